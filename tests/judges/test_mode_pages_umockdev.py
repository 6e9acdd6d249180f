"""The helper, sg3-utils and smartctl on one SAS disk: what either changes the other sees, by the same command."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.access import ModeField
from disktune_contract.settings.setting import Status, Value
from tests.judges.umockdev_world import Helper, SasWorld
from tests.narrowed import of_kind

pytestmark = [pytest.mark.tools, pytest.mark.slow]

CASES = [
    # setting, a new value, byte and mask of its bits in the page, what they become: of each page and kind of field
    ("scsi.write_cache", False, 2, 0x04, 0x00),
    ("scsi.look_ahead", False, 12, 0x20, 0x20),
    ("scsi.prefetch_most", 0x1FF, 8, 0xFF, 0x01),
    ("scsi.keep_weak_on_read", True, 2, 0x40, 0x00),
    ("scsi.idle_c_after", -1, 3, 0x08, 0x00),
    ("scsi.standby_z_after", 18_000, 3, 0x01, 0x01),
    ("scsi.failure_warnings", False, 2, 0x08, 0x08),
    ("scsi.warning_method", 4, 3, 0x0F, 0x04),
]

PS = 0x80
"""Says in the answer that the page could be saved; has to be 0 in what is sent."""


@pytest.fixture(scope="module")
def world() -> Iterator[SasWorld]:
    with SasWorld() as made:
        yield made


@pytest.fixture(scope="module")
def helper(world: SasWorld) -> Helper:
    return world.helper()


def shown(world: SasWorld, code: int) -> bytes:
    """Return a mode page as sg_modes prints it."""
    done = world.run("/usr/bin/sg_modes", f"--page=0x{code:02x}", "/dev/sda")
    assert done.returncode == 0, done.stderr
    # What comes before is the header, which sg3-utils of Debian 13 indents like a page.
    rows = re.findall(r"^ \d\d     ([0-9a-f ]+)$", done.stdout.partition(">> ")[2], re.MULTILINE)
    return bytes.fromhex("".join(rows))


def write(world: SasWorld, code: int, page: bytes) -> None:
    """Let sg_wr_mode send a page."""
    contents = ",".join(f"{byte:x}" for byte in page)
    done = world.run("/usr/bin/sg_wr_mode", f"--page=0x{code:02x}", f"--contents={contents}", "/dev/sda")
    if "bad argument to '--contents='" in done.stderr:
        # sg3-utils of Debian 13 takes no contents at all; the same command goes through sg_raw.
        done = raw_select(world, page)
    assert done.returncode == 0, done.stderr


def raw_select(world: SasWorld, page: bytes) -> subprocess.CompletedProcess[str]:
    """Send a page by MODE SELECT (10) with PF set, an empty header before it and PS cleared."""
    data = bytes(8) + bytes((page[0] & ~PS,)) + page[1:]
    octal = "".join(f"\\{byte:03o}" for byte in data)
    cdb = bytes((0x55, 0x10, 0, 0, 0, 0, 0, 0, len(data), 0)).hex(" ")
    return world.run("/bin/sh", "-c", f"printf '{octal}' | sg_raw --send={len(data)} /dev/sda {cdb}")


def code_of(setting: str) -> int:
    return of_kind(ModeField, BY_ID[setting].access).page


@pytest.mark.parametrize(("setting", "new", "byte", "mask", "bits"), CASES)
def test_either_side_sees_what_the_other_changed_and_sends_the_same(
    world: SasWorld, helper: Helper, setting: str, new: Value, byte: int, mask: int, bits: int
) -> None:
    code, before = code_of(setting), helper.value(setting)
    page = shown(world, code)
    assert before is not None
    assert page[byte] & mask != bits
    world.selects()
    helper.change(setting, new)
    changed = shown(world, code)
    assert changed[byte] & mask == bits
    ((ours, sent),) = world.selects()
    write(world, code, page)
    assert helper.value(setting) == before
    world.selects()
    write(world, code, changed)
    assert (helper.value(setting), world.selects()) == (new, [(ours, sent)])
    assert not sent[8] & PS
    write(world, code, page)


def test_smartctl_switches_the_write_cache_and_the_helper_sees_it(world: SasWorld, helper: Helper) -> None:
    for word, on in (("off", False), ("on", True)):
        done = world.run("/usr/sbin/smartctl", "-s", f"wcache,{word}", "/dev/sda")
        assert done.returncode == 0, done.stdout
        assert helper.value("scsi.write_cache") is on


def test_the_helper_switches_the_write_cache_and_smartctl_and_the_kernel_see_it(
    world: SasWorld, helper: Helper
) -> None:
    for on, word, belief in ((False, "Disabled", "through"), (True, "Enabled", "back")):
        helper.change("scsi.write_cache", on)
        printed = world.run("/usr/sbin/smartctl", "-g", "wcache", "/dev/sda").stdout
        assert re.search(r"Writeback Cache is: +(\w+)", printed).group(1) == word  # type: ignore[union-attr]
        assert world.attribute("device/scsi_disk/0:0:0:0/cache_type") == f"write {belief}"


def test_inspect_reads_everything_and_sends_no_page(world: SasWorld) -> None:
    world.selects()
    states = world.helper(Class.INSPECT).states()
    assert states["scsi.idle_b_after"].value == 1_200
    assert states["scsi.cache_divided_by_size"].status is Status.LOCKED
    assert world.selects() == []


def test_browse_does_not_open_the_disk(world: SasWorld) -> None:
    state = world.helper(Class.BROWSE).states()["scsi.write_cache"]
    assert (state.status, state.value) == (Status.UNREADABLE, None)
