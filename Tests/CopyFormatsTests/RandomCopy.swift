import CopyFormats
import CopyModel
import TestSupport

/// Copy drawn by chance, the same for the same seed.
struct RandomCopy: RandomNumberGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Up to `length` scalars, of which many mean something to one format or another.
  mutating func text(upTo length: Int) -> String {
    let pieces: [String] = [
      "a", "Delete", "Cancel", " ", " ", "  ", ",", ", ", "*", "!", "[", "]", " [cancel]", "\\", "\\\\", "\"", "/", ":",
      "：",
      "Title: ", "Message", "Note: ", "\n", "\r\n", "\t", "\u{0}", "\u{8}", "\u{C}", "\u{1F}", "é", "e\u{301}", "é",
      "한국어", "，", "、",
      "😀", "👩‍👩‍👧", "\u{2028}", "\u{FEFF}", "\u{202E}", "{", "}", "%@", "’", ".",
    ]
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
  }

  /// `bytes` with a few bytes changed, taken away or put in.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let place = Int.random(in: 0...result.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0 where place < result.count: result.remove(at: place)
      case 1 where place < result.count: result[place] = UInt8.random(in: 0...255, using: &self)
      default: result.insert(Array("{}[]\",:\\*!\n a1\u{80}".utf8).randomElement(using: &self)!, at: place)
      }
    }
    return result
  }
}

/// What tests ask of a catalogue.
extension Catalog {
  var values: [String] { entries.map { bytes($0.value).text } }

  /// The piece of the file that a span names. Spans of a stream count from its start.
  func written(at span: ByteSpan) -> String {
    let start = span.offset - source.base.bytes
    return source.disk.bytes.slice(start..<start + span.length).text
  }

  /// `groups` as text: kind, name, values.
  var groupLines: [String] {
    groups.map { group in "\(group.kind) \(group.name): " + values[group.entries].joined(separator: " | ") }
  }

  /// Each problem as the piece of the file it names and its message.
  var problemLines: [String] { problems.map { "⟦\(written(at: $0.span))⟧ \($0.message)" } }

  /// Whether every place that the catalogue names lies in its file.
  var hasPlacesInside: Bool {
    let file = source.base.bytes...source.base.bytes + source.disk.count
    let spans = problems.map(\.span) + entries.map { span(of: 0..<$0.value.count, in: $0) }
    return spans.allSatisfy { file.contains($0.offset) && file.contains($0.end) && $0.length >= 0 }
  }

  /// The file after `edits`.
  func text(after edits: [Edit]) -> String {
    var (result, position) = ([UInt8](), 0)
    for edit in edits.sorted(by: { $0.span.offset < $1.span.offset }) {
      result += source.disk.bytes.slice(position..<edit.span.offset)
      result += edit.bytes
      position = edit.span.end
    }
    return String(decoding: result + source.disk.bytes.slice(from: position), as: UTF8.self)
  }
}

extension CatalogFormat {
  /// Reads text that is made up for a test.
  func read(_ text: String) -> Catalog { read(bytes: Array(text.utf8)) }

  func read(bytes: [UInt8]) -> Catalog {
    read(SourceText(ByteBuffer(bytes)), path: "test", locale: .english)
  }
}
