### The bot's texts in Russian.

## ply

ply-member_first = Новая партия. **{ $who }** ставит { $mark } на **{ $coordinate }**.
ply-member = **{ $who }** ставит { $mark } на **{ $coordinate }**.
ply-program_first = Начинаю: **{ $coordinate }** { $mark }.
ply-program = Отвечаю: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = столбец { $column }
move-cell = столбец { $column }, ряд { $row }
move-row = ряд { $row } (столбцы { $first }–{ $last })
move-diagonal = диагональ ({ $first } – { $last })
move-boards = поля { $boards }
ply-wait = Меня ждёт много партий, поэтому мой ход займёт примерно { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.

## status

status-member_to_move = Ваш ход, **{ $who }**: вы играете за { $mark }.
status-example = Например: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, ваш ход · время истекает { $deadline }
status-time_limit = Когда вы оба сделаете по ходу, проиграет тот, у кого истечёт время. До этого партия закончится без результата.
status-replaceable = Когда мы оба сделаем по ходу, а вы потом час не будете ходить, другие смогут начать здесь новую партию, и эту вы проиграете.
status-extended = ⏳ Время один раз продлено: **{ $who }** не видит этот канал или не может в нём писать.
status-excused = **{ $who }** не видит этот канал или не может в нём писать. У игрока **{ $other }** есть права, из-за которых такое возможно, поэтому никто не проигрывает.
status-level_to_move = **{ $who }** { $mark } думает…
status-member_won = 🏆 **{ $who } { $mark } побеждает.** Линия: { $line }.
status-program_won = 🏁 **Победа за мной** { $mark }. Линия: { $line }.
status-member_won_without_line = 🏆 **{ $who } побеждает.**
status-program_won_without_line = 🏁 **Победа за мной.**
status-misere_won = 🏆 **{ $winner } побеждает:** **{ $who }** { $mark } завершает линию { $line } и проигрывает.
status-misere_member_won = 🏆 **{ $who } побеждает.** Линию { $line } { $mark } пришлось завершить мне.
status-misere_program_won = 🏁 **Победа за мной:** **{ $who }** { $mark } завершает линию { $line } и проигрывает.
status-draw = 🤝 **Ничья.** Поле заполнено, а линии нет ни у кого.
status-draw_repetition = 🤝 **Ничья.** Одна и та же позиция повторилась трижды.
status-draw_move_limit = 🤝 **Ничья** после 100 ходов.
status-draw_boards = { $count ->
    [one] 🤝 **Ничья.** У каждой стороны { $count } поле, а трёх в ряд нет ни у кого.
    [few] 🤝 **Ничья.** У каждой стороны { $count } поля, а трёх в ряд нет ни у кого.
    [many] 🤝 **Ничья.** У каждой стороны { $count } полей, а трёх в ряд нет ни у кого.
   *[other] 🤝 **Ничья.** У каждой стороны { $count } поля, а трёх в ряд нет ни у кого.
}
status-member_won_boards = 🏆 **{ $who } побеждает** — по числу полей, { $won } против { $lost }: трёх в ряд нет ни у кого.
status-program_won_boards = 🏁 **Победа за мной** — по числу полей, { $won } против { $lost }: трёх в ряд нет ни у кого.
status-member_resigned = 🏳️ **{ $who }** сдаётся. **Победа за мной.**
status-member_forfeited = ⌛ **{ $who }** выбывает (уход с сервера или истекло время). **Победа за мной.**
status-member_started_over = 🏳️ **{ $who }** сдаёт прошлую партию. **Победа в ней за мной.**
status-resigned = 🏳️ **{ $who }** сдаётся. **Побеждает { $winner }.**
status-forfeited = ⌛ **{ $who }** выбывает (уход с сервера или истекло время). **Побеждает { $winner }.**
status-agreed = 🤝 **Ничья** по соглашению.
status-exhibition_ended = ⏹️ **Остановлено.** Эта партия закончилась без результата.
status-stopped = ⏹️ **Партию остановил модератор.** Она закончилась без результата.
status-abandoned = 💤 Никто не сделал следующий ход, и партия закончилась без результата.
status-crowd = чат
status-crowd_first = Чат
status-crowd_to_move = Ходит чат { $mark }: **голосовать могут все.**
status-someone = кто-то
status-again_watch = Посмотрим ещё? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Спасибо за игру!
ending-next_time = Может быть, в следующий раз!
ending-good_game = Хорошая партия!
ending-rating = **Рейтинг:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } победа подряд
        [few] { $count } победы подряд
        [many] { $count } побед подряд
       *[other] { $count } победы подряд
    }
ending-rating_of_game = **Рейтинг, { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Первая победа над уровнем **{ $level }**!
ending-last_win = Перед последним ходом вы ещё могли победить: ||**{ $cells }**||
ending-last_draw = Перед последним ходом вы ещё могли спасти ничью: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }** упускает победу на последнем ходу: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }** упускает ничью на последнем ходу: ||**{ $cells }**||
ending-earlier_win = На своём { $ordinal ->
       *[other] { $number }-м
    } ходу вы ещё могли победить: ||**{ $cells }**||
ending-earlier_draw = На своём { $ordinal ->
       *[other] { $number }-м
    } ходу вы ещё могли спасти ничью: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }** упускает победу на своём { $ordinal ->
       *[other] { $number }-м
    } ходу: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }** упускает ничью на своём { $ordinal ->
       *[other] { $number }-м
    } ходу: ||**{ $cells }**||
ending-best_result = Ни одной ошибки: лучшего результата не добиться никому.
ending-no_mistake = Вы не допустили ни одной ошибки.

## position

position-cells = X: { $x } · O: { $o }
position-none = нет
position-columns = Фишки в столбцах, снизу вверх: { $columns }
position-disc_x = красная
position-disc_o = жёлтая
position-threats = { $glyph } — угроза: { $cells }
position-fading = Исчезнут следующими: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Следующий ход: поле { $board }, от { $first } до { $last }.
position-any_board = Следующий ход: любое поле.
position-open_boards = Следующий ход: любое открытое поле ({ $boards }).
position-boards_won = Закрытые поля: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ничьи: { $boards }
position-against = Мой уровень: { $level }
position-coached = С подсказками
position-weakened = Времени подумать было меньше обычного: рейтинг не повысится
position-unrated = Приватная ветка: без рейтинга
position-misere = { $count } в ряд — проигрыш

## level

level-random = случайный
level-easy = простой
level-medium = средний
level-hard = сложный
level-perfect = идеальный
level-learner = ученик
level-intuition = интуиция
level-neural = нейросеть
level-neural-early = нейросеть-новичок
level-neural-middle = нейросеть-недоучка

## game

game-3x3 = Крестики-нолики
game-misere = Поддавки (линия проигрывает)
game-4x4 = 4×4 (четыре в ряд)
game-5x5 = 5×5 (четыре в ряд)
game-7x7 = 7×7 (пять в ряд)
game-9x9 = 9×9 (пять в ряд)
game-connect4 = Четыре в ряд
game-fading = Исчезающие знаки
game-ultimate = Суперкрестики-нолики
game-rules_fading = Три в ряд выигрывают. У каждой стороны не больше трёх знаков: когда ставите четвёртый, сначала исчезает самый старый.
game-rules_ultimate = Выиграйте три поля в ряд: по горизонтали, вертикали или диагонали. Ваша клетка указывает, где ходить другой стороне: клетка справа вверху отправляет её на поле справа вверху. Если это поле уже выиграно или заполнено, можно ходить на любое открытое.
game-size = { $rows }×{ $columns } ({ $in_a_row } в ряд)

## board

board-rematch = Реванш
board-level = Уровень: { $level }
board-game = Игра: { $game }
board-hint = Подсказка
board-resign = Сдаться
board-take_back = Вернуть ход
board-draw = Предложить ничью
board-again = Сыграть ещё
board-stop = Остановить
board-review = Разбор
board-fix = Исправить мои ошибки
board-choose_row = Выберите строку: { $rows }
board-choose_column = Строка { $row }: выберите столбец
board-another_row = Другая строка
board-choose_board = Выберите поле
board-choose_cell = { $board }: выберите клетку
board-another_board = Другое поле

## style

style-default = Классика, большие поля картинкой
style-classic = Классика
style-shapes = Фигуры
style-animals = Животные
style-fruit = Фрукты
style-space = Космос
style-weather = Погода
style-picture = Картинка
style-own = Эмодзи сервера

## own

own-title = Эмодзи для поля
own-choose = Выбрать эмодзи
own-explanation = Эмодзи или название эмодзи этого сервера, например :cat:
own-placeholder = Пусто — эмодзи по умолчанию
own-x = X
own-o = O
own-winning_x = Выделенный X
own-winning_o = Выделенный O
own-empty = Свободная клетка
own-unavailable = Эти эмодзи здесь больше недоступны: { $names }. На поле снова { $mark_x } и { $mark_o }.

## picture

picture-board = Поле { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Поле { $rows }×{ $columns }. { $discs }.
picture-fading = Исчезнут следующими: { $marks }.
picture-fading_mark = { $letter } на { $cell }
picture-last = Последний ход: { $coordinate }.
picture-line = Зачёркнута линия: { $line }.
picture-network = Нейросеть ожидает для { $mark } { $value } по шкале от −100 до +100. Больше всего ей нравится: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Играть в ветке
thread-made = Партия идёт в ветке { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** бросает вам вызов: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** ищет соперника. Игра: **{ $game }**. Кто сыграет?
challenge-mark = **{ $who }** играет за { $mark }, первым ходит { $mark_x }.
challenge-random_mark = Кто за кого, решит жребий. Первым ходит { $mark_x }.
challenge-hints = 💡 Обоим игрокам доступна команда `/{ name-hint }`; под полем будет пометка об этом.
challenge-notices_on = 🔔 Если примете, включатся уведомления: я упоминаю вас, когда ваш ход, а вас нет в канале, и перед концом вашего времени. Выключить их можно кнопкой в `/{ name-privacy }`.
challenge-expires = Истекает { $deadline }.
challenge-accept = Принять
challenge-decline = Отклонить
challenge-withdraw = Отозвать
challenge-declined = **{ $who }** отклоняет вызов.
challenge-withdrawn = **{ $who }** отзывает вызов.
challenge-uninvited = **{ $who }** отзывает приглашение.
challenge-expired = ⌛ Время вышло: **{ $who }** остаётся без ответа.
challenge-begun = **{ $x }** { $mark_x } против **{ $o }** { $mark_o }. Игра началась!
challenge-choose_friend = С кем хотите сыграть?
challenge-friend = Выберите участника
challenge-invite = С кем угодно здесь

## offer

offer-draw = 🤝 **{ $who }** предлагает ничью. **{ $other }**, согласны?
offer-take-back = ↩️ **{ $who }** просит вернуть ход **{ $coordinate }**. **{ $other }**, согласны?
offer-take-back_answered = ↩️ **{ $who }** просит вернуть ход **{ $coordinate }** (а с ним и ответ **{ $answer }** — ход игрока **{ $other }**). **{ $other }**, согласны?
offer-accept = Согласиться
offer-decline = Отказаться
offer-taken_back = **{ $who }** возвращает ход.
offer-declined = **{ $who }** отвечает отказом. Партия продолжается.
offer-withdrawn = **{ $who }** отзывает предложение. Партия продолжается.
notice-turn = { $who }, ваш ход.
notice-begun = { $who }, ваша партия началась.
notice-reminder = ⏰ { $who }, ваш ход, и ваше время в [партии]({ $link }) истекает { $deadline }.
notify-on = 🔔 **Уведомления:** включены. В партиях с участниками я упоминаю вас, когда ваш ход, а вас пять минут нет в канале, когда соперник принимает ваш вызов или что-то предлагает, и один раз перед концом вашего времени.
notify-off = 🔕 **Уведомления:** выключены. Я упоминаю вас, только когда вас вызывают на партию.
notify-turn_on = Включить уведомления
notify-reminders_on = 🔥 **Напоминание о серии:** включено. За два часа до полуночи по UTC я пишу вам в личные сообщения, если может прерваться ваша серия задач дня от трёх дней.
notify-reminders_off = 🔥 **Напоминание о серии:** выключено. За два часа до полуночи по UTC я могу писать вам в личные сообщения, если может прерваться ваша серия задач дня от трёх дней.
notify-turn_on_reminders = Напоминать о серии
notify-turn_off_reminders = Не напоминать о серии
notify-searches_on = ⚔️ **Уведомления о приглашениях:** здесь включены. Я пишу вам в личные сообщения, когда кто-то ищет соперника в канале, который вы видите, — не чаще раза в час.
notify-searches_off = ⚔️ **Уведомления о приглашениях:** здесь выключены. Я могу писать вам в личные сообщения, когда кто-то ищет соперника в канале, который вы видите, — не чаще раза в час.
notify-searches_off_here = ⚔️ **Уведомления о приглашениях:** выключены. На этом сервере они не разрешены.
notify-searches_in = { $count ->
    [one] ⚔️ **Уведомления о приглашениях:** включены на { $count } сервере. Я пишу вам в личные сообщения, когда там ищут соперника.
    [few] ⚔️ **Уведомления о приглашениях:** включены на { $count } серверах. Я пишу вам в личные сообщения, когда там ищут соперника.
    [many] ⚔️ **Уведомления о приглашениях:** включены на { $count } серверах. Я пишу вам в личные сообщения, когда там ищут соперника.
   *[other] ⚔️ **Уведомления о приглашениях:** включены на { $count } сервера. Я пишу вам в личные сообщения, когда там ищут соперника.
}
notify-searches_nowhere = ⚔️ **Уведомления о приглашениях:** выключены. На сервере `/{ name-notify }` включает личные сообщения о том, что там ищут соперника.
notify-turn_on_searches = Сообщать, когда ищут соперника
notify-turn_off_searches = Не сообщать о приглашениях
notify-streak_ends =
    🔥 Ваша серия задач дня прервётся { $ends }, в полночь по UTC, если не решить сегодняшнюю задачу:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
notify-private_streak = - здесь, командой `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
notify-streak_elsewhere = - в другой переписке, командой `/{ name-puzzle }`: { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
notify-some_server = другой сервер
notify-search = ⚔️ **{ $who }** ищет соперника. Игра: **{ $game }**, сервер: **{ $server }**. Истекает { $deadline }. [Открыть приглашение]({ $link })
notify-turn_off = Выключить уведомления

## puzzle

puzzle-win = **{ $mark } ходит и выигрывает.** К победе ведёт только один ход. Какой?
puzzle-draw = **{ $mark } ходит и спасает ничью.** Ничью сохраняет только один ход, все остальные проигрывают. Какой?
puzzle-user = 🧩 Задача для игрока **{ $who }**.
puzzle-daily = 🧩 **Задача дня ({ $day }).** Следующая появится { $ends }. Засчитывается только первый ответ.
puzzle-right = ✅ **{ $coordinate } — верно.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } — недостаточно:** { $other } ещё может добиться ничьей. Верный ход: **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } проигрывает**, если { $other } играет точно. Верный ход: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } задача подряд!
        [few] { $count } задачи подряд!
        [many] { $count } задач подряд!
       *[other] { $count } задачи подряд!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } день подряд!
        [few] { $count } дня подряд!
        [many] { $count } дней подряд!
       *[other] { $count } дня подряд!
    }
puzzle-record-solved = **Решено:** { $solved } из { $tried }
puzzle-record-streak = **Серия:** { $in_a_row } (рекорд: { $best })
puzzle-record-daily = **Задача дня:** { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    } (рекорд: { $best_days })
puzzle-next = Следующая задача
puzzle-skip_costs = -# Если попросить другую задачу, не ответив на эту, эта будет считаться нерешённой.
puzzle-seen = Эта задача была у вас в гонке за последние 30 дней, поэтому рейтинг она не меняет.
puzzle-rating = **Рейтинг в задачах:** { $rating } ({ $change })
puzzle-share = Поделиться
puzzle-shared = 🧩 Задача дня ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
puzzle-solve = Решать
puzzle-answers = Решили: **{ $solved }**, не решили: **{ $missed }**
puzzle-streaks = 🔥 **Серии тех, кто поделился:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
puzzle-race = { $count ->
        [one] 🏁 **Гонка дня:** { $leaders } · { $count } участник
        [few] 🏁 **Гонка дня:** { $leaders } · { $count } участника
        [many] 🏁 **Гонка дня:** { $leaders } · { $count } участников
       *[other] 🏁 **Гонка дня:** { $leaders } · { $count } участника
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Гонка дня
puzzle-yesterday = **Вчерашнее решение:** { $solution }
puzzle-yesterday_posted = **[Вчерашнее]({ $link }) решение:** { $solution }

## practice
practice-game = Из вашей партии, { $day }:
practice-lost_win = **Ход { $mark }.** Здесь вы сыграли **{ $coordinate }** и упустили победу. Найдите ход лучше.
practice-lost_draw = **Ход { $mark }.** Здесь вы сыграли **{ $coordinate }** и упустили ничью. Найдите ход лучше.
practice-crowd_game = Из партии чата, { $day }:
practice-crowd_lost_win = **Ход { $mark }.** Здесь чат сыграл **{ $coordinate }** и упустил победу. Найдите ход лучше.
practice-crowd_lost_draw = **Ход { $mark }.** Здесь чат сыграл **{ $coordinate }** и упустил ничью. Найдите ход лучше.
practice-race = Из вашей гонки, { $day }:
practice-no_move_win = **{ $mark } ходит и выигрывает.** Вы не успели найти ход. К победе ведёт только один. Какой?
practice-no_move_draw = **{ $mark } ходит и спасает ничью.** Вы не успели найти ход. Ничью сохраняет только один. Какой?
practice-draws = 💡 **{ $coordinate } — недостаточно:** { $other } ещё может добиться ничьей.
practice-loses = 💡 **{ $coordinate } проигрывает**, если { $other } играет точно.
practice-unproven = 💡 **{ $coordinate }**, возможно, не хуже, но доказать это не удалось.
practice-better = **Лучше:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Это упражнение вернётся завтра.
        [one] Это упражнение вернётся через { $days } день.
        [few] Это упражнение вернётся через { $days } дня.
        [many] Это упражнение вернётся через { $days } дней.
       *[other] Это упражнение вернётся через { $days } дня.
    }
practice-first_counts = Засчитывается только первый ответ в день, когда упражнению пришёл срок. { practice-comes_back }
practice-end_of_game = Это была ваша последняя ошибка в этой партии.
practice-end_of_race = Это была последняя задача, которую вы не решили в этой гонке.
practice-no_mistakes = В этой партии не нашлось вашего хода, который был бы доказанной ошибкой.
practice-none = У вас пока нет упражнений. Отныне они составляются из ошибок в ваших законченных партиях.
practice-none_due = **Сейчас упражняться не в чем.** Ваше следующее упражнение: { $due }.
practice-show = Показать решение
practice-try_again = Ещё раз
practice-hint = { board-hint }
practice-other_game = Ошибки другой партии
practice-a_game = Ошибки из партии
practice-hint_finish_line = 💡 **Подсказка:** можно завершить линию.
practice-hint_block_line = 💡 **Подсказка:** следующим ходом { $other } может завершить линию.
practice-hint_make_fork = 💡 **Подсказка:** можно угрожать победой сразу на двух клетках.
practice-hint_prevent_fork = 💡 **Подсказка:** следующим ходом { $other } может угрожать победой сразу на двух клетках.
practice-hint_forced_sequence = 💡 **Подсказка:** просчитайте на несколько ходов вперёд: чем { $other } может ответить на каждый ваш ход?
practice-hint_opening = 💡 **Подсказка:** посмотрите, чем { $other } может угрожать после каждого вашего хода.
practice-hint_zugzwang = 💡 **Подсказка:** в конце кому-то придётся сходить в каждый столбец. Посчитайте, кому.
practice-puzzle = Решить задачу
practice-press = Нажмите кнопку, чтобы потренироваться. Это увидите только вы.
practice-open = Тренироваться

## course

course-lines = Линии и защита
course-forks = Вилки
course-prevention = Как не допустить вилку
course-openings = Начало игры
course-misere = Всё наоборот
course-large = Большие поля
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Курс
    В каждом уроке есть пример, который вы играете, и три упражнения.
course-lines_text =
    Три знака в линию выигрывают: по горизонтали, вертикали или диагонали.
    Поэтому сначала посмотрите, можете ли вы завершить линию.
    Если нет, посмотрите, может ли соперник, и закройте её.
course-forks_text =
    Вилка угрожает победой сразу на двух клетках.
    Закрыть можно только одну, так что вы победите на другой.
    Ищите свободную клетку, где пересекаются две ваши линии.
course-prevention_text =
    Заметьте вилку соперника раньше, чем она появится.
    Займите её клетку или создайте угрозу, которую надо закрывать в другом месте.
    Если, закрывая её, соперник делает вилку, угроза была не та.
course-openings_text =
    Центр входит в четыре линии, угол в три, клетка у края в две.
    Поэтому начинайте в центре или в углу.
    На угол отвечайте центром, а на центр — углом.
course-misere_text =
    Кто завершил линию, проиграл, поэтому держите свои знаки порознь.
    { $mark_x } начинает в центре и на каждый ход отвечает на противоположной клетке.
    Тогда в каждой линии, которую мог бы завершить { $mark_x }, стоит { $mark_o }.
course-large_text =
    Пять в ряд выигрывают. Четвёрку со свободными концами не остановить: закрыть можно только один конец.
    Тройка со свободными концами следующим ходом станет такой четвёркой.
    Четвёрку нужно закрывать сразу, поэтому она важнее любой тройки.
course-connect4_text =
    Линия, которой не хватает одной клетки, — это угроза, даже если туда ещё нельзя сходить.
    В конце кому-то придётся сходить под неё: { $mark_x } достаются нечётные ряды снизу, { $mark_o } — чётные.
    Никогда не ходите под клетку, на которой победит соперник.
course-example = Пример
course-exercise = Упражнение { $number }
course-lessons = Все уроки
course-next = Следующий урок
course-win = **{ $mark } ходит и выигрывает.**
course-draw = **{ $mark } ходит и спасает ничью.**
course-completes_line = 💡 **{ $coordinate } проигрывает:** этот ход завершает линию.
course-reply = { $mark } отвечает: **{ $coordinate }**.
course-another = Вот другая позиция.
course-solution = 💡 Верный ход: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Урок пройден!**
course-all_done = 🏆 **Вы прошли все уроки!**
course-beat = А теперь обыграйте уровень **{ $level }**.
course-play = Играть против: { $level }
course-press = Нажмите кнопку, чтобы открыть курс. Его увидите только вы.

## settings

settings-level = **Уровень по умолчанию:** { $level }
settings-game = **Игра по умолчанию:** { $game }
settings-games = **Доступные игры:** { $games }
settings-all_games = **Доступные игры:** все, а также поля любого размера
settings-choose_games = Все игры
settings-buttons = **Кнопки для ходов:** включены
settings-text = **Кнопки для ходов:** выключены, ходы вводятся текстом
settings-title = ## ⚙️ Настройки сервера
settings-saved = ✅ Сохранено · { $now }
settings-page_games = Игры
settings-page_server = Сервер
settings-page_daily = Задача дня
settings-page_language = Язык
settings-heading_games = ### Игры
settings-heading_boards = ### Поле
settings-heading_access = ### Доступ
settings-heading_commands = ### Команды
settings-heading_daily = ### Задача дня
settings-heading_language = ### Язык
settings-default = { $what } (по умолчанию)
settings-language = **Язык:** { $language }
settings-discord_language = **Язык:** { $language }, как в Discord
settings-language_from_discord = Как в Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Другие языки: { $first } … { $last }
settings-note_language = Сообщения для всех — на этом языке. Сообщения, которые видите только вы, — на вашем.
settings-style = **Стиль поля:** { $style }
settings-like_pictures = Лучше картинкой?
settings-use_pictures = Все поля картинкой
settings-pictures = Так выглядит поле картинкой. Другие стили и прежний вид — в { slash-settings }.
settings-to_buttons = Показывать кнопки
settings-to_text = Скрыть кнопки
settings-everywhere = **Каналы:** все
settings-channels = **Каналы:** { $channels } и их ветки
settings-choose_channels = Все каналы
settings-everybody = **Кто может играть:** все
settings-roles = **Кто может играть:** { $roles }
settings-choose_roles = Все
settings-threads = **Ветки:** для каждой партии, где это возможно
settings-no_threads = **Ветки:** только по запросу
settings-to_threads = Играть в ветках
settings-to_channels = Не создавать ветки
settings-idle = **Лимит бездействия:** { $idle }
settings-notices = **Уведомления:** включены
settings-no_notices = **Уведомления:** выключены
settings-to_notices = Включить
settings-to_no_notices = Выключить
settings-search_notices = **Уведомления о приглашениях:** включены
settings-no_search_notices = **Уведомления о приглашениях:** выключены
settings-to_search_notices = Разрешить
settings-to_no_search_notices = Запретить
settings-note_is_search_quiet = Тем, кто об этом попросил, я пишу в личные сообщения, когда кто-то здесь зовёт сыграть любого, — не чаще раза в час.
settings-votes = **Партии с голосованием:** включены
settings-no_votes = **Партии с голосованием:** выключены
settings-to_votes = Включить голосования
settings-to_no_votes = Выключить голосования
settings-note_has_no_votes = С `/{ name-vote }` все в канале играют за одну сторону против меня и голосуют за каждый ход.
settings-note_is_quiet = В партиях между участниками я упоминаю игрока, которого нет в канале, когда его ход и перед концом его времени. Каждый может выключить это для себя кнопкой в `/{ name-privacy }`.
settings-note_idle = Если столько времени нет ходов, партия заканчивается. На начатые партии изменение не влияет.
settings-cooldown = **Пауза:** { $cooldown } между командами
settings-no_cooldown = **Пауза:** нет
settings-note_cooldown = На ходы и кнопки пауза не распространяется.
settings-prefix = **Префикс:** `{ $own }`
settings-no_prefix = **Префикс:** нет
settings-note_prefix = Слэш-команды и команды после @-упоминания бота работают всегда.
settings-change_prefix = Изменить префикс
settings-daily_channel = **Канал:** { $channel }
settings-no_daily_channel = **Канал:** нет, я её не публикую
settings-choose_daily_channel = Нигде
settings-note_daily_channel = Раз в день я публикую там задачу дня с кнопкой для ответа, числом решивших, вчерашним решением и самыми длинными сериями тех, кто поделился результатом.
settings-daily_hour = **Время:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Если этот час уже начался, а сегодня публикации не было, я публикую задачу сразу.
settings-hour = { $time } UTC
settings-no_wait = Без паузы
settings-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
settings-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
settings-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
settings-channels_deleted = 🗑️ { $count ->
        [one] Удалён { $count } из выбранных каналов.
        [few] Удалено { $count } из выбранных каналов.
        [many] Удалено { $count } из выбранных каналов.
       *[other] Удалено { $count } из выбранных каналов.
    }
settings-all_channels_deleted = 🗑️ Все выбранные каналы удалены. Пока вы не выберете другие, играть можно в любом канале.
settings-roles_deleted = 🗑️ { $count ->
        [one] Удалена { $count } из выбранных ролей.
        [few] Удалено { $count } из выбранных ролей.
        [many] Удалено { $count } из выбранных ролей.
       *[other] Удалено { $count } из выбранных ролей.
    }
settings-all_roles_deleted = 🗑️ Все выбранные роли удалены. Пока вы не выберете другие, играть могут все.
settings-daily_channel_deleted = 🗑️ Канал, который вы выбрали для задачи дня, удалён. Пока вы не выберете другой, я её не публикую.
settings-dismiss_deleted = Понятно
settings-missing_for_answers = ⚠️ Не могу отвечать на текстовые команды здесь: { $channels }. Пожалуйста, выдайте мне там право **{ $missing }**.
settings-missing_for_daily = ⚠️ Не могу публиковать задачу дня здесь: { $channels }. Пожалуйста, выдайте мне там право **{ $missing }**.
settings-missing_for_threads = ⚠️ Не могу вести партии в ветках здесь: { $channels }. Пожалуйста, выдайте мне там право **{ $missing }**.
settings-missing_for_pictures = ⚠️ Не могу отправлять сюда поле картинкой: { $channels }, поэтому оно из эмодзи. Пожалуйста, выдайте мне там право **{ $missing }**.

## prefix

prefix-title = Префикс команд
prefix-field = Префикс
prefix-explanation = До 5 символов (по умолчанию: { $usual }). Пусто: только упоминания и слэш-команды
prefix-explanation_no_usual = До 5 символов. Пусто: только упоминания и слэш-команды

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Мой ответ здесь увидят все. Введите { $command }, и его увидите только вы.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 Похоже, лучший ход — **{ $coordinate }**, но просчитать всё не удалось. { coach-depth } { $reasons }
coach-depth = Глубина просчёта: { $depth ->
        [one] { $depth } ход
        [few] { $depth } хода
        [many] { $depth } ходов
       *[other] { $depth } хода
    } (вместе за обе стороны).
coach-analyse_anyway = Всё равно анализировать
coach-price_hint = После этого партия сможет понизить ваш рейтинг, но не повысить. Показать подсказку?
coach-price_analysis = После этого партия сможет понизить ваш рейтинг, но не повысить. Анализировать?
coach-show_hint = Показать подсказку
coach-press = Нажмите кнопку, чтобы увидеть подсказку. Её увидите только вы.
coach-wait = Меня ждёт много участников. Ответ займёт примерно { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
coach-win = победа в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
coach-win_at_most = победа не более чем за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
coach-draw = ничья
coach-loss = поражение через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
coach-loss_at_most = поражение не более чем через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
coach-to_move = Ходит { $mark }: **{ $value }**
coach-to_move_unproven = Ходит { $mark }: **просчитано не до конца**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Лучшее продолжение:** { $cells }
coach-looks_best = **Похоже, лучше всего:** { $cells }
coach-not_proven = **Просчитано не до конца:** { $count } из { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
        [many] { $moves } ходов
       *[other] { $moves } ходов
    }. { coach-depth }
coach-legend = При лучшей игре: 🏆 победа, 🤝 ничья, 💀 поражение. В «победа в 3 хода» считаются только ходы победителя.
coach-network =
    Ходит { $mark }. Нейросеть ожидает для этой стороны **{ $value }** по шкале от −100 (поражение) до +100 (победа).
    Больше всего ей нравится: **{ $moves }**
coach-network_legend = Чем ярче клетка, тем вероятнее нейросеть пойдёт туда. + выигрывает, = ничья, − проигрывает при лучшей игре. Полоса показывает долю X слева и долю O справа.
coach-see_network = Что видит нейросеть
coach-nothing_left = Та партия уже закончена, анализировать нечего.
coach-before_last = Последняя партия здесь, перед последним ходом:
coach-at_end = Последняя партия здесь, в момент остановки:
coach-completes_line = Завершает { $lines } и выигрывает.
coach-forks = Это вилка, угроза победить сразу на нескольких клетках: { $cells }. { $mark } успеет закрыть только одну из них.
coach-forces = Угрожает победой: { $cell }. { $mark } придётся закрыть эту клетку, но это не спасёт.
coach-wins_later = В конце { $mark } придётся сходить под эту клетку: { $cell }, и там победит { $mover }. { $mark_x } достаются нечётные ряды снизу, { $mark_o } — чётные.
coach-leaves_only_lines = Теперь любой ход { $mark } завершает линию.
coach-mirrors = Это клетка напротив { $cell }. Кто занял центр и всегда отвечает на противоположной клетке, никогда не завершит линию.
coach-mirrors_center = Это центр. Кто занял его и всегда отвечает на противоположной клетке, никогда не завершит линию.
coach-only_move = Это единственный возможный ход.
coach-blocks = Мешает { $mark } завершить { $lines }.
coach-prevents_forks = { $count ->
    [one] Не даёт { $mark } сделать вилку: { $cells }.
    [few] Не даёт { $mark } сделать ни одной вилки: { $cells }.
    [many] Не даёт { $mark } сделать ни одной вилки: { $cells }.
   *[other] Не даёт { $mark } сделать ни одной вилки: { $cells }.
}
coach-only_draw = Любой другой ход проигрывает.
coach-keeps_win = { $others ->
        [one] К победе ведёт ещё { $others } ход.
        [few] К победе ведут ещё { $others } хода.
        [many] К победе ведут ещё { $others } ходов.
       *[other] К победе ведут ещё { $others } хода.
    }
coach-only_win = Больше ни один ход не выигрывает.
coach-holds_out = Проигрывают все ходы, и ни с одним не продержаться дольше, чем с этим.
coach-holds_out_alone = Проигрывают все ходы, но с этим можно продержаться дольше всего.
coach-threatens = Угрожает победой: { $cell }. { $mark } придётся закрыть эту клетку.
coach-tempts = { $mistakes ->
        [one] Ошибочен { $mistakes } ответ
        [few] Ошибочны { $mistakes } ответа
        [many] Ошибочны { $mistakes } ответов
       *[other] Ошибочны { $mistakes } ответа
    } { $mark } из { $replies }.
coach-one_of_draws = Ничью сохраняют { $count } из { $moves ->
        [one] { $moves } возможного хода
        [few] { $moves } возможных ходов
        [many] { $moves } возможных ходов
       *[other] { $moves } возможных ходов
    }, в том числе этот.
coach-all_draw = Ничью сохраняет любой ход.
coach-traps = { $count ->
        [one] Больше всего ловушек ставит **{ $cells }**.
        [few] Больше всего ловушек ставят **{ $cells }**.
        [many] Больше всего ловушек ставят **{ $cells }**.
       *[other] Больше всего ловушек ставят **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Точность:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Переломный момент:** ход { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Лучше: { $cells }
coach-no_mistake = **Ошибки в ходах:** нет. Ни один ход не изменил исход.
coach-no_proven_mistake = **Ошибки в ходах:** не найдены.
coach-not_judged = { $count ->
        [1] **Слишком сложно для оценки:** ход { $numbers }
       *[other] **Слишком сложно для оценки:** ходы { $numbers }
    }
coach-stopped_at = Когда партия остановилась, был ход { $mark }: { $value }.
coach-no_plies = Ходов не было.
coach-plies = **Ходы:** { $cells }
coach-kept = Хороший ход: по-прежнему { $value }.
coach-unjudged = Этот ход слишком сложен, чтобы его оценить. { coach-depth }
coach-lost_anyway = Партия уже была проиграна: { $value }.
coach-mistake = Ошибка: { $before } → { $after }. Лучше: { $glyph } { $cells }
coach-mistakes = **Ошибки ({ $count }):** ходы { $numbers }
coach-move = Ход { $number }
coach-back = Назад
coach-next = Далее

## learner

learner-title = ### 🧠 Что я здесь знаю
learner-naive = 🧠 Пока я знаю здесь только правила. Научить меня: `{ $prefix }{ name-play } { level-learner } { $word }` или кнопки ниже.
learner-how_original = -# Занимаю первую свободную клетку, которая ещё не приводила к поражению.
learner-how_stronger = -# Учусь на ходах обеих сторон. Отражённые и повёрнутые позиции считаю за одну.
learner-memory_lost = **Известно проигрышных позиций:** { $lost }
learner-memory = **Известно проигрышных позиций:** { $lost } · **Хороших:** { $good }
learner-games = **Партий:** { $games } · **На тренировках:** { $trained }
learner-latest_games = { $count ->
        [one] **Последняя { $count } партия:**
        [few] **Последние { $count } партии:**
        [many] **Последние { $count } партий:**
       *[other] **Последние { $count } партии:**
    } победы { $wins } · ничьи { $draws } · поражения { $losses }
learner-results = **Результаты:** победы { $wins } · ничьи { $draws } · поражения { $losses }
learner-unbeatable = 🛡️ Меня больше никто не обыграет.
learner-beatable = 🎯 Меня ещё можно обыграть и когда я играю за { $mark_x }, и когда за { $mark_o }.
learner-beatable_as = 🎯 Меня ещё можно обыграть, когда я играю за { $mark }.
learner-lesson = 💡 **Последний урок, за { $mark }:** так я больше не пойду.
learner-curve = Линейный график доли моих поражений. Партий: { $games }. В начале: { $first }. В конце: { $last }.
learner-losses = **Доля моих поражений:** { $first } в начале · { $last } в конце
learner-training = 🏋️ Тренировка против уровня **{ $opponent }**: { $played } из { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    }
learner-trained = ✅ Тренировка против уровня **{ $opponent }** завершена: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }.
learner-training_ended_early = ⏹️ Тренировка против уровня **{ $opponent }** закончилась раньше срока: { $played } из { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    }.
learner-training_failed = ⚠️ Что-то пошло не так, и тренировка против уровня **{ $opponent }** прервалась: { $played } из { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партий
    }. Всё выученное остаётся со мной.
learner-training_over = ⏹️ Эта тренировка закончена. Всё выученное остаётся со мной. Посмотреть: `{ $prefix }{ name-brain }`
learner-known_positions = **Известно позиций:** { $knows } · **Было:** { $knew }
learner-end = Закончить тренировку
learner-do_play = Сыграть со мной
learner-do_train = Тренировка: { $games } партий
learner-do_export = Сохранить в файл
learner-do_import = Загрузить файл
learner-do_reset = Сбросить
learner-import_title = Загрузить знания ученика
learner-import_field = Сохранённый мной файл
learner-saved =
    📤 **Всё, что я здесь знаю, режим `{ $mode }`**
    { $memory }
    Чтобы загрузить это в другом месте, тот, кто управляет сервером, нажимает там **{ learner-do_import }** под `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Что знает этот файл, режим `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Объединить** — добавить это к моим знаниям и сохранить мою статистику.
    -# Новых проигрышных позиций: { $lost } · Новых хороших: { $good }
learner-replace_preview =
    { "" }**Заменить** — забыть всё, что я здесь знаю, и мою статистику.
    -# Позиций: { $known } · Партий: { $games }
learner-do_merge = Объединить
learner-do_replace = Заменить
learner-do_cancel = Отмена
learner-merged =
    ✅ **Объединено**
    { "" }**Новых проигрышных позиций:** { $lost } · **Новых хороших:** { $good }
    { "" }**Известно позиций:** { $known }
learner-replaced =
    ✅ **Заменено**
    { "" }**Известно позиций:** { $known }
    { "" }**Режим:** `{ $mode }`
    { "" }**Забыто позиций:** { $forgotten } · **Забыто партий:** { $games }
learner-not_imported = Ничего не импортировано.
learner-reset =
    🗑️ **Забыть всё, что я здесь знаю, и мою статистику?**
    { "" }**Позиций:** { $known } · **Партий:** { $games }
    Я начну заново в режиме `{ $mode }`.
learner-reset_yes = Забыть всё
learner-reset_switch = Забыть и учиться в режиме { $mode }
learner-reset_no = Ничего не забывать
learner-forgotten =
    🗑️ **Все мои здешние знания забыты, и моя статистика тоже.**
    { "" }**Позиций:** { $known } · **Партий:** { $games }
    Начинаю заново в режиме `{ $mode }`.
learner-kept = Ничего не забыто.

## stats

stats-user = ### 📊 { $who }
stats-none = У игрока **{ $who }** здесь ещё нет партий с результатом. Начать: `{ $prefix }{ name-play }`
stats-none_of_game = У игрока **{ $who }** здесь ещё нет партий с результатом в игре «{ $game }». Начать: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 победы: { $count }
stats-drawn = 🤝 ничьи: { $count }
stats-lost = поражения: { $count }
stats-total = **Всего:** { $tally }
stats-mark = **За { $mark }:** { $tally }
stats-members = **Участники:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Участники против меня
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Обыгранные уровни:** { $levels }
stats-winning_streak = **Самая длинная серия побед:** { $longest }
stats-course = 🎓 **Курс:** пройден
stats-more = Смотрите также: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Смотрите также: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Сыграно здесь
stats-games = **Партии:** { $games } · **Игроки:** { $members }
stats-nothing = Здесь ещё никто не доиграл ни одной партии. Начать: `{ $prefix }{ name-play }`
stats-nothing_of_game = В игре «{ $game }» здесь ещё никто не доиграл ни одной партии. Начать: `{ $prefix }{ name-play } { $word }`
stats-winners = **Победы:** { $mark_x } { $x } · { $mark_o } { $o } · **Ничьи:** { $draws }
stats-ends = **Чем закончились:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Самые активные:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Между моими уровнями:** { $games ->
        [one] ещё { $games } партия
        [few] ещё { $games } партии
        [many] ещё { $games } партий
       *[other] ещё { $games } партии
    }
stats-bar = Столбчатая диаграмма результатов. Победы: { $wins }. Ничьи: { $draws }. Поражения: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Нажмите кнопку, чтобы увидеть свой прогресс. Его увидите только вы.
progress-open = Показать мой прогресс
progress-practice_now = Тренироваться
progress-post = Опубликовать
progress-none = Ни одна ваша партия ещё не разобрана. Начните с `{ $prefix }{ name-practice }` или со своих ошибок под проигранной партией. С этого момента я разбираю каждую партию, которую вы закончите.
progress-clean = ✅ **{ $theme }:** без ошибок с { $date } (разобранные партии: { $games })
progress-all_themes = Все темы
progress-compared = { $now } · раньше: { $before }
progress-accuracy = **Точность:** { $share }
progress-games = **Разобранные партии:** { $games }
progress-mistakes = ### Ошибки
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Упражнения
progress-due = **Упражнения на сегодня:** { $due } из { $exercises }
progress-lessons = **Пройденные уроки:** { $done } из { $lessons }
progress-puzzle_rating = **Рейтинг в задачах:** { $rating }
progress-legend = Последние 30 дней и 30 дней до них. Точность — доля ваших оценённых ходов, которые сохранили результат.
progress-chart = График точности по неделям с числом разобранных партий: { $weeks }

## theme

theme-finish_line = Завершить линию
theme-block_line = Закрыть линию
theme-make_fork = Сделать вилку
theme-prevent_fork = Не дать сделать вилку
theme-forced_sequence = Форсированная серия ходов
theme-opening = Начало партии
theme-zugzwang = Цугцванг (нечётные и чётные угрозы)

## ended

ended-line = линия собрана
ended-full_board = поле заполнено
ended-repetition = позиция повторилась
ended-move_limit = достигнут предел ходов
ended-boards_counted = по числу полей
ended-resigned = игрок сдался
ended-forfeited = игрок ушёл или вышло время
ended-agreed = ничья по соглашению
ended-abandoned = партия брошена
ended-stopped = остановлено модератором

## rating

rating-ranked = **Рейтинг:** { $rating } · **Место:** { $rank }
rating-provisional = **Предварительный рейтинг:** { $rating } · **Место:** через { $games ->
        [one] { $games } рейтинговую партию
        [few] { $games } рейтинговые партии
        [many] { $games } рейтинговых партий
       *[other] { $games } рейтинговые партии
    }
rating-none = **Рейтинг:** пока нет · **Место:** через { $games ->
        [one] { $games } рейтинговую партию
        [few] { $games } рейтинговые партии
        [many] { $games } рейтинговых партий
       *[other] { $games } рейтинговые партии
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Линейный график рейтинга, рейтинговых партий: { $games }. От { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
rating-course = **Последние рейтинговые партии ({ $games }):** от { $first } до { $last } · минимум { $lowest } · максимум { $highest }

## chart

chart-results = Результаты
chart-wins = Победы: { $games }
chart-draws = Ничьи: { $games }
chart-defeats = Поражения: { $games }
chart-rating = Рейтинг
chart-rated_game = Рейтинговая партия
chart-losses = Доля моих поражений
chart-lost = Поражения
chart-by_week = Точность по неделям
chart-week = Неделя с
chart-accuracy = Точность
chart-reviewed = Разобранные партии
chart-game = Партия
chart-average = { $games ->
        [one] Среднее за { $games } партию
        [few] Среднее за { $games } партии
        [many] Среднее за { $games } партий
       *[other] Среднее за { $games } партии
    }

## leaderboard

leaderboard-title = ### 🏅 Таблица лидеров: { $game }
leaderboard-range = Участники { $first }–{ $last } из { $total }
leaderboard-none = 🏅 В игре «{ $game }» здесь ещё ни у кого нет места в таблице. Нужно сыграть { $games ->
        [one] { $games } партию
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    } против моих уровней или участников без подсказок. Начать: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Дальше:** { $level }, ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
leaderboard-rated = Считаются только рейтинговые партии.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Сыграно здесь
history-range = -# Партии { $first }–{ $last } из { $total }, сначала новые
history-none = **{ $who }**: здесь ещё нет законченных партий. Начать: `{ $prefix }{ name-play }`
history-nothing = Здесь ещё никто не доиграл ни одной партии. Начать: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } против **{ $other }** · { $result } · { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
history-win = победа
history-draw = ничья
history-loss = поражение
history-no_result = без результата
history-newer = Новее
history-older = Старее
history-first = В начало
history-last = В конец
history-list = К списку
history-export = Мои партии файлом
history-paste = Партия из строки
history-pasted = Строка из файла с партиями

## replay

replay-ply = Ход { $number } из { $plies }: **{ $who }** ставит { $mark } на **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Ходы:** { $moves }
replay-share = Поделиться

## export

export-use_history = Это только между нами. Нажмите **{ history-export }** под `{ $prefix }{ name-history }` или пришлите мне `{ $prefix }{ name-export }` в личные сообщения.
export-done_pasted =
    📤 **Ваши законченные партии:** { $games }
    Отовсюду, где вы играли, по партии в строке. Чтобы снова посмотреть партию, нажмите **{ history-paste }** под `{ $prefix }{ name-history }` и вставьте её строку
export-none = У вас ещё нет законченных партий. Начать: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Партия остановлена, под полем есть пометка.
moderation-resigned = 🏳️ **{ $who }** сдаёт партию, под полем есть пометка.

## permission

permission-view_channel = Просматривать каналы
permission-connect = Подключаться
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-create_public_threads = Создать публичные ветки
permission-attach_files = Прикреплять файлы
permission-manage_messages = Управлять сообщениями
permission-manage_guild = Управлять сервером

## question

question-yes = Начать заново
question-no = Продолжить
question-kept = Партия продолжается. Показать её: `{ $prefix }{ name-board }`
question-stop = Здесь играют **{ $x }** и **{ $o }**. Остановить их партию?
question-stop_own = Здесь играют **{ $x }** и **{ $o }**. Если вы остановите эту партию, вы её сдадите. Остановить?
question-stop_yes = Остановить
question-stop_no = Отмена
question-play_examples = Например: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` или `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Например: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` или `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Задача дня у всех одна: `{ $prefix }{ $command } { word-daily }`. Игра или тема — для вашей собственной задачи: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Например: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; время — 90s или 3m.
question-race_today_alone = Гонка дня здесь у всех одна: `{ $prefix }{ $command } { word-today }`. Игру и время можно выбрать для гонки, которую открываете вы: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Например: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`; время на каждый ход — от 15s до 24h.
question-watch_examples = Например: `{ $prefix }{ $command } { level-hard } { level-easy }` или `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Возможно, вы имели в виду `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Возможно, вы имели в виду `{ $prefix }{ $command }`?
question-unknown_words = Не понимаю, что здесь значит «{ $typed }».
question-conflicting_words = Эти слова не сочетаются друг с другом.
question-choose_member = Выберите участника из списка, который Discord показывает после `@`.
question-course_examples = У уроков номера от 1 до 7: `{ $prefix }{ $command } 1` откроет первый.
question-invite_examples = Например: `{ $prefix }{ $command } { word-connect4 }` или `{ $prefix }{ $command } o`.
question-challenge_named = Бросить вызов: **{ $who }**?
question-challenge_named_yes = Бросить вызов

## help

help-first = Нажмите **Играть**, чтобы начать партию против меня, а потом нажмите на клетку.
help-to_friend = С другом
help-to_commands = Все команды
help-to_play = Играть
help-to_learn = Учиться
help-to_owners = Владельцам серверов
help-about = Обо мне
help-play =
    ### Играть
    Побеждает тот, кто соберёт три в ряд: по горизонтали, вертикали или диагонали.
    - **Начать:** `{ $prefix }{ name-play }`. Вы играете за { $mark_x }, первый ход ваш; `{ $prefix }{ name-play } o` — за { $mark_o }.
    - **Ход:** нажмите на клетку или введите `{ $prefix }{ name-move } B2` (строка B, столбец 2).
    - **Уровни:** `{ $prefix }{ name-play } { level-easy }` или `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Другие игры:** `{ $prefix }{ name-play } { word-connect4 }` или `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **С другими:** `{ $prefix }{ name-play } @ben` — вызвать участника, `{ $prefix }{ name-invite }` — позвать любого. `{ $prefix }{ name-vote }` — все вместе играют за одну сторону.
    - **Во время игры:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Ваши партии и кто ищет соперника:** `{ $prefix }{ name-games }`
    - **Упоминания, когда ваш ход:** `{ $prefix }{ name-privacy }`
    - **Ещё одна партия здесь же:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Учиться
    - **Лучший ход:** `/{ name-hint }` во время игры
    - **Сравнить все ходы:** `{ $prefix }{ name-analyse }`
    - **Разобрать партию:** кнопка **{ board-review }** под законченной партией
    - **Ваши ошибки:** `{ $prefix }{ name-practice }`
    - **Курс:** `{ $prefix }{ name-course }`
    - **Задачи:** `{ $prefix }{ name-puzzle }` или `{ $prefix }{ name-puzzle } { word-daily }`
    - **На время:** `{ $prefix }{ name-storm }` — в одиночку, `{ $prefix }{ name-race }` — с другими
    - **Ученик:** `{ $prefix }{ name-play } { level-learner }` — новичок, который учится у вас; `{ $prefix }{ name-brain }` покажет его успехи.
    - **Смотреть:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Результаты:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Ваши данные и мои сообщения вам:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Владельцам серверов
    - **Настройки:** `/{ name-settings }` — игры, поле, каналы, роли, префикс и язык (нужно право **{ permission-manage_guild }**)
    - **Остановить партию:** `{ $prefix }{ name-stop }` в её канале (нужно право **{ permission-manage_messages }**)
    - **Права:** `/{ name-settings }` покажет, каких мне не хватает.
    - **Префикс:** меняется в `/{ name-settings }`. @-упоминания бота работают всегда.
    - **Сбросить ученика:** `{ $prefix }{ name-brain }`
    - **Приватность:** `{ $prefix }{ name-privacy }` покажет, что я о вас храню.
about-version = **Версия:** { $version }
about-invite = [Добавить меня на сервер](<{ $link }>)
about-install = [Добавить меня в свой аккаунт](<{ $link }>)
about-terms = [Условия использования](<{ $link }>)
about-privacy = [Политика конфиденциальности](<{ $link }>)
about-your_data = **Ваши данные:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ С этой базой данных работала более новая версия { $version }. Снова обновите меня или восстановите резервную копию, сделанную до того обновления.
about-servers = **Серверы:** { $servers }
about-since = **Запуск:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Шард { $shard }:** подключён, { $milliseconds } мс
about-shard_down = **Шард { $shard }:** не подключён

## privacy

privacy-use_slash_command = Это только между нами. Введите `/{ name-privacy }` или пришлите мне `{ $prefix }{ name-privacy }` в личные сообщения.
privacy-title = ### Что я о вас храню
privacy-nothing = Ничего.
privacy-never = **Никогда не храню:** ваше имя и то, что вы пишете
privacy-matches = **Партии:** закончено { $finished } · идёт { $live }
privacy-matches_details = -# Ваш ID пользователя, ходы, время, подсказки, а также ID сервера, канала и сообщений
privacy-challenges = **Открытые вызовы:** { $challenges }
privacy-challenges_details = -# Кто кого вызвал, игра, ID канала и сообщения
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Рейтинги:** { $ratings ->
        [0] нет
        [one] на { $ratings } сервере
        [few] на { $ratings } серверах
        [many] на { $ratings } серверах
       *[other] на { $ratings } серверах
    }
privacy-gains = **Очки от моих уровней:** { $gains ->
        [0] нет
        [one] от { $gains } уровня
        [few] от { $gains } уровней
        [many] от { $gains } уровней
       *[other] от { $gains } уровней
    }
privacy-ratings_details =
    -# Ваш рейтинг после каждой рейтинговой партии и число побед, ничьих и поражений
    -# Для каждого уровня — очки за последний день, когда вы их получали
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Результаты задач:** { $puzzles ->
        [0] нет
        [one] в { $puzzles } месте (сервер или ЛС)
        [few] в { $puzzles } местах (серверы и ЛС)
        [many] в { $puzzles } местах (серверы и ЛС)
       *[other] в { $puzzles } местах (серверы и ЛС)
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Рейтинг в задачах:** –
   *[other] **Рейтинг в задачах:** один на все серверы
}
privacy-puzzles_details = -# Последняя задача, верные и неверные ответы, серии и последний результат задачи дня, которым вы поделились
privacy-practice = **Упражнения:** { $exercises } · **Партии для них:** { $reviewed }
privacy-practice_details = -# С какого времени вы тренируетесь, ваши ошибки, ответы и когда упражнения вернутся
privacy-course = **Уроки:** { $lessons }
privacy-course_details = -# Какие упражнения из них вы выполнили
privacy-learners = **Память ученика:** { $learners ->
        [0] нет
        [one] из { $learners } переписки в ЛС
        [few] из { $learners } переписок в ЛС
        [many] из { $learners } переписок в ЛС
       *[other] из { $learners } переписок в ЛС
    }
privacy-learners_details = -# Чему он научился у вас в ЛС. На серверах он не хранит, кто играл.
privacy-notices = **Уведомления выключены:** да
privacy-notices_details = -# Ваш ID пользователя
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Напоминание о серии:** выключено
   *[other] **Напоминание о серии:** включено
}
privacy-search_notices = { $search_notices ->
    [0] **Уведомления о приглашениях:** выключены
    [one] **Уведомления о приглашениях:** на { $search_notices } сервере
    [few] **Уведомления о приглашениях:** на { $search_notices } серверах
    [many] **Уведомления о приглашениях:** на { $search_notices } серверах
   *[other] **Уведомления о приглашениях:** на { $search_notices } сервера
}
privacy-direct_messages_details = -# Ваш ID пользователя и когда вам пришло последнее
privacy-votes = **Голоса:** { $votes } · **Начатые голосования:** { $votings }
privacy-votes_details = -# В партиях, где голосуют все: ваш ID пользователя и ваш голос за каждый ход, до 24 часов после конца партии
privacy-races = **Гонки и спринты по задачам:** { $races } · **Начатые вами:** { $race_starts }
privacy-races_details = -# Ваш ID пользователя, задачи, какие из них вы не решили, ваши очки и затраченное время
privacy-if_deleted =
    ### Если удалить данные
    { "" }**Идущие партии** сразу закончатся. Те, где обе стороны уже ходили, вы проиграете.
    { "" }**Законченные партии** останутся, но без вашего ID.
    { "" }**Всё остальное** исчезнет. Отменить это нельзя.
privacy-forget = Удалить мои данные
privacy-deleted = ### Ваши данные удалены
privacy-kept =
    -# Ваше имя, язык и то, кого вы вызывали, тоже забыты, если они ещё были у меня в памяти.
    ### Что остаётся
    { "" }**Партии:** { $kept }
    -# Без вашего ID и без ID канала и сообщений. Остаётся только ID сообщения или нажатия, с которого началась партия, — как её номер. Найти его, не зная канала, нельзя.
    -# До полуночи по UTC я ещё помню, сколько раз одни и те же два участника сегодня играли друг с другом, но не знаю, кто они.
privacy-ended = **Прервано идущих партий:** { $live } { $lost ->
        [0] (без результата)
        [one] · **Проиграно:** { $lost } (обе стороны уже ходили)
        [few] · **Проиграно:** { $lost } (обе стороны уже ходили)
        [many] · **Проиграно:** { $lost } (обе стороны уже ходили)
       *[other] · **Проиграно:** { $lost } (обе стороны уже ходили)
    }
privacy-nothing_ended = **Прервано идущих партий:** нет

## name

name-play = играть
name-play_opponent = соперник
name-play_member = участник
name-play_mark = знак
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = игра
name-invite = пригласить
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = предложить
name-offer_what = что
name-draw = ничья
name-takeback = вернуть
name-games = партии
name-watch = смотреть
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = мозг
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = ученик
name-settings = настройки
name-vote = голосование
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = время
name-vote_thread = { word-thread }
name-stop = стоп
name-move = ход
name-move_coordinate = клетка
name-board = поле
name-resign = сдаться
name-puzzle = задача
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = тема
name-race = гонка
name-race_game = { name-play_game }
name-race_time = время
name-race_today = { word-today }
name-storm = спринт
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = курс
name-course_lesson = урок
name-help = помощь
name-about = о-боте
name-hint = подсказка
name-analyse = анализ
name-analyse_position = позиция
name-analyse_view = вид
name-review = разбор
name-privacy = приватность
name-progress = прогресс
name-notify = уведомления
name-practice = тренировка
name-practice_move = { name-move_coordinate }
name-stats = статистика
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = лидеры
name-leaderboard_game = { name-play_game }
name-history = история
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = повтор
name-export = экспорт

## word

word-random = случайный
word-thread = ветка
word-here = здесь
word-network = сеть
word-hints = подсказки
word-misere = поддавки
word-fading = исчезающие
word-ultimate = супер
word-uttt = uttt
word-ultimate_tictactoe = суперкрестики-нолики
word-infinite = бесконечные
word-disappearing = исчезающие-знаки
word-connect4 = 4вряд
word-connect_four = четыревряд
word-tictactoe = крестики-нолики
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = крестики-нолики-в-поддавки
word-misere_tictactoe = крестики-нолики-мизер
word-daily = дня
word-mixed = разные
word-today = сегодня
word-finish_line = линия
word-block_line = закрыть
word-make_fork = вилка
word-prevent_fork = помешать
word-forced_sequence = серия
word-opening = начало
word-zugzwang = цугцванг
word-show = показать
word-train = тренировать
word-export = экспорт
word-import = импорт
word-reset = сброс
word-server = сервер
word-original = исходный
word-stronger = усиленный

## command

command-play = Крестики-нолики, «Четыре в ряд» и другие игры против меня или участника
command-play_opponent = Мой уровень, если вы играете против меня
command-play_member = Кого вызвать (по умолчанию вы играете против меня)
command-play_mark = Ваш знак; X ходит первым
command-play_mark_x = X (ходит первым)
command-play_mark_o = O (ходит вторым)
command-play_mark_random = Случайно
command-play_thread = Открыть ветку для партии (по умолчанию — как настроено на сервере)
command-play_hints = Разрешить подсказки обоим игрокам в партии между участниками
command-play_game = Какая игра (по умолчанию — основная игра сервера)
command-invite = Партия с тем, кто первым согласится
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Разрешить подсказки обоим игрокам
command-invite_game = { command-play_game }
command-menu_challenge_member = Бросить вызов
command-offer = Ничья или возврат вашего последнего хода, если другой игрок согласен
command-offer_what = О чём вы просите другого игрока
command-offer_what_draw = Ничья
command-offer_what_takeback = Вернуть ваш последний ход
command-games = Ваши идущие партии и кто здесь ищет соперника
command-watch = Партия между двумя моими уровнями
command-watch_x = Уровень, который играет за X и ходит первым
command-watch_o = Уровень, который играет за O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Настройки этого сервера: игры, поле, кто может играть, язык
command-vote = Партия против моего уровня, в которой все здесь голосуют за каждый ход
command-vote_opponent = Мой уровень, против которого играете вы все (по умолчанию: основной уровень сервера)
command-vote_game = { command-play_game }
command-vote_mark = Ваш общий знак; X ходит первым (по умолчанию: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Время на каждый ход: от 15s до 24h, например 30s, 5m или 1h (по умолчанию: 1m)
command-vote_thread = Нет: играть в самом канале (нужно право «Управлять сообщениями»)
command-stop = Остановить партию в этом канале
command-move = Ваш ход: клетка, например B2, а в «Четыре в ряд» — номер столбца
command-move_coordinate = Клетка, например B2, а в «Четыре в ряд» — номер столбца
command-board = Поле ещё раз, новым сообщением
command-resign = Сдать партию
command-puzzle = Задача: найти единственный верный ход
command-puzzle_daily = Задача дня этого сервера, для всех здесь
command-puzzle_game = { command-play_game }
command-puzzle_theme = Выберите тему задачи
command-race = Гонка по задачам для всех здесь: одни и те же задачи, сколько успеете за 90 секунд
command-race_game = Задачи одной игры (по умолчанию: разных)
command-race_game_mixed = Разные игры
command-race_time = Сколько времени у каждого (по умолчанию: 90 секунд)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Гонка дня: одни и те же 20 задач для всех здесь, в любое время сегодня
command-storm = Сколько задач вы решите за 90 секунд? В одиночку, на рекорд
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Сколько у вас времени (по умолчанию: 90 секунд)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Семь коротких уроков, чтобы играть лучше
command-course_lesson = Номер урока (по умолчанию: все уроки)
command-help = Как играть и все команды
command-brain = Чему ученик здесь научился и его тренировка
command-brain_train = Тренировать его: число партий, от 1 до 10000 (по умолчанию: 500)
command-brain_opponent = Тренировать против этого уровня (по умолчанию: { level-perfect })
command-brain_game = { command-play_game }
command-notify = О чём я вас уведомляю, с кнопками, чтобы это изменить
command-hint = Хороший ход и объяснение; видите только вы
command-analyse = Чего стоит каждый ход
command-analyse_position = Строки сверху вниз, например X../.O./... (по умолчанию — партия в этом канале)
command-analyse_view = Что показать кроме оценок (по умолчанию: ничего)
command-analyse_view_network = что видит нейросеть
command-privacy = Что я о вас храню и как это удалить
command-practice = Упражнения из ваших ошибок: найдите ходы лучше
command-practice_move = { command-move_coordinate }
command-stats = Результаты: ваши, участника или всего сервера
command-stats_member = Чьи партии (по умолчанию ваши)
command-stats_server = Партии всех на этом сервере
command-stats_game = Только эта игра (по умолчанию все игры)
command-leaderboard = Лучшие игроки этого сервера
command-leaderboard_game = { command-play_game }
command-history = Законченные партии: посмотреть ход за ходом или сохранить в файл
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Какая клетка? Введите букву строки и номер столбца, например `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Это не клетка. Введите букву строки и номер столбца, например `{ $prefix }{ name-move } B2`.
error-missing_column = Какой столбец? Введите его номер, например `{ $prefix }{ name-move } 2`.
error-unreadable_column = Это не столбец. Введите его номер, например `{ $prefix }{ name-move } 2`.
error-unknown_row = Строки { $row } нет. Есть строки от { $first } до { $last }.
error-unknown_column = Столбца { $column } нет. Есть столбцы от { $first } до { $last }.
error-cell_fading = Ваш { $mark } на **{ $coordinate }** исчезнет, только когда вы сходите. Выберите свободную клетку.
error-cell_taken = На **{ $coordinate }** уже стоит { $mark }. Выберите свободную клетку.
error-other_board = Сейчас нужно ходить на поле **{ $board }**: от **{ $first }** до **{ $last }**.
error-closed_board = Поле **{ $board }** (от { $first } до { $last }) уже выиграно или заполнено. Выберите клетку на другом.
error-full_column = Столбец { $column } заполнен. Выберите другой.
error-floating_cell = С **{ $coordinate }** знак упадёт вниз. Выберите нижнюю свободную клетку столбца.
error-position_shape = Запишите позицию так: строк — { $rows }, клеток в строке — { $columns }, между строками `/`. Например: `{ $example }`. Если поле другого размера, сначала укажите размер, например `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = По введённой позиции в игре **{ $game }** понятно не всё. Во время партии её позицию покажет `/{ name-analyse }`.
error-position_mark = В этой позиции в строке { $row }, столбце { $column } должно стоять `X`, `O` или `.`.
error-impossible_position = Такой позиции в игре не бывает: X ходит первым, стороны ходят по очереди, и первая же линия заканчивает партию.
error-floating_position = Такой позиции в игре не бывает: знак с **{ $coordinate }** упал бы вниз.
error-game_size = Игры такого размера нет. На поле от { $least } до { $most } строк и столбцов; клеток в линии не меньше { $least }, и линия помещается на поле. Например, `{ $prefix }{ name-play } 6x6x4` — это 6 строк, 6 столбцов и 4 в ряд.
error-game_not_offered = На этом сервере нет игры **{ $game }**. Есть: { $offered }.
error-match_over = Эта партия уже закончена. Начать новую: `{ $prefix }{ name-play }`
error-not_a_player = Вы не играете в этой партии.
error-workers_busy = Сейчас подсказок ждёт слишком много участников. Попробуйте снова через минуту.
error-advice_pending = Я ещё работаю над вашим прошлым запросом. Спросите снова, когда получите ответ.
error-advice-duel = В партии между участниками без подсказок сейчас эта же позиция или в одном ходе от неё. Спросите снова, когда та партия продвинется.
error-advice-race = Эта позиция — та задача, которую вы сейчас решаете в гонке, или в одном ходе от неё. Сначала ответьте на ту задачу.
error-too_many_takebacks = В этой партии вы вернули уже { $limit ->
        [one] { $limit } ход
        [few] { $limit } хода
        [many] { $limit } ходов
       *[other] { $limit } хода
    }. Больше одному игроку нельзя.
error-nothing_to_take_back = Вы ещё не ходили, возвращать нечего.
error-not_your_turn = Сейчас не ваш ход. Показать поле: `{ $prefix }{ name-board }`
error-no_match = Здесь не идёт ни одной партии. Начать: `{ $prefix }{ name-play }`
error-match_running-resignation = Ваша партия здесь ещё идёт. Если начать заново, вы её сдадите, и это засчитается как поражение. Начать заново?
error-match_running-no_result = Партия здесь ещё идёт. Если начать заново, она закончится без результата. Начать заново?
error-match_running-time_up = В партии, которая здесь идёт, уже час нет ходов. Если начать заново, её игрок проиграет. Начать заново?
error-channel_busy = Здесь играют другие участники. Играйте в другом канале или в ветке либо введите `{ $prefix }{ name-play }`, когда ходов не будет { $idle_after ->
        [one] { $idle_after } минуту
        [few] { $idle_after } минуты
        [many] { $idle_after } минут
       *[other] { $idle_after } минуты
    }.
error-exhibition_running = Здесь играют друг с другом два моих уровня. Дождитесь конца их партии или играйте в другом канале или в ветке.
error-match_moved_on = С тех пор партия продвинулась. Показать её: `{ $prefix }{ name-board }`
error-channel_taken = Здесь идёт другая партия. Дождитесь её конца или играйте в другом канале или в ветке.
error-question-not_yours = Этот вопрос был не вам.
error-offer-not_a_duel = Это работает только в партиях между участниками. Против меня `{ $prefix }{ name-play }` начинает новую партию, а `{ $prefix }{ name-resign }` сдаёт эту.
error-offer-own_offer = Согласиться может только другой игрок.
error-challenge-own_challenge = Против себя играть нельзя. Сыграть против меня: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Боты не могут принимать вызовы. Сыграть против меня: `{ $prefix }{ name-play }`
error-challenge_waiting = Между вами уже есть открытый вызов. Сначала примите, отклоните или отзовите его: { $existing }
error-challenge-invitation_open = У вас уже есть открытое приглашение. Сначала отзовите его или подождите, пока его примут: { $existing }
error-challenge_over = Это предложение уже неактуально. Бросить новый вызов: `{ $prefix }{ name-play } @кто-то`
error-challenge-not_yours = Этот вызов был не вам.
error-challenge-level = Уровни есть только в партиях против меня. Чтобы вызвать участника, не указывайте уровень.
error-challenge-nobody_else = Здесь только мы двое. Вызовите кого-нибудь в канале сервера.
error-challenge-not_visible = На этом сервере мои ответы видите только вы, и принять вызов некому. Попросите того, кто управляет сервером, добавить меня или играйте в групповом чате.
error-challenge-private_thread = Тот, кто создал приватную ветку, может удалить из неё остальных, поэтому участники играют здесь только с подсказками и без рейтинга: `{ $prefix }{ name-play } @кто-то { word-hints }`
error-challenge-cannot_see = **{ $who }** не видит этот канал. Играйте там, где видите оба.
error-challenge-channel_taken = Здесь идёт другая партия: { $channel }. Принять [приглашение]({ $link }) можно, когда она закончится.
error-challenge-not_a_member = Не нахожу здесь такого участника. Введите `@` и выберите его из списка Discord.
error-moderation-not_the_starter = Это начал кто-то другой. Остановить может только он или участник с правом **{ permission-manage_messages }**.
error-no_puzzles = Для этой игры задач нет. Задачи есть для: { $games }.
error-puzzle-not_yours = Эта задача не для вас. Получить свою: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Эта задача больше не засчитывается. Получить новую: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Вы уже ответили на эту задачу. Получить новую: `{ $prefix }{ name-puzzle }`
error-practice-over = Это упражнение больше не открыто. Получить другое: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Это не клетка. Введите букву строки и номер столбца, например `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Это не столбец. Введите его номер, например `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Это задача другого дня. Сегодняшняя: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Вы уже ответили на сегодняшнюю задачу. Следующая появится { $ends }.
error-race-outside_server = Для гонки нужны другие, поэтому она бывает только на серверах. Здесь есть `{ $prefix }{ name-storm }` — то же самое в одиночку.
error-race-no_puzzles = Гонок с задачами этой игры нет. Они есть для: { $games }.
error-race-channel_taken = В этом канале уже есть гонка.
error-race-in_another = Вы уже участвуете в гонке или спринте. Сначала доиграйте.
error-race-started = Эта гонка уже началась. Участвуйте в следующей.
error-race-full = Мест в этой гонке больше нет: участвовать { $most ->
        [one] может { $most } человек
        [few] могут { $most } человека
        [many] могут { $most } человек
       *[other] могут { $most } человека
    }.
error-race-nobody_in = Пока никто не присоединился.
error-race-not_starter = Начать раньше может только тот, кто открыл эту гонку.
error-race-not_in = Вы не участвуете в этой гонке.
error-race-not_over = Другие ещё решают эти задачи. Посмотреть их можно, когда гонка закончится.
error-race-day_not_over = Другие ещё могут решать эти задачи. Гонка закончится { $ends }, после этого я покажу, что вы не решили.
error-race-no_day = В тот день гонки не было. Сегодняшнюю покажет `{ $prefix }{ name-race } { word-today }`.
error-race-over = Эта гонка закончилась.
error-race-private = Здесь ваш ответ прочитали бы все. Нажмите кнопку под своей задачей или пришлите мне `{ $prefix }{ name-storm }` в личные сообщения.
error-thread-not_here = Здесь нельзя открыть ветку. Играйте без неё или в текстовом канале сервера.
error-thread-user_permission = Чтобы открыть здесь ветку, вам нужно право **{ $missing }**. Играйте без неё.
error-thread-too_many = На этом сервере уже столько открытых веток, сколько разрешает Discord. Играйте без ветки или сначала заархивируйте одну из открытых.
error-thread-try_later = Сейчас Discord не даёт мне открывать ветки, поэтому партия идёт здесь.
error-thread-try_later_or_elsewhere = Сейчас Discord не даёт мне открывать ветки, а здесь идёт другая партия. Попробуйте снова через несколько минут или играйте в другом канале.
error-cannot_attach = Чтобы отправлять сюда файлы, мне нужно право **{ $missing }**. Попросите того, кто управляет сервером, дать его мне, или введите слэш-команду.
error-training-bot_permission = Чтобы показывать здесь ход тренировки, мне нужно право **{ $missing }**. Попросите того, кто управляет сервером, дать его мне, или тренируйте меня в другом канале.
error-training-user_install = Здесь я не могу показывать ход тренировки. Тренируйте меня в личных сообщениях или на сервере, куда меня добавили.
error-learner_game = Ученик не играет в эту игру. Он играет в: { $games }.
error-learner-unknown_word = Не знаю, что такое «{ $typed }». `{ $prefix }{ name-brain }` покажет, что я знаю. Ещё есть `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` с файлом и `{ $prefix }{ name-learner } { word-reset }` или `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Игру **{ $game }** я анализировать не умею, поэтому подсказок, анализа и разборов в ней нет.
error-training-unknown_word = Не знаю, что такое «{ $typed }». Введите число партий и один из моих уровней ({ $levels }), например `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Для тренировки можно выбрать от 1 до { $most } партий.
error-training-already_running = Здесь уже идёт тренировка. Дождитесь её конца или закончите её.
error-learner-other_mode = Эти знания нельзя объединить: файл в режиме `{ $theirs }`, а здесь я учусь в режиме `{ $ours }`.
error-learner-one_file = Нужен один файл. Его создаёт кнопка **{ learner-do_export }** под `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord не передал мне этот файл. Попробуйте ещё раз.
error-notify-other_server = Эта кнопка — для другого сервера. Кнопку этого покажет `{ $prefix }{ name-notify }`.
error-notify-searches_off = На этом сервере уведомления о приглашениях не разрешены.
error-not_a_manager = Для этого вам нужно право **{ permission-manage_guild }**.
error-settings_outside_server = Настройки есть только у серверов. Введите `/{ name-settings }` в канале своего сервера.
error-invalid_choice = Этот вариант недоступен. Доступные показывает `/{ name-settings }`.
error-invalid_prefix = Не сохранено: префикс — это до 5 видимых символов без пробелов и обратных апострофов; он не начинается с `/`, `@` или `<`.
error-vote-outside_server = В этих партиях голосуют все вокруг, поэтому они бывают только на серверах. Сыграть со мной здесь: `{ $prefix }{ name-play }`
error-vote-off = На этом сервере партии с голосованием выключены.
error-vote-time = Время на каждый ход — от 15 секунд до 24 часов, например `30s`, `5m` или `1h`. Пример: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Голосование за этот ход только что закончилось. Через мгновение можно голосовать за следующий.
error-vote-only_in_thread = Чтобы начать эту партию в самом канале, вам нужно право **{ permission-manage_messages }**. Без него партия идёт в ветке.
error-vote-needs_thread = Для этой партии нужна ветка. Чтобы открыть её здесь, вам нужно право **{ permission-create_public_threads }**, а чтобы играть в самом канале — **{ permission-manage_messages }**.
error-wrong_channel = Здесь я не играю. Играть можно здесь: { $channels }.
error-missing_role = Чтобы играть здесь со мной, нужна одна из этих ролей: { $roles }.
error-cooldown = Не так быстро. Следующую команду можно ввести { $ends }.
error-too_many_choices = Вы слишком часто меняли эту партию. Сыграйте её или начните новую: `{ $prefix }{ name-play }`
error-already_playing = Вы здесь уже играете. Показать поле: `{ $prefix }{ name-board }`
error-button_used = Вы уже нажали эту кнопку.
error-moderation-not_a_moderator = Чтобы останавливать чужие партии, вам нужно право **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Если эту партию начали вы, остановите её кнопкой под полем. Иначе нужно право **{ permission-manage_messages }**.
error-memory_file-too_large = Не могу импортировать файл: он больше { $max_kib } КиБ.
error-memory_file-not_mine = Не могу загрузить этот файл: он создан не мной или изменён.
error-memory_file-value = Не могу импортировать файл: значение `{ $where }` должно быть одним из этих: `{ $values }`.
error-memory_file-entry = Не могу импортировать файл: значение `{ $where }` должно быть целым числом от 1 до { $max_position }. { -entries-from-0 }
error-memory_file-position = Не могу импортировать файл: значение `{ $where }` — { $position }; такой позиции ученик не мог выучить в этом режиме, или она указана дважды. { -entries-from-0 }
error-notation-line = Не могу прочитать строку { $line }. Строка выглядит так: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line` — время, поле, игроки, ходы, результат и чем закончилась партия.
error-notation-unplayable = В строке { $line } невозможная партия: ход { $move } — не клетка, на которую тогда можно было сходить, как `B2`.
error-notation-ending = В строке { $line } невозможная партия: после таких ходов она не могла закончиться как `{ $ending }`.
error-starting-own = Ваша другая партия ещё начинается. Попробуйте снова через мгновение.
error-starting-other = У того, кто вызвал, ещё начинается другая партия. Попробуйте снова через мгновение.
error-thread-closed = Эта ветка закрыта, и у меня нет права её открыть. Попросите об этом того, кто управляет сервером; потом `{ $prefix }{ name-board }` покажет поле.
error-thread-name_blocked = AutoMod этого сервера заблокировал название ветки, в котором есть имена игроков. Играйте без ветки или попросите модератора сделать для меня исключение.
-entries-from-0 = (Первая запись списка имеет номер 0.)
error-thread-bot_permission = Чтобы открыть здесь ветку, мне нужно право **{ $missing }**. Попросите того, кто управляет сервером, дать его мне, или играйте без ветки.
error-too_many_matches-own = У вас здесь { $most ->
        [one] идёт { $most } партия
        [few] идут { $most } партии
        [many] идёт { $most } партий
       *[other] идёт { $most } партии
    }, больше одновременно нельзя. Сначала доиграйте одну: { $channels }
error-too_many_matches-other = У того, кто вызвал, здесь { $most ->
        [one] идёт { $most } партия
        [few] идут { $most } партии
        [many] идёт { $most } партий
       *[other] идёт { $most } партии
    }, больше одновременно нельзя. Примите вызов, когда одна из них закончится.
error-may_not_follow_up = Чтобы показывать здесь продолжение партии, мне нужно право **{ $missing }**. Попросите того, кто управляет сервером, дать его мне, или играйте в другом канале.
error-not_in_thread = Сначала упомяните меня здесь. Так вы добавите меня в эту приватную ветку, иначе я не смогу показывать здесь продолжение партии.
error-locked_thread = Эта ветка закрыта модератором, и показывать здесь продолжение партии я не могу. Попросите модератора открыть её или играйте в другом канале.
error-in_timeout = У меня тайм-аут на этом сервере, и писать здесь я не могу. Он закончится { $ends }.
error-match_unreachable = Последняя партия здесь закончилась без результата: сообщение с её полем удалили или у меня не было доступа к этому каналу.
error-hints_not_allowed = В этой партии подсказки выключены. Начать партию с подсказками для обоих: `{ $prefix }{ name-play } @кто-то { word-hints }`
error-record-nothing_finished = Здесь ещё не закончилась ни одна партия. Любую позицию анализирует `{ $prefix }{ name-analyse } X../.O./...`.
error-record-match_not_found = Я больше не знаю эту партию. Возможно, кто-то из игроков удалил свои данные.
error-record-unknown_target = Не знаю, что такое «{ $typed }». Без уточнения я покажу ваши партии, для участника введите, например, `{ $prefix }{ $command } @ben`, а для всех здесь — `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Выберите либо участника, либо весь сервер.
error-record-no_leaderboard = Рейтинги и таблица лидеров есть только на серверах. Ваши результаты здесь: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Добавьте после команды строку из `{ $prefix }{ name-export }`, и я покажу эту партию.
error-record-board_too_large = Такое большое поле я показать не могу. Самое большое — { $most }×{ $most }.
error-record-export_too_large = Ваших партий больше, чем помещается в файлы по { $most } МиБ. Попросите их у того, кто меня запускает.
error-share-not_visible = На этом сервере мои ответы видите только вы, и анимацию больше никто не увидит.
error-share-cannot_attach = Не могу поделиться партией здесь: нужно право **{ $missing }**.
error-level_not_offered = Уровня **{ $level }** нет в этой игре: { $game }. Её уровни: { $levels }.
error-network_missing = На этом боте нейросеть не установлена, поэтому уровни **интуиция** и **нейросеть** недоступны.
error-network_game = Этой игре нейросеть не училась. Она знает: { $games }.
error-offer-what = Введите, что вы предлагаете: `{ $prefix }{ name-offer } { name-draw }` или `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Для этой игры нет отдельной статистики и рейтинга. Они есть для: { $games }.
error-unknown_level = Не знаю, что такое «{ $typed }». Мои уровни: { $levels }. Например: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Не сохранено: эмодзи нужен и для X, и для O.
error-emoji-unreadable = Не сохранено: «{ $typed }» — не эмодзи. Введите эмодзи или название эмодзи сервера, например `:cat:`.
error-emoji-composed = Не сохранено: «{ $typed }» состоит из нескольких символов, как все флаги, клавиши и семьи. На поле Discord может показать их по отдельности. Выберите простой эмодзи, например 🍎.
error-emoji-unknown = Не сохранено: на этом сервере нет эмодзи `:{ $name }:`. Введите один из его эмодзи или стандартный, например 🍎.
error-emoji-unavailable = Не сохранено: `:{ $name }:` сейчас недоступен, потому что эмодзи на сервере больше, чем позволяют его бусты.
error-emoji-restricted = Не сохранено: `:{ $name }:` доступен только ролям, которых у меня нет.
error-emoji-duplicate = Не сохранено: { $emoji } означал бы две разные вещи. Для X, O и свободных клеток нужны разные эмодзи, в победной линии тоже. Если не указать эмодзи для свободных клеток, это { $free }.
error-emoji-unlisted = Не сохранено: Discord не сообщил мне, какие эмодзи есть на сервере. Попробуйте ещё раз.

## failure

failure-old_button = Эта кнопка — от моей прошлой версии. Что я умею сейчас: `{ $prefix }{ name-help }`
failure-changed = Мои команды только что изменились, а ваш Discord ещё показывает старые. Перезагрузите его (Ctrl+R или перезапуск приложения) и попробуйте снова.
failure-unexpected = Извините, у меня что-то пошло не так. Попробуйте ещё раз; `{ $prefix }{ name-board }` покажет текущую позицию.
failure-try_later = Сейчас Discord не даёт мне это закончить. Попробуйте через минуту; `{ $prefix }{ name-board }` покажет текущую позицию.
failure-blocked = AutoMod этого сервера заблокировал моё сообщение. Попросите модератора сделать для меня исключение; потом `{ $prefix }{ name-board }` покажет текущую позицию.
failure-blocked_link = Фильтр вредоносных ссылок Discord заблокировал моё сообщение, вероятно, из-за имени в нём. `{ $prefix }{ name-board }` покажет текущую позицию.
failure-embed_removed = Кто-то удалил из этого сообщения эмбед с моими словами. Пожалуйста, не удаляйте его: без него никто не видит, чей ход.
failure-no_channel = Discord не сообщил мне, в каком это канале. Попробуйте ещё раз.
failure-not_attached = Файла нет: Discord его не принял.
failure-database = Извините, сейчас я не могу сохранять партии. Уже сохранённые в безопасности: через несколько минут проверьте `{ $prefix }{ name-board }` и попробуйте снова.
failure-computation = Извините, это вычисление заняло слишком много времени. Попробуйте снова через несколько минут.
failure-timeout = Не могу ответить здесь: { $channel }. У меня тайм-аут на том сервере, он закончится { $ends }. Потом продолжайте командой `{ $prefix }{ name-board }`: ваша партия сохранена.
failure-muted = Без права **{ $missing }** я не могу отвечать здесь: { $channel }. Попросите того, кто управляет сервером, дать мне это право, и продолжайте командой `{ $prefix }{ name-board }`: ваша партия сохранена.

## owner

owner-synced = Discord теперь знает { $count ->
        [one] { $count } слэш-команду
        [few] { $count } слэш-команды
        [many] { $count } слэш-команд
       *[other] { $count } слэш-команды
    }.
owner-not_synced = Discord отклонил слэш-команды (HTTP { $status }: { $reason }). Попробуйте позже. Если не поможет, пригласите меня снова по ссылке из моего журнала.
owner-servers = Я на { $count ->
        [one] { $count } сервере
        [few] { $count } серверах
        [many] { $count } серверах
       *[other] { $count } сервера
    }. Чтобы убрать меня с сервера, отправьте `{ $prefix }leave` и его ID.
owner-direct_message = Так участники этого сервера увидели бы, на каких ещё я серверах. Пришлите мне это в личные сообщения.
owner-left = Меня больше нет на сервере { $id }.
owner-not_there = Меня нет на сервере с таким ID. Список показывает `{ $prefix }servers`.
owner-not_allowed = Тот, кто меня запускает, разрешает мне играть только на некоторых серверах. Этот не из их числа, поэтому я ухожу.

## place

place-1 = слева вверху
place-2 = вверху
place-3 = справа вверху
place-4 = слева
place-5 = в центре
place-6 = справа
place-7 = слева внизу
place-8 = внизу
place-9 = справа внизу

## advice

advice-match = Вы играете партию здесь: { $channel }. В ней эта же позиция — сейчас или через один ход. Если я продолжу, та партия уже не сможет повысить ваш рейтинг, а под её полем будет пометка о подсказке.
advice-matches = Вы играете партии здесь: { $channel }. В них эта же позиция — сейчас или через один ход. Если я продолжу, те партии уже не смогут повысить ваш рейтинг, а под их полями будет пометка о подсказке.
advice-match_private = Вы играете со мной партию в личных сообщениях, и в ней эта же позиция — сейчас или через один ход. Если я продолжу, под полем там будет пометка о подсказке.
advice-puzzle = Эта позиция — та задача, которую вы сейчас решаете, или в одном ходе от неё. Если я продолжу, задача будет считаться нерешённой.
advice-daily = Эта позиция — сегодняшняя задача дня или в одном ходе от неё. Если я продолжу, задача будет считаться нерешённой.
advice-exercise = Эта позиция — то упражнение, которое вы сейчас делаете, или в одном ходе от него. Если я продолжу, упражнение будет считаться невыполненным.
advice-show = Всё равно продолжить

## games

games-title = ### 🎮 Ваши партии
games-none = Сейчас вы нигде не играете. `{ $prefix }{ name-play }` — начать партию, `{ $prefix }{ name-invite }` — позвать любого.
games-game = - [{ $game }]({ $link }) против **{ $other }** · { $place } · { $turn }
games-your_turn = **ваш ход**, время истекает { $deadline }
games-their_turn = ходит **{ $who }**, время истекает { $deadline }
games-my_turn = ходит **{ $who }**
games-private = личная переписка
games-invitations = ### ⚔️ Ищут соперника
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · истекает { $deadline }
games-join = Принять № { $number }
games-press = Нажмите кнопку, чтобы увидеть свои партии. Их увидите только вы.
games-open = Мои партии

## share

share-won = { $plies ->
    [one] **{ $who }** побеждает за { $plies } ход, соперник — **{ $other }**.
    [few] **{ $who }** побеждает за { $plies } хода, соперник — **{ $other }**.
    [many] **{ $who }** побеждает за { $plies } ходов, соперник — **{ $other }**.
   *[other] **{ $who }** побеждает за { $plies } хода, соперник — **{ $other }**.
}
share-resigned = { $plies ->
    [one] **{ $who }** побеждает: **{ $other }** сдаётся после { $plies } хода.
    [few] **{ $who }** побеждает: **{ $other }** сдаётся после { $plies } ходов.
    [many] **{ $who }** побеждает: **{ $other }** сдаётся после { $plies } ходов.
   *[other] **{ $who }** побеждает: **{ $other }** сдаётся после { $plies } хода.
}
share-forfeited = { $plies ->
    [one] **{ $who }** побеждает: **{ $other }** выбывает (уход с сервера или истекло время) после { $plies } хода.
    [few] **{ $who }** побеждает: **{ $other }** выбывает (уход с сервера или истекло время) после { $plies } ходов.
    [many] **{ $who }** побеждает: **{ $other }** выбывает (уход с сервера или истекло время) после { $plies } ходов.
   *[other] **{ $who }** побеждает: **{ $other }** выбывает (уход с сервера или истекло время) после { $plies } хода.
}
share-drawn = { $plies ->
    [one] **{ $x }** и **{ $o }**: ничья за { $plies } ход.
    [few] **{ $x }** и **{ $o }**: ничья за { $plies } хода.
    [many] **{ $x }** и **{ $o }**: ничья за { $plies } ходов.
   *[other] **{ $x }** и **{ $o }**: ничья за { $plies } хода.
}
share-no_result = { $plies ->
    [one] **{ $x }** и **{ $o }**: { $plies } ход, без результата.
    [few] **{ $x }** и **{ $o }**: { $plies } хода, без результата.
    [many] **{ $x }** и **{ $o }**: { $plies } ходов, без результата.
   *[other] **{ $x }** и **{ $o }**: { $plies } хода, без результата.
}
share-picture = Анимация партии: { $game }. Первым ходит { $x }, вторым — { $o }. Ходы: { $moves }.
share-player = игрок { $number }
share-picture_won = { $who } побеждает.
share-picture_drawn = Партия закончилась вничью.
share-picture_no_result = Партия закончилась без результата.

## vote

vote-thread = 🗳️ Играть могут все: голосуйте за каждый ход в ветке { $thread }.
vote-counts = 🗳️ { $counts } · конец голосования { $deadline }
vote-none = 🗳️ Голосов пока нет · конец голосования { $deadline }
vote-waits = 🗳️ Никто не проголосовал. Если голосов не будет, партия закончится { $deadline }.
vote-last = Голоса за последний ход: { $counts }
vote-lot = 🎲 Голосов поровну: { $cells }. Ход выбран жребием.
vote-lot_many = { $count ->
    [one] 🎲 Голосов поровну у { $count } клетки. Ход выбран жребием.
    [few] 🎲 Голосов поровну у { $count } клеток. Ход выбран жребием.
    [many] 🎲 Голосов поровну у { $count } клеток. Ход выбран жребием.
   *[other] 🎲 Голосов поровну у { $count } клетки. Ход выбран жребием.
}
vote-yours = { $count ->
    [one] 🗳️ Ваш голос: **{ $move }** · пока { $count } голос · конец голосования { $deadline }. До тех пор голос можно изменить.
    [few] 🗳️ Ваш голос: **{ $move }** · пока { $count } голоса · конец голосования { $deadline }. До тех пор голос можно изменить.
    [many] 🗳️ Ваш голос: **{ $move }** · пока { $count } голосов · конец голосования { $deadline }. До тех пор голос можно изменить.
   *[other] 🗳️ Ваш голос: **{ $move }** · пока { $count } голоса · конец голосования { $deadline }. До тех пор голос можно изменить.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** голосует за **{ $move }** · пока { $count } голос · конец голосования { $deadline }
    [few] 🗳️ **{ $who }** голосует за **{ $move }** · пока { $count } голоса · конец голосования { $deadline }
    [many] 🗳️ **{ $who }** голосует за **{ $move }** · пока { $count } голосов · конец голосования { $deadline }
   *[other] 🗳️ **{ $who }** голосует за **{ $move }** · пока { $count } голоса · конец голосования { $deadline }
}
vote-how = Голосуйте за клетку: ход делается туда, где больше всего голосов.
vote-how_with_review = { vote-how } После партии я скажу, где вы ошиблись и кто голосовал за верный ход.
vote-typed = Чтобы проголосовать, введите ход, например `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] За верный ход: **{ $who }**.
    [one] За верный ход: **{ $who }** и ещё { $others } участник.
    [few] За верный ход: **{ $who }** и ещё { $others } участника.
    [many] За верный ход: **{ $who }** и ещё { $others } участников.
   *[other] За верный ход: **{ $who }** и ещё { $others } участника.
}
vote-saw_unnamed = { $count ->
    [0] За лучший ход никто не голосовал.
    [one] За верный ход — { $count } участник.
    [few] За верный ход — { $count } участника.
    [many] За верный ход — { $count } участников.
   *[other] За верный ход — { $count } участника.
}
vote-went_wrong = На ходу { $number } чат ошибся. Лучше: { $cells }.
vote-best = **Точнее всех голосует:** { $who } { $share }
vote-practise = Потренироваться
vote-choose = 🗳️ Выберите клетку, за которую голосуете:

## race

race-title = 🏁 **Гонка по задачам** · { $game } · { $time }
race-title_storm = ⚡ **Спринт по задачам** · { $game } · { $time }
race-time_90 = 90 секунд
race-time_180 = 3 минуты
race-mixed = разные игры
race-rules = Все получают одни и те же задачи, от простых к сложным, — каждый в сообщении, которое видит только он. Верный ответ приносит очко, неверный стоит { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
race-in = **Участвуют:** { $names } ({ $count } из { $most })
race-starts = Начало { $begins } или когда { $who } нажмёт **Начать**.
race-starts_at = Начало { $begins }.
race-unrated = -# Рейтинг не меняется: мне не видно, кто просто быстр, а у кого открыто второе окно.
race-restarted_lobby = -# Был перезапуск. Все, кто присоединился, остаются в гонке: после начала нажмите здесь **Продолжить**.
race-join = Участвовать
race-begin = Начать
race-continue = Продолжить
race-again = Ещё раз
race-see_missed = Что вы не решили
race-keep = В упражнения
race-kept = { $count ->
    [0] Всё это уже есть в ваших упражнениях.
    [one] { $count } задача добавлена в ваши упражнения.
    [few] { $count } задачи добавлены в ваши упражнения.
    [many] { $count } задач добавлено в ваши упражнения.
   *[other] { $count } задачи добавлено в ваши упражнения.
}
race-open_storm = Начать спринт
race-joined = 🏁 Вы участвуете. Гонка начнётся { $begins }, и первая задача появится здесь.
race-alone = Больше никто не присоединился, так что это спринт — гонка в одиночку. Он идёт в зачёт ваших рекордов.
race-nobody_joined = Никто не присоединился.
race-running = -# Каждый отвечает в своём сообщении. Если ваше пропало, нажмите **Продолжить**.
race-restarted = Был перезапуск. Все очки сохранились, и время, которое оставалось при вашем последнем ответе, тоже: нажмите **Продолжить**.
race-over = -# При равных очках решает самое длинное комбо, потом меньшее число неверных ответов, потом меньшее время.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · лучшее комбо: { $combo } · неверных: { $wrong }
race-right = ✅ +1 · комбо { $combo }
race-wrong = ❌ −{ $seconds } с
race-score = { $points ->
    [one] **{ $points } очко** · задача { $number } · время истекает { $ends }
    [few] **{ $points } очка** · задача { $number } · время истекает { $ends }
    [many] **{ $points } очков** · задача { $number } · время истекает { $ends }
   *[other] **{ $points } очка** · задача { $number } · время истекает { $ends }
}
race-win = **{ $mark } ходит и выигрывает.**
race-draw = **{ $mark } ходит и спасает ничью.**
race-paused = { $points ->
    [one] ⏸️ Ваше время остановлено. У вас **{ $points } очко**, осталось **{ $seconds } с**. Время пойдёт, когда вы нажмёте **Продолжить**.
    [few] ⏸️ Ваше время остановлено. У вас **{ $points } очка**, осталось **{ $seconds } с**. Время пойдёт, когда вы нажмёте **Продолжить**.
    [many] ⏸️ Ваше время остановлено. У вас **{ $points } очков**, осталось **{ $seconds } с**. Время пойдёт, когда вы нажмёте **Продолжить**.
   *[other] ⏸️ Ваше время остановлено. У вас **{ $points } очка**, осталось **{ $seconds } с**. Время пойдёт, когда вы нажмёте **Продолжить**.
}
race-time_up = ⏱️ Время вышло.
race-all_answered = 🏆 Вы ответили на все задачи.
race-result = { $points ->
    [one] **{ $points } очко** · лучшее комбо: { $combo } · неверных: { $wrong }
    [few] **{ $points } очка** · лучшее комбо: { $combo } · неверных: { $wrong }
    [many] **{ $points } очков** · лучшее комбо: { $combo } · неверных: { $wrong }
   *[other] **{ $points } очка** · лучшее комбо: { $combo } · неверных: { $wrong }
}
race-wait_for_order = -# Места появятся в канале, когда закончат все.
race-records = Ваш рекорд: **{ $today }** сегодня · **{ $week }** за неделю · **{ $ever }** за всё время
race-new_record = 🏆 Ваш лучший спринт!
race-missed = Задача { $number } · нерешённая { $page } из { $count }
race-right_win = { $mark } побеждает ходом **{ $solution }**. { $reasons }
race-right_draw = { $mark } спасает ничью ходом **{ $solution }**. { $reasons }
race-nothing_missed = Нерешённых задач у вас нет. ✅
race-title_day = 🏁 **Гонка дня** · { $day }
race-day_rules = { $count ->
        [one] Все здесь получают одну и ту же { $count } задачу
        [few] Все здесь получают одни и те же { $count } задачи
        [many] Все здесь получают одни и те же { $count } задач
       *[other] Все здесь получают одни и те же { $count } задачи
    }, от простых к сложным, с одной попыткой на каждую. Верный ответ приносит очко. Гонка закончится { $ends }, после этого я покажу верные ходы.
race-day_named = В таблице будут имена всех участников. Рейтинг не меняется.
race-day_nobody = Пока никто не ответил.
race-day_over = Та гонка закончилась в полночь по UTC.
race-day_solutions = -# Гонка закончится { $ends }. После этого `{ $prefix }{ name-race } { word-today }` покажет, что вы не решили.
race-day_progress = Вы ответили на { $number } из { $count ->
        [one] { $count } задачи
        [few] { $count } задач
        [many] { $count } задач
       *[other] { $count } задач
    }.
race-day_order = -# При равных очках решает самое длинное комбо, потом меньшее число неверных ответов, потом меньшее время. За одну задачу засчитывается не больше минуты, так что можно прерваться и продолжить сегодня позже.
race-day_yesterday = { $points ->
    [one] Вчера: **{ $points } очко**, место { $place } из { $count }.
    [few] Вчера: **{ $points } очка**, место { $place } из { $count }.
    [many] Вчера: **{ $points } очков**, место { $place } из { $count }.
   *[other] Вчера: **{ $points } очка**, место { $place } из { $count }.
}
race-start = Начать
race-todays = Сегодняшняя гонка
race-day_score = { $points ->
    [one] **{ $points } очко** · задача { $number } из { $count }
    [few] **{ $points } очка** · задача { $number } из { $count }
    [many] **{ $points } очков** · задача { $number } из { $count }
   *[other] **{ $points } очка** · задача { $number } из { $count }
}
race-day_wrong = ❌ Это неверный ход.
race-storm_press = { race-title_storm } · Нажмите кнопку, чтобы начать свой. Его увидите только вы.
