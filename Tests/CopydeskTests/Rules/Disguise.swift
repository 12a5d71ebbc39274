import CopyFormats
import Testing
import CopyModel

@testable import Copydesk

/// A file in which an example stands: the same copy, written in another format or encoding, with other text around it.
struct Disguise: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String
  private let wrap: @Sendable (String) -> [UInt8]

  /// The bytes of a file whose last entry is `copy`.
  func file(holding copy: String) -> ByteBuffer { ByteBuffer(wrap(copy)) }

  /// Every disguise that can hold any copy.
  static let all: [Disguise] = [
    Disguise(testDescription: "strings", path: "a.strings") { Array(strings($0).utf8) },
    Disguise(testDescription: "strings, escapes everywhere", path: "a.strings") { Array(escapedStrings($0).utf8) },
    Disguise(testDescription: "strings, CR LF", path: "a.strings") { Array("/* a\r\nb */\r\n\(strings($0))\r\n".utf8) },
    Disguise(testDescription: "strings behind other scripts", path: "a.strings") {
      Array("/* 👩‍👩‍👧‍👦 메시지 */ \"x\" = \"é\u{301}𝒜\";\n/* 𝒜 */ \(strings($0))".utf8)
    },
    Disguise(testDescription: "strings, UTF-8 with a mark", path: "a.strings") {
      [0xEF, 0xBB, 0xBF] + strings($0).utf8
    },
    Disguise(testDescription: "strings, UTF-16", path: "a.strings") {
      [0xFF, 0xFE] + strings($0).utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    },
    Disguise(testDescription: "strings, UTF-16 big-endian", path: "a.strings") {
      [0xFE, 0xFF] + ("/* 𝒜 */\n" + strings($0)).utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    },
    Disguise(testDescription: "JSON Lines", path: "a.jsonl") {
      Array("{\"value\": \"𝒜\"}\n{\"key\": \"k\", \"value\": \"\(JSONLinesFormat().escape($0, for: Entry()))\"}\n".utf8)
    },
    Disguise(testDescription: "string catalog", path: "a.xcstrings") { Array(stringCatalog($0).utf8) },
    Disguise(testDescription: "gettext", path: "a.po") { Array("msgid \"k\"\nmsgstr \"\(gettext($0))\"\n".utf8) },
    Disguise(testDescription: "properties", path: "i18n/a.properties") { copy in
      let written = PropertiesFormat().escape(copy, for: Entry())
      // Space at the start of a value is no part of it.
      return Array("# é\nk = \(written.hasPrefix(" ") ? "\\" : "")\(written)\n".utf8)
    },
    Disguise(testDescription: "ARB", path: "a.arb") {
      Array("{\"k\": \"\(ARBFormat().escape($0, for: Entry()))\", \"@k\": {}}".utf8)
    },
    Disguise(testDescription: "JSON", path: "i18n/strings.json") {
      Array("{\"𝒜\": {\"k\": \"\(LocaleJSONFormat().escape($0, for: Entry()))\"}}".utf8)
    },
  ]

  private static func gettext(_ copy: String) -> String { GettextFormat().escape(copy, for: Entry()) }

  /// The disguises that can hold `example`: those that have a place for its comment, if it has one.
  static func all(for example: RuleExample) -> [Disguise] {
    let comment = example.comment
    if comment.isEmpty { return all }
    return [
      Disguise(testDescription: "strings, commented", path: "a.strings") {
        Array("/* \(comment) */\n\(strings($0))".utf8)
      },
      Disguise(testDescription: "JSON Lines, commented", path: "a.jsonl") {
        Array("{\"comment\": \"\(comment)\", \"value\": \"\(JSONLinesFormat().escape($0, for: Entry()))\"}\n".utf8)
      },
    ]
  }

  /// As Xcode writes it, with a translation in the way.
  private static func stringCatalog(_ copy: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "k" : {
          "localizations" : {
            "de" : {
              "stringUnit" : { "state" : "translated", "value" : "𝒜" }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(StringCatalogFormat().escape(copy, for: Entry()))"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func strings(_ copy: String) -> String {
    "\"k\" = \"\(StringsFormat().escape(copy, for: Entry()))\";\n"
  }

  /// Every character as `\Uxxxx`, so that no byte of the file stands for itself.
  private static func escapedStrings(_ copy: String) -> String {
    let escapes = copy.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "k = \"\(escapes.joined())\";"
  }
}
