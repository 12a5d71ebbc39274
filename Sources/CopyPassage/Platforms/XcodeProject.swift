import CopyModel

/// What a `project.pbxproj` says of the systems that its targets are made for, and of their files.
struct XcodeProject {
  /// A target whose words people see.
  private struct Target {
    let isApp: Bool
    let settings: BuildSettings
    /// Folders of its own, from that of the project.
    let folders: [String]
  }

  private let path: String
  private let tree: PropertyTree
  private var shared = BuildSettings()
  private var targets: [Target] = []

  /// - Parameter path: of the file, as the user would call it.
  init(_ text: Bytes, path: String) {
    self.path = path
    tree = PropertyTree(text)
    for object in objects("PBXProject") { shared.add(settings(of: object)) }
    targets = objects("PBXNativeTarget").compactMap(target)
  }

  /// The systems of the project and of the folders of those targets that differ from it; `files` are the settings that
  /// stand in files of their own. A folder is a path from that of the project.
  func facts(with files: BuildSettings) -> [(folder: String, fact: PlatformFact)] {
    let apps = targets.contains(where: \.isApp) ? targets.filter(\.isApp) : targets
    let facts = apps.compactMap { fact(of: $0, files) }
    guard var whole = facts.first ?? fact(of: nil, files) else { return [] }
    whole.platforms = Self.main(facts.reduce(whole.platforms) { $0.union($1.platforms) })
    let own = targets.compactMap { target in fact(of: target, files).map { (target, $0) } }
    return [("", whole)]
      + own.filter { $0.1.platforms != whole.platforms }.flatMap { target, fact in
        let others = own.filter { $0.1.platforms != fact.platforms }.flatMap(\.0.folders)
        return target.folders.compactMap { Self.top(of: $0, without: others) }.map { ($0, fact) }
      }
  }

  /// What a target says itself, then the project, then files of settings; the oldest systems last.
  private func fact(of target: Target?, _ files: BuildSettings) -> PlatformFact? {
    target?.settings.stated ?? shared.stated ?? files.stated ?? target?.settings.oldest ?? shared.oldest ?? files.oldest
  }

  /// A watch’s app, or that of a TV, is an addition where there is another.
  private static func main(_ platforms: PlatformSet) -> PlatformSet { platforms.narrowed(by: [.ios, .macos]) }

  /// The highest folder above `path`, or the folder itself, that holds none of `others`.
  private static func top(of path: String, without others: [String]) -> String? {
    let parts = path.split(separator: "/")
    return parts.indices.map { parts[...$0].joined(separator: "/") }.first { folder in
      !others.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
  }

  // MARK: Files

  /// The files that it names, and the folders that it takes as a whole: paths from the folder of the project. A source that
  /// it names and no target builds is left out.
  var files: [String] {
    var (found, seen) = ([String](), Set<String>())
    let built = Set(objects("PBXBuildFile").flatMap { $0["fileRef"]?.words ?? [] })
    var open = objects("PBXProject").flatMap { project in
      (project["mainGroup"]?.words ?? []).map { (id: $0, folder: project["projectDirPath"]?.words.first ?? "") }
    }
    while let (id, folder) = open.popLast() {
      guard let object = tree.objects[id], seen.insert(id).inserted else { continue }
      let path = Self.path(of: object, in: folder)
      if path.utf8.count > Self.longestPath { continue }
      switch object["isa"]?.words.first {
      case "PBXFileReference" where !built.contains(id) && Self.isSource(path): break
      case "PBXFileReference", "PBXFileSystemSynchronizedRootGroup": found.append(path)
      default: open += (object["children"]?.words ?? []).map { ($0, path) }
      }
    }
    return found
  }

  /// Whether a target builds a file like this by its name; it finds headers itself.
  static func isSource(_ path: String) -> Bool { sources.contains(where: path.hasSuffix) }

  private static let sources = [".swift", ".m", ".mm"]

  /// Longer than any system has paths, in bytes.
  private static let longestPath = 4_096

  /// Where an object stands that is in a group for `folder`.
  private static func path(of object: PropertyTree.Object, in folder: String) -> String {
    let isFromRoot = object["sourceTree"]?.words == ["SOURCE_ROOT"]
    return [isFromRoot ? "" : folder, object["path"]?.words.first ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
  }

  // MARK: Objects

  private func objects(_ kind: String) -> [PropertyTree.Object] {
    tree.objects.filter { $0.value["isa"]?.words == [kind] }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Nil for tests and tools, which show nothing.
  private func target(_ object: PropertyTree.Object) -> Target? {
    let type = object["productType"]?.words.first ?? ""
    guard !type.hasSuffix("-test"), !type.hasSuffix("ui-testing"), !type.hasSuffix(".tool") else { return nil }
    let lists = configurations(of: object).flatMap { $0["INFOPLIST_FILE"]?.words ?? [] }
    let groups = (object["fileSystemSynchronizedGroups"]?.words ?? []).compactMap {
      tree.objects[$0]?["path"]?.words.first
    }
    return Target(
      isApp: type.contains(".application") || type.contains("app-extension"), settings: settings(of: object),
      folders: Set(lists.compactMap(Self.folder) + groups).sorted())
  }

  /// The folder of a file that is named from the project’s; nil for the project’s own, and where it is worked out.
  private static func folder(of file: String) -> String? {
    let root = ["$(SRCROOT)/", "${SRCROOT}/", "./"].first { file.hasPrefix($0) } ?? ""
    let parts = file.dropFirst(root.count).split(separator: "/").dropLast()
    return parts.isEmpty || parts.contains { $0.contains("$") } ? nil : parts.joined(separator: "/")
  }

  private func settings(of object: PropertyTree.Object) -> BuildSettings {
    var settings = BuildSettings()
    for configuration in configurations(of: object) {
      for (key, value) in configuration.sorted(by: { $0.value.line < $1.value.line }) {
        settings.read(key, value.words.joined(separator: " "), path: path, line: value.line)
      }
    }
    return settings
  }

  private func configurations(of object: PropertyTree.Object) -> [PropertyTree.Object] {
    let list = (object["buildConfigurationList"]?.words.first).flatMap { tree.objects[$0] }
    return (list?["buildConfigurations"]?.words ?? []).compactMap { tree.objects[$0] }
  }
}

/// What the build settings of Xcode say of systems, by how surely they do.
struct BuildSettings: Sendable {
  /// `SUPPORTED_PLATFORMS`, or else `SDKROOT`.
  var stated: PlatformFact? { supported ?? root }
  /// The oldest system that it runs on: projects often have that of systems they aren’t made for.
  private(set) var oldest: PlatformFact?
  private var supported, root: PlatformFact?

  private static let names: [(word: String, platforms: PlatformSet)] = [
    ("macosx", .macos), ("iphone", .ios), ("watch", .watchos), ("appletv", .tvos),
  ]

  /// The names of the settings that tell of a system.
  static let keys: Set<String> = [
    "SUPPORTED_PLATFORMS", "SDKROOT", "MACOSX_DEPLOYMENT_TARGET", "IPHONEOS_DEPLOYMENT_TARGET",
    "WATCHOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET",
  ]

  /// Takes in the setting `key`, which stands at `line` of the file at `path`.
  mutating func read(_ key: String, _ value: String, path: String, line: Int) {
    guard Self.keys.contains(key) else { return }
    let platforms = Self.platforms(in: key.hasSuffix("_TARGET") && !value.isEmpty ? key : value)
    guard !platforms.isEmpty else { return }
    let fact = PlatformFact(platforms, key, path: path, line: line)
    switch key {
    case "SUPPORTED_PLATFORMS": Self.join(fact, to: &supported)
    case "SDKROOT": Self.join(fact, to: &root)
    default: Self.join(fact, to: &oldest)
    }
  }

  mutating func add(_ other: BuildSettings) {
    if let fact = other.supported { Self.join(fact, to: &supported) }
    if let fact = other.root { Self.join(fact, to: &root) }
    if let fact = other.oldest { Self.join(fact, to: &oldest) }
  }

  /// The first place that tells stands for all.
  private static func join(_ fact: PlatformFact, to known: inout PlatformFact?) {
    if known == nil { known = fact } else { known?.platforms.formUnion(fact.platforms) }
  }

  /// The systems whose development kits are named in `text`: `iphoneos iphonesimulator`, `/…/MacOSX10.6.sdk`.
  private static func platforms(in text: String) -> PlatformSet {
    let text = text.lowercased()
    return names.reduce(into: PlatformSet()) { if text.contains($1.word) { $0.formUnion($1.platforms) } }
  }
}

extension BuildSettings {
  /// The settings of an `.xcconfig` file: `SDKROOT = macosx // all targets`.
  init(_ text: Bytes, path: String) {
    for (index, line) in text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let parts = line.prefix { $0 != "/" }.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else { continue }
      // `SDKROOT[arch=*]` is the setting of some builds.
      read(String(parts[0].prefix { $0 != "[" }), String(parts[1]), path: path, line: index + 1)
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.prefix(
      start.lastIndex { $0 != " " && $0 != "\t" }.map { start.distance(from: start.startIndex, to: $0) + 1 } ?? 0)
  }
}
