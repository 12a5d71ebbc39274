import CopyModel

/// A set that is being filled.
package struct SetDraft {
  package var title: Int32 = -1
  package var message: Int32 = -1
  package var buttons: [Int32] = []
  /// Two titles or two messages: nobody knows which belong together.
  package var isAmbiguous = false
  /// The title or message is surely one of an alert or notification.
  package var isAnchored = false
  package var isNotification = false

  /// Puts the entry at `index` into its place.
  package mutating func add(_ index: Int, _ guess: RoleGuess) {
    let entry = Int32(index)
    switch guess.role {
    case .alertTitle, .notificationTitle: fill(\.title, with: entry)
    case .alertMessage, .notificationBody: fill(\.message, with: entry)
    case .button, .notificationAction: buttons.append(entry)
    default: return
    }
    isNotification = isNotification || RoleSet.notification.contains(guess.role)
    let isText = guess.role != .button && guess.role != .notificationAction
    // With another part under the same name a text is surer than by itself.
    isAnchored = isAnchored || isText && (!guess.isWeak || guess.isNamed && guess.confidence >= RoleGrammar.doubtful)
  }

  /// Whether it is worth being called a set: a sure title or message, and something with it.
  package var isSet: Bool {
    let texts = (title >= 0 ? 1 : 0) + (message >= 0 ? 1 : 0)
    return !isAmbiguous && isAnchored && texts > 0 && texts + buttons.count > 1
  }

  private mutating func fill(_ place: WritableKeyPath<SetDraft, Int32>, with entry: Int32) {
    if self[keyPath: place] >= 0 { isAmbiguous = true }
    self[keyPath: place] = entry
  }
}
