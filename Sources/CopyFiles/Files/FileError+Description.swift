#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
