package import CopyModel

/// The calls of a program that show a set of the catalogue.
package struct SetCalls {
  private let set: Int32
  private let sites: [Int: Int32]
  /// Whether the copy at hand is a translation: the base tells of the calls.
  package let areOfBase: Bool

  /// Nil where no program was read for the set.
  package init?(_ set: CopySet, isTranslation: Bool) {
    guard set.call >= 0 else { return nil }
    self.set = set.call
    sites = Dictionary(zip(set.buttons, set.sites)) { first, _ in first }
    areOfBase = isTranslation
  }

  /// The call that shows the button at `entry`; the one that shows the set where that is no button.
  package func call(of entry: Int) -> FindingCall { sites[entry].map { .site($0) } ?? .set(set) }
}
