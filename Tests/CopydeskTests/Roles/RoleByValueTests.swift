import CopyModel
import Testing

@testable import CopyPassage

/// Words alone: weak by nature, and silent more often than not.
struct RoleByValueTests {
  static let rows = [
    RoleRow("Cancel", .button),
    RoleRow("OK", .button),
    RoleRow("Not Now", .button),
    RoleRow("Don’t Save", .button),
    RoleRow("취소", .button),
    RoleRow("저장 안 함", .button),
    RoleRow("Are you sure you want to dig up the rose?", .alertTitle),
    RoleRow("Do you want to water the garden?", .alertTitle),
    RoleRow("Delete this garden?", .alertTitle),
    RoleRow("This action can’t be undone.", .alertMessage),
    RoleRow("All roses will be deleted from the bed", .alertMessage),
    RoleRow("The pump couldn’t be started.", .alertMessage),
    RoleRow("Pump failed: %@", .alertMessage),
    RoleRow("Error Opening Shed", .alertTitle),
    RoleRow("Roses like the sun. They don’t like wet feet.", .text),
    RoleRow("Herbs", .label),
    RoleRow("Number of plants:", .label),
    RoleRow("Vegetable Beds", .label),
  ]

  @Test(arguments: rows)
  func `The words tell, weakly`(row: RoleRow) {
    #expect(row.guess.role == row.role)
    #expect(row.guess.evidence == .value)
    #expect(row.guess.isWeak)
  }

  static let silent = [
    "You dug five beds", "Move the roses", "Show compost in map", "%@", "", "42", "Move everything that grows there",
  ]

  @Test(arguments: silent)
  func `Commands and numbers may be anything`(value: String) {
    #expect(RoleRow(value, .unknown).guess == RoleGuess())
  }
}
