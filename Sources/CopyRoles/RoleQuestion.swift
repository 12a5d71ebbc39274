package import CopyModel

/// A string whose role is asked for, with what is known of it.
package struct RoleQuestion {
  package var key, comment, value: Bytes
  /// The name of the file, without folders.
  package var file: Bytes
  /// Which of the catalogue’s languages it is in; only strings of one language bear on each other.
  package var language: UInt16
  package var cue: RoleCueAnswer

  /// The bytes must outlive the answer.
  package init(key: Bytes, comment: Bytes, value: Bytes, file: Bytes, language: UInt16, cue: RoleCueAnswer) {
    (self.key, self.comment, self.value) = (key, comment, value)
    (self.file, self.language, self.cue) = (file, language, cue)
  }
}

/// What is known or guessed of a role before the model is asked: by the words that name roles, a class, a call.
package struct RoleCueAnswer {
  package var role: Role
  package var evidence: RoleEvidence
  package var confidence: Float

  package init(_ role: Role, _ evidence: RoleEvidence, _ confidence: Float) {
    (self.role, self.evidence, self.confidence) = (role, evidence, confidence)
  }

  /// The number of the role in features.
  var number: UInt32 {
    if role == .notificationPreview { return 9 }
    return RoleWeights.roles.firstIndex(of: role).map(UInt32.init) ?? Self.nothing
  }
  /// The number of no role, and how many there are with it.
  static let nothing: UInt32 = 10
  static let numbers = 11

  var hundredths: UInt32 { UInt32((confidence * 100).rounded()) }
}

/// What a string is for, by all that is known together.
package struct RoleAnswer: Equatable, Sendable {
  package var role: Role
  /// How often answers of such weight are right, 0 to 1, in hundredths.
  package var confidence: Float
  package var clue: RoleClue
}

/// What told most in favour of a role.
package enum RoleClue: Equatable, Sendable {
  /// The last word of the key, another one of its words, a word of the comment: bytes of the key or comment.
  case keyEnd(Range<Int>), keyPart(Range<Int>), comment(Range<Int>)
  /// The words and form of the value.
  case value
  /// The name of the file, or what else stands in it.
  case file
  /// What stands under the same stem of keys.
  case siblings
  /// Strings whose key ends in the same words.
  case alike
  /// What the words that name roles said already.
  case cue
}
