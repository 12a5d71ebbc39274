import CopyKernel
import CopyModel

/// What the name of a file tells of the strings in it.
struct FileCue {
  let cue: RoleCue

  /// Looks up the last component of `path` without its extension.
  init(path: String, in table: CueTable) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last?.prefix { $0 != UInt8(ascii: ".") }
    var hash = FoldedHash()
    for byte in name ?? "".utf8.prefix(0) { hash.add(byte) }
    cue = table.find(CueTable.extend(CueTable.seed(.file), by: hash.value)).cue
  }

  /// The role of a string in this file, where neither key nor comment tells.
  func guess(_ shape: ValueShape) -> RoleGuess? {
    if cue.contains(.help) { return RoleGuess(.text, .key, 0.8, .file) }
    if cue.contains(.intent) {
      let isText = shape.words >= 5 || shape.isQuestion
      return isText ? RoleGuess(.text, .key, 0.8, .file) : RoleGuess(.label, .key, 0.6, .file)
    }
    if cue.contains(.menu), shape.isShort { return RoleGuess(.menuItem, .key, 0.8, .file) }
    return nil
  }
}
