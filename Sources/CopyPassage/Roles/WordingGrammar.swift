import CopyModel

/// What the words alone tell, where key and comment don't: the weakest evidence.
enum WordingGrammar {
  typealias Answer = (role: Role, confidence: Float, wording: RoleReason.Wording)

  static func decide(_ shape: ValueShape) -> Answer? {
    if shape.isAnswer { return (.button, 0.75, .answer) }
    if shape.isQuestion, shape.opening.contains(.ask) {
      return shape.hasBreak ? (.alertMessage, 0.6, .question) : (.alertTitle, 0.75, .question)
    }
    if shape.cues.contains(.consequence) { return (.alertMessage, 0.7, .consequence) }
    if shape.isQuestion, shape.opening.contains(.verb), !shape.hasBreak { return (.alertTitle, 0.6, .question) }
    if shape.cues.contains(.problem) { return problem(shape) }
    if shape.isProse { return (.text, 0.6, .prose) }
    if shape.end == .colon, shape.words <= 6 { return (.label, 0.75, .heading) }
    let isHeading = shape.isShort && shape.words > 0 && shape.opening.isDisjoint(with: [.verb, .subject])
    return isHeading ? (.label, 0.7, .heading) : nil
  }

  private static func problem(_ shape: ValueShape) -> Answer? {
    if shape.isProse || shape.end == .period { return (.alertMessage, 0.65, .problem) }
    if shape.words >= 6 || shape.hasDetail { return (.alertMessage, 0.6, .problem) }
    return shape.isTitleCase ? (.alertTitle, 0.5, .problem) : nil
  }
}
