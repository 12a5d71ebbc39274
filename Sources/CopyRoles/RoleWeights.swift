import CopyModel
import Lexicons

/// The learned weights, read in place from `en/roles.bin`; `Lexicons/build/roles.py` says how they are packed.
///
/// A feature’s number gives the row where the search begins; its lowest sixteen bits tell it from others. None of the text
/// that it was learned from can be read back.
struct RoleWeights: Sendable {
  private static let magic: UInt32 = 0x4C52_4443  // “CDRL”
  private static let headerSize = 12
  /// Roles that were learned, in the order of the columns.
  static let roles: [Role] = [
    .alertTitle, .alertMessage, .button, .menuItem, .label, .text, .notificationTitle, .notificationBody,
    .notificationAction,
  ]
  private static let rowSize = 2 + roles.count

  private nonisolated(unsafe) let rows: UnsafeRawPointer
  private let count: UInt64
  /// What a step of a weight is worth.
  let scale: Float
  /// What each role has from the start, in steps.
  let bias: [Int32]

  /// The weights that are part of the program.
  static let english: RoleWeights = {
    guard let file = lexicon_file_named("en/roles.bin")?.pointee else {
      preconditionFailure("en/roles.bin isn’t embedded")
    }
    return RoleWeights(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }()

  /// Reads weights in place; bytes of another form are a mistake in the build and stop the program.
  private init(_ bytes: UnsafeRawBufferPointer) {
    func word(_ index: Int) -> UInt32 { bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self).littleEndian }
    precondition(word(0) == Self.magic, "not the weights of roles")
    (count, scale) = (UInt64(word(1)), Float(bitPattern: word(2)))
    bias = (0..<Self.roles.count).map { Int32(bitPattern: word(3 + $0)) }
    let start = Self.headerSize + 4 * bias.count
    precondition(bytes.count == start + Int(count) * Self.rowSize, "damaged weights of roles")
    rows = bytes.baseAddress! + start
  }

  /// Adds the weights of a feature to `sums` from `start` on; one that wasn’t kept has none.
  @inline(__always)
  func add(_ feature: UInt32, to sums: inout ContiguousArray<Int32>, at start: Int) {
    guard let row = row(of: feature) else { return }
    var role = 0
    while role < Self.rowSize - 2 {
      sums[start &+ role] &+= Int32(row.load(fromByteOffset: role, as: Int8.self))
      role &+= 1
    }
  }

  @inline(__always)
  private func row(of feature: UInt32) -> UnsafeRawPointer? {
    let wanted = max(UInt16(truncatingIfNeeded: feature), 1)
    var index = (UInt64(feature) &* count) &>> 32
    while true {
      let row = rows + Int(truncatingIfNeeded: index) &* Self.rowSize
      let mark = row.loadUnaligned(as: UInt16.self).littleEndian
      if mark == wanted { return row + 2 }
      if mark == 0 { return nil }
      index = index &+ 1 == count ? 0 : index &+ 1
    }
  }
}
