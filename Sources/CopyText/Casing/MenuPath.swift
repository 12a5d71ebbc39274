package import CopyModel

/// The marks that lead from one step of a way through menus to the next: “Settings ▸ Privacy”.
package enum MenuPath {
  package static let marks: [StaticString] = [">", "▸", "›", "→"]

  package static func isMark(_ bytes: Bytes) -> Bool { marks.contains { bytes.equals($0) } }
}
