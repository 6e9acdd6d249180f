"""The table of conditions in the documents is that of the tests."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.checks import CHECKS
from tests.contract.checkup import conditions_document, test_conditions
from tests.contract.checkup.conditions_document import DOCUMENT, document


def test_the_document_is_that_of_the_declarations_and_the_cases() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run tests.contract.checkup.conditions_document"


def test_every_check_has_its_row() -> None:
    rows = [line for line in document().partition("\n## ")[0].splitlines() if line.startswith("| ")][1:]
    assert len(rows) == len(CHECKS)
    assert all(len(row.split(" | ")) == 6 for row in rows)


def test_a_check_without_a_pair_cannot_be_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    for check in CHECKS[:1]:
        rest = [row for row in test_conditions.TABLE if (row[0], row[3]) != (check.id, test_conditions.FOUND)]
        monkeypatch.setattr(conditions_document, "TABLE", rest)
        with pytest.raises(ValueError, match=check.id):
            document()
