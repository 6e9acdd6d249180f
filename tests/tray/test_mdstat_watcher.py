"""What the tray reads: the text of /proc/mdstat, nothing where md is not loaded, None where it cannot be read."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from disktune_gui.client.mdstat_watcher import MdstatWatcher


def test_a_file_that_cannot_be_read_is_not_one_without_arrays(qtbot: QtBot, tmp_path: Path) -> None:
    absent, unreadable = MdstatWatcher(tmp_path / "absent"), MdstatWatcher(tmp_path)
    assert absent.read() == ""
    assert unreadable.read() is None
    absent.close()
    unreadable.close()
