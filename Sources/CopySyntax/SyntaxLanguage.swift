import CopyModel

/// The languages that have a tree.
package enum SyntaxLanguage: String, CaseIterable, Sendable {
  case swift
  /// With C’s functions.
  case objectiveC = "objc"
  case kotlin, java

  /// Whether `/* /* */ */` is one comment.
  var nestsComments: Bool { self == .swift || self == .kotlin }
  /// Whether a line’s end may end a statement.
  var endsWithLine: Bool { self == .swift || self == .kotlin }
  /// Whether `"""` begins a string of several lines.
  var hasLongStrings: Bool { self != .objectiveC }
  /// Whether `'x'` is a character, so that a quotation mark may stand in it.
  var hasCharacters: Bool { self != .swift }

  /// How tightly a binary operator binds; 0 for what is none. All that assigns is `Self.assignment`.
  func precedence(of name: Bytes) -> Int {
    if name.count > 1, name[name.count - 1] == UInt8(ascii: "="), !isComparison(name) { return Self.assignment }
    switch name.text {
    case "=": return Self.assignment
    case "??": return 7
    case "?:": return self == .kotlin ? Self.elvis : 0
    case "||": return 3
    case "&&": return 4
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": return 5
    case "...", "..<": return 8
    case "+", "-", "|", "^", "&+", "&-": return 9
    case "*", "/", "%", "&", "&*": return 10
    case "<<", ">>", "&<<", "&>>": return 11
    case "->", "?", "!", "!!", "::": return 0
    case "..", ">>>": return 8
    default: return self == .swift ? Self.ownOperator : 0
    }
  }

  static let assignment = 1
  static let ternary = 2
  /// An operator that the program makes.
  static let ownOperator = 6
  /// `?:` of Kotlin, and its functions that stand between two values.
  static let elvis = 6
  static let infix = 7
  static let comparison = 5
  static let cast = 8
  /// An operator before a value binds more tightly than all between two.
  static let prefix = 12

  private func isComparison(_ name: Bytes) -> Bool {
    switch name.text {
    case "==", "!=", "===", "!==", "<=", ">=", "~=": true
    default: false
    }
  }
}
