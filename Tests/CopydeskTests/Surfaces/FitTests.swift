import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReporting

/// What is said of widths, end to end.
@Suite struct FitTests {
  private func inspect(_ text: String, _ role: Role, path: String = "", change: (inout Settings) -> Void = { _ in })
    throws -> InspectionRecord
  {
    var settings = Settings()
    settings.locale = .english
    if role != .unknown { settings.role = role }
    change(&settings)
    let inspection = try Inspector(settings: settings).inspect(ByteBuffer(Array(text.utf8)), path: path)
    return try #require(inspection.records.last)
  }

  @Test func titleOnBothGenerations() throws {
    let fit = try #require(try inspect("Delete this photo?", .alertTitle).fits.first)
    #expect(fit.surface == "ios-alert" && fit.lines == 1 && fit.maxLines == 2 && fit.verdict == .fits)
    #expect((140...150).contains(fit.points))
  }

  @Test func nearlyTooWideIsBorderline() throws {
    // 31 characters take 237 of 238 points.
    let text = "Replace the file on this device"
    let fit = try #require(
      try inspect(text, .alertTitle) { ($0.surfaceNames, $0.chosenGuide) = (["ios-alert-classic"], .higLegacy) }.fits
        .first)
    #expect(fit.points < 238 ? fit.verdict != .overflows : fit.verdict == .overflows)
  }

  @Test func labelsHaveNoSurface() throws { #expect(try inspect("Photos", .label).fits.isEmpty) }

  @Test func largerTextTakesMoreLines() throws {
    let text = "The photo couldn’t be saved because the disk is full."
    let usual = try #require(try inspect(text, .alertMessage).fits.first)
    let large = try #require(try inspect(text, .alertMessage) { $0.textSize = .ax3 }.fits.first)
    #expect(large.lines > usual.lines)
  }

  @Test func placeholdersCountAsSamples() throws {
    let plain = try #require(try inspect("Delete %d photos?", .alertTitle).fits.first)
    let long = try #require(
      try inspect("Delete %d photos?", .alertTitle) {
        $0.samples = [PlaceholderSample(pattern: "%d", sample: "1,234,567")]
      }.fits.first)
    #expect(long.points > plain.points + 40)
    let named = try #require(
      try inspect(
        "/* %@ is a name, e.g. “Bartholomew Featherstonehaugh” */\n\"k\" = \"Call %@?\";", .alertTitle,
        path: "a.strings"
      )
      .fits.first)
    #expect(named.points > 250)
  }

  @Test func surfacesOfTheApp() throws {
    var card = Surface(id: "card")
    (card.kind, card.name, card.fonts) = (.custom, "“card”", "ios")
    (card.title.column, card.title.style.size, card.title.lines, card.roles) = (100, 15, 1, RoleSet(.label))
    let fit = try #require(try inspect("Recently Added Photos", .label) { $0.customSurfaces = [card] }.fits.first)
    #expect(fit.surface == "card" && fit.verdict == .overflows && fit.lines == 2)
  }
  @Test func aSurfaceOfTheAppIsChosenByItsName() throws {
    var card = Surface(id: "card")
    (card.kind, card.name, card.fonts) = (.custom, "“card”", "ios")
    (card.title.column, card.title.style.size, card.title.lines, card.roles) = (100, 15, 1, RoleSet(.alertTitle))
    let named = try inspect("Delete all photos?", .alertTitle) {
      ($0.customSurfaces, $0.surfaceNames) = ([card], ["card"])
    }
    #expect(named.fits.map(\.surface) == ["card"])
  }
}
