#!/usr/bin/env python3
"""Made-up strings and what ../en/roles.bin says of them, for the test that holds the program to this recipe.

rolesample.py writes ../../Tests/Fixtures/Roles/agreement.tsv: table, key, comment, value, file, what is known before (role,
evidence, hundredths), role, and confidence. Run it again when roles.bin was trained again. Seeded.
"""

import math
import pathlib
import random
import struct

import rolefeatures
from rolefeatures import EVIDENCE, NOTHING, NUMBERS, ROLES

HERE = pathlib.Path(__file__).parent
THINGS = ["bed", "hose", "seed", "watering_can", "rain barrel", "compost", "Beet", "Gießkanne", "glass-house", "URL", "shed"]
PARTS = ["title", "message", "cancel", "deleteButton", "Label", "hint", "menu_item", "alertTitle", "body", "footer", "x", "OK", "titleV2"]
FORMS = ["{t}.alert.{p}", "{t}_{p}", "{t}{p}", "alert.{t}.{p}", "Settings.{t}.{p}", "btn_{t}_{p}", "error-{t}/{p}", "{t}.{p} %@", "{v}", "{p}"]
VALUES = [
    "Dig {t}", "Dig up the {t}?", "The {t} couldn’t be watered.", "The {t} is gone. Plant another one?", "{t}", "{t}s", "Water %@ of %2$ld {t}s",
    "%#@beds@", "100% of {count} {t}s are dry…", "DIGGING", "watering {t}", "Don't plant the {t} before May!\nIt won’t grow.", "Are you sure?",
    "OK", "Cancel", "“{t}” is wet.", "Name of the {t}:", "All {t}s, and 3 more...", "{nobody", "…", "5", "(dry)", "Über {t} – heute", "% d {t}"]
COMMENTS = [
    "", "Title of the alert shown when the {t} is dry", "Button that waters the {t}", "{t}_button", "Message of an alert about the {t}.",
    "menu item", "The {t}’s name", "  Label for 2 {t}s (“{p}”)  ", "No comment provided by engineer.", "{v}", "of the {t}", "Alert body"]
FILES = ["en.lproj/Localizable.strings", "Garden/Shed-Alerts.xcstrings", "MainMenu.strings", "values/strings.xml"]


class Weights:
    """The table as the program reads it."""
    def __init__(self, path):
        data = path.read_bytes()
        self.count, self.scale = struct.unpack_from("<If", data, 4)
        self.bias = struct.unpack_from(f"<{len(ROLES)}i", data, 12)
        self.rows, self.width = data[12 + 4 * len(ROLES):], 2 + len(ROLES)

    def row(self, feature):
        mark, index = max(feature & 0xFFFF, 1), feature * self.count >> 32
        while True:
            found, *weights = struct.unpack_from(f"<H{len(ROLES)}b", self.rows, index * self.width)
            if found == mark:
                return weights
            if not found:
                return [0] * len(ROLES)
            index = (index + 1) % self.count

    def answer(self, features):
        totals = [sum(column) for column in zip(self.bias, *map(self.row, features))]
        best = max(range(len(ROLES)), key=lambda role: (totals[role], -role))
        return ROLES[best], 1 / sum(math.exp((total - totals[best]) * self.scale) for total in totals)


def string(rng):
    thing, part = rng.choice(THINGS), rng.choice(PARTS)
    value = rng.choice(VALUES).replace("{t}", thing)
    fill = lambda text: text.replace("{t}", thing).replace("{p}", part).replace("{v}", value)
    role = rng.choice(list(NUMBERS) + ["unknown"])
    cue = (role, rng.choice(["key", "comment", "value", "source"]), rng.choice([60, 75, 85, 95])) if role != "unknown" else (role, "none", 0)
    return fill(rng.choice(FORMS)), fill(rng.choice(COMMENTS)), value, cue


def main():
    rng, weights = random.Random(19), Weights(HERE / "../en/roles.bin")
    links = rolefeatures.links(HERE / "../en/roles.tsv")
    lines = ["# Written by Lexicons/build/rolesample.py: made-up strings, what is known of them before, and what roles.bin says."]
    for table, size in enumerate([1, 2, 40, 120, 150, 3]):
        file, strings = rng.choice(FILES), [string(rng) for _ in range(size)]
        entries = [
            rolefeatures.Entry(key, comment, value, file, (NUMBERS.get(cue[0], NOTHING), EVIDENCE.index(cue[1]), cue[2]), links)
            for key, comment, value, cue in strings]
        for (key, comment, value, cue), entry, around in zip(strings, entries, rolefeatures.neighbors(entries)):
            role, confidence = weights.answer(entry.features + around)
            cells = [table, key, comment, value, file.rsplit("/", 1)[-1], *cue, role, f"{confidence:.3f}"]
            lines.append("\t".join(str(c).replace("\n", "\\n") for c in cells))
    (HERE / "../../Tests/Fixtures/Roles/agreement.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
