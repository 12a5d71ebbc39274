import CopyKernel
import CopyModel
import CopyPassage

/// A sentence takes sentence style, a fragment title style.
struct TitleCapitalization: TextRule {
  static let info = RuleInfo(
    "title-capitalization", "A title that is a sentence takes sentence style; a fragment takes title style.",
    why: "Style tells people at a glance whether they read a statement or a heading; mixed styles look careless.",
    source: "HIG, Alerts: Content", statements: [27, 29], roles: RoleSet(.alertTitle), languages: .english,
    severity: .warning,
    examples: [
      .bad("The ⟦File Couldn’t Be Opened⟧.", .alertTitle, better: "The file couldn’t be opened."),
      .bad("Low ⟦battery⟧", .alertTitle, better: "Low Battery"),
      .bad("Old XTA SMART ⟦data⟧", .alertTitle, better: "Old XTA SMART Data"),
      .bad("Delete ⟦This Photo⟧?", .alertTitle, better: "Delete this photo?"),
      .bad("Message ⟦From The⟧ Dentist", .alertTitle, better: "Message from the Dentist"),
      .good("Log In to Vote", .alertTitle),
      .good("The file couldn’t be opened.", .alertTitle), .good("Low Battery", .alertTitle),
      .good("Delete “Report Final.pdf”?", .alertTitle), .good("Turn on iCloud Keychain?", .alertTitle),
      .good("No Wi-Fi Connection", .alertTitle),
      .bad("Sync & Backup is ⟦Unavailable⟧.", .alertTitle, better: "Sync & Backup is unavailable."),
      .good("The Amber Hall stairs are wet.", .alertTitle), .good("Our Lake Mirren trip is full.", .alertTitle),
      .bad("⟦is⟧ this kite for Aunt Mila?", .alertTitle, better: "Is this kite for Aunt Mila?"),
      .good("Low battery", .alertTitle, guide: .higLegacy), .good("Please Enter a Berth Number", .alertTitle),
      .good("Block Rose and report her?", .alertTitle), .good("Remove Frank from the crew?", .alertTitle),
      .good("Unsubscribe from Morning Tide?", .alertTitle), .good("“Ember” Would Like to Use Bluetooth", .alertTitle),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.isFormSure, copy.form != .none, !isPolite(copy), !SystemRequest.isShown(by: copy)
    else { return }
    if copy.form.isComplete {
      Capitalization.check(copy, wants: .sentence, &report)
    } else if copy.guide != .higLegacy || copy.caseStyle == .sentence {
      Capitalization.check(copy, wants: .title, &report)
    }
  }

  /// “Please Enter a Berth Number”: without “please” it is a heading that tells what to do, in title style as it should be.
  private func isPolite(_ copy: Passage) -> Bool {
    copy.casing == .title && copy.analysis.terminal == .none && copy.first(.please)?.start == 0
  }
}
