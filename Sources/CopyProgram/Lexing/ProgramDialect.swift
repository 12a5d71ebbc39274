/// How a program is written, as far as its words and strings go.
package enum ProgramDialect: UInt8, CaseIterable, Sendable {
  case swift, objectiveC, kotlin, java
  /// Android’s layouts, menus, preferences, and manifest, in XML.
  case layout

  /// The dialect of a file by its path; nil where it is no program that can be read.
  package init?(path: String) {
    switch path.utf8.lastIndex(of: UInt8(ascii: ".")).map({ path[path.utf8.index(after: $0)...] }) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "kt": self = .kotlin
    case "java": self = .java
    case "xml" where Self.isLayout(path): self = .layout
    default: return nil
    }
  }

  /// Whether an XML file lies in a folder of Android’s resources that holds no texts, `res/layout-land`, or is a manifest.
  private static func isLayout(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(2)
    guard let name = parts.last else { return false }
    if name.elementsEqual("AndroidManifest.xml".utf8) { return true }
    guard parts.count == 2, let folder = parts.first?.split(separator: UInt8(ascii: "-")).first else { return false }
    return ["layout", "menu", "xml", "navigation"].contains { folder.elementsEqual($0.utf8) }
  }

  /// The name in `Lexicons/shared/calls.tsv`.
  var name: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objc"
    case .kotlin: "kotlin"
    case .java: "java"
    case .layout: "layout"
    }
  }

  /// Whether its alerts have a style for buttons that destroy.
  var hasButtonStyles: Bool { self == .swift || self == .objectiveC }
  /// Whether `/* /* */ */` is one comment.
  var nestsComments: Bool { self == .swift || self == .kotlin }
  /// Whether `"""` begins a string of several lines.
  var hasLongStrings: Bool { self != .objectiveC && self != .layout }
  /// Whether `'x'` is a character, so that a quotation mark may stand in it.
  var hasCharacters: Bool { self != .swift }
}
