"""The editors: what they show, what they report, and what they leave alone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import (
    QApplication,
    QLineEdit,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import Offer, Setting, Table, Value
from disktune_gui.editing.editors import (
    MEANING,
    ChoiceEditor,
    Editor,
    RangeEditor,
    TableEditor,
    ToggleEditor,
    editor_for,
    nearest,
    stops,
)
from disktune_gui.text.wording import value_words
from tests.gui.scripted_session import keyboard
from tests.gui.support import added
from tests.narrowed import of_kind
from tools.screens.faults import clipped


def shown(qtbot: QtBot, setting: str, value: Value | None, offer: Offer = Offer()) -> Any:  # noqa: B008
    """Return the editor of *setting* on screen, showing *value*."""
    editor = added(qtbot, editor_for(BY_ID[setting]))
    editor.show_value(value, offer)
    editor.show()
    return editor


def reported(editor: Editor) -> list[tuple[Value, bool]]:
    """Return the list that the editor's reports will go to."""
    got: list[tuple[Value, bool]] = []
    editor.edited.connect(lambda value, continuing: got.append((value, continuing)))
    return got


# -- stops of a slider -------------------------------------------------------------------------------------


def test_a_wide_range_goes_in_powers_of_two() -> None:
    assert stops(4, 2048, 1) == (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)
    assert stops(0, 16384, 4) == (0, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384)


def test_a_narrow_range_has_every_step() -> None:
    assert stops(1, 32, 1) == tuple(range(1, 33))
    assert stops(128, 254, 1) == tuple(range(128, 255))


def test_a_range_of_ends_that_no_drive_has_takes_no_memory() -> None:
    assert stops(2**62, 2**63, 1) == (2**62, 2**63)


@given(st.integers(0, 400), st.integers(0, 40000), st.sampled_from([1, 4, 8]))
def test_stops_reach_both_ends_and_lie_on_steps(low: int, span: int, step: int) -> None:
    low, high = low * step, (low + span) * step
    found = stops(low, high, step)
    assert found[0] == low
    assert found[-1] == high
    assert list(found) == sorted(set(found))
    assert all(value % step == 0 for value in found)


@given(st.lists(st.integers(0, 5000), min_size=1, unique=True).map(sorted), st.integers(-10, 6000))
def test_the_nearest_stop_is_the_nearest(values: list[int], value: int) -> None:
    best = min(abs(value - other) for other in values)
    assert abs(values[nearest(tuple(values), value)] - value) == best


# -- showing -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_showing_reports_nothing_and_every_control_has_a_name(qtbot: QtBot, setting: Setting) -> None:
    editor: Any = editor_for(setting)
    qtbot.addWidget(editor)
    got = reported(editor)
    for value in (None, *_some(setting), None):
        editor.show_value(value, Offer())
    assert got == []
    controls = [editor.slider, editor.spin, editor.off] if isinstance(editor, RangeEditor) else [editor.entry]
    for control in controls:
        assert setting.label in control.accessibleName()


def _some(setting: Setting) -> list[Any]:
    domain: Any = setting.domain
    if isinstance(domain, Table):
        return [row.code for row in domain.rows[:5]]
    if hasattr(domain, "values"):
        return list(domain.values)
    return [domain.minimum, domain.maximum, domain.off] if hasattr(domain, "minimum") else [True, False]


@pytest.mark.parametrize("setting", ["block.scheduler", "ata.standby_timer"])
def test_an_unknown_value_is_no_entry_of_a_list(qtbot: QtBot, setting: str) -> None:
    editor = shown(qtbot, setting, None)
    assert editor.combo.currentIndex() == -1
    assert editor.combo.placeholderText() == "unknown"


@pytest.mark.parametrize("setting", ["ata.apm", "block.read_ahead", "scsi.queue_depth"])
def test_an_unknown_number_is_a_word_and_has_no_handle(qtbot: QtBot, setting: str) -> None:
    editor = shown(qtbot, setting, None)
    assert editor.spin.text() == "unknown"
    place = added(qtbot, editor.scale())
    place.show()
    assert editor.slider.unknown
    unknown = editor.slider.grab().toImage()
    lowest = BY_ID[setting].domain.minimum  # type: ignore[union-attr]
    editor.show_value(lowest, Offer())
    assert editor.slider.grab().toImage() != unknown, "unknown looks like the lowest value"


def test_off_is_a_tick_and_not_a_number(qtbot: QtBot) -> None:
    editor = of_kind(RangeEditor, shown(qtbot, "ata.apm", 255))
    assert editor.off.isChecked()
    assert editor.spin.text() == "–"
    assert not editor.slider.isEnabled()


def test_a_long_number_is_whole_and_the_word_beside_it_gives_way(qtbot: QtBot) -> None:
    editor = of_kind(RangeEditor, shown(qtbot, "md.sync_speed_max", 0))
    usual = editor.off.width()
    assert usual == editor.off.sizeHint().width()
    editor.show_value(2_000_000, Offer())
    qtbot.waitUntil(lambda: editor.off.width() < usual)
    assert list(clipped(editor)) == []
    assert "system limit" in editor.off.toolTip()
    looks = [QStyleOptionButton(), QStyleOptionButton()]
    editor.off.initStyleOption(looks[0])
    editor.show_value(0, Offer())
    qtbot.waitUntil(lambda: editor.off.width() == usual)
    editor.off.initStyleOption(looks[1])
    assert [(one.text or "").endswith("…") for one in looks] == [True, False]


def test_a_number_beyond_the_range_is_shown_as_it_is(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 20000)
    assert editor.spin.text() == "20,000 KiB"
    got = reported(editor)
    editor.commit()
    assert got == []


def test_a_long_number_may_be_typed_grouped_or_not(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 128)
    for typed in ("12288 KiB", "12,288 KiB"):
        editor.spin.setValue(128)
        editor.spin.lineEdit().setText(typed)
        editor.commit()
        assert (editor.spin.value(), editor.spin.text()) == (12288, "12,288 KiB")


def test_a_word_that_the_catalogue_lacks_can_be_chosen_again_where_the_kernel_has_it(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.scheduler", "cfq", Offer(choices=("noop", "cfq", "none")))
    assert isinstance(editor, ChoiceEditor)
    assert editor.combo.currentText() == "cfq"
    assert [editor.combo.itemText(i) for i in range(editor.combo.count())] == ["noop", "cfq", "none"]


def test_a_number_beyond_what_is_offered_can_be_typed_and_the_slider_keeps_its_ends(qtbot: QtBot) -> None:
    editor = of_kind(RangeEditor, shown(qtbot, "block.read_ahead", 128))
    got = reported(editor)
    editor.spin.setValue(32768)
    assert got[-1][0] == 32768
    assert editor._stops[-1] == 16384


# -- choosing ----------------------------------------------------------------------------------------------


def test_a_switch_reports_a_switch(qtbot: QtBot) -> None:
    editor = of_kind(ToggleEditor, shown(qtbot, "ata.write_cache", None))
    got = reported(editor)
    assert not any(button.isChecked() for button in editor.buttons.values()), "unknown"
    keyboard.keyClick(editor.buttons[True], Qt.Key.Key_Space)
    assert got == [(True, False)]
    assert got[0][0] is True


def test_the_slider_reports_its_stops(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 128)
    got = reported(editor)
    editor.slider.setFocus()
    keyboard.keyClick(editor.slider, Qt.Key.Key_Right)
    assert got == [(256, False)]


def test_all_but_the_first_report_of_a_drag_go_on_with_it(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 128)
    got = reported(editor)
    editor.slider.setSliderDown(True)
    for position in (7, 8, 9):
        editor.slider.setSliderPosition(position)
    editor.slider.setSliderDown(False)
    keyboard.keyClick(editor.slider, Qt.Key.Key_Left)
    assert [continuing for _, continuing in got] == [False, True, True, False]


def test_pressing_the_handle_of_a_number_between_stops_changes_nothing(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 200)
    got = reported(editor)
    editor.slider.setSliderDown(True)
    editor.slider.setSliderDown(False)
    assert got == []


def test_a_typed_number_is_reported_once(qtbot: QtBot) -> None:
    editor = shown(qtbot, "block.read_ahead", 128)
    got = reported(editor)
    field = editor.spin.findChild(QLineEdit)
    field.selectAll()
    keyboard.keyClicks(field, "12 MiB")
    assert got == []
    keyboard.keyClick(field, Qt.Key.Key_Return)
    assert got == [(12288, False)]
    assert field.text() == "12,288 KiB"


@pytest.mark.parametrize(
    ("setting", "now", "typed", "why"),
    [
        ("block.read_ahead", 128, "-5", "not valid. Valid: 0 to 2,147,483,644 KiB."),
        ("block.read_ahead", 128, "99999999999", "not valid. Valid: 0 to 2,147,483,644 KiB."),
        ("block.read_ahead", 128, "1022", "not valid. Valid: 0 to 2,147,483,644 KiB in steps of 4."),
        ("block.read_ahead", 128, "12 parsecs", "not valid. Valid: 0 to 2,147,483,644 KiB."),
        ("scsi.queue_depth", 8, "1.5", "not valid. Valid: 1 to 32 commands in steps of 1."),
        ("ata.apm", 127, "255", "not valid. Valid: 1 to 254."),
        ("block.read_ahead", None, "-1", "not valid. Valid: 0 to 2,147,483,644 KiB."),
    ],
)
def test_what_cannot_be_set_is_refused_and_stays_as_it_was_typed(
    qtbot: QtBot, setting: str, now: int | None, typed: str, why: str
) -> None:
    editor = shown(qtbot, setting, now, Offer(maximum=32) if setting == "scsi.queue_depth" else Offer())
    got = reported(editor)
    field = editor.spin.findChild(QLineEdit)
    field.selectAll()
    keyboard.keyClicks(field, typed)
    keyboard.keyClick(field, Qt.Key.Key_Return)
    assert not editor.commit()
    assert got == []
    assert (field.text(), editor.spin.refusal) == (typed, f"“{typed}” is {why}")
    editor.show_value(now, Offer())
    assert field.text() == typed, "showing the same value anew leaves what is being typed alone"
    editor.forget()
    assert field.text() == value_words(BY_ID[setting], now)


def test_a_number_that_lies_outside_the_range_moves_no_other(qtbot: QtBot) -> None:
    editor = shown(qtbot, "scsi.queue_depth", 64, Offer(maximum=32))
    got = reported(editor)
    field = editor.spin.findChild(QLineEdit)
    field.selectAll()
    keyboard.keyClicks(field, "48")
    assert not editor.commit()
    assert (got, field.text()) == ([], "48"), "it became 32 once"


def test_commit_reports_what_was_typed_but_not_left(qtbot: QtBot) -> None:
    editor = shown(qtbot, "scsi.queue_depth", 32)
    got = reported(editor)
    field = editor.spin.findChild(QLineEdit)
    field.selectAll()
    keyboard.keyClicks(field, "8")
    editor.commit()
    assert got == [(8, False)]


def test_the_tick_reports_off_and_back_to_the_number_before(qtbot: QtBot) -> None:
    editor = shown(qtbot, "ata.apm", 127)
    got = reported(editor)
    editor.off.click()
    editor.show_value(255, Offer())
    editor.off.click()
    assert got == [(255, False), (127, False)]


def test_unticking_off_without_a_number_before_goes_to_the_wakeful_end(qtbot: QtBot) -> None:
    editor = shown(qtbot, "ata.apm", 255)
    got = reported(editor)
    editor.off.click()
    assert got == [(254, False)]


def test_the_drives_offer_bounds_slider_and_number(qtbot: QtBot) -> None:
    editor = shown(qtbot, "scsi.queue_depth", 32, Offer(maximum=32))
    got = reported(editor)
    assert editor.spin.maximum() == 32
    editor.slider.setFocus()
    keyboard.keyClick(editor.slider, Qt.Key.Key_Home)
    assert got == [(1, False)]


def test_a_table_starts_short_and_more_opens_all(qtbot: QtBot) -> None:
    editor = of_kind(TableEditor, shown(qtbot, "ata.standby_timer", 5))
    got = reported(editor)
    short = editor.combo.count()
    assert editor.combo.currentText() == "25 s", "the one in force is on the short list although it is not common"
    assert editor.combo.itemText(short - 1) == "More…"
    editor.combo.activated.emit(short - 1)
    assert got == []
    assert editor.combo.count() == len(BY_ID["ata.standby_timer"].domain.rows)  # type: ignore[union-attr]
    assert editor.combo.currentText() == "25 s"
    popup: Any = editor.combo.view()
    qtbot.waitUntil(popup.isVisible)
    editor.combo.hidePopup()
    editor.combo.activated.emit(editor.combo.findText("30 min"))
    assert got == [(241, False)]


def test_a_table_shows_only_what_the_drive_offers(qtbot: QtBot) -> None:
    editor = shown(qtbot, "ata.standby_timer", None)
    editor.show_value(None, Offer(codes=(0, 1, 12)))
    assert isinstance(editor, TableEditor)
    assert [editor.combo.itemText(index) for index in range(editor.combo.count())] == ["never", "1 min", "More…"]
    editor.combo.activated.emit(2)
    assert [editor.combo.itemText(index) for index in range(editor.combo.count())] == ["never", "5 s", "1 min"]
    popup: Any = editor.combo.view()
    qtbot.waitUntil(popup.isVisible)
    editor.combo.hidePopup()
    editor.show_value(None, Offer(codes=(0,)))
    assert [editor.combo.itemText(index) for index in range(editor.combo.count())] == ["never"]


# -- the wheel, the keyboard, the screen reader ------------------------------------------------------------


def wheel(target: QWidget) -> None:
    """Turn the wheel over *target*."""
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle, target.mapToGlobal(middle), QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(target, event)


@pytest.mark.parametrize(
    ("setting", "value"),
    [("block.scheduler", "bfq"), ("block.read_ahead", 128), ("ata.standby_timer", 60)],
)
def test_the_wheel_over_an_editor_without_focus_changes_nothing(qtbot: QtBot, setting: str, value: Value) -> None:
    place = added(qtbot, QWidget())
    layout = QVBoxLayout(place)
    other = QLineEdit()
    layout.addWidget(other)
    editor: Any = editor_for(BY_ID[setting])
    layout.addWidget(editor)
    if isinstance(editor, RangeEditor):
        layout.addWidget(editor.scale())
    editor.show_value(value, Offer())
    place.show()
    place.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    got = reported(editor)
    targets = [editor.slider, editor.spin] if isinstance(editor, RangeEditor) else [editor.combo]
    for target in targets:
        wheel(target)
        assert not target.hasFocus()
    assert got == []
    targets[0].setFocus()
    qtbot.waitUntil(targets[0].hasFocus)
    wheel(targets[0])
    assert got, "with the focus the wheel works"


def test_an_open_list_says_what_each_word_is_for_and_the_closed_box_does_not(qtbot: QtBot) -> None:
    editor = added(qtbot, editor_for(BY_ID["block.scheduler"]), 300, 40)
    editor.show_value("bfq", Offer(choices=("none", "bfq", "ours")))
    editor.show()
    combo = editor.combo  # type: ignore[attr-defined]  # a list's editor
    assert combo.currentText() == "bfq"
    view = combo.view()
    model = combo.model()
    assert model.index(0, 0).data(MEANING).startswith("none: fast SSDs")
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("bfq: desktop")
    assert model.index(2, 0).data(MEANING) is None, "what a kernel alone knows has no explanation"
    option = QStyleOptionViewItem()
    combo.itemDelegate().initStyleOption(option, model.index(1, 0))
    assert str(option.text).startswith("bfq: desktop")
    combo.showPopup()
    assert view.minimumWidth() > combo.width() / 2
    combo.hidePopup()
