package import CopyKernel
package import CopyModel
package import CopyText

/// Says how copy fits the surfaces of a run. A workspace for one thread.
package final class SurfaceJudge {
  package let textSize: TextSize
  private let guide: Guide
  private let settings: Settings
  /// The surfaces of each place that was met.
  private var scopes: [Scope: SurfaceScope] = [:]
  private var asked: [Surface] = []
  // Asked of each string.
  private var current: (platforms: PlatformSet, scope: SurfaceScope)
  /// On which systems copy is shown.
  package private(set) var platforms: PlatformsOfCopy
  private let fitter: LineFitter
  private let samples: PlaceholderSamples

  /// Of the column, what text may take and still surely fit: measures are about 1 % off, and for scripts whose fonts are
  /// not known from Apple, 6 %.
  private static let sure = (known: 0.98, other: 0.94)

  /// Languages that English copy will be translated into, and what they need.
  @exclusivity(unchecked) package private(set) var expected = ExpectedLanguages([])
  private let chosenLanguages: [LocaleTag]
  /// Whether widths are those of fonts that the user named.
  private let usesFonts: Bool

  package init(settings: Settings) {
    (textSize, guide) = (settings.textSize ?? .l, settings.guide)
    usesFonts = !settings.fonts.isEmpty
    fitter = LineFitter(ruler: settings.ruler)
    chosenLanguages = settings.languages
    if !chosenLanguages.isEmpty { expected = ExpectedLanguages(chosenLanguages) }
    samples = PlaceholderSamples(settings.samples)
    hasCustomSurfaces = !settings.customSurfaces.isEmpty
    self.settings = settings
    platforms = PlatformsOfCopy(
      configured: settings.platforms, program: settings.program, projects: settings.projects)
    asked = settings.chosenSurfaces(for: "")
    let scope = SurfaceScope(settings, [], asked: asked)
    current = ([], scope)
    scopes[Scope(platforms: [], asked: asked.map(\.id))] = scope
  }

  /// What tells one place from another.
  private struct Scope: Hashable {
    let platforms: PlatformSet
    let asked: [String]
  }

  /// Has `current` be that of copy on `platforms` of the catalogue at hand.
  private func enter(_ platforms: PlatformSet) {
    let key = Scope(platforms: asked.isEmpty ? platforms : [], asked: asked.map(\.id))
    let scope = scopes[key] ?? SurfaceScope(settings, key.platforms, asked: asked)
    scopes[key] = scope
    current = (platforms, scope)
  }

  /// The surfaces of copy on `platforms`.
  @inline(__always)
  private func scope(_ platforms: PlatformSet) -> SurfaceScope {
    if current.platforms != platforms { enter(platforms) }
    return current.scope
  }

  private var names: [LocaleTag: String] = [:]

  /// The English name of a language. ICU takes its time over each.
  package func englishName(of locale: LocaleTag) -> String {
    if let known = names[locale] { return known }
    let name = (try? ICU.LocaleNames.englishName("\(locale)")) ?? "\(locale)"
    names[locale] = name
    return name
  }

  /// The surfaces that alerts are judged on, or those for notifications and action sheets, each generation apart.
  package func surfaces(for set: CopySet) -> [Surface] {
    scope(set.platforms).sets.surfaces(for: set.kind)
  }

  /// Where two buttons of an alert stand side by side, each in a room of its own.
  package func pairs(for set: CopySet) -> [ButtonPair] {
    scope(set.platforms).sets.pairs(for: set.kind)
  }

  /// Whether the copy is known to be read in other languages than English.
  package private(set) var hasKnownLanguages = false

  /// Whether the project has several translations, which are measured themselves, and nobody asked for other languages.
  package private(set) var hasTranslations = false

  /// Gets ready for the copy of `catalog`: English copy is looked at in the languages that were named, else in those that
  /// the project has, else in some that differ much.
  package func prepare(for catalog: Catalog, projectLanguages: [LocaleTag]) {
    hasKnownLanguages = true
    platforms.begin(catalog)
    asked = settings.chosenSurfaces(for: catalog.path)
    enter(platforms.usual.platforms)
    guard chosenLanguages.isEmpty else { return }
    var found = projectLanguages
    for locale in catalog.locales where !found.contains(locale) { found.append(locale) }
    found.removeAll { $0.isEnglish || $0 == .undetermined }
    hasKnownLanguages = !found.isEmpty
    hasTranslations = found.count > 1 && !catalog.format.isStream
    let languages = found.isEmpty ? ExpectedLanguages.usual : found.sorted { "\($0)" < "\($1)" }
    if languages != expected.locales { expected = ExpectedLanguages(languages) }
  }

  /// The systems that show `entry` as `role`; empty where nothing tells, and where neither a surface nor a habit of one system
  /// concerns such copy.
  package func platforms(of entry: Entry, in catalog: Catalog, as role: Role) -> PlatformSet {
    mayShow(role) ? platforms.platforms(of: entry, in: catalog) : []
  }

  /// The systems that show `copy`, which stands at `entry`, and where that was learned; nil where nothing tells, and
  /// where no surface shows such copy.
  package func platformAnswer(for copy: PassagePlace, _ entry: Entry, in catalog: Catalog) -> PlatformAnswer? {
    guard asked.isEmpty, mayShow(copy.role) else { return nil }
    var answer = platforms.answer(for: entry, in: catalog)
    answer.platforms = copy.platforms
    return answer.platforms.isEmpty ? nil : answer
  }

  /// Whether some surface may show copy of `role`.
  package func mayShow(_ role: Role) -> Bool {
    RoleSet.alert.contains(role) || RoleSet.notification.contains(role) || hasCustomSurfaces
  }

  /// Whether the app has surfaces of its own.
  package let hasCustomSurfaces: Bool

  /// Whether `copy` fits every surface for sure, told without measuring it; in all of the languages that are expected, if
  /// `isTranslated`.
  package func surelyFits(_ copy: DisplayedText, isTranslated: Bool) -> Bool {
    let choices = scope(copy.place.platforms).choices
    guard isTranslated else { return choices.hold(copy) { $0.holds(bound(of: copy)) } }
    return choices.hold(copy) {
      let bound = bound(of: copy)
      return $0.holds(bound, times: expected.widest(of: bound.length))
    }
  }

  /// The most that `copy` may take, read off once.
  package func bound(of copy: DisplayedText) -> WidthBound {
    copy.bound { shown(copy) }
  }

  private func choices(for copy: DisplayedText) -> [SurfaceChoice] {
    scope(copy.place.platforms).choices.all(for: copy)
  }

  /// The worst fit of `copy`; nil where no surface shows it.
  ///
  /// - Parameter isCustom: whether only the app’s own surfaces are meant, or only the others; all of them where it is nil.
  package func worst(_ copy: DisplayedText, isCustom: Bool? = nil) -> Fit? {
    var worst: Fit?
    for choice in choices(for: copy) where isCustom.map({ $0 == choice.isCustom }) ?? true {
      guard let fit = fit(copy, among: choice) else { continue }
      if worst.map({ fit.isWorse(than: $0) }) ?? true { worst = fit }
    }
    return worst
  }

  /// Whether `copy` takes too many lines in some place where rules look for that, were it `ratio` times as wide. Told by
  /// counting alone; how it fits is worked out for the few of which this is true.
  ///
  /// - Parameter isCustom: whether the app’s own surfaces count as well.
  package func overflows(_ copy: DisplayedText, wider ratio: Double = 1, isCustom: Bool) -> Bool {
    for place in scope(copy.place.platforms).choices.deciding(copy, isCustom: isCustom) {
      if let limit = place.limit, lines(of: copy, in: place, wider: ratio) > limit { return true }
    }
    return false
  }

  /// How `copy` fits each of its surfaces.
  package func fits(_ copy: DisplayedText) -> [Fit] {
    var fits: [Fit] = []
    for choice in choices(for: copy) {
      if let fit = fit(copy, among: choice) { fits.append(fit) }
    }
    return fits
  }

  /// How `copy` fits the worst of the surfaces that one stands for.
  private func fit(_ copy: DisplayedText, among choice: SurfaceChoice) -> Fit? {
    var worst: Fit?
    for place in choice.places {
      let fit = fit(copy, in: place)
      if worst.map({ fit.isWorse(than: $0) }) ?? true { worst = fit }
    }
    worst?.surface = choice.surface
    return worst
  }

  /// How `copy` fits `surface`; nil where that shows no such text.
  package func fit(_ copy: DisplayedText, on surface: Surface) -> Fit? {
    place(of: copy, on: surface).map { place in fit(copy, in: place) }
  }

  /// How `copy` fits a place.
  package func fit(_ copy: DisplayedText, in place: SurfacePlace) -> Fit {
    let text = shown(copy)
    var fit = Fit(place, points: fitter.width(of: text, in: place.font, locale: copy.locale))
    fit.letters = text.lazy.filter { $0 & 0xC0 != 0x80 }.count
    let sure = place.column * (Self.isKnown(text) ? Self.sure.known : Self.sure.other)
    if fit.points <= sure, !text.contains(0x0A) { return fit }
    let count = { (column: Double) in
      self.fitter.lineCount(of: text, in: place.font, column: column, locale: copy.locale)
    }
    fit.lines = count(place.column)
    guard let limit = place.limit else { return fit }
    if fit.lines > limit {
      fit.verdict = .overflows
    } else if count(sure) > limit {
      fit.verdict = .borderline
    }
    return fit
  }

  private func place(of copy: DisplayedText, on surface: Surface, at size: TextSize? = nil) -> SurfacePlace? {
    SurfacePlace(
      surface, copy.role, isAlone: copy.place.standsAlone, at: size ?? textSize, in: guide, isNamed: usesFonts)
  }

  /// The width of `copy` on one line as a label of the system, 17 points high.
  package func widthOfLabel(_ copy: DisplayedText) -> Double { width(of: copy, in: Self.label) }

  private static let label = SurfaceFonts.shared.font("ios", size: 17, weight: .regular, tracking: nil)

  /// The width of `copy` on one line, in points.
  package func width(of copy: DisplayedText, in font: TextFont) -> Double {
    fitter.width(of: shown(copy), in: font, locale: copy.locale)
  }

  /// The width of `copy` on one line of `surface`, in points; 0 where that shows no such text.
  package func width(of copy: DisplayedText, on surface: Surface) -> Double {
    place(of: copy, on: surface).map { width(of: copy, in: $0.font) } ?? 0
  }

  /// How many lines `copy` takes in a place when it is so many times as wide.
  package func lines(of copy: DisplayedText, in place: SurfacePlace, wider ratio: Double = 1) -> Int {
    fitter.lineCount(
      of: shown(copy), in: place.font, column: place.column / ratio, locale: copy.locale)
  }

  /// How many lines `copy` takes at another text size.
  package func lines(of copy: DisplayedText, on surface: Surface, at size: TextSize) -> Int {
    guard let place = place(of: copy, on: surface, at: size) else { return 0 }
    return lines(of: copy, in: place)
  }

  /// The lines of `copy` on `surface`, for drawing.
  package func drawnLines(of copy: DisplayedText, on surface: Surface) -> [(
    text: String, width: Double
  )] {
    guard let place = place(of: copy, on: surface) else { return [] }
    let text = shown(copy)
    var lines: [(String, Double)] = []
    fitter.forEachLine(of: text, in: place.font, column: place.column, locale: copy.locale) {
      lines.append((text.slice($0.range).text, $0.width))
    }
    return lines
  }

  /// What people see: placeholders filled in, markup gone. Valid as long as `copy`.
  package func shown(_ copy: DisplayedText) -> Bytes {
    copy.bytes { token, display in samples.append(token, of: copy, to: display) }
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

extension Settings {
  /// What widths are measured with, for one thread.
  package var ruler: any TextRuler {
    if fonts.isEmpty { return TableRuler.shared }
    do {
      return try FontRuler(fonts)
    } catch {
      // The same bytes were opened when the font was named.
      preconditionFailure("a font can’t be opened a second time: \(error)")
    }
  }
}
