"""Services of dinit, as Chimera Linux and Artix Linux have them: what their commands set, and what starts them.

Source: dinit 0.17, dinit-service(5); dinit-chimera, services/boot.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.external_config.commands.called import Called
from disktune_helper.external_config.commands.running import of_command, words_of
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.shell.parser import ShellCommand

TOOL = "script"
_FOLDERS = ("/etc/dinit.d", "/usr/local/lib/dinit.d", "/usr/lib/dinit.d", "/lib/dinit.d")
_BOOT = "boot"
"""The service that dinit starts; what is in its directory boot.d is enabled."""
_ENTRY = re.compile(r"\s*([a-z.-]+)\s*[=:]\s*(.*?)\s*")
_DEPENDING = frozenset({"depends-on", "depends-ms", "waits-for"})


def read(tree: Tree) -> Iterator[Found]:
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
            for found in of_command(command, SourceLine(path, line.number, TOOL), (When.BOOT,), {}, called):
                if started and name not in started:
                    reason = Sentence("{unit} is not started: it is not enabled.", unit=name)
                    yield found.but(reason)
                else:
                    yield found


def _started(tree: Tree) -> set[str]:
    """Return the services that dinit starts at boot; empty if the tree does not tell."""
    if not tree.exists(_place(tree, _BOOT)):
        return set()
    todo = [_BOOT, *(name for folder in _FOLDERS for name in tree.names(f"{folder}/boot.d"))]
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
