package import CopyModel
package import CopyText

/// A part of a surface as one run sees it: at its text size, under its guidance, in its fonts. An object, so that handing it
/// on copies nothing.
package final class SurfacePlace: Sendable {
  /// The surface by its name on the command line, and with its article, for messages.
  package let surface, name: String
  package let part: PartName
  package let font: TextFont
  /// Width that text wraps in, and that is read at a glance, in points.
  package let column: Double
  package let glance: Double?
  /// The most lines that are in order; nil where there is no limit.
  package let limit: Int?
  /// Whether lines beyond the limit are cut, rather than merely too many.
  package let isCut: Bool

  /// Nil where `surface` shows no copy of `role`.
  package init?(_ surface: Surface, _ role: Role, isAlone: Bool, at size: TextSize, in guide: Guide, isNamed: Bool) {
    guard let part = PartName(role, on: surface.kind) else { return nil }
    self.surface = surface.id
    name = surface.name
    self.part = part
    font = surface.font(of: part, at: size, isAlone: isAlone, isNamed: isNamed)
    column = surface.column(of: part, at: size)
    glance = surface[part].glance
    limit = surface[part].limit(in: guide)
    isCut = limit == surface[part].lines
  }
}

/// A surface that was asked for, and the places of those that it stands for.
package struct SurfaceChoice: Sendable {
  package let surface: String
  package let isCustom: Bool
  package let places: [SurfacePlace]

  package init(surface: String, isCustom: Bool, places: [SurfacePlace]) {
    self.surface = surface
    self.isCustom = isCustom
    self.places = places
  }
}

/// The room of a place, as numbers alone.
package struct SurfaceRoom {
  private let font: TextFont
  private let lines: Int
  private let column, glance: Float
  /// Of the column, what text of any script may take and still surely fit.
  private static let sure = 0.94

  /// Nil where text may wrap on and on.
  package init?(_ place: SurfacePlace) {
    guard let limit = place.limit else { return nil }
    font = place.font
    lines = limit
    column = Float(place.column)
    glance = Float(place.glance ?? .infinity)
  }

  /// The rooms of those of `places` that decide: what another one has room for, in the same type, a wider one has room for
  /// as well.
  package static func tightest(_ places: [SurfacePlace]) -> [(place: SurfacePlace, room: SurfaceRoom)] {
    let rooms = places.compactMap { place in SurfaceRoom(place).map { (place, $0) } }
    return rooms.indices.filter { index in
      !rooms.indices.contains { other in
        other != index && rooms[index].1.isWider(than: rooms[other].1)
          && (other < index || !rooms[other].1.isWider(than: rooms[index].1))
      }
    }.map { rooms[$0] }
  }

  /// Whether it has all the room of `other`, or more.
  private func isWider(than other: SurfaceRoom) -> Bool {
    font == other.font && column >= other.column && lines >= other.lines && glance >= other.glance
  }

  /// Whether text of this bound surely fits.
  @inline(__always)
  package func holds(_ bound: WidthBound) -> Bool {
    bound.fits(lines, of: column * Float(Self.sure), in: font)
      && (glance == .infinity || bound.fits(1, of: glance, in: font))
  }

  /// Whether it is sure to take no more lines than it may, were it so many times as wide.
  @inline(__always)
  package func holds(_ bound: WidthBound, times ratio: Float) -> Bool {
    bound.fits(lines, of: column, in: font, times: ratio)
  }
}
