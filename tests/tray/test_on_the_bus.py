"""The tray on a real bus, judged by a notification server and a collector of tray items, strict as GDBus is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from disktune_gui.tray import indicator
from disktune_gui.tray.array_snapshot import Look
from tests.amounts import PATIENCE_S, amount
from tests.tray import surroundings
from tests.tray.surroundings import ROOT, Desktop, Program

pytestmark = [pytest.mark.tools, pytest.mark.slow]

NAMES = {"sda": {"model": "WD <Blue> & co", "slot": 0}, "sdb": {"model": "Old Reliable", "slot": 1}}
WHOLE = "active raid1 sda[0] sdb[1]\n 100 blocks super 1.2 [2/2] [UU]\n"
FAILED = "active raid1 sda[0] sdb[1](F)\n 100 blocks super 1.2 [2/1] [U_]\n"


def rebuilding(done: int) -> str:
    bar = f" [=>..] recovery = {done / 10:.1f}% ({done}/1000) finish=12.0min speed=9K/sec\n"
    return f"active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/1] [U_]\n{bar}"


@dataclass
class Scene:
    """A session, its arrays, and who is on its bus."""

    folder: Path
    environment: dict[str, str]
    programs: list[Program] = field(default_factory=list)

    def desktop(self, *capabilities: str, parts: tuple[str, ...] = ("notifications",)) -> Desktop:
        desktop = Desktop(self.environment, capabilities or ("body", "actions"))
        self.programs.append(desktop)
        for part in parts:
            desktop.order("appear", part)
            desktop.wait("appeared")
        return desktop

    def arrays(self, **texts: str) -> None:
        lines = "".join(f"{name} : {text}\n" for name, text in texts.items())
        (self.folder / "mdstat").write_text(f"Personalities : [raid1]\n{lines}unused devices: <none>\n")

    def tray(self) -> Program:
        program = surroundings.tray(self.environment, self.folder / "mdstat", self.folder, NAMES)
        self.programs.append(program)
        return program

    def look(self, program: Program) -> None:
        program.say("")
        assert program.line() == "looked"

    def press(self, desktop: Desktop, number: int, button: str, token: str = "") -> None:
        """Press a button, not before the program can know the number: no hand is faster than that."""
        desktop.order("settle")
        desktop.order("press", number, button, token)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with surroundings.session(tmp_path) as environment:
        scene = Scene(tmp_path, environment)
        scene.arrays(md0=WHOLE)
        yield scene
        for program in reversed(scene.programs):
            program.end()


# -- notifications -----------------------------------------------------------------------------------------


def test_a_failure_is_told_with_its_drive_and_stays_until_it_was_seen(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    assert desktop.is_silent("notified")
    scene.arrays(md0=FAILED)
    scene.look(tray)
    one = desktop.notified()
    assert one["title"] == "md0 is degraded"
    assert one["body"].startswith("sdb (Old Reliable, slot 1) failed. 1 of 2 members is missing")
    assert (one["hints"]["urgency"], one["timeout"], one["replaces"]) == (2, 0, 0)
    assert one["actions"] == ["default", "Show", "show", "Show"]
    assert (one["icon"], one["hints"]["desktop-entry"]) == ("org.disktune.DiskTune",) * 2
    scene.look(tray)
    assert desktop.is_silent("notified")


def test_progress_is_brought_up_to_date_in_place(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    told = [desktop.notified() for _ in range(2)]
    assert [one["title"] for one in told] == [
        "md0 is degraded",
        "md0: rebuild started",
    ]
    number = told[1]["notified"]
    for done, text in ((60, "6%, about 12 min remaining."), (512, "51%, about 12 min remaining.")):
        scene.arrays(md0=rebuilding(done))
        scene.look(tray)
        progress = desktop.notified()
        assert (progress["replaces"], progress["notified"]) == (number, number)
        assert (progress["title"], progress["body"]) == ("md0: rebuild running", text)
        assert "value" not in progress["hints"]
        assert progress["hints"]["urgency"] == 0
        assert progress["actions"][4:] == ["speed-up", "Boost…", "pause", "Pause…"]
    scene.arrays(md0="active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n")
    scene.look(tray)
    was, finished = desktop.notified(), desktop.notified()
    assert (was["replaces"], was["title"]) == (told[0]["notified"], "md0 was degraded")
    assert (was["hints"]["urgency"], was["timeout"]) == (1, 0)
    assert was["body"] == "It had lost sdb (Old Reliable, slot 1). 2 members, all in sync."
    assert (finished["replaces"], finished["title"]) == (number, "md0: rebuild finished")
    assert finished["body"].startswith("It took ")


def test_a_beginning_is_told_even_if_all_is_over_before_the_desktop_has_answered(scene: Scene) -> None:
    """The end takes the place of the beginning, so that one notification is left of both."""
    tray = scene.tray()
    for done in (12, 300, 600):
        scene.arrays(md0=rebuilding(done))
        scene.look(tray)
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    time.sleep(0.5)
    desktop = scene.desktop()
    told = {one["title"]: one for one in (desktop.notified() for _ in range(4))}
    assert list(told) == [
        "md0 is degraded",
        "md0: rebuild started",
        "md0 was degraded",
        "md0: rebuild finished",
    ]
    degraded, started, was, finished = told.values()
    assert (was["replaces"], finished["replaces"]) == (degraded["notified"], started["notified"])
    assert desktop.is_silent("notified")


def test_what_was_dismissed_is_not_brought_back_by_progress(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    started = [desktop.notified() for _ in range(2)][1]
    desktop.order("close", started["notified"], 2)
    desktop.order("settle")
    scene.arrays(md0=rebuilding(500))
    scene.look(tray)
    assert desktop.is_silent("notified")
    scene.arrays(md0="active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n")
    scene.look(tray)
    assert [desktop.notified()["title"] for _ in range(2)] == [
        "md0 was degraded",
        "md0: rebuild finished",
    ]


def test_a_server_without_buttons_gets_none_and_one_with_markup_gets_none_of_a_drives_name(scene: Scene) -> None:
    desktop, tray = scene.desktop("body", "body-markup"), scene.tray()
    scene.arrays(md0="active raid1 sda[0](F) sdb[1]\n 100 blocks super 1.2 [2/1] [_U]\n")
    scene.look(tray)
    failed = desktop.notified()
    assert failed["actions"] == []
    assert "WD &lt;Blue&gt; &amp; co" in failed["body"]


def test_what_nobody_could_show_is_shown_when_somebody_can(scene: Scene) -> None:
    scene.arrays(md0=FAILED)
    scene.tray()
    time.sleep(1)
    desktop = scene.desktop()
    assert desktop.notified()["title"] == "md0 is degraded"


def test_a_new_tray_tells_what_it_missed_and_nothing_twice(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    assert desktop.notified()["title"] == "md0 is degraded"
    tray.end()
    tray = scene.tray()
    assert desktop.is_silent("notified")
    tray.end()
    scene.arrays()
    scene.tray()
    assert desktop.notified()["title"] == "md0 disappeared"


def test_a_message_that_an_earlier_tray_left_is_brought_up_to_date(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    degraded, started = desktop.notified(), desktop.notified()
    assert surroundings.until(lambda: '"md0/recovery"' in _shown(scene))
    tray.process.kill()
    tray.end()
    scene.arrays(md0=WHOLE)
    tray = scene.tray()
    was, finished = desktop.notified(), desktop.notified()
    assert (was["title"], was["replaces"]) == ("md0 was degraded", degraded["notified"])
    assert (finished["title"], finished["replaces"]) == ("md0: rebuild finished", started["notified"])


def test_a_message_of_another_desktop_is_not_taken_for_the_tray_s_own(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    desktop.notified()
    assert surroundings.until(lambda: '"md0/state"' in _shown(scene))
    tray.end()
    scene.programs.remove(desktop)
    desktop.end()
    scene.arrays(md0=WHOLE)
    desktop, _ = scene.desktop(), scene.tray()
    assert (whole := desktop.notified())["title"] == "md0 is healthy again"
    assert whole["replaces"] == 0


def test_a_tray_that_leaves_takes_along_what_it_kept_up_to_date(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    _, started = desktop.notified(), desktop.notified()
    assert surroundings.until(lambda: '"md0/recovery"' in _shown(scene))
    tray.end()
    assert desktop.wait("closed")["closed"] == started["notified"]
    assert desktop.is_silent("closed")


def test_an_array_that_is_there_again_is_no_longer_called_gone(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays()
    scene.look(tray)
    gone = desktop.notified()
    assert gone["title"] == "md0 disappeared"
    assert surroundings.until(lambda: '"md0/state"' in _shown(scene))
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    assert desktop.wait("closed")["closed"] == gone["notified"]


def _shown(scene: Scene) -> str:
    file = scene.folder / "state/disktune/notifications.json"
    return file.read_text() if file.exists() else ""


def test_what_has_ended_goes_into_the_history_of_the_window_once(scene: Scene) -> None:
    folder = scene.folder / "sys/block/md0/md"
    folder.mkdir(parents=True)
    (folder / "uuid").write_text("6d42:1\n")
    desktop, tray = scene.desktop(), scene.tray()
    before = time.time()
    scene.arrays(md0=rebuilding(10))
    scene.look(tray)
    assert [desktop.notified()["title"] for _ in range(2)][1] == "md0: rebuild started"
    # The window has been looking as well, but not from the beginning.
    file = scene.folder / "state/disktune/array-operations.jsonl"
    now = time.time()
    operation_history.remember(
        file, Operation("uuid:6d42:1", "md0", "recover", now, now + 1, False, True, boost="fast")
    )
    time.sleep(1.2)
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    assert [desktop.notified()["title"] for _ in range(2)][1] == "md0: rebuild finished"
    scene.look(tray)
    (over,) = operation_history.read(file)
    assert (over.identity, over.operation, over.whole, over.done, over.boost) == (
        *("uuid:6d42:1", "recover", True, True, "fast"),
    )
    assert over.began < now
    assert 1.0 <= over.ended - over.began <= time.time() - before


def test_a_muted_array_is_silent_and_what_is_gone_takes_its_notifications_along(scene: Scene) -> None:
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED, md1=WHOLE)
    scene.look(tray)
    number = desktop.notified()["notified"]
    (scene.folder / "config/disktune").mkdir(parents=True, exist_ok=True)
    (scene.folder / "config/disktune/disktune.conf").write_text("[General]\nmuted_arrays=md1\n")
    scene.arrays(md1=FAILED)
    scene.look(tray)
    assert desktop.notified()["title"] == "md0 disappeared"
    assert desktop.wait("closed")["closed"] == number
    assert desktop.is_silent("notified")


def test_buttons_show_the_window_at_the_array(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "window")), scene.tray()
    scene.arrays(md0=rebuilding(12))
    scene.look(tray)
    number = [desktop.notified() for _ in range(2)][1]["notified"]
    for button, offer in (("default", ""), ("show", ""), ("speed-up", "speed-up"), ("pause", "pause")):
        scene.press(desktop, number, button, "token-7")
        assert desktop.wait("window")["window"] == ["md0", offer, "token-7"]
    scene.press(desktop, number + 99, "show")
    assert desktop.is_silent("window")


def test_a_window_is_started_where_none_is_open(scene: Scene) -> None:
    scene.environment["QT_QPA_PLATFORMTHEME"] = "gtk3"
    desktop, tray = scene.desktop(), scene.tray()
    scene.arrays(md0=FAILED)
    scene.look(tray)
    scene.press(desktop, desktop.notified()["notified"], "show")
    calls = ["dbus-send", "--session", "--print-reply=literal", "--dest=org.freedesktop.DBus", "/"]
    owner = [*calls, "org.freedesktop.DBus.GetConnectionUnixProcessID", "string:org.disktune.DiskTune"]

    def pid() -> int:
        done = subprocess.run(owner, env=scene.environment, capture_output=True, text=True, check=False)
        return int(done.stdout.split()[-1]) if done.returncode == 0 else 0

    assert surroundings.until(lambda: pid() > 0)
    window = pid()
    try:
        assert Path(f"/proc/{window}/cmdline").read_text().split("\0")[1:4] == [
            "-m",
            "disktune_gui",
            "--drive=md0",
        ]
        show = [
            "dbus-send",
            "--session",
            "--print-reply",
            "--dest=org.disktune.DiskTune",
            "/org/disktune/DiskTune",
        ]
        again = [*show, "org.disktune.DiskTune1.Show", "string:md0", "string:pause", "string:"]
        subprocess.run(again, env=scene.environment, capture_output=True, check=True)
    finally:
        os.kill(window, signal.SIGTERM)
    assert surroundings.until(lambda: pid() == 0)


# -- the item in the tray ----------------------------------------------------------------------------------


def test_the_item_says_how_the_arrays_are(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    assert desktop.wait("item")["item"].startswith(":")
    pictures = []
    for text, tip in (
        (WHOLE, "md0: healthy"),
        (rebuilding(12), "md0: degraded, rebuild 1%, about 12 min remaining"),
        (rebuilding(500), "md0: degraded, rebuild 50%, about 12 min remaining"),
        (FAILED, "md0: degraded"),
        ("broken raid0 sda[0] sdb[1]\n 9 blocks", "md0: failed"),
        ("inactive sda[0](S)\n 9 blocks super 1.2", "md0: inactive"),
    ):
        scene.arrays(md0=text, md9="inactive sdx[0](S)\n 9 blocks super external:imsm")
        scene.look(tray)
        desktop.order("describe")
        item = desktop.wait("described")
        assert item["tip"][0] == tip
        assert (item["described"]["Id"], item["described"]["Title"]) == ("disktune",) * 2
        assert item["sizes"] == [22, 32, 48]
        assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", tip, "Quit"]
        pictures.append(item["picture"])
    assert len(set(pictures)) == 5  # not started looks as failed does


def test_where_arrays_were_never_seen_it_is_not_said_that_there_are_none(scene: Scene) -> None:
    desktop = scene.desktop(parts=("notifications", "watcher"))
    (scene.folder / "mdstat").write_text("something else\n")
    tray = scene.tray()
    desktop.wait("item")
    scene.look(tray)
    desktop.order("describe")
    labels = [entry["label"] for entry in desktop.wait("described")["menu"]]
    assert labels == ["Open DiskTune", "RAID arrays unknown", "Quit"]


def test_arrays_that_cannot_be_seen_have_not_gone(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher")), scene.tray()
    desktop.wait("item")
    (scene.folder / "mdstat").write_text("")
    (scene.folder / "mdstat").write_text("something else\n")
    scene.look(tray)
    assert desktop.is_silent("notified")
    desktop.order("describe")
    item = desktop.wait("described")
    assert item["tip"][0] == "The state of the RAID arrays is unknown: /proc/mdstat cannot be read"
    assert [entry["label"] for entry in item["menu"]] == ["Open DiskTune", "md0: unknown", "Quit"]
    scene.arrays(md0=WHOLE)
    scene.look(tray)
    desktop.order("describe")
    assert desktop.wait("described")["tip"][0] == "md0: healthy"


def test_the_menu_opens_the_window_mutes_and_leaves(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    desktop.wait("item")
    desktop.order("describe")
    opens, array, leaves = desktop.wait("described")["menu"]
    desktop.order("click", opens["number"])
    assert desktop.wait("window")["window"] == ["", "", ""]
    shows, mutes = array["below"]
    desktop.order("click", shows["number"])
    assert desktop.wait("window")["window"] == ["md0", "", ""]
    desktop.order("activate")
    assert desktop.wait("window")["window"] == ["", "", ""]
    assert (mutes["label"], mutes["ticked"]) == ("Mute Notifications", False)
    desktop.order("click", mutes["number"])
    assert surroundings.until(lambda: "md0" in _kept(scene))
    scene.arrays(md0=FAILED)
    scene.look(tray)
    assert desktop.is_silent("notified")
    desktop.order("click", leaves["number"])
    assert tray.process.wait(PATIENCE_S) == 0


def test_the_menu_shows_what_was_muted_in_the_window(scene: Scene) -> None:
    desktop = scene.desktop(parts=("notifications", "watcher"))
    scene.tray()
    desktop.wait("item")
    folder = scene.folder / "config/disktune"
    folder.mkdir(parents=True, exist_ok=True)
    for muted in (True, False):
        (folder / "disktune.conf").write_text(f"[General]\nmuted_arrays={'md0' if muted else ''}\n")
        desktop.order("describe")
        _, array, _ = desktop.wait("described")["menu"]
        assert [entry["ticked"] for entry in array["below"]][-1] is muted


def test_the_menu_offers_what_can_be_done_while_something_runs(scene: Scene) -> None:
    desktop, tray = scene.desktop(parts=("notifications", "watcher", "window")), scene.tray()
    desktop.wait("item")

    def below() -> list[dict[str, Any]]:
        scene.look(tray)
        desktop.order("describe")
        _, array, _ = desktop.wait("described")["menu"]
        found: list[dict[str, Any]] = array["below"]
        return found

    scene.arrays(md0=rebuilding(12))
    offered = below()
    assert [entry["label"] for entry in offered] == [
        "Show",
        "Boost Until Finished…",
        "Pause…",
        "Mute Notifications",
    ]
    for entry, what in zip(offered[1:3], ("speed-up", "pause"), strict=True):
        desktop.order("click", entry["number"])
        assert desktop.wait("window")["window"] == ["md0", what, ""]
    scene.arrays(md0=WHOLE)
    assert [entry["label"] for entry in below()] == ["Show", "Mute Notifications"]


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (Look("md0", Alarm.DEGRADED, "", paused=True), "md0: degraded, paused"),
        (
            Look("md0", Alarm.BUSY, "", operation="check", percent=5.0, paused=True),
            "md0: healthy, paused, check 5%",
        ),
        (Look("md0", Alarm.BUSY, "", operation="resync", waiting=True), "md0: healthy, resync waiting"),
    ],
)
def test_an_array_is_told_in_a_line(look: Look, words: str) -> None:
    assert indicator.line(look) == words


def _kept(scene: Scene) -> str:
    file = scene.folder / "config/disktune/disktune.conf"
    return file.read_text() if file.exists() else ""


def test_a_collector_of_items_that_comes_late_or_comes_back_is_served(scene: Scene) -> None:
    """Qt 6.4 asks once for good whether there is one; so nobody may ask before there is."""
    scene.tray()
    desktop = scene.desktop()
    desktop.order("appear", "watcher")
    desktop.wait("item")
    desktop.order("vanish", "watcher")
    time.sleep(0.5)
    desktop.order("appear", "watcher")
    desktop.wait("item")
    desktop.order("describe")
    assert desktop.wait("described")["tip"][0] == "md0: healthy"


# -- the program itself ------------------------------------------------------------------------------------


def _command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "disktune_gui", *arguments]


def test_there_is_one_tray_and_it_can_be_told_to_leave(scene: Scene) -> None:
    first = Program(_command("--tray"), scene.environment, takes_lines=False)
    scene.programs.append(first)
    call = [
        "dbus-send",
        "--session",
        "--print-reply",
        "--dest=org.disktune.DiskTune.Tray",
        "/org/disktune/DiskTune",
    ]
    environment = scene.environment

    def answers() -> bool:
        peer = [*call, "org.freedesktop.DBus.Peer.Ping"]
        return subprocess.run(peer, env=environment, capture_output=True, check=False).returncode == 0

    assert surroundings.until(answers)
    second = subprocess.run(
        _command("--tray"), env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (second.returncode, second.stdout) == (0, "disktune: the tray is already running\n")
    subprocess.run([*call, "org.disktune.DiskTune1.Quit"], env=environment, capture_output=True, check=True)
    assert first.process.wait(PATIENCE_S) == 0


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"DISPLAY": "", "QT_QPA_PLATFORM": ""}, "the tray needs a desktop session, and none was found"),
        ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}, "the tray needs the D-Bus session bus"),
    ],
)
def test_where_there_can_be_no_tray_a_sentence_says_so(scene: Scene, changed: dict[str, str], why: str) -> None:
    done = subprocess.run(
        _command("--tray"),
        env=scene.environment | changed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"disktune: {why}")
    assert done.stderr.count("\n") == 1


_ASK = """
import sys
from PyQt6.QtCore import QCoreApplication, QObject
from PyQt6.QtDBus import QDBusConnection
from disktune_gui.desktop.portal import AutostartRequest

application = QCoreApplication([])
owner = QObject()

def answered(said: object) -> None:
    print(said, flush=True)
    application.quit()

request = AutostartRequest(QDBusConnection.sessionBus(), "To tell.", ["disktune", "--tray"], owner)
request.send(answered, answered, on=sys.argv[1] == "on")
application.exec()
"""


def test_in_a_sandbox_the_portal_is_asked_in_its_own_types(scene: Scene) -> None:
    def ask(wish: str) -> str:
        command = [sys.executable, "-c", _ASK, wish]
        done = subprocess.run(command, env=scene.environment, cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert ask("on").startswith("The desktop's portal rejected the request: ")  # nobody is there
    desktop = scene.desktop(parts=("portal",))
    assert ask("on") == "True"
    asked = desktop.wait("asked")["asked"]
    assert (asked["commandline"], asked["autostart"], asked["reason"]) == (
        ["disktune", "--tray"],
        True,
        "To tell.",
    )
    assert ask("off") == "False"
    desktop.order("grant", False)
    assert ask("on") == "False"


def _switches(pid: int) -> int:
    """Return how often all threads of a process left the processor: each wake-up ends in one."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        for line in (task / "status").read_text().splitlines():
            if line.startswith(("voluntary_ctxt_switches", "nonvoluntary_ctxt_switches")):
                total += int(line.split()[1])
    return total


def test_an_idle_tray_does_not_wake_up(scene: Scene) -> None:
    """On this machine's own arrays, or the lack of them, in the session of a desktop that shows everything."""
    if "=" in (text := _own_mdstat()) and "%" in text:
        pytest.skip("an array of this machine is at work")
    desktop = scene.desktop(parts=("notifications", "watcher"))
    tray = Program(_command("--tray"), scene.environment, takes_lines=False)
    scene.programs.append(tray)
    desktop.wait("item")
    idle_s = float(os.environ.get("DISKTUNE_IDLE_S", amount(60)))
    # First the helper that was asked for names leaves, and Qt's libraries settle.
    before, deadline = -1, time.monotonic() + PATIENCE_S
    while before != (before := _switches(tray.process.pid)) or _children(tray.process.pid):
        assert time.monotonic() < deadline
        time.sleep(idle_s)


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _own_mdstat() -> str:
    path = Path("/proc/mdstat")
    return path.read_text() if path.exists() else ""
