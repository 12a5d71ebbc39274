package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What lies in one folder, in the order in which whole paths sort byte by byte.
package struct FolderListing {
  /// What a name stands for.
  package enum Kind {
    case file, folder, link
  }

  /// One name in the folder.
  package struct Entry {
    fileprivate let start: Int
    fileprivate let count: Int
    package let kind: Kind
  }

  /// Files, folders and links whose names don't start with a dot.
  package private(set) var entries: [Entry] = []
  /// Whether the folder is the root of a git repository.
  package private(set) var hasRepository = false
  /// Whether it has a `.gitignore`. One that is a link does not count: git does not follow it either.
  package private(set) var hasIgnoreFile = false
  /// What stopped the listing, if it is not whole.
  package private(set) var error: FileError?
  /// All names, each with a `/` behind it.
  private let names = ByteBuffer()

  /// Lists the folder at `path`, which has a slash at the end and in errors is called `shown`.
  package init(_ path: [UInt8], shownAs shown: String) {
    let folder = String(decoding: path, as: UTF8.self)
    // In bytes, since not every name is UTF-8.
    guard let stream = opendir(path.map(CChar.init(bitPattern:)) + [0]) else {
      error = .system(.list, shown)
      return
    }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      add(entry, in: folder)
      errno = 0
    }
    if errno != 0 { error = .system(.list, shown) }
    sort()
  }

  /// The name of `entry`, without a slash.
  package func name(of entry: Entry) -> Bytes {
    names.bytes.slice(entry.start..<entry.start + entry.count)
  }

  private mutating func add(_ entry: UnsafeMutablePointer<dirent>, in folder: String) {
    // The system may hand out less memory than the declared length of `d_name`, so the record must not be copied.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    let name = Bytes(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
    guard name.first != UInt8(ascii: ".") else { return addHidden(name, type: entry.pointee.d_type, in: folder) }
    guard let kind = Self.kind(ofType: entry.pointee.d_type, of: name, in: folder) else { return }
    entries.append(Entry(start: names.count, count: name.count, kind: kind))
    names.append(name)
    names.append(UInt8(ascii: "/"))
  }

  private mutating func addHidden(_ name: Bytes, type: UInt8, in folder: String) {
    if name.equals(".git") { hasRepository = true }
    if name.equals(".gitignore") { hasIgnoreFile = Self.kind(ofType: type, of: name, in: folder) == .file }
  }

  /// What `name` stands for; nil for what holds no copy, such as sockets. Some file systems leave `type` open.
  private static func kind(ofType type: UInt8, of name: Bytes, in folder: String) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): kind(of: FileStatus.kind(ofEntry: folder + name.text))
    default: nil
    }
  }

  private static func kind(of kind: FileStatus.Kind?) -> Kind? {
    switch kind {
    case .file: .file
    case .folder: .folder
    case .link: .link
    case .pipe, .device, nil: nil
    }
  }

  /// Sorts `a.txt` before `a/b`, as their paths do: a folder counts with its slash.
  private mutating func sort() {
    let bytes = names.bytes
    entries.sort { first, second in
      let (left, right) = (first.sortLength, second.sortLength)
      guard let base = bytes.baseAddress else { return false }
      let order = memcmp(base + first.start, base + second.start, min(left, right))
      return order == 0 ? left < right : order < 0
    }
  }
}

extension FolderListing.Entry {
  /// The bytes to compare: those of the name, and a folder's slash.
  fileprivate var sortLength: Int { kind == .folder ? count + 1 : count }
}
