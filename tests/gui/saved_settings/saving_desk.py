"""A settings page whose helper remembers what is saved, and knows of other tools."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.claims import Claim, ClaimList, When
from disktune_contract.settings.saved import (
    Family,
    FileRef,
    OfFile,
    Save,
    SavedFile,
    SavedList,
    SavedValue,
    Supply,
)
from disktune_contract.settings.setting import Value
from disktune_gui.saved_settings.bar import LastingBar
from disktune_gui.saved_settings.saved_state import SavedState
from tests.gui.scripted_session import Fails, a_drive
from tests.gui.settings.test_settings_page import Desk

APM, READ_AHEAD = "ata.apm", "block.read_ahead"


def claim(tool: str, value: Value | None, *when: When, valid: bool = True, setting: str = APM) -> Claim:
    problem = "" if valid else "hdparm gives up here."
    return Claim("/dev/sda", setting, value, f"/etc/{tool}.conf", 3, tool, when or (When.BOOT,), valid, problem)


def one(saved: Value | None = None, live: Value | None = None, *claims: Claim, held: bool = False) -> SavedState:
    kept = SavedValue(APM, saved, held) if saved is not None else None
    return SavedState(BY_ID[APM], kept, live, None, claims)


class SavingDesk(Desk):
    """A page whose helper remembers what is saved, and knows of other tools."""

    def __init__(self, qtbot: QtBot, *claims: Claim) -> None:
        self.values: dict[str, Value] = {}
        self.on_battery: dict[str, Value] = {}
        self.supply, self.has_battery = Supply.UNKNOWN, False
        self.claims = claims
        self.unread: tuple[str, ...] = ()
        self.file_facts: dict[str, Any] = {}
        super().__init__(qtbot)

    def show(self) -> None:
        self.session.answers |= {
            "saved": lambda _args: self.listing(),
            "save": self.save,
            "forget": self.forget,
            "others": lambda _args: ClaimList(self.claims, self.unread),
        }
        self.page.reload()

    def listing(self) -> SavedList:
        drive = a_drive()
        values = tuple(
            SavedValue(name, value, on_battery=self.on_battery.get(name)) for name, value in self.values.items()
        )
        ref = FileRef(Family.DRIVE, drive.identity)
        file = SavedFile(ref, "/etc/disktune/x", drive=drive.name, values=values)
        files = (replace(file, **self.file_facts),) if values else ()
        return SavedList(files, supply=self.supply, has_battery=self.has_battery)

    def save(self, args: Save) -> Any:
        for shown in args.settings:
            value = self.machine.states[shown.setting].value
            assert value is not None
            if value != shown.value:
                return Fails(Fault.CHANGED_MEANWHILE, f"It is now {value}. No settings were saved.")
            self.values[shown.setting] = value
        for name in args.drop:
            self.values.pop(name, None)
            self.on_battery.pop(name, None)
        for one in args.on_battery:
            assert one.setting in self.values
            self.on_battery.pop(one.setting, None)
            if one.value is not None:
                self.on_battery[one.setting] = one.value
        return self.listing()

    def forget(self, _args: OfFile) -> Any:
        self.values.clear()
        return self.listing()

    def bar(self, setting: str) -> LastingBar:
        return self.page.rows[setting].details.lasting


def names(args: Save) -> tuple[str, ...]:
    return tuple(shown.setting for shown in args.settings)
