## board

board-take_back = Take back
board-draw = Offer a draw

## challenge

# A challenge is for one member, an invite for anyone. $who: who made it; in declined, who declined it.
# $challenged: a mention. $game: the name of the game. $deadline: such as "in 5 minutes".
# Accept, Decline and Withdraw are buttons.

challenge-member = ⚔️ { $challenged }, **{ $who }** challenges you to a game: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** is looking for someone to play: **{ $game }**. Who's in?
challenge-mark = **{ $who }** plays { $mark }, and { $mark_x } goes first.
challenge-random_mark = The marks are random, and { $mark_x } goes first.
challenge-hints = 💡 Both players may use `/{ name-hint }`, and the board says so.
# Members who have not used the bot in the channel for five minutes are mentioned.
challenge-notices_on = 🔔 Accepting turns on notices: I mention you when it's your turn and you're away, and before your time runs out. A button in `/{ name-privacy }` turns them off.
challenge-expires = Expires { $deadline }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-declined = **{ $who }** declined the challenge.
challenge-withdrawn = **{ $who }** withdrew the challenge.
challenge-uninvited = **{ $who }** withdrew the invite.
challenge-begun = **{ $x }** { $mark_x } plays against **{ $o }** { $mark_o }.

# Whom to play is chosen in a menu of members, which shows challenge-friend, or anyone is invited with a button.
challenge-choose_friend = Whom do you want to play?
challenge-friend = Choose a member
challenge-invite = Anyone here

## offer

# Offers of a draw or requests to take a move back, with two buttons. In declined and withdrawn, $who: who did that.

offer-draw = 🤝 **{ $who }** offers a draw. Does **{ $other }** accept?
# $coordinate: the cell of the move. $answer: that of the other player's move after it, which is taken back as well.
offer-take-back = ↩️ **{ $who }** asks to take back **{ $coordinate }**. Does **{ $other }** agree?
offer-take-back_answered = ↩️ **{ $who }** asks to take back **{ $coordinate }** (and **{ $other }**'s answer **{ $answer }**). Does **{ $other }** agree?
offer-accept = Accept
offer-decline = Decline
offer-taken_back = **{ $who }** took back a move.
offer-declined = **{ $who }** declined. The game goes on.
offer-withdrawn = **{ $who }** withdrew the offer. The game goes on.

## question

question-invite_examples = For example: `{ $prefix }{ $command } { word-connect4 }` or `{ $prefix }{ $command } o`.
# $who: a member whose name was typed with a space, so that it is no mention.
question-challenge_named = Challenge **{ $who }**?
question-challenge_named_yes = Challenge

## name

name-invite = invite
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = offer
name-offer_what = what
name-draw = draw
name-takeback = takeback

## command

command-invite = A game with whoever joins first
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Allow both players to use hints
command-invite_game = { command-play_game }
# In the menu of a member: at most 32 characters.
command-menu_challenge_member = Challenge to a game
command-offer = A draw, or your last move back, if the other player agrees
command-offer_what = What you ask the other player for
command-offer_what_draw = A draw
command-offer_what_takeback = To take back your last move

## error

error-offer-what = Type what you offer: `{ $prefix }{ name-offer } { name-draw }` or `{ $prefix }{ name-offer } { name-takeback }`.

error-offer-not_a_duel = That works only in games between members. Against me, `{ $prefix }{ name-play }` starts a new game, and `{ $prefix }{ name-resign }` resigns this one.
error-offer-own_offer = Only the other player can accept that.
error-challenge-own_challenge = You can't play against yourself. `{ $prefix }{ name-play }` starts a game against me.
error-challenge-bot_challenged = Bots can't accept challenges. `{ $prefix }{ name-play }` starts a game against me.
# $existing: a link to the open challenge.
error-challenge_waiting = The two of you already have an open challenge. Accept, decline or withdraw it first: { $existing }
error-challenge-invitation_open = You already have an open invite. Withdraw it first, or wait until someone accepts it: { $existing }
error-challenge-not_yours = That challenge is for someone else.
error-challenge-level = Levels are only for games against me. Leave the level out to challenge a member.
error-challenge-nobody_else = Only the two of us are here. Challenge someone in a channel of a server.
error-challenge-not_visible = Only you can see my answers in this server, so nobody could accept. Ask someone who manages the server to add me, or play in a group DM.
error-challenge-private_thread = Whoever has created a private thread can remove the others from it, so members play here only with hints, unrated: `{ $prefix }{ name-play } @somebody { word-hints }`.
error-challenge-cannot_see = **{ $who }** can't see this channel. Play in one that both of you can see.
# $channel: another one. $link: to the invite.
error-challenge-channel_taken = Another game is running in { $channel }. You can accept the [invite]({ $link }) once it has ended.
error-challenge-not_a_member = I can't find that member here. Type `@` and choose them from Discord's list.
