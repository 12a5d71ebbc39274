import CopyModel
import CopyProgram
import CopyText

/// How the short English texts of a whole run case the words behind their first one, whatever they are for. Where hardly any is in
/// title style, a file with too few buttons to show a habit shares that of the others.
struct CasingOfRun: Sendable {
  private(set) var title = 0
  private(set) var sentence = 0
  private var seen: Set<UInt64> = []

  /// So many texts tell, where such a share of them is in sentence style. In apps that put their buttons into title style, more
  /// than a third of all short texts are.
  private static let (quorum, share) = (40, 0.9)
  /// More texts than this tell nothing new.
  private static let most = 5_000

  var all: Int { title + sentence }

  /// Whether the house writes in sentence style wherever the guidance has title style.
  var isSentence: Bool { all >= Self.quorum && Double(sentence) >= Double(all) * Self.share }

  mutating func gather(_ catalog: Catalog) {
    if catalog.format.isStream { return }
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]) {
      let (text, locale) = (catalog.bytes(entry.value), catalog.locale(of: entry))
      guard all < Self.most, locale.isEnglish || locale == .undetermined, text.count <= ShownCasing.longest.bytes,
        let last = text.last, !".!?:".utf8.contains(last), let isTitle = ShownCasing.isTitleStyle(text),
        seen.insert(LiteralHash.exact(text)).inserted
      else { continue }
      if isTitle { title += 1 } else { sentence += 1 }
    }
  }
}
