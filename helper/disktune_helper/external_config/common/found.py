"""What a reader hands back: a claim, and which drives it is about."""

from __future__ import annotations

from collections.abc import Mapping

from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.claims import Claim, When
from disktune_helper.external_config.common.match import DriveMatch
from disktune_helper.external_config.common.values import ClaimedValue

SOON = (When.BOOT, When.HOTPLUG)
LATER = (When.BOOT, When.HOTPLUG, When.RESUME)


@record
class Found:
    """A claim with the question which drives it is about."""

    claim: Claim
    target: DriveMatch

    def but(self, problem: str) -> Found:
        """Return the same without effect, because of *problem*; what has no effect already stays as it is."""
        return self.void(problem) if self.claim.valid else self

    def noted(self, remark: str) -> Found:
        """Return the same with *remark*, if nothing is said of it yet."""
        return self if self.claim.problem else Found(replace(self.claim, problem=remark), self.target)

    def except_when(self, shut: Mapping[When, str]) -> Found:
        """Return the same without the occasions that *shut* names, with why; it has no effect if none is left."""
        left = tuple(when for when in self.claim.when if when not in shut)
        words = in_turn(*dict.fromkeys(words for when, words in shut.items() if when in self.claim.when))
        if not words or not self.claim.valid:
            return self
        if not left:
            return self.but(words)
        return Found(replace(self.claim, when=left), self.target).noted(words)

    def at_another_time(self, remark: str) -> Found:
        """Return the same not at boot, but some time later, with *remark*."""
        if not self.claim.valid or When.BOOT not in self.claim.when:
            return self
        left = tuple(when for when in self.claim.when if when is not When.BOOT)
        return Found(replace(self.claim, when=(*left, When.RUNTIME)), self.target).noted(remark)

    def void(self, problem: str) -> Found:
        """Return the same without effect, because of *problem* and whatever else."""
        return Found(replace(self.claim, valid=False, problem=problem), self.target)


def overridden(file: str, line: int) -> str:
    """Return the sentence that says which line takes the effect from another one."""
    return Sentence("{file} line {line} overrides it.", file=file, line=line)


@record
class SourceLine:
    """Where something is written."""

    file: str
    line: int
    tool: str

    def found(self, wish: ClaimedValue, target: DriveMatch, when: tuple[When, ...]) -> Found:
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
