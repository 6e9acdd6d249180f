"""The file in which btrfs-progs keeps the last scrub, ``/var/lib/btrfs/scrub.status.UUID``, read strictly.

Its form is that of cmds/scrub.c, ``scrub_write_file`` and ``scrub_read_file``: a first line ``scrub status:1``,
then a line for each device, ``UUID:DEVID|name:number|name:number…``. Names that are not known are passed over, as
btrfs-progs does. The file is root's; a line that is not of this form makes it unreadable as a whole.
"""

from __future__ import annotations

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.scrubs.file_system import ScrubErrors, ScrubFigures
from disktune_helper.decode.error import DecodeError

LIMIT = 1 << 20
"""Characters; a line has some 500."""

_FIRST = pattern_of(r"scrub status:1")
_LINE = pattern_of(r"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,10})((?:\|[a-z_]{1,40}:\d{1,20})*)")

PROGRESS = (
    "data_extents_scrubbed",
    "tree_extents_scrubbed",
    "data_bytes_scrubbed",
    "tree_bytes_scrubbed",
    "read_errors",
    "csum_errors",
    "verify_errors",
    "no_csum",
    "csum_discards",
    "super_errors",
    "malloc_errors",
    "uncorrectable_errors",
    "corrected_errors",
    "last_physical",
    "unverified_errors",
)
"""The fields of struct btrfs_scrub_progress in the kernel's order (include/uapi/linux/btrfs.h)."""


@record
class KeptScrub:
    """The record of one device. Moments in seconds since the epoch, 0 for never."""

    figures: ScrubFigures
    started: int
    resumed: int
    seconds: int
    cancelled: bool
    finished: bool
    """Also of one that was cancelled: the program came to its end."""


def parse(text: str, uuid: str) -> dict[int, KeptScrub]:
    """Return the records by the devices' numbers; raises DecodeError."""
    if len(text) > LIMIT:
        raise DecodeError("the record of scrubs is too long")
    first, *lines = text.rstrip("\n").split("\n")
    if not _FIRST.fullmatch(first):
        raise DecodeError("not a record of scrubs")
    found: dict[int, KeptScrub] = {}
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None or match[1] != uuid or int(match[2]) in found:
            raise DecodeError("not a record of scrubs of this file system")
        pairs = [pair.split(":") for pair in match[3].split("|")[1:]]
        found[int(match[2])] = _kept({name: int(value) for name, value in pairs})
    return found


def _kept(values: dict[str, int]) -> KeptScrub:
    return KeptScrub(
        figures([values.get(name, 0) for name in PROGRESS]),
        values.get("t_start", 0),
        values.get("t_resumed", 0),
        values.get("duration", 0),
        bool(values.get("canceled", 0)),
        bool(values.get("finished", 0)),
    )


def figures(progress: list[int] | tuple[int, ...]) -> ScrubFigures:
    """Return the 15 numbers of the kernel as a record."""
    named = dict(zip(PROGRESS, progress, strict=True))
    return ScrubFigures(
        named["data_bytes_scrubbed"],
        named["tree_bytes_scrubbed"],
        ScrubErrors(
            named["read_errors"],
            named["csum_errors"],
            named["verify_errors"],
            named["super_errors"],
            named["malloc_errors"],
            named["corrected_errors"],
            named["uncorrectable_errors"],
            named["unverified_errors"],
        ),
        named["no_csum"],
        named["last_physical"],
    )
