#!/usr/bin/env python3
"""Compiles the English lexicon: `en/words.tsv` to read, `en/words.bin` for the program.

    python3 Lexicons/build/english.py [--wordnet FOLDER] [--scowl FOLDER] [--report]

Needs the Debian packages `wordnet-base` and `scowl` (see en/SOURCES.md); the output depends on them and on the tables
in en/ alone. The order of authority: function-words.tsv gives the tags of a word whole; interface-words.tsv adds to
WordNet; overrides.tsv corrects the result.
"""

import argparse
from pathlib import Path

import tags
from lexicon import Lexicon
from pack import pack
from scowl import Scowl
from tables import rows
from wordnet import WordNet
from vocabulary import Vocabulary

ENGLISH = Path(__file__).resolve().parent.parent / "en"


def compile_words(wordnet, scowl):
    """Every word with its tag names, and what was left out on the way."""
    lexicon = Lexicon()
    vocabulary = Vocabulary(wordnet, scowl, rows(ENGLISH / "irregular-verbs.tsv", 3))
    vocabulary.fill(lexicon)
    for word, classes, forms, _ in rows(ENGLISH / "interface-words.tsv", 4):
        vocabulary.fill_word(lexicon, word, classes.split(), forms.split())
    vocabulary.fill_derived(lexicon)
    for word, names, _ in rows(ENGLISH / "function-words.tsv", 3):
        lexicon.replace(word, names.split())
    for word, changes, _ in rows(ENGLISH / "overrides.tsv", 3):
        lexicon.correct(word, changes.split())
    return lexicon.finished(), vocabulary


def write(words, folder):
    """Writes both forms of the lexicon."""
    lines = [f"{word}\t{' '.join(tags.ordered(names))}\n" for word, names in sorted(words.items())]
    (folder / "words.tsv").write_text("".join(lines), encoding="ascii")
    packed = pack({word: tags.encode(names) for word, names in words.items()})
    (folder / "words.bin").write_bytes(packed)
    return len(packed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--wordnet", default="/usr/share/wordnet")
    parser.add_argument("--scowl", default="/usr/share/dict/scowl")
    parser.add_argument("--report", action="store_true", help="also print the senses and the words left out")
    arguments = parser.parse_args()
    words, vocabulary = compile_words(WordNet(arguments.wordnet), Scowl(arguments.scowl))
    size = write(words, ENGLISH)
    print(f"{len(words)} words, {size} bytes")
    if arguments.report:
        print("senses left out:", *sorted(vocabulary.pruned), sep="\n  ")
        print("valid words without tags:", *sorted(vocabulary.untagged), sep="\n  ")


if __name__ == "__main__":
    main()
