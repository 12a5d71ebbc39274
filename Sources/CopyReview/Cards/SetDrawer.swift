package import CopyEngine
package import CopyKernel
package import CopyModel
import CopyPassage
import CopyText

/// An alert, sheet, or notification as its surface draws it: what stands on which line, and which buttons share a row.
public struct PreviewCard: Sendable {
  /// A title or message in its lines.
  package struct Text: Sendable {
    package let role: Role
    package let lines: [(text: String, width: Double)]
    package let fit: Fit
    /// In points.
    package let size: Double
    package let weight: String
    /// Whether the line at `index` is beyond what is in order.
    package func isExcess(_ index: Int) -> Bool { fit.maxLines.map { index >= $0 } ?? false }
  }

  package struct Button: Sendable {
    package let text: String
    package let style: ButtonStyle
    package let fit: Fit
    /// Width that its title has, in points: its own row, or its half of one.
    package let room: Double
    /// Whether it has that width; of two buttons in a row, also whether they surely share it.
    package let verdict: Fit.Verdict
  }

  package struct Remark: Sendable {
    package let rule: String
    package let severity: Severity
    package let message: String
  }

  package let path: String
  package let group: String
  package let locale: LocaleTag
  package let isRightToLeft: Bool
  package let surface: Surface
  package let title: Text?
  package let message: Text?
  package let buttons: [Button]
  /// Whether the buttons stand one above the other.
  package let areStacked: Bool
  /// Whether the program puts more into it, of which only it knows the words.
  package let isOpen: Bool
  package let remarks: [Remark]

  /// Whether something is said of it.
  package var hasRemarks: Bool { !remarks.isEmpty }

  /// Whether texts are centred, as they were before iOS 26.
  package var isCentred: Bool { surface.kind != .notification && !surface.id.hasSuffix("-26") }
}

extension FitText {
  /// “50 points of 124: fits”.
  package static func summary(of button: PreviewCard.Button) -> String {
    "\(points(button.fit.points)) points of \(points(button.room)): \(button.verdict.rawValue)"
  }
}

/// Draws the sets of one review after the other: which words stand on which line of which surface.
package final class SetDrawer {
  private let engine: Engine

  package init(_ engine: Engine) { self.engine = engine }

  /// A card for each set of `review`, in the order of the file; `diagnostics` are all that is said of it.
  package func cards(of review: Review, _ diagnostics: [Diagnostic]) -> [PreviewCard] {
    if review.sets.isEmpty { return [] }
    let groups = Dictionary(grouping: diagnostics.filter { $0.group != nil }) { $0.group ?? "" }
    engine.judge.prepare(for: review.catalog, projectLanguages: engine.settings.projectLanguages)
    var cards: [PreviewCard] = []
    for set in review.sets where !set.isToldElsewhere && !set.isUnseen {
      if let card = card(for: set, in: review, groups[set.name] ?? []) { cards.append(card) }
    }
    return cards
  }

  /// `diagnostics` are those of sets of this name.
  private func card(for set: CopySet, in review: Review, _ diagnostics: [Diagnostic]) -> PreviewCard? {
    let (texts, copies) = load(set, in: review)
    guard let first = texts.first ?? copies.first, let surface = worstSurface(for: set, texts + copies) else {
      return nil
    }
    var fits: [(text: String, style: ButtonStyle, fit: Fit)] = []
    for (copy, style) in zip(copies, set.styles) {
      guard let fit = engine.judge.fit(copy.displayed, on: surface) else { continue }
      fits.append((engine.judge.shown(copy.displayed).text, style, fit))
    }
    let others = set.others.map { ($0, passage(of: $0.text, as: $0.role, $0.style, like: first)) }
    for (other, copy) in others.sorted(by: { $0.0.place < $1.0.place }) where RoleSet.buttons.contains(other.role) {
      guard let fit = engine.judge.fit(copy.displayed, on: surface) else { continue }
      fits.insert((engine.judge.shown(copy.displayed).text, other.style, fit), at: min(other.place, fits.count))
    }
    let system = SystemButtons(of: set, like: first)
    if let cancel = button(system.cancel, .cancel, like: first, on: surface) { fits.insert(cancel, at: 0) }
    if let accept = button(system.accept, [], like: first, on: surface) { fits.append(accept) }
    let areStacked = Self.areStacked(fits.map(\.fit), on: surface)
    let buttons = fits.map { Self.button($0.text, $0.style, $0.fit, on: surface, isStacked: areStacked) }
    let path = review.catalog.path.isEmpty ? "stdin" : review.catalog.path
    // A catalogue of many languages has the set once for each.
    let remarks = diagnostics.filter { $0.entry.map(set.members.contains) ?? false }
    return PreviewCard(
      path: path, group: set.name, locale: first.locale,
      isRightToLeft: ICU.LocaleNames.isRightToLeft("\(first.locale)"), surface: surface,
      title: text(
        set.title.flatMap { title in texts.first { $0.entry == title } }
          ?? others.first { [.alertTitle, .notificationTitle].contains($0.0.role) }?.1, on: surface),
      message: text(message(of: set, texts, in: review, like: first), on: surface),
      buttons: buttons,
      areStacked: areStacked, isOpen: set.traits?.contains(.isOpen) == true,
      remarks: remarks.map { .init(rule: $0.rule, severity: $0.severity, message: $0.message) })
  }

  /// The message, with what stands below it.
  private func message(of set: CopySet, _ texts: [Passage], in review: Review, like model: Passage) -> Passage? {
    let catalog = review.catalog
    let written = set.others.filter { [.alertMessage, .notificationBody].contains($0.role) }.map(\.text)
    let own = set.message.map { catalog.bytes(catalog.entries[$0].value).text }
    if written.isEmpty { return set.message.flatMap { message in texts.last { $0.entry == message } } }
    let role: Role = set.kind == .notification ? .notificationBody : .alertMessage
    return passage(of: ([own].compactMap(\.self) + written).joined(separator: "\n"), as: role, [], like: model)
  }

  /// A button that the system adds and titles.
  private func button(
    _ title: String?, _ style: ButtonStyle, like model: Passage, on surface: Surface
  ) -> (text: String, style: ButtonStyle, fit: Fit)? {
    guard let title else { return nil }
    let copy = passage(of: title, as: .button, style, like: model)
    return engine.judge.fit(copy.displayed, on: surface).map { (title, style, $0) }
  }

  /// Words that no entry has, in the place of a part.
  private func passage(of text: String, as role: Role, _ style: ButtonStyle, like model: Passage) -> Passage {
    var place = PassagePlace(entry: -1, role: role, style: style, locale: model.locale)
    place.isInSet = true
    return engine.passage(ByteBuffer(Array(text.utf8)), at: place)
  }

  /// Title and message, and the buttons.
  private func load(_ set: CopySet, in review: Review) -> (texts: [Passage], buttons: [Passage]) {
    let passage = { [engine] (index: Int, isButton: Bool) in
      let place = engine.place(
        of: index, in: review.catalog, as: review.roles[index], set: set, isButton: isButton)
      return engine.passage(at: place, of: review.catalog)
    }
    let texts = [set.title, set.message].compactMap(\.self)
    var (shown, buttons) = ([Passage](), [Passage]())
    for index in texts { shown.append(passage(index, false)) }
    for index in set.buttons { buttons.append(passage(index, true)) }
    return (shown, buttons)
  }

  /// Of the generations that are in use the one that shows most of what is wrong; of equals the last.
  private func worstSurface(for set: CopySet, _ copies: [Passage]) -> Surface? {
    var worst: (surface: Surface, faults: Int)?
    for surface in engine.judge.surfaces(for: set) {
      var faults = 0
      for copy in copies {
        guard let fit = engine.judge.fit(copy.displayed, on: surface) else { continue }
        faults += fit.verdict == .overflows ? 1 + fit.lines : fit.verdict == .borderline ? 1 : 0
      }
      if worst.map({ faults >= $0.faults }) ?? true { worst = (surface, faults) }
    }
    return worst?.surface
  }

  private func text(_ copy: Passage?, on surface: Surface) -> PreviewCard.Text? {
    guard let copy, let part = PartName(copy.role, on: surface.kind),
      let fit = engine.judge.fit(copy.displayed, on: surface)
    else { return nil }
    let style = copy.standsAlone ? surface[part].alone ?? surface[part].style : surface[part].style
    return PreviewCard.Text(
      role: copy.role, lines: engine.judge.drawnLines(of: copy.displayed, on: surface), fit: fit,
      size: style.size * surface.growth(of: style, at: engine.judge.textSize), weight: style.weight.rawValue)
  }

  private static func button(
    _ text: String, _ style: ButtonStyle, _ fit: Fit, on surface: Surface, isStacked: Bool
  ) -> PreviewCard.Button {
    guard !isStacked, case .pair(let side, let stack) = surface.buttonRule else {
      return PreviewCard.Button(text: text, style: style, fit: fit, room: fit.column, verdict: fit.verdict)
    }
    let verdict: Fit.Verdict = fit.points <= side ? .fits : .borderline
    return PreviewCard.Button(text: text, style: style, fit: fit, room: stack, verdict: verdict)
  }

  /// Buttons are drawn side by side unless one of them surely has no room for that.
  private static func areStacked(_ fits: [Fit], on surface: Surface) -> Bool {
    switch surface.buttonRule {
    case .pair(_, let room): fits.count != 2 || fits.contains { $0.points > room }
    case .row(let width, let padding, let gap):
      fits.reduce(0) { $0 + $1.points + padding } + gap * Double(max(fits.count - 1, 0)) > width
    case .none: surface.kind != .alert
    }
  }
}
