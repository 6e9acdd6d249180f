"""When a SCSI or SAS disk rests, and how it warns: its power condition and informational exceptions mode pages.

As in `scsi_pages`, nothing is saved in the disk, and its mask says what can be changed.

Source: SPC-5 (T10/BSR INCITS 502), power condition and informational exceptions control mode pages;
bytes and bits as in sdparm 1.12, sdparm_data.c.
"""

from __future__ import annotations

from disktune_contract.settings.access import ModeField, PageField
from disktune_contract.settings.setting import Lifetime, Medium, Purpose, Risk, Setting, Table, TableRow, Toggle
from disktune_contract.units import duration

_POWER_CONDITION, _EXCEPTIONS = 0x1A, 0x1C

_POWER_SOURCE = "SPC-5, power condition mode page 1Ah (sdparm 1.12 sdparm_data.c), "
_EXCEPTIONS_SOURCE = "SPC-5, informational exceptions control mode page 1Ch (sdparm 1.12 sdparm_data.c), field "

_NEVER = -1
"""Stands for a timer that is disabled; 0 is one that has run out at once."""
_TICK_S = 0.1
"""What the timers of the power condition page count in."""
_SECONDS = (
    *(0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1800, 2700, 3600),
    *(5400, 7200, 10800, 14400, 18000, 21600, 28800, 36000, 43200, 86400),
)
"""Times that can be chosen."""
_SOON_S = (1, 2, 5, 10, 60, 120, 300, 600)
_LATE_S = (60, 300, 600, 900, 1200, 1800, 3600, 7200)

_NOTICE = Table(
    (TableRow(0, "as the link's standard says", True), TableRow(1, "no", True), TableRow(2, "yes", True)),
    codes=(0, 3),
)


def _timer(
    name: str,
    label: str,
    text: str,
    timer_byte: int,
    enable: PageField,
    common_s: tuple[int, ...],
    *,
    matters: bool = False,
) -> Setting:
    """Return one of the five timers after which a disk without work goes to a condition of less power."""
    rows = (TableRow(round(time_s / _TICK_S), duration(time_s), common=time_s in common_s) for time_s in _SECONDS)
    return Setting(
        id=f"scsi.{name}",
        label=label,
        help=text,
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table((TableRow(_NEVER, "never", common=True), *rows), tick_s=_TICK_S, codes=(0, 0xFFFFFFFF)),
        access=ModeField(_POWER_CONDITION, PageField(timer_byte, bits=32), enable=enable, off=_NEVER),
        risk=Risk.WEAR,
        lifetime=Lifetime.VOLATILE,
        matters_to=frozenset({Medium.HDD}) if matters else frozenset(),
        source=f"{_POWER_SOURCE}timer at byte {timer_byte}, enabled by bit {enable.lsb} of byte {enable.byte}",
    )


_POWER = (
    _timer(
        "idle_a_after",
        "Rest lightly after",
        "Switches off part of the electronics (idle_a) after this long without work; the disk answers again "
        "within a fraction of a second.",
        4,
        PageField(3, lsb=1),
        _SOON_S,
    ),
    _timer(
        "idle_b_after",
        "Park the heads after",
        "Lifts the heads off the platters (idle_b) after this long without work. It saves power and wears "
        "the head mechanism each time.",
        12,
        PageField(3, lsb=2),
        _SOON_S,
        matters=True,
    ),
    _timer(
        "idle_c_after",
        "Turn slowly after",
        "Lets the platters turn more slowly (idle_c) after this long without work; coming back takes seconds.",
        16,
        PageField(3, lsb=3),
        _LATE_S,
    ),
    _timer(
        "standby_y_after",
        "Almost stop after",
        "Goes to the deepest rest from which the disk still comes back quickly (standby_y) after this long "
        "without work. What stops is up to the disk.",
        20,
        PageField(2, lsb=0),
        _LATE_S,
    ),
    _timer(
        "standby_z_after",
        "Stop turning after",
        "Stops the motor (standby_z) when nothing has used the disk for this long. Quiet and frugal for "
        "disks that are seldom used; starting again takes seconds and wears the disk.",
        8,
        PageField(3, lsb=0),
        _LATE_S,
        matters=True,
    ),
    Setting(
        id="scsi.background_before_rest",
        label="Background work and rest",
        help="Whether the disk finishes its own background work, such as scanning for bad sectors, before "
        "it goes to rest.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(
            (
                TableRow(0, "as the maker chose", True),
                TableRow(1, "work comes first", True),
                TableRow(2, "rest comes first", True),
            ),
            codes=(0, 3),
        ),
        access=ModeField(_POWER_CONDITION, PageField(2, lsb=6, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_POWER_SOURCE + "field PM_BG_PRECEDENCE",
    ),
)

_CHECKS = tuple(
    Setting(
        id=f"scsi.told_after_{name}",
        label=f"Tell of waking from {condition}",
        help=f"Whether the first command that meets the disk in {condition} is answered with a notice instead of "
        "being carried out. For programs that want to know; the kernel simply asks again.",
        purpose=Purpose.MONITORING,
        domain=_NOTICE,
        access=ModeField(_POWER_CONDITION, PageField(39, lsb=lsb, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=f"{_POWER_SOURCE}field {field}",
    )
    for name, condition, lsb, field in (
        ("idle", "idle_c", 6, "CCF_IDLE"),
        ("standby", "standby", 4, "CCF_STANDBY"),
        ("stop", "the stopped state", 2, "CCF_STOPPED"),
    )
)

_WARNINGS = (
    Setting(
        id="scsi.failure_warnings",
        label="Failure predictions",
        help="Lets the disk say when it expects to fail soon. Monitoring programs such as smartd rely on it.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=3), inverted=True),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "DEXCPT",
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    Setting(
        id="scsi.other_warnings",
        label="Temperature and other warnings",
        help="Lets the disk warn of what may harm it, such as heat. Monitoring programs such as smartd rely "
        "on it.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "EWASC",
    ),
    Setting(
        id="scsi.warning_method",
        label="How the disk warns",
        help="In which way a warning reaches the computer. Programs that ask, as smartd does, are content "
        "with every one but the first.",
        purpose=Purpose.MONITORING,
        domain=Table(
            (
                TableRow(0, "not at all", common=True),
                TableRow(2, "as an event of its own", common=True),
                TableRow(3, "with a command, if it asks for recovered errors", common=True),
                TableRow(4, "with any command, as a recovered error", common=True),
                TableRow(5, "with any command, without an error", common=True),
                TableRow(6, "when asked", common=True),
            ),
            codes=(0, 15),
        ),
        access=ModeField(_EXCEPTIONS, PageField(3, lsb=0, bits=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "MRIE",
    ),
)

SETTINGS = (*_POWER, *_CHECKS, *_WARNINGS)
