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
  static func isSubject(_ particle: String) -> Bool { ["이", "가", "은", "는", "도"].contains(particle) }

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
