#!/usr/bin/env python3
"""Trains the tagger of English copy: tagger.py TREEBANK_FOLDER writes ../en/tagger.bin.

An averaged perceptron, greedy from left to right, over hashed features (tagfeatures.py). Copy is terser than the
treebank's web text and cased at will, so the words are lower-cased and part of the sentences are varied: without final
mark, articles or copula, cut to an imperative or a predicate without subject, with placeholders for nouns. Seeded, so the same
treebank and words.bin give the same bytes. Train again when words.bin has changed much. Needs numpy.
"""

import pathlib
import random
import struct
import sys

import numpy

import treebank
from tagfeatures import BITS, COUNT, MARK, START, Features, read_lexicon
from treebank import PLACEHOLDER, TAGS

EPOCHS = 3
MAGIC, VERSION = b"CDTG", 2
HERE = pathlib.Path(__file__).parent


def imperative(pairs, rng):
    """An infinitive clause cut loose, which reads as an imperative; None where there is none."""
    starts = [
        i for i in range(1, len(pairs) - 1)
        if pairs[i][1] == "B" and pairs[i][0] not in ("be", "have", "do") and (pairs[i - 1][1] in ("X", "T"))]
    if not starts:
        return None
    start = rng.choice(starts)
    cut = [(pairs[start][0], "M")] + pairs[start + 1:]
    return cut[:-1] + [(".", None)] if cut[-1][1] is None and rng.random() < 0.7 else cut


def predicate(pairs, rng):
    """The sentence from one of its finite verbs on."""
    starts = [i for i in range(1, len(pairs) - 1) if pairs[i][1] in ("F", "X") and pairs[i - 1][1] in ("P", "N")]
    return pairs[rng.choice(starts):] if starts else pairs


def is_copula(pairs, i):
    return (pairs[i][0] in ("is", "are", "was", "were") and 0 < i < len(pairs) - 1
            and pairs[i - 1][1] == "N" and pairs[i + 1][1] in ("Z", "G", "A"))


def varied(pairs, rng):
    """The sentence as copy might have it."""
    pairs, kind = list(pairs), rng.random()
    if kind < 0.5:
        while pairs and pairs[-1][1] is None:
            pairs.pop()
    elif kind < 0.75:
        cut = imperative(pairs, rng)
        if cut:
            return cut
    elif kind < 0.8:
        pairs = predicate(pairs, rng)
    if rng.random() < 0.3:
        pairs = [p for p in pairs if p[0] not in ("the", "a", "an") or rng.random() > 0.8]
    if rng.random() < 0.04:
        pairs = [p for i, p in enumerate(pairs) if not is_copula(pairs, i)]
    if len(pairs) > 2 and pairs[0][1] == "P" and pairs[1][1] in ("F", "X") and rng.random() < 0.3:
        pairs = pairs[1:]
    return [(PLACEHOLDER, "N") if p[1] == "N" and rng.random() < 0.04 else p for p in pairs]


class Tagger:
    def __init__(self, features):
        self.features = features
        self.weights = numpy.zeros((1 << BITS, 16), numpy.float32)
        self.totals = numpy.zeros((1 << BITS, 16), numpy.float32)
        self.clock = 1

    def walk(self, pairs):
        """Yields the rows, the tag wanted and the tag found of each word; the history is what was found."""
        words, last, before = [p[0] for p in pairs], START, START
        for index, (word, wanted) in enumerate(pairs):
            if wanted is None:
                last, before = MARK + ord(word[0]) % 8, last
                continue
            mask = self.features.mask(word)
            rows = self.features.rows(words, index, last, before) if mask & (mask - 1) else None
            found = self.best(rows, mask) if rows else mask.bit_length() - 1
            yield rows, TAGS.index(wanted), found
            last, before = found, last

    def best(self, rows, mask):
        scores = self.weights[rows].sum(0)
        return max((tag for tag in range(16) if mask >> tag & 1), key=lambda tag: scores[tag])

    def learn(self, pairs):
        for rows, wanted, found in self.walk(pairs):
            if rows and wanted != found:
                for table, step in ((self.weights, 1), (self.totals, self.clock)):
                    numpy.add.at(table, (rows, wanted), step)
                    numpy.add.at(table, (rows, found), -step)
            self.clock += 1

    def finish(self):
        """Averages the weights and rounds them to a byte each."""
        self.weights -= self.totals / self.clock
        scale = 127 / numpy.quantile(numpy.abs(self.weights[self.weights != 0]), 0.9995)
        self.weights = numpy.clip(numpy.round(self.weights * scale), -127, 127)

    def accuracy(self, sentences):
        pairs = [(wanted, found) for s in sentences for _, wanted, found in self.walk(s)]
        return sum(wanted == found for wanted, found in pairs) / len(pairs)


def main():
    folder, rng = pathlib.Path(sys.argv[1]), random.Random(7)
    train = list(treebank.sentences(folder / "en_ewt-ud-train.conllu"))
    tagger = Tagger(Features(read_lexicon(HERE / "../en/words.bin")))
    for _ in range(EPOCHS):
        rng.shuffle(train)
        for pairs in train:
            tagger.learn(varied(pairs, rng) if rng.random() < 0.7 else pairs)
    tagger.finish()
    for part in ("dev", "test"):
        print(part, round(tagger.accuracy(treebank.sentences(folder / f"en_ewt-ud-{part}.conllu")), 4))
    head = struct.pack("<4s3I", MAGIC, VERSION, BITS, COUNT)
    (HERE / "../en/tagger.bin").write_bytes(head + (tagger.weights + 128).astype(numpy.uint8).tobytes())


if __name__ == "__main__":
    main()
