"""What operations need of the machine beyond files and drives: one place for what the demo and tests replace."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from disktune_helper.session.recorder_tools import RecorderTools
    from disktune_helper.system.array_tools import ArrayTools
    from disktune_helper.system.companion.trim_tools import TrimTools
    from disktune_helper.system.long_trials.tools import LongTrialTools
    from disktune_helper.system.news.kernel_news import MachineNews
    from disktune_helper.system.scrubs.scrub_tools import ScrubTools


class MachineTools:
    """Programs and units that operations start. None is this machine's own, made when it is first needed."""

    def __init__(
        self,
        arrays: ArrayTools | None = None,
        trim: TrimTools | None = None,
        recorder: RecorderTools | None = None,
        long_trials: LongTrialTools | None = None,
        scrubs: ScrubTools | None = None,
        news: MachineNews | None = None,
    ) -> None:
        self.arrays, self.trim, self.recorder = arrays, trim, recorder
        self.long_trials, self.scrubs, self.news = long_trials, scrubs, news
