"""Every setting that a drive offers, changed to every value of a sample and back, judged each time.

What is offered is what the helper says; each of these settings needs a judge, or the scenario fails. Settings that
do not disturb each other are changed together, as a preset does it, and judged one by one, along with all that
should have stayed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from disktune_contract.catalog import BY_ID
from disktune_contract.settings.access import UNASKABLE
from tests.lab.judges import drive_settings, kernel_files
from tests.lab.judges.drive_settings import Reader
from tests.lab.judges.programs import Value, attribute
from tests.lab.scenario import Failed, Lab
from tests.lab.seat import Window, ref
from tests.lab.settings.value_samples import apart, before, rounds, sample

DOORS = ("power.runtime", "ata.smart", "ata.epc", "block.scheduler", "md.stripe_cache")
"""Settings that bring others with them, take them away or limit them: changed alone, one value after the other."""


ONE_THING = ({"scsi.timeout", "block.io_timeout"},)
"""Settings that are one number under two names."""


class Course:
    """One drive's way through all of its settings."""

    def __init__(
        self,
        lab: Lab,
        window: Window,
        drive: dict[str, Any],
        *more: Reader,
        deaf: Mapping[str, Value] | None = None,
        tried: dict[str, object] | None = None,
        sparingly: bool = False,
    ) -> None:
        self.lab, self.window, self.drive = lab, window, drive
        self._sparingly = sparingly
        """Each setting to another value and back, where a drive of the same kind has all values of the sample."""
        self._deaf = deaf or {}
        """A value of a setting that the drive, or its driver, accepts and does not keep: we have to say so."""
        self.name: str = drive["name"]
        self._readers: tuple[Reader, ...] = (kernel_files.read, *drive_settings.READERS, *more)
        self.tried = {} if tried is None else tried
        """Settings that have had all their values, with the offer under which they had them."""
        self.changes = 0
        self.offered: dict[str, dict[str, Any]] = {}
        """States of all settings that can be changed, at the last look."""
        self.judged: dict[str, Value] = {}
        """What other programs said of them."""
        self.disagreements: list[str] = []

    def look(self, when: str) -> None:
        """Look at everything that is offered, and demand that we and the judges say the same."""
        states = self.window.states(self.drive)
        self.offered = {name: state for name, state in states.items() if state["status"] == "ok"}
        self.judged = self._ask_judges(set(self.offered))
        for name, state in self.offered.items():
            if state["value"] is not None or not _unaskable(name):
                self._same(f"{name}, {when}", state["value"], self.judged[name])

    def _same(self, what: str, ours: object, theirs: object) -> None:
        """Note a disagreement, and go on: the others are worth knowing, too."""
        try:
            self.lab.same(what, ours, theirs)
        except Failed as error:
            print(error, flush=True)
            self.disagreements.append(str(error))

    def _ask_judges(self, wanted: set[str]) -> dict[str, Value]:
        """Return what other programs say of these settings; a setting without a judge is a failure."""
        found: dict[str, Value] = {}
        for reader in self._readers:
            found |= reader(self.name, wanted - set(found))
        if missing := sorted(wanted - set(found)):
            raise Failed(f"nobody judges {', '.join(missing)}")
        return found

    # -- changing ----------------------------------------------------------------------------------------------

    def change(self, values: Mapping[str, Value]) -> None:
        """Change settings in one go and keep them; all others stay, but those that are said to be disturbed."""
        steps = [
            {"setting": name, "expected": self.offered[name]["value"], "value": value}
            for name, value in values.items()
            if self.offered[name]["value"] != value or _unaskable(name)
        ]
        if not steps:
            return
        outcome = self.window.ask("apply", drive=ref(self.drive), changes=steps, trial_s=120)
        for result in outcome["results"]:
            told = f"{result['setting']} to {result['wanted']}: {result['why']}"
            self._same(told, result["fault"], None)
        if outcome["trial"]:
            self.window.ask("keep", trial=outcome["trial"])
        self.changes += len(steps)
        was = self.judged
        if {"ata.write_cache", "scsi.write_cache"} & set(values):
            self._kernel_follows()
        self.look(f"after {_few(values)}")
        for name, value in self.judged.items():
            if name in values:
                self._same(f"{name}, changed by us", value, values[name])
            elif name in was and not _moves_along(name, values):
                self._same(f"{name}, untouched while {_few(values)} changed", value, was[name])

    def _not_kept(self, name: str, value: Value) -> None:
        """Ask for what the drive does not keep: that is what we say, and nothing changes."""
        step = {"setting": name, "expected": self.offered[name]["value"], "value": value}
        outcome = self.window.ask("apply", drive=ref(self.drive), changes=[step], trial_s=120)
        self._same(f"{name} to {value}", (outcome["trial"], outcome["results"][0]["fault"]), ("", "not-kept"))
        was = self.judged
        self.look(f"after {name}={value}, which is not kept")
        self._same(f"{name}, after {value} was not kept", self.judged[name], was[name])

    def _sample(self, name: str) -> list[Value]:
        """Return the values to try, without those that the drive does not keep; these are tried here."""
        found = list(sample(BY_ID[name], self.offered[name]))[-2 if self._sparingly else 0 :]
        if name in self._deaf and self._deaf[name] in found:
            found.remove(self._deaf[name])
            self._not_kept(name, self._deaf[name])
        return found

    def cover(self) -> None:
        """Change everything offered that was not tried yet, under this offer, to all values of its sample."""
        fresh = {
            name: state
            for name, state in self.offered.items()
            if name not in DOORS and self.tried.get(name) != state["offer"]
        }
        for group in apart(fresh):
            for values in rounds({name: self._sample(name) for name in group}):
                self.change(values)
        self.tried |= {name: state["offer"] for name, state in fresh.items()}

    def run(self) -> str:
        """Do everything, restore everything, and return what was done, in a line."""
        self.look("before")
        at_start, ours = self.judged, {name: state["value"] for name, state in self.offered.items()}
        self.cover()
        for door in DOORS:
            state = None if door in self.tried else self.offered.get(door)
            for value in self._sample(door) if state else ():
                self.change({door: value})
                self.cover()
            if state:
                self.tried[door] = state["offer"]
        self._changed_by_others()
        self.change({name: value for name, value in ours.items() if value is not None and name in self.offered})
        for name, value in at_start.items():
            if not _unaskable(name):
                self._same(f"{name}, put back", self.judged[name], value)
        if self.disagreements:
            raise Failed(f"{len(self.disagreements)} disagreements, the first: {self.disagreements[0]}")
        return f"{len(self.tried)} settings, {self.changes} changes, {self.lab.checks} comparisons"

    def _changed_by_others(self) -> None:
        """Let the judges change what they can; what we show follows."""
        by_hand = [name for name in self.offered if name in drive_settings.WRITERS]
        by_echo = [name for name in kernel_files.places(self.name) if name in self.offered and name not in by_hand]
        for name in by_hand:
            if name not in DOORS:
                drive_settings.WRITERS[name](self.name, sample(BY_ID[name], self.offered[name])[0])
        if self.drive["kind"] == "ata":
            # What libata looks at again would undo what follows; other disks it does not look at.
            self._kernel_follows()
        for name in by_echo:
            if name not in DOORS:
                kernel_files.write(self.name, name, sample(BY_ID[name], self.offered[name])[0])
        self.look("changed by others")

    def _kernel_follows(self) -> None:
        """Demand that the kernel knows of the write cache what the drive knows, or it would not flush it."""
        for name in ("ata.write_cache", "scsi.write_cache"):
            if name in self.offered:
                on = self._ask_judges({name})[name]
                belief = "write back" if on else "write through"
                self.lab.until(
                    f"the kernel believes in {belief}",
                    lambda belief=belief: attribute(self.name, "queue/write_cache") == belief,  # type: ignore[misc]
                )


def _moves_along(name: str, values: Mapping[str, Value]) -> bool:
    """Return whether a change of *values* may change the setting, too."""
    return bool(before(name).intersection(values)) or any(
        name in names and names.intersection(values) for names in ONE_THING
    )


def _unaskable(name: str) -> bool:
    return isinstance(BY_ID[name].access, UNASKABLE)


def _few(values: Mapping[str, Value]) -> str:
    """Return up to three changes for a message."""
    told = [f"{name}={value}" for name, value in values.items()]
    return ", ".join(told[:3]) + (f" and {len(told) - 3} more" if len(told) > 3 else "")
