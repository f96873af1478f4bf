"""Every name that others import says what it is."""

from __future__ import annotations

import inspect
from importlib import import_module
from types import ModuleType

import pytest
from msgspec import Struct

PUBLIC = ("parlour.core", "parlour.games", "parlour.bots", "parlour.testing", "parlour.study.simulate")


def names_of(module: ModuleType) -> list[str]:
    """What a room offers: what it lists, or what is written there."""
    own = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__]
    return list(getattr(module, "__all__", [name for name in own if not name.startswith("_")]))


@pytest.mark.parametrize("room", PUBLIC)
def test_every_public_class_and_function_has_a_docstring(room: str) -> None:
    module = import_module(room)
    assert module.__doc__
    values = {name: getattr(module, name) for name in names_of(module)}
    code = {name: value for name, value in values.items() if inspect.isclass(value) or inspect.isfunction(value)}
    code = {name: value for name, value in code.items() if value.__module__.startswith("parlour.")}
    assert [name for name, value in code.items() if not said(value)] == []


@pytest.mark.parametrize("name", ["Match", "Game", "View", "Worlds", "State", "Record"])
def test_what_one_does_with_a_match_says_what_it_does(name: str) -> None:
    kind = getattr(import_module("parlour.core"), name)
    methods = {n: m for n, m in vars(kind).items() if isinstance(m, property) or inspect.isfunction(m)}
    assert [n for n, method in methods.items() if not n.startswith("_") and not inspect.getdoc(method)] == []


def said(value: object) -> bool:
    """Whether it has a docstring of its own: one that is inherited, or made up by Struct, says nothing of it."""
    text = vars(value).get("__doc__") if inspect.isclass(value) else getattr(value, "__doc__", None)
    return bool(text) and text != Struct.__doc__
