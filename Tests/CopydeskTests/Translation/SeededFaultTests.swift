import CopyModel
import TestSupport
import Testing

@testable import CopyKernel
@testable import CopyPassage
@testable import CopyReview

/// Good translations, broken in known ways: what crashes or loses words is found, and nothing is found before.
@Suite struct SeededFaultTests {
  /// Own copy. `NAME` stands for a word that differs from pair to pair.
  private static let models: [(locale: String, base: String, text: String)] = [
    ("de", "Delete “%@” from NAME?", "„%@“ aus NAME löschen?"),
    ("de", "%1$@ shared NAME with %2$@.", "%1$@ hat NAME mit %2$@ geteilt."),
    ("de", "%lld files in NAME", "%lld Dateien in NAME"),
    ("de", "Hello {name}, open NAME…", "Hallo {name}, NAME öffnen…"),
    (
      "de", "See the <b>help</b> of NAME at https://example.org/help.",
      "Siehe die <b>Hilfe</b> zu NAME unter https://example.org/help."
    ),
    ("de", "NAME is full.\nDelete %d photos?", "NAME ist voll.\n%d Fotos löschen?"),
    ("fr", "Delete “%@” from NAME?", "Supprimer «\u{A0}%@\u{A0}» de NAME\u{202F}?"),
    ("fr", "%1$@ shared NAME with %2$@.", "%1$@ a partagé NAME avec %2$@."),
    ("fr", "%lld files in NAME", "%lld fichiers dans NAME"),
    ("fr", "Hello {name}, open NAME…", "Bonjour {name}, ouvrir NAME…"),
    ("fr", "The <b>new</b> version of NAME is ready.", "La version <b>récente</b> de NAME est prête."),
    ("es", "Delete “%@” from NAME?", "¿Eliminar “%@” de NAME?"),
    ("es", "%1$@ shared NAME with %2$@.", "%1$@ compartió NAME con %2$@."),
    ("es", "%lld files in NAME", "%lld archivos en NAME"),
    ("es", "NAME is full.\nDelete %d photos?", "NAME no tiene espacio.\n¿Eliminar %d fotos?"),
    ("it", "Move %@ to the folder NAME?", "Spostare %@ nella cartella NAME?"),
    ("it", "Hello {name}, open NAME…", "Ciao {name}, apri NAME…"),
    ("ja", "Delete “%@” from NAME?", "NAMEから“%@”を削除しますか？"), ("ja", "%lld files in NAME", "NAMEの%lld個のファイル"),
    ("ja", "%1$@ shared NAME with %2$@.", "%1$@がNAMEを%2$@と共有しました。"),
    ("ko", "Delete “%@” from NAME?", "NAME에서 “%@”을(를) 삭제할까요?"), ("ko", "%lld files in NAME", "NAME의 파일 %lld개"),
    ("ko", "Hello {name}, open NAME…", "{name}님, NAME 열기…"),
    ("ru", "Delete “%@” from NAME?", "Удалить «%@» из NAME?"),
    ("ru", "%1$@ shared NAME with %2$@.", "%1$@ открывает доступ к NAME для %2$@."),
    ("ru", "The <b>new</b> version of NAME is ready.", "<b>Новая</b> версия NAME готова."),
    ("ar", "Move %@ to the folder NAME?", "هل تريد نقل %@ إلى المجلد NAME؟"),
    ("ar", "Hello {name}, open NAME…", "مرحبا {name}، افتح NAME…"),
  ]

  private static let pairs: [TranslationPair] = models.flatMap { model in
    ["Alma", "Bora", "Ceres", "Dione"].map { name in
      let fill = { (text: String) in text.replacing("NAME", with: name) }
      return TranslationPair(locale: model.locale, base: fill(model.base), text: fill(model.text))
    }
  }

  /// What is said of each pair, when it reads as `texts` do; by index.
  private func rules(of pairs: [TranslationPair], texts: [String]) throws -> [Set<String>] {
    var lines = ""
    for (pair, text) in zip(pairs, texts) {
      var writer = JSONWriter()
      writer.object {
        $0.field("value", text)
        $0.field("source", pair.base)
        $0.field("locale", pair.locale)
      }
      lines += String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
    let review = try FileReviewer(settings: Settings()).review(ByteBuffer(Array(lines.utf8)), path: "a.jsonl")
    var found = [Set<String>](repeating: [], count: pairs.count)
    for finding in review.review.findings { found[finding.entry].insert(finding.rule) }
    return found
  }

  @Test func goodTranslationsAreLeftAlone() throws {
    let found = try rules(of: Self.pairs, texts: Self.pairs.map(\.text))
    for (pair, rules) in zip(Self.pairs, found) {
      #expect(rules.filter { $0.hasPrefix("l10n-") || $0.hasPrefix("placeholder-") } == [], "\(pair.text)")
    }
  }

  @Test(arguments: TranslationFault.all)
  func isFound(_ fault: TranslationFault) throws {
    var (random, broken, texts) = (SeededGenerator(seed: 8), [TranslationPair](), [String]())
    for pair in Self.pairs {
      guard let text = fault.apply(pair, &random), text != pair.text else { continue }
      broken.append(pair)
      texts.append(text)
    }
    #expect(broken.count >= 4)
    let found = try rules(of: broken, texts: texts)
    let missed = zip(texts, found).filter { $0.1.isDisjoint(with: fault.rules) }.map(\.0)
    let recall = Double(broken.count - missed.count) / Double(broken.count)
    #expect(recall >= (fault.isGrave ? 0.98 : 0.9), "\(missed.prefix(5))")
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while !rest.isEmpty {
      if rest.hasPrefix(word) {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
