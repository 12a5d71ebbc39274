#!/usr/bin/env python3
"""Holds what two builds of copydesk answer about the same folders against each other.

    bin/compare OLD NEW FOLDER...

OLD and NEW are programs. Each folder is given to both, in turns: `check --format json`, the plain report of `check`, `--diff`,
and `inspect --format jsonl`. What differs is counted by rule and shown, three examples a rule; findings are matched by path,
place, rule, level, message, and suggestions. Processor time of both stands at the end, so that a change
that should cost nothing can be seen to cost nothing. Status 0 where all is the same, 1 where something differs.
"""
import collections
import json
import os
import resource
import subprocess
import sys

RUNS = {
    "check": ["check", "--format", "json", "--exit-zero"],
    "report": ["check", "--exit-zero", "--color", "never"],
    "diff": ["--diff", "--exit-zero"],
    "inspect": ["inspect", "--format", "jsonl"],
}
EXAMPLES = 3


def run(program, arguments, folder):
    """The output, the status, and the seconds of processor time that a run took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program, *arguments, "."], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, done.returncode, seconds


def findings(output):
    """Each finding as a line that names all of it, counted, by rule."""
    by_rule = collections.defaultdict(collections.Counter)
    report = json.loads(output)
    for finding in report["diagnostics"]:
        by_rule[finding["rule"]][json.dumps(finding, sort_keys=True, ensure_ascii=False)] += 1
    for proposal in report["proposals"]:
        by_rule["(proposal)"][json.dumps(proposal, sort_keys=True, ensure_ascii=False)] += 1
    return by_rule


def brief(line):
    finding = json.loads(line)
    if "rule" not in finding: return json.dumps(finding, ensure_ascii=False)[:200]
    better = "; ".join(one["text"] for one in finding["suggestions"][:1])
    return f'{finding["path"]}:{finding["line"]} {finding["severity"]}: {finding["message"]} {finding["text"]!r} → {better!r}'[:300]


def compare_findings(old, new):
    same = True
    for rule in sorted(set(old) | set(new)):
        gone, come = old[rule] - new[rule], new[rule] - old[rule]
        if not gone and not come: continue
        same = False
        print(f"  {rule}: {sum(gone.values())} gone, {sum(come.values())} new")
        for sign, lines in (("-", gone), ("+", come)):
            for line in sorted(lines)[:EXAMPLES]: print(f"    {sign} {brief(line)}")
    return same


def compare_lines(name, old, new):
    gone = collections.Counter(old.split(b"\n"))
    come = collections.Counter(new.split(b"\n"))
    lost, added = gone - come, come - gone
    print(f"  {name}: {sum(lost.values())} lines gone, {sum(added.values())} new")
    for sign, lines in (("-", lost), ("+", added)):
        for line in sorted(lines)[:EXAMPLES]: print(f"    {sign} {line.decode(errors='replace')[:300]}")


def main():
    if len(sys.argv) < 4: sys.exit(__doc__)
    programs = [os.path.abspath(path) for path in sys.argv[1:3]]
    same, seconds = True, [0.0, 0.0]
    for folder in sys.argv[3:]:
        print(folder)
        for name, arguments in RUNS.items():
            (old, old_status, old_seconds), (new, new_status, new_seconds) = (run(one, arguments, folder) for one in programs)
            seconds = [seconds[0] + old_seconds, seconds[1] + new_seconds]
            if old_status != new_status:
                same = False
                print(f"  {name}: status {old_status} before, {new_status} now")
            if old == new: continue
            if name == "check" and compare_findings(findings(old), findings(new)): continue
            if name != "check": compare_lines(name, old, new)
            same = False
    print(f"processor time: {seconds[0]:.2f} s before, {seconds[1]:.2f} s now, {seconds[1] / max(seconds[0], 0.001):.2f} times")
    sys.exit(0 if same else 1)


main()
