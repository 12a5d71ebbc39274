"""Clauses and fragments of the treebank, as long as copy is.

Each is (words, place of the verb that makes it a sentence or None, whether that verb is a command). The treebank is web text in the past tense with all its
articles; copy is in the present and leaves out what it can, so part of it is varied: “the clerk refused” becomes “clerk
refuses”.
"""

import copytrees
import trees
from copytrees import ARTICLES, below, cut
from tags import BIT
from trees import ROOT

ASKING = "who which that whom whose what how why when where whether whoever whatever".split()
SUBORDINATORS = ("if when because until while after before as since once unless although though so than where how why "
                 "what which who").split()
OWNERS = "my your his our their this these its".split()
SUBJECTS = ("nsubj", "nsubj:pass", "expl", "csubj")
HELPERS = ("aux", "aux:pass", "cop")
LONGEST = 60


def words_of(tree):
    """The words and the marks between them, and the place of each unit among them."""
    words, places = [], []
    for index, unit in enumerate(tree.units):
        words += unit.before if index else ""
        places.append(len(words))
        words.append(unit.word)
    return words, places


def subject(tree, root):
    return tree.child(root, *SUBJECTS)


def tense(tree, root):
    """The unit that has the tense of the clause of `root`: an auxiliary, a contracted subject, the verb."""
    for child in tree.children(root):
        if tree.units[child].relation in HELPERS and tree.units[child].tag == "X":
            return child
    owner = subject(tree, root)
    if owner is not None and tree.units[owner].tag == "X":
        return owner
    return root if tree.units[root].tag in ("F", "X") else None


def adjuncts(tree, root, rng, kept, shares):
    """What of a clause is left out by chance, by relation."""
    dropped = set()
    for child in tree.children(root):
        unit = tree.units[child]
        denies = unit.word in ("not", "n't", "never")
        if child not in kept and not denies and rng.random() < shares.get(unit.relation, 0):
            dropped.update(tree.subtree(child))
    return dropped


def clause(tree, root, rng):
    """The clause of `root` as a sentence of its own."""
    owner, verb = subject(tree, root), tense(tree, root)
    if owner is None or verb is None or tree.units[owner].word in ASKING:
        return None
    dropped = below(tree, root, "mark", "cc", "discourse", "parataxis")
    dropped |= adjuncts(tree, root, rng, (owner, verb), {"conj": 0.5, "advcl": 0.5, "obl": 0.3, "advmod": 0.3})
    chance = rng.random()
    small = ARTICLES if chance < 0.5 else ()
    small = (*small, *OWNERS) if chance < 0.15 else small
    dropped |= {i for i, unit in enumerate(tree.units) if unit.word in small}
    kept = [i for i in tree.subtree(root) if i not in dropped]
    if verb not in kept or root not in kept or not 2 <= len(kept) <= 14:
        return None
    words, places = words_of(tree.kept(kept, root))
    return None if words[0] in ASKING else (words, places[kept.index(verb)], False)


def third_person(lemma, lexicon):
    forms = (lemma + "s", lemma + "es", lemma[:-1] + "ies" if lemma.endswith("y") else "")
    return next((form for form in forms if lexicon.get(form, 0) & BIT["verb-s"]), None)


def present(tree, rng, lexicon):
    """The tree with clauses of the past in the present, or None where nothing changes."""
    made, changes = copytrees.copied(tree), False
    for index, unit in enumerate(tree.units):
        owner, lemma = subject(tree, index), unit.lemma.lower()
        if owner is None or lemma in ("be", "have", "do") or unit.fine not in ("VBD", "VBZ", "VBP"):
            continue
        head = tree.units[owner]
        isPlural = (head.fine in ("NNS", "NNPS") or head.word in copytrees.PERSONS
                    or tree.child(owner, "conj") is not None)
        form = lemma if isPlural and lexicon.get(lemma, 0) & BIT["verb"] else None
        form = form if isPlural else third_person(lemma, lexicon)
        if form and tree.child(index, *HELPERS) is None and rng.random() < 0.7:
            made.units[index].word, made.units[index].tag, made.units[index].fine = form, "F", "VBZ"
            changes = True
    return made if changes else None


def fragment(tree, index, rng):
    """The indices left out of the phrase at `index`, or None where it is no fragment by itself."""
    unit, owner = tree.units[index], subject(tree, index)
    size, verbs = len(tree.subtree(index)), ("VBG", "VBN")
    if not 2 <= size <= 12:
        return None
    if unit.head == ROOT:
        return set() if tense(tree, index) is None and unit.tag in ("N", "A", "R", "P") else None
    if unit.relation in ("nsubj", "nsubj:pass", "obj", "obl", "nmod", "conj", "appos", "iobj"):
        if unit.tag not in ("N", "P", "D", "A") or owner is not None:
            return None
        keeps_case = unit.relation in ("obl", "nmod") and rng.random() < 0.5
        return below(tree, index, "cc") | (set() if keeps_case else below(tree, index, "case"))
    if unit.relation in ("acl", "advcl", "xcomp", "csubj") and unit.fine in verbs and owner is None:
        return below(tree, index, "mark") if rng.random() < 0.6 else set()
    if unit.relation in ("advcl", "xcomp", "acl") and unit.fine == "VB" and tree.child(index, "mark") is not None:
        return set()
    opens = tree.units[tree.subtree(index)[0]].word in SUBORDINATORS
    isClause = unit.relation in ("advcl", "ccomp", "acl:relcl", "csubj") and owner is not None
    return set() if isClause and opens and tense(tree, index) is not None else None


def fragments(tree, rng):
    for index in range(len(tree.units)):
        dropped = fragment(tree, index, rng)
        if dropped is None:
            continue
        if rng.random() < 0.5:
            dropped |= {i for i, unit in enumerate(tree.units) if unit.word in ARTICLES}
        made = cut(tree, index, dropped)
        if len(made.units) > 1:
            yield words_of(made)[0], None, False


def clauses(tree, rng):
    for index, unit in enumerate(tree.units):
        asks = unit.head == ROOT and "?" in tree.end
        if not asks and (unit.head == ROOT or unit.relation in ("ccomp", "conj", "advcl", "parataxis")):
            made = clause(tree, index, rng)
            if made:
                yield made


def cut_short(tree, rng):
    """Headlines, which have no verb with a tense, and commands."""
    for make, longest in ((copytrees.headline, 12), (copytrees.command, 8)):
        made = make(tree, rng)
        if made is not None and 2 <= len(made.units) <= longest:
            if make is copytrees.command:
                yield words_of(made)[0], 0, True
            elif tense(made, made.root) is None:
                yield words_of(made)[0], None, False


def strings(found, rng, lexicon, rounds=3):
    """All that the trees give, each once."""
    for tree in found:
        if len(tree.units) > LONGEST:
            continue
        seen = set()
        made = [*fragments(tree, rng)]
        for _ in range(rounds):
            made += [*clauses(tree, rng), *cut_short(tree, rng)]
            now = present(tree, rng, lexicon)
            made += clauses(now, rng) if now else []
        for words, place, commands in made:
            if tuple(words) not in seen:
                seen.add(tuple(words))
                yield words, place, commands
