"""A page Your Drives over scripted drives."""

from __future__ import annotations

from typing import Any

from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind, Member, Usage
from disktune_contract.health.health import AtaAttribute, AtaHealth, Health
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTestResult
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.scrub import ScrubList
from disktune_gui.home.page import HomePage
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.support import opened, services_of
from tests.sample_drive import make_drive

GOOD = Health(ata=AtaHealth(True, ()))
CAUTION = Health(ata=AtaHealth(True, (AtaAttribute(197, 200, 200, 0, 3, pre_failure=False),), rotating=True))
FAILING = Health(ata=AtaHealth(False, ()))
ASLEEP = Health(note="The drive is in standby or sleep mode.", asleep=True)
HIDDEN = Health(note="The bridge does not pass this command on.")
TESTED = Health(
    ata=AtaHealth(True, (), rotating=True),
    self_tests=(SelfTestResult(SelfTestKind.EXTENDED, SelfTestOutcome.FAILED_READ, lba=7),),
)


def array(name: str = "md0", alarm: Alarm = Alarm.DEGRADED, **changes: Any) -> Drive:
    """Return an array of three drives, of which one is missing."""
    facts: dict[str, Any] = {
        "level": "raid5",
        "state": "clean",
        "raid_disks": 3,
        "working_disks": 2,
        "operation": None,
        "progress_percent": None,
        "speed_kib_s": None,
        "finish_minutes": None,
        "members": (Member("sda1", 0, "in_sync"), Member("sdb1", 1, "in_sync")),
        "alarm": alarm.value,
        "why": "1 of 3 members is missing (slot 2).",
    }
    return make_drive(name, DriveKind.ARRAY, model="media", array=ArrayInfo(**(facts | changes)), usage=Usage())


class HomeStage:
    """The session, and the page when it was shown."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE) -> None:
        self.qtbot = qtbot
        self.session = ScriptedSession(privilege)
        self.health: dict[str, Health] = {}
        """What drives answer, by kernel name; the others are good."""
        self.session.answers |= {
            "health": lambda args: self.health.get(args.drive.name, GOOD),
            "scrubs": lambda _args: ScrubList(()),
            "identify": lambda _args: Fails(Fault.NOT_SUPPORTED, "Not today."),
        }
        self.services = services_of(self.session)

    def show(self, *drives: Drive) -> HomePage:
        """Show these drives, and wait until each has answered."""
        page = opened(self.qtbot, HomePage(self.services, lambda _drive: QMenu()), 956, 640)
        page.set_active(True)
        self.session.bring(*drives)
        page.show_drive(None)
        self.services.health_news.begin()
        self.settle(page)
        return page

    def settle(self, page: HomePage) -> None:
        """Wait until nothing is asked any more, and all of it is shown."""
        news = self.services.health_news
        self.qtbot.waitUntil(lambda: not (news._due or news._under_way or page._settle.isActive()))


def names(page: HomePage) -> list[str]:
    """Return the kernel names of the rows, from the top."""
    return [row.drive.name for row in page.model.rows]
