"""Counts words that lose their accents where people type fast, and writes <locale>/accents.tsv and de/nouns.tsv.

    python3 Lexicons/build/accents.py MO HUNSPELL [--report]

MO is a folder with a folder a Debian package, below which its .mo files lie (`apt-get download`, `dpkg -x`); HUNSPELL is the
folder of the dictionaries hunspell-fr-comprehensive, -es, -it, -de-de, -pt-br, -pt-pt, -pl, -cs, -tr, -ro, -sv, -en-us.

A word is taken when it is met WORDS times in PACKAGES packages, its form without accents never or nearly never, and when the
dictionaries know it and don't know that form, in small letters and with a capital. Left out is what has two words with
accents behind one form, what stands in the English texts as a name, and German ß, which Switzerland writes ss. A bare form that
is an English word is marked: it is one only among words of its language.
"""
import re
import subprocess
import sys
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path

LEXICONS = Path(__file__).parents[1]
WORDS, PACKAGES, MOST = 4, 2, 2000
# Folder, folders of the catalogues, dictionaries.
LANGUAGES = [
    ("fr", ["fr"], ["fr"]), ("es", ["es"], ["es_ES", "es_MX"]), ("it", ["it"], ["it_IT"]),
    ("de", ["de"], ["de_DE_frami"]), ("pt-BR", ["pt_BR"], ["pt_BR"]), ("pt-PT", ["pt", "pt_PT"], ["pt_PT"]),
    ("pl", ["pl"], ["pl_PL"]), ("cs", ["cs"], ["cs_CZ"]), ("tr", ["tr"], ["tr_TR"]), ("ro", ["ro"], ["ro_RO"]),
    ("sv", ["sv"], ["sv_SE"]),
]
WORD = re.compile(r"[^\W\d_]+")
# What is no word of the copy: placeholders, tags, entities, addresses, paths, quotations of code.
NOISE = re.compile(r"%\S*|<[^>]*>|&[a-z]+;|\S*[/@\\=]\S*|\$\S+|\{[^}]*\}|\S+\.\w+|--?\w\S*|`[^`]*`|'[^']*'|\"[^\"]*\"")
DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def messages(path):
    """The pairs of a compiled catalogue."""
    import gettext
    try:
        with open(path, "rb") as file:
            catalog = gettext.GNUTranslations(file)._catalog
    except (OSError, UnicodeDecodeError, ValueError, AssertionError):
        return
    for key, text in catalog.items():
        yield (key[0] if isinstance(key, tuple) else key), text


def words(text):
    text = NOISE.sub(" ", re.sub(r"(?<=\w)[_&](?=\w)|[_&](?=\w)", "", text))
    return [(found.group(), found.start() == 0) for found in WORD.finditer(text)]


def count(root, folders):
    """How often words are met in small letters, with a capital in a sentence, and at its start; packages; words of the English."""
    small, capital, first, packages, english = Counter(), Counter(), Counter(), defaultdict(set), Counter()
    for folder in folders:
        for path in sorted(root.glob(f"*/**/{folder}/LC_MESSAGES/*.mo")):
            package = path.relative_to(root).parts[0]
            for source, text in messages(path):
                if not source or source == text:
                    continue
                for word, _ in words(source.split("\4")[-1]):
                    english[word] += 1
                for word, is_first in words(unicodedata.normalize("NFC", text)):
                    if word.islower():
                        small[word] += 1
                    elif word[1:].islower():
                        (first if is_first else capital)[word] += 1
                    packages[word.lower()].add(package)
    return small, capital, first, packages, english


def known(dictionaries, folder, candidates):
    """Those of the candidates that one of the dictionaries has."""
    result, candidates = set(), sorted(candidates)
    for name in dictionaries:
        found = subprocess.run(
            ["hunspell", "-i", "utf-8", "-d", str(folder / name), "-l"], input="\n".join(candidates), text=True,
            capture_output=True).stdout.split("\n")
        result |= set(candidates) - set(found)
    return result


def plain(word, language):
    """The word without its accents, in the ways that people type it."""
    forms = set()
    if language == "de":
        forms.add(word.translate(DIGRAPHS))
    if language == "tr":
        word = word.replace("ı", "i")
    if language == "pl":
        word = word.replace("ł", "l")
    letters = unicodedata.normalize("NFD", word)
    forms.add(unicodedata.normalize("NFC", "".join(c for c in letters if not unicodedata.combining(c))))
    return {form for form in forms if form.isascii()}


def pairs(language, folders, dictionaries, root, folder):
    small, capital, first, packages, english = count(root, folders)
    met = Counter(small)
    for table in [first, capital] if language == "de" else [first]:
        for word, times in table.items():
            met[word.lower()] += times
    taken = [
        w for w, n in met.items()
        if n >= WORDS and len(packages[w]) >= PACKAGES and not w.isascii() and len(w) > 3 and "ß" not in w
        and (language == "de" or capital[w.capitalize()] <= met[w])]
    candidates = {}
    for word in taken:
        for form in plain(word, language):
            candidates.setdefault(form, set()).add(word)
    everything = set(taken) | {w.capitalize() for w in taken} | set(candidates) | {f.capitalize() for f in candidates}
    right = known(dictionaries, folder, everything)
    in_english = known(["en_US"], folder, set(candidates))
    rows = []
    for form, meant in candidates.items():
        if len(meant) > 1:
            continue
        (word,) = meant
        if form in right or form.capitalize() in right or not (word in right or word.capitalize() in right):
            continue
        bare = met[form] + (capital[form.capitalize()] if language != "de" else 0)
        if bare * 50 > met[word] or any(english[w] for w in (form, form.capitalize())) and form not in in_english:
            continue
        is_noun = language == "de" and capital[word.capitalize()] > small[word]
        rows.append((form, word.capitalize() if is_noun else word, met[word], form in in_english))
    rows.sort(key=lambda row: -row[2])
    return rows[:MOST], small, capital, packages


def nouns(small, capital, packages, folder):
    """German nouns that are no other word in small letters."""
    taken = [
        w for w, n in capital.items()
        if n >= 8 and len(packages[w.lower()]) >= 3 and len(w) > 3 and small[w.lower()] * 40 < n]
    right = known(["de_DE_frami"], folder, taken + [w.lower() for w in taken])
    english = known(["en_US"], folder, {w.lower() for w in taken})
    rows = [(w, capital[w]) for w in taken if w in right and w.lower() not in right]
    rows.sort(key=lambda row: -row[1])
    return [(w, w.lower() in english) for w, _ in rows[:MOST]]


HEAD = "# {}\n# Counted by ../build/{}; sources: ../SOURCES.md.\n"


def write(path, title, rows, recipe="accents.py"):
    lines = sorted("\t".join(row).rstrip("\t") for row in rows)
    path.write_text(HEAD.format(title, recipe) + "\n".join(lines) + "\n", encoding="utf-8")


def main():
    root, folder = Path(sys.argv[1]), Path(sys.argv[2])
    tables = {}
    for language, folders, dictionaries in LANGUAGES:
        rows, small, capital, packages = pairs(language, folders, dictionaries, root, folder)
        tables[language] = {(form, word, "english" if english else "") for form, word, _, english in rows}
        if language == "de":
            found = nouns(small, capital, packages, folder)
            write(LEXICONS / "de/nouns.tsv", "German nouns that are no other word when they are written small.",
                  [(noun, "english" if english else "") for noun, english in found])
            print("nouns", len(found))
        print(language, len(rows), flush=True)
    both = tables["pt-BR"] & tables["pt-PT"]
    split = {row[0] for row in tables["pt-BR"] ^ tables["pt-PT"]}
    tables |= {"pt": both, "pt-BR": tables["pt-BR"] - both, "pt-PT": tables["pt-PT"] - both}
    for language, rows in tables.items():
        write(LEXICONS / language / "accents.tsv",
              "Words without their accents, which are no words then, and what they are.\n# typed\tmeant\twhere an English word", rows)


if __name__ == "__main__":
    main()
