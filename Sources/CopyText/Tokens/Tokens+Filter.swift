extension UnsafeBufferPointer<Token> {
  /// Those that `isWanted`, in memory that needn’t grow: to make it anew for one, two, four tokens takes longer than to look at
  /// all, and a text has few.
  @inlinable
  package func filter(_ isWanted: (Token) throws -> Bool) rethrows -> [Token] {
    var found: [Token] = []
    found.reserveCapacity(count)
    for token in self where try isWanted(token) { found.append(token) }
    return found
  }
}
