"""Which standard a drive follows. hdparm makes much of a page depend on it, so it is worked out as hdparm does.

Old drives say too little, new ones forget what they support, and some are wrong. hdparm's answer to that is a
number, here called ``likely``: the newest version of ATA whose words the drive uses.
"""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.identity.ata_details import DeviceClass, Standard
from disktune_contract.record import record
from disktune_helper.decode.identify_names import (
    CD_ROM_STANDARD,
    LATER_MINOR_VERSIONS,
    MINOR_VERSIONS,
    PACKET_TYPE_CD_ROM,
)
from disktune_helper.decode.identify_words import Words, is_set, reported, valid

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
    """Return whether word 255 claims to hold a checksum: its low byte is A5h."""
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
        # "The cdrom stuff is more like ATA-2 than anything else", says hdparm.
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
    """Return the likely version after a look at the words that only newer versions use."""
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
    """Return what words 73 and 74 of an old CD-ROM say."""
    old = (CD_ROM_STANDARD,) if words[74] == 9 else ()
    numbers = range(1, 15) if reported(words, 73) else ()
    return old + tuple(f"CD-ROM ATAPI-{number}" for number in numbers if is_set(words, 73, number))
