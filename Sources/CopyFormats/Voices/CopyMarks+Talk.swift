import CopyModel

/// Who speaks in a chat, and what is quoted.
extension CopyMarks {
  /// The name before a colon and what follows, with the time before or behind it: `Mo: looks fine`, `[09:12] Mo: looks fine`.
  func speaker(_ line: Range<Int>) -> (name: Range<Int>, words: Range<Int>, isStamped: Bool)? {
    let longest = 40
    if let said = bracketedSpeaker(line) ?? stampedSpeaker(line) { return said }
    var (start, isStamped) = (line.lowerBound, false)
    if let end = timeEnd(line) { (start, isStamped) = (trimmed(end..<line.upperBound).lowerBound, true) }
    let rest = start..<line.upperBound
    guard
      let colon = rest.prefix(longest).first(where: { offset in
        colonLength(at: offset, limit: rest.upperBound) > 0
          && !(offset + 1 < rest.upperBound && text[offset + 1].isASCIIDigit)
      })
    else { return nil }
    let length = colonLength(at: colon, limit: rest.upperBound)
    var name = trimmed(start..<colon)
    if let time = name.first(where: { $0 > start && "([".utf8.contains(text[$0]) }),
      timeEnd(time..<name.upperBound) == name.upperBound
    {
      (name, isStamped) = (trimmed(start..<time), true)
    }
    let words = trimmed(colon + length..<rest.upperBound)
    guard !words.isEmpty, isName(name) || isStamped && isAccount(name), length > 1 || isBlank(text[colon + 1]),
      CopyLabel.mayBeName(text.slice(name))
    else { return nil }
    return (name, words, isStamped)
  }

  /// `[Mina] [오전 10:42] looks fine`
  private func bracketedSpeaker(_ line: Range<Int>) -> (name: Range<Int>, words: Range<Int>, isStamped: Bool)? {
    let isClose = { (byte: UInt8) in byte == UInt8(ascii: "]") }
    guard text[line].first == UInt8(ascii: "["), let end = text[line].firstIndex(where: isClose),
      case let rest = trimmed(end + 1..<line.upperBound), text[rest].first == UInt8(ascii: "["),
      let close = text[rest].firstIndex(where: isClose),
      StampScan.isStamp(text.slice(line.lowerBound..<close + 1))
    else { return nil }
    let words = trimmed(close + 1..<line.upperBound)
    return words.isEmpty ? nil : (trimmed(line.lowerBound + 1..<end), words, true)
  }

  /// `2031. 2. 3. 오전 10:42, Mina : looks fine`, `03/02/31, 10:42 - Mina: looks fine`: a day, a time, and a name before a colon, or a
  /// time and a name before tabs.
  private func stampedSpeaker(_ line: Range<Int>) -> (name: Range<Int>, words: Range<Int>, isStamped: Bool)? {
    let longest = 64
    for offset in line.prefix(longest) {
      let isTab = text[offset] == 9 && text[line.lowerBound..<offset].count { $0 == 9 } == 1
      let length = isTab ? 1 : colonLength(at: offset, limit: line.upperBound)
      guard length > 0, offset + length < line.upperBound, isTab || length > 1 || isBlank(text[offset + 1]) else {
        continue
      }
      let stamp = line.lowerBound..<offset
      let sign = text[stamp].lastIndex { ",-\t]".utf8.contains($0) }
      let name = trimmed((sign.map { $0 + 1 } ?? stamp.lowerBound)..<stamp.upperBound)
      let words = trimmed(offset + length..<line.upperBound)
      guard text[stamp].first?.isASCIILetter == false, StampScan.isStamp(text.slice(stamp)), !name.isEmpty,
        !words.isEmpty,
        CopyLabel.mayBeName(text.slice(name))
      else { return nil }
      return (name, words, true)
    }
    return nil
  }

  /// One or two words that begin with a capital, or a name behind “@”.
  private func isName(_ range: Range<Int>) -> Bool {
    let (longest, words) = (24, text[range].split(separator: UInt8(ascii: " ")))
    return range.count <= longest && (1...2).contains(words.count)
      && words.allSatisfy { word in
        let letters = word.first == UInt8(ascii: "@") ? word.dropFirst() : word
        guard let first = letters.first, letters.count > 1 || first >= 0x80 else { return false }
        let isCapital = first.isASCIIUpper || first >= 0x80 || letters.count < word.count
        return isCapital && letters.allSatisfy { $0.isASCIILetter || $0 >= 0x80 || "'.-_".utf8.contains($0) }
          && letters.dropFirst().contains { !$0.isASCIIUpper }
      }
  }

  /// A name as accounts have it, in small letters: it stands behind a time.
  private func isAccount(_ range: Range<Int>) -> Bool {
    range.count <= 24 && text[range].first?.isASCIILetter == true
      && text[range].allSatisfy { $0.isASCIIWord || "-.".utf8.contains($0) }
  }

  /// Where the time at the start ends, brackets included: `[09:12]`, `10:42 AM`.
  private func timeEnd(_ line: Range<Int>) -> Int? {
    var offset = line.lowerBound
    let isBracketed = offset < line.upperBound && "[(".utf8.contains(text[offset])
    if isBracketed { return bracketedTimeEnd(line) }
    var figures = 0
    let start = offset
    while offset < line.upperBound, text[offset].isASCIIDigit || text[offset] == UInt8(ascii: ":") {
      if text[offset].isASCIIDigit { figures += 1 }
      offset += 1
    }
    guard (3...6).contains(figures), text[start..<offset].contains(UInt8(ascii: ":")), text[offset - 1].isASCIIDigit
    else { return nil }
    let rest = trimmed(offset..<line.upperBound)
    if rest.count > 1, text[rest.lowerBound + 1] | 0x20 == UInt8(ascii: "m"),
      "ap".utf8.contains(text[rest.lowerBound] | 0x20)
    {
      offset = rest.lowerBound + 2
    }
    return offset < line.upperBound && isBlank(text[offset]) ? offset : nil
  }

  /// The same within brackets, where a date may stand as well: `[12.03.24, 09:15:22]`.
  private func bracketedTimeEnd(_ line: Range<Int>) -> Int? {
    let longest = 28
    guard let close = text[line.prefix(longest)].firstIndex(where: { "])".utf8.contains($0) }) else { return nil }
    let inner = text[line.lowerBound + 1..<close]
    let hasTime = zip(inner, inner.dropFirst()).contains { $0.isASCIIDigit && $1 == UInt8(ascii: ":") }
    return hasTime && inner.allSatisfy { $0.isASCIIDigit || " .,/:-apmAPM".utf8.contains($0) } ? close + 1 : nil
  }

  /// Whether a date and a time stand first, as in a log: `2031-02-03 09:15:22 …`.
  func isLogged(_ line: Range<Int>) -> Bool {
    let stamp = "####-##-##".utf8
    guard line.count > stamp.count + 6 else { return false }
    let isDate = zip(stamp, text[line]).allSatisfy { $0 == UInt8(ascii: "#") ? $1.isASCIIDigit : $0 == $1 }
    let rest = line.dropFirst(stamp.count)
    return isDate && "T ".utf8.contains(text[rest.lowerBound]) && text[rest.lowerBound + 1].isASCIIDigit
      && text[rest.dropFirst(2).prefix(3)].contains(UInt8(ascii: ":"))
  }

  /// What stands in quotation marks within a line, each with its marks.
  func quotations(in line: Range<Int>) -> [(inner: Range<Int>, outer: Range<Int>)] {
    let pairs: [(StaticString, StaticString)] = [("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("「", "」")]
    var (found, position) = ([(inner: Range<Int>, outer: Range<Int>)](), line.lowerBound)
    while position < line.upperBound {
      let pair = text[position].isASCIILetter ? nil : pairs.first { text.hasLiteral($0.0, at: position) }
      guard let (open, close) = pair, case let start = position + open.utf8CodeUnitCount, start < line.upperBound,
        let end = (start..<line.upperBound).first(where: { text.hasLiteral(close, at: $0) }), end > start
      else {
        position += 1
        continue
      }
      let inner = trimmed(start..<end)
      let outer = position..<end + close.utf8CodeUnitCount
      if text[inner].contains(where: { $0.isASCIILetter || $0 >= 0x80 }) { found.append((inner, outer)) }
      position = outer.upperBound
    }
    return found
  }
}
