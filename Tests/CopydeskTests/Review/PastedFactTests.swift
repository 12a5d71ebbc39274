import CopyModel
import TestSupport
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Whatever is made of pasted copy has all its facts, and nothing that is said afterwards goes back to what stood there.
@Suite struct PastedFactTests {
  /// An alert, what may not be lost of it, and the slips that somebody typed.
  private struct Sample {
    var alert: PastedAlert
    let facts: [String]

    static let all: [(title: String, message: String, buttons: [String], facts: [String])] = [
      (
        "Drain “Olm Pond”?", "All 12 frogs move to Mill Lake. This can’t be undone.", ["Cancel", "Drain"],
        ["Olm Pond", "12", "Mill Lake"]
      ),
      ("Are you sure?", "Do you really want to drain %@? You will lose 3 frogs.", ["No", "Yes"], ["%@", "3"]),
      (
        "Oops! Something went wrong", "We couldn’t reach the pump at 10:42. (Error 503)", ["Try again", "Later"],
        ["10:42", "503"]
      ),
      (
        "Uh oh, your ticket was refused", "You entered a ticket that isn’t valid. Please try another ticket",
        ["Try another ticket", "Cancel"], ["refused"]
      ),
      (
        "Unable to feed Olm", "The picture frog_07.heic is too large: 31.2 MB of 25 MB.", ["Okay", "Cancel"],
        ["Olm", "frog_07.heic", "31.2 MB", "25 MB"]
      ),
      (
        "Warning", "Unsubscribing from Pond News stops all mails from Mara Lind.", ["Unsubscribe", "Cancel"],
        ["Pond News", "Mara Lind"]
      ),
      (
        "Are you sure you want to quit Pond Keeper?", "The pump will be stopped at 74 °C.", ["Quit", "Cancel"],
        ["Pond Keeper", "74 °C"]
      ),
      (
        "Pond update", "A new version of Pondkeeper (3.2.1) is available. Would you like to install it now?",
        ["Later", "Install"], ["Pondkeeper", "3.2.1"]
      ),
      ("Invalid pond code", "The code SPRING24 has expired.", ["OK", "Cancel"], ["SPRING24"]),
    ]

    init(_ random: inout SeededGenerator) {
      let made = random.pick(Self.all)
      alert = PastedAlert(title: made.title, message: made.message, buttons: made.buttons)
      facts = made.facts
      for _ in 0..<random.number(below: 3) { alert.message = Self.slipped(alert.message, &random) }
    }

    /// The text with a slip as people make them.
    private static func slipped(_ text: String, _ random: inout SeededGenerator) -> String {
      var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      switch random.number(below: 6) {
      case 0: return text.replacing("’", with: "'")
      case 1: return text.hasSuffix(".") ? String(text.dropLast()) : text
      case 2: return text.hasSuffix(".") ? text.dropLast() + "!!" : text
      case 3: return text.replacing(" ", with: "  ", maxReplacements: 1)
      case 4: return text.hasSuffix(".") ? text.dropLast() + " ." : text
      default:
        let small = words.indices.filter { words[$0].allSatisfy(\.isLowercase) }
        guard !small.isEmpty, case let index = random.pick(small) else { return text }
        words.insert(words[index], at: index)
        return words.joined(separator: " ")
      }
    }
  }

  private static let settings = {
    var settings = Settings()
    settings.offered = ["tone-please", "tone-first-person", "tone-negative-word", "tone-filler"]
    settings.proposes = true
    return settings
  }()

  private func said(_ text: String, _ reviewer: FileReviewer) -> FileReview {
    reviewer.review(ByteBuffer(Array(text.utf8)), path: "")
  }

  private static let shapes = PastedShapes.all.indices.filter {
    [
      "row", "quote", "block", "numbers", "bold", "bullets", "headings", "table", "CSV", "strings", "JSON",
      "lines of their own",
    ].contains(PastedShapes.all[$0].name)
  }

  @Test(arguments: shapes) func `Facts stay, and nothing goes back`(index: Int) throws {
    let (shape, reviewer) = (PastedShapes.all[index], try FileReviewer(settings: Self.settings))
    var random = SeededGenerator(seed: 0xFAC7 + UInt64(index))
    for _ in 0..<24 {
      let sample = Sample(&random)
      let text = shape.write(sample.alert, 1)
      let facts = sample.facts.filter(text.contains)
      for proposal in said(text, reviewer).proposals {
        let new = ([proposal.new.title, proposal.new.message].compactMap(\.self) + proposal.new.buttons.map(\.text))
          .joined(separator: " ")
        let lost = facts.filter { !new.contains($0) }
        #expect(lost.isEmpty, "\(lost) of\n\(text)\n→ \(new)")
      }
      let bytes = ByteBuffer(Array(text.utf8))
      guard let fixed = try? FileFixer(reviewer, extent: .suggestions).fix(bytes, path: "").bytes.bytes.text else {
        continue
      }
      let lost = facts.filter { !fixed.contains($0) }
      #expect(lost.isEmpty, "\(lost) of\n\(text)\n→\n\(fixed)")
      for diagnostic in said(fixed, reviewer).diagnostics where !text.contains(diagnostic.text) {
        let back = diagnostic.suggestions.first { text.contains($0.text) }
        #expect(back == nil, "\(diagnostic.rule) wants back what stood in\n\(text)\n→\n\(fixed)")
      }
    }
  }
}

extension PastedAlert {
  init(title: String, message: String, buttons: [String]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
