import CopyFiles
import CopyModel
import CopyText

/// The names that a project gives itself: of its app, its bundles, and its targets. They keep their spelling wherever they
/// stand, and nobody is asked to write them otherwise.
package enum ProjectNames {
  /// Whether a file found in a folder may hold names.
  package static func claims(path: String) -> Bool {
    guard let name = path.split(separator: "/").last else { return false }
    return name == "project.pbxproj" || name == "Package.swift" || name.hasSuffix(".xcconfig") || holdsInfo(name)
      || isAndroid(path) || isGradle(name)
  }

  /// Whether the file is read for its names alone, and not for its copy.
  package static func claimsAlone(path: String) -> Bool { claims(path: path) && !CatalogReader.isCatalog(path: path) }

  private static func holdsInfo(_ name: Substring) -> Bool {
    name.hasSuffix("Info.plist") || name == "InfoPlist.strings" || name == "InfoPlist.xcstrings"
  }

  private static func isAndroid(_ path: String) -> Bool { path.hasSuffix("/res/values/strings.xml") }

  private static func isGradle(_ name: Substring) -> Bool { name == "build.gradle" || name == "build.gradle.kts" }

  /// All names in `files`, each once, in their order. A file that can’t be read has none: it is no copy.
  package static func read(_ files: [String]) -> [String] {
    var (names, seen) = ([String](), Set<String>())
    for path in files {
      guard let bytes = try? FileReader.read(path) else { continue }
      names += found(in: bytes, path: path).filter { isName($0) && seen.insert($0).inserted }
    }
    return names
  }

  private static func found(in bytes: ByteBuffer, path: String) -> [String] {
    if CatalogReader.isCatalog(path: path) { return entries(of: CatalogReader.read(bytes, path: path)) }
    if path.hasSuffix(".swift") { return package(bytes.bytes.text) }
    return path.split(separator: "/").last.map(isGradle) == true ? gradle(bytes.bytes.text) : settings(bytes.bytes)
  }

  private static func entries(of catalog: Catalog) -> [String] {
    let keys = ["CFBundleName", "CFBundleDisplayName", "app_name"]
    return catalog.entries.filter { keys.contains(catalog.bytes($0.key).text) }.map { catalog.bytes($0.value).text }
  }

  /// `name: "Gardener"`, of packages, products, and targets.
  private static func package(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.contains("package(url") ? nil : line.piece(behind: "name: \"", upTo: "\"")
    }
  }

  /// `resValue "string", "app_name", "Gardener"`, of Android’s builds; with brackets in Kotlin.
  private static func gradle(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.contains("resValue") ? line.piece(behind: "\"app_name\", \"", upTo: "\"") : nil
    }
  }

  /// `PRODUCT_NAME = Gardener;`, of Xcode’s projects and settings.
  /// These files are long, and are read as bytes.
  private static func settings(_ text: Bytes) -> [String] {
    let keys: [StaticString] = [
      "PRODUCT_NAME = ", "INFOPLIST_KEY_CFBundleDisplayName = ", "INFOPLIST_KEY_CFBundleName = ", "productName = ",
    ]
    var isInTargets = false
    return text.split(separator: 0x0A).compactMap { line in
      let line = Bytes(rebasing: line.drop { $0 <= 0x20 })
      if line.hasLiteral("/* Begin PBX", at: 0) { isInTargets = line.hasLiteral("NativeTarget", at: 12) }
      let known = isInTargets ? keys + ["name = "] : keys
      guard let key = known.first(where: { line.hasLiteral($0, at: 0) }) else { return nil }
      return String(line.slice(from: key.utf8CodeUnitCount).text.trimming { " \t\";\r".contains($0) })
    }
  }

  /// Variables, identifiers, and targets that test are no names that people read.
  private static func isName(_ text: String) -> Bool {
    guard (2...60).contains(text.utf8.count), text.contains(where: \.isLetter) else { return false }
    return !text.contains { "$()/\\_<>%{}\"\n".contains($0) } && !text.hasSuffix("Tests")
  }

  /// How a table of names is to treat `name`: what is an ordinary word as well counts only as the words around it tell.
  package static func isOrdinary(_ name: String) -> Bool {
    let buffer = ByteBuffer(Array(name.lowercased().utf8))
    return !name.contains(" ") && !WordTable.english.tags(of: buffer.bytes).isEmpty
  }
}

extension StringProtocol {
  fileprivate func piece(behind start: String) -> SubSequence? {
    firstRange(of: start).map { self[$0.upperBound...] }
  }

  fileprivate func piece(behind start: String, upTo end: String) -> String? {
    guard let rest = piece(behind: start), let range = rest.firstRange(of: end) else { return nil }
    return String(rest[..<range.lowerBound])
  }

  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> SubSequence {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
    return rest
  }

  private func firstRange(of piece: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(piece) { return start..<index(start, offsetBy: piece.count) }
      start = index(after: start)
    }
    return nil
  }
}
