import CopyModel
import CopySyntax

/// States of alerts that a feature holds, made without a name: `.alert(.init(title: { TextState("Sell it?") }))`.
extension FlowReader {
  /// The state of an alert or a dialog that a call makes without saying so, by the texts of states in its arguments; nil for
  /// other calls.
  func typeOfState(_ node: Int) -> UInt64? {
    let arguments = children(node).dropFirst()
    guard dialect == .swift, arguments.contains(where: holdsTextOfState) else { return nil }
    let isDialog = arguments.contains { kind($0) == .argument && name($0).equals("titleVisibility") }
    return isDialog ? Self.dialogState : Self.alertState
  }

  private func holdsTextOfState(_ node: Int) -> Bool {
    switch kind(node) {
    case .call: hash(name(node)) == Self.textState
    case .argument, .closure, .block, .statement, .return: children(node).contains(where: holdsTextOfState)
    default: false
    }
  }

  /// `titleVisibility: .hidden`: the title is written for the system alone.
  func hidesTitle(_ site: FlowSite) -> Bool {
    dialect == .swift
      && site.arguments.contains { argument in
        argument.label == Self.titleVisibility && bytes(argument.node).hasSuffix(".hidden")
      }
  }

  private static let titleVisibility = CallRow.hash("titleVisibility")
  private static let (textState, alertState, dialogState) = (
    CallRow.hash("TextState"), CallRow.hash("AlertState"), CallRow.hash("ConfirmationDialogState")
  )
}
