"""The figures beside those of other programs: taken in turn, judged by medians, written where people read them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tools.speed import table
from tools.speed.__main__ import TABLES, main
from tools.speed.measure import Figure, Row, at_most, side_by_side, within
from tools.speed.screen import Part, _seen

FIGURES = (Figure("ours", (3.0, 9.0, 4.0)), Figure("peer", (5.0, 50.0, 4.9)), Figure("floor", (2.0, 2.0, 2.0)))


def test_contenders_take_turns_and_the_first_turn_does_not_count() -> None:
    taken: list[str] = []

    def run(name: str) -> float:
        taken.append(name)
        return float(len(taken))

    found = side_by_side({"a": lambda: run("a"), "b": lambda: run("b")}, 8)
    rounds = [taken[at : at + 2] for at in range(0, len(taken), 2)]
    assert len(rounds) == 9
    assert all(sorted(one) == ["a", "b"] for one in rounds)
    assert len({tuple(one) for one in rounds}) == 2, "not always the same one first"
    assert [(one.name, len(one.values)) for one in found] == [("a", 8), ("b", 8)]
    assert min(value for one in found for value in one.values) == 3


def test_goals_are_judged_by_the_ratio_of_medians() -> None:
    assert at_most(0.8, FIGURES, ("peer", "floor"), "x").reached == 2.0
    assert at_most(0.8, FIGURES, ("peer",), "x").met
    assert not at_most(1.5, FIGURES, ("floor",), "x").met
    assert (within(4, FIGURES, "ms").met, within(3.9, FIGURES, "ms").met) == (True, False)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(table, "PLACE", tmp_path / "benchmarks")
    monkeypatch.setattr(table, "README", tmp_path / "README.md")
    (tmp_path / "README.md").write_text("before\n<!-- speed -->\nold\n<!-- /speed -->\nafter\n")
    monkeypatch.setattr(table, "HIGHLIGHTS", {"start": ("one",), "scale": ("far",)})
    return tmp_path


def test_a_table_keeps_rows_that_were_not_measured_anew_and_the_readme_shows_the_chosen_ones(place: Path) -> None:
    goal = at_most(1.5, FIGURES, ("floor",), "the floor")
    table.write("start", [Row("one", "first", "ms", FIGURES, (goal,)), Row("two", "second", "ms", ())])
    table.write("start", [Row("two", "second", "MiB", FIGURES[:1], note="why")])
    table.write("start", [Row(one, one, "ms", FIGURES) for one in ("none", "one", "and a half")])
    rows = json.loads((place / "benchmarks/start.json").read_text("utf-8"))["rows"]
    assert [row["id"] for row in rows] == ["none", "one", "and a half", "two"]
    table.write("start", [Row("one", "first", "ms", FIGURES, (goal,))])
    rows = [row for row in rows if row["id"] in ("one", "two")]
    assert [(row["id"], row["unit"]) for row in rows] == [("one", "ms"), ("two", "MiB")]
    first = "| first | 4 ms | peer 5, floor 2 | ≤ 1.5 × the floor | 2 ✗ |\n"
    text = (place / "benchmarks/start.md").read_text("utf-8")
    assert text.startswith("| what |")
    assert first in text
    assert "| second (why) | 4 MiB |" in text
    head = "| what | DiskTune | others | goal | reached |\n|---|---|---|---|---|\n"
    begin, end = "before\n<!-- speed -->\n", "<!-- /speed -->\nafter\n"
    assert (place / "README.md").read_text("utf-8") == f"{begin}{head}{first}{end}"
    # The other table adds its own; a note is for the whole table.
    table.write("scale", [Row("far", "third", "ms", FIGURES[:1], note="why")])
    assert (place / "README.md").read_text("utf-8") == f"{begin}{head}{first}| third | 4 ms |  |  |  |\n{end}"


def test_figures_are_shown_with_three_digits(place: Path) -> None:
    figures = (Figure("ours", (102.714,)), Figure("peer", (12345.6,)), Figure("floor", (0.256,)))
    text = table.write("start", [Row("one", "first", "ms", figures, (at_most(1, figures, ("peer",), "x"),))])
    assert "| first | 103 ms | peer 12,300, floor 0.256 | ≤ 1 × x | 0.008 |" in text


def test_the_tables_and_the_readme_have_what_was_measured_last() -> None:
    readme = table.README.read_text("utf-8")
    for name in TABLES:
        assert (table.PLACE / f"{name}.md").read_text("utf-8") == table.markdown(table.rows_of(name))
        assert f"](benchmarks/{name}.md)" in readme
        assert set(table.HIGHLIGHTS[name]) <= {row["id"] for row in table.rows_of(name)}
    assert f"<!-- speed -->\n{table.highlights()}<!-- /speed -->\n" in readme
    assert table.highlights().count("\n") == 5


def test_a_list_counts_as_painted_when_nine_tenths_of_it_are_there() -> None:
    empty = np.zeros((40, 40), np.uint32)
    window = empty.copy()
    window[10:30, 10:30] = 1
    some, whole = window.copy(), window.copy()
    whole[12:22, 11:14] = 7
    whole[12:28, 20:28] = 9
    some[12:21, 11:14] = 7
    seen = _seen(empty, [(0.1, window), (0.2, some), (0.3, whole)], Part(right=0.4), 5.0)
    assert (seen.window_ms, seen.list_ms, seen.whole_ms) == (100, 200, 300)


def test_what_cannot_be_measured_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["start", "nonsense"])
    assert left.value.code == 2
    assert "rows are start, helper, idle" in capsys.readouterr().err
