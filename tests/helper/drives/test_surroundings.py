"""The surroundings of a drive, and rules between settings as root enforces them."""

from __future__ import annotations

import pytest

from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.look import StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.rules.rule_context import Between, Surroundings
from disktune_contract.rules.setting_interactions import NoteRule, Weight, remarks
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import Bench
from tests.helper.settings.test_engine import apply, value
from tests.narrowed import of_kind, present

UDISKS = "/sys/fs/cgroup/system.slice/udisks2.service"


def around(bench: Bench, name: str) -> Surroundings:
    return of_kind(StateList, HANDLERS["settings"](bench.session, OfDrive(bench.drive(name).ref))).surroundings


def test_members_know_their_array_and_the_array_counts_them(bench: Bench) -> None:
    assert around(bench, "sde").member_of == ("md0",)
    assert around(bench, "sdb").member_of == ()
    assert (around(bench, "md0").members, around(bench, "sde").members) == (3, None)


def test_an_array_that_is_being_reshaped_counts_the_members_to_come(bench: Bench) -> None:
    bench.world.tree.file(f"{bench.world.drives['md0'].place}/md/raid_disks", "4 (3)\n")
    assert around(bench, "md0").members == 4


@pytest.mark.parametrize(
    ("text", "free"),
    [("MemTotal: 1 kB\nMemAvailable:   2048 kB\n", 2 << 20), ("MemFree: 2048 kB\n", None), ("", None)],
)
def test_free_memory_is_what_the_kernel_says_is_available(bench: Bench, text: str, free: int | None) -> None:
    bench.world.tree.file("/proc/meminfo", text)
    assert around(bench, "sdb").free_bytes == free


def test_udisks_polls_ata_drives_with_smart_unless_udev_forbids_it(bench: Bench) -> None:
    assert around(bench, "sdb").polled
    assert not around(bench, "sdh").polled
    assert not around(bench, "nvme0n1").polled
    number = ":".join(map(str, bench.world.drives["sdb"].number))
    facts = bench.ports.read_text(f"/run/udev/data/b{number}")
    bench.world.tree.file(f"/run/udev/data/b{number}", f"{facts}E:ID_ATA_SMART_ACCESS=none\n")
    assert not around(bench, "sdb").polled


def test_root_refuses_what_a_rule_refuses_even_if_the_window_does_not(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = NoteRule(
        "test", ("ata.standby_timer",), (Between("ata.apm", 1, 127),), "Not below 128.", Weight.REFUSES, "here"
    )
    monkeypatch.setattr(
        "disktune_contract.rules.rules.remarks", lambda whole, name: remarks(whole, name, [strict])
    )
    monkeypatch.setattr("disktune_helper.settings.engine.involved", lambda names: {*names, "ata.apm"})
    before = value(bench, "sdb", "ata.apm")
    apply(bench, "sdb", ("ata.standby_timer", None, 12))
    bench.session.trials.forget(bench.session.trials.take(bench.session.trials.all()[0]))
    # Both in one change: it is the value to come that counts.
    with pytest.raises(Refusal, match=r"Not below 128\."):
        apply(bench, "sdb", ("ata.apm", before, 1), ("ata.standby_timer", 12, 24))
    assert value(bench, "sdb", "ata.apm") == before


def test_a_stripe_cache_beyond_half_of_the_free_memory_is_refused_by_root(bench: Bench) -> None:
    before = value(bench, "md0", "md.stripe_cache")
    # 32768 stripes of three members are 384 MiB.
    bench.world.tree.file("/proc/meminfo", "MemAvailable:   524288 kB\n")
    with pytest.raises(Refusal, match=r"384 MiB of memory, more than half of the free 512 MiB"):
        apply(bench, "md0", ("md.stripe_cache", before, 32768))
    assert value(bench, "md0", "md.stripe_cache") == before
    bench.world.tree.file("/proc/meminfo", "MemAvailable:   1048576 kB\n")
    assert apply(bench, "md0", ("md.stripe_cache", before, 32768)).results[0].fault is None


def test_levels_and_extended_power_conditions_are_changed_in_an_order_that_works(bench: Bench) -> None:
    words = present(bench.world.drives["sdb"].ata)._words
    words[86] |= 1 << 15
    words[119] = words[119] & 0x3FFF | 0x4000 | 1 << 7
    words[120] = words[120] & 0x3FFF | 0x4000 | 1 << 7
    words[86] &= ~(1 << 3)
    with pytest.raises(Refusal, match="no APM level"):
        apply(bench, "sdb", ("ata.apm", 255, 128))
    answer = apply(bench, "sdb", ("ata.apm", 255, 128), ("ata.epc", True, False))
    assert [result.fault for result in answer.results] == [None, None]
    assert (value(bench, "sdb", "ata.epc"), value(bench, "sdb", "ata.apm")) == (False, 128)
