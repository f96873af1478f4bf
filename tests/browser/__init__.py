"""Parlour in a real browser."""

import pytest

pytest.register_assert_rewrite("tests.browser.visitor")
