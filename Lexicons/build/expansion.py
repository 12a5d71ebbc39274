"""Learns how much wider translations are than their English, and writes expansion/expansion.tsv.

    copydesk inspect --format jsonl --no-config APPS > inspect.jsonl
    python3 Lexicons/build/expansion.py inspect.jsonl --bench .build/release/CopydeskBench [--report]

APPS is a folder with a folder an app. Each English string is paired with its translations by path and key. Pairs that say
the same in both languages are left out, and so are those told twice in an app. Placeholders count as the same sample
on both sides. Widths are those of copydesk’s own table, 17 points regular.

For each language and range of source length (in characters) the median and the ninth decile of the ratio of widths are
taken. An app counts at most CAP pairs in a cell, so that a large one doesn’t decide alone. Where data is thin, the value is drawn
towards what the language as a whole and the range in all languages let expect, and the language towards all languages,
the more the fewer apps tell of it (Lexicons/README.md). How high the decile is taken is chosen so that it holds for nine
translations of ten in an app that was not learned from: each third of the apps is judged by what the others tell.
"""
import argparse
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
# Apps that all languages together weigh as much as where one language is looked at as a whole: few apps tell little of
# how the next one is translated, however many pairs they have.
APPS = 1
# A language needs so many pairs to be told of.
LEAST = 120
# Random orders of apps that --report deals out.
DEALS = 10
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


def told(path):
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


class Pairs:
    """Pairs as columns, sorted by the logarithm of their ratio, so that every part of them is sorted too."""

    def __init__(self, ratios):
        self.apps = sorted({app for app, *_ in ratios})
        self.tags = sorted({tag for _, tag, *_ in ratios})
        places = {name: index for names in (self.apps, self.tags) for index, name in enumerate(names)}
        rows = sorted((math.log(ratio), places[app], places[tag], length) for app, tag, length, ratio in ratios)
        self.value = np.array([row[0] for row in rows])
        self.app, self.tag, self.length = (np.array([row[column] for row in rows]) for column in (1, 2, 3))
        self.range = np.searchsorted(RANGES, self.length)

    def of(self, apps):
        """Whether each pair is of one of `apps`, which are numbers."""
        return np.isin(self.app, apps)


def quantiles(values, weights, levels):
    """Of values that are sorted."""
    passed = np.cumsum(weights)
    return values[np.minimum(np.searchsorted(passed, np.array(levels) * passed[-1]), len(values) - 1)]


def learned(pairs, chosen, levels):
    """By language and range the logarithms at `levels`, from the pairs that are chosen; NaN where too little is known."""
    app, tag, cell, value = pairs.app[chosen], pairs.tag[chosen], pairs.range[chosen], pairs.value[chosen]
    keys = (app * len(pairs.tags) + tag) * len(RANGES) + cell
    weight = np.minimum(1, CAP / np.bincount(keys)[keys])
    everything = quantiles(value, weight, levels)
    by_range = np.array([quantiles(value[cell == index], weight[cell == index], levels) for index in range(len(RANGES))])
    table = np.full((len(pairs.tags), len(RANGES), len(levels)), np.nan)
    for number in range(len(pairs.tags)):
        mine = tag == number
        if mine.sum() >= LEAST:
            of_app = np.bincount(app[mine], weight[mine])
            # How many apps of one size would tell as much.
            apps = of_app.sum() ** 2 / (of_app ** 2).sum()
            whole = (apps * quantiles(value[mine], weight[mine], levels) + APPS * everything) / (apps + APPS)
            for index in range(len(RANGES)):
                expected, here = whole + by_range[index] - everything, mine & (cell == index)
                size = weight[here].sum()
                own = quantiles(value[here], weight[here], levels) if size else expected
                table[number, index] = (size * own + PRIOR * expected) / (size + PRIOR)
    return table


def held(pairs, learning, judged, levels):
    """Of the pairs of the apps in `judged`, by what the apps in `learning` tell: their languages, whether each is within
    the value at each level, and whether it is within the rule of thumb."""
    table, of_judged = learned(pairs, pairs.of(learning), levels), pairs.of(judged)
    limits = table[pairs.tag[of_judged], pairs.range[of_judged]]
    known = ~np.isnan(limits[:, 0])
    value, length = pairs.value[of_judged][known], pairs.length[of_judged][known]
    thumb = np.log([ratio for _, ratio in THUMB])[np.searchsorted([last for last, _ in THUMB], length)]
    return pairs.tag[of_judged][known], value[:, None] <= limits[known], value <= thumb


def thirds(apps, random=None):
    """Apps dealt out to three hands, in the order of their names or in a random one."""
    dealt = np.array(apps) if random is None else random.permutation(apps)
    return [dealt[part::3] for part in range(3)]


def calibrated(pairs, apps):
    """The level at which nine of ten hold on thirds of `apps` that were left out; the thirds count alike."""
    shares = []
    for part in thirds(apps):
        shares.append(held(pairs, np.setdiff1d(apps, part), part, LEVELS)[1].mean(axis=0))
    return LEVELS[int(np.argmin(np.abs(np.mean(shares, axis=0) - 0.9)))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("inspection")
    parser.add_argument("--bench", default=".build/release/CopydeskBench")
    parser.add_argument("--report", action="store_true", help="print what holds on apps that were left out")
    options = parser.parse_args()
    pairs = Pairs(list(measured(list(told(options.inspection)), options.bench)))
    every = np.arange(len(pairs.apps))
    level = calibrated(pairs, every)
    print(f"{len(pairs.value)} pairs in {len(every)} apps; nine of ten hold at level {level}")
    if options.report:
        report(pairs, every)
    write(pairs, learned(pairs, pairs.of(every), [0.5, level]))


def report(pairs, apps):
    """Each third of the apps by what was learned from the other two, its level chosen on those alone: the apps dealt out in
    the order of their names, and in DEALS random orders."""
    random = np.random.RandomState(1)
    for name, deals in (("in the order of names", [thirds(apps)]),
                        (f"in {DEALS} random orders", [thirds(apps, random) for _ in range(DEALS)])):
        tags, hits, thumbs = [], [], []
        for part in (part for deal in deals for part in deal):
            rest = np.setdiff1d(apps, part)
            found = held(pairs, rest, part, [calibrated(pairs, rest)])
            for column, values in zip((tags, hits, thumbs), found):
                column.append(values)
        tags, hits, thumbs = np.concatenate(tags), np.concatenate(hits)[:, 0], np.concatenate(thumbs)
        print(f"thirds {name}: {100 * hits.mean():.1f} % of {len(hits) // len(deals)} within p90,"
              f" {100 * thumbs.mean():.1f} % within the rule of thumb")
        for number in sorted(range(len(pairs.tags)), key=lambda n: -np.sum(tags == n)):
            here = tags == number
            if here.sum() >= LEAST * len(deals):
                print(f"   {pairs.tags[number]:8} {100 * hits[here].mean():5.1f} % of {here.sum() // len(deals):6} pairs,"
                      f" {len(np.unique(pairs.app[pairs.tag == number])):2} apps")


def write(pairs, table):
    lines = ["# How much wider a translation is than its English, by language and length of the source in characters.",
             "# Language, last length of the range, p50 and p90 of the ratio of widths, pairs. By build/expansion.py."]
    for number, tag in enumerate(pairs.tags):
        for index, (half, most) in enumerate(np.exp(table[number])):
            if not np.isnan(half):
                count = np.sum((pairs.tag == number) & (pairs.range == index))
                lines.append(f"{tag}\t{RANGES[index]}\t{half:.3f} {most:.3f}\t{count}")
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
