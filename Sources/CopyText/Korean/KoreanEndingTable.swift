import CopyModel

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
