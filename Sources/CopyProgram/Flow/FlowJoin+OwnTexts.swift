import CopyModel

/// What is asked of a text: by the language, and by properties and methods that the program adds to `String`.
extension FlowJoin {
  // MARK: The language

  /// What a function that nobody knows, called `name`, may make another text of.
  func passed(_ leaf: FlowLeaf, through name: UInt64) -> FlowLeaf {
    guard case .known(var copy) = leaf.kind else { return leaf }
    copy.isPassed = !copy.isLocalized
    copy.isRecased = copy.isRecased || Self.recasing.contains(name)
    var leaf = leaf
    leaf.kind = .known(copy)
    return leaf
  }

  /// Whether what a value stands for may be a text that something called `name` is asked of. Only texts have capitals to change.
  func mayBeText(_ base: FlowValue, askedFor name: UInt64) -> Bool {
    base.traits.contains(.mayBeString) || Self.recasing.contains(name)
  }

  /// What changes the capitals of a text, in Swift, Objective-C, Kotlin, and Java.
  private static let recasing = Set(
    [
      "capitalized", "uppercased", "lowercased", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
      "capitalizedString", "uppercaseString", "lowercaseString", "localizedCapitalizedString",
      "localizedUppercaseString", "localizedLowercaseString", "uppercase", "lowercase", "capitalize", "toUpperCase",
      "toLowerCase",
    ].map { CallRow.hash($0[...]) })

  /// The text that a call is asked of. In what is added to `String`, `prefix(1)` is asked of that.
  func text(askedBy call: FlowCall, _ scope: FlowScope) -> FlowValue? {
    let isBare = call.base == nil && !call.isType && functions[call.name] == nil
    if isText(scope.owner), isBare || call.base?.isOwn ?? false { return .own }
    return call.base.flatMap { mayBeText($0, askedFor: call.name) ? $0 : nil }
  }

  // MARK: The program

  /// What a property of `String` gives that the program adds, asked of a text whose type nobody tells: `L10n.leak.sentence`.
  func ownText(_ name: UInt64, of bound: FlowBound, _ scope: FlowScope) -> [FlowLeaf]? {
    if bound.value.isOwn { return nil }
    if case .typed = bound.value.form { return nil }
    guard let value = body(ofText: name, scope), case let words = words(in: follow(bound)), !words.isEmpty,
      let found = property(name, of: Self.string, bound, scope)
    else { return nil }
    let told = whole(found, of: bound, by: value)
    return told.contains { $0.isOne(of: words) } ? told : nil
  }

  /// The same where it is known to be asked of a text.
  func ownText(_ found: [FlowLeaf], _ name: UInt64, of bound: FlowBound, _ scope: FlowScope) -> [FlowLeaf] {
    body(ofText: name, scope).map { whole(found, of: bound, by: $0) } ?? found
  }

  private func body(ofText name: UInt64, _ scope: FlowScope) -> FlowValue? {
    for owner in lineage(Self.string) {
      if let found = definition(Key(owner: owner, name: name), scope.place.file) { return found.definition.value }
      if let place = function(named: name, of: owner, scope.place.file) { return .choice(function(place).returned) }
    }
    return nil
  }

  private func words(in leaves: [FlowLeaf]) -> [ProgramCopy] {
    leaves.compactMap { if case .known(let copy) = $0.kind { copy } else { nil } }
  }

  /// A text that is put together of nothing but its own parts is still the same: `prefix(1).uppercased() + dropFirst()`.
  func whole(_ found: [FlowLeaf], of base: FlowBound, by value: FlowValue) -> [FlowLeaf] {
    let all = follow(base)
    let words = words(in: all)
    let known = found.filter { if case .known = $0.kind { true } else { false } }
    guard !known.isEmpty, known.allSatisfy({ $0.isOne(of: words) }), !value.addsWords else { return found }
    let isRecased = value.contains { Self.recasing.contains($0) }
    return all.map { leaf in
      guard case .known(var copy) = leaf.kind else { return leaf }
      copy.isRecased = copy.isRecased || isRecased
      var leaf = leaf
      leaf.kind = .known(copy)
      return leaf
    }
  }
}

extension FlowLeaf {
  fileprivate func isOne(of words: [ProgramCopy]) -> Bool {
    guard case .known(let copy) = kind else { return false }
    return words.contains {
      ($0.key, $0.accessor, $0.symbol, $0.isLocalized) == (copy.key, copy.accessor, copy.symbol, copy.isLocalized)
    }
  }
}

extension FlowValue {
  /// Whether words come in that aren’t those of the text at hand.
  fileprivate var addsWords: Bool {
    switch form {
    case .copy(let copy): copy.hasLetters
    case .lookup, .parameter: true
    case .parts(let values): values.contains { if case .copy = $0.form { true } else { $0.addsWords } }
    default: inner.contains(where: \.addsWords)
    }
  }

  /// Whether something is called or asked for whose name is meant.
  fileprivate func contains(_ isMeant: (UInt64) -> Bool) -> Bool {
    switch form {
    case .call(let call) where isMeant(call.name): true
    case .member(_, let name, _) where isMeant(name): true
    case .parts(let values): values.contains { $0.contains(isMeant) }
    default: inner.contains { $0.contains(isMeant) }
    }
  }

  /// The values of which this one is made.
  private var inner: [FlowValue] {
    switch form {
    case .call(let call): (call.base.map { [$0] } ?? []) + call.arguments.map(\.value)
    case .member(let base, _, _): [base]
    case .choice(let branches): branches.map(\.value)
    case .filled(let text, let others): [text] + others
    default: []
    }
  }
}
