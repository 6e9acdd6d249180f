"""What drives, kernels and tools have been seen to do to programs like this one, tried on this one.

`docs/traps.md` lists them all; those that no other test comes by are here.
"""

from __future__ import annotations

import ast
import errno
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.messages.change import Applied
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.rule_context import RuleContext
from disktune_contract.rules.setting_interactions import remarks
from disktune_contract.settings.setting import Source, Status
from disktune_gui.demo.ata import sat
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.drive import SimulatedNode
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system import attribute_writer, errors
from disktune_helper.system.attributes import WRITABLE
from disktune_helper.system.drive_commands import ioctls
from tests.helper.conftest import Bench
from tests.helper.settings.test_engine import apply, value
from tests.narrowed import present

HDD, USB, NVME = "sdb", "sdh", "nvme0n1"
PASS_THROUGH_16 = 0x85


def drive(bench: Bench, name: str) -> AtaDrive:
    return present(bench.world.drives[name].ata)


def cache_is_on(bench: Bench, name: str) -> bool:
    """Return whether the drive itself says so: word 85 bit 5."""
    return bool(drive(bench, name).word(85) >> 5 & 1)


# -- what the kernel remembers -------------------------------------------------------------------------------


def test_after_a_change_the_drive_is_asked_and_not_the_kernels_copy(bench: Bench) -> None:
    before = value(bench, HDD, "ata.apm")
    apply(bench, HDD, ("ata.apm", before, 100))
    # The kernel does not look again after APM; its copy of word 91 is that of the start.
    assert drive(bench, HDD).kernel_words[91] & 0xFF != 100
    state = bench.states(HDD)["ata.apm"]
    assert (state.value, state.source) == (100, Source.LIVE)


def test_the_kernels_ways_to_say_no_such_command_are_one_to_the_user() -> None:
    # libata does not know the ioctl; a driver without ioctls of ATA; a bridge without the command.
    for code in (errno.ENOTTY, errno.EINVAL, errno.EOPNOTSUPP):
        assert errors.refusal(OSError(code, os.strerror(code)), "sda").fault is Fault.NOT_SUPPORTED


def test_identify_data_never_comes_by_the_ioctl_that_swaps_its_bytes() -> None:
    # HDIO_GET_IDENTITY (030Dh) gives the kernel's copy, with the strings the other way round.
    numbers = [found for name, found in vars(ioctls).items() if name.isupper() and isinstance(found, int)]
    assert ioctls.SG_IO in numbers
    assert 0x030D not in numbers


# -- commands that are never sent ------------------------------------------------------------------------------


def test_ata_commands_go_in_sixteen_bytes_because_the_twelve_blank_a_disc(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    real = AtaDrive.sg_io

    def listening(self: AtaDrive, cdb: bytes, *rest: Any) -> ioctls.SgReply:
        seen.append(cdb[0])
        return real(self, cdb, *rest)

    monkeypatch.setattr(AtaDrive, "sg_io", listening)
    for setting, new in (("ata.write_cache", False), ("ata.look_ahead", False), ("ata.standby_timer", 12)):
        apply(bench, HDD, (setting, value(bench, HDD, setting), new))
        bench.session.trials.forget(bench.session.trials.take(bench.session.trials.all()[0]))
    assert PASS_THROUGH_16 in seen
    assert 0xA1 not in seen


@pytest.mark.parametrize("attribute", ["queue/write_cache", "md/sync_max", "md/array_state"])
def test_what_only_changes_beliefs_or_stalls_an_array_cannot_be_written(bench: Bench, attribute: str) -> None:
    node = bench.ports.open_for_change(HDD)
    with pytest.raises(PermissionError):
        node.write_attribute(attribute, "write through")
    assert not any(written.endswith("cache_type") for written in WRITABLE)


# -- the write cache -------------------------------------------------------------------------------------------


@pytest.fixture
def bridge(bench: Bench) -> str:
    """A USB disk whose bridge passes ATA commands on, its cache off; the kernel's belief is a file that stays."""
    ata_drive = drive(bench, USB)
    ata_drive.behaviour = replace(ata_drive.behaviour, refuses_passthrough=False)
    if value(bench, USB, "ata.write_cache"):
        apply(bench, USB, ("ata.write_cache", True, False))
        bench.session.trials.forget(bench.session.trials.take(bench.session.trials.all()[0]))
    place = bench.world.drives[USB].place.rpartition("/block/")[0]
    disk = bench.ports.names(f"{place}/scsi_disk")[0]
    belief = f"{place}/scsi_disk/{disk}/cache_type"
    bench.world.tree.file(belief, "write through\n")
    return belief


def switch_on(bench: Bench) -> Applied:
    assert not cache_is_on(bench, USB)
    return apply(bench, USB, ("ata.write_cache", False, True))


def test_a_cache_that_the_kernel_would_not_flush_is_not_left_on(bench: Bench, bridge: str) -> None:
    answer = switch_on(bench)
    (result,) = answer.results
    assert (result.fault, answer.trial) == (Fault.NOT_SUPPORTED, "")
    assert "The kernel would not flush the cache: data could be lost." in result.why
    assert not cache_is_on(bench, USB)
    assert bench.session.trials.all() == []


def test_a_cache_whose_flushes_somebody_has_switched_off_is_not_left_on_behind_libata_either(bench: Bench) -> None:
    """After ``temporary write through`` in cache_type the kernel does not look at the drive's cache any more."""
    apply(bench, HDD, ("ata.write_cache", True, False))
    bench.session.trials.forget(bench.session.trials.take(bench.session.trials.all()[0]))
    place = bench.world.drives[HDD].place.rpartition("/block/")[0]
    bench.world.tree.file(f"{place}/scsi_disk/1:0:0:0/cache_type", "write through\n")
    (result,) = apply(bench, HDD, ("ata.write_cache", False, True)).results
    assert (result.fault, cache_is_on(bench, HDD)) == (Fault.NOT_SUPPORTED, False)
    assert "The kernel would not flush the cache: data could be lost." in result.why


def test_a_cache_that_the_kernel_follows_is_switched_on_behind_a_bridge(bench: Bench, bridge: str) -> None:
    bench.world.tree.file(bridge, "write back\n")
    assert switch_on(bench).results[0].fault is None
    assert cache_is_on(bench, USB)


def test_a_cache_that_cannot_be_told_of_is_not_left_on(
    bench: Bench, bridge: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.world.tree.file(bridge, "write back\n")
    real = SimulatedNode.write_attribute

    def denied(self: SimulatedNode, attribute: str, text: str) -> None:
        if attribute == "device/rescan":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        real(self, attribute, text)

    monkeypatch.setattr(SimulatedNode, "write_attribute", denied)
    assert switch_on(bench).results[0].fault is Fault.NOT_SUPPORTED
    assert not cache_is_on(bench, USB)


def test_a_cache_that_somebody_else_left_on_unflushed_is_warned_of(bench: Bench, bridge: str) -> None:
    ata_drive = drive(bench, USB)
    ata_drive._words[85] |= 1 << 5
    answer: Any = HANDLERS["settings"](bench.session, OfDrive(bench.drive(USB).ref))
    assert bridge.endswith("cache_type")
    for wanted, warned in (({}, True), ({"ata.write_cache": False}, False)):
        whole = RuleContext.of(answer.states, wanted, answer.surroundings)
        found = {remark.rule.id for remark in remarks(whole, "ata.write_cache")}
        assert ("ata.write_cache-never-flushed" in found) is warned


# -- sysfs -----------------------------------------------------------------------------------------------------


def test_an_attribute_that_fails_to_be_read_is_not_a_value_and_no_crash(bench: Bench) -> None:
    def fails() -> str:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    for attribute in ("queue/read_ahead_kb", "queue/nr_requests", "queue/scheduler"):
        bench.world.tree.file(f"{bench.world.drives[NVME].place}/{attribute}", fails)
    states = bench.states(NVME)
    for setting in ("block.read_ahead", "block.nr_requests", "block.scheduler"):
        assert (states[setting].value, states[setting].status is Status.OK) == (None, False)


def test_sizes_in_sysfs_count_512_bytes_whatever_the_drives_sectors_are(bench: Bench) -> None:
    place = bench.world.drives[HDD].place
    before = bench.drive(HDD)
    bench.world.tree.file(f"{place}/queue/logical_block_size", "4096\n")
    after = bench.drive(HDD)
    assert after.logical_sector_bytes == 4096
    assert (after.size_bytes, after.partitions) == (before.size_bytes, before.partitions)
    assert before.size_bytes == sat.capacity_sectors(drive(bench, HDD).words) * 512


def test_what_is_written_to_the_kernel_is_in_no_buffer_that_could_swallow_its_verdict() -> None:
    tree = ast.parse(Path(attribute_writer.__file__).read_text())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    opened = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "open"]
    modes = [argument for call in opened for argument in call.args[1:]]
    modes += [keyword.value for call in opened for keyword in call.keywords if keyword.arg == "mode"]
    assert modes == []
    assert "os.write" in {ast.unparse(call.func) for call in calls}


def test_the_kernels_verdict_on_a_write_is_the_answer(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(_attribute: str, _text: str) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr(bench.world.drives[HDD].queue, "write", refusing)
    (result,) = apply(bench, HDD, ("block.read_ahead", 128, 1024)).results
    assert (result.fault, result.changed) == (Fault.OUT_OF_RANGE, False)
