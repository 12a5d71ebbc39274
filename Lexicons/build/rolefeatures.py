"""The features of a string whose role is asked for; `Sources/CopyRoles` computes the same, bit by bit."""
ROLES = [
    "alert-title", "alert-message", "button", "menu-item", "label", "text", "notification-title", "notification-body", "notification-action"]
NUMBERS = {role: number for number, role in enumerate(ROLES + ["notification-preview"])}
NOTHING = 10  # the number of no role
EVIDENCE = ["explicit", "config", "class", "source", "key", "comment", "value", "none"]

WORD32 = 0xFFFFFFFF
UPPER = frozenset(range(0x41, 0x5B)); LOWER = frozenset(range(0x61, 0x7B)); DIGIT = frozenset(range(0x30, 0x3A))
CONVERSIONS = frozenset(b"@diuoxXfFeEgGcCsSpaA")
LENGTHS = frozenset(b"hlqzjtL")
PLACEHOLDER, NUMBER = b"%", b"0"


def fnv(data):
    value = 0x811C9DC5
    for byte in data:
        value = ((value ^ byte) * 0x01000193) & WORD32
    return value


def mixed(kind, first, second=0, third=0):
    value = ((kind * 0x9E3779B1) ^ first) & WORD32
    value = (value * 0x85EBCA6B) & WORD32
    value ^= (second * 0xC2B2AE35 + 0x27D4EB2F) & WORD32
    value = (value * 0x9E3779B1) & WORD32
    value ^= value >> 15
    value ^= (third * 0x165667B1) & WORD32
    value = (value * 0x85EBCA6B) & WORD32
    value ^= value >> 13
    return (value * 0xC2B2AE35) & WORD32


def is_mark(text, i):
    """Whether a mark of U+2000…U+206F stands at i."""
    return text[i] == 0xE2 and i + 1 < len(text) and text[i + 1] in (0x80, 0x81)


def is_apostrophe(text, i):
    return text[i] == 0x27 or text[i:i + 3] == b"\xe2\x80\x99"


def is_letter(byte):
    return byte in UPPER or byte in LOWER or byte >= 0x80


def conversion_end(text, i):
    """Behind the conversion that the % at i begins; i where none does."""
    j = i + 1
    if text[j:j + 2] == b"#@":
        end = text.find(b"@", j + 2)
        return end + 1 if end >= 0 else i
    while j < len(text) and (text[j] in DIGIT or text[j] in b"$.#-+"):
        j += 1
    while j < len(text) and text[j] in LENGTHS:
        j += 1
    return j + 1 if j < len(text) and text[j] in CONVERSIONS else i


def brace_end(text, i):
    """Behind the } of a name in braces that begins at i; i where none does."""
    j = i + 1
    while j < len(text) and j - i < 40 and text[j] not in b"{}\n":
        j += 1
    return j + 1 if j < len(text) and text[j] == 0x7D else i


class Word:
    __slots__ = ("hash", "start", "end", "placeholder")

    def __init__(self, data, start, end, placeholder=False):
        self.hash, self.start, self.end, self.placeholder = fnv(data), start, end, placeholder


def copy_words(text, limit):
    """Words of running text, small letters; conversions and names in braces are one word, and so are all numbers."""
    words, i = [], 0
    while i < len(text) and len(words) < limit:
        byte = text[i]
        if byte == 0x25 or byte == 0x7B:
            end = conversion_end(text, i) if byte == 0x25 else brace_end(text, i)
            if end > i:
                words.append(Word(PLACEHOLDER, i, end, True))
                i = end
                continue
        if is_mark(text, i):
            i += 3
        elif is_letter(byte) or byte in DIGIT:
            start, letters, digits = i, bytearray(), True
            while i < len(text):
                byte = text[i]
                if is_apostrophe(text, i):
                    size = 1 if byte == 0x27 else 3
                    if not (i + size < len(text) and is_letter(text[i + size]) and not is_mark(text, i + size)):
                        break
                    letters.append(0x27)
                    i += size
                elif (is_letter(byte) or byte in DIGIT) and not is_mark(text, i):
                    digits = digits and byte in DIGIT
                    letters.append(byte | 0x20 if byte in UPPER else byte)
                    i += 1
                else:
                    break
            words.append(Word(NUMBER if digits else bytes(letters), start, i))
        else:
            i += 1
    return words


def name_words(text, limit):
    """Words of an identifier, parted by marks, digits, and capitals."""
    words, i = [], 0
    while i < len(text) and len(words) < limit:
        if not is_letter(text[i]) or is_mark(text, i):
            i += 3 if is_mark(text, i) else 1
            continue
        start = i
        i += 1
        while i < len(text) and is_letter(text[i]) and not is_mark(text, i):
            if text[i] in UPPER and (text[i - 1] not in UPPER or i + 1 < len(text) and text[i + 1] in LOWER):
                break
            i += 1
        words.append(Word(bytes(b | 0x20 if b in UPPER else b for b in text[start:i]), start, i))
    return words


def identifier(key):
    """The key without the conversions that catalogues put behind it; None for natural language."""
    space = key.find(b" ")
    if space < 0:
        return key
    name = key[:space]
    return name if (b"." in name or b"_" in name) and key[space:space + 2] == b" %" else None


def letters(text):
    return bytes(b | 0x20 if b in UPPER else b for b in text if b in UPPER or b in LOWER or b in DIGIT or b >= 0x80)


BUCKETS = [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9] + [10] * 9


def bucket(count):
    return BUCKETS[count] if count < len(BUCKETS) else 11


END = {0x2E: 1, 0x3F: 2, 0x21: 3, 0x3A: 5, 0x2C: 6}


def end_mark(text):
    """0 none, 1 full stop, 2 question mark, 3 exclamation mark, 4 ellipsis, 5 colon, 6 comma."""
    i = len(text)
    while i > 0:
        if text[i - 1] <= 0x20 or text[i - 1] in b")\"'":
            i -= 1
        elif text[i - 3:i] in (b"\xe2\x80\x9d", b"\xe2\x80\x99") and i >= 3:
            i -= 3
        else:
            break
    if i == 0:
        return 0
    if text[i - 1] == 0x2E and i >= 2 and text[i - 2] == 0x2E or i >= 3 and text[i - 3:i] == b"\xe2\x80\xa6":
        return 4
    return END.get(text[i - 1], 0)


def breaks(text):
    """Sentences that end before the end, and lines."""
    sentences = lines = 0
    for i in range(1, len(text) - 2):
        if text[i] == 0x0A:
            lines += 1
        elif text[i] in b".?!" and text[i + 1] == 0x20 and (text[i + 2] in UPPER or text[i + 2] >= 0x80 or text[i + 2] == 0x25):
            sentences += 1
    return min(sentences, 2), min(lines, 2)


def casing(text, words):
    """0 nothing to tell, 1 all further words of four letters have a capital, 2 none has, 3 some, 4 all is capitals; +5 begins low."""
    capitals = smalls = shouts = 0
    for n, word in enumerate(words):
        if word.placeholder or word.end - word.start < 4:
            continue
        first, second = text[word.start], text[word.start + 1]
        shouts += first in UPPER and second in UPPER
        if n > 0:
            capitals += first in UPPER
            smalls += first in LOWER
    kind = 4 if shouts and not smalls and shouts >= capitals else 0 if not capitals + smalls else 1 if not smalls else 2 if not capitals else 3
    return kind + (5 if text[words[0].start] in LOWER else 0) if words else 0


def links(path):
    """Words behind which a comment tells of the surroundings, as roles.tsv names them."""
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if line.startswith("comment\t")]
    return frozenset(fnv(words.encode()) for _, words, cues in lines if "link" in cues.split("+") and " " not in words)


class Shape:
    def __init__(self, value):
        self.words = copy_words(value, 64)
        self.bucket, self.end = bucket(len(self.words)), end_mark(value)
        self.sentences, self.lines = breaks(value)
        self.casing = casing(value, self.words)


def pairs(kind, words):
    return [mixed(kind, a.hash, b.hash) for a, b in zip(words, words[1:])]


def value_features(shape):
    w = [x.hash for x in shape.words]
    if not w:
        return []
    b, e, c = shape.bucket, shape.end, shape.casing
    first, last = w[0], w[-1]
    second = w[1] if len(w) > 1 else 0
    holders = [x.placeholder for x in shape.words]
    out = [
        mixed(41, b), mixed(42, e), mixed(43, b, e), mixed(44, shape.sentences, shape.lines), mixed(45, first),
        mixed(46, first, second), mixed(47, last), mixed(48, c), mixed(49, c, b), mixed(52, first, b), mixed(53, first, e),
        mixed(54, min(sum(holders), 2), 2 * holders[0] + holders[-1], b), mixed(55, first, c),
        mixed(59, first, second, w[2] if len(w) > 2 else 0), mixed(60, c, b, e)]
    if len(w) <= 4:
        whole = 0
        for h in w:
            whole = mixed(50, whole, h)
        out += [mixed(50, whole, 1), mixed(50, whole, e, 2)]
    out += [mixed(51, h) for h in w] + pairs(57, shape.words)
    return out


def key_features(words, key, shape):
    if not words:
        return [mixed(12, shape.bucket, shape.end)]
    k = [x.hash for x in words]
    last, before = k[-1], k[-2] if len(k) > 1 else 0
    torn = len(k) > 1 and 0x2E in key[words[-2].end:words[-1].start]
    out = [
        mixed(1, last), mixed(2, last, before), mixed(3, k[0]), mixed(6, min(len(k), 8)), mixed(7, last, shape.bucket),
        mixed(8, last, shape.end), mixed(9, before), mixed(10, last, 1 + torn), mixed(13, k[0], last),
        mixed(14, last, shape.casing, shape.bucket)]
    if len(k) > 2:
        out.append(mixed(11, last, before, k[-3]))
    out += [mixed(4, h) for h in k[:-1]] + [mixed(15, h, last) for h in k[:-1]] + pairs(5, words)
    return out


def comment_features(comment, shape, link_words):
    if b" " not in comment:
        words = name_words(comment, 24)
        k = [x.hash for x in words]
        return [mixed(35, k[-1]), mixed(35, k[-1], shape.bucket + 1)] + [mixed(36, h) for h in k] if k else []
    words = copy_words(comment, 40)
    c = [x.hash for x in words]
    if not c:
        return []
    head = next((n for n, h in enumerate(c) if h in link_words), len(c))
    top = c[head - 1] if head else 0
    behind = c[head + 1:head + 6]
    out = [
        mixed(22, top), mixed(23, top, c[head - 2] if head > 1 else 0), mixed(24, c[0]), mixed(25, c[0], c[1] if len(c) > 1 else 0),
        mixed(27, c[-1]), mixed(28, c[-1], c[-2] if len(c) > 1 else 0), mixed(30, top, shape.bucket), mixed(31, top, shape.end),
        mixed(34, bucket(len(c))), mixed(37, c[0], shape.bucket), mixed(38, c[-1], shape.bucket)]
    out += [mixed(21, h) for h in c] + pairs(26, words) + [mixed(29, h) for h in c[:head]]
    out += [mixed(33, top, h) for h in behind]
    return out


def file_features(path, shape):
    name = path.rsplit("/", 1)[-1].split(".")[0].encode()
    return [mixed(71, x.hash) for x in name_words(name, 8)]


def share(part, whole):
    """Of eight: how large a part is."""
    return part * 8 // whole


class Entry:
    """What the features of one string are made of. `cue`: number of the role that words name, evidence, hundredths."""
    def __init__(self, key, comment, value, path, cue, link_words):
        key, comment, value = key.encode(), comment.encode().strip(b" \t\n\v\f\r"), value.encode()
        self.shape, self.cue = Shape(value), cue
        name = identifier(key)
        if name is not None and letters(name) == letters(value):
            name = None
        self.words = name_words(name, 24) if name is not None else []
        if letters(comment) == letters(value):
            comment = b""
        self.features = value_features(self.shape) + key_features(self.words, name or b"", self.shape)
        self.features += comment_features(comment, self.shape, link_words) if comment else [mixed(39, self.shape.bucket, self.shape.end)]
        self.features += file_features(path, self.shape)
        self.features += [mixed(90, cue[0]), mixed(91, cue[0], cue[1]), mixed(92, cue[0], cue[1], cue[2]), mixed(93, cue[0], self.shape.bucket), mixed(94, cue[0], cue[1], self.shape.end + 8 * self.shape.casing)]
        own = mixed(95, cue[0], cue[1], cue[2])
        self.features += [mixed(95, own, self.words[-1].hash if self.words else 0), mixed(96, own, self.shape.bucket), mixed(97, own, self.shape.end + 8 * self.shape.casing, self.shape.bucket)]
        self.last, self.stem = stem(self.words, comment, link_words)


def stem(words, comment, link_words):
    """What tells the part, and what the rest of the set has in common with it."""
    hashes = [w.hash for w in words]
    at = len(hashes) - 1
    if not hashes:
        hashes = [w.hash for w in copy_words(comment, 40)] if b" " in comment else []
        at = next((n for n, h in enumerate(hashes) if h in link_words), len(hashes)) - 1
        if len(hashes) < 4 or at < 0:
            return (hashes[at] if at >= 0 else 0), 0
    value = 1 if words else 2
    for n, h in enumerate(hashes):
        if n != at:
            value = mixed(80, value, h)
    return hashes[at], value if len(hashes) > 1 else 0


def neighbors(table):
    """Features of what stands in the same catalogue: `table` in the order of the file, all of one language."""
    under, alike, total = {}, {}, [0] * (NOTHING + 1)
    for e in table:
        total[e.cue[0]] += 1
        if e.stem:
            under.setdefault(e.stem, []).append(e)
        if e.last:
            alike.setdefault(e.last, [0] * (NOTHING + 1))[e.cue[0]] += 1
    whole = [mixed(165, role, share(total[role], len(table))) for role in range(NOTHING + 1)]
    whole.append(mixed(166, bucket(len(table))))
    out = []
    for n, e in enumerate(table):
        s, found = e.shape, list(whole)
        others = {(x.last, x.cue[0]) for x in under.get(e.stem, [])[:24] if x is not e and x.last != e.last} if e.stem else set()
        found.append(mixed(83, min(len(others), 4), s.bucket))
        for last, role in sorted(others)[:8]:
            found += [mixed(81, last), mixed(82, e.last, last), mixed(84, last, s.bucket), mixed(85, role, e.cue[0]), mixed(86, role, e.last), mixed(87, role, s.bucket, s.end)]
        if e.last:
            counts = list(alike[e.last])
            counts[e.cue[0]] -= 1
            rest = sum(counts)
            if rest:
                most = counts.index(max(counts))
                found += [mixed(171, most, share(counts[most], rest)), mixed(172, most, e.cue[0]), mixed(173, most, share(counts[most], rest), bucket(rest)), mixed(174, most, s.bucket, s.end)]
        before = table[n - 1].cue[0] if n else NOTHING + 1
        after = table[n + 1].cue[0] if n + 1 < len(table) else NOTHING + 1
        found += [mixed(181, before, bool(e.words)), mixed(182, after, bool(e.words)), mixed(183, before, after), mixed(184, before, after, s.bucket)]
        out.append(found)
    return out
