"""The feature lists of an IDENTIFY page: which words contain them, when they count; CompactFlash fields.
`features` gives hdparm's list: its names to the letter, its order, its asterisks. `features_by_standard` gives
what hdparm calls "unknown" or leaves out, by the names of ACS-3 to ACS-5 and SATA 3.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from disktune_contract.health.identification import (
    CompactFlash,
    DeviceClass,
    Feature,
    StandardFeature,
    Trim,
)
from disktune_contract.record import record
from disktune_contract.settings.access import Bit
from disktune_helper.decode.fields import (
    Words,
    bit,
    is_set,
    reported,
    sata_words_count,
    third_feature_words_count,
    valid,
)
from disktune_helper.decode.identify_standard import CFA_IO_CYCLE_NS, CFA_MEMORY_CYCLE_NS, Version

# -- fields of CompactFlash cards (words 160-164, CFA specification) ---------------------------------------

_NO_MODES = range(0)


def _field(words: Words, word: int, low: int) -> int:
    """Return the three bits of *word* from bit *low* upwards."""
    return words[word] >> low & 7


def _advanced(words: Words, low: int) -> range:
    """Return the numbers 1 to the most that word 163 offers from bit *low*; only 1 and 2 are defined."""
    most = _field(words, 163, low)
    return range(1, most + 1) if most in (1, 2) else _NO_MODES


def _ultra(words: Words, low: int) -> range:
    """Return the numbers of the UDMA modes that word 164 offers from bit *low*; 7 is not defined."""
    most = _field(words, 164, low)
    return range(most + 1) if is_set(words, 164, 15) and most <= 6 else _NO_MODES


def compact_flash(words: Words) -> CompactFlash:
    """Return the fields that only CompactFlash cards have."""
    pio, mdma = _advanced(words, 0), _advanced(words, 3)
    pio_selected, mdma_selected = _field(words, 163, 6), _field(words, 163, 9)
    udma = is_set(words, 164, 15)
    has_power = is_set(words, 160, 15)
    return CompactFlash(
        pio_modes=tuple(f"pio{number + 4}" for number in pio),
        pio_active=f"pio{pio_selected + 4}" if pio_selected in pio else None,
        mdma_modes=tuple(f"mdma{number + 2}" for number in mdma),
        mdma_active=f"mdma{mdma_selected + 2}" if mdma_selected in mdma else None,
        io_cycle_ns=_cycle(words, 0, CFA_IO_CYCLE_NS) if udma else None,
        memory_cycle_ns=_cycle(words, 3, CFA_MEMORY_CYCLE_NS) if udma else None,
        io_udma_modes=tuple(f"udma{number}" for number in _ultra(words, 6)),
        memory_udma_modes=tuple(f"udma{number}" for number in _ultra(words, 9)),
        udma_active=_field(words, 164, 12) if udma else None,
        power_level_1=not is_set(words, 160, 13) if has_power else None,
        max_current_ma=(words[160] & 0xFFF or None) if has_power else None,
        key_management=reported(words, 162) and is_set(words, 162, 0),
    )


def _cycle(words: Words, low: int, times_ns: tuple[int, ...]) -> int | None:
    """Return the cycle time that a field of word 164 represents."""
    code = _field(words, 164, low)
    return times_ns[code] if code < len(times_ns) else None


# -- hdparm's lines ----------------------------------------------------------------------------------------


def flash_features(words: Words) -> Iterator[Feature]:
    """Yield hdparm's lines in its feature list: all modes in one, then the power level."""
    modes = "".join(_mode_names(words))
    if modes:
        yield Feature(f"CFA advanced modes: {modes}", supported=True, enabled=True)
    if is_set(words, 160, 13) and is_set(words, 160, 15):
        yield Feature("CFA Power Level 1", supported=False, enabled=False)
    elif is_set(words, 160, 15):
        current_ma = words[160] & 0xFFF
        # hdparm prints the blanks as well.
        name = f"CFA Power Level 1  (max {current_ma}mA)"
        yield Feature(name if current_ma else "CFA Power Level 1 ", supported=True, enabled=True)


def _mode_names(words: Words) -> Iterator[str]:
    """Yield the modes as hdparm prints them; it adds 4 to the number of every UDMA mode, rightly or not."""
    columns = (
        (_advanced(words, 0), "pio", _field(words, 163, 6)),
        (_advanced(words, 3), "mdma", _field(words, 163, 9)),
        (_ultra(words, 6), "io_udma", _field(words, 164, 12)),
        (_ultra(words, 9), "mem_udma", _field(words, 164, 12)),
    )
    for numbers, name, selected in columns:
        shift = 2 if name == "mdma" else 4
        for number in numbers:
            yield f"{'*' if number == selected else ''}{name}{number + shift} "


# -- hdparm's lists ----------------------------------------------------------------------------------------


@record
class _FeatureWord:
    """A word whose bits are features, and the word whose bits mark them as enabled."""

    supported: int
    enabled: int
    counts: Callable[[Words], bool]
    names: Mapping[int, str]
    """Bit number to name; bits without one are never listed."""
    enabled_mask: int = 0xFFFF


def _placeholders(word: int, bits: tuple[int, ...]) -> dict[int, str]:
    """Return hdparm's names for bits that it does not know; they are listed only where a drive sets them."""
    return {number: f"unknown {word}[{number}]" for number in bits}


def _of_the_vendor(word: int, bits: tuple[int, ...]) -> dict[int, str]:
    """Return the same for bits that the standard leaves to the vendor."""
    return {n: f"unknown {word}[{n}] (vendor specific)" for n in bits}


def _fourth_and_seventh_count(words: Words) -> bool:
    return valid(words, 84) and valid(words, 87)


_FEATURE_WORDS = (
    _FeatureWord(
        82,
        enabled=85,
        counts=lambda words: valid(words, 83),
        names={
            0: "SMART feature set",
            1: "Security Mode feature set",
            2: "Removable Media feature set",
            3: "Power Management feature set",
            4: "PACKET command feature set",
            5: "Write cache",
            6: "Look-ahead",
            7: "Release interrupt",
            8: "SERVICE interrupt",
            9: "DEVICE_RESET command",
            10: "Host Protected Area feature set",
            11: "WRITE_VERIFY command",
            12: "WRITE_BUFFER command",
            13: "READ_BUFFER command",
            14: "NOP cmd",
        },
    ),
    _FeatureWord(
        83,
        enabled=86,
        counts=lambda words: valid(words, 83),
        names={
            0: "DOWNLOAD_MICROCODE",
            1: "READ/WRITE_DMA_QUEUED",
            2: "CFA feature set",
            3: "Advanced Power Management feature set",
            4: "Removable Media Status Notification feature set",
            5: "Power-Up In Standby feature set",
            6: "SET_FEATURES required to spinup after power up",
            7: "Address Offset Reserved Area Boot",
            8: "SET_MAX security extension",
            9: "Automatic Acoustic Management feature set",
            10: "48-bit Address feature set",
            11: "Device Configuration Overlay feature set",
            12: "Mandatory FLUSH_CACHE",
            13: "FLUSH_CACHE_EXT",
        },
    ),
    _FeatureWord(
        84,
        enabled=87,
        counts=_fourth_and_seventh_count,
        names={
            0: "SMART error logging",
            1: "SMART self-test",
            2: "Media serial number",
            3: "Media Card Pass Through Command feature set",
            4: "Media Card Pass-Through",
            5: "General Purpose Logging feature set",
            6: "WRITE_{DMA|MULTIPLE}_FUA_EXT",
            7: "WRITE_DMA_QUEUED_FUA_EXT",
            8: "64-bit World wide name",
            9: "URG for READ_STREAM[_DMA]_EXT",
            10: "URG for WRITE_STREAM[_DMA]_EXT",
            11: "Time Limited Commands (TLC) feature set",
            12: "Command Completion Time Limit (CCTL)",
            13: "IDLE_IMMEDIATE with UNLOAD",
        },
    ),
    _FeatureWord(
        119,
        enabled=120,
        counts=third_feature_words_count,
        names={
            0: "Disable Data Transfer After Error Detection",
            1: "Write-Read-Verify feature set",
            2: "WRITE_UNCORRECTABLE_EXT command",
            3: "{READ,WRITE}_DMA_EXT_GPL commands",
            4: "Segmented DOWNLOAD_MICROCODE",
            5: "Free-fall Control feature set",
        }
        | _placeholders(119, (6, 7, 8, 9, 10, 11, 12, 13)),
    ),
    _FeatureWord(
        76,
        enabled=76,
        counts=lambda words: sata_words_count(words, 76),
        names=_placeholders(76, (0,))
        | {
            1: "Gen1 signaling speed (1.5Gb/s)",
            2: "Gen2 signaling speed (3.0Gb/s)",
            3: "Gen3 signaling speed (6.0Gb/s)",
        }
        | _placeholders(76, (4, 5, 6, 7))
        | {
            8: "Native Command Queueing (NCQ)",
            9: "Host-initiated interface power management",
            10: "Phy event counters",
            11: "Idle-Unload when NCQ is active",
            12: "NCQ priority information",
            13: "Host automatic Partial to Slumber transitions",
            14: "Device automatic Partial to Slumber transitions",
            15: "READ_LOG_DMA_EXT equivalent to READ_LOG_EXT",
        },
    ),
    _FeatureWord(
        78,
        enabled=79,
        counts=lambda words: sata_words_count(words, 78),
        names=_placeholders(78, (0,))
        | {
            1: "Non-Zero buffer offsets in DMA Setup FIS",
            2: "DMA Setup Auto-Activate optimization",
            3: "Device-initiated interface power management",
            4: "In-order data delivery",
            5: "Asynchronous notification (eg. media change)",
            6: "Software settings preservation",
        }
        | _placeholders(78, (7,))
        | {8: "Device Sleep (DEVSLP)"}
        | _placeholders(78, (9, 10, 11, 12, 13, 14, 15)),
    ),
    _FeatureWord(
        206,
        enabled=206,
        enabled_mask=0x003F,
        counts=lambda words: is_set(words, 206, 0),
        names={
            0: "SMART Command Transport (SCT) feature set",
            1: "SCT Read/Write Long (AC1), obsolete",
            2: "SCT Write Same (AC2)",
            3: "SCT Error Recovery Control (AC3)",
            4: "SCT Features Control (AC4)",
            5: "SCT Data Tables (AC5)",
        }
        | _placeholders(206, (6, 7, 8, 9, 10, 11))
        | _of_the_vendor(206, (12, 13, 14, 15)),
    ),
    _FeatureWord(
        59,
        enabled=59,
        counts=lambda words: is_set(words, 59, 12),
        names={
            10: "SANITIZE_ANTIFREEZE_LOCK_EXT command",
            12: "SANITIZE feature set",
            13: "CRYPTO_SCRAMBLE_EXT command",
            14: "OVERWRITE_EXT command",
            15: "BLOCK_ERASE_EXT command",
        },
    ),
)
"""In the order in which hdparm prints them; valid(83) applies to all of them."""

_ADDITIONAL = _FeatureWord(
    69,
    enabled=69,
    counts=lambda _: True,
    names={
        0: "reserved 69[0]",
        1: "reserved 69[1]",
        2: "All write cache is non-volatile",
        3: "Extended number of user addressable sectors ",
        4: "Device encrypts all user data",
        6: "Optional ATA device 28-bit commands",
        7: "IEEE 1667 authentication of transient storage devices",
        8: "DOWNLOAD MICROCODE DMA command",
        9: "SET MAX SETPASSWORD/UNLOCK DMA commands",
        10: "WRITE BUFFER DMA command",
        11: "READ BUFFER DMA command",
        12: "DEVICE CONFIGURATION SET/IDENTIFY DMA commands",
        13: "Long physical sector diagnostics",
        15: "CFast specification support",
    },
)
"""Word 69, believed from ATA-7 on. Bits 5 and 14 belong to TRIM. One name ends in a space, as hdparm's does."""

_NAMELESS = ("unknown ", "reserved ")


def features(words: Words, version: Version) -> tuple[Feature, ...]:
    """Return hdparm's list "Commands/features", and among it what the drive could have but has not."""
    return tuple(_features(words, version))


def _features(words: Words, version: Version) -> Iterator[Feature]:
    if valid(words, 83):
        for group in _FEATURE_WORDS:
            yield from _listed(words, group)
    if version.likely > 6:
        yield from _listed(words, _ADDITIONAL)
        yield from _trim_features(trim(words))
    if version.kind is DeviceClass.COMPACT_FLASH:
        yield from flash_features(words)


def _listed(words: Words, group: _FeatureWord) -> Iterator[Feature]:
    """Yield the features of one word, if it counts."""
    if not group.counts(words):
        return
    for number, name in group.names.items():
        supported = is_set(words, group.supported, number)
        if supported or not name.startswith(_NAMELESS):
            marked = bool(words[group.enabled] & group.enabled_mask & 1 << number)
            yield Feature(name, supported, supported and marked)


# -- TRIM --------------------------------------------------------------------------------------------------


def trim(words: Words) -> Trim:
    """Decode TRIM support from words 69, 105 and 169."""
    if not (is_set(words, 169, 0) and words[169] != 0xFFFF):
        return Trim(supported=False, limit_blocks=None, deterministic=None, zeroes=None)
    deterministic = is_set(words, 69, 14)
    return Trim(
        supported=True,
        limit_blocks=words[105] if reported(words, 105) else None,
        deterministic=deterministic,
        zeroes=deterministic and is_set(words, 69, 5),
    )


def _trim_features(found: Trim) -> Iterator[Feature]:
    """Yield hdparm's lines about TRIM: zeroes are listed instead of determinism, not in addition."""
    if not found.supported:
        yield Feature("Data Set Management TRIM", supported=False, enabled=False)
        return
    limit = "unknown"
    if found.limit_blocks is not None:
        limit = f"{found.limit_blocks} block{'' if found.limit_blocks == 1 else 's'}"
    yield Feature(f"Data Set Management TRIM supported (limit {limit})", supported=True, enabled=True)
    data, zeroes = bool(found.deterministic and not found.zeroes), bool(found.zeroes)
    yield Feature("Deterministic read ZEROs after TRIM", zeroes, zeroes)
    yield Feature("Deterministic read data after TRIM", data, data)


# -- the standard's names ----------------------------------------------------------------------------------

_BY_STANDARD: tuple[tuple[str, Bit, Bit | None], ...] = (
    ("Streaming feature set", Bit(84, 4), Bit(87, 4)),
    ("Sense Data Reporting feature set", Bit(119, 6), Bit(120, 6)),
    ("Extended Power Conditions (EPC) feature set", Bit(119, 7), Bit(120, 7)),
    ("Accessible Max Address Configuration feature set", Bit(119, 8), Bit(120, 8)),
    ("Device Statistics Notification (DSN) feature set", Bit(119, 9), Bit(120, 9)),
    ("NCQ streaming", Bit(77, 4), None),
    ("NCQ Queue Management command", Bit(77, 5), None),
    ("SEND/RECEIVE FPDMA QUEUED commands", Bit(77, 6), None),
    ("DevSleep to reduced power state", Bit(77, 7), None),
    ("Out-of-band management interface", Bit(77, 9), None),
    ("Hardware Feature Control", Bit(78, 5), Bit(79, 5)),
    ("NCQ Autosense", Bit(78, 7), None),
    ("Device automatic Partial to Slumber transitions", Bit(76, 14), Bit(79, 7)),
    ("Hybrid Information feature set", Bit(78, 9), Bit(79, 9)),
    ("Rebuild Assist feature set", Bit(78, 11), Bit(79, 11)),
    ("Power Disable feature set", Bit(78, 12), Bit(79, 10)),
)
"""(name, supported, enabled): ACS-4 IDENTIFY DEVICE data; SATA 3.5 for words 76 to 79."""

_TRUSTED_COMPUTING = Bit(48, 0)


def features_by_standard(words: Words, version: Version) -> tuple[StandardFeature, ...]:
    """Return the features that hdparm does not know, or knows by an older name, where their words count."""
    return tuple(_by_standard(words, version))


def _by_standard(words: Words, version: Version) -> Iterator[StandardFeature]:
    for name, supported, enabled in _BY_STANDARD:
        has = bit(words, supported)
        if has is not None:
            in_use = bit(words, enabled) if enabled is not None else None
            yield StandardFeature(name, has, in_use if has else False)
    if version.likely > 7 and valid(words, _TRUSTED_COMPUTING.word):
        has = is_set(words, _TRUSTED_COMPUTING.word, _TRUSTED_COMPUTING.bit)
        yield StandardFeature("Trusted Computing feature set", has, None if has else False)
