### The bot's texts in Polish.

## ply

ply-member_first = Nowa partia. **{ $who }** stawia { $mark }: **{ $coordinate }**.
ply-member = **{ $who }** stawia { $mark }: **{ $coordinate }**.
ply-program_first = Zaczynam: **{ $coordinate }** { $mark }.
ply-program = Odpowiadam: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = kolumna { $column }
move-cell = wiersz { $row } kolumny { $column }
move-row = wiersz { $row }, kolumny od { $first } do { $last }
move-diagonal = przekątna { $first } – { $last }
move-boards = plansze { $boards }
ply-wait = Czeka na mnie wiele partii, więc mój ruch zajmie około { $seconds } sekund.

## status

status-member_to_move = Twój ruch, **{ $who }**: grasz jako { $mark }.
status-example = Na przykład: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, Twój ruch · czas mija { $deadline }
status-time_limit = Bez ruchu do tej chwili partia skończy się bez wyniku. Gdy obie strony wykonają już ruch, przegra ta, której minie czas.
status-replaceable = Gdy obie strony wykonają ruch, a Ty przez godzinę nie zagrasz, inni będą mogli zacząć tu swoją partię, a tę przegrasz.
status-extended = ⏳ Czas przedłużono jeden raz, bo **{ $who }** nie widzi tego kanału albo nie może tu pisać.
status-excused = **{ $who }** nie widzi tego kanału albo nie może tu pisać. **{ $other }** ma uprawnienia, które mogą to powodować, więc nikt nie przegrywa.
status-level_to_move = **{ $who }** { $mark } myśli…
status-member_won = 🏆 **{ $who } { $mark } wygrywa.** Linia: { $line }.
status-program_won = 🏁 **Wygrywam** jako { $mark }. Linia: { $line }.
status-member_won_without_line = 🏆 **{ $who } wygrywa.**
status-program_won_without_line = 🏁 **Wygrywam.**
status-misere_won = 🏆 **Wygrywa { $winner }**, bo **{ $who }** { $mark } układa linię: { $line }.
status-misere_member_won = 🏆 **{ $who } wygrywa**, bo to ja { $mark } układam linię: { $line }.
status-misere_program_won = 🏁 **Wygrywam**, bo **{ $who }** { $mark } układa linię: { $line }.
status-draw = 🤝 **Remis.** Plansza jest pełna i nikt nie ma linii.
status-draw_repetition = 🤝 **Remis.** Ta sama pozycja powtórzyła się trzy razy.
status-draw_move_limit = 🤝 **Remis** po 100 ruchach.
status-draw_boards = { $count ->
    [one] 🤝 **Remis.** Każda strona ma { $count } wygraną planszę i nikt nie ma trzech w rzędzie.
    [few] 🤝 **Remis.** Każda strona ma { $count } wygrane plansze i nikt nie ma trzech w rzędzie.
    [many] 🤝 **Remis.** Każda strona ma { $count } wygranych plansz i nikt nie ma trzech w rzędzie.
   *[other] 🤝 **Remis.** Każda strona ma { $count } wygranej planszy i nikt nie ma trzech w rzędzie.
}
status-member_won_boards = 🏆 **{ $who } wygrywa**, { $won } : { $lost } w planszach: nikt nie ma trzech w rzędzie.
status-program_won_boards = 🏁 **Wygrywam**, { $won } : { $lost } w planszach: nikt nie ma trzech w rzędzie.
status-member_resigned = 🏳️ **{ $who }** poddaje partię. **Wygrywam.**
status-member_forfeited = ⌛ **{ $who }** odpada: wyjście z serwera albo koniec czasu. **Wygrywam.**
status-member_started_over = 🏳️ **{ $who }** poddaje poprzednią partię. **Wygrywam ją.**
status-resigned = 🏳️ **{ $who }** poddaje partię. **Wygrywa { $winner }.**
status-forfeited = ⌛ **{ $who }** odpada: wyjście z serwera albo koniec czasu. **Wygrywa { $winner }.**
status-agreed = 🤝 **Remis** za obopólną zgodą.
status-exhibition_ended = ⏹️ **Zatrzymano.** Ta partia kończy się bez wyniku.
status-stopped = ⏹️ **Moderacja zatrzymała tę partię.** Kończy się bez wyniku.
status-abandoned = 💤 Nikt nie grał dalej, więc ta partia kończy się bez wyniku.
status-crowd = grupa
status-crowd_first = Grupa
status-crowd_to_move = Ruch grupy { $mark }: **głosować mogą wszyscy.**
status-someone = ktoś
status-again_watch = Jeszcze jedna partia? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Dzięki za grę!
ending-next_time = Może następnym razem!
ending-good_game = Dobra partia!
ending-rating = **Ranking:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } wygrana z rzędu
        [few] { $count } wygrane z rzędu
        [many] { $count } wygranych z rzędu
       *[other] { $count } wygranej z rzędu
    }
ending-rating_of_game = **Ranking w grze „{ $game }”:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Pierwsza wygrana z poziomem **{ $level }**!
ending-last_win = Przed Twoim ostatnim ruchem była jeszcze wygrana: ||**{ $cells }**||
ending-last_draw = Przed Twoim ostatnim ruchem był jeszcze remis: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }**: przed ostatnim ruchem była jeszcze wygrana: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }**: przed ostatnim ruchem był jeszcze remis: ||**{ $cells }**||
ending-earlier_win = W Twoim { $ordinal ->
       *[other] { $number }.
    } ruchu była jeszcze wygrana: ||**{ $cells }**||
ending-earlier_draw = W Twoim { $ordinal ->
       *[other] { $number }.
    } ruchu był jeszcze remis: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }**: w { $ordinal ->
       *[other] { $number }.
    } ruchu była jeszcze wygrana: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }**: w { $ordinal ->
       *[other] { $number }.
    } ruchu był jeszcze remis: ||**{ $cells }**||
ending-best_result = Ani jednego błędu: lepszego wyniku nikt nie może tu osiągnąć.
ending-no_mistake = Ani jednego błędu.

## position

position-cells = X: { $x } · O: { $o }
position-none = brak
position-columns = Krążki w kolumnach, od dołu: { $columns }
position-disc_x = czerwony
position-disc_o = żółty
position-threats = { $glyph } oznacza groźbę: { $cells }
position-fading = Następne do zniknięcia: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Następny ruch: plansza { $board }, od { $first } do { $last }.
position-any_board = Następny ruch: dowolna plansza.
position-open_boards = Następny ruch: dowolna otwarta plansza ({ $boards }).
position-boards_won = Zamknięte plansze: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = niczyje: { $boards }
position-against = Mój poziom: { $level }
position-coached = Z podpowiedziami
position-weakened = Mniej czasu na myślenie niż zwykle: ranking nie wzrośnie
position-unrated = Prywatny wątek: bez wpływu na ranking
position-misere = { $count } w rzędzie przegrywa

## level

level-random = losowy
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-perfect = idealny
level-learner = uczeń
level-intuition = intuicja
level-neural = neuronowy
level-neural-early = neuronowy-wczesny
level-neural-middle = neuronowy-w-treningu

## game

game-3x3 = Kółko i krzyżyk
game-misere = Kółko i krzyżyk (linia przegrywa)
game-4x4 = 4×4 (cztery w rzędzie)
game-5x5 = 5×5 (cztery w rzędzie)
game-7x7 = 7×7 (pięć w rzędzie)
game-9x9 = 9×9 (pięć w rzędzie)
game-connect4 = Cztery w rzędzie
game-fading = Znikające znaki
game-ultimate = Ultimate kółko i krzyżyk
game-rules_fading = Wygrywają trzy w rzędzie. Każda strona ma najwyżej trzy znaki: gdy stawiasz czwarty, najpierw znika Twój najstarszy.
game-rules_ultimate = Wygraj trzy plansze w rzędzie: poziomo, pionowo lub po przekątnej. Pole, na którym grasz, wskazuje, gdzie zagra druga strona: prawe górne pole wysyła ją na prawą górną planszę. Jeśli ta plansza jest już wygrana lub pełna, można zagrać na dowolnej innej otwartej.
game-size = { $rows }×{ $columns } ({ $in_a_row } w rzędzie)

## board

board-rematch = Rewanż
board-level = Poziom: { $level }
board-game = Gra: { $game }
board-hint = Podpowiedź
board-resign = Poddaj partię
board-take_back = Cofnij ruch
board-draw = Zaproponuj remis
board-again = Zagraj ponownie
board-stop = Zatrzymaj partię
board-review = Przegląd
board-fix = Popraw moje błędy
board-choose_row = Wybierz wiersz: { $rows }
board-choose_column = Wiersz { $row }: wybierz kolumnę
board-another_row = Inny wiersz
board-choose_board = Wybierz planszę
board-choose_cell = { $board }: wybierz pole
board-another_board = Inna plansza

## style

style-default = Klasyczny, duże plansze jako obrazki
style-classic = Klasyczny
style-shapes = Kształty
style-animals = Zwierzęta
style-fruit = Owoce
style-space = Kosmos
style-weather = Pogoda
style-picture = Obrazek
style-own = Emoji serwera

## own

own-title = Emoji na planszy
own-choose = Wybierz emoji
own-explanation = Emoji albo nazwa emoji z tego serwera, np. :cat:
own-placeholder = Zostaw puste, by użyć domyślnego
own-x = X
own-o = O
own-winning_x = Wyróżniony X
own-winning_o = Wyróżniony O
own-empty = Wolne pole
own-unavailable = Te emoji nie są już tu dostępne: { $names }. Na planszach znów są { $mark_x } i { $mark_o }.

## picture

picture-board = Plansza { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Plansza: { $rows }×{ $columns }. { $discs }.
picture-fading = Następne do zniknięcia: { $marks }.
picture-fading_mark = { $letter } na { $cell }
picture-last = Ostatni ruch: { $coordinate }.
picture-line = Przekreślona linia: { $line }.
picture-network = Sieć spodziewa się dla { $mark } wartości { $value }, od −100 do +100. Najchętniej gra: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Zagraj w wątku
thread-made = Partia toczy się w wątku { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** rzuca Ci wyzwanie: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** szuka kogoś do gry: **{ $game }**. Kto chętny?
challenge-mark = **{ $who }** gra jako { $mark }, a zaczyna { $mark_x }.
challenge-random_mark = O znakach decyduje los, a zaczyna { $mark_x }.
challenge-hints = 💡 Obie osoby mogą używać `/{ name-hint }`; będzie to zaznaczone na planszy.
challenge-notices_on = 🔔 Przyjęcie włącza powiadomienia: oznaczę Cię, gdy przypada Twój ruch, a Ciebie nie ma, i zanim skończy się Twój czas. Wyłączysz je przyciskiem w `/{ name-privacy }`.
challenge-expires = Wygasa { $deadline }.
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj
challenge-declined = **{ $who }** odrzuca wyzwanie.
challenge-withdrawn = **{ $who }** wycofuje wyzwanie.
challenge-uninvited = **{ $who }** wycofuje zaproszenie.
challenge-expired = ⌛ Czas minął: **{ $who }** nie dostaje odpowiedzi.
challenge-begun = **{ $x }** { $mark_x } kontra **{ $o }** { $mark_o }. Gra rozpoczęta!
challenge-choose_friend = Z kim chcesz zagrać?
challenge-friend = Wybierz osobę
challenge-invite = Ktokolwiek tutaj

## offer

offer-draw = 🤝 **{ $who }** proponuje remis. **{ $other }**, zgoda?
offer-take-back = ↩️ **{ $who }** prosi o cofnięcie ruchu **{ $coordinate }**. **{ $other }**, zgoda?
offer-take-back_answered = ↩️ **{ $who }** prosi o cofnięcie ruchu **{ $coordinate }** (a z nim odpowiedzi **{ $answer }** gracza **{ $other }**). **{ $other }**, zgoda?
offer-accept = Zgadzam się
offer-decline = Odmawiam
offer-taken_back = **{ $who }** cofa ruch.
offer-declined = **{ $who }** odmawia. Gramy dalej.
offer-withdrawn = **{ $who }** wycofuje propozycję. Gramy dalej.
notice-turn = { $who }, Twój ruch.
notice-begun = { $who }, Twoja partia się zaczęła.
notice-reminder = ⏰ { $who }, Twój ruch, a Twój czas w [partii]({ $link }) mija { $deadline }.
notify-on = 🔔 **Powiadomienia:** włączone. W partiach z innymi osobami oznaczę Cię, gdy przypada Twój ruch, a od pięciu minut nie ma Cię na kanale, gdy druga osoba przyjmie Twoje wyzwanie lub coś zaproponuje, i raz, zanim skończy się Twój czas.
notify-off = 🔕 **Powiadomienia:** wyłączone. Oznaczę Cię tylko wtedy, gdy ktoś rzuci Ci wyzwanie.
notify-turn_on = Włącz powiadomienia
notify-reminders_on = 🔥 **Przypomnienie o serii:** włączone. Wysyłam Ci wiadomość prywatną dwie godziny przed północą UTC, jeśli może się skończyć seria zadań dnia, która ma co najmniej trzy dni.
notify-reminders_off = 🔥 **Przypomnienie o serii:** wyłączone. Mogę wysyłać Ci wiadomość prywatną dwie godziny przed północą UTC, jeśli może się skończyć seria zadań dnia, która ma co najmniej trzy dni.
notify-turn_on_reminders = Przypominaj o serii
notify-turn_off_reminders = Nie przypominaj o serii
notify-searches_on = ⚔️ **Powiadomienia o zaproszeniach:** tutaj włączone. Wysyłam Ci wiadomość prywatną, gdy ktoś szuka kogoś do gry na kanale, który widzisz, najwyżej raz na godzinę.
notify-searches_off = ⚔️ **Powiadomienia o zaproszeniach:** tutaj wyłączone. Mogę wysyłać Ci wiadomość prywatną, gdy ktoś szuka kogoś do gry na kanale, który widzisz, najwyżej raz na godzinę.
notify-searches_off_here = ⚔️ **Powiadomienia o zaproszeniach:** wyłączone. Ten serwer na nie nie pozwala.
notify-searches_in = { $count ->
    [one] ⚔️ **Powiadomienia o zaproszeniach:** włączone na { $count } serwerze. Wysyłam Ci wiadomość prywatną, gdy ktoś szuka tam kogoś do gry.
    [few] ⚔️ **Powiadomienia o zaproszeniach:** włączone na { $count } serwerach. Wysyłam Ci wiadomość prywatną, gdy ktoś szuka tam kogoś do gry.
    [many] ⚔️ **Powiadomienia o zaproszeniach:** włączone na { $count } serwerach. Wysyłam Ci wiadomość prywatną, gdy ktoś szuka tam kogoś do gry.
   *[other] ⚔️ **Powiadomienia o zaproszeniach:** włączone na { $count } serwera. Wysyłam Ci wiadomość prywatną, gdy ktoś szuka tam kogoś do gry.
}
notify-searches_nowhere = ⚔️ **Powiadomienia o zaproszeniach:** wyłączone. Na serwerze `/{ name-notify }` włącza wiadomości prywatne, gdy ktoś szuka tam kogoś do gry.
notify-turn_on_searches = Powiadamiaj, gdy ktoś szuka gry
notify-turn_off_searches = Nie powiadamiaj o zaproszeniach
notify-streak_ends =
    🔥 Twoja seria zadań dnia skończy się { $ends }, o północy UTC, chyba że rozwiążesz dzisiejsze zadanie:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
notify-private_streak = - tutaj, przez `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
notify-streak_elsewhere = - w innej rozmowie, przez `/{ name-puzzle }`: { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
notify-some_server = inny serwer
notify-search = ⚔️ **{ $who }** szuka kogoś do gry **{ $game }** na serwerze **{ $server }**. Wygasa { $deadline }. [Zobacz zaproszenie]({ $link })
notify-turn_off = Wyłącz powiadomienia

## puzzle

puzzle-win = **{ $mark } wykonuje ruch i wygrywa.** Wygrywa tylko jeden ruch. Który?
puzzle-draw = **{ $mark } wykonuje ruch i remisuje.** Tylko jeden ruch utrzymuje remis, wszystkie inne przegrywają. Który?
puzzle-user = 🧩 Zadanie dla: **{ $who }**.
puzzle-daily = 🧩 **Zadanie dnia, { $day }.** Następne pojawi się { $ends }. Liczy się tylko pierwsza odpowiedź.
puzzle-right = ✅ **{ $coordinate } – dobrze!** { $reasons }
puzzle-draws = 💡 **{ $coordinate } nie wystarczy:** { $other } może jeszcze zremisować. Właściwy ruch: **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } przegrywa**, jeśli { $other } zagra dobrze. Właściwy ruch: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } zadanie z rzędu!
        [few] { $count } zadania z rzędu!
        [many] { $count } zadań z rzędu!
       *[other] { $count } zadania z rzędu!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dzień z rzędu!
        [few] { $count } dni z rzędu!
        [many] { $count } dni z rzędu!
       *[other] { $count } dnia z rzędu!
    }
puzzle-record-solved = **Rozwiązane:** { $solved } z { $tried }
puzzle-record-streak = **Seria:** { $in_a_row } (rekord: { $best })
puzzle-record-daily = **Zadanie dnia:** { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    } (rekord: { $best_days })
puzzle-next = Następne zadanie
puzzle-skip_costs = -# Jeśli przed odpowiedzią weźmiesz inne zadanie, to będzie nierozwiązane.
puzzle-seen = To zadanie pojawiło się już w Twoim wyścigu w ciągu ostatnich 30 dni, więc nie zmienia Twojego rankingu.
puzzle-rating = **Ranking zadań:** { $rating } ({ $change })
puzzle-share = Udostępnij
puzzle-shared = 🧩 Zadanie dnia, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
puzzle-solve = Rozwiąż
puzzle-answers = dobre odpowiedzi: **{ $solved }**, złe: **{ $missed }**
puzzle-streaks = 🔥 **Udostępnione serie:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
puzzle-race = { $count ->
        [one] 🏁 **Wyścig dnia:** { $leaders } · na razie { $count } osoba
        [few] 🏁 **Wyścig dnia:** { $leaders } · na razie { $count } osoby
        [many] 🏁 **Wyścig dnia:** { $leaders } · na razie { $count } osób
       *[other] 🏁 **Wyścig dnia:** { $leaders } · na razie { $count } osoby
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Wyścig dnia
puzzle-yesterday = **Wczorajsze rozwiązanie:** { $solution }
puzzle-yesterday_posted = **[Wczorajsze]({ $link }) rozwiązanie:** { $solution }

## practice
practice-game = Z Twojej partii, { $day }:
practice-lost_win = **Ruch: { $mark }.** Tutaj Twój ruch **{ $coordinate }** wypuścił wygraną. Znajdź lepszy ruch.
practice-lost_draw = **Ruch: { $mark }.** Tutaj Twój ruch **{ $coordinate }** wypuścił remis. Znajdź lepszy ruch.
practice-crowd_game = Z partii grupy, { $day }:
practice-crowd_lost_win = **Ruch: { $mark }.** Tutaj ruch grupy **{ $coordinate }** wypuścił wygraną. Znajdź lepszy ruch.
practice-crowd_lost_draw = **Ruch: { $mark }.** Tutaj ruch grupy **{ $coordinate }** wypuścił remis. Znajdź lepszy ruch.
practice-race = Z Twojego wyścigu, { $day }:
practice-no_move_win = **{ $mark } wykonuje ruch i wygrywa.** Tutaj zabrakło Ci czasu na ruch. Wygrywa tylko jeden. Który?
practice-no_move_draw = **{ $mark } wykonuje ruch i remisuje.** Tutaj zabrakło Ci czasu na ruch. Tylko jeden utrzymuje remis. Który?
practice-draws = 💡 **{ $coordinate } nie wystarczy:** { $other } może jeszcze zremisować.
practice-loses = 💡 **{ $coordinate } przegrywa**, jeśli { $other } zagra dobrze.
practice-unproven = 💡 **{ $coordinate }** może być równie dobre, ale nie udało się tego dowieść.
practice-better = **Lepiej:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] To ćwiczenie wróci jutro.
       *[other] To ćwiczenie wróci za { $days } dni.
    }
practice-first_counts = Liczy się tylko pierwsza odpowiedź, i to w dniu, na który ćwiczenie przypada. { practice-comes_back }
practice-end_of_game = To był Twój ostatni błąd w tej partii.
practice-end_of_race = To było ostatnie nierozwiązane zadanie z tego wyścigu.
practice-no_mistakes = W tej partii nie ma Twojego ruchu, o którym dowiedziono, że jest błędem.
practice-none = Nie masz jeszcze ćwiczeń. Od teraz powstają z błędów w Twoich zakończonych partiach.
practice-none_due = **Teraz nie ma nic do ćwiczenia.** Twoje następne ćwiczenie: { $due }.
practice-show = Pokaż
practice-try_again = Spróbuj jeszcze raz
practice-hint = { board-hint }
practice-other_game = Błędy z innej partii
practice-a_game = Błędy z partii
practice-hint_finish_line = 💡 **Podpowiedź:** możesz ułożyć linię.
practice-hint_block_line = 💡 **Podpowiedź:** { $other } może w następnym ruchu ułożyć linię.
practice-hint_make_fork = 💡 **Podpowiedź:** możesz zagrozić wygraną na dwóch polach naraz.
practice-hint_prevent_fork = 💡 **Podpowiedź:** { $other } może w następnym ruchu zagrozić wygraną na dwóch polach naraz.
practice-hint_forced_sequence = 💡 **Podpowiedź:** pomyśl kilka ruchów naprzód: co może zagrać { $other } po każdym z Twoich ruchów?
practice-hint_opening = 💡 **Podpowiedź:** sprawdź, czym może zagrozić { $other } po każdym z Twoich ruchów.
practice-hint_zugzwang = 💡 **Podpowiedź:** na końcu w każdej kolumnie ktoś musi zagrać. Policz, kto to będzie.
practice-puzzle = Rozwiąż zadanie
practice-press = Naciśnij przycisk, aby ćwiczyć. Zobaczysz to tylko Ty.
practice-open = Ćwicz

## course

course-lines = Linie i blokowanie
course-forks = Widełki
course-prevention = Zapobieganie widełkom
course-openings = Debiuty
course-misere = Wszystko na odwrót
course-large = Większe plansze
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurs
    Każda lekcja ma przykład, który rozgrywasz, i trzy ćwiczenia.
course-lines_text =
    Trzy znaki w linii wygrywają: poziomo, pionowo lub po przekątnej.
    Dlatego najpierw sprawdź, czy możesz ułożyć linię.
    Jeśli nie, sprawdź, czy może przeciwnik, i zablokuj ją.
course-forks_text =
    Widełki grożą wygraną na dwóch polach naraz.
    Zablokować można tylko jedno, więc wygrywasz na drugim.
    Szukaj wolnego pola, na którym krzyżują się dwie Twoje linie.
course-prevention_text =
    Zauważ widełki przeciwnika, zanim powstaną.
    Zajmij ich pole albo stwórz groźbę, którą trzeba zablokować gdzie indziej.
    Jeśli sama blokada tworzy widełki, to była zła groźba.
course-openings_text =
    Środek należy do czterech linii, róg do trzech, brzeg do dwóch.
    Dlatego zaczynaj w środku albo w rogu.
    Na róg odpowiadaj środkiem, a na środek rogiem.
course-misere_text =
    Kto ułoży linię, przegrywa, więc trzymaj swoje znaki z dala od siebie.
    { $mark_x } zaczyna w środku i na każdy ruch odpowiada na polu naprzeciwko.
    Wtedy w każdej linii, którą { $mark_x } mógłby ułożyć, stoi { $mark_o }.
course-large_text =
    Pięć w linii wygrywa. Czwórki z dwoma wolnymi końcami nie da się zatrzymać: zablokować można tylko jeden koniec.
    Trójka z dwoma wolnymi końcami w następnym ruchu staje się taką czwórką.
    Czwórkę trzeba zablokować od razu, więc ma pierwszeństwo przed każdą trójką.
course-connect4_text =
    Linia, której brakuje jednego pola, jest groźbą, nawet jeśli nikt nie może tam jeszcze zagrać.
    Na końcu ktoś musi zagrać pod nim: { $mark_x } dostaje nieparzyste wiersze od dołu, { $mark_o } parzyste.
    Nigdy nie graj pod polem, na którym wygrałby przeciwnik.
course-example = Przykład
course-exercise = Ćwiczenie { $number }
course-lessons = Wszystkie lekcje
course-next = Następna lekcja
course-win = **{ $mark } wykonuje ruch i wygrywa.**
course-draw = **{ $mark } wykonuje ruch i remisuje.**
course-completes_line = 💡 **{ $coordinate } przegrywa:** układa linię.
course-reply = { $mark } odpowiada: **{ $coordinate }**.
course-another = Oto inna pozycja.
course-solution = 💡 Właściwy ruch: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lekcja ukończona!**
course-all_done = 🏆 **Wszystkie lekcje ukończone!**
course-beat = Teraz pokonaj poziom **{ $level }**.
course-play = Zagraj: { $level }
course-press = Naciśnij przycisk, aby otworzyć kurs. Zobaczysz go tylko Ty.

## settings

settings-level = **Domyślny poziom:** { $level }
settings-game = **Domyślna gra:** { $game }
settings-games = **Dostępne gry:** { $games }
settings-all_games = **Dostępne gry:** wszystkie, a także plansze dowolnych rozmiarów
settings-choose_games = Wszystkie gry
settings-buttons = **Przyciski planszy:** włączone
settings-text = **Przyciski planszy:** wyłączone, ruchy się wpisuje
settings-title = ## ⚙️ Ustawienia serwera
settings-saved = ✅ Zapisano · { $now }
settings-page_games = Gry
settings-page_server = Serwer
settings-page_daily = Zadanie dnia
settings-page_language = Język
settings-heading_games = ### Gry
settings-heading_boards = ### Plansze
settings-heading_access = ### Dostęp
settings-heading_commands = ### Polecenia
settings-heading_daily = ### Zadanie dnia
settings-heading_language = ### Język
settings-default = { $what } (domyślnie)
settings-language = **Język:** { $language }
settings-discord_language = **Język:** { $language }, jak w Discordzie
settings-language_from_discord = Jak w Discordzie
settings-choose_language = { $first } … { $last }
settings-more_languages = Więcej języków: { $first } … { $last }
settings-note_language = Wiadomości dla wszystkich są w tym języku. Te, które widzisz tylko Ty, są w Twoim.
settings-style = **Styl planszy:** { $style }
settings-like_pictures = Wolisz rysunek?
settings-use_pictures = Rysuj wszystkie plansze
settings-pictures = Tak wyglądają plansze jako obrazki. { slash-settings } ma więcej stylów i pozwala to cofnąć.
settings-to_buttons = Pokaż przyciski
settings-to_text = Ukryj przyciski
settings-everywhere = **Kanały:** wszystkie
settings-channels = **Kanały:** { $channels } i ich wątki
settings-choose_channels = Wszystkie kanały
settings-everybody = **Kto może grać:** wszyscy
settings-roles = **Kto może grać:** { $roles }
settings-choose_roles = Wszyscy
settings-threads = **Wątki:** osobny dla każdej partii, jeśli się da
settings-no_threads = **Wątki:** tylko na życzenie
settings-to_threads = Używaj wątków
settings-to_channels = Nie używaj wątków
settings-idle = **Limit bezczynności:** { $idle }
settings-notices = **Powiadomienia:** włączone
settings-no_notices = **Powiadomienia:** wyłączone
settings-to_notices = Włącz
settings-to_no_notices = Wyłącz
settings-search_notices = **Powiadomienia o zaproszeniach:** włączone
settings-no_search_notices = **Powiadomienia o zaproszeniach:** wyłączone
settings-to_search_notices = Zezwól
settings-to_no_search_notices = Nie zezwalaj
settings-note_is_search_quiet = Kto o to poprosi, dostaje wiadomość prywatną, gdy ktoś zaprasza tu do gry, najwyżej raz na godzinę.
settings-votes = **Partie z głosowaniem:** włączone
settings-no_votes = **Partie z głosowaniem:** wyłączone
settings-to_votes = Włącz głosowania
settings-to_no_votes = Wyłącz głosowania
settings-note_has_no_votes = Dzięki `/{ name-vote }` wszyscy na kanale grają razem przeciwko mnie i głosują nad każdym ruchem.
settings-note_is_quiet = W partiach między dwiema osobami oznaczam nieobecną osobę, gdy przypada jej ruch, i zanim skończy się jej czas. Każdy może to u siebie wyłączyć przyciskiem w `/{ name-privacy }`.
settings-note_idle = Partia kończy się, gdy tyle czasu nikt nie zrobi ruchu. Trwające partie zachowują dotychczasowy limit.
settings-cooldown = **Przerwa:** { $cooldown } między poleceniami
settings-no_cooldown = **Przerwa:** brak
settings-note_cooldown = Ruchów i przycisków to nie dotyczy.
settings-prefix = **Prefiks:** `{ $own }`
settings-no_prefix = **Prefiks:** brak
settings-note_prefix = Polecenia z ukośnikiem oraz polecenia po wzmiance o mnie działają zawsze.
settings-change_prefix = Zmień prefiks
settings-daily_channel = **Kanał:** { $channel }
settings-no_daily_channel = **Kanał:** brak, nie publikuję go
settings-choose_daily_channel = Nigdzie
settings-note_daily_channel = Raz dziennie publikuję tam zadanie dnia z przyciskiem do rozwiązania, liczbą osób, które je rozwiązały, wczorajszym rozwiązaniem i najdłuższymi seriami tych, którzy udostępniają swoje wyniki.
settings-daily_hour = **Czas:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Jeśli ta godzina już trwa, a dzisiaj nie było jeszcze zadania, publikuję je od razu.
settings-hour = { $time } UTC
settings-no_wait = Bez przerwy
settings-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
settings-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
settings-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
settings-channels_deleted = 🗑️ { $count ->
        [one] Usunięto { $count } z wybranych kanałów.
        [few] Usunięto { $count } z wybranych kanałów.
        [many] Usunięto { $count } z wybranych kanałów.
       *[other] Usunięto { $count } z wybranych kanałów.
    }
settings-all_channels_deleted = 🗑️ Wszystkie wybrane kanały zostały usunięte. Dopóki nie wybierzesz innych, grać można na każdym kanale.
settings-roles_deleted = 🗑️ { $count ->
        [one] Usunięto { $count } z wybranych ról.
        [few] Usunięto { $count } z wybranych ról.
        [many] Usunięto { $count } z wybranych ról.
       *[other] Usunięto { $count } z wybranych ról.
    }
settings-all_roles_deleted = 🗑️ Wszystkie wybrane role zostały usunięte. Dopóki nie wybierzesz innych, grać mogą wszyscy.
settings-daily_channel_deleted = 🗑️ Kanał wybrany dla zadania dnia został usunięty. Dopóki nie wybierzesz innego, nie publikuję go.
settings-dismiss_deleted = Rozumiem
settings-missing_for_answers = ⚠️ Nie mogę odpowiadać na wpisywane polecenia tutaj: { $channels }. Proszę, nadaj mi tam uprawnienie **{ $missing }**.
settings-missing_for_daily = ⚠️ Nie mogę publikować zadania dnia tutaj: { $channels }. Proszę, nadaj mi tam uprawnienie **{ $missing }**.
settings-missing_for_threads = ⚠️ Nie mogę prowadzić partii w wątkach tutaj: { $channels }. Proszę, nadaj mi tam uprawnienie **{ $missing }**.
settings-missing_for_pictures = ⚠️ Nie mogę wysyłać plansz jako obrazków tutaj: { $channels }, więc są z emoji. Proszę, nadaj mi tam uprawnienie **{ $missing }**.

## prefix

prefix-title = Prefiks poleceń
prefix-field = Prefiks
prefix-explanation = Do 5 znaków (domyślnie: { $usual }). Puste: tylko wzmianki i polecenia z ukośnikiem
prefix-explanation_no_usual = Do 5 znaków. Puste: tylko wzmianki i polecenia z ukośnikiem

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Moją odpowiedź zobaczyliby tu wszyscy. Użyj { $command }, a zobaczysz ją tylko Ty.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 Najlepiej wygląda **{ $coordinate }**, ale nie wszystko dało się obliczyć. { coach-depth } { $reasons }
coach-depth = Liczę { $depth ->
        [one] { $depth } ruch
        [few] { $depth } ruchy
        [many] { $depth } ruchów
       *[other] { $depth } ruchu
    } naprzód (łącznie obie strony).
coach-analyse_anyway = Analizuj mimo to
coach-price_hint = Ta partia będzie mogła wtedy obniżyć Twój ranking, ale nie podwyższyć. Pokazać podpowiedź?
coach-price_analysis = Ta partia będzie mogła wtedy obniżyć Twój ranking, ale nie podwyższyć. Analizować?
coach-show_hint = Pokaż podpowiedź
coach-press = Naciśnij przycisk, aby zobaczyć podpowiedź. Zobaczysz ją tylko Ty.
coach-wait = Czeka na mnie wiele osób. Na odpowiedź poczekasz około { $seconds } sekund.
coach-win = wygrana w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
coach-win_at_most = wygrana w najwyżej { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
coach-draw = remis
coach-loss = przegrana po { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
coach-loss_at_most = przegrana po najwyżej { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchach
    }
coach-to_move = Ruch { $mark }: **{ $value }**
coach-to_move_unproven = Ruch { $mark }: **nieobliczone do końca**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Najlepszy wariant:** { $cells }
coach-looks_best = **Wygląda najlepiej:** { $cells }
coach-not_proven = **Nieobliczone do końca:** { $count } z { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchów
        [many] { $moves } ruchów
       *[other] { $moves } ruchów
    }. { coach-depth }
coach-legend = Przy najlepszej grze: 🏆 wygrana, 🤝 remis, 💀 przegrana. W „wygrana w 3 ruchach” liczą się tylko ruchy wygrywającej strony.
coach-network =
    Ruch { $mark }. Sieć spodziewa się dla tej strony **{ $value }**, od −100 (przegrana) do +100 (wygrana).
    Najchętniej gra: **{ $moves }**
coach-network_legend = Im jaśniejsze pole, tym chętniej sieć tam zagra. + wygrywa, = remisuje, − przegrywa przy najlepszej grze. Pasek pokazuje udział X po lewej i O po prawej.
coach-see_network = Co widzi sieć
coach-nothing_left = Ta partia już się skończyła, nie ma czego analizować.
coach-before_last = Ostatnia partia tutaj, przed ostatnim ruchem:
coach-at_end = Ostatnia partia tutaj, w chwili przerwania:
coach-completes_line = Układa linię ({ $lines }) i wygrywa.
coach-forks = Tworzy widełki: grozi wygraną na polach { $cells }, a { $mark } może zablokować tylko jedno z nich.
coach-forces = Grozi wygraną na polu { $cell }. { $mark } musi je zablokować, a i tak przegrywa.
coach-wins_later = Na końcu { $mark } musi zagrać pod polem { $cell }, a wtedy { $mover } tam wygrywa. { $mark_x } dostaje nieparzyste wiersze od dołu, { $mark_o } parzyste.
coach-leaves_only_lines = Teraz każdy ruch { $mark } układa linię.
coach-mirrors = Leży naprzeciwko pola { $cell }. Kto ma środek i zawsze odpowiada na polu naprzeciwko, nigdy nie ułoży linii.
coach-mirrors_center = To środek. Kto go ma i zawsze odpowiada na polu naprzeciwko, nigdy nie ułoży linii.
coach-only_move = To jedyny możliwy ruch.
coach-blocks = Blokuje { $mark } tutaj: { $lines }.
coach-prevents_forks = { $count ->
    [one] Zapobiega widełkom { $mark } na polu { $cells }.
    [few] Zapobiega wszystkim widełkom { $mark } na polach { $cells }.
    [many] Zapobiega wszystkim widełkom { $mark } na polach { $cells }.
   *[other] Zapobiega wszystkim widełkom { $mark } na polach { $cells }.
}
coach-only_draw = Każdy inny ruch przegrywa.
coach-keeps_win = { $others ->
        [one] Wygrywa też { $others } inny ruch.
        [few] Wygrywają też { $others } inne ruchy.
        [many] Wygrywa też { $others } innych ruchów.
       *[other] Wygrywa też { $others } innych ruchów.
    }
coach-only_win = Żaden inny ruch nie wygrywa.
coach-holds_out = Każdy ruch przegrywa, ale żaden inny nie pozwala bronić się dłużej.
coach-holds_out_alone = Każdy ruch przegrywa, ale ten pozwala bronić się najdłużej.
coach-threatens = Grozi wygraną na polu { $cell }, więc { $mark } musi je zablokować.
coach-tempts = { $mistakes ->
        [one] Błędem jest { $mistakes } odpowiedź
        [few] Błędem są { $mistakes } odpowiedzi
        [many] Błędem jest { $mistakes } odpowiedzi
       *[other] Błędem jest { $mistakes } odpowiedzi
    } { $mark } z { $replies }.
coach-one_of_draws = Remis utrzymuje { $count } z { $moves ->
        [one] { $moves } możliwego ruchu
        [few] { $moves } możliwych ruchów
        [many] { $moves } możliwych ruchów
       *[other] { $moves } możliwych ruchów
    }, w tym ten.
coach-all_draw = Każdy ruch utrzymuje remis.
coach-traps = Najwięcej pułapek { $count ->
        [one] zastawia **{ $cells }**.
        [few] zastawiają **{ $cells }**.
        [many] zastawiają **{ $cells }**.
       *[other] zastawiają **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Dokładność:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Punkt zwrotny:** ruch { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Lepiej: { $cells }
coach-no_mistake = **Błędy w ruchach:** brak. Żaden ruch nie zmienił wyniku.
coach-no_proven_mistake = **Błędy w ruchach:** żadnego nie znaleziono.
coach-not_judged = { $count ->
        [1] **Zbyt złożone, by ocenić:** ruch { $numbers }
       *[other] **Zbyt złożone, by ocenić:** ruchy { $numbers }
    }
coach-stopped_at = Przerwano przy ruchu { $mark }: { $value }.
coach-no_plies = Nie było żadnych ruchów.
coach-plies = **Ruchy:** { $cells }
coach-kept = Dobry ruch: nadal { $value }.
coach-unjudged = Ten ruch jest zbyt złożony, żeby go ocenić. { coach-depth }
coach-lost_anyway = Partia i tak była już stracona: { $value }.
coach-mistake = Błąd: { $before } → { $after }. Lepiej: { $glyph } { $cells }
coach-mistakes = { $count ->
    [one] **{ $count } błąd:** ruchy { $numbers }
    [few] **{ $count } błędy:** ruchy { $numbers }
    [many] **{ $count } błędów:** ruchy { $numbers }
   *[other] **{ $count } błędu:** ruchy { $numbers }
}
coach-move = Ruch { $number }
coach-back = Wstecz
coach-next = Dalej

## learner

learner-title = ### 🧠 Co tu już umiem
learner-naive = 🧠 Niczego jeszcze tu nie umiem. Znam tylko zasady. Naucz mnie: `{ $prefix }{ name-play } { level-learner } { $word }` albo przyciski poniżej.
learner-how_original = -# Zajmuję pierwsze wolne pole, które nie przyniosło mi jeszcze przegranej.
learner-how_stronger = -# Uczę się z ruchów obu stron. Pozycje odbite i obrócone liczę jako jedną.
learner-memory_lost = **Znane przegrane pozycje:** { $lost }
learner-memory = **Znane przegrane pozycje:** { $lost } · **Dobre:** { $good }
learner-games = **Partie:** { $games } · **Treningowe:** { $trained }
learner-latest_games = { $count ->
        [one] **Ostatnia { $count } partia:**
        [few] **Ostatnie { $count } partie:**
        [many] **Ostatnie { $count } partii:**
       *[other] **Ostatnie { $count } partii:**
    } wygrane { $wins } · remisy { $draws } · przegrane { $losses }
learner-results = **Wyniki:** wygrane { $wins } · remisy { $draws } · przegrane { $losses }
learner-unbeatable = 🛡️ Nikt już nie może mnie pokonać.
learner-beatable = 🎯 Mogę jeszcze przegrać i jako { $mark_x }, i jako { $mark_o }.
learner-beatable_as = 🎯 Mogę jeszcze przegrać jako { $mark }.
learner-lesson = 💡 **Ostatnia lekcja, jako { $mark }:** tak już nie zagram.
learner-curve = Wykres liniowy odsetka moich przegranych. Partie: { $games }. Na początku: { $first }. Na końcu: { $last }.
learner-losses = **Odsetek moich przegranych:** { $first } na początku · { $last } na końcu
learner-training = 🏋️ Trening przeciw poziomowi **{ $opponent }**: { $played } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }
learner-trained = ✅ Trening przeciw poziomowi **{ $opponent }** ukończony: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }.
learner-training_ended_early = ⏹️ Trening przeciw poziomowi **{ $opponent }** skończył się wcześniej: { $played } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }.
learner-training_failed = ⚠️ Coś poszło nie tak i trening przeciw poziomowi **{ $opponent }** został przerwany: { $played } z { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }. Zachowuję to, co już umiem.
learner-training_over = ⏹️ Ten trening się skończył. Zachowuję to, co już umiem. Zobacz: `{ $prefix }{ name-brain }`
learner-known_positions = **Znane pozycje:** { $knows } · **Wcześniej:** { $knew }
learner-end = Zakończ trening
learner-do_play = Zagraj ze mną
learner-do_train = Trenuj { $games } partii
learner-do_export = Zapisz jako plik
learner-do_import = Wczytaj plik
learner-do_reset = Resetuj
learner-import_title = Wczytaj wiedzę ucznia
learner-import_field = Plik zapisany przeze mnie
learner-saved =
    📤 **Wszystko, co tu umiem, tryb `{ $mode }`**
    { $memory }
    Aby wczytać to gdzie indziej, ktoś, kto zarządza tamtym serwerem, naciska **{ learner-do_import }** pod `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Co zawiera ten plik, tryb `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Połącz** – dodaje to do mojej wiedzy i zachowuje moje statystyki.
    -# Nowe przegrane pozycje: { $lost } · Nowe dobre: { $good }
learner-replace_preview =
    { "" }**Zastąp** – zapominam wszystko, co tu wiem, i swoje statystyki.
    -# Pozycje: { $known } · Partie: { $games }
learner-do_merge = Połącz
learner-do_replace = Zastąp
learner-do_cancel = Anuluj
learner-merged =
    ✅ **Połączono**
    { "" }**Nowe przegrane pozycje:** { $lost } · **Nowe dobre:** { $good }
    { "" }**Znane pozycje:** { $known }
learner-replaced =
    ✅ **Zastąpiono**
    { "" }**Znane pozycje:** { $known }
    { "" }**Tryb:** `{ $mode }`
    { "" }**Zapomniane pozycje:** { $forgotten } · **Zapomniane partie:** { $games }
learner-not_imported = Niczego nie zaimportowano.
learner-reset =
    🗑️ **Czy mam zapomnieć wszystko, co tu umiem, i swoje statystyki?**
    { "" }**Pozycje:** { $known } · **Partie:** { $games }
    Zacznę od nowa w trybie `{ $mode }`.
learner-reset_yes = Zapomnij wszystko
learner-reset_switch = Zapomnij i ucz się w trybie { $mode }
learner-reset_no = Zachowaj wszystko
learner-forgotten =
    🗑️ **Cała moja wiedza stąd i moje statystyki są usunięte.**
    { "" }**Pozycje:** { $known } · **Partie:** { $games }
    Zaczynam od nowa w trybie `{ $mode }`.
learner-kept = Niczego nie zapominam.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** nie ma tu jeszcze partii z wynikiem. Zacznij: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** nie ma tu jeszcze partii z wynikiem w grze „{ $game }”. Zacznij: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 wygrane: { $count }
stats-drawn = 🤝 remisy: { $count }
stats-lost = przegrane: { $count }
stats-total = **Razem:** { $tally }
stats-mark = **Jako { $mark }:** { $tally }
stats-members = **Gracze:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Gracze przeciwko mnie
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Pokonane poziomy:** { $levels }
stats-winning_streak = **Najdłuższa seria wygranych:** { $longest }
stats-course = 🎓 **Kurs:** ukończony
stats-more = Zobacz też: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Zobacz też: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Rozegrane tutaj
stats-games = **Partie:** { $games } · **Gracze:** { $members }
stats-nothing = Nikt jeszcze nie ukończył tu partii. Zacznij: `{ $prefix }{ name-play }`
stats-nothing_of_game = Nikt jeszcze nie ukończył tu partii w grze „{ $game }”. Zacznij: `{ $prefix }{ name-play } { $word }`
stats-winners = **Wygrane:** { $mark_x } { $x } · { $mark_o } { $o } · **Remisy:** { $draws }
stats-ends = **Zakończenia:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Najaktywniejsi:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Między moimi poziomami:** { $games ->
        [one] jeszcze { $games } partia
        [few] jeszcze { $games } partie
        [many] jeszcze { $games } partii
       *[other] jeszcze { $games } partii
    }
stats-bar = Wykres słupkowy wyników. Wygrane: { $wins }. Remisy: { $draws }. Przegrane: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Naciśnij przycisk, aby zobaczyć swoje postępy. Widzisz je tylko Ty.
progress-open = Pokaż moje postępy
progress-practice_now = Ćwicz teraz
progress-post = Opublikuj
progress-none = Żadna Twoja partia nie ma jeszcze przeglądu. Zacznij od `{ $prefix }{ name-practice }` albo od swoich błędów pod przegraną partią. Odtąd przeglądam każdą partię, którą skończysz.
progress-clean = ✅ **{ $theme }:** bez błędu od { $date } (przejrzane partie: { $games })
progress-all_themes = Wszystkie tematy
progress-compared = { $now } · wcześniej: { $before }
progress-accuracy = **Dokładność:** { $share }
progress-games = **Przejrzane partie:** { $games }
progress-mistakes = ### Błędy
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Ćwiczenia
progress-due = **Ćwiczenia na dziś:** { $due } z { $exercises }
progress-lessons = **Ukończone lekcje:** { $done } z { $lessons }
progress-puzzle_rating = **Ranking zadań:** { $rating }
progress-legend = Ostatnie 30 dni i 30 dni przed nimi. Dokładność to część Twoich ocenionych ruchów, które utrzymały wynik.
progress-chart = Wykres dokładności w tygodniach, z liczbą przejrzanych partii: { $weeks }

## theme

theme-finish_line = Dokończ linię
theme-block_line = Zablokuj linię
theme-make_fork = Zrób widełki
theme-prevent_fork = Zapobiegnij widełkom
theme-forced_sequence = Wymuszona sekwencja
theme-opening = Debiut
theme-zugzwang = Zugzwang (groźby nieparzyste i parzyste)

## ended

ended-line = ułożona linia
ended-full_board = pełna plansza
ended-repetition = powtórzenie pozycji
ended-move_limit = limit ruchów
ended-boards_counted = policzenie plansz
ended-resigned = poddanie
ended-forfeited = wyjście albo koniec czasu
ended-agreed = uzgodniony remis
ended-abandoned = porzucenie
ended-stopped = zatrzymanie przez moderację

## rating

rating-ranked = **Ranking:** { $rating } · **Miejsce:** { $rank }
rating-provisional = **Ranking tymczasowy:** { $rating } · **Miejsce:** po { $games ->
        [one] { $games } kolejnej partii rankingowej
        [few] { $games } kolejnych partiach rankingowych
        [many] { $games } kolejnych partiach rankingowych
       *[other] { $games } kolejnych partiach rankingowych
    }
rating-none = **Ranking:** jeszcze brak · **Miejsce:** po { $games ->
        [one] { $games } partii rankingowej
        [few] { $games } partiach rankingowych
        [many] { $games } partiach rankingowych
       *[other] { $games } partiach rankingowych
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Wykres liniowy rankingu, partie rankingowe: { $games }. Od { $first } do { $last }, minimum { $lowest }, maksimum { $highest }.
rating-course = **Ostatnie partie rankingowe ({ $games }):** od { $first } do { $last } · minimum { $lowest } · maksimum { $highest }

## chart

chart-results = Wyniki
chart-wins = Wygrane: { $games }
chart-draws = Remisy: { $games }
chart-defeats = Przegrane: { $games }
chart-rating = Ranking
chart-rated_game = Partia rankingowa
chart-losses = Odsetek moich przegranych
chart-lost = Przegrane
chart-by_week = Dokładność w tygodniach
chart-week = Tydzień od
chart-accuracy = Dokładność
chart-reviewed = Przejrzane partie
chart-game = Partia
chart-average = { $games ->
        [one] Średnia { $games } partii
        [few] Średnia { $games } partii
        [many] Średnia { $games } partii
       *[other] Średnia { $games } partii
    }

## leaderboard

leaderboard-title = ### 🏅 Tabela najlepszych: { $game }
leaderboard-range = Miejsca { $first }–{ $last } z { $total }
leaderboard-none = 🏅 Nikt nie ma tu jeszcze miejsca w tabeli gry „{ $game }”. Potrzeba { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    } przeciwko moim poziomom albo innym osobom, bez podpowiedzi. Zacznij: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Następny:** { $level }, brakuje { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }
leaderboard-rated = Liczą się tylko partie rankingowe.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Rozegrane tutaj
history-range = -# Partie { $first }–{ $last } z { $total }, od najnowszych
history-none = **{ $who }** nie ma tu jeszcze ukończonych partii. Zacznij: `{ $prefix }{ name-play }`
history-nothing = Nikt jeszcze nie ukończył tu partii. Zacznij: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } kontra **{ $other }** · { $result } · { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
        [many] { $plies } ruchów
       *[other] { $plies } ruchu
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
        [many] { $plies } ruchów
       *[other] { $plies } ruchu
    }
history-win = wygrana
history-draw = remis
history-loss = przegrana
history-no_result = bez wyniku
history-newer = Nowsze
history-older = Starsze
history-first = Początek
history-last = Koniec
history-list = Do listy
history-export = Moje partie jako plik
history-paste = Odtwórz wiersz
history-pasted = Wiersz z pliku z partiami

## replay

replay-ply = Ruch { $number } z { $plies }: **{ $who }** stawia { $mark }: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Ruchy:** { $moves }
replay-share = Udostępnij

## export

export-use_history = To sprawa między nami. Naciśnij **{ history-export }** pod `{ $prefix }{ name-history }` albo wyślij mi `{ $prefix }{ name-export }` w wiadomości prywatnej.
export-done_pasted =
    📤 **Twoje ukończone partie:** { $games }
    Ze wszystkich miejsc, każda w osobnym wierszu. Aby obejrzeć którąś jeszcze raz, naciśnij **{ history-paste }** pod `{ $prefix }{ name-history }` i wklej jej wiersz
export-none = Nie masz jeszcze ukończonych partii. Zacznij: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partia jest zatrzymana i jest to zaznaczone na planszy.
moderation-resigned = 🏳️ **{ $who }** poddaje partię i jest to zaznaczone na planszy.

## permission

permission-view_channel = Wyświetlanie kanałów
permission-connect = Łączenie
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-create_public_threads = Tworzenie publicznych wątków
permission-attach_files = Załączanie plików
permission-manage_messages = Zarządzanie wiadomościami
permission-manage_guild = Zarządzanie serwerem

## question

question-yes = Zacznij od nowa
question-no = Graj dalej
question-kept = Partia trwa. Pokaż ją: `{ $prefix }{ name-board }`
question-stop = Grają tu **{ $x }** i **{ $o }**. Zatrzymać ich partię?
question-stop_own = Grają tu **{ $x }** i **{ $o }**. Zatrzymując tę partię, poddajesz ją. Zatrzymać?
question-stop_yes = Zatrzymaj partię
question-stop_no = Anuluj
question-play_examples = Na przykład: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` albo `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Na przykład: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` albo `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Zadanie dnia jest dla wszystkich takie samo: `{ $prefix }{ $command } { word-daily }`. Grę lub temat wybierasz tylko do własnego zadania: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Na przykład: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; czas to 90s albo 3m.
question-race_today_alone = Wyścig dnia jest taki sam dla wszystkich tutaj: `{ $prefix }{ $command } { word-today }`. Grę i czas możesz wybrać w wyścigu, który otwierasz: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Na przykład: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, z czasem na każdy ruch od 15s do 24h.
question-watch_examples = Na przykład: `{ $prefix }{ $command } { level-hard } { level-easy }` albo `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Czy chodziło o `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Czy chodziło o `{ $prefix }{ $command }`?
question-unknown_words = Nie rozumiem tu „{ $typed }”.
question-conflicting_words = Te słowa do siebie nie pasują.
question-choose_member = Wybierz osobę z listy, którą Discord pokazuje po wpisaniu `@`.
question-course_examples = Lekcje mają numery od 1 do 7: `{ $prefix }{ $command } 1` otwiera pierwszą.
question-invite_examples = Na przykład: `{ $prefix }{ $command } { word-connect4 }` albo `{ $prefix }{ $command } o`.
question-challenge_named = Rzucić wyzwanie: **{ $who }**?
question-challenge_named_yes = Rzuć wyzwanie

## help

help-first = Naciśnij **Graj**, aby zacząć partię przeciwko mnie, a potem naciśnij pole.
help-to_friend = Zagraj z kimś
help-to_commands = Wszystkie polecenia
help-to_play = Graj
help-to_learn = Nauka
help-to_owners = Dla właścicieli serwerów
help-about = O mnie
help-play =
    ### Gra
    Wygrywają trzy w rzędzie: poziomo, pionowo lub po skosie.
    - **Start:** `{ $prefix }{ name-play }`. Grasz jako { $mark_x } i zaczynasz; `{ $prefix }{ name-play } o` daje Ci { $mark_o }.
    - **Ruch:** naciśnij pole albo wpisz `{ $prefix }{ name-move } B2` (wiersz B, kolumna 2).
    - **Poziomy:** `{ $prefix }{ name-play } { level-easy }` albo `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Inne gry:** `{ $prefix }{ name-play } { word-connect4 }` albo `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Z innymi:** `{ $prefix }{ name-play } @ben` rzuca komuś wyzwanie, `{ $prefix }{ name-invite }` zaprasza każdego, a w `{ $prefix }{ name-vote }` wszyscy razem grają jedną stroną.
    - **W trakcie gry:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Twoje partie i chętni do gry:** `{ $prefix }{ name-games }`
    - **Wzmianki, gdy przypada Twój ruch:** `{ $prefix }{ name-privacy }`
    - **Jeszcze jedna partia tutaj:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Nauka
    - **Najlepszy ruch:** `/{ name-hint }` w trakcie gry
    - **Porównanie wszystkich ruchów:** `{ $prefix }{ name-analyse }`
    - **Partia z objaśnieniami:** przycisk **{ board-review }** pod zakończoną partią
    - **Twoje własne błędy:** `{ $prefix }{ name-practice }`
    - **Kurs:** `{ $prefix }{ name-course }`
    - **Zadania:** `{ $prefix }{ name-puzzle }` albo `{ $prefix }{ name-puzzle } { word-daily }`
    - **Na czas:** `{ $prefix }{ name-storm }` solo, `{ $prefix }{ name-race }` z innymi
    - **Uczeń:** `{ $prefix }{ name-play } { level-learner }` to początkujący, który uczy się od Ciebie; `{ $prefix }{ name-brain }` pokazuje, ile już umie.
    - **Oglądanie:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Wyniki:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Twoje dane i wiadomości ode mnie:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Dla właścicieli serwerów
    - **Ustawienia:** `/{ name-settings }`: gry, plansze, kanały, role, prefiks i język (wymaga uprawnienia **{ permission-manage_guild }**)
    - **Zatrzymanie partii:** `{ $prefix }{ name-stop }` na jej kanale (wymaga uprawnienia **{ permission-manage_messages }**)
    - **Uprawnienia:** `/{ name-settings }` pokazuje, których mi brakuje.
    - **Prefiks:** zmienisz go w `/{ name-settings }`. Wzmianka o mnie działa zawsze.
    - **Reset ucznia:** `{ $prefix }{ name-brain }`
    - **Prywatność:** `{ $prefix }{ name-privacy }` pokazuje, co o Tobie przechowuję.
about-version = **Wersja:** { $version }
about-invite = [Dodaj mnie do serwera](<{ $link }>)
about-install = [Dodaj mnie do swojego konta](<{ $link }>)
about-terms = [Warunki korzystania](<{ $link }>)
about-privacy = [Polityka prywatności](<{ $link }>)
about-your_data = **Twoje dane:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Z tą bazą danych działała już nowsza wersja { $version }. Zaktualizuj mnie ponownie albo przywróć kopię zapasową sprzed tamtej aktualizacji.
about-servers = **Serwery:** { $servers }
about-since = **Uruchomienie:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** połączony, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** niepołączony

## privacy

privacy-use_slash_command = To sprawa między nami. Użyj `/{ name-privacy }` albo wyślij mi `{ $prefix }{ name-privacy }` w wiadomości prywatnej.
privacy-title = ### Co o Tobie przechowuję
privacy-nothing = Nic.
privacy-never = **Nigdy nie przechowuję:** Twojej nazwy i tego, co piszesz
privacy-matches = **Partie:** ukończone { $finished } · trwające { $live }
privacy-matches_details = -# Twoje ID użytkownika, ruchy, czasy, podpowiedzi oraz ID serwera, kanału i wiadomości
privacy-challenges = **Otwarte wyzwania:** { $challenges }
privacy-challenges_details = -# Kto komu rzucił wyzwanie, gra oraz ID kanału i wiadomości
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Rankingi:** { $ratings ->
        [0] brak
        [one] na { $ratings } serwerze
        [few] na { $ratings } serwerach
        [many] na { $ratings } serwerach
       *[other] na { $ratings } serwerach
    }
privacy-gains = **Punkty od moich poziomów:** { $gains ->
        [0] brak
        [one] od { $gains } poziomu
        [few] od { $gains } poziomów
        [many] od { $gains } poziomów
       *[other] od { $gains } poziomów
    }
privacy-ratings_details =
    -# Twój ranking po każdej partii rankingowej oraz liczba wygranych, remisów i przegranych
    -# Dla każdego poziomu punkty z ostatniego dnia, w którym je zdobywasz
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Wyniki zadań:** { $puzzles ->
        [0] brak
        [one] w { $puzzles } miejscu (serwer lub rozmowa prywatna)
        [few] w { $puzzles } miejscach (serwery i rozmowy prywatne)
        [many] w { $puzzles } miejscach (serwery i rozmowy prywatne)
       *[other] w { $puzzles } miejscach (serwery i rozmowy prywatne)
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Ranking zadań:** –
   *[other] **Ranking zadań:** ze wszystkich serwerów
}
privacy-puzzles_details = -# Ostatnie zadanie, dobre i złe odpowiedzi, serie, ostatnio udostępniony wynik dnia oraz, przez 30 dni, zadania z Twoich wyścigów
privacy-practice = **Ćwiczenia:** { $exercises } · **Partie do nich:** { $reviewed }
privacy-practice_details = -# Od kiedy ćwiczysz, Twoje błędy w partiach i wyścigach, odpowiedzi i terminy powtórek
privacy-course = **Lekcje:** { $lessons }
privacy-course_details = -# Które z ich ćwiczeń są już rozwiązane
privacy-learners = **Pamięć ucznia:** { $learners ->
        [0] brak
        [one] z { $learners } rozmowy prywatnej
        [few] z { $learners } rozmów prywatnych
        [many] z { $learners } rozmów prywatnych
       *[other] z { $learners } rozmów prywatnych
    }
privacy-learners_details = -# To, czego uczeń nauczył się od Ciebie w wiadomościach prywatnych. Na serwerach nie zapamiętuje, kto grał.
privacy-notices = **Powiadomienia wyłączone:** tak
privacy-notices_details = -# Twoje ID użytkownika
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Przypomnienie o serii:** wyłączone
   *[other] **Przypomnienie o serii:** włączone
}
privacy-search_notices = { $search_notices ->
    [0] **Powiadomienia o zaproszeniach:** wyłączone
    [one] **Powiadomienia o zaproszeniach:** na { $search_notices } serwerze
    [few] **Powiadomienia o zaproszeniach:** na { $search_notices } serwerach
    [many] **Powiadomienia o zaproszeniach:** na { $search_notices } serwerach
   *[other] **Powiadomienia o zaproszeniach:** na { $search_notices } serwera
}
privacy-direct_messages_details = -# Twoje ID użytkownika i czas ostatniej takiej wiadomości ode mnie
privacy-votes = **Głosy:** { $votes } · **Rozpoczęte głosowania:** { $votings }
privacy-votes_details = -# W partiach, w których głosują wszyscy: Twoje ID użytkownika i Twój głos w każdym ruchu, do 24 godzin po końcu
privacy-races = **Wyścigi i sprinty z zadaniami:** { $races } · **Otwarte przez Ciebie:** { $race_starts }
privacy-races_details = -# Twoje ID użytkownika, zadania, które z nich są nierozwiązane, Twoje punkty i zużyty czas
privacy-if_deleted =
    ### Jeśli to usuniesz
    { "" }**Trwające partie** od razu się skończą. Te, w których ruch wykonały obie strony, przegrasz.
    { "" }**Ukończone partie** zostaną, ale bez Twojego ID.
    { "" }**Cała reszta** zniknie. Tego nie da się cofnąć.
privacy-forget = Usuń moje dane
privacy-deleted = ### Twoje dane są usunięte
privacy-kept =
    -# Z pamięci zniknęły też Twoja nazwa, Twój język i to, komu rzucasz wyzwania, jeśli jeszcze tam były.
    ### Co zostaje
    { "" }**Partie:** { $kept }
    -# Bez Twojego ID oraz ID kanału i wiadomości. Zostaje tylko ID wiadomości lub naciśnięcia przycisku, od którego zaczęła się partia, jako jej numer. Bez znajomości kanału nikt go nie odnajdzie.
    -# Do północy UTC wiem jeszcze, ile razy te same dwie osoby grały dziś ze sobą, ale nie wiem, kto to.
privacy-ended = **Zakończone trwające partie:** { $live } { $lost ->
        [0] (bez wyniku)
        [one] · **Przegrane:** { $lost } (obie strony wykonały już ruch)
        [few] · **Przegrane:** { $lost } (obie strony wykonały już ruch)
        [many] · **Przegrane:** { $lost } (obie strony wykonały już ruch)
       *[other] · **Przegrane:** { $lost } (obie strony wykonały już ruch)
    }
privacy-nothing_ended = **Zakończone trwające partie:** brak

## name

name-play = graj
name-play_opponent = przeciwnik
name-play_member = osoba
name-play_mark = znak
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = gra
name-invite = zaproś
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = propozycja
name-offer_what = co
name-draw = remis
name-takeback = cofnij
name-games = partie
name-watch = oglądaj
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = mózg
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = uczeń
name-settings = ustawienia
name-vote = głosowanie
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = czas
name-vote_thread = { word-thread }
name-stop = stop
name-move = ruch
name-move_coordinate = pole
name-board = plansza
name-resign = poddaj
name-puzzle = zadanie
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = temat
name-race = wyścig
name-race_game = { name-play_game }
name-race_time = czas
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurs
name-course_lesson = lekcja
name-help = pomoc
name-about = o-bocie
name-hint = podpowiedź
name-analyse = analiza
name-analyse_position = pozycja
name-analyse_view = widok
name-review = przegląd
name-privacy = prywatność
name-progress = postępy
name-notify = powiadomienia
name-practice = ćwiczenie
name-practice_move = { name-move_coordinate }
name-stats = statystyki
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = tabela
name-leaderboard_game = { name-play_game }
name-history = historia
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = powtórka
name-export = eksport

## word

word-random = losowy
word-thread = wątek
word-here = tutaj
word-network = sieć
word-hints = podpowiedzi
word-misere = odwrotne
word-fading = znikające
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = ultimate-kółko-i-krzyżyk
word-infinite = nieskończone
word-disappearing = znikające-znaki
word-connect4 = 4wrzędzie
word-connect_four = czwórki
word-tictactoe = kółko-i-krzyżyk
word-ttt = kik
word-noughts = tic-tac-toe
word-reverse = odwrotne-kółko-i-krzyżyk
word-misere_tictactoe = misère-kółko-i-krzyżyk
word-daily = dnia
word-mixed = mieszane
word-today = dziś
word-finish_line = linia
word-block_line = blokada
word-make_fork = widełki
word-prevent_fork = zapobieganie
word-forced_sequence = sekwencja
word-opening = debiut
word-zugzwang = zugzwang
word-show = pokaż
word-train = trenuj
word-export = eksport
word-import = import
word-reset = reset
word-server = serwer
word-original = podstawowy
word-stronger = wzmocniony

## command

command-play = Kółko i krzyżyk, cztery w rzędzie i inne gry, przeciwko mnie lub innej osobie
command-play_opponent = Mój poziom, jeśli grasz przeciwko mnie
command-play_member = Komu rzucasz wyzwanie (domyślnie: grasz przeciwko mnie)
command-play_mark = Twój znak; zaczyna X
command-play_mark_x = X (zaczyna)
command-play_mark_o = O (gra po X)
command-play_mark_random = Losowo
command-play_thread = Otwórz wątek dla partii (domyślnie: według ustawień serwera)
command-play_hints = Pozwól obu osobom na podpowiedzi w partii, którą grają ze sobą
command-play_game = Która gra (domyślnie: domyślna gra serwera)
command-invite = Partia z tym, kto pierwszy dołączy
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Pozwól obu osobom na podpowiedzi
command-invite_game = { command-play_game }
command-menu_challenge_member = Rzuć wyzwanie
command-offer = Remis albo cofnięcie Twojego ostatniego ruchu, jeśli druga osoba się zgodzi
command-offer_what = O co prosisz drugą osobę
command-offer_what_draw = Remis
command-offer_what_takeback = Cofnięcie Twojego ostatniego ruchu
command-games = Twoje trwające partie oraz kto szuka tu kogoś do gry
command-watch = Obejrzyj, jak grają ze sobą dwa moje poziomy
command-watch_x = Poziom, który gra jako X i zaczyna
command-watch_o = Poziom, który gra jako O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Ustawienia serwera: gry, plansze, kto może grać, język
command-vote = Partia przeciwko mojemu poziomowi: wszyscy tutaj głosują nad każdym ruchem
command-vote_opponent = Mój poziom, przeciwko któremu gracie razem (domyślnie: domyślny poziom serwera)
command-vote_game = { command-play_game }
command-vote_mark = Wasz wspólny znak; zaczyna X (domyślnie: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Czas na głosy w każdym ruchu, od 15s do 24h, np. 30s, 5m lub 1h (domyślnie: 1m)
command-vote_thread = Nie: na tym kanale, co wymaga uprawnienia Zarządzanie wiadomościami
command-stop = Zatrzymaj partię na tym kanale
command-move = Zagraj na polu, np. B2, a w „Cztery w rzędzie” podaj numer kolumny
command-move_coordinate = Pole, np. B2, a w „Cztery w rzędzie” numer kolumny
command-board = Pokaż planszę jeszcze raz, jako nową wiadomość
command-resign = Poddaj partię
command-puzzle = Zadanie: znajdź jedyny właściwy ruch
command-puzzle_daily = Pokaż wszystkim tutaj zadanie dnia tego serwera
command-puzzle_game = { command-play_game }
command-puzzle_theme = Wybierz, czego ma dotyczyć zadanie
command-race = Wyścig dla wszystkich tutaj: te same zadania, jak najwięcej w 90 sekund
command-race_game = Zadania z jednej gry (domyślnie: z kilku)
command-race_game_mixed = Kilka gier
command-race_time = Ile czasu mają wszyscy (domyślnie: 90 sekund)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Wyścig dnia: te same 20 zadań dla wszystkich tutaj, o dowolnej porze dnia
command-storm = Jak najwięcej zadań w 90 sekund: pobij własny rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Ile masz czasu (domyślnie: 90 sekund)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Naucz się grać lepiej w siedmiu krótkich lekcjach
command-course_lesson = Numer lekcji (domyślnie: wszystkie lekcje)
command-help = Jak grać i wszystkie polecenia
command-brain = Czego uczeń już się tu nauczył i jego trening
command-brain_train = Trening: liczba partii, od 1 do 10000 (domyślnie: 500)
command-brain_opponent = Trening przeciw temu poziomowi (domyślnie: { level-perfect })
command-brain_game = { command-play_game }
command-notify = O czym Cię powiadamiam, z przyciskami do zmiany
command-hint = Pokaż dobry ruch wraz z uzasadnieniem; widzisz to tylko Ty
command-analyse = Zobacz, ile wart jest każdy ruch
command-analyse_position = Wiersze od góry, np. X../.O./... (domyślnie: partia na tym kanale)
command-analyse_view = Co zobaczyć oprócz wartości (domyślnie: nic)
command-analyse_view_network = co widzi sieć
command-privacy = Zobacz lub usuń to, co o Tobie przechowuję
command-practice = Ćwiczenia z Twoich własnych błędów: znajdź lepsze ruchy
command-practice_move = Twoja odpowiedź, np. B2 lub 4
command-stats = Zobacz wyniki: swoje, innej osoby lub całego serwera
command-stats_member = Czyje partie (domyślnie: Twoje)
command-stats_server = Pokaż partie wszystkich na tym serwerze
command-stats_game = Tylko ta gra (domyślnie: wszystkie gry)
command-leaderboard = Najlepsi gracze tego serwera
command-leaderboard_game = { command-play_game }
command-history = Ukończone partie, do odtworzenia ruch po ruchu lub zapisania jako plik
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Które pole? Wpisz literę wiersza i numer kolumny, na przykład `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = To nie jest pole. Wpisz literę wiersza i numer kolumny, na przykład `{ $prefix }{ name-move } B2`.
error-missing_column = Która kolumna? Wpisz jej numer, na przykład `{ $prefix }{ name-move } 2`.
error-unreadable_column = To nie jest kolumna. Wpisz jej numer, na przykład `{ $prefix }{ name-move } 2`.
error-unknown_row = Nie ma wiersza { $row }. Są wiersze od { $first } do { $last }.
error-unknown_column = Nie ma kolumny { $column }. Są kolumny od { $first } do { $last }.
error-cell_fading = Twój { $mark } na polu **{ $coordinate }** zniknie dopiero po Twoim ruchu. Wybierz wolne pole.
error-cell_taken = Na **{ $coordinate }** stoi już { $mark }. Wybierz wolne pole.
error-other_board = Musisz zagrać na planszy **{ $board }**: od **{ $first }** do **{ $last }**.
error-closed_board = Plansza **{ $board }** (od { $first } do { $last }) jest już wygrana albo pełna. Wybierz pole na innej.
error-full_column = Kolumna { $column } jest pełna. Wybierz inną.
error-floating_cell = Z **{ $coordinate }** znak by spadł. Wybierz najniższe wolne pole kolumny.
error-position_shape = Zapisz pozycję tak: liczba wierszy { $rows }, pól w wierszu { $columns }, między wierszami `/`. Na przykład: `{ $example }`. Jeśli plansza ma inny rozmiar, podaj najpierw rozmiar, na przykład `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = W grze **{ $game }** wpisana pozycja nie mówi wszystkiego. W trakcie partii `/{ name-analyse }` pokazuje jej pozycję.
error-position_mark = W tej pozycji wiersz { $row }, kolumna { $column } to nie `X`, `O` ani `.`.
error-impossible_position = Żadna partia nie prowadzi do tej pozycji: zaczyna X, strony grają na zmianę, a pierwsza linia kończy grę.
error-floating_position = Żadna partia nie prowadzi do tej pozycji: znak z **{ $coordinate }** by spadł.
error-game_size = Nie ma gry o takim rozmiarze. Plansza ma od { $least } do { $most } wierszy i kolumn, a linia co najmniej { $least } pola i mieści się na planszy. Na przykład `{ $prefix }{ name-play } 6x6x4` to 6 wierszy, 6 kolumn i 4 w rzędzie.
error-game_not_offered = Na tym serwerze nie ma gry **{ $game }**. Są: { $offered }.
error-match_over = Ta partia już się skończyła. Zacznij nową: `{ $prefix }{ name-play }`
error-not_a_player = Nie grasz w tej partii.
error-workers_busy = Na podpowiedzi czeka teraz zbyt wiele osób. Spróbuj ponownie za minutę.
error-advice_pending = Pracuję jeszcze nad Twoim poprzednim pytaniem. Zapytaj znowu, gdy dostaniesz odpowiedź.
error-advice-duel = W pewnej partii bez podpowiedzi, którą grają ze sobą dwie osoby, ta pozycja stoi na planszy albo brakuje do niej jednego ruchu. Zapytaj znowu, gdy tamta partia pójdzie dalej.
error-advice-race = Ta pozycja to zadanie, które właśnie rozwiązujesz w wyścigu, albo dzieli ją od niego jeden ruch. Najpierw odpowiedz na tamto zadanie.
error-too_many_takebacks = W tej partii masz już { $limit ->
        [one] { $limit } cofnięty ruch
        [few] { $limit } cofnięte ruchy
        [many] { $limit } cofniętych ruchów
       *[other] { $limit } cofniętego ruchu
    }. To limit dla jednej osoby.
error-nothing_to_take_back = Na planszy nie ma jeszcze Twojego ruchu, więc nie ma czego cofać.
error-not_your_turn = To nie Twój ruch. Pokaż planszę: `{ $prefix }{ name-board }`
error-no_match = Nie toczy się tu żadna partia. Zacznij: `{ $prefix }{ name-play }`
error-match_running-resignation = Twoja partia tutaj jeszcze trwa. Zaczynając od nowa, poddajesz ją i liczy się to jako przegrana. Zacząć od nowa?
error-match_running-no_result = Partia tutaj jeszcze trwa. Jeśli zaczniesz od nowa, skończy się bez wyniku. Zacząć od nowa?
error-match_running-time_up = W partii, która się tu toczy, od godziny nikt nie zrobił ruchu. Jeśli zaczniesz od nowa, przegra ją osoba, która ją gra. Zacząć od nowa?
error-channel_busy = Grają tu inni. Zagraj na innym kanale albo w wątku, lub użyj `{ $prefix }{ name-play }`, gdy przez { $idle_after ->
        [one] { $idle_after } minutę
        [few] { $idle_after } minuty
        [many] { $idle_after } minut
       *[other] { $idle_after } minuty
    } nikt nie zrobi ruchu.
error-exhibition_running = Grają tu ze sobą dwa moje poziomy. Poczekaj na koniec ich partii albo zagraj na innym kanale lub w wątku.
error-match_moved_on = Od tego czasu partia poszła dalej. Pokaż ją: `{ $prefix }{ name-board }`
error-channel_taken = Toczy się tu inna partia. Poczekaj na jej koniec albo zagraj na innym kanale lub w wątku.
error-question-not_yours = To pytanie było do kogoś innego.
error-offer-not_a_duel = To działa tylko w partiach z innymi osobami. Przeciwko mnie `{ $prefix }{ name-play }` zaczyna nową partię, a `{ $prefix }{ name-resign }` poddaje tę.
error-offer-own_offer = Zgodzić się może tylko druga osoba.
error-challenge-own_challenge = Nie możesz grać ze sobą. Zagraj przeciwko mnie: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Boty nie mogą przyjmować wyzwań. Zagraj przeciwko mnie: `{ $prefix }{ name-play }`
error-challenge_waiting = Macie już między sobą otwarte wyzwanie. Najpierw je przyjmij, odrzuć lub wycofaj: { $existing }
error-challenge-invitation_open = Masz już otwarte zaproszenie. Najpierw je wycofaj albo poczekaj, aż ktoś je przyjmie: { $existing }
error-challenge_over = To już nieaktualne. Rzuć nowe wyzwanie: `{ $prefix }{ name-play } @ktoś`
error-challenge-not_yours = To wyzwanie jest dla kogoś innego.
error-challenge-level = Poziomy są tylko w partiach przeciwko mnie. Aby rzucić komuś wyzwanie, pomiń poziom.
error-challenge-nobody_else = Jesteśmy tu tylko we dwoje. Rzuć komuś wyzwanie na kanale serwera.
error-challenge-not_visible = Na tym serwerze moje odpowiedzi widzisz tylko Ty, więc nikt nie mógłby przyjąć wyzwania. Poproś kogoś, kto zarządza serwerem, aby mnie dodał, albo zagraj na czacie grupowym.
error-challenge-private_thread = Kto utworzył prywatny wątek, może usunąć z niego innych, więc grać ze sobą można tu tylko z podpowiedziami i bez wpływu na ranking: `{ $prefix }{ name-play } @ktoś { word-hints }`
error-challenge-cannot_see = **{ $who }** nie widzi tego kanału. Zagrajcie na takim, który widzicie oboje.
error-challenge-channel_taken = Na kanale { $channel } toczy się inna partia. [Zaproszenie]({ $link }) możesz przyjąć, gdy się skończy.
error-challenge-not_a_member = Nie mogę znaleźć tu tej osoby. Wpisz `@` i wybierz ją z listy Discorda.
error-moderation-not_the_starter = Tę partię zaczął ktoś inny. Zatrzymać może ją tylko ta osoba albo ktoś z uprawnieniem **{ permission-manage_messages }**.
error-no_puzzles = Do tej gry nie ma zadań. Zadania są do: { $games }.
error-puzzle-not_yours = To zadanie jest dla kogoś innego. Weź własne: `{ $prefix }{ name-puzzle }`
error-puzzle-over = To zadanie już się nie liczy. Weź nowe: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = To zadanie ma już Twoją odpowiedź. Weź nowe: `{ $prefix }{ name-puzzle }`
error-practice-over = To ćwiczenie nie jest już otwarte. Weź inne: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = To nie jest pole. Wpisz literę wiersza i numer kolumny, na przykład `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = To nie jest kolumna. Wpisz jej numer, na przykład `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = To zadanie z innego dnia. Dzisiejsze: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Dzisiejsze zadanie ma już Twoją odpowiedź. Następne pojawi się { $ends }.
error-race-outside_server = Do wyścigu potrzeba innych, więc jest tylko na serwerach. Tutaj `{ $prefix }{ name-storm }` to to samo solo.
error-race-no_puzzles = Nie ma wyścigów z zadaniami z tej gry. Są wyścigi z zadaniami z: { $games }.
error-race-channel_taken = Na tym kanale trwa już wyścig.
error-race-in_another = Bierzesz już udział w innym wyścigu lub sprincie. Najpierw go dokończ.
error-race-started = Ten wyścig już trwa. Możesz dołączyć do następnego.
error-race-full = W tym wyścigu nie ma już miejsc: najwięcej osób to { $most }.
error-race-nobody_in = Nikt jeszcze nie dołączył.
error-race-not_starter = Tylko osoba, która otworzyła ten wyścig, może rozpocząć go wcześniej.
error-race-not_in = Nie bierzesz udziału w tym wyścigu.
error-race-not_over = Inni jeszcze rozwiązują te zadania. Zobaczysz je po zakończeniu wyścigu.
error-race-day_not_over = Inni mogą jeszcze rozwiązywać te zadania. Wyścig kończy się { $ends }; potem pokażę Ci te nierozwiązane.
error-race-no_day = Tego dnia nie było wyścigu. Dzisiejszy: `{ $prefix }{ name-race } { word-today }`
error-race-over = Ten wyścig już się skończył.
error-race-private = Tutaj wszyscy przeczytaliby Twoją odpowiedź. Naciśnij przycisk przy swoim zadaniu albo wpisz `{ $prefix }{ name-storm }` w wiadomości prywatnej do mnie.
error-thread-not_here = Nie mogę tu otworzyć wątku. Zagraj bez niego albo na kanale tekstowym serwera.
error-thread-user_permission = Aby otworzyć tu wątek, potrzebujesz uprawnienia **{ $missing }**. Zagraj bez wątku.
error-thread-too_many = Ten serwer ma już tyle otwartych wątków, na ile pozwala Discord. Zagraj bez wątku albo najpierw zarchiwizuj któryś otwarty.
error-thread-try_later = Discord nie pozwala mi teraz otwierać wątków, więc gramy tutaj.
error-thread-try_later_or_elsewhere = Discord nie pozwala mi teraz otwierać wątków, a tutaj toczy się inna partia. Spróbuj ponownie za kilka minut albo zagraj na innym kanale.
error-cannot_attach = Aby wysyłać tu pliki, potrzebuję uprawnienia **{ $missing }**. Poproś kogoś, kto zarządza serwerem, aby mi je nadał, albo użyj polecenia z ukośnikiem.
error-training-bot_permission = Aby pokazywać tu przebieg treningu, potrzebuję uprawnienia **{ $missing }**. Poproś kogoś, kto zarządza serwerem, aby mi je nadał, albo trenuj mnie na innym kanale.
error-training-user_install = Nie mogę pokazywać tu przebiegu treningu. Trenuj mnie w wiadomości prywatnej albo na serwerze, do którego mnie dodano.
error-learner_game = Uczeń nie gra w tę grę. Gra w: { $games }.
error-learner-unknown_word = Nie wiem, co to „{ $typed }”. `{ $prefix }{ name-brain }` pokazuje, co już umiem. Możesz też użyć `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` z plikiem oraz `{ $prefix }{ name-learner } { word-reset }` lub `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Nie umiem analizować gry **{ $game }**, więc nie ma do niej podpowiedzi, analiz ani przeglądów.
error-training-unknown_word = Nie wiem, co to „{ $typed }”. Wpisz liczbę partii i jeden z moich poziomów ({ $levels }), na przykład `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Do treningu wybierz od 1 do { $most } partii.
error-training-already_running = Trening już tu trwa. Poczekaj na jego koniec albo go zakończ.
error-learner-other_mode = Tej wiedzy nie da się połączyć: plik jest w trybie `{ $theirs }`, a tutaj uczę się w trybie `{ $ours }`.
error-learner-one_file = Potrzebuję jednego pliku, takiego, jaki tworzy przycisk **{ learner-do_export }** pod `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord nie dał mi tego pliku. Spróbuj ponownie.
error-notify-other_server = Ten przycisk jest dla innego serwera. `{ $prefix }{ name-notify }` pokazuje właściwy.
error-notify-searches_off = Ten serwer nie pozwala na powiadomienia o zaproszeniach.
error-not_a_manager = Do tego potrzebujesz uprawnienia **{ permission-manage_guild }**.
error-settings_outside_server = Ustawienia mają tylko serwery. Użyj `/{ name-settings }` na kanale swojego serwera.
error-invalid_choice = Ta opcja jest niedostępna. Dostępne pokazuje `/{ name-settings }`.
error-invalid_prefix = Nie zapisano: prefiks to najwyżej 5 widocznych znaków, bez spacji i odwróconych apostrofów, i nie zaczyna się od `/`, `@` ani `<`.
error-vote-outside_server = W takich partiach głosują wszyscy na kanale, więc gra się w nie na serwerach. `{ $prefix }{ name-play }` zaczyna tu partię ze mną.
error-vote-off = Na tym serwerze partie z głosowaniem są wyłączone.
error-vote-time = Czas na każdy ruch to od 15 sekund do 24 godzin, np. `30s`, `5m` lub `1h`. Na przykład: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Głosowanie nad tym ruchem właśnie się skończyło. Za chwilę możesz głosować nad następnym.
error-vote-only_in_thread = Aby zacząć tę partię na samym kanale, potrzebujesz uprawnienia **{ permission-manage_messages }**. Bez niego partia dostaje wątek.
error-vote-needs_thread = Ta partia potrzebuje wątku. Aby go tu otworzyć, potrzebujesz uprawnienia **{ permission-create_public_threads }**, a aby grać na samym kanale, **{ permission-manage_messages }**.
error-wrong_channel = Tutaj nie gram. Grać możesz na: { $channels }.
error-missing_role = Aby tu ze mną grać, potrzebujesz jednej z tych ról: { $roles }.
error-cooldown = Nie tak szybko. Następnego polecenia możesz użyć { $ends }.
error-too_many_choices = Ta gra była zmieniana zbyt wiele razy. Zagraj w nią albo zacznij nową: `{ $prefix }{ name-play }`
error-already_playing = Grasz tu już partię. Pokaż ją: `{ $prefix }{ name-board }`
error-button_used = Ten przycisk został już przez Ciebie naciśnięty.
error-moderation-not_a_moderator = Aby zatrzymywać partie innych, potrzebujesz uprawnienia **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Jeśli ta partia została uruchomiona przez Ciebie, zatrzymaj ją przyciskiem pod planszą. W przeciwnym razie potrzebujesz uprawnienia **{ permission-manage_messages }**.
error-memory_file-too_large = Nie mogę zaimportować tego pliku: ma więcej niż { $max_kib } KiB.
error-memory_file-not_mine = Nie mogę wczytać tego pliku: nie jest ode mnie albo został zmieniony.
error-memory_file-value = Nie mogę zaimportować tego pliku: `{ $where }` musi mieć jedną z tych wartości: `{ $values }`.
error-memory_file-entry = Nie mogę zaimportować tego pliku: `{ $where }` musi być liczbą całkowitą od 1 do { $max_position }. { -entries-from-0 }
error-memory_file-position = Nie mogę zaimportować tego pliku: `{ $where }` to { $position }, a tej pozycji uczeń w tym trybie nie może znać albo jest ona na liście dwa razy. { -entries-from-0 }
error-notation-line = Nie mogę odczytać wiersza { $line }. Wiersz wygląda tak: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: czas, plansza, gracze, ruchy, wynik i sposób zakończenia partii.
error-notation-unplayable = Wiersz { $line } to nie jest możliwa partia: ruch { $move } to nie pole, na którym można było wtedy zagrać, np. `B2`.
error-notation-ending = Wiersz { $line } to nie jest możliwa partia: po tych ruchach nie mogła się skończyć jako `{ $ending }`.
error-starting-own = Zaczynam jeszcze Twoją inną partię. Spróbuj ponownie za chwilę.
error-starting-other = Zaczynam jeszcze inną partię osoby, która rzuca wyzwanie. Spróbuj ponownie za chwilę.
error-thread-closed = Ten wątek jest zamknięty i nie mogę go ponownie otworzyć. Poproś o to kogoś, kto zarządza serwerem; potem `{ $prefix }{ name-board }` pokaże planszę.
error-thread-name_blocked = AutoMod tego serwera zablokował nazwę wątku, bo są w niej nazwy graczy. Zagraj bez wątku albo poproś moderację, aby wyłączyła mnie z tej reguły.
-entries-from-0 = (Pierwszy wpis na liście ma numer 0.)
error-thread-bot_permission = Aby otworzyć tu wątek, potrzebuję uprawnienia **{ $missing }**. Poproś kogoś, kto zarządza serwerem, aby mi je nadał, albo zagraj bez wątku.
error-too_many_matches-own = Grasz tu { $most ->
        [one] { $most } partię
        [few] { $most } partie
        [many] { $most } partii
       *[other] { $most } partii
    }, więcej naraz się nie da. Najpierw dokończ jedną: { $channels }
error-too_many_matches-other = Osoba, która rzuca wyzwanie, gra tu { $most ->
        [one] { $most } partię
        [few] { $most } partie
        [many] { $most } partii
       *[other] { $most } partii
    }, więcej naraz się nie da. Przyjmij wyzwanie, gdy któraś się skończy.
error-may_not_follow_up = Aby pokazywać tu dalszy przebieg partii, potrzebuję uprawnienia **{ $missing }**. Poproś kogoś, kto zarządza serwerem, aby mi je nadał, albo zagraj na innym kanale.
error-not_in_thread = Najpierw oznacz mnie tutaj. Tak dodasz mnie do tego prywatnego wątku; do tego czasu nie mogę pokazywać tu przebiegu partii.
error-locked_thread = Ten wątek jest zablokowany, więc nie mogę pokazywać tu przebiegu partii. Poproś moderację, aby go odblokowała, albo zagraj na innym kanale.
error-in_timeout = Mam na tym serwerze przerwę (timeout), więc nie mogę tu pisać. Skończy się { $ends }.
error-match_unreachable = Ostatnia partia tutaj skończyła się bez wyniku, bo wiadomość z jej planszą została usunięta albo ten kanał był dla mnie niewidoczny.
error-hints_not_allowed = W tej partii podpowiedzi są wyłączone. Zacznij partię z podpowiedziami dla obu stron: `{ $prefix }{ name-play } @ktoś { word-hints }`
error-record-nothing_finished = Nie skończyła się tu jeszcze żadna partia. `{ $prefix }{ name-analyse } X../.O./...` analizuje dowolną pozycję.
error-record-match_not_found = Nie znam już tej partii. Być może ktoś z grających usunął swoje dane.
error-record-unknown_target = Nie wiem, co to „{ $typed }”. Bez tego słowa pokażę Twoje partie, dla innej osoby wpisz np. `{ $prefix }{ $command } @ben`, a dla wszystkich tutaj `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Wybierz albo osobę, albo cały serwer, nie jedno i drugie.
error-record-no_leaderboard = Rankingi i tabela najlepszych są tylko na serwerach. Twoje wyniki tutaj: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Dopisz po poleceniu wiersz z `{ $prefix }{ name-export }`, a pokażę jego partię.
error-record-board_too_large = Ta plansza jest za duża, nie mogę jej pokazać. Największa to { $most }×{ $most }.
error-record-export_too_large = Twoich partii jest więcej, niż mieści się w plikach po { $most } MiB. Poproś o nie osobę, która mnie prowadzi.
error-share-not_visible = Na tym serwerze moje odpowiedzi widzisz tylko Ty, więc nikt inny nie zobaczyłby obrazka.
error-share-cannot_attach = Nie mogę udostępnić tu partii: potrzebuję uprawnienia **{ $missing }**.
error-level_not_offered = Poziom **{ $level }** nie jest dostępny w tej grze: { $game }. Jej poziomy: { $levels }.
error-network_missing = Na tym bocie nie zainstalowano sieci, więc **intuicja** i **neuronowy** są niedostępne.
error-network_game = Sieć nie uczyła się tej gry. Zna: { $games }.
error-offer-what = Wpisz, co proponujesz: `{ $prefix }{ name-offer } { name-draw }` albo `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Dla tej gry nie ma osobnych statystyk i rankingów. Są dla: { $games }.
error-unknown_level = Nie wiem, co to „{ $typed }”. Moje poziomy: { $levels }. Na przykład: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nie zapisano: X i O muszą mieć po jednym emoji.
error-emoji-unreadable = Nie zapisano: „{ $typed }” to nie emoji. Wpisz emoji albo nazwę emoji serwera, np. `:cat:`.
error-emoji-composed = Nie zapisano: „{ $typed }” składa się z kilku znaków, jak wszystkie flagi, klawisze i rodziny. Na planszy Discord może pokazać je osobno. Wybierz proste emoji, np. 🍎.
error-emoji-unknown = Nie zapisano: na tym serwerze nie ma emoji `:{ $name }:`. Wpisz jedno z jego emoji albo standardowe, np. 🍎.
error-emoji-unavailable = Nie zapisano: `:{ $name }:` jest teraz niedostępne, bo serwer ma więcej emoji, niż pozwalają jego ulepszenia.
error-emoji-restricted = Nie zapisano: `:{ $name }:` jest tylko dla ról, których nie mam.
error-emoji-duplicate = Nie zapisano: { $emoji } oznaczałoby dwie różne rzeczy. X, O i wolne pola potrzebują różnych emoji, także w wygrywającej linii. Jeśli dla wolnych pól nic nie wpiszesz, będą to { $free }.
error-emoji-unlisted = Nie zapisano: Discord nie podał mi, jakie emoji ma ten serwer. Spróbuj ponownie.

## failure

failure-old_button = Ten przycisk jest z mojej starszej wersji. `{ $prefix }{ name-help }` pokazuje, co umiem teraz.
failure-changed = Moje polecenia właśnie się zmieniły, a Twój Discord pokazuje jeszcze stare. Odśwież go (Ctrl+R albo ponowne uruchomienie aplikacji) i spróbuj ponownie.
failure-unexpected = Przepraszam, coś poszło u mnie nie tak. Spróbuj ponownie; `{ $prefix }{ name-board }` pokaże stan partii.
failure-try_later = Discord nie pozwala mi tego teraz dokończyć. Spróbuj za minutę; `{ $prefix }{ name-board }` pokaże stan partii.
failure-blocked = AutoMod tego serwera zablokował moją wiadomość. Poproś moderację, aby wyłączyła mnie z tej reguły; potem `{ $prefix }{ name-board }` pokaże stan partii.
failure-blocked_link = Filtr szkodliwych linków Discorda zablokował moją wiadomość, pewnie przez jakąś nazwę. `{ $prefix }{ name-board }` pokazuje stan partii.
failure-embed_removed = Ktoś usunął z tej wiadomości embed z moim tekstem. Proszę, zostawcie go: bez niego nie widać, czyj jest ruch.
failure-no_channel = Discord nie podał mi, na którym to kanale. Spróbuj ponownie.
failure-not_attached = Brakuje pliku, bo Discord go odrzucił.
failure-database = Przepraszam, nie mogę teraz zapisywać partii. Te już zapisane są bezpieczne: sprawdź `{ $prefix }{ name-board }` za kilka minut i spróbuj ponownie.
failure-computation = Przepraszam, te obliczenia trwały zbyt długo. Spróbuj ponownie za kilka minut.
failure-timeout = Nie mogę odpowiedzieć tutaj: { $channel }, bo mam na tym serwerze przerwę (timeout). Skończy się { $ends }. Potem graj dalej przez `{ $prefix }{ name-board }`: Twoja partia jest zapisana.
failure-muted = Bez uprawnienia **{ $missing }** nie mogę odpowiadać tutaj: { $channel }. Poproś kogoś, kto zarządza tym serwerem, aby mi je nadał, i graj dalej przez `{ $prefix }{ name-board }`: Twoja partia jest zapisana.

## owner

owner-synced = Discord zna teraz { $count ->
        [one] { $count } polecenie z ukośnikiem
        [few] { $count } polecenia z ukośnikiem
        [many] { $count } poleceń z ukośnikiem
       *[other] { $count } poleceń z ukośnikiem
    }.
owner-not_synced = Discord odrzucił polecenia z ukośnikiem (HTTP { $status }: { $reason }). Spróbuj później. Jeśli to nie pomoże, zaproś mnie ponownie linkiem z mojego dziennika.
owner-servers = Jestem na { $count ->
        [one] { $count } serwerze
        [few] { $count } serwerach
        [many] { $count } serwerach
       *[other] { $count } serwera
    }. Aby usunąć mnie z serwera, wyślij `{ $prefix }leave` i jego ID.
owner-direct_message = Członkowie tego serwera zobaczyliby, na jakich serwerach jestem. Wyślij mi to w wiadomości prywatnej.
owner-left = Nie ma mnie już na serwerze { $id }.
owner-not_there = Nie ma mnie na serwerze o tym ID. Listę pokazuje `{ $prefix }servers`.
owner-not_allowed = Osoba, która mnie prowadzi, pozwala mi grać tylko na niektórych serwerach. Ten do nich nie należy, więc go opuszczam.

## place

place-1 = lewa górna
place-2 = górna
place-3 = prawa górna
place-4 = lewa
place-5 = środkowa
place-6 = prawa
place-7 = lewa dolna
place-8 = dolna
place-9 = prawa dolna

## advice

advice-match = W Twojej partii na kanale { $channel } ta pozycja stoi na planszy albo brakuje do niej jednego ruchu. Jeśli odpowiem, tamta partia nie podniesie już Twojego rankingu, a na planszy pojawi się, że masz podpowiedzi.
advice-matches = W Twoich partiach na kanałach { $channel } ta pozycja stoi na planszy albo brakuje do niej jednego ruchu. Jeśli odpowiem, tamte partie nie podniosą już Twojego rankingu, a na planszach pojawi się, że masz podpowiedzi.
advice-match_private = W Twojej partii ze mną w wiadomościach prywatnych ta pozycja stoi na planszy albo brakuje do niej jednego ruchu. Jeśli odpowiem, na tamtej planszy pojawi się, że masz podpowiedzi.
advice-puzzle = Ta pozycja to zadanie, które właśnie rozwiązujesz, albo dzieli ją od niego jeden ruch. Jeśli odpowiem, tamto zadanie będzie nierozwiązane.
advice-daily = Ta pozycja to dzisiejsze zadanie dnia albo dzieli ją od niego jeden ruch. Jeśli odpowiem, tamto zadanie będzie nierozwiązane.
advice-exercise = Ta pozycja to ćwiczenie, które właśnie rozwiązujesz, albo dzieli ją od niego jeden ruch. Jeśli odpowiem, tamto ćwiczenie będzie nierozwiązane.
advice-show = Odpowiedz mimo to

## games

games-title = ### 🎮 Twoje partie
games-none = Nie grasz teraz żadnej partii. `{ $prefix }{ name-play }` zaczyna nową, a `{ $prefix }{ name-invite }` zaprasza każdego.
games-game = - [{ $game }]({ $link }), przeciwnik: **{ $other }** · { $place } · { $turn }
games-your_turn = **Twój ruch**, czas mija { $deadline }
games-their_turn = ruch: **{ $who }**, czas mija { $deadline }
games-my_turn = ruch: **{ $who }**
games-private = rozmowa prywatna
games-invitations = ### ⚔️ Szukają kogoś do gry
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · wygasa { $deadline }
games-join = Dołącz do { $number }
games-press = Naciśnij przycisk, aby zobaczyć swoje trwające partie. Widzisz je tylko Ty.
games-open = Moje partie

## share

share-won = { $plies ->
    [one] **{ $who }** wygrywa w { $plies } ruchu. Przeciwnik: **{ $other }**.
    [few] **{ $who }** wygrywa w { $plies } ruchach. Przeciwnik: **{ $other }**.
    [many] **{ $who }** wygrywa w { $plies } ruchach. Przeciwnik: **{ $other }**.
   *[other] **{ $who }** wygrywa w { $plies } ruchu. Przeciwnik: **{ $other }**.
}
share-resigned = { $plies ->
    [one] **{ $who }** wygrywa, bo **{ $other }** poddaje partię po { $plies } ruchu.
    [few] **{ $who }** wygrywa, bo **{ $other }** poddaje partię po { $plies } ruchach.
    [many] **{ $who }** wygrywa, bo **{ $other }** poddaje partię po { $plies } ruchach.
   *[other] **{ $who }** wygrywa, bo **{ $other }** poddaje partię po { $plies } ruchu.
}
share-forfeited = { $plies ->
    [one] **{ $who }** wygrywa, bo **{ $other }** odpada po { $plies } ruchu: wyjście z serwera albo koniec czasu.
    [few] **{ $who }** wygrywa, bo **{ $other }** odpada po { $plies } ruchach: wyjście z serwera albo koniec czasu.
    [many] **{ $who }** wygrywa, bo **{ $other }** odpada po { $plies } ruchach: wyjście z serwera albo koniec czasu.
   *[other] **{ $who }** wygrywa, bo **{ $other }** odpada po { $plies } ruchu: wyjście z serwera albo koniec czasu.
}
share-drawn = { $plies ->
    [one] **{ $x }** i **{ $o }** remisują po { $plies } ruchu.
    [few] **{ $x }** i **{ $o }** remisują po { $plies } ruchach.
    [many] **{ $x }** i **{ $o }** remisują po { $plies } ruchach.
   *[other] **{ $x }** i **{ $o }** remisują po { $plies } ruchu.
}
share-no_result = { $plies ->
    [one] **{ $x }** i **{ $o }** kończą bez wyniku po { $plies } ruchu.
    [few] **{ $x }** i **{ $o }** kończą bez wyniku po { $plies } ruchach.
    [many] **{ $x }** i **{ $o }** kończą bez wyniku po { $plies } ruchach.
   *[other] **{ $x }** i **{ $o }** kończą bez wyniku po { $plies } ruchu.
}
share-picture = Ruchomy obrazek partii: { $game }. Zaczyna { $x }, potem gra { $o }. Ruchy: { $moves }.
share-player = gracz { $number }
share-picture_won = Wygrywa { $who }.
share-picture_drawn = Partia kończy się remisem.
share-picture_no_result = Partia kończy się bez wyniku.

## vote

vote-thread = 🗳️ Grać mogą wszyscy: głosujcie nad każdym ruchem w wątku { $thread }.
vote-counts = 🗳️ { $counts } · koniec głosowania { $deadline }
vote-none = 🗳️ Jeszcze bez głosów · koniec głosowania { $deadline }
vote-waits = 🗳️ Nikt nie zagłosował. Bez głosu partia skończy się { $deadline }.
vote-last = Głosy na ostatni ruch: { $counts }
vote-lot = 🎲 Po tyle samo głosów: { $cells }. Rozstrzygnął los.
vote-lot_many = { $count ->
    [one] 🎲 Tyle samo głosów ma { $count } pole. Rozstrzygnął los.
    [few] 🎲 Po tyle samo głosów mają { $count } pola. Rozstrzygnął los.
    [many] 🎲 Po tyle samo głosów ma { $count } pól. Rozstrzygnął los.
   *[other] 🎲 Po tyle samo głosów ma { $count } pola. Rozstrzygnął los.
}
vote-yours = { $count ->
    [one] 🗳️ Twój głos: **{ $move }** · dotąd { $count } głos · koniec głosowania { $deadline }. Do tego czasu możesz zmienić głos.
    [few] 🗳️ Twój głos: **{ $move }** · dotąd { $count } głosy · koniec głosowania { $deadline }. Do tego czasu możesz zmienić głos.
    [many] 🗳️ Twój głos: **{ $move }** · dotąd { $count } głosów · koniec głosowania { $deadline }. Do tego czasu możesz zmienić głos.
   *[other] 🗳️ Twój głos: **{ $move }** · dotąd { $count } głosu · koniec głosowania { $deadline }. Do tego czasu możesz zmienić głos.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** głosuje na **{ $move }** · dotąd { $count } głos · koniec głosowania { $deadline }
    [few] 🗳️ **{ $who }** głosuje na **{ $move }** · dotąd { $count } głosy · koniec głosowania { $deadline }
    [many] 🗳️ **{ $who }** głosuje na **{ $move }** · dotąd { $count } głosów · koniec głosowania { $deadline }
   *[other] 🗳️ **{ $who }** głosuje na **{ $move }** · dotąd { $count } głosu · koniec głosowania { $deadline }
}
vote-how = Głosujcie na pole: zagrane będzie to, które ma najwięcej głosów.
vote-how_with_review = { vote-how } Po partii powiem, gdzie był błąd i kto głosował na właściwy ruch.
vote-typed = Aby zagłosować, wpisz ruch, na przykład `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] Na właściwy ruch głosuje **{ $who }**.
    [one] Na właściwy ruch głosuje **{ $who }** i jeszcze { $others } osoba.
    [few] Na właściwy ruch głosuje **{ $who }** i jeszcze { $others } osoby.
    [many] Na właściwy ruch głosuje **{ $who }** i jeszcze { $others } osób.
   *[other] Na właściwy ruch głosuje **{ $who }** i jeszcze { $others } osoby.
}
vote-saw_unnamed = { $count ->
    [0] Nikt nie głosował na lepszy ruch.
    [one] Na właściwy ruch głosowała { $count } osoba.
    [few] Na właściwy ruch głosowały { $count } osoby.
    [many] Na właściwy ruch głosowało { $count } osób.
   *[other] Na właściwy ruch głosowało { $count } osoby.
}
vote-went_wrong = Ruch { $number } to błąd grupy. Lepiej: { $cells }.
vote-best = **Najcelniejsze głosy:** { $who } { $share }
vote-practise = Ćwicz
vote-choose = 🗳️ Wybierz pole, na które głosujesz:

## race

race-title = 🏁 **Wyścig z zadaniami** · { $game } · { $time }
race-title_storm = ⚡ **Sprint z zadaniami** · { $game } · { $time }
race-time_90 = 90 sekund
race-time_180 = 3 minuty
race-mixed = kilka gier
race-rules = Wszyscy dostają te same zadania, od łatwych do trudnych, każdy we własnej wiadomości, której inni nie widzą. Dobra odpowiedź to punkt, zła kosztuje { $seconds } s.
race-in = **Na starcie:** { $names } ({ $count } z { $most })
race-starts = Start { $begins } albo wcześniej, gdy { $who } naciśnie **Rozpocznij**.
race-starts_at = Start { $begins }.
race-unrated = -# Rankingi się nie zmieniają: nie wiem, czy ktoś jest szybki, czy ma otwarte drugie okno.
race-restarted_lobby = -# Uruchomiono mnie ponownie. Wszyscy, którzy dołączyli, nadal są na starcie; gdy wyścig ruszy, niech nacisną tu **Kontynuuj**.
race-join = Dołącz
race-begin = Rozpocznij
race-continue = Kontynuuj
race-again = Jeszcze raz
race-see_missed = Pokaż nierozwiązane
race-keep = Przećwicz je
race-kept = { $count ->
    [0] Te zadania są już wśród Twoich ćwiczeń.
    [one] Masz { $count } nowe ćwiczenie z tych zadań.
    [few] Masz { $count } nowe ćwiczenia z tych zadań.
    [many] Masz { $count } nowych ćwiczeń z tych zadań.
   *[other] Masz { $count } nowego ćwiczenia z tych zadań.
}
race-open_storm = Zacznij mój sprint
race-joined = 🏁 Jesteś na starcie. Wyścig ruszy { $begins }, a pierwsze zadanie pojawi się tutaj.
race-alone = Nikt inny nie dołączył, więc to sprint: wyścig solo. Liczy się do Twoich rekordów.
race-nobody_joined = Nikt nie dołączył.
race-running = -# Każdy odpowiada w swojej własnej wiadomości. Jeśli Twoja zniknęła, naciśnij **Kontynuuj**.
race-restarted = Uruchomiono mnie ponownie. Wszystkie punkty są zachowane, podobnie jak czas, który został Ci po ostatniej odpowiedzi: naciśnij **Kontynuuj**.
race-over = -# Przy równej liczbie punktów decyduje najdłuższe kombo, potem mniej złych odpowiedzi, a na końcu krótszy czas.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · najlepsze kombo { $combo } · złe: { $wrong }
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } punkt** · zadanie { $number } · czas mija { $ends }
    [few] **{ $points } punkty** · zadanie { $number } · czas mija { $ends }
    [many] **{ $points } punktów** · zadanie { $number } · czas mija { $ends }
   *[other] **{ $points } punktu** · zadanie { $number } · czas mija { $ends }
}
race-win = **{ $mark } wykonuje ruch i wygrywa.**
race-draw = **{ $mark } wykonuje ruch i remisuje.**
race-paused = { $points ->
    [one] ⏸️ Twój czas stoi w miejscu. Masz **{ $points } punkt** i jeszcze **{ $seconds } s**; czas ruszy, gdy naciśniesz **Kontynuuj**.
    [few] ⏸️ Twój czas stoi w miejscu. Masz **{ $points } punkty** i jeszcze **{ $seconds } s**; czas ruszy, gdy naciśniesz **Kontynuuj**.
    [many] ⏸️ Twój czas stoi w miejscu. Masz **{ $points } punktów** i jeszcze **{ $seconds } s**; czas ruszy, gdy naciśniesz **Kontynuuj**.
   *[other] ⏸️ Twój czas stoi w miejscu. Masz **{ $points } punktu** i jeszcze **{ $seconds } s**; czas ruszy, gdy naciśniesz **Kontynuuj**.
}
race-time_up = ⏱️ Koniec czasu.
race-all_answered = 🏆 To już wszystkie zadania!
race-result = { $points ->
    [one] **{ $points } punkt** · najlepsze kombo { $combo } · złe: { $wrong }
    [few] **{ $points } punkty** · najlepsze kombo { $combo } · złe: { $wrong }
    [many] **{ $points } punktów** · najlepsze kombo { $combo } · złe: { $wrong }
   *[other] **{ $points } punktu** · najlepsze kombo { $combo } · złe: { $wrong }
}
race-wait_for_order = -# Kolejność będzie na kanale, gdy wszyscy skończą.
race-records = Twoje rekordy: **{ $today }** dziś · **{ $week }** w tym tygodniu · **{ $ever }** od początku
race-new_record = 🏆 Twój najlepszy sprint do tej pory!
race-missed = Zadanie { $number } · nierozwiązane { $page } z { $count }
race-right_win = { $mark } wygrywa ruchem **{ $solution }**. { $reasons }
race-right_draw = { $mark } remisuje ruchem **{ $solution }**. { $reasons }
race-nothing_missed = Wszystkie zadania rozwiązane. ✅
race-title_day = 🏁 **Wyścig dnia** · { $day }
race-day_rules = Wszyscy tutaj dostają te same zadania ({ $count }), od łatwych do trudnych, po jednej próbie na każde. Dobra odpowiedź to punkt. Koniec { $ends }; potem pokażę właściwe ruchy.
race-day_named = W tabeli jest każdy, kto bierze udział. Rankingi się nie zmieniają.
race-day_nobody = Nikt jeszcze nie odpowiedział.
race-day_over = Ten wyścig skończył się o północy UTC.
race-day_solutions = -# Koniec { $ends }. Potem `{ $prefix }{ name-race } { word-today }` pokaże Twoje nierozwiązane zadania.
race-day_progress = Twoje odpowiedzi: { $number } z { $count } zadań.
race-day_order = -# Przy równej liczbie punktów decyduje najdłuższe kombo, potem mniej złych odpowiedzi, a na końcu krótszy czas. Za żadne zadanie nie liczy się więcej niż minuta, więc możesz przerwać i dokończyć dziś później.
race-day_yesterday = { $points ->
    [one] Wczoraj: **{ $points } punkt**, miejsce { $place } z { $count }.
    [few] Wczoraj: **{ $points } punkty**, miejsce { $place } z { $count }.
    [many] Wczoraj: **{ $points } punktów**, miejsce { $place } z { $count }.
   *[other] Wczoraj: **{ $points } punktu**, miejsce { $place } z { $count }.
}
race-start = Start
race-todays = Dzisiejszy wyścig
race-day_score = { $points ->
    [one] **{ $points } punkt** · zadanie { $number } z { $count }
    [few] **{ $points } punkty** · zadanie { $number } z { $count }
    [many] **{ $points } punktów** · zadanie { $number } z { $count }
   *[other] **{ $points } punktu** · zadanie { $number } z { $count }
}
race-day_wrong = ❌ To nie jest właściwy ruch.
race-storm_press = { race-title_storm } · Naciśnij przycisk, aby zacząć swój. Zobaczysz go tylko Ty.
