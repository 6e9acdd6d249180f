"""Every field in which a number can be typed: it takes that number, or says why it takes none."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import SETTINGS
from disktune_contract.measuring.workload import Target
from disktune_contract.record import replace
from disktune_contract.settings.setting import Offer, Range
from disktune_contract.workloads import BY_ID as WORKLOADS
from disktune_contract.workloads import of_folder
from disktune_gui.arrays.boost_form import BoostForm
from disktune_gui.benchmark.cost import LongWriteDialog
from disktune_gui.controls.number_spin import FractionSpin, settle
from disktune_gui.editing.editors import RangeEditor
from disktune_gui.experiment.form import ExperimentForm
from disktune_gui.profiles import workload_choice
from disktune_gui.profiles.options import RunOptions
from disktune_gui.profiles.own_dialog import MIXED, OwnProfileDialog
from disktune_gui.scrub.limit_row import LimitRow
from disktune_gui.services.services import Services
from disktune_gui.standby.night_picture import ComparisonView
from disktune_gui.text import typed
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.sources import WINDOW as _ROOT
from tests.gui.sources import trees
from tests.gui.support import added, opened, services_of
from tests.narrowed import present

_KINDS = {"NumberSpin", "FractionSpin", "QuietSpin"}
_OTHER = re.compile(r"\bQ(?:Double)?SpinBox\b|\bQ(?:Int|Double)Validator\b|getInt|getDouble")


def _made() -> set[str]:
    """Return where in the program a number field is made: module, and the attribute that holds it."""
    found = set()
    for path, tree in trees(*_KINDS):
        module = path.relative_to(_ROOT).with_suffix("").as_posix()
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign):
                calls = [one for one in ast.walk(node.value) if isinstance(one, ast.Call)]
                if any(isinstance(one.func, ast.Name) and one.func.id in _KINDS for one in calls):
                    names = [one for one in ast.walk(node.targets[0]) if isinstance(one, ast.Attribute)]
                    found |= {f"{module}.{one.attr}" for one in names}
    return found


def _options(_services: Services) -> QWidget:
    options = RunOptions()
    options.set_choice(workload_choice.of_workload(WORKLOADS["drive.direct"]))
    options.offset.setMaximum(100)
    return options


def _editors(_services: Services) -> QWidget:
    """A setting of each unit and kind of range, as rows of Settings and of the several-drives form have it."""
    place = QWidget()
    column = QVBoxLayout(place)
    ranges = [(setting, setting.domain) for setting in SETTINGS if isinstance(setting.domain, Range)]
    kinds = {(domain.unit, domain.grain > 1, domain.minimum < 0): setting for setting, domain in ranges}
    for setting, domain in ranges:
        if setting in kinds.values():
            editor = RangeEditor(setting)
            editor.show_value(domain.usual[0], Offer())
            column.addWidget(editor)
    return place


def _long_write(services: Services) -> QWidget:
    drive = replace(a_drive(), rotational=False)
    request = of_folder("/srv/data", "write.long", file_mib=10_240)
    return LongWriteDialog(request, [drive], None, services.preferences)


def _own_profile(services: Services) -> QWidget:
    dialog = OwnProfileDialog(services.preferences, Target.FOLDER, None)
    dialog.requests.setCurrentIndex(MIXED)
    dialog.requests.activated.emit(MIXED)
    return dialog


def _boost(_services: Services) -> QWidget:
    card = BoostForm()
    for field in card.fields.values():
        field.to.setEnabled(True)
    return card


PLACES: dict[str, tuple[Callable[[Services], QWidget], tuple[str, ...]]] = {
    "editing/editors": (_editors, ("spin",)),
    "profiles/options": (_options, ("offset", "seconds", "runs", "file_mib")),
    "profiles/own_dialog": (_own_profile, ("queue", "jobs", "reads", "file_mib", "seconds", "runs")),
    "arrays/boost_form": (_boost, ("to",)),
    "scrub/limit_row": (lambda _services: LimitRow(), ("limit",)),
    "benchmark/cost": (_long_write, ("rated",)),
    "experiment/form": (ExperimentForm, ("file_mib",)),
    "standby/night_picture": (lambda services: ComparisonView(services.preferences), ("idle", "standby")),
}
"""Where number fields are made: what to make there, and the attributes."""


@pytest.mark.slow
def test_every_field_is_among_those_that_are_tested() -> None:
    declared = {f"{module}.{name}" for module, (_, names) in PLACES.items() for name in names}
    assert _made() == declared
    own = _ROOT / "controls/number_spin.py"
    others = [path for path in _ROOT.rglob("*.py") if path != own and _OTHER.search(path.read_text())]
    assert others == [], "Qt's own boxes take another number than the one that was typed"


@pytest.fixture(params=PLACES)
def fields(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[list[FractionSpin]]:
    """Yield all number fields of one place."""
    place = added(qtbot, PLACES[request.param][0](services_of(ScriptedSession())))
    found = place.findChildren(FractionSpin)
    assert found
    yield found
    place.hide()


TYPED = (
    "-5", "0", "1", "7", "12", "1.5", "0.001", "2047", "99999999999", "1,000", "1,00", "12 MiB", "3 GiB", "64k",
    "100 MB/s", "2 s", "1500 ms", "5 min", "1 h 30 min", "30 %", "8 sectors", "12 parsecs", "1e3", "", " ", "--",
)  # fmt: skip


@pytest.mark.slow
def test_a_field_takes_the_number_that_was_typed_or_none(fields: list[FractionSpin]) -> None:
    for field, text in product(fields, TYPED):
        before, shown, unit = field.value(), field.text(), (field.prefix() + field.suffix()).strip()
        edit = present(field.findChild(QLineEdit))
        edit.selectAll()
        keyboard.keyClicks(edit, text) if text else keyboard.keyClick(edit, Qt.Key.Key_Delete)
        meant = typed.read(text, unit)
        if field.settle() and text.strip():
            assert meant is not None, text
            assert Fraction(str(field.value())) == meant, text
            assert typed.read(field.text(), unit) == meant, "what is shown then is the same number"
        elif field.refusal:
            assert field.value() == before, text
            assert edit.text() == text
            assert text.strip() in field.refusal
            assert unit in field.refusal, "the range is named with its unit"
            keyboard.keyClick(edit, Qt.Key.Key_Escape)
            assert (field.text(), field.refusal) == (shown, ""), text


def test_nothing_begins_while_a_field_holds_what_cannot_be_read(qtbot: QtBot) -> None:
    place = opened(qtbot, _options(services_of(ScriptedSession())))
    assert isinstance(place, RunOptions)
    assert settle(place)
    edit = present(place.runs.findChild(QLineEdit))
    edit.selectAll()
    keyboard.keyClicks(edit, "3 runs")
    assert not settle(place)
    assert place.runs.refusal == "“3 runs” is not valid. Valid: 1 to 20."
    assert place.runs.accessibleDescription() == place.runs.refusal
