import CopyModel

/// Reads the sentence of a pattern, and what to write in its place.
struct RewriteElementReader {
  struct Mistake: Error {
    var message: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var elements: [RewriteElement] = []
  private var hasGap = true
  private var choices = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func pattern(_ text: String) throws(Mistake) -> RewritePattern {
    var reader = RewriteElementReader(text)
    let pattern = RewritePattern()
    while reader.position < reader.scalars.count { try reader.step() }
    pattern.elements = reader.elements
    if case .words(let words, 0)? = pattern.elements.last?.kind, words[0].bytes == [UInt8(ascii: "?")] {
      pattern.elements.removeLast()
      pattern.isQuestion = true
    }
    if pattern.elements.isEmpty { throw Mistake(message: "a pattern has words") }
    return pattern
  }

  private mutating func step() throws(Mistake) {
    switch scalars[position] {
    case " ":
      hasGap = true
      position += 1
    case "{": try takeSlot()
    case "(": try takeChoice(until: ")", isOptional: false)
    case "[": try takeChoice(until: "]", isOptional: true)
    case "…":
      position += 1
      add(.slot(.rest, name: "…\(elements.count { $0.name?.hasPrefix("…") ?? false } + 1)"))
    case "\\" where position + 1 < scalars.count:
      position += 2
      add(.words([Self.literal(String(scalars[position - 1]))], number: 0))
    case let mark where Self.isMark(mark):
      position += 1
      add(.words([Self.literal(String(mark))], number: 0))
    default: takeWord()
    }
  }

  private mutating func takeWord() {
    let start = position
    // One at least, so that a mark which means nothing here is passed.
    position += 1
    while position < scalars.count, !Self.endsWord(scalars[position]) { position += 1 }
    add(.words([Self.literal(text(start..<position))], number: 0))
  }

  private mutating func takeSlot() throws(Mistake) {
    let name = try enclosed(until: "}")
    let kind = String(decoding: name.utf8.filter { !$0.isASCIIDigit }, as: UTF8.self)
    guard let slot = RewriteSlot(rawValue: kind), slot != .rest else {
      throw Mistake(message: "no slot is called {\(name)}")
    }
    add(.slot(slot, name: name))
  }

  private mutating func takeChoice(until close: Unicode.Scalar, isOptional: Bool) throws(Mistake) {
    let words = try enclosed(until: close).utf8.split(separator: UInt8(ascii: "|")).map {
      Self.literal(String(Substring($0)))
    }
    guard !words.isEmpty else { throw Mistake(message: "nothing to choose from") }
    choices += 1
    add(.words(words, number: choices), isOptional: isOptional)
  }

  private mutating func enclosed(until close: Unicode.Scalar) throws(Mistake) -> String {
    guard let end = scalars[position...].firstIndex(of: close) else { throw Mistake(message: "“\(close)” is missing") }
    defer { position = end + 1 }
    return text(position + 1..<end)
  }

  private mutating func add(_ kind: RewriteElement.Kind, isOptional: Bool = false) {
    elements.append(RewriteElement(kind: kind, isOptional: isOptional, isGlued: !hasGap))
    hasGap = false
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = scalars[range].reduce(into: [UInt8]()) { bytes, scalar in
      if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += String(scalar).utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func literal(_ text: String) -> RewriteElement.Literal {
    var bytes = Array(text.lowercased().utf8)
    let isOpen = bytes.last == UInt8(ascii: "*")
    if isOpen { bytes.removeLast() }
    let mark = Array("’".utf8)
    while let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) {
      bytes.replaceSubrange(start..<start + mark.count, with: [UInt8(ascii: "'")])
    }
    return RewriteElement.Literal(bytes: bytes, isOpen: isOpen)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", ":", "?", "!", "–", "—", "-", "“", "”", "‘", "\"": true
    default: false
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "{", "(", "[", "…", "\\": true
    default: scalar != "-" && isMark(scalar)
    }
  }

  // MARK: What to write

  /// `…` and `{name}` are slots, `{name:form}` one in another form.
  static func output(_ text: String) -> RewriteOutput {
    var (output, plain, rests) = (RewriteOutput(), "", 0)
    var scalars = text.unicodeScalars[...]
    let flush = { (plain: inout String, output: inout RewriteOutput) in
      if !plain.isEmpty { output.pieces.append(.text(plain)) }
      plain = ""
    }
    while let scalar = scalars.first {
      scalars = scalars.dropFirst()
      if scalar == "…" {
        flush(&plain, &output)
        rests += 1
        output.pieces.append(.slot("…\(rests)", form: ""))
      } else if scalar == "{", let close = scalars.firstIndex(of: "}") {
        flush(&plain, &output)
        let parts = String(scalars[..<close]).split(separator: ":", maxSplits: 1).map(String.init)
        output.pieces.append(.slot(parts.first ?? "", form: parts.count > 1 ? parts[1] : ""))
        scalars = scalars[scalars.index(after: close)...]
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    flush(&plain, &output)
    return output
  }
}
