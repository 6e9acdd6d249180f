"""NVMe Identify Controller in words."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.identity.nvme import NvmeController, NvmeFormat, NvmeNamespace, NvmePowerState
from disktune_contract.units import UnitSystem, duration, size
from disktune_gui.text.facts import ABSENT, FactRow, FactSection, Line, Said, section, tr, with_unit


def nvme_sections(controller: NvmeController, units: UnitSystem) -> list[FactSection]:
    """Return the sections of one controller; sizes in *units*."""
    features = tuple(
        FactRow(feature.name, "supported" if feature.supported else ABSENT) for feature in controller.features
    )
    return [
        section("NVMe controller", _CONTROLLER, controller),
        section("Capacity and transfer", _capacity_lines(units), controller),
        section("Temperatures", _TEMPERATURES, controller),
        FactSection(tr("Power states"), tuple(_power_state(state) for state in controller.power_states)),
        FactSection(tr("Commands and features"), features),
    ]


def namespace_section(namespace: NvmeNamespace, units: UnitSystem) -> FactSection:
    """Return the section of the namespace that the drive is."""
    formats = tuple(_format(form, form == namespace.format) for form in namespace.formats)
    facts = section("NVMe namespace", _namespace_lines(units), namespace)
    return FactSection(facts.title, facts.rows + formats)


def _format(form: NvmeFormat, in_use: bool) -> FactRow:
    metadata = f" + {form.metadata_bytes} bytes of metadata" if form.metadata_bytes else ""
    return FactRow(f"Format {form.index}", f"{form.data_bytes:,} bytes{metadata}", "in use" if in_use else "")


def _namespace_lines(units: UnitSystem) -> tuple[Line[NvmeNamespace], ...]:
    return (
        ("Size", lambda n: None if n.size_bytes is None else size(n.size_bytes, units)),
        ("Blocks", lambda n: n.size_blocks),
        ("Blocks in use", lambda n: n.used_blocks),
        ("NGUID", lambda n: n.nguid),
        ("EUI-64", lambda n: n.eui64),
        ("Shared between controllers", lambda n: n.shared),
        ("Write-protected", lambda n: n.write_protected),
        ("Fast writes are multiples of", lambda n: with_unit(n.preferred_write_blocks, "blocks")),
        ("Slower across multiples of", lambda n: with_unit(n.optimal_boundary_blocks, "blocks")),
        ("End-to-end protection", lambda n: f"type {n.protection_type}" if n.protection_type else "off"),
    )


def _micro(microseconds: int | None) -> str | None:
    return None if microseconds is None else duration(microseconds / 1e6)


def _power_state(state: NvmePowerState) -> FactRow:
    power = "power unknown" if state.max_power_w is None else f"at most {state.max_power_w:g} W"
    value = power + (", asleep until the next command" if state.non_operational else "")
    enter, leave = _micro(state.entry_latency_us), _micro(state.exit_latency_us)
    times = [f"{verb} in {time}" for verb, time in (("entered", enter), ("left", leave)) if time is not None]
    return FactRow(f"State {state.index}", value, ", ".join(times))


_CONTROLLER: tuple[Line[NvmeController], ...] = (
    ("Model", lambda c: c.model),
    ("Serial number", lambda c: c.serial),
    ("Firmware", lambda c: c.firmware),
    ("NVMe version", lambda c: c.version),
    ("PCI vendor", lambda c: f"{c.vid:04x}"),
    ("PCI subsystem vendor", lambda c: f"{c.ssvid:04x}"),
    ("IEEE OUI", lambda c: c.ieee_oui),
    ("Controller number", lambda c: str(c.controller_id)),
    ("Qualified name (NQN)", lambda c: c.subsystem_nqn),
    ("Namespaces, at most", lambda c: c.nn),
    ("Firmware slots", lambda c: f"{c.firmware_slots}{', the first read-only' if c.first_slot_read_only else ''}"),
    ("Entries in the error log", lambda c: c.error_log_entries),
    ("Time to resume", lambda c: _micro(c.resume_latency_us)),
    ("Time to shut down", lambda c: _micro(c.shutdown_latency_us)),
    ("Volatile write cache", lambda c: c.volatile_write_cache),
    ("Autonomous power states", lambda c: c.autonomous_power_states),
    ("Thermal management by the host", lambda c: c.host_thermal_management),
    ("Settings can be saved", lambda c: c.saveable_features),
)

_TEMPERATURES: tuple[Line[NvmeController], ...] = (
    ("Warns above", lambda c: with_unit(c.warning_temperature_c, "°C")),
    ("Critical above", lambda c: with_unit(c.critical_temperature_c, "°C")),
    ("Lowest throttling threshold", lambda c: with_unit(c.min_throttle_temperature_c, "°C")),
    ("Highest throttling threshold", lambda c: with_unit(c.max_throttle_temperature_c, "°C")),
)


def _capacity_lines(units: UnitSystem) -> tuple[Line[NvmeController], ...]:
    def sized(read: Callable[[NvmeController], int | None]) -> Callable[[NvmeController], Said]:
        def say(controller: NvmeController) -> Said:
            count = read(controller)
            return None if count is None else size(count, units)

        return say

    return (
        ("Total capacity", sized(lambda c: c.total_capacity_bytes)),
        ("Not allocated", sized(lambda c: c.unallocated_capacity_bytes)),
        ("Longest transfer", lambda c: with_unit(c.max_transfer_pages, "pages of memory")),
        ("Commands in one burst", lambda c: c.recommended_burst),
        ("Memory it would like to borrow", sized(lambda c: c.host_buffer_preferred_bytes or None)),
        ("Memory it needs to borrow", sized(lambda c: c.host_buffer_minimum_bytes or None)),
    )
