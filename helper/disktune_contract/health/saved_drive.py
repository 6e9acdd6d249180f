"""A drive as a file describes it: what another computer, or an earlier day, read of it."""

from __future__ import annotations

from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.record import record

CAPTURE_FORMAT = 1
"""Changes when captures of an older program could not be read by a newer one, or the other way round."""


@record
class SavedDrive:
    """One drive; what the file does not contain is not reported."""

    drive: Drive
    """Without an identity: it is not there, and nothing stored is about it."""
    identification: Identification
    health: Health
    at: float | None = None
    """When it was read, in seconds since the epoch; None if the file does not contain that."""


def described(
    name: str,
    kind: DriveKind,
    *,
    model: str,
    serial: str,
    firmware: str,
    wwn: str,
    size_bytes: int,
    sector_bytes: tuple[int | None, int | None],
    rotational: bool | None,
    link: str = "",
) -> Drive:
    """Return a drive by what its identification contains; *sector_bytes* are logical and physical."""
    logical = sector_bytes[0] or SECTOR_BYTES
    return Drive(
        name=name or "?",
        kind=kind,
        identity="",
        diskseq=None,
        model=model,
        serial=serial,
        firmware=firmware,
        wwn=wwn,
        size_bytes=size_bytes,
        logical_sector_bytes=logical,
        physical_sector_bytes=sector_bytes[1] or logical,
        rotational=rotational,
        removable=False,
        read_only=False,
        link=link,
        temperature_c=None,
        partitions=(),
        usage=Usage(known=False),
    )
