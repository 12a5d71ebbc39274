import CopyModel

/// How many texts and buttons a view of the project has, and whether an alert has as many: something to read, something to
/// choose, and little of both.
struct AlertShape {
  /// What the name or the look of each text says that it is for, in their order.
  var texts: [Role?]
  var buttons: Int

  private static let (mostTexts, mostButtons) = (2, 3)
  static let two = CallRow.hash("2")

  /// Whether it has no more than an alert.
  var isSmall: Bool { texts.count <= Self.mostTexts && buttons <= Self.mostButtons }

  /// Whether it is what alerts are. Where a name says less, nothing of that may be missing.
  func isAlert(_ row: CallRow) -> Bool {
    if row.required == Self.two, texts.count < 2 || buttons < 2 { return false }
    return isSmall && !texts.isEmpty && buttons > 0
  }

  /// The number of the title. Where no name or look tells, that stands before the message.
  var title: Int? {
    texts.firstIndex(of: .alertTitle) ?? (texts.count > 1 ? texts.firstIndex { $0 != .alertMessage } ?? 0 : nil)
  }
}
