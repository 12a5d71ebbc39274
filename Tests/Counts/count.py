#!/usr/bin/env python3
"""Compares what copydesk reads in catalogues with what independent readers find there.

By hand, after `bin/demo` (or with another build in the variable COPYDESK):

    python3 -m venv /tmp/counts && /tmp/counts/bin/pip install openstep-plist lxml polib javaproperties
    /tmp/counts/bin/python Tests/Counts/count.py FOLDER... [--all]

Prints one line for each format with files, entries and differences, and one for each file that differs. Keys and texts are
compared, not numbers alone. Independent readers: openstep-plist for old-style lists, plutil of Swift's toolchain for XML and binary ones, json
for string catalogs, Flutter's bundles and other JSON, polib for gettext, javaproperties for Java, lxml for Android, XLIFF and
.NET, each with the few lines of its format's own grammar below.
"""
import collections
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import javaproperties
import openstep_plist
import polib
from lxml import etree

PROGRAM = os.environ.get("COPYDESK") or Path(__file__).resolve().parents[2] / ".build/release/copydesk"
QUANTITIES = ("zero", "one", "two", "few", "many", "other")


def text_of(data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    return data.decode("utf-8-sig")


def property_list(data, path):
    """By plutil, whose reader is CoreFoundation's; by Python's own where there is no toolchain."""
    if not shutil.which("plutil"):
        return plistlib.loads(data)
    run = subprocess.run(["plutil", "-convert", "json", "-o", "-", path], capture_output=True, check=True)
    return json.loads(run.stdout)


def strings(data, path):
    if data.startswith(b"bplist") or data.lstrip()[:5] in (b"<?xml", b"<plis"):
        return property_list(data, path).items()
    text = text_of(data)
    return openstep_plist.loads(text).items() if text.strip() else []


def stringsdict(data, path):
    for key, value in property_list(data, path).items():
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
        is_translation = languages[0] is not None and languages[0].split("-")[0] != (languages[1] or "").split("-")[0]
        if target is None and is_translation:
            yield key.split("|==|")[0], ""
        else:
            # Without a language to translate into, an empty target says nothing.
            is_source = target is None or not (is_translation or len(target) or target.text)
            yield key.split("|==|")[0], inner(source if is_source else target)


def resx(data, _):
    for element in etree.fromstring(data).findall("data"):
        kind, value = element.get("type"), element.find("value")
        if element.get("mimetype") is None and (kind or "System.String").startswith("System.String") and value is not None:
            yield element.get("name"), inner(value)


def gettext(data, path):
    template = path.suffix == ".pot"
    for entry in polib.pofile(str(path)):
        texts = [text for _, text in sorted(entry.msgstr_plural.items())] if entry.msgid_plural else [entry.msgstr]
        if entry.obsolete:
            continue
        # Programs show their own words where nobody translated them.
        if template or (path.stem.startswith("en") and not any(texts)):
            texts = [entry.msgid] + ([entry.msgid_plural] if entry.msgid_plural else [])
        for text in texts:
            yield f"{entry.msgctxt}|{entry.msgid}" if entry.msgctxt is not None else entry.msgid, text


# A message in which an argument branches is several entries, which its text alone doesn't tell.
BRANCHES = re.compile(r"\{\s*\w+\s*,\s*(plural|selectordinal|select|choice)\s*,")
MARK = "(branches)"


def unquoted(pattern):
    """A message’s text: two apostrophes are one, and one before a brace quotes what follows, as ICU has it."""
    result, quoted, place = [], False, 0
    while place < len(pattern):
        mark, after = pattern[place], pattern[place + 1:place + 2]
        place += 1
        if mark != "'":
            result.append(mark)
        elif after == "'":
            result.append("'")
            place += 1
        elif quoted or after in ("{", "}"):
            quoted = not quoted
        else:
            result.append(mark)
    return "".join(result)


def properties(data, _):
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    for key, value in javaproperties.loads(text, list):
        # What has arguments by number is a message.
        yield key, unquoted(value) if re.search(r"\{[0-9]", value) else value


def arb(data, _):
    for key, value in json.loads(data.decode("utf-8-sig"), object_pairs_hook=list):
        if not key.startswith("@") and isinstance(value, str):
            yield key, value


def leaves(value, path):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, path + [key])
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, path + [str(number)])
    elif isinstance(value, str):
        yield ".".join(path), value


def locale_json(data, _):
    yield from leaves(json.loads(data.decode("utf-8-sig")), [])


READERS = {
    ".strings": strings, ".stringsdict": stringsdict, ".xcstrings": xcstrings, ".xliff": xliff, ".xlf": xliff,
    ".resx": resx, ".resw": resx, ".xml": android,
    ".po": gettext, ".pot": gettext, ".properties": properties, ".arb": arb, ".json": locale_json,
}
# Of these many files are none: only those that copydesk takes for catalogues are compared.
SHARED = (".xml", ".properties", ".json")


def own(path):
    """Pairs of key and text by copydesk, its complaints, and whether it found the file whole."""
    run = subprocess.run([PROGRAM, "inspect", "--no-config", "--format", "jsonl", path], capture_output=True, text=True)
    records = [json.loads(line) for line in run.stdout.split("\n") if line]
    return [(record["key"] or "", record["value"]) for record in records], run.stderr.strip().splitlines()


def claims(root):
    """The files with an ending of many kinds that copydesk takes for catalogues, where they hold a text at all."""
    run = subprocess.run([PROGRAM, "inspect", "--no-config", "--format", "jsonl", root], capture_output=True, text=True)
    return {Path(json.loads(line)["path"]) for line in run.stdout.split("\n") if line}


def plain_keys(pairs):
    """Keys without the form of a plural that is part of them, and messages with branches once, by their key."""
    seen = set()
    for key, text in pairs:
        key = re.sub(r"(_ordinal)?[_.](zero|one|two|few|many|other|plural)$", "", key)
        if text is not MARK:
            yield key, text
        elif key not in seen:
            seen.add(key)
            yield key, text


def branching(pairs):
    return {key for key, text in pairs if BRANCHES.search(text)}


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
    if reader in (properties, arb, locale_json):
        split = branching(expected)
        seen, expected = (list(plain_keys((key, MARK if key in split else text) for key, text in some))
                          for some in (seen, expected))
    if folded(seen) == folded(expected):
        return len(pairs), None
    missing, extra = folded(expected) - folded(seen), folded(seen) - folded(expected)
    return len(pairs), f"{len(expected)} there; missing {list(missing)[:2]}, extra {list(extra)[:2]}; {complaints[:1]}"


def main(arguments):
    totals = collections.defaultdict(lambda: [0, 0, 0])
    unclaimed = collections.Counter()
    for root in (Path(argument) for argument in arguments if not argument.startswith("--")):
        claimed = claims(root)
        for path in sorted(root.rglob("*")):
            reader = READERS.get(path.suffix)
            if reader is None or not path.is_file() or (reader is android and not path.parent.name.startswith("values")):
                continue
            if path.suffix in SHARED and path not in claimed:
                unclaimed[path.suffix] += 1
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
    for suffix, count in sorted(unclaimed.items()):
        print(f"{count} files {suffix} are not taken for catalogues, or hold no text.")
    print("\n| ending | files | entries | files that differ |\n| --- | --- | --- | --- |")
    for suffix, total in sorted(totals.items()):
        print(f"| {suffix} | {' | '.join(map(str, total))} |")


main(sys.argv[1:])
