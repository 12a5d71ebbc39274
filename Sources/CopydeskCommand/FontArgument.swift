import CopyFiles
import CopyModel
import CopyText

/// The value of `--font`: a file, and behind `#` the number of the font in a collection.
enum FontArgument {
  static func read(_ argument: String) throws(UsageError) -> FontData {
    let parts = argument.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let index = parts.count == 2 ? UInt32(parts[1]) : 0
    let path = index == nil ? argument : parts[0]
    do {
      return try FontData(FileReader.read(path), index: index ?? 0)
    } catch let failure as FontData.Failure {
      throw UsageError(
        failure == .noFont ? "“\(argument)” holds no font" : "“\(argument)” needs more memory than there is")
    } catch {
      throw UsageError("\(error)")
    }
  }
}
