"""What a refresh costs, counted: files read and bytes answered for each drive, calls of each decoder."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_contract import wire
from disktune_contract.arrays import mdstat
from disktune_contract.messages.look import DriveList
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.decode import identify, nvme
from disktune_helper.drives import drive_list

CORPUS = Path(__file__).resolve().parents[1] / "corpus"


class CountingPorts(SimulatedPorts):
    """The demo's machine, which counts what it is asked of its file system."""

    asked = 0

    def read_text(self, path: str) -> str:
        self.asked += 1
        return super().read_text(path)

    def read_bytes(self, path: str) -> bytes:
        self.asked += 1
        return super().read_bytes(path)

    def names(self, path: str) -> list[str]:
        self.asked += 1
        return super().names(path)

    def resolve(self, path: str) -> str:
        self.asked += 1
        return super().resolve(path)


def refreshed(more: int) -> tuple[int, int, int]:
    """Return drives, looks at files and bytes of the answer for the demo's machine and *more* disks."""
    ports = CountingPorts(World())
    tree = ports.world.tree
    for number in range(more):
        name = f"sdz{number:04}"
        place = f"/sys/devices/pseudo_0/adapter0/host9/target9:0:{number}/9:0:{number}:0"
        tree.files(
            f"{place}/block/{name}", {"dev": f"300:{number}", "size": "16384", "removable": "0", "diskseq": "1"}
        )
        tree.files(place, {"vendor": "Linux", "model": "scsi_debug", "wwid": f"naa.{number:016x}", "rev": "0190"})
        tree.link(f"{place}/block/{name}/device", place)
        tree.link(f"/sys/block/{name}", f"{place}/block/{name}")
        tree.link(f"/sys/class/block/{name}", f"{place}/block/{name}")
    drives = drive_list.drives(ports)
    return len(drives), ports.asked, len(wire.dump(DriveList(drives)))


MOST_ASKED = 55
"""Files, directories and links for a disk without partitions."""
MOST_BYTES = 520
"""Of the answer, for such a disk."""


@pytest.mark.slow
def test_a_refresh_grows_by_the_same_for_each_drive() -> None:
    (few, asked, answered), (more, asked_more, answered_more), (most, asked_most, answered_most) = (
        refreshed(number) for number in (100, 200, 400)
    )
    assert (more - few, most - few) == (100, 300)
    assert asked_most - asked == 3 * (asked_more - asked)
    assert answered_most - answered == 3 * (answered_more - answered)
    assert (asked_more - asked) / 100 <= MOST_ASKED
    assert (answered_more - answered) / 100 <= MOST_BYTES


def calls(work: Callable[[], object]) -> int:
    """Return how many of Python's functions *work* calls, and how many of C's it calls from these."""
    found = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    work()  # what is made once, such as a pattern, is not counted
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def identified() -> Callable[[], object]:
    text = (CORPUS / "identify/cdi_Samsung_SSD_860_EVO_1TB.hex").read_text()
    words = identify.parse_text(text)
    return lambda: identify.decode(words)


def arrays() -> Callable[[], object]:
    array = "md0 : active raid1 sdb1[1] sda1[0]\n      1046528 blocks super 1.2 [2/2] [UU]\n\n"
    return lambda: mdstat.parse(f"Personalities : [raid1]\n{array}unused devices: <none>\n")


def nvme_page(name: str, decode: Callable[[bytes], object]) -> Callable[[], object]:
    data = (CORPUS / "nvme" / name).read_bytes()
    return lambda: decode(data)


DECODERS = {
    "identify": (identified(), 3400),
    "id-ctrl": (nvme_page("id-ctrl-pc401.bin", nvme.id_ctrl), 900),
    "smart-log": (nvme_page("smart-log-random-3.bin", nvme.smart_log), 115),
    "mdstat": (arrays(), 250),
}


@pytest.mark.parametrize("name", DECODERS)
def test_a_decoder_calls_no_more_functions_than_that(name: str) -> None:
    decode, most = DECODERS[name]
    assert most / 2 < calls(decode) <= most
