import CopyFormats
import CopyModel
import Testing

@Suite struct JSONLinesFormatTests {
  private let format = JSONLinesFormat()

  @Test func claimsItsFiles() {
    #expect(format.claims(fileName: "Copy.JSONL"))
    #expect(!format.claims(fileName: "copy.json"))
  }

  @Test func everyFieldIsTaken() throws {
    let catalog = format.read(
      #"{"value":"Löschen","id":"a-1","path":"de.lproj/X.strings","key":"del","comment":"A \"b\"","locale":"de","#
        + #""role":"button","style":["destructive","default"],"source":"Delete","other":{"x":[1]}}"# + "\n")
    let entry = try #require(catalog.entries.first)
    #expect(catalog.problems.isEmpty)
    #expect(catalog.values == ["Löschen"])
    #expect(catalog.bytes(entry.key).text == "del")
    #expect(catalog.bytes(entry.comment).text == "A \"b\"")
    #expect(catalog.locale(of: entry).description == "de")
    #expect(entry.role == .button)
    #expect(entry.evidence == .explicit)
    #expect(entry.style == [.destructive, .default, .declared])
    let extras = try #require(catalog.extras(of: entry))
    #expect(extras.id == "\"a-1\"")
    #expect(extras.path == "de.lproj/X.strings")
    #expect(extras.source == "Delete")
  }

  /// A number and a string are two identifiers, and each is printed as it came.
  @Test(arguments: ["12", "\"12\"", "1.50", "-0", "\"a\\u0062\""])
  func identifiersKeepTheirWrittenForm(_ id: String) throws {
    let catalog = format.read("{\"value\":\"A\",\"id\":\(id)}")
    #expect(try #require(catalog.extras(of: catalog.entries[0])).id == id)
  }

  @Test func linesStandAlone() {
    let catalog = format.read("\n{\"value\":\"A\"}\r\n  \r\n{\"value\":null}\n[1]\n{\"value\":\"B\"\n{\"value\":\"C\"}")
    #expect(catalog.values == ["A", "C"])
    #expect(catalog.entries.allSatisfy { $0.evidence == .none && $0.role == .unknown && $0.group < 0 })
    #expect(
      catalog.problemLines == [
        "⟦{⟧ The field “value” is missing. It holds the string to check.",
        "⟦[⟧ Each line holds one object in braces with the field “value”.",
        "⟦{⟧ This bracket is never closed.",
      ])
  }

  /// The words at fault are all that the report names.
  @Test(arguments: [
    (#""role":"boton""#, "boton"), (#""locale":"x y""#, "x y"), (#""style":"cancel""#, "\"cancel\""),
    (#""style":["cancel","bold"]"#, "\"bold\""), (#""key":1"#, "1"), (#""id":[1]"#, "["), (#""group":true"#, "true"),
    (#""value":"B""#, "value"),
  ])
  func badFieldsAreNamedAndTheRestIsKept(_ field: String, _ fault: String) {
    let catalog = format.read("{\"value\":\"A\",\(field)}")
    #expect(catalog.values == ["A"])
    #expect(catalog.problems.count == 1)
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == [fault])
  }

  @Test func anUnknownRoleIsAnsweredWithTheNames() {
    let catalog = format.read(#"{"value":"A","role":"title"}"#)
    #expect(catalog.problems[0].message.contains("alert-title, alert-message, button"))
  }

  @Test func escapesLeadBackToTheirBytes() {
    let catalog = format.read(#"{"value":"a\u0041\n😀\ud83d\ude00\"z"}"#)
    let entry = catalog.entries[0]
    #expect(catalog.values == ["aA\n😀😀\"z"])
    let places = [(1..<2, #"\u0041"#), (2..<3, #"\n"#), (3..<7, "😀"), (7..<11, #"\ud83d\ude00"#), (11..<13, #"\"z"#)]
    for (range, written) in places { #expect(catalog.written(at: catalog.span(of: range, in: entry)) == written) }
  }

  @Test func badEscapesAreReportedWhereTheyStand() {
    let catalog = format.read(#"{"value":"a\ud800b\qc"}"#)
    #expect(catalog.values == ["a\u{FFFD}bqc"])
    #expect(catalog.problems.map { catalog.written(at: $0.span) } == [#"\ud800"#, #"\q"#])
    #expect(catalog.problems.map(\.kind) == [.encoding, .unknownEscape])
  }

  @Test func bytesThatAreNoTextSpoilOneValueOnly() {
    let catalog = format.read(bytes: Array("{\"value\":\"a".utf8) + [0xFF] + Array("b\"}\n{\"value\":\"c\"}".utf8))
    #expect(catalog.entries.map { $0.flags.contains(.isDamaged) } == [true, false])
    #expect(catalog.problems.map(\.kind) == [.encoding])
  }

  @Test func readsUTF16AndMarks() {
    let text = "{\"value\":\"Ünï😀\\n\",\"role\":\"x\"}"
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    for catalog in [format.read(bytes: wide), format.read("\u{FEFF}" + text)] {
      #expect(catalog.values == ["Ünï😀\n"])
      #expect(catalog.problems.count == 1)
    }
  }
}
