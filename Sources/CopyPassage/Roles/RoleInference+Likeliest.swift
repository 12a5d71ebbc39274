import CopyModel

/// Copy that people type or paste without saying what it is for, and that no key names, is judged as what such words most
/// likely are: nothing to say of what wasn’t judged would be taken for praise.
extension RoleInference {
  /// Gives each string of plain text without a role of its own the likeliest.
  func takeLikeliest(_ guesses: inout ContiguousArray<RoleGuess>, of catalog: Catalog) {
    guard catalog.format.isText else { return }
    for (index, entry) in catalog.entries.enumerated()
    where entry.key.isEmpty && entry.role == .unknown && guesses[index].evidence > .source {
      if hasWords(entry, in: catalog) { guesses[index] = likeliest(entry, in: catalog, guesses[index]) }
    }
  }

  /// What the words are by their shape, unless they were told from others with some certainty.
  private func likeliest(_ entry: Entry, in catalog: Catalog, _ guess: RoleGuess) -> RoleGuess {
    let shape = shape(of: entry, in: catalog)
    let isPart = RoleSet.setParts.contains(guess.role)
    if isPart, guess.confidence >= Self.clearEnough { return guess.asGuess(guess.role) }
    // “Uploading…” says what goes on, and nothing asks for it.
    if guess.role == .label, shape.end == .ellipsis || guess.confidence >= Self.sure { return guess.asGuess(.label) }
    if shape.isAnswer || shape.isCommand && shape.words <= Self.longestButton { return guess.asGuess(.button) }
    let isMessage = shape.hasBreak || shape.words > Self.longestTitle || shape.end == .period && shape.words > 3
    if isMessage { return guess.asGuess(.alertMessage) }
    return guess.asGuess(guess.role == .menuItem ? .menuItem : .alertTitle)
  }

  /// Above this the model’s answer is taken over that of the shape.
  private static let clearEnough: Float = 0.7
  /// Above this it is taken for more than copy of an alert is.
  private static let sure: Float = 0.8
  /// Words of the longest command that is more likely a button than a heading.
  private static let longestButton = 3
  /// Words of the longest title.
  private static let longestTitle = 12
}

extension RoleGuess {
  /// The same as a guess that nothing but the words supports.
  fileprivate func asGuess(_ role: Role) -> RoleGuess {
    let isSame = role == self.role && reason != .nothing
    return RoleGuess(role, .guess, min(max(confidence, 0.5), 0.6), isSame ? reason : .likeliest)
  }
}
