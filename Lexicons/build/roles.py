#!/usr/bin/env python3
"""Trains the model of roles: roles.py FOLDER [--without PROGRAM,…] [--cross] writes ../en/roles.bin and prints how sure it is.

FOLDER has a file `PROGRAM.jsonl` for each program, a line for each string of its catalogues in the base language, in their
order: {"table": file and language, "path", "key", "comment", "value", "cue": [role, evidence, confidence], "faulty":
[value, cue], "role": role or null, "sure": true or false}. `role` is what a call shows the string as (`copydesk inspect`,
`roleEvidence` source, or any other reading of the calls; "sure" is false where only names of properties tell), null where no
call is known. `cue` is what its words alone say (`CopydeskBench cues`). `faulty` is the value with a fault of form, a mark
or capitals too many or too few, and its cue: copy that is reviewed has such faults, and its role is the same.

The model: multinomial logistic regression over the features of rolefeatures.py, fitted by L-BFGS; a program counts by the
root of its strings, so that none rules. A feature must stand in three programs or more. Kept are 16 bits of its hash and
a byte for each role, so that no key, comment, or sentence can be read back: the weights are facts of frequency.
Texts that stand in a program, and in no catalogue, are read as the catalogue that tools would make of them: by their words.
`--cross` leaves programs out by turns, a fifth at a time, and prints how often answers of some confidence were right.
`--without` keeps programs out of the training and prints the same of them. Needs numpy and scipy; about two minutes. Always the same bytes.
"""

import argparse
import collections
import itertools
import json
import pathlib
import struct

import numpy
import scipy.optimize
import scipy.sparse

import rolefeatures
from rolefeatures import EVIDENCE, NOTHING, NUMBERS, ROLES

PROGRAMS, STRENGTH, UNSURE, LOAD = 3, 12.0, 0.6, 0.7
# How much strings count as they stand, with a fault and half of the calls around known, and among few.
VIEWS = [0.4, 0.3, 0.3]
PIECES = [1, 3, 8]
PROGRAM_FILES = (".swift", ".m", ".mm", ".h", ".kt", ".java")
HERE = pathlib.Path(__file__).parent
LINKS = rolefeatures.links(HERE / "../en/roles.tsv")


def cue_of(cue):
    role, evidence, confidence = cue
    return NUMBERS.get(role, NOTHING), EVIDENCE.index(evidence), int(100 * confidence + 0.5)


def entry_of(line, value, cue):
    return rolefeatures.Entry(line["key"], line["comment"], value, line["path"], cue_of(cue), LINKS)


class Example:
    """A string whose role is known: its program, the number of its role, and its features as it stands, with a fault, and
    among few."""
    def __init__(self, line, program, views):
        self.program, self.views = program, views
        self.role, self.sure = ROLES.index(line["role"]), line["sure"]


def examples(folder):
    for path in sorted(pathlib.Path(folder).glob("*.jsonl")):
        with open(path, encoding="utf-8") as file:
            tables = catalogues(map(json.loads, file))
        for lines in tables:
            entries = [entry_of(x, x["value"], x["cue"]) for x in lines]
            around, told, few = rolefeatures.neighbors(entries), with_calls(lines, entries), among_few(entries)
            for n, line in enumerate(lines):
                if line["role"] in ROLES:
                    own, faulty = entries[n].features, entry_of(line, *line["faulty"]).features
                    yield Example(line, path.stem, [own + around[n], faulty + told[n], own + few[n]])


def catalogues(lines):
    """The strings of each catalogue in their order, and those of the program itself as a catalogue of their own."""
    tables, extracted = collections.defaultdict(list), {}
    for line in lines:
        if not line["path"].endswith(PROGRAM_FILES):
            tables[line["table"]].append(line)
        elif (known := extracted.setdefault(line["key"], line | {"path": "Localizable.xcstrings"}))["role"] != line["role"]:
            known.update(role=None, sure=False)
    if extracted:
        tables[""] = [extracted[key] for key in sorted(extracted)]
    return tables.values()


def among_few(entries):
    """What stands around each entry in a piece of the catalogue, of one to eight strings: many projects have no more."""
    out = [None] * len(entries)
    for turn, size in enumerate(PIECES):
        for start in range(0, len(entries), size):
            for n, around in enumerate(rolefeatures.neighbors(entries[start:start + size]), start):
                if n // 8 % len(PIECES) == turn:
                    out[n] = around
    return out


def with_calls(lines, entries):
    """What stands around each entry where the calls of half of the others are known; never its own."""
    halves = [n // 2 % 2 for n in range(len(entries))]
    cues, out = [e.cue for e in entries], [None] * len(entries)
    for half in (0, 1):
        for n, (line, entry) in enumerate(zip(lines, entries)):
            known = halves[n] != half and line["sure"]
            entry.cue = (ROLES.index(line["role"]), EVIDENCE.index("source"), 97) if known else cues[n]
        for n, around in enumerate(rolefeatures.neighbors(entries)):
            if halves[n] == half:
                out[n] = around
    for entry, cue in zip(entries, cues):
        entry.cue = cue
    return out


def vocabulary(some):
    seen = collections.defaultdict(set)
    for example in some:
        for feature in itertools.chain(example.views[0], example.views[2]):
            seen[feature].add(example.program)
    return {feature: n for n, feature in enumerate(sorted(f for f, programs in seen.items() if len(programs) >= PROGRAMS))}


def matrix(lists, places):
    starts, columns = [0], []
    for features in lists:
        columns += [places[f] for f in features if f in places]
        starts.append(len(columns))
    ones = numpy.ones(len(columns), numpy.float32)
    return scipy.sparse.csr_matrix((ones, columns, starts), shape=(len(starts) - 1, len(places)))


def importance(some):
    """How much each example counts; one on average."""
    counts = collections.Counter(x.program for x in some)
    weights = numpy.array([counts[x.program] ** -0.5 * (1 if x.sure else UNSURE) for x in some], numpy.float32)
    return weights * len(some) / weights.sum()


def softmax(scores):
    powers = numpy.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


class Model:
    def __init__(self, some):
        self.places = vocabulary(some)
        views = [matrix([x.views[n] for x in some], self.places) for n in range(len(VIEWS))]
        roles, weights = numpy.array([x.role for x in some]), importance(some)
        rows, counts = scipy.sparse.vstack(views).tocsr(), numpy.concatenate([weights * share for share in VIEWS])
        self.weights, self.bias = fit(rows, numpy.tile(roles, len(VIEWS)), counts)

    def answers(self, some, view=0):
        """The share of each role in what is known of each example."""
        return softmax(matrix([x.views[view] for x in some], self.places) @ self.weights + self.bias)

    def pack(self):
        """The rows of the table: two bytes that tell features apart, and a weight for each role."""
        scale = numpy.float32(numpy.abs(self.weights).max() / 127)
        steps = numpy.round(self.weights / scale).astype(numpy.int8)
        count = int(len(self.places) / LOAD)
        table = numpy.zeros((count, 2 + len(ROLES)), numpy.uint8)
        marks = [0] * count
        for feature, place in self.places.items():
            mark, index = max(feature & 0xFFFF, 1), feature * count >> 32
            while marks[index] not in (0, mark):
                index = (index + 1) % count
            if not marks[index]:  # of two that can’t be told apart the first stays
                marks[index] = mark
                table[index, :2] = mark & 0xFF, mark >> 8
                table[index, 2:] = steps[place].view(numpy.uint8)
        bias = [int(round(float(b / scale))) for b in self.bias]
        return b"CDRL" + struct.pack("<If", count, scale) + struct.pack(f"<{len(bias)}i", *bias) + table.tobytes()


def fit(rows, roles, importance):
    count, width, number = rows.shape[1], len(ROLES), len(roles)
    wanted = numpy.zeros((number, width), numpy.float32)
    wanted[numpy.arange(number), roles] = 1
    turned = rows.T.tocsr()

    def loss(values):
        weights, bias = values[:count * width].reshape(count, width).astype(numpy.float32), values[count * width:].astype(numpy.float32)
        found = softmax(rows @ weights + bias)
        error = importance[:, None] * (found - wanted)
        cost = -(importance * numpy.log(numpy.maximum(found[numpy.arange(number), roles], 1e-12))).sum()
        slope = numpy.concatenate([(turned @ error + STRENGTH * weights).ravel(), error.sum(0)])
        return float(cost) + STRENGTH / 2 * float((weights * weights).sum()), slope.astype(numpy.float64)

    start = numpy.zeros(count * width + width)
    found = scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 80, "maxcor": 6}).x
    return found[:count * width].reshape(count, width).astype(numpy.float32), found[count * width:].astype(numpy.float32)


def report(some, answers):
    """How often answers of some confidence were right, by role, on examples that are sure."""
    keep = [n for n, x in enumerate(some) if x.sure]
    roles, answers = numpy.array([some[n].role for n in keep]), answers[keep]
    best, confidence = answers.argmax(1), answers.max(1)
    right = best == roles
    print(f"strings {len(keep)}, programs {len({some[n].program for n in keep})}, right {right.mean():.3f}")
    bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01]
    for low, high in zip(bounds, bounds[1:]):
        chosen = (confidence >= low) & (confidence < high)
        if chosen.any():
            print(f"  confidence {low:.2f} to {min(high, 1):.2f}: {chosen.sum():5}, mean {confidence[chosen].mean():.2f}, right {right[chosen].mean():.2f}")
    for number, role in enumerate(ROLES):
        said, loud, there = best == number, (best == number) & (confidence >= 0.9), roles == number
        share = lambda chosen, of: f"{right[chosen].mean():.2f} of {chosen.sum():4}" if chosen.any() else "  – of    0"
        print(f"  {role:20} found {share(there, roles)}, right where said {share(said, best)}, at 0.9 {share(loud, best)}")


def main():
    parser = argparse.ArgumentParser(description="Trains the model of roles.")
    parser.add_argument("folder")
    parser.add_argument("--without", default="", help="programs that are kept out and judged, parted by commas")
    parser.add_argument("--cross", action="store_true", help="leave programs out by turns and print how sure the answers are")
    options = parser.parse_args()
    some, without = list(examples(options.folder)), set(filter(None, options.without.split(",")))
    if options.cross:
        programs = sorted({x.program for x in some}, key=lambda p: rolefeatures.fnv(p.encode()))
        answers = numpy.zeros((len(VIEWS), len(some), len(ROLES)), numpy.float32)
        for fold in range(5):
            out = set(programs[fold::5])
            model = Model([x for x in some if x.program not in out])
            places = [n for n, x in enumerate(some) if x.program in out]
            judged = [some[n] for n in places]
            answers[:, places] = [model.answers(judged, view) for view in range(len(VIEWS))]
        for view, name in enumerate(["as they stand", "with a fault, half of the calls around known", "among few"]):
            print(name)
            report(some, answers[view])
    model = Model([x for x in some if x.program not in without])
    if without:
        others = [x for x in some if x.program in without]
        report(others, model.answers(others))
    (HERE / "../en/roles.bin").write_bytes(model.pack())


if __name__ == "__main__":
    main()
