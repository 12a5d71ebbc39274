import Testing

@testable import CopyText

/// Forms of words that rewrites need.
@Suite struct VerbFormsTests {
  private let verbs = VerbForms.english

  @Test(arguments: [
    ("save", "saved", "saving", "saves"), ("stop", "stopped", "stopping", "stops"),
    ("copy", "copied", "copying", "copies"), ("send", "sent", "sending", "sends"),
    ("play", "played", "playing", "plays"), ("find", "found", "finding", "finds"),
    ("open", "opened", "opening", "opens"), ("publish", "published", "publishing", "publishes"),
    ("undo", "undone", "undoing", "undoes"), ("lie", "lain", "lying", "lies"),
  ])
  func formsAreMadeOfTheBase(_ base: String, _ done: String, _ doing: String, _ does: String) {
    #expect(verbs.participle(of: base) == done)
    #expect(verbs.gerund(of: base) == doing)
    #expect(verbs.thirdPerson(of: base) == does)
  }

  @Test(arguments: [
    ("saved", "save"), ("stopping", "stop"), ("copied", "copy"), ("sent", "send"), ("loading", "load"),
    ("deleted", "delete"), ("found", "find"), ("opened", "open"),
  ])
  func theBaseIsFound(_ form: String, _ base: String) { #expect(verbs.base(of: form) == base) }

  @Test(arguments: ["table", "quickly", "ing", "ed", ""])
  func whatIsNoVerbHasNoForm(_ word: String) { #expect(verbs.base(of: word) == nil) }

  @Test(arguments: [
    ("이/가", "비밀번호", "가"), ("이/가", "이메일", "이"), ("을/를", "사진", "을"), ("으로/로", "파일", "로"),
    ("으로/로", "사진", "으로"), ("은/는", "‘보고서’", "는"), ("이/가", "%@", "이(가)"), ("을/를", "PDF", "을(를)"),
  ])
  func particlesFollowTheLastSyllable(_ pair: String, _ noun: String, _ expected: String) {
    #expect(KoreanParticle.particle(pair, behind: noun) == expected)
  }
}
