"""The features of the judge of clauses; `Sources/CopyText/Form/ClauseModel.swift` computes the same, bit by bit.

Asked of each word that can have a tense: is it the verb that makes the whole a sentence? And of a verb in its base form that opens
the copy: does it tell to do something? What stands around it is told by the tags of the lexicon, and the parts before and behind
it by a profile of a few bits.
"""

from dataclasses import dataclass

import treebank
from tagfeatures import mask_of
from tags import BIT, DOMINANT

BITS, COUNT = 17, 17
WORD32 = 0xFFFFFFFF


def bits(*names):
    return sum(BIT[name] for name in names)


TENSED = bits("verb", "verb-s", "past", "auxiliary", "copula")
OPENERS = bits("article", "possessive")
DETERMINERS = bits("article", "possessive", "determiner")
LINKS = bits("subordinator", "wh")
NOUNS = bits("noun", "plural", "mass", "proper")
FORMS = bits("verb", "verb-s", "past", "participle", "auxiliary", "copula", "noun", "plural", "adjective")
FINITE, NOMINAL, VERBS = mask_of("FX"), mask_of("NP"), mask_of("FXMB")

# What a noun with the “is” behind it is taken for.
CONTRACTED = bits("auxiliary", "copula", "subject")

# Words that go with one thing, and those that go with several.
ONE = "a an each every this that one another either neither".split()
MANY = ("these those both all many several few most some two three four five six seven eight nine ten").split()


def row(kind, first, second=0, third=0):
    """The row of the table for one feature."""
    value = ((kind * 0x9E3779B1) ^ first) & WORD32
    value = (value * 0x85EBCA6B) & WORD32
    value ^= (second * 0xC2B2AE35 + 0x27D4EB2F) & WORD32
    value = (value * 0x9E3779B1) & WORD32
    value ^= (third * 0x85EBCA6B + 0x165667B1) & WORD32
    return ((value * 0xC2B2AE35) & WORD32) >> (32 - BITS)


@dataclass
class Unit:
    """A word, number, placeholder, or mark, as `FormUnit` has it."""
    word: int
    group: int
    tags: int
    mask: int
    is_mark: bool

    def can(self, tags):
        return self.tags & tags != 0

    @property
    def has_tense_for_sure(self):
        """Nothing but a verb with a tense: went, cannot. What is the same in the infinitive isn’t."""
        is_verb = self.mask & FINITE != 0 and self.mask & ~VERBS == 0
        return is_verb and self.tags != 0 and (not self.can(BIT["verb"]) or self.can(BIT["auxiliary"]))


class Reader:
    """Reads words as units, with the tagger’s features of words."""

    def __init__(self, features):
        self.features = features
        self.edge = self.unit(treebank.EDGE, is_mark=True)
        self.one = {features.hashes(word)[0] for word in ONE}
        self.many = {features.hashes(word)[0] for word in [*MANY, treebank.NUMBER]}

    def unit(self, word, is_mark=False):
        is_mark = is_mark or len(word) == 1 and not word.isalnum()
        hashed, group, _ = self.features.hashes(word)
        return Unit(hashed, group, self.features.lexicon.get(word, 0), 0 if is_mark else self.features.mask(word), is_mark)

    def units(self, words):
        units = [self.unit(word) for word in words]
        for index in range(len(units)):
            if contracts(units, index):
                units[index].tags, units[index].mask = CONTRACTED, mask_of("X")
                units[index].group = (CONTRACTED * 0x9E3779B1) & WORD32
        return units

    def candidates(self, units):
        """Words that can have a tense; behind an article or possessive none has."""
        return [i for i, unit in enumerate(units)
                if not unit.is_mark and unit.can(TENSED) and unit.mask & FINITE
                and not (i and units[i - 1].can(OPENERS))]

    def may_command(self, units):
        return bool(units) and not units[0].is_mark and units[0].can(BIT["verb"])

    def count(self, units, start, index):
        """How many the words before speak of, as far as their first two tell."""
        if start == index:
            return 0
        for unit in units[start:min(start + 2, index)]:
            if unit.word in self.one:
                return 1
            if unit.word in self.many:
                return 2
            if unit.can(OPENERS) or unit.mask == mask_of("D") and not unit.tags:
                return 3
            if unit.can(BIT["subject"]):
                return 4
            if unit is not units[start] or not unit.can(bits("adverb", "preposition")):
                break
        return 5

    def rows(self, units, index, commands=False):
        """The rows for the word at `index`: as the verb that has the tense, or as a command."""
        at = lambda place: units[place] if 0 <= place < len(units) else self.edge
        unit, left, right = units[index], at(index - 1), at(index + 1)
        start = next((i + 1 for i in range(index - 1, -1, -1) if units[i].is_mark), 0)
        before, behind = profile_before(units, start, index), profile_behind(units, index)
        head, form = head_before(units, start, index), unit.tags & FORMS
        count, place = self.count(units, start, index), min(index, 4)
        features = [
            (unit.group,), (unit.word,), (left.group, unit.group), (unit.group, right.group),
            (left.mask, unit.mask, right.mask), (at(index - 2).mask, left.mask, unit.mask),
            (unit.mask, right.mask, at(index + 2).mask), (left.word, unit.group), (right.word, unit.group),
            (before, unit.group), (behind, unit.group), (head, form), (units[0].mask, unit.mask, place),
            (min(len(units), 8), place), (head, before, form), (count, unit.mask, right.mask), (count, head, form),
        ]
        first = COUNT + 1 if commands else 1
        return [row(first + number, *values) for number, values in enumerate(features)]


def contracts(units, index):
    """“Bread’s out of the oven”: nothing behind the ’s can be owned, so it is short for “is” or “has”."""
    unit = units[index]
    if unit.tags or unit.is_mark or unit.mask != mask_of("D"):
        return False
    end = index + 1
    while end < len(units) and not ends_phrase(units[end]):
        end += 1
    if end > index + 1:
        return says_how(units[index + 1:end])
    if end == len(units) or units[end].is_mark or units[end].has_tense_for_sure or units[end].can(BIT["coordinator"]):
        return False
    return not any(before.can(BIT["preposition"]) for before in units[:index])


def says_how(phrase):
    """Whether no noun heads the phrase: “ready”, “running late”, not “mother called”."""
    last = phrase[-1]
    is_quality = last.tags >> 29 in (DOMINANT.index("=adjective"), DOMINANT.index("=adverb")) and not last.can(BIT["graded"])
    if len(phrase) == 1:
        return is_quality or not last.mask & mask_of("N")
    has_noun = any(unit.can(NOUNS) or not unit.tags and unit.mask & mask_of("N") for unit in phrase)
    return not has_noun or not last.mask & mask_of("N") and not last.can(bits("past", "participle", "verb-s", "verb"))


def ends_phrase(unit):
    """What no noun phrase goes on behind."""
    links = unit.can(bits("preposition", "subordinator", "coordinator", "article")) and not unit.can(NOUNS)
    return unit.is_mark or links or unit.has_tense_for_sure


def flags(*values):
    return sum(1 << place for place, value in enumerate(values) if value)


def profile_before(units, start, index):
    """What the clause opens with, and what stands before the word in it."""
    words, first = units[start:index], units[start]
    opens = [first.can(DETERMINERS), first.can(bits("preposition", "particle")), first.can(LINKS), first.can(BIT["verb"])]
    if not words:
        opens = [False] * 4
    return flags(
        *opens, any(unit.mask & NOMINAL for unit in words), any(unit.can(BIT["preposition"]) for unit in words[1:]),
        any(unit.can(LINKS) for unit in words[1:]), any(unit.has_tense_for_sure for unit in words), start > 0)


def profile_behind(units, index):
    """How much stands behind the word, and of what kind."""
    words = units[index + 1:]
    return min(len(words), 3) | flags(
        False, False, any(unit.has_tense_for_sure for unit in words), any(unit.can(LINKS) for unit in words),
        any(unit.can(DETERMINERS) for unit in words), any(unit.can(BIT["preposition"]) for unit in words))


def head_before(units, start, index):
    """Whether one or several are spoken of: the last noun before the first preposition or conjunction."""
    head = None
    for place in range(start, index):
        unit = units[place]
        if head is not None and unit.can(bits("preposition", "subordinator")) and not unit.can(NOUNS):
            break
        if unit.mask & NOMINAL:
            head = place
    if head is None:
        return 0
    unit = units[head]
    return flags(
        unit.can(BIT["noun"]), unit.can(BIT["plural"]), unit.can(BIT["subject"]), unit.can(BIT["mass"]),
        unit.can(BIT["proper"]) or unit.tags == 0, head == index - 1)
