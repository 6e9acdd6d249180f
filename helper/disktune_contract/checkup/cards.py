"""Checks of cards and eMMC: how worn they are, and whether a reader drives a card as fast as it can be."""

from __future__ import annotations

from disktune_contract.checkup.card import CardAttachment
from disktune_contract.checkup.check import Check, CheckResult, Facts, ReadFact, Sure, found, unknown, well
from disktune_contract.drives.drive import DriveKind
from disktune_contract.identity.emmc import WORN_OUT, Reserve, life_used, reserve_words
from disktune_contract.sentence import Sentence

_MMC = frozenset({DriveKind.MMC})
_NEARLY = 10
"""Tenths begun of the life used from which there is something to say: 90% and more."""
_SLOW = frozenset({"legacy", "sd high-speed", "sd uhs SDR12", "sd uhs SDR25"})
"""Modes of at most 25 MB/s (SD Physical Layer 9.00, 3.9.1): 50 MHz, four lines, one bit a clock each."""
_NEEDS_MORE = 30
"""MB/s of the lowest class that such a mode cannot keep."""


def _card(facts: Facts) -> CardAttachment | None:
    return facts.attachment.card if facts.attachment is not None else None


# -- wear --------------------------------------------------------------------------------------------------


def _wear(facts: Facts) -> CheckResult | None:
    card = _card(facts)
    if card is None:
        return unknown(Sentence("The kernel's files about the card could not be read."))
    if card.kind != "MMC":
        # SD has no standard way to report it.
        return None
    evidence = _worn(card)
    if not evidence:
        return unknown(Sentence("The device does not report its wear."))
    copy = Sentence("Copy its data and plan to replace it.")
    if card.reserve in (Reserve.WARNING, Reserve.URGENT):
        share = "90%" if card.reserve is Reserve.URGENT else "80%"
        return found(
            Sentence("The device has used {share} of its spare blocks.", share=share), *evidence, advice=copy
        )
    used = card.life_used
    if used is not None and used >= WORN_OUT:
        return found(Sentence("The device is beyond its estimated life."), *evidence, advice=copy)
    if used is not None and used >= _NEARLY:
        says = Sentence("The device has used more than 90% of its estimated life.")
        return found(says, *evidence, sure=Sure.LIKELY, advice=copy)
    return well(Sentence("The device reports no advanced wear."), *evidence)


def _worn(card: CardAttachment) -> tuple[ReadFact, ...]:
    facts = [
        ReadFact(what, life_used(used), source=source)
        for what, used, source in (
            (Sentence("Life used, cells of type A"), card.life_used_a, Sentence("EXT_CSD byte 268")),
            (Sentence("Life used, cells of type B"), card.life_used_b, Sentence("EXT_CSD byte 269")),
        )
        if used is not None
    ]
    if card.reserve is not None:
        facts.append(
            ReadFact(Sentence("Spare blocks"), reserve_words(card.reserve), source=Sentence("EXT_CSD byte 267"))
        )
    return tuple(facts)


# -- speed -------------------------------------------------------------------------------------------------


def _mode(facts: Facts) -> CheckResult | None:
    card = _card(facts)
    if card is None:
        return unknown(Sentence("The kernel's files about the card could not be read."))
    if card.kind != "SD" or (card.least_write_mb_s or 0) < _NEEDS_MORE:
        return None
    promised = ReadFact(Sentence("Lowest write speed by its class"), f"{card.least_write_mb_s} MB/s", source="ssr")
    if card.mode is None:
        return unknown(Sentence("Only root can read the bus mode of the card."), promised)
    mode = ReadFact(Sentence("Bus mode"), card.mode.name, source="debug/mmcN/ios")
    if card.mode.name not in _SLOW:
        return well(Sentence("The reader drives the card in a fast mode."), promised, mode)
    return found(
        Sentence("The reader drives the card in a mode of at most 25 MB/s, which is below its class."),
        promised,
        mode,
        advice=Sentence("Use a reader with UHS support, and clean the contacts of the card."),
    )


CHECKS = (
    Check(
        id="card.wear",
        label=Sentence("Wear of the eMMC"),
        why=Sentence("A worn-out eMMC becomes read-only or loses data."),
        kinds=_MMC,
        judge=_wear,
        source="JESD84-B51, EXT_CSD 267 to 269; Linux drivers/mmc/core/mmc.c",
    ),
    Check(
        id="card.mode",
        label=Sentence("Bus mode of the card"),
        why=Sentence("Without a UHS mode a card moves at most 25 MB/s, whatever is printed on it."),
        kinds=_MMC,
        judge=_mode,
        source="SD Physical Layer 9.00, 3.9 and 4.10.2; Linux drivers/mmc/core/debugfs.c",
    ),
)
