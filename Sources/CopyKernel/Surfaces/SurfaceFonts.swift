import CopyModel
package import CopyText

/// `surfaces/fonts.tsv`: what turns the advances of the table into those of a platform’s type.
package struct SurfaceFonts: Sendable {
  private struct Family: Sendable {
    /// Tracking in points by size, smallest size first.
    var tracking: [(size: Double, points: Double)] = []
    /// Added to the tracking of semibold and bold type for each point of size.
    var semibold = 0.0
    /// The platform’s advances as a multiple of the table’s.
    var scale = 1.0
  }

  private var families: [String: Family] = [:]

  package static let shared = SurfaceFonts(TSVReader(named: "surfaces/fonts.tsv"))

  package init(_ table: TSVReader) {
    table.forEachRow { name, property, value in
      let (words, number) = (property.text.split(separator: " "), Double(value.text) ?? 0)
      switch words.first {
      case "tracking": families[name.text, default: Family()].tracking.append((Double(words[1]) ?? 0, number))
      case "semibold": families[name.text, default: Family()].semibold = number
      case "scale": families[name.text, default: Family()].scale = number
      default: preconditionFailure("fonts.tsv says “\(property.text)”, which means nothing")
      }
    }
  }

  /// The font of a platform at a size in points. `tracking` is given where the surface has its own.
  package func font(_ name: String, size: Double, weight: TextFont.Weight, tracking: Double?) -> TextFont {
    guard let family = families[name] else {
      return TextFont(size: Float(size), weight: weight, tracking: Float(tracking ?? 0))
    }
    let isHeavy = weight == .semibold || weight == .bold
    let own = Self.tracking(at: size, in: family.tracking) + (isHeavy ? family.semibold * size : 0)
    return TextFont(size: Float(size * family.scale), weight: weight, tracking: Float(tracking ?? own))
  }

  /// On straight lines between the sizes that are known; beyond them as at the last one.
  private static func tracking(at size: Double, in known: [(size: Double, points: Double)]) -> Double {
    guard let above = known.firstIndex(where: { $0.size >= size }) else { return known.last?.points ?? 0 }
    let (low, high) = (known[max(above - 1, 0)], known[above])
    guard high.size > low.size else { return high.points }
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }
}

/// `surfaces/sizes.tsv`: the sizes of Dynamic Type.
struct TypeSizes: Sendable {
  private var sizes: [String: [Double]] = [:]

  static let shared = TypeSizes(TSVReader(named: "surfaces/sizes.tsv"))

  init(_ table: TSVReader) {
    table.forEachRow { style, points, _ in
      sizes[style.text] = points.text.split(separator: " ").compactMap { Double($0) }
    }
  }

  /// How much larger a text style is than at the default size.
  func growth(of style: String, at size: TextSize) -> Double {
    guard let points = sizes[style], points.count == TextSize.allCases.count else { return 1 }
    return points[size.position] / points[TextSize.l.position]
  }
}

/// How large people have set text: the sizes of Dynamic Type, smallest first.
public enum TextSize: String, CaseIterable, Sendable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// Whether it is one of the accessibility sizes, at which some surfaces grow.
  package var isAccessibility: Bool { position >= TextSize.ax1.position }

  /// Counted from 0, smallest first.
  package var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
