import CopyModel
import CopyProgram

extension Catalog {
  /// The hashes by which a program’s literals are known to be of this catalogue: of all keys, and of what stands in the
  /// base language.
  var copyHashes: [UInt64] {
    var hashes: [UInt64] = []
    for entry in entries {
      hashes.append(LiteralHash.exact(bytes(entry.key)))
      if locale(of: entry).isBase { hashes.append(LiteralHash.exact(bytes(entry.value))) }
    }
    return hashes
  }
}
