import CopyModel

/// How a property list is written.
enum PropertyListKind {
  /// Old-style text, which the readers of strings files know.
  case text
  case xml
  case binary

  /// Takes the first bytes for what they show.
  init(of text: Bytes) {
    if text.hasLiteral("bplist0", at: 0) {
      self = .binary
      return
    }
    var start = 0
    while start < text.count, text[start].isBlank || text[start].isLineEnd { start += 1 }
    let marks: [StaticString] = ["<?xml", "<!DOCTYPE plist", "<plist"]
    self = marks.contains { text.hasLiteral($0, at: start) } ? .xml : .text
  }
}
