import CopyModel

/// An alert, action sheet or notification as rules see it.
package final class CopySetView {
  package let set: CopySet
  package let title: Passage?
  package let message: Passage?
  package let buttons: [Passage]

  package init(set: CopySet, title: Passage?, message: Passage?, buttons: [Passage]) {
    (self.set, self.title, self.message, self.buttons) = (set, title, message, buttons)
  }

  /// All parts, title first.
  package var parts: [Passage] { [title, message].compactMap(\.self) + buttons }
}
