import CopyModel

/// What a `project.pbxproj` says of the systems that its targets are made for.
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
