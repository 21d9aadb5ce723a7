"""Matches against a level that the member names."""

from tests.support.world import World, answer


async def test_a_level_can_be_chosen(world: World) -> None:
    for name in ("random", "easy", "medium", "hard", "perfect"):
        assert "you are ❌" in answer(await world.ana.slash(world.channel, "play", opponent=name))
        assert world.level == name
        await world.play(world.ana, "!move c3", "!resign")
        assert world.level == name


async def test_words_can_be_in_any_order(world: World) -> None:
    for typed, begins, level in (
        ("!play", "you are ❌", "perfect"),
        ("!new easy", "you are ❌", "easy"),
        ("!ttt easy o", "you are ⭕", "easy"),
        ("!tictactoe ⭕ HARD", "you are ⭕", "hard"),
        ("!play x random", "you are ❌", "random"),
        ("!play random o", "you are ⭕", "random"),
        ("!PLAY ❌", "you are ❌", "random"),  # the level of the last game
        ("!play ⭕\ufe0f", "you are ⭕", "random"),
        ("!play ｏ", "you are ⭕", "random"),
        ("! play o", "you are ⭕", "random"),
    ):
        assert begins in await world.play(world.ana, typed), typed
        assert world.level == level, typed
        await world.play(world.ana, "!resign")


async def test_random_is_a_mark_or_a_level(world: World) -> None:
    marks: set[str] = set()
    for _ in range(12):
        text = await world.play(world.ana, "!play random")
        marks.add("❌" if "you are ❌" in text else "⭕")
        assert world.level == "perfect"
        await world.play(world.ana, "!resign")
    assert marks == {"❌", "⭕"}
    await world.play(world.ana, "!play random easy", "!resign")
    assert world.level == "easy"
    await world.play(world.ana, "!play random x")
    assert world.level == "random"


async def test_unknown_words_after_play_are_ignored(world: World) -> None:
    for words in ("despacito", "easy peasy", "easy hard", "x o", "harder", "thread thread", "some music please"):
        assert await world.send(world.ana, f"!play {words}") == []
    assert "No game is running" in await world.play(world.ana, "!board")


async def test_starting_over_and_playing_again_keep_the_level(world: World) -> None:
    await world.play(world.ana, "!play hard", "!play o easy")
    assert world.level == "hard"
    await world.restart()
    assert "you are ⭕" in answer(await world.press(world.ana, "Start over"))
    assert world.level == "easy"
    await world.play(world.ana, "!play random x")
    await world.press(world.ana, "Start over")
    assert world.level == "random"
    await world.play(world.ana, "!resign")
    assert "you are ⭕" in answer(await world.press(world.ana, "Play again"))
    assert world.level == "random"


async def test_without_embed_links_the_message_names_the_level(world: World) -> None:
    await world.set_permissions(embed_links=False)
    assert (await world.play(world.ana, "!play easy")).endswith("\n-# My level: easy")
    duel = await world.play(world.ana, "!resign", f"!play {world.ben.mention} x")
    assert duel
    text = answer(await world.press(world.ben, "Accept"))
    assert "-#" not in text
