"""Which standard a drive follows, worked out as hdparm does, and the words that standards and hdparm use for
numbers.

Old drives report too little, new ones forget what they support, and some are wrong. hdparm's answer to that is a
number, here called ``likely``: the newest version of ATA whose words the drive uses.
"""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.health.identification import DeviceClass, Standard
from disktune_contract.record import record
from disktune_helper.decode.fields import Words, is_set, reported, valid

# -- words for numbers of an IDENTIFY page, by standards and hdparm ----------------------------------------

PACKET_TYPES = (
    "Direct-access device",
    "Sequential-access device",
    "Printer",
    "Processor",
    "Write-once device",
    "CD-ROM",
    "Scanner",
    "Optical memory",
    "Medium changer",
    "Communications device",
    "ACS-IT8 device",
    "ACS-IT8 device",
    "Array controller",
    "Enclosure services",
    "Reduced block command device",
    "Optical card reader/writer",
)
"""Word 0 bits 12:8 of a packet device: SCSI peripheral device types (SPC). 10h-1Eh have no name."""

PACKET_TYPE_UNKNOWN = 0x1F
PACKET_TYPE_CD_ROM = 0x05

OLD_CONFIGURATION = {
    1: "hard sectored",
    2: "soft sectored",
    3: "not MFM encoded",
    4: "head switch time > 15us",
    5: "spindle motor control option",
    6: "fixed drive",
    7: "removable drive",
    8: "disk xfer rate <= 5Mbs",
    9: "disk xfer rate > 5Mbs, <= 10Mbs",
    10: "disk xfer rate > 5Mbs",
    11: "rotational speed tol.",
    12: "data strobe offset option",
    13: "track offset option",
    14: "format speed tolerance gap reqd",
}
"""Bits of word 0 in ATA-1, worded as hdparm does."""

MINOR_VERSIONS = {
    0x01: (1, "ATA-1 X3T9.2 781D prior to revision 4"),
    0x02: (1, "ATA-1 published, ANSI X3.221-1994"),
    0x03: (1, "ATA-1 X3T9.2 781D revision 4"),
    0x04: (2, "ATA-2 published, ANSI X3.279-1996"),
    0x05: (2, "ATA-2 X3T10 948D prior to revision 2k"),
    0x06: (3, "ATA-3 X3T10 2008D revision 1"),
    0x07: (2, "ATA-2 X3T10 948D revision 2k"),
    0x08: (3, "ATA-3 X3T10 2008D revision 0"),
    0x09: (2, "ATA-2 X3T10 948D revision 3"),
    0x0A: (3, "ATA-3 published, ANSI X3.298-199x"),
    0x0B: (3, "ATA-3 X3T10 2008D revision 6"),
    0x0C: (3, "ATA-3 X3T13 2008D revision 7 and 7a"),
    0x0D: (4, "ATA/ATAPI-4 X3T13 1153D revision 6"),
    0x0E: (4, "ATA/ATAPI-4 T13 1153D revision 13"),
    0x0F: (4, "ATA/ATAPI-4 X3T13 1153D revision 7"),
    0x10: (4, "ATA/ATAPI-4 T13 1153D revision 18"),
    0x11: (4, "ATA/ATAPI-4 T13 1153D revision 15"),
    0x12: (4, "ATA/ATAPI-4 published, ANSI INCITS 317-1998"),
    0x13: (5, "ATA/ATAPI-5 T13 1321D revision 3"),
    0x14: (4, "ATA/ATAPI-4 T13 1153D revision 14"),
    0x15: (5, "ATA/ATAPI-5 T13 1321D revision 1"),
    0x16: (5, "ATA/ATAPI-5 published, ANSI INCITS 340-2000"),
    0x17: (4, "ATA/ATAPI-4 T13 1153D revision 17"),
    0x18: (6, "ATA/ATAPI-6 T13 1410D revision 0"),
    0x19: (6, "ATA/ATAPI-6 T13 1410D revision 3a"),
    0x1A: (7, "ATA/ATAPI-7 T13 1532D revision 1"),
    0x1B: (6, "ATA/ATAPI-6 T13 1410D revision 2"),
    0x1C: (6, "ATA/ATAPI-6 T13 1410D revision 1"),
    0x1D: (7, "ATA/ATAPI-7 published, ANSI INCITS 397-2005"),
    0x1E: (7, "ATA/ATAPI-7 T13 1532D revision 0"),
    0x21: (7, "ATA/ATAPI-7 T13 1532D revision 4a"),
    0x22: (6, "ATA/ATAPI-6 published, ANSI INCITS 361-2002"),
    0x27: (8, "ATA-8-ACS revision 3c"),
    0x33: (8, "ATA-8-ACS revision 3e"),
    0x42: (8, "ATA-8-ACS revision 3f"),
    0x52: (8, "ATA-8-ACS revision 3b"),
    0x107: (8, "ATA-8-ACS revision 2d"),
}
"""Word 81: (ATA version, document), as hdparm 9.65 knows them."""

LATER_MINOR_VERSIONS = {
    0x001F: "ACS-3 T13/2161-D revision 3b",
    0x0028: "ATA8-ACS T13/1699-D revision 6",
    0x0029: "ATA8-ACS T13/1699-D revision 4",
    0x0030: "ACS-5 T13/BSR INCITS 558 revision 10",
    0x0031: "ACS-2 T13/2015-D revision 2",
    0x0039: "ATA8-ACS T13/1699-D revision 4c",
    0x005E: "ACS-4 T13/BSR INCITS 529 revision 5",
    0x006D: "ACS-3 T13/2161-D revision 5",
    0x0073: "ACS-6 revision 2",
    0x0082: "ACS-2 published, ANSI INCITS 482-2012",
    0x009C: "ACS-4 published, ANSI INCITS 529-2018",
    0x010A: "ACS-3 published, ANSI INCITS 522-2014",
    0x0110: "ACS-2 T13/2015-D revision 3",
    0x011B: "ACS-3 T13/2161-D revision 4",
}
"""Word 81: documents that hdparm does not know (ACS-3 to ACS-6, as listed by smartmontools)."""

CD_ROM_STANDARD = "ATAPI for CD-ROMs, SFF-8020i, r2.5"
"""What word 74 of an old CD-ROM drive names with a 9."""

SERIAL_REVISIONS = (
    "ATA8-AST",
    "SATA 1.0a",
    "SATA II Extensions",
    "SATA Rev 2.5",
    "SATA Rev 2.6",
    "SATA Rev 3.0",
    "SATA Rev 3.1",
    "SATA Rev 3.2",
    "SATA Rev 3.3",
    "SATA Rev 3.4",
    "SATA Rev 3.5",
)
"""Word 222 bits 10:0 of a serial transport; hdparm stops at bit 5, the rest is ACS-4 and ACS-5."""

PARALLEL_REVISIONS = ("ATA8-APT",)
"""Word 222 bit 0 of a parallel transport."""

TRANSPORT_DOCUMENTS = {0x0021: "ATA8-AST T13 Project D1697 Revision 0b"}
"""Word 223."""

SATA_SPEEDS = ("1.5 Gb/s", "3.0 Gb/s", "6.0 Gb/s")
"""Word 76 bits 3:1 (can do) and word 77 bits 3:1 (does now, counted from 1)."""

FORM_FACTORS = {
    1: "5.25 inch",
    2: "3.5 inch",
    3: "2.5 inch",
    4: "1.8 inch",
    5: "less than 1.8 inch",
    6: "mSATA",
    7: "M.2",
    8: "microSSD",
    9: "CFast",
}
"""Word 168 bits 3:0 (ACS-4); hdparm knows 1 to 5."""

BUFFER_KINDS = {1: "1Sect", 2: "DualPort", 3: "DualPortCache"}
"""Word 20, as hdparm words it: single port and sector; dual port; dual port with read caching."""

DRQ_RESPONSES = ("3ms", "<=10ms with INTRQ", "50us", None)
"""Word 0 bits 6:5 of a packet device: how soon it asks for data."""

PACKET_BYTES = (12, 16, None, None)
"""Word 0 bits 1:0 of a packet device: how long its commands are."""

CFA_IO_CYCLE_NS = (255, 120, 100, 80)
CFA_MEMORY_CYCLE_NS = (250, 120, 100, 80)
"""Word 164 bits 2:0 and 5:3."""


# -- which standard a drive follows ------------------------------------------------------------------------
#
# hdparm makes much of a page depend on it, so it is worked out as hdparm does.

_COMPACT_FLASH = (0x848A, 0x844A)

_SPIN_UP_NEEDED = (0x37C8, 0x738C)
_NOT_COMPLETE = (0x37C8, 0x8C73)
_SPECIFIC_CONFIGURATIONS = (0x37C8, 0x738C, 0x8C73, 0xC837)
"""The four values of word 2 (ATA-5 and later)."""


# -- what kind of device -----------------------------------------------------------------------------------


def device_class(words: Words) -> DeviceClass:
    """Return the class: "CFA if w0 = 848Ah or 844Ah or (w83 & C004h) = 4004h; else ATA if w0.15 = 0; else ATAPI if
    w0.14 = 0".
    """
    if words[0] in _COMPACT_FLASH or words[83] & 0xC004 == 0x4004:
        return DeviceClass.COMPACT_FLASH
    if not is_set(words, 0, 15):
        return DeviceClass.ATA
    return DeviceClass.UNKNOWN if is_set(words, 0, 14) else DeviceClass.ATAPI


def packet_type(words: Words) -> int:
    """Return word 0 bits 12:8, the SCSI peripheral type of a packet device."""
    return words[0] >> 8 & 0x1F


def waits_for_spin_up(words: Words) -> bool:
    """Return whether the drive powers up in standby and waits for SET FEATURES to spin up."""
    return words[2] in _SPIN_UP_NEEDED


def incomplete(words: Words) -> bool:
    """Return whether the drive warns that it cannot answer completely before it has spun up."""
    return words[2] in _NOT_COMPLETE and is_set(words, 0, 2)


# -- the integrity word ------------------------------------------------------------------------------------


def signed(words: Words) -> bool:
    """Return whether word 255 is marked as a checksum: its low byte is A5h."""
    return words[255] & 0xFF == 0xA5


def adds_up(words: Words) -> bool:
    """Return whether the sum of all 512 bytes is 0 modulo 256."""
    return sum(word + (word >> 8) for word in words) & 0xFF == 0


# -- which version -----------------------------------------------------------------------------------------


@record
class Version:
    """What is known about the version of the standard, and about the device that decides it."""

    kind: DeviceClass
    cd_rom: bool
    """CD-ROMs used words of their own and are left out of much."""
    claimed: int
    """The version of the document that word 81 names, 0 if hdparm does not know it."""
    likely: int
    oldest: int
    supported: tuple[int, ...] | None
    """The versions of word 80, highest first."""

    @property
    def packet(self) -> bool:
        """Whether the page answers IDENTIFY PACKET DEVICE."""
        return self.kind is DeviceClass.ATAPI


def version(words: Words) -> Version:
    """Work out the version of the standard."""
    kind = device_class(words)
    cd_rom = kind is DeviceClass.ATAPI and packet_type(words) == PACKET_TYPE_CD_ROM
    if cd_rom:
        # "The cdrom stuff is more like ATA-2 than anything else" (comment in hdparm).
        return Version(kind, cd_rom, claimed=0, likely=2, oldest=1, supported=None)
    likely = _first_guess(words, kind)
    claimed = MINOR_VERSIONS[words[81]][0] if words[81] in MINOR_VERSIONS else 0
    if 1 <= words[81] <= 0x22:
        likely = max(likely, 3)
    supported, likely = _supported(words, likely)
    likely = _second_guess(words, claimed, max(likely, claimed))
    oldest = min(supported or (), default=likely - 3 if likely > 4 else 1)
    return Version(kind, cd_rom, claimed, likely, oldest, supported)


def _first_guess(words: Words, kind: DeviceClass) -> int:
    """Return what the kind of device and word 2 suggest."""
    if words[2] in _SPECIFIC_CONFIGURATIONS:
        return 5
    return {DeviceClass.COMPACT_FLASH: 4, DeviceClass.ATAPI: 3}.get(kind, 1)


def _oldest_with(newest: int) -> int:
    """Return the version below which word 80 is not believed: each new edition makes an old bit obsolete."""
    if newest <= 4:
        return 1
    if newest == 5:
        return 2
    return 3 if newest <= 7 else 4


def _supported(words: Words, likely: int) -> tuple[tuple[int, ...] | None, int]:
    """Return the versions that word 80 names, highest first, and what becomes of *likely*."""
    if not reported(words, 80):
        return None, likely
    named: list[int] = []
    for candidate in range(14, 0, -1):
        if candidate <= _oldest_with(likely):
            break
        if is_set(words, 80, candidate):
            named.append(candidate)
            likely = max(likely, candidate)
    return tuple(named), max(likely, 3)


# -- hdparm's evidence that a drive uses words of the next version -----------------------------------------


def _uses_sct(words: Words) -> bool:
    return is_set(words, 206, 0)


def _uses_ata_6(words: Words) -> bool:
    return (valid(words, 83) and words[83] & 0x3FFF > 0xFF) or (valid(words, 84) and bool(words[84] & 0x27FF))


def _uses_ata_5(words: Words) -> bool:
    checksum = signed(words) and adds_up(words)
    return checksum or valid(words, 93) or (valid(words, 83) and words[83] & 0x3FFF > 0x1F)


def _uses_ata_4(words: Words) -> bool:
    features = valid(words, 83) and (bool(words[83] & 0x3FFF) or words[82] & 0x77FF > 0x0F)
    ultra_dma = is_set(words, 53, 2) and bool(words[88])
    return features or valid(words, 50) or ultra_dma or words[127] & 3 == 1


def _uses_ata_3(words: Words) -> bool:
    return valid(words, 83)


def _uses_ata_2(words: Words) -> bool:
    return bool(words[49] & 0x0C00) or is_set(words, 53, 1)


_EVIDENCE: tuple[tuple[int, int, Callable[[Words], bool]], ...] = (
    (7, 8, _uses_sct),
    (5, 6, _uses_ata_6),
    (4, 5, _uses_ata_5),
    (3, 4, _uses_ata_4),
    (2, 3, _uses_ata_3),
    (1, 2, _uses_ata_2),
)
"""(version claimed, version then likely, evidence), newest first; the first that applies decides."""


def _second_guess(words: Words, claimed: int, likely: int) -> int:
    """Return the likely version after checking the words that only newer versions use."""
    for base, newer, evidence in _EVIDENCE:
        if (claimed == base or (not claimed and likely < newer)) and evidence(words):
            return newer
    return likely


# -- for show ----------------------------------------------------------------------------------------------


def standard(words: Words, found: Version) -> Standard:
    """Return what to show about the standard."""
    minor = words[81] if reported(words, 81) and not found.cd_rom else None
    used = None
    if minor is not None:
        used = MINOR_VERSIONS[minor][1] if minor in MINOR_VERSIONS else LATER_MINOR_VERSIONS.get(minor)
    return Standard(
        used=used,
        minor_code=minor,
        version=found.claimed or None,
        likely=found.likely,
        oldest=found.oldest,
        cd_rom=_cd_rom_standards(words) if found.cd_rom else (),
    )


def _cd_rom_standards(words: Words) -> tuple[str, ...]:
    """Return the standards in words 73 and 74 of an old CD-ROM."""
    old = (CD_ROM_STANDARD,) if words[74] == 9 else ()
    numbers = range(1, 15) if reported(words, 73) else ()
    return old + tuple(f"CD-ROM ATAPI-{number}" for number in numbers if is_set(words, 73, number))
