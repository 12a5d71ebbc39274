import CopyModel
import CopyText

/// Says how copy fits the surfaces of a run. A workspace for one thread.
final class SurfaceJudge {
  let textSize: TextSize
  private let guide: Guide
  private let chosen: [Surface]
  private let custom: [Surface]
  private let fitter = LineFitter()
  private let samples: PlaceholderSamples
  private let ruler: any TextRuler
  private let display = ByteBuffer(capacity: 256)

  /// Of the column, what text may take and still surely fit: measures are about 1 % off, and for scripts whose fonts are
  /// not known from Apple, 6 %.
  private static let sure = (known: 0.98, other: 0.94)

  /// Languages that English copy will be translated into.
  private(set) var languages: [LocaleTag]
  private let chosenLanguages: [LocaleTag]
  /// Whether widths are those of fonts that the user named.
  private let usesFonts: Bool

  init(settings: Settings) {
    (textSize, guide) = (settings.textSize ?? .l, settings.guide)
    usesFonts = !settings.fonts.isEmpty
    ruler = settings.ruler
    chosenLanguages = settings.languages
    languages = settings.languages
    let known = settings.customSurfaces
    chosen = settings.surfaceNames.compactMap { name in
      known.first { $0.id == name } ?? SurfaceTable.shared[name]
    }
    custom = known
    samples = PlaceholderSamples(settings.samples)
  }

  /// A surface, or those that it stands for.
  static func resolved(_ surface: Surface) -> [Surface] {
    surface.members.isEmpty ? [surface] : surface.members.compactMap { SurfaceTable.shared[$0] }
  }

  private static let alerts = [SurfaceTable.shared["ios-alert"]].compactMap(\.self)
  private static let sheets = [SurfaceTable.shared["action-sheet"]].compactMap(\.self)
  private static let notifications = [SurfaceTable.shared["ios-notification"]].compactMap(\.self)

  /// The surfaces that alerts are judged on, or those for notifications and action sheets, each generation apart.
  func surfaces(for kind: CopySet.Kind) -> [Surface] {
    if chosen.isEmpty {
      let usual = kind == .notification ? Self.notifications : kind == .actionSheet ? Self.sheets : Self.alerts
      return usual.flatMap(Self.resolved)
    }
    return chosen.filter { (kind == .notification) == ($0.kind == .notification) && $0.kind != .custom }
      .flatMap(Self.resolved)
  }

  /// The surfaces that show `copy`: those that were asked for, else the usual ones of its role; and custom ones.
  private func surfaces(for copy: Copy) -> [Surface] {
    let asked = chosen.isEmpty ? Self.usual(for: copy) : chosen
    guard !custom.isEmpty else { return asked }
    return asked + custom.filter { one in !asked.contains { $0.id == one.id } && one.shows(copy) }
  }

  private static func usual(for copy: Copy) -> [Surface] {
    if RoleSet.alert.contains(copy.role) { return copy.isInSheet ? sheets : alerts }
    return RoleSet.notification.contains(copy.role) ? notifications : []
  }

  /// Whether the copy is known to be read in other languages than English.
  private(set) var hasKnownLanguages = false

  /// Gets ready for the copy of `catalog`: English copy is looked at in the languages that were named, else in those that
  /// the project has, else in some that differ much.
  func prepare(for catalog: Catalog, projectLanguages: [LocaleTag]) {
    hasKnownLanguages = true
    guard chosenLanguages.isEmpty else { return }
    var found = projectLanguages
    for locale in catalog.locales where !found.contains(locale) { found.append(locale) }
    found.removeAll { $0.isEnglish || $0 == .undetermined }
    hasKnownLanguages = !found.isEmpty
    languages = found.isEmpty ? Self.usualLanguages : found.sorted { "\($0)" < "\($1)" }
  }

  /// The surface of this id, be it the app’s own.
  func known(_ id: String) -> Surface? { SurfaceTable.shared[id] ?? custom.first { $0.id == id } }

  /// How many lines `copy` takes when it is so many times as wide.
  func lines(of copy: Copy, on surface: Surface, wider ratio: Double) throws(ICUError) -> Int {
    guard let part = PartName(copy.role, on: surface.kind) else { return 0 }
    let column = surface.column(of: part, at: textSize) / ratio
    return try fitter.lineCount(
      of: shown(copy), in: font(of: part, on: surface, for: copy), column: column, locale: copy.locale, ruler: ruler)
  }

  /// Whether some surface may show copy of `role`.
  func mayShow(_ role: Role) -> Bool {
    RoleSet.alert.contains(role) || RoleSet.notification.contains(role) || hasCustomSurfaces
  }

  /// The worst fit of `copy`; nil where no surface shows it.
  func worst(_ copy: Copy, where isMeant: (Surface) -> Bool = { _ in true }) throws(ICUError) -> Fit? {
    try fits(copy, where: isMeant).reduce(nil as Fit?) { worst, fit in
      worst.map { fit.isWorse(than: $0) ? fit : $0 } ?? fit
    }
  }

  /// How `copy` fits each of its surfaces.
  func fits(_ copy: Copy, where isMeant: (Surface) -> Bool = { _ in true }) throws(ICUError) -> [Fit] {
    var fits: [Fit] = []
    for asked in surfaces(for: copy) where isMeant(asked) {
      var worst: Fit?
      for surface in Self.resolved(asked) {
        guard let fit = try fit(copy, on: surface) else { continue }
        if worst.map({ fit.isWorse(than: $0) }) ?? true { worst = fit }
      }
      worst?.surface = asked.id
      if let worst { fits.append(worst) }
    }
    return fits
  }

  /// How `copy` fits `surface`; nil where that shows no such text.
  func fit(_ copy: Copy, on surface: Surface) throws(ICUError) -> Fit? {
    guard let part = PartName(copy.role, on: surface.kind) else { return nil }
    let text = shown(copy)
    let (font, column) = (font(of: part, on: surface, for: copy), surface.column(of: part, at: textSize))
    let limit = surface[part].limit(in: guide)
    let points = ruler.width(of: text, in: font, locale: copy.locale)
    var fit = Fit(
      surface: surface.id, edition: surface.id, surfaceName: surface.name, part: part, points: points, column: column,
      lines: 1,
      maxLines: limit, isCut: limit == surface[part].lines, verdict: .fits)
    let sure = column * (Self.isKnown(text) ? Self.sure.known : Self.sure.other)
    if points <= sure, !text.contains(0x0A) { return fit }
    fit.lines = try fitter.lineCount(of: text, in: font, column: column, locale: copy.locale, ruler: ruler)
    guard let limit else { return fit }
    if fit.lines > limit {
      fit.verdict = .overflows
    } else if try fitter.lineCount(of: text, in: font, column: sure, locale: copy.locale, ruler: ruler) > limit {
      fit.verdict = .borderline
    }
    return fit
  }

  /// Whether `copy` fits every surface for sure, told without looking for lines: two lines that follow each other are
  /// together wider than the column, or the second would have begun on the first.
  func surelyFits(_ copy: Copy, wider ratio: Double = 1) -> Bool {
    let surfaces = surfaces(for: copy)
    if surfaces.isEmpty { return true }
    let text = shown(copy)
    if text.contains(0x0A) { return false }
    let margin = Self.isKnown(text) ? Self.sure.known : Self.sure.other
    for surface in surfaces.lazy.flatMap(Self.resolved) {
      guard let part = PartName(copy.role, on: surface.kind), let limit = surface[part].limit(in: guide) else {
        continue
      }
      let points = ruler.width(of: text, in: font(of: part, on: surface, for: copy), locale: copy.locale)
      let room = surface.column(of: part, at: textSize) * margin / ratio
      if points > room * Double((limit + 1) / 2) || surface[part].glance.map({ points > $0 }) == true { return false }
    }
    return true
  }

  /// The width that is read at a glance in the place that `fit` speaks of.
  func glance(at fit: Fit) -> Double? { SurfaceTable.shared[fit.edition]?[fit.part].glance }

  /// Whether the app has surfaces of its own.
  var hasCustomSurfaces: Bool { !custom.isEmpty || chosen.contains { $0.kind == .custom } }

  /// The width of `copy` on one line as a label of the system, 17 points high.
  func widthOfLabel(_ copy: Copy) -> Double {
    ruler.width(of: shown(copy), in: Self.label, locale: copy.locale)
  }

  private static let label = SurfaceFonts.shared.font("ios", size: 17, weight: .regular, tracking: nil)

  /// The width of `copy` on one line, in points.
  func width(of copy: Copy, on surface: Surface) -> Double {
    guard let part = PartName(copy.role, on: surface.kind) else { return 0 }
    return ruler.width(of: shown(copy), in: font(of: part, on: surface, for: copy), locale: copy.locale)
  }

  /// How many lines `copy` takes at another text size.
  func lines(of copy: Copy, on surface: Surface, at size: TextSize) throws(ICUError) -> Int {
    guard let part = PartName(copy.role, on: surface.kind) else { return 0 }
    let font = surface.font(of: part, at: size, isAlone: copy.standsAlone, isNamed: usesFonts)
    return try fitter.lineCount(
      of: shown(copy), in: font, column: surface.column(of: part, at: size), locale: copy.locale, ruler: ruler)
  }

  /// The lines of `copy` on `surface`, for drawing.
  func drawnLines(of copy: Copy, on surface: Surface) throws(ICUError) -> [(text: String, width: Double)] {
    guard let part = PartName(copy.role, on: surface.kind) else { return [] }
    let text = shown(copy)
    var lines: [(String, Double)] = []
    try fitter.forEachLine(
      of: text, in: font(of: part, on: surface, for: copy), column: surface.column(of: part, at: textSize),
      locale: copy.locale, ruler: ruler
    ) { lines.append((text.slice($0.range).text, $0.width)) }
    return lines
  }

  private func font(of part: PartName, on surface: Surface, for copy: Copy) -> TextFont {
    surface.font(of: part, at: textSize, isAlone: copy.standsAlone, isNamed: usesFonts)
  }

  /// What people see: placeholders filled in, markup gone. Valid until the next call.
  func shown(_ copy: Copy) -> Bytes {
    guard copy.tokens.contains(where: { $0.kind.isShownOtherwise }) else { return copy.bytes }
    display.removeAll()
    for token in copy.tokens { samples.append(token, of: copy, to: display) }
    return display.bytes
  }

  /// Whether all of the text is in scripts whose type is known well: Latin, Greek, Cyrillic, and those of East Asia.
  private static func isKnown(_ text: Bytes) -> Bool {
    for index in 0..<text.count {
      let lead = text[index]
      // Armenian to the end of two-byte forms; then Indic scripts, Thai, and their neighbours; Georgian, Khmer, Ethiopic.
      if (0xD5...0xE0).contains(lead) { return false }
      if lead == 0xE1, index + 1 < text.count, text[index + 1] < 0xB8 { return false }
    }
    return true
  }
}

extension Surface {
  /// Whether a custom surface shows copy by its role or key.
  func shows(_ copy: Copy) -> Bool {
    if let keys, !keys.matches(copy.key) { return false }
    return roles.contains(copy.role) || roles.isEmpty && keys != nil
  }
}

extension Token.Kind {
  /// Whether people see something else than what is written.
  fileprivate var isShownOtherwise: Bool {
    self == .placeholder || self == .escapedPercent || self == .markup || self == .entity
  }
}
