"""What a reader hands back: a claim, and which drives it is about."""

from __future__ import annotations

from disktune_contract.claims import Claim, When
from disktune_contract.record import record
from disktune_helper.foreign.match import Target
from disktune_helper.foreign.values import Wish

SOON = (When.BOOT, When.HOTPLUG)
LATER = (When.BOOT, When.HOTPLUG, When.RESUME)


@record
class Found:
    """A claim with the question which drives it is about."""

    claim: Claim
    target: Target

    def but(self, problem: str) -> Found:
        """Return the same without effect, because of *problem*; what has no effect already stays as it is."""
        return self.void(problem) if self.claim.valid else self

    def noted(self, remark: str) -> Found:
        """Return the same with *remark*, if nothing is said of it yet."""
        one = self.claim
        if one.problem:
            return self
        claim = Claim(
            one.drive_match, one.setting, one.value, one.file, one.line, one.tool, one.when, one.valid, remark
        )
        return Found(claim, self.target)

    def void(self, problem: str) -> Found:
        """Return the same without effect, because of *problem* and whatever else."""
        one = self.claim
        claim = Claim(
            one.drive_match, one.setting, one.value, one.file, one.line, one.tool, one.when, False, problem
        )
        return Found(claim, self.target)


@record
class Place:
    """Where something is written."""

    file: str
    line: int
    tool: str

    def found(self, wish: Wish, target: Target, when: tuple[When, ...]) -> Found:
        """Return *wish* as a claim from here."""
        claim = Claim(
            target.text,
            wish.setting,
            wish.value,
            self.file,
            self.line,
            self.tool,
            when,
            wish.valid,
            wish.problem,
        )
        return Found(claim, target)
