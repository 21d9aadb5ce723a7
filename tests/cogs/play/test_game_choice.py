"""Members choose a game: by its name, by the size of a board, or as the server has set."""

from __future__ import annotations

from simcord import MemberActor

from bot.games.rules import TIC_TAC_TOE, Rules
from tests.support.acts import running
from tests.support.settings_page import Page
from tests.support.world import World, answer

CONNECT_FOUR = Rules(6, 7, 4, gravity=True)


TYPED = {
    "4x4 random x": Rules(4, 4, 4),
    "5X5 random x": Rules(5, 5, 4),
    "random misère o": Rules(misere=True),
    "x connect4 random": CONNECT_FOUR,
    "random Connect Four x": CONNECT_FOUR,
    "connect 4 random o": CONNECT_FOUR,
    "vier gewinnt random x": CONNECT_FOUR,
    "6x6x4 random x": Rules(6, 6, 4),
    "3x7 random x": Rules(3, 7, 4),
    "x 4 x 4 random": Rules(4, 4, 4),
    "6 × 6 x4 random": Rules(6, 6, 4),
    "\u2060easy x": TIC_TAC_TOE,
}


async def test_a_typed_game_is_begun_or_refused_with_its_sentence(world: World, brazil: World) -> None:
    for words, rules in TYPED.items():
        assert "you are" in await world.play(world.ana, f"!play {words}"), words
        assert (await running(world)).rules == rules, words
        await world.play(world.ana, "!resign")
    assert "**B2**" in await world.play(world.ana, "!move B2\u200b")
    await world.play(world.ana, "!resign")
    for size in OUT_OF_RANGE:
        assert "A board has 3 to 10 rows and columns" in await world.play(world.ana, f"!play {size}"), size
    assert "Those words don't go together." in await world.play(world.ana, "!play 4x4 5x5")
    assert (await world.play(world.ana, "!play @ben2 x 4x4")).startswith("I can't find that member here.")
    assert "No game is running" in await world.play(world.ana, "!board")
    for refused in ("!play 4x4 hard", "!watch 4x4 easy hard", "!brain 4x4 train 5 hard"):
        answered = await world.play(world.ana, refused)
        assert "**hard** isn't available in this game: 4×4 (four in a row)." in answered
        assert "Its levels are random, easy, medium, and perfect." in answered
    assert "No game is running" in await world.play(world.ana, "!board")
    assert "`!jogar lig4`" in await brazil.play(brazil.ana, "!stats connect4")
    for command in ("!stats 6x6x4", "!stats server 2x2", "!leaderboard 6x6x4"):
        refusal = await world.play(world.ana, command)
        assert "There are no separate statistics and ratings for that game." in refusal, command
    for command, shown in (
        ("!stats 4x4x4", "has no games of 4×4 (four in a row)"),
        ("!leaderboard 3x3x3", "Nobody has a rank in Tic-tac-toe"),
        ("!puzzle 04x4", "🧩 A puzzle for **ben**."),
        ("!brain 4x4x4", "I haven't learned anything here yet."),
    ):
        assert shown in await world.play(world.ben, command), command


OUT_OF_RANGE = (
    *("2x3", "11x3x3", "6x6x2", "6x6x7", "999x999x999", "0x0", "4x4x0"),
    *("1000x1000", "9999999999999x3", "6x6x4x4", "4x4x", "4х40", "11 x 11"),
)


async def test_a_server_chooses_its_games_and_its_default(world: World, mia: MemberActor) -> None:
    page = await Page.request(world, mia)
    await page.choose("level", "hard")
    assert "you are" in await world.play(world.ana, "!play 4x4 x")
    assert world.level == "perfect"
    await world.play(world.ana, "!resign")
    await page.choose("level", "learner")
    await page.choose("game", "Connect Four")
    assert "you are" in await world.play(world.ben, "!play x")
    assert ((await running(world)).rules, world.level) == (CONNECT_FOUR, "perfect")
    await world.play(world.ben, "!resign")
    await page.choose("game", "Tic-tac-toe")
    news = await page.choose("games", "4×4 (four in a row)", "Connect Four")
    assert news == "**Available games:** 4×4 (four in a row) and Connect Four"
    assert "**Default game:** 4×4 (four in a row)\n" in page.text
    await page.choose("game", "Connect Four")
    assert "you are" in await world.play(world.ana, "!play random x")
    assert (await running(world)).rules == CONNECT_FOUR
    await world.play(world.ana, "!resign")
    for refused in ("!play 3x3", "!play 6x6x4", "!play @ben 5x5", "!watch easy 3x3 hard", "!invite misere"):
        assert "This server doesn't offer" in await world.play(world.ana, refused)
    assert "No game is running" in await world.play(world.ana, "!board")
    await page.choose("games")
    await page.choose("game", "Reverse tic-tac-toe (a line loses)")
    await page.choose("level", "random")
    eve = world.add_member("eve")
    assert "A new game" in await world.play(eve, "!move b2")
    assert (await running(world)).rules == Rules(misere=True)
    await world.play(eve, "!resign")
    assert "you are" in await world.play(world.ana, "!play 6x6x4 random x")


async def test_a_challenge_names_its_game_and_begins_it(world: World) -> None:
    assert "challenges you to a game: **4×4 (four in a row)**." in await world.play(world.ana, "!play @ben 4x4 x")
    await world.restart()
    await world.press(world.ben, "Accept")
    assert (await running(world)).rules == Rules(4, 4, 4)
    await world.play(world.ana, "!move a1", "!resign")
    await world.press(world.ben, "Rematch")
    await world.press(world.ana, "Accept")
    assert (await running(world)).rules == Rules(4, 4, 4)
    await world.play(world.ana, "!resign", "!play @ben 6x6x5")
    await world.restart()
    await world.press(world.ben, "Accept")
    assert (await running(world)).rules == Rules(6, 6, 5)
    await world.play(world.ben, "!resign")
    invitation = answer(await world.ana.slash(world.channel, "invite", game="connect4", mark="x"))
    assert "to play: **Connect Four**. Who's in?\n**ana** plays 🔴, and 🔴 goes first." in invitation
    assert "**ana** 🔴 plays against **ben** 🟡." in answer(await world.press(world.ben, "Accept"))
    assert (await running(world)).rules == CONNECT_FOUR


async def test_a_game_is_kept_by_what_follows_it_and_has_its_ratings(world: World) -> None:
    shown = answer(await world.ana.slash(world.channel, "play", game="connect4", opponent="random"))
    assert "you are 🔴" in shown
    assert (await running(world)).rules == CONNECT_FOUR
    assert (world.button_message.embeds[0].footer.text or "") == "Connect Four · My level: random"
    await world.play(world.ana, "!resign")
    await world.ana.slash(world.channel, "watch", x="random", o="random", game="4x4")
    assert (await running(world)).rules == Rules(4, 4, 4)
    await world.press(world.ana, "Stop game")
    await world.play(world.ana, "!watch random connect4 random")
    assert (await running(world)).rules == CONNECT_FOUR
    world = World.create(world.env)
    await world.play(world.ana, "!play easy", "!play 4×4 random x")  # as the bot writes it
    assert (await running(world)).rules == TIC_TAC_TOE
    await world.press(world.ana, "Start over")
    assert (await running(world)).rules == Rules(4, 4, 4)
    await world.play(world.ana, "!resign", "!play misere random x", "!move a1", "!resign")
    await world.press(world.ana, "Play again")
    assert (await running(world)).rules == Rules(misere=True)
    world = World.create(world.env)
    for game in ("4x4", "3x3"):
        await world.play(world.ana, f"!play @ben {game} x")
        await world.press(world.ben, "Accept")
        await world.play(world.ana, "!move a1")
        await world.play(world.ben, "!move b2", "!resign")
    text = await world.play(world.ana, "!stats")
    assert "**Tic-tac-toe** · **Rating so far:** 1020" in text
    assert "**4×4 (four in a row)** · **Rating so far:** 1020" in text
    text = await world.play(world.ana, "!stats 4x4")
    assert text.startswith("### 📊 ana · 4×4 (four in a row)\n")
    assert "**Total:** 🏆 1 won" in text
    assert "has no games of Connect Four with a result here yet." in await world.play(world.ana, "!stats connect4")
    assert "Nobody has a rank in 4×4 (four in a row)" in await world.play(world.ana, "!leaderboard 4x4")
    assert (await world.play(world.ana, "!history")).count("4×4 (four in a row)") == 1
