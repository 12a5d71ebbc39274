import CopyModel

/// A translation is for what the text is for that it translates, where both stand side by side.
extension RoleInference {
  func shareRoles(_ guesses: inout ContiguousArray<RoleGuess>, of catalog: Catalog) {
    guard catalog.locales.count > 1 else { return }
    var bases: [String: Int] = [:]
    for (index, entry) in catalog.entries.enumerated() where catalog.extras(of: entry)?.source == nil {
      bases[name(of: entry, catalog.bytes(entry.value).text, in: catalog)] = index
    }
    for (index, entry) in catalog.entries.enumerated() {
      guard let source = catalog.extras(of: entry)?.source, let base = bases[name(of: entry, source, in: catalog)],
        guesses[base].role != .unknown, guesses[base].role != guesses[index].role, guesses[index].evidence > .source
      else { continue }
      let known = guesses[base]
      guesses[index] = RoleGuess(known.role, known.evidence, known.confidence, .base)
    }
  }

  /// The key and the text of the base.
  private func name(of entry: Entry, _ text: String, in catalog: Catalog) -> String {
    "\(catalog.bytes(entry.key).text)\0\(text)"
  }
}
