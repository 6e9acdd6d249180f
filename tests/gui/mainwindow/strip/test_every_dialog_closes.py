"""Escape and the window's own cross close every dialog, and nothing of it is left half open."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.action import TrimList
from disktune_contract.record import replace
from disktune_contract.settings.saved import SavedValue, Supply
from disktune_contract.settings.setting import Offer
from disktune_contract.workloads import of_folder
from disktune_gui.benchmark.cost import LongWriteDialog
from disktune_gui.benchmark.how_long import HowLongDialog
from disktune_gui.machines.frame import ConnectDialog
from disktune_gui.mainwindow.hdparm_help import HdparmHelp
from disktune_gui.mainwindow.search_dialog import SearchDialog, SearchIndex
from disktune_gui.overview.fact_panel import NoteDialog
from disktune_gui.overview.trim_dialog import TrimDialog
from disktune_gui.paste.dialog import PasteDialog, PasteRoutes
from disktune_gui.profiles.chooser import ProfileChooser
from disktune_gui.profiles.own_dialog import OwnProfileDialog
from disktune_gui.report.problem import ProblemDialog
from disktune_gui.saved_settings.exchange_dialog import ExchangeDialog, HandoverDialog, TakeoverDialog
from disktune_gui.saved_settings.restoring import RestoreDialog
from disktune_gui.saved_settings.save_dialog import BatteryDialog, SaveDialog
from disktune_gui.saved_settings.saved_state import SavedState
from disktune_gui.services.services import Services
from tests.gui.scripted_session import ScriptedSession, a_drive, keyboard
from tests.gui.sources import WINDOW
from tests.gui.support import added, services_of

APM = "ata.apm"
SSD = replace(a_drive(), rotational=False)
SAVED = SavedState(BY_ID[APM], SavedValue(APM, 128), 128, supply=Supply.MAINS, has_battery=True)
DIALOGS: dict[str, Callable[[Services], QDialog]] = {
    "BatteryDialog": lambda _: BatteryDialog("SSD", SAVED, Offer()),
    "ConnectDialog": lambda _: ConnectDialog(["nas"]),
    "ExchangeDialog": lambda _: ExchangeDialog(SSD, "SSD", (), (), {"Saved": {APM: 128}}),
    "HandoverDialog": lambda _: HandoverDialog(SSD, {"Saved": {APM: 128}}),
    "HdparmHelp": lambda _: HdparmHelp(),
    "HowLongDialog": lambda _: HowLongDialog(),
    "LongWriteDialog": lambda services: LongWriteDialog(
        of_folder("/srv", "write.long"), [SSD], None, services.preferences
    ),
    "NoteDialog": lambda services: NoteDialog(services.drive_notes, SSD),
    "PasteDialog": lambda services: PasteDialog(services, PasteRoutes(*[print] * 5), "hdparm"),
    "ProblemDialog": lambda _: ProblemDialog("Text"),
    "OwnProfileDialog": lambda services: OwnProfileDialog(services.preferences, Target.FOLDER, None),
    "ProfileChooser": lambda services: ProfileChooser(Target.DRIVE, "drive.direct", services.preferences),
    "RestoreDialog": lambda _: RestoreDialog((), ()),
    "SaveDialog": lambda _: SaveDialog("SSD", SSD.kind, ()),
    "SearchDialog": lambda _: SearchDialog(SearchIndex([])),
    "TakeoverDialog": lambda _: TakeoverDialog(()),
    "TrimDialog": lambda services: TrimDialog(services, SSD),
}


def test_every_dialog_is_among_them() -> None:
    bases: dict[str, set[str]] = {}
    for path in WINDOW.rglob("*.py"):
        for name, after in re.findall(
            r"^ *class (\w+)\(([^)]*)\)", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            bases[name] = set(re.findall(r"\w+", after))
    dialogs = {"QDialog"}
    while more := {name for name, of in bases.items() if of & dialogs} - dialogs:
        dialogs |= more
    bare = {name for name in dialogs if not any(name in of for of in bases.values())}
    assert bare == set(DIALOGS)


@pytest.mark.slow
@pytest.mark.parametrize("name", DIALOGS)
def test_it_closes(qtbot: QtBot, name: str) -> None:
    session = ScriptedSession()
    session.answers["trim-targets"] = lambda _args: TrimList(())
    dialog = added(qtbot, DIALOGS[name](services_of(session)))
    for way in ("escape", "cross"):
        dialog.show()
        qtbot.waitExposed(dialog)
        if way == "escape":
            keyboard.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
        else:
            assert dialog.close()
        assert not dialog.isVisible()
