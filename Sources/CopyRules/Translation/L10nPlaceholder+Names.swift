import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Placeholders by their names: `{user}`, `${spot}`.
extension L10nPlaceholder {
  func checkNames(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    let (wanted, found) = (NamedPlaceholders(base), NamedPlaceholders(copy))
    guard !wanted.all.isEmpty || !found.all.isEmpty else { return }
    // “%{value}” for “{value}%”: a percent sign stands before it.
    let signed = found.all.filter { $0.name.first == UInt8(ascii: "%") && wanted.has(Array($0.name.dropFirst())) }
    let missing = wanted.all.filter { one in
      !found.has(one.name) && !signed.contains { $0.name.dropFirst().elementsEqual(one.name) }
    }
    let extra = found.all.filter { one in
      !wanted.has(one.name) && !signed.contains { $0.name == one.name }
        && !base.forms.contains { $0.bytes.holds(one.name) }
    }
    if missing.count == 1, extra.count == 1 {
      let meant = base.text(missing[0].range)
      // Around `{name}` they may be those of a branch.
      let range = meant.hasPrefix("{{") ? Self.withBraces(extra[0].range, copy.bytes) : extra[0].range
      let fix =
        missing[0].range.count < 40 ? Fix([Splice(range, meant)], isSafe: false, mendsPlaceholders: true) : nil
      return report.add(.isUnknownPlaceholder(copy.text(range), meant: meant), at: range, fixes: [fix])
    }
    // Braces that the base has not may be set phrases of the translation’s own; with placeholders around they are none.
    if !wanted.all.isEmpty, let first = extra.first {
      // A template, `{{name}}`, is filled in from all that the program hands over, be it in the base or not.
      let mayBeFilled = missing.isEmpty && first.name.starts(with: Array("{{".utf8))
      let written = copy.text(first.range)
      return report.add(
        mayBeFilled ? .mayBeUnknown(written) : .isUnknownPlaceholder(written), at: first.range,
        severity: mayBeFilled ? .warning : nil)
    }
    // A message that one language splits and the other doesn’t has the argument that splits it in one of them alone.
    let isSplitAlike = copy.variation.isEmpty == base.variation.isEmpty
    if let first = missing.first, isSplitAlike, !mayDropNumber(copy) {
      // `${spot}` is a parameter of a shortcut, which shows below the summary where that leaves it out.
      let isParameter = base.bytes.hasLiteral("${", at: first.range.lowerBound)
      report.add(
        .lacksPlaceholder(base.text(first.range)), at: copy.trimmedRange, severity: isParameter ? .note : .warning)
    }
  }

  /// With the braces right before and behind it: `{{user}}}` is one placeholder with a brace lost.
  private static func withBraces(_ range: Range<Int>, _ copy: Bytes) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, copy[start - 1] == UInt8(ascii: "{") { start -= 1 }
    while end < copy.count, copy[end] == UInt8(ascii: "}") { end += 1 }
    return start..<end
  }
}

extension Message {
  fileprivate static func mayBeUnknown(_ own: String) -> Message {
    "“\(own)” isn’t in the base. Take it out if the program doesn’t fill it in"
  }
}
