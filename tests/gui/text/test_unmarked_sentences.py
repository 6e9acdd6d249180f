"""What contract and helper say to a person is a `Sentence` or a declared text, so that it can be translated."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

from tools.translation_marks import WORDS, catalogue, titles

HELPER = Path(__file__).resolve().parents[3] / "helper"

MARKED = {"Sentence", "counted", *WORDS}
DECLARED = frozenset(catalogue()) | titles()
ENGLISH = {
    "ArgumentParser",
    "AssertionError",
    "FileNotFoundError",
    "NotListed",
    "PermissionError",
    "RuntimeError",
    "StartNotAllowed",
    "TypeError",
    "ValueError",
    "WireError",
    "add_argument",
    "add_parser",
    "compile",
    "invalid",
    "pattern_of",
}
"""Calls whose texts no window shows: a terminal's help, mistakes of a programmer or of a peer, patterns, and
errors of the system, which `disktune_helper.system.errors.refusal` puts into words by their numbers."""
ON_TERMINALS = {
    "disktune-helper.py": "the launcher prints to a terminal",
    "disktune_helper/cli": "commands print to a terminal, and as services to the journal of systemd",
    "disktune_helper/faces.py": "its usage is printed to a terminal; the rest is names of modules",
    "disktune_helper/main.py": "the command line prints to a terminal",
    "disktune_helper/precompile.py": "what installs prints to a terminal",
    "disktune_helper/metrics": "what Prometheus reads; names and texts of metrics have one language",
    "disktune_helper/changes/trial_keeper.py": "a service prints to the journal of systemd",
    "disktune_helper/changes/restore.py": "`disktune-helper apply` prints it; it has no window",
}
"""Rooms and modules whose texts no window shows, each with the reason."""

NAMES = {"others", "other_names", "source"}
"""Arguments that are names in other tools, or say where a fact comes from."""

OWN_ENGLISH = {
    "disktune_helper/changes/maintenance.py": {
        "_start": "an error of the system, which is put into words by its number",
    },
    "disktune_contract/catalog/__init__.py": {
        "__getattr__": "a mistake of a programmer",
    },
    "disktune_contract/standby/culprit_rules.py": {
        "RULES": "what the guide alone calls them; sentences that are added are marked",
    },
    "disktune_contract/standby/drive_rules.py": {
        "DRIVE_RULES": "what the guide alone calls them",
        "_fact": "a command in the words of the standard",
    },
    "disktune_contract/standby/remedies.py": {
        "_DATABASES": "lines for files of other programs, and commands; the sentences around them are marked",
        "container": "the same",
        "locate": "the same",
        "tracker": "the same",
        "fstrim": "the same",
        "smartd": "lines for files of other programs, and commands; the sentences around them are marked",
        "smartctl": "the same",
        "script": "the same",
        "_MONITORS": "the same",
        "less_writing": "the same",
        "swap": "the same",
        "udev": "the same",
        "lvm": "the same",
    },
    "disktune_helper/long_trials/kernel_messages.py": dict.fromkeys(
        ("ATA", "SCSI", "NVME", "NVME_REQUEST", "PCI", "USB", "BLOCK"), "patterns, and files of the kernel"
    ),
    "disktune_contract/arrays/mdstat.py": {
        "_CLAUSES": "patterns",
        "parse": "a terminal's refusal of another text; the window says that the file cannot be read",
    },
    "disktune_contract/catalog/schedulers.py": {
        "_BFQ": "labels, which get the name of the scheduler before they are declared",
        "_KYBER": "the same",
    },
    "disktune_contract/catalog/scsi_pages.py": {
        "_POWER_SOURCE": "where the facts come from",
        "_EXCEPTIONS_SOURCE": "the same",
        "_CACHING_SOURCE": "where the facts come from",
    },
    "disktune_contract/record.py": {
        "_set": "a mistake of a programmer",
        "_delete": "a mistake of a programmer",
    },
    "disktune_contract/health/sector_place.py": {
        "_command": "commands",
    },
    "disktune_contract/messages/protocol.py": {
        "CLASSES": "what polkit's own dialog shows; the policy has no translations",
    },
    "disktune_contract/rules/handover.py": {
        "_HEAD": "a line of a file for another program",
        "_HEAD_OF_ALL": "the same",
        "_program": "a command",
        "_match": "a rule for udev",
        "_match_of_volume": "the same",
        "_FIND_NAME": "a line of a script",
        "_echo_sysctl": "the same",
        "_echo": "the same",
        "parameters": "lines of a file for another program",
    },
    "disktune_contract/rules/setting_interactions.py": {
        "source": "where the facts come from",
    },
    "disktune_contract/settings/claims.py": {
        "TOOLS": "for a reader of the source: only the names of the tools and their order are used",
    },
    "disktune_contract/settings/setting_names.py": {
        "_address": "names of standards, the same in every language",
        "_ata_address": "the same",
        "_pair": "the same",
    },
    "disktune_contract/wire.py": {
        "_NAMES": "of a message that breaks the protocol, as `WireError` says it",
    },
    "disktune_helper/decode/diskstats.py": {
        "_stat": "the file is the kernel's; the command `decode` says what is wrong with one",
    },
    "disktune_helper/decode/file_system_tools.py": {
        "parse_scrub_status": "why a record is none; the window says that it is damaged",
        "parse_zpool_status": "why a text is no status; the window says that it cannot be understood",
        "_NOTHING": "what zpool prints",
        "_only": "the same",
    },
    "disktune_helper/decode/drive_logs.py": {
        "_NVME_STATUS": "names of the standard; its entry of words is a sentence",
    },
    "disktune_helper/other_tools/all_readers.py": {
        "_of_file": "a terminal alone names what is saved here beside what others set",
        "_why": "a terminal alone names what is saved here beside what others set",
    },
    "disktune_helper/drives/trim_targets.py": {
        "_TRIMMED": "names of file systems",
    },
    "disktune_helper/settings/guard_marks.py": {
        "HELD_BY": "what `disktune-helper apply` prints; the window has its own words for each",
    },
    "disktune_helper/settings/ini.py": {
        "CUT_SHORT": "it is written into a file and compared with it",
    },
    "disktune_helper/settings/saved_file.py": {
        "_HEAD": "it is written into a file and compared with it",
    },
    "disktune_helper/scrub/keeper.py": {
        "_started": "a service prints to the journal of systemd",
    },
    "disktune_helper/scrub/pools.py": {
        "_status": "why a pool cannot be asked; the window says that its status cannot be understood",
    },
    "disktune_helper/system/companion/starting.py": {
        "DRIVE": "for a reader of the source",
        "DIRECTORY": "the same",
    },
    "disktune_helper/system/companion/new_process.py": {
        "signal_group": "a command",
    },
    "disktune_helper/rpc/server.py": {
        "serve": "the reason on standard error, which the window quotes in its own sentence",
    },
    "disktune_helper/system/drive_commands/command_table.py": {
        "ATA_QUESTIONS": "names of commands, as the standard has them",
        "ATA_SELF_TESTS": "the same",
        "SCSI": "the same",
        "ROWS": "names of standards' commands, for the manual and the tests",
    },
    "disktune_helper/system/lockdown/permitted.py": {
        "_ALWAYS": "names of system calls",
    },
    "disktune_helper/system/log.py": {
        "log_mistake": "it prints to the journal of systemd",
    },
    "disktune_helper/system/programs.py": {
        "_READER": "a program",
        "_scrub_unit": "a mistake of a programmer",
        "keep_trial": "a mistake of a programmer",
        "_checked": "a mistake of a programmer",
    },
    "disktune_contract/checkup/checks.py": {
        "_SLOW": "what the kernel calls them",
        **dict.fromkeys(("_counted", "_starts", "_worn"), "fields of standards"),
    },
    "disktune_contract/checkup/links.py": {
        "_sata_port": "a field of a standard",
        "unmap_rule": "a line for a file of udev",
    },
    "disktune_contract/checkup/usual.py": {"STATED": "names of models, and of what states their speed"},
    "disktune_contract/measuring/measurement.py": {"_NAMES": "names of kinds of layers"},
    "disktune_contract/workloads/dd.py": {"_dd": "a command"},
    "disktune_contract/workloads/raw.py": {"counterpart": "the command that measures the same"},
    "disktune_helper/bench/bonnie.py": {"_FIELDS": "names of another program's tests"},
    "disktune_helper/decode/identify_features.py": dict.fromkeys(
        ("flash_features", "_of_the_vendor", "_trim_features", "_by_standard"), "standards' names"
    ),
    "disktune_helper/bench/reader.py": {"program": "name and version of a program"},
    "disktune_helper/bench/surface.py": {"program": "name and version of a program"},
    "disktune_helper/bench/long_write.py": {"program": "name and version of a program"},
    "disktune_helper/decode/device_descriptors.py": {"bus_mode": "a pattern"},
    "disktune_helper/bench/folders.py": {"_INSTALL": "commands"},
    "disktune_helper/standby/command_names.py": {"_NVME": "names of the standard"},
    "disktune_helper/standby/kernel_trace.py": {
        "_news": "a filter for the kernel",
        "_conditions": "the same",
        "event_format": "why a page of the trace is none; it is counted, and never shown",
        "page_format": "the same",
        "page": "the same",
        "_events": "the same",
        "_word": "the same",
    },
}
"""Functions, methods, arguments and constants whose texts stay English, by module, each with the reason."""


def unmarked(tree: ast.AST, english: Container[str] = ()) -> Iterator[tuple[int, str]]:
    """Yield line and text of what looks like words for a person and is neither marked nor a docstring.

    Left out is what is in a function, method, argument or constant of a name in *english*.
    """
    if isinstance(tree, ast.Call) and ast.unparse(tree.func).rpartition(".")[2] in MARKED | ENGLISH:
        return
    if isinstance(tree, ast.keyword) and tree.arg in NAMES:
        return
    if any(name in english for name in _names(tree)):
        return
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):  # a docstring
            continue
        text = _text(child)
        if text.strip().count(" ") >= 2 and any(letter.islower() for letter in text) and text not in DECLARED:
            yield getattr(child, "lineno", 0), text
        if not isinstance(child, ast.JoinedStr):
            yield from unmarked(child, english)


def _names(node: ast.AST) -> tuple[str, ...]:
    """Return what a statement or an argument names."""
    if isinstance(node, ast.FunctionDef):
        return (node.name,)
    if isinstance(node, ast.keyword):
        return (node.arg or "",)
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return tuple(target.id for target in targets if isinstance(target, ast.Name))


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "{}".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _found() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(HELPER.rglob("*.py")):
        place = path.relative_to(HELPER)
        if any(place.is_relative_to(room) for room in ON_TERMINALS):
            continue
        tree, english = ast.parse(path.read_text(encoding="utf-8")), OWN_ENGLISH.get(str(place), {})
        said = [f"{place}:{line}: {text}" for line, text in unmarked(tree, english)]
        found.setdefault("/".join(place.parts[:2]), []).extend(said)
    return found


FOUND = _found()


@pytest.mark.parametrize("room", sorted(FOUND))
def test_no_text_of_three_words_and_more_is_without_a_mark(room: str) -> None:
    assert FOUND[room] == []


@pytest.mark.slow
def test_what_stays_english_is_there() -> None:
    gone = []
    for module, reasons in OWN_ENGLISH.items():
        tree = ast.parse((HELPER / module).read_text(encoding="utf-8"))
        for name in reasons:
            others = {other: why for other, why in reasons.items() if other != name}
            needed = len(list(unmarked(tree, others))) > len(list(unmarked(tree, reasons)))
            gone += [] if needed else [f"{module}: {name}"]
    for place in ON_TERMINALS:
        modules = [HELPER / place] if place.endswith(".py") else (HELPER / place).rglob("*.py")
        needed = any(any(unmarked(ast.parse(path.read_text(encoding="utf-8")))) for path in modules)
        gone += [] if needed else [place]
    assert gone == []
