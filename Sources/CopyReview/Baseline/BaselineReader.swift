import CopyFormats
import CopyKernel
import CopyModel

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
