/// The call in a program that a finding points at. Numbers are those of the index of programs that the run has.
package enum FindingCall: Sendable, Equatable {
  /// The finding is about copy, or no program was read for it.
  case none
  /// The call that shows one string.
  case site(Int32)
  /// The call that shows the set.
  case set(Int32)
}
