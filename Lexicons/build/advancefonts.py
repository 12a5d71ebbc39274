"""The fonts that advances come from, and how wide they set a piece of text."""
from functools import lru_cache

import icu
import uharfbuzz as hb

WEIGHTS = ("regular", "semibold")
INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans{}-{}.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
# Noto's families by script. Noto has no semibold; its bold stands in.
FAMILIES = {
    "Arab": "Arabic", "Hebr": "Hebrew", "Thai": "Thai", "Laoo": "Lao", "Deva": "Devanagari", "Beng": "Bengali",
    "Taml": "Tamil", "Telu": "Telugu", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Knda": "Kannada",
    "Mlym": "Malayalam", "Sinh": "Sinhala", "Khmr": "Khmer", "Mymr": "Myanmar", "Armn": "Armenian",
    "Geor": "Georgian", "Ethi": "Ethiopic",
}
SYMBOLS = ("Symbols-Regular", "Symbols2-Regular", "Math-Regular")


@lru_cache(None)
def font(path, index=0):
    face = hb.Face(hb.Blob.from_file_path(path), index)
    return hb.Font(face), face.upem


def script_of(text):
    for character in text:
        name = icu.Script.getScript(character).getShortName()
        if name not in ("Zyyy", "Zinh", "Qaai"):
            return name
    return "Latn"


class Shaper:
    """One weight of all fonts."""

    def __init__(self, weight):
        inter, noto = {"regular": ("Regular", "Regular"), "semibold": ("SemiBold", "Bold")}[weight]
        self.inter = font(INTER.format(inter))
        self.noto = noto

    @lru_cache(None)
    def font_for(self, code, script):
        """Inter wherever it has the character, then the script's Noto, Noto CJK, Noto Sans, and its symbols."""
        candidates = [self.inter]
        if script in FAMILIES:
            candidates.append(font(NOTO.format(FAMILIES[script], self.noto)))
        candidates.append(font(CJK.format(self.noto), 2))
        candidates.append(font(f"/usr/share/fonts/truetype/noto/NotoSans-{self.noto}.ttf"))
        candidates += [font(f"/usr/share/fonts/truetype/noto/NotoSans{name}.ttf") for name in SYMBOLS]
        return next((one for one in candidates if one[0].get_nominal_glyph(code) is not None), None)

    def has(self, code, script="Latn"):
        return self.font_for(code, script) is not None

    @lru_cache(None)
    def shape(self, text, script=None, before="", behind=""):
        """Width in em and number of clusters of `text` in one run, `before` and `behind` being its context."""
        script = script or script_of(text)
        chosen = self.font_for(ord(text[0]), script)
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(c) for c in before + text + behind], len(before), len(text))
        buffer.script = script
        buffer.direction = "rtl" if script in ("Arab", "Hebr") else "ltr"
        buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
        hb.shape(chosen[0], buffer)
        width = sum(position.x_advance for position in buffer.glyph_positions) / chosen[1]
        return width, len({info.cluster for info in buffer.glyph_infos})
