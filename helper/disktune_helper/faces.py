"""Every face of the helper, a word of its command line, as data; and the loading of all that one may use as root.

A session lasts for hours, and an upgrade in the middle of it changes the files: what was imported only when it is
first asked for would be of another version than the rest, or would have gone with the package
(security-requirements.md R1). So all of it is imported before a face of root's begins, and nothing afterwards.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

from disktune_helper import bytecode

# -- what is loaded together -------------------------------------------------------------------------------
#
# A word is another group, or a module of `disktune_helper`; those of the contract are named in full.

GROUPS = {
    "arrays": "disktune_contract.arrays.alarms disktune_contract.arrays.forecast disktune_contract.arrays.mdstat",
    # What a user's own session begins with; it loads more when it is asked for that.
    "session": "rpc.browse_handlers rpc.handlers rpc.server system.system_ports",
    "looking": "disktune_contract.version arrays "
    "changes.long_trials changes.saving drives.health drives.identification drives.layers drives.trim_targets "
    "drives.upkeep raid.actions raid.operations raid.reading raid.superblock rpc.handlers rpc.server "
    "scrub.operations settings.store system.direct system.privilege system.programs system.system_ports",
    "shut-in": "looking system.companion.shutting_in",
    "leaving-inspect": "system.companion.leaving_root system.privilege",
    "leaving-tune": "leaving-inspect system.companion.changing_root",
    "asking": "looking drives.self_tests standby.operations",
    "changing": "looking system.companion.new_process system.companion.starting",
    "tune": "asking bench.bench_step bench.fio_runs bench.opening bench.reader changes.maintenance "
    "experiment.layer_cost experiment.raw_drive system.aio system.file_bench system.machine_tools "
    "system.companion.new_process system.companion.starting",
    "browse": "tune disktune_contract.layers.stack bench.bonnie bench.folders drives.attachment drives.layers "
    "experiment.folder other_tools.reader_process rpc.browse_handlers scrub.pools",
    "answer-inspect": "leaving-inspect system.socket_admission",
    "answer-tune": "leaving-tune system.socket_admission",
    "apply": "arrays cli.apply cli.arrived drives.layers "
    "drives.trim_targets drives.upkeep system.device_news system.privilege",
}

AT_ONCE = ("session", "leaving-inspect", "leaving-tune", "looking", "asking", "tune", "apply")
"""Those that `precompile` puts in one file; others begin with one of them."""


def load(words: str) -> None:
    """Import groups and modules."""
    for word in words.split():
        if word in AT_ONCE:
            bytecode.load(word)
        if word in GROUPS:
            load(GROUPS[word])
        else:
            import_module(full_name(word))


def full_name(word: str) -> str:
    """Return the name of a module as Python imports it."""
    return word if word.startswith("disktune_contract.") else f"disktune_helper.{word}"


# -- every face --------------------------------------------------------------------------------------------


class Face:
    """One face; no record, for this is loaded before anything of the contract is."""

    def __init__(
        self,
        name: str,
        arguments: str = "",
        usage: str = "",
        *,
        does: str = "",
        command: str = "",
        ceiling: str = "",
        loads: str = "",
        streams: str = "stdout stderr",
        leaves: str = "",
        opens: str = "",
        restores: bool = False,
        unseen: bool = False,
        offer: str = "",
    ) -> None:
        self.name = name
        self.synopsis = f"{name} {arguments}".strip()
        self.how = f"usage: disktune-helper {self.synopsis}"
        self.usage = usage
        """What it does, in lines; empty for what `disktune_helper.cli.common.command_line` explains."""
        self.command = command
        """Module and function of a command for a terminal."""
        self.does = does or ("main.at_terminal" if command else f"cli.{name.replace('-', '_')}.run")
        """Module and function: in `disktune_helper.main` one takes all words, elsewhere those behind the first."""
        self.ceiling = ceiling
        """The class of one that opens drives; others send no commands. One that serves a window is of its own."""
        self.leaves = leaves
        """Whose holder of drives it has (`permitted.HOLDERS`), if it is root's no longer than that takes."""
        self.opens = opens
        """A file that only root may read, opened before it leaves root."""
        self.restores = restores
        """Whether it goes on as root where root cannot be left: what it restores counts more."""
        self.streams = streams
        self.prints = "stdout" in streams and not unseen
        """Whether it is of no use without output."""
        self.offer = offer
        """What shells say of it, if a person starts it and no declaration of `command_line` does."""
        self._loads = loads

    @property
    def loads(self) -> str:
        """What it may use as root, as `load` takes it; its own modules, too."""
        parts = [self._loads]
        if not self.does.startswith("main."):
            parts.append(self.does.rpartition(".")[0])
        if self.command:
            parts += ["shut-in cli.common.work", self.command.rpartition(".")[0]]
        return " ".join(parts)


_ROWS = (
    Face(
        "browse",
        "| inspect | tune",
        "serve a window over standard input and output",
        does="main.browse",
    ),
    Face("inspect", does="main.serve", loads="asking", leaves="inspect"),
    Face("tune", does="main.serve", loads="tune", leaves="tune"),
    Face(
        "answer",
        "inspect | tune",
        "serve a window over the socket on standard input,\nafter polkit agrees; systemd starts this",
        does="main.answer",
        unseen=True,
    ),
    Face(
        "show",
        "[DRIVE] [--all] [--json]",
        "print drives, identify data and settings; --all\nincludes settings that the drive does not support",
        ceiling="inspect",
        loads="looking",
        leaves="inspect",
        offer="Print drives, identify data and settings.",
    ),
    Face(
        "capture",
        "DRIVE FILE",
        "write all data read from a drive to a file for a\nbug report, with serial numbers masked",
        ceiling="inspect",
        loads="looking",
        offer="Write all data read from a drive to a file.",
    ),
    Face(
        "apply",
        "[--dry-run | --verify | --pending | --supply | --arrived] [DRIVE]",
        "restore saved settings (root); or print what that\nwould do; or print what differs from them; or\n"
        "retry on drives that were in standby; or restore\nthem only if the power supply has changed; or\n"
        "only on drives that appear, for which systemd\nstarts this",
        does="main.apply",
        ceiling="tune",
        unseen=True,
        offer="Restore saved settings.",
    ),
    Face(
        "guard",
        "",
        "watch drives for a minute after settings were\nrestored (root)",
        ceiling="tune",
        loads="looking",
        unseen=True,
    ),
    Face(
        "sample",
        "",
        "keep what drives that are awake report of their\nhealth (root); disktune-health.timer starts this",
        ceiling="inspect",
        loads="looking",
        leaves="sample",
        unseen=True,
    ),
    Face(
        "metrics",
        "[--write] [--serials]",
        "print drives and settings for Prometheus (root),\nwith serial numbers if asked for; or write that\n"
        "to /run/disktune/metrics/disktune.prom, for which\ndisktune-metrics.timer starts this",
        ceiling="inspect",
        loads="looking",
        leaves="metrics",
    ),
    Face(
        "who",
        "[DRIVE] [--root DIR] [--json]",
        "print which other tools set what, and which of\nthem takes precedence",
        does="main.who",
        loads="cli.who system.privilege",
        offer="Print which other tools set what.",
    ),
    Face(
        "decode",
        "KIND",
        "decode standard input: identify, mdstat,\nmdstat --alarms (arrays that need attention),\n"
        "nvme-id-ctrl, nvme-smart-log, drive (a capture,\nor what smartctl --json or hdparm --Istdout wrote)",
        loads="arrays decode.identify decode.nvme cli.saved_drive drives.layers drives.trim_targets drives.upkeep",
        streams="stdin stdout stderr",
        offer="Decode standard input.",
    ),
    Face(
        "boost",
        "ARRAY [end]",
        "hold a boost of an array, if systemd starts this",
        does="main.boost",
        command="cli.commands.boosting.run",
        ceiling="tune",
        leaves="boost",
        restores=True,
        loads="changing system.machine_tools cli.boost",
        unseen=True,
    ),
    Face(
        "record",
        "DRIVE [end]",
        "record who reaches a drive; systemd starts this",
        ceiling="inspect",
        loads="drives.layers drives.trim_targets drives.upkeep",
        streams="stderr",
    ),
    Face(
        "long-trial",
        "DRIVE",
        "keep a long trial of a drive; systemd starts this",
        ceiling="tune",
        leaves="long-trial",
        opens="/dev/kmsg",
        restores=True,
        loads="looking",
        streams="stderr",
    ),
    Face(
        "scrub",
        "WORD-UUID [end]",
        "run a scrub of a mounted btrfs, or hold its\nlimits; systemd starts this",
        ceiling="tune",
        leaves="scrub",
        restores=True,
        loads="looking",
        streams="stderr",
    ),
    Face(
        "keep",
        "TRIAL",
        "revert a change on trial in time; systemd starts this",
        does="main.keep",
        ceiling="tune",
        loads="shut-in changes.trial_keeper",
        unseen=True,
    ),
    Face(
        "complete",
        "[WORD]...",
        "print what may stand in the place of the last word; shells\nstart this",
        ceiling="inspect",
        leaves="inspect",
        loads="looking cli.common.measurements",
        streams="stdout",
    ),
    # It is refused as root, before it would need any of it.
    Face(
        "desktop",
        "PIPES COMMAND...",
        "carry out a command of a desktop user; disktune\nstarts this",
        does="main.desktop",
    ),
    Face("list", command="cli.commands.list_drives.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("layers", command="cli.commands.layers.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("get", command="cli.commands.get.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("set", command="cli.commands.set_values.run", ceiling="tune", leaves="tune", loads="changing"),
    Face(
        "act", command="cli.commands.act.run", ceiling="tune", leaves="tune", loads="changing system.machine_tools"
    ),
    Face("restore", command="cli.commands.restore.run", ceiling="tune", leaves="tune", loads="changing"),
    Face("history", command="cli.commands.history.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("health", command="cli.commands.health.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("save", command="cli.commands.saving.save", ceiling="tune", leaves="tune", loads="changing"),
    Face("forget", command="cli.commands.saving.forget", ceiling="tune", leaves="tune", loads="changing"),
    Face("bench", command="cli.commands.bench.run", ceiling="tune", loads="tune"),
    Face("compare", command="cli.commands.compare.run", ceiling="inspect", loads="looking"),
    Face("explain", does="main.explain", command="cli.commands.explain.run", ceiling="inspect", loads="asking"),
    # As the user nobody, if root starts it.
    Face(
        "import",
        does="main.explain",
        command="cli.commands.taking_over.run",
        ceiling="inspect",
        loads="asking other_tools.reader_process",
    ),
    Face("experiment", command="cli.commands.experiment.run", ceiling="tune", loads="tune"),
    Face(
        "array",
        command="cli.commands.array.run",
        ceiling="tune",
        leaves="tune",
        loads="asking changing raid.actions system.machine_tools",
    ),
    Face("selftest", command="cli.commands.self_test.run", ceiling="tune", leaves="tune", loads="tune"),
    Face("check", command="cli.commands.check.run", ceiling="inspect", loads="asking", leaves="inspect"),
    Face("watch", command="cli.commands.watch.run", ceiling="inspect", loads="asking", leaves="inspect"),
)

FACES = {face.name: face for face in _ROWS}
SCRUBS = ("start-", "resume-")
"""What `scrub` has btrfs-progs do, with what it does it to."""
CLASSES = ("browse", "inspect", "tune")
"""Those that serve a window, and take no word but their own."""


def function_of(place: str) -> Callable[..., int]:
    """Return a function by its place in `disktune_helper`. As root its module has been loaded before."""
    module, _, name = place.rpartition(".")
    found: Callable[..., int] = getattr(import_module(full_name(module)), name)
    return found


def needs(words: Sequence[str]) -> str:
    """Return what a command line may need as root, as `load` takes it."""
    if (group := "-".join(words[:2])) in GROUPS and len(words) > 1:
        return group
    if holder := holder_of(words):
        return "leaving-inspect" if holder == "inspect" else "leaving-tune"
    face = FACES[words[0]]
    return face.name if face.name in GROUPS else face.loads


def holder_of(words: Sequence[str]) -> str:
    """Return whose holder of drives a command line has once it has left root; empty if it stays root's."""
    face = FACES[words[-1] if words[0] == "answer" else words[0]]
    # What restores after a keeper depends on no companion: the end of one may be what has ended the keeper.
    if face.restores and (words[-1] == "end" or words[-1].startswith(SCRUBS)):
        return ""
    return "tune" if face.name == "boost" and not by_systemd() else face.leaves


def by_systemd() -> bool:
    """Return whether systemd starts this as a unit (systemd.exec(5), INVOCATION_ID)."""
    return os.getppid() == 1 and "INVOCATION_ID" in os.environ


# -- loading as root ---------------------------------------------------------------------------------------

_LATER = ("answer", "keep")
"""They check first whether they are needed at all, and then load by `seal`."""
_sealing = False


def begin(arguments: Sequence[str]) -> None:
    """Load what the command line may need, and nothing afterwards; some do so on their own."""
    global _sealing  # noqa: PLW0603  # one process, one face
    _sealing = True
    if not arguments or arguments[0] not in _LATER:
        seal(arguments)


def are_sealed() -> bool:
    """Return whether this process was begun as root's."""
    return _sealing


def seal(arguments: Sequence[str]) -> None:
    """Do that now, where this process was begun as root's; a command line that makes no sense needs nothing."""
    if not _sealing or not arguments or arguments[0] not in FACES:
        return
    # Nothing that is loaded becomes garbage: to collect some would take an eighth of the start.
    gc.disable()
    (load if holder_of(arguments) else load_all)(needs(arguments))


def load_all(words: str) -> None:
    """Load groups and modules, and nothing afterwards; what becomes garbage then is collected."""
    load(words)
    gc.freeze()
    gc.enable()
    _import_nothing()


def open_to_all() -> bool:
    """Return whether every user can read the modules, as far as directories decide that."""
    place = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    while os.stat(place).st_mode & 0o001:
        if place == "/":
            return True
        place = os.path.dirname(place)
    return False


@contextmanager
def importing_nothing() -> Iterator[None]:
    """Let nothing be loaded for a time, nor ever by a process that is made meanwhile."""
    path, finders = sys.path[:], sys.meta_path[:]
    _import_nothing()
    try:
        yield
    finally:
        sys.path[:], sys.meta_path[:] = path, finders


def _import_nothing() -> None:
    # Python's own library would import these only when they are used.
    for name in ("encodings.ascii", "encodings.latin_1", "selectors"):
        import_module(name)
    sys.path.clear()
    # What is in the interpreter itself is of no other version than the interpreter.
    inside = ("BuiltinImporter", "FrozenImporter")
    sys.meta_path[:] = [finder for finder in sys.meta_path if getattr(finder, "__name__", "") in inside]
