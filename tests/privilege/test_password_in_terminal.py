"""``disktune set …`` on a terminal without a desktop: polkit's text agent asks there, PAM judges the answer."""

from __future__ import annotations

import os
import select
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from disktune_helper.cli.common.command_line import Exit
from tests.amounts import PATIENCE_S, until
from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import ADMIN, OWNER, STRANGER, Sandbox, User
from tests.privilege.test_desktop_commands import command

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

PASSWORD = "correct horse 7"  # noqa: S105  # of an account that ends with the sandbox
RULE = f'polkit.addAdminRule(function () {{ return ["unix-user:{ADMIN.name}"]; }});\n'
CTRL_C = "\x03"


@pytest.fixture
def administrator(sandbox: Sandbox) -> Iterator[None]:
    """Let polkit ask for the password of one account, which has one."""
    rule = sandbox.path("/etc/polkit-1/rules.d/20-administrator.rules")
    rule.write_text(RULE)
    entry = f"{ADMIN.name}:{PASSWORD}\n"
    subprocess.run(sandbox.inside(["chpasswd"], None), input=entry, text=True, check=True)
    # polkitd reads its rules again when one is added, and says nothing of it.
    time.sleep(1)
    yield
    rule.unlink()
    sandbox.run(["usermod", "--lock", ADMIN.name])


class Terminal:
    """A command with a terminal of its own, and what came out on that."""

    def __init__(self, sandbox: Sandbox, words: list[str], user: User) -> None:
        self._here, there = os.openpty()
        self.before = termios.tcgetattr(there)
        self._process = subprocess.Popen(
            # In a session whose terminal it is: /dev/tty is this one, and Ctrl-C reaches all that run on it.
            sandbox.inside(["setsid", "--ctty", "--wait", *words], user),
            stdin=there,
            stdout=there,
            stderr=there,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "TERM": "dumb"},
            start_new_session=True,
        )
        self._there = there
        self.said = ""
        """What came out."""

    def _read(self, limit_s: float) -> bool:
        ready, _, _ = select.select([self._here], [], [], limit_s)
        if ready:
            self.said += os.read(self._here, 4096).decode("utf-8", "replace")
        return bool(ready)

    def until(self, words: str) -> None:
        """Wait for *words* on the terminal."""
        deadline = time.monotonic() + PATIENCE_S
        while words not in self.said:
            assert time.monotonic() < deadline, repr(self.said)
            self._read(0.2)

    def until_asked(self) -> None:
        """Wait for the question for the password; what is typed before the echo is off would be thrown away."""
        self.until("Password: ")
        deadline = time.monotonic() + PATIENCE_S
        while termios.tcgetattr(self._there)[3] & termios.ECHO:
            assert time.monotonic() < deadline, "the password would be shown"
            time.sleep(0.05)

    def type(self, text: str) -> None:
        """Type something, as with the keyboard."""
        os.write(self._here, text.encode())

    def end(self) -> int:
        """Wait for the end; return the exit status."""
        deadline = time.monotonic() + PATIENCE_S
        while self._process.poll() is None:
            assert time.monotonic() < deadline, repr(self.said)
            self._read(0.2)
        while self._read(0.1):
            pass
        assert termios.tcgetattr(self._there) == self.before, "the terminal is as it was"
        return self._process.returncode

    def close(self) -> None:
        """End what is left of it."""
        self._process.kill()
        self._process.wait()
        os.close(self._here)
        os.close(self._there)


@contextmanager
def terminal(sandbox: Sandbox, *words: str, user: User = STRANGER) -> Iterator[Terminal]:
    """Run a command of ``disktune``'s on a terminal."""
    one = Terminal(sandbox, command(*words), user)
    try:
        yield one
    finally:
        one.close()


def test_the_right_password_lets_it_through(sandbox: Sandbox, loop: LoopDrive, administrator: None) -> None:
    with terminal(sandbox, "set", loop.name, "read_ahead=512", "--keep") as one:
        one.until_asked()
        assert loop.read_ahead == loop.READ_AHEAD
        one.type(PASSWORD + "\n")
        status = one.end()
    assert (status, loop.read_ahead) == (0, 512), one.said
    assert f"Authenticating as: {ADMIN.name}" in one.said
    assert "Set to 512 KiB, confirmed." in one.said
    assert (one.said.count("Password: "), PASSWORD in one.said) == (1, False), one.said
    assert STRANGER.name in sandbox.run(command("history"), STRANGER).stdout


@pytest.mark.parametrize("typed", ["wrong\n", "\n"])
def test_a_wrong_password_is_refused(sandbox: Sandbox, loop: LoopDrive, administrator: None, typed: str) -> None:
    with terminal(sandbox, "set", loop.name, "read_ahead=512", "--keep") as one:
        one.until_asked()
        one.type(typed)
        status = one.end()
    assert (status, loop.read_ahead) == (Exit.NO_PERMISSION, loop.READ_AHEAD), one.said
    assert "disktune: Not authorized: wrong password, or the policy" in one.said
    assert one.said.count("Password: ") == 1


def test_ctrl_c_at_the_question_changes_nothing(sandbox: Sandbox, loop: LoopDrive, administrator: None) -> None:
    with terminal(sandbox, "set", loop.name, "read_ahead=512", "--keep") as one:
        one.until_asked()
        one.type(CTRL_C)
        status = one.end()
    assert (status, loop.read_ahead) == (Exit.NOT_DONE, loop.READ_AHEAD), one.said
    assert "disktune: Interrupted while waiting for permission. No settings were changed." in one.said


def test_ctrl_c_during_a_trial_reverts_it(sandbox: Sandbox, loop: LoopDrive) -> None:
    """On a terminal it reaches the command, `disktune` and the helper at once."""
    with terminal(sandbox, "set", loop.name, "read_ahead=512", "--try", "120s", user=OWNER) as one:
        until(lambda: loop.read_ahead == 512)
        one.type(CTRL_C)
        status = one.end()
    assert (status, loop.read_ahead) == (Exit.NOT_DONE, loop.READ_AHEAD), one.said


def test_what_needs_nobody_s_word_asks_nobody_on_a_terminal(
    sandbox: Sandbox, loop: LoopDrive, administrator: None
) -> None:
    with terminal(sandbox, "get", loop.name, "read_ahead") as one:
        assert one.end() == Exit.DONE
    assert "Password: " not in one.said
