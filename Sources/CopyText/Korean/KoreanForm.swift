import CopyModel

/// One reading of a Korean verb or adjective: its ending, what stands between, and the stems that it may be of.
package struct KoreanForm: Equatable, Sendable {
  /// What an ending makes of its sentence.
  package enum Kind: String, Sendable {
    /// `either` states or asks, as the voice tells; `names` makes a noun; `modifies` stands before one; `joins` goes on.
    case states, asks, either, requests, proposes, names, modifies, joins
  }

  /// 합쇼체, 해요체, 해체, 한다체.
  package enum Level: String, Sendable { case formal, polite, plain, written }

  /// As the table has it: `ㄹ까요`; empty for the form in -아/-어 by itself.
  package let ending: String
  package let kind: Kind
  package let level: Level?
  /// Stems it may be of, the honorific -시- taken off where there is one: 하, 되, 만들.
  package var stems: [String]
  package var isPast = false
  /// -겠-: intends, or supposes.
  package var intends = false
  /// -(으)시-: the subject is held in honour, in copy for people mostly the reader.
  package var isHonorific = false

  /// Whether the form asks: by its ending, or as 하시겠어요 does, which puts to the reader what only the reader intends.
  package var asks: Bool { kind == .asks || kind == .either && intends && isHonorific }

  /// Whether a sentence can end in it.
  package var isFinal: Bool {
    switch kind {
    case .states, .asks, .either, .requests, .proposes: true
    case .names, .modifies, .joins: false
    }
  }
}

/// The endings of `Lexicons/ko/endings.tsv`, by their last letters.
struct KoreanEndingTable: Sendable {
  /// What must stand before an ending.
  enum Base: String {
    case closed, open, any, infinitive
    case nounClosed = "noun-closed"
    case nounOpen = "noun-open"
  }

  struct Ending: Sendable {
    let text: String
    let letters: [UInt32]
    let base: Base
    let kind: KoreanForm.Kind
    let level: KoreanForm.Level?
  }

  static let embedded = KoreanEndingTable(TSVReader(named: "ko/endings.tsv"))

  /// In the order of the file.
  let all: [Ending]
  private let byLast: [UInt32: [Ending]]

  init(_ reader: TSVReader) {
    var all: [Ending] = []
    reader.forEachLine { cells in
      guard cells.count == 4, let base = Base(rawValue: cells[1]), let kind = KoreanForm.Kind(rawValue: cells[2]) else {
        preconditionFailure("ko/endings.tsv: \(cells)")
      }
      all.append(
        Ending(
          text: cells[0], letters: Jamo.letters(cells[0]), base: base, kind: kind,
          level: KoreanForm.Level(rawValue: cells[3])))
    }
    self.all = all
    byLast = Dictionary(grouping: all) { $0.letters.last ?? 0 }
  }

  /// The endings that `letters` end in, the longest first.
  func endings(of letters: ArraySlice<UInt32>) -> [Ending] {
    (byLast[letters.last ?? 0] ?? [])
      .filter { $0.letters.count < letters.count && letters.suffix($0.letters.count).elementsEqual($0.letters) }
      .sorted { $0.letters.count > $1.letters.count }
  }
}

extension TSVReader {
  /// Calls `body` with all cells of each line.
  func forEachLine(_ body: ([String]) -> Void) {
    for line in text.text.split(separator: "\n") where !line.hasPrefix("#") {
      body(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
