import CopyModel

/// An object of JSON whose members all name parts of an alert or notification, a title among them.
struct JSONAlert {
  struct Part {
    /// Places in the tape: the name, and the text or texts that it names.
    var key: Int
    var texts: [Int]
    /// What is said of the looks of buttons, by the place of the text.
    var styles: [Int: ButtonStyle] = [:]
    var role = Role.unknown
    var label: CopyLabel
  }

  private(set) var parts: [Part] = []
  let kind: EntryGroup.Kind
  /// Whether buttons stand in one list.
  var orderIsKnown: Bool { parts.count { $0.label.isButton } < 2 }

  /// Whether it has all that its kind needs: in a catalogue, the button of an alert may stand with those of all.
  var canBeAnswered: Bool { kind == .notification || parts.contains { $0.label.isButton } }

  /// - Parameter isPushed: whether a service pushes it: then it is a notification, and members that are no parts are for
  ///   programs.
  init?(_ object: Int, in document: borrowing JSONDocument, isPushed: Bool = false) {
    var (group, key) = (PastedGroup(), document.tape.firstMember(ofObjectAt: object))
    while let place = key {
      key = document.tape.member(after: place)
      guard let label = CopyLabel(document.name(of: document.tape[place])), label.isPart,
        let (texts, styles) = Self.texts(at: place + 1, in: document)
      else {
        if isPushed { continue }
        return nil
      }
      parts.append(Part(key: place, texts: texts, styles: styles, label: label))
      group.begin(label, indent: 0, isNewParagraph: false)
    }
    // A push may have no title.
    let titles = parts.count { $0.label.rank == 0 }
    guard parts.count > (isPushed ? 0 : 1), isPushed ? titles < 2 : titles == 1,
      parts.count(where: { $0.label.rank == 1 }) < 2
    else { return nil }
    let isNotification = isPushed || group.isNotification
    kind = isNotification ? .notification : .alert
    for index in parts.indices { parts[index].role = parts[index].label.role(inNotification: isNotification) }
  }

  /// The string at `value`, or the strings of the list there, each by itself or as the title of a button with its style; nil where
  /// anything else stands.
  private static func texts(
    at value: Int, in document: borrowing JSONDocument
  ) -> (texts: [Int], styles: [Int: ButtonStyle])? {
    switch document.tape.kind(at: value) {
    case .string: return ([value], [:])
    case .arrayStart:
      var (texts, styles) = ([Int](), [Int: ButtonStyle]())
      var element = document.tape.firstElement(ofArrayAt: value)
      while let place = element {
        if document.tape.kind(at: place) == .string {
          texts.append(place)
        } else {
          guard let button = button(at: place, in: document) else { return nil }
          texts.append(button.title)
          styles[button.title] = button.style
        }
        element = document.tape.element(after: place)
      }
      return (texts, styles)
    default: return nil
    }
  }

  /// `{"label": "Remove", "style": "destructive"}`: one title, and a style among what else is for the program.
  private static func button(
    at object: Int, in document: borrowing JSONDocument
  ) -> (title: Int, style: ButtonStyle)? {
    guard document.tape.kind(at: object) == .objectStart else { return nil }
    var (title, style) = (Int?.none, ButtonStyle())
    var key = document.tape.firstMember(ofObjectAt: object)
    while let place = key {
      key = document.tape.member(after: place)
      guard document.tape.kind(at: place + 1) == .string else { continue }
      let name = document.name(of: document.tape[place])
      let titles: [StaticString] = ["label", "title", "text"]
      if titles.contains(where: { name.equals($0) }) {
        guard title == nil else { return nil }
        title = place + 1
      } else if let named = ButtonStyle(name: document.name(of: document.tape[place + 1]).text) {
        style.formUnion([named, .declared])
      }
    }
    return title.map { ($0, style) }
  }
}
