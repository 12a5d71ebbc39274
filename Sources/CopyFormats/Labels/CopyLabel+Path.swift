import CopyModel

/// Labels that tell the way to a part: `#tour-1 / h1`, `Button / Cancel`.
extension CopyLabel {
  /// The part that the last name of a path has which has any; nil for words that are no path.
  static func last(ofPath words: Bytes) -> CopyLabel? {
    let names = path(words)
    guard names.count > 1 else { return nil }
    return names.reversed().lazy.compactMap { label(named: folded($0)) }.first { $0.isPart }
  }

  /// The role that the last name of a path has which has any; unknown for copy that is shown elsewhere than in alerts.
  static func role(ofPath words: Bytes) -> Role? {
    let names = path(words, by: ["/", " – ", " — ", " - ", " · ", " > ", " › "])
    guard names.count > 1 else { return nil }
    for name in names.reversed() {
      if let role = CopyLabel.role(name), role != Role.unknown, role != Role.alertTitle { return role }
    }
    return names.contains(where: isElsewhere) ? Role.unknown : nil
  }

  /// The button that a layer of a design tool is: `Button / Cancel`.
  static func layer(_ words: Bytes) -> CopyLabel? {
    let names = path(words)
    // What stands behind a colon is copy.
    guard names.count > 1, !words.contains(UInt8(ascii: ":")), case let label? = label(named: folded(names[0])),
      label.isButton, !label.isList
    else {
      return nil
    }
    return label
  }

  /// Whether a name of the path says that its parts stand in something else than an alert.
  static func leadsElsewhere(_ words: Bytes) -> Bool {
    let names = path(words)
    return names.count > 1 && names.contains(where: isElsewhere)
  }

  /// Whether what a program gives under the name is read aloud: `aria-label`, `accessibilityLabel`.
  static func isReadAloud(_ words: Bytes) -> Bool {
    let name = folded(words)
    return name.split(separator: " ").count == 2 && lexicon.roles[name] == .text && !name.hasSuffix("text")
  }

  private static func path(_ words: Bytes, by signs: [StaticString] = ["/"]) -> [Bytes] {
    let marks = CopyMarks(words)
    var (names, start, offset) = ([Bytes](), 0, 0)
    let add = { (end: Int) in
      let inner = marks.trimmed(start..<end)
      names.append(words.slice(words[inner].first == UInt8(ascii: "#") ? inner.dropFirst() : inner))
    }
    while offset < words.count {
      let sign = signs.first { words.hasLiteral($0, at: offset) }
      if sign != nil { add(offset) }
      offset += sign?.utf8CodeUnitCount ?? 1
      if sign != nil { start = offset }
    }
    add(words.count)
    return names
  }
}
