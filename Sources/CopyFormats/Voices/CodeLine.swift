import CopyModel

/// A line of a program without any text in quotation marks: nobody sees it.
enum CodeLine {
  static func isCode(_ line: Bytes) -> Bool {
    let text = line.text
    if text.contains(where: { "“”\"'".contains($0) }) { return false }
    return isRemark(text) || hasEnd(text) || isElement(text) || isName(text) || isCommand(text)
  }

  private static func isRemark(_ text: String) -> Bool {
    ["//", "/*", "*/", "#!"].contains { text.hasPrefix($0) }
  }

  /// `return;`, `} else {`, `show(id: 42)`, `let id = a.id`
  private static func hasEnd(_ text: String) -> Bool {
    guard let last = text.last else { return false }
    if text.allSatisfy({ "{}()[];,".contains($0) })
      || text.hasSuffix(" {") && text.contains(where: { "()}=".contains($0) })
    {
      return true
    }
    if last == ";", text.contains(where: { "()=.".contains($0) }) || isDeclaration(text) { return true }
    let words = text.split(separator: " ")
    if let first = words.first, words.count > 3 || text.contains("."), words.contains("="),
      keywords.contains(String(first))
    {
      return true
    }
    guard last == ")", let open = text.firstIndex(of: "("), open > text.startIndex else { return false }
    let name = text[..<open]
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
      && name.first?.isLetter == true
      && (name.contains(".") || name.first?.isLowercase == true)
  }

  /// `font-weight: bold;`
  private static func isDeclaration(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return false }
    return text[..<colon].allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" }
  }

  private static let keywords: Set<String> = ["let", "var", "const", "val", "int", "String", "final"]

  /// `<AlertDialog open={isOpen}>`
  private static func isElement(_ text: String) -> Bool {
    text.first == "<" && text.last == ">" && text.contains("=") && !text.dropFirst().contains("<")
  }

  /// `error.network.timeout`, in backticks or not
  private static func isName(_ text: String) -> Bool {
    let name = text.filter { $0 != "`" }
    guard !name.contains(" "), name.count > 3,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return false }
    let parts = name.split(separator: name.contains("_") ? "_" : ".", omittingEmptySubsequences: false)
    return parts.count > 1 && name.first?.isLowercase == true
      && parts.allSatisfy { !$0.isEmpty && $0.contains(where: \.isLetter) }
  }

  /// `GET /v1/orders 500`, `npm run start`, `$ make`
  private static func isCommand(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    if ["GET", "POST", "PUT", "DELETE", "PATCH"].contains(words[0]) {
      return words[1].first == "/" || words[1].contains("://")
    }
    return ["$", "npm", "yarn", "git", "curl", "brew", "swift", "adb", "pod"].contains(words[0]) && words.count < 6
      && words[1].allSatisfy { $0.isLowercase || $0.isNumber || "-./_".contains($0) } && text.allSatisfy(\.isASCII)
      && !".?!".contains(text.last ?? ".")
  }
}
