"""What ``zpool status -p POOL`` prints of one pool (OpenZFS, cmd/zpool/zpool_main.c).

Read as far as it is understood: a line of another version leaves its figure unknown. The forms are those of
OpenZFS 0.6 to 2.3, from that file and from what people have published; no pool was at hand.
"""

from __future__ import annotations

import re

from disktune_contract.patterns import pattern_of
from disktune_contract.record import replace
from disktune_contract.scrubs.file_system import PoolScan, ZfsPool
from disktune_helper.decode.error import DecodeError

_KEY = pattern_of(r" *(pool|state|scan|errors): ?(.*)")
_BEGUN = pattern_of(r"(scrub|resilver) (in progress|paused) since (.+)")
_ENDED = pattern_of(r"(?:scrub repaired|resilvered) (\S+) in (.+?) with (\d+) errors on (.+)")
_CANCELLED = pattern_of(r"(scrub|resilver) canceled on (.+)")
_DONE = pattern_of(r"(\S+) (?:repaired|resilvered), (\d{1,6}(?:\.\d+)?)% done")
_DAYS = pattern_of(r"(?:(\d{1,9}) days? )?(\d{1,3}):(\d\d):(\d\d) to go")
_HOURS = pattern_of(r"(\d{1,9})h(\d{1,2})m to go")
_DEVICE = pattern_of(r"\s+(\S+)\s+[A-Z]+\s+(\d{1,20})\s+(\d{1,20})\s+(\d{1,20})(?:\s.*)?")
_SIZE = pattern_of(r"(\d{1,20}(?:\.\d+)?)([BKMGTPE]?)")


def parse(text: str) -> ZfsPool:
    """Return the pool; raises DecodeError if the text names none."""
    values = _values(text)
    if not values.get("pool") or "state" not in values:
        raise DecodeError("not a status of a pool")
    read, write, checksum = _errors(text, values["pool"])
    lost = values.get("errors", "")
    pool = ZfsPool(
        name=values["pool"],
        health=values["state"],
        read_errors=read,
        write_errors=write,
        checksum_errors=checksum,
        lost="" if lost == "No known data errors" else lost,
    )
    return _with_scan(pool, values.get("scan", ""))


def _with_scan(pool: ZfsPool, text: str) -> ZfsPool:
    """Return *pool* with what the lines of its scan say."""
    first, _, rest = text.partition("\n")
    if begun := _BEGUN.fullmatch(first):
        done, paused = _DONE.search(rest), begun[2] == "paused"
        return replace(
            pool,
            scan=PoolScan(begun[1]),
            running=not paused,
            paused=paused,
            moment=begun[3],
            # Of a pool that grows while it is scrubbed, more than all may be done.
            fraction=None if done is None else min(1.0, float(done[2]) / 100),
            left_s=None if paused else _left_s(rest),
            repaired_bytes=None if done is None else _bytes(done[1]),
        )
    if ended := _ENDED.fullmatch(first):
        scan = PoolScan.SCRUB if first.startswith("scrub") else PoolScan.RESILVER
        repaired, errors = _bytes(ended[1]), int(ended[3])
        return replace(pool, scan=scan, moment=ended[4], fraction=1.0, repaired_bytes=repaired, scan_errors=errors)
    if cancelled := _CANCELLED.fullmatch(first):
        return replace(pool, scan=PoolScan(cancelled[1]), cancelled=True, moment=cancelled[2])
    return pool


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


def _values(text: str) -> dict[str, str]:
    """Return the values by their keys; further lines of one begin with a tab, or as deep as it."""
    found: dict[str, str] = {}
    last = ""
    for line in text.split("\n"):
        if match := _KEY.fullmatch(line):
            last = match[1]
            if last in found:
                raise DecodeError("the status of more than one pool")
            found[last] = match[2].strip()
        elif re.match(r" *[a-z]+:", line) or not line.strip():
            last = ""
        elif last:
            found[last] += "\n" + line.strip()
    return found


def _errors(text: str, pool: str) -> tuple[int | None, int | None, int | None]:
    """Return the errors of the pool's own row, which has what reached it, and of all rows below it the sum."""
    rows = [_DEVICE.fullmatch(line) for line in text.partition("NAME")[2].split("\n")[1:]]
    found = [tuple(int(number) for number in row.groups()[1:]) for row in rows if row is not None]
    named = [row[1] for row in rows if row is not None]
    if not found or named[0] != pool:
        return None, None, None
    # What a device got wrong and another put right does not reach the row of the pool.
    read, write, checksum = (sum(row[column] for row in found) for column in range(3))
    return read, write, checksum
