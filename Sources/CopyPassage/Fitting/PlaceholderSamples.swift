import CopyKernel
import CopyModel
import CopyText

/// What stands for a placeholder when its width is asked: what the configuration or the comment says, what the plural form
/// tells, or else a sample of its type.
struct PlaceholderSamples: Sendable {
  /// What the configuration says: patterns of placeholders and their samples. The first that holds decides.
  private let configured: [PlaceholderSample]

  init(_ configured: [PlaceholderSample]) { self.configured = configured }

  /// A name or title; about as long as file names and people’s names are.
  private static let name: StaticString = "Vacation 2"
  private static let number: StaticString = "25"
  private static let fraction: StaticString = "2.5"
  /// What stringsdict fills in by number: “25 items”.
  private static let counted: StaticString = "25 items"

  /// Appends what people see of `token` to `display`.
  func append(_ token: Token, of copy: DisplayedText, to display: ByteBuffer) {
    let bytes = copy.reading.bytes.slice(token.range)
    switch token.kind {
    case .markup: if bytes.hasLiteral("<br", at: 0) { display.append(0x0A) }
    case .escapedPercent: display.append(UInt8(ascii: "%"))
    case .entity: Self.append(entity: bytes, to: display)
    case .placeholder: append(placeholder: bytes, of: copy, to: display)
    default: display.append(bytes)
    }
  }

  private func append(placeholder: Bytes, of copy: DisplayedText, to display: ByteBuffer) {
    if let sample = configured.first(where: { Glob.matches($0.pattern.utf8, placeholder) })?.sample {
      return display.append(contentsOf: sample.utf8)
    }
    if let range = CommentSample.range(of: placeholder, in: copy.place.comment) {
      return display.append(copy.place.comment.slice(range))
    }
    if let branch = Self.branch(of: placeholder) {
      for byte in placeholder.slice(branch) {
        if byte == UInt8(ascii: "#") { display.append(Self.number) } else { display.append(byte) }
      }
      return
    }
    display.append(Self.isNumber(placeholder) ? Self.number(for: copy) : Self.sample(for: placeholder))
  }

  /// The number that belongs to the plural form at hand.
  private static func number(for copy: DisplayedText) -> StaticString {
    switch copy.place.pluralForm {
    case .one: "1"
    case .zero: "0"
    case .two: "2"
    case .few: "3"
    case .many, .other, nil: number
    }
  }

  private static func sample(for placeholder: Bytes) -> StaticString {
    if placeholder.hasLiteral("%#@", at: 0) { return counted }
    guard placeholder.first == UInt8(ascii: "%"), let letter = placeholder.last else { return name }
    switch letter {
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "e"): return fraction
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return "A"
    default: return name
    }
  }

  /// Whether a number is filled in: by its conversion, or by a name that says so.
  private static func isNumber(_ placeholder: Bytes) -> Bool {
    if placeholder.first == UInt8(ascii: "%"), let letter = placeholder.last {
      switch letter {
      case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
        UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
        return true
      default: return false
      }
    }
    let name = placeholder.text.lowercased().filter { $0.isLetter }
    return WordSet.numberName.words.contains { name == $0 || name.hasSuffix($0) && $0.count > 1 }
  }

  /// The words of the last resort of an ICU argument, `{n, plural, one {…} other {…}}`.
  private static func branch(of placeholder: Bytes) -> Range<Int>? {
    guard placeholder.first == UInt8(ascii: "{"),
      let start = (0..<placeholder.count).last(where: { placeholder.hasLiteral("other", at: $0) })
    else { return nil }
    guard let open = placeholder[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = placeholder[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return open + 1..<close
  }

  private static func append(entity: Bytes, to display: ByteBuffer) {
    switch entity.text {
    case "&lt;": display.append(UInt8(ascii: "<"))
    case "&gt;": display.append(UInt8(ascii: ">"))
    case "&quot;": display.append(UInt8(ascii: "\""))
    case "&nbsp;": display.append("\u{A0}")
    // Any other is one character; most are about as wide as an ampersand.
    default: display.append(UInt8(ascii: "&"))
    }
  }
}

extension ByteBuffer {
  fileprivate func append(_ literal: StaticString) {
    append(Bytes(literal))
  }
}

/// What a developer’s comment gives as an example for a placeholder: `%@ is a name, e.g. “Mina”`, `%1$@ = 'photo.jpg'`.
enum CommentSample {
  /// Bytes between the placeholder and its example, at most.
  private static let reach = 48

  /// Where the example stands in `comment`: the first quoted words behind the placeholder, if “e.g.”, “example”, “such as”,
  /// “like”, `=` or a colon stands between.
  static func range(of placeholder: Bytes, in comment: Bytes) -> Range<Int>? {
    guard comment.count > placeholder.count + 3, let start = find(placeholder, in: comment) else { return nil }
    let end = min(comment.count, start + placeholder.count + reach)
    var index = start + placeholder.count
    var isExample = false
    while index < end {
      if let (open, close) = quotes(at: index, in: comment) {
        guard isExample else { return nil }
        let first = index + open
        guard let last = closing(close, from: first, in: comment), last > first, last - first <= 60 else { return nil }
        return first..<last
      }
      if startsSign(at: index, in: comment) { isExample = true }
      // The next placeholder’s example is not this one’s.
      if comment[index] == UInt8(ascii: "%") { return nil }
      index += 1
    }
    return nil
  }

  private static func find(_ text: Bytes, in comment: Bytes) -> Int? {
    guard let first = text.first else { return 0 }
    let end = comment.count - text.count + 1
    var place = comment.firstIndex(of: first, or: first, from: 0)
    while place < end {
      if comment.slice(place..<place + text.count).equals(text) { return place }
      place = comment.firstIndex(of: first, or: first, from: place + 1)
    }
    return nil
  }

  private static func startsSign(at index: Int, in comment: Bytes) -> Bool {
    switch comment[index] {
    case UInt8(ascii: "="), UInt8(ascii: ":"): return true
    case UInt8(ascii: "e"): return comment.hasLiteral("e.g", at: index) || comment.hasLiteral("example", at: index)
    case UInt8(ascii: "s"): return comment.hasLiteral("such as", at: index)
    case UInt8(ascii: "l"): return comment.hasLiteral("like ", at: index)
    default: return false
    }
  }

  /// Bytes of an opening quotation mark, and the mark that closes it.
  private static func quotes(at index: Int, in comment: Bytes) -> (Int, StaticString)? {
    if comment.hasLiteral("“", at: index) { return (3, "”") }
    if comment[index] == UInt8(ascii: "\"") { return (1, "\"") }
    if comment[index] == UInt8(ascii: "'") { return (1, "'") }
    return nil
  }

  private static func closing(_ mark: StaticString, from start: Int, in comment: Bytes) -> Int? {
    (start..<comment.count).first { comment.hasLiteral(mark, at: $0) }
  }
}
