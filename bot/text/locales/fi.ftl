### The bot's texts in Finnish.

## ply

ply-member_first = Uusi peli: **{ $who }** pelasi { $mark }: **{ $coordinate }**.
ply-member = **{ $who }** pelasi { $mark }: **{ $coordinate }**.
ply-program_first = Aloitan { $mark }: **{ $coordinate }**.
ply-program = Vastaan { $mark }: **{ $coordinate }**.
ply-level = { ply-member }
move-column = sarake { $column }
move-cell = sarake { $column } rivi { $row }
move-row = rivi { $row } sarakkeesta { $first } sarakkeeseen { $last }
move-diagonal = vino suora { $first } – { $last }
move-boards = laudat { $boards }
ply-wait = Moni peli odottaa minua, joten siirtoni kestää noin { $seconds ->
        [one] { $seconds } sekunnin
       *[other] { $seconds } sekuntia
    }.

## status

status-member_to_move = Sinun vuorosi, **{ $who }**: merkkisi on { $mark }.
status-example = Esimerkiksi: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, sinun vuorosi · aikasi loppuu { $deadline }
status-time_limit = Se, jonka aika loppuu, häviää, kun kumpikin on siirtänyt; sitä ennen peli päättyy ilman tulosta.
status-replaceable = Kun olemme kumpikin siirtäneet, muut saavat aloittaa täällä pelin, jos et siirrä tuntiin, ja silloin häviät tämän.
status-extended = ⏳ Aikaa pidennettiin kerran, koska **{ $who }** ei näe tätä kanavaa tai ei voi kirjoittaa tänne.
status-excused = **{ $who }** ei nähnyt tätä kanavaa tai ei voinut kirjoittaa tänne. Pelaajalla **{ $other }** on oikeuksia, jotka voivat aiheuttaa sen, joten kukaan ei häviä.
status-level_to_move = **{ $who }** { $mark } miettii …
status-member_won = 🏆 **{ $who } voitti** merkillä { $mark }: { $line }.
status-program_won = 🏁 **Minä voitin** merkillä { $mark }: { $line }.
status-member_won_without_line = 🏆 **{ $who } voitti.**
status-program_won_without_line = 🏁 **Minä voitin.**
status-misere_won = 🏆 **{ $winner } voitti**, koska **{ $who }** teki suoran { $line } merkillä { $mark }.
status-misere_member_won = 🏆 **{ $who } voitti**, koska tein suoran { $line } merkillä { $mark }.
status-misere_program_won = 🏁 **Minä voitin**, koska **{ $who }** teki suoran { $line } merkillä { $mark }.
status-draw = 🤝 **Tasapeli.** Lauta on täynnä, eikä kukaan saanut suoraa.
status-draw_repetition = 🤝 **Tasapeli.** Sama asema on toistunut kolmesti.
status-draw_move_limit = 🤝 **Tasapeli** 100 siirron jälkeen.
status-draw_boards = { $count ->
    [one] 🤝 **Tasapeli.** Kumpikin voitti { $count } laudan, eikä kukaan kolmea peräkkäin.
   *[other] 🤝 **Tasapeli.** Kumpikin voitti { $count } lautaa, eikä kukaan kolmea peräkkäin.
}
status-member_won_boards = 🏆 **{ $who } voitti** laudoin { $won }–{ $lost }: kukaan ei saanut kolmea peräkkäin.
status-program_won_boards = 🏁 **Minä voitin** laudoin { $won }–{ $lost }: kukaan ei saanut kolmea peräkkäin.
status-member_resigned = 🏳️ **{ $who }** luovutti. **Minä voitin.**
status-member_forfeited = ⌛ **{ $who }** lähti tai ylitti aikarajan. **Minä voitin.**
status-member_started_over = 🏳️ **{ $who }** luovutti edellisen pelin. **Minä voitin sen.**
status-resigned = 🏳️ **{ $who }** luovutti. **{ $winner } voitti.**
status-forfeited = ⌛ **{ $who }** lähti tai ylitti aikarajan. **{ $winner } voitti.**
status-agreed = 🤝 **Tasapeli** sovittiin.
status-exhibition_ended = ⏹️ **Pysäytetty.** Tämä peli päättyy ilman tulosta.
status-stopped = ⏹️ **Moderaattori pysäytti tämän pelin.** Se päättyy ilman tulosta.
status-abandoned = 💤 Kukaan ei jatkanut, joten peli päättyi ilman tulosta.
status-crowd = porukka
status-crowd_first = Porukka
status-crowd_to_move = Porukka { $mark } on vuorossa: **kaikki saavat äänestää.**
status-someone = joku
status-again_watch = Uusi peli? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Kiitos pelistä!
ending-next_time = Ehkä ensi kerralla!
ending-good_game = Hyvä peli!
ending-rating = **Vahvuusluku:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } voitto peräkkäin
       *[other] { $count } voittoa peräkkäin
    }
ending-rating_of_game = **Vahvuusluku, { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Ensimmäinen voitto tasosta **{ $level }**!
ending-last_win = Ennen viimeistä siirtoasi olisit vielä voinut voittaa: ||**{ $cells }**||
ending-last_draw = Ennen viimeistä siirtoasi olisit vielä voinut saada tasapelin: ||**{ $cells }**||
ending-last_win_of_member = Ennen viimeistä siirtoaan **{ $who }** olisi vielä voinut voittaa: ||**{ $cells }**||
ending-last_draw_of_member = Ennen viimeistä siirtoaan **{ $who }** olisi vielä voinut saada tasapelin: ||**{ $cells }**||
ending-earlier_win = Vielä { $ordinal ->
       *[other] { $number }.
    } siirrollasi olisit voinut voittaa: ||**{ $cells }**||
ending-earlier_draw = Vielä { $ordinal ->
       *[other] { $number }.
    } siirrollasi olisit voinut saada tasapelin: ||**{ $cells }**||
ending-earlier_win_of_member = Vielä { $ordinal ->
       *[other] { $number }.
    } siirrollaan **{ $who }** olisi voinut voittaa: ||**{ $cells }**||
ending-earlier_draw_of_member = Vielä { $ordinal ->
       *[other] { $number }.
    } siirrollaan **{ $who }** olisi voinut saada tasapelin: ||**{ $cells }**||
ending-best_result = Ei yhtään virhettä: parempaan tulokseen ei pääse kukaan.
ending-no_mistake = Ei yhtään virhettä.

## position

position-cells = X: { $x } · O: { $o }
position-none = ei yhtään
position-columns = Kiekot sarakkeissa alhaalta lukien: { $columns }
position-disc_x = punainen
position-disc_o = keltainen
position-threats = { $glyph } on uhka: { $cells }
position-fading = Seuraavaksi katoaa: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Seuraava siirto: laudalle { $board }, { $first }–{ $last }.
position-any_board = Seuraava siirto: mille tahansa laudalle.
position-open_boards = Seuraava siirto: mille tahansa avoimelle laudalle ({ $boards }).
position-boards_won = Suljetut laudat: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = ei kenenkään: { $boards }
position-against = Tasoni: { $level }
position-coached = Vihjeiden kanssa
position-weakened = Miettimisaikani oli tavallista lyhyempi: vahvuusluku ei nouse
position-unrated = Yksityinen ketju: ei pisteytetä
position-misere = { $count } peräkkäin häviää

## level

level-random = satunnainen
level-easy = helppo
level-medium = keskitaso
level-hard = vaikea
level-perfect = täydellinen
level-learner = oppija
level-intuition = intuitio
level-neural = neuroverkko
level-neural-early = neuroverkko-alku
level-neural-middle = neuroverkko-puolivalmis

## game

game-3x3 = Ristinolla
game-misere = Käänteinen ristinolla (suora häviää)
game-4x4 = 4×4 (neljä peräkkäin)
game-5x5 = 5×5 (neljä peräkkäin)
game-7x7 = 7×7 (viisi peräkkäin)
game-9x9 = 9×9 (viisi peräkkäin)
game-connect4 = Neljän suora
game-fading = Katoavat merkit
game-ultimate = Ultimate-ristinolla
game-rules_fading = Kolme peräkkäin voittaa. Kummallakin on enintään kolme merkkiä: kun pelaat neljännen, vanhin merkkisi katoaa ensin.
game-rules_ultimate = Voita kolme lautaa peräkkäin: vaakaan, pystyyn tai vinoon. Ruutu, johon pelaat, määrää, mihin vastapuoli pelaa seuraavaksi: oikean yläkulman ruutu lähettää sen oikean yläkulman laudalle. Jos se lauta on voitettu tai täynnä, vastapuoli saa pelata mille tahansa muulle avoimelle laudalle.
game-size = { $rows }×{ $columns } ({ $in_a_row } peräkkäin)

## board

board-rematch = Revanssi
board-level = Taso: { $level }
board-game = Peli: { $game }
board-hint = Vihje
board-resign = Luovuta
board-take_back = Peru siirto
board-draw = Ehdota tasapeliä
board-again = Pelaa uudelleen
board-stop = Pysäytä peli
board-review = Läpikäynti
board-fix = Korjaa virheeni
board-choose_row = Valitse rivi: { $rows }
board-choose_column = Rivi { $row }: valitse sarake
board-another_row = Toinen rivi
board-choose_board = Valitse lauta
board-choose_cell = { $board }: valitse ruutu
board-another_board = Toinen lauta

## style
style-default = Klassinen, isot laudat kuvina
style-classic = Klassinen
style-shapes = Muodot
style-animals = Eläimet
style-fruit = Hedelmät
style-space = Avaruus
style-weather = Sää
style-picture = Kuva
style-own = Palvelimen emojit

## own

own-title = Laudan emojit
own-choose = Valitse emojit
own-explanation = Emoji tai palvelimen emojin nimi, esimerkiksi :kissa:
own-placeholder = Jätä tyhjäksi, niin oletus on käytössä
own-x = X
own-o = O
own-winning_x = Korostettu X
own-winning_o = Korostettu O
own-empty = Vapaa ruutu
own-unavailable = Näitä emojeja ei voi enää käyttää täällä: { $names }. Laudoilla näkyvät taas { $mark_x } ja { $mark_o }.

## picture

picture-board = Lauta: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Lauta: { $rows }×{ $columns }. { $discs }.
picture-fading = Seuraavaksi katoaa: { $marks }.
picture-fading_mark = { $letter } ruudussa { $cell }
picture-last = Viimeisin siirto oli { $coordinate }.
picture-line = Viivalla merkitty suora: { $line }.
picture-network = Verkko odottaa puolelle { $mark } arvoa { $value } asteikolla −100 – +100. Mieluiten se pelaa: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Pelaa ketjussa
thread-made = Peliä pelataan täällä: { $thread }

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** haastaa sinut peliin: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** etsii pelikaveria: **{ $game }**. Kuka lähtee mukaan?
challenge-mark = **{ $who }** pelaa merkillä { $mark }, ja { $mark_x } aloittaa.
challenge-random_mark = Merkit arvotaan, ja { $mark_x } aloittaa.
challenge-hints = 💡 Molemmat pelaajat saavat käyttää komentoa `/{ name-hint }`, ja siitä kerrotaan laudan yhteydessä.
challenge-notices_on = 🔔 Jos hyväksyt, mainitsen sinut vastedes, kun on vuorosi ja olet poissa, ja ennen kuin aikasi loppuu. Komennon `/{ name-privacy }` painikkeella sen saa pois päältä.
challenge-expires = Vanhenee { $deadline }.
challenge-accept = Hyväksy
challenge-decline = Hylkää
challenge-withdraw = Peru
challenge-declined = **{ $who }** hylkäsi haasteen.
challenge-withdrawn = **{ $who }** perui haasteen.
challenge-uninvited = **{ $who }** perui kutsun.
challenge-expired = ⌛ **{ $who }** ei saanut vastausta ajoissa.
challenge-begun = **{ $x }** { $mark_x } vastaan **{ $o }** { $mark_o }.
challenge-choose_friend = Ketä vastaan haluat pelata?
challenge-friend = Valitse jäsen
challenge-invite = Kuka tahansa täällä

## offer

offer-draw = 🤝 **{ $who }** ehdottaa tasapeliä. Hyväksyykö **{ $other }**?
offer-take-back = ↩️ **{ $who }** haluaa perua siirron **{ $coordinate }**. Suostuuko **{ $other }**?
offer-take-back_answered = ↩️ **{ $who }** haluaa perua siirron **{ $coordinate }** (ja samalla pelaajan **{ $other }** vastauksen **{ $answer }**). Suostuuko **{ $other }**?
offer-accept = Hyväksy
offer-decline = Hylkää
offer-taken_back = **{ $who }** perui siirron.
offer-declined = **{ $who }** ei suostunut. Peli jatkuu.
offer-withdrawn = **{ $who }** perui ehdotuksen. Peli jatkuu.
notice-turn = { $who }, on sinun vuorosi.
notice-begun = { $who }, pelisi alkoi.
notice-reminder = ⏰ { $who }, on sinun vuorosi, ja aikasi [pelissä]({ $link }) loppuu { $deadline }.
notify-on = 🔔 **Ilmoitukset:** päällä. Jäsenten välisissä peleissä mainitsen sinut, kun on vuorosi ja olet ollut viisi minuuttia poissa kanavalta, kun toinen pelaaja hyväksyy haasteesi tai ehdottaa jotain, ja kerran ennen kuin aikasi loppuu.
notify-off = 🔕 **Ilmoitukset:** pois päältä. Mainitsen sinut vain, kun joku haastaa sinut.
notify-turn_on = Ota ilmoitukset käyttöön
notify-reminders_on = 🔥 **Muistutus putkesta:** päällä. Lähetän sinulle yksityisviestin kaksi tuntia ennen keskiyötä (UTC), jos vähintään kolmen päivän putkesi päivän tehtävissä on katkeamassa.
notify-reminders_off = 🔥 **Muistutus putkesta:** pois päältä. Voin lähettää sinulle yksityisviestin kaksi tuntia ennen keskiyötä (UTC), jos vähintään kolmen päivän putkesi päivän tehtävissä on katkeamassa.
notify-turn_on_reminders = Muistuta putkestani
notify-turn_off_reminders = Älä muistuta putkesta
notify-searches_on = ⚔️ **Ilmoitukset kutsuista:** täällä päällä. Lähetän sinulle yksityisviestin, kun joku etsii pelikaveria kanavalla, jonka näet, enintään kerran tunnissa.
notify-searches_off = ⚔️ **Ilmoitukset kutsuista:** täällä pois päältä. Voin lähettää sinulle yksityisviestin, kun joku etsii pelikaveria kanavalla, jonka näet, enintään kerran tunnissa.
notify-searches_off_here = ⚔️ **Ilmoitukset kutsuista:** pois päältä. Tämä palvelin ei salli niitä.
notify-searches_in = { $count ->
    [one] ⚔️ **Ilmoitukset kutsuista:** päällä { $count } palvelimella. Lähetän sinulle yksityisviestin, kun joku etsii siellä pelikaveria.
   *[other] ⚔️ **Ilmoitukset kutsuista:** päällä { $count } palvelimella. Lähetän sinulle yksityisviestin, kun joku etsii siellä pelikaveria.
}
notify-searches_nowhere = ⚔️ **Ilmoitukset kutsuista:** pois päältä. Palvelimella `/{ name-notify }` ottaa käyttöön yksityisviestit siitä, että joku etsii siellä pelikaveria.
notify-turn_on_searches = Ilmoita kutsuista
notify-turn_off_searches = Älä ilmoita kutsuista
notify-streak_ends =
    🔥 Putkesi päivän tehtävissä katkeaa { $ends }, keskiyöllä (UTC), ellet ratkaise tämän päivän tehtävää:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
notify-private_streak = - täällä, komennolla `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
notify-streak_elsewhere = - toisessa keskustelussa, komennolla `/{ name-puzzle }`: { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
notify-some_server = toinen palvelin
notify-search = ⚔️ **{ $who }** etsii pelikaveria: **{ $game }**, palvelimella **{ $server }**. Kutsu vanhenee { $deadline }. [Katso kutsu]({ $link })
notify-turn_off = Poista ilmoitukset käytöstä

## puzzle

puzzle-win = **{ $mark } siirtää ja voittaa.** Vain yksi siirto voittaa. Mikä?
puzzle-draw = **{ $mark } siirtää ja saa tasapelin.** Vain yksi siirto riittää, kaikki muut häviävät. Mikä?
puzzle-user = 🧩 Tehtävä pelaajalle **{ $who }**.
puzzle-daily = 🧩 **Päivän tehtävä, { $day }.** Seuraava tulee { $ends }. Vain ensimmäinen vastauksesi lasketaan.
puzzle-right = ✅ **{ $coordinate } on oikein.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } ei riitä:** { $other } voi vielä päästä tasapeliin. Oikea siirto on **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } häviää**, jos { $other } pelaa hyvin. Oikea siirto on **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } tehtävä peräkkäin!
       *[other] { $count } tehtävää peräkkäin!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } päivä peräkkäin!
       *[other] { $count } päivää peräkkäin!
    }
puzzle-record-solved = **Ratkaistu:** { $solved }/{ $tried }
puzzle-record-streak = **Putki:** { $in_a_row } (paras: { $best })
puzzle-record-daily = **Päivän tehtävä:** { $days ->
        [one] { $days } päivä peräkkäin
       *[other] { $days } päivää peräkkäin
    } (paras: { $best_days })
puzzle-next = Seuraava tehtävä
puzzle-skip_costs = -# Jos pyydät toisen tehtävän ennen kuin vastaat tähän, tämä lasketaan epäonnistuneeksi.
puzzle-seen = Olet nähnyt tämän tehtävän kilpailussa viimeisten 30 päivän aikana, joten se ei muuta vahvuuslukuasi.
puzzle-rating = **Tehtävien vahvuusluku:** { $rating } ({ $change })
puzzle-share = Jaa
puzzle-shared = 🧩 Päivän tehtävä, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
puzzle-solve = Ratkaise
puzzle-answers = **{ $solved }** ratkaisi, **{ $missed }** epäonnistui
puzzle-streaks = 🔥 **Jaetut putket:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
puzzle-race = { $count ->
        [one] 🏁 **Päivän kilpailu:** { $leaders } · { $count } osallistuja
       *[other] 🏁 **Päivän kilpailu:** { $leaders } · { $count } osallistujaa
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Päivän kilpailu
puzzle-yesterday = **Eilisen ratkaisu:** { $solution }
puzzle-yesterday_posted = **[Eilisen]({ $link }) ratkaisu:** { $solution }

## practice
practice-game = Pelistäsi { $day }:
practice-lost_win = **Vuorossa { $mark }.** Pelasit tässä **{ $coordinate }** ja päästit voiton käsistäsi. Etsi parempi siirto.
practice-lost_draw = **Vuorossa { $mark }.** Pelasit tässä **{ $coordinate }** ja päästit tasapelin käsistäsi. Etsi parempi siirto.
practice-crowd_game = Porukan pelistä { $day }:
practice-crowd_lost_win = **Vuorossa { $mark }.** Porukka pelasi tässä **{ $coordinate }** ja päästi voiton käsistään. Etsi parempi siirto.
practice-crowd_lost_draw = **Vuorossa { $mark }.** Porukka pelasi tässä **{ $coordinate }** ja päästi tasapelin käsistään. Etsi parempi siirto.
practice-race = Kilpailustasi { $day }:
practice-no_move_win = **{ $mark } siirtää ja voittaa.** Et ehtinyt löytää tässä siirtoa. Vain yksi siirto voittaa. Mikä?
practice-no_move_draw = **{ $mark } siirtää ja saa tasapelin.** Et ehtinyt löytää tässä siirtoa. Vain yksi siirto riittää. Mikä?
practice-draws = 💡 **{ $coordinate } ei riitä:** { $other } voi vielä päästä tasapeliin.
practice-loses = 💡 **{ $coordinate } häviää**, jos { $other } pelaa hyvin.
practice-unproven = 💡 **{ $coordinate }** on ehkä yhtä hyvä, mutta en pystynyt todistamaan sitä.
practice-better = **Parempi:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Tämä harjoitus tulee uudelleen huomenna.
       *[other] Tämä harjoitus tulee uudelleen { $days } päivän päästä.
    }
practice-first_counts = Vain ensimmäinen vastaus lasketaan, ja vain päivänä, jolloin harjoitus on vuorossa. { practice-comes_back }
practice-end_of_game = Se oli viimeinen virheesi tässä pelissä.
practice-end_of_race = Se oli viimeinen tässä kilpailussa ratkaisematta jäänyt tehtäväsi.
practice-no_mistakes = En löytänyt tästä pelistä siirtoasi, joka olisi todistetusti virhe.
practice-none = Sinulla ei ole vielä harjoituksia. Tästä lähtien teen niitä päättyneiden peliesi virheistä.
practice-none_due = **Nyt ei ole mitään harjoiteltavaa.** Seuraava harjoituksesi: { $due }.
practice-show = Näytä ratkaisu
practice-try_again = Yritä uudelleen
practice-hint = { board-hint }
practice-other_game = Toisen pelin virheet
practice-a_game = Jonkin pelin virheet
practice-hint_finish_line = 💡 **Vihje:** voit täydentää suoran.
practice-hint_block_line = 💡 **Vihje:** { $other } voi täydentää suoran seuraavalla siirrolla.
practice-hint_make_fork = 💡 **Vihje:** voit uhata voittaa kahdessa ruudussa yhtä aikaa.
practice-hint_prevent_fork = 💡 **Vihje:** { $other } voi seuraavalla siirrolla uhata voittaa kahdessa ruudussa yhtä aikaa.
practice-hint_forced_sequence = 💡 **Vihje:** mieti muutama siirto eteenpäin: mitä { $other } voi pelata kunkin siirtosi jälkeen?
practice-hint_opening = 💡 **Vihje:** katso, mitä { $other } voi uhata kunkin siirtosi jälkeen.
practice-hint_zugzwang = 💡 **Vihje:** lopulta jonkun on pelattava jokaiseen sarakkeeseen. Laske, kenen.
practice-puzzle = Ratkaise tehtävä
practice-press = Paina painiketta, niin pääset harjoittelemaan. Vain sinä näet sen.
practice-open = Harjoittele

## course

course-lines = Suorat ja torjunta
course-forks = Haarukat
course-prevention = Haarukan estäminen
course-openings = Avaukset
course-misere = Kaikki käänteisesti
course-large = Suuremmat laudat
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurssi
    Joka oppitunnilla on esimerkki, jonka pelaat, ja kolme harjoitusta.
course-lines_text =
    Kolme merkkiä peräkkäin voittaa: vaakaan, pystyyn tai vinoon.
    Katso siis ensin, voitko täydentää suoran.
    Jos et, katso, voiko vastustaja, ja torju se.
course-forks_text =
    Haarukka uhkaa voittaa kahdessa ruudussa yhtä aikaa.
    Vain toisen voi torjua, joten voitat toisessa.
    Etsi vapaa ruutu, jossa kaksi suoraasi kohtaa.
course-prevention_text =
    Huomaa vastustajan haarukka ennen kuin se syntyy.
    Ota sen ruutu tai tee oma uhka, joka pitää torjua muualla.
    Jos torjunta tekee haarukan, uhka oli väärä.
course-openings_text =
    Keskusta kuuluu neljään suoraan, kulma kolmeen, reuna kahteen.
    Aloita siis keskeltä tai kulmasta.
    Vastaa kulmaan keskustalla ja keskustaan kulmalla.
course-misere_text =
    Suoran täydentäjä häviää, joten pidä merkkisi erillään.
    { $mark_x } aloittaa keskeltä ja vastaa joka siirtoon vastakkaisessa ruudussa.
    Silloin jokaisessa suorassa, jonka { $mark_x } voisi täydentää, on { $mark_o }.
course-large_text =
    Viisi peräkkäin voittaa. Neljää, jonka molemmat päät ovat vapaat, ei voi pysäyttää: vain toisen pään voi torjua.
    Kolmesta, jonka molemmat päät ovat vapaat, tulee seuraavalla siirrolla sellainen nelonen.
    Nelonen on torjuttava heti, joten se menee jokaisen kolmosen edelle.
course-connect4_text =
    Suora, josta puuttuu yksi ruutu, on uhka, vaikkei siihen vielä voisi pelata.
    Lopulta jonkun on pelattava sen alle: { $mark_x } saa alhaalta laskien parittomat rivit, { $mark_o } parilliset.
    Älä koskaan pelaa sellaisen ruudun alle, jossa vastustaja voittaisi.
course-example = Esimerkki
course-exercise = Harjoitus { $number }
course-lessons = Kaikki oppitunnit
course-next = Seuraava oppitunti
course-win = **{ $mark } siirtää ja voittaa.**
course-draw = **{ $mark } siirtää ja saa tasapelin.**
course-completes_line = 💡 **{ $coordinate } häviää:** se täydentää suoran.
course-reply = { $mark } vastaa: **{ $coordinate }**.
course-another = Tässä on toinen asema.
course-solution = 💡 Oikea siirto on **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Oppitunti suoritettu!**
course-all_done = 🏆 **Olet suorittanut kaikki oppitunnit!**
course-beat = Voita nyt taso **{ $level }**.
course-play = Pelaa: { $level }
course-press = Avaa kurssi painamalla painiketta. Vain sinä näet sen.

## settings

settings-level = **Oletustaso:** { $level }
settings-game = **Oletuspeli:** { $game }
settings-games = **Saatavilla olevat pelit:** { $games }
settings-all_games = **Saatavilla olevat pelit:** kaikki, myös muunkokoisilla laudoilla
settings-choose_games = Kaikki pelit
settings-buttons = **Laudan painikkeet:** käytössä
settings-text = **Laudan painikkeet:** pois käytöstä, siirrot kirjoitetaan
settings-title = ## ⚙️ Palvelimen asetukset
settings-saved = ✅ Tallennettu · { $now }
settings-page_games = Pelit
settings-page_server = Palvelin
settings-page_daily = Päivän tehtävä
settings-page_language = Kieli
settings-heading_games = ### Pelit
settings-heading_boards = ### Laudat
settings-heading_access = ### Käyttöoikeus
settings-heading_commands = ### Komennot
settings-heading_daily = ### Päivän tehtävä
settings-heading_language = ### Kieli
settings-default = Oletus: { $what }
settings-language = **Kieli:** { $language }
settings-discord_language = **Kieli:** { $language }, sama kuin Discordissa
settings-language_from_discord = Sama kuin Discordissa
settings-choose_language = { $first } … { $last }
settings-more_languages = Lisää kieliä: { $first } … { $last }
settings-note_language = Kaikille näkyvät viestit ovat tällä kielellä. Vain sinulle näkyvät viestit ovat omallasi.
settings-style = **Laudan tyyli:** { $style }
settings-like_pictures = Mieluummin piirrettynä?
settings-use_pictures = Piirrä kaikki laudat
settings-pictures = Tältä laudat näyttävät kuvina. { slash-settings } tarjoaa muita tyylejä, ja sillä voit vaihtaa takaisin.
settings-to_buttons = Näytä painikkeet
settings-to_text = Piilota painikkeet
settings-everywhere = **Kanavat:** kaikki
settings-channels = **Kanavat:** { $channels } ja niiden ketjut
settings-choose_channels = Kaikki kanavat
settings-everybody = **Ketkä saavat pelata:** kaikki
settings-roles = **Ketkä saavat pelata:** { $roles }
settings-choose_roles = Kaikki
settings-threads = **Ketjut:** jokaiselle pelille omansa, jos mahdollista
settings-no_threads = **Ketjut:** vain pyydettäessä
settings-to_threads = Käytä ketjuja
settings-to_channels = Pelaa ilman ketjuja
settings-idle = **Aikaraja:** { $idle }
settings-notices = **Ilmoitukset:** päällä
settings-no_notices = **Ilmoitukset:** pois päältä
settings-to_notices = Ota käyttöön
settings-to_no_notices = Poista käytöstä
settings-search_notices = **Ilmoitukset kutsuista:** päällä
settings-no_search_notices = **Ilmoitukset kutsuista:** pois päältä
settings-to_search_notices = Salli
settings-to_no_search_notices = Älä salli
settings-note_is_search_quiet = Jäsenet, jotka ovat pyytäneet sitä, saavat yksityisviestin, kun joku täällä kutsuu kenet tahansa peliin, enintään kerran tunnissa.
settings-votes = **Äänestyspelit:** käytössä
settings-no_votes = **Äänestyspelit:** pois käytöstä
settings-to_votes = Ota äänestys käyttöön
settings-to_no_votes = Poista äänestys käytöstä
settings-note_has_no_votes = Komennolla `/{ name-vote }` kaikki kanavalla pelaavat yhdessä minua vastaan ja äänestävät joka siirrosta.
settings-note_is_quiet = Jäsenten välisissä peleissä mainitsen poissa olevan pelaajan, kun on hänen vuoronsa, ja ennen kuin hänen aikansa loppuu. Jäsenet voivat poistaa sen käytöstä omalta kohdaltaan komennon `/{ name-privacy }` painikkeella.
settings-note_idle = Peli päättyy, kun kukaan ei siirrä näin pitkään aikaan. Käynnissä olevissa peleissä aikaraja ei muutu.
settings-cooldown = **Odotusaika:** { $cooldown } komentojen välillä
settings-no_cooldown = **Odotusaika:** ei ole
settings-note_cooldown = Odotusaika ei koske siirtoja eikä painikkeita.
settings-prefix = **Etuliite:** `{ $own }`
settings-no_prefix = **Etuliite:** ei ole
settings-note_prefix = Slash-komennot ja mainintani jälkeen kirjoitetut komennot toimivat aina.
settings-change_prefix = Vaihda etuliite
settings-daily_channel = **Kanava:** { $channel }
settings-no_daily_channel = **Kanava:** ei ole, en julkaise tehtävää
settings-choose_daily_channel = Ei missään
settings-note_daily_channel = Julkaisen siellä päivän tehtävän kerran päivässä: painike sen ratkaisemiseen, kuinka moni on ratkaissut sen, eilisen ratkaisu ja tuloksensa jakaneiden jäsenten pisimmät putket.
settings-daily_hour = **Kellonaika:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Jos se tunti on jo alkanut eikä tehtävää ole tänään julkaistu, julkaisen sen heti.
settings-hour = { $time } UTC
settings-no_wait = Ei odotusaikaa
settings-hours = { $count ->
    [one] { $count } tunti
   *[other] { $count } tuntia
}
settings-days = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}
settings-seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}
settings-channels_deleted = { $count ->
    [one] 🗑️ Valitsemistasi kanavista { $count } on poistettu.
   *[other] 🗑️ Valitsemistasi kanavista { $count } on poistettu.
}
settings-all_channels_deleted = 🗑️ Kaikki valitsemasi kanavat on poistettu. Kunnes valitset muita, pelata saa kaikilla kanavilla.
settings-roles_deleted = { $count ->
    [one] 🗑️ Valitsemistasi rooleista { $count } on poistettu.
   *[other] 🗑️ Valitsemistasi rooleista { $count } on poistettu.
}
settings-all_roles_deleted = 🗑️ Kaikki valitsemasi roolit on poistettu. Kunnes valitset muita, kaikki saavat pelata.
settings-daily_channel_deleted = 🗑️ Kanava, jonka valitsit päivän tehtävälle, on poistettu. Kunnes valitset toisen, en julkaise tehtävää.
settings-dismiss_deleted = Selvä
settings-missing_for_answers = ⚠️ { $channels }: en voi vastata siellä kirjoitettuihin komentoihin. Anna minulle siellä oikeus **{ $missing }**.
settings-missing_for_daily = ⚠️ { $channels }: en voi julkaista siellä päivän tehtävää. Anna minulle siellä oikeus **{ $missing }**.
settings-missing_for_threads = ⚠️ { $channels }: en voi käyttää siellä ketjuja peleihin. Anna minulle siellä oikeus **{ $missing }**.
settings-missing_for_pictures = ⚠️ { $channels }: en voi piirtää siellä lautoja, joten ne näkyvät emojeina. Anna minulle siellä oikeus **{ $missing }**.

## prefix

prefix-title = Komentojen etuliite
prefix-field = Etuliite
prefix-explanation = Enintään 5 merkkiä (oletus: { $usual }). Tyhjä: vain maininnat ja slash-komennot
prefix-explanation_no_usual = Enintään 5 merkkiä. Tyhjä: vain maininnat ja slash-komennot

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Kaikki täällä näkisivät vastaukseni. Käytä komentoa { $command }, niin vain sinä näet sen.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** näyttää parhaalta, mutta en pystynyt laskemaan kaikkea. { coach-depth } { $reasons }
coach-depth = Laskin { $depth ->
        [one] { $depth } siirron
       *[other] { $depth } siirtoa
    } eteenpäin (molempien puolten siirrot yhteensä).
coach-analyse_anyway = Analysoi silti
coach-price_hint = Sen jälkeen tämä peli voi laskea vahvuuslukuasi, mutta ei nostaa sitä. Näytetäänkö vihje?
coach-price_analysis = Sen jälkeen tämä peli voi laskea vahvuuslukuasi, mutta ei nostaa sitä. Analysoidaanko se?
coach-show_hint = Näytä vihje
coach-press = Paina painiketta, niin saat vihjeen. Vain sinä näet sen.
coach-wait = Moni jäsen odottaa minua. Saat vastauksen noin { $seconds } sekunnin päästä.
coach-win = voitto { $moves } siirrossa
coach-win_at_most = voitto enintään { $moves } siirrossa
coach-draw = tasapeli
coach-loss = häviö { $moves } siirrossa
coach-loss_at_most = häviö enintään { $moves } siirrossa
coach-to_move = Vuorossa { $mark }: **{ $value }**
coach-to_move_unproven = Vuorossa { $mark }: **ei laskettu loppuun asti**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Paras peli:** { $cells }
coach-looks_best = **Näyttää parhaalta:** { $cells }
coach-not_proven = **Ei laskettu loppuun asti:** { $count } / { $moves ->
        [one] { $moves } siirto
       *[other] { $moves } siirtoa
    }. { coach-depth }
coach-legend = 🏆 voittaa, 🤝 päättyy tasan, 💀 häviää parhaalla pelillä. Kohdassa ”voitto 3 siirrossa” lasketaan vain voittajan siirrot.
coach-network =
    Vuorossa { $mark }. Verkko odottaa tälle puolelle arvoa **{ $value }** asteikolla −100 (häviö) – +100 (voitto).
    Mieluiten se pelaa: **{ $moves }**
coach-network_legend = Mitä kirkkaampi ruutu, sitä todennäköisemmin verkko pelaa siihen. + voittaa, = on tasapeli, − häviää parhaalla pelillä. Palkki näyttää vasemmalla X:n ja oikealla O:n osuuden.
coach-see_network = Mitä verkko näkee
coach-nothing_left = Se peli on jo päättynyt, joten analysoitavaa ei ole.
coach-before_last = Viimeisin peli täällä ennen viimeistä siirtoa:
coach-at_end = Viimeisin peli täällä, kun se päättyi:
coach-completes_line = Se täydentää suoran ({ $lines }) ja voittaa.
coach-forks = Se on haarukka: se uhkaa voittaa ruuduissa { $cells }, ja { $mark } voi torjua niistä vain yhden.
coach-forces = Se uhkaa voittaa ruudussa { $cell }. { $mark } joutuu torjumaan siinä ja häviää silti.
coach-wins_later = Lopulta { $mark } joutuu pelaamaan tämän ruudun alle: { $cell }. Silloin { $mover } voittaa siinä. { $mark_x } saa alhaalta laskien parittomat rivit, { $mark_o } parilliset.
coach-leaves_only_lines = Nyt { $mark } täydentää suoran jokaisella siirrolla.
coach-mirrors = Se on vastapäätä ruutua { $cell }. Se, jolla on keskusta ja joka aina vastaa vastakkaisessa ruudussa, ei koskaan täydennä suoraa.
coach-mirrors_center = Se on keskusta. Se, jolla on keskusta ja joka aina vastaa vastakkaisessa ruudussa, ei koskaan täydennä suoraa.
coach-only_move = Se on ainoa mahdollinen siirto.
coach-blocks = Se torjuu merkin { $mark } uhan: { $lines }.
coach-prevents_forks = { $count ->
    [one] Se estää merkin { $mark } haarukan ruudussa { $cells }.
   *[other] Se estää merkin { $mark } kaikki haarukat: { $cells }.
}
coach-only_draw = Kaikki muut siirrot häviävät.
coach-keeps_win = { $others ->
        [one] Myös { $others } muu siirto voittaa.
       *[other] Myös { $others } muuta siirtoa voittaa.
    }
coach-only_win = Mikään muu siirto ei voita.
coach-holds_out = Kaikki siirrot häviävät, eikä mikään muu kestä pidempään.
coach-holds_out_alone = Kaikki siirrot häviävät, mutta tämä kestää pisimpään.
coach-threatens = Se uhkaa voittaa ruudussa { $cell }, joten { $mark } joutuu torjumaan siinä.
coach-tempts = { $mistakes ->
        [one] Merkillä { $mark } on { $replies } mahdollista vastausta, joista { $mistakes } on virhe.
       *[other] Merkillä { $mark } on { $replies } mahdollista vastausta, joista { $mistakes } on virheitä.
    }
coach-one_of_draws = { $moves } mahdollisesta siirrosta { $count } säilyttää tasapelin, myös tämä.
coach-all_draw = Kaikki siirrot säilyttävät tasapelin.
coach-traps = { $count ->
        [one] **{ $cells }** virittää eniten ansoja.
       *[other] **{ $cells }** virittävät eniten ansoja.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Tarkkuus:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Käännekohta:** siirto { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Parempi: { $cells }
coach-no_mistake = **Virheet laudalla:** ei yhtään. Mikään siirto ei muuttanut tulosta.
coach-no_proven_mistake = **Virheet laudalla:** yhtään ei löytynyt.
coach-not_judged = { $count ->
        [1] **Liian mutkikas arvioitavaksi:** siirto { $numbers }
       *[other] **Liian mutkikkaita arvioitaviksi:** siirrot { $numbers }
    }
coach-stopped_at = Kun peli päättyi, vuorossa oli { $mark }: { $value }.
coach-no_plies = Siirtoja ei ollut.
coach-plies = **Siirrot:** { $cells }
coach-kept = Hyvä siirto: yhä { $value }.
coach-unjudged = Tämä siirto on liian mutkikas arvioitavakseni. { coach-depth }
coach-lost_anyway = Peli oli jo hävitty: { $value }.
coach-mistake = Virhe: { $before } → { $after }. Parempi: { $glyph } { $cells }
coach-mistakes = **{ $count } virhettä:** siirrot { $numbers }
coach-move = Siirto { $number }
coach-back = Edellinen
coach-next = Seuraava

## learner

learner-title = ### 🧠 Mitä olen oppinut täällä
learner-naive = 🧠 En ole vielä oppinut täällä mitään ja osaan vain säännöt. Opeta minua: `{ $prefix }{ name-play } { level-learner } { $word }` tai alla olevat painikkeet.
learner-how_original = -# Valitsen ensimmäisen vapaan ruudun, jonka takia en ole vielä hävinnyt.
learner-how_stronger = -# Opin jokaisen pelin molemmista puolista. Peilatut ja käännetyt asemat ovat minulle sama asia.
learner-memory_lost = **Tuntemani häviöasemat:** { $lost }
learner-memory = **Tuntemani häviöasemat:** { $lost } · **Hyvät:** { $good }
learner-games = **Pelit:** { $games } · **Valmennuksessa:** { $trained }
learner-latest_games = { $count ->
    [one] **Viimeisin peli:** voitot { $wins } · tasapelit { $draws } · häviöt { $losses }
   *[other] **Viimeisimmät { $count } peliä:** voitot { $wins } · tasapelit { $draws } · häviöt { $losses }
}
learner-results = **Tulokset:** voitot { $wins } · tasapelit { $draws } · häviöt { $losses }
learner-unbeatable = 🛡️ Kukaan ei voi enää voittaa minua.
learner-beatable = 🎯 Voin vielä hävitä molemmilla merkeillä: { $mark_x } ja { $mark_o }.
learner-beatable_as = 🎯 Voin vielä hävitä merkillä { $mark }.
learner-lesson = 💡 **Viimeisin oppi merkillä { $mark }:** tätä en pelaa enää.
learner-curve = Viivakaavio häviämieni pelien osuudesta. Pelejä: { $games }. Alussa: { $first }. Lopussa: { $last }.
learner-losses = **Häviämieni pelien osuus:** alussa { $first } · lopussa { $last }
learner-training = 🏋️ Valmennus, vastustajana **{ $opponent }**: { $played }/{ $games } peliä
learner-trained = { $games ->
    [one] ✅ Pelasin valmennuksessa { $games } pelin. Vastustaja: **{ $opponent }**
   *[other] ✅ Pelasin valmennuksessa { $games } peliä. Vastustaja: **{ $opponent }**
}
learner-training_ended_early = ⏹️ Valmennukseni päättyi etuajassa: { $played }/{ $games } peliä. Vastustaja: **{ $opponent }**
learner-training_failed = ⚠️ Jokin meni vikaan, joten valmennukseni päättyi: { $played }/{ $games } peliä. Vastustaja: **{ $opponent }**. Muistan kaiken, mitä opin.
learner-training_over = ⏹️ Se valmennus on päättynyt. Muistan kaiken, mitä opin: `{ $prefix }{ name-brain }` näyttää sen.
learner-known_positions = **Tuntemani asemat:** { $knows } · **Aiemmin:** { $knew }
learner-end = Lopeta valmennus
learner-do_play = Pelaa minua vastaan
learner-do_train = Valmenna: { $games } peliä
learner-do_export = Tallenna tiedostona
learner-do_import = Lataa tiedosto
learner-do_reset = Nollaa
learner-import_title = Lataa oppijan taidot
learner-import_field = Tallentamani tiedosto
learner-saved =
    📤 **Kaikki, mitä osaan täällä, tilassa `{ $mode }`**
    { $memory }
    Jos haluat ladata sen muualla, sen palvelimen ylläpitäjä painaa siellä **{ learner-do_import }** komennon `{ $prefix }{ name-brain }` alla.
learner-import_preview =
    📥 **Mitä tämä tiedosto osaa, tilassa `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Yhdistä** täydentää sitä, mitä osaan täällä. Pelitulokseni säilyvät.
    -# Uusia häviöasemia: { $lost } · Uusia hyviä: { $good }
learner-replace_preview =
    { "" }**Korvaa** saa minut unohtamaan sen, mitä osaan täällä, ja myös pelitulokseni.
    -# Asemia: { $known } · Pelejä: { $games }
learner-do_merge = Yhdistä
learner-do_replace = Korvaa
learner-do_cancel = Peruuta
learner-merged =
    ✅ **Yhdistetty**
    { "" }**Uusia häviöasemia:** { $lost } · **Uusia hyviä:** { $good }
    { "" }**Tuntemani asemat:** { $known }
learner-replaced =
    ✅ **Korvattu**
    { "" }**Tuntemani asemat:** { $known }
    { "" }**Tila:** `{ $mode }`
    { "" }**Unohdetut asemat:** { $forgotten } · **Unohdetut pelit:** { $games }
learner-not_imported = Mitään ei tuotu.
learner-reset =
    🗑️ **Unohdanko kaiken, mitä olen oppinut täällä, ja myös pelitulokseni?**
    { "" }**Asemia:** { $known } · **Pelejä:** { $games }
    Aloittaisin alusta tilassa `{ $mode }`.
learner-reset_yes = Unohda kaikki
learner-reset_switch = Unohda ja opi tilassa { $mode }
learner-reset_no = Säilytä kaikki
learner-forgotten =
    🗑️ **Olen unohtanut kaiken, mitä olin oppinut täällä, ja myös pelitulokseni.**
    { "" }**Asemia:** { $known } · **Pelejä:** { $games }
    Aloitan alusta tilassa `{ $mode }`.
learner-kept = En ole unohtanut mitään.

## stats

stats-user = ### 📊 { $who }
stats-none = Pelaajalla **{ $who }** ei ole täällä vielä yhtään peliä, jolla on tulos. `{ $prefix }{ name-play }` aloittaa pelin.
stats-none_of_game = Pelaajalla **{ $who }** ei ole täällä vielä tulosta tässä pelissä: { $game }. `{ $prefix }{ name-play } { $word }` aloittaa pelin.
stats-won = 🏆 voitot: { $count }
stats-drawn = 🤝 tasapelit: { $count }
stats-lost = häviöt: { $count }
stats-total = **Yhteensä:** { $tally }
stats-mark = **Merkillä { $mark }:** { $tally }
stats-members = **Jäsenet:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Jäsenet minua vastaan
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Voitetut tasot:** { $levels }
stats-winning_streak = **Pisin voittoputki:** { $longest }
stats-course = 🎓 **Kurssi:** suoritettu
stats-more = Katso myös: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Katso myös: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Täällä pelatut pelit
stats-games = **Pelejä:** { $games } · **Pelaajia:** { $members }
stats-nothing = Kukaan ei ole vielä pelannut peliä loppuun täällä. `{ $prefix }{ name-play }` aloittaa pelin.
stats-nothing_of_game = Kukaan ei ole vielä pelannut tätä loppuun täällä: { $game }. `{ $prefix }{ name-play } { $word }` aloittaa pelin.
stats-winners = **Voitot:** { $mark_x } { $x } · { $mark_o } { $o } · **Tasapelit:** { $draws }
stats-ends = **Miten ne päättyivät:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Aktiivisimmat:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Tasojeni kesken:** vielä { $games } peli
   *[other] **Tasojeni kesken:** vielä { $games } peliä
}
stats-bar = Pylväskaavio tuloksista. Voitot: { $wins }. Tasapelit: { $draws }. Häviöt: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Paina painiketta, niin näet edistymisesi. Vain sinä näet sen.
progress-open = Näytä edistymiseni
progress-practice_now = Harjoittele nyt
progress-post = Julkaise
progress-none = Yhtään peliäsi ei ole vielä käyty läpi. Aloita komennolla `{ $prefix }{ name-practice }` tai virheistäsi hävityn pelin alla. Siitä lähtien käyn läpi jokaisen pelin, jonka pelaat loppuun.
progress-clean = ✅ **{ $theme }:** ei virheitä { $date } alkaen (läpikäytyjä pelejä: { $games })
progress-all_themes = Kaikki teemat
progress-compared = { $now } · aiemmin: { $before }
progress-accuracy = **Tarkkuus:** { $share }
progress-games = **Läpikäytyjä pelejä:** { $games }
progress-mistakes = ### Virheet
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Harjoittelu
progress-due = **Harjoituksia tänään:** { $due } / { $exercises }
progress-lessons = **Valmiita oppitunteja:** { $done } / { $lessons }
progress-puzzle_rating = **Tehtävien vahvuusluku:** { $rating }
progress-legend = Viimeiset 30 päivää ja niitä edeltävät 30 päivää. Tarkkuus on niiden arvioitujen siirtojesi osuus, jotka säilyttivät tuloksen.
progress-chart = Kaavio tarkkuudesta viikoittain ja läpikäytyjen pelien määrästä: { $weeks }

## theme

theme-finish_line = Täydennä suora
theme-block_line = Torju suora
theme-make_fork = Tee haarukka
theme-prevent_fork = Estä haarukka
theme-forced_sequence = Pakotettu siirtosarja
theme-opening = Avaus
theme-zugzwang = Siirtopakko (parittomat ja parilliset uhat)

## ended

ended-line = suora valmis
ended-full_board = lauta täynnä
ended-repetition = asema toistui
ended-move_limit = siirtoraja täynnä
ended-boards_counted = laudat laskettiin
ended-resigned = luovutus
ended-forfeited = lähti tai ylitti aikarajan
ended-agreed = sovittu tasapeli
ended-abandoned = jäi kesken
ended-stopped = moderaattori pysäytti

## rating

rating-ranked = **Vahvuusluku:** { $rating } · **Sija:** { $rank }
rating-provisional = **Vahvuusluku toistaiseksi:** { $rating } · **Sija:** vielä { $games } pisteytetyn pelin jälkeen
rating-none = **Vahvuusluku:** ei vielä · **Sija:** { $games } pisteytetyn pelin jälkeen
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Viivakaavio vahvuusluvusta { $games } pisteytetyn pelin ajalta: alussa { $first }, lopussa { $last }, vaihteluväli { $lowest }–{ $highest }.
   *[other] Viivakaavio vahvuusluvusta viimeisten { $games } pisteytetyn pelin ajalta: alussa { $first }, lopussa { $last }, vaihteluväli { $lowest }–{ $highest }.
}
rating-course = { $games ->
    [one] **Viimeisin { $games } pisteytetty peli:** alussa { $first }, lopussa { $last } · alin { $lowest } · ylin { $highest }
   *[other] **Viimeisimmät { $games } pisteytettyä peliä:** alussa { $first }, lopussa { $last } · alin { $lowest } · ylin { $highest }
}

## chart

chart-results = Tulokset
chart-wins = Voitot: { $games }
chart-draws = Tasapelit: { $games }
chart-defeats = Häviöt: { $games }
chart-rating = Vahvuusluku
chart-rated_game = Pisteytetty peli
chart-losses = Häviämieni pelien osuus
chart-lost = Häviöt
chart-by_week = Tarkkuus viikoittain
chart-week = Viikko alkaen
chart-accuracy = Tarkkuus
chart-reviewed = Läpikäytyjä pelejä
chart-game = Peli
chart-average =
    { $games ->
        [one] { $games } pelin keskiarvo
       *[other] { $games } pelin keskiarvo
    }

## leaderboard
leaderboard-title = ### 🏅 Tulostaulu: { $game }
leaderboard-range = Jäsenet { $first }–{ $last }, yhteensä { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: kellään ei ole vielä sijaa täällä. Siihen tarvitaan { $games } peli tasojani tai jäseniä vastaan, ilman vihjeitä. `{ $prefix }{ name-play } { $word }` aloittaa pelin.
   *[other] 🏅 { $game }: kellään ei ole vielä sijaa täällä. Siihen tarvitaan { $games } peliä tasojani tai jäseniä vastaan, ilman vihjeitä. `{ $prefix }{ name-play } { $word }` aloittaa pelin.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Seuraavaksi:** { $level }, vielä { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
leaderboard-rated = Vain pisteytetyt pelit lasketaan.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Täällä pelatut pelit
history-range = -# Pelit { $first }–{ $last }, yhteensä { $total }, uusimmat ensin
history-none = **{ $who }** ei ole vielä pelannut peliä loppuun täällä. `{ $prefix }{ name-play }` aloittaa pelin.
history-nothing = Kukaan ei ole vielä pelannut peliä loppuun täällä. `{ $prefix }{ name-play }` aloittaa pelin.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } vastaan **{ $other }** · { $result } · { $plies } siirto
   *[other] **{ $number }.** { $date } · { $mark } vastaan **{ $other }** · { $result } · { $plies } siirtoa
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } siirto
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } siirtoa
}
history-win = voitto
history-draw = tasapeli
history-loss = häviö
history-no_result = ei tulosta
history-newer = Uudemmat
history-older = Vanhemmat
history-first = Alku
history-last = Loppu
history-list = Takaisin listaan
history-export = Pelini tiedostona
history-paste = Toista rivi
history-pasted = Rivi tiedostosta, jossa on pelejä

## replay

replay-ply = Siirto { $number }/{ $plies }: **{ $who }** pelasi { $mark }: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Siirrot:** { $moves }
replay-share = Jaa

## export

export-use_history = Se on meidän kahden asia. Paina **{ history-export }** komennon `{ $prefix }{ name-history }` alla tai lähetä minulle yksityisviestillä `{ $prefix }{ name-export }`.
export-done_pasted =
    📤 **Päättyneet pelisi:** { $games }
    Kaikkialta, missä olet pelannut, yksi peli riviä kohti. Jos haluat nähdä pelin uudelleen, paina **{ history-paste }** komennon `{ $prefix }{ name-history }` alla ja liitä sen rivi
export-none = Et ole vielä pelannut peliä loppuun. `{ $prefix }{ name-play }` aloittaa pelin.

## moderation

moderation-stopped = ⏹️ Peli on pysäytetty, ja se näkyy laudan yhteydessä.
moderation-resigned = 🏳️ **{ $who }** luovutti pelin, ja se näkyy laudan yhteydessä.

## permission

permission-view_channel = Näytä kanavat
permission-connect = Yhdistä
permission-send_messages = Lähetä viestejä
permission-send_messages_in_threads = Lähetä viestejä ketjuissa
permission-create_public_threads = Luo julkisia ketjuja
permission-attach_files = Liitä tiedostoja
permission-manage_messages = Hallitse viestejä
permission-manage_guild = Hallitse palvelinta

## question

question-yes = Aloita alusta
question-no = Jatka peliä
question-kept = Peli jatkuu. `{ $prefix }{ name-board }` näyttää sen.
question-stop = **{ $x }** ja **{ $o }** pelaavat täällä. Pysäytetäänkö heidän pelinsä?
question-stop_own = **{ $x }** ja **{ $o }** pelaavat täällä. Jos pysäytät tämän pelin, luovutat sen. Pysäytetäänkö peli?
question-stop_yes = Pysäytä peli
question-stop_no = Peruuta
question-play_examples = Esimerkiksi: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` tai `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Esimerkiksi: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` tai `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Päivän tehtävä on kaikille sama: `{ $prefix }{ $command } { word-daily }`. Peli tai teema on omaa tehtävää varten: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Esimerkiksi: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; aika on 90s tai 3m.
question-race_today_alone = Päivän kilpailu on kaikille täällä sama: `{ $prefix }{ $command } { word-today }`. Pelin ja ajan voit valita kilpailuun, jonka avaat itse: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Esimerkiksi: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, jossa aika kutakin siirtoa varten on 15s–24h.
question-watch_examples = Esimerkiksi: `{ $prefix }{ $command } { level-hard } { level-easy }` tai `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Tarkoititko `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Tarkoititko `{ $prefix }{ $command }`?
question-unknown_words = En ymmärrä tässä sanaa ”{ $typed }”.
question-conflicting_words = Nuo sanat eivät sovi yhteen.
question-choose_member = Valitse jäsen luettelosta, jonka Discord näyttää, kun kirjoitat `@`.
question-course_examples = Oppituntien numerot ovat 1–7: `{ $prefix }{ $command } 1` avaa ensimmäisen.
question-invite_examples = Esimerkiksi: `{ $prefix }{ $command } { word-connect4 }` tai `{ $prefix }{ $command } o`.
question-challenge_named = Haastetaanko **{ $who }**?
question-challenge_named_yes = Haasta

## help

help-first = Aloita peli minua vastaan painamalla **Pelaa** ja paina sitten ruutua.
help-to_friend = Pelaa kaverin kanssa
help-to_commands = Kaikki komennot
help-to_play = Pelaa
help-to_learn = Opi
help-to_owners = Palvelimen ylläpitäjille
help-about = Tietoja minusta
help-play =
    ### Pelaa
    Kolme peräkkäin voittaa: vaakaan, pystyyn tai vinoon.
    - **Aloita:** `{ $prefix }{ name-play }`. Merkkisi on { $mark_x }, ja sinä aloitat; `{ $prefix }{ name-play } o` antaa sinulle merkin { $mark_o }.
    - **Siirrä:** paina ruutua tai kirjoita `{ $prefix }{ name-move } B2` (rivi B, sarake 2).
    - **Tasot:** `{ $prefix }{ name-play } { level-easy }`, tai `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Muut pelit:** `{ $prefix }{ name-play } { word-connect4 }`, tai `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Muiden kanssa:** `{ $prefix }{ name-play } @ben` haastaa jäsenen, `{ $prefix }{ name-invite }` kenet tahansa. Komennolla `{ $prefix }{ name-vote }` kaikki pelaavat yhdessä samaa puolta.
    - **Pelissä:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Pelisi ja pelikaveria etsivät:** `{ $prefix }{ name-games }`
    - **Maininnat, kun on vuorosi:** `{ $prefix }{ name-privacy }`
    - **Vielä yksi peli täällä:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Opi
    - **Paras siirto:** `/{ name-hint }` pelin aikana
    - **Kaikki siirrot vertailussa:** `{ $prefix }{ name-analyse }`
    - **Peli selitettynä:** painike **{ board-review }** päättyneen pelin alla
    - **Omat virheesi:** `{ $prefix }{ name-practice }`
    - **Kurssi:** `{ $prefix }{ name-course }`
    - **Tehtävät:** `{ $prefix }{ name-puzzle }` tai `{ $prefix }{ name-puzzle } { word-daily }`
    - **Aikaa vastaan:** `{ $prefix }{ name-storm }` yksin, `{ $prefix }{ name-race }` muiden kanssa
    - **Oppija:** komennolla `{ $prefix }{ name-play } { level-learner }` saat vastaasi aloittelijan, joka oppii sinulta; `{ $prefix }{ name-brain }` näyttää, miten pitkällä se on.
    - **Katso:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Tulokset:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Omat tietosi ja viestini sinulle:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Palvelimen ylläpitäjille
    - **Asetukset:** `/{ name-settings }`: pelit, laudat, kanavat, roolit, etuliite ja kieli (vaatii oikeuden **Hallitse palvelinta**)
    - **Pelin pysäytys:** `{ $prefix }{ name-stop }` pelin kanavalla (vaatii oikeuden **Hallitse viestejä**)
    - **Oikeudet:** `/{ name-settings }` näyttää, mitkä minulta puuttuvat.
    - **Etuliite:** vaihda se komennolla `/{ name-settings }`. Minut voi aina mainita.
    - **Oppijan nollaus:** `{ $prefix }{ name-brain }`
    - **Tietosuoja:** `{ $prefix }{ name-privacy }` näyttää, mitä tallennan sinusta.
about-version = **Versio:** { $version }
about-invite = [Lisää minut palvelimelle](<{ $link }>)
about-install = [Lisää minut tilillesi](<{ $link }>)
about-terms = [Käyttöehdot](<{ $link }>)
about-privacy = [Tietosuojakäytäntö](<{ $link }>)
about-your_data = **Tietosi:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Uudempi versio { $version } on jo käyttänyt tätä tietokantaa. Päivitä minut uudelleen tai palauta varmuuskopio ajalta ennen päivitystä.
about-servers = **Palvelimia:** { $servers }
about-since = **Käynnistetty:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** yhdistetty, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** ei yhteyttä

## privacy

privacy-use_slash_command = Se on meidän kahden asia. Käytä komentoa `/{ name-privacy }` tai lähetä minulle yksityisviestillä `{ $prefix }{ name-privacy }`.
privacy-title = ### Mitä tallennan sinusta
privacy-nothing = Ei mitään.
privacy-never = **Ei koskaan tallenneta:** nimeäsi eikä sitä, mitä kirjoitat
privacy-matches = **Pelit:** { $finished } päättynyttä · { $live } käynnissä
privacy-matches_details = -# Käyttäjä-ID:si, siirrot, ajat, vihjeet sekä palvelimen, kanavan ja viestien ID:t
privacy-challenges = **Avoimet haasteet:** { $challenges }
privacy-challenges_details = -# Kuka haastoi kenet, peli sekä kanavan ja viestin ID:t
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Vahvuusluvut:** { $ratings } palvelimella
   *[other] **Vahvuusluvut:** { $ratings } palvelimella
}
privacy-gains = { $gains ->
    [0] **Pisteet tasoiltani:** ei yhtään
    [one] **Pisteet tasoiltani:** { $gains } tasolta
   *[other] **Pisteet tasoiltani:** { $gains } tasolta
}
privacy-ratings_details =
    -# Vahvuuslukusi jokaisen pisteytetyn pelin jälkeen sekä voittojesi, tasapeliesi ja häviöidesi määrä
    -# Jokaisesta tasosta viimeisimmän sellaisen päivän pisteet, jona sait niitä
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Tehtävien tulokset:** ei yhtään
    [one] **Tehtävien tulokset:** { $puzzles } palvelimella tai yksityiskeskustelussa
   *[other] **Tehtävien tulokset:** { $puzzles } palvelimella ja yksityiskeskustelussa
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Tehtävien vahvuusluku:** –
   *[other] **Tehtävien vahvuusluku:** kaikkien palvelimien yhteinen
}
privacy-puzzles_details = -# Viimeisin tehtävä, oikeat ja väärät vastaukset, putket, viimeksi jakamasi päivän tulos ja 30 päivän ajan, mitkä tehtävät olet nähnyt kilpailuissa
privacy-practice = **Harjoitukset:** { $exercises } · **Pelit niitä varten:** { $reviewed }
privacy-practice_details = -# Mistä lähtien olet harjoitellut, virheesi peleissä ja kilpailuissa, vastauksesi ja milloin ne tulevat uudelleen
privacy-course = **Oppitunnit:** { $lessons }
privacy-course_details = -# Mitkä niiden harjoituksista olet ratkaissut
privacy-learners = { $learners ->
    [one] **Oppijan muisti:** { $learners } yksityiskeskustelusta
   *[other] **Oppijan muisti:** { $learners } yksityiskeskustelusta
}
privacy-learners_details = -# Mitä se oppi sinulta yksityisviesteissä. Palvelimilla se ei muista, kuka pelasi.
privacy-notices = **Ilmoitukset pois päältä:** kyllä
privacy-notices_details = -# Käyttäjä-ID:si
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Muistutus putkesta:** pois päältä
   *[other] **Muistutus putkesta:** päällä
}
privacy-search_notices = { $search_notices ->
    [0] **Ilmoitukset kutsuista:** pois päältä
    [one] **Ilmoitukset kutsuista:** { $search_notices } palvelimella
   *[other] **Ilmoitukset kutsuista:** { $search_notices } palvelimella
}
privacy-direct_messages_details = -# Käyttäjä-ID:si ja milloin viimeksi lähetin sinulle sellaisen
privacy-votes = **Ääniä:** { $votes } · **Aloitettuja äänestyksiä:** { $votings }
privacy-votes_details = -# Peleissä, joissa kaikki äänestävät: käyttäjä-ID:si ja äänesi joka siirrosta, kunnes pelin päättymisestä on 24 tuntia
privacy-races = **Tehtäväkilpailut ja tehtävämyrskyt:** { $races } · **Avattuja:** { $race_starts }
privacy-races_details = -# Käyttäjä-ID:si, tehtävät, mitkä niistä jäivät ratkaisematta, pisteesi ja kuinka paljon aikaa käytit
privacy-if_deleted =
    ### Jos poistat tiedot
    { "" }**Käynnissä olevat pelit** päättyvät heti. Häviät ne, joissa molemmat ovat siirtäneet.
    { "" }**Päättyneet pelit** säilyvät, mutta ilman käyttäjä-ID:täsi.
    { "" }**Kaikki muu** katoaa. Tätä ei voi perua.
privacy-forget = Poista tietoni
privacy-deleted = ### Tietosi on poistettu
privacy-kept =
    -# Olen unohtanut myös nimesi, kielesi ja sen, kenet haastoit, jos ne olivat vielä muistissani.
    ### Mitä jää
    { "" }**Pelejä:** { $kept }
    -# Ilman käyttäjä-ID:täsi sekä kanavan ja viestien ID:itä. Vain pelin aloittaneen viestin tai painalluksen ID jää, pelin numerona. Kukaan ei löydä viestiä sen avulla ilman kanavaa.
    -# Keskiyöhön (UTC) asti tiedän vielä, montako kertaa samat kaksi jäsentä ovat tänään pelanneet keskenään, mutta en sitä, keitä he ovat.
privacy-ended = { $lost ->
    [0] **Keskeytettyjä pelejä:** { $live } (ilman tulosta)
   *[other] **Keskeytettyjä pelejä:** { $live } · **Hävittyjä:** { $lost } (molemmat olivat siirtäneet)
}
privacy-nothing_ended = **Keskeytettyjä pelejä:** ei yhtään

## name

name-play = pelaa
name-play_opponent = vastustaja
name-play_member = jäsen
name-play_mark = merkki
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = peli
name-invite = kutsu
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = ehdota
name-offer_what = mitä
name-draw = tasapeli
name-takeback = peru-siirto
name-games = pelit
name-watch = katso
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = aivot
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = oppija
name-settings = asetukset
name-vote = äänestä
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = aika
name-vote_thread = { word-thread }
name-stop = pysäytä
name-move = siirto
name-move_coordinate = ruutu
name-board = lauta
name-resign = luovuta
name-puzzle = tehtävä
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = teema
name-race = kilpailu
name-race_game = { name-play_game }
name-race_time = aika
name-race_today = { word-today }
name-storm = myrsky
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurssi
name-course_lesson = oppitunti
name-help = ohje
name-about = tietoja
name-hint = vihje
name-analyse = analyysi
name-analyse_position = asema
name-analyse_view = näkymä
name-review = läpikäynti
name-privacy = tietosuoja
name-progress = edistyminen
name-notify = ilmoitukset
name-practice = harjoittele
name-practice_move = { name-move_coordinate }
name-stats = tilastot
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = tulostaulu
name-leaderboard_game = { name-play_game }
name-history = historia
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = toisto
name-export = vie

## word

word-random = arvonta
word-thread = ketju
word-here = täällä
word-network = verkko
word-hints = vihjeet
word-misere = käänteinen
word-fading = katoavat
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = ultimate-ristinolla
word-infinite = ääretön
word-disappearing = katoavat-merkit
word-connect4 = neljänsuora
word-connect_four = 4suora
word-tictactoe = ristinolla
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = käänteinen-ristinolla
word-misere_tictactoe = misère-ristinolla
word-daily = päivän
word-mixed = sekalaiset
word-today = tänään
word-finish_line = suora
word-block_line = torju
word-make_fork = haarukka
word-prevent_fork = estä
word-forced_sequence = siirtosarja
word-opening = avaus
word-zugzwang = siirtopakko
word-show = näytä
word-train = valmenna
word-export = vie
word-import = tuo
word-reset = nollaa
word-server = palvelin
word-original = alkuperäinen
word-stronger = vahvempi

## command

command-play = Ristinolla, neljän suora ja muita, minua tai jäsentä vastaan
command-play_opponent = Tasoni, jos pelaat minua vastaan
command-play_member = Jäsen, jonka haastat (oletus: pelaat minua vastaan)
command-play_mark = Merkkisi; X aloittaa
command-play_mark_x = X (aloittaa)
command-play_mark_o = O (pelaa toisena)
command-play_mark_random = Arvonta
command-play_thread = Avaa pelille ketju (oletus: palvelimen asetus)
command-play_hints = Salli vihjeet molemmille jäsenten välisessä pelissä
command-play_game = Mikä peli (oletus: palvelimen oletuspeli)
command-invite = Peli ensimmäisen mukaan lähtevän kanssa
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Salli vihjeet molemmille pelaajille
command-invite_game = { command-play_game }
command-menu_challenge_member = Haasta peliin
command-offer = Tasapeli tai viimeisimmän siirtosi peruminen, jos toinen pelaaja suostuu
command-offer_what = Mitä ehdotat toiselle pelaajalle
command-offer_what_draw = Tasapeliä
command-offer_what_takeback = Viimeisimmän siirtosi perumista
command-games = Käynnissä olevat pelisi, ja ketkä etsivät täällä pelikaveria
command-watch = Peli kahden tasoni välillä
command-watch_x = Taso, joka pelaa merkillä X ja aloittaa
command-watch_o = Taso, joka pelaa merkillä O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Palvelimen asetukset: pelit, laudat, ketkä saavat pelata, kieli
command-vote = Peli jotakin tasoani vastaan: kaikki täällä äänestävät joka siirrosta
command-vote_opponent = Tasoni, jota vastaan te kaikki pelaatte (oletus: palvelimen oletustaso)
command-vote_game = { command-play_game }
command-vote_mark = Yhteinen merkkinne; X aloittaa (oletus: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Äänestysaika siirtoa kohti, 15s–24h, esimerkiksi 30s, 5m tai 1h (oletus: 1m)
command-vote_thread = Ei: tällä kanavalla, mihin tarvitaan oikeus Hallitse viestejä
command-stop = Pysäytä tämän kanavan peli
command-move = Siirtosi: ruutu, esimerkiksi B2, tai neljän suorassa sarakkeen numero
command-move_coordinate = Ruutu, esimerkiksi B2, tai neljän suorassa sarakkeen numero
command-board = Lauta uudelleen, uutena viestinä
command-resign = Luovuta peli
command-puzzle = Tehtävä: löydä ainoa oikea siirto
command-puzzle_daily = Palvelimen päivän tehtävä kaikille täällä
command-puzzle_game = { command-play_game }
command-puzzle_theme = Valitse, mistä tehtävässä on kyse
command-race = Tehtäväkilpailu kaikille täällä: samat tehtävät, niin monta kuin ehdit 90 sekunnissa
command-race_game = Yhden pelin tehtäviä (oletus: useiden)
command-race_game_mixed = Useita pelejä
command-race_time = Kuinka paljon aikaa kaikilla on (oletus: 90 sekuntia)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Päivän kilpailu: samat 20 tehtävää kaikille täällä, milloin vain ehdit tänään
command-storm = Niin monta tehtävää kuin ehdit 90 sekunnissa, omaa ennätystäsi vastaan
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Kuinka paljon aikaa sinulla on (oletus: 90 sekuntia)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Seitsemän lyhyttä oppituntia, joiden avulla pelaat paremmin
command-course_lesson = Oppitunnin numero (oletus: kaikki oppitunnit)
command-help = Miten pelataan, ja kaikki komennot
command-brain = Mitä oppija on oppinut täällä, ja sen valmennus
command-brain_train = Valmenna sitä: pelien määrä, 1–10000 (oletus: 500)
command-brain_opponent = Valmenna sitä tätä tasoa vastaan (oletus: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Mistä ilmoitan sinulle, ja painikkeet, joilla sen voi muuttaa
command-hint = Hyvä siirto perusteluineen; vain sinä näet sen
command-analyse = Minkä arvoinen kukin siirto on
command-analyse_position = Rivit ylhäältä, esimerkiksi X../.O./... (oletus: tämän kanavan peli)
command-analyse_view = Mitä näet arvojen lisäksi (oletus: ei mitään)
command-analyse_view_network = mitä verkko näkee
command-privacy = Mitä tallennan sinusta ja miten poistat sen
command-practice = Harjoituksia omista virheistäsi: löydä paremmat siirrot
command-practice_move = Vastauksesi, esimerkiksi B2 tai 4
command-stats = Omat tuloksesi, jäsenen tulokset tai koko palvelimen tulokset
command-stats_member = Kenen pelit (oletus: sinun)
command-stats_server = Kaikkien pelit tällä palvelimella
command-stats_game = Vain tämä peli (oletus: kaikki pelit)
command-leaderboard = Tämän palvelimen parhaat pelaajat
command-leaderboard_game = { command-play_game }
command-history = Päättyneet pelit, toistettavaksi siirto siirrolta tai tallennettavaksi tiedostona
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Mikä ruutu? Kirjoita rivin kirjain ja sarakkeen numero, esimerkiksi `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Se ei ole ruutu. Kirjoita rivin kirjain ja sarakkeen numero, esimerkiksi `{ $prefix }{ name-move } B2`.
error-missing_column = Mikä sarake? Kirjoita sen numero, esimerkiksi `{ $prefix }{ name-move } 2`.
error-unreadable_column = Se ei ole sarake. Kirjoita sen numero, esimerkiksi `{ $prefix }{ name-move } 2`.
error-unknown_row = Riviä { $row } ei ole. Rivit ovat { $first }–{ $last }.
error-unknown_column = Saraketta { $column } ei ole. Sarakkeet ovat { $first }–{ $last }.
error-cell_fading = Merkkisi { $mark } ruudussa **{ $coordinate }** katoaa vasta, kun olet siirtänyt: valitse vapaa ruutu.
error-cell_taken = Ruudussa **{ $coordinate }** on jo { $mark }. Valitse vapaa ruutu.
error-other_board = Sinun on pelattava laudalle **{ $board }**: **{ $first }**–**{ $last }**.
error-closed_board = Lauta **{ $board }** ({ $first }–{ $last }) on voitettu tai täynnä. Valitse ruutu toiselta laudalta.
error-full_column = Sarake { $column } on täynnä. Valitse toinen.
error-floating_cell = Kiekko putoaisi ruudusta **{ $coordinate }**. Valitse sarakkeen alin vapaa ruutu.
error-position_shape = Kirjoita asema näin: rivejä { $rows }, ruutuja rivillä { $columns } ja rivien välissä `/`, esimerkiksi `{ $example }`. Jos lauta on muun kokoinen, kirjoita koko ensin, esimerkiksi `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = **{ $game }**: kirjoitettu asema ei kerro kaikkea. Pelin aikana `/{ name-analyse }` näyttää sen aseman.
error-position_mark = Aseman rivillä { $row }, sarakkeessa { $column } ei ole `X`, `O` eikä `.`.
error-impossible_position = Mikään peli ei johda siihen asemaan: X aloittaa, vuorot vaihtuvat ja ensimmäinen suora päättää pelin.
error-floating_position = Mikään peli ei johda siihen asemaan: kiekko putoaisi ruudusta **{ $coordinate }**.
error-game_size = Sen kokoista peliä ei ole. Laudalla on { $least }–{ $most } riviä ja saraketta, ja suorassa on vähintään { $least } ruutua ja se mahtuu laudalle. Esimerkiksi `{ $prefix }{ name-play } 6x6x4` tarkoittaa 6 riviä, 6 saraketta ja 4 peräkkäin.
error-game_not_offered = **{ $game }** ei ole saatavilla tällä palvelimella. Saatavilla: { $offered }.
error-match_over = Se peli on päättynyt. `{ $prefix }{ name-play }` aloittaa uuden.
error-not_a_player = Et ole mukana tässä pelissä.
error-workers_busy = Liian moni jäsen odottaa juuri nyt vihjeitä. Yritä uudelleen minuutin päästä.
error-advice_pending = Käsittelen vielä edellistä vihjepyyntöäsi. Kysy uudelleen, kun olen vastannut siihen.
error-advice-duel = Jäsenten välisessä pelissä, jossa ei ole vihjeitä, tämä asema on laudalla tai yhden siirron päässä. Kysy uudelleen, kun se peli on edennyt.
error-advice-race = Tämä asema on avoin tehtäväsi kilpailussa tai yhden siirron päässä siitä. Vastaa ensin siihen tehtävään.
error-too_many_takebacks = Olet perunut tässä pelissä { $limit ->
        [one] { $limit } siirron
       *[other] { $limit } siirtoa
    }. Enempää pelaaja ei voi perua.
error-nothing_to_take_back = Et ole vielä siirtänyt, joten peruttavaa ei ole.
error-not_your_turn = Ei ole sinun vuorosi. `{ $prefix }{ name-board }` näyttää laudan.
error-no_match = Täällä ei ole peliä käynnissä. `{ $prefix }{ name-play }` aloittaa pelin.
error-match_running-resignation = Pelisi täällä on vielä kesken. Jos aloitat alusta, luovutat sen, ja se lasketaan häviöksi. Aloitetaanko alusta?
error-match_running-no_result = Täällä on vielä peli kesken. Jos aloitat alusta, se päättyy ilman tulosta. Aloitetaanko alusta?
error-match_running-time_up = Täällä käynnissä olevassa pelissä kukaan ei ole siirtänyt tuntiin. Jos aloitat alusta, sen pelaaja häviää sen. Aloitetaanko alusta?
error-channel_busy = { $idle_after ->
        [one] Muut jäsenet pelaavat täällä. Pelaa toisella kanavalla tai ketjussa, tai käytä komentoa `{ $prefix }{ name-play }`, kun kukaan ei ole siirtänyt { $idle_after } minuuttiin.
       *[other] Muut jäsenet pelaavat täällä. Pelaa toisella kanavalla tai ketjussa, tai käytä komentoa `{ $prefix }{ name-play }`, kun kukaan ei ole siirtänyt { $idle_after } minuuttiin.
    }
error-exhibition_running = Kaksi tasoani pelaa täällä vastakkain. Odota, että niiden peli päättyy, tai pelaa toisella kanavalla tai ketjussa.
error-match_moved_on = Peli on edennyt sen jälkeen. `{ $prefix }{ name-board }` näyttää tilanteen.
error-channel_taken = Täällä on toinen peli käynnissä. Odota, että se päättyy, tai pelaa toisella kanavalla tai ketjussa.
error-question-not_yours = Se kysymys oli jollekulle muulle.
error-offer-not_a_duel = Se toimii vain jäsenten välisissä peleissä. Minua vastaan `{ $prefix }{ name-play }` aloittaa uuden pelin, ja `{ $prefix }{ name-resign }` luovuttaa tämän.
error-offer-own_offer = Vain toinen pelaaja voi hyväksyä sen.
error-challenge-own_challenge = Et voi pelata itseäsi vastaan. `{ $prefix }{ name-play }` aloittaa pelin minua vastaan.
error-challenge-bot_challenged = Botit eivät voi hyväksyä haasteita. `{ $prefix }{ name-play }` aloittaa pelin minua vastaan.
error-challenge_waiting = Teillä kahdella on jo avoin haaste. Hyväksy, hylkää tai peru se ensin: { $existing }
error-challenge-invitation_open = Sinulla on jo avoin kutsu. Peru se ensin tai odota, että joku hyväksyy sen: { $existing }
error-challenge_over = Se ei ole enää avoinna. `{ $prefix }{ name-play } @joku` tekee uuden haasteen.
error-challenge-not_yours = Se haaste on jollekulle muulle.
error-challenge-level = Tasot ovat vain peleihin minua vastaan. Jätä taso pois, jos haluat haastaa jäsenen.
error-challenge-nobody_else = Täällä olemme vain me kaksi. Haasta joku palvelimen kanavalla.
error-challenge-not_visible = Vain sinä näet vastaukseni tällä palvelimella, joten kukaan muu ei voi hyväksyä. Pyydä palvelimen ylläpitäjää lisäämään minut tai pelaa ryhmäkeskustelussa.
error-challenge-private_thread = Yksityisen ketjun luoja voi poistaa muut siitä, joten jäsenet pelaavat täällä vain vihjeiden kanssa ja ilman pisteytystä: `{ $prefix }{ name-play } @joku { word-hints }`.
error-challenge-cannot_see = **{ $who }** ei näe tätä kanavaa. Pelatkaa sellaisella, jonka te molemmat näette.
error-challenge-channel_taken = Kanavalla { $channel } on toinen peli käynnissä. Voit hyväksyä [kutsun]({ $link }), kun se on päättynyt.
error-challenge-not_a_member = En löydä sitä jäsentä täältä. Kirjoita `@` ja valitse Discordin luettelosta.
error-moderation-not_the_starter = Joku muu aloitti tämän pelin. Vain hän ja jäsenet, joilla on oikeus **{ permission-manage_messages }**, voivat pysäyttää sen.
error-no_puzzles = Siihen peliin ei ole tehtäviä. Tehtäviä on näihin: { $games }.
error-puzzle-not_yours = Se tehtävä on jollekulle muulle. `{ $prefix }{ name-puzzle }` antaa sinulle oman.
error-puzzle-over = Sitä tehtävää ei enää lasketa. `{ $prefix }{ name-puzzle }` antaa sinulle uuden.
error-puzzle-answered = Olet jo vastannut siihen tehtävään. `{ $prefix }{ name-puzzle }` antaa sinulle uuden.
error-practice-over = Se harjoitus ei ole enää auki. `{ $prefix }{ name-practice }` antaa sinulle toisen.
error-practice-unreadable_coordinate = Se ei ole ruutu. Kirjoita rivin kirjain ja sarakkeen numero, esimerkiksi `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Se ei ole sarake. Kirjoita sen numero, esimerkiksi `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Se oli toisen päivän tehtävä. `{ $prefix }{ name-puzzle } { word-daily }` näyttää tämän päivän tehtävän.
error-puzzle-daily_answered = Olet jo vastannut tämän päivän tehtävään. Seuraava tulee { $ends }.
error-race-outside_server = Kilpailuun tarvitaan muita, joten se toimii vain palvelimilla. Täällä `{ $prefix }{ name-storm }` on sama yksin.
error-race-no_puzzles = Sen pelin tehtävistä ei ole kilpailuja. Kilpailuja on näiden pelien tehtävistä: { $games }.
error-race-channel_taken = Tällä kanavalla on jo kilpailu.
error-race-in_another = Olet mukana toisessa kilpailussa tai myrskyssä. Vie se ensin loppuun.
error-race-started = Se kilpailu on jo alkanut. Voit lähteä mukaan seuraavaan.
error-race-full = Se kilpailu on täynnä: mukaan mahtuu { $most } jäsentä.
error-race-nobody_in = Kukaan ei ole vielä mukana.
error-race-not_starter = Vain kilpailun avannut jäsen voi aloittaa sen etuajassa.
error-race-not_in = Et ole mukana siinä kilpailussa.
error-race-not_over = Muut ratkaisevat vielä näitä tehtäviä. Voit katsoa ne, kun kilpailu on päättynyt.
error-race-day_not_over = Muut voivat vielä vastata näihin tehtäviin. Kilpailu päättyy { $ends }; sen jälkeen näytän, mitkä jäivät sinulta ratkaisematta.
error-race-no_day = Sinä päivänä ei ollut kilpailua. `{ $prefix }{ name-race } { word-today }` näyttää tämän päivän kilpailun.
error-race-over = Se kilpailu on päättynyt.
error-race-private = Kaikki täällä näkisivät vastauksesi. Paina sen sijaan tehtäväsi painiketta tai lähetä minulle yksityisviestillä `{ $prefix }{ name-storm }`.
error-thread-not_here = En voi avata ketjua täällä. Pelaa ilman ketjua tai palvelimen tekstikanavalla.
error-thread-user_permission = Tarvitset oikeuden **{ $missing }**, jotta voit avata ketjun täällä. Pelaa ilman ketjua.
error-thread-too_many = Tällä palvelimella on jo niin monta avointa ketjua kuin Discord sallii. Pelaa ilman ketjua tai arkistoi ensin jokin avoin ketju.
error-thread-try_later = Discord ei anna minun avata ketjuja juuri nyt, joten peli pelataan täällä.
error-thread-try_later_or_elsewhere = Discord ei anna minun avata ketjuja juuri nyt, ja täällä on toinen peli käynnissä. Yritä uudelleen muutaman minuutin päästä tai pelaa toisella kanavalla.
error-cannot_attach = Tarvitsen oikeuden **{ $missing }**, jotta voin lähettää tiedostoja täällä. Pyydä palvelimen ylläpitäjää antamaan se minulle tai käytä slash-komentoa.
error-training-bot_permission = Tarvitsen oikeuden **{ $missing }**, jotta voin näyttää täällä, miten valmennus sujuu. Pyydä palvelimen ylläpitäjää antamaan se minulle tai valmenna minua toisella kanavalla.
error-training-user_install = En voi näyttää täällä, miten valmennus sujuu. Valmenna minua yksityisviesteissä tai palvelimella, jolle minut on lisätty.
error-learner_game = Oppija ei pelaa sitä peliä. Se pelaa näitä: { $games }.
error-learner-unknown_word = En tunne sanaa ”{ $typed }”. `{ $prefix }{ name-brain }` näyttää, mitä olen oppinut. Voit käyttää myös näitä: `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` tiedoston kanssa sekä `{ $prefix }{ name-learner } { word-reset }` tai `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = En osaa analysoida peliä **{ $game }**, joten siitä ei ole vihjeitä, analyyseja eikä läpikäyntejä.
error-training-unknown_word = En tunne sanaa ”{ $typed }”. Kirjoita pelien määrä ja jokin tasoistani ({ $levels }), esimerkiksi `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Valitse valmennukseen 1–{ $most } peliä.
error-training-already_running = Valmennukseni on täällä jo käynnissä. Odota, että se päättyy, tai lopeta se.
error-learner-other_mode = Näitä kahta muistia ei voi yhdistää: tiedoston tila on `{ $theirs }`, ja täällä opin tilassa `{ $ours }`.
error-learner-one_file = Tarvitsen yhden tiedoston, jollaisen painike **{ learner-do_export }** komennon `{ $prefix }{ name-brain }` alla tekee.
error-learner-download_failed = Discord ei antanut minulle sitä tiedostoa. Yritä uudelleen.
error-notify-other_server = Se painike on toista palvelinta varten. `{ $prefix }{ name-notify }` näyttää tämän palvelimen painikkeen.
error-notify-searches_off = Tämä palvelin ei salli ilmoituksia kutsuista.
error-not_a_manager = Tarvitset siihen oikeuden **{ permission-manage_guild }**.
error-settings_outside_server = Vain palvelimilla on asetukset. Käytä komentoa `/{ name-settings }` palvelimesi kanavalla.
error-invalid_choice = Sitä vaihtoehtoa ei ole. `/{ name-settings }` näyttää, mitä voi valita.
error-invalid_prefix = Ei tallennettu: etuliitteessä on enintään 5 näkyvää merkkiä ilman välilyöntejä ja backtick-merkkejä, eikä sen alussa ole `/`, `@` tai `<`.
error-vote-outside_server = Niissä peleissä kaikki paikalla olevat äänestävät, joten niitä pelataan palvelimilla. `{ $prefix }{ name-play }` aloittaa täällä pelin minua vastaan.
error-vote-off = Tällä palvelimella pelit, joissa kaikki äänestävät, on poistettu käytöstä.
error-vote-time = Aika siirtoa kohti on 15 sekunnista 24 tuntiin, kuten `30s`, `5m` tai `1h`. Esimerkiksi: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Äänestys siitä siirrosta päättyi juuri. Voit hetken päästä äänestää seuraavasta.
error-vote-only_in_thread = Tarvitset oikeuden **{ permission-manage_messages }**, jotta voit aloittaa tämän pelin suoraan kanavalla. Ilman sitä peli saa ketjun.
error-vote-needs_thread = Tämä peli tarvitsee ketjun. Tarvitset oikeuden **{ permission-create_public_threads }**, jotta voit avata sellaisen täällä, tai oikeuden **{ permission-manage_messages }**, jotta voit pelata suoraan kanavalla.
error-wrong_channel = En pelaa täällä. Voit pelata näillä kanavilla: { $channels }.
error-missing_role = Tarvitset jonkin näistä rooleista pelataksesi kanssani täällä: { $roles }.
error-cooldown = Ei niin nopeasti. Voit käyttää seuraavaa komentoa { $ends }.
error-too_many_choices = Olet vaihtanut tätä peliä liian monta kertaa. Pelaa se tai aloita uusi komennolla `{ $prefix }{ name-play }`.
error-already_playing = Sinulla on täällä jo peli kesken. `{ $prefix }{ name-board }` näyttää sen.
error-button_used = Painoit jo sitä painiketta.
error-moderation-not_a_moderator = Tarvitset oikeuden **{ permission-manage_messages }**, jotta voit pysäyttää muiden jäsenten pelejä.
error-moderation-end_exhibition_instead = Jos aloitit tämän pelin, pysäytä se sen alla olevalla painikkeella. Muuten tarvitset oikeuden **{ permission-manage_messages }**.
error-memory_file-too_large = En voi tuoda tiedostoa: sen koko on yli { $max_kib } KiB.
error-memory_file-not_mine = En voi ladata tiedostoa: en ole tehnyt sitä, tai sitä on muutettu.
error-memory_file-value = En voi tuoda tiedostoa: kohdan `{ $where }` täytyy olla jokin näistä: `{ $values }`.
error-memory_file-entry = En voi tuoda tiedostoa: kohdan `{ $where }` täytyy olla kokonaisluku väliltä 1–{ $max_position }. { -entries-from-0 }
error-memory_file-position = En voi tuoda tiedostoa: kohdassa `{ $where }` on { $position }. Oppija ei ole voinut oppia sitä tässä tilassa, tai se on luettelossa kahdesti. { -entries-from-0 }
error-notation-line = En osaa lukea riviä { $line }. Rivi näyttää tältä: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, eli aika, lauta, pelaajat, siirrot, tulos ja miten peli päättyi.
error-notation-unplayable = Rivi { $line } ei ole mahdollinen peli: sen siirto { $move } ei ole ruutu, johon silloin olisi voinut pelata, kuten `B2`.
error-notation-ending = Rivi { $line } ei ole mahdollinen peli: siirtojensa jälkeen se ei ole voinut päättyä näin: `{ $ending }`.
error-starting-own = Toinen pelisi on vielä käynnistymässä. Yritä hetken päästä uudelleen.
error-starting-other = Haastajan toinen peli on vielä käynnistymässä. Yritä hetken päästä uudelleen.
error-thread-closed = Tämä ketju on suljettu, enkä saa avata sitä uudelleen. Pyydä palvelimen ylläpitäjää avaamaan se; sen jälkeen `{ $prefix }{ name-board }` näyttää laudan.
error-thread-name_blocked = Palvelimen AutoMod esti ketjun nimen, jossa on pelaajien nimet. Pelaa ilman ketjua tai pyydä moderaattoria vapauttamaan minut siitä säännöstä.
-entries-from-0 = (Luettelon ensimmäisen arvon numero on 0.)
error-thread-bot_permission = Tarvitsen oikeuden **{ $missing }**, jotta voin avata ketjun täällä. Pyydä palvelimen ylläpitäjää antamaan se minulle tai pelaa ilman ketjua.
error-too_many_matches-own = { $most ->
        [one] Sinulla on täällä { $most } peli kesken, enempää ei voi olla kerralla. Pelaa se ensin loppuun: { $channels }
       *[other] Sinulla on täällä { $most } peliä kesken, enempää ei voi olla kerralla. Pelaa ensin yksi loppuun: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Haastajalla on täällä { $most } peli kesken, enempää ei voi olla kerralla. Hyväksy, kun se on päättynyt.
       *[other] Haastajalla on täällä { $most } peliä kesken, enempää ei voi olla kerralla. Hyväksy, kun jokin niistä on päättynyt.
    }
error-may_not_follow_up = Tarvitsen oikeuden **{ $missing }**, jotta voin näyttää täällä, miten peli etenee. Pyydä palvelimen ylläpitäjää antamaan se minulle tai pelaa toisella kanavalla.
error-not_in_thread = Mainitse minut ensin täällä. Silloin minut lisätään tähän yksityiseen ketjuun; sitä ennen en voi näyttää täällä, miten peli etenee.
error-locked_thread = Tämä ketju on lukittu, joten en voi näyttää täällä, miten peli etenee. Pyydä moderaattoria avaamaan lukitus tai pelaa toisella kanavalla.
error-in_timeout = Olen jäähyllä tällä palvelimella, joten en voi kirjoittaa täällä. Jäähy päättyy { $ends }.
error-match_unreachable = Viimeisin peli täällä päättyi ilman tulosta, koska viesti, jossa sen lauta oli, poistettiin tai en nähnyt tätä kanavaa.
error-hints_not_allowed = Vihjeet eivät ole käytössä tässä pelissä. `{ $prefix }{ name-play } @joku { word-hints }` aloittaa pelin, jossa te molemmat saatte vihjeitä.
error-record-nothing_finished = Yksikään peli ei ole vielä päättynyt täällä. `{ $prefix }{ name-analyse } X../.O./...` analysoi minkä tahansa aseman.
error-record-match_not_found = En tunne enää sitä peliä. Joku sen pelaajista on voinut poistaa tietonsa.
error-record-unknown_target = En tunne sanaa ”{ $typed }”. Jätä se pois, jos haluat omat tietosi, mainitse jäsen, esimerkiksi `{ $prefix }{ $command } @ben`, tai kirjoita `{ $prefix }{ $command } { word-server }`, jos haluat kaikkien tiedot.
error-record-two_targets = Valitse joko jäsen tai koko palvelin, ei molempia.
error-record-no_leaderboard = Vahvuusluvut ja tulostaulu ovat vain palvelimilla. `{ $prefix }{ name-stats }` näyttää tuloksesi täällä.
error-record-no_pasted_game = Lisää komennon perään rivi komennon `{ $prefix }{ name-export }` tiedostosta, niin näytän sen pelin.
error-record-board_too_large = Se lauta on liian suuri näytettäväksi. Suurin on { $most }×{ $most }.
error-record-export_too_large = Olet pelannut enemmän pelejä kuin mahtuu tiedostoihin, joiden koko on { $most } MiB. Pyydä niitä ylläpitäjältäni.
error-share-not_visible = Vain sinä näet vastaukseni tällä palvelimella, joten kukaan muu ei näkisi kuvaa.
error-share-cannot_attach = En voi jakaa peliä täällä: siihen tarvitaan oikeus **{ $missing }**.
error-level_not_offered = **{ $level }** ei ole saatavilla tässä pelissä: { $game }. Tasot: { $levels }.
error-network_missing = Verkkoa ei ole asennettu tähän bottiin, joten **intuitio** ja **neuroverkko** eivät ole käytettävissä.
error-network_game = Verkko ei ole oppinut sitä peliä. Se osaa: { $games }.
error-offer-what = Kirjoita, mitä ehdotat: `{ $prefix }{ name-offer } { name-draw }` tai `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Sille pelille ei ole omia tilastoja eikä vahvuuslukuja. Ne on näillä peleillä: { $games }.
error-unknown_level = En tunne sanaa ”{ $typed }”. Tasoni ovat { $levels }. Esimerkiksi: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Ei tallennettu: X ja O tarvitsevat kumpikin emojin.
error-emoji-unreadable = Ei tallennettu: ”{ $typed }” ei ole emoji. Anna emoji tai palvelimen emojin nimi, esimerkiksi `:kissa:`.
error-emoji-composed = Ei tallennettu: ”{ $typed }” koostuu useasta merkistä, kuten kaikki liput, näppäimet ja perheet. Laudalla Discord saattaa näyttää ne erikseen. Valitse yksinkertainen emoji, esimerkiksi 🍎.
error-emoji-unknown = Ei tallennettu: palvelimella ei ole emojia `:{ $name }:`. Anna jokin sen omista emojeista tai tavallinen, kuten 🍎.
error-emoji-unavailable = Ei tallennettu: `:{ $name }:` ei ole nyt käytettävissä, koska palvelimella on enemmän emojeja kuin sen boostit sallivat.
error-emoji-restricted = Ei tallennettu: vain roolit, joita minulla ei ole, saavat käyttää emojia `:{ $name }:`.
error-emoji-duplicate = Ei tallennettu: { $emoji } tarkoittaisi kahta eri asiaa. X, O ja vapaat ruudut tarvitsevat eri emojit, myös voittosuorassa. Jos et anna vapaille ruuduille mitään, niissä on { $free }.
error-emoji-unlisted = Ei tallennettu: Discord ei kertonut minulle, mitä emojeja palvelimella on. Yritä uudelleen.

## failure

failure-old_button = Se painike on vanhemmasta versiostani. `{ $prefix }{ name-help }` näyttää, mitä osaan nyt.
failure-changed = Komentoni muuttuivat juuri, ja Discordisi näyttää vielä vanhat. Lataa se uudelleen (Ctrl+R tai käynnistä sovellus uudelleen) ja yritä sitten uudelleen.
failure-unexpected = Pahoittelut, minulla meni jokin vikaan. Yritä uudelleen; `{ $prefix }{ name-board }` näyttää pelitilanteen.
failure-try_later = Discord ei anna minun tehdä sitä loppuun juuri nyt. Yritä minuutin päästä uudelleen; `{ $prefix }{ name-board }` näyttää pelitilanteen.
failure-blocked = Palvelimen AutoMod esti viestini. Pyydä moderaattoria vapauttamaan minut siitä säännöstä; sen jälkeen `{ $prefix }{ name-board }` näyttää pelitilanteen.
failure-blocked_link = Discordin haitallisten linkkien suodatin esti viestini, luultavasti siinä olevan nimen takia. `{ $prefix }{ name-board }` näyttää pelitilanteen.
failure-embed_removed = Joku on poistanut tästä viestistä upotteen, jossa tekstini oli. Jättäkää se paikoilleen: ilman sitä kukaan ei näe, kenen vuoro on.
failure-no_channel = Discord ei kertonut minulle, millä kanavalla se tapahtui. Yritä uudelleen.
failure-not_attached = Tiedosto puuttuu, koska Discord hylkäsi sen.
failure-database = Pahoittelut, en voi tallentaa pelejä juuri nyt. Tallennetut pelit ovat turvassa: tarkista muutaman minuutin päästä komennolla `{ $prefix }{ name-board }` ja yritä uudelleen.
failure-computation = Pahoittelut, en saanut laskettua sitä ajoissa. Yritä uudelleen muutaman minuutin päästä.
failure-timeout = En voi vastata kanavalla { $channel }, koska olen jäähyllä sillä palvelimella. Jäähy päättyy { $ends }. Jatka sitten komennolla `{ $prefix }{ name-board }`: pelisi on tallennettu.
failure-muted = En voi vastata kanavalla { $channel } ilman oikeutta **{ $missing }**. Pyydä palvelimen ylläpitäjää antamaan se minulle ja jatka komennolla `{ $prefix }{ name-board }`: pelisi on tallennettu.

## owner

owner-synced = { $count ->
        [one] Discord tuntee nyt { $count } slash-komennon.
       *[other] Discord tuntee nyt { $count } slash-komentoa.
    }
owner-not_synced = Discord hylkäsi slash-komennot (HTTP { $status }: { $reason }). Yritä myöhemmin uudelleen. Jos se ei auta, kutsu minut uudelleen lokissani olevalla linkillä.
owner-servers = { $count ->
        [one] Olen { $count } palvelimella. Jos haluat minun poistuvan sieltä, lähetä `{ $prefix }leave` ja palvelimen ID.
       *[other] Olen { $count } palvelimella. Jos haluat minun poistuvan jostakin, lähetä `{ $prefix }leave` ja palvelimen ID.
    }
owner-direct_message = Silloin tämän palvelimen jäsenet näkisivät, millä palvelimilla olen. Lähetä se minulle yksityisviestinä.
owner-left = Poistuin palvelimelta { $id }.
owner-not_there = En ole palvelimella, jolla on tämä ID. `{ $prefix }servers` näyttää luettelon.
owner-not_allowed = Ylläpitäjäni antaa minun pelata vain tietyillä palvelimilla, eikä tämä ole niitä, joten poistun.

## place

place-1 = vasen yläkulma
place-2 = yläreuna
place-3 = oikea yläkulma
place-4 = vasen reuna
place-5 = keskusta
place-6 = oikea reuna
place-7 = vasen alakulma
place-8 = alareuna
place-9 = oikea alakulma

## advice

advice-match = Pelaat kanavalla { $channel } peliä, jossa tämä asema on laudalla tai yhden siirron päässä. Jos jatkan, se peli ei voi enää nostaa vahvuuslukuasi, ja sen laudan yhteydessä kerrotaan, että olet saanut vihjeitä.
advice-matches = Pelaat näillä kanavilla pelejä, joissa tämä asema on laudalla tai yhden siirron päässä: { $channel }. Jos jatkan, ne pelit eivät voi enää nostaa vahvuuslukuasi, ja niiden lautojen yhteydessä kerrotaan, että olet saanut vihjeitä.
advice-match_private = Pelaat yksityisviesteissäsi peliä kanssani, ja siinä tämä asema on laudalla tai yhden siirron päässä. Jos jatkan, laudan yhteydessä kerrotaan siellä, että olet saanut vihjeitä.
advice-puzzle = Tämä asema on avoin tehtäväsi tai yhden siirron päässä siitä. Jos jatkan, tehtävä lasketaan epäonnistuneeksi.
advice-daily = Tämä asema on päivän tehtävä tai yhden siirron päässä siitä. Jos jatkan, tehtävä lasketaan epäonnistuneeksi.
advice-exercise = Tämä asema on avoin harjoituksesi tai yhden siirron päässä siitä. Jos jatkan, harjoitus lasketaan epäonnistuneeksi.
advice-show = Jatka silti

## games

games-title = ### 🎮 Pelisi
games-none = Sinulla ei ole nyt peliä kesken. `{ $prefix }{ name-play }` aloittaa pelin, ja `{ $prefix }{ name-invite }` kutsuu kenet tahansa.
games-game = - [{ $game }]({ $link }), vastassa **{ $other }** · { $place } · { $turn }
games-your_turn = **sinun vuorosi**, aikasi loppuu { $deadline }
games-their_turn = vuorossa **{ $who }**, aika loppuu { $deadline }
games-my_turn = vuorossa **{ $who }**
games-private = yksityiskeskustelu
games-invitations = ### ⚔️ Pelikaveria etsivät
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · vanhenee { $deadline }
games-join = Lähde mukaan: { $number }
games-press = Paina painiketta, niin näet käynnissä olevat pelisi. Vain sinä näet ne.
games-open = Omat pelit

## share

share-won = { $plies ->
    [one] **{ $who }** voitti, vastassa **{ $other }**: { $plies } siirto.
   *[other] **{ $who }** voitti, vastassa **{ $other }**: { $plies } siirtoa.
}
share-resigned = { $plies ->
    [one] **{ $who }** voitti, kun **{ $other }** luovutti { $plies } siirron jälkeen.
   *[other] **{ $who }** voitti, kun **{ $other }** luovutti { $plies } siirron jälkeen.
}
share-forfeited = { $plies ->
    [one] **{ $who }** voitti, kun **{ $other }** lähti tai ylitti aikarajan { $plies } siirron jälkeen.
   *[other] **{ $who }** voitti, kun **{ $other }** lähti tai ylitti aikarajan { $plies } siirron jälkeen.
}
share-drawn = { $plies ->
    [one] **{ $x }** ja **{ $o }** pelasivat tasapelin, { $plies } siirto.
   *[other] **{ $x }** ja **{ $o }** pelasivat tasapelin, { $plies } siirtoa.
}
share-no_result = { $plies ->
    [one] **{ $x }** ja **{ $o }** pelasivat { $plies } siirron, ilman tulosta.
   *[other] **{ $x }** ja **{ $o }** pelasivat { $plies } siirtoa, ilman tulosta.
}
share-picture = Liikkuva kuva pelistä: { $game }. { $x } aloitti, { $o } oli toinen. Siirrot: { $moves }.
share-player = pelaaja { $number }
share-picture_won = { $who } voitti.
share-picture_drawn = Peli päättyi tasan.
share-picture_no_result = Peli päättyi ilman tulosta.

## vote

vote-thread = 🗳️ Kaikki saavat pelata: äänestä joka siirrosta täällä: { $thread }
vote-counts = 🗳️ { $counts } · äänestys päättyy { $deadline }
vote-none = 🗳️ Ei vielä ääniä · äänestys päättyy { $deadline }
vote-waits = 🗳️ Kukaan ei ole äänestänyt. Ilman ääntä peli päättyy { $deadline }.
vote-last = Edellisen siirron äänet: { $counts }
vote-lot = 🎲 { $cells } saivat yhtä monta ääntä, joten arpa ratkaisi.
vote-lot_many = { $count ->
    [one] 🎲 { $count } ruutu sai yhtä monta ääntä, joten arpa ratkaisi.
   *[other] 🎲 { $count } ruutua sai yhtä monta ääntä, joten arpa ratkaisi.
}
vote-yours = { $count ->
    [one] 🗳️ Äänesi: **{ $move }** · tähän mennessä { $count } ääni · äänestys päättyy { $deadline }. Siihen asti voit muuttaa ääntäsi.
   *[other] 🗳️ Äänesi: **{ $move }** · tähän mennessä { $count } ääntä · äänestys päättyy { $deadline }. Siihen asti voit muuttaa ääntäsi.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** äänestää: **{ $move }** · tähän mennessä { $count } ääni · äänestys päättyy { $deadline }
   *[other] 🗳️ **{ $who }** äänestää: **{ $move }** · tähän mennessä { $count } ääntä · äänestys päättyy { $deadline }
}
vote-how = Äänestä ruutua: eniten ääniä saanut pelataan.
vote-how_with_review = { vote-how } Kun peli on päättynyt, kerron, missä meni vikaan ja ketkä olivat äänestäneet oikeaa siirtoa.
vote-typed = Äänestä kirjoittamalla siirto, esimerkiksi `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** näki sen.
    [one] **{ $who }** ja { $others } muu näkivät sen.
   *[other] **{ $who }** ja { $others } muuta näkivät sen.
}
vote-saw_unnamed = { $count ->
    [0] Kukaan ei äänestänyt parempaa siirtoa.
    [one] { $count } äänestäjä näki sen.
   *[other] { $count } äänestäjää näki sen.
}
vote-went_wrong = Siirrossa { $number } porukka erehtyi. Parempi: { $cells }.
vote-best = **Paras äänestäjä:** { $who } { $share }
vote-practise = Harjoittele
vote-choose = 🗳️ Valitse ruutu, jota äänestät:

## race

race-title = 🏁 **Tehtäväkilpailu** · { $game } · { $time }
race-title_storm = ⚡ **Tehtävämyrsky** · { $game } · { $time }
race-time_90 = 90 sekuntia
race-time_180 = 3 minuuttia
race-mixed = useita pelejä
race-rules = Kaikki saavat samat tehtävät helposta vaikeaan, viestissä, jonka kukin näkee vain itse. Oikeasta vastauksesta saa pisteen, väärä vie { $seconds } sekuntia.
race-in = **Mukana:** { $names } ({ $count }/{ $most })
race-starts = Kilpailu alkaa { $begins }, tai kun { $who } painaa **Aloita**.
race-starts_at = Kilpailu alkaa { $begins }.
race-unrated = -# Vahvuusluku ei muutu: en voi tietää, onko joku nopea vai onko hänellä toinen ikkuna auki.
race-restarted_lobby = -# Minut käynnistettiin uudelleen. Kaikki mukaan lähteneet ovat yhä mukana: kun kilpailu on alkanut, painakaa täällä **Jatka**.
race-join = Lähde mukaan
race-begin = Aloita
race-continue = Jatka
race-again = Uudelleen
race-see_missed = Katso ratkaisematta jääneet
race-keep = Harjoittele näitä
race-kept = { $count ->
    [0] Nämä ovat jo harjoituksiasi.
    [one] { $count } tehtävä on uusi harjoituksesi.
   *[other] { $count } tehtävää on uusia harjoituksiasi.
}
race-open_storm = Aloita myrskyni
race-joined = 🏁 Olet mukana. Kilpailu alkaa { $begins }, ja ensimmäinen tehtäväsi ilmestyy tähän.
race-alone = Kukaan muu ei lähtenyt mukaan, joten tämä on myrsky: kilpailu yksin. Se lasketaan ennätyksiisi.
race-nobody_joined = Kukaan ei lähtenyt mukaan.
race-running = -# Kaikki vastaavat omassa viestissään. Jos omasi on kadonnut, paina **Jatka**.
race-restarted = Minut käynnistettiin uudelleen. Kaikki pisteet ovat tallessa, ja myös aika, jota sinulla oli jäljellä viimeisen vastauksesi jälkeen: paina **Jatka**.
race-over = -# Jos pisteet ovat tasan, ratkaisee pisin kombo, sitten väärien vastausten pienempi määrä, sitten lyhyempi aika.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · paras kombo { $combo } · väärin { $wrong }
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } piste** · tehtävä { $number } · aika loppuu { $ends }
   *[other] **{ $points } pistettä** · tehtävä { $number } · aika loppuu { $ends }
}
race-win = **{ $mark } siirtää ja voittaa.**
race-draw = **{ $mark } siirtää ja saa tasapelin.**
race-paused = { $points ->
    [one] ⏸️ Aikasi on pysähdyksissä. Sinulla on **{ $points } piste** ja **{ $seconds } sekuntia** jäljellä, ja aika jatkuu, kun painat **Jatka**.
   *[other] ⏸️ Aikasi on pysähdyksissä. Sinulla on **{ $points } pistettä** ja **{ $seconds } sekuntia** jäljellä, ja aika jatkuu, kun painat **Jatka**.
}
race-time_up = ⏱️ Aika loppui.
race-all_answered = 🏆 Olet vastannut kaikkiin tehtäviin.
race-result = { $points ->
    [one] **{ $points } piste** · paras kombo { $combo } · väärin { $wrong }
   *[other] **{ $points } pistettä** · paras kombo { $combo } · väärin { $wrong }
}
race-wait_for_order = -# Tulokset tulevat kanavalle, kun kaikki ovat valmiita.
race-records = Ennätyksesi: **{ $today }** tänään · **{ $week }** tällä viikolla · **{ $ever }** kaikkiaan
race-new_record = 🏆 Tähän asti paras myrskysi!
race-missed = Tehtävä { $number } · ratkaisematta { $page }/{ $count }
race-right_win = { $mark } voittaa siirrolla **{ $solution }**. { $reasons }
race-right_draw = { $mark } saa tasapelin siirrolla **{ $solution }**. { $reasons }
race-nothing_missed = Ratkaisit kaikki. ✅
race-title_day = 🏁 **Päivän kilpailu** · { $day }
race-day_rules = Kaikki täällä saavat samat { $count } tehtävää helposta vaikeaan, yksi yritys kuhunkin. Oikeasta vastauksesta saa pisteen. Kilpailu päättyy { $ends }; sen jälkeen näytän oikeat siirrot.
race-day_named = Taulukossa näkyvät kaikki osallistujat. Vahvuusluku ei muutu.
race-day_nobody = Kukaan ei ole vielä vastannut.
race-day_over = Se kilpailu päättyi keskiyöllä (UTC).
race-day_solutions = -# Kilpailu päättyy { $ends }. Sen jälkeen `{ $prefix }{ name-race } { word-today }` näyttää, mitkä jäivät sinulta ratkaisematta.
race-day_progress = Vastattuja tehtäviä: { $number }/{ $count }.
race-day_order = -# Jos pisteet ovat tasan, ratkaisee pisin kombo, sitten väärien vastausten pienempi määrä, sitten lyhyempi aika. Yhdestäkään tehtävästä ei lasketa yli minuuttia, joten voit pitää tauon ja jatkaa myöhemmin tänään.
race-day_yesterday = { $points ->
    [one] Eilen: **{ $points } piste**, sija { $place }/{ $count }.
   *[other] Eilen: **{ $points } pistettä**, sija { $place }/{ $count }.
}
race-start = Aloita
race-todays = Tämän päivän kilpailu
race-day_score = { $points ->
    [one] **{ $points } piste** · tehtävä { $number }/{ $count }
   *[other] **{ $points } pistettä** · tehtävä { $number }/{ $count }
}
race-day_wrong = ❌ Se ei ole oikea siirto.
race-storm_press = { race-title_storm } · Aloita omasi painamalla painiketta. Vain sinä näet sen.
