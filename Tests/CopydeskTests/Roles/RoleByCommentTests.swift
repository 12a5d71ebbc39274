import CopyModel
import Testing

@testable import CopyKernel

/// Comments as developers write them, on keys that tell nothing.
struct RoleByCommentTests {
  static let rows = [
    RoleRow(comment: "Title of the alert shown when a bed is removed", "Remove the bed?", .alertTitle),
    RoleRow(comment: "Alert title for a missing seed", "No Seeds", .alertTitle),
    RoleRow(comment: "The title of the dialog to clear the garden", "Clear Garden", .alertTitle),
    RoleRow(comment: "Frost alert -> title", "Frost Is Near", .alertTitle),
    RoleRow(comment: "Alert asking whether to water.", "Water the roses now?", .alertTitle),
    RoleRow(comment: "Title letting people know in an alert", "Seeds Are Gone", .alertTitle),
    RoleRow(comment: "Format string for title of frost alert. (1: bed)", "Frost in %@", .alertTitle),
    RoleRow(comment: "Alert message when the tank is empty", "The tank is empty.", .alertMessage),
    RoleRow(comment: "Message for alert shown at night", "It’s dark.", .alertMessage),
    RoleRow(comment: "Frost alert -> message", "Cover the plants.", .alertMessage),
    RoleRow(comment: "Error description for a dry pump", "The pump is dry.", .alertMessage),
    RoleRow(comment: "Error message displayed when no seed was chosen", "No seed was chosen.", .alertMessage),
    RoleRow(comment: "Error when the bed is full", "The bed is full.", .alertMessage),
    RoleRow(comment: "Clear garden alert -> informative text", "All beds become empty.", .alertMessage),
    RoleRow(comment: "Frost foreground alert body", "Cover the plants.", .alertMessage),
    RoleRow(comment: "Button to water the garden", "Water Garden", .button),
    RoleRow(comment: "Button title for the harvest form", "Harvest", .button),
    RoleRow(comment: "Title for a button in the harvest banner", "Start Harvest", .button),
    RoleRow(comment: "Label of a button that opens the shed", "Open Shed", .button),
    RoleRow(comment: "Cancel action for password alert", "Cancel", .button),
    RoleRow(comment: "Frost alert -> button", "Cover Plants", .button),
    RoleRow(comment: "alert default button", "Cover", .button),
    RoleRow(comment: "Restore action for the shed", "Restore", .button),
    RoleRow(comment: "Shed toolbar item", "Shed", .button),
    RoleRow(comment: "waterNowButtonText", "I water them", .button),
    RoleRow(comment: "Notification title for a ripe plant", "Harvest Time", .notificationTitle),
    RoleRow(comment: "The body of the notification shown at noon", "The tomatoes are ripe.", .notificationBody),
    RoleRow(comment: "notification description", "Watering has ended", .notificationBody),
    RoleRow(comment: "Text for snooze action on notification of frost", "Snooze", .notificationAction),
    RoleRow(comment: "Menu item title which opens the shed", "Open Shed", .menuItem),
    RoleRow(comment: "Context menu option to move a plant", "Move Plant", .menuItem),
    RoleRow(comment: "Title of the Plants menu", "Plants", .menuItem),
    RoleRow(comment: "Title of the screen where beds are listed", "Beds", .label),
    RoleRow(comment: "Section header for herbs", "Herbs", .label),
    RoleRow(comment: "Navigation bar title for the shed", "Shed", .label),
    RoleRow(comment: "Label for the number of plants", "Plants in All Beds", .label),
    RoleRow(comment: "Setting to water at night", "Night Watering", .label),
    RoleRow(comment: "Accessibility label for the map", "Map of the Garden", .label),
    RoleRow(comment: "Name of a tool", "Spade", .label),
    RoleRow(comment: "Radio button in the pump settings", "Use tap water", .label),
    RoleRow(comment: "Accessibility label for the water button", "Water the garden", .label),
    RoleRow(comment: "The popup button after this lists beds", "Sort by:", .label),
    RoleRow(comment: "Button before the list", "Sort by:", .label),
    RoleRow(comment: "Water the roses twice button text", "Water the roses twice", .button),
    RoleRow(comment: "Inspector -> window title", "Plant Inspector", .label),
    RoleRow(comment: "Placeholder text for the name of a bed", "Name of the bed", .text),
    RoleRow(comment: "Accessibility hint of the pump", "Starts the pump", .text),
    RoleRow(comment: "Footer text for the watering setting", "Water is measured at the pump.", .text),
    RoleRow(comment: "Description explaining what compost does", "Compost feeds the soil.", .text),
    RoleRow(comment: "Explanation of the harvest view", "Here you see what is ripe.", .text),
    RoleRow(comment: "Text for the placeholder on the rename alert.", "Bed name", .text),
    RoleRow(comment: "Description text above the Share button", "Share the garden with friends and rivals.", .text),
  ]

  @Test(arguments: rows)
  func `The comment tells`(row: RoleRow) {
    #expect(row.guess.role == row.role)
    #expect(row.guess.evidence == .comment)
  }

  static let silent = [
    "No comment provided by engineer.", "Placeholder is the name of a bed", "First placeholder is a name",
    "Used on the map and (in an alert title)", "A “button” is meant", "", "GardenViewController",
  ]

  @Test(arguments: silent)
  func `Comments about something else tell nothing`(comment: String) {
    #expect(RoleRow(comment: comment, "Turn compost", .unknown).guess.evidence != .comment)
  }

  @Test func `A comment that repeats the value tells nothing`() {
    #expect(RoleRow(comment: "/ Alert title", "Alert Title", .label).guess.evidence != .comment)
  }

  @Test func `Lines that disagree make the guess weak`() {
    let comment = "Filter button\nTitle of the list of beds"
    let guess = RoleRow(comment: comment, "All Beds", .label).guess
    #expect(guess.role == .label)
    #expect(guess.isWeak)
  }

  @Test func `Lines that disagree don’t make OK anything but a button`() {
    let guess = RoleRow(comment: "Closes the panel, button\nLabel on the toolbar", "OK", .button).guess
    #expect(guess.role == .button)
    #expect(!guess.isWeak)
  }

  @Test func `A comment that names the part beats a vague key`() {
    let guess = RoleRow(key: "bed.rename.title", comment: "Title for a button", "Rename", .button).guess
    #expect(guess.role == .button)
    #expect(guess.evidence == .comment)
  }

  @Test func `A key that names part and surface beats the comment`() {
    let guess = RoleRow(key: "bed.alert.title", comment: "Rename action", "Rename Bed", .alertTitle).guess
    #expect(guess.role == .alertTitle)
    #expect(guess.evidence == .key)
  }

  @Test func `The comment tells the surface of a key that names the part`() {
    let comment = "Title of the dialog to remove a bed"
    #expect(RoleRow(key: "bed.remove.title", comment: comment, "Remove Bed?", .alertTitle).guess.role == .alertTitle)
  }
}
