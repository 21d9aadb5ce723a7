"""Reads PNG images and compares their colours."""

from io import BytesIO
from typing import cast

from PIL import Image

Colour = tuple[int, int, int]


def open_png(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    return image.convert("RGB")


def is_similar(pixel: object, colour: Colour) -> bool:
    assert isinstance(pixel, tuple)
    channels = zip(cast("tuple[int, ...]", pixel), colour, strict=True)
    return all(abs(int(actual) - expected) < 20 for actual, expected in channels)
