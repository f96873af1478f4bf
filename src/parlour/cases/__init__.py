"""Cases: one seat's view with one question and one provable answer, cut from games, graded, checked and collected."""

from parlour.cases.answering import Verdict, judged, score
from parlour.cases.case import Case, Riddle, read_case, view_of, written
from parlour.cases.checking import check
from parlour.cases.cutting import cases_in, cut
from parlour.cases.packs import Pack, house_pack, read_pack
from parlour.cases.telling import Told, text_of

__all__ = [
    "Case",
    "Pack",
    "Riddle",
    "Told",
    "Verdict",
    "cases_in",
    "check",
    "cut",
    "house_pack",
    "judged",
    "read_case",
    "read_pack",
    "score",
    "text_of",
    "view_of",
    "written",
]
