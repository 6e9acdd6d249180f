"""News of mounts, from files that stand in for those of /proc."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.client.drive_list_monitor import MOUNTS_SETTLE_MS, WATCHED, MountsWatcher

ROOT = "30 1 8:1 / / rw - ext4 /dev/sda1 rw\n"
SWAP = "Filename Type Size Used Priority\n/dev/dm-2 partition 100 0 -2\n"


class Files:
    def __init__(self, folder: Path) -> None:
        self.mounts, self.swaps = folder / "mountinfo", folder / "swaps"
        self.mounts.write_text(ROOT)
        self.swaps.write_text(SWAP)
        self.watcher = MountsWatcher((self.mounts, self.swaps, folder / "missing"))


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    made = Files(tmp_path)
    yield made
    made.watcher.close()


@pytest.mark.parametrize(
    "line",
    [
        "31 30 253:1 / /home rw - ext4 /dev/mapper/home rw\n",
        "31 30 0:40 / /srv rw - btrfs /dev/sdb rw\n",
        "31 30 0:41 / /tank rw - zfs tank rw\n",
    ],
)
def test_a_mount_of_a_device_is_news(qtbot: QtBot, files: Files, line: str) -> None:
    files.mounts.write_text(ROOT + line)
    with qtbot.waitSignal(files.watcher.due):
        files.watcher.hear()


def test_an_end_of_swap_is_news(qtbot: QtBot, files: Files) -> None:
    files.swaps.write_text(SWAP.splitlines()[0] + "\n")
    with qtbot.waitSignal(files.watcher.due):
        files.watcher.hear()


@pytest.mark.parametrize("kind", ["tmpfs", "overlay", "nfs4"])
def test_what_containers_mount_is_none(qtbot: QtBot, files: Files, kind: str) -> None:
    files.mounts.write_text(f"{ROOT}32 30 0:60 / /run/x rw - {kind} any rw\n")
    files.swaps.write_text(SWAP.replace(" 0 -2", " 77 -2"))
    with qtbot.assertNotEmitted(files.watcher.due, wait=MOUNTS_SETTLE_MS + 200):
        files.watcher.hear()


def test_a_busy_machine_does_not_put_it_off(qtbot: QtBot, files: Files) -> None:
    files.mounts.write_text("")
    files.watcher.hear()
    left = files.watcher._settle.remainingTime()
    qtbot.wait(30)
    files.watcher.hear()
    assert files.watcher._settle.remainingTime() < left


def test_after_its_end_it_says_nothing(qtbot: QtBot, files: Files) -> None:
    files.watcher.hear()
    files.watcher.close()
    files.mounts.write_text("")
    with qtbot.assertNotEmitted(files.watcher.due, wait=MOUNTS_SETTLE_MS + 200):
        pass


def test_the_kernels_own_files_can_be_watched(qtbot: QtBot) -> None:
    watcher = MountsWatcher()
    assert len(watcher._files) == sum(path.exists() for path in WATCHED)
    watcher.close()
