import CopyKernel
import CopyModel
package import CopyReview
import CopyText

/// One page that shows every alert and notification in every language side by side, with its figures and findings. It needs
/// nothing but itself.
package struct HTMLPreview {
  private let cards: [PreviewCard]

  package init(_ cards: [PreviewCard]) { self.cards = cards }

  package var page: String {
    let groups = grouped
    let locales = Set(cards.map { "\($0.locale)" }).sorted()
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Copy as it is shown</title>
      <style>
      \(PreviewStyle.sheet)
      \(locales.map { "body:has(#show-\($0):not(:checked)) [data-locale=\"\($0)\"] { display: none; }" }.joined(separator: "\n"))
      </style>
      </head>
      <body>
      <a class="skip" href="#cards">Skip to the alerts</a>
      <header>
      <h1>Copy as it is shown</h1>
      <p>\(cards.count == 1 ? "1 alert or notification" : "\(cards.count) alerts and notifications") in \(locales.count == 1 ? "1 language" : "\(locales.count) languages"), \(faultCount) with findings. Lengths are in points.</p>
      \(controls(locales))
      </header>
      <main id="cards">
      \(groups.map(section).joined(separator: "\n"))
      </main>
      <script>
      \(PreviewStyle.script)
      </script>
      </body>
      </html>

      """
  }

  private var faultCount: Int { cards.count { !$0.remarks.isEmpty } }

  /// Sets of one name, in the order in which names come up.
  private var grouped: [(name: String, cards: [PreviewCard])] {
    var (order, byName) = ([String](), [String: [PreviewCard]]())
    for card in cards {
      if byName[card.group] == nil { order.append(card.group) }
      byName[card.group, default: []].append(card)
    }
    return order.map { name in
      // English, from which the others come, stands first.
      let (base, others) = (
        (byName[name] ?? []).filter(\.locale.isEnglish), (byName[name] ?? []).filter { !$0.locale.isEnglish }
      )
      return (name, base + others)
    }
  }

  private func controls(_ locales: [String]) -> String {
    let boxes = locales.map {
      "<label title=\"\(Self.name(of: $0))\"><input type=\"checkbox\" id=\"show-\($0)\" checked> \($0)</label>"
    }
    return """
      <form class="controls" aria-label="What to show">
      <fieldset><legend>Languages</legend>\(boxes.joined(separator: " "))</fieldset>
      <label><input type="checkbox" id="faulty"> With findings only</label>
      <label>Appearance <select id="appearance"><option value="">as the system</option><option value="light">light</option><option value="dark">dark</option></select></label>
      </form>
      """
  }

  private func section(_ group: (name: String, cards: [PreviewCard])) -> String {
    """
    <section aria-label="\(Self.escaped(group.name))">
    <h2>\(Self.escaped(group.name))</h2>
    <div class="row">
    \(group.cards.map(article).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func article(_ card: PreviewCard) -> String {
    let faults = card.remarks.isEmpty ? "" : " faulty"
    return """
      <article class="item\(faults)" tabindex="0" data-locale="\(card.locale)" aria-label="\(Self.escaped(card.group)), \(Self.name(of: "\(card.locale)"))">
      <p class="where"><b>\(Self.name(of: "\(card.locale)"))</b> (\(card.locale)), \(Self.escaped(card.surface.name))</p>
      \(drawing(of: card))
      \(figures(of: card))
      \(remarks(of: card))
      </article>
      """
  }

  private func drawing(of card: PreviewCard) -> String {
    let texts = [card.title, card.message].compactMap(\.self).map { text(of: $0, in: card) }
    let side = card.isCentred ? " centred" : ""
    let direction = card.isRightToLeft ? "rtl" : "ltr"
    let rows = card.areStacked ? "stacked" : "beside"
    let buttons = card.buttons.map { button in
      let mark = button.verdict == .overflows ? " over" : ""
      let style = button.style.names.map { " \($0)" }.joined()
      return "<span class=\"button\(style)\(mark)\">\(Self.escaped(button.text))</span>"
    }
    let row = buttons.isEmpty ? "" : "<div class=\"buttons \(rows)\">\(buttons.joined())</div>"
    return """
      <div class="card \(card.surface.id)\(side)" dir="\(direction)" lang="\(card.locale)" style="width: \(Self.number(card.surface.cardWidth))px">
      \(texts.joined(separator: "\n"))
      \(row)
      </div>
      """
  }

  /// Each line as wide as it was measured, whatever font the reader has.
  private func text(of text: PreviewCard.Text, in card: PreviewCard) -> String {
    let lines = text.lines.enumerated().map { index, line in
      let mark = text.isExcess(index) ? " over" : ""
      return
        "<span class=\"line\(mark)\" data-width=\"\(Self.number(line.width))\"><span>\(Self.escaped(line.text))</span></span>"
    }
    let weight = ["regular": 400, "medium": 500, "semibold": 600, "bold": 700][text.weight] ?? 400
    let font = "font-size: \(Self.number(text.size))px; font-weight: \(weight)"
    return
      "<p class=\"\(text.fit.part.rawValue)\" style=\"width: \(Self.number(text.fit.column))px; \(font)\">\(lines.joined())</p>"
  }

  private func figures(of card: PreviewCard) -> String {
    let texts = [card.title, card.message].compactMap(\.self).map {
      row($0.role.name, $0.fit, of: $0.fit.column, $0.fit.verdict)
    }
    let role = card.surface.kind == .notification ? Role.notificationAction : .button
    let rows = texts + card.buttons.map { row("\(role.name) “\($0.text)”", $0.fit, of: $0.room, $0.verdict) }
    return """
      <table>
      <thead><tr><th scope="col">Role</th><th scope="col">Points</th><th scope="col">Lines</th><th scope="col">Fit</th></tr></thead>
      <tbody>\(rows.joined())</tbody>
      </table>
      """
  }

  private func row(_ name: String, _ fit: Fit, of room: Double, _ verdict: Fit.Verdict) -> String {
    "<tr class=\"\(verdict.rawValue)\"><th scope=\"row\">\(Self.escaped(name))</th><td>\(FitText.points(fit.points)) of \(FitText.points(room))</td><td>\(fit.lines)\(fit.maxLines.map { " of \($0)" } ?? "")</td><td>\(verdict.rawValue)</td></tr>"
  }

  private func remarks(of card: PreviewCard) -> String {
    guard !card.remarks.isEmpty else { return "" }
    let items = card.remarks.map {
      "<li class=\"\($0.severity.name)\"><b>\($0.severity.name)</b> \(Self.escaped($0.message)) <code>\($0.rule)</code></li>"
    }
    return "<ul>\(items.joined())</ul>"
  }

  /// The name of a language in English; its tag where ICU knows none.
  private static func name(of locale: String) -> String {
    guard let name = try? ICU.LocaleNames.englishName(locale) else { return locale }
    return escaped(name)
  }

  /// At most one decimal, and none where it is 0.
  private static func number(_ length: Double) -> String {
    let rounded = (length * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
