import CExpat
import CopyModel
import Testing

@testable import CopyFormats

@Suite struct XMLTapeTests {
  /// Kind and text of each event.
  private func lines(_ text: String) -> [String] {
    let buffer = ByteBuffer(text.utf8)
    let tape = XMLTape(buffer.bytes)
    return (0..<tape.count).map { "\(tape[$0].kind) \(buffer.bytes.slice(tape[$0].range).text)" }
  }

  @Test func `Each piece has its place`() {
    #expect(
      lines("<a x='1'>b&amp;c\r\n<!--d--><![CDATA[e&]]><f/>é</a>") == [
        "start <a x='1'>", "text b", "character &amp;", "text c", "lineEnd \r\n", "comment <!--d-->",
        "cdataStart <![CDATA[", "text e&", "cdataEnd ]]>", "start <f/>", "end ", "text é", "end </a>",
      ])
  }

  @Test func `Text of more than one piece of input is one event`() {
    let long = String(repeating: "é\n", count: 1_000_000)
    #expect(lines("<a>\(long)</a>").count == 3)
  }

  @Test func `Kinds are in the order of the library's face`() {
    #expect(XMLEvent.Kind.start.rawValue == CExpatEventKindStart.rawValue)
    #expect(XMLEvent.Kind.lineEnd.rawValue == CExpatEventKindLineEnd.rawValue)
    #expect(XMLEvent.Kind.doctype.rawValue == CExpatEventKindDoctype.rawValue)
  }

  @Test func `Elements that a fault left open are closed there`() {
    let buffer = ByteBuffer("<a><b>c</b><d>e".utf8)
    let tape = XMLTape(buffer.bytes)
    #expect(tape.failure?.reason == .unclosedElement)
    let root = tape.root!
    let first = tape.firstChild(of: root)!
    let second = tape.sibling(after: first, in: root)!
    #expect(tape.isClosed(first) && !tape.isClosed(second) && !tape.isClosed(root))
    #expect(tape.sibling(after: second, in: root) == nil)
  }

  @Test(arguments: [
    ("<a x=\"1\" yy='2&amp;'>", "x", "1"), ("<a x=\"1\" yy='2&amp;'>", "yy", "2&amp;"), ("<a\n x = \">\"/>", "x", ">"),
  ])
  func `Attributes are found by name`(tag: String, name: String, value: String) {
    let buffer = ByteBuffer(tag.utf8)
    let found = XMLTag(buffer.bytes, 0..<buffer.count)
    let range = name == "x" ? found.attribute("x") : found.attribute("yy")
    #expect(range.map { buffer.bytes.slice($0).text } == value)
    #expect(found.isNamed("a") && found.attribute("z") == nil)
  }
}
