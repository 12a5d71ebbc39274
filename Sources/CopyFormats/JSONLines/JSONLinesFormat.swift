package import CopyModel

/// One JSON object a line, for pipelines: `value`, and what else is known about the string.
package struct JSONLinesFormat: CatalogFormat {
  package init() {}

  package static let about = FormatDescription(
    "jsonl", endings: ["jsonl"], traits: [.isStream, .statesSets],
    summary: "one object a line with `value`, and optionally `id`, `key`, `comment`, `role`, `locale`, `group`")

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
    var reader = JSONLinesReader(builder, endedGroups: GroupMemory(capacity: .max))
    reader.read()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String { JSONEscape.written(text) }

  package func edits(remarking words: String, of entry: Entry, in catalog: Catalog) -> [Edit]? {
    if let edits = catalog.appending(words, to: entry.comment) { return edits }
    // Behind the quotation mark that ends the value.
    guard entry.comment.isEmpty, entry.raw.upperBound < catalog.source.text.count else { return nil }
    return catalog.insertion(of: ",\"comment\":\"\(words)\"", at: entry.raw.upperBound + 1)
  }
}

/// Reads the lines of one text into a catalogue.
struct JSONLinesReader: ~Copyable {
  private var builder: CatalogBuilder
  private var scanner = JSONLineScanner()
  private let endedGroups: GroupMemory
  private var openGroup: OpenGroup?
  private var roles = TokenTable<Role>(limit: 64)
  private var locales = TokenTable<UInt16>(limit: 256)

  /// Locales of one file beyond which something else must be meant.
  private static let maximumLocales = 4096

  /// Objects in a row that name the same group.
  private struct OpenGroup {
    var identity: Fingerprint
    var name: String
    var firstEntry: Int
    var kind = EntryGroup.Kind.alert
    /// Whether it has ended before, so that its objects stand alone.
    var isLate: Bool
  }

  init(_ builder: consuming CatalogBuilder, endedGroups: GroupMemory) {
    self.builder = builder
    self.endedGroups = endedGroups
  }

  mutating func read() {
    var lines = LineCursor(builder.text)
    while let line = lines.next() { read(line) }
    endGroup()
  }

  consuming func finish() -> Catalog { builder.finish() }

  private mutating func read(_ line: Range<Int>) {
    let base = line.lowerBound
    let isDamaged = builder.overlapsDamage(line)
    switch scanner.scan(builder.text.slice(line), isDamaged: isDamaged) {
    case .blank: break
    case .malformed(let failure): report(failure, in: line)
    case .otherValue(let value):
      report("Each line holds one object in braces with the field “value”.", at: value.written.moved(by: base))
    case .object(let object): readObject(object, base: base)
    }
  }

  private mutating func readObject(_ object: JSONEvent, base: Int) {
    for key in scanner.repeated {
      report("This field stands twice in the object. Only the first one counts.", at: key.range.moved(by: base))
    }
    followGroup(base: base)
    guard let value = string(.value, base: base) else {
      if scanner.value(of: .value) == nil {
        report("The field “value” is missing. It holds the string to check.", at: object.range.moved(by: base))
      }
      return
    }
    var entry = Entry()
    builder.readJSONValue(value, base: base, into: &entry)
    if let key = string(.key, base: base) { entry.key = builder.readJSONText(key, base: base) }
    if let comment = string(.comment, base: base) { entry.comment = builder.readJSONText(comment, base: base) }
    readLocale(into: &entry, base: base)
    readRole(into: &entry, base: base)
    readStyle(into: &entry, base: base)
    readExtras(into: &entry, base: base)
    if RoleSet.notification.contains(entry.role) { openGroup?.kind = .notification }
    builder.add(entry)
  }

  /// The value of a field that must be a string, or nil.
  private func string(_ field: JSONLineScanner.Field, base: Int) -> JSONEvent? {
    guard let value = scanner.value(of: field) else { return nil }
    if value.kind == .string { return value }
    report("“\(field)” must be a string in quotation marks.", at: value.written.moved(by: base))
    return nil
  }

  private mutating func readLocale(into entry: inout Entry, base: Int) {
    guard let string = string(.locale, base: base) else { return }
    let catalog = builder.catalog
    let name = scanner.decodedBytes(of: string)
    let index = locales.meaning(of: name) { name in
      guard let tag = LocaleTag(name) else { return nil }
      let isKnown = catalog.locales.contains(tag)
      return isKnown || catalog.locales.count < Self.maximumLocales ? builder.localeIndex(tag) : nil
    }
    if let index { return entry.locale = index }
    report("“\(name.text)” is no language tag. Write one such as “de” or “pt-BR”.", at: string.range.moved(by: base))
  }

  private mutating func readRole(into entry: inout Entry, base: Int) {
    guard let string = string(.role, base: base) else { return }
    let name = scanner.decodedBytes(of: string)
    if let role = roles.meaning(of: name, { Role(name: $0) }) {
      entry.role = role
      entry.evidence = .explicit
    } else {
      let names = Role.allCases.map(\.name).joined(separator: ", ")
      report("There is no role “\(name.text)”. Choose one of: \(names).", at: string.range.moved(by: base))
    }
  }

  private func readStyle(into entry: inout Entry, base: Int) {
    guard let list = scanner.value(of: .style) else { return }
    guard list.kind == .arrayStart else {
      return report("“style” must be a list, such as [\"destructive\"].", at: list.written.moved(by: base))
    }
    entry.style.insert(.declared)
    var element = scanner.tape.firstElement(ofArrayAt: scanner.index(of: .style))
    while let place = element {
      let event = scanner.tape[place]
      if event.kind == .string, let style = ButtonStyle(name: scanner.decodedBytes(of: event).text) {
        entry.style.insert(style)
      } else {
        report("A style is one of: cancel, destructive, default.", at: event.written.moved(by: base))
      }
      element = scanner.tape.element(after: place)
    }
  }

  private mutating func readExtras(into entry: inout Entry, base: Int) {
    let extras = EntryExtras(
      id: identifier(base: base), path: decodedText(of: .path, base: base), source: decodedText(of: .source, base: base)
    )
    guard extras.id != nil || extras.path != nil || extras.source != nil else { return }
    entry.extras = builder.add(extras)
  }

  private func decodedText(of field: JSONLineScanner.Field, base: Int) -> String? {
    string(field, base: base).map { scanner.decodedBytes(of: $0).text }
  }

  /// The identifier as it is written, a string with its quotation marks: `"12"` and `12` are two things, and what is
  /// printed later is what was read.
  private func identifier(base: Int) -> String? {
    guard let id = scanner.value(of: .id) else { return nil }
    let written = id.written.moved(by: base)
    if id.kind == .string || id.kind == .number { return builder.text.slice(written).text }
    report("“id” must be a string or a number.", at: written)
    return nil
  }
}

// MARK: - Groups and reports

extension JSONLinesReader {
  /// Ends the open group when the object at hand belongs to none or another, and opens its own.
  private mutating func followGroup(base: Int) {
    let field = string(.group, base: base)
    let identity = scanner.groupIdentity()
    guard identity != openGroup?.identity else { return }
    endGroup()
    guard let identity, let field else { return }
    let name = scanner.decodedBytes(of: field).text
    let isLate = !endedGroups.insert(identity)
    openGroup = OpenGroup(
      identity: identity, name: name, firstEntry: builder.catalog.entries.count, isLate: isLate)
    guard isLate else { return }
    report(
      "Group “\(name)” has ended before. Put its objects one after another.", at: field.range.moved(by: base))
  }

  private mutating func endGroup() {
    defer { openGroup = nil }
    guard let group = openGroup, !group.isLate else { return }
    let entries = group.firstEntry..<builder.catalog.entries.count
    if !entries.isEmpty { builder.add(EntryGroup(name: group.name, kind: group.kind, entries: entries)) }
  }

  /// A line that is no JSON. What `SourceText` has reported of its bytes is not said again.
  private func report(_ failure: JSONFailure, in line: Range<Int>) {
    let start = min(line.lowerBound + failure.offset, max(line.lowerBound, line.upperBound - 1))
    let length = min(utf8Length(lead: builder.text[start]), line.upperBound - start)
    report(failure.message, at: start..<start + length)
  }

  private func report(_ message: String, at range: Range<Int>) {
    builder.add(CatalogProblem(.malformed, message, at: builder.catalog.source.span(of: range)))
  }
}

/// The groups that have ended, so that one that comes back is noticed. Forgets the oldest beyond `capacity`.
final class GroupMemory {
  private let capacity: Int
  private var known: Set<Fingerprint> = []
  /// A ring in the order of arrival, `oldest` the place to write next once it is full.
  private var arrivals: [Fingerprint] = []
  private var oldest = 0

  init(capacity: Int) { self.capacity = capacity }

  /// Remembers `group`; false when it was known already.
  func insert(_ group: Fingerprint) -> Bool {
    guard known.insert(group).inserted else { return false }
    if arrivals.count < capacity {
      arrivals.append(group)
    } else {
      known.remove(arrivals[oldest])
      arrivals[oldest] = group
      oldest = (oldest + 1) % capacity
    }
    return true
  }
}

/// Remembers what short texts mean, so that a `String` is made of each once and not on every line.
private struct TokenTable<Meaning> {
  private var known: [(text: [UInt8], meaning: Meaning?)] = []
  private let limit: Int

  /// Remembers up to `limit` texts; the search goes through all of them.
  init(limit: Int) { self.limit = limit }

  /// The meaning of `text` as remembered, or as `read` finds it.
  mutating func meaning(of text: Bytes, _ read: (String) -> Meaning?) -> Meaning? {
    for entry in known where text.count == entry.text.count {
      if entry.text.withUnsafeBufferPointer({ text.equals(Bytes($0)) }) { return entry.meaning }
    }
    let meaning = read(text.text)
    if known.count < limit { known.append((Array(text), meaning)) }
    return meaning
  }
}
