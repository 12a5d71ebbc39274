"""Looks at the page of `copydesk preview --format html` in headless Chromium and checks its geometry, not its pixels.

    python3 Tests/Tools/preview_geometry.py .build/debug/copydesk [--screenshots FOLDER]

Cards are as wide as their surface, lines as wide as they were measured and inside their card, buttons side by side or
stacked as they should be, nothing is wider than a phone, and text stands out from its ground in light and dark.
"""
import argparse
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

STRINGS = {
    "en": [("delete", "Delete this photo?", "This can’t be undone.", "Cancel", "Delete"),
           ("restore", "The library couldn’t be restored because the disk that holds its last copy is damaged.",
            "The copy of last Sunday can be used instead. Photos that were added since then are kept.", "Cancel",
            "Restore from Sunday")],
    "de": [("delete", "Dieses Foto löschen?", "Dies kann nicht widerrufen werden.", "Abbrechen", "Endgültig löschen"),
           ("restore", "Die Mediathek konnte nicht wiederhergestellt werden, weil das Volume beschädigt ist.",
            "Stattdessen kann die Kopie vom letzten Sonntag verwendet werden.", "Abbrechen", "Wiederherstellen")],
    "ar": [("delete", "هل تريد حذف هذه الصورة؟", "لا يمكن التراجع عن ذلك.", "إلغاء", "حذف")],
    "ja": [("delete", "この写真を削除しますか？", "元に戻すことはできません。", "キャンセル", "削除")],
}
MEASURE = """
<script>
addEventListener("load", () => {
  const box = node => { const r = node.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; };
  const luminance = color => {
    const parts = color.match(/[\\d.]+/g).slice(0, 3).map(v => v / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
  };
  const contrast = (node, ground) => {
    const [a, b] = [getComputedStyle(node).color, getComputedStyle(ground).backgroundColor].map(luminance);
    return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
  };
  const report = { page: document.scrollingElement.scrollWidth, viewport: innerWidth, cards: [], contrasts: {} };
  for (const card of document.querySelectorAll(".card")) report.cards.push({
    locale: card.lang, box: box(card), wanted: parseFloat(card.style.width),
    lines: [...card.querySelectorAll(".line")].map(l => ({ wanted: +l.dataset.width, box: box(l.firstElementChild) })),
    buttons: [...card.querySelectorAll(".button")].map(box), beside: !!card.querySelector(".beside"),
    focusable: card.closest(".item").tabIndex === 0 });
  for (const mode of ["light", "dark"]) {
    document.documentElement.dataset.appearance = mode;
    const card = document.querySelector(".card");
    report.contrasts[mode] = [...card.querySelectorAll("p")].map(p => contrast(p, card)).concat(
      contrast(document.querySelector(".where"), document.body));
  }
  const pre = document.createElement("pre");
  pre.id = "geometry"; pre.textContent = JSON.stringify(report); document.body.append(pre);
});
</script>
"""


def catalogues(folder):
    for locale, alerts in STRINGS.items():
        place = folder / f"{locale}.lproj"
        place.mkdir()
        lines = []
        for name, title, message, cancel, action in alerts:
            for part, text in (("alert.title", title), ("alert.message", message), ("alert.cancelButton", cancel),
                               ("alert.confirmButton", action)):
                lines.append(f'"{name}.{part}" = "{text}";\n')
        (place / "Localizable.strings").write_text("".join(lines), encoding="utf-8")


def browser():
    found = next((name for name in ("chromium", "chromium-browser", "google-chrome") if shutil.which(name)), None)
    if not found:
        raise SystemExit("No Chromium is installed; on Debian: apt install chromium")
    return [found, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=3000"]


def geometry(page, width, folder):
    measured = folder / "measured.html"
    measured.write_text(page.replace("</body>", MEASURE + "</body>"), encoding="utf-8")
    dom = subprocess.run(browser() + [f"--window-size={width},900", "--dump-dom", measured.as_uri()], capture_output=True,
                         text=True, check=True).stdout
    text = re.search(r'<pre id="geometry">(.*?)</pre>', dom, re.S).group(1)
    return json.loads(text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">"))


def check(report):
    assert report["page"] <= report["viewport"] + 1, f"the page is {report['page']} wide in {report['viewport']}"
    assert len(report["cards"]) == sum(map(len, STRINGS.values())), "a card is missing"
    for card in report["cards"]:
        left, top, width, height = card["box"]
        assert abs(width - card["wanted"]) < 1, f"a card is {width} wide, not {card['wanted']}"
        assert card["focusable"], "a card can’t be reached by keyboard"
        assert card["lines"], "a card has no lines"
        for line in card["lines"]:
            assert abs(line["box"][2] - line["wanted"]) < 1.5, f"a line is {line['box'][2]} wide, not {line['wanted']}"
            assert left - 1 <= line["box"][0] and line["box"][0] + line["box"][2] <= left + width + 1, "a line leaves its card"
            assert top <= line["box"][1] <= top + height, "a line leaves its card"
        tops = [button[1] for button in card["buttons"]]
        assert len(tops) == 2, "a button is missing"
        assert (abs(tops[0] - tops[1]) < 1) == card["beside"], "buttons stand otherwise than they should"
    for mode, contrasts in report["contrasts"].items():
        assert min(contrasts) >= 4.5, f"text hardly stands out in {mode} mode: {min(contrasts):.1f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("copydesk")
    parser.add_argument("--screenshots", type=Path, help="also keep pictures of the page, to be looked at")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        catalogues(folder)
        page = subprocess.run([str(Path(options.copydesk).resolve()), "preview", "--no-config", "--format", "html", "."], cwd=folder,
                              capture_output=True, text=True, check=True).stdout
        for width in (1200, 500):
            check(geometry(page, width, folder))
        if options.screenshots:
            options.screenshots.mkdir(exist_ok=True)
            (folder / "page.html").write_text(page, encoding="utf-8")
            for label, size, extra in (("wide", "1280,1400", []), ("phone", "500,1600", []),
                                       ("dark", "1280,1400", ["--blink-settings=preferredColorScheme=0"])):
                target = (options.screenshots / f"{label}.png").resolve()
                subprocess.run(browser() + extra + [f"--window-size={size}", f"--screenshot={target}", (folder / "page.html").as_uri()],
                               capture_output=True, check=True)
    print("The page’s geometry is as it should be.")


if __name__ == "__main__":
    main()
