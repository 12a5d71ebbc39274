"""The tag set of the English lexicon: names, bits, and the part of speech a word has most often.

The order is the format: `Sources/CopyText/Lexicon/WordTags.swift` declares the same bits.
"""

NAMES = [
    "noun", "plural", "mass", "proper",
    "verb", "verb-s", "past", "participle", "ing",
    "auxiliary", "copula", "negative",
    "adjective", "graded", "article", "adverb",
    "determiner", "subject", "object", "possessive",
    "preposition", "coordinator", "subordinator", "particle",
    "to", "wh", "number", "interjection", "abbreviation",
]

# Bits 29 to 31 hold one of these; 0 means that nothing is known.
DOMINANT = ["", "=noun", "=verb", "=adjective", "=adverb", "=function"]

BIT = {name: 1 << index for index, name in enumerate(NAMES)}

OPEN_CLASSES = {
    "=noun": ("noun", "plural", "mass", "proper"),
    "=verb": ("verb", "verb-s", "past", "participle", "ing"),
    "=adjective": ("adjective", "graded"),
    "=adverb": ("adverb",),
}


def encode(tags):
    """The 32 bits for a set of tag names."""
    value = 0
    for tag in tags:
        if tag in BIT:
            value |= BIT[tag]
        elif tag in DOMINANT[1:]:
            value |= DOMINANT.index(tag) << 29
        else:
            raise ValueError(f"unknown tag {tag!r}")
    return value


def ordered(tags):
    """Tag names in the order of their bits, the dominant part of speech last."""
    return [n for n in NAMES if n in tags] + [n for n in DOMINANT[1:] if n in tags]


def class_of(tag):
    """The open class a tag belongs to, or None for a closed class."""
    return next((name for name, members in OPEN_CLASSES.items() if tag in members), None)
