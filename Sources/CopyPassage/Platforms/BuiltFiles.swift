import CopyFiles
import CopyKernel

/// What the Xcode projects of a run build. A catalogue that lies beside a project and isn’t named in any reaches nobody: what
/// was taken along from another app, a language that is left out.
struct BuiltFiles: Sendable {
  /// The folders that projects lie in.
  private var homes: Set<String> = []
  /// The projects themselves, by their homes.
  private var projects: [String: [AbsolutePath]] = [:]
  /// The homes of projects that are made of other projects.
  private var wholes: Set<String> = []
  /// The paths of files and folders that projects name; most disks don’t tell capitals.
  private var names: Set<String> = []

  /// Of this many files one may be named nowhere; where more are, something else builds them.
  private static let mostUnnamed = 2
  /// Documents that Xcode must be told of one by one, as of all in a folder of a language.
  private static let documents = [".xib", ".storyboard"]
  /// Files beside which other tools build what lies around.
  private static let recipes = ["Package.swift", "BUILD", "BUILD.bazel", "CMakeLists.txt", "meson.build"]

  /// Adds the project at `place`, which lies in `folder`.
  mutating func add(_ project: XcodeProject, at place: AbsolutePath, in folder: AbsolutePath) {
    homes.insert(folder.text)
    projects[folder.text, default: []].append(place)
    for file in project.files {
      names.insert(AbsolutePath(file, from: folder.text).text.lowercased())
      if file.hasSuffix(".xcodeproj") { wholes.insert(folder.text) }
    }
  }

  /// Those of `paths` that lie beside a project and aren’t named in any.
  func unbuilt(among paths: [String]) -> Set<String> {
    if homes.isEmpty { return [] }
    var known: [String: Bool] = [:]
    let strays = Set(paths.filter { isOfStray(AbsolutePath($0)) })
    let files = paths.filter { path in path.contains(".lproj/") || Self.documents.contains(where: path.hasSuffix) }
    let (ours, unbuilt) = unnamed(among: files, &known)
    return
      strays
      .union(isMost(unbuilt, of: ours) ? Self.leftOut(unbuilt, of: ours) : unbuilt)
      .union(unbuiltSources(among: paths.filter(XcodeProject.isSource)))
  }

  /// Sources that no target builds; beside a project they may belong to a package that shares its folder.
  private func unbuiltSources(among sources: [String]) -> Set<String> {
    if sources.isEmpty { return [] }
    let packages = homes.filter { Self.hasRecipe(AbsolutePath($0)) }
    var known = Dictionary(uniqueKeysWithValues: packages.map { ($0, false) })
    let (ours, unbuilt) = unnamed(among: sources, &known)
    return isMost(unbuilt, of: ours) ? [] : unbuilt
  }

  private func isMost(_ unbuilt: Set<String>, of ours: [String]) -> Bool {
    unbuilt.count * Self.mostUnnamed > ours.count
  }

  /// Those of `files` that projects build, if anything does, and those of them that none names.
  private func unnamed(
    among files: [String], _ known: inout [String: Bool]
  ) -> (ours: [String], unnamed: Set<String>) {
    let unnamed = Set(files.filter { !names(AbsolutePath($0)) })
    if unnamed.isEmpty { return ([], []) }
    let ours = files.filter { path in AbsolutePath(path).folder.map { isOurs($0, &known) } ?? false }
    return (ours, unnamed.intersection(ours))
  }

  /// Those of `unbuilt` that stand beside languages of the same table that the project names: it lists them one by one, and leaves
  /// out what nobody has finished. The language that all are translated from is never left out.
  private static func leftOut(_ unbuilt: Set<String>, of ours: [String]) -> Set<String> {
    var named: [String: Int] = [:]
    for path in ours where !unbuilt.contains(path) {
      if let place = TranslationPath.read(path) { named[place.table, default: 0] += 1 }
    }
    return unbuilt.filter { path in
      guard let place = TranslationPath.read(path), let locale = place.locale, !locale.isEnglish else { return false }
      return named[place.table, default: 0] > 2
    }
  }

  /// Whether the nearest project is one that was left behind: the project around it is made of others, and this one is none
  /// of them.
  private func isOfStray(_ path: AbsolutePath) -> Bool {
    let above = path.foldersAbove
    guard !wholes.isEmpty, let home = above.firstIndex(where: { homes.contains($0.text) }),
      let whole = above[(home + 1)...].first(where: { homes.contains($0.text) }), wholes.contains(whole.text)
    else { return false }
    return projects[above[home].text]?.allSatisfy { place in
      !names.contains(place.text.lowercased()) && !Self.workspaces(in: whole, name: place)
    } ?? false
  }

  /// Whether a workspace in `folder` holds a project of this name.
  private static func workspaces(in folder: AbsolutePath, name project: AbsolutePath) -> Bool {
    let listing = FolderListing(Array((folder.text == "/" ? "/" : folder.text + "/").utf8), shownAs: folder.shown)
    let project = project.text.split(separator: "/").last ?? ""
    return withExtendedLifetime(listing) {
      listing.entries.contains { entry in
        let name = listing.name(of: entry).text
        guard name.hasSuffix(".xcworkspace") else { return false }
        let contents = folder.appending(name).appending("contents.xcworkspacedata").text
        let file = try? FileReader.readFile(contents, limit: workspaceLimit)
        return file.map { $0.bytes.text.contains(project) } ?? true
      }
    }
  }

  /// The most bytes of what a workspace says of its projects.
  private static let workspaceLimit = 1_000_000

  /// Whether the nearest thing that builds what lies in `folder` is a project.
  private func isOurs(_ folder: AbsolutePath, _ known: inout [String: Bool]) -> Bool {
    if let known = known[folder.text] { return known }
    let isHome = homes.contains(folder.text)
    let answer = isHome || !Self.hasRecipe(folder) && folder.folder.map { isOurs($0, &known) } ?? false
    known[folder.text] = answer
    return answer
  }

  private static func hasRecipe(_ folder: AbsolutePath) -> Bool {
    if recipes.contains(where: { FileStatus.exists(at: folder.appending($0).text) }) { return true }
    let listing = FolderListing(Array((folder.text == "/" ? "/" : folder.text + "/").utf8), shownAs: folder.shown)
    return withExtendedLifetime(listing) {
      listing.entries.contains { listing.name(of: $0).text.hasSuffix(".podspec") }
    }
  }

  /// Whether a project names a file, or a folder around it as a whole.
  private func names(_ path: AbsolutePath) -> Bool {
    ([path] + path.foldersAbove).contains { names.contains($0.text.lowercased()) }
  }
}
