package import CopyFiles
import CopyFormats
package import CopyModel

/// Finds the base of translations on disk: for `de.lproj/A.strings` the `A.strings` of `Base.lproj` or `en.lproj`.
///
/// A file of strings may translate what Interface Builder shows, `Main.xib`, or the names and reasons in `Info.plist`.
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
    if let own = find(place.rest, of: place, language: language) { return own }
    guard let stem = Self.stem(ofStrings: place.rest) else { return nil }
    for suffix in Self.documents {
      if let document = find(stem + suffix, of: place, language: language) { return document }
    }
    return stem.hasSuffix("/InfoPlist") ? properties(around: place.folder) : nil
  }

  /// The endings of what Interface Builder writes.
  private static let documents = NibFormat.about.endings.map(\.suffix)

  /// What stands before the ending of a file of strings; nil for other files.
  private static func stem(ofStrings path: String) -> String? {
    let endings = StringsFormat.about.endings.map(\.suffix)
    return endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// The Info.plist beside the folders of languages, or beside the folder of these. Of several the one called so; others are
  /// of other targets, and which is meant nobody knows.
  private mutating func properties(around folder: String) -> String? {
    let above = folder.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let start = folder.hasPrefix("/") ? "/" : ""
    for place in [folder, start + above] {
      let found = names(in: place).filter { PropertyListFormat().claims(fileName: $0) && Self.isFile(place + $0) }
      if let one = found.first(where: { $0 == "Info.plist" }) ?? (found.count == 1 ? found[0] : nil) {
        return place + one
      }
    }
    return nil
  }

  /// The file that ends in `rest` in the folder of the language that serves best.
  private mutating func find(_ rest: String, of place: TranslationPath, language: LocaleTag?) -> String? {
    var best: (path: String, rank: Int, size: Int)?
    let project = try? ProjectRoot(ofFolder: place.folder.isEmpty ? "." : place.folder)
    let table = String(place.table.dropLast(place.rest.count)) + rest
    for name in names(in: place.folder) {
      let candidate = place.folder + name + rest
      guard let other = TranslationPath.read(candidate), other.table == table,
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
