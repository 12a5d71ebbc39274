package import CopyKernel
import CopyModel

/// What a configuration says of some files: on which systems, or on which surfaces, their copy is shown.
package struct PathChoice: Sendable {
  /// Files that it holds for; nil for all.
  package let path: PathGlob?
  package let names: [String]
  /// Where it is written: `.copydesk.yml:3`.
  package let place: String

  package init(path: PathGlob?, names: [String], place: String) {
    self.path = path
    self.names = names
    self.place = place
  }
}

extension PathChoice {
  /// For people: `macos in Mac/**`.
  package var description: String { names.joined(separator: ", ") + (path.map { " in \($0.text)" } ?? "") }
}

extension [PathChoice] {
  /// What is said of the file at the absolute `path`, by the first that holds; nil where nothing is.
  package func choice(for path: String) -> PathChoice? { first { $0.path?.matches(path) ?? true } }
}
