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
