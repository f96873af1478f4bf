"""Minds for Death on the Cards."""
