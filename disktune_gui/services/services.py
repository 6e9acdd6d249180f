"""The objects that `app` makes once and passes to the window and its pages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from disktune_contract.record import record
from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences

if TYPE_CHECKING:
    from disktune_gui.client.asked import LayerNews, SavedNews
    from disktune_gui.services.archive import Archive
    from disktune_gui.services.attention import Attention
    from disktune_gui.services.checkups import Checkups
    from disktune_gui.services.drive_notes import DriveNotes, Families
    from disktune_gui.services.drive_work import DriveWork, SelfTestNews, SleepHold
    from disktune_gui.services.ejector import Ejector
    from disktune_gui.services.health_history import HealthHistory, HealthNews
    from disktune_gui.services.long_trials import LongTrials
    from disktune_gui.services.recorder import ActivityRecorder, Operations, ScrubWatch
    from disktune_gui.services.recordings import Recordings
    from disktune_gui.services.running import RunningWork
    from disktune_gui.services.sample_timer import SampleTimer
    from disktune_gui.services.speeds import Speeds


@record
class Services:
    """One object of each class. Those not needed at the start are loaded and made at their first use."""

    session: Session
    preferences: Preferences

    def begin(self) -> None:
        """Begin recording what drives and arrays do: pages are made later, and cannot read the past."""
        _kept = self.recorder, self.operations, self.self_test_news, self.drive_work, self.sleep_hold

    @cached_property
    def recorder(self) -> ActivityRecorder:
        """The activity of drives."""
        from disktune_gui.services.recorder import ActivityRecorder  # noqa: PLC0415

        return ActivityRecorder(self.session)

    @cached_property
    def operations(self) -> Operations:
        """Operations of arrays."""
        from disktune_gui.services.recorder import Operations  # noqa: PLC0415

        if not self.session.place.demo:
            return Operations(self.session)
        from disktune_gui.demo.past import operation  # noqa: PLC0415

        return Operations(self.session, operation)

    @cached_property
    def long_trials(self) -> LongTrials:
        """Settings that are tried for hours."""
        from disktune_gui.services.long_trials import LongTrials  # noqa: PLC0415

        return LongTrials(self.session, self.preferences)

    @cached_property
    def running(self) -> RunningWork:
        """All work that runs on drives."""
        from disktune_gui.services.running import RunningWork  # noqa: PLC0415

        return RunningWork(self.session, self.operations, self.long_trials, self.self_test_news)

    @cached_property
    def scrub_watch(self) -> ScrubWatch:
        """Scrubs that run."""
        from disktune_gui.services.recorder import ScrubWatch  # noqa: PLC0415

        return ScrubWatch(self.session)

    @cached_property
    def archive(self) -> Archive:
        """The results of all measurements."""
        from disktune_gui.services.archive import Archive  # noqa: PLC0415

        if not self.session.place.demo:
            return Archive(self.session, self.self_test_news)
        from disktune_gui.demo.past import results  # noqa: PLC0415

        return Archive(self.session, self.self_test_news, results)

    @cached_property
    def health_news(self) -> HealthNews:
        """The health that drives reported last."""
        from disktune_gui.services.health_history import HealthNews  # noqa: PLC0415

        return HealthNews(self.session, self.health_history)

    @cached_property
    def attention(self) -> Attention:
        """What needs the user on each drive."""
        from disktune_gui.services.attention import Attention  # noqa: PLC0415

        return Attention(self.session, self.health_news, self.checkups, self.saved_news)

    @cached_property
    def health_history(self) -> HealthHistory:
        """The counters of drives, over months."""
        from disktune_gui.services.health_history import HealthHistory  # noqa: PLC0415

        if not self.session.place.demo:
            return HealthHistory(self.session)
        from disktune_gui.demo.past import past  # noqa: PLC0415

        return HealthHistory(self.session, past=past)

    @cached_property
    def self_test_news(self) -> SelfTestNews:
        """Drives that run a self-test, as they reported last."""
        from disktune_gui.services.drive_work import SelfTestNews  # noqa: PLC0415

        return SelfTestNews(self.session)

    @cached_property
    def layers(self) -> LayerNews:
        """The layers between file systems and drives."""
        from disktune_gui.client.asked import LayerNews  # noqa: PLC0415

        return LayerNews(self.session)

    @cached_property
    def drive_work(self) -> DriveWork:
        """What DiskTune does on drives now."""
        from disktune_gui.services.drive_work import DriveWork  # noqa: PLC0415

        return DriveWork(self.session, self.long_trials, self.self_test_news)

    @cached_property
    def sleep_hold(self) -> SleepHold:
        """Prevents suspend during measurements and self-tests."""
        from disktune_gui.services.drive_work import SleepHold  # noqa: PLC0415

        return SleepHold(self.session, self.drive_work, self.self_test_news)

    @cached_property
    def ejector(self) -> Ejector:
        """Ejects drives."""
        from disktune_gui.services.ejector import Ejector  # noqa: PLC0415

        if not self.session.place.demo:
            from disktune_gui.services.udisks import Udisks  # noqa: PLC0415

            return Ejector(self.session, self.drive_work, Udisks(self.session))
        from disktune_gui.demo.udisks import SimulatedUdisks  # noqa: PLC0415

        session = self.session
        return Ejector(
            session, self.drive_work, SimulatedUdisks(lambda: session.drives, lambda: session.demo_diary)
        )

    @cached_property
    def sample_timer(self) -> SampleTimer:
        """Whether systemd runs the timer of the samples."""
        from disktune_gui.services.sample_timer import SampleTimer  # noqa: PLC0415

        return SampleTimer(self.session)

    @cached_property
    def recordings(self) -> Recordings:
        """Programs that access drives, recorded over hours."""
        from disktune_gui.services.recordings import Recordings  # noqa: PLC0415

        found = Recordings(self.session)
        self.running.follow_recordings(found)
        return found

    @cached_property
    def families(self) -> Families:
        """The entries of smartmontools' database."""
        from disktune_gui.services.drive_notes import Families  # noqa: PLC0415

        return Families(self.session)

    @cached_property
    def drive_notes(self) -> DriveNotes:
        """The user's notes on drives."""
        from disktune_gui.services.drive_notes import DriveNotes  # noqa: PLC0415

        return DriveNotes(self.session)

    @cached_property
    def saved_news(self) -> SavedNews:
        """Saved settings, as a helper reported them last."""
        from disktune_gui.client.asked import SavedNews  # noqa: PLC0415

        return SavedNews(self.session)

    @cached_property
    def checkups(self) -> Checkups:
        """The results of the checks of each drive."""
        from disktune_gui.services.checkups import Checkups  # noqa: PLC0415

        found = Checkups(self.session, self.preferences, self.health_history)
        self.saved_news.listed.connect(found.hear_of_saved)
        return found

    @cached_property
    def speeds(self) -> Speeds:
        """What drives read at."""
        from disktune_gui.services.speeds import Speeds  # noqa: PLC0415

        return Speeds(self.session, self.archive, self.checkups)
