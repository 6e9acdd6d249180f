"""What the tray reads: the text of /proc/mdstat, nothing where md is not loaded, None where it cannot be read."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.client.mdstat_watcher import MdstatWatcher, Pace, _let_only_through


def test_a_file_that_cannot_be_read_is_not_one_without_arrays(qtbot: QtBot, tmp_path: Path) -> None:
    absent, unreadable = MdstatWatcher(tmp_path / "absent"), MdstatWatcher(tmp_path)
    assert absent.read() == ""
    assert unreadable.read() is None
    absent.close()
    unreadable.close()


def test_the_text_is_the_one_of_now(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mdstat"
    file.write_text("Personalities : [raid1]\n")
    watcher = MdstatWatcher(file)
    assert watcher.read() == "Personalities : [raid1]\n"
    file.write_text("Personalities : [raid1] [raid6]\n")
    assert watcher.read() == "Personalities : [raid1] [raid6]\n"
    watcher.close()
    assert watcher.read() == "Personalities : [raid1] [raid6]\n", "it is opened again"
    watcher.close()


def test_where_md_is_loaded_later_it_is_looked_for_then(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mdstat"
    watcher = MdstatWatcher(file)
    assert watcher.read() == ""
    loading = watcher._loading
    assert loading is not None
    with qtbot.waitSignal(watcher.due):
        loading.done.emit()
    assert watcher.read() == ""
    assert watcher._loading is loading, "it goes on waiting"
    file.write_text("Personalities :\n")
    assert watcher.read() == "Personalities :\n"
    assert watcher._loading is None
    assert loading._socket is None, "nobody listens any more"
    watcher.close()


def test_it_looks_again_only_while_something_runs_or_is_missing(qtbot: QtBot, tmp_path: Path) -> None:
    watcher = MdstatWatcher(tmp_path / "absent")
    seen = []
    for pace in (Pace.PROGRESS, Pace.PROGRESS, Pace.NEVER, Pace.NEVER, Pace.TROUBLE, Pace.PROGRESS):
        watcher.follow(pace)
        seen.append(watcher._again.interval() if watcher._again.isActive() else 0)
    assert seen == [5_000, 5_000, 0, 0, 60_000, 5_000]
    watcher.close()
    assert not watcher._again.isActive()


def test_a_look_at_the_same_pace_does_not_put_off_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    watcher = MdstatWatcher(tmp_path / "absent")
    watcher.follow(Pace.PROGRESS)
    begun = watcher._again.timerId()
    watcher.follow(Pace.PROGRESS)
    assert watcher._again.timerId() == begun
    watcher.close()


def test_several_words_of_the_kernel_are_one_look(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mdstat"
    file.touch()
    watcher = MdstatWatcher(file)
    watcher._settle.setInterval(0)
    looks: list[bool] = []
    watcher.due.connect(lambda: looks.append(True))
    with qtbot.waitSignal(watcher.due):
        watcher._on_news()
        watcher._on_news()
        assert not looks
    assert looks == [True]
    watcher.close()


def test_the_kernel_lets_only_the_module_s_own_message_through() -> None:
    sender, receiver = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with sender, receiver:
        receiver.setblocking(False)
        _let_only_through(receiver, b"add@/module/md_mod\0")
        wanted = b"add@/module/md_mod\0ACTION=add\0"
        for message in (
            b"add@/module/md_mode\0",
            b"change@/power_supply/BAT0\0",
            b"add",
            wanted,
            b"bdd@/module/md_mod\0",
        ):
            with suppress(OSError):
                sender.send(message)
        assert receiver.recv(100) == wanted
        with pytest.raises(BlockingIOError):
            receiver.recv(100)
