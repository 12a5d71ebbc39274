import Testing

/// Dialogs of the project that go by the names of the system’s, and those whose classes stand far below.
@Suite struct OwnDialogTests {
  @Test func aDialogThatIsGivenItsButtonsAsWordsIsTheProjectsOwn() {
    let dialog = """
      @Composable
      fun AlertDialog(
        title: String, content: @Composable () -> Unit, onDismiss: () -> Unit, confirmButton: String? = null,
        dismissButton: String? = null, onConfirmClicked: () -> Unit = {}
      ) {
        Surface {
          Column {
            Text(text = title, style = ReefTheme.typography.header)
            Box { content() }
            if (confirmButton != null || dismissButton != null) {
              Row {
                if (dismissButton != null) { TextButton(text = dismissButton, onClick = onDismiss) }
                if (confirmButton != null) { TextButton(text = confirmButton, onClick = onConfirmClicked) }
              }
            }
          }
        }
      }
      @Composable fun TextButton(text: String = "", onClick: () -> Unit = {}) {
        Box(Modifier.clickable(onClick = onClick)) { Text(text = text) }
      }
      """
    let use = """
      @Composable fun Denied(onConfirm: () -> Unit, onCancel: () -> Unit) {
        AlertDialog(
          title = "The reef is closed", content = { Text(text = "Ask the harbour to open it.") },
          confirmButton = words("Ask Harbour"), dismissButton = words("Swim Back"), onDismiss = onCancel)
      }
      """
    let uses = Reading.joined([(dialog, .kotlin), (use, .kotlin)])
    let all = ["The reef is closed", "Ask the harbour to open it.", "Ask Harbour", "Swim Back"]
    #expect(Reading.isOneSet(all, of: uses, isClosed: false))
    #expect(uses.contains { $0.hasPrefix("button in ") && $0.hasSuffix(": Ask Harbour") })
  }

  @Test func whatAClassFarBelowHasIsShown() {
    let program = """
      abstract class NameDialog : AppCompatDialogFragment() {
        protected abstract val head: String
        override fun onCreateDialog(state: Bundle?): Dialog =
          MaterialAlertDialogBuilder(requireContext()).setTitle(head).setPositiveButton("Go On", null).create()
      }
      abstract class FileNameDialog : NameDialog() { override fun isValid(name: String): Boolean = name.isNotEmpty() }
      class RenameDialog : FileNameDialog() { override val head: String = "Rename the boat" }
      class SinkDialog : NameDialog() { override val head: String = "Sink the boat" }
      """
    let uses = Reading.joined([(program, .kotlin)])
    #expect(Reading.isOneSet(["Rename the boat", "Go On"], of: uses, isClosed: false))
    #expect(Reading.isOneSet(["Sink the boat", "Go On"], of: uses, isClosed: false))
  }
}
