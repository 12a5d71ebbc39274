package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Names keep the spelling of their owners.
package struct StyleProductName: TextRule {
  package static let info = RuleInfo(
    "style-product-name", "Names of products, formats, and protocols keep their spelling.",
    why: "A misspelled name looks careless, and search doesn’t find it.", source: "Apple Style Guide, product names",
    roles: .all, languages: .englishAndKorean, needs: .any(of: .misspelledName, terms: [.productName]),
    severity: .warning,
    examples: [
      .bad("Turn on ⟦wifi⟧", .menuItem, better: "Turn on Wi-Fi"),
      .bad("Sync with ⟦Iphone⟧", .label, better: "Sync with iPhone"),
      .bad("⟦아이폰⟧을 찾을 수 없습니다.", .alertTitle, better: "iPhone을 찾을 수 없습니다.", locale: .korean),
      .good("Tap to pay and row the boat.", .text),
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
      .good("Run ffmpeg -i kiln.mov first.", .text), .good("Needs kilnmake, latex, potviz", .text),
      .good("Reads exif:Rating too", .text), .good("A QR-code processing library", .text),
      .good("Loads bluetooth-2.5-lite", .text), .good("Read your eID", .text), .good("eu-ES", .label),
      .good("Turn On Wi-Fi", .menuItem),
      .good("Sync with iPhone", .label), .good("Open wifi.example.com", .text),
      .good("Hide notes with #nsfw tags.", .text), .good("Use an address that is safe (http).", .text),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard !isForSearch(copy) else { return }
    for match in copy.all(.productName) {
      guard !copy.isInAddress(match.range), !isHistoric(match.range, copy), let spelling = copy.term(match)?.better
      else { continue }
      if WrittenName(copy: copy, range: match.range, spelling: spelling).isCompound { continue }
      self.report(copy, match.range, spelling, isHabit: false, &report)
    }
    guard copy.isEnglish, copy.tokens.contains(where: { $0.traits.contains(.isMisspelledName) }) else { return }
    for name in copy.misspelledNames() {
      let written = WrittenName(copy: copy, range: name.range, spelling: name.spelling)
      if written.isMeant { continue }
      self.report(copy, name.range, name.spelling, isHabit: written.isHabit, &report)
    }
  }

  /// “Mac OS 9”, “Classic Mac OS”: what the system was called then. “Khmer (Mac OS)” is an encoding, which keeps its name.
  private func isHistoric(_ range: Range<Int>, _ copy: Passage) -> Bool {
    let words = copy.unspaced
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
    return WordSet.commandVerb.contains(copy.text(before.range).lowercased())
  }

  /// “eu-ES”, “ar_SA”: a language and where it is spoken, which settings hold.
  private func isCodeOfLocale(_ copy: Passage) -> Bool {
    let code = copy.bytes.slice(copy.trimmedRange)
    guard code.count == 5 || code.count == 6, let tag = LocaleTag(code.text) else { return false }
    return tag.regionCode?.utf8.count == 2 && tag.languageCode.utf8.count < 4
  }

  /// “Tap to pay and go”: what opens a sentence with a verb is done, and may be no name.
  private func isVerbPhrase(_ range: Range<Int>, _ spelling: String, _ copy: Passage) -> Bool {
    guard copy.isEnglish, spelling.contains(" "), copy.opensSentence(at: range.lowerBound),
      let verb = copy.word(at: range.lowerBound), verb.tags.contains(.baseVerb)
    else { return false }
    return copy.text(range).dropFirst() == spelling.lowercased().dropFirst()
  }

  /// Whether most words are known: letters like “est” may be any other language’s.
  private func isKnownText(_ copy: Passage) -> Bool {
    !copy.isEnglish || copy.words.count { $0.tags.isEmpty } * 2 <= copy.words.count
  }

  /// - Parameter isHabit: whether the project writes it so on purpose, as far as anybody can tell.
  private func report(
    _ copy: Passage, _ range: Range<Int>, _ spelling: String, isHabit: Bool, _ report: inout Report
  ) {
    guard copy.text(range) != spelling, !isCodeOfLocale(copy) else { return }
    // “ar” among others in a list of values is a code.
    if range == copy.trimmedRange, copy.roleEvidence == .value, copy.text(range) == spelling.lowercased() { return }
    if isVerbPhrase(range, spelling, copy) || spelling == spelling.uppercased() && !isKnownText(copy) { return }
    // One word by itself, “wifi”, may be a value that the program stores or compares, and letters, “imap”, “id”, are what a
    // protocol, a port, or a language calls its own: of such findings on unseen apps fewer than half were right.
    let isDoubtful = isHabit || range == copy.trimmedRange || spelling == spelling.uppercased()
    let fix = Fix([Splice(range, spelling)], isSafe: !isDoubtful && !mayBeCommand(range, spelling, copy))
    report.add(.spelled(copy.text(range), spelling), at: range, severity: isDoubtful ? .note : nil, fixes: [fix])
  }
}

extension Message {
  fileprivate static func spelled(_ word: String, _ name: String) -> Message { "Write “\(name)” for “\(word)”" }
}
