"""Every text that is translated is a literal that lupdate finds, and is translated when it is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.gui.sources import ROOT, trees
from tests.gui.sources import WINDOW as SOURCE

_MAKE = ("Sentence", "counted")

LOOKED_UP = {
    "mainwindow/page_controls.py": {"self.label", "words"},
    "profiles/chooser.py": {"group.title"},
    "mainwindow/global_search.py": {"group.title"},
    "benchmark/measurement_views.py": {"metric.head"},
    "benchmark/view.py": {"title"},
    "drive_health/samples_view.py": {"JUDGED[counter]", "_ORIGINS[one.origin]"},
    "client/remote/remote_link.py": {"found", "_NO_SUDO", "_NO_HELPER", "_OTHER"},
    "drives/headline.py": {"_KINDS[drive.kind]", "_ON_BUS.get(drive.kind, _DRIVES)[drive.rotational]", "known"},
    "health/history_text.py": {"JUDGED[counter]"},
    "text/formats.py": {"_TIMES[one[2]]"},
    "health/wording.py": {
        "JUDGED[one.counter]",
        "STATISTICS[place]",
        "PHY_EVENTS[one.number]",
        "ATTRIBUTES",
        "CHAPTER",
        "NAMES[number]",
    },
    "drive_health/drive_logs.py": {"known", "label"},
    "drive_health/page.py": {"ATTRIBUTES"},
    "health/badge.py": {"JUDGED[one.counter]"},
    "overview/identify_text.py": {"_BCACHE[fact.name]"},
    "text/facts.py": {"title", "label", "template"},
    "text/said.py": {"template", "LABELLED", "NOTED"},
    "client/elevation.py": {"text"},
}
"""Texts that are marked in one place and translated in another, by the expressions that have them there."""
TEMPLATES = {
    "sentence.py": {"template", "LABELLED", "NOTED"},
    "setting_interactions.py": {"rule.says"},
    "night.py": {"SAYS[kind].template", "SAYS_EVERY[kind].template"},
}
"""Of sentences, marked by `tools.translation_marks`: its own ones, and what is declared."""
CONTEXTS_LOOKED_UP = {
    "mainwindow/page_controls.py": {"self.context"},
    "text/facts.py": {"SENTENCES"},
    "text/said.py": {"context", "SENTENCES"},
    "client/elevation.py": {"context"},
}


def _calls() -> Iterator[tuple[str, ast.Call, str, bool]]:
    """Yield each call that translates: its file, itself, what is called, and whether it is within a function."""
    for path, tree in trees("tr(", "translate("):
        for node, inside in _walk(tree, inside=False):
            if isinstance(node, ast.Call) and _name(node) in ("tr", "translate"):
                called = ast.unparse(node.func)
                if "painter" not in called:
                    yield str(path.relative_to(SOURCE)), node, called, inside


def _name(call: ast.Call) -> str:
    """Return the last word of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _walk(node: ast.AST, *, inside: bool) -> Iterator[tuple[ast.AST, bool]]:
    for child in ast.iter_child_nodes(node):
        within = inside or isinstance(child, ast.FunctionDef | ast.Lambda)
        yield child, within
        yield from _walk(child, inside=within)


def _literal(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str)


@pytest.mark.slow
def test_every_text_is_a_literal_under_its_own_name_and_translated_when_the_language_is_known() -> None:
    odd, early = [], []
    for name, call, called, inside in _calls():
        early += [] if inside else [f"{name}:{call.lineno}"]
        if called.endswith("tr"):
            # lupdate files it under the class around it, Qt asks in that of the object.
            fine = called == "self.tr" and _literal(call.args[0])
        elif called in ("translate", "QCoreApplication.translate"):
            context, text = call.args[:2]
            fine = (_literal(context) or ast.unparse(context) in CONTEXTS_LOOKED_UP.get(name, ())) and (
                _literal(text) or ast.unparse(text) in LOOKED_UP.get(name, ())
            )
        else:
            fine = called in ("super().translate", "translator.translate", "amount.translate", "str.translate")
        if not fine:
            odd.append(f"{name}:{call.lineno}: {ast.unparse(call)[:80]}")
    assert odd == []
    assert early == []


@pytest.mark.slow
def test_the_templates_of_sentences_are_literals_too() -> None:
    """lupdate is given those by `tools.translation_marks`, of both packages."""
    odd = []
    words = ("Sentence(", "Sentence.counted(")
    for path, tree in (*trees(*words), *trees(*words, below=ROOT / "helper")):
        for node in ast.walk(tree):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) and _name(node) in _MAKE else ""
            if isinstance(node, ast.Call) and called in ("Sentence", "Sentence.counted"):
                templates = node.args[1:3] if called.endswith("counted") else node.args[:1]
                known = TEMPLATES.get(path.name, ())
                fine = all(_literal(one) or ast.unparse(one) in known for one in templates)
                odd += [] if fine else [f"{path.name}:{node.lineno}: {ast.unparse(node)[:80]}"]
    assert odd == []
