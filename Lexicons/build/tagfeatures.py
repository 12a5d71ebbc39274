"""The features of the tagger; `Sources/CopyText/Form/TagModel.swift` computes the same, bit by bit."""

import struct

import treebank
from tags import BIT

BITS = 14
COUNT = 9
START, MARK = 17, 18  # history before the first word, and of a mark (plus its byte, modulo 8)
WORD32 = 0xFFFFFFFF


def fnv(data):
    value = 0x811C9DC5
    for byte in data:
        value = ((value ^ byte) * 0x01000193) & WORD32
    return value


def row(kind, first, second=0):
    """The row of the table for one feature."""
    value = ((kind * 0x9E3779B1) ^ first) & WORD32
    value = (value * 0x85EBCA6B) & WORD32
    value ^= (second * 0xC2B2AE35 + 0x27D4EB2F) & WORD32
    value = (value * 0x9E3779B1) & WORD32
    return value >> (32 - BITS)


def read_lexicon(path):
    """The tag bits of every word of words.bin, as `pack.py` writes it."""
    with open(path, "rb") as file:
        data = file.read()
    head = struct.unpack_from("<4s10I", data)
    tags_at, entries_at, end = head[7], head[9], head[10]
    words, place = {}, entries_at
    while place < end:
        (packed,) = struct.unpack_from("<H", data, place)
        length, rank = packed >> 11, packed & 2047
        word = data[place + 2:place + 2 + length].decode("ascii")
        (words[word],) = struct.unpack_from("<I", data, tags_at + 4 * rank)
        place += 2 + length
    return words


# What a word can be, by its tags in the lexicon; the mask of a word is all that its tags allow.
ALLOWED = {
    "noun": "N", "plural": "N", "mass": "N", "proper": "N", "verb": "MBF", "verb-s": "F", "past": "F",
    "participle": "ZA", "ing": "GNA", "negative": "X", "adjective": "A", "adverb": "R", "determiner": "D",
    "subject": "P", "object": "P", "possessive": "D", "preposition": "I", "particle": "RI", "coordinator": "C",
    "subordinator": "SI", "to": "TI", "wh": "S", "number": "QN", "interjection": "Q", "abbreviation": "NR",
}
OPEN = "NARFMBZGQ"


def mask_of(letters):
    return sum(1 << treebank.TAGS.index(letter) for letter in set(letters))


def allowed(bits, word):
    """Mask of the tags that a word with these lexicon bits can have."""
    if word[0] == "\x01":
        return mask_of("Q" if word == treebank.NUMBER else "N")
    if not bits:
        return mask_of("D") if word.endswith("'s") else mask_of(OPEN)
    mask = 0
    for name, letters in ALLOWED.items():
        if bits & BIT[name]:
            mask |= mask_of(letters)
    # “be”, “been” and “being” have no tense.
    if bits & BIT["auxiliary"] and not (bits & BIT["copula"] and bits & (BIT["participle"] | BIT["ing"]) or word == "be"):
        mask |= mask_of("X")
    return mask


class Features:
    """Features of words in context, given the lexicon."""

    def __init__(self, lexicon):
        self.lexicon = lexicon
        self.known, self.masks = {}, {}

    def hashes(self, word):
        """Hash of the word, of what the lexicon says (of the ending, where it says nothing), and of the ending."""
        if word not in self.known:
            data = word.encode()
            ending = b"'s" if word.endswith("'s") else data if word[0] == "\x01" else data[-3:]
            bits = self.lexicon.get(word, 0)
            group = (bits * 0x9E3779B1) & WORD32 if bits else fnv(ending) ^ 0x5BD1E995
            self.known[word] = (fnv(data), group, fnv(ending) ^ 0x2545F491)
        return self.known[word]

    def mask(self, word):
        """Mask of the tags that the word can have."""
        if word not in self.masks:
            self.masks[word] = allowed(self.lexicon.get(word, 0), word)
        return self.masks[word]

    def rows(self, words, index, last, before):
        """Rows for the word at `index`, after the tags `last` and, before that, `before`."""
        at = lambda place: self.hashes(words[place] if 0 <= place < len(words) else treebank.EDGE)
        (word, group, ending), (left, _, _) = at(index), at(index - 1)
        right, right_group, _ = at(index + 1)
        return [
            row(1, word), row(2, group), row(3, ending, last), row(4, group, last), row(5, group, right_group),
            row(6, left, group), row(7, right, group), row(8, word, last), row(9, last * 32 + before, right_group),
        ]
