"""The processes that serve a house: each is watched, and replaced when it dies or hangs."""

from parlour.server.processes.place import FORK as FORK
from parlour.server.processes.place import Alive as Alive
from parlour.server.processes.processes import Processes as Processes
