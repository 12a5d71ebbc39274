#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One line on a terminal that says how far a long run has come, and that leaves no trace.
package final class Progress {
  /// A run that is over sooner is not worth a line.
  static let delay = Duration.milliseconds(500)
  /// The time between two versions of the line; more often nobody can read.
  static let interval = Duration.milliseconds(100)

  private let total: Int
  private let isShown: Bool
  private let now: () -> Duration
  private let write: (String) -> Void
  private var done = 0
  private var isOnScreen = false
  private var next: Duration

  /// A line on the standard error for a run over `total` files, if that is a terminal.
  package convenience init(total: Int) {
    let start = ContinuousClock.now
    self.init(
      total: total, isShown: Terminal.isTerminal(STDERR_FILENO) && Terminal.canErase,
      now: { ContinuousClock.now - start }, write: StandardError.write)
  }

  /// - Parameter now: the time since the start of the run.
  package init(total: Int, isShown: Bool, now: @escaping () -> Duration, write: @escaping (String) -> Void) {
    self.total = total
    self.isShown = isShown
    self.now = now
    self.write = write
    next = Self.delay
  }

  /// Counts one more file.
  package func advance() {
    done += 1
    guard isShown else { return }
    let time = now()
    guard time >= next else { return }
    next = time + Self.interval
    isOnScreen = true
    write(
      "\(TerminalControl.eraseLine)Reading \(Self.grouped(done)) of \(Self.grouped(total)) \(total == 1 ? "file" : "files")"
    )
  }

  /// Takes the line from the screen: at the end, and before anything else is printed. `advance` brings it back.
  package func erase() {
    guard isOnScreen else { return }
    isOnScreen = false
    write(TerminalControl.eraseLine)
  }

  /// `number` with a comma between thousands, as English writes it.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
