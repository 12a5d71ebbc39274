import CopyModel

/// What a text is part of in an ICU message, which decides what has to be quoted in it: braces everywhere, “#” in a plural,
/// “|” in a choice. An apostrophe before any other sign is an apostrophe.
enum MessageBranch {
  case none, plural, choice

  /// Of the entry whose place among the variants of its key is `variation`: `select.female.plural.one`.
  init(variation: Bytes) {
    self = .none
    // The last step names the branch; before it stands what kind of argument it is of.
    var end = variation.lastIndex(of: UInt8(ascii: ".")) ?? 0
    while end > 0 {
      let start = variation[..<end].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      let name = variation.slice(start..<end)
      if name.equals("plural") || name.equals("ordinal") { self = .plural }
      if name.equals("choice") { self = .choice }
      // The number of a choice may have a point in it.
      if self != .none || name.equals("select") { return }
      end = max(0, start - 1)
    }
  }

  /// Whether `byte` means something there.
  func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case .apostrophe, UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): self == .plural
    case UInt8(ascii: "|"): self == .choice
    default: false
    }
  }
}
