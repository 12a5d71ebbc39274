import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One character, not three periods.
struct TypoEllipsis: TextRule {
  static let info = RuleInfo(
    "typo-ellipsis", "An ellipsis is one character.",
    why: "Three periods may be torn apart at a line’s end, and VoiceOver may read each of them.",
    source: "Apple Style Guide, ellipsis", roles: .all, languages: .englishAndKorean,
    needs: .any(of: .repeatedMark),
    severity: .warning,
    examples: [
      .bad("Loading⟦...⟧", .label, better: "Loading…"),
      .bad("Fire pots, bowls, etc⟦...⟧ in the kiln.", .text, better: "Fire pots, bowls, etc. in the kiln."),
      .bad("Fire pots, bowls, etc ⟦...⟧", .text, better: "Fire pots, bowls, etc."),
      .bad("Drying ⟦...⟧", .label, better: "Drying…"),
      .good("Choose 2...40 boats.", .alertMessage), .good("kiln-key-...", .label),
      .good("[Kiln]\nHeatKey = ...", .text), .good("Loading…", .label),
      .good("../folder", .text), .good("Sending...", .label, comment: "3 of 3 of the sending animation"),
      .bad("불러오는 중⟦...⟧", .label, better: "불러오는 중…", locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // A translation is held against its base.
    guard copy.isEnglish || copy.base == nil, !AnimationFrame.isShown(copy) else { return }
    var position = 0
    var places: [Range<Int>] = []
    while let place = nextDots(in: copy.bytes, from: position) {
      if place.count == 3, !isInPath(place, copy), !isRange(place, copy) { places.append(place) }
      position = place.upperBound
    }
    guard let first = places.first else { return }
    report.add(.threeDots, at: first, fixes: [Fix(places.map { splice($0, copy) }, isSafe: true)])
  }

  /// “etc...” has said already that there is more.
  private func splice(_ place: Range<Int>, _ copy: Passage) -> Splice {
    let gap = place.lowerBound > 0 && copy.bytes[place.lowerBound - 1] == 0x20 ? 1 : 0
    let end = place.lowerBound - gap
    let isOpen = copy.isEnglish && end > 2 && copy.bytes.hasLiteral("etc", at: end - 3)
    return isOpen ? Splice(end..<place.upperBound, ".") : Splice(whole(place, copy), "…")
  }

  /// “Drying ...”: the space goes with the dots, in English.
  private func whole(_ place: Range<Int>, _ copy: Passage) -> Range<Int> {
    let start = place.lowerBound
    guard copy.isEnglish, start > 1, copy.bytes[start - 1] == 0x20, copy.bytes[start - 2].isASCIILetter,
      place.upperBound == copy.bytes.count
    else { return place }
    return start - 1..<place.upperBound
  }

  private func nextDots(in bytes: Bytes, from start: Int) -> Range<Int>? {
    var position = start
    while position + 2 < bytes.count {
      guard bytes.hasLiteral("...", at: position) else { position += 1; continue }
      var end = position + 3
      while end < bytes.count, bytes[end] == UInt8(ascii: ".") { end += 1 }
      return position..<end
    }
    return nil
  }

  /// “2...40”: the dots between two numbers leave nothing out.
  private func isRange(_ place: Range<Int>, _ copy: Passage) -> Bool {
    let isDigit = { (offset: Int) in copy.bytes.indices.contains(offset) && (0x30...0x39).contains(copy.bytes[offset]) }
    return isDigit(place.lowerBound - 1) && isDigit(place.upperBound)
  }

  /// “key-...”: what a hyphen or a low line leads to is the rest of a pattern, and what “=” does stands for a value.
  private func isInPath(_ place: Range<Int>, _ copy: Passage) -> Bool {
    let before = copy.bytes.slice(0..<place.lowerBound).last { $0 != 0x20 }
    if before == UInt8(ascii: "=") { return true }
    if place.lowerBound > 0, "-_".utf8.contains(copy.bytes[place.lowerBound - 1]) { return true }
    return copy.tokens.contains { token in
      token.range.overlaps(place) && [.path, .url, .placeholder, .fileName, .markup, .email].contains(token.kind)
    }
  }
}

extension Message {
  fileprivate static let threeDots: Message = "Write the ellipsis character “…” for “...”"
}
