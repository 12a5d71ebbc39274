import CopyModel

/// What a push service is sent: Apple’s `{"aps": {"alert": …}}`, Firebase’s `{"notification": {…}}`, alone or in a “message”.
///
/// Only the alert is copy; tokens, sounds, topics, and data beside it are for programs. By Apple’s “Generating a remote
/// notification” and Firebase’s “REST Resource: projects.messages”.
struct PushPayload {
  /// Places in the tape of the names that lead to it.
  private(set) var way: [Int] = []
  /// Title, body, and the like; nil where the text stands by itself.
  private(set) var alert: JSONAlert?
  /// The place of the text, where there is no `alert`.
  private(set) var text = 0

  init?(in document: borrowing JSONDocument) {
    guard document.isObject else { return nil }
    if let aps = document.value(of: "aps", inObjectAt: 0), document.tape.kind(at: aps) == .objectStart {
      guard let value = document.value(of: "alert", inObjectAt: aps) else { return nil }
      self.init(value, by: [aps - 1, value - 1], in: document)
    } else {
      let message = document.value(of: "message", inObjectAt: 0)
      let home = message.flatMap { document.tape.kind(at: $0) == .objectStart ? $0 : nil }
      guard let value = document.value(of: "notification", inObjectAt: home ?? 0),
        document.tape.kind(at: value) == .objectStart, Self.isSent(home ?? 0, in: document)
      else { return nil }
      self.init(value, by: home.map { [$0 - 1, value - 1] } ?? [value - 1], in: document)
    }
  }

  /// Whether an object says to whom it goes, which no catalogue does.
  private static func isSent(_ object: Int, in document: borrowing JSONDocument) -> Bool {
    let receivers: [StaticString] = ["to", "token", "topic", "condition", "registration_ids"]
    return receivers.contains { document.value(of: $0, inObjectAt: object) != nil }
  }

  private init?(_ value: Int, by way: [Int], in document: borrowing JSONDocument) {
    self.way = way
    switch document.tape.kind(at: value) {
    case .string: text = value
    case .objectStart:
      guard let alert = JSONAlert(value, in: document, isPushed: true) else { return nil }
      self.alert = alert
    default: return nil
    }
  }
}
