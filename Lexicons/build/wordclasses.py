#!/usr/bin/env python3
"""Writes en/word-classes.txt: lists of words by what they mean, each word in all its forms.

    python3 Lexicons/build/wordclasses.py [--wordnet FOLDER] [--report LIST]

Needs the Debian package `wordnet-base`. `wordclasses.tsv` has for each list the senses of WordNet that it starts from, and the
words that were picked by eye from their synonyms and from what is a kind of them. A word that WordNet doesn’t lead to stops
the run: it stands in the wrong row, or in one whose seed is “-”. `--report` prints all that the seeds of a list lead to, the
words met most often first. Words “*” are all those that mean nothing but what the seeds lead to, however deep, in spellings that
`words.tsv` has; “!” before a seed takes its kinds out, and “-” before a word, that was met in such a list by eye, the word.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

import inflection
from senses import FILES, Senses
from tables import rows

BUILD = Path(__file__).parent
ENGLISH = BUILD.parent / "en"
PARTS = {"noun": "n", "verb": "v", "adj": "a", "adverb": "r"}
STEPS = 3
ALL_STEPS = 20
HEAD = """# English words by what they mean for the person who reads them. Written by ../build/wordclasses.py from
# ../build/wordclasses.tsv and WordNet 3.0: change the table, not this file. Sources and licences: SOURCES.md.
"""


class Kinds(Senses):
    """What lies below a sense."""

    def under(self, part, seed):
        """The words of a sense, and of what is a kind of it, up to some steps down."""
        return set().union(*(self.words[sense] for sense in self._kinds(part, seed, STEPS)))

    def _kinds(self, part, seed, steps):
        lemma, number = seed.split(".")
        level = {(part, self.index[part, lemma][int(number) - 1])}
        found = set(level)
        for _ in range(steps):
            level = {low for high in level for low in self.below[high]} - found
            found |= level
        return found

    def only_under(self, part, seeds):
        """The words of which every sense, in any part of speech, lies below the seeds, and not below those with “!”."""
        inside = set()
        for seed in sorted(seeds, key=lambda seed: seed.startswith("!")):
            kinds = self._kinds(part, seed.removeprefix("!"), ALL_STEPS)
            inside = inside - kinds if seed.startswith("!") else inside | kinds
        words = set().union(*(self.words[sense] for sense in inside))
        return {word.replace("_", " ") for word in words if self._senses(word) <= inside}

    def _senses(self, word):
        return {(part, place) for part in FILES for place in self.index.get((part, word), [])}


class Forms:
    """Words in the forms that their row asks for, as `words.tsv` spells them."""

    def __init__(self):
        self.spelled = {word for word, *_ in rows(ENGLISH / "words.tsv", 9)}
        self.irregular = {base: f"{past} {done}".split() for base, past, done in rows(ENGLISH / "irregular-verbs.tsv", 3)}

    def knows(self, words):
        return all(word in self.spelled for word in words.split())

    def of(self, word, part, kind):
        if kind == "base":
            return {word}
        if part == "noun":
            return {word} | self._known(inflection.plurals(word), inflection.plural(word))
        pasts = self._irregular(word) or self._known(*self._regular(inflection.past, word))
        return {word} | self._known(*self._regular(inflection.ing, word)) | self._third_person(word) | pasts

    def _third_person(self, verb):
        return {"goes"} if verb == "go" else self._known({inflection.plural(verb)}, inflection.plural(verb))

    @staticmethod
    def _regular(inflect, verb):
        return {inflect(verb), inflect(verb, True)}, inflect(verb)

    def _irregular(self, verb):
        """Of the verb, or of what stands behind its prefix: overwrite, misread."""
        for prefix in ("", "mis", "over", "un", "re"):
            base = verb.removeprefix(prefix)
            if verb.startswith(prefix) and base in self.irregular:
                return {prefix + form for form in self.irregular[base]}
        return set()

    def _known(self, candidates, plain):
        return {word for word in candidates if word in self.spelled} or {plain}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--wordnet", default="/usr/share/wordnet")
    parser.add_argument("--report", metavar="LIST")
    arguments = parser.parse_args()
    senses = Kinds(arguments.wordnet)
    forms = Forms()
    lists, strays = defaultdict(set), []
    for name, part, kind, seeds, words in rows(BUILD / "wordclasses.tsv", 5):
        if words.startswith("*"):
            left_out = {word.removeprefix("-").replace("_", " ") for word in words.split()[1:]}
            found = senses.only_under(PARTS[part], seeds.split())
            lists[name] |= {word for word in found - left_out if forms.knows(word)}
            continue
        known = set().union(*(senses.under(PARTS[part], seed) for seed in seeds.split())) if seeds != "-" else None
        if arguments.report == name and known:
            print(*sorted(known, key=lambda word: (-senses.counts[word], word)))
        for word in words.split("|") if part == "phrase" else words.split():
            if known is not None and word not in known:
                strays.append(f"{name}: {word}")
            head, _, rest = word.partition(" ")
            spelled = forms.of(head, "verb" if part == "phrase" else part, kind)
            lists[name] |= {f"{form} {rest}".strip() for form in spelled}
    if strays:
        sys.exit("WordNet leads to none of these from the seeds of their row: " + ", ".join(strays))
    text = "".join(f"\nlist {name}\n" + "".join(f"  {word}\n" for word in sorted(lists[name])) for name in lists)
    (ENGLISH / "word-classes.txt").write_text(HEAD + text, encoding="utf-8")


main()
