import CopyModel

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
    if let counts = attachments[verb]?[preposition], counts.ofVerb != counts.ofObject {
      return counts.ofVerb > counts.ofObject
    }
    if preposition == "in", has("place", verb) { return true }
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

  private func has(_ name: String, _ word: String) -> Bool { classes[name]?.contains(word) == true }
}
