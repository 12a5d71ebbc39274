import Testing

/// Functions of one name, and other names of types.
@Suite struct OverloadTests {
  @Test func aNameOfAStringIsNothingToDo() {
    let program = """
      object Dialogs {
        fun show(context: Context, title: Int, message: Int, yes: Int = R.string.fine, onYes: () -> Unit = {}) {
          AlertDialog.Builder(context).setTitle(title).setMessage(message).setPositiveButton(yes) { _, _ -> onYes() }.show()
        }
        fun show(context: Context, message: Int, onYes: () -> Unit) {
          AlertDialog.Builder(context).setMessage(message).setPositiveButton(R.string.yes) { _, _ -> onYes() }.show()
        }
        fun one(context: Context) = show(context, R.string.kiln_cold, R.string.kiln_cold_why)
        fun two(context: Context) = show(context, R.string.sell_kiln) { sell() }
      }
      """
    let keys = #"val keys = listOf("fine", "yes", "kiln_cold", "kiln_cold_why", "sell_kiln")"#
    let uses = Reading.joined([(program, .kotlin), (keys, .kotlin)])
    #expect(Reading.isOneSet(["kiln_cold", "kiln_cold_why", "fine"], of: uses))
    #expect(Reading.isOneSet(["sell_kiln", "yes"], of: uses))
    #expect(!Reading.isOneSet(["kiln_cold", "yes"], of: uses, isClosed: false))
  }

  @Test func typesGoByOtherNames() {
    let words = { (type: String, text: String) in
      """
      enum \(type) { enum Kiln {
        static let title = NSLocalizedString("\(text)", comment: "")
      } }
      private typealias words = \(type).Kiln
      func ask\(type)() {
        let alert = UIAlertController(title: words.title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "\(type)", style: .default))
      }
      """
    }
    let (hot, cold) = (words("Speech", "The kiln is hot"), words("Talk", "The kiln is cold"))
    let uses = Reading.joined([(hot, .swift), (cold, .swift)])
    #expect(Reading.isOneSet(["The kiln is cold", "Talk"], of: uses))
  }
}
