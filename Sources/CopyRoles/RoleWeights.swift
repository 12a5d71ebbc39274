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
  let bias: FeatureRow

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
    precondition(Self.roles.count == FeatureRow.count, "a row has a place for each role")
    scale = Float(bitPattern: word(2))
    bias = FeatureRow { Int32(bitPattern: word(3 + $0)) }
    let start = Self.headerSize + 4 * FeatureRow.count
    rows = FeatureRows(UnsafeRawBufferPointer(rebasing: bytes[start...]), count: Int(word(1)))
  }

  /// Adds the weights of a feature to `row`; one that wasn’t kept has none.
  @inline(__always)
  func add(_ feature: UInt32, to row: inout FeatureRow) { rows.add(feature, to: &row) }

  /// What a feature weighs for a role; one that wasn’t kept weighs nothing.
  func weight(_ feature: UInt32, of role: Int) -> Int32 { rows.weight(feature, in: role) }
}

/// The sums of the weights of a string’s features, for each role, kept apart by what the features are made of.
struct RoleSum {
  /// What features are made of.
  enum Source: Int, CaseIterable { case value, keyEnd, keyPart, comment, file, cue, siblings, alike }

  private let weights: RoleWeights
  private var sums: ContiguousArray<FeatureRow>
  /// What all strings of a catalogue begin with.
  private var base: ContiguousArray<FeatureRow>
  /// The sum that grows at the moment, and its source; the one in `sums` is older.
  private var row = FeatureRow()
  private var source = Source.value

  init(_ weights: RoleWeights) {
    self.weights = weights
    sums = ContiguousArray(repeating: FeatureRow(), count: Source.allCases.count)
    base = sums
  }

  /// Begins another string with what `neighbors` say of all of theirs.
  mutating func clear() {
    for index in sums.indices { sums[index] = base[index] }
    (source, row) = (.value, base[0])
  }

  /// Begins another catalogue.
  mutating func begin(_ neighbors: RoleNeighbors) {
    for index in sums.indices { sums[index] = FeatureRow() }
    row = FeatureRow()
    begin(.file)
    neighbors.addWhole(to: &self)
    begin(.value)
    base = sums
  }

  /// What is added from here on is made of `source`.
  mutating func begin(_ source: Source) {
    sums[self.source.rawValue] = row
    (self.source, row) = (source, sums[source.rawValue])
  }

  @inline(__always)
  mutating func add(_ kind: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) {
    weights.add(FeatureHash.mixed(kind, first, second, third), to: &row)
  }

  /// What one feature alone says for a role.
  func weight(of role: Int, _ kind: UInt32, _ first: UInt32) -> Int32 {
    weights.weight(FeatureHash.mixed(kind, first), of: role)
  }

  /// All that was added, for each role.
  var totals: FeatureRow {
    mutating get {
      begin(source)
      return sums.reduce(into: weights.bias) { $0 &+= $1 }
    }
  }

  /// The source that says most for a role rather than for another, once `totals` were asked for.
  func strongest(for role: Int, against other: Int) -> Source {
    var (strongest, most) = (Source.value, Int32.min)
    for source in Source.allCases {
      let sum = sums[source.rawValue]
      let lead = sum[role] - sum[other]
      if lead > most { (strongest, most) = (source, lead) }
    }
    return strongest
  }
}
