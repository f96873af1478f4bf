"""The case retold: the decisive moments of a finished game, its Councils and its laurels, from the record alone."""

from parlour.study.retold.retelling import retell
from parlour.study.retold.shape import Retold

__all__ = ["Retold", "retell"]
