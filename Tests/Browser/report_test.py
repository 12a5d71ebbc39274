"""Clicks through the HTML report in a real browser: `bin/test --browser`.

Usage: report_test.py PROGRAM [FOLDER-FOR-SCREENSHOTS]
"""

import json
import os
import subprocess
import sys
import tempfile

from webdriver import Browser

ROW = "return document.querySelectorAll('.row').length > 0"
DOWN, ESCAPE = "\ue015", "\ue00c"


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def copy(folder, count):
    """A project with `count` faulty strings, some of which try to break out of the page."""
    files = 20
    for number in range(files):
        language = "de" if number % 4 == 3 else "en"
        path = os.path.join(folder, f"App{number % 3}", f"Part{number}", f"{language}.lproj")
        os.makedirs(path)
        with open(os.path.join(path, "Localizable.strings"), "w", encoding="utf-8") as file:
            for entry in range(count // files):
                words = f"Laden  von {number}-{entry}" if language == "de" else f"Loading item {number}-{entry}..."
                if entry % 500 == 1 and language == "en":
                    words = f"</script><b>Loading & more {number}-{entry}... 👩‍👩‍👧 المزيد"
                file.write(f'/* Label */\n"item.{number}.{entry}.label" = "{words}";\n')
    with open(os.path.join(folder, "App0", "Part0", "en.lproj", "Alerts.strings"), "w", encoding="utf-8") as file:
        file.write('/* Title */\n"photo.delete.alert.title" = "Delete this photo?";\n'
                   '/* Button */\n"photo.delete.alert.yesButton" = "Yes";\n')


def report(program, folder, *arguments):
    path = os.path.join(folder, "report.html")
    run = subprocess.run([program, "--no-config", "--format", "html", "--output", path, *arguments, "."], cwd=folder)
    expect(run.returncode == 1, "findings make the status 1")
    return path


def click_through(browser, path, total):
    browser.open("file://" + path)
    browser.wait("the list", ROW)
    expect(browser.text("#count").startswith(f"{total:,} finding"), browser.text("#count"))
    expect(browser.script("return document.querySelectorAll('.row').length") < 60, "only rows in sight are drawn")
    expect(browser.script("return document.querySelectorAll('b').length") == 0, "copy is never taken for markup")
    search(browser)
    filters(browser)
    keyboard(browser, total)
    areas(browser)
    expect(browser.log() == [], browser.log())


def search(browser):
    browser.type("#search", "yesButton")
    browser.wait("the search", "return document.getElementById('count').textContent.includes(' of ')")
    rules = browser.script("return [...document.querySelectorAll('.row .where')].map((row) => row.innerText)")
    expect(any("button-yes-no" in rule for rule in rules), rules)
    expect("Yes" in browser.text("#detail"), browser.text("#detail"))
    preview(browser)
    browser.press(ESCAPE)
    browser.wait("all again", "return !document.getElementById('count').textContent.includes(' of ')")


def preview(browser):
    """The alert is drawn beside its finding, its lines as wide as they were measured."""
    expect("Delete this photo?" in browser.text("#detail .card .title"), browser.text("#detail"))
    expect(browser.text("#detail .card [aria-current]") == "Yes", browser.text("#detail .card"))
    widths = browser.script(
        "return [...document.querySelectorAll('#detail .line')].map((line) => "
        "[Number(line.dataset.width), line.firstElementChild.getBoundingClientRect().width])")
    expect(widths and all(abs(wanted - real) < 1 for wanted, real in widths), widths)
    expect(browser.script("return document.querySelector('#detail figure').scrollWidth - "
                          "document.querySelector('#detail figure').clientWidth") <= 0, "the alert fits beside the list")


def filters(browser):
    button = "[...document.querySelectorAll('.choice')].find((one) => one.innerText.includes(arguments[0]))"
    for name in ["error", "de", "typo-ellipsis", "label"]:
        wanted = int(browser.script(f"return {button}.lastChild.innerText.replaceAll(',', '')", name))
        browser.script(f"{button}.click()", name)
        shown = int(browser.text("#count").split()[0].replace(",", ""))
        expect(shown == wanted and wanted > 0, f"{name}: {shown} of {wanted}")
        expect(name in browser.script("return location.hash"), "the address keeps the filter")
        browser.script(f"{button}.click()", name)


def keyboard(browser, total):
    browser.press(ESCAPE, "j", "j", DOWN, "k")
    expect(browser.script("return document.querySelector('[aria-selected=true]').id") == "row-2", "two down")
    browser.press("\ue010")
    last = browser.script("return document.querySelector('[aria-selected=true]')?.getAttribute('aria-posinset')")
    expect(last == str(total), f"End leads to {last} of {total}")
    browser.press("r")
    expect(" of " in browser.text("#count"), "r keeps one rule")
    browser.press("r", "/")
    expect(browser.script("return document.activeElement.id") == "search", "/ leads to the search")
    theme = browser.script("return document.documentElement.dataset.theme")
    browser.press(ESCAPE, "d")
    expect(browser.script("return document.documentElement.dataset.theme") != theme, "d changes the theme")
    browser.press("?")
    expect(browser.script("return document.getElementById('keys').open"), "? shows the keys")
    browser.press(ESCAPE, "d")


def areas(browser):
    browser.press("a")
    rows = browser.script("return [...document.querySelectorAll('#areas tr')].map((row) => row.innerText)")
    expect(len(rows) == 3 and all(row.startswith("App") for row in rows), rows)
    browser.script("document.querySelector('#areas td button').click()")
    expect(browser.script("return document.querySelectorAll('#crumbs button').length") == 2, "one folder down")
    browser.click("#show-list")
    expect(" of " in browser.text("#count"), "the list keeps the area")
    browser.press(ESCAPE)


def main(program, shots=None):
    with tempfile.TemporaryDirectory() as folder:
        copy(folder, 50000)
        lines = subprocess.run([program, "--no-config", "--format", "json", "."], cwd=folder, capture_output=True)
        total = len(json.loads(lines.stdout)["diagnostics"])
        expect(total >= 50000, f"{total} findings")
        path = report(program, folder)
        for dark in (False, True):
            with Browser(dark) as browser:
                click_through(browser, path, total)
                theme = browser.script("return document.documentElement.dataset.theme")
                expect(theme == ("dark" if dark else "light"), f"the page is {theme}")
                if shots:
                    browser.screenshot(os.path.join(shots, f"report-{theme}.png"))
        print(f"HTML report: {total} findings, {os.path.getsize(path)} bytes, clicked through in light and dark")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), *sys.argv[2:])
