#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file or folder could not be read or written: the path, what failed, and what to do about it.
package struct FileError: Error, Equatable, Sendable {
  /// What was being done.
  package enum Action: Equatable, Sendable {
    case find, list, read, write
  }

  /// What went wrong.
  package enum Cause: Equatable, Sendable {
    /// The system refused; `code` is its `errno`.
    case system(code: Int32)
    /// A folder, where a file is needed.
    case folder
    /// A device or socket, whose end may never come.
    case device
    /// A pipe with a name (FIFO), whose end may never come.
    case pipe
    /// A link that leads out of the project it lies in.
    case outside
    /// More than `limit` bytes.
    case tooLarge(limit: Int)
    /// A name that is not UTF-8. `path` shows U+FFFD in its place.
    case nameNotUTF8
    /// The file is no longer what was read.
    case changed
    /// The file is marked as read-only.
    case readOnly
    /// The new file can’t be given to the owner and group of the old one.
    case owner(code: Int32)
    /// What was read back from the disk is not what was written.
    case notAsWritten
  }

  /// The path as the user typed it, or as it was found below what they typed.
  package let path: String
  package let action: Action
  package let cause: Cause

  package init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  /// The error that the system call just made left in `errno`.
  package static func system(_ action: Action, _ path: String) -> FileError {
    FileError(action, path, .system(code: errno))
  }

  /// The `errno` of the system's refusal, or nil if the system had no part in it.
  package var code: Int32? {
    switch cause {
    case .system(let code), .owner(let code): code
    default: nil
    }
  }
}
