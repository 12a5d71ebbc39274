#!/usr/bin/env python3
"""Trains the judge of clauses: clauses.py TREEBANK_FOLDER --copy COPY writes ../en/clauses.bin.

Says of each word that can have a tense how likely it makes the whole a sentence: logistic regression over hashed features
(clausefeatures.py), learned on clauses and fragments as long as copy is. They are cut out of the treebank (clausecopy.py), put
together from its pieces (clausepieces.py) with words of the whole lexicon (clausephrases.py), and taken from real copy, each four
times (COPY, by clauselinks.py). The likeliest word stands for the string; a verb that opens it is asked whether it commands, too.
Seeded; needs numpy and `wordnet-base`; takes a minute.

`--decode TABLE` trains nothing and writes anew what is found in the strings of `Tests/Clauses/odds.tsv`.
"""

import argparse
import json
import pathlib
import random
import struct

import numpy

import clausecopy
import clausephrases
import clausepieces
import parser as parsing
import trees
from clausefeatures import BITS, COUNT, Reader
from tagfeatures import Features, read_lexicon
from tags import BIT

EPOCHS, RATE, DECAY, BATCH = 4, 0.15, 1e-3, 64
COMPOSED = 45000
# How often each piece of real copy counts.
COPIES = 4
MAGIC, VERSION = b"CDCL", 1
# A weight of 16 is one logit.
SCALE = 16
HERE = pathlib.Path(__file__).parent


def reads_as_headline(words, place, lexicon):
    """“Choir practice moved to Friday” is a clause or a headline; nothing tells which, so nothing is learned from it."""
    at = lambda index: lexicon.get(words[index], 0) if index < len(words) else BIT["preposition"]
    isPast = at(place) & BIT["past"] and at(place) & BIT["participle"]
    small = BIT["article"] | BIT["possessive"] | BIT["subject"] | BIT["determiner"]
    isBare = not any(at(i) & small and words[i] != "no" or words[i].endswith("'s") for i in range(place))
    return isPast and isBare and at(place + 1) & (BIT["preposition"] | BIT["adverb"] | BIT["particle"])


def samples(folder, part, count, lexicon, verbs):
    """The strings of a part of the treebank, and those put together from it."""
    rng, found = random.Random(5), list(trees.trees(folder / f"en_ewt-ud-{part}.conllu"))
    made = list(clausecopy.strings(found, rng, lexicon))
    pieces = clausepieces.Pieces(found, rng, lexicon)
    made += clausepieces.composed(pieces, rng, count)
    made += clausephrases.composed(clausephrases.Phrases(pieces, verbs, rng), count)
    return [(words, place, commands) for words, place, commands in made
            if place is None or commands or not reads_as_headline(words, place, lexicon)]


def table(reader, strings, commands):
    """The rows of each candidate, whether it is the one, and the string that it is in."""
    rows, wanted, owners = [], [], []
    for number, (words, place, isCommand) in enumerate(strings):
        units = reader.units(words)
        places = ([0] if reader.may_command(units) else []) if commands else reader.candidates(units)
        for index in places:
            rows.append(reader.rows(units, index, commands))
            wanted.append(index == place and isCommand == commands)
            owners.append(number)
    return numpy.array(rows), numpy.array(wanted, numpy.float64), numpy.array(owners)


def trained(rows, wanted):
    weights, squares = numpy.zeros(1 << BITS), numpy.full(1 << BITS, 1e-8)
    rng = numpy.random.default_rng(3)
    for _ in range(EPOCHS):
        order = rng.permutation(len(rows))
        for start in range(0, len(order), BATCH):
            chosen = order[start:start + BATCH]
            error = 1 / (1 + numpy.exp(-weights[rows[chosen]].sum(1))) - wanted[chosen]
            used, places = numpy.unique(rows[chosen].ravel(), return_inverse=True)
            slope = numpy.bincount(places, numpy.repeat(error, COUNT)) + DECAY * weights[used]
            squares[used] += slope * slope
            weights[used] -= RATE * slope / numpy.sqrt(squares[used])
    return numpy.clip(numpy.round(weights * SCALE), -127, 127).astype(numpy.int32)


def report(name, weights, reader, strings, commands):
    """Shares of sentences found and of others taken for one, by the odds asked for."""
    rows, _, owners = table(reader, strings, commands)
    odds = numpy.full(len(strings), -20.0)
    numpy.maximum.at(odds, owners, weights[rows].sum(1) / SCALE)
    isIt = numpy.array([place is not None and isCommand == commands for _, place, isCommand in strings])
    print(name, "commands" if commands else "clauses ",
          *(f"{asked:+d}: {(odds[isIt] > asked).mean():.3f} {(odds[~isIt] > asked).mean():.3f}"
            for asked in (-2, -1, 0, 1, 2)), sep="  ")


def words_of(text):
    """Plain copy as words and marks, without those at its end."""
    words, _ = clausecopy.words_of(parsing.copy_tree(text))
    return words


def decode(path, reader):
    """Writes anew the place and the weight of the likeliest word of each string of a table, and that of its first as a command."""
    weights = numpy.frombuffer((HERE / "../en/clauses.bin").read_bytes()[16:], numpy.uint8).astype(numpy.int32) - 128
    lines = []
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            units = reader.units(words_of(line.split("\t")[0]))
            found = [(int(weights[reader.rows(units, i)].sum()), -i) for i in reader.candidates(units)]
            best = max(found, default=None)
            order = int(weights[reader.rows(units, 0, True)].sum()) if reader.may_command(units) else "-"
            line = "\t".join([line.split("\t")[0], f"{-best[1]} {best[0]}" if best else "-", str(order)])
        lines.append(line)
    path.write_text("\n".join(lines) + "\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path, nargs="?")
    arguments.add_argument("--copy", type=pathlib.Path)
    arguments.add_argument("--wordnet", default="/usr/share/wordnet")
    arguments.add_argument("--decode", type=pathlib.Path)
    given = arguments.parse_args()
    features = Features(read_lexicon(HERE / "../en/words.bin"))
    reader = Reader(features)
    if given.decode:
        return decode(given.decode, reader)
    verbs = clausephrases.Verbs(given.wordnet, features.lexicon)
    train = samples(given.folder, "train", COMPOSED, features.lexicon, verbs)
    if given.copy:
        train += [tuple(json.loads(line)) for line in given.copy.read_text().splitlines()] * COPIES
    parts = [table(reader, train, commands)[:2] for commands in (False, True)]
    weights = trained(*(numpy.concatenate(halves) for halves in zip(*parts)))
    for part in ("dev", "test"):
        strings = samples(given.folder, part, 3000, features.lexicon, verbs)
        for commands in (False, True):
            report(part, weights, reader, strings, commands)
    head = struct.pack("<4s3I", MAGIC, VERSION, BITS, COUNT)
    (HERE / "../en/clauses.bin").write_bytes(head + (weights + 128).astype(numpy.uint8).tobytes())


if __name__ == "__main__":
    main()
