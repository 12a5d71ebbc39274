import CopyModel

/// The forms of English verbs, each from each other: “stop”, “stopped”, “stopping”, “stops”.
///
/// Irregular verbs come from the table; of regular spellings that one is taken which the lexicon knows as that form.
package struct VerbForms: Sendable {
  private let participles: [String: String]
  private let bases: [String: String]
  private let lexicon: WordTable

  package static let english = VerbForms()

  init(lexicon: WordTable = .english) {
    var (participles, bases) = ([String: String](), [String: String]())
    TSVReader(named: "en/irregular-verbs.tsv").forEachRow { base, past, participle in
      let first = participle.firstIndex(of: 0x20).map { participle.slice(0..<$0) } ?? participle
      participles[base.text] = first.text
      for cell in [past, participle] { cell.forEachWord { if bases[$0.text] == nil { bases[$0.text] = base.text } } }
    }
    (self.participles, self.bases, self.lexicon) = (participles, bases, lexicon)
  }

  /// “saved” for “save”; nil where no form is known.
  package func participle(of base: String) -> String? {
    if let known = irregular(base, participles) { return known }
    return first(of: Self.endings(base, "ed"), with: .pastParticiple)
  }

  /// “saving” for “save”.
  package func gerund(of base: String) -> String? {
    if base.hasSuffix("ie") { return first(of: ["\(base.dropLast(2))ying"], with: .presentParticiple) }
    return first(of: Self.endings(base, "ing"), with: .presentParticiple)
  }

  /// “saves” for “save”.
  package func thirdPerson(of base: String) -> String? {
    let changed = base.hasSuffix("y") ? ["\(base.dropLast())ies"] : []
    return first(of: changed + [base + "es", base + "s"], with: .thirdPersonVerb)
  }

  /// “save” for “saved” or “saving”.
  package func base(of form: String) -> String? {
    if let known = irregular(form, bases) { return known }
    let isGerund = form.hasSuffix("ing")
    let stem = form.dropLast(isGerund ? 3 : form.hasSuffix("ed") ? 2 : 0)
    guard stem.count < form.count, stem.count >= 2 else { return nil }
    var candidates = ["\(stem)e", "\(stem)"]
    if stem.hasSuffix("i"), !isGerund { candidates = ["\(stem.dropLast())y"] }
    if stem.hasSuffix("y"), isGerund { candidates.append("\(stem.dropLast())ie") }
    if stem.suffix(2).first == stem.last { candidates.insert("\(stem.dropLast())", at: 0) }
    return candidates.first { base in
      tags(base).contains(.baseVerb) && (isGerund ? gerund(of: base) : participle(of: base)) == form
    }
  }

  /// Whether the word is the base form of some verb.
  package func isBase(_ word: String) -> Bool { tags(word).contains(.baseVerb) }

  /// What the table says of the word, or of what stands behind a prefix: undo, undone.
  private func irregular(_ word: String, _ forms: [String: String]) -> String? {
    if let own = forms[word] { return own }
    for prefix in ["re", "un", "over", "out", "under", "mis", "pre", "fore"] where word.hasPrefix(prefix) {
      guard let form = forms[String(word.dropFirst(prefix.count))], !tags(prefix + form).isEmpty else { continue }
      return prefix + form
    }
    return nil
  }

  private static func endings(_ base: String, _ ending: String) -> [String] {
    let last = base.last.map(String.init) ?? ""
    if base.hasSuffix("e") { return ["\(base.dropLast())\(ending)", base + ending] }
    if base.hasSuffix("y"), ending == "ed" { return ["\(base.dropLast())ied", base + ending] }
    return [base + last + ending, base + ending]
  }

  private func first(of candidates: [String], with tag: WordTags) -> String? {
    candidates.first { tags($0).contains(tag) }
  }

  private func tags(_ word: String) -> WordTags {
    var word = word
    return word.withUTF8 { lexicon.tags(of: Bytes($0)) }
  }
}
