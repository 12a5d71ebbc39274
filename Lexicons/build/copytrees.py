"""Makes trees as copy has them from those of the treebank: imperatives, headlines, labels, predicates without subject.

The treebank is web text, where people write whole sentences. Copy leaves out what the screen says anyway: “You should
save the file” becomes “Save the file”, “The file was deleted” becomes “File deleted”.
"""

from dataclasses import replace

from trees import ROOT, Tree
from treebank import PLACEHOLDER

ARTICLES = ("the", "a", "an")
BE = ("is", "are", "was", "were", "be", "been", "being", "am")
PERSONS = ("you", "we", "they", "i")


def copied(tree):
    return Tree([replace(unit) for unit in tree.units], tree.end)


def without(tree, dropped, root=None):
    return tree.kept([i for i in range(len(tree.units)) if i not in dropped], root)


def cut(tree, index, dropped=()):
    """The subtree of a unit as a tree of its own."""
    return tree.kept([i for i in tree.subtree(index) if i not in dropped], index)


def below(tree, index, *relations):
    """All units of the children with these relations."""
    return {k for c in tree.children(index) if tree.units[c].relation in relations for k in tree.subtree(c)}


def commanding(tree, index, dropped, ends, rng):
    made = cut(tree, index, dropped)
    made.units[made.root].tag = "M"
    made.end = rng.choice(ends)
    return made


def infinitives(tree):
    """Verbs with “to”, and what is left out when they are cut loose."""
    for index, unit in enumerate(tree.units):
        mark = tree.child(index, "mark")
        if unit.fine == "VB" and mark is not None and tree.units[mark].word == "to":
            yield index, below(tree, index, "mark", "nsubj", "cc")


def requests(tree):
    """“You should save it”, “You save it”: the root, and its subject and auxiliaries."""
    root = tree.units[tree.root]
    subject = tree.child(tree.root, "nsubj")
    if root.fine not in ("VB", "VBP") or subject is None or root.tag is None:
        return
    auxiliaries = [tree.units[c] for c in tree.children(tree.root) if tree.units[c].relation == "aux"]
    isPlain = root.fine == "VB" and len(auxiliaries) == 1 and "'t" not in auxiliaries[0].word
    if isPlain or root.fine == "VBP" and not auxiliaries and tree.units[subject].word in PERSONS:
        if not any(u.word in ("not", "never") for u in tree.units):
            yield tree.root, below(tree, tree.root, "nsubj", "aux", "cc", "discourse")


def imperative(tree, rng):
    choices = list(infinitives(tree)) + 2 * list(requests(tree))
    choices = [c for c in choices if len(tree.subtree(c[0])) > len(c[1]) + 1]
    return commanding(tree, *rng.choice(choices), ("", "", "", ".", ".", "?"), rng) if choices else None


def forbidding(tree, rng):
    """“We don’t need it” without its subject reads as “Don’t need it”, whatever sense it makes."""
    root = tree.root
    auxiliary = tree.child(root, "aux")
    if tree.units[root].fine != "VB" or auxiliary is None or tree.units[auxiliary].word not in ("do", "don't"):
        return None
    if tree.units[auxiliary].word == "do" and not any(u.word == "not" for u in tree.units):
        return None
    subject = below(tree, root, "nsubj")
    return commanding(tree, root, subject | below(tree, root, "cc"), ("", ".", "."), rng) if subject else None


def question(tree, rng):
    """“Do you want to leave?” becomes “Want to leave?”."""
    root = tree.root
    dropped = below(tree, root, "nsubj", "aux")
    if "?" not in tree.end or not dropped or below(tree, root, "cop") or rng.random() < 0.3:
        return None
    made = without(tree, dropped)
    made.end = rng.choice(("?", "?", ""))
    return made if len(made.units) > 1 else None


def predicate(tree, rng):
    """“It couldn’t save the file” becomes “Couldn’t save the file”."""
    dropped = below(tree, tree.root, "nsubj", "nsubj:pass", "cc")
    hasTense = any("VerbForm=Fin" in tree.units[i].features for i in [tree.root, *tree.children(tree.root)])
    if not below(tree, tree.root, "nsubj", "nsubj:pass") or not hasTense or tree.units[tree.root].fine == "VBP":
        return None
    made = without(tree, dropped)
    made.end = rng.choice(("", ".", "."))
    return made if len(made.units) > 1 else None


def headline(tree, rng):
    """“The file was deleted” becomes “File deleted”, “The update is available” “Update available”."""
    root = tree.root
    subject = tree.child(root, "nsubj", "nsubj:pass")
    copulas = [c for c in tree.children(root)
               if tree.units[c].relation in ("cop", "aux:pass", "aux") and tree.units[c].word in BE]
    if subject is None or not copulas or tree.units[subject].tag != "N" or "?" in tree.end:
        return None
    dropped = set(copulas) | {i for i, u in enumerate(tree.units) if u.word in ARTICLES}
    dropped |= below(tree, root, "cc")
    if any(tree.units[c].relation == "aux" and c not in copulas for c in tree.children(root)):
        return None
    if any(tree.units[c].word in ("not", "n't") for c in tree.children(root)) or rng.random() < 0.5:
        dropped |= below(tree, root, "advcl", "conj", "parataxis", "discourse", "advmod")
    made = without(tree, dropped)
    made.end = rng.choice(("", "", "", "."))
    return made


def label(tree, rng):
    """A noun with what belongs to it, or a form in -ing or a participle with its objects."""
    choices = []
    for index, unit in enumerate(tree.units):
        size = len(tree.subtree(index))
        if size < 2 or size > 12 or unit.head == ROOT:
            continue
        isClause = unit.relation in ("advcl", "acl", "xcomp") and unit.fine in ("VBG", "VBN")
        if isClause or unit.tag == "N" and unit.relation in ("nsubj", "nsubj:pass", "obj", "obl", "nmod", "conj"):
            choices.append(index)
    if not choices:
        return None
    index = rng.choice(choices)
    dropped = below(tree, index, "case", "cc", "mark", "nsubj" if tree.units[index].tag != "N" else "")
    if rng.random() < 0.7:
        dropped |= {i for i, unit in enumerate(tree.units) if unit.word in ARTICLES}
    made = cut(tree, index, dropped)
    made.end = rng.choice(("", "", "", "", ".", "?"))
    return made


def terse(tree, rng):
    """The sentence without its final mark, its articles, or with placeholders for nouns."""
    made = copied(tree)
    if rng.random() < 0.6:
        made.end = ""
    if rng.random() < 0.3:
        made = without(made, {i for i, unit in enumerate(made.units) if unit.word in ARTICLES})
    for unit in made.units:
        if unit.tag == "N" and rng.random() < 0.06:
            unit.word = PLACEHOLDER
    return made if made.units else None


def ordered(tree, order, end):
    """The units in another order."""
    place = {old: new for new, old in enumerate(order)}
    units = [replace(tree.units[old], before="") for old in order]
    for unit in units:
        unit.head = place.get(unit.head, ROOT) if unit.head != ROOT else ROOT
    return Tree(units, end)


def command(tree, rng):
    """Any verb with an object as a short command: “launched an attack” becomes “Launch attack”."""
    verbs = [i for i, u in enumerate(tree.units)
             if u.fine in ("VB", "VBP", "VBD", "VBZ", "VBG", "VBN") and u.lemma.isalpha() and u.tag != "X"
             and tree.child(i, "obj", "compound:prt") is not None and tree.child(i, "nsubj:pass", "aux:pass") is None]
    verbs = [i for i in verbs if tree.child(i, "obj") is None or tree.child(i, "obj") > i]
    if not verbs:
        return None
    index = rng.choice(verbs)
    kept = ("obj", "compound:prt", "xcomp") if rng.random() < 0.6 else ("obj", "compound:prt", "xcomp", "obl", "advmod")
    dropped = {k for c in tree.children(index) if tree.units[c].relation not in kept or c < index
               for k in tree.subtree(c)}
    if rng.random() < 0.6:
        dropped |= {i for i, unit in enumerate(tree.units) if unit.word in ARTICLES}
    made = cut(tree, index, dropped)
    verb = made.units[made.root]
    verb.word, verb.tag, verb.fine = verb.lemma.lower(), "M", "VB"
    made.end = rng.choice(("", "", "", ".", "?"))
    return made if len(made.units) > 1 else None


def fronted(tree, rng):
    """“Call us if it fails” becomes “If it fails, call us”."""
    commands = list(requests(tree)) if rng.random() < 0.7 else []
    made = commanding(tree, *commands[0], ("", ".", "."), rng) if commands else copied(tree)
    root = made.root
    clauses = [c for c in made.children(root) if c > root and made.units[c].relation == "advcl"
               and made.child(c, "mark", "advmod") is not None]
    if not clauses:
        return None
    first = made.subtree(rng.choice(clauses))
    rest = [i for i in range(len(made.units)) if i not in set(first)]
    result = ordered(made, first + rest, made.end)
    result.units[len(first)].before = "," if rng.random() < 0.9 else ""
    return result


def gerund(tree, rng, clauses):
    """“The change removes it” becomes “Deleting this list removes it”, with a clause of another sentence."""
    root = tree.root
    subject = tree.child(root, "nsubj")
    if subject is None or subject > root or tree.units[subject].tag != "N" or not clauses or "?" in tree.end:
        return None
    clause, old = rng.choice(clauses), set(tree.subtree(subject))
    before, after = [i for i in range(min(old)) if i not in old], [i for i in range(max(old) + 1, len(tree.units))]
    if tree.units[root].tag != "F" and tree.child(root, "aux", "cop", "aux:pass") is None:
        return None
    order, shift = before + after, len(clause.units)
    if root not in order:
        return None
    place = {k: k if k < len(before) else k + shift for k in range(len(order))}
    rest = tree.kept(order, root)
    units = [replace(u, head=place[u.head] if u.head != ROOT else ROOT) for u in rest.units]
    new = [replace(u, head=u.head + len(before) if u.head != ROOT else place[rest.root]) for u in clause.units]
    new[clause.root].relation = new[clause.root].universal = "csubj"
    return Tree(units[:len(before)] + new + units[len(before):], tree.end)


def gerunds(trees):
    """Clauses in -ing with an object or the like, of two to five words."""
    for tree in trees:
        for index, unit in enumerate(tree.units):
            if unit.fine == "VBG" and unit.relation in ("advcl", "acl", "xcomp", "csubj"):
                made = cut(tree, index, below(tree, index, "mark", "nsubj", "aux", "cc"))
                if 2 <= len(made.units) <= 5 and made.units[0].tag == "G":
                    yield made


def asking(tree, rng):
    """“The file contains it” becomes “Does the file contain it?” or “What does the file contain?”."""
    root, units = tree.root, tree.units
    subject = tree.child(root, "nsubj", "nsubj:pass")
    if subject is None or subject > root or "?" in tree.end or len(units[subject].word.split("'")) > 1:
        return None
    auxiliary = next((c for c in tree.children(root) if units[c].relation in ("aux", "aux:pass", "cop")
                      and c > subject and units[c].tag == "X"), None)
    made = copied(tree)
    if auxiliary is None:
        does = {"VBD": "did", "VBZ": "does", "VBP": "do"}.get(units[root].fine)
        if not does or units[root].tag != "F":
            return None
        made.units[root].word, made.units[root].tag, made.units[root].fine = units[root].lemma.lower(), "B", "VB"
        made.units.append(replace(made.units[root], word=does, tag="X", fine="VBD", head=root, relation="aux",
                                  universal="aux", lemma="do"))
        auxiliary = len(made.units) - 1
    start = min(tree.subtree(subject))
    last = len(units) if not below(tree, root, "conj", "parataxis") else min(below(tree, root, "conj", "parataxis"))
    body = [i for i in range(start, last) if i != auxiliary]
    thing = tree.child(root, "obj")
    if thing is not None and rng.random() < 0.4 and root < thing < last and tree.units[thing].tag == "N":
        noun = set(tree.subtree(thing))
        made.units[thing].word, made.units[thing].tag = rng.choice(("what", "what", "which", "who")), "S"
        return asked(made, [thing, auxiliary] + [i for i in body if i not in noun], rng)
    return asked(made, [auxiliary] + body, rng)


def asked(tree, order, rng):
    if tree.root not in order:
        return None
    kept = tree.kept(sorted(order))
    place = {old: new for new, old in enumerate(sorted(order))}
    return ordered(kept, [place[old] for old in order], "?" if rng.random() < 0.85 else "")


def named(tree, rng, verbs):
    """“Backup is not supported” may be “Suspend is not supported”: verbs are names of commands as well."""
    root = tree.root
    subject = tree.child(root, "nsubj", "nsubj:pass")
    if subject != 0 or tree.units[0].tag != "N" or tree.children(0) or tree.child(root, "aux", "cop", "aux:pass") is None:
        return None
    made = copied(tree)
    made.units[0].word = rng.choice(verbs)
    return made


def variations(trees, rng):
    """(number of the tree it was made of, kind, tree) of all that can be made."""
    clauses = list(gerunds(trees))
    verbs = sorted({u.lemma for tree in trees for u in tree.units if u.fine == "VB" and u.lemma.isalpha()})
    pooled = {"gerund": lambda tree, rng: gerund(tree, rng, clauses), "named": lambda tree, rng: named(tree, rng, verbs)}
    for number, tree in enumerate(trees):
        for kind, make in {**KINDS, **pooled}.items():
            made = make(tree, rng)
            if made is not None and sum(unit.head == ROOT for unit in made.units) == 1:
                yield number, kind, made


# The kinds, and what share of them each epoch sees.
SHARES = {
    "terse": 0.3, "label": 0.35, "predicate": 0.25, "imperative": 1, "forbidding": 1, "question": 1, "headline": 1,
    "command": 0.8, "fronted": 1, "asking": 0.35, "gerund": 0.3, "named": 1,
}

KINDS = {
    "command": command, "fronted": fronted, "asking": asking,
    "imperative": imperative, "forbidding": forbidding, "question": question, "predicate": predicate,
    "headline": headline, "label": label, "terse": terse,
}
