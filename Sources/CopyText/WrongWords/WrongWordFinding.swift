/// A wrong word in copy.
package struct WrongWordFinding: Sendable {
  /// The index of its token.
  package let token: Int
  package let right: WrongWord.Right
}
