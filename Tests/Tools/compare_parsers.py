"""Times reading alone of large catalogues by copydesk beside other parsers of the same formats, in one run.

By hand, after `swift build -c release --static-swift-stdlib --product CopydeskBench`:

    python3 -m venv /tmp/parsers
    /tmp/parsers/bin/pip install openstep-plist polib translate-toolkit moz.l10n lxml
    /tmp/parsers/bin/python Tests/Tools/compare_parsers.py [--entries 100000] [--bench PROGRAM] [--rounds 7]

Writes a catalogue of each format with the same made-up texts, no two alike, and times each parser on bytes in memory; the
parsers take turns, so that a machine that slows down slows all of them. Prints medians in milliseconds, as a table in
Markdown. What the others leave out (places of texts in the file, comments, problems, keys that come twice) is read by
copydesk all the same.
"""
import argparse
import gc
import json
import random
import statistics
import subprocess
import tempfile
import time
import xml.etree.ElementTree
from pathlib import Path
from xml.sax.saxutils import escape

import openstep_plist
import polib
from lxml import etree
from moz.l10n.formats import Format
from moz.l10n.resource import parse_resource
from translate.storage import pypo

BENCH = Path(__file__).resolve().parents[2] / ".build/release/CopydeskBench"
# Parsers that take seconds are asked less often.
SLOW = 2


def vocabulary(source):
    """Made-up words, short ones first, as in any language."""
    starts, vowels, ends = "b c d f g h l m n p r s t v w br cl st tr".split(), "a e i o u ea ou".split(), "n r t s l nd".split()
    words = {source.choice(starts) + source.choice(vowels) + (source.choice(starts) + source.choice(vowels) if long else "")
             + source.choice(ends) for long in (0, 1, 1) for _ in range(4000)}
    return sorted(words, key=lambda word: (len(word), word))


def texts(count):
    """Texts of one to twenty words; every tenth has a letter beyond ASCII, every eighth an escape of one format or another."""
    source = random.Random(1)
    words = vocabulary(source)
    for number in range(count):
        chosen = [words[int(len(words) * source.random() ** 2)] for _ in range(source.choice((1, 2, 2, 3, 5, 8, 12, 20)))]
        text = " ".join(chosen).capitalize()
        if number % 10 == 0:
            text = text.replace("e", "é") + "…"
        if number % 8 == 0:
            text += source.choice((' "%@"', "\n%1$d", " & more", " <b>x</b>", "’s \\", "\t·"))
        yield f"{source.choice(words)}.{source.choice(words)}.{number}", text, f"Shown {' '.join(chosen[:4])}"


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")


def android(text):
    return escape(text.replace("\\", "\\\\").replace('"', '\\"').replace("'", "\\'").replace("\n", "\\n").replace("\t", "\\t"))


def catalog(entries):
    """As Xcode writes it, with spaces before colons."""
    strings = {
        key: {"comment": comment, "localizations": {"en": {"stringUnit": {"state": "translated", "value": text}}}}
        for key, text, comment in entries}
    root = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(root, ensure_ascii=False, indent=2, separators=(",", " : "))


def files(entries):
    """Names of files and what is in them."""
    xliff = "".join(
        f'      <trans-unit id="{key}">\n        <source>{escape(text)}</source>\n        <target>{escape(text)}</target>\n'
        f"        <note>{comment}</note>\n      </trans-unit>\n" for key, text, comment in entries)
    po = "".join(f'#. {comment}\nmsgctxt "{key}"\nmsgid "{quoted(text)}"\nmsgstr "{quoted(text)}"\n\n'
                 for key, text, comment in entries)
    return {
        "Localizable.strings": "".join(f'/* {comment} */\n"{key}" = "{quoted(text)}";\n\n' for key, text, comment in entries),
        "Localizable.xcstrings": catalog(entries),
        "de.xliff": '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n'
                    '  <file original="a" source-language="en" target-language="de" datatype="plaintext">\n    <body>\n'
                    + xliff + "    </body>\n  </file>\n</xliff>\n",
        "values/strings.xml": '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n' + "".join(
            f'    <!-- {comment} -->\n    <string name="{key.replace(".", "_")}">{android(text)}</string>\n'
            for key, text, comment in entries) + "</resources>\n",
        "de.po": 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n' + po,
        "locales/de.json": json.dumps({key: text for key, text, _ in entries}, ensure_ascii=False, indent=2),
    }


PEERS = {
    "Localizable.strings": {"openstep-plist": lambda data: openstep_plist.loads(data.decode())},
    "Localizable.xcstrings": {"json of Python": json.loads},
    "de.xliff": {
        "moz.l10n": lambda data: parse_resource(Format.xliff, data), "lxml, tree alone": etree.fromstring,
        "ElementTree, tree alone": xml.etree.ElementTree.fromstring},
    "values/strings.xml": {
        "moz.l10n": lambda data: parse_resource(Format.android, data), "lxml, tree alone": etree.fromstring,
        "ElementTree, tree alone": xml.etree.ElementTree.fromstring},
    "de.po": {
        "polib": lambda data: polib.pofile(data.decode()), "translate-toolkit": pypo.pofile.parsestring,
        "moz.l10n": lambda data: parse_resource(Format.gettext, data)},
    "locales/de.json": {"json of Python": json.loads},
}


def seconds(parse, data):
    gc.collect()
    start = time.process_time()
    parse(data)
    return time.process_time() - start


def ours(bench, path):
    line = subprocess.run([bench, "formats", "--rounds", "3", path], capture_output=True, text=True, check=True).stdout
    _, count, _, median, _ = line.rsplit("\t", 4)
    return int(count), float(median)


def compare(path, peers, options):
    data = path.read_bytes()
    times = {name: [] for name in ("copydesk", *peers)}
    for _ in range(options.rounds):
        count, own = ours(options.bench, path)
        assert count == options.entries, f"{path}: {count} entries"
        times["copydesk"].append(own)
        for name, parse in peers.items():
            if len(times[name]) < 2 or times[name][0] < SLOW:
                times[name].append(seconds(parse, data))
    own = statistics.median(times.pop("copydesk"))
    for name, found in times.items():
        other = statistics.median(found)
        print(f"| {path.suffix} | {len(data) / 1e6:.1f} MB | {own * 1000:.0f} ms | {name} | {other * 1000:.0f} ms | "
              f"{other / own:.1f} × |", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--bench", default=BENCH)
    options = parser.parse_args()
    print("| format | size | copydesk | other | takes | copydesk is faster by |\n| --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files(list(texts(options.entries))).items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            compare(path, PEERS[name], options)


main()
