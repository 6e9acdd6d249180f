"""Lines that people have published, and what each means by the documents of the tools and of the kernel.

A part of the corpus names only what its document settles: a drive that a script works out while it runs has no
``targets`` there. What is unrelated may be left out. Prose and output have no parts: a reader may quote them as
not understood, and takes nothing in them for a command.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.reader import explain

ENTRIES: list[dict[str, Any]] = json.loads(
    (Path(__file__).resolve().parents[2] / "corpus/published-lines.json").read_text()
)
KEYS = {"line", "kind", "setting", "value", "unit", "targets"}


def test_the_corpus_is_broad_and_says_by_which_document() -> None:
    lines = [line for entry in ENTRIES for line in entry["text"].split("\n") if line.strip()]
    assert len(lines) >= 200
    assert len({entry["source"] for entry in ENTRIES}) >= 80
    assert {key for entry in ENTRIES for key in entry} == {"source", "text", "parts", "by"}
    assert all(entry["by"] and entry["source"] for entry in ENTRIES)
    assert {part["kind"] for entry in ENTRIES for part in entry["parts"]} == set(Kind) - {Kind.FILE}


def test_a_part_of_the_corpus_has_the_form_of_a_part() -> None:
    for entry in ENTRIES:
        for part in entry["parts"]:
            assert part.keys() <= KEYS
            assert 1 <= part["line"] <= entry["text"].count("\n") + 1
            if part["kind"] == Kind.SETTING and part["setting"] is not None:
                assert part["unit"] == str(getattr(BY_ID[part["setting"]].domain, "unit", ""))


@pytest.mark.parametrize("entry", ENTRIES, ids=[f"{n}-{entry['source']}" for n, entry in enumerate(ENTRIES, 1)])
def test_a_published_line_is_read_as_its_document_says(entry: dict[str, Any]) -> None:
    expected, found = entry["parts"], explain(entry["text"])
    free = {Kind.FILE, Kind.UNRELATED} | (set() if expected else {Kind.NOT_UNDERSTOOD})
    missing = [
        part for part in expected if part["kind"] != Kind.UNRELATED and not any(_fits(part, one) for one in found)
    ]
    beyond = [one for one in found if one.kind not in free and not any(_fits(part, one) for part in expected)]
    assert (missing, beyond) == ([], []), entry["by"]


def _fits(expected: dict[str, Any], part: Part) -> bool:
    """Return whether a part of the reader's is what the corpus expects, in all that it says; 1 is not true."""
    return all(json.dumps(expected[key]) == json.dumps(getattr(part, key)) for key in expected)
