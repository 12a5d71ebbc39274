/// A word of Korean copy: what stands between two spaces, as a verb and as a noun.
package struct KoreanWord: Sendable {
  package let text: String
  /// Where it stands in the copy.
  package let range: Range<Int>
  /// How it can be read as a verb or adjective, the likeliest first: stems that are known, then the longest ending.
  package let forms: [KoreanForm]
  /// What it may be without particles, itself first.
  package let nouns: [String]

  package init(_ text: String, range: Range<Int>) {
    self.text = text
    self.range = range
    nouns = KoreanNoun.candidates(text)
    let forms = KoreanStemTable.shared.isNoun(text, .likeVerb) ? [] : KoreanReader.forms(of: text)
    self.forms = forms.filter(Self.hasKnownStem) + forms.filter { !Self.hasKnownStem($0) }
  }

  /// Whether it stands with a particle of the subject or the topic: 동영상이, 결제는.
  package var isSubject: Bool {
    nouns.dropFirst().contains { KoreanNoun.isSubject(KoreanNoun.particle(of: text, behind: $0)) }
  }

  /// How it ends a sentence; nil where it can’t.
  package var final: KoreanForm? {
    forms.first { form in
      guard form.isFinal, !(form.ending.hasSuffix("래") && endsInLikeNoun) else { return false }
      return form.isCredible || form.ending == "냐" && form.isOfCopula && text.hasSuffix("이냐")
    }
  }

  /// 빨래, 진달래
  private var endsInLikeNoun: Bool { WordSet.questionLikeNoun.words.contains(where: text.hasSuffix) }

  /// Whether it can be of a verb with one of `stems`.
  package func isVerb(_ stems: Set<String>) -> Bool { forms.contains { !stems.isDisjoint(with: $0.stems) } }

  package func isVerb(_ stems: WordSet) -> Bool { forms.contains { $0.stems.contains(where: stems.contains) } }

  /// Whether it is a form of a verb with this ending: 지 of 저장하지.
  package func has(ending: String) -> Bool { forms.contains { $0.ending == ending } }

  package func has(kind: KoreanForm.Kind) -> Bool { forms.contains { $0.kind == kind } }

  /// 눌러, 해: the form that another verb leans on.
  package var isInfinitive: Bool {
    // 앱에서, 안에: a place, whose particle looks like one.
    let isPlace = ["에", "에서", "에게"].contains { text.count > $0.count && text.hasSuffix($0) }
    return forms.contains { $0.ending.isEmpty && (!isPlace || Self.isSurelyVerb($0)) }
  }

  /// Whether one of its forms with one of `endings` is of a verb that is known: 누르면, but not the noun 화면.
  package func surelyHas(endings: Set<String>) -> Bool {
    forms.contains { endings.contains($0.ending) && Self.isSurelyVerb($0) }
  }

  /// Whether it surely is a verb before a noun: 지워질, but not the noun 사진.
  package var surelyModifies: Bool { forms.contains { $0.kind == .modifies && Self.isSurelyVerb($0) } }

  private static func isSurelyVerb(_ form: KoreanForm) -> Bool {
    form.stems.contains { stem in
      KoreanStemTable.shared.isKnown(stem) || WordSet.sureVerbEnd.words.contains(where: stem.hasSuffix)
    }
  }

  private static func hasKnownStem(_ form: KoreanForm) -> Bool {
    !KoreanStemTable.shared.knownVerbs.isDisjoint(with: form.stems)
  }
}

extension KoreanForm {
  /// Whether the ending is one that nouns don’t share: of copy that talks to people, or the -다 of writing behind a consonant
  /// or a verb that is known by its last syllable. Bare -나, -네, -지, -자 end as many nouns as sentences: `KoreanClosing` asks
  /// what stands before them.
  package var isCredible: Bool {
    switch level {
    case .formal, .polite: true
    case .written, .plain:
      ending == "다"
        ? endsLikeVerb : WordSet.sureEnding.contains(ending) || isMarked && WordSet.sharedEnding.contains(ending)
    case nil: false
    }
  }

  /// 갔나, 하겠소, 있니: no noun stands with time or intent, nor with 있 or 없.
  private var isMarked: Bool {
    isPast || intends
      || ["나", "니", "냐", "ㄴ가"].contains(ending) && stems.allSatisfy { $0 == "있" || $0 == "없" }
  }

  private var endsLikeVerb: Bool {
    isPast || intends
      || stems.contains { stem in
        guard let last = Jamo.letters(stem).last else { return false }
        return Jamo.isFinal(last) || WordSet.writtenVerbEnd.words.contains { stem.hasSuffix($0) }
      }
  }
}

/// Korean nouns without the particles behind them.
package enum KoreanNoun {
  /// What `word` may be without its particles: itself, 오류 of 오류가 and of 오류에서는. A particle that doesn’t go with the last
  /// letter of the noun is none: the 이 of 차이 isn’t.
  package static func candidates(_ word: String) -> [String] {
    [word] + particles.compactMap { bare(word, without: $0) }
  }

  /// Whether `word` stands with `particle` in one of its forms, 을/를, behind `noun`.
  package static func particle(of word: String, behind noun: String) -> String { String(word.dropFirst(noun.count)) }

  /// Whether the particle marks what a sentence is about.
  static func isSubject(_ particle: String) -> Bool { WordSet.subjectParticle.contains(particle) }

  private enum Behind: String { case vowel, consonant, any }

  private struct Particle {
    let text: String
    let behind: Behind
  }

  private static let particles: [Particle] = {
    var particles: [Particle] = []
    TSVReader(named: "ko/particles.tsv").forEachLine { cells in
      guard cells.count == 2, let behind = Behind(rawValue: cells[1]) else {
        preconditionFailure("ko/particles.tsv: \(cells)")
      }
      particles.append(Particle(text: cells[0], behind: behind))
    }
    return particles
  }()

  private static func bare(_ word: String, without particle: Particle) -> String? {
    guard word.hasSuffix(particle.text), word.count > particle.text.count else { return nil }
    let noun = String(word.dropLast(particle.text.count))
    guard let last = Jamo.letters(noun).last else { return nil }
    let isRieul = last == 0x11AF && particle.text.hasPrefix("로")
    switch particle.behind {
    case .any: return noun
    case .vowel: return !Jamo.isFinal(last) || isRieul ? noun : nil
    case .consonant: return Jamo.isFinal(last) ? noun : nil
    }
  }
}

/// The particle behind a Korean noun, which depends on whether its last syllable ends in a consonant.
enum KoreanParticle {
  /// `pair` is 은/는, 이/가, 을/를, 과/와, or 으로/로: the form behind a consonant first. Behind what isn’t Hangul nobody
  /// knows, and both are written: 을(를).
  static func particle(_ pair: String, behind noun: String) -> String? {
    let forms = pair.split(separator: "/").map(String.init)
    guard forms.count == 2 else { return nil }
    guard let last = noun.unicodeScalars.last(where: { !"”’\"'」』)".unicodeScalars.contains($0) }),
      (0xAC00...0xD7A3).contains(last.value)
    else { return "\(forms[0])(\(forms[1]))" }
    let final = (last.value - 0xAC00) % 28
    // ㄹ (8) takes 로, not 으로.
    return final == 0 || final == 8 && forms[0] == "으로" ? forms[1] : forms[0]
  }
}
