"""What the tray knows of drives without asking them: the kernel's files, and samples of other programs.

`work`, `suspended` and the power supply are the kernel's own knowledge. A temperature is not: drivetemp sends the
drive a command for it, which restarts the standby timer of some drives and may start the motor of one that sleeps
(Documentation/hwmon/drivetemp.rst); nvme sends one that takes the controller out of a non-operational power state
(drivers/nvme/host/hwmon.c). So it is read only of a drive that works at this moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QFileSystemWatcher, QObject, QTimer, pyqtSignal

from disktune_contract.health import sample
from disktune_contract.health.health import Health
from disktune_contract.health.health_notices import DriveReading
from disktune_contract.health.sample import HealthSample
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_gui.store import health_files
from disktune_gui.store.health_files import HealthFiles

# -- samples of drives' health by other programs, announced by inotify (in Qt) -----------------------------

PREDICTED = Sentence("The drive's own status predicts a failure.")
FAILED_TEST = Sentence("A self-test of the drive failed.")
SETTLE_MS = 2_000
"""A window that starts asks one drive after the other."""


class SampleNews(QObject):
    """Watches the folder of the user's samples and that of the timer's."""

    due = pyqtSignal()
    """There is a new sample."""

    def __init__(self, folders: Sequence[Path] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        own, system = folders or (health_files.folder(), health_files.SYSTEM)
        self._folders = (own, system)
        self._files = HealthFiles(own, system)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._on_change)
        self._watcher.fileChanged.connect(self._on_change)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.due)

    def watch(self) -> None:
        """Watch the folders that are there by now, and the files to which the timer adds a line."""
        there = {str(one) for one in self._folders if one.is_dir()}
        with suppress(OSError):
            there |= {str(one) for one in self._folders[1].glob(f"*{sample.SUFFIX}")}
        missing = there - {*self._watcher.directories(), *self._watcher.files()}
        if missing:
            self._watcher.addPaths(sorted(missing))

    def newest(self, identity: str) -> DriveReading | None:
        """Return the last sample of a drive as a reading, None if there is none."""
        samples = self._files.read(identity)
        return reading(samples[-1]) if samples else None

    def keep(self, identity: str, health: Health, at: float, sector_bytes: int) -> None:
        """Add what a drive reported just now to its history."""
        new = sample.sample(health, at, sector_bytes=sector_bytes)
        if new is not None:
            # A full or read-only home: there is only a gap in the drive's history.
            with suppress(OSError):
                self._files.add(identity, [new], at)
                self.watch()

    def _on_change(self, _path: str) -> None:
        self.watch()
        if not self._settle.isActive():
            self._settle.start()


def reading(one: HealthSample) -> DriveReading:
    """Return what is reported of a sample. Of a predicted failure, or a failed test, no reason is stored."""
    failing = None if one.failing is None else (PREDICTED,) if one.failing else ()
    failed_test = None if one.failed_test is None else FAILED_TEST if one.failed_test else ""
    return DriveReading(
        one.at,
        failing,
        counters=one.counters,
        wear_percent=one.wear_percent,
        spare_percent=one.spare_percent,
        spare_threshold_percent=one.spare_threshold_percent,
        temperature_c=one.temperature_c,
        failed_test=failed_test,
    )


# -- the kernel's files about drives; some of them ask the drive. No Qt ------------------------------------

COLDEST_C, HOTTEST_C = -40.0, 125.0
"""The range of a sensor; a limit outside of it counts as none."""
_FINISHED = (2, 6, 13)
"""Of ``stat`` (Documentation/block/stat.rst): the sectors that were read, written and discarded.

Not the commands: old kernels count others among them, such as CHECK POWER MODE, which transfers no data. Newer
ones count only the kernel's own (block/blk.h, blk_do_io_stat), unless ``iostats_passthrough`` is on. So
`DriveFiles.work` is read again after such a command of this program.
"""

Work = tuple[int, ...]


@record
class SensorReading:
    """The reading of a sensor."""

    celsius: float
    limit_c: float | None
    """The drive's own: ``temp1_max`` (SCT, WCTEMP), else ``temp1_crit``; None if it reports none."""


class DriveFiles:
    """The files of this machine, or of a tree that a test has written."""

    def __init__(self, root: Path = Path("/")) -> None:
        self._blocks = root / "sys/block"
        self._supplies = root / "sys/class/power_supply"

    def names(self) -> tuple[str, ...]:
        """Return the drives that are devices; arrays, volumes, loop and zram are none."""
        try:
            return tuple(sorted(one.name for one in self._blocks.iterdir() if (one / "device").exists()))
        except OSError:
            return ()

    def work(self, name: str) -> Work | None:
        """Return the work of a drive since the kernel found it; None if there is none of that name."""
        numbers = _text(self._blocks / name / "stat").split()
        if len(numbers) < 4 or not all(one.isdigit() for one in numbers):
            return None
        return tuple(int(numbers[place]) for place in _FINISHED if place < len(numbers))

    def sequence(self, name: str) -> int | None:
        """Return the kernel's sequence number of the disk behind a name, None on kernels before 5.15."""
        text = _text(self._blocks / name / "diskseq")
        return int(text) if text.isdigit() else None

    def suspended(self, name: str) -> bool:
        """Return whether the kernel has suspended a drive: any command would start it (block/blk-pm.c)."""
        return _text(self._blocks / name / "device/power/runtime_status") in ("suspended", "suspending")

    def has_sensor(self, name: str) -> bool:
        """Return whether the kernel can ask a drive for its temperature, without asking it."""
        return self._sensor(name) is not None

    def warmth(self, name: str) -> SensorReading | None:
        """Ask a drive for its temperature, None if it cannot be read. Not for a drive that may be in standby."""
        sensor = self._sensor(name)
        celsius = _degrees(sensor / "temp1_input") if sensor is not None else None
        if sensor is None or celsius is None:
            return None
        limits = (_degrees(sensor / name) for name in ("temp1_max", "temp1_crit"))
        # 0 is a limit that is not set.
        return SensorReading(celsius, next((limit for limit in limits if limit is not None and limit > 0), None))

    def on_battery(self) -> bool:
        """Return whether the computer has a mains supply and none is online; False if that is not known."""
        try:
            supplies = [one for one in self._supplies.iterdir() if _text(one / "scope") != "Device"]
        except OSError:
            return False
        feeding = {one: _text(one / "online") for one in supplies if _text(one / "type") in ("Mains", "USB")}
        if any(state not in ("", "0") for state in feeding.values()):
            return False
        return any(_text(one / "type") == "Mains" for one in feeding)

    def _sensor(self, name: str) -> Path | None:
        # hwmon of SCSI devices is below a folder of that name, that of an NVMe controller is not.
        for folder in (self._blocks / name / "device/hwmon", self._blocks / name / "device"):
            try:
                found = sorted(one for one in folder.iterdir() if one.name.startswith("hwmon"))
            except OSError:
                continue
            for one in found:
                if (one / "temp1_input").exists():
                    return one
        return None


def _degrees(path: Path) -> float | None:
    """Return thousandths of a degree as °C; None for a value outside a sensor's range."""
    text = _text(path)
    if not text.lstrip("-").isdigit():
        return None
    celsius = int(text) / 1000
    return celsius if COLDEST_C <= celsius <= HOTTEST_C else None


def _text(path: Path) -> str:
    try:
        return path.read_text().strip()
    except (OSError, UnicodeDecodeError):
        return ""
