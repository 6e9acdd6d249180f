"""The health that a drive reports: its own verdict, and the counters behind it.

A standard defines the meaning of a counter only for NVMe and SCSI. Of ATA attributes ACS-4 defines the frame and
leaves the content to the vendor: number, normalized value and threshold can be compared, while the raw value
cannot be read without knowledge of the vendor's format. So a verdict here comes only from fields that a standard
defines (status, pre-failure thresholds, critical warnings, percentage used).
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.record import record


class HealthVerdict(StrEnum):
    """The condition that the drive reports."""

    GOOD = "good"
    WARNS = "warns"
    """Something is worn out or too hot, or was at its threshold in the past; no failure is predicted."""
    FAILING = "failing"
    """The drive predicts its failure, or is no longer safe for data."""
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
    """1 to 255; most vendors use most numbers alike."""
    value: int
    """Normalized: the higher, the better, usually from 100, 200 or 253 down."""
    worst: int
    """The lowest ``value`` so far."""
    threshold: int | None
    """None if the drive names none; 0 never fails."""
    raw: int
    """48 bits, in the vendor's own format."""
    pre_failure: bool
    """Pre-failure: at the threshold a failure is predicted within a day. Otherwise old age."""

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
    """Informational exceptions page: 0 is none, 5Dh a failure prediction, 0Bh a warning."""
    ascq: int | None
    temperature_c: int | None
    reference_temperature_c: int | None
    """The highest temperature for continuous operation."""
    percentage_used: int | None
    """Of the endurance of a solid-state disk; may exceed 100."""
    starts: int | None
    rated_starts: int | None
    loads: int | None
    """Load cycles of the heads."""
    rated_loads: int | None
    errors: tuple[ScsiErrors, ...]
    other_errors: int | None
    """Non-medium errors."""


@record
class Health:
    """The health that a drive reports; the parts that do not apply are None."""

    verdict: HealthVerdict
    why: tuple[str, ...] = ()
    """A sentence for each reason of the verdict, if it is not good."""
    ata: AtaHealth | None = None
    nvme: NvmeSmartLog | None = None
    scsi: ScsiHealth | None = None
    note: str = ""
    """Which part could not be read, and why."""
