"""Messages: what is said, as data; one file a language, formatted here and in the browser by the same rules.

To say which message it is needs nothing but this: what reads and formats messages is loaded when it is wanted.
"""

from parlour.core.words.messages.aid import AidSay, EntrySay, SectionSay, entry, text_of
from parlour.core.words.messages.say import Arg, Say, ended, read, said, slug, turned_out

__all__ = [
    "AidSay",
    "Arg",
    "EntrySay",
    "Say",
    "SectionSay",
    "ended",
    "entry",
    "read",
    "said",
    "slug",
    "text_of",
    "turned_out",
]
