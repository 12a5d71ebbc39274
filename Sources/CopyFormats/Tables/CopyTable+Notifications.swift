import CopyModel

/// Rows that are sent to people, and rows whose columns name a language beside a part.
extension CopyTable {
  /// Takes the rows for notifications that have a title and what it says, no buttons, and columns of links, dates, or receivers.
  mutating func guessNotifications(_ head: [TableCell]) {
    guard rows.startIndex > 0 else { return }
    let others = columns.indices.filter { columns[$0] == .nothing || columns[$0] == .label(.key) }
    let isSent = others.contains { $0 < head.count && CopyLabel.headsDelivery(text.slice(head[$0].range)) }
    guard isSent, !columns.contains(where: { rank($0) == 3 }), columns.contains(where: { rank($0) == 0 }) else {
      return
    }
    let texts = columns.indices.filter { columns[$0] == .copy(nil) && CopyLabel(text.slice(head[$0].range)) == .text }
    if texts.count == 1, !columns.contains(where: { rank($0) == 1 }) { columns[texts[0]] = .label(.body) }
    guard columns.contains(where: { rank($0) == 1 }) else { return }
    columns = columns.map(ofNotification)
  }

  /// Whether the row names several parts, or one beside a link, a date, or the like: no key stands before such words.
  func namesColumns(_ named: [Column]) -> Bool {
    let ranks = Set(named.compactMap(rank))
    let isSent = rows.first?.contains { CopyLabel.headsDelivery(text.slice($0.range)) } ?? false
    return ranks.count > 1 || !ranks.isEmpty && isSent
  }

  private func ofNotification(_ column: Column) -> Column {
    switch column {
    case .label(let label): label.part(inNotification: true).map(Column.label) ?? column
    case .translated(let label, let tag): .translated(label.part(inNotification: true) ?? label, tag)
    default: column
    }
  }

  /// Whether columns name parts in several languages.
  var hasTranslations: Bool { Set(tags).count > 1 }

  func withoutLanguage(_ column: Column) -> Column {
    if case .translated(let label, _) = column { .label(label) } else { column }
  }

  private var tags: [LocaleTag] {
    columns.compactMap { if case .translated(_, let tag) = $0 { tag } else { nil } }
  }

  /// One alert for each language of a row; the English one is what the others translate, or else the first.
  func addTranslations(_ row: [TableCell], to builder: inout CatalogBuilder) {
    var order: [LocaleTag] = []
    for tag in tags where !order.contains(tag) { order.append(tag) }
    guard let base = order.first(where: \.isEnglish) ?? order.first else { return }
    let own = parts(of: row, in: base)
    for tag in order {
      let parts = parts(of: row, in: tag)
      var sources: [Int: String] = [:]
      for (label, cell) in parts where tag != base {
        guard let source = own.first(where: { $0.0 == label }) else { continue }
        sources[cell.range.lowerBound] = String(decoding: source.1.decoded(text), as: UTF8.self)
      }
      addGroup(parts, locale: tag, sources: sources, to: &builder)
    }
  }

  private func parts(of row: [TableCell], in tag: LocaleTag) -> [(CopyLabel, TableCell)] {
    zip(columns, row).compactMap { column, cell in
      guard case .translated(let label, tag) = column, cell.hasWords(text) else { return nil }
      return (label, cell)
    }
  }
}
