import CopyModel

/// Keys that make up alerts or notifications, by the words around what they share.
struct SetPattern: Sendable {
  struct Button: Sendable {
    let key: KeyPattern
    let style: ButtonStyle
  }

  /// What an entry is in its set.
  struct Part {
    let role: Role
    let style: ButtonStyle
    /// What the keys of the set share: a range of the key.
    let stem: Range<Int>
  }

  static let kinds: [(name: String, kind: CopySet.Kind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("notification", .notification),
  ]

  let kind: CopySet.Kind
  let title: KeyPattern?
  let message: KeyPattern?
  let buttons: [Button]

  /// What the entry with `key` is, or nil where it is no part.
  func part(of key: Bytes) -> Part? {
    let isNotification = kind == .notification
    if let stem = title?.stem(of: key) {
      return Part(role: isNotification ? .notificationTitle : .alertTitle, style: [], stem: stem)
    }
    if let stem = message?.stem(of: key) {
      return Part(role: isNotification ? .notificationBody : .alertMessage, style: [], stem: stem)
    }
    for button in buttons {
      guard let stem = button.key.stem(of: key) else { continue }
      return Part(role: isNotification ? .notificationAction : .button, style: button.style, stem: stem)
    }
    return nil
  }
}
