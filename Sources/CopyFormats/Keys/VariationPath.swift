import CopyModel

/// Where a string stands among the variants of its key: `device.ipad.plural.other`. Each path is stored once.
struct VariationPath {
  /// Bytes of a path beyond which something else must be meant.
  static let limit = 512

  private var path: [UInt8] = []
  private var known: [[UInt8]: TextSlice] = [:]

  /// Length in bytes: what to go back to with `cut`.
  var count: Int { path.count }

  /// The path so far, its steps joined by dots.
  var bytes: [UInt8] { path }
  var isEmpty: Bool { path.isEmpty }

  /// Goes one step down; says whether there was room for it.
  mutating func append(_ name: Bytes) -> Bool {
    guard path.count + name.count < Self.limit else { return false }
    if !path.isEmpty { path.append(UInt8(ascii: ".")) }
    path.append(contentsOf: name)
    return true
  }

  /// Goes back up to where the path had `count` bytes.
  mutating func cut(to count: Int) { path.removeLast(path.count - count) }

  /// The path as text of the catalogue; no text for the key's plain value.
  mutating func slice(in builder: borrowing CatalogBuilder) -> TextSlice {
    if path.isEmpty { return .none }
    if let slice = known[path] { return slice }
    let slice = builder.store(path)
    known[path] = slice
    return slice
  }
}
