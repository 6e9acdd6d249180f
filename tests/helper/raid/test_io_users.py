"""Who reads and writes, as far as /proc lets it be seen."""

from __future__ import annotations

from disktune_contract.arrays.slowdown_causes import IoUsers
from disktune_contract.messages.protocol import Nothing
from disktune_helper.raid import reading
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.system_ports import SystemPorts
from tests.helper.conftest import Bench

IO = "rchar: 9\nwchar: 9\nread_bytes: {}\nwrite_bytes: {}\ncancelled_write_bytes: 0\n"
STAT = "{} ({}) S {} 0 0 0 -1 {} 0 0 0 0 7 250 0 0 20 0 1 0 88\n"
"""With parent and flags (proc(5))."""
KERNEL_THREAD = 0x00208040


def test_processes_with_what_they_moved_the_busiest_first(bench: Bench) -> None:
    tree = bench.world.tree
    for pid, name, read, written in ((7, "rsync", 100, 5), (8, "b\x1b[31mad", 0, 4096), (9, "idle", 0, 0)):
        tree.file(f"/proc/{pid}/comm", f"{name}\n")
        tree.file(f"/proc/{pid}/io", IO.format(read, written))
    tree.file("/proc/11/comm", "mystery\n")
    found = HANDLERS["io-users"](bench.session, Nothing())
    assert isinstance(found, IoUsers)
    assert [(user.pid, user.name) for user in found.users] == [(8, "b?[31mad"), (7, "rsync")]
    assert (found.hidden, found.lazy_init) == (1, False)
    tree.file("/proc/12/comm", "ext4lazyinit\n")
    tree.file("/proc/12/stat", STAT.format(12, "ext4lazyinit", 2, KERNEL_THREAD))
    again = HANDLERS["io-users"](bench.session, Nothing())
    assert isinstance(again, IoUsers)
    assert again.lazy_init


def test_the_threads_of_an_array_with_the_time_they_took(bench: Bench) -> None:
    bench.world.tree.file("/proc/21/comm", "md127_resync\n")
    bench.world.tree.file("/proc/21/stat", STAT.format(21, "md127_resync", 2, KERNEL_THREAD))
    found = HANDLERS["io-users"](bench.session, Nothing())
    assert isinstance(found, IoUsers)
    assert {one.name: one.busy_s for one in found.threads}["md127_resync"] == 2.57
    assert "md0_raid5" in {one.name for one in found.threads}


def test_a_process_that_has_the_name_of_a_kernel_thread_is_a_process(bench: Bench) -> None:
    tree = bench.world.tree
    for pid, name in ((31, "md127_raid6"), (32, "ext4lazyinit")):
        tree.file(f"/proc/{pid}/comm", f"{name}\n")
        tree.file(f"/proc/{pid}/stat", STAT.format(pid, name, 1000, 0x00400000))
        tree.file(f"/proc/{pid}/io", IO.format(pid, 0))
    found = reading.users(bench.ports)
    assert [user.name for user in found.users] == ["ext4lazyinit", "md127_raid6"]
    assert (found.lazy_init, "md127_raid6" in {one.name for one in found.threads}) == (False, False)


def test_this_very_process_is_seen() -> None:
    found = reading.users(SystemPorts())
    assert found.users or found.hidden
