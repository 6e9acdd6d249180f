"""What a diagnosis looks at: a recording, and what else is known of the drive."""

from __future__ import annotations

import time

from disktune_contract.accesses.recording import Recording
from disktune_contract.checkup.attachment import MountedSystem
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.record import record
from disktune_contract.settings.claims import Claim
from disktune_contract.settings.setting import State, Status, Value

SHORT_S = 3600.0
"""A shorter recording misses what comes every half hour: that is told of two intervals at least."""


@record
class SettingChange:
    """A setting that DiskTune changed."""

    at: float
    """Seconds since the epoch."""
    setting: str
    before: Value | None
    after: Value | None


@record
class Night:
    """A recording and its drive. None is not known: not asked, refused, or in standby."""

    recording: Recording
    drive: Drive
    states: tuple[State, ...] | None = None
    claims: tuple[Claim, ...] = ()
    """What other tools are configured to set on this drive."""
    changes: tuple[SettingChange, ...] = ()
    """What DiskTune changed on this drive, oldest first."""
    mounts: tuple[MountedSystem, ...] = ()
    """The file systems on the drive, or on what is built on it."""

    def state(self, setting: str) -> State | None:
        """Return the state of a setting, None if it is not known."""
        return next((state for state in self.states or () if state.setting == setting), None)

    def now(self, setting: str) -> Value | None:
        """Return the value of a setting now; DiskTune remembers it where the drive cannot be asked."""
        state = self.state(setting)
        return None if state is None else state.value

    def value(self, setting: str) -> Value | None:
        """Return the value of a setting in the night: as now, without what DiskTune has changed since."""
        for change in self.changes:
            if change.setting == setting and change.at > self.recording.until:
                return change.before
        return self.now(setting)

    def can_set(self, setting: str) -> bool:
        """Return whether DiskTune can set it on this drive, for all that is known."""
        state = self.state(setting)
        return state is not None and state.status in {Status.OK, Status.ASLEEP}

    def lacks(self, setting: str) -> bool:
        """Return whether the drive is known not to have a setting."""
        state = self.state(setting)
        return state is not None and state.status in {Status.UNSUPPORTED, Status.LEGACY}

    def mounted(self, volume: str) -> MountedSystem | None:
        """Return the file system on a volume, by the kernel's name of the volume."""
        return next((mount for mount in self.mounts if mount.device == volume), None)

    def place(self, volume: str) -> str:
        """Return where a volume is mounted; its own name if it is not, or that is not known."""
        mount = self.mounted(volume)
        if mount is not None:
            return mount.point
        points = (part.mounts for part in self.drive.partitions if part.name == volume)
        return next((found[0] for found in points if found), volume)

    def is_swap(self, volume: str) -> bool:
        """Return whether a partition of the drive is swapped to."""
        return any(part.swap for part in self.drive.partitions if part.name == volume)

    @property
    def behind_bridge(self) -> bool:
        """Whether the drive is connected by USB, so that a bridge stands between it and its commands."""
        return self.drive.kind is DriveKind.USB

    @property
    def standby_share(self) -> float | None:
        """The share of the time in standby of the time of which it is known, 0 to 1; None if it never is."""
        recording = self.recording
        known = recording.seconds - recording.unasked_s
        if not recording.spans or known <= 0:
            return None
        return min(1.0, recording.standby_s / known)

    def clock(self, at: float) -> str:
        """Return a moment as the time of the day here, with the date if the recording is of more than a day."""
        several = self.recording.seconds > 24 * 3600
        return time.strftime("%Y-%m-%d %H:%M" if several else "%H:%M", time.localtime(at))
