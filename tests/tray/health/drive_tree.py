"""The kernel's files about drives, as a test writes them, and which of the sensors were read."""

from __future__ import annotations

from pathlib import Path

from disktune_gui.tray.drive_files import DriveFiles, SensorReading


class DriveTree(DriveFiles):
    """A tree below a folder."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.root = root
        self.read: list[str] = []
        """The drives that were asked for their temperature, in order."""
        self._done: dict[str, int] = {}

    def warmth(self, name: str) -> SensorReading | None:
        self.read.append(name)
        return super().warmth(name)

    def drive(self, name: str, *, sensor: bool = False, runtime_status: str = "active") -> None:
        device = self.root / "sys/block" / name / "device"
        (device / "power").mkdir(parents=True)
        (device / "power/runtime_status").write_text(f"{runtime_status}\n")
        self.works(name)
        if sensor:
            # As the kernel has it: below "hwmon" of a SCSI device, directly below an NVMe controller.
            (device / ("hwmon3" if name.startswith("nvme") else "hwmon/hwmon3")).mkdir(parents=True)

    def works(self, name: str) -> None:
        """Let a drive end a read."""
        done = self._done[name] = self._done.get(name, 0) + 1
        numbers = [done, 0, 8 * done, 1, *[0] * 13]
        (self.root / "sys/block" / name / "stat").write_text(" ".join(f"{one:8}" for one in numbers) + "\n")

    def sensor(self, name: str, **millidegrees: int) -> None:
        """Write files such as ``temp1_input``."""
        device = self.root / "sys/block" / name / "device"
        folder = next(device.rglob("hwmon3"))
        for file, value in millidegrees.items():
            (folder / file).write_text(f"{value}\n")

    def supply(self, name: str, kind: str, **texts: str) -> None:
        folder = self.root / "sys/class/power_supply" / name
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in ({"type": kind} | texts).items():
            (folder / file).write_text(f"{text}\n")
