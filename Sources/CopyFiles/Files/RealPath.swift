#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Absolute paths without symbolic links, `.` and `..`.
package enum RealPath {
  /// The real path of the file or folder at `path`, in bytes, since not every name is UTF-8.
  package static func bytes(of path: String, for action: FileError.Action = .find) throws(FileError) -> [UInt8] {
    guard let real = realpath(path, nil) else { throw .system(action, path) }
    defer { free(real) }
    return UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
  }

  /// The same as text; an error where a name on the way is not UTF-8.
  package static func text(of path: String, for action: FileError.Action = .find) throws(FileError) -> String {
    guard let text = String(validating: try bytes(of: path, for: action), as: UTF8.self) else {
      throw FileError(action, path, .nameNotUTF8)
    }
    return text
  }
}
