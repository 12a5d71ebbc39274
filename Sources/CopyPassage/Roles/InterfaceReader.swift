import CopyKernel
import CopyModel

/// Reads what Interface Builder writes: `Class = "NSButtonCell"; title = "Open"; ObjectID = "7od-TM-cUB";`.
///
/// Where the comment is missing, the key still has the object's id and the attribute: `7od-TM-cUB.title`.
struct InterfaceReader {
  /// What the class and the attribute mean; empty for unknown ones.
  private(set) var classCue: RoleCue = []
  private(set) var attributeCue: RoleCue = []
  /// The class's name in the comment, empty without one.
  private(set) var className = 0..<0
  /// The attribute in the key.
  private(set) var attributeWords = 0..<0

  /// Nil when neither comment nor key is Interface Builder's.
  init?(key: Bytes, comment: Bytes, with table: CueTable) {
    guard let attribute = Self.attribute(of: key) else { return nil }
    attributeWords = attribute
    attributeCue = Self.look(up: key.slice(attribute), at: .attribute, in: table)
    guard let name = Self.className(in: comment) else { return }
    className = name
    classCue = Self.look(up: comment.slice(name), at: .class, in: table)
  }

  /// What the class and attribute say, with the words of the value where they leave it open.
  func decide(_ shape: ValueShape, isMenuFile: Bool) -> RoleGrammar.Answer {
    if attributeCue.contains(.help) { return (.text, 0.95) }
    if attributeCue.contains(.label) { return shape.isProse ? (.text, 0.8) : (.label, 0.9) }
    if classCue.contains(.menuItem) { return menuItem(shape, isMenuFile) }
    if attributeCue.contains(.button) || classCue.contains(.button) { return (.button, 0.9) }
    if classCue.contains(.cell) { return Self.cell(shape) }
    if classCue.contains(.prose) { return shape.isProse ? (.text, 0.9) : (.label, 0.9) }
    if classCue.contains(.label) { return (.label, 0.9) }
    if classCue.isEmpty, isMenuFile { return (.menuItem, 0.8) }
    return shape.isProse ? (.text, 0.7) : (.unknown, 0)
  }

  /// Items outside the main menu may be the choices of a pop-up button: those are no commands.
  private func menuItem(_ shape: ValueShape, _ isMenuFile: Bool) -> RoleGrammar.Answer {
    isMenuFile || shape.isCommand ? (.menuItem, 0.9) : (.menuItem, 0.7)
  }

  /// Push buttons are commands in title style; check boxes and radio buttons are headings or say what happens.
  private static func cell(_ shape: ValueShape) -> RoleGrammar.Answer {
    if shape.isAnswer || shape.end == .ellipsis { return (.button, 0.9) }
    if shape.end == .colon || shape.isProse { return (.label, 0.85) }
    if shape.isCommand, shape.words == 1 { return (.button, 0.85) }
    if shape.isCommand, shape.isTitleCase { return (.button, 0.8) }
    if shape.smalls > 0, shape.words >= 3 { return (.label, 0.85) }
    return shape.opening.contains(.verb) ? (.unknown, 0) : (.label, 0.7)
  }

  private static func look(up name: Bytes, at place: CueTable.Place, in table: CueTable) -> RoleCue {
    var (hash, words) = (CueTable.seed(place), WordScanner(name, .copy))
    while let word = words.next() { hash = CueTable.extend(hash, by: word.hash) }
    return table.find(hash).cue
  }

  /// Whether `key` names an attribute of an element.
  static func isOfElement(_ key: Bytes) -> Bool { attribute(of: key) != nil }

  /// `title` of `7od-TM-cUB.title`, `1243.title` or `liY-E6-HCB.ibShadowedLabels[1]`, without an index.
  private static func attribute(of key: Bytes) -> Range<Int>? {
    guard let dot = key.firstIndex(of: UInt8(ascii: ".")), isObjectID(key.slice(0..<dot)) else { return nil }
    let rest = key.slice(from: dot + 1)
    let end = rest.firstIndex(of: UInt8(ascii: "[")) ?? rest.count
    return end == 0 ? nil : dot + 1..<dot + 1 + end
  }

  /// `7od-TM-cUB`, or a number in older files.
  private static func isObjectID(_ id: Bytes) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) }
    if !id.isEmpty, id.allSatisfy(isDigit) { return true }
    guard id.count == 10, id[3] == UInt8(ascii: "-"), id[6] == UInt8(ascii: "-") else { return false }
    return id.indices.allSatisfy { $0 == 3 || $0 == 6 || isAlphanumeric(id[$0]) }
  }

  private static func className(in comment: Bytes) -> Range<Int>? {
    let lead: StaticString = "Class = \""
    guard let start = (0..<min(4, comment.count)).first(where: { comment.hasLiteral(lead, at: $0) }) else { return nil }
    let first = start + lead.utf8CodeUnitCount
    guard let end = comment.slice(from: first).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return first..<first + end
  }
}

extension CopyElement {
  /// Words of the longest title that is only a command.
  private static let longestCommand = 6

  /// What a text on it is for, by its words where the element leaves that open. No element tells that it is of an alert.
  func answer(_ shape: ValueShape, startsWithDigit: Bool) -> RoleGrammar.Answer {
    switch part {
    // A sentence on a button is more than a command, and an amount in a menu (“10 minutes”) is none.
    case .button: (.button, shape.isProse || shape.words > Self.longestCommand ? 0.7 : 0.9)
    case .menuItem: (.menuItem, startsWithDigit ? 0.7 : 0.9)
    case .option, .title: (.label, 0.9)
    case .label: shape.isProse ? (.text, 0.8) : (.label, 0.9)
    case .prose: (shape.isProse ? .text : .label, 0.9)
    case .help: (.text, 0.95)
    // A value is written as whatever has it.
    case .choice, .name, .value: (.label, 0.7)
    }
  }
}

/// What the name of a file tells of the strings in it.
struct FileCue {
  let cue: RoleCue

  /// Looks up the last component of `path` without its extension.
  init(path: String, in table: CueTable) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last?.prefix { $0 != UInt8(ascii: ".") }
    var hash = FoldedHash()
    for byte in name ?? "".utf8.prefix(0) { hash.add(byte) }
    cue = table.find(CueTable.extend(CueTable.seed(.file), by: hash.value)).cue
  }

  /// The role of a string in this file, where neither key nor comment tells.
  func guess(_ shape: ValueShape) -> RoleGuess? {
    if cue.contains(.help) { return RoleGuess(.text, .key, 0.8, .file) }
    if cue.contains(.intent) {
      let isText = shape.words >= 5 || shape.isQuestion
      return isText ? RoleGuess(.text, .key, 0.8, .file) : RoleGuess(.label, .key, 0.6, .file)
    }
    if cue.contains(.menu), shape.isShort { return RoleGuess(.menuItem, .key, 0.8, .file) }
    return nil
  }
}
