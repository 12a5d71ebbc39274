"""The features of the judge of wordings; `Sources/CopyText/Wordings` computes the same, bit by bit.

Copy is read as units: words in small letters, numbers by how many digits they have, placeholders, and the few marks that tell. The
features are each unit, pairs of stems beside each other and with one between, the first and last unit, and how many there are.
"""

import re

from rolefeatures import fnv, mixed

WORD, PAIR, APART, FIRST, LAST, LENGTH = range(201, 207)
# Of an alert: what parts its title, message, and buttons.
PART = b"|"
LONGEST = 60
ENDINGS = (b"ing", b"ed", b"es", b"s", b"e")
UNIT = re.compile(
    r"(?P<holder>%(?:\d+\$)?[-+#0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]|\{[^{}\n]*\})"
    r"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*)|(?P<number>\d(?:[\d.,]*\d)?)|(?P<mark>[?!$€£¥₩|])")


def units(text):
    """The units of a text as bytes."""
    found = []
    for match in UNIT.finditer(text):
        kind, part = match.lastgroup, match.group()
        if kind == "holder":
            found.append(b"%")
        elif kind == "number":
            found.append(b"0%d" % min(sum(letter.isdigit() for letter in part), 6))
        else:
            found.append(bytes(byte | 0x20 if 0x41 <= byte <= 0x5A else byte for byte in part.replace("’", "'").encode()))
    return found[:LONGEST]


def stem(word):
    """The word without its ending: “skipped” and “skips” are one, “copy” and “copied” are."""
    length = len(word)
    for ending in ENDINGS:
        if word.endswith(ending) and length - len(ending) >= 3:
            length -= len(ending)
            break
    if length > 3 and word[length - 1] == word[length - 2]:
        length -= 1
    if length > 3 and word[length - 1] in b"iy":
        length -= 1
    return word[:length]


def features(words):
    """The features of the units, each once: by number what they are, and the unit for a word by itself."""
    stems = [fnv(stem(word)) for word in words]
    found = {mixed(WORD, fnv(word)): word for word in words}
    for index in range(len(words) - 1):
        found[mixed(PAIR, stems[index], stems[index + 1])] = None
    for index in range(len(words) - 2):
        found[mixed(APART, stems[index], stems[index + 2])] = None
    if words:
        found[mixed(FIRST, fnv(words[0]))] = found[mixed(LAST, fnv(words[-1]))] = None
        found[mixed(LENGTH, min(len(words) // 3, 6))] = None
    return found
