"""How the width of two units side by side differs from that of both alone: kerning, and Indic ligatures."""
import struct

import icu
import numpy as np

import advanceunits as units


# At most so many classes of units on each side; and differences of fewer steps than FAINT are none.
LIMIT = 255
FAINT = 2


class PairMatrix:
    """A row for each class of units that stand first, a column for each class of those that stand second."""

    def __init__(self, script, step, rows, columns, cells):
        self.script, self.step, self.rows, self.columns, self.cells = script, step, rows, columns, cells

    @classmethod
    def measured(cls, block, shapers):
        firsts = [u for u in block.units if u.text and may_be_first(u)]
        seconds = [u for u in block.units if u.text and u.variant == units.ALONE and may_be_second(u)]
        scripts = {u.text: icu.Script.getScript(u.text[0]).getShortName() for u in firsts + seconds}
        table = [[difference(a, b, block, shapers, scripts) for b in seconds] for a in firsts]
        rows, table = merged(table)
        columns, turned = merged([list(column) for column in zip(*table)])
        cells = [list(row) for row in zip(*turned)]
        return cls(block.script, block.step, dict(zip(map(key, firsts), rows)), dict(zip(map(key, seconds), columns)), cells)

    def classes(self, unit):
        return self.rows.get(key(unit), 0), self.columns.get(key(unit), 0)

    def packed(self):
        """Row by row the cells that differ from nothing: most don’t."""
        out = struct.pack("<HBB", round(1 / self.step), len(self.cells), len(self.cells[0]))
        for row in self.cells:
            filled = [(column, *cell) for column, cell in enumerate(row) if any(cell)]
            out += struct.pack("<B", len(filled)) + b"".join(struct.pack("<Bbb", *cell) for cell in filled)
        return out

    def report(self):
        filled = sum(any(cell) for row in self.cells for cell in row)
        return f"{self.script}: {len(self.cells)} × {len(self.cells[0])} classes, {filled} pairs of classes differ"


def key(unit):
    return unit.code, unit.variant


def may_be_first(unit):
    return unit.kind in (units.PLAIN, units.CONSONANT)


def may_be_second(unit):
    return unit.kind in (units.PLAIN, units.CONSONANT, units.SPACING)


def difference(first, second, block, shapers, scripts):
    """In steps, one number a weight; nothing where the two never share a run."""
    a, b = scripts[first.text], scripts[second.text]
    if a != b and not {"Zyyy", "Zinh"} & {a, b} or second.kind == units.SPACING and first.variant == units.HALF:
        return (0, 0)
    if first.variant == units.HALF and second.kind != units.CONSONANT:
        return (0, 0)
    script = b if a in ("Zyyy", "Zinh") else a
    steps = []
    for weight, shaper in enumerate(shapers):
        width = shaper.shape(first.text + second.text, script if script not in ("Zyyy", "Zinh") else block.script)[0]
        steps.append(round((width - first.advances[weight] - second.advances[weight]) / block.step))
    if all(abs(step) < FAINT for step in steps):
        return (0, 0)
    return tuple(max(-128, min(127, step)) for step in steps)


def merged(vectors, tolerance=1):
    """A class for each vector, and the classes; class 0 has no difference.

    Vectors that differ by no more than `tolerance` steps anywhere share a class. Once there are `LIMIT` classes, the
    others join the nearest one; vectors come in the order of code points, so that it is the rare ones that do."""
    table = np.array(vectors, dtype=np.int16).reshape(len(vectors), -1)
    classes = [np.zeros(table.shape[1], dtype=np.int16)]
    names = []
    for vector in table:
        distances = np.abs(np.array(classes) - vector)
        fitting = np.flatnonzero(distances.max(axis=1) <= tolerance)
        if len(fitting):
            names.append(int(fitting[0]))
        elif len(classes) < LIMIT:
            names.append(len(classes))
            classes.append(vector)
        else:
            names.append(int(distances.sum(axis=1).argmin()))
    return names, [[tuple(map(int, pair)) for pair in vector.reshape(-1, 2)] for vector in classes]
