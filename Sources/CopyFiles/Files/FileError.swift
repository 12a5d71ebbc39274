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

extension FileError: CustomStringConvertible {
  /// All there is to say, one or two sentences.
  package var description: String { "Can’t \(verb) “\(path)”: \(reason). \(advice)." }

  /// What went wrong, without the path and without a full stop.
  package var reason: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .folder: "it’s a folder"
    case .device: "it’s a device or a socket, not a file"
    case .pipe: "it’s a pipe, not a file"
    case .outside: "it’s a link that leads out of the project"
    case .tooLarge(let limit): "it’s larger than \(limit / 1_000_000) MB"
    case .nameNotUTF8: "its name isn’t UTF-8"
    case .changed: "it changed after it was read, so nothing was written"
    case .readOnly: "it’s read-only"
    case .owner(let code): "its owner or group can’t be kept (\(String(cString: strerror(code))))"
    case .notAsWritten: "what came back from the disk isn’t what was written"
    }
  }

  /// What to do about it, without a full stop.
  package var advice: String {
    switch cause {
    case .system(let code): advice(for: code)
    case .folder: "Name a file in it"
    case .device, .pipe: "Name a file, or pipe the text in"
    case .outside: "Name the file that it leads to, or leave it out"
    case .tooLarge: "Split the file, or leave it out"
    case .nameNotUTF8: "Rename it"
    case .changed: "Run the command again"
    case .readOnly: "Make it writable, or leave it out"
    case .owner: "Run the command as the owner of the file"
    case .notAsWritten: "Check the disk; the old file is untouched"
    }
  }

  private var verb: String {
    switch action {
    case .find: "find"
    case .list: "look into"
    case .read: "read"
    case .write: "write"
    }
  }

  private func advice(for code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "Check the spelling of the path"
    case EACCES, EPERM: "Check who may \(action == .write ? "write to" : "read") the file and its folders"
    case EROFS: "Choose a place on a disk that can be written to"
    case ENOSPC, EDQUOT: "Free some space on the disk"
    case EFBIG: "Raise the limit on the size of files (ulimit -f), or split the file"
    case EMFILE, ENFILE: "Close other programs, or run with fewer jobs"
    case ELOOP: "Check the symbolic links on the path"
    case ENAMETOOLONG: "Use a shorter path"
    default: "Check the path and the disk"
    }
  }
}
