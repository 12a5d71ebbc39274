import CopyFiles
package import CopyKernel
package import CopyModel

/// The language in which a project is written, by its project file: Xcode’s `developmentRegion`, a package’s
/// `defaultLocalization`. Copy that names no language is in it.
package struct DevelopmentLanguage {
  /// What was found in the folders asked for so far.
  private var answers: [String: LocaleTag?] = [:]

  package init() {
  }

  /// The language of the project that the file at `path` is in; nil where no project file says so.
  package mutating func language(of path: AbsolutePath) -> LocaleTag? {
    let folder = path.text.lastIndex(of: "/").map { String(path.text[..<$0]) } ?? ""
    return language(in: folder, depth: 0)
  }

  /// A project file stands a few folders above its catalogues.
  private static let deepest = 8

  private mutating func language(in folder: String, depth: Int) -> LocaleTag? {
    if let known = answers[folder] { return known }
    var answer = Self.stated(in: folder)
    if answer == nil, depth < Self.deepest, let slash = folder.lastIndex(of: "/") {
      answer = language(in: String(folder[..<slash]), depth: depth + 1)
    }
    answers[folder] = .some(answer)
    return answer
  }

  private static func stated(in folder: String) -> LocaleTag? {
    let listing = FolderListing(Array((folder + "/").utf8), shownAs: folder)
    let names = withExtendedLifetime(listing) { listing.entries.map { listing.name(of: $0).text } }
    for name in names {
      let file = name.hasSuffix(".xcodeproj") ? name + "/project.pbxproj" : name == "Package.swift" ? name : nil
      guard let file else { continue }
      // A project that can’t be read says nothing of its language.
      guard let bytes = try? FileReader.readFile(folder + "/" + file, limit: 50_000_000) else { continue }
      let setting = name == "Package.swift" ? "defaultLocalization:" : "developmentRegion ="
      if let tag = withExtendedLifetime(bytes, { value(of: setting, in: bytes.bytes) }) { return tag }
    }
    return nil
  }

  /// The tag behind `setting`: `developmentRegion = "pt-BR";`, `defaultLocalization: "en"`.
  private static func value(of setting: String, in text: Bytes) -> LocaleTag? {
    guard let first = setting.utf8.first else { return nil }
    var start = text.firstIndex(of: first)
    while let index = start {
      let end = index + setting.utf8.count
      if text.slice(from: index).starts(with: setting.utf8) {
        let value = text[end...].drop { $0 == 0x20 || $0 == UInt8(ascii: "\"") }
        return LocaleTag(String(decoding: value.prefix { isPartOfTag($0) }, as: UTF8.self))
      }
      start = text[(index + 1)...].firstIndex(of: first)
    }
    return nil
  }

  private static func isPartOfTag(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
  }
}
