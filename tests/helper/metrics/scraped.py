"""A machine that is scraped: rounds over simulated drives, and what each of them says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.privilege import Class
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_helper.cli import metrics
from disktune_helper.drives import drive_list
from disktune_helper.settings.store import SavedStore
from disktune_helper.system.config_folder import MemoryConfig, MemoryLocks
from disktune_helper.system.files import Folder, MemoryFolder
from disktune_helper.system.ports import Ports
from tests.helper.conftest import Bench, make_bench
from tests.helper.metrics import text_format
from tests.helper.metrics.text_format import Family
from tests.narrowed import present

START = 1_700_000_000.0


@dataclass
class Scraped:
    """One machine and what its rounds leave."""

    state: MemoryFolder = field(default_factory=MemoryFolder)
    runtime: MemoryFolder = field(default_factory=MemoryFolder)
    kept: MemoryFolder = field(default_factory=MemoryFolder)
    samples: MemoryFolder = field(default_factory=MemoryFolder)
    config: MemoryConfig = field(default_factory=MemoryConfig)
    bench: Bench = field(init=False)
    text: str = ""

    def __post_init__(self) -> None:
        self.bench = make_bench(Class.INSPECT, (self.state, self.runtime))
        self.bench.session._open_store = self._store

    def _store(self, ports: Ports, _: Folder) -> SavedStore:
        return SavedStore(ports, self.state, self.config, MemoryLocks())

    def scrape(self, minutes: float = 5.0, *, serials: bool = False) -> dict[str, Family]:
        """Let time pass, make a page and return it as a strict reader has it."""
        self.bench.clock.now += minutes * 60
        ports, session = self.bench.ports, self.bench.session
        self.text, problems = metrics.make(
            ports, session, self.kept, self.samples, serials=serials, clock=lambda: START + self.bench.clock.now
        )
        assert problems == []
        return text_format.parse(self.text)

    def ata(self, name: str) -> AtaDrive:
        """Return the ATA drive with this kernel name."""
        return present(self.bench.world.drives[name].ata)

    def only(self, patch: pytest.MonkeyPatch, *names: str) -> None:
        """Let the machine have these drives alone."""
        every = drive_list.drives(self.bench.ports)

        def some(*_: object) -> tuple[Drive, ...]:
            return tuple(drive for drive in every if drive.name in names)

        patch.setattr(drive_list, "drives", some)


def value(page: Mapping[str, Family], name: str, **labels: str) -> float | None:
    """Return the value of the one series with these labels among its own, None if there is none."""
    family = page.get(name)
    found = [one for key, one in family.values.items() if labels.items() <= dict(key).items()] if family else []
    assert len(found) <= 1, f"{name} has {len(found)} series with {labels}"
    return found[0] if found else None


def of_device(page: Mapping[str, Family], device: str) -> set[str]:
    """Return the names of the metrics that say something of a drive."""
    return {name for name, family in page.items() if any(("device", device) in key for key in family.values)}
