"""smartctl judges what we find in its database: family, warning and names of attributes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_contract.drives import recognition
from disktune_gui.store import drive_database
from disktune_helper.decode import fields
from tests.judges.test_ata_settings_umockdev import SMARTCTL

SHORT = {9, 192, 193, 194, 197, 198, 200, 201, 220}
"""Attributes with options without a name, such as ``-v 9,minutes`` (smartctl(8))."""
CORPUS = Path(__file__).resolve().parents[1] / "corpus"

pytestmark = [
    pytest.mark.tools,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which(SMARTCTL) is None, reason="smartctl is not installed"),
]


def pairs_of_the_corpus() -> set[tuple[str, str]]:
    """Return models and firmware of real drives, and models alone with a firmware that none has."""
    found = set()
    for dump in sorted((CORPUS / "identify").glob("*.hex")):
        words = fields.parse_text(dump.read_text(encoding="ascii"))
        model, firmware = (recognition.string(words, *place) for place in ((27, 46), (23, 26)))
        found.add((model or "", firmware or ""))
    for line in (CORPUS / "smart/health.jsonl").read_text(encoding="utf-8").splitlines():
        found.add((json.loads(line)["model"], "0000"))
    return {(model, firmware) for model, firmware in found if model}


def pairs_of_its_own() -> set[tuple[str, str]]:
    """Return what the comments of the installed database name as tested."""
    file = next(place for place in drive_database.PLACES if place.exists())
    named = re.findall(r"tested with ([\w ().-]{4,40})/([\w.]{1,8})(?=[,\n ])", file.read_text(encoding="utf-8"))
    # All of them would take a minute.
    return set(sorted(named)[::9])


def of_each_entry(
    pairs: set[tuple[str, str]], database: drive_database.InstalledDatabase
) -> list[tuple[str, str]]:
    """Return a drive of each entry that we find, and of those for which we find none every fifth."""
    found: dict[object, tuple[str, str]] = {}
    unknown = []
    for pair in sorted(pairs):
        entry = database.of(*pair).entry
        if entry is None:
            unknown.append(pair)
        else:
            found.setdefault(entry.name, pair)
    return [*found.values(), *unknown[::5]]


def of_smartctl(model: str, firmware: str) -> tuple[str, str, dict[int, str]] | None:
    """Return family, warning and names of attributes as smartctl prints them; None if it knows no such drive."""
    told = subprocess.run(
        [SMARTCTL, "-P", "showall", model, firmware], capture_output=True, text=True, check=False
    )
    if "No presets are defined" in told.stdout:
        return None
    first = re.split(r"\n\n|\nmatch smartmontools", told.stdout.partition("match smartmontools")[2])[0]
    family = re.search(r"^MODEL FAMILY: +(.*)$", first, re.MULTILINE)
    warned = re.search(r"^WARNINGS: +(.*)\Z", first, re.MULTILINE | re.DOTALL)
    names = re.findall(r"^(?:ATTRIBUTE OPTIONS:)? +(\d{3}) (\S+)$", first, re.MULTILINE)
    return (
        family[1].strip() if family is not None else "",
        " ".join(warned[1].split()) if warned is not None else "",
        {int(number): name for number, name in names},
    )


@pytest.mark.parametrize("pairs", [pairs_of_the_corpus, pairs_of_its_own], ids=["corpus", "own"])
def test_the_same_entry_is_found(pairs: Callable[[], set[tuple[str, str]]]) -> None:
    database = drive_database.load()
    assert database.database is not None, "smartctl comes with one"
    known = 0
    for model, firmware in of_each_entry(pairs(), database):
        found, theirs = database.of(model, firmware), of_smartctl(model, firmware)
        assert found.unread is None
        assert (found.entry is None) is (theirs is None), (model, firmware)
        if found.entry is None or theirs is None:
            continue
        known += 1
        family, warned, names = theirs
        assert (found.entry.name, found.entry.warning) == (family, warned), (model, firmware)
        ours, usual = dict(found.entry.attributes), database.database.usual
        others = {number: name for number, name in names.items() if ours.get(number) != name}
        assert not set(ours) - set(names), model
        # Names that are the usual ones are not ours to tell, and short options have none but smartctl's own.
        assert all(usual.get(number) == name or number in SHORT for number, name in others.items()), (
            model,
            others,
        )
    assert known > 15
