"""A long trial that ended is told once, with why; one that its user ended is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.messages.long_trial import Harm, HarmKind, LongEnd, LongStage, LongTrialState
from disktune_gui.tray.main import LongTrialNews
from disktune_gui.tray.notification import Notification, Urgency
from tests.gui.settings.test_long_trials_page import a_trial

LINE = "nvme nvme0: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10"


class Desktop(QObject):
    """Takes the place of the notifier."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Notification] = []

    def show(self, message: Notification) -> None:
        self.shown.append(message)


def write(folder: Path, state: LongTrialState) -> None:
    # As the service does: whole, and in place of the one before.
    new = folder / ".new"
    new.write_text(json.dumps({"state": wire.plain(state), "boot": "x"}), encoding="utf-8")
    new.rename(folder / state.trial)


def news_of(folder: Path) -> tuple[LongTrialNews, Any]:
    desktop: Any = Desktop()
    news = LongTrialNews(desktop, folder)
    news.begin()
    return news, desktop


def test_an_error_is_told_with_the_kernels_words(qtbot: QtBot, tmp_path: Path) -> None:
    write(tmp_path, a_trial())
    _news, desktop = news_of(tmp_path)
    harm = (Harm(HarmKind.CONTROLLER_DOWN, LINE, 60.0),)
    write(tmp_path, a_trial(stage=LongStage.ENDED, end=LongEnd.HARM, harm=harm))
    qtbot.waitUntil(lambda: len(desktop.shown) == 1)
    (message,) = desktop.shown
    assert (message.urgency, message.subject) == (Urgency.CRITICAL, "sda")
    assert LINE in message.body


def test_the_end_of_its_time_is_told_and_what_the_user_ended_is_not(qtbot: QtBot, tmp_path: Path) -> None:
    for end, told in ((LongEnd.TIME_UP, 1), (LongEnd.KEPT, 0), (LongEnd.REVERTED, 0)):
        folder = tmp_path / end.value
        folder.mkdir()
        write(folder, a_trial())
        news, desktop = news_of(folder)
        write(folder, a_trial(stage=LongStage.ENDED, end=end))
        news.look()
        assert len(desktop.shown) == told, end
        news.look()
        assert len(desktop.shown) == told


def test_what_had_ended_before_is_old_news_and_nonsense_is_passed_over(qtbot: QtBot, tmp_path: Path) -> None:
    write(tmp_path, replace(a_trial(), stage=LongStage.ENDED, end=LongEnd.TIME_UP))
    (tmp_path / "nonsense").write_text("{", encoding="utf-8")
    news, desktop = news_of(tmp_path)
    news.look()
    assert desktop.shown == []


def test_a_folder_that_is_not_there_yet_is_watched_for(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "disktune"
    news, desktop = news_of(folder)
    folder.mkdir()
    write(folder, a_trial())
    news.look()
    write(folder, a_trial(stage=LongStage.ENDED, end=LongEnd.STOPPED))
    qtbot.waitUntil(lambda: len(desktop.shown) == 1)


def test_what_else_root_keeps_there_wakes_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "disktune" / "long-trials"
    news, _desktop = news_of(folder)
    folder.mkdir(parents=True)
    qtbot.waitUntil(lambda: watched(news) == [str(folder)])
    (folder.parent / "journal.jsonl").write_text("{}", encoding="utf-8")
    (folder.parent / "mark-drive").touch()
    write(folder, a_trial())
    qtbot.waitUntil(lambda: news._open == {a_trial().trial})
    assert watched(news) == [str(folder)]


def watched(news: LongTrialNews) -> list[str]:
    return news._watcher.directories()
