"""The program: which command is wanted, and, for the privileged ones, whether it may be run."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Mapping

from disktune_helper import faces
from disktune_helper.faces import CLASSES, FACES, Face

EX_USAGE = 2
EX_TEMPFAIL = 75
EX_OUTPUT = 74
"""sysexits.h's EX_IOERR."""
EX_NO_PERMISSION = 3
"""As `command_line.Exit`, which is loaded later."""
EX_NOT_THIS_WAY = 64
"""As `privilege.EX_NOPERM`, which is not loaded only to refuse."""

_THROUGH_POLKIT = (["inspect"], ["tune"])
_NEXT = "\n       disktune-helper "
_WIDTH = 29
"""Of a synopsis in the usage."""


def main(argv: list[str]) -> int:
    """Run the command that ``argv[1]`` names; return the exit status. Bad usage: a sentence, and 2.

    pkexec starts any program with any arguments for those who give the password to that; the commands that are not
    made for root are then refused here (security-requirements.md R2).
    """
    if "PKEXEC_UID" in os.environ and argv[1:] not in _THROUGH_POLKIT:
        print("disktune-helper: through pkexec it takes exactly one word, inspect or tune", file=sys.stderr)
        return EX_NOT_THIS_WAY
    words = argv[1:]
    if _wants_help(words):
        return _until_enough(lambda: _help(words[0]))
    face = FACES.get(words[0]) if words else None
    if face is not None and (face.name not in CLASSES or len(words) == 1):
        if face.name in CLASSES:
            return _carry_out(face, words)
        if face.ceiling:
            _limit_to(face.ceiling)
        return _until_enough(lambda: _carry_out(face, words), prints=face.prints)
    if words == ["--version"]:
        return _until_enough(_version)
    print("disktune-helper: unknown command; --help lists the commands", file=sys.stderr)
    return EX_USAGE


def _carry_out(face: Face, words: list[str]) -> int:
    """Carry out *words*, of which the first is the name of *face*."""
    # Who serves a window is admitted first.
    whose = faces.holder_of(words) if faces.are_sealed() and face.leaves and face.name not in CLASSES else ""
    if whose and not _leave_roots_shell(face, whose):
        return EX_NO_PERMISSION
    run = faces.function_of(face.does)
    if face.does.startswith("main."):
        return run(words)
    return run(words[1:], *(getattr(sys, stream) for stream in face.streams.split()))


def _leave_roots_shell(face: Face, whose: str) -> bool:
    """Leave root, and keep what the person at the terminal has set; return whether the work may begin."""
    from disktune_helper.system import privilege as power  # noqa: PLC0415
    from disktune_helper.system.log import log_mistake  # noqa: PLC0415

    environment, on_interrupt = dict(os.environ), signal.getsignal(signal.SIGINT)
    power.by_sudo()
    try:
        power.settle()
        _leave_root(face, whose)
    except (power.StartNotAllowed, OSError) as error:
        if not face.restores or whose != face.leaves:
            print(f"disktune-helper: root's privileges could not be limited: {error}", file=sys.stderr)
            return False
        log_mistake(face.name, error)
        faces.load_all(face.loads)
    os.environ.update(environment)
    signal.signal(signal.SIGINT, on_interrupt)
    return True


def _leave_root(face: Face, whose: str) -> None:
    """Have drives held, become the user nobody, and load as that what *face* needs; raises OSError.

    *whose* holder of drives it has is one of `permitted.HOLDERS`.
    """
    from disktune_contract.messages.privilege import Class  # noqa: PLC0415
    from disktune_helper.system import lockdown  # noqa: PLC0415

    if not faces.open_to_all():
        # A checkout in a person's own folder, of which nobody reads a file.
        faces.load(face.loads)
    with faces.importing_nothing():
        if face.opens:
            faces.function_of("system.held_files.open_before")(face.opens)
        module = "leaving_root" if whose == Class.INSPECT else "changing_root"
        faces.function_of(f"system.companion.{module}.leave")(whose)
    faces.load_all(face.loads)
    lockdown.shut_in(Class.TUNE if whose == Class.TUNE else Class.INSPECT)


def who(words: list[str]) -> int:
    """Print which other tools set what; root's files are not read as root."""
    if _as_nobody():
        from disktune_helper.cli import who as command  # noqa: PLC0415

        return command.run(words[1:], sys.stdout, sys.stderr)
    return EX_NOT_THIS_WAY


def explain(words: list[str]) -> int:
    """Carry out `explain` or `import`, which read what others wrote: not as root."""
    asks_how = words[1:] in (["--help"], ["-h"])
    return at_terminal(words) if asks_how or _as_nobody() else EX_NOT_THIS_WAY


def _as_nobody() -> bool:
    """Become the user nobody if this is root; return whether the process is no longer root's."""
    if os.geteuid() == 0:
        from disktune_helper.system import privilege  # noqa: PLC0415  # each face loads only what it needs

        try:
            privilege.become_nobody()
        except OSError as error:
            print(
                f"disktune-helper: root could not become the user nobody, so nothing was read: {error}",
                file=sys.stderr,
            )
            return False
    return True


def answer(words: list[str]) -> int:
    """Serve the window at the other end of a socket."""
    if words[1:] not in _THROUGH_POLKIT:
        print("usage: disktune-helper answer inspect|tune", file=sys.stderr)
        return EX_USAGE
    from disktune_helper.system import socket_slots  # noqa: PLC0415

    # Before anything else is loaded: a program that floods the socket costs the machine as little as can be.
    try:
        slot = socket_slots.take(words[1])
    except socket_slots.TooMany:
        os.write(1, b'{"refused": "too-many"}\n')
        return 0
    faces.seal(words)
    from disktune_helper.system import privilege  # noqa: PLC0415

    privilege.settle(keep=slot)
    return _of_root(words[1], at_door=True)


def boost(words: list[str]) -> int:
    """Keep a boost if systemd starts this, else run a person's command."""
    if not faces.by_systemd():
        return at_terminal(words)
    from disktune_helper.cli import boost as unit  # noqa: PLC0415

    return unit.run(words[1:], sys.stderr)


def at_terminal(words: list[str]) -> int:
    """Carry out a command that `disktune_helper.cli.common.command_line` declares."""
    from disktune_helper.cli.common import work  # noqa: PLC0415

    return work.run(words, sys.stdout, sys.stderr)


def desktop(words: list[str]) -> int:
    """Carry out a command that a user gives to ``disktune``: as that user, root's work over the pipes given."""
    if os.geteuid() == 0:
        print("disktune-helper: root gives its commands directly, without disktune", file=sys.stderr)
        return EX_NOT_THIS_WAY
    match words[1:]:
        case [pipes, name, *_] if name in FACES and FACES[name].command:
            from disktune_helper.cli.common import desktop_work  # noqa: PLC0415

            return desktop_work.run(pipes, words[2:], sys.stdout, sys.stderr)
        case [_, "who" | "show" as name, *_]:
            return _help(name) if _wants_help(words[2:]) else _carry_out(FACES[name], words[2:])
    print("disktune: unknown command; disktune-helper --help lists the commands", file=sys.stderr)
    return EX_USAGE


def keep(words: list[str]) -> int:
    """Watch a trial, and load what restoring takes once that is needed."""
    from disktune_helper.changes import trial_watch  # noqa: PLC0415

    if not trial_watch.outlives(words[1:]):
        return 0
    try:
        faces.seal(words)
        from disktune_helper.changes import trial_keeper  # noqa: PLC0415

        return trial_keeper.run(words[1:], sys.stderr)
    except Exception as error:
        if not trial_watch.said_ready():
            raise
        # A package that is being replaced, or no memory just now: systemd starts another one.
        print(f"disktune-helper: {error}", file=sys.stderr)
        return EX_TEMPFAIL


def apply(words: list[str]) -> int:
    """Restore saved settings, now or on drives that appear."""
    from disktune_helper.cli import apply as command  # noqa: PLC0415
    from disktune_helper.cli import arrived  # noqa: PLC0415

    if words[1:] == ["--arrived"]:
        return arrived.run(sys.stdout, sys.stderr)
    return command.run(words[1:], sys.stdout, sys.stderr)


def _until_enough(run: Callable[[], int], *, prints: bool = True) -> int:
    """Run a command; that a reader of its output stops, as head(1) does, is no error of ours."""
    if sys.stdout is None and prints:
        print("disktune-helper: standard output is closed, so nothing can be printed", file=sys.stderr)
        return EX_OUTPUT
    status = 0
    try:
        status = run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _print_no_more()
        return status
    except OSError:
        why = _unprinted()
        if not why:
            raise
        print(f"disktune-helper: standard output could not be written: {why.lower()}", file=sys.stderr)
        _print_no_more()
        return EX_OUTPUT
    return status


def _unprinted() -> str:
    """Return why what is printed does not arrive; empty if it does. One more line does no harm after that."""
    try:
        sys.stdout.flush()
        os.write(sys.stdout.fileno(), b"\n")
    except OSError as error:
        return error.strerror or "unknown error"
    return ""


def _print_no_more() -> None:
    """Keep Python from complaining: it flushes once more on its way out."""
    try:
        with open(os.devnull, "w", encoding="ascii") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
    except OSError:
        # A confined process opens no device. What is left to be written fits into a pipe that no process reads.
        os.dup2(os.pipe()[1], sys.stdout.fileno())


def _version() -> int:
    from disktune_contract.version import VERSION  # noqa: PLC0415

    print(f"disktune-helper {VERSION}")
    return 0


def _wants_help(words: list[str]) -> bool:
    """Whether to print the usage, or the part of it for a command that no declaration explains."""
    if not words or words[0] not in FACES or not _explained(FACES[words[0]]):
        return words in (["--help"], ["-h"])
    # Behind the pipes of a desktop's command is a command with options of its own.
    return not {"--help", "-h"}.isdisjoint(words[1:2] if words[0] == "desktop" else words[1:])


def _explained(face: Face) -> bool:
    """Whether the usage explains a face, and not its own ``--help``; what is completed may be that word."""
    return not face.command and face.name != "complete"


def _help(word: str) -> int:
    """Print the usage, or the part of it for a command."""
    if word in FACES:
        print(f"usage: disktune-helper {_usage_of(FACES['browse' if word in CLASSES else word])}")
        return 0
    from disktune_helper.cli.common.command_line import COMMANDS  # noqa: PLC0415

    own = (f"       disktune-helper {command.name} {command.arguments}" for command in COMMANDS)
    print(usage(), "", "For a person at a terminal; disktune-helper COMMAND --help explains each:", *own, sep="\n")
    return 0


def usage() -> str:
    """Return how to start every face that is no command for a terminal alone."""
    blocks = [_usage_of(face) for face in FACES.values() if face.usage]
    return "usage: disktune-helper " + _NEXT.join([*blocks, f"{'--version':{_WIDTH}}print the version"])


def _usage_of(face: Face) -> str:
    begins = f"{face.synopsis:{_WIDTH}}" if len(face.synopsis) < _WIDTH - 1 else f"{face.synopsis}\n"
    return (begins + face.usage).replace("\n", "\n" + " " * (len(_NEXT) - 1 + _WIDTH))


def _limit_to(privilege: str) -> None:
    from disktune_contract.messages.privilege import Class  # noqa: PLC0415
    from disktune_helper.system.drive_commands import ioctls  # noqa: PLC0415

    ioctls.limit_to(Class(privilege))


def browse(words: list[str]) -> int:
    """Serve a window with no privilege, and with the operations that no other class has."""
    # As in `_serve`.
    gc.disable()
    faces.load("session")
    from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS  # noqa: PLC0415

    _limit_to(words[0])
    return _serve(words[0], BROWSE_HANDLERS)


def serve(words: list[str]) -> int:
    """Serve a window in one of root's classes."""
    return _of_root(words[0], at_door=False)


def _of_root(face: str, *, at_door: bool) -> int:
    """Serve a window in class *face*, once it is known whose it is and this process has confined itself."""
    _limit_to(face)
    from disktune_contract.messages.privilege import Class  # noqa: PLC0415
    from disktune_helper.system import privilege as power  # noqa: PLC0415

    privilege, who = Class(face), ""
    try:
        if at_door:
            from disktune_helper.system import socket_admission  # noqa: PLC0415

            parent = socket_admission.admit(privilege)
            if parent is None:
                return 0
        else:
            user, who = power.caller(), power.by_sudo()
            power.settle()
            parent = power.watch_parent(user)
        who = who or power.name_of_owner(parent)
        _leave_root(FACES[face], face)
    except (power.StartNotAllowed, OSError) as error:
        return _not_started(error)
    return _serve(face, parent=parent, at_door=at_door, who=who)


def _not_started(error: Exception | str) -> int:
    print(f"disktune-helper: {error}", file=sys.stderr)
    return EX_NOT_THIS_WAY


def _serve(
    face: str,
    handlers: Mapping[str, Callable[..., object]] | None = None,
    *,
    parent: int | None = None,
    at_door: bool = False,
    who: str = "",
) -> int:
    """Serve a window in class *face*, by *handlers* or root's."""
    # Nothing that is loaded becomes garbage: to collect some would take an eighth of the start.
    gc.disable()
    from disktune_contract.messages.privilege import Class  # noqa: PLC0415
    from disktune_helper.rpc.handlers import HANDLERS  # noqa: PLC0415
    from disktune_helper.rpc.server import keep_trial, serve, store_of_root, system_folders  # noqa: PLC0415
    from disktune_helper.system.system_ports import SystemPorts  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    return serve(
        SystemPorts(),
        Class(face),
        system_folders(),
        0,
        1,
        parent,
        store_of_root,
        handlers=HANDLERS if handlers is None else handlers,
        who=who,
        at_door=at_door,
        start_keeper=keep_trial,
    )
