import CopyFiles
import CopyKernel
import CopyModel

/// What the projects in and around some folders say of systems, folder by folder.
package struct ProjectFacts: Sendable {
  /// By the absolute path of the folder that it holds for.
  package private(set) var stated: [String: PlatformFact] = [:]
  private var built = BuiltFiles()

  package init() {}

  /// Those of `paths` that lie beside a project of Xcode, and that none builds.
  package func unbuilt(among paths: [String]) -> Set<String> { built.unbuilt(among: paths) }

  /// Whether a file found in a folder says something of this kind.
  package static func claims(path: String) -> Bool { ProjectFile(path: path) != nil && !ProgramFiles.isOfTests(path) }

  /// What `files` say. Those that can’t be read are left out: they are no copy.
  package init(_ files: [String]) {
    var projects: [(folder: AbsolutePath, project: XcodeProject)] = []
    var places: [AbsolutePath] = []
    var (settings, others, packages) = (
      [(AbsolutePath, BuildSettings)](), [(AbsolutePath, PlatformFact)](), [(AbsolutePath, PlatformFact)]()
    )
    for path in files {
      guard let kind = ProjectFile(path: path), let folder = AbsolutePath(path).folder,
        let file = try? FileReader.readFile(path, limit: Self.limit)
      else { continue }
      switch kind {
      case .xcodeProject:
        guard let home = folder.folder else { continue }
        projects.append((home, XcodeProject(file.bytes, path: path)))
        places.append(folder)
      case .settings: settings.append((folder, BuildSettings(file.bytes, path: path)))
      case .package: if let fact = kind.fact(in: file.bytes, path: path) { packages.append((folder, fact)) }
      default: if let fact = kind.fact(in: file.bytes, path: path) { others.append((folder, fact)) }
      }
    }
    for ((folder, project), place) in zip(projects, places) { built.add(project, at: place, in: folder) }
    add(projects, settings)
    // Packages often name a system only so that their tests run there.
    let apps = stated.values.reduce(into: PlatformSet()) { $0.formUnion($1.platforms) }
    for (folder, fact) in others { add(fact, to: folder, in: above(folder)) }
    for (folder, fact) in packages { add(fact, to: folder, in: apps) }
  }

  /// The most bytes of a file of a project.
  private static let limit = 50_000_000

  /// Settings in files of their own belong to the nearest project above them, or else to the folder that their folder is in.
  private mutating func add(
    _ projects: [(folder: AbsolutePath, project: XcodeProject)], _ settings: [(AbsolutePath, BuildSettings)]
  ) {
    let homes = Set(projects.map(\.folder.text))
    var files: [String: BuildSettings] = [:]
    for (folder, setting) in settings {
      let home = ([folder] + folder.foldersAbove).first { homes.contains($0.text) } ?? folder.folder ?? folder
      files[home.text, default: BuildSettings()].add(setting)
    }
    for (home, project) in projects {
      for (folder, fact) in project.facts(with: files[home.text] ?? BuildSettings()) {
        join(fact, to: AbsolutePath(folder, from: home.text).text)
      }
    }
    for (folder, settings) in files.sorted(by: { $0.key < $1.key }) where !homes.contains(folder) {
      if let fact = settings.stated ?? settings.oldest { join(fact, to: folder) }
    }
  }

  /// Two projects of one folder are both for what lies in it.
  private mutating func join(_ fact: PlatformFact, to folder: String) {
    stated[folder] =
      stated[folder].map { known in
        var known = known
        known.platforms.formUnion(fact.platforms)
        return known
      } ?? fact
  }

  /// What a project says of a folder, or says above it, holds against files that say more.
  private mutating func add(_ fact: PlatformFact, to folder: AbsolutePath, in project: PlatformSet) {
    guard stated[folder.text] == nil else { return }
    var fact = fact
    fact.platforms = fact.platforms.narrowed(by: project)
    stated[folder.text] = fact
  }

  private func above(_ folder: AbsolutePath) -> PlatformSet {
    ([folder] + folder.foldersAbove).lazy.compactMap { stated[$0.text] }.first?.platforms ?? []
  }
}

extension ProjectFacts {
  /// What the projects in `folders` say, and those above them; where none is open, those above the file at `path`.
  package init(in folders: [String], around path: String) {
    let found = folders.isEmpty ? [] : FileFinder { Self.claims(path: $0) }.find(folders).files
    self.init(found + Self.files(above: folders.isEmpty ? [path] : folders))
  }

  /// The files of projects in the folders above `paths`, as far as the root of their git repository, or else the working
  /// folder: who names one file names it in its project.
  package static func files(above paths: [String]) -> [String] {
    var (files, seen) = ([String](), Set<String>())
    let here = AbsolutePath(".")
    for path in paths {
      let way = [AbsolutePath(path)] + AbsolutePath(path).foldersAbove
      let root = way.firstIndex { FileStatus.exists(at: $0.appending(".git").text) } ?? way.firstIndex(of: here)
      guard let root else { continue }
      for folder in way[...root] where seen.insert(folder.text).inserted { files += self.files(in: folder) }
    }
    return files
  }

  private static func files(in folder: AbsolutePath) -> [String] {
    let listing = FolderListing(Array((folder.text == "/" ? "/" : folder.text + "/").utf8), shownAs: folder.shown)
    return withExtendedLifetime(listing) {
      listing.entries.compactMap { entry in
        let path = folder.appending(listing.name(of: entry).text).shown
        let file = entry.kind == .folder && path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : path
        return (entry.kind == .folder) == (file != path) && claims(path: file) ? file : nil
      }
    }
  }
}

/// A small file of a project that says which systems it is made for.
enum ProjectFile {
  case xcodeProject, settings, infoList, package, meson, manifest

  /// Nil for all other files.
  init?(path: String) {
    let parts = path.split(separator: "/").suffix(2)
    guard let name = parts.last else { return nil }
    switch name {
    case "project.pbxproj" where parts.first?.hasSuffix(".xcodeproj") ?? false: self = .xcodeProject
    case "Package.swift": self = .package
    case "meson.build": self = .meson
    case "AndroidManifest.xml": self = .manifest
    default:
      if name.hasSuffix(".xcconfig") {
        self = .settings
      } else if name.hasSuffix("Info.plist") {
        self = .infoList
      } else {
        return nil
      }
    }
  }

  /// What a file that names no settings says of the folder that it lies in; nil where it says nothing.
  func fact(in text: Bytes, path: String) -> PlatformFact? {
    switch self {
    case .xcodeProject, .settings: nil
    case .infoList: Self.fact(Self.keysOfLists.map { ("<key>\($0)</key>", $0, $1) }, in: text, path: path)
    case .package: Self.fact(Self.platformsOfPackages.map { (".\($0)(.", "platforms", $1) }, in: text, path: path)
    case .meson: Self.fact(Self.librariesOfGNOME.map { ("'\($0)'", $0, .gnome) }, in: text, path: path)
    case .manifest: PlatformFact(.android, reason: path)
    }
  }

  private static let keysOfLists: [(String, PlatformSet)] = [
    ("LSMinimumSystemVersion", .macos), ("LSUIElement", .macos), ("LSRequiresIPhoneOS", .ios),
    ("UILaunchStoryboardName", .ios), ("UIDeviceFamily", .ios), ("WKApplication", .watchos),
    ("WKWatchKitApp", .watchos),
  ]
  private static let platformsOfPackages: [(String, PlatformSet)] = [
    ("macOS", .macos), ("iOS", .ios), ("watchOS", .watchos), ("tvOS", .tvos),
  ]
  private static let librariesOfGNOME = ["gtk4", "gtk+-3.0", "libadwaita-1"]

  /// The systems of those `signs` that stand in `text`, and where the first of them does.
  private static func fact(
    _ signs: [(text: String, word: String, platforms: PlatformSet)], in text: Bytes, path: String
  )
    -> PlatformFact?
  {
    let found = signs.compactMap { sign in text.place(of: sign.text).map { (place: $0, sign: sign) } }
    guard let first = found.min(by: { $0.place < $1.place }) else { return nil }
    let line = 1 + text.slice(0..<first.place).count { $0 == UInt8(ascii: "\n") }
    let platforms = found.reduce(into: PlatformSet()) { $0.formUnion($1.sign.platforms) }
    return PlatformFact(platforms, first.sign.word, path: path, line: line)
  }
}

extension Bytes {
  fileprivate func place(of word: String) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return nil }
    return (0...count - word.count).first { self[$0] == first && self[$0..<$0 + word.count].elementsEqual(word) }
  }
}
