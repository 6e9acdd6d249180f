"""What a window on another machine is told of this one, and when."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from disktune_helper.session import machine_watch
from disktune_helper.system.device_news import Changed, KernelNews, about
from tests.amounts import PATIENCE_S


class Script:
    """News at moments that the test says; its clock goes where the next thing happens."""

    def __init__(self, *news: tuple[float, Changed]) -> None:
        self.at, self.closed = 0.0, False
        self._news = list(news)

    def wait(self, seconds: float | None) -> Changed:
        end = float("inf") if seconds is None else self.at + seconds
        if self._news and self._news[0][0] <= end:
            self.at, changed = self._news.pop(0)
            return changed
        self.at = end
        return Changed.STOPPED if end == float("inf") else Changed.NOTHING

    def stop(self) -> None:
        self._news.clear()

    def close(self) -> None:
        self.closed = True


def told(*news: tuple[float, Changed]) -> list[tuple[str, float]]:
    """Return the events and when they came."""
    script, found = Script(*news), list[tuple[str, float]]()
    machine_watch.tell(script, lambda event, _: found.append((event, round(script.at, 3))), lambda: script.at)
    assert script.closed
    return found


def test_what_comes_together_is_told_together_and_once_more_when_it_is_quiet() -> None:
    burst = [(1.0 + n / 100, Changed.DRIVES) for n in range(20)]
    assert told(*burst) == [("drives-changed", 1.3), ("drives-changed", 3.19)]


def test_a_machine_that_is_never_quiet_is_told_of_all_the_same() -> None:
    storm = [(n / 10, Changed.DRIVES) for n in range(100)]
    times = [at for _, at in told(*storm)]
    assert max(b - a for a, b in pairwise(times)) <= machine_watch.AGAIN_S
    assert len(times) < 40


def test_the_power_supply_is_told_at_once_and_the_rest_of_the_kernels_news_is_not() -> None:
    assert told((1.0, Changed.SUPPLY), (2.0, Changed.NOTHING)) == [("supply-changed", 1.0)]


def test_what_the_kernels_messages_are_about() -> None:
    def message(**facts: str) -> bytes:
        return b"\0".join(
            [b"change@/devices/x", *(f"{key}={value}".encode() for key, value in facts.items()), b""]
        )

    assert about(message(ACTION="add", SUBSYSTEM="block", DEVNAME="sdb")) is Changed.DRIVES
    assert about(message(SUBSYSTEM="power_supply", POWER_SUPPLY_ONLINE="0")) is Changed.SUPPLY
    assert about(message(SUBSYSTEM="power_supply", POWER_SUPPLY_CAPACITY="5")) is Changed.NOTHING
    mouse = message(SUBSYSTEM="power_supply", POWER_SUPPLY_ONLINE="1", POWER_SUPPLY_SCOPE="Device")
    assert about(mouse) is Changed.NOTHING
    assert about(message(SUBSYSTEM="module", DEVPATH="/module/md_mod")) is Changed.DRIVES
    assert about(message(SUBSYSTEM="net")) is Changed.NOTHING
    assert about(b"") is Changed.NOTHING


def test_stopping_ends_the_wait(tmp_path: Path) -> None:
    """Also where there is neither md nor a socket of the kernel's messages."""
    news = KernelNews(str(tmp_path / "mdstat"))
    news.stop()
    found = Changed.NOTHING
    for _ in range(100):
        found |= news.wait(PATIENCE_S)
        if found & Changed.STOPPED:
            break
    news.close()
    assert found & Changed.STOPPED
