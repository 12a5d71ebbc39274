import CopyModel

/// The table of decisions: which part of which surface, worded how, has which role.
///
/// Confidences are the share of right answers measured on labelled copy, rounded down.
struct RoleGrammar {
  var part: RoleCue
  var surfaces: RoleCue
  /// The value, for what only its words tell.
  let value: Unmanaged<ValueShapeReader>
  /// The key ends in a word that buttons have.
  var endsInAnswer = false
  /// The part is named by the key, which is shorter and more exact than comments.
  var isNamedByKey = false
  /// The part is named by a word of many senses.
  var isLoose = false

  private var shape: ValueShape { value._withUnsafeGuaranteedRef { $0.shape } }

  typealias Answer = (role: Role, confidence: Float)
  private static let nothing: Answer = (.unknown, 0)

  /// An alert, error or confirmation.
  private var isAlert: Bool { !surfaces.isDisjoint(with: [.alert, .error]) }
  private func on(_ surface: RoleCue) -> Bool { surfaces.contains(surface) }

  /// How sure a role is that the words of the value don’t bear out.
  static let doubtful: Float = 0.7

  /// Whether the value looks like copy of `role`. Of comments that name a button, two in six were right on the programs
  /// that were counted; those whose value is a command or an answer were. A key may name the part beyond doubt (`isFirm`);
  /// what begins low and ends without a mark goes into other copy whatever its key says.
  func isBorneOut(_ role: Role, isFirm: Bool) -> Bool {
    let isText = role != .button && role != .notificationAction && role != .menuItem
    if isText, role != .label, role != .text, shape.startsLow, shape.end == .none { return false }
    if isFirm { return true }
    switch role {
    case .button, .notificationAction: return shape.isCommand || shape.isAnswer
    case .menuItem: return shape.isCommand
    case .alertTitle, .notificationTitle: return shape.isQuestion || shape.words <= Self.longTitle
    case .alertMessage, .notificationBody: return isSentence
    default: return true
    }
  }

  /// Words that a title has at most.
  private static let longTitle = 10

  /// Running text, a mark at the end, or a clause that tells of a problem or a result.
  private var isSentence: Bool {
    if shape.isProse { return true }
    if shape.words >= 3, [.period, .question, .exclamation].contains(shape.end) { return true }
    return shape.words >= 4 && !shape.cues.isDisjoint(with: [.problem, .consequence])
  }

  func decide() -> Answer {
    switch part {
    case .preview: (.notificationPreview, 0.9)
    case .menuItem: shape.isProse ? Self.nothing : (.menuItem, 0.95)
    case .button: button
    case .help: (.text, 0.95)
    case .title: title
    case .message: message
    case .prose: prose
    case .label: label
    default: partless
    }
  }

  private var button: Answer {
    if shape.isProse || shape.words > 8 { return Self.nothing }
    // “Sort by:” stands before a control.
    if shape.end == .colon { return (.label, 0.8) }
    // “Copied to the clipboard”: a toast, for all that an action brought it up.
    if on(.aside), isLoose || !isNamedByKey, !shape.isCommand, !shape.isAnswer { return Self.nothing }
    if isLoose, on(.error), !shape.isCommand { return partless }
    if on(.notification), !on(.page), !on(.alert) { return (.notificationAction, 0.85) }
    return on(.menu) ? (.menuItem, 0.85) : (.button, 0.95)
  }

  private var title: Answer {
    if on(.alert) { return (.alertTitle, 0.95) }
    if on(.notification), !on(.page) { return (.notificationTitle, 0.9) }
    if on(.menu), shape.isShort { return (.menuItem, 0.85) }
    if on(.error) { return (.alertTitle, 0.85) }
    if on(.command), !on(.page), shape.isCommand { return (.button, 0.8) }
    if shape.opening.contains(.ask), shape.isQuestion { return (.alertTitle, 0.8) }
    if shape.isQuestion, shape.opening.contains(.verb), !on(.aside) { return (.alertTitle, 0.7) }
    return shape.isProse ? Self.nothing : (.label, 0.9)
  }

  private var message: Answer {
    if on(.aside) { return isAlert || shape.words <= 3 ? Self.nothing : (.text, 0.8) }
    if on(.alert) { return (.alertMessage, 0.95) }
    if on(.notification), !on(.page) { return shape.words >= 3 ? (.notificationBody, 0.9) : Self.nothing }
    if on(.error) { return (.alertMessage, 0.95) }
    if on(.command) { return (.alertMessage, 0.8) }
    if !shape.cues.isDisjoint(with: [.consequence, .problem]) { return (.alertMessage, 0.75) }
    if shape.isQuestion, shape.hasBreak { return (.alertMessage, 0.75) }
    return Self.nothing
  }

  private var prose: Answer {
    if on(.menu), shape.isShort, isLoose { return (.menuItem, 0.8) }
    if on(.alert), !on(.aside) { return (.alertMessage, 0.85) }
    if on(.notification), !on(.page) { return shape.words >= 3 ? (.notificationBody, 0.8) : Self.nothing }
    if on(.error), !on(.aside) { return (.alertMessage, 0.85) }
    if shape.isProse { return (.text, 0.9) }
    if isLoose { return shape.words <= 3 && !shape.isCommand ? (.label, 0.7) : Self.nothing }
    if shape.words >= 5 { return (.text, 0.85) }
    return shape.isShort && !shape.opening.contains(.verb) ? (.label, 0.6) : Self.nothing
  }

  private var label: Answer {
    if isAlert, isLoose, isNamedByKey { return partless }
    if isAlert { return shape.isProse || isNamedByKey ? Self.nothing : (.label, 0.75) }
    return shape.isProse ? (.text, 0.7) : (.label, 0.9)
  }

  /// No part is named: the surface and the words together.
  private var partless: Answer {
    // `settings.autosave.yes` is a value to pick.
    if endsInAnswer, on(.page), !isAlert { return pagePart }
    if endsInAnswer, shape.isShort, shape.isAnswer || shape.isCommand || on(.alert) { return (.button, 0.85) }
    if on(.alert) { return alertPart }
    if on(.notification), !on(.page) { return shape.isProse && !on(.error) ? (.notificationBody, 0.6) : Self.nothing }
    if on(.error) { return errorPart }
    if on(.menu), shape.isShort { return (.menuItem, 0.75) }
    if on(.aside), shape.isProse { return (.text, 0.7) }
    if on(.page) { return pagePart }
    return Self.nothing
  }

  private var alertPart: Answer {
    if shape.isAnswer { return (.button, 0.85) }
    if shape.isQuestion, !shape.hasBreak { return (.alertTitle, 0.8) }
    if shape.isProse { return (.alertMessage, 0.85) }
    if shape.cues.contains(.problem), shape.words >= 4 { return (.alertMessage, 0.75) }
    return shape.isCommand && !on(.aside) ? (.button, 0.7) : Self.nothing
  }

  private var errorPart: Answer {
    if on(.aside) { return Self.nothing }
    if shape.isAnswer { return (.button, 0.8) }
    if shape.isShort, shape.isTitleCase, shape.words <= 3 { return (.alertTitle, 0.7) }
    if shape.words >= 2 { return (.alertMessage, 0.85) }
    return Self.nothing
  }

  private var pagePart: Answer {
    if shape.isProse { return (.text, 0.75) }
    if shape.isAnswer { return Self.nothing }
    return shape.words <= 5 ? (.label, 0.75) : Self.nothing
  }
}

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
