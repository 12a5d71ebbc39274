import CopyFiles
import CopyFormats
package import CopyModel
import CopyPassage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard input as a stream of JSON Lines, piece by piece, so that memory does not grow with it.
package struct StandardInputStream: ~Copyable {
  private var stream: JSONLinesStream

  package init(name: String) {
    stream = JSONLinesStream(path: name, locale: LocaleOfPath.locale(of: name)) { buffer in
      while true {
        let count = read(0, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        if errno != EINTR { throw FileError(.read, "standard input", .system(code: errno)) }
      }
    }
  }

  /// The next piece, or nil at the end.
  package mutating func next() throws -> Catalog? { try stream.next() }
}
