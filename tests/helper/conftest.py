"""The helper over the simulated machine of the demo, with a clock that only the test moves."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import Save, ShownValue
from disktune_contract.settings.setting import State
from disktune_gui.demo.ata.sat import TaskFile
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.drives import drive_list, usage
from disktune_helper.drives.drive_list import DriveTemperatures
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system.files import MemoryFolder


@dataclass
class Clock:
    """Time in seconds; sleeping is moving on."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class Bench:
    """A session on the simulated machine, and everything it said unasked."""

    world: World
    ports: SimulatedPorts
    clock: Clock
    session: SessionContext
    events: list[tuple[str, object]] = field(default_factory=list)

    def drive(self, name: str) -> Drive:
        """Return a drive as the list shows it, but for what it says of others: of twins, and of their upkeep."""
        arrays = drive_list.arrays(self.ports) if name.startswith("md") else {}
        return drive_list.describe(self.ports, name, usage.read_mounts(self.ports), arrays, DriveTemperatures())

    def listed(self) -> dict[str, Drive]:
        """Return the whole list by name, which takes as long as all other work of a short test."""
        return {drive.name: drive for drive in drive_list.drives(self.ports, DriveTemperatures())}

    def states(self, name: str) -> dict[str, State]:
        """Return every setting of a drive, by id."""
        with self.session.look(self.drive(name).ref) as sight:
            return {state.setting: state for state in engine.states(sight)}

    def save(self, name: str, *settings: str, drop: tuple[str, ...] = ()) -> Save:
        """Return the request of a user who sees the present values of a drive."""
        states = self.states(name)
        shown = (ShownValue(setting, states[setting].value if setting in states else None) for setting in settings)
        return Save(self.drive(name).ref, tuple(shown), drop)


SMART_LOOKS = {(0xB0, feature) for feature in (0xD0, 0xD1, 0xD5, 0xDA)}
"""READ DATA, READ THRESHOLDS, READ LOG, RETURN STATUS."""


def only_looks(task: TaskFile) -> bool:
    """Return whether a command asks the drive for something and changes nothing in it."""
    smart = (task.command, task.feature)
    # SCT commands that ask, for a limit (action 3, function 2) and for a table (action 5, function 1).
    asks = smart == (0xB0, 0xD6) and task.data[:4] in (bytes((3, 0, 2, 0)), bytes((5, 0, 1, 0)))
    return task.command in (0xEC, 0xE5, 0x2F) or smart in SMART_LOOKS or asks


def make_bench(privilege: Class = Class.TUNE, folders: tuple[MemoryFolder, MemoryFolder] | None = None) -> Bench:
    """Return a new machine and a session of *privilege* on it."""
    clock = Clock()
    world = World(clock=clock, sleep=clock.sleep)
    ports = SimulatedPorts(world)
    events: list[tuple[str, object]] = []
    session = SessionContext(
        ports,
        privilege,
        folders or (MemoryFolder(), MemoryFolder()),
        lambda name, args: events.append((name, args)),
        lambda: None,
    )
    return Bench(world, ports, clock, session, events)


@pytest.fixture
def bench() -> Iterator[Bench]:
    """A session of class tune."""
    made = make_bench()
    yield made
    made.session.stop_work()


@pytest.fixture
def onlooker() -> Bench:
    """A session of class browse: it opens no drive."""
    return make_bench(Class.BROWSE)


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Take the place of the kernel; return the requests that got through."""
    reached: list[int] = []

    def ioctl(_fd: int, request: int, argument: object) -> object:
        reached.append(request)
        return 0 if isinstance(argument, int | bytearray) else argument

    monkeypatch.setattr(fcntl, "ioctl", ioctl)
    return reached
