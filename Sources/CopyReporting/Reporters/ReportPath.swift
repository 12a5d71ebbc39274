import CopyKernel

/// Paths as reports for other programs write them.
package enum ReportPath {
  /// Without `./` in front; a name for standard input.
  package static func plain(_ path: String) -> String {
    if path == "-" || path.isEmpty { return "stdin" }
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? path : String(rest)
  }

  /// From the root, without `.` and `..`.
  package static func absolute(_ path: String) -> String { AbsolutePath(path).text }

  /// As a URI reference (RFC 3986): relative, unless the path starts at the root.
  package static func uri(_ path: String) -> String {
    let plain = plain(path)
    var result = plain.hasPrefix("/") ? "file://" : ""
    for byte in plain.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
