/// How loud a rule speaks.
public enum Severity: UInt8, CaseIterable, Sendable, Comparable {
  case off, note, warning, error

  public var name: String { "\(self)" }

  public init?(name: some StringProtocol) {
    guard let level = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = level
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// One step quieter; a note stays a note.
  public var quieter: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    case .off: .off
    }
  }
}
