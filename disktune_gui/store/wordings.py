"""What the sentences of stored results were made of, so that they can be said in the language of the window later.

A result has its sentences as English texts. What they were made of lies beside it, in a table that versions before
this one neither need nor touch.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from disktune_contract import wire
from disktune_contract.sentence import Wording, wordings
from disktune_gui.text.said import heard

KNOWN = "SELECT name FROM sqlite_master WHERE name = 'wording'"
OF_RESULT = "SELECT made FROM wording WHERE result = ?"
Statement = tuple[str, tuple[object, ...]]


def stored(result: str, body: object) -> Iterator[Statement]:
    """Yield the statements that store what the sentences in *body* were made of, as far as that is known."""
    made = {one.text: one for one in (*heard.recall(_texts(body)), *wordings(body))}
    if made:
        text = json.dumps([wire.plain(one) for one in made.values()], ensure_ascii=False)
        yield "CREATE TABLE IF NOT EXISTS wording (result TEXT PRIMARY KEY, made TEXT NOT NULL)", ()
        yield "INSERT OR REPLACE INTO wording (result, made) VALUES (?, ?)", (result, text)


def learn(made: str) -> None:
    """Take in what `stored` has stored; of another version's there is nothing to learn."""
    try:
        heard.learn([wire.load(Wording, one) for one in json.loads(made)])
    except (ValueError, TypeError):
        return


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
