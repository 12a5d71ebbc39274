import CopyFiles

/// A string as people name it on the command line: `FILE:KEY`.
package struct StringAddress: Sendable, Equatable {
  package let path: String
  package let key: String

  /// Nil where no file stands before a colon. Both may have colons: the longest file that exists wins.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    for colon in bytes.indices.reversed() where bytes[colon] == UInt8(ascii: ":") {
      let path = String(decoding: bytes[..<colon], as: UTF8.self)
      guard let status = try? FileStatus(of: path, for: .find), status.kind == .file else { continue }
      self.path = path
      key = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
      return
    }
    return nil
  }
}
