"""Turns lemmas into tagged forms: WordNet says what a word is, SCOWL whether a form of it exists."""

import re

import inflection
from lexicon import Lexicon

# Lemmas come from lists up to this size, forms of a lemma from larger ones; 60 is the largest without doubtful words.
LEMMA_SIZE = 50
FORM_SIZE = 60
NAME_SIZE = 50
# A part of speech never met in the tagged texts is left out where the others were met this often.
RARE_BESIDE = 20
# How a lemma's count spreads over its forms, roughly as in running text.
SHARE = {"noun": 0.75, "plural": 0.25, "verb": 0.45, "verb-s": 0.1, "past": 0.2, "participle": 0.2, "ing": 0.15}
VERBAL = {"past", "participle", "ing"}
PREFIX = re.compile(r"^(re|un|over|out|under|mis|pre|fore|inter|up|auto)(?=[a-z]{2})")
DERIVED = re.compile(r"^(re|un|non|pre|over|out|sub|super|inter|multi|micro|auto|mis|dis|co|anti|counter)-?(?=[a-z]{3})")
SUFFIXES = [
    (re.compile(r"ly$"), "adverb"), (re.compile(r"(?:ness|ship|ism)$"), "noun"),
    (re.compile(r"(?:less|able|ible|ful|ish|like|most)$"), "adjective"),
    (re.compile(r"(?:[aeo]r|ist|[mst]ion|ment|ity|logy)$"), "noun"),
    (re.compile(r"(?:[aeo]rs|ists|[mst]ions|ments|ities|nesses)$"), "plural"),
]


class Vocabulary:
    """Fills a lexicon with the forms of every lemma worth keeping."""

    def __init__(self, wordnet, scowl, irregular):
        self.wordnet, self.scowl = wordnet, scowl
        self.irregular = {verb: (past.split(), participle.split()) for verb, past, participle in irregular}
        # Past forms unlike their base: "found" and "sent" are no nouns unless the texts say so.
        self.strong = {
            form for verb, forms in self.irregular.items() for part in forms for form in part if form != verb}
        self.pruned, self.untagged = [], []

    def fill(self, lexicon):
        """Adds all of WordNet's single words that the word lists know, and proper names."""
        makers = {"noun": self._noun, "verb": self._verb, "adj": self._adjective, "adv": self._adverb}
        rare = []
        for pos, make in makers.items():
            for lemma in sorted(filter(self._known, self.wordnet.lemmas[pos])):
                if self._is_rare(lemma, pos):
                    rare.append((lemma, pos))
                elif pos != "noun" or self._is_common_noun(lemma):
                    make(lexicon, lemma, self.wordnet.count(lemma, pos) + 0.5)
        self._fill_rare(lexicon, rare, makers)
        for name, size in sorted(self.scowl.names.items()):
            in_wordnet = name in self.wordnet.capital_nouns
            if (size < NAME_SIZE or size == NAME_SIZE and in_wordnet) and self.scowl.size(name) > LEMMA_SIZE:
                lexicon.add(name, "proper", 1)
                if name in self.wordnet.lemmas["adj"]:
                    lexicon.add(name, "adjective", 0.5)

    def fill_word(self, lexicon, word, classes, forms):
        """Adds one word of the interface table with its regular forms and those given as `tag:form`."""
        given = {}
        for form in forms:
            tag, _, spelled = form.partition(":")
            given.setdefault(tag, []).append(spelled)
        for rank, name in enumerate(classes):
            # The class named first is the most common.
            weight = 0.5 / (1 + 2 * rank)
            if name == "noun":
                self._forms(lexicon, {"noun": [word], "plural": given.get("plural", [inflection.plural(word)])}, weight)
            elif name == "verb":
                self._forms(lexicon, self._new_verb(word, given), weight)
            elif name == "mass":
                self._forms(lexicon, {"noun": [word], "mass": [word]}, weight)
            else:
                lexicon.add(word, name, weight)

    def fill_derived(self, lexicon):
        """Tags valid words that WordNet lacks by what they are made of: "rescanned", "noisily", "tidiness"."""
        for word, size in sorted(self.scowl.words.items()):
            if size > LEMMA_SIZE or word in lexicon.tags or len(word) < 2:
                continue
            names = self._derived(lexicon, word)
            for name in names:
                lexicon.add(word, name, 0.5)
            if not names:
                self.untagged.append(word)

    @staticmethod
    def _derived(lexicon, word):
        base = DERIVED.sub("", word, count=1)
        if base != word and base in lexicon.tags:
            return lexicon.tags[base] - {"proper"}
        return [name for pattern, name in SUFFIXES if pattern.search(word)][:1]

    def _fill_rare(self, lexicon, rare, makers):
        """Of a rare part of speech keeps the forms that mislead nobody: "chaired", but no verb "chair"."""
        known = set(lexicon.tags)
        aside = Lexicon()
        for lemma, pos in rare:
            makers[pos](aside, lemma, 0.5)
            self.pruned.append(f"{lemma} ({pos})")
        for word, names in sorted(aside.tags.items()):
            for name in names if word not in known else names & VERBAL:
                lexicon.add(word, name, 0.1)

    def _known(self, lemma):
        if "-" in lemma:
            return any(self.wordnet.count(lemma, pos) for pos in self.wordnet.lemmas)
        return self.scowl.size(lemma) <= LEMMA_SIZE and len(lemma) > 1

    def _is_common_noun(self, lemma):
        """Not one that WordNet writes with a capital alone, such as "In" for Indiana, unless it is no other word."""
        others = any(lemma in self.wordnet.lemmas[pos] for pos in ("verb", "adj", "adv"))
        return lemma in self.wordnet.lowercase_nouns or not others and lemma not in self.scowl.names

    def _is_rare(self, lemma, pos):
        others = sum(self.wordnet.count(lemma, other) for other in self.wordnet.lemmas if other != pos)
        return self.wordnet.count(lemma, pos) == 0 and others >= RARE_BESIDE

    def _valid(self, form):
        return "-" in form or self.scowl.size(form) <= FORM_SIZE

    def _forms(self, lexicon, forms, weight):
        for tag, spellings in forms.items():
            for spelled in spellings:
                lexicon.add(spelled, tag, weight * SHARE.get(tag, 0))

    def _noun(self, lexicon, lemma, weight):
        if self._is_plural(lemma):
            lexicon.add(lemma, "plural", weight)
            return
        if weight < 1 and lemma in self.strong:
            return
        plurals = {form for form in self.wordnet.irregular["noun"].get(lemma, []) if self._valid(form)}
        # "buses" is more common than "busses", but "foots" is no plural of "foot".
        commonest = min(map(self.scowl.size, plurals), default=FORM_SIZE)
        plurals |= {form for form in inflection.plurals(lemma) if self.scowl.size(form) <= commonest}
        self._forms(lexicon, {"noun": [lemma], "plural": plurals}, weight)
        if not plurals:
            lexicon.add(lemma, "mass", 0)

    def _is_plural(self, lemma):
        """Whether a lemma is the plural of another, such as "details", rather than a singular in -s."""
        singulars = [lemma[:-1], lemma[:-2]] if re.search(r"[^su]s$", lemma) and not lemma.endswith("is") else []
        return any(len(word) > 2 and word in self.wordnet.lowercase_nouns for word in singulars)

    def _verb(self, lexicon, lemma, weight):
        self._forms(lexicon, self._verb_forms(lemma), weight)

    def _verb_forms(self, lemma):
        past, participle = self._irregular(lemma)
        if not past:
            past = participle = self._spelled(lemma, inflection.past(lemma), "ed", inflection.past)
        ing = self._spelled(lemma, inflection.ing(lemma), "ing", inflection.ing)
        third = sorted(form for form in inflection.plurals(lemma) if self._valid(form))
        return {"verb": [lemma], "verb-s": third, "past": past, "participle": participle, "ing": ing}

    def _irregular(self, verb):
        base = verb if verb in self.irregular else PREFIX.sub("", verb, count=1)
        if base not in self.irregular or base != verb and base not in self.wordnet.lemmas["verb"]:
            return [], []
        prefix = verb[: len(verb) - len(base)]
        return tuple([prefix + form for form in forms] for forms in self.irregular[base])

    def _spelled(self, lemma, regular, ending, rule):
        """Valid spellings of a regular form: "traveled" and "travelled"."""
        listed = [form for form in self.wordnet.irregular["verb"].get(lemma, []) if form.endswith(ending)]
        doubled = rule(lemma, doubled=True)
        # "stared" and "taped" are forms of "stare" and "tape", not of "star" and "tap".
        wanted = [regular] if not listed or lemma + "e" not in self.wordnet.lemmas["verb"] else []
        if inflection.stems(lemma)[1] and doubled not in listed and doubled not in self.wordnet.lemmas["verb"]:
            listed = listed + [doubled]
        return sorted({form for form in wanted + listed if self._valid(form)})

    def _new_verb(self, verb, given):
        """Forms of a verb in the interface table: of WordNet's verb, of one with a prefix before it, or by rule."""
        base = verb if verb in self.wordnet.lemmas["verb"] else DERIVED.sub("", verb, count=1)
        if base in self.wordnet.lemmas["verb"] and not given:
            prefix = verb[: len(verb) - len(base)]
            return {tag: [prefix + form for form in forms] for tag, forms in self._verb_forms(base).items()}
        doubled = "doubled" in given or inflection.doubles(verb)
        past, participle = self._irregular(verb)
        regular = [inflection.past(verb, doubled)]
        return {
            "verb": [verb],
            "verb-s": [inflection.plural(verb)],
            "past": given.get("past", past or regular),
            "participle": given.get("participle", given.get("past", participle or regular)),
            "ing": [inflection.ing(verb, doubled)],
        }

    def _adjective(self, lexicon, lemma, weight):
        lexicon.add(lemma, "adjective", weight)
        listed = self.wordnet.irregular["adj"].get(lemma, [])
        regular = [form for ending in ("er", "est") for form in inflection.graded(lemma, ending)]
        for form in sorted(set(listed + regular)):
            if self._valid(form) and len(lemma) > 2 and self._is_grade(form, weight):
                lexicon.add(form, "adjective", weight * 0.1)
                lexicon.add(form, "graded", 0)

    def _is_grade(self, form, weight):
        """Whether a form grades an adjective of this weight rather than being a word of its own: "number", "archer"."""
        known = [pos for pos in ("noun", "verb") if form in self.wordnet.lemmas[pos]]
        return not known or weight > 10 and not any(self.wordnet.count(form, pos) for pos in known)

    @staticmethod
    def _adverb(lexicon, lemma, weight):
        lexicon.add(lemma, "adverb", weight)
