import CopyModel

/// Reads one line of JSON Lines at a time and finds the known fields of its object.
struct JSONLineScanner: ~Copyable {
  enum Field: Int, CaseIterable {
    case value, id, path, key, comment, locale, role, group, style, source

    /// The field called `name`, or nil.
    init?(_ name: Bytes) {
      switch name.first {
      case UInt8(ascii: "v") where name.equals("value"): self = .value
      case UInt8(ascii: "i") where name.equals("id"): self = .id
      case UInt8(ascii: "p") where name.equals("path"): self = .path
      case UInt8(ascii: "k") where name.equals("key"): self = .key
      case UInt8(ascii: "c") where name.equals("comment"): self = .comment
      case UInt8(ascii: "l") where name.equals("locale"): self = .locale
      case UInt8(ascii: "r") where name.equals("role"): self = .role
      case UInt8(ascii: "g") where name.equals("group"): self = .group
      case UInt8(ascii: "s") where name.equals("style"): self = .style
      case UInt8(ascii: "s") where name.equals("source"): self = .source
      default: return nil
      }
    }
  }

  enum Outcome {
    /// White space alone.
    case blank
    case malformed(JSONFailure)
    /// JSON, but a string, number or list.
    case otherValue(JSONEvent)
    /// An object; its fields are at hand until the next line.
    case object(JSONEvent)
  }

  private let reader = JSONReader()
  private let repaired = ByteBuffer()
  private let decoded = ByteBuffer()
  /// Index of the value of each field in the tape, or -1.
  private var places = [Int](repeating: -1, count: Field.allCases.count)
  private(set) var tape = JSONTape.empty
  /// Keys that stand for the second time.
  private(set) var repeated: [JSONEvent] = []
  private var line = Bytes(start: nil, count: 0)

  /// Reads `line`. One that holds bytes that are no text (`isDamaged`) is read with question marks in their place.
  mutating func scan(_ line: Bytes, isDamaged: Bool = false) -> Outcome {
    self.line = isDamaged ? repair(line) : line
    tape = reader.read(self.line)
    if let failure = tape.failure { return failure.reason == .empty ? .blank : .malformed(failure) }
    guard tape.kind(at: 0) == .objectStart else { return .otherValue(tape[0]) }
    findFields()
    return .object(tape[0])
  }

  /// The value of `field`, or nil when it is missing or null.
  func value(of field: Field) -> JSONEvent? {
    let place = places[field.rawValue]
    return place < 0 || tape.kind(at: place) == .null ? nil : tape[place]
  }

  /// Index of the field's value in the tape. Only for a field that has one.
  func index(of field: Field) -> Int { places[field.rawValue] }

  /// What stands for the object's group: equal for equal names, however they are escaped. Nil outside any group.
  func groupIdentity() -> Fingerprint? {
    guard let group = value(of: .group), group.kind == .string, !group.range.isEmpty else { return nil }
    var identity = Fingerprint()
    identity.add(decodedBytes(of: group))
    return identity
  }

  /// Text by line is repaired the way `SourceText` does it, where U+001A stands for what is no text.
  private func repair(_ line: Bytes) -> Bytes {
    repaired.removeAll()
    repaired.append(line)
    for (offset, byte) in line.enumerated() where byte == 0x1A { repaired.replace(at: offset, with: UInt8(ascii: "?")) }
    return repaired.bytes
  }

  private mutating func findFields() {
    for index in places.indices { places[index] = -1 }
    repeated.removeAll(keepingCapacity: true)
    var key = tape.firstMember(ofObjectAt: 0)
    while let place = key {
      let event = tape[place]
      if let field = Field(decodedBytes(of: event)) {
        if places[field.rawValue] < 0 { places[field.rawValue] = place + 1 } else { repeated.append(event) }
      }
      key = tape.member(after: place)
    }
  }

  /// The string's bytes, valid until the next call.
  func decodedBytes(of string: JSONEvent) -> Bytes {
    let written = line.slice(string.range)
    guard string.hasEscapes else { return written }
    decoded.removeAll()
    decoded.append(decodingJSON: written)
    return decoded.bytes
  }
}
