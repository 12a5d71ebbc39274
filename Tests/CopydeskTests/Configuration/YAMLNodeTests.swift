import CopyModel
import TestSupport
import Testing

@testable import CopyConfiguration
@testable import CopyKernel

struct YAMLNodeTests {
  private func read(_ text: String) throws(ConfigurationError) -> YAMLNode {
    let bytes = ByteBuffer(Array(text.utf8))
    return try YAMLNode.read(bytes.bytes, path: "c.yml")
  }

  @Test func `Nodes keep their text and places`() throws {
    let root = try read("# note\nnames:\n  - “é” x\n  - 'two words'\nrules: {a-b: off, c: }\n")
    #expect(root.members.map(\.key.text) == ["names", "rules"])
    #expect(root["names"]?.elements.map(\.text) == ["“é” x", "two words"])
    #expect(root["names"]?.elements.map(\.place.line) == [3, 4])
    #expect(root["rules"]?["a-b"]?.text == "off")
    #expect(root["rules"]?["c"]?.isNothing == true)
    #expect(root["rules"]?.members.map(\.key.place.column) == [9, 19])
  }

  @Test func `Columns count scalars`() throws {
    let root = try read("{é𝄞: x, e\u{301}: y}")
    #expect(root.members.map(\.value.place.column) == [6, 13])
  }

  @Test(arguments: ["", "# only a note\n", "\u{FEFF}# note\n"])
  func `An empty document says nothing`(text: String) throws {
    #expect(try read(text).isNothing)
  }

  @Test func `A byte-order mark takes no column`() throws {
    #expect(try read("\u{FEFF}a: b").members.map(\.value.place.column) == [4])
  }

  /// What is refused, and where.
  @Test(arguments: [
    ("a: &x 1", 1, 4, "anchors"), ("a: 1\nb: *x", 2, 4, "aliases"), ("a: !!str 1", 1, 4, "tags"),
    ("a: 1\n---\nb: 2", 2, 1, "second document"), ("a: 1\nb: 2\na: 3", 3, 1, "second time"),
    ("? [a]\n: 1", 1, 3, "must be text"), ("a:\n\t- b", 2, 1, "can’t be read"), ("a: \"b", 1, 6, "can’t be read"),
    ("a: b\nc: \u{1}", 2, 4, "UTF-8"), (String(repeating: "[", count: 40), 1, 33, "too deep"),
  ])
  func `What is no plain document is refused at its place`(text: String, line: Int, column: Int, words: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.place == ConfigurationPlace(path: "c.yml", line: line, column: column))
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func `Bytes that are no UTF-8 are told at their place`() {
    let bytes = ByteBuffer(Array("a: é\nb: ".utf8) + [0xC3, 0x28])
    let error = #expect(throws: ConfigurationError.self) { try YAMLNode.read(bytes.bytes, path: "c.yml") }
    #expect(error?.place == ConfigurationPlace(path: "c.yml", line: 2, column: 5))
  }

  /// Pieces that mean something to YAML, and bytes that mean nothing.
  private static let pieces: [[UInt8]] =
    [
      "- ", "a", ": ", "\n", "  ", "{", "}", "[", "]", ",", "\"", "'", "|", ">", "&x ", "*x", "!t ", "# ", "---\n",
      "? ",
      "%YAML 1.1\n", "\t", "é", "\\", "...\n", "\u{FEFF}", "<<: ",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x85]]

  @Test(arguments: 0..<50)
  func `Garbage is read or refused within itself`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 } + 2
      let buffer = ByteBuffer(bytes)
      do {
        let root = try YAMLNode.read(buffer.bytes, path: "c.yml")
        #expect(root.places.allSatisfy { (1...lines).contains($0.line) && (1...bytes.count + 1).contains($0.column) })
      } catch {
        #expect((1...lines).contains(error.place.line), "\(bytes)")
        #expect((1...bytes.count + 1).contains(error.place.column), "\(bytes)")
      }
    }
  }
}

extension YAMLNode {
  fileprivate var places: [ConfigurationPlace] {
    [place] + elements.flatMap(\.places) + members.flatMap { $0.key.places + $0.value.places }
  }
}
