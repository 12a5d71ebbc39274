import CopyFormats
import Testing
import CopyModel

@testable import CopyKernel
@testable import CopyPassage

/// A file in which an example stands: the same copy, written in another format or encoding, with other text around it.
struct Disguise: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let path: String
  private let format: FormatDescription
  /// What the file can’t hold beyond what its format can’t.
  private var lacks: FormatLimits = []
  /// Whether the file is written in an unusual way.
  private var isUnusual = false
  private let wrap: @Sendable (String) -> [UInt8]

  init(testDescription: String, path: String, wrap: @escaping @Sendable (String) -> [UInt8]) {
    self.testDescription = testDescription
    self.path = path
    self.wrap = wrap
    format = CatalogReader.format(of: path).about
  }

  /// Whether there can be such a file.
  func canHold(_ copy: String) -> Bool { format.lacks.union(lacks).allow(copy) }

  /// Whether a text in it is always the translation of another.
  var isBilingual: Bool { format.traits.contains(.isBilingual) }

  /// Whether words are written alike wherever they stand.
  var writesWordsAlike: Bool { !isUnusual && !format.traits.contains(.escapesByPlace) }

  /// The same as a way to write the file that few take, which `lacks` more than its format does.
  private func unusual(lacks: FormatLimits = []) -> Disguise {
    var copy = self
    copy.lacks = lacks
    copy.isUnusual = true
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

  /// Every disguise that can hold any copy: those below, and the files of `FormatFixture`.
  static let all = written + FormatFixture.all.map(Disguise.init)

  private init(_ fixture: FormatFixture) {
    self.init(testDescription: fixture.path, path: fixture.path) { Array(fixture.file(holding: $0).utf8) }
  }

  private static let written: [Disguise] = [
    Disguise(testDescription: "strings", path: "a.strings") { Array(strings($0).utf8) },
    Disguise(testDescription: "strings, escapes everywhere", path: "a.strings") { Array(escapedStrings($0).utf8) }
      .unusual(),
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
    Disguise(testDescription: "strings as XML", path: "a.strings") {
      Array(propertyList("<string>\(xml($0))</string>").utf8)
    }.unusual(lacks: .controlCharacters),
    Disguise(testDescription: "XLIFF", path: "a.xliff") { Array(xliff(xml($0)).utf8) },
    Disguise(testDescription: "XLIFF, CR LF", path: "a.xliff") {
      Array(xliff(xml($0)).replacing("\n", with: "\r\n").utf8)
    },
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

  private static func xliff(_ copy: String, of source: String = "a.key") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2"><file original="a"><body>
      <trans-unit id="j"><source>𝒜</source></trans-unit>
      <trans-unit id="k"><source>\(source)</source><target>\(copy)</target></trans-unit>
    </body></file></xliff>
    """
  }

  /// The disguises that can hold `example`: those that have a place for its comment, if it has one.
  static func all(for example: RuleExample) -> [Disguise] {
    let comment = example.comment
    if let format = example.format {
      return all.filter { $0.format.name == format }
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
