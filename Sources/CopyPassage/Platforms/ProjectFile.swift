import CopyModel

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
