"""Compiles advances/advances.bin: how wide characters are, from the fonts that stand in for those of the platforms.

    python3 Lexicons/build/advances.py [--report]

Needs Debian's fonts-inter, fonts-noto-core, fonts-noto-cjk and, from PyPI, numpy, uharfbuzz and PyICU. What is stored is
measured by shaping, never guessed: a character alone, its joined or half forms, and how a pair differs from its parts.
The layout is described in Sources/CopyText/Width/AdvanceTable.swift.
"""
import struct
import sys
from pathlib import Path

import advanceunits as units
from advancefonts import WEIGHTS, Shaper
from advancepairs import PairMatrix

TARGET = Path(__file__).parents[1] / "advances" / "advances.bin"
MAGIC = b"CDAW\x01"
UNIT = 2048


def records(shapers):
    """All units, each with its two advances, and the pair matrices that they refer to."""
    every, matrices = [], []
    for number, block in enumerate(units.blocks(shapers), start=1):
        matrix = None
        if block.pairs:
            matrix = PairMatrix.measured(block, shapers)
            matrices.append(matrix)
        for unit in block.units:
            left, right = matrix.classes(unit) if matrix else (0, 0)
            group = len(matrices) if matrix else 0
            every.append((unit.variant, unit.code, unit.advances, left, right, unit.kind, group))
    return sorted(every), matrices


def runs(every):
    """Neighbours of one kind in one run, so that place, kind and group need not be written for each."""
    run = []
    for record in every:
        last = run[-1] if run else None
        if last and (record[0], record[1], record[5], record[6]) != (last[0], last[1] + 1, last[5], last[6]):
            yield run
            run = []
        run.append(record)
    if run:
        yield run


def packed(every, matrices):
    out = bytearray(MAGIC)
    pieces = list(runs(every))
    out += struct.pack("<HBB", len(pieces), len(matrices), len(units.CONSTANTS))
    for first, last, advance in units.CONSTANTS:
        out += struct.pack("<IIH", first, last, round(advance * UNIT))
    for matrix in matrices:
        out += matrix.packed()
    for run in pieces:
        variant, code, _, _, _, kind, group = run[0]
        out += struct.pack("<IHBBB", code, len(run), variant, kind, group)
        for _, _, advances, left, right, _, _ in run:
            if kind != units.MARK:
                out += struct.pack("<HH", *(min(round(a * UNIT), 65535) for a in advances))
            if group and kind != units.MARK:
                out += struct.pack("<BB", left, right)
    return bytes(out)


def main():
    shapers = [Shaper(weight) for weight in WEIGHTS]
    every, matrices = records(shapers)
    data = packed(every, matrices)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(data)
    if "--report" in sys.argv:
        print(f"{len(data)} bytes, {len(every)} units, {len(matrices)} matrices")
        for matrix in matrices:
            print(" ", matrix.report())


if __name__ == "__main__":
    main()
