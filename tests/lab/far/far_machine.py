"""Another machine through ssh: sudo's refusal and its rule, a slow network, and one that is cut.

It is this machine behind a network of its own: a pair of virtual Ethernet devices, one end of which lies in a
network namespace together with the server of OpenSSH. Addresses are of the lab alone (RFC 5737).
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.far.far_news import array_listed, drive_comes_and_goes
from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import USER
from tests.lab.settings.trials import NEW, judged

SPACE, NEAR, FAR = "far", "lab-near", "lab-far"
HOST, DESK = "192.0.2.2", "192.0.2.1"
PLACE = Path("/run/lab-far")
RULES = Path("/etc/sudoers.d/disktune")
OLD: dict[str, object] = {"ata.write_cache": True, "block.read_ahead": 256, "block.scheduler": "mq-deadline"}
TRIAL_S = 60
PROMISED_S = 10.0
"""Within which both sides notice a cut."""
SLOW = "100ms"
"""In each direction."""
RESTORING_S = 5.0
"""What reverting three settings takes emulation at most, and the judge to see it."""
STALL_S = 2.0
"""How long starting a process may hold up a program in emulation beside another machine, which took 0.3 to 0.7 s.
A program that waited for the line would be held up for an answer: six seconds."""


class Driver:
    """`tests.lab.far.session_driver`, as the user at the desk."""

    def __init__(self) -> None:
        command = ["/usr/sbin/runuser", "-u", USER, "--", "/usr/bin/python3", "-m", "tests.lab.far.session_driver"]
        environment = {**os.environ, "HOME": f"/home/{USER}"}
        self._process = subprocess.Popen(
            [*command, f"{USER}@{HOST}", str(PLACE / "config")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(json.loads(line))

    def order(self, do: str, **facts: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": do, **facts}) + "\n")
        self._process.stdin.flush()

    def wait(
        self,
        *what: str,
        limit_s: float = 120.0,
        such: Callable[[dict[str, Any]], bool] = lambda _line: True,
        **facts: object,
    ) -> dict[str, Any]:
        """Return the next line of one of these kinds, with these *facts*, that is *such*."""
        deadline = time.monotonic() + limit_s
        while True:
            try:
                line = self._lines.get(timeout=max(0.1, deadline - time.monotonic()))
            except queue.Empty:
                raise Failed(f"not within {limit_s:.0f} s at the window: {', '.join(what)}") from None
            if line["what"] in what and facts.items() <= line.items() and such(line):
                return line

    def end(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(timeout=120)


@scenario(900)
def far_machine(lab: Lab) -> str:
    """News, charts and experiments over a slow line; a trial there is reverted within 10 s of a cut."""
    with network() as driver:
        driver.wait("reach", reach="CONNECTED")
        drive = next(one for one in driver.wait("drives")["drives"] if one["serial"] == HDD.serial)["name"]
        for setting, value in OLD.items():
            JUDGES[setting].write(drive, value)  # type: ignore[arg-type]
        _rule(lab, driver)
        run("tc", "qdisc", "add", "dev", NEAR, "root", "netem", "delay", SLOW)
        _in_space("tc", "qdisc", "add", "dev", FAR, "root", "netem", "delay", SLOW)
        news = [drive_comes_and_goes(lab, driver), array_listed(lab, driver)]
        driver.order("stalls")
        driver.wait("stalls")
        changes = {setting: [OLD[setting], NEW[setting]] for setting in NEW}
        driver.order("apply", drive=drive, changes=changes, trial_s=TRIAL_S)
        applied = driver.wait("apply", "no-apply")
        lab.same("applied", applied["what"], "apply")
        lab.same("on trial", judged({"name": drive}), NEW)
        cut = time.monotonic()
        run("ip", "link", "set", NEAR, "down")
        lost = driver.wait("reach", reach="LOST")
        here = lost["at"] - cut
        lab.true("who lost it", lost["gone"].startswith(f"{HOST}: connection lost at "))
        lab.until("everything is as it was", lambda: judged({"name": drive}) == OLD)
        there = time.monotonic() - cut
        lab.until("all helpers there have left", lambda: not _helpers())
        lab.true(f"noticed here after {here:.1f} s", here <= PROMISED_S)
        lab.true(f"reverted there after {there:.1f} s", there <= PROMISED_S + RESTORING_S)
        driver.order("stalls")
        stalled = driver.wait("stalls")["worst_s"]
        lab.true(f"the window was held up for {stalled:.2f} s", stalled < STALL_S)
        run("ip", "link", "set", NEAR, "up")
        driver.order("reconnect")
        driver.wait("reach", reach="CONNECTED")
        driver.order("trial", trial=applied["reply"]["trial"])
        look = driver.wait("trial", "no-trial")
        lab.same("what became of it", look["what"], "trial")
        lab.same("it is", look["reply"]["stage"], "over")
        lab.same("it ended", look["reply"]["ended"]["end"], "session-ended")
        lab.same("the window's end", driver.end(), 0)
        lab.until("all helpers there have left", lambda: not _helpers())
    return (
        f"noticed {here:.1f} s after the cut here, reverted {there:.1f} s after it there; an answer over 200 ms "
        f"took {applied['took_s']:.1f} s; the window was held up for {stalled * 1000:.0f} ms at most; "
        + "; ".join(news)
    )


def _rule(lab: Lab, driver: Driver) -> None:
    """Have sudo refuse, add the very rule that is shown, and be let in."""
    driver.order("unlock")
    refusal = driver.wait("rule")
    lab.same("refusal", driver.wait("refused", "unlocked")["what"], "refused")
    lab.same("the rule", refusal["rule"], f"{USER} ALL=(root) NOPASSWD: {HELPER} tune")
    RULES.write_text(refusal["rule"] + "\n", encoding="ascii")
    RULES.chmod(0o440)
    run("visudo", "--check", "--quiet", "--file", str(RULES))
    driver.order("unlock")
    lab.same("with the rule", driver.wait("refused", "unlocked")["what"], "unlocked")
    # It allows this one program with this one word.
    asked = ["/usr/sbin/runuser", "-u", USER, "--", "sudo", "-n", HELPER]
    for words in ([], ["inspect"], ["tune", "x"], ["show"]):
        done = subprocess.run([*asked, *words], capture_output=True, check=False, stdin=subprocess.DEVNULL)
        lab.true(f"sudo refuses {words}", done.returncode == 1 and b"sudo" in done.stderr)


@contextmanager
def network() -> Iterator[Driver]:
    """Give a driver that connects to this machine behind a network of its own; undo all of it."""
    PLACE.mkdir(mode=0o755)
    run("ip", "netns", "add", SPACE)
    server = None
    try:
        run("ip", "link", "add", NEAR, "type", "veth", "peer", "name", FAR, "netns", SPACE)
        run("ip", "address", "add", f"{DESK}/24", "dev", NEAR)
        run("ip", "link", "set", NEAR, "up")
        _in_space("ip", "address", "add", f"{HOST}/24", "dev", FAR)
        _in_space("ip", "link", "set", FAR, "up")
        server = subprocess.Popen([*_inside(), "/usr/sbin/sshd", "-D", "-e", "-f", _configured()])
        driver = Driver()
        yield driver
    finally:
        if server is not None:
            server.kill()
            server.wait()
        RULES.unlink(missing_ok=True)
        run("ip", "netns", "delete", SPACE)
        subprocess.run(["ip", "link", "delete", NEAR], capture_output=True, check=False)


def _configured() -> str:
    """Write keys and configurations of both sides; return the server's."""
    for name in ("hostkey", "key"):
        run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(PLACE / name))
    run("chown", USER, str(PLACE / "key"))
    (PLACE / "authorized").write_text((PLACE / "key.pub").read_text())
    (PLACE / "known").write_text(f"{HOST} {(PLACE / 'hostkey.pub').read_text()}")
    (PLACE / "config").write_text(
        f"Host *\n  IdentityFile {PLACE}/key\n  IdentitiesOnly yes\n  UserKnownHostsFile {PLACE}/known\n"
    )
    Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
    server = PLACE / "sshd_config"
    server.write_text(
        f"ListenAddress {HOST}\nHostKey {PLACE}/hostkey\nAuthorizedKeysFile {PLACE}/authorized\n"
        "PasswordAuthentication no\nUsePAM no\nPidFile none\n"
    )
    return str(server)


def _inside() -> list[str]:
    # Not "ip netns exec", which would mount another /sys.
    return ["nsenter", f"--net=/run/netns/{SPACE}"]


def _in_space(*command: str) -> None:
    run(*_inside(), *command)


def _helpers() -> list[str]:
    """Return the processes of helpers that serve a window."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"/usr/lib/disktune/disktune-helper.py" in words and {b"tune", b"browse", b"inspect"} & set(words):
            found.append(process.name)
    return found
