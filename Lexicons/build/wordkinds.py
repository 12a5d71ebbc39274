"""What words are kinds of, by WordNet 3.0: the hypernyms of their first senses as nouns and verbs, and the cluster of an adjective."""

from senses import Senses

# Senses asked of a word, and how far up.
SENSES, HEIGHT = {"n": 2, "v": 2, "a": 1}, {"n": 6, "v": 6, "a": 1}
FILES = {"n": "noun", "v": "verb", "a": "adj"}
ENDINGS = {
    "n": [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")],
    "v": [("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")],
    "a": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
}
# Words of grammar are no kind of anything.
GRAMMAR = frozenset((
    "the a an of to in on at for and or with from by is are was were be been it its this that as has have had will").split())


class WordKinds(Senses):
    def __init__(self, folder):
        super().__init__(folder)
        self.known = {}
        self.forms = {part: self._forms(f"{folder}/{name}.exc") for part, name in FILES.items()}

    def _forms(self, path):
        return {form: lemmas for form, *lemmas in self._lines(path)}

    def _lemma(self, word, part):
        knows = lambda lemma: (part, lemma) in self.index
        for lemma in [*self.forms[part].get(word, ()), word]:
            if knows(lemma):
                return lemma
        for ending, base in ENDINGS[part]:
            if word.endswith(ending) and len(word) > len(ending) + 1:
                stem = word[:len(word) - len(ending)] + base
                if knows(stem):
                    return stem
                if part == "v" and len(stem) > 2 and stem[-1] == stem[-2] and knows(stem[:-1]):
                    return stem[:-1]
        return None

    def of(self, word):
        """The kinds of a word in small letters, sorted; none of a word of grammar, or that WordNet lacks."""
        if word in GRAMMAR:
            return ()
        if word not in self.known:
            self.known[word] = tuple(sorted(self._kinds(word)))
        return self.known[word]

    def _kinds(self, word):
        found = set()
        for part, name in FILES.items():
            for place in self.index.get((part, self._lemma(word, part)), ())[:SENSES[part]]:
                found.update(f"{FILES[p]} {target}" for p, target in self._climbed((part, place), HEIGHT[part]))
                if part != "a":
                    found.add(f"{name} field {self.field[part, place]}")
        return found

    def _climbed(self, start, height):
        reached, edge = {start}, [start]
        for _ in range(height):
            edge = [above for sense in edge for above in self.above[sense] if above not in reached]
            reached.update(edge)
        return reached
