/// A wrong word in copy.
package struct WrongWordFinding: Sendable {
  /// The index of its token, and of the last where it is several.
  package let token, last: Int
  package let right: WrongWord.Right
}
