"""An SD card or an eMMC in words: standard, classes, bus mode, wear."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.checkup.card import BusMode, CardAttachment
from disktune_gui.health.wording import emmc_rows
from disktune_gui.text.facts import FactRow, FactSection, beside, with_unit

translate = QCoreApplication.translate

_A1_A2 = {1: ("1500", "500"), 2: ("4000", "2000")}
"""IOPS of random reads and writes of 4 KiB that A1 and A2 promise (SD Physical Layer 9.00, 4.16)."""


def card_section(found: CardAttachment) -> FactSection:
    """Return everything that is known of a card."""
    sd = found.kind == "SD"
    title = translate("Card", "Memory Card") if sd else translate("Card", "eMMC")
    rows = [*_product(found), *(_classes(found) if sd else _wear(found)), *_mode(found.mode)]
    return FactSection(title, tuple(rows), "card")


def _product(found: CardAttachment) -> list[FactRow]:
    rows = []
    if found.version:
        rows.append(FactRow(translate("Card", "Standard"), found.version))
    if found.made:
        rows.append(FactRow(translate("Card", "Made"), found.made))
    if found.maker is not None:
        rows.append(FactRow(translate("Card", "Manufacturer ID"), f"{found.maker:#04x}"))
    return rows


def _classes(found: CardAttachment) -> list[FactRow]:
    marks = []
    if found.speed_class:
        marks.append(translate("Card", "Class {number}").format(number=found.speed_class))
    marks += [f"U{found.uhs_grade}"] if found.uhs_grade else []
    marks += [f"V{found.video_class}"] if found.video_class else []
    rows = []
    if marks:
        least = with_unit(found.least_write_mb_s, "MB/s") or ""
        note = translate("Card", "writes at least {speed}").format(speed=least)
        rows.append(FactRow(translate("Card", "Speed class"), beside(*marks), note))
    elif found.speed_class is not None:
        rows.append(FactRow(translate("Card", "Speed class"), translate("Card", "none")))
    if found.application_class in _A1_A2:
        reads, writes = _A1_A2[found.application_class]
        note = translate("Card", "at least {reads} IOPS reading and {writes} IOPS writing")
        note = note.format(reads=reads, writes=writes)
        rows.append(FactRow(translate("Card", "Application class"), f"A{found.application_class}", note))
    return rows


def _wear(found: CardAttachment) -> list[FactRow]:
    rows = list(emmc_rows(found.wear))
    if not rows:
        words = translate("Card", "The device does not report this.")
        rows.append(FactRow(translate("Card", "Life used"), translate("Card", "unknown"), words))
    return rows


def _mode(mode: BusMode | None) -> list[FactRow]:
    label = translate("Card", "Bus mode")
    if mode is None:
        words = translate("Card", "only root can read it")
        return [FactRow(label, translate("Card", "unknown"), words)]
    notes = []
    if mode.bits is not None:
        notes.append(translate("Card", "{n} data lines").format(n=mode.bits))
    if mode.clock_hz is not None:
        notes.append(with_unit(round(mode.clock_hz / 1e6), "MHz") or "")
    return [FactRow(label, mode.name, beside(*notes))]
