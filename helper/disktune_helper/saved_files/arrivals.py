"""To which drives saved settings have been applied since they appeared.

One unit applies them to all drives, and systemd does not tell it for which drive it was started. So the drives to
which that was done, or whose settings were saved since, are noted in the folder that a restart empties: a drive
that is plugged in must not bring another one's settings back, which somebody may have changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from disktune_contract.record import record
from disktune_helper.system import sysfs
from disktune_helper.system.config_folder import Locks
from disktune_helper.system.files import Folder
from disktune_helper.system.ports import Ports

UNIT = "disktune-saved-drives.service"
"""Wanted for every drive by the udev rule."""
FILE = "arrived"
"""A line a drive: its kernel name, and which of its appearances it was."""
_NOTING_PATIENCE_S = 5.0
"""Another process that notes something needs milliseconds."""


@record
class Appearance:
    """What udev's database says of a drive that is there."""

    since: str
    """When udev saw it first, in microseconds since the start: another time at each appearance. Empty if never."""
    wants: bool
    """Whether udev has asked systemd for `UNIT`, and not told it that the drive is not ready."""


def appearance(ports: Ports, name: str) -> Appearance:
    """Return it for a drive by its kernel name."""
    found = sysfs.udev(ports, name)
    wants = UNIT in found.get("SYSTEMD_WANTS", "").split() and found.get("SYSTEMD_READY") != "0"
    return Appearance(sysfs.udev_since(ports, name), wants)


class Arrivals:
    """The notes; safe to use from several processes at once."""

    def __init__(self, ports: Ports, runtime: Folder, locks: Locks) -> None:
        self._ports = ports
        self._runtime = runtime
        self._locks = locks

    def unnoted(self, names: Iterable[str]) -> list[str]:
        """Return those of the drives *names* that udev wants settings applied to and that are not noted yet."""
        noted = self._read()
        every = ((name, appearance(self._ports, name)) for name in names)
        return [name for name, found in every if found.wants and noted.get(name) != found.since]

    def note(self, names: Iterable[str]) -> None:
        """Note drives. Where that cannot be written, settings are applied to them once more."""
        new = {name: since for name in names if (since := sysfs.udev_since(self._ports, name))}
        with suppress(OSError), self._locks.hold(FILE, _NOTING_PATIENCE_S):
            before = self._read()
            if (after := before | new) != before:
                text = "".join(f"{name} {since}\n" for name, since in sorted(after.items()))
                self._runtime.replace(FILE, text)

    def _read(self) -> dict[str, str]:
        lines = (line.split(" ") for line in self._runtime.read(FILE).splitlines())
        return {words[0]: words[1] for words in lines if len(words) == 2}
