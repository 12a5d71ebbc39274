import CopyFiles
import CopyFormats
import CopyModel
import CopyRoles

/// What words tell of a role is held against all that is known of the string and its catalogue.
extension RoleInference {
  /// Below this an answer is as likely wrong as right: what the words say stays, and is as unsure.
  static let even: Float = 0.5

  /// Weighs the guesses of base copy by the model: what the words of `catalog` name is one of the things it knows.
  ///
  /// What is declared, configured, of a class, or shown by a call stays, and bears on the others.
  func weigh(_ guesses: inout ContiguousArray<RoleGuess>, of catalog: Catalog, jobs: Int) {
    var isAsked = false
    for (place, entry) in catalog.entries.enumerated() where catalog.locale(of: entry).isBase {
      // “Notification” in a key is as often a setting or a list in the app.
      if guesses[place].isOfNotificationByKey {
        guesses[place].confidence = min(guesses[place].confidence, RoleGrammar.doubtful)
      }
      isAsked = isAsked || isOpen(guesses[place], entry, in: catalog)
    }
    guard isAsked else { return }
    var name = catalog.path.split(separator: "/").last.map(String.init) ?? ""
    name.withUTF8 { name in
      var places: [Int] = []
      for (place, entry) in catalog.entries.enumerated() where catalog.locale(of: entry).isBase {
        places.append(place)
        guard places.count == Self.neighbors else { continue }
        weigh(&guesses, at: places, of: catalog, Bytes(name), jobs: jobs)
        places.removeAll(keepingCapacity: true)
      }
      if !places.isEmpty { weigh(&guesses, at: places, of: catalog, Bytes(name), jobs: jobs) }
    }
  }

  /// Strings that are held against each other; more than catalogues written by hand have.
  private static let neighbors = 50_000

  private func weigh(
    _ guesses: inout ContiguousArray<RoleGuess>, at places: [Int], of catalog: Catalog, _ file: Bytes, jobs: Int
  ) {
    let questions = ContiguousArray(places.map { question(about: $0, guesses[$0], in: catalog, file: file) })
    let answers = answers(in: model.round(of: questions), jobs: jobs)
    for (index, place) in places.enumerated() where questions[index].isOpen { guesses[place].weigh(answers[index]) }
  }

  /// The answers of the model, by several threads where there are many.
  private func answers(in round: RoleRound, jobs: Int) -> ContiguousArray<RoleAnswer> {
    let (count, part) = (round.questions.count, 2_048)
    guard jobs > 1, count > 2 * part else { return model.answers(in: round, 0..<count) }
    var answers = ContiguousArray<RoleAnswer>()
    Workers.run(
      count: (count + part - 1) / part, jobs: jobs, makeState: { RoleModel() },
      work: { model, index in model.answers(in: round, index * part..<min((index + 1) * part, count)) },
      consume: { answers += $1 })
    return answers
  }

  private func question(about place: Int, _ guess: RoleGuess, in catalog: Catalog, file: Bytes) -> RoleQuestion {
    let entry = catalog.entries[place]
    return RoleQuestion(
      key: catalog.bytes(entry.key), comment: catalog.bytes(entry.comment), value: catalog.bytes(entry.value),
      file: file,
      language: entry.locale, cue: RoleCueAnswer(guess.role, guess.evidence, guess.confidence),
      isOpen: isOpen(guess, entry, in: catalog))
  }

  /// Whether nothing but words tell the role. Of notifications too few calls are known to learn from.
  private func isOpen(_ guess: RoleGuess, _ entry: Entry, in catalog: Catalog) -> Bool {
    if RoleSet.notification.contains(guess.role) || entry.flags.contains(.isFragment) { return false }
    // What the shape of pasted copy tells is a guess for all points of a list alike.
    if entry.role != .unknown, entry.evidence == .guess { return false }
    return guess.evidence >= .key && (guess.role != .unknown || hasWords(entry, in: catalog))
  }
}

extension RoleGuess {
  /// Whether the key alone says that it is of a notification.
  fileprivate var isOfNotificationByKey: Bool {
    evidence == .key && !isConfirmed && RoleSet.notification.contains(role)
  }

  /// How often what is named so that the model adds nothing was right where both agree: of 162 alert titles by their keys 98 %,
  /// of 112 by comments 96 %, of 203 buttons and messages that key and comment name, each by itself, 95 %.
  private static let certain: Float = 0.95

  private var isCertain: Bool {
    role == .alertTitle && confidence >= Self.certain || isConfirmed && (role == .button || role == .alertMessage)
  }

  /// Takes the answer of the model where it is more likely right than wrong, unless key and comment agree on another.
  ///
  /// Reason and evidence stay where the words say the same.
  fileprivate mutating func weigh(_ answer: RoleAnswer) {
    let isSame = answer.role == role
    if isSame, isCertain {
      confidence = max(answer.confidence, Self.certain)
    } else if answer.confidence < RoleInference.even || isConfirmed && !isSame {
      confidence = min(confidence, isConfirmed ? RoleGrammar.doubtful : answer.confidence)
    } else {
      confidence = answer.confidence
      if !isSame { replace(by: answer) }
    }
  }

  private mutating func replace(by answer: RoleAnswer) {
    role = answer.role
    (isLoose, isConfirmed) = (false, false)
    (evidence, reason) = Self.grounds(answer)
  }

  private static func grounds(_ answer: RoleAnswer) -> (RoleEvidence, RoleReason) {
    switch answer.clue {
    case .keyEnd(let words): (.key, .keyEnd(WordPlace(words)))
    case .keyPart(let words): (.key, .keyPart(WordPlace(words)))
    case .comment(let words): (.comment, .comment(WordPlace(words)))
    case .siblings: (.key, .siblings)
    case .alike: (.key, .alike(answer.role))
    case .file: (.value, .catalog)
    case .value, .cue: (.value, .words(answer.role))
    }
  }
}

/// Copy that people type or paste without saying what it is for, and that no key names, is judged as what such words most
/// likely are: nothing to say of what wasn’t judged would be taken for praise.
extension RoleInference {
  /// Gives each string of plain text without a role of its own the likeliest.
  func takeLikeliest(_ guesses: inout ContiguousArray<RoleGuess>, of catalog: Catalog, jobs: Int) {
    guard catalog.format.isText else { return }
    guesses = inParts(of: catalog, jobs: jobs) { [guesses] inference, places in
      ContiguousArray(places.map { inference.likeliest(catalog.entries[$0], in: catalog, guesses[$0]) })
    }
  }

  private func likeliest(_ entry: Entry, in catalog: Catalog, _ guess: RoleGuess) -> RoleGuess {
    if entry.role == .text, entry.evidence == .guess { return message(entry, in: catalog, guess) }
    let isOpen = entry.key.isEmpty && entry.role == .unknown && guess.evidence > .source
    return isOpen && hasWords(entry, in: catalog) ? likeliestRole(of: entry, in: catalog, guess) : guess
  }

  /// A point of a list may be anything. One that tells of a problem is a message, wherever it is shown.
  private func message(_ entry: Entry, in catalog: Catalog, _ guess: RoleGuess) -> RoleGuess {
    let (shape, fewest) = (shape(of: entry, in: catalog), 3)
    return shape.cues.contains(.problem) && shape.words >= fewest ? guess.asGuess(.alertMessage) : guess
  }

  /// What the words are by their shape, unless they were told from others with some certainty.
  private func likeliestRole(of entry: Entry, in catalog: Catalog, _ guess: RoleGuess) -> RoleGuess {
    let shape = shape(of: entry, in: catalog)
    if shape.isPressed || ButtonWords.shared.names(catalog.bytes(entry.value)) { return guess.asGuess(.button) }
    // A question by itself stands in a title, whatever the model takes it for.
    if guess.role == .alertMessage, shape.isQuestion, !shape.hasBreak, shape.words <= Self.longestFact {
      return guess.asGuess(.alertTitle)
    }
    let isPart = RoleSet.setParts.contains(guess.role)
    if isPart, guess.confidence >= Self.clearEnough { return guess.asGuess(guess.role) }
    // “Uploading…” says what goes on, and nothing asks for it.
    if guess.role == .label, shape.end == .ellipsis || guess.confidence >= Self.sure { return guess.asGuess(.label) }
    // “Upload failed” is no command.
    let isCommand = shape.isCommand && shape.words <= Self.longestButton && !shape.cues.contains(.problem)
    if shape.isAnswer || isCommand { return guess.asGuess(.button) }
    let isTold = shape.words > Self.longestFact && !shape.isQuestion && !shape.isTitleCase
    let isMessage =
      shape.hasBreak || shape.words > Self.longestTitle || isTold || shape.end == .period && shape.words > 3
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
  /// Words of the longest title that asks nothing; what tells more tells details.
  private static let longestFact = 9
}

extension RoleGuess {
  /// The same as a guess that nothing but the words supports.
  fileprivate func asGuess(_ role: Role) -> RoleGuess {
    let isSame = role == self.role && reason != .nothing
    return RoleGuess(role, .guess, min(max(confidence, 0.5), 0.6), isSame ? reason : .likeliest)
  }
}
