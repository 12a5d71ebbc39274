#!/usr/bin/env python3
"""Counts what a prepositional phrase behind an object belongs to: writes Lexicons/en/attachments.tsv.

    python3 attachments.py en_ewt-ud-train.conllu

Reads the training part of the English Web Treebank (Universal Dependencies, CC BY-SA 4.0). Of each verb with an object, the
phrases that stand behind the object count: as the verb’s where they are `obl`, as the object’s where they are `nmod`.
A row has a verb and its prepositions, as `preposition:of-verb:of-object`, where the pair was seen three times at least.
"""

import collections
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "en" / "attachments.tsv"
LEAST = 3
HEAD = """\
# What a prepositional phrase behind an object belongs to, counted in the training part of the English Web Treebank by
# build/attachments.py: verb, then preposition:times:times, first as the verb’s (“add it to the list”), then as the object’s.
"""


def sentences(path):
    rows = []
    for line in open(path, encoding="utf-8"):
        line = line.rstrip("\n")
        if not line:
            if rows: yield rows
            rows = []
        elif not line.startswith("#"):
            cells = line.split("\t")
            if cells[0].isdigit(): rows.append(cells)
    if rows: yield rows


def phrases(rows):
    """Verb, preposition, and whether the phrase is the verb’s, of each phrase behind an object."""
    by_id = {row[0]: row for row in rows}
    case = {row[6]: row[2].lower() for row in rows if row[7] == "case" and row[3] == "ADP"}
    for row in rows:
        if row[7] != "obj" or by_id.get(row[6], [""] * 4)[3] != "VERB": continue
        verb = by_id[row[6]]
        if int(row[0]) < int(verb[0]): continue
        for other in rows:
            if other[0] not in case or int(other[0]) <= int(row[0]): continue
            if other[7].startswith("obl") and other[6] == verb[0]: yield verb[2].lower(), case[other[0]], True
            if other[7].startswith("nmod") and other[6] == row[0]: yield verb[2].lower(), case[other[0]], False


def main():
    counts = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0]))
    for rows in sentences(sys.argv[1]):
        for verb, preposition, is_of_verb in phrases(rows): counts[verb][preposition][0 if is_of_verb else 1] += 1
    lines = []
    for verb, of_verb in sorted(counts.items()):
        cells = [f"{name}:{a}:{b}" for name, (a, b) in sorted(of_verb.items()) if a + b >= LEAST and name.isalpha()]
        if cells and verb.isalpha(): lines.append(f"{verb}\t{' '.join(cells)}\n")
    TARGET.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__": main()
