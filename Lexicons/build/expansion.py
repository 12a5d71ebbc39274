"""Learns how much wider translations are than their English, and writes expansion/expansion.tsv.

    copydesk inspect --format jsonl --no-config APPS > inspect.jsonl
    python3 Lexicons/build/expansion.py inspect.jsonl --bench .build/release/CopydeskBench [--report]

APPS is a folder with a folder an app. Each English string is paired with its translations by path and key. Pairs that say
the same in both languages are left out, and so are those told twice in an app. Placeholders count as the same sample
on both sides. Widths are those of copydesk’s own table, 17 points regular.

For each language and range of source length (in characters) the median and the ninth decile of the ratio of widths are
taken. An app counts at most CAP pairs in a cell, so that a large one doesn’t decide alone. Where data is thin, the value is drawn
towards what the language as a whole and the range in all languages let expect (Lexicons/README.md). How high the decile
is taken is chosen so that it holds for nine translations of ten in an app that was not learned from: each third of the
apps is judged by what was learned from the others.
"""
import argparse
import collections
import json
import math
import re
import subprocess
from pathlib import Path

import numpy as np

TARGET = Path(__file__).parents[1] / "expansion" / "expansion.tsv"
# Last length of each range.
RANGES = (5, 10, 20, 30, 50, 80, 10_000)
CAP = 150
# Pairs that what is expected weighs as much as.
PRIOR = 40
# A language needs so many pairs to be told of.
LEAST = 120
LEVELS = [level / 200 for level in range(172, 192)]
NUMBER = re.compile(r"%(\d+\$)?[-+0# ]*\d*(\.\d+)?(hh|h|ll|l|q|z)?[diuxX]")
TEXT = re.compile(r"%(\d+\$)?[@s]|%#@\w+@|\$\{[^}]*\}|\{\{?[\w. ]*\}\}?|\\\(\w+\)")
CHINESE = {"zh-CN": "zh-Hans", "zh": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant"}
KEPT = {"pt-BR", "pt-PT"}
# IBM, Globalization guidelines, A3: width allowed for a translation, by length; here as the largest ratio.
THUMB = ((10, 3.0), (20, 2.0), (30, 1.8), (50, 1.6), (70, 1.4), (10_000, 1.3))


def language(tag):
    tag = CHINESE.get(tag, tag)
    parts = tag.split("-")
    if parts[0] == "zh":
        return "zh-Hant" if "Hant" in parts else "zh-Hans"
    if tag in KEPT:
        return tag
    return {"pt": "pt-PT", "nn": "nb", "no": "nb", "iw": "he", "in": "id"}.get(parts[0], parts[0])


def sampled(text):
    return TEXT.sub("Vacation 2", NUMBER.sub("25", text))


def pairs(path):
    """App, language, source, translation."""
    bases, others = {}, []
    for line in open(path, encoding="utf-8"):
        entry = json.loads(line)
        place = (re.sub(r"[^/]*\.lproj", "*", entry["path"]), entry["key"])
        app = entry["path"].removeprefix("./").split("/")[0]
        if entry["locale"] in ("en", "en-US"):
            bases.setdefault(place, entry["value"])
        elif not entry["locale"].startswith("en"):
            others.append((app, language(entry["locale"]), place, entry["value"]))
    seen = set()
    for app, tag, place, value in others:
        base = bases.get(place)
        if base is None or base == value or not is_copy(base) or not is_copy(value):
            continue
        pair = (app, tag, sampled(base), sampled(value))
        if pair not in seen:
            seen.add(pair)
            yield pair


def is_copy(text):
    return any(c.isalpha() for c in text) and len(text) <= 400 and "\n" not in text and "\t" not in text


def measured(found, bench):
    """App, language, length of the source, ratio of widths."""
    lines = [f"en\t{base}\n{tag}\t{value}\n" for _, tag, base, value in found]
    done = subprocess.run([bench, "widths", "17", "regular", "0", "1000000"], input="".join(lines).encode(),
                          capture_output=True, check=True).stdout.decode().splitlines()
    widths = [float(line.split("\t")[0]) for line in done]
    assert len(widths) == 2 * len(found), "a string was lost"
    for (app, tag, base, _), before, after in zip(found, widths[::2], widths[1::2]):
        # What is ten times as wide is another text, not a translation.
        if before > 0 and 0.1 < after / before < 10:
            yield app, tag, len(base), after / before


def range_of(length):
    return next(index for index, last in enumerate(RANGES) if length <= last)


def quantiles(values, weights, levels):
    order = np.argsort(values)
    values, passed = np.array(values)[order], np.cumsum(np.array(weights)[order])
    places = np.searchsorted(passed, np.array(levels) * passed[-1])
    return values[np.minimum(places, len(values) - 1)]


def learned(ratios, levels):
    """For each language and range: how many pairs, and the smoothed values at `levels`."""
    counts = collections.Counter((tag, range_of(length), app) for app, tag, length, _ in ratios)
    cells = collections.defaultdict(lambda: ([], []))
    for app, tag, length, ratio in ratios:
        weight = min(1.0, CAP / counts[tag, range_of(length), app])
        for cell in ((tag, range_of(length)), (tag, None), (None, range_of(length)), (None, None)):
            cells[cell][0].append(math.log(ratio))
            cells[cell][1].append(weight)
    own = {cell: quantiles(*cells[cell], levels) for cell in cells}
    table = {}
    for tag in sorted({tag for tag, _ in cells if tag and len(cells[tag, None][0]) >= LEAST}):
        for index in range(len(RANGES)):
            expected = own[tag, None] + own[None, index] - own[None, None]
            size = sum(cells[tag, index][1]) if (tag, index) in own else 0
            values = (size * own.get((tag, index), expected) + PRIOR * expected) / (size + PRIOR)
            table[tag, index] = (len(cells[tag, index][0]) if size else 0, np.exp(values))
    return table


def third(app, apps):
    """Apps go to thirds in turns, in the order of their names."""
    return sorted(apps).index(app) % 3


def held_out(ratios, part, levels):
    """By language, of each pair of one third of the apps: whether it is within each value that the others tell."""
    apps = {app for app, *_ in ratios}
    table = learned([r for r in ratios if third(r[0], apps) != part], levels)
    hits = collections.defaultdict(list)
    for app, tag, length, ratio in ratios:
        if third(app, apps) == part and (tag, range_of(length)) in table:
            hits[tag].append(np.append(ratio <= table[tag, range_of(length)][1], ratio <= thumb(length)))
    return hits


def thumb(length):
    return next(ratio for last, ratio in THUMB if length <= last)


def share(hits, index=0):
    return 100 * sum(bool(hit[index]) for hit in hits) / len(hits)


def calibrated(ratios):
    """The level at which nine of ten hold on apps that were left out; the thirds count alike."""
    thirds = [sum(held_out(ratios, part, LEVELS).values(), []) for part in range(3)]
    shares = np.mean([100 * np.mean(np.array(hits)[:, :-1], axis=0) for hits in thirds], axis=0)
    return LEVELS[int(np.argmin(np.abs(shares - 90)))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("inspection")
    parser.add_argument("--bench", default=".build/release/CopydeskBench")
    parser.add_argument("--report", action="store_true", help="print what holds on apps that were left out")
    options = parser.parse_args()
    ratios = list(measured(list(pairs(options.inspection)), options.bench))
    level = calibrated(ratios)
    print(f"{len(ratios)} pairs; nine of ten hold at level {level}")
    if options.report:
        report(ratios)
    write(learned(ratios, [0.5, level]))


def report(ratios):
    """Each third of the apps by what was learned from the other two, its level chosen on those alone."""
    apps = {app for app, *_ in ratios}
    together = collections.defaultdict(list)
    for part in range(3):
        level = calibrated([r for r in ratios if third(r[0], apps) != part])
        hits = held_out(ratios, part, [level])
        every = sum(hits.values(), [])
        print(f"third {part + 1} held out, level {level}: {share(every):.1f} % of {len(every)} within p90,"
              f" {share(every, 1):.1f} % within the rule of thumb")
        print("   " + "  ".join(f"{tag} {share(hits[tag]):.1f} ({len(hits[tag])})"
                                for tag in sorted(hits, key=lambda t: -len(hits[t]))[:20]))
        for tag, some in hits.items():
            together[tag] += some
    every = sum(together.values(), [])
    print(f"all thirds: {share(every):.1f} % of {len(every)}, rule of thumb {share(every, 1):.1f} %")
    print("   " + "  ".join(f"{tag} {share(together[tag]):.1f} ({len(together[tag])})"
                            for tag in sorted(together, key=lambda t: -len(together[t]))))


def write(table):
    lines = ["# How much wider a translation is than its English, by language and length of the source in characters.",
             "# Language, last length of the range, p50 and p90 of the ratio of widths, pairs. By build/expansion.py."]
    for (tag, index), (count, (half, most)) in sorted(table.items()):
        lines.append(f"{tag}\t{RANGES[index]}\t{half:.3f} {most:.3f}\t{count}")
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
