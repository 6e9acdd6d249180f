"""The guide has every rule of the diagnosis, with what it offers."""

from __future__ import annotations

from disktune_contract.standby.culprit_rules import RULES
from disktune_contract.standby.drive_rules import DRIVE_RULES
from tests.contract.standby.guide import DOCUMENT, document


def test_the_guide_is_that_of_the_rules() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run tests.contract.standby.guide"


def test_every_rule_has_its_row() -> None:
    rows = [line for line in document().splitlines() if line.startswith("| ")][1:]
    labels = [rule.label for rule in DRIVE_RULES] + [rule.label for rule in RULES]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == labels
