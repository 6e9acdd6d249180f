"""The tool that changes the program at random changes it in one place at a time, and tells what was noticed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import PACKAGES, Package, chosen, noticed

SOURCE = b'''\
"""What a test may say: \xc3\xa4."""

LEAST = 3  # of these


def enough(count: int, *, strict: bool = True) -> bool:
    """Return whether *count* is enough."""
    print(f"asked for {count + 1}")
    if not strict and (
        count > 1
        and count == 2
    ):
        return count in (2, LEAST)
    return count + 1 >= LEAST
'''


def test_every_change_is_one_change_of_a_program_that_still_runs() -> None:
    found = mutants.mutants("some.py", SOURCE)
    assert [mutant.after for mutant in found] == [
        "4",
        "False",
        "pass",
        "(not strict or (count > 1 and count == 2))",
        "(strict)",
        "(count > 1 or count == 2)",
        "(count >= 1)",
        "2",
        "(count != 2)",
        "3",
        "return None",
        "(count not in (2, LEAST))",
        "3",
        "return None",
        "(count + 1 > LEAST)",
        "(count - 1)",
        "2",
    ]
    original = ast.unparse(ast.parse(SOURCE))
    changed = [ast.unparse(ast.parse(mutant.applied(SOURCE))) for mutant in found]
    assert original not in changed
    assert len(set(changed)) == len(changed)


def test_distances_are_left_alone_and_what_stands_in_them_is_not() -> None:
    source = b"row.setSpacing(12)\nrow.setContentsMargins(0, 0, 0, 0)\nrow.addWidget(name, 1)\n"
    assert [mutant.before for mutant in mutants.mutants("some.py", source)] == ["row.addWidget(name, 1)", "1"]


@pytest.mark.slow
@pytest.mark.parametrize("name", PACKAGES)
def test_the_same_seed_makes_the_same_changes(name: str) -> None:
    first = chosen(PACKAGES[name], 20, seed=7)
    assert first == chosen(PACKAGES[name], 20, seed=7) != chosen(PACKAGES[name], 20, seed=8)
    assert all(mutant.file.startswith(PACKAGES[name].sources) and "/demo/" not in mutant.file for mutant in first)


@pytest.mark.slow
def test_what_a_test_holds_is_noticed_and_what_none_holds_is_not(tmp_path: Path) -> None:
    module = tmp_path / "counting.py"
    module.write_bytes(SOURCE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_counting.py").write_text(
        "from counting import enough\n\ndef test_enough() -> None:\n    assert enough(2)\n"
    )
    package = Package(".", ("tests",), 0.9)
    found = {mutant.after: mutant for mutant in mutants.mutants("counting.py", SOURCE)}
    assert noticed(tmp_path, found["(count - 1)"], package)
    assert not noticed(tmp_path, found["(count != 2)"], package)
    assert module.read_bytes() == SOURCE


def test_bad_usage_is_status_2() -> None:
    with pytest.raises(SystemExit) as left:
        mutants.main(["everything"])
    assert left.value.code == 2
