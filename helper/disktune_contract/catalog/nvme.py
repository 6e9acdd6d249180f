"""Settings that an NVMe controller keeps: fields of its features, until its next reset.

The table of autonomous power state transitions (feature 0Ch) is not here: the kernel writes it at every reset of
the controller, from the latency that it tolerates, and that latency is the setting. Nor is anything saved in the
controller (SV): the drive starts with the values that its maker chose.

Sources: NVM Express Base Specification, Set Features and Identify Controller; libnvme types.h for numbers;
drivers/nvme/host/core.c and hwmon.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.settings.access import KELVIN, ControllerBound, IdentifyBit, NvmeField
from disktune_contract.settings.setting import (
    Lifetime,
    Medium,
    Purpose,
    Range,
    Risk,
    Setting,
    Table,
    TableRow,
    Toggle,
)
from disktune_contract.units import Unit

_WHOLE_DWORD = 0xFFFFFFFF
_HYSTERESIS = 0x7 << 22
"""TMPTHH of the temperature threshold: what a controller that has it goes on with."""
_UNDER = 0x1 << 20
"""THSEL: the lower threshold rather than the upper. TMPSEL stays 0, the composite temperature."""
_HOST_THERMAL_MANAGEMENT = IdentifyBit(322, 0)
_TEMPERATURES = (0, 150)
"""In °C: wider than what any drive is specified for. The fields have 16 bits, in kelvins."""
_NEVER_C = 0xFFFF - KELVIN
_OFF_C = -KELVIN
"""A threshold of 0 K, which is below everything, means none."""

SETTINGS = (
    Setting(
        id="nvme.write_cache",
        label="Volatile write cache (VWC)",
        help="Reports writes as done while in the drive's memory: much faster small writes.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=NvmeField(feature=0x06, lsb=0, bits=1, supported=IdentifyBit(525, 0)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With this on, a power failure loses cached data.",
        source="NVM Express, Volatile Write Cache (06h) and VWC of Identify Controller; libnvme types.h",
        other_names=("nvme feat volatile-wc", "WCE"),
        matters_to=frozenset({Medium.NVME}),
    ),
    Setting(
        id="nvme.power_state",
        label="Power state (PS)",
        help="Power limit: 0 is full speed, higher is cooler and slower.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(0, 31),
        access=NvmeField(
            feature=0x02, lsb=0, bits=5, kept=_WHOLE_DWORD & ~0x1F, maximum=ControllerBound.WORKING_STATES
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="speed",
        more="cooling",
        source="NVM Express, Power Management (02h), NPSS and power state descriptors; libnvme types.h",
        other_names=("nvme feat power-mgmt --ps", "Power Management"),
        matters_to=frozenset({Medium.NVME}),
        shows_late=True,
    ),
    Setting(
        id="nvme.workload_hint",
        label="Workload hint (WH)",
        help="The work to expect. Few drives use it.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(
            (
                TableRow(0, "none", common=True),
                TableRow(1, "long idle periods, bursts of random writes", common=True),
                TableRow(2, "heavy sequential writes", common=True),
            ),
            codes=(0, 7),
        ),
        access=NvmeField(feature=0x02, lsb=5, bits=3, kept=_WHOLE_DWORD & ~0xE0),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source="NVM Express, Power Management (02h), workload hint; libnvme types.h",
        other_names=("nvme feat power-mgmt --wh",),
    ),
    Setting(
        id="nvme.throttle_light",
        label="Light throttling (TMT1)",
        help="Must be below TMT2. Off uses the firmware's limit.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(_OFF_C + 1, _NEVER_C, off=_OFF_C, unit=Unit.CELSIUS, sensible=_TEMPERATURES),
        access=NvmeField(
            feature=0x10,
            lsb=16,
            bits=16,
            offset=KELVIN,
            kept=0x0000FFFF,
            supported=_HOST_THERMAL_MANAGEMENT,
            minimum=ControllerBound.LEAST_THROTTLE,
            maximum=ControllerBound.GREATEST_THROTTLE,
            less_than=0,
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="cooling",
        more="speed",
        source="NVM Express, Host Controlled Thermal Management (10h), TMT1; HCTMA, MNTMT, MXTMT; libnvme types.h",
        other_names=(
            "nvme feat hctm --tmt1",
            "Thermal Management Temperature 1",
            "Host Controlled Thermal Management",
            "HCTM",
        ),
        matters_to=frozenset({Medium.NVME}),
        shows_late=True,
    ),
    Setting(
        id="nvme.throttle_heavy",
        label="Heavy throttling (TMT2)",
        help="Must be above TMT1. Off uses the firmware's limit.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(_OFF_C + 1, _NEVER_C, off=_OFF_C, unit=Unit.CELSIUS, sensible=_TEMPERATURES),
        access=NvmeField(
            feature=0x10,
            lsb=0,
            bits=16,
            offset=KELVIN,
            kept=0xFFFF0000,
            supported=_HOST_THERMAL_MANAGEMENT,
            minimum=ControllerBound.LEAST_THROTTLE,
            maximum=ControllerBound.GREATEST_THROTTLE,
            more_than=16,
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="cooling",
        more="speed",
        source="NVM Express, Host Controlled Thermal Management (10h), TMT2; HCTMA, MNTMT, MXTMT; libnvme types.h",
        other_names=(
            "nvme feat hctm --tmt2",
            "Thermal Management Temperature 2",
            "Host Controlled Thermal Management",
            "HCTM",
        ),
        shows_late=True,
    ),
    Setting(
        id="nvme.warn_above",
        label="Over-temperature threshold",
        help="The drive reports a warning above this.",
        purpose=Purpose.MONITORING,
        domain=Range(_OFF_C, _NEVER_C - 1, off=_NEVER_C, unit=Unit.CELSIUS, sensible=_TEMPERATURES),
        access=NvmeField(feature=0x04, lsb=0, bits=16, offset=KELVIN, kept=_HYSTERESIS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="early warning",
        more="tolerance",
        source="NVM Express, Temperature Threshold (04h), composite, over; Linux drivers/nvme/host/hwmon.c",
        other_names=("nvme feat temp-thresh --thsel=0", "hwmon temp1_max", "Temperature Threshold", "TMPTH"),
    ),
    Setting(
        id="nvme.warn_below",
        label="Under-temperature threshold",
        help="The drive reports a warning below this.",
        purpose=Purpose.MONITORING,
        domain=Range(_OFF_C + 1, _NEVER_C, off=_OFF_C, unit=Unit.CELSIUS, sensible=(-60, 150)),
        access=NvmeField(feature=0x04, lsb=0, bits=16, offset=KELVIN, selector=_UNDER, kept=_HYSTERESIS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="tolerance",
        more="early warning",
        source="NVM Express, Temperature Threshold (04h), composite, under; Linux drivers/nvme/host/hwmon.c",
        other_names=("nvme feat temp-thresh --thsel=1", "hwmon temp1_min", "Temperature Threshold", "TMPTH"),
    ),
    Setting(
        id="nvme.interrupt_time",
        label="Interrupt coalescing time",
        help="Longer collects more completions: less CPU time, more latency.",
        purpose=Purpose.SPEED,
        domain=Range(100, 25500, step=100, off=0, unit=Unit.MICROSECONDS, grain=100),
        access=NvmeField(feature=0x08, lsb=8, bits=8, scale=100, kept=_WHOLE_DWORD & ~0xFF00),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="responsiveness",
        more="CPU efficiency",
        source="NVM Express, Interrupt Coalescing (08h), TIME in units of 100 µs; nvme-cli nvme-print-stdout.c",
        other_names=("nvme set-feature irq-coalesce", "Aggregation Time", "TIME"),
        shows_late=True,
    ),
    Setting(
        id="nvme.interrupt_threshold",
        label="Interrupt coalescing threshold",
        help="Completions per interrupt.",
        purpose=Purpose.SPEED,
        domain=Range(1, 256, unit=Unit.COMMANDS),
        access=NvmeField(feature=0x08, lsb=0, bits=8, offset=-1, kept=_WHOLE_DWORD & ~0xFF),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="responsiveness",
        more="CPU efficiency",
        source="NVM Express, Interrupt Coalescing (08h), THR, which counts from 0; nvme-cli nvme-print-stdout.c",
        other_names=("nvme set-feature irq-coalesce", "Aggregation Threshold", "THR"),
        shows_late=True,
    ),
    Setting(
        id="nvme.arbitration_burst",
        label="Arbitration burst (AB)",
        help="Commands from one CPU at a time. Higher favors the busiest program.",
        purpose=Purpose.SPEED,
        domain=Table(
            (
                TableRow(0, "1 command", common=True),
                TableRow(1, "2 commands", common=True),
                TableRow(2, "4 commands", common=True),
                TableRow(3, "8 commands", common=True),
                TableRow(4, "16 commands", common=True),
                TableRow(5, "32 commands", common=True),
                TableRow(6, "64 commands", common=True),
                TableRow(7, "no limit", common=True),
            )
        ),
        access=NvmeField(feature=0x01, lsb=0, bits=3, kept=_WHOLE_DWORD & ~0x7),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source="NVM Express, Arbitration (01h), AB as a power of two; libnvme types.h",
        other_names=("nvme feat arbitration --ab",),
    ),
)
