"""Reads a Universal Dependencies treebank as trees over the units of copy: contractions are one unit, marks are none.

A unit has the word as the tagger takes it, the tag wanted, the mark before it, its head and its relation. The order of
RELATIONS is the format: `Sources/CopyText/Parsing/Parse.swift` declares the same.
"""

from dataclasses import dataclass, replace

from treebank import NUMBER, PLACEHOLDER, QUOTES, blocks, joined, mark, normalized, tag, token

RELATIONS = """nsubj nsubj:pass csubj obj iobj ccomp xcomp advcl acl acl:relcl advmod amod nummod det case mark aux
aux:pass cop cc conj compound compound:prt flat fixed appos parataxis nmod nmod:poss obl expl discourse""".split()

# What is taken for a kin where we have no relation of that name.
KIN = {"vocative": "discourse", "goeswith": "flat", "csubj:pass": "csubj", "orphan": "nmod"}

ROOT = -1
SYMBOLS = set("$%&+=#@")  # marks that are read as words


@dataclass
class Unit:
    word: str
    tag: str  # None for symbols
    head: int
    relation: str
    fine: str = ""
    features: str = ""
    before: str = ""  # the marks between the unit before and this one
    lemma: str = ""
    universal: str = ""  # the treebank’s own relation, for measuring


@dataclass
class Tree:
    units: list
    end: str = ""  # the marks behind the last unit

    def children(self, index):
        return [i for i, unit in enumerate(self.units) if unit.head == index]

    def child(self, index, *relations):
        return next((i for i in self.children(index) if self.units[i].relation in relations), None)

    @property
    def root(self):
        return next(i for i, unit in enumerate(self.units) if unit.head == ROOT)

    def subtree(self, index):
        """The indices below and with `index`, in order."""
        found, rest = {index}, [index]
        while rest:
            more = self.children(rest.pop())
            found.update(more)
            rest += more
        return sorted(found)

    def kept(self, indices, root=None):
        """The tree of some units only; what hung on others hangs on the nearest one that stays."""
        place = {old: new for new, old in enumerate(indices)}
        units = []
        for old in indices:
            head = self.units[old].head
            while head != ROOT and head not in place:
                head = self.units[head].head
            isRoot = old == root or root is None and head == ROOT
            unit = replace(self.units[old], head=ROOT if isRoot else place.get(head, ROOT))
            if isRoot:
                unit.relation = unit.universal = "root"
            units.append(unit)
        if units:
            units[0].before = ""
        return Tree(units, self.end)


def relation(name):
    for candidate in (name, KIN.get(name, ""), name.split(":")[0]):
        if candidate in RELATIONS or candidate == "root":
            return candidate
    return "parataxis"


def is_mark(cells):
    return cells[3] == "PUNCT" or not any(c.isalnum() for c in cells[1])


def groups(lines):
    """The cells of each unit: one line, or those of a contraction with its form."""
    rows, spans = [c for c in lines if "-" not in c[0] and "." not in c[0]], {}
    for cells in lines:
        if "-" in cells[0]:
            first, last = map(int, cells[0].split("-"))
            spans[first] = (last, cells[1])
    number = 1
    while number <= len(rows):
        last, form = spans.get(number, (number, rows[number - 1][1]))
        yield form, rows[number - 1:last]
        number = last + 1


def lead(parts):
    """The part of a contraction that stands for it: what it says of others counts less than what it is."""
    numbers = {p[0] for p in parts}
    outside = [p for p in parts if p[6] not in numbers]
    function = ("aux", "cop", "case", "mark", "advmod", "cc")
    return next((p for p in outside if p[7] == "root"),
                next((p for p in outside if p[7].split(":")[0] not in function), outside[0]))


def word_and_tag(form, parts):
    if len(parts) == 1:
        pair = token(parts[0]) if not is_mark(parts[0]) else None
        return pair if pair and pair[1] else (normalized(form), tag(normalized(form), *parts[0][3:6]))
    tags = [(p[3], tag(normalized(p[1]), p[3], p[4], p[5])) for p in parts]
    return normalized(form), joined(tags)


def tree(lines):
    """The tree of one sentence, or None where nothing but marks is in it."""
    units, place, skipped, pending = [], {}, {}, ""
    for form, parts in groups(lines):
        if is_mark(parts[0]) and len(parts) == 1:
            first = mark(form)
            if form[0] in QUOTES or first not in SYMBOLS or parts[0][3] == "PUNCT":
                skipped[int(parts[0][0])] = parts[0]
                pending += "" if form[0] in QUOTES else first
                continue
            unit = Unit(first, None, int(parts[0][6]), parts[0][7])
        else:
            cells = lead(parts)
            word, wanted = word_and_tag(form, parts)
            unit = Unit(word, wanted, int(cells[6]), cells[7], cells[4], cells[5], lemma=cells[2])
            if len(parts) > 1:
                unit.features += "|" + "|".join(p[5] for p in parts)
        unit.before, pending = pending, ""
        for part in parts:
            place[int(part[0])] = len(units)
        units.append(unit)
    if not units:
        return None
    return attached(Tree(units, pending), place, skipped)


def attached(found, place, skipped):
    """Heads as places of units; what hung on a mark hangs on what the mark hung on."""
    roots = []
    for index, unit in enumerate(found.units):
        head = unit.head
        while head in skipped:
            head = int(skipped[head][6])
        unit.universal = unit.relation
        unit.head, unit.relation = place.get(head, ROOT), relation(unit.relation)
        if unit.head == ROOT:
            roots.append(index)
    for index in roots:
        found.units[index].head = ROOT if index == roots[0] else roots[0]
        found.units[index].relation = "root" if index == roots[0] else "parataxis"
    return found


def trees(path):
    return filter(None, map(tree, blocks(path)))
