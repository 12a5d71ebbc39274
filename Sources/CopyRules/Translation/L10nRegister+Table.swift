import CopyModel
import CopyPassage
import CopyText

/// The rows of one paste speak to the same people: du in one and Sie in another were written by two.
extension L10nRegister: TableRule {
  /// A paste has no more; whole apps have reasons to mix.
  private static let most = 200

  func check(_ table: TranslationTable, _ report: inout Report) {
    guard table.catalog.path.isEmpty, table.catalog.entries.count <= Self.most, let lexicon = table.lexicon else {
      return
    }
    let words = AddressWords(lexicon)
    var found: [(entry: Int, address: AddressWords.Address)] = []
    table.forEachEntry { index, entry in
      // The parts of an alert are told of together.
      if entry.group < 0, let address = words.address(of: table.text(of: entry)) { found.append((index, address)) }
    }
    guard let first = found.first else { return }
    let like = found.count { $0.address.isFormal == first.address.isFormal }
    let isFormal = 2 * like >= found.count ? first.address.isFormal : !first.address.isFormal
    guard let usual = found.first(where: { $0.address.isFormal == isFormal }) else { return }
    for (entry, address) in found where address.isFormal != isFormal && !isTold(entry, report) {
      report.move(to: entry)
      let (formal, informal) = isFormal ? (usual.address, address) : (address, usual.address)
      report.add(Self.mixture(formal.word, informal.word), at: address.range, severity: .note)
    }
  }

  private func isTold(_ entry: Int, _ report: Report) -> Bool {
    report.findings.contains { $0.rule == Self.info.id && $0.entry == entry }
  }
}

/// The words of a language that tell how people are addressed.
private struct AddressWords {
  struct Address {
    let word: String
    let range: Range<Int>
    let isFormal: Bool
  }

  private let formal: [Term]
  private let informal: [Term]

  init(_ lexicon: Lexicon) {
    (formal, informal) = (lexicon.terms(in: .formalAddress), lexicon.terms(in: .informalAddress))
  }

  /// How a text addresses people; nil where it doesn’t, or does it in both ways.
  func address(of text: String) -> Address? {
    var found = addressAmongOthers(in: text)
    var opensSentence = true
    let meetings = L10nRegister.meetings(in: text)
    for word in text.split(whereSeparator: { !$0.isLetter && !".!?:".contains($0) }) {
      let letters = word.filter(\.isLetter)
      let isMeeting = !meetings.isEmpty && meetings.contains { $0.contains(offset(of: word, in: text)) }
      for (terms, isFormal) in [(formal, true), (informal, false)]
      where !isMeeting && terms.contains(where: { holds($0, letters, opensSentence) }) {
        if let found, found.isFormal != isFormal { return nil }
        let start = offset(of: word, in: text)
        found = found ?? Address(word: letters, range: start..<start + letters.utf8.count, isFormal: isFormal)
      }
      opensSentence = word.last.map { !$0.isLetter } ?? false
    }
    return found
  }

  /// The first such word where no space parts it from others: 请输入您的密码.
  private func addressAmongOthers(in text: String) -> Address? {
    guard text.unicodeScalars.contains(where: { Self.unspaced.contains($0.value) }) else { return nil }
    for (terms, isFormal) in [(formal, true), (informal, false)] {
      for term in terms where term.text.unicodeScalars.allSatisfy({ Self.unspaced.contains($0.value) }) {
        guard let range = text.firstRange(of: term.text) else { continue }
        return Address(word: term.text, range: text.byteRange(of: range), isFormal: isFormal)
      }
    }
    return nil
  }

  /// Letters of Chinese.
  private static let unspaced: ClosedRange<UInt32> = 0x3400...0x9FFF

  private func offset(of word: Substring, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: word.startIndex)
  }

  private func holds(_ term: Term, _ word: String, _ opensSentence: Bool) -> Bool {
    if term.confidence == .unsure || term.tail != nil { return false }
    if term.isExact { return !opensSentence && word == term.text }
    return term.opensFront ? word.hasSuffix(term.text) : word.lowercased() == term.text
  }
}
