"""The lexicon while it is being filled: tags of each word, and how much weight each part of speech has."""

from collections import Counter, defaultdict

import tags

DOMINANT = tuple(tags.OPEN_CLASSES)


class Lexicon:
    """Tags and weights by word."""

    def __init__(self):
        self.tags = defaultdict(set)
        self.weights = defaultdict(Counter)
        self.corrected = set()

    def add(self, word, tag, weight):
        """Adds a tag; `weight` counts towards the dominant part of speech."""
        self.tags[word].add(tag)
        self.weights[word][tags.class_of(tag) or "=function"] += weight

    def replace(self, word, names):
        """Gives the tags of a word whole."""
        known = set(names)
        if not known & set(tags.DOMINANT):
            known.add("=function")
        self.tags[word] = known

    def correct(self, word, changes):
        """Applies "+tag", "-tag" and "=class"; a change that changes nothing is a mistake in the table."""
        self.corrected.add(word)
        known = self.tags[word]
        before = set(known)
        for change in changes:
            if change[0] == "+":
                known.add(change[1:])
            elif change[0] == "-":
                known.discard(change[1:])
            else:
                known -= set(tags.DOMINANT)
                known.add(change)
        tags.encode(known)
        if known == before and not self.is_dominant(word, changes):
            raise ValueError(f"overrides.tsv: {word!r}: {' '.join(changes)} changes nothing")

    @staticmethod
    def is_dominant(word, changes):
        """Whether the changes state the dominant class, which may restate what the counts say."""
        return any(change.startswith("=") for change in changes)

    def finished(self):
        """Each word with its tags and exactly one dominant class."""
        words = {word: self._dominated(word) for word, names in self.tags.items() if names}
        # Words that merely lack a plural aren't mass nouns unless they are nouns first: not "latest".
        return {word: names if "=noun" in names or word in self.corrected else names - {"mass"}
                for word, names in words.items()}

    def _dominated(self, word):
        names = self.tags[word]
        if names & set(tags.DOMINANT):
            return names
        present = {tags.class_of(name) or "=function" for name in names}
        order = [name for name in tags.DOMINANT[1:] if name in present]
        return names | {max(order, key=lambda name: self.weights[word][name])}
