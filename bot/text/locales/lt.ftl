### The bot's texts in Lithuanian.

## ply

ply-member_first = Nauja partija. **{ $who }** deda { $mark }: **{ $coordinate }**.
ply-member = **{ $who }** deda { $mark }: **{ $coordinate }**.
ply-program_first = Pradedu: **{ $coordinate }** { $mark }.
ply-program = Atsakau: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = stulpelis { $column }
move-cell = { $column } stulpelio { $row } eilutė
move-row = { $row } eilutė, { $first }–{ $last } stulpeliai
move-diagonal = įstrižainė { $first } – { $last }
move-boards = lentos { $boards }
ply-wait = Manęs laukia daug partijų, todėl mano ėjimas užtruks apie { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundes
       *[other] { $seconds } sekundžių
    }.

## status

status-member_to_move = Tavo ėjimas, **{ $who }**: žaidi ženklu { $mark }.
status-example = Pavyzdžiui: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, tavo ėjimas · laikas baigsis { $deadline }
status-time_limit = Jei iki tol nebus ėjimo, partija baigsis be rezultato. Kai jau bus ėjusios abi pusės, pralaimės ta, kuriai baigsis laikas.
status-replaceable = Kai abu būsime ėję, o tu valandą neisi, kiti galės čia pradėti savo partiją, ir šią pralaimėsi.
status-extended = ⏳ Laikas vieną kartą pratęstas, nes **{ $who }** nemato šio kanalo arba negali jame rašyti.
status-excused = **{ $who }** nematė šio kanalo arba negalėjo jame rašyti. **{ $other }** turi leidimų, dėl kurių taip gali nutikti, todėl nepralaimi niekas.
status-level_to_move = **{ $who }** { $mark } galvoja…
status-member_won = 🏆 **{ $who } { $mark } laimi.** Linija: { $line }.
status-program_won = 🏁 **Laimiu aš** { $mark }. Linija: { $line }.
status-member_won_without_line = 🏆 **{ $who } laimi.**
status-program_won_without_line = 🏁 **Laimiu aš.**
status-misere_won = 🏆 **Laimi { $winner }**, nes **{ $who }** { $mark } užbaigė liniją: { $line }.
status-misere_member_won = 🏆 **{ $who } laimi**, nes aš { $mark } užbaigiau liniją: { $line }.
status-misere_program_won = 🏁 **Laimiu aš**, nes **{ $who }** { $mark } užbaigė liniją: { $line }.
status-draw = 🤝 **Lygiosios.** Lenta pilna, o linijos niekas neturi.
status-draw_repetition = 🤝 **Lygiosios.** Ta pati pozicija pasikartojo tris kartus.
status-draw_move_limit = 🤝 **Lygiosios** po 100 ėjimų.
status-draw_boards = { $count ->
    [one] 🤝 **Lygiosios.** Kiekviena pusė laimėjo { $count } lentą, o trijų iš eilės neturi niekas.
    [few] 🤝 **Lygiosios.** Kiekviena pusė laimėjo { $count } lentas, o trijų iš eilės neturi niekas.
   *[other] 🤝 **Lygiosios.** Kiekviena pusė laimėjo { $count } lentų, o trijų iš eilės neturi niekas.
}
status-member_won_boards = 🏆 **{ $who } laimi**, lentomis { $won } : { $lost }. Trijų iš eilės neturi niekas.
status-program_won_boards = 🏁 **Laimiu aš**, lentomis { $won } : { $lost }. Trijų iš eilės neturi niekas.
status-member_resigned = 🏳️ **{ $who }** pasiduoda. **Laimiu aš.**
status-member_forfeited = ⌛ **{ $who }** iškrenta: paliko serverį arba baigėsi laikas. **Laimiu aš.**
status-member_started_over = 🏳️ **{ $who }** pasiduoda ankstesnėje partijoje. **Ją laimiu aš.**
status-resigned = 🏳️ **{ $who }** pasiduoda. **Laimi { $winner }.**
status-forfeited = ⌛ **{ $who }** iškrenta: paliko serverį arba baigėsi laikas. **Laimi { $winner }.**
status-agreed = 🤝 **Lygiosios** susitarus.
status-exhibition_ended = ⏹️ **Sustabdyta.** Ši partija baigėsi be rezultato.
status-stopped = ⏹️ **Moderatorius sustabdė šią partiją.** Ji baigėsi be rezultato.
status-abandoned = 💤 Niekas nebežaidė, todėl ši partija baigėsi be rezultato.
status-crowd = grupė
status-crowd_first = Grupė
status-crowd_to_move = Grupės ėjimas { $mark }: **balsuoti gali visi.**
status-someone = kažkas
status-again_watch = Dar vieną partiją? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Ačiū už partiją!
ending-next_time = Gal pavyks kitą kartą!
ending-good_game = Gera partija!
ending-rating = **Reitingas:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } pergalė iš eilės
        [few] { $count } pergalės iš eilės
       *[other] { $count } pergalių iš eilės
    }
ending-rating_of_game = **Žaidimo „{ $game }“ reitingas:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Pirma pergalė prieš lygį **{ $level }**!
ending-last_win = Prieš paskutinį savo ėjimą dar galėjai laimėti: ||**{ $cells }**||
ending-last_draw = Prieš paskutinį savo ėjimą dar galėjai pasiekti lygiąsias: ||**{ $cells }**||
ending-last_win_of_member = Prieš paskutinį savo ėjimą **{ $who }** dar galėjo laimėti: ||**{ $cells }**||
ending-last_draw_of_member = Prieš paskutinį savo ėjimą **{ $who }** dar galėjo pasiekti lygiąsias: ||**{ $cells }**||
ending-earlier_win = Savo { $ordinal ->
       *[other] { $number }
    } ėjimu dar galėjai laimėti: ||**{ $cells }**||
ending-earlier_draw = Savo { $ordinal ->
       *[other] { $number }
    } ėjimu dar galėjai pasiekti lygiąsias: ||**{ $cells }**||
ending-earlier_win_of_member = Savo { $ordinal ->
       *[other] { $number }
    } ėjimu **{ $who }** dar galėjo laimėti: ||**{ $cells }**||
ending-earlier_draw_of_member = Savo { $ordinal ->
       *[other] { $number }
    } ėjimu **{ $who }** dar galėjo pasiekti lygiąsias: ||**{ $cells }**||
ending-best_result = Nė vienos klaidos: geresnio rezultato čia pasiekti neįmanoma.
ending-no_mistake = Nė vienos klaidos.

## position

position-cells = X: { $x } · O: { $o }
position-none = nėra
position-columns = Žetonai stulpeliuose, nuo apačios: { $columns }
position-disc_x = raudonas
position-disc_o = geltonas
position-threats = { $glyph } žymi grėsmę: { $cells }
position-fading = Toliau išnyks: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Kitas ėjimas: lentoje { $board }, nuo { $first } iki { $last }.
position-any_board = Kitas ėjimas: bet kurioje lentoje.
position-open_boards = Kitas ėjimas: bet kurioje atviroje lentoje ({ $boards }).
position-boards_won = Uždarytos lentos: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = niekieno: { $boards }
position-against = Mano lygis: { $level }
position-coached = Su patarimais
position-weakened = Mažiau laiko galvoti nei įprastai: reitingas nedidės
position-unrated = Privati gija: be reitingo
position-misere = { $count } iš eilės pralaimi

## level

level-random = atsitiktinis
level-easy = lengvas
level-medium = vidutinis
level-hard = sunkus
level-perfect = tobulas
level-learner = mokinys
level-intuition = intuicija
level-neural = neuroninis
level-neural-early = neuroninis-ankstyvas
level-neural-middle = neuroninis-treniruojamas

## game

game-3x3 = Kryžiukai-nuliukai
game-misere = Kryžiukai-nuliukai (linija pralaimi)
game-4x4 = 4×4 (keturi iš eilės)
game-5x5 = 5×5 (keturi iš eilės)
game-7x7 = 7×7 (penki iš eilės)
game-9x9 = 9×9 (penki iš eilės)
game-connect4 = Keturi iš eilės
game-fading = Nykstantys ženklai
game-ultimate = Ultimate kryžiukai-nuliukai
game-rules_fading = Trys iš eilės laimi. Kiekviena pusė turi daugiausia tris ženklus: kai dedi ketvirtą, pirma išnyksta seniausias tavo ženklas.
game-rules_ultimate = Laimėk tris lentas iš eilės: horizontaliai, vertikaliai arba įstrižai. Langelis, į kurį eini, parodo, kur eis kita pusė: langelis viršuje dešinėje siunčia ją į lentą viršuje dešinėje. Jei ta lenta jau laimėta ar pilna, galima eiti į bet kurią kitą atvirą lentą.
game-size = { $rows }×{ $columns } ({ $in_a_row } iš eilės)

## board

board-rematch = Revanšas
board-level = Lygis: { $level }
board-game = Žaidimas: { $game }
board-hint = Patarimas
board-resign = Pasiduoti
board-take_back = Atsiimti ėjimą
board-draw = Siūlyti lygiąsias
board-again = Žaisti dar
board-stop = Stabdyti partiją
board-review = Apžvalga
board-fix = Taisyti mano klaidas
board-choose_row = Rinkis eilutę: { $rows }
board-choose_column = Eilutė { $row }: rinkis stulpelį
board-another_row = Kita eilutė
board-choose_board = Rinkis lentą
board-choose_cell = { $board }: rinkis langelį
board-another_board = Kita lenta

## style

style-default = Klasika, didelės lentos – paveikslėliai
style-classic = Klasika
style-shapes = Formos
style-animals = Gyvūnai
style-fruit = Vaisiai
style-space = Kosmosas
style-weather = Orai
style-picture = Paveikslėlis
style-own = Serverio jaustukai

## own

own-title = Lentos jaustukai
own-choose = Rinktis jaustukus
own-explanation = Jaustukas arba šio serverio jaustuko pavadinimas, pvz., :cat:
own-placeholder = Palik tuščią, jei tinka numatytasis
own-x = X
own-o = O
own-winning_x = Paryškintas X
own-winning_o = Paryškintas O
own-empty = Laisvas langelis
own-unavailable = Šių jaustukų čia naudoti nebegalima: { $names }. Lentose vėl rodomi { $mark_x } ir { $mark_o }.

## picture

picture-board = Lenta { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Lenta: { $rows }×{ $columns }. { $discs }.
picture-fading = Toliau išnyks: { $marks }.
picture-fading_mark = { $letter } langelyje { $cell }
picture-last = Paskutinis ėjimas: { $coordinate }.
picture-line = Perbraukta linija { $line }.
picture-network = Tinklas tikisi { $value } pusei { $mark }, nuo −100 iki +100. Labiausiai jam patinka: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Žaisti gijoje
thread-made = Partija vyksta čia: { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** meta tau iššūkį: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** ieško, su kuo žaisti: **{ $game }**. Kas nori?
challenge-mark = **{ $who }** žaidžia ženklu { $mark }, o pradeda { $mark_x }.
challenge-random_mark = Ženklus parinks burtai, o pradeda { $mark_x }.
challenge-hints = 💡 Abu žaidėjai gali naudoti `/{ name-hint }`, ir tai bus pažymėta lentoje.
challenge-notices_on = 🔔 Priėmus įjungiami pranešimai: pažymėsiu tave, kai tavo ėjimas, o tavęs nėra, ir prieš baigiantis tavo laikui. Juos išjungia mygtukas per `/{ name-privacy }`.
challenge-expires = Baigia galioti { $deadline }.
challenge-accept = Priimti
challenge-decline = Atmesti
challenge-withdraw = Atšaukti
challenge-declined = **{ $who }** atmeta iššūkį.
challenge-withdrawn = **{ $who }** atšaukia iššūkį.
challenge-uninvited = **{ $who }** atšaukia kvietimą.
challenge-expired = ⌛ Laikas baigėsi: **{ $who }** liko be atsakymo.
challenge-begun = Žaidžia **{ $x }** { $mark_x } ir **{ $o }** { $mark_o }.
challenge-choose_friend = Su kuo nori žaisti?
challenge-friend = Pasirink narį
challenge-invite = Bet kas čia

## offer

offer-draw = 🤝 **{ $who }** siūlo lygiąsias. **{ $other }**, sutinki?
offer-take-back = ↩️ **{ $who }** prašo leisti atsiimti ėjimą **{ $coordinate }**. **{ $other }**, sutinki?
offer-take-back_answered = ↩️ **{ $who }** prašo leisti atsiimti ėjimą **{ $coordinate }** (kartu būtų atsiimtas ir žaidėjo **{ $other }** atsakymas **{ $answer }**). **{ $other }**, sutinki?
offer-accept = Sutinku
offer-decline = Nesutinku
offer-taken_back = **{ $who }** atsiima ėjimą.
offer-declined = **{ $who }** nesutinka. Partija tęsiasi.
offer-withdrawn = **{ $who }** atsiima pasiūlymą. Partija tęsiasi.
notice-turn = { $who }, tavo ėjimas.
notice-begun = { $who }, tavo partija prasidėjo.
notice-reminder = ⏰ { $who }, tavo ėjimas, o tavo laikas [partijoje]({ $link }) baigsis { $deadline }.
notify-on = 🔔 **Pranešimai:** įjungti. Partijose su kitais žaidėjais pažymėsiu tave, kai tavo ėjimas, o tavęs penkias minutes nėra kanale, kai kitas žaidėjas priima tavo iššūkį ar ką nors pasiūlo, ir kartą prieš baigiantis tavo laikui.
notify-off = 🔕 **Pranešimai:** išjungti. Pažymėsiu tave tik tada, kai kas nors meta tau iššūkį.
notify-turn_on = Įjungti pranešimus
notify-reminders_on = 🔥 **Serijos priminimas:** įjungtas. Likus dviem valandoms iki vidurnakčio (UTC), atsiųsiu tau tiesioginę žinutę, jei gali nutrūkti bent trijų dienų dienos uždavinių serija.
notify-reminders_off = 🔥 **Serijos priminimas:** išjungtas. Likus dviem valandoms iki vidurnakčio (UTC), galiu atsiųsti tau tiesioginę žinutę, jei gali nutrūkti bent trijų dienų dienos uždavinių serija.
notify-turn_on_reminders = Priminti apie seriją
notify-turn_off_reminders = Nepriminti apie seriją
notify-searches_on = ⚔️ **Pranešimai apie kvietimus:** čia įjungti. Atsiųsiu tau tiesioginę žinutę, kai kas nors ieško, su kuo žaisti, kanale, kurį matai, daugiausia kartą per valandą.
notify-searches_off = ⚔️ **Pranešimai apie kvietimus:** čia išjungti. Galiu atsiųsti tau tiesioginę žinutę, kai kas nors ieško, su kuo žaisti, kanale, kurį matai, daugiausia kartą per valandą.
notify-searches_off_here = ⚔️ **Pranešimai apie kvietimus:** išjungti. Šis serveris jų neleidžia.
notify-searches_in = { $count ->
    [one] ⚔️ **Pranešimai apie kvietimus:** įjungti { $count } serveryje. Atsiųsiu tau tiesioginę žinutę, kai kas nors ten ieško, su kuo žaisti.
    [few] ⚔️ **Pranešimai apie kvietimus:** įjungti { $count } serveriuose. Atsiųsiu tau tiesioginę žinutę, kai kas nors ten ieško, su kuo žaisti.
   *[other] ⚔️ **Pranešimai apie kvietimus:** įjungti { $count } serverių. Atsiųsiu tau tiesioginę žinutę, kai kas nors ten ieško, su kuo žaisti.
}
notify-searches_nowhere = ⚔️ **Pranešimai apie kvietimus:** išjungti. Serveryje `/{ name-notify }` įjungia tiesiogines žinutes apie tai, kad kas nors ten ieško, su kuo žaisti.
notify-turn_on_searches = Pranešti, kai kas ieško žaidimo
notify-turn_off_searches = Nebepranešti apie kvietimus
notify-streak_ends =
    🔥 Tavo dienos uždavinių serija nutrūks { $ends }, vidurnaktį (UTC), jei neišspręsi šiandienos uždavinio:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
notify-private_streak = - čia, per `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
notify-streak_elsewhere = - kitame pokalbyje, per `/{ name-puzzle }`: { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
notify-some_server = kitas serveris
notify-search = ⚔️ **{ $who }** ieško, su kuo žaisti: **{ $game }**, serveris **{ $server }**. Baigia galioti { $deadline }. [Žiūrėti kvietimą]({ $link })
notify-turn_off = Išjungti pranešimus

## puzzle

puzzle-win = **{ $mark } eina ir laimi.** Laimi tik vienas ėjimas. Kuris?
puzzle-draw = **{ $mark } eina ir pasiekia lygiąsias.** Lygiąsias išlaiko tik vienas ėjimas, visi kiti pralaimi. Kuris?
puzzle-user = 🧩 Uždavinys žaidėjui **{ $who }**.
puzzle-daily = 🧩 **Dienos uždavinys ({ $day }).** Kitas bus { $ends }. Skaičiuojamas tik pirmas atsakymas.
puzzle-right = ✅ **{ $coordinate } – teisingai.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } neužtenka:** { $other } dar gali pasiekti lygiąsias. Teisingas ėjimas: **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } pralaimi**, jei { $other } žais gerai. Teisingas ėjimas: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } uždavinys iš eilės!
        [few] { $count } uždaviniai iš eilės!
       *[other] { $count } uždavinių iš eilės!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } diena iš eilės!
        [few] { $count } dienos iš eilės!
       *[other] { $count } dienų iš eilės!
    }
puzzle-record-solved = **Išspręsta:** { $solved } iš { $tried }
puzzle-record-streak = **Serija:** { $in_a_row } (rekordas: { $best })
puzzle-record-daily = **Dienos uždavinys:** { $days ->
        [one] { $days } diena iš eilės
        [few] { $days } dienos iš eilės
       *[other] { $days } dienų iš eilės
    } (rekordas: { $best_days })
puzzle-next = Kitas uždavinys
puzzle-skip_costs = -# Jei neatsakysi ir imsi kitą uždavinį, šis bus neišspręstas.
puzzle-seen = Šį uždavinį jau matei lenktynėse per pastarąsias 30 dienų, tad tavo reitingo jis nekeičia.
puzzle-rating = **Uždavinių reitingas:** { $rating } ({ $change })
puzzle-share = Dalytis
puzzle-shared = 🧩 Dienos uždavinys ({ $day }): { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
puzzle-solve = Spręsti
puzzle-answers = teisingai **{ $solved }**, klaidingai **{ $missed }**
puzzle-streaks = 🔥 **Serijos, kuriomis dalijamasi:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
puzzle-race = { $count ->
        [one] 🏁 **Dienos lenktynės:** { $leaders } · kol kas { $count } dalyvis
        [few] 🏁 **Dienos lenktynės:** { $leaders } · kol kas { $count } dalyviai
       *[other] 🏁 **Dienos lenktynės:** { $leaders } · kol kas { $count } dalyvių
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Dienos lenktynės
puzzle-yesterday = **Vakar dienos sprendimas:** { $solution }
puzzle-yesterday_posted = **[Vakar dienos]({ $link }) sprendimas:** { $solution }

## practice
practice-game = Iš tavo partijos ({ $day }):
practice-lost_win = **Eina { $mark }.** Čia tavo ėjimas **{ $coordinate }** paleido pergalę iš rankų. Rask geresnį ėjimą.
practice-lost_draw = **Eina { $mark }.** Čia tavo ėjimas **{ $coordinate }** paleido lygiąsias iš rankų. Rask geresnį ėjimą.
practice-crowd_game = Iš grupės partijos ({ $day }):
practice-crowd_lost_win = **Eina { $mark }.** Čia grupės ėjimas **{ $coordinate }** paleido pergalę iš rankų. Rask geresnį ėjimą.
practice-crowd_lost_draw = **Eina { $mark }.** Čia grupės ėjimas **{ $coordinate }** paleido lygiąsias iš rankų. Rask geresnį ėjimą.
practice-race = Iš tavo lenktynių ({ $day }):
practice-no_move_win = **{ $mark } eina ir laimi.** Čia nespėjai rasti ėjimo. Laimi tik vienas ėjimas. Kuris?
practice-no_move_draw = **{ $mark } eina ir pasiekia lygiąsias.** Čia nespėjai rasti ėjimo. Lygiąsias išlaiko tik vienas ėjimas. Kuris?
practice-draws = 💡 **{ $coordinate } neužtenka:** { $other } dar gali pasiekti lygiąsias.
practice-loses = 💡 **{ $coordinate } pralaimi**, jei { $other } žais gerai.
practice-unproven = 💡 **{ $coordinate }** gal ir ne blogiau, bet įrodyti nepavyko.
practice-better = **Geriau:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Šis pratimas grįš rytoj.
        [one] Šis pratimas grįš po { $days } dienos.
        [few] Šis pratimas grįš po { $days } dienų.
       *[other] Šis pratimas grįš po { $days } dienų.
    }
practice-first_counts = Skaičiuojamas tik pirmas atsakymas, ir tik tą dieną, kuriai pratimas skirtas. { practice-comes_back }
practice-end_of_game = Tai buvo paskutinė tavo klaida šioje partijoje.
practice-end_of_race = Tai buvo paskutinis neišspręstas šių lenktynių uždavinys.
practice-no_mistakes = Šioje partijoje neradau tavo ėjimo, kuris būtų įrodyta klaida.
practice-none = Pratimų dar neturi. Nuo šiol juos darau iš klaidų tavo baigtose partijose.
practice-none_due = **Dabar nėra ko treniruoti.** Kitas tavo pratimas: { $due }.
practice-show = Parodyk
practice-try_again = Bandyti dar kartą
practice-hint = { board-hint }
practice-other_game = Kitos partijos klaidos
practice-a_game = Partijos klaidos
practice-hint_finish_line = 💡 **Patarimas:** gali užbaigti liniją.
practice-hint_block_line = 💡 **Patarimas:** { $other } kitu ėjimu gali užbaigti liniją.
practice-hint_make_fork = 💡 **Patarimas:** gali pagrasinti pergale dviejuose langeliuose iš karto.
practice-hint_prevent_fork = 💡 **Patarimas:** { $other } kitu ėjimu gali pagrasinti pergale dviejuose langeliuose iš karto.
practice-hint_forced_sequence = 💡 **Patarimas:** galvok kelis ėjimus į priekį: ką gali eiti { $other } po kiekvieno tavo ėjimo?
practice-hint_opening = 💡 **Patarimas:** pažiūrėk, kuo { $other } gali pagrasinti po kiekvieno tavo ėjimo.
practice-hint_zugzwang = 💡 **Patarimas:** galiausiai į kiekvieną stulpelį kažkas turi eiti. Suskaičiuok, kas tai bus.
practice-puzzle = Spręsti uždavinį
practice-press = Paspausk mygtuką ir treniruokis. Matysi tik tu.
practice-open = Treniruotis

## course

course-lines = Linijos ir blokavimas
course-forks = Šakutės
course-prevention = Kaip neleisti šakutės
course-openings = Pradžios
course-misere = Viskas atvirkščiai
course-large = Didesnės lentos
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kursas
    Kiekviena pamoka turi pavyzdį, kurį žaidi, ir tris pratimus.
course-lines_text =
    Trys ženklai linijoje laimi: horizontaliai, vertikaliai arba įstrižai.
    Todėl pirmiausia pažiūrėk, ar gali užbaigti liniją.
    Jei ne, pažiūrėk, ar gali varžovas, ir užblokuok ją.
course-forks_text =
    Šakutė grasina pergale dviejuose langeliuose iš karto.
    Užblokuoti galima tik vieną, todėl laimi kitame.
    Ieškok laisvo langelio, kuriame kertasi dvi tavo linijos.
course-prevention_text =
    Pastebėk varžovo šakutę, kol jos dar nėra.
    Užimk jos langelį arba sukurk grėsmę, kurią reikia blokuoti kitur.
    Jei pats blokavimas padaro šakutę, grėsmė buvo netinkama.
course-openings_text =
    Centras priklauso keturioms linijoms, kampas trims, kraštas dviem.
    Todėl pradėk centre arba kampe.
    Į kampą atsakyk centru, o į centrą kampu.
course-misere_text =
    Kas užbaigia liniją, pralaimi, todėl laikyk savo ženklus atskirai.
    { $mark_x } pradeda centre ir į kiekvieną ėjimą atsako priešingame langelyje.
    Tada kiekvienoje linijoje, kurią galėtų užbaigti { $mark_x }, yra { $mark_o }.
course-large_text =
    Penki iš eilės laimi. Ketverto su abiem laisvais galais nesustabdysi: užblokuoti galima tik vieną galą.
    Trejetas su abiem laisvais galais kitu ėjimu tampa tokiu ketvertu.
    Ketvertą reikia blokuoti iš karto, todėl jis svarbesnis už bet kurį trejetą.
course-connect4_text =
    Linija, kuriai trūksta vieno langelio, yra grėsmė, net jei ten dar niekas negali eiti.
    Galiausiai kažkas turi eiti po juo: { $mark_x } gauna nelygines eilutes iš apačios, { $mark_o } lygines.
    Niekada neik po langeliu, kuriame varžovas laimėtų.
course-example = Pavyzdys
course-exercise = { $number } pratimas
course-lessons = Visos pamokos
course-next = Kita pamoka
course-win = **{ $mark } eina ir laimi.**
course-draw = **{ $mark } eina ir pasiekia lygiąsias.**
course-completes_line = 💡 **{ $coordinate } pralaimi:** užbaigia liniją.
course-reply = { $mark } atsako: **{ $coordinate }**.
course-another = Štai kita pozicija.
course-solution = 💡 Teisingas ėjimas: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Pamoka baigta!**
course-all_done = 🏆 **Visos pamokos baigtos!**
course-beat = Dabar įveik lygį **{ $level }**.
course-play = Žaisti: { $level }
course-press = Paspausk mygtuką ir atsidarys kursas. Matysi tik tu.

## settings

settings-level = **Numatytasis lygis:** { $level }
settings-game = **Numatytasis žaidimas:** { $game }
settings-games = **Galimi žaidimai:** { $games }
settings-all_games = **Galimi žaidimai:** visi, taip pat bet kokio kito dydžio lentos
settings-choose_games = Visi žaidimai
settings-buttons = **Lentos mygtukai:** įjungti
settings-text = **Lentos mygtukai:** išjungti, ėjimai rašomi
settings-title = ## ⚙️ Serverio nustatymai
settings-saved = ✅ Išsaugota · { $now }
settings-page_games = Žaidimai
settings-page_server = Serveris
settings-page_daily = Dienos uždavinys
settings-page_language = Kalba
settings-heading_games = ### Žaidimai
settings-heading_boards = ### Lentos
settings-heading_access = ### Prieiga
settings-heading_commands = ### Komandos
settings-heading_daily = ### Dienos uždavinys
settings-heading_language = ### Kalba
settings-default = { $what } (numatyta)
settings-language = **Kalba:** { $language }
settings-discord_language = **Kalba:** { $language }, kaip „Discord“ programoje
settings-language_from_discord = Kaip „Discord“ programoje
settings-choose_language = { $first } … { $last }
settings-more_languages = Daugiau kalbų: { $first } … { $last }
settings-note_language = Žinutės visiems rašomos šia kalba. Žinutės, kurias matai tik tu, rašomos tavo kalba.
settings-style = **Lentos stilius:** { $style }
settings-like_pictures = Labiau patiktų piešta?
settings-use_pictures = Piešti visas lentas
settings-pictures = Taip atrodo nupieštos lentos. { slash-settings } turi daugiau stilių ir leidžia grąžinti, kaip buvo.
settings-to_buttons = Rodyti mygtukus
settings-to_text = Slėpti mygtukus
settings-everywhere = **Kanalai:** visi
settings-channels = **Kanalai:** { $channels } ir jų gijos
settings-choose_channels = Visi kanalai
settings-everybody = **Kas gali žaisti:** visi
settings-roles = **Kas gali žaisti:** { $roles }
settings-choose_roles = Visi
settings-threads = **Gijos:** kiekvienai partijai, kur įmanoma
settings-no_threads = **Gijos:** tik paprašius
settings-to_threads = Naudoti gijas
settings-to_channels = Nenaudoti gijų
settings-idle = **Neveikimo riba:** { $idle }
settings-notices = **Pranešimai:** įjungti
settings-no_notices = **Pranešimai:** išjungti
settings-to_notices = Įjungti
settings-to_no_notices = Išjungti
settings-search_notices = **Pranešimai apie kvietimus:** įjungti
settings-no_search_notices = **Pranešimai apie kvietimus:** išjungti
settings-to_search_notices = Leisti
settings-to_no_search_notices = Neleisti
settings-note_is_search_quiet = Kas to paprašo, gauna tiesioginę žinutę, kai kas nors čia kviečia žaisti bet ką, daugiausia kartą per valandą.
settings-votes = **Partijos su balsavimu:** įjungtos
settings-no_votes = **Partijos su balsavimu:** išjungtos
settings-to_votes = Įjungti balsavimus
settings-to_no_votes = Išjungti balsavimus
settings-note_has_no_votes = Su `/{ name-vote }` visi kanale žaidžia kartu prieš mane ir balsuoja dėl kiekvieno ėjimo.
settings-note_is_quiet = Dviejų žaidėjų partijose pažymiu tą, kurio nėra, kai jo ėjimas ir prieš baigiantis jo laikui. Kiekvienas gali tai sau išjungti mygtuku per `/{ name-privacy }`.
settings-note_idle = Partija baigiasi, jei tiek laiko niekas neina. Pradėtoms partijoms galioja ankstesnė riba.
settings-cooldown = **Pauzė:** { $cooldown } tarp komandų
settings-no_cooldown = **Pauzė:** nėra
settings-note_cooldown = Ėjimams ir mygtukams pauzė negalioja.
settings-prefix = **Prefiksas:** `{ $own }`
settings-no_prefix = **Prefiksas:** nėra
settings-note_prefix = Pasvirojo brūkšnio komandos ir komandos po boto paminėjimo veikia visada.
settings-change_prefix = Keisti prefiksą
settings-daily_channel = **Kanalas:** { $channel }
settings-no_daily_channel = **Kanalas:** nėra, neskelbiu jo
settings-choose_daily_channel = Niekur
settings-note_daily_channel = Kartą per dieną ten paskelbiu dienos uždavinį su mygtuku jam spręsti, kiek žmonių jį išsprendė, vakar dienos sprendimą ir ilgiausias serijas tų, kurie dalijasi savo rezultatais.
settings-daily_hour = **Laikas:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Jei ta valanda jau prasidėjo, o šiandien uždavinio dar nebuvo, paskelbiu jį iškart.
settings-hour = { $time } UTC
settings-no_wait = Be pauzės
settings-hours = { $count ->
        [one] { $count } valanda
        [few] { $count } valandos
       *[other] { $count } valandų
    }
settings-days = { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
settings-seconds = { $count ->
        [one] { $count } sekundė
        [few] { $count } sekundės
       *[other] { $count } sekundžių
    }
settings-channels_deleted = 🗑️ Iš pasirinktų kanalų { $count ->
        [one] { $count } ištrintas.
        [few] { $count } ištrinti.
       *[other] { $count } ištrinta.
    }
settings-all_channels_deleted = 🗑️ Visi pasirinkti kanalai ištrinti. Kol nepasirinksi kitų, žaisti galima visuose kanaluose.
settings-roles_deleted = 🗑️ Iš pasirinktų vaidmenų { $count ->
        [one] { $count } ištrintas.
        [few] { $count } ištrinti.
       *[other] { $count } ištrinta.
    }
settings-all_roles_deleted = 🗑️ Visi pasirinkti vaidmenys ištrinti. Kol nepasirinksi kitų, žaisti gali visi.
settings-daily_channel_deleted = 🗑️ Dienos uždaviniui pasirinktas kanalas ištrintas. Kol nepasirinksi kito, jo neskelbiu.
settings-dismiss_deleted = Supratau
settings-missing_for_answers = ⚠️ Negaliu atsakyti į rašomas komandas čia: { $channels }. Prašau, suteik man ten leidimą **{ $missing }**.
settings-missing_for_daily = ⚠️ Negaliu skelbti dienos uždavinio čia: { $channels }. Prašau, suteik man ten leidimą **{ $missing }**.
settings-missing_for_threads = ⚠️ Negaliu naudoti gijų partijoms čia: { $channels }. Prašau, suteik man ten leidimą **{ $missing }**.
settings-missing_for_pictures = ⚠️ Negaliu siųsti lentų paveikslėlių čia: { $channels }, todėl jos iš jaustukų. Prašau, suteik man ten leidimą **{ $missing }**.

## prefix

prefix-title = Komandų prefiksas
prefix-field = Prefiksas
prefix-explanation = Iki 5 ženklų (numatyta: { $usual }). Tuščia: tik paminėjimai ir pasvirojo brūkšnio komandos
prefix-explanation_no_usual = Iki 5 ženklų. Tuščia: tik paminėjimai ir pasvirojo brūkšnio komandos

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Mano atsakymą čia matytų visi. Naudok { $command }, ir jį matysi tik tu.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 Geriausiai atrodo **{ $coordinate }**, bet ne viskas apskaičiuota. { coach-depth } { $reasons }
coach-depth = Skaičiuoju { $depth ->
        [one] { $depth } ėjimą
        [few] { $depth } ėjimus
       *[other] { $depth } ėjimų
    } į priekį, už abi puses kartu.
coach-analyse_anyway = Vis tiek analizuoti
coach-price_hint = Tada ši partija galės tavo reitingą tik sumažinti, bet ne padidinti. Rodyti patarimą?
coach-price_analysis = Tada ši partija galės tavo reitingą tik sumažinti, bet ne padidinti. Analizuoti?
coach-show_hint = Rodyti patarimą
coach-press = Paspausk mygtuką ir gausi patarimą. Matysi tik tu.
coach-wait = Manęs laukia daug žmonių. Atsakymo teks palaukti apie { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundes
       *[other] { $seconds } sekundžių
    }.
coach-win = pergalė per { $moves ->
        [one] { $moves } ėjimą
        [few] { $moves } ėjimus
       *[other] { $moves } ėjimų
    }
coach-win_at_most = pergalė daugiausia per { $moves ->
        [one] { $moves } ėjimą
        [few] { $moves } ėjimus
       *[other] { $moves } ėjimų
    }
coach-draw = lygiosios
coach-loss = pralaimėjimas po { $moves ->
        [one] { $moves } ėjimo
        [few] { $moves } ėjimų
       *[other] { $moves } ėjimų
    }
coach-loss_at_most = pralaimėjimas ne vėliau kaip po { $moves ->
        [one] { $moves } ėjimo
        [few] { $moves } ėjimų
       *[other] { $moves } ėjimų
    }
coach-to_move = Eina { $mark }: **{ $value }**
coach-to_move_unproven = Eina { $mark }: **neapskaičiuota iki galo**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Geriausias tęsinys:** { $cells }
coach-looks_best = **Atrodo geriausia:** { $cells }
coach-not_proven = **Neapskaičiuota iki galo:** { $count } iš { $moves ->
        [one] { $moves } ėjimo
        [few] { $moves } ėjimų
       *[other] { $moves } ėjimų
    }. { coach-depth }
coach-legend = Žaidžiant geriausiai: 🏆 pergalė, 🤝 lygiosios, 💀 pralaimėjimas. „Pergalė per 3 ėjimus“: skaičiuojami tik laiminčios pusės ėjimai.
coach-network =
    Eina { $mark }. Tinklas šiai pusei tikisi **{ $value }**, nuo −100 (pralaimėjimas) iki +100 (pergalė).
    Labiausiai jam patinka: **{ $moves }**
coach-network_legend = Kuo šviesesnis langelis, tuo tikėtiniau, kad tinklas eis ten. + laimi, = lygiosios, − pralaimi žaidžiant geriausiai. Juosta rodo X dalį kairėje ir O dalį dešinėje.
coach-see_network = Ką mato tinklas
coach-nothing_left = Ta partija jau baigta, nėra ko analizuoti.
coach-before_last = Paskutinė partija čia, prieš paskutinį ėjimą:
coach-at_end = Paskutinė partija čia, kai ji sustojo:
coach-completes_line = Užbaigia liniją ({ $lines }) ir laimi.
coach-forks = Tai šakutė: grasina pergale langeliuose { $cells }, o { $mark } gali užblokuoti tik vieną iš šių langelių.
coach-forces = Grasina pergale langelyje { $cell }. { $mark } turi ten blokuoti, bet vis tiek pralaimi.
coach-wins_later = Galiausiai { $mark } turi eiti po langeliu { $cell }, ir { $mover } ten laimi. { $mark_x } gauna nelygines eilutes iš apačios, { $mark_o } lygines.
coach-leaves_only_lines = Dabar kiekvienas { $mark } ėjimas užbaigia liniją.
coach-mirrors = Tai priešais langelį { $cell }. Kas turi centrą ir visada atsako priešingame langelyje, niekada neužbaigia linijos.
coach-mirrors_center = Tai centras. Kas jį turi ir visada atsako priešingame langelyje, niekada neužbaigia linijos.
coach-only_move = Tai vienintelis galimas ėjimas.
coach-blocks = Neleidžia { $mark } užbaigti linijos: { $lines }.
coach-prevents_forks = { $count ->
    [one] Neleidžia { $mark } šakutės langelyje { $cells }.
    [few] Neleidžia jokios { $mark } šakutės: langeliuose { $cells }.
   *[other] Neleidžia jokios { $mark } šakutės: langeliuose { $cells }.
}
coach-only_draw = Visi kiti ėjimai pralaimi.
coach-keeps_win = { $others ->
        [one] Laimi ir dar { $others } ėjimas.
        [few] Laimi ir dar { $others } ėjimai.
       *[other] Laimi dar ir { $others } kitų ėjimų.
    }
coach-only_win = Joks kitas ėjimas nelaimi.
coach-holds_out = Pralaimi visi ėjimai, ir su jokiu kitu ilgiau neatsilaikoma.
coach-holds_out_alone = Pralaimi visi ėjimai, bet su šiuo atsilaikoma ilgiausiai.
coach-threatens = Grasina pergale langelyje { $cell }, todėl { $mark } turi ten blokuoti.
coach-tempts = { $mistakes ->
        [one] Klaidingas { $mistakes } atsakymas
        [few] Klaidingi { $mistakes } atsakymai
       *[other] Klaidinga { $mistakes } atsakymų
    } { $mark } iš { $replies }.
coach-one_of_draws = Lygiąsias išlaiko { $count } iš { $moves ->
        [one] { $moves } galimo ėjimo
        [few] { $moves } galimų ėjimų
       *[other] { $moves } galimų ėjimų
    }, tarp jų ir šis.
coach-all_draw = Lygiąsias išlaiko visi ėjimai.
coach-traps = Daugiausia spąstų { $count ->
        [one] paspendžia **{ $cells }**.
        [few] paspendžia **{ $cells }**.
       *[other] paspendžia **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Tikslumas:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Lūžis:** { $number } ėjimas, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Geriau: { $cells }
coach-no_mistake = **Klaidos ėjimuose:** nėra. Nė vienas ėjimas rezultato nepakeitė.
coach-no_proven_mistake = **Klaidos ėjimuose:** nerasta.
coach-not_judged = { $count ->
        [1] **Per sudėtinga įvertinti:** ėjimas { $numbers }
       *[other] **Per sudėtinga įvertinti:** ėjimai { $numbers }
    }
coach-stopped_at = Kai partija sustojo, ėjo { $mark }: { $value }.
coach-no_plies = Ėjimų nebuvo.
coach-plies = **Ėjimai:** { $cells }
coach-kept = Geras ėjimas: vis dar { $value }.
coach-unjudged = Šis ėjimas per sudėtingas, kad galėčiau jį įvertinti. { coach-depth }
coach-lost_anyway = Partija jau buvo pralaimėta: { $value }.
coach-mistake = Klaida: { $before } → { $after }. Geriau: { $glyph } { $cells }
coach-mistakes = { $count ->
    [one] **{ $count } klaida:** ėjimai { $numbers }
    [few] **{ $count } klaidos:** ėjimai { $numbers }
   *[other] **{ $count } klaidų:** ėjimai { $numbers }
}
coach-move = { $number } ėjimas
coach-back = Atgal
coach-next = Pirmyn

## learner

learner-title = ### 🧠 Ko čia išmokau
learner-naive = 🧠 Čia dar nieko neišmokau, žinau tik taisykles. Mokyk mane: `{ $prefix }{ name-play } { level-learner } { $word }` arba mygtukai žemiau.
learner-how_original = -# Renkuosi pirmą laisvą langelį, dėl kurio dar nepralaimėjau.
learner-how_stronger = -# Mokausi iš abiejų pusių ėjimų. Veidrodines ir pasuktas pozicijas laikau viena.
learner-memory_lost = **Žinomos pralaimimos pozicijos:** { $lost }
learner-memory = **Žinomos pralaimimos pozicijos:** { $lost } · **Geros:** { $good }
learner-games = **Partijos:** { $games } · **Per treniruotes:** { $trained }
learner-latest_games = { $count ->
        [one] **Paskutinė { $count } partija:**
        [few] **Paskutinės { $count } partijos:**
       *[other] **Paskutinės { $count } partijų:**
    } laimėta { $wins } · lygiosios { $draws } · pralaimėta { $losses }
learner-results = **Rezultatai:** laimėta { $wins } · lygiosios { $draws } · pralaimėta { $losses }
learner-unbeatable = 🛡️ Manęs niekas nebegali įveikti.
learner-beatable = 🎯 Dar galiu pralaimėti ir ženklu { $mark_x }, ir ženklu { $mark_o }.
learner-beatable_as = 🎯 Dar galiu pralaimėti ženklu { $mark }.
learner-lesson = 💡 **Naujausia pamoka, žaidžiant ženklu { $mark }:** taip daugiau neisiu.
learner-curve = Linijinė mano pralaimėjimų dalies diagrama. Partijos: { $games }. Pradžioje: { $first }. Pabaigoje: { $last }.
learner-losses = **Mano pralaimėjimų dalis:** { $first } pradžioje · { $last } pabaigoje
learner-training = 🏋️ Treniruotė prieš lygį **{ $opponent }**: { $played } iš { $games ->
        [one] { $games } partijos
        [few] { $games } partijų
       *[other] { $games } partijų
    }
learner-trained = ✅ Treniruotė prieš lygį **{ $opponent }** baigta: { $games ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }.
learner-training_ended_early = ⏹️ Treniruotė prieš lygį **{ $opponent }** baigėsi anksčiau: { $played } iš { $games ->
        [one] { $games } partijos
        [few] { $games } partijų
       *[other] { $games } partijų
    }.
learner-training_failed = ⚠️ Kažkas nepavyko, ir treniruotė prieš lygį **{ $opponent }** nutrūko: { $played } iš { $games ->
        [one] { $games } partijos
        [few] { $games } partijų
       *[other] { $games } partijų
    }. Tai, ko išmokau, lieka.
learner-training_over = ⏹️ Ta treniruotė baigta. Tai, ko išmokau, lieka. Pažiūrėti: `{ $prefix }{ name-brain }`
learner-known_positions = **Žinomos pozicijos:** { $knows } · **Anksčiau:** { $knew }
learner-end = Baigti treniruotę
learner-do_play = Žaisti su manimi
learner-do_train = Treniruoti { $games } partijų
learner-do_export = Išsaugoti kaip failą
learner-do_import = Įkelti failą
learner-do_reset = Išvalyti
learner-import_title = Įkelti mokinio žinias
learner-import_field = Mano išsaugotas failas
learner-saved =
    📤 **Viskas, ką čia žinau, režimas `{ $mode }`**
    { $memory }
    Kad įkeltų tai kitur, to serverio tvarkytojas spaudžia **{ learner-do_import }** po `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Ką žino šis failas, režimas `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Sujungti** – pridėti tai prie to, ką čia žinau, ir palikti mano statistiką.
    -# Naujos pralaimimos pozicijos: { $lost } · Naujos geros: { $good }
learner-replace_preview =
    { "" }**Pakeisti** – pamirštu viską, ką čia žinau, ir savo statistiką.
    -# Pozicijos: { $known } · Partijos: { $games }
learner-do_merge = Sujungti
learner-do_replace = Pakeisti
learner-do_cancel = Atšaukti
learner-merged =
    ✅ **Sujungta**
    { "" }**Naujos pralaimimos pozicijos:** { $lost } · **Naujos geros:** { $good }
    { "" }**Žinomos pozicijos:** { $known }
learner-replaced =
    ✅ **Pakeista**
    { "" }**Žinomos pozicijos:** { $known }
    { "" }**Režimas:** `{ $mode }`
    { "" }**Pamirštos pozicijos:** { $forgotten } · **Pamirštos partijos:** { $games }
learner-not_imported = Nieko neimportuota.
learner-reset =
    🗑️ **Ar man pamiršti viską, ko čia išmokau, ir savo statistiką?**
    { "" }**Pozicijos:** { $known } · **Partijos:** { $games }
    Pradėsiu iš naujo, režimas `{ $mode }`.
learner-reset_yes = Pamiršti viską
learner-reset_switch = Pamiršti ir mokytis režimu { $mode }
learner-reset_no = Palikti viską
learner-forgotten =
    🗑️ **Pamiršau viską, ko čia išmokau, ir savo statistiką.**
    { "" }**Pozicijos:** { $known } · **Partijos:** { $games }
    Pradedu iš naujo, režimas `{ $mode }`.
learner-kept = Nieko nepamiršau.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** čia dar neturi partijų su rezultatu. Pradėti: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** čia dar neturi žaidimo „{ $game }“ partijų su rezultatu. Pradėti: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 pergalės: { $count }
stats-drawn = 🤝 lygiosios: { $count }
stats-lost = pralaimėjimai: { $count }
stats-total = **Iš viso:** { $tally }
stats-mark = **Ženklu { $mark }:** { $tally }
stats-members = **Žaidėjai:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Žaidėjai prieš mane
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Įveikti lygiai:** { $levels }
stats-winning_streak = **Ilgiausia pergalių serija:** { $longest }
stats-course = 🎓 **Kursas:** baigtas
stats-more = Taip pat žr. `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Taip pat žr. `{ $prefix }{ name-history }`
stats-scope = ### 📊 Čia žaistos partijos
stats-games = **Partijos:** { $games } · **Žaidėjai:** { $members }
stats-nothing = Čia dar niekas nebaigė nė vienos partijos. Pradėti: `{ $prefix }{ name-play }`
stats-nothing_of_game = Čia dar niekas nebaigė nė vienos žaidimo „{ $game }“ partijos. Pradėti: `{ $prefix }{ name-play } { $word }`
stats-winners = **Pergalės:** { $mark_x } { $x } · { $mark_o } { $o } · **Lygiosios:** { $draws }
stats-ends = **Kaip baigėsi:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Aktyviausi:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Tarp mano lygių:** { $games ->
        [one] dar { $games } partija
        [few] dar { $games } partijos
       *[other] dar { $games } partijų
    }
stats-bar = Stulpelinė rezultatų diagrama. Pergalės: { $wins }. Lygiosios: { $draws }. Pralaimėjimai: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Paspausk mygtuką, kad pamatytum savo pažangą. Ją matai tik tu.
progress-open = Rodyti mano pažangą
progress-practice_now = Treniruotis dabar
progress-post = Paskelbti
progress-none = Dar neapžvelgiau nė vienos tavo partijos. Pradėk nuo `{ $prefix }{ name-practice }` arba nuo savo klaidų po pralaimėta partija. Nuo tada apžvelgsiu kiekvieną tavo baigtą partiją.
progress-clean = ✅ **{ $theme }:** be klaidų nuo { $date } (apžvelgtos partijos: { $games })
progress-all_themes = Visos temos
progress-compared = { $now } · anksčiau: { $before }
progress-accuracy = **Tikslumas:** { $share }
progress-games = **Apžvelgtos partijos:** { $games }
progress-mistakes = ### Klaidos
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Pratimai
progress-due = **Pratimai šiandien:** { $due } iš { $exercises }
progress-lessons = **Baigtos pamokos:** { $done } iš { $lessons }
progress-puzzle_rating = **Uždavinių reitingas:** { $rating }
progress-legend = Pastarosios 30 dienų ir 30 dienų prieš jas. Tikslumas yra dalis įvertintų tavo ėjimų, kurie išlaikė rezultatą.
progress-chart = Tikslumo diagrama pagal savaites su apžvelgtų partijų skaičiumi: { $weeks }

## theme

theme-finish_line = Užbaigti liniją
theme-block_line = Užblokuoti liniją
theme-make_fork = Padaryti šakutę
theme-prevent_fork = Neleisti šakutės
theme-forced_sequence = Priverstinė ėjimų seka
theme-opening = Pradžia
theme-zugzwang = Cugcvangas (nelyginės ir lyginės grėsmės)

## ended

ended-line = užbaigta linija
ended-full_board = pilna lenta
ended-repetition = pasikartojusi pozicija
ended-move_limit = ėjimų riba
ended-boards_counted = suskaičiuotos lentos
ended-resigned = pasidavimas
ended-forfeited = paliktas serveris arba baigėsi laikas
ended-agreed = sutartos lygiosios
ended-abandoned = palikta nebaigta
ended-stopped = sustabdė moderatorius

## rating

rating-ranked = **Reitingas:** { $rating } · **Vieta:** { $rank }
rating-provisional = **Laikinas reitingas:** { $rating } · **Vieta:** dar po { $games ->
        [one] { $games } reitinguojamos partijos
        [few] { $games } reitinguojamų partijų
       *[other] { $games } reitinguojamų partijų
    }
rating-none = **Reitingas:** dar nėra · **Vieta:** po { $games ->
        [one] { $games } reitinguojamos partijos
        [few] { $games } reitinguojamų partijų
       *[other] { $games } reitinguojamų partijų
    }
rating-of_game = **{ $game }** · { $standing }
rating-curve = Linijinė reitingo diagrama, reitinguojamos partijos: { $games }. Nuo { $first } iki { $last }, mažiausias { $lowest }, didžiausias { $highest }.
rating-course = **Naujausios reitinguojamos partijos ({ $games }):** nuo { $first } iki { $last } · mažiausias { $lowest } · didžiausias { $highest }

## chart

chart-results = Rezultatai
chart-wins = Pergalės: { $games }
chart-draws = Lygiosios: { $games }
chart-defeats = Pralaimėjimai: { $games }
chart-rating = Reitingas
chart-rated_game = Reitinguojama partija
chart-losses = Mano pralaimėjimų dalis
chart-lost = Pralaimėjimai
chart-by_week = Tikslumas pagal savaites
chart-week = Savaitė nuo
chart-accuracy = Tikslumas
chart-reviewed = Apžvelgtos partijos
chart-game = Partija
chart-average = { $games ->
        [one] { $games } partijos vidurkis
        [few] { $games } partijų vidurkis
       *[other] { $games } partijų vidurkis
    }

## leaderboard

leaderboard-title = ### 🏅 Lyderių lentelė: { $game }
leaderboard-range = Vietos { $first }–{ $last } iš { $total }
leaderboard-none = 🏅 Žaidimo „{ $game }“ lentelėje čia dar niekas neturi vietos. Reikia sužaisti { $games ->
        [one] { $games } partiją
        [few] { $games } partijas
       *[other] { $games } partijų
    } prieš mano lygius arba kitus žaidėjus be patarimų. Pradėti: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Kitas:** { $level }, trūksta { $points ->
        [one] { $points } taško
        [few] { $points } taškų
       *[other] { $points } taškų
    }
leaderboard-rated = Skaičiuojamos tik reitinguojamos partijos.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Čia žaistos partijos
history-range = -# Partijos { $first }–{ $last } iš { $total }, naujausios pirma
history-none = **{ $who }** čia dar neturi baigtų partijų. Pradėti: `{ $prefix }{ name-play }`
history-nothing = Čia dar niekas nebaigė nė vienos partijos. Pradėti: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } varžovas: **{ $other }** · { $result } · { $plies ->
        [one] { $plies } ėjimas
        [few] { $plies } ėjimai
       *[other] { $plies } ėjimų
    }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies ->
        [one] { $plies } ėjimas
        [few] { $plies } ėjimai
       *[other] { $plies } ėjimų
    }
history-win = pergalė
history-draw = lygiosios
history-loss = pralaimėjimas
history-no_result = be rezultato
history-newer = Naujesnės
history-older = Senesnės
history-first = Į pradžią
history-last = Į pabaigą
history-list = Į sąrašą
history-export = Mano partijos kaip failas
history-paste = Atkurti eilutę
history-pasted = Eilutė iš failo su partijomis

## replay

replay-ply = { $number } ėjimas iš { $plies }: **{ $who }** deda { $mark }: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Ėjimai:** { $moves }
replay-share = Dalytis

## export

export-use_history = Tai tik tarp mūsų. Spausk **{ history-export }** po `{ $prefix }{ name-history }` arba atsiųsk man `{ $prefix }{ name-export }` tiesiogine žinute.
export-done_pasted =
    📤 **Tavo baigtos partijos:** { $games }
    Iš visur, kur žaidei, po vieną eilutėje. Kad kurią nors vėl pamatytum, spausk **{ history-paste }** po `{ $prefix }{ name-history }` ir įklijuok jos eilutę
export-none = Dar neturi baigtų partijų. Pradėti: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partija sustabdyta, ir tai pažymėta lentoje.
moderation-resigned = 🏳️ **{ $who }** pasiduoda šioje partijoje, ir tai pažymėta lentoje.

## permission

permission-view_channel = Peržiūrėti kanalus
permission-connect = Prisijungti
permission-send_messages = Siųsti žinutes
permission-send_messages_in_threads = Siųsti žinutes gijose
permission-create_public_threads = Kurti viešas gijas
permission-attach_files = Prisegti failus
permission-manage_messages = Tvarkyti žinutes
permission-manage_guild = Tvarkyti serverį

## question

question-yes = Pradėti iš naujo
question-no = Žaisti toliau
question-kept = Partija tęsiasi. Parodyti ją: `{ $prefix }{ name-board }`
question-stop = Čia žaidžia **{ $x }** ir **{ $o }**. Sustabdyti jų partiją?
question-stop_own = Čia žaidžia **{ $x }** ir **{ $o }**. Jei sustabdysi šią partiją, pasiduosi. Sustabdyti?
question-stop_yes = Stabdyti partiją
question-stop_no = Atšaukti
question-play_examples = Pavyzdžiui: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` arba `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Pavyzdžiui: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` arba `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Dienos uždavinys visiems toks pat: `{ $prefix }{ $command } { word-daily }`. Žaidimą ar temą renkiesi savo uždaviniui: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Pavyzdžiui: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; laikas – 90s arba 3m.
question-race_today_alone = Dienos lenktynės čia visiems tokios pat: `{ $prefix }{ $command } { word-today }`. Savo atidaromoms lenktynėms gali pasirinkti žaidimą ir laiką: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Pavyzdžiui: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, su laiku kiekvienam ėjimui nuo 15s iki 24h.
question-watch_examples = Pavyzdžiui: `{ $prefix }{ $command } { level-hard } { level-easy }` arba `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Gal turėjai omenyje `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Gal turėjai omenyje `{ $prefix }{ $command }`?
question-unknown_words = Čia nesuprantu „{ $typed }“.
question-conflicting_words = Tie žodžiai kartu nedera.
question-choose_member = Pasirink narį iš sąrašo, kurį „Discord“ rodo po `@`.
question-course_examples = Pamokos turi numerius nuo 1 iki 7: `{ $prefix }{ $command } 1` atidaro pirmą.
question-invite_examples = Pavyzdžiui: `{ $prefix }{ $command } { word-connect4 }` arba `{ $prefix }{ $command } o`.
question-challenge_named = Mesti iššūkį: **{ $who }**?
question-challenge_named_yes = Mesti iššūkį

## help

help-first = Spausk **Žaisti**, kad pradėtum partiją prieš mane, o tada spausk langelį.
help-to_friend = Žaisti su draugu
help-to_commands = Visos komandos
help-to_play = Žaisti
help-to_learn = Mokytis
help-to_owners = Serverių savininkams
help-about = Apie mane
help-play =
    ### Žaisti
    Laimi trys iš eilės: horizontaliai, vertikaliai arba įstrižai.
    - **Pradėti:** `{ $prefix }{ name-play }`. Žaidi ženklu { $mark_x } ir pradedi; su `{ $prefix }{ name-play } o` žaidi ženklu { $mark_o }.
    - **Ėjimas:** spausk langelį arba rašyk `{ $prefix }{ name-move } B2` (eilutė B, stulpelis 2).
    - **Lygiai:** `{ $prefix }{ name-play } { level-easy }` arba `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Kiti žaidimai:** `{ $prefix }{ name-play } { word-connect4 }` arba `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Su kitais:** `{ $prefix }{ name-play } @ben` meta iššūkį nariui, `{ $prefix }{ name-invite }` kviečia bet ką. Su `{ $prefix }{ name-vote }` visi kartu žaidžia viena puse.
    - **Žaidžiant:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Tavo partijos ir kas ieško, su kuo žaisti:** `{ $prefix }{ name-games }`
    - **Paminėjimai, kai tavo ėjimas:** `{ $prefix }{ name-privacy }`
    - **Dar viena partija čia:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Mokytis
    - **Geriausias ėjimas:** `/{ name-hint }` žaidžiant
    - **Palyginti visus ėjimus:** `{ $prefix }{ name-analyse }`
    - **Partija su paaiškinimais:** mygtukas **{ board-review }** po baigta partija
    - **Tavo klaidos:** `{ $prefix }{ name-practice }`
    - **Kursas:** `{ $prefix }{ name-course }`
    - **Uždaviniai:** `{ $prefix }{ name-puzzle }` arba `{ $prefix }{ name-puzzle } { word-daily }`
    - **Lenktyniauti su laiku:** `{ $prefix }{ name-storm }` be varžovų, `{ $prefix }{ name-race }` su kitais
    - **Mokinys:** `{ $prefix }{ name-play } { level-learner }` – naujokas, kuris mokosi iš tavęs; `{ $prefix }{ name-brain }` rodo, kiek pažengė.
    - **Stebėti:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Rezultatai:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tavo duomenys ir mano žinutės:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Serverių savininkams
    - **Nustatymai:** `/{ name-settings }`: žaidimai, lentos, kanalai, vaidmenys, prefiksas ir kalba (reikia leidimo **{ permission-manage_guild }**)
    - **Sustabdyti partiją:** `{ $prefix }{ name-stop }` jos kanale (reikia leidimo **{ permission-manage_messages }**)
    - **Leidimai:** `/{ name-settings }` rodo, kurių man trūksta.
    - **Prefiksas:** keičiamas per `/{ name-settings }`. Boto paminėjimas veikia visada.
    - **Išvalyti mokinio atmintį:** `{ $prefix }{ name-brain }`
    - **Privatumas:** `{ $prefix }{ name-privacy }` rodo, ką apie tave saugau.
about-version = **Versija:** { $version }
about-invite = [Pridėti mane į serverį](<{ $link }>)
about-install = [Pridėti mane prie savo paskyros](<{ $link }>)
about-terms = [Naudojimosi sąlygos](<{ $link }>)
about-privacy = [Privatumo politika](<{ $link }>)
about-your_data = **Tavo duomenys:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Su šia duomenų baze jau veikė naujesnė versija { $version }. Vėl mane atnaujink arba atkurk atsarginę kopiją, padarytą prieš tą naujinimą.
about-servers = **Serveriai:** { $servers }
about-since = **Paleista:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Segmentas { $shard }:** prisijungta, { $milliseconds } ms
about-shard_down = **Segmentas { $shard }:** neprisijungta

## privacy

privacy-use_slash_command = Tai tik tarp mūsų. Naudok `/{ name-privacy }` arba atsiųsk man `{ $prefix }{ name-privacy }` tiesiogine žinute.
privacy-title = ### Ką apie tave saugau
privacy-nothing = Nieko.
privacy-never = **Niekada nesaugau:** tavo vardo ir to, ką rašai
privacy-matches = **Partijos:** baigtos { $finished } · vyksta { $live }
privacy-matches_details = -# Tavo naudotojo ID, ėjimai, laikas, patarimai ir serverio, kanalo bei žinučių ID
privacy-challenges = **Atviri iššūkiai:** { $challenges }
privacy-challenges_details = -# Kas kam metė iššūkį, žaidimas ir kanalo bei žinutės ID
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = **Reitingai:** { $ratings ->
        [0] nėra
        [one] { $ratings } serveryje
        [few] { $ratings } serveriuose
       *[other] { $ratings } serverių
    }
privacy-gains = **Taškai iš mano lygių:** { $gains ->
        [0] nėra
        [one] iš { $gains } lygio
        [few] iš { $gains } lygių
       *[other] iš { $gains } lygių
    }
privacy-ratings_details =
    -# Tavo reitingas po kiekvienos reitinguojamos partijos ir pergalių, lygiųjų bei pralaimėjimų skaičius
    -# Kiekvieno lygio taškai, gauti paskutinę dieną, kai jų gavai
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = **Uždavinių rezultatai:** { $puzzles ->
        [0] nėra
        [one] { $puzzles } serveryje arba pokalbyje
        [few] { $puzzles } serveriuose ir pokalbiuose
       *[other] { $puzzles } serverių ir pokalbių
    }
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Uždavinių reitingas:** –
   *[other] **Uždavinių reitingas:** iš visų serverių
}
privacy-puzzles_details = -# Paskutinis uždavinys, teisingi ir klaidingi atsakymai, serijos, naujausias dienos rezultatas, kuriuo dalijaisi, ir 30 dienų – uždaviniai iš tavo lenktynių
privacy-practice = **Pratimai:** { $exercises } · **Partijos jiems:** { $reviewed }
privacy-practice_details = -# Nuo kada treniruojiesi, tavo klaidos partijose ir lenktynėse, tavo atsakymai ir kada pratimai grįš
privacy-course = **Pamokos:** { $lessons }
privacy-course_details = -# Kuriuos jų pratimus išsprendei
privacy-learners = **Mokinio atmintis:** { $learners ->
        [0] nėra
        [one] iš { $learners } tiesioginio pokalbio
        [few] iš { $learners } tiesioginių pokalbių
       *[other] iš { $learners } tiesioginių pokalbių
    }
privacy-learners_details = -# Ko mokinys išmoko iš tavęs tiesioginėse žinutėse. Serveriuose jis nesaugo, kas žaidė.
privacy-notices = **Pranešimai išjungti:** taip
privacy-notices_details = -# Tavo naudotojo ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Serijos priminimas:** išjungtas
   *[other] **Serijos priminimas:** įjungtas
}
privacy-search_notices = { $search_notices ->
    [0] **Pranešimai apie kvietimus:** išjungti
    [one] **Pranešimai apie kvietimus:** { $search_notices } serveryje
    [few] **Pranešimai apie kvietimus:** { $search_notices } serveriuose
   *[other] **Pranešimai apie kvietimus:** { $search_notices } serverių
}
privacy-direct_messages_details = -# Tavo naudotojo ID ir kada paskutinį kartą tau tokią siunčiau
privacy-votes = **Balsai:** { $votes } · **Pradėti balsavimai:** { $votings }
privacy-votes_details = -# Partijose, kuriose balsuoja visi: tavo naudotojo ID ir tavo balsas dėl kiekvieno ėjimo, iki 24 valandų po pabaigos
privacy-races = **Uždavinių lenktynės ir sprintai:** { $races } · **Tavo atidaryti:** { $race_starts }
privacy-races_details = -# Tavo naudotojo ID, uždaviniai, kurių iš jų neišsprendei, tavo taškai ir sugaištas laikas
privacy-if_deleted =
    ### Jei tai ištrinsi
    { "" }**Vykstančios partijos** iškart baigsis. Tas, kuriose ėjo abi pusės, pralaimėsi.
    { "" }**Baigtos partijos** liks, bet be tavo naudotojo ID.
    { "" }**Visa kita** dings. To atšaukti negalima.
privacy-forget = Ištrinti mano duomenis
privacy-deleted = ### Tavo duomenys ištrinti
privacy-kept =
    -# Taip pat pamiršau tavo vardą, kalbą ir kam meti iššūkius, jei tai dar buvo atmintyje.
    ### Kas lieka
    { "" }**Partijos:** { $kept }
    -# Be tavo naudotojo ID ir kanalo bei žinučių ID. Lieka tik žinutės ar paspaudimo, nuo kurio partija prasidėjo, ID – kaip jos numeris. Nežinant kanalo, jo niekas nesuras.
    -# Iki vidurnakčio (UTC) dar žinau, kiek kartų šiandien tarpusavyje žaidė tie patys du žmonės, bet nebežinau, kas jie.
privacy-ended = **Nutrauktos partijos:** { $live } { $lost ->
        [0] (be rezultato)
        [one] · **Pralaimėta:** { $lost } (ėjo abi pusės)
        [few] · **Pralaimėta:** { $lost } (ėjo abi pusės)
       *[other] · **Pralaimėta:** { $lost } (ėjo abi pusės)
    }
privacy-nothing_ended = **Nutrauktos partijos:** nėra

## name

name-play = žaisti
name-play_opponent = varžovas
name-play_member = narys
name-play_mark = ženklas
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = žaidimas
name-invite = pakviesti
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = pasiūlymas
name-offer_what = ką
name-draw = lygiosios
name-takeback = atsiimti
name-games = partijos
name-watch = stebėti
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = smegenys
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = mokinys
name-settings = nustatymai
name-vote = balsavimas
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = laikas
name-vote_thread = { word-thread }
name-stop = stabdyti
name-move = ėjimas
name-move_coordinate = langelis
name-board = lenta
name-resign = pasiduoti
name-puzzle = uždavinys
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = lenktynės
name-race_game = { name-play_game }
name-race_time = laikas
name-race_today = { word-today }
name-storm = sprintas
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kursas
name-course_lesson = pamoka
name-help = pagalba
name-about = apie
name-hint = patarimas
name-analyse = analizė
name-analyse_position = pozicija
name-analyse_view = vaizdas
name-review = apžvalga
name-privacy = privatumas
name-progress = pažanga
name-notify = pranešimai
name-practice = pratimas
name-practice_move = { name-move_coordinate }
name-stats = statistika
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = lyderiai
name-leaderboard_game = { name-play_game }
name-history = istorija
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = atkurti
name-export = eksportas

## word

word-random = atsitiktinis
word-thread = gija
word-here = čia
word-network = tinklas
word-hints = patarimai
word-misere = atvirkštiniai
word-fading = nykstantys
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = ultimate-kryžiukai-nuliukai
word-infinite = begaliniai
word-disappearing = nykstantys-ženklai
word-connect4 = 4išeilės
word-connect_four = keturiišeilės
word-tictactoe = kryžiukai-nuliukai
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = atvirkštiniai-kryžiukai-nuliukai
word-misere_tictactoe = misère-kryžiukai-nuliukai
word-daily = dienos
word-mixed = mišrūs
word-today = šiandien
word-finish_line = linija
word-block_line = blokuoti
word-make_fork = šakutė
word-prevent_fork = neleisti
word-forced_sequence = seka
word-opening = pradžia
word-zugzwang = cugcvangas
word-show = rodyti
word-train = treniruoti
word-export = eksportas
word-import = importas
word-reset = išvalyti
word-server = serveris
word-original = pradinis
word-stronger = stipresnis

## command

command-play = Kryžiukai-nuliukai, „Keturi iš eilės“ ir kiti žaidimai prieš mane arba kitą narį
command-play_opponent = Mano lygis, jei žaidi prieš mane
command-play_member = Kam mesti iššūkį (numatyta: žaidi prieš mane)
command-play_mark = Tavo ženklas; pradeda X
command-play_mark_x = X (pradeda)
command-play_mark_o = O (eina antras)
command-play_mark_random = Atsitiktinai
command-play_thread = Atidaryti partijai giją (numatyta: pagal serverio nustatymą)
command-play_hints = Leisti patarimus abiem žaidėjams jų tarpusavio partijoje
command-play_game = Kuris žaidimas (numatyta: serverio numatytasis)
command-invite = Partija su tuo, kas pirmas prisijungs
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Leisti patarimus abiem žaidėjams
command-invite_game = { command-play_game }
command-menu_challenge_member = Mesti iššūkį
command-offer = Lygiosios arba paskutinio tavo ėjimo atsiėmimas, jei kitas žaidėjas sutinka
command-offer_what = Ko prašai kito žaidėjo
command-offer_what_draw = Lygiųjų
command-offer_what_takeback = Leisti atsiimti paskutinį ėjimą
command-games = Tavo vykstančios partijos ir kas čia ieško, su kuo žaisti
command-watch = Stebėti, kaip du mano lygiai žaidžia tarpusavyje
command-watch_x = Lygis, kuris žaidžia ženklu X ir pradeda
command-watch_o = Lygis, kuris žaidžia ženklu O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Šio serverio nustatymai: žaidimai, lentos, kas gali žaisti, kalba
command-vote = Partija prieš vieną iš mano lygių: dėl kiekvieno ėjimo čia balsuoja visi
command-vote_opponent = Mano lygis, prieš kurį visi žaidžiate (numatyta: serverio numatytasis lygis)
command-vote_game = { command-play_game }
command-vote_mark = Bendras jūsų ženklas; pradeda X (numatyta: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Laikas balsuoti dėl kiekvieno ėjimo, nuo 15s iki 24h, pvz., 30s, 5m ar 1h (numatyta: 1m)
command-vote_thread = Ne: šiame kanale, tam reikia leidimo „Tvarkyti žinutes“
command-stop = Sustabdyti partiją šiame kanale
command-move = Eiti į langelį, pvz., B2, o žaidime „Keturi iš eilės“ – į stulpelį pagal numerį
command-move_coordinate = Langelis, pvz., B2, o žaidime „Keturi iš eilės“ – stulpelio numeris
command-board = Parodyti lentą dar kartą nauja žinute
command-resign = Pasiduoti šioje partijoje
command-puzzle = Uždavinys: rask vienintelį teisingą ėjimą
command-puzzle_daily = Parodyti visiems čia serverio dienos uždavinį
command-puzzle_game = { command-play_game }
command-puzzle_theme = Pasirink, apie ką bus uždavinys
command-race = Uždavinių lenktynės visiems čia: tie patys uždaviniai, kuo daugiau per 90 sekundžių
command-race_game = Vieno žaidimo uždaviniai (numatyta: kelių)
command-race_game_mixed = Keli žaidimai
command-race_time = Kiek laiko turi visi (numatyta: 90 sekundžių)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Dienos lenktynės: tie patys 20 uždavinių visiems čia, kada tik šiandien turi laiko
command-storm = Kuo daugiau uždavinių per 90 sekundžių: pagerink savo rekordą
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Kiek turi laiko (numatyta: 90 sekundžių)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Išmok žaisti geriau per septynias trumpas pamokas
command-course_lesson = Pamokos numeris (numatyta: visos pamokos)
command-help = Kaip žaisti, ir visos komandos
command-brain = Ko mokinys čia išmoko ir jo treniruotės
command-brain_train = Treniruoti jį: partijų skaičius, nuo 1 iki 10000 (numatyta: 500)
command-brain_opponent = Treniruoti jį prieš šį lygį (numatyta: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Apie ką tau pranešu, su mygtukais tai pakeisti
command-hint = Gauti gerą ėjimą ir jo paaiškinimą; matai tik tu
command-analyse = Sužinoti, ko vertas kiekvienas ėjimas
command-analyse_position = Eilutės nuo viršaus, pvz., X../.O./... (numatyta: partija šiame kanale)
command-analyse_view = Ką rodyti be verčių (numatyta: nieko)
command-analyse_view_network = ką mato tinklas
command-privacy = Peržiūrėti arba ištrinti tai, ką apie tave saugau
command-practice = Pratimai iš tavo klaidų: rask geresnius ėjimus
command-practice_move = Tavo atsakymas, pvz., B2 arba 4
command-stats = Pažiūrėti savo, kito nario ar viso serverio rezultatus
command-stats_member = Kieno partijos (numatyta: tavo)
command-stats_server = Rodyti visų šio serverio narių partijas
command-stats_game = Tik šis žaidimas (numatyta: visi žaidimai)
command-leaderboard = Geriausi šio serverio žaidėjai
command-leaderboard_game = { command-play_game }
command-history = Baigtos partijos: žiūrėti po vieną ėjimą arba išsaugoti kaip failą
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Kuris langelis? Rašyk eilutės raidę ir stulpelio numerį, pavyzdžiui, `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Tai ne langelis. Rašyk eilutės raidę ir stulpelio numerį, pavyzdžiui, `{ $prefix }{ name-move } B2`.
error-missing_column = Kuris stulpelis? Rašyk jo numerį, pavyzdžiui, `{ $prefix }{ name-move } 2`.
error-unreadable_column = Tai ne stulpelis. Rašyk jo numerį, pavyzdžiui, `{ $prefix }{ name-move } 2`.
error-unknown_row = Eilutės { $row } nėra. Eilutės yra nuo { $first } iki { $last }.
error-unknown_column = Stulpelio { $column } nėra. Stulpeliai yra nuo { $first } iki { $last }.
error-cell_fading = Tavo { $mark } langelyje **{ $coordinate }** išnyks tik po tavo ėjimo. Rinkis laisvą langelį.
error-cell_taken = Langelyje **{ $coordinate }** jau yra { $mark }. Rinkis laisvą langelį.
error-other_board = Turi eiti lentoje **{ $board }**: nuo **{ $first }** iki **{ $last }**.
error-closed_board = Lenta **{ $board }** (nuo { $first } iki { $last }) jau laimėta arba pilna. Rinkis langelį kitoje.
error-full_column = Stulpelis { $column } pilnas. Rinkis kitą.
error-floating_cell = Iš **{ $coordinate }** ženklas nukristų. Rinkis žemiausią laisvą stulpelio langelį.
error-position_shape = Užrašyk poziciją taip: eilučių skaičius { $rows }, langelių eilutėje { $columns }, tarp eilučių `/`. Pavyzdžiui, `{ $example }`. Jei lenta kito dydžio, pirmiausia parašyk dydį, pavyzdžiui, `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Žaidime **{ $game }** parašyta pozicija pasako ne viską. Per partiją jos poziciją rodo `/{ name-analyse }`.
error-position_mark = Šios pozicijos eilutėje { $row }, stulpelyje { $column } turi būti `X`, `O` arba `.`.
error-impossible_position = Tokios pozicijos jokia partija nepasiekia: pradeda X, pusės eina paeiliui, o pirma linija baigia partiją.
error-floating_position = Tokios pozicijos jokia partija nepasiekia: ženklas iš **{ $coordinate }** nukristų.
error-game_size = Tokio dydžio žaidimo nėra. Lenta turi nuo { $least } iki { $most } eilučių ir stulpelių, o linija – bent { $least } langelius ir telpa lentoje. Pavyzdžiui, `{ $prefix }{ name-play } 6x6x4` reiškia 6 eilutes, 6 stulpelius ir 4 iš eilės.
error-game_not_offered = Šiame serveryje nėra žaidimo **{ $game }**. Yra: { $offered }.
error-match_over = Ta partija baigta. Pradėti naują: `{ $prefix }{ name-play }`
error-not_a_player = Šioje partijoje tu nežaidi.
error-workers_busy = Šiuo metu patarimų laukia per daug žmonių. Bandyk dar kartą po minutės.
error-advice_pending = Dar rengiu atsakymą į ankstesnį tavo prašymą. Klausk vėl, kai jį gausi.
error-advice-duel = Dviejų žaidėjų partijoje be patarimų ši pozicija yra lentoje arba iki jos trūksta vieno ėjimo. Klausk vėl, kai ta partija pasistūmės.
error-advice-race = Ši pozicija yra uždavinys, kurį dabar sprendi lenktynėse, arba iki jo trūksta vieno ėjimo. Pirma atsakyk į tą uždavinį.
error-too_many_takebacks = Šioje partijoje jau atsiėmei { $limit ->
        [one] { $limit } ėjimą
        [few] { $limit } ėjimus
       *[other] { $limit } ėjimų
    }. Daugiau vienam žaidėjui neleidžiama.
error-nothing_to_take_back = Dar neturi ėjimų, todėl nėra ko atsiimti.
error-not_your_turn = Dabar ne tavo ėjimas. Parodyti lentą: `{ $prefix }{ name-board }`
error-no_match = Čia nevyksta jokia partija. Pradėti: `{ $prefix }{ name-play }`
error-match_running-resignation = Tavo partija čia dar vyksta. Jei pradėsi iš naujo, joje pasiduosi, ir tai bus pralaimėjimas. Pradėti iš naujo?
error-match_running-no_result = Čia dar vyksta partija. Jei pradėsi iš naujo, ji baigsis be rezultato. Pradėti iš naujo?
error-match_running-time_up = Čia vykstančioje partijoje jau valandą niekas nėjo. Jei pradėsi iš naujo, jos žaidėjas pralaimės. Pradėti iš naujo?
error-channel_busy = Čia žaidžia kiti. Žaisk kitame kanale ar gijoje arba naudok `{ $prefix }{ name-play }`, kai ėjimų nebus { $idle_after ->
        [one] { $idle_after } minutę
        [few] { $idle_after } minutes
       *[other] { $idle_after } minučių
    }.
error-exhibition_running = Čia tarpusavyje žaidžia du mano lygiai. Palauk, kol jų partija baigsis, arba žaisk kitame kanale ar gijoje.
error-match_moved_on = Nuo tada partija pasistūmėjo. Parodyti ją: `{ $prefix }{ name-board }`
error-channel_taken = Čia vyksta kita partija. Palauk, kol ji baigsis, arba žaisk kitame kanale ar gijoje.
error-question-not_yours = Tas klausimas buvo kam nors kitam.
error-offer-not_a_duel = Tai veikia tik partijose su kitais žaidėjais. Žaidžiant prieš mane, `{ $prefix }{ name-play }` pradeda naują partiją, o `{ $prefix }{ name-resign }` – pasiduoda šioje.
error-offer-own_offer = Sutikti gali tik kitas žaidėjas.
error-challenge-own_challenge = Žaisti prieš save negalima. Žaisti prieš mane: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Botai negali priimti iššūkių. Žaisti prieš mane: `{ $prefix }{ name-play }`
error-challenge_waiting = Tarp jūsų jau yra atviras iššūkis. Pirma jį priimk, atmesk arba atšauk: { $existing }
error-challenge-invitation_open = Jau turi atvirą kvietimą. Pirma jį atšauk arba palauk, kol kas nors priims: { $existing }
error-challenge_over = Tai nebegalioja. Naujas iššūkis: `{ $prefix }{ name-play } @kažkas`
error-challenge-not_yours = Tas iššūkis skirtas kam nors kitam.
error-challenge-level = Lygiai yra tik partijose prieš mane. Jei meti iššūkį nariui, lygio nerašyk.
error-challenge-nobody_else = Čia tik mudu. Mesk kam nors iššūkį serverio kanale.
error-challenge-not_visible = Šiame serveryje mano atsakymus matai tik tu, todėl priimti nėra kam. Paprašyk serverio tvarkytojo mane pridėti arba žaisk grupės pokalbyje.
error-challenge-private_thread = Privačios gijos kūrėjas gali pašalinti iš jos kitus, todėl tarpusavyje čia žaidžiama tik su patarimais ir ne dėl reitingo: `{ $prefix }{ name-play } @kažkas { word-hints }`
error-challenge-cannot_see = **{ $who }** nemato šio kanalo. Žaiskite tokiame, kurį matote abu.
error-challenge-channel_taken = Čia vyksta kita partija: { $channel }. [Kvietimą]({ $link }) galėsi priimti, kai ji baigsis.
error-challenge-not_a_member = Čia nerandu tokio nario. Rašyk `@` ir pasirink jį iš „Discord“ sąrašo.
error-moderation-not_the_starter = Tai pradėjo kažkas kitas. Sustabdyti gali tik tas asmuo arba narys su leidimu **{ permission-manage_messages }**.
error-no_puzzles = Šiam žaidimui uždavinių nėra. Jų yra šiems: { $games }.
error-puzzle-not_yours = Tas uždavinys skirtas kam nors kitam. Gauti savo: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Tas uždavinys nebeskaičiuojamas. Gauti naują: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Į tą uždavinį jau atsakei. Gauti naują: `{ $prefix }{ name-puzzle }`
error-practice-over = Tas pratimas nebeatviras. Gauti kitą: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Tai ne langelis. Rašyk eilutės raidę ir stulpelio numerį, pavyzdžiui, `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Tai ne stulpelis. Rašyk jo numerį, pavyzdžiui, `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Tai kitos dienos uždavinys. Šiandienos: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Į šiandienos uždavinį jau atsakei. Kitas bus { $ends }.
error-race-outside_server = Lenktynėms reikia ir kitų, tad jos vyksta tik serveriuose. Čia `{ $prefix }{ name-storm }` yra tas pats be varžovų.
error-race-no_puzzles = Lenktynių su šio žaidimo uždaviniais nėra. Yra su šių žaidimų uždaviniais: { $games }.
error-race-channel_taken = Šiame kanale jau vyksta lenktynės.
error-race-in_another = Jau dalyvauji kitose lenktynėse ar sprinte. Pirma užbaik.
error-race-started = Tos lenktynės jau prasidėjo. Gali prisijungti prie kitų.
error-race-full = Tose lenktynėse vietų nebėra: daugiausia gali dalyvauti { $most }.
error-race-nobody_in = Dar niekas neprisijungė.
error-race-not_starter = Anksčiau pradėti gali tik tas, kas atidarė šias lenktynes.
error-race-not_in = Tose lenktynėse nedalyvauji.
error-race-not_over = Kiti dar sprendžia šiuos uždavinius. Pamatysi juos, kai lenktynės baigsis.
error-race-day_not_over = Kiti dar gali spręsti šiuos uždavinius. Lenktynės baigsis { $ends }; po to parodysiu, kurių neišsprendei.
error-race-no_day = Tą dieną lenktynių nebuvo. Šiandienos: `{ $prefix }{ name-race } { word-today }`
error-race-over = Tos lenktynės jau baigėsi.
error-race-private = Čia tavo atsakymą perskaitytų visi. Spausk mygtuką prie savo uždavinio arba rašyk man `{ $prefix }{ name-storm }` tiesioginėje žinutėje.
error-thread-not_here = Čia negaliu atidaryti gijos. Žaisk be jos arba serverio teksto kanale.
error-thread-user_permission = Kad čia atidarytum giją, tau reikia leidimo **{ $missing }**. Žaisk be jos.
error-thread-too_many = Šiame serveryje jau tiek atvirų gijų, kiek leidžia „Discord“. Žaisk be gijos arba pirma archyvuok kurią nors atvirą.
error-thread-try_later = „Discord“ dabar neleidžia man atidaryti gijų, todėl partija vyksta čia.
error-thread-try_later_or_elsewhere = „Discord“ dabar neleidžia man atidaryti gijų, o čia vyksta kita partija. Bandyk po kelių minučių arba žaisk kitame kanale.
error-cannot_attach = Kad čia siųsčiau failus, man reikia leidimo **{ $missing }**. Paprašyk serverio tvarkytojo jį suteikti arba naudok pasvirojo brūkšnio komandą.
error-training-bot_permission = Kad čia rodyčiau treniruotės eigą, man reikia leidimo **{ $missing }**. Paprašyk serverio tvarkytojo jį suteikti arba treniruok mane kitame kanale.
error-training-user_install = Čia negaliu rodyti treniruotės eigos. Treniruok mane tiesioginėse žinutėse arba serveryje, į kurį mane pridėjo.
error-learner_game = Šio žaidimo mokinys nežaidžia. Jis žaidžia: { $games }.
error-learner-unknown_word = Nežinau, kas yra „{ $typed }“. `{ $prefix }{ name-brain }` rodo, ko išmokau. Taip pat gali naudoti `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` su failu ir `{ $prefix }{ name-learner } { word-reset }` arba `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Žaidimo **{ $game }** analizuoti nemoku, todėl jam nėra patarimų, analizių ir apžvalgų.
error-training-unknown_word = Nežinau, kas yra „{ $typed }“. Rašyk partijų skaičių ir vieną iš mano lygių ({ $levels }), pavyzdžiui, `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Treniruotei rinkis nuo 1 iki { $most } partijų.
error-training-already_running = Čia jau vyksta treniruotė. Palauk, kol ji baigsis, arba ją užbaik.
error-learner-other_mode = Šių žinių sujungti negalima: failo režimas `{ $theirs }`, o čia mokausi režimu `{ $ours }`.
error-learner-one_file = Man reikia vieno failo, kurį sukuria mygtukas **{ learner-do_export }** po `{ $prefix }{ name-brain }`.
error-learner-download_failed = „Discord“ man to failo nedavė. Bandyk dar kartą.
error-notify-other_server = Tas mygtukas skirtas kitam serveriui. Šio serverio mygtuką rodo `{ $prefix }{ name-notify }`.
error-notify-searches_off = Šis serveris neleidžia pranešimų apie kvietimus.
error-not_a_manager = Tam tau reikia leidimo **{ permission-manage_guild }**.
error-settings_outside_server = Nustatymus turi tik serveriai. Naudok `/{ name-settings }` savo serverio kanale.
error-invalid_choice = To pasirinkti negalima. Galimus variantus rodo `/{ name-settings }`.
error-invalid_prefix = Neišsaugota: prefiksas – iki 5 matomų ženklų be tarpų ir atvirkštinių apostrofų, ir jis neprasideda `/`, `@` ar `<`.
error-vote-outside_server = Tokiose partijose balsuoja visi kanale, todėl jos žaidžiamos serveriuose. Partiją su manimi čia pradeda `{ $prefix }{ name-play }`.
error-vote-off = Šiame serveryje partijos su balsavimu išjungtos.
error-vote-time = Laikas kiekvienam ėjimui yra nuo 15 sekundžių iki 24 valandų, pvz., `30s`, `5m` ar `1h`. Pavyzdžiui: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Balsavimas dėl to ėjimo ką tik baigėsi. Dėl kito galėsi balsuoti po akimirkos.
error-vote-only_in_thread = Kad pradėtum šią partiją pačiame kanale, tau reikia leidimo **{ permission-manage_messages }**. Be jo partija gauna giją.
error-vote-needs_thread = Šiai partijai reikia gijos. Kad ją čia atidarytum, tau reikia leidimo **{ permission-create_public_threads }**, o kad žaistum pačiame kanale, – **{ permission-manage_messages }**.
error-wrong_channel = Čia aš nežaidžiu. Žaisti galima čia: { $channels }.
error-missing_role = Kad čia su manimi žaistum, reikia vieno iš šių vaidmenų: { $roles }.
error-cooldown = Ne taip greitai. Kitą komandą galėsi naudoti { $ends }.
error-too_many_choices = Šį žaidimą keitei per dažnai. Žaisk jį arba pradėk naują: `{ $prefix }{ name-play }`
error-already_playing = Čia jau žaidi partiją. Parodyti ją: `{ $prefix }{ name-board }`
error-button_used = Tą mygtuką jau paspaudei.
error-moderation-not_a_moderator = Kad stabdytum kitų partijas, tau reikia leidimo **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Jei šią partiją pradėjai tu, sustabdyk ją mygtuku po lenta. Kitaip reikia leidimo **{ permission-manage_messages }**.
error-memory_file-too_large = Negaliu importuoti to failo: jis didesnis nei { $max_kib } KiB.
error-memory_file-not_mine = Negaliu įkelti to failo: jį sukūriau ne aš arba jis pakeistas.
error-memory_file-value = Negaliu importuoti to failo: `{ $where }` turi būti viena iš šių reikšmių: `{ $values }`.
error-memory_file-entry = Negaliu importuoti to failo: `{ $where }` turi būti sveikasis skaičius nuo 1 iki { $max_position }. { -entries-from-0 }
error-memory_file-position = Negaliu importuoti to failo: `{ $where }` yra { $position }, o to mokinys šiuo režimu negalėjo išmokti arba tai sąraše yra du kartus. { -entries-from-0 }
error-notation-line = Negaliu perskaityti { $line } eilutės. Eilutė atrodo taip: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: laikas, lenta, žaidėjai, ėjimai, rezultatas ir kaip partija baigėsi.
error-notation-unplayable = { $line } eilutė nėra galima partija: jos { $move } ėjimas nėra langelis, į kurį tada buvo galima eiti, pvz., `B2`.
error-notation-ending = { $line } eilutė nėra galima partija: po šių ėjimų ji negalėjo baigtis taip: `{ $ending }`.
error-starting-own = Dar pradedu kitą tavo partiją. Bandyk vėl po akimirkos.
error-starting-other = Dar pradedu kitą iššūkio autoriaus partiją. Bandyk vėl po akimirkos.
error-thread-closed = Ši gija uždaryta, ir atidaryti jos vėl negaliu. Paprašyk to serverio tvarkytojo; tada lentą parodys `{ $prefix }{ name-board }`.
error-thread-name_blocked = Šio serverio „AutoMod“ užblokavo gijos pavadinimą, kuriame yra žaidėjų vardai. Žaisk be gijos arba paprašyk moderatoriaus padaryti man išimtį.
-entries-from-0 = (Pirmo sąrašo įrašo numeris yra 0.)
error-thread-bot_permission = Kad čia atidaryčiau giją, man reikia leidimo **{ $missing }**. Paprašyk serverio tvarkytojo jį suteikti arba žaisk be gijos.
error-too_many_matches-own = Čia žaidi { $most ->
        [one] { $most } partiją
        [few] { $most } partijas
       *[other] { $most } partijų
    }, daugiau vienu metu negalima. Pirma užbaik vieną: { $channels }
error-too_many_matches-other = Iššūkio autorius čia žaidžia { $most ->
        [one] { $most } partiją
        [few] { $most } partijas
       *[other] { $most } partijų
    }, daugiau vienu metu negalima. Priimk, kai kuri nors baigsis.
error-may_not_follow_up = Kad čia rodyčiau tolesnę partijos eigą, man reikia leidimo **{ $missing }**. Paprašyk serverio tvarkytojo jį suteikti arba žaisk kitame kanale.
error-not_in_thread = Pirma paminėk mane čia. Taip pridėsi mane prie šios privačios gijos; iki tol negaliu čia rodyti partijos eigos.
error-locked_thread = Ši gija užrakinta, tad negaliu čia rodyti partijos eigos. Paprašyk moderatoriaus ją atrakinti arba žaisk kitame kanale.
error-in_timeout = Šiame serveryje man skirta pertrauka (timeout), todėl čia negaliu rašyti. Ji baigsis { $ends }.
error-match_unreachable = Paskutinė partija čia baigėsi be rezultato, nes žinutė su jos lenta buvo ištrinta arba šio kanalo nemačiau.
error-hints_not_allowed = Šioje partijoje patarimai išjungti. Partija su patarimais abiem: `{ $prefix }{ name-play } @kažkas { word-hints }`
error-record-nothing_finished = Čia dar nesibaigė nė viena partija. `{ $prefix }{ name-analyse } X../.O./...` analizuoja bet kurią poziciją.
error-record-match_not_found = Tos partijos nebežinau. Galbūt kuris nors žaidėjas ištrynė savo duomenis.
error-record-unknown_target = Nežinau, kas yra „{ $typed }“. Kad matytum savo partijas, nieko nerašyk; nario – rašyk, pvz., `{ $prefix }{ $command } @ben`, o visų čia – `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Rinkis arba narį, arba visą serverį, ne abu.
error-record-no_leaderboard = Reitingai ir lyderių lentelė yra tik serveriuose. Tavo rezultatai čia: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Po komandos pridėk eilutę iš `{ $prefix }{ name-export }`, ir parodysiu jos partiją.
error-record-board_too_large = Ta lenta per didelė, kad ją parodyčiau. Didžiausia yra { $most }×{ $most }.
error-record-export_too_large = Tavo partijų daugiau, nei telpa į { $most } MiB failus. Paprašyk jų to, kas mane prižiūri.
error-share-not_visible = Šiame serveryje mano atsakymus matai tik tu, todėl paveikslėlio niekas kitas nepamatytų.
error-share-cannot_attach = Negaliu čia dalytis partija: reikia leidimo **{ $missing }**.
error-level_not_offered = Lygio **{ $level }** šiame žaidime nėra: { $game }. Jo lygiai: { $levels }.
error-network_missing = Šiame bote tinklas neįdiegtas, todėl **intuicija** ir **neuroninis** nepasiekiami.
error-network_game = Tinklas to žaidimo nesimokė. Jis moka: { $games }.
error-offer-what = Rašyk, ką siūlai: `{ $prefix }{ name-offer } { name-draw }` arba `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Šis žaidimas neturi atskiros statistikos ir reitingų. Juos turi: { $games }.
error-unknown_level = Nežinau, kas yra „{ $typed }“. Mano lygiai: { $levels }. Pavyzdžiui: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Neišsaugota: jaustuko reikia ir X, ir O.
error-emoji-unreadable = Neišsaugota: „{ $typed }“ nėra jaustukas. Įrašyk jaustuką arba serverio jaustuko pavadinimą, pvz., `:cat:`.
error-emoji-composed = Neišsaugota: „{ $typed }“ sudarytas iš kelių ženklų, kaip visos vėliavos, klavišai ir šeimos. Lentoje „Discord“ gali juos parodyti atskirai. Rinkis paprastą jaustuką, pvz., 🍎.
error-emoji-unknown = Neišsaugota: šis serveris neturi jaustuko `:{ $name }:`. Įrašyk vieną iš jo jaustukų arba įprastą, pvz., 🍎.
error-emoji-unavailable = Neišsaugota: `:{ $name }:` dabar negalimas, nes serveris turi daugiau jaustukų, nei leidžia jo pastiprinimai.
error-emoji-restricted = Neišsaugota: `:{ $name }:` gali naudoti tik vaidmenys, kurių neturiu.
error-emoji-duplicate = Neišsaugota: { $emoji } reikštų du skirtingus dalykus. X, O ir laisviems langeliams reikia skirtingų jaustukų, ir laiminčioje linijoje. Jei laisviems langeliams nieko neįrašysi, jie bus { $free }.
error-emoji-unlisted = Neišsaugota: „Discord“ man nepasakė, kokius jaustukus turi šis serveris. Bandyk dar kartą.

## failure

failure-old_button = Šis mygtukas iš senesnės mano versijos. Ką moku dabar: `{ $prefix }{ name-help }`
failure-changed = Mano komandos ką tik pasikeitė, o tavo „Discord“ dar rodo senas. Įkelk jį iš naujo (Ctrl+R arba paleisk programą iš naujo) ir bandyk dar kartą.
failure-unexpected = Atsiprašau, man kažkas nepavyko. Bandyk dar kartą; `{ $prefix }{ name-board }` rodo, kokia partijos padėtis.
failure-try_later = „Discord“ dabar neleidžia man to užbaigti. Bandyk po minutės; `{ $prefix }{ name-board }` rodo, kokia partijos padėtis.
failure-blocked = Šio serverio „AutoMod“ užblokavo mano žinutę. Paprašyk moderatoriaus padaryti man išimtį; tada `{ $prefix }{ name-board }` rodys, kokia partijos padėtis.
failure-blocked_link = „Discord“ kenksmingų nuorodų filtras užblokavo mano žinutę, turbūt dėl kokio nors vardo. `{ $prefix }{ name-board }` rodo, kokia partijos padėtis.
failure-embed_removed = Kažkas iš šios žinutės pašalino įterpinį su mano tekstu. Prašau jo nešalinti: be jo niekas nemato, kieno ėjimas.
failure-no_channel = „Discord“ man nepasakė, kuriame kanale tai buvo. Bandyk dar kartą.
failure-not_attached = Failo nėra, nes „Discord“ jį atmetė.
failure-database = Atsiprašau, dabar negaliu išsaugoti partijų. Išsaugotos partijos saugios: po kelių minučių patikrink `{ $prefix }{ name-board }` ir bandyk dar kartą.
failure-computation = Atsiprašau, nespėjau laiku to apskaičiuoti. Bandyk dar kartą po kelių minučių.
failure-timeout = Negaliu atsakyti čia: { $channel }, nes tame serveryje man skirta pertrauka (timeout). Ji baigsis { $ends }. Tada tęsk su `{ $prefix }{ name-board }`: tavo partija išsaugota.
failure-muted = Be leidimo **{ $missing }** negaliu atsakyti čia: { $channel }. Paprašyk serverio tvarkytojo jį suteikti ir tęsk su `{ $prefix }{ name-board }`: tavo partija išsaugota.

## owner

owner-synced = „Discord“ dabar žino { $count ->
        [one] { $count } pasvirojo brūkšnio komandą
        [few] { $count } pasvirojo brūkšnio komandas
       *[other] { $count } pasvirojo brūkšnio komandų
    }.
owner-not_synced = „Discord“ atmetė pasvirojo brūkšnio komandas (HTTP { $status }: { $reason }). Bandyk vėliau. Jei nepadės, pakviesk mane iš naujo nuoroda iš mano žurnalo.
owner-servers = Serveriai, kuriuose esu: { $count }. Kad kurį nors palikčiau, siųsk `{ $prefix }leave` ir jo ID.
owner-direct_message = Šio serverio nariai pamatytų, kuriuose serveriuose esu. Atsiųsk man tai tiesiogine žinute.
owner-left = Serveris { $id } paliktas.
owner-not_there = Serveryje su tokiu ID manęs nėra. Sąrašą rodo `{ $prefix }servers`.
owner-not_allowed = Tas, kas mane prižiūri, leidžia man žaisti tik kai kuriuose serveriuose, o šis prie jų nepriklauso, todėl jį palieku.

## place

place-1 = viršuje kairėje
place-2 = viršuje
place-3 = viršuje dešinėje
place-4 = kairėje
place-5 = viduryje
place-6 = dešinėje
place-7 = apačioje kairėje
place-8 = apačioje
place-9 = apačioje dešinėje

## advice

advice-match = Žaidi partiją čia: { $channel }, ir joje ši pozicija yra lentoje arba iki jos trūksta vieno ėjimo. Jei tęsiu, ta partija nebegalės padidinti tavo reitingo, o jos lentoje bus pažymėta, kad turi patarimų.
advice-matches = Žaidi partijas čia: { $channel }, ir jose ši pozicija yra lentoje arba iki jos trūksta vieno ėjimo. Jei tęsiu, tos partijos nebegalės padidinti tavo reitingo, o jų lentose bus pažymėta, kad turi patarimų.
advice-match_private = Tiesioginėse žinutėse žaidi su manimi partiją, kurioje ši pozicija yra lentoje arba iki jos trūksta vieno ėjimo. Jei tęsiu, ten lentoje bus pažymėta, kad turi patarimų.
advice-puzzle = Ši pozicija yra uždavinys, kurį dabar sprendi, arba iki jo trūksta vieno ėjimo. Jei tęsiu, tas uždavinys bus neišspręstas.
advice-daily = Ši pozicija yra šiandienos uždavinys arba iki jo trūksta vieno ėjimo. Jei tęsiu, tas uždavinys bus neišspręstas.
advice-exercise = Ši pozicija yra pratimas, kurį dabar sprendi, arba iki jo trūksta vieno ėjimo. Jei tęsiu, tas pratimas bus neišspręstas.
advice-show = Vis tiek tęsti

## games

games-title = ### 🎮 Tavo partijos
games-none = Dabar nežaidi jokios partijos. `{ $prefix }{ name-play }` pradeda naują, o `{ $prefix }{ name-invite }` kviečia bet ką.
games-game = - [{ $game }]({ $link }), varžovas: **{ $other }** · { $place } · { $turn }
games-your_turn = **tavo ėjimas**, laikas baigsis { $deadline }
games-their_turn = eina **{ $who }**, laikas baigsis { $deadline }
games-my_turn = eina **{ $who }**
games-private = privatus pokalbis
games-invitations = ### ⚔️ Ieško, su kuo žaisti
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · baigia galioti { $deadline }
games-join = Jungtis prie { $number }
games-press = Paspausk mygtuką, kad pamatytum savo vykstančias partijas. Jas matai tik tu.
games-open = Mano partijos

## share

share-won = { $plies ->
    [one] **{ $who }** laimėjo per { $plies } ėjimą. Varžovas: **{ $other }**.
    [few] **{ $who }** laimėjo per { $plies } ėjimus. Varžovas: **{ $other }**.
   *[other] **{ $who }** laimėjo per { $plies } ėjimų. Varžovas: **{ $other }**.
}
share-resigned = { $plies ->
    [one] Laimėjo **{ $who }**: po { $plies } ėjimo **{ $other }** pasidavė.
    [few] Laimėjo **{ $who }**: po { $plies } ėjimų **{ $other }** pasidavė.
   *[other] Laimėjo **{ $who }**: po { $plies } ėjimų **{ $other }** pasidavė.
}
share-forfeited = { $plies ->
    [one] Laimėjo **{ $who }**: po { $plies } ėjimo **{ $other }** paliko serverį arba baigėsi laikas.
    [few] Laimėjo **{ $who }**: po { $plies } ėjimų **{ $other }** paliko serverį arba baigėsi laikas.
   *[other] Laimėjo **{ $who }**: po { $plies } ėjimų **{ $other }** paliko serverį arba baigėsi laikas.
}
share-drawn = { $plies ->
    [one] **{ $x }** ir **{ $o }** sužaidė lygiosiomis per { $plies } ėjimą.
    [few] **{ $x }** ir **{ $o }** sužaidė lygiosiomis per { $plies } ėjimus.
   *[other] **{ $x }** ir **{ $o }** sužaidė lygiosiomis per { $plies } ėjimų.
}
share-no_result = { $plies ->
    [one] **{ $x }** ir **{ $o }** baigė be rezultato po { $plies } ėjimo.
    [few] **{ $x }** ir **{ $o }** baigė be rezultato po { $plies } ėjimų.
   *[other] **{ $x }** ir **{ $o }** baigė be rezultato po { $plies } ėjimų.
}
share-picture = Judantis partijos paveikslėlis: { $game }. Pradeda { $x }, tada eina { $o }. Ėjimai: { $moves }.
share-player = { $number } žaidėjas
share-picture_won = Laimėjo { $who }.
share-picture_drawn = Partija baigėsi lygiosiomis.
share-picture_no_result = Partija baigėsi be rezultato.

## vote

vote-thread = 🗳️ Žaisti gali visi: balsuokite dėl kiekvieno ėjimo gijoje { $thread }.
vote-counts = 🗳️ { $counts } · balsavimas baigsis { $deadline }
vote-none = 🗳️ Balsų dar nėra · balsavimas baigsis { $deadline }
vote-waits = 🗳️ Niekas nebalsavo. Be balsų partija baigsis { $deadline }.
vote-last = Balsai už paskutinį ėjimą: { $counts }
vote-lot = 🎲 Po lygiai balsų: { $cells }. Nulėmė burtai.
vote-lot_many = { $count ->
    [one] 🎲 Po lygiai balsų gavo { $count } langelis. Nulėmė burtai.
    [few] 🎲 Po lygiai balsų gavo { $count } langeliai. Nulėmė burtai.
   *[other] 🎲 Po lygiai balsų gavo { $count } langelių. Nulėmė burtai.
}
vote-yours = { $count ->
    [one] 🗳️ Tavo balsas: **{ $move }** · kol kas { $count } balsas · balsavimas baigsis { $deadline }. Iki tol gali balsą pakeisti.
    [few] 🗳️ Tavo balsas: **{ $move }** · kol kas { $count } balsai · balsavimas baigsis { $deadline }. Iki tol gali balsą pakeisti.
   *[other] 🗳️ Tavo balsas: **{ $move }** · kol kas { $count } balsų · balsavimas baigsis { $deadline }. Iki tol gali balsą pakeisti.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** balsuoja už **{ $move }** · kol kas { $count } balsas · balsavimas baigsis { $deadline }
    [few] 🗳️ **{ $who }** balsuoja už **{ $move }** · kol kas { $count } balsai · balsavimas baigsis { $deadline }
   *[other] 🗳️ **{ $who }** balsuoja už **{ $move }** · kol kas { $count } balsų · balsavimas baigsis { $deadline }
}
vote-how = Balsuokite už langelį: einama į tą, kuris gauna daugiausia balsų.
vote-how_with_review = { vote-how } Kai partija baigsis, pasakysiu, kur suklydote ir kas balsavo už teisingą ėjimą.
vote-typed = Kad balsuotum, rašyk ėjimą, pavyzdžiui, `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] Už teisingą ėjimą balsavo **{ $who }**.
    [one] Už teisingą ėjimą balsavo **{ $who }** ir dar { $others } narys.
    [few] Už teisingą ėjimą balsavo **{ $who }** ir dar { $others } nariai.
   *[other] Už teisingą ėjimą balsavo **{ $who }** ir dar { $others } narių.
}
vote-saw_unnamed = { $count ->
    [0] Už geresnį ėjimą nebalsavo niekas.
    [one] Už teisingą ėjimą balsavo { $count } narys.
    [few] Už teisingą ėjimą balsavo { $count } nariai.
   *[other] Už teisingą ėjimą balsavo { $count } narių.
}
vote-went_wrong = { $number } ėjimu grupė suklydo. Geriau: { $cells }.
vote-best = **Taikliausi balsai:** { $who } { $share }
vote-practise = Treniruotis
vote-choose = 🗳️ Rinkis langelį, už kurį balsuoji:

## race

race-title = 🏁 **Uždavinių lenktynės** · { $game } · { $time }
race-title_storm = ⚡ **Uždavinių sprintas** · { $game } · { $time }
race-time_90 = 90 sekundžių
race-time_180 = 3 minutės
race-mixed = keli žaidimai
race-rules = Visi gauna tuos pačius uždavinius, nuo lengvų iki sunkių, kiekvienas savo žinutėje, kurios kiti nemato. Teisingas atsakymas – taškas, klaidingas kainuoja { $seconds } s.
race-in = **Dalyvauja:** { $names } ({ $count } iš { $most })
race-starts = Startas { $begins } arba anksčiau, kai { $who } paspaus **Pradėti**.
race-starts_at = Startas { $begins }.
race-unrated = -# Reitingai nesikeičia: nežinau, ar kas nors greitas, ar turi atvertą antrą langą.
race-restarted_lobby = -# Mane paleido iš naujo. Visi prisijungusieji tebedalyvauja: po starto tegul čia spaudžia **Tęsti**.
race-join = Prisijungti
race-begin = Pradėti
race-continue = Tęsti
race-again = Dar kartą
race-see_missed = Rodyti neišspręstus
race-keep = Treniruotis su jais
race-kept = { $count ->
    [0] Šie uždaviniai jau yra tarp tavo pratimų.
    [one] Iš jų gavai { $count } naują pratimą.
    [few] Iš jų gavai { $count } naujus pratimus.
   *[other] Iš jų gavai { $count } naujų pratimų.
}
race-open_storm = Pradėti mano sprintą
race-joined = 🏁 Dalyvauji. Lenktynės prasidės { $begins }, o pirmas uždavinys bus rodomas čia.
race-alone = Niekas kitas neprisijungė, tad tai sprintas: lenktynės be varžovų. Jis skaičiuojamas į tavo rekordus.
race-nobody_joined = Niekas neprisijungė.
race-running = -# Kiekvienas atsako savo žinutėje. Jei tavoji dingo, paspausk **Tęsti**.
race-restarted = Mane paleido iš naujo. Visi taškai išliko, kaip ir laikas, likęs po paskutinio tavo atsakymo: paspausk **Tęsti**.
race-over = -# Kai taškų po lygiai, lemia ilgiausias kombo, paskui mažiau klaidingų atsakymų, paskui trumpesnis laikas.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · ilgiausias kombo { $combo } · klaidingi: { $wrong }
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } taškas** · { $number } uždavinys · laikas baigsis { $ends }
    [few] **{ $points } taškai** · { $number } uždavinys · laikas baigsis { $ends }
   *[other] **{ $points } taškų** · { $number } uždavinys · laikas baigsis { $ends }
}
race-win = **{ $mark } eina ir laimi.**
race-draw = **{ $mark } eina ir pasiekia lygiąsias.**
race-paused = { $points ->
    [one] ⏸️ Tavo laikas sustabdytas. Turi **{ $points } tašką** ir dar **{ $seconds } s**; laikas eis toliau, kai paspausi **Tęsti**.
    [few] ⏸️ Tavo laikas sustabdytas. Turi **{ $points } taškus** ir dar **{ $seconds } s**; laikas eis toliau, kai paspausi **Tęsti**.
   *[other] ⏸️ Tavo laikas sustabdytas. Turi **{ $points } taškų** ir dar **{ $seconds } s**; laikas eis toliau, kai paspausi **Tęsti**.
}
race-time_up = ⏱️ Laikas baigėsi.
race-all_answered = 🏆 Atsakei į visus uždavinius.
race-result = { $points ->
    [one] **{ $points } taškas** · ilgiausias kombo { $combo } · klaidingi: { $wrong }
    [few] **{ $points } taškai** · ilgiausias kombo { $combo } · klaidingi: { $wrong }
   *[other] **{ $points } taškų** · ilgiausias kombo { $combo } · klaidingi: { $wrong }
}
race-wait_for_order = -# Galutinė lentelė bus kanale, kai visi baigs.
race-records = Tavo rekordai: **{ $today }** šiandien · **{ $week }** šią savaitę · **{ $ever }** per visą laiką
race-new_record = 🏆 Geriausias tavo sprintas iki šiol!
race-missed = { $number } uždavinys · neišspręstas { $page } iš { $count }
race-right_win = { $mark } laimi ėjimu **{ $solution }**. { $reasons }
race-right_draw = { $mark } pasiekia lygiąsias ėjimu **{ $solution }**. { $reasons }
race-nothing_missed = Neišspręstų neliko. ✅
race-title_day = 🏁 **Dienos lenktynės** · { $day }
race-day_rules = Visi čia gauna tuos pačius uždavinius ({ $count }), nuo lengvų iki sunkių, kiekvienam po vieną bandymą. Teisingas atsakymas – taškas. Lenktynės baigsis { $ends }; po to parodysiu teisingus ėjimus.
race-day_named = Lentelėje matomi visi, kas dalyvauja. Reitingai nesikeičia.
race-day_nobody = Dar niekas neatsakė.
race-day_over = Tos lenktynės baigėsi vidurnaktį UTC laiku.
race-day_solutions = -# Lenktynės baigsis { $ends }. Po to `{ $prefix }{ name-race } { word-today }` parodys, kurių uždavinių neišsprendei.
race-day_progress = Atsakei į { $number } iš { $count } uždavinių.
race-day_order = -# Kai taškų po lygiai, lemia ilgiausias kombo, paskui mažiau klaidingų atsakymų, paskui trumpesnis laikas. Uždaviniui skaičiuojama daugiausia minutė, tad gali sustoti ir šiandien tęsti vėliau.
race-day_yesterday = { $points ->
    [one] Vakar: **{ $points } taškas**, { $place } vieta iš { $count }.
    [few] Vakar: **{ $points } taškai**, { $place } vieta iš { $count }.
   *[other] Vakar: **{ $points } taškų**, { $place } vieta iš { $count }.
}
race-start = Startas
race-todays = Šiandienos lenktynės
race-day_score = { $points ->
    [one] **{ $points } taškas** · { $number } uždavinys iš { $count }
    [few] **{ $points } taškai** · { $number } uždavinys iš { $count }
   *[other] **{ $points } taškų** · { $number } uždavinys iš { $count }
}
race-day_wrong = ❌ Tai ne teisingas ėjimas.
race-storm_press = { race-title_storm } · Paspausk mygtuką ir pradėk savąjį. Matysi tik tu.
