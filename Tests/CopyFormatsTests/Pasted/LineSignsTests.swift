import CopyModel
import Testing

@testable import CopyFormats

/// What is known of a line at one look saves a closer one, and never changes what is read.
@Suite struct LineSignsTests {
  private static let pieces = [
    "Title", "Message", "Delete button", "text", "says", "Cancel", "OK", "Yes", "Screen", "the", "boat", "can’t", "Hi",
    "HTTP", "DialogTitle", "v2", "h1.", "12", "3", "14h07", "9 AM", "é", "été", "день", "한국", "日本", "“", "”", "\"", "…",
    "'",
    ".", ",", "?", "!", "%@", "$5", "&", ";", ":", "：", " - ", "—", "/", " | ", "[", "]", "(", ")", "•", "`", "*", "_",
    "#",
    "\u{A0}", "\u{301}", "×", "😀", "\t", "   ",
  ]

  /// Lines of words, many without a sign of any kind.
  private static func lines() -> [String] {
    var copy = RandomCopy(seed: 24)
    return (0..<20_000).map { number in
      let known = pieces.prefix(number % 3 == 0 ? pieces.count : number % 3 == 1 ? 36 : 22)
      let count = Int.random(in: 1...6, using: &copy)
      return (0..<count).map { _ in known.randomElement(using: &copy) ?? "" }.joined(
        separator: number % 5 == 0 ? "" : " ")
    }
  }

  private static func reading<Answer>(_ text: String, _ answer: (Bytes) -> Answer) -> Answer {
    let buffer = ByteBuffer(text.utf8)
    return withExtendedLifetime(buffer) { answer(buffer.bytes) }
  }

  private static func facts(_ text: Bytes, signs: LineSigns?) -> String {
    let line = CopyLine(text, 0..<text.count, signs: signs)
    return "\(line.kind) \(line.content) \(line.copy) \(line.whole) \(line.words) \(line.buttons) \(line.isBullet) "
      + "\(line.isDecorated) \(line.isHeading) \(line.isStamp) \(line.hasEqual) \(line.hasKeys) \(line.hasPlainLabel)"
  }

  @Test func `A line is read as one that is looked at closely`() {
    for text in Self.lines() {
      let read = Self.reading(text) { Self.facts($0, signs: nil) }
      let closely = Self.reading(text) { Self.facts($0, signs: [.digit, .quote, .mark]) }
      #expect(read == closely, "\(text)")
    }
  }

  @Test func `A plain line is read as it stands, alone and below another`() {
    let plain = Self.lines().filter { Self.reading($0, CopyLine.isPlain) }
    #expect(plain.count > 2_000)
    for text in plain {
      for before in ["", "-\n"] {
        let source = SourceText(ByteBuffer((before + text + "\n").utf8))
        let catalog = PlainTextFormat().read(source, path: "", locale: .english)
        #expect(catalog.shape == nil && catalog.groups.isEmpty && catalog.values.last == text, "\(text)")
      }
    }
  }

  @Test func `Whatever is a label ends like one`() {
    for text in Self.lines() {
      let isLabel = Self.reading(text) { CopyLabel.label(named: CopyLabel.folded($0)) != nil }
      #expect(!isLabel || Self.reading(text, CopyLabel.endsLikeLabel), "\(text)")
    }
  }

  @Test(arguments: [
    ("DialogTitle", "dialog title"), ("Headline (max 40)", "headline"), ("V2", "version"), ("Button #2", "button"),
    ("Option B", "option"), ("title_text - 3", "title text"), ("H1", "h1"), ("Title12", "title"), ("“Lead”", "“lead”"),
    ("Lead — 2", "lead"), ("Lead ’", "lead"), ("’12", "’"), ("ÉTAT 2", "état"), ("---", ""), ("Row 12 34", "row"),
  ])
  func `A name is folded`(name: String, folded: String) {
    #expect(Self.reading(name) { CopyLabel.folded($0, isNear: true) } == folded)
  }
}
