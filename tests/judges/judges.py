"""How other programs see and change the nine settings: mostly hdparm, lsblk where hdparm has no flag.

Values are ours: KiB for the read-ahead, 255 for APM switched off and 0 for AAM, the COUNT register for the standby
timer. None is "not supported".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from disktune_contract.settings.setting import Value
from disktune_gui.demo.ata.features import STANDBY_TIMER_S
from tests.judges.umockdev_world import World

APM_OFF, AAM_OFF = 255, 0

_COUNT_OF = {seconds: count for count, seconds in STANDBY_TIMER_S.items()}


@dataclass(frozen=True)
class Judge:
    """One setting through the eyes and hands of another program."""

    read: Callable[[World], Value | None]
    change: Callable[[World, Value], object]


def _number(world: World, flag: str) -> int | None:
    found = re.search(r"= +(\d+)", world.hdparm(flag))
    return int(found[1]) if found else None


def _switch(world: World, flag: str) -> bool | None:
    found = re.search(r"= +[01] \((on|off)\)", world.hdparm(flag))
    return found[1] == "on" if found else None


def _lsblk(world: World, column: str) -> str:
    return world.run("/usr/bin/lsblk", "--nodeps", "--noheadings", "--output", column, "/dev/sda").stdout.strip()


def _echo(world: World, attribute: str, value: Value) -> None:
    done = world.run("/bin/sh", "-c", f"echo {value} > /sys/block/sda/{attribute}")
    assert done.returncode == 0, done.stderr


def _apm(world: World) -> int | None:
    return APM_OFF if "= off" in world.hdparm("-B") else _number(world, "-B")


def _aam(world: World) -> int | None:
    # hdparm -M shows the level of a feature that is off as well; only -I tells whether it is.
    off = re.search(r"^\t    \tAutomatic Acoustic Management", world.hdparm("-I"), re.MULTILINE)
    return AAM_OFF if off else _number(world, "-M")


JUDGES: dict[str, Judge] = {
    # hdparm counts sectors of 512 bytes.
    "block.read_ahead": Judge(
        lambda world: (_number(world, "-a") or 0) // 2,
        lambda world, value: world.hdparm("-a", str(int(value) * 2)),
    ),
    "block.scheduler": Judge(
        lambda world: _lsblk(world, "SCHED"), lambda world, value: _echo(world, "queue/scheduler", value)
    ),
    "block.nr_requests": Judge(
        lambda world: int(_lsblk(world, "RQ-SIZE")), lambda world, value: _echo(world, "queue/nr_requests", value)
    ),
    "scsi.queue_depth": Judge(
        lambda world: _number(world, "-Q"), lambda world, value: world.hdparm("-Q", str(value))
    ),
    "ata.write_cache": Judge(
        lambda world: _switch(world, "-W"), lambda world, value: world.hdparm(f"-W{int(value)}")
    ),
    "ata.look_ahead": Judge(
        lambda world: _switch(world, "-A"), lambda world, value: world.hdparm(f"-A{int(value)}")
    ),
    "ata.apm": Judge(_apm, lambda world, value: world.hdparm(f"-B{value}")),
    "ata.aam": Judge(_aam, lambda world, value: world.hdparm(f"-M{value}")),
    # No program can ask for the timer: the drive itself is the judge.
    "ata.standby_timer": Judge(
        lambda world: _COUNT_OF[world.look().timer_s], lambda world, value: world.hdparm(f"-S{value}")
    ),
}
