import CopyModel
import CopyText

/// Checks the copy of one catalogue after the other. One for each thread.
final class CatalogReviewer {
  let context: ReviewContext
  private let single: Copy
  private var pool: [Copy] = []
  private var report = Report()

  init(settings: Settings) {
    context = ReviewContext(settings: settings)
    single = context.makeCopy()
  }

  /// What is to be said of `catalog`, in the order of its text.
  func review(_ catalog: Catalog) -> Review {
    report.removeAll()
    let roles = RoleInference.roles(in: catalog, declared: context.settings.role)
    let sets = SetBuilder.sets(in: catalog, roles: roles)
    var isMember = [Bool](repeating: false, count: catalog.entries.count)
    for set in sets {
      for member in set.members { isMember[member] = true }
      check(set, of: catalog, roles)
    }
    for index in catalog.entries.indices where !isMember[index] {
      load(index, of: catalog, roles, into: single)
      check(single, roles[index])
    }
    let findings = report.findings.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (a.entry, a.range.lowerBound, left.offset) < (b.entry, b.range.lowerBound, right.offset)
    }
    return Review(catalog: catalog, roles: roles, sets: sets, findings: findings.map(\.element))
  }

  private func load(_ index: Int, of catalog: Catalog, _ roles: [RoleGuess], into copy: Copy) {
    let entry = catalog.entries[index]
    copy.load(
      catalog.bytes(entry.value), entry: index, role: roles[index].role, style: entry.style,
      locale: context.settings.locale ?? catalog.locale(of: entry), in: context)
  }

  /// The text rules, on one string.
  private func check(_ copy: Copy, _ guess: RoleGuess) {
    let start = report.findings.count
    for (active, rule) in context.rules(for: copy.locale).text(for: copy.role) {
      report.begin(active, entry: copy.entry, isWeakRole: guess.isWeak)
      rule.check(copy, &report)
    }
    Precedence.apply(to: &report, from: start)
  }

  /// The text rules on each part, then the rules about the whole.
  private func check(_ set: CopySet, of catalog: Catalog, _ roles: [RoleGuess]) {
    let start = report.findings.count
    let view = makeView(of: set, in: catalog, roles)
    for copy in view.parts { check(copy, roles[copy.entry]) }
    guard let first = view.parts.first else { return }
    let isWeak = view.parts.contains { roles[$0.entry].isWeak }
    for (active, rule) in context.rules(for: first.locale).sets {
      report.begin(active, entry: first.entry, isWeakRole: isWeak)
      rule.check(view, &report)
    }
    Precedence.apply(to: &report, from: start)
  }

  private func makeView(of set: CopySet, in catalog: Catalog, _ roles: [RoleGuess]) -> CopySetView {
    let members = set.members
    while pool.count < members.count { pool.append(context.makeCopy()) }
    var views: [Int: Copy] = [:]
    for (copy, member) in zip(pool, members) {
      load(member, of: catalog, roles, into: copy)
      copy.joinSet()
      views[member] = copy
    }
    return CopySetView(
      set: set, title: set.title.flatMap { views[$0] }, message: set.message.flatMap { views[$0] },
      buttons: set.buttons.compactMap { views[$0] })
  }
}

/// A catalogue with all that is to be said of it.
package struct Review {
  package let catalog: Catalog
  package let roles: [RoleGuess]
  package let sets: [CopySet]
  package let findings: [Finding]
}
