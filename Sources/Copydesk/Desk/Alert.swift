import CopyFormats
import CopyKernel
public import CopyModel
import CopyPassage

/// An alert or action sheet as people see it.
public struct Alert: Sendable, Equatable {
  /// A button of it.
  public struct Button: Sendable, Equatable {
    /// The words on the button.
    public var title: String
    /// How it acts and looks; empty for an ordinary button.
    public var style: ButtonStyle

    public init(_ title: String, style: ButtonStyle = []) {
      self.title = title
      self.style = style
    }
  }

  /// The words in bold; nil where the alert has none.
  public var title: String?
  /// The words below the title; nil where the alert has none.
  public var message: String?
  /// From the leading to the trailing one, or from top to bottom.
  public var buttons: [Button]

  public init(title: String?, message: String? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A notification as people see it. (Foundation’s `Notification` is something else.)
public struct Notice: Sendable, Equatable {
  /// The words in bold; nil where the notification has none.
  public var title: String?
  /// The words below the title.
  public var body: String?
  /// Titles of the buttons that it offers, from top to bottom.
  public var actions: [String]

  public init(title: String?, body: String?, actions: [String] = []) {
    self.title = title
    self.body = body
    self.actions = actions
  }
}

/// Copy that lies in no file, written as JSON Lines, the format that says of each part what it is.
struct CopyDraft {
  /// One part: what the report calls it, its words, and what it is for.
  struct Part {
    var name: String
    var text: String
    var role: Role?
    var style: ButtonStyle = []
  }

  /// The name chooses the format; there is no such file.
  static let path = "copy.jsonl"

  let parts: [Part]
  /// Whether the parts are one alert or notification.
  let isSet: Bool
  let locale: String

  /// One object a line.
  var bytes: ByteBuffer {
    let buffer = ByteBuffer()
    for part in parts {
      buffer.append(contentsOf: line(part))
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer
  }

  private func line(_ part: Part) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("id", part.name)
      writer.field("value", part.text)
      writer.field("locale", locale)
      if let role = part.role { writer.field("role", role.name) }
      if isSet { writer.field("group", "set") }
      if !part.style.names.isEmpty {
        writer.array("style") { for name in part.style.names { $0.element(name) } }
      }
    }
    return writer.bytes
  }

  /// The words of the parts as `bytes`, which were a draft once, have them now.
  static func texts(in bytes: ByteBuffer) -> [String] {
    let catalog = CatalogReader.read(bytes, path: path)
    return catalog.entries.map { catalog.bytes($0.value).text }
  }
}

extension CopyDraft {
  init(_ text: String, role: Role?, locale: String) {
    self.init(parts: [Part(name: "text", text: text, role: role)], isSet: false, locale: locale)
  }

  init(_ alert: Alert, locale: String) {
    var parts: [Part] = []
    if let title = alert.title { parts.append(Part(name: "title", text: title, role: .alertTitle)) }
    if let message = alert.message { parts.append(Part(name: "message", text: message, role: .alertMessage)) }
    for (number, button) in alert.buttons.enumerated() {
      parts.append(Part(name: "button \(number + 1)", text: button.title, role: .button, style: button.style))
    }
    self.init(parts: parts, isSet: true, locale: locale)
  }

  init(_ notice: Notice, locale: String) {
    var parts: [Part] = []
    if let title = notice.title { parts.append(Part(name: "title", text: title, role: .notificationTitle)) }
    if let body = notice.body { parts.append(Part(name: "body", text: body, role: .notificationBody)) }
    for (number, action) in notice.actions.enumerated() {
      parts.append(Part(name: "action \(number + 1)", text: action, role: .notificationAction))
    }
    self.init(parts: parts, isSet: true, locale: locale)
  }
}
