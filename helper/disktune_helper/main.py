"""The program: which command is wanted, and, for the privileged ones, whether it may be run."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Mapping

USAGE = """usage: disktune-helper browse | inspect | tune      serve a window over standard input and output
       disktune-helper answer inspect | tune        serve a window over the socket on standard input,
                                                    after polkit agrees; systemd starts this
       disktune-helper show [DRIVE] [--all] [--json]
                                                    print drives, identify data and settings; --all
                                                    includes settings that the drive does not support
       disktune-helper capture DRIVE FILE           write all data read from a drive to a file for a
                                                    bug report, with serial numbers masked
       disktune-helper apply [--dry-run | --verify | --pending | --supply | --arrived] [DRIVE]
                                                    restore saved settings (root); or print what that
                                                    would do; or print what differs from them; or
                                                    retry on drives that were in standby; or restore
                                                    them only if the power supply has changed; or
                                                    only on drives that appear, for which systemd
                                                    starts this
       disktune-helper guard                        watch drives for a minute after settings were
                                                    restored (root)
       disktune-helper sample                       keep what drives that are awake report of their
                                                    health (root); disktune-health.timer starts this
       disktune-helper metrics [--write] [--serials]
                                                    print drives and settings for Prometheus (root),
                                                    with serial numbers if asked for; or write that
                                                    to /run/disktune/metrics/disktune.prom, for which
                                                    disktune-metrics.timer starts this
       disktune-helper who [DRIVE] [--root DIR] [--json]
                                                    print which other tools set what, and which of
                                                    them takes precedence
       disktune-helper decode KIND                  decode standard input: identify, mdstat,
                                                    mdstat --alarms (arrays that need attention),
                                                    nvme-id-ctrl, nvme-smart-log
       disktune-helper boost ARRAY [end]            hold a boost of an array, if systemd starts this
       disktune-helper record DRIVE [end]           record who reaches a drive; systemd starts this
       disktune-helper long-trial DRIVE             keep a long trial of a drive; systemd starts this
       disktune-helper scrub WORD-UUID [end]        run a scrub of a mounted btrfs, or hold its
                                                    limits; systemd starts this
       disktune-helper keep TRIAL                   revert a change on trial in time; systemd starts this
       disktune-helper complete [WORD]...           print what may stand in the place of the last word; shells
                                                    start this
       disktune-helper desktop PIPES COMMAND...     carry out a command of a desktop user; disktune
                                                    starts this
       disktune-helper --version                    print the version"""

EX_USAGE = 2
EX_TEMPFAIL = 75
EX_OUTPUT = 74
"""sysexits.h's EX_IOERR."""
EX_NOT_THIS_WAY = 64
"""As `privilege.EX_NOPERM`, which is not loaded only to refuse."""

_THROUGH_POLKIT = (["inspect"], ["tune"])
_SYSTEMD = 1


def main(argv: list[str]) -> int:
    """Run the command that ``argv[1]`` names; return the exit status. Bad usage: a sentence, and 2.

    pkexec starts any program with any arguments for those who give the password to that; the commands that are not
    made for root are then refused here (security-requirements.md R2).
    """
    if "PKEXEC_UID" in os.environ and argv[1:] not in _THROUGH_POLKIT:
        print("disktune-helper: through pkexec it takes exactly one word, inspect or tune", file=sys.stderr)
        return EX_NOT_THIS_WAY
    if _wants_help(argv[1:]):
        return _until_enough(_help, argv[1:2])
    match argv[1:]:
        case [face] if face in _CLASSES:
            return _CLASSES[face](face)
        case [face, *rest] if face in _COMMANDS:
            if face in _CEILINGS:
                _limit_to(_CEILINGS[face])
            return _until_enough(_COMMANDS[face], argv[1:] if face in _AT_TERMINAL else rest)
        case ["--version"]:
            return _until_enough(_version, [])
    print("disktune-helper: unknown command; --help lists the commands", file=sys.stderr)
    return EX_USAGE


def _show(arguments: list[str]) -> int:
    from disktune_helper.cli import show  # noqa: PLC0415  # each face loads only what it needs

    return show.run(arguments, sys.stdout, sys.stderr)


def _capture(arguments: list[str]) -> int:
    from disktune_helper.cli import capture  # noqa: PLC0415

    return capture.run(arguments, sys.stdout, sys.stderr)


def _who(arguments: list[str]) -> int:
    from disktune_helper.cli import who  # noqa: PLC0415

    if os.geteuid() == 0:
        from disktune_helper.system import privilege  # noqa: PLC0415

        try:
            privilege.become_nobody()
        except OSError as error:
            print(
                f"disktune-helper: root could not become the user nobody, so nothing was read: {error}",
                file=sys.stderr,
            )
            return EX_NOT_THIS_WAY
    return who.run(arguments, sys.stdout, sys.stderr)


def _decode(arguments: list[str]) -> int:
    from disktune_helper.cli import decode  # noqa: PLC0415

    return decode.run(arguments, sys.stdin.buffer, sys.stdout, sys.stderr)


def _answer(arguments: list[str]) -> int:
    """Serve the window at the other end of a socket."""
    if arguments not in _THROUGH_POLKIT:
        print("usage: disktune-helper answer inspect|tune", file=sys.stderr)
        return EX_USAGE
    from disktune_helper import loading  # noqa: PLC0415
    from disktune_helper.system import socket_slots  # noqa: PLC0415

    # Before anything else is loaded: a program that floods the socket costs the machine as little as can be.
    try:
        slot = socket_slots.take(arguments[0])
    except socket_slots.TooMany:
        os.write(1, b'{"refused": "too-many"}\n')
        return 0
    loading.seal(["answer", *arguments])
    from disktune_helper.system import privilege  # noqa: PLC0415

    privilege.settle(keep=slot)
    return _serve(arguments[0], at_door=True)


def _boost(arguments: list[str]) -> int:
    """Keep a boost if systemd starts this (systemd.exec(5), INVOCATION_ID), else run a person's command."""
    if os.getppid() != _SYSTEMD or "INVOCATION_ID" not in os.environ:
        return _at_terminal(["boost", *arguments])
    from disktune_helper.cli import boost  # noqa: PLC0415

    return boost.run(arguments, sys.stderr)


def _record(arguments: list[str]) -> int:
    from disktune_helper.cli import record  # noqa: PLC0415

    return record.run(arguments, sys.stderr)


def _long_trial(arguments: list[str]) -> int:
    from disktune_helper.cli import long_trial  # noqa: PLC0415

    return long_trial.run(arguments, sys.stderr)


def _scrub(arguments: list[str]) -> int:
    from disktune_helper.cli import scrub  # noqa: PLC0415

    return scrub.run(arguments, sys.stderr)


def _at_terminal(words: list[str]) -> int:
    """Carry out a command that `disktune_helper.cli.common.command_line` declares."""
    from disktune_helper.cli.commands import table  # noqa: PLC0415

    return table.run(words, sys.stdout, sys.stderr)


def _desktop(arguments: list[str]) -> int:
    """Carry out a command that a user gives to ``disktune``: as that user, root's work over the pipes given."""
    if os.geteuid() == 0:
        print("disktune-helper: root gives its commands directly, without disktune", file=sys.stderr)
        return EX_NOT_THIS_WAY
    from disktune_helper.cli.common.command_line import BY_NAME  # noqa: PLC0415

    match arguments:
        case [pipes, name, *_] if name in BY_NAME:
            from disktune_helper.cli.commands import for_desktop  # noqa: PLC0415

            return for_desktop.run(pipes, arguments[1:], sys.stdout, sys.stderr)
        case [_, name, *rest] if name in ("who", "show"):
            return _help([name]) if _wants_help([name, *rest]) else _COMMANDS[name](rest)
    print("disktune: unknown command; disktune-helper --help lists the commands", file=sys.stderr)
    return EX_USAGE


def _complete(arguments: list[str]) -> int:
    from disktune_helper.cli import complete  # noqa: PLC0415

    return complete.run(arguments, sys.stdout)


def _keep(arguments: list[str]) -> int:
    from disktune_helper import loading  # noqa: PLC0415
    from disktune_helper.changes import trial_watch  # noqa: PLC0415

    if not trial_watch.outlives(arguments):
        return 0
    try:
        loading.seal(["keep", *arguments])
        from disktune_helper.changes import trial_keeper  # noqa: PLC0415

        return trial_keeper.run(arguments, sys.stderr)
    except Exception as error:
        if not trial_watch.said_ready():
            raise
        # A package that is being replaced, or no memory just now: systemd starts another one.
        print(f"disktune-helper: {error}", file=sys.stderr)
        return EX_TEMPFAIL


def _apply(arguments: list[str]) -> int:
    if arguments == ["--arrived"]:
        from disktune_helper.cli import arrived  # noqa: PLC0415

        return arrived.run(sys.stdout, sys.stderr)
    from disktune_helper.cli import apply  # noqa: PLC0415

    return apply.run(arguments, sys.stdout, sys.stderr)


def _guard(arguments: list[str]) -> int:
    from disktune_helper.cli import guard  # noqa: PLC0415

    return guard.run(arguments, sys.stdout, sys.stderr)


def _sample(arguments: list[str]) -> int:
    from disktune_helper.cli import sample  # noqa: PLC0415

    return sample.run(arguments, sys.stdout, sys.stderr)


def _metrics(arguments: list[str]) -> int:
    from disktune_helper.cli import metrics  # noqa: PLC0415

    return metrics.run(arguments, sys.stdout, sys.stderr)


def _until_enough(run: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Run a command; that a reader of its output stops, as head(1) does, is no error of ours."""
    if sys.stdout is None and run in _PRINTING:
        print("disktune-helper: standard output is closed, so nothing can be printed", file=sys.stderr)
        return EX_OUTPUT
    status = 0
    try:
        status = run(arguments)
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


def _version(_: list[str]) -> int:
    from disktune_contract.version import VERSION  # noqa: PLC0415

    print(f"disktune-helper {VERSION}")
    return 0


def _wants_help(words: list[str]) -> bool:
    """Whether to print the usage, or the part of it for a command that no declaration explains."""
    if not words or words[0] not in _EXPLAINED:
        return words in (["--help"], ["-h"])
    # Behind the pipes of a desktop's command is a command with options of its own.
    return not {"--help", "-h"}.isdisjoint(words[1:2] if words[0] == "desktop" else words[1:])


def _help(words: list[str]) -> int:
    """Print the usage, or the part of it for the command that *words* begin with."""
    if words[0] in _EXPLAINED:
        for block in USAGE.removeprefix("usage: disktune-helper ").split("\n       disktune-helper "):
            synopsis = block.split("  ")[0].split()
            if words[0] in (synopsis if synopsis[0] == "browse" else synopsis[:1]):
                print(f"usage: disktune-helper {block}")
        return 0
    from disktune_helper.cli.common.command_line import COMMANDS  # noqa: PLC0415

    own = (f"       disktune-helper {command.name} {command.arguments}" for command in COMMANDS)
    print(USAGE, "", "For a person at a terminal; disktune-helper COMMAND --help explains each:", *own, sep="\n")
    return 0


_PRINTING = (_show, _capture, _metrics, _who, _decode, _version, _help, _at_terminal, _complete, _desktop)
"""What is of no use without output. The others do their work without."""

_COMMANDS = {
    "answer": _answer,
    "boost": _boost,
    "record": _record,
    "long-trial": _long_trial,
    "keep": _keep,
    "scrub": _scrub,
    "apply": _apply,
    "guard": _guard,
    "sample": _sample,
    "metrics": _metrics,
    "show": _show,
    "capture": _capture,
    "who": _who,
    "decode": _decode,
    "complete": _complete,
    "desktop": _desktop,
    "list": _at_terminal,
    "layers": _at_terminal,
    "get": _at_terminal,
    "set": _at_terminal,
    "restore": _at_terminal,
    "history": _at_terminal,
    "health": _at_terminal,
    "save": _at_terminal,
    "forget": _at_terminal,
    "bench": _at_terminal,
    "compare": _at_terminal,
    "experiment": _at_terminal,
    "array": _at_terminal,
    "selftest": _at_terminal,
    "check": _at_terminal,
    "watch": _at_terminal,
}

_AT_TERMINAL = frozenset(face for face, run in _COMMANDS.items() if run is _at_terminal)

_CEILINGS = {
    "show": "inspect",
    "capture": "inspect",
    "sample": "inspect",
    "record": "inspect",
    "metrics": "inspect",
    "apply": "tune",
    "guard": "tune",
    "boost": "tune",
    "long-trial": "tune",
    "keep": "tune",
    "scrub": "tune",
    **dict.fromkeys(
        ("list", "layers", "get", "history", "health", "array", "check", "watch", "compare"), "inspect"
    ),
    **dict.fromkeys(("set", "restore", "save", "forget", "bench", "selftest", "experiment"), "tune"),
}
"""The class of those that open drives; the others send no commands. One that serves a window is of its own."""


def _limit_to(privilege: str) -> None:
    from disktune_contract.messages.protocol import Class  # noqa: PLC0415
    from disktune_helper.system.drive_commands import ioctls  # noqa: PLC0415

    ioctls.limit_to(Class(privilege))


def _browse(face: str) -> int:
    """Serve a window with no privilege, and with the operations that no other class has."""
    from disktune_helper import loading  # noqa: PLC0415

    # As in `_serve`.
    gc.disable()
    loading.serve_user()
    from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS  # noqa: PLC0415

    return _serve(face, BROWSE_HANDLERS)


def _serve(
    face: str, handlers: Mapping[str, Callable[..., object]] | None = None, *, at_door: bool = False
) -> int:
    """Serve a window in class *face*, by *handlers* or root's; a privileged class first confines itself."""
    # Nothing that is loaded becomes garbage: to collect some would take an eighth of the start.
    gc.disable()
    from disktune_contract.messages.protocol import Class  # noqa: PLC0415
    from disktune_helper.rpc.handlers import HANDLERS  # noqa: PLC0415
    from disktune_helper.rpc.server import keep_trial, serve, store_of_root, system_folders  # noqa: PLC0415
    from disktune_helper.system.system_ports import SystemPorts  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    privilege = Class(face)
    _limit_to(face)
    parent, who = None, ""
    if privilege is not Class.BROWSE:
        from disktune_helper.system import privilege as power  # noqa: PLC0415
        from disktune_helper.system.companion import shutting_in  # noqa: PLC0415

        try:
            if at_door:
                from disktune_helper.rpc import socket_server  # noqa: PLC0415

                parent = socket_server.admit(privilege)
                if parent is None:
                    return 0
            else:
                user, who = power.caller(), power.by_sudo()
                power.settle()
                if privilege is Class.TUNE:
                    power.demand_time()
                parent = power.watch_parent(user)
            who = who or power.name_of_owner(parent)
            shutting_in.shut_in(privilege, at_door=at_door)
        except (power.StartNotAllowed, OSError) as error:
            print(f"disktune-helper: {error}", file=sys.stderr)
            return power.EX_NOPERM
    return serve(
        SystemPorts(),
        privilege,
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


_CLASSES: dict[str, Callable[[str], int]] = {"browse": _browse, "inspect": _serve, "tune": _serve}

_EXPLAINED = frozenset({*_COMMANDS, *_CLASSES}) - _AT_TERMINAL - {"boost", "complete"}
"""Commands that the usage explains; what is completed may be the word --help."""
