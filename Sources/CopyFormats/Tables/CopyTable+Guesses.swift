import CopyModel

/// What columns hold that their heads don’t name.
extension CopyTable {
  /// Takes a first column without a name for what names the parts, where each of its cells does.
  mutating func guessParts() {
    takeComponents()
    if !isOfParts, !columns.contains(.label(.part)), let named = columns.indices.first(where: holdsNames) {
      columns[named] = .label(.part)
    }
    let cells = rows.compactMap(\.first)
    guard !isOfParts, columns.first == .nothing, cells.count > 1,
      isSheet || Self.namesParts(rows, text)
    else { return }
    columns[0] = .label(.part)
  }

  /// A column that is called so and says where a part stands, beside one that names it: “Component” beside “Property”.
  private mutating func takeComponents() {
    guard let column = columns.firstIndex(of: .label(.part)), let named = columns.indices.first(where: holdsNames),
      !rows.allSatisfy({ column < $0.count && Self.part(text.slice($0[column].range)) != nil })
    else { return }
    (columns[column], columns[named]) = (.nothing, .label(.part))
    screens = screens ?? column
  }

  /// Whether each cell of a column without a name is that of a part, of a title and of others, beside a column of copy.
  private func holdsNames(_ column: Int) -> Bool {
    guard [.nothing, .label(.key)].contains(columns[column]), copyColumns.count > 0, rows.count > 1 else {
      return false
    }
    let labels = rows.map { $0.indices.contains(column) ? Self.part(text.slice($0[column].range)) : nil }
    let ranks = Set(labels.compactMap { $0?.rank })
    return labels.allSatisfy { $0 != nil } && ranks.contains(0) && ranks.count > 1
  }

  /// Takes columns behind those of a title and a message for buttons, where one of their cells answers.
  mutating func guessButtons() {
    let ranks = columns.map { if case .label(let label) = $0, label.isPart { label.rank } else { -1 } }
    guard Set(ranks).isSuperset(of: [0, 1]), !ranks.contains(3), let last = ranks.lastIndex(of: 1) else { return }
    let unnamed = columns.indices[(last + 1)...].prefix { columns[$0] == .nothing }
    let answers = { (column: Int) in
      rows.contains { column < $0.count && CopyLabel.isAnswer(text.slice($0[column].range)) }
    }
    if unnamed.contains(where: answers) { for column in unnamed { columns[column] = .label(.button) } }
  }

  /// Whether a title and other parts of an alert stand below each other in two columns, among rows about them.
  static func isSheet(_ rows: [[TableCell]], _ text: Bytes) -> Bool {
    guard rows.allSatisfy({ $0.count == 2 }) else { return false }
    let ranks = rows.compactMap { part(text.slice($0[0].range))?.rank }
    return ranks.count > 2 && ranks.count < rows.count && Set(ranks).isSuperset(of: [0, 3])
  }

  /// Finds out what unnamed columns hold, where no column of copy is named.
  mutating func guessColumns() {
    if isOfParts || columns.contains(where: { if case .copy = $0 { true } else { false } }) { return }
    if let first = columns.first, first == .nothing || first == .label(.comment) {
      let cells = rows.compactMap(\.first)
      if !cells.isEmpty, cells.allSatisfy({ $0.isKey(text) }) {
        columns[0] = .label(.key)
      } else if cells.count > 1, cells.allSatisfy({ CopyLabel(text.slice($0.range))?.isPart ?? false }) {
        columns[0] = .label(.part)
      }
    }
    for index in columns.indices where columns[index] == .nothing { columns[index] = .copy(nil) }
  }

  /// Two columns of texts in two languages translate each other.
  mutating func tellLanguages(_ teller: LanguageTeller?) {
    let copy = copyColumns
    guard let teller, copy.count == 2, copy.allSatisfy({ columns[$0] == .copy(nil) }), !isOfParts else { return }
    let cells = copy.map { column in rows.compactMap { column < $0.count ? $0[column].range : nil } }
    guard let tags = teller.two(cells[0], cells[1], in: text) else { return }
    (columns[copy[0]], columns[copy[1]]) = (.copy(tags.own), .copy(tags.other))
  }
}
