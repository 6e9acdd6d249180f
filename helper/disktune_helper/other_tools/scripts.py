"""Scripts and units that set drives: sleep hooks, rc.local, services (of dinit, too), cron, tmpfiles, and the
like.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.explain.shell import ShellCommand
from disktune_contract.explain.values import of_attribute
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import SOON, Found, SourceLine, setting_of
from disktune_helper.other_tools.script_commands import (
    Called,
    is_packaged,
    is_shell_script,
    not_run,
    of_command,
    of_script,
    words_of,
)
from disktune_helper.other_tools.tree import Tree, drop_ins
from disktune_helper.other_tools.units import (
    SLEEP_TARGETS,
    UDEV,
    UNIT_FOLDERS,
    not_at_boot,
    starters,
)

# -- services of dinit: what their commands set, and what starts them --------------------------------------
#
# As in Chimera Linux and Artix Linux.
#
# Source: dinit 0.17, dinit-service(5); dinit-chimera, services/boot.

DINIT = "script"
_FOLDERS = ("/etc/dinit.d", "/usr/local/lib/dinit.d", "/usr/lib/dinit.d", "/lib/dinit.d")
_DINIT_BOOT = "boot"
"""The service that dinit starts; what is in its directory boot.d is enabled."""
_ENTRY = re.compile(r"\s*([a-z.-]+)\s*[=:]\s*(.*?)\s*")
_DEPENDING = frozenset({"depends-on", "depends-ms", "waits-for"})


def read_dinit(tree: Tree) -> Iterator[Found]:
    """Return what the commands of services set, by themselves or by scripts."""
    names = dict.fromkeys(name for folder in _FOLDERS for name in tree.names(folder))
    started, all_called = _started(tree), Called(tree)
    for name in names:
        path = _place(tree, name)
        for line in tree.lines(path):
            entry = _ENTRY.fullmatch(line.text)
            if entry is None or entry[1] != "command":
                continue
            words = words_of(entry[2])
            called = all_called.by(path)
            if not words or not called.reaches(" ".join(words)):
                continue
            command = ShellCommand(tuple(words), line.number, (), (), "")
            for found in of_command(command, SourceLine(path, line.number, DINIT), (When.BOOT,), {}, called):
                if started and name not in started:
                    reason = Sentence("{unit} is not enabled.", unit=name)
                    yield found.but(reason)
                else:
                    yield found


def _started(tree: Tree) -> set[str]:
    """Return the services that dinit starts at boot; empty if the tree does not have its boot service."""
    if not tree.exists(_place(tree, _DINIT_BOOT)):
        return set()
    todo = [_DINIT_BOOT, *(name for folder in _FOLDERS for name in tree.names(f"{folder}/boot.d"))]
    found: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in found and "/" not in name:
            found.add(name)
            entries = (_ENTRY.fullmatch(line.text) for line in tree.lines(_place(tree, name)))
            todo += [entry[2] for entry in entries if entry and entry[1] in _DEPENDING]
    return found


def _place(tree: Tree, name: str) -> str:
    places = [f"{folder}/{name}" for folder in _FOLDERS]
    return next(filter(tree.exists, places), places[0])


# -- scripts and units that set drives ---------------------------------------------------------------------
#
# Sleep hooks, rc.local, services, cron, tmpfiles and others.
#
# Of a service it matters whether anything starts it, and when; of a hook whether it may be executed.
# Sources: systemd 252, systemd.unit(5), systemd-sleep(8), tmpfiles.d(5); pm-utils; cron(8).

SCRIPTS = "script"
_TMPFILES = ("/etc/tmpfiles.d", "/run/tmpfiles.d", "/usr/local/lib/tmpfiles.d", "/usr/lib/tmpfiles.d")

_RESUME = (When.RESUME,)
_BOOT = (When.BOOT,)
_RUNTIME = (When.RUNTIME,)
_PLACES: tuple[tuple[str, tuple[When, ...]], ...] = (
    ("/etc/rc.local", _BOOT),
    ("/etc/rc.d/rc.local", _BOOT),
    ("/etc/rc.d/boot.local", _BOOT),
    ("/etc/init.d/boot.local", _BOOT),
    ("/etc/local.d/*.start", _BOOT),
    ("/etc/init.d/*", _BOOT),
    ("/usr/lib/systemd/system-sleep/*", _RESUME),
    ("/lib/systemd/system-sleep/*", _RESUME),
    ("/etc/systemd/system-sleep/*", _RESUME),
    ("/etc/elogind/system-sleep/*", _RESUME),
    ("/usr/lib/elogind/system-sleep/*", _RESUME),
    ("/etc/pm/sleep.d/*", _RESUME),
    ("/usr/lib/pm-utils/sleep.d/*", _RESUME),
    ("/etc/pm/config.d/sleep.d/*", _RESUME),
    ("/etc/pm/power.d/*", (When.AC, When.BATTERY)),
    ("/usr/lib/pm-utils/power.d/*", (When.AC, When.BATTERY)),
    ("/etc/apm/resume.d/*", _RESUME),
    ("/etc/acpi/*.sh", _RUNTIME),
    ("/etc/acpi/*.d/*", _RUNTIME),
    ("/etc/cron.hourly/*", _RUNTIME),
    ("/etc/cron.daily/*", _RUNTIME),
    ("/etc/cron.weekly/*", _RUNTIME),
    ("/etc/cron.monthly/*", _RUNTIME),
    ("/etc/cron.d/*", _RUNTIME),
    ("/etc/crontab", _RUNTIME),
    ("/var/spool/cron/crontabs/*", _RUNTIME),
    ("/var/spool/cron/root", _RUNTIME),
)
_CRON = ("cron.service", "crond.service", "cronie.service")
_MAKES_FILES = "systemd-tmpfiles-setup.service"
_SYSFSUTILS = "sysfsutils.service"

_CRON_FOLDERS = ("/etc/cron.hourly/", "/etc/cron.daily/", "/etc/cron.weekly/", "/etc/cron.monthly/")
"""Worked off by run-parts."""

_OF_USERS = "/var/spool/cron/"
"""Tables without a column for the user."""

_RC_SCRIPTS = frozenset({"/etc/rc.local", "/etc/rc.d/rc.local", "/etc/rc.d/boot.local", "/etc/init.d/boot.local"})
"""Some distributions have a unit or an init script that runs one of them; to the others it is a file like any."""

_NO_HOOKS = {
    "/etc/systemd/system-sleep/": Sentence("Only hooks in /usr/lib/systemd/system-sleep run."),
    "/etc/pm/config.d/": Sentence("Only hooks in /etc/pm/sleep.d run."),
}
"""Directories that people put hooks into and from which nothing is run."""


def read_scripts(tree: Tree) -> tuple[Found, ...]:
    """Return what scripts and units set."""
    found: list[Found] = []
    called = Called(tree)
    units = list(_units(tree, called))
    started = {tree.resolve(command.words[0]) for unit in units for command in unit.commands}
    for pattern, when in _PLACES:
        for path in tree.glob(pattern):
            # A link to the script of a unit, as Red Hat has /etc/rc.local, is that script.
            if tree.resolve(path) in started or _has_unit(tree, path):
                continue
            found += _of_file(tree, path, when, called.by(path))
    for unit in units:
        found += _of_unit(tree, unit, called)
    return (*found, *_of_tmpfiles(tree), *_of_sysfs_conf(tree))


# -- files -------------------------------------------------------------------------------------------------------


def _of_file(tree: Tree, path: str, when: tuple[When, ...], called: Called) -> Iterator[Found]:
    text = tree.text(path)
    if text is None or is_packaged(path) or not is_shell_script(text) or not called.reaches(text):
        return
    if "cron.d/" in path or path == "/etc/crontab" or path.startswith(_OF_USERS):
        problem = not_at_boot(tree, *_CRON)
        for found in _of_crontab(text, path, called):
            yield found.but(Sentence("Not used: {why}.", why=problem)) if problem else found
        return
    problem = next((words for folder, words in _NO_HOOKS.items() if path.startswith(folder)), "")
    if not problem and tree.is_live and not tree.is_executable(path):
        problem = Sentence("The file is not executable.")
    if not problem and path.startswith(_CRON_FOLDERS):
        problem = not_run(tree, path)
    if not problem and path in _RC_SCRIPTS and not _is_run(tree, path):
        problem = Sentence("No service here runs {file}.", file=path)
    for found in of_script(text, SourceLine(path, 1, SCRIPTS), when, called=called):
        yield found.but(problem) if problem else found


def _is_run(tree: Tree, path: str) -> bool:
    """Return whether an init script or inittab runs *path*; also true if the tree has no units of systemd."""
    if not tree.names("/usr/lib/systemd/system") and not tree.names("/lib/systemd/system"):
        return True
    scripts = (*tree.glob("/etc/init.d/*"), *tree.glob("/etc/rc.d/*"), "/etc/inittab")
    return any(path in (tree.text(one) or "") for one in scripts if one not in _RC_SCRIPTS)


def _has_unit(tree: Tree, path: str) -> bool:
    """Whether *path* is an init script in whose place systemd takes a unit of the same name."""
    folder, _, name = path.rpartition("/")
    return folder == "/etc/init.d" and any(tree.exists(f"{unit}/{name}.service") for unit in UNIT_FOLDERS)


def _of_crontab(text: str, path: str, called: Called) -> Iterator[Found]:
    for line, entry in enumerate(text.split("\n"), 1):
        user = "" if path.startswith(_OF_USERS) else r"\S+\s+"
        found = re.match(rf"\s*(@\w+|(?:[\d*,/-]+\s+){{4}}\S+)\s+{user}(.+)", entry)
        if found and not entry.lstrip().startswith("#"):
            when = _BOOT if found.group(1) == "@reboot" else _RUNTIME
            yield from of_script(found.group(2), SourceLine(path, line, SCRIPTS), when, called=called)


# -- units -------------------------------------------------------------------------------------------------------


@record
class _Unit:
    """A service that concerns drives."""

    name: str
    commands: tuple[ShellCommand, ...]
    files: tuple[str, ...]
    """The file of each command."""
    wanted_by: tuple[str, ...]


def _units(tree: Tree, called: Called) -> Iterator[_Unit]:
    for name, path in drop_ins(tree, UNIT_FOLDERS, ".service"):
        files = [path, *(f"{folder}/{name}.d/{file}" for folder, file in _drop_ins_of(tree, name))]
        texts = "".join(tree.text(file) or "" for file in files)
        if "Exec" not in texts:
            continue
        unit = _parse(tree, name, files)
        if unit.commands and any(_touches(tree, command, called) for command in unit.commands):
            yield from _instances(tree, unit)


def _instances(tree: Tree, unit: _Unit) -> Iterator[_Unit]:
    """Return *unit* itself, or of a template the instances that something starts."""
    stem, at, _ = unit.name.partition("@.")
    if not at:
        yield unit
        return
    links = [path for folder in UNIT_FOLDERS for path in tree.glob(f"{folder}/*.*/{stem}@*.service")]
    names = dict.fromkeys(path.rsplit("/", 1)[-1] for path in links)
    for name in names:
        instance = name.removeprefix(f"{stem}@").removesuffix(".service")
        commands = tuple(
            replace(command, words=tuple(_instantiated(word, instance) for word in command.words))
            for command in unit.commands
        )
        yield replace(unit, name=name, commands=commands)
    if not names:
        yield unit


def _instantiated(word: str, instance: str) -> str:
    """Return *word* with the name of the instance in it; ``%I`` is the name with its escapes undone."""
    return word.replace("%i", instance).replace("%I", instance.replace("-", "/").replace("\\x2d", "-"))


def _drop_ins_of(tree: Tree, name: str) -> list[tuple[str, str]]:
    return [
        (folder, file)
        for folder in reversed(UNIT_FOLDERS)
        for file in tree.names(f"{folder}/{name}.d")
        if file.endswith(".conf")
    ]


def _parse(tree: Tree, name: str, files: list[str]) -> _Unit:
    found: list[tuple[str, ShellCommand]] = []
    wanted: list[str] = []
    for path in files:
        section = ""
        for number, text in _logical_lines(tree, path):
            if head := re.fullmatch(r"\[(.+)\]", text):
                section = head.group(1)
            key, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                continue
            if section == "Install" and key in ("WantedBy", "RequiredBy", "UpheldBy"):
                wanted += value.split()
            elif section == "Service" and key in ("ExecStart", "ExecStartPre", "ExecStartPost", "ExecReload"):
                if not value:
                    found = [one for one in found if not key.startswith("ExecStart")]
                    continue
                words = [word.replace("%%", "%") for word in words_of(value.lstrip("@-:+!|"))]
                if words and key != "ExecReload":
                    found.append((path, ShellCommand(tuple(words), number, (), (), "")))
    commands = tuple(command for _, command in found)
    return _Unit(name, commands, tuple(path for path, _ in found), tuple(wanted))


def _logical_lines(tree: Tree, path: str) -> Iterator[tuple[int, str]]:
    """Return (number, text) of the lines of a unit, those ending in a backslash joined."""
    joined, start = "", 0
    for line in tree.lines(path):
        text = line.text.strip()
        if joined and text.startswith(("#", ";")):
            continue
        if not joined and (not text or text.startswith(("#", ";"))):
            continue
        start = start if joined else line.number
        joined += text.removesuffix("\\").rstrip() + " "
        if not text.endswith("\\"):
            yield start, joined.strip()
            joined = ""
    if joined:
        yield start, joined.strip()


def _touches(tree: Tree, command: ShellCommand, called: Called) -> bool:
    path, text = _script_of(tree, command)
    return called.by(path).reaches(text or " ".join(command.words))


def _script_of(tree: Tree, command: ShellCommand) -> tuple[str, str]:
    """Return path and text of the script that *command* runs, empty where it runs none that can be read."""
    for word in command.words[:2]:
        if word.startswith("/") and not word.startswith(("/bin/", "/usr/bin/", "/sbin/", "/usr/sbin/")):
            text = tree.text(word)
            if text and text.startswith("#!") and is_shell_script(text):
                return word, text
    return "", ""


def _of_unit(tree: Tree, unit: _Unit, called: Called) -> Iterator[Found]:
    when, problem = _start(tree, unit)
    for path, command in zip(unit.files, unit.commands, strict=True):
        script, text = _script_of(tree, command)
        arguments = {str(number): [word] for number, word in enumerate(command.words[1:], 1)}
        inner = called.by(script)
        rows = (
            of_script(text, SourceLine(script, 1, SCRIPTS), when, variables=arguments, called=inner)
            if script
            else of_command(command, SourceLine(path, command.line, SCRIPTS), when, {}, inner)
        )
        yield from (row.but(problem) if problem else row for row in rows)


def _start(tree: Tree, unit: _Unit) -> tuple[tuple[When, ...], str]:
    """Return when a unit is started, and why it is not, if it is not."""
    found = starters(tree, unit.name)
    known = bool(tree.glob("/etc/systemd/system/*.wants"))
    targets = found or list(unit.wanted_by)
    when = [moment for target in targets for moment in _moments(target)]
    problem = ""
    if known and not found:
        problem = Sentence("{unit} is not enabled.", unit=unit.name)
    return tuple(dict.fromkeys(when)) or _BOOT, problem


def _moments(target: str) -> tuple[When, ...]:
    name = target.rsplit(".", 1)[0]
    if target.endswith(".timer"):
        return _RUNTIME
    if name.removeprefix("systemd-") in SLEEP_TARGETS:
        return _RESUME
    return SOON if target.endswith(".device") or target == UDEV else _BOOT


# -- lists of assignments ----------------------------------------------------------------------------------------


def _of_tmpfiles(tree: Tree) -> Iterator[Found]:
    """Return what ``w`` lines of tmpfiles.d write."""
    problem = not_at_boot(tree, _MAKES_FILES)
    for _, path in drop_ins(tree, _TMPFILES):
        for line in tree.lines(path):
            words = line.text.split(maxsplit=6)
            if len(words) < 7 or not re.fullmatch(r"w\+?[!=~^-]*", words[0]):
                continue
            known = setting_of(words[1])
            wish = of_attribute(known[0], words[6].strip("\"'")) if known else None
            if known and wish is not None:
                found = SourceLine(path, line.number, "tmpfiles").found(wish, known[1], _BOOT)
                yield found.but(Sentence("Not applied: {why}.", why=problem)) if problem else found


def _of_sysfs_conf(tree: Tree) -> Iterator[Found]:
    """Return what sysfsutils writes: ``block/sda/queue/scheduler = bfq``, below /sys."""
    problem = not_at_boot(tree, _SYSFSUTILS)
    for path in ("/etc/sysfs.conf", *tree.glob("/etc/sysfs.d/*.conf")):
        for line in tree.lines(path):
            text = line.text.partition("#")[0].strip()
            name, equals, value = (part.strip() for part in text.partition("="))
            known = setting_of(f"/sys/{name.removeprefix('/sys').lstrip('/')}") if equals else None
            wish = of_attribute(known[0], value) if known else None
            if known and wish is not None and not re.match(r"(mode|owner)\s", name):
                found = SourceLine(path, line.number, "sysfsutils").found(wish, known[1], _BOOT)
                yield found.but(Sentence("Not applied: {why}.", why=problem)) if problem else found
