"""The program's size is counted whole, and more than setup.cfg allows is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import budget


def _program(root: Path, lines: int) -> Path:
    for folder in budget.SIDES.values():
        place = root / folder / "scrub"
        place.mkdir(parents=True)
        (place / "__init__.py").write_text("")
        (place / "page.py").write_text("x = 1\n" * lines)
        (place.parent / "main.py").write_text("import this\n")
    (root / "setup.cfg").write_text(f"[{budget.SECTION}]\nmost_modules = 6\nmost_lines = 63\n")
    return root


def test_each_file_counts_for_its_feature_and_side(tmp_path: Path) -> None:
    found = budget.counted(_program(tmp_path, 20))
    assert found["scrub"] == dict.fromkeys(budget.SIDES, (1, 20))
    assert found["."] == dict.fromkeys(budget.SIDES, (1, 1))


@pytest.mark.parametrize(("lines", "status"), [(20, 0), (21, 1)])
def test_one_line_too_many_is_refused(
    lines: int, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = _program(tmp_path, lines)
    monkeypatch.setattr(budget.counted, "__defaults__", (root,))
    monkeypatch.setattr(budget.limits, "__defaults__", (root,))
    assert budget.main() == status
    assert f"6 modules of 6, {lines * 3 + 3} lines of 63" in capsys.readouterr().out
