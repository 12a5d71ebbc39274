import CopyFiles
package import CopyKernel
import CopyModel

/// Finds the configuration of each file: the nearest one upward from its folder. Each is read once.
///
/// The way up ends at the root of a git repository: what lies above it is somebody else’s. So is what lies beside it:
/// a configuration that was found, not named, reads no file of another project.
package struct ConfigurationFinder {
  /// What a configuration is called.
  package static let fileName = ".copydesk.yml"

  /// The configurations read so far; the first is that of files that have none.
  package private(set) var configurations = [Configuration()]
  /// For each folder that was asked for, an index in `configurations`.
  private var byFolder: [AbsolutePath: Int] = [:]

  /// The index in `configurations` of the one that holds for the file at `path`.
  package mutating func configuration(for path: AbsolutePath) throws -> Int {
    try path.folder.map { folder throws in try configuration(ofFolder: folder) } ?? 0
  }

  /// Reads the configuration in the file at `path`, whatever lies elsewhere, and wherever it leads: somebody named it.
  mutating func load(_ path: AbsolutePath) throws -> Int {
    configurations.append(try ConfigurationLoader.load(path, within: nil))
    return configurations.count - 1
  }

  /// The same for files in `folder`, which need not exist.
  package mutating func configuration(ofFolder folder: AbsolutePath) throws -> Int {
    if let known = byFolder[folder] { return known }
    let index = try find(in: folder)
    byFolder[folder] = index
    return index
  }

  private mutating func find(in folder: AbsolutePath) throws -> Int {
    let file = folder.appending(Self.fileName)
    if FileStatus.exists(at: file.text) {
      configurations.append(try ConfigurationLoader.load(file, within: ProjectRoot(ofFolder: folder.text)))
      return configurations.count - 1
    }
    guard !FileStatus.exists(at: folder.appending(".git").text), let parent = folder.folder else { return 0 }
    return try configuration(ofFolder: parent)
  }
}

/// Reads configurations and those that they extend.
struct ConfigurationLoader {
  /// The most bytes of a configuration: a wrong file should be told, not read.
  private static let limit = 1_000_000

  /// Far more than anybody needs, and few enough to stop at when each extends many.
  private static let maximumFiles = 100

  /// Files that are being read, the first one first.
  private var open: [AbsolutePath] = []
  private var filesRead = 0
  /// Where all files must lie; nil for everywhere.
  private let project: ProjectRoot?

  private init(_ project: ProjectRoot?) { self.project = project }

  /// The configuration in the file at `path`, and all that it extends, which must lie in `project` where one is given.
  static func load(_ path: AbsolutePath, within project: ProjectRoot?) throws -> Configuration {
    var loader = ConfigurationLoader(project)
    return try loader.load(path)
  }

  /// What `text` says as if it were the file at `path`.
  static func read(_ text: Bytes, path: AbsolutePath) throws -> Configuration {
    var loader = ConfigurationLoader(nil)
    return try loader.read(text, path: path)
  }

  private mutating func load(_ path: AbsolutePath) throws -> Configuration {
    if let project, !project.contains(try RealPath.bytes(of: path.text, for: .read)) {
      throw FileError(.read, path.shown, .outside)
    }
    let file = try FileReader.readFile(path.shown, limit: Self.limit)
    return try withExtendedLifetime(file) { try read(file.bytes, path: path) }
  }

  private mutating func read(_ text: Bytes, path: AbsolutePath) throws -> Configuration {
    open.append(path)
    defer { open.removeLast() }
    let root = try YAMLNode.read(text, path: path.shown)
    if !root.isNothing { try ConfigurationTable.shape.check(root, of: "the file") }
    let folder = path.folder ?? path
    var configuration = Configuration()
    for base in root[ConfigurationTable.extends]?.texts ?? [] {
      configuration.add(try load(base, from: folder))
    }
    var own = Configuration()
    for key in ConfigurationTable.all {
      if let value = root[key.name] { try key.read(value, &own, folder) }
    }
    own.files = [path]
    configuration.add(own)
    try Self.checkSurfaces(own, among: Surface.names + configuration.surfaces.map(\.value.id))
    return configuration
  }

  /// Copy can be measured only where something is known.
  private static func checkSurfaces(_ own: Configuration, among known: [String]) throws(ConfigurationError) {
    for choice in own.shownOn {
      guard let name = choice.value.names.first(where: { !known.contains($0) }) else { continue }
      throw ConfigurationError(
        choice.place, "no surface is called “\(name)”; \(ConfigurationWord.meant(by: name, among: known))")
    }
  }

  /// A file that is missing is told at the place that names it.
  private mutating func load(_ base: YAMLNode, from folder: AbsolutePath) throws -> Configuration {
    let path = AbsolutePath(base.text ?? "", from: folder.text)
    if open.contains(path) {
      let way = (open + [path]).map(\.shown).joined(separator: " → ")
      throw ConfigurationError(base.place, "these configurations extend each other: \(way)")
    }
    filesRead += 1
    if filesRead > Self.maximumFiles {
      throw ConfigurationError(base.place, "more than \(Self.maximumFiles) configurations extend each other")
    }
    do {
      return try load(path)
    } catch let error as FileError where error.cause == .outside {
      throw ConfigurationError(
        base.place,
        "“\(base.text ?? "")” lies outside of the project. Copy it into the project, or name this file with --config")
    } catch let error as FileError {
      throw ConfigurationError(base.place, "“\(base.text ?? "")” can’t be read: \(error.reason)")
    }
  }
}
