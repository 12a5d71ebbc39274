/// Memory for the tokens of one string at a time, kept for the next string.
///
/// An array would do, but a view of it could not outlive the call that reads it.
final class TokenBuffer {
  private var capacity = 128
  private var base: UnsafeMutablePointer<Token>
  private var candidates: UnsafeMutablePointer<Int32>

  init() {
    base = .allocate(capacity: capacity)
    candidates = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
    candidates.deallocate()
  }

  /// An empty list with room for the tokens of a copy of `count` bytes: a token has at least one.
  func list(count: Int) -> TokenList {
    if count > capacity {
      base.deallocate()
      candidates.deallocate()
      capacity = max(count, capacity * 2)
      base = .allocate(capacity: capacity)
      candidates = .allocate(capacity: capacity)
    }
    return TokenList(base: base, candidates: candidates)
  }
}

/// Tokens in the memory of a buffer, while they are found and marked.
struct TokenList {
  private let base: UnsafeMutablePointer<Token>
  /// Indices of tokens whose word begins some name.
  private let candidates: UnsafeMutablePointer<Int32>

  /// How many tokens there are.
  private(set) var count = 0
  private(set) var candidateCount = 0

  fileprivate init(base: UnsafeMutablePointer<Token>, candidates: UnsafeMutablePointer<Int32>) {
    (self.base, self.candidates) = (base, candidates)
  }

  /// All tokens, in order.
  var view: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: base, count: count) }

  /// The token at `index`, which must be below `count`.
  @inline(__always)
  subscript(index: Int) -> Token { base[index] }

  /// Adds traits to the token at `index`.
  @inline(__always)
  func insert(_ traits: Token.Traits, at index: Int) { base[index].traits.formUnion(traits) }

  @inline(__always)
  mutating func append(_ token: Token) {
    (base + count).initialize(to: token)
    count += 1
  }

  /// Adds a token whose word begins some name.
  @inline(__always)
  mutating func appendCandidate(_ token: Token) {
    (candidates + candidateCount).initialize(to: Int32(truncatingIfNeeded: count))
    candidateCount += 1
    append(token)
  }

  /// The index of a token that may begin a name.
  @inline(__always)
  func candidate(_ index: Int) -> Int { Int(candidates[index]) }

  /// Forgets the last token.
  mutating func removeLast() {
    count -= 1
    if candidateCount > 0, candidate(candidateCount - 1) == count { candidateCount -= 1 }
  }
}
