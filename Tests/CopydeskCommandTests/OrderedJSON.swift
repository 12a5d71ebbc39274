/// JSON that keeps the order of its keys, which a dictionary would lose.
indirect enum OrderedJSON: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: OrderedJSON
  }

  /// What is no JSON, and where.
  struct Failure: Error { var offset: Int }

  init(_ text: String) throws {
    var reader = OrderedJSONReader(text)
    self = try reader.readWhole()
  }

  var keys: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }
  var elements: [OrderedJSON] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  subscript(_ key: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// Reads JSON strictly, as RFC 8259 has it.
private struct OrderedJSONReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readWhole() throws -> OrderedJSON {
    let value = try readValue()
    skipSpace()
    guard offset == bytes.count else { throw OrderedJSON.Failure(offset: offset) }
    return value
  }

  private mutating func readValue() throws -> OrderedJSON {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try readList("{", "}") { try $0.readMember() })
    case UInt8(ascii: "["): return .array(try readList("[", "]") { try $0.readValue() })
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "n"): return try take("null", .null)
    case UInt8(ascii: "t"): return try take("true", .bool(true))
    case UInt8(ascii: "f"): return try take("false", .bool(false))
    default: return try readNumber()
    }
  }

  private mutating func readMember() throws -> OrderedJSON.Member {
    skipSpace()
    let key = try readString()
    skipSpace()
    _ = try take(":", .null)
    return OrderedJSON.Member(key: key, value: try readValue())
  }

  private mutating func readList<Element>(
    _ open: String, _ close: String, _ read: (inout OrderedJSONReader) throws -> Element
  ) throws -> [Element] {
    _ = try take(open, .null)
    var elements: [Element] = []
    skipSpace()
    while peek != close.utf8.first {
      if !elements.isEmpty { _ = try take(",", .null) }
      elements.append(try read(&self))
      skipSpace()
    }
    _ = try take(close, .null)
    return elements
  }

  private mutating func readString() throws -> String {
    _ = try take("\"", .null)
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      offset += 1
      guard byte >= 0x20 else { throw OrderedJSON.Failure(offset: offset) }
      text += byte == UInt8(ascii: "\\") ? try readEscape() : [byte]
    }
    _ = try take("\"", .null)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape() throws -> [UInt8] {
    guard let byte = peek else { throw OrderedJSON.Failure(offset: offset) }
    offset += 1
    let short: [Character: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let text = short[Character(Unicode.Scalar(byte))] { return Array(text.utf8) }
    let digits = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard byte == UInt8(ascii: "u"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw OrderedJSON.Failure(offset: offset)
    }
    offset += 4
    return Array(String(scalar).utf8)
  }

  private mutating func readNumber() throws -> OrderedJSON {
    let start = offset
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard Double(text) != nil else { throw OrderedJSON.Failure(offset: start) }
    return .number(text)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ literal: String, _ value: OrderedJSON) throws -> OrderedJSON {
    guard bytes[offset...].starts(with: literal.utf8) else { throw OrderedJSON.Failure(offset: offset) }
    offset += literal.utf8.count
    return value
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }
}
