import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A program fills in what the base promises; a translation that promises something else crashes it or loses words.
struct L10nPlaceholder: TextRule {
  static let info = RuleInfo(
    "l10n-placeholder", "A translation has the placeholders of its base, by index and type.",
    why: "A placeholder of another type can crash the app; one that is missing or misspelled loses a word.",
    source: "Apple, String Format Specifiers; ICU, Formatting Messages", statements: [], check: .translation,
    roles: .all, needs: .any(of: .isTranslation), severity: .error,
    silences: .onString("placeholder-malformed", "l10n-spacing"),
    examples: [
      .good(
        "Mehr dazu steht online.", .text, locale: .german,
        base: "More is at <a href='https://kiln.example/more?by=app%3Dkiln'>our site</a>."),
      .bad(
        "%1$s und ⟦% 1 $ s⟧ brennen.", .text, better: "%1$s und %1$s brennen.", locale: .german,
        base: "%1$s is burning."),
      .good("Ofen Nr. {0}", .label, locale: .german, base: "Kiln #{0}"),
      .bad("⟦%d⟧ löschen?", .alertTitle, locale: .german, base: "Delete %@?"),
      .bad("⟦Datei löschen?⟧", .alertTitle, locale: .german, base: "Delete “%@”?"),
      .bad("%1$@ in ⟦%2$@⟧", .text, locale: .german, base: "%1$@ in %2$lld files"),
      .bad("%@ von ⟦%@⟧", .label, locale: .german, base: "%@ is new"),
      .bad("⟦%d⟧ Dateien", .label, locale: .german, base: "%ld files"),
      .bad("⟦%@⟧ von %1$@", .label, locale: .german, base: "%1$@ of %2$@"),
      .good("%1$,d Stunden", .label, locale: .german, base: "%1$d hours"),
      .bad("Hallo ⟦{nutzer}⟧", .text, better: "Hallo {user}", locale: .german, base: "Hello {user}"),
      .bad("{{kiln}} und ⟦{{spot}}⟧", .text, locale: .german, base: "{{kiln}} and more"),
      .bad(
        "Hallo ⟦{{kiln}}}⟧", .text, better: "Hallo {{{kiln}}}", locale: .german, base: "Hello {{{kiln}}}"),
      .bad("⟦%⟧ von %d", .label, better: "%% von %d", locale: .german, base: "%% of %d"),
      .bad("⟦%1$⟧ und %2$@", .label, better: "%1$@ und %2$@", locale: .german, base: "%1$@ and %2$@"),
      .bad("Von ⟦% @⟧", .label, better: "Von %@", locale: .german, base: "From %@"),
      .bad("Lade ⟦% d⟧ Drachen", .label, better: "Lade %d Drachen", locale: .german, base: "Loading %d kites"),
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
      .bad("⟦％lu⟧枚の凧", .label, better: "%lu枚の凧", locale: .japanese, base: "%lu kites"),
      .bad("⟦@$1%⟧ in %2$@", .label, better: "%1$@ in %2$@", locale: .arabic, base: "%1$@ in %2$@"),
      .bad("⟦%!d⟧ Drachen", .label, better: "%ld Drachen", locale: .german, base: "%ld kites"),
      .bad("⟦٪ ld⟧ طائرة", .label, better: "%ld طائرة", locale: .arabic, base: "%ld kites"),
      .good("Seit %ld Tagen von %1$@ beleuchtet", .label, locale: .german, base: "Lit by %1$@ since %ld days"),
      .good("%1$@ leuchtet", .label, locale: .german, base: "%$1@ is lit"),
      .table(
        "a|plural.one = %ld Drachen über %@\na|plural.other = %ld Drachen über %@", locale: .german,
        base: "a|plural.one = One kite\na|plural.other = %ld kites above %@"),
      .table(
        "⟦a|plural.one = %2$d Drachen⟧\na|plural.other = %ld Drachen", locale: .german,
        base: "a|plural.one = One kite\na|plural.other = %ld kites"),
      .table("visit %@ = Besuch von %@", locale: .german, base: "visit %@ = A visit"),
      .bad("Ocultar ⟦1%@⟧", .menuItem, better: "Ocultar %@", locale: .spanish, base: "Hide %@"),
      .bad(
        "⟦1%s⟧ von %s", .label, better: "%s von %s", locale: .german, base: "%s of %s"),
      .good("Fila 1%@", .label, locale: .spanish, base: "Row 1%@"),
      .good("10%s", .label, locale: .german, base: "Ten%s"),
      .good("Activar %@\nIniciar %@\nEncender %@", .text, locale: .spanish, base: "Activate %@\nStart %@"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // A base without words and arguments is none: its form isn’t used, or nobody wrote it yet.
    guard let base = copy.base, copy.wordsRange != nil, base.wordsRange != nil || Self.hasMark(base.bytes) else {
      return
    }
    if Self.hasMark(copy.bytes) || Self.hasMark(base.bytes) { checkFormat(copy, base, &report) }
    if report.isSilent, let digit = StrayPosition.find(in: copy, base) {
      let fix = Fix([Splice(digit.lowerBound..<digit.lowerBound + 1, "")], isSafe: false, mendsPlaceholders: true)
      return report.add(.hasStray(copy.text(digit)), at: digit, severity: .warning, fixes: [fix])
    }
    if report.isSilent { checkNames(copy, base, &report) }
    if report.isSilent, let name = DeclaredPlaceholders.missing(in: copy, base).first {
      report.add(.lacksPlaceholder(name), at: copy.trimmedRange, severity: .warning)
    }
  }

  private static func hasMark(_ bytes: Bytes) -> Bool { bytes.contains(UInt8(ascii: "%")) }

  private static func isPredicate(_ bytes: Bytes) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "[")
        && (bytes.hasLiteral("%", at: index - 1) || bytes.hasLiteral("$", at: index - 1))
    }
  }

  /// Reports the worst of what is wrong: whoever mends that sees the rest.
  private func checkFormat(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    // `%[is,is not]@` is a template of a predicate editor, which has a grammar of its own.
    if Self.isPredicate(base.bytes) || Self.isPredicate(copy.bytes) { return }
    let (wanted, found) = (BaseArguments(base), FormatArguments(copy))
    // Of a base that is broken itself nobody knows what it is filled in with; one with a bare percent sign isn’t at all.
    // “%loc, %lat, %m”: several signs that begin nothing are the variables of a template that the text explains.
    if wanted.isBroken || wanted.own.loneSigns.count > 1 { return }
    guard wanted.isFormat || isSurelyFormat(copy) && wanted.own.loneSigns.isEmpty else { return }
    if copy.extras?.substitutions != nil, let name = found.substitutions.first {
      return report.add(.standsForNothing(copy.text(name)), at: name)
    }
    // Each language counts in its own way; what a substitution stands for shows values of the whole.
    let (countsBase, counts) = (base.extras?.substitutions != nil, copy.extras?.substitutions != nil)
    if countsBase != counts || !wanted.own.substitutions.isEmpty || !found.substitutions.isEmpty { return }
    if PhraseList.areBoth(base.bytes, copy.bytes) || isPieceOfWhole(copy, wanted, found) { return }
    if checkBroken(wanted, found, copy, &report) { return }
    if found.isMixed, !wanted.isMixed, let first = found.all.first(where: { !$0.isNumbered }) {
      // Read in order, they may still be the right ones; no standard promises it.
      let areRight = found.all.allSatisfy { isRight($0, wanted, copy) }
      return report.add(.isMixed(copy.text(first.range)), at: first.range, severity: areRight ? .warning : nil)
    }
    let wrong = found.all.filter { !isRight($0, wanted, copy) }
    if let argument = wrong.first(where: { !isIntegerInBoth($0, wanted) }) {
      return check(argument, wanted, copy, &report)
    }
    if checkMissing(wanted, found, copy, &report) { return }
    if let argument = wrong.first { return check(argument, wanted, copy, &report) }
    checkSigns(wanted, found, copy, &report)
  }

  /// In what a substitution stands for, positions count the arguments of the whole: `%2$ld` for the `%ld` of “%ld points”.
  private func isPieceOfWhole(_ copy: Passage, _ wanted: BaseArguments, _ found: FormatArguments) -> Bool {
    guard copy.variation.hasLiteral("substitutions.", at: 0), found.all.allSatisfy(\.isNumbered) else { return false }
    return found.all.count == wanted.own.all.count
      && found.all.allSatisfy { argument in wanted.own.all.contains { $0.kind == argument.kind } }
  }

  /// Whether the analysis too takes a percent sign for a placeholder, where the base has none.
  private func isSurelyFormat(_ copy: Passage) -> Bool {
    copy.tokens.contains { $0.kind == .placeholder && copy.bytes[Int($0.start)] == UInt8(ascii: "%") }
  }

  /// Reports a broken placeholder where one of the base is missing.
  private func checkBroken(
    _ wanted: BaseArguments, _ found: FormatArguments, _ copy: Passage, _ report: inout Report
  ) -> Bool {
    for form in wanted.all where form.loneSigns.isEmpty {
      guard !found.holdsExactly(form), let splices = BrokenConversions.mend(copy.bytes, found, like: form) else {
        continue
      }
      let (range, meant) = (splices[0].range, splices[0].text)
      let isPart = splices.contains { Self.leavesNumber(behind: $0.range.upperBound, copy.bytes) }
      let fix = isPart ? nil : Fix(splices, isSafe: false, mendsPlaceholders: true)
      let isFilled = splices.allSatisfy { Self.isFilled(copy.bytes.slice($0.range), meant: $0.text) }
      let written = copy.text(range)
      let message: Message = isFilled ? .hasSpace(written, meant) : .isUnknownPlaceholder(written, meant: meant)
      report.add(message, at: range, severity: isFilled ? .note : nil, fixes: [fix])
      return true
    }
    guard wanted.own.loneSigns.isEmpty, found.hasBrokenConversion, let sign = found.loneSigns.first,
      !wanted.missing(in: found).isEmpty
    else { return false }
    let range = BrokenConversions.broken(from: sign, in: copy.bytes)
    report.add(.isUnknownPlaceholder(copy.text(range)), at: range)
    return true
  }

  /// `% @` for `%@`, `% ld` for `%ld`: formatters take the space for a flag.
  private static func isFilled(_ written: Bytes, meant: String) -> Bool {
    guard written.first == UInt8(ascii: "%") else { return false }
    let bare = written.filter { $0 != 0x20 }
    return bare.count < written.count && bare.elementsEqual(meant.utf8) && !bare.contains(UInt8(ascii: "$"))
  }

  private func isRight(_ argument: FormatArgument, _ wanted: BaseArguments, _ copy: Passage) -> Bool {
    let takesAll = argument.kind == .bytes && copy.formatTraits.contains(.showsAnyValue)
    if wanted.model(of: argument) == nil, copy.fillsFromKey(argument) { return true }
    return wanted.has(argument) || takesAll && wanted.model(of: argument) != nil
  }

  /// Whether the base reads the argument as a number too, if of another size.
  private func isIntegerInBoth(_ argument: FormatArgument, _ wanted: BaseArguments) -> Bool {
    argument.kind.isInteger && wanted.model(of: argument)?.argument.kind.isInteger ?? false
  }

  private func check(_ argument: FormatArgument, _ wanted: BaseArguments, _ copy: Passage, _ report: inout Report) {
    let written = copy.text(argument.range)
    guard let model = wanted.model(of: argument) else {
      // A key that no base file explains may be the name of a text that is filled in: “minutes ago”.
      let isName = !wanted.isFormat && copy.base?.bytes.equals(copy.key) == true
      return report.add(.hasNoValue(written), at: argument.range, severity: isName ? .note : nil)
    }
    if isIntegerInBoth(argument, wanted) {
      // Programs in Swift hand over whole words, which the wider of two conversions reads right.
      let isWider = argument.kind == .longInteger
      report.add(
        .differsInWidth(written, model.written), at: argument.range, severity: isWider ? .note : .warning)
    } else if argument.kind.isAddress {
      // Formatters of other languages than C show any value as text.
      let isSure = argument.kind != .bytes || !copy.formatTraits.contains(.servesAnyFormatter)
      report.add(.crashes(written, model.written), at: argument.range, severity: isSure ? nil : .warning)
    } else {
      report.add(.showsOther(written, model.written), at: argument.range)
    }
  }

  /// A value that isn’t shown is poorer copy, and at times meant: `file%@`, which is filled in with an “s”.
  private func checkMissing(
    _ wanted: BaseArguments, _ found: FormatArguments, _ copy: Passage, _ report: inout Report
  ) -> Bool {
    let mayDropNumber = mayDropNumber(copy)
    let model = wanted.missing(in: found).first { $0.kind == .object || !mayDropNumber }
    guard let model else { return false }
    // What never shows loses nothing.
    if let form = copy.pluralForm, L10nPlural.isUnused(form, in: copy.declaredLocale) { return true }
    report.add(.lacksPlaceholder(wanted.own.written(model)), at: copy.trimmedRange, severity: .warning)
    return true
  }

  /// Percent signs that are to be shown, in a text that is filled in.
  private func checkSigns(_ wanted: BaseArguments, _ found: FormatArguments, _ copy: Passage, _ report: inout Report) {
    guard wanted.isFormat, wanted.own.loneSigns.isEmpty, let first = found.loneSigns.first else { return }
    // No formatter knows the percent signs of other scripts.
    if let sign = found.loneSigns.first(where: { $0.count > 1 }) {
      let range = BrokenConversions.broken(from: sign, in: copy.bytes)
      return report.add(.isUnknownPlaceholder(copy.text(range)), at: range)
    }
    if let torn = BrokenConversions.torn(from: first, in: copy.bytes), copy.base?.text.contains(torn.meant) == true {
      let fix = Fix([Splice(torn.range, torn.meant)], isSafe: false, mendsPlaceholders: true)
      return report.add(.isUnknownPlaceholder(copy.text(torn.range), meant: torn.meant), at: torn.range, fixes: [fix])
    }
    // Where the base shows none, the sign was none that is to be shown: it goes, or hides what was lost.
    let isShown = copy.base?.bytes.holds("%%") == true || copy.base == nil
    let fix =
      isShown ? Fix(found.loneSigns.map { Splice($0, "%%") }, isSafe: false, mendsPlaceholders: true) : nil
    report.add(isShown ? .isLone : .isStray, at: first, severity: .warning, fixes: [fix])
  }

  /// “٪ 1 $ ثانیه” of `%1$s`: whether a piece of what was meant is left behind the sign, which people would read.
  private static func leavesNumber(behind end: Int, _ copy: Bytes) -> Bool {
    copy.slice(from: end).drop { $0 == 0x20 || $0.isASCIIDigit }.first == UInt8(ascii: "$")
  }

  /// The forms for one, two, and none often write the number as a word.
  func mayDropNumber(_ copy: Passage) -> Bool {
    let forms: [StaticString] = ["one", "two", "zero", "=0", "=1", "=2"]
    for path in [copy.variation, copy.key] {
      for form in forms where path.count >= form.utf8CodeUnitCount {
        let start = path.count - form.utf8CodeUnitCount
        guard path.hasLiteral(form, at: start) else { continue }
        if start == 0 || path[start - 1] == UInt8(ascii: ".") || path[start - 1] == UInt8(ascii: "_") { return true }
      }
    }
    return false
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
    "“\(own)” has no counterpart in the base: people see it as it is, or the app crashes"
  }

  fileprivate static func standsForNothing(_ own: String) -> Message {
    "“\(own)” has no substitution of that name in this language: people see it as it is"
  }

  static func lacksPlaceholder(_ meant: String) -> Message {
    "“\(meant)” of the base is missing: people don’t see its value"
  }

  fileprivate static func isMixed(_ own: String) -> Message {
    "“\(own)” has no number though others have one: values end up in the wrong place"
  }

  static func isUnknownPlaceholder(_ own: String) -> Message {
    "“\(own)” isn’t in the base and is never filled in"
  }

  static func isUnknownPlaceholder(_ own: String, meant: String) -> Message {
    "“\(own)” is never filled in; the base has “\(meant)”"
  }

  fileprivate static func hasSpace(_ own: String, _ meant: String) -> Message {
    "“\(own)” has a space behind its sign; the base has “\(meant)”"
  }

  fileprivate static let isStray: Message =
    "The base has no percent sign here, and a formatter fills the text in. Take it out, or write “%%” to show one"

  fileprivate static let isLone: Message =
    "Write “%%” for a percent sign here, since the text is filled in by a formatter"
}
