import CopyEngine
import CopyKernel
import CopyModel
import CopyPassage
import CopyRules

/// What is said of a language of a catalogue as a whole.
extension CatalogReviewer {
  /// The languages of a catalogue that somebody wants to hear of.
  func tables(
    of translation: Translation, _ roles: ContiguousArray<RoleGuess>, _ isWanted: Bool
  ) -> [TranslationTable] {
    TranslationTable.tables(of: translation.pairing, roles: roles).compactMap { table in
      guard table.locale == .undetermined ? isWanted : engine.isWanted(table.locale) else { return nil }
      var table = table
      table.findForeign(besides: engine.localeOfUnnamed ?? .english)
      return table
    }
  }

  /// Takes out what a document of Interface Builder has and the program replaces before anybody sees it.
  func removeUnseen(from missing: inout [MissingTranslation], translating base: BaseCatalog?) {
    guard !missing.isEmpty, let base, base.catalog.format.traits.contains(.showsItsCopy) else { return }
    let unseen = engine.unused(in: base.catalog, base.roles)
    missing.removeAll { unseen.contains($0.finding.entry) }
  }

  /// What is said of the languages as wholes, and wasn’t said of their alerts before.
  func check(
    _ tables: [TranslationTable], besides findings: [Finding], _ unused: UnusedStrings,
    adding missing: inout [MissingTranslation]
  ) -> [Finding] {
    let told = tables.isEmpty ? [] : Set(findings.map(FindingPlace.init))
    return tables.flatMap { table in
      check(table, unused, adding: &missing).filter { !unused.hides($0.entry) && !told.contains(FindingPlace($0)) }
    }
  }

  /// The rules about all strings of a language.
  func check(
    _ table: TranslationTable, _ unused: UnusedStrings, adding missing: inout [MissingTranslation]
  ) -> [Finding] {
    let locale = engine.settings.selectsLocale ? table.locale : engine.settings.locale ?? table.locale
    var table = table
    table.lexicon = engine.lexicon(for: locale)
    // A report of its own: what was asked of the string before holds for that string.
    var report = Report()
    for one in engine.rules(for: locale).tables {
      let first = report.findings.count
      report.begin(one.active, entry: 0, isWeakRole: false)
      one.rule.check(table, &report)
      if !one.active.isForced { report.quieten(from: first) { unused.mayContain($0.entry) } }
    }
    missing += report.takeMissing().map { MissingTranslation(finding: $0, locale: locale) }
    var findings = report.take()
    inheritance.mark(&findings, about: table)
    return findings
  }
}

/// Which words a rule speaks of.
private struct FindingPlace: Hashable {
  let rule: String
  let entry: Int
  let range: Range<Int>

  init(_ finding: Finding) { (rule, entry, range) = (finding.rule, finding.entry, finding.range) }
}
