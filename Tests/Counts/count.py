#!/usr/bin/env python3
"""Compares what copydesk reads in catalogues with what independent readers find there.

By hand, after `bin/demo` (or with another build in the variable COPYDESK):

    python3 -m venv /tmp/counts && /tmp/counts/bin/pip install openstep-plist lxml
    /tmp/counts/bin/python Tests/Counts/count.py FOLDER... [--all]

Prints one line for each format with files, entries and differences, and one for each file that differs. Keys and texts are
compared, not numbers alone. Independent readers: openstep-plist for old-style lists, plistlib for XML and binary ones, json
for string catalogs, lxml for Android, XLIFF and .NET, each with the few lines of its format's own grammar below.
"""
import collections
import json
import os
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import openstep_plist
from lxml import etree

PROGRAM = os.environ.get("COPYDESK") or Path(__file__).resolve().parents[2] / ".build/release/copydesk"
QUANTITIES = ("zero", "one", "two", "few", "many", "other")


def text_of(data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    return data.decode("utf-8-sig")


def strings(data, _):
    if data.startswith(b"bplist"):
        return plistlib.loads(data).items()
    if data.lstrip()[:5] in (b"<?xml", b"<plis"):
        return plistlib.loads(data).items()
    text = text_of(data)
    return openstep_plist.loads(text).items() if text.strip() else []


def stringsdict(data, _):
    for key, value in plistlib.loads(data).items():
        if isinstance(value, str):
            yield key, value
            continue
        if "NSStringLocalizedFormatKey" in value:
            yield key, value["NSStringLocalizedFormatKey"]
        for rule in ("NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"):
            for text in value.get(rule, {}).values():
                yield key, text
        for variable in value.values():
            if isinstance(variable, dict):
                for name, text in variable.items():
                    if name in QUANTITIES:
                        yield key, text


def units(node):
    """The texts below a localization or variant of a string catalog."""
    if "stringUnit" in node:
        yield node["stringUnit"].get("value", "")
    yield from node.get("stringSet", {}).get("values", [])
    for kind in ("variations", "substitutions"):
        for branch in node.get(kind, {}).values():
            if kind == "substitutions":
                yield from units(branch)
            else:
                for variant in branch.values():
                    yield from units(variant)


def xcstrings(data, _):
    catalog = json.loads(data)
    source = catalog["sourceLanguage"]
    for key, entry in catalog["strings"].items():
        localizations = entry.get("localizations", {})
        own = localizations.get(source, {})
        # A key without a text in the source language shows itself.
        if not any(kind in own for kind in ("stringUnit", "variations", "stringSet")):
            yield key, key
        for localization in localizations.values():
            for text in units(localization):
                yield key, text


def inner(element):
    """What stands inside an element, its tags without their text's escapes."""
    parts = [element.text or ""]
    for child in element:
        if child.tag is not etree.Comment:
            parts.append(f"<{etree.QName(child).localname}>")
            parts.append(inner(child))
        parts.append(child.tail or "")
    return "".join(parts)


def android_text(element):
    """As aapt reads it: quotation marks, white space, backslashes."""
    result, quoted, space, raw, place = [], False, False, inner(element), 0
    while place < len(raw):
        mark = raw[place]
        place += 1
        if mark == "\\" and place < len(raw):
            mark = raw[place]
            place += 1
            if mark == "u":
                mark = chr(int(raw[place:place + 4], 16))
                place += 4
            result.append(" " if space and result else "")
            result.append({"n": "\n", "t": "\t"}.get(mark, mark))
            space = False
        elif mark == '"':
            result.append(" " if space and result else "")
            quoted, space = not quoted, False
        elif mark in " \n\t\r" and not quoted:
            space = True
        else:
            result.append(" " if space and result else "")
            result.append(mark)
            space = False
    return "".join(result).encode("utf-16", "surrogatepass").decode("utf-16")


def android(data, _):
    root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, huge_tree=True))
    for element in root:
        name = element.get("name")
        if element.tag == "string" or (element.tag == "item" and element.get("type") == "string"):
            yield name, android_text(element)
        elif element.tag in ("plurals", "string-array"):
            for item in element.findall("item"):
                yield name, android_text(item)


def xliff(data, _):
    root = etree.fromstring(data, etree.XMLParser(huge_tree=True))
    for unit in root.iter("{*}trans-unit", "{*}segment"):
        owner = unit if etree.QName(unit).localname == "trans-unit" else unit.getparent()
        languages = root.get("trgLang"), root.get("srcLang")
        for above in unit.iterancestors("{*}file"):
            languages = above.get("target-language", languages[0]), above.get("source-language", languages[1])
        target, source = unit.find("{*}target"), unit.find("{*}source")
        key = owner.get("resname") or owner.get("name") or owner.get("id")
        if target is None and languages[0] not in (None, languages[1]):
            yield key.split("|==|")[0], ""
        else:
            yield key.split("|==|")[0], inner(source if target is None else target)


def resx(data, _):
    for element in etree.fromstring(data).findall("data"):
        kind, value = element.get("type"), element.find("value")
        if element.get("mimetype") is None and (kind or "System.String").startswith("System.String") and value is not None:
            yield element.get("name"), inner(value)


READERS = {
    ".strings": strings, ".stringsdict": stringsdict, ".xcstrings": xcstrings, ".xliff": xliff, ".xlf": xliff,
    ".resx": resx, ".resw": resx, ".xml": android,
}


def own(path):
    """Pairs of key and text by copydesk, its complaints, and whether it found the file whole."""
    run = subprocess.run([PROGRAM, "inspect", "--no-config", "--format", "jsonl", path], capture_output=True, text=True)
    records = [json.loads(line) for line in run.stdout.split("\n") if line]
    return [(record["key"] or "", record["value"]) for record in records], run.stderr.strip().splitlines()


def folded(pairs):
    """Keys and texts for comparison: tags by their names, references to one entity as text, later keys first."""
    def plain(text):
        return re.sub(r"<(/?)(?:[\w-]+:)?([\w-]+)[^<>]*>", lambda tag: "" if tag[1] else f"<{tag[2]}>", text)
    return collections.Counter((key, plain(text)) for key, text in pairs)


def without_repeats(pairs):
    """Readers that give dictionaries keep the last of equal keys."""
    return list(dict(pairs).items())


def compare(path, reader):
    pairs, complaints = own(path)
    try:
        expected = list(reader(path.read_bytes(), path))
    except Exception as error:  # Any reason not to read a file is an answer to compare with.
        verdict = "refused by the other reader"
        return len(pairs), f"{verdict} ({type(error).__name__}: {str(error)[:70]}); copydesk: {complaints[:1]}"
    seen = without_repeats(pairs) if reader is strings else pairs
    if folded(seen) == folded(expected):
        return len(pairs), None
    missing, extra = folded(expected) - folded(seen), folded(seen) - folded(expected)
    return len(pairs), f"{len(expected)} there; missing {list(missing)[:2]}, extra {list(extra)[:2]}; {complaints[:1]}"


def main(arguments):
    totals = collections.defaultdict(lambda: [0, 0, 0])
    for root in (Path(argument) for argument in arguments if not argument.startswith("--")):
        for path in sorted(root.rglob("*")):
            reader = READERS.get(path.suffix)
            if reader is None or not path.is_file() or (reader is android and not path.parent.name.startswith("values")):
                continue
            count, difference = compare(path, reader)
            total = totals[path.suffix]
            total[0] += 1
            total[1] += count
            if difference:
                total[2] += 1
                print(f"{path.relative_to(root)}: {count} read, {difference}")
            elif "--all" in arguments:
                print(f"{path.relative_to(root)}: {count}")
    print("\n| ending | files | entries | files that differ |\n| --- | --- | --- | --- |")
    for suffix, total in sorted(totals.items()):
        print(f"| {suffix} | {' | '.join(map(str, total))} |")


main(sys.argv[1:])
