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

/// Text inside XML: escaped, and without the characters that XML 1.0 knows no way to write.
enum XMLText {
  /// As the value of an attribute in quotation marks, or between tags.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      // Terminals obey some of them; the value is the same.
      case _ where ControlCharacters.contains(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
