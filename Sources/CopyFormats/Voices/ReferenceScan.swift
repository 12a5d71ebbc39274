import CopyModel

/// What points at something and says nothing to users: addresses, tickets, files, versions, figures, screens by their numbers.
struct ReferenceScan {
  /// Words of a line that point, words that lead to these, and all others.
  private(set) var (pointers, others) = (0, 0)
  /// Whether a ticket or an address is among them.
  private(set) var hasTicket = false

  init(_ line: Bytes) {
    let words = line.text.split { " \t()[]<>,;·|".contains($0) }.map(Self.bare).filter { !$0.isEmpty }
    var leads = false
    for word in words {
      let isTicket = Self.isTicket(word) || word.contains("://")
      hasTicket = hasTicket || isTicket
      if isTicket || Self.isPointer(word) || leads && word.allSatisfy(\.isNumber) {
        pointers += 1
      } else if !(Self.leads.contains(word.lowercased()) || word.allSatisfy { !$0.isLetter }) {
        others += 1
      }
      leads = Self.nouns.contains(word.lowercased())
    }
  }

  /// Whether the line does nothing else. The name of what stands behind an address in brackets is part of it.
  static func isReference(_ line: Bytes) -> Bool {
    let isLink = line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: ")") && line.holds("](")
    // The number of a screen tells the lines below it from those of the next.
    if CopyLabel.namesFrame(line) { return false }
    let scan = ReferenceScan(line)
    return scan.pointers > 0 && (scan.others == 0 || isLink && scan.others < 6 && line.holds("://"))
  }

  /// Words before a number that make it one of many.
  private static let nouns: Set<String> = [
    "figure", "fig", "page", "pages", "p", "pp", "line", "lines", "pr", "mr", "issue", "ticket",
    "ver", "seite", "s", "abb", "bild", "pantalla", "página", "écran", "capture",
  ]

  private static let leads: Set<String> = nouns.union([
    "see", "in", "at", "on", "cf", "ref", "via", "from", "and", "px", "pt",
  ])

  private static func bare(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".:!?”\"“`*_".contains(last) { word.removeLast() }
    while let first = word.first, "“\"`*_".contains(first) { word.removeFirst() }
    return word
  }

  /// `APP-1234`
  static func isTicket(_ word: some StringProtocol) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count > 1 && parts[0].allSatisfy { $0.isUppercase && $0.isASCII }
      && !parts[1].isEmpty && parts[1].allSatisfy(\.isNumber)
  }

  private static func isPointer(_ word: Substring) -> Bool {
    if word.hasPrefix("www.") { return true }
    if word.hasPrefix("#"), word.count > 1 { return isTag(word.dropFirst()) }
    return isVersion(word) || isDate(word) || isFile(word) || isMeasure(word)
  }

  /// `#482`, `#FF3B30`, `#design-review`
  private static func isTag(_ name: Substring) -> Bool {
    name.allSatisfy(\.isHexDigit)
      || name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || "-_".contains($0) }
  }

  /// `v2.3.1`, `v4`; figures alone need two points.
  private static func isVersion(_ word: Substring) -> Bool {
    let hasSign = word.first == "v" || word.first == "V"
    let parts = (hasSign ? word.dropFirst() : word).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > (hasSign ? 0 : 2) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  private static func isDate(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// `settings_v2.fig`, `Localizable.strings:120`
  private static func isFile(_ word: Substring) -> Bool {
    let name = word.prefix { $0 != ":" }
    guard word.dropFirst(name.count).dropFirst().allSatisfy(\.isNumber), let dot = name.lastIndex(of: "."),
      dot > name.startIndex,
      case let ending = name[name.index(after: dot)...], (2...8).contains(ending.count)
    else { return false }
    return ending.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } && ending.contains(where: \.isLetter)
      && name[..<dot].allSatisfy { $0.isLetter || $0.isNumber || "._-/@".contains($0) }
  }

  /// `12px`
  private static func isMeasure(_ word: Substring) -> Bool {
    ["px", "pt", "dp", "sp"].contains {
      word.hasSuffix($0) && word.count > 2 && word.dropLast(2).allSatisfy(\.isNumber)
    }
  }
}
