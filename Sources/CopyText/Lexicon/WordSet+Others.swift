/// Sets of words of other languages.
extension WordSet {
  /// That there is too little of a thing, which nobody neglected.
  package static let germanEnough = WordSet("enough", of: "de")
  /// What comes to people and is no deed of theirs, and words that only look like it.
  package static let germanGain = WordSet("gain", of: "de")
  /// That something can be done still.
  package static let germanYet = WordSet("yet", of: "de")
  /// That there is too little of a thing, which nobody neglected.
  package static let spanishEnough = WordSet("enough", of: "es")
  /// What comes to people and is no deed of theirs, and words that only look like it.
  package static let spanishGain = WordSet("gain", of: "es")
  /// That something can be done still.
  package static let spanishYet = WordSet("yet", of: "es")
  /// Words that lose their vowel before another and stand at it.
  package static let frenchElided = WordSet("elided", of: "fr")
  /// That there is too little of a thing, which nobody neglected.
  package static let frenchEnough = WordSet("enough", of: "fr")
  /// What comes to people and is no deed of theirs, and words that only look like it.
  package static let frenchGain = WordSet("gain", of: "fr")
  /// That something can be done still.
  package static let frenchYet = WordSet("yet", of: "fr")
  /// Words that lose their vowel before another and stand at it.
  package static let italianElided = WordSet("elided", of: "it")
  /// That there is too little of a thing, which nobody neglected.
  package static let italianEnough = WordSet("enough", of: "it")
  /// What comes to people and is no deed of theirs, and words that only look like it.
  package static let italianGain = WordSet("gain", of: "it")
  /// That something can be done still.
  package static let italianYet = WordSet("yet", of: "it")
  /// That there is too little of a thing, which nobody neglected.
  package static let portugueseEnough = WordSet("enough", of: "pt")
  /// What comes to people and is no deed of theirs, and words that only look like it.
  package static let portugueseGain = WordSet("gain", of: "pt")
  /// That something can be done still.
  package static let portugueseYet = WordSet("yet", of: "pt")
  /// What stands behind a noun and asks for more.
  package static let japaneseParticle = WordSet("particle", of: "ja")
  /// Last letters of verbs in the plain form.
  package static let japanesePlainEnding = WordSet("plain-ending", of: "ja")
  /// What a statement or request in the polite form ends in.
  package static let japanesePoliteEnding = WordSet("polite-ending", of: "ja")
}
