import CICU
import CopyModel

/// Adds a text to a catalogue: as it stands, or an ICU message as its branches.
///
/// A message that is one argument as a whole becomes its branches, each of them copy (`plural.one`). Where an argument
/// stands in a sentence, the sentence is copy with the argument’s name in its place, and the branches are parts of it
/// (`substitutions.count.plural.one`).
struct MessageSplitter {
  private let parser = MessageParser()
  private var path = VariationPath()
  /// Whether an apostrophe before a brace is text, as in Flutter's catalogues, and quotes nothing, as ICU's do.
  private let apostropheIsText: Bool

  init(apostropheIsText: Bool = false) { self.apostropheIsText = apostropheIsText }

  /// What became of a text.
  enum Outcome {
    case plain, split
    /// It looks like a message, and ICU can't read it.
    case broken
  }

  /// Adds `entry`, whose value is read already. Unless `isMessage`, a text without branches is left as it stands.
  mutating func add(_ entry: Entry, isMessage: Bool, to builder: inout CatalogBuilder) -> Outcome {
    let value = builder.catalog.bytes(entry.value)
    guard isMessage || MessageShape.hasBranches(value) else {
      builder.add(entry)
      return .plain
    }
    // A copy, since branches are decoded into the memory that may hold the value.
    let bytes = ContiguousArray(value)
    return bytes.withUnsafeBufferPointer { buffer in
      let text = Bytes(buffer)
      guard let parser, let parts = apostropheIsText ? parser.partsUnquoted(of: text) : parser.parts(of: text) else {
        builder.add(entry)
        return .broken
      }
      let message = MessageText(text: text, parts: parts, map: builder.map(of: entry))
      add(message, from: 0, argument: nil, entry, to: &builder)
      return .split
    }
  }

  /// Adds the message that starts at part `start`; `argument` is the plural’s that it is a branch of.
  private mutating func add(
    _ message: MessageText, from start: Int, argument: Int?, _ template: Entry, to builder: inout CatalogBuilder
  ) {
    if let whole = message.wholeArgument(of: start) {
      addBranches(of: whole, message, outer: argument, template, to: &builder)
      return
    }
    var entry = template
    entry.flags.insert(.isPattern)
    entry.variation = path.slice(in: builder)
    message.write(start, argument: argument, into: &entry, of: &builder)
    builder.add(entry)
    for inner in message.branchingArguments(of: start) {
      let length = path.count
      let isNamed = path.append("substitutions") && path.append(message.name(of: inner))
      var part = template
      part.flags.insert(.isFragment)
      if isNamed { addBranches(of: inner, message, outer: argument, part, to: &builder) }
      path.cut(to: length)
    }
  }

  private mutating func addBranches(
    of argument: Int, _ message: MessageText, outer: Int?, _ template: Entry, to builder: inout CatalogBuilder
  ) {
    let length = path.count
    defer { path.cut(to: length) }
    guard path.append(message.kindName(of: argument)) else { return }
    let inner = path.count
    // In a `select` within a plural, “#” is still the plural’s number.
    let number = message.isPlural(argument) ? argument : outer
    for branch in message.branches(of: argument) {
      if path.append(message.selector(of: branch)) {
        add(message, from: branch.start, argument: number, template, to: &builder)
      }
      path.cut(to: inner)
    }
  }
}

extension VariationPath {
  fileprivate mutating func append(_ name: StaticString) -> Bool {
    append(Bytes(name))
  }
}

/// Takes ICU messages apart, one after the other. For one thread.
private final class MessageParser {
  private let handle: OpaquePointer

  /// Levels of braces beyond which something else must be meant. ICU recurses for each.
  static let deepest = 32
  /// Bytes beyond which a text is no message.
  static let longest = 65_536

  /// Nil when memory is short; texts are then taken as they stand.
  init?() {
    var opened: OpaquePointer?
    guard cicu_message_open(&opened) == 0, let opened else { return nil }
    handle = opened
  }

  deinit { cicu_message_close(handle) }

  /// The parts of `text`, valid until the next call; nil when it is no message.
  func parts(of text: Bytes) -> UnsafeBufferPointer<cicu_message_part>? {
    guard text.count <= Self.longest, Self.depth(of: text) <= Self.deepest else { return nil }
    var (parts, count, offset) = (UnsafePointer<cicu_message_part>?.none, 0, Int64(-1))
    guard cicu_message_parse(handle, text.baseAddress, text.count, &parts, &count, &offset) == 0 else { return nil }
    return UnsafeBufferPointer(start: parts, count: count)
  }

  /// The same with each apostrophe as text; as ICU reads it where one is doubled or quotes a brace alone, or where that
  /// fails: a project may quote.
  func partsUnquoted(of text: Bytes) -> UnsafeBufferPointer<cicu_message_part>? {
    let quotes = ["''", "'{'", "'}'"]
    guard text.contains(UInt8(ascii: "'")), case let string = text.text, !quotes.contains(where: string.contains) else {
      return parts(of: text)
    }
    // A letter of one byte in its stead leaves all places as they are.
    let unquoted = ContiguousArray(text.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "x") : $0 })
    return unquoted.withUnsafeBufferPointer { parts(of: Bytes($0)) } ?? parts(of: text)
  }

  /// How deep braces stand in each other, quoted ones counted too.
  private static func depth(of text: Bytes) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

/// Tells messages from other texts with braces, at the price of one look at each brace.
enum MessageShape {
  static func hasBranches(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { hasBranches(Bytes($0)) }
  }

  /// Whether an argument with branches begins anywhere: `{count, plural, …`.
  static func hasBranches(_ text: Bytes) -> Bool {
    var position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: 0)
    while position < text.count {
      if isBranching(text, at: position + 1) { return true }
      position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: position + 1)
    }
    return false
  }

  /// Whether a property is read as a message.
  static func mayBeJava(_ text: Bytes) -> Bool { hasNumberedArgument(text) || hasBranches(text) }

  /// Whether an argument by number stands anywhere, `{0}`, as Java's `MessageFormat` has them.
  static func hasNumberedArgument(_ text: Bytes) -> Bool {
    var position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: 0)
    while position + 1 < text.count {
      if text[position + 1].isDigit { return true }
      position = text.firstIndex(of: UInt8(ascii: "{"), or: UInt8(ascii: "{"), from: position + 1)
    }
    return false
  }

  private static func isBranching(_ text: Bytes, at start: Int) -> Bool {
    let name = skipSpace(text, from: start)
    var end = name
    while end < text.count, text[end].isNameByte { end += 1 }
    let comma = skipSpace(text, from: end)
    guard end > name, comma < text.count, text[comma] == UInt8(ascii: ",") else { return false }
    let type = skipSpace(text, from: comma + 1)
    let types: [StaticString] = ["plural", "selectordinal", "select", "choice"]
    for word in types where text.hasLowercased(word, at: type) {
      let next = skipSpace(text, from: type + word.utf8CodeUnitCount)
      if next < text.count, text[next] == UInt8(ascii: ",") { return true }
    }
    return false
  }

  private static func skipSpace(_ text: Bytes, from start: Int) -> Int {
    var position = start
    while position < text.count {
      let length = text.patternSpace(at: position)
      guard length > 0 else { break }
      position += length
    }
    return position
  }
}

extension Bytes {
  /// Bytes of the white space between the signs of a pattern that stands at `position` (UAX #31, Pattern_White_Space); 0 for
  /// anything else.
  fileprivate func patternSpace(at position: Int) -> Int {
    switch self[position] {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2: return hasLiteral("\u{85}", at: position) ? 2 : 0
    case 0xE2:
      let wide: [StaticString] = ["\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}"]
      return wide.contains { hasLiteral($0, at: position) } ? 3 : 0
    default: return 0
    }
  }

  /// Whether `word`, which is lowercase ASCII, stands at `position` in any case.
  fileprivate func hasLowercased(_ word: StaticString, at position: Int) -> Bool {
    guard position + word.utf8CodeUnitCount <= count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { self[position + $0] | 0x20 == word.utf8Start[$0] }
  }
}

extension UInt8 {
  /// Whether ICU takes the byte into the name of an argument: all but white space and signs.
  fileprivate var isNameByte: Bool {
    switch self {
    case 0x09...0x0D, 0x20: false
    case 0x21...0x7E: (0x61...0x7A).contains(self | 0x20) || isDigit || self == UInt8(ascii: "_")
    default: true
    }
  }
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
