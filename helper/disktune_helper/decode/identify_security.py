"""Passwords, erase times and the integrity word."""

from __future__ import annotations

from disktune_contract.identity.ata_details import SecurityDetails, SecurityLevel
from disktune_contract.identity.ata_identity import Checksum, Security
from disktune_helper.decode.identify_standard import Version, adds_up, signed
from disktune_helper.decode.identify_words import Words, is_set, reported, valid

# -- the security feature set ------------------------------------------------------------------------------


def _shown(words: Words, version: Version) -> bool:
    """Return whether hdparm has a section "Security"."""
    possible = is_set(words, 82, 1) and not version.cd_rom and version.likely > 3
    return possible and bool(words[128] or words[89] or words[90])


def security(words: Words, version: Version) -> Security:
    """Return word 128, and words 89 and 90; bits are unknown where the drive leaves word 128 empty."""
    shown = _shown(words, version)
    told = shown and bool(words[128])
    absent = valid(words, 83) and not is_set(words, 82, 1)
    return Security(
        supported=is_set(words, 128, 0) if told else False if absent else None,
        enabled=is_set(words, 128, 1) if told else None,
        locked=is_set(words, 128, 2) if told else None,
        frozen=is_set(words, 128, 3) if told else None,
        expired=is_set(words, 128, 4) if told else None,
        enhanced_erase=is_set(words, 128, 5) if told else None,
        erase_minutes=_erase_minutes(words[89]) if shown else None,
        enhanced_erase_minutes=_erase_minutes(words[90]) if shown else None,
    )


def security_details(words: Words, version: Version) -> SecurityDetails:
    """Return what else words 89, 90, 92 and 128 say."""
    shown = _shown(words, version)
    level = SecurityLevel.MAXIMUM if is_set(words, 128, 8) else SecurityLevel.HIGH
    return SecurityDetails(
        level=level if shown and is_set(words, 128, 1) else None,
        master_password_revision=words[92] if shown and reported(words, 92) else None,
        erase_takes_longer=shown and _at_its_end(words[89]),
        enhanced_erase_takes_longer=shown and _at_its_end(words[90]),
    )


def _erase_count(word: int) -> tuple[int, int]:
    """Return (count of 2 minutes, largest count): 15 bits where bit 15 is set (ACS-3), else 8."""
    largest = 0x7FFF if word & 0x8000 else 0xFF
    return word & largest, largest


def _erase_minutes(word: int) -> int | None:
    """Return an erase time. The largest count says "more than" the one below it: 508 or 65532 minutes."""
    count, largest = _erase_count(word)
    return 2 * min(count, largest - 1) or None


def _at_its_end(word: int) -> bool:
    """Return whether an erase time is "more than" what can be said."""
    count, largest = _erase_count(word)
    return count == largest


# -- the integrity word ------------------------------------------------------------------------------------


def integrity(words: Words) -> Checksum:
    """Return what word 255 says."""
    if not signed(words):
        return Checksum.ABSENT
    return Checksum.CORRECT if adds_up(words) else Checksum.INCORRECT


def checksum(words: Words, version: Version) -> Checksum | None:
    """Return what hdparm says of word 255, which became the integrity word with ATA-5.

    On a drive that follows an older standard, or a CD-ROM, what looks like a checksum may be something else.
    """
    found = integrity(words)
    if found is Checksum.ABSENT or (version.likely > 4 and not version.cd_rom):
        return found
    return None
