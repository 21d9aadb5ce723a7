"""The parts of pages that tests compare."""

from bot.text.page import Page, join_parts


def footer_line(page: Page) -> str:
    return join_parts(page.footer, page.cells)
