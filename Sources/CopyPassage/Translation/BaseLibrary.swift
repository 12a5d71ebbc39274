package import CopyFiles
import CopyFormats
package import CopyModel

/// The bases of a run. Each is read when the first translation asks for it, and shared by all threads.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor`, or under the lock of a shelf.
package final class BaseLibrary: @unchecked Sendable {
  /// Bytes of bases to keep: those asked for last stay, others are read again when somebody wants them.
  package static let capacity = 128 << 20

  private let monitor = Monitor()
  private let capacity: Int
  private let drafts: Drafts
  private var shelves: [String: Shelf] = [:]
  private var clock = 0

  /// - Parameter drafts: files that are read as they are to be.
  package convenience init(_ drafts: Drafts = Drafts()) { self.init(capacity: Self.capacity, drafts) }

  package init(capacity: Int, _ drafts: Drafts = Drafts()) { (self.capacity, self.drafts) = (capacity, drafts) }

  /// The base in the file at `path`; nil when it can’t be read, which its own review reports.
  package func base(at path: String) -> BaseCatalog? {
    let shelf = monitor.locked {
      let shelf = shelves[path] ?? Shelf()
      shelves[path] = shelf
      clock += 1
      shelf.lastUse = clock
      return shelf
    }
    let base = shelf.base(at: path, drafts)
    monitor.locked { makeRoom(sparing: shelf) }
    return base
  }

  /// Forgets the bases asked for longest ago. Those at work keep theirs.
  private func makeRoom(sparing kept: Shelf) {
    var total = shelves.values.reduce(0) { $0 + $1.size }
    while total > capacity {
      let old = shelves.filter { $0.value !== kept && $0.value.size > 0 }.min { $0.value.lastUse < $1.value.lastUse }
      guard let old else { return }
      total -= old.value.size
      shelves[old.key] = nil
    }
  }
}

/// The place of one base, which threads wait for while one of them reads it.
private final class Shelf: @unchecked Sendable {
  /// Counts requests; under the library’s lock.
  var lastUse = 0

  private let monitor = Monitor()
  private var base: BaseCatalog?
  private var isRead = false

  var size: Int { monitor.locked { base?.size ?? 0 } }

  func base(at path: String, _ drafts: Drafts) -> BaseCatalog? {
    monitor.locked {
      if !isRead {
        isRead = true
        base = (try? drafts.read(path)).map { BaseCatalog($0, path: path) }
      }
      return base
    }
  }
}

/// Finds the base of translations on disk: for `de.lproj/A.strings` the `A.strings` of `Base.lproj` or `en.lproj`.
///
/// Asked before the first file is read, in order, so that the answer depends neither on the number of jobs nor on what
/// else is reviewed.
package struct BaseFinder {
  /// The file or folder that somebody named as the base.
  private let named: String?
  /// Names in the folders looked into so far.
  private var listings: [String: [String]] = [:]
  private var answers: [String: String?] = [:]
  /// Folders that couldn’t be looked into.
  package private(set) var errors: [FileError] = []

  package init(named: String? = nil) { self.named = named }

  /// The path of the file that holds the base of the file at `path`; nil for what is base itself, or has none.
  ///
  /// - Parameter language: the base language where the configuration names one; English otherwise.
  package mutating func base(of path: String, language: LocaleTag?) -> String? {
    if let named { return self.base(of: path, named: named) }
    guard Self.canHaveBase(path), let place = TranslationPath.read(path) else { return nil }
    let key = "\(place.table)\n\(language?.description ?? "")"
    let answer = answers[key] ?? find(place, language: language)
    answers[key] = .some(answer)
    return answer == path ? nil : answer
  }

  /// The base that `path` has, given the file or folder that the user names.
  private func base(of path: String, named: String) -> String? {
    guard let status = try? FileStatus(of: named, for: .find) else { return nil }
    guard status.kind == .folder else { return named == path ? nil : named }
    let folder = named.hasSuffix("/") ? named : named + "/"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let rest = TranslationPath.read(path).map { $0.rest.isEmpty ? name : String($0.rest.dropFirst()) } ?? name
    let candidate = folder + rest
    return candidate != path && Self.isFile(candidate) ? candidate : nil
  }

  /// Formats that hold both sides in one file need no other.
  private static func canHaveBase(_ path: String) -> Bool {
    !FormatRegistry.catalogs.contains { $0.about.holdsItsBase && $0.about.hasEnding(of: path) }
  }

  private mutating func find(_ place: TranslationPath, language: LocaleTag?) -> String? {
    var best: (path: String, rank: Int, size: Int)?
    let project = try? ProjectRoot(ofFolder: place.folder.isEmpty ? "." : place.folder)
    for name in names(in: place.folder) {
      let candidate = place.folder + name + place.rest
      guard let other = TranslationPath.read(candidate), other.table == place.table,
        let rank = Self.rank(other.locale, language), let size = Self.size(of: candidate),
        let real = try? RealPath.bytes(of: candidate), project?.contains(real) ?? false
      else { continue }
      if let best, (best.rank, -best.size) <= (rank, -size) { continue }
      best = (candidate, rank, size)
    }
    return best?.path
  }

  /// How well a language serves as the base; lower is better, nil for not at all. `Base.lproj` may hold less than
  /// `en.lproj`, or the other way round: the larger file is the base.
  private static func rank(_ locale: LocaleTag?, _ language: LocaleTag?) -> Int? {
    let wanted = language ?? .english
    guard let locale, locale != wanted else { return 0 }
    guard locale.languageCode == wanted.languageCode else { return nil }
    return locale.regionCode == "US" ? 2 : 3
  }

  /// Names in `folder`, sorted.
  private mutating func names(in folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let listing = FolderListing(Array((folder.isEmpty ? "./" : folder).utf8), shownAs: folder)
    if let error = listing.error { errors.append(error) }
    let names = withExtendedLifetime(listing) { listing.entries.map { listing.name(of: $0).text } }
    listings[folder] = names
    return names
  }

  private static func isFile(_ path: String) -> Bool { size(of: path) != nil }

  /// Bytes of the file at `path`; nil where there is none.
  private static func size(of path: String) -> Int? {
    guard let status = try? FileStatus(of: path, for: .find), status.kind == .file else { return nil }
    return status.size
  }
}
