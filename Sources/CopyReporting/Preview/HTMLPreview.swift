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
      \(figures(of: card))\(card.isOpen ? "<p class=\"where\">\(TerminalPreview.more)</p>" : "")
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

/// How the page of `HTMLPreview` looks and moves.
enum PreviewStyle {
  static let sheet = """
    :root { color-scheme: light dark; --ground: #f2f2f7; --card: #fff; --ink: #1c1c1e; --faint: #5f5f66; --line: #c9c9ce;
      --accent: #0060c0; --bad: #b00020; --badground: #ffe3e6; --pill: #e5e5ea; }
    :root[data-appearance="light"] { color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root:not([data-appearance="light"]) { --ground: #000; --card: #1f1f22;
      --ink: #f5f5f7; --faint: #a5a5ad; --line: #4a4a50; --accent: #5eb0ff; --bad: #ff8a95; --badground: #4a1a20;
      --pill: #3a3a3f; } }
    :root[data-appearance="dark"] { color-scheme: dark; --ground: #000; --card: #1f1f22; --ink: #f5f5f7; --faint: #a5a5ad;
      --line: #4a4a50; --accent: #5eb0ff; --bad: #ff8a95; --badground: #4a1a20; --pill: #3a3a3f; }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 1rem; background: var(--ground); color: var(--ink);
      font: 15px/1.4 -apple-system, Inter, system-ui, "Noto Sans", sans-serif; }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; overflow-wrap: anywhere; }
    header p { margin: .25rem 0 .75rem; color: var(--faint); }
    .skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; background: var(--card); padding: .5rem; }
    .controls { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; }
    fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; }
    legend { float: left; padding: 0; margin-right: .75rem; } label { white-space: nowrap; }
    select, input { font: inherit; accent-color: var(--accent); }
    .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: stretch; }
    .item { padding: .75rem; border: 1px solid var(--line); border-radius: 12px; width: 22.5rem; max-width: 100%;
      overflow-x: auto; }
    .item:focus-visible, a:focus-visible, select:focus-visible, input:focus-visible {
      outline: 3px solid var(--accent); outline-offset: 2px; }
    body:has(#faulty:checked) .item:not(.faulty) { display: none; }
    body:has(#faulty:checked) section:not(:has(.faulty)) { display: none; }
    .where { margin: 0 0 .5rem; color: var(--faint); font-size: .85rem; } .where b { color: var(--ink); }
    .card { background: var(--card); border-radius: 14px; border: 1px solid var(--line); padding-top: 20px; margin: 0 auto; }
    .card p { margin: 0 auto; line-height: 1.3; } .card .message { padding-bottom: 0; color: var(--ink); }
    .card .title + .message { margin-top: 4px; }
    .centred p { text-align: center; }
    .line { display: block; white-space: pre; height: 1.3em; }
    .line > span { display: inline-block; transform-origin: left; }
    .centred .line > span { transform-origin: center; } [dir="rtl"]:not(.centred) .line > span { transform-origin: right; }
    .line.over, .button.over { background: var(--badground); color: var(--bad); text-decoration: underline wavy; }
    .buttons { display: grid; margin-top: 20px; font-size: 17px; text-align: center; }
    .buttons.beside { grid-auto-flow: column; grid-auto-columns: 1fr; }
    .button { padding: 10px 8px; border-top: 1px solid var(--line); color: var(--accent); overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .beside .button + .button { border-inline-start: 1px solid var(--line); }
    .button.default { font-weight: 600; } .button.destructive { color: var(--bad); }
    [class*="-26"] { border-radius: 32px; } [class*="-26"] .buttons { gap: 8px; padding: 0 16px 16px; }
    [class*="-26"] .button { border: 0; border-radius: 24px; background: var(--pill); padding: 12px 16px; color: var(--ink);
      font-weight: 500; }
    [class*="-26"] .button.destructive { color: var(--bad); }
    [class*="-26"] .beside .button + .button { border: 0; }
    .card > :last-child:not(.buttons) { padding-bottom: 20px; }
    table { border-collapse: collapse; margin-top: .75rem; font-size: .85rem; width: 100%; }
    th, td { text-align: start; padding: .1rem .6rem .1rem 0; vertical-align: top; }
    th + th, td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; width: 1%; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    tbody th { font-weight: 400; overflow-wrap: anywhere; } thead { color: var(--faint); }
    tr.overflows td:last-child { color: var(--bad); font-weight: 600; } tr.borderline td:last-child { font-weight: 600; }
    ul { margin: .5rem 0 0; padding-left: 1.1rem; font-size: .85rem; max-width: 20rem; } li.error b, li.warning b { color: var(--bad); }
    code { color: var(--faint); }
    @media screen and (max-width: 46rem) { .row { flex-direction: column; } .item { width: 100%; } }
    @media (max-width: 30rem) { body { padding: .5rem; } .item { padding: .5rem; } }
    @page { margin: 12mm; }
    @media print { :root, :root[data-appearance] { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --faint: #444;
        --line: #999; --accent: #0050a0; --bad: #900018; --badground: #ffe3e6; --pill: #eee; }
      body { padding: 0; font-size: 12px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .controls, .skip { display: none; } h2 { break-after: avoid; } .row { gap: .5rem; }
      .item { break-inside: avoid; width: 21.25rem; padding: .5rem; } }
    """

  /// Lines are set to the width that was measured; arrows move between cards; the choice of appearance is taken up.
  static let script = """
    for (const line of document.querySelectorAll(".line")) {
      const text = line.firstElementChild, wanted = Number(line.dataset.width);
      text.textContent = text.textContent.trimEnd();
      const natural = text.getBoundingClientRect().width;
      if (natural > 0 && wanted > 0) text.style.transform = `scaleX(${wanted / natural})`;
    }
    document.getElementById("appearance").addEventListener("change", event => {
      document.documentElement.dataset.appearance = event.target.value;
    });
    document.addEventListener("keydown", event => {
      const items = [...document.querySelectorAll(".item")].filter(item => item.offsetParent);
      const here = items.indexOf(document.activeElement);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (here < 0 || !step || !items[here + step]) return;
      event.preventDefault();
      items[here + step].focus();
    });
    """
}
