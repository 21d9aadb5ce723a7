### The bot's texts in Korean.

## ply

ply-member_first = 새 게임: **{ $who }** 님이 **{ $coordinate }**에 { $mark } 말을 놓았어요.
ply-member = **{ $who }**: **{ $coordinate }**에 { $mark } 말을 놓았어요.
ply-program_first = 제가 먼저 **{ $coordinate }**에 { $mark } 말을 놓을게요.
ply-program = 저는 **{ $coordinate }**에 { $mark } 말을 놓을게요.
ply-level = **{ $who }**: **{ $coordinate }**에 { $mark } 말을 놓았어요.
move-column = { $column }열
move-cell = { $column }열 아래에서 { $row }번째
move-row = { $first }~{ $last }열의 아래에서 { $row }번째 가로
move-diagonal = { $first }부터 { $last }까지의 대각선
move-boards = { $boards } 보드
ply-wait = 저를 기다리는 게임이 많아서, 제 수를 두는 데 { $seconds }초쯤 걸려요.

## status

status-member_to_move = **{ $who }** 님 차례예요. 말은 { $mark }.
status-example = 예: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** 님({ $mark }) 차례예요 · { $deadline } 시간 종료
status-time_limit = 두 사람 모두 한 수씩 둔 뒤에는 시간이 끝난 쪽이 져요. 그 전에는 결과 없이 끝나요.
status-replaceable = 둘 다 한 수씩 둔 뒤에 회원님이 한 시간 동안 두지 않으면, 다른 사람이 여기서 게임을 시작할 수 있고 이 게임은 회원님이 져요.
status-extended = ⏳ **{ $who }** 님이 이 채널을 볼 수 없거나 여기에 쓸 수 없어서 시간을 한 번 늘렸어요.
status-excused = **{ $who }** 님이 이 채널을 볼 수 없거나 여기에 쓸 수 없었어요. **{ $other }** 님에게 그렇게 만들 수 있는 권한이 있어서 아무도 지지 않아요.
status-level_to_move = **{ $who }** { $mark } 생각 중…
status-member_won = 🏆 **{ $who } 승리!** { $mark } 말이 { $line } 줄을 완성했어요.
status-program_won = 🏁 **제가 이겼어요.** { $mark } 말로 { $line } 줄을 완성했어요.
status-member_won_without_line = 🏆 **{ $who } 승리!**
status-program_won_without_line = 🏁 **제가 이겼어요.**
status-misere_won = 🏆 **{ $winner } 승리!** **{ $who }** 쪽이 { $mark } 말로 { $line } 줄을 완성하고 말았어요.
status-misere_member_won = 🏆 **{ $who } 승리!** 제가 { $mark } 말로 { $line } 줄을 완성하고 말았어요.
status-misere_program_won = 🏁 **제가 이겼어요.** **{ $who }** 쪽이 { $mark } 말로 { $line } 줄을 완성하고 말았어요.
status-draw = 🤝 **무승부예요.** 보드가 다 찼는데 아무도 줄을 완성하지 못했어요.
status-draw_repetition = 🤝 **무승부예요.** 같은 국면이 세 번 나왔어요.
status-draw_move_limit = 🤝 **무승부예요.** 100수를 뒀어요.
status-draw_boards = 🤝 **무승부예요.** 양쪽이 보드를 { $count }개씩 차지했고, 셋을 이은 쪽은 없어요.
status-member_won_boards = 🏆 **{ $who } 승리!** 차지한 보드 { $won } 대 { $lost }, 셋을 이은 쪽은 없어요.
status-program_won_boards = 🏁 **제가 이겼어요.** 차지한 보드 { $won } 대 { $lost }, 셋을 이은 쪽은 없어요.
status-member_resigned = 🏳️ **{ $who }** 님이 기권했어요. **제가 이겼어요.**
status-member_forfeited = ⌛ **{ $who }** 님이 나갔거나 시간이 끝났어요. **제가 이겼어요.**
status-member_started_over = 🏳️ **{ $who }** 님이 지난 게임을 기권했어요. **그 게임은 제가 이겼어요.**
status-resigned = 🏳️ **{ $who }** 님이 기권했어요. **{ $winner } 승리!**
status-forfeited = ⌛ **{ $who }** 님이 나갔거나 시간이 끝났어요. **{ $winner } 승리!**
status-agreed = 🤝 서로 합의해 **무승부**로 끝났어요.
status-exhibition_ended = ⏹️ **중지했어요.** 이 게임은 결과 없이 끝나요.
status-stopped = ⏹️ **운영진이 이 게임을 중지했어요.** 결과 없이 끝나요.
status-abandoned = 💤 아무도 이어서 두지 않아 결과 없이 끝났어요.
status-crowd = 여러분
status-crowd_first = 여러분
status-crowd_to_move = 여러분({ $mark }) 차례예요: **누구나 투표할 수 있어요.**
status-someone = 익명
status-again_watch = 한 판 더 볼까요? `{ $prefix }{ name-watch }`

## ending

ending-thanks = 함께 둬 주셔서 고마워요!
ending-next_time = 다음엔 이길 수 있을 거예요!
ending-good_game = 좋은 승부였어요!
ending-rating = **레이팅:** { $ratings }
ending-streak = 🔥 { $count }연승
ending-rating_of_game = **{ $game } 레이팅:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 **{ $level }** 난이도를 처음으로 이겼어요!
ending-last_win = 마지막 수를 두기 전에는 아직 이길 수 있었어요: ||**{ $cells }**||
ending-last_draw = 마지막 수를 두기 전에는 아직 비길 수 있었어요: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }**: 마지막 수를 두기 전에는 아직 이길 수 있었어요: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }**: 마지막 수를 두기 전에는 아직 비길 수 있었어요: ||**{ $cells }**||
ending-earlier_win = { $ordinal ->
       *[other] 회원님의 { $number }번째 수에서는 아직 이길 수 있었어요: ||**{ $cells }**||
    }
ending-earlier_draw = { $ordinal ->
       *[other] 회원님의 { $number }번째 수에서는 아직 비길 수 있었어요: ||**{ $cells }**||
    }
ending-earlier_win_of_member = { $ordinal ->
       *[other] **{ $who }**: { $number }번째 수에서는 아직 이길 수 있었어요: ||**{ $cells }**||
    }
ending-earlier_draw_of_member = { $ordinal ->
       *[other] **{ $who }**: { $number }번째 수에서는 아직 비길 수 있었어요: ||**{ $cells }**||
    }
ending-best_result = 실수가 하나도 없었어요. 누구도 이보다 좋은 결과는 낼 수 없어요.
ending-no_mistake = 실수가 하나도 없었어요.

## position

position-cells = X: { $x } · O: { $o }
position-none = 없음
position-columns = 열마다 놓인 말(아래부터): { $columns }
position-disc_x = 빨강
position-disc_o = 노랑
position-threats = { $glyph } 표시는 위협: { $cells }
position-fading = 다음에 사라질 말: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = 다음 수: { $board } 보드, { $first }~{ $last }
position-any_board = 다음 수: 아무 보드나
position-open_boards = 다음 수: 열린 보드 아무 데나({ $boards })
position-boards_won = 닫힌 보드: { $boards }
position-boards_of = { $side } { $boards }
position-boards_of_nobody = 승자 없음: { $boards }
position-against = 제 난이도: { $level }
position-coached = 힌트 있음
position-weakened = 평소보다 짧게 생각함: 레이팅 오르지 않음
position-unrated = 비공개 스레드: 레이팅에 반영 안 됨
position-misere = { $count }개를 이으면 패배

## level

level-random = 무작위
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움
level-perfect = 완벽
level-learner = 견습생
level-intuition = 직감
level-neural = 신경망
level-neural-early = 신경망-학습초기
level-neural-middle = 신경망-학습중

## game

game-3x3 = 틱택토
game-misere = 거꾸로 틱택토(이으면 패배)
game-4x4 = 4×4(4개 잇기)
game-5x5 = 5×5(4개 잇기)
game-7x7 = 7×7(5개 잇기)
game-9x9 = 9×9(5개 잇기)
game-connect4 = 커넥트 포
game-fading = 사라지는 틱택토
game-ultimate = 얼티밋 틱택토
game-rules_fading = 세 개를 이으면 이겨요. 말은 한쪽에 세 개까지라서, 네 번째 말을 놓으면 자기 말 중 가장 오래된 것이 먼저 사라져요.
game-rules_ultimate = 가로, 세로, 대각선으로 보드 세 개를 이어서 차지하면 이겨요. 둔 칸의 자리에 따라 상대가 다음에 둘 보드가 정해져요. 오른쪽 위 칸에 두면 상대는 오른쪽 위 보드에 둬요. 그 보드가 이미 차지됐거나 꽉 찼으면 열린 보드 어디에나 둘 수 있어요.
game-size = { $rows }×{ $columns }({ $in_a_row }개 잇기)

## board

board-rematch = 재대결
board-level = 난이도: { $level }
board-game = 게임: { $game }
board-hint = 힌트
board-resign = 기권
board-take_back = 무르기
board-draw = 무승부 제안
board-again = 다시 하기
board-stop = 게임 중지
board-review = 복기
board-fix = 내 실수 고치기
board-choose_row = 행을 골라 주세요: { $rows }
board-choose_column = { $row }행: 열을 골라 주세요
board-another_row = 다른 행
board-choose_board = 보드를 골라 주세요
board-choose_cell = { $board }: 칸을 골라 주세요
board-another_board = 다른 보드

## style

style-default = 클래식, 큰 보드는 그림으로
style-classic = 클래식
style-shapes = 도형
style-animals = 동물
style-fruit = 과일
style-space = 우주
style-weather = 날씨
style-picture = 그림
style-own = 서버 이모지

## own

own-title = 보드 이모지
own-choose = 이모지 고르기
own-explanation = 이모지 또는 서버 이모지 이름(예: :cat:)
own-placeholder = 비워 두면 기본값을 써요
own-x = X
own-o = O
own-winning_x = 강조된 X
own-winning_o = 강조된 O
own-empty = 빈칸
own-unavailable = 이제 여기서 쓸 수 없는 이모지예요: { $names }. 보드에는 다시 { $mark_x }, { $mark_o } 이모지가 나와요.

## picture

picture-board = 보드: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = 보드: { $rows }×{ $columns }. { $discs }.
picture-fading = 다음에 사라질 말: { $marks }.
picture-fading_mark = { $cell }의 { $letter }
picture-last = 마지막 수: { $coordinate }.
picture-line = { $line } 위로 줄이 그어져 있어요.
picture-network = 신경망의 예상({ $mark } 쪽): { $value }. −100부터 +100까지예요. 가장 좋아하는 수: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = 스레드에서 플레이
thread-made = 게임은 { $thread } 스레드에서 진행돼요.

## challenge

challenge-member = ⚔️ { $challenged } 님, **{ $who }** 님이 도전장을 보냈어요: **{ $game }**
challenge-anyone = ⚔️ **{ $who }** 님이 상대를 찾고 있어요: **{ $game }**. 한 판 하실 분?
challenge-mark = **{ $who }** 님은 { $mark }, 선공은 { $mark_x }.
challenge-random_mark = 말은 무작위로 정해지고, 선공은 { $mark_x }.
challenge-hints = 💡 두 사람 모두 `/{ name-hint }` 명령어를 쓸 수 있고, 보드에 ‘힌트 있음’으로 표시돼요.
challenge-notices_on = 🔔 수락하면 알림이 켜져요. 자리를 비운 사이 차례가 오거나 시간이 끝나기 전에 멘션해요. `/{ name-privacy }` 명령어의 버튼으로 끌 수 있어요.
challenge-expires = { $deadline } 만료돼요.
challenge-accept = 수락
challenge-decline = 거절
challenge-withdraw = 취소
challenge-declined = **{ $who }** 님이 도전을 거절했어요.
challenge-withdrawn = **{ $who }** 님이 도전을 취소했어요.
challenge-uninvited = **{ $who }** 님이 초대를 취소했어요.
challenge-expired = ⌛ **{ $who }** 님이 제때 답을 받지 못했어요.
challenge-begun = **{ $x }** 님({ $mark_x }) 대 **{ $o }** 님({ $mark_o }), 게임 시작!
challenge-choose_friend = 누구와 할까요?
challenge-friend = 멤버 고르기
challenge-invite = 여기 누구나

## offer

offer-draw = 🤝 **{ $who }** 님이 무승부를 제안했어요. **{ $other }** 님, 받아들일까요?
offer-take-back = ↩️ **{ $who }** 님이 **{ $coordinate }** 수를 무르고 싶어 해요. **{ $other }** 님, 괜찮을까요?
offer-take-back_answered = ↩️ **{ $who }** 님이 **{ $coordinate }** 수를 무르고 싶어 해요(**{ $other }** 님이 응수한 **{ $answer }** 수도 함께 물러요). **{ $other }** 님, 괜찮을까요?
offer-accept = 수락
offer-decline = 거절
offer-taken_back = **{ $who }** 님이 한 수 물렀어요.
offer-declined = **{ $who }** 님이 거절했어요. 게임을 계속해요.
offer-withdrawn = **{ $who }** 님이 제안을 취소했어요. 게임을 계속해요.
notice-turn = { $who } 님, 차례예요.
notice-begun = { $who } 님, 게임이 시작됐어요.
notice-reminder = ⏰ { $who } 님, 차례예요. [게임]({ $link })에서 둘 시간이 { $deadline } 끝나요.
notify-on = 🔔 **알림:** 켜짐. 멤버와 하는 게임에서 채널을 5분 넘게 비운 사이 차례가 오거나, 상대가 도전을 받거나 제안하거나, 시간이 끝나기 전에 한 번 멘션해요.
notify-off = 🔕 **알림:** 꺼짐. 누가 도전할 때만 멘션해요.
notify-turn_on = 알림 켜기
notify-reminders_on = 🔥 **연속 정답 알림:** 켜짐. 일일 퍼즐의 3일 이상 연속 정답이 끊길 것 같으면 UTC 자정 두 시간 전에 다이렉트 메시지를 보내요.
notify-reminders_off = 🔥 **연속 정답 알림:** 꺼짐. 켜면 일일 퍼즐의 3일 이상 연속 정답이 끊길 것 같을 때 UTC 자정 두 시간 전에 다이렉트 메시지를 보내요.
notify-turn_on_reminders = 연속 정답 알려 주기
notify-turn_off_reminders = 연속 정답 알림 끄기
notify-searches_on = ⚔️ **초대 알림:** 여기서 켜짐. 회원님이 볼 수 있는 채널에서 누군가 상대를 찾으면 다이렉트 메시지를 보내요. 많아야 한 시간에 한 번이에요.
notify-searches_off = ⚔️ **초대 알림:** 여기서 꺼짐. 켜면 회원님이 볼 수 있는 채널에서 누군가 상대를 찾을 때 다이렉트 메시지를 보내요. 많아야 한 시간에 한 번이에요.
notify-searches_off_here = ⚔️ **초대 알림:** 꺼짐. 이 서버에서는 허용되지 않아요.
notify-searches_in = ⚔️ **초대 알림:** 서버 { $count }개에서 켜짐. 그곳에서 누군가 상대를 찾으면 다이렉트 메시지를 보내요.
notify-searches_nowhere = ⚔️ **초대 알림:** 꺼짐. 서버에서 `/{ name-notify }` 명령어를 쓰면, 그곳에서 누군가 상대를 찾을 때 다이렉트 메시지를 받을 수 있어요.
notify-turn_on_searches = 누가 상대를 찾으면 알려 주기
notify-turn_off_searches = 초대 알림 그만 받기
notify-streak_ends =
    🔥 오늘 퍼즐을 풀지 않으면 일일 퍼즐 연속 정답이 { $ends }(UTC 자정) 끊겨요:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count }일
notify-private_streak = - 여기(`{ $prefix }{ name-puzzle } { word-daily }`): { $count }일
notify-streak_elsewhere = - 다른 대화(`/{ name-puzzle }`): { $count }일
notify-some_server = 다른 서버
notify-search = ⚔️ **{ $who }** 님이 **{ $game }** 상대를 **{ $server }** 서버에서 찾고 있어요. { $deadline } 만료돼요. [초대 보기]({ $link })
notify-turn_off = 알림 끄기

## puzzle

puzzle-win = **{ $mark } 차례, 이겨 보세요.** 이기는 수는 단 하나. 어디일까요?
puzzle-draw = **{ $mark } 차례, 비겨 보세요.** 무승부를 지키는 수는 단 하나, 나머지는 모두 져요. 어디일까요?
puzzle-user = 🧩 **{ $who }** 님의 퍼즐이에요.
puzzle-daily = 🧩 **일일 퍼즐, { $day }.** 다음 퍼즐은 { $ends } 나와요. 첫 번째 답만 인정돼요.
puzzle-right = ✅ **{ $coordinate } 정답이에요!** { $reasons }
puzzle-draws = 💡 **{ $coordinate } 칸으로는 부족해요.** { $other } 쪽이 아직 비길 수 있어요. 정답은 **{ $solution }** 칸이에요. { $reasons }
puzzle-loses = 💡 { $other } 쪽이 잘 두면 **{ $coordinate } 칸은 져요**. 정답은 **{ $solution }** 칸이에요. { $reasons }
puzzle-in_a_row = 🔥 { $count }문제 연속 정답!
puzzle-days = 📅 { $count }일 연속 정답!
puzzle-record-solved = **정답:** { $tried }문제 중 { $solved }문제
puzzle-record-streak = **연속 정답:** { $in_a_row }(최고: { $best })
puzzle-record-daily = **일일 퍼즐:** { $days }일 연속(최고: { $best_days })
puzzle-next = 다음 퍼즐
puzzle-skip_costs = -# 이 퍼즐에 답하기 전에 다른 퍼즐을 받으면, 이 퍼즐은 틀린 것으로 처리돼요.
puzzle-seen = 최근 30일 안에 경주에서 본 퍼즐이라 레이팅은 바뀌지 않아요.
puzzle-rating = **퍼즐 레이팅:** { $rating } ({ $change })
puzzle-share = 공유
puzzle-shared = 🧩 일일 퍼즐, { $day }: { $result }
puzzle-shared_days = 🔥 { $count }일
puzzle-solve = 풀기
puzzle-answers = 맞힘 **{ $solved }**명, 틀림 **{ $missed }**명
puzzle-streaks = 🔥 **공유한 연속 정답:** { $streaks }
puzzle-streak_of = { $who } { $count }일
puzzle-race = 🏁 **일일 경주:** { $leaders } · { $count }명 참가
puzzle-race_place = { $place }위 **{ $who }** { $points }점
puzzle-open_race = 일일 경주
puzzle-yesterday = **어제의 정답:** { $solution }
puzzle-yesterday_posted = **[어제 퍼즐]({ $link }) 정답:** { $solution }

## practice
practice-game = { $day }에 한 게임에서:
practice-lost_win = **{ $mark } 차례예요.** 여기서 **{ $coordinate }** 칸에 두어서 승리를 놓쳤어요. 더 나은 수를 찾아보세요.
practice-lost_draw = **{ $mark } 차례예요.** 여기서 **{ $coordinate }** 칸에 두어서 무승부를 놓쳤어요. 더 나은 수를 찾아보세요.
practice-crowd_game = { $day }에 여럿이 함께한 게임에서:
practice-crowd_lost_win = **{ $mark } 차례예요.** 여기서 다 함께 **{ $coordinate }** 칸에 두어서 승리를 놓쳤어요. 더 나은 수를 찾아보세요.
practice-crowd_lost_draw = **{ $mark } 차례예요.** 여기서 다 함께 **{ $coordinate }** 칸에 두어서 무승부를 놓쳤어요. 더 나은 수를 찾아보세요.
practice-race = { $day }에 한 경주에서:
practice-no_move_win = **{ $mark } 차례, 이겨 보세요.** 시간 안에 답하지 못한 퍼즐이에요. 이기는 수는 단 하나. 어디일까요?
practice-no_move_draw = **{ $mark } 차례, 비겨 보세요.** 시간 안에 답하지 못한 퍼즐이에요. 무승부를 지키는 수는 단 하나. 어디일까요?
practice-draws = 💡 **{ $coordinate } 칸으로는 부족해요.** { $other } 쪽이 아직 비길 수 있어요.
practice-loses = 💡 { $other } 쪽이 잘 두면 **{ $coordinate } 칸은 져요**.
practice-unproven = 💡 **{ $coordinate }** 칸도 똑같이 좋을 수 있지만 증명하지 못했어요.
practice-better = **더 나은 수:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] 이 연습 문제는 내일 다시 나와요.
       *[other] 이 연습 문제는 { $days }일 뒤에 다시 나와요.
    }
practice-first_counts = 연습 문제가 나온 날의 첫 번째 답만 인정돼요. { practice-comes_back }
practice-end_of_game = 이 게임의 실수는 이게 마지막이었어요.
practice-end_of_race = 이 경주에서 놓친 퍼즐은 이게 마지막이었어요.
practice-no_mistakes = 이 게임에서 실수로 증명된 수를 찾지 못했어요.
practice-none = 아직 연습 문제가 없어요. 이제부터 끝난 게임의 실수로 만들게요.
practice-none_due = **지금은 연습할 것이 없어요.** 다음 연습 문제: { $due }
practice-show = 답 보기
practice-try_again = 다시 해 보기
practice-hint = { board-hint }
practice-other_game = 다른 게임의 실수
practice-a_game = 게임에서 한 실수
practice-hint_finish_line = 💡 **힌트:** 줄을 완성할 수 있어요.
practice-hint_block_line = 💡 **힌트:** { $other } 쪽이 다음 수에 줄을 완성할 수 있어요.
practice-hint_make_fork = 💡 **힌트:** 두 칸에서 동시에 이기겠다고 위협할 수 있어요.
practice-hint_prevent_fork = 💡 **힌트:** { $other } 쪽이 다음 수에 두 칸에서 동시에 이기겠다고 위협할 수 있어요.
practice-hint_forced_sequence = 💡 **힌트:** 몇 수 앞을 생각해 보세요. 내가 두는 수마다 { $other } 쪽은 무엇을 둘 수 있을까요?
practice-hint_opening = 💡 **힌트:** 내가 두는 수마다 { $other } 쪽이 무엇을 위협할 수 있는지 보세요.
practice-hint_zugzwang = 💡 **힌트:** 결국 모든 열에 누군가 둬야 해요. 그게 누구일지 세어 보세요.
practice-puzzle = 퍼즐 풀기
practice-press = 버튼을 누르면 연습할 수 있어요. 나만 볼 수 있어요.
practice-open = 연습하기

## course

course-lines = 줄과 막기
course-forks = 양수겸장
course-prevention = 양수겸장 막기
course-openings = 첫수
course-misere = 모두 거꾸로
course-large = 더 큰 보드
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 강좌
    강의마다 직접 두어 보는 예제 하나와 연습 문제 세 개가 있어요.
course-lines_text =
    가로, 세로, 대각선으로 셋을 이으면 이겨요.
    먼저 내가 줄을 완성할 수 있는지 보세요.
    아니라면 상대가 완성할 수 있는지 보고 막으세요.
course-forks_text =
    양수겸장은 두 칸에서 동시에 이기겠다고 위협해요.
    한 칸만 막을 수 있으니 다른 칸에서 이겨요.
    내 줄 두 개가 만나는 빈칸을 찾아보세요.
course-prevention_text =
    상대의 양수겸장은 나오기 전에 알아차리세요.
    그 칸을 차지하거나, 다른 곳을 막게 하는 위협을 만드세요.
    막은 수가 양수겸장이 된다면 잘못된 위협이에요.
course-openings_text =
    가운데는 네 줄, 구석은 세 줄, 변은 두 줄에 들어가요.
    그러니 가운데나 구석에서 시작하세요.
    구석에는 가운데로, 가운데에는 구석으로 응수하세요.
course-misere_text =
    줄을 완성하면 지니까 내 말을 떨어뜨려 놓으세요.
    { $mark_x } 쪽은 가운데에서 시작해서, 모든 수에 맞은편 칸으로 응수해요.
    그러면 { $mark_x } 쪽이 완성할 뻔한 줄마다 { $mark_o } 말이 들어 있어요.
course-large_text =
    다섯을 이으면 이겨요. 양 끝이 빈 넷은 한쪽만 막을 수 있어서 막지 못해요.
    양 끝이 빈 셋은 다음 수에 그런 넷이 돼요.
    넷은 바로 막아야 하니까 어떤 셋보다 먼저예요.
course-connect4_text =
    한 칸이 모자란 줄은 아직 아무도 둘 수 없어도 위협이에요.
    결국 누군가는 그 아래에 둬야 해요. 아래에서부터 홀수 줄은 { $mark_x }, 짝수 줄은 { $mark_o } 차지예요.
    상대가 이길 칸의 바로 아래에는 절대 두지 마세요.
course-example = 예제
course-exercise = 연습 { $number }
course-lessons = 전체 강의
course-next = 다음 강의
course-win = **{ $mark } 차례, 이겨 보세요.**
course-draw = **{ $mark } 차례, 비겨 보세요.**
course-completes_line = 💡 **{ $coordinate } 칸은 져요.** 줄이 완성돼요.
course-reply = { $mark } 쪽의 응수는 **{ $coordinate }** 칸이에요.
course-another = 다른 국면도 볼게요.
course-solution = 💡 정답은 **{ $coordinate }** 칸이에요. { $reasons }
course-lesson_done = 🎉 **강의를 마쳤어요!**
course-all_done = 🏆 **모든 강의를 마쳤어요!**
course-beat = 이제 **{ $level }** 난이도를 이겨 보세요.
course-play = { $level } 난이도와 대결
course-press = 버튼을 누르면 강좌가 열려요. 나만 볼 수 있어요.

## settings

settings-level = **기본 난이도:** { $level }
settings-game = **기본 게임:** { $game }
settings-games = **할 수 있는 게임:** { $games }
settings-all_games = **할 수 있는 게임:** 전부, 다른 크기의 보드도 가능
settings-choose_games = 모든 게임
settings-buttons = **보드 버튼:** 켜짐
settings-text = **보드 버튼:** 꺼짐, 칸을 입력해서 두기
settings-title = ## ⚙️ 서버 설정
settings-saved = ✅ 저장됨 · { $now }
settings-page_games = 게임
settings-page_server = 서버
settings-page_daily = 일일 퍼즐
settings-page_language = 언어
settings-heading_games = ### 게임
settings-heading_boards = ### 보드
settings-heading_access = ### 이용 범위
settings-heading_commands = ### 명령어
settings-heading_daily = ### 일일 퍼즐
settings-heading_language = ### 언어
settings-default = 기본값: { $what }
settings-language = **언어:** { $language }
settings-discord_language = **언어:** { $language }, Discord와 동일
settings-language_from_discord = Discord와 동일
settings-choose_language = { $first } … { $last }
settings-more_languages = 다른 언어: { $first } … { $last }
settings-note_language = 모두에게 보이는 메시지는 이 언어로, 나에게만 보이는 메시지는 내 언어로 나와요.
settings-style = **보드 스타일:** { $style }
settings-like_pictures = 그림이 더 좋은가요?
settings-use_pictures = 모든 보드를 그림으로
settings-pictures = 그림으로 보는 보드는 이런 모습이에요. { slash-settings } 명령어로 다른 스타일을 고르거나 되돌릴 수 있어요.
settings-to_buttons = 버튼 표시
settings-to_text = 버튼 숨기기
settings-everywhere = **채널:** 전체
settings-channels = **채널:** { $channels } 및 그 스레드
settings-choose_channels = 모든 채널
settings-everybody = **게임할 수 있는 사람:** 모두
settings-roles = **게임할 수 있는 사람:** { $roles }
settings-choose_roles = 모두
settings-threads = **스레드:** 가능하면 게임마다 하나씩
settings-no_threads = **스레드:** 요청할 때만
settings-to_threads = 스레드 사용
settings-to_channels = 스레드 사용 안 함
settings-idle = **자동 종료까지 시간:** { $idle }
settings-notices = **알림:** 켜짐
settings-no_notices = **알림:** 꺼짐
settings-to_notices = 켜기
settings-to_no_notices = 끄기
settings-search_notices = **초대 알림:** 켜짐
settings-no_search_notices = **초대 알림:** 꺼짐
settings-to_search_notices = 허용
settings-to_no_search_notices = 허용 안 함
settings-note_is_search_quiet = 여기서 누군가 상대를 초대하면, 알림을 원한 멤버에게 다이렉트 메시지를 보내요. 많아야 한 시간에 한 번이에요.
settings-votes = **투표 게임:** 켜짐
settings-no_votes = **투표 게임:** 꺼짐
settings-to_votes = 투표 게임 켜기
settings-to_no_votes = 투표 게임 끄기
settings-note_has_no_votes = `/{ name-vote }` 명령어를 쓰면 채널의 모두가 한편이 되어 저와 겨루고, 수마다 투표로 정해요.
settings-note_is_quiet = 멤버끼리 하는 게임에서, 자리를 비운 사이 차례가 온 플레이어를 멘션하고, 시간이 끝나기 전에도 멘션해요. 멤버는 `/{ name-privacy }` 명령어의 버튼으로 자기 알림을 끌 수 있어요.
settings-note_idle = 이 시간 동안 아무도 두지 않으면 게임이 끝나요. 진행 중인 게임에는 시작할 때의 설정이 적용돼요.
settings-cooldown = **쿨타임:** 명령어마다 { $cooldown }
settings-no_cooldown = **쿨타임:** 없음
settings-note_cooldown = 수를 두거나 버튼을 누를 때는 쿨타임이 없어요.
settings-prefix = **접두사:** `{ $own }`
settings-no_prefix = **접두사:** 없음
settings-note_prefix = 슬래시 명령어와, 저를 멘션하고 쓰는 명령어는 언제나 쓸 수 있어요.
settings-change_prefix = 접두사 변경
settings-daily_channel = **채널:** { $channel }
settings-no_daily_channel = **채널:** 없음, 게시하지 않음
settings-choose_daily_channel = 게시하지 않음
settings-note_daily_channel = 그곳에 하루 한 번 오늘의 퍼즐을 게시해요. 풀기 버튼, 맞힌 사람 수, 어제의 정답, 결과를 공유한 멤버의 가장 긴 연속 정답도 함께 나와요.
settings-daily_hour = **시각:** { $time }({ $utc } UTC)
settings-note_daily_hour = 그 시각이 이미 시작됐고 오늘 게시하지 않았다면 바로 게시해요.
settings-hour = { $time } UTC
settings-no_wait = 쿨타임 없음
settings-hours = { $count }시간
settings-days = { $count }일
settings-seconds = { $count }초
settings-channels_deleted = 🗑️ 선택한 채널 중 { $count }개가 삭제됐어요.
settings-all_channels_deleted = 🗑️ 선택한 채널이 모두 삭제됐어요. 다시 선택할 때까지는 모든 채널에서 게임할 수 있어요.
settings-roles_deleted = 🗑️ 선택한 역할 중 { $count }개가 삭제됐어요.
settings-all_roles_deleted = 🗑️ 선택한 역할이 모두 삭제됐어요. 다시 선택할 때까지는 누구나 게임할 수 있어요.
settings-daily_channel_deleted = 🗑️ 일일 퍼즐용으로 선택한 채널이 삭제됐어요. 다시 선택할 때까지는 게시하지 않아요.
settings-dismiss_deleted = 확인
settings-missing_for_answers = ⚠️ { $channels } 채널에서는 입력한 명령어에 답할 수 없어요. 그곳에서 **{ $missing }** 권한을 주세요.
settings-missing_for_daily = ⚠️ { $channels } 채널에는 일일 퍼즐을 게시할 수 없어요. 그곳에서 **{ $missing }** 권한을 주세요.
settings-missing_for_threads = ⚠️ { $channels } 채널에서는 게임에 스레드를 쓸 수 없어요. 그곳에서 **{ $missing }** 권한을 주세요.
settings-missing_for_pictures = ⚠️ { $channels } 채널에서는 보드를 그림으로 보낼 수 없어 이모지로 보여드려요. 그곳에서 **{ $missing }** 권한을 주세요.

## prefix

prefix-title = 명령어 접두사
prefix-field = 접두사
prefix-explanation = 최대 5자(기본값: { $usual }). 비우면 멘션과 슬래시 명령어만 쓸 수 있어요
prefix-explanation_no_usual = 최대 5자. 비우면 멘션과 슬래시 명령어만 쓸 수 있어요

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = 여기서 답하면 모두에게 보여요. { $command } 명령어를 쓰면 나만 볼 수 있어요.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** 칸이 가장 좋아 보이지만, 다 계산하지는 못했어요. { coach-depth } { $reasons }
coach-depth = 양쪽 수를 합쳐 { $depth }수 앞까지 읽었어요.
coach-analyse_anyway = 그래도 분석
coach-price_hint = 힌트를 보면 이 게임으로는 레이팅이 내려갈 수는 있어도 오르지는 않아요. 힌트를 볼까요?
coach-price_analysis = 분석하면 이 게임으로는 레이팅이 내려갈 수는 있어도 오르지는 않아요. 분석할까요?
coach-show_hint = 힌트 보기
coach-press = 버튼을 누르면 힌트를 볼 수 있어요. 나만 볼 수 있어요.
coach-wait = 저를 기다리는 멤버가 많아요. 답을 드리기까지 { $seconds }초쯤 걸려요.
coach-win = { $moves }수 만에 승리
coach-win_at_most = { $moves }수 안에 승리
coach-draw = 무승부
coach-loss = { $moves }수 만에 패배
coach-loss_at_most = { $moves }수 안에 패배
coach-to_move = { $mark } 차례: **{ $value }**
coach-to_move_unproven = { $mark } 차례: **다 계산하지 못함**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **최선의 진행:** { $cells }
coach-looks_best = **가장 좋아 보이는 수:** { $cells }
coach-not_proven = **다 계산하지 못함:** { $moves }수 중 { $count }수. { coach-depth }
coach-legend = 서로 최선을 다할 때 🏆 승리, 🤝 무승부, 💀 패배. ‘3수 만에 승리’는 이기는 쪽의 수만 세요.
coach-network =
    { $mark } 차례예요. 신경망의 예상: **{ $value }**. 이쪽에서 볼 때 −100은 패배, +100은 승리예요.
    가장 좋아하는 수: **{ $moves }**
coach-network_legend = 칸이 밝을수록 신경망이 그곳에 둘 가능성이 높아요. 최선으로 두면 +는 승리, =는 무승부, −는 패배예요. 막대의 왼쪽은 X, 오른쪽은 O의 몫이에요.
coach-see_network = 신경망이 보는 것
coach-nothing_left = 그 게임은 이미 끝나서 분석할 것이 없어요.
coach-before_last = 여기서 한 지난 게임, 마지막 수를 두기 전:
coach-at_end = 여기서 한 지난 게임, 멈췄을 때:
coach-completes_line = { $lines } 줄을 완성해서 이겨요.
coach-forks = 양수겸장이에요. { $cells } 칸에서 이길 수 있는데, { $mark } 쪽은 그중 한 칸만 막을 수 있어요.
coach-forces = { $cell } 칸에서 이기려는 수예요. { $mark } 쪽은 거기를 막아야 하고, 막아도 져요.
coach-wins_later = 결국 { $mark } 쪽이 { $cell } 칸 아래에 둬야 하고, { $mover } 쪽이 거기서 이겨요. 아래에서부터 홀수 줄은 { $mark_x }, 짝수 줄은 { $mark_o } 차지예요.
coach-leaves_only_lines = 이제 { $mark } 쪽은 어디에 둬도 줄을 완성하게 돼요.
coach-mirrors = { $cell } 칸의 맞은편이에요. 가운데를 차지하고 늘 맞은편 칸으로 응수하면 줄을 완성할 일이 없어요.
coach-mirrors_center = 가운데예요. 가운데를 차지하고 늘 맞은편 칸으로 응수하면 줄을 완성할 일이 없어요.
coach-only_move = 둘 수 있는 수가 이것뿐이에요.
coach-blocks = { $lines } 줄에서 { $mark } 쪽을 막아요.
coach-prevents_forks = { $count ->
       *[other] { $mark } 쪽의 양수겸장을 막아요: { $cells }.
    }
coach-only_draw = 다른 수는 모두 져요.
coach-keeps_win = 이길 수 있는 다른 수가 { $others }개 더 있어요.
coach-only_win = 이길 수 있는 다른 수는 없어요.
coach-holds_out = 어떻게 두어도 지지만, 이보다 오래 버티는 수는 없어요.
coach-holds_out_alone = 어떻게 두어도 지지만, 이 수가 가장 오래 버텨요.
coach-threatens = { $cell } 칸에서 이기려는 수라서, { $mark } 쪽은 거기를 막아야 해요.
coach-tempts = { $mark } 쪽의 응수 { $replies }개 중 { $mistakes }개가 실수예요.
coach-one_of_draws = 둘 수 있는 { $moves }수 중 이 수를 포함해 { $count }수가 무승부를 지켜요.
coach-all_draw = 어떻게 두어도 무승부를 지킬 수 있어요.
coach-traps = { $count ->
       *[other] 상대가 가장 실수하기 쉬운 수: **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **정확도:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **승부처:** { $number }번째 수, { $who } { $mark } **{ $coordinate }** ({ $before } → { $after }). 더 나은 수: { $cells }
coach-no_mistake = **둔 수의 실수:** 없음. 결과를 바꾼 수가 없어요.
coach-no_proven_mistake = **둔 수의 실수:** 찾지 못함.
coach-not_judged = { $count ->
       *[other] **너무 복잡해서 판정하지 못한 수:** { $numbers }번째
    }
coach-stopped_at = 게임이 멈췄을 때 { $mark } 차례였어요: { $value }.
coach-no_plies = 둔 수가 없어요.
coach-plies = **수순:** { $cells }
coach-kept = 좋은 수예요. 여전히 ‘{ $value }’예요.
coach-unjudged = 이 수는 너무 복잡해서 판정할 수 없어요. { coach-depth }
coach-lost_anyway = 이미 진 게임이었어요: { $value }.
coach-mistake = 실수: { $before } → { $after }. 더 나은 수: { $glyph } { $cells }
coach-mistakes = **실수 { $count }개:** { $numbers }번째 수
coach-move = { $number }번째 수
coach-back = 이전
coach-next = 다음

## learner

learner-title = ### 🧠 제가 여기서 배운 것
learner-naive = 🧠 여기서는 아직 배운 것이 없어요. 규칙만 알아요. 가르치려면 `{ $prefix }{ name-play } { level-learner } { $word }` 명령어나 아래 버튼을 써 주세요.
learner-how_original = -# 아직 저를 지게 한 적이 없는 빈칸 중 첫 번째를 골라요.
learner-how_stronger = -# 모든 게임에서 양쪽의 수를 보고 배워요. 뒤집거나 돌린 국면은 같은 것으로 봐요.
learner-memory_lost = **제가 아는 지는 국면:** { $lost }
learner-memory = **제가 아는 지는 국면:** { $lost } · **좋은 국면:** { $good }
learner-games = **게임:** { $games } · **그중 훈련:** { $trained }
learner-latest_games = **최근 { $count }판:** { $wins }승 · { $draws }무 · { $losses }패
learner-results = **결과:** { $wins }승 · { $draws }무 · { $losses }패
learner-unbeatable = 🛡️ 이제 아무도 저를 이길 수 없어요.
learner-beatable = 🎯 { $mark_x } 말로도 { $mark_o } 말로도 아직 질 수 있어요.
learner-beatable_as = 🎯 { $mark } 말로는 아직 질 수 있어요.
learner-lesson = 💡 **최근에 배운 점({ $mark } 말일 때):** 이 수는 다시 두지 않을 거예요.
learner-curve = 제가 진 게임 비율의 꺾은선 그래프. 게임: { $games }. 처음: { $first }. 마지막: { $last }.
learner-losses = **제가 진 게임 비율:** 처음 { $first } · 마지막 { $last }
learner-training = 🏋️ **{ $opponent }** 난이도를 상대로 훈련 중: { $games }판 중 { $played }판
learner-trained = ✅ **{ $opponent }** 난이도를 상대로 { $games }판 훈련했어요.
learner-training_ended_early = ⏹️ **{ $opponent }** 난이도와의 훈련이 { $games }판 중 { $played }판 만에 일찍 끝났어요.
learner-training_failed = ⚠️ 문제가 생겨 **{ $opponent }** 난이도와의 훈련이 { $games }판 중 { $played }판 만에 끝났어요. 배운 것은 그대로 기억해요.
learner-training_over = ⏹️ 그 훈련은 이미 끝났어요. 배운 것은 그대로 기억해요. `{ $prefix }{ name-brain }` 명령어로 볼 수 있어요.
learner-known_positions = **제가 아는 국면:** { $knows } · **훈련 전:** { $knew }
learner-end = 훈련 끝내기
learner-do_play = 저와 대결하기
learner-do_train = { $games }판 훈련하기
learner-do_export = 파일로 저장
learner-do_import = 파일 불러오기
learner-do_reset = 초기화
learner-import_title = 견습생의 기억 불러오기
learner-import_field = 제가 저장한 파일
learner-saved =
    📤 **제가 여기서 아는 모든 것, `{ $mode }` 모드**
    { $memory }
    다른 곳에서 불러오려면, 그곳 관리자가 `{ $prefix }{ name-brain }` 아래의 **{ learner-do_import }** 버튼을 누르면 돼요.
learner-import_preview =
    📥 **이 파일에 담긴 기억, `{ $mode }` 모드**
    { $memory }
learner-merge_preview =
    { "" }**합치기**: 여기서 아는 것에 더하고, 제 전적은 그대로 둬요.
    -# 새로운 지는 국면: { $lost } · 새로운 좋은 국면: { $good }
learner-replace_preview =
    { "" }**바꾸기**: 여기서 아는 것과 제 전적을 잊어요.
    -# 국면: { $known } · 게임: { $games }
learner-do_merge = 합치기
learner-do_replace = 바꾸기
learner-do_cancel = 취소
learner-merged =
    ✅ **합쳤어요**
    { "" }**새로운 지는 국면:** { $lost } · **새로운 좋은 국면:** { $good }
    { "" }**제가 아는 국면:** { $known }
learner-replaced =
    ✅ **바꿨어요**
    { "" }**제가 아는 국면:** { $known }
    { "" }**모드:** `{ $mode }`
    { "" }**잊은 국면:** { $forgotten } · **잊은 게임:** { $games }
learner-not_imported = 아무것도 가져오지 않았어요.
learner-reset =
    🗑️ **여기서 배운 것과 제 전적을 모두 잊을까요?**
    { "" }**국면:** { $known } · **게임:** { $games }
    `{ $mode }` 모드로 처음부터 다시 시작해요.
learner-reset_yes = 모두 잊기
learner-reset_switch = 잊고 { $mode } 모드로 배우기
learner-reset_no = 그대로 두기
learner-forgotten =
    🗑️ **여기서 배운 것과 제 전적을 모두 잊었어요.**
    { "" }**국면:** { $known } · **게임:** { $games }
    `{ $mode }` 모드로 처음부터 다시 시작할게요.
learner-kept = 아무것도 잊지 않았어요.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** 님은 여기서 결과가 난 게임이 아직 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.
stats-none_of_game = **{ $who }** 님은 여기서 결과가 난 { $game } 게임이 아직 없어요. `{ $prefix }{ name-play } { $word }` 명령어로 시작해 보세요.
stats-won = 🏆 { $count }승
stats-drawn = 🤝 { $count }무
stats-lost = { $count }패
stats-total = **합계:** { $tally }
stats-mark = **{ $mark } 말일 때:** { $tally }
stats-members = **멤버:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### 저와 멤버의 대결
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **이겨 본 난이도:** { $levels }
stats-winning_streak = **최다 연승:** { $longest }
stats-course = 🎓 **강좌:** 마침
stats-more = 함께 보기: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = 함께 보기: `{ $prefix }{ name-history }`
stats-scope = ### 📊 여기서 한 게임
stats-games = **게임:** { $games } · **플레이어:** { $members }
stats-nothing = 여기서 끝난 게임이 아직 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.
stats-nothing_of_game = 여기서 끝난 { $game } 게임이 아직 없어요. `{ $prefix }{ name-play } { $word }` 명령어로 시작해 보세요.
stats-winners = **승리:** { $mark_x } { $x } · { $mark_o } { $o } · **무승부:** { $draws }
stats-ends = **끝난 방식:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **가장 많이 한 사람:** { $members }
stats-member = { $who }({ $games })
stats-exhibitions = **제 난이도끼리:** { $games }판 더
stats-bar = 결과 막대그래프. 승: { $wins }. 무: { $draws }. 패: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = 버튼을 누르면 내 성장을 볼 수 있어요. 나만 볼 수 있어요.
progress-open = 내 성장 보기
progress-practice_now = 지금 연습하기
progress-post = 게시
progress-none = 아직 복기한 게임이 없어요. `{ $prefix }{ name-practice }` 또는 진 게임 아래의 내 실수부터 시작하세요. 그 뒤로는 끝난 게임을 모두 복기해요.
progress-clean = ✅ **{ $theme }:** { $date }부터 실수 없음(복기한 게임: { $games })
progress-all_themes = 모든 주제
progress-compared = { $now } · 이전: { $before }
progress-accuracy = **정확도:** { $share }
progress-games = **복기한 게임:** { $games }
progress-mistakes = ### 실수
progress-theme = **{ $theme }:** { $count }
progress-practice = ### 연습
progress-due = **오늘의 연습 문제:** { $exercises }개 중 { $due }개
progress-lessons = **끝낸 강의:** { $done } / { $lessons }
progress-puzzle_rating = **퍼즐 레이팅:** { $rating }
progress-legend = 최근 30일과 그 전 30일이에요. 정확도는 판정된 내 수 중 결과를 지킨 수의 비율이에요.
progress-chart = 주별 정확도와 복기한 게임 수 그래프: { $weeks }

## theme

theme-finish_line = 줄 완성하기
theme-block_line = 줄 막기
theme-make_fork = 양수겸장 만들기
theme-prevent_fork = 양수겸장 막기
theme-forced_sequence = 강제 수순
theme-opening = 초반
theme-zugzwang = 추크츠방(홀수와 짝수 위협)

## ended

ended-line = 줄 완성
ended-full_board = 보드가 다 참
ended-repetition = 국면 반복
ended-move_limit = 수 제한 도달
ended-boards_counted = 보드 수로 결정
ended-resigned = 기권
ended-forfeited = 나감 또는 시간 초과
ended-agreed = 합의 무승부
ended-abandoned = 방치됨
ended-stopped = 운영진이 중지함

## rating

rating-ranked = **레이팅:** { $rating } · **순위:** { $rank }
rating-provisional = **임시 레이팅:** { $rating } · **순위:** 레이팅 게임 { $games }판을 더 하면 나와요
rating-none = **레이팅:** 아직 없음 · **순위:** 레이팅 게임 { $games }판을 하면 나와요
rating-of_game = **{ $game }** · { $standing }
rating-curve = 최근 레이팅 게임 { $games }판의 레이팅 꺾은선 그래프: 시작 { $first }, 끝 { $last }, 최저 { $lowest }, 최고 { $highest }.
rating-course = **최근 레이팅 게임 { $games }판:** 시작 { $first }, 끝 { $last } · 최저 { $lowest } · 최고 { $highest }

## chart

chart-results = 결과
chart-wins = 승: { $games }
chart-draws = 무: { $games }
chart-defeats = 패: { $games }
chart-rating = 레이팅
chart-rated_game = 레이팅 게임
chart-losses = 제가 진 비율
chart-lost = 패배
chart-by_week = 주별 정확도
chart-week = 주 시작일
chart-accuracy = 정확도
chart-reviewed = 복기한 게임
chart-game = 게임
chart-average = { $games }판 평균

## leaderboard

leaderboard-title = ### 🏅 순위표: { $game }
leaderboard-range = 멤버 { $total }명 중 { $first }–{ $last }위
leaderboard-none = 🏅 여기서 { $game } 순위가 있는 사람이 아직 없어요. 힌트 없이 제 난이도나 멤버와 { $games }판을 하면 순위가 나와요. `{ $prefix }{ name-play } { $word }` 명령어로 시작해 보세요.
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **다음 목표:** { $level }, { $points }점 남음
leaderboard-rated = 레이팅 게임만 반영돼요.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 여기서 한 게임
history-range = -# 게임 { $total }판 중 { $first }–{ $last }, 최신순
history-none = **{ $who }** 님은 여기서 끝낸 게임이 아직 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.
history-nothing = 여기서 끝난 게임이 아직 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.
history-line_of = **{ $number }.** { $date } · { $mark } · 상대: **{ $other }** · { $result } · { $plies }수
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies }수
history-win = 승
history-draw = 무승부
history-loss = 패
history-no_result = 결과 없음
history-newer = 더 최근 게임
history-older = 더 예전 게임
history-first = 처음
history-last = 마지막
history-list = 목록으로
history-export = 내 게임을 파일로
history-paste = 줄로 다시 보기
history-pasted = 게임 파일의 한 줄

## replay

replay-ply = { $plies }수 중 { $number }번째: **{ $who }**, **{ $coordinate }**에 { $mark }
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **수순:** { $moves }
replay-share = 공유

## export

export-use_history = 다른 사람에게는 보여주지 않는 내용이에요. `{ $prefix }{ name-history }` 아래의 **{ history-export }** 버튼을 누르거나, 다이렉트 메시지로 `{ $prefix }{ name-export }` 명령어를 보내 주세요.
export-done_pasted =
    📤 **끝난 내 게임:** { $games }
    게임한 모든 곳의 기록이 한 줄에 한 판씩 있어요. 다시 보려면 `{ $prefix }{ name-history }` 아래의 **{ history-paste }** 버튼을 누르고 그 줄을 붙여 넣으세요
export-none = 끝낸 게임이 아직 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.

## moderation

moderation-stopped = ⏹️ 게임을 중지했고, 보드에도 표시했어요.
moderation-resigned = 🏳️ **{ $who }** 님이 게임을 기권했고, 보드에도 표시했어요.

## permission

permission-view_channel = 채널 보기
permission-connect = 연결
permission-send_messages = 메시지 보내기
permission-send_messages_in_threads = 스레드에서 메시지 보내기
permission-create_public_threads = 공개 스레드 만들기
permission-attach_files = 파일 첨부
permission-manage_messages = 메시지 관리하기
permission-manage_guild = 서버 관리하기

## question

question-yes = 새로 시작
question-no = 하던 게임 계속
question-kept = 게임을 계속해요. `{ $prefix }{ name-board }` 명령어로 보드를 볼 수 있어요.
question-stop = 여기서 **{ $x }** 님과 **{ $o }** 님이 게임하고 있어요. 이 게임을 중지할까요?
question-stop_own = 여기서 **{ $x }** 님과 **{ $o }** 님이 게임하고 있어요. 중지하면 기권으로 처리돼요. 중지할까요?
question-stop_yes = 게임 중지
question-stop_no = 취소
question-play_examples = 예: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` 또는 `{ $prefix }{ $command } @ben`
question-puzzle_examples = 예: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` 또는 `{ $prefix }{ $command } { word-daily }`
question-daily_alone = 오늘의 퍼즐은 모두에게 똑같아요: `{ $prefix }{ $command } { word-daily }`. 게임이나 주제는 혼자 푸는 퍼즐에서 고를 수 있어요: `{ $prefix }{ $command } { word-make_fork }`
question-race_examples = 예: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`. 시간은 90s 또는 3m이에요.
question-race_today_alone = 일일 경주는 여기 모두에게 똑같아요: `{ $prefix }{ $command } { word-today }`. 게임과 시간은 직접 여는 경주에서 고를 수 있어요: `{ $prefix }{ $command } { word-connect4 } 3m`
question-vote_examples = 예: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`. 수마다 시간은 15s부터 24h까지예요.
question-watch_examples = 예: `{ $prefix }{ $command } { level-hard } { level-easy }` 또는 `{ $prefix }{ $command } { word-connect4 }`
question-did_you_mean = 혹시 `{ $prefix }{ $command } { $words }` 명령어를 쓰려고 했나요?
question-did_you_mean_command = 혹시 `{ $prefix }{ $command }` 명령어를 쓰려고 했나요?
question-unknown_words = 여기서는 “{ $typed }” 값을 알 수 없어요.
question-conflicting_words = 함께 쓸 수 없는 말이에요.
question-choose_member = `@` 기호 뒤에 Discord가 보여 주는 목록에서 멤버를 골라 주세요.
question-course_examples = 강의 번호는 1부터 7까지예요. `{ $prefix }{ $command } 1` 명령어로 첫 강의를 열어요.
question-invite_examples = 예: `{ $prefix }{ $command } { word-connect4 }` 또는 `{ $prefix }{ $command } o`
question-challenge_named = **{ $who }** 님에게 도전할까요?
question-challenge_named_yes = 도전하기

## help

help-first = **게임하기** 버튼을 누르면 저와 게임을 시작해요. 그다음 칸을 누르세요.
help-to_friend = 친구와 하기
help-to_commands = 모든 명령어
help-to_play = 게임하기
help-to_learn = 배우기
help-to_owners = 서버 관리자용
help-about = 봇 소개
help-play =
    ### 게임하기
    가로, 세로, 대각선으로 세 개를 이으면 이겨요.
    - **시작:** `{ $prefix }{ name-play }`. 내 말은 { $mark_x }, 먼저 둬요. `{ $prefix }{ name-play } o` 명령어를 쓰면 { $mark_o } 말로 둬요.
    - **두기:** 칸을 누르거나 `{ $prefix }{ name-move } B2` 입력(B행, 2열).
    - **난이도:** `{ $prefix }{ name-play } { level-easy }`, 또는 `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **다른 게임:** `{ $prefix }{ name-play } { word-connect4 }`, 또는 `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **다른 사람과:** `{ $prefix }{ name-play } @ben`: 멤버에게 도전, `{ $prefix }{ name-invite }`: 누구든 초대, `{ $prefix }{ name-vote }`: 모두가 한편이 되어 게임
    - **게임 중:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **내 게임과 상대를 찾는 사람:** `{ $prefix }{ name-games }`
    - **내 차례일 때 멘션:** `{ $prefix }{ name-privacy }`
    - **여기서 한 판 더:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### 배우기
    - **가장 좋은 수:** 게임 중에 `/{ name-hint }`
    - **모든 수 비교:** `{ $prefix }{ name-analyse }`
    - **게임 해설:** 끝난 게임 아래의 **{ board-review }** 버튼
    - **내 실수:** `{ $prefix }{ name-practice }`
    - **강좌:** `{ $prefix }{ name-course }`
    - **퍼즐:** `{ $prefix }{ name-puzzle }` 또는 `{ $prefix }{ name-puzzle } { word-daily }`
    - **시간과의 싸움:** 혼자서는 `{ $prefix }{ name-storm }`, 여럿이서는 `{ $prefix }{ name-race }`
    - **견습생:** `{ $prefix }{ name-play } { level-learner }`: 함께 두며 배우는 초보와 게임. `{ $prefix }{ name-brain }`: 얼마나 배웠는지 보기.
    - **관전:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **결과:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **내 데이터와 제가 보내는 메시지:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### 서버 관리자용
    - **설정:** `/{ name-settings }`: 게임, 보드, 채널, 역할, 접두사, 언어(**서버 관리하기** 권한 필요)
    - **게임 중지:** 그 채널에서 `{ $prefix }{ name-stop }`(**메시지 관리하기** 권한 필요)
    - **권한:** 저에게 없는 권한은 `/{ name-settings }` 명령어로 볼 수 있어요.
    - **접두사:** `/{ name-settings }` 명령어로 바꿀 수 있어요. 저를 멘션하는 방법은 언제나 통해요.
    - **견습생 초기화:** `{ $prefix }{ name-brain }`
    - **개인정보:** 제가 저장한 회원님의 정보는 `{ $prefix }{ name-privacy }` 명령어로 볼 수 있어요.
about-version = **버전:** { $version }
about-invite = [서버에 추가하기](<{ $link }>)
about-install = [내 계정에 추가하기](<{ $link }>)
about-terms = [서비스 이용 약관](<{ $link }>)
about-privacy = [개인정보 처리방침](<{ $link }>)
about-your_data = **내 데이터:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ 더 새로운 버전 { $version }에서 이 데이터베이스를 쓴 적이 있어요. 저를 다시 업데이트하거나, 그 업데이트 전의 백업을 복원해 주세요.
about-servers = **서버 수:** { $servers }
about-since = **시작:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **샤드 { $shard }:** 연결됨, { $milliseconds }ms
about-shard_down = **샤드 { $shard }:** 연결 안 됨

## privacy

privacy-use_slash_command = 다른 사람에게는 보여주지 않는 내용이에요. `/{ name-privacy }` 명령어를 쓰거나, 다이렉트 메시지로 `{ $prefix }{ name-privacy }` 명령어를 보내 주세요.
privacy-title = ### 제가 저장한 회원님의 정보
privacy-nothing = 없어요.
privacy-never = **저장하지 않는 것:** 회원님의 이름과 쓴 글
privacy-matches = **게임:** 끝남 { $finished } · 진행 중 { $live }
privacy-matches_details = -# 사용자 ID, 수, 시각, 힌트, 그리고 서버·채널·메시지 ID
privacy-challenges = **대기 중인 도전:** { $challenges }
privacy-challenges_details = -# 누가 누구에게 도전했는지, 게임, 채널과 메시지 ID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **레이팅:** 서버 { $ratings }개
}
privacy-gains = { $gains ->
    [0] **제 난이도에서 얻은 점수:** 없음
   *[other] **제 난이도에서 얻은 점수:** 난이도 { $gains }개에서
}
privacy-ratings_details =
    -# 레이팅 게임마다의 레이팅과 승, 무, 패 수
    -# 난이도마다 마지막으로 점수를 얻은 날의 점수
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **퍼즐 결과:** 없음
   *[other] **퍼즐 결과:** 서버와 DM { $puzzles }곳
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **퍼즐 레이팅:** –
   *[other] **퍼즐 레이팅:** 모든 서버 통합
}
privacy-puzzles_details = -# 마지막 퍼즐, 맞힌 답과 틀린 답, 연속 정답, 마지막으로 공유한 일일 퍼즐 결과, 30일 동안은 경주에서 본 퍼즐
privacy-practice = **연습 문제:** { $exercises } · **이를 위한 게임:** { $reviewed }
privacy-practice_details = -# 언제부터 연습했는지, 게임과 경주에서 한 실수, 답, 다시 나올 날
privacy-course = **강의:** { $lessons }
privacy-course_details = -# 강의의 어떤 연습을 풀었는지
privacy-learners = { $learners ->
   *[other] **견습생의 기억:** DM { $learners }곳에서 배움
}
privacy-learners_details = -# DM에서 회원님에게 배운 것. 서버에서는 누가 게임했는지 저장하지 않아요.
privacy-notices = **알림 끔:** 예
privacy-notices_details = -# 사용자 ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **연속 정답 알림:** 꺼짐
   *[other] **연속 정답 알림:** 켜짐
}
privacy-search_notices = { $search_notices ->
    [0] **초대 알림:** 꺼짐
   *[other] **초대 알림:** 서버 { $search_notices }개
}
privacy-direct_messages_details = -# 사용자 ID와 마지막으로 메시지를 보낸 시각
privacy-votes = **투표:** { $votes } · **시작한 투표 게임:** { $votings }
privacy-votes_details = -# 모두가 투표하는 게임에서: 사용자 ID와 수마다의 투표. 끝나고 24시간 뒤까지
privacy-races = **퍼즐 경주와 타임어택:** { $races } · **직접 연 것:** { $race_starts }
privacy-races_details = -# 사용자 ID, 퍼즐, 그중 놓친 것, 점수, 걸린 시간
privacy-if_deleted =
    ### 삭제하면
    { "" }**진행 중인 게임**은 바로 끝나요. 양쪽 모두 둔 게임은 회원님이 진 것으로 처리돼요.
    { "" }**끝난 게임**은 남지만, 회원님의 사용자 ID는 빠져요.
    { "" }**나머지**는 모두 사라지고, 되돌릴 수 없어요.
privacy-forget = 내 데이터 삭제
privacy-deleted = ### 데이터를 삭제했어요
privacy-kept =
    -# 메모리에 남아 있던 이름, 언어, 도전한 상대도 잊었어요.
    ### 남는 것
    { "" }**게임:** { $kept }
    -# 사용자 ID와 채널·메시지 ID는 없어요. 게임을 시작한 메시지나 버튼 동작의 ID만 게임 번호로 남아요. 채널을 모르면 아무도 찾아볼 수 없어요.
    -# UTC 자정까지는 같은 두 멤버가 오늘 서로 몇 번 게임했는지 알고 있지만, 누구인지는 몰라요.
privacy-ended = { $lost ->
    [0] **끝낸 진행 중 게임:** { $live }(결과 없음)
   *[other] **끝낸 진행 중 게임:** { $live } · **패배:** { $lost }(양쪽 모두 둔 게임)
}
privacy-nothing_ended = **끝낸 진행 중 게임:** 없음

## name

name-play = 대결
name-play_opponent = 상대
name-play_member = 멤버
name-play_mark = 말
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = 게임
name-invite = 초대
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = 제안
name-offer_what = 내용
name-draw = 무승부
name-takeback = 무르기
name-games = 게임목록
name-watch = 관전
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = 두뇌
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = 견습생
name-settings = 설정
name-vote = 투표
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = 시간
name-vote_thread = { word-thread }
name-stop = 중지
name-move = 두기
name-move_coordinate = 칸
name-board = 보드
name-resign = 기권
name-puzzle = 퍼즐
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = 주제
name-race = 경주
name-race_game = { name-play_game }
name-race_time = 시간
name-race_today = { word-today }
name-storm = 타임어택
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = 강좌
name-course_lesson = 강의
name-help = 도움말
name-about = 정보
name-hint = 힌트
name-analyse = 분석
name-analyse_position = 국면
name-analyse_view = 보기
name-review = 복기
name-privacy = 개인정보
name-progress = 성장
name-notify = 알림
name-practice = 연습
name-practice_move = { name-move_coordinate }
name-stats = 전적
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = 순위표
name-leaderboard_game = { name-play_game }
name-history = 기록
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = 다시보기
name-export = 내보내기

## word

word-random = 무작위
word-thread = 스레드
word-here = 여기
word-network = 네트워크
word-hints = 힌트허용
word-misere = 거꾸로
word-fading = 사라지는
word-ultimate = 얼티밋
word-uttt = uttt
word-ultimate_tictactoe = 얼티밋-틱택토
word-infinite = 무한-틱택토
word-disappearing = 사라지는-틱택토
word-connect4 = 커넥트포
word-connect_four = 사목
word-tictactoe = 틱택토
word-ttt = ttt
word-noughts = 삼목
word-reverse = 거꾸로-틱택토
word-misere_tictactoe = 미제르-틱택토
word-daily = 일일
word-mixed = 섞어서
word-today = 오늘
word-finish_line = 줄
word-block_line = 막기
word-make_fork = 양수겸장
word-prevent_fork = 방지
word-forced_sequence = 수순
word-opening = 초반
word-zugzwang = 추크츠방
word-show = 보기
word-train = 훈련
word-export = 내보내기
word-import = 가져오기
word-reset = 초기화
word-server = 서버
word-original = 오리지널
word-stronger = 강화

## command

command-play = 틱택토, 커넥트 포 등의 게임을 저나 멤버와 해요
command-play_opponent = 저와 게임할 때 제 난이도
command-play_member = 도전할 멤버(기본값: 저와 게임)
command-play_mark = 내 말. X가 먼저 둬요
command-play_mark_x = X(선공)
command-play_mark_o = O(후공)
command-play_mark_random = 무작위
command-play_thread = 게임용 스레드 만들기(기본값: 서버 설정)
command-play_hints = 멤버끼리 하는 게임에서 두 사람 모두 힌트 허용
command-play_game = 어떤 게임인지(기본값: 서버의 기본 게임)
command-invite = 가장 먼저 참가하는 사람과 게임해요
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = 두 사람 모두 힌트 허용
command-invite_game = { command-play_game }
command-menu_challenge_member = 게임 도전하기
command-offer = 무승부나 무르기를 제안해요. 상대가 받아들이면 이루어져요
command-offer_what = 상대에게 제안할 것
command-offer_what_draw = 무승부
command-offer_what_takeback = 내 마지막 수 무르기
command-games = 진행 중인 내 게임과 여기서 상대를 찾는 사람을 봐요
command-watch = 제 난이도 둘이 겨루는 게임이에요
command-watch_x = X로 먼저 두는 난이도
command-watch_o = O로 두는 난이도
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = 이 서버의 설정: 게임, 보드, 게임할 수 있는 사람, 언어
command-vote = 제 난이도와 겨루는 게임. 여기 모두가 수마다 투표해요
command-vote_opponent = 모두가 함께 겨룰 제 난이도(기본값: 서버의 기본 난이도)
command-vote_game = { command-play_game }
command-vote_mark = 여러분의 말. X가 먼저 둬요(기본값: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = 수마다 투표 시간, 15s~24h. 예: 30s, 5m, 1h(기본값: 1m)
command-vote_thread = 스레드 만들기. 만들지 않고 이 채널에서 하려면 ‘메시지 관리하기’ 권한이 필요해요
command-stop = 이 채널의 게임을 중지해요
command-move = 내 수: 칸(예: B2), 커넥트 포에서는 열 번호
command-move_coordinate = 칸(예: B2). 커넥트 포에서는 열 번호
command-board = 보드를 새 메시지로 다시 보여줘요
command-resign = 게임을 기권해요
command-puzzle = 퍼즐: 단 하나뿐인 정답을 찾아요
command-puzzle_daily = 이 서버의 일일 퍼즐을 여기 모두에게 보여줘요
command-puzzle_game = { command-play_game }
command-puzzle_theme = 퍼즐의 주제를 골라요
command-race = 여기 모두가 같은 퍼즐을 90초 동안 최대한 많이 푸는 경주예요
command-race_game = 어떤 게임의 퍼즐인지(기본값: 여러 게임)
command-race_game_mixed = 여러 게임
command-race_time = 모두에게 주어지는 시간(기본값: 90초)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = 일일 경주: 여기 모두에게 같은 퍼즐 20개. 오늘 안에 언제든 할 수 있어요
command-storm = 90초 동안 퍼즐을 최대한 많이 풀어 내 최고 기록에 도전해요
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = 주어지는 시간(기본값: 90초)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = 짧은 강의 일곱 개로 더 잘 두는 법을 배워요
command-course_lesson = 강의 번호(기본값: 전체 강의)
command-help = 게임 방법과 모든 명령어
command-brain = 견습생이 여기서 배운 것을 보고 훈련시켜요
command-brain_train = 훈련시킬 판수, 1~10000(기본값: 500)
command-brain_opponent = 훈련 상대가 될 난이도(기본값: { level-perfect })
command-brain_game = { command-play_game }
command-notify = 제가 보내는 알림을 보고 버튼으로 바꿔요
command-hint = 좋은 수와 그 이유를 알려줘요. 나만 볼 수 있어요
command-analyse = 수마다 이기는지, 비기는지, 지는지 봐요
command-analyse_position = 위에서부터 행을 X../.O./... 처럼(기본값: 이 채널의 게임)
command-analyse_view = 값 말고 볼 것(기본값: 없음)
command-analyse_view_network = 신경망이 보는 것
command-privacy = 제가 저장한 회원님의 정보와 삭제하는 방법
command-practice = 내 실수로 만든 연습 문제: 더 나은 수를 찾아요
command-practice_move = 내 답(예: B2, 4)
command-stats = 내 전적이나 멤버, 서버 전체의 전적을 봐요
command-stats_member = 누구의 게임인지(기본값: 나)
command-stats_server = 이 서버 모두의 게임
command-stats_game = 이 게임만(기본값: 모든 게임)
command-leaderboard = 이 서버에서 가장 잘하는 플레이어를 봐요
command-leaderboard_game = { command-play_game }
command-history = 끝난 게임을 한 수씩 다시 보거나 파일로 저장해요
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = 어느 칸인가요? 행 글자와 열 번호를 입력해 주세요. 예: `{ $prefix }{ name-move } B2`
error-unreadable_coordinate = 그건 칸이 아니에요. 행 글자와 열 번호를 입력해 주세요. 예: `{ $prefix }{ name-move } B2`
error-missing_column = 어느 열인가요? 번호를 입력해 주세요. 예: `{ $prefix }{ name-move } 2`
error-unreadable_column = 그건 열이 아니에요. 번호를 입력해 주세요. 예: `{ $prefix }{ name-move } 2`
error-unknown_row = { $row }행은 없어요. 행은 { $first }부터 { $last }까지예요.
error-unknown_column = { $column }열은 없어요. 열은 { $first }부터 { $last }까지예요.
error-cell_fading = **{ $coordinate }** 칸에 있는 { $mark } 말은 수를 두어야 사라져요. 빈칸을 골라 주세요.
error-cell_taken = **{ $coordinate }** 칸에는 이미 { $mark } 말이 있어요. 빈칸을 골라 주세요.
error-other_board = **{ $board }** 보드(**{ $first }**~**{ $last }**)에 두어야 해요.
error-closed_board = **{ $board }** 보드({ $first }~{ $last })는 이미 차지됐거나 꽉 찼어요. 다른 보드의 칸을 골라 주세요.
error-full_column = { $column }열은 꽉 찼어요. 다른 열을 골라 주세요.
error-floating_cell = **{ $coordinate }** 칸에 놓으면 말이 떨어져요. 열에서 가장 아래 빈칸을 골라 주세요.
error-position_shape = 국면은 { $columns }칸짜리 행 { $rows }개를 `/` 기호로 나눠 써 주세요. 예: `{ $example }` 다른 크기의 보드라면 크기를 먼저 써 주세요. 예: `{ $prefix }{ name-analyse } 6x6x4 …`
error-position_not_typed = **{ $game }** 국면은 입력만으로 다 나타낼 수 없어요. 게임 중에 `/{ name-analyse }` 명령어를 쓰면 그 국면을 보여줘요.
error-position_mark = 그 국면의 { $row }행 { $column }열이 `X`, `O`, `.` 중 하나가 아니에요.
error-impossible_position = 어떤 게임에서도 나올 수 없는 국면이에요. X가 먼저 두고, 번갈아 두며, 첫 줄이 완성되면 게임이 끝나요.
error-floating_position = 어떤 게임에서도 나올 수 없는 국면이에요. **{ $coordinate }** 칸의 말이 떨어져요.
error-game_size = 그런 크기의 게임은 없어요. 보드는 행과 열이 { $least }~{ $most }개이고, 줄은 최소 { $least }칸에 보드 안에 들어가야 해요. 예를 들어 `{ $prefix }{ name-play } 6x6x4`: 6행, 6열, 4개 잇기.
error-game_not_offered = 이 서버에서는 **{ $game }** 게임을 할 수 없어요. 할 수 있는 게임: { $offered }
error-match_over = 그 게임은 끝났어요. `{ $prefix }{ name-play }` 명령어로 새로 시작해 보세요.
error-not_a_player = 이 게임의 플레이어가 아니에요.
error-workers_busy = 지금 힌트를 기다리는 멤버가 너무 많아요. 1분 뒤에 다시 시도해 주세요.
error-advice_pending = 지난번에 요청한 힌트를 아직 계산하고 있어요. 답을 받은 뒤에 다시 요청해 주세요.
error-advice-duel = 힌트 없이 하는 멤버끼리의 게임에 이 국면 또는 한 수 차이 나는 국면이 나와 있어요. 그 게임이 더 진행된 뒤에 다시 요청해 주세요.
error-advice-race = 지금 경주에서 받은 퍼즐의 국면이거나 한 수 차이 나는 국면이에요. 먼저 그 퍼즐에 답해 주세요.
error-too_many_takebacks = 이 게임에서 이미 { $limit }수를 물렀어요. 한 사람이 무를 수 있는 만큼 다 물렀어요.
error-nothing_to_take_back = 아직 두지 않아서 무를 수가 없어요.
error-not_your_turn = 아직 차례가 아니에요. `{ $prefix }{ name-board }` 명령어로 보드를 볼 수 있어요.
error-no_match = 여기서 진행 중인 게임이 없어요. `{ $prefix }{ name-play }` 명령어로 시작해 보세요.
error-match_running-resignation = 여기서 하던 게임이 아직 진행 중이에요. 새로 시작하면 기권이 되어 패배로 기록돼요. 새로 시작할까요?
error-match_running-no_result = 여기서 게임이 아직 진행 중이에요. 새로 시작하면 그 게임은 결과 없이 끝나요. 새로 시작할까요?
error-match_running-time_up = 여기서 진행 중인 게임은 한 시간 동안 아무도 두지 않았어요. 새로 시작하면 그 게임의 플레이어가 져요. 새로 시작할까요?
error-channel_busy = 다른 멤버들이 여기서 게임하고 있어요. 다른 채널이나 스레드에서 하거나, { $idle_after }분 동안 아무도 두지 않으면 `{ $prefix }{ name-play }` 명령어를 써 주세요.
error-exhibition_running = 여기서 제 난이도끼리 대결하고 있어요. 끝날 때까지 기다리거나 다른 채널이나 스레드에서 해 주세요.
error-match_moved_on = 그 뒤로 게임이 더 진행됐어요. 지금 상황은 `{ $prefix }{ name-board }` 명령어로 볼 수 있어요.
error-channel_taken = 여기서 다른 게임이 진행 중이에요. 끝날 때까지 기다리거나 다른 채널이나 스레드에서 해 주세요.
error-question-not_yours = 그건 다른 사람에게 한 질문이에요.
error-offer-not_a_duel = 멤버끼리 하는 게임에서만 쓸 수 있어요. 저와 할 때는 `{ $prefix }{ name-play }` 명령어로 새로 시작하고, `{ $prefix }{ name-resign }` 명령어로 기권할 수 있어요.
error-offer-own_offer = 상대 플레이어만 수락할 수 있어요.
error-challenge-own_challenge = 자기 자신과는 게임할 수 없어요. `{ $prefix }{ name-play }` 명령어로 저와 한 판 해요.
error-challenge-bot_challenged = 봇은 도전을 수락할 수 없어요. `{ $prefix }{ name-play }` 명령어로 저와 한 판 해요.
error-challenge_waiting = 두 사람 사이에 대기 중인 도전이 이미 있어요. 먼저 수락하거나 거절하거나 취소해 주세요: { $existing }
error-challenge-invitation_open = 이미 보낸 초대가 있어요. 먼저 취소하거나 누군가 수락할 때까지 기다려 주세요: { $existing }
error-challenge_over = 이미 마감됐어요. `{ $prefix }{ name-play } @누군가` 명령어로 새로 도전해 보세요.
error-challenge-not_yours = 그건 다른 사람에게 보낸 도전이에요.
error-challenge-level = 난이도는 저와 게임할 때만 써요. 멤버에게 도전할 때는 난이도를 빼 주세요.
error-challenge-nobody_else = 여기에는 우리 둘뿐이에요. 서버 채널에서 도전해 보세요.
error-challenge-not_visible = 이 서버에서는 제 답이 회원님에게만 보여서 아무도 수락할 수 없어요. 서버 관리자에게 저를 추가해 달라고 하거나 그룹 DM에서 게임해 주세요.
error-challenge-private_thread = 비공개 스레드를 만든 사람은 다른 사람을 내보낼 수 있어요. 그래서 여기서 멤버끼리는 힌트를 쓰고 레이팅에 반영되지 않는 게임만 할 수 있어요: `{ $prefix }{ name-play } @누군가 { word-hints }`
error-challenge-cannot_see = **{ $who }** 님은 이 채널을 볼 수 없어요. 두 사람 모두 볼 수 있는 채널에서 해 주세요.
error-challenge-channel_taken = { $channel } 채널에서 다른 게임이 진행 중이에요. 그 게임이 끝나면 [초대]({ $link })를 수락할 수 있어요.
error-challenge-not_a_member = 그 멤버를 여기서 찾을 수 없어요. `@` 기호를 입력하고 Discord 목록에서 골라 주세요.
error-moderation-not_the_starter = 다른 사람이 시작한 게임이에요. 시작한 사람과 **{ permission-manage_messages }** 권한이 있는 멤버만 중지할 수 있어요.
error-no_puzzles = 그 게임에는 퍼즐이 없어요. 퍼즐이 있는 게임: { $games }
error-puzzle-not_yours = 다른 사람의 퍼즐이에요. `{ $prefix }{ name-puzzle }` 명령어로 퍼즐을 받아 보세요.
error-puzzle-over = 그 퍼즐은 이제 인정되지 않아요. `{ $prefix }{ name-puzzle }` 명령어로 새 퍼즐을 받아 보세요.
error-puzzle-answered = 이미 답한 퍼즐이에요. `{ $prefix }{ name-puzzle }` 명령어로 새 퍼즐을 받아 보세요.
error-practice-over = 그 연습 문제는 이제 열려 있지 않아요. `{ $prefix }{ name-practice }` 명령어로 다른 문제를 받아 보세요.
error-practice-unreadable_coordinate = 그건 칸이 아니에요. 행 글자와 열 번호를 입력해 주세요. 예: `{ $prefix }{ name-practice } B2`
error-practice-unreadable_column = 그건 열이 아니에요. 번호를 입력해 주세요. 예: `{ $prefix }{ name-practice } 2`
error-puzzle-daily_over = 다른 날의 퍼즐이에요. 오늘 퍼즐은 `{ $prefix }{ name-puzzle } { word-daily }` 명령어로 볼 수 있어요.
error-puzzle-daily_answered = 오늘 퍼즐에는 이미 답했어요. 다음 퍼즐은 { $ends } 나와요.
error-race-outside_server = 경주는 다른 사람과 하는 거라 서버에서만 할 수 있어요. 여기서는 `{ $prefix }{ name-storm }` 명령어로 똑같이 혼자 할 수 있어요.
error-race-no_puzzles = 그 게임의 퍼즐로는 경주할 수 없어요. 할 수 있는 게임: { $games }
error-race-channel_taken = 이 채널에는 이미 경주가 있어요.
error-race-in_another = 이미 다른 경주나 타임어택을 하고 있어요. 먼저 그걸 끝내 주세요.
error-race-started = 그 경주는 이미 시작했어요. 다음 경주에 참가해 주세요.
error-race-full = 그 경주는 자리가 다 찼어요. { $most }명까지 참가할 수 있어요.
error-race-nobody_in = 아직 아무도 참가하지 않았어요.
error-race-not_starter = 이 경주를 연 멤버만 일찍 시작할 수 있어요.
error-race-not_in = 그 경주에 참가하지 않았어요.
error-race-not_over = 다른 사람들이 아직 이 퍼즐에 답하고 있어요. 경주가 끝나면 볼 수 있어요.
error-race-day_not_over = 다른 사람들이 아직 이 퍼즐에 답할 수 있어요. 경주는 { $ends } 끝나고, 그 뒤에 놓친 퍼즐을 보여드려요.
error-race-no_day = 그날에는 경주가 없었어요. 오늘 경주는 `{ $prefix }{ name-race } { word-today }` 명령어로 볼 수 있어요.
error-race-over = 그 경주는 끝났어요.
error-race-private = 여기서 답하면 모두에게 보여요. 내 퍼즐의 버튼을 누르거나, 제게 다이렉트 메시지로 `{ $prefix }{ name-storm }` 명령어를 보내 주세요.
error-thread-not_here = 여기서는 스레드를 만들 수 없어요. 스레드 없이 하거나 서버의 텍스트 채널에서 해 주세요.
error-thread-user_permission = 여기서 스레드를 만들려면 **{ $missing }** 권한이 필요해요. 스레드 없이 해 주세요.
error-thread-too_many = 이 서버에 열려 있는 스레드 수가 이미 Discord 한도에 다다랐어요. 스레드 없이 하거나 먼저 열린 스레드 하나를 보관해 주세요.
error-thread-try_later = 지금은 Discord에서 스레드를 만들 수 없어 여기서 게임해요.
error-thread-try_later_or_elsewhere = 지금은 Discord에서 스레드를 만들 수 없고, 여기서는 다른 게임이 진행 중이에요. 몇 분 뒤에 다시 시도하거나 다른 채널에서 해 주세요.
error-cannot_attach = 여기에 파일을 보내려면 제게 **{ $missing }** 권한이 필요해요. 서버 관리자에게 권한을 달라고 하거나 슬래시 명령어를 써 주세요.
error-training-bot_permission = 훈련 상황을 여기에 보여주려면 제게 **{ $missing }** 권한이 필요해요. 서버 관리자에게 권한을 달라고 하거나 다른 채널에서 훈련시켜 주세요.
error-training-user_install = 여기서는 훈련 상황을 보여줄 수 없어요. 다이렉트 메시지나 저를 추가한 서버에서 훈련시켜 주세요.
error-learner_game = 견습생은 그 게임을 할 줄 몰라요. 할 수 있는 게임: { $games }
error-learner-unknown_word = “{ $typed }” 값을 알 수 없어요. `{ $prefix }{ name-brain }` 명령어로 제가 배운 것을 볼 수 있어요. `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, 파일을 첨부한 `{ $prefix }{ name-learner } { word-import }`, 그리고 `{ $prefix }{ name-learner } { word-reset }` 또는 `{ $prefix }{ name-learner } { word-reset } { word-stronger }` 명령어도 쓸 수 있어요.
error-no_analysis = **{ $game }** 게임은 제가 분석할 수 없어서 힌트와 분석, 복기가 없어요.
error-training-unknown_word = “{ $typed }” 값을 알 수 없어요. 판수와 제 난이도 하나({ $levels })를 입력해 주세요. 예: `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`
error-training-games = 훈련 판수는 1부터 { $most }까지 고를 수 있어요.
error-training-already_running = 여기서 이미 훈련하고 있어요. 끝날 때까지 기다리거나 훈련을 끝내 주세요.
error-learner-other_mode = 합칠 수 없는 기억이에요. 파일은 `{ $theirs }` 모드, 여기의 저는 `{ $ours }` 모드예요.
error-learner-one_file = 파일이 하나 필요해요. `{ $prefix }{ name-brain }` 아래의 **{ learner-do_export }** 버튼으로 만들 수 있어요.
error-learner-download_failed = Discord에서 파일을 받지 못했어요. 다시 시도해 주세요.
error-notify-other_server = 다른 서버의 버튼이에요. 이 서버의 버튼은 `{ $prefix }{ name-notify }` 명령어로 볼 수 있어요.
error-notify-searches_off = 이 서버에서는 초대 알림을 허용하지 않아요.
error-not_a_manager = 이 작업에는 **{ permission-manage_guild }** 권한이 필요해요.
error-settings_outside_server = 설정은 서버에만 있어요. 내 서버의 채널에서 `/{ name-settings }` 명령어를 써 주세요.
error-invalid_choice = 고를 수 없는 항목이에요. 고를 수 있는 항목은 `/{ name-settings }` 명령어로 볼 수 있어요.
error-invalid_prefix = 저장하지 못했어요. 접두사는 공백과 백틱이 없는, 눈에 보이는 글자 5자까지이고 `/`, `@`, `<` 기호로 시작할 수 없어요.
error-vote-outside_server = 한자리에 있는 모두가 투표하는 게임이라 서버에서만 할 수 있어요. 여기서는 `{ $prefix }{ name-play }` 명령어로 저와 한 판 해요.
error-vote-off = 이 서버에서는 모두가 투표하는 게임을 꺼 두었어요.
error-vote-time = 수마다 시간은 15초부터 24시간까지이고, `30s`, `5m`, `1h`처럼 써요. 예: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = 그 수의 투표는 방금 끝났어요. 잠시 뒤에 다음 수에 투표할 수 있어요.
error-vote-only_in_thread = 이 게임을 채널에서 바로 시작하려면 **{ permission-manage_messages }** 권한이 필요해요. 권한이 없으면 스레드에서 해요.
error-vote-needs_thread = 이 게임에는 스레드가 필요해요. 여기서 스레드를 만들려면 **{ permission-create_public_threads }** 권한이, 채널에서 바로 하려면 **{ permission-manage_messages }** 권한이 필요해요.
error-wrong_channel = 여기서는 게임하지 않아요. 게임할 수 있는 곳: { $channels }
error-missing_role = 여기서 저와 게임하려면 다음 역할 중 하나가 필요해요: { $roles }
error-cooldown = 너무 빨라요. 다음 명령어는 { $ends } 쓸 수 있어요.
error-too_many_choices = 이 게임을 너무 자주 바꿨어요. 그대로 하거나 `{ $prefix }{ name-play }` 명령어로 새로 시작해 주세요.
error-already_playing = 여기서 이미 게임하고 있어요. `{ $prefix }{ name-board }` 명령어로 보드를 볼 수 있어요.
error-button_used = 이미 누른 버튼이에요.
error-moderation-not_a_moderator = 다른 멤버의 게임을 중지하려면 **{ permission-manage_messages }** 권한이 필요해요.
error-moderation-end_exhibition_instead = 직접 시작한 게임이라면 아래 버튼으로 중지해 주세요. 아니라면 **{ permission-manage_messages }** 권한이 필요해요.
error-memory_file-too_large = 그 파일은 가져올 수 없어요. { $max_kib } KiB보다 커요.
error-memory_file-not_mine = 그 파일은 불러올 수 없어요. 제가 만든 파일이 아니거나 내용이 바뀌었어요.
error-memory_file-value = 그 파일은 가져올 수 없어요. `{ $where }` 값은 다음 중 하나여야 해요: `{ $values }`
error-memory_file-entry = 그 파일은 가져올 수 없어요. `{ $where }` 값은 1부터 { $max_position }까지의 정수여야 해요. { -entries-from-0 }
error-memory_file-position = 그 파일은 가져올 수 없어요. `{ $where }` 값은 { $position }인데, 견습생이 이 모드에서 배울 수 없는 국면이거나 두 번 적힌 국면이에요. { -entries-from-0 }
error-notation-line = { $line }번째 줄을 읽을 수 없어요. 줄은 `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`처럼 시각, 보드, 플레이어, 수, 결과, 끝난 방식 순서로 써요.
error-notation-unplayable = { $line }번째 줄은 있을 수 없는 게임이에요. { $move }번째 수가 `B2`처럼 그때 둘 수 있던 칸이 아니에요.
error-notation-ending = { $line }번째 줄은 있을 수 없는 게임이에요. 그 수순으로는 `{ $ending }` 상태로 끝날 수 없어요.
error-starting-own = 회원님의 다른 게임을 시작하는 중이에요. 잠시 뒤에 다시 시도해 주세요.
error-starting-other = 도전한 사람의 다른 게임을 시작하는 중이에요. 잠시 뒤에 다시 시도해 주세요.
error-thread-closed = 이 스레드는 닫혔고, 제게는 다시 열 권한이 없어요. 서버 관리자에게 열어 달라고 한 뒤 `{ $prefix }{ name-board }` 명령어로 보드를 봐 주세요.
error-thread-name_blocked = 플레이어 이름이 들어간 스레드 이름을 이 서버의 AutoMod가 차단했어요. 스레드 없이 하거나, 저를 그 규칙에서 제외해 달라고 운영진에게 부탁해 주세요.
-entries-from-0 = (목록의 첫 항목은 0번이에요.)
error-thread-bot_permission = 여기서 스레드를 만들려면 제게 **{ $missing }** 권한이 필요해요. 서버 관리자에게 권한을 달라고 하거나 스레드 없이 해 주세요.
error-too_many_matches-own = 여기서 게임 { $most }개를 하고 있어요. 한 번에 할 수 있는 최대예요. 먼저 하나를 끝내 주세요: { $channels }
error-too_many_matches-other = 도전한 사람은 여기서 게임 { $most }개를 하고 있어요. 한 번에 할 수 있는 최대예요. 하나가 끝나면 수락해 주세요.
error-may_not_follow_up = 게임 진행을 여기에 보여주려면 제게 **{ $missing }** 권한이 필요해요. 서버 관리자에게 권한을 달라고 하거나 다른 채널에서 해 주세요.
error-not_in_thread = 먼저 여기서 저를 멘션해 주세요. 그러면 제가 이 비공개 스레드에 들어와요. 그 전에는 게임 진행을 여기에 보여줄 수 없어요.
error-locked_thread = 이 스레드는 잠겨 있어서 게임 진행을 여기에 보여줄 수 없어요. 운영진에게 잠금을 풀어 달라고 하거나 다른 채널에서 해 주세요.
error-in_timeout = 이 서버에서 타임아웃 중이라 여기에 쓸 수 없어요. { $ends } 풀려요.
error-match_unreachable = 보드가 있던 메시지가 삭제됐거나 제가 이 채널을 볼 수 없어서, 여기서 한 지난 게임은 결과 없이 끝났어요.
error-hints_not_allowed = 이 게임에서는 힌트를 쓸 수 없어요. `{ $prefix }{ name-play } @누군가 { word-hints }` 명령어로 시작하면 두 사람 모두 힌트를 쓸 수 있어요.
error-record-nothing_finished = 여기서 끝난 게임이 아직 없어요. `{ $prefix }{ name-analyse } X../.O./...` 명령어로는 어떤 국면이든 분석할 수 있어요.
error-record-match_not_found = 그 게임은 더 이상 기록에 없어요. 플레이어가 데이터를 삭제했을 수 있어요.
error-record-unknown_target = “{ $typed }” 값을 알 수 없어요. 내 전적을 보려면 비워 두고, 멤버는 `{ $prefix }{ $command } @ben`, 여기 모두는 `{ $prefix }{ $command } { word-server }` 이렇게 써 주세요.
error-record-two_targets = 멤버나 서버 전체 중 하나만 골라 주세요.
error-record-no_leaderboard = 레이팅과 순위표는 서버에만 있어요. 여기서의 전적은 `{ $prefix }{ name-stats }` 명령어로 볼 수 있어요.
error-record-no_pasted_game = 명령어 뒤에 `{ $prefix }{ name-export }` 파일의 한 줄을 붙이면 그 게임을 보여드려요.
error-record-board_too_large = 그 보드는 너무 커서 보여드릴 수 없어요. 최대 크기: { $most }×{ $most }
error-record-export_too_large = 게임이 너무 많아 { $most } MiB 파일에 다 담을 수 없어요. 저를 운영하는 사람에게 요청해 주세요.
error-share-not_visible = 이 서버에서는 제 답이 회원님에게만 보여서 다른 사람은 그림을 볼 수 없어요.
error-share-cannot_attach = 여기서는 게임을 공유할 수 없어요. **{ $missing }** 권한이 필요해요.
error-level_not_offered = { $game } 게임에는 **{ $level }** 난이도가 없어요. 있는 난이도: { $levels }
error-network_missing = 이 봇에는 신경망이 설치되지 않아서 **직감**과 **신경망**을 쓸 수 없어요.
error-network_game = 신경망은 그 게임을 배우지 않았어요. 아는 게임: { $games }
error-offer-what = 무엇을 제안할지 써 주세요: `{ $prefix }{ name-offer } { name-draw }` 또는 `{ $prefix }{ name-offer } { name-takeback }`
error-no_records = 그 게임은 통계와 레이팅이 따로 없어요. 있는 게임: { $games }
error-unknown_level = “{ $typed }” 값을 알 수 없어요. 제 난이도: { $levels }. 예: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = 저장하지 못했어요. X와 O 모두 이모지가 필요해요.
error-emoji-unreadable = 저장하지 못했어요. 입력한 “{ $typed }” 글자는 이모지가 아니에요. 이모지나 `:cat:` 같은 서버 이모지 이름을 입력해 주세요.
error-emoji-composed = 저장하지 못했어요. 입력한 “{ $typed }” 이모지는 모든 국기, 키캡, 가족 이모지처럼 여러 글자로 되어 있어요. 보드에서 Discord가 글자를 하나씩 따로 보여 줄 수 있어요. 🍎 같은 단순한 이모지를 골라 주세요.
error-emoji-unknown = 저장하지 못했어요. 이 서버에는 `:{ $name }:` 이모지가 없어요. 서버의 이모지나 🍎 같은 기본 이모지를 입력해 주세요.
error-emoji-unavailable = 저장하지 못했어요. 서버 부스트로 쓸 수 있는 수보다 이모지가 많아서 지금은 `:{ $name }:` 이모지를 쓸 수 없어요.
error-emoji-restricted = 저장하지 못했어요. `:{ $name }:` 이모지는 정해진 역할만 쓸 수 있는데, 제게는 그 역할이 없어요.
error-emoji-duplicate = 저장하지 못했어요. { $emoji } 이모지가 서로 다른 두 가지를 나타내게 돼요. X, O, 빈칸은 완성된 줄에서도 서로 다른 이모지여야 해요. 빈칸 이모지를 입력하지 않으면 { $free } 이모지를 써요.
error-emoji-unlisted = 저장하지 못했어요. 이 서버에 어떤 이모지가 있는지 Discord가 알려주지 않았어요. 다시 시도해 주세요.

## failure

failure-old_button = 예전 버전의 버튼이에요. 지금 할 수 있는 일은 `{ $prefix }{ name-help }` 명령어로 볼 수 있어요.
failure-changed = 명령어가 방금 바뀌었는데, Discord에는 아직 예전 명령어가 보여요. 새로 고침(Ctrl+R 또는 앱 다시 시작)한 뒤 다시 시도해 주세요.
failure-unexpected = 죄송해요, 제 쪽에서 문제가 생겼어요. 다시 시도해 주세요. 게임 상황은 `{ $prefix }{ name-board }` 명령어로 볼 수 있어요.
failure-try_later = 지금은 Discord에서 처리할 수 없어요. 1분 뒤에 다시 시도해 주세요. 게임 상황은 `{ $prefix }{ name-board }` 명령어로 볼 수 있어요.
failure-blocked = 이 서버의 AutoMod가 제 메시지를 차단했어요. 저를 그 규칙에서 제외해 달라고 운영진에게 부탁해 주세요. 그러면 게임 상황을 `{ $prefix }{ name-board }` 명령어로 볼 수 있어요.
failure-blocked_link = Discord의 유해 링크 필터가 제 메시지를 차단했어요. 아마 메시지에 있는 이름 때문일 거예요. 게임 상황은 `{ $prefix }{ name-board }` 명령어로 볼 수 있어요.
failure-embed_removed = 누군가 이 메시지에서 제 말이 담긴 임베드를 지웠어요. 그대로 두어 주세요. 임베드가 없으면 누구 차례인지 아무도 볼 수 없어요.
failure-no_channel = 어느 채널이었는지 Discord가 알려주지 않았어요. 다시 시도해 주세요.
failure-not_attached = Discord가 파일을 받지 않아 첨부하지 못했어요.
failure-database = 죄송해요, 지금은 게임을 저장할 수 없어요. 저장된 게임은 안전해요. 몇 분 뒤에 `{ $prefix }{ name-board }` 명령어로 확인하고 다시 시도해 주세요.
failure-computation = 죄송해요, 시간 안에 계산을 끝내지 못했어요. 몇 분 뒤에 다시 시도해 주세요.
failure-timeout = 그 서버에서 타임아웃 중이라 { $channel } 채널에서 답할 수 없어요. { $ends } 풀려요. 그 뒤에 `{ $prefix }{ name-board }` 명령어로 이어서 해 주세요. 게임은 저장되어 있어요.
failure-muted = **{ $missing }** 권한이 없어서 { $channel } 채널에서 답할 수 없어요. 그 서버의 관리자에게 권한을 달라고 한 뒤 `{ $prefix }{ name-board }` 명령어로 이어서 해 주세요. 게임은 저장되어 있어요.

## owner

owner-synced = 이제 Discord에 슬래시 명령어 { $count }개가 등록됐어요.
owner-not_synced = Discord가 슬래시 명령어를 거부했어요(HTTP { $status }: { $reason }). 나중에 다시 시도해 주세요. 그래도 안 되면 제 로그에 있는 링크로 다시 초대해 주세요.
owner-servers = 저는 서버 { $count }곳에 있어요. 나가게 하려면 `{ $prefix }leave` 뒤에 서버 ID를 붙여 보내 주세요.
owner-direct_message = 그러면 제가 어떤 서버에 있는지 이 서버 멤버들에게 보여요. 다이렉트 메시지로 보내 주세요.
owner-left = { $id } 서버에서 나왔어요.
owner-not_there = 그 ID의 서버에는 제가 없어요. `{ $prefix }servers` 명령어로 목록을 볼 수 있어요.
owner-not_allowed = 저를 운영하는 사람이 정한 서버에서만 게임할 수 있는데, 여기는 그런 서버가 아니라서 나갈게요.

## place

place-1 = 왼쪽 위
place-2 = 위
place-3 = 오른쪽 위
place-4 = 왼쪽
place-5 = 가운데
place-6 = 오른쪽
place-7 = 왼쪽 아래
place-8 = 아래
place-9 = 오른쪽 아래

## advice

advice-match = { $channel } 채널에서 하고 있는 게임에 이 국면 또는 한 수 차이 나는 국면이 나와 있어요. 계속하면 그 게임으로는 레이팅이 오르지 않고, 보드에 ‘힌트 있음’으로 표시돼요.
advice-matches = { $channel } 채널에서 하고 있는 게임에 이 국면 또는 한 수 차이 나는 국면이 나와 있어요. 계속하면 그 게임들로는 레이팅이 오르지 않고, 보드에 ‘힌트 있음’으로 표시돼요.
advice-match_private = 다이렉트 메시지에서 저와 하고 있는 게임에 이 국면 또는 한 수 차이 나는 국면이 나와 있어요. 계속하면 그곳 보드에 ‘힌트 있음’으로 표시돼요.
advice-puzzle = 지금 받은 퍼즐의 국면이거나 한 수 차이 나는 국면이에요. 계속하면 그 퍼즐은 틀린 것으로 처리돼요.
advice-daily = 오늘의 일일 퍼즐 국면이거나 한 수 차이 나는 국면이에요. 계속하면 그 퍼즐은 틀린 것으로 처리돼요.
advice-exercise = 지금 받은 연습 문제의 국면이거나 한 수 차이 나는 국면이에요. 계속하면 그 연습 문제는 틀린 것으로 처리돼요.
advice-show = 그래도 계속

## games

games-title = ### 🎮 내 게임
games-none = 지금 하고 있는 게임이 없어요. `{ $prefix }{ name-play }` 명령어로 시작하거나, `{ $prefix }{ name-invite }` 명령어로 누구든 초대해 보세요.
games-game = - [{ $game }]({ $link }) · 상대: **{ $other }** · { $place } · { $turn }
games-your_turn = **내 차례**, { $deadline } 시간 종료
games-their_turn = **{ $who }** 님 차례, { $deadline } 시간 종료
games-my_turn = **{ $who }** 차례
games-private = 비공개 대화
games-invitations = ### ⚔️ 상대를 찾는 중
games-invitation = **{ $number }.** **{ $who }** 님: [{ $game }]({ $link }) · { $channel } · { $deadline } 만료
games-join = { $number }번 참가
games-press = 버튼을 누르면 진행 중인 게임을 볼 수 있어요. 나만 볼 수 있어요.
games-open = 내 게임

## share

share-won = **{ $who }** 승리: **{ $other }** 상대로 { $plies }수 만에 이겼어요.
share-resigned = **{ $who }** 승리: **{ $other }** 쪽이 { $plies }수 만에 기권했어요.
share-forfeited = **{ $who }** 승리: **{ $other }** 쪽이 { $plies }수 뒤에 나갔거나 시간이 끝났어요.
share-drawn = **{ $x }** 대 **{ $o }**: { $plies }수 만에 비겼어요.
share-no_result = **{ $x }** 대 **{ $o }**: { $plies }수를 두고 결과 없이 끝났어요.
share-picture = 움직이는 게임 그림: { $game }. 선공 { $x }, 후공 { $o }. 수순: { $moves }.
share-player = 플레이어 { $number }
share-picture_won = { $who } 승리.
share-picture_drawn = 무승부로 끝났어요.
share-picture_no_result = 결과 없이 끝났어요.

## vote

vote-thread = 🗳️ 누구나 참가할 수 있어요. { $thread } 스레드에서 수마다 투표하세요.
vote-counts = 🗳️ { $counts } · { $deadline } 마감
vote-none = 🗳️ 아직 투표 없음 · { $deadline } 마감
vote-waits = 🗳️ 아무도 투표하지 않았어요. 투표가 없으면 게임은 { $deadline } 끝나요.
vote-last = 지난 수의 투표: { $counts }
vote-lot = 🎲 { $cells } 칸의 표가 같아서 추첨으로 정했어요.
vote-lot_many = 🎲 칸 { $count }개의 표가 같아서 추첨으로 정했어요.
vote-yours = 🗳️ 내 투표: **{ $move }** · 지금까지 { $count }표 · { $deadline } 마감. 그때까지 투표를 바꿀 수 있어요.
vote-theirs = 🗳️ **{ $who }** 님의 투표: **{ $move }** · 지금까지 { $count }표 · { $deadline } 마감
vote-how = 원하는 칸에 투표하세요. 표가 가장 많은 칸에 둬요.
vote-how_with_review = { vote-how } 게임이 끝나면 어디서 잘못됐는지, 누가 맞는 수에 투표했는지 알려드려요.
vote-typed = 투표하려면 수를 입력하세요. 예: `{ $prefix }{ name-move } { $example }`
vote-saw = { $others ->
    [0] **{ $who }** 님은 알아봤어요.
   *[other] **{ $who }** 님 외 { $others }명은 알아봤어요.
}
vote-saw_unnamed = { $count ->
    [0] 더 나은 수에 투표한 사람은 없었어요.
   *[other] { $count }명은 알아봤어요.
}
vote-went_wrong = 여럿이 함께 둔 수 가운데 { $number }번째 수가 실수였어요. 더 나은 수: { $cells }.
vote-best = **최고의 투표자:** { $who } { $share }
vote-practise = 연습하기
vote-choose = 🗳️ 투표할 칸을 골라 주세요:

## race

race-title = 🏁 **퍼즐 경주** · { $game } · { $time }
race-title_storm = ⚡ **퍼즐 타임어택** · { $game } · { $time }
race-time_90 = 90초
race-time_180 = 3분
race-mixed = 여러 게임
race-rules = 모두가 같은 퍼즐을 쉬운 것부터 어려운 것까지, 자기만 볼 수 있는 메시지로 받아요. 맞히면 1점, 틀리면 시간이 { $seconds }초 줄어요.
race-in = **참가:** { $names } ({ $count }/{ $most }명)
race-starts = { $begins } 시작해요. { $who } 님이 **바로 시작** 버튼을 누르면 더 일찍 시작해요.
race-starts_at = { $begins } 시작해요.
race-unrated = -# 레이팅은 바뀌지 않아요. 정말 빠른 건지, 창을 하나 더 열어 둔 건지 제가 구별할 수 없거든요.
race-restarted_lobby = -# 제가 다시 시작됐어요. 이미 참가한 사람은 그대로예요. 경주가 시작되면 여기서 **계속** 버튼을 누르세요.
race-join = 참가
race-begin = 바로 시작
race-continue = 계속
race-again = 한 번 더
race-see_missed = 놓친 퍼즐 보기
race-keep = 이 퍼즐들 연습하기
race-kept = { $count ->
    [0] 이미 내 연습 문제에 있는 퍼즐이에요.
   *[other] 퍼즐 { $count }개를 내 연습 문제에 넣었어요.
}
race-open_storm = 타임어택 시작
race-joined = 🏁 참가했어요. 경주는 { $begins } 시작하고, 첫 퍼즐이 여기에 나와요.
race-alone = 다른 참가자가 없어서, 혼자 하는 경주인 타임어택이 됐어요. 내 기록에 남아요.
race-nobody_joined = 아무도 참가하지 않았어요.
race-running = -# 저마다 자기 메시지에서 답해요. 메시지가 사라졌다면 **계속** 버튼을 누르세요.
race-restarted = 제가 다시 시작됐어요. 점수도, 마지막으로 답했을 때 남은 시간도 그대로예요. **계속** 버튼을 누르세요.
race-over = -# 점수가 같으면 최고 콤보가 높은 쪽, 오답이 적은 쪽, 시간이 짧은 쪽 순서로 앞서요.
race-row = **{ $place }위** { $who } · **{ $points }점**
race-row_finished = **{ $place }위** { $who } · **{ $points }점** ✓
race-row_ended = **{ $place }위** { $who } · **{ $points }점** · 최고 콤보 { $combo } · 오답 { $wrong }개
race-right = ✅ +1 · 콤보 { $combo }
race-wrong = ❌ −{ $seconds }초
race-score = **{ $points }점** · { $number }번째 퍼즐 · { $ends } 시간 종료
race-win = **{ $mark } 차례, 이겨 보세요.**
race-draw = **{ $mark } 차례, 비겨 보세요.**
race-paused = ⏸️ 시간이 멈춰 있어요. **{ $points }점**이고, 남은 시간은 **{ $seconds }초**예요. **계속** 버튼을 누르면 이어져요.
race-time_up = ⏱️ 시간이 끝났어요.
race-all_answered = 🏆 모든 퍼즐에 답했어요.
race-result = **{ $points }점** · 최고 콤보 { $combo } · 오답 { $wrong }개
race-wait_for_order = -# 모두 끝나면 채널에 순위가 나와요.
race-records = 내 최고 기록: 오늘 **{ $today }점** · 이번 주 **{ $week }점** · 역대 **{ $ever }점**
race-new_record = 🏆 타임어택 최고 기록이에요!
race-missed = { $number }번째 퍼즐 · 놓친 퍼즐 { $page }/{ $count }
race-right_win = { $mark } 쪽이 **{ $solution }** 칸에 두면 이겨요. { $reasons }
race-right_draw = { $mark } 쪽이 **{ $solution }** 칸에 두면 비겨요. { $reasons }
race-nothing_missed = 놓친 퍼즐이 없어요. ✅
race-title_day = 🏁 **일일 경주** · { $day }
race-day_rules = 여기 모두에게 같은 퍼즐 { $count }개가 쉬운 것부터 나와요. 문제마다 한 번만 답할 수 있고, 맞히면 1점이에요. { $ends } 끝나고, 그 뒤에 정답을 보여드려요.
race-day_named = 표에는 참가한 모두의 이름이 나와요. 레이팅은 바뀌지 않아요.
race-day_nobody = 아직 아무도 답하지 않았어요.
race-day_over = 그 경주는 UTC 자정에 끝났어요.
race-day_solutions = -# { $ends } 끝나요. 그 뒤에는 `{ $prefix }{ name-race } { word-today }` 명령어로 놓친 퍼즐을 볼 수 있어요.
race-day_progress = 퍼즐 { $count }개 중 { $number }개에 답했어요.
race-day_order = -# 점수가 같으면 최고 콤보가 높은 쪽, 오답이 적은 쪽, 시간이 짧은 쪽 순서로 앞서요. 퍼즐 하나의 시간은 길어도 1분으로 치니까, 멈췄다가 오늘 안에 이어서 해도 돼요.
race-day_yesterday = 어제: **{ $points }점**, { $count }명 중 { $place }위.
race-start = 시작
race-todays = 오늘의 경주
race-day_score = **{ $points }점** · 퍼즐 { $number }/{ $count }
race-day_wrong = ❌ 정답이 아니에요.
race-storm_press = { race-title_storm } · 버튼을 누르면 타임어택을 시작해요. 나만 볼 수 있어요.
