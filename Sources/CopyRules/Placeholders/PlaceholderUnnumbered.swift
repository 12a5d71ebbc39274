import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Two placeholders without numbers stay in one order in every language.
struct PlaceholderUnnumbered: TextRule {
  static let info = RuleInfo(
    "placeholder-unnumbered", "Two or more placeholders are numbered where the format can’t reorder them otherwise.",
    why:
      "Other languages put words in another order. Android’s resource compiler takes no second placeholder without a "
      + "number, in the base or in a translation. Apple’s formats let a translation number them by itself.",
    source: "Android, String resources: Formatting strings", roles: .all, needs: .any(of: .percent), severity: .warning,
    examples: [
      .bad("⟦%s⟧ shared %s with you.", .text, better: "%1$s shared %2$s with you.", format: "android"),
      .bad("⟦%d⟧ of %d files", .label, better: "%1$d of %2$d files", format: "android"),
      .good("%1$s shared %2$s with you.", .text, format: "android"), .good("%s of the files", .text, format: "android"),
      .good("%d × %d", .label), .good("Saved %d%%", .label), .good("%s – %s", .label, format: "android"),
      .good("%@ shared %@ with you.", .text, format: "strings"),
      .good("%@ teilte %@", .text, locale: .german, base: "%@ shared %@"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.formatTraits.contains(.demandsNumbers), copy.base == nil, !copy.isExtra, mayHaveTwo(copy.bytes),
      copy.tokens.contains(where: { $0.kind == .word && $0.length > 1 })
    else { return }
    let arguments = FormatArguments(copy.bytes)
    guard arguments.all.count > 1, !arguments.isNumbered, arguments.all.allSatisfy({ isToken($0.range, of: copy) })
    else { return }
    let fix = Fix(arguments.all.map { splice($0, copy) }, isSafe: false, mendsPlaceholders: true)
    let first = arguments.all[0].range
    // Nobody has to reorder copy that is known in one language alone.
    let isTranslated = copy.judge.hasKnownLanguages
    report.add(
      .areUnnumbered(copy.text(first)), at: first, severity: isTranslated ? nil : .note, fixes: [fix])
  }

  /// One sign alone is one argument, unless its width is another: `%*d`. Where the first has a number, none lacks one.
  private func mayHaveTwo(_ bytes: Bytes) -> Bool {
    var (signs, index) = (0, Self.sign(in: bytes, from: 0))
    while index < bytes.count {
      signs += 1
      var end = index + 1
      while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
      if end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "$") { return false }
      index = Self.sign(in: bytes, from: end)
    }
    return signs > 1
  }

  private static func sign(in bytes: Bytes, from start: Int) -> Int {
    bytes.firstIndex(of: UInt8(ascii: "%"), or: UInt8(ascii: "*"), from: start)
  }

  /// Whether the analysis too takes it for a placeholder.
  private func isToken(_ range: Range<Int>, of copy: Passage) -> Bool {
    copy.tokens.contains { $0.kind == .placeholder && $0.range == range }
  }

  private func splice(_ argument: FormatArgument, _ copy: Passage) -> Splice {
    let sign = argument.range.lowerBound
    return Splice(sign..<sign + 1, "%\(argument.index)$")
  }
}

extension Message {
  fileprivate static func areUnnumbered(_ first: String) -> Message {
    "“\(first)” and the placeholders behind it have no numbers, without which no translation can move them here"
  }
}
