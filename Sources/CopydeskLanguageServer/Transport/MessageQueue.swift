import CopyFiles
import CopyModel

/// What came from the client and waits: one thread reads on while the other works, so that a request can be cancelled and
/// the letters typed meanwhile are reviewed once.
///
/// `@unchecked Sendable`: all that changes is touched under `monitor` alone.
final class MessageQueue: @unchecked Sendable {
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
