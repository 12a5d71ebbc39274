/// What a template language writes into copy: `{{ name | default: "you" }}`, `{% if new %}`, `<%= name %>`, `${first ?: "you"}`.
///
/// Nobody reads what stands within: no mark there is one of the copy, and no bar parts anything.
package enum TemplateScan {
  /// What stands at a place: where it ends, and whether it only orders what is shown and shows nothing itself.
  package struct Found: Equatable {
    package let end: Int
    package let isOrder: Bool
  }

  /// Bytes of the longest template; more is text with a stray bracket.
  private static let longest = 400

  /// The template that begins at `start`, within one line; nil where none does.
  package static func template(in text: Bytes, at start: Int) -> Found? {
    guard start + 3 < text.count else { return nil }
    switch (text[start], text[start + 1]) {
    case (UInt8(ascii: "{"), UInt8(ascii: "{")): return braces(in: text, at: start)
    case (UInt8(ascii: "{"), UInt8(ascii: "%")):
      return tag(in: text, at: start, closedBy: "%}").map { Found(end: $0, isOrder: true) }
    case (UInt8(ascii: "<"), UInt8(ascii: "%")):
      let shows = "=-".utf8.contains(text[start + 2])
      return tag(in: text, at: start, closedBy: "%>").map { Found(end: $0, isOrder: !shows) }
    case (UInt8(ascii: "$"), UInt8(ascii: "{")), (UInt8(ascii: "#"), UInt8(ascii: "{")):
      return closing(of: start + 1, in: text).map { Found(end: $0, isOrder: false) }
    default: return nil
    }
  }

  /// `{{name}}`, `{{#if new}}`, `{{/if}}`, `{{else}}`
  private static func braces(in text: Bytes, at start: Int) -> Found? {
    guard let end = closing(of: start, in: text), text.hasLiteral("}}", at: end - 2) else { return nil }
    let inner = text[start + 2..<end - 2].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "~") }
    guard let first = inner.first else { return nil }
    let isElse = inner.starts(with: "else".utf8) && !inner.dropFirst(4).contains { $0.isASCIIWord }
    return Found(end: end, isOrder: isElse || "#/^!".utf8.contains(first))
  }

  private static func tag(in text: Bytes, at start: Int, closedBy close: StaticString) -> Int? {
    let limit = min(text.count, start + longest)
    for index in start + 2..<limit {
      if text[index] == UInt8(ascii: "\n") { return nil }
      if text.hasLiteral(close, at: index) { return index > start + 2 ? index + close.utf8CodeUnitCount : nil }
    }
    return nil
  }

  /// Behind the brace that closes the one at `start`, in the same line.
  private static func closing(of start: Int, in text: Bytes) -> Int? {
    var depth = 0
    for index in start..<min(text.count, start + longest) {
      switch text[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\n"): return nil
      default: break
      }
    }
    return nil
  }
}
