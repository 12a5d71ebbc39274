"""Reads SCOWL's word lists: which spellings are valid, and how common they are."""

import glob
import os

# Spellings of both sides of the ocean, since catalogues are written in both.
SPELLINGS = ("english", "american", "british", "british_z")


class Scowl:
    """Words by the smallest list size that has them: 10 holds the most common, 95 everything."""

    def __init__(self, folder):
        self.words = self._lists(folder, ("words",), lambda word: word.islower())
        self.names = self._lists(folder, ("upper", "proper-names"), str.istitle)

    def size(self, word):
        """The size of the smallest list with this word, or 100."""
        return self.words.get(word, 100)

    @staticmethod
    def _lists(folder, categories, wanted):
        sizes = {}
        for spelling in SPELLINGS:
            for category in categories:
                for path in sorted(glob.glob(os.path.join(folder, f"{spelling}-{category}.*"))):
                    size = int(path.rsplit(".", 1)[1])
                    with open(path, encoding="iso-8859-1") as file:
                        for word in file.read().split():
                            if word.isascii() and word.isalpha() and wanted(word):
                                sizes[word.lower()] = min(size, sizes.get(word.lower(), 100))
        return sizes
