"""The texts of the contract that lupdate cannot see, as marks that it can.

A setting is one declaration and carries no mark: which fields of which record are words for a reader is said
here, once for all declarations. The sentences of helper and contract are found where they are made, as the first
argument of `Sentence`; its tables of names are listed here.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import disktune_contract
from disktune_contract.explain.outcomes import PartVerdict
from disktune_contract.rules.hdparm_options import Answer
from disktune_contract.sentence import BESIDE, IN_TURN, LABELLED, LISTED, NOTED, Sentence
from disktune_contract.settings.setting import Purpose, Toggle
from disktune_gui.editing import preset
from disktune_gui.text.said import CATALOGUE, SENTENCES

ROOT = Path(__file__).resolve().parent.parent

OVERVIEW = "Overview"
"""The context of the tables of facts."""
_FACTS = "disktune_gui.text.facts"

WORDS: dict[str, tuple[str, ...]] = {
    "Action": ("label", "help", "danger"),
    "AtaReading": ("reason",),
    "AttributeMeaning": ("about",),
    "BoostPreset": ("label", "help"),
    "Check": ("label",),
    "Choice": ("meanings",),
    "HdparmOption": ("does", "words"),
    "Legacy": ("reason",),
    "Needs": ("otherwise",),
    "NoteRule": ("says",),
    "NoticeRule": ("label",),
    "Profile": ("label", "purpose", "counterpart"),
    "Range": ("off_word",),
    "Setting": ("label", "help", "danger", "less", "more", "bands"),
    "SysfsChoice": ("locked",),
    "SysfsFlag": ("locked",),
    "SysfsNumber": ("locked",),
    "SysfsWord": ("locked",),
    "TableRow": ("label",),
    "Workload": ("label", "purpose", "counterpart"),
}
"""The fields of declared records that a person reads in the language of the window."""

NAMES: dict[str, tuple[str, ...]] = {
    "Action": ("id", "source", "hdparm"),
    "ArrayWord": ("attribute", "word"),
    "AttributeMeaning": ("ideal",),
    "Becomes": ("setting",),
    "Between": ("setting",),
    "Beyond": ("setting",),
    "BoostPreset": ("id",),
    "BoostValue": ("setting", "value"),
    "Check": ("id", "kinds", "source"),
    "Choice": ("values",),
    "CounterRule": ("label", "source", "advice"),
    "CulpritRule": ("id", "label", "programs", "units", "kinds", "adds", "source"),
    "DriveRule": ("id", "label", "source"),
    "HdparmOption": ("flag", "answer"),
    "Is": ("setting",),
    "Known": ("setting",),
    "MemoryPerMember": ("setting",),
    "Needs": ("attribute", "text"),
    "NoteRule": ("id", "settings", "weight", "source", "remedy", "remedy_place"),
    "NoticeRule": ("source",),
    "NvmeField": ("maximum", "minimum"),
    "PolkitAction": ("description", "message"),
    "Profile": ("id", "steps", "axis", "summary", "series"),
    "Range": ("unit",),
    "Recipe": ("setting", "workload", "values"),
    "Setting": ("id", "purpose", "lifetime", "source", "hdparm", "other_names", "after", "behind", "default"),
    "Stated": ("models", "source"),
    "Stays": ("setting",),
    "SysfsChoice": ("attribute",),
    "SysfsFlag": ("attribute", "on", "off"),
    "SysfsNumber": ("attribute", "bounds", "off_texts"),
    "SysfsWord": ("attribute",),
    "Verb": ("name",),
    "Workload": ("id", "engine", "target", "pattern", "cache", "sync", "metric"),
}
"""The other fields with text: names of the kernel, of standards and of programs, the same in every language.

What polkit shows of its actions stands in its policy, in English alone.
"""

TABLES: dict[str, tuple[str, ...]] = {
    "disktune_helper.decode.identify_standard": ("FORM_FACTORS",),
    "disktune_helper.decode.nvme": ("_WARNINGS",),
    "disktune_helper.decode.scsi": ("_PERIPHERALS",),
}
"""The helper's tables of what standards call a number, which the window may say otherwise."""

TITLES: dict[str, tuple[str, ...]] = {
    "disktune_helper.decode.identify_features": ("_FEATURE_WORDS", "_ADDITIONAL", "_BY_STANDARD"),
    "disktune_helper.decode.identify_standard": (
        "BUFFER_KINDS",
        "CD_ROM_STANDARD",
        "DRQ_RESPONSES",
        "LATER_MINOR_VERSIONS",
        "MINOR_VERSIONS",
        "OLD_CONFIGURATION",
        "PACKET_TYPES",
        "SERIAL_REVISIONS",
        "TRANSPORT_DOCUMENTS",
    ),
    "disktune_helper.decode.nvme": ("_CONTROLLER_FEATURES", "_NAMESPACE_FEATURES"),
}
"""The helper's tables of features, documents, revisions and codes, as their standards name them."""

_AMOUNT = re.compile(r"[\d.,\s]*(?:[hsm]|min|ms|µs|ns|KiB|MiB|GiB|[kMG]B|%|°C|\d)?(?: [\d.]+ (?:min|s))*")
"""A number and its unit, which is not translated but written by the rules of the locale."""
_COMMAND = re.compile(
    r"(?:bonnie\+\+|dd|fio|hdparm)(?: [-+./=\w(),…]+)+|(?:KDiskMark, CrystalDiskMark|GNOME Disks|dd [^:]+): .+"
)
"""A command line or the name of another program's test, the same in every language."""


def declared() -> list[tuple[str, str, str]]:
    """Return every text in a declared record with the record's class and the field, in order of appearance."""
    found: dict[tuple[str, str, str], None] = {}
    for record in _records():
        if type(record).__name__.startswith("_"):  # of which a module makes its declarations
            continue
        for field in fields(record):  # type: ignore[arg-type]  # a record, by `_within`
            for text in _texts(getattr(record, field.name)):
                found.setdefault((type(record).__name__, field.name, text))
    return list(found)


def catalogue() -> list[str]:
    """Return what is to be translated of the declarations, each text once.

    A `Sentence` among them is found where it is made.
    """
    said = [text for kind, field, text in declared() if field in WORDS.get(kind, ()) and type(text) is str]
    switched = [Toggle().label(value) for value in (True, False)]
    kinds = [kind.value for enum in (Purpose, Answer, PartVerdict) for kind in enum]
    texts = dict.fromkeys([*switched, *kinds, *said, *_tabled(TABLES), *_presets()])
    return [text for text in texts if text and not _AMOUNT.fullmatch(text) and not _COMMAND.fullmatch(text)]


def _presets() -> Iterator[str]:
    """Yield what the program's own presets say; those of users are shown as they are."""
    for one in preset.load((preset.FOLDER,))[0]:
        yield from (one.name, one.about, *(aim.why for aim in one.aims))


def titles() -> frozenset[str]:
    """Return the texts of the helper that are the same in every language."""
    return frozenset(_tabled(TITLES))


def _tabled(tables: dict[str, tuple[str, ...]]) -> Iterator[str]:
    for place, names in tables.items():
        held = vars(importlib.import_module(place))
        for name in names:
            yield from _in_table(held[name])


def _in_table(value: object) -> Iterator[str]:
    """Yield every text of a table but the sentences, which are marks already."""
    if isinstance(value, str):
        if not isinstance(value, Sentence):
            yield value
    elif isinstance(value, Mapping):
        yield from _in_table(tuple(value.values()))
    elif isinstance(value, tuple):
        for item in value:
            yield from _in_table(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _in_table(getattr(value, field.name))


def _records() -> Iterator[object]:
    """Yield every record that a module of the contract declares, directly or within another one."""
    seen: set[int] = set()
    for module in pkgutil.walk_packages(disktune_contract.__path__, "disktune_contract."):
        for value in vars(importlib.import_module(module.name)).values():
            yield from _within(value, seen)


def _within(value: object, seen: set[int]) -> Iterator[object]:
    if is_dataclass(value) and not isinstance(value, type):
        if id(value) not in seen:
            seen.add(id(value))
            yield value
            for field in fields(value):
                yield from _within(getattr(value, field.name), seen)
    elif isinstance(value, tuple | list | frozenset | set):
        for item in value:
            yield from _within(item, seen)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _within(item, seen)


def _texts(value: object) -> Iterator[str]:
    """Yield the texts in a field: a text, several, or pairs of a number and a text."""
    if isinstance(value, Enum):
        return
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)


def sentences(trees: Iterable[ast.AST]) -> list[tuple[str, bool]]:
    """Return the template of each `Sentence`, and whether it has forms for numbers."""
    found: dict[tuple[str, bool], None] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for mark in _template(node):
                    found.setdefault(mark)
    return list(found)


def singulars(trees: Iterable[ast.AST]) -> list[str]:
    """Return the singular of each `Sentence` with forms for numbers, where it differs from the plural."""
    found: dict[str, None] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Sentence.counted":
                one, many = (ast.literal_eval(form) for form in node.args[1:3])
                if one != many:
                    found.setdefault(one)
    return list(found)


def _template(call: ast.Call) -> Iterator[tuple[str, bool]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    counted = name == "counted"
    place = 2 if counted else 0
    if name in ("Sentence", "counted") and len(call.args) > place:
        argument = call.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value, counted


def labels(trees: Iterable[ast.AST]) -> list[str]:
    """Return the titles and labels in tables of facts: texts that begin pairs, and what `section` is given."""
    found: dict[str, None] = {}
    for tree in trees:
        if not any(isinstance(node, ast.ImportFrom) and node.module == _FACTS for node in ast.walk(tree)):
            continue
        for node in ast.walk(tree):
            first: ast.expr | None = None
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and not isinstance(node.elts[1], ast.Constant):
                first = node.elts[0]
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "section":
                first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.setdefault(first.value)
    return list(found)


def _trees(folder: str, *words: str) -> list[ast.Module]:
    """Return the modules below a folder, parsed; only those with one of *words* in them, if there are any."""
    texts = (path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
    return [ast.parse(text) for text in texts if not words or any(word in text for word in words)]


def templates() -> list[tuple[str, bool]]:
    """Return the templates of all sentences of helper, contract and window, and whether they have forms."""
    joined = [(template, False) for template in (IN_TURN, LISTED, BESIDE, LABELLED, NOTED)]
    return [*joined, *sentences(_with_sentences())]


def _with_sentences() -> list[ast.Module]:
    return [tree for folder in ("helper", "disktune_gui") for tree in _trees(folder, "Sentence(", "counted(")]


def words(marked: Iterable[str]) -> int:
    """Return how many words there are in the texts that are *marked*, and in the singulars beside them."""
    return sum(len(text.split()) for text in (*marked, *singulars(_with_sentences())))


def module() -> str:
    """Return the marks as the text of a module that lupdate reads."""
    declared_texts = catalogue()
    marks = [f"QT_TRANSLATE_NOOP({CATALOGUE!r}, {text!r})" for text in declared_texts]
    marks += [f"QT_TRANSLATE_NOOP({OVERVIEW!r}, {text!r})" for text in labels(_trees("disktune_gui", _FACTS))]
    # `said` finds a declared one there.
    made = (mark for mark in templates() if mark[1] or mark[0] not in declared_texts)
    return "\n".join(marks) + "\n" + sentence_marks(made)


def sentence_marks(found: Iterable[tuple[str, bool]]) -> str:
    """Return lines that mark texts as sentences, each by its template and whether it has forms for numbers."""
    forms = {True: ", '', n", False: ""}
    return "".join(f"translate({SENTENCES!r}, {template!r}{forms[counted]})\n" for template, counted in found)
