"""The tool that changes the program at random changes it in one place at a time, and tells what was noticed."""

from __future__ import annotations

import ast
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Calls, Package, concerned, enclosing, noticed, ordered, recorded

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


def test_a_change_belongs_to_the_function_that_runs_it() -> None:
    source = SOURCE.replace(b"def enough", b"@some.decorator\ndef enough")
    found = {mutant.after: enclosing(source, mutant.begin) for mutant in mutants.mutants("some.py", source)}
    assert found["4"] is None, "the constant of the module"
    assert found["False"] is None, "the default of an argument is made on import"
    assert found["pass"] == found["(count - 1)"] == source[: source.index(b"@some")].count(b"\n") + 1


def test_only_tests_that_call_the_function_are_run_those_of_its_module_first() -> None:
    change = next(mutant for mutant in mutants.mutants("room/counting.py", SOURCE) if mutant.after == "pass")
    here = frozenset({("room/counting.py", 6)})
    calls = Calls(
        {
            "tests/test_all.py::test_a": (0.1, here),
            "tests/test_all.py::test_b": (0.1, frozenset({("room/counting.py", 60)})),
            "tests/room/test_slow.py::test_c": (3.0, here),
            "tests/room/test_quick.py::test_d": (0.2, here),
            "tests/room/test_counting.py::test_e": (9.0, here),
        }
    )
    tests = calls.of(change, SOURCE, ())
    assert [test[-1] for test in tests] == ["a", "c", "d", "e"]
    assert ordered(change, tests, calls) == [
        "tests/room/test_counting.py",
        "tests/room/test_quick.py",
        "tests/room/test_slow.py",
        "tests/test_all.py",
    ]
    runs_on_import = replace(change, begin=(3, 8))
    assert [test[-1] for test in calls.of(runs_on_import, SOURCE, ["tests/test_all.py"])] == ["a", "b"]


@pytest.mark.slow
def test_what_a_test_holds_is_noticed_and_what_none_holds_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # These tests need no plugin, and each start loads all that there are.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    module = tmp_path / "counting.py"
    module.write_bytes(SOURCE)
    (tmp_path / "tools").mkdir()
    shutil.copy(mutants.ROOT / "tools/called.py", tmp_path / "tools")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_counting.py").write_text(
        "import pytest\n"
        "from counting import enough\n\n"
        "@pytest.fixture(scope='module')\n"
        "def two() -> bool:\n    return enough(2)\n\n"
        "def test_nothing(two: bool) -> None:\n    pass\n\n"
        "def test_enough(two: bool) -> None:\n    assert two\n"
    )
    files = ["tests/test_counting.py"]
    found = {mutant.after: mutant for mutant in mutants.mutants("counting.py", SOURCE)}
    assert concerned(tmp_path, found["pass"], Package(".", ("tests",), 0.9)) == files
    calls = recorded(tmp_path, files)
    assert list(calls.tests) == [f"tests/test_counting.py::test_{name}" for name in ("nothing", "enough")]
    assert calls.of(found["(count - 1)"], SOURCE, ()) == list(calls.tests), "a shared fixture is everybody's"
    assert noticed(tmp_path, found["(count - 1)"], calls, ()) == mutants.FAILS
    assert noticed(tmp_path, found["(count != 2)"], calls, ()) is None
    hangs = replace(found["pass"], after="while True: pass")
    assert noticed(tmp_path, hangs, calls, (), grace=5) == mutants.HANGS
    assert noticed(tmp_path, found["4"], calls, ()) is None, "no test is left"
    assert noticed(tmp_path, found["4"], calls, files) == mutants.FAILS
    assert module.read_bytes() == SOURCE

    (tmp_path / "tests/test_counting.py").write_text("def test_bad() -> None:\n    assert False\n")
    with pytest.raises(ValueError, match="fail without any change"):
        recorded(tmp_path, files)
