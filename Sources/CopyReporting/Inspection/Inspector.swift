import CopyEngine
import CopyFiles
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
    try ICU.open()
    engine = Engine(settings: settings)
    programs = settings.programs
  }

  /// What is seen in `bytes`, read as the file `path`. `base` is what it translates, in a file of its own.
  package func inspect(_ bytes: ByteBuffer, path: String, base: BaseCatalog? = nil) -> Inspection {
    let format = CatalogReader.format(of: path, holding: bytes, among: programs)
    let isCopy = engine.settings.role != nil
    return inspect(
      CatalogReader.read(format.source(bytes), path: path, as: format, isCopy: isCopy), base: base)
  }

  /// What is seen in a catalogue that was read already, such as a piece of a stream.
  package func inspect(_ catalog: Catalog, base: BaseCatalog? = nil) -> Inspection {
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
      records.append(record(of: index, in: catalog, roles[index], set: setOfEntry[index], translation, lines))
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
  ) -> InspectionRecord {
    let entry = catalog.entries[index]
    let value = catalog.bytes(entry.value)
    let locale = engine.locale(of: entry, catalog, value)
    var position = engine.place(of: index, in: catalog, as: guess, set: set)
    // The string is looked at alone.
    position.isInSet = false
    let copy = engine.passage(at: position, of: catalog, translation)
    let place = entry.flags.contains(.hasNoPlace) ? nil : lines.place(of: catalog.span(of: 0..<value.count, in: entry))
    let extras = catalog.extras(of: entry)
    // What a program has of its own stands under its own words.
    let key = catalog.format.isProgram ? value : catalog.bytes(entry.key)
    let fits = engine.judge.fits(copy.displayed)
    let expansions = engine.judge.expansions(of: copy.displayed, fits.first)
    return InspectionRecord(
      id: extras?.id, path: extras?.path ?? (catalog.path.isEmpty ? "-" : catalog.path), line: place?.line,
      column: place?.column, key: key.isEmpty ? nil : key.text,
      locale: locale.description, value: value.text, role: guess.role, roleEvidence: guess.evidence,
      roleConfidence: Double(guess.confidence),
      roleReason: guess.reason.text(of: entry, in: catalog, engine.settings.program),
      group: set?.name,
      form: copy.form.name, formConfidence: Double(copy.formConfidence), casing: copy.casing.name,
      terminal: copy.analysis.terminal.name,
      titleCase: copy.isEnglish ? copy.titleStyle().applied(to: value) : nil,
      sentenceCase: copy.isEnglish ? copy.sentenceStyle().applied(to: value) : nil,
      platform: engine.judge.platformAnswer(for: copy.place, entry, in: catalog), fits: fits, expansions: expansions,
      translations: translations(expansions), base: copy.base?.bytes.text)
  }
}

extension Inspector {
  /// How translations will probably fit, in words.
  fileprivate func translations(_ expansions: [Expansion]) -> String {
    var named: [(name: String, expansion: Expansion)] = []
    for expansion in expansions { named.append((engine.judge.englishName(of: expansion.locale), expansion)) }
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

/// Prints inspection records.
package struct InspectionPrinter {
  private let format: String
  private let style: TerminalStyle
  private var isFirst = true

  /// `format` is `human`, `json`, or `jsonl`.
  package init(format: String, isColored: Bool) {
    self.format = format
    style = TerminalStyle(isColored: isColored)
  }

  package func begin() -> [UInt8] { format == "json" ? Array("{\"version\":1,\"strings\":[".utf8) : [] }
  package func end() -> [UInt8] { format == "json" ? Array("\n]}\n".utf8) : [] }

  package mutating func print(_ records: [InspectionRecord]) -> [UInt8] {
    var (bytes, writer) = ([UInt8](), JSONWriter())
    for record in records {
      if format == "human" {
        bytes += human(record).utf8
        continue
      }
      writer.removeAll()
      Self.write(record, to: &writer)
      if format == "json" { bytes += (isFirst ? "\n" : ",\n").utf8 }
      bytes += writer.bytes
      if format == "jsonl" { bytes.append(0x0A) }
      isFirst = false
    }
    return bytes
  }

  private func human(_ record: InspectionRecord) -> String {
    let path = record.path == "-" ? "stdin" : record.path
    let reason = record.roleReason
    let place = record.line.flatMap { line in record.column.map { ":\(line):\($0)" } } ?? ""
    var text = "\(style.strong(path + place)) \(style.faint(record.key ?? ""))\n"
    text += "    \(TextDisplay.visible(Excerpt.shortened(record.value)))\n"
    if let base = record.base { text += "    translates      \(TextDisplay.visible(Excerpt.shortened(base)))\n" }
    text += "    role \(record.role.name)\(style.faint(" (\(reason), \(Self.percent(record.roleConfidence)))"))"
    text += record.group.map { ", in \($0)" } ?? ""
    text += "\n    form \(record.form)\(style.faint(" (\(Self.percent(record.formConfidence)))"))"
    text += ", casing \(record.casing), end mark \(record.terminal)\n"
    if let title = record.titleCase, title != record.value {
      text += "    title style     \(Excerpt.shortened(title))\n"
    }
    if let sentence = record.sentenceCase, sentence != record.value {
      text += "    sentence style  \(Excerpt.shortened(sentence))\n"
    }
    if let platform = record.platform {
      text += "    shown on \(platform.platforms.text)\(style.faint(" (\(platform.reasonText))"))\n"
    }
    for fit in record.fits {
      text += "    \(fit.surface): \(FitText.summary(fit))\n"
    }
    if !record.translations.isEmpty { text += "    translated: \(record.translations)\n" }
    return text + "\n"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private static func write(_ record: InspectionRecord, to writer: inout JSONWriter) {
    writer.object {
      $0.field("id", json: record.id)
      $0.field("path", record.path)
      $0.field("line", record.line)
      $0.field("column", record.column)
      $0.field("key", record.key)
      $0.field("locale", record.locale)
      $0.field("value", record.value)
      $0.field("role", record.role.name)
      $0.field("roleEvidence", record.roleEvidence.name)
      $0.field("roleConfidence", record.roleConfidence, digits: 3)
      $0.field("group", record.group)
      $0.field("form", record.form)
      $0.field("formConfidence", record.formConfidence, digits: 3)
      $0.field("casing", record.casing)
      $0.field("terminal", record.terminal)
      $0.field("titleCase", record.titleCase)
      $0.field("sentenceCase", record.sentenceCase)
      if let platform = record.platform { $0.platform(platform) }
      $0.widths(record.fits)
      if record.expansions.isEmpty {
        $0.field("expansion", json: nil)
      } else {
        $0.object("expansion") { $0.expansions(record.expansions) }
      }
      if let base = record.base { $0.field("base", base) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func platform(_ answer: PlatformAnswer) {
    array("platforms") { list in for platform in answer.platforms.members { list.element(platform.rawValue) } }
    array("platformEvidence") { list in for reason in answer.reasons { list.element(reason) } }
  }
}
