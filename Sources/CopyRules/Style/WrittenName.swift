import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// What looks like the name of a product that is misspelled, and may be something else: code, a unit, a term, somebody’s name.
struct WrittenName {
  let copy: Passage
  /// As it is written.
  let range: Range<Int>
  /// As its owner writes it.
  let spelling: String

  /// Whether it is surely no slip.
  var isMeant: Bool { isOfCode || isOfAnotherSense }

  private var isOfCode: Bool { isAddress || isQuoted || isProgram || isCommand || isKeyword || isInList || isRate }

  private var isOfAnotherSense: Bool {
    isPlainOnAndroid || isTerm || isShouted || isUnit || mayBeSurname || isCompound
  }

  /// “spatial audio”: plain words that the project writes so wherever it has them are no name there.
  var isHabit: Bool {
    guard isPlain, let catalog = copy.place.catalog else { return false }
    let all = catalog.source.text.text
    return all.ranges(of: copy.text(range)).count >= Self.leastOften && !all.contains(spelling)
  }

  /// “spatial audio”, “Airdrop”: words in small letters, or one of whose kind there are many, airdrops.
  private var isPlain: Bool {
    let written = copy.bytes.slice(range)
    if written.contains(0x20) { return !written.contains(where: \.isASCIIUpper) }
    var many = copy.text(range).lowercased() + "s"
    return spelling != spelling.uppercased()
      && many.withUTF8 { WordTable.english.tags(of: Bytes($0)).contains(.pluralNoun) }
  }

  /// So often words stand before that is how the project writes them.
  private static let leastOften = 3

  /// “ffmpeg -i in.mov”: an option follows, as on a command line; “pdftool, dvitool”: programs that no list has stand beside it.
  private var isCommand: Bool {
    guard copy.bytes.slice(range).allSatisfy({ !$0.isASCIIUpper }) else { return false }
    let (words, behind) = (copy.tokens, range.upperBound)
    if copy.bytes.hasLiteral(" -", at: behind), behind + 2 < copy.bytes.count, copy.bytes[behind + 2].isASCIILetter {
      return true
    }
    return words.contains { word in
      let isBeside =
        word.end + 2 == range.lowerBound && copy.bytes.hasLiteral(", ", at: word.end)
        || Int(word.start) == behind + 2 && copy.bytes.hasLiteral(", ", at: behind)
      return isBeside && word.kind == .word && word.tags.isEmpty && word.traits.contains(.startsLower)
    }
  }

  /// “xmp:Rating”: what follows the colon is a field of it.
  private var isKeyword: Bool {
    copy.bytes.hasLiteral(":", at: range.upperBound) && range.upperBound + 1 < copy.bytes.count
      && copy.bytes[range.upperBound + 1].isASCIILetter && copy.bytes[range.lowerBound].isASCIILower
  }

  /// “A QR-code library”: two words that go before a third are joined by a hyphen.
  var isCompound: Bool {
    let written = copy.text(range)
    guard written.contains("-"), written.replacing("-", with: " ").lowercased() == spelling.lowercased() else {
      return false
    }
    return copy.tokens.contains { Int($0.start) == range.upperBound + 1 && $0.kind == .word }
      && copy.bytes[range.upperBound] == 0x20
  }

  /// “android/sdk”: small letters on both sides of a slash are an address of a package.
  private var isAddress: Bool {
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
  private var isTerm: Bool {
    let letters = copy.bytes.slice(range)
    return letters.count < 4 && !letters[0].isASCIIUpper && letters.contains(where: \.isASCIIUpper)
  }

  /// “%d kb/s”: units of a rate are a matter of bits and bytes, not of spelling.
  private var isRate: Bool {
    range.upperBound < copy.bytes.count && copy.bytes[range.upperBound] == UInt8(ascii: "/")
      && copy.tokens.contains { token in
        (token.kind == .placeholder || token.kind == .number)
          && (token.end == range.lowerBound || token.end + 1 == range.lowerBound)
      }
  }

  /// “(http)”, “`claude`”, “#nsfw”: words in small letters that are cited as they are typed.
  private var isQuoted: Bool {
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
  private var isInList: Bool {
    let comma = UInt8(ascii: ",")
    let follows = range.lowerBound > 0 && copy.bytes[range.lowerBound - 1] == comma
    let leads =
      range.upperBound + 1 < copy.bytes.count && copy.bytes[range.upperBound] == comma
      && copy.bytes[range.upperBound + 1] != UInt8(ascii: " ")
    return (follows || leads) && copy.bytes.slice(range).allSatisfy { !$0.isASCIIUpper }
  }

  /// “app store”, “precise location”, “Wi-Fi calling”: words that Apple made a name of are plain ones elsewhere.
  private var isPlainOnAndroid: Bool {
    guard copy.isFromAndroid || copy.platforms == .android else { return false }
    let name = copy.bytes.slice(range)
    guard let space = name.firstIndex(of: 0x20) else { return false }
    return name[space...].allSatisfy { !$0.isASCIIUpper }
  }

  /// “SEND TO NIGHT SKY”: among capitals a name has them too; one such word is an abbreviation, “MAC”, or how its owner writes it.
  private var isShouted: Bool {
    copy.text(range) == spelling.uppercased()
  }

  /// “%d cd”, “5g”: small letters behind a number are a unit.
  private var isUnit: Bool {
    guard range.count < 4, copy.bytes.slice(range).allSatisfy({ !$0.isASCIIUpper }) else { return false }
    let before = copy.tokens.last { $0.end <= range.lowerBound && $0.kind != .space }
    return before?.kind == .placeholder || before?.kind == .number
  }

  /// “Ilo Ngo”, “Ada van Os”: behind a name that no list has, or a small word of names, three letters are a surname.
  private var mayBeSurname: Bool {
    guard range.count < 4, copy.bytes[range.lowerBound].isASCIIUpper,
      spelling == spelling.uppercased(),
      let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= range.lowerBound }),
      before.end + 1 == range.lowerBound
    else { return false }
    let isStranger = before.tags.isEmpty && before.traits.contains(.startsUpper)
    let isParticle =
      before.traits.contains(.startsLower) && copy.all(.nameParticle).contains { $0.range == before.range }
    return isStranger || isParticle
  }

  /// “pot-ssl”: small letters behind a hyphen end the name of a program or package.
  private var isProgram: Bool {
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
    if isModel { return true }
    return copy.tokens.contains { Int($0.start) == range.lowerBound && $0.traits.contains(.followsHyphen) }
  }

  /// “kiln-2.5-lite”: small letters, hyphens, and digits are what a program calls a version of something.
  private var isModel: Bool {
    guard copy.bytes.indices.contains(range.upperBound), copy.bytes[range.upperBound] == UInt8(ascii: "-") else {
      return false
    }
    return copy.bytes[range.upperBound...].prefix { $0 != 0x20 }.contains { $0.isASCIIDigit }
  }
}
