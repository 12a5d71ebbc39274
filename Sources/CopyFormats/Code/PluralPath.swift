import CopyModel

/// The names that a text for a number stands below, in a piece of a catalogue: `"%d ponds" : { … "en" : { … "plural" : { "one" : …`.
struct PluralPath {
  /// The form that the text is for.
  let name: String
  /// The language that is named on the way.
  let language: LocaleTag?

  private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Nil where no plural is named above a form.
  init?(_ path: [Bytes]) {
    guard let plural = path.lastIndex(where: { $0.equals("plural") }), plural > 0, plural + 1 < path.count,
      case let name = path[plural + 1].text, Self.forms.contains(name)
    else { return nil }
    self.name = name
    let place = path[..<plural].lastIndex { $0.equals("localizations") }
    language = place.flatMap { $0 + 1 < plural ? CopyLabel.language(path[$0 + 1]) : nil }
  }
}
