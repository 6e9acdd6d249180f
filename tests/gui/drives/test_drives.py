"""The list of drives: what is in it, in which order, and that it changes without losing the user's place."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PyQt6.QtCore import QPersistentModelIndex, Qt
from PyQt6.QtGui import QFontInfo, QImage
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind, Usage, VolumeInfo
from disktune_contract.health.health import Health
from disktune_contract.health.verdict import judge
from disktune_contract.units import UnitSystem
from disktune_gui.drives.groups import DriveGroup, Selection, grouped, short_name
from disktune_gui.drives.headline import headline, type_of
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, WORDS_ROLE, DriveModel
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.drives.row_look import Words
from disktune_gui.health.badge import KnownHealth
from tests.amounts import amount
from tests.gui.support import added, opened
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive

MANY = (
    make_drive("sdb"),
    make_drive("nvme0n1", DriveKind.NVME, rotational=False),
    make_drive("sda"),
    make_drive("loop0", DriveKind.LOOP),
    make_drive("md0", DriveKind.ARRAY, partitions=(), usage=Usage()),
    make_drive("sdc", DriveKind.USB),
)


def names(model: DriveModel) -> list[tuple[str, list[str]]]:
    """Return the list as a user sees it: headings with the kernel names below them."""
    found = []
    for row in range(1, model.rowCount()):
        top = model.index(row, 0)
        below = [model.index(at, 0, top).data(DRIVE_ROLE).name for at in range(model.rowCount(top))]
        found.append((top.data(), below))
    return found


def test_drives_are_grouped_and_hidden_kinds_are_not_listed(qapp: object) -> None:
    model = DriveModel()
    model.set_drives(MANY)
    assert names(model) == [
        ("Drives", ["sda", "sdb", "sdc", "nvme0n1"]),
        ("Arrays", ["md0"]),
    ]
    model.set_selection(Selection(hidden=True))
    assert names(model)[-1] == ("Other devices", ["loop0"])


def test_every_kind_has_a_group() -> None:
    for kind in DriveKind:
        assert len(grouped([make_drive(kind=kind)], Selection(hidden=True, volumes=True))) == 1


def on(name: str, *drives: str) -> Drive:
    info = VolumeInfo("crypt", "LUKS2", on=drives, drives=drives)
    facts = {"model": f"{name}_crypt", "link": "", "temperature_c": None, "partitions": (), "usage": Usage()}
    return make_drive(name, DriveKind.VOLUME, volume=info, **facts)


def test_volumes_are_below_the_first_drive_that_they_are_on_when_asked_for() -> None:
    drives = [on("dm-10", "sdb"), on("dm-2", "sdb", "sda"), on("dm-3", "nvme9n1"), make_drive("sdc")]
    drives += [make_drive("sdb"), make_drive("nvme0n1", DriveKind.NVME)]
    assert [one.name for group in grouped(drives, Selection()).values() for one in group] == [
        "sdb",
        "sdc",
        "nvme0n1",
    ]
    found = grouped(drives, Selection(volumes=True))
    assert [one.name for one in found[DriveGroup.DRIVES]] == ["sdb", "dm-2", "dm-10", "sdc", "nvme0n1"]
    assert [one.name for one in found[DriveGroup.VOLUMES]] == ["dm-3"]
    assert [one.name for one in grouped(drives, Selection("dm-10", volumes=True))[DriveGroup.DRIVES]] == ["dm-10"]
    assert type_of(drives[0]) == "Encrypted volume (LUKS2)"
    assert headline(drives[1]) == "Encrypted volume (LUKS2) · on sdb, sda"


def test_numbers_in_names_count_as_numbers_and_sdaa_comes_after_sdz() -> None:
    drives = [make_drive(name, DriveKind.NVME) for name in ("nvme10n1", "nvme2n1")]
    drives += [make_drive(name) for name in ("sdaa", "sdz", "sdb")]
    found = grouped(drives, Selection())
    assert [drive.name for drive in found[DriveGroup.DRIVES]] == ["sdb", "sdz", "sdaa", "nvme2n1", "nvme10n1"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", {"sda", "sdb", "nvme0n1", "md0", "sdc"}),
        ("SDA", {"sda"}),
        ("example home", {"sda", "sdb", "nvme0n1", "sdc"}),
        ("sn-sdb", {"sdb"}),
        ("sda1", {"sda"}),
        ("nothing like it", set()),
    ],
)
def test_all_words_of_the_search_have_to_occur_somewhere(text: str, found: set[str]) -> None:
    shown = grouped(MANY, Selection(text))
    assert {drive.name for drives in shown.values() for drive in drives} == found


def test_the_model_keeps_the_rules_of_models_through_changes(qtmodeltester: Any, qapp: object) -> None:
    model = DriveModel()
    qtmodeltester.check(model)
    for drives in (MANY, MANY[:2], (), MANY[3:], MANY):
        model.set_drives(drives)
        qtmodeltester.check(model)


POOL = [
    make_drive(name, kind, temperature_c=None)
    for kind in DriveKind
    for name in (f"{kind}1", f"{kind}2", f"{kind}10")
]
LISTS = st.lists(st.lists(st.sampled_from(POOL), unique_by=lambda drive: drive.name), min_size=1, max_size=6)


@pytest.mark.slow
@settings(max_examples=amount(60), suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(lists=LISTS)
def test_merging_ends_where_starting_anew_would_and_indexes_stay_with_their_drive(
    qapp: object, lists: list[list[Drive]]
) -> None:
    model = DriveModel()
    kept: dict[str, QPersistentModelIndex] = {}
    for drives in lists:
        model.set_drives(drives)
        anew = DriveModel()
        anew.set_drives(drives)
        assert names(model) == names(anew)
        for name, place in kept.items():
            if place.isValid():
                assert place.data(DRIVE_ROLE).name == name
        present = {drive.name for drive in drives}
        kept = {
            drive.name: QPersistentModelIndex(model.index_of(drive.name))
            for drive in drives
            if model.index_of(drive.name).isValid()
        }
        assert kept.keys() <= present


@pytest.fixture
def panel(qtbot: QtBot) -> DrivePanel:
    return added(qtbot, DrivePanel())


def test_hundreds_of_drives_come_and_go_in_few_pieces_of_news(panel: DrivePanel) -> None:
    drives = tuple(make_drive(f"sd{number:03}") for number in range(400))
    news: list[str] = []
    panel.model.rowsInserted.connect(lambda *_: news.append("in"))
    panel.model.rowsRemoved.connect(lambda *_: news.append("out"))
    panel.set_drives(drives)
    panel.search.setText("sd12")
    panel.search.clear()
    assert names(panel.model) == [("Drives", [drive.name for drive in drives])]
    assert len(news) <= 1 + 2 + 2
    top = panel.model.index(1, 0)
    assert panel.view.isExpanded(top)


def test_the_selected_drive_stays_selected_when_others_come_and_go(panel: DrivePanel) -> None:
    panel.set_drives(MANY)
    panel.choose("sdb")
    seen: list[Drive | None] = []
    panel.chosen.connect(seen.append)
    panel.set_drives((make_drive("sdaz"), *MANY[:1], *MANY[3:]))
    assert panel.current() == MANY[0]
    assert seen == []
    warmer = make_drive("sdb", temperature_c=50.0)
    panel.set_drives((warmer, *MANY[1:]))
    assert seen == [warmer]


def test_all_drives_are_selected_at_the_start_and_a_wanted_one_as_soon_as_it_is_there(panel: DrivePanel) -> None:
    panel.choose("md0")
    panel.set_drives(MANY[:3])
    assert panel.current() is None
    panel.set_drives(MANY)
    assert present(panel.current()).name == "md0"


def test_the_only_drive_is_selected_at_the_start(panel: DrivePanel) -> None:
    panel.choose("")
    panel.set_drives(MANY[:1])
    assert panel.current() == MANY[0]
    panel.choose("")
    panel.set_drives(MANY[:1])
    assert panel.current() is None, "the user went there"


def test_when_the_selected_drive_is_unplugged_nothing_meant_for_it_reaches_its_neighbour(qtbot: QtBot) -> None:
    panel = opened(qtbot, DrivePanel())
    panel.set_drives(MANY)
    panel.choose("sda")
    chosen: list[Drive | None] = []
    told: list[tuple[str, str]] = []
    panel.chosen.connect(chosen.append)
    panel.vanished.connect(lambda drive: told.append(("vanished", drive.name)))
    panel.returned.connect(lambda drive: told.append(("returned", drive.name)))
    panel.set_drives(tuple(drive for drive in MANY if drive.name != "sda"))
    assert panel.current() is None
    assert chosen == [None]
    # It comes back in another port; nobody has chosen another drive in the meantime.
    sda = next(drive for drive in MANY if drive.name == "sda")
    others = tuple(drive for drive in MANY if drive.name != "sda")
    panel.set_drives((*others, replace(sda, name="sdz")))
    assert present(panel.current()).name == "sdz"
    assert told == [("vanished", "sda"), ("returned", "sdz")]


def test_whoever_chose_another_drive_is_not_taken_back(panel: DrivePanel) -> None:
    panel.set_drives(MANY)
    panel.choose("sda")
    panel.set_drives(tuple(drive for drive in MANY if drive.name != "sda"))
    panel.choose("sdb")
    panel.set_drives(MANY)
    assert present(panel.current()).name == "sdb"


def test_a_drive_that_becomes_known_stays_selected_and_one_put_in_its_place_is_not(panel: DrivePanel) -> None:
    told: list[str] = []
    panel.vanished.connect(lambda drive: told.append(drive.name))
    nameless = replace(make_drive("sda"), identity="")
    panel.set_drives((nameless, make_drive("sdb")))
    panel.choose("sda")
    panel.set_drives((make_drive("sda"), make_drive("sdb")))
    assert (present(panel.current()).name, told) == ("sda", [])
    panel.set_drives((replace(make_drive("sda"), identity="wwn:another"), make_drive("sdb")))
    assert panel.current() is None
    assert told == ["sda"]


def test_headings_cannot_be_selected_with_the_keyboard(qtbot: QtBot) -> None:
    panel = opened(qtbot, DrivePanel())
    panel.set_drives(MANY)
    panel.choose("")
    seen = []
    for _ in range(8):
        qtbot.keyClick(panel.view, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]  # pytest-qt's
        seen.append(panel.view.currentIndex())
    assert not any(index.data(HEADING_ROLE) for index in seen)
    assert seen[-1].data(DRIVE_ROLE).name == "md0"


def test_typing_in_the_search_field_narrows_the_list_and_clearing_it_brings_all_back(
    qtbot: QtBot, panel: DrivePanel
) -> None:
    panel.set_drives(MANY)
    panel.choose("sdb")
    qtbot.keyClicks(panel.search, "nvme")  # type: ignore[no-untyped-call]  # pytest-qt's
    assert names(panel.model) == [("Drives", ["nvme0n1"])]
    panel.search.clear()
    assert len(names(panel.model)) == 2


def words_of(model: DriveModel, name: str) -> Words:
    return of_kind(Words, model.index_of(name).data(WORDS_ROLE))


@pytest.mark.parametrize(
    ("model", "kind", "short"),
    [
        ("Samsung SSD 860 EVO 1TB", DriveKind.ATA, "Samsung 860 EVO"),
        ("WDC WD5000AAKS-00TMA0", DriveKind.ATA, "WDC WD5000AAKS"),
        ("Lexar SSD NM790 4TB", DriveKind.NVME, "Lexar NM790"),
        ("CT500MX500SSD1", DriveKind.ATA, "CT500MX500SSD1"),
        ("Hitachi HUA722010CLA330", DriveKind.ATA, "Hitachi HUA722010CLA330"),
        ("SanDisk Multi-Card", DriveKind.USB, "SanDisk Multi-Card"),
        ("SSD 1TB", DriveKind.ATA, "SSD 1TB"),
        ("", DriveKind.ATA, "sda"),
        ("backup-2024", DriveKind.ARRAY, "backup-2024"),
    ],
)
def test_the_list_has_short_names(model: str, kind: DriveKind, short: str) -> None:
    assert short_name(make_drive("sda", kind, model=model)) == short


def test_what_an_array_does_is_said_and_shown_by_a_mark_and_a_bar(qapp: object) -> None:
    model = DriveModel()
    info = ArrayInfo("raid5", "active", 3, 2, "recovery", 61.0, 1000, 3.0, alarm="busy")
    array = make_drive("md0", DriveKind.ARRAY, array=info, size_bytes=2_000_000_000_000)
    for alarm, mark, tone in (
        ("busy", "good", "good"),
        ("degraded", "caution", "caution"),
        ("failed", "failing", "danger"),
        ("", "unknown", ""),
    ):
        model.set_drives([replace(array, array=replace(info, alarm=alarm))])
        shown = words_of(model, "md0")
        assert (shown.mark, shown.tone, shown.done) == (mark, tone, 0.61)
    degraded = replace(array, array=replace(info, alarm="degraded"))
    assert model.subtitle(degraded) == "md0 · degraded · rebuild, 61.0% · 2.00 TB"
    assert model.subtitle(replace(array, array=replace(info, alarm="", operation=None))).startswith(
        "md0 · state unknown · raid5"
    )
    model.set_units(UnitSystem.IEC)
    model.set_drives([degraded])
    assert model.subtitle(degraded).endswith("1.82 TiB")
    assert "RAID" in model.index_of("md0").data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_first_row_says_how_many_need_attention(qapp: object) -> None:
    model = DriveModel()
    model.set_drives(MANY)
    first = model.index(0, 0)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Your Drives"
    model.set_problems(1)
    assert (first.data(), first.data(WORDS_ROLE).problems) == ("Your Drives", 1)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Your Drives, 1 ")


def test_a_drive_that_was_disconnected_stays_until_the_next_selection(qtbot: QtBot, panel: DrivePanel) -> None:
    panel.set_drives(MANY)
    panel.choose("sda")
    panel.set_drives(tuple(drive for drive in MANY if drive.name != "sda"))
    assert panel.current() is None
    top = panel.model.index(1, 0)
    row = panel.model.index(0, 0, top)
    assert row.data(WORDS_ROLE)[:2] == ("Example sda", "disconnected")
    assert row.data(DRIVE_ROLE) is None
    assert not row.flags() & Qt.ItemFlag.ItemIsSelectable
    assert not panel.model.index_of("sda").isValid()
    panel.choose("sdb")
    qtbot.waitUntil(lambda: panel.model.rowCount(top) == 3)
    assert names(panel.model)[0][1] == ["sdb", "sdc", "nvme0n1"]


def test_a_drive_that_returns_is_itself_again(panel: DrivePanel) -> None:
    panel.set_drives(MANY)
    panel.set_drives(MANY[:1])
    panel.set_drives(MANY)
    assert panel.model.index_of("sda").data(DRIVE_ROLE) == MANY[2]
    assert names(panel.model)[0][1] == ["sda", "sdb", "sdc", "nvme0n1"]


@pytest.mark.parametrize("points", [9, 10, 12, 20])
def test_rows_grow_with_the_letters(panel: DrivePanel, points: int) -> None:
    font = panel.font()
    font.setPointSize(points)
    panel.setFont(font)
    panel.set_drives(MANY)
    panel.show()
    high = panel.view.visualRect(panel.model.index_of("sda")).height()
    assert high == pytest.approx(30 * QFontInfo(font).pixelSize() / 13, abs=1)
    assert high >= panel.fontMetrics().height() + 8


def test_from_right_to_left_the_mark_of_a_drive_is_on_the_right(qtbot: QtBot) -> None:
    panel = added(qtbot, DrivePanel(), 280, 500)
    panel.set_drives(MANY[:3])
    panel.show()
    painted = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        panel.setLayoutDirection(direction)
        viewport, row = panel.view.viewport(), panel.view.visualRect(panel.model.index_of("sda"))
        picture = present(viewport).grab(row).toImage()
        ends = [
            picture.copy(8, 0, 18, picture.height()),
            picture.copy(picture.width() - 26, 0, 18, picture.height()),
        ]
        painted.append([_inked(end) for end in ends])
    (left, right), (_, right_mirrored) = painted
    assert left != right
    assert right_mirrored == pytest.approx(left, rel=0.1)


def _inked(picture: QImage) -> int:
    """Return how many pixels are not of the commonest colour."""
    colours = Counter(picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return colours.total() - max(colours.values())


def test_a_row_that_a_screen_reader_selects_becomes_the_chosen_drive(qtbot: QtBot, panel: DrivePanel) -> None:
    panel.set_drives(MANY)
    panel.choose("sda")
    selection = present(panel.view.selectionModel())
    # As Qt does for AT-SPI: the row is selected, the current one stays.
    with qtbot.waitSignal(panel.chosen) as told:
        selection.select(panel.model.index_of("nvme0n1"), selection.SelectionFlag.ClearAndSelect)
    assert present(told.args)[0].name == "nvme0n1"
    assert present(panel.current()).name == "nvme0n1"


def test_only_the_row_of_the_drive_that_answered_is_painted_again(qapp: object) -> None:
    model, known = DriveModel(), {}
    model.set_drives([make_drive("sda"), make_drive("sdb")])
    changed: list[str] = []
    model.dataChanged.connect(lambda first, _last, _roles: changed.append(first.data(DRIVE_ROLE).name))
    known["sda"] = KnownHealth(Health(), judge(Health()), 1.0)
    for _ in range(2):
        model.set_health(lambda drive: known.get(drive.name))
    assert changed == ["sda"]
