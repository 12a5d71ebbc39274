/// Why a desk couldn’t do what was asked.
public struct DeskError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What went wrong, and what to do about it, as a sentence for people.
  public let description: String

  init(_ description: String) { self.description = description }
}
