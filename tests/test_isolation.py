"""No test reads or writes what is the user's own."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from disktune_gui.desktop import user_files
from tests import isolation
from tests.amounts import LONGEST, amount

ROOT = Path(__file__).resolve().parent.parent


def test_the_users_own_folders_are_temporary_ones() -> None:
    folders = [Path.home(), user_files.data_folder(), user_files.state_folder(), user_files.config_folder()]
    folders += [Path(os.environ[name]) for name in ("XDG_CACHE_HOME", "XDG_RUNTIME_DIR")]
    temporary = Path(tempfile.gettempdir())
    assert [folder for folder in folders if not folder.is_relative_to(temporary)] == []


def test_the_files_that_take_longest_are_there() -> None:
    assert [name for name in LONGEST if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize(("ci", "amounts"), [("true", (2000, 5)), ("", (200, 1)), (None, (200, 1))])
def test_only_continuous_integration_does_everything(
    monkeypatch: pytest.MonkeyPatch, ci: str | None, amounts: tuple[int, int]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    if ci is not None:
        monkeypatch.setenv("CI", ci)
    assert (amount(2000), amount(5)) == amounts


def test_a_file_beside_the_checkout_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    # As a checkout in a home directory: one may lie in a temporary folder or one of the system's, too.
    beside = ROOT.parent if isolation.is_outside(str(ROOT.parent)) else Path("/home")
    monkeypatch.chdir(beside)
    for path in (".", beside):
        os.listdir(path)  # noqa: PTH208
    assert isolation.opened == [".", str(beside)]
    isolation.opened.clear()
    (ROOT / "setup.cfg").read_text(encoding="utf-8")
    Path("/etc/passwd").read_text(encoding="utf-8")
    assert isolation.opened == []
