### The bot's texts in Bulgarian.

## ply

ply-member_first = Нова партия. **{ $who }** поставя { $mark } на **{ $coordinate }**.
ply-member = **{ $who }** поставя { $mark } на **{ $coordinate }**.
ply-program_first = Започвам с **{ $coordinate }** { $mark }.
ply-program = Отговарям с **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = колона { $column }
move-cell = ред { $row } в колона { $column }
move-row = ред { $row } от колона { $first } до { $last }
move-diagonal = диагоналът от { $first } до { $last }
move-boards = дъските { $boards }
ply-wait = Чакат ме много партии, затова ходът ми ще отнеме около { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }.

## status

status-member_to_move = Ти си на ход, **{ $who }**: играеш с { $mark }.
status-example = Например: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, ти си на ход · времето изтича { $deadline }
status-time_limit = Без ход дотогава партията завършва без резултат. След като и двете страни са изиграли ход, губи тази, чието време изтече.
status-replaceable = След като и двамата сме изиграли ход, ако един час не играеш, други могат да започнат партия тук и ти губиш тази.
status-extended = ⏳ Времето беше удължено веднъж, защото **{ $who }** не вижда този канал или не може да пише в него.
status-excused = **{ $who }** не виждаше този канал или не можеше да пише в него. **{ $other }** има разрешения, които могат да причинят това, затова никой не губи.
status-level_to_move = **{ $who }** { $mark } мисли…
status-member_won = 🏆 **{ $who } { $mark } печели.** Линия: { $line }.
status-program_won = 🏁 **Печеля** с { $mark }. Линия: { $line }.
status-member_won_without_line = 🏆 **{ $who } печели.**
status-program_won_without_line = 🏁 **Печеля.**
status-misere_won = 🏆 **{ $winner } печели**, защото **{ $who }** завърши линия с { $mark }: { $line }.
status-misere_member_won = 🏆 **{ $who } печели**, защото завърших линия с { $mark }: { $line }.
status-misere_program_won = 🏁 **Печеля**, защото **{ $who }** завърши линия с { $mark }: { $line }.
status-draw = 🤝 **Реми.** Дъската е пълна и никой няма линия.
status-draw_repetition = 🤝 **Реми.** Една и съща позиция се повтори три пъти.
status-draw_move_limit = 🤝 **Реми** след 100 хода.
status-draw_boards = { $count ->
    [one] 🤝 **Реми.** Всяка страна спечели { $count } дъска и никой няма три в редица.
   *[other] 🤝 **Реми.** Всяка страна спечели { $count } дъски и никой няма три в редица.
}
status-member_won_boards = 🏆 **{ $who } печели** с { $won } на { $lost } дъски: никой няма три в редица.
status-program_won_boards = 🏁 **Печеля** с { $won } на { $lost } дъски: никой няма три в редица.
status-member_resigned = 🏳️ **{ $who }** се предава. **Печеля.**
status-member_forfeited = ⌛ **{ $who }** напусна или времето изтече. **Печеля.**
status-member_started_over = 🏳️ **{ $who }** предава предишната партия. **Печеля я.**
status-resigned = 🏳️ **{ $who }** се предава. **{ $winner } печели.**
status-forfeited = ⌛ **{ $who }** напусна или времето изтече. **{ $winner } печели.**
status-agreed = 🤝 **Реми** по споразумение.
status-exhibition_ended = ⏹️ **Спряно.** Тази партия завършва без резултат.
status-stopped = ⏹️ **Модератор спря тази партия.** Тя завършва без резултат.
status-abandoned = 💤 Никой не продължи, затова тази партия завършва без резултат.
status-crowd = групата
status-crowd_first = Групата
status-crowd_to_move = Групата { $mark } е на ход: **всички могат да гласуват.**
status-someone = някой
status-again_watch = Още една партия? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Благодаря за партията!
ending-next_time = Може би следващия път!
ending-good_game = Добра партия!
ending-rating = **Рейтинг:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } победа поред
       *[other] { $count } победи поред
    }
ending-rating_of_game = **Рейтинг в играта „{ $game }“:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Първа победа срещу ниво **{ $level }**!
ending-last_win = Преди последния си ход още можеше да спечелиш: ||**{ $cells }**||
ending-last_draw = Преди последния си ход още можеше да направиш реми: ||**{ $cells }**||
ending-last_win_of_member = Преди последния си ход **{ $who }** още можеше да спечели: ||**{ $cells }**||
ending-last_draw_of_member = Преди последния си ход **{ $who }** още можеше да направи реми: ||**{ $cells }**||
ending-earlier_win = При твоя ход № { $ordinal ->
       *[other] { $number }
    } още можеше да спечелиш: ||**{ $cells }**||
ending-earlier_draw = При твоя ход № { $ordinal ->
       *[other] { $number }
    } още можеше да направиш реми: ||**{ $cells }**||
ending-earlier_win_of_member = При своя ход № { $ordinal ->
       *[other] { $number }
    } **{ $who }** още можеше да спечели: ||**{ $cells }**||
ending-earlier_draw_of_member = При своя ход № { $ordinal ->
       *[other] { $number }
    } **{ $who }** още можеше да направи реми: ||**{ $cells }**||
ending-best_result = Нито една грешка: по-добър резултат тук никой не може да постигне.
ending-no_mistake = Нито една грешка.

## position

position-cells = X: { $x } · O: { $o }
position-none = няма
position-columns = Пулове в колоните, отдолу нагоре: { $columns }
position-disc_x = червен
position-disc_o = жълт
position-threats = { $glyph } показва заплаха: { $cells }
position-fading = Следващи изчезват: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Следващ ход: на дъската { $board }, от { $first } до { $last }.
position-any_board = Следващ ход: на която и да е дъска.
position-open_boards = Следващ ход: на която и да е отворена дъска ({ $boards }).
position-boards_won = Затворени дъски: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ничии: { $boards }
position-against = Моето ниво: { $level }
position-coached = С подсказки
position-weakened = По-малко време за мислене от обичайното: рейтингът не се вдига
position-unrated = Частна нишка: без рейтинг
position-misere = { $count } в редица губи

## level

level-random = случайно
level-easy = лесно
level-medium = средно
level-hard = трудно
level-perfect = перфектно
level-learner = ученик
level-intuition = интуиция
level-neural = невронно
level-neural-early = невронно-ранно
level-neural-middle = невронно-в-обучение

## game

game-3x3 = Морски шах
game-misere = Обратен морски шах (линия губи)
game-4x4 = 4×4 (четири в редица)
game-5x5 = 5×5 (четири в редица)
game-7x7 = 7×7 (пет в редица)
game-9x9 = 9×9 (пет в редица)
game-connect4 = Четири в редица
game-fading = Изчезващи знаци
game-ultimate = Ултимативен морски шах
game-rules_fading = Три в редица печелят. Всяка страна има най-много три знака: когато поставяш четвърти, първо изчезва най-старият ти.
game-rules_ultimate = Спечели три дъски в редица: по хоризонтал, вертикал или диагонал. Полето, на което играеш, определя къде играе другата страна: поле горе вдясно я праща на дъската горе вдясно. Ако тази дъска вече е спечелена или пълна, се играе на която и да е друга отворена.
game-size = { $rows }×{ $columns } ({ $in_a_row } в редица)

## board

board-rematch = Реванш
board-level = Ниво: { $level }
board-game = Игра: { $game }
board-hint = Подсказка
board-resign = Предай партията
board-take_back = Върни хода
board-draw = Предложи реми
board-again = Играй пак
board-stop = Спри партията
board-review = Преглед
board-fix = Поправи грешките ми
board-choose_row = Избери ред: { $rows }
board-choose_column = Ред { $row }: избери колона
board-another_row = Друг ред
board-choose_board = Избери дъска
board-choose_cell = { $board }: избери поле
board-another_board = Друга дъска

## style

style-default = Класически, големите дъски като картинки
style-classic = Класически
style-shapes = Фигури
style-animals = Животни
style-fruit = Плодове
style-space = Космос
style-weather = Време
style-picture = Картинка
style-own = Емоджита на сървъра

## own

own-title = Емоджита за дъската
own-choose = Избери емоджита
own-explanation = Емоджи или име на емоджи от този сървър, например :cat:
own-placeholder = Празно: стандартното емоджи
own-x = X
own-o = O
own-winning_x = Откроено X
own-winning_o = Откроено O
own-empty = Свободно поле
own-unavailable = Тези емоджита вече не са достъпни тук: { $names }. На дъските отново са { $mark_x } и { $mark_o }.

## picture

picture-board = Дъска { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Дъска: { $rows }×{ $columns }. { $discs }.
picture-fading = Следващи изчезват: { $marks }.
picture-fading_mark = { $letter } на { $cell }
picture-last = Последният ход е { $coordinate }.
picture-line = Зачертана е линията { $line }.
picture-network = Мрежата очаква { $value } за { $mark }, от −100 до +100. Най-много харесва: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Играй в нишка
thread-made = Партията е в { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** те предизвиква на партия: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** търси с кого да играе: **{ $game }**. Кой ще се включи?
challenge-mark = **{ $who }** играе с { $mark }, а { $mark_x } започва.
challenge-random_mark = Знаците са по жребий, а { $mark_x } започва.
challenge-hints = 💡 И двамата играчи могат да ползват `/{ name-hint }` и това се отбелязва на дъската.
challenge-notices_on = 🔔 Приемането включва известията: отбелязвам те, когато си на ход и те няма, и преди времето ти да изтече. Изключват се с бутон в `/{ name-privacy }`.
challenge-expires = Изтича { $deadline }.
challenge-accept = Приеми
challenge-decline = Откажи
challenge-withdraw = Оттегли
challenge-declined = **{ $who }** отказва предизвикателството.
challenge-withdrawn = **{ $who }** оттегля предизвикателството.
challenge-uninvited = **{ $who }** оттегля поканата.
challenge-expired = ⌛ **{ $who }** не получи отговор навреме.
challenge-begun = **{ $x }** { $mark_x } играе срещу **{ $o }** { $mark_o }.
challenge-choose_friend = С кого искаш да играеш?
challenge-friend = Избери член
challenge-invite = Който и да е тук

## offer

offer-draw = 🤝 **{ $who }** предлага реми. **{ $other }**, приемаш ли?
offer-take-back = ↩️ **{ $who }** иска да върне **{ $coordinate }**. **{ $other }**, може ли?
offer-take-back_answered = ↩️ **{ $who }** иска да върне **{ $coordinate }** (а с него и отговора **{ $answer }** на **{ $other }**). **{ $other }**, може ли?
offer-accept = Приеми
offer-decline = Откажи
offer-taken_back = **{ $who }** върна ход.
offer-declined = **{ $who }** отказа. Партията продължава.
offer-withdrawn = **{ $who }** оттегли предложението. Партията продължава.
notice-turn = { $who }, ти си на ход.
notice-begun = { $who }, партията ти започна.
notice-reminder = ⏰ { $who }, ти си на ход, а времето ти в [партията]({ $link }) изтича { $deadline }.
notify-on = 🔔 **Известия:** включени. В партии с други играчи те отбелязвам, когато си на ход и те няма в канала от пет минути, когато другият играч приеме предизвикателството ти или предложи нещо, и веднъж преди времето ти да изтече.
notify-off = 🔕 **Известия:** изключени. Отбелязвам те само когато някой те предизвика.
notify-turn_on = Включване на известията
notify-reminders_on = 🔥 **Напомняне за серията:** включено. Пращам ти лично съобщение два часа преди полунощ UTC, ако серия от поне три дни в задачата на деня е на път да прекъсне.
notify-reminders_off = 🔥 **Напомняне за серията:** изключено. Мога да ти пращам лично съобщение два часа преди полунощ UTC, ако серия от поне три дни в задачата на деня е на път да прекъсне.
notify-turn_on_reminders = Напомняй ми за серията
notify-turn_off_reminders = Без напомняне за серията
notify-searches_on = ⚔️ **Известия за покани:** включени тук. Пращам ти лично съобщение, когато някой търси с кого да играе в канал, който виждаш, най-много веднъж на час.
notify-searches_off = ⚔️ **Известия за покани:** изключени тук. Мога да ти пращам лично съобщение, когато някой търси с кого да играе в канал, който виждаш, най-много веднъж на час.
notify-searches_off_here = ⚔️ **Известия за покани:** изключени. Този сървър не ги позволява.
notify-searches_in = { $count ->
    [one] ⚔️ **Известия за покани:** включени в { $count } сървър. Пращам ти лично съобщение, когато някой търси с кого да играе там.
   *[other] ⚔️ **Известия за покани:** включени в { $count } сървъра. Пращам ти лично съобщение, когато някой търси с кого да играе там.
}
notify-searches_nowhere = ⚔️ **Известия за покани:** изключени. В сървър `/{ name-notify }` включва лични съобщения, когато някой търси с кого да играе там.
notify-turn_on_searches = Кажи ми, когато някой търси игра
notify-turn_off_searches = Не ми казвай за покани
notify-streak_ends =
    🔥 Серията ти в задачата на деня прекъсва { $ends }, в полунощ UTC, освен ако не решиш днешната задача:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
notify-private_streak = - тук, с `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
notify-streak_elsewhere = - в друг разговор, с `/{ name-puzzle }`: { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
notify-some_server = друг сървър
notify-search = ⚔️ **{ $who }** търси с кого да играе **{ $game }** в **{ $server }**. Изтича { $deadline }. [Виж поканата]({ $link })
notify-turn_off = Изключване на известията

## puzzle

puzzle-win = **{ $mark } е на ход и печели.** Печели само един ход. Кой?
puzzle-draw = **{ $mark } е на ход и прави реми.** Само един ход запазва ремито, всички други губят. Кой?
puzzle-user = 🧩 Задача за **{ $who }**.
puzzle-daily = 🧩 **Задача на деня ({ $day }).** Следващата идва { $ends }. Брои се само първият отговор.
puzzle-right = ✅ **{ $coordinate } е вярно.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } не стига:** { $other } още може да направи реми. Верният ход е **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } губи**, ако { $other } играе добре. Верният ход е **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } задача поред!
       *[other] { $count } задачи поред!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } ден поред!
       *[other] { $count } дни поред!
    }
puzzle-record-solved = **Решени:** { $solved } от { $tried }
puzzle-record-streak = **Серия:** { $in_a_row } (рекорд: { $best })
puzzle-record-daily = **Задача на деня:** { $days ->
        [one] { $days } ден поред
       *[other] { $days } дни поред
    } (рекорд: { $best_days })
puzzle-next = Следваща задача
puzzle-skip_costs = -# Ако вземеш друга задача, преди да отговориш на тази, тази се брои за нерешена.
puzzle-seen = Тази задача вече ти се падна в надпревара през последните 30 дни, затова не променя рейтинга ти.
puzzle-rating = **Рейтинг за задачи:** { $rating } ({ $change })
puzzle-share = Сподели
puzzle-shared = 🧩 Задача на деня ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
puzzle-solve = Реши
puzzle-answers = вярно **{ $solved }**, грешно **{ $missed }**
puzzle-streaks = 🔥 **Споделени серии:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
puzzle-race = { $count ->
        [one] 🏁 **Надпреварата на деня:** { $leaders } · дотук { $count } участник
       *[other] 🏁 **Надпреварата на деня:** { $leaders } · дотук { $count } участници
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Надпреварата на деня
puzzle-yesterday = **Вчерашното решение:** { $solution }
puzzle-yesterday_posted = **[Вчерашното]({ $link }) решение:** { $solution }

## practice
practice-game = От твоя партия ({ $day }):
practice-lost_win = **{ $mark } е на ход.** Тук изигра **{ $coordinate }** и изпусна победата. Намери по-добър ход.
practice-lost_draw = **{ $mark } е на ход.** Тук изигра **{ $coordinate }** и изпусна ремито. Намери по-добър ход.
practice-crowd_game = От партия на групата ({ $day }):
practice-crowd_lost_win = **{ $mark } е на ход.** Тук групата изигра **{ $coordinate }** и изпусна победата. Намери по-добър ход.
practice-crowd_lost_draw = **{ $mark } е на ход.** Тук групата изигра **{ $coordinate }** и изпусна ремито. Намери по-добър ход.
practice-race = От твоя надпревара ({ $day }):
practice-no_move_win = **{ $mark } е на ход и печели.** Тук времето не ти стигна за ход. Печели само един. Кой?
practice-no_move_draw = **{ $mark } е на ход и прави реми.** Тук времето не ти стигна за ход. Само един запазва ремито. Кой?
practice-draws = 💡 **{ $coordinate } не стига:** { $other } още може да направи реми.
practice-loses = 💡 **{ $coordinate } губи**, ако { $other } играе добре.
practice-unproven = 💡 **{ $coordinate }** може да е също толкова добре, но не успях да го докажа.
practice-better = **По-добре:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Това упражнение се връща утре.
       *[other] Това упражнение се връща след { $days } дни.
    }
practice-first_counts = Брои се само първият отговор, и то в деня, за който е упражнението. { practice-comes_back }
practice-end_of_game = Това беше последната ти грешка в тази партия.
practice-end_of_race = Това беше последната нерешена задача от тази надпревара.
practice-no_mistakes = Не открих твой ход в тази партия, за който е доказано, че е грешка.
practice-none = Още нямаш упражнения. Отсега нататък ги правя от грешките в завършените ти партии.
practice-none_due = **В момента няма нищо за упражняване.** Следващото ти упражнение: { $due }.
practice-show = Покажи ми
practice-try_again = Опитай пак
practice-hint = { board-hint }
practice-other_game = Грешки от друга партия
practice-a_game = Грешки от партия
practice-hint_finish_line = 💡 **Подсказка:** можеш да завършиш линия.
practice-hint_block_line = 💡 **Подсказка:** { $other } може да завърши линия със следващия ход.
practice-hint_make_fork = 💡 **Подсказка:** можеш да заплашиш с победа на две полета наведнъж.
practice-hint_prevent_fork = 💡 **Подсказка:** { $other } може със следващия ход да заплаши с победа на две полета наведнъж.
practice-hint_forced_sequence = 💡 **Подсказка:** мисли няколко хода напред: какво може да играе { $other } след всеки твой ход?
practice-hint_opening = 💡 **Подсказка:** виж с какво може да заплаши { $other } след всеки твой ход.
practice-hint_zugzwang = 💡 **Подсказка:** накрая във всяка колона някой трябва да играе. Преброй кой ще е той.
practice-puzzle = Реши задача
practice-press = Натисни бутона, за да се упражняваш. Ще го видиш само ти.
practice-open = Упражнявай се

## course

course-lines = Линии и блокиране
course-forks = Вилици
course-prevention = Как се предотвратява вилица
course-openings = Начало на партията
course-misere = Всичко наобратно
course-large = По-големи дъски
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Курс
    Всеки урок има пример, който играеш, и три упражнения.
course-lines_text =
    Три знака в линия печелят: хоризонтално, вертикално или по диагонал.
    Затова първо виж дали можеш да завършиш линия.
    Ако не можеш, виж дали може съперникът, и я блокирай.
course-forks_text =
    Вилицата заплашва да спечели на две полета наведнъж.
    Само едното може да се блокира, така че печелиш на другото.
    Търси свободно поле, в което се пресичат две твои линии.
course-prevention_text =
    Забележи вилицата на съперника, преди да се появи.
    Заеми полето ѝ или направи заплаха, която се блокира другаде.
    Ако самото блокиране прави вилица, заплахата е била грешна.
course-openings_text =
    Центърът е част от четири линии, ъгълът от три, полето в края от две.
    Затова започвай в центъра или в ъгъл.
    На ъгъл отговаряй с центъра, а на центъра с ъгъл.
course-misere_text =
    Който завърши линия, губи, затова дръж знаците си разделени.
    { $mark_x } започва в центъра и отговаря на всеки ход на срещуположното поле.
    Така във всяка линия, която { $mark_x } би могъл да завърши, има { $mark_o }.
course-large_text =
    Пет в редица печелят. Четворка с два свободни края не може да се спре: блокира се само единият край.
    Тройка с два свободни края със следващия ход става такава четворка.
    Четворката трябва да се блокира веднага, затова е преди всяка тройка.
course-connect4_text =
    Линия, на която липсва едно поле, е заплаха дори ако там още никой не може да играе.
    Накрая някой трябва да играе под него: { $mark_x } получава нечетните редове отдолу, { $mark_o } четните.
    Никога не играй под поле, на което съперникът би спечелил.
course-example = Пример
course-exercise = Упражнение { $number }
course-lessons = Всички уроци
course-next = Следващ урок
course-win = **{ $mark } е на ход и печели.**
course-draw = **{ $mark } е на ход и прави реми.**
course-completes_line = 💡 **{ $coordinate } губи:** завършва линия.
course-reply = { $mark } отговаря с **{ $coordinate }**.
course-another = Ето друга позиция.
course-solution = 💡 Верният ход е **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Урокът е завършен!**
course-all_done = 🏆 **Всички уроци са завършени!**
course-beat = Сега победи ниво **{ $level }**.
course-play = Играй срещу { $level }
course-press = Натисни бутона, за да отвориш курса. Ще го видиш само ти.

## settings

settings-level = **Ниво по подразбиране:** { $level }
settings-game = **Игра по подразбиране:** { $game }
settings-games = **Достъпни игри:** { $games }
settings-all_games = **Достъпни игри:** всички, както и дъски с всякакъв размер
settings-choose_games = Всички игри
settings-buttons = **Бутони на дъската:** включени
settings-text = **Бутони на дъската:** изключени, ходовете се пишат
settings-title = ## ⚙️ Настройки на сървъра
settings-saved = ✅ Запазено · { $now }
settings-page_games = Игри
settings-page_server = Сървър
settings-page_daily = Задача на деня
settings-page_language = Език
settings-heading_games = ### Игри
settings-heading_boards = ### Дъски
settings-heading_access = ### Достъп
settings-heading_commands = ### Команди
settings-heading_daily = ### Задача на деня
settings-heading_language = ### Език
settings-default = { $what } (по подразбиране)
settings-language = **Език:** { $language }
settings-discord_language = **Език:** { $language }, както в Discord
settings-language_from_discord = Както в Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Още езици: { $first } … { $last }
settings-note_language = Съобщенията за всички са на този език. Съобщенията, които виждаш само ти, са на твоя.
settings-style = **Стил на дъската:** { $style }
settings-like_pictures = Предпочиташ картинка?
settings-use_pictures = Рисувай всички дъски
settings-pictures = Така изглеждат дъските като картинки. В { slash-settings } има още стилове и можеш да върнеш това.
settings-to_buttons = Покажи бутоните
settings-to_text = Скрий бутоните
settings-everywhere = **Канали:** всички
settings-channels = **Канали:** { $channels } и нишките им
settings-choose_channels = Всички канали
settings-everybody = **Кой може да играе:** всички
settings-roles = **Кой може да играе:** { $roles }
settings-choose_roles = Всички
settings-threads = **Нишки:** по една за всяка партия, където може
settings-no_threads = **Нишки:** само при поискване
settings-to_threads = Ползвай нишки
settings-to_channels = Не ползвай нишки
settings-idle = **Лимит за бездействие:** { $idle }
settings-notices = **Известия:** включени
settings-no_notices = **Известия:** изключени
settings-to_notices = Включване
settings-to_no_notices = Изключване
settings-search_notices = **Известия за покани:** включени
settings-no_search_notices = **Известия за покани:** изключени
settings-to_search_notices = Позволи
settings-to_no_search_notices = Не позволявай
settings-note_is_search_quiet = Който е поискал, получава лично съобщение, когато някой тук кани всички на партия, най-много веднъж на час.
settings-votes = **Партии с гласуване:** включени
settings-no_votes = **Партии с гласуване:** изключени
settings-to_votes = Включи гласуванията
settings-to_no_votes = Изключи гласуванията
settings-note_has_no_votes = С `/{ name-vote }` всички в канала играят заедно срещу мен и гласуват за всеки ход.
settings-note_is_quiet = В партии между двама играчи отбелязвам този, когото го няма, когато е на ход и преди времето му да изтече. Всеки може да изключи това за себе си с бутон в `/{ name-privacy }`.
settings-note_idle = Партията завършва, ако толкова време няма ход. Започнатите партии пазят досегашния си лимит.
settings-cooldown = **Изчакване:** { $cooldown } между командите
settings-no_cooldown = **Изчакване:** няма
settings-note_cooldown = Не важи за ходовете и бутоните.
settings-prefix = **Префикс:** `{ $own }`
settings-no_prefix = **Префикс:** няма
settings-note_prefix = Слаш командите и командите след @-споменаване на бота винаги работят.
settings-change_prefix = Смени префикса
settings-daily_channel = **Канал:** { $channel }
settings-no_daily_channel = **Канал:** няма, не я публикувам
settings-choose_daily_channel = Никъде
settings-note_daily_channel = Веднъж на ден публикувам там задачата на деня с бутон за решаване, колко души са я решили, вчерашното решение и най-дългите серии на тези, които споделят резултатите си.
settings-daily_hour = **Час:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Ако този час вече е започнал и днес задача още няма, я публикувам веднага.
settings-hour = { $time } UTC
settings-no_wait = Без изчакване
settings-hours = { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
settings-days = { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
settings-seconds = { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
settings-channels_deleted = 🗑️ { $count ->
        [one] { $count } от избраните канали беше изтрит.
       *[other] { $count } от избраните канали бяха изтрити.
    }
settings-all_channels_deleted = 🗑️ Всички избрани канали бяха изтрити. Докато не избереш други, може да се играе във всеки канал.
settings-roles_deleted = 🗑️ { $count ->
        [one] { $count } от избраните роли беше изтрита.
       *[other] { $count } от избраните роли бяха изтрити.
    }
settings-all_roles_deleted = 🗑️ Всички избрани роли бяха изтрити. Докато не избереш други, могат да играят всички.
settings-daily_channel_deleted = 🗑️ Каналът, който беше избран за задачата на деня, беше изтрит. Докато не избереш друг, не я публикувам.
settings-dismiss_deleted = Разбрах
settings-missing_for_answers = ⚠️ Не мога да отговарям на писани команди в { $channels }. Моля, дай ми там разрешението **{ $missing }**.
settings-missing_for_daily = ⚠️ Не мога да публикувам задачата на деня в { $channels }. Моля, дай ми там разрешението **{ $missing }**.
settings-missing_for_threads = ⚠️ Не мога да ползвам нишки за партии в { $channels }. Моля, дай ми там разрешението **{ $missing }**.
settings-missing_for_pictures = ⚠️ Не мога да пращам дъски като картинки в { $channels }, затова са от емоджита. Моля, дай ми там разрешението **{ $missing }**.

## prefix

prefix-title = Префикс на командите
prefix-field = Префикс
prefix-explanation = До 5 знака (по подразбиране: { $usual }). Празно: само споменавания и слаш команди
prefix-explanation_no_usual = До 5 знака. Празно: само споменавания и слаш команди

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Тук всички биха видели отговора ми. Използвай { $command } и ще го видиш само ти.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** изглежда най-добре, но не всичко е пресметнато. { coach-depth } { $reasons }
coach-depth = Смятам { $depth ->
        [one] { $depth } ход
       *[other] { $depth } хода
    } напред, общо за двете страни.
coach-analyse_anyway = Анализирай въпреки това
coach-price_hint = След това тази партия може да понижи рейтинга ти, но не и да го вдигне. Да покажа ли подсказка?
coach-price_analysis = След това тази партия може да понижи рейтинга ти, но не и да го вдигне. Да анализирам ли?
coach-show_hint = Покажи подсказката
coach-press = Натисни бутона за подсказка. Ще я видиш само ти.
coach-wait = Чакат ме много хора. Отговорът ми ще отнеме около { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }.
coach-win = победа в { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }
coach-win_at_most = победа в не повече от { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }
coach-draw = реми
coach-loss = загуба след { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }
coach-loss_at_most = загуба след не повече от { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }
coach-to_move = На ход е { $mark }: **{ $value }**
coach-to_move_unproven = На ход е { $mark }: **не е пресметнато докрай**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Най-добро продължение:** { $cells }
coach-looks_best = **Изглежда най-добре:** { $cells }
coach-not_proven = **Непресметнати докрай:** { $count } от { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }. { coach-depth }
coach-legend = При най-добра игра: 🏆 победа, 🤝 реми, 💀 загуба. В „победа в 3 хода“ се броят само ходовете на победителя.
coach-network =
    На ход е { $mark }. Мрежата очаква **{ $value }** за тази страна, от −100 (загуба) до +100 (победа).
    Най-много харесва: **{ $moves }**
coach-network_legend = Колкото по-светло е полето, толкова по-вероятно мрежата играе там. + печели, = прави реми, − губи при най-добра игра. Лентата показва дела на X вляво и на O вдясно.
coach-see_network = Какво вижда мрежата
coach-nothing_left = Тази партия вече приключи, няма какво да се анализира.
coach-before_last = Последната партия тук, преди последния ход:
coach-at_end = Последната партия тук, когато спря:
coach-completes_line = Завършва линия ({ $lines }) и печели.
coach-forks = Прави вилица: заплашва да спечели на { $cells }, а { $mark } може да блокира само едно от тези полета.
coach-forces = Заплашва да спечели на { $cell }. { $mark } трябва да блокира там, но пак губи.
coach-wins_later = Накрая { $mark } трябва да играе под { $cell } и { $mover } печели там. { $mark_x } получава нечетните редове отдолу, { $mark_o } четните.
coach-leaves_only_lines = Сега всеки ход на { $mark } завършва линия.
coach-mirrors = Срещуположно е на { $cell }. Който има центъра и винаги отговаря на срещуположното поле, никога не завършва линия.
coach-mirrors_center = Това е центърът. Който го има и винаги отговаря на срещуположното поле, никога не завършва линия.
coach-only_move = Това е единственият възможен ход.
coach-blocks = Блокира { $mark } тук: { $lines }.
coach-prevents_forks = { $count ->
    [one] Предотвратява вилица на { $mark } на { $cells }.
   *[other] Предотвратява всяка вилица на { $mark }: на { $cells }.
}
coach-only_draw = Всеки друг ход губи.
coach-keeps_win = { $others ->
        [one] Печели и още { $others } ход.
       *[other] Печелят и още { $others } хода.
    }
coach-only_win = Никой друг ход не печели.
coach-holds_out = Всеки ход губи и никой друг не издържа по-дълго.
coach-holds_out_alone = Всеки ход губи, но този издържа най-дълго.
coach-threatens = Заплашва да спечели на { $cell }, затова { $mark } трябва да блокира там.
coach-tempts = От { $replies } отговора на { $mark } { $mistakes ->
        [one] { $mistakes } е грешка
       *[other] { $mistakes } са грешки
    }.
coach-one_of_draws = Ремито запазват { $count } от { $moves ->
        [one] { $moves } възможен ход
       *[other] { $moves } възможни хода
    }, включително този.
coach-all_draw = Всеки ход запазва ремито.
coach-traps = Най-много капани { $count ->
        [one] залага **{ $cells }**.
       *[other] залагат **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Точност:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Обрат:** ход { $number }, **{ $coordinate }** на { $who } { $mark } ({ $before } → { $after }). По-добре: { $cells }
coach-no_mistake = **Грешки в ходовете:** няма. Нито един ход не промени резултата.
coach-no_proven_mistake = **Грешки в ходовете:** не са открити.
coach-not_judged = { $count ->
        [1] **Твърде сложно за оценка:** ход { $numbers }
       *[other] **Твърде сложно за оценка:** ходове { $numbers }
    }
coach-stopped_at = Когато партията спря, на ход беше { $mark }: { $value }.
coach-no_plies = Нямаше ходове.
coach-plies = **Ходове:** { $cells }
coach-kept = Добър ход: все още { $value }.
coach-unjudged = Този ход е твърде сложен, за да го оценя. { coach-depth }
coach-lost_anyway = Партията вече беше загубена: { $value }.
coach-mistake = Грешка: { $before } → { $after }. По-добре: { $glyph } { $cells }
coach-mistakes = { $count ->
    [one] **{ $count } грешка:** ходове { $numbers }
   *[other] **{ $count } грешки:** ходове { $numbers }
}
coach-move = Ход { $number }
coach-back = Назад
coach-next = Напред

## learner

learner-title = ### 🧠 Какво знам тук
learner-naive = 🧠 Още не знам нищо тук освен правилата. Научи ме: `{ $prefix }{ name-play } { level-learner } { $word }` или бутоните отдолу.
learner-how_original = -# Избирам първото свободно поле, което още не ми е донесло загуба.
learner-how_stronger = -# Уча от ходовете на двете страни. Огледалните и завъртените позиции броя за една.
learner-memory_lost = **Познати губещи позиции:** { $lost }
learner-memory = **Познати губещи позиции:** { $lost } · **Добри:** { $good }
learner-games = **Партии:** { $games } · **В тренировка:** { $trained }
learner-latest_games = { $count ->
        [one] **Последната { $count } партия:**
       *[other] **Последните { $count } партии:**
    } победи { $wins } · ремита { $draws } · загуби { $losses }
learner-results = **Резултати:** победи { $wins } · ремита { $draws } · загуби { $losses }
learner-unbeatable = 🛡️ Вече никой не може да ме победи.
learner-beatable = 🎯 Още мога да загубя и с { $mark_x }, и с { $mark_o }.
learner-beatable_as = 🎯 Още мога да загубя с { $mark }.
learner-lesson = 💡 **Последен урок, с { $mark }:** повече няма да играя така.
learner-curve = Линейна графика на дела на загубите ми. Партии: { $games }. В началото: { $first }. В края: { $last }.
learner-losses = **Дял на загубите ми:** { $first } в началото · { $last } в края
learner-training = 🏋️ Тренировка срещу ниво **{ $opponent }**: { $played } от { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }
learner-trained = ✅ Тренировката срещу ниво **{ $opponent }** е готова: { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }.
learner-training_ended_early = ⏹️ Тренировката срещу ниво **{ $opponent }** завърши по-рано: { $played } от { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }.
learner-training_failed = ⚠️ Нещо се обърка и тренировката срещу ниво **{ $opponent }** прекъсна: { $played } от { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }. Запазвам наученото.
learner-training_over = ⏹️ Тази тренировка завърши. Запазвам наученото: `{ $prefix }{ name-brain }` го показва.
learner-known_positions = **Познати позиции:** { $knows } · **Преди:** { $knew }
learner-end = Край на тренировката
learner-do_play = Играй с мен
learner-do_train = Тренирай { $games } партии
learner-do_export = Запази като файл
learner-do_import = Зареди файл
learner-do_reset = Нулирай
learner-import_title = Зареди знанията на ученик
learner-import_field = Файл, запазен от мен
learner-saved =
    📤 **Всичко, което знам тук, в режим `{ $mode }`**
    { $memory }
    За да се зареди другаде, който управлява онзи сървър, натиска **{ learner-do_import }** под `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Какво знае този файл, в режим `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Обедини** го добавя към това, което знам тук, и пази статистиката ми.
    -# Нови губещи позиции: { $lost } · Нови добри: { $good }
learner-replace_preview =
    { "" }**Замени** ме кара да забравя това, което знам тук, и статистиката си.
    -# Позиции: { $known } · Партии: { $games }
learner-do_merge = Обедини
learner-do_replace = Замени
learner-do_cancel = Отказ
learner-merged =
    ✅ **Обединено**
    { "" }**Нови губещи позиции:** { $lost } · **Нови добри:** { $good }
    { "" }**Познати позиции:** { $known }
learner-replaced =
    ✅ **Заменено**
    { "" }**Познати позиции:** { $known }
    { "" }**Режим:** `{ $mode }`
    { "" }**Забравени позиции:** { $forgotten } · **Забравени партии:** { $games }
learner-not_imported = Нищо не беше импортирано.
learner-reset =
    🗑️ **Да забравя ли всичко, което научих тук, и статистиката си?**
    { "" }**Позиции:** { $known } · **Партии:** { $games }
    Ще започна отначало в режим `{ $mode }`.
learner-reset_yes = Забрави всичко
learner-reset_switch = Забрави и учи в режим { $mode }
learner-reset_no = Запази всичко
learner-forgotten =
    🗑️ **Забравих всичко, което научих тук, и статистиката си.**
    { "" }**Позиции:** { $known } · **Партии:** { $games }
    Започвам отначало в режим `{ $mode }`.
learner-kept = Нищо не забравих.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** още няма партии с резултат тук. Започни с `{ $prefix }{ name-play }`.
stats-none_of_game = **{ $who }** още няма партии с резултат тук в играта „{ $game }“. Започни с `{ $prefix }{ name-play } { $word }`.
stats-won = 🏆 победи: { $count }
stats-drawn = 🤝 ремита: { $count }
stats-lost = загуби: { $count }
stats-total = **Общо:** { $tally }
stats-mark = **С { $mark }:** { $tally }
stats-members = **Играчи:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Играчи срещу мен
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Победени нива:** { $levels }
stats-winning_streak = **Най-дълга серия победи:** { $longest }
stats-course = 🎓 **Курс:** завършен
stats-more = Виж също: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Виж също: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Изиграно тук
stats-games = **Партии:** { $games } · **Играчи:** { $members }
stats-nothing = Още никой не е завършил партия тук. Започни с `{ $prefix }{ name-play }`.
stats-nothing_of_game = Още никой не е завършил партия тук в играта „{ $game }“. Започни с `{ $prefix }{ name-play } { $word }`.
stats-winners = **Победи:** { $mark_x } { $x } · { $mark_o } { $o } · **Ремита:** { $draws }
stats-ends = **Как завършиха:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Най-активни:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Между моите нива:** { $games ->
        [one] още { $games } партия
       *[other] още { $games } партии
    }
stats-bar = Стълбовидна диаграма на резултатите. Победи: { $wins }. Ремита: { $draws }. Загуби: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Натисни бутона, за да видиш напредъка си. Виждаш го само ти.
progress-open = Покажи напредъка ми
progress-practice_now = Упражнявай се сега
progress-post = Публикувай
progress-none = Още няма прегледана твоя партия. Започни с `{ $prefix }{ name-practice }` или с грешките си под загубена партия. Оттогава преглеждам всяка партия, която завършиш.
progress-clean = ✅ **{ $theme }:** без грешки от { $date } насам (прегледани партии: { $games })
progress-all_themes = Всички теми
progress-compared = { $now } · преди: { $before }
progress-accuracy = **Точност:** { $share }
progress-games = **Прегледани партии:** { $games }
progress-mistakes = ### Грешки
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Упражняване
progress-due = **Упражнения за днес:** { $due } от { $exercises }
progress-lessons = **Завършени уроци:** { $done } от { $lessons }
progress-puzzle_rating = **Рейтинг за задачи:** { $rating }
progress-legend = Последните 30 дни и 30-те дни преди тях. Точността е делът на оценените ти ходове, които са запазили резултата.
progress-chart = Графика на точността по седмици с броя на прегледаните партии: { $weeks }

## theme

theme-finish_line = Завърши линия
theme-block_line = Блокирай линия
theme-make_fork = Направи вилица
theme-prevent_fork = Предотврати вилица
theme-forced_sequence = Форсирана поредица
theme-opening = Начало на партията
theme-zugzwang = Цугцванг (четни и нечетни заплахи)

## ended

ended-line = завършена линия
ended-full_board = пълна дъска
ended-repetition = повторена позиция
ended-move_limit = лимит на ходовете
ended-boards_counted = преброени дъски
ended-resigned = предаване
ended-forfeited = напускане или изтекло време
ended-agreed = договорено реми
ended-abandoned = изоставяне
ended-stopped = спиране от модератор

## rating

rating-ranked = **Рейтинг:** { $rating } · **Място:** { $rank }
rating-provisional = **Рейтинг засега:** { $rating } · **Място:** след още { $games ->
        [one] { $games } рейтингова партия
       *[other] { $games } рейтингови партии
    }
rating-none = **Рейтинг:** още няма · **Място:** след { $games ->
        [one] { $games } рейтингова партия
       *[other] { $games } рейтингови партии
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Линейна графика на рейтинга, рейтингови партии: { $games }. От { $first } до { $last }, най-нисък { $lowest }, най-висок { $highest }.
rating-course = **Последни рейтингови партии ({ $games }):** от { $first } до { $last } · най-нисък { $lowest } · най-висок { $highest }

## chart

chart-results = Резултати
chart-wins = Победи: { $games }
chart-draws = Ремита: { $games }
chart-defeats = Загуби: { $games }
chart-rating = Рейтинг
chart-rated_game = Рейтингова партия
chart-losses = Дял на загубите ми
chart-lost = Загуби
chart-by_week = Точност по седмици
chart-week = Седмица от
chart-accuracy = Точност
chart-reviewed = Прегледани партии
chart-game = Партия
chart-average = { $games ->
        [one] Средно за { $games } партия
       *[other] Средно за { $games } партии
    }

## leaderboard

leaderboard-title = ### 🏅 Класация: { $game }
leaderboard-range = Места { $first }–{ $last } от { $total }
leaderboard-none = 🏅 Още никой няма място тук в класацията за „{ $game }“. { $games ->
        [one] Нужна е { $games } партия
       *[other] Нужни са { $games } партии
    } срещу мои нива или други играчи, без подсказки. Започни с `{ $prefix }{ name-play } { $word }`.
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Следва:** { $level }, { $points ->
        [one] остава { $points } точка
       *[other] остават { $points } точки
    }
leaderboard-rated = Броят се само рейтингови партии.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Изиграно тук
history-range = -# Партии { $first }–{ $last } от { $total }, първо новите
history-none = **{ $who }** още няма завършени партии тук. Започни с `{ $prefix }{ name-play }`.
history-nothing = Още никой не е завършил партия тук. Започни с `{ $prefix }{ name-play }`.
history-line_of = **{ $number }.** { $date } · { $mark } срещу **{ $other }** · { $result } · { $plies ->
        [one] { $plies } ход
       *[other] { $plies } хода
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } ход
       *[other] { $plies } хода
    }
history-win = победа
history-draw = реми
history-loss = загуба
history-no_result = без резултат
history-newer = По-нови
history-older = По-стари
history-first = Начало
history-last = Край
history-list = Към списъка
history-export = Партиите ми като файл
history-paste = Покажи партия от ред
history-pasted = Ред от файл с партии

## replay

replay-ply = Ход { $number } от { $plies }: **{ $who }** поставя { $mark } на **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Ходове:** { $moves }
replay-share = Сподели

## export

export-use_history = Това си е между нас. Натисни **{ history-export }** под `{ $prefix }{ name-history }` или ми прати `{ $prefix }{ name-export }` на лично съобщение.
export-done_pasted =
    📤 **Завършените ти партии:** { $games }
    Отвсякъде, където играеш, по една на ред. За да видиш някоя отново, натисни **{ history-paste }** под `{ $prefix }{ name-history }` и постави реда ѝ
export-none = Още нямаш завършени партии. Започни с `{ $prefix }{ name-play }`.

## moderation

moderation-stopped = ⏹️ Партията е спряна и това е отбелязано на дъската.
moderation-resigned = 🏳️ **{ $who }** предава партията и това е отбелязано на дъската.

## permission

permission-view_channel = Преглед на канали
permission-connect = Свързване
permission-send_messages = Изпращане на съобщения
permission-send_messages_in_threads = Изпращане на съобщения в нишки
permission-create_public_threads = Създаване на публични нишки
permission-attach_files = Прикачване на файлове
permission-manage_messages = Управление на съобщения
permission-manage_guild = Управление на сървъра

## question

question-yes = Започни отначало
question-no = Продължи
question-kept = Партията продължава. Виж я с `{ $prefix }{ name-board }`.
question-stop = Тук играят **{ $x }** и **{ $o }**. Да спра ли партията им?
question-stop_own = Тук играят **{ $x }** и **{ $o }**. Ако спреш тази партия, я предаваш. Да я спра ли?
question-stop_yes = Спри партията
question-stop_no = Отказ
question-play_examples = Например: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` или `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Например: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` или `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Задачата на деня е една и съща за всички: `{ $prefix }{ $command } { word-daily }`. Игра или тема се избира за твоя собствена задача: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Например: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; времето е 90s или 3m.
question-race_today_alone = Надпреварата на деня е една и съща за всички тук: `{ $prefix }{ $command } { word-today }`. Игра и време можеш да избереш за надпревара, която ти отваряш: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Например: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, с време за всеки ход от 15s до 24h.
question-watch_examples = Например: `{ $prefix }{ $command } { level-hard } { level-easy }` или `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Може би искаш `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Може би искаш `{ $prefix }{ $command }`?
question-unknown_words = Тук не разбирам „{ $typed }“.
question-conflicting_words = Тези думи не вървят заедно.
question-choose_member = Избери члена от списъка, който Discord показва след `@`.
question-course_examples = Уроците са с номера от 1 до 7: `{ $prefix }{ $command } 1` отваря първия.
question-invite_examples = Например: `{ $prefix }{ $command } { word-connect4 }` или `{ $prefix }{ $command } o`.
question-challenge_named = Да предизвикам ли **{ $who }** от твое име?
question-challenge_named_yes = Предизвикай

## help

help-first = Натисни **Играй**, за да започнеш партия срещу мен, после натисни поле.
help-to_friend = Играй с някого
help-to_commands = Всички команди
help-to_play = Играй
help-to_learn = Учене
help-to_owners = За собственици
help-about = За мен
help-play =
    ### Игра
    Печелят три в редица: по хоризонтал, вертикал или диагонал.
    - **Начало:** `{ $prefix }{ name-play }`. Играеш с { $mark_x } и започваш; с `{ $prefix }{ name-play } o` си { $mark_o }.
    - **Ход:** натисни поле или напиши `{ $prefix }{ name-move } B2` (ред B, колона 2).
    - **Нива:** `{ $prefix }{ name-play } { level-easy }` или `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Други игри:** `{ $prefix }{ name-play } { word-connect4 }` или `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **С други:** `{ $prefix }{ name-play } @ben` предизвиква член, `{ $prefix }{ name-invite }` кани всеки. С `{ $prefix }{ name-vote }` всички заедно играят една страна.
    - **По време на игра:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Партиите ти и кой търси с кого да играе:** `{ $prefix }{ name-games }`
    - **Споменаване, когато си на ход:** `{ $prefix }{ name-privacy }`
    - **Още една партия тук:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Учене
    - **Най-добър ход:** `/{ name-hint }` по време на игра
    - **Сравни всички ходове:** `{ $prefix }{ name-analyse }`
    - **Обяснена партия:** бутонът **{ board-review }** под завършена партия
    - **Собствените ти грешки:** `{ $prefix }{ name-practice }`
    - **Курс:** `{ $prefix }{ name-course }`
    - **Задачи:** `{ $prefix }{ name-puzzle }` или `{ $prefix }{ name-puzzle } { word-daily }`
    - **Срещу времето:** `{ $prefix }{ name-storm }` без съперници, `{ $prefix }{ name-race }` с други
    - **Ученик:** `{ $prefix }{ name-play } { level-learner }` е начинаещ, който се учи от теб; `{ $prefix }{ name-brain }` показва докъде е стигнал.
    - **Гледай:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Резултати:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Твоите данни и моите съобщения:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### За собственици на сървъри
    - **Настройки:** `/{ name-settings }` за игри, дъски, канали, роли, префикс и език (изисква разрешението **{ permission-manage_guild }**)
    - **Спиране на партия:** `{ $prefix }{ name-stop }` в нейния канал (изисква разрешението **{ permission-manage_messages }**)
    - **Разрешения:** `/{ name-settings }` показва кои ми липсват.
    - **Префикс:** сменя се в `/{ name-settings }`. @-споменаването на бота винаги работи.
    - **Нулиране на ученика:** `{ $prefix }{ name-brain }`
    - **Поверителност:** `{ $prefix }{ name-privacy }` показва какво пазя за теб.
about-version = **Версия:** { $version }
about-invite = [Добави ме в сървър](<{ $link }>)
about-install = [Добави ме към акаунта си](<{ $link }>)
about-terms = [Условия за ползване](<{ $link }>)
about-privacy = [Политика за поверителност](<{ $link }>)
about-your_data = **Твоите данни:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ С тази база данни вече е работила по-новата версия { $version }. Обнови ме отново или възстанови резервно копие отпреди онова обновяване.
about-servers = **Сървъри:** { $servers }
about-since = **Старт:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Шард { $shard }:** свързан, { $milliseconds } ms
about-shard_down = **Шард { $shard }:** няма връзка

## privacy

privacy-use_slash_command = Това си е между нас. Използвай `/{ name-privacy }` или ми прати `{ $prefix }{ name-privacy }` на лично съобщение.
privacy-title = ### Какво пазя за теб
privacy-nothing = Нищо.
privacy-never = **Никога не пазя:** името ти и това, което пишеш
privacy-matches = **Партии:** завършени { $finished } · текущи { $live }
privacy-matches_details = -# Твоето потребителско ID, ходове, часове, подсказки и ID на сървъра, канала и съобщенията
privacy-challenges = **Отворени предизвикателства:** { $challenges }
privacy-challenges_details = -# Кой кого е предизвикал, играта и ID на канала и съобщението
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Рейтинги:** { $ratings ->
        [0] няма
        [one] в { $ratings } сървър
       *[other] в { $ratings } сървъра
    }
privacy-gains = **Точки от моите нива:** { $gains ->
        [0] няма
        [one] от { $gains } ниво
       *[other] от { $gains } нива
    }
privacy-ratings_details =
    -# Рейтингът ти след всяка рейтингова партия и броят победи, ремита и загуби
    -# За всяко ниво – точките от последния ден, в който печелиш такива
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Резултати от задачи:** { $puzzles ->
        [0] няма
        [one] в { $puzzles } сървър или личен чат
       *[other] в { $puzzles } сървъра и лични чата
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Рейтинг за задачи:** –
   *[other] **Рейтинг за задачи:** от всички сървъри
}
privacy-puzzles_details = -# Последната задача, верни и грешни отговори, серии, последният споделен резултат на деня и за 30 дни задачите от надпреварите ти
privacy-practice = **Упражнения:** { $exercises } · **Партии за тях:** { $reviewed }
privacy-practice_details = -# Откога се упражняваш, грешките ти в партии и надпревари, отговорите ти и кога се връщат упражненията
privacy-course = **Уроци:** { $lessons }
privacy-course_details = -# Кои от упражненията им са решени
privacy-learners = **Памет на ученика:** { $learners ->
        [0] няма
        [one] от { $learners } личен чат
       *[other] от { $learners } лични чата
    }
privacy-learners_details = -# Какво е научил ученикът от теб в лични съобщения. В сървъри не пази кой е играл.
privacy-notices = **Изключени известия:** да
privacy-notices_details = -# Твоето потребителско ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Напомняне за серията:** изключено
   *[other] **Напомняне за серията:** включено
}
privacy-search_notices = { $search_notices ->
    [0] **Известия за покани:** изключени
    [one] **Известия за покани:** в { $search_notices } сървър
   *[other] **Известия за покани:** в { $search_notices } сървъра
}
privacy-direct_messages_details = -# Твоето потребителско ID и кога последно ти пратих такова съобщение
privacy-votes = **Гласове:** { $votes } · **Започнати гласувания:** { $votings }
privacy-votes_details = -# В партии, в които всички гласуват: твоето потребителско ID и гласът ти за всеки ход, до 24 часа след края
privacy-races = **Надпревари и спринтове със задачи:** { $races } · **Отворени от теб:** { $race_starts }
privacy-races_details = -# Твоето потребителско ID, задачите, кои от тях са нерешени, точките ти и колко време са отнели
privacy-if_deleted =
    ### Ако ги изтриеш
    { "" }**Текущите партии** завършват веднага. Губиш тези, в които и двете страни са играли.
    { "" }**Завършените партии** остават, но без твоето потребителско ID.
    { "" }**Всичко друго** изчезва. Това не може да се върне.
privacy-forget = Изтрий данните ми
privacy-deleted = ### Данните ти са изтрити
privacy-kept =
    -# Забравих също името ти, езика ти и кого предизвикваш, ако още ги имаше в паметта ми.
    ### Какво остава
    { "" }**Партии:** { $kept }
    -# Без твоето потребителско ID и без ID на канала и съобщенията. Остава само ID на съобщението или натискането на бутон, с което е започнала партията, като неин номер. Никой не може да го намери без канала.
    -# До полунощ UTC още знам колко пъти същите двама души са играли помежду си днес, но не и кои са.
privacy-ended = **Прекъснати текущи партии:** { $live } { $lost ->
        [0] (без резултат)
        [one] · **Загубени:** { $lost } (и двете страни са играли)
       *[other] · **Загубени:** { $lost } (и двете страни са играли)
    }
privacy-nothing_ended = **Прекъснати текущи партии:** няма

## name

name-play = играй
name-play_opponent = съперник
name-play_member = член
name-play_mark = знак
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = игра
name-invite = покани
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = предложение
name-offer_what = какво
name-draw = реми
name-takeback = върни
name-games = партии
name-watch = гледай
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = мозък
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = ученик
name-settings = настройки
name-vote = гласуване
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = време
name-vote_thread = { word-thread }
name-stop = стоп
name-move = ход
name-move_coordinate = поле
name-board = дъска
name-resign = предай
name-puzzle = задача
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = тема
name-race = надпревара
name-race_game = { name-play_game }
name-race_time = време
name-race_today = { word-today }
name-storm = спринт
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = курс
name-course_lesson = урок
name-help = помощ
name-about = за-бота
name-hint = подсказка
name-analyse = анализ
name-analyse_position = позиция
name-analyse_view = изглед
name-review = преглед
name-privacy = поверителност
name-progress = напредък
name-notify = известия
name-practice = упражнение
name-practice_move = { name-move_coordinate }
name-stats = статистика
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = класация
name-leaderboard_game = { name-play_game }
name-history = история
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = повторение
name-export = експорт

## word

word-random = случайно
word-thread = нишка
word-here = тук
word-network = мрежа
word-hints = подсказки
word-misere = обратен
word-fading = изчезващи
word-ultimate = ултимативен
word-uttt = uttt
word-ultimate_tictactoe = ултимативен-морски-шах
word-infinite = безкраен
word-disappearing = изчезващи-знаци
word-connect4 = 4вредица
word-connect_four = четиривредица
word-tictactoe = морски-шах
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = обратен-морски-шах
word-misere_tictactoe = мизер-морски-шах
word-daily = дневна
word-mixed = смесени
word-today = днес
word-finish_line = линия
word-block_line = блокиране
word-make_fork = вилица
word-prevent_fork = предотврати
word-forced_sequence = поредица
word-opening = начало
word-zugzwang = цугцванг
word-show = покажи
word-train = тренирай
word-export = експорт
word-import = импорт
word-reset = нулирай
word-server = сървър
word-original = базов
word-stronger = усилен

## command

command-play = Морски шах, Четири в редица и други игри, срещу мен или друг член
command-play_opponent = Моето ниво, ако играеш срещу мен
command-play_member = Кого предизвикваш (по подразбиране: играеш срещу мен)
command-play_mark = Твоят знак; X започва
command-play_mark_x = X (започва)
command-play_mark_o = O (играе след X)
command-play_mark_random = Случайно
command-play_thread = Отвори нишка за партията (по подразбиране: според сървъра)
command-play_hints = Разреши подсказки и на двамата в партия помежду им
command-play_game = Коя игра (по подразбиране: основната на сървъра)
command-invite = Партия с който пръв се включи
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Разреши подсказки и на двамата
command-invite_game = { command-play_game }
command-menu_challenge_member = Предизвикай на партия
command-offer = Реми или връщане на последния ти ход, ако другият играч е съгласен
command-offer_what = За какво молиш другия играч
command-offer_what_draw = Реми
command-offer_what_takeback = Да върнеш последния си ход
command-games = Текущите ти партии и кой тук търси с кого да играе
command-watch = Гледай как две мои нива играят едно срещу друго
command-watch_x = Ниво, което играе с X и започва
command-watch_o = Ниво, което играе с O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Настройките на този сървър: игри, дъски, кой може да играе, език
command-vote = Партия срещу едно от моите нива: за всеки ход тук гласуват всички
command-vote_opponent = Моето ниво, срещу което играете всички (по подразбиране: основното на сървъра)
command-vote_game = { command-play_game }
command-vote_mark = Общият ви знак; X започва (по подразбиране: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Време за гласуване за всеки ход, от 15s до 24h, например 30s, 5m или 1h (по подразбиране: 1m)
command-vote_thread = Не: в този канал, за което трябва разрешението „Управление на съобщения“
command-stop = Спри партията в този канал
command-move = Играй на поле, например B2, а в Четири в редица – номер на колона
command-move_coordinate = Поле, например B2, а в Четири в редица – номер на колона
command-board = Покажи дъската отново, като ново съобщение
command-resign = Предай партията
command-puzzle = Задача: намери единствения верен ход
command-puzzle_daily = Покажи на всички тук задачата на деня за сървъра
command-puzzle_game = { command-play_game }
command-puzzle_theme = Избери за какво да е задачата
command-race = Надпревара за всички тук: едни и същи задачи, колкото можеш повече за 90 секунди
command-race_game = Задачи от една игра (по подразбиране: от няколко)
command-race_game_mixed = Няколко игри
command-race_time = Колко време имат всички (по подразбиране: 90 секунди)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Надпреварата на деня: едни и същи 20 задачи за всички тук, когато имаш време днес
command-storm = Колкото можеш повече задачи за 90 секунди: подобри рекорда си
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Колко време имаш (по подразбиране: 90 секунди)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Научи се да играеш по-добре в седем кратки урока
command-course_lesson = Номер на урок (по подразбиране: всички уроци)
command-help = Как се играе и всички команди
command-brain = Какво е научил ученикът тук и тренировките му
command-brain_train = Тренирай го: брой партии, от 1 до 10000 (по подразбиране: 500)
command-brain_opponent = Тренирай го срещу това ниво (по подразбиране: { level-perfect })
command-brain_game = { command-play_game }
command-notify = За какво те известявам, с бутони, които го променят
command-hint = Виж добър ход с обяснение; показва се само на теб
command-analyse = Виж колко струва всеки ход
command-analyse_position = Редове отгоре надолу, например X../.O./... (по подразбиране: партията в този канал)
command-analyse_view = Какво да видиш освен стойностите (по подразбиране: нищо)
command-analyse_view_network = какво вижда мрежата
command-privacy = Виж или изтрий това, което пазя за теб
command-practice = Упражнения от собствените ти грешки: намери по-добрите ходове
command-practice_move = Твоят отговор, например B2 или 4
command-stats = Виж резултатите: твоите, на друг член или на целия сървър
command-stats_member = Чии партии (по подразбиране: твоите)
command-stats_server = Покажи партиите на всички в този сървър
command-stats_game = Само тази игра (по подразбиране: всички игри)
command-leaderboard = Най-добрите играчи на този сървър
command-leaderboard_game = { command-play_game }
command-history = Завършени партии, за разглеждане ход по ход или за запазване като файл
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Кое поле? Напиши буквата на реда и номера на колоната, например `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Това не е поле. Напиши буква на ред и номер на колона, например `{ $prefix }{ name-move } B2`.
error-missing_column = Коя колона? Напиши номера ѝ, например `{ $prefix }{ name-move } 2`.
error-unreadable_column = Това не е колона. Напиши номера ѝ, например `{ $prefix }{ name-move } 2`.
error-unknown_row = Няма ред { $row }. Редовете са от { $first } до { $last }.
error-unknown_column = Няма колона { $column }. Колоните са от { $first } до { $last }.
error-cell_fading = Твоят { $mark } на **{ $coordinate }** изчезва едва след хода ти. Избери свободно поле.
error-cell_taken = На **{ $coordinate }** вече стои { $mark }. Избери свободно поле.
error-other_board = Трябва да играеш на дъската **{ $board }**: от **{ $first }** до **{ $last }**.
error-closed_board = Дъската **{ $board }** (от { $first } до { $last }) вече е спечелена или пълна. Избери поле на друга.
error-full_column = Колона { $column } е пълна. Избери друга.
error-floating_cell = От **{ $coordinate }** знакът ще падне. Избери най-долното свободно поле в колона.
error-position_shape = Напиши позицията така: брой редове { $rows }, полета на ред { $columns }, а между редовете `/`. Например `{ $example }`. За дъска с друг размер напиши първо размера, например `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = В играта **{ $game }** написаната позиция не казва всичко. По време на партия `/{ name-analyse }` показва нейната позиция.
error-position_mark = Ред { $row }, колона { $column } в тази позиция не е `X`, `O` или `.`.
error-impossible_position = Никоя партия не стига до тази позиция: X започва, страните се редуват и първата линия слага край на играта.
error-floating_position = Никоя партия не стига до тази позиция: знакът на **{ $coordinate }** би паднал.
error-game_size = Няма игра с такъв размер. Дъската има от { $least } до { $most } реда и колони, а линията има поне { $least } полета и се побира на дъската. Например `{ $prefix }{ name-play } 6x6x4` означава 6 реда, 6 колони и 4 в редица.
error-game_not_offered = В този сървър няма **{ $game }**. Има: { $offered }.
error-match_over = Тази партия вече приключи. Започни нова с `{ $prefix }{ name-play }`.
error-not_a_player = Не играеш в тази партия.
error-workers_busy = В момента твърде много хора чакат подсказки. Опитай пак след минута.
error-advice_pending = Още работя по последната подсказка, която поиска. Попитай пак, когато получиш отговор.
error-advice-duel = В партия между двама играчи без подсказки тази позиция е на дъската или е на един ход от нея. Попитай пак, когато онази партия продължи.
error-advice-race = Тази позиция е задачата, която решаваш в момента в надпревара, или е на един ход от нея. Първо отговори на онази задача.
error-too_many_takebacks = В тази партия вече върна { $limit ->
        [one] { $limit } ход
       *[other] { $limit } хода
    }. Никой не може да върне повече.
error-nothing_to_take_back = Още нямаш изигран ход, така че няма какво да се върне.
error-not_your_turn = Не си на ход. Виж дъската с `{ $prefix }{ name-board }`.
error-no_match = Тук не се играе партия. Започни с `{ $prefix }{ name-play }`.
error-match_running-resignation = Партията ти тук още тече. Ако започнеш отначало, я предаваш и това се брои за загуба. Да започнем ли отначало?
error-match_running-no_result = Тук още тече партия. Ако започнеш отначало, тя завършва без резултат. Да започнем ли отначало?
error-match_running-time_up = В партията, която тече тук, от час няма ход. Ако започнеш отначало, играчът ѝ я губи. Да започнем ли отначало?
error-channel_busy = Тук играят други. Играй в друг канал или в нишка или използвай `{ $prefix }{ name-play }`, когато { $idle_after ->
        [one] { $idle_after } минута
       *[other] { $idle_after } минути
    } няма ход.
error-exhibition_running = Тук две от моите нива играят помежду си. Изчакай края на партията им или играй в друг канал или в нишка.
error-match_moved_on = Оттогава партията продължи. Виж я с `{ $prefix }{ name-board }`.
error-channel_taken = Тук тече друга партия. Изчакай края ѝ или играй в друг канал или в нишка.
error-question-not_yours = Този въпрос беше за друг.
error-offer-not_a_duel = Това работи само в партии с други играчи. Срещу мен `{ $prefix }{ name-play }` започва нова партия, а `{ $prefix }{ name-resign }` предава тази.
error-offer-own_offer = Само другият играч може да приеме.
error-challenge-own_challenge = Не можеш да играеш срещу себе си. Играй срещу мен с `{ $prefix }{ name-play }`.
error-challenge-bot_challenged = Ботовете не могат да приемат предизвикателства. Играй срещу мен с `{ $prefix }{ name-play }`.
error-challenge_waiting = Между вас двамата вече има отворено предизвикателство. Първо го приеми, откажи или оттегли: { $existing }
error-challenge-invitation_open = Вече имаш отворена покана. Първо я оттегли или изчакай някой да я приеме: { $existing }
error-challenge_over = Това вече не е актуално. Ново предизвикателство: `{ $prefix }{ name-play } @някой`
error-challenge-not_yours = Това предизвикателство е за друг.
error-challenge-level = Нивата са само за партии срещу мен. За да предизвикаш член, не пиши ниво.
error-challenge-nobody_else = Тук сме само двамата. Предизвикай някого в канал на сървър.
error-challenge-not_visible = В този сървър отговорите ми виждаш само ти, така че няма кой да приеме. Помоли някого, който управлява сървъра, да ме добави, или играй в групов чат.
error-challenge-private_thread = Създателят на частна нишка може да премахва другите от нея, затова помежду си се играе тук само с подсказки и без рейтинг: `{ $prefix }{ name-play } @някой { word-hints }`.
error-challenge-cannot_see = **{ $who }** не вижда този канал. Играйте в такъв, който виждате и двамата.
error-challenge-channel_taken = В { $channel } тече друга партия. Можеш да приемеш [поканата]({ $link }), когато тя свърши.
error-challenge-not_a_member = Не намирам този член тук. Напиши `@` и го избери от списъка на Discord.
error-moderation-not_the_starter = Това го започна друг. Може да го спре само той или член с разрешението **{ permission-manage_messages }**.
error-no_puzzles = За тази игра няма задачи. Има за: { $games }.
error-puzzle-not_yours = Тази задача е за друг. Вземи своя с `{ $prefix }{ name-puzzle }`.
error-puzzle-over = Тази задача вече не се брои. Вземи нова с `{ $prefix }{ name-puzzle }`.
error-puzzle-answered = Вече отговори на тази задача. Вземи нова с `{ $prefix }{ name-puzzle }`.
error-practice-over = Това упражнение вече не е отворено. Вземи друго с `{ $prefix }{ name-practice }`.
error-practice-unreadable_coordinate = Това не е поле. Напиши буква на ред и номер на колона, например `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Това не е колона. Напиши номера ѝ, например `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Тази задача е от друг ден. Днешната: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Вече отговори на днешната задача. Следващата идва { $ends }.
error-race-outside_server = За надпревара трябват и други, затова е само за сървъри. Тук `{ $prefix }{ name-storm }` е същото без съперници.
error-race-no_puzzles = Няма надпревари със задачи от тази игра. Има със задачи от: { $games }.
error-race-channel_taken = В този канал вече има надпревара.
error-race-in_another = Участваш в друга надпревара или спринт. Първо завърши там.
error-race-started = Тази надпревара вече започна. Можеш да се включиш в следващата.
error-race-full = Тази надпревара е пълна: могат да се включат { $most } души.
error-race-nobody_in = Още никой не се е включил.
error-race-not_starter = Само който е отворил тази надпревара, може да я започне по-рано.
error-race-not_in = Не участваш в тази надпревара.
error-race-not_over = Други още решават тези задачи. Ще ги видиш, когато надпреварата свърши.
error-race-day_not_over = Други още могат да решават тези задачи. Надпреварата свършва { $ends }; след това ти показвам нерешените.
error-race-no_day = В онзи ден нямаше надпревара. Днешната: `{ $prefix }{ name-race } { word-today }`
error-race-over = Тази надпревара свърши.
error-race-private = Тук всички биха прочели отговора ти. Натисни бутона на задачата си или ми напиши `{ $prefix }{ name-storm }` на лично съобщение.
error-thread-not_here = Тук не мога да отворя нишка. Играй без нея или в текстов канал на сървър.
error-thread-user_permission = За да отвориш нишка тук, ти трябва разрешението **{ $missing }**. Играй без нея.
error-thread-too_many = Този сървър вече има толкова отворени нишки, колкото Discord позволява. Играй без нишка или първо архивирай някоя отворена.
error-thread-try_later = Discord сега не ми дава да отварям нишки, затова партията се играе тук.
error-thread-try_later_or_elsewhere = Discord сега не ми дава да отварям нишки, а тук тече друга партия. Опитай пак след няколко минути или играй в друг канал.
error-cannot_attach = За да пращам файлове тук, ми трябва разрешението **{ $missing }**. Помоли някого, който управлява сървъра, да ми го даде, или използвай слаш командата.
error-training-bot_permission = За да показвам тук как върви тренировката, ми трябва разрешението **{ $missing }**. Помоли някого, който управлява сървъра, да ми го даде, или ме тренирай в друг канал.
error-training-user_install = Тук не мога да показвам как върви тренировката. Тренирай ме на лично съобщение или в сървър, който ме е добавил.
error-learner_game = Ученикът не играе тази игра. Играе: { $games }.
error-learner-unknown_word = Не знам какво е „{ $typed }“. `{ $prefix }{ name-brain }` показва какво знам. Можеш да използваш и `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` с файл, както и `{ $prefix }{ name-learner } { word-reset }` или `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Не мога да анализирам играта **{ $game }**, затова за нея няма подсказки, анализи и прегледи.
error-training-unknown_word = Не знам какво е „{ $typed }“. Напиши брой партии и едно от нивата ми ({ $levels }), например `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Избери от 1 до { $most } партии за тренировка.
error-training-already_running = Тук вече тече тренировка. Изчакай края ѝ или я прекрати.
error-learner-other_mode = Тези знания не могат да се обединят: файлът е в режим `{ $theirs }`, а тук уча в режим `{ $ours }`.
error-learner-one_file = Трябва ми един файл – този, който прави бутонът **{ learner-do_export }** под `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord не ми даде този файл. Опитай пак.
error-notify-other_server = Този бутон е за друг сървър. `{ $prefix }{ name-notify }` показва този за тук.
error-notify-searches_off = Този сървър не позволява известия за покани.
error-not_a_manager = За това ти трябва разрешението **{ permission-manage_guild }**.
error-settings_outside_server = Настройки имат само сървърите. Използвай `/{ name-settings }` в канал на твоя сървър.
error-invalid_choice = Този избор не е достъпен. Достъпните са в `/{ name-settings }`.
error-invalid_prefix = Не е запазено: префиксът е до 5 видими знака, без интервали и обратни апострофи, и не започва с `/`, `@` или `<`.
error-vote-outside_server = В тези партии гласуват всички в канала, затова се играят в сървъри. Партия с мен тук започва с `{ $prefix }{ name-play }`.
error-vote-off = В този сървър партиите с гласуване са изключени.
error-vote-time = Времето за всеки ход е от 15 секунди до 24 часа, например `30s`, `5m` или `1h`. Например: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Гласуването за този ход току-що свърши. След малко можеш да гласуваш за следващия.
error-vote-only_in_thread = За да започнеш тази партия в самия канал, ти трябва разрешението **{ permission-manage_messages }**. Без него партията получава нишка.
error-vote-needs_thread = Тази партия има нужда от нишка. За да я отвориш тук, ти трябва разрешението **{ permission-create_public_threads }**, а за да играете в самия канал – **{ permission-manage_messages }**.
error-wrong_channel = Тук не играя. Можеш да играеш в { $channels }.
error-missing_role = За да играеш с мен тук, ти трябва някоя от тези роли: { $roles }.
error-cooldown = Не толкова бързо. Можеш да използваш следващата команда { $ends }.
error-too_many_choices = Промени тази игра твърде много пъти. Изиграй я или започни нова с `{ $prefix }{ name-play }`.
error-already_playing = Вече играеш партия тук. Виж я с `{ $prefix }{ name-board }`.
error-button_used = Вече натисна този бутон.
error-moderation-not_a_moderator = За да спираш чужди партии, ти трябва разрешението **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Ако ти пусна тази партия, спри я с бутона под нея. Иначе ти трябва разрешението **{ permission-manage_messages }**.
error-memory_file-too_large = Не мога да импортирам файла: има повече от { $max_kib } KiB.
error-memory_file-not_mine = Не мога да заредя този файл: не е направен от мен или е променен.
error-memory_file-value = Не мога да импортирам файла: `{ $where }` трябва да е едно от тези: `{ $values }`.
error-memory_file-entry = Не мога да импортирам файла: `{ $where }` трябва да е цяло число от 1 до { $max_position }. { -entries-from-0 }
error-memory_file-position = Не мога да импортирам файла: `{ $where }` е { $position }, а ученикът не може да е научил това в този режим или то е в списъка два пъти. { -entries-from-0 }
error-notation-line = Не мога да прочета ред { $line }. Редът изглежда така: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: време, дъска, играчи, ходове, резултат и как завърши партията.
error-notation-unplayable = Ред { $line } не е възможна партия: ход { $move } не е поле, на което тогава можеше да се играе, например `B2`.
error-notation-ending = Ред { $line } не е възможна партия: след тези ходове тя не може да е завършила с `{ $ending }`.
error-starting-own = Още започвам другата ти партия. Опитай пак след малко.
error-starting-other = Още започвам друга партия на играча, който те предизвика. Опитай пак след малко.
error-thread-closed = Тази нишка е затворена и не мога да я отворя отново. Помоли за това някого, който управлява сървъра; после `{ $prefix }{ name-board }` показва дъската.
error-thread-name_blocked = AutoMod на този сървър блокира името на нишката, в което са имената на играчите. Играй без нишка или помоли модератор да ме изключи от това правило.
-entries-from-0 = (Първият запис в списък е номер 0.)
error-thread-bot_permission = За да отворя нишка тук, ми трябва разрешението **{ $missing }**. Помоли някого, който управлява сървъра, да ми го даде, или играй без нишка.
error-too_many_matches-own = Тук вече играеш { $most ->
        [one] { $most } партия
       *[other] { $most } партии
    }, повече наведнъж не може. Първо завърши една: { $channels }
error-too_many_matches-other = Играчът, който те предизвика, вече играе тук { $most ->
        [one] { $most } партия
       *[other] { $most } партии
    }, повече наведнъж не може. Приеми, когато някоя приключи.
error-may_not_follow_up = За да показвам тук как продължава партията, ми трябва разрешението **{ $missing }**. Помоли някого, който управлява сървъра, да ми го даде, или играй в друг канал.
error-not_in_thread = Първо ме спомени тук. Така ме добавяш в тази частна нишка; дотогава не мога да показвам тук как върви партията.
error-locked_thread = Тази нишка е заключена, затова не мога да показвам тук как върви партията. Помоли модератор да я отключи или играй в друг канал.
error-in_timeout = В този сървър съм в таймаут, затова не мога да пиша тук. Той свършва { $ends }.
error-match_unreachable = Последната партия тук завърши без резултат, защото съобщението с дъската ѝ беше изтрито или не можех да виждам този канал.
error-hints_not_allowed = В тази партия подсказките са изключени. Партия с подсказки и за двамата: `{ $prefix }{ name-play } @някой { word-hints }`
error-record-nothing_finished = Тук още не е завършила партия. `{ $prefix }{ name-analyse } X../.O./...` анализира всяка позиция.
error-record-match_not_found = Вече не познавам тази партия. Може би някой от играчите изтри данните си.
error-record-unknown_target = Не знам какво е „{ $typed }“. За себе си не пиши нищо, за член напиши например `{ $prefix }{ $command } @ben`, а за всички тук – `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Избери или член, или целия сървър, не и двете.
error-record-no_leaderboard = Рейтинг и класация има само в сървъри. Резултатите ти тук са в `{ $prefix }{ name-stats }`.
error-record-no_pasted_game = Добави след командата ред от `{ $prefix }{ name-export }` и ще покажа партията му.
error-record-board_too_large = Тази дъска е твърде голяма, за да я покажа. Най-голямата е { $most }×{ $most }.
error-record-export_too_large = Партиите ти са повече, отколкото се побират във файлове от { $most } MiB. Поискай ги от човека, който ме поддържа.
error-share-not_visible = В този сървър отговорите ми виждаш само ти, така че никой друг няма да види картинката.
error-share-cannot_attach = Не мога да споделя партията тук: трябва ми разрешението **{ $missing }**.
error-level_not_offered = Нивото **{ $level }** го няма в тази игра: { $game }. Нивата ѝ са { $levels }.
error-network_missing = На този бот мрежата не е инсталирана, затова **интуиция** и **невронно** ги няма.
error-network_game = Мрежата не е учила тази игра. Знае: { $games }.
error-offer-what = Напиши какво предлагаш: `{ $prefix }{ name-offer } { name-draw }` или `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = За тази игра няма отделна статистика и рейтинг. Има за: { $games }.
error-unknown_level = Не знам какво е „{ $typed }“. Нивата ми са { $levels }. Например: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Не е запазено: и X, и O имат нужда от емоджи.
error-emoji-unreadable = Не е запазено: „{ $typed }“ не е емоджи. Въведи емоджи или име на емоджи от сървъра, например `:cat:`.
error-emoji-composed = Не е запазено: „{ $typed }“ е съставено от няколко знака, както всички знамена, клавиши и семейства. На дъската Discord може да ги покаже поотделно. Избери просто емоджи, например 🍎.
error-emoji-unknown = Не е запазено: този сървър няма емоджи `:{ $name }:`. Въведи някое от неговите или стандартно, например 🍎.
error-emoji-unavailable = Не е запазено: `:{ $name }:` сега не е достъпно, защото сървърът има повече емоджита, отколкото бустовете му позволяват.
error-emoji-restricted = Не е запазено: `:{ $name }:` е само за роли, които нямам.
error-emoji-duplicate = Не е запазено: { $emoji } би означавало две различни неща. X, O и свободните полета трябва да са с различни емоджита, и в печеливша линия също. Ако не въведеш емоджи за свободните полета, те са { $free }.
error-emoji-unlisted = Не е запазено: Discord не ми каза какви емоджита има този сървър. Опитай пак.

## failure

failure-old_button = Този бутон е от по-стара моя версия. `{ $prefix }{ name-help }` показва какво мога сега.
failure-changed = Командите ми току-що се промениха, а твоят Discord още показва старите. Презареди го (Ctrl+R или рестартирай приложението) и опитай пак.
failure-unexpected = Извинявай, нещо при мен се обърка. Опитай пак; `{ $prefix }{ name-board }` показва текущата позиция.
failure-try_later = Discord сега не ми дава да довърша това. Опитай пак след минута; `{ $prefix }{ name-board }` показва текущата позиция.
failure-blocked = AutoMod на този сървър блокира съобщението ми. Помоли модератор да ме изключи от това правило; после `{ $prefix }{ name-board }` показва как стои партията.
failure-blocked_link = Филтърът на Discord за вредни връзки блокира съобщението ми, вероятно заради някое име. `{ $prefix }{ name-board }` показва как стои партията.
failure-embed_removed = Някой махна от това съобщение вграденото съдържание (embed) с моя текст. Моля, оставете го: без него никой не вижда кой е на ход.
failure-no_channel = Discord не ми каза в кой канал беше това. Опитай пак.
failure-not_attached = Файлът липсва, защото Discord го отказа.
failure-database = Извинявай, сега не мога да запазвам партии. Вече запазените са на сигурно: виж `{ $prefix }{ name-board }` след няколко минути и опитай пак.
failure-computation = Извинявай, това изчисление отне твърде дълго. Опитай пак след няколко минути.
failure-timeout = Не мога да отговоря в { $channel }, защото в този сървър съм в таймаут. Той свършва { $ends }. После продължи с `{ $prefix }{ name-board }`: партията ти е запазена.
failure-muted = Не мога да отговарям в { $channel } без разрешението **{ $missing }**. Помоли някого, който управлява сървъра, да ми го даде, и продължи с `{ $prefix }{ name-board }`: партията ти е запазена.

## owner

owner-synced = Discord вече знае { $count ->
        [one] { $count } слаш команда
       *[other] { $count } слаш команди
    }.
owner-not_synced = Discord отказа слаш командите (HTTP { $status }: { $reason }). Опитай по-късно. Ако не помогне, покани ме пак с връзката от моя лог.
owner-servers = { $count ->
        [one] В { $count } сървър съм. За да го напусна, изпрати `{ $prefix }leave` и неговото ID.
       *[other] В { $count } сървъра съм. За да напусна някой, изпрати `{ $prefix }leave` и неговото ID.
    }
owner-direct_message = Така членовете на този сървър ще видят в кои сървъри съм. Изпрати ми го на лично съобщение.
owner-left = Напуснах сървъра { $id }.
owner-not_there = Не съм в сървър с това ID. Виж списъка с `{ $prefix }servers`.
owner-not_allowed = Човекът, който ме поддържа, ми позволява да играя само в някои сървъри. Този не е сред тях, затова го напускам.

## place

place-1 = горе вляво
place-2 = горе
place-3 = горе вдясно
place-4 = вляво
place-5 = в средата
place-6 = вдясно
place-7 = долу вляво
place-8 = долу
place-9 = долу вдясно

## advice

advice-match = Играеш партия в { $channel }, в която тази позиция е на дъската или е на един ход от нея. Ако продължа, онази партия вече не може да вдигне рейтинга ти, а на дъската ѝ ще пише, че имаш подсказки.
advice-matches = Играеш партии в { $channel }, в които тази позиция е на дъската или е на един ход от нея. Ако продължа, онези партии вече не могат да вдигнат рейтинга ти, а на дъските им ще пише, че имаш подсказки.
advice-match_private = Играеш партия с мен на лични съобщения, в която тази позиция е на дъската или е на един ход от нея. Ако продължа, на онази дъска ще пише, че имаш подсказки.
advice-puzzle = Тази позиция е задачата, която решаваш в момента, или е на един ход от нея. Ако продължа, онази задача се брои за нерешена.
advice-daily = Тази позиция е днешната задача на деня или е на един ход от нея. Ако продължа, онази задача се брои за нерешена.
advice-exercise = Тази позиция е упражнението, което решаваш в момента, или е на един ход от него. Ако продължа, онова упражнение се брои за нерешено.
advice-show = Продължи въпреки това

## games

games-title = ### 🎮 Твоите партии
games-none = В момента не играеш партия. `{ $prefix }{ name-play }` започва нова, а `{ $prefix }{ name-invite }` кани всеки.
games-game = - [{ $game }]({ $link }) срещу **{ $other }** · { $place } · { $turn }
games-your_turn = **ти си на ход**, времето ти изтича { $deadline }
games-their_turn = на ход е **{ $who }**, времето изтича { $deadline }
games-my_turn = на ход е **{ $who }**
games-private = личен чат
games-invitations = ### ⚔️ Търсят с кого да играят
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · изтича { $deadline }
games-join = Включи се в { $number }
games-press = Натисни бутона, за да видиш текущите си партии. Виждаш ги само ти.
games-open = Моите партии

## share

share-won = { $plies ->
    [one] Победа за **{ $who }** срещу **{ $other }** в { $plies } ход.
   *[other] Победа за **{ $who }** срещу **{ $other }** в { $plies } хода.
}
share-resigned = { $plies ->
    [one] Победа за **{ $who }**: **{ $other }** предаде партията след { $plies } ход.
   *[other] Победа за **{ $who }**: **{ $other }** предаде партията след { $plies } хода.
}
share-forfeited = { $plies ->
    [one] Победа за **{ $who }** срещу **{ $other }**: напускане или изтекло време след { $plies } ход.
   *[other] Победа за **{ $who }** срещу **{ $other }**: напускане или изтекло време след { $plies } хода.
}
share-drawn = { $plies ->
    [one] Реми между **{ $x }** и **{ $o }** след { $plies } ход.
   *[other] Реми между **{ $x }** и **{ $o }** след { $plies } хода.
}
share-no_result = { $plies ->
    [one] Партия без резултат между **{ $x }** и **{ $o }** след { $plies } ход.
   *[other] Партия без резултат между **{ $x }** и **{ $o }** след { $plies } хода.
}
share-picture = Движеща се картинка на партия: { $game }. Първи ход: { $x }, след това: { $o }. Ходове: { $moves }.
share-player = играч { $number }
share-picture_won = Победа за { $who }.
share-picture_drawn = Партията завърши с реми.
share-picture_no_result = Партията завърши без резултат.

## vote

vote-thread = 🗳️ Всички могат да играят: гласувайте за всеки ход в { $thread }.
vote-counts = 🗳️ { $counts } · гласуването свършва { $deadline }
vote-none = 🗳️ Още няма гласове · гласуването свършва { $deadline }
vote-waits = 🗳️ Никой не гласува. Без глас партията свършва { $deadline }.
vote-last = Гласове за последния ход: { $counts }
vote-lot = 🎲 С равен брой гласове: { $cells }. Реши жребият.
vote-lot_many = { $count ->
    [one] 🎲 С равен брой гласове: { $count } поле. Реши жребият.
   *[other] 🎲 С равен брой гласове: { $count } полета. Реши жребият.
}
vote-yours = { $count ->
    [one] 🗳️ Твоят глас: **{ $move }** · засега { $count } глас · гласуването свършва { $deadline }. Дотогава можеш да промениш гласа си.
   *[other] 🗳️ Твоят глас: **{ $move }** · засега { $count } гласа · гласуването свършва { $deadline }. Дотогава можеш да промениш гласа си.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** гласува за **{ $move }** · засега { $count } глас · гласуването свършва { $deadline }
   *[other] 🗳️ **{ $who }** гласува за **{ $move }** · засега { $count } гласа · гласуването свършва { $deadline }
}
vote-how = Гласувайте за поле: играе се това с най-много гласове.
vote-how_with_review = { vote-how } Когато партията свърши, казвам къде сте сгрешили и кой е гласувал за верния ход.
vote-typed = За да гласуваш, напиши ход, например `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] За верния ход гласува **{ $who }**.
    [one] За верния ход гласуваха **{ $who }** и още { $others } член.
   *[other] За верния ход гласуваха **{ $who }** и още { $others } членове.
}
vote-saw_unnamed = { $count ->
    [0] Никой не гласува за по-добър ход.
    [one] За верния ход гласува { $count } член.
   *[other] За верния ход гласуваха { $count } членове.
}
vote-went_wrong = С ход { $number } групата сгреши. По-добре: { $cells }.
vote-best = **Най-точен глас:** { $who } { $share }
vote-practise = Упражнявай се
vote-choose = 🗳️ Избери полето, за което гласуваш:

## race

race-title = 🏁 **Надпревара със задачи** · { $game } · { $time }
race-title_storm = ⚡ **Спринт със задачи** · { $game } · { $time }
race-time_90 = 90 секунди
race-time_180 = 3 минути
race-mixed = няколко игри
race-rules = Всички получават едни и същи задачи, от лесни към трудни, всеки в свое съобщение, което другите не виждат. Верният отговор е точка, а грешният струва { $seconds } секунди.
race-in = **На старта:** { $names } ({ $count } от { $most })
race-starts = Начало { $begins } или по-рано, когато { $who } натисне **Започни**.
race-starts_at = Начало { $begins }.
race-unrated = -# Рейтингът не се променя: не знам дали някой е бърз, или има отворен втори прозорец.
race-restarted_lobby = -# Рестартираха ме. Всички включили се още са на старта: след началото да натиснат тук **Продължи**.
race-join = Включи се
race-begin = Започни
race-continue = Продължи
race-again = Отново
race-see_missed = Виж нерешените
race-keep = Упражнявай ги
race-kept = { $count ->
    [0] Тези задачи вече са сред упражненията ти.
    [one] От тях имаш { $count } ново упражнение.
   *[other] От тях имаш { $count } нови упражнения.
}
race-open_storm = Започни моя спринт
race-joined = 🏁 На старта си. Надпреварата започва { $begins }, а първата ти задача ще се появи тук.
race-alone = Никой друг не се включи, затова това е спринт: надпревара без съперници. Брои се за рекордите ти.
race-nobody_joined = Никой не се включи.
race-running = -# Всеки отговаря в свое съобщение. Ако твоето го няма, натисни **Продължи**.
race-restarted = Рестартираха ме. Всички точки са запазени, както и времето, което ти оставаше след последния отговор: натисни **Продължи**.
race-over = -# При равни точки решава най-дългото комбо, после по-малко грешни отговори, после по-малко време.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · най-дълго комбо { $combo } · грешни: { $wrong }
race-right = ✅ +1 · комбо { $combo }
race-wrong = ❌ −{ $seconds } сек.
race-score = { $points ->
    [one] **{ $points } точка** · задача { $number } · времето изтича { $ends }
   *[other] **{ $points } точки** · задача { $number } · времето изтича { $ends }
}
race-win = **{ $mark } е на ход и печели.**
race-draw = **{ $mark } е на ход и прави реми.**
race-paused = { $points ->
    [one] ⏸️ Времето ти е спряло. Имаш **{ $points } точка** и още **{ $seconds } секунди**; те текат отново, щом натиснеш **Продължи**.
   *[other] ⏸️ Времето ти е спряло. Имаш **{ $points } точки** и още **{ $seconds } секунди**; те текат отново, щом натиснеш **Продължи**.
}
race-time_up = ⏱️ Времето изтече.
race-all_answered = 🏆 Това бяха всички задачи!
race-result = { $points ->
    [one] **{ $points } точка** · най-дълго комбо { $combo } · грешни: { $wrong }
   *[other] **{ $points } точки** · най-дълго комбо { $combo } · грешни: { $wrong }
}
race-wait_for_order = -# Класирането ще е в канала, когато всички приключат.
race-records = Рекордите ти: **{ $today }** днес · **{ $week }** тази седмица · **{ $ever }** за всички времена
race-new_record = 🏆 Най-добрият ти спринт досега!
race-missed = Задача { $number } · нерешена { $page } от { $count }
race-right_win = { $mark } печели с **{ $solution }**. { $reasons }
race-right_draw = { $mark } прави реми с **{ $solution }**. { $reasons }
race-nothing_missed = Няма нерешени. ✅
race-title_day = 🏁 **Надпреварата на деня** · { $day }
race-day_rules = Всички тук получават едни и същи { $count } задачи, от лесни към трудни, с по един опит за всяка. Верният отговор е точка. Краят е { $ends }; след това показвам верните ходове.
race-day_named = В таблицата са имената на всички участници. Рейтингът не се променя.
race-day_nobody = Още никой не е отговорил.
race-day_over = Тази надпревара свърши в полунощ UTC.
race-day_solutions = -# Краят е { $ends }. След това `{ $prefix }{ name-race } { word-today }` показва нерешените ти задачи.
race-day_progress = Отговорени: { $number } от { $count } задачи.
race-day_order = -# При равни точки решава най-дългото комбо, после по-малко грешни отговори, после по-малко време. Никоя задача не се брои за повече от минута, така че можеш да спреш и да продължиш по-късно днес.
race-day_yesterday = { $points ->
    [one] Вчера: **{ $points } точка**, място { $place } от { $count }.
   *[other] Вчера: **{ $points } точки**, място { $place } от { $count }.
}
race-start = Старт
race-todays = Днешната надпревара
race-day_score = { $points ->
    [one] **{ $points } точка** · задача { $number } от { $count }
   *[other] **{ $points } точки** · задача { $number } от { $count }
}
race-day_wrong = ❌ Това не е верният ход.
race-storm_press = { race-title_storm } · Натисни бутона, за да започнеш своя. Виждаш го само ти.
