import CopyFiles
import CopyModel
package import CopyPassage
import CopyText

/// All that is known of one string and why: its role, its set, its words, and what each rule says.
struct StringExplanation {
  /// What a rule that looked at the string says.
  struct Trial {
    let rule: String
    let level: Severity
    /// What it reports; empty when it has nothing to say.
    let messages: [String]
    /// Why its edits are not made without a look, each reason once.
    let doubts: [EditDoubt]
    /// Whether a stronger rule speaks in its place.
    let isSilenced: Bool
    /// Better words for this string.
    var suggestions: [String] = []
  }

  /// The string of a set, and what it is there.
  struct Member {
    let part: String
    let key: String
    let text: String
    let isThis: Bool
  }

  let path: String
  let line, column: Int
  let key, text: String
  let locale: LocaleTag
  let role: RoleGuess
  let roleReason: String
  /// What calls show it as beside that, and where.
  let otherUses: [String]
  /// The line of the configuration that names the role, where one does.
  let rolePlace: String?
  /// The systems that show it, and where that was learned; nil where nothing tells.
  let platform: PlatformAnswer?
  let setName: String?
  let setKind: CopySet.Kind
  let members: [Member]
  /// Each word with what is special about it.
  let words: [String]
  let form: Form
  let formConfidence: Float
  let casing: Casing
  /// The style that short copy takes here, and who says so; nil where it is the guidance’s own.
  let caseStyle: String?
  let terminal: CopyText.Terminal
  let trials: [Trial]
  /// Rules for this role and language that are off.
  let off: [String]
}

extension CopySet.Kind {
  package var name: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .notification: "notification"
    }
  }
}
