"""What NVMe and SCSI devices report of themselves, in words: Identify Controller, INQUIRY and VPD pages."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.health.identification import Identification
from disktune_contract.health.nvme import NvmeController, NvmeFormat, NvmeNamespace, NvmePowerState
from disktune_contract.health.scsi_identity import (
    Association,
    BlockCharacteristics,
    BlockLimits,
    Designator,
    DesignatorKind,
    ScsiInquiry,
)
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_gui.text.facts import (
    FactRow,
    FactSection,
    Line,
    Said,
    absent,
    beside,
    in_blocks,
    in_bytes,
    in_degrees,
    section,
    with_unit,
    worded,
)
from disktune_gui.text.formats import duration, number, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import figure

# -- INQUIRY data and vital product data of SCSI devices in words ------------------------------------------

translate = QCoreApplication.translate


def scsi_sections(found: Identification) -> list[FactSection]:
    """Return what a SCSI device, or a translation layer for the drive, reports; empty if there is nothing."""
    if found.scsi is None:
        return []
    sections = [section("SCSI INQUIRY", _INQUIRY, found.scsi)]
    if found.characteristics is not None:
        sections.append(section("SCSI Block Device Characteristics", _CHARACTERISTICS, found.characteristics))
    if found.limits is not None:
        sections.append(section("SCSI Block Limits", _LIMITS, found.limits))
    sections.append(
        FactSection(
            translate("Overview", "SCSI Designators"),
            tuple(_name(designator) for designator in found.designators),
            "designators",
        )
    )
    return sections


def _name(designator: Designator) -> FactRow:
    kind = {
        DesignatorKind.VENDOR: translate("Overview", "Vendor-specific"),
        DesignatorKind.T10: translate("Overview", "T10 vendor ID"),
        DesignatorKind.EUI64: translate("Overview", "EUI-64"),
        DesignatorKind.NAA: translate("Overview", "NAA"),
        DesignatorKind.NAME: translate("Overview", "SCSI name string"),
        DesignatorKind.UUID: translate("Overview", "UUID"),
        DesignatorKind.OTHER: translate("Overview", "Other"),
    }[designator.kind]
    note = {
        None: "",
        Association.UNIT: translate("Overview", "of the drive"),
        Association.PORT: translate("Overview", "of the port"),
        Association.TARGET: translate("Overview", "of the target"),
    }[designator.association]
    return FactRow(kind, designator.value, note)


_INQUIRY: tuple[Line[ScsiInquiry], ...] = (
    ("Vendor", lambda s: s.vendor),
    ("Product", lambda s: s.product),
    ("Revision", lambda s: s.revision),
    ("Device type", lambda s: worded(s.peripheral)),
    ("Standard", lambda s: s.version),
    ("Removable medium", lambda s: s.removable),
)

_CHARACTERISTICS: tuple[Line[BlockCharacteristics], ...] = (
    ("Rotating", lambda c: c.rotational),
    ("Rotation rate", lambda c: with_unit(c.rpm, "rpm")),
    ("Form factor", lambda c: worded(c.form_factor and c.form_factor.value)),
)

_LIMITS: tuple[Line[BlockLimits], ...] = (
    ("Optimal transfer granularity", lambda b: in_blocks(b.optimal_granularity)),
    ("Optimal transfer length", lambda b: in_blocks(b.optimal_transfer)),
    ("Maximum transfer length", lambda b: in_blocks(b.maximum_transfer)),
    ("Maximum unmap length", lambda b: in_blocks(b.maximum_unmap)),
    ("Optimal unmap granularity", lambda b: in_blocks(b.unmap_granularity)),
)


# -- NVMe Identify Controller in words ---------------------------------------------------------------------


def nvme_sections(controller: NvmeController, units: UnitSystem) -> list[FactSection]:
    """Return the sections of one controller; sizes in *units*."""
    features = tuple(
        FactRow(said(feature.name), translate("Overview", "supported") if feature.supported else absent())
        for feature in controller.features
    )
    return [
        section("NVMe Controller", _CONTROLLER, controller),
        section("Capacity and Transfer", _capacity_lines(units), controller),
        section("Temperatures", _TEMPERATURES, controller),
        FactSection(
            translate("Overview", "Power States"),
            tuple(_power_state(state) for state in controller.power_states),
            "power-states",
        ),
        FactSection(translate("Overview", "Commands and Features"), features, "features"),
    ]


def namespace_section(namespace: NvmeNamespace, units: UnitSystem) -> FactSection:
    """Return the section of the drive's namespace."""
    formats = tuple(_format(form, form == namespace.format) for form in namespace.formats)
    facts = section("NVMe Namespace", _namespace_lines(units), namespace)
    return replace(facts, rows=facts.rows + formats)


def _format(form: NvmeFormat, in_use: bool) -> FactRow:
    label = translate("Overview", "Format {number}").format(number=form.index)
    words = in_bytes(form.data_bytes)
    if form.metadata_bytes:
        words = translate("Overview", "{data} bytes, {metadata} bytes of metadata")
        words = words.format(data=number(form.data_bytes), metadata=form.metadata_bytes)
    return FactRow(label, words, translate("Overview", "in use") if in_use else "")


def _namespace_lines(units: UnitSystem) -> tuple[Line[NvmeNamespace], ...]:
    return (
        ("Namespace size", lambda n: None if n.size_bytes is None else size(n.size_bytes, units)),
        ("Blocks", lambda n: n.size_blocks),
        ("Blocks in use", lambda n: n.used_blocks),
        ("NGUID", lambda n: n.nguid),
        ("EUI-64", lambda n: n.eui64),
        ("Shared between controllers", lambda n: n.shared),
        ("Write protection", lambda n: n.write_protected),
        ("Preferred write granularity", lambda n: in_blocks(n.preferred_write_blocks)),
        ("Optimal I/O boundary", lambda n: in_blocks(n.optimal_boundary_blocks)),
        ("End-to-end protection", _protection),
    )


def _protection(namespace: NvmeNamespace) -> Said:
    if not namespace.protection_type:
        return translate("Overview", "off")
    return translate("Overview", "type {number}").format(number=namespace.protection_type)


def _transfer(controller: NvmeController) -> Said:
    pages = controller.max_transfer_pages
    if pages is None:
        return None
    return said(Sentence.counted(pages, "{n} memory page", "{n} memory pages"))


def _micro(microseconds: int | None) -> str | None:
    return None if microseconds is None else duration(microseconds / 1e6)


def _firmware_slots(controller: NvmeController) -> Said:
    if not controller.first_slot_read_only:
        return controller.firmware_slots
    return translate("Overview", "{count}, slot 1 read-only").format(count=controller.firmware_slots)


def _power_state(state: NvmePowerState) -> FactRow:
    power = "" if state.max_power_w is None else f"{figure(state.max_power_w)} W"
    if state.non_operational:
        value = (
            translate("Overview", "up to {power}, non-operational")
            if power
            else translate("Overview", "power unknown, non-operational")
        )
    else:
        value = translate("Overview", "up to {power}") if power else translate("Overview", "power unknown")
    enter, leave = _micro(state.entry_latency_us), _micro(state.exit_latency_us)
    times = [translate("Overview", "entry latency {time}").format(time=enter)] if enter is not None else []
    times += [translate("Overview", "exit latency {time}").format(time=leave)] if leave is not None else []
    label = translate("Overview", "State {number}").format(number=state.index)
    return FactRow(label, value.format(power=power), beside(*times))


_CONTROLLER: tuple[Line[NvmeController], ...] = (
    ("Model", lambda c: c.model),
    ("Serial number", lambda c: c.serial),
    ("Firmware", lambda c: c.firmware),
    ("NVMe version", lambda c: c.version),
    ("PCI vendor", lambda c: f"{c.vid:04x}"),
    ("PCI subsystem vendor", lambda c: f"{c.ssvid:04x}"),
    ("IEEE OUI", lambda c: c.ieee_oui),
    ("Controller ID", lambda c: str(c.controller_id)),
    ("NVM subsystem NQN", lambda c: c.subsystem_nqn),
    ("Maximum namespaces", lambda c: c.nn),
    ("Firmware slots", _firmware_slots),
    ("Error log size (entries)", lambda c: c.error_log_entries),
    ("RTD3 resume latency", lambda c: _micro(c.resume_latency_us)),
    ("RTD3 entry latency", lambda c: _micro(c.shutdown_latency_us)),
    ("Volatile write cache (VWC)", lambda c: c.volatile_write_cache),
    ("Autonomous transitions (APST)", lambda c: c.autonomous_power_states),
    ("Host thermal management (HCTM)", lambda c: c.host_thermal_management),
    ("Saveable features", lambda c: c.saveable_features),
)

_TEMPERATURES: tuple[Line[NvmeController], ...] = (
    ("Warning temperature (WCTEMP)", lambda c: in_degrees(c.warning_temperature_c)),
    ("Critical temperature (CCTEMP)", lambda c: in_degrees(c.critical_temperature_c)),
    ("Minimum throttling threshold", lambda c: in_degrees(c.min_throttle_temperature_c)),
    ("Maximum throttling threshold", lambda c: in_degrees(c.max_throttle_temperature_c)),
)


def _capacity_lines(units: UnitSystem) -> tuple[Line[NvmeController], ...]:
    def sized(read: Callable[[NvmeController], int | None]) -> Callable[[NvmeController], Said]:
        def say(controller: NvmeController) -> Said:
            count = read(controller)
            return None if count is None else size(count, units)

        return say

    return (
        ("Total capacity", sized(lambda c: c.total_capacity_bytes)),
        ("Unallocated capacity", sized(lambda c: c.unallocated_capacity_bytes)),
        ("Maximum transfer size", _transfer),
        ("Recommended arbitration burst", lambda c: c.recommended_burst),
        ("Preferred host memory buffer", sized(lambda c: c.host_buffer_preferred_bytes or None)),
        ("Minimum host memory buffer", sized(lambda c: c.host_buffer_minimum_bytes or None)),
    )
