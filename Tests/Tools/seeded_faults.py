"""Breaks good translations of real catalogues in known ways and counts how many of the faults copydesk finds.

By hand, after `swift build -c release --static-swift-stdlib --product copydesk`, with a folder of catalogues in several
languages:

    python3 Tests/Tools/seeded_faults.py FOLDER [--pairs 2000] [--languages de,fr,ja] [--show FAULT]

A translation is good when copydesk has nothing to say of it. Each fault is made in every one of them that has what it
breaks; found is what is then reported of that string by one of the rules meant. Prints a table, graver faults first, and with
--show the translations that were missed.
"""
import argparse
import collections
import json
import random
import re
import subprocess
from pathlib import Path

from compare_translators import PROGRAM, pairs

CONVERSION = r"%(?:\d+\$)?(?:@|l{0,2}d|lu|s)"
MARKS = {"?": "?？؟", ".": ".。।", "…": "…", ":": ":："}


def first(pattern, new):
    """Replaces the first match of the pattern; nil where there is none."""
    def fault(source, text, _):
        return re.sub(pattern, new, text, count=1) if re.search(pattern, text) else None
    return fault


def dropped(pattern):
    """Takes the first match away, where it doesn’t stand a second time."""
    def fault(source, text, _):
        match = re.search(pattern, text)
        return re.sub(pattern, "", text, count=1) if match and text.count(match[0]) == 1 else None
    return fault


def ended(mark):
    """Takes the mark at the end away, where both sides have it."""
    def fault(source, text, _):
        ends = source.endswith(mark) and text[-1:] in MARKS[mark] and re.search(r"\w\s*.$", text)
        return text[:-1].rstrip() if ends and re.search(r"\w.$", source) else None
    return fault


def extra_conversion(_, text, __):
    if not re.search(CONVERSION, text):
        return None
    numbers = [int(number) for number in re.findall(r"%(\d+)\$", text)]
    return f"{text} %{max(numbers) + 1}$@" if numbers else f"{text} %@"


def in_english(source, text, _):
    return source if len(re.findall(r"[a-z]{2,}", source)) > 4 else None


def in_another_language(source, text, others):
    """A text of another language in the place of a long one."""
    return others.pop() if others and len(text) > 40 else None


def repeated(_, text, __):
    words = [match for match in re.finditer(r"(?<= )([^\W\d_]{4,})(?= )", text) if match[1].islower()]
    if not words or re.search(r"[぀-鿿가-힣฀-๿؀-ۿ֐-׿]", text):
        return None
    match = words[len(words) // 2]
    return f"{text[:match.end()]} {text[match.start():]}"


def look_alike(_, text, __):
    match = re.search(r"(?<=[a-z])a(?=[a-z])", text)
    return None if match is None else f"{text[:match.start()]}а{text[match.end():]}"


def three_periods(source, text, _):
    return text.replace("…", "...") if "…" in source and "..." not in text else None


def merged(_, text, __):
    return re.sub(r"\s*\n\s*", " ", text.strip()) if "\n\n" in text.strip() else None


FAULTS = [
    # name, rules of which one is to speak, whether the app crashes or text is lost, how to break
    ("placeholder dropped", "l10n-placeholder", True, dropped(CONVERSION)),
    ("object for number", "l10n-placeholder", True, first(r"%((?:\d+\$)?)(?:l{0,2}d|lu)", r"%\1@")),
    ("number for object", "l10n-placeholder", True, first(r"%((?:\d+\$)?)@", r"%\1d")),
    ("C string for object", "l10n-placeholder", True, first(r"%((?:\d+\$)?)@", r"%\1s")),
    ("placeholder added", "l10n-placeholder", True, extra_conversion),
    ("index beyond the base", "l10n-placeholder", True, first(r"%\d+\$(?!\[)", "%9$")),
    ("space in a placeholder", "l10n-placeholder placeholder-malformed", True, first(r"%((?:\d+\$)?)@", r"% \1@")),
    ("full-width percent sign", "l10n-placeholder placeholder-malformed", True, first(r"%((?:\d+\$)?)@", r"％\1@")),
    ("name translated", "l10n-placeholder", True, first(r"(\$?\{+)\w+(\}+)", r"\1xyz\2")),
    ("brace lost", "l10n-placeholder", True, first(r"(\{+\w+)\}", r"\1")),
    ("name dropped", "l10n-placeholder", True, dropped(r"\$?\{+\w+\}+")),
    ("closing tag lost", "l10n-markup", True, dropped(r"</\w+>")),
    ("tag misspelled", "l10n-markup", True, first(r"<(\w+)>(?=.*</\1>)", r"<\1x>")),
    ("text lost", "l10n-empty", True, lambda source, text, _: "" if re.search(r"\w{3}", source) else None),
    ("address changed", "l10n-url", False, first(r"https?://(\w)(\w)", r"https://\2\1")),
    ("left in English", "l10n-untranslated", False, in_english),
    ("another language", "l10n-wrong-language", False, in_another_language),
    ("question mark lost", "l10n-terminal-punctuation message-punctuation", False, ended("?")),
    ("end mark lost", "l10n-terminal-punctuation message-punctuation", False, ended(".")),
    ("ellipsis lost", "l10n-terminal-punctuation", False, ended("…")),
    ("colon lost", "l10n-terminal-punctuation", False, ended(":")),
    ("three periods", "l10n-ellipsis", False, three_periods),
    ("space at the end", "l10n-spacing", False, lambda source, text, _: text + " "),
    ("line break at the end", "l10n-spacing", False, lambda source, text, _: text + "\n"),
    ("line break written out", "l10n-spacing", False, first("\n", r"\\n")),
    ("paragraphs merged", "l10n-spacing", False, merged),
    ("two spaces", "typo-spacing", False, first(r"(?<=\w) (?=\w)", "  ")),
    ("invisible character", "typo-invisible-character", False, first(r"(?<=\w) (?=\w)", " \u200b")),
    ("word repeated", "typo-repeated-word", False, repeated),
    ("letter of another script", "l10n-lookalike l10n-placeholder", False, look_alike),
]


def findings(program, rows):
    """The rules that speak of each row, by its number."""
    lines = "".join(json.dumps({"id": str(number), **row}, ensure_ascii=False) + "\n" for number, row in enumerate(rows))
    run = subprocess.run(
        [program, "check", "--no-config", "--format", "jsonl", "--stdin-filename", "a.jsonl", "-"], input=lines,
        capture_output=True, text=True)
    found = collections.defaultdict(set)
    for line in run.stdout.rstrip("\n").split("\n") if run.stdout else []:
        finding = json.loads(line)
        found[int(finding["id"])].add(finding["rule"])
    return found


def good_pairs(folder, languages, program, count):
    """Pairs of which nothing is said, those with something in them that can break before others."""
    rows = [
        {"source": source, "value": text, "locale": language, "key": place.rsplit(":", 1)[-1]}
        for language, found in pairs(folder, languages, program).items() for (source, text), place in found.items()
        if source != text and text.strip()]
    found = findings(program, rows)
    good = [row for number, row in enumerate(rows) if number not in found]
    random.Random(8).shuffle(good)
    good.sort(key=lambda row: not re.search(r"[%<{\n]|https?:|…", row["value"]))
    breakable = good[:count * 2 // 3]
    rest = good[count * 2 // 3:]
    random.Random(9).shuffle(rest)
    return breakable + rest[:count - len(breakable)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--languages", default="de,fr,es,it,ru,ja,ko,zh-Hans,pt-BR,nl")
    parser.add_argument("--program", default=str(PROGRAM))
    parser.add_argument("--show", default="")
    options = parser.parse_args()
    good = good_pairs(options.folder, options.languages.split(","), options.program, options.pairs)
    by_language = collections.Counter(row["locale"] for row in good)
    print(f"{len(good)} pairs: " + ", ".join(f"{name} {count}" for name, count in sorted(by_language.items())))
    others = {
        language: [row["value"] for row in good if row["locale"][:2] != language[:2] and len(row["value"]) > 60]
        for language in by_language}
    print("\n| fault | grave | made | found | recall |\n| --- | --- | --- | --- | --- |")
    for name, rules, is_grave, fault in FAULTS:
        broken = []
        for row in good:
            text = fault(row["source"], row["value"], others[row["locale"]] if name == "another language" else None)
            if text is not None and text != row["value"]:
                broken.append({**row, "value": text})
        found = findings(options.program, broken)
        missed = [row for number, row in enumerate(broken) if not found[number] & set(rules.split())]
        recall = f"{1 - len(missed) / len(broken):.3f}" if broken else ""
        print(f"| {name} | {'†' if is_grave else ''} | {len(broken)} | {len(broken) - len(missed)} | {recall} |")
        if name == options.show or options.show == "all":
            for row in missed[:8]:
                print("   ", row["locale"], repr(row["source"][:90]), repr(row["value"][:110]))


if __name__ == "__main__":
    main()
