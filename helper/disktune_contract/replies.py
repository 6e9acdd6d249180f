"""What each operation of `disktune_contract.messages` answers with.

Apart from the operations, because only who reads answers needs these types: the helper, which has 60 ms to start,
never reads one, and the dataclasses of a drive's identity alone take a fifth of that.
"""

from __future__ import annotations

from disktune_contract.acting import Acted, ActionList
from disktune_contract.array import ArrayReport
from disktune_contract.boosting import BoostList, BoostState
from disktune_contract.causes import IoUsers
from disktune_contract.changing import Applied, OfTrial, TrialEnded, TrialLook
from disktune_contract.claims import ClaimList
from disktune_contract.health import Health
from disktune_contract.identification import Identification
from disktune_contract.journal import Journal
from disktune_contract.looking import DriveList, StateList
from disktune_contract.measurement import FolderFacts
from disktune_contract.measuring import EngineList, Started
from disktune_contract.messages import Nothing
from disktune_contract.saved import SavedList

REPLIES: dict[str, type] = {
    "drives": DriveList,
    "identify": Identification,
    "health": Health,
    "settings": StateList,
    "array": ArrayReport,
    "others": ClaimList,
    "journal": Journal,
    "watch": Nothing,
    "unwatch": Nothing,
    "alive": Nothing,
    "apply": Applied,
    "actions": ActionList,
    "ask": Acted,
    "act": Acted,
    "io-users": IoUsers,
    "boosts": BoostList,
    "boost": BoostState,
    "unboost": BoostState,
    "keep": TrialEnded,
    "put-back": TrialEnded,
    "trial": TrialLook,
    "saved": SavedList,
    "save": SavedList,
    "forget": SavedList,
    "try-held": SavedList,
    "drop-held": SavedList,
    "measure": Started,
    "cancel": Nothing,
    "measure-folder": Started,
    "cancel-folder": Nothing,
    "check-folder": FolderFacts,
    "engines": EngineList,
    "compare": Started,
    "hold": OfTrial,
    "switch": Nothing,
    "compare-folder": Started,
    "switched": Nothing,
}
