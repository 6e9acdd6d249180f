"""There is one of each service, and what is kept is kept from the start."""

from __future__ import annotations

from disktune_gui.services.services import Services


def test_each_is_made_at_the_first_need_and_only_then(services: Services) -> None:
    assert services.session.children() == [services.session.turns, services.preferences]
    archive, news = services.archive, services.saved_news
    assert (services.archive, services.saved_news) == (archive, news)
    assert archive in services.session.children()
    assert news in services.session.children()


def test_what_drives_and_arrays_do_is_kept_from_the_start(services: Services) -> None:
    services.begin()
    begun = services.session.children()
    assert services.recorder in begun
    assert services.operations in begun
    assert services.session.children() == begun
