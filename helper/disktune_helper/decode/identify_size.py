"""How many sectors, how large, and how they are addressed."""

from __future__ import annotations

from disktune_contract.identity.ata_details import Addressing, Chs
from disktune_contract.record import record, replace
from disktune_helper.decode.identify_standard import Version
from disktune_helper.decode.identify_words import Words, double_word, is_set, number, quad_word, valid

_LARGEST_CHS_SECTORS = 16_514_064
"""16383 x 16 x 63 (FBFC10h): a larger drive may leave CHS out altogether."""

_UINT32 = 0xFFFF_FFFF


@record
class SectorSizes:
    """Bytes per sector."""

    logical: int
    physical: int


def sector_sizes(words: Words) -> SectorSizes:
    """Return the sector sizes: 512 unless valid(106) and bits 12 (logical) and 13 (physical) say otherwise.

    Calculated in 32 bits as hdparm does, which keeps nonsense comparable; no real drive comes near.
    """
    if not valid(words, 106):
        return SectorSizes(512, 512)
    logical = 2 * double_word(words, 117) & _UINT32 if is_set(words, 106, 12) else 512
    per_physical = 1 << (words[106] & 0xF) if is_set(words, 106, 13) else 1
    return SectorSizes(logical, logical * per_physical & _UINT32)


def sectors(places: Addressing) -> int:
    """Return the capacity in logical sectors: "LBA48, else max(LBA28, CHS current), else C x H x S"."""
    if places.lba48_sectors:
        return places.lba48_sectors
    counted = max(places.lba28_sectors or 0, places.current_chs_sectors or 0)
    return counted or _product(places.current_chs or places.chs)


def _product(chs: Chs | None) -> int:
    return chs.cylinders * chs.heads * chs.sectors if chs else 0


_NOT_ADDRESSED = Addressing(None, None, None, None, None, None, None, None, None, None)


def addressing(words: Words, version: Version) -> Addressing:
    """Return how the sectors of a drive are counted and addressed; packet devices say nothing about that here."""
    if version.packet:
        return _NOT_ADDRESSED
    lba = is_set(words, 49, 9)
    lba28 = double_word(words, 60) if lba else None
    chs = current = None
    if words[1] or (lba28 or 0) <= _LARGEST_CHS_SECTORS:
        chs = Chs(words[1], words[3], words[6])
        current = Chs(words[54], words[55], words[56]) if is_set(words, 53, 0) else None
    first_ata = chs is not None and version.oldest == 1
    logical = sector_sizes(words).logical
    places = Addressing(
        chs=chs,
        current_chs=current,
        current_chs_sectors=_current_sectors(words, version, current) if current else None,
        lba28_sectors=lba28,
        lba48_sectors=quad_word(words, 100) if lba and valid(words, 83) and is_set(words, 83, 10) else None,
        extended_sectors=quad_word(words, 230) if version.likely > 6 and is_set(words, 69, 3) else None,
        size_bytes=None,
        sector_0_offset_bytes=_offset(words) * logical if valid(words, 106) and valid(words, 209) else None,
        track_bytes=number(words, 4) if first_ata else None,
        unformatted_sector_bytes=number(words, 5) if first_ata else None,
    )
    return replace(places, size_bytes=sectors(places) * logical)


def _offset(words: Words) -> int:
    """Return word 209 bits 13:0, in logical sectors (hdparm drops bit 13)."""
    return words[209] & 0x3FFF


def _current_sectors(words: Words, version: Version, current: Chs) -> int:
    """Return words 57-58. ATA-1 was unclear about their order: the one closer to C x H x S wins."""
    count = double_word(words, 57)
    swapped = words[57] << 16 | words[58]
    product = _product(current)
    if version.likely < 3 and abs(count - product) > abs(swapped - product):
        return swapped
    return count
