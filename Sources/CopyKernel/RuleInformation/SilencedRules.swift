/// Rules that keep quiet where a stronger one speaks: of two on the same words only the stronger is reported.
package struct SilencedRules: Sendable, Equatable {
  /// Those that say nothing of a string at all, by id.
  package let onString: [String]
  /// Those that say nothing of words that overlap the stronger rule’s, by id.
  package let onWords: [String]

  package init(onString: [String], onWords: [String]) {
    self.onString = onString
    self.onWords = onWords
  }

  package static let none = SilencedRules(onString: [], onWords: [])

  package static func onString(_ rules: String...) -> SilencedRules { SilencedRules(onString: rules, onWords: []) }
  package static func onWords(_ rules: String...) -> SilencedRules { SilencedRules(onString: [], onWords: rules) }

  package var all: [String] { onString + onWords }
}
