"""What is exported as text."""

from __future__ import annotations

import re

from disktune_contract.version import VERSION
from disktune_gui.text import facts
from disktune_gui.text.facts import FactRow, FactSection


def test_text_has_every_row_aligned() -> None:
    sections = [FactSection("One", (FactRow("a", "1", "note"), FactRow("long label", "2")))]
    text = facts.as_text("Drive", sections, "Read from it.")
    dated = (
        rf"Drive\n\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{{4}}, DiskTune {re.escape(VERSION)}\nRead from it.\n\n"
    )
    head = re.match(dated, text)
    assert head is not None
    assert text[head.end() :] == "One\n---\na           1  (note)\nlong label  2\n"
