"""What operators set: proxies that are trusted, limits in a file; and what tells them that the house is ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli.serve import welcome
from parlour.core import Refused
from parlour.server.http.addresses import Proxies, household, networks
from parlour.server.http.limits import Rate, Rates, read_rates
from tests.server.stores import PostgresPlace
from tests.server.visitors import evening, url_of, visitors


@pytest.mark.parametrize(
    ("peer", "forwarded", "asker"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # a stranger says so
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "192.0.2.66, 198.51.100.1", "198.51.100.1"),  # what the visitor wrote there counts for nothing
        ("10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"),  # two proxies in a row
        ("10.1.2.3", "nonsense", "nonsense"),
        ("2001:db8::1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_only_proxies_that_are_trusted_say_who_asks(peer: str, forwarded: str, asker: str) -> None:
    assert Proxies(networks(["10.0.0.0/8", "2001:db8::/32"])).asker(peer, forwarded) == asker


def test_the_many_addresses_that_one_household_has_in_ipv6_share_its_limits() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9%eth0") != household("2001:db8:1:3::1")
    assert household("198.51.100.1") != household("198.51.100.2")
    assert household("nonsense") == "nonsense"


def test_a_network_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(Refused, match=r"^--trust-proxy takes addresses like 10\.0\.0\.0/8, not my-proxy\.$"):
        networks(["my-proxy"])


def test_limits_come_from_a_file_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("most_sockets = 50\n[openings]\nrefill = 0.1\nburst = 5\n")
    assert read_rates(file) == Rates(most_sockets=50, openings=Rate(0.1, 5))
    assert read_rates(None) == Rates()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("most_socks = 5", "unknown field `most_socks`"),
        ("most_sockets = 'x'", "Expected `int`"),
        ("[", "can't be read"),
    ],
)
def test_a_file_of_limits_that_can_t_be_read_is_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "limits.toml").write_text(text)
    with pytest.raises(Refused, match=why):
        read_rates(tmp_path / "limits.toml")
    with pytest.raises(Refused, match=r"No such file"):
        read_rates(tmp_path / "nowhere.toml")


async def test_a_house_that_closes_or_is_deaf_is_not_ready(postgres: str, tmp_path: Path) -> None:
    place = PostgresPlace(postgres)
    await place.make()
    async with evening(tmp_path, store=place.url) as house, visitors(url_of(house), "Ann") as (ann,):
        assert await ann.get("/readyz") == (200, b'{"ok":true}')
        house.staff.store.neighbours.ear.terminate()  # type: ignore[attr-defined]
        status, body = await ann.get("/readyz")
        assert status == 503 and b"does not hear" in body
        assert (await ann.get("/healthz"))[0] == 200
        house.closing = True
        assert (await ann.get("/readyz"))[0] == 503


async def test_cookies_are_secure_where_people_come_by_https(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, public_url="https://parlour.example") as house,
        visitors(url_of(house), "Ann", origin="https://parlour.example") as (ann,),
    ):
        _, headers, _ = await ann.send("GET", "/api/me")
        assert "Secure" in headers["Set-Cookie"] and "HttpOnly" in headers["Set-Cookie"]


@pytest.mark.parametrize(
    ("public_url", "origin"),
    [
        ("https://parlour.example", "https://parlour.example"),
        ("https://Parlour.Example:443/", "https://parlour.example"),  # a browser writes it like this
        ("https://bücher.example:8443", "https://xn--bcher-kva.example:8443"),
    ],
)
async def test_of_a_house_with_a_public_address_only_its_pages_speak_for_a_visitor_at_any_host(
    tmp_path: Path, public_url: str, origin: str
) -> None:
    async with (
        evening(tmp_path, public_url=public_url) as house,
        visitors(url_of(house), "Ann", origin=origin) as (ann,),
    ):
        table, game = await ann.open(), b'{"game": "mind_reader"}'
        assert (await ann.send("POST", "/api/tables", game, Host="evil.example"))[0] == 201
        for foreign in ("https://evil.example", origin.replace("https", "http"), ann.url, "null"):
            host = foreign.rpartition("/")[2]
            assert (await ann.send("POST", "/api/tables", game, Origin=foreign, Host=host))[0] == 403
            assert await ann.knock(table, Origin=foreign, Host=host) == 403


@pytest.mark.parametrize(("public_url", "near"), [(None, True), ("https://parlour.example", False)])
async def test_the_operator_is_shown_only_addresses_at_which_people_can_play(
    tmp_path: Path,
    public_url: str | None,
    near: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("parlour.cli.serve.has_screen", lambda: True)
    async with evening(tmp_path, public_url=public_url) as house:
        welcome(house, "a file", open_page=True)
        here = url_of(house)
    assert opened == [here if near else public_url]
    assert (here in capsys.readouterr().out) is near
