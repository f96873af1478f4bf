"""Whether a language says all that English says, with the same arguments: as one sentence for each fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from parlour.core.words.messages.functions import FUNCTIONS
from parlour.core.words.messages.reading import Message

SAME_FORM: Final = ("seat-you", "seat-named", "seat-nobody")  # each language has forms of its own for these
BY_KIND: Final = ("AS", "LIST")  # what they give to a message depends on what a value is made of


class Uses(Struct):
    """What the texts of one message ask for."""

    variables: set[str] = set()
    functions: set[str] = set()
    messages: set[str] = set()
    kinds: set[str] = set()  # the first parts of keys, which a value completes


class Reader(Visitor):
    def __init__(self) -> None:
        self.uses = Uses()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the visitor
        self.uses.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by the visitor
        self.uses.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # named by the visitor
        name, arguments = node.id.name, node.arguments
        self.uses.functions.add(name)
        between = [each.value for each in arguments.named if each.name.name == "by"]
        self.uses.messages |= {
            f"list-{each.parse()['value']}" for each in between if isinstance(each, ast.StringLiteral)
        }
        given = [each.value for each in arguments.named if each.name.name == "each"] + list(arguments.positional[1:2])
        if name in BY_KIND:
            self.uses.kinds |= {str(each.parse()["value"]) for each in given if isinstance(each, ast.StringLiteral)}
        self.generic_visit(node)


def uses_of(message: Message) -> Uses:
    reader = Reader()
    for tree in (message.value, *message.attributes.values()):
        if tree is not None:
            reader.visit(tree)
    return reader.uses


def faults(messages: Mapping[str, Message], known: Mapping[str, Message], place: str) -> Iterator[str]:
    """What is wrong in itself: ``known`` are all messages that these may speak of."""
    for message in messages.values():
        uses, where = uses_of(message), f"{place}, line {message.line}: {message.id}"
        yield from [
            f"{where} asks for {name}, which no message knows." for name in sorted(uses.functions - {*FUNCTIONS})
        ]
        for key in sorted(uses.messages):
            id, _, part = key.partition(".")
            if id not in known or (part and part not in known[id].attributes):
                yield f"{where} speaks of {key}, which is not there."
        for kind in sorted(uses.kinds):
            if kind not in known and not any([key.startswith(f"{kind}-") for key in known]):
                yield f"{where} says something as {kind}, and no message begins so."


def lacking(messages: Mapping[str, Message], english: Mapping[str, Message], place: str) -> Iterator[str]:
    """What English says and this language does not, or the other way round."""
    for id, message in english.items():
        if id not in messages:
            yield f"{place} lacks {id}: {text_of(message)}"
            continue
        where = f"{place}, line {messages[id].line}: {id}"
        if id not in SAME_FORM:
            missing = sorted({*message.attributes} - {*messages[id].attributes})
            yield from [f"{where} lacks .{part}." for part in missing]
            unknown = sorted(uses_of(messages[id]).variables - reach(id, english) - GIVEN)
            yield from [f"{where} speaks of ${name}, which is not given there." for name in unknown]
    for id in [id for id in messages if id not in english]:
        if not helps(id, messages):
            yield f"{place}, line {messages[id].line}: {id} is never said."


GIVEN: Final = frozenset(("it", "index", "number", "count", "name", "sibilant"))  # by functions


def reach(id: str, messages: Mapping[str, Message], seen: frozenset[str] = frozenset()) -> set[str]:
    """The arguments that a message uses, itself or in those that it speaks of."""
    if id in seen or id not in messages:
        return set()
    uses = uses_of(messages[id])
    below = [reach(key.partition(".")[0], messages, seen | {id}) for key in uses.messages]
    return uses.variables.union(*below)


def helps(id: str, messages: Mapping[str, Message]) -> bool:
    """Whether another message of this language speaks of it: a language may have helps of its own."""
    for uses in map(uses_of, messages.values()):
        spoken_of = {key.partition(".")[0] for key in uses.messages} | uses.kinds
        if id in spoken_of or any([id.startswith(f"{kind}-") for kind in uses.kinds]):
            return True
    return False


def text_of(message: Message) -> str:
    """The English text, for somebody who is to translate it."""
    from fluent.syntax import FluentSerializer

    value: Any = message.value
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier(message.id), value)).partition("=")[2].strip()
