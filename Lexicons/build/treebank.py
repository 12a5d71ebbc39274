"""Reads a Universal Dependencies treebank as (word, tag) pairs, joined the way copy is tokenized.

Tags are one letter each, the order is the format: `Sources/CopyText/Form/TagModel.swift` declares the same.
"""

import re

TAGS = "NARDPICSFMBZGXTQ"
PLACEHOLDER, NUMBER, EDGE = "\x01ph", "\x01num", "\x01end"
QUOTES = set("\"'`“”‘’«»")


def normalized(word):
    return word.lower().replace("’", "'")


def mark(text):
    """The byte that stands for a punctuation token; dashes and ellipses are those of ASCII."""
    first = {"–": "-", "—": "-", "…": "."}.get(text[0], text[0])
    return first if ord(first) < 0x80 else "~"


def verb_tag(coarse, fine, features):
    if "Mood=Imp" in features:
        return "M"
    if "VerbForm=Fin" in features or fine == "MD":
        return "X" if coarse == "AUX" else "F"
    return {"VBG": "G", "VBN": "Z"}.get(fine, "Z" if "VerbForm=Part" in features else "B")


def tag(word, coarse, fine, features):
    """Our tag for a word: what matters for telling sentences from fragments, and no more."""
    asks = "PronType=Int" in features or "PronType=Rel" in features
    if coarse in ("PRON", "DET", "ADV") and asks:
        return "S"
    if coarse == "PRON":
        return "D" if "Poss=Yes" in features else "P"
    if coarse == "PART":
        return {"to": "T", "'s": "D"}.get(word, "R")
    if coarse in ("VERB", "AUX"):
        return verb_tag(coarse, fine, features)
    table = {"NOUN": "N", "PROPN": "N", "ADJ": "A", "ADV": "R", "DET": "D", "ADP": "I", "CCONJ": "C", "SCONJ": "S"}
    return table.get(coarse, "Q")


def joined(parts):
    """The tag of a contraction, from (coarse part of speech, tag) of its parts."""
    tags = [tag for _, tag in parts]
    if "X" in tags:
        return "X"
    return "D" if parts[-1][0] == "PART" and parts[0][1] in "NARQP" else tags[0]


def token(cells):
    """One (word, tag) pair; the tag is None for a mark. None for a quotation mark, which the reader of copy skips."""
    form, coarse = cells[1], cells[3]
    word = normalized(form)
    if coarse == "PUNCT" or coarse == "SYM" and not word.isalnum():
        return None if form[0] in QUOTES else (mark(form), None)
    if re.fullmatch(r"[\d.,:/-]+", word):
        return NUMBER, tag(word, coarse, cells[4], cells[5])
    if "@" in word or "://" in word or "www." in word:
        return PLACEHOLDER, "N"
    return word, tag(word, coarse, cells[4], cells[5])


def sentence(lines):
    """The pairs of one sentence, contractions joined."""
    pairs, contraction, parts = [], None, []
    for cells in lines:
        if "." in cells[0]:
            continue
        if "-" in cells[0]:
            contraction, parts = cells, []
            continue
        pair = token(cells)
        if contraction is None:
            pairs += [pair] if pair else []
            continue
        parts.append((cells[3], pair[1] if pair else "Q"))
        if cells[0] == contraction[0].split("-")[1]:
            pairs.append((normalized(contraction[1]), joined([(c, t or "Q") for c, t in parts])))
            contraction = None
    return pairs


def blocks(path):
    """The lines of every sentence of a CoNLL-U file, in cells."""
    lines = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\n")
            if line and line[0] != "#":
                lines.append(line.split("\t"))
            elif not line and lines:
                yield lines
                lines = []
    if lines:
        yield lines


def sentences(path):
    """Every sentence of a CoNLL-U file."""
    return map(sentence, blocks(path))
