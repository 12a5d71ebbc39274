import Foundation

/// A conversation with the command, as data: what was typed, what lay in files, what came back.
///
/// Each line says by its first character what it is; all else is a remark.
///
///     # What this shows.
///     + en.lproj/a.strings       a file, with its lines beneath
///     | "title" = "Settings";
///     $ copydesk en.lproj        what is typed, in a shell
///     < Settings                 standard input
///     > 1 file, 1 string         standard output
///     ! copydesk: …              standard error
///     ? 0                        status
///
/// `␛` stands for the escape character, `␍` for a carriage return, and `␄` at the end of a line says that no line
/// end follows it.
struct Transcript {
  /// What is typed and what it should give.
  struct Step: Equatable {
    var line: String
    var input = ""
    var expected: [String] = []
  }

  enum Part: Equatable {
    case remark(String)
    case file(path: String, text: String)
    case step(Step)
  }

  var parts: [Part] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) { add(line) }
  }

  private mutating func add(_ line: String) {
    let content = String(line.dropFirst(2))
    switch (line.prefix(1), parts.last) {
    case ("+", _): parts.append(.file(path: content, text: ""))
    case ("|", .file(let path, let text)):
      parts[parts.count - 1] = .file(path: path, text: text + Self.raw(content))
    case ("$", _): parts.append(.step(Step(line: content)))
    case ("<", .step(var step)):
      step.input += Self.raw(content)
      parts[parts.count - 1] = .step(step)
    case (">", .step(var step)), ("!", .step(var step)), ("?", .step(var step)):
      step.expected.append(line)
      parts[parts.count - 1] = .step(step)
    default: parts.append(.remark(line))
    }
  }

  /// The transcript as it is written down.
  var text: String {
    parts.map { part in
      switch part {
      case .remark(let line): [line]
      case .file(let path, let text): ["+ \(path)"] + Self.marked(text, "|")
      case .step(let step): ["$ \(step.line)"] + Self.marked(step.input, "<") + step.expected
      }
    }.joined().joined(separator: "\n")
  }

  /// The same with what really comes back, in a new folder.
  func replayed() throws -> Transcript {
    let folder = try TemporaryFolder()
    var result = self
    for (index, part) in parts.enumerated() {
      switch part {
      case .remark: break
      case .file(let path, let text): try Self.write(text, to: folder.url.appending(path: path))
      case .step(var step):
        let run = try BuiltCommand.run(shell: step.line, input: Data(step.input.utf8), in: folder.url)
        step.expected = Self.marked(run.output.asText, ">") + Self.marked(run.errors.asText, "!") + ["? \(run.status)"]
        result.parts[index] = .step(step)
      }
    }
    return result
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A line of a transcript as the bytes it stands for.
  private static func raw(_ line: String) -> String {
    let text = line.replacing("␍", with: "\r").replacing("␛", with: "\u{1B}")
    return text.hasSuffix("␄") ? String(text.dropLast()) : text + "\n"
  }

  /// `text` as lines of a transcript.
  private static func marked(_ text: String, _ mark: String) -> [String] {
    guard !text.isEmpty else { return [] }
    // By scalars: CR LF is one character, and a letter may join the mark in front of it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "␄" }
    return lines.map { line in
      let shown = line.replacing("\r", with: "␍").replacing("\u{1B}", with: "␛")
      return shown.isEmpty ? mark : "\(mark) \(shown)"
    }
  }
}

extension Data {
  var asText: String { String(decoding: self, as: UTF8.self) }
}
