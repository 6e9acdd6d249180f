"""What the kernel's files say of drives, and which of them ask the drive. No Qt.

`work`, `suspended` and the power supply are the kernel's own knowledge. A temperature is not: drivetemp sends the
drive a command for it, which restarts the standby timer of some drives and may start the motor of one that sleeps
(Documentation/hwmon/drivetemp.rst); nvme sends one that takes the controller out of a power state in which it
rests (drivers/nvme/host/hwmon.c). So it is read only of a drive that works at this moment.
"""

from __future__ import annotations

from pathlib import Path

from disktune_contract.record import record

COLDEST_C, HOTTEST_C = -40.0, 125.0
"""What a sensor can show; a limit beyond is none."""
_FINISHED = (2, 6, 13)
"""Of ``stat`` (Documentation/block/stat.rst): the sectors that were read, written and discarded.

Not the commands: old kernels count others among them, such as CHECK POWER MODE, which carries no data. Newer ones
count none that is not the kernel's own (block/blk.h, blk_do_io_stat), unless ``iostats_passthrough`` is on. So
`DriveFiles.work` is taken again after such a command of ours.
"""

Work = tuple[int, ...]


@record
class Warmth:
    """What a sensor says."""

    celsius: float
    limit_c: float | None
    """The drive's own: ``temp1_max`` (SCT, WCTEMP), else ``temp1_crit``; None if it names none."""


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
        """Return what a drive has done since the kernel found it; None if there is none of that name."""
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
        """Return whether the kernel can ask a drive for its temperature; asks nothing."""
        return self._sensor(name) is not None

    def warmth(self, name: str) -> Warmth | None:
        """Ask a drive for its temperature, None if it cannot be had. Not for a drive that may sleep."""
        sensor = self._sensor(name)
        celsius = _degrees(sensor / "temp1_input") if sensor is not None else None
        if sensor is None or celsius is None:
            return None
        limits = (_degrees(sensor / name) for name in ("temp1_max", "temp1_crit"))
        # 0 is a limit that nobody set.
        return Warmth(celsius, next((limit for limit in limits if limit is not None and limit > 0), None))

    def on_battery(self) -> bool:
        """Return whether the computer has a socket for mains and nothing feeds it; False if that is not known."""
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
    """Return thousandths of a degree as °C; None for what no sensor of a drive shows."""
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
