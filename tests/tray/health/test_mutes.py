"""What is muted of drives, beside the arrays, and how it lies in the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_gui.tray import notification
from disktune_gui.tray.notification import Matter

ONE, OTHER = Matter("pending", "serial:WD Blue: 1 TB:WX-7"), Matter("hot", "eui:0025385b71b08e4c")


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    yield
    notification.store().clear()


def test_a_matter_is_a_line_of_text_that_no_array_is_called() -> None:
    assert Matter.of(ONE.text) == ONE
    assert [Matter.of(text) for text in ("md0", "drive", "drive pending", "drive pending ", "")] == [None] * 5


def test_a_matter_is_muted_until_it_is_not() -> None:
    notification.mute(notification.store(), "md0", on=True)
    notification.mute_matter(notification.store(), ONE, "WD Blue\n(sda)\t", on=True)
    notification.mute_matter(notification.store(), OTHER, "Ünïted, 50 % = “9”", on=True)
    assert notification.muted_matters(notification.store()) == {ONE: "WD Blue (sda)", OTHER: "Ünïted, 50 % = “9”"}
    notification.mute_matter(notification.store(), ONE, "", on=False)
    assert list(notification.muted_matters(notification.store())) == [OTHER]
    notification.mute_matter(notification.store(), OTHER, "", on=False)
    assert notification.muted_matters(notification.store()) == {}
    assert notification.muted(notification.store()) == {"md0"}


def test_what_somebody_else_wrote_there_is_passed_over() -> None:
    notification.store().setValue("muted_matters", f"nonsense\n\ndrive x\n{ONE.text}\ttitle")
    assert notification.muted_matters(notification.store()) == {ONE: "title"}
