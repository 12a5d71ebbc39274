import CopyModel
import Testing

@testable import CopyPassage

/// What paths tell of languages, and which files hold one table.
@Suite struct TranslationPathTests {
  @Test(arguments: [
    ("App/de.lproj/Localizable.strings", "App/*.lproj/Localizable.strings", "de"),
    ("App/Base.lproj/Main.strings", "App/*.lproj/Main.strings", nil),
    ("pt_BR.lproj/A.strings", "*.lproj/A.strings", "pt-BR"),
    ("res/values/strings.xml", "res/values*/strings.xml", nil),
    ("res/values-de-rAT/strings.xml", "res/values*/strings.xml", "de-AT"),
    ("res/values-b+sr+Latn/strings.xml", "res/values*/strings.xml", "sr-Latn"),
    ("res/values-b+roa+tara/strings.xml", "res/values*/strings.xml", "roa-Tara"),
    ("i18n/src/main/resources/app_i18n.properties", "i18n/src/main/resources/app_i18n*.properties", nil),
    ("res/values-iw/strings.xml", "res/values*/strings.xml", "he"),
    ("res/values-night-v21/strings.xml", "res/values*-night-v21/strings.xml", nil),
    ("res/values-de-land/strings.xml", "res/values*-land/strings.xml", "de"),
    ("public/locales/ko/common.json", "public/locales/*/common.json", "ko"),
    ("po/de/LC_MESSAGES/app.po", "po/*/LC_MESSAGES/app.po", "de"), ("po/zh_CN.po", "po/*.po", "zh-CN"),
    ("lib/app_pt_BR.arb", "lib/app*.arb", "pt-BR"), ("messages_de.properties", "messages*.properties", "de"),
    ("screenshots/ru_RU/title.strings", "screenshots/*/title.strings", "ru-RU"),
    ("moko-resources/pt-rBR/strings.xml", "moko-resources/*/strings.xml", "pt-BR"),
    ("moko-resources/base/strings.xml", "moko-resources/*/strings.xml", nil),
    ("notes/pt_PT.strings", "notes/*.strings", "pt-PT"), ("notes/el.stringsdict", "notes/*.stringsdict", "el"),
    ("messages.properties", "messages*.properties", nil), ("Resources.de-DE.resx", "Resources*.resx", "de-DE"),
  ])
  func reads(_ path: String, _ table: String, _ locale: String?) throws {
    let found = try #require(TranslationPath.read(path))
    #expect(found.table == table)
    #expect(found.locale?.description == locale)
  }

  @Test(arguments: [
    "Localizable.strings", "mul.lproj/Main.xcstrings", "src/de/notes.txt", "a/README.md", "src/No.java", "",
  ])
  func saysNothing(_ path: String) { #expect(TranslationPath.read(path) == nil) }

  @Test func foldersThatOnlyLookLikeLanguagesAreNone() {
    #expect(TranslationPath.read("my/app.json")?.locale == nil)
    #expect(TranslationPath.read("locales/zzz/app.json")?.locale == nil)
    #expect(TranslationPath.read("res/values-car/strings.xml")?.locale == nil)
  }
}
