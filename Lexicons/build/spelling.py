#!/usr/bin/env python3
"""Compiles what the spelling check knows of English: `en/spelling.bin`, a graph of letters that the program walks in place.

    python3 Lexicons/build/spelling.py [--scowl FOLDER]

Needs the Debian package `scowl` and `wordfreq` of PyPI (see en/SOURCES.md); the output depends on them and on en/words.tsv
alone. Words that SCOWL or words.tsv have are right. Others that are met often enough are kept as met, and not as right: a
misspelling is met as well as a new word, and only how often each is met, and how near it is to a right one, tells which.
"""

import argparse
import glob
import os
import struct
from pathlib import Path

import wordfreq

ENGLISH = Path(__file__).resolve().parent.parent / "en"
# The largest lists whose sources NOTICE names. Spellings of all regions are right, and so are accepted variants.
LARGEST = 70
SPELLINGS = ("english", "american", "british", "british_z", "canadian", "australian", "variant_1")
CATEGORIES = ("words", "upper", "proper-names", "abbreviations", "contractions")
# Words that aren't known to be right are kept from this measure on: a hundred times in a billion words.
RAREST = 2.0
# Classes of frequency are half steps of Zipf's scale from here on; class 0 is below.
LOWEST, STEP, CLASSES = 1.5, 0.5, 16
MAGIC, VERSION = b"CDSP", 1
LETTERS = "'abcdefghijklmnopqrstuvwxyz"


def is_plain(word):
    """Whether the graph has letters for it."""
    return all(letter in LETTERS for letter in word) and word[0] != "'" and word[-1] != "'"


def right_words(folder):
    """What SCOWL and words.tsv have."""
    words = {line.split("\t")[0] for line in (ENGLISH / "words.tsv").read_text(encoding="ascii").splitlines()}
    for spelling in SPELLINGS:
        for category in CATEGORIES:
            for path in glob.glob(os.path.join(folder, f"{spelling}-{category}.*")):
                if int(path.rsplit(".", 1)[1]) <= LARGEST:
                    text = Path(path).read_text(encoding="iso-8859-1")
                    words.update(word.lower() for word in text.split() if not word.endswith("'s"))
    return {word for word in words if is_plain(word)}


def frequencies():
    """How often words are met: Zipf's scale, the logarithm of how often in a billion words."""
    ranks = wordfreq.get_frequency_list("en", "best")
    return {word: 9 - rank / 100 for rank, words in enumerate(ranks) for word in words if is_plain(word)}


def entries(folder):
    """Every word with its class, and 16 more where it is right."""
    right, met = right_words(folder), frequencies()
    also = {word for word, zipf in met.items() if zipf >= RAREST and len(word) > 2}
    return {word: frequency_class(met.get(word, 0)) + (16 if word in right else 0) for word in right | also}


def frequency_class(zipf):
    return 0 if zipf < LOWEST else min(CLASSES - 1, 1 + int((zipf - LOWEST) / STEP))


class Graph:
    """The smallest graph whose ways from the root are the words. A node is a tuple of edges (letter, value, node)."""

    def __init__(self, words):
        self.known = {}
        self.root = self._node(sorted(words.items()), 0)

    def _node(self, words, depth):
        """The node for words that agree in their first `depth` letters."""
        edges, start = [], 0
        while start < len(words):
            letter, end = words[start][0][depth], start
            while end < len(words) and words[end][0][depth] == letter:
                end += 1
            part = words[start:end]
            ends = len(part[0][0]) == depth + 1
            edges.append((LETTERS.index(letter), part[0][1] if ends else None, self._node(part[ends:], depth + 1)))
            start = end
        # Equal nodes are one object, so that the same edges are compared by their identity alone.
        key = tuple((letter, value, id(node)) for letter, value, node in edges)
        return self.known.setdefault(key, edges)

    def pack(self):
        """Edges in 32 bits each, those of a node in a row: letter, whether it is the last, whether a word ends here, its
        value, and the place of the next node, 0 for none."""
        places, order, count = {}, [], 1
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            if node and id(node) not in places:
                places[id(node)] = count
                order.append(node)
                count += len(node)
                waiting += [following for _, _, following in node]
        words = [0]
        for node in order:
            for index, (letter, value, following) in enumerate(node):
                bits = letter | (index == len(node) - 1) << 5 | (value is not None) << 6 | (value or 0) << 7
                words.append(bits | places.get(id(following), 0) << 12)
        if len(words) > 1 << 20:
            raise ValueError("more edges than 20 bits count")
        return struct.pack("<4s3I", MAGIC, VERSION, len(words), CLASSES) + struct.pack(f"<{len(words)}I", *words)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scowl", default="/usr/share/dict/scowl")
    words = entries(parser.parse_args().scowl)
    packed = Graph(words).pack()
    (ENGLISH / "spelling.bin").write_bytes(packed)
    print(f"{sum(value >= 16 for value in words.values())} right words, {len(words)} in all, {len(packed)} bytes")


if __name__ == "__main__":
    main()
