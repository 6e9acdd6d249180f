"""What the tests of comparisons in a file share: both helpers of a window, and the word carried between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from disktune_contract import workloads
from disktune_contract.messages.change import OfTrial, TrialEnded
from disktune_contract.messages.comparison import (
    Candidate,
    CompareEnded,
    CompareFolder,
    CompareSwitch,
    Hold,
    Switch,
    Switched,
)
from disktune_contract.messages.measurement import Started
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change, Risk
from disktune_gui.demo.world import SimulatedPorts
from disktune_helper.bench import folders
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from disktune_helper.system.files import MemoryFolder
from tests.amounts import PATIENCE_S
from tests.helper.conftest import Bench, make_bench
from tests.helper.experiment.test_experiment import _silence
from tests.narrowed import of_kind, present

HOME = "/home/alex"
CACHE, SCHEDULER = "ata.write_cache", "block.scheduler"


@dataclass
class Halves:
    """Both helpers of one window, on one machine, and the window that carries the word between them."""

    root: Bench
    user: SessionContext
    events: list[tuple[str, object]]
    drive: str
    folder: str
    token: str = ""
    relays: bool = True
    """Whether what the user's half asks for is switched."""
    switches: list[int] = field(default_factory=list)

    def hold(self, setting: str, *values: Any, most_risk: Risk = Risk.DATA_LOSS) -> None:
        before = self.root.states(self.drive)[setting].value
        candidates = tuple(Candidate((Change(setting, before, value),)) for value in values)
        ports = self.root.ports
        path = present(folders.facts(ports, ports.outside(), self.folder).path)
        asked = Hold(self.root.drive(self.drive).ref, candidates, path.file_system, most_risk)
        self.token = of_kind(OfTrial, HANDLERS["hold"](self.root.session, asked)).trial

    def begin(self, workload: str, candidates: int = 1, rounds: int = 6, **more: Any) -> int:
        asked = CompareFolder(
            self.root.drive(self.drive).ref, more.pop("folder", self.folder), workload,
            more.pop("catalogue", workloads.DIGEST), candidates, rounds,
            **{"file_mib": 16, "seconds": 1, "warm_up_s": 1} | more,
        )  # fmt: skip
        return of_kind(Started, BROWSE_HANDLERS["compare-folder"](self.user, asked)).job

    def carry(self) -> None:
        """Do what the window does with what was said since the last time."""
        while self.events:
            name, args = self.events.pop(0)
            self.said.append((name, args))
            if isinstance(args, CompareSwitch) and self.relays:
                HANDLERS["switch"](self.root.session, Switch(self.token, args.arm, args.hold_s))
                self.switches.append(args.arm)
                BROWSE_HANDLERS["switched"](self.user, Switched(args.job, args.arm))

    said: list[tuple[str, object]] = field(default_factory=list)

    def until(self, met: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not met():
            assert time.monotonic() < deadline
            self.carry()
            time.sleep(0.002)

    def ended(self) -> CompareEnded:
        self.until(lambda: any(isinstance(args, CompareEnded) for _, args in self.said))
        return next(args for _, args in self.said if isinstance(args, CompareEnded))

    def of(self, kind: type) -> list[Any]:
        return [args for _, args in self.said if isinstance(args, kind)]

    def put_back(self) -> TrialEnded:
        return of_kind(TrialEnded, HANDLERS["put-back"](self.root.session, OfTrial(self.token)))

    def value(self, setting: str) -> object:
        return self.root.states(self.drive)[setting].value


def make_halves(drive: str = "", folder: str = HOME) -> Halves:
    root = make_bench()
    _silence(root)
    events: list[tuple[str, object]] = []
    ports = SimulatedPorts(root.world)
    user = SessionContext(
        ports,
        Class.BROWSE,
        (MemoryFolder(), MemoryFolder()),
        lambda name, args: events.append((name, args)),
        lambda: None,
    )
    found = folders.facts(ports, ports.outside(), folder)
    return Halves(root, user, events, drive or found.drives[0], folder)


def disk(halves: Halves) -> str:
    """Return a directory on a drive that speaks ATA."""
    ports = halves.root.ports
    for mount in folders.mounts(ports.read_text("/proc/self/mountinfo")).values():
        below = folders.below(ports, mount)[0]
        if len(below) == 1 and halves.root.world.drives[below[0]].ata is not None and mount.place != "/":
            found = folders.facts(ports, ports.outside(), mount.place)
            if not found.refusal:
                halves.drive, halves.folder = below[0], mount.place
                return mount.place
    raise LookupError("no ATA drive with a directory")
