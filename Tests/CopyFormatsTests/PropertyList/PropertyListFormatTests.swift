import CopyModel
import Foundation
import Testing

@testable import CopyFormats

@Suite struct PropertyListFormatTests {
  private func read(_ members: String) -> Catalog {
    Catalog.reading("<plist><dict>\(members)</dict></plist>", as: PropertyListFormat(), path: "Info.plist")
  }

  @Test func `Texts for people are copy, and all else is not`() {
    let catalog = read(
      """
      <key>CFBundleIdentifier</key><string>org.example.pond</string>
      <key>CFBundleDisplayName</key><string>Pond</string>
      <key>NSCameraUsageDescription</key><string>Pond counts your frogs.</string>
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLName</key><string>A Pond</string></dict></array>
      <key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>Pond Map</string></dict></array>
      <key>NSServices</key><array><dict><key>NSMenuItem</key><dict><key>default</key><string>Count Frogs</string></dict>
      <key>NSMessage</key><string>Count Them</string></dict></array>
      <key>NSHumanReadableCopyright</key><string>${COPYRIGHT}</string>
      """)
    #expect(
      catalog.entryLines == [
        "en CFBundleDisplayName| (exempt): Pond", "en NSCameraUsageDescription|: Pond counts your frogs.",
        "en Pond Map| (key): Pond Map", "en Count Frogs| (key): Count Frogs",
        "en NSHumanReadableCopyright| (exempt): ${COPYRIGHT}",
      ])
  }

  @Test func `Reasons by purpose have the purpose as their key`() {
    let catalog = read(
      "<key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>Way</key><string>To the pond.</string></dict>"
    )
    #expect(catalog.entryLines == ["en Way|: To the pond."])
    #expect(catalog.extras(of: catalog.entries[0])?.element?.part == .help)
  }

  @Test func `Names by which the app's own files are known claim no others`() {
    let format = PropertyListFormat()
    #expect(format.claims(path: "Pond/Info.plist") && format.claims(path: "Pond-Info.plist"))
    #expect(!format.claims(path: "Settings.plist") && !format.claims(path: "Info.plist.in"))
  }

  @Test func `Lists of another form are no fault`() {
    #expect(Catalog.reading("{ CFBundleName = Pond; }", as: PropertyListFormat()).problems.isEmpty)
  }
}
