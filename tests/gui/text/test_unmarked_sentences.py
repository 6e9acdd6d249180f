"""What contract and helper say to a person is a `Sentence` or a declared text, so that it can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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
OWN_ENGLISH = {
    "disktune_contract/arrays/array_details.py": "mdadm's names",
    "disktune_contract/arrays/mdstat.py": "a terminal's refusal; the window says that the file cannot be read",
    "disktune_contract/messages/privilege.py": "what polkit's own dialog shows; its policy has the translations",
    "disktune_contract/rules/handover.py": "a line of a file for another program",
    "disktune_helper/decode/diskstats.py": "the command `decode` says what is wrong with the kernel's file",
    "disktune_helper/decode/identify_features.py": "the standard's names",
    "disktune_helper/long_trials/kernel_messages.py": "patterns",
    "disktune_helper/other_tools/all_readers.py": "a terminal alone names what is saved beside what others set",
}
"""Modules with sentences that stay English, each with the reason."""
OTHER_TEXTS = {
    "mistakes of a programmer or a peer": """contract/catalog/__init__ contract/record contract/wire
        helper/system/programs""",
    "names in standards, of models, programs and where facts come from": """contract/catalog/schedulers
        contract/catalog/scsi_pages contract/checkup/checks contract/checkup/usual contract/measuring/measurement
        contract/rules/setting_interactions contract/settings/claims contract/settings/setting_names
        helper/bench/bonnie helper/bench/long_write helper/bench/reader helper/bench/surface
        helper/decode/drive_logs helper/drives/trim_targets helper/standby/command_names
        helper/system/drive_commands/command_table helper/system/lockdown/permitted""",
    "commands, patterns and lines of other programs": """contract/checkup/links contract/health/sector_place
        contract/standby/remedies contract/workloads/dd contract/workloads/raw helper/bench/folders
        helper/decode/device_descriptors helper/settings/ini helper/settings/saved_file
        helper/system/companion/new_process""",
    "what the guide alone calls them": "contract/standby/culprit_rules contract/standby/drive_rules",
    "a reason that is put into words by its kind, or printed to a journal": """helper/changes/maintenance
        helper/decode/file_system_tools helper/rpc/server helper/scrub/keeper helper/scrub/pools
        helper/settings/guard_marks helper/standby/kernel_trace helper/system/companion/starting
        helper/system/log""",
}
"""Modules with other texts than sentences, by what they are; in all others, any three words need a mark."""
OTHERS = {f"disktune_{name}.py" for names in OTHER_TEXTS.values() for name in names.split()}

NAMES = {"others", "other_names", "source"}
"""Arguments that are names in other tools, or say where a fact comes from."""

_SENTENCE = re.compile(r"[A-Z“{].*[.?!:]", re.DOTALL)


def unmarked(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and text of three words and more that are neither marked nor a docstring."""
    if isinstance(tree, ast.Call) and ast.unparse(tree.func).rpartition(".")[2] in MARKED | ENGLISH:
        return
    if isinstance(tree, ast.keyword) and tree.arg in NAMES:
        return
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):  # a docstring
            continue
        text = _text(child).strip()
        if text.count(" ") >= 2 and any(letter.islower() for letter in text) and text not in DECLARED:
            yield getattr(child, "lineno", 0), text
        if not isinstance(child, ast.JoinedStr):
            yield from unmarked(child)


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        return "{}".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.slow
def test_no_text_is_without_a_mark() -> None:
    found: dict[str, list[str]] = {}
    others = set()
    for path in sorted(HELPER.rglob("*.py")):
        place = path.relative_to(HELPER)
        if any(place.is_relative_to(room) for room in ON_TERMINALS):
            continue
        for line, text in unmarked(ast.parse(path.read_text(encoding="utf-8"))):
            if str(place) not in OTHERS or _SENTENCE.fullmatch(text):
                found.setdefault(str(place), []).append(f"{line}: {text}")
            else:
                others.add(str(place))
    assert {place: texts for place, texts in found.items() if place not in OWN_ENGLISH} == {}
    assert (set(found), others) == (set(OWN_ENGLISH), OTHERS), "what has no such text needs no reason"
