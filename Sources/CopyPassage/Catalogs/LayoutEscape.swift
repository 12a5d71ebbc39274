/// How text is written in an attribute of Android’s layouts: for XML, and for the resource compiler, which reads
/// backslashes.
enum LayoutEscape {
  static func written(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case "\"": written += "&quot;"
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      default: written.unicodeScalars.append(scalar)
      }
    }
    // At the start of a value these would begin a reference.
    return text.utf8.count > 1 && (text.hasPrefix("@") || text.hasPrefix("?")) ? "\\" + written : written
  }
}
