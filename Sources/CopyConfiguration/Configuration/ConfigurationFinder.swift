import CopyFiles
package import CopyKernel

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
