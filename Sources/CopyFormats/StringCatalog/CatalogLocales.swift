import CopyModel

/// The locales of a string catalog by the names they are written with. Each key has most of them, in the same order.
struct CatalogLocales {
  /// Locales beyond which something else must be meant; an entry has room for sixteen times as many.
  static let limit = 4096

  /// A name of a locale, and what it means.
  struct Locale {
    /// As written, decoded.
    let name: [UInt8]
    /// Index in the catalogue; nil when the name is no language tag.
    let index: UInt16?
    /// The key that had it last, or -1.
    var lastKey = -1
  }

  private var all: [Locale] = []
  /// Place in `all` by the hash of the name. It is seeded anew in each run, so no file can be built to make it slow.
  private var places: [Int: Int] = [:]
  private var next = 0

  /// The locale at a place that `find` or `add` gave.
  subscript(_ place: Int) -> Locale {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// The place of the locale called `name`; nil when it is new.
  mutating func find(_ name: Bytes) -> Int? {
    let guess = next < all.count ? next : 0
    let place = guess < all.count && isName(name, at: guess) ? guess : lookUp(name)
    if let place { next = place + 1 }
    return place
  }

  /// Remembers a new locale and returns its place; nil when there are too many.
  mutating func add(_ name: Bytes, index: UInt16?) -> Int? {
    guard all.count < Self.limit else { return nil }
    places[Self.hash(name)] = all.count
    all.append(Locale(name: Array(name), index: index))
    next = all.count
    return all.count - 1
  }

  private func lookUp(_ name: Bytes) -> Int? {
    guard let place = places[Self.hash(name)] else { return nil }
    return isName(name, at: place) ? place : all.indices.first { isName(name, at: $0) }
  }

  private func isName(_ name: Bytes, at place: Int) -> Bool {
    all[place].name.withUnsafeBufferPointer { Bytes($0).equals(name) }
  }

  private static func hash(_ name: Bytes) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name.buffer))
    return hasher.finalize()
  }
}
