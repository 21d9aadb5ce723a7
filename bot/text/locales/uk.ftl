### The bot's texts in Ukrainian.

## ply

ply-member_first = Нова партія. **{ $who }** ставить { $mark } на **{ $coordinate }**.
ply-member = **{ $who }** ставить { $mark } на **{ $coordinate }**.
ply-program_first = Починаю: **{ $coordinate }** { $mark }.
ply-program = Відповідаю: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = стовпець { $column }
move-cell = стовпець { $column }, ряд { $row }
move-row = ряд { $row } (стовпці { $first }–{ $last })
move-diagonal = діагональ ({ $first } – { $last })
move-boards = поля { $boards }
ply-wait = На мене чекає багато партій, тож мій хід триватиме приблизно { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.

## status

status-member_to_move = Ваш хід, **{ $who }**: ви граєте за { $mark }.
status-example = Наприклад: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, ваш хід · час спливає { $deadline }
status-time_limit = Коли ви обоє зробите по ходу, програє той, у кого спливе час. До того партія завершиться без результату.
status-replaceable = Коли ми обоє зробимо по ходу, а ви потім годину не ходитимете, інші зможуть почати тут нову партію, і цю ви програєте.
status-extended = ⏳ Час один раз продовжено: **{ $who }** не бачить цього каналу або не може в ньому писати.
status-excused = **{ $who }** не бачить цього каналу або не може в ньому писати. Гравець **{ $other }** має дозволи, через які таке можливо, тому ніхто не програє.
status-level_to_move = **{ $who }** { $mark } думає…
status-member_won = 🏆 **{ $who } { $mark } перемагає.** Лінія: { $line }.
status-program_won = 🏁 **Перемога за мною** { $mark }. Лінія: { $line }.
status-member_won_without_line = 🏆 **{ $who } перемагає.**
status-program_won_without_line = 🏁 **Перемога за мною.**
status-misere_won = 🏆 **{ $winner } перемагає:** **{ $who }** { $mark } завершує лінію { $line } і програє.
status-misere_member_won = 🏆 **{ $who } перемагає.** Лінію { $line } { $mark } довелося завершити мені.
status-misere_program_won = 🏁 **Перемога за мною:** **{ $who }** { $mark } завершує лінію { $line } і програє.
status-draw = 🤝 **Нічия.** Поле заповнене, а лінії немає ні в кого.
status-draw_repetition = 🤝 **Нічия.** Та сама позиція повторилася тричі.
status-draw_move_limit = 🤝 **Нічия** після 100 ходів.
status-draw_boards = { $count ->
    [one] 🤝 **Нічия.** Кожна сторона має { $count } поле, а трьох у ряд немає ні в кого.
    [few] 🤝 **Нічия.** Кожна сторона має { $count } поля, а трьох у ряд немає ні в кого.
    [many] 🤝 **Нічия.** Кожна сторона має { $count } полів, а трьох у ряд немає ні в кого.
   *[other] 🤝 **Нічия.** Кожна сторона має { $count } поля, а трьох у ряд немає ні в кого.
}
status-member_won_boards = 🏆 **{ $who } перемагає** — за кількістю полів, { $won } проти { $lost }: трьох у ряд немає ні в кого.
status-program_won_boards = 🏁 **Перемога за мною** — за кількістю полів, { $won } проти { $lost }: трьох у ряд немає ні в кого.
status-member_resigned = 🏳️ **{ $who }** здається. **Перемога за мною.**
status-member_forfeited = ⌛ **{ $who }** вибуває (вихід із сервера або сплив час). **Перемога за мною.**
status-member_started_over = 🏳️ **{ $who }** здає минулу партію. **Перемога в ній за мною.**
status-resigned = 🏳️ **{ $who }** здається. **Перемагає { $winner }.**
status-forfeited = ⌛ **{ $who }** вибуває (вихід із сервера або сплив час). **Перемагає { $winner }.**
status-agreed = 🤝 **Нічия** за згодою.
status-exhibition_ended = ⏹️ **Зупинено.** Ця партія завершилася без результату.
status-stopped = ⏹️ **Партію зупинив модератор.** Вона завершилася без результату.
status-abandoned = 💤 Ніхто не зробив наступного ходу, і партія завершилася без результату.
status-crowd = чат
status-crowd_first = Чат
status-crowd_to_move = Ходить чат { $mark }: **голосувати можуть усі.**
status-someone = хтось
status-again_watch = Подивимося ще? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Дякую за гру!
ending-next_time = Можливо, наступного разу!
ending-good_game = Гарна партія!
ending-rating = **Рейтинг:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } перемога поспіль
        [few] { $count } перемоги поспіль
        [many] { $count } перемог поспіль
       *[other] { $count } перемоги поспіль
    }
ending-rating_of_game = **Рейтинг, { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Перша перемога над рівнем **{ $level }**!
ending-last_win = Перед останнім ходом ви ще могли перемогти: ||**{ $cells }**||
ending-last_draw = Перед останнім ходом ви ще могли врятувати нічию: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }** упускає перемогу на останньому ході: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }** упускає нічию на останньому ході: ||**{ $cells }**||
ending-earlier_win = На своєму { $ordinal ->
        [few] { $number }-му
       *[other] { $number }-му
    } ході ви ще могли перемогти: ||**{ $cells }**||
ending-earlier_draw = На своєму { $ordinal ->
        [few] { $number }-му
       *[other] { $number }-му
    } ході ви ще могли врятувати нічию: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }** упускає перемогу на своєму { $ordinal ->
        [few] { $number }-му
       *[other] { $number }-му
    } ході: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }** упускає нічию на своєму { $ordinal ->
        [few] { $number }-му
       *[other] { $number }-му
    } ході: ||**{ $cells }**||
ending-best_result = Жодної помилки: кращого результату не досягне ніхто.
ending-no_mistake = Ви не припустилися жодної помилки.

## position

position-cells = X: { $x } · O: { $o }
position-none = немає
position-columns = Фішки в стовпцях, знизу вгору: { $columns }
position-disc_x = червона
position-disc_o = жовта
position-threats = { $glyph } — загроза: { $cells }
position-fading = Зникнуть наступними: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Наступний хід: поле { $board }, від { $first } до { $last }.
position-any_board = Наступний хід: будь-яке поле.
position-open_boards = Наступний хід: будь-яке відкрите поле ({ $boards }).
position-boards_won = Закриті поля: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = нічиї: { $boards }
position-against = Мій рівень: { $level }
position-coached = З підказками
position-weakened = Часу подумати було менше, ніж звичайно: рейтинг не підвищиться
position-unrated = Приватна гілка: без рейтингу
position-misere = { $count } в ряд — програш

## level

level-random = випадковий
level-easy = легкий
level-medium = середній
level-hard = складний
level-perfect = ідеальний
level-learner = учень
level-intuition = інтуїція
level-neural = нейромережа
level-neural-early = нейромережа-новачок
level-neural-middle = нейромережа-недоучка

## game

game-3x3 = Хрестики-нулики
game-misere = Піддавки (лінія програє)
game-4x4 = 4×4 (чотири в ряд)
game-5x5 = 5×5 (чотири в ряд)
game-7x7 = 7×7 (п’ять у ряд)
game-9x9 = 9×9 (п’ять у ряд)
game-connect4 = Чотири в ряд
game-fading = Зникомі знаки
game-ultimate = Суперхрестики-нулики
game-rules_fading = Три в ряд виграють. Кожна сторона має щонайбільше три знаки: коли ставите четвертий, спершу зникає найстаріший.
game-rules_ultimate = Виграйте три поля в ряд: по горизонталі, вертикалі чи діагоналі. Ваша клітинка вказує, де ходити іншій стороні: клітинка вгорі праворуч відправляє її на поле вгорі праворуч. Якщо це поле вже виграно або заповнено, можна ходити на будь-яке відкрите.
game-size = { $rows }×{ $columns } ({ $in_a_row } в ряд)

## board

board-rematch = Реванш
board-level = Рівень: { $level }
board-game = Гра: { $game }
board-hint = Підказка
board-resign = Здатися
board-take_back = Повернути хід
board-draw = Запропонувати нічию
board-again = Зіграти ще
board-stop = Зупинити
board-review = Розбір
board-fix = Виправити мої помилки
board-choose_row = Виберіть рядок: { $rows }
board-choose_column = Рядок { $row }: виберіть стовпець
board-another_row = Інший рядок
board-choose_board = Виберіть поле
board-choose_cell = { $board }: виберіть клітинку
board-another_board = Інше поле

## style

style-default = Класика, великі поля картинкою
style-classic = Класика
style-shapes = Фігури
style-animals = Тварини
style-fruit = Фрукти
style-space = Космос
style-weather = Погода
style-picture = Картинка
style-own = Емодзі сервера

## own

own-title = Емодзі для поля
own-choose = Вибрати емодзі
own-explanation = Емодзі або назва емодзі цього сервера, наприклад :cat:
own-placeholder = Порожньо — типове емодзі
own-x = X
own-o = O
own-winning_x = Виділений X
own-winning_o = Виділений O
own-empty = Вільна клітинка
own-unavailable = Ці емодзі тут більше недоступні: { $names }. На полі знову { $mark_x } і { $mark_o }.

## picture

picture-board = Поле { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Поле { $rows }×{ $columns }. { $discs }.
picture-fading = Зникнуть наступними: { $marks }.
picture-fading_mark = { $letter } на { $cell }
picture-last = Останній хід: { $coordinate }.
picture-line = Закреслено лінію: { $line }.
picture-network = Нейромережа очікує для { $mark } { $value } за шкалою від −100 до +100. Найбільше їй подобається: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Грати в гілці
thread-made = Партія триває в гілці { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** кидає вам виклик: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** шукає суперника. Гра: **{ $game }**. Хто зіграє?
challenge-mark = **{ $who }** грає за { $mark }, першим ходить { $mark_x }.
challenge-random_mark = Хто за кого, вирішить жереб. Першим ходить { $mark_x }.
challenge-hints = 💡 Обом гравцям доступна команда `/{ name-hint }`; під полем буде позначка про це.
challenge-notices_on = 🔔 Якщо приймете, увімкнуться сповіщення: я згадую вас, коли ваш хід, а вас немає в каналі, і перед кінцем вашого часу. Вимкнути їх можна кнопкою в `/{ name-privacy }`.
challenge-expires = Спливає { $deadline }.
challenge-accept = Прийняти
challenge-decline = Відхилити
challenge-withdraw = Відкликати
challenge-declined = **{ $who }** відхиляє виклик.
challenge-withdrawn = **{ $who }** відкликає виклик.
challenge-uninvited = **{ $who }** відкликає запрошення.
challenge-expired = ⌛ Час сплив: **{ $who }** лишається без відповіді.
challenge-begun = **{ $x }** { $mark_x } проти **{ $o }** { $mark_o }. Гру розпочато!
challenge-choose_friend = З ким хочете зіграти?
challenge-friend = Виберіть учасника
challenge-invite = З ким завгодно тут

## offer

offer-draw = 🤝 **{ $who }** пропонує нічию. **{ $other }**, згода?
offer-take-back = ↩️ **{ $who }** просить повернути хід **{ $coordinate }**. **{ $other }**, згода?
offer-take-back_answered = ↩️ **{ $who }** просить повернути хід **{ $coordinate }** (а з ним і відповідь **{ $answer }** — хід гравця **{ $other }**). **{ $other }**, згода?
offer-accept = Погодитися
offer-decline = Відмовити
offer-taken_back = **{ $who }** повертає хід.
offer-declined = **{ $who }** відмовляє. Партія триває.
offer-withdrawn = **{ $who }** відкликає пропозицію. Партія триває.
notice-turn = { $who }, ваш хід.
notice-begun = { $who }, ваша партія почалася.
notice-reminder = ⏰ { $who }, ваш хід, і ваш час у [партії]({ $link }) спливає { $deadline }.
notify-on = 🔔 **Сповіщення:** увімкнено. У партіях з учасниками я згадую вас, коли ваш хід, а вас п’ять хвилин немає в каналі, коли суперник приймає ваш виклик або щось пропонує, і один раз перед кінцем вашого часу.
notify-off = 🔕 **Сповіщення:** вимкнено. Я згадую вас, лише коли вас викликають на партію.
notify-turn_on = Увімкнути сповіщення
notify-reminders_on = 🔥 **Нагадування про серію:** увімкнено. За дві години до півночі за UTC я пишу вам у приватні повідомлення, якщо може перерватися ваша серія задач дня від трьох днів.
notify-reminders_off = 🔥 **Нагадування про серію:** вимкнено. За дві години до півночі за UTC я можу писати вам у приватні повідомлення, якщо може перерватися ваша серія задач дня від трьох днів.
notify-turn_on_reminders = Нагадувати про серію
notify-turn_off_reminders = Не нагадувати про серію
notify-searches_on = ⚔️ **Сповіщення про запрошення:** тут увімкнено. Я пишу вам у приватні повідомлення, коли хтось шукає суперника в каналі, який ви бачите, — не частіше ніж раз на годину.
notify-searches_off = ⚔️ **Сповіщення про запрошення:** тут вимкнено. Я можу писати вам у приватні повідомлення, коли хтось шукає суперника в каналі, який ви бачите, — не частіше ніж раз на годину.
notify-searches_off_here = ⚔️ **Сповіщення про запрошення:** вимкнено. На цьому сервері вони не дозволені.
notify-searches_in = { $count ->
    [one] ⚔️ **Сповіщення про запрошення:** увімкнено на { $count } сервері. Я пишу вам у приватні повідомлення, коли там шукають суперника.
    [few] ⚔️ **Сповіщення про запрошення:** увімкнено на { $count } серверах. Я пишу вам у приватні повідомлення, коли там шукають суперника.
    [many] ⚔️ **Сповіщення про запрошення:** увімкнено на { $count } серверах. Я пишу вам у приватні повідомлення, коли там шукають суперника.
   *[other] ⚔️ **Сповіщення про запрошення:** увімкнено на { $count } сервера. Я пишу вам у приватні повідомлення, коли там шукають суперника.
}
notify-searches_nowhere = ⚔️ **Сповіщення про запрошення:** вимкнено. На сервері `/{ name-notify }` вмикає приватні повідомлення про те, що там шукають суперника.
notify-turn_on_searches = Сповіщати, коли шукають суперника
notify-turn_off_searches = Не сповіщати про запрошення
notify-streak_ends =
    🔥 Ваша серія задач дня перерветься { $ends }, опівночі за UTC, якщо не розв’язати сьогоднішню задачу:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
notify-private_streak = - тут, командою `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
notify-streak_elsewhere = - в іншій розмові, командою `/{ name-puzzle }`: { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
notify-some_server = інший сервер
notify-search = ⚔️ **{ $who }** шукає суперника. Гра: **{ $game }**, сервер: **{ $server }**. Спливає { $deadline }. [Відкрити запрошення]({ $link })
notify-turn_off = Вимкнути сповіщення

## puzzle

puzzle-win = **{ $mark } ходить і виграє.** До перемоги веде лише один хід. Який?
puzzle-draw = **{ $mark } ходить і рятує нічию.** Нічию зберігає лише один хід, усі інші програють. Який?
puzzle-user = 🧩 Задача для гравця **{ $who }**.
puzzle-daily = 🧩 **Задача дня ({ $day }).** Наступна з’явиться { $ends }. Зараховується лише перша відповідь.
puzzle-right = ✅ **{ $coordinate } — правильно.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } — замало:** { $other } ще може звести внічию. Правильний хід: **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } програє**, якщо { $other } грає точно. Правильний хід: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } задача поспіль!
        [few] { $count } задачі поспіль!
        [many] { $count } задач поспіль!
       *[other] { $count } задачі поспіль!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } день поспіль!
        [few] { $count } дні поспіль!
        [many] { $count } днів поспіль!
       *[other] { $count } дня поспіль!
    }
puzzle-record-solved = **Розв’язано:** { $solved } з { $tried }
puzzle-record-streak = **Серія:** { $in_a_row } (рекорд: { $best })
puzzle-record-daily = **Задача дня:** { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    } (рекорд: { $best_days })
puzzle-next = Наступна задача
puzzle-skip_costs = -# Якщо попросити іншу задачу, не відповівши на цю, ця вважатиметься нерозв’язаною.
puzzle-seen = Ця задача була у вас у гонці за останні 30 днів, тож рейтинг вона не змінює.
puzzle-rating = **Рейтинг у задачах:** { $rating } ({ $change })
puzzle-share = Поділитися
puzzle-shared = 🧩 Задача дня ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
puzzle-solve = Розв’язувати
puzzle-answers = Розв’язали: **{ $solved }**, не розв’язали: **{ $missed }**
puzzle-streaks = 🔥 **Серії тих, хто поділився:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
puzzle-race = { $count ->
        [one] 🏁 **Гонка дня:** { $leaders } · { $count } учасник
        [few] 🏁 **Гонка дня:** { $leaders } · { $count } учасники
        [many] 🏁 **Гонка дня:** { $leaders } · { $count } учасників
       *[other] 🏁 **Гонка дня:** { $leaders } · { $count } учасника
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Гонка дня
puzzle-yesterday = **Учорашній розв’язок:** { $solution }
puzzle-yesterday_posted = **[Учорашній]({ $link }) розв’язок:** { $solution }

## practice
practice-game = З вашої партії, { $day }:
practice-lost_win = **Хід { $mark }.** Тут ви зіграли **{ $coordinate }** й упустили перемогу. Знайдіть кращий хід.
practice-lost_draw = **Хід { $mark }.** Тут ви зіграли **{ $coordinate }** й упустили нічию. Знайдіть кращий хід.
practice-crowd_game = З партії чату, { $day }:
practice-crowd_lost_win = **Хід { $mark }.** Тут чат зіграв **{ $coordinate }** й упустив перемогу. Знайдіть кращий хід.
practice-crowd_lost_draw = **Хід { $mark }.** Тут чат зіграв **{ $coordinate }** й упустив нічию. Знайдіть кращий хід.
practice-race = З вашої гонки, { $day }:
practice-no_move_win = **{ $mark } ходить і виграє.** Ви не встигли знайти хід. До перемоги веде лише один. Який?
practice-no_move_draw = **{ $mark } ходить і рятує нічию.** Ви не встигли знайти хід. Нічию зберігає лише один. Який?
practice-draws = 💡 **{ $coordinate } — замало:** { $other } ще може звести внічию.
practice-loses = 💡 **{ $coordinate } програє**, якщо { $other } грає точно.
practice-unproven = 💡 **{ $coordinate }**, можливо, не гірше, але довести це не вдалося.
practice-better = **Краще:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Ця вправа повернеться завтра.
        [one] Ця вправа повернеться за { $days } день.
        [few] Ця вправа повернеться за { $days } дні.
        [many] Ця вправа повернеться за { $days } днів.
       *[other] Ця вправа повернеться за { $days } дня.
    }
practice-first_counts = Зараховується лише перша відповідь у день, коли вправа на черзі. { practice-comes_back }
practice-end_of_game = Це була ваша остання помилка в цій партії.
practice-end_of_race = Це була остання задача, яку ви не розв’язали в цій гонці.
practice-no_mistakes = У цій партії не знайдено вашого ходу, який був би доведеною помилкою.
practice-none = У вас ще немає вправ. Відтепер вони складаються з помилок у ваших завершених партіях.
practice-none_due = **Зараз вправ на черзі немає.** Ваша наступна вправа: { $due }.
practice-show = Показати розв’язок
practice-try_again = Ще раз
practice-hint = { board-hint }
practice-other_game = Помилки іншої партії
practice-a_game = Помилки з партії
practice-hint_finish_line = 💡 **Підказка:** можна завершити лінію.
practice-hint_block_line = 💡 **Підказка:** наступним ходом { $other } може завершити лінію.
practice-hint_make_fork = 💡 **Підказка:** можна загрожувати перемогою одразу на двох клітинках.
practice-hint_prevent_fork = 💡 **Підказка:** наступним ходом { $other } може загрожувати перемогою одразу на двох клітинках.
practice-hint_forced_sequence = 💡 **Підказка:** прорахуйте на кілька ходів наперед: чим { $other } може відповісти на кожен ваш хід?
practice-hint_opening = 💡 **Підказка:** погляньте, чим { $other } може загрожувати після кожного вашого ходу.
practice-hint_zugzwang = 💡 **Підказка:** наприкінці комусь доведеться походити в кожен стовпець. Порахуйте, кому.
practice-puzzle = Розв’язати задачу
practice-press = Натисніть кнопку, щоб потренуватися. Це побачите лише ви.
practice-open = Тренуватися

## course

course-lines = Лінії та захист
course-forks = Вилки
course-prevention = Як не допустити вилку
course-openings = Початок гри
course-misere = Усе навпаки
course-large = Більші поля
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Курс
    У кожному уроці є приклад, який ви граєте, і три вправи.
course-lines_text =
    Три знаки в лінію виграють: по горизонталі, вертикалі чи діагоналі.
    Тому спершу погляньте, чи можете ви завершити лінію.
    Якщо ні, погляньте, чи може суперник, і закрийте її.
course-forks_text =
    Вилка загрожує перемогою одразу на двох клітинках.
    Закрити можна лише одну, тож ви переможете на іншій.
    Шукайте вільну клітинку, де перетинаються дві ваші лінії.
course-prevention_text =
    Помітьте вилку суперника раніше, ніж вона з’явиться.
    Займіть її клітинку або створіть загрозу, яку треба закривати деінде.
    Якщо, закриваючи її, суперник робить вилку, загроза була не та.
course-openings_text =
    Центр входить до чотирьох ліній, кут до трьох, клітинка з краю до двох.
    Тому починайте в центрі або в куті.
    На кут відповідайте центром, а на центр — кутом.
course-misere_text =
    Хто завершив лінію, той програв, тому тримайте свої знаки окремо.
    { $mark_x } починає в центрі й на кожен хід відповідає на протилежній клітинці.
    Тоді в кожній лінії, яку міг би завершити { $mark_x }, стоїть { $mark_o }.
course-large_text =
    П’ять у ряд виграють. Четвірку з вільними кінцями не зупинити: закрити можна лише один кінець.
    Трійка з вільними кінцями наступним ходом стане такою четвіркою.
    Четвірку треба закривати одразу, тому вона важливіша за будь-яку трійку.
course-connect4_text =
    Лінія, якій бракує однієї клітинки, — це загроза, навіть якщо туди ще не можна походити.
    Наприкінці комусь доведеться походити під неї: { $mark_x } дістаються непарні ряди знизу, { $mark_o } — парні.
    Ніколи не ходіть під клітинку, на якій переможе суперник.
course-example = Приклад
course-exercise = Вправа { $number }
course-lessons = Усі уроки
course-next = Наступний урок
course-win = **{ $mark } ходить і виграє.**
course-draw = **{ $mark } ходить і рятує нічию.**
course-completes_line = 💡 **{ $coordinate } програє:** цей хід завершує лінію.
course-reply = { $mark } відповідає: **{ $coordinate }**.
course-another = Ось інша позиція.
course-solution = 💡 Правильний хід: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Урок пройдено!**
course-all_done = 🏆 **Ви пройшли всі уроки!**
course-beat = А тепер обіграйте рівень **{ $level }**.
course-play = Грати проти: { $level }
course-press = Натисніть кнопку, щоб відкрити курс. Його побачите лише ви.

## settings

settings-level = **Типовий рівень:** { $level }
settings-game = **Типова гра:** { $game }
settings-games = **Доступні ігри:** { $games }
settings-all_games = **Доступні ігри:** усі, а також поля будь-якого розміру
settings-choose_games = Усі ігри
settings-buttons = **Кнопки для ходів:** увімкнено
settings-text = **Кнопки для ходів:** вимкнено, ходи вводять текстом
settings-title = ## ⚙️ Налаштування сервера
settings-saved = ✅ Збережено · { $now }
settings-page_games = Ігри
settings-page_server = Сервер
settings-page_daily = Задача дня
settings-page_language = Мова
settings-heading_games = ### Ігри
settings-heading_boards = ### Поле
settings-heading_access = ### Доступ
settings-heading_commands = ### Команди
settings-heading_daily = ### Задача дня
settings-heading_language = ### Мова
settings-default = Типово: { $what }
settings-language = **Мова:** { $language }
settings-discord_language = **Мова:** { $language }, як у Discord
settings-language_from_discord = Як у Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Інші мови: { $first } … { $last }
settings-note_language = Повідомлення для всіх — цією мовою. Повідомлення, які бачите лише ви, — вашою.
settings-style = **Стиль поля:** { $style }
settings-like_pictures = Краще картинкою?
settings-use_pictures = Усі поля картинкою
settings-pictures = Такий вигляд має поле картинкою. Інші стилі й попередній вигляд — у { slash-settings }.
settings-to_buttons = Показувати кнопки
settings-to_text = Сховати кнопки
settings-everywhere = **Канали:** усі
settings-channels = **Канали:** { $channels } та їхні гілки
settings-choose_channels = Усі канали
settings-everybody = **Хто може грати:** усі
settings-roles = **Хто може грати:** { $roles }
settings-choose_roles = Усі
settings-threads = **Гілки:** для кожної партії, де це можливо
settings-no_threads = **Гілки:** лише на прохання
settings-to_threads = Грати в гілках
settings-to_channels = Не створювати гілок
settings-idle = **Ліміт бездіяльності:** { $idle }
settings-notices = **Сповіщення:** увімкнено
settings-no_notices = **Сповіщення:** вимкнено
settings-to_notices = Увімкнути
settings-to_no_notices = Вимкнути
settings-search_notices = **Сповіщення про запрошення:** увімкнено
settings-no_search_notices = **Сповіщення про запрошення:** вимкнено
settings-to_search_notices = Дозволити
settings-to_no_search_notices = Заборонити
settings-note_is_search_quiet = Тим, хто про це попросив, я пишу в приватні повідомлення, коли хтось тут запрошує будь-кого до гри, — не частіше ніж раз на годину.
settings-votes = **Партії з голосуванням:** увімкнено
settings-no_votes = **Партії з голосуванням:** вимкнено
settings-to_votes = Увімкнути голосування
settings-to_no_votes = Вимкнути голосування
settings-note_has_no_votes = З `/{ name-vote }` усі в каналі грають за одну сторону проти мене й голосують за кожен хід.
settings-note_is_quiet = У партіях між учасниками я згадую гравця, якого немає в каналі, коли його хід і перед кінцем його часу. Кожен може вимкнути це для себе кнопкою в `/{ name-privacy }`.
settings-note_idle = Якщо стільки часу немає ходів, партія завершується. На розпочаті партії зміна не впливає.
settings-cooldown = **Пауза:** { $cooldown } між командами
settings-no_cooldown = **Пауза:** немає
settings-note_cooldown = На ходи й кнопки пауза не поширюється.
settings-prefix = **Префікс:** `{ $own }`
settings-no_prefix = **Префікс:** немає
settings-note_prefix = Слеш-команди й команди після @-згадки бота працюють завжди.
settings-change_prefix = Змінити префікс
settings-daily_channel = **Канал:** { $channel }
settings-no_daily_channel = **Канал:** немає, я її не публікую
settings-choose_daily_channel = Ніде
settings-note_daily_channel = Раз на день я публікую там задачу дня з кнопкою для відповіді, кількістю тих, хто розв’язав, учорашнім розв’язком і найдовшими серіями тих, хто поділився результатом.
settings-daily_hour = **Час:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Якщо ця година вже почалася, а сьогодні публікації не було, я публікую задачу одразу.
settings-hour = { $time } UTC
settings-no_wait = Без паузи
settings-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
settings-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
settings-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
settings-channels_deleted = 🗑️ { $count ->
        [one] { $count } з вибраних каналів видалено.
        [few] { $count } з вибраних каналів видалено.
        [many] { $count } з вибраних каналів видалено.
       *[other] { $count } з вибраних каналів видалено.
    }
settings-all_channels_deleted = 🗑️ Усі вибрані канали видалено. Доки ви не виберете інші, грати можна в будь-якому каналі.
settings-roles_deleted = 🗑️ { $count ->
        [one] { $count } з вибраних ролей видалено.
        [few] { $count } з вибраних ролей видалено.
        [many] { $count } з вибраних ролей видалено.
       *[other] { $count } з вибраних ролей видалено.
    }
settings-all_roles_deleted = 🗑️ Усі вибрані ролі видалено. Доки ви не виберете інші, грати можуть усі.
settings-daily_channel_deleted = 🗑️ Канал, який ви вибрали для задачі дня, видалено. Доки ви не виберете інший, я її не публікую.
settings-dismiss_deleted = Зрозуміло
settings-missing_for_answers = ⚠️ Не можу відповідати на текстові команди тут: { $channels }. Будь ласка, надайте мені там дозвіл **{ $missing }**.
settings-missing_for_daily = ⚠️ Не можу публікувати задачу дня тут: { $channels }. Будь ласка, надайте мені там дозвіл **{ $missing }**.
settings-missing_for_threads = ⚠️ Не можу вести партії в гілках тут: { $channels }. Будь ласка, надайте мені там дозвіл **{ $missing }**.
settings-missing_for_pictures = ⚠️ Не можу надсилати сюди поле картинкою: { $channels }, тому воно з емодзі. Будь ласка, надайте мені там дозвіл **{ $missing }**.

## prefix

prefix-title = Префікс команд
prefix-field = Префікс
prefix-explanation = До 5 символів (типово: { $usual }). Порожньо: лише згадки та слеш-команди
prefix-explanation_no_usual = До 5 символів. Порожньо: лише згадки та слеш-команди

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Мою відповідь тут побачать усі. Введіть { $command }, і її побачите лише ви.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 Схоже, найкращий хід — **{ $coordinate }**, але прорахувати все не вдалося. { coach-depth } { $reasons }
coach-depth = Глибина прорахунку: { $depth ->
        [one] { $depth } хід
        [few] { $depth } ходи
        [many] { $depth } ходів
       *[other] { $depth } ходу
    } (разом за обидві сторони).
coach-analyse_anyway = Усе одно аналізувати
coach-price_hint = Після цього партія зможе знизити ваш рейтинг, але не підвищити. Показати підказку?
coach-price_analysis = Після цього партія зможе знизити ваш рейтинг, але не підвищити. Аналізувати?
coach-show_hint = Показати підказку
coach-press = Натисніть кнопку, щоб побачити підказку. Її побачите лише ви.
coach-wait = На мене чекає багато учасників. Відповідь буде приблизно за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
coach-win = перемога за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
coach-win_at_most = перемога щонайбільше за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
coach-draw = нічия
coach-loss = поразка через { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
coach-loss_at_most = поразка щонайбільше через { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
coach-to_move = Ходить { $mark }: **{ $value }**
coach-to_move_unproven = Ходить { $mark }: **прораховано не до кінця**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Найкраще продовження:** { $cells }
coach-looks_best = **Схоже, найкраще:** { $cells }
coach-not_proven = **Прораховано не до кінця:** { $count } з { $moves ->
        [one] { $moves } ходу
        [few] { $moves } ходів
        [many] { $moves } ходів
       *[other] { $moves } ходів
    }. { coach-depth }
coach-legend = За найкращої гри: 🏆 перемога, 🤝 нічия, 💀 поразка. У «перемога за 3 ходи» враховано лише ходи переможця.
coach-network =
    Ходить { $mark }. Нейромережа очікує для цієї сторони **{ $value }** за шкалою від −100 (поразка) до +100 (перемога).
    Найбільше їй подобається: **{ $moves }**
coach-network_legend = Що яскравіша клітинка, то ймовірніше нейромережа піде туди. + виграє, = нічия, − програє за найкращої гри. Смуга показує частку X ліворуч і частку O праворуч.
coach-see_network = Що бачить нейромережа
coach-nothing_left = Та партія вже завершена, аналізувати нічого.
coach-before_last = Остання партія тут, перед останнім ходом:
coach-at_end = Остання партія тут, на момент зупинки:
coach-completes_line = Завершує { $lines } і виграє.
coach-forks = Це вилка, загроза перемогти одразу на кількох клітинках: { $cells }. { $mark } встигне закрити лише одну з них.
coach-forces = Загрожує перемогою: { $cell }. { $mark } доведеться закрити цю клітинку, але це не врятує.
coach-wins_later = Наприкінці { $mark } доведеться походити під цю клітинку: { $cell }, і там переможе { $mover }. { $mark_x } дістаються непарні ряди знизу, { $mark_o } — парні.
coach-leaves_only_lines = Тепер будь-який хід { $mark } завершує лінію.
coach-mirrors = Це клітинка навпроти { $cell }. Хто зайняв центр і завжди відповідає на протилежній клітинці, ніколи не завершить лінію.
coach-mirrors_center = Це центр. Хто зайняв його й завжди відповідає на протилежній клітинці, ніколи не завершить лінію.
coach-only_move = Це єдиний можливий хід.
coach-blocks = Не дає { $mark } завершити { $lines }.
coach-prevents_forks = { $count ->
    [one] Не дає { $mark } зробити вилку: { $cells }.
    [few] Не дає { $mark } зробити жодної вилки: { $cells }.
    [many] Не дає { $mark } зробити жодної вилки: { $cells }.
   *[other] Не дає { $mark } зробити жодної вилки: { $cells }.
}
coach-only_draw = Будь-який інший хід програє.
coach-keeps_win = { $others ->
        [one] До перемоги веде ще { $others } хід.
        [few] До перемоги ведуть ще { $others } ходи.
        [many] До перемоги ведуть ще { $others } ходів.
       *[other] До перемоги ведуть ще { $others } ходу.
    }
coach-only_win = Більше жоден хід не виграє.
coach-holds_out = Програють усі ходи, і з жодним не протриматися довше, ніж із цим.
coach-holds_out_alone = Програють усі ходи, але з цим можна протриматися найдовше.
coach-threatens = Загрожує перемогою: { $cell }. { $mark } доведеться закрити цю клітинку.
coach-tempts = { $mistakes ->
        [one] Хибна { $mistakes } відповідь
        [few] Хибні { $mistakes } відповіді
        [many] Хибні { $mistakes } відповідей
       *[other] Хибні { $mistakes } відповіді
    } { $mark } з { $replies }.
coach-one_of_draws = Нічию зберігають { $count } з { $moves ->
        [one] { $moves } можливого ходу
        [few] { $moves } можливих ходів
        [many] { $moves } можливих ходів
       *[other] { $moves } можливих ходів
    }, зокрема цей.
coach-all_draw = Нічию зберігає будь-який хід.
coach-traps = { $count ->
        [one] Найбільше пасток ставить **{ $cells }**.
        [few] Найбільше пасток ставлять **{ $cells }**.
        [many] Найбільше пасток ставлять **{ $cells }**.
       *[other] Найбільше пасток ставлять **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Точність:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Переломний момент:** хід { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Краще: { $cells }
coach-no_mistake = **Помилки в ходах:** немає. Жоден хід не змінив результату.
coach-no_proven_mistake = **Помилки в ходах:** не знайдено.
coach-not_judged = { $count ->
        [1] **Надто складно для оцінки:** хід { $numbers }
       *[other] **Надто складно для оцінки:** ходи { $numbers }
    }
coach-stopped_at = Коли партія зупинилася, був хід { $mark }: { $value }.
coach-no_plies = Ходів не було.
coach-plies = **Ходи:** { $cells }
coach-kept = Хороший хід: усе ще { $value }.
coach-unjudged = Цей хід надто складний, щоб його оцінити. { coach-depth }
coach-lost_anyway = Партія вже була програна: { $value }.
coach-mistake = Помилка: { $before } → { $after }. Краще: { $glyph } { $cells }
coach-mistakes = **Помилки ({ $count }):** ходи { $numbers }
coach-move = Хід { $number }
coach-back = Назад
coach-next = Далі

## learner

learner-title = ### 🧠 Що я тут знаю
learner-naive = 🧠 Поки що я знаю тут лише правила. Навчити мене: `{ $prefix }{ name-play } { level-learner } { $word }` або кнопки нижче.
learner-how_original = -# Займаю першу вільну клітинку, яка ще не призводила до поразки.
learner-how_stronger = -# Навчаюся на ходах обох сторін. Віддзеркалені й повернуті позиції вважаю за одну.
learner-memory_lost = **Відомо програшних позицій:** { $lost }
learner-memory = **Відомо програшних позицій:** { $lost } · **Добрих:** { $good }
learner-games = **Партій:** { $games } · **На тренуваннях:** { $trained }
learner-latest_games = { $count ->
        [one] **Остання { $count } партія:**
        [few] **Останні { $count } партії:**
        [many] **Останні { $count } партій:**
       *[other] **Останні { $count } партії:**
    } перемоги { $wins } · нічиї { $draws } · поразки { $losses }
learner-results = **Результати:** перемоги { $wins } · нічиї { $draws } · поразки { $losses }
learner-unbeatable = 🛡️ Мене вже ніхто не обіграє.
learner-beatable = 🎯 Мене ще можна обіграти і коли я граю за { $mark_x }, і коли за { $mark_o }.
learner-beatable_as = 🎯 Мене ще можна обіграти, коли я граю за { $mark }.
learner-lesson = 💡 **Останній урок, за { $mark }:** так я більше не піду.
learner-curve = Лінійний графік частки моїх поразок. Партій: { $games }. На початку: { $first }. Наприкінці: { $last }.
learner-losses = **Частка моїх поразок:** { $first } на початку · { $last } наприкінці
learner-training = 🏋️ Тренування проти рівня **{ $opponent }**: { $played } з { $games ->
        [one] { $games } партії
        [few] { $games } партій
        [many] { $games } партій
       *[other] { $games } партій
    }
learner-trained = ✅ Тренування проти рівня **{ $opponent }** завершено: { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }.
learner-training_ended_early = ⏹️ Тренування проти рівня **{ $opponent }** завершилося достроково: { $played } з { $games ->
        [one] { $games } партії
        [few] { $games } партій
        [many] { $games } партій
       *[other] { $games } партій
    }.
learner-training_failed = ⚠️ Щось пішло не так, і тренування проти рівня **{ $opponent }** перервалося: { $played } з { $games ->
        [one] { $games } партії
        [few] { $games } партій
        [many] { $games } партій
       *[other] { $games } партій
    }. Усе вивчене залишається зі мною.
learner-training_over = ⏹️ Це тренування завершено. Усе вивчене залишається зі мною. Переглянути: `{ $prefix }{ name-brain }`
learner-known_positions = **Відомо позицій:** { $knows } · **Було:** { $knew }
learner-end = Завершити тренування
learner-do_play = Зіграти зі мною
learner-do_train = Тренування: { $games } партій
learner-do_export = Зберегти у файл
learner-do_import = Завантажити файл
learner-do_reset = Скинути
learner-import_title = Завантажити знання учня
learner-import_field = Збережений мною файл
learner-saved =
    📤 **Усе, що я тут знаю, режим `{ $mode }`**
    { $memory }
    Щоб завантажити це деінде, той, хто керує сервером, натискає там **{ learner-do_import }** під `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Що знає цей файл, режим `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Об’єднати** — додати це до моїх знань і зберегти мою статистику.
    -# Нових програшних позицій: { $lost } · Нових добрих: { $good }
learner-replace_preview =
    { "" }**Замінити** — забути все, що я тут знаю, і мою статистику.
    -# Позицій: { $known } · Партій: { $games }
learner-do_merge = Об’єднати
learner-do_replace = Замінити
learner-do_cancel = Скасувати
learner-merged =
    ✅ **Об’єднано**
    { "" }**Нових програшних позицій:** { $lost } · **Нових добрих:** { $good }
    { "" }**Відомо позицій:** { $known }
learner-replaced =
    ✅ **Замінено**
    { "" }**Відомо позицій:** { $known }
    { "" }**Режим:** `{ $mode }`
    { "" }**Забуто позицій:** { $forgotten } · **Забуто партій:** { $games }
learner-not_imported = Нічого не імпортовано.
learner-reset =
    🗑️ **Забути все, що я тут знаю, і мою статистику?**
    { "" }**Позицій:** { $known } · **Партій:** { $games }
    Я почну наново в режимі `{ $mode }`.
learner-reset_yes = Забути все
learner-reset_switch = Забути й навчатися в режимі { $mode }
learner-reset_no = Нічого не забувати
learner-forgotten =
    🗑️ **Усі мої тутешні знання забуто, і мою статистику теж.**
    { "" }**Позицій:** { $known } · **Партій:** { $games }
    Починаю наново в режимі `{ $mode }`.
learner-kept = Нічого не забуто.

## stats

stats-user = ### 📊 { $who }
stats-none = Гравець **{ $who }** ще не має тут партій із результатом. Почати: `{ $prefix }{ name-play }`
stats-none_of_game = Гравець **{ $who }** ще не має тут партій із результатом у грі «{ $game }». Почати: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 перемоги: { $count }
stats-drawn = 🤝 нічиї: { $count }
stats-lost = поразки: { $count }
stats-total = **Усього:** { $tally }
stats-mark = **За { $mark }:** { $tally }
stats-members = **Учасники:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Учасники проти мене
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Обіграні рівні:** { $levels }
stats-winning_streak = **Найдовша серія перемог:** { $longest }
stats-course = 🎓 **Курс:** пройдено
stats-more = Дивіться також: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Дивіться також: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Зіграно тут
stats-games = **Партії:** { $games } · **Гравці:** { $members }
stats-nothing = Тут ще ніхто не дограв жодної партії. Почати: `{ $prefix }{ name-play }`
stats-nothing_of_game = У грі «{ $game }» тут ще ніхто не дограв жодної партії. Почати: `{ $prefix }{ name-play } { $word }`
stats-winners = **Перемоги:** { $mark_x } { $x } · { $mark_o } { $o } · **Нічиї:** { $draws }
stats-ends = **Чим завершилися:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Найактивніші:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Між моїми рівнями:** { $games ->
        [one] ще { $games } партія
        [few] ще { $games } партії
        [many] ще { $games } партій
       *[other] ще { $games } партії
    }
stats-bar = Стовпчикова діаграма результатів. Перемоги: { $wins }. Нічиї: { $draws }. Поразки: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Натисніть кнопку, щоб побачити свій поступ. Його побачите лише ви.
progress-open = Показати мій поступ
progress-practice_now = Тренуватися
progress-post = Опублікувати
progress-none = Жодної вашої партії ще не розібрано. Почніть із `{ $prefix }{ name-practice }` або зі своїх помилок під програною партією. Відтоді я розбираю кожну партію, яку ви завершите.
progress-clean = ✅ **{ $theme }:** без помилок з { $date } (розібрані партії: { $games })
progress-all_themes = Усі теми
progress-compared = { $now } · раніше: { $before }
progress-accuracy = **Точність:** { $share }
progress-games = **Розібрані партії:** { $games }
progress-mistakes = ### Помилки
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Вправи
progress-due = **Вправи на сьогодні:** { $due } з { $exercises }
progress-lessons = **Пройдені уроки:** { $done } з { $lessons }
progress-puzzle_rating = **Рейтинг у задачах:** { $rating }
progress-legend = Останні 30 днів і 30 днів перед ними. Точність — частка ваших оцінених ходів, які зберегли результат.
progress-chart = Графік точності за тижнями з кількістю розібраних партій: { $weeks }

## theme

theme-finish_line = Завершити лінію
theme-block_line = Закрити лінію
theme-make_fork = Зробити вилку
theme-prevent_fork = Не дати зробити вилку
theme-forced_sequence = Форсована серія ходів
theme-opening = Початок партії
theme-zugzwang = Цугцванг (непарні й парні загрози)

## ended

ended-line = складено лінію
ended-full_board = поле заповнене
ended-repetition = позиція повторилася
ended-move_limit = досягнуто межі ходів
ended-boards_counted = за кількістю полів
ended-resigned = гравець здався
ended-forfeited = гравець вийшов або сплив час
ended-agreed = нічия за згодою
ended-abandoned = партію покинуто
ended-stopped = зупинено модератором

## rating

rating-ranked = **Рейтинг:** { $rating } · **Місце:** { $rank }
rating-provisional = **Попередній рейтинг:** { $rating } · **Місце:** через { $games ->
        [one] { $games } рейтингову партію
        [few] { $games } рейтингові партії
        [many] { $games } рейтингових партій
       *[other] { $games } рейтингові партії
    }
rating-none = **Рейтинг:** ще немає · **Місце:** через { $games ->
        [one] { $games } рейтингову партію
        [few] { $games } рейтингові партії
        [many] { $games } рейтингових партій
       *[other] { $games } рейтингові партії
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Лінійний графік рейтингу, рейтингових партій: { $games }. Від { $first } до { $last }, мінімум { $lowest }, максимум { $highest }.
rating-course = **Останні рейтингові партії ({ $games }):** від { $first } до { $last } · мінімум { $lowest } · максимум { $highest }

## chart

chart-results = Результати
chart-wins = Перемоги: { $games }
chart-draws = Нічиї: { $games }
chart-defeats = Поразки: { $games }
chart-rating = Рейтинг
chart-rated_game = Рейтингова партія
chart-losses = Частка моїх поразок
chart-lost = Поразки
chart-by_week = Точність за тижнями
chart-week = Тиждень з
chart-accuracy = Точність
chart-reviewed = Розібрані партії
chart-game = Партія
chart-average = { $games ->
        [one] Середнє за { $games } партію
        [few] Середнє за { $games } партії
        [many] Середнє за { $games } партій
       *[other] Середнє за { $games } партії
    }

## leaderboard

leaderboard-title = ### 🏅 Таблиця лідерів: { $game }
leaderboard-range = Учасники { $first }–{ $last } з { $total }
leaderboard-none = 🏅 У грі «{ $game }» тут ще ніхто не має місця в таблиці. Треба зіграти { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } проти моїх рівнів або учасників без підказок. Почати: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Далі:** { $level }, ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
leaderboard-rated = Враховуються лише рейтингові партії.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Зіграно тут
history-range = -# Партії { $first }–{ $last } з { $total }, спершу нові
history-none = **{ $who }**: тут ще немає завершених партій. Почати: `{ $prefix }{ name-play }`
history-nothing = Тут ще ніхто не дограв жодної партії. Почати: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } проти **{ $other }** · { $result } · { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
        [many] { $plies } ходів
       *[other] { $plies } ходу
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } хід
        [few] { $plies } ходи
        [many] { $plies } ходів
       *[other] { $plies } ходу
    }
history-win = перемога
history-draw = нічия
history-loss = поразка
history-no_result = без результату
history-newer = Новіші
history-older = Старіші
history-first = На початок
history-last = У кінець
history-list = До списку
history-export = Мої партії файлом
history-paste = Партія з рядка
history-pasted = Рядок із файлу з партіями

## replay

replay-ply = Хід { $number } з { $plies }: **{ $who }** ставить { $mark } на **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Ходи:** { $moves }
replay-share = Поділитися

## export

export-use_history = Це лише між нами. Натисніть **{ history-export }** під `{ $prefix }{ name-history }` або надішліть мені `{ $prefix }{ name-export }` у приватні повідомлення.
export-done_pasted =
    📤 **Ваші завершені партії:** { $games }
    Звідусіль, де ви грали, по партії в рядку. Щоб знову переглянути партію, натисніть **{ history-paste }** під `{ $prefix }{ name-history }` і вставте її рядок
export-none = Ви ще не маєте завершених партій. Почати: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Партію зупинено, під полем є позначка.
moderation-resigned = 🏳️ **{ $who }** здає партію, під полем є позначка.

## permission

permission-view_channel = Переглядати канали
permission-connect = Під’єднуватися
permission-send_messages = Надсилати повідомлення
permission-send_messages_in_threads = Надсилати повідомлення в гілках
permission-create_public_threads = Створювати публічні гілки
permission-attach_files = Прикріплювати файли
permission-manage_messages = Керувати повідомленнями
permission-manage_guild = Керувати сервером

## question

question-yes = Почати наново
question-no = Грати далі
question-kept = Партія триває. Показати її: `{ $prefix }{ name-board }`
question-stop = Тут грають **{ $x }** і **{ $o }**. Зупинити їхню партію?
question-stop_own = Тут грають **{ $x }** і **{ $o }**. Якщо ви зупините цю партію, ви її здасте. Зупинити?
question-stop_yes = Зупинити
question-stop_no = Скасувати
question-play_examples = Наприклад: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` або `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Наприклад: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` або `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Задача дня в усіх одна: `{ $prefix }{ $command } { word-daily }`. Гра чи тема — для вашої власної задачі: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Наприклад: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; час — 90s або 3m.
question-race_today_alone = Гонка дня тут у всіх одна: `{ $prefix }{ $command } { word-today }`. Гру й час можна вибрати для гонки, яку відкриваєте ви: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Наприклад: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`; час на кожен хід — від 15s до 24h.
question-watch_examples = Наприклад: `{ $prefix }{ $command } { level-hard } { level-easy }` або `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Можливо, ви мали на увазі `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Можливо, ви мали на увазі `{ $prefix }{ $command }`?
question-unknown_words = Не розумію, що тут означає «{ $typed }».
question-conflicting_words = Ці слова не поєднуються між собою.
question-choose_member = Виберіть учасника зі списку, який Discord показує після `@`.
question-course_examples = Уроки мають номери від 1 до 7: `{ $prefix }{ $command } 1` відкриє перший.
question-invite_examples = Наприклад: `{ $prefix }{ $command } { word-connect4 }` або `{ $prefix }{ $command } o`.
question-challenge_named = Кинути виклик: **{ $who }**?
question-challenge_named_yes = Кинути виклик

## help

help-first = Натисніть **Грати**, щоб почати партію проти мене, а потім натисніть на клітинку.
help-to_friend = З другом
help-to_commands = Усі команди
help-to_play = Грати
help-to_learn = Навчатися
help-to_owners = Власникам серверів
help-about = Про мене
help-play =
    ### Грати
    Перемагає той, хто складе три в ряд: по горизонталі, вертикалі або діагоналі.
    - **Почати:** `{ $prefix }{ name-play }`. Ви граєте за { $mark_x }, перший хід ваш; `{ $prefix }{ name-play } o` — за { $mark_o }.
    - **Хід:** натисніть на клітинку або введіть `{ $prefix }{ name-move } B2` (рядок B, стовпець 2).
    - **Рівні:** `{ $prefix }{ name-play } { level-easy }` або `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Інші ігри:** `{ $prefix }{ name-play } { word-connect4 }` або `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **З іншими:** `{ $prefix }{ name-play } @ben` — викликати учасника, `{ $prefix }{ name-invite }` — запросити будь-кого. `{ $prefix }{ name-vote }` — усі разом грають за одну сторону.
    - **Під час гри:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Ваші партії та хто шукає суперника:** `{ $prefix }{ name-games }`
    - **Згадки, коли ваш хід:** `{ $prefix }{ name-privacy }`
    - **Ще одна партія тут:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Навчатися
    - **Найкращий хід:** `/{ name-hint }` під час гри
    - **Порівняти всі ходи:** `{ $prefix }{ name-analyse }`
    - **Розібрати партію:** кнопка **{ board-review }** під завершеною партією
    - **Ваші помилки:** `{ $prefix }{ name-practice }`
    - **Курс:** `{ $prefix }{ name-course }`
    - **Задачі:** `{ $prefix }{ name-puzzle }` або `{ $prefix }{ name-puzzle } { word-daily }`
    - **На час:** `{ $prefix }{ name-storm }` — наодинці, `{ $prefix }{ name-race }` — з іншими
    - **Учень:** `{ $prefix }{ name-play } { level-learner }` — новачок, який вчиться у вас; `{ $prefix }{ name-brain }` покаже його успіхи.
    - **Дивитися:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Результати:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Ваші дані та мої повідомлення вам:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Власникам серверів
    - **Налаштування:** `/{ name-settings }` — ігри, поле, канали, ролі, префікс і мова (потрібен дозвіл **{ permission-manage_guild }**)
    - **Зупинити партію:** `{ $prefix }{ name-stop }` у її каналі (потрібен дозвіл **{ permission-manage_messages }**)
    - **Дозволи:** `/{ name-settings }` покаже, яких мені бракує.
    - **Префікс:** змінюється в `/{ name-settings }`. @-згадки бота працюють завжди.
    - **Скинути учня:** `{ $prefix }{ name-brain }`
    - **Приватність:** `{ $prefix }{ name-privacy }` покаже, що я про вас зберігаю.
about-version = **Версія:** { $version }
about-invite = [Додати мене на сервер](<{ $link }>)
about-install = [Додати мене до свого облікового запису](<{ $link }>)
about-terms = [Умови надання послуг](<{ $link }>)
about-privacy = [Політика приватності](<{ $link }>)
about-your_data = **Ваші дані:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Із цією базою даних працювала новіша версія { $version }. Знову оновіть мене або відновіть резервну копію, зроблену до того оновлення.
about-servers = **Сервери:** { $servers }
about-since = **Запуск:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Шард { $shard }:** під’єднано, { $milliseconds } мс
about-shard_down = **Шард { $shard }:** не під’єднано

## privacy

privacy-use_slash_command = Це лише між нами. Введіть `/{ name-privacy }` або надішліть мені `{ $prefix }{ name-privacy }` у приватні повідомлення.
privacy-title = ### Що я про вас зберігаю
privacy-nothing = Нічого.
privacy-never = **Ніколи не зберігаю:** ваше ім’я і те, що ви пишете
privacy-matches = **Партії:** завершено { $finished } · триває { $live }
privacy-matches_details = -# Ваш ID користувача, ходи, час, підказки, а також ID сервера, каналу й повідомлень
privacy-challenges = **Відкриті виклики:** { $challenges }
privacy-challenges_details = -# Хто кого викликав, гра, ID каналу й повідомлення
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Рейтинги:** { $ratings ->
        [0] немає
        [one] на { $ratings } сервері
        [few] на { $ratings } серверах
        [many] на { $ratings } серверах
       *[other] на { $ratings } серверах
    }
privacy-gains = **Очки від моїх рівнів:** { $gains ->
        [0] немає
        [one] від { $gains } рівня
        [few] від { $gains } рівнів
        [many] від { $gains } рівнів
       *[other] від { $gains } рівнів
    }
privacy-ratings_details =
    -# Ваш рейтинг після кожної рейтингової партії та кількість перемог, нічиїх і поразок
    -# Для кожного рівня — очки за останній день, коли ви їх отримували
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Результати задач:** { $puzzles ->
        [0] немає
        [one] в { $puzzles } місці (сервер чи ПП)
        [few] у { $puzzles } місцях (сервери й ПП)
        [many] у { $puzzles } місцях (сервери й ПП)
       *[other] у { $puzzles } місцях (сервери й ПП)
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Рейтинг у задачах:** –
   *[other] **Рейтинг у задачах:** один на всі сервери
}
privacy-puzzles_details = -# Остання задача, правильні й неправильні відповіді, серії та останній результат задачі дня, яким ви поділилися
privacy-practice = **Вправи:** { $exercises } · **Партії для них:** { $reviewed }
privacy-practice_details = -# Відколи ви тренуєтеся, ваші помилки, відповіді та коли вправи повернуться
privacy-course = **Уроки:** { $lessons }
privacy-course_details = -# Які вправи з них ви виконали
privacy-learners = **Пам’ять учня:** { $learners ->
        [0] немає
        [one] з { $learners } розмови в ПП
        [few] з { $learners } розмов у ПП
        [many] з { $learners } розмов у ПП
       *[other] з { $learners } розмов у ПП
    }
privacy-learners_details = -# Чого він навчився у вас у ПП. На серверах він не зберігає, хто грав.
privacy-notices = **Сповіщення вимкнено:** так
privacy-notices_details = -# Ваш ID користувача
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Нагадування про серію:** вимкнено
   *[other] **Нагадування про серію:** увімкнено
}
privacy-search_notices = { $search_notices ->
    [0] **Сповіщення про запрошення:** вимкнено
    [one] **Сповіщення про запрошення:** на { $search_notices } сервері
    [few] **Сповіщення про запрошення:** на { $search_notices } серверах
    [many] **Сповіщення про запрошення:** на { $search_notices } серверах
   *[other] **Сповіщення про запрошення:** на { $search_notices } сервера
}
privacy-direct_messages_details = -# Ваш ID користувача і коли вам надійшло останнє
privacy-votes = **Голоси:** { $votes } · **Розпочаті голосування:** { $votings }
privacy-votes_details = -# У партіях, де голосують усі: ваш ID користувача і ваш голос за кожен хід, до 24 годин після кінця партії
privacy-races = **Гонки та спринти із задачами:** { $races } · **Розпочаті вами:** { $race_starts }
privacy-races_details = -# Ваш ID користувача, задачі, які з них ви не розв’язали, ваші очки та витрачений час
privacy-if_deleted =
    ### Якщо видалити дані
    { "" }**Партії, що тривають,** одразу завершаться. Ті, де обидві сторони вже ходили, ви програєте.
    { "" }**Завершені партії** залишаться, але без вашого ID.
    { "" }**Усе інше** зникне. Скасувати це не можна.
privacy-forget = Видалити мої дані
privacy-deleted = ### Ваші дані видалено
privacy-kept =
    -# Ваше ім’я, мову й те, кого ви викликали, теж забуто, якщо вони ще були в моїй пам’яті.
    ### Що залишається
    { "" }**Партії:** { $kept }
    -# Без вашого ID та без ID каналу й повідомлень. Залишається тільки ID повідомлення або натискання, з якого почалася партія, — як її номер. Знайти його, не знаючи каналу, неможливо.
    -# До півночі за UTC я ще пам’ятаю, скільки разів ті самі двоє учасників грали сьогодні між собою, але не знаю, хто вони.
privacy-ended = **Перервано партій:** { $live } { $lost ->
        [0] (без результату)
        [one] · **Програно:** { $lost } (обидві сторони вже ходили)
        [few] · **Програно:** { $lost } (обидві сторони вже ходили)
        [many] · **Програно:** { $lost } (обидві сторони вже ходили)
       *[other] · **Програно:** { $lost } (обидві сторони вже ходили)
    }
privacy-nothing_ended = **Перервано партій:** немає

## name

name-play = грати
name-play_opponent = суперник
name-play_member = учасник
name-play_mark = знак
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = гра
name-invite = запросити
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = запропонувати
name-offer_what = що
name-draw = нічия
name-takeback = повернути
name-games = партії
name-watch = дивитися
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = мозок
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = учень
name-settings = налаштування
name-vote = голосування
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = час
name-vote_thread = { word-thread }
name-stop = стоп
name-move = хід
name-move_coordinate = клітинка
name-board = поле
name-resign = здатися
name-puzzle = задача
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = тема
name-race = гонка
name-race_game = { name-play_game }
name-race_time = час
name-race_today = { word-today }
name-storm = спринт
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = курс
name-course_lesson = урок
name-help = допомога
name-about = про-бота
name-hint = підказка
name-analyse = аналіз
name-analyse_position = позиція
name-analyse_view = вигляд
name-review = розбір
name-privacy = приватність
name-progress = поступ
name-notify = сповіщення
name-practice = тренування
name-practice_move = { name-move_coordinate }
name-stats = статистика
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = лідери
name-leaderboard_game = { name-play_game }
name-history = історія
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = повтор
name-export = експорт

## word

word-random = випадковий
word-thread = гілка
word-here = тут
word-network = мережа
word-hints = підказки
word-misere = піддавки
word-fading = зникомі
word-ultimate = супер
word-uttt = uttt
word-ultimate_tictactoe = суперхрестики-нулики
word-infinite = нескінченні
word-disappearing = зникомі-знаки
word-connect4 = 4вряд
word-connect_four = чотиривряд
word-tictactoe = хрестики-нулики
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = хрестики-нулики-в-піддавки
word-misere_tictactoe = хрестики-нулики-мізер
word-daily = дня
word-mixed = різні
word-today = сьогодні
word-finish_line = лінія
word-block_line = закрити
word-make_fork = вилка
word-prevent_fork = завадити
word-forced_sequence = серія
word-opening = початок
word-zugzwang = цугцванг
word-show = показати
word-train = тренувати
word-export = експорт
word-import = імпорт
word-reset = скинути
word-server = сервер
word-original = початковий
word-stronger = посилений

## command

command-play = Хрестики-нулики, «Чотири в ряд» та інші ігри проти мене або учасника
command-play_opponent = Мій рівень, якщо ви граєте проти мене
command-play_member = Кого викликати (типово ви граєте проти мене)
command-play_mark = Ваш знак; X ходить першим
command-play_mark_x = X (ходить першим)
command-play_mark_o = O (ходить другим)
command-play_mark_random = Випадково
command-play_thread = Відкрити гілку для партії (типово — як налаштовано на сервері)
command-play_hints = Дозволити підказки обом гравцям у партії між учасниками
command-play_game = Яка гра (типово — основна гра сервера)
command-invite = Партія з тим, хто перший погодиться
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Дозволити підказки обом гравцям
command-invite_game = { command-play_game }
command-menu_challenge_member = Кинути виклик
command-offer = Нічия або повернення вашого останнього ходу, якщо інший гравець згоден
command-offer_what = Про що ви просите іншого гравця
command-offer_what_draw = Нічия
command-offer_what_takeback = Повернути ваш останній хід
command-games = Ваші партії, що тривають, і хто тут шукає суперника
command-watch = Партія між двома моїми рівнями
command-watch_x = Рівень, який грає за X і ходить першим
command-watch_o = Рівень, який грає за O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Налаштування цього сервера: ігри, поле, хто може грати, мова
command-vote = Партія проти мого рівня, у якій усі тут голосують за кожен хід
command-vote_opponent = Мій рівень, проти якого ви граєте разом (типово: основний рівень сервера)
command-vote_game = { command-play_game }
command-vote_mark = Ваш спільний знак; X ходить першим (типово: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Час на кожен хід: від 15s до 24h, наприклад 30s, 5m або 1h (типово: 1m)
command-vote_thread = Ні: грати в самому каналі (потрібен дозвіл «Керувати повідомленнями»)
command-stop = Зупинити партію в цьому каналі
command-move = Ваш хід: клітинка, наприклад B2, а в «Чотири в ряд» — номер стовпця
command-move_coordinate = Клітинка, наприклад B2, а в «Чотири в ряд» — номер стовпця
command-board = Поле ще раз, новим повідомленням
command-resign = Здати партію
command-puzzle = Задача: знайти єдиний правильний хід
command-puzzle_daily = Задача дня цього сервера, для всіх тут
command-puzzle_game = { command-play_game }
command-puzzle_theme = Виберіть тему задачі
command-race = Гонка із задачами для всіх тут: ті самі задачі, скільки встигнете за 90 секунд
command-race_game = Задачі однієї гри (типово: різних)
command-race_game_mixed = Різні ігри
command-race_time = Скільки часу має кожен (типово: 90 секунд)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Гонка дня: ті самі 20 задач для всіх тут, у будь-який час сьогодні
command-storm = Скільки задач ви розв’яжете за 90 секунд? Наодинці, на рекорд
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Скільки часу у вас (типово: 90 секунд)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Сім коротких уроків, щоб грати краще
command-course_lesson = Номер уроку (типово: усі уроки)
command-help = Як грати та всі команди
command-brain = Чого учень тут навчився і його тренування
command-brain_train = Тренувати його: кількість партій, від 1 до 10000 (типово: 500)
command-brain_opponent = Тренувати проти цього рівня (типово: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Про що я вас сповіщаю, з кнопками, щоб це змінити
command-hint = Добрий хід і пояснення; бачите лише ви
command-analyse = Чого вартий кожен хід
command-analyse_position = Рядки згори вниз, наприклад X../.O./... (типово — партія в цьому каналі)
command-analyse_view = Що показати крім оцінок (типово: нічого)
command-analyse_view_network = що бачить нейромережа
command-privacy = Що я про вас зберігаю і як це видалити
command-practice = Вправи з ваших помилок: знайдіть кращі ходи
command-practice_move = { command-move_coordinate }
command-stats = Результати: ваші, учасника або всього сервера
command-stats_member = Чиї партії (типово ваші)
command-stats_server = Партії всіх на цьому сервері
command-stats_game = Лише ця гра (типово всі ігри)
command-leaderboard = Найкращі гравці цього сервера
command-leaderboard_game = { command-play_game }
command-history = Завершені партії: переглянути хід за ходом або зберегти у файл
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Яка клітинка? Введіть літеру рядка й номер стовпця, наприклад `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Це не клітинка. Введіть літеру рядка й номер стовпця, наприклад `{ $prefix }{ name-move } B2`.
error-missing_column = Який стовпець? Введіть його номер, наприклад `{ $prefix }{ name-move } 2`.
error-unreadable_column = Це не стовпець. Введіть його номер, наприклад `{ $prefix }{ name-move } 2`.
error-unknown_row = Рядка { $row } немає. Є рядки від { $first } до { $last }.
error-unknown_column = Стовпця { $column } немає. Є стовпці від { $first } до { $last }.
error-cell_fading = Ваш { $mark } на **{ $coordinate }** зникне, лише коли ви походите. Виберіть вільну клітинку.
error-cell_taken = На **{ $coordinate }** уже стоїть { $mark }. Виберіть вільну клітинку.
error-other_board = Зараз треба ходити на поле **{ $board }**: від **{ $first }** до **{ $last }**.
error-closed_board = Поле **{ $board }** (від { $first } до { $last }) уже виграно або заповнено. Виберіть клітинку на іншому.
error-full_column = Стовпець { $column } заповнений. Виберіть інший.
error-floating_cell = З **{ $coordinate }** знак упаде вниз. Виберіть найнижчу вільну клітинку стовпця.
error-position_shape = Запишіть позицію так: рядків — { $rows }, клітинок у рядку — { $columns }, між рядками `/`. Наприклад: `{ $example }`. Якщо поле іншого розміру, спершу вкажіть розмір, наприклад `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = З введеної позиції в грі **{ $game }** зрозуміло не все. Під час партії її позицію покаже `/{ name-analyse }`.
error-position_mark = У цій позиції в рядку { $row }, стовпці { $column } має стояти `X`, `O` або `.`.
error-impossible_position = Такої позиції в грі не буває: X ходить першим, сторони ходять по черзі, і перша ж лінія завершує партію.
error-floating_position = Такої позиції в грі не буває: знак із **{ $coordinate }** упав би вниз.
error-game_size = Гри такого розміру немає. На полі від { $least } до { $most } рядків і стовпців; клітинок у лінії не менше ніж { $least }, і лінія вміщується на полі. Наприклад, `{ $prefix }{ name-play } 6x6x4` — це 6 рядків, 6 стовпців і 4 в ряд.
error-game_not_offered = На цьому сервері немає гри **{ $game }**. Є: { $offered }.
error-match_over = Ця партія вже завершена. Почати нову: `{ $prefix }{ name-play }`
error-not_a_player = Ви не граєте в цій партії.
error-workers_busy = Зараз на підказки чекає забагато учасників. Спробуйте знову за хвилину.
error-advice_pending = Я ще працюю над вашим попереднім запитом. Запитайте знову, коли отримаєте відповідь.
error-advice-duel = У партії між учасниками без підказок зараз ця сама позиція або за один хід від неї. Запитайте знову, коли та партія просунеться.
error-advice-race = Ця позиція — та задача, яку ви зараз розв’язуєте в гонці, або за один хід від неї. Спершу дайте відповідь на ту задачу.
error-too_many_takebacks = У цій партії ви повернули вже { $limit ->
        [one] { $limit } хід
        [few] { $limit } ходи
        [many] { $limit } ходів
       *[other] { $limit } ходу
    }. Більше одному гравцеві не можна.
error-nothing_to_take_back = Ви ще не ходили, повертати нічого.
error-not_your_turn = Зараз не ваш хід. Показати поле: `{ $prefix }{ name-board }`
error-no_match = Тут не триває жодна партія. Почати: `{ $prefix }{ name-play }`
error-match_running-resignation = Ваша партія тут ще триває. Якщо почати наново, ви її здасте, і це зарахується як поразка. Почати наново?
error-match_running-no_result = Партія тут ще триває. Якщо почати наново, вона завершиться без результату. Почати наново?
error-match_running-time_up = У партії, що тут триває, вже годину немає ходів. Якщо почати наново, її гравець програє. Почати наново?
error-channel_busy = Тут грають інші учасники. Грайте в іншому каналі чи в гілці або введіть `{ $prefix }{ name-play }`, коли ходів не буде { $idle_after ->
        [one] { $idle_after } хвилину
        [few] { $idle_after } хвилини
        [many] { $idle_after } хвилин
       *[other] { $idle_after } хвилини
    }.
error-exhibition_running = Тут грають між собою два мої рівні. Дочекайтеся кінця їхньої партії або грайте в іншому каналі чи в гілці.
error-match_moved_on = Відтоді партія просунулася. Показати її: `{ $prefix }{ name-board }`
error-channel_taken = Тут триває інша партія. Дочекайтеся її кінця або грайте в іншому каналі чи в гілці.
error-question-not_yours = Це питання було не до вас.
error-offer-not_a_duel = Це працює лише в партіях між учасниками. Проти мене `{ $prefix }{ name-play }` починає нову партію, а `{ $prefix }{ name-resign }` здає цю.
error-offer-own_offer = Погодитися може лише інший гравець.
error-challenge-own_challenge = Грати проти себе не можна. Зіграти проти мене: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Боти не можуть приймати виклики. Зіграти проти мене: `{ $prefix }{ name-play }`
error-challenge_waiting = Між вами вже є відкритий виклик. Спершу прийміть, відхиліть або відкличте його: { $existing }
error-challenge-invitation_open = Ви вже маєте відкрите запрошення. Спершу відкличте його або зачекайте, доки його приймуть: { $existing }
error-challenge_over = Ця пропозиція вже неактуальна. Кинути новий виклик: `{ $prefix }{ name-play } @хтось`
error-challenge-not_yours = Цей виклик був не вам.
error-challenge-level = Рівні є лише в партіях проти мене. Щоб викликати учасника, не вказуйте рівень.
error-challenge-nobody_else = Тут лише ми двоє. Викличте когось у каналі сервера.
error-challenge-not_visible = На цьому сервері мої відповіді бачите лише ви, тож прийняти виклик нікому. Попросіть того, хто керує сервером, додати мене або грайте в груповому чаті.
error-challenge-private_thread = Той, хто створив приватну гілку, може вилучити з неї решту, тому учасники грають тут лише з підказками й без рейтингу: `{ $prefix }{ name-play } @хтось { word-hints }`
error-challenge-cannot_see = **{ $who }** не бачить цього каналу. Грайте там, де бачите обоє.
error-challenge-channel_taken = Тут триває інша партія: { $channel }. Прийняти [запрошення]({ $link }) можна, коли вона завершиться.
error-challenge-not_a_member = Не знаходжу тут такого учасника. Введіть `@` і виберіть його зі списку Discord.
error-moderation-not_the_starter = Це почав хтось інший. Зупинити може лише він або учасник із дозволом **{ permission-manage_messages }**.
error-no_puzzles = Для цієї гри задач немає. Задачі є для: { $games }.
error-puzzle-not_yours = Ця задача не для вас. Отримати свою: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Ця задача більше не зараховується. Отримати нову: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Ви вже відповіли на цю задачу. Отримати нову: `{ $prefix }{ name-puzzle }`
error-practice-over = Ця вправа більше не відкрита. Отримати іншу: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Це не клітинка. Введіть літеру рядка й номер стовпця, наприклад `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Це не стовпець. Введіть його номер, наприклад `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Це задача іншого дня. Сьогоднішня: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Ви вже відповіли на сьогоднішню задачу. Наступна з’явиться { $ends }.
error-race-outside_server = Для гонки потрібні інші, тож вона буває лише на серверах. Тут є `{ $prefix }{ name-storm }` — те саме наодинці.
error-race-no_puzzles = Гонок із задачами цієї гри немає. Вони є для: { $games }.
error-race-channel_taken = У цьому каналі вже є гонка.
error-race-in_another = Ви вже берете участь у гонці або спринті. Спершу дограйте.
error-race-started = Ця гонка вже почалася. Долучайтеся до наступної.
error-race-full = Місць у цій гонці більше немає: участь { $most ->
        [one] може взяти { $most } людина
        [few] можуть узяти { $most } людини
        [many] можуть узяти { $most } людей
       *[other] можуть узяти { $most } людини
    }.
error-race-nobody_in = Поки ніхто не приєднався.
error-race-not_starter = Почати раніше може лише той, хто відкрив цю гонку.
error-race-not_in = Ви не берете участі в цій гонці.
error-race-not_over = Інші ще розв’язують ці задачі. Переглянути їх можна, коли гонка закінчиться.
error-race-day_not_over = Інші ще можуть розв’язувати ці задачі. Гонка закінчиться { $ends }, після цього я покажу, що ви не розв’язали.
error-race-no_day = Того дня гонки не було. Сьогоднішню покаже `{ $prefix }{ name-race } { word-today }`.
error-race-over = Ця гонка закінчилася.
error-race-private = Тут вашу відповідь прочитали б усі. Натисніть кнопку під своєю задачею або надішліть мені `{ $prefix }{ name-storm }` у приватні повідомлення.
error-thread-not_here = Тут не можна відкрити гілку. Грайте без неї або в текстовому каналі сервера.
error-thread-user_permission = Щоб відкрити тут гілку, вам потрібен дозвіл **{ $missing }**. Грайте без неї.
error-thread-too_many = На цьому сервері вже стільки відкритих гілок, скільки дозволяє Discord. Грайте без гілки або спершу заархівуйте одну з відкритих.
error-thread-try_later = Зараз Discord не дає мені відкривати гілки, тому партія триває тут.
error-thread-try_later_or_elsewhere = Зараз Discord не дає мені відкривати гілки, а тут триває інша партія. Спробуйте знову за кілька хвилин або грайте в іншому каналі.
error-cannot_attach = Щоб надсилати сюди файли, мені потрібен дозвіл **{ $missing }**. Попросіть того, хто керує сервером, надати його мені або введіть слеш-команду.
error-training-bot_permission = Щоб показувати тут перебіг тренування, мені потрібен дозвіл **{ $missing }**. Попросіть того, хто керує сервером, надати його мені або тренуйте мене в іншому каналі.
error-training-user_install = Тут я не можу показувати перебіг тренування. Тренуйте мене в приватних повідомленнях або на сервері, куди мене додано.
error-learner_game = Учень не грає в цю гру. Він грає в: { $games }.
error-learner-unknown_word = Не знаю, що таке «{ $typed }». `{ $prefix }{ name-brain }` покаже, що я знаю. Ще є `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` із файлом та `{ $prefix }{ name-learner } { word-reset }` або `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Гру **{ $game }** я не вмію аналізувати, тому підказок, аналізу й розборів у ній немає.
error-training-unknown_word = Не знаю, що таке «{ $typed }». Введіть кількість партій і один із моїх рівнів ({ $levels }), наприклад `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Для тренування можна вибрати від 1 до { $most } партій.
error-training-already_running = Тут уже триває тренування. Дочекайтеся його кінця або завершіть його.
error-learner-other_mode = Ці знання не можна об’єднати: файл у режимі `{ $theirs }`, а тут я навчаюся в режимі `{ $ours }`.
error-learner-one_file = Потрібен один файл. Його створює кнопка **{ learner-do_export }** під `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord не передав мені цей файл. Спробуйте ще раз.
error-notify-other_server = Ця кнопка — для іншого сервера. Кнопку цього покаже `{ $prefix }{ name-notify }`.
error-notify-searches_off = На цьому сервері сповіщення про запрошення не дозволені.
error-not_a_manager = Для цього вам потрібен дозвіл **{ permission-manage_guild }**.
error-settings_outside_server = Налаштування мають лише сервери. Введіть `/{ name-settings }` у каналі свого сервера.
error-invalid_choice = Цей варіант недоступний. Доступні показує `/{ name-settings }`.
error-invalid_prefix = Не збережено: префікс — це до 5 видимих символів без пробілів і зворотних апострофів; він не починається з `/`, `@` або `<`.
error-vote-outside_server = У цих партіях голосують усі навколо, тому вони бувають лише на серверах. Зіграти зі мною тут: `{ $prefix }{ name-play }`
error-vote-off = На цьому сервері партії з голосуванням вимкнено.
error-vote-time = Час на кожен хід — від 15 секунд до 24 годин, наприклад `30s`, `5m` або `1h`. Приклад: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Голосування за цей хід щойно завершилося. За мить можна голосувати за наступний.
error-vote-only_in_thread = Щоб почати цю партію в самому каналі, вам потрібен дозвіл **{ permission-manage_messages }**. Без нього партія триває в гілці.
error-vote-needs_thread = Для цієї партії потрібна гілка. Щоб відкрити її тут, вам потрібен дозвіл **{ permission-create_public_threads }**, а щоб грати в самому каналі — **{ permission-manage_messages }**.
error-wrong_channel = Тут я не граю. Грати можна тут: { $channels }.
error-missing_role = Щоб грати тут зі мною, потрібна одна з цих ролей: { $roles }.
error-cooldown = Не так швидко. Наступну команду можна ввести { $ends }.
error-too_many_choices = Ви надто часто змінювали цю партію. Зіграйте її або почніть нову: `{ $prefix }{ name-play }`
error-already_playing = Ви тут уже граєте. Показати поле: `{ $prefix }{ name-board }`
error-button_used = Ви вже натиснули цю кнопку.
error-moderation-not_a_moderator = Щоб зупиняти чужі партії, вам потрібен дозвіл **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Якщо цю партію почали ви, зупиніть її кнопкою під полем. Інакше потрібен дозвіл **{ permission-manage_messages }**.
error-memory_file-too_large = Не можу імпортувати файл: він більший за { $max_kib } КіБ.
error-memory_file-not_mine = Не можу завантажити цей файл: його створено не мною або змінено.
error-memory_file-value = Не можу імпортувати файл: значення `{ $where }` має бути одним із цих: `{ $values }`.
error-memory_file-entry = Не можу імпортувати файл: значення `{ $where }` має бути цілим числом від 1 до { $max_position }. { -entries-from-0 }
error-memory_file-position = Не можу імпортувати файл: значення `{ $where }` — { $position }; такої позиції учень не міг вивчити в цьому режимі, або її вказано двічі. { -entries-from-0 }
error-notation-line = Не можу прочитати рядок { $line }. Рядок має такий вигляд: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line` — час, поле, гравці, ходи, результат і чим завершилася партія.
error-notation-unplayable = У рядку { $line } неможлива партія: хід { $move } — не клітинка, на яку тоді можна було походити, як `B2`.
error-notation-ending = У рядку { $line } неможлива партія: після таких ходів вона не могла завершитися як `{ $ending }`.
error-starting-own = Ваша інша партія ще починається. Спробуйте знову за мить.
error-starting-other = У того, хто викликав, ще починається інша партія. Спробуйте знову за мить.
error-thread-closed = Цю гілку закрито, і я не маю права її відкрити. Попросіть про це того, хто керує сервером; потім `{ $prefix }{ name-board }` покаже поле.
error-thread-name_blocked = AutoMod цього сервера заблокував назву гілки, у якій є імена гравців. Грайте без гілки або попросіть модератора зробити для мене виняток.
-entries-from-0 = (Перший запис списку має номер 0.)
error-thread-bot_permission = Щоб відкрити тут гілку, мені потрібен дозвіл **{ $missing }**. Попросіть того, хто керує сервером, надати його мені або грайте без гілки.
error-too_many_matches-own = У вас тут { $most ->
        [one] триває { $most } партія
        [few] тривають { $most } партії
        [many] триває { $most } партій
       *[other] триває { $most } партії
    }, більше водночас не можна. Спершу дограйте одну: { $channels }
error-too_many_matches-other = У того, хто викликав, тут { $most ->
        [one] триває { $most } партія
        [few] тривають { $most } партії
        [many] триває { $most } партій
       *[other] триває { $most } партії
    }, більше водночас не можна. Прийміть виклик, коли одна з них завершиться.
error-may_not_follow_up = Щоб показувати тут продовження партії, мені потрібен дозвіл **{ $missing }**. Попросіть того, хто керує сервером, надати його мені або грайте в іншому каналі.
error-not_in_thread = Спершу згадайте мене тут. Так ви додасте мене до цієї приватної гілки, інакше я не зможу показувати тут продовження партії.
error-locked_thread = Цю гілку закрив модератор, тож я не можу показувати тут продовження партії. Попросіть модератора відкрити її або грайте в іншому каналі.
error-in_timeout = У мене тайм-аут на цьому сервері, і писати тут я не можу. Він закінчиться { $ends }.
error-match_unreachable = Остання партія тут завершилася без результату: повідомлення з її полем видалили або цей канал був мені недоступний.
error-hints_not_allowed = У цій партії підказки вимкнено. Почати партію з підказками для обох: `{ $prefix }{ name-play } @хтось { word-hints }`
error-record-nothing_finished = Тут ще не завершилася жодна партія. Будь-яку позицію аналізує `{ $prefix }{ name-analyse } X../.O./...`.
error-record-match_not_found = Я більше не знаю цієї партії. Можливо, хтось із гравців видалив свої дані.
error-record-unknown_target = Не знаю, що таке «{ $typed }». Без уточнення я покажу ваші партії, для учасника введіть, наприклад, `{ $prefix }{ $command } @ben`, а для всіх тут — `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Виберіть або учасника, або весь сервер.
error-record-no_leaderboard = Рейтинги й таблиця лідерів є лише на серверах. Ваші результати тут: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Додайте після команди рядок із `{ $prefix }{ name-export }`, і я покажу цю партію.
error-record-board_too_large = Таке велике поле я показати не можу. Найбільше — { $most }×{ $most }.
error-record-export_too_large = Ваших партій більше, ніж уміщується у файли по { $most } МіБ. Попросіть їх у того, хто мене запускає.
error-share-not_visible = На цьому сервері мої відповіді бачите лише ви, тож анімацію більше ніхто не побачить.
error-share-cannot_attach = Не можу поділитися партією тут: потрібен дозвіл **{ $missing }**.
error-level_not_offered = Рівня **{ $level }** немає в цій грі: { $game }. Її рівні: { $levels }.
error-network_missing = На цьому боті нейромережу не встановлено, тому рівні **інтуїція** й **нейромережа** недоступні.
error-network_game = Цієї гри нейромережа не вчилася. Вона знає: { $games }.
error-offer-what = Введіть, що ви пропонуєте: `{ $prefix }{ name-offer } { name-draw }` або `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Для цієї гри немає окремої статистики й рейтингу. Вони є для: { $games }.
error-unknown_level = Не знаю, що таке «{ $typed }». Мої рівні: { $levels }. Наприклад: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Не збережено: емодзі потрібне і для X, і для O.
error-emoji-unreadable = Не збережено: «{ $typed }» — не емодзі. Введіть емодзі або назву емодзі сервера, наприклад `:cat:`.
error-emoji-composed = Не збережено: «{ $typed }» складається з кількох символів, як усі прапори, клавіші та родини. На полі Discord може показати їх окремо. Виберіть просте емодзі, наприклад 🍎.
error-emoji-unknown = Не збережено: на цьому сервері немає емодзі `:{ $name }:`. Введіть одне з його емодзі або стандартне, наприклад 🍎.
error-emoji-unavailable = Не збережено: `:{ $name }:` зараз недоступне, бо емодзі на сервері більше, ніж дозволяють його бусти.
error-emoji-restricted = Не збережено: `:{ $name }:` доступне лише ролям, яких у мене немає.
error-emoji-duplicate = Не збережено: { $emoji } означало б дві різні речі. Для X, O і вільних клітинок потрібні різні емодзі, у переможній лінії також. Якщо не вказати емодзі для вільних клітинок, це { $free }.
error-emoji-unlisted = Не збережено: Discord не повідомив мені, які емодзі є на сервері. Спробуйте ще раз.

## failure

failure-old_button = Ця кнопка — від моєї попередньої версії. Що я вмію зараз: `{ $prefix }{ name-help }`
failure-changed = Мої команди щойно змінилися, а ваш Discord ще показує старі. Перезавантажте його (Ctrl+R або перезапуск застосунку) і спробуйте знову.
failure-unexpected = Вибачте, у мене щось пішло не так. Спробуйте ще раз; `{ $prefix }{ name-board }` покаже поточну позицію.
failure-try_later = Зараз Discord не дає мені це завершити. Спробуйте за хвилину; `{ $prefix }{ name-board }` покаже поточну позицію.
failure-blocked = AutoMod цього сервера заблокував моє повідомлення. Попросіть модератора зробити для мене виняток; потім `{ $prefix }{ name-board }` покаже поточну позицію.
failure-blocked_link = Фільтр шкідливих посилань Discord заблокував моє повідомлення, імовірно, через ім’я в ньому. `{ $prefix }{ name-board }` покаже поточну позицію.
failure-embed_removed = Хтось видалив із цього повідомлення ембед із моїми словами. Будь ласка, не видаляйте його: без нього ніхто не бачить, чий хід.
failure-no_channel = Discord не повідомив мені, у якому це каналі. Спробуйте ще раз.
failure-not_attached = Файлу немає: Discord його не прийняв.
failure-database = Вибачте, зараз я не можу зберігати партії. Уже збережені в безпеці: за кілька хвилин перевірте `{ $prefix }{ name-board }` і спробуйте знову.
failure-computation = Вибачте, це обчислення тривало надто довго. Спробуйте знову за кілька хвилин.
failure-timeout = Не можу відповісти тут: { $channel }. У мене тайм-аут на тому сервері, він закінчиться { $ends }. Потім продовжуйте командою `{ $prefix }{ name-board }`: вашу партію збережено.
failure-muted = Без дозволу **{ $missing }** я не можу відповідати тут: { $channel }. Попросіть того, хто керує сервером, надати мені цей дозвіл, і продовжуйте командою `{ $prefix }{ name-board }`: вашу партію збережено.

## owner

owner-synced = Discord тепер знає { $count ->
        [one] { $count } слеш-команду
        [few] { $count } слеш-команди
        [many] { $count } слеш-команд
       *[other] { $count } слеш-команди
    }.
owner-not_synced = Discord відхилив слеш-команди (HTTP { $status }: { $reason }). Спробуйте пізніше. Якщо не допоможе, запросіть мене знову за посиланням із мого журналу.
owner-servers = Я на { $count ->
        [one] { $count } сервері
        [few] { $count } серверах
        [many] { $count } серверах
       *[other] { $count } сервера
    }. Щоб прибрати мене із сервера, надішліть `{ $prefix }leave` і його ID.
owner-direct_message = Так учасники цього сервера побачили б, на яких іще я серверах. Надішліть мені це у приватні повідомлення.
owner-left = Мене більше немає на сервері { $id }.
owner-not_there = Мене немає на сервері з таким ID. Список показує `{ $prefix }servers`.
owner-not_allowed = Той, хто мене запускає, дозволяє мені грати лише на деяких серверах. Цей не з їхнього числа, тому я йду.

## place

place-1 = вгорі ліворуч
place-2 = вгорі
place-3 = вгорі праворуч
place-4 = ліворуч
place-5 = у центрі
place-6 = праворуч
place-7 = внизу ліворуч
place-8 = внизу
place-9 = внизу праворуч

## advice

advice-match = Ви граєте партію тут: { $channel }. У ній ця сама позиція — зараз або за один хід. Якщо я продовжу, та партія вже не зможе підвищити ваш рейтинг, а під її полем буде позначка про підказку.
advice-matches = Ви граєте партії тут: { $channel }. У них ця сама позиція — зараз або за один хід. Якщо я продовжу, ті партії вже не зможуть підвищити ваш рейтинг, а під їхніми полями буде позначка про підказку.
advice-match_private = Ви граєте зі мною партію в приватних повідомленнях, і в ній ця сама позиція — зараз або за один хід. Якщо я продовжу, під полем там буде позначка про підказку.
advice-puzzle = Ця позиція — та задача, яку ви зараз розв’язуєте, або за один хід від неї. Якщо я продовжу, задача вважатиметься нерозв’язаною.
advice-daily = Ця позиція — сьогоднішня задача дня або за один хід від неї. Якщо я продовжу, задача вважатиметься нерозв’язаною.
advice-exercise = Ця позиція — та вправа, яку ви зараз виконуєте, або за один хід від неї. Якщо я продовжу, вправа вважатиметься невиконаною.
advice-show = Усе одно продовжити

## games

games-title = ### 🎮 Ваші партії
games-none = Зараз ви ніде не граєте. `{ $prefix }{ name-play }` — почати партію, `{ $prefix }{ name-invite }` — запросити будь-кого.
games-game = - [{ $game }]({ $link }) проти **{ $other }** · { $place } · { $turn }
games-your_turn = **ваш хід**, час спливає { $deadline }
games-their_turn = ходить **{ $who }**, час спливає { $deadline }
games-my_turn = ходить **{ $who }**
games-private = приватна розмова
games-invitations = ### ⚔️ Шукають суперника
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · спливає { $deadline }
games-join = Прийняти № { $number }
games-press = Натисніть кнопку, щоб побачити свої партії. Їх побачите лише ви.
games-open = Мої партії

## share

share-won = { $plies ->
    [one] **{ $who }** перемагає за { $plies } хід, суперник — **{ $other }**.
    [few] **{ $who }** перемагає за { $plies } ходи, суперник — **{ $other }**.
    [many] **{ $who }** перемагає за { $plies } ходів, суперник — **{ $other }**.
   *[other] **{ $who }** перемагає за { $plies } ходу, суперник — **{ $other }**.
}
share-resigned = { $plies ->
    [one] **{ $who }** перемагає: **{ $other }** здається після { $plies } ходу.
    [few] **{ $who }** перемагає: **{ $other }** здається після { $plies } ходів.
    [many] **{ $who }** перемагає: **{ $other }** здається після { $plies } ходів.
   *[other] **{ $who }** перемагає: **{ $other }** здається після { $plies } ходу.
}
share-forfeited = { $plies ->
    [one] **{ $who }** перемагає: **{ $other }** вибуває (вихід із сервера або сплив час) після { $plies } ходу.
    [few] **{ $who }** перемагає: **{ $other }** вибуває (вихід із сервера або сплив час) після { $plies } ходів.
    [many] **{ $who }** перемагає: **{ $other }** вибуває (вихід із сервера або сплив час) після { $plies } ходів.
   *[other] **{ $who }** перемагає: **{ $other }** вибуває (вихід із сервера або сплив час) після { $plies } ходу.
}
share-drawn = { $plies ->
    [one] **{ $x }** і **{ $o }**: нічия за { $plies } хід.
    [few] **{ $x }** і **{ $o }**: нічия за { $plies } ходи.
    [many] **{ $x }** і **{ $o }**: нічия за { $plies } ходів.
   *[other] **{ $x }** і **{ $o }**: нічия за { $plies } ходу.
}
share-no_result = { $plies ->
    [one] **{ $x }** і **{ $o }**: { $plies } хід, без результату.
    [few] **{ $x }** і **{ $o }**: { $plies } ходи, без результату.
    [many] **{ $x }** і **{ $o }**: { $plies } ходів, без результату.
   *[other] **{ $x }** і **{ $o }**: { $plies } ходу, без результату.
}
share-picture = Анімація партії: { $game }. Першим ходить { $x }, другим — { $o }. Ходи: { $moves }.
share-player = гравець { $number }
share-picture_won = { $who } перемагає.
share-picture_drawn = Партія завершилася внічию.
share-picture_no_result = Партія завершилася без результату.

## vote

vote-thread = 🗳️ Грати можуть усі: голосуйте за кожен хід у гілці { $thread }.
vote-counts = 🗳️ { $counts } · кінець голосування { $deadline }
vote-none = 🗳️ Голосів поки немає · кінець голосування { $deadline }
vote-waits = 🗳️ Ніхто не проголосував. Якщо голосів не буде, партія завершиться { $deadline }.
vote-last = Голоси за останній хід: { $counts }
vote-lot = 🎲 Голосів порівну: { $cells }. Хід вибрано жеребом.
vote-lot_many = { $count ->
    [one] 🎲 Голосів порівну в { $count } клітинки. Хід вибрано жеребом.
    [few] 🎲 Голосів порівну в { $count } клітинок. Хід вибрано жеребом.
    [many] 🎲 Голосів порівну в { $count } клітинок. Хід вибрано жеребом.
   *[other] 🎲 Голосів порівну в { $count } клітинки. Хід вибрано жеребом.
}
vote-yours = { $count ->
    [one] 🗳️ Ваш голос: **{ $move }** · поки { $count } голос · кінець голосування { $deadline }. До того часу голос можна змінити.
    [few] 🗳️ Ваш голос: **{ $move }** · поки { $count } голоси · кінець голосування { $deadline }. До того часу голос можна змінити.
    [many] 🗳️ Ваш голос: **{ $move }** · поки { $count } голосів · кінець голосування { $deadline }. До того часу голос можна змінити.
   *[other] 🗳️ Ваш голос: **{ $move }** · поки { $count } голосу · кінець голосування { $deadline }. До того часу голос можна змінити.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** голосує за **{ $move }** · поки { $count } голос · кінець голосування { $deadline }
    [few] 🗳️ **{ $who }** голосує за **{ $move }** · поки { $count } голоси · кінець голосування { $deadline }
    [many] 🗳️ **{ $who }** голосує за **{ $move }** · поки { $count } голосів · кінець голосування { $deadline }
   *[other] 🗳️ **{ $who }** голосує за **{ $move }** · поки { $count } голосу · кінець голосування { $deadline }
}
vote-how = Голосуйте за клітинку: хід роблять туди, де найбільше голосів.
vote-how_with_review = { vote-how } Після партії я скажу, де ви помилилися і хто голосував за правильний хід.
vote-typed = Щоб проголосувати, введіть хід, наприклад `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] За правильний хід: **{ $who }**.
    [one] За правильний хід: **{ $who }** і ще { $others } учасник.
    [few] За правильний хід: **{ $who }** і ще { $others } учасники.
    [many] За правильний хід: **{ $who }** і ще { $others } учасників.
   *[other] За правильний хід: **{ $who }** і ще { $others } учасника.
}
vote-saw_unnamed = { $count ->
    [0] За кращий хід ніхто не голосував.
    [one] За правильний хід — { $count } учасник.
    [few] За правильний хід — { $count } учасники.
    [many] За правильний хід — { $count } учасників.
   *[other] За правильний хід — { $count } учасника.
}
vote-went_wrong = На ході { $number } чат помилився. Краще: { $cells }.
vote-best = **Найточніше голосує:** { $who } { $share }
vote-practise = Потренуватися
vote-choose = 🗳️ Виберіть клітинку, за яку голосуєте:

## race

race-title = 🏁 **Гонка із задачами** · { $game } · { $time }
race-title_storm = ⚡ **Спринт із задачами** · { $game } · { $time }
race-time_90 = 90 секунд
race-time_180 = 3 хвилини
race-mixed = різні ігри
race-rules = Усі отримують ті самі задачі, від простих до складних, — кожен у повідомленні, яке бачить лише він. Правильна відповідь приносить очко, неправильна коштує { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
race-in = **Беруть участь:** { $names } ({ $count } з { $most })
race-starts = Початок { $begins } або коли { $who } натисне **Почати**.
race-starts_at = Початок { $begins }.
race-unrated = -# Рейтинг не змінюється: мені не видно, хто просто швидкий, а в кого відкрито друге вікно.
race-restarted_lobby = -# Був перезапуск. Усі, хто приєднався, залишаються в гонці: після початку натисніть тут **Продовжити**.
race-join = Взяти участь
race-begin = Почати
race-continue = Продовжити
race-again = Ще раз
race-see_missed = Що ви не розв’язали
race-keep = До вправ
race-kept = { $count ->
    [0] Усе це вже є у ваших вправах.
    [one] { $count } задачу додано до ваших вправ.
    [few] { $count } задачі додано до ваших вправ.
    [many] { $count } задач додано до ваших вправ.
   *[other] { $count } задачі додано до ваших вправ.
}
race-open_storm = Почати спринт
race-joined = 🏁 Ви берете участь. Гонка почнеться { $begins }, і перша задача з’явиться тут.
race-alone = Більше ніхто не приєднався, тож це спринт — гонка наодинці. Він зараховується до ваших рекордів.
race-nobody_joined = Ніхто не приєднався.
race-running = -# Кожен відповідає у своєму повідомленні. Якщо ваше зникло, натисніть **Продовжити**.
race-restarted = Був перезапуск. Усі очки збережено, і час, що залишався під час вашої останньої відповіді, теж: натисніть **Продовжити**.
race-over = -# За рівних очок вирішує найдовше комбо, потім менша кількість неправильних відповідей, потім менший час.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · найкраще комбо: { $combo } · неправильних: { $wrong }
race-right = ✅ +1 · комбо { $combo }
race-wrong = ❌ −{ $seconds } с
race-score = { $points ->
    [one] **{ $points } очко** · задача { $number } · час спливає { $ends }
    [few] **{ $points } очки** · задача { $number } · час спливає { $ends }
    [many] **{ $points } очок** · задача { $number } · час спливає { $ends }
   *[other] **{ $points } очка** · задача { $number } · час спливає { $ends }
}
race-win = **{ $mark } ходить і виграє.**
race-draw = **{ $mark } ходить і рятує нічию.**
race-paused = { $points ->
    [one] ⏸️ Ваш час зупинено. Ви маєте **{ $points } очко**, залишилося **{ $seconds } с**. Час піде, коли ви натиснете **Продовжити**.
    [few] ⏸️ Ваш час зупинено. Ви маєте **{ $points } очки**, залишилося **{ $seconds } с**. Час піде, коли ви натиснете **Продовжити**.
    [many] ⏸️ Ваш час зупинено. Ви маєте **{ $points } очок**, залишилося **{ $seconds } с**. Час піде, коли ви натиснете **Продовжити**.
   *[other] ⏸️ Ваш час зупинено. Ви маєте **{ $points } очка**, залишилося **{ $seconds } с**. Час піде, коли ви натиснете **Продовжити**.
}
race-time_up = ⏱️ Час вийшов.
race-all_answered = 🏆 Ви відповіли на всі задачі.
race-result = { $points ->
    [one] **{ $points } очко** · найкраще комбо: { $combo } · неправильних: { $wrong }
    [few] **{ $points } очки** · найкраще комбо: { $combo } · неправильних: { $wrong }
    [many] **{ $points } очок** · найкраще комбо: { $combo } · неправильних: { $wrong }
   *[other] **{ $points } очка** · найкраще комбо: { $combo } · неправильних: { $wrong }
}
race-wait_for_order = -# Місця з’являться в каналі, коли закінчать усі.
race-records = Ваш рекорд: **{ $today }** сьогодні · **{ $week }** за тиждень · **{ $ever }** за весь час
race-new_record = 🏆 Ваш найкращий спринт!
race-missed = Задача { $number } · нерозв’язана { $page } з { $count }
race-right_win = { $mark } перемагає ходом **{ $solution }**. { $reasons }
race-right_draw = { $mark } рятує нічию ходом **{ $solution }**. { $reasons }
race-nothing_missed = Нерозв’язаних задач у вас немає. ✅
race-title_day = 🏁 **Гонка дня** · { $day }
race-day_rules = { $count ->
        [one] Усі тут отримують ту саму { $count } задачу
        [few] Усі тут отримують ті самі { $count } задачі
        [many] Усі тут отримують ті самі { $count } задач
       *[other] Усі тут отримують ті самі { $count } задачі
    }, від простих до складних, з однією спробою на кожну. Правильна відповідь приносить очко. Гонка закінчиться { $ends }, після цього я покажу правильні ходи.
race-day_named = У таблиці будуть імена всіх учасників. Рейтинг не змінюється.
race-day_nobody = Поки ніхто не відповів.
race-day_over = Та гонка закінчилася опівночі за UTC.
race-day_solutions = -# Гонка закінчиться { $ends }. Після цього `{ $prefix }{ name-race } { word-today }` покаже, що ви не розв’язали.
race-day_progress = Ви відповіли на { $number } з { $count ->
        [one] { $count } задачі
        [few] { $count } задач
        [many] { $count } задач
       *[other] { $count } задач
    }.
race-day_order = -# За рівних очок вирішує найдовше комбо, потім менша кількість неправильних відповідей, потім менший час. За одну задачу зараховується не більше хвилини, тож можна перерватися і продовжити сьогодні пізніше.
race-day_yesterday = { $points ->
    [one] Учора: **{ $points } очко**, місце { $place } з { $count }.
    [few] Учора: **{ $points } очки**, місце { $place } з { $count }.
    [many] Учора: **{ $points } очок**, місце { $place } з { $count }.
   *[other] Учора: **{ $points } очка**, місце { $place } з { $count }.
}
race-start = Почати
race-todays = Сьогоднішня гонка
race-day_score = { $points ->
    [one] **{ $points } очко** · задача { $number } з { $count }
    [few] **{ $points } очки** · задача { $number } з { $count }
    [many] **{ $points } очок** · задача { $number } з { $count }
   *[other] **{ $points } очка** · задача { $number } з { $count }
}
race-day_wrong = ❌ Це неправильний хід.
race-storm_press = { race-title_storm } · Натисніть кнопку, щоб почати свій. Його побачите лише ви.
