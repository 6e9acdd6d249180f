"""Names of commands that programs send past the kernel's queue, and which of those change a power setting.

Sources: ACS-4 (T13/BSR INCITS 529) clause 7 and its table of opcodes; SAT-4 12.2 for where the registers of an ATA
command are in a CDB; SPC-5 and SBC-4 for SCSI's own; NVM Express Base Specification 2.0, figure 138.
"""

from __future__ import annotations

from disktune_contract.record import record

_SMART, _SET_FEATURES = 0xB0, 0xEF
_PASS_THROUGH_12, _PASS_THROUGH_16 = 0xA1, 0x85
_START_STOP_UNIT, _STANDBY_IMMEDIATE = 0x1B, 0xE0

_ATA = {
    0x06: "DATA SET MANAGEMENT",
    0x25: "READ DMA EXT",
    0x27: "READ NATIVE MAX ADDRESS EXT",
    0x2F: "READ LOG EXT",
    0x35: "WRITE DMA EXT",
    0x3F: "WRITE LOG EXT",
    0x40: "READ VERIFY SECTOR(S)",
    0x42: "READ VERIFY SECTOR(S) EXT",
    0x47: "READ LOG DMA EXT",
    0x57: "WRITE LOG DMA EXT",
    0x92: "DOWNLOAD MICROCODE",
    0xA1: "IDENTIFY PACKET DEVICE",
    0xB4: "SANITIZE DEVICE",
    0xE0: "STANDBY IMMEDIATE",
    0xE1: "IDLE IMMEDIATE",
    0xE2: "STANDBY",
    0xE3: "IDLE",
    0xE5: "CHECK POWER MODE",
    0xE6: "SLEEP",
    0xE7: "FLUSH CACHE",
    0xEA: "FLUSH CACHE EXT",
    0xEC: "IDENTIFY DEVICE",
    0xEF: "SET FEATURES",
    0xF1: "SECURITY SET PASSWORD",
    0xF2: "SECURITY UNLOCK",
    0xF5: "SECURITY FREEZE LOCK",
    0xF8: "READ NATIVE MAX ADDRESS",
}
_SMART_FEATURES = {
    0xD0: "SMART READ DATA",
    0xD1: "SMART READ THRESHOLDS",
    0xD2: "SMART ATTRIBUTE AUTOSAVE",
    0xD4: "SMART EXECUTE OFF-LINE IMMEDIATE",
    0xD5: "SMART READ LOG",
    0xD6: "SMART WRITE LOG",
    0xD8: "SMART ENABLE OPERATIONS",
    0xD9: "SMART DISABLE OPERATIONS",
    0xDA: "SMART RETURN STATUS",
}
_SCSI = {
    0x00: "TEST UNIT READY",
    0x03: "REQUEST SENSE",
    0x12: "INQUIRY",
    0x15: "MODE SELECT",
    0x1A: "MODE SENSE",
    0x1B: "START STOP UNIT",
    0x1C: "RECEIVE DIAGNOSTIC RESULTS",
    0x1D: "SEND DIAGNOSTIC",
    0x25: "READ CAPACITY",
    0x35: "SYNCHRONIZE CACHE",
    0x37: "READ DEFECT DATA",
    0x4D: "LOG SENSE",
    0x55: "MODE SELECT",
    0x5A: "MODE SENSE",
    0x5E: "PERSISTENT RESERVE IN",
    0x91: "SYNCHRONIZE CACHE",
    0x9E: "READ CAPACITY",
    0xA0: "REPORT LUNS",
    0xA3: "MAINTENANCE IN",
    0xB7: "READ DEFECT DATA",
}
_NVME = {
    0x02: "Get Log Page",
    0x06: "Identify",
    0x09: "Set Features",
    0x0A: "Get Features",
    0x14: "Device Self-test",
    0x80: "Format NVM",
    0x84: "Sanitize",
}

_START_NOTHING = frozenset({"CHECK POWER MODE", "IDENTIFY DEVICE", "INQUIRY", "TEST UNIT READY", "REQUEST SENSE"})
"""What a drive answers in standby without its motor (ACS-4 4.15; SPC-5 5.11)."""

KERNELS_OWN = frozenset(
    {
        "TEST UNIT READY",
        "INQUIRY",
        "MODE SENSE",
        "READ CAPACITY",
        "REPORT LUNS",
        "START STOP UNIT",
        "SYNCHRONIZE CACHE",
    }
)
"""What the kernel's own drivers send (drivers/scsi/sd.c, scsi_scan.c), apart from reads and writes."""

_POWER = frozenset({0xE0, 0xE1, 0xE2, 0xE3, 0xE6, 0x94, 0x95, 0x96, 0x97, 0x99})
"""Standby, idle and sleep, with the opcodes that ATA-3 had for them."""
_STOP = frozenset({0xE0, 0xE2, 0xE6, 0x94, 0x96, 0x99})
"""Those of them that leave the motor at rest."""
_POWER_FEATURES = frozenset({0x05, 0x85, 0x06, 0x86, 0x07, 0x4A})
"""Of SET FEATURES: APM on and off, power-up in standby on, off and its end, Extended Power Conditions."""


@record
class Command:
    """A command by its registers; of a SCSI command that is no ATA command only the name."""

    name: str
    opcode: int = 0
    feature: int = 0
    count: int = 0

    @property
    def sets(self) -> bool:
        """Whether it is SET FEATURES of a power setting."""
        return self.opcode == _SET_FEATURES and self.feature in _POWER_FEATURES

    @property
    def power(self) -> bool:
        """Whether it changes a power setting, or the power mode."""
        return self.opcode in _POWER or self.sets

    @property
    def wakes(self) -> bool:
        """Whether it may make a drive in standby start its motor: IDLE does, STANDBY does not."""
        return self.name not in _START_NOTHING and self.opcode not in _STOP and not self.sets


def of_cdb(cdb: bytes) -> Command:
    """Return what a CDB asks for."""
    opcode = cdb[0] if cdb else 0
    if opcode == _PASS_THROUGH_16 and len(cdb) >= 15:
        return _ata(cdb[14], cdb[4], cdb[6])
    if opcode == _PASS_THROUGH_12 and len(cdb) >= 10:
        return _ata(cdb[9], cdb[3], cdb[4])
    if opcode == _START_STOP_UNIT and len(cdb) >= 5 and not cdb[4] & 0x01:
        # SAT-4 9.11: what an ATA drive gets for START = 0.
        return Command("START STOP UNIT", _STANDBY_IMMEDIATE)
    return Command(_SCSI.get(opcode, f"{opcode:02X}h"))


def _ata(opcode: int, feature: int, count: int) -> Command:
    name = _SMART_FEATURES.get(feature, "SMART") if opcode == _SMART else _ATA.get(opcode, f"{opcode:02X}h")
    return Command(name, opcode, feature, count)


def of_nvme(opcode: int) -> Command:
    """Return what an admin command of NVMe asks for."""
    return Command(_NVME.get(opcode, f"{opcode:02X}h"))
