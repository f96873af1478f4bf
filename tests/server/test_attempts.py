"""Passwords that are tried: guessing stays slow, and what strangers try keeps no owner out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace
from yarl import URL

from parlour.core import Refused
from parlour.server.http.attempts import Attempts
from parlour.server.http.guard import Trouble
from parlour.server.http.guests import DEVICE, SESSION
from parlour.server.http.limits import Rates
from parlour.server.people.passwords import Passwords
from parlour.server.rates import Rate
from tests.server.stores import Place
from tests.server.test_accounts import PASSWORD, asked, signed_in, signed_up
from tests.server.visitors import PLENTY, Visitor, evening, url_of, visitors

USUAL = Rates()


async def tried(person: Visitor, name: str, address: str, password: str = "a guess") -> int:
    """A sign-in from some address, as a proxy tells it."""
    body = json.encode({"name": name, "password": password})
    status, _, _ = await person.send("POST", "/api/account/sign-in", body, X_Forwarded_For=address)
    return status


async def all_tried(person: Visitor, name: str, addresses: Iterable[str]) -> list[int]:
    return [await tried(person, name, address) for address in addresses]


@pytest.fixture
def verified(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The passwords that were compared with a hash."""
    compared: list[str] = []
    honest = Passwords.verified

    def counted(self: Passwords, hash: str, password: str) -> bool:
        compared.append(password)
        return honest(self, hash, password)

    monkeypatch.setattr(Passwords, "verified", counted)
    return compared


@pytest.mark.parametrize("addresses", [1, 3, 30])
async def test_thirty_tries_of_strangers_lock_no_owner_out(tmp_path: Path, addresses: int) -> None:
    async with evening(tmp_path, rates=USUAL) as house, visitors(url_of(house), "Ann", "New", "Eve") as (ann, new, eve):
        await signed_up(ann, "Ann")
        await ann.send("POST", "/api/account/sign-out")
        await all_tried(eve, "Ann", [f"203.0.113.{n % addresses}" for n in range(30)])
        assert await tried(ann, "Ann", "203.0.113.0", PASSWORD) == 200, "even from where the strangers are"
        assert await tried(new, "Ann", "198.51.100.1", PASSWORD) == 200, "and on a new device, elsewhere"


async def test_many_addresses_together_have_few_guesses_and_a_known_device_has_its_own(
    tmp_path: Path, place: Place, verified: list[str]
) -> None:
    rates = replace(PLENTY, sign_ins_by_name=Rate(0, 3), all_sign_ins_by_name=Rate(0, 5), sign_ins_by_device=Rate(0, 2))
    async with (
        evening(tmp_path, rates=rates, store=await place.address()) as house,
        visitors(url_of(house), "Ann", "New", "Eve") as (ann, new, eve),
    ):
        await signed_up(ann, "Ann")
        await ann.send("POST", "/api/account/sign-out")
        one, another, third = ("203.0.113.1", "203.0.113.2", "203.0.113.3")
        assert await all_tried(eve, "Ann", [one] * 4) == [422, 422, 422, 429], "by name and address"
        assert await all_tried(eve, "ANN ", [another, another, another, third]) == [422, 422, 429, 429], "and in all"
        assert await tried(new, "Ann", third, PASSWORD) == 429, "a device that was never here is a stranger's too"
        assert await tried(eve, "Bea", one) == 422, "another name is another name"
        verified.clear()
        for _ in range(3):  # what fits is not counted
            assert await tried(ann, "Ann", one, PASSWORD) == 200
        assert [await tried(ann, "Ann", third) for _ in range(3)] == [422, 422, 429], (
            "a known device may guess as little"
        )
        assert len(verified) == 5, "and what is refused costs no work"


async def test_a_name_that_nobody_has_is_limited_like_one_that_somebody_has(tmp_path: Path) -> None:
    rates = replace(PLENTY, sign_ins_by_name=Rate(0, 2), all_sign_ins_by_name=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        addresses = ["203.0.113.1"] * 3 + ["203.0.113.2"] * 3
        assert await all_tried(eve, "Ann", addresses) == await all_tried(eve, "Nobody", addresses)


async def test_guesses_made_at_once_are_counted_one_by_one(tmp_path: Path, verified: list[str]) -> None:
    rates = replace(PLENTY, sign_ins_by_name=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        statuses = await asyncio.gather(*[tried(eve, "Ann", "203.0.113.1") for _ in range(12)])
        assert sorted(statuses) == [422] * 3 + [429] * 9 and len(verified) == 3


async def test_a_household_has_one_address_in_ipv6(tmp_path: Path) -> None:
    rates = replace(PLENTY, sign_ins_by_name=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        assert await all_tried(eve, "Ann", [f"2001:db8::{n}" for n in range(1, 5)]) == [422, 422, 422, 429]


def test_who_is_refused_because_of_others_has_used_up_nothing() -> None:
    """Else the owner, once strangers are fewer again, would still have to wait."""
    attempts = Attempts(replace(PLENTY, sign_ins_by_name=Rate(0, 1), all_sign_ins_by_name=Rate(0, 1)))
    with pytest.raises(Refused), attempts.sign_in("203.0.113.1", "ann", None):
        raise Refused("That is wrong.")
    for _ in range(3):
        with pytest.raises(Trouble), attempts.sign_in("198.51.100.1", "ann", None):
            pass
    attempts.of_name.give_back("ann")  # as if time had gone by
    with attempts.sign_in("198.51.100.1", "ann", None):
        pass


async def test_a_device_is_known_only_to_the_accounts_that_were_signed_in_there(tmp_path: Path, place: Place) -> None:
    rates = replace(PLENTY, sign_ins_by_name=Rate(0, 1), all_sign_ins_by_name=Rate(0, 1))
    async with (
        evening(tmp_path, rates=rates, store=await place.address()) as house,
        visitors(url_of(house), "Ann", "Bea", "Eve") as (ann, bea, eve),
    ):
        for person, name in ((ann, "Ann"), (bea, "Bea"), (eve, "Eve")):
            await signed_up(person, name)
        assert await all_tried(eve, "Ann", ["203.0.113.1"] * 2) == [422, 429], "that Eve is known makes her no Ann"
        await signed_in(ann, "Bea")  # a device of two
        for name in ("Ann", "Bea"):
            assert (await signed_in(ann, name))[0] == 200
        for made_up in ("x", "x" * 43, ""):
            eve.session.cookie_jar.update_cookies({DEVICE: made_up}, URL(eve.url))
            assert await tried(eve, "Ann", "203.0.113.1", PASSWORD) == 429


async def test_the_mark_of_a_device_lets_nobody_in_and_no_script_reads_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house, visitors(url_of(house), "Ann") as (ann,):
        body = json.encode({"name": "Ann", "password": PASSWORD})
        _, headers, _ = await ann.send("POST", "/api/account", body)
        marks = [line for line in headers.getall("Set-Cookie") if line.startswith(DEVICE)]  # type: ignore[attr-defined]
        assert len(marks) == 1 and "HttpOnly" in marks[0] and "SameSite=Lax" in marks[0]
        device = next(cookie.value for cookie in ann.session.cookie_jar if cookie.key == DEVICE)
        await ann.send("POST", "/api/account/sign-out")
        ann.session.cookie_jar.update_cookies({SESSION: device}, URL(ann.url))
        assert (await asked(ann, "GET", "/api/account"))[0] == 401
        kept = b"".join([file.read_bytes() for file in tmp_path.iterdir() if file.is_file()])
        assert device.encode() not in kept


async def test_who_has_got_hold_of_a_session_can_t_guess_its_password(tmp_path: Path, verified: list[str]) -> None:
    rates = replace(PLENTY, sign_ins_by_device=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann") as (ann,):
        await signed_up(ann, "Ann")
        change = {"password": "another password", "old_password": "a guess"}
        statuses = [(await asked(ann, "PUT", "/api/account", **change))[0] for _ in range(2)]
        statuses += [(await asked(ann, "POST", "/api/account/delete", password="a guess"))[0] for _ in range(2)]
        assert statuses == [422, 422, 422, 429] and len(verified) == 3


async def test_many_sessions_made_of_a_stolen_one_have_few_guesses_together(tmp_path: Path) -> None:
    rates = replace(PLENTY, all_sign_ins_by_name=Rate(0, 3))
    async with evening(tmp_path, rates=rates) as house, visitors(url_of(house), "Ann", "Eve") as (ann, eve):
        await signed_up(ann, "Ann")
        statuses = []
        for _ in range(4):
            link = (await asked(ann, "POST", "/api/account/links"))[1]["url"].partition("#")[2]
            await asked(eve, "POST", "/api/account/sign-in-by-link", link=link)
            statuses.append((await asked(eve, "POST", "/api/account/delete", password="a guess"))[0])
        assert statuses == [422, 422, 422, 429]
        await ann.send("POST", "/api/account/sign-out")
        assert (await signed_in(ann, "Ann"))[0] == 200, "which keeps nobody from signing in"
