"""What is said over HTTP about accounts and ratings."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.server.wire.values import How

Typed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
RatingChoice: TypeAlias = Literal["off", "hidden", "shown"]  # no rating, for me alone, for everybody


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account of this guest; without a password one comes in by links only."""

    name: Typed
    password: Password | None = None


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """``bring``: the seats that this device has as a guest become the account's."""

    name: Typed
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bring: bool = False


class SignInByLink(Struct, frozen=True, forbid_unknown_fields=True):
    link: Secret
    bring: bool = False


class ChangeAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is.  Who has tokens and changes the password must say what becomes of them."""

    rating: RatingChoice | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None
    tokens: Literal["end", "keep"] | None = None


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Erase the account for good; somebody who has a password must say it."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class CredentialCard(Struct, frozen=True):
    """A device on which somebody is signed in, or a token of a program."""

    id: str
    label: str
    made: float
    used: float
    this: bool  # the one that asks


class NoticesCard(Struct, frozen=True):
    """Where somebody hears that it is their turn while they are away, and where this house could tell them."""

    mail: str | None
    mail_confirmed: bool  # by the link in a mail; nothing else is sent before
    hook: str | None  # a web address
    can_mail: bool
    can_hook: bool


class ChangeNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is; an empty address is no address."""

    mail: Annotated[str, Meta(max_length=254)] | None = None
    hook: Annotated[str, Meta(max_length=500)] | None = None


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    link: Secret


class AccountCard(Struct, frozen=True):
    name: str
    has_password: bool
    rating: RatingChoice
    ratings: dict[str, int]  # by game
    sessions: tuple[CredentialCard, ...]
    tokens: tuple[CredentialCard, ...]
    notices: NoticesCard


class TokenMade(Struct, frozen=True):
    """Shown once: the house keeps only its hash."""

    token: str


class LinkMade(Struct, frozen=True):
    """It lets its owner in once, on another device."""

    url: str
    until: float


class PlayedGame(Struct, frozen=True):
    """A game that this account has played to its end."""

    table: str
    game: str
    title: str
    at: float
    how: How
    people: tuple[str, ...]
    won: bool
    undone: int  # choices that were undone; if any, the game counts for no rating


class RatingCard(Struct, frozen=True):
    """Somebody in the list of a game, the strongest first."""

    name: str
    bot: bool
    rating: int
    games: int


PEOPLE: Final = (
    *(SignUp, SignIn, SignInByLink, ChangeAccount, NewToken, AccountCard),
    *(ChangeNotices, ConfirmMail, DeleteAccount),
    *(TokenMade, LinkMade, PlayedGame, RatingCard),
)
