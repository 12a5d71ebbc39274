import CopyFormats
import CopyModel
import Testing

/// Pieces of programs whose language nobody names.
@Suite struct CodePieceFormatTests {
  private let format = CodePieceFormat()

  private func parts(_ text: String) -> String {
    let catalog = format.read(text)
    return zip(catalog.entries, catalog.values).map { "\($0.group < 0 ? "+ " : "")\($0.role.name) \($1)" }
      .joined(separator: " | ")
  }

  private static let alert = "alert-title Drain it? | alert-message The frogs’ll leave. | button Drain | button Cancel"

  @Test(arguments: [
    "AlertDialog(title: Text('Drain it?'), content: Text('The frogs’ll leave.'), actions: [\n"
      + "  TextButton(child: Text('Drain')), TextButton(child: Text('Cancel')),\n]);",
    "<Dialog>\n<DialogTitle>Drain it?</DialogTitle>\n<DialogContent>The frogs’ll leave.</DialogContent>\n"
      + "<Button onClick={go}>Drain</Button><Button variant=\"plain\">Cancel</Button></Dialog>",
    "Alert.alert('Drain it?', 'The frogs’ll leave.', [{ text: 'Drain' }, { text: 'Cancel', style: 'cancel' }]);",
    "const POND = { title: 'Drain it?', body: 'The frogs’ll leave.', cta: 'Drain', cancelLabel: 'Cancel' };",
    "drainTitle = \"Drain it?\"\ndrainMessage = \"The frogs’ll leave.\"\nbuttons = [\"Drain\", \"Cancel\"]\n",
    "<ConfirmDialog title=\"Drain it?\" message=\"The frogs’ll leave.\" confirmText=\"Drain\" "
      + "cancelText=\"Cancel\" />",
  ])
  func `The same alert in several languages`(text: String) { #expect(parts(text) == Self.alert) }

  @Test func `Two titles beside each other are of no alert`() {
    #expect(parts("x = { title: 'Big Pond', body: 'It has frogs.', title2: 'Small', cta: 'Drain' }").contains("+ "))
  }

  @Test func `Names of the program are no copy`() {
    #expect(
      parts("toast(t('pond.empty', 'The pond is empty'), { icon: 'pond-filled' });") == "+ text The pond is empty")
  }

  @Test func `What is read aloud of a button is no title of it`() {
    #expect(
      parts(
        "<Dialog><h2>Drain it?</h2><p>The frogs leave.</p><Button aria-label=\"leave the pond\">Cancel</Button></Dialog>"
      )
      .contains("text leave the pond"))
  }

  @Test(arguments: ["Tap \"Drain\" (or 'Fill') to go on.", "title: \"Drain it?\"", "It's done, isn't it?"])
  func `Prose and labelled lines are no code`(text: String) {
    let buffer = ByteBuffer(Array(text.utf8))
    #expect(withExtendedLifetime(buffer) { !CodePieceFormat.isPiece(buffer.bytes) })
  }

  @Test func `New words keep the quotation marks and get their escapes`() throws {
    let catalog = format.read("show(Text('It\\'s dry'));")
    let entry = try #require(catalog.entries.first)
    let length = catalog.bytes(entry.value).count
    let edits = try #require(format.edits(for: [Splice(0..<length, "It's wet")], of: entry, in: catalog))
    #expect(edits.map(\.text).joined() == "It\\'s wet")
  }
}
