"""The report: complete, masked, and whatever a drive calls itself stays text."""

from __future__ import annotations

import json
import os
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, MountedSystem
from disktune_contract.drives.drive import ArrayInfo, DriveKind, Member
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.identification import Identification
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.scsi_identity import Association, Designator, DesignatorKind
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import RecordingList, StateList
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem
from disktune_gui.client.turns import AT_ONCE
from disktune_gui.desktop import language
from disktune_gui.mainwindow.menus import ReportMenu, _told
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.report.document import document
from disktune_gui.report.facts import DriveFacts, ReportCollector, ReportFacts, hidden
from disktune_gui.report.forms import ReportFormat
from disktune_gui.report.making import make
from disktune_gui.store.entry import RunConditions
from disktune_gui.text import facts as export
from disktune_gui.text.facts import FactRow, FactSection
from tests.contract.standby import nights
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, hard_disk
from tests.gui.stored import DRIVE, MACHINE, a_measurement, a_surface, make_measured
from tests.gui.support import added, services_of
from tests.gui.test_headless import run
from tests.sample_drive import make_drive

SERIAL, WWN = "WD-WCC4E1234567", "50014ee2b5c1d2e3"
HOSTILE = "<script>alert('x')</script>\"&amp;\x1b[31m"


def facts(**changes: Any) -> ReportFacts:
    """Return what was gathered of one drive."""
    drive = make_drive("sda", serial=SERIAL, wwn=WWN, identity=f"wwn:{WWN}", **changes)
    names = (
        Designator(Association.UNIT, DesignatorKind.NAA, WWN),
        Designator(Association.UNIT, DesignatorKind.T10, f"ATA     Example sda                  {SERIAL}"),
    )
    found = Identification(Source.LIVE, designators=names)
    subject = replace(DRIVE, serial=SERIAL, wwn=WWN, identity=f"wwn:{WWN}")
    results = (
        make_measured(note=f"cable of {SERIAL} changed", drive=subject),
        make_measured(a_surface(), drive=subject),
        make_measured(a_measurement("drive.random-4k-q1", 3e6), drive=subject),
    )
    one = DriveFacts(drive, found, hard_disk(), results, ("The drive is asleep.",))
    return ReportFacts(
        1_790_000_000.0, "DiskTune 0.1.0", MACHINE, RunConditions(None, "mains", "schedutil", 0.1), (one,)
    )


GERMAN = {
    "Results": "Ergebnisse",
    "Workload": "Belastung",
    "Direct read": "Direktes Lesen",
    "{n} runs, {share} apart": "{n} Durchläufe, {share} auseinander",
    "Settings: {purpose}": "Einstellungen: {purpose}",
    "Performance": "Leistung",
    "Read-ahead": "Vorauslesen",
    "The drive is asleep.": "Das Laufwerk schläft.",
    "AC power": "Netz",
}


class Page(HTMLParser):
    """Every element of a page with its attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.usefixtures("qapp")
class TestForms:
    def test_text_has_identity_settings_and_results(self) -> None:
        text = make(facts(), ReportFormat.TEXT, UnitSystem.SI)
        for expected in ("Example sda (sda)", "Debian GNU/Linux 12", "mq-deadline", "Direct read", "150 MB/s"):
            assert expected in text
        assert "The drive is asleep." in text
        assert re.search(r"Standby timer \(spin-down\) +unknown", text)
        assert "3 runs, 4.7% apart" in text

    def test_the_history_of_the_health_is_in_every_form(self) -> None:
        told = facts()
        past = tuple(HealthSample(told.at - day * 86_400, loads=9000 - day * 300) for day in range(20, -1, -1))
        told = replace(told, drives=(replace(told.drives[0], history=past),))
        changes = "+6000 load cycles"
        assert changes in make(told, ReportFormat.TEXT, UnitSystem.SI)
        assert changes in Page(make(told, ReportFormat.HTML, UnitSystem.SI)).text
        [drive] = json.loads(make(hidden(told), ReportFormat.JSON, UnitSystem.SI))["drives"]
        assert (drive["history"]["first"]["loads"], drive["history"]["last"]["loads"]) == (3000, 9000)
        [drive] = json.loads(make(facts(), ReportFormat.JSON, UnitSystem.SI))["drives"]
        assert drive["history"] is None

    def test_what_a_drive_is_stands_before_what_is_looked_up(self) -> None:
        member = Member("sdb", 0, "in_sync")
        array = ArrayInfo("raid1", "clean", 2, 0, None, None, None, None, (member,), "healthy", "All there.")
        drive = make_drive("md0", DriveKind.ARRAY, array=array)
        several = replace(facts(), drives=(*facts().drives, DriveFacts(drive, None, (), ())))
        for chapter, titles in zip(
            document(several, UnitSystem.SI).chapters[1:],
            ({"Identity"}, {"Identity", "RAID Array", "Members"}),
            strict=True,
        ):
            first = {part.title for part in chapter.first}
            assert titles <= first
            assert not first & {part.title for part in chapter.more} - {"Health"}

    def test_how_well_a_drive_does_as_far_as_that_is_known(self) -> None:
        member = Member("sdb", None, "faulty")
        array = ArrayInfo(
            "raid1", "clean", 2, 1, None, None, None, None, (member,), "degraded", "One of 2 is gone."
        )
        drive = make_drive("md0", DriveKind.ARRAY, array=array, temperature_c=None)
        bare = replace(facts(), drives=(DriveFacts(drive, None, (), ()),))
        text = make(bare, ReportFormat.TEXT, UnitSystem.SI)
        assert re.search(r"Health\n------\nArray +degraded  \(One of 2 is gone\.\)\nFaulty members +sdb\n", text)
        assert re.search(r"Health\n------\nTemperature +34 °C\n", make(facts(), ReportFormat.TEXT, UnitSystem.SI))
        assert "SMART is not included" in text

    def test_what_the_drive_counts_is_there_where_it_could_be_asked(self) -> None:
        reallocated = AtaAttribute(5, 100, 100, 140, 1 << 40 | 7, pre_failure=True)
        unknown = AtaAttribute(77, 99, 99, None, 12345, pre_failure=False)
        failing = Health(ata=AtaHealth(False, (reallocated, unknown)))
        told = replace(facts(), drives=(replace(facts().drives[0], health=failing),))
        text = make(told, ReportFormat.TEXT, UnitSystem.SI)
        assert "Failing: back up now" in text
        assert re.search(r"5 Reallocated sectors +01 00 00 00 00 07 .*FAILING NOW", text)
        assert re.search(r"\n77 +12,345 .*threshold none; old age", text)
        assert "Raw values are vendor-specific" in text
        assert "not included" not in text
        [drive] = json.loads(make(told, ReportFormat.JSON, UnitSystem.SI))["drives"]
        assert drive["health"]["ata"]["attributes"][0]["raw"] == 1 << 40 | 7
        assert drive["verdict"]["verdict"] == "failing"

    def test_units_are_those_of_the_user(self) -> None:
        assert "143 MiB/s" in make(facts(), ReportFormat.TEXT, UnitSystem.IEC)

    def test_json_has_everything_in_the_shapes_of_protocol_and_store(self) -> None:
        content = json.loads(make(facts(), ReportFormat.JSON, UnitSystem.SI))
        [drive] = content["drives"]
        assert (content["format"], content["masked"]) == ("disktune-report", True)
        assert drive["drive"]["model"] == "Example sda"
        assert {"setting": "block.read_ahead", "value": 128}.items() <= drive["settings"][
            [state["setting"] for state in drive["settings"]].index("block.read_ahead")
        ].items()
        assert drive["results"][0]["body"]["result"]["workload"] == "drive.direct"

    @pytest.mark.usefixtures("german")
    def test_a_report_is_in_the_language_of_the_window_and_its_data_in_english(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(language, "current", lambda: "de")
        text = make(facts(), ReportFormat.TEXT, UnitSystem.SI)
        page = make(facts(), ReportFormat.HTML, UnitSystem.SI)
        data = make(facts(), ReportFormat.JSON, UnitSystem.SI)
        assert '<html lang="de">' in page
        for expected in GERMAN.values():
            assert expected.format(purpose="Leistung", n=3, share="4.7%") in text
        assert "The drive is asleep." in data
        assert not any(words in data for words in GERMAN.values())

    def test_columns_are_straight_in_languages_with_wide_letters(self) -> None:
        rows = (FactRow("先読み", "128 KiB"), FactRow("Read-ahead", "128 KiB"), FactRow("Größe", "128 KiB"))
        part = FactSection("設定", rows)
        title, line, *lines = export.section_as_text(part, export.label_width([part])).splitlines()
        assert (title, line) == ("設定", "----")
        assert {export.columns(row[: row.index("128")]) for row in lines} == {12}

    def test_a_sentence_of_this_process_can_be_translated_after_masking(self) -> None:
        why = Sentence("{file} cannot be opened.", file="results.db")
        told = replace(facts(), drives=(replace(facts().drives[0], troubles=(why,)),))
        assert hidden(told).drives[0].troubles[0] is why

    def test_a_page_of_a_language_from_right_to_left_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert '<html lang="en">' in make(facts(), ReportFormat.HTML, UnitSystem.SI)
        monkeypatch.setattr(language, "current", lambda: "ar_EG")
        assert '<html lang="ar-EG" dir="rtl">' in make(facts(), ReportFormat.HTML, UnitSystem.SI)

    def test_the_page_needs_nothing_else_and_runs_nothing(self) -> None:
        page = Page(make(facts(), ReportFormat.HTML, UnitSystem.SI))
        tags = {tag for tag, _ in page.elements}
        assert not tags & {"script", "link", "img", "iframe", "object", "embed", "form", "base", "a"}
        for _, attributes in page.elements:
            assert not set(attributes) & {"src", "href", "srcset", "style"}
            assert not any(name.startswith("on") for name in attributes)
        policies = [attributes["content"] for tag, attributes in page.elements if "http-equiv" in attributes]
        assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]

    def test_charts_are_drawings_in_the_page_with_their_words(self) -> None:
        text = make(facts(), ReportFormat.HTML, UnitSystem.SI)
        drawings = re.findall(r'<svg[^>]*role="img".*?</svg>', text, re.DOTALL)
        assert len(drawings) == 3
        for drawing in drawings:
            root = ET.fromstring(drawing)  # noqa: S314  our own
            assert root.get("aria-label")
            lines = [part for part in root.iter() if (part.get("class") or "").startswith("line")]
            assert lines
            for number in re.findall(r"-?\d+\.\d+", lines[0].get("d") or ""):
                assert -1 <= float(number) <= 761
        assert "median 150 MB/s, 20.0 MB/s to 200 MB/s" in text

    def test_a_machine_without_results_and_without_answers(self) -> None:
        bare = ReportFacts(
            0.0, "DiskTune", MACHINE, RunConditions(), (DriveFacts(make_drive("sdb"), None, (), ()),)
        )
        for form in ReportFormat:
            assert "Example sdb" in make(bare, form, UnitSystem.SI)
        assert make(replace(bare, drives=()), ReportFormat.TEXT, UnitSystem.SI).startswith(
            "Drives of This Computer"
        )


@pytest.mark.usefixtures("qapp")
class TestHostile:
    """What a drive calls itself may be meant to harm."""

    def gathered(self) -> ReportFacts:
        told = facts(model=HOSTILE, firmware=HOSTILE)
        [one] = told.drives
        return replace(told, drives=(replace(one, troubles=(HOSTILE,)),))

    def test_it_is_text_in_the_page(self) -> None:
        page = Page(make(self.gathered(), ReportFormat.HTML, UnitSystem.SI))
        assert "script" not in {tag for tag, _ in page.elements}
        assert page.text.count("<script>alert('x')</script>\"&amp;") >= 3

    def test_it_cannot_leave_an_attribute(self) -> None:
        told = self.gathered()
        [one] = told.drives
        entry = make_measured(note=HOSTILE, workload='"><img src=x onerror=alert(1)>')
        page = Page(
            make(replace(told, drives=(replace(one, results=(entry,)),)), ReportFormat.HTML, UnitSystem.SI)
        )
        assert "img" not in {tag for tag, _ in page.elements}
        assert all("onerror" not in attributes for _, attributes in page.elements)

    @pytest.mark.parametrize("form", [ReportFormat.TEXT, ReportFormat.HTML])
    def test_it_moves_no_cursor_and_turns_no_words(self, form: ReportFormat) -> None:
        told = self.gathered()
        [one] = told.drives
        turned = replace(one, troubles=("\u202ebackwards\u2066", HOSTILE))
        report = make(replace(told, drives=(turned,)), form, UnitSystem.SI)
        assert "backwards" in report
        assert not {"\x1b", "\u202e", "\u2066"} & set(report)

    def test_json_stays_json(self) -> None:
        content = json.loads(make(self.gathered(), ReportFormat.JSON, UnitSystem.SI))
        assert content["drives"][0]["drive"]["model"] == HOSTILE


@pytest.mark.usefixtures("qapp")
class TestMasking:
    @pytest.mark.parametrize("form", ReportFormat)
    def test_no_number_by_which_a_drive_is_known_is_left(self, form: ReportFormat) -> None:
        text = make(facts(), form, UnitSystem.SI)
        for secret in (SERIAL, WWN, SERIAL.lower(), SERIAL.removeprefix("WD-")):
            assert secret not in text
        assert "masked" in text

    @pytest.mark.parametrize("form", ReportFormat)
    def test_they_are_there_when_asked_for(self, form: ReportFormat) -> None:
        text = make(facts(), form, UnitSystem.SI, unmasked=True)
        assert SERIAL in text
        assert WWN in text

    def test_the_same_number_has_the_same_mask_throughout(self) -> None:
        masked = hidden(facts())
        [one] = masked.drives
        assert one.drive.serial != SERIAL
        assert one.results[0].envelope.drive.serial == one.drive.serial
        assert one.drive.serial in one.results[0].note
        assert one.found is not None
        assert one.found.designators[1].value.endswith(one.drive.serial)
        assert one.drive.identity == f"wwn:{one.drive.wwn}"

    def test_a_number_too_short_to_search_for_is_masked_where_it_stands(self) -> None:
        told = facts()
        [one] = told.drives
        short = replace(
            told, drives=(replace(one, drive=replace(one.drive, serial="A1", identity="serial:M:A1")),)
        )
        assert hidden(short).drives[0].drive.serial != "A1"

    def test_what_a_drive_is_stays(self) -> None:
        [before], [after] = facts().drives, hidden(facts()).drives
        assert (after.drive.model, after.drive.firmware, after.drive.size_bytes) == (
            before.drive.model, before.drive.firmware, before.drive.size_bytes,
        )  # fmt: skip
        assert after.states == before.states
        assert after.drive.wwn[:7] == WWN[:7], "who made it is no secret"


class TestGathering:
    def test_what_cannot_be_had_is_said_and_the_rest_comes(self, qtbot: QtBot) -> None:
        session = ScriptedSession()
        session.answers |= {
            "identify": lambda args: (
                Identification(Source.LIVE)
                if args.drive.name == "sda"
                else Fails(Fault.DRIVE_GONE, "The drive is gone.")
            ),
            "settings": lambda _args: StateList(hard_disk()),
            "health": lambda args: Health() if args.drive.name == "sda" else Fails(Fault.BUSY, "Not now."),
        }
        told: list[ReportFacts] = []
        ReportCollector(session, services_of(session), (a_drive("sda"), a_drive("sdb")), told.append).start()
        [gathered] = told
        assert [one.found is not None for one in gathered.drives] == [True, False]
        assert gathered.drives[1].troubles == ("The drive is gone.", "Not now.")
        assert [one.health for one in gathered.drives] == [Health(), None]
        assert gathered.drives[1].states == hard_disk()
        text = make(gathered, ReportFormat.TEXT, UnitSystem.SI)
        assert "SMART is unknown: it could not be read." in text
        # What was refused once is not asked for again by the check-up.
        asked = Counter((verb, args.drive.name) for verb, args in session.asked if verb != "saved")
        assert set(asked.values()) == {1}
        assert len(session.of("saved")) == 1
        assert "SMART is not included" not in text

    def test_without_a_helper_that_is_said_and_the_report_is_made(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        session = ScriptedSession()
        monkeypatch.setattr(session, "may", lambda _verb: False)
        nobody = Fails(Fault.NOT_ALLOWED, "The helper is not running.")
        session.answers |= {"identify": lambda _args: nobody, "settings": lambda _args: nobody}
        told: list[ReportFacts] = []
        ReportCollector(session, services_of(session), (a_drive("sda"),), told.append).start()
        [gathered] = told
        assert gathered.drives[0].troubles == ("The helper is not running.",)
        # Settings that could not be read are not a drive without settings.
        assert "Settings could not be read." in make(gathered, ReportFormat.TEXT, UnitSystem.SI)
        assert json.loads(make(gathered, ReportFormat.JSON, UnitSystem.SI))["drives"][0]["settings"] is None

    def test_the_check_up_is_in_it(self, qtbot: QtBot) -> None:
        session, told = ScriptedSession(), list[ReportFacts]()
        drive = replace(a_drive("sda"), rotational=False)
        mounted = MountedSystem("/home", "sda1", "ext4", ("rw", "nobarrier"), 0)
        session.answers |= {
            "identify": lambda _args: Identification(Source.LIVE),
            "checkup": lambda _args: Attachment(mounts=(mounted,)),
        }
        services = services_of(session)
        ReportCollector(session, services, (drive,), told.append).start()
        text = make(told[0], ReportFormat.TEXT, UnitSystem.SI)
        assert "found  (Without barriers, a power failure can destroy a file system. What helps: " in text
        assert "/home: rw,nobarrier (/proc/self/mountinfo)" in text
        content = json.loads(make(told[0], ReportFormat.JSON, UnitSystem.SI))
        [found] = [one for one in content["drives"][0]["checkup"] if one["outcome"] == "found"]
        assert (found["check"], found["dismissed"], found["sure"]) == ("mount.barriers", False, "likely")
        assert found["evidence"][0]["what"] == "/home"
        services.checkups.dismiss(drive, "mount.barriers")
        ReportCollector(session, services, (drive,), told.append).start()
        assert "ignored  (Without barriers, a power failure can destroy a file system." in make(
            told[1], ReportFormat.TEXT, UnitSystem.SI
        )

    def test_the_last_recording_is_in_it_with_what_helps_and_without_its_serial_number(self, qtbot: QtBot) -> None:
        session, told = ScriptedSession(), list[ReportFacts]()
        drive = replace(a_drive("sda"), serial="WD-SECRET123")
        night = replace(nights.recording(nights.culprit("udisksd", every_s=600.0)), drive=drive.ref)
        session.answers |= {
            "identify": lambda _args: Identification(Source.LIVE),
            "settings": lambda _args: StateList(nights.states(ata_standby_timer=241)),
            "recordings": lambda _args: RecordingList((night,)),
        }
        ReportCollector(session, services_of(session), (drive,), told.append).start()
        for full in (True, False):
            text = make(told[0], ReportFormat.TEXT, UnitSystem.SI, unmasked=full)
            assert "udisksd asked the drive. Every 10 min." in text
            assert "99-no-health-polling.rules" in text
            assert (drive.serial in text) is full
            (one,) = json.loads(make(told[0], ReportFormat.JSON, UnitSystem.SI, unmasked=full))["drives"]
            assert one["standby"]["diagnosis"]["findings"][0]["rule"] == "udisks"
            assert (drive.serial in json.dumps(one["standby"])) is full

    def test_many_drives_are_asked_a_few_at_a_time(self, qtbot: QtBot) -> None:
        session, told = ScriptedSession(), list[ReportFacts]()
        session.answers["identify"] = lambda _args: Identification(Source.LIVE)
        drives = tuple(a_drive(f"sd{letter}") for letter in "abcdefghijkl")
        session.bring(*drives)
        ReportCollector(session, services_of(session), drives, told.append).start()
        assert told == []
        assert len(session.of("identify")) == AT_ONCE
        session.turns._on_pace()
        assert [one.drive for one in told[0].drives] == list(drives)

    def test_no_drives_at_all(self, qtbot: QtBot) -> None:
        told: list[ReportFacts] = []
        ReportCollector(empty := ScriptedSession(), services_of(empty), (), told.append).start()
        assert told[0].drives == ()


class TestMenu:
    @pytest.fixture
    def menu(self, qtbot: QtBot) -> Iterator[ReportMenu]:
        session = ScriptedSession()
        session.answers |= {
            "identify": lambda _args: Identification(Source.LIVE),
            "settings": lambda _args: StateList(hard_disk()),
            "health": lambda _args: Health(),
        }
        parent = added(qtbot, QWidget())
        session.drives = (a_drive("sda"), a_drive("sdb"))
        yield ReportMenu(services_of(session), Messages(parent), parent)  # noqa: PT022  keeps its parent

    def test_one_drive_and_all(self, menu: ReportMenu, tmp_path: Path) -> None:
        assert not menu.one.isEnabled()
        menu.show_drive(a_drive("sda"))
        assert menu.one.isEnabled()
        menu.write(a_drive("sda"), tmp_path / "one.txt", ReportFormat.TEXT)
        menu.write(None, tmp_path / "all.json", ReportFormat.JSON)
        assert (tmp_path / "one.txt").read_text().startswith("Example Disk 1000 (sda)\n")
        assert len(json.loads((tmp_path / "all.json").read_text())["drives"]) == 2
        assert menu._messages.sentences[0] == "Report saved: one.txt"

    def test_a_place_that_cannot_be_written(self, menu: ReportMenu, tmp_path: Path) -> None:
        menu.write(None, tmp_path / "absent" / "all.html", ReportFormat.HTML)
        assert menu._messages.sentences[0].endswith("no such file or directory.")

    @pytest.mark.parametrize(
        ("name", "picked", "expected"),
        [
            ("r.html", ReportFormat.HTML, ("r.html", ReportFormat.HTML)),
            ("r.html", ReportFormat.JSON, ("r.json", ReportFormat.JSON)),
            ("r.txt", ReportFormat.HTML, ("r.txt", ReportFormat.TEXT)),
            ("r", ReportFormat.TEXT, ("r.txt", ReportFormat.TEXT)),
            ("my.report", ReportFormat.HTML, ("my.report.html", ReportFormat.HTML)),
        ],
    )
    def test_the_name_decides(self, name: str, picked: ReportFormat, expected: tuple[str, ReportFormat]) -> None:
        path, form = _told(Path(name), picked)
        assert (path.name, form) == expected


class TestCommand:
    """As a process; in this one, `test_report_command` judges what is said."""

    @pytest.mark.slow
    def test_a_page_of_all_drives_in_a_file_for_which_no_charts_are_loaded(self, tmp_path: Path) -> None:
        for name in ("pyqtgraph", "numpy"):
            (tmp_path / f"{name}.py").write_text("raise ImportError('not installed')")
        path = os.pathsep.join(filter(None, (str(tmp_path), "helper", os.environ.get("PYTHONPATH"))))
        wanted = ("--demo", "--report", "html", "--output", str(tmp_path / "all.html"))
        done = run(*wanted, folder=tmp_path, PYTHONPATH=path)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        assert (tmp_path / "all.html").read_text().count("<h2>") > 5


def test_the_note_is_in_every_form_and_left_out_where_numbers_are_masked() -> None:
    whole = facts()
    noted = replace(whole, drives=(replace(whole.drives[0], note="Bay 3\nfrom <Ann>"), *whole.drives[1:]))
    for form, words in (
        (ReportFormat.TEXT, "Bay 3 · from <Ann>"),
        (ReportFormat.HTML, "Bay 3 · from &lt;Ann&gt;"),
        (ReportFormat.JSON, "Bay 3\\nfrom <Ann>"),
    ):
        assert words in make(noted, form, UnitSystem.SI, unmasked=True)
        masked = make(noted, form, UnitSystem.SI)
        assert "Bay 3" not in masked
        assert "Masked: your note is left out." in masked
