import CopyModel
import Testing

@testable import CopyPassage

/// What the elements of Interface Builder and the keys of Info.plist say of their texts.
@Suite struct RoleByElementTests {
  private func catalog(_ objects: String) -> Catalog {
    let file = "<document targetRuntime=\"MacOSX.Cocoa\"><objects>\(objects)</objects></document>"
    return CatalogReader.read(ByteBuffer(Array(file.utf8)), path: "Base.lproj/Garden.xib")
  }

  private func guess(_ objects: String) -> RoleGuess { RoleInference().guesses(for: catalog(objects))[0] }

  @Test(arguments: [
    ("<buttonCell type=\"push\" title=\"Plant Roses\" id=\"a\"/>", Role.button),
    ("<buttonCell type=\"check\" title=\"Delete wilted roses?\" id=\"a\"/>", .label),
    ("<menuItem title=\"Plant Roses\" id=\"a\"/>", .menuItem), ("<window title=\"Delete Roses?\" id=\"a\"/>", .label),
    ("<label text=\"Couldn’t plant the roses.\" id=\"a\"/>", .text), ("<label text=\"Roses\" id=\"a\"/>", .label),
    ("<button toolTip=\"Plants roses\" id=\"a\"/>", .text),
  ])
  func `An element gives the role, and never that of an alert`(objects: String, role: Role) {
    let guess = guess(objects)
    #expect(guess.role == role && guess.evidence == .class && !guess.isWeak)
  }

  @Test(arguments: [
    "<popUpButtonCell id=\"p\"><menu><items><menuItem title=\"roses\" id=\"a\"/></items></menu></popUpButtonCell>",
    "<menuItem title=\"10 roses\" id=\"a\"/>",
    "<buttonCell title=\"If you like these roses, please give us some water!\" id=\"a\"/>",
    "<prototypes id=\"p\"><label text=\"Rose\" id=\"a\"/></prototypes>",
  ])
  func `Values, amounts, sentences, and patterns are no sure commands`(objects: String) {
    #expect(guess(objects).isWeak)
  }

  @Test func `The reason names the element`() {
    let catalog = catalog("<menuItem title=\"Plant Roses\" id=\"a\"/>")
    let guess = RoleInference().guesses(for: catalog)[0]
    #expect(guess.reason.text(of: catalog.entries[0], in: catalog) == "it stands in “menuItem”")
  }

  @Test func `No program looks up what an element shows`() {
    #expect(KnownCopy(catalog("<menuItem title=\"Plant Roses\" id=\"a\"/>"), base: nil) == KnownCopy())
  }

  @Test(arguments: [("MacOSX.Cocoa", PlatformSet.macos), ("iOS.CocoaTouch", .ofUIKit), ("AppleTV", .tvos)])
  func `The runtime tells the system`(runtime: String, platforms: PlatformSet) {
    let file = "<document targetRuntime=\"\(runtime)\"><objects/></document>"
    let catalog = CatalogReader.read(ByteBuffer(Array(file.utf8)), path: "Garden.xib")
    #expect(CatalogPlatform.fact(of: catalog)?.platforms == platforms)
  }
}
