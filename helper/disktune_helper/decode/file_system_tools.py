"""What tools of file systems keep or print: the last scrub of btrfs-progs, zpool status, and what fstrim
trimmed.
"""

from __future__ import annotations

import re

from disktune_contract.patterns import FORM_OF_UUID, pattern_of
from disktune_contract.record import record, replace
from disktune_contract.scrub import PoolScan, ScanKind, ScrubErrors, ScrubFigures, ZfsPool
from disktune_helper.decode.fields import DecodeError

# -- the last scrub in ``/var/lib/btrfs/scrub.status.UUID`` ------------------------------------------------
#
# btrfs-progs keeps it there; it is read strictly.
#
# Its form is that of cmds/scrub.c, ``scrub_write_file`` and ``scrub_read_file``: a first line ``scrub status:1``,
# then a line for each device, ``UUID:DEVID|name:number|name:number…``. Unknown names are skipped, as btrfs-progs
# does. The file is root's; a line that is not of this form makes it unreadable as a whole.

LIMIT = 1 << 20
"""Characters; a line has some 500."""

_FIRST = pattern_of(r"scrub status:1")
_LINE = pattern_of(rf"({FORM_OF_UUID}):(\d{{1,10}})((?:\|[a-z_]{{1,40}}:\d{{1,20}})*)")

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


def parse_scrub_status(text: str, uuid: str) -> dict[int, KeptScrub]:
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


# -- what fstrim prints (util-linux sys-utils/fstrim.c) ----------------------------------------------------
#
# ``/home: 12.3 GiB (13207123456 bytes) trimmed``

_TRIMMED = pattern_of(r"\((\d{1,20}) bytes?\) trimmed")
"""The last one: the path before it may have any text in it."""


def trimmed_bytes(text: str) -> int | None:
    """Return how many bytes were discarded by what fstrim ``--verbose`` prints of one file system.

    None if the text does not contain the number.
    """
    found = _TRIMMED.findall(text)
    return int(found[-1]) if found else None


# -- what ``zpool status -p POOL`` prints of one pool ------------------------------------------------------
#
# Source: OpenZFS, cmd/zpool/zpool_main.c.
#
# Read as far as it is understood: a line of another version leaves its figure unknown and is handed on as it is.
# The forms are those of OpenZFS 0.6 to 2.3, from that file and from what people have published; no pool was at
# hand.

_KEY = pattern_of(r" *(pool|state|scan|errors): ?(.*)")
_DEVICE_OF = r"(?: \(([^()]{1,255})\))?"
"""Names the device of a sequential resilver, of which there may be several beside a scrub."""
_BEGUN = pattern_of(rf"(error scrub|scrub|resilver){_DEVICE_OF} (in progress|paused) since (.+)")
_ENDED = pattern_of(rf"(scrub repaired|resilvered){_DEVICE_OF} (\S+) in .+? with (\d{{1,20}}) errors on (.+)")
_ERRORS_SCRUBBED = pattern_of(r"scrubbed \d{1,20} error blocks in .+? on (.+)")
_CANCELLED = pattern_of(rf"(error scrub|scrub|resilver){_DEVICE_OF} canceled on (.+)")
_DONE = pattern_of(r"(?:(\S+) (?:repaired|resilvered), )?(\d{1,6}(?:\.\d+)?)% done")
_PASSED_OVER = pattern_of(r".* scanned\b.*|(?:error )?scrub started on .*")
"""Further lines of a scan without a figure that is shown."""
_DAYS = pattern_of(r"(?:(\d{1,9}) days? )?(\d{1,3}):(\d\d):(\d\d) to go")
_HOURS = pattern_of(r"(\d{1,9})h(\d{1,2})m to go")
_DEVICE = pattern_of(r"\s+(\S+)\s+([A-Z]+)\s+(\d{1,20})\s+(\d{1,20})\s+(\d{1,20})(?:\s.*)?")
_SIZE = pattern_of(r"(\d{1,20}(?:\.\d+)?)([BKMGTPE]?)")
_LOST = pattern_of(r"\d{1,20} data errors.*|Permanent errors .*", re.DOTALL)
_NOTHING = {"errors": ("", "No known data errors"), "scan": ("", "none requested")}


def parse_zpool_status(text: str) -> ZfsPool:
    """Return the pool; raises DecodeError if the text is not of one pool, or does not contain its state."""
    values = _values(text)
    name = _only(values, "pool")
    row, counts = _rows(text, name)
    health = _only(values, "state") or row
    if not name or not health:
        raise DecodeError("not a status of a pool")
    read, write, checksum = counts
    pool = ZfsPool(name, health, read_errors=read, write_errors=write, checksum_errors=checksum)
    for lost in values.get("errors", []):
        if _LOST.fullmatch(lost):
            pool = replace(pool, lost=lost)
        elif lost not in _NOTHING["errors"]:
            pool = replace(pool, others=(*pool.others, lost))
    for scan in values.get("scan", []):
        pool = _with_scan(pool, scan)
    return pool


def _only(values: dict[str, list[str]], key: str) -> str:
    found = values.get(key, [])
    if len(found) > 1:
        raise DecodeError("the status of more than one pool")
    return next(iter(found), "")


def _with_scan(pool: ZfsPool, text: str) -> ZfsPool:
    """Return *pool* with the contents of the lines about a scan."""
    first, *rest = text.split("\n")
    scan = _scan(first, rest)
    known = [first] if scan or first in _NOTHING["scan"] else []
    known += [line for line in rest if _DONE.search(line) or _PASSED_OVER.fullmatch(line)]
    return replace(
        pool,
        scans=(*pool.scans, *([scan] if scan else [])),
        others=(*pool.others, *(line for line in (first, *rest) if line not in known)),
    )


def _scan(first: str, rest: list[str]) -> PoolScan | None:
    """Return what a scan does, by its first line; None if no version known here prints that."""
    if begun := _BEGUN.fullmatch(first):
        paused = begun[3] == "paused"
        done = next(filter(None, map(_DONE.search, rest)), None)
        return PoolScan(
            _kind(begun[1], begun[2]),
            begun[2] or "",
            running=not paused,
            paused=paused,
            moment=begun[4],
            # Of a pool that grows while it is scrubbed, more than all may be done.
            fraction=None if done is None else min(1.0, float(done[2]) / 100),
            left_s=None if paused else _left_s("\n".join(rest)),
            repaired_bytes=None if done is None else _bytes(done[1] or ""),
        )
    if ended := _ENDED.fullmatch(first):
        kind = ScanKind.SCRUB if first.startswith("scrub") else _kind("resilver", ended[2])
        return PoolScan(
            kind,
            ended[2] or "",
            moment=ended[5],
            fraction=1.0,
            repaired_bytes=_bytes(ended[3]),
            errors=int(ended[4]),
        )
    if scrubbed := _ERRORS_SCRUBBED.fullmatch(first):
        return PoolScan(ScanKind.ERROR_SCRUB, moment=scrubbed[1], fraction=1.0)
    if cancelled := _CANCELLED.fullmatch(first):
        return PoolScan(_kind(cancelled[1], cancelled[2]), cancelled[2] or "", cancelled=True, moment=cancelled[3])
    return None


def _kind(word: str, device: str | None) -> ScanKind:
    return ScanKind.SEQUENTIAL if device and word == "resilver" else ScanKind(word)


def _left_s(text: str) -> int | None:
    if found := _DAYS.search(text):
        days, hours, minutes, seconds = (int(part or 0) for part in found.groups())
        return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    if found := _HOURS.search(text):
        return int(found[1]) * 3600 + int(found[2]) * 60
    return None


def _bytes(text: str) -> int | None:
    """Return an amount: with -p a number of bytes, in older versions rounded with a letter for a power of 1024."""
    found = _SIZE.fullmatch(text)
    return None if found is None else round(float(found[1]) * 1024 ** "BKMGTPE".index(found[2] or "B"))


def _values(text: str) -> dict[str, list[str]]:
    """Return the values by their keys, each as often as it comes; further lines of one are part of it."""
    found: dict[str, list[str]] = {}
    last: list[str] = []
    for line in text.split("\n"):
        if match := _KEY.fullmatch(line):
            last = found.setdefault(match[1], [])
            last.append(match[2].strip())
        elif re.match(r" *[a-z]+:", line) or not line.strip():
            last = []
        elif last:
            last[-1] += "\n" + line.strip()
    return found


def _rows(text: str, pool: str) -> tuple[str, tuple[int | None, int | None, int | None]]:
    """Return the state of the pool by its own row, and the errors of that row and of all below it, as sums.

    What a device got wrong and another put right does not reach the row of the pool.
    """
    rows = [row for line in text.partition("NAME")[2].split("\n")[1:] if (row := _DEVICE.fullmatch(line))]
    if not rows or rows[0][1] != pool:
        return "", (None, None, None)
    read, write, checksum = (sum(int(row[column]) for row in rows) for column in (3, 4, 5))
    return rows[0][2], (read, write, checksum)
