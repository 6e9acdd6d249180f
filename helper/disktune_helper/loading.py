"""All that an entry point may ever use as root, loaded before it begins, and no import afterwards.

A session lasts for hours, and an upgrade in the middle of it changes the files: what was imported only when it is
first asked for would be of another version than the rest, or would have gone with the package
(security-requirements.md R1).
"""

# ruff: noqa: F401, PLC0415  # loading is what these imports are for

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence

from disktune_helper import bytecode

_LATER = ("answer", "keep")
"""They check first whether they are needed at all, and then load by `seal`."""
_sealing = False


def begin(arguments: Sequence[str]) -> None:
    """Load what the command line may need, and nothing afterwards; some do so on their own."""
    global _sealing  # noqa: PLW0603  # one process, one face
    _sealing = True
    if not arguments or arguments[0] not in _LATER:
        seal(arguments)


def seal(arguments: Sequence[str]) -> None:
    """Do that now, where this process was begun as root's; a command line that makes no sense needs nothing."""
    whole = _FACES.get(" ".join(arguments[:2])) or _FACES.get(arguments[0] if arguments else "")
    if whole is None or not _sealing:
        return
    # Nothing that is loaded becomes garbage: to collect some would take an eighth of the start.
    gc.disable()
    whole()
    gc.freeze()
    gc.enable()
    # What is in the interpreter itself is of no other version than the interpreter.
    sys.path.clear()
    inside = ("BuiltinImporter", "FrozenImporter")
    sys.meta_path[:] = [finder for finder in sys.meta_path if getattr(finder, "__name__", "") in inside]


def _library() -> None:
    """Import what Python's own library would import only when it is used: codecs."""
    import encodings.ascii
    import encodings.latin_1
    import selectors


def serve_user() -> None:
    """Load what a user's own session begins with, which loads more when it is asked for that."""
    bytecode.load("browse")
    from disktune_helper.rpc import browse_handlers, handlers, server
    from disktune_helper.system import system_ports


def _looking() -> None:
    _library()
    bytecode.load("looking")
    from disktune_contract import version
    from disktune_contract.arrays import alarms, mdstat
    from disktune_helper.changes import long_trials, saving
    from disktune_helper.drives import health, identification, layers, trim_targets, upkeep
    from disktune_helper.raid import actions, operations, reading
    from disktune_helper.rpc import handlers, server
    from disktune_helper.scrub import operations as scrubs
    from disktune_helper.settings import store
    from disktune_helper.system import direct, privilege, programs, system_ports


def _shut_in() -> None:
    _looking()
    from disktune_helper.system.companion import shutting_in


def _inspect() -> None:
    bytecode.load("inspect")
    _shut_in()
    from disktune_helper.drives import self_tests
    from disktune_helper.standby import operations


def _tune() -> None:
    bytecode.load("tune")
    _inspect()
    from disktune_helper.bench import bench_step, fio_runs, opening, reader
    from disktune_helper.changes import maintenance
    from disktune_helper.experiment import layer_cost, raw_drive
    from disktune_helper.system import aio, file_bench, machine_tools
    from disktune_helper.system.companion import new_process, starting


def _browse() -> None:
    _tune()
    from disktune_contract.layers import stack
    from disktune_helper.bench import bonnie, folders
    from disktune_helper.drives import attachment, layers
    from disktune_helper.experiment import folder
    from disktune_helper.other_tools import reader_process
    from disktune_helper.rpc import browse_handlers
    from disktune_helper.scrub import pools


def _answer_inspect() -> None:
    _inspect()
    from disktune_helper.rpc import socket_server


def _answer_tune() -> None:
    _tune()
    from disktune_helper.rpc import socket_server


def _apply() -> None:
    _library()
    bytecode.load("apply")
    from disktune_contract.arrays import alarms, mdstat
    from disktune_helper.cli import apply, arrived
    from disktune_helper.drives import layers, trim_targets, upkeep
    from disktune_helper.system import device_news, privilege


def _guard() -> None:
    _looking()
    from disktune_helper.cli import guard


def _sample() -> None:
    _shut_in()
    from disktune_helper.cli import sample


def _metrics() -> None:
    _shut_in()
    from disktune_helper.cli import metrics


def _keep() -> None:
    _shut_in()
    from disktune_helper.changes import trial_keeper


def _boost() -> None:
    _shut_in()
    from disktune_helper.cli import boost
    from disktune_helper.cli.commands import boosting, table
    from disktune_helper.system import machine_tools
    from disktune_helper.system.companion import new_process, starting


def _look_at_terminal() -> None:
    _inspect()
    from disktune_helper.cli.commands import array, get, health, history, list_drives, table, watch


def _layers_at_terminal() -> None:
    _inspect()
    from disktune_helper.cli.commands import layers, table


def _check_at_terminal() -> None:
    _inspect()
    from disktune_helper.cli.commands import check, table


def _change_at_terminal() -> None:
    _shut_in()
    from disktune_helper.cli.commands import restore, saving, set_values, table
    from disktune_helper.system.companion import new_process, starting


def _measure_at_terminal() -> None:
    _tune()
    from disktune_helper.cli.commands import bench, self_test, table


def _compare_at_terminal() -> None:
    _shut_in()
    from disktune_helper.cli.commands import compare, table


def _experiment_at_terminal() -> None:
    _tune()
    from disktune_helper.cli.commands import experiment, table


def _complete() -> None:
    _looking()
    from disktune_helper.cli import complete
    from disktune_helper.cli.common import measurements


def _desktop() -> None:
    # It is refused as root, before it would need any of it.
    _library()


def _record() -> None:
    _library()
    from disktune_helper.cli import record
    from disktune_helper.drives import layers, trim_targets, upkeep


def _long_trial() -> None:
    _looking()
    from disktune_helper.cli import long_trial


def _scrub() -> None:
    _looking()
    from disktune_helper.cli import scrub


def _show() -> None:
    _looking()
    from disktune_helper.cli import show


def _capture() -> None:
    _looking()
    from disktune_helper.cli import capture


def _who() -> None:
    _library()
    from disktune_helper.cli import who
    from disktune_helper.system import privilege


def _decode() -> None:
    _library()
    from disktune_contract.arrays import alarms, mdstat
    from disktune_helper.cli import decode
    from disktune_helper.decode import identify, nvme


FACES_AT_ONCE: dict[str, Callable[[], None]] = {
    "browse": serve_user,
    "looking": _looking,
    "inspect": _inspect,
    "tune": _tune,
    "apply": _apply,
}
"""Those that `precompile` puts in one file; others begin with one of them."""

_FACES: dict[str, Callable[[], None]] = {
    "inspect": _inspect,
    "tune": _tune,
    "browse": _browse,
    "answer inspect": _answer_inspect,
    "answer tune": _answer_tune,
    "apply": _apply,
    "guard": _guard,
    "boost": _boost,
    "record": _record,
    "long-trial": _long_trial,
    "keep": _keep,
    "scrub": _scrub,
    "sample": _sample,
    "metrics": _metrics,
    "show": _show,
    "capture": _capture,
    "who": _who,
    "decode": _decode,
    "complete": _complete,
    "desktop": _desktop,
    "list": _look_at_terminal,
    "layers": _layers_at_terminal,
    "get": _look_at_terminal,
    "history": _look_at_terminal,
    "health": _look_at_terminal,
    "array": _look_at_terminal,
    "check": _check_at_terminal,
    "watch": _look_at_terminal,
    "compare": _compare_at_terminal,
    "set": _change_at_terminal,
    "restore": _change_at_terminal,
    "save": _change_at_terminal,
    "forget": _change_at_terminal,
    "bench": _measure_at_terminal,
    "experiment": _experiment_at_terminal,
    "selftest": _measure_at_terminal,
}
