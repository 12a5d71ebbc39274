import CopyModel

/// A table of copy. What its columns hold is told by its head, or else by the cells of the first column.
///
/// Rows are alerts where columns are parts, or parts where the first column names them; else each row is a string, by its
/// key, in one language or several.
struct CopyTable {
  /// What a column holds.
  enum Column: Equatable {
    case label(CopyLabel)
    /// `DE title`
    case translated(CopyLabel, LocaleTag)
    case copy(LocaleTag?)
    case nothing
  }

  let text: Bytes
  var rows: ArraySlice<[TableCell]>
  var columns: [Column] = []
  /// The column that says on which screen a row stands.
  var screens: Int?
  /// Columns of words that others beside them stand in for: nobody is to write those again.
  private var formers: Set<Int> = []
  /// Whether rows tell of the copy as well, such as who owns it.
  var isSheet = false

  /// - Parameter hasHeader: whether the first row is a head in any case; nil where its words tell.
  /// - Parameter teller: what knows the languages of two columns that nobody names.
  init(_ rows: [[TableCell]], in text: Bytes, hasHeader: Bool, teller: LanguageTeller?) {
    self.text = text
    self.rows = rows[...]
    guard let head = rows.first else { return }
    var named = head.map { Self.column($0, text) }
    // “id” is the name of a language as well; before other columns stand keys.
    let others = named.dropFirst().contains { $0 != .nothing }
    if others, let first = head.first, CopyLabel(text.slice(first.range)) == .key { named[0] = .label(.key) }
    isSheet = !hasHeader && Self.isSheet(rows, text)
    if hasHeader || !isSheet && isHead(named) {
      columns = named
      if !hasTranslations { columns = columns.map(withoutLanguage) }
      screens = head.firstIndex { CopyLabel.namesFrame(text.slice($0.range)) }
      self.rows = rows.dropFirst()
    } else {
      columns = Array(repeating: .nothing, count: head.count)
    }
    guessParts()
    guessButtons()
    guessNotifications(head)
    guessColumns()
    tellLanguages(teller)
    if self.rows.count < rows.count { findFormers(head) }
  }

  private mutating func findFormers(_ head: [TableCell]) {
    let wordings = copyColumns.filter { columns[$0] == .copy(nil) }
    let former = wordings.filter { CopyLabel.headsFormer(text.slice(head[$0].range)) }
    if former.count < wordings.count { formers = Set(former) }
  }

  private static func column(_ cell: TableCell, _ text: Bytes) -> Column {
    let words = text.slice(cell.range)
    if let (label, tag) = CopyLabel.translated(words) { return .translated(label, tag) }
    if let tag = CopyLabel.language(words) ?? CopyLabel.language(beside: words) { return .copy(tag) }
    switch CopyLabel(words) {
    // “V1” heads one of several wordings, and “Option B” another.
    case .text?, .option?: return .copy(nil)
    case let label?: return .label(label)
    case nil:
      if let last = CopyLabel.last(of: words) { return .label(last) }
      return CopyLabel.role(words) == nil && !CopyLabel.headsWordings(words) ? .nothing : .copy(nil)
    }
  }

  /// A row with a key of its own is none, whatever its text says.
  private func isHead(_ named: [Column]) -> Bool {
    guard let first = rows.first?.first, !Self.namesParts(rows, text) else { return false }
    if first.isKey(text), named.first != .label(.key), !namesColumns(named) { return false }
    return named.contains { $0 != .nothing }
  }

  /// Whether each row of several begins with the name of a part, so that the first is no head.
  static func namesParts(_ rows: ArraySlice<[TableCell]>, _ text: Bytes) -> Bool {
    rows.count > 1 && rows.allSatisfy { $0.count > 1 && part(text.slice($0[0].range)) != nil }
      && rows.contains { CopyLabel(text.slice($0[0].range))?.isPart ?? false }
  }

  /// The part that the first cell of a row names; what is only called text is the message.
  static func part(_ words: Bytes) -> CopyLabel? {
    guard let label = CopyLabel(words) else { return nil }
    return label == .text ? .message : label.isPart ? label : nil
  }

  /// Whether columns are the parts of an alert.
  var isOfParts: Bool {
    let parts = columns.filter { rank($0) != nil }
    let isOfText = columns.contains { if case .copy = $0 { true } else { false } }
    return parts.count > 1 || !isOfText && !parts.isEmpty
  }

  var copyColumns: [Int] { columns.indices.filter { if case .copy = columns[$0] { true } else { false } } }

  // MARK: Entries

  /// Adds what the table holds.
  func add(to builder: inout CatalogBuilder) {
    if isOfParts {
      for row in rows { addAlert(row, to: &builder) }
    } else if let parts = columns.firstIndex(of: .label(.part)) {
      for column in copyColumns where !formers.contains(column) { addAlerts(in: column, parts: parts, to: &builder) }
    } else {
      for row in rows { addStrings(row, to: &builder) }
    }
  }

  /// One alert of a row whose columns are parts.
  private func addAlert(_ row: [TableCell], to builder: inout CatalogBuilder) {
    if hasTranslations { return addTranslations(row, to: &builder) }
    var parts: [(CopyLabel, TableCell)] = []
    for (column, cell) in zip(columns, row) {
      if case .label(let label) = column, label.isPart, cell.hasWords(text) { parts.append((label, cell)) }
    }
    // A column of messages alone is one of texts.
    if Set(columns.compactMap(rank)).count < 2 {
      for (label, cell) in parts { addTexts(cell, label, &builder) }
      return
    }
    addGroup(parts, locale: nil, sources: [:], to: &builder)
  }

  func rank(_ column: Column) -> Int? {
    switch column {
    case .label(let label) where label.isPart: label.rank
    case .translated(let label, _): label.rank
    default: nil
    }
  }

  /// Adds a cell as a text by itself, or as a title and what it says where a line break parts them.
  private func addTexts(_ cell: TableCell, _ label: CopyLabel?, _ builder: inout CatalogBuilder) {
    let (marks, longest) = (CopyMarks(text), 60)
    var (first, rest) = (cell, cell)
    if let feed = text[cell.range].firstIndex(of: UInt8(ascii: "\n")) {
      first.range = marks.trimmedLines(cell.range.lowerBound..<feed)
      rest.range = marks.trimmedLines(feed..<cell.range.upperBound)
      if (1...longest).contains(first.range.count), !rest.range.isEmpty {
        for (part, role) in [(first, Role.alertTitle), (rest, .alertMessage)] {
          var entry = Entry()
          (entry.role, entry.evidence) = (role, .guess)
          builder.addCell(part, &entry)
        }
        return
      }
    }
    var entry = Entry()
    if let label {
      (entry.role, entry.evidence) = (label.role(inNotification: false), label.rank == 1 ? .guess : .explicit)
    }
    builder.addCell(cell, &entry)
  }

  /// The alerts of a column whose rows are parts: each title begins one.
  private func addAlerts(in column: Int, parts: Int, to builder: inout CatalogBuilder) {
    guard case .copy(let locale) = columns[column] else { return }
    var (group, sources, screen) = ([(CopyLabel, TableCell)](), [Int: String](), "")
    let base = baseColumn
    let called = rows.contains { parts < $0.count && CopyLabel.namesSurface(text.slice($0[parts].range).text) }
    let add = { (group: [(CopyLabel, TableCell)], builder: inout CatalogBuilder) in
      // “Alert title” is a part of an alert, wherever that is shown.
      addGroup(group, locale: locale, sources: sources, on: called ? "" : screen, to: &builder)
    }
    for row in rows where column < row.count && parts < row.count && row[column].hasWords(text) {
      let name = screens.flatMap { $0 < row.count ? text.slice(row[$0].range).text : nil } ?? ""
      if name != screen, !group.isEmpty {
        add(group, &builder)
        group = []
      }
      let words = text.slice(row[parts].range)
      screen = name
      guard let label = Self.part(words) else {
        if isSheet { continue }
        var entry = entry(locale, of: row, column, &builder)
        builder.addCell(row[column], &entry)
        continue
      }
      if label.rank == 0, !group.isEmpty {
        add(group, &builder)
        group = []
      }
      group.append((label, row[column]))
      // A row without a head has as many buttons as it has cells.
      if label.isButton, row.count > columns.count { group += row[columns.count...].map { (label, $0) } }
      // Two wordings in the same language translate nothing.
      if locale != nil, column != base, base < row.count {
        sources[row[column].range.lowerBound] = String(decoding: row[base].decoded(text), as: UTF8.self)
      }
    }
    add(group, &builder)
  }

  func addGroup(
    _ parts: [(label: CopyLabel, cell: TableCell)], locale: LocaleTag?, sources: [Int: String], on screen: String = "",
    to builder: inout CatalogBuilder
  ) {
    var kind = PastedGroup()
    // A screen is no alert, unless it is called one, or a button answers.
    let answers = { (part: (label: CopyLabel, cell: TableCell)) in
      part.label.isButton && CopyLabel.isAnswer(text.slice(part.cell.range))
    }
    kind.isElsewhere = !screen.isEmpty && !CopyLabel.namesSurface(screen) && !parts.contains(where: answers)
    for part in parts {
      kind.begin(part.label, indent: 0, isNewParagraph: false)
      kind.add(part.cell.range)
    }
    let (first, surplus) = (builder.catalog.entries.count, Set(kind.settled().surplus))
    for (label, cell) in parts where !surplus.contains(cell.range) {
      let marks = CopyMarks(text)
      let pieces = label.isButton ? marks.titles(in: cell.range, isList: label.isList) : nil
      for piece in pieces ?? [cell.range] {
        var (entry, part) = (Entry(), cell)
        let role = label.role(inNotification: kind.isNotification)
        (entry.role, entry.evidence) = (kind.isElsewhere && !label.isButton ? .text : role, .explicit)
        if label == .destructiveButton { entry.style = [.destructive, .declared] }
        if let locale { entry.locale = builder.localeIndex(locale) }
        if let source = sources[cell.range.lowerBound] { entry.extras = builder.add(EntryExtras(source: source)) }
        part.range = marks.bared(piece)
        builder.addCell(part, &entry)
      }
    }
    let entries = first..<builder.catalog.entries.count
    if !kind.isElsewhere {
      builder.addPastedGroup(kind.kind, entries, orderIsKnown: !kind.hasSingleButtons)
    }
    for cell in parts.map(\.cell) where surplus.contains(cell.range) {
      var entry = Entry()
      builder.addCell(cell, &entry)
    }
  }

  /// The strings of a row, in each language that it has.
  private func addStrings(_ row: [TableCell], to builder: inout CatalogBuilder) {
    for column in copyColumns where column < row.count && row[column].hasWords(text) {
      guard case .copy(let locale) = columns[column] else { continue }
      // Without a head a name is no copy, wherever it stands.
      if locale == nil, copyColumns.count > 1, row[column].isKey(text) { continue }
      let isBroken = text[row[column].range].contains(UInt8(ascii: "\n"))
      if locale == nil, isBroken, cell(.key, of: row) == nil {
        addTexts(row[column], nil, &builder)
        continue
      }
      var entry = entry(locale, of: row, column, &builder)
      if formers.contains(column) { entry.flags.insert(.isExempt) }
      builder.addCell(row[column], &entry)
    }
  }

  private func entry(
    _ locale: LocaleTag?, of row: [TableCell], _ column: Int, _ builder: inout CatalogBuilder
  ) -> Entry {
    var entry = Entry()
    if let locale { entry.locale = builder.localeIndex(locale) }
    if let key = cell(.key, of: row), !key.isCode(text) { entry.key = stored(key, &builder) }
    // Of wordings side by side each is what the key says, where no other parts of its alert tell more.
    if locale == nil, copyColumns.count > 1, cell(.key, of: row).map(namesTitle) == true {
      (entry.role, entry.evidence) = (.alertTitle, .guess)
    }
    if let comment = cell(.comment, of: row) { entry.comment = stored(comment, &builder) }
    let base = baseColumn
    if locale != nil, column != base, base < row.count, row[base].hasWords(text) {
      let source = String(decoding: row[base].decoded(text), as: UTF8.self)
      entry.extras = builder.add(EntryExtras(source: source))
    }
    return entry
  }

  /// The column that the others translate: one without a language, the English one, or the first.
  private var baseColumn: Int {
    let copy = copyColumns
    let english = copy.first { if case .copy(let tag?) = columns[$0] { tag.isEnglish } else { false } }
    return copy.first { columns[$0] == .copy(nil) && !formers.contains($0) } ?? english ?? copy.first ?? 0
  }

  private func cell(_ label: CopyLabel, of row: [TableCell]) -> TableCell? {
    columns.firstIndex(of: .label(label)).flatMap { $0 < row.count ? row[$0] : nil }
  }

  /// Whether the last name of a key is that of a title, and no message and buttons go with it: `save.title`.
  private func namesTitle(_ key: TableCell) -> Bool {
    let start = text[key.range].lastIndex { "._-/".utf8.contains($0) }.map { $0 + 1 } ?? key.range.lowerBound
    guard start > key.range.lowerBound, CopyLabel(text.slice(start..<key.range.upperBound)) == .title else {
      return false
    }
    let stem = text[key.range.lowerBound..<start]
    return rows.count { cell(.key, of: $0).map { text[$0.range].starts(with: stem) } ?? false } < 3
  }

  private func stored(_ cell: TableCell, _ builder: inout CatalogBuilder) -> TextSlice {
    cell.escaping == .none ? TextSlice(file: cell.range) : builder.store(cell.decoded(text))
  }
}
