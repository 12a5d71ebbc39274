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

  /// “take” for “took” and “taken”; nil for regular forms.
  package func irregularBase(of form: String) -> String? { bases[form] }

  /// “save” for “saves”.
  package func base(ofThirdPerson form: String) -> String? {
    guard form.hasSuffix("s") else { return nil }
    let stems = [form.dropLast(), form.dropLast(2)].map(String.init)
    let bases = form.hasSuffix("ies") ? ["\(form.dropLast(3))y"] : stems
    return bases.first { isBase($0) && thirdPerson(of: $0) == form }
  }

  /// “save” for “saves”, “saved”, or “saving”.
  package func plainForm(of form: String) -> String? { base(of: form) ?? base(ofThirdPerson: form) }

  /// Whether the word is the base form of some verb.
  package func isBase(_ word: String) -> Bool { tags(word).contains(.baseVerb) }

  /// What the table says of the word, or of what stands behind a prefix: undo, undone.
  private func irregular(_ word: String, _ forms: [String: String]) -> String? {
    if let own = forms[word] { return own }
    for prefix in WordSet.verbPrefix.words where word.hasPrefix(prefix) {
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

/// How English verbs take their objects, and what the phrases behind an object belong to.
///
/// From `en/attachments.tsv`, which counts both, and `en/verb-classes.tsv`.
package struct VerbFrames: Sendable {
  private struct Counts {
    var ofVerb: Int
    var ofObject: Int
  }

  private let attachments: [String: [String: Counts]]
  private let classes: [String: Set<String>]

  package static let english = VerbFrames()

  private init() {
    var attachments: [String: [String: Counts]] = [:]
    TSVReader(named: "en/attachments.tsv").forEachRow { verb, cells, _ in
      cells.forEachWord { cell in
        let parts = cell.text.split(separator: ":")
        guard parts.count == 3, let ofVerb = Int(parts[1]), let ofObject = Int(parts[2]) else {
          preconditionFailure("en/attachments.tsv: “\(cell.text)” is no preposition with two counts")
        }
        attachments[verb.text, default: [:]][String(parts[0])] = Counts(ofVerb: ofVerb, ofObject: ofObject)
      }
    }
    var classes: [String: Set<String>] = [:]
    TSVReader(named: "en/verb-classes.tsv").forEachRow { name, words, _ in
      words.forEachWord { classes[name.text, default: []].insert($0.text) }
    }
    (self.attachments, self.classes) = (attachments, classes)
  }

  /// Whether a phrase behind the object of `verb`, in its base form, is the verb’s: “to the album” of “add it to the album”. Where
  /// the pair was never counted, the preposition decides; nil where it can’t.
  func takes(_ preposition: String, behindObjectOf verb: String) -> Bool? {
    // “establish a connection to the van”: such verbs leave all else to their noun.
    if has("light", verb) { return false }
    if let counts = attachments[verb]?[preposition], counts.ofVerb != counts.ofObject {
      return counts.ofVerb > counts.ofObject
    }
    if preposition == "in", has("place", verb) { return true }
    // “The letter from the pier wasn’t provided.”: most verbs take nothing from anywhere.
    if preposition == "from" { return has("removal", verb) }
    return has("either", preposition) ? nil : has("direction", preposition)
  }

  /// Whether its object can be the subject of a passive: “saved”, not “left”.
  func hasPassive(_ verb: String) -> Bool { !has("no-passive", verb) }

  /// Whether people do it, rather than be or have it: what a button can do.
  package func isAct(_ verb: String) -> Bool { !has("state", verb) }

  /// Whether “This will …” announces with it what a button does, rather than what comes of that.
  package func isAnnounced(_ verb: String) -> Bool { isAct(verb) && !has("effect", verb) }

  /// Whether a noun phrase that opens with `word` means something else as the subject: “all photos couldn’t be printed”.
  func changesScope(_ word: String) -> Bool { has("scope", word) }

  /// Whether a phrase with `preposition` tells a place: “to the shelf”, not “via mail”.
  func isPlace(_ preposition: String) -> Bool { has("placing", preposition) }

  /// Whether a noun stands behind such a preposition without an article: “to disk”.
  func isBare(_ noun: String) -> Bool { has("bare", noun) }

  private func has(_ name: String, _ word: String) -> Bool { classes[name]?.contains(word) == true }
}
