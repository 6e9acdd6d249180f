"""What only CompactFlash cards say (words 160-164, CFA specification)."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.identity.ata_details import CompactFlash
from disktune_contract.identity.ata_identity import Feature
from disktune_contract.sentence import Sentence
from disktune_helper.decode.identify_names import CFA_IO_CYCLE_NS, CFA_MEMORY_CYCLE_NS
from disktune_helper.decode.identify_words import Words, is_set, reported

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
    """Return what the card says about itself."""
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
    """Return the cycle time that a field of word 164 stands for."""
    code = _field(words, 164, low)
    return times_ns[code] if code < len(times_ns) else None


# -- hdparm's lines ----------------------------------------------------------------------------------------


def flash_features(words: Words) -> Iterator[Feature]:
    """Yield hdparm's lines in its feature list: all modes in one, then the power level."""
    modes = "".join(_mode_names(words))
    if modes:
        yield Feature(Sentence("CFA advanced modes: {modes}", modes=modes), supported=True, enabled=True)
    if is_set(words, 160, 13) and is_set(words, 160, 15):
        yield Feature(Sentence("CFA Power Level 1"), supported=False, enabled=False)
    elif is_set(words, 160, 15):
        current_ma = words[160] & 0xFFF
        # hdparm prints the blanks as well.
        name = Sentence("CFA Power Level 1  (max {current}mA)", current=current_ma)
        yield Feature(name if current_ma else Sentence("CFA Power Level 1 "), supported=True, enabled=True)


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
