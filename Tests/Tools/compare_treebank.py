"""Measures the parser of the program against a treebank: its own tokens and classes, on the treebank’s words.

    python3 Tests/Tools/compare_treebank.py TREEBANK.conllu [--bench .build/release/CopydeskBench] [--longest 30]

Words are written with a space between them, contractions as one; marks are not counted. A word that the program splits
otherwise, leaves out as bracketed, or takes for another sentence counts as wrong. Prints the share of words with the right head
(unlabelled), and the right relation with it (labelled); then for root, subject, object and negation of the main clause the
harmonic mean of precision and recall, for moods how often each is right.
"""
import argparse
import collections
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Lexicons/build"))
import trees  # noqa: E402
from treebank import QUOTES  # noqa: E402

CARRIERS = ("nsubj", "nsubj:pass", "obj", "advmod", "obl")


def sentences(path):
    lines = []
    for line in open(path, encoding="utf-8"):
        line = line.rstrip("\n")
        if line and line[0] != "#":
            lines.append(line.split("\t"))
        elif not line and lines:
            tree = trees.tree(lines)
            if tree:
                yield (tree, *text(lines))
            lines = []


def text(lines):
    """The sentence with spaces between its words, and where in its bytes each unit stands."""
    written, spans = b"", []
    for form, parts in trees.groups(lines):
        start = len(written)
        written += form.encode() + b" "
        isSign = form[0] not in QUOTES and parts[0][3] != "PUNCT" and trees.mark(form) in trees.SYMBOLS
        if len(parts) > 1 or not trees.is_mark(parts[0]) or isSign:
            spans.append((start, len(written) - 1))
    return written.decode().rstrip(), spans


def readings(tree):
    """Root, subject, object, negation and mood, by the treebank’s own relations and features."""
    root, units = tree.root, tree.units
    subject = next((c for names in (("nsubj", "nsubj:pass"), ("expl",), ("csubj",))
                    if (c := tree.child(root, *names)) is not None), None)
    near = tree.children(root)
    inner = [k for c in near if units[c].relation in CARRIERS for k in tree.children(c)]
    negation = min((i for i in [root, *near, *inner] if "Polarity=Neg" in units[i].features or "PronType=Neg" in units[i].features),
                   default=None)
    verbs = [root] + [c for c in near if units[c].relation in ("aux", "aux:pass", "cop")]
    verbs += [c for c in near if c == subject]
    features = "|".join(units[i].features for i in verbs)
    mood = ("interrogative" if "?" in tree.end else "imperative" if "Mood=Imp" in features
            else "declarative" if "VerbForm=Fin" in features else "none")
    thing = tree.child(root, "obj")
    return [root, subject, tree.child(root, "iobj") if thing is None else thing, negation], mood


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("treebank")
    arguments.add_argument("--bench", default=".build/release/CopydeskBench")
    arguments.add_argument("--longest", type=int, default=30)
    given = arguments.parse_args()
    chosen = [s for s in sentences(given.treebank) if len(s[0].units) <= given.longest]
    ran = subprocess.run([given.bench, "parses"], input="\n".join(s[1] for s in chosen) + "\n",
                         capture_output=True, text=True, check=True)
    heads, relations, words, split = 0, 0, 0, 0
    right, all_ = collections.Counter(), collections.Counter()
    moods = collections.Counter()
    for (tree, _, spans), line in zip(chosen, ran.stdout.splitlines(), strict=True):
        cells = line.split("\t")
        found = [unit.split() for unit in cells[6:]]
        place = {(int(u[0]), int(u[1])): number for number, u in enumerate(found)}
        mine = [place.get(span) for span in spans]
        theirs = {number: index for index, number in enumerate(mine) if number is not None}
        for unit, number in zip(tree.units, mine):
            words += 1
            split += number is None
            if number is None:
                continue
            head = found[number][2]
            if (trees.ROOT if head == "-" else theirs.get(int(head), "other")) == unit.head:
                heads += 1
                name = "root" if head == "-" else trees.RELATIONS[int(found[number][3])].split(":")[0]
                relations += name == unit.universal.split(":")[0]
        wanted, mood = readings(tree)
        for name, want, cell in zip(("root", "subject", "object", "negation"), wanted, cells):
            got = None if cell in ("-", "") else theirs.get(int(cell), "other")
            all_[name] += (want is not None) + (got is not None)
            right[name] += 2 * (want is not None and want == got)
        moods[mood, cells[4] if len(cells) > 4 else ""] += 1
    print(f"{len(chosen)} sentences, {words} words ({split} split otherwise): unlabelled {heads / words:.2%}, labelled {relations / words:.2%}")
    print("  ".join(f"{name} {right[name] / all_[name]:.3f}" for name in all_))
    names = ("declarative", "interrogative", "imperative", "none")
    print("mood", f"{sum(moods[n, n] for n in names) / len(chosen):.3f}", " ".join(
        f"{n} {2 * moods[n, n] / (sum(moods[n, m] for m in names) + sum(moods[m, n] for m in names)):.3f}" for n in names))


if __name__ == "__main__":
    main()
