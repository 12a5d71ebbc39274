"""Clauses and phrases of every kind, with verbs and nouns of the whole lexicon, where the treebank has few.

“The roads flood after heavy rain”, “road repair after heavy rain”: most words that can be both are nouns in the treebank, so that what
stands around a word counts too little. Here verbs are taken from all that WordNet has a frame for, each as likely as another, and the
same words stand as nouns in phrases. Subjects are parts, numbers, deeds, and whoever does something as well as things.
"""

from clausecopy import third_person
from clausepieces import DETERMINERS
from tags import BIT
from treebank import NUMBER
from wordnet import verb_frames

# WordNet's frames: something or somebody does; something or somebody does something.
ALONE, WITH_OBJECT = {1, 2, 22}, {8, 9, 10, 11, 20, 21}
BEFORE_VERB = ["no longer", "never", "always", "already", "also", "still", "just", "now", "only", "often", "usually", "sometimes",
               "finally"]
INDEFINITE = ["nothing", "nobody", "no one", "anyone", "anything", "everyone", "everything", "someone", "something", "whoever"]
PARTS = [NUMBER, NUMBER, "most", "some", "none", "half", "all", "one", "many", "few", "two", "three", "several", "neither", "both"]
MODALS = ["can", "will", "must", "may", "should", "could", "might", "cannot", "would"]
LATE = ["not until", "only after", "only when", "only if", "not since", "only then", "never again", "only once"]


class Verbs:
    """Verbs by what they go with, and nouns that are verbs as well."""

    def __init__(self, folder, lexicon):
        self.alone, self.withObject = [], []
        frames = verb_frames(folder)
        for lemma, found in sorted(frames.items()):
            forms = self.forms(lemma, lexicon)
            if forms is None:
                continue
            if found & ALONE:
                self.alone.append(forms)
            if found & WITH_OBJECT:
                self.withObject.append(forms)
        words = sorted(lexicon.items())
        self.nouns = [word for word, tags in words if tags & BIT["noun"] and tags & BIT["verb"] and word.isalpha()]
        self.plurals = [word for word, tags in words if tags & BIT["plural"] and tags & BIT["verb-s"]]

    @staticmethod
    def forms(lemma, lexicon):
        """Its present with several, with one, and its past; None where it has no present."""
        if not lexicon.get(lemma, 0) & BIT["verb"]:
            return None
        one = third_person(lemma, lexicon)
        past = lemma + ("d" if lemma.endswith("e") else "ed")
        past = past if lexicon.get(past, 0) & BIT["past"] else None
        return (lemma, one, past) if one else None


class Phrases:
    """Subjects and predicates of all kinds."""

    def __init__(self, pieces, verbs, rng):
        self.pieces, self.verbs, self.rng = pieces, verbs, rng
        self.doing = [words for words in pieces.participles if words[0].endswith("ing")]
        self.done = [words for words in pieces.participles if not words[0].endswith("ing")]

    def subject(self):
        """A subject, and whether it is one thing or many."""
        rng, pieces, chance = self.rng, self.pieces, self.rng.random()
        if chance < 0.5:
            words, count = pieces.noun()
            return words + pieces.maybe(pieces.places, 0.15), count
        if chance < 0.58:
            return [*pieces.noun()[0], "and", *pieces.noun()[0]], "many"
        if chance < 0.63:
            words = rng.choice(pieces.nouns["many"])[0][-1:]
            return [*words, NUMBER, rng.choice(("and", "to", "or")), NUMBER], "many"
        if chance < 0.67:
            return [rng.choice(pieces.nouns["one"])[0][-1], NUMBER], "one"
        if chance < 0.76:
            part = rng.choice(PARTS)
            number = [NUMBER] if rng.random() < 0.25 else []
            owner = rng.choice(("the", "the", "your", "these", "our", "its"))
            return [part, "of", owner, *number, *rng.choice(pieces.nouns["many"])[0]], \
                "one" if part in ("none", "one", "neither") else "many"
        if chance < 0.83:
            return [*rng.choice(INDEFINITE).split(), *self.told()], "one"
        if chance < 0.89:
            return [*rng.choice(self.doing)], "one"
        if chance < 0.93:
            first = rng.choice(("what", "whatever", "how", "where", "how much"))
            return [*first.split(), *pieces.noun()[0], *pieces.predicate("either")[:3]], "one"
        if chance < 0.97:
            return [rng.choice(pieces.nouns["one"])[0][-1]], "one"
        return rng.choice(pieces.qualities)[:1], "one"

    def told(self):
        """What is told of somebody or something behind it."""
        rng, pieces = self.rng, self.pieces
        if rng.random() < 0.5:
            return rng.choice(pieces.places)
        return [rng.choice(("who", "that")), *pieces.predicate("one")[:4]]

    def verb(self, forms, count):
        if forms[2] and self.rng.random() < 0.25:
            return forms[2]
        return forms[0] if count == "many" else forms[1]

    def predicate(self, count):
        rng, pieces, chance = self.rng, self.pieces, self.rng.random()
        before = rng.choice(BEFORE_VERB).split() if rng.random() < 0.1 else []
        if chance < 0.3:
            return before, pieces.predicate(count)
        if chance < 0.6:
            return before, [self.verb(rng.choice(self.verbs.alone), count), *self.tail()]
        if chance < 0.78:
            verb = self.verb(rng.choice(self.verbs.withObject), count)
            return before, [verb, *pieces.noun()[0], *pieces.maybe(pieces.places, 0.3)]
        if chance < 0.9:
            modal = [rng.choice(MODALS), *(["not"] if rng.random() < 0.15 else [])]
            if rng.random() < 0.35:
                return [], [*modal, "be", *rng.choice(self.done)]
            return [], [*modal, *rng.choice(pieces.predicates["base"])]
        copula = rng.choice(("is", "was", "has been") if count == "one" else ("are", "were", "have been")).split()
        return [], [*copula, *rng.choice(pieces.qualities + self.done + pieces.places[:400]), *pieces.maybe(pieces.places, 0.2)]

    def tail(self):
        """What stands behind a verb that has no object."""
        rng, pieces, chance = self.rng, self.pieces, self.rng.random()
        if chance < 0.15:
            return []
        made = rng.choice(pieces.adverbs) if chance < 0.4 else []
        return made + (rng.choice(pieces.places) if chance > 0.3 else []) + pieces.maybe(pieces.places, 0.15)

    def clause(self):
        """“Both roads flood here after heavy rain”"""
        words, count = self.subject()
        words = self.pieces.maybe(self.pieces.places, 0.04) + words
        before, deed = self.predicate(count)
        more = []
        if self.rng.random() < 0.12:
            more = [self.rng.choice(("until", "when", "if", "before", "after", "while", "because", "and", "but")),
                    *self.pieces.noun()[0], *self.pieces.predicate("either")]
        return [*words, *before, *deed, *more], len(words) + len(before)

    def inverted(self):
        """“Not until Monday can the court be booked”, “Included in the fare is one bag”"""
        rng, pieces, chance = self.rng, self.pieces, self.rng.random()
        if chance < 0.6:
            first = [*rng.choice(LATE).split(), *(rng.choice(pieces.places)[1:] if rng.random() < 0.8 else [])]
            aux = rng.choice((*MODALS, "do", "does", "did", "is", "are"))
            owner = pieces.noun()[0]
            deed = ["be", *rng.choice(self.done)] if rng.random() < 0.4 else rng.choice(pieces.predicates["base"])
            rest = [*owner, *deed]
            return [*first, aux, *rest], len(first)
        words, count = pieces.noun()
        first = [*rng.choice(self.done)[:1], *rng.choice(pieces.places)] if chance < 0.85 else rng.choice(pieces.places)
        return [*first, "is" if count == "one" else "are", *words], len(first)

    def phrase(self):
        """“Road repair after heavy rain”: the same words as nouns, and subjects of which nothing is said."""
        rng, pieces, chance = self.rng, self.pieces, self.rng.random()
        if chance < 0.3:
            words = self.subject()[0] + pieces.maybe(pieces.places, 0.3)
            after = rng.choice((*self.done[:400], *pieces.qualities[:200])) if rng.random() < 0.25 else []
            return [*words, *after], None
        if chance < 0.36:
            return [*rng.choice(LATE).split(), *rng.choice(pieces.places)[1:]], None
        if chance < 0.46:
            return self.listed() if chance < 0.42 else self.compared(), None
        noun = rng.choice(self.verbs.nouns if chance < 0.78 else self.verbs.plurals)
        before = pieces.noun("one" if chance < 0.92 else "many")[0]
        if rng.random() < 0.15:
            before = [rng.choice(DETERMINERS["one"][:14]), *rng.choice(pieces.qualities)[:1]]
        after = rng.choice(pieces.participles) if rng.random() < 0.2 else self.tail()
        if rng.random() < 0.12:
            after = [*after[:3], "and", *pieces.noun()[0]]
        return [*before, noun, *after], None

    def listed(self):
        """“Apples, pears, prints”"""
        nouns = [*self.verbs.nouns, *self.verbs.plurals]
        words = []
        for _ in range(self.rng.randint(2, 4)):
            words += [",", *(self.pieces.noun()[0] if self.rng.random() < 0.4 else [self.rng.choice(nouns)])]
        return words[1:] + (["and", self.rng.choice(nouns)] if self.rng.random() < 0.3 else [])

    def compared(self):
        """“Needles larger than the pattern allows”: the only verb is that of another clause."""
        rng, words = self.rng, self.pieces.noun()[0]
        owner, count = self.subject()
        deed = self.predicate(count)[1][:rng.randint(1, 3)]
        return [*words, *rng.choice(self.pieces.qualities)[-1:], rng.choice(("than", "than", "as")), *owner, *deed]


def composed(phrases, count):
    """As many clauses and phrases; a twentieth as many again have their verb before the subject."""
    for make, share in ((phrases.clause, 1), (phrases.inverted, 0.05), (phrases.phrase, 1)):
        for _ in range(int(count * share)):
            words, place = make()
            if len(words) > 1:
                yield words, place, False
