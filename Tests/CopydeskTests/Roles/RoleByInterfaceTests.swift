import CopyModel
import Testing

@testable import CopyPassage

/// What Interface Builder writes, with and without its comments.
struct RoleByInterfaceTests {
  private static func row(
    _ className: String, _ attribute: String, _ value: String, _ role: Role, path: String = "Garden.strings"
  ) -> RoleRow {
    let comment = "Class = \"\(className)\"; \(attribute) = \"\(value)\"; ObjectID = \"a1B-2c-D3e\";"
    return RoleRow(key: "a1B-2c-D3e.\(attribute)", comment: comment, value, role, path: path)
  }

  static let rows = [
    row("NSButtonCell", "title", "Remove", .button),
    row("NSButtonCell", "title", "OK", .button),
    row("NSButtonCell", "title", "Choose Seeds…", .button),
    row("NSButtonCell", "title", "Open Shed", .button),
    row("NSButtonCell", "title", "Water the plants at night", .label),
    row("NSButtonCell", "title", "Every second day", .label),
    row("NSButtonCell", "title", "Limit:", .label),
    row("UIButton", "normalTitle", "Plant", .button),
    row("UIBarButtonItem", "title", "Edit", .button),
    row("NSToolbarItem", "label", "Shed", .label),
    row("NSMenuItem", "title", "Water All Plants", .menuItem),
    row("NSMenu", "title", "Plants", .menuItem, path: "MainMenu.strings"),
    row("NSWindow", "title", "Shed", .label),
    row("NSBox", "title", "Tools", .label),
    row("NSTabViewItem", "label", "Herbs", .label),
    row("NSTableColumn", "headerCell.title", "Plant", .label),
    row("UINavigationItem", "title", "Garden", .label),
    row("UINavigationItem", "backButtonTitle", "Back", .button),
    row("UILabel", "text", "Harvest", .label),
    row("UILabel", "text", "The harvest starts when the first tomato is red.", .text),
    row("NSTextFieldCell", "title", "Width of the bed:", .label),
    row("NSTextFieldCell", "placeholderString", "Rose", .text),
    row("UITextField", "placeholder", "Rose", .text),
    row("NSButton", "ibShadowedToolTip", "Adds a bed.", .text),
    row("NSTableColumn", "headerToolTip", "How many plants", .text),
    row("NSTextField", "ibExternalAccessibilityDescription", "Bed name", .label),
    row("NSSegmentedCell", "ibShadowedLabels[1]", "Roses", .label),
    row("UISegmentedControl", "segmentTitles[0]", "Herbs", .label),
    RoleRow(key: "a1B-2c-D3e.normalTitle", "Plant", .button),
    RoleRow(key: "a1B-2c-D3e.placeholder", "Rose", .text),
    RoleRow(key: "117.title", "Water All", .menuItem, path: "en.lproj/MainMenu.strings"),
    RoleRow(key: "a1B-2c-D3e.text", "The shed is open. Take a spade.", .text),
  ]

  @Test(arguments: rows)
  func `Class and attribute tell`(row: RoleRow) {
    #expect(row.guess.role == row.role)
    #expect(row.guess.evidence == .class)
  }

  @Test func `Without class and menu a title is anything`() {
    #expect(RoleRow(key: "a1B-2c-D3e.title", "Water", .unknown).guess == RoleGuess())
  }

  @Test func `The reason names the class`() {
    let row = Self.row("NSBox", "title", "Tools", .label)
    #expect(row.guess.reason.text(of: row.catalog.entries[0], in: row.catalog) == "Interface Builder says “NSBox”")
  }
}
