"""Clauses and phrases put together from pieces of the treebank: noun phrases, predicates, prepositional phrases, participles.

What a clause is made of counts here, not what it says: “both tickets over the next decade look for leadership” is a sentence. Each
is (words, place of the verb that makes it a sentence or None), commands among them by themselves.
"""

from clausecopy import ASKING, adjuncts, present, subject, tense, words_of
from copytrees import below, cut
from trees import ROOT

# Determiners of one and of several; "" is none.
DETERMINERS = {
    "one": ["each", "every", "a", "this", "that", "one", "another", "the", "the", "your", "my", "our", "its", "no", "any",
            "", ""],
    "many": ["these", "those", "two", "three", "all", "both", "many", "some", "most", "several", "the", "your", "our", "no",
             "\x01num", "", "", ""],
}
PERSONS = ["you", "we", "they", "i"]
ANYBODY = ["it", "she", "he", "this", "that", "everyone", "nobody", "someone", "everything", "nothing"]
SUBORDINATORS = ["if", "when", "until", "before", "after", "once", "while", "because", "as", "since", "unless", "although",
                 "whenever", "as soon as", "where"]
QUESTIONS = ["what", "how", "why", "where", "when", "who", "which", "how much", "how many", "how long", "how often",
             "how far", "what kind of", "which of"]
# Which of them stand before a subject with its article, and which before the noun that is asked for.
ADVERBIAL = ["what", "how", "why", "where", "when", "who", "how long", "how often", "how far"]
NOMINAL = {"one": ["which", "how much", "what", "whose"], "many": ["which", "how many", "how many", "what", "whose"]}
AUXILIARIES = ["do", "does", "did", "will", "can", "could", "should", "may", "would"]
COPULAS = {"one": ["is", "was", "has"], "many": ["are", "were", "have"]}
MODALS = ("do", "does", "did", "will", "would", "can", "could", "should", "may", "might")


class Pieces:
    """What sentences are put together from."""

    def __init__(self, found, rng, lexicon):
        self.rng = rng
        self.nouns = {"one": [], "many": []}
        # By what they go with: one, several, either; and in the base form.
        self.predicates = {"one": [], "many": [], "either": [], "base": []}
        self.places, self.participles, self.purposes, self.adverbs, self.qualities = [], [], [], [], []
        for tree in found:
            if len(tree.units) <= 60:
                self.cut_phrases(tree)
                for tensed in (tree, present(tree, rng, lexicon)):
                    if tensed is not None:
                        self.cut_predicates(tensed, tensed is tree)

    def cut_phrases(self, tree):
        for index, unit in enumerate(tree.units):
            size = len(tree.subtree(index))
            if unit.tag == "N" and unit.fine in ("NN", "NNS", "NNP"):
                self.cut_noun(tree, index, size)
            if unit.relation == "acl" and unit.fine in ("VBN", "VBG") and size <= 6:
                self.participles.append(words_of(cut(tree, index))[0])
            if unit.relation == "acl" and unit.fine == "VB" and 2 <= size <= 6:
                self.purposes.append(words_of(cut(tree, index))[0])
            if unit.fine == "VB" and tree.child(index, "mark") is not None and 2 <= size <= 9:
                command = words_of(cut(tree, index, below(tree, index, "mark", "nsubj", "cc", "aux")))[0]
                self.predicates["base"] += [command] if tree.units[index].word == command[0] else []
            if unit.relation == "advmod" and size == 1 and unit.tag == "R":
                self.adverbs.append([unit.word])
            if unit.tag == "A" and tree.child(index, "cop") is not None and subject(tree, index) is not None:
                dropped = below(tree, index, "nsubj", "cop", "aux", "mark", "cc", "conj", "advcl", "parataxis",
                                "discourse", "csubj", "expl")
                made = cut(tree, index, dropped)
                if len(made.units) <= 6:
                    self.qualities.append(words_of(made)[0])

    def cut_noun(self, tree, index, size):
        unit = tree.units[index]
        if unit.relation not in ("nsubj", "obj", "obl", "nmod", "nsubj:pass", "conj"):
            return
        dropped = below(tree, index, "case", "cc", "det", "nmod:poss", "conj", "acl:relcl", "appos", "nummod", "parataxis")
        if self.rng.random() < 0.6:
            dropped |= below(tree, index, "nmod", "acl")
        made = cut(tree, index, dropped)
        if len(made.units) <= 5 and not any(part.before for part in made.units):
            words = [part.word for part in made.units]
            self.nouns["many" if unit.fine == "NNS" else "one"].append((words, unit.fine == "NNP"))
        case = tree.child(index, "case")
        if unit.relation in ("obl", "nmod") and case is not None and case < index and size <= 6:
            self.places.append(words_of(cut(tree, index, below(tree, index, "cc", "conj")))[0])

    def cut_predicates(self, tree, isOwn):
        for index, unit in enumerate(tree.units):
            owner, verb = subject(tree, index), tense(tree, index)
            if owner is None or verb is None or verb == owner or tree.units[owner].word in ASKING:
                continue
            if unit.head == ROOT and "?" in tree.end:
                continue
            dropped = below(tree, index, "nsubj", "nsubj:pass", "expl", "csubj", "mark", "cc", "discourse", "parataxis")
            dropped |= adjuncts(tree, index, self.rng, (verb,),
                                {"conj": 0.6, "advcl": 0.6, "ccomp": 0.6, "obl": 0.3, "advmod": 0.3})
            kept = [k for k in tree.subtree(index) if k not in dropped and k >= verb]
            if not kept or kept[0] != verb or index not in kept or len(kept) > 9:
                continue
            words = words_of(tree.kept(kept, index))[0]
            self.predicates[number(tree.units[verb])].append(words)
            if isOwn and words[0] in MODALS and unit.fine == "VB" and len(words) > 1 and words[1] != "not":
                self.predicates["base"].append(words[1:])

    def maybe(self, pieces, share):
        return self.rng.choice(pieces) if self.rng.random() < share else []

    def noun(self, count=None):
        """A noun phrase, and whether it is one thing or many."""
        count = count or self.rng.choice(("one", "many"))
        words, isName = self.rng.choice(self.nouns[count])
        first = "" if isName else self.rng.choice(DETERMINERS[count])
        if not isName and self.rng.random() < 0.08:
            first = self.rng.choice(self.nouns["one"])[0][-1] + "'s"
        if count == "one" and self.rng.random() < 0.06:
            # “Lane 4”
            first, words = "", [words[-1], "\x01num"]
        if first == "a" and words[0][0] in "aeiou":
            first = "an"
        return ([first] if first else []) + words, count

    def predicate(self, count):
        return self.rng.choice(self.predicates[self.rng.choice((count, count, count, "either"))])

    def clause(self):
        """A subject and its predicate."""
        chance = self.rng.random()
        if chance < 0.25:
            return [self.rng.choice(PERSONS)], self.predicate("many")
        if chance < 0.33:
            return [self.rng.choice(ANYBODY)], self.predicate("one")
        words, count = self.noun()
        return words, self.predicate(count)


def number(verb):
    if verb.word in ("is", "was", "has", "does") or verb.fine == "VBZ":
        return "one"
    return "many" if verb.word in ("are", "were", "have", "do") or verb.fine == "VBP" else "either"


def plain(pieces, rng):
    """“On Friday the two doors in the hall soon open again”"""
    words, count = pieces.noun()
    if rng.random() < 0.12:
        words, count = [*words, "and", *pieces.noun()[0]], "many"
    words = (pieces.maybe(pieces.places, 0.06) + pieces.maybe(pieces.adverbs, 0.04) + words
             + pieces.maybe(pieces.places, 0.2) + pieces.maybe(pieces.adverbs, 0.06))
    return words + pieces.predicate(count), len(words)


def joined(pieces, rng):
    """Two clauses: one depends on the other, or both stand side by side, or one is a command."""
    (owner, verb), (other, deed) = pieces.clause(), pieces.clause()
    chance = rng.random()
    if chance < 0.3:
        first = [*rng.choice(SUBORDINATORS).split(), *other, *deed, *([","] if rng.random() < 0.7 else [])]
        return [*first, *owner, *verb], len(first) + len(owner)
    if chance < 0.6:
        return [*owner, *verb, *rng.choice(SUBORDINATORS).split(), *other, *deed], len(owner)
    if chance < 0.85:
        comma = [","] if rng.random() < 0.5 else []
        return [*owner, *verb, *comma, rng.choice(("and", "but", "so", "or")), *other, *deed], len(owner)
    first = [*rng.choice(pieces.predicates["base"])[:4], rng.choice(("and", "so", "or"))]
    return [*first, *owner, *verb], len(first) + len(owner)


def with_relative(pieces, rng):
    """A clause with another one in its subject: “the page that you print”, “what you print”."""
    (owner, verb), (other, deed) = pieces.clause(), pieces.clause()
    chance = rng.random()
    if chance < 0.4:
        owner = [*owner, rng.choice(("who", "that", "which")), *rng.choice(pieces.predicates["either"])]
    elif chance < 0.7:
        owner = [*owner, *other, *deed[:3]]
    elif chance < 0.9:
        owner, verb = [rng.choice(("what", "whatever", "how", "where")), *other, *deed[:3]], pieces.predicate("one")
    else:
        owner = [rng.choice(("whoever", "whatever")), *rng.choice(pieces.predicates["one"])[:4]]
        verb = pieces.predicate("one")
    return [*owner, *verb], len(owner)


def question(pieces, rng):
    if rng.random() < 0.2:
        count = rng.choice(("one", "many", "many"))
        first = [*rng.choice(NOMINAL[count]).split(), *rng.choice(pieces.nouns[count])[0]]
        return [*first, *pieces.predicate(count)], len(first)
    first = rng.choice(QUESTIONS).split() if rng.random() < 0.5 else []
    if rng.random() < 0.6:
        verb, rest = rng.choice(AUXILIARIES), [*pieces.clause()[0], *rng.choice(pieces.predicates["base"])]
    else:
        words, count = pieces.noun()
        verb = rng.choice(COPULAS[count])
        tail = rng.choice(pieces.qualities + pieces.places[:300] + pieces.participles)
        rest = words + ([] if first and rng.random() < 0.4 else tail)
    return [*first, verb, *rest], len(first)


def subordinate(pieces, rng):
    """A clause that depends on nothing that stands there, or that has no subject."""
    owner, verb = pieces.clause()
    chance, command = rng.random(), rng.choice(pieces.predicates["base"])
    if chance < 0.3:
        return [*pieces.maybe([["only"], ["even"]], 0.2), *rng.choice(SUBORDINATORS).split(), *owner, *verb], None
    if chance < 0.5:
        return [*rng.choice(ADVERBIAL).split(), *owner, *verb], None
    if chance < 0.6:
        return [rng.choice(("what", "how", "where", "when")), "to", *command], None
    if chance < 0.85:
        return pieces.predicate(rng.choice(("one", "either"))), None
    words = pieces.noun()[0]
    return [*words, rng.choice(("in", "on", "for", "from", "with")), "which", *owner, *verb], None


def command(pieces, rng, first=None):
    """What tells to do something, with whatever depends on it."""
    first = first or rng.choice(pieces.predicates["base"])
    owner, verb = pieces.clause()
    chance = rng.random()
    if chance < 0.25:
        return [*first, *rng.choice((*SUBORDINATORS, "until")).split(), *owner, *verb], 0
    if chance < 0.4:
        return [first[0], rng.choice(("that", "if", "whether", "which", "what", "how")), *owner, *verb], 0
    if chance < 0.55:
        return [first[0], *pieces.noun()[0], *owner, *verb], 0
    if chance < 0.7:
        return [*first[:4], "to", *rng.choice(pieces.predicates["base"])], 0
    if chance < 0.85:
        return [first[0], *pieces.noun()[0], *pieces.maybe(pieces.places, 0.5)], 0
    return first, 0


def activity(pieces, rng):
    """The same with a participle, which names what is done."""
    return command(pieces, rng, rng.choice(pieces.participles))[0], None


def phrase(pieces, rng):
    """A noun with what may stand behind it in a heading."""
    words, _ = pieces.noun()
    chance, more = rng.random(), pieces.maybe(pieces.places, 0.3)
    if chance < 0.3:
        words = words + rng.choice(pieces.places) + more
    elif chance < 0.55:
        words = words + pieces.maybe(pieces.adverbs, 0.1) + rng.choice(pieces.participles) + more
    elif chance < 0.7:
        words = words + pieces.maybe(pieces.adverbs, 0.15) + rng.choice(pieces.qualities) + more
    elif chance < 0.78:
        words = words + rng.choice(pieces.purposes)
    elif chance < 0.86:
        words = [*words, "and", *pieces.noun()[0], *more]
    elif chance < 0.92:
        words = [*words, rng.choice(("that", "which", *PERSONS)), *rng.choice(pieces.predicates["either"])]
    else:
        words = pieces.maybe(pieces.adverbs, 0.2) + words
    return (words, None) if len(words) > 1 else None


# What is put together, and how much of it for each plain clause.
KINDS = ((plain, 1), (joined, 0.27), (with_relative, 0.14), (question, 0.1), (subordinate, 0.4), (command, 0.6), (activity, 0.15), (phrase, 1.2))


def composed(pieces, rng, count):
    for make, share in KINDS:
        for _ in range(int(count * share)):
            made = make(pieces, rng)
            if made:
                yield *made, make is command
