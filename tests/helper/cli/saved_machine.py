"""A machine with saved settings that a test restarts."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

from disktune_contract.settings.setting import Value
from disktune_helper.cli.apply import ApplyRun
from disktune_helper.settings import saved_file
from disktune_helper.settings.store import SavedStore, ref_of
from disktune_helper.system.config_folder import MemoryConfig, MemoryLocks
from disktune_helper.system.files import Folder, MemoryFolder
from disktune_helper.system.ports import Ports
from tests.helper.conftest import Bench, make_bench, only_looks

HDD, SSD, SLEEPER, DOCK, NVME, ARRAY = "sdb", "sda", "sdd", "sdh", "nvme0n1", "md0"


@dataclass
class Machine:
    """A machine whose files outlive its restarts, and whose runtime folder does not."""

    bench: Bench
    state: MemoryFolder = field(default_factory=MemoryFolder)
    runtime: MemoryFolder = field(default_factory=MemoryFolder)
    config: MemoryConfig = field(default_factory=MemoryConfig)
    locks: MemoryLocks = field(default_factory=MemoryLocks)

    def __post_init__(self) -> None:
        self.bench.session._open_store = self.open_store

    def open_store(self, ports: Ports, _: Folder) -> SavedStore:
        return SavedStore(ports, self.state, self.config, self.locks)

    def work(self, said: io.StringIO | None = None) -> ApplyRun:
        return ApplyRun(self.bench.ports, self.state, self.runtime, self.open_store, said or io.StringIO())

    def apply(self, *arguments: str) -> tuple[int, list[str]]:
        """Run the command; return its exit status and what it printed."""
        said, complaint = io.StringIO(), io.StringIO()
        option = next((one for one in arguments if one.startswith("-")), "")
        name = next((one for one in arguments if not one.startswith("-")), "")
        status = self.work(said).run(option, name, complaint)
        return status, (said.getvalue() + complaint.getvalue()).splitlines()

    def save(self, name: str, **values: Value) -> None:
        """Write a file by hand: ``ata__apm=128`` for ``ata.apm``."""
        self._write(name, values, {})

    def save_and_apply(self, name: str, **values: Value) -> None:
        self.save(name, **values)
        self.apply()

    def save_for_battery(self, name: str, **values: Value) -> None:
        """Write other values for battery into the same file."""
        self._write(name, {}, values)

    def _write(self, name: str, values: dict[str, Value], on_battery: dict[str, Value]) -> None:
        drive = self.bench.drive(name)
        put, special = (
            {key.replace("__", "."): value for key, value in some.items()} for some in (values, on_battery)
        )
        self.bench.session.store.save(ref_of(drive), saved_file.SavedNames(drive.model), put, (), special)

    def restart(self) -> None:
        """Restart the machine: drives and kernel have forgotten, /run is empty, the boot has another id."""
        self.bench = make_bench()
        self.runtime = MemoryFolder()
        self.bench.world.tree.file("/proc/sys/kernel/random/boot_id", "another-boot\n")
        self.__post_init__()

    def value(self, name: str, setting: str) -> Value | None:
        return self.bench.states(name)[setting].value


def commands(machine: Machine, name: str) -> list[tuple[int, int, int]]:
    ata = machine.bench.world.drives[name].ata
    assert ata is not None
    return [(task.command, task.feature, task.count) for task in ata.log if not only_looks(task)]
