import CopyModel

/// A message as it is gathered, line by line.
struct GettextDraft {
  /// A text in pieces: one for each pair of quotation marks.
  struct Text {
    /// Place of the keyword, for what is said of it.
    var keyword: Range<Int>
    /// Indices of its pieces among all of the message.
    var pieces: Range<Int>

    /// Takes in the pieces up to `end`.
    mutating func extend(to end: Int) { pieces = pieces.lowerBound..<end }
  }

  var context: Text?
  var identifier: Text?
  var plural: Text?
  /// Each `msgstr`; the number is -1 for one without.
  var translations: [(index: Int, text: Text)] = []
  /// What stands between quotation marks, as ranges of the file's text.
  var pieces: [Range<Int>] = []
  /// Comments for translators that come from the code, and those by translators.
  var extracted: [Range<Int>] = []
  var remarks: [Range<Int>] = []
  var isFuzzy = false
  /// Something in it was mended.
  var isRecovered = false

  var isEmpty: Bool { context == nil && identifier == nil && plural == nil && translations.isEmpty }

  /// Forgets all and keeps the memory.
  mutating func clear() {
    context = nil
    identifier = nil
    plural = nil
    isFuzzy = false
    isRecovered = false
    translations.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    extracted.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
  }
}

/// What becomes of a message once all of it is there.
extension GettextReader {
  mutating func finishMessage() {
    defer {
      draft.clear()
      field = .none
    }
    guard let identifier = draft.identifier else {
      if let context = draft.context { report(.malformed, GettextMessage.noTranslation, context.keyword) }
      return
    }
    guard !draft.translations.isEmpty else {
      return report(.malformed, GettextMessage.noTranslation, identifier.keyword)
    }
    // The header is no copy.
    if draft.context == nil, isBlank(identifier) { return }
    var entry = Entry()
    entry.key = readKey(identifier)
    entry.comment = readComment()
    if draft.isRecovered { entry.flags.insert(.isRecovered) }
    keys.append(builder.catalog.bytes(entry.key))
    keyPlaces.append((entry.key, identifier.keyword))
    checkForms(identifier)
    add(entry, identifier)
  }

  private mutating func add(_ template: Entry, _ identifier: GettextDraft.Text) {
    let isUntranslated = draft.translations.allSatisfy { isBlank($0.text) }
    if isTemplate || isUntranslated && showsIdentifiers {
      addSource(identifier, form: 0, template)
      if let plural = draft.plural { addSource(plural, form: 1, template) }
      return
    }
    let source = string(identifier)
    let plural = draft.plural.map { string($0) }
    for (index, text) in draft.translations {
      if let pluralCount, index >= pluralCount, index > 0 { continue }
      var entry = template
      if index >= 0 { entry.variation = variation(index) }
      let isSingular = index <= 0 && (plural == nil || draft.translations.count > 1)
      addTranslation(text, source: isSingular ? source : plural ?? source, entry)
    }
  }

  private mutating func variation(_ index: Int) -> TextSlice {
    while pluralNames.count <= index { pluralNames.append(builder.store(Array("plural.\(pluralNames.count)".utf8))) }
    return pluralNames[index]
  }

  private mutating func addTranslation(_ text: GettextDraft.Text, source: String, _ template: Entry) {
    var entry = template
    readValue(text, into: &entry)
    let state: TranslationState = isBlank(text) ? .new : draft.isFuzzy ? .needsReview : .translated
    entry.extras = builder.add(EntryExtras(source: source, state: state))
    // Programs pass over both kinds and show their own words.
    if state != .translated { entry.flags.insert(.isExempt) }
    builder.add(entry)
  }

  /// The program’s own words, which show where no translation stands for them.
  private mutating func addSource(_ text: GettextDraft.Text, form: Int, _ template: Entry) {
    var entry = template
    entry.flags.insert(.isKey)
    readValue(text, into: &entry)
    if draft.plural != nil { entry.variation = variation(form) }
    if KeyShape.isIdentifier(builder.catalog.bytes(entry.value)) { entry.flags.insert(.isExempt) }
    // A pasted piece has no other base than its own words.
    let source = builder.catalog.path.isEmpty ? nil : string(text)
    entry.extras = builder.add(EntryExtras(source: source, state: isTemplate ? nil : .new))
    builder.add(entry)
  }

  private func isBlank(_ text: GettextDraft.Text) -> Bool {
    text.pieces.allSatisfy { draft.pieces[$0].isEmpty }
  }

  private mutating func checkForms(_ identifier: GettextDraft.Text) {
    guard let pluralCount, draft.plural != nil, !isTemplate else { return }
    for (index, text) in draft.translations where index >= pluralCount {
      report(.malformed, GettextMessage.beyond(index, pluralCount), text.keyword)
    }
    let found = draft.translations.count { $0.index < pluralCount }
    let isTranslated = draft.translations.contains { !isBlank($0.text) }
    if isTranslated, found < pluralCount {
      report(.malformed, GettextMessage.missingForms(found, pluralCount), identifier.keyword)
    }
  }

  /// Reports messages that were there before: gettext’s tools refuse the file.
  mutating func reportDuplicates() {
    var repeated: [Int] = []
    let (catalog, places) = (builder.catalog, keyPlaces)
    keys.forEachRepetition(isSame: { catalog.bytes(places[$0].name).equals(catalog.bytes(places[$1].name)) }) {
      index, _ in repeated.append(index)
    }
    for index in repeated {
      let name = catalog.bytes(places[index].name).text
      report(.duplicateKey, GettextMessage.duplicateKey(name), places[index].keyword, key: name)
    }
  }

  /// Problems beyond these are counted, not told.
  private static var reportLimit: Int { 100 }

  mutating func report(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String? = nil) {
    problemCount += 1
    guard problemCount <= Self.reportLimit + 1 else { return }
    let isLast = problemCount > Self.reportLimit
    let span = builder.catalog.source.span(of: range)
    builder.add(
      CatalogProblem(kind, isLast ? GettextMessage.more : message, at: span, key: isLast ? nil : key))
  }
}
