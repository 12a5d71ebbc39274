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
      let fix =
        missing[0].range.count < 40 ? Fix([Splice(extra[0].range, meant)], isSafe: false, mendsPlaceholders: true) : nil
      let written = copy.text(extra[0].range)
      return report.add(.isUnknownPlaceholder(written, meant: meant), at: extra[0].range, fixes: [fix])
    }
    // Braces that the base has not may be set phrases of the translation’s own; with placeholders around they are none.
    if !wanted.all.isEmpty, let first = extra.first {
      return report.add(.isUnknownPlaceholder(copy.text(first.range)), at: first.range)
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
}
