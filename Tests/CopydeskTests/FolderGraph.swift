/// Which folders of one target name types of which others, as text tells.
///
/// A folder uses another when one of its files names a type that a file of the other declares at its top level. Seen are
/// structs, classes, enums, protocols, actors, and type aliases. Not seen are members that an extension adds to a type of another
/// folder, functions and constants outside types, types that are inferred and not named, and names that two folders declare.
struct FolderGraph {
  /// A folder, the one that it uses, and a name that shows it: `Notes/Note.swift names Page`.
  private(set) var ways: [String: [String: String]] = [:]

  /// The files by their paths below the target’s folder.
  init(_ files: [String: String]) {
    let code = files.mapValues { SwiftWords($0) }
    var homes: [Substring: Set<String>] = [:]
    for (path, words) in code {
      for name in words.declared { homes[name, default: []].insert(Self.folder(of: path)) }
    }
    for (path, words) in code.sorted(by: { $0.key < $1.key }) {
      let folder = Self.folder(of: path)
      for name in words.used.sorted() {
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder else { continue }
        if ways[folder]?[other] == nil { ways[folder, default: [:]][other] = "\(path) names \(name)" }
      }
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// A way from a folder back to itself, step by step; nil where there is none.
  var cycle: [String]? {
    var done: Set<String> = []
    for folder in ways.keys.sorted() {
      if let found = cycle(from: folder, behind: [], &done) { return found }
    }
    return nil
  }

  private func cycle(from folder: String, behind trail: [String], _ done: inout Set<String>) -> [String]? {
    if let start = trail.firstIndex(of: folder) {
      let round = trail[start...] + [folder]
      return zip(round, round.dropFirst()).compactMap { ways[$0]?[$1] }
    }
    guard !done.contains(folder) else { return nil }
    for other in (ways[folder] ?? [:]).keys.sorted() {
      if let found = cycle(from: other, behind: trail + [folder], &done) { return found }
    }
    done.insert(folder)
    return nil
  }
}
