#!/usr/bin/env python3
"""Holds the trees of CopySyntax against those of tree-sitter: callee, receiver, labels, and literals of calls, and the
names and literals of assignments.

    pip install tree-sitter tree-sitter-swift tree-sitter-objc tree-sitter-kotlin tree-sitter-java
    Tests/Tools/syntax.py swift .build/release/CopydeskBench FOLDER… [--calls 2000] [--seed 1] [--show 20]

Draws calls at random from the programs in the folders, those left out in which the referee itself sees an error. Prints
what share is equal, what CopySyntax has besides, and the bytes that it skips. Exits with 1 below the bar.
"""
import argparse, importlib, os, random, subprocess, sys
from tree_sitter import Language, Parser

ENDINGS = {"swift": (".swift",), "objc": (".m",), "kotlin": (".kt",), "java": (".java",)}
BAR = {"swift": 99.5, "objc": 98.0, "kotlin": 98.0, "java": 98.0}
SKIPPED = {"Pods", "Carthage", "node_modules", "DerivedData"}


def text(node):
    return node.text.decode("utf-8", "replace").replace("\n", " ").replace("\t", " ").replace("\r", " ")


def span(node):
    return f"{node.start_byte}-{node.end_byte}"


def last(nodes):
    return nodes[-1] if nodes else None


def named_of(node, *kinds):
    return [child for child in node.named_children if child.type in kinds]


class Swift:
    strings = ("line_string_literal", "multi_line_string_literal", "raw_string_literal")
    wrappers = ("postfix_expression", "optional_chain_marker")

    def name(self, node):
        """Name and receiver of what is called or set."""
        while node is not None and node.type in ("postfix_expression", "directly_assignable_expression", "constructor_expression") and node.named_children:
            node = node.named_children[0]
        if node is None:
            return None, None
        if node.type in ("simple_identifier", "self_expression", "super_expression"):
            return node, None
        if node.type == "navigation_expression":
            suffix = named_of(node, "navigation_suffix")
            name = last(named_of(suffix[-1], "simple_identifier")) if suffix else None
            return name, self.bare(node.named_children[0])
        if node.type == "prefix_expression" and node.children and node.children[0].type == ".":
            return last(named_of(node, "simple_identifier")), None
        if node.type in ("user_type", "constructor_expression"):
            names = [child for child in node.named_children if child.type == "type_identifier"]
            return (names[0], None) if len(names) == 1 else (None, None)
        return None, None

    def bare(self, node):
        """Without `try`, `await`, or `!`, which the referee takes for a part of the receiver: in Swift they cover the whole."""
        while node.named_children and node.type in ("try_expression", "await_expression", "prefix_expression"):
            if node.type == "prefix_expression" and node.children[0].type not in ("!", "bang", "-", "custom_operator", "~"):
                break
            node = node.named_children[-1]
        return node

    def facts(self, node):
        if node.type in ("call_expression", "constructor_expression"):
            return self.call(node)
        if node.type == "assignment":
            operator = node.child_by_field_name("operator")
            if operator is None or operator.type != "=":
                return None
            target, value = node.child_by_field_name("target"), node.child_by_field_name("result")
            name, receiver = self.name(target)
            return name and ("set", name.start_byte, text(name), span(receiver) if receiver else "", "", self.literal(value))
        if node.type == "property_declaration":
            values = node.children_by_field_name("value")
            names = node.children_by_field_name("name")
            if len(values) != 1 or len(names) != 1:
                return None
            name = last([child for child in names[0].named_children if child.type == "simple_identifier"])
            return name and ("let", name.start_byte, text(name), "", "", self.literal(values[0]))
        return None

    def call(self, node):
        suffixes = named_of(node, "call_suffix", "constructor_suffix")
        if not suffixes or not node.named_children:
            return None
        labels, literals = [], []
        for suffix in suffixes:
            for child in suffix.children:
                if child.type == "value_arguments":
                    if child.children and child.children[0].type == "[":
                        return None
                    for argument in named_of(child, "value_argument"):
                        label = last(named_of(argument, "value_argument_label"))
                        labels.append(text(label).rstrip(":") if label else "")
                        value = argument.child_by_field_name("value")
                        if value is not None and value.type in self.strings:
                            literals.append(text(value))
                elif child.type == "simple_identifier":
                    labels.append(text(child))
        name, receiver = self.name(node.named_children[0])
        # `defer { }` is a statement, which the referee takes for a call.
        if name is None or text(name) == "defer":
            return None
        return ("call", name.start_byte, text(name), span(receiver) if receiver else "", ",".join(labels), "\1".join(literals))

    def literal(self, node):
        return text(node) if node is not None and node.type in self.strings else ""


class ObjectiveC:
    strings = ("string_literal",)

    def literal(self, node):
        return text(node) if node is not None and node.type in self.strings else ""

    def declared(self, node):
        while node is not None and node.type != "identifier":
            node = node.child_by_field_name("declarator") or last(node.named_children)
        return node

    def name(self, node):
        if node.type == "identifier":
            return node, None
        if node.type == "field_expression":
            return node.child_by_field_name("field"), node.child_by_field_name("argument")
        return None, None

    def facts(self, node):
        if node.type == "message_expression":
            receiver, methods = node.child_by_field_name("receiver"), node.children_by_field_name("method")
            if not methods:
                return None
            labels, literals = [], []
            for index, child in enumerate(node.children):
                if child.type == ":":
                    before = node.children[index - 1]
                    labels.append(text(before) if before.type == "identifier" and before in methods else "")
                elif child.type in self.strings and child != receiver:
                    literals.append(text(child))
            return ("call", methods[0].start_byte, text(methods[0]), span(receiver), ",".join(labels), "\1".join(literals))
        if node.type == "call_expression":
            name, receiver = self.name(node.child_by_field_name("function"))
            values = node.child_by_field_name("arguments")
            if name is None or values is None:
                return None
            values = [child for child in values.named_children if child.type != "comment"]
            literals = [text(child) for child in values if child.type in self.strings]
            return ("call", name.start_byte, text(name), span(receiver) if receiver else "", "," * max(len(values) - 1, 0), "\1".join(literals))
        if node.type == "assignment_expression":
            operator = node.child_by_field_name("operator")
            if operator is not None and operator.type != "=":
                return None
            name, receiver = self.name(node.child_by_field_name("left"))
            return name and ("set", name.start_byte, text(name), span(receiver) if receiver else "", "", self.literal(node.child_by_field_name("right")))
        if node.type == "init_declarator":
            name = self.declared(node.child_by_field_name("declarator"))
            return name and ("let", name.start_byte, text(name), "", "", self.literal(node.child_by_field_name("value")))
        return None


class Kotlin:
    strings = ("string_literal", "multiline_string_literal")

    def literal(self, node):
        return text(node) if node is not None and node.type in self.strings else ""

    def name(self, node):
        while node is not None and node.type in ("parenthesized_expression", "annotated_expression"):
            node = last(node.named_children)
        if node is None:
            return None, None
        if node.type == "identifier":
            return node, None
        if node.type in ("this_expression", "super_expression"):
            return (node, None) if node.type == "this_expression" else (None, None)
        if node.type == "navigation_expression":
            names = node.named_children
            return (names[-1], names[0]) if names[-1].type == "identifier" else (None, None)
        return None, None

    def facts(self, node):
        if node.type == "call_expression":
            return self.call(node)
        if node.type == "assignment":
            if node.children[1].type != "=":
                return None
            name, receiver = self.name(node.named_children[0])
            return name and ("set", name.start_byte, text(name), span(receiver) if receiver else "", "", self.literal(node.named_children[-1]))
        if node.type == "property_declaration":
            names = named_of(node, "variable_declaration")
            value = [node.children[index + 1] for index, child in enumerate(node.children[:-1]) if child.type == "="]
            if not names or not value and not named_of(node, "property_delegate"):
                return None
            name = last(named_of(names[0], "identifier"))
            return name and ("let", name.start_byte, text(name), "", "", self.literal(value[0] if value else None))
        return None

    def call(self, node):
        name, receiver = self.name(node.named_children[0])
        if name is None:
            return None
        labels, literals = [], []
        for values in named_of(node, "value_arguments"):
            for argument in named_of(values, "value_argument"):
                is_named = any(child.type == "=" for child in argument.children)
                labels.append(text(argument.named_children[0]) if is_named else "")
                value = argument.named_children[-1] if argument.named_children else None
                if self.literal(value):
                    literals.append(text(value))
        return ("call", name.start_byte, text(name), span(receiver) if receiver else "", ",".join(labels), "\1".join(literals))


class Java:
    def literal(self, node):
        return text(node) if node is not None and node.type == "string_literal" else ""

    def type_name(self, node):
        while node.type != "type_identifier":
            names = named_of(node, "type_identifier", "scoped_type_identifier", "generic_type", "annotated_type")
            if not names:
                return None
            node = names[-1] if node.type == "scoped_type_identifier" else names[0]
        return node

    def facts(self, node):
        if node.type in ("method_invocation", "object_creation_expression"):
            is_new = node.type == "object_creation_expression"
            if is_new and node.children[0].type != "new":
                return None
            name = self.type_name(node.child_by_field_name("type")) if is_new else node.child_by_field_name("name")
            values = [child for child in node.child_by_field_name("arguments").named_children if "comment" not in child.type]
            if name is None:
                return None
            receiver = None if is_new else node.child_by_field_name("object")
            literals = [text(child) for child in values if self.literal(child)]
            return ("call", name.start_byte, text(name), span(receiver) if receiver else "", "," * max(len(values) - 1, 0), "\1".join(literals))
        if node.type == "assignment_expression":
            if text(node.child_by_field_name("operator")) != "=":
                return None
            target = node.child_by_field_name("left")
            if target.type == "field_access":
                name, receiver = target.child_by_field_name("field"), span(target.child_by_field_name("object"))
            else:
                name, receiver = (target, "") if target.type == "identifier" else (None, "")
            return name and ("set", name.start_byte, text(name), receiver, "", self.literal(node.child_by_field_name("right")))
        if node.type == "variable_declarator":
            name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
            return ("let", name.start_byte, text(name), "", "", self.literal(value)) if value is not None else None
        return None


READERS = {"swift": Swift, "objc": ObjectiveC, "kotlin": Kotlin, "java": Java}


def walk(root, reader):
    """The facts below `root`, those left out that stand in or hold what the referee can't read."""
    found, open_nodes = [], [(root, False)]
    while open_nodes:
        node, is_broken = open_nodes.pop()
        is_broken = is_broken or node.type == "ERROR"
        if not is_broken and not node.has_error:
            fact = reader.facts(node)
            if fact:
                found.append(tuple(str(part) for part in fact))
        open_nodes.extend((child, is_broken) for child in node.children)
    return found


def programs(folders, endings):
    for folder in folders:
        for path, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if name not in SKIPPED and not name.startswith("."))
            yield from (os.path.join(path, file) for file in sorted(files) if file.endswith(endings))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("language", choices=sorted(ENDINGS))
    options.add_argument("program")
    options.add_argument("folders", nargs="+")
    options.add_argument("--calls", type=int, default=2000)
    options.add_argument("--files", type=int, default=600)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--show", type=int, default=0)
    options = options.parse_args()
    chance = random.Random(options.seed)
    grammar = importlib.import_module("tree_sitter_" + options.language)
    parser, reader = Parser(Language(grammar.language())), READERS[options.language]()
    paths = list(programs(options.folders, ENDINGS[options.language]))
    paths = sorted(chance.sample(paths, min(options.files, len(paths))))
    told = subprocess.run(
        [options.program, "syntax", options.language] + paths, capture_output=True, text=True, encoding="utf-8",
        errors="replace", check=True).stdout
    ours, sizes, path = {}, {}, None
    for line in told.split("\n"):
        cells = line.split("\t")
        if cells[0] == "file":
            path, sizes[cells[1]] = cells[1], (int(cells[2]), int(cells[3]))
            ours[path] = {}
        elif len(cells) == 6:
            ours[path][(cells[0], cells[1])] = tuple(cells)
    cases, extra, all_of_referee = [], 0, 0
    for path in paths:
        with open(path, "rb") as file:
            tree = parser.parse(file.read())
        facts = walk(tree.root_node, reader)
        cases += [(path, fact) for fact in facts]
        if not tree.root_node.has_error:
            known = {(fact[0], fact[1]) for fact in facts}
            extra += len([key for key in ours.get(path, {}) if key not in known])
            all_of_referee += len(facts)
    cases = chance.sample(cases, min(options.calls, len(cases)))
    wrong = [(path, fact) for path, fact in cases if ours.get(path, {}).get((fact[0], fact[1])) != fact]
    for path, fact in wrong[: options.show]:
        line = open(path, "rb").read()[: int(fact[1])].count(b"\n") + 1
        print(f"{path}:{line}\n  referee {fact}\n  ours    {ours.get(path, {}).get((fact[0], fact[1]))}")
    equal = 100 * (len(cases) - len(wrong)) / max(len(cases), 1)
    size, skipped = sum(size for size, _ in sizes.values()), sum(skipped for _, skipped in sizes.values())
    print(f"{options.language}: {equal:.2f} % of {len(cases)} equal (bar {BAR[options.language]}), from {len(paths)} files")
    print(f"  besides, in files that both read: {extra} beside {all_of_referee}; bytes skipped: {skipped} of {size}")
    return 0 if equal >= BAR[options.language] else 1


if __name__ == "__main__":
    sys.exit(main())
