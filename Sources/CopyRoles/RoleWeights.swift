import CopyModel
import Lexicons

/// The learned weights, read in place from `en/roles.bin`; `Lexicons/build/roles.py` says how they are packed.
struct RoleWeights: Sendable {
  private static let magic: UInt32 = 0x4C52_4443  // “CDRL”
  private static let headerSize = 12
  /// Roles that were learned, in the order of the columns.
  static let roles: [Role] = [
    .alertTitle, .alertMessage, .button, .menuItem, .label, .text, .notificationTitle, .notificationBody,
    .notificationAction,
  ]

  private let rows: FeatureRows
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
    scale = Float(bitPattern: word(2))
    bias = (0..<Self.roles.count).map { Int32(bitPattern: word(3 + $0)) }
    let start = Self.headerSize + 4 * bias.count
    rows = FeatureRows(UnsafeRawBufferPointer(rebasing: bytes[start...]), count: Int(word(1)), width: bias.count)
  }

  /// Adds the weights of a feature to `sums` from `start` on; one that wasn’t kept has none.
  @inline(__always)
  func add(_ feature: UInt32, to sums: inout ContiguousArray<Int32>, at start: Int) {
    rows.add(feature, to: &sums, at: start)
  }

  /// What a feature weighs for a role; one that wasn’t kept weighs nothing.
  func weight(_ feature: UInt32, of role: Int) -> Int32 { rows.weight(feature, in: role) }
}

/// The sums of the weights of a string’s features, for each role, kept apart by what the features are made of.
struct RoleSum {
  /// What features are made of.
  enum Source: Int, CaseIterable { case value, keyEnd, keyPart, comment, file, cue, siblings, alike }

  private let weights: RoleWeights
  private var sums: ContiguousArray<Int32>
  /// What all strings of a catalogue begin with.
  private var base: ContiguousArray<Int32>
  private var start = 0
  private let width = RoleWeights.roles.count

  init(_ weights: RoleWeights) {
    self.weights = weights
    sums = ContiguousArray(repeating: 0, count: width * Source.allCases.count)
    base = sums
  }

  /// Begins another string with what `neighbors` say of all of theirs.
  mutating func clear() {
    for index in sums.indices { sums[index] = base[index] }
  }

  /// Begins another catalogue.
  mutating func begin(_ neighbors: RoleNeighbors) {
    for index in sums.indices { sums[index] = 0 }
    begin(.file)
    neighbors.addWhole(to: &self)
    base = sums
  }

  /// What is added from here on is made of `source`.
  mutating func begin(_ source: Source) { start = source.rawValue * width }

  @inline(__always)
  mutating func add(_ kind: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    weights.add(FeatureHash.mixed(kind, first, second, third), to: &sums, at: start)
  }

  /// What one feature alone says for a role.
  func weight(of role: Int, _ kind: UInt32, _ first: UInt32) -> Int32 {
    weights.weight(FeatureHash.mixed(kind, first), of: role)
  }

  /// All that was added for a role.
  func total(_ role: Int) -> Int32 {
    stride(from: role, to: sums.count, by: width).reduce(weights.bias[role]) { $0 + sums[$1] }
  }

  /// The source that says most for a role rather than for another.
  func strongest(for role: Int, against other: Int) -> Source {
    func lead(_ source: Source) -> Int32 {
      sums[source.rawValue * width + role] - sums[source.rawValue * width + other]
    }
    return Source.allCases.reduce(.value) { lead($1) > lead($0) ? $1 : $0 }
  }
}
