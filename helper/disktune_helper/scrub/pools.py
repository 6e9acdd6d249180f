"""Pools of ZFS, by the program zpool, which runs with no more rights than the user has. Shown, never changed."""

from __future__ import annotations

import errno

from disktune_contract.patterns import pattern_of
from disktune_contract.scrub import PoolList
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.decode import file_system_tools
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import usage
from disktune_helper.system import programs
from disktune_helper.system.ports import Ports
from disktune_helper.system.text_files import printable

_PLACES = ("/usr/sbin/zpool", "/usr/bin/zpool", "/sbin/zpool", "/usr/local/sbin/zpool")
_NAME = pattern_of(r"[A-Za-z][A-Za-z0-9_.: -]{0,254}")
"""zpool-create(8)."""
_LIMIT_S = 10
_KEEP_BYTES = 1 << 20


def on_drive(ports: Ports, name: str) -> PoolList:
    """Return the pools on a drive; a pool that hangs has zpool hang, which is then left."""
    devices = list(dict.fromkeys(usage.stack(ports, name)))
    names = [one.removeprefix("zfs:") for one in usage.checked(ports, devices) if one.startswith("zfs:")]
    found, why = [], []
    for pool in names:
        try:
            found.append(file_system_tools.parse_zpool_status(_status(pool)))
        except FileNotFoundError:
            why.append(Sentence("zpool is not installed (package zfsutils-linux)."))
        except OSError as error:
            why.append(Sentence("zpool did not answer: {why}.", why=error.strerror or str(error)))
        except DecodeError:
            why.append(Sentence("zpool status of {pool} cannot be understood.", pool=pool[:64]))
    return PoolList(tuple(found), in_turn(*dict.fromkeys(why)))


def _status(pool: str) -> str:
    if not _NAME.fullmatch(pool):
        raise DecodeError("not the name of a pool")
    failed: OSError | None = None
    for program in _PLACES:
        try:
            printed, said, status = programs.heard(
                [program, "status", "-p", pool], _LIMIT_S, keep_bytes=_KEEP_BYTES
            )
        except FileNotFoundError as error:
            failed = error
            continue
        if status != 0:
            last = said.decode("utf-8", "replace").strip().splitlines()[-1:] or [f"status {status}"]
            raise OSError(errno.EIO, last[0][:200])
        lines = printed.decode("utf-8", "replace").replace("\t", " " * 8).split("\n")
        return "\n".join(map(printable, lines))
    raise failed or FileNotFoundError(errno.ENOENT, "zpool")
