import CopyModel

/// An object of JSON that is one string: its key and its text, or its texts by their languages.
struct JSONRow {
  /// The place in the tape of the key; nil where the way to the object is one.
  private(set) var key: Int?
  private(set) var texts: [(value: Int, tag: LocaleTag?)] = []
  /// The place of what says which part of the interface it is: “button”.
  private(set) var part: Int?

  /// The text that the others translate, where there are several.
  var base: Int? { texts.count > 1 ? (texts.first { $0.tag?.isEnglish == true } ?? texts[0]).value : nil }

  init?(_ object: Int, in document: borrowing JSONDocument) {
    var member = document.tape.firstMember(ofObjectAt: object)
    while let place = member {
      member = document.tape.member(after: place)
      let (name, value) = (document.name(of: document.tape[place]), place + 1)
      guard document.tape.kind(at: value) == .string else {
        // Numbers and flags are about the string; what holds others is none.
        if [.objectStart, .arrayStart].contains(document.tape.kind(at: value)) { return nil }
        continue
      }
      let label = CopyLabel(name)
      if label == .key {
        key = value
      } else if let tag = CopyLabel.language(name) {
        texts.append((value, tag))
      } else if label == .text || label?.rank == 1 {
        texts.append((value, nil))
      } else if label == .part {
        part = value
      } else if label != .comment {
        return nil
      }
    }
    let tags = texts.compactMap(\.tag)
    guard !texts.isEmpty, key != nil || part != nil || tags.count == texts.count && tags.count > 1 else { return nil }
    guard tags.isEmpty && texts.count == 1 || tags.count == texts.count else { return nil }
  }
}
