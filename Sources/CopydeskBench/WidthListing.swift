import CopyFiles
import CopyModel
import CopyText
import Foundation

/// `CopydeskBench widths SIZE WEIGHT TRACKING COLUMN [FONT] < in.tsv`: of each line `locale TAB text` the width in points and
/// how many lines it takes, to be compared with what a shaping engine says (Tests/Tools/compare_widths.py).
///
/// At the end it tells on standard error how many widths it measures in a second.
struct WidthListing {
  private let font: TextFont
  private let column: Double
  private let fitter: LineFitter

  init(_ arguments: ArraySlice<String>) throws {
    let given = Array(arguments)
    precondition(given.count >= 4, "widths takes SIZE WEIGHT TRACKING COLUMN [FONT]")
    font = TextFont(
      size: Float(given[0]) ?? 17, weight: TextFont.Weight(rawValue: given[1]) ?? .regular,
      tracking: Float(given[2]) ?? 0)
    column = Double(given[3]) ?? 238
    let ruler: any TextRuler =
      given.count > 4 ? try FontRuler([FontData(FileReader.read(given[4]))]) : TableRuler.shared
    fitter = LineFitter(ruler: ruler)
  }

  func run() throws {
    var texts: [(locale: LocaleTag, text: ByteBuffer)] = []
    while let line = readLine() {
      let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard cells.count == 2 else { continue }
      texts.append((LocaleTag(cells[0]) ?? .undetermined, ByteBuffer(Array(cells[1].utf8))))
    }
    for (locale, text) in texts {
      let width = fitter.width(of: text.bytes, in: font, locale: locale)
      let lines = fitter.lineCount(of: text.bytes, in: font, column: column, locale: locale)
      print("\((width * 1000).rounded() / 1000)\t\(lines)")
    }
    time(texts)
  }

  private func time(_ texts: [(locale: LocaleTag, text: ByteBuffer)]) {
    guard !texts.isEmpty else { return }
    let rounds = max(1, 1_000_000 / texts.count)
    var sum = 0.0
    let spent = Benchmark.seconds {
      for _ in 0..<rounds {
        for (locale, text) in texts { sum += fitter.width(of: text.bytes, in: font, locale: locale) }
      }
    }
    let rate = Int(Double(rounds * texts.count) / spent)
    Diagnostics.write("\(rate) widths a second on one core (mean \(sum / Double(rounds * texts.count)) points)\n")
  }
}

/// Standard error.
private enum Diagnostics {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
