package import CopyFiles
import CopyKernel
import CopyModel

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
