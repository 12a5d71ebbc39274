/// What a unified diff makes of texts, as `patch` does it.
enum PatchedText {
  struct Misfit: Error { var line: String }

  /// `files` by their paths, after `diff`.
  static func patched(_ files: [String: String], by diff: String) throws -> [String: String] {
    var (files, path, offset) = (files, "", 0)
    var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst(), !line.isEmpty {
      if line.hasPrefix("--- ") {
        (path, offset) = (String(line.dropFirst(4)), 0)
      } else if line.hasPrefix("@@") {
        guard let place = line.split(separator: " ")[1].dropFirst().split(separator: ",").first.flatMap({ Int($0) })
        else { throw Misfit(line: line) }
        let hunk = lines.prefix { " -+".contains($0.prefix(1)) && !$0.isEmpty && !$0.hasPrefix("--- ") }
        lines = lines.dropFirst(hunk.count)
        offset += try apply(Array(hunk), at: place - 1 + offset, to: &files[path, default: ""])
      }
    }
    return files
  }

  /// Puts the new lines in the place of the old ones, and returns how many more there are.
  private static func apply(_ hunk: [String], at place: Int, to text: inout String) throws -> Int {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let old = hunk.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
    let new = hunk.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
    let range = place..<place + old.count
    guard range.upperBound <= lines.count, Array(lines[range]) == old else { throw Misfit(line: old.first ?? "") }
    lines.replaceSubrange(range, with: new)
    text = lines.joined(separator: "\n")
    return new.count - old.count
  }
}
