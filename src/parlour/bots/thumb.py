"""Rules of thumb, such as a good player would teach a friend."""

from __future__ import annotations

from parlour.bots.level import Level


class ThumbBot(Level):
    level = "thumb"
