/// How a program is written, as far as its words and strings go.
package enum ProgramDialect: UInt8, CaseIterable, Sendable {
  case swift, objectiveC, kotlin, java

  /// The dialect of a file by its name; nil where it is no program that can be read.
  package init?(fileName: String) {
    switch fileName.utf8.lastIndex(of: UInt8(ascii: ".")).map({ fileName[fileName.utf8.index(after: $0)...] }) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "kt": self = .kotlin
    case "java": self = .java
    default: return nil
    }
  }

  /// The name in `Lexicons/shared/calls.tsv`.
  var name: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objc"
    case .kotlin: "kotlin"
    case .java: "java"
    }
  }

  /// Whether `/* /* */ */` is one comment.
  var nestsComments: Bool { self == .swift || self == .kotlin }
  /// Whether `"""` begins a string of several lines.
  var hasLongStrings: Bool { self != .objectiveC }
  /// Whether `'x'` is a character, so that a quotation mark may stand in it.
  var hasCharacters: Bool { self != .swift }
}
