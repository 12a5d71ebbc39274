#!/usr/bin/env python3
"""Trains the parser of English copy: parser.py TREEBANK_FOLDER writes ../en/parser.bin.

Three averaged perceptrons over hashed features, in `parser.c`: one gives each unit its class once more, with the tagger’s
classes on both sides before it; one chooses the moves of an arc-hybrid parser, against a dynamic oracle; one names the
relation of each arc. Each learns from what the one before it finds in sentences that it hasn’t seen, since it will find no
better in copy. The heaviest features are kept, and all is learned anew with them alone. Seeded; needs numpy and a C
compiler; takes about five minutes of one core.

`--decode TABLE` trains nothing and writes anew what the parser finds in the sentences of `Tests/Parses/decoding.tsv`.
`--without copy` leaves out what `copytrees.py` makes, `--without classes` the second look at classes, to see what they are worth.
"""

import argparse
import ctypes
import pathlib
import random
import re
import struct
import subprocess
import tempfile

import numpy

import copytrees
import tagger as tagging
import treebank
import trees
from tagfeatures import BIT, MARK, START, Features, mask_of, read_lexicon
from treebank import TAGS
from trees import RELATIONS, ROOT

HERE = pathlib.Path(__file__).parent
FOLDS = 6
# Of each table: bits of a feature’s number while learning, epochs, margin, buckets of four features that are kept.
CLASSES, MOVES, ARCS = (17, 6, 20, 14000), (22, 12, 80, 80000), (18, 12, 80, 7500)
WIDTHS = (16, 3, 32)
MAGIC, VERSION = b"CDPR", 1
OTHER = TAGS.index("Q")
QUESTION = ord("?")


def pairs(tree):
    """The sentence as the tagger takes it: words, and the marks between them."""
    found = []
    for unit in tree.units:
        found += [(mark, None) for mark in unit.before] + [(unit.word, unit.tag)]
    return found


class Sentence:
    """A tree as `parser.c` takes it."""

    def __init__(self, tree, tagger):
        self.tree, count = tree, len(tree.units)
        tags = self.tags(tree, tagger)
        rows = [(*tagger.features.hashes(u.word), tag, ord(u.before[-1]) if u.before else 0, 0, 0)
                for u, tag in zip(tree.units, tags)]
        self.units = numpy.array(rows, numpy.uint32)
        self.end = QUESTION if "?" in tree.end else ord(tree.end[0]) if tree.end else 0
        self.heads = numpy.array([count if u.head == ROOT else u.head for u in tree.units], numpy.int32)
        self.relations = numpy.array(
            [RELATIONS.index(u.relation) if u.relation in RELATIONS else 0 for u in tree.units], numpy.int32)
        self.classes = numpy.array([TAGS.index(u.tag) if u.tag else OTHER for u in tree.units], numpy.int32)

    @staticmethod
    def tags(tree, tagger):
        """The tagger’s classes, found as the program finds them: no verb with a tense follows an article or possessive."""
        words, found, last, before = pairs(tree), [], START, START
        texts, lexicon = [word for word, _ in words], tagger.features.lexicon
        for index, (word, tag) in enumerate(words):
            if tag is None:
                last, before = MARK + ord(word[0]) % 8, last
                if word in trees.SYMBOLS:
                    found.append(OTHER)
                continue
            mask = tagger.features.mask(word)
            if index and lexicon.get(texts[index - 1], 0) & (BIT["article"] | BIT["possessive"]):
                mask = mask & ~mask_of("FM") or mask
            rows = tagger.features.rows(texts, index, last, before)
            last, before = tagger.best(rows, mask) if mask & (mask - 1) else mask.bit_length() - 1, last
            found.append(last)
        return found


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


class Parser:
    library = None

    def __init__(self, class_bits, move_bits, arc_bits):
        if Parser.library is None:
            Parser.library = compiled()
        self.bits, self.kept = (class_bits, move_bits, arc_bits), {}
        self.model = ctypes.c_void_p(self.library.model_new(*self.bits))

    def free(self):
        self.library.model_free(self.model)

    def learn_classes(self, s):
        self.library.learn_classes(
            self.model, pointer(s.units), len(s.units), s.end, pointer(s.classes), ctypes.c_float(CLASSES[2]))

    def classify(self, s):
        self.library.classify(self.model, pointer(s.units), len(s.units), s.end)

    def keep_classes(self, s):
        self.library.keep_classes(pointer(s.units), len(s.units))

    def learn(self, s, explores):
        self.library.learn(
            self.model, pointer(s.units), len(s.units), s.end, pointer(s.heads), pointer(s.relations),
            ctypes.c_double(explores), ctypes.c_float(MOVES[2]), ctypes.c_float(ARCS[2]))

    def average(self):
        self.library.model_average(self.model)

    def parse(self, s):
        heads, relations = numpy.zeros(len(s.units), numpy.int32), numpy.zeros(len(s.units), numpy.int32)
        self.library.parse(self.model, pointer(s.units), len(s.units), s.end, pointer(heads), pointer(relations))
        return heads, relations

    def table(self, number):
        read = (self.library.model_classes, self.library.model_moves, self.library.model_arcs)[number]
        return numpy.ctypeslib.as_array(read(self.model), (1 << self.bits[number], WIDTHS[number]))

    def keep_features_of(self, other, numbers):
        """Learns with no other features than those that have weights in `other`."""
        for number in numbers:
            self.kept[number] = other.table(number).any(1).astype(numpy.uint8)
            self.library.model_keep(self.model, number, pointer(self.kept[number]))

    def packed(self, number, buckets):
        """A table as the program reads it; what doesn’t fit goes from the model as well.

        Four features share a bucket: the lowest bytes of their numbers, then their weights, as roots with a sign.
        """
        table, bits = self.table(number), self.bits[number]
        if number == 1:
            table -= table[:, :1].copy()
        weight = numpy.abs(table).max(1)
        roots = numpy.sign(table) * numpy.round(numpy.sqrt(numpy.abs(table) / weight.max()) * 127)
        first = 1 if number == 1 else 0
        slots, data = numpy.zeros(buckets, numpy.int32), numpy.zeros((buckets, 4 + 4 * (WIDTHS[number] - first)), numpy.int8)
        kept, width = [], WIDTHS[number] - first
        for feature in numpy.argsort(-weight, kind="stable"):
            bucket = int(feature) * buckets >> bits
            if weight[feature] == 0 or not roots[feature].any():
                break
            if slots[bucket] < 4:
                slot = slots[bucket]
                data.view(numpy.uint8)[bucket, slot] = feature & 255
                data[bucket, 4 + slot * width:4 + (slot + 1) * width] = roots[feature, first:]
                slots[bucket] += 1
                kept.append(feature)
        values = roots * numpy.abs(roots)
        table[:] = 0
        table[kept] = values[kept]
        return struct.pack("<3I", bits, buckets, width) + data.tobytes()


def compiled():
    """`parser.c` as a library of this machine."""
    folder = tempfile.mkdtemp()
    path = f"{folder}/parser.so"
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", "-o", path, HERE / "parser.c"], check=True)
    library = ctypes.CDLL(path)
    library.model_new.restype = ctypes.c_void_p
    for function in (library.model_classes, library.model_moves, library.model_arcs):
        function.restype = ctypes.POINTER(ctypes.c_float)
    return library


def unpacked(data, parser):
    """Puts the tables of parser.bin into a parser."""
    place = 8
    for number in range(3):
        bits, buckets, width = struct.unpack_from("<3I", data, place)
        size = buckets * 4 * (1 + width)
        rows = numpy.frombuffer(data, numpy.uint8, size, place + 12).reshape(buckets, 4 + 4 * width)
        first = -(-(numpy.arange(buckets, dtype=numpy.int64) << bits) // buckets)
        table, skipped = parser.table(number), WIDTHS[number] - width
        for slot in range(4):
            roots = rows[:, 4 + slot * width:4 + (slot + 1) * width].view(numpy.int8).astype(numpy.float32)
            features = first + (rows[:, slot] - first) % 256
            used = roots.any(1)
            table[features[used], skipped:] = (roots * numpy.abs(roots))[used]
        place += 12 + size


def copy_tree(text):
    """A sentence of plain copy as units, split as the program would: words, numbers, placeholders, and marks between."""
    units, pending = [], ""
    for piece in re.findall(r"%@|%d|\d[\d.,]*\d|\d|\w+(?:[’']\w+)*|\S", text):
        if not piece[0].isalnum() and not piece.startswith("%"):
            pending += "" if piece in treebank.QUOTES else treebank.mark(piece)
            continue
        word = {"%": treebank.PLACEHOLDER}.get(piece[0], treebank.NUMBER if piece[0].isdigit() else treebank.normalized(piece))
        units.append(trees.Unit(word, "N", ROOT, "root", before=pending if units else ""))
        pending = ""
    return trees.Tree(units, pending)


def decode(path):
    """Writes anew what the parser finds in the sentences of a table: tests hold the program to it."""
    features, parser = Features(read_lexicon(HERE / "../en/words.bin")), Parser(CLASSES[0], MOVES[0], ARCS[0])
    unpacked((HERE / "../en/parser.bin").read_bytes(), parser)
    tagger, lines = read_tagger(features), []
    for line in path.read_text().splitlines():
        if not line.startswith("#"):
            text = line.split("\t")[0]
            sentence = Sentence(copy_tree(text), tagger)
            parser.classify(sentence)
            heads, relations = parser.parse(sentence)
            cells = [f"{TAGS[c]}{'-' if h == len(heads) else h}{'' if h == len(heads) else ':' + RELATIONS[r]}"
                     for c, h, r in zip(sentence.units[:, 5], heads, relations)]
            line = "\t".join([text, " ".join(cells)])
        lines.append(line)
    path.write_text("\n".join(lines) + "\n")


def trained_tagger(features, sentences, seed):
    rng, sentences, found = random.Random(seed), list(sentences), tagging.Tagger(features)
    for _ in range(tagging.EPOCHS):
        rng.shuffle(sentences)
        for sentence in sentences:
            found.learn(tagging.varied(sentence, rng) if rng.random() < 0.7 else sentence)
    found.finish()
    return found


def read_tagger(features):
    """The tagger of the program."""
    found = tagging.Tagger(features)
    data = (HERE / "../en/tagger.bin").read_bytes()[16:]
    found.weights = numpy.frombuffer(data, numpy.uint8).reshape(found.weights.shape).astype(numpy.float32) - 128
    return found


class Recipe:
    def __init__(self, folder, without):
        self.without, self.features = without, Features(read_lexicon(HERE / "../en/words.bin"))
        self.tagger, self.folder = read_tagger(self.features), folder
        train = list(trees.trees(folder / "en_ewt-ud-train.conllu"))
        made = [] if "copy" in without else list(copytrees.variations(train, random.Random(5)))
        numbers = [*range(len(train)), *(number for number, _, _ in made)]
        self.folds = [number * FOLDS // len(train) for number in numbers]
        self.shares = [1] * len(train) + [copytrees.SHARES[kind] for _, kind, _ in made]
        texts = [pairs(tree) + [(mark, None) for mark in tree.end] for tree in train]
        taggers = [trained_tagger(self.features, [t for t, f in zip(texts, self.folds) if f != fold], fold)
                   for fold in range(FOLDS)]
        self.sentences = [Sentence(tree, taggers[fold])
                          for tree, fold in zip(train + [tree for _, _, tree in made], self.folds)]

    def sample(self, rng, but=None):
        """The sentences of an epoch, in its order."""
        chosen = [s for s, share, fold in zip(self.sentences, self.shares, self.folds)
                  if fold != but and (share == 1 or rng.random() < share)]
        rng.shuffle(chosen)
        return chosen

    def classes(self, but=None, chosen=None):
        found, rng = Parser(CLASSES[0], 4, 4), random.Random(3)
        if chosen is not None:
            found.keep_features_of(chosen, (0,))
        for _ in range(CLASSES[1]):
            for sentence in self.sample(rng, but):
                found.learn_classes(sentence)
        found.average()
        return found

    def moves(self, chosen=None):
        """A parser that has learned its moves and relations, with the features of another one or all."""
        found, rng = Parser(4 if chosen is None else CLASSES[0], MOVES[0], ARCS[0]), random.Random(7)
        if chosen is not None:
            found.keep_features_of(chosen, (1, 2))
        for epoch in range(MOVES[1]):
            for sentence in self.sample(rng):
                found.learn(sentence, 0.9 if epoch else 0)
        found.average()
        return found

    def run(self):
        """A parser, and the bytes of its tables."""
        every = self.classes()
        every.packed(0, CLASSES[3])
        classifier = self.classes(chosen=every)
        table = classifier.packed(0, CLASSES[3])
        found = [self.classes(fold) for fold in range(FOLDS)]
        for sentence, fold in zip(self.sentences, self.folds):
            (found[fold].keep_classes if "classes" in self.without else found[fold].classify)(sentence)
        every = self.moves()
        every.packed(1, MOVES[3])
        every.packed(2, ARCS[3])
        parser = self.moves(every)
        every.free()
        parser.table(0)[:] = classifier.table(0)
        return parser, table + parser.packed(1, MOVES[3]) + parser.packed(2, ARCS[3])

    def prepared(self, parser, tree):
        sentence = Sentence(tree, self.tagger)
        (parser.keep_classes if "classes" in self.without else parser.classify)(sentence)
        return sentence

    def measure(self, parser, part, longest=30):
        """Share of units with the right class, the right head, and the right head and relation."""
        count, classes, heads, relations = 0, 0, 0, 0
        for tree in trees.trees(self.folder / f"en_ewt-ud-{part}.conllu"):
            if len(tree.units) > longest:
                continue
            sentence = self.prepared(parser, tree)
            found, named = parser.parse(sentence)
            right = found == sentence.heads
            wanted = [unit.universal.split(":")[0] for unit in tree.units]
            got = ["root" if head == len(found) else RELATIONS[r].split(":")[0] for head, r in zip(found, named)]
            count, heads = count + len(found), heads + right.sum()
            classes += (sentence.units[:, 5] == sentence.classes).sum()
            relations += sum(is_right and want == name for is_right, want, name in zip(right, wanted, got))
        return f"{part}: classes {classes / count:.2%}, unlabelled {heads / count:.2%}, labelled {relations / count:.2%}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path, nargs="?")
    arguments.add_argument("--without", action="append", default=[], choices=("copy", "classes"))
    arguments.add_argument("--output", type=pathlib.Path, default=HERE / "../en/parser.bin")
    arguments.add_argument("--decode", type=pathlib.Path)
    given = arguments.parse_args()
    if given.decode:
        return decode(given.decode)
    recipe = Recipe(given.folder, given.without)
    parser, tables = recipe.run()
    for part in ("dev", "test"):
        print(recipe.measure(parser, part))
    given.output.write_bytes(struct.pack("<4sI", MAGIC, VERSION) + tables)


if __name__ == "__main__":
    main()
