import CopyFiles
import CopyModel

/// The file that a project starts from: every key with its meaning, all commented out.
package enum ConfigurationTemplate {
  /// What the file is called.
  package static let fileName = ConfigurationFinder.fileName

  package static let text = head + ConfigurationTable.all.map { "\n# \($0.help).\n\(commented($0.sample))" }.joined()

  private static let head = """
    # How copydesk reviews the copy in this folder and those below. Take the “# ” from the lines that you need.
    # To see what holds and where it comes from: copydesk check --show-settings
    # For completion in editors: copydesk init --schema > .copydesk.schema.json
    # yaml-language-server: $schema=.copydesk.schema.json

    """

  private static func commented(_ yaml: String) -> String {
    yaml.split(separator: "\n").map { "# \($0)\n" }.joined()
  }

  /// Writes the file into the working folder. An old one is never touched.
  package static func write() throws {
    guard !FileStatus.exists(at: fileName) else { throw Occupied() }
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { try AtomicFile.write(Bytes($0), to: fileName, expecting: nil) }
  }

  /// There is a configuration already.
  package struct Occupied: Error, CustomStringConvertible {
    package var description: String { "“\(fileName)” is there already and was left as it is" }
  }
}
