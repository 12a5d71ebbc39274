import CopyModel

/// Texts with an arrow between, in one language: `Wet → The line is wet`. The second stands in for the first, which is nobody’s copy any
/// more. Where their words are of two languages the second translates the first, and readers of lines have told so before.
enum WordingPairs {
  static func tell(_ catalog: Catalog) { for index in firsts(in: catalog) { catalog.setExempt(index) } }

  /// Texts that their readers keep, each with an arrow and another text behind it.
  private static func firsts(in catalog: Catalog) -> [Int] {
    let text = catalog.source.text
    return catalog.entries.indices.dropLast().filter { index in
      let (entry, next) = (catalog.entries[index], catalog.entries[index + 1])
      guard entry.flags.contains(.isRecovered), entry.raw.upperBound < next.raw.lowerBound else { return false }
      let between = text.slice(entry.raw.upperBound..<next.raw.lowerBound)
      let arrows: [StaticString] = ["→", "->", "=>", "➜", "⇒"]
      return !between.contains(UInt8(ascii: "\n")) && arrows.contains { between.holds($0) }
    }
  }
}
