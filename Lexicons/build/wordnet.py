"""Reads WordNet 3.0 as Debian's `wordnet-base` installs it: single words, their parts of speech, sense counts."""

import re
from collections import defaultdict

FILES = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
# Sense keys number the synset types; 5 is an adjective satellite.
SENSE_TYPE = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
WORD = re.compile(r"[a-z]+(?:-[a-z]+)*$")
# The markers "(a)", "(p)" and "(ip)" say where an adjective may stand.
POSITION = re.compile(r"\([a-z]+\)$")


class WordNet:
    """Lemmas by part of speech, how often each was met in the tagged texts, and irregular forms."""

    def __init__(self, folder):
        self.lemmas = {pos: self._lemmas(f"{folder}/index.{pos}") for pos in FILES}
        self.counts = self._counts(f"{folder}/cntlist.rev")
        self.irregular = {pos: self._exceptions(f"{folder}/{pos}.exc") for pos in FILES}
        self.lowercase_nouns, self.capital_nouns = self._spellings(f"{folder}/data.noun")

    def count(self, lemma, pos):
        """How many times the lemma was met as this part of speech."""
        return self.counts[(lemma, pos)]

    @staticmethod
    def _lemmas(path):
        with open(path, encoding="ascii") as file:
            first = (line.split(" ", 1)[0] for line in file if not line.startswith(" "))
            return {word for word in first if WORD.match(word)}

    @staticmethod
    def _counts(path):
        counts = defaultdict(int)
        with open(path, encoding="ascii") as file:
            for line in file:
                key, _, count = line.split()
                lemma, sense = key.split("%")
                counts[(lemma, SENSE_TYPE[sense[0]])] += int(count)
        return counts

    @staticmethod
    def _exceptions(path):
        forms = defaultdict(list)
        with open(path, encoding="ascii") as file:
            for line in file:
                form, *lemmas = line.split()
                for lemma in lemmas:
                    # "seed seed" only says that the word is no form of another.
                    if lemma != form:
                        forms[lemma].append(form)
        return forms

    @staticmethod
    def _spellings(path):
        """Nouns met with a small first letter, and those met with a capital: Indiana's "In" is no common noun."""
        small, capital = set(), set()
        with open(path, encoding="ascii") as file:
            for line in file:
                if line.startswith(" "):
                    continue
                fields = line.split(" ")
                for index in range(int(fields[3], 16)):
                    word = POSITION.sub("", fields[4 + 2 * index])
                    (small if word == word.lower() else capital).add(word.lower())
        return small, capital


def verb_frames(folder):
    """The sentence frames of each verb, by their numbers in WordNet."""
    frames = defaultdict(set)
    with open(f"{folder}/data.verb", encoding="ascii") as file:
        for line in file:
            if line.startswith(" "):
                continue
            fields = line.split(" | ")[0].split()
            count = int(fields[3], 16)
            names, rest = fields[4:4 + 2 * count:2], fields[4 + 2 * count:]
            # Behind the pointers, four fields each: "+ frame word"; word 0 is all of them.
            told = rest[2 + 4 * int(rest[0]):]
            for frame, word in zip(told[1::3], told[2::3]):
                number = int(word, 16)
                for name in names[number - 1:number] if number else names:
                    frames[name.lower()].add(int(frame))
    return {name: found for name, found in frames.items() if WORD.match(name)}
