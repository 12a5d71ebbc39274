import CopyFormats
import Testing
import CopyModel

@testable import CopyKernel
@testable import CopyPassage

/// A file in which an example stands: the same copy, written in another format or encoding, with other text around it.
struct Disguise: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String
  private var kind = Kind.plain
  private let wrap: @Sendable (String) -> [UInt8]

  /// What is special about the format of the file.
  private enum Kind { case plain, xml, android }

  init(testDescription: String, path: String, wrap: @escaping @Sendable (String) -> [UInt8]) {
    (self.testDescription, self.path, self.wrap) = (testDescription, path, wrap)
  }

  /// Whether there can be such a file: XML has no control characters.
  func canHold(_ copy: String) -> Bool {
    kind != .xml || copy.unicodeScalars.allSatisfy { $0.value >= 0x20 || "\n\t\r".unicodeScalars.contains($0) }
  }

  /// Whether a text in it is always the translation of another.
  var isBilingual: Bool { path == "a.po" || path == "a.xliff" }

  /// Whether words are written alike wherever they stand.
  var writesWordsAlike: Bool {
    kind != .android && !["strings, escapes everywhere", "strings as XML", "properties"].contains(testDescription)
  }

  private func of(_ kind: Kind) -> Disguise {
    var copy = self
    copy.kind = kind
    return copy
  }

  /// The bytes of a file whose last entry is `copy`.
  func file(holding copy: String) -> ByteBuffer { ByteBuffer(wrap(copy)) }

  /// The same as a translation of `base`, and what it translates where that is a file of its own.
  func translation(_ copy: String, of base: String, in locale: LocaleTag) -> (ByteBuffer, BaseCatalog?) {
    switch path {
    case "a.jsonl":
      let (value, source) = (JSONLinesFormat().escape(copy, for: Entry()), JSONLinesFormat().escape(base, for: Entry()))
      return (ByteBuffer(Array("{\"key\": \"k\", \"value\": \"\(value)\", \"source\": \"\(source)\"}\n".utf8)), nil)
    case "a.po":
      let file = "msgid \"\(Self.gettext(base))\"\nmsgstr \"\(Self.gettext(copy))\"\n"
      return (ByteBuffer(Array(file.utf8)), nil)
    case "a.xcstrings": return (ByteBuffer(Array(Self.stringCatalog(base, "\(locale)", copy).utf8)), nil)
    case "a.xliff": return (ByteBuffer(Array(Self.xliff(Self.xml(copy), of: Self.xml(base)).utf8)), nil)
    default: return (file(holding: copy), BaseCatalog(file(holding: base), path: path))
    }
  }

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
    Disguise(testDescription: "string catalog", path: "a.xcstrings") { Array(stringCatalog("𝒜", "en", $0).utf8) },
    Disguise(testDescription: "gettext", path: "a.po") { Array("msgid \"a.key\"\nmsgstr \"\(gettext($0))\"\n".utf8) },
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
    Disguise(testDescription: "strings as XML", path: "a.strings") {
      Array(propertyList("<string>\(xml($0))</string>").utf8)
    }.of(.xml),
    Disguise(testDescription: "stringsdict", path: "a.stringsdict") { Array(stringsDict(xml($0)).utf8) }
      .of(.xml),
    Disguise(testDescription: "XLIFF", path: "a.xliff") { Array(xliff(xml($0)).utf8) }.of(.xml),
    Disguise(testDescription: "XLIFF, CR LF", path: "a.xliff") {
      Array(xliff(xml($0)).replacing("\n", with: "\r\n").utf8)
    }.of(.xml),
    Disguise(testDescription: "Android", path: "res/values/strings.xml") { Array(android($0).utf8) }.of(.android),
    Disguise(testDescription: "resx", path: "a.resx") { Array("\u{FEFF}\(resx(xml($0)))".utf8) }.of(.xml),
  ]

  private static func gettext(_ copy: String) -> String { GettextFormat().escape(copy, for: Entry()) }

  private static func xml(_ copy: String) -> String { XLIFFFormat().escape(copy, for: Entry()) }

  private static func propertyList(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>𝒜</key><string>&lt;é&gt;</string>
      <key>k</key>\(value)
    </dict></plist>
    """
  }

  private static func stringsDict(_ copy: String) -> String {
    propertyList(
      """
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>other</key><string>\(copy)</string>
        </dict>
      </dict>
      """)
  }

  private static func xliff(_ copy: String, of source: String = "a.key") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2"><file original="a"><body>
      <trans-unit id="j"><source>𝒜</source></trans-unit>
      <trans-unit id="k"><source>\(source)</source><target>\(copy)</target></trans-unit>
    </body></file></xliff>
    """
  }

  private static func android(_ copy: String) -> String {
    """
    <resources>
      <!-- 𝒜 --><string name="j"><b>𝒜</b></string>
      <string name="k">\(AndroidFormat().escape(copy, for: Entry()))</string>
    </resources>
    """
  }

  private static func resx(_ copy: String) -> String {
    """
    <root>
      <data name="i" type="System.Drawing.Bitmap"><value>a</value></data>
      <data name="k" xml:space="preserve"><value>\(copy)</value></data>
    </root>
    """
  }

  /// The disguises that can hold `example`: those that have a place for its comment, if it has one.
  static func all(for example: RuleExample) -> [Disguise] {
    let comment = example.comment
    if let format = example.format {
      return all.filter { FormatRegistry.format(forPath: $0.path)?.name == format }
    }
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

  /// As Xcode writes it, with another language in the way: the source language, or a translation of it.
  private static func stringCatalog(_ other: String, _ language: String, _ copy: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "k" : {
          "localizations" : {
            "\(language == "en" ? "de" : "en")" : {
              "stringUnit" : { "state" : "translated", "value" : "\(StringCatalogFormat().escape(other, for: Entry()))" }
            },
            "\(language)" : {
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
