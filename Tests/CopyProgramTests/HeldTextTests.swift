import CopyProgram
import Testing

/// Dialogs of Compose whose texts come through overloads, blocks, and objects that hold them.
@Suite struct HeldTextTests {
  private func inSets(_ program: String) -> [String] {
    Reading.joined([(program, .kotlin)]).filter { $0.contains(" in ") }.map { $0.replacing("?:", with: ":") }.sorted()
  }

  @Test func anOverloadIsChosenByTheTypesOfItsParameters() {
    let program = """
      @Composable fun KilnDialog(title: String?, message: String, go: String, stay: String, onGo: () -> Unit) {
        KilnDialog(title = title, message = AnnotatedString(message), go = go, stay = stay, onGo = onGo)
      }
      @Composable fun KilnDialog(title: String?, message: AnnotatedString, go: String, stay: String, onGo: () -> Unit) {
        Dialog(onDismissRequest = {}) {
          Column {
            title?.let { Text(text = it, style = Type.head) }
            Text(text = message)
            Row {
              KilnButton(label = stay, onClick = {})
              KilnButton(label = go, onClick = onGo)
            }
          }
        }
      }
      @Composable fun KilnButton(label: String, onClick: () -> Unit) {
        TextButton(onClick = onClick) { Text(text = label) }
      }
      @Composable fun Screen() {
        KilnDialog(title = "Heat the kiln?", message = "It glows.", go = "Heat", stay = "Wait", onGo = {})
      }
      """
    #expect(
      inSets(program) == [
        "alert-message in 1: It glows.", "alert-title in 1: Heat the kiln?", "button in 1: Heat", "button in 1: Wait",
      ])
    // What nobody knows the type of goes to the one that shows it in the end.
    let unknown = inSets(program.replacing("message = \"It glows.\"", with: "message = state.words"))
    #expect(unknown.count { $0.contains(" in 1: ") } == 3)
  }

  @Test func aBlockMayHoldTheProjectsOwnButton() {
    let program = """
      @Composable fun KilnAlert(title: @Composable () -> Unit, text: @Composable () -> Unit, confirmButton: @Composable () -> Unit) {
        AlertDialog(onDismissRequest = {}, title = title, text = text, confirmButton = confirmButton)
      }
      @Composable fun KilnButton(label: String, onClick: () -> Unit) {
        TextButton(onClick = onClick) { Text(text = label) }
      }
      @Composable fun Screen() {
        KilnAlert(title = { Text("Heat the kiln?") }, text = { Text("It glows.") }, confirmButton = { KilnButton("Heat") {} })
      }
      """
    #expect(
      inSets(program) == [
        "alert-message in 1: It glows.", "alert-title in 1: Heat the kiln?", "button in 1: Heat",
      ])
  }

  @Test func aStateHoldsTextsThatTheScreenAsksFor() {
    let program = """
      sealed interface Words { data class Res(val id: Int) : Words
        @Composable operator fun invoke(): String = when (this) { is Res -> stringResource(id) } }
      fun Int.asText(): Words = Words.Res(this)
      data class KilnState(val dialog: KilnDialog?)
      sealed class KilnDialog { data class Fault(val title: Words?, val message: Words) : KilnDialog() }
      class Model { fun fail(state: KilnState) = state.copy(
        dialog = KilnDialog.Fault(title = R.string.kiln_hot.asText(), message = R.string.kiln_wait.asText())) }
      @Composable fun BasicDialog(title: String?, message: String) {
        AlertDialog(onDismissRequest = {}, title = title?.let { { Text(text = it) } }, text = { Text(text = message) },
          confirmButton = { TextButton(onClick = {}) { Text(text = "Fine") } })
      }
      @Composable fun Screen(state: KilnState) {
        when (val shown = state.dialog) {
          is KilnDialog.Fault -> BasicDialog(title = shown.title?.invoke(), message = shown.message())
          null -> Unit
        }
      }
      """
    let facts = ProgramIndex.joined([Reading.facts(program, .kotlin)])
    let roles = facts[0].uses.filter { $0.set >= 0 && ($0.copy.isLocalized || $0.copy.key != 0) }.map(\.role.name)
    #expect(Set(roles).isSuperset(of: ["alert-title", "alert-message", "button"]))
  }

  @Test func whatACallLeavesOutIsNotThere() {
    let program = """
      @Composable fun BasicDialog(title: String?, message: String, reason: Throwable? = null) {
        AlertDialog(onDismissRequest = {}, title = title?.let { { Text(text = it) } }, text = { Text(text = message) },
          confirmButton = {
            reason?.let { TextButton(onClick = {}) { Text(text = "Share Report") } }
            TextButton(onClick = {}) { Text(text = "Fine") }
          })
      }
      @Composable fun Screen() { BasicDialog(title = "The kiln is hot.", message = "Wait an hour.") }
      @Composable fun Other(e: Throwable) { BasicDialog(title = "The kiln is cold.", message = "Heat it.", reason = e) }
      """
    let told = Reading.textsOfSets([(program, .kotlin)])
    #expect(told.contains { $0 == ["The kiln is hot.", "Wait an hour.", "Fine"] })
    #expect(told.contains { $0.isSuperset(of: ["The kiln is cold.", "Heat it.", "Fine", "Share Report"]) })
  }

  @Test func aFallbackIsNotShownWhereThereAreWords() {
    let program = """
      struct Notice: Identifiable { let id = 1; let title: String?; let message: String }
      struct Screen: View { @State var notice: Notice?
        var body: some View {
          Text("A").alert(notice?.title ?? "Kiln", isPresented: .constant(true), presenting: notice) { _ in
            Button("Close") {}
          } message: { notice in Text(notice.message) }
        }
      }
      final class Model { var notice: Notice?
        func hot() { notice = Notice(title: "The kiln is hot.", message: "Wait an hour.") }
        func cold() { notice = Notice(title: nil, message: "Heat it.") } }
      """
    let told = Reading.textsOfSets([(program, .swift)])
    #expect(told.contains { $0.isSuperset(of: ["The kiln is hot.", "Wait an hour.", "Close"]) })
    #expect(!told.contains { $0.isSuperset(of: ["Kiln", "Wait an hour."]) })
  }
}
