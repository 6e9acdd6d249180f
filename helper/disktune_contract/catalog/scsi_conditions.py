"""When a SCSI or SAS drive saves power, and how it warns: its power condition and informational exceptions pages.

As in `scsi_pages`, nothing is saved in the drive, and its mask says which bits can be changed.

Source: SPC-5 (T10/BSR INCITS 502), power condition and informational exceptions control mode pages;
bytes, bits and mnemonics as in sdparm 1.12, sdparm_data.c.
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
    (
        TableRow(0, "as the transport standard defines", True),
        TableRow(1, "disabled", True),
        TableRow(2, "enabled", True),
    ),
    codes=(0, 3),
)


def _timer(
    name: str,
    label: str,
    text: str,
    timer_byte: int,
    enable: PageField,
    mnemonics: tuple[str, str],
    common_s: tuple[int, ...],
    *,
    matters: bool = False,
) -> Setting:
    """Return one of the five timers after which an idle drive enters a power condition of less power."""
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
        other_names=("EPC", *(f"sdparm {mnemonic}" for mnemonic in mnemonics)),
        shows_late=True,
    )


_POWER = (
    _timer(
        "idle_a_after",
        "Idle_a timer",
        "Idle time before the drive turns off part of its electronics. Recovery takes milliseconds.",
        4,
        PageField(3, lsb=1),
        ("IACT", "IDLE_A"),
        _SOON_S,
    ),
    _timer(
        "idle_b_after",
        "Idle_b timer",
        "Unloads the heads after this much idle time. Short times save power, but most drives are rated for "
        "300,000 to 600,000 load cycles.",
        12,
        PageField(3, lsb=2),
        ("IBCT", "IDLE_B"),
        _SOON_S,
        matters=True,
    ),
    _timer(
        "idle_c_after",
        "Idle_c timer",
        "Reduces the rotation speed after this much idle time. The next access takes seconds.",
        16,
        PageField(3, lsb=3),
        ("ICCT", "IDLE_C"),
        _LATE_S,
    ),
    _timer(
        "standby_y_after",
        "Standby_y timer",
        "Idle time before the drive enters standby_y, the deepest condition with a quick recovery. What it turns "
        "off is vendor-specific.",
        20,
        PageField(2, lsb=0),
        ("SYCT", "STANDBY_Y"),
        _LATE_S,
    ),
    _timer(
        "standby_z_after",
        "Standby_z timer (spin-down)",
        "Spins the drive down after this much idle time. The next access waits for the spin-up, and every "
        "spin-up wears the drive.",
        8,
        PageField(3, lsb=0),
        ("SZCT", "STANDBY_Z"),
        _LATE_S,
        matters=True,
    ),
    Setting(
        id="scsi.background_before_rest",
        label="Background function precedence",
        help="Sets whether the drive finishes background functions, such as media scans, before it saves power. "
        "If they come first, it also leaves a power condition for them.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(
            (
                TableRow(0, "vendor-specific", True),
                TableRow(1, "background functions first", True),
                TableRow(2, "power saving first", True),
            ),
            codes=(0, 3),
        ),
        access=ModeField(_POWER_CONDITION, PageField(2, lsb=6, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=_POWER_SOURCE + "field PM_BG_PRECEDENCE",
        other_names=("sdparm PM_BG",),
        shows_late=True,
    ),
)


def _check(name: str, label: str, text: str, lsb: int, mnemonic: str) -> Setting:
    """Return whether the first command after a power condition ends with CHECK CONDITION."""
    return Setting(
        id=f"scsi.told_after_{name}",
        label=label,
        help=text,
        purpose=Purpose.MONITORING,
        domain=_NOTICE,
        access=ModeField(_POWER_CONDITION, PageField(39, lsb=lsb, bits=2)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source=f"{_POWER_SOURCE}field {mnemonic}",
        other_names=(f"sdparm {mnemonic}",),
    )


_CHECKS = (
    _check(
        "idle",
        "Check condition from idle_c",
        "Makes the first command after idle_c end with CHECK CONDITION. The kernel retries it.",
        6,
        "CCF_IDLE",
    ),
    _check(
        "standby",
        "Check condition from standby",
        "Makes the first command after standby end with CHECK CONDITION. The kernel retries it.",
        4,
        "CCF_STAND",
    ),
    _check(
        "stop",
        "Check condition from stopped",
        "Makes the first command after the stopped state end with CHECK CONDITION. The kernel retries it.",
        2,
        "CCF_STOPP",
    ),
)

_WARNINGS = (
    Setting(
        id="scsi.failure_warnings",
        label="Informational exceptions (IE)",
        help="Lets the drive report that it predicts its own failure. Monitoring programs such as smartd rely "
        "on it.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=3), inverted=True),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "DEXCPT",
        other_names=("sdparm DEXCPT", "Disable exception control", "smartctl -s on"),
        matters_to=frozenset({Medium.HDD, Medium.SSD}),
    ),
    Setting(
        id="scsi.other_warnings",
        label="Warning reporting (EWASC)",
        help="Lets the drive report warnings, such as a high temperature. Monitoring programs such as smartd "
        "rely on it.",
        purpose=Purpose.MONITORING,
        domain=Toggle(),
        access=ModeField(_EXCEPTIONS, PageField(2, lsb=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "EWASC",
        other_names=("sdparm EWASC", "Enable warning"),
    ),
    Setting(
        id="scsi.warning_method",
        label="Reporting method (MRIE)",
        help="Sets how a failure prediction or warning reaches the computer. Programs that poll, such as "
        "smartd, work with every method but the first.",
        purpose=Purpose.MONITORING,
        domain=Table(
            (
                TableRow(0, "no reporting", common=True),
                TableRow(2, "unit attention", common=True),
                TableRow(3, "recovered error, if the drive reports these (PER)", common=True),
                TableRow(4, "recovered error, always", common=True),
                TableRow(5, "no error, only sense data", common=True),
                TableRow(6, "only on request (REQUEST SENSE)", common=True),
            ),
            codes=(0, 15),
        ),
        access=ModeField(_EXCEPTIONS, PageField(3, lsb=0, bits=4)),
        risk=Risk.HARMLESS,
        lifetime=Lifetime.VOLATILE,
        source=_EXCEPTIONS_SOURCE + "MRIE",
        other_names=("sdparm MRIE", "Method of reporting informational exceptions"),
    ),
)

SETTINGS = (*_POWER, *_CHECKS, *_WARNINGS)
