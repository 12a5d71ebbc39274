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
