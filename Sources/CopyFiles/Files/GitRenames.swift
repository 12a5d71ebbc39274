import CopyModel

/// Which files of a revision live on under another name: those that hold the same, and those that share half of their
/// bytes, line by line.
struct GitRenames {
  /// Above this number only files that hold the same are found, as git does.
  private static let limit = 1_000

  /// For each old name that is gone its blob.
  private var gone: [String: String]
  private let read: (String) throws -> ByteBuffer
  /// Of each old blob the bytes of its lines.
  private var tallies: [String: LineTally] = [:]

  /// - Parameter read: the bytes of a blob.
  init(gone: [String: String], read: @escaping (_ blob: String) throws -> ByteBuffer) {
    self.gone = gone
    self.read = read
  }

  /// The old name of the file `name`, which now is `blob` and lies at `path`; each is given once.
  mutating func old(of name: String, blob: String?, path: String) throws -> String? {
    let candidates = gone.keys.filter { Self.ending(of: $0) == Self.ending(of: name) }.sorted()
    let same = candidates.filter { gone[$0] == blob }
    let found =
      try same.first { Self.file(of: $0) == Self.file(of: name) } ?? same.first ?? similar(to: path, name, candidates)
    if let found { gone[found] = nil }
    return found
  }

  private mutating func similar(to path: String, _ name: String, _ candidates: [String]) throws -> String? {
    guard !candidates.isEmpty, candidates.count <= Self.limit, let file = try? FileReader.read(path) else { return nil }
    let new = LineTally(file)
    var best: (name: String, share: Double)?
    for candidate in candidates {
      let share = try tally(of: gone[candidate] ?? "").share(with: new)
      let isNear = Self.file(of: candidate) == Self.file(of: name)
      if share >= 0.5, share > best?.share ?? 0 || (isNear && share == best?.share) { best = (candidate, share) }
    }
    return best?.name
  }

  private mutating func tally(of blob: String) throws -> LineTally {
    if let known = tallies[blob] { return known }
    let tally = LineTally(try read(blob))
    tallies[blob] = tally
    return tally
  }

  private static func file(of name: String) -> Substring { name.split(separator: "/").last ?? "" }
  private static func ending(of name: String) -> Substring { file(of: name).split(separator: ".").last ?? "" }
}

/// How many bytes stand in which lines, whatever their order.
private struct LineTally {
  private var bytes: [Int: Int] = [:]
  private var size = 0

  init(_ file: ByteBuffer) {
    size = file.count
    withExtendedLifetime(file) {
      for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(file.bytes.buffer)[line.indices]))
        bytes[hasher.finalize(), default: 0] += line.count + 1
      }
    }
  }

  /// The bytes of lines that both have, of the larger file.
  func share(with other: LineTally) -> Double {
    guard size > 0, other.size > 0, 2 * min(size, other.size) >= max(size, other.size) else { return 0 }
    let common = bytes.reduce(0) { $0 + min($1.value, other.bytes[$1.key] ?? 0) }
    return Double(common) / Double(max(size, other.size))
  }
}
