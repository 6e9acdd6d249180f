"""The programs that root starts: absolute paths and arguments made here (security-requirements.md R14)."""

from __future__ import annotations

import errno
import os
import select
import subprocess
import sys
import time

from disktune_contract.patterns import FORM_OF_UUID, pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.wire import MAX_REPLY
from disktune_helper.system.companion import starting
from disktune_helper.system.privilege import ENVIRONMENT

MDADM = "/usr/sbin/mdadm"
SYSTEMCTL = "/usr/bin/systemctl"
SYSTEMD_INHIBIT, CAT = "/usr/bin/systemd-inhibit", "/usr/bin/cat"
_SYSTEMD_RUNS = "/run/systemd/system"
"""Exists where systemd is the first process (sd_booted(3))."""

_ARRAY = pattern_of(r"md[_0-9][a-z0-9_]{0,15}")
"""Kernel names of arrays; the rule for all drives is wider."""
_SCRUB = pattern_of(rf"(start|resume|hold)-{FORM_OF_UUID}")
_TRIAL = pattern_of(r"[0-9a-f]{16}")
_DRIVE = pattern_of(r"[a-z][a-z0-9_]{0,31}")
"""Kernel names that are the same in the name of a unit; a few, such as cciss!c0d0, are not."""
WATCH = "disktune-saved-guard.path"
"""Every drive that appears pulls it in; until one does after an installation, nothing else starts it."""
_LIMIT_S = 60
_AWAKE_S = 3.0
"""How long logind may take to agree."""
_CHUNK = 64 << 10
_READER = """\
import sys
sys.path.append(sys.argv[1])
from disktune_helper.other_tools.reader_process import main
sys.exit(main(sys.argv[2]))
"""


def add_bitmap(array: str) -> None:
    """Let mdadm write the header of a bitmap to the members of *array* and switch it on; raises OSError."""
    _run([MDADM, "--grow", "--bitmap=internal", f"/dev/{_checked(array)}"])


def keep_awake(why: str) -> bool:
    """Have logind inhibit suspend for as long as this process lives; return whether it does.

    systemd-inhibit(1) starts cat when logind has agreed, and inhibits suspend until cat ends: with its input, of
    which this process alone has the other end. What cat returns shows that it has begun.
    """
    if not os.path.isdir(_SYSTEMD_RUNS):
        return False
    command = [SYSTEMD_INHIBIT, "--what=sleep", "--mode=block", "--who=DiskTune", f"--why={why}", CAT]
    pipe, null = subprocess.PIPE, subprocess.DEVNULL
    try:
        # Ctrl-C is for the command: suspend is inhibited until that has restored what it changed.
        holder = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=null, env=ENVIRONMENT, cwd="/", start_new_session=True
        )
        assert holder.stdin is not None  # noqa: S101  # it was asked for
        assert holder.stdout is not None  # noqa: S101
        _awake.append(holder)
        os.write(holder.stdin.fileno(), b"\n")
        answered, _, _ = select.select([holder.stdout], [], [], _AWAKE_S)
        return bool(answered) and os.read(holder.stdout.fileno(), 1) == b"\n"
    except OSError:
        return False


_awake: list[subprocess.Popen[bytes]] = []
"""Kept to the end, and with it the other end of its input."""


def read_as_nobody(drive: str) -> bytes:
    """Return what `reader_process.main` prints of *drive*; raises OSError.

    Python starts as we did and becomes the user nobody after loading its modules, which that user need
    not be able to read.
    """
    packages = os.path.abspath(f"{__file__}/../../..")
    return _run([sys.executable, "-ISB", "-c", _READER, packages, drive], keep_bytes=MAX_REPLY)


def watch_marks() -> None:
    """Let systemd watch for marks of the boot guard, if it does not yet; raises OSError.

    Where systemd is not the first process nothing is restored at a start, so there is nothing to guard.
    """
    if os.path.isdir(_SYSTEMD_RUNS):
        _run([SYSTEMCTL, "start", "--no-block", WATCH])


def start_boost(array: str) -> None:
    """Let systemd start the unit that keeps the boost of *array*; raises OSError."""
    _run([SYSTEMCTL, "start", _unit(array)])


def stop_boost(array: str) -> None:
    """Let systemd end it, and wait until it has restored everything; raises OSError."""
    _run([SYSTEMCTL, "stop", _unit(array)])


def start_recording(drive: str) -> None:
    """Let systemd start the unit that records who reaches *drive*; raises OSError."""
    _run([SYSTEMCTL, "start", _recording_unit(drive)])


def stop_recording(drive: str) -> None:
    """Let systemd end it, and wait until it has written down what it has; raises OSError."""
    _run([SYSTEMCTL, "stop", _recording_unit(drive)])


def start_long_trial(drive: str) -> None:
    """Let systemd start the unit that keeps the long trial of *drive*; raises OSError."""
    _run([SYSTEMCTL, "start", _long_trial(drive)])


def stop_long_trial(drive: str) -> None:
    """Let systemd end it, and wait until it has reverted or kept the values; raises OSError."""
    _run([SYSTEMCTL, "stop", _long_trial(drive)])


def start_scrub(word: str, uuid: str) -> None:
    """Let systemd start the unit that runs a scrub, or keeps limits; raises OSError."""
    _run([SYSTEMCTL, "start", _scrub_unit(word, uuid)])


def stop_scrub(word: str, uuid: str) -> None:
    """Let systemd end it, and wait until it has done what remains; raises OSError."""
    _run([SYSTEMCTL, "stop", _scrub_unit(word, uuid)])


def _scrub_unit(word: str, uuid: str) -> str:
    _need_systemd(Sentence("systemd does not run on this computer"))
    if not _SCRUB.fullmatch(f"{word}-{uuid}"):
        raise OSError(errno.EINVAL, f"{word[:10]}-{uuid[:40]} is not the name of a scrub")
    return f"disktune-scrub@{word}-{uuid}.service"


def keep_trial(token: str) -> bool:
    """Let systemd start the service that restores a trial if this process cannot, and wait until it is there.

    Return False where systemd is not the first process: there is none. Raises OSError.
    """
    if not os.path.isdir(_SYSTEMD_RUNS):
        return False
    if not _TRIAL.fullmatch(token):
        raise OSError(errno.EINVAL, f"{token[:40]!r} is not the name of a trial")
    _run([SYSTEMCTL, "start", f"disktune-trial@{token}.service"])
    return True


def _long_trial(drive: str) -> str:
    _need_systemd(Sentence("systemd does not run on this computer"))
    return f"disktune-long-trial@{_of_unit(drive)}.service"


def _unit(array: str) -> str:
    _need_systemd(Sentence("systemd does not run on this computer"))
    return f"disktune-boost@{_checked(array)}.service"


def _recording_unit(drive: str) -> str:
    _need_systemd(Sentence("systemd does not run on this computer"))
    return f"disktune-recording@{_of_unit(drive)}.service"


def _need_systemd(why: Sentence) -> None:
    if not os.path.isdir(_SYSTEMD_RUNS):
        raise OSError(errno.ENOSYS, why)


def _of_unit(drive: str) -> str:
    if not _DRIVE.fullmatch(drive):
        raise OSError(errno.EINVAL, Sentence("{drive} cannot be part of a unit's name", drive=repr(drive[:40])))
    return drive


def _checked(array: str) -> str:
    if not _ARRAY.fullmatch(array):
        raise OSError(errno.EINVAL, f"{array[:40]!r} is not the name of an array")
    return array


def heard(command: list[str], limit_s: int, *, keep_bytes: int = 0) -> tuple[bytes, bytes, int]:
    """Run a program; return its output, *keep_bytes* at most, the end of its error output, and its status.

    Raises OSError.
    """
    until = time.monotonic() + limit_s
    with starting.start(command, printing=bool(keep_bytes)) as process:
        try:
            printed, said = _hear(process, keep_bytes, until)
            return printed, said, process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            why = Sentence("{program} did not end within {seconds} s", program=command[0], seconds=limit_s)
            raise OSError(errno.ETIMEDOUT, why) from None
        except BaseException:
            process.kill()
            raise


def _run(command: list[str], *, keep_bytes: int = 0) -> bytes:
    """Run a program to its end and return what it printed, *keep_bytes* at most, if that is to be kept.

    Raises OSError with the last line of its error output.
    """
    printed, said, status = heard(command, _LIMIT_S, keep_bytes=keep_bytes)
    if status != 0:
        last = said.decode("utf-8", "replace").strip().splitlines()[-1:] or [f"status {status}"]
        raise OSError(errno.EIO, last[0][:200])
    return printed


def _hear(process: starting.Program, keep_bytes: int, until: float) -> tuple[bytes, bytes]:
    """Return what a program prints and the end of its error output; raises OSError for more than is kept."""
    so_far = {pipe.fileno(): bytearray() for pipe in (process.stdout, process.stderr) if pipe is not None}
    poll = select.poll()
    for pipe in so_far:
        poll.register(pipe, select.POLLIN)
    going = len(so_far)
    while going:
        ready = poll.poll(max(0.0, until - time.monotonic()) * 1000)
        if not ready:
            raise subprocess.TimeoutExpired(process.args, _LIMIT_S)
        for pipe, _ in ready:
            chunk = os.read(pipe, _CHUNK)
            if not chunk:
                poll.unregister(pipe)
                going -= 1
            so_far[pipe] += chunk
            if process.stdout is None or pipe != process.stdout.fileno():
                del so_far[pipe][:-_CHUNK]
            elif len(so_far[pipe]) > keep_bytes:
                raise OSError(errno.EFBIG, Sentence("It printed more than {most} bytes", most=keep_bytes))
    *printed, said = map(bytes, so_far.values())
    return b"".join(printed), said
