import CopyEngine
import CopyFormats
package import CopyKernel
package import CopyModel
package import CopyPassage
package import CopyText

/// Says what the analysis sees in each string. One for each thread.
package final class Inspector {
  fileprivate let engine: Engine
  private let programs: [ProgramFormat]

  package init(settings: Settings) throws(ICUError) {
    engine = Engine(settings: settings)
    programs = settings.programs
  }

  /// What is seen in `bytes`, read as the file `path`. `base` is what it translates, in a file of its own.
  package func inspect(_ bytes: ByteBuffer, path: String, base: BaseCatalog? = nil) throws(ICUError) -> Inspection {
    guard let format = programs.first(where: { $0.claims(path: path) }) else {
      return try inspect(CatalogReader.read(bytes, path: path), base: base)
    }
    return try inspect(CatalogReader.read(format.source(bytes), path: path, as: format), base: base)
  }

  /// What is seen in a catalogue that was read already, such as a piece of a stream.
  package func inspect(_ catalog: Catalog, base: BaseCatalog? = nil) throws(ICUError) -> Inspection {
    engine.namesInUse.begin(catalog)
    engine.judge.prepare(for: catalog, projectLanguages: engine.settings.projectLanguages)
    var roles = engine.roles(in: catalog)
    let translation = Translation(catalog, roles: &roles, base: base)
    let sets = engine.sets(in: catalog, roles)
    let setOfEntry = CopySet.byMember(sets)
    let lines = LineIndex(catalog.source)
    var records: [InspectionRecord] = []
    // Keys that a program names are no copy of its own.
    let isProgram = catalog.format.isProgram
    for index in catalog.entries.indices where !isProgram || !catalog.entries[index].flags.contains(.isExempt) {
      records.append(try record(of: index, in: catalog, roles[index], set: setOfEntry[index], translation, lines))
    }
    let malformed = catalog.problems.filter { $0.kind == .malformed }
    return Inspection(
      records: records, complaints: malformed.map { complaint($0, in: catalog, lines) },
      copy: KnownCopy(catalog, base: engine.settings.fallbackLocale))
  }

  private func complaint(_ problem: CatalogProblem, in catalog: Catalog, _ lines: LineIndex) -> String {
    let place = lines.place(of: problem.span)
    return "\(catalog.path.isEmpty ? "stdin" : catalog.path):\(place.line):\(place.column): \(problem.message)"
  }

  private func record(
    of index: Int, in catalog: Catalog, _ guess: RoleGuess, set: CopySet?, _ translation: Translation,
    _ lines: LineIndex
  ) throws(ICUError) -> InspectionRecord {
    let entry = catalog.entries[index]
    let value = catalog.bytes(entry.value)
    let locale = engine.locale(of: entry, catalog, value)
    var position = engine.place(of: index, in: catalog, as: guess, set: set)
    // The string is looked at alone.
    position.isInSet = false
    let copy = try engine.passage(at: position, of: catalog, translation)
    let place = entry.flags.contains(.hasNoPlace) ? nil : lines.place(of: catalog.span(of: 0..<value.count, in: entry))
    let extras = catalog.extras(of: entry)
    // What a program has of its own stands under its own words.
    let key = catalog.format.isProgram ? value : catalog.bytes(entry.key)
    let fits = try engine.judge.fits(copy.displayed)
    let expansions = try engine.judge.expansions(of: copy.displayed, fits.first)
    return InspectionRecord(
      id: extras?.id, path: extras?.path ?? (catalog.path.isEmpty ? "-" : catalog.path), line: place?.line,
      column: place?.column, key: key.isEmpty ? nil : key.text,
      locale: locale.description, value: value.text, role: guess.role, roleEvidence: guess.evidence,
      roleConfidence: Double(guess.confidence),
      roleReason: guess.reason.text(of: entry, in: catalog, engine.settings.program),
      group: set?.name,
      form: copy.form.name, formConfidence: Double(copy.formConfidence), casing: copy.casing.name,
      terminal: copy.analysis.terminal.name,
      titleCase: copy.isEnglish ? try copy.titleStyle().applied(to: value) : nil,
      sentenceCase: copy.isEnglish ? try copy.sentenceStyle().applied(to: value) : nil,
      platform: engine.judge.platformAnswer(for: copy.place, entry, in: catalog), fits: fits, expansions: expansions,
      translations: try translations(expansions), base: copy.base?.bytes.text)
  }
}

extension Inspector {
  /// How translations will probably fit, in words.
  fileprivate func translations(_ expansions: [Expansion]) throws(ICUError) -> String {
    var named: [(name: String, expansion: Expansion)] = []
    for expansion in expansions { named.append((try engine.judge.englishName(of: expansion.locale), expansion)) }
    return FitText.translated(named)
  }
}

/// What was seen in one file or piece of text.
package struct Inspection: Sendable {
  /// One for each string, in the order of the file.
  package var records: [InspectionRecord] = []
  /// What couldn’t be read, and where.
  package var complaints: [String] = []
  /// What the file has for programs.
  package let copy: KnownCopy

  package init(records: [InspectionRecord] = [], complaints: [String] = [], copy: KnownCopy = KnownCopy()) {
    self.records = records
    self.complaints = complaints
    self.copy = copy
  }
}

/// What the analysis sees in one string.
package struct InspectionRecord: Sendable {
  package let id: String?
  package let path: String
  package let line, column: Int?
  package let key: String?
  package let locale, value: String
  package let role: Role
  package let roleEvidence: RoleEvidence
  package let roleConfidence: Double
  package let roleReason: String
  package let group: String?
  package let form: String
  package let formConfidence: Double
  package let casing, terminal: String
  /// The copy in title style and in sentence style; nil where English rules of case don’t apply.
  package let titleCase, sentenceCase: String?
  /// The systems that show it, and where that was learned; nil where it isn’t asked for, or nothing tells.
  package let platform: PlatformAnswer?
  /// How it fits each surface of its role.
  package let fits: [Fit]
  /// How wide its translations will probably be.
  package let expansions: [Expansion]
  /// The same in words, worst first: “German about 2 lines, Korean fits”.
  package let translations: String
  /// What it translates; nil for base copy, and where no base is known.
  package let base: String?
}
