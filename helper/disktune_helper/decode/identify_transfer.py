"""How data gets in and out of a drive: sectors and addressing, DMA and PIO modes, queue, speeds, capabilities."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.health.identification import (
    Aam,
    Addressing,
    Apm,
    Buffer,
    Capabilities,
    Chs,
    CycleTimes,
    Dma,
    HardwareReset,
    MultipleSectors,
    NvCache,
    TimerValues,
    Transport,
    TransportKind,
)
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_helper.decode.fields import (
    Words,
    double_word,
    is_set,
    number,
    quad_word,
    reported,
    sata_words_count,
    valid,
)
from disktune_helper.decode.identify_standard import (
    BUFFER_KINDS,
    DRQ_RESPONSES,
    PACKET_BYTES,
    PARALLEL_REVISIONS,
    SATA_SPEEDS,
    SERIAL_REVISIONS,
    TRANSPORT_DOCUMENTS,
    Version,
)

# -- how many sectors, how large, and how they are addressed -----------------------------------------------

_LARGEST_CHS_SECTORS = 16_514_064
"""16383 x 16 x 63 (FBFC10h): a larger drive may leave CHS out altogether."""

_UINT32 = 0xFFFF_FFFF


@record
class SectorSizes:
    """Bytes per sector."""

    logical: int
    physical: int


def sector_sizes(words: Words) -> SectorSizes:
    """Return the sector sizes: 512 unless valid(106) and bits 12 (logical) and 13 (physical) give other ones.

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
    """Return how the sectors of a drive are counted and addressed; packet devices do not report that here."""
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


# -- transfer: DMA and PIO modes, queue, speeds, capabilities ----------------------------------------------

# -- DMA and PIO -------------------------------------------------------------------------------------------


def dma(words: Words, version: Version) -> Dma:
    """Return the DMA modes, with names and conditions as hdparm prints them."""
    dmadir = needs_dmadir(words, version)
    if not (dmadir or is_set(words, 49, 8)):
        return Dma(modes=(), active=None)
    if words[52] and not words[62] and not words[63]:
        return Dma(modes=(f"sdma{words[52] >> 8}",), active=None)
    marked = [mode for mode in _dma_modes(words, dmadir=dmadir) if mode[1]]
    return Dma(
        modes=tuple(name for name, _ in _dma_modes(words, dmadir=dmadir)),
        active=marked[0][0] if len(marked) == 1 else None,
    )


def needs_dmadir(words: Words, version: Version) -> bool:
    """Return whether word 62 has the meaning that SATA bridges for packet devices give it."""
    return version.packet and is_set(words, 62, 15)


def _dma_modes(words: Words, *, dmadir: bool) -> Iterator[tuple[str, bool]]:
    """Yield (mode, active). A mode that is active counts as supported, even if the drive does not report it so."""
    if not dmadir and _single_word_dma_makes_sense(words[62]):
        yield from _modes("sdma", words[62], words[62] >> 8)
    if words[63]:
        yield from _modes("mdma", words[62] >> 7 & 7 if dmadir else words[63], words[63] >> 8)
    if is_set(words, 53, 2) and words[88]:
        yield from _modes("udma", words[62] & 0x7F if dmadir else words[88], words[88] >> 8)


def _single_word_dma_makes_sense(word: int) -> bool:
    """Return whether word 62 is used as in ATA-1: modes 0 to 2, of which at most one is active."""
    return bool(word) and not word & 0xF8 and word >> 8 in (0, 1, 2, 4)


def _modes(name: str, supported: int, active: int) -> Iterator[tuple[str, bool]]:
    """Yield the modes whose bit is set in the low byte of either number."""
    for mode in range(8):
        if (supported | active) >> mode & 1:
            yield f"{name}{mode}", bool(active >> mode & 1)


def pio_modes(words: Words, version: Version) -> tuple[str, ...] | None:
    """Return the PIO modes: word 64 where it counts, else word 51 on drives old enough to use it."""
    if is_set(words, 53, 1) and words[64] & 0xFF:
        offered = words[64] << 3 & 0x7F8 | 7
        # hdparm has no names above pio8; the standard none above pio4.
        return tuple(f"pio{mode}" for mode in range(9) if offered >> mode & 1)
    highest = words[51] >> 8
    if (version.oldest < 5 or version.cd_rom) and highest <= 2:
        return tuple(f"pio{mode}" for mode in range(highest + 1))
    return None


def cycle_times(words: Words, version: Version) -> CycleTimes:
    """Return words 65 to 68, if word 53 bit 1 vouches for them; those of DMA only where there is DMA."""
    timed = is_set(words, 53, 1)
    has_dma = timed and (needs_dmadir(words, version) or is_set(words, 49, 8))
    return CycleTimes(
        dma_min_ns=number(words, 65) if has_dma else None,
        dma_recommended_ns=number(words, 66) if has_dma else None,
        pio_ns=number(words, 67) if timed else None,
        pio_iordy_ns=number(words, 68) if timed else None,
    )


# -- what goes on at once ----------------------------------------------------------------------------------


def queue_depth(words: Words, version: Version) -> int | None:
    """Return word 75 bits 4:0 plus 1, where the drive has a queue: NCQ (w76.8) or the older TCQ (w83.1)."""
    if version.cd_rom or version.likely <= 3:
        return None
    ncq = sata_words_count(words, 76) and is_set(words, 76, 8)
    tcq = valid(words, 83) and is_set(words, 83, 1)
    return (words[75] & 0x1F) + 1 if ncq or tcq else None


def multiple_sectors(words: Words, version: Version) -> MultipleSectors:
    """Return words 47 and 59, bits 7:0; the current number only where w59.8 vouches for it."""
    most = words[47] & 0xFF
    if version.packet or (version.likely < 3 and not most):
        return MultipleSectors(max=None, current=None)
    return MultipleSectors(max=most, current=words[59] & 0xFF if is_set(words, 59, 8) else None)


# -- power and noise ---------------------------------------------------------------------------------------


def apm(words: Words, version: Version) -> Apm:
    """Return words 83.3, 86.3 and 91: valid(83) vouches for all of them, as for hdparm."""
    if not valid(words, 83):
        return Apm(supported=None, enabled=None, level=None)
    supported = is_set(words, 83, 3)
    enabled = supported and is_set(words, 86, 3)
    shows_level = enabled and not version.packet and version.likely > 3
    return Apm(supported, enabled, level=words[91] & 0xFF if shows_level else None)


def aam(words: Words, version: Version) -> Aam:
    """Return words 83.9, 86.9 and 94. Some drives fill in word 94 without having the feature."""
    has_levels = not version.packet and version.likely > 5 and bool(words[94])
    known = valid(words, 83)
    supported = is_set(words, 83, 9)
    return Aam(
        supported=supported if known else None,
        enabled=supported and is_set(words, 86, 9) if known else None,
        recommended=words[94] >> 8 if has_levels else None,
        current=words[94] & 0xFF if has_levels else None,
    )


# -- capabilities ------------------------------------------------------------------------------------------


def capabilities(words: Words, version: Version) -> Capabilities:
    """Return words 49 and 50 and what belongs to them; most bits mean different things to ATA and ATAPI."""
    packet, ata = version.packet, not version.packet
    modern = version.likely != 1
    plain_packet = packet and not version.cd_rom
    timer = TimerValues.STANDARD if is_set(words, 49, 13) else TimerValues.VENDOR
    has_minimum = ata and version.likely > 3 and valid(words, 50)
    return Capabilities(
        lba=is_set(words, 49, 9),
        iordy=is_set(words, 49, 11) if modern else None,
        iordy_can_be_disabled=is_set(words, 49, 10) if modern else None,
        standby_timer=timer if ata and modern else None,
        standby_timer_minimum=is_set(words, 50, 0) if has_minimum else None,
        double_word_io=bool(words[48]) if ata and not modern else None,
        trusted_computing=is_set(words, 48, 0) if ata and version.likely > 7 and valid(words, 48) else None,
        command_queuing=is_set(words, 49, 14) if plain_packet else None,
        overlap=is_set(words, 49, 13) if packet else None,
        interleaved_dma=is_set(words, 49, 15) if plain_packet else None,
        software_reset_required=is_set(words, 49, 12) if plain_packet else None,
        dmadir_required=needs_dmadir(words, version) if packet else None,
        drq_response=DRQ_RESPONSES[words[0] >> 5 & 3] if packet else None,
        packet_bytes=PACKET_BYTES[words[0] & 3] if packet else None,
        bus_release_us=number(words, 71) if packet else None,
        busy_clear_us=number(words, 72) if packet else None,
    )


def buffer(words: Words, version: Version) -> Buffer:
    """Return words 20 to 22, retired since ATA-2 and yet filled in by many drives; word 21 counts 512 bytes."""
    told = words[20] <= 3 and reported(words, 21)
    return Buffer(
        kib=words[21] // 2 if told else None,
        kind=BUFFER_KINDS.get(words[20]) if told else None,
        long_bytes=number(words, 22) if version.oldest < 4 else None,
    )


def nv_cache(words: Words, version: Version) -> NvCache | None:
    """Return words 214 to 216 and 219 of a hybrid drive; None of any other one.

    Word 214 has bit 0 for the power mode, bit 4 for "enabled", and versions in its high byte.
    """
    blocks = double_word(words, 215)
    if version.packet or version.likely < 7 or not reported(words, 214) or blocks in (0, 0xFFFF_FFFF):
        return None
    spin_up_s = words[219] & 0xFF if reported(words, 219) else 0
    return NvCache(blocks * sector_sizes(words).logical, is_set(words, 214, 4), spin_up_s or None)


# -- the connection ----------------------------------------------------------------------------------------


_TRANSPORT_KINDS = {0x0: TransportKind.PARALLEL, 0x1: TransportKind.SERIAL, 0xE: TransportKind.PCIE}
_REVISIONS = {TransportKind.PARALLEL: PARALLEL_REVISIONS, TransportKind.SERIAL: SERIAL_REVISIONS}


def transport(words: Words) -> Transport:
    """Return words 222 and 223, and the speeds in words 76 and 77."""
    told = reported(words, 222)
    kind = _TRANSPORT_KINDS.get(words[222] >> 12, TransportKind.OTHER) if told else None
    names = _REVISIONS.get(kind, ()) if kind else ()
    sata = sata_words_count(words, 76)
    current = words[77] >> 1 & 7 if sata and words[77] != 0xFFFF else 0
    document = None
    if told and reported(words, 223):
        document = TRANSPORT_DOCUMENTS.get(words[223], f"0x{words[223]:04x}")
    return Transport(
        kind=kind,
        code=words[222] if told else None,
        revisions=tuple(name for number, name in enumerate(names) if is_set(words, 222, number)),
        document=document,
        speeds=tuple(name for number, name in enumerate(SATA_SPEEDS, 1) if is_set(words, 76, number))
        if sata
        else (),
        current_speed=SATA_SPEEDS[current - 1] if 1 <= current <= len(SATA_SPEEDS) else None,
    )


def hardware_reset(words: Words) -> HardwareReset | None:
    """Return word 93: bit 13 the cable, bit 0 which device answers; bits 2:1 or 10:9 how that was decided."""
    if not valid(words, 93):
        return None
    device = 0 if is_set(words, 93, 0) else 1
    decided = words[93] >> (1 if device == 0 else 9) & 3
    return HardwareReset(
        cable_80_wires=is_set(words, 93, 13),
        device=device,
        selected_by={1: Sentence("jumper"), 2: Sentence("cable select")}.get(decided),
    )
