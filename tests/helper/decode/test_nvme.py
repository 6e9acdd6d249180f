"""NVMe structures against what nvme-cli 2.3 says of the same bytes.

Each ``tests/corpus/nvme/<name>.bin`` comes with the JSON that ``nvme id-ctrl``, ``id-ns`` or ``smart-log``
printed for it. The named drives are real ones with their serial numbers masked; the random ones fill every field.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.health.nvme import NvmeController, NvmeNamespace, NvmePowerState, NvmeSmartLog
from disktune_helper.decode.fields import DecodeError
from disktune_helper.decode.nvme import id_ctrl, id_ns, smart_log

_CORPUS = Path(__file__).parents[2] / "corpus/nvme"


def _names(prefix: str) -> list[str]:
    return sorted(path.stem for path in _CORPUS.glob(f"{prefix}*.bin"))


def _binary(name: str) -> bytes:
    return (_CORPUS / f"{name}.bin").read_bytes()


_TEXT_NUMBERS = {"tnvmcap", "unvmcap", "nvmcap"}


def _judge(name: str) -> dict[str, Any]:
    """Return the JSON; nvme-cli prints 128-bit numbers as text, and large 32-bit ones as negative."""

    def number(key: str, value: Any) -> Any:
        if key in _TEXT_NUMBERS:
            return int(value)
        return value + (1 << 32) if isinstance(value, int) and value < 0 else value

    def numbers(pairs: dict[str, Any]) -> dict[str, Any]:
        return {key: number(key, value) for key, value in pairs.items()}

    judged: dict[str, Any] = json.loads((_CORPUS / f"{name}.json").read_text(), object_hook=numbers)
    return judged


def _kelvin(celsius: int | None) -> int:
    return 0 if celsius is None else celsius + 273


_CONTROLLER_NUMBERS = {
    "vid": "vid",
    "ssvid": "ssvid",
    "cntlid": "controller_id",
    "nn": "nn",
    "rtd3r": "resume_latency_us",
    "rtd3e": "shutdown_latency_us",
    "tnvmcap": "total_capacity_bytes",
}
_CONTROLLER_KELVIN = {
    "wctemp": "warning_temperature_c",
    "cctemp": "critical_temperature_c",
    "mntmt": "min_throttle_temperature_c",
    "mxtmt": "max_throttle_temperature_c",
}
_CONTROLLER_BITS = {"oacs": 11, "oncs": 9, "apsta": 1, "hctma": 1, "vwc": 1, "lpa": 5, "fna": 3, "sanicap": 3}
"""How many bits of each field are named; their order is that of ``NvmeController.features``."""


@pytest.mark.parametrize("name", _names("id-ctrl"))
def test_identify_controller_agrees_with_nvme_cli(name: str) -> None:
    ours, theirs = id_ctrl(_binary(name)), _judge(name)
    plain = asdict(ours)
    assert {key: plain[field] or 0 for key, field in _CONTROLLER_NUMBERS.items()} == {
        key: theirs[key] for key in _CONTROLLER_NUMBERS
    }
    assert {key: _kelvin(plain[field]) for key, field in _CONTROLLER_KELVIN.items()} == {
        key: theirs[key] for key in _CONTROLLER_KELVIN
    }
    assert (ours.serial, ours.model) == (theirs["sn"].strip(), theirs["mn"].strip())
    assert ours.firmware == theirs["fr"].strip().replace("\x01", "?")
    assert ours.subsystem_nqn == theirs.get("subnqn", "")
    assert int(ours.ieee_oui, 16) == theirs["ieee"]
    assert ours.unallocated_capacity_bytes == (theirs["unvmcap"] if theirs["tnvmcap"] else None)
    assert (ours.host_buffer_preferred_bytes, ours.host_buffer_minimum_bytes) == (
        theirs["hmpre"] * 4096,
        theirs["hmmin"] * 4096,
    )
    assert ours.error_log_entries == theirs["elpe"] + 1
    assert (ours.firmware_slots, ours.first_slot_read_only) == (theirs["frmw"] >> 1 & 7, bool(theirs["frmw"] & 1))
    bits = [bool(theirs[key] >> bit & 1) for key, count in _CONTROLLER_BITS.items() for bit in range(count)]
    assert [feature.supported for feature in ours.features] == bits


@pytest.mark.parametrize("name", _names("id-ctrl"))
def test_power_states_agree_with_nvme_cli(name: str) -> None:
    scales = {0: 0.0, 1: 0.0001, 2: 0.01, 3: 0.0}
    ours, theirs = id_ctrl(_binary(name)).power_states, _judge(name)["psds"]
    assert len(ours) == len(theirs)
    for state, judge in zip(ours, theirs, strict=True):
        watts = judge["max_power"] * (0.0001 if judge["flags"] & 1 else 0.01)
        assert state.max_power_w == pytest.approx(watts) or (state.max_power_w is None and not watts)
        assert state.non_operational == bool(judge["flags"] & 2)
        assert (state.entry_latency_us or 0) == judge["entry_lat"]
        assert (state.exit_latency_us or 0) == judge["exit_lat"]
        assert (state.relative_read_throughput, state.relative_read_latency) == (
            judge["read_tput"],
            judge["read_lat"],
        )
        assert (state.relative_write_throughput, state.relative_write_latency) == (
            judge["write_tput"],
            judge["write_lat"],
        )
        assert (state.idle_power_w or 0) == pytest.approx(judge["idle_power"] * scales[judge["idle_scale"]])
        assert (state.active_power_w or 0) == pytest.approx(judge["active_power"] * scales[judge["active_scale"]])
        assert (state.active_power_workload or 0) == judge["active_power_work"]


def test_a_real_drive_in_full() -> None:
    drive = id_ctrl(_binary("id-ctrl-pc401"))
    assert (drive.model, drive.firmware, drive.version) == ("PC401 NVMe SK hynix 256GB", "80007E00", "1.2")
    assert (drive.warning_temperature_c, drive.critical_temperature_c) == (79, 81)
    assert (drive.volatile_write_cache, drive.autonomous_power_states, drive.host_thermal_management) == (
        True,
        True,
        False,
    )
    assert (drive.max_transfer_pages, drive.recommended_burst, drive.saveable_features) == (32, 4, True)
    assert [state.max_power_w for state in drive.power_states] == [6.0, 3.8, 2.4, 0.07, 0.007]
    deepest = NvmePowerState(4, 0.007, True, 1000, 5000, 3, 3, 3, 3, None, None, None)
    assert drive.power_states[4] == deepest


@pytest.mark.parametrize(
    ("raw", "version"), [(0, None), (0x10200, "1.2"), (0x10201, "1.2.1"), (0x10400, "1.4"), (0x20000, "2.0")]
)
def test_version(raw: int, version: str | None) -> None:
    data = bytearray(4096)
    data[80:84] = raw.to_bytes(4, "little")
    assert id_ctrl(bytes(data)).version == version


@pytest.mark.parametrize(
    ("mdts", "rab", "pages", "burst"),
    [(0, 0, None, 1), (5, 6, 32, 64), (31, 7, 1 << 31, None), (255, 255, None, None)],
)
def test_exponents_that_stand_for_no_limit(mdts: int, rab: int, pages: int | None, burst: int | None) -> None:
    data = bytearray(4096)
    data[77], data[72] = mdts, rab
    controller = id_ctrl(bytes(data))
    assert (controller.max_transfer_pages, controller.recommended_burst) == (pages, burst)


def test_a_drive_that_claims_256_power_states_has_at_most_32() -> None:
    data = bytearray(4096)
    data[263] = 255
    assert len(id_ctrl(bytes(data)).power_states) == 32


_SMART_NUMBERS = {
    "critical_warning": "critical_warning",
    "avail_spare": "available_spare_percent",
    "spare_thresh": "available_spare_threshold_percent",
    "percent_used": "percentage_used",
    "data_units_read": "data_units_read",
    "data_units_written": "data_units_written",
    "host_read_commands": "host_read_commands",
    "host_write_commands": "host_write_commands",
    "controller_busy_time": "controller_busy_minutes",
    "power_cycles": "power_cycles",
    "power_on_hours": "power_on_hours",
    "unsafe_shutdowns": "unsafe_shutdowns",
    "media_errors": "media_errors",
    "num_err_log_entries": "error_log_entries",
    "warning_temp_time": "warning_temperature_minutes",
    "critical_comp_time": "critical_temperature_minutes",
    "thm_temp1_trans_count": "light_throttle_count",
    "thm_temp2_trans_count": "heavy_throttle_count",
    "thm_temp1_total_time": "light_throttle_seconds",
    "thm_temp2_total_time": "heavy_throttle_seconds",
}


@pytest.mark.parametrize("name", _names("smart-log"))
def test_smart_log_agrees_with_nvme_cli(name: str) -> None:
    ours, theirs = smart_log(_binary(name)), _judge(name)
    plain = asdict(ours)
    assert {key: plain[field] for key, field in _SMART_NUMBERS.items()} == {
        key: int(theirs[key]) for key in _SMART_NUMBERS
    }
    assert _kelvin(ours.temperature_c) == theirs["temperature"]
    assert [_kelvin(sensor) for sensor in ours.sensors_c] == [
        theirs.get(f"temperature_sensor_{number}", 0) for number in range(1, 9)
    ]
    assert len(ours.warnings) == (theirs["critical_warning"] & 0x3F).bit_count()


def test_a_real_smart_log() -> None:
    log = smart_log(_binary("smart-log-ct1000p3pssd8"))
    assert (log.temperature_c, log.percentage_used, log.power_on_hours, log.warnings) == (41, 2, 4653, ())
    assert log.bytes_written == 14766277 * 512_000


@pytest.mark.parametrize("name", _names("id-ns"))
def test_identify_namespace_agrees_with_nvme_cli(name: str) -> None:
    ours, theirs = id_ns(_binary(name)), _judge(name)
    assert (ours.size_blocks, ours.capacity_blocks, ours.used_blocks) == (
        theirs["nsze"],
        theirs["ncap"],
        theirs["nuse"],
    )
    assert ours.nvm_capacity_bytes == theirs["nvmcap"]
    assert (ours.nguid or "0" * 32, ours.eui64 or "0" * 16) == (theirs["nguid"], theirs["eui64"])
    assert (ours.metadata_inline, ours.protection_type) == (bool(theirs["flbas"] & 0x10), theirs["dps"] & 7)
    assert (ours.shared, ours.write_protected) == (bool(theirs["nmic"] & 1), bool(theirs["nsattr"] & 1))
    assert (ours.optimal_boundary_blocks or 0) == theirs["noiob"]
    assert (ours.preferred_write_blocks or 0) == (theirs["npwg"] + 1 if "npwg" in theirs else 0)
    assert (ours.optimal_write_blocks or 0) == (theirs["nows"] + 1 if "nows" in theirs else 0)
    offered = theirs["lbafs"][: theirs["nlbaf"] + 1]
    assert [(each.index, each.data_bytes, each.metadata_bytes) for each in ours.formats] == [
        (index, 1 << each["ds"], each["ms"]) for index, each in enumerate(offered) if each["ds"]
    ]


def test_the_format_in_use() -> None:
    """FLBAS is 12h of 4, 05h of 16, and 21h of 41 formats: bits 6:5 count only in the last."""
    formats = [id_ns(_binary(f"id-ns-random-{number}")).format for number in (1, 2, 3)]
    assert [each and each.index for each in formats] == [None, 5, 17]
    namespace = id_ns(_binary("id-ns-random-2"))
    assert namespace.size_bytes == namespace.size_blocks * 4096
    assert id_ns(_binary("id-ns-random-1")).size_bytes is None


_DECODERS: list[tuple[Callable[[bytes], NvmeController | NvmeNamespace | NvmeSmartLog], int]] = [
    (id_ctrl, 4096),
    (id_ns, 4096),
    (smart_log, 512),
]


@pytest.mark.parametrize(("decode", "size"), _DECODERS)
@pytest.mark.parametrize("wrong", [-1, 1, -512])
def test_another_length_is_refused_with_both_numbers(
    decode: Callable[[bytes], object], size: int, wrong: int
) -> None:
    with pytest.raises(DecodeError, match=rf"has {size + wrong} bytes instead of {size}\.$"):
        decode(bytes(size + wrong))
