import CopyModel

/// Makes entries of the texts of a piece of a program.
struct CodePieceReader {
  struct Copy {
    var literal: CodeLiteral
    /// The call or element that shows an alert or notification, by its number, and the part that the text is of it.
    var surface: (number: Int, isNotification: Bool)?
    var label: CopyLabel?
    /// A name that stands before the text in the same call: `t('upload.failed', 'Couldn’t upload')`.
    var key: Range<Int>?
  }

  let text: Bytes
  var copies: [Copy] = []

  var copyCount: Int { copies.count }

  init(_ literals: [CodeLiteral], in text: Bytes) {
    self.text = text
    var key: (range: Range<Int>, scope: Int)?
    for literal in literals {
      let scope = literal.scopes.last?.number ?? 0
      guard isCopy(literal), !isNote(literal, beside: literals) else {
        key = TableCell(range: literal.range).isKey(text) ? (literal.range, scope) : nil
        continue
      }
      var copy = Copy(literal: literal)
      if let key, key.scope == scope { copy.key = key.range }
      key = nil
      (copy.surface, copy.label) = part(literal)
      copies.append(copy)
    }
    labelByNames()
    labelByPlace()
  }

  /// Whether people see the text: it has words, and neither a name of the program nor what attributes hold that show nothing.
  private func isCopy(_ literal: CodeLiteral) -> Bool {
    let words = text.slice(literal.range)
    let isValue = words.first == UInt8(ascii: "{") && !(literal.holdsValue && words.last != UInt8(ascii: "}"))
    guard words.count > 1, let first = words.first, !isValue,
      words.contains(where: { $0.isASCIILetter || $0 >= 0x80 })
    else {
      return false
    }
    if words.holds("://") || literal.path.last.map({ CopyLabel.isUnshown(text.slice($0)) }) == true {
      return false
    }
    if TableCell(range: literal.range).isKey(text) { return false }
    if literal.holdsValue { return words.contains(UInt8(ascii: " ")) }
    let isUpper = (0x41...0x5A).contains(first) || first >= 0x80
    return words.contains(UInt8(ascii: " ")) || isUpper && !words.contains(UInt8(ascii: "/"))
  }

  /// Whether it describes a message for translators: `defaultMessage: "Leave?", description: "Title of the dialog"`.
  private func isNote(_ literal: CodeLiteral, beside literals: [CodeLiteral]) -> Bool {
    let isNamed = { (other: CodeLiteral, name: String) in
      other.path.last.map { CopyLabel.folded(text.slice($0), isNear: true) == name } ?? false
    }
    return isNamed(literal, "description")
      && literals.contains { isNamed($0, "default message") && $0.scopes.last?.number == literal.scopes.last?.number }
  }

  // MARK: Parts

  /// The alert or notification that the text stands in, and what it is there by the nearest name that says so.
  private func part(_ literal: CodeLiteral) -> ((number: Int, isNotification: Bool)?, CopyLabel?) {
    guard let index = literal.scopes.lastIndex(where: { surface($0) != nil }),
      let found = surface(literal.scopes[index])
    else { return (nil, nil) }
    // What an attribute says to those who can’t see the element is no part of it.
    if let own = literal.path.last, CopyLabel.isReadAloud(text.slice(own)) { return (nil, nil) }
    let scope = literal.scopes[index]
    let inner = literal.scopes[(index + 1)...].flatMap(\.names)
    let own = literal.path.dropFirst(literal.scopes.flatMap(\.names).count)
    var label: CopyLabel?
    for name in (inner + own).reversed() where label == nil {
      label = CopyLabel(text.slice(name).lastComponent)?.part(of: found)
    }
    // `Text("…")` of the body is text, and of a button the button’s.
    if let names = label, names == .message {
      label =
        (inner + own).reversed().lazy.compactMap { CopyLabel(text.slice($0).lastComponent) }.first { $0.isPart }
        ?? names
    }
    return ((scope.number, found == .notificationTitle), label)
  }

  /// Whether a call or element shows an alert or a notification, by the words of its name.
  private func surface(_ scope: CodeScope) -> Role? {
    scope.names.reversed().lazy.compactMap { name in
      let words = text.slice(name).components
      // `messagebox.askyesno`, and not `alert.title`.
      return CopyLabel.surface(words[0])
        ?? (CopyLabel(words[0]) == nil ? words.dropFirst().lazy.compactMap(CopyLabel.surface).first : nil)
    }.first
  }

  /// Texts that are given to an alert without names: the first is the title where another follows, and what stands in a list
  /// or object within is a button.
  private mutating func labelByPlace() {
    var unnamed: [Int: [Int]] = [:]
    for index in copies.indices
    where copies[index].surface != nil && copies[index].label == nil && answers(copies[index]) {
      copies[index].label = .button
    }
    for (index, copy) in copies.enumerated() where copy.surface != nil {
      let scope = copy.literal.scopes.last?.number
      if scope == copy.surface?.number, copy.label == nil {
        unnamed[copy.surface?.number ?? 0, default: []].append(index)
      }
    }
    let titled = Set(copies.filter { $0.label?.rank == 0 }.compactMap(\.surface?.number))
    for (surface, places) in unnamed {
      let hasTitle = titled.contains(surface)
      for (rank, index) in places.enumerated() {
        copies[index].label = rank == 0 && places.count > 1 && !hasTitle ? .title : .message
      }
    }
    titleByDetail()
    for index in copies.indices where copies[index].surface != nil {
      let isNested = copies[index].literal.scopes.last?.number != copies[index].surface?.number
      let isLone = unnamed[copies[index].surface?.number ?? 0] == nil
      if isNested, !isLone, copies[index].label == nil || copies[index].label == .message {
        copies[index].label = .button
      }
    }
  }

  /// Whether the text has a name of its own, and it or that is an answer: `"confirm": "Yes"`.
  private func answers(_ copy: Copy) -> Bool {
    guard let name = copy.literal.path.last, copy.literal.path.count > copy.literal.scopes.flatMap(\.names).count else {
      return false
    }
    return CopyLabel.isAnswer(text.slice(copy.literal.range)) || CopyLabel.isAnswer(text.slice(name))
  }

  /// Of two messages under names of their own, where nothing is the title, the first is it: `message: …, detail: …`.
  private mutating func titleByDetail() {
    let members = Dictionary(grouping: copies.indices.filter { copies[$0].surface != nil }) {
      copies[$0].surface?.number
    }
    for indices in members.values where !indices.contains(where: { copies[$0].label?.rank == 0 }) {
      let messages = indices.sorted().filter { copies[$0].label == .message && !copies[$0].literal.path.isEmpty }
      let names = Set(messages.compactMap { copies[$0].literal.path.last.map { text.slice($0).text } })
      if let first = messages.first, messages.count == 2, names.count == 2 { copies[first].label = .title }
    }
  }

  // MARK: Entries

  func add(to builder: inout CatalogBuilder) {
    var left = Dictionary(grouping: copies.indices.filter { copies[$0].surface != nil }) { copies[$0].surface?.number }
    for copy in copies {
      guard let surface = copy.surface else {
        add(copy, to: &builder)
        continue
      }
      guard let members = left.removeValue(forKey: surface.number) else { continue }
      let first = builder.catalog.entries.count
      for member in members { add(copies[member], to: &builder) }
      let labels = members.compactMap { copies[$0].label }
      // Which buttons a call has by itself nobody knows.
      guard labels.count == members.count, labels.contains(where: \.isButton), Set(labels.map(\.rank)).count > 1 else {
        continue
      }
      builder.addPastedGroup(
        surface.isNotification ? .notification : .alert, first..<builder.catalog.entries.count, orderIsKnown: false)
    }
  }

  private func add(_ copy: Copy, to builder: inout CatalogBuilder) {
    var entry = Entry()
    if let label = copy.label {
      entry.role = label.role(inNotification: copy.surface?.isNotification ?? false)
    } else if let role = role(copy.literal) {
      entry.role = role
    }
    if entry.role != .unknown { entry.evidence = .explicit }
    if let key = copy.key ?? copy.literal.path.last, entry.role == .unknown { entry.key = TextSlice(file: key) }
    if let form = PluralPath(copy.literal.path.map { text.slice($0) }) {
      entry.key = TextSlice(file: copy.literal.path[0])
      entry.variation = builder.store("plural.\(form.name)".utf8)
      if let tag = form.language { entry.locale = builder.localeIndex(tag) }
    }
    // Nobody can say of half a sentence how it should end.
    if copy.literal.isPart { entry.flags.formUnion([.isFragment, .isRecovered]) }
    if copy.literal.namesValue { entry.flags.formUnion(.isRecovered) }
    addLiteral(copy.literal.range, &entry, to: &builder)
  }

  /// What the nearest name says that names a role: `SubmitButton`, `placeholder`.
  private func role(_ literal: CodeLiteral) -> Role? {
    for words in literal.path.reversed().lazy.flatMap({ text.slice($0).components }) {
      if let label = CopyLabel(words), label.isButton { return .button }
      if CopyLabel(words)?.rank != 0 || CopyLabel(words)?.isPart != true, let role = CopyLabel.role(words),
        role != .unknown,
        role != .alertTitle
      {
        return role
      }
    }
    return nil
  }

  /// Adds the text with what its escapes stand for. What holds values or escapes by number is judged and never edited.
  private func addLiteral(_ range: Range<Int>, _ entry: inout Entry, to builder: inout CatalogBuilder) {
    entry.setRaw(range)
    if text[range].contains(UInt8(ascii: "$")) { entry.flags.formUnion(.isRecovered) }
    if text[range].contains(UInt8(ascii: "&")), isElementText(range) {
      return addElementText(range, &entry, to: &builder)
    }
    guard text[range].contains(UInt8(ascii: "\\")) else {
      entry.value = TextSlice(file: range)
      builder.add(entry)
      return
    }
    builder.beginValue()
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard text[position] == UInt8(ascii: "\\"), position + 1 < range.upperBound else {
        position += 1
        continue
      }
      builder.appendVerbatim(verbatim..<position)
      let next = text[position + 1]
      if next.isASCIILetter, next != UInt8(ascii: "n") { entry.flags.formUnion(.isRecovered) }
      let meant = next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next
      builder.appendEscape(position..<position + 2, standsFor: CollectionOfOne(meant))
      position += 2
      verbatim = position
    }
    builder.appendVerbatim(verbatim..<range.upperBound)
    builder.endValue(&entry, textEnd: range.upperBound)
    builder.add(entry)
  }
}

extension CodePieceReader {
  /// Whether the text stands between tags, where “&” begins the name of a letter.
  private func isElementText(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && !CodeScan.quotes.contains(text[range.lowerBound - 1])
  }

  private static let letters: [(name: StaticString, letter: StaticString)] = [
    ("&apos;", "'"), ("&#39;", "'"), ("&quot;", "\""), ("&amp;", "&"), ("&nbsp;", "\u{A0}"), ("&rsquo;", "’"),
    ("&lsquo;", "‘"), ("&ldquo;", "“"), ("&rdquo;", "”"), ("&hellip;", "…"), ("&ndash;", "–"), ("&mdash;", "—"),
  ]

  /// Adds what stands between tags with the letters that names stand for; it is judged and never edited.
  private func addElementText(_ range: Range<Int>, _ entry: inout Entry, to builder: inout CatalogBuilder) {
    entry.flags.formUnion(.isRecovered)
    builder.beginValue()
    var (verbatim, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      guard let found = Self.letters.first(where: { text.hasLiteral($0.name, at: position) }) else {
        position += 1
        continue
      }
      builder.appendVerbatim(verbatim..<position)
      let end = position + found.name.utf8CodeUnitCount
      let letter = UnsafeBufferPointer(start: found.letter.utf8Start, count: found.letter.utf8CodeUnitCount)
      builder.appendEscape(position..<end, standsFor: letter)
      (verbatim, position) = (end, end)
    }
    builder.appendVerbatim(verbatim..<range.upperBound)
    builder.endValue(&entry, textEnd: range.upperBound)
    builder.add(entry)
  }
}

extension Bytes {
  /// What dots part, the last first: `error` and `toast` of `toast.error`.
  fileprivate var components: [Bytes] {
    let parts = split(separator: UInt8(ascii: ".")).reversed().map { Bytes(rebasing: $0) }
    return parts.isEmpty ? [self] : parts
  }

  /// `error` of `toast.error`.
  fileprivate var lastComponent: Bytes { components[0] }
}

extension CopyLabel {
  /// The part of an alert or a notification that the name of an argument or element says.
  fileprivate func part(of surface: Role) -> CopyLabel? {
    isPart || self == .text ? part(inNotification: surface == .notificationTitle) : nil
  }
}
