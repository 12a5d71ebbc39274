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
      guard let parser, let parts = parser.parts(of: text) else {
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
