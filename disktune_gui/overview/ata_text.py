"""ATA IDENTIFY data in words: everything that ``hdparm -I`` shows, in its order, and more from the standard."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.health.identification import (
    AtaIdentity,
    Checksum,
    Chs,
    CompactFlash,
    DeviceClass,
    Feature,
    HardwareReset,
    RotationKind,
    Security,
    SecurityLevel,
    StandardFeature,
    TimerValues,
    TransportKind,
    WriteReadVerify,
    Zoned,
)
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem
from disktune_gui.text.facts import (
    FactRow,
    FactSection,
    Line,
    Said,
    absent,
    beside,
    in_bytes,
    listed,
    section,
    with_unit,
    worded,
)
from disktune_gui.text.formats import duration, number, quantity, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import unknown

translate = QCoreApplication.translate


def ata_sections(identity: AtaIdentity) -> list[FactSection]:
    """Return the sections of one IDENTIFY page; empty ones are dropped by the caller."""
    parts = [
        FactSection(
            translate("Overview", "Warnings"),
            tuple(FactRow(translate("Overview", "Note"), said(warning)) for warning in identity.warnings),
            "warnings",
        ),
        *(section(title, lines, identity) for title, lines in _TABLES),
        section("Security", _SECURITY, identity),
    ]
    if identity.hardware_reset is not None:
        parts.append(section("Last Hardware Reset", _HARDWARE_RESET, identity.hardware_reset))
    if identity.write_read_verify is not None:
        parts.append(section("Write-Read-Verify", _WRITE_READ_VERIFY, identity.write_read_verify))
    if identity.compact_flash is not None:
        parts.append(section("CompactFlash", _COMPACT_FLASH, identity.compact_flash))
    parts.append(
        FactSection(
            translate("Overview", "Commands and Features"),
            tuple(_feature(each) for each in identity.features),
            "features",
        )
    )
    named = {each.name for each in identity.features}
    more = tuple(_feature(each) for each in identity.features_by_standard if each.name not in named)
    parts.append(FactSection(translate("Overview", "Other ATA Features"), more, "other-features"))
    return parts


def _feature(feature: Feature | StandardFeature) -> FactRow:
    return FactRow(said(feature.name), _in_use(supported=feature.supported, enabled=feature.enabled))


def _in_use(*, supported: bool, enabled: bool | None) -> str:
    if not supported:
        return absent()
    return {
        None: translate("Overview", "supported"),
        True: translate("Overview", "enabled"),
        False: translate("Overview", "supported, not enabled"),
    }[enabled]


def _chs(chs: Chs | None) -> str | None:
    if chs is None:
        return None
    words = translate("Overview", "{cylinders} cylinders, {heads} heads, {sectors} sectors per track")
    return words.format(cylinders=number(chs.cylinders), heads=chs.heads, sectors=chs.sectors)


def _rotation(identity: AtaIdentity) -> Said:
    rotation = identity.rotation_by_standard
    if rotation.kind is RotationKind.SSD:
        return translate("Overview", "none (solid state)")
    return None if rotation.rpm is None else quantity(rotation.rpm, "rpm")


def _standby(identity: AtaIdentity) -> Said:
    timer = identity.capabilities.standby_timer
    if timer is None:
        return None
    minimum = identity.capabilities.standby_timer_minimum
    if timer is TimerValues.STANDARD:
        words = {
            None: translate("Overview", "standard"),
            True: translate("Overview", "standard, vendor-specific minimum"),
            False: translate("Overview", "standard, no minimum"),
        }
    else:
        words = {
            None: translate("Overview", "vendor-specific"),
            True: translate("Overview", "vendor-specific, minimum"),
            False: translate("Overview", "vendor-specific, no minimum"),
        }
    return words[minimum]


def _iordy(identity: AtaIdentity) -> Said:
    capabilities = identity.capabilities
    if capabilities.iordy is None:
        return translate("Overview", "unlikely")
    if capabilities.iordy_can_be_disabled:
        return (
            translate("Overview", "yes, can be disabled")
            if capabilities.iordy
            else translate("Overview", "possibly, can be disabled")
        )
    return translate("Overview", "yes") if capabilities.iordy else translate("Overview", "possibly")


def _multiple(identity: AtaIdentity) -> Said:
    multiple = identity.multiple_sectors
    if multiple.max is None:
        return None
    current = unknown() if multiple.current is None else multiple.current
    return translate("Overview", "maximum {maximum}, current {current}").format(
        maximum=multiple.max, current=current
    )


def _power_level(supported: bool | None, enabled: bool | None, level: int | None) -> Said:
    if not supported:
        return None if supported is None else absent()
    if not enabled:
        return translate("Overview", "off")
    if level is None:
        return translate("Overview", "on")
    return translate("Overview", "on, level {level}").format(level=level)


def _aam(identity: AtaIdentity) -> Said:
    aam = identity.aam
    state = _power_level(aam.supported, aam.enabled, aam.current)
    if aam.supported and aam.recommended is not None:
        return translate("Overview", "{state}; vendor recommends {level}").format(
            state=state, level=aam.recommended
        )
    return state


def _dma(identity: AtaIdentity) -> Said:
    modes = listed(identity.dma.modes)
    if not modes or not identity.dma.active:
        return modes
    return translate("Overview", "{modes}; active: {mode}").format(modes=modes, mode=identity.dma.active)


def _trim(identity: AtaIdentity) -> Said:
    trim = identity.trim
    if not trim.supported:
        return False
    after = limit = ""
    if trim.zeroes:
        after = translate("Overview", "trimmed: zeros")
    elif trim.deterministic:
        after = translate("Overview", "trimmed: deterministic")
    if trim.limit_blocks:
        limit = said(
            Sentence.counted(trim.limit_blocks, "up to {n} block of ranges", "up to {n} blocks of ranges")
        )
    return beside(translate("Overview", "yes"), limit, after)


def _kind(identity: AtaIdentity) -> Said:
    device = identity.device
    if device.packet_type is not None:
        return said(device.packet_type)
    return {
        DeviceClass.ATA: translate("Overview", "ATA"),
        DeviceClass.ATAPI: translate("Overview", "ATAPI"),
        DeviceClass.COMPACT_FLASH: translate("Overview", "CompactFlash"),
        DeviceClass.UNKNOWN: unknown(),
    }[device.kind]


def _checksum(identity: AtaIdentity) -> Said:
    if identity.checksum is None:
        return None
    return {
        Checksum.CORRECT: translate("Overview", "correct"),
        Checksum.INCORRECT: translate("Overview", "incorrect"),
        Checksum.ABSENT: translate("Overview", "absent"),
    }[identity.checksum]


def _transport(identity: AtaIdentity) -> Said:
    if identity.transport.kind is None:
        return None
    return {
        TransportKind.PARALLEL: translate("Overview", "parallel"),
        TransportKind.SERIAL: translate("Overview", "serial"),
        TransportKind.PCIE: translate("Overview", "PCIe"),
        TransportKind.OTHER: translate("Overview", "other"),
    }[identity.transport.kind]


def _zones(identity: AtaIdentity) -> Said:
    if identity.zoned is None:
        return None
    return {
        Zoned.HOST_AWARE: translate("Overview", "host-aware"),
        Zoned.DEVICE_MANAGED: translate("Overview", "device-managed"),
    }[identity.zoned]


def _security_level(identity: AtaIdentity) -> Said:
    if identity.security_details.level is None:
        return None
    return {
        SecurityLevel.HIGH: translate("Overview", "high"),
        SecurityLevel.MAXIMUM: translate("Overview", "maximum"),
    }[identity.security_details.level]


def _position(reset: HardwareReset) -> Said:
    if reset.device:
        return translate("Overview", "{number} (slave)").format(number=reset.device)
    return translate("Overview", "{number} (master)").format(number=reset.device)


def _bytes(count: int | None) -> Said:
    return None if count is None else in_bytes(count)


_IDENTIFICATION: tuple[Line[AtaIdentity], ...] = (
    ("Model number", lambda i: i.model),
    ("Serial number", lambda i: i.serial),
    ("Firmware revision", lambda i: i.firmware),
    ("World wide name", lambda i: i.wwn),
    ("Vendor OUI", lambda i: i.wwn_parts.oui if i.wwn_parts is not None else None),
    ("Device type", _kind),
    ("Removable medium", lambda i: i.device.removable),
    ("Media serial number", lambda i: i.device.media_serial),
    ("Media manufacturer", lambda i: i.device.media_manufacturer),
    ("Additional product ID", lambda i: i.device.additional_product_id),
    ("Power-up in standby (PUIS)", lambda i: i.device.powers_up_in_standby or None),
    ("Incomplete until spin-up", lambda i: i.device.incomplete or None),
    ("Configuration (ATA-1)", lambda i: listed(map(said, i.device.old_configuration))),
    ("Checksum", _checksum),
)

_STANDARDS: tuple[Line[AtaIdentity], ...] = (
    ("Standard", lambda i: i.standard.used),
    ("ATA versions", lambda i: listed(i.ata_versions)),
    ("Likely standard", lambda i: f"ATA-{i.standard.likely}" if i.standard.likely else None),
    ("CD-ROM", lambda i: listed(i.standard.cd_rom)),
    ("Transport", _transport),
    ("Transport revisions", lambda i: listed(i.transport.revisions)),
    ("Transport document", lambda i: i.transport.document),
    ("Link speeds", lambda i: listed(map(said, i.transport.speeds))),
    ("Current link speed", lambda i: worded(i.transport.current_speed)),
)

_CONFIGURATION: tuple[Line[AtaIdentity], ...] = (
    ("Sectors", lambda i: i.sectors),
    ("Capacity", lambda i: _both_sizes(i.addressing.size_bytes)),
    ("Logical sector", lambda i: _bytes(i.logical_sector_bytes)),
    ("Physical sector", lambda i: _bytes(i.physical_sector_bytes)),
    ("Sector 0 offset", lambda i: _bytes(i.addressing.sector_0_offset_bytes)),
    ("28-bit LBA sectors", lambda i: i.addressing.lba28_sectors),
    ("48-bit LBA sectors", lambda i: i.addressing.lba48_sectors),
    ("Extended sector count", lambda i: i.addressing.extended_sectors),
    ("Default CHS", lambda i: _chs(i.addressing.chs)),
    ("Current CHS", lambda i: _chs(i.addressing.current_chs)),
    ("Current CHS sectors", lambda i: i.addressing.current_chs_sectors),
    ("Bytes per track", lambda i: i.addressing.track_bytes),
    ("Bytes per unformatted sector", lambda i: i.addressing.unformatted_sector_bytes),
    ("Buffer size", lambda i: with_unit(i.buffer.kib, "KiB")),
    ("Buffer type", lambda i: i.buffer.kind),
    ("NV cache size", lambda i: _both_sizes(i.nv_cache.size_bytes) if i.nv_cache else None),
    ("NV cache enabled", lambda i: i.nv_cache.enabled if i.nv_cache else None),
    ("Spin-up time (NV cache)", lambda i: with_unit(i.nv_cache.spin_up_s, "s") if i.nv_cache else None),
    ("READ/WRITE LONG bytes", lambda i: i.buffer.long_bytes),
    ("Form factor", lambda i: worded(i.form_factor)),
    ("Rotation rate", _rotation),
    ("Zones", _zones),
)

_CAPABILITIES: tuple[Line[AtaIdentity], ...] = (
    ("LBA", lambda i: i.capabilities.lba),
    ("IORDY", _iordy),
    ("Queue depth", lambda i: i.queue_depth),
    ("Standby timer values", _standby),
    ("Multiple sector count", _multiple),
    ("Advanced power management (APM)", lambda i: _power_level(i.apm.supported, i.apm.enabled, i.apm.level)),
    ("Automatic acoustic management (AAM)", _aam),
    ("TRIM", _trim),
    ("Tagged command queuing (TCQ)", lambda i: i.capabilities.command_queuing),
    ("Command overlap", lambda i: i.capabilities.overlap),
    ("Interleaved DMA", lambda i: i.capabilities.interleaved_dma),
    ("Double-word I/O", lambda i: i.capabilities.double_word_io),
    ("Trusted computing", lambda i: i.capabilities.trusted_computing),
    ("Software reset required", lambda i: i.capabilities.software_reset_required),
    ("DMADIR required", lambda i: i.capabilities.dmadir_required),
    ("DRQ response", lambda i: worded(i.capabilities.drq_response)),
    ("Packet size", lambda i: _bytes(i.capabilities.packet_bytes)),
    ("Overlap: bus release time", lambda i: with_unit(i.capabilities.bus_release_us, "µs")),
    ("Overlap: busy clear time", lambda i: with_unit(i.capabilities.busy_clear_us, "µs")),
    ("Completion time limit", lambda i: with_unit(i.completion_time_limit_ms, "ms")),
    ("Removable media notification", lambda i: i.removable_media_notification or None),
)

_TRANSFER: tuple[Line[AtaIdentity], ...] = (
    ("DMA modes", _dma),
    ("Minimum DMA cycle time", lambda i: with_unit(i.cycle_times.dma_min_ns, "ns")),
    ("Recommended DMA cycle time", lambda i: with_unit(i.cycle_times.dma_recommended_ns, "ns")),
    ("PIO modes", lambda i: listed(i.pio_modes)),
    ("PIO cycle time, no flow control", lambda i: with_unit(i.cycle_times.pio_ns, "ns")),
    ("PIO cycle time, IORDY", lambda i: with_unit(i.cycle_times.pio_iordy_ns, "ns")),
)

_TABLES = (
    ("ATA Identification", _IDENTIFICATION),
    ("Standards and Transport", _STANDARDS),
    ("Configuration", _CONFIGURATION),
    ("Capabilities", _CAPABILITIES),
    ("Transfer Modes", _TRANSFER),
)


def _both_sizes(size_bytes: int | None) -> Said:
    if size_bytes is None:
        return None
    return f"{size(size_bytes)} ({size(size_bytes, UnitSystem.IEC)})"


def _if_supported(security: Security, value: bool | None) -> Said:
    return value if security.supported else None


def _erase(minutes: int | None, takes_longer: bool) -> Said:
    if minutes is None:
        return None
    words = translate("Overview", "more than {time}") if takes_longer else translate("Overview", "about {time}")
    return words.format(time=duration(minutes * 60))


_SECURITY: tuple[Line[AtaIdentity], ...] = (
    ("Supported", lambda i: i.security.supported),
    ("Enabled (password set)", lambda i: _if_supported(i.security, i.security.enabled)),
    ("Locked", lambda i: _if_supported(i.security, i.security.locked)),
    ("Frozen (until power-off)", lambda i: _if_supported(i.security, i.security.frozen)),
    ("Password attempts exceeded", lambda i: _if_supported(i.security, i.security.expired)),
    ("Enhanced erase", lambda i: _if_supported(i.security, i.security.enhanced_erase)),
    ("Level", _security_level),
    ("Master password revision", lambda i: i.security_details.master_password_revision),
    (
        "Security erase time",
        lambda i: _erase(i.security.erase_minutes, i.security_details.erase_takes_longer),
    ),
    (
        "Enhanced security erase time",
        lambda i: _erase(i.security.enhanced_erase_minutes, i.security_details.enhanced_erase_takes_longer),
    ),
)

_HARDWARE_RESET: tuple[Line[HardwareReset], ...] = (
    ("80-conductor cable detected", lambda r: r.cable_80_wires),
    ("Device", _position),
    ("Selected by", lambda r: worded(r.selected_by)),
)

_WRITE_READ_VERIFY: tuple[Line[WriteReadVerify], ...] = (
    ("Mode", lambda w: w.mode),
    ("User-specified sectors", lambda w: w.user_sectors),
    ("Vendor-specified sectors", lambda w: w.vendor_sectors),
)

_COMPACT_FLASH: tuple[Line[CompactFlash], ...] = (
    ("PIO modes", lambda c: listed(c.pio_modes)),
    ("PIO mode in use", lambda c: c.pio_active),
    ("Multiword DMA modes", lambda c: listed(c.mdma_modes)),
    ("Multiword DMA mode in use", lambda c: c.mdma_active),
    ("I/O cycle time", lambda c: with_unit(c.io_cycle_ns, "ns")),
    ("Memory cycle time", lambda c: with_unit(c.memory_cycle_ns, "ns")),
    ("Ultra DMA modes, I/O", lambda c: listed(c.io_udma_modes)),
    ("Ultra DMA modes, memory", lambda c: listed(c.memory_udma_modes)),
    ("Ultra DMA mode in use", lambda c: c.udma_active),
    ("Power level 1", lambda c: c.power_level_1),
    ("Maximum current", lambda c: with_unit(c.max_current_ma, "mA")),
    ("Copy protection (CPRM)", lambda c: c.key_management),
)
