"""Tests of the tools are coroutines, run as those of the server are."""

from tests.server.conftest import patient_house, pytest_pyfunc_call

__all__ = ["patient_house", "pytest_pyfunc_call"]
