"""A drive on USB and a card in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.checkup.attachment import Attachment, BusMode, CardAttachment, UsbAttachment
from disktune_contract.health.health import Reserve
from disktune_contract.health.identification import NOT_PASSED, Identification
from disktune_contract.settings.setting import Source
from disktune_gui.overview.place_text import card_section, link_section
from tests.contract.checkup import sample_facts as given

BULK = UsbAttachment(
    speed=480.0, driver="usb-storage", offers_uas=True, quirk=False, avoided=False, uas_there=True
)


def rows(found: Attachment, known: Identification | None = None) -> dict[str, tuple[str, str]]:
    return {row.label: (row.value, row.note) for row in link_section(found, known).rows}


def card(found: CardAttachment) -> dict[str, tuple[str, str]]:
    return {row.label: (row.value, row.note) for row in card_section(found).rows}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"offers_uas": False}, "no UAS"),
        ({"quirk": True, "avoided": True}, "forbidden by usb-storage.quirks"),
        ({"avoided": True}, "known faults"),
        ({"without_streams": True, "speed": 5000.0}, "controller"),
        # Below 5 Gb/s UAS needs no streams.
        ({"without_streams": True}, "kernel log"),
        ({"uas_there": False}, "not loaded"),
        ({}, "kernel log"),
    ],
)
def test_why_the_transport_is_the_slow_one(changes: dict[str, object], why: str) -> None:
    value, note = rows(Attachment(usb=replace(BULK, **changes)))["USB transport"]  # type: ignore[arg-type]
    assert value == "Bulk-only (BOT)"
    assert why in note


def test_without_descriptors_no_reason_is_made_up() -> None:
    found = rows(Attachment(usb=replace(BULK, offers_uas=None)))
    assert found["USB transport"] == ("Bulk-only (BOT)", "driver usb-storage")


@pytest.mark.parametrize(
    ("changes", "discard", "value", "note"),
    [
        ({"provisioning": "unmap"}, 1 << 30, "passes the bridge", "provisioning mode unmap"),
        ({"provisioning": "full", "unmap": True}, 0, "not sent", "the bridge reports support"),
        ({"provisioning": "full"}, 0, "not sent", "reports no support"),
        ({}, 0, "not sent", ""),
    ],
)
def test_trim(changes: dict[str, object], discard: int, value: str, note: str) -> None:
    found = rows(Attachment(usb=replace(BULK, **changes), discard_bytes=discard))["TRIM"]  # type: ignore[arg-type]
    assert found[0] == value
    assert note in found[1]


@pytest.mark.parametrize(
    ("suspends", "delay", "value"),
    [(True, 2000, "after 2000 ms idle"), (True, -1, "off"), (False, 2000, "off"), (True, None, "on")],
)
def test_autosuspend(suspends: bool, delay: int | None, value: str) -> None:
    found = rows(Attachment(usb=replace(BULK, suspends=suspends, suspend_ms=delay)))
    assert found["USB autosuspend"][0].replace("\u00a0", " ") == value


def test_what_the_bridge_hides_is_said_of_one_that_was_asked() -> None:
    found = Attachment(usb=BULK)
    assert rows(found, Identification(Source.LIVE, ata=given.DISK))["Passed by the bridge"][0] == "ATA commands"
    hidden = Identification(Source.CACHED, note=NOT_PASSED)
    assert rows(found, hidden)["Hidden by the bridge"][0] == "ATA commands"
    cached = replace(hidden, ata=given.DISK)
    for unknown in (
        None,
        cached,
        Identification(Source.CACHED, note="No permission."),
        Identification(Source.LIVE),
    ):
        assert not {"Hidden by the bridge", "Passed by the bridge"} & set(rows(found, unknown))


def test_an_sd_card() -> None:
    mode = BusMode("sd uhs SDR104", 4, 187_500_000)
    found = card(CardAttachment("SD", version="SD 6", speed_class=10, uhs_grade=3, application_class=2, mode=mode))
    plain = {label: (value, note.replace("\u00a0", " ")) for label, (value, note) in found.items()}
    assert plain["Speed class"] == ("Class 10; U3", "writes at least 30 MB/s")
    assert plain["Application class"][0] == "A2"
    assert plain["Bus mode"] == ("sd uhs SDR104", "4 data lines; 188 MHz")
    assert "Life used" not in plain


def test_an_emmc() -> None:
    found = card(CardAttachment("MMC", version="eMMC 5.1", life_used_a=2, life_used_b=11, reserve=Reserve.NORMAL))
    assert found["Life used (A)"] == ("10 to 20%", "estimate")
    assert found["Life used (B)"][0] == "more than 100%"
    assert found["Spare blocks"] == ("less than 80% used", "")
    assert found["Bus mode"] == ("unknown", "only for root")


def test_what_is_not_reported_is_unknown() -> None:
    assert card(CardAttachment("MMC"))["Life used"] == ("unknown", "Not reported.")
    assert card(CardAttachment("SD", speed_class=0))["Speed class"] == ("none", "")
    assert "Speed class" not in card(CardAttachment("SD"))
