import CopyEngine
import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting
import CopyRules

extension CatalogReviewer {
  /// The text rules on each part, then the rules about the whole.
  func check(
    _ set: CopySet, of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, known: [Bool],
    _ uses: inout UsesOfCatalog
  ) -> [Finding] {
    var report = Report()
    let view = makeView(of: set, in: catalog, roles)
    // A button may be part of several alerts.
    for copy in view.ownParts where uses.isNew(copy) ?? !known[copy.entry] {
      guard check(copy, isWeak: copy.isRoleWeak) else { continue }
      report.add(uses.marked(self.report.take(), copy))
    }
    let isWeak = view.parts.contains(where: \.isRoleWeak)
    report.remark = engine.settings.program.flatMap { $0.place(ofSet: Int(set.call)) }.map {
      "The program shows this at \($0)."
    }
    report.calls = SetCalls(set, isTranslation: view.parts.contains(where: \.isTranslation))
    engine.check(view, isWeak: isWeak, &report)
    ask(about: view, in: catalog)
    inheritance.mark(&report, about: view)
    // What is said of parts that stand elsewhere is told there.
    let told = AnswerRewriting(view).completed(report.take()).filter { $0.entry >= 0 }
    let findings = keepingShared(checked(told, about: view), of: set)
    guard engine.settings.proposes, !isWeak, set.others.isEmpty else { return uses.taken(from: findings, of: set) }
    return uses.taken(from: propose(for: view, findings), of: set)
  }

  /// `findings` without words for one alert that may be false where else the string shows.
  private func keepingShared(_ findings: [Finding], of set: CopySet) -> [Finding] {
    if set.shownElsewhere.isEmpty { return findings }
    return findings.map { finding in
      let isShared = set.shownElsewhere.contains(finding.entry)
      guard isShared, !finding.fixes.isEmpty, RuleRegistry.info(finding.rule)?.judges == .content else {
        return finding
      }
      var finding = finding
      finding.fixes = []
      finding.notes.append("Other places show this string. Give this one a key of its own.")
      return finding
    }
  }

  /// `findings` without those fixes that bring another rule to speak.
  private func checked(_ findings: [Finding], about view: CopySetView) -> [Finding] {
    guard findings.contains(where: { !$0.fixes.isEmpty }) else { return findings }
    var checked: [Finding] = []
    for var finding in findings {
      let parts = view.parts.filter { $0.entry == finding.entry }
      guard !finding.fixes.isEmpty, let copy = parts.first(where: { $0.role == finding.use }) ?? parts.first else {
        checked.append(finding)
        continue
      }
      var (passed, withdrawn) = ([finding], RuleTally())
      EditGate(copy).pass(&passed, withdrawn: &withdrawn)
      guard let gated = passed.first else { continue }
      finding = gated
      let before = RuleTally(findings.lazy.filter { $0.entry == finding.entry })
      var kept: [Fix] = []
      for fix in finding.fixes {
        let value = fix.splices.applied(toBytes: copy.bytes)
        if view.hasOtherButton(value.bytes, than: copy) { continue }
        let after = judge(value, like: copy)
        if FixCheck.leavesNoMore(after, than: before, mending: [finding.rule]) { kept.append(fix) }
      }
      finding.fixes = kept
      checked.append(finding)
    }
    return checked
  }

  /// Rewrites the whole set where something is to be said of it. Where its own words don’t suffice, the title’s finding
  /// says what is missing.
  private func propose(for view: CopySetView, _ findings: [Finding]) -> [Finding] {
    // Where title and button are one string, other words for the one are other words for both.
    guard !findings.isEmpty, Set(view.set.members).count == view.set.members.count else { return findings }
    let rewriting = SetRewriting(view, findings, trials: trials)
    let outcome = rewriting.outcome()
    if case .proposed(let choice) = outcome {
      let system = SystemButtons(of: view.set, like: view.parts.first)
      proposals += choice.enumerated().map {
        SetProposal(set: view.set, proposed: $1, system: system, rank: $0 + 1)
      }
      return rewriting.noted(rewriting.asking(findings, beside: choice[0]), outcome)
    }
    return rewriting.noted(findings, outcome)
  }

  private func ask(about view: CopySetView, in catalog: Catalog) {
    guard checklist != nil, !view.set.isToldElsewhere,
      let text = view.texts.first(where: { $0.entry >= 0 }) ?? view.ownParts.first
    else { return }
    let path = catalog.extras(of: catalog.entries[text.entry])?.path ?? catalog.path
    let subject = Checklist.Subject(path: path, group: view.set.name, text: text.text)
    for (order, rule) in RuleRegistry.checklist.enumerated() where rule.concerns(view) {
      checklist?.add(
        Checklist.Item(rule: rule.info.id, question: rule.question, subjects: [subject], count: 1, order: order))
    }
  }

  /// The set as rules see it, with the parts that stand elsewhere.
  func makeView(of set: CopySet, in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>) -> CopySetView {
    let whole = set.withOthers
    let own = set.members.first.map { passage(of: $0, in: catalog, roles, set: whole) }
    var buttons: [Int: Passage] = [:]
    for member in whole.buttons where buttons[member] == nil {
      buttons[member] =
        member < 0
        ? own.map { guest(member, of: whole, like: $0) }
        : passage(of: member, in: catalog, roles, set: whole, isButton: true)
    }
    let shown = whole.buttons.compactMap { buttons[$0] }
    let text = { [self] (member: Int) in
      member < 0
        ? own.map { guest(member, of: whole, like: $0, above: shown) }
        : passage(of: member, in: catalog, roles, set: whole, above: shown)
    }
    return CopySetView(
      set: whole, title: whole.title.flatMap(text), message: whole.message.flatMap(text), buttons: shown)
  }

  /// A part that stands elsewhere.
  private func guest(_ number: Int, of set: CopySet, like model: Passage, above buttons: [Passage] = []) -> Passage {
    let other = set.other(numbered: number)
    var place = PassagePlace(entry: number, role: other.role, style: other.style, locale: model.locale)
    (place.roleEvidence, place.roleConfidence) = (.source, RoleInference.certain)
    place.join(set)
    return engine.passage(ByteBuffer(Array(other.text.utf8)), at: place, above: buttons)
  }
}

extension CopySetView {
  /// The parts that the catalogue at hand has.
  var ownParts: [Passage] { parts.filter { $0.entry >= 0 } }

  /// Whether a button beside `copy` is called `title`: “Abort” beside Cancel doesn’t become another Cancel.
  fileprivate func hasOtherButton(_ title: Bytes, than copy: Passage) -> Bool {
    guard buttons.contains(where: { $0.entry == copy.entry }) else { return false }
    return buttons.contains { $0.entry != copy.entry && $0.bytes.equals(title) }
  }
}

/// How much room better words have, for people who choose among them.
extension CatalogReviewer {
  /// Parts that are cut off or wrapped where they are too long. A message takes the lines that it needs.
  private static let tight: [Role] = [.alertTitle, .button, .notificationTitle, .notificationAction]

  /// How `value` would fit in the place of the entry at `index`; nil where it has room enough in all languages.
  func room(of value: String, at index: Int, set: CopySet?, in review: Review) -> String? {
    let guess = review.roles[index]
    guard Self.tight.contains(guess.role), engine.judge.mayShow(guess.role) else { return nil }
    var place = engine.place(of: index, in: review.catalog, as: guess)
    if let set { place.show(in: set) }
    let copy = engine.passage(ByteBuffer(Array(value.utf8)), at: place)
    return copy.surelyFits(isTranslated: true) ? nil : room(of: copy)
  }

  private func room(of copy: Passage) -> String? {
    let fits = engine.judge.fits(copy.displayed)
    guard let worst = fits.max(by: { ($0.verdict, $0.points / $0.column) < ($1.verdict, $1.points / $1.column) }) else {
      return nil
    }
    var named: [(name: String, expansion: Expansion)] = []
    for expansion in engine.judge.expansions(of: copy.displayed, worst) {
      named.append((engine.judge.englishName(of: expansion.locale), expansion))
    }
    return FitText.room(worst, named)
  }

  /// What is near its limit in the sets of `proposals`: a line each.
  func rooms(of found: SetProposal, in review: Review) -> [String] {
    let (set, new) = (found.set, found.proposed)
    guard new.surface == .alert || new.surface == .notification else { return [] }
    var parts: [(words: String, index: Int)] = []
    if let title = new.title, let index = set.title ?? set.message { parts.append((title, index)) }
    for button in new.buttons {
      if let origin = button.origin { parts.append((button.text, set.buttons[origin])) }
    }
    return parts.compactMap { part in
      room(of: part.words, at: part.index, set: set, in: review).map { "“\(part.words)”: \($0)" }
    }
  }
}
