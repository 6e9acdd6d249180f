"""What is muted of drives, beside the arrays, and how it lies in the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_gui.tray import mutes
from disktune_gui.tray.mutes import Matter

ONE, OTHER = Matter("pending", "serial:WD Blue: 1 TB:WX-7"), Matter("hot", "eui:0025385b71b08e4c")


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    yield
    mutes.store().clear()


def test_a_matter_is_a_line_of_text_that_no_array_is_called() -> None:
    assert Matter.of(ONE.text) == ONE
    assert [Matter.of(text) for text in ("md0", "drive", "drive pending", "drive pending ", "")] == [None] * 5


def test_a_matter_is_muted_until_it_is_not() -> None:
    mutes.mute(mutes.store(), "md0", on=True)
    mutes.mute_matter(mutes.store(), ONE, "WD Blue\n(sda)\t", on=True)
    mutes.mute_matter(mutes.store(), OTHER, "Ünïted, 50 % = “9”", on=True)
    assert mutes.muted_matters(mutes.store()) == {ONE: "WD Blue (sda)", OTHER: "Ünïted, 50 % = “9”"}
    mutes.mute_matter(mutes.store(), ONE, "", on=False)
    assert list(mutes.muted_matters(mutes.store())) == [OTHER]
    mutes.mute_matter(mutes.store(), OTHER, "", on=False)
    assert mutes.muted_matters(mutes.store()) == {}
    assert mutes.muted(mutes.store()) == {"md0"}


def test_what_somebody_else_wrote_there_is_passed_over() -> None:
    mutes.store().setValue("muted_matters", f"nonsense\n\ndrive x\n{ONE.text}\ttitle")
    assert mutes.muted_matters(mutes.store()) == {ONE: "title"}
