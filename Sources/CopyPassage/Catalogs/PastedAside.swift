import CopyFormats
import CopyModel

/// What stands around a piece of a catalogue, program, or alert that people paste: words about it in a chat or ticket, the marks
/// of a comparison, fences. None of it is copy, so readers see spaces in its place.
struct PastedAside {
  /// Nothing where the text is the piece.
  private(set) var ranges: [Range<Int>] = []
  /// Where a line ends for readers alone: what is quoted in one line of talk.
  private(set) var breaks: [Int] = []
  /// Lines of talk, for the people whose text it is.
  private(set) var talk: [Range<Int>] = []
  /// Pieces of talk that are copy.
  private var pieces: [PastedVoices.Piece] = []
  /// Pieces of talk that make alerts.
  private var sets: [[(range: Range<Int>, role: Role)]] = []
  /// Old versions, which are read and left alone.
  private var formers: [Range<Int>] = []
  /// Whether others stand beside the frame that is read.
  private var isFirstFrame = false
  let text: Bytes
  private(set) var lines: [Range<Int>] = []

  /// Bytes of the longest text that is looked through.
  private static let longest = 1 << 18

  /// - Parameter isTyped: whether somebody typed or pasted the text, and no file has it: then people may talk in it.
  init(_ text: Bytes, isTyped: Bool) {
    let old = isTyped ? PastedFormers(text, teller: .ofWords) : nil
    guard let old, !old.hidden.isEmpty else {
      self.init(text, isTyped: isTyped, besides: old)
      return
    }
    let rest = SourceText(ByteBuffer(Array(text))).blanking(old.hidden, breaks: old.breaks)
    let around = withExtendedLifetime(rest) { PastedAside(rest.text, isTyped: isTyped, besides: old) }
    self.init(text, besides: old, around)
  }

  /// What readers don’t see of a text: its old wordings, and what stands around the rest.
  private init(_ text: Bytes, besides old: PastedFormers, _ around: PastedAside) {
    self.text = text
    (ranges, breaks) = (old.hidden + around.ranges, old.breaks + around.breaks)
    (talk, pieces, sets, formers) = (around.talk, around.pieces, around.sets, around.formers)
    isFirstFrame = around.isFirstFrame
  }

  /// Looks at what is left of a text besides old wordings.
  private init(_ text: Bytes, isTyped: Bool, besides old: PastedFormers?) {
    self.text = text
    formers = old?.formers ?? []
    guard text.count <= Self.longest else { return }
    var cursor = LineCursor(text)
    while let line = cursor.next() { lines.append(line) }
    let frame = isTyped ? PastedFrame(text, lines) : nil
    if let frame, !frame.signs.isEmpty {
      (ranges, isFirstFrame) = (frame.signs, frame.isFirst)
      pieces = frame.inner.map { PastedVoices.Piece(range: $0, isUnsure: true) }
    } else if let ranges = ofComparison() ?? aroundFences() ?? aroundCode() {
      self.ranges = ranges
    } else if isTyped, let words = amongPairs() {
      (ranges, talk) = (words, words.map(text.trimmed))
    } else if isTyped {
      listen()
    }
  }

  /// Leaves out what people say, unless the text is a program or catalogue as a whole.
  private mutating func listen() {
    let mask = TemplateMask(text)
    let voices = withExtendedLifetime(mask) { PastedVoices(mask.text) }
    if voices.hidden.isEmpty || isProgram(besides: voices.hidden) { return }
    (ranges, breaks, talk) = (voices.hidden, voices.breaks, voices.talk)
    (pieces, sets) = (voices.pieces, voices.sets)
  }

  /// Whether the text is read by another reader than copy and tables are. A line of a program above copy makes none of it.
  private func isProgram(besides hidden: [Range<Int>]) -> Bool {
    guard let shape = PastedShape.shape(of: text), !(shape is SeparatedFormat) else { return false }
    return !(shape is CodePieceFormat) || text.contains(UInt8(ascii: "\"")) || format(without: hidden) != nil
  }

  func blanked(_ source: SourceText) -> SourceText { source.blanking(ranges, breaks: breaks) }

  static func blanked(_ source: SourceText, isTyped: Bool) -> SourceText {
    PastedAside(source.text, isTyped: isTyped).blanked(source)
  }

  /// Says what of `catalog` is unsure, and what was taken for talk.
  func tell(_ catalog: Catalog) {
    for piece in pieces { catalog.setGuess(piece.role, of: piece.range, isUnsure: piece.isUnsure) }
    for parts in sets {
      catalog.partGroup(around: parts.map(\.range), by: talk)
      catalog.setParts(parts, as: .alert)
    }
    for range in formers { catalog.setExempt(in: range) }
    if isFirstFrame, let shape = catalog.shape { catalog.shape = "\(shape); of frames side by side, the first" }
    guard let words = talkTold else { return }
    catalog.shape = "\(catalog.shape?.replacing(PastedText.talkTold, with: "") ?? "lines"); \(words)"
  }

  /// The first lines of talk, and how one says that they are copy.
  private var talkTold: String? {
    let (most, longest) = (2, 40)
    guard !talk.isEmpty else { return nil }
    let told = talk.prefix(most).map { line in
      let words = text.slice(line).text
      return "“\(words.count > longest ? words.prefix(longest - 1) + "…" : words[...])”"
    }
    let rest = talk.count > most ? " and \(talk.count - most) more" : ""
    return "\(told.joined(separator: ", "))\(rest) taken as words about the copy; alone, a line is judged"
  }

  private func isEmpty(_ line: Range<Int>) -> Bool { text.trimmed(line).isEmpty }

  /// The format of what is left without `ranges`; nil for plain text.
  private func format(without ranges: [Range<Int>]) -> (any CatalogFormat)? {
    let rest = SourceText(ByteBuffer(Array(text))).blanking(ranges)
    return withExtendedLifetime(rest) { PastedShape.shape(of: rest.text) }
  }

  // MARK: Comparisons

  /// Of two versions side by side the lines that are gone, and the signs before the others.
  private func ofComparison() -> [Range<Int>]? {
    var (signs, others, found, hasHead, left) = (Set<UInt8>(), 0, [Range<Int>](), false, 0)
    for line in lines where !isEmpty(line) {
      let heads: [StaticString] = ["@@ ", "diff ", "index ", "--- ", "+++ ", "\\ No newline"]
      if heads.contains(where: { text.hasLiteral($0, at: line.lowerBound) }) {
        hasHead = hasHead || text[line.lowerBound] == UInt8(ascii: "@")
        found.append(line)
      } else if text[line.lowerBound] == UInt8(ascii: "-") {
        signs.insert(text[line.lowerBound])
        found.append(line)
      } else if text[line.lowerBound] == UInt8(ascii: "+") {
        signs.insert(text[line.lowerBound])
        found.append(line.lowerBound..<line.lowerBound + 1)
        left += 1
      } else if text[line.lowerBound] == UInt8(ascii: " ") {
        left += 1
      } else {
        others += 1
      }
    }
    guard others == 0, left > 0, hasHead || signs.count == 2 else { return nil }
    // Two kinds of bullets compare nothing.
    return hasHead || format(without: found) != nil ? found : nil
  }

  // MARK: Fences

  /// What stands outside of fences, where nothing there is marked as copy.
  private func aroundFences() -> [Range<Int>]? {
    var (outside, isInside, hasWords) = ([Range<Int>](), false, false)
    for line in lines {
      if text.hasLiteral("```", at: text.trimmed(line).lowerBound), !isEmpty(line) {
        isInside.toggle()
        outside.append(line)
      } else if !isInside {
        outside.append(line)
      } else {
        hasWords = hasWords || !isEmpty(line)
      }
    }
    guard hasWords, !isInside else { return nil }
    let words = outside.filter { !text.hasLiteral("```", at: text.trimmed($0).lowerBound) }
    return words.contains { PastedText.isMarked(text.slice($0)) } ? nil : outside
  }

  // MARK: Code among words

  /// Words above and below lines of a program or a catalogue.
  private func aroundCode() -> [Range<Int>]? {
    guard text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "<") }),
      let first = lines.firstIndex(where: isCode), let last = lines.lastIndex(where: isCode)
    else { return nil }
    let around = lines[..<first] + lines[(last + 1)...]
    guard around.contains(where: { !isEmpty($0) }), PastedShape.shape(of: text) == nil else { return nil }
    // What is marked as copy by its labels is no word about code.
    if around.contains(where: { PastedText.isMarked(text.slice($0)) }) { return nil }
    let format = format(without: Array(around))
    return format == nil || format is SeparatedFormat ? nil : Array(around)
  }

  /// Whether the line begins or ends as nothing but programs do.
  private func isCode(_ line: Range<Int>) -> Bool {
    let words = text.trimmed(line)
    guard let start = text[words].first, let end = text[words].last else { return false }
    if "{}".utf8.contains(end) || end == UInt8(ascii: ";") { return true }
    if start == UInt8(ascii: "<") { return end == UInt8(ascii: ">") }
    let hasQuote = text[words].contains(UInt8(ascii: "\"")) || text[words].contains(UInt8(ascii: "'"))
    let isCall = text[words].contains(UInt8(ascii: "(")) || text[words].contains(UInt8(ascii: "="))
    return hasQuote && (isCall || start == UInt8(ascii: "\"")) && ",()[]\"'".utf8.contains(end)
  }
}
