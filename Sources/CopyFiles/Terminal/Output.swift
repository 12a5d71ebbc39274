package import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a report goes: the standard output, or a file that appears when the report is whole.
///
/// What goes wrong is kept until `close`, so that those who write need not ask after every word.
package final class Output {
  private enum Sink {
    case descriptor(Int32, path: String)
    case opened(OpenFile)
    case file(TemporaryFile)
  }

  /// What is written.
  package enum Content: Sendable {
    /// What people read. Wherever it goes, control characters that aren’t our own are shown: files and logs end on
    /// terminals, too.
    case text
    /// What programs read, such as a patch or fixed copy. It goes out byte for byte, but to a terminal as text does.
    case data
  }

  /// Bytes kept back before the system is called.
  private static let bufferSize = 1 << 16

  private let sink: Sink
  private let content: Content
  private let buffer = ByteBuffer(capacity: bufferSize)
  private var error: FileError?
  private var isDone = false

  /// Called right before bytes leave; a progress line has to go from the terminal first.
  package var willWrite: (() -> Void)?

  /// Whether nobody reads any more, as after `copydesk | head`. Nothing more is written then, and a run may stop early.
  package private(set) var isAbandoned = false

  /// Writes to the standard output. From here on the process lives on when a reader goes away.
  package convenience init(_ content: Content = .text) {
    self.init(descriptor: STDOUT_FILENO, path: "standard output", content)
  }

  /// Writes to the file at `path` or, where that is nil, to the standard output.
  package convenience init(path: String?, _ content: Content) throws(FileError) {
    if let path { try self.init(path: path, content) } else { self.init(content) }
  }

  /// Writes to the file at `path`, which is replaced by `close` alone. A device or pipe is written to directly.
  package init(path: String, _ content: Content = .text) throws(FileError) {
    self.content = content
    if let status = try? FileStatus(of: path, for: .write), status.kind == .device || status.kind == .pipe {
      signal(SIGPIPE, SIG_IGN)
      sink = .opened(try OpenFile(path))
    } else {
      sink = .file(try TemporaryFile(for: AtomicTarget(path)))
    }
  }

  /// Writes to an open file that stays open. `path` names it in errors.
  package init(descriptor: Int32, path: String, _ content: Content = .text) {
    self.content = content
    // A write to a pipe without a reader then fails with EPIPE instead of ending the process in the middle of a fix.
    signal(SIGPIPE, SIG_IGN)
    sink = .descriptor(descriptor, path: path)
  }

  /// Whether text goes straight to a terminal, where a person reads it.
  package var isTerminal: Bool {
    if case .descriptor(let descriptor, _) = sink { Terminal.isTerminal(descriptor) } else { false }
  }

  /// Whether control characters are shown rather than sent. A device that was named may be a terminal as well.
  private lazy var showsControls: Bool =
    switch sink {
    case _ where content == .text: true
    case .descriptor(let descriptor, _): Terminal.isTerminal(descriptor)
    case .opened(let file): Terminal.isTerminal(file.descriptor.raw)
    case .file: false
    }

  /// Adds `text`.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(Bytes($0)) }
  }

  /// Adds `bytes`, which begin and end between two characters.
  package func write(_ bytes: Bytes) {
    guard showsControls, !TerminalText.isClean(bytes) else { return add(bytes) }
    TerminalText.cleaned(bytes).withUnsafeBufferPointer { add(Bytes($0)) }
  }

  private func add(_ bytes: Bytes) {
    guard error == nil, !isAbandoned else { return }
    if buffer.count + bytes.count > Self.bufferSize { flush() }
    // What would not fit takes the direct way.
    if bytes.count > Self.bufferSize { send(bytes) } else { buffer.append(bytes) }
  }

  /// Sends what was kept back.
  package func flush() {
    guard buffer.count > 0 else { return }
    send(buffer.bytes)
    buffer.removeAll()
  }

  /// Sends all that is left and puts a file in its place. Throws what went wrong since the start.
  package func close() throws(FileError) {
    guard !isDone else { return }
    isDone = true
    flush()
    if let error { throw error }
    guard case .file(let file) = sink else { return }
    try file.sync()
    try file.replaceTarget()
  }

  private func send(_ bytes: Bytes) {
    guard error == nil, !isAbandoned else { return }
    willWrite?()
    do throws(FileError) {
      switch sink {
      case .descriptor(let descriptor, let path): try Descriptor.write(bytes, to: descriptor, path: path)
      case .opened(let file): try file.descriptor.write(bytes)
      case .file(let file): try file.write(bytes)
      }
    } catch {
      if error.code == EPIPE { isAbandoned = true } else { self.error = error }
    }
  }
}

/// A device or pipe that is open for writing.
private final class OpenFile {
  let descriptor: Descriptor

  init(_ path: String) throws(FileError) {
    descriptor = try Descriptor(path, O_WRONLY, for: .write)
  }
}

/// Where complaints go, and all that is told beside a report.
package enum StandardError {
  /// Writes `text`, which may have more lines than one. Nobody is left to tell when standard error itself is gone.
  package static func write(_ text: String) {
    var text = text
    let cleaned = text.withUTF8 { TerminalText.cleaned(Bytes($0)) }
    cleaned.withUnsafeBufferPointer { try? Descriptor.write(Bytes($0), to: STDERR_FILENO, path: "standard error") }
  }

  /// Writes one line that says who speaks. Line ends inside are shown: names may hold them.
  package static func complain(_ message: some Any, from speaker: String = "copydesk") {
    write("\(speaker): \(TerminalText.line("\(message)"))\n")
  }
}
