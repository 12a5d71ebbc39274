/// A language tag, packed: `en`, `pt-BR`, `zh-Hans-HK`. Parsing is lenient, as folder names are.
///
/// `zh_CN`, `values-pt-rBR` without its prefix, and the names of old project folders (`English`) are understood.
/// Aliases (`iw`, `zh-TW`) are resolved by ICU in CopyText, not here.
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
  /// Up to four ASCII characters each, first one lowest; 0 where absent.
  @usableFromInline let language: UInt32
  @usableFromInline let script: UInt32
  @usableFromInline let region: UInt32

  /// No language is known.
  @inlinable public static var undetermined: LocaleTag { LocaleTag(code: "und") }
  @inlinable public static var english: LocaleTag { LocaleTag(code: "en") }

  @usableFromInline init(language: UInt32, script: UInt32, region: UInt32) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// A language by its code of two or three letters, which is known when the program is built.
  @inlinable package init(code: StaticString) { self.init(language: Self.pack(code: code), script: 0, region: 0) }

  /// The tag that `text` writes, or nil when it is none.
  public init?(_ text: some StringProtocol) {
    if let code = Self.folderNames[text.lowercased()] {
      self = LocaleTag(language: Self.pack(code), script: 0, region: 0)
      return
    }
    // “be@tarask”, “sr@latin”: what stands behind the sign is a way of writing.
    var parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "@" })[...]
    guard let first = parts.popFirst(), (2...3).contains(first.utf8.count), Self.isAlphabetic(first) else { return nil }
    var (script, region) = (UInt32(0), UInt32(0))
    for part in parts {
      switch part.utf8.count {
      case _ where script == 0 && Self.scripts[part.lowercased()] != nil:
        script = Self.pack(Self.scripts[part.lowercased()] ?? "")
      case 4 where Self.isAlphabetic(part) && script == 0: script = Self.pack(part.capitalizedASCII)
      case 2 where Self.isAlphabetic(part) && region == 0: region = Self.pack(part.uppercased())
      case 3 where part.first == "r" && region == 0: region = Self.pack(part.dropFirst().uppercased())
      case 3 where part.utf8.allSatisfy({ (48...57).contains($0) }) && region == 0: region = Self.pack(String(part))
      default: break
      }
    }
    self.init(language: Self.pack(first.lowercased()), script: script, region: region)
  }

  /// Written out since the comparison that structures get is a call in other modules.
  @inlinable
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool {
    left.language == right.language && left.script == right.script && left.region == right.region
  }

  /// The language alone: `pt` of `pt-BR`.
  public var languageCode: String { Self.unpack(language) }
  /// The script, `Hans`, or nil.
  public var scriptCode: String? { script == 0 ? nil : Self.unpack(script) }
  /// The region, `BR` or `419`, or nil.
  public var regionCode: String? { region == 0 ? nil : Self.unpack(region) }

  public var description: String {
    // At most fourteen letters, which take no memory of their own.
    var text = Self.unpack(language)
    if script != 0 { text += "-\(Self.unpack(script))" }
    if region != 0 { text += "-\(Self.unpack(region))" }
    return text
  }

  /// Whether the language is `code`, whatever script or region.
  @inlinable @inline(__always)
  public func isLanguage(_ code: StaticString) -> Bool {
    language == Self.pack(code: code)
  }

  /// Whether both are of one language, whatever script or region.
  @inlinable public func hasLanguage(of other: LocaleTag) -> Bool { language == other.language }

  @inlinable public var isEnglish: Bool { isLanguage("en") }

  /// What systems other than Apple’s call scripts behind a language.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]

  /// Names that Xcode gave to project folders before language tags.
  private static let folderNames: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
    "dutch": "nl", "korean": "ko", "portuguese": "pt", "swedish": "sv", "danish": "da", "norwegian": "nb",
    "finnish": "fi",
  ]

  /// Whether its copy ends sentences with a mark. Thai and its neighbors end them with a space.
  package var writesEndMarks: Bool { !Self.withoutEndMarks.contains(language) }
  private static let withoutEndMarks = ["th", "lo", "my", "km", "dz", "bo"].map { pack($0) }

  /// Whether `code`, in small letters, is the code of a small language and at once what folders of programs are called:
  /// `src` is the north of Sardinia’s.
  package static func isNameOfFolders(_ code: some StringProtocol) -> Bool {
    code == "src" || code == "bin" || code == "man"
  }

  private static func isAlphabetic(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (65...90).contains($0 & 0xDF) }
  }

  private static func pack(_ text: String) -> UInt32 {
    text.utf8.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The same for a code that is known when the program is built.
  ///
  /// Without a loop, so that it is a number in the program too.
  @inlinable @inline(__always)
  static func pack(code: StaticString) -> UInt32 {
    let (start, count) = (code.utf8Start, code.utf8CodeUnitCount)
    var packed = UInt32(start[0])
    if count > 1 { packed |= UInt32(start[1]) << 8 }
    if count > 2 { packed |= UInt32(start[2]) << 16 }
    if count > 3 { packed |= UInt32(start[3]) << 24 }
    return packed
  }

  private static func unpack(_ code: UInt32) -> String {
    let count = (UInt32.bitWidth - code.leadingZeroBitCount + 7) / 8
    return withUnsafeBytes(of: code.littleEndian) { String(decoding: $0.prefix(count), as: UTF8.self) }
  }
}

extension StringProtocol {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
