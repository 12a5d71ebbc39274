"""Holds the translation checks of copydesk beside those of pofilter and Weblate, on the same pairs, as gettext files.

By hand, after `swift build -c release --static-swift-stdlib --product copydesk`, with a folder of catalogues in several
languages:

    python3 -m venv /tmp/weblate
    /tmp/weblate/bin/pip install translate-toolkit weblate psycopg[binary] sentry-sdk
    /tmp/weblate/bin/python Tests/Tools/compare_translators.py FOLDER --languages de,fr,ja --out /tmp/translators

Where the libraries that Weblate draws text with can't be built, install it with --no-deps and its requirements but for
pycairo, PyGObject and borgbackup: nothing here draws. Its checks run on the units of its own tests, without a database.

Prints what each side finds, by check and language, and writes a JSON Lines file with the pairs that one side alone reports,
to be read and judged. Checks that are about the state of a file, not about its text, are left out.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import MagicMock

PROGRAM = Path(__file__).resolve().parents[2] / ".build/release/copydesk"
OURS = "l10n-*,placeholder-*,typo-spacing,typo-invisible-character,typo-repeated-word,catalog-unknown-escape"
STATES = {"untranslated", "isfuzzy", "hassuggestion", "isreview", "nplurals"}
# What breaks an app: it crashes, or shows something else than was meant to be filled in.
GRAVE = {
    "pofilter": {"printf", "variables", "pythonbraceformat", "xmltags", "escapes", "newlines", "tabs", "blank"},
    "weblate": {"c_format", "python_brace_format", "xml-tags", "xml-invalid", "escaped_newline", "plurals"},
    "copydesk": {"l10n-placeholder", "placeholder-malformed", "l10n-markup", "l10n-empty", "l10n-plural"},
}


def entries(folder, program):
    """All entries of the folder's catalogues, by table and language, in order."""
    tables = collections.defaultdict(lambda: collections.defaultdict(list))
    process = subprocess.Popen(
        [program, "inspect", "--no-config", "--format", "jsonl", "."], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    for line in process.stdout:
        entry = json.loads(line)
        table = re.sub(r"[^/]+\.lproj/", "*.lproj/", entry["path"])
        is_base = "/Base.lproj/" in "/" + entry["path"]
        tables[table]["Base" if is_base else entry["locale"]].append((entry["key"], entry["value"]))
    return tables


def pairs(folder, languages, program):
    """For each language its pairs of base and translation, each once."""
    found = collections.defaultdict(dict)
    for table, by_language in sorted(entries(folder, program).items()):
        bases = sorted((by_language.get(name, []) for name in ("en", "Base")), key=len)
        base = once(bases[-1])
        for language in languages:
            for key, value in once(by_language.get(language, [])).items():
                source = base.get(key)
                if source and source.strip() and not is_name(source):
                    found[language].setdefault((source, value), f"{table}:{key}")
    return found


def once(entries):
    """Those whose key has one text: forms of plurals have no counterpart that all tools would agree on."""
    counts = collections.Counter(key for key, _ in entries)
    return {key: value for key, value in entries if counts[key] == 1}


def is_name(text):
    """Whether a key stands where a base text is missing."""
    return re.fullmatch(r"[\w-]+(\.[\w-]+)+", text) is not None


def quoted(text):
    table = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"})
    return f'"{text.translate(table)}"'


def write(path, language, found):
    """The pairs as a gettext file; those with placeholders marked as what they are."""
    with open(path, "w", encoding="utf-8") as file:
        file.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n')
        file.write(f'"Language: {language.replace("-", "_")}\\n"\n\n')
        for number, (source, text) in enumerate(found):
            flag = "#, objc-format\n" if is_format(source) else ""
            file.write(f'{flag}msgctxt "pair-{number}"\nmsgid {quoted(source)}\nmsgstr {quoted(text)}\n\n')


def is_format(text):
    return re.search(r"%(\d+\$)?[-+0# ]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfgGaAcCsSp]", text) is not None


def copydesk(path, program):
    """What copydesk says of each pair: rule and how loud."""
    found = collections.defaultdict(dict)
    run = subprocess.run(
        [program, "check", "--no-config", "--only", OURS, "--format", "jsonl", path], capture_output=True, text=True)
    if run.returncode > 1:
        sys.exit(run.stderr)
    for line in run.stdout.rstrip("\n").split("\n") if run.stdout else []:
        finding = json.loads(line)
        number = re.search(r"pair-(\d+)", finding["key"] or "")
        if number:
            found[int(number[1])][finding["rule"]] = finding["severity"]
    return found


def pofilter(path, language):
    from translate.filters import checks
    from translate.storage import po

    checker = checks.StandardChecker(
        checkerconfig=checks.CheckerConfig(targetlanguage=language.replace("-", "_")))
    found = {}
    for unit in po.pofile.parsefile(str(path)).units:
        if unit.isheader():
            continue
        names = {name for name in checker.run_filters(unit) if name not in STATES}
        if names:
            found[int(unit.getcontext().removeprefix("pair-"))] = names
    return found


def set_up_weblate():
    for name in ("gi", "gi.repository", "cairo", "borg"):
        sys.modules.setdefault(name, MagicMock())
    os.environ["DJANGO_SETTINGS_MODULE"] = "weblate.settings_test"
    os.environ["CI_DATABASE"] = "postgresql"
    import django

    django.setup()


# These ask a database about other units.
PROJECT_WIDE = {"inconsistent", "reused", "translated", "check_glossary", "multiple_failures", "long_untranslated",
                "prohibited_initial_character"}


def weblate(language, found):
    from weblate.checks.models import CHECKS
    from weblate.checks.tests.test_checks import MockUnit

    checks = [check for name, check in CHECKS.items() if check.target and name not in PROJECT_WIDE]
    results, code = {}, language.replace("-", "_")
    for number, (source, text) in enumerate(found):
        unit = MockUnit(
            id_hash=str(number), code=code, source=source, target=text,
            flags="c-format" if is_format(source) else "")
        names = {check.check_id for check in checks if check.check_target([source], [text], unit)}
        if names:
            results[number] = names
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default="de,fr,es,it,ru,ja,ko,zh-Hans,pt-BR,nl")
    parser.add_argument("--out", type=Path, default=Path("/tmp/translators"))
    parser.add_argument("--program", default=str(PROGRAM))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    set_up_weblate()
    counts, totals = collections.Counter(), collections.Counter()
    with open(options.out / "differences.jsonl", "w", encoding="utf-8") as differences:
        for language, found in pairs(options.folder, options.languages.split(","), options.program).items():
            path = options.out / f"{language}.po"
            write(path, language, found)
            sides = {
                "copydesk": copydesk(path, options.program), "pofilter": pofilter(path, language),
                "weblate": weblate(language, found),
            }
            totals[language] = len(found)
            for side, results in sides.items():
                for names in results.values():
                    counts.update((side, name, names[name] if side == "copydesk" else "") for name in names)
            for number, ((source, text), place) in enumerate(found.items()):
                said = {side: results.get(number, {}) for side, results in sides.items()}
                if any(said.values()):
                    said = {side: names if side == "copydesk" else sorted(names) for side, names in said.items()}
                    record = {"language": language, "place": place, "source": source, "text": text, **said}
                    differences.write(json.dumps(record, ensure_ascii=False) + "\n")
    print(f"{sum(totals.values())} pairs: " + ", ".join(f"{name} {count}" for name, count in sorted(totals.items())))
    print("\n| side | check | level | findings |\n| --- | --- | --- | --- |")
    for (side, name, level), count in sorted(counts.items(), key=lambda item: (item[0][0], -item[1], item[0])):
        grave = " †" if name in GRAVE[side] else ""
        print(f"| {side} | {name}{grave} | {level} | {count} |")


if __name__ == "__main__":
    main()
