#!/usr/bin/env python3
"""Clauses, commands, and phrases of real copy: clauselinks.py FOLDER > COPY, for `clauses.py --copy COPY`.

FOLDER has what `copydesk inspect --format jsonl` says of catalogues, a file `PROGRAM.jsonl` for each. A sentence that ends with its
period, and that the Link Grammar Parser (Debian's `link-grammar`) links from its subject to a verb, is a clause; one that it links
from a verb to nothing before, a command. What has capitals throughout and no mark is a phrase, unless the parser finds a subject
in it, and so is what it takes for a noun with what belongs to it. Copy with placeholders, links, or figures of speech that it can't
link is left out. A line of COPY is a JSON list: the words, the place of the verb or null, whether it commands.
"""

import json
import pathlib
import re
import subprocess
import sys

import clauses
from clausefeatures import Reader
from tagfeatures import Features, read_lexicon

PLAIN = re.compile(r"^[A-Za-z0-9' ,;\-]+$")
PARTS = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
ENDED = re.compile(r"^(.*?)([.!?…:]*)$")
COST = re.compile(r"cost vector = \(UNUSED=\d+ DIS=\s*(-?[\d.]+)")
CLASS = re.compile(r"(\.[a-z\-]+|\[[!?]\](\.[a-z\-]+)?)$")
# A linkage that costs more is far-fetched.
CHEAP = 2
SHORTEST, LONGEST = 2, 14


class Piece:
    """A sentence or label of copy."""

    def __init__(self, text, end, form, isWhole):
        words = text.split()
        long = [word for word in words[1:] if word[0].isupper() or len(word) > 3]
        self.isTitled = bool(long) and all(word[0].isupper() or not word[0].isalpha() for word in long)
        self.text = words[0] + text[len(words[0]):].lower() if self.isTitled else text
        self.end, self.form, self.isWhole = end, form, isWhole


def pieces(folder):
    seen = set()
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text().splitlines():
            found = json.loads(line)
            if found["locale"] and found["locale"].split("-")[0] != "en":
                continue
            parts = [part for row in found["value"].replace("’", "'").splitlines() for part in PARTS.split(row.strip())]
            for part in parts:
                text, end = (group.strip() for group in ENDED.match(part).groups())
                isNew = (text.lower(), end) not in seen
                if isNew and PLAIN.match(text) and SHORTEST <= len(text.split()) <= LONGEST:
                    seen.add((text.lower(), end))
                    yield Piece(text, end, found["form"], len(parts) == 1)


class Linkage:
    """What the parser says of one piece: its cost, and which words it links how."""

    def __init__(self):
        self.cost, self.links = None, []

    @property
    def kind(self):
        """The link from the left wall: Wd to a subject, Wi and Wg to a verb, Wa to a noun alone."""
        if self.cost is None or self.cost >= CHEAP:
            return None
        return next((kind for left, kind, _ in self.links if left == "LEFT-WALL" and kind in ("Wd", "Wi", "Wg", "Wa")), None)

    @property
    def verb(self):
        """The word with the tense, which the subject is linked to."""
        subject = next((right for left, kind, right in self.links if left == "LEFT-WALL" and kind == "Wd"), None)
        verbs = [right for left, kind, right in self.links if left == subject and kind[0] == "S"]
        return CLASS.sub("", verbs[0]).lower() if verbs else None


def linkages(texts):
    """A linkage for each of the texts, in their order."""
    command = ["link-parser", "-echo=1", "-graphics=0", "-links=1", "-limit=40", "-timeout=1", "-null=0", "-verbosity=1"]
    answer = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, check=True).stdout
    found, waiting = [], iter(texts)
    text = next(waiting)
    for line in answer.splitlines():
        cost, fields = COST.search(line), [field for field in line.split() if not re.fullmatch(r"\([a-z]\)", field)]
        if line == text:
            found.append(Linkage())
            text = next(waiting, None)
        elif cost and found[-1].cost is None:
            found[-1].cost = float(cost.group(1))
        elif found and found[-1].cost is not None and len(fields) == 5 and "--" in fields[2]:
            found[-1].links.append((fields[0], fields[3].lstrip("hd"), fields[4]))
    if len(found) != len(texts):
        sys.exit(f"clauselinks: {len(texts)} texts were asked, {len(found)} answered")
    return found


def sample(piece, linkage, reader):
    """The piece as something to learn from, or None."""
    words = clauses.words_of(piece.text)
    units, kind = reader.units(words), linkage.kind
    if piece.end == ".":
        if kind == "Wd" and linkage.verb:
            places = [i for i in reader.candidates(units) if linkage.verb.startswith(words[i])]
            return (words, places[0], False) if len(places) == 1 else None
        return (words, 0, True) if kind in ("Wi", "Wg") and reader.may_command(units) else None
    if piece.end or not piece.isWhole or piece.form != "fragment":
        return None
    isPhrase = kind != "Wd" and not reader.may_command(units) if piece.isTitled else kind == "Wa"
    return (words, None, False) if isPhrase else None


def main():
    folder = pathlib.Path(sys.argv[1])
    reader = Reader(Features(read_lexicon(clauses.HERE / "../en/words.bin")))
    found = list(pieces(folder))
    for piece, linkage in zip(found, linkages([piece.text + "." for piece in found])):
        made = sample(piece, linkage, reader)
        if made and len(made[0]) > 1:
            print(json.dumps(made))


if __name__ == "__main__":
    main()
