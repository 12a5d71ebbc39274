import CopyModel
import TestSupport
import Testing

@testable import CopyPassage

struct SetBuilderTests {
  private func sets(_ strings: [(String, String, String)]) -> [CopySet] {
    let catalog = SampleCatalog.make(strings.map { (key: $0.0, comment: $0.1, value: $0.2) })
    let inference = RoleInference()
    return SetBuilder.sets(in: catalog, roles: inference.guesses(for: catalog))
  }

  /// Title, message, cancel and delete button, in four fashions.
  @Test(arguments: [
    ["delete.bed.alert.title", "delete.bed.alert.message", "delete.bed.alert.cancel", "delete.bed.alert.delete"],
    ["ALERT_BED_TITLE", "ALERT_BED_MESSAGE", "ALERT_BED_BUTTON_CANCEL", "ALERT_BED_BUTTON_DELETE"],
    ["bedAlertTitle", "bedAlertMessage", "bedAlertCancelButton", "bedAlertDeleteButton"],
    ["bed.alert.title", "bed.alert.message", "bed.alert.buttons.cancel", "bed.alert.buttons.delete"],
  ])
  func `Keys with one stem make a set`(keys: [String]) {
    let values = ["Delete the bed?", "Nothing brings it back.", "Cancel", "Delete"]
    let found = sets(zip(keys, values).map { ($0, "", $1) })
    #expect(found.count == 1)
    #expect(found.first?.title == 0)
    #expect(found.first?.message == 1)
    #expect(found.first?.buttons == [2, 3])
    #expect(found.first?.styles == [.cancel, []])
    #expect(found.first?.kind == .alert)
    #expect(found.first?.isDeclared == false && found.first?.orderIsKnown == false)
    #expect(found.first?.members == [0, 1, 2, 3])
  }

  @Test func `Members may stand anywhere in the file`() {
    let found = sets([
      ("frost.alert.ok", "", "OK"), ("rain.alert.message", "", "It rains."), ("map.title", "", "Map"),
      ("frost.alert.title", "", "Frost Tonight"), ("rain.alert.title", "", "Rain Tonight"),
    ])
    #expect(found.map(\.name) == ["frost.alert", "rain.alert"])
    #expect(found.map(\.members) == [[3, 0], [4, 1]])
  }

  @Test func `A message may have the key that the title adds to`() {
    let found = sets([("PUMP_ERROR_DRY_TITLE", "", "Pump Is Dry"), ("PUMP_ERROR_DRY", "", "The pump has no water.")])
    #expect(found.map(\.members) == [[0, 1]])
  }

  @Test func `A set may be called like one of its buttons`() {
    let found = sets([
      ("fair.cancel.title", "", "Do you want to cancel the fair?"), ("fair.cancel.yes", "", "OK"),
      ("fair.cancel.no", "", "Cancel"),
    ])
    #expect(found.map(\.members) == [[0, 1, 2]])
  }

  @Test func `Comments with one stem make a set of natural keys`() {
    let found = sets([
      ("Open the shed?", "Open shed alert -> title", "Open the shed?"),
      ("It is locked.", "Open shed alert -> message", "It is locked."),
      ("Open", "Open shed alert -> button", "Open"),
    ])
    #expect(found.map(\.members) == [[0, 1, 2]])
  }

  @Test func `Styles are read from comments and keys`() {
    let found = sets([
      ("dig.alert.title", "", "Dig?"), ("dig.alert.yes", "Destructive button of the alert", "Dig Up"),
      ("dig.alert.primaryButton", "", "Keep"), ("dig.alert.stop", "Cancel button of the alert", "Leave"),
    ])
    #expect(found.first?.styles == [.destructive, .default, .cancel])
  }

  @Test func `Action sheets and notifications are told apart`() {
    let found = sets([
      ("bed.actionSheet.title", "", "Clear the bed?"), ("bed.actionSheet.clear", "", "Clear"),
      ("frost.notification.title", "", "Frost Tonight"), ("frost.notification.body", "", "Cover the plants."),
      ("frost.notification.action", "", "Cover Plants"),
    ])
    #expect(found.map(\.kind) == [.actionSheet, .notification])
    #expect(found.last?.members == [2, 3, 4])
  }

  @Test(arguments: [
    [("bed.alert.title", "", "Bed Is Full")],
    [("bed.ok", "", "OK"), ("bed.cancel", "", "Cancel")],
    [("a.alert.title", "", "Bed Is Full"), ("b.alert.message", "", "Bed is full.")],
    [("x.alert.title", "", "A Bed"), ("x.title.alert", "", "B Bed"), ("x.alert.message", "", "A bed is full.")],
    [("title", "Alert title", "Full"), ("message", "Alert message", "The bed is full.")],
    [("Full", "Alert title", "Full"), ("So full.", "Alert message", "So full.")],
    [("shed.title", "", "Shed"), ("shed.ok.button", "", "OK")],
  ])
  func `What may not belong together is no set`(strings: [(String, String, String)]) {
    #expect(sets(strings).isEmpty)
  }

  @Test func `A declared group is a set as it stands`() {
    let strings = [("", "", "Dig up the rose?"), ("", "", "Leave"), ("", "", "Dig Up")].map {
      (key: $0.0, comment: $0.1, value: $0.2)
    }
    let roles: [Role] = [.alertTitle, .button, .button]
    let styles: [ButtonStyle] = [[], [.cancel, .declared], [.destructive, .declared]]
    let catalog = SampleCatalog.make(
      strings,
      change: { ($0.role, $0.evidence, $0.style) = (roles[$1], .explicit, styles[$1]) },
      group: EntryGroup(name: "dig", kind: .alert, entries: 0..<3))
    let inference = RoleInference()
    let found = SetBuilder.sets(in: catalog, roles: inference.guesses(for: catalog))
    #expect(
      found == [
        CopySet(
          name: "dig", kind: .alert, title: 0, message: nil, buttons: [1, 2], styles: Array(styles[1...]),
          isDeclared: true, orderIsKnown: true)
      ])
  }

  @Test func `Locales of one file are kept apart`() {
    let strings = ["de", "en"].flatMap { [("x.alert.title", "", "T \($0)"), ("x.alert.message", "", "M \($0).")] }
    let catalog = SampleCatalog.make(strings.map { (key: $0.0, comment: $0.1, value: $0.2) }) {
      $0.locale = UInt16($1 / 2)
    }
    let inference = RoleInference()
    let found = SetBuilder.sets(in: catalog, roles: inference.guesses(for: catalog))
    #expect(found.map(\.members) == [[0, 1], [2, 3]])
  }

  @Test func `Any keys give sets of distinct members`() {
    var random = SeededGenerator(seed: 5)
    let words = ["alert", "title", "message", "button", "cancel", "a", "B", ".", "_", "-", "ok", "é", "%@", " "]
    for _ in 0..<300 {
      let strings = (0..<20).map { _ in
        ((0..<5).map { _ in words.randomElement(using: &random) ?? "" }.joined(), "", "Dig here?")
      }
      let found = sets(strings)
      let members = found.flatMap(\.members)
      #expect(Set(members).count == members.count)
      #expect(found.allSatisfy { $0.members.count > 1 && $0.styles.count == $0.buttons.count })
      #expect(found == sets(strings))
    }
  }
}
