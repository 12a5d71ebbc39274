"""What is measured: characters, the joined forms of Arabic letters, the half forms of Indic consonants."""
from collections import Counter
from dataclasses import dataclass, field

import icu

# Kinds, as in AdvanceTable.swift.
PLAIN, MARK, VIRAMA, CONSONANT, DUAL, RIGHT, CAUSING, SPACING = range(8)
# Variants: 0 the character alone; of Arabic letters initial, medial, final; of Indic consonants 1 before another one.
ALONE, INITIAL, MEDIAL, FINAL, HALF = 0, 1, 2, 3, 1

# The combining class of dots that make other consonants.
NUKTA = 7

# Blocks without a difference between their characters, in em. Pictographs take 1.245 in Noto Color Emoji; no figures of Apple
# are known. Tags, which name the flags of regions, aren’t seen.
CONSTANTS = [
    (0x3400, 0x4DBF, 1.0), (0x4E00, 0x9FFF, 1.0), (0xAC00, 0xD7A3, 0.92), (0xF900, 0xFAFF, 1.0),
    (0x1F000, 0x1FAFF, 1.25), (0x20000, 0x3FFFF, 1.0), (0xE0000, 0xE0FFF, 0),
]
# What Inter sets.
LATIN = [(0x20, 0x7E), (0xA0, 0x24F), (0x259, 0x259), (0x2B0, 0x2FF), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
         (0x2010, 0x2064), (0x2070, 0x209F), (0x20A0, 0x20C0), (0x2100, 0x2150), (0x2190, 0x2193)]
PAIRED = [(0x20, 0x7E), (0xA0, 0x17F), (0x1A0, 0x1B0), (0x218, 0x21B), (0x386, 0x3CE), (0x401, 0x45F), (0x490, 0x491),
          (0x1EA0, 0x1EF9), (0x2010, 0x203A)]
OTHER = [(0x250, 0x2AF), (0x1F00, 0x1FFF), (0x2000, 0x200A), (0x2150, 0x218F), (0x2194, 0x22FF), (0x2300, 0x23FF),
         (0x2460, 0x24FF), (0x2500, 0x25FF), (0x2600, 0x27BF), (0x2B00, 0x2B55), (0x3000, 0x312F), (0xFF00, 0xFFEF)]
SCRIPTS = {
    "Hebr": [(0x591, 0x5F4)], "Armn": [(0x531, 0x58F)], "Geor": [(0x10A0, 0x10FF), (0x1C90, 0x1CBF)],
    "Thai": [(0xE01, 0xE5B)], "Laoo": [(0xE81, 0xEDF)], "Ethi": [(0x1200, 0x137F)],
}
# What vowels that are part of a cluster are tried on: SARA AM.
BASES = {"Thai": "\u0e01", "Laoo": "\u0e81"}
# Consonants, virama, and all of the block.
INDIC = {
    "Deva": ((0x915, 0x939), 0x94D, (0x900, 0x97F)), "Beng": ((0x995, 0x9B9), 0x9CD, (0x980, 0x9FE)),
    "Guru": ((0xA15, 0xA39), 0xA4D, (0xA01, 0xA76)), "Gujr": ((0xA95, 0xAB9), 0xACD, (0xA81, 0xAFF)),
    "Taml": ((0xB95, 0xBB9), 0xBCD, (0xB82, 0xBFA)), "Telu": ((0xC15, 0xC39), 0xC4D, (0xC00, 0xC7F)),
    "Knda": ((0xC95, 0xCB9), 0xCCD, (0xC80, 0xCF2)), "Mlym": ((0xD15, 0xD39), 0xD4D, (0xD00, 0xD7F)),
    "Sinh": ((0xD9A, 0xDC6), None, (0xD81, 0xDF4)), "Khmr": ((0x1780, 0x17A2), 0x17D2, (0x1780, 0x17F9)),
    "Mymr": ((0x1000, 0x1021), 0x1039, (0x1000, 0x109F)),
}
ARABIC = [(0x600, 0x6FF), (0x750, 0x77F)]
LAM_ALEF = {0xFEF5: "\u0644\u0622", 0xFEF7: "\u0644\u0623", 0xFEF9: "\u0644\u0625", 0xFEFB: "\u0644\u0627"}
JOINER = "\u200d"


@dataclass
class Unit:
    code: int
    advances: tuple
    kind: int = PLAIN
    variant: int = ALONE
    # How it is written where it stands before another unit.
    text: str = ""


@dataclass
class Block:
    script: str
    units: list = field(default_factory=list)
    pairs: bool = False
    # Ems between two steps of a pair’s difference.
    step: float = 1 / 256


def codes(ranges):
    return [code for first, last in ranges for code in range(first, last + 1) if icu.Char.isdefined(chr(code))]


def alone(shapers, code, script):
    return tuple(shaper.shape(chr(code), script)[0] for shaper in shapers)


def is_mark(code):
    return icu.Char.charType(chr(code)) in (6, 7) or 0x200B <= code <= 0x200F or 0x2060 <= code <= 0x2064


def plain(shapers, ranges, script=None):
    for code in codes(ranges):
        own = script or "Latn"
        if is_mark(code):
            yield Unit(code, (0.0, 0.0), MARK, text=chr(code))
        elif all(shaper.has(code, own) for shaper in shapers):
            base = BASES.get(script)
            if base and shapers[0].shape(base + chr(code), script)[1] == 1:
                yield Unit(code, added(shapers, code, script, [base]), SPACING)
            else:
                yield Unit(code, alone(shapers, code, script), text=chr(code))


def added(shapers, code, script, bases):
    """What a mark adds to the width of most of what it stands on."""
    return tuple(max(0.0, usual(s.shape(base + chr(code), script)[0] - s.shape(base, script)[0] for base in bases))
                 for s in shapers)


def latin(shapers):
    """Characters that no language of apps needs have no pairs: they would only make more classes."""
    for unit in plain(shapers, LATIN):
        if unit.kind == MARK or shapers[0].font_for(unit.code, "Latn") == shapers[0].inter:
            if not any(first <= unit.code <= last for first, last in PAIRED):
                unit.text = ""
            yield unit


def zero():
    ranges = [(0x300, 0x36F), (0x200B, 0x200F), (0x2060, 0x2064), (0xFE00, 0xFE0F), (0xAD, 0xAD), (0xFEFF, 0xFEFF)]
    return [Unit(code, (0.0, 0.0), MARK) for code in codes(ranges)]


def arabic(shapers):
    """Letters in their four forms; a zero-width joiner beside them brings the forms about."""
    for code in codes(ARABIC):
        kind = {2: DUAL, 4: RIGHT, 1: CAUSING}.get(icu.Char.getIntPropertyValue(chr(code), icu.UProperty.JOINING_TYPE), PLAIN)
        if is_mark(code):
            yield Unit(code, (0.0, 0.0), MARK)
        elif all(shaper.has(code, "Arab") for shaper in shapers):
            yield Unit(code, alone(shapers, code, "Arab"), kind)
            for variant, before, behind in ((INITIAL, "", JOINER), (MEDIAL, JOINER, JOINER), (FINAL, JOINER, "")):
                if kind == DUAL or kind == RIGHT and variant == FINAL:
                    yield Unit(code, tuple(s.shape(chr(code), "Arab", before, behind)[0] for s in shapers), kind, variant)
    for code, text in LAM_ALEF.items():
        yield Unit(code, tuple(s.shape(text, "Arab")[0] for s in shapers), RIGHT)
        yield Unit(code, tuple(s.shape(text, "Arab", JOINER)[0] for s in shapers), RIGHT, FINAL)


def usual(values):
    """The most frequent one: exceptions are for the pairs."""
    return Counter(round(value, 3) for value in values).most_common(1)[0][0]


def indic(shapers, script):
    (first, last), virama, block = INDIC[script]
    consonants = [c for c in codes([(first, last)]) if all(s.has(c, script) for s in shapers)]
    for code in codes([block]):
        if not all(shaper.has(code, script) for shaper in shapers):
            continue
        if code == virama:
            yield Unit(code, (0.0, 0.0), VIRAMA)
        elif icu.Char.getCombiningClass(chr(code)) == NUKTA:
            yield Unit(code, (0.0, 0.0), MARK)
        elif code in consonants:
            yield Unit(code, alone(shapers, code, script), CONSONANT, text=chr(code))
            if virama:
                half = tuple(usual(s.shape(chr(code) + chr(virama) + chr(c), script)[0] - s.shape(chr(c), script)[0]
                                   for c in consonants) for s in shapers)
                yield Unit(code, tuple(max(0.0, h) for h in half), CONSONANT, HALF, text=chr(code) + chr(virama))
        elif icu.Char.charType(chr(code)) in (6, 7, 8):
            width = added(shapers, code, script, list(map(chr, consonants)))
            yield Unit(code, width, SPACING, text=chr(code))
        else:
            yield Unit(code, alone(shapers, code, script), text=chr(code))


def blocks(shapers):
    yield Block("Latn", list(latin(shapers)), pairs=True)
    for script, ranges in SCRIPTS.items():
        yield Block(script, list(plain(shapers, ranges, script)), pairs=script in ("Hebr", "Armn", "Geor"))
    for script in INDIC:
        yield Block(script, list(indic(shapers, script)), pairs=True, step=1 / 64)
    seen = {u.code for u in latin(shapers)}
    yield Block("Zyyy", [u for u in plain(shapers, OTHER) if u.code not in seen] + [u for u in zero() if u.code not in seen])
    yield Block("Arab", list(arabic(shapers)))
