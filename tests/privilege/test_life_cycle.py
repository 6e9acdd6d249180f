"""How a session ends, and that nothing stays on trial whatever ended it: on a real block device."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from disktune_helper.system.privilege import NOBODY
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import OWNER, PKEXEC, VIEWER, Sandbox, children
from tests.privilege.session import ANSWER_S, Session, command_for, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

JOURNAL = "/var/lib/disktune/journal.jsonl"
TRIALS = "/run/disktune"

WRITE_TIMEOUT_S = 10.0
"""After which the helper takes a window that does not read for dead."""


def _trials(sandbox: Sandbox) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in sandbox.path(TRIALS).glob("trial-*"))


def _settled(sandbox: Sandbox, loop: LoopDrive) -> bool:
    return loop.read_ahead == LoopDrive.READ_AHEAD and loop.scheduler == "none" and _trials(sandbox) == []


# -- with nothing on trial --


@pytest.mark.parametrize("privilege", ["browse", "inspect", "tune"])
def test_the_end_of_input_is_the_end(sandbox: Sandbox, privilege: str) -> None:
    with start(sandbox, privilege) as session:
        session.close_input()
        assert session.gone()
        assert session.process.wait(ANSWER_S) == 0
        assert session.process.stderr is not None
        assert session.process.stderr.read() == b""


@pytest.mark.parametrize("privilege", ["inspect", "tune"])
def test_the_end_of_the_window_is_the_end_though_the_pipe_stays_open(sandbox: Sandbox, privilege: str) -> None:
    with start(sandbox, privilege) as session:
        assert session.ok("alive") == {}
        os.kill(session.window, signal.SIGKILL)
        assert session.gone()


def test_signals_of_a_terminal_do_not_end_it(sandbox: Sandbox) -> None:
    with start(sandbox, "tune") as session:
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
            session.signal(number)
            assert session.ok("alive") == {}


# -- with a change on trial --


def test_a_change_is_made_and_put_back_at_the_end_of_input(sandbox: Sandbox, loop: LoopDrive) -> None:
    queue = loop.nr_requests
    with start(sandbox, "tune") as session:
        applied = loop.change(session, read_ahead=512, scheduler="mq-deadline", nr_requests=64)
        assert [result["after"] for result in applied["results"]] == [512, "mq-deadline", 64]
        assert (loop.read_ahead, loop.scheduler, loop.nr_requests) == (512, "mq-deadline", 64)
        assert _trials(sandbox) == [f"trial-{applied['trial']}"]
        session.close_input()
        ended = session.event("trial-ended")
        assert session.gone()
    assert (ended["trial"], ended["end"]) == (applied["trial"], "session-ended")
    assert not any(result["fault"] for result in ended["results"])
    assert _settled(sandbox, loop)
    assert loop.nr_requests == queue


def test_it_is_put_back_when_the_window_is_killed(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        loop.change(session, read_ahead=512)
        os.kill(session.window, signal.SIGKILL)
        assert session.gone()
        assert _settled(sandbox, loop)


def test_it_is_put_back_when_the_system_tells_it_to_stop(sandbox: Sandbox, loop: LoopDrive) -> None:
    """SIGTERM: what a shutdown, or the end of the user's session, sends to everything."""
    with start(sandbox, "tune") as session:
        loop.change(session, read_ahead=512)
        session.signal(signal.SIGTERM)
        assert session.event("trial-ended")["end"] == "session-ended"
        assert session.gone()
        assert _settled(sandbox, loop)


def test_it_is_put_back_when_asked_and_stays_when_kept(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        first = loop.change(session, read_ahead=512)
        assert session.ok("put-back", {"trial": first["trial"]})["end"] == "put-back"
        assert _settled(sandbox, loop)
        second = loop.change(session, trial_s=5, read_ahead=256)
        assert session.ok("keep", {"trial": second["trial"]})["end"] == "kept"
        assert _trials(sandbox) == []
    assert loop.read_ahead == 256


def test_a_window_that_does_not_read_holds_up_nothing(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        loop.change(session, trial_s=120, read_ahead=512)
        # Answers of some kilobytes each, far more than a pipe holds, and nobody takes them.
        for _ in range(150):
            session.post("drives")
        session.close_input()
        assert session.gone(WRITE_TIMEOUT_S + ANSWER_S)
        unread, holds = session.unread()
        assert unread > holds / 2, "the pipe was never full: this test shows nothing"
        assert _settled(sandbox, loop)


# -- after a helper that died --


def test_the_next_helper_puts_back_what_a_killed_one_left(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        applied = loop.change(session, read_ahead=512)
        session.signal(signal.SIGKILL)
        assert session.gone()
        session.process.wait(ANSWER_S)
    assert loop.read_ahead == 512
    assert _trials(sandbox) == [f"trial-{applied['trial']}"]
    for privilege in ("browse", "inspect"):
        with start(sandbox, privilege) as other:
            assert other.hello["unfinished"] == 0
            assert loop.read_ahead == 512
    with start(sandbox, "tune") as later:
        assert later.hello["unfinished"] == 1
        ended = later.event("trial-ended")
        assert (ended["trial"], ended["end"]) == (applied["trial"], "session-ended")
        assert ended["results"][0]["after"] == LoopDrive.READ_AHEAD
        assert _settled(sandbox, loop)
    with start(sandbox, "tune") as last:
        assert last.hello["unfinished"] == 0


# A window that starts a helper, hands its pipe through, and never asks how it ended.
CARELESS = "import subprocess, sys, time; subprocess.Popen(sys.argv[1:]); time.sleep(600)"


def test_a_dead_helper_that_nobody_has_buried_is_dead(sandbox: Sandbox, loop: LoopDrive) -> None:
    careless = ["/usr/bin/python3", "-IS", "-c", CARELESS, *command_for("tune")]
    with Session(sandbox.start(careless, OWNER)) as session:
        loop.change(session, read_ahead=512)
        session.signal(signal.SIGKILL)
        assert session.gone()
        assert Path(f"/proc/{session.helper}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        with start(sandbox, "tune") as later:
            assert later.hello["unfinished"] == 1
            later.event("trial-ended")
            assert _settled(sandbox, loop)


def test_a_helper_that_lives_is_left_alone(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        loop.change(session, read_ahead=512)
        with start(sandbox, "tune") as other:
            assert other.hello["unfinished"] == 0
            assert other.ok("alive") == {}
        assert loop.read_ahead == 512
    assert _settled(sandbox, loop)


def test_what_a_user_could_have_written_is_never_put_back(sandbox: Sandbox, loop: LoopDrive) -> None:
    """A forged way back would let anyone change drives through the next helper of root."""
    with start(sandbox, "tune") as session:
        loop.change(session, read_ahead=512)
        (name,) = (path.name for path in sandbox.path(TRIALS).glob("trial-*"))
        true = sandbox.path(f"{TRIALS}/{name}").read_text()
    # Of the process that is gone, and with another value to restore.
    forged = true.replace(f'"value":{LoopDrive.READ_AHEAD}', '"value":16384')
    assert forged.count("16384") == 1
    path, elsewhere = sandbox.path(f"{TRIALS}/{name}"), sandbox.path("/run/hijacked/elsewhere")

    def unfinished() -> int:
        with start(sandbox, "tune") as later:
            found: int = later.hello["unfinished"]
        return found

    elsewhere.write_text(forged)
    path.symlink_to("/run/hijacked/elsewhere")
    assert (unfinished(), loop.read_ahead) == (0, LoopDrive.READ_AHEAD)
    for uid, mode in ((OWNER.uid, 0o644), (0, 0o666), (0, 0o664)):
        path.unlink(missing_ok=True)
        path.write_text(forged)
        os.chown(path, uid, 0)
        path.chmod(mode)
        assert (unfinished(), loop.read_ahead) == (0, LoopDrive.READ_AHEAD)
    # Root's own word counts, or all of the above would prove nothing.
    path.unlink(missing_ok=True)
    path.write_text(forged)
    assert (unfinished(), loop.read_ahead) == (1, 16384)
    elsewhere.unlink()


# -- the journal --


def test_the_journal_is_roots_to_write_and_everybodys_to_read(sandbox: Sandbox, loop: LoopDrive) -> None:
    with start(sandbox, "tune") as session:
        applied = loop.change(session, read_ahead=512)
        session.ok("put-back", {"trial": applied["trial"]})
    for path, mode in ((JOURNAL, 0o100644), (str(Path(JOURNAL).parent), 0o040755), (TRIALS, 0o040755)):
        found = sandbox.path(path).lstat()
        assert (found.st_uid, found.st_gid, found.st_mode) == (0, 0, mode), path
    for user in (VIEWER, OWNER):
        with start(sandbox, "browse", user) as reader:
            newest = reader.ok("journal", {"limit": 2})["entries"]
        assert [(entry["cause"], entry["before"], entry["after"]) for entry in newest] == [
            ("put-back", 512, LoopDrive.READ_AHEAD),
            ("apply", LoopDrive.READ_AHEAD, 512),
        ]
    for line in sandbox.path(JOURNAL).read_text().splitlines():
        assert set(json.loads(line)) == {"boot", "diskseq", "entry", "slept"}


def test_pkexec_is_what_started_them(sandbox: Sandbox) -> None:
    """All of this was about root's process behind the user's window, not about a shortcut of the tests."""
    assert command_for("tune")[: len(PKEXEC)] == list(PKEXEC)
    with start(sandbox, "tune") as session:
        processes = (session.window, session.helper, *children(session.helper))
        uids = [Path(f"/proc/{pid}").stat().st_uid for pid in processes]
        assert uids == [OWNER.uid, NOBODY, 0, 0], "the helper, with those that hold drives and start programs"
        assert (
            Path(f"/proc/{session.helper}/environ").read_bytes().count(f"PKEXEC_UID={OWNER.uid}\0".encode()) == 1
        )
