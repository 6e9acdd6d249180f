"""Root opens the directory of an attribute step by step, and only where attributes lie; on the real /sys."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from disktune_helper.system import attribute_writer, system_ports
from disktune_helper.system.drive_commands import nodes
from disktune_helper.system.drive_commands.nodes import OwnDrive

NULL = "/sys/devices/virtual/mem/null"
"""The device of /dev/null: every Linux has it, with a symbolic link ``subsystem`` in it."""


REAL_SYS = pytest.mark.skipif(not Path(NULL).is_dir(), reason="this build root has no /sys")


@REAL_SYS
def test_a_directory_of_a_device_opens() -> None:
    folder = attribute_writer.open_folder(NULL)
    try:
        assert os.path.samestat(os.fstat(folder), os.stat(NULL))  # noqa: PTH116  # compared with fstat's
    finally:
        os.close(folder)


@pytest.mark.parametrize(
    "path",
    [
        "/etc",
        "/sys/class/mem",
        "/sys/devicesque/virtual",
        "/proc/sys/kernel",
        "/sys/devices/../../etc",
        "/proc/sys/dev/../kernel",
        "sys/devices/virtual",
    ],
)
def test_nothing_else_does(path: str) -> None:
    with pytest.raises(PermissionError):
        os.close(attribute_writer.open_folder(path))


@REAL_SYS
def test_no_symbolic_link_is_followed() -> None:
    with pytest.raises(OSError) as caught:  # noqa: PT011  # the number says more than any text
        os.close(attribute_writer.open_folder(f"{NULL}/subsystem"))
    assert caught.value.errno in (errno.ELOOP, errno.ENOTDIR)


def test_no_descriptor_is_left_open_by_a_refusal() -> None:
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208  # no Path is made of descriptors
    for _ in range(3):
        with pytest.raises(OSError, match=r"Not a directory|symbolic links|No such file"):
            attribute_writer.open_folder(f"{NULL}/subsystem/null")
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


# -- the drive that was opened, and no other of its name ---------------------------------------------------------


class Kernel:
    """Directories of two drives, and the name that leads to one of them."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.moment = root, ""
        for number, drive in ((1, "old"), (2, "new")):
            (root / drive / "queue").mkdir(parents=True)
            (root / drive / "dev").write_text(f"8:{number}\n", encoding="ascii")
            (root / drive / "queue/read_ahead_kb").write_text("128", encoding="ascii")
        self.name("old")
        monkeypatch.setattr(attribute_writer, "_ROOTS", (f"{root}/",))
        monkeypatch.setattr(attribute_writer, "BLOCK_DEVICES", str(root))
        monkeypatch.setattr(attribute_writer, "locate", self._locate)
        self.node = system_ports.SystemChangingNode("sda", OwnDrive(-1, (8, 1), "sda"))

    def name(self, drive: str) -> None:
        (self.root / "sda").unlink(missing_ok=True)
        (self.root / "sda").symlink_to(drive)

    def _locate(self, _files: object, name: str, attribute: str) -> str:
        if self.moment == "pulled out and another one put in":
            shutil.rmtree(self.root / "old")
            self.name("new")
        elif self.moment == "renamed":
            self.name("new")
        return f"{self.root}/{name}/{attribute}"

    def value(self, drive: str) -> str:
        return (self.root / drive / "queue/read_ahead_kb").read_text(encoding="ascii")


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kernel:
    return Kernel(tmp_path.resolve(), monkeypatch)


def test_an_attribute_of_the_drive_is_written(kernel: Kernel) -> None:
    kernel.node.write_attribute("queue/read_ahead_kb", "512")
    assert (kernel.value("old"), kernel.value("new")) == ("512", "128")


@pytest.mark.parametrize("moment", ["pulled out and another one put in", "renamed"])
def test_one_that_takes_its_name_meanwhile_is_left_alone(kernel: Kernel, moment: str) -> None:
    kernel.moment = moment
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    with pytest.raises(FileNotFoundError, match="the drive is no longer available") as caught:
        kernel.node.write_attribute("queue/read_ahead_kb", "512")
    assert caught.value.errno == errno.ENODEV
    assert kernel.value("new") == "128"
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


def test_of_an_open_drive_its_directory_is_opened_once_and_looked_at_each_time(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[str] = []
    plain = attribute_writer.open_folder

    def noted(path: str) -> int:
        folders.append(path.removeprefix(f"{kernel.root}/"))
        return plain(path)

    monkeypatch.setattr(attribute_writer, "open_folder", noted)
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208
    node = system_ports.SystemChangingNode("sda", OwnDrive(os.open(os.devnull, os.O_RDONLY), (8, 1), "sda"))
    node.write_attribute("queue/read_ahead_kb", "512")
    node.write_attribute("queue/read_ahead_kb", "256")
    assert (kernel.value("old"), folders) == ("256", ["old", "old/queue", "old/queue"])
    kernel.moment = "pulled out and another one put in"
    with pytest.raises(FileNotFoundError, match="the drive is no longer available"):
        node.write_attribute("queue/read_ahead_kb", "512")
    assert kernel.value("new") == "128"
    node.close()
    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208


def test_nor_is_one_that_has_it_already(kernel: Kernel) -> None:
    kernel.name("new")
    with pytest.raises(FileNotFoundError, match="the drive is no longer available"):
        kernel.node.write_attribute("queue/read_ahead_kb", "512")
    assert kernel.value("new") == "128"


@pytest.mark.parametrize(("found", "number"), [((8, 16), (8, 16)), (None, (0, 0))])
def test_a_drive_is_known_by_its_number_without_being_opened(
    monkeypatch: pytest.MonkeyPatch, found: tuple[int, int] | None, number: tuple[int, int]
) -> None:
    asked = []

    def device_number(place: str) -> tuple[int, int] | None:
        asked.append(place)
        return found

    monkeypatch.setattr(nodes, "device_number", device_number)
    node = system_ports.attributes_of("sdnone")
    assert (node.name, node.rdev, node._fd) == ("sdnone", number, -1)
    assert asked == ["/sys/class/block/sdnone"]
