import CopyFormats
import CopyModel

/// Reads from Android’s layouts, menus, preferences, and manifests which strings they show, and as what.
///
/// Elements are the calls here, attributes the arguments. What can’t be read as XML ends the file.
struct LayoutReader {
  private let text: Bytes
  private let table: CallTable
  private var facts: ProgramFacts
  /// What only those who build the app see: `tools:text="@string/sample"`.
  private var unseen: [FlowNamed] = []
  private var lines = LineCounter()
  private var hash: LiteralHash
  private let literals: LiteralReader

  /// What the layout `text` says of copy.
  static func facts(of text: Bytes, path: String, _ table: CallTable) -> ProgramFacts {
    var reader = LayoutReader(text, path: path, table)
    reader.read()
    reader.facts.mentions = ProgramMentions(text, reader.unseen)
    if let name = name(ofResource: path) {
      let bytes = ByteBuffer(Array(name.utf8))
      withExtendedLifetime(bytes) { reader.facts.mentions.wait(for: bytes.bytes) }
    }
    return reader.facts
  }

  /// `reboot_dialog` of `res/layout/reboot_dialog.xml`; nil for a manifest, which the system reads.
  private static func name(ofResource path: String) -> Substring? {
    let file = path.split(separator: "/").last ?? ""
    return file == "AndroidManifest.xml" ? nil : file.split(separator: ".").first
  }

  private init(_ text: Bytes, path: String, _ table: CallTable) {
    (self.text, self.table) = (text, table)
    (facts, hash, literals) = (ProgramFacts(path: path), LiteralHash(text), LiteralReader(text, .layout))
  }

  private mutating func read() {
    guard text.count < Int32.max else { return }
    let tape = XMLTape(text)
    var view = LayoutView()
    for index in 0..<tape.count where tape[index].kind == .start {
      let tag = XMLTag(text, tape[index].range)
      let first = facts.uses.count
      read(tag)
      view.take(tag, in: text, first, facts.uses, table)
    }
    let name = Self.name(ofResource: facts.path).map { ByteBuffer(Array($0.utf8)) }
    guard let name, case let words = withExtendedLifetime(name, { name.bytes.words }) else { return }
    if let row = table.asking(file: words) { return view.makeAlert(of: &facts, row) }
    guard table.isAside(words) || table.isAside(Array(words.prefix(1))) else { return }
    for index in facts.uses.indices where facts.uses[index].set < 0 && facts.uses[index].role == .unknown {
      (facts.uses[index].isAside, facts.uses[index].isPlain) = (true, true)
    }
  }

  /// An attribute that shows something.
  private struct Shown {
    let row: CallRow
    let value: Range<Int>
  }

  private mutating func read(_ tag: XMLTag) {
    let names = names(of: tag)
    var shown: [Shown] = []
    tag.forEachAttribute { name, value in
      if text.hasLiteral("tools:", at: name.lowerBound) { return note(unseen: value) }
      guard !value.isEmpty, let row = row(names, attribute: name) else { return }
      shown.append(Shown(row: row, value: value))
    }
    guard !shown.isEmpty else { return }
    let line = lines.line(of: tag.nameRange.lowerBound, in: text)
    let call = ProgramPlace(
      offset: Int32(tag.nameRange.lowerBound), length: Int32(tag.nameRange.count), line: line,
      column: lines.column(of: tag.nameRange.lowerBound, in: text),
      scalars: Int32(text.slice(tag.nameRange).count { $0 & 0xC0 != 0x80 }))
    var set: Int32 = -1
    for one in shown {
      guard case .begins(let kind, _, _) = one.row.effect else { continue }
      facts.sets.append(ProgramSet(kind: kind, call: call, platforms: .android))
      set = Int32(facts.sets.count - 1)
    }
    for one in shown { add(one, call, set) }
  }

  private mutating func note(unseen value: Range<Int>) {
    let (start, end) = (Int32(value.lowerBound), Int32(value.upperBound))
    unseen.append(FlowNamed(kind: .unseen, owner: 0, name: start..<start, home: start..<start, range: start..<end))
  }

  private mutating func add(_ shown: Shown, _ call: ProgramPlace, _ set: Int32) {
    let role: Role
    switch shown.row.purpose {
    case .role(let named): role = named
    case .byWords: role = .unknown
    case .key, .fallback, .none: return
    }
    let isSpoken = shown.row.effect == .speaks
    let joins = shown.row.effect != .none && !isSpoken
    // A message that belongs to no dialog is none.
    if joins, set < 0, role != .button { return }
    guard let copy = copy(in: shown.value) else {
      if joins, set >= 0 { facts.sets[Int(set)].hasUnknownParts = true }
      return
    }
    var use = ProgramUse(
      copy: copy, role: role, style: shown.row.style, set: joins ? set : -1, rank: shown.row.rank,
      line: lines.line(of: shown.value.lowerBound, in: text), call: call)
    use.isSpoken = isSpoken
    facts.uses.append(use)
  }

  /// A literal, or the name of a string of the app’s own; nil for themes, expressions, and the system’s strings.
  private mutating func copy(in value: Range<Int>) -> ProgramCopy? {
    var copy = ProgramCopy()
    let first = text[value.lowerBound]
    if first == UInt8(ascii: "@") {
      guard text.hasLiteral("@string/", at: value.lowerBound) else { return nil }
      copy.key = LiteralHash.exact(text.slice(value.lowerBound + 8..<value.upperBound))
      copy.isLocalized = true
      return copy
    }
    guard first != UInt8(ascii: "?") else { return nil }
    let (start, end) = (value.lowerBound - 1, value.upperBound + 1)
    hash.removeAll()
    literals.read(ProgramToken(attribute: Int32(start)..<Int32(end)), into: &hash)
    guard !hash.bytes.isEmpty else { return nil }
    copy.key = LiteralHash.exact(hash.bytes)
    (copy.start, copy.end) = (Int32(start), Int32(end))
    return copy
  }

  /// The element as the table may write it, the most telling name first: `MaterialButton`, `*Button`, `*`.
  private func names(of tag: XMLTag) -> [UInt64] {
    let name = tag.localName
    let element = name.lastIndex(of: UInt8(ascii: ".")).map { name.slice(from: $0 + 1) } ?? name
    let any = CallRow.hash("*")
    let word = element.lastIndex { (0x41...0x5A).contains($0) }.map { element.slice(from: $0) }
    return [LiteralHash.exact(element), word.map { LiteralHash.exact($0, after: any) } ?? any, any]
  }

  /// What an element does with an attribute.
  private func row(_ names: [UInt64], attribute: Range<Int>) -> CallRow? {
    let name = text.slice(attribute)
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let label = CallRow.Place.label(LiteralHash.exact(name.slice(from: colon + 1)))
    return names.lazy.compactMap { table[$0].first { $0.place == label } }.first
  }
}

/// Counts lines while places mostly go forward.
struct LineCounter {
  private var place = 0
  private var line: Int32 = 1
  private var lineStart = 0

  /// The line of the byte at `offset`, from 1.
  mutating func line(of offset: Int, in text: Bytes) -> Int32 {
    if offset < place { (place, line, lineStart) = (0, 1, 0) }
    while place < offset {
      if text[place] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, place + 1) }
      place += 1
    }
    return line
  }

  /// The column of the byte at `offset`, from 1 in Unicode scalars; its line was asked for last.
  func column(of offset: Int, in text: Bytes) -> Int32 {
    Int32(text.slice(lineStart..<max(lineStart, offset)).count { $0 & 0xC0 != 0x80 }) + 1
  }
}
