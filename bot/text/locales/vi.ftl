### The bot's texts in Vietnamese.

## ply

ply-member_first = Ván mới: **{ $who }** đánh { $mark } vào **{ $coordinate }**.
ply-member = **{ $who }** đánh { $mark } vào **{ $coordinate }**.
ply-program_first = Mình mở đầu với { $mark } ở **{ $coordinate }**.
ply-program = Mình đáp lại với { $mark } ở **{ $coordinate }**.
ply-level = { ply-member }
move-column = cột { $column }
move-cell = hàng { $row } cột { $column }
move-row = hàng { $row } (cột { $first }–{ $last })
move-diagonal = đường chéo ({ $first } – { $last })
move-boards = các bàn { $boards }
ply-wait = Nhiều ván đang chờ mình nên nước đi của mình sẽ mất khoảng { $seconds } giây.

## status

status-member_to_move = Đến lượt bạn, **{ $who }**: quân của bạn là { $mark }.
status-example = Ví dụ: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, đến lượt bạn · bạn hết giờ { $deadline }
status-time_limit = Khi cả hai đã đi, ai hết giờ sẽ thua; trước đó, ván kết thúc mà không tính kết quả.
status-replaceable = Sau khi cả hai đã đi, nếu bạn không đi trong một giờ thì người khác có thể mở ván mới ở đây, và bạn thua ván này.
status-extended = ⏳ Thời gian đã được kéo dài một lần, vì **{ $who }** không thấy được kênh này hoặc không viết được ở đây.
status-excused = **{ $who }** không thấy được kênh này hoặc không viết được ở đây. **{ $other }** có những quyền có thể gây ra việc đó, nên không ai thua.
status-level_to_move = **{ $who }** { $mark } đang suy nghĩ…
status-member_won = 🏆 **{ $who } thắng** nhờ nối { $mark } ở { $line }.
status-program_won = 🏁 **Mình thắng** nhờ nối { $mark } ở { $line }.
status-member_won_without_line = 🏆 **{ $who } thắng.**
status-program_won_without_line = 🏁 **Mình thắng.**
status-misere_won = 🏆 **{ $winner } thắng**, vì **{ $who }** đã nối đủ hàng { $line } bằng { $mark }.
status-misere_member_won = 🏆 **{ $who } thắng**, vì mình đã nối đủ hàng { $line } bằng { $mark }.
status-misere_program_won = 🏁 **Mình thắng**, vì **{ $who }** đã nối đủ hàng { $line } bằng { $mark }.
status-draw = 🤝 **Hòa.** Bàn cờ đã đầy mà không ai nối được hàng nào.
status-draw_repetition = 🤝 **Hòa.** Cùng một thế cờ đã xuất hiện ba lần.
status-draw_move_limit = 🤝 **Hòa** sau 100 nước.
status-draw_boards = { $count ->
   *[other] 🤝 **Hòa.** Mỗi bên thắng { $count } bàn, và không ai có ba bàn thẳng hàng.
}
status-member_won_boards = 🏆 **{ $who } thắng** { $won } bàn, bên kia { $lost }: không ai có ba bàn thẳng hàng.
status-program_won_boards = 🏁 **Mình thắng** { $won } bàn, bên kia { $lost }: không ai có ba bàn thẳng hàng.
status-member_resigned = 🏳️ **{ $who }** đã đầu hàng. **Mình thắng.**
status-member_forfeited = ⌛ **{ $who }** đã rời đi hoặc hết giờ. **Mình thắng.**
status-member_started_over = 🏳️ **{ $who }** đã đầu hàng ván trước. **Ván đó mình thắng.**
status-resigned = 🏳️ **{ $who }** đã đầu hàng. **{ $winner } thắng.**
status-forfeited = ⌛ **{ $who }** đã rời đi hoặc hết giờ. **{ $winner } thắng.**
status-agreed = 🤝 Hai bên đồng ý **hòa**.
status-exhibition_ended = ⏹️ **Đã dừng.** Ván này kết thúc mà không tính kết quả.
status-stopped = ⏹️ **Điều hành viên đã dừng ván này.** Ván kết thúc mà không tính kết quả.
status-abandoned = 💤 Không ai chơi tiếp nên ván này kết thúc mà không tính kết quả.
status-crowd = cả nhóm
status-crowd_first = Cả nhóm
status-crowd_to_move = Đến lượt cả nhóm { $mark }: **ai cũng được bỏ phiếu.**
status-someone = ai đó
status-again_watch = Xem ván nữa nhé? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Cảm ơn đã chơi!
ending-next_time = Hẹn lần sau!
ending-good_game = Ván hay đấy!
ending-rating = **Điểm xếp hạng:** { $ratings }
ending-streak = 🔥 { $count } ván thắng liên tiếp
ending-rating_of_game = **Điểm xếp hạng trò { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Lần đầu thắng cấp độ **{ $level }**!
ending-last_win = Trước nước cuối của bạn, bạn vẫn có thể thắng: ||**{ $cells }**||
ending-last_draw = Trước nước cuối của bạn, bạn vẫn có thể hòa: ||**{ $cells }**||
ending-last_win_of_member = Trước nước cuối, **{ $who }** vẫn có thể thắng: ||**{ $cells }**||
ending-last_draw_of_member = Trước nước cuối, **{ $who }** vẫn có thể hòa: ||**{ $cells }**||
ending-earlier_win = Ở nước { $ordinal ->
        [one] đầu tiên
       *[other] thứ { $number }
    } của bạn, bạn vẫn có thể thắng: ||**{ $cells }**||
ending-earlier_draw = Ở nước { $ordinal ->
        [one] đầu tiên
       *[other] thứ { $number }
    } của bạn, bạn vẫn có thể hòa: ||**{ $cells }**||
ending-earlier_win_of_member = Ở nước { $ordinal ->
        [one] đầu tiên
       *[other] thứ { $number }
    }, **{ $who }** vẫn có thể thắng: ||**{ $cells }**||
ending-earlier_draw_of_member = Ở nước { $ordinal ->
        [one] đầu tiên
       *[other] thứ { $number }
    }, **{ $who }** vẫn có thể hòa: ||**{ $cells }**||
ending-best_result = Không một sai lầm nào: không ai có thể đạt kết quả tốt hơn.
ending-no_mistake = Không một sai lầm nào.

## position

position-cells = X: { $x } · O: { $o }
position-none = không có
position-columns = Quân trong các cột, từ dưới lên: { $columns }
position-disc_x = đỏ
position-disc_o = vàng
position-threats = { $glyph } đánh dấu nước dọa: { $cells }
position-fading = Sắp biến mất: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Nước tiếp theo: ở bàn { $board }, { $first } đến { $last }.
position-any_board = Nước tiếp theo: ở bàn nào cũng được.
position-open_boards = Nước tiếp theo: ở bất kỳ bàn nào còn mở ({ $boards }).
position-boards_won = Các bàn đã đóng: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = không ai thắng: { $boards }
position-against = Cấp độ của mình: { $level }
position-coached = Có gợi ý
position-weakened = Mình có ít thời gian nghĩ hơn mọi khi: không tăng điểm
position-unrated = Chủ đề riêng tư: không tính điểm
position-misere = Nối { $count } ô là thua

## level

level-random = ngẫu-nhiên
level-easy = dễ
level-medium = vừa
level-hard = khó
level-perfect = hoàn-hảo
level-learner = học-trò
level-intuition = trực-giác
level-neural = nơ-ron
level-neural-early = nơ-ron-mới-học
level-neural-middle = nơ-ron-đang-học

## game

game-3x3 = Cờ ca-rô 3×3
game-misere = Ca-rô 3×3 ngược (nối là thua)
game-4x4 = 4×4 (nối 4 ô)
game-5x5 = 5×5 (nối 4 ô)
game-7x7 = 7×7 (nối 5 ô)
game-9x9 = 9×9 (nối 5 ô)
game-connect4 = Connect 4
game-fading = Quân biến mất
game-ultimate = Siêu ca-rô
game-rules_fading = Nối ba ô là thắng. Mỗi bên có tối đa ba quân: khi bạn đặt quân thứ tư, quân cũ nhất của bạn biến mất trước.
game-rules_ultimate = Thắng ba bàn thẳng hàng: ngang, dọc hoặc chéo. Ô bạn đi quyết định bên kia phải đi ở đâu tiếp theo: ô góc trên phải đưa họ đến bàn góc trên phải. Nếu bàn đó đã có người thắng hoặc đã đầy, họ được đi ở bất kỳ bàn nào còn mở.
game-size = { $rows }×{ $columns } (nối { $in_a_row } ô)

## board

board-rematch = Tái đấu
board-level = Cấp độ: { $level }
board-game = Trò chơi: { $game }
board-hint = Gợi ý
board-resign = Đầu hàng
board-take_back = Đi lại
board-draw = Đề nghị hòa
board-again = Chơi lại
board-stop = Dừng ván
board-review = Xem lại
board-fix = Sửa sai lầm của tôi
board-choose_row = Chọn một hàng: { $rows }
board-choose_column = Hàng { $row }: chọn một cột
board-another_row = Hàng khác
board-choose_board = Chọn một bàn
board-choose_cell = { $board }: chọn một ô
board-another_board = Bàn khác

## style
style-default = Cổ điển, bàn lớn là hình ảnh
style-classic = Cổ điển
style-shapes = Hình khối
style-animals = Động vật
style-fruit = Trái cây
style-space = Vũ trụ
style-weather = Thời tiết
style-picture = Hình vẽ
style-own = Emoji của máy chủ

## own

own-title = Emoji cho bàn cờ
own-choose = Chọn emoji
own-explanation = Một emoji, hoặc tên một emoji của máy chủ, ví dụ :cat:
own-placeholder = Để trống để dùng mặc định
own-x = X
own-o = O
own-winning_x = X được làm nổi bật
own-winning_o = O được làm nổi bật
own-empty = Ô trống
own-unavailable = Các emoji này không còn dùng được ở đây: { $names }. Bàn cờ lại hiện { $mark_x } và { $mark_o }.

## picture

picture-board = Bàn cờ: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Bàn cờ: { $rows }×{ $columns }. { $discs }.
picture-fading = Sắp biến mất: { $marks }.
picture-fading_mark = { $letter } ở { $cell }
picture-last = Nước cuối là { $coordinate }.
picture-line = Có đường kẻ qua { $line }.
picture-network = Mạng dự đoán { $value } cho { $mark }, từ −100 đến +100. Nó thích nhất: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Chơi trong chủ đề
thread-made = Ván đấu diễn ra ở { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** thách đấu bạn: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** đang tìm người chơi: **{ $game }**. Ai chơi nào?
challenge-mark = **{ $who }** cầm { $mark }, và { $mark_x } đi trước.
challenge-random_mark = Quân được chia ngẫu nhiên, và { $mark_x } đi trước.
challenge-hints = 💡 Cả hai đều được dùng `/{ name-hint }`, và bàn cờ sẽ ghi rõ.
challenge-notices_on = 🔔 Nếu bạn chấp nhận, thông báo sẽ bật: mình nhắc tên bạn khi đến lượt mà bạn vắng mặt, và trước khi bạn hết giờ. Một nút trong `/{ name-privacy }` dùng để tắt.
challenge-expires = Hết hạn { $deadline }.
challenge-accept = Chấp nhận
challenge-decline = Từ chối
challenge-withdraw = Rút lại
challenge-declined = **{ $who }** đã từ chối lời thách đấu.
challenge-withdrawn = **{ $who }** đã rút lại lời thách đấu.
challenge-uninvited = **{ $who }** đã rút lại lời mời.
challenge-expired = ⌛ **{ $who }** không nhận được câu trả lời kịp lúc.
challenge-begun = **{ $x }** { $mark_x } đấu với **{ $o }** { $mark_o }.
challenge-choose_friend = Bạn muốn chơi với ai?
challenge-friend = Chọn một thành viên
challenge-invite = Bất kỳ ai ở đây

## offer

offer-draw = 🤝 **{ $who }** đề nghị hòa. **{ $other }** có đồng ý không?
offer-take-back = ↩️ **{ $who }** xin đi lại nước **{ $coordinate }**. **{ $other }** có đồng ý không?
offer-take-back_answered = ↩️ **{ $who }** xin đi lại nước **{ $coordinate }** (kèm theo nước đáp **{ $answer }** của **{ $other }**). **{ $other }** có đồng ý không?
offer-accept = Chấp nhận
offer-decline = Từ chối
offer-taken_back = **{ $who }** đã đi lại một nước.
offer-declined = **{ $who }** đã từ chối. Ván đấu tiếp tục.
offer-withdrawn = **{ $who }** đã rút lại lời đề nghị. Ván đấu tiếp tục.
notice-turn = { $who }, đến lượt bạn.
notice-begun = { $who }, ván của bạn đã bắt đầu.
notice-reminder = ⏰ { $who }, đến lượt bạn, và bạn hết giờ trong [ván]({ $link }) { $deadline }.
notify-on = 🔔 **Thông báo:** bật. Trong ván với thành viên, mình nhắc tên bạn khi đến lượt mà bạn đã rời kênh năm phút, khi người kia nhận lời thách đấu hoặc đưa ra đề nghị, và một lần trước khi hết giờ.
notify-off = 🔕 **Thông báo:** tắt. Mình chỉ nhắc tên bạn khi có người thách đấu.
notify-turn_on = Bật thông báo
notify-reminders_on = 🔥 **Nhắc giữ chuỗi:** bật. Mình gửi tin nhắn trực tiếp cho bạn hai giờ trước nửa đêm UTC nếu chuỗi câu đố hằng ngày từ ba ngày trở lên của bạn sắp đứt.
notify-reminders_off = 🔥 **Nhắc giữ chuỗi:** tắt. Mình có thể gửi tin nhắn trực tiếp cho bạn hai giờ trước nửa đêm UTC nếu chuỗi câu đố hằng ngày từ ba ngày trở lên của bạn sắp đứt.
notify-turn_on_reminders = Nhắc tôi giữ chuỗi
notify-turn_off_reminders = Đừng nhắc giữ chuỗi
notify-searches_on = ⚔️ **Thông báo lời mời:** bật ở đây. Mình gửi tin nhắn trực tiếp cho bạn khi có người tìm người chơi trong kênh bạn thấy được, tối đa mỗi giờ một lần.
notify-searches_off = ⚔️ **Thông báo lời mời:** tắt ở đây. Mình có thể gửi tin nhắn trực tiếp cho bạn khi có người tìm người chơi trong kênh bạn thấy được, tối đa mỗi giờ một lần.
notify-searches_off_here = ⚔️ **Thông báo lời mời:** tắt. Máy chủ này không cho phép.
notify-searches_in = { $count ->
   *[other] ⚔️ **Thông báo lời mời:** bật ở { $count } máy chủ. Mình gửi tin nhắn trực tiếp cho bạn khi ở đó có người tìm người chơi.
}
notify-searches_nowhere = ⚔️ **Thông báo lời mời:** tắt. Trong một máy chủ, `/{ name-notify }` bật tin nhắn trực tiếp khi ở đó có người tìm người chơi.
notify-turn_on_searches = Báo tôi khi có người tìm người chơi
notify-turn_off_searches = Đừng báo về lời mời
notify-streak_ends =
    🔥 Chuỗi câu đố hằng ngày của bạn sẽ đứt { $ends }, vào nửa đêm UTC, nếu bạn không giải câu đố hôm nay:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
       *[other] { $count } ngày
    }
notify-private_streak = - ở đây, bằng `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
       *[other] { $count } ngày
    }
notify-streak_elsewhere = - ở cuộc trò chuyện khác, bằng `/{ name-puzzle }`: { $count ->
       *[other] { $count } ngày
    }
notify-some_server = máy chủ khác
notify-search = ⚔️ **{ $who }** đang tìm người chơi **{ $game }** ở **{ $server }**. Hết hạn { $deadline }. [Xem lời mời]({ $link })
notify-turn_off = Tắt thông báo

## puzzle

puzzle-win = **{ $mark } đi và thắng.** Chỉ có một nước thắng. Nước nào đây?
puzzle-draw = **{ $mark } đi và giữ hòa.** Chỉ có một nước giữ được hòa, các nước khác đều thua. Nước nào đây?
puzzle-user = 🧩 Câu đố dành cho **{ $who }**.
puzzle-daily = 🧩 **Câu đố hằng ngày, { $day }.** Câu tiếp theo sẽ có { $ends }. Chỉ tính câu trả lời đầu tiên.
puzzle-right = ✅ **{ $coordinate } là nước đúng.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } chưa đủ:** { $other } vẫn giữ được hòa. Nước đúng là **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } sẽ thua** nếu { $other } chơi tốt. Nước đúng là **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count } câu đúng liên tiếp!
puzzle-days = 📅 { $count } ngày đúng liên tiếp!
puzzle-record-solved = **Đã giải:** { $solved }/{ $tried }
puzzle-record-streak = **Chuỗi đúng:** { $in_a_row } (kỷ lục: { $best })
puzzle-record-daily = **Câu đố hằng ngày:** { $days } ngày liên tiếp (kỷ lục: { $best_days })
puzzle-next = Câu tiếp theo
puzzle-skip_costs = -# Nếu bạn xin câu khác trước khi trả lời câu này, câu này bị tính là không giải được.
puzzle-seen = Bạn đã gặp câu đố này trong một cuộc đua trong 30 ngày qua nên nó không làm thay đổi điểm của bạn.
puzzle-rating = **Điểm giải đố:** { $rating } ({ $change })
puzzle-share = Chia sẻ
puzzle-shared = 🧩 Câu đố hằng ngày, { $day }: { $result }
puzzle-shared_days = 🔥 { $count } ngày
puzzle-solve = Giải
puzzle-answers = **{ $solved }** giải được, **{ $missed }** không giải được
puzzle-streaks = 🔥 **Các chuỗi được chia sẻ:** { $streaks }
puzzle-streak_of = { $who } { $count ->
       *[other] { $count } ngày
    }
puzzle-race = { $count ->
       *[other] 🏁 **Cuộc đua trong ngày:** { $leaders } · { $count } người tham gia
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Cuộc đua trong ngày
puzzle-yesterday = **Lời giải hôm qua:** { $solution }
puzzle-yesterday_posted = **Lời giải [hôm qua]({ $link }):** { $solution }

## practice
practice-game = Từ ván ngày { $day } của bạn:
practice-lost_win = **Lượt của { $mark }.** Ở đây bạn đã đi **{ $coordinate }** và bỏ lỡ chiến thắng. Hãy tìm nước tốt hơn.
practice-lost_draw = **Lượt của { $mark }.** Ở đây bạn đã đi **{ $coordinate }** và bỏ lỡ ván hòa. Hãy tìm nước tốt hơn.
practice-crowd_game = Từ ván ngày { $day } của cả nhóm:
practice-crowd_lost_win = **Lượt của { $mark }.** Ở đây cả nhóm đã đi **{ $coordinate }** và bỏ lỡ chiến thắng. Hãy tìm nước tốt hơn.
practice-crowd_lost_draw = **Lượt của { $mark }.** Ở đây cả nhóm đã đi **{ $coordinate }** và bỏ lỡ ván hòa. Hãy tìm nước tốt hơn.
practice-race = Từ cuộc đua ngày { $day } của bạn:
practice-no_move_win = **{ $mark } đi và thắng.** Bạn đã không kịp tìm ra nước đi. Chỉ có một nước thắng. Nước nào đây?
practice-no_move_draw = **{ $mark } đi và giữ hòa.** Bạn đã không kịp tìm ra nước đi. Chỉ có một nước giữ được hòa. Nước nào đây?
practice-draws = 💡 **{ $coordinate } chưa đủ:** { $other } vẫn giữ được hòa.
practice-loses = 💡 **{ $coordinate } sẽ thua** nếu { $other } chơi tốt.
practice-unproven = 💡 **{ $coordinate }** có thể cũng tốt như vậy, nhưng mình không chứng minh được.
practice-better = **Tốt hơn:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Bài tập này trở lại vào ngày mai.
       *[other] Bài tập này trở lại sau { $days } ngày.
    }
practice-first_counts = Chỉ tính câu trả lời đầu tiên, vào ngày bài tập đến hạn. { practice-comes_back }
practice-end_of_game = Đó là sai lầm cuối cùng của bạn trong ván này.
practice-end_of_race = Đó là câu đố cuối cùng bạn không giải được trong cuộc đua này.
practice-no_mistakes = Mình không tìm thấy nước nào của bạn trong ván này được chứng minh là sai lầm.
practice-none = Bạn chưa có bài tập nào. Từ giờ mình sẽ tạo bài tập từ những sai lầm trong các ván đã xong của bạn.
practice-none_due = **Bây giờ không có gì để luyện.** Bài tập tiếp theo của bạn: { $due }.
practice-show = Xem lời giải
practice-try_again = Thử lại
practice-hint = { board-hint }
practice-other_game = Sai lầm ở ván khác
practice-a_game = Sai lầm trong một ván
practice-hint_finish_line = 💡 **Gợi ý:** Bạn có thể nối đủ một hàng.
practice-hint_block_line = 💡 **Gợi ý:** { $other } có thể nối đủ một hàng ở nước tiếp theo.
practice-hint_make_fork = 💡 **Gợi ý:** Bạn có thể dọa thắng ở hai ô cùng lúc.
practice-hint_prevent_fork = 💡 **Gợi ý:** { $other } có thể dọa thắng ở hai ô cùng lúc ở nước tiếp theo.
practice-hint_forced_sequence = 💡 **Gợi ý:** Hãy nghĩ trước vài nước: sau mỗi nước của bạn, { $other } có thể đi gì?
practice-hint_opening = 💡 **Gợi ý:** Hãy xem sau mỗi nước của bạn, { $other } có thể dọa gì.
practice-hint_zugzwang = 💡 **Gợi ý:** Cuối cùng cột nào cũng phải có người đi. Hãy đếm xem đó sẽ là ai.
practice-puzzle = Giải câu đố
practice-press = Nhấn nút để luyện tập. Chỉ bạn thấy.
practice-open = Luyện tập

## course

course-lines = Nối hàng và chặn
course-forks = Nước đôi
course-prevention = Ngăn nước đôi
course-openings = Khai cuộc
course-misere = Ngược lại hết
course-large = Bàn lớn hơn
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Khóa học
    Mỗi bài có một ví dụ để bạn tự đi và ba bài tập.
course-lines_text =
    Ba quân thẳng hàng là thắng: ngang, dọc hoặc chéo.
    Vì vậy trước hết hãy xem bạn có nối đủ hàng được không.
    Nếu không, hãy xem đối thủ có nối được không, và chặn lại.
course-forks_text =
    Nước đôi dọa thắng ở hai ô cùng lúc.
    Chỉ chặn được một ô, nên bạn thắng ở ô kia.
    Hãy tìm ô trống nơi hai hàng của bạn gặp nhau.
course-prevention_text =
    Hãy thấy nước đôi của đối thủ trước khi nó xảy ra.
    Chiếm ô đó, hoặc tạo một nước dọa buộc phải chặn ở chỗ khác.
    Nếu chính nước chặn tạo ra nước đôi, nước dọa đó đã sai chỗ.
course-openings_text =
    Ô giữa thuộc bốn hàng, góc thuộc ba, cạnh thuộc hai.
    Vì vậy hãy bắt đầu ở giữa hoặc ở góc.
    Đáp góc bằng ô giữa, và đáp ô giữa bằng góc.
course-misere_text =
    Ai nối đủ hàng là thua, nên hãy đặt quân cách xa nhau.
    { $mark_x } bắt đầu ở giữa và đáp mỗi nước ở ô đối diện.
    Khi đó hàng nào { $mark_x } có thể nối đủ cũng có một { $mark_o }.
course-large_text =
    Năm quân thẳng hàng là thắng. Bốn quân trống hai đầu thì không cản được: chỉ chặn được một đầu.
    Ba quân trống hai đầu sẽ thành bốn như thế ở nước sau.
    Bốn quân phải chặn ngay, nên luôn đi trước ba quân.
course-connect4_text =
    Hàng còn thiếu một ô là một nước dọa, dù chưa ai đi được vào đó.
    Cuối cùng phải có người đi ngay bên dưới: đếm từ dưới lên, { $mark_x } được các hàng lẻ, { $mark_o } được các hàng chẵn.
    Đừng bao giờ đi dưới ô mà đối thủ sẽ thắng.
course-example = Ví dụ
course-exercise = Bài tập { $number }
course-lessons = Tất cả bài học
course-next = Bài tiếp theo
course-win = **{ $mark } đi và thắng.**
course-draw = **{ $mark } đi và giữ hòa.**
course-completes_line = 💡 **{ $coordinate } thua:** nước này nối đủ hàng.
course-reply = { $mark } đáp lại **{ $coordinate }**.
course-another = Đây là một thế cờ khác.
course-solution = 💡 Nước đúng là **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Xong bài học!**
course-all_done = 🏆 **Bạn đã học xong tất cả các bài!**
course-beat = Giờ hãy thắng cấp độ **{ $level }**.
course-play = Đấu với cấp độ { $level }
course-press = Nhấn nút để mở khóa học. Chỉ bạn thấy.

## settings

settings-level = **Cấp độ mặc định:** { $level }
settings-game = **Trò chơi mặc định:** { $game }
settings-games = **Trò chơi được phép:** { $games }
settings-all_games = **Trò chơi được phép:** tất cả, cả bàn cờ cỡ khác
settings-choose_games = Tất cả trò chơi
settings-buttons = **Nút trên bàn cờ:** bật
settings-text = **Nút trên bàn cờ:** tắt, gõ nước đi
settings-title = ## ⚙️ Cài đặt máy chủ
settings-saved = ✅ Đã lưu · { $now }
settings-page_games = Trò chơi
settings-page_server = Máy chủ
settings-page_daily = Câu đố hằng ngày
settings-page_language = Ngôn ngữ
settings-heading_games = ### Trò chơi
settings-heading_boards = ### Bàn cờ
settings-heading_access = ### Truy cập
settings-heading_commands = ### Lệnh
settings-heading_daily = ### Câu đố hằng ngày
settings-heading_language = ### Ngôn ngữ
settings-default = Mặc định: { $what }
settings-language = **Ngôn ngữ:** { $language }
settings-discord_language = **Ngôn ngữ:** { $language }, giống như Discord
settings-language_from_discord = Giống như Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Ngôn ngữ khác: { $first } … { $last }
settings-note_language = Tin nhắn cho mọi người dùng ngôn ngữ này. Tin nhắn chỉ bạn thấy dùng ngôn ngữ của bạn.
settings-style = **Kiểu bàn cờ:** { $style }
settings-like_pictures = Thích bàn cờ vẽ hơn?
settings-use_pictures = Vẽ mọi bàn cờ
settings-pictures = Đây là bàn cờ dạng hình vẽ. { slash-settings } có thêm kiểu khác, và đổi lại được.
settings-to_buttons = Hiện nút
settings-to_text = Ẩn nút
settings-everywhere = **Kênh:** tất cả
settings-channels = **Kênh:** { $channels } và các chủ đề trong đó
settings-choose_channels = Tất cả các kênh
settings-everybody = **Ai được chơi:** mọi người
settings-roles = **Ai được chơi:** { $roles }
settings-choose_roles = Mọi người
settings-threads = **Chủ đề:** mỗi ván một chủ đề, nếu được
settings-no_threads = **Chủ đề:** chỉ khi có yêu cầu
settings-to_threads = Dùng chủ đề
settings-to_channels = Không dùng chủ đề
settings-idle = **Giới hạn chờ:** { $idle }
settings-notices = **Thông báo:** bật
settings-no_notices = **Thông báo:** tắt
settings-to_notices = Bật
settings-to_no_notices = Tắt
settings-search_notices = **Thông báo lời mời:** bật
settings-no_search_notices = **Thông báo lời mời:** tắt
settings-to_search_notices = Cho phép
settings-to_no_search_notices = Không cho phép
settings-note_is_search_quiet = Những thành viên đã yêu cầu sẽ nhận tin nhắn trực tiếp khi có người ở đây mời bất kỳ ai chơi, tối đa mỗi giờ một lần.
settings-votes = **Ván bỏ phiếu:** bật
settings-no_votes = **Ván bỏ phiếu:** tắt
settings-to_votes = Bật ván bỏ phiếu
settings-to_no_votes = Tắt ván bỏ phiếu
settings-note_has_no_votes = Với `/{ name-vote }`, mọi người trong kênh cùng một bên đấu với mình và bỏ phiếu cho từng nước.
settings-note_is_quiet = Trong ván giữa các thành viên, mình nhắc tên người chơi vắng mặt khi đến lượt họ, và trước khi họ hết giờ. Thành viên có thể tự tắt bằng một nút trong `/{ name-privacy }`.
settings-note_idle = Ván đấu kết thúc nếu không ai đi trong khoảng thời gian này. Ván đang chơi vẫn theo giới hạn lúc bắt đầu.
settings-cooldown = **Thời gian chờ:** { $cooldown } giữa các lệnh
settings-no_cooldown = **Thời gian chờ:** không có
settings-note_cooldown = Nước đi và nút không có thời gian chờ.
settings-prefix = **Tiền tố:** `{ $own }`
settings-no_prefix = **Tiền tố:** không có
settings-note_prefix = Lệnh gạch chéo, và lệnh viết sau khi nhắc tên mình, lúc nào cũng dùng được.
settings-change_prefix = Đổi tiền tố
settings-daily_channel = **Kênh:** { $channel }
settings-no_daily_channel = **Kênh:** không có, mình không đăng
settings-choose_daily_channel = Không đăng ở đâu
settings-note_daily_channel = Mỗi ngày mình đăng câu đố hằng ngày ở đó một lần, kèm nút để giải, số người đã giải được, lời giải hôm qua, và các chuỗi dài nhất của những thành viên đã chia sẻ kết quả.
settings-daily_hour = **Giờ:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Nếu giờ đó đã bắt đầu mà hôm nay chưa đăng, mình đăng câu đố ngay.
settings-hour = { $time } UTC
settings-no_wait = Không cần chờ
settings-hours = { $count } giờ
settings-days = { $count } ngày
settings-seconds = { $count } giây
settings-channels_deleted = 🗑️ Trong các kênh bạn đã chọn, { $count } kênh đã bị xóa.
settings-all_channels_deleted = 🗑️ Tất cả các kênh bạn đã chọn đều bị xóa. Trong lúc bạn chưa chọn kênh khác, kênh nào cũng chơi được.
settings-roles_deleted = 🗑️ Trong các vai trò bạn đã chọn, { $count } vai trò đã bị xóa.
settings-all_roles_deleted = 🗑️ Tất cả vai trò bạn đã chọn đều bị xóa. Trong lúc bạn chưa chọn vai trò khác, ai cũng chơi được.
settings-daily_channel_deleted = 🗑️ Kênh bạn chọn cho câu đố hằng ngày đã bị xóa. Trong lúc bạn chưa chọn kênh khác, mình không đăng câu đố.
settings-dismiss_deleted = Đã hiểu
settings-missing_for_answers = ⚠️ Mình không trả lời được lệnh gõ ở { $channels }. Hãy cấp cho mình quyền **{ $missing }** ở đó.
settings-missing_for_daily = ⚠️ Mình không đăng được câu đố hằng ngày ở { $channels }. Hãy cấp cho mình quyền **{ $missing }** ở đó.
settings-missing_for_threads = ⚠️ Mình không dùng được chủ đề cho ván đấu ở { $channels }. Hãy cấp cho mình quyền **{ $missing }** ở đó.
settings-missing_for_pictures = ⚠️ Mình không vẽ được bàn cờ ở { $channels } nên phải dùng emoji. Hãy cấp cho mình quyền **{ $missing }** ở đó.

## prefix

prefix-title = Tiền tố của lệnh
prefix-field = Tiền tố
prefix-explanation = Tối đa 5 ký tự (mặc định: { $usual }). Để trống: chỉ dùng nhắc tên và lệnh gạch chéo
prefix-explanation_no_usual = Tối đa 5 ký tự. Để trống: chỉ dùng nhắc tên và lệnh gạch chéo

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Mọi người ở đây sẽ thấy câu trả lời của mình. Hãy dùng { $command } để chỉ bạn thấy.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** có vẻ tốt nhất, nhưng mình chưa tính hết được. { coach-depth } { $reasons }
coach-depth = Mình đã tính trước { $depth } nước (gộp cả hai bên).
coach-analyse_anyway = Vẫn phân tích
coach-price_hint = Sau đó ván này có thể làm bạn mất điểm, nhưng không thể tăng điểm. Xem gợi ý chứ?
coach-price_analysis = Sau đó ván này có thể làm bạn mất điểm, nhưng không thể tăng điểm. Phân tích chứ?
coach-show_hint = Xem gợi ý
coach-press = Nhấn nút để xem gợi ý. Chỉ bạn thấy.
coach-wait = Nhiều thành viên đang chờ mình. Bạn sẽ có câu trả lời sau khoảng { $seconds } giây.
coach-win = thắng sau { $moves } nước
coach-win_at_most = thắng sau tối đa { $moves } nước
coach-draw = hòa
coach-loss = thua sau { $moves } nước
coach-loss_at_most = thua sau tối đa { $moves } nước
coach-to_move = Đến lượt { $mark }: **{ $value }**
coach-to_move_unproven = Đến lượt { $mark }: **chưa tính hết**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Cách chơi tốt nhất:** { $cells }
coach-looks_best = **Các nước có vẻ tốt nhất:** { $cells }
coach-not_proven = **Chưa tính hết:** { $count } trong { $moves } nước. { coach-depth }
coach-legend = Khi cả hai chơi tốt nhất: 🏆 thắng, 🤝 hòa, 💀 thua. Trong “thắng sau 3 nước” chỉ tính nước của bên thắng.
coach-network =
    Đến lượt { $mark }. Mạng dự đoán **{ $value }** cho bên này, từ −100 (thua) đến +100 (thắng).
    Nó thích nhất: **{ $moves }**
coach-network_legend = Ô càng sáng, mạng càng dễ đi vào đó. + thắng, = hòa, − thua khi cả hai chơi tốt nhất. Thanh cho thấy phần của X bên trái và của O bên phải.
coach-see_network = Những gì mạng thấy
coach-nothing_left = Ván đó đã kết thúc nên không còn gì để phân tích.
coach-before_last = Ván gần nhất ở đây, trước nước cuối:
coach-at_end = Ván gần nhất ở đây, lúc dừng lại:
coach-completes_line = Nước này nối đủ { $lines } và thắng.
coach-forks = Đây là nước đôi: dọa thắng ở { $cells }, mà { $mark } chỉ chặn được một trong các ô đó.
coach-forces = Nước này dọa thắng ở { $cell }. { $mark } buộc phải chặn ở đó, nhưng vẫn thua.
coach-wins_later = Cuối cùng { $mark } phải đi ngay dưới { $cell }, và { $mover } thắng ở đó. Đếm từ dưới lên, { $mark_x } được các hàng lẻ, { $mark_o } được các hàng chẵn.
coach-leaves_only_lines = Giờ nước nào của { $mark } cũng nối đủ hàng.
coach-mirrors = Đây là ô đối diện với { $cell }. Ai giữ ô giữa và luôn đáp ở ô đối diện thì không bao giờ nối đủ hàng.
coach-mirrors_center = Đây là ô giữa. Ai giữ ô này và luôn đáp ở ô đối diện thì không bao giờ nối đủ hàng.
coach-only_move = Đây là nước duy nhất có thể đi.
coach-blocks = Nước này chặn { $mark } ở { $lines }.
coach-prevents_forks = { $count ->
   *[other] Nước này ngăn mọi nước đôi của { $mark }: ở { $cells }.
}
coach-only_draw = Mọi nước khác đều thua.
coach-keeps_win = Còn { $others } nước khác cũng thắng.
coach-only_win = Không nước nào khác thắng.
coach-holds_out = Nước nào cũng thua, và không nước nào cầm cự lâu hơn.
coach-holds_out_alone = Nước nào cũng thua, nhưng nước này cầm cự lâu nhất.
coach-threatens = Nước này dọa thắng ở { $cell }, nên { $mark } buộc phải chặn ở đó.
coach-tempts = { $mark } có { $replies } cách đáp lại, trong đó { $mistakes } cách là sai lầm.
coach-one_of_draws = { $count } trong { $moves } nước có thể đi giữ được hòa, kể cả nước này.
coach-all_draw = Nước nào cũng giữ được hòa.
coach-traps = { $count ->
       *[other] **{ $cells }** đặt nhiều bẫy nhất.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Độ chính xác:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Bước ngoặt:** nước { $number }, **{ $coordinate }** của { $who } { $mark } ({ $before } → { $after }). Tốt hơn: { $cells }
coach-no_mistake = **Sai lầm trên bàn cờ:** không có. Không nước nào làm thay đổi kết quả.
coach-no_proven_mistake = **Sai lầm trên bàn cờ:** không tìm thấy.
coach-not_judged = { $count ->
       *[other] **Quá phức tạp để đánh giá:** nước { $numbers }
    }
coach-stopped_at = Khi ván dừng lại, đến lượt { $mark }: { $value }.
coach-no_plies = Chưa có nước đi nào.
coach-plies = **Các nước đi:** { $cells }
coach-kept = Nước hay: vẫn { $value }.
coach-unjudged = Nước này quá phức tạp để mình đánh giá. { coach-depth }
coach-lost_anyway = Ván này vốn đã thua: { $value }.
coach-mistake = Sai lầm: { $before } → { $after }. Tốt hơn: { $glyph } { $cells }
coach-mistakes = **{ $count } sai lầm:** nước { $numbers }
coach-move = Nước { $number }
coach-back = Trước
coach-next = Sau

## learner

learner-title = ### 🧠 Những gì mình đã học ở đây
learner-naive = 🧠 Mình chưa học được gì ở đây, chỉ mới biết luật. Để dạy mình: `{ $prefix }{ name-play } { level-learner } { $word }`, hoặc các nút bên dưới.
learner-how_original = -# Mình chọn ô trống đầu tiên chưa từng làm mình thua.
learner-how_stronger = -# Mình học từ cả hai bên trong mọi ván. Các thế cờ lật hoặc xoay được tính là một.
learner-memory_lost = **Thế thua mình biết:** { $lost }
learner-memory = **Thế thua mình biết:** { $lost } · **Thế tốt:** { $good }
learner-games = **Số ván:** { $games } · **Ván luyện tập:** { $trained }
learner-latest_games = **{ $count } ván gần nhất:** { $wins } thắng · { $draws } hòa · { $losses } thua
learner-results = **Kết quả:** { $wins } thắng · { $draws } hòa · { $losses } thua
learner-unbeatable = 🛡️ Không ai thắng được mình nữa.
learner-beatable = 🎯 Cầm { $mark_x } hay { $mark_o }, mình vẫn có thể thua.
learner-beatable_as = 🎯 Khi cầm { $mark }, mình vẫn có thể thua.
learner-lesson = 💡 **Bài học mới nhất, khi cầm { $mark }:** mình sẽ không đi nước này nữa.
learner-curve = Biểu đồ đường về tỷ lệ ván mình thua. Số ván: { $games }. Lúc đầu: { $first }. Lúc cuối: { $last }.
learner-losses = **Tỷ lệ ván mình thua:** { $first } lúc đầu · { $last } lúc cuối
learner-training = 🏋️ Đang luyện với cấp độ **{ $opponent }**: { $played }/{ $games } ván
learner-trained = ✅ Mình đã luyện với cấp độ **{ $opponent }** { $games } ván.
learner-training_ended_early = ⏹️ Buổi luyện với cấp độ **{ $opponent }** kết thúc sớm, sau { $played }/{ $games } ván.
learner-training_failed = ⚠️ Đã xảy ra lỗi nên buổi luyện với cấp độ **{ $opponent }** kết thúc sau { $played }/{ $games } ván. Mình vẫn nhớ những gì đã học.
learner-training_over = ⏹️ Buổi luyện đó đã kết thúc. Mình vẫn nhớ những gì đã học: xem bằng `{ $prefix }{ name-brain }`.
learner-known_positions = **Thế cờ mình biết:** { $knows } · **Trước đó:** { $knew }
learner-end = Kết thúc luyện tập
learner-do_play = Chơi với mình
learner-do_train = Luyện { $games } ván
learner-do_export = Lưu thành tệp
learner-do_import = Tải tệp lên
learner-do_reset = Đặt lại
learner-import_title = Tải những gì học trò biết
learner-import_field = Tệp mà mình đã lưu
learner-saved =
    📤 **Tất cả những gì mình biết ở đây, chế độ `{ $mode }`**
    { $memory }
    Để tải vào nơi khác, người quản lý ở đó nhấn **{ learner-do_import }** bên dưới `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Những gì tệp này biết, chế độ `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Gộp** sẽ thêm vào những gì mình biết ở đây và giữ thành tích của mình.
    -# Thế thua mới: { $lost } · Thế tốt mới: { $good }
learner-replace_preview =
    { "" }**Thay thế** sẽ khiến mình quên những gì biết ở đây và cả thành tích.
    -# Thế cờ: { $known } · Số ván: { $games }
learner-do_merge = Gộp
learner-do_replace = Thay thế
learner-do_cancel = Hủy
learner-merged =
    ✅ **Đã gộp**
    { "" }**Thế thua mới:** { $lost } · **Thế tốt mới:** { $good }
    { "" }**Thế cờ mình biết:** { $known }
learner-replaced =
    ✅ **Đã thay thế**
    { "" }**Thế cờ mình biết:** { $known }
    { "" }**Chế độ:** `{ $mode }`
    { "" }**Thế cờ đã quên:** { $forgotten } · **Ván đã quên:** { $games }
learner-not_imported = Không nhập gì cả.
learner-reset =
    🗑️ **Mình quên hết những gì đã học ở đây và cả thành tích nhé?**
    { "" }**Thế cờ:** { $known } · **Số ván:** { $games }
    Mình sẽ bắt đầu lại ở chế độ `{ $mode }`.
learner-reset_yes = Quên hết
learner-reset_switch = Quên, học ở chế độ { $mode }
learner-reset_no = Giữ lại hết
learner-forgotten =
    🗑️ **Mình đã quên hết những gì học được ở đây và cả thành tích.**
    { "" }**Thế cờ:** { $known } · **Số ván:** { $games }
    Mình bắt đầu lại ở chế độ `{ $mode }`.
learner-kept = Mình không quên gì cả.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** chưa có ván nào được tính kết quả ở đây. Bắt đầu bằng `{ $prefix }{ name-play }`.
stats-none_of_game = **{ $who }** chưa có ván { $game } nào được tính kết quả ở đây. Bắt đầu bằng `{ $prefix }{ name-play } { $word }`.
stats-won = 🏆 { $count } thắng
stats-drawn = 🤝 { $count } hòa
stats-lost = { $count } thua
stats-total = **Tổng:** { $tally }
stats-mark = **Cầm { $mark }:** { $tally }
stats-members = **Thành viên:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Thành viên đấu với mình
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Cấp độ đã thắng:** { $levels }
stats-winning_streak = **Chuỗi thắng dài nhất:** { $longest }
stats-course = 🎓 **Khóa học:** đã xong
stats-more = Xem thêm: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Xem thêm: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Các ván đã chơi ở đây
stats-games = **Số ván:** { $games } · **Người chơi:** { $members }
stats-nothing = Chưa có ai chơi xong ván nào ở đây. Bắt đầu bằng `{ $prefix }{ name-play }`.
stats-nothing_of_game = Chưa có ai chơi xong ván { $game } nào ở đây. Bắt đầu bằng `{ $prefix }{ name-play } { $word }`.
stats-winners = **Thắng:** { $mark_x } { $x } · { $mark_o } { $o } · **Hòa:** { $draws }
stats-ends = **Cách kết thúc:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Chơi nhiều nhất:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Giữa các cấp độ của mình:** thêm { $games } ván
stats-bar = Biểu đồ cột về kết quả. Thắng: { $wins }. Hòa: { $draws }. Thua: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Nhấn nút để xem tiến bộ của bạn. Chỉ bạn thấy.
progress-open = Xem tiến bộ của tôi
progress-practice_now = Luyện tập ngay
progress-post = Đăng
progress-none = Chưa có ván nào của bạn được xem lại. Hãy bắt đầu bằng `{ $prefix }{ name-practice }` hoặc bằng các sai lầm của bạn dưới một ván thua. Từ đó mình xem lại mọi ván bạn chơi xong.
progress-clean = ✅ **{ $theme }:** không mắc sai lầm từ { $date } (số ván đã xem lại: { $games })
progress-all_themes = Mọi dạng
progress-compared = { $now } · trước đó: { $before }
progress-accuracy = **Độ chính xác:** { $share }
progress-games = **Số ván đã xem lại:** { $games }
progress-mistakes = ### Sai lầm
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Luyện tập
progress-due = **Bài tập hôm nay:** { $due } trên { $exercises }
progress-lessons = **Bài học đã xong:** { $done } trên { $lessons }
progress-puzzle_rating = **Điểm giải đố:** { $rating }
progress-legend = 30 ngày gần nhất và 30 ngày trước đó. Độ chính xác là tỷ lệ nước đi được đánh giá mà giữ được kết quả.
progress-chart = Biểu đồ độ chính xác theo tuần, với số ván đã xem lại: { $weeks }

## theme

theme-finish_line = Nối đủ một hàng
theme-block_line = Chặn một hàng
theme-make_fork = Tạo nước đôi
theme-prevent_fork = Ngăn nước đôi
theme-forced_sequence = Chuỗi nước bắt buộc
theme-opening = Khai cuộc
theme-zugzwang = Zugzwang (nước dọa lẻ và chẵn)

## ended

ended-line = nối được hàng
ended-full_board = đầy bàn cờ
ended-repetition = lặp lại thế cờ
ended-move_limit = hết giới hạn nước đi
ended-boards_counted = đếm số bàn
ended-resigned = đầu hàng
ended-forfeited = rời đi hoặc hết giờ
ended-agreed = đồng ý hòa
ended-abandoned = bỏ dở
ended-stopped = bị điều hành viên dừng

## rating

rating-ranked = **Điểm xếp hạng:** { $rating } · **Hạng:** { $rank }
rating-provisional = **Điểm xếp hạng tạm thời:** { $rating } · **Hạng:** sau { $games } ván xếp hạng nữa
rating-none = **Điểm xếp hạng:** chưa có · **Hạng:** sau { $games } ván xếp hạng
rating-of_game = **{ $game }** · { $standing }
rating-curve = Biểu đồ đường về điểm xếp hạng qua { $games } ván xếp hạng gần nhất: từ { $first } đến { $last }, trong khoảng { $lowest } đến { $highest }.
rating-course = **{ $games } ván xếp hạng gần nhất:** từ { $first } đến { $last } · thấp nhất { $lowest } · cao nhất { $highest }

## chart

chart-results = Kết quả
chart-wins = Thắng: { $games }
chart-draws = Hòa: { $games }
chart-defeats = Thua: { $games }
chart-rating = Điểm xếp hạng
chart-rated_game = Ván xếp hạng
chart-losses = Tỷ lệ ván mình thua
chart-lost = Thua
chart-by_week = Độ chính xác theo tuần
chart-week = Tuần từ
chart-accuracy = Độ chính xác
chart-reviewed = Số ván đã xem lại
chart-game = Ván
chart-average = Trung bình { $games } ván

## leaderboard

leaderboard-title = ### 🏅 Bảng xếp hạng: { $game }
leaderboard-range = Hạng { $first }–{ $last } trong số { $total } thành viên
leaderboard-none = 🏅 Chưa ai có hạng ở trò { $game } tại đây. Cần đấu { $games } ván với mình hoặc với thành viên khác mà không dùng gợi ý. Bắt đầu bằng `{ $prefix }{ name-play } { $word }`.
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Tiếp theo:** { $level }, còn { $points ->
       *[other] { $points } điểm
    }
leaderboard-rated = Chỉ tính các ván xếp hạng.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Các ván đã chơi ở đây
history-range = -# Ván { $first }–{ $last } trong số { $total }, mới nhất trước
history-none = **{ $who }** chưa chơi xong ván nào ở đây. Bắt đầu bằng `{ $prefix }{ name-play }`.
history-nothing = Chưa có ai chơi xong ván nào ở đây. Bắt đầu bằng `{ $prefix }{ name-play }`.
history-line_of = **{ $number }.** { $date } · { $mark } đấu với **{ $other }** · { $result } · { $plies } nước
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } nước
history-win = thắng
history-draw = hòa
history-loss = thua
history-no_result = không tính kết quả
history-newer = Ván mới hơn
history-older = Ván cũ hơn
history-first = Đầu ván
history-last = Cuối ván
history-list = Về danh sách
history-export = Lưu các ván của tôi
history-paste = Phát lại một dòng
history-pasted = Một dòng trong tệp các ván

## replay

replay-ply = Nước { $number }/{ $plies }: **{ $who }** đánh { $mark } vào **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Các nước đi:** { $moves }
replay-share = Chia sẻ

## export

export-use_history = Dữ liệu này chỉ nên để một mình bạn xem. Hãy nhấn **{ history-export }** bên dưới `{ $prefix }{ name-history }`, hoặc gửi mình `{ $prefix }{ name-export }` qua tin nhắn trực tiếp.
export-done_pasted =
    📤 **Các ván đã xong của bạn:** { $games }
    Từ mọi nơi bạn đã chơi, mỗi dòng một ván. Để xem lại một ván, hãy nhấn **{ history-paste }** bên dưới `{ $prefix }{ name-history }` rồi dán dòng của ván đó
export-none = Bạn chưa chơi xong ván nào. Bắt đầu bằng `{ $prefix }{ name-play }`.

## moderation

moderation-stopped = ⏹️ Ván đấu đã dừng, và bàn cờ ghi rõ điều đó.
moderation-resigned = 🏳️ **{ $who }** đã đầu hàng, và bàn cờ ghi rõ điều đó.

## permission

permission-view_channel = Xem kênh
permission-connect = Kết nối
permission-send_messages = Gửi tin nhắn
permission-send_messages_in_threads = Gửi tin nhắn trong chủ đề
permission-create_public_threads = Tạo Chủ Đề Công Khai
permission-attach_files = Đính kèm tập tin
permission-manage_messages = Quản lý tin nhắn
permission-manage_guild = Quản lý máy chủ

## question

question-yes = Bắt đầu ván mới
question-no = Chơi tiếp ván này
question-kept = Ván đấu tiếp tục. Xem bàn cờ bằng `{ $prefix }{ name-board }`.
question-stop = **{ $x }** và **{ $o }** đang chơi ở đây. Dừng ván của họ?
question-stop_own = **{ $x }** và **{ $o }** đang chơi ở đây. Nếu dừng ván này, bạn sẽ bị tính là đầu hàng. Dừng chứ?
question-stop_yes = Dừng ván
question-stop_no = Hủy
question-play_examples = Ví dụ: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` hoặc `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Ví dụ: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` hoặc `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Ai cũng nhận cùng một câu đố hằng ngày: `{ $prefix }{ $command } { word-daily }`. Trò chơi hoặc dạng chỉ dành cho câu đố của riêng bạn: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Ví dụ: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; thời gian là 90s hoặc 3m.
question-race_today_alone = Cuộc đua trong ngày giống nhau cho mọi người ở đây: `{ $prefix }{ $command } { word-today }`. Bạn có thể chọn trò chơi và thời gian cho cuộc đua bạn tự mở: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Ví dụ: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, với thời gian cho mỗi nước từ 15s đến 24h.
question-watch_examples = Ví dụ: `{ $prefix }{ $command } { level-hard } { level-easy }` hoặc `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Có phải bạn muốn gõ `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Có phải bạn muốn gõ `{ $prefix }{ $command }`?
question-unknown_words = Mình không hiểu “{ $typed }” ở đây.
question-conflicting_words = Các từ đó không đi cùng nhau được.
question-choose_member = Hãy chọn thành viên từ danh sách mà Discord hiện ra sau `@`.
question-course_examples = Các bài học có số từ 1 đến 7: `{ $prefix }{ $command } 1` mở bài đầu tiên.
question-invite_examples = Ví dụ: `{ $prefix }{ $command } { word-connect4 }` hoặc `{ $prefix }{ $command } o`.
question-challenge_named = Thách đấu **{ $who }** chứ?
question-challenge_named_yes = Thách đấu

## help

help-first = Nhấn **Chơi** để bắt đầu một ván với mình, rồi nhấn một ô.
help-to_friend = Chơi với bạn bè
help-to_commands = Tất cả lệnh
help-to_play = Chơi
help-to_learn = Học
help-to_owners = Dành cho người quản lý máy chủ
help-about = Về mình
help-play =
    ### Chơi
    Nối ba ô theo hàng ngang, dọc hoặc chéo là thắng.
    - **Bắt đầu:** `{ $prefix }{ name-play }`. Bạn cầm { $mark_x } và đi trước; `{ $prefix }{ name-play } o` để cầm { $mark_o }.
    - **Đi:** nhấn một ô hoặc gõ `{ $prefix }{ name-move } B2` (hàng B, cột 2).
    - **Cấp độ:** `{ $prefix }{ name-play } { level-easy }`, hoặc `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Trò khác:** `{ $prefix }{ name-play } { word-connect4 }`, hoặc `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Với người khác:** `{ $prefix }{ name-play } @ben` để thách đấu một thành viên, `{ $prefix }{ name-invite }` để mời bất kỳ ai. Với `{ $prefix }{ name-vote }`, tất cả cùng chơi một bên.
    - **Trong ván:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Các ván của bạn, và ai đang tìm người chơi:** `{ $prefix }{ name-games }`
    - **Nhắc tên khi đến lượt bạn:** `{ $prefix }{ name-privacy }`
    - **Thêm một ván ở đây:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Học
    - **Nước tốt nhất:** `/{ name-hint }` trong ván
    - **So sánh mọi nước:** `{ $prefix }{ name-analyse }`
    - **Giải thích một ván:** nút **{ board-review }** bên dưới ván đã xong
    - **Sai lầm của chính bạn:** `{ $prefix }{ name-practice }`
    - **Khóa học:** `{ $prefix }{ name-course }`
    - **Câu đố:** `{ $prefix }{ name-puzzle }` hoặc `{ $prefix }{ name-puzzle } { word-daily }`
    - **Chạy đua với thời gian:** `{ $prefix }{ name-storm }` một mình, `{ $prefix }{ name-race }` với người khác
    - **Học trò:** `{ $prefix }{ name-play } { level-learner }` để đấu với một tay mơ học hỏi từ bạn; `{ $prefix }{ name-brain }` để xem nó học đến đâu.
    - **Xem đấu:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Kết quả:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Dữ liệu của bạn và tin nhắn từ mình:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Dành cho người quản lý máy chủ
    - **Cài đặt:** `/{ name-settings }` cho trò chơi, bàn cờ, kênh, vai trò, tiền tố và ngôn ngữ (cần quyền **Quản lý máy chủ**)
    - **Dừng một ván:** `{ $prefix }{ name-stop }` trong kênh của ván đó (cần quyền **Quản lý tin nhắn**)
    - **Quyền:** `/{ name-settings }` cho biết mình còn thiếu quyền nào.
    - **Tiền tố:** đổi trong `/{ name-settings }`. Nhắc tên mình thì lúc nào cũng được.
    - **Đặt lại học trò:** `{ $prefix }{ name-brain }`
    - **Riêng tư:** `{ $prefix }{ name-privacy }` cho biết mình lưu gì về bạn.
about-version = **Phiên bản:** { $version }
about-invite = [Thêm mình vào máy chủ](<{ $link }>)
about-install = [Thêm mình vào tài khoản của bạn](<{ $link }>)
about-terms = [Điều khoản dịch vụ](<{ $link }>)
about-privacy = [Chính sách quyền riêng tư](<{ $link }>)
about-your_data = **Dữ liệu của bạn:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Phiên bản mới hơn { $version } đã chạy với cơ sở dữ liệu này. Hãy cập nhật lại mình, hoặc khôi phục bản sao lưu trước lần cập nhật đó.
about-servers = **Máy chủ:** { $servers }
about-since = **Khởi động:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** đã kết nối, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** chưa kết nối

## privacy

privacy-use_slash_command = Dữ liệu này chỉ nên để một mình bạn xem. Hãy dùng `/{ name-privacy }`, hoặc gửi mình `{ $prefix }{ name-privacy }` qua tin nhắn trực tiếp.
privacy-title = ### Mình lưu gì về bạn
privacy-nothing = Không có gì.
privacy-never = **Không bao giờ lưu:** tên của bạn và những gì bạn viết
privacy-matches = **Ván đấu:** { $finished } đã xong · { $live } đang chơi
privacy-matches_details = -# ID người dùng, nước đi, thời gian, gợi ý, cùng ID của máy chủ, kênh và tin nhắn
privacy-challenges = **Lời thách đấu đang chờ:** { $challenges }
privacy-challenges_details = -# Ai thách đấu ai, trò chơi, cùng ID của kênh và tin nhắn
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **Điểm xếp hạng:** ở { $ratings } máy chủ
}
privacy-gains = { $gains ->
    [0] **Điểm thắng từ các cấp độ của mình:** không có
   *[other] **Điểm thắng từ các cấp độ của mình:** từ { $gains } cấp độ
}
privacy-ratings_details =
    -# Điểm của bạn sau mỗi ván xếp hạng, cùng số ván thắng, hòa và thua
    -# Với mỗi cấp độ, số điểm của ngày gần nhất bạn giành được
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Kết quả câu đố:** không có
   *[other] **Kết quả câu đố:** ở { $puzzles } máy chủ hoặc cuộc trò chuyện riêng
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Điểm giải đố:** –
   *[other] **Điểm giải đố:** chung cho mọi máy chủ
}
privacy-puzzles_details = -# Câu đố gần nhất, câu trả lời đúng và sai, các chuỗi, và kết quả hằng ngày bạn chia sẻ gần nhất
privacy-practice = **Bài tập:** { $exercises } · **Ván đấu cho bài tập:** { $reviewed }
privacy-practice_details = -# Bạn luyện tập từ khi nào, các sai lầm, câu trả lời của bạn và khi nào chúng trở lại
privacy-course = **Bài học:** { $lessons }
privacy-course_details = -# Những bài tập nào trong đó bạn đã giải
privacy-learners = { $learners ->
   *[other] **Trí nhớ của học trò:** từ { $learners } cuộc trò chuyện riêng
}
privacy-learners_details = -# Những gì nó học từ bạn qua tin nhắn trực tiếp. Trong máy chủ, nó không lưu ai đã chơi.
privacy-notices = **Đã tắt thông báo:** có
privacy-notices_details = -# ID người dùng của bạn
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Nhắc giữ chuỗi:** tắt
   *[other] **Nhắc giữ chuỗi:** bật
}
privacy-search_notices = { $search_notices ->
    [0] **Thông báo lời mời:** tắt
   *[other] **Thông báo lời mời:** ở { $search_notices } máy chủ
}
privacy-direct_messages_details = -# ID người dùng của bạn, và lần gần nhất mình gửi tin nhắn cho bạn
privacy-votes = **Phiếu:** { $votes } · **Cuộc bỏ phiếu đã mở:** { $votings }
privacy-votes_details = -# Trong các ván mọi người cùng bỏ phiếu: ID người dùng và phiếu của bạn cho từng nước, đến 24 giờ sau khi ván kết thúc
privacy-races = **Cuộc đua và cơn bão câu đố:** { $races } · **Do bạn mở:** { $race_starts }
privacy-races_details = -# ID người dùng của bạn, các câu đố, những câu bạn không giải được, điểm và thời gian bạn dùng
privacy-if_deleted =
    ### Nếu bạn xóa
    { "" }**Các ván đang chơi** kết thúc ngay. Bạn thua những ván mà cả hai bên đã đi.
    { "" }**Các ván đã xong** được giữ lại, nhưng không còn ID người dùng của bạn.
    { "" }**Mọi thứ khác** sẽ mất và không thể khôi phục.
privacy-forget = Xóa dữ liệu của tôi
privacy-deleted = ### Dữ liệu của bạn đã được xóa
privacy-kept =
    -# Mình cũng đã quên tên, ngôn ngữ của bạn và những ai bạn đã thách đấu, nếu chúng còn trong bộ nhớ.
    ### Những gì còn lại
    { "" }**Ván đấu:** { $kept }
    -# Không có ID người dùng của bạn, cũng không có ID của kênh và tin nhắn. Chỉ ID của tin nhắn hoặc lần nhấn đã mở ván được giữ làm số của ván. Không biết kênh thì không ai tra ra được.
    -# Đến nửa đêm theo giờ UTC, mình vẫn biết hôm nay cùng một cặp thành viên đã đấu với nhau bao nhiêu lần, nhưng không biết họ là ai.
privacy-ended = { $lost ->
    [0] **Ván đang chơi đã kết thúc:** { $live } (không tính kết quả)
   *[other] **Ván đang chơi đã kết thúc:** { $live } · **Thua:** { $lost } (cả hai bên đã đi)
}
privacy-nothing_ended = **Ván đang chơi đã kết thúc:** không có

## name

name-play = chơi
name-play_opponent = đối-thủ
name-play_member = thành-viên
name-play_mark = quân
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = trò-chơi
name-invite = mời
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = đề-nghị
name-offer_what = gì
name-draw = hòa
name-takeback = đi-lại
name-games = ván-đấu
name-watch = xem-đấu
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = bộ-não
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = học-trò
name-settings = cài-đặt
name-vote = bỏ-phiếu
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = thời-gian
name-vote_thread = { word-thread }
name-stop = dừng
name-move = đi
name-move_coordinate = ô
name-board = bàn-cờ
name-resign = đầu-hàng
name-puzzle = câu-đố
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = dạng
name-race = cuộc-đua
name-race_game = { name-play_game }
name-race_time = thời-gian
name-race_today = { word-today }
name-storm = cơn-bão
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = khóa-học
name-course_lesson = bài
name-help = trợ-giúp
name-about = giới-thiệu
name-hint = gợi-ý
name-analyse = phân-tích
name-analyse_position = thế-cờ
name-analyse_view = góc-nhìn
name-review = xem-lại
name-privacy = riêng-tư
name-progress = tiến-bộ
name-notify = thông-báo
name-practice = luyện-tập
name-practice_move = { name-move_coordinate }
name-stats = thống-kê
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = xếp-hạng
name-leaderboard_game = { name-play_game }
name-history = lịch-sử
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = phát-lại
name-export = xuất

## word

word-random = ngẫu-nhiên
word-thread = chủ-đề
word-here = ở-đây
word-network = mạng
word-hints = cho-gợi-ý
word-misere = ca-rô-ngược
word-fading = biến-mất
word-ultimate = siêu
word-uttt = uttt
word-ultimate_tictactoe = siêu-ca-rô
word-infinite = vô-tận
word-disappearing = quân-biến-mất
word-connect4 = connect4
word-connect_four = nối-bốn
word-tictactoe = cờ-ca-rô
word-ttt = ttt
word-noughts = ca-rô
word-reverse = cờ-ca-rô-ngược
word-misere_tictactoe = ca-rô-misere
word-daily = hằng-ngày
word-mixed = hỗn-hợp
word-today = hôm-nay
word-finish_line = hàng
word-block_line = chặn
word-make_fork = nước-đôi
word-prevent_fork = ngăn
word-forced_sequence = chuỗi
word-opening = khai-cuộc
word-zugzwang = zugzwang
word-show = xem
word-train = luyện
word-export = xuất
word-import = nhập
word-reset = đặt-lại
word-server = máy-chủ
word-original = nguyên-bản
word-stronger = mạnh-hơn

## command

command-play = Cờ ca-rô 3×3, Connect 4 và trò khác, đấu với mình hoặc một thành viên
command-play_opponent = Cấp độ của mình khi bạn đấu với mình
command-play_member = Thành viên muốn thách đấu (mặc định: bạn đấu với mình)
command-play_mark = Quân của bạn; X đi trước
command-play_mark_x = X (đi trước)
command-play_mark_o = O (đi sau)
command-play_mark_random = Ngẫu nhiên
command-play_thread = Mở chủ đề cho ván này (mặc định: theo cài đặt máy chủ)
command-play_hints = Cho cả hai dùng gợi ý trong ván giữa các thành viên
command-play_game = Trò chơi nào (mặc định: trò mặc định của máy chủ)
command-invite = Một ván với người nhận lời đầu tiên
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Cho cả hai dùng gợi ý
command-invite_game = { command-play_game }
command-menu_challenge_member = Thách đấu
command-offer = Hòa, hoặc đi lại nước cuối của bạn, nếu người kia đồng ý
command-offer_what = Bạn muốn xin người kia điều gì
command-offer_what_draw = Hòa
command-offer_what_takeback = Đi lại nước cuối của bạn
command-games = Các ván đang chơi của bạn, và ai đang tìm người chơi ở đây
command-watch = Một ván giữa hai cấp độ của mình
command-watch_x = Cấp độ cầm X và đi trước
command-watch_o = Cấp độ cầm O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Cài đặt của máy chủ này: trò chơi, bàn cờ, ai được chơi, ngôn ngữ
command-vote = Ván đấu với một cấp độ của mình, mọi người ở đây bỏ phiếu cho từng nước
command-vote_opponent = Cấp độ của mình mà tất cả cùng đấu (mặc định: cấp độ mặc định của máy chủ)
command-vote_game = { command-play_game }
command-vote_mark = Quân của tất cả các bạn; X đi trước (mặc định: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Thời gian bỏ phiếu cho mỗi nước, từ 15s đến 24h, ví dụ 30s, 5m hoặc 1h (mặc định: 1m)
command-vote_thread = Không: chơi ngay trong kênh này, cần quyền Quản lý tin nhắn
command-stop = Dừng ván trong kênh này
command-move = Nước đi của bạn: một ô, ví dụ B2, hoặc số cột trong Connect 4
command-move_coordinate = Một ô, ví dụ B2, hoặc số cột trong Connect 4
command-board = Bàn cờ lần nữa, trong tin nhắn mới
command-resign = Đầu hàng ván này
command-puzzle = Một câu đố: tìm nước đúng duy nhất
command-puzzle_daily = Câu đố hằng ngày của máy chủ này, cho mọi người ở đây
command-puzzle_game = { command-play_game }
command-puzzle_theme = Chọn dạng câu đố
command-race = Cuộc đua câu đố cho mọi người ở đây: cùng các câu, càng nhiều càng tốt trong 90 giây
command-race_game = Câu đố của một trò (mặc định: nhiều trò)
command-race_game_mixed = Nhiều trò
command-race_time = Mọi người có bao lâu (mặc định: 90 giây)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Cuộc đua trong ngày: cùng 20 câu đố cho mọi người ở đây, lúc nào rảnh trong hôm nay
command-storm = Giải càng nhiều câu đố càng tốt trong 90 giây, đua với kỷ lục của chính bạn
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Bạn có bao lâu (mặc định: 90 giây)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Bảy bài ngắn giúp bạn chơi giỏi hơn
command-course_lesson = Số của bài học (mặc định: xem tất cả)
command-help = Cách chơi, và tất cả lệnh
command-brain = Những gì học trò đã học ở đây, và việc luyện của nó
command-brain_train = Cho nó luyện: số ván, từ 1 đến 10000 (mặc định: 500)
command-brain_opponent = Cho nó luyện với cấp độ này (mặc định: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Những gì mình thông báo cho bạn, kèm các nút để thay đổi
command-hint = Một nước đi tốt kèm lý do; chỉ bạn thấy
command-analyse = Từng nước đi dẫn đến thắng, hòa hay thua
command-analyse_position = Các hàng từ trên xuống, ví dụ X../.O./... (mặc định: ván trong kênh này)
command-analyse_view = Xem gì ngoài giá trị (mặc định: không gì)
command-analyse_view_network = những gì mạng thấy
command-privacy = Mình lưu gì về bạn, và cách xóa
command-practice = Bài tập từ sai lầm của chính bạn: tìm nước tốt hơn
command-practice_move = { command-move_coordinate }
command-stats = Kết quả của bạn, của một thành viên hoặc cả máy chủ
command-stats_member = Ván của ai (mặc định: của bạn)
command-stats_server = Ván của mọi người trong máy chủ này
command-stats_game = Chỉ trò này (mặc định: mọi trò)
command-leaderboard = Những người chơi giỏi nhất máy chủ này
command-leaderboard_game = { command-play_game }
command-history = Các ván đã xong, để xem lại từng nước hoặc lưu thành tệp
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Ô nào? Gõ chữ cái của hàng và số của cột, ví dụ `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Đó không phải là một ô. Gõ chữ cái của hàng và số của cột, ví dụ `{ $prefix }{ name-move } B2`.
error-missing_column = Cột nào? Gõ số của cột, ví dụ `{ $prefix }{ name-move } 2`.
error-unreadable_column = Đó không phải là một cột. Gõ số của cột, ví dụ `{ $prefix }{ name-move } 2`.
error-unknown_row = Không có hàng { $row }, chỉ có hàng { $first } đến { $last }.
error-unknown_column = Không có cột { $column }, chỉ có cột { $first } đến { $last }.
error-cell_fading = Quân { $mark } của bạn ở **{ $coordinate }** chỉ biến mất sau khi bạn đi: hãy chọn ô trống.
error-cell_taken = Ô **{ $coordinate }** đã có { $mark }. Hãy chọn ô trống.
error-other_board = Bạn phải đi ở bàn **{ $board }**: **{ $first }** đến **{ $last }**.
error-closed_board = Bàn **{ $board }** ({ $first } đến { $last }) đã có người thắng hoặc đã đầy. Hãy chọn ô của bàn khác.
error-full_column = Cột { $column } đã đầy. Hãy chọn cột khác.
error-floating_cell = Quân đặt ở **{ $coordinate }** sẽ rơi xuống. Hãy chọn ô trống thấp nhất của một cột.
error-position_shape = Hãy viết thế cờ thành { $rows } hàng, mỗi hàng { $columns } ô, có `/` giữa các hàng, ví dụ `{ $example }`. Với bàn cờ cỡ khác, hãy ghi cỡ bàn trước, ví dụ `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Thế cờ gõ vào không cho biết hết mọi điều trong **{ $game }**. Trong ván, `/{ name-analyse }` hiện thế cờ của ván đó.
error-position_mark = Hàng { $row }, cột { $column } của thế cờ đó không phải là `X`, `O` hay `.`.
error-impossible_position = Không ván nào tạo ra được thế cờ đó: X đi trước, hai bên đi lần lượt, và ván kết thúc ngay khi có người nối được hàng.
error-floating_position = Không ván nào tạo ra được thế cờ đó: quân ở **{ $coordinate }** sẽ rơi xuống.
error-game_size = Không có trò chơi cỡ đó. Bàn cờ có { $least } đến { $most } hàng và cột, còn hàng nối có ít nhất { $least } ô và vừa với bàn cờ. Ví dụ, `{ $prefix }{ name-play } 6x6x4` nghĩa là 6 hàng, 6 cột và nối 4 ô.
error-game_not_offered = Máy chủ này không có **{ $game }**. Ở đây có: { $offered }.
error-match_over = Ván đó đã kết thúc. Bắt đầu ván mới bằng `{ $prefix }{ name-play }`.
error-not_a_player = Bạn không phải người chơi trong ván này.
error-workers_busy = Hiện có quá nhiều thành viên đang chờ gợi ý. Vui lòng thử lại sau một phút.
error-advice_pending = Mình vẫn đang xử lý yêu cầu trước của bạn. Có câu trả lời rồi hãy hỏi tiếp nhé.
error-advice-duel = Trong một ván không gợi ý giữa các thành viên, thế cờ này đang có trên bàn hoặc chỉ cách một nước. Hãy hỏi lại khi ván đó đã đi tiếp.
error-advice-race = Thế cờ này là câu đố bạn đang được hỏi trong một cuộc đua, hoặc chỉ cách nó một nước. Hãy trả lời câu đố đó trước.
error-too_many_takebacks = Bạn đã đi lại { $limit } nước trong ván này. Mỗi người chơi chỉ được đi lại tối đa chừng đó.
error-nothing_to_take_back = Bạn chưa đi nước nào nên không có gì để đi lại.
error-not_your_turn = Chưa đến lượt bạn. Xem bàn cờ bằng `{ $prefix }{ name-board }`.
error-no_match = Không có ván nào đang chơi ở đây. Bắt đầu bằng `{ $prefix }{ name-play }`.
error-match_running-resignation = Ván của bạn ở đây vẫn đang chơi. Nếu bắt đầu ván mới, bạn bị tính là đầu hàng và thua ván này. Bắt đầu ván mới chứ?
error-match_running-no_result = Ở đây vẫn còn một ván đang chơi. Nếu bắt đầu ván mới, ván đó kết thúc mà không tính kết quả. Bắt đầu ván mới chứ?
error-match_running-time_up = Trong ván đang chơi ở đây, đã một giờ không ai đi. Nếu bạn bắt đầu ván mới, người chơi ván đó bị xử thua. Bắt đầu ván mới chứ?
error-channel_busy = Các thành viên khác đang chơi ở đây. Hãy chơi ở kênh khác hoặc trong một chủ đề, hoặc dùng `{ $prefix }{ name-play }` khi đã { $idle_after } phút không ai đi.
error-exhibition_running = Hai cấp độ của mình đang đấu với nhau ở đây. Hãy đợi ván đó kết thúc, hoặc chơi ở kênh khác hay trong một chủ đề.
error-match_moved_on = Ván đấu đã diễn biến tiếp từ lúc đó. Xem tình hình bằng `{ $prefix }{ name-board }`.
error-channel_taken = Ở đây đang có ván khác. Hãy đợi ván đó kết thúc, hoặc chơi ở kênh khác hay trong một chủ đề.
error-question-not_yours = Câu hỏi đó dành cho người khác.
error-offer-not_a_duel = Lệnh này chỉ dùng trong ván giữa các thành viên. Khi đấu với mình, `{ $prefix }{ name-play }` mở ván mới, còn `{ $prefix }{ name-resign }` để đầu hàng ván này.
error-offer-own_offer = Chỉ đối thủ mới có thể chấp nhận.
error-challenge-own_challenge = Bạn không thể tự đấu với chính mình. Đấu với bot bằng `{ $prefix }{ name-play }`.
error-challenge-bot_challenged = Bot không nhận lời thách đấu được. Đấu với mình bằng `{ $prefix }{ name-play }`.
error-challenge_waiting = Giữa hai bạn đã có một lời thách đấu đang chờ. Hãy chấp nhận, từ chối hoặc rút lại trước: { $existing }
error-challenge-invitation_open = Bạn đã có một lời mời đang chờ. Hãy rút lại trước, hoặc đợi ai đó chấp nhận: { $existing }
error-challenge_over = Lời thách đấu hoặc lời mời đó không còn hiệu lực. Tạo lời thách đấu mới bằng `{ $prefix }{ name-play } @ai_đó`.
error-challenge-not_yours = Lời thách đấu đó dành cho người khác.
error-challenge-level = Cấp độ chỉ dùng khi đấu với mình. Bỏ cấp độ đi để thách đấu một thành viên.
error-challenge-nobody_else = Ở đây chỉ có bạn và mình. Hãy thách đấu ai đó trong kênh của một máy chủ.
error-challenge-not_visible = Trong máy chủ này chỉ bạn thấy câu trả lời của mình, nên không ai chấp nhận được. Hãy nhờ người quản lý máy chủ thêm mình vào, hoặc chơi trong nhóm tin nhắn trực tiếp.
error-challenge-private_thread = Người tạo chủ đề riêng tư có thể xóa người khác khỏi đó, nên ở đây các thành viên chỉ chơi có gợi ý và không tính điểm xếp hạng: `{ $prefix }{ name-play } @ai_đó { word-hints }`.
error-challenge-cannot_see = **{ $who }** không thấy được kênh này. Hãy chơi ở kênh mà cả hai đều thấy.
error-challenge-channel_taken = Ở { $channel } đang có ván khác. Bạn có thể chấp nhận [lời mời]({ $link }) khi ván đó kết thúc.
error-challenge-not_a_member = Mình không tìm thấy thành viên đó ở đây. Gõ `@` rồi chọn từ danh sách của Discord.
error-moderation-not_the_starter = Người khác đã mở ván này. Chỉ người đó và thành viên có quyền **{ permission-manage_messages }** mới dừng được.
error-no_puzzles = Trò đó không có câu đố. Các trò có câu đố: { $games }.
error-puzzle-not_yours = Câu đố đó dành cho người khác. Lấy câu của riêng bạn bằng `{ $prefix }{ name-puzzle }`.
error-puzzle-over = Câu đố đó không còn được tính. Lấy câu mới bằng `{ $prefix }{ name-puzzle }`.
error-puzzle-answered = Bạn đã trả lời câu đố đó rồi. Lấy câu mới bằng `{ $prefix }{ name-puzzle }`.
error-practice-over = Bài tập đó không còn mở nữa. Lấy bài khác bằng `{ $prefix }{ name-practice }`.
error-practice-unreadable_coordinate = Đó không phải là một ô. Gõ chữ cái của hàng và số của cột, ví dụ `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Đó không phải là một cột. Gõ số của cột, ví dụ `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Đó là câu đố của ngày khác. Xem câu hôm nay bằng `{ $prefix }{ name-puzzle } { word-daily }`.
error-puzzle-daily_answered = Bạn đã trả lời câu đố hôm nay rồi. Câu tiếp theo sẽ có { $ends }.
error-race-outside_server = Cuộc đua cần có người khác nên chỉ có trong máy chủ. Ở đây, `{ $prefix }{ name-storm }` cũng như vậy nhưng một mình.
error-race-no_puzzles = Không có cuộc đua với câu đố của trò đó. Có cuộc đua với câu đố của: { $games }.
error-race-channel_taken = Kênh này đã có một cuộc đua.
error-race-in_another = Bạn đang ở trong một cuộc đua hoặc cơn bão khác. Hãy chơi xong đã.
error-race-started = Cuộc đua đó đã bắt đầu. Bạn có thể tham gia cuộc đua sau.
error-race-full = Cuộc đua đó đã đủ người: tối đa { $most } thành viên.
error-race-nobody_in = Chưa có ai tham gia.
error-race-not_starter = Chỉ thành viên đã mở cuộc đua này mới có thể bắt đầu sớm.
error-race-not_in = Bạn không tham gia cuộc đua đó.
error-race-not_over = Những người khác vẫn đang trả lời các câu đố này. Bạn có thể xem khi cuộc đua kết thúc.
error-race-day_not_over = Những người khác vẫn có thể trả lời các câu đố này. Cuộc đua kết thúc { $ends }; sau đó mình cho xem những câu bạn chưa giải được.
error-race-no_day = Hôm đó không có cuộc đua nào. `{ $prefix }{ name-race } { word-today }` cho xem cuộc đua hôm nay.
error-race-over = Cuộc đua đó đã kết thúc.
error-race-private = Mọi người ở đây sẽ đọc được câu trả lời của bạn. Hãy nhấn nút ở câu đố của bạn, hoặc gửi mình `{ $prefix }{ name-storm }` qua tin nhắn trực tiếp.
error-thread-not_here = Mình không mở được chủ đề ở đây. Hãy chơi không cần chủ đề, hoặc chơi trong kênh văn bản của một máy chủ.
error-thread-user_permission = Bạn cần quyền **{ $missing }** để mở chủ đề ở đây. Hãy chơi không cần chủ đề.
error-thread-too_many = Máy chủ này đã có số chủ đề đang mở tối đa mà Discord cho phép. Hãy chơi không cần chủ đề, hoặc lưu trữ bớt một chủ đề đang mở trước.
error-thread-try_later = Hiện Discord không cho mình mở chủ đề, nên ván này chơi ở đây.
error-thread-try_later_or_elsewhere = Hiện Discord không cho mình mở chủ đề, và ở đây đang có ván khác. Hãy thử lại sau vài phút, hoặc chơi ở kênh khác.
error-cannot_attach = Mình cần quyền **{ $missing }** để gửi tệp ở đây. Hãy nhờ người quản lý máy chủ cấp quyền, hoặc dùng lệnh gạch chéo.
error-training-bot_permission = Mình cần quyền **{ $missing }** để hiện tiến độ luyện tập ở đây. Hãy nhờ người quản lý máy chủ cấp quyền, hoặc cho mình luyện ở kênh khác.
error-training-user_install = Mình không hiện được tiến độ luyện tập ở đây. Hãy cho mình luyện trong tin nhắn trực tiếp, hoặc trong máy chủ đã thêm mình.
error-learner_game = Học trò không chơi trò đó. Nó chơi: { $games }.
error-learner-unknown_word = Mình không hiểu “{ $typed }”. `{ $prefix }{ name-brain }` cho xem những gì mình đã học. Bạn cũng có thể dùng `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` kèm một tệp, và `{ $prefix }{ name-learner } { word-reset }` hoặc `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Mình không phân tích được **{ $game }**, nên trò này không có gợi ý, phân tích và xem lại.
error-training-unknown_word = Mình không hiểu “{ $typed }”. Gõ số ván và một cấp độ của mình ({ $levels }), ví dụ `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Chọn từ 1 đến { $most } ván cho một buổi luyện.
error-training-already_running = Mình đang luyện ở đây rồi. Hãy đợi xong, hoặc kết thúc buổi luyện đó.
error-learner-other_mode = Hai trí nhớ này không gộp được: tệp ở chế độ `{ $theirs }`, còn ở đây mình học ở chế độ `{ $ours }`.
error-learner-one_file = Mình cần một tệp, do nút **{ learner-do_export }** bên dưới `{ $prefix }{ name-brain }` tạo ra.
error-learner-download_failed = Discord không đưa tệp đó cho mình. Vui lòng thử lại.
error-notify-other_server = Nút đó dành cho máy chủ khác. `{ $prefix }{ name-notify }` hiện nút dành cho máy chủ này.
error-notify-searches_off = Máy chủ này không cho phép thông báo lời mời.
error-not_a_manager = Bạn cần quyền **{ permission-manage_guild }** để làm việc đó.
error-settings_outside_server = Chỉ máy chủ mới có cài đặt. Hãy dùng `/{ name-settings }` trong một kênh của máy chủ của bạn.
error-invalid_choice = Lựa chọn đó không có. Xem các lựa chọn hiện có bằng `/{ name-settings }`.
error-invalid_prefix = Chưa lưu: tiền tố có tối đa 5 ký tự nhìn thấy được, không có dấu cách và dấu nháy ngược, và không bắt đầu bằng `/`, `@` hay `<`.
error-vote-outside_server = Trong ván đó mọi người cùng bỏ phiếu, nên chỉ chơi trong máy chủ. Đấu với mình ở đây bằng `{ $prefix }{ name-play }`.
error-vote-off = Máy chủ này đã tắt các ván bỏ phiếu.
error-vote-time = Thời gian cho mỗi nước từ 15 giây đến 24 giờ, như `30s`, `5m` hoặc `1h`. Ví dụ: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Việc bỏ phiếu cho nước đó vừa kết thúc. Lát nữa bạn có thể bỏ phiếu cho nước tiếp theo.
error-vote-only_in_thread = Bạn cần quyền **{ permission-manage_messages }** để mở ván này ngay trong kênh. Không có quyền đó, ván sẽ có một chủ đề.
error-vote-needs_thread = Ván này cần một chủ đề. Bạn cần quyền **{ permission-create_public_threads }** để mở chủ đề ở đây, hoặc **{ permission-manage_messages }** để chơi ngay trong kênh.
error-wrong_channel = Mình không chơi ở đây. Bạn có thể chơi ở { $channels }.
error-missing_role = Để chơi với mình ở đây, bạn cần một trong các vai trò: { $roles }.
error-cooldown = Nhanh quá. Bạn có thể dùng lệnh tiếp theo { $ends }.
error-too_many_choices = Bạn đã đổi ván này quá nhiều lần. Hãy chơi, hoặc bắt đầu ván mới bằng `{ $prefix }{ name-play }`.
error-already_playing = Bạn đang có một ván ở đây rồi. Xem bàn cờ bằng `{ $prefix }{ name-board }`.
error-button_used = Bạn đã nhấn nút đó rồi.
error-moderation-not_a_moderator = Bạn cần quyền **{ permission-manage_messages }** để dừng ván của thành viên khác.
error-moderation-end_exhibition_instead = Nếu bạn mở ván này, hãy dừng bằng nút bên dưới ván. Nếu không, bạn cần quyền **{ permission-manage_messages }**.
error-memory_file-too_large = Mình không nhập được tệp đó: tệp lớn hơn { $max_kib } KiB.
error-memory_file-not_mine = Mình không tải được tệp đó: mình không tạo ra nó, hoặc nó đã bị sửa.
error-memory_file-value = Mình không nhập được tệp đó: `{ $where }` phải là một trong các giá trị: `{ $values }`.
error-memory_file-entry = Mình không nhập được tệp đó: `{ $where }` phải là số nguyên từ 1 đến { $max_position }. { -entries-from-0 }
error-memory_file-position = Mình không nhập được tệp đó: `{ $where }` là { $position }, thế cờ mà học trò không thể học được ở chế độ này, hoặc bị ghi hai lần. { -entries-from-0 }
error-notation-line = Mình không đọc được dòng { $line }. Một dòng trông như `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: thời gian, bàn cờ, người chơi, nước đi, kết quả và cách ván kết thúc.
error-notation-unplayable = Dòng { $line } không phải ván hợp lệ: nước { $move } không phải một ô đi được lúc đó, như `B2`.
error-notation-ending = Dòng { $line } không phải ván hợp lệ: sau các nước đó, ván không thể kết thúc bằng `{ $ending }`.
error-starting-own = Mình vẫn đang mở ván kia của bạn. Hãy thử lại sau giây lát.
error-starting-other = Mình vẫn đang mở một ván khác cho người thách đấu. Hãy thử lại sau giây lát.
error-thread-closed = Chủ đề này đã đóng, và mình không được mở lại. Hãy nhờ người quản lý máy chủ mở; sau đó `{ $prefix }{ name-board }` hiện bàn cờ.
error-thread-name_blocked = AutoMod của máy chủ này đã chặn tên của chủ đề, vốn có tên những người chơi. Hãy chơi không cần chủ đề, hoặc nhờ điều hành viên miễn quy tắc đó cho mình.
-entries-from-0 = (Mục đầu tiên của danh sách là số 0.)
error-thread-bot_permission = Mình cần quyền **{ $missing }** để mở chủ đề ở đây. Hãy nhờ người quản lý máy chủ cấp quyền, hoặc chơi không cần chủ đề.
error-too_many_matches-own = Bạn đang chơi { $most } ván ở đây, nhiều nhất cùng lúc rồi. Hãy chơi xong một ván trước: { $channels }
error-too_many_matches-other = Người thách đấu đang chơi { $most } ván ở đây, nhiều nhất cùng lúc rồi. Hãy chấp nhận khi một ván đã xong.
error-may_not_follow_up = Mình cần quyền **{ $missing }** để hiện diễn biến ván đấu ở đây. Hãy nhờ người quản lý máy chủ cấp quyền, hoặc chơi ở kênh khác.
error-not_in_thread = Hãy nhắc tên mình ở đây trước. Như vậy mình được thêm vào chủ đề riêng tư này; trước lúc đó, mình không hiện được diễn biến ván đấu ở đây.
error-locked_thread = Chủ đề này đã bị khóa nên mình không thể hiện diễn biến ván đấu ở đây. Hãy nhờ điều hành viên mở khóa, hoặc chơi ở kênh khác.
error-in_timeout = Mình đang bị timeout trong máy chủ này nên không viết được ở đây. Timeout kết thúc { $ends }.
error-match_unreachable = Ván gần nhất ở đây kết thúc mà không tính kết quả, vì tin nhắn có bàn cờ đã bị xóa hoặc mình không thấy được kênh này.
error-hints_not_allowed = Ván này không cho dùng gợi ý. `{ $prefix }{ name-play } @ai_đó { word-hints }` mở một ván cho cả hai dùng gợi ý.
error-record-nothing_finished = Chưa có ván nào kết thúc ở đây. `{ $prefix }{ name-analyse } X../.O./...` phân tích được mọi thế cờ.
error-record-match_not_found = Mình không còn nhớ ván đó. Có thể một người chơi đã xóa dữ liệu.
error-record-unknown_target = Mình không hiểu “{ $typed }”. Bỏ trống để xem của bạn, nêu một thành viên, ví dụ `{ $prefix }{ $command } @ben`, hoặc viết `{ $prefix }{ $command } { word-server }` cho mọi người ở đây.
error-record-two_targets = Hãy chọn một thành viên hoặc cả máy chủ, không chọn cả hai.
error-record-no_leaderboard = Chỉ máy chủ mới có điểm xếp hạng và bảng xếp hạng. Xem kết quả của bạn ở đây bằng `{ $prefix }{ name-stats }`.
error-record-no_pasted_game = Hãy thêm một dòng từ `{ $prefix }{ name-export }` sau lệnh, và mình sẽ hiện ván đó.
error-record-board_too_large = Bàn cờ đó quá lớn để mình hiển thị. Lớn nhất là { $most }×{ $most }.
error-record-export_too_large = Bạn đã chơi nhiều ván hơn mức chứa được trong tệp { $most } MiB. Hãy xin dữ liệu từ người vận hành mình.
error-share-not_visible = Trong máy chủ này chỉ bạn thấy câu trả lời của mình, nên không ai khác thấy được ảnh.
error-share-cannot_attach = Mình không chia sẻ được ván ở đây: việc đó cần quyền **{ $missing }**.
error-level_not_offered = Trò { $game } không có cấp độ **{ $level }**. Các cấp độ hiện có: { $levels }.
error-network_missing = Bot này chưa cài mạng nên không có **trực-giác** và **nơ-ron**.
error-network_game = Mạng chưa học trò đó. Nó biết: { $games }.
error-offer-what = Hãy gõ điều bạn đề nghị: `{ $prefix }{ name-offer } { name-draw }` hoặc `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Trò đó không có thống kê và điểm xếp hạng riêng. Các trò có: { $games }.
error-unknown_level = Mình không hiểu “{ $typed }”. Các cấp độ của mình là { $levels }. Ví dụ: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Chưa lưu: X và O đều cần một emoji.
error-emoji-unreadable = Chưa lưu: “{ $typed }” không phải emoji. Hãy nhập một emoji, hoặc tên emoji của máy chủ, ví dụ `:cat:`.
error-emoji-composed = Chưa lưu: “{ $typed }” ghép từ nhiều ký tự, như mọi lá cờ, phím số và gia đình. Trên bàn cờ, Discord có thể hiện từng ký tự riêng. Hãy chọn một emoji đơn giản, ví dụ 🍎.
error-emoji-unknown = Chưa lưu: máy chủ này không có emoji `:{ $name }:`. Hãy nhập emoji của máy chủ, hoặc emoji chuẩn như 🍎.
error-emoji-unavailable = Chưa lưu: `:{ $name }:` hiện không dùng được, vì máy chủ này có nhiều emoji hơn mức nâng cấp cho phép.
error-emoji-restricted = Chưa lưu: `:{ $name }:` chỉ dành cho một số vai trò mà mình không có.
error-emoji-duplicate = Chưa lưu: { $emoji } sẽ chỉ hai thứ khác nhau. X, O và ô trống cần emoji khác nhau, cả trong hàng thắng. Nếu bạn không nhập emoji cho ô trống, ô trống là { $free }.
error-emoji-unlisted = Chưa lưu: Discord không cho mình biết máy chủ này có emoji nào. Vui lòng thử lại.

## failure

failure-old_button = Nút đó thuộc phiên bản cũ của mình. Xem mình làm được gì bằng `{ $prefix }{ name-help }`.
failure-changed = Các lệnh của mình vừa thay đổi, còn Discord của bạn vẫn hiện lệnh cũ. Hãy tải lại (Ctrl+R, hoặc khởi động lại ứng dụng) rồi thử lại.
failure-unexpected = Xin lỗi, bên mình có lỗi. Vui lòng thử lại; xem tình hình ván đấu bằng `{ $prefix }{ name-board }`.
failure-try_later = Hiện Discord không cho mình hoàn tất việc đó. Vui lòng thử lại sau một phút; xem tình hình ván đấu bằng `{ $prefix }{ name-board }`.
failure-blocked = AutoMod của máy chủ này đã chặn tin nhắn của mình. Hãy nhờ điều hành viên miễn quy tắc đó cho mình; sau đó xem tình hình ván đấu bằng `{ $prefix }{ name-board }`.
failure-blocked_link = Bộ lọc liên kết độc hại của Discord đã chặn tin nhắn của mình, có lẽ vì một cái tên trong đó. Xem tình hình ván đấu bằng `{ $prefix }{ name-board }`.
failure-embed_removed = Ai đó đã xóa phần nhúng có lời của mình khỏi tin nhắn này. Hãy giữ lại nhé: thiếu nó, không ai thấy đến lượt của ai.
failure-no_channel = Discord không cho mình biết đó là kênh nào. Vui lòng thử lại.
failure-not_attached = Không gửi kèm được tệp vì Discord từ chối tệp đó.
failure-database = Xin lỗi, hiện mình không lưu được ván đấu. Các ván đã lưu vẫn an toàn: hãy xem `{ $prefix }{ name-board }` sau vài phút rồi thử lại.
failure-computation = Xin lỗi, mình không tính xong kịp. Vui lòng thử lại sau vài phút.
failure-timeout = Mình không trả lời được ở { $channel }, vì mình đang bị timeout trong máy chủ đó. Timeout kết thúc { $ends }. Sau đó hãy tiếp tục bằng `{ $prefix }{ name-board }`: ván của bạn đã được lưu.
failure-muted = Mình không trả lời được ở { $channel } khi không có quyền **{ $missing }**. Hãy nhờ người quản lý máy chủ đó cấp quyền, rồi tiếp tục bằng `{ $prefix }{ name-board }`: ván của bạn đã được lưu.

## owner

owner-synced = Đã đăng ký { $count } lệnh gạch chéo với Discord.
owner-not_synced = Discord đã từ chối các lệnh gạch chéo (HTTP { $status }: { $reason }). Hãy thử lại sau. Nếu vẫn không được, hãy mời lại mình bằng đường liên kết trong nhật ký của mình.
owner-servers = Mình đang ở trong { $count } máy chủ. Muốn mình rời máy chủ nào, hãy gửi `{ $prefix }leave` kèm ID của máy chủ đó.
owner-direct_message = Như vậy thành viên của máy chủ này sẽ thấy mình ở trong những máy chủ nào. Hãy gửi lệnh đó cho mình qua tin nhắn trực tiếp.
owner-left = Mình đã rời máy chủ { $id }.
owner-not_there = Mình không ở trong máy chủ nào có ID này. Xem danh sách bằng `{ $prefix }servers`.
owner-not_allowed = Người vận hành mình chỉ cho mình chơi ở một số máy chủ, và đây không phải một trong số đó, nên mình rời đi đây.

## place

place-1 = góc trên trái
place-2 = trên
place-3 = góc trên phải
place-4 = trái
place-5 = giữa
place-6 = phải
place-7 = góc dưới trái
place-8 = dưới
place-9 = góc dưới phải

## advice

advice-match = Bạn đang chơi một ván ở { $channel } mà thế cờ này đang có trên bàn hoặc chỉ cách một nước. Nếu mình tiếp tục, ván đó không thể tăng điểm của bạn nữa, và bàn cờ ghi rằng bạn đã được trợ giúp.
advice-matches = Bạn đang chơi các ván ở { $channel } mà thế cờ này đang có trên bàn hoặc chỉ cách một nước. Nếu mình tiếp tục, các ván đó không thể tăng điểm của bạn nữa, và các bàn cờ ghi rằng bạn đã được trợ giúp.
advice-match_private = Bạn đang chơi với mình một ván trong tin nhắn trực tiếp mà thế cờ này đang có trên bàn hoặc chỉ cách một nước. Nếu mình tiếp tục, bàn cờ ở đó ghi rằng bạn đã được trợ giúp.
advice-puzzle = Thế cờ này là câu đố bạn đang được hỏi, hoặc chỉ cách nó một nước. Nếu mình tiếp tục, câu đố đó bị tính là không giải được.
advice-daily = Thế cờ này là câu đố hằng ngày của hôm nay, hoặc chỉ cách nó một nước. Nếu mình tiếp tục, câu đố đó bị tính là không giải được.
advice-exercise = Thế cờ này là bài tập bạn đang được hỏi, hoặc chỉ cách nó một nước. Nếu mình tiếp tục, bài tập đó bị tính là không giải được.
advice-show = Vẫn tiếp tục

## games

games-title = ### 🎮 Các ván của bạn
games-none = Hiện bạn không chơi ván nào. `{ $prefix }{ name-play }` để bắt đầu, `{ $prefix }{ name-invite }` để mời bất kỳ ai.
games-game = - [{ $game }]({ $link }) đấu với **{ $other }** · { $place } · { $turn }
games-your_turn = **đến lượt bạn**, bạn hết giờ { $deadline }
games-their_turn = đang chờ **{ $who }**, hết giờ { $deadline }
games-my_turn = đang chờ **{ $who }**
games-private = cuộc trò chuyện riêng
games-invitations = ### ⚔️ Đang tìm người chơi
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · hết hạn { $deadline }
games-join = Vào số { $number }
games-press = Nhấn nút để xem các ván đang chơi của bạn. Chỉ bạn thấy.
games-open = Các ván của tôi

## share

share-won = { $plies ->
   *[other] **{ $who }** đánh bại **{ $other }** sau { $plies } nước.
}
share-resigned = { $plies ->
   *[other] **{ $who }** đánh bại **{ $other }**, người đã đầu hàng sau { $plies } nước.
}
share-forfeited = { $plies ->
   *[other] **{ $who }** đánh bại **{ $other }**, người đã rời đi hoặc hết giờ sau { $plies } nước.
}
share-drawn = { $plies ->
   *[other] **{ $x }** và **{ $o }** hòa sau { $plies } nước.
}
share-no_result = { $plies ->
   *[other] **{ $x }** và **{ $o }** đã chơi { $plies } nước, không tính kết quả.
}
share-picture = Ảnh động của một ván: { $game }. { $x } đi trước, { $o } đi sau. Các nước đi: { $moves }.
share-player = người chơi { $number }
share-picture_won = { $who } thắng.
share-picture_drawn = Ván kết thúc hòa.
share-picture_no_result = Ván kết thúc mà không tính kết quả.

## vote

vote-thread = 🗳️ Ai cũng chơi được: hãy bỏ phiếu cho từng nước ở { $thread }.
vote-counts = 🗳️ { $counts } · hết giờ bỏ phiếu { $deadline }
vote-none = 🗳️ Chưa có phiếu nào · hết giờ bỏ phiếu { $deadline }
vote-waits = 🗳️ Chưa ai bỏ phiếu. Nếu không có phiếu nào, ván kết thúc { $deadline }.
vote-last = Phiếu cho nước vừa rồi: { $counts }
vote-lot = 🎲 { $cells } có số phiếu bằng nhau, nên một ô được bốc thăm.
vote-lot_many = { $count ->
   *[other] 🎲 { $count } ô có số phiếu bằng nhau, nên một ô được bốc thăm.
}
vote-yours = { $count ->
   *[other] 🗳️ Phiếu của bạn: **{ $move }** · đến giờ có { $count } phiếu · hết giờ bỏ phiếu { $deadline }. Cho đến lúc đó bạn vẫn đổi phiếu được.
}
vote-theirs = { $count ->
   *[other] 🗳️ **{ $who }** bỏ phiếu cho **{ $move }** · đến giờ có { $count } phiếu · hết giờ bỏ phiếu { $deadline }
}
vote-how = Hãy bỏ phiếu cho một ô: ô nhiều phiếu nhất sẽ được đi.
vote-how_with_review = { vote-how } Khi ván kết thúc, mình sẽ cho biết các bạn sai ở đâu và ai đã bỏ phiếu cho nước đúng.
vote-typed = Để bỏ phiếu, hãy gõ một nước đi, ví dụ `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** đã thấy nước đúng.
   *[other] **{ $who }** và { $others } người khác đã thấy nước đúng.
}
vote-saw_unnamed = { $count ->
    [0] Không ai bỏ phiếu cho nước tốt hơn.
   *[other] { $count } người bỏ phiếu đã thấy nước đúng.
}
vote-went_wrong = Ở nước { $number }, cả nhóm đã sai. Tốt hơn: { $cells }.
vote-best = **Bỏ phiếu giỏi nhất:** { $who } { $share }
vote-practise = Luyện tập
vote-choose = 🗳️ Chọn ô bạn muốn bỏ phiếu:

## race

race-title = 🏁 **Cuộc đua câu đố** · { $game } · { $time }
race-title_storm = ⚡ **Cơn bão câu đố** · { $game } · { $time }
race-time_90 = 90 giây
race-time_180 = 3 phút
race-mixed = nhiều trò
race-rules = Mọi người nhận cùng các câu đố, từ dễ đến khó, mỗi người trong một tin nhắn chỉ người đó thấy. Trả lời đúng được một điểm, trả lời sai mất { $seconds } giây.
race-in = **Tham gia:** { $names } ({ $count }/{ $most })
race-starts = Cuộc đua bắt đầu { $begins }, hoặc khi { $who } nhấn **Bắt đầu**.
race-starts_at = Cuộc đua bắt đầu { $begins }.
race-unrated = -# Không ai thay đổi điểm xếp hạng: mình không biết được ai nhanh thật và ai đang mở thêm cửa sổ khác.
race-restarted_lobby = -# Mình vừa khởi động lại. Ai đã tham gia thì vẫn được tính: khi cuộc đua bắt đầu, hãy nhấn **Tiếp tục** ở đây.
race-join = Tham gia
race-begin = Bắt đầu
race-continue = Tiếp tục
race-again = Lần nữa
race-see_missed = Xem câu chưa giải được
race-keep = Luyện các câu này
race-kept = { $count ->
    [0] Các câu này đã có trong bài tập của bạn.
   *[other] Đã thêm { $count } câu đố vào bài tập của bạn.
}
race-open_storm = Bắt đầu cơn bão
race-joined = 🏁 Bạn đã tham gia. Cuộc đua bắt đầu { $begins }, và câu đố đầu tiên của bạn sẽ hiện ở đây.
race-alone = Không ai khác tham gia, nên đây là một cơn bão: cuộc đua một mình. Nó được tính vào kỷ lục của bạn.
race-nobody_joined = Không ai tham gia.
race-running = -# Ai cũng trả lời trong tin nhắn riêng. Nếu tin nhắn của bạn biến mất, hãy nhấn **Tiếp tục**.
race-restarted = Mình vừa khởi động lại. Mọi điểm đều được giữ, và thời gian còn lại lúc bạn trả lời lần cuối cũng vậy: hãy nhấn **Tiếp tục**.
race-over = -# Khi bằng điểm, ai có combo dài nhất xếp trên, rồi đến ít câu sai hơn, rồi ít thời gian hơn.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · combo dài nhất { $combo } · { $wrong } câu sai
race-right = ✅ +1 · combo { $combo }
race-wrong = ❌ −{ $seconds } giây
race-score = { $points ->
   *[other] **{ $points } điểm** · câu { $number } · hết giờ { $ends }
}
race-win = **{ $mark } đi và thắng.**
race-draw = **{ $mark } đi và giữ hòa.**
race-paused = { $points ->
   *[other] ⏸️ Thời gian của bạn đang dừng. Bạn có **{ $points } điểm** và còn **{ $seconds } giây**, sẽ chạy tiếp khi bạn nhấn **Tiếp tục**.
}
race-time_up = ⏱️ Hết giờ.
race-all_answered = 🏆 Bạn đã trả lời hết các câu đố.
race-result = { $points ->
   *[other] **{ $points } điểm** · combo dài nhất { $combo } · { $wrong } câu sai
}
race-wait_for_order = -# Thứ hạng sẽ có trong kênh khi mọi người đã xong.
race-records = Kỷ lục của bạn: **{ $today }** hôm nay · **{ $week }** tuần này · **{ $ever }** từ trước đến nay
race-new_record = 🏆 Cơn bão tốt nhất của bạn đến giờ!
race-missed = Câu { $number } · câu chưa giải được { $page }/{ $count }
race-right_win = { $mark } thắng bằng **{ $solution }**. { $reasons }
race-right_draw = { $mark } giữ hòa bằng **{ $solution }**. { $reasons }
race-nothing_missed = Bạn không có câu nào chưa giải được. ✅
race-title_day = 🏁 **Cuộc đua trong ngày** · { $day }
race-day_rules = Mọi người ở đây nhận cùng { $count } câu đố, từ dễ đến khó, mỗi câu một lần trả lời. Trả lời đúng được một điểm. Cuộc đua kết thúc { $ends }; sau đó mình chỉ ra các nước đúng.
race-day_named = Bảng ghi tên mọi người tham gia. Không ai thay đổi điểm xếp hạng.
race-day_nobody = Chưa có ai trả lời.
race-day_over = Cuộc đua đó đã kết thúc lúc nửa đêm UTC.
race-day_solutions = -# Cuộc đua kết thúc { $ends }. Sau đó, `{ $prefix }{ name-race } { word-today }` cho xem những câu bạn chưa giải được.
race-day_progress = Bạn đã trả lời { $number }/{ $count } câu đố.
race-day_order = -# Khi bằng điểm, ai có combo dài nhất xếp trên, rồi đến ít câu sai hơn, rồi ít thời gian hơn. Mỗi câu tính tối đa một phút, nên bạn có thể nghỉ rồi chơi tiếp trong hôm nay.
race-day_yesterday = { $points ->
   *[other] Hôm qua: **{ $points } điểm**, hạng { $place }/{ $count }.
}
race-start = Bắt đầu
race-todays = Cuộc đua hôm nay
race-day_score = { $points ->
   *[other] **{ $points } điểm** · câu { $number }/{ $count }
}
race-day_wrong = ❌ Đó không phải nước đúng.
race-storm_press = { race-title_storm } · Nhấn nút để bắt đầu cơn bão của bạn. Chỉ bạn thấy.
