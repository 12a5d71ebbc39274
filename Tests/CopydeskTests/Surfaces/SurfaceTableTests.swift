import CopyModel
import Testing

@testable import CopyKernel
@testable import CopyPassage

@Suite struct SurfaceTableTests {
  /// The names of the contract.
  static let names = [
    "ios-alert", "ios-alert-classic", "ios-alert-26", "action-sheet", "macos-alert", "watchos-alert", "tvos-alert",
    "ios-notification", "ios-notification-banner", "watchos-notification", "material-dialog", "android-notification",
    "gnome-dialog", "windows-dialog",
  ]

  @Test(arguments: names) func isKnown(_ name: String) throws {
    let surface = try #require(Surface.named(name))
    #expect(!surface.name.isEmpty)
    for one in surface.resolved {
      #expect(!one.edition.isEmpty && one.cardWidth > 0 && !one.fonts.isEmpty, "\(one.id)")
      for part in PartName.allCases {
        #expect(one[part].column > 0 && one[part].style.size > 0, "\(one.id) \(part)")
        #expect(one[part].limit(in: .hig2022) != nil || one.kind == .notification, "\(one.id) \(part)")
        #expect(one[part].column <= one.cardWidth || one.id == "gnome-dialog", "\(one.id) \(part)")
      }
    }
  }

  @Test func sizesGrow() throws {
    let surface = try #require(Surface.named("ios-alert-classic"))
    let sizes = TextSize.allCases.map { surface.font(of: .message, at: $0).size }
    #expect(sizes == sizes.sorted() && sizes[0] == 13 && sizes[11] == 44)
    #expect(surface.column(of: .title, at: .l) == 238 && surface.column(of: .title, at: .ax1) == 278)
  }

  @Test func trackingIsThatOfTheSize() throws {
    let surface = try #require(Surface.named("ios-alert-classic"))
    #expect(abs(surface.font(of: .title, at: .l).tracking - -0.3025) < 0.001)
    #expect(abs(surface.font(of: .message, at: .l).tracking - -0.08) < 0.001)
  }
}
