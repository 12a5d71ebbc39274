import CopyModel

@testable import CopyPassage
@testable import CopyReview

/// The first proposal for pasted copy, with the styles of its buttons.
enum StyledProposal {
  static func first(_ block: String, _ language: String) throws -> String? {
    var settings = TypedAlert.settings
    settings.locale = LocaleTag(language)
    let review = try FileReviewer(settings: settings).review(ByteBuffer(Array(block.utf8)), path: "")
    return review.proposals.first.map { proposal in
      let buttons = proposal.new.buttons.map { $0.text + ($0.style.names.first.map { " [" + $0 + "]" } ?? "") }
      return ([proposal.new.title, proposal.new.message].map { $0 ?? "–" } + buttons).joined(separator: " / ")
    }
  }
}
