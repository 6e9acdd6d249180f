"""Settings that an NVMe controller keeps: fields of its features, until its next reset.

The table of autonomous power state transitions (feature 0Ch) is not here: the kernel writes it anew at every
reset of the controller, from the latency that it tolerates, and that latency is the setting. Nor is anything saved
in the controller (SV): what the drive starts with stays what its maker chose.

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
"""In °C: wider than what any drive is specified for. The fields hold 16 bits, in kelvins."""
_NEVER_C = 0xFFFF - KELVIN
_OFF_C = -KELVIN
"""A threshold of 0 K, which is below everything, stands for none."""

_BURSTS = tuple(TableRow(code, f"{1 << code} command{'s' * (code > 0)}", common=True) for code in range(7))

SETTINGS = (
    Setting(
        id="nvme.write_cache",
        label="Volatile write cache",
        help="Lets the drive say that data is saved while it is still in the drive's memory. The kernel "
        "flushes it at the right moments; switching it off makes many small writes much slower.",
        purpose=Purpose.SPEED,
        domain=Toggle(),
        access=NvmeField(feature=0x06, lsb=0, bits=1, supported=IdentifyBit(525, 0)),
        risk=Risk.DATA_LOSS,
        lifetime=Lifetime.VOLATILE,
        danger="With the cache on, a power failure loses what was not yet flushed to the flash.",
        source="NVM Express, Volatile Write Cache (06h) and VWC of Identify Controller; libnvme types.h",
        matters_to=frozenset({Medium.NVME}),
    ),
    Setting(
        id="nvme.power_state",
        label="Power state",
        help="Limits how much power the drive may draw while it works. 0 is full speed; higher numbers keep "
        "it cooler and make it slower. How it rests in between is decided elsewhere, by the tolerated "
        "latency.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Range(0, 31),
        access=NvmeField(
            feature=0x02, lsb=0, bits=5, kept=_WHOLE_DWORD & ~0x1F, maximum=ControllerBound.WORKING_STATES
        ),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="fast",
        more="cool",
        source="NVM Express, Power Management (02h), NPSS and power state descriptors; libnvme types.h",
        matters_to=frozenset({Medium.NVME}),
    ),
    Setting(
        id="nvme.workload_hint",
        label="Workload hint",
        help="Tells the drive what kind of work to expect, so that it can choose how to spend its power. Few "
        "drives act on it.",
        purpose=Purpose.NOISE_AND_POWER,
        domain=Table(
            (
                TableRow(0, "none", common=True),
                TableRow(1, "long idle times, bursts of random writes", common=True),
                TableRow(2, "heavy sequential writing", common=True),
            ),
            codes=(0, 7),
        ),
        access=NvmeField(feature=0x02, lsb=5, bits=3, kept=_WHOLE_DWORD & ~0xE0),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source="NVM Express, Power Management (02h), workload hint; libnvme types.h",
    ),
    Setting(
        id="nvme.throttle_light",
        label="Slow down a little at",
        help="Above this temperature the drive holds back so as to stay cool with little loss of speed. "
        "Lower keeps a laptop's case cooler; off leaves it to the drive.",
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
        less="cool",
        more="fast",
        source="NVM Express, Host Controlled Thermal Management (10h), TMT1; HCTMA, MNTMT, MXTMT; libnvme types.h",
        matters_to=frozenset({Medium.NVME}),
    ),
    Setting(
        id="nvme.throttle_heavy",
        label="Slow down hard at",
        help="Above this temperature the drive goes as slowly as it takes to cool down. It lies above the "
        "one at which it slows down a little; off leaves it to the drive.",
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
        less="cool",
        more="fast",
        source="NVM Express, Host Controlled Thermal Management (10h), TMT2; HCTMA, MNTMT, MXTMT; libnvme types.h",
    ),
    Setting(
        id="nvme.warn_above",
        label="Warn above",
        help="The temperature above which the drive raises its own warning, which monitoring programs show. "
        "It changes no speed; off means that it never warns of heat.",
        purpose=Purpose.MONITORING,
        domain=Range(_OFF_C, _NEVER_C - 1, off=_NEVER_C, unit=Unit.CELSIUS, sensible=_TEMPERATURES),
        access=NvmeField(feature=0x04, lsb=0, bits=16, offset=KELVIN, kept=_HYSTERESIS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="early",
        more="late",
        source="NVM Express, Temperature Threshold (04h), composite, over; Linux drivers/nvme/host/hwmon.c",
    ),
    Setting(
        id="nvme.warn_below",
        label="Warn below",
        help="The temperature below which the drive raises its own warning. It matters in unheated places; "
        "off means that it never warns of cold.",
        purpose=Purpose.MONITORING,
        domain=Range(_OFF_C + 1, _NEVER_C, off=_OFF_C, unit=Unit.CELSIUS, sensible=(-60, 150)),
        access=NvmeField(feature=0x04, lsb=0, bits=16, offset=KELVIN, selector=_UNDER, kept=_HYSTERESIS),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="late",
        more="early",
        source="NVM Express, Temperature Threshold (04h), composite, under; Linux drivers/nvme/host/hwmon.c",
    ),
    Setting(
        id="nvme.interrupt_time",
        label="Wait for more before interrupting",
        help="How long the drive may hold back its message that commands are finished, so as to report "
        "several at once. Waiting spares the processor in heavy traffic and delays every answer in light "
        "traffic.",
        purpose=Purpose.SPEED,
        domain=Range(100, 25500, step=100, off=0, unit=Unit.MICROSECONDS, grain=100),
        access=NvmeField(feature=0x08, lsb=8, bits=8, scale=100, kept=_WHOLE_DWORD & ~0xFF00),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="quick answers",
        more="fewer interrupts",
        source="NVM Express, Interrupt Coalescing (08h), TIME in units of 100 µs; nvme-cli nvme-print-stdout.c",
    ),
    Setting(
        id="nvme.interrupt_threshold",
        label="Commands in one interrupt",
        help="How many finished commands the drive gathers before it interrupts the processor, as long as "
        "the time to wait is not over. It does nothing while that time is off.",
        purpose=Purpose.SPEED,
        domain=Range(1, 256, unit=Unit.COMMANDS),
        access=NvmeField(feature=0x08, lsb=0, bits=8, offset=-1, kept=_WHOLE_DWORD & ~0xFF),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        less="quick answers",
        more="fewer interrupts",
        source="NVM Express, Interrupt Coalescing (08h), THR, which counts from 0; nvme-cli nvme-print-stdout.c",
    ),
    Setting(
        id="nvme.arbitration_burst",
        label="Commands taken at once",
        help="How many commands the drive takes from one processor's queue before it turns to the next. More "
        "favours the busiest program, fewer is fairer to all.",
        purpose=Purpose.SPEED,
        domain=Table((*_BURSTS, TableRow(7, "no limit", common=True))),
        access=NvmeField(feature=0x01, lsb=0, bits=3, kept=_WHOLE_DWORD & ~0x7),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.VOLATILE,
        source="NVM Express, Arbitration (01h), AB as a power of two; libnvme types.h",
    ),
)
