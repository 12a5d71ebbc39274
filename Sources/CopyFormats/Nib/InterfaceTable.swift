import CopyModel
import Lexicons

/// What the elements of Interface Builder and the keys of Info.plist show: `Lexicons/shared/interface.tsv`.
struct InterfaceTable: Sendable {
  /// A text that an element holds.
  struct Row: Sendable {
    /// The attribute, or the name of a piece inside the element.
    let attribute: [UInt8]
    let part: CopyElement.Part
    /// The end of the key: `#` and `@` stand for a number and a name.
    let key: String
  }

  /// The rows of elements by their names; those of name endings under their endings.
  private var rows: [String: [Row]] = [:]
  private var endings: [(ending: String, row: Row)] = []
  /// The elements of which some kinds have rows of their own.
  private var typed: Set<String> = []
  /// The rows that any element may have.
  private(set) var any: [Row] = []
  /// The keys of Info.plist.
  private var keys: [String: CopyElement.Part] = [:]
  private var keyEndings: [(ending: String, part: CopyElement.Part)] = []
  /// The texts that Interface Builder gives to new elements.
  private var defaults: [String: Set<String>] = [:]

  /// The table that is part of the program, read once.
  static let builtIn: InterfaceTable = {
    guard let file = lexicon_file_named("shared/interface.tsv")?.pointee else {
      preconditionFailure("shared/interface.tsv isn’t embedded")
    }
    return InterfaceTable(Bytes(start: file.bytes, count: file.count))
  }()

  init(_ text: Bytes) {
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      add(line.split(separator: UInt8(ascii: "\t")).map { Bytes(rebasing: $0).text })
    }
  }

  private mutating func add(_ cells: [String]) {
    precondition(cells.count >= 3, "a line of interface.tsv has too few columns")
    if cells[0] == "default" {
      defaults[cells[1], default: []].insert(cells[2])
      return
    }
    guard let part = CopyElement.Part(rawValue: cells[2]) else {
      preconditionFailure("interface.tsv has an unknown part, \(cells[2])")
    }
    if cells[0] == "plist" {
      if cells[1].hasPrefix("*") {
        keyEndings.append((String(cells[1].dropFirst()), part))
      } else {
        keys[cells[1]] = part
      }
      return
    }
    let row = Row(attribute: Array(cells[1].utf8), part: part, key: cells.count > 3 ? cells[3] : cells[1])
    if cells[0] == "*" {
      any.append(row)
    } else if cells[0].hasPrefix("*") {
      endings.append((String(cells[0].dropFirst()), row))
    } else {
      rows[cells[0], default: []].append(row)
      if let colon = cells[0].firstIndex(of: ":") { typed.insert(String(cells[0][..<colon])) }
    }
  }

  /// What an element of this name shows; those of a type of its own first.
  func rows(of name: String, type: String?) -> [Row] {
    guard let known = rows[name] else { return endings.filter { name.hasSuffix($0.ending) }.map(\.row) }
    guard let type, typed.contains(name), let own = rows["\(name):\(type)"] else { return known }
    return own + known
  }

  /// What the value of a key of Info.plist is; nil for what no one reads.
  func part(ofKey key: String) -> CopyElement.Part? {
    keys[key] ?? keyEndings.first { key.hasSuffix($0.ending) }?.part
  }

  /// Whether Interface Builder gives this text to a new element: “Item 2”.
  func isDefault(_ text: String, of name: String, type: String?) -> Bool {
    let stem = String(text.reversed().drop { $0.isNumber }.drop { $0 == " " }.reversed())
    let texts = [name] + (type.map { ["\(name):\($0)"] } ?? [])
    return texts.contains { defaults[$0]?.contains(stem) == true }
  }

  /// Whether it begins as the text does that a new text view has.
  static func isFiller(_ text: Bytes) -> Bool { text.hasLiteral("Lorem ipsum", at: 0) }
}
