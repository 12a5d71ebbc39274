import CopyModel

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
