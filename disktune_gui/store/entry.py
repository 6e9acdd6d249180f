"""One stored result: what was measured, on which drive, under which conditions, and its figures.

The shapes are the store's own, not the protocol's: a message may change from one version to the next, a result
measured a year ago does not.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.settings.setting import State, Value
from disktune_gui.desktop import user_files

# -- the place of the results, and the error, without loading the database ---------------------------------


def default_path() -> Path:
    """Return the path of this user's results."""
    return user_files.data_folder() / "results.sqlite"


class StoreError(Exception):
    """Something could not be read or written; the message is a sentence that states what to do."""

    def __init__(self, sentence: str, *, busy: bool = False) -> None:
        super().__init__(sentence)
        self.busy = busy
        """Whether only another window is writing, so that a new attempt may succeed."""


# -- entry -------------------------------------------------------------------------------------------------

Body = Mapping[str, Any]
"""The whole result as plain JSON, in the shape that its kind has: see `disktune_gui.store.bodies`."""


class ResultKind(StrEnum):
    """The kind of a result."""

    MEASUREMENT = "measurement"
    """One workload, once."""
    COMPARISON = "comparison"
    """Before and after one change, interleaved."""
    EXPERIMENT = "experiment"
    """Several values of settings against each other."""


class FigureMeaning(StrEnum):
    """The meaning of the figure in the list."""

    BYTES_S = "bytes/s"
    IOPS = "1/s"
    SECONDS = "s"
    RATIO = "ratio"


@record
class MeasuredDrive:
    """The drive at that time. Unknown text is empty, unknown numbers are None."""

    name: str
    """Kernel name, which may belong to another drive by now."""
    kind: str
    identity: str
    model: str
    serial: str
    firmware: str
    wwn: str
    size_bytes: int
    logical_sector_bytes: int
    physical_sector_bytes: int
    rotational: bool | None
    link: str

    @property
    def title(self) -> str:
        """The name for the user."""
        return self.model or self.name


@record
class Machine:
    """The computer and its software. Unknown text is empty."""

    model: str = ""
    """Maker and product, from the firmware."""
    processor: str = ""
    memory_bytes: int | None = None
    kernel: str = ""
    system: str = ""
    """The name that the distribution gives itself."""


@record
class RunConditions:
    """Conditions that change on their own, at the beginning or at the end of a run. Unknown text is empty."""

    temperature_c: float | None = None
    """Temperature of the drive."""
    power: str = ""
    """``mains`` or ``battery``; empty where the machine has no battery, or does not report it."""
    governor: str = ""
    """The processors' frequency governors, sorted and comma separated."""
    load: float | None = None
    """Processes that ran or waited for a drive, mean of the last minute (/proc/loadavg)."""
    upkeep: tuple[str, ...] = ()
    """`Drive.upkeep`, and the self-tests that DiskTune knows of."""


@record
class SettingInForce:
    """One setting in force."""

    setting: str
    value: Value
    source: str
    """The source of the value: a `disktune_contract.settings.setting.Source`."""


@record
class Envelope:
    """All of an entry except the result itself."""

    id: str
    """Of this result permanently, wherever it is copied to: 32 hexadecimal digits."""
    kind: ResultKind
    at: float
    """When the run began, in seconds since the epoch."""
    program: str
    """The version of the program that measured."""
    drive: MeasuredDrive
    machine: Machine
    before: RunConditions
    after: RunConditions
    settings: tuple[SettingInForce, ...]
    """All settings with a known value when the run began, in the catalogue's order."""
    workload: str
    """Id in the catalogue of workloads."""
    figure: float | None
    """The figure in the list, None if there is no single one."""
    unit: FigureMeaning


@record
class ResultEntry:
    """One result."""

    envelope: Envelope
    body: Body
    note: str = ""
    """The user's note; the only part that changes."""

    def __hash__(self) -> int:
        # Of JSON there is none.
        return hash((self.envelope, self.note))


class ResultSummary(NamedTuple):
    """What a list shows of a result without reading all of it. A tuple, as there are thousands."""

    id: str
    kind: ResultKind
    at: float
    drive: str
    identity: str
    model: str
    workload: str
    figure: float | None
    unit: FigureMeaning
    note: str
    batch: str = ""
    """The same for all results of one set; empty for one alone."""
    profile: str = ""
    """Id of their profile."""

    @property
    def title(self) -> str:
        """The name of the drive for the user."""
        return self.model or self.drive


def new_id() -> str:
    """Return a unique id."""
    import uuid  # noqa: PLC0415  # it loads much, and the first page makes no result

    return uuid.uuid4().hex


def subject(drive: Drive) -> MeasuredDrive:
    """Return what is stored of *drive*."""
    return MeasuredDrive(
        name=drive.name,
        kind=drive.kind.value,
        identity=drive.identity,
        model=drive.model,
        serial=drive.serial,
        firmware=drive.firmware,
        wwn=drive.wwn,
        size_bytes=drive.size_bytes,
        logical_sector_bytes=drive.logical_sector_bytes,
        physical_sector_bytes=drive.physical_sector_bytes,
        rotational=drive.rotational,
        link=drive.link,
    )


def held(states: Iterable[State]) -> tuple[SettingInForce, ...]:
    """Return the settings whose values are known."""
    return tuple(
        SettingInForce(state.setting, state.value, state.source.value)
        for state in states
        if state.value is not None
    )


# -- the machine of a measurement, and its present conditions; without Qt ----------------------------------
#
# Read from files that every user may read; what is not there is unknown, never assumed.

_PLACEHOLDERS = frozenset(
    {"To Be Filled By O.E.M.", "Default string", "System Product Name", "System manufacturer"}
)
"""Placeholders of firmware whose vendor did not fill in the name."""


def machine(root: Path = Path("/")) -> Machine:
    """Return the description of this computer; *root* is another tree for tests."""
    dmi = root / "sys/class/dmi/id"
    names = [_text(dmi / name) for name in ("sys_vendor", "product_name")]
    return Machine(
        model=" ".join(name for name in names if name and name not in _PLACEHOLDERS),
        processor=_field(root / "proc/cpuinfo", "model name", ":"),
        memory_bytes=_memory(_field(root / "proc/meminfo", "MemTotal", ":")),
        kernel=_text(root / "proc/sys/kernel/osrelease") or os.uname().release,
        system=_field(root / "etc/os-release", "PRETTY_NAME", "=").strip('"'),
    )


def moment(temperature_c: float | None, root: Path = Path("/")) -> RunConditions:
    """Return the conditions at this moment; the temperature is the drive's."""
    load = _text(root / "proc/loadavg").split()
    policies = (root / "sys/devices/system/cpu/cpufreq").glob("policy*/scaling_governor")
    return RunConditions(
        temperature_c=temperature_c,
        power=_power(root / "sys/class/power_supply"),
        governor=", ".join(sorted({_text(path) for path in policies} - {""})),
        load=float(load[0]) if load and load[0].replace(".", "", 1).isdigit() else None,
    )


def _power(supplies: Path) -> str:
    """Return ``battery`` if a battery of the machine supplies it, ``mains`` if it has one that does not.

    A battery with scope ``Device`` is that of a mouse (Documentation/ABI/testing/sysfs-class-power).
    """
    own = [path for path in sorted(supplies.glob("*")) if _text(path / "scope") != "Device"]
    batteries = [path for path in own if _text(path / "type") == "Battery"]
    if not batteries:
        return ""
    mains = [_text(path / "online") for path in own if _text(path / "type") in ("Mains", "USB")]
    if mains:
        return "mains" if "1" in mains else "battery"
    return "battery" if any(_text(path / "status") == "Discharging" for path in batteries) else "mains"


def _memory(text: str) -> int | None:
    """Return bytes for the KiB that /proc/meminfo calls kB."""
    number = text.removesuffix("kB").strip()
    return int(number) * 1024 if number.isdigit() else None


def _field(path: Path, name: str, separator: str) -> str:
    for line in _text(path).splitlines():
        key, found, value = line.partition(separator)
        if found and key.strip() == name:
            return value.strip()
    return ""


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""
