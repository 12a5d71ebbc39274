import CopyModel
import CopyText

/// A program fills in what the base promises; a translation that promises something else crashes it or loses words.
struct L10nPlaceholder: TextRule {
  static let info = RuleInfo(
    "l10n-placeholder", "A translation has the placeholders of its base, by index and type.",
    why: "A placeholder of another type can crash the app; one that is missing or misspelled loses a word.",
    source: "Apple, String Format Specifiers; ICU, Formatting Messages", statements: [], check: .translation,
    roles: .all, needs: .any(of: .isTranslation), severity: .error,
    examples: [
      .bad("⟦%d⟧ löschen?", .alertTitle, locale: .german, base: "Delete %@?"),
      .bad("⟦Datei löschen?⟧", .alertTitle, locale: .german, base: "Delete “%@”?"),
      .bad("%1$@ in ⟦%2$@⟧", .text, locale: .german, base: "%1$@ in %2$lld files"),
      .bad("%@ von ⟦%@⟧", .label, locale: .german, base: "%@ is new"),
      .bad("⟦%d⟧ Dateien", .label, locale: .german, base: "%ld files"),
      .bad("⟦%@⟧ von %1$@", .label, locale: .german, base: "%1$@ of %2$@"),
      .bad("Hallo ⟦{nutzer}⟧", .text, better: "Hallo {user}", locale: .german, base: "Hello {user}"),
      .bad("⟦%⟧ von %d", .label, better: "%% von %d", locale: .german, base: "%% of %d"),
      .bad("⟦%1$⟧ und %2$@", .label, better: "%1$@ und %2$@", locale: .german, base: "%1$@ and %2$@"),
      .bad("Von ⟦% @⟧", .label, better: "Von %@", locale: .german, base: "From %@"),
      .bad("タイプ：⟦％@⟧", .label, better: "タイプ：%@", locale: .japanese, base: "Type: %@"),
      .good("{In 6 Monaten}", .label, locale: .german, base: "{That’s 6 months from now}"),
      .good("%2$@ von %1$lld", .label, locale: .german, base: "%lld of %@"),
      .good("%1$d %%", .label, locale: .german, base: "%i%%"),
      .good("50 % Rabatt", .label, locale: .german, base: "50% discount"),
      .good(
        "{count, plural, one {# Datei} other {# Dateien}}", .text, locale: .german,
        base: "{count, plural, one {# file} other {# files}}"),
      .good("%dperc", .label, locale: .german, base: "%d minutes"),
      .good("%1$[Datum]@ %2$[ist]@ %3$@", .label, locale: .german, base: "%[Date]@ %[is]@ %@"),
      .good("Activar %@\nIniciar %@\nEncender %@", .text, locale: .spanish, base: "Activate %@\nStart %@"),
    ])

  func check(_ copy: Copy, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil else { return }
    if Self.hasMark(copy.bytes) || Self.hasMark(base.bytes) { checkFormat(copy, base, &report) }
    checkNames(copy, base, &report)
    for name in DeclaredPlaceholders.missing(in: copy, base) { report.add(.isMissing(name), at: copy.trimmedRange) }
  }

  private static func hasMark(_ bytes: Bytes) -> Bool { bytes.contains(UInt8(ascii: "%")) }

  private static func isPredicate(_ bytes: Bytes) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "[")
        && (bytes.hasLiteral("%", at: index - 1) || bytes.hasLiteral("$", at: index - 1))
    }
  }

  // MARK: Formatters

  private func checkFormat(_ copy: Copy, _ base: Copy, _ report: inout Report) {
    // `%[is,is not]@` is a template of a predicate editor, which has a grammar of its own.
    if Self.isPredicate(base.bytes) || Self.isPredicate(copy.bytes) { return }
    let (wanted, found) = (FormatArguments(base), FormatArguments(copy))
    guard wanted.isFormat || isSurelyFormat(copy) else { return }
    if found.isMixed, !wanted.isMixed, let first = found.all.first(where: { !$0.isNumbered }) {
      return report.add(.isMixed(copy.text(first.range)), at: first.range)
    }
    if copy.extras?.substitutions != nil {
      for name in found.substitutions { report.add(.standsForNothing(copy.text(name)), at: name) }
    }
    // Each language counts in its own way; what a substitution stands for is known from its catalogue alone.
    if !wanted.substitutions.isEmpty || !found.substitutions.isEmpty { return }
    if PhraseList.areBoth(base.bytes, copy.bytes) { return }
    for argument in found.all { check(argument, wanted, copy, base, &report) }
    checkMissing(wanted, found, copy, base, &report)
  }

  /// Whether the analysis too takes a percent sign for a placeholder, where the base has none.
  private func isSurelyFormat(_ copy: Copy) -> Bool {
    copy.tokens.contains { $0.kind == .placeholder && copy.bytes[Int($0.start)] == UInt8(ascii: "%") }
  }

  private func check(
    _ argument: FormatArgument, _ wanted: FormatArguments, _ copy: Copy, _ base: Copy, _ report: inout Report
  ) {
    let written = copy.text(argument.range)
    guard let model = wanted.argument(argument.index) else {
      return report.add(.hasNoValue(written), at: argument.range)
    }
    let (own, other, meant) = (argument.kind, model.kind, base.text(model.range))
    if own == other { return }
    if own.isAddress {
      report.add(.crashes(written, meant), at: argument.range)
    } else if own.isInteger, other.isInteger {
      report.add(.differsInWidth(written, meant), at: argument.range, severity: .warning)
    } else {
      report.add(.showsOther(written, meant), at: argument.range)
    }
  }

  private func checkMissing(
    _ wanted: FormatArguments, _ found: FormatArguments, _ copy: Copy, _ base: Copy, _ report: inout Report
  ) {
    var (told, signs) = (Set<Int>(), wanted.loneSigns.isEmpty ? found.loneSigns[...] : [])
    for model in wanted.all where found.argument(model.index) == nil && told.insert(model.index).inserted {
      let meant = base.text(model.range)
      if let sign = signs.popFirst() {
        let range = Self.broken(from: sign, in: copy.bytes)
        // Behind a bare sign a letter of another script may be its conversion, or the next word.
        let isGlued = range == sign && sign.upperBound < copy.bytes.count && copy.bytes[sign.upperBound] >= 0x80
        let fix = isGlued ? nil : Fix([Splice(range, meant)], isSafe: false, mendsPlaceholders: true)
        report.add(.isUnknown(copy.text(range), meant: meant), at: range, fixes: [fix])
      } else if model.kind == .object || !mayDropNumber(copy) {
        report.add(.isMissing(meant), at: copy.trimmedRange)
      }
    }
    guard wanted.isFormat else { return }
    for sign in signs {
      // No formatter knows the percent signs of other scripts.
      if sign.count > 1 {
        let range = Self.broken(from: sign, in: copy.bytes)
        report.add(.isUnknown(copy.text(range)), at: range)
        continue
      }
      let fix = Fix([Splice(sign, "%%")], isSafe: false, mendsPlaceholders: true)
      report.add(.isLone, at: sign, severity: .warning, fixes: [fix])
    }
  }

  /// What was meant for a placeholder: `% @`, `%1 $@`, `％ld`.
  private static func broken(from sign: Range<Int>, in copy: Bytes) -> Range<Int> {
    var end = sign.upperBound
    while end < copy.count, isOne(of: " $!#-.0123456789\"", copy[end]) { end += 1 }
    if end < copy.count, copy[end] == UInt8(ascii: "@") { return sign.lowerBound..<end + 1 }
    let letters = end
    while end < copy.count, end < letters + 3, isOne(of: "ldiuqzfsgxI", copy[end]) { end += 1 }
    let isWord = end < copy.count && (isLetter(copy[end]) || copy[end] >= 0x80)
    if end > letters, !isWord { return sign.lowerBound..<end }
    // `%1$` has lost its letter alone.
    let index = copy[sign.upperBound..<letters].firstIndex(of: UInt8(ascii: "$"))
    return sign.lowerBound..<(index.map { $0 + 1 } ?? sign.upperBound)
  }

  private static func isOne(of letters: StaticString, _ byte: UInt8) -> Bool {
    Bytes(start: letters.utf8Start, count: letters.utf8CodeUnitCount).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The forms for one, two, and none often write the number as a word.
  private func mayDropNumber(_ copy: Copy) -> Bool {
    let forms: [StaticString] = ["one", "two", "zero"]
    for path in [copy.variation, copy.key] {
      for form in forms where path.count >= form.utf8CodeUnitCount {
        let start = path.count - form.utf8CodeUnitCount
        guard path.hasLiteral(form, at: start) else { continue }
        if start == 0 || path[start - 1] == UInt8(ascii: ".") || path[start - 1] == UInt8(ascii: "_") { return true }
      }
    }
    return false
  }

  // MARK: Names

  private func checkNames(_ copy: Copy, _ base: Copy, _ report: inout Report) {
    let (wanted, found) = (NamedPlaceholders(base), NamedPlaceholders(copy))
    guard !wanted.all.isEmpty || !found.all.isEmpty else { return }
    var missing = wanted.all.filter { !found.has($0.name) }
    let extra = found.all.filter { !wanted.has($0.name) }
    if missing.count == 1, extra.count == 1 {
      let meant = base.text(missing[0].range)
      let fix =
        missing[0].range.count < 40 ? Fix([Splice(extra[0].range, meant)], isSafe: false, mendsPlaceholders: true) : nil
      missing = []
      return report.add(.isUnknown(copy.text(extra[0].range), meant: meant), at: extra[0].range, fixes: [fix])
    }
    // Braces that the base has not may be set phrases of the translation’s own; with placeholders around they are none.
    if !wanted.all.isEmpty {
      for one in extra { report.add(.isUnknown(copy.text(one.range)), at: one.range) }
    }
    for one in missing where !mayDropNumber(copy) {
      report.add(.isMissing(base.text(one.range)), at: copy.trimmedRange)
    }
  }
}

extension Message {
  fileprivate static func crashes(_ own: String, _ meant: String) -> Message {
    "“\(own)” stands where the base has “\(meant)”: the app can crash"
  }

  fileprivate static func showsOther(_ own: String, _ meant: String) -> Message {
    "“\(own)” stands where the base has “\(meant)”: people see a wrong value"
  }

  fileprivate static func differsInWidth(_ own: String, _ meant: String) -> Message {
    "“\(own)” reads a number of another size than “\(meant)” in the base: large numbers come out wrong"
  }

  fileprivate static func hasNoValue(_ own: String) -> Message {
    "“\(own)” has no counterpart in the base: the app can crash"
  }

  fileprivate static func standsForNothing(_ own: String) -> Message {
    "“\(own)” has no substitution of that name in this language: people see it as it is"
  }

  fileprivate static func isMissing(_ meant: String) -> Message {
    "“\(meant)” of the base is missing: people don’t see its value"
  }

  fileprivate static func isMixed(_ own: String) -> Message {
    "“\(own)” has no number though others have one: values end up in the wrong place"
  }

  fileprivate static func isUnknown(_ own: String) -> Message {
    "“\(own)” isn’t in the base and is never filled in"
  }

  fileprivate static func isUnknown(_ own: String, meant: String) -> Message {
    "“\(own)” is never filled in; the base has “\(meant)”"
  }

  fileprivate static let isLone: Message =
    "Write “%%” for a percent sign here, since the text is filled in by a formatter"
}
