#!/usr/bin/env python3
"""Trains the judge of wordings: wordings.py --copy FOLDER writes ../en/wordings.bin.

Some faults are in no list of words: that a notification tells of an error, that copy blames. What such copy is like is learned from
examples, `wordings/FAULT.tsv`, a line each: `yes` or `no`, the role, the text. They are our own collection, written for this by
people who write copy and who knew neither the program nor its tests; half of what is `no` shares words or shapes with the faults.
FOLDER has what `copydesk inspect --format jsonl` says of catalogues; copy of the same roles there is taken for good. So is what
the pages of all rules (`Documentation/rules`) call in order: there stand the closest calls.

For each fault a logistic regression over the features of wordingfeatures.py; words count by themselves, by their stem, and by what
WordNet says they are kinds of, which is how words are judged that no example has. The weights of all three go into the one row of a
word, for each word of the lexicon. Kept are rows as `roles.bin` has them: 16 bits of the number and a byte for each fault, sixteen
to a logit. Seeded; needs numpy and `wordnet-base`; two minutes.

`--decode TABLE` trains nothing and writes anew what is found in the strings of `Tests/Wordings/odds.tsv`.
`--cross` leaves out a fifth of the examples at a time, and prints how many of them are told.
"""

import argparse
import json
import pathlib
import random
import re
import struct

import numpy

import wordingfeatures
from tagfeatures import read_lexicon
from wordkinds import WordKinds

FAULTS = {
    "failure": ("notification-body", "notification-title"), "private": ("notification-body", "notification-title"),
    "order": ("notification-body", "notification-title"), "any-news": ("notification-title",),
    "app-door": ("notification-action",), "any-trouble": ("alert-title",), "blame": ("alert-message", "alert-title"),
    "evasion": ("alert-message", "alert-title"), "mere-news": ("alert",),
}
# Whose faults may be met in copy of one another: what isn’t known to be without is not taken for good.
NEAR = {"order": ("failure", "private"), "failure": ("order", "private"), "private": ("order", "failure")}
RULES = {
    "failure": "notification-error", "private": "notification-sensitive", "order": "notification-instructs",
    "any-news": "notification-title-generic", "app-door": "notification-action-opens-app", "any-trouble": "title-vague",
    "blame": "tone-accusatory", "evasion": "tone-oblique", "mere-news": "alert-informational",
}
LINE = re.compile(r"- `(.+)` \((\S+), en\)$")
MAGIC, SCALE, LOAD, LEAST = b"CDWG", 16, 0.7, 2
EPOCHS, RATE, DECAY = 12, 0.2, 2e-4
# How much examples of other faults and copy of real catalogues count.
OTHER, REAL, MOST_REAL = 0.3, 0.4, 4000
# How much examples of rules count: the rule’s own, and those of others.
IN_ORDER, REPORTED, ELSEWHERE = 3.0, 0.5, 0.5
HERE = pathlib.Path(__file__).parent


def examples():
    """The examples of each fault: whether they have it, and their text."""
    found = {}
    for fault in FAULTS:
        lines = (HERE / f"wordings/{fault}.tsv").read_text(encoding="utf-8").splitlines()
        rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
        found[fault] = [(label == "yes", text) for label, _, text in rows]
    return found


def titles():
    """Titles that name a thing or an event, of all forms, and blame nobody."""
    lines = (HERE / "wordings/titles.tsv").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pages():
    """The examples of each rule: whether they are in order, the role, and the text; an alert as one line."""
    found = {}
    for path in sorted((HERE / "../../Documentation/rules").glob("*.md")):
        rows, isInOrder, block = [], False, None
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                isInOrder = line == "## In order"
            elif line.startswith("```"):
                if block and block[0].startswith("Title: "):
                    rows.append((isInOrder, "alert", " | ".join(part.split(": ", 1)[-1] for part in block)))
                block = [] if block is None else None
            elif block is not None:
                block.append(line)
            elif match := LINE.match(line):
                rows.append((isInOrder, match[2], match[1]))
        found[path.stem] = rows
    return found


def real(folder):
    """Copy of catalogues by role."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            string = json.loads(line)
            if (string["locale"] or "en").split("-")[0] == "en":
                found.setdefault(string["role"], []).append(string["value"])
    return found


class Table:
    """Numbers the features of texts in the order in which they are met."""

    def __init__(self, kinds):
        self.kinds, self.columns = kinds, {}

    def row(self, text):
        found = wordingfeatures.features(wordingfeatures.units(text))
        names = set(found)
        for word in found.values():
            if word is not None:
                names.add(b"stem " + wordingfeatures.stem(word))
                names.update(self.kinds.of(word.decode()))
        names = sorted(names, key=str)
        return numpy.array([self.columns.setdefault(name, len(self.columns)) for name in names], dtype=int)


def trained(rows, wanted, counts, size):
    """Adagrad, averaged over the second half."""
    weights, squares, total = numpy.zeros(size), numpy.full(size, 1e-6), numpy.zeros(size)
    rng = numpy.random.default_rng(1)
    for epoch in range(EPOCHS):
        for index in rng.permutation(len(rows)):
            row = rows[index]
            slope = (1 / (1 + numpy.exp(-weights[row].sum())) - wanted[index]) * counts[index] + DECAY * weights[row]
            squares[row] += slope * slope
            weights[row] -= RATE * slope / numpy.sqrt(squares[row])
        if 2 * epoch >= EPOCHS:
            total += weights
    return total / (EPOCHS // 2)


def task(fault, known, copy, shown, table):
    """What one fault is learned from: rows, whether they have it, how much they count."""
    own = known[fault]
    texts = [(text, yes, 1.0) for yes, text in own]
    for other in FAULTS:
        if other == fault or (other == "mere-news") != (fault == "mere-news"):
            continue
        near = other in NEAR.get(fault, ())
        texts += [(text, False, OTHER) for yes, text in known[other] if not yes or near]
    roles = FAULTS[fault] if fault != "app-door" else FAULTS[fault] + ("button",)
    catalogues = [text for role in roles for text in copy.get(role, [])]
    random.Random(4).shuffle(catalogues)
    texts += [(text, False, REAL) for text in catalogues[:MOST_REAL]]
    if "alert-title" in FAULTS[fault]:
        texts += [(text, False, ELSEWHERE) for text in titles()]
    for rule, rows in shown.items():
        isOwn = rule == RULES[fault]
        for isInOrder, role, text in rows:
            if role in FAULTS[fault] and (isInOrder or isOwn):
                texts.append((text, not isInOrder, (IN_ORDER if isInOrder else REPORTED) if isOwn else ELSEWHERE))
    return [table.row(text) for text, _, _ in texts], [yes for _, yes, _ in texts], [count for _, _, count in texts]


def cross(known, copy, shown, kinds):
    for fault in FAULTS:
        scores = []
        for fold in range(5):
            table, part = Table(kinds), dict(known)
            part[fault] = [example for place, example in enumerate(known[fault]) if place % 5 != fold]
            rows, wanted, counts = task(fault, part, copy, shown, table)
            held = [(table.row(text), yes) for yes, text in known[fault][fold::5]]
            weights = trained(rows, wanted, counts, len(table.columns))
            scores += [(weights[row].sum(), yes) for row, yes in held]
        found = [sum(score > least for score, yes in scores if yes) / sum(yes for _, yes in scores) for least in (0, 1, 2)]
        wrong = [sum(score > least for score, yes in scores if not yes) / sum(not yes for _, yes in scores) for least in (0, 1, 2)]
        print(fault, "found", ["%.2f" % share for share in found], "wrong", ["%.3f" % share for share in wrong])


def weighed(known, copy, shown, kinds):
    """The weight of each feature for each fault, words with all that is known of them."""
    table = Table(kinds)
    tasks = [task(fault, known, copy, shown, table) for fault in FAULTS]
    columns = table.columns
    learned = numpy.stack([trained(*part, len(columns)) for part in tasks], 1)
    met = numpy.zeros(len(columns))
    for rows, _, _ in tasks:
        for row in rows:
            met[row] += 1
    weights = {name: learned[column] for name, column in columns.items() if isinstance(name, int) and met[column] >= LEAST}
    words = {word.encode() for word in read_lexicon(HERE / "../en/words.bin")}
    for rows in known.values():
        for _, text in rows:
            words.update(wordingfeatures.units(text))
    for word in words:
        names = [b"stem " + wordingfeatures.stem(word), *kinds.of(word.decode())]
        own = [learned[columns[name]] for name in names if name in columns]
        number = wordingfeatures.mixed(wordingfeatures.WORD, wordingfeatures.fnv(word))
        if number in columns:
            own.append(learned[columns[number]])
        if own:
            weights[number] = numpy.sum(own, 0)
    return weights


def packed(weights):
    """Open addressing: the number gives the place, its lowest sixteen bits are the mark of the row."""
    rows = {number: numpy.clip(numpy.rint(row * SCALE), -127, 127).astype(numpy.int8) for number, row in weights.items()}
    rows = {number: row for number, row in sorted(rows.items()) if numpy.abs(row).max() >= LEAST}
    count = int(len(rows) / LOAD)
    slots = [b"\0" * (2 + len(FAULTS))] * count
    for number, row in rows.items():
        place = number * count >> 32
        while slots[place][:2] != b"\0\0":
            place = (place + 1) % count
        slots[place] = struct.pack("<H", max(number & 0xFFFF, 1)) + row.tobytes()
    return MAGIC + struct.pack("<II", 1, count) + b"".join(slots)


class Judge:
    """Reads the file as the program does."""

    def __init__(self, data):
        assert data[:4] == MAGIC
        (self.count,) = struct.unpack_from("<I", data, 8)
        self.data, self.size = data[12:], 2 + len(FAULTS)

    def row(self, number):
        place, wanted = number * self.count >> 32, max(number & 0xFFFF, 1)
        while True:
            row = self.data[place * self.size:(place + 1) * self.size]
            (mark,) = struct.unpack_from("<H", row)
            if mark in (wanted, 0):
                return numpy.frombuffer(row[2:], numpy.int8).astype(int) if mark else numpy.zeros(len(FAULTS), int)
            place = (place + 1) % self.count

    def sums(self, text):
        return sum((self.row(number) for number in wordingfeatures.features(wordingfeatures.units(text))), numpy.zeros(len(FAULTS), int))


def decode(path):
    judge, lines = Judge((HERE / "../en/wordings.bin").read_bytes()), []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        text = line.split("\t")[0]
        lines.append(line if line.startswith("#") else "\t".join([text, *map(str, judge.sums(text))]))
    pathlib.Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copy", help="folder of `copydesk inspect --format jsonl`")
    parser.add_argument("--decode", metavar="TABLE")
    parser.add_argument("--cross", action="store_true")
    chosen = parser.parse_args()
    if chosen.decode:
        decode(chosen.decode)
        return
    known, copy, shown, kinds = examples(), real(chosen.copy), pages(), WordKinds("/usr/share/wordnet")
    if chosen.cross:
        cross(known, copy, shown, kinds)
        return
    (HERE / "../en/wordings.bin").write_bytes(packed(weighed(known, copy, shown, kinds)))


if __name__ == "__main__":
    main()
