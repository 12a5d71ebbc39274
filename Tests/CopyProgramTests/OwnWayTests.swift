import CopyProgram
import Testing

/// Alerts that a project shows in its own ways: by views in views, holders, tuples, and hosts.
@Suite struct OwnWayTests {
  private func told(_ program: String, _ dialect: ProgramDialect = .kotlin) -> [Set<String>] {
    Reading.textsOfSets([(program, dialect)])
  }

  private let dialog = """
    @Composable fun ShedDialog(heading: @Composable () -> Unit, body: @Composable () -> Unit, yes: @Composable () -> Unit) {
      AlertDialog(onDismissRequest = {}, title = heading, text = body, confirmButton = yes)
    }
    @Composable fun ShedLabel(text: String, modifier: Modifier = Modifier) { BasicText(text = text, modifier = modifier) }
    """

  @Test func whatStandsBesideAViewIsNoReasonToLoseIt() {
    let program =
      dialog + """

        @Composable fun Screen() {
          ShedDialog(heading = { ShedLabel("Lock the shed?") },
            body = { Column { ShedLabel("The rake is outside."); Spacer(Modifier.height(8.dp)) } },
            yes = { Button(onClick = {}) { Text("Lock") } })
        }
        """
    #expect(told(program).contains(["Lock the shed?", "The rake is outside.", "Lock"]))
  }

  @Test func aButtonsTitleMayComeThroughTwoFunctions() {
    let program =
      dialog + """

        @Composable fun BaseButton(onClick: () -> Unit, content: @Composable () -> Unit) {
          TextButton(onClick = onClick) { content() }
        }
        @Composable fun ShedButton(label: String, onClick: () -> Unit) { BaseButton(onClick) { ShedLabel(label) } }
        @Composable fun Screen() {
          ShedDialog(heading = { ShedLabel("Lock the shed?") }, body = { ShedLabel("The rake is outside.") },
            yes = { Row { ShedButton("Leave") {}; ShedButton("Lock") {} } })
        }
        """
    #expect(told(program).contains(["Lock the shed?", "The rake is outside.", "Leave", "Lock"]))
  }

  private let host = """
    data class Notice(val title: String, val text: String, val ok: String? = null)
    class Host { private val _open = MutableStateFlow<Notice?>(null)
      val current = _open.asStateFlow()
      fun open(notice: Notice) { _open.value = notice } }
    """

  @Test func aHostShowsWhatItsFlowHolds() {
    let program =
      host + """

        @Composable fun Notices(host: Host) {
          val notice by host.current.collectAsState()
          notice?.let { n ->
            AlertDialog(onDismissRequest = {}, title = { Text(n.title) }, text = { Text(n.text) },
              confirmButton = { TextButton(onClick = {}) { Text(n.ok ?: "Fine") } })
          }
        }
        class Model(val host: Host) {
          fun wet() { host.open(Notice(title = "The rake is wet.", text = "Dry it.")) }
          fun lost() { host.open(Notice(title = "The rake is lost.", text = "Buy one.", ok = "Buy")) } }
        """
    #expect(told(program).contains(["The rake is wet.", "Dry it.", "Fine"]))
    #expect(told(program).contains(["The rake is lost.", "Buy one.", "Buy"]))
  }

  @Test func anObjectGoesThroughOverloads() {
    let program =
      host + """

        @Composable fun NoticeDialog(data: Notice) { NoticeDialog(title = data.title, text = data.text, ok = data.ok) }
        @Composable fun NoticeDialog(title: String, text: String, ok: String?) {
          NoticeDialog(title = title, text = AnnotatedString(text), ok = ok) }
        @Composable fun NoticeDialog(title: String, text: AnnotatedString, ok: String?) {
          AlertDialog(onDismissRequest = {}, title = { Text(title) }, text = { Text(text) },
            confirmButton = { TextButton(onClick = {}) { Text(ok ?: "Fine") } }) }
        @Composable fun Screen(host: Host) { host.current.value?.let { NoticeDialog(data = it) } }
        class Model(val host: Host) { fun wet() { host.open(Notice(title = "The rake is wet.", text = "Dry it.")) } }
        """
    #expect(told(program).contains(["The rake is wet.", "Dry it.", "Fine"]))
  }

  @Test func twoHoldersExcludeNothing() {
    let program = """
      sealed interface Words { data class Plain(val s: String) : Words
        data class Counted(val one: String, val n: Int) : Words }
      fun Words.asString(): String = when (this) {
        is Words.Plain -> s
        is Words.Counted -> one
      }
      class Crate(val label: Words)
      data class ShedState(val title: Words, val text: Words)
      class Model { fun state() = ShedState(title = Words.Counted("A rake is lost.", 1), text = Words.Plain("Buy one.")) }
      @Composable fun Screen(state: ShedState) {
        AlertDialog(onDismissRequest = {}, title = { Text(state.title.asString()) }, text = { Text(state.text.asString()) },
          confirmButton = { TextButton(onClick = {}) { Text("Fine") } })
      }
      """
    #expect(told(program).contains(["A rake is lost.", "Buy one.", "Fine"]))
    #expect(!told(program).contains(["A rake is lost.", "Fine"]))
  }

  @Test func aTupleIsAskedByItsLabels() {
    let program = """
      typealias Note = (heading: String, detail: String)
      enum Fault { case wet, lost
        var content: (title: String, body: String, button: String) {
          if self == .wet { return (title: "The rake is wet.", body: "Dry it.", button: "Dry") }
          return (title: "The rake is lost.", body: "Buy one.", button: "Buy")
        } }
      extension UIViewController {
        func show(_ note: Note, button: String) {
          let alert = UIAlertController(title: note.heading, message: note.detail, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: button, style: .default))
          present(alert, animated: true)
        }
      }
      class Shed: UIViewController {
        func tell(_ fault: Fault) {
          let content = fault.content
          let alert = UIAlertController(title: content.title, message: content.body, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: content.button, style: .default))
          present(alert, animated: true)
        }
        func open() {
          let note: Note = ("The shed is open.", "Lock it.")
          show(note, button: "Lock")
        }
      }
      """
    let all = told(program, .swift)
    #expect(all.contains(["The rake is wet.", "Dry it.", "Dry"]))
    #expect(all.contains(["The rake is lost.", "Buy one.", "Buy"]))
    #expect(all.contains(["The shed is open.", "Lock it.", "Lock"]))
  }

  @Test func aGetterMayBeAnnotatedAndANameHidden() {
    let program = """
      object ShedWords {
        val _title @Composable get() = "Lock the shed?"
        val text: String
          @Composable @ReadOnlyComposable get() = "The rake is outside."
      }
      @Composable fun Screen() {
        AlertDialog(onDismissRequest = {}, title = { Text(ShedWords._title) }, text = { Text(ShedWords.text) },
          confirmButton = { TextButton(onClick = {}) { Text("Lock") } })
      }
      """
    #expect(told(program).contains(["Lock the shed?", "The rake is outside.", "Lock"]))
  }

  @Test func anObjectHasNoPartInWordsOfTheFunctionAlone() {
    let program = """
      enum Outcome { case fault(Failure) }
      class Failure { let code: Int; let note: String?; init(code: Int, note: String? = nil) {} }
      class Shed: UIViewController {
        func ended(_ outcome: Outcome) { switch outcome { case .fault(let failure): tell(failure.note) } }
        func tell(_ note: String?) { warn("The shed is shut.", note ?? "Wait.") }
        func warn(_ title: String, _ text: String) {
          let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Close", style: .default))
          present(alert, animated: true)
        }
      }
      """
    let gate = "class Gate { func pass(_ done: (Outcome) -> Void) { done(.fault(.broken)) } }"
    let without = Reading.joined([(program, .swift)])
    #expect(Reading.joined([(program, .swift), (gate, .swift)]) == without)
  }

  @Test func aDialogMayHaveTheNameOfTheSystems() {
    let program = """
      import androidx.compose.material3.AlertDialog as MaterialAlertDialog
      import androidx.compose.material3.TextButton as MaterialButton
      @Composable fun AlertDialog(title: String, text: String, confirmText: String, onConfirm: () -> Unit) {
        MaterialAlertDialog(onDismissRequest = {}, title = { ShedText(title) }, text = { ShedText(text) },
          confirmButton = { ShedButton(confirmText, onConfirm) })
      }
      @Composable fun ShedText(text: String) { Text(text) }
      @Composable fun ShedText(text: AnnotatedString) { Text(text) }
      @Composable fun ShedButton(text: String, onClick: () -> Unit, icon: (@Composable () -> Unit)? = null) {
        MaterialButton(onClick = onClick) {
          icon?.invoke()
          Text(text)
        }
      }
      @Composable fun Screen() {
        AlertDialog(title = "Lock the shed?", text = "The rake is outside.", confirmText = "Lock", onConfirm = {})
      }
      """
    #expect(told(program).contains(["Lock the shed?", "The rake is outside.", "Lock"]))
    let card = """
      @Composable fun ShedDialog(headline: (@Composable ColumnScope.() -> Unit)?, buttons: @Composable () -> Unit) {
        Dialog(onDismissRequest = {}) {
          Column {
            headline?.invoke(this)
            Text("The rake is outside.")
            Row { buttons() }
          }
        }
      }
      @Composable fun Other() { ShedDialog(headline = { Text("Lock it?") }, buttons = { TextButton({}) { Text("Lock") } }) }
      """
    #expect(told(card).contains(["Lock it?", "The rake is outside.", "Lock"]))
  }
}
