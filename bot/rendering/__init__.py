"""Rendering of boards, charts and localized texts."""
