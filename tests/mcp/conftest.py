"""Tests of the tools are coroutines, run as those of the server are."""

from tests.server.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
