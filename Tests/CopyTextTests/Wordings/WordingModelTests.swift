import CopyModel
import Foundation
import Testing

@testable import CopyText

/// What examples have taught of wordings that no list has. The strings here are none of the examples.
@Suite struct WordingModelTests {
  private let analyzer = Analyzer()
  private let model = WordingModel.english

  private func reading<Answer>(_ copy: String, _ body: (WordingReading) -> Answer) -> Answer {
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let view = Bytes(buffer)
      return body(model.reading(of: analyzer.analyze(view, locale: .english).tokens, in: view))
    }
  }

  /// The recipe in Python and the program in Swift compute the same.
  @Test func weighsAsTheRecipeDoes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(contentsOf: root.appending(path: "Wordings/odds.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count > 15)
    for row in rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(reading(cells[0]) { $0.weights.map(String.init) } == Array(cells.dropFirst()), "\(cells[0])")
    }
  }

  @Test(arguments: [
    (WordingFault.failure, "The barn hub dropped off the network at six."),
    (.privateMatter, "Your blood test shows low iron."),
    (.order, "Rate your stay at the lodge."), (.anyNews, "We Have Something for You"),
    (.appDoor, "Show Me More"), (.anyTrouble, "That didn’t go as it should"),
    (.blame, "Had you read the label, the wool would still fit."),
    (.evasion, "The barn camera is taking some time off."),
  ])
  func tellsFaults(_ fault: WordingFault, _ copy: String) {
    #expect(reading(copy) { $0.weight(of: fault) } > WordingModel.logit, "\(copy)")
  }

  @Test(arguments: [
    (WordingFault.failure, "The last ferry was canceled because of fog."),
    (.privateMatter, "The swimming pool opens at nine."), (.order, "Take a warm coat to the bonfire."),
    (.anyNews, "Bridge Closed Until May"), (.appDoor, "Feed the Goats"), (.anyTrouble, "The barn door is open"),
    (.blame, "You joined the choir on March 3."), (.evasion, "The barn camera has no power."),
  ])
  func leavesGoodCopyAlone(_ fault: WordingFault, _ copy: String) {
    #expect(reading(copy) { $0.weight(of: fault) } < WordingModel.logit, "\(copy)")
  }

  @Test func namesTheWordsThatTellMost() {
    let copy = "The barn is painted, and you ruined the fence yet again."
    let place = reading(copy) { model.place(of: .blame, in: $0) }
    let words = place.map { String(decoding: Array(copy.utf8)[$0], as: UTF8.self) }
    #expect(words?.contains("you ruined") == true && words?.contains("barn") == false, "\(words ?? "none")")
  }
}
