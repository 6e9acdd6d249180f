"""The ATA IDENTIFY page: 256 words into an `AtaIdentity`; passwords, erase times and the integrity word, too.

`parse_text` and `from_bytes` read a page, `decode` decodes all of it, and `bit` and `low_byte` return single
facts. The meaning of the words is that of ACS-4 (T13/BSR INCITS 529) and its predecessors; the conditions under
which old words are believed are those of hdparm 9.65, identify.c.
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.drives import recognition
from disktune_contract.health.identification import (
    AtaIdentity,
    Checksum,
    DeviceClass,
    DeviceType,
    Rotation,
    RotationKind,
    Security,
    SecurityDetails,
    SecurityLevel,
    WriteReadVerify,
    WwnParts,
    Zoned,
)
from disktune_contract.sentence import Sentence
from disktune_helper.decode import identify_standard as standard
from disktune_helper.decode import identify_transfer
from disktune_helper.decode.fields import (
    Words,
    bit,
    double_word,
    from_bytes,
    is_set,
    low_byte,
    parse_text,
    reported,
    third_feature_words_count,
    valid,
)
from disktune_helper.decode.identify_features import compact_flash, features, features_by_standard, trim
from disktune_helper.decode.identify_standard import (
    FORM_FACTORS,
    OLD_CONFIGURATION,
    PACKET_TYPE_UNKNOWN,
    PACKET_TYPES,
    Version,
    adds_up,
    signed,
)

# -- passwords, erase times and the integrity word ---------------------------------------------------------

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
    """Return the other contents of words 89, 90, 92 and 128."""
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
    """Return an erase time. The largest count means "more than" the one below it: 508 or 65532 minutes."""
    count, largest = _erase_count(word)
    return 2 * min(count, largest - 1) or None


def _at_its_end(word: int) -> bool:
    """Return whether an erase time is "more than" the largest that the word can express."""
    count, largest = _erase_count(word)
    return count == largest


# -- the integrity word ------------------------------------------------------------------------------------


def integrity(words: Words) -> Checksum:
    """Return the state of the integrity word, word 255."""
    if not signed(words):
        return Checksum.ABSENT
    return Checksum.CORRECT if adds_up(words) else Checksum.INCORRECT


def checksum(words: Words, version: Version) -> Checksum | None:
    """Return how hdparm interprets word 255, which became the integrity word with ATA-5.

    On a drive that follows an older standard, or a CD-ROM, what looks like a checksum may be something else.
    """
    found = integrity(words)
    if found is Checksum.ABSENT or (version.likely > 4 and not version.cd_rom):
        return found
    return None


# -- the ATA IDENTIFY page: 256 words into an `AtaIdentity` ------------------------------------------------

__all__ = ["Words", "bit", "decode", "from_bytes", "low_byte", "parse_text", "rotation_by_standard"]


def decode(words: Words) -> AtaIdentity:
    """Decode the 256 *words*. Every page can be decoded, however strange."""
    version = standard.version(words)
    ata = not version.packet
    places = identify_transfer.addressing(words, version)
    sizes = identify_transfer.sector_sizes(words)
    return AtaIdentity(
        model=_text(words, 27, 46),
        serial=_text(words, 10, 19),
        firmware=_text(words, 23, 26),
        wwn=_wwn(words, version),
        ata_versions=version.supported,
        sectors=identify_transfer.sectors(places) if ata else None,
        logical_sector_bytes=sizes.logical if ata else None,
        physical_sector_bytes=sizes.physical if ata else None,
        rotation=_rotation(words),
        queue_depth=identify_transfer.queue_depth(words, version),
        multiple_sectors=identify_transfer.multiple_sectors(words, version),
        apm=identify_transfer.apm(words, version),
        aam=identify_transfer.aam(words, version),
        dma=identify_transfer.dma(words, version),
        pio_modes=identify_transfer.pio_modes(words, version),
        features=features(words, version),
        security=security(words, version),
        checksum=checksum(words, version),
        device=_device(words, version),
        standard=standard.standard(words, version),
        transport=identify_transfer.transport(words),
        addressing=places,
        rotation_by_standard=rotation_by_standard(words),
        form_factor=FORM_FACTORS.get(words[168]),
        buffer=identify_transfer.buffer(words, version),
        nv_cache=identify_transfer.nv_cache(words, version),
        capabilities=identify_transfer.capabilities(words, version),
        cycle_times=identify_transfer.cycle_times(words, version),
        trim=trim(words),
        features_by_standard=features_by_standard(words, version),
        security_details=security_details(words, version),
        wwn_parts=_wwn_parts(_wwn(words, version)),
        write_read_verify=_write_read_verify(words),
        zoned=_zoned(words, version),
        hardware_reset=identify_transfer.hardware_reset(words),
        compact_flash=compact_flash(words) if version.kind is DeviceClass.COMPACT_FLASH else None,
        removable_media_notification=words[127] & 3 == 1,
        completion_time_limit_ms=_completion_time_limit_ms(words),
        integrity=integrity(words),
        warnings=tuple(_warnings(words, version)),
    )


# -- names -------------------------------------------------------------------------------------------------


def _text(words: Words, first: int, last: int) -> str | None:
    """Return a string, which hdparm takes to be absent if its first word is 0."""
    return recognition.string(words, first, last) if words[first] else None


def _wwn(words: Words, version: Version) -> str | None:
    """Return words 108 to 111 where word 84 bit 8 announces them."""
    if version.cd_rom or version.likely <= 3 or not is_set(words, 84, 8):
        return None
    return "".join(f"{word:04x}" for word in words[108:112])


def _wwn_parts(wwn: str | None) -> WwnParts | None:
    """Return the parts: 4 bits of naming authority, 24 of the maker, 36 of the maker's choice (SPC, NAA 5)."""
    return WwnParts(naa=wwn[0], oui=wwn[1:7], unique_id=wwn[7:]) if wwn else None


# -- what it is --------------------------------------------------------------------------------------------


def _device(words: Words, version: Version) -> DeviceType:
    """Return what kind of device this is."""
    old = version.likely == 1 and not version.cd_rom
    return DeviceType(
        kind=version.kind,
        packet_type=_packet_type(words) if version.packet else None,
        removable=None if version.kind is DeviceClass.COMPACT_FLASH else is_set(words, 0, 7),
        powers_up_in_standby=standard.waits_for_spin_up(words),
        incomplete=standard.incomplete(words),
        media_serial=_text(words, 176, 195),
        media_manufacturer=_text(words, 196, 205),
        additional_product_id=_text(words, 170, 173) if version.likely > 7 else None,
        old_configuration=tuple(
            name for number, name in OLD_CONFIGURATION.items() if old and is_set(words, 0, number)
        ),
    )


def _packet_type(words: Words) -> str | None:
    """Return the SCSI peripheral type in words."""
    code = standard.packet_type(words)
    if code == PACKET_TYPE_UNKNOWN:
        return Sentence("Unknown")
    return PACKET_TYPES[code] if code < len(PACKET_TYPES) else None


def _rotation(words: Words) -> Rotation:
    """Return word 217 as hdparm reads it: 1 is solid state, anything above 401h a rate."""
    if words[217] == 1:
        return Rotation(RotationKind.SSD, rpm=None)
    if words[217] > 0x401:
        return Rotation(RotationKind.ROTATING, rpm=words[217])
    return Rotation(RotationKind.UNKNOWN, rpm=None)


def rotation_by_standard(words: Words) -> Rotation:
    """Return word 217 as ACS-4 defines it: 401h to FFFEh is a rate in rpm, FFFFh is reserved."""
    if 0x401 <= words[217] <= 0xFFFE:
        return Rotation(RotationKind.ROTATING, rpm=words[217])
    return Rotation(RotationKind.SSD if words[217] == 1 else RotationKind.UNKNOWN, rpm=None)


def _zoned(words: Words, version: Version) -> Zoned | None:
    """Return word 69 bits 1:0, which ACS-4 gave their meaning."""
    if version.likely <= 7:
        return None
    return {1: Zoned.HOST_AWARE, 2: Zoned.DEVICE_MANAGED}.get(words[69] & 3)


# -- features with numbers ---------------------------------------------------------------------------------


def _write_read_verify(words: Words) -> WriteReadVerify | None:
    """Return words 210 to 213 and 220 bits 7:0 of a drive that has the feature (word 119 bit 1)."""
    if not (third_feature_words_count(words) and is_set(words, 119, 1)):
        return None
    return WriteReadVerify(
        words[220] & 0xFF, user_sectors=double_word(words, 210), vendor_sectors=double_word(words, 212)
    )


def _completion_time_limit_ms(words: Words) -> int | None:
    """Return word 116 in steps of 10 ms, where word 84 bits 11 and 12 announce it."""
    announced = valid(words, 83) and valid(words, 84) and valid(words, 87) and words[84] & 0x1800 == 0x1800
    return 10 * words[116] if announced and reported(words, 116) else None


# -- doubts ------------------------------------------------------------------------------------------------


def _warnings(words: Words, version: Version) -> Iterator[str]:
    """Yield what makes the page doubtful, in sentences."""
    if version.kind is DeviceClass.UNKNOWN:
        yield Sentence("Not an IDENTIFY page that ATA defines.")
    if standard.incomplete(words):
        yield Sentence("The drive has not spun up: this page is incomplete.")
    if checksum(words, version) is Checksum.INCORRECT:
        yield Sentence("Wrong checksum.")
    if words[217] == 0xFFFF:
        yield Sentence("The rotation rate is a reserved value.")
