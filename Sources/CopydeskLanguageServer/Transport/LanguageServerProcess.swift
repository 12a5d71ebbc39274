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
    guard WorkerThread({ read(input, into: queue) }) != nil else { throw NoThread() }
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
