"""Compares copydesk’s widths and lines with those of a shaping engine, on strings of real catalogues.

    python3 Tests/Tools/compare_widths.py TRUTH.py STRINGS.tsv [--bench .build/release/CopydeskBench] [--font FILE]

STRINGS.tsv has `locale TAB text` lines; TRUTH.py takes `--size --weight --tracking --column FILE` and prints
`locale TAB width TAB lines TAB text`. Prints the mean error of the width and how often the lines agree, for four columns
and by script. With --font both measure with that font file.
"""
import argparse
import collections
import subprocess
import sys

# Size, weight, tracking, column: title and message of an alert on iOS 18 and iOS 26.
COLUMNS = [(17, "semibold", -0.302, 238), (13, "regular", -0.08, 238), (17, "semibold", -0.302, 260),
           (15, "regular", -0.23, 260)]
BLOCKS = [("Latin", 0x41, 0x24F), ("Latin", 0x1E00, 0x1EFF), ("Greek", 0x370, 0x3FF), ("Cyrillic", 0x400, 0x52F),
          ("Armenian", 0x530, 0x58F), ("Hebrew", 0x590, 0x5FF), ("Arabic", 0x600, 0x77F), ("Devanagari", 0x900, 0x97F),
          ("Bengali", 0x980, 0x9FF), ("Tamil", 0xB80, 0xBFF), ("Telugu", 0xC00, 0xC7F), ("Kannada", 0xC80, 0xCFF),
          ("Malayalam", 0xD00, 0xD7F), ("Thai", 0xE00, 0xE7F), ("Lao", 0xE80, 0xEFF), ("Georgian", 0x10A0, 0x10FF),
          ("Khmer", 0x1780, 0x17FF), ("Hangul", 0xAC00, 0xD7A3), ("kana", 0x3040, 0x30FF), ("Han", 0x3400, 0x9FFF)]
# What a script is counted as although another one has more letters in the text: one letter is enough to tell.
TELLING = ("kana", "Hangul", "Arabic", "Hebrew", "Thai", "Devanagari")


def script(text):
    counts = collections.Counter()
    for character in text:
        for name, first, last in BLOCKS:
            if first <= ord(character) <= last:
                counts[name] += 1
    for name in TELLING:
        if counts[name]:
            return name
    return counts.most_common(1)[0][0] if counts else "none"


def truth(options, size, weight, tracking, column):
    command = [sys.executable, options.truth, "--size", str(size), "--weight", weight, "--tracking", str(tracking),
               "--column", str(column)]
    if options.font:
        command += ["--primary", options.font]
    out = subprocess.run(command + [options.strings], capture_output=True, text=True, check=True).stdout
    return [(float(line.split("\t")[1]), int(line.split("\t")[2])) for line in out.splitlines()]


def estimate(options, size, weight, tracking, column):
    command = [options.bench, "widths", str(size), weight, str(tracking), str(column)]
    if options.font:
        command.append(options.font)
    done = subprocess.run(command, stdin=open(options.strings, "rb"), capture_output=True, check=True)
    print(done.stderr.decode().strip())
    return [(float(line.split("\t")[0]), int(line.split("\t")[1])) for line in done.stdout.decode().splitlines()]


def report(name, pairs):
    errors = sorted(abs(got[0] - want[0]) / want[0] for want, got, _ in pairs if want[0] > 0)
    agree = sum(want[1] == got[1] for want, got, _ in pairs)
    print(f"  {name:12} {len(pairs):6} strings  width {100 * sum(errors) / len(errors):5.2f} % mean,"
          f" {100 * errors[int(0.95 * len(errors))]:5.2f} % p95   lines {100 * agree / len(pairs):6.2f} %")
    return agree


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("truth")
    parser.add_argument("strings")
    parser.add_argument("--bench", default=".build/release/CopydeskBench")
    parser.add_argument("--font")
    parser.add_argument("--worst", type=int, default=0, help="also print so many strings with the largest errors")
    options = parser.parse_args()
    texts = [line.rstrip("\n").partition("\t")[2] for line in open(options.strings, encoding="utf-8")]
    total, agreeing, everything = 0, 0, []
    for column in COLUMNS:
        pairs = list(zip(truth(options, *column), estimate(options, *column), texts, strict=True))
        print("{} pt {}, tracking {}, column {}".format(*column))
        agreeing += report("all", pairs)
        total += len(pairs)
        everything += pairs
        if options.worst:
            for want, got, text in sorted(pairs, key=lambda p: -abs(p[1][0] - p[0][0]) / max(p[0][0], 1))[:options.worst]:
                print(f"    {want} {got} {text}")
    print(f"all columns: lines agree {100 * agreeing / total:.2f} %")
    by_script = collections.defaultdict(list)
    for pair in everything:
        by_script[script(pair[2])].append(pair)
    for name in sorted(by_script, key=lambda n: -len(by_script[n])):
        report(name, by_script[name])


if __name__ == "__main__":
    main()
