"""What a reader hands back: a claim, and which drives it is about."""

from __future__ import annotations

from dataclasses import replace

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
        return self if self.claim.problem else Found(replace(self.claim, problem=remark), self.target)

    def void(self, problem: str) -> Found:
        """Return the same without effect, because of *problem* and whatever else."""
        return Found(replace(self.claim, valid=False, problem=problem), self.target)


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
