import CopyKernel
import CopyModel
import CopyText

/// The base texts of a catalogue that end unlike most of their translations: “Off” that has become “Выкл.” everywhere, a
/// period that slipped into the base alone, two texts that changed places. There the mark of the base is no measure.
struct LoneEnds {
  /// So many languages must have a text of their own before they outweigh the base.
  private static let quorum = 3

  private var entries: Set<Int> = []

  /// - Parameter catalog: one that holds all languages, the base being the first.
  init(_ catalog: Catalog) {
    guard catalog.locales.count > Self.quorum else { return }
    var start = 0
    while start < catalog.entries.count {
      let key = catalog.bytes(catalog.entries[start].key)
      var end = start + 1
      while end < catalog.entries.count, catalog.bytes(catalog.entries[end].key).equals(key) { end += 1 }
      if end - start > Self.quorum { addLoneOnes(of: start..<end, catalog) }
      start = end
    }
  }

  func contains(_ entry: Int) -> Bool { entries.contains(entry) }

  /// Weighs the texts of one key; where it has variants, the plain text or the first of them speaks for each language.
  private mutating func addLoneOnes(of texts: Range<Int>, _ catalog: Catalog) {
    guard let base = texts.first(where: { catalog.entries[$0].locale == 0 }) else { return }
    let model = catalog.bytes(catalog.entries[base].value)
    let end = TextEnd(of: model).kind
    var (voices, others, last) = (0, 0, UInt16(0))
    for index in texts where catalog.entries[index].locale != last && catalog.entries[index].locale != 0 {
      last = catalog.entries[index].locale
      let text = catalog.bytes(catalog.entries[index].value)
      if text.isEmpty || text.equals(model) || !catalog.locales[Int(last)].writesEndMarks { continue }
      voices += 1
      if TextEnd(of: text).kind != end { others += 1 }
    }
    guard voices >= Self.quorum, others * 2 > voices else { return }
    for index in texts where catalog.entries[index].locale == 0 { entries.insert(index) }
  }
}
