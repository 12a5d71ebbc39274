import Foundation

/// A folder for one test, which goes away with it.
final class ScratchFolder {
  /// The real path, without a slash at the end.
  let path: String

  init() throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "copydesk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = made.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of `name`.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and makes the folders above it.
  func write(_ name: String, _ text: String = "") throws {
    if let slash = name.lastIndex(of: "/") { try makeFolder(String(name[..<slash])) }
    try Data(text.utf8).write(to: URL(filePath: self(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  func text(of name: String) throws -> String { try String(contentsOf: URL(filePath: self(name)), encoding: .utf8) }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self(name))
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
  }

  /// The names in the folder, hidden ones too.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}
