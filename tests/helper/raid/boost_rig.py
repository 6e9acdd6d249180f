"""A simulated machine with an array that is rebuilt, and a boost's runner whose waiting a test decides."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.messages.change import BoostStage, BoostState, DriveChanges
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change
from disktune_gui.demo.system_tools import SimulatedTools
from disktune_helper.raid.boost_runner import BoostRunner
from disktune_helper.raid.boost_state import BoostOrder, BoostOrders
from disktune_helper.settings.journal import Journal
from disktune_helper.system.files import MemoryFolder
from tests.helper.conftest import Bench, make_bench
from tests.narrowed import present

MD = "/sys/devices/virtual/block/md0/md"
FAST = (
    Change("md.sync_speed_min", 0, 5_000_000),
    Change("md.sync_speed_max", 0, 5_000_000),
    Change("md.stripe_cache", 256, 8192),
    Change("md.group_threads", 0, 4),
    Change("block.read_ahead", 2048, 8192),
    Change("md.speed_limit_min", 1000, 20_000),
)
MEMBERS = ("sde", "sdf", "sdg")


class Killed(BaseException):
    """The process is no more: nothing of it runs, no handler either."""


class Tools(SimulatedTools):
    """The simulation's, with a watch that does what a test wants; a keeper is started only by the test itself."""

    def __init__(self, bench: Bench, folders: tuple[MemoryFolder, MemoryFolder]) -> None:
        super().__init__(bench.ports, folders)
        self.clock = bench.clock
        self.waits: list[Callable[[], object]] = []
        self.started: list[str] = []
        self.waited_s: list[float] = []
        self.longest_s = 1000.0
        self.on_start: Callable[[str], object] = self.started.append

    def start_boost(self, array: str) -> None:
        self.on_start(array)

    def watch(self, _array: str) -> Tools:
        return self

    def wait(self, timeout_s: float) -> None:
        self.waited_s.append(timeout_s)
        self.clock.now += min(timeout_s, self.longest_s)
        if self.waits:
            self.waits.pop(0)()

    def close(self) -> None:
        pass


class Rig:
    """A machine, its written-down orders, and one keeper."""

    def __init__(self) -> None:
        self.folders = (MemoryFolder(), MemoryFolder())
        self.bench = make_bench(Class.TUNE, self.folders)
        self.tools = Tools(self.bench, self.folders)
        self.bench.session.tools.arrays = self.tools
        self.orders = BoostOrders(self.bench.ports, self.folders[1], self.bench.session.store.locks)
        self.keeper = self.new_keeper()

    def new_keeper(self) -> BoostRunner:
        journal = Journal(self.bench.ports, self.folders[0])
        return BoostRunner(self.bench.ports, self.tools, self.orders, journal, "md0")

    def changes(self, changes: tuple[Change, ...] = FAST, depth: int | None = 4) -> tuple[DriveChanges, ...]:
        found = [DriveChanges(self.bench.drive("md0").ref, changes)]
        if depth is not None:
            wanted = (Change("scsi.queue_depth", 32, depth),)
            found += [DriveChanges(self.bench.drive(name).ref, wanted) for name in MEMBERS]
        return tuple(found)

    def order(self, changes: tuple[DriveChanges, ...] | None = None) -> BoostOrder:
        ref = self.bench.drive("md0").ref
        changes = self.changes() if changes is None else changes
        order = BoostOrder(BoostState(ref, "fast", BoostStage.ASKED, "recover", 5.0, changes))
        self.orders.write(order)
        return order

    def state(self) -> BoostState:
        return present(self.orders.read("md0")).state

    def shown(self) -> dict[str, object]:
        """Return everything that a boost can change, as the kernel shows it."""
        states = self.bench.states("md0")
        settings = [*(change.setting for change in FAST), "md.speed_limit_max"]
        found: dict[str, object] = {setting: states[setting].value for setting in settings}
        return found | {name: self.bench.states(name)["scsi.queue_depth"].value for name in MEMBERS}

    def finish(self) -> None:
        """Let the rebuild be over."""
        self.bench.world.tree.file(f"{MD}/sync_action", "idle\n")

    def vanish(self) -> None:
        """Stop the array: sysfs has it no more."""
        self.bench.world.tree.file(f"{MD}/array_state", "clear\n")
        del self.bench.world.tree._files["/sys/devices/virtual/block/md0/dev"]
