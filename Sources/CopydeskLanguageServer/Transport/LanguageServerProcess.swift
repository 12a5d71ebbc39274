import CopyFiles
import CopyFormats
import CopyModel

/// A language server between a descriptor that messages come from and one that they go to.
package enum LanguageServerProcess {
  /// Bytes asked for at once.
  private static let chunk = 1 << 16

  /// Serves until the client says that it is over or goes away, and returns the status to end with. A thread reads on while
  /// documents are reviewed.
  package static func run(
    _ options: ServerOptions, input: Int32 = 0, output: Int32 = 1, log: @escaping (String) -> Void
  ) throws -> Int32 {
    let queue = MessageQueue()
    guard let reader = WorkerThread({ read(input, into: queue) }) else { throw NoThread() }
    // It ends with its input, which only the client can end.
    reader.detach()
    var isGone = false
    let server = LanguageServer(options, log: log) { message in
      let framed = FrameHeader.bytes(for: message.count) + message
      do {
        try framed.withUnsafeBufferPointer { try Descriptor.write(Bytes($0), to: output, path: "standard output") }
      } catch {
        // Nobody listens any more.
        isGone = true
      }
    }
    while server.exitStatus == nil, !isGone {
      // Letters that were typed meanwhile come before the review of what they changed.
      guard let piece = queue.take(waits: !server.hasWork) else {
        if !server.hasWork { break }
        server.work()
        continue
      }
      switch piece {
      case .message(let bytes): server.receive(bytes, isCancelled: queue.isCancelled)
      case .fault(let text): server.receiveFault(text)
      }
    }
    queue.close()
    return isGone ? 1 : server.statusAtEnd
  }

  private static func read(_ input: Int32, into queue: MessageQueue) {
    var parser = FrameParser()
    let (buffer, reader) = (ByteBuffer(capacity: chunk), JSONReader())
    while true {
      buffer.removeAll()
      let count = (try? FileReader.readOnce(input, into: buffer, upTo: chunk)) ?? 0
      guard count > 0 else { break }
      parser.take(buffer.bytes) { piece in
        if case .message(let bytes) = piece, let id = LanguageServer.cancelledRequest(in: bytes, reader) {
          queue.cancel(id)
        }
        queue.put(piece)
      }
    }
    if parser.isInside { queue.put(.fault("the input ends inside a message")) }
    queue.close()
  }
}

/// The system has no thread to give.
private struct NoThread: Error, CustomStringConvertible {
  let description = "no thread can be started"
}

/// What came from the client and waits: one thread reads on while the other works, so that a request can be cancelled and
/// the letters typed meanwhile are reviewed once.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor` alone.
private final class MessageQueue: @unchecked Sendable {
  /// How much may wait before reading stops, so that a client that never rests can’t fill the memory.
  static let (mostPieces, mostBytes) = (4_096, 512 << 20)

  private let monitor = Monitor()
  private var pieces: [FrameParser.Piece] = []
  /// Index of the next piece to take.
  private var next = 0
  private var byteCount = 0
  private var isClosed = false
  /// Requests that the client gave up, as JSON; those that are not waiting are forgotten when the queue is empty.
  private var cancelled: Set<String> = []

  /// Adds what was read; waits while too much is there.
  func put(_ piece: sending FrameParser.Piece) {
    monitor.lock()
    defer { monitor.unlock() }
    while !isClosed, pieces.count - next >= Self.mostPieces || byteCount >= Self.mostBytes { monitor.wait(for: .room) }
    byteCount += Self.size(of: piece)
    pieces.append(piece)
    monitor.signal(.result)
  }

  /// Says that nothing will follow.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.broadcast(.result)
      monitor.broadcast(.room)
    }
  }

  /// The next piece, if one is there; with `waits` the next one that comes. Nil behind the last.
  func take(waits: Bool) -> sending FrameParser.Piece? {
    monitor.lock()
    defer { monitor.unlock() }
    while waits, !isClosed, next == pieces.count { monitor.wait(for: .result) }
    guard next < pieces.count else {
      cancelled = []
      return nil
    }
    let piece = pieces[next]
    next += 1
    byteCount -= Self.size(of: piece)
    if next == pieces.count { (pieces, next) = ([], 0) }
    monitor.signal(.room)
    return piece
  }

  /// Notes that the request with this id, as JSON, is not wanted any more.
  func cancel(_ id: String) { monitor.locked { _ = cancelled.insert(id) } }

  /// Whether the request was given up; asked once for each.
  func isCancelled(_ id: String) -> Bool { monitor.locked { cancelled.remove(id) != nil } }

  private static func size(of piece: FrameParser.Piece) -> Int {
    if case .message(let bytes) = piece { bytes.count } else { 0 }
  }
}
