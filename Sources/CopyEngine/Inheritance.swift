import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyRules

/// Tells which faults of a translation are those of its base: the same rule speaks of the base text, asked as if that stood
/// in the translation’s place, with its role and in its alert.
///
/// The base text is asked rather than its review, so that the answer is the same for any order of files, and where the base
/// isn’t reviewed at all. Only translations at fault cost something.
package struct Inheritance {
  private let engine: Engine

  package init(_ engine: Engine) { self.engine = engine }

  /// Marks what is said of one string.
  package func mark(_ report: inout Report, about copy: Passage) {
    guard Self.mayConcern(report.findings), let base = copy.baseInPlace else { return }
    var ofBase = Report(.counts)
    engine.check(base, isWeak: false, &ofBase)
    let isAtFault = ofBase.findings.contains { Self.judgesContent($0.rule) }
    report.markInherited { ofBase.speaks($0.rule) || isAtFault && Self.judgesContent($0.rule) }
    dropContent(of: &report, in: copy.locale)
  }

  /// Marks what is said of an alert or notification.
  package func mark(_ report: inout Report, about view: CopySetView) {
    guard Self.mayConcern(report.findings) else { return }
    defer {
      if view.parts.contains(where: { $0.base != nil }), let locale = view.parts.first?.locale {
        dropContent(of: &report, in: locale)
      }
    }
    guard let base = Self.base(of: view) else { return }
    var ofBase = Report(.counts)
    for part in base.parts { engine.check(part, isWeak: false, &ofBase) }
    engine.check(base, isWeak: false, &ofBase)
    report.markInherited { finding in
      // What is said of the whole points at whichever part has the words.
      RuleRegistry.info(finding.rule)?.check == .set
        ? ofBase.speaks(finding.rule)
        : ofBase.findings.contains { $0.rule == finding.rule && $0.entry == finding.entry }
    }
  }

  /// Marks what is said of all strings of a language.
  package func mark(_ findings: inout [Finding], about table: TranslationTable) {
    guard Self.mayConcern(findings), let base = table.base, var model = table.ofBase else { return }
    model.lexicon = engine.lexicon(for: model.locale)
    var ofBase = Report(.counts)
    for one in engine.rules(for: model.locale).tables where findings.contains(where: { $0.rule == one.active.id }) {
      ofBase.begin(one.active, entry: 0, isWeakRole: false)
      one.rule.check(model, &ofBase)
    }
    let key = { (catalog: Catalog, finding: Finding) in base.first(catalog.bytes(catalog.entries[finding.entry].key)) }
    let known = Set(ofBase.findings.map { Fault(rule: $0.rule, key: key(base.catalog, $0)) })
    for index in findings.indices {
      let fault = Fault(rule: findings[index].rule, key: key(table.catalog, findings[index]))
      if fault.key != nil, known.contains(fault) { findings[index].isInherited = true }
    }
  }

  private static func judgesContent(_ rule: String) -> Bool { RuleRegistry.info(rule)?.judges == .content }

  /// Drops what is said of the content where the base passes. A translation says what its base says, so the fault is most often
  /// in the base as well, in words that aren’t known as such: on five unseen apps readers took 1 of 21 for right, and none of
  /// seven as a note.
  private func dropContent(of report: inout Report, in locale: LocaleTag) {
    report.drop(
      report.findings.indices.filter { index in
        let finding = report.findings[index]
        guard !finding.isInherited, let info = RuleRegistry.info(finding.rule), info.judges == .content else {
          return false
        }
        return !engine.settings.level(of: info, locale: locale, role: nil).isForced
      })
  }

  /// What a rule says of a key, by the first entry that the base has for it.
  private struct Fault: Hashable {
    var rule: String
    var key: Int?
  }

  /// Rules that hold a text against its base have nothing to say of a base text.
  private static func mayConcern(_ findings: [Finding]) -> Bool {
    findings.contains { !$0.isInherited && RuleRegistry.info($0.rule)?.needsBase != true }
  }

  /// The same set in the words of the base; nil where some part has none.
  private static func base(of view: CopySetView) -> CopySetView? {
    guard view.parts.allSatisfy({ $0.base != nil }) else { return nil }
    return CopySetView(
      set: view.set, title: view.title?.baseInPlace, message: view.message?.baseInPlace,
      buttons: view.buttons.compactMap(\.baseInPlace))
  }
}

extension Passage {
  /// The base text as if it stood where its translation does, with the role and in the alert of that.
  fileprivate var baseInPlace: Passage? {
    guard let base else { return nil }
    return Passage(
      base.reading, at: base.place.standing(where: place), in: base.language, above: buttons.compactMap(\.base),
      base: base.base,
      forms: base.forms)
  }
}
