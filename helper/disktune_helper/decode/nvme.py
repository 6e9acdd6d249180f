"""Identify Controller, Identify Namespace and the SMART log of an NVMe drive, from the bytes the drive sent.

Offsets: NVM Express Base Specification 2.0c, Identify Controller, SMART log; NVM Command Set Specification 1.0c,
figures 97 and 98. All numbers are little-endian.
"""

from __future__ import annotations

from typing import NamedTuple

from disktune_contract.health.nvme import (
    NvmeController,
    NvmeFeature,
    NvmeFormat,
    NvmeNamespace,
    NvmePowerState,
    NvmeSmartLog,
)
from disktune_contract.sentence import Sentence
from disktune_helper.decode.fields import DecodeError, printable

IDENTIFY_BYTES = 4096
SMART_LOG_BYTES = 512


class _Bit(NamedTuple):
    """Bit ``bit`` counted from byte ``offset``, and the specification's name for it."""

    offset: int
    bit: int
    name: str


_OACS, _ONCS, _LPA, _APSTA, _HCTMA, _SANICAP, _FNA, _VWC = 256, 520, 261, 265, 322, 328, 524, 525
_NSFEAT, _DPC = 24, 28

_CONTROLLER_FEATURES = (
    _Bit(_OACS, 0, "Security Send and Security Receive"),
    _Bit(_OACS, 1, "Format NVM"),
    _Bit(_OACS, 2, "Firmware Commit and Firmware Image Download"),
    _Bit(_OACS, 3, "Namespace Management"),
    _Bit(_OACS, 4, "Device Self-test"),
    _Bit(_OACS, 5, "Directives"),
    _Bit(_OACS, 6, "NVMe-MI Send and NVMe-MI Receive"),
    _Bit(_OACS, 7, "Virtualization Management"),
    _Bit(_OACS, 8, "Doorbell Buffer Config"),
    _Bit(_OACS, 9, "Get LBA Status"),
    _Bit(_OACS, 10, "Command and Feature Lockdown"),
    _Bit(_ONCS, 0, "Compare"),
    _Bit(_ONCS, 1, "Write Uncorrectable"),
    _Bit(_ONCS, 2, "Dataset Management"),
    _Bit(_ONCS, 3, "Write Zeroes"),
    _Bit(_ONCS, 4, "Save and Select fields of features"),
    _Bit(_ONCS, 5, "Reservations"),
    _Bit(_ONCS, 6, "Timestamp"),
    _Bit(_ONCS, 7, "Verify"),
    _Bit(_ONCS, 8, "Copy"),
    _Bit(_APSTA, 0, "Autonomous Power State Transitions"),
    _Bit(_HCTMA, 0, "Host Controlled Thermal Management"),
    _Bit(_VWC, 0, "Volatile Write Cache"),
    _Bit(_LPA, 0, "SMART log per namespace"),
    _Bit(_LPA, 1, "Commands Supported and Effects log"),
    _Bit(_LPA, 2, "Extended data for Get Log Page"),
    _Bit(_LPA, 3, "Telemetry logs"),
    _Bit(_LPA, 4, "Persistent Event log"),
    _Bit(_FNA, 0, "Format applies to all namespaces"),
    _Bit(_FNA, 1, "Secure erase applies to all namespaces"),
    _Bit(_FNA, 2, "Cryptographic erase by Format NVM"),
    _Bit(_SANICAP, 0, "Sanitize: Crypto Erase"),
    _Bit(_SANICAP, 1, "Sanitize: Block Erase"),
    _Bit(_SANICAP, 2, "Sanitize: Overwrite"),
)

_NAMESPACE_FEATURES = (
    _Bit(_NSFEAT, 0, "Thin provisioning"),
    _Bit(_NSFEAT, 1, "Atomic write sizes of its own"),
    _Bit(_NSFEAT, 2, "Deallocated or Unwritten Logical Block error"),
    _Bit(_NSFEAT, 3, "NGUID and EUI64 never reused"),
    _Bit(_NSFEAT, 4, "Preferred write sizes"),
    _Bit(_DPC, 0, "Protection information type 1"),
    _Bit(_DPC, 1, "Protection information type 2"),
    _Bit(_DPC, 2, "Protection information type 3"),
)

_WARNINGS = (
    "the spare capacity is below its threshold",
    "a temperature is outside its thresholds",
    "reliability is degraded by media or internal errors",
    "the media is read-only",
    "the backup of the volatile memory failed",
    "the persistent memory region is unreliable or read-only",
)
"""Bits 0 to 5 of the critical warning byte."""

_RELATIVE_PERFORMANCE = ("best", "better", "good", "degraded")
_POWER_SCALE_W = {1: 0.0001, 2: 0.01}


class _Fields:
    """Little-endian fields of a structure of known size."""

    def __init__(self, data: bytes, size: int, name: str) -> None:
        if len(data) != size:
            raise DecodeError(
                Sentence(
                    "{page} has {length} bytes instead of {size}.",
                    page=name,
                    size=size,
                    length=len(data),
                )
            )
        self._data = data

    def number(self, offset: int, size: int) -> int:
        """Return the unsigned number in *size* bytes at *offset*."""
        return int.from_bytes(self._data[offset : offset + size], "little")

    def reported(self, offset: int, size: int) -> int | None:
        """Return the number, or None for the 0 that represents "not reported"."""
        return self.number(offset, size) or None

    def bit(self, offset: int, bit: int) -> bool:
        """Return one bit, counted from byte *offset*."""
        return bool(self._data[offset + bit // 8] >> bit % 8 & 1)

    def celsius(self, offset: int) -> int | None:
        """Return a temperature that is stored in kelvin; 0 K is "not reported"."""
        kelvin = self.number(offset, 2)
        return kelvin - 273 if kelvin else None

    def text(self, offset: int, size: int) -> str:
        """Return an ASCII field."""
        return printable(self._data[offset : offset + size])

    def digits(self, offset: int, size: int) -> str:
        """Return bytes as hexadecimal digits in the order stored, empty if all are zero."""
        raw = self._data[offset : offset + size]
        return raw.hex() if any(raw) else ""

    def features(self, bits: tuple[_Bit, ...]) -> tuple[NvmeFeature, ...]:
        """Return each of *bits* with whether it is set."""
        return tuple(NvmeFeature(bit.name, self.bit(bit.offset, bit.bit)) for bit in bits)


# -- Identify Controller -----------------------------------------------------------------------------------


def id_ctrl(data: bytes) -> NvmeController:
    """Decode Identify Controller (CNS 01h).

    Raises:
        DecodeError: *data* is not 4096 bytes long.
    """
    fields = _Fields(data, IDENTIFY_BYTES, "Identify Controller")
    total_capacity = fields.reported(280, 16)
    return NvmeController(
        vid=fields.number(0, 2),
        ssvid=fields.number(2, 2),
        serial=fields.text(4, 20),
        model=fields.text(24, 40),
        firmware=fields.text(64, 8),
        ieee_oui=f"{fields.number(73, 3):06x}",
        version=_version(fields.number(80, 4)),
        controller_id=fields.number(78, 2),
        subsystem_nqn=printable(data[768:1024].partition(b"\0")[0]),
        nn=fields.number(516, 4),
        total_capacity_bytes=total_capacity,
        unallocated_capacity_bytes=None if total_capacity is None else fields.number(296, 16),
        max_transfer_pages=_power_of_two(fields.number(77, 1), unlimited=(0, 32)),
        recommended_burst=_power_of_two(fields.number(72, 1), unlimited=(7,)),
        firmware_slots=fields.number(260, 1) >> 1 & 7,
        first_slot_read_only=fields.bit(260, 0),
        error_log_entries=fields.number(262, 1) + 1,
        resume_latency_us=fields.reported(84, 4),
        shutdown_latency_us=fields.reported(88, 4),
        warning_temperature_c=fields.celsius(266),
        critical_temperature_c=fields.celsius(268),
        min_throttle_temperature_c=fields.celsius(324),
        max_throttle_temperature_c=fields.celsius(326),
        host_buffer_preferred_bytes=fields.number(272, 4) * 4096,
        host_buffer_minimum_bytes=fields.number(276, 4) * 4096,
        volatile_write_cache=fields.bit(_VWC, 0),
        autonomous_power_states=fields.bit(_APSTA, 0),
        host_thermal_management=fields.bit(_HCTMA, 0),
        saveable_features=fields.bit(_ONCS, 4),
        power_states=_power_states(fields),
        features=fields.features(_CONTROLLER_FEATURES),
    )


def _version(raw: int) -> str | None:
    """Return VER as the specification numbers itself; the third part appears where it is not 0."""
    major, minor, tertiary = raw >> 16, raw >> 8 & 0xFF, raw & 0xFF
    if not raw:
        return None
    return f"{major}.{minor}.{tertiary}" if tertiary else f"{major}.{minor}"


def _power_of_two(exponent: int, unlimited: tuple[int, ...]) -> int | None:
    """Return the number, None if *exponent* is one of *unlimited* ("no limit"), or beyond the last of them."""
    return None if exponent in unlimited or exponent > unlimited[-1] else 1 << exponent


def _power_states(fields: _Fields) -> tuple[NvmePowerState, ...]:
    """Return the states up to NPSS; there is room for 32, and a larger count is wrong."""
    count = min(fields.number(263, 1) + 1, 32)
    return tuple(_power_state(fields, index, 2048 + 32 * index) for index in range(count))


def _power_state(fields: _Fields, index: int, at: int) -> NvmePowerState:
    fine = fields.bit(at + 3, 0)
    return NvmePowerState(
        index=index,
        max_power_w=_watts(fields.number(at, 2), 1 if fine else 2),
        non_operational=fields.bit(at + 3, 1),
        entry_latency_us=fields.reported(at + 4, 4),
        exit_latency_us=fields.reported(at + 8, 4),
        relative_read_throughput=fields.number(at + 12, 1) & 0x1F,
        relative_read_latency=fields.number(at + 13, 1) & 0x1F,
        relative_write_throughput=fields.number(at + 14, 1) & 0x1F,
        relative_write_latency=fields.number(at + 15, 1) & 0x1F,
        idle_power_w=_watts(fields.number(at + 16, 2), fields.number(at + 18, 1) >> 6),
        active_power_w=_watts(fields.number(at + 20, 2), fields.number(at + 22, 1) >> 6),
        active_power_workload=fields.number(at + 22, 1) & 7 or None,
    )


def _watts(raw: int, scale: int) -> float | None:
    """Return a power in watts, None where the drive gives no scale or no number."""
    return round(raw * _POWER_SCALE_W[scale], 4) if raw and scale in _POWER_SCALE_W else None


# -- SMART / Health Information ----------------------------------------------------------------------------


def warnings(critical: int) -> tuple[str, ...]:
    """Return the bits of the critical warning in words."""
    return tuple(words for bit, words in enumerate(_WARNINGS) if critical >> bit & 1)


def smart_log(data: bytes) -> NvmeSmartLog:
    """Decode the SMART / Health Information log (02h).

    Raises:
        DecodeError: *data* is not 512 bytes long.
    """
    fields = _Fields(data, SMART_LOG_BYTES, Sentence("The SMART log"))
    return NvmeSmartLog(
        critical_warning=fields.number(0, 1),
        warnings=warnings(fields.number(0, 1)),
        temperature_c=fields.celsius(1),
        available_spare_percent=fields.number(3, 1),
        available_spare_threshold_percent=fields.number(4, 1),
        percentage_used=fields.number(5, 1),
        data_units_read=fields.number(32, 16),
        data_units_written=fields.number(48, 16),
        host_read_commands=fields.number(64, 16),
        host_write_commands=fields.number(80, 16),
        controller_busy_minutes=fields.number(96, 16),
        power_cycles=fields.number(112, 16),
        power_on_hours=fields.number(128, 16),
        unsafe_shutdowns=fields.number(144, 16),
        media_errors=fields.number(160, 16),
        error_log_entries=fields.number(176, 16),
        warning_temperature_minutes=fields.number(192, 4),
        critical_temperature_minutes=fields.number(196, 4),
        sensors_c=tuple(fields.celsius(200 + 2 * sensor) for sensor in range(8)),
        light_throttle_count=fields.number(216, 4),
        heavy_throttle_count=fields.number(220, 4),
        light_throttle_seconds=fields.number(224, 4),
        heavy_throttle_seconds=fields.number(228, 4),
    )


# -- Identify Namespace ------------------------------------------------------------------------------------


def id_ns(data: bytes) -> NvmeNamespace:
    """Decode Identify Namespace (CNS 00h).

    Raises:
        DecodeError: *data* is not 4096 bytes long.
    """
    fields = _Fields(data, IDENTIFY_BYTES, "Identify Namespace")
    formats = _formats(fields)
    flbas = fields.number(26, 1)
    in_use = _format_in_use(fields.number(25, 1), flbas)
    sizes_told = fields.bit(_NSFEAT, 4)
    return NvmeNamespace(
        size_blocks=fields.number(0, 8),
        capacity_blocks=fields.number(8, 8),
        used_blocks=fields.number(16, 8),
        formats=formats,
        format=next((known for known in formats if known.index == in_use), None),
        metadata_inline=bool(flbas & 0x10),
        protection_type=fields.number(29, 1) & 7,
        shared=fields.bit(30, 0),
        write_protected=fields.bit(99, 0),
        nvm_capacity_bytes=fields.reported(48, 16),
        # Both are counted from 0, and are valid only if NSFEAT marks them so.
        preferred_write_blocks=fields.number(64, 2) + 1 if sizes_told else None,
        optimal_write_blocks=fields.number(72, 2) + 1 if sizes_told else None,
        optimal_boundary_blocks=fields.reported(46, 2),
        nguid=fields.digits(104, 16),
        eui64=fields.digits(120, 8),
        features=fields.features(_NAMESPACE_FEATURES),
    )


def _format_in_use(nlbaf: int, flbas: int) -> int:
    """Return the index in FLBAS: bits 3:0, and 6:5 above them where there are more than 16 formats."""
    return flbas & 0xF | (flbas >> 5 & 3) << 4 if nlbaf >= 16 else flbas & 0xF


def _formats(fields: _Fields) -> tuple[NvmeFormat, ...]:
    """Return the formats up to NLBAF that are available: those with an LBADS of at least 9, that is 512 bytes.

    The 8 bits of LBADS would admit 2^255 bytes; beyond 2^31 the number is certainly not meant.
    """
    count = min(fields.number(25, 1) + 1, 64)
    formats = []
    for index in range(count):
        at = 128 + 4 * index
        exponent = fields.number(at + 2, 1)
        if 9 <= exponent <= 31:
            performance = _RELATIVE_PERFORMANCE[fields.number(at + 3, 1) & 3]
            formats.append(NvmeFormat(index, 1 << exponent, fields.number(at, 2), performance))
    return tuple(formats)
