"""How a helper of each class is started on this system, and why it did not start.

Four ways: as root the helper is started directly; as a user ``browse`` is started directly and the other classes
through pkexec, which only knows the helper in its installed, root-owned place (the path is part of the polkit
action); in a sandbox, where pkexec has no effect, through the sockets that the system's helper offers; the demo is
a single process of its own. Nothing here starts anything.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import disktune_contract
import disktune_gui
from disktune_contract.record import record

if TYPE_CHECKING:
    # For the types alone: the tray asks here, too, and would load the whole catalogue with it.
    from disktune_contract.messages.privilege import Class

INSTALLED = Path("/usr/libexec/disktune/disktune-helper")
"""Where the package, or ``make install-helper``, installs it; polkit compares this very string (pkexec.c, 122)."""
PKEXEC = Path("/usr/bin/pkexec")
PKCHECK = Path("/usr/bin/pkcheck")
AGENT = Path("/usr/bin/pkttyagent")
SETSID = Path("/usr/bin/setsid")
DOORS = Path("/run/disktune-door")
"""Where helper/systemd/disktune-*.socket listen, one socket for each class."""
SANDBOX = Path("/.flatpak-info")
"""Flatpak creates it in every sandbox (flatpak-metadata(5))."""
CHECKOUT = Path(__file__).resolve().parents[2] / "helper" / "disktune-helper"
ACTION = "org.disktune.DiskTune.{}"
"""Name of the polkit action of a class."""

BROWSE = "browse"
"""The class that needs no authorisation."""

INSTALL_COMMAND = "sudo make install-helper" if CHECKOUT.exists() else "sudo apt install disktune-helper"
PKEXEC_COMMAND = "sudo apt install pkexec polkitd"
DOOR_COMMAND = "sudo apt install disktune-helper && sudo systemctl enable --now disktune-tune.socket"

DISMISSED = 126
"""pkexec: the password dialog was dismissed."""
DENIED = 127
"""pkexec: not authorised, no agent to ask the user, or the program could not be started; see standard error."""

NOBODY_TO_ASK = "No authentication agent found"
NO_POLKIT = "Error getting authority"
NOT_AUTHORIZED = "Not authorized"
"""The messages of pkexec 122 by which the causes of exit status 127 are distinguished."""
TOO_MANY = "Too many sessions of this user"
"""What `disktune_gui.socket_bridge` adds to these messages."""

_LOCALE_VALUE = re.compile(r"[A-Za-z0-9_.@:-]{1,64}")
_LOCALE_NAMES = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LC_NUMERIC", "LC_CTYPE")


@record
class HelperLauncher:
    """The programs on this system by which a helper can be started."""

    root: bool
    demo: bool = False
    checkout: Path | None = None
    """The helper of the source tree this window runs from."""
    installed: Path | None = None
    pkexec: Path | None = None
    pkcheck: Path | None = None
    setsid: Path | None = None
    sandboxed: bool = False
    doors: Path | None = None
    """Where the system's helper can be reached from a sandbox."""
    host: str = ""
    """Another machine, as ssh takes it; empty for this one."""
    saved: str = ""
    """The file that the drive is from, where it is from one."""

    @property
    def elsewhere(self) -> bool:
        """Whether the drives are not this computer's: simulated, another machine's, or from a file."""
        return self.demo or bool(self.host or self.saved)

    @property
    def nearest(self) -> Path | None:
        """The helper to start without pkexec: the one of the same build as the window, if there is one."""
        return self.checkout or self.installed

    @property
    def can_elevate(self) -> bool:
        """Whether a class above ``browse`` can be had at all."""
        if self.host:
            return True
        if self.root or self.demo:
            return self.demo or self.nearest is not None
        return bool(self.doors if self.sandboxed else self.installed and self.pkexec)


@record
class HelperCommand:
    """A program to start: absolute path, arguments, and its whole environment."""

    program: str
    arguments: tuple[str, ...]
    environment: tuple[tuple[str, str], ...]


def survey(*, demo: bool = False) -> HelperLauncher:
    """Return what this system offers."""

    def program(path: Path) -> Path | None:
        return path if os.access(path, os.X_OK) else None

    return HelperLauncher(
        root=os.geteuid() == 0,
        demo=demo,
        checkout=program(CHECKOUT),
        installed=program(INSTALLED),
        pkexec=program(PKEXEC),
        pkcheck=program(PKCHECK),
        setsid=program(SETSID),
        sandboxed=SANDBOX.exists(),
        doors=DOORS if (DOORS / "tune").exists() else None,
    )


def command(privilege: Class | str, place: HelperLauncher, environ: Mapping[str, str]) -> HelperCommand | None:
    """Return how to start a helper of class *privilege*, or None where that is impossible.

    ``setsid`` gives the helper a session of its own, so that Ctrl-C in the terminal ends the window and not, at
    the same moment, the process that has to restore settings. It execs the helper without a fork unless it leads a
    process group, which a child of QProcess does not; so pkexec's parent, whom polkit judges, is the window.
    """
    if place.demo:
        return _module("disktune_gui.demo", privilege, place, environ)
    if place.nearest is None and privilege == BROWSE:
        return _module("disktune_helper", privilege, place, environ)
    if place.nearest is not None and (place.root or privilege == BROWSE):
        return _command([str(place.nearest), privilege], place, small_environment(environ))
    if place.root or not place.can_elevate:
        return None
    if place.sandboxed:
        return _module("disktune_gui.socket_bridge", str(DOORS / privilege), place, environ)
    argv = [str(place.pkexec), "--disable-internal-agent", str(place.installed), privilege]
    return _command(argv, place, small_environment(environ))


def terminal_command(words: Sequence[str], place: HelperLauncher, environ: Mapping[str, str]) -> HelperCommand:
    """Return how to run a command for a terminal as the user, with the user's own environment.

    It stays in the session of the terminal, so that it receives Ctrl-C.
    """
    if place.nearest is not None:
        return HelperCommand(str(place.nearest), tuple(words), tuple(environ.items()))
    environment = {**environ, "PYTHONPATH": where_we_are(environ.get("PYTHONPATH", ""))}
    return HelperCommand(sys.executable, ("-m", "disktune_helper", *words), tuple(environment.items()))


def silent_check(
    privilege: Class | str, place: HelperLauncher, pid: int, environ: Mapping[str, str]
) -> HelperCommand | None:
    """Return how to ask polkit whether class *privilege* would be granted to *pid* without a dialog.

    pkcheck without ``--allow-user-interaction`` never raises one; exit status 0 is yes.
    """
    if place.pkcheck is None:
        return None
    arguments = ("--action-id", ACTION.format(privilege), "--process", str(pid))
    return HelperCommand(str(place.pkcheck), arguments, tuple(small_environment(environ).items()))


def small_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the few variables a helper gets: a fixed PATH, and the locale.

    pkexec fails with 127 if a variable it keeps contains ``/``, ``%`` or ``..`` (pkexec.c,
    validate_environment_variable), so locale variables pass only if they look like a locale.
    """
    locale = {
        name: environ[name]
        for name in _LOCALE_NAMES
        if _LOCALE_VALUE.fullmatch(environ.get(name, "")) and ".." not in environ[name]
    }
    return {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **locale}


def where_we_are(others: str) -> str:
    """Return a PYTHONPATH by which another Python finds this very program, wherever it was installed."""
    packages = (disktune_gui, disktune_contract)
    places = [str(Path(package.__path__[0]).resolve().parent) for package in packages]
    return os.pathsep.join(dict.fromkeys([*places, *filter(None, others.split(os.pathsep))]))


def _module(name: str, argument: str, place: HelperLauncher, environ: Mapping[str, str]) -> HelperCommand:
    """Return how to run one of this program's own modules, as the user."""
    environment = {**environ, "PYTHONPATH": where_we_are(environ.get("PYTHONPATH", ""))}
    return _command([sys.executable, "-m", name, argument], place, environment)


def _command(argv: list[str], place: HelperLauncher, environment: dict[str, str]) -> HelperCommand:
    if place.setsid is not None:
        argv = [str(place.setsid), *argv]
    return HelperCommand(argv[0], tuple(argv[1:]), tuple(environment.items()))


def why_locked(place: HelperLauncher) -> str:
    """Return the sentence for a system on which nothing can be changed; empty if something can."""
    if place.can_elevate:
        return ""
    if place.saved:
        return translate("Elevation", "Read-only: from a file.")
    if place.sandboxed:
        words = translate(
            "Elevation",
            "Read-only. Install the helper on the host system: {command}",
        )
    elif place.installed is not None:
        words = translate(
            "Elevation",
            "Read-only: pkexec is missing. On Debian: {command}",
        )
    else:
        words = translate("Elevation", "Read-only. Install the helper: {command}")
    return words.format(command=remedy(place))


def remedy(place: HelperLauncher) -> str:
    """Return the command that makes changes possible on a system where nothing can be changed."""
    if place.sandboxed:
        return DOOR_COMMAND
    return PKEXEC_COMMAND if place.installed is not None else INSTALL_COMMAND


def translate(context: str, text: str) -> str:
    """Translate a sentence about starting the helper; a command for a terminal has no Qt and speaks English."""
    if "PyQt6.QtCore" not in sys.modules:
        return text
    from PyQt6.QtCore import QCoreApplication  # noqa: PLC0415  # the bridge out of a sandbox does without Qt

    return QCoreApplication.translate(context, text)


def why_refused(exit_code: int, stderr: str) -> str:
    """Return the sentence for a pkexec that ended with *exit_code* before the helper sent its hello."""
    if exit_code == DISMISSED:
        return translate("Elevation", "The password dialog was closed.")
    if exit_code == DENIED:
        for words, sentence in _denials():
            if words in stderr:
                return sentence
    detail = last_line(stderr)
    words = translate("Elevation", "The helper did not start (exit status {status}).").format(status=exit_code)
    return f"{words} {detail}".rstrip()


def _denials() -> tuple[tuple[str, str], ...]:
    """Return what pkexec 122 writes on standard error when it ends with 127, and what a person can do about it."""
    return (
        (
            NOBODY_TO_ASK,
            translate(
                "Elevation",
                "Read-only: no polkit agent. Start one such as lxpolkit, then unlock.",
            ),
        ),
        (
            NO_POLKIT,
            translate("Elevation", "polkitd does not respond. Start it, then unlock."),
        ),
        (
            NOT_AUTHORIZED,
            translate(
                "Elevation",
                "Not authorized: wrong password, or the policy forbids it. Retry or ask an administrator.",
            ),
        ),
        (
            TOO_MANY,
            translate(
                "Elevation",
                "Close one of 4 sandboxed windows, then unlock.",
            ),
        ),
        (
            "not found in the list of valid login shells",
            translate(
                "Elevation",
                "Your login shell is not in /etc/shells. Add it, then unlock.",
            ),
        ),
        (
            "No such file or directory",
            translate("Elevation", "The helper is missing. Reinstall it: {command}").format(
                command=INSTALL_COMMAND
            ),
        ),
    )


def last_line(text: str) -> str:
    """Return the last line with something in it, printable and at most 200 characters."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return "".join(sign if sign.isprintable() else "?" for sign in lines[-1][:200]) if lines else ""
