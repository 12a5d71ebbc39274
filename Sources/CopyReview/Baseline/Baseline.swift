import CopyEngine
package import CopyFiles
import CopyFormats
import CopyKernel
import CopyModel
import CopyRules

/// Findings that a team knows of and lives with, so that only new ones fail.
package struct Baseline: Sendable {
  /// In the order of the file, each once.
  package let findings: [FindingIdentity]

  package init(_ findings: some Sequence<FindingIdentity>) {
    self.findings = Set(findings).sorted(by: FindingIdentity.precedes)
  }

  /// Where it stands unless another file is named.
  package static let fileName = "copydesk-baseline.json"

  /// The file, one finding a line.
  package var text: [UInt8] {
    var bytes = Array("{\n  \"version\": 1,\n  \"findings\": [".utf8)
    for (index, finding) in findings.enumerated() {
      bytes += (index == 0 ? "\n    " : ",\n    ").utf8
      bytes += Self.line(finding)
    }
    return bytes + (findings.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
  }

  private static func line(_ finding: FindingIdentity) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.field("path", finding.path)
      $0.field("key", finding.key)
      $0.field("locale", finding.locale)
      if let variation = finding.variation { $0.field("variation", variation) }
      $0.field("rule", finding.rule)
      $0.field("text", finding.text)
      $0.field("fingerprint", finding.fingerprint.description)
    }
    return writer.bytes
  }

  /// Writes the file at `path`, as a whole or not at all.
  package func write(to path: String) throws(FileError) {
    try text.withUnsafeBufferPointer { bytes throws(FileError) in
      try AtomicFile.write(Bytes(bytes), to: path, expecting: nil)
    }
  }

  /// Reads the file at `path`. What is no baseline is an error: it must never seem that nothing is known.
  package static func read(_ path: String) throws -> Baseline {
    let file = try FileReader.readFile(path, limit: FileReader.limit)
    return try withExtendedLifetime(file) { try BaselineReader(file, path: path).read() }
  }

  /// The same, and nothing where no file is.
  package static func readIfPresent(_ path: String) throws -> Baseline {
    FileStatus.exists(at: path) ? try read(path) : Baseline([])
  }
}

/// A file that should be a baseline and is none.
package struct BaselineError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// From 1.
  package let line: Int
  package let reason: String

  package var description: String {
    "\(path):\(line): this baseline is damaged: \(reason). Restore it, or write it anew: copydesk baseline write"
  }
}

/// Reads a baseline, and takes nothing on trust.
struct BaselineReader {
  private let file: ByteBuffer
  private let path: String
  private let text: SourceText
  private let reader = JSONReader()

  init(_ file: ByteBuffer, path: String) {
    (self.file, self.path) = (file, path)
    text = SourceText(file)
  }

  func read() throws(BaselineError) -> Baseline {
    let tape = reader.read(text.text)
    if let failure = tape.failure { throw error(at: failure.offset, Self.reason(failure.message)) }
    guard tape.kind(at: 0) == .objectStart else { throw error(at: 0, "it is no object") }
    var findings: Int?
    var version: String?
    var member = tape.firstMember(ofObjectAt: 0)
    while let key = member {
      switch content(tape[key]) {
      case "version": version = content(tape[key + 1])
      case "findings": findings = tape.kind(at: key + 1) == .arrayStart ? key + 1 : nil
      default: throw error(at: tape[key].range.lowerBound, "“\(content(tape[key]))” is no key of it")
      }
      member = tape.member(after: key)
    }
    guard version == "1" else { throw error(at: 0, "its version is \(version ?? "missing"), and only 1 is known") }
    guard let findings else { throw error(at: 0, "its list of findings is missing") }
    return Baseline(try read(tape, arrayAt: findings))
  }

  private func read(_ tape: JSONTape, arrayAt start: Int) throws(BaselineError) -> [FindingIdentity] {
    var (found, element) = ([FindingIdentity](), tape.firstElement(ofArrayAt: start))
    while let place = element {
      found.append(try finding(tape, at: place))
      element = tape.element(after: place)
    }
    return found
  }

  private static let fields: Set<String> = ["path", "key", "locale", "variation", "rule", "text", "fingerprint"]

  private func finding(_ tape: JSONTape, at place: Int) throws(BaselineError) -> FindingIdentity {
    let offset = tape[place].range.lowerBound
    guard tape.kind(at: place) == .objectStart else { throw error(at: offset, "a finding is no object") }
    var fields: [String: String] = [:]
    var member = tape.firstMember(ofObjectAt: place)
    while let key = member {
      guard Self.fields.contains(content(tape[key])) else {
        throw error(at: offset, "“\(content(tape[key]))” is no key of a finding")
      }
      switch tape.kind(at: key + 1) {
      case .string: fields[content(tape[key])] = content(tape[key + 1])
      case .null: break
      default: throw error(at: offset, "“\(content(tape[key]))” of a finding is no text")
      }
      member = tape.member(after: key)
    }
    guard let path = fields["path"], let locale = fields["locale"], let rule = fields["rule"], let text = fields["text"]
    else { throw error(at: offset, "a finding lacks its path, locale, rule, or text") }
    let finding = FindingIdentity(
      path: path, key: fields["key"], variation: fields["variation"], locale: locale, rule: rule, text: text)
    if fields["fingerprint"] != finding.fingerprint.description {
      throw error(at: offset, "a finding and its fingerprint don’t agree")
    }
    return finding
  }

  /// The decoded text of a key or string; a number as written.
  private func content(_ event: JSONEvent) -> String {
    let written = text.text.slice(event.range)
    guard event.hasEscapes else { return written.text }
    let decoded = ByteBuffer(capacity: written.count)
    decoded.append(decodingJSON: written)
    return withExtendedLifetime(decoded) { decoded.bytes.text }
  }

  private func error(at offset: Int, _ reason: String) -> BaselineError {
    let place = LineIndex(text).place(of: text.span(of: offset..<offset))
    return BaselineError(path: path, line: place.line, reason: reason)
  }

  /// A message of the reader of JSON in the middle of a sentence.
  private static func reason(_ message: String) -> String {
    let first = message.split(separator: ".").first.map(String.init) ?? message
    return first.prefix(1).lowercased() + first.dropFirst()
  }
}

/// Takes out what a baseline knows of, and remembers that it was there. Without a baseline it notes what there is.
struct BaselineSieve: FindingSieve {
  /// What a run does with the findings that it meets.
  enum Use: Sendable {
    /// Those of the baseline are not told.
    case known(Set<Fingerprint>)
    /// All are collected, for a new baseline.
    case collect
  }

  private let use: Use
  private let engine: Engine
  private let identifier: FindingIdentifier

  init(_ use: Use, _ engine: Engine) {
    (self.use, self.engine) = (use, engine)
    identifier = FindingIdentifier(engine)
  }

  func needsWhole(of catalog: Catalog) -> Bool { false }

  func sift(_ review: inout Review) {
    let catalog = review.catalog
    var met: [FindingIdentity] = []
    review.findings.removeAll { finding in
      // What a dictionary says depends on the machine.
      if finding.rule == TypoDictionary.rule.id { return isCollected }
      return isKnown(identifier.identity(of: finding, in: catalog), &met)
    }
    if let base = review.base {
      review.missing.removeAll {
        isKnown(identifier.identity(of: $0.finding, in: base.catalog, locale: $0.locale), &met)
      }
    }
    review.problems.removeAll { problem in
      // A broken file fails whatever is known.
      guard problem.kind != .malformed, let rule = engine.rules(for: catalog.locale).file(for: problem.kind)?.id
      else { return false }
      return isKnown(identifier.identity(of: problem, rule: rule, in: catalog), &met)
    }
    review.met = met
  }

  private var isCollected: Bool { if case .collect = use { true } else { false } }

  private func isKnown(_ identity: FindingIdentity, _ met: inout [FindingIdentity]) -> Bool {
    switch use {
    case .collect: break
    case .known(let prints) where !prints.contains(identity.fingerprint): return false
    case .known: break
    }
    met.append(identity)
    return true
  }
}
