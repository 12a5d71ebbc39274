import Testing

@testable import CopyText

@Suite struct ICULocaleTests {
  private typealias Names = ICU.LocaleNames

  @Test func tags() throws {
    #expect(try Names.tag("iw_il") == "he-IL" && Names.canonical("iw-IL") == "he_IL")
    #expect(try Names.tag("in") == "id" && Names.tag("tl") == "fil" && Names.tag("sh") == "sr-Latn")
    #expect(try Names.tag("PT_br") == "pt-BR" && Names.tag("zh-hans-cn") == "zh-Hans-CN")
    #expect(try Names.tag("es-419") == "es-419" && Names.tag("") == "und")
  }

  @Test func likelySubtags() throws {
    #expect(try Names.maximized("zh-TW") == "zh-Hant-TW" && Names.maximized("sr") == "sr-Cyrl-RS")
    #expect(try Names.minimized("zh-Hans-CN") == "zh" && Names.minimized("en-US") == "en")
    #expect(try Names.minimized("zh-Hant-TW") == "zh-TW")
  }

  @Test func parts() throws {
    #expect(try Names.language("pt-BR") == "pt" && Names.region("pt-BR") == "BR" && Names.script("pt-BR") == nil)
    #expect(try Names.script("zh-Hant") == "Hant" && Names.region("zh-Hant") == nil && Names.region("es-419") == "419")
    #expect(
      try Names.englishName("pt-BR") == "Portuguese (Brazil)" && Names.englishName("zh-Hans") == "Chinese (Simplified)")
  }

  @Test func directions() {
    for name in ["ar", "he", "iw", "fa-IR", "ur", "az-Arab", "ug"] { #expect(Names.isRightToLeft(name), "\(name)") }
    for name in ["en", "az", "ja", "", "uz-Latn"] { #expect(!Names.isRightToLeft(name), "\(name)") }
  }

  @Test func namesThatAreNone() throws {
    let long = String(repeating: "a-", count: 5000)
    #expect(throws: ICUError.self) { try Names.canonical("x_" + String(repeating: "y", count: 5000)) }
    #expect(!Names.isRightToLeft(long))
    _ = try? Names.tag("--__@@")
  }
}
