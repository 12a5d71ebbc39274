"""The inflected forms of English words, spelled by rule; irregular ones are given by the caller."""

import re

VOWELS = "aeiou"
# One syllable, or a prefix and one, ending in one vowel and one consonant: "stop", "unplug", "resubmit".
DOUBLES = re.compile(r"(?:re|un|de|out|over|pre|under|auto|back)?[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$")


def plural(noun):
    """The regular plural, which is the third person of a verb as well."""
    if re.search(r"(?:s|x|z|ch|sh)$", noun):
        return noun + "es"
    if noun.endswith("y") and len(noun) > 1 and noun[-2] not in VOWELS:
        return noun[:-1] + "ies"
    return noun + "s"


def plurals(noun):
    """Spellings a plural or third person may have: "epochs", "matches", "echoes", "chairmen"."""
    spelled = {plural(noun), noun + "s"}
    if noun.endswith("o"):
        spelled.add(noun + "es")
    if noun.endswith("man"):
        spelled.add(noun[:-2] + "en")
    return spelled


def stems(word):
    """Stems before a vowel: the plain one, and the one with its last consonant doubled where that can be."""
    plain = word[:-1] if word.endswith("e") and not re.search(r"(?:ee|oe|ye)$", word) else word
    doubled = word + word[-1] if re.search(r"[aeiouy][bdfgklmnprstvz]$", word) else None
    return plain, doubled


def past(verb, doubled=False):
    """The regular past tense, which is the past participle as well."""
    if doubled:
        return verb + verb[-1] + "ed"
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in VOWELS:
        return verb[:-1] + "ied"
    return verb + "ed"


def ing(verb, doubled=False):
    """The present participle."""
    if doubled:
        return verb + verb[-1] + "ing"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    return stems(verb)[0] + "ing"


def graded(adjective, ending):
    """Spellings of the comparative ("er") or superlative ("est"), the doubled one second."""
    plain, doubled = stems(adjective)
    if adjective.endswith("y") and adjective[-2:-1] not in tuple(VOWELS):
        plain = adjective[:-1] + "i"
    return [stem + ending for stem in (plain, doubled) if stem]


def doubles(verb):
    """Whether a verb that no dictionary lists doubles its last consonant: "unplugged", but "offloaded"."""
    return bool(DOUBLES.match(verb))
