"""Why a machine could not be reached, or its helper could not be started, and what to do about it."""

from __future__ import annotations

import re

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.messages.protocol import Class, Hello
from disktune_contract.version import VERSION
from disktune_gui.client.elevation import INSTALLED, last_line
from disktune_gui.client.remote.host import SUDO_RULE, short

# -- why a machine cannot be used --------------------------------------------------------------------------

translate = QCoreApplication.translate

_LOGIN = re.compile(r"[a-z_][a-z0-9._-]{0,31}")
NOBODY_KNOWN = "your-login"
"""In the rule for a name that is not known, or that sudoers(5) would take for something else."""
SSH_FAILED = 255
"""ssh's own exit status; every other one is that of the program there (ssh(1), EXIT STATUS)."""
NOT_FOUND, NOT_RUNNABLE, NOT_THIS_WAY = 127, 126, 64
NO_SSH = "sudo apt install openssh-client"
INSTALL_THERE = "sudo apt install disktune-helper"

_OF_SSH = (
    (
        "Host key verification failed",
        QT_TRANSLATE_NOOP(
            "Remote",
            "Unknown host key of {host}. Check the fingerprint with “ssh {address}”, then reconnect: {message}",
        ),
    ),
    (
        "Permission denied",
        QT_TRANSLATE_NOOP(
            "Remote",
            "{host} rejected your keys. Add one: “ssh-copy-id {address}”. {message}",
        ),
    ),
)
_ELSE = QT_TRANSLATE_NOOP("Remote", "{host} could not be reached: {message}")
_NO_HELPER = QT_TRANSLATE_NOOP("Remote", "No helper on {host}. Install it there: {command}")
_NO_SUDO = QT_TRANSLATE_NOOP(
    "Remote",
    "Read-only on {host}: connect as root or add to its /etc/sudoers.d/disktune: {command}",
)
_OTHER = QT_TRANSLATE_NOOP("Remote", "The helper on {host} did not start ({status}): {message}")


def no_ssh() -> str:
    """Return the sentence for a computer without OpenSSH's client."""
    words = translate("Remote", "OpenSSH client missing. Install it: {command}")
    return words.format(command=NO_SSH)


def bad_host(text: str) -> str:
    """Return the sentence for a host that is none."""
    words = translate(
        "Remote",
        "“{text}” is not a valid host. Example: admin@nas.",
    )
    return words.format(text="".join(sign if sign.isprintable() else "?" for sign in text[:80]))


def rule(host: str, login: str = "") -> str:
    """Return the rule of sudo that lets the user of *host* change settings there.

    *login* is the name as the helper there has it: ssh's configuration may have another one than the host.
    """
    user = login or host.rpartition("@")[0]
    # Capitals are aliases in sudoers, ALL among them; others would have to be quoted (sudoers(5)).
    return SUDO_RULE.format(user=user if _LOGIN.fullmatch(user) else NOBODY_KNOWN)


def not_started(host: str, privilege: Class, status: int | None, stderr: str, login: str = "") -> str:
    """Return why a helper of *privilege* on *host* sent no hello; *status* is ssh's exit status."""
    said = _spoken(stderr)
    facts = {"host": short(host), "address": host, "message": said, "status": str(status)}
    if status == SSH_FAILED or status is None:
        found = next((words for sign, words in _OF_SSH if sign in stderr), _ELSE)
        return translate("Remote", found).format(**facts)
    if privilege is Class.TUNE and needs_rule(status, stderr):
        return translate("Remote", _NO_SUDO).format(**facts, command=rule(host, login))
    if status in (NOT_FOUND, NOT_RUNNABLE) or "command not found" in stderr:
        return translate("Remote", _NO_HELPER).format(**facts, command=INSTALL_THERE)
    return translate("Remote", _OTHER).format(**facts)


def needs_rule(status: int | None, stderr: str) -> bool:
    """Return whether sudo has refused, which exits with 1, or is missing, for which the shell exits with 127."""
    if status == NOT_FOUND:
        return "sudo" in stderr and str(INSTALLED) not in stderr
    return status == 1 and "Traceback" not in stderr


def other_version(host: str, hello: Hello) -> str:
    """Return why the helper of *host* cannot serve this window: its version is another one."""
    words = translate("Remote", "Helper {there} on {host} does not match window {here}. Update the older one.")
    return words.format(host=short(host), there=hello.version, here=VERSION)


def in_part(host: str, hello: Hello) -> str:
    """Return the sentence for a helper that has other settings or operations than this window."""
    words = translate(
        "Remote",
        "Helper {there} on {host}, window {here}: only common functions are available.",
    )
    return words.format(host=short(host), there=hello.version, here=VERSION)


def _spoken(stderr: str) -> str:
    """Return OpenSSH's last message as plain text; for a changed host key, that and the offending entry."""
    if _CHANGED not in stderr:
        return last_line(stderr)
    offending = next((line.strip() for line in stderr.splitlines() if line.startswith("Offending")), "")
    return " ".join(filter(None, (f"{_CHANGED}.", last_line(offending))))


_CHANGED = "REMOTE HOST IDENTIFICATION HAS CHANGED"
