"""Makes a function of each pattern, once: what it says depends on the arguments and on who hears it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fluent.syntax import ast

from parlour.core.words.messages.say import Arg, Say

if TYPE_CHECKING:
    from parlour.core.words.messages.bundle import Bundle, Hearer

DEEPEST: Final = 12  # messages within messages: more is a circle
ISOLATED: Final = "\u2068{}\u2069"  # so that a name in another script does not turn the sentence around


class Scope:
    """One message being formatted: its arguments, who hears it, and how deep within others it stands."""

    __slots__ = ("args", "bundle", "depth", "hearer")

    def __init__(self, bundle: Bundle, args: Mapping[str, Arg], hearer: Hearer, depth: int = 0) -> None:
        self.bundle, self.args, self.hearer, self.depth = bundle, args, hearer, depth

    def within(self, args: Mapping[str, Arg]) -> Scope:
        return Scope(self.bundle, {**self.args, **args}, self.hearer, self.depth + 1)

    def text(self, key: str, args: Mapping[str, Arg] | Callable[[], Mapping[str, Arg]]) -> str:
        """Another message, which may use the arguments of this one too."""
        say = self.bundle.pattern(key)
        if isinstance(say, str):
            return say
        if self.depth >= DEEPEST:
            return f"{{{key}}}"
        return say(self.within(args() if callable(args) else args))


Spoken: TypeAlias = str | Callable[[Scope], str]  # a text that is always the same, or what says it
Found: TypeAlias = Callable[[Scope], Any]
Function: TypeAlias = Callable[[Scope, Sequence[Any], Mapping[str, Any]], Any]


def shown(value: Any, scope: Scope) -> str:
    """A value as it stands in a sentence."""
    if type(value) is str:
        return value
    if isinstance(value, Say):
        return scope.text(value.key, value.given)
    if isinstance(value, int | float):
        return scope.bundle.number(value)
    raise TypeError(f"a {type(value).__name__} can't be said without a function")


def pattern(tree: ast.Pattern, bundle: Bundle) -> Spoken:
    """A text with places in it."""
    isolated = bundle.isolates and len(tree.elements) > 1
    parts = [part(element, bundle, isolated) for element in tree.elements]
    if all([isinstance(each, str) for each in parts]):
        return "".join(parts)  # type: ignore[arg-type]  # all of them are texts
    if len(parts) == 1:
        return parts[0]
    return lambda scope: "".join([each if type(each) is str else each(scope) for each in parts])  # type: ignore[operator]


def part(element: ast.TextElement | ast.Placeable, bundle: Bundle, isolated: bool) -> Spoken:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.StringLiteral) and not isolated:
        return str(element.expression.parse()["value"])
    found = expression(element.expression, bundle)
    if isolated:
        return lambda scope: ISOLATED.format(shown(found(scope), scope))
    return lambda scope: shown(found(scope), scope)


def spoken(say: Spoken, scope: Scope) -> str:
    return say if isinstance(say, str) else say(scope)


def expression(tree: Any, bundle: Bundle) -> Found:
    match tree:
        case ast.Placeable(expression=inner):
            return expression(inner, bundle)
        case ast.StringLiteral():
            text = tree.parse()["value"]
            return lambda scope: text
        case ast.NumberLiteral():
            number = number_in(tree)
            return lambda scope: number
        case ast.VariableReference():
            return variable(tree.id.name)
        case ast.MessageReference():
            return reference(tree)
        case ast.FunctionReference():
            return call(tree, bundle)
        case ast.SelectExpression():
            return selection(tree, bundle)
    raise TypeError(f"{type(tree).__name__} is not used in messages")


def variable(name: str) -> Found:
    return lambda scope: plain(scope.args[name]) if name in scope.args else f"{{${name}}}"


def plain(value: Arg) -> Any:
    """An argument as messages know it: yes and no are words to choose by, and so is none."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def reference(tree: ast.MessageReference) -> Found:
    key = f"{tree.id.name}.{tree.attribute.name}" if tree.attribute else tree.id.name
    return lambda scope: scope.text(key, {})


def call(tree: ast.FunctionReference, bundle: Bundle) -> Found:
    function = bundle.function(tree.id.name)
    given = [expression(each, bundle) for each in tree.arguments.positional]
    named = {each.name.name: literal(each.value) for each in tree.arguments.named}
    return lambda scope: function(scope, [found(scope) for found in given], named)


def literal(tree: ast.StringLiteral | ast.NumberLiteral) -> str | int | float:
    return number_in(tree) if isinstance(tree, ast.NumberLiteral) else str(tree.parse()["value"])


def number_in(tree: ast.NumberLiteral) -> int | float:
    return float(tree.value) if "." in tree.value else int(tree.value)


def selection(tree: ast.SelectExpression, bundle: Bundle) -> Found:
    """The first variant that fits, or else the one marked as default."""
    chosen_by = expression(tree.selector, bundle)
    variants = [(key_of(each), pattern(each.value, bundle)) for each in tree.variants]
    default = next(pattern(each.value, bundle) for each in tree.variants if each.default)

    def select(scope: Scope) -> str:
        value = chosen_by(scope)
        form = bundle.plural(value) if isinstance(value, int) else None
        for key, say in variants:
            if key == value or (form is not None and key == form):
                return spoken(say, scope)
        return spoken(default, scope)

    return select


def key_of(variant: ast.Variant) -> str | int | float:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else number_in(variant.key)
