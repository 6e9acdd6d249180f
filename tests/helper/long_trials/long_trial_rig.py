"""A simulated machine with a drive on a long trial, and a keeper whose waiting and whose kernel a test decides."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.messages.long_trial import LongSpan, LongTrialState, TryLong
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change, Value
from disktune_helper.changes import long_trials
from disktune_helper.long_trials.keeper import LongTrialKeeper
from disktune_helper.long_trials.order_files import LongOrder, LongOrders, orders_of
from disktune_helper.system import processes
from disktune_helper.system.files import MemoryFolder
from disktune_helper.system.long_trial_tools import KernelLog, KernelMessage
from disktune_helper.system.ports import ChangingNode
from tests.helper.conftest import Bench, make_bench

LINK = Change("power.link", "med_power_with_dipm", "min_power")
APM = Change("ata.apm", 255, 127)
BOOT = "/proc/sys/kernel/random/boot_id"


class Killed(BaseException):
    """The process is no more: nothing of it runs, no handler either."""


class Log:
    """The kernel's messages; waiting moves the clock on and does what a test wants."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self.lost = False

    def read(self) -> list[KernelMessage]:
        said, self._tools.said = self._tools.said, []
        return [KernelMessage(number, text) for number, text in enumerate(said, 1)]

    def wait(self, seconds: float) -> None:
        tools = self._tools
        tools.bench.clock.now += seconds
        tools.waits += 1
        for at, act in [one for one in tools.planned if tools.bench.clock.now - tools.began >= one[0]]:
            tools.planned.remove((at, act))
            act()

    def close(self) -> None:
        pass


class Tools:
    """A service that a test plays, and the kernel's messages."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.said: list[str] = []
        self.planned: list[tuple[float, Callable[[], object]]] = []
        """What is to happen, and after how many seconds."""
        self.began = bench.clock.now
        self.waits = 0
        self.opened: list[int | None] = []
        self.on_start: Callable[[str], object] = lambda _drive: None
        self.on_stop: Callable[[str], object] = lambda _drive: None

    def pace(self, _span: LongSpan) -> float:
        return 1.0

    def start(self, drive: str) -> None:
        self.on_start(drive)

    def stop(self, drive: str) -> None:
        self.on_stop(drive)

    def attributes(self, name: str) -> ChangingNode:
        return self.bench.ports.open_for_change(name)

    def log(self, after: int | None) -> tuple[KernelLog, int]:
        self.opened.append(after)
        self.began = self.bench.clock.now
        return Log(self), 41


class Rig:
    """A machine, what is written down of long trials, and one keeper."""

    def __init__(self, folders: tuple[MemoryFolder, MemoryFolder] | None = None) -> None:
        self.folders = folders or (MemoryFolder(), MemoryFolder())
        self.bench = make_bench(Class.TUNE, self.folders)
        self.tools = Tools(self.bench)
        self.bench.session.tools.long_trials = self.tools
        self.bench.world.tree.file(BOOT, "first\n")
        self.dead = False
        """Whether the process that keeps trials counts as killed."""

    @property
    def orders(self) -> LongOrders:
        return orders_of(self.bench.session)

    def keeper(self) -> LongTrialKeeper:
        return LongTrialKeeper(self.bench.session, self.tools, self.orders)

    def request(self, *changes: Change, drive: str = "sdb", keep: bool = False) -> TryLong:
        return TryLong(self.bench.drive(drive).ref, changes or (LINK,), LongSpan.HOUR, keep)

    def ask(self, *changes: Change, drive: str = "sdb", keep: bool = False) -> LongTrialState:
        """Order a trial whose keeper begins it and then is stopped in its first wait; return its state."""
        keepers: list[LongTrialKeeper] = []

        def begin(name: str) -> None:
            keeper = self.keeper()
            order = next(one for one in self.orders.open() if one.state.drive.name == name)
            keeper.begin(order)
            keepers.append(keeper)

        self.tools.on_start = begin
        state = long_trials.try_long(self.bench.session, self.request(*changes, drive=drive, keep=keep))
        self.kept = keepers[0]
        return state

    def order(self) -> LongOrder:
        (order,) = self.orders.all()
        return order

    def state(self) -> LongTrialState:
        return self.order().state

    def last(self) -> bool:
        """Let the keeper of `ask` keep its trial to the end."""
        return self.kept.keep(self.order())

    def value(self, setting: str = LINK.setting, drive: str = "sdb") -> Value | None:
        return self.bench.states(drive)[setting].value

    def restart(self) -> Rig:
        """Return the same machine after power was lost: the kernel's values are new, /var/lib is as it was."""
        again = Rig((self.folders[0], MemoryFolder()))
        again.bench.world.tree.file(BOOT, "second\n")
        return again


def alive(monkeypatch: object, *, alive: bool) -> None:
    """Let every process that keeps a trial be there, or none."""
    monkeypatch.setattr(processes, "lives", lambda _ports, _mark: alive)  # type: ignore[attr-defined]
