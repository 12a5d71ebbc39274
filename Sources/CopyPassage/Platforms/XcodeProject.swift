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

/// The objects of a `project.pbxproj`, with those of their members that tell of systems. The file is an old property list:
/// `key = value;` in braces, lists in parentheses. Reading ends where that breaks.
struct PropertyTree {
  struct Value {
    var words: [String] = []
    /// Counts from 1.
    let line: Int
  }

  typealias Object = [String: Value]

  /// By their names.
  private(set) var objects: [String: Object] = [:]
  private let text: Bytes
  private var place = 0
  private var line = 1

  private static let wanted = BuildSettings.keys.union([
    "isa", "buildConfigurationList", "buildConfigurations", "productType", "path", "fileSystemSynchronizedGroups",
    "INFOPLIST_FILE",
  ])
  /// Far deeper than any project is.
  private static let maximumDepth = 32

  init(_ text: Bytes) {
    self.text = text
    while place < text.count, text[place] != UInt8(ascii: "{") { step() }
    step()
    readMembers(depth: 1, of: nil)
  }

  /// Reads what stands between braces. Members of `object`, and of what it holds, are kept under its name.
  private mutating func readMembers(depth: Int, of object: String?) {
    while let key = word() {
      guard next() == UInt8(ascii: "=") else { return }
      step()
      let start = line
      switch next() {
      case UInt8(ascii: "{"):
        guard depth < Self.maximumDepth else { return }
        step()
        readMembers(depth: depth + 1, of: depth == 2 ? key : object)
      case UInt8(ascii: "("): add(Value(words: list(), line: start), key, to: object)
      default: add(Value(words: word().map { [$0] } ?? [], line: start), key, to: object)
      }
      if next() == UInt8(ascii: ";") { step() }
    }
    if next() == UInt8(ascii: "}") { step() }
  }

  private mutating func add(_ value: Value, _ key: String, to object: String?) {
    guard let object, Self.wanted.contains(key) else { return }
    objects[object, default: [:]][key] = value
  }

  private mutating func list() -> [String] {
    var words: [String] = []
    step()
    while let mark = next(), mark != UInt8(ascii: ")") {
      // Lists of objects tell nothing of systems.
      if let word = word() { words.append(word) } else { step() }
    }
    step()
    return words
  }

  // MARK: Bytes

  /// The next byte that is neither space nor of a comment.
  private mutating func next() -> UInt8? {
    while place < text.count {
      if text.hasLiteral("/*", at: place) {
        while place < text.count, !text.hasLiteral("*/", at: place) { step() }
        step()
        step()
      } else if text.hasLiteral("//", at: place) {
        while place < text.count, text[place] != UInt8(ascii: "\n") { step() }
      } else if text[place] <= 0x20 {
        step()
      } else {
        return text[place]
      }
    }
    return nil
  }

  /// The word that comes next, with or without quotation marks.
  private mutating func word() -> String? {
    guard let first = next(), !Self.isMark(first) else { return nil }
    let isQuoted = first == UInt8(ascii: "\"")
    if isQuoted { step() }
    let start = place
    while place < text.count, isQuoted ? text[place] != first : text[place] > 0x20 && !Self.isMark(text[place]) {
      if isQuoted, text[place] == UInt8(ascii: "\\") { step() }
      step()
    }
    let word = text.slice(start..<min(place, text.count)).text
    if isQuoted { step() }
    return word
  }

  private mutating func step() {
    if place < text.count, text[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
      UInt8(ascii: ";"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
