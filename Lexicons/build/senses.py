"""Senses of WordNet 3.0, as Debian's `wordnet-base` installs it: their words, their fields, and the ways between them."""

import re
from collections import Counter, defaultdict

FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
# Kinds of a noun or verb, and what they are kinds of; adjectives that are like another.
BELOW, ABOVE = ("~", "&"), ("@", "@i", "&")


class Senses:
    """Synsets by part of speech and place, and the senses of each word."""

    def __init__(self, folder):
        self.words, self.field, self.index, self.counts = {}, {}, {}, Counter()
        self.below, self.above = defaultdict(list), defaultdict(list)
        for part, name in FILES.items():
            for fields in self._lines(f"{folder}/data.{name}"):
                self._add(part, fields)
            for fields in self._lines(f"{folder}/index.{name}"):
                self.index[part, fields[0]] = fields[-int(fields[2]):]
        for line in open(f"{folder}/cntlist.rev", encoding="ascii"):
            key, _, count = line.split()
            self.counts[key.split("%")[0]] += int(count)

    @staticmethod
    def _lines(path):
        return (line.split() for line in open(path, encoding="ascii") if not line.startswith(" "))

    def _add(self, part, fields):
        count = int(fields[3], 16)
        here, pointers = (part, fields[0]), 4 + 2 * count
        self.words[here] = {re.sub(r"\([a-z]+\)$", "", word).lower() for word in fields[4:pointers:2]}
        self.field[here] = fields[1]
        for place in range(pointers + 1, pointers + 1 + 4 * int(fields[pointers]), 4):
            there = fields[place + 2].replace("s", "a"), fields[place + 1]
            if fields[place] in BELOW:
                self.below[here].append(there)
            if fields[place] in ABOVE:
                self.above[here].append(there)
