import CopyModel

/// An alert, action sheet or notification as rules see it.
final class CopySetView {
  let set: CopySet
  let title: Copy?
  let message: Copy?
  let buttons: [Copy]

  init(set: CopySet, title: Copy?, message: Copy?, buttons: [Copy]) {
    (self.set, self.title, self.message, self.buttons) = (set, title, message, buttons)
  }

  /// All parts, title first.
  var parts: [Copy] { [title, message].compactMap(\.self) + buttons }
}
