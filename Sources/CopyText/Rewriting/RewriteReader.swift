package import CopyModel

/// Reads a file of rewrites.
///
/// ```
/// rule tone-accusatory
/// you entered (the wrong|an incorrect) {noun}
///   => {noun:The} {noun:is} incorrect.
///   test You entered the wrong PIN! => The PIN is incorrect.
///   keep You entered the building.
/// ```
package struct RewriteReader {
  /// What is wrong with a line.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var message: String
  }

  private var patterns: [RewritePattern] = []
  private var phrases: [String: RewriteOutput] = [:]
  private var problems: [Problem] = []
  private var rules: [String] = []
  private var number = 0

  /// What a file holds.
  package struct Page {
    /// In the order they stand.
    package var patterns: [RewritePattern]
    /// Words that alerts need where something is moved or added, by name.
    var phrases: [String: RewriteOutput]
    package var problems: [Problem]
  }

  /// All of a file, and what could not be read.
  package static func read(_ text: Bytes) -> Page {
    var reader = RewriteReader()
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.number += 1
      reader.take(String(decoding: line, as: UTF8.self))
    }
    reader.check()
    return Page(patterns: reader.patterns, phrases: reader.phrases, problems: reader.problems)
  }

  private mutating func take(_ line: String) {
    let content = Self.trimmed(line[...])
    if content.isEmpty || content.hasPrefix("#") { return }
    if line.first == " " || line.first == "\t" { return takeDetail(content) }
    if content.hasPrefix("rule ") {
      rules = content.dropFirst(5).split(separator: " ").map(String.init)
      return
    }
    if content.hasPrefix("phrase ") {
      guard let (name, text) = Self.halves(of: content.dropFirst(7)) else { return fail("a phrase needs “=>”") }
      phrases[name] = RewriteElementReader.output(text)
      return
    }
    check()
    do {
      let pattern = try RewriteElementReader.pattern(content)
      (pattern.rules, pattern.source, pattern.line) = (rules, content, number)
      patterns.append(pattern)
      if rules.isEmpty { fail("a pattern stands before any rule") }
    } catch {
      fail(error.message)
    }
  }

  private mutating func takeDetail(_ content: String) {
    guard !patterns.isEmpty else { return fail("this belongs to no pattern") }
    let last = patterns.count - 1
    if content.hasPrefix("=>") {
      let text = Self.trimmed(content.dropFirst(2))
      if text != "-" { patterns[last].outputs.append(RewriteElementReader.output(text)) }
    } else if content.hasPrefix("test ") {
      guard let (before, after) = Self.halves(of: content.dropFirst(5)) else { return fail("a test needs “=>”") }
      patterns[last].tests.append(.init(before: before, after: after == "-" ? "" : after))
    } else if content.hasPrefix("keep ") {
      patterns[last].keeps.append(Self.trimmed(content.dropFirst(5)))
    } else if content.hasPrefix("unless ") {
      let words = content.dropFirst(7).split(separator: " ")
      patterns[last].exceptions += words.map { RewriteElementReader.literal(String($0)).bytes }
    } else if content == "safe" {
      patterns[last].isSafe = true
    } else {
      fail("a line is “=>”, “test”, “keep”, “unless”, or “safe”")
    }
  }

  /// Holds the last pattern to what each must have.
  private mutating func check() {
    guard let last = patterns.last else { return }
    if last.tests.isEmpty { problems.append(Problem(line: last.line, message: "a pattern has a test")) }
    if last.keeps.isEmpty { problems.append(Problem(line: last.line, message: "a pattern has something to keep")) }
    let names = Set(last.elements.compactMap(\.name))
    for case .slot(let name, _) in last.outputs.flatMap(\.pieces) where !names.contains(name) {
      problems.append(Problem(line: last.line, message: "nothing fills {\(name)}"))
    }
  }

  private mutating func fail(_ message: String) { problems.append(Problem(line: number, message: message)) }

  private static func halves(of text: Substring) -> (String, String)? {
    let bytes = text.utf8
    guard let equals = bytes.indices.first(where: { bytes[$0...].starts(with: "=>".utf8) }) else { return nil }
    return (trimmed(text[..<equals]), trimmed(text[bytes.index(equals, offsetBy: 2)...]))
  }

  /// Without spaces at its ends; a look at bytes, since a walk over characters takes a hundred times as long.
  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var bytes = text.utf8[...]
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension RewriteElement {
  /// What stands for it in the words to write; nil where nothing does.
  var name: String? {
    switch kind {
    case .slot(_, let name): name
    case .words(_, let number): number > 0 ? "\(number)" : nil
    }
  }
}
