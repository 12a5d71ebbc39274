/// The entries of a catalogue, held small: most have a key, a value that stands in the file as it is, and nothing else.
///
/// Such an entry takes 20 bytes. Comments are kept beside once one has a comment; all else is a record, which entries
/// with the same share. An `Entry` is made when it is asked for.
package struct EntryTable: RandomAccessCollection, MutableCollection, Sendable {
  /// One object to count: what is asked of a table by other modules is asked of a copy of it.
  private var contents = Contents()

  init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { contents.places.count }

  package subscript(index: Int) -> Entry {
    get { contents[index] }
    set {
      own()
      contents[index] = newValue
    }
  }

  package func makeIterator() -> Iterator { Iterator(table: self) }

  /// Hands out one entry after the other: what other modules do by way of a collection’s protocols takes them longer.
  package struct Iterator: IteratorProtocol {
    fileprivate let table: EntryTable
    private var index = 0

    fileprivate init(table: EntryTable) { self.table = table }

    package mutating func next() -> Entry? {
      guard index < table.count else { return nil }
      defer { index += 1 }
      return table[index]
    }
  }

  mutating func append(_ entry: Entry) {
    own()
    contents.append(entry)
  }

  /// Makes sure that nobody else sees what is changed.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&contents) { contents = Contents(contents) }
  }
}

/// What a table holds. Changed only by a table that has it to itself.
private final class Contents: @unchecked Sendable {
  // Touched for each entry: a check at each access costs more than the access.
  @exclusivity(unchecked) fileprivate var places = ChunkedArray<Place>()
  @exclusivity(unchecked) private var comments = ChunkedArray<TextSlice>()
  @exclusivity(unchecked) private var records = ChunkedArray<Record>()
  /// The last record of each language, by its index: the next entry in it may have the same.
  private var latest: ContiguousArray<UInt32> = []

  init() { records.append(Record(Entry())) }

  init(_ other: Contents) {
    (places, comments) = (other.places, other.comments)
    (records, latest) = (other.records, other.latest)
  }

  subscript(index: Int) -> Entry {
    get {
      let place = places[index]
      var entry = records[Int(place.record)].entry(at: place)
      if index < comments.count { entry.comment = comments[index] }
      return entry
    }
    set {
      places[index] = place(of: newValue, known: places[index].record)
      if index < comments.count || !newValue.comment.isEmpty {
        fillComments(upTo: index + 1)
        comments[index] = newValue.comment
      }
    }
  }

  func append(_ entry: Entry) {
    let index = places.count
    places.append(place(of: entry, known: 0))
    if comments.count == 0, entry.comment.isEmpty { return }
    fillComments(upTo: index)
    comments.append(entry.comment)
  }

  private func fillComments(upTo end: Int) {
    while comments.count < end { comments.append(.none) }
  }

  private func place(of entry: Entry, known: UInt32) -> Place {
    Place(key: entry.key, raw: entry.raw, record: index(of: Record(entry), known: known))
  }

  /// The index of a record like `record`, which is added where the likeliest ones are others.
  private func index(of record: Record, known: UInt32) -> UInt32 {
    if records[Int(known)] == record { return known }
    let locale = Int(record.locale)
    while latest.count <= locale { latest.append(0) }
    if records[Int(latest[locale])] == record { return latest[locale] }
    records.append(record)
    latest[locale] = UInt32(records.count - 1)
    return latest[locale]
  }
}

/// Where an entry stands.
private struct Place: Sendable {
  let key: TextSlice
  let rawStart, rawEnd: UInt32
  /// The index of what else is known.
  let record: UInt32

  init(key: TextSlice, raw: Range<Int>, record: UInt32) {
    (self.key, rawStart, rawEnd) = (key, UInt32(raw.lowerBound), UInt32(raw.upperBound))
    self.record = record
  }

  var raw: Range<Int> { Int(rawStart)..<Int(rawEnd) }
}

/// What is known of an entry beside its key, its comment, and its written form.
private struct Record: Equatable, Sendable {
  /// None where the value is the written form itself.
  private let value: TextSlice?
  private let variation: TextSlice
  private let firstSegment, segmentCount, group, extras: Int32
  let locale: UInt16
  private let role: Role
  private let evidence: RoleEvidence
  private let style: ButtonStyle
  private let flags: EntryFlags

  init(_ entry: Entry) {
    value = entry.value == TextSlice(file: entry.raw) ? nil : entry.value
    variation = entry.variation
    (firstSegment, segmentCount) = (entry.firstSegment, entry.segmentCount)
    (group, extras, locale) = (entry.group, entry.extras, entry.locale)
    (role, evidence) = (entry.role, entry.evidence)
    (style, flags) = (entry.style, entry.flags)
  }

  func entry(at place: Place) -> Entry {
    var entry = Entry()
    entry.key = place.key
    entry.setRaw(place.rawStart, place.rawEnd)
    entry.value = value ?? TextSlice(file: place.raw)
    entry.variation = variation
    (entry.firstSegment, entry.segmentCount) = (firstSegment, segmentCount)
    (entry.group, entry.extras, entry.locale) = (group, extras, locale)
    (entry.role, entry.evidence) = (role, evidence)
    (entry.style, entry.flags) = (style, flags)
    return entry
  }
}
