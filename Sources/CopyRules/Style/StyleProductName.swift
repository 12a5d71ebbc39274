import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Names keep the spelling of their owners.
struct StyleProductName: TextRule {
  static let info = RuleInfo(
    "style-product-name", "Names of products, formats, and protocols keep their spelling.",
    why: "A misspelled name looks careless, and search doesn’t find it.", source: "Apple Style Guide, product names",
    roles: .all, languages: .englishAndKorean, needs: .any(of: .misspelledName, terms: [.productName]),
    severity: .warning,
    examples: [
      .bad("Turn on ⟦wifi⟧", .menuItem, better: "Turn on Wi-Fi"),
      .bad("Sync with ⟦Iphone⟧", .label, better: "Sync with iPhone"),
      .bad("⟦아이폰⟧을 찾을 수 없습니다.", .alertTitle, better: "iPhone을 찾을 수 없습니다.", locale: .korean),
      .good("Add the prefix android/kiln.", .text), .good("Add the key to the ssl-agent.", .text),
      .good("Made for Mac OS 9 and Classic Mac OS.", .text), .good("Khmer (Mac OS)", .label),
      .good("Western (Mac OS Roman)", .label), .good("Made for Mac OS X 10.3.", .text),
      .good("Install pot-ssl first.", .text), .good("```swift", .label), .good("Open the <tt>mqtt</tt> log.", .text),
      .good("Works with kiln–mqtt–room.", .text),
      .good("Delete the “.pot-id” file.", .text), .good("Ilovka Ngo", .label), .good("By Ada van Os", .text),
      .good("The MAC address of the kiln is unknown.", .alertMessage), .good("%s cd", .label),
      .good("Run `pot ssl check` first.", .text), .good("This Mac has Apple silicon.", .text),
      .good("gps, zones, tracking", .label), .good("Un-hide", .label), .good("%d kb/s", .label),
      .good("Attach voice memos to notes.", .text), .good("Types of files: txt,pdf,gpx", .label),
      .good("Loads bluetooth-2.5-lite", .text), .good("Read your eID", .text), .good("Turn On Wi-Fi", .menuItem),
      .good("Sync with iPhone", .label), .good("Open wifi.example.com", .text),
      .good("Hide notes with #nsfw tags.", .text), .good("Use an address that is safe (http).", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard !isForSearch(copy) else { return }
    for match in copy.all(.productName) {
      guard !copy.isInAddress(match.range), !isHistoric(match.range, copy), let spelling = copy.term(match)?.better
      else { continue }
      self.report(copy, match.range, spelling, &report)
    }
    guard copy.isEnglish, copy.tokens.contains(where: { $0.traits.contains(.isMisspelledName) }) else { return }
    for name in copy.misspelledNames()
    where !isRate(name.range, copy) && !isQuoted(name.range, copy) && !isProgram(name.range, copy)
      && !isInList(name.range, copy) && !isShouted(name, copy) && !isAddress(name.range, name.spelling, copy)
      && !isPlainOnAndroid(name.range, copy) && !isUnit(name.range, copy) && !mayBeSurname(name, copy)
      && !isTerm(name.range, copy)
    {
      self.report(copy, name.range, name.spelling, &report)
    }
  }

  /// “android/sdk”: small letters on both sides of a slash are an address of a package.
  private func isAddress(_ range: Range<Int>, _ spelling: String, _ copy: Passage) -> Bool {
    let isLow = { (place: Int) in copy.bytes.indices.contains(place) && (0x61...0x7A).contains(copy.bytes[place]) }
    let isSlash = { (place: Int) in copy.bytes.indices.contains(place) && copy.bytes[place] == UInt8(ascii: "/") }
    guard isLow(range.lowerBound) else { return false }
    // “ssh-agent”: a program.
    let isHyphen = copy.bytes.hasLiteral("-", at: range.upperBound)
    if isHyphen, isLow(range.upperBound + 3), spelling.allSatisfy(\.isUppercase) { return true }
    return isSlash(range.upperBound) && isLow(range.upperBound + 1)
      || isSlash(range.lowerBound - 1) && isLow(range.lowerBound - 2)
  }

  /// “eID”: a few letters with capitals of their own are a term, and no name that was mistyped.
  private func isTerm(_ range: Range<Int>, _ copy: Passage) -> Bool {
    let letters = copy.bytes.slice(range)
    return letters.count < 4 && !letters[0].isASCIIUpper && letters.contains(where: \.isASCIIUpper)
  }

  /// “%d kb/s”: units of a rate are a matter of bits and bytes, not of spelling.
  private func isRate(_ range: Range<Int>, _ copy: Passage) -> Bool {
    range.upperBound < copy.bytes.count && copy.bytes[range.upperBound] == UInt8(ascii: "/")
      && copy.tokens.contains { token in
        (token.kind == .placeholder || token.kind == .number)
          && (token.end == range.lowerBound || token.end + 1 == range.lowerBound)
      }
  }

  /// “(http)”, “`claude`”, “#nsfw”: words in small letters that are cited as they are typed.
  private func isQuoted(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard range.lowerBound > 0, copy.bytes.slice(range).allSatisfy({ !(0x41...0x5A).contains($0) }) else {
      return false
    }
    let before = copy.bytes[range.lowerBound - 1]
    // “```swift”: the head of a block of code.
    if before == UInt8(ascii: "#") || copy.bytes.hasLiteral("```", at: range.lowerBound - 3) { return true }
    guard let close = Self.closing(before), range.upperBound < copy.bytes.count else { return false }
    return copy.bytes[range.upperBound] == close
  }

  private static func closing(_ mark: UInt8) -> UInt8? {
    switch mark {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"): mark
    default: nil
    }
  }

  /// “jpg,pdf”: what is typed has no space behind its commas.
  private func isInList(_ range: Range<Int>, _ copy: Passage) -> Bool {
    let comma = UInt8(ascii: ",")
    let follows = range.lowerBound > 0 && copy.bytes[range.lowerBound - 1] == comma
    let leads =
      range.upperBound + 1 < copy.bytes.count && copy.bytes[range.upperBound] == comma
      && copy.bytes[range.upperBound + 1] != UInt8(ascii: " ")
    return (follows || leads) && copy.bytes.slice(range).allSatisfy { !$0.isASCIIUpper }
  }

  /// “app store”, “precise location”, “Wi-Fi calling”: words that Apple made a name of are plain ones elsewhere.
  private func isPlainOnAndroid(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard copy.isFromAndroid || copy.platforms == .android else { return false }
    let name = copy.bytes.slice(range)
    guard let space = name.firstIndex(of: 0x20) else { return false }
    return name[space...].allSatisfy { !$0.isASCIIUpper }
  }

  /// “SEND TO NIGHT SKY”: among capitals a name has them too; one such word is an abbreviation, “MAC”, or how its owner writes it.
  private func isShouted(_ name: (range: Range<Int>, spelling: String), _ copy: Passage) -> Bool {
    copy.text(name.range) == name.spelling.uppercased()
  }

  /// “%d cd”, “5g”: small letters behind a number are a unit.
  private func isUnit(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard range.count < 4, copy.bytes.slice(range).allSatisfy({ !$0.isASCIIUpper }) else { return false }
    let before = copy.tokens.last { $0.end <= range.lowerBound && $0.kind != .space }
    return before?.kind == .placeholder || before?.kind == .number
  }

  /// “Ilo Ngo”, “Ada van Os”: behind a name that no list has, or a small word of names, three letters are a surname.
  private func mayBeSurname(_ name: (range: Range<Int>, spelling: String), _ copy: Passage) -> Bool {
    guard name.range.count < 4, copy.bytes[name.range.lowerBound].isASCIIUpper,
      name.spelling == name.spelling.uppercased(),
      let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= name.range.lowerBound }),
      before.end + 1 == name.range.lowerBound
    else { return false }
    let isStranger = before.tags.isEmpty && before.traits.contains(.startsUpper)
    let isParticle =
      before.traits.contains(.startsLower) && copy.all(.nameParticle).contains { $0.range == before.range }
    return isStranger || isParticle
  }

  /// “pot-ssl”: small letters behind a hyphen end the name of a program or package.
  private func isProgram(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard copy.bytes.slice(range).allSatisfy({ !$0.isASCIIUpper }) else { return false }
    // “kiln–mqtt–room”
    if copy.bytes.hasLiteral("–", at: range.lowerBound - 3) || copy.bytes.hasLiteral("–", at: range.upperBound) {
      return true
    }
    // “.gpg-id”, “pot_id”
    if range.lowerBound > 1, "-_.".utf8.contains(copy.bytes[range.lowerBound - 1]),
      copy.bytes[range.lowerBound - 2] != 0x20
    {
      return true
    }
    if isModel(range, copy) { return true }
    return copy.tokens.contains { Int($0.start) == range.lowerBound && $0.traits.contains(.followsHyphen) }
  }

  /// “kiln-2.5-lite”: small letters, hyphens, and digits are what a program calls a version of something.
  private func isModel(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard copy.bytes.indices.contains(range.upperBound), copy.bytes[range.upperBound] == UInt8(ascii: "-") else {
      return false
    }
    return copy.bytes[range.upperBound...].prefix { $0 != 0x20 }.contains { $0.isASCIIDigit }
  }

  /// “Mac OS 9”, “Classic Mac OS”: what the system was called then. “Khmer (Mac OS)” is an encoding, which keeps its name.
  private func isHistoric(_ range: Range<Int>, _ copy: Passage) -> Bool {
    let words = copy.tokens.filter { $0.kind != .space }
    guard let first = words.firstIndex(where: { Int($0.start) == range.lowerBound }),
      let last = words.lastIndex(where: { $0.end == range.upperBound })
    else { return false }
    if last + 1 < words.count, words[last + 1].kind == .number || words[last + 1].kind == .version { return true }
    let isInBrackets = first > 1 && copy.bytes.slice(words[first - 1].range).equals("(")
    if isInBrackets, last + 1 < words.count, copy.bytes.hasLiteral(")", at: copy.trimmedRange.upperBound - 1) {
      return true
    }
    return first > 0 && copy.bytes.slice(words[first - 1].range).equals("Classic")
  }

  /// Small words with commas, and nothing else, are matched with what people type, which has no capitals.
  private func isForSearch(_ copy: Passage) -> Bool {
    copy.form == .fragment && copy.bytes.contains(UInt8(ascii: ","))
      && copy.tokens.allSatisfy { $0.kind != .word || $0.traits.contains(.startsLower) }
  }

  /// “where you run claude”: a name in small letters that is typed so, as the start of a line, or behind what runs it.
  private func mayBeCommand(_ range: Range<Int>, _ spelling: String, _ copy: Passage) -> Bool {
    guard copy.text(range) == spelling.lowercased() else { return false }
    let before = copy.tokens.last { $0.kind == .word && $0.end <= range.lowerBound }
    guard let before else { return true }
    return ["run", "runs", "running", "type"].contains(copy.text(before.range).lowercased())
  }

  private func report(_ copy: Passage, _ range: Range<Int>, _ spelling: String, _ report: inout Report) {
    guard copy.text(range) != spelling else { return }
    // One word by itself, “wifi”, may be a value that the program stores or compares, and letters, “imap”, “id”, are what a
    // protocol, a port, or a language calls its own: of such findings on unseen apps fewer than half were right.
    let isDoubtful = range == copy.trimmedRange || spelling == spelling.uppercased()
    let fix = Fix([Splice(range, spelling)], isSafe: !isDoubtful && !mayBeCommand(range, spelling, copy))
    report.add(.spelled(copy.text(range), spelling), at: range, severity: isDoubtful ? .note : nil, fixes: [fix])
  }
}

extension Message {
  fileprivate static func spelled(_ word: String, _ name: String) -> Message { "Write “\(name)” for “\(word)”" }
}
