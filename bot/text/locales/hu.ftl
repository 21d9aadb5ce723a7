### The bot's texts in Hungarian.

## ply

ply-member_first = Új játszma, **{ $who }** kezdett: **{ $coordinate }** { $mark }.
ply-member = **{ $who }** lépése: **{ $coordinate }** { $mark }.
ply-program_first = Én kezdek: **{ $coordinate }** { $mark }.
ply-program = A válaszom: **{ $coordinate }** { $mark }.
ply-level = { ply-member }
move-column = { $column }. oszlop
move-cell = { $column }. oszlop { $row }. sora
move-row = { $row }. sor, { $first }–{ $last }. oszlop
move-diagonal = átló: { $first } – { $last }
move-boards = { $boards } tábla
ply-wait = Sok játszma vár rám, ezért a lépésem körülbelül { $seconds } másodpercig tart.

## status

status-member_to_move = Te jössz, **{ $who }**: a jeled { $mark }.
status-example = Például: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, te jössz · az időd { $deadline } lejár
status-time_limit = Ha addig nincs lépés, a játszma eredmény nélkül ér véget. Miután mindketten léptetek, az veszít, akinek lejár az ideje.
status-replaceable = Ha már mindketten léptünk, és te egy órán át nem lépsz, mások játszmát kezdhetnek itt, és ezt elveszíted.
status-extended = ⏳ Az idő egyszer meghosszabbodott, mert **{ $who }** nem látja ezt a csatornát, vagy nem tud ide írni.
status-excused = **{ $who }** nem látta ezt a csatornát, vagy nem tudott ide írni. **{ $other }** olyan engedélyekkel rendelkezik, amelyek ezt okozhatják, ezért senki sem veszít.
status-level_to_move = **{ $who }** { $mark } gondolkodik…
status-member_won = 🏆 **{ $who } nyert** ezzel a sorral: { $mark } { $line }.
status-program_won = 🏁 **Én nyertem** ezzel a sorral: { $mark } { $line }.
status-member_won_without_line = 🏆 **{ $who } nyert.**
status-program_won_without_line = 🏁 **Én nyertem.**
status-misere_won = 🏆 **{ $winner } nyert**, mert **{ $who }** kirakta ezt a sort: { $mark } { $line }.
status-misere_member_won = 🏆 **{ $who } nyert**, mert kiraktam ezt a sort: { $mark } { $line }.
status-misere_program_won = 🏁 **Én nyertem**, mert **{ $who }** kirakta ezt a sort: { $mark } { $line }.
status-draw = 🤝 **Döntetlen.** Betelt a tábla, és senkinek nincs sora.
status-draw_repetition = 🤝 **Döntetlen.** Háromszor jött létre ugyanaz az állás.
status-draw_move_limit = 🤝 **Döntetlen** 100 lépés után.
status-draw_boards = { $count ->
    [one] 🤝 **Döntetlen.** Mindkét fél { $count } táblát nyert, és senkinek nincs három egy sorban.
   *[other] 🤝 **Döntetlen.** Mindkét fél { $count } táblát nyert, és senkinek nincs három egy sorban.
}
status-member_won_boards = 🏆 **{ $who } nyert**, táblák: { $won } : { $lost }. Senkinek nincs három egy sorban.
status-program_won_boards = 🏁 **Én nyertem**, táblák: { $won } : { $lost }. Senkinek nincs három egy sorban.
status-member_resigned = 🏳️ **{ $who }** feladta. **Én nyertem.**
status-member_forfeited = ⌛ **{ $who }** kilépett, vagy kifutott az időből. **Én nyertem.**
status-member_started_over = 🏳️ **{ $who }** feladta az előző játszmát. **Azt én nyertem.**
status-resigned = 🏳️ **{ $who }** feladta. **{ $winner } nyert.**
status-forfeited = ⌛ **{ $who }** kilépett, vagy kifutott az időből. **{ $winner } nyert.**
status-agreed = 🤝 **Döntetlen** közös megegyezéssel.
status-exhibition_ended = ⏹️ **Leállítva.** Ez a játszma eredmény nélkül ért véget.
status-stopped = ⏹️ **Egy moderátor leállította ezt a játszmát.** Eredmény nélkül ért véget.
status-abandoned = 💤 Senki sem játszott tovább, ezért ez a játszma eredmény nélkül ért véget.
status-crowd = a csapat
status-crowd_first = A csapat
status-crowd_to_move = A csapat { $mark } jön: **bárki szavazhat.**
status-someone = valaki
status-again_watch = Még egy játszma? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Köszönöm a játszmát!
ending-next_time = Talán majd legközelebb!
ending-good_game = Jó játszma volt!
ending-rating = **Értékszám:** { $ratings }
ending-streak = 🔥 { $count } győzelem egymás után
ending-rating_of_game = **Értékszám ({ $game }):** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Első győzelem, ellenfél: **{ $level }**!
ending-last_win = Az utolsó lépésed előtt még nyerhettél volna: ||**{ $cells }**||
ending-last_draw = Az utolsó lépésed előtt még döntetlent érhettél volna el: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }** az utolsó lépése előtt még nyerhetett volna: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }** az utolsó lépése előtt még döntetlent érhetett volna el: ||**{ $cells }**||
ending-earlier_win = { $ordinal ->
        [one] Az
       *[other] A
    } { $number }. lépésednél még nyerhettél volna: ||**{ $cells }**||
ending-earlier_draw = { $ordinal ->
        [one] Az
       *[other] A
    } { $number }. lépésednél még döntetlent érhettél volna el: ||**{ $cells }**||
ending-earlier_win_of_member = { $ordinal ->
        [one] Az
       *[other] A
    } { $number }. lépésénél **{ $who }** még nyerhetett volna: ||**{ $cells }**||
ending-earlier_draw_of_member = { $ordinal ->
        [one] Az
       *[other] A
    } { $number }. lépésénél **{ $who }** még döntetlent érhetett volna el: ||**{ $cells }**||
ending-best_result = Egyetlen hiba nélkül: ennél jobb eredményt itt senki sem érhet el.
ending-no_mistake = Egyetlen hiba nélkül.

## position

position-cells = X: { $x } · O: { $o }
position-none = nincs
position-columns = Korongok oszloponként, alulról: { $columns }
position-disc_x = piros
position-disc_o = sárga
position-threats = { $glyph } fenyegetést jelöl: { $cells }
position-fading = Legközelebb eltűnik: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Következő lépés: { $board } tábla, { $first }–{ $last }.
position-any_board = Következő lépés: bármelyik tábla.
position-open_boards = Következő lépés: bármelyik nyitott tábla ({ $boards }).
position-boards_won = Lezárt táblák: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = senkié: { $boards }
position-against = A szintem: { $level }
position-coached = Tippekkel
position-weakened = A szokásosnál kevesebb gondolkodási idő: az értékszám nem nőhet
position-unrated = Privát szál: nem rangsorolt
position-misere = { $count } egy sorban: vereség

## level

level-random = véletlen
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-perfect = tökéletes
level-learner = tanonc
level-intuition = megérzés
level-neural = neurális
level-neural-early = neurális-korai
level-neural-middle = neurális-félkész

## game

game-3x3 = Amőba
game-misere = Fordított amőba (a sor veszít)
game-4x4 = 4×4 (négy egy sorban)
game-5x5 = 5×5 (négy egy sorban)
game-7x7 = 7×7 (öt egy sorban)
game-9x9 = 9×9 (öt egy sorban)
game-connect4 = Potyogós amőba
game-fading = Eltűnő jelek
game-ultimate = Ultimate amőba
game-rules_fading = Három egy sorban nyer. Mindkét félnek legfeljebb három jele lehet: amikor a negyediket leteszed, előbb eltűnik a legrégebbi jeled.
game-rules_ultimate = Nyerj meg három táblát egy sorban: vízszintesen, függőlegesen vagy átlósan. A mező, amelyre lépsz, megmondja, hol lép a másik fél: a jobb felső mező a jobb felső táblára küldi. Ha az a tábla már el van döntve vagy betelt, bármelyik másik nyitott táblán léphet.
game-size = { $rows }×{ $columns } ({ $in_a_row } egy sorban)

## board

board-rematch = Visszavágó
board-level = Szint: { $level }
board-game = Játék: { $game }
board-hint = Tipp
board-resign = Feladás
board-take_back = Visszavonás
board-draw = Döntetlen ajánlása
board-again = Új játszma
board-stop = Leállítás
board-review = Áttekintés
board-fix = Javítom a hibáimat
board-choose_row = Válassz sort: { $rows }
board-choose_column = { $row } sor: válassz oszlopot
board-another_row = Másik sor
board-choose_board = Válassz táblát
board-choose_cell = { $board }: válassz mezőt
board-another_board = Másik tábla

## style
style-default = Klasszikus, a nagy táblák képként
style-classic = Klasszikus
style-shapes = Formák
style-animals = Állatok
style-fruit = Gyümölcsök
style-space = Űr
style-weather = Időjárás
style-picture = Kép
style-own = A szerver emojijai

## own

own-title = A tábla emojijai
own-choose = Emojik választása
own-explanation = Egy emoji vagy egy szerveremoji neve, például :cica:
own-placeholder = Hagyd üresen az alapértelmezetthez
own-x = X
own-o = O
own-winning_x = Kiemelt X
own-winning_o = Kiemelt O
own-empty = Üres mező
own-unavailable = Ezek az emojik itt már nem használhatók: { $names }. A táblákon újra { $mark_x } és { $mark_o } látszik.

## picture

picture-board = Tábla: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Tábla: { $rows }×{ $columns }. { $discs }.
picture-fading = Legközelebb eltűnik: { $marks }.
picture-fading_mark = { $letter } itt: { $cell }
picture-last = Az utolsó lépés: { $coordinate }.
picture-line = Vonal köti össze ezeket: { $line }.
picture-network = A háló { $mark } számára { $value } értéket vár, −100 és +100 között. Legszívesebben ezt lépi: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Játék szálban
thread-made = A játszma itt zajlik: { $thread }

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** kihív téged egy játszmára: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** játszótársat keres: **{ $game }**. Ki száll be?
challenge-mark = **{ $who }** jele { $mark }, és { $mark_x } kezd.
challenge-random_mark = A jeleket kisorsolom, és { $mark_x } kezd.
challenge-hints = 💡 Mindkét játékos használhatja ezt: `/{ name-hint }`, és ez a táblán is látszik.
challenge-notices_on = 🔔 Az elfogadás bekapcsolja az értesítéseket: megjelöllek, ha te jössz és nem vagy itt, és mielőtt lejár az időd. Egy gombbal itt kapcsolhatod ki: `/{ name-privacy }`.
challenge-expires = { $deadline } lejár.
challenge-accept = Elfogadom
challenge-decline = Elutasítom
challenge-withdraw = Visszavonom
challenge-declined = **{ $who }** elutasította a kihívást.
challenge-withdrawn = **{ $who }** visszavonta a kihívást.
challenge-uninvited = **{ $who }** visszavonta a meghívást.
challenge-expired = ⌛ **{ $who }** nem kapott időben választ.
challenge-begun = **{ $x }** { $mark_x } és **{ $o }** { $mark_o } játszik egymás ellen.
challenge-choose_friend = Kivel szeretnél játszani?
challenge-friend = Válassz egy tagot
challenge-invite = Bárki itt

## offer

offer-draw = 🤝 **{ $who }** döntetlent ajánl. **{ $other }**, elfogadod?
offer-take-back = ↩️ **{ $who }** visszavonná ezt a lépését: **{ $coordinate }**. **{ $other }**, beleegyezel?
offer-take-back_answered = ↩️ **{ $who }** visszavonná ezt a lépését: **{ $coordinate }** (és vele **{ $other }** válaszát: **{ $answer }**). **{ $other }**, beleegyezel?
offer-accept = Elfogadom
offer-decline = Elutasítom
offer-taken_back = **{ $who }** visszavont egy lépést.
offer-declined = **{ $who }** elutasította. A játszma folytatódik.
offer-withdrawn = **{ $who }** visszavonta az ajánlatát. A játszma folytatódik.
notice-turn = { $who }, te jössz.
notice-begun = { $who }, elkezdődött a játszmád.
notice-reminder = ⏰ { $who }, te jössz, és a [játszmában]({ $link }) az időd { $deadline } lejár.
notify-on = 🔔 **Értesítések:** be. A mások elleni játszmákban megjelöllek, ha te jössz és öt perce nem jártál a csatornában, ha a másik elfogadja a kihívásodat vagy ajánl valamit, és egyszer, mielőtt lejár az időd.
notify-off = 🔕 **Értesítések:** ki. Csak akkor jelöllek meg, ha valaki kihív.
notify-turn_on = Értesítések bekapcsolása
notify-reminders_on = 🔥 **Sorozat-emlékeztető:** be. Két órával UTC szerinti éjfél előtt közvetlen üzenetet küldök, ha egy legalább háromnapos sorozatod megszakadna a napi feladványban.
notify-reminders_off = 🔥 **Sorozat-emlékeztető:** ki. Két órával UTC szerinti éjfél előtt közvetlen üzenetet tudok küldeni, ha egy legalább háromnapos sorozatod megszakadna a napi feladványban.
notify-turn_on_reminders = Emlékeztess a sorozatomra
notify-turn_off_reminders = Ne emlékeztess
notify-searches_on = ⚔️ **Értesítés a meghívásokról:** itt be. Közvetlen üzenetet küldök, ha valaki játszótársat keres egy olyan csatornában, amelyet látsz, óránként legfeljebb egyszer.
notify-searches_off = ⚔️ **Értesítés a meghívásokról:** itt ki. Közvetlen üzenetet tudok küldeni, ha valaki játszótársat keres egy olyan csatornában, amelyet látsz, óránként legfeljebb egyszer.
notify-searches_off_here = ⚔️ **Értesítés a meghívásokról:** ki. Ez a szerver nem engedi.
notify-searches_in = { $count ->
    [one] ⚔️ **Értesítés a meghívásokról:** be, { $count } szerveren. Közvetlen üzenetet küldök, ha ott valaki játszótársat keres.
   *[other] ⚔️ **Értesítés a meghívásokról:** be, { $count } szerveren. Közvetlen üzenetet küldök, ha ott valaki játszótársat keres.
}
notify-searches_nowhere = ⚔️ **Értesítés a meghívásokról:** ki. Egy szerveren `/{ name-notify }` kapcsolja be a közvetlen üzeneteket arról, ha ott valaki játszótársat keres.
notify-turn_on_searches = Szólj, ha valaki játszana
notify-turn_off_searches = Ne szólj a meghívásokról
notify-streak_ends =
    🔥 A sorozatod a napi feladványban { $ends }, UTC szerint éjfélkor megszakad, hacsak meg nem fejted a mai feladványt:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count } nap
notify-private_streak = - itt, ezzel: `{ $prefix }{ name-puzzle } { word-daily }`: { $count } nap
notify-streak_elsewhere = - egy másik beszélgetésben, ezzel: `/{ name-puzzle }`: { $count } nap
notify-some_server = egy másik szerver
notify-search = ⚔️ **{ $who }** játszótársat keres ehhez: **{ $game }**, itt: **{ $server }**. { $deadline } lejár. [A meghívás megnyitása]({ $link })
notify-turn_off = Értesítések kikapcsolása

## puzzle

puzzle-win = **{ $mark } lép és nyer.** Csak egy lépés nyer. Melyik?
puzzle-draw = **{ $mark } lép és döntetlent ér el.** Csak egy lépés tartja meg a döntetlent, az összes többi veszít. Melyik?
puzzle-user = 🧩 Feladvány neki: **{ $who }**.
puzzle-daily = 🧩 **Napi feladvány, { $day }** A következő { $ends } jön. Csak az első válaszod számít.
puzzle-right = ✅ **{ $coordinate } helyes.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } kevés:** { $other } még döntetlent érhet el. A helyes lépés **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } veszít**, ha { $other } jól játszik. A helyes lépés **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count } feladvány egymás után!
puzzle-days = 📅 { $count } nap egymás után!
puzzle-record-solved = **Megfejtve:** { $solved } / { $tried }
puzzle-record-streak = **Sorozat:** { $in_a_row } (legjobb: { $best })
puzzle-record-daily = **Napi feladvány:** { $days } nap egymás után (legjobb: { $best_days })
puzzle-next = Következő feladvány
puzzle-skip_costs = -# Ha válasz nélkül másik feladványt kérsz, ez elrontottnak számít.
puzzle-seen = Ezt a feladványt az elmúlt 30 napban már láttad egy versenyben, ezért nem változtat az értékszámodon.
puzzle-rating = **Feladvány-értékszám:** { $rating } ({ $change })
puzzle-share = Megosztás
puzzle-shared = 🧩 Napi feladvány, { $day }: { $result }
puzzle-shared_days = 🔥 { $count } nap
puzzle-solve = Megfejtem
puzzle-answers = **{ $solved }** megfejtette, **{ $missed }** elrontotta
puzzle-streaks = 🔥 **Megosztott sorozatok:** { $streaks }
puzzle-streak_of = { $who } { $count } nap
puzzle-race = 🏁 **A nap versenye:** { $leaders } · eddig { $count } résztvevő
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = A nap versenye
puzzle-yesterday = **A tegnapi megoldás:** { $solution }
puzzle-yesterday_posted = **A [tegnapi]({ $link }) megoldás:** { $solution }

## practice
practice-game = Egy játszmádból, { $day }
practice-lost_win = **{ $mark } lép.** Itt ezt lépted: **{ $coordinate }**, és ezzel elúszott a győzelem. Találj jobb lépést.
practice-lost_draw = **{ $mark } lép.** Itt ezt lépted: **{ $coordinate }**, és ezzel elúszott a döntetlen. Találj jobb lépést.
practice-crowd_game = A csapat játszmájából, { $day }
practice-crowd_lost_win = **{ $mark } lép.** Itt a csapat ezt lépte: **{ $coordinate }**, és ezzel elúszott a győzelem. Találj jobb lépést.
practice-crowd_lost_draw = **{ $mark } lép.** Itt a csapat ezt lépte: **{ $coordinate }**, és ezzel elúszott a döntetlen. Találj jobb lépést.
practice-race = Egy versenyedből, { $day }
practice-no_move_win = **{ $mark } lép és nyer.** Itt nem jutott időd lépésre. Csak egy lépés nyer. Melyik?
practice-no_move_draw = **{ $mark } lép és döntetlent ér el.** Itt nem jutott időd lépésre. Csak egy lépés tartja meg a döntetlent. Melyik?
practice-draws = 💡 **{ $coordinate } kevés:** { $other } még döntetlent érhet el.
practice-loses = 💡 **{ $coordinate } veszít**, ha { $other } jól játszik.
practice-unproven = 💡 **{ $coordinate }** talán ugyanolyan jó, de nem tudtam bizonyítani.
practice-better = **Jobb:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Ez a gyakorlat holnap visszatér.
       *[other] Ez a gyakorlat { $days } nap múlva visszatér.
    }
practice-first_counts = Csak az első válasz számít, azon a napon, amikor a gyakorlat esedékes. { practice-comes_back }
practice-end_of_game = Ez volt az utolsó hibád ebben a játszmában.
practice-end_of_race = Ez volt az utolsó elrontott feladványod ebből a versenyből.
practice-no_mistakes = Nem találtam ebben a játszmában olyan lépésedet, amely bizonyítottan hiba.
practice-none = Még nincs gyakorlatod. Mostantól a befejezett játszmáid hibáiból készítek.
practice-none_due = **Most nincs mit gyakorolni.** A következő gyakorlatod: { $due }.
practice-show = Mutasd meg
practice-try_again = Újra megpróbálom
practice-hint = { board-hint }
practice-other_game = Egy másik játszma hibái
practice-a_game = Egy játszma hibái
practice-hint_finish_line = 💡 **Tipp:** ki tudsz rakni egy sort.
practice-hint_block_line = 💡 **Tipp:** { $other } a következő lépésével kirakhat egy sort.
practice-hint_make_fork = 💡 **Tipp:** egyszerre két mezőn tudsz győzelemmel fenyegetni.
practice-hint_prevent_fork = 💡 **Tipp:** { $other } a következő lépésével egyszerre két mezőn fenyegethet győzelemmel.
practice-hint_forced_sequence = 💡 **Tipp:** gondolkodj néhány lépéssel előre: mit léphet { $other } az egyes lépéseid után?
practice-hint_opening = 💡 **Tipp:** nézd meg, mivel fenyegethet { $other } az egyes lépéseid után.
practice-hint_zugzwang = 💡 **Tipp:** a végén minden oszlopba lépnie kell valakinek. Számold ki, ki lesz az.
practice-puzzle = Feladványt kérek
practice-press = Nyomd meg a gombot, ha gyakorolni akarsz. Csak te látod.
practice-open = Gyakorlás

## course

course-lines = Sorok és lezárás
course-forks = Villák
course-prevention = A villa megelőzése
course-openings = Megnyitások
course-misere = Minden fordítva
course-large = Nagyobb táblák
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Tanfolyam
    Minden leckében van egy példa, amelyet te játszol, és három gyakorlat.
course-lines_text =
    Három jel egy sorban nyer: vízszintesen, függőlegesen vagy átlósan.
    Először azt nézd meg, ki tudsz-e rakni egy sort.
    Ha nem, nézd meg, ki tudja-e az ellenfeled, és zárd le.
course-forks_text =
    A villa egyszerre két mezőn fenyeget győzelemmel.
    Csak az egyiket lehet lezárni, így a másikon nyersz.
    Keress szabad mezőt, ahol két sorod találkozik.
course-prevention_text =
    Vedd észre az ellenfeled villáját, mielőtt létrejön.
    Foglald el a mezőjét, vagy fenyegess úgy, hogy máshol kelljen lezárnia.
    Ha maga a lezárás ad villát, rossz volt a fenyegetés.
course-openings_text =
    A közép négy sorhoz tartozik, a sarok háromhoz, a szél kettőhöz.
    Kezdj tehát középen vagy sarokban.
    Sarokra középpel válaszolj, középre sarokkal.
course-misere_text =
    Aki kirak egy sort, veszít, ezért tartsd távol egymástól a jeleidet.
    { $mark_x } középen kezd, és minden lépésre a szemközti mezőn válaszol.
    Így minden sorban, amelyet { $mark_x } kirakhatna, van egy { $mark_o }.
course-large_text =
    Öt egy sorban nyer. A két végén szabad négyest nem lehet megállítani: csak az egyik vége zárható le.
    A két végén szabad hármasból a következő lépéssel ilyen négyes lesz.
    A négyest azonnal le kell zárni, ezért minden hármast megelőz.
course-connect4_text =
    Egy sor, amelyből egy mező hiányzik, akkor is fenyegetés, ha oda még nem lehet lépni.
    A végén valakinek alá kell lépnie: alulról számolva { $mark_x } kapja a páratlan sorokat, { $mark_o } a párosakat.
    Soha ne lépj olyan mező alá, ahol az ellenfeled nyerne.
course-example = Példa
course-exercise = { $number }. gyakorlat
course-lessons = Minden lecke
course-next = Következő lecke
course-win = **{ $mark } lép és nyer.**
course-draw = **{ $mark } lép és döntetlent ér el.**
course-completes_line = 💡 **{ $coordinate } veszít:** kirak egy sort.
course-reply = { $mark } válasza: **{ $coordinate }**.
course-another = Íme egy másik állás.
course-solution = 💡 A helyes lépés **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Kész a lecke!**
course-all_done = 🏆 **Minden leckével végeztél!**
course-beat = Most győzd le ezt a szintet: **{ $level }**.
course-play = Játék, ellenfél: { $level }
course-press = Nyomd meg a gombot, és megnyílik a tanfolyam. Csak te látod.

## settings

settings-level = **Alapértelmezett szint:** { $level }
settings-game = **Alapértelmezett játék:** { $game }
settings-games = **Választható játékok:** { $games }
settings-all_games = **Választható játékok:** mind, és bármilyen más méretű tábla
settings-choose_games = Minden játék
settings-buttons = **Gombok a táblán:** be
settings-text = **Gombok a táblán:** ki, a lépéseket be kell írni
settings-title = ## ⚙️ Szerverbeállítások
settings-saved = ✅ Mentve · { $now }
settings-page_games = Játékok
settings-page_server = Szerver
settings-page_daily = Napi feladvány
settings-page_language = Nyelv
settings-heading_games = ### Játékok
settings-heading_boards = ### Táblák
settings-heading_access = ### Hozzáférés
settings-heading_commands = ### Parancsok
settings-heading_daily = ### Napi feladvány
settings-heading_language = ### Nyelv
settings-default = { $what } (alapértelmezett)
settings-language = **Nyelv:** { $language }
settings-discord_language = **Nyelv:** { $language }, mint a Discordban
settings-language_from_discord = Mint a Discordban
settings-choose_language = { $first } … { $last }
settings-more_languages = További nyelvek: { $first } … { $last }
settings-note_language = A mindenkinek szóló üzenetek ezen a nyelven jelennek meg. Amit csak te látsz, az a te nyelveden.
settings-style = **Tábla stílusa:** { $style }
settings-like_pictures = Inkább rajzolva?
settings-use_pictures = Minden tábla rajzolva
settings-pictures = Így néznek ki a táblák képként. További stílusok, és ahol ezt vissza is állíthatod: { slash-settings }
settings-to_buttons = Gombok megjelenítése
settings-to_text = Gombok elrejtése
settings-everywhere = **Csatornák:** mind
settings-channels = **Csatornák:** { $channels } és a szálaik
settings-choose_channels = Minden csatorna
settings-everybody = **Ki játszhat:** mindenki
settings-roles = **Ki játszhat:** { $roles }
settings-choose_roles = Mindenki
settings-threads = **Szálak:** minden játszmának egy, ahol lehet
settings-no_threads = **Szálak:** csak kérésre
settings-to_threads = Szálak használata
settings-to_channels = Szálak nélkül
settings-idle = **Tétlenségi idő:** { $idle }
settings-notices = **Értesítések:** be
settings-no_notices = **Értesítések:** ki
settings-to_notices = Bekapcsolás
settings-to_no_notices = Kikapcsolás
settings-search_notices = **Értesítés a meghívásokról:** be
settings-no_search_notices = **Értesítés a meghívásokról:** ki
settings-to_search_notices = Engedélyezés
settings-to_no_search_notices = Tiltás
settings-note_is_search_quiet = Aki kéri, közvetlen üzenetet kap, ha itt valaki bárkit meghív egy játszmára, óránként legfeljebb egyszer.
settings-votes = **Szavazós játszmák:** be
settings-no_votes = **Szavazós játszmák:** ki
settings-to_votes = Szavazás bekapcsolása
settings-to_no_votes = Szavazás kikapcsolása
settings-note_has_no_votes = Ezzel mindenki a csatornában együtt játszik ellenem, és minden lépésről szavaz: `/{ name-vote }`.
settings-note_is_quiet = Két játékos játszmájában megjelölöm azt, aki nincs itt, amikor ő jön, és mielőtt lejár az ideje. Mindenki kikapcsolhatja magának egy gombbal itt: `/{ name-privacy }`.
settings-note_idle = Ha ennyi ideig senki sem lép, a játszma véget ér. A folyamatban lévő játszmákra az induláskori határ érvényes.
settings-cooldown = **Várakozás:** { $cooldown } két parancs között
settings-no_cooldown = **Várakozás:** nincs
settings-note_cooldown = A lépésekkel és a gombokkal sosem kell várni.
settings-prefix = **Előtag:** `{ $own }`
settings-no_prefix = **Előtag:** nincs
settings-note_prefix = A perjeles parancsok és a megemlítésem utáni parancsok mindig működnek.
settings-change_prefix = Előtag módosítása
settings-daily_channel = **Csatorna:** { $channel }
settings-no_daily_channel = **Csatorna:** nincs, nem teszem közzé
settings-choose_daily_channel = Sehol
settings-note_daily_channel = Naponta egyszer ott teszem közzé a napi feladványt egy gombbal a megfejtéséhez, azzal, hogy hányan fejtették meg, a tegnapi megoldással, és azoknak a leghosszabb sorozataival, akik megosztották az eredményüket.
settings-daily_hour = **Időpont:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Ha ez az óra már elkezdődött, és ma még nem volt feladvány, azonnal közzéteszem.
settings-hour = { $time } UTC
settings-no_wait = Nincs várakozás
settings-hours = { $count } óra
settings-days = { $count } nap
settings-seconds = { $count } másodperc
settings-channels_deleted = 🗑️ Az általad választott csatornák közül { $count } törlődött.
settings-all_channels_deleted = 🗑️ Minden általad választott csatorna törlődött. Amíg nem választasz másikat, bármelyik csatornában lehet játszani.
settings-roles_deleted = 🗑️ Az általad választott rangok közül { $count } törlődött.
settings-all_roles_deleted = 🗑️ Minden általad választott rang törlődött. Amíg nem választasz másikat, mindenki játszhat.
settings-daily_channel_deleted = 🗑️ A napi feladványhoz választott csatorna törlődött. Amíg nem választasz másikat, nem teszem közzé.
settings-dismiss_deleted = Értem
settings-missing_for_answers = ⚠️ Itt nem tudok válaszolni a beírt parancsokra: { $channels }. Kérlek, add meg nekem ott ezt az engedélyt: **{ $missing }**.
settings-missing_for_daily = ⚠️ Itt nem tudom közzétenni a napi feladványt: { $channels }. Kérlek, add meg nekem ott ezt az engedélyt: **{ $missing }**.
settings-missing_for_threads = ⚠️ Itt nem tudok szálakat használni a játszmákhoz: { $channels }. Kérlek, add meg nekem ott ezt az engedélyt: **{ $missing }**.
settings-missing_for_pictures = ⚠️ Itt nem tudok táblát rajzolni, ezért emojikból áll: { $channels }. Kérlek, add meg nekem ott ezt az engedélyt: **{ $missing }**.

## prefix

prefix-title = Parancselőtag
prefix-field = Előtag
prefix-explanation = Legfeljebb 5 karakter (alapértelmezett: { $usual }). Üresen: csak említés és perjeles parancs
prefix-explanation_no_usual = Legfeljebb 5 karakter. Üresen: csak említés és perjeles parancs

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Itt mindenki látná a válaszomat. Írd be ezt: { $command }, és csak te látod.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** tűnik a legjobbnak, de nem tudtam mindent kiszámolni. { coach-depth } { $reasons }
coach-depth = { $depth } lépést néztem előre (a két fél lépéseit együtt számolva).
coach-analyse_anyway = Elemzés mindenképp
coach-price_hint = Ezután ez a játszma már csak ronthatja az értékszámodat, nem javíthatja. Mutassak tippet?
coach-price_analysis = Ezután ez a játszma már csak ronthatja az értékszámodat, nem javíthatja. Elemezzem?
coach-show_hint = Tipp mutatása
coach-press = Nyomd meg a gombot, ha tippet kérsz. Csak te látod.
coach-wait = Sokan várnak rám. A válaszom körülbelül { $seconds } másodperc múlva lesz kész.
coach-win = győzelem { $moves } lépésben
coach-win_at_most = győzelem legfeljebb { $moves } lépésben
coach-draw = döntetlen
coach-loss = vereség { $moves } lépésben
coach-loss_at_most = vereség legfeljebb { $moves } lépésben
coach-to_move = { $mark } lép: **{ $value }**
coach-to_move_unproven = { $mark } lép: **nincs végigszámolva**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Legjobb játék:** { $cells }
coach-looks_best = **Legjobbnak tűnik:** { $cells }
coach-not_proven = **Nincs végigszámolva:** { $moves } lépésből { $count }. { coach-depth }
coach-legend = 🏆 nyer, 🤝 döntetlent ér el, 💀 veszít a legjobb játék mellett. A „győzelem 3 lépésben” csak a győztes lépéseit számolja.
coach-network =
    { $mark } lép. A háló ennek az oldalnak **{ $value }** értéket vár, −100 (vereség) és +100 (győzelem) között.
    Legszívesebben ezt lépi: **{ $moves }**
coach-network_legend = Minél világosabb egy mező, annál inkább lép oda a háló. + nyer, = döntetlen, − veszít a legjobb játékkal. A sáv bal oldalon X, jobb oldalon O részét mutatja.
coach-see_network = Mit lát a háló
coach-nothing_left = Az a játszma már véget ért, nincs mit elemezni.
coach-before_last = A legutóbbi játszma itt, az utolsó lépés előtt:
coach-at_end = A legutóbbi játszma itt, amikor véget ért:
coach-completes_line = Kirakja ezt: { $lines }, és nyer.
coach-forks = Villát ad: egyszerre több helyen fenyeget győzelemmel ({ $cells }), és { $mark } csak az egyiket tudja lezárni.
coach-forces = Itt fenyeget győzelemmel: { $cell }. { $mark } ott kénytelen zárni, és mégis veszít.
coach-wins_later = A végén { $mark } kénytelen ez alá lépni: { $cell }, és ott { $mover } nyer. Alulról számolva { $mark_x } kapja a páratlan sorokat, { $mark_o } a párosakat.
coach-leaves_only_lines = Most { $mark } minden lépése kirak egy sort.
coach-mirrors = Ezzel szemközt van: { $cell }. Akié a közép, és mindig a szemközti mezőn válaszol, soha nem rak ki sort.
coach-mirrors_center = Ez a közép. Akié, és mindig a szemközti mezőn válaszol, soha nem rak ki sort.
coach-only_move = Ez az egyetlen lehetséges lépés.
coach-blocks = Lezárja { $mark } elől ezt: { $lines }.
coach-prevents_forks = { $count ->
    [one] Megelőzi { $mark } villáját itt: { $cells }.
   *[other] Megelőzi { $mark } minden villáját: { $cells }.
}
coach-only_draw = Minden más lépés veszít.
coach-keeps_win = Még { $others } másik lépés is nyer.
coach-only_win = Más lépés nem nyer.
coach-holds_out = Minden lépés veszít, és egyik sem tart ki tovább ennél.
coach-holds_out_alone = Minden lépés veszít, de ez tart ki a legtovább.
coach-threatens = Itt fenyeget győzelemmel: { $cell }, ezért { $mark } ott kénytelen zárni.
coach-tempts = { $mark } { $replies } lehetséges válaszából { $mistakes } hiba.
coach-one_of_draws = { $moves } lehetséges lépésből { $count } tartja meg a döntetlent, köztük ez is.
coach-all_draw = Minden lépés megtartja a döntetlent.
coach-traps = { $count ->
        [one] A legtöbb csapdát ez állítja: **{ $cells }**.
       *[other] A legtöbb csapdát ezek állítják: **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Pontosság:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Fordulópont:** { $number }. lépés, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Jobb: { $cells }
coach-no_mistake = **Hibák a táblán:** nincs. Egyik lépés sem változtatott az eredményen.
coach-no_proven_mistake = **Hibák a táblán:** egyet sem találtam.
coach-not_judged = { $count ->
       *[other] **Túl bonyolult, nem ítélhető meg:** { $numbers }. lépés
    }
coach-stopped_at = Amikor a játszma véget ért, { $mark } következett: { $value }.
coach-no_plies = Nem volt egyetlen lépés sem.
coach-plies = **Lépések:** { $cells }
coach-kept = Jó lépés, még mindig { $value }.
coach-unjudged = Ez a lépés túl bonyolult ahhoz, hogy megítéljem. { coach-depth }
coach-lost_anyway = A játszma már elveszett: { $value }.
coach-mistake = Hiba: { $before } → { $after }. Jobb: { $glyph } { $cells }
coach-mistakes = **{ $count } hiba:** { $numbers }. lépés
coach-move = { $number }. lépés
coach-back = Vissza
coach-next = Tovább

## learner

learner-title = ### 🧠 Amit itt tanultam
learner-naive = 🧠 Itt még semmit sem tanultam, csak a szabályokat ismerem. Így taníthatsz: `{ $prefix }{ name-play } { level-learner } { $word }`, vagy az alábbi gombokkal.
learner-how_original = -# Az első olyan üres mezőt választom, amelyikkel még nem vesztettem.
learner-how_stronger = -# Minden játszmában mindkét féltől tanulok. A tükrözött és elforgatott állások egynek számítanak.
learner-memory_lost = **Vesztes állások, amelyeket ismerek:** { $lost }
learner-memory = **Vesztes állások, amelyeket ismerek:** { $lost } · **Jó állások:** { $good }
learner-games = **Játszmák:** { $games } · **Ebből edzés:** { $trained }
learner-latest_games = **Utolsó { $count } játszma:** { $wins } győzelem · { $draws } döntetlen · { $losses } vereség
learner-results = **Eredmények:** { $wins } győzelem · { $draws } döntetlen · { $losses } vereség
learner-unbeatable = 🛡️ Engem már senki sem győzhet le.
learner-beatable = 🎯 Még veszíthetek { $mark_x } jellel és { $mark_o } jellel is.
learner-beatable_as = 🎯 Még veszíthetek { $mark } jellel.
learner-lesson = 💡 **A legutóbbi leckém { $mark } jellel:** ezt többé nem lépem meg.
learner-curve = Vonaldiagram a vereségeim arányáról. Játszmák: { $games }. Az elején: { $first }. A végén: { $last }.
learner-losses = **Vereségeim aránya:** az elején { $first } · a végén { $last }
learner-training = 🏋️ Edzés, ellenfél: **{ $opponent }**. { $played } / { $games } játszma
learner-trained = ✅ Kész az edzés: { $games } játszma, ellenfél: **{ $opponent }**.
learner-training_ended_early = ⏹️ Az edzésem (ellenfél: **{ $opponent }**) idő előtt véget ért { $played } / { $games } játszma után.
learner-training_failed = ⚠️ Valami elromlott, ezért az edzésem (ellenfél: **{ $opponent }**) véget ért { $played } / { $games } játszma után. Amit tanultam, megmarad.
learner-training_over = ⏹️ Az az edzés véget ért. Amit tanultam, megmarad, itt látod: `{ $prefix }{ name-brain }`
learner-known_positions = **Ismert állások:** { $knows } · **Előtte:** { $knew }
learner-end = Edzés befejezése
learner-do_play = Játssz ellenem
learner-do_train = Edzés { $games } játszmában
learner-do_export = Mentés fájlba
learner-do_import = Fájl betöltése
learner-do_reset = Nullázás
learner-import_title = A tanonc tudásának betöltése
learner-import_field = Egy általam mentett fájl
learner-saved =
    📤 **Minden, amit itt tudok (mód: `{ $mode }`)**
    { $memory }
    Máshol az töltheti be, aki kezeli azt a szervert: ott nyomja meg ezt: **{ learner-do_import }**, itt: `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Amit ez a fájl tud (mód: `{ $mode }`)**
    { $memory }
learner-merge_preview =
    { "" }**Egyesítés:** hozzáadom ahhoz, amit itt tudok, és megtartom az eredményeimet.
    -# Új vesztes állások: { $lost } · Új jó állások: { $good }
learner-replace_preview =
    { "" }**Csere:** elfelejtem, amit itt tudok, és az eredményeimet is.
    -# Állások: { $known } · Játszmák: { $games }
learner-do_merge = Egyesítés
learner-do_replace = Csere
learner-do_cancel = Mégse
learner-merged =
    ✅ **Egyesítve**
    { "" }**Új vesztes állások:** { $lost } · **Új jó állások:** { $good }
    { "" }**Ismert állások:** { $known }
learner-replaced =
    ✅ **Lecserélve**
    { "" }**Ismert állások:** { $known }
    { "" }**Mód:** `{ $mode }`
    { "" }**Elfelejtett állások:** { $forgotten } · **Elfelejtett játszmák:** { $games }
learner-not_imported = Nem importáltam semmit.
learner-reset =
    🗑️ **Felejtsem el mindazt, amit itt tanultam, és az eredményeimet is?**
    { "" }**Állások:** { $known } · **Játszmák:** { $games }
    Ebben a módban kezdeném újra: `{ $mode }`.
learner-reset_yes = Felejts el mindent
learner-reset_switch = Felejtés, új mód: { $mode }
learner-reset_no = Tarts meg mindent
learner-forgotten =
    🗑️ **Elfelejtettem mindazt, amit itt tanultam, és az eredményeimet is.**
    { "" }**Állások:** { $known } · **Játszmák:** { $games }
    Ebben a módban kezdem újra: `{ $mode }`.
learner-kept = Nem felejtettem el semmit.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** itt még nem játszott eredménnyel zárult játszmát. Indítás: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** itt még nem játszott eredménnyel zárult játszmát ebben: { $game }. Indítás: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 { $count } győzelem
stats-drawn = 🤝 { $count } döntetlen
stats-lost = { $count } vereség
stats-total = **Összesen:** { $tally }
stats-mark = **{ $mark } jellel:** { $tally }
stats-members = **Játékosok:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Játékosok ellenem
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Legyőzött szintek:** { $levels }
stats-winning_streak = **Leghosszabb győzelmi sorozat:** { $longest }
stats-course = 🎓 **Tanfolyam:** kész
stats-more = Lásd még: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Lásd még: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Az itt játszott játszmák
stats-games = **Játszmák:** { $games } · **Játékosok:** { $members }
stats-nothing = Itt még senki sem fejezett be játszmát. Indítás: `{ $prefix }{ name-play }`
stats-nothing_of_game = Itt még senki sem fejezett be játszmát ebben: { $game }. Indítás: `{ $prefix }{ name-play } { $word }`
stats-winners = **Győzelmek:** { $mark_x } { $x } · { $mark_o } { $o } · **Döntetlenek:** { $draws }
stats-ends = **Így értek véget:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Legaktívabbak:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **A szintjeim egymás közt:** további { $games } játszma
stats-bar = Oszlopdiagram az eredményekről. Győzelem: { $wins }. Döntetlen: { $draws }. Vereség: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Nyomd meg a gombot, hogy lásd a fejlődésedet. Csak te látod.
progress-open = Fejlődésem megjelenítése
progress-practice_now = Gyakorlás most
progress-post = Közzététel
progress-none = Még egyetlen játszmádat sem néztem át. Kezdd ezzel: `{ $prefix }{ name-practice }`, vagy a hibáiddal egy elvesztett játszma alatt. Onnantól minden befejezett játszmádat átnézem.
progress-clean = ✅ **{ $theme }:** nincs hiba { $date } óta (átnézett játszmák: { $games })
progress-all_themes = Minden téma
progress-compared = { $now } · előtte: { $before }
progress-accuracy = **Pontosság:** { $share }
progress-games = **Átnézett játszmák:** { $games }
progress-mistakes = ### Hibák
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Gyakorlás
progress-due = **Esedékes gyakorlatok:** { $due } / { $exercises }
progress-lessons = **Kész leckék:** { $done } / { $lessons }
progress-puzzle_rating = **Feladvány-értékszám:** { $rating }
progress-legend = Az utolsó 30 nap és az azt megelőző 30 nap. A pontosság azoknak a megítélt lépéseidnek az aránya, amelyek megtartották az eredményt.
progress-chart = A pontosság hetenként, az átnézett játszmák számával: { $weeks }

## theme

theme-finish_line = Sor befejezése
theme-block_line = Sor lezárása
theme-make_fork = Villa adása
theme-prevent_fork = Villa megelőzése
theme-forced_sequence = Kényszerített lépéssor
theme-opening = Megnyitás
theme-zugzwang = Lépéskényszer (páratlan és páros fenyegetések)

## ended

ended-line = kész sor
ended-full_board = betelt tábla
ended-repetition = ismétlődő állás
ended-move_limit = lépésszámkorlát
ended-boards_counted = megszámolt táblák
ended-resigned = feladás
ended-forfeited = kilépés vagy lejárt idő
ended-agreed = megegyezéses döntetlen
ended-abandoned = félbehagyott
ended-stopped = moderátor által leállított

## rating

rating-ranked = **Értékszám:** { $rating } · **Helyezés:** { $rank }
rating-provisional = **Eddigi értékszám:** { $rating } · **Helyezés:** még { $games } rangsorolt játszma után
rating-none = **Értékszám:** még nincs · **Helyezés:** { $games } rangsorolt játszma után
rating-of_game = **{ $game }** · { $standing }
rating-curve = Vonaldiagram az értékszámról a legutóbbi { $games } rangsorolt játszmában: kezdet { $first }, vég { $last }, legkisebb { $lowest }, legnagyobb { $highest }.
rating-course = **Legutóbbi { $games } rangsorolt játszma:** kezdet { $first }, vég { $last } · legkisebb { $lowest } · legnagyobb { $highest }

## chart

chart-results = Eredmények
chart-wins = Győzelem: { $games }
chart-draws = Döntetlen: { $games }
chart-defeats = Vereség: { $games }
chart-rating = Értékszám
chart-rated_game = Rangsorolt játszma
chart-losses = Az elvesztett játszmáim aránya
chart-lost = Vereség
chart-by_week = Pontosság hetenként
chart-week = Hét kezdete
chart-accuracy = Pontosság
chart-reviewed = Átnézett játszmák
chart-game = Játszma
chart-average = { $games } játszma átlaga

## leaderboard
leaderboard-title = ### 🏅 Ranglista: { $game }
leaderboard-range = Helyezések: { $first }–{ $last }, összesen { $total }
leaderboard-none = 🏅 Itt még senkinek sincs helyezése ebben: { $game }. Ehhez { $games } játszma kell a szintjeim vagy más játékosok ellen, tippek nélkül. Indítás: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Következő:** { $level }, még { $points } pont
leaderboard-rated = Csak a rangsorolt játszmák számítanak.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Az itt játszott játszmák
history-range = -# Játszmák: { $first }–{ $last }, összesen { $total }, a legújabbak elöl
history-none = **{ $who }** itt még nem fejezett be játszmát. Indítás: `{ $prefix }{ name-play }`
history-nothing = Itt még senki sem fejezett be játszmát. Indítás: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } ellenfél: **{ $other }** · { $result } · { $plies } lépés
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } lépés
history-win = győzelem
history-draw = döntetlen
history-loss = vereség
history-no_result = eredmény nélkül
history-newer = Újabbak
history-older = Régebbiek
history-first = Eleje
history-last = Vége
history-list = Vissza a listához
history-export = Játszmáim fájlban
history-paste = Sor visszajátszása
history-pasted = Egy sor egy játszmákat tartalmazó fájlból

## replay

replay-ply = { $number }/{ $plies }. lépés, **{ $who }**: **{ $coordinate }** { $mark }.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Lépések:** { $moves }
replay-share = Megosztás

## export

export-use_history = Ez kettőnkre tartozik. Nyomd meg ezt: **{ history-export }**, itt: `{ $prefix }{ name-history }`, vagy küldd el nekem közvetlen üzenetben: `{ $prefix }{ name-export }`.
export-done_pasted =
    📤 **A befejezett játszmáid:** { $games }
    Mindenhonnan, ahol játszottál, soronként egy játszma. Ha valamelyiket újra látni szeretnéd, nyomd meg ezt: **{ history-paste }**, itt: `{ $prefix }{ name-history }`, és illeszd be a sorát
export-none = Még nem fejeztél be játszmát. Indítás: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ A játszma leállt, és ez a tábláján is látszik.
moderation-resigned = 🏳️ **{ $who }** feladta a játszmát, és ez a tábláján is látszik.

## permission

permission-view_channel = Csatornák megtekintése
permission-connect = Csatlakozás
permission-send_messages = Üzenetek küldése
permission-send_messages_in_threads = Üzenetek küldése szálakban
permission-create_public_threads = Nyilvános szálak létrehozása
permission-attach_files = Fájlok csatolása
permission-manage_messages = Üzenetek kezelése
permission-manage_guild = Szerver kezelése

## question

question-yes = Újrakezdés
question-no = Folytatás
question-kept = A játszma folytatódik. A tábla: `{ $prefix }{ name-board }`
question-stop = **{ $x }** és **{ $o }** játszik itt. Leállítod a játszmájukat?
question-stop_own = **{ $x }** és **{ $o }** játszik itt. Ha leállítod ezt a játszmát, azzal feladod. Leállítod?
question-stop_yes = Leállítás
question-stop_no = Mégse
question-play_examples = Például: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` vagy `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Például: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` vagy `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = A napi feladvány mindenkinek ugyanaz: `{ $prefix }{ $command } { word-daily }`. Játékot vagy témát a saját feladványodhoz választhatsz: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Például: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; az idő 90s vagy 3m.
question-race_today_alone = A nap versenye itt mindenkinek ugyanaz: `{ $prefix }{ $command } { word-today }`. Játékot és időt olyan versenyhez választhatsz, amelyet te indítasz: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Például: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, lépésenként 15s és 24h közötti idővel.
question-watch_examples = Például: `{ $prefix }{ $command } { level-hard } { level-easy }` vagy `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Erre gondoltál: `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Erre gondoltál: `{ $prefix }{ $command }`?
question-unknown_words = Ezt itt nem értem: „{ $typed }”.
question-conflicting_words = Ezek a szavak nem illenek össze.
question-choose_member = Válaszd ki a tagot a listából, amelyet a Discord a `@` után mutat.
question-course_examples = A leckék száma 1-től 7-ig tart: `{ $prefix }{ $command } 1` megnyitja az elsőt.
question-invite_examples = Például: `{ $prefix }{ $command } { word-connect4 }` vagy `{ $prefix }{ $command } o`.
question-challenge_named = Kihívod őt: **{ $who }**?
question-challenge_named_yes = Kihívás

## help

help-first = Nyomd meg ezt: **Játék**, és indul egy játszma ellenem, aztán nyomj meg egy mezőt.
help-to_friend = Játék mással
help-to_commands = Minden parancs
help-to_play = Játék
help-to_learn = Tanulás
help-to_owners = Szerverkezelőknek
help-about = Rólam
help-play =
    ### Játék
    Három egy sorban nyer: vízszintesen, függőlegesen vagy átlósan.
    - **Indítás:** `{ $prefix }{ name-play }`. A jeled { $mark_x }, és te kezdesz; `{ $prefix }{ name-play } o` esetén a jeled { $mark_o }.
    - **Lépés:** nyomj meg egy mezőt, vagy írd be: `{ $prefix }{ name-move } B2` (B sor, 2. oszlop).
    - **Szintek:** `{ $prefix }{ name-play } { level-easy }`, vagy `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Más játékok:** `{ $prefix }{ name-play } { word-connect4 }`, vagy `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Másokkal:** `{ $prefix }{ name-play } @ben` kihív egy tagot, `{ $prefix }{ name-invite }` bárkit meghív. `{ $prefix }{ name-vote }` esetén mindenki együtt játszik az egyik oldalon.
    - **Játszma közben:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **A játszmáid, és ki keres ellenfelet:** `{ $prefix }{ name-games }`
    - **Említések, amikor te jössz:** `{ $prefix }{ name-privacy }`
    - **Még egy játszma itt:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Tanulás
    - **Legjobb lépés:** `/{ name-hint }` játszma közben
    - **Minden lépés összevetése:** `{ $prefix }{ name-analyse }`
    - **Egy játszma magyarázattal:** a végén az **{ board-review }** gomb
    - **A saját hibáid:** `{ $prefix }{ name-practice }`
    - **Tanfolyam:** `{ $prefix }{ name-course }`
    - **Feladványok:** `{ $prefix }{ name-puzzle }` vagy `{ $prefix }{ name-puzzle } { word-daily }`
    - **Idő ellen:** `{ $prefix }{ name-storm }` egyedül, `{ $prefix }{ name-race }` másokkal
    - **Tanonc:** `{ $prefix }{ name-play } { level-learner }` esetén egy kezdővel játszol, aki tőled tanul; `{ $prefix }{ name-brain }` megmutatja, hol tart.
    - **Nézés:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Eredmények:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Az adataid és az üzeneteim:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Szerverkezelőknek
    - **Beállítások:** `/{ name-settings }`: játékok, táblák, csatornák, rangok, előtag és nyelv (kell hozzá a **Szerver kezelése** engedély)
    - **Játszma leállítása:** `{ $prefix }{ name-stop }` a csatornájában (kell hozzá az **Üzenetek kezelése** engedély)
    - **Engedélyek:** `/{ name-settings }` megmutatja, melyik hiányzik nekem.
    - **Előtag:** itt módosítható: `/{ name-settings }`. A megemlítésem mindig működik.
    - **A tanonc nullázása:** `{ $prefix }{ name-brain }`
    - **Adatvédelem:** `{ $prefix }{ name-privacy }` megmutatja, mit tárolok rólad.
about-version = **Verzió:** { $version }
about-invite = [Adj hozzá egy szerverhez](<{ $link }>)
about-install = [Adj hozzá a fiókodhoz](<{ $link }>)
about-terms = [Szolgáltatási feltételek](<{ $link }>)
about-privacy = [Adatvédelmi irányelvek](<{ $link }>)
about-your_data = **Az adataid:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Ezzel az adatbázissal már futott az újabb { $version } verzió. Frissíts újra, vagy állíts vissza egy biztonsági mentést az akkori frissítés előttről.
about-servers = **Szerverek:** { $servers }
about-since = **Indulás:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **{ $shard }. shard:** kapcsolódva, { $milliseconds } ms
about-shard_down = **{ $shard }. shard:** nincs kapcsolat

## privacy

privacy-use_slash_command = Ez kettőnkre tartozik. Írd be ezt: `/{ name-privacy }`, vagy küldd el nekem közvetlen üzenetben: `{ $prefix }{ name-privacy }`.
privacy-title = ### Amit rólad tárolok
privacy-nothing = Semmit.
privacy-never = **Sosem tárolom:** a nevedet és azt, amit írsz
privacy-matches = **Játszmák:** { $finished } befejezett · { $live } folyamatban
privacy-matches_details = -# A felhasználóazonosítód, lépések, időpontok, tippek, valamint a szerver, a csatorna és az üzenetek azonosítói
privacy-challenges = **Nyitott kihívások:** { $challenges }
privacy-challenges_details = -# Ki kit hívott ki, melyik játékra, valamint a csatorna és az üzenet azonosítója
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Értékszámok:** { $ratings } szerveren
   *[other] **Értékszámok:** { $ratings } szerveren
}
privacy-gains = { $gains ->
    [0] **A szintjeimtől nyert pontok:** nincs
    [one] **A szintjeimtől nyert pontok:** { $gains } szinttől
   *[other] **A szintjeimtől nyert pontok:** { $gains } szinttől
}
privacy-ratings_details =
    -# Az értékszámod minden rangsorolt játszma után, és hogy hányszor nyertél, játszottál döntetlent és vesztettél
    -# Szintenként a legutóbbi olyan nap pontjai, amikor nyertél pontot
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Feladványeredmények:** nincs
    [one] **Feladványeredmények:** { $puzzles } szerveren vagy privát beszélgetésben
   *[other] **Feladványeredmények:** { $puzzles } szerveren és privát beszélgetésben
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Feladvány-értékszám:** –
   *[other] **Feladvány-értékszám:** az összes szerverről
}
privacy-puzzles_details = -# Az utolsó feladvány, a jó és rossz válaszok, a sorozatok, a legutóbb megosztott napi eredmény, és 30 napig a versenyeid feladványai
privacy-practice = **Gyakorlatok:** { $exercises } · **Játszmák hozzájuk:** { $reviewed }
privacy-practice_details = -# Mióta gyakorolsz, a hibáid a játszmákban és versenyekben, a válaszaid, és hogy mikor térnek vissza
privacy-course = **Leckék:** { $lessons }
privacy-course_details = -# Melyik gyakorlataikat oldottad meg
privacy-learners = { $learners ->
    [one] **A tanonc emlékei:** { $learners } privát beszélgetésből
   *[other] **A tanonc emlékei:** { $learners } privát beszélgetésből
}
privacy-learners_details = -# Amit közvetlen üzenetben tőled tanult. Szervereken nem tárolja, ki játszott.
privacy-notices = **Értesítések kikapcsolva:** igen
privacy-notices_details = -# A felhasználóazonosítód
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Sorozat-emlékeztető:** ki
   *[other] **Sorozat-emlékeztető:** be
}
privacy-search_notices = { $search_notices ->
    [0] **Értesítés a meghívásokról:** ki
    [one] **Értesítés a meghívásokról:** { $search_notices } szerveren
   *[other] **Értesítés a meghívásokról:** { $search_notices } szerveren
}
privacy-direct_messages_details = -# A felhasználóazonosítód, és hogy mikor küldtem utoljára ilyen üzenetet
privacy-votes = **Szavazatok:** { $votes } · **Indított szavazások:** { $votings }
privacy-votes_details = -# Azokban a játszmákban, amelyekben mindenki szavaz: a felhasználóazonosítód és a szavazatod minden lépésnél, a játszma vége utáni 24. óráig
privacy-races = **Feladványversenyek és sprintek:** { $races } · **Te indítottad:** { $race_starts }
privacy-races_details = -# A felhasználóazonosítód, a feladványok, melyiket rontottad el, a pontjaid és az időd
privacy-if_deleted =
    ### Ha törlöd
    { "" }**A folyamatban lévő játszmák** azonnal véget érnek. Vereségnek számítanak azok, amelyekben már mindkét fél lépett.
    { "" }**A befejezett játszmák** megmaradnak, de a felhasználóazonosítód nélkül.
    { "" }**Minden más** törlődik. Ez nem vonható vissza.
privacy-forget = Adataim törlése
privacy-deleted = ### Az adataid törölve
privacy-kept =
    -# A nevedet, a nyelvedet és azt is elfelejtettem, hogy kit hívtál ki, ha még a memóriámban volt.
    ### Ami megmarad
    { "" }**Játszmák:** { $kept }
    -# A felhasználóazonosítód, valamint a csatorna és az üzenetek azonosítói nélkül. Csak a játszmát elindító üzenet vagy gombnyomás azonosítója marad meg, a játszma számaként. A csatorna nélkül senki sem tudja kikeresni.
    -# UTC szerint éjfélig még tudom, hányszor játszott ma egymással ugyanaz a két ember, de azt nem, hogy kik ők.
privacy-ended = { $lost ->
    [0] **Félbeszakított játszmák:** { $live } (eredmény nélkül)
   *[other] **Félbeszakított játszmák:** { $live } · **Vereség:** { $lost } (már mindkét fél lépett)
}
privacy-nothing_ended = **Félbeszakított játszmák:** nincs

## name

name-play = játék
name-play_opponent = ellenfél
name-play_member = tag
name-play_mark = jel
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = játék
name-invite = meghívó
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = ajánlat
name-offer_what = mit
name-draw = döntetlen
name-takeback = visszavon
name-games = játszmák
name-watch = néz
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = agy
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = tanonc
name-settings = beállítások
name-vote = szavazás
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = idő
name-vote_thread = { word-thread }
name-stop = leállít
name-move = lép
name-move_coordinate = mező
name-board = tábla
name-resign = felad
name-puzzle = feladvány
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = téma
name-race = verseny
name-race_game = { name-play_game }
name-race_time = idő
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = tanfolyam
name-course_lesson = lecke
name-help = súgó
name-about = névjegy
name-hint = tipp
name-analyse = elemzés
name-analyse_position = állás
name-analyse_view = nézet
name-review = áttekintés
name-privacy = adatvédelem
name-progress = fejlődés
name-notify = értesítések
name-practice = gyakorlás
name-practice_move = { name-move_coordinate }
name-stats = statisztika
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = ranglista
name-leaderboard_game = { name-play_game }
name-history = előzmények
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = visszajátszás
name-export = export

## word

word-random = véletlen
word-thread = szál
word-here = itt
word-network = háló
word-hints = tippek
word-misere = fordított
word-fading = eltűnő
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = ultimate-amőba
word-infinite = végtelen
word-disappearing = eltűnő-jelek
word-connect4 = potyogós
word-connect_four = connect4
word-tictactoe = amőba
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = fordított-amőba
word-misere_tictactoe = misère-amőba
word-daily = napi
word-mixed = vegyes
word-today = ma
word-finish_line = sor
word-block_line = lezárás
word-make_fork = villa
word-prevent_fork = megelőzés
word-forced_sequence = lépéssor
word-opening = megnyitás
word-zugzwang = lépéskényszer
word-show = mutat
word-train = edzés
word-export = export
word-import = import
word-reset = nullázás
word-server = szerver
word-original = eredeti
word-stronger = erősebb

## command

command-play = Amőba, potyogós amőba és más játékok, ellenem vagy egy tag ellen
command-play_opponent = A szintem, ha ellenem játszol
command-play_member = A kihívott tag (alapértelmezett: ellenem játszol)
command-play_mark = A jeled; X kezd
command-play_mark_x = X (kezd)
command-play_mark_o = O (másodikként lép)
command-play_mark_random = Véletlen
command-play_thread = Szál nyitása a játszmához (alapértelmezett: a szerver beállítása)
command-play_hints = Mindkét játékos használhasson tippeket az egymás elleni játszmában
command-play_game = Melyik játék (alapértelmezett: a szerver alapértelmezett játéka)
command-invite = Játszma azzal, aki elsőként beszáll
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Mindkét játékos használhasson tippeket
command-invite_game = { command-play_game }
command-menu_challenge_member = Kihívás játszmára
command-offer = Döntetlen vagy az utolsó lépésed visszavonása, ha a másik játékos beleegyezik
command-offer_what = Mire kéred a másik játékost
command-offer_what_draw = Döntetlen
command-offer_what_takeback = Az utolsó lépésed visszavonása
command-games = A folyamatban lévő játszmáid, és hogy ki keres itt játszótársat
command-watch = Nézd, ahogy két szintem egymás ellen játszik
command-watch_x = Az X-et játszó szint; ő kezd
command-watch_o = Az O-t játszó szint
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = A szerver beállításai: játékok, táblák, ki játszhat, nyelv
command-vote = Játszma az egyik szintem ellen: itt mindenki szavaz minden lépésről
command-vote_opponent = A szintem, amely ellen együtt játszotok (alapértelmezett: a szerver szintje)
command-vote_game = { command-play_game }
command-vote_mark = A közös jeletek; X kezd (alapértelmezett: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Szavazási idő lépésenként, 15s–24h, például 30s, 5m vagy 1h (alapértelmezett: 1m)
command-vote_thread = Nem: ebben a csatornában, ehhez kell az Üzenetek kezelése engedély
command-stop = Állítsd le az ebben a csatornában zajló játszmát
command-move = Lépj egy mezőre, például B2, potyogós amőbában egy oszlopszámra
command-move_coordinate = Egy mező, például B2, potyogós amőbában egy oszlopszám
command-board = A tábla újra, új üzenetként
command-resign = Add fel a játszmát
command-puzzle = Egy feladvány: találd meg az egyetlen helyes lépést
command-puzzle_daily = A szerver napi feladványa mindenkinek itt
command-puzzle_game = { command-play_game }
command-puzzle_theme = Válaszd ki, miről szóljon a feladvány
command-race = Feladványverseny mindenkinek itt: ugyanazok a feladványok, minél több 90 másodperc alatt
command-race_game = Egyetlen játék feladványai (alapból: több játéké)
command-race_game_mixed = Több játék
command-race_time = Mennyi ideje van mindenkinek (alapból: 90 másodperc)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = A nap versenye: itt mindenkinek ugyanaz a 20 feladvány, amikor ma ráérsz
command-storm = Minél több feladvány 90 másodperc alatt: döntsd meg a rekordodat
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Mennyi időd van (alapból: 90 másodperc)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Hét rövid lecke, amelyekkel jobban fogsz játszani
command-course_lesson = Egy lecke száma (alapértelmezés: minden lecke)
command-help = Hogyan kell játszani, és minden parancs
command-brain = Amit a tanonc itt megtanult, és az edzése
command-brain_train = A tanonc edzése: játszmák száma, 1–10000 (alapértelmezett: 500)
command-brain_opponent = Az edzés ellenfele (alapértelmezett: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Miről értesítelek, és gombok ezek módosítására
command-hint = Kérj egy jó lépést és az okát; csak te látod
command-analyse = Nézd meg, melyik lépés mit ér
command-analyse_position = Sorok felülről, például X../.O./... (alapértelmezett: az itteni játszma)
command-analyse_view = Mit láss az értékeken kívül (alap: semmit)
command-analyse_view_network = mit lát a háló
command-privacy = Nézd meg vagy töröld, amit rólad tárolok
command-practice = Gyakorlatok a saját hibáidból: találd meg a jobb lépéseket
command-practice_move = A válaszod, például B2 vagy 4
command-stats = Nézd meg a te eredményeidet, egy tagéit vagy az egész szerveréit
command-stats_member = Kinek a játszmái (alapértelmezett: a tieid)
command-stats_server = Mindenki játszmái ezen a szerveren
command-stats_game = Csak ez a játék (alapértelmezett: minden játék)
command-leaderboard = A szerver legjobb játékosai
command-leaderboard_game = { command-play_game }
command-history = Befejezett játszmák, lépésenként visszajátszva vagy fájlba mentve
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Melyik mező? Írd be a sor betűjét és az oszlop számát, például `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Ez nem mező. Írd be egy sor betűjét és egy oszlop számát, például `{ $prefix }{ name-move } B2`.
error-missing_column = Melyik oszlop? Írd be a számát, például `{ $prefix }{ name-move } 2`.
error-unreadable_column = Ez nem oszlop. Írd be a számát, például `{ $prefix }{ name-move } 2`.
error-unknown_row = Nincs { $row } sor. A sorok: { $first }–{ $last }.
error-unknown_column = Nincs { $column }. oszlop. Az oszlopok: { $first }–{ $last }.
error-cell_fading = A jeled itt csak a lépésed után tűnik el: { $mark } **{ $coordinate }**. Válassz egy üres mezőt.
error-cell_taken = **{ $coordinate }** már foglalt: { $mark }. Válassz egy üres mezőt.
error-other_board = Ezen a táblán kell lépned: **{ $board }**, **{ $first }**–**{ $last }**.
error-closed_board = Ez a tábla már el van döntve vagy betelt: **{ $board }** ({ $first }–{ $last }). Válassz mezőt egy másikon.
error-full_column = Ez az oszlop megtelt: { $column }. Válassz másikat.
error-floating_cell = **{ $coordinate }** alatt üres a hely, a jel leesne. Válaszd egy oszlop legalsó üres mezőjét.
error-position_shape = Az állást { $rows } sorban írd le, soronként { $columns } mezővel, a sorok között `/` jellel, például `{ $example }`. Más méretű táblánál írd előre a méretet, például `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Ebben a játékban a beírt állás nem mond el mindent: **{ $game }**. Játszma közben `/{ name-analyse }` mutatja az állását.
error-position_mark = Rossz jel az állásban ({ $row }. sor, { $column }. oszlop): csak `X`, `O` vagy `.` állhat ott.
error-impossible_position = Ez az állás egyetlen játszmában sem jöhet létre: X kezd, a felek felváltva lépnek, és az első kész sor véget vet a játszmának.
error-floating_position = Ez az állás egyetlen játszmában sem jöhet létre: **{ $coordinate }** jele leesne.
error-game_size = Nincs ekkora játék. A táblának { $least }–{ $most } sora és oszlopa van, a nyerő sor legalább { $least } mező, és elfér a táblán. Például `{ $prefix }{ name-play } 6x6x4`: 6 sor, 6 oszlop és 4 egy sorban.
error-game_not_offered = Ezen a szerveren nincs ilyen játék: **{ $game }**. Ezek vannak: { $offered }.
error-match_over = Az a játszma véget ért. Új indítása: `{ $prefix }{ name-play }`
error-not_a_player = Te nem játszol ebben a játszmában.
error-workers_busy = Most túl sokan várnak tippre. Próbáld újra egy perc múlva.
error-advice_pending = Még dolgozom a legutóbb kért tippeden. Akkor kérj újat, ha azt már megkaptad.
error-advice-duel = Két játékos tippek nélküli játszmájában ez az állás van a táblán, vagy egy lépésre van tőle. Kérdezd újra, ha az a játszma továbbment.
error-advice-race = Ez az állás az a feladvány, amelyet éppen egy versenyben fejtesz, vagy egy lépésre van tőle. Előbb arra a feladványra válaszolj.
error-too_many_takebacks = Ebben a játszmában már { $limit } lépést vontál vissza. Ennél többet egy játékos sem vonhat vissza.
error-nothing_to_take_back = Még nem léptél, nincs mit visszavonni.
error-not_your_turn = Nem te jössz. A tábla: `{ $prefix }{ name-board }`
error-no_match = Itt nem folyik játszma. Indítás: `{ $prefix }{ name-play }`
error-match_running-resignation = Itt még folyik egy játszmád. Ha újrakezded, feladod, és ez vereségnek számít. Újrakezded?
error-match_running-no_result = Itt még folyik egy játszma. Ha újrakezded, eredmény nélkül ér véget. Újrakezded?
error-match_running-time_up = Az itt folyó játszmában egy órája senki sem lépett. Ha újrakezded, a játékosa elveszíti. Újrakezded?
error-channel_busy = Itt mások játszanak. Játssz másik csatornában vagy egy szálban, vagy várj, amíg { $idle_after } percig senki sem lép, és utána: `{ $prefix }{ name-play }`
error-exhibition_running = Itt két szintem játszik egymás ellen. Várd meg a játszmájuk végét, vagy játssz másik csatornában vagy egy szálban.
error-match_moved_on = A játszma azóta továbbment. Így áll most: `{ $prefix }{ name-board }`
error-channel_taken = Itt egy másik játszma folyik. Várd meg a végét, vagy játssz másik csatornában vagy egy szálban.
error-question-not_yours = Az a kérdés másnak szólt.
error-offer-not_a_duel = Ez csak mások elleni játszmában működik. Ellenem `{ $prefix }{ name-play }` új játszmát indít, `{ $prefix }{ name-resign }` pedig feladja ezt.
error-offer-own_offer = Ezt csak a másik játékos fogadhatja el.
error-challenge-own_challenge = Magad ellen nem játszhatsz. Játszma ellenem: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = A botok nem tudnak kihívást elfogadni. Játszma ellenem: `{ $prefix }{ name-play }`
error-challenge_waiting = Kettőtök között már van egy nyitott kihívás. Előbb fogadjátok el, utasítsátok el vagy vonjátok vissza: { $existing }
error-challenge-invitation_open = Már van egy nyitott meghívásod. Előbb vond vissza, vagy várd meg, amíg valaki elfogadja: { $existing }
error-challenge_over = Ez már nem nyitott. Új kihívás: `{ $prefix }{ name-play } @valaki`
error-challenge-not_yours = Az a kihívás másnak szól.
error-challenge-level = A szintek csak az ellenem játszott játszmákhoz valók. Tag kihívásához hagyd el a szintet.
error-challenge-nobody_else = Itt csak ketten vagyunk. Hívj ki valakit egy szerver csatornájában.
error-challenge-not_visible = Ezen a szerveren csak te látod a válaszaimat, így más nem tudja elfogadni. Kérj meg valakit, aki kezeli a szervert, hogy adjon hozzá, vagy játssz csoportos beszélgetésben.
error-challenge-private_thread = Aki privát szálat hoz létre, eltávolíthatja belőle a többieket, ezért itt egymás ellen csak tippekkel, rangsorolás nélkül lehet játszani: `{ $prefix }{ name-play } @valaki { word-hints }`.
error-challenge-cannot_see = **{ $who }** nem látja ezt a csatornát. Játsszatok olyanban, amelyet mindketten láttok.
error-challenge-channel_taken = Ott egy másik játszma folyik: { $channel }. A [meghívást]({ $link }) akkor fogadhatod el, ha véget ért.
error-challenge-not_a_member = Nem találom itt ezt a tagot. Írd be: `@`, és válaszd ki a Discord listájából.
error-moderation-not_the_starter = Ezt valaki más indította. Csak ő állíthatja le, vagy az, akinek megvan ez az engedélye: **{ permission-manage_messages }**.
error-no_puzzles = Ahhoz a játékhoz nincsenek feladványok. Ezekhez vannak: { $games }.
error-puzzle-not_yours = Az a feladvány másnak szól. A sajátod: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Az a feladvány már nem számít. Új feladvány: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Arra a feladványra már válaszoltál. Új feladvány: `{ $prefix }{ name-puzzle }`
error-practice-over = Az a gyakorlat már nincs nyitva. Másik gyakorlat: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Ez nem mező. Írd be egy sor betűjét és egy oszlop számát, például `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Ez nem oszlop. Írd be a számát, például `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Az egy másik nap feladványa volt. A mai: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = A mai feladványra már válaszoltál. A következő { $ends } jön.
error-race-outside_server = A versenyhez mások is kellenek, ezért csak szervereken van. Itt `{ $prefix }{ name-storm }` ugyanez egyedül.
error-race-no_puzzles = Annak a játéknak a feladványaival nincs verseny. Ezekével van: { $games }.
error-race-channel_taken = Ebben a csatornában már van egy verseny.
error-race-in_another = Már benne vagy egy másik versenyben vagy sprintben. Előbb azt fejezd be.
error-race-started = Az a verseny már elindult. A következőbe beszállhatsz.
error-race-full = Az a verseny betelt: { $most } tag szállhat be.
error-race-nobody_in = Még senki sem szállt be.
error-race-not_starter = Korábban csak az indíthatja el ezt a versenyt, aki meghirdette.
error-race-not_in = Nem vagy benne abban a versenyben.
error-race-not_over = Mások még ezeket a feladványokat fejtik. A verseny után megnézheted őket.
error-race-day_not_over = Mások még megfejthetik ezeket a feladványokat. A verseny { $ends } zárul; utána megmutatom, mit rontottál el.
error-race-no_day = Azon a napon nem volt verseny. A mai: `{ $prefix }{ name-race } { word-today }`
error-race-over = Az a verseny véget ért.
error-race-private = Itt mindenki elolvasná a válaszodat. Inkább nyomd meg a gombot a feladványodon, vagy írd be nekem közvetlen üzenetben: `{ $prefix }{ name-storm }`.
error-thread-not_here = Itt nem tudok szálat nyitni. Játssz szál nélkül, vagy egy szerver szöveges csatornájában.
error-thread-user_permission = Ahhoz, hogy itt szálat nyiss, ez az engedély kell: **{ $missing }**. Játssz szál nélkül.
error-thread-too_many = Ezen a szerveren már annyi nyitott szál van, amennyit a Discord enged. Játssz szál nélkül, vagy előbb archiválj egy nyitottat.
error-thread-try_later = A Discord most nem enged szálat nyitni, ezért a játszma itt zajlik.
error-thread-try_later_or_elsewhere = A Discord most nem enged szálat nyitni, és itt egy másik játszma folyik. Próbáld újra néhány perc múlva, vagy játssz másik csatornában.
error-cannot_attach = Ahhoz, hogy ide fájlt küldjek, ez az engedély kell: **{ $missing }**. Kérj meg valakit, aki kezeli ezt a szervert, hogy adja meg nekem, vagy használd a perjeles parancsot.
error-training-bot_permission = Ahhoz, hogy itt mutathassam az edzést, ez az engedély kell: **{ $missing }**. Kérj meg valakit, aki kezeli ezt a szervert, hogy adja meg nekem, vagy indítsd az edzést másik csatornában.
error-training-user_install = Itt nem tudom mutatni, hogyan halad az edzés. Indítsd az edzést közvetlen üzenetben vagy olyan szerveren, amelyhez engem is hozzáadtak.
error-learner_game = A tanonc azt a játékot nem játssza. Ezeket játssza: { $games }.
error-learner-unknown_word = Ezt nem ismerem: „{ $typed }”. `{ $prefix }{ name-brain }` megmutatja, mit tanultam. Ezek is vannak: `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, fájllal `{ $prefix }{ name-learner } { word-import }`, valamint `{ $prefix }{ name-learner } { word-reset }` vagy `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Ezt a játékot nem tudom elemezni: **{ $game }**. Ezért nincs hozzá tipp, elemzés és áttekintés.
error-training-unknown_word = Ezt nem ismerem: „{ $typed }”. Írd be a játszmák számát és az egyik szintemet ({ $levels }), például `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Egy edzés 1–{ $most } játszmából állhat.
error-training-already_running = Itt már edzek. Várd meg a végét, vagy fejezd be.
error-learner-other_mode = Ezeket nem lehet egyesíteni: a fájl módja `{ $theirs }`, az enyém itt `{ $ours }`.
error-learner-one_file = Egy fájlra van szükségem, olyanra, amilyet ez a gomb készít: **{ learner-do_export }**, itt: `{ $prefix }{ name-brain }`.
error-learner-download_failed = A Discord nem adta át nekem azt a fájlt. Próbáld újra.
error-notify-other_server = Az a gomb egy másik szerverhez való. Az ittenit ez mutatja: `{ $prefix }{ name-notify }`
error-notify-searches_off = Ez a szerver nem engedi az értesítéseket a meghívásokról.
error-not_a_manager = Ehhez ez az engedély kell: **{ permission-manage_guild }**.
error-settings_outside_server = Csak szervereknek vannak beállításai. A szervered egyik csatornájában írd be ezt: `/{ name-settings }`
error-invalid_choice = Ez nem választható. A lehetőségek itt vannak: `/{ name-settings }`
error-invalid_prefix = Nincs mentve: az előtag legfeljebb 5 látható karakter, szóköz és fordított aposztróf nélkül, és nem kezdődhet ezekkel: `/`, `@`, `<`.
error-vote-outside_server = Ezekben a játszmákban mindenki szavaz a csatornában, ezért szervereken játsszák őket. Játszma ellenem itt: `{ $prefix }{ name-play }`
error-vote-off = Ezen a szerveren a szavazós játszmák ki vannak kapcsolva.
error-vote-time = A lépésenkénti idő 15 másodperc és 24 óra közötti, például `30s`, `5m` vagy `1h`. Például: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = A szavazás erről a lépésről most zárult le. Egy pillanat múlva szavazhatsz a következőről.
error-vote-only_in_thread = Ahhoz, hogy ezt a játszmát magában a csatornában indítsd, ez az engedély kell: **{ permission-manage_messages }**. Nélküle a játszma szálat kap.
error-vote-needs_thread = Ehhez a játszmához szál kell. A megnyitásához itt ez az engedély kell: **{ permission-create_public_threads }**, a csatornában játszáshoz pedig ez: **{ permission-manage_messages }**.
error-wrong_channel = Itt nem játszom. Itt játszhatsz: { $channels }.
error-missing_role = Ahhoz, hogy itt velem játssz, e rangok egyike kell: { $roles }.
error-cooldown = Ne olyan gyorsan. A következő parancsot { $ends } használhatod.
error-too_many_choices = Túl sokszor módosítottad ezt a játszmát. Játszd le, vagy indíts újat: `{ $prefix }{ name-play }`
error-already_playing = Itt már folyik egy játszmád. A tábla: `{ $prefix }{ name-board }`
error-button_used = Ezt a gombot már megnyomtad.
error-moderation-not_a_moderator = Mások játszmáinak leállításához ez az engedély kell: **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Ha te indítottad ezt a játszmát, állítsd le az alatta lévő gombbal. Különben ez az engedély kell: **{ permission-manage_messages }**.
error-memory_file-too_large = Nem tudom importálni a fájlt: nagyobb, mint { $max_kib } KiB.
error-memory_file-not_mine = Nem tudom betölteni ezt a fájlt: nem én készítettem, vagy módosították.
error-memory_file-value = Nem tudom importálni a fájlt: `{ $where }` csak ezek egyike lehet: `{ $values }`.
error-memory_file-entry = Nem tudom importálni a fájlt: `{ $where }` csak 1 és { $max_position } közti egész szám lehet. { -entries-from-0 }
error-memory_file-position = Nem tudom importálni a fájlt: `{ $where }` értéke { $position }, és ezt a tanonc ebben a módban nem tanulhatta meg, vagy kétszer szerepel. { -entries-from-0 }
error-notation-line = Nem tudom elolvasni a következő sort: { $line }. Egy sor így néz ki: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: idő, tábla, játékosok, lépések, eredmény, és hogyan ért véget a játszma.
error-notation-unplayable = { $line }. sor, { $move }. lépés: ez nem lehetséges játszma, mert a lépés nem olyan mező, ahová akkor lépni lehetett, például `B2`.
error-notation-ending = { $line }. sor: ez nem lehetséges játszma, mert ezek után a lépések után nem érhetett így véget: `{ $ending }`.
error-starting-own = Még indítom a másik játszmádat. Próbáld újra egy pillanat múlva.
error-starting-other = Még indítom a kihívó egy másik játszmáját. Próbáld újra egy pillanat múlva.
error-thread-closed = Ez a szál le van zárva, és nem nyithatom meg újra. Kérj meg erre valakit, aki kezeli ezt a szervert; utána itt a tábla: `{ $prefix }{ name-board }`
error-thread-name_blocked = A szerver AutoModja letiltotta a szál nevét, amelyben a játékosok neve áll. Játssz szál nélkül, vagy kérj meg egy moderátort, hogy vegyen ki engem ebből a szabályból.
-entries-from-0 = (A lista első elemének száma 0.)
error-thread-bot_permission = Ahhoz, hogy itt szálat nyissak, ez az engedély kell: **{ $missing }**. Kérj meg valakit, aki kezeli ezt a szervert, hogy adja meg nekem, vagy játssz szál nélkül.
error-too_many_matches-own = Itt már { $most } játszmád folyik, egyszerre több nem lehet. Előbb fejezz be egyet: { $channels }
error-too_many_matches-other = A kihívónak itt már { $most } játszmája folyik, egyszerre több nem lehet. Fogadd el, ha egy véget ért.
error-may_not_follow_up = Ahhoz, hogy itt mutathassam a játszma folytatását, ez az engedély kell: **{ $missing }**. Kérj meg valakit, aki kezeli ezt a szervert, hogy adja meg nekem, vagy játssz másik csatornában.
error-not_in_thread = Előbb említs meg itt. Ezzel hozzáadsz ehhez a privát szálhoz; addig nem tudom itt mutatni, hogyan folytatódik egy játszma.
error-locked_thread = Ez a szál zárolva van, így itt nem tudom mutatni, hogyan halad a játszma. Kérj meg egy moderátort, hogy oldja fel, vagy játssz másik csatornában.
error-in_timeout = Ezen a szerveren fel vagyok függesztve (timeout), ezért ide nem tudok írni. A felfüggesztés { $ends } ér véget.
error-match_unreachable = A legutóbbi itteni játszma eredmény nélkül ért véget, mert a tábláját mutató üzenetet törölték, vagy nem láttam ezt a csatornát.
error-hints_not_allowed = Ebben a játszmában nincsenek tippek. Játszma, amelyben mindketten kaphattok tippet: `{ $prefix }{ name-play } @valaki { word-hints }`
error-record-nothing_finished = Itt még nem ért véget játszma. `{ $prefix }{ name-analyse } X../.O./...` bármilyen állást elemez.
error-record-match_not_found = Ezt a játszmát már nem ismerem. Lehet, hogy az egyik játékosa törölte az adatait.
error-record-unknown_target = Ezt nem ismerem: „{ $typed }”. A saját adataidhoz ne írj semmit, egy tagéhoz nevezd meg, például `{ $prefix }{ $command } @ben`, az itteni összes taghoz pedig írd be: `{ $prefix }{ $command } { word-server }`.
error-record-two_targets = Vagy egy tagot válassz, vagy az egész szervert, ne mindkettőt.
error-record-no_leaderboard = Értékszám és ranglista csak szervereken van. Az itteni eredményeid: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Írj a parancs után egy sort innen: `{ $prefix }{ name-export }`, és megmutatom a játszmáját.
error-record-board_too_large = Ez a tábla túl nagy ahhoz, hogy megjelenítsem. A legnagyobb { $most }×{ $most }.
error-record-export_too_large = Több játszmád van, mint amennyi { $most } MiB-os fájlokba fér. Kérd el őket az üzemeltetőmtől.
error-share-not_visible = Ezen a szerveren csak te látod a válaszaimat, így a képet más nem látná.
error-share-cannot_attach = Itt nem tudom megosztani a játszmát, ehhez ez az engedély kell: **{ $missing }**.
error-level_not_offered = **{ $level }** nem választható ebben a játékban: { $game }. A szintjei: { $levels }.
error-network_missing = Ezen a boton nincs telepítve a háló, ezért a **megérzés** és a **neurális** nem érhető el.
error-network_game = Azt a játékot a háló nem tanulta. Ezeket ismeri: { $games }.
error-offer-what = Írd be, mit ajánlasz: `{ $prefix }{ name-offer } { name-draw }` vagy `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Ahhoz a játékhoz nincs külön statisztika és értékszám. Ezekhez van: { $games }.
error-unknown_level = Ezt nem ismerem: „{ $typed }”. A szintjeim: { $levels }. Például: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nincs mentve: X-hez és O-hoz is kell egy emoji.
error-emoji-unreadable = Nincs mentve: „{ $typed }” nem emoji. Adj meg egyet, vagy egy szerveremoji nevét, például `:cica:`.
error-emoji-composed = Nincs mentve: „{ $typed }” több karakterből áll, mint minden zászló, billentyű és család. A táblán a Discord ezeket külön-külön mutathatja. Válassz egy egyszerű emojit, például ezt: 🍎.
error-emoji-unknown = Nincs mentve: ezen a szerveren nincs `:{ $name }:` emoji. Adj meg egyet a sajátjai közül, vagy egy általánosat, például 🍎.
error-emoji-unavailable = Nincs mentve: `:{ $name }:` most nem elérhető, mert a szervernek több emojija van, mint amennyit a boostjai engednek.
error-emoji-restricted = Nincs mentve: `:{ $name }:` csak olyan rangokkal használható, amelyek nekem nincsenek.
error-emoji-duplicate = Nincs mentve: { $emoji } két különböző dolgot jelentene. Az X, az O és az üres mezők emojija legyen különböző, a nyertes sorban is. Ha az üres mezőkhöz nem adsz meg emojit, ez jelöli őket: { $free }.
error-emoji-unlisted = Nincs mentve: a Discord nem mondta meg, milyen emojik vannak ezen a szerveren. Próbáld újra.

## failure

failure-old_button = Ez a gomb egy régebbi változatomból való. Amit most tudok: `{ $prefix }{ name-help }`
failure-changed = A parancsaim most változtak meg, és a Discordod még a régieket mutatja. Töltsd újra (Ctrl+R, vagy indítsd újra az alkalmazást), és próbáld újra.
failure-unexpected = Bocsánat, nálam valami elromlott. Próbáld újra; a játszma állása: `{ $prefix }{ name-board }`
failure-try_later = A Discord most nem engedi, hogy ezt befejezzem. Próbáld újra egy perc múlva; a játszma állása: `{ $prefix }{ name-board }`
failure-blocked = A szerver AutoModja letiltotta az üzenetemet. Kérj meg egy moderátort, hogy vegyen ki engem ebből a szabályból; utána a játszma állása: `{ $prefix }{ name-board }`
failure-blocked_link = A Discord káros linkek elleni szűrője letiltotta az üzenetemet, valószínűleg egy név miatt. A játszma állása: `{ $prefix }{ name-board }`
failure-embed_removed = Valaki eltávolította erről az üzenetről a szövegemet tartalmazó beágyazást. Kérlek, hagyjátok meg: nélküle senki sem látja, ki jön.
failure-no_channel = A Discord nem mondta meg, melyik csatornában történt ez. Próbáld újra.
failure-not_attached = A fájl hiányzik, mert a Discord visszautasította.
failure-database = Bocsánat, most nem tudok játszmákat menteni. A mentett játszmák biztonságban vannak: nézd meg ezt pár perc múlva: `{ $prefix }{ name-board }`, és próbáld újra.
failure-computation = Bocsánat, nem tudtam időben kiszámolni. Próbáld újra pár perc múlva.
failure-timeout = Nem tudok válaszolni itt: { $channel }, mert azon a szerveren fel vagyok függesztve (timeout). A felfüggesztés { $ends } ér véget. Utána folytasd így: `{ $prefix }{ name-board }`. A játszmád el van mentve.
failure-muted = Nem tudok válaszolni itt: { $channel }, mert hiányzik ez az engedélyem: **{ $missing }**. Kérj meg valakit, aki kezeli azt a szervert, hogy adja meg nekem, aztán folytasd így: `{ $prefix }{ name-board }`. A játszmád el van mentve.

## owner

owner-synced = A Discord most már { $count } perjeles parancsomat ismeri.
owner-not_synced = A Discord visszautasította a perjeles parancsokat (HTTP { $status }: { $reason }). Próbáld újra később. Ha az sem segít, hívj meg újra a naplómban lévő linkkel.
owner-servers = { $count } szerveren vagyok. Ha szeretnéd, hogy valamelyikről kilépjek, küldd el ezt és az azonosítóját: `{ $prefix }leave`
owner-direct_message = Így ennek a szervernek a tagjai látnák, mely szervereken vagyok. Küldd el nekem közvetlen üzenetben.
owner-left = Kiléptem erről a szerverről: { $id }.
owner-not_there = Nem vagyok ilyen azonosítójú szerveren. A lista: `{ $prefix }servers`
owner-not_allowed = Az üzemeltetőm csak bizonyos szervereken enged játszani, és ez nem tartozik közéjük, ezért kilépek.

## place

place-1 = bal felső
place-2 = felső
place-3 = jobb felső
place-4 = bal
place-5 = középső
place-6 = jobb
place-7 = bal alsó
place-8 = alsó
place-9 = jobb alsó

## advice

advice-match = Itt folyik egy játszmád: { $channel }, és abban ez az állás van a táblán, vagy egy lépésre van tőle. Ha folytatom, az a játszma már nem javíthatja az értékszámodat, és a tábláján látszik majd, hogy tippet kaptál.
advice-matches = Itt folynak játszmáid: { $channel }, és azokban ez az állás van a táblán, vagy egy lépésre van tőle. Ha folytatom, azok a játszmák már nem javíthatják az értékszámodat, és a táblájukon látszik majd, hogy tippet kaptál.
advice-match_private = A közvetlen üzeneteid közt folyik egy játszmád ellenem, amelyben ez az állás van a táblán, vagy egy lépésre van tőle. Ha folytatom, ott a táblán látszik majd, hogy tippet kaptál.
advice-puzzle = Ez az állás az a feladvány, amelyet éppen fejtesz, vagy egy lépésre van tőle. Ha folytatom, az a feladvány elrontottnak számít.
advice-daily = Ez az állás a mai napi feladvány, vagy egy lépésre van tőle. Ha folytatom, az a feladvány elrontottnak számít.
advice-exercise = Ez az állás az a gyakorlat, amelyet éppen végzel, vagy egy lépésre van tőle. Ha folytatom, az a gyakorlat elrontottnak számít.
advice-show = Folytatás mindenképp

## games

games-title = ### 🎮 A játszmáid
games-none = Most nem folyik játszmád. `{ $prefix }{ name-play }` indít egyet, `{ $prefix }{ name-invite }` bárkit meghív.
games-game = - [{ $game }]({ $link }), ellenfél: **{ $other }** · { $place } · { $turn }
games-your_turn = **te jössz**, az időd { $deadline } lejár
games-their_turn = **{ $who }** jön, az ideje { $deadline } lejár
games-my_turn = **{ $who }** jön
games-private = privát beszélgetés
games-invitations = ### ⚔️ Játszótársat keresnek
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · { $deadline } lejár
games-join = Beszállok: { $number }.
games-press = Nyomd meg a gombot, hogy lásd a folyamatban lévő játszmáidat. Csak te látod.
games-open = Játszmáim

## share

share-won = **{ $who }** { $plies } lépésben győzött. Ellenfél: **{ $other }**.
share-resigned = **{ $who }** győzött: **{ $other }** { $plies } lépés után feladta.
share-forfeited = **{ $who }** győzött: **{ $other }** { $plies } lépés után kilépett, vagy kifutott az időből.
share-drawn = **{ $x }** és **{ $o }** játszmája { $plies } lépés után döntetlen.
share-no_result = **{ $x }** és **{ $o }** játszmája { $plies } lépés után eredmény nélkül ért véget.
share-picture = Egy játszma mozgóképe: { $game }. { $x } kezdett, { $o } lépett másodikként. Lépések: { $moves }.
share-player = { $number }. játékos
share-picture_won = { $who } nyert.
share-picture_drawn = A játszma döntetlen lett.
share-picture_no_result = A játszma eredmény nélkül ért véget.

## vote

vote-thread = 🗳️ Bárki játszhat, szavazzatok minden lépésről itt: { $thread }
vote-counts = 🗳️ { $counts } · a szavazás { $deadline } zárul
vote-none = 🗳️ Még nincs szavazat · a szavazás { $deadline } zárul
vote-waits = 🗳️ Senki sem szavazott. Szavazat nélkül a játszma { $deadline } véget ér.
vote-last = Szavazatok az utolsó lépésre: { $counts }
vote-lot = 🎲 Ugyanannyi szavazatot kaptak: { $cells }. A sorsolás döntött.
vote-lot_many = 🎲 { $count } mező ugyanannyi szavazatot kapott. A sorsolás döntött.
vote-yours = 🗳️ A szavazatod: **{ $move }** · eddig { $count } szavazat · a szavazás { $deadline } zárul. Addig módosíthatod.
vote-theirs = 🗳️ **{ $who }** szavazata: **{ $move }** · eddig { $count } szavazat · a szavazás { $deadline } zárul
vote-how = Szavazzatok egy mezőre: a legtöbb szavazatot kapott mező lesz a lépés.
vote-how_with_review = { vote-how } A játszma végén elmondom, hol hibáztatok, és ki szavazott a helyes lépésre.
vote-typed = Szavazáshoz írj be egy lépést, például `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** a helyes lépésre szavazott.
    [one] **{ $who }** és még { $others } tag a helyes lépésre szavazott.
   *[other] **{ $who }** és még { $others } tag a helyes lépésre szavazott.
}
vote-saw_unnamed = { $count ->
    [0] Senki sem szavazott jobb lépésre.
    [one] { $count } tag a helyes lépésre szavazott.
   *[other] { $count } tag a helyes lépésre szavazott.
}
vote-went_wrong = A csapat hibája: { $number }. lépés. Jobb: { $cells }.
vote-best = **A legjobb szavazó:** { $who } { $share }
vote-practise = Gyakorlás
vote-choose = 🗳️ Válaszd ki a mezőt, amelyre szavazol:

## race

race-title = 🏁 **Feladványverseny** · { $game } · { $time }
race-title_storm = ⚡ **Feladványsprint** · { $game } · { $time }
race-time_90 = 90 másodperc
race-time_180 = 3 perc
race-mixed = több játék
race-rules = Mindenki ugyanazokat a feladványokat kapja, a könnyűtől a nehézig, egy üzenetben, amelyet csak ő lát. A jó válasz egy pont, a rossz { $seconds } másodpercbe kerül.
race-in = **Rajthoz áll:** { $names } ({ $count } / { $most })
race-starts = Rajt { $begins }, vagy hamarabb, ha { $who } megnyomja az **Indítás** gombot.
race-starts_at = Rajt { $begins }.
race-unrated = -# Az értékszámok nem változnak: nem tudom megmondani, hogy valaki gyors, vagy egy második ablak is nyitva van nála.
race-restarted_lobby = -# Újraindítottak. Mindenki, aki már beszállt, benne maradt: a rajt után itt nyomja meg a **Folytatás** gombot.
race-join = Beszállok
race-begin = Indítás
race-continue = Folytatás
race-again = Újra
race-see_missed = Elrontott feladványok
race-keep = Ezeket gyakorlom
race-kept = { $count ->
    [0] Ezek már a gyakorlataid között vannak.
   *[other] { $count } új gyakorlatod lett ezekből a feladványokból.
}
race-open_storm = Sprint indítása
race-joined = 🏁 Benne vagy. A verseny { $begins } indul, és az első feladványod itt jelenik meg.
race-alone = Senki más nem szállt be, így ez sprint: egyszemélyes verseny. A rekordjaidba beleszámít.
race-nobody_joined = Senki sem szállt be.
race-running = -# Mindenki a saját üzenetében válaszol. Ha a tiéd eltűnt, nyomd meg a **Folytatás** gombot.
race-restarted = Újraindítottak. Minden pont megmaradt, és az utolsó válaszod után maradt időd is: nyomd meg a **Folytatás** gombot.
race-over = -# Pontegyenlőségnél a leghosszabb kombó dönt, aztán a kevesebb rossz válasz, aztán a rövidebb idő.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · leghosszabb kombó { $combo } · { $wrong } rossz
race-right = ✅ +1 · kombó { $combo }
race-wrong = ❌ −{ $seconds } mp
race-score = **{ $points } pont** · { $number }. feladvány · az időd { $ends } lejár
race-win = **{ $mark } lép és nyer.**
race-draw = **{ $mark } lép és döntetlent ér el.**
race-paused = ⏸️ Az időd most áll. **{ $points } pontod** van és **{ $seconds } másodperced** maradt; az idő akkor megy tovább, amikor megnyomod a **Folytatás** gombot.
race-time_up = ⏱️ Lejárt az idő.
race-all_answered = 🏆 Minden feladványra válaszoltál.
race-result = **{ $points } pont** · leghosszabb kombó { $combo } · { $wrong } rossz
race-wait_for_order = -# A sorrend a csatornában lesz, ha már mindenki végzett.
race-records = A rekordjaid: **{ $today }** ma · **{ $week }** ezen a héten · **{ $ever }** valaha
race-new_record = 🏆 Az eddigi legjobb sprinted!
race-missed = Feladvány: { $number }. · elrontott: { $page } / { $count }
race-right_win = { $mark } így nyer: **{ $solution }**. { $reasons }
race-right_draw = { $mark } így ér el döntetlent: **{ $solution }**. { $reasons }
race-nothing_missed = Egyet sem rontottál el. ✅
race-title_day = 🏁 **A nap versenye** · { $day }
race-day_rules = Itt mindenki ugyanazt a { $count } feladványt kapja, a könnyűtől a nehézig, mindegyikre egy próbálkozással. A jó válasz egy pont. A verseny { $ends } zárul; utána megmutatom a helyes lépéseket.
race-day_named = A táblázat minden résztvevőt megnevez. Az értékszámok nem változnak.
race-day_nobody = Még senki sem válaszolt.
race-day_over = Az a verseny éjfélkor (UTC) véget ért.
race-day_solutions = -# A verseny { $ends } zárul. Utána `{ $prefix }{ name-race } { word-today }` megmutatja, mit rontottál el.
race-day_progress = Eddig { $number } feladványra válaszoltál a { $count } közül.
race-day_order = -# Pontegyenlőségnél a leghosszabb kombó dönt, aztán a kevesebb rossz válasz, aztán a rövidebb idő. Egy feladvány legfeljebb egy percnek számít, így megállhatsz, és később még ma folytathatod.
race-day_yesterday = Tegnap: **{ $points } pont**, { $place }. hely { $count } résztvevőből.
race-start = Rajt
race-todays = A mai verseny
race-day_score = **{ $points } pont** · { $number }/{ $count }. feladvány
race-day_wrong = ❌ Nem ez a helyes lépés.
race-storm_press = { race-title_storm } · Nyomd meg a gombot, ha a sajátodat indítanád. Csak te látod.
