import CopyModel

/// One button of a list: its title, and the styles written behind it.
struct ButtonItem {
  /// The title without white space around it; empty where nothing stands between two commas.
  var title: Range<Int>
  /// The styles said, with `declared`; empty where nothing was said.
  var style: ButtonStyle = []
  /// Where the next item starts.
  var next: Int
  /// What is wrong with the styles.
  var fault: (message: String, range: Range<Int>)?

  /// Reads the item that starts at `start`; the line ends at `limit`.
  init(_ text: Bytes, from start: Int, limit: Int) {
    var reader = ButtonItemReader(text, from: start, limit: limit)
    self = reader.read()
  }

  init(title: Range<Int>, next: Int) { (self.title, self.next) = (title, next) }

  /// Length of the comma at `offset`: ASCII, full-width (U+FF0C) or ideographic (U+3001); 0 for anything else.
  static func commaLength(_ text: Bytes, at offset: Int) -> Int {
    if text[offset] == UInt8(ascii: ",") { return 1 }
    return text.hasLiteral("，", at: offset) || text.hasLiteral("、", at: offset) ? 3 : 0
  }

  /// Length of the escape at `offset`: a backslash before a comma, `*`, `!`, `[` or another backslash; 0 for none.
  static func escapeLength(_ text: Bytes, at offset: Int, limit: Int) -> Int {
    guard text[offset] == UInt8(ascii: "\\"), offset + 1 < limit else { return 0 }
    switch text[offset + 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "["), UInt8(ascii: "\\"): return 2
    default:
      let comma = commaLength(text, at: offset + 1)
      return comma == 0 ? 0 : 1 + comma
    }
  }
}
