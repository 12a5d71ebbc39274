"""What words are kinds of, by WordNet 3.0: the hypernyms of their first senses as nouns and verbs, and the cluster of an adjective."""

LETTERS = {"noun": "n", "verb": "v", "adj": "a"}
# Senses asked of a word, and how far up.
SENSES, HEIGHT = {"noun": 2, "verb": 2, "adj": 1}, 6
ENDINGS = {
    "noun": [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"), ("ies", "y")],
    "verb": [("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")],
    "adj": [("er", ""), ("est", ""), ("er", "e"), ("est", "e")],
}
# Words of grammar are no kind of anything.
GRAMMAR = frozenset((
    "the a an of to in on at for and or with from by is are was were be been it its this that as has have had will").split())


class Kinds:
    def __init__(self, folder):
        self.senses, self.above, self.field, self.forms, self.known = {}, {}, {}, {}, {}
        for pos in LETTERS:
            self.senses[pos] = dict(self._senses(f"{folder}/index.{pos}"))
            self._read(f"{folder}/data.{pos}", pos)
            self.forms[pos] = dict(self._forms(f"{folder}/{pos}.exc"))

    @staticmethod
    def _lines(path):
        with open(path, encoding="ascii") as file:
            yield from (line for line in file if not line.startswith(" "))

    def _senses(self, path):
        for line in self._lines(path):
            cells = line.split()
            yield cells[0], cells[-int(cells[2]):]

    def _read(self, path, pos):
        """Above a noun or verb stand its hypernyms; above an adjective those that it is similar to."""
        for line in self._lines(path):
            cells = line.split(" | ")[0].split()
            number, rest = (pos, cells[0]), cells[4 + 2 * int(cells[3], 16):]
            links = [(rest[1 + 4 * n], rest[2 + 4 * n]) for n in range(int(rest[0]))]
            wanted = ("&",) if pos == "adj" else ("@", "@i")
            self.above[number] = [(pos, target) for sign, target in links if sign in wanted]
            self.field[number] = cells[1]

    def _forms(self, path):
        for line in self._lines(path):
            form, *lemmas = line.split()
            yield form, lemmas

    def _lemma(self, word, pos):
        senses = self.senses[pos]
        for lemma in [*self.forms[pos].get(word, ()), word]:
            if lemma in senses:
                return lemma
        for ending, base in ENDINGS[pos]:
            if word.endswith(ending) and len(word) > len(ending) + 1:
                stem = word[:len(word) - len(ending)] + base
                if stem in senses:
                    return stem
                if pos == "verb" and len(stem) > 2 and stem[-1] == stem[-2] and stem[:-1] in senses:
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
        for pos in LETTERS:
            lemma = self._lemma(word, pos)
            for target in self.senses[pos].get(lemma, ())[:SENSES[pos]]:
                height = 1 if pos == "adj" else HEIGHT
                found.update(f"{p} {t}" for p, t in self._climbed((pos, target), height))
                if pos != "adj":
                    found.add(f"{pos} field {self.field[(pos, target)]}")
        return found

    def _climbed(self, start, height):
        reached, edge = {start}, [start]
        for _ in range(height):
            edge = [above for number in edge for above in self.above[number] if above not in reached]
            reached.update(edge)
        return reached
