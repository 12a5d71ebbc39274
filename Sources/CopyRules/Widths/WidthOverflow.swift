import CopyKernel
import CopyModel
import CopyPassage

/// Copy keeps to the limit that its file, its comment, or the app’s own surface sets.
struct WidthOverflow: TextRule {
  static let info = RuleInfo(
    "width-overflow", "Copy is no wider or longer than its place.",
    why: "What doesn’t fit is cut off, or covers something else.",
    source: "XLIFF 1.2, maxwidth; comments; configuration",
    roles: .all, needs: .any(of: [.limit, .isTranslation]), severity: .warning,
    examples: [
      .good(
        "What the heat in the barn feels like to the cows and to you.", .text,
        comment: "Tab title of the heat, max 10 characters"),
      .bad("⟦Zuletzt hinzugefügte Fotos⟧", .label, locale: .german, comment: "Tab title, max 20 characters"),
      .bad("⟦Recently Added Photos⟧", .label, comment: "Tab title. Must not be longer than 120 points"),
      .bad(
        "⟦Möchten Sie alle ausgewählten Sprachaufnahmen dieses Ordners unwiderruflich löschen?⟧", .alertTitle,
        locale: .german, base: "Delete the recordings of this folder?"),
      .bad("⟦Benachrichtigungen dauerhaft deaktivieren⟧", .notificationAction, locale: .german, base: "Turn Off"),
      .good("Dieses Foto löschen?", .alertTitle, locale: .german, base: "Delete this photo?"),
      .good("Neue Fotos", .label, locale: .german, comment: "Tab title, max 20 characters"),
      .good("Recently Added Photos", .label, comment: "Shows the last 20 photos"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if let limit = copy.extras?.limit ?? LimitInComment.limit(in: copy.comment) { check(copy, limit, &report) }
    // Who only guesses where copy stands can’t measure it there.
    if copy.base != nil, !copy.place.isUncalled { checkAgainstBase(copy, &report) }
    let judge = copy.judge
    guard judge.hasCustomSurfaces, let fit = judge.worst(copy.displayed, isCustom: true), fit.verdict == .overflows
    else { return }
    let base = copy.baseFit(where: fit)
    report.add(.overflows(fit, base: base), at: copy.trimmedRange)
  }

  /// A translation that overflows where its base fits. Where both do, rules about titles, messages, and buttons say so.
  private func checkAgainstBase(_ copy: Passage, _ report: inout Report) {
    guard let fit = copy.worstFit(), fit.verdict == .overflows, let base = copy.baseFit(where: fit) else {
      return
    }
    // The number of its sentences tells more.
    if copy.role == .alertMessage, copy.sentenceCount > MessageTooLong.sentences { return }
    // An alert grows with its message; what its language makes longer is no fault of a translation.
    if copy.role == .alertMessage, !copy.isDeclared || fit.lines <= (fit.maxLines ?? 0) + 1 { return }
    guard fit.isClearlyTooLong, !mayBeOpened(copy), !isByFewLetters(fit, copy) else { return }
    report.add(.overflows(fit, base: base), at: copy.trimmedRange, severity: isLoud(copy) ? nil : .note)
  }

  /// A notification’s text is whole where people open it, and many programs show it so at once: of six such findings on unseen
  /// apps readers took one for right. Where somebody declares it, it is told.
  private func mayBeOpened(_ copy: Passage) -> Bool {
    !copy.isDeclared && [.notificationBody, .notificationPreview].contains(copy.role)
  }

  /// Buttons shrink a little, or stand one above the other, and an alert grows with its title: of thirteen that were three letters
  /// too long or less readers took three for right.
  private func isByFewLetters(_ fit: Fit, _ copy: Passage) -> Bool {
    guard [.button, .alertTitle].contains(copy.role), !copy.isDeclared else { return false }
    let room = fit.column * Double(fit.maxLines ?? 1)
    return (fit.points - room) * Double(fit.letters) < 4 * fit.points
  }

  /// Messages may wrap on. What a program shows may stand in a wider place than its role has, and titles take another line:
  /// of twelve such findings in unseen apps readers took two for right.
  private func isLoud(_ copy: Passage) -> Bool {
    switch copy.role {
    case .alertMessage, .notificationBody, .notificationPreview: false
    default: copy.isDeclared
    }
  }

  /// A base that is so many times as long as a comment allows isn’t what the comment is about.
  private static let other = 3

  private func check(_ copy: Passage, _ limit: LengthLimit, _ report: inout Report) {
    // Who writes so much more in the base speaks of another text.
    if copy.extras?.limit == nil, (copy.base ?? copy).bytes.count > limit.value * Self.other { return }
    // No unit is smaller than a byte but the point, and no character narrower than two points at any size of text.
    guard copy.bytes.count > (limit.unit == .points ? limit.value / 32 : limit.value) else { return }
    switch limit.unit {
    case .bytes: report.add(.tooLong(copy.bytes.count, limit.value, "bytes"), at: copy.trimmedRange)
    case .characters:
      let count = copy.text.count
      if count > limit.value { report.add(.tooLong(count, limit.value, "characters"), at: copy.trimmedRange) }
    case .points:
      let points = copy.judge.widthOfLabel(copy.displayed)
      if points > Double(limit.value) { report.add(.tooWide(points, limit.value), at: copy.trimmedRange) }
    }
  }
}

extension Message {
  fileprivate static func tooLong(_ count: Int, _ limit: Int, _ unit: String) -> Message {
    "The copy overflows: it has \(count) \(unit), and \(limit) is the limit here"
  }

  fileprivate static func tooWide(_ points: Double, _ limit: Int) -> Message {
    "The copy overflows: it is \(FitText.points(points)) points wide at 17 points, and \(limit) is the limit here"
  }

  fileprivate static func overflows(_ fit: Fit, base: Fit?) -> Message {
    guard let base else { return "The copy \(FitText.band(fit))" }
    return "The translation \(FitText.band(fit)); its base fits and \(FitText.brief(base))"
  }
}
