#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes on the heap that keep their place: views into them stay valid until more is appended.
///
/// All memory behind the content is zero: behind the last byte lie `padding` zero bytes, so that readers may look ahead without a check.
package final class ByteBuffer: @unchecked Sendable {
  /// Zero bytes kept behind the content. simdjson asks for 64.
  package static let padding = 64

  // Of one thread, and read for each entry: a check at each access costs more than the access.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var capacity: Int
  /// How many bytes are stored.
  @exclusivity(unchecked) package private(set) var count = 0

  package init(capacity: Int = 0) {
    self.capacity = max(capacity, 64)
    base = Self.zeros(self.capacity + Self.padding)
  }

  package convenience init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count)
    append(contentsOf: bytes)
  }

  deinit { free(base) }

  /// All bytes stored so far.
  package var bytes: Bytes { Bytes(start: base, count: count) }

  /// Appends one byte.
  package func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  /// Appends the bytes of `view`, which must not be a view of this buffer.
  package func append(_ view: Bytes) {
    reserve(view.count)
    if let start = view.baseAddress { (base + count).update(from: start, count: view.count) }
    count += view.count
  }

  /// Appends `scalar` as UTF-8; U+FFFD for a surrogate or what lies beyond U+10FFFF.
  package func append(scalar: UInt32) {
    reserve(4)
    count += writeUTF8(scalar, to: UnsafeMutableBufferPointer(start: base + count, count: 4), at: 0)
  }

  package func append(contentsOf bytes: some Collection<UInt8>) {
    // Across modules a collection is asked for each of its elements by way of its type, which takes long.
    if bytes.withContiguousStorageIfAvailable({ append(Bytes($0)) }) != nil { return }
    reserve(bytes.count)
    for byte in bytes {
      base[count] = byte
      count += 1
    }
  }

  /// Lets `fill` write at most `extra` bytes behind the content; it returns how many it wrote.
  package func append<Failure: Error>(
    upTo extra: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(extra)
    let written = try fill(UnsafeMutableBufferPointer(start: base + count, count: extra))
    count += written
  }

  /// Forgets all bytes and keeps the memory.
  package func removeAll() {
    base.update(repeating: 0, count: count)
    count = 0
  }

  /// Replaces the byte at `offset`.
  package func replace(at offset: Int, with byte: UInt8) {
    precondition(offset >= 0 && offset < count)
    base[offset] = byte
  }

  private func reserve(_ extra: Int) {
    guard count + extra > capacity else { return }
    capacity = max(capacity * 2, count + extra)
    let grown = Self.zeros(capacity + Self.padding)
    grown.update(from: base, count: count)
    free(base)
    base = grown
  }

  /// Memory of the system’s that is zero already, and taken by nobody until it is written to.
  private static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = calloc(count, 1) else { fatalError("No memory is left for \(count) bytes.") }
    return memory.bindMemory(to: UInt8.self, capacity: count)
  }
}
