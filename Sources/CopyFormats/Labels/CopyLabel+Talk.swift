import CopyModel

/// Names of what holds copy, and words that people say to each other about it: none of these is a label.
extension CopyLabel {
  /// Whether the first or last of a few words names what holds copy: “Login screen”, “Pantalla de inicio”.
  static func namesFrame(_ words: Bytes) -> Bool {
    let (most, names) = (4, folded(words, isNear: true).split(separator: " ").map(String.init))
    guard (1...most).contains(names.count) else { return false }
    return lexicon.frames.contains(names[0]) || lexicon.frames.contains(names[names.count - 1])
  }

  /// Whether a line of mail begins so: “From”, “Betreff”.
  static func headsMail(_ words: Bytes) -> Bool { lexicon.mail.contains(folded(words, isNear: true)) }

  /// Whether a column beside other wordings is called so.
  static func headsWordings(_ words: Bytes) -> Bool {
    let name = folded(words, isNear: true)
    return [lexicon.wordings, lexicon.formers, lexicon.latters].contains { $0.contains(name) }
  }

  /// Whether a column of what another one puts new words for is called so: “Old”, “현재”.
  static func headsFormer(_ words: Bytes) -> Bool { lexicon.formers.contains(folded(words, isNear: true)) }

  /// Whether a column of new words for those of another one is called so: “New”, “변경안”.
  static func headsLatter(_ words: Bytes) -> Bool { lexicon.latters.contains(folded(words, isNear: true)) }

  /// Whether a column beside what is sent to people is called so, as a whole or by its last word: “Deep link”, `send_date`.
  static func headsDelivery(_ words: Bytes) -> Bool {
    let name = folded(words, isNear: true)
    return lexicon.deliveries.contains(name)
      || name.split(separator: " ").last.map { lexicon.deliveries.contains(String($0)) } == true
  }

  /// Whether the words begin with a name for several buttons, and say more of them: “Buttons in all cases”.
  static func leadsButtons(_ words: Bytes) -> Bool {
    let most = 6
    let names = folded(words, isNear: true).split { " ,".contains($0) }.map(String.init)
    return (2...most).contains(names.count) && all[names[0]]?.isList == true
  }

  /// Whether people write so above their names: “Thanks”, “Viele Grüße”.
  static func closesMail(_ words: Bytes) -> Bool { lexicon.closings.contains(folded(words, isNear: true)) }

  static func closesMail(_ words: String) -> Bool { lexicon.closings.contains(words) }

  /// Whether a word of a name is that of an alert or notification: “Delete dialog”.
  static func namesSurface(_ name: String) -> Bool {
    name.lowercased().split { " -_/".contains($0) }.contains { lexicon.places[String($0)] != nil }
  }

  /// Whether a line is the name of an alert, and no title: “Confirm” above a question asks what its button answers.
  static func namesSurface(_ words: Bytes) -> Bool { surface(words) != nil && !isAnswer(words) }

  /// Whether the words may stand before a colon as the name of somebody who speaks.
  static func mayBeName(_ words: Bytes) -> Bool {
    CopyLabel(mistyped: words) == nil && role(words) == nil && role(ofPath: words) == nil && !headsMail(words)
      && !lexicon.notices.contains(folded(words, isNear: true)) && !namesFrame(words)
  }

  /// The part, or string by itself, that the words before a quotation speak of: “the button says”; nil for others.
  static func subject(saying words: Bytes) -> Role? {
    guard endsLikeLabel(words) else { return nil }
    let names = folded(words, isNear: true).split(separator: " ").map(String.init)
    guard names.count > 1, let last = names.last, lexicon.sayings.contains(last) else { return nil }
    let rest = names.dropLast().reversed().prefix { !lexicon.fillers.contains($0) || lexicon.sayings.contains($0) }
    guard let name = rest.first(where: { !lexicon.sayings.contains($0) }) else { return nil }
    if let label = all[name], label.isPart { return label.role(inNotification: label.isOfNotification) }
    return lexicon.roles[name]
  }
}
