"""All forms of a Hunspell dictionary, as its affixes make them: more rather than less, so that only Hunspell itself says
which of them are words."""
import re
from collections import defaultdict

APOSTROPHES = "'’-. "


def flags_of(text, kind, aliases):
    if aliases and text.isdigit():
        return aliases[int(text) - 1]
    if kind == "long":
        return [text[i:i + 2] for i in range(0, len(text), 2)]
    return text.split(",") if kind == "num" else list(text)


class Affixes:
    """The classes of an .aff file: each flag with its rules (strip, add, flags that go on, condition)."""

    def __init__(self, path):
        raw = path.read_bytes()
        name = re.search(rb"^SET\s+(\S+)", raw, re.M)
        self.encoding = name.group(1).decode() if name else "iso-8859-1"
        lines = [line.split() for line in raw.decode(self.encoding, "replace").splitlines()]
        self.kind = next((line[1] for line in lines if line[:1] == ["FLAG"]), "")
        self.aliases = []
        for line in lines:
            if line[:1] == ["AF"] and not (line[1].isdigit() and not self.aliases and len(line) == 2):
                self.aliases.append(flags_of(line[1], self.kind, []))
        self.rules, self.length, self.isPrefix = defaultdict(list), {}, {}
        for line in lines:
            # Headers have a count where rules have what they add.
            if len(line) < 4 or line[0] not in ("PFX", "SFX") or line[2] in "YN" and line[3].isdigit():
                continue
            self.add(line)
        self.applied = {}

    def add(self, line):
        flag, strip = line[1], "" if line[2] == "0" else line[2]
        add, _, following = line[3].partition("/")
        condition = line[4] if len(line) > 4 and not line[4].startswith(("is:", "ds:", "po:")) else "."
        self.isPrefix[flag] = line[0] == "PFX"
        if any(mark in add for mark in APOSTROPHES):
            return
        places = len(re.findall(r"\[[^]]*\]|.", condition))
        self.length[flag] = max(self.length.get(flag, 1), len(strip), places)
        pattern = None
        if condition != ".":
            pattern = re.compile(condition if self.isPrefix[flag] else f"(?:{condition})$")
        self.rules[flag].append(
            (strip, "" if add == "0" else add, flags_of(following, self.kind, self.aliases) if following else [], pattern))

    def fitting(self, word, flag):
        """The rules of a class for a word: they look at no more than a few letters."""
        length = self.length.get(flag, 1)
        isPrefix = self.isPrefix[flag]
        key = flag, word[:length] if isPrefix else word[-length:]
        if key not in self.applied:
            part = key[1]
            self.applied[key] = [
                (len(strip), add, following) for strip, add, following, pattern in self.rules[flag]
                if (part.startswith(strip) if isPrefix else part.endswith(strip)) and (
                    not pattern or (pattern.match(part) if isPrefix else pattern.search(part)))]
        return self.applied[key]

    def forms(self, word, flags, depth=2):
        """The word and what its flags make of it."""
        yield word
        prefixes = [flag for flag in flags if flag in self.rules and self.isPrefix[flag]]
        for flag in flags:
            if flag not in self.rules or self.isPrefix[flag]:
                continue
            for strip, add, following in self.fitting(word, flag):
                form = word[:len(word) - strip] + add
                yield form
                yield from self.prefixed(form, prefixes)
                if following and depth > 1:
                    yield from self.forms(form, following, depth - 1)
        yield from self.prefixed(word, prefixes)

    def prefixed(self, word, prefixes):
        for flag in prefixes:
            for strip, add, _ in self.fitting(word, flag):
                yield add + word[strip:]


def forms(folder, name, longest):
    """The forms of a dictionary in small letters, up to a length."""
    affixes = Affixes(folder / f"{name}.aff")
    result = set()
    text = (folder / f"{name}.dic").read_bytes().decode(affixes.encoding, "replace")
    for line in text.splitlines()[1:]:
        entry = re.split(r"\s", line, maxsplit=1)[0]
        word, _, marks = entry.partition("/")
        if not word or any(mark in word for mark in APOSTROPHES):
            continue
        for form in affixes.forms(word, flags_of(marks, affixes.kind, affixes.aliases) if marks else []):
            if len(form) <= longest:
                result.add(form.lower().replace("ĳ", "ij"))
    return result
