/// Tokens of one string at a time, in memory that is kept for the next string.
///
/// An array would do, but a view of it could not outlive the call that reads it.
package final class TokenBuffer {
  private var capacity = 64
  private var base: UnsafeMutablePointer<Token>

  /// How many tokens there are.
  package private(set) var count = 0

  package init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  /// All tokens, in order; valid until a token is added or the buffer is emptied.
  package var view: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: base, count: count) }

  /// Reads or changes the token at `index`, which must be below `count`.
  @inline(__always)
  package subscript(index: Int) -> Token {
    get { base[index] }
    set { base[index] = newValue }
  }

  /// Adds traits to the token at `index`.
  @inline(__always)
  package func insert(_ traits: Token.Traits, at index: Int) { base[index].traits.formUnion(traits) }

  @inline(__always)
  package func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count += 1
  }

  /// Forgets the last token.
  package func removeLast() { count -= 1 }

  /// Forgets all tokens and keeps the memory.
  @inline(__always)
  package func removeAll() { count = 0 }

  private func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (larger, capacity * 2)
  }
}
