"""What ``zpool status -p POOL`` prints of one pool (OpenZFS, cmd/zpool/zpool_main.c).

Read as far as it is understood: a line of another version leaves its figure unknown. The forms are those of
OpenZFS 0.6 to 2.3, from that file and from what people have published; no pool was at hand.
"""

from __future__ import annotations

import re

from disktune_contract.record import record
from disktune_contract.scrubs.file_system import PoolScan, ZfsPool
from disktune_helper.decode.error import DecodeError

_KEY = re.compile(r" *(pool|state|scan|errors): ?(.*)")
_BEGUN = re.compile(r"(scrub|resilver) (in progress|paused) since (.+)")
_ENDED = re.compile(r"(?:scrub repaired|resilvered) (\S+) in (.+?) with (\d+) errors on (.+)")
_CANCELLED = re.compile(r"(scrub|resilver) canceled on (.+)")
_DONE = re.compile(r"(\S+) (?:repaired|resilvered), (\d{1,6}(?:\.\d+)?)% done")
_DAYS = re.compile(r"(?:(\d{1,9}) days? )?(\d{1,3}):(\d\d):(\d\d) to go")
_HOURS = re.compile(r"(\d{1,9})h(\d{1,2})m to go")
_DEVICE = re.compile(r"\s+(\S+)\s+[A-Z]+\s+(\d{1,20})\s+(\d{1,20})\s+(\d{1,20})(?:\s.*)?")
_SIZE = re.compile(r"(\d{1,20}(?:\.\d+)?)([BKMGTPE]?)")


def parse(text: str) -> ZfsPool:
    """Return the pool; raises DecodeError if the text names none."""
    values = _values(text)
    if not values.get("pool") or "state" not in values:
        raise DecodeError("not a status of a pool")
    read, write, checksum = _errors(text, values["pool"])
    scan = _scan(values.get("scan", ""))
    lost = values.get("errors", "")
    return ZfsPool(
        name=values["pool"],
        health=values["state"],
        scan=scan.kind,
        running=scan.running,
        paused=scan.paused,
        cancelled=scan.cancelled,
        moment=scan.moment,
        fraction=scan.fraction,
        left_s=scan.left_s,
        repaired_bytes=scan.repaired,
        scan_errors=scan.errors,
        read_errors=read,
        write_errors=write,
        checksum_errors=checksum,
        lost="" if lost == "No known data errors" else lost,
    )


@record
class _Scan:
    kind: PoolScan = PoolScan.NONE
    running: bool = False
    paused: bool = False
    cancelled: bool = False
    moment: str = ""
    fraction: float | None = None
    left_s: int | None = None
    repaired: int | None = None
    errors: int | None = None


def _scan(text: str) -> _Scan:
    first, _, rest = text.partition("\n")
    if begun := _BEGUN.fullmatch(first):
        done, paused = _DONE.search(rest), begun[2] == "paused"
        return _Scan(
            PoolScan(begun[1]),
            running=not paused,
            paused=paused,
            moment=begun[3],
            # Of a pool that grows while it is scrubbed, more than all may be done.
            fraction=None if done is None else min(1.0, float(done[2]) / 100),
            left_s=None if paused else _left_s(rest),
            repaired=None if done is None else _bytes(done[1]),
        )
    if ended := _ENDED.fullmatch(first):
        kind = PoolScan.SCRUB if first.startswith("scrub") else PoolScan.RESILVER
        return _Scan(kind, moment=ended[4], fraction=1.0, repaired=_bytes(ended[1]), errors=int(ended[3]))
    if cancelled := _CANCELLED.fullmatch(first):
        return _Scan(PoolScan(cancelled[1]), cancelled=True, moment=cancelled[2])
    return _Scan()


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
