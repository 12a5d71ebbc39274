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
  package var final: KoreanForm? { forms.first { $0.isFinal && $0.isCredible } }

  /// Whether it can be of a verb with one of `stems`.
  package func isVerb(_ stems: Set<String>) -> Bool { forms.contains { !stems.isDisjoint(with: $0.stems) } }

  /// Whether it is a form of a verb with this ending: 지 of 저장하지.
  package func has(ending: String) -> Bool { forms.contains { $0.ending == ending } }

  package func has(kind: KoreanForm.Kind) -> Bool { forms.contains { $0.kind == kind } }

  /// 눌러, 해: the form that another verb leans on.
  package var isInfinitive: Bool { forms.contains { $0.ending.isEmpty } }

  private static func hasKnownStem(_ form: KoreanForm) -> Bool {
    !KoreanStemTable.shared.knownVerbs.isDisjoint(with: form.stems)
  }
}

extension KoreanForm {
  /// Whether the ending is one that nouns don’t share: of copy that talks to people, or the -다 of writing behind a consonant
  /// or a verb that is known by its last syllable. Bare -나, -네, -지, -자 end as many nouns as sentences.
  package var isCredible: Bool {
    switch level {
    case .formal, .polite: true
    case .written: ending == "다" ? endsLikeVerb : ending == "는다" || ending == "ㄴ다" || ending == "는가"
    case .plain: ending == "ㄹ까" || ending == "을까" || ending == "을게" || ending == "ㄹ게"
    case nil: false
    }
  }

  private var endsLikeVerb: Bool {
    isPast || intends
      || stems.contains { stem in
        guard let last = Jamo.letters(stem).last else { return false }
        return Jamo.isFinal(last) || ["하", "되", "이", "르", "니", "크", "프", "쁘"].contains { stem.hasSuffix($0) }
      }
  }
}
