"""Finds the words of interface copy that a slip is told by, and the right words that lie one slip from them: writes
<locale>/neighbors.tsv and <locale>/inflections.tsv.

    python3 Lexicons/build/neighbors.py MO HUNSPELL [LOCALE…]

MO and HUNSPELL are folders as accents.py reads them: of the packages of packages.txt, and of its dictionaries with hunspell-nl,
-de-at-frami, and -de-ch-frami.

A word is meant that is met WORDS times in PACKAGES packages, has LETTERS letters, and is known to a dictionary. Near to it is
what one slip makes of it and a dictionary knows, or the translations have often, or their English texts have. Which
slips there are says NearWords.swift. An ending that two or three pairs of right words are parted by makes another form.
"""
import sys
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path

from accents import count, known, write
from affixes import forms

LEXICONS = Path(__file__).parents[1]
WORDS, PACKAGES, LETTERS, OFTEN = 8, 3, 6, 100
# What is met so often, and of the word it lies near to more often than once in so many, is a word.
SEEN, SHARE = 3, 40
# So many pairs of right words make an ending, where the slip is in the last letter and where it is before.
PAIRS = (2, 3, 3)
STEM = 4
# Folder, folders of the catalogues, dictionaries by which words are meant, others that know words near to them.
LANGUAGES = [
    ("de", ["de"], ["de_DE_frami"], ["de_AT_frami", "de_CH_frami"]), ("fr", ["fr"], ["fr"], []),
    ("es", ["es"], ["es_ES", "es_MX", "es_AR"], []), ("it", ["it"], ["it_IT"], []), ("nl", ["nl"], ["nl_NL"], []),
    ("pl", ["pl"], ["pl_PL"], []), ("sv", ["sv"], ["sv_SE"], []), ("pt-BR", ["pt_BR"], ["pt_BR"], ["pt_PT"]),
]
GROWING = {"de", "nl", "sv"}
# What these languages put behind an English word, and before and behind its participle: „tracken“, „getrackt“.
BORROWING = {
    "de": ("en", "e", "t", "et", "st", "te", "er", "ern"), "nl": ("en", "t", "de", "te", "er", "ers"),
    "sv": ("a", "ar", "ade", "at", "are"),
}

# What these put before any verb, for once more and for undone, whether dictionaries have it or not: « retrier ».
REPEATING = {"fr": ("re", "ré", "dé"), "es": ("re", "des"), "it": ("ri",), "pt-BR": ("re", "des")}


def slips_of(language):
    for line in (LEXICONS / "shared/letter-slips.tsv").read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if cells[0] == language.split("-")[0]:
            return [tuple(slip.split("=")) for slip in cells[1].split()]
    return []


def plain(word):
    letters = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def variants(word, letters, slips):
    """What one slip makes of a word."""
    made = set()
    for at in range(len(word)):
        rest = word[at + 1:]
        made.add(word[:at] + rest)
        made.update(word[:at] + letter + rest for letter in letters)
        made.update(word[:at] + letter + word[at:] for letter in letters)
        if rest:
            made.add(word[:at] + rest[0] + word[at] + rest[1:])
    made.update(word + letter for letter in letters)
    for meant, typed in slips:
        starts = [at for at in range(len(word)) if word.startswith(meant, at)]
        made.update(word[:at] + typed + word[at + len(meant):] for at in starts)
    return made - {word}


def meant_words(small, capital, first, packages, dictionaries, folder, language):
    """How often words are met that may be meant."""
    met = Counter()
    for table in small, capital, first:
        for word, times in table.items():
            met[word.lower()] += times
    taken = [w for w, n in met.items() if n >= WORDS and len(packages[w]) >= PACKAGES and len(w) >= LETTERS]
    right = known(dictionaries, folder, set(taken) | {w.capitalize() for w in taken})
    words = {}
    for word in taken:
        name = word.capitalize()
        is_name = language != "de" and small[word] + first[name] < capital[name]
        if not is_name and (word in right or name in right):
            words[word] = met[word]
    return words, met


def near_words(words, met, english, language, dictionaries, folder):
    """The right words near to those meant, each with them."""
    letters = [letter for letter, n in Counter("".join(words)).items() if n > 20]
    slips, longest = slips_of(language), max(map(len, words)) + 2
    every = set()
    for name in dictionaries:
        every |= forms(folder, name, longest)
    bare = defaultdict(set)
    wanted = {plain(word) for word in words}
    for form in every:
        if not form.isascii() and plain(form) in wanted or form in wanted:
            bare[plain(form)].add(form)
    known_to_grow = {form for form in every if len(form) > 2} if language in GROWING else set()
    borrowed = forms(folder, "en_US", longest) if language in BORROWING else set()
    asked, seen = defaultdict(set), set()
    for word in words:
        for variant in variants(word, letters, slips) | bare[plain(word)]:
            if len(variant) < LETTERS - 1 or variant in words:
                continue
            if is_loan(variant, borrowed, language) or is_repeated(variant, every, language):
                seen.add(variant)
            elif variant in every or is_compound(variant, known_to_grow):
                asked[variant].add(word)
            if met[variant] >= SEEN and met[variant] * SHARE > words[word] or english[variant] > 1:
                seen.add(variant)
    right = known(dictionaries, folder, set(asked) | {variant.capitalize() for variant in asked})
    right = {variant for variant in asked if variant in right or variant.capitalize() in right}
    return {variant: asked[variant] for variant in right | seen}


def is_loan(word, borrowed, language):
    if not borrowed:
        return False
    stems = [word[:-len(ending)] for ending in BORROWING[language] if word.endswith(ending)]
    if word.startswith("ge"):
        stems += [word[2:len(word) - len(ending)] for ending in ("", "d", "t", "ed", "et") if word.endswith(ending)]
    return any(len(stem) > 3 and stem in borrowed for stem in stems)


def is_repeated(word, every, language):
    prefixes = [prefix for prefix in REPEATING.get(language, ()) if word.startswith(prefix)]
    return any(len(word) - len(prefix) > 3 and word[len(prefix):] in every for prefix in prefixes)


def is_compound(word, parts):
    return bool(parts) and any(
        word[:at] in parts and (word[at:] in parts or word[at] == "s" and word[at + 1:] in parts)
        for at in range(3, len(word) - 2))


def parted(left, right):
    """How many letters two words have in common at their start and at their end, where no more than two differ."""
    start, least = 0, min(len(left), len(right))
    while start < least and left[start] == right[start]:
        start += 1
    end = 0
    while end < least - start and left[-1 - end] == right[-1 - end]:
        end += 1
    return start, end


def endings(words, near):
    """What parts right words at their end."""
    pairs = {(word, other) for other, meant in near.items() for word in meant}
    shorter = defaultdict(list)
    for word in words:
        for form in {word[:at] + word[at + 1:] for at in range(len(word))} | {word}:
            shorter[form].append(word)
    pairs |= {(left, right) for group in shorter.values() for left in group for right in group if left != right}
    found, places = Counter(), {}
    for word, other in pairs:
        start, end = parted(word, other)
        if end <= 2 and max(len(word), len(other)) - start - end <= 2:
            key = word[start:], other[start:]
            found[key] += 1
            places[key] = end
    rows = defaultdict(set)
    for (meant, other), times in found.items():
        if times >= PAIRS[places[meant, other]]:
            rows["-" + meant].add("-" + other)
    return rows


def rows_of(words, near):
    rows = defaultdict(lambda: ([], [], []))
    for word, times in words.items():
        rows[word[:STEM]][0 if times >= OFTEN else 1].append(word[STEM:])
    for word in near:
        rows[word[:STEM]][2].append(word[STEM:])
    return [(stem, *(" ".join(sorted(cell)) for cell in cells)) for stem, cells in rows.items()]


def save(language, words, met, english, dictionaries, folder):
    near = near_words(words, met, english, language, dictionaries, folder)
    write(LEXICONS / language / "neighbors.tsv",
          "Words that a slip is told by, and right words near to them, by their first letters."
          "\n# stem\tmeant, often\tmeant\tnear",
          rows_of(words, near), "neighbors.py")
    write(LEXICONS / language / "inflections.tsv", "Endings that are no slip, but make another form.\n# meant\twritten",
          [(meant, " ".join(sorted(written))) for meant, written in endings(words, near).items()],
          "neighbors.py")
    print(language, len(words), len(near), flush=True)


def main():
    root, folder = Path(sys.argv[1]), Path(sys.argv[2])
    for language, folders, dictionaries, others in LANGUAGES:
        if sys.argv[3:] and language not in sys.argv[3:]:
            continue
        small, capital, first, packages, texts = count(root, folders)
        english = Counter()
        for word, times in texts.items():
            english[word.lower()] += times
        words, met = meant_words(small, capital, first, packages, dictionaries, folder, language)
        save(language, words, met, english, dictionaries + others, folder)


if __name__ == "__main__":
    main()
