import CopyKernel
import CopyModel

@testable import CopyPassage
@testable import CopyReview

/// An alert as people type it.
enum TypedAlert {
  /// With proposals.
  static var settings: Settings {
    var settings = Settings()
    settings.proposes = true
    return settings
  }

  /// What is said of it, and how it could read.
  static func review(_ block: String) throws -> FileReview {
    try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
  }

  /// The first proposal as title, message, buttons, and what it leaves to be settled.
  static func proposal(_ block: String) throws -> String? {
    try review(block).proposals.first.map { proposal in
      (proposal.parts.map { $0 ?? "–" } + proposal.stays).joined(separator: " / ")
    }
  }

  /// Title, message, and buttons of the first proposal for an alert in `language`; nil where there is none.
  static func proposal(_ block: String, in language: String) throws -> String? {
    var settings = settings
    settings.locale = LocaleTag(language)
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    return review.proposals.first.map { $0.parts.map { $0 ?? "–" }.joined(separator: " / ") }
  }

  /// Whether the first proposal has other words than the alert. Marks and capitals are no words.
  static func saysSomethingElse(_ block: String) throws -> Bool {
    guard let proposal = try review(block).proposals.first else { return false }
    return proposal.old.words != proposal.new.words
  }
}

extension Proposal.Wording {
  fileprivate var words: [String] {
    ([title, message].map { $0 ?? "" } + buttons.map(\.text).sorted()).map { $0.lowercased().filter(\.isLetter) }
  }
}

extension Proposal {
  /// Title, message, and buttons as it would have them.
  var parts: [String?] { [new.title, new.message, new.buttons.map(\.text).joined(separator: ", ")] }
}
