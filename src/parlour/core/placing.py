"""Views are written by keyword, so that no field gets into the wrong place, and built by place, which is quicker."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import update_wrapper
from inspect import getsource, getsourcefile
from textwrap import dedent
from typing import Any, Final, TypeVar

from parlour.core.view import View

F = TypeVar("F", bound=Callable[..., Any])
COMMON: Final = len(View.__struct_fields__)  # fields that every view begins with
AT_ONCE: Final = 30  # arguments of a call, or parts of a tuple: with more, Python first puts them together as a list
SHARED: Final = [f"shared_{name}" for name in View.__struct_fields__]  # what the common fields are called meanwhile


def by_place(view: F) -> F:
    """The same function, whose ``return Kind(*common(s, seat), one=…, other=…)`` gives every field by its place.

    A keyword takes msgspec about 40 ns more (docs/decisions/0029).  Where the source is missing, nothing changes.
    """
    try:
        tree = ast.parse(dedent(getsource(view)))
    except OSError:
        return view
    written = tree.body[0]
    assert isinstance(written, ast.FunctionDef)
    written.decorator_list = []
    written.body[-1:] = placed(written.body[-1], view.__globals__)
    ast.increment_lineno(tree, view.__code__.co_firstlineno - 1)
    scope: dict[str, F] = {}
    code = compile(ast.fix_missing_locations(tree), getsourcefile(view) or "", "exec", dont_inherit=False)
    exec(code, view.__globals__, scope)
    return update_wrapper(scope[written.name], view)  # type: ignore[return-value]  # a function of the same kind


def placed(last: ast.stmt, names: dict[str, Any]) -> list[ast.stmt]:
    """The last line of a view, ``return Kind(*common(s, seat), field=…)``, as lines that give every field by place."""
    match last:
        case ast.Return(ast.Call(ast.Name(kind), [ast.Starred() as shared], given) as call) if given:
            fields = names[kind].__struct_fields__
            if tuple([each.arg for each in given]) != fields[COMMON : COMMON + len(given)]:
                raise TypeError(f"The fields of {kind} are not given in its own order, or one is missing.")
            values, call.keywords = [each.value for each in given], []
            return (
                side_by_side(last, call, shared, values)
                if COMMON + len(values) <= AT_ONCE
                else joined(last, shared, values)
            )
    raise TypeError("A view ends with `return Kind(*common(s, seat), field=…)`.")


def side_by_side(last: ast.stmt, call: ast.Call, shared: ast.Starred, values: list[ast.expr]) -> list[ast.stmt]:
    """``shared_seat, … = common(s, seat)``, then ``return Kind(shared_seat, …, …)``."""
    taken = ast.Tuple([ast.Name(name, ast.Store()) for name in SHARED], ast.Store())
    call.args = [*[ast.Name(name, ast.Load()) for name in SHARED], *values]
    return [ast.copy_location(ast.Assign([taken], shared.value), last), last]


def joined(last: ast.stmt, shared: ast.Starred, values: list[ast.expr]) -> list[ast.stmt]:
    """``return Kind(*common(s, seat) + (…, …))``."""
    for first in range(0, len(values), AT_ONCE):
        some = ast.Tuple(values[first : first + AT_ONCE], ast.Load())
        shared.value = ast.BinOp(shared.value, ast.Add(), some)
    return [last]
