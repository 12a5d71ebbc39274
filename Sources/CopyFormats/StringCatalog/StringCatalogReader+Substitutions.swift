import CopyModel

/// What a catalog says of the names in its texts: `"files" : { "argNum" : 1, "formatSpecifier" : "lld", … }`.
extension StringCatalogReader {
  /// The substitutions of a localization; none for nearly all.
  func readSubstitutions(inObjectAt object: Int) -> [Substitution] {
    guard let place = text.value(of: "substitutions", inObjectAt: object),
      text.tape.kind(at: place) == .objectStart
    else { return [] }
    var (found, key) = ([Substitution](), text.tape.firstMember(ofObjectAt: place))
    while let name = key {
      if text.tape.kind(at: name + 1) == .objectStart { found.append(substitution(at: name)) }
      key = text.tape.member(after: name)
    }
    return found
  }

  private func substitution(at name: Int) -> Substitution {
    var (argument, specifier) = (Int?.none, [UInt8]())
    if let place = text.value(of: "argNum", inObjectAt: name + 1), text.tape.kind(at: place) == .number {
      argument = Int(text.name(of: text.tape[place]).text)
    }
    if let place = text.value(of: "formatSpecifier", inObjectAt: name + 1), text.tape.kind(at: place) == .string {
      specifier = Array(text.name(of: text.tape[place]))
    }
    return Substitution(name: Array(text.name(of: text.tape[name])), argument: argument, specifier: specifier)
  }
}
