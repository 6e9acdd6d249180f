"""How a drive says that it is doing: its own verdict, and the counters behind it.

What a counter means is the standard's business only for NVMe and SCSI. Of ATA attributes ACS-4 keeps the frame and
leaves everything in it to the maker: number, normalized value and threshold can be compared, while the raw value
cannot even be read without the maker's word. So a verdict here comes from what a standard defines (status,
pre-failure thresholds, critical warnings, percentage used) and from nothing else.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.record import record


class HealthVerdict(StrEnum):
    """What the drive says of itself."""

    GOOD = "good"
    WARNS = "warns"
    """Something is worn out, too hot, or was bad once; the drive does not expect to fail."""
    FAILING = "failing"
    """The drive expects to fail, or cannot be trusted with data any more."""
    UNKNOWN = "unknown"


class Failed(StrEnum):
    """Whether an attribute's normalized value is, or ever was, at its threshold or below."""

    NEVER = ""
    PAST = "past"
    NOW = "now"


@record
class AtaAttribute:
    """One attribute (SFF-8035i; ACS-4 calls its place vendor-specific)."""

    number: int
    """1 to 255; most makers use most numbers alike."""
    value: int
    """Normalized: the higher, the better, usually from 100, 200 or 253 down."""
    worst: int
    """The lowest that ``value`` ever was."""
    threshold: int | None
    """None if the drive names none; 0 never fails."""
    raw: int
    """48 bits, in the maker's own layout."""
    pre_failure: bool
    """Whether falling to the threshold foretells a failure within a day; else it is wear or age."""

    @property
    def failed(self) -> Failed:
        """Whether the threshold was reached."""
        if not self.threshold:
            return Failed.NEVER
        if self.value <= self.threshold:
            return Failed.NOW
        return Failed.PAST if self.worst <= self.threshold else Failed.NEVER


@record
class AtaHealth:
    """SMART of an ATA drive."""

    passed: bool | None
    """SMART RETURN STATUS; None if the answer did not come through."""
    attributes: tuple[AtaAttribute, ...]


@record
class ScsiErrors:
    """One error counter page of a SCSI disk (SPC-5, 02h, 03h, 05h); None is not counted."""

    kind: str
    """Of "read", "write", "verify"."""
    corrected: int | None
    uncorrected: int | None
    bytes_processed: int | None


@record
class ScsiHealth:
    """Log pages of a SCSI or SAS disk; None is not there."""

    asc: int | None
    """Informational exceptions page: 0 is none, 5Dh foretells a failure, 0Bh warns."""
    ascq: int | None
    temperature_c: int | None
    reference_temperature_c: int | None
    """The highest at which the disk may run for ever."""
    percentage_used: int | None
    """Of the endurance of a solid-state disk; may exceed 100."""
    starts: int | None
    rated_starts: int | None
    loads: int | None
    """Times that the heads were parked."""
    rated_loads: int | None
    errors: tuple[ScsiErrors, ...]
    other_errors: int | None
    """Errors that no medium was to blame for."""


@record
class Health:
    """What a drive says of its health; the parts that do not apply are None."""

    verdict: HealthVerdict
    why: tuple[str, ...] = ()
    """A sentence for everything that the verdict stands on, if it is not good."""
    ata: AtaHealth | None = None
    nvme: NvmeSmartLog | None = None
    scsi: ScsiHealth | None = None
    note: str = ""
    """What could not be had, and why."""
