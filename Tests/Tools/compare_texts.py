#!/usr/bin/env python3
"""Compares what copydesk reads from .po, .pot, .arb, .properties, and .json with independent readers, file by file.

    pip install polib translate-toolkit
    Tests/Tools/compare_texts.py .build/release/copydesk FOLDER...

Prints a line for each file: entries by copydesk, by the other reader, and how many texts differ. The other readers are
polib, Python's json, and translate-toolkit's reader of Java properties. Only texts are compared; ICU messages that
copydesk splits are counted apart. Not part of the tests, which need no files but their own.
"""
import codecs
import collections
import json
import pathlib
import re
import subprocess
import sys

import polib

BRANCHING = re.compile(r"\{\s*\w+\s*,\s*(plural|select|selectordinal|choice)\s*,")


def ours(program, path):
    run = subprocess.run([program, "inspect", "--format", "jsonl", str(path)], capture_output=True)
    if run.returncode not in (0, 1):
        return None
    return [json.loads(line) for line in run.stdout.decode().split("\n") if line]


def declared_charset(path):
    match = re.search(rb"charset=([\w-]+)", path.read_bytes()[:65536])
    name = match.group(1).decode().lower() if match else "utf-8"
    names = {"cp932": "cp932", "big5": "cp950", "euc-kr": "cp949", "charset": "utf-8"}
    return names.get(name, name)


def gettext(path):
    catalog = polib.pofile(str(path), encoding=declared_charset(path))
    is_template = path.suffix == ".pot"
    is_english = catalog.metadata.get("Language", "").startswith("en")
    for entry in catalog:
        if entry.obsolete:
            continue
        forms = list(entry.msgstr_plural.values()) or [entry.msgstr]
        if is_template or (is_english and not any(forms)):
            yield entry.msgid
            if entry.msgid_plural:
                yield entry.msgid_plural
        else:
            yield from forms


def properties(path):
    from translate.storage import properties as store

    data = path.read_bytes()
    try:
        data.decode("utf-8")
        kind = "java-utf8"
    except UnicodeDecodeError:
        kind = "java"
    file = store.propfile(personality=kind)
    file.parse(data)
    for unit in file.units:
        if unit.name:
            yield unit.source


def leaves(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, Pairs):
        for _, part in value.items:
            yield from leaves(part)


class Pairs:
    """An object with all its members, those that repeat a key too."""

    def __init__(self, items):
        self.items = items


def load(path):
    return json.loads(path.read_text(encoding="utf-8-sig"), object_pairs_hook=Pairs)


def arb(path):
    return (value for key, value in load(path).items if not key.startswith("@") and isinstance(value, str))


READERS = {".po": gettext, ".pot": gettext, ".properties": properties, ".arb": arb, ".json": lambda p: leaves(load(p))}


def plain(texts):
    """Texts that are no messages, as both sides can compare them."""
    return collections.Counter(text for text in texts if not BRANCHING.search(text))


def compare(program, path):
    entries = ours(program, path)
    try:
        theirs = list(READERS[path.suffix](path))
    except Exception as error:  # The other reader's own limits are worth a line.
        theirs = None
        print(f"{path}\tother reader fails: {str(error)[:80]}")
    if entries is None or theirs is None:
        return None
    messages = sum(1 for text in theirs if BRANCHING.search(text))
    own, other = collections.Counter(entry["value"] for entry in entries), plain(theirs)
    missing = other - own
    extra = own - other
    print(f"{path}\t{len(entries)}\t{len(theirs)}\t{messages}\t{sum(missing.values())}\t{sum(extra.values())}")
    for text in list(missing)[:3]:
        print(f"    only there: {text[:90]!r}")
    if not messages:
        for text in list(extra)[:3]:
            print(f"    only here:  {text[:90]!r}")
    return len(entries), len(theirs), messages, sum(missing.values()), 0 if messages else sum(extra.values())


def main():
    program, folders = sys.argv[1], sys.argv[2:]
    print("file\tentries\tother\tmessages\tonly there\tonly here")
    totals = collections.Counter()
    for folder in folders:
        root = pathlib.Path(folder)
        files = sorted(p for p in root.rglob("*") if p.suffix in READERS) if root.is_dir() else [root]
        for path in files:
            counts = compare(program, path)
            if counts:
                totals.update(dict(zip(("entries", "other", "messages", "only there", "only here"), counts)))
                totals["files"] += 1
    print(dict(totals))


if __name__ == "__main__":
    main()
