"""The rules held against one drive: gone through for each of its devices, as udev does when it comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from disktune_helper.external_config.common.match import KnownDrive
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.udev import devices
from disktune_helper.external_config.udev.event import Answer, UdevEvent
from disktune_helper.external_config.udev.relevant import needed
from disktune_helper.external_config.udev.rules import Key, RulesFile, UdevRule

ACTIONS = ("add", "change")
"""What happens to a drive that comes, and to one that is asked anew or that somebody has written to."""


class Simulation:
    """Goes through the rules for the devices of a drive, each once."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._files: tuple[RulesFile, ...] | None = None

    def applies(self, facts: KnownDrive, rule: UdevRule, kinds: tuple[str, ...]) -> Answer:
        """Return whether *rule* applies to one of the drive's devices of these kinds."""
        return self._best(facts, kinds, lambda event: event.applied.get((rule.file, rule.line), False))

    def starts(self, facts: KnownDrive, rule: UdevRule, key: Key, kinds: tuple[str, ...]) -> Answer:
        """Return whether the program of *key* is started for one of them."""
        return self._best(facts, kinds, lambda event: event.starts(rule, key))

    def _best(self, facts: KnownDrive, kinds: tuple[str, ...], ask: Callable[[UdevEvent], Answer]) -> Answer:
        answers = [ask(event) for event in self._events(facts, kinds)]
        return True if True in answers else (None if None in answers else False)

    def _events(self, facts: KnownDrive, kinds: tuple[str, ...]) -> Iterator[UdevEvent]:
        for kind in kinds:
            for device in devices.devices(facts, kind):
                for action in ACTIONS:
                    slot = (self, kind, device.name, action)
                    event = facts.remembered.get(slot)
                    if not isinstance(event, UdevEvent):
                        event = UdevEvent(facts, device, action)
                        event.run(self._all())
                        facts.remembered[slot] = event
                    yield event

    def _all(self) -> tuple[RulesFile, ...]:
        if self._files is None:
            self._files = needed(self._tree)
        return self._files
