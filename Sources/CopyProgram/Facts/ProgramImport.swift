package import CopyModel

/// A line of a program that names a framework which only some systems have.
package struct ProgramImport: Sendable, Equatable {
  package let platforms: PlatformSet
  /// `AppKit`
  package let framework: String
  /// Counts from 1.
  package let line: Int
  /// Whether it holds for some builds alone: `#if canImport(AppKit)`.
  package let isConditional: Bool
}

extension ProgramImport {
  private static let frameworks: [(name: StaticString, platforms: PlatformSet)] = [
    ("AppKit", .macos), ("Cocoa", .macos), ("UIKit", .ofUIKit), ("WatchKit", .watchos), ("TVUIKit", .tvos),
    ("TVMLKit", .tvos), ("android", .android), ("androidx", .android),
  ]

  /// All imports of `text` that tell of a system, in their order.
  static func all(in text: Bytes, _ dialect: ProgramDialect) -> [ProgramImport] {
    var (found, start, line, depth) = ([ProgramImport](), 0, 1, 0)
    while start < text.count {
      let end = text.firstIndex(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), from: start)
      let words = text.slice(start..<end).withoutSpace
      if words.hasLiteral("#if", at: 0) { depth += 1 }
      if words.hasLiteral("#endif", at: 0) { depth = max(0, depth - 1) }
      if let (name, platforms) = framework(in: words) {
        found.append(ProgramImport(platforms: platforms, framework: name, line: line, isConditional: depth > 0))
      }
      if end < text.count,
        text[end] == UInt8(ascii: "\n") || end + 1 == text.count || text[end + 1] != UInt8(ascii: "\n")
      {
        line += 1
      }
      start = end + 1
    }
    // The guard around a header is no condition.
    return dialect == .objectiveC ? found.map(\.unconditional) : found
  }

  private var unconditional: ProgramImport {
    ProgramImport(platforms: platforms, framework: framework, line: line, isConditional: false)
  }

  /// `import AppKit`, `@import AppKit;`, `#import <AppKit/AppKit.h>`, `import androidx.compose.Text`.
  private static func framework(in line: Bytes) -> (String, PlatformSet)? {
    let openings: [StaticString] = ["import ", "@import ", "#import <", "#include <", "@testable import "]
    guard let opening = openings.first(where: { line.hasLiteral($0, at: 0) }) else { return nil }
    let rest = line.slice(from: opening.utf8CodeUnitCount).withoutSpace
    let name = rest.slice(0..<(rest.firstIndex { !$0.isASCIILetter } ?? rest.count))
    return frameworks.first { name.equals($0.name) }.map { ("\($0.name)", $0.platforms) }
  }
}

extension Bytes {
  /// Without the spaces and tabs at its start.
  fileprivate var withoutSpace: Bytes { slice(from: firstIndex { $0 != 0x20 && $0 != 0x09 } ?? count) }
}
