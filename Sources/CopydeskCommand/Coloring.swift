#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Whether to print in colour.
enum Coloring {
  /// `NO_COLOR`, when set and not empty, turns colours off unless the user asks for them.
  static func isOn(_ color: Invocation.Color, isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    }
  }
}
