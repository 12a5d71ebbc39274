import CopyModel

/// The parts of an alert that a line of talk quotes: `title = "Leave?", button = "Stay"`, `a popup "Oops" with "It failed."`, `it says
/// "It failed." with an OK button`.
///
/// The words right before a quotation name its part, or the word right behind it; an answer before “button” needs no marks, and
/// neither do titles behind the last quotation: a row in brackets, `with buttons Stay and Land`.
struct QuotedParts {
  struct Part {
    let range: Range<Int>
    let label: CopyLabel

    var piece: (range: Range<Int>, role: Role) {
      (range, label.role(inNotification: label.isOfNotification))
    }
  }

  /// What is copy of the line, in order, with what it is for where the words around it say so.
  private(set) var pieces: [PastedVoices.Piece] = []
  /// Those whose part is told.
  private(set) var parts: [Part] = []
  /// Quotations that are no copy: names of what is talked of.
  private(set) var names: [Range<Int>] = []

  private let text: Bytes
  private let marks: CopyMarks

  init(_ text: Bytes, _ line: Range<Int>) {
    (self.text, marks) = (text, CopyMarks(text))
    var (start, hasSurface, open, list) = (line.lowerBound, false, [Range<Int>](), CopyLabel?.none)
    let found = marks.quotations(in: line)
    let answers = found.last.map { titles(behind: $0.outer.upperBound..<line.upperBound) } ?? []
    for (index, quotation) in found.enumerated() {
      let before = words(in: start..<quotation.outer.lowerBound)
      let next = index + 1 < found.count ? found[index + 1].outer.lowerBound : line.upperBound
      let behind = words(in: quotation.outer.upperBound..<next).first
      addAnswers(among: before)
      hasSurface = hasSurface || before.contains(where: namesAlert)
      // “the buttons "Stay" and "Leave"”
      let goesOn = before.allSatisfy(isJoint) && before.count < 2 && list != nil
      if let label = goesOn ? list : label(before: before) ?? behind.flatMap(button) {
        add(quotation.inner, label)
        list = label.isList ? label : nil
      } else if hasSurface || cites(before) || index + 1 == found.count && !answers.isEmpty,
        !isName(quotation.inner, before: behind)
      {
        open.append(quotation.inner)
      } else {
        addOther(quotation.inner, before, behind)
      }
      start = quotation.outer.upperBound
    }
    if answers.isEmpty { addAnswers(among: words(in: start..<line.upperBound)) }
    if !parts.isEmpty || !open.isEmpty { for answer in answers { add(answer, .button) } }
    settle(open)
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    parts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether parts belong together: a title or a message, each once, and what goes with it.
  static func areTold(_ parts: [Part]) -> Bool {
    let ranks = parts.map(\.label.rank)
    let texts = ranks.filter { $0 < 3 }
    return Set(ranks).count > 1 && Set(texts).count == texts.count && !texts.isEmpty
  }

  /// Whether they make an alert: who talks of one leaves out its title or its buttons most of the time. What two buttons answer is
  /// one without a title.
  static func areSet(_ parts: [Part]) -> Bool {
    let ranks = Set(parts.map(\.label.rank))
    return areTold(parts) && (ranks.isSuperset(of: [0, 3]) || ranks == [1, 3] && parts.count > 2)
  }

  /// Adds a part, which may be edited where it is a sentence, or a sign gives it to its name.
  private mutating func add(_ range: Range<Int>, _ label: CopyLabel) {
    let part = Part(range: range, label: label)
    let quote = text[..<range.lowerBound].last { $0 < 0x80 && !isBlank($0) && !"\"`'".utf8.contains($0) }
    let isSigned = quote.map { "=:".utf8.contains($0) } ?? false
    parts.append(part)
    pieces.append(
      PastedVoices.Piece(
        range: range, role: part.piece.role, isUnsure: !isSigned && !PastedText.endsSentence(range, text)))
  }

  /// Adds what no part of an alert is named before.
  private mutating func addOther(_ range: Range<Int>, _ before: [Range<Int>], _ behind: Range<Int>?) {
    if isName(range, before: behind) { return names.append(range) }
    guard let first = text[range].first, !first.isASCIILower || text[range].contains(UInt8(ascii: " ")) else { return }
    let role = before.last.flatMap { CopyLabel.role(text.slice($0)) } ?? .unknown
    let isUnsure = role == .unknown && !PastedText.endsSentence(range, text)
    pieces.append(PastedVoices.Piece(range: range, role: role, isUnsure: isUnsure))
  }

  /// What an alert is said to say: of two texts the first is its title, where the second is a sentence.
  private mutating func settle(_ open: [Range<Int>]) {
    let hasTitle = parts.contains { $0.label.rank == 0 }
    let hasMessage = parts.contains { $0.label.rank == 1 }
    if open.count == 2, !hasTitle, !hasMessage, PastedText.endsSentence(open[1], text) {
      add(open[0], .title)
      add(open[1], .message)
    } else if open.count == 1, !hasMessage, hasTitle || !parts.isEmpty, isText(open[0]) {
      let isQuestion = !hasTitle && parts.count > 1 && isOneQuestion(open[0])
      add(open[0], isQuestion ? .title : .message)
    } else {
      for range in open { addOther(range, [], nil) }
    }
  }

  private func isText(_ range: Range<Int>) -> Bool {
    PastedText.endsSentence(range, text) || text[range].count { $0 == UInt8(ascii: " ") } > 1
  }

  /// Whether a question is all that is quoted: above several buttons it is the title.
  private func isOneQuestion(_ range: Range<Int>) -> Bool {
    let marks = [UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "!")]
    return text[range].last == marks[0] && text[range].count(where: marks.contains) == 1
  }

  // MARK: Words

  private func words(in range: Range<Int>) -> [Range<Int>] {
    var (found, start) = ([Range<Int>](), Int?.none)
    for place in range {
      let isLetter = text[place].isASCIIWord || text[place] >= 0x80 || text[place] == UInt8(ascii: "'")
      if isLetter, start == nil { start = place }
      if !isLetter, let first = start { (start, found) = (nil, found + [first..<place]) }
    }
    return start.map { found + [$0..<range.upperBound] } ?? found
  }

  private func folded(_ word: Range<Int>) -> String { CopyLabel.folded(text.slice(word), isNear: true) }

  /// The part that the last words before a quotation name, without those that give it what follows: “the title is”.
  private func label(before words: [Range<Int>]) -> CopyLabel? {
    var names = words[...]
    while let last = names.last, CopyLabel.lexicon.sayings.contains(folded(last)) { names.removeLast() }
    guard let end = names.last?.upperBound else { return nil }
    for name in names.suffix(3) {
      guard let label = CopyLabel(text.slice(name.lowerBound..<end)) else { continue }
      if label.isPart, label != .option { return label }
      if label == .text { return .message }
    }
    return label(ofWhole: names)
  }

  /// The part of a whole that is named behind it: “the title of the dialog”.
  private func label(ofWhole names: ArraySlice<Range<Int>>) -> CopyLabel? {
    guard let whole = names.last, namesAlert(whole) else { return nil }
    let rest = names.dropLast().reversed().drop(while: isJoint)
    guard rest.count + 1 < names.count, let name = rest.first, let label = CopyLabel(text.slice(name)) else {
      return nil
    }
    return label == .text ? .message : label.isPart && label != .option ? label : nil
  }

  private func button(_ word: Range<Int>) -> CopyLabel? {
    CopyLabel(text.slice(word)).flatMap { $0.isButton && $0 != .option ? .button : nil }
  }

  /// The answers before a word for a button: “with an OK button”, “the OK and Cancel buttons”.
  private mutating func addAnswers(among words: [Range<Int>]) {
    for place in words.indices where button(words[place]) != nil {
      var rest = words[..<place]
      while let last = rest.popLast() {
        let isAnswer = text[last].first?.isASCIILower == false && CopyLabel.isAnswer(text.slice(last))
        if isAnswer { add(last, .button) } else if !isJoint(last) { break }
      }
    }
  }

  /// The titles of buttons behind the last quotation: those of a row in brackets, or the words with capitals behind a word for
  /// buttons, up to the first that is neither one nor stands between two: “with buttons Open Hangar and Not Now”.
  private func titles(behind tail: Range<Int>) -> [Range<Int>] {
    if let open = tail.first(where: { text[$0] == UInt8(ascii: "[") }),
      let row = marks.buttonRow(marks.trimmed(open..<tail.upperBound)), row.isSure
    {
      return row.items
    }
    let words = words(in: tail)
    guard let name = words.firstIndex(where: { button($0) != nil }) else { return [] }
    var (titles, goesOn, end) = ([Range<Int>](), false, words[name].upperBound)
    for word in words[(name + 1)...] {
      let isTitle = text[word].first?.isASCIIUpper == true
      guard isTitle || isJoint(word) else { break }
      if isTitle, goesOn, text[end..<word.lowerBound].allSatisfy(isBlank), let last = titles.popLast() {
        titles.append(last.lowerBound..<word.upperBound)
      } else if isTitle {
        titles.append(word)
      }
      (goesOn, end) = (isTitle, word.upperBound)
    }
    return titles
  }

  /// Whether a word is as short and small as those between two names: “and”, “ou”.
  private func isJoint(_ word: Range<Int>) -> Bool { word.count <= 3 && text[word].first?.isASCIILower == true }

  private func namesAlert(_ word: Range<Int>) -> Bool {
    CopyLabel.lexicon.places[folded(word)].map { $0 != .notificationTitle } ?? false
  }

  /// Whether the words say that somebody says what follows: “then it says”.
  private func cites(_ words: [Range<Int>]) -> Bool {
    words.last.map { CopyLabel.lexicon.sayings.contains(folded($0)) } ?? false
  }

  /// Whether the quotation is the name of what is talked of, and a word for copy or a screen stands behind it: the “What’s New” text.
  private func isName(_ range: Range<Int>, before behind: Range<Int>?) -> Bool {
    guard let behind, !PastedText.endsSentence(range, text) else { return false }
    let word = text.slice(behind)
    return CopyLabel.namesFrame(word) || CopyLabel(word) == .text || CopyLabel(word) == .comment
  }
}

extension PastedVoices {
  /// Leaves of a line of talk what it quotes as parts of an alert: at least `fewest`, or else an alert of them; false for other lines.
  mutating func take(_ quoted: QuotedParts, of index: Int, fewest: Int = .max) -> Bool {
    guard quoted.parts.count >= fewest || QuotedParts.areTold(quoted.parts) else { return false }
    (lines[index].voice, lines[index].kept, lines[index].parts) = (.talk, quoted.pieces, quoted.parts)
    return true
  }

  /// The alerts whose parts are quoted, in one line of talk or in several below each other.
  var alerts: [[(range: Range<Int>, role: Role)]] {
    var (found, parts) = ([[QuotedParts.Part]](), [QuotedParts.Part]())
    for line in lines {
      let ranks = Set(parts.map(\.label.rank))
      let isNext = line.parts.contains { $0.label.rank < 3 && ranks.contains($0.label.rank) }
      if line.parts.isEmpty || isNext {
        found.append(parts)
        parts = []
      }
      parts += line.parts
    }
    return speaksOfElsewhere ? [] : (found + [parts]).filter(QuotedParts.areSet).map { $0.map(\.piece) }
  }

  /// Whether words around the copy name what is no alert: “the empty state”.
  private var speaksOfElsewhere: Bool {
    lines.contains { line in
      guard line.voice == .talk, line.kept.isEmpty else { return false }
      let words = " \(TalkWords(text, line.content).words.joined(separator: " ")) "
      return CopyLabel.lexicon.elsewhere.contains { words.contains(" \($0) ") }
    }
  }
}
