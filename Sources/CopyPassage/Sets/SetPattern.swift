package import CopyKernel
package import CopyModel

/// Keys that make up alerts or notifications, by the words around what they share.
package struct SetPattern: Sendable {
  package struct Button: Sendable {
    package let key: KeyPattern
    package let style: ButtonStyle

    package init(key: KeyPattern, style: ButtonStyle) {
      self.key = key
      self.style = style
    }
  }

  /// What an entry is in its set.
  package struct Part {
    package let role: Role
    package let style: ButtonStyle
    /// What the keys of the set share: a range of the key.
    package let stem: Range<Int>
  }

  package static let kinds: [(name: String, kind: CopySet.Kind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("notification", .notification),
  ]

  package let kind: CopySet.Kind
  package let title: KeyPattern?
  package let message: KeyPattern?
  package let buttons: [Button]

  package init(kind: CopySet.Kind, title: KeyPattern?, message: KeyPattern?, buttons: [Button]) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// What the entry with `key` is, or nil where it is no part.
  package func part(of key: Bytes) -> Part? {
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
