"""What continuous integration prints at its end."""

from pathlib import Path

import pytest

from tools import slowest


def test_the_ten_that_took_longest_are_printed_and_two_runs_of_one_count_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "times"
    monkeypatch.setenv(slowest.FILE, str(path))
    slowest.add({f"tests/test_{number}.py": float(number) for number in range(12)})
    slowest.add({"tests/test_3.py": 30.0, "lab: boost": 5.6})
    lines = [line.split(maxsplit=2) for line in slowest.table(path)]
    assert [(int(seconds), name) for seconds, _, name in lines] == [
        (33, "tests/test_3.py"),
        *((number, f"tests/test_{number}.py") for number in range(11, 5, -1)),
        (6, "lab: boost"),
        (5, "tests/test_5.py"),
        (4, "tests/test_4.py"),
    ]


def test_nothing_is_written_where_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(slowest.FILE, raising=False)
    slowest.add({"tests/test_setup.py": 1.0})
