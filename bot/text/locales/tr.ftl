### The bot's texts in Turkish.

## ply

ply-member_first = Yeni oyun: **{ $who }** { $mark } koydu: **{ $coordinate }**.
ply-member = **{ $who }** { $mark } koydu: **{ $coordinate }**.
ply-program_first = { $mark } ile başlıyorum: **{ $coordinate }**.
ply-program = { $mark } ile yanıt veriyorum: **{ $coordinate }**.
ply-level = { ply-member }
move-column = { $column }. sütun
move-cell = { $column }. sütun { $row }. satır
move-row = { $row }. satır ({ $first }–{ $last }. sütunlar)
move-diagonal = çapraz ({ $first } – { $last })
move-boards = { $boards } tahtalar
ply-wait = Beni bekleyen çok oyun var, bu yüzden hamlem yaklaşık { $seconds } saniye sürecek.

## status

status-member_to_move = Sıra sende, **{ $who }**: işaretin { $mark }.
status-example = Örneğin: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, sıra sende · süren { $deadline } doluyor
status-time_limit = İkiniz de hamle yaptıktan sonra süresi dolan kaybeder; ondan önce oyun sonuçsuz biter.
status-replaceable = İkimiz de hamle yaptıktan sonra bir saat boyunca oynamazsan başkaları burada yeni oyun başlatabilir ve sen bu oyunu kaybedersin.
status-extended = ⏳ **{ $who }** bu kanalı göremediği ya da buraya yazamadığı için süre bir kez uzatıldı.
status-excused = **{ $who }** bu kanalı göremiyordu ya da buraya yazamıyordu. **{ $other }** buna yol açabilecek izinlere sahip, bu yüzden kimse kaybetmedi.
status-level_to_move = **{ $who }** { $mark } düşünüyor…
status-member_won = 🏆 **{ $who } kazandı**: { $mark } bu sırayı tamamladı: { $line }.
status-program_won = 🏁 **Ben kazandım**: { $mark } bu sırayı tamamladı: { $line }.
status-member_won_without_line = 🏆 **{ $who } kazandı.**
status-program_won_without_line = 🏁 **Ben kazandım.**
status-misere_won = 🏆 **{ $winner } kazandı**, çünkü **{ $who }** { $mark } ile { $line } sırasını tamamladı.
status-misere_member_won = 🏆 **{ $who } kazandı**, çünkü { $mark } ile { $line } sırasını ben tamamladım.
status-misere_program_won = 🏁 **Ben kazandım**, çünkü **{ $who }** { $mark } ile { $line } sırasını tamamladı.
status-draw = 🤝 **Berabere!** Tahta doldu ve kimse sıra yapamadı.
status-draw_repetition = 🤝 **Berabere.** Aynı konum üç kez oluştu.
status-draw_move_limit = 🤝 100 hamleden sonra **berabere.**
status-draw_boards = { $count ->
    [one] 🤝 **Berabere.** İki taraf da { $count } tahta kazandı ve kimse yan yana üç tahta alamadı.
   *[other] 🤝 **Berabere.** İki taraf da { $count } tahta kazandı ve kimse yan yana üç tahta alamadı.
}
status-member_won_boards = 🏆 **{ $who } kazandı**, tahtalarda { $won } – { $lost }: kimse yan yana üç tahta alamadı.
status-program_won_boards = 🏁 **Ben kazandım**, tahtalarda { $won } – { $lost }: kimse yan yana üç tahta alamadı.
status-member_resigned = 🏳️ **{ $who }** pes etti. **Ben kazandım.**
status-member_forfeited = ⌛ **{ $who }** ayrıldı ya da süresi doldu. **Ben kazandım.**
status-member_started_over = 🏳️ **{ $who }** önceki oyunda pes etti. **O oyunu ben kazandım.**
status-resigned = 🏳️ **{ $who }** pes etti. **{ $winner } kazandı.**
status-forfeited = ⌛ **{ $who }** ayrıldı ya da süresi doldu. **{ $winner } kazandı.**
status-agreed = 🤝 Karşılıklı anlaşmayla **berabere.**
status-exhibition_ended = ⏹️ **Durduruldu.** Bu oyun sonuçsuz bitti.
status-stopped = ⏹️ **Bir moderatör bu oyunu durdurdu.** Oyun sonuçsuz bitti.
status-abandoned = 💤 Kimse oynamaya devam etmedi, bu yüzden oyun sonuçsuz bitti.
status-crowd = takım
status-crowd_first = Takım
status-crowd_to_move = Sıra takımda { $mark }: **herkes oy verebilir.**
status-someone = bir oyuncu
status-again_watch = Bir oyun daha? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Oyun için teşekkürler!
ending-next_time = Belki bir dahaki sefere!
ending-good_game = İyi oyundu!
ending-rating = **Reyting:** { $ratings }
ending-streak = 🔥 Art arda { $count } galibiyet
ending-rating_of_game = **Reyting, { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 **{ $level }** seviyesine karşı ilk galibiyet!
ending-last_win = Son hamlenden önce hâlâ kazanabilirdin: ||**{ $cells }**||
ending-last_draw = Son hamlenden önce hâlâ berabere kalabilirdin: ||**{ $cells }**||
ending-last_win_of_member = **{ $who }** son hamlesinden önce hâlâ kazanabilirdi: ||**{ $cells }**||
ending-last_draw_of_member = **{ $who }** son hamlesinden önce hâlâ berabere kalabilirdi: ||**{ $cells }**||
ending-earlier_win = Kendi { $ordinal ->
       *[other] { $number }.
    } hamlende hâlâ kazanabilirdin: ||**{ $cells }**||
ending-earlier_draw = Kendi { $ordinal ->
       *[other] { $number }.
    } hamlende hâlâ berabere kalabilirdin: ||**{ $cells }**||
ending-earlier_win_of_member = **{ $who }** { $ordinal ->
       *[other] { $number }.
    } hamlesinde hâlâ kazanabilirdi: ||**{ $cells }**||
ending-earlier_draw_of_member = **{ $who }** { $ordinal ->
       *[other] { $number }.
    } hamlesinde hâlâ berabere kalabilirdi: ||**{ $cells }**||
ending-best_result = Tek bir hata bile yok: kimse bundan iyi bir sonuç alamaz.
ending-no_mistake = Tek bir hata bile yok.

## position

position-cells = X: { $x } · O: { $o }
position-none = yok
position-columns = Sütunlardaki pullar, alttan yukarı: { $columns }
position-disc_x = kırmızı
position-disc_o = sarı
position-threats = { $glyph } tehdit demek: { $cells }
position-fading = Sırada kaybolacaklar: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Sonraki hamle: { $board } tahta, { $first } ile { $last } arası.
position-any_board = Sonraki hamle: istenen tahta.
position-open_boards = Sonraki hamle: açık tahtalardan biri ({ $boards }).
position-boards_won = Kapanan tahtalar: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = kazananı olmayan: { $boards }
position-against = Seviyem: { $level }
position-coached = İpuçlu
position-weakened = Düşünmeye her zamankinden az vaktim oldu: reyting yükselmez
position-unrated = Özel alt başlık: puansız
position-misere = { $count } tanesini yan yana getiren kaybeder

## level

level-random = rastgele
level-easy = kolay
level-medium = orta
level-hard = zor
level-perfect = kusursuz
level-learner = çırak
level-intuition = sezgi
level-neural = sinirsel
level-neural-early = sinirsel-az-eğitimli
level-neural-middle = sinirsel-yarı-eğitimli

## game

game-3x3 = XOX
game-misere = Ters XOX (sıra yapan kaybeder)
game-4x4 = 4×4 (yan yana dört)
game-5x5 = 5×5 (yan yana dört)
game-7x7 = 7×7 (yan yana beş)
game-9x9 = 9×9 (yan yana beş)
game-connect4 = Connect 4
game-fading = Kaybolan işaretler
game-ultimate = Süper XOX
game-rules_fading = Yan yana üç işaret kazanır. Her tarafın en fazla üç işareti olur: dördüncüyü koyunca önce en eski işaretin kaybolur.
game-rules_ultimate = Yan yana üç tahta kazan: yatay, dikey ya da çapraz. Oynadığın kare, rakibin nereye oynayacağını belirler: sağ üst kare onu sağ üst tahtaya gönderir. O tahta kazanılmış ya da doluysa açık olan herhangi birine oynanabilir.
game-size = { $rows }×{ $columns } (yan yana { $in_a_row })

## board

board-rematch = Rövanş
board-level = Seviye: { $level }
board-game = Oyun: { $game }
board-hint = İpucu
board-resign = Pes et
board-take_back = Hamleyi geri al
board-draw = Beraberlik teklif et
board-again = Tekrar oyna
board-stop = Oyunu durdur
board-review = Oyunu incele
board-fix = Hatalarımı düzelt
board-choose_row = Bir satır seç: { $rows }
board-choose_column = Satır { $row }: bir sütun seç
board-another_row = Başka satır
board-choose_board = Bir tahta seç
board-choose_cell = { $board }: bir kare seç
board-another_board = Başka tahta

## style
style-default = Klasik, büyük tahtalar resim olarak
style-classic = Klasik
style-shapes = Şekiller
style-animals = Hayvanlar
style-fruit = Meyveler
style-space = Uzay
style-weather = Hava durumu
style-picture = Resim
style-own = Sunucu emojileri

## own

own-title = Tahta emojileri
own-choose = Emoji seç
own-explanation = Bir emoji ya da sunucu emojisinin adı, örneğin :cat:
own-placeholder = Varsayılan için boş bırak
own-x = X
own-o = O
own-winning_x = Vurgulanan X
own-winning_o = Vurgulanan O
own-empty = Boş kare
own-unavailable = Bu emojiler artık burada kullanılamıyor: { $names }. Tahtalarda yeniden { $mark_x } ve { $mark_o } görünecek.

## picture

picture-board = Tahta: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Tahta: { $rows }×{ $columns }. { $discs }.
picture-fading = Sırada kaybolacaklar: { $marks }.
picture-fading_mark = { $letter }: { $cell }
picture-last = Son hamle: { $coordinate }.
picture-line = Üzerinden çizgi geçen sıra: { $line }.
picture-network = Ağ { $mark } için { $value } bekliyor, −100 ile +100 arasında. En çok beğendiği: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Alt başlıkta oyna
thread-made = Oyun burada: { $thread }

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** sana meydan okuyor: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** oynayacak birini arıyor: **{ $game }**. Kim var?
challenge-mark = **{ $who }** { $mark } ile oynuyor, ilk hamle { $mark_x } tarafının.
challenge-random_mark = İşaretler rastgele dağıtılır, ilk hamle { $mark_x } tarafının.
challenge-hints = 💡 İki oyuncu da `/{ name-hint }` kullanabilir ve bu, tahtada yazar.
challenge-notices_on = 🔔 Kabul edersen bildirimlerin açılır: sıra sendeyken burada değilsen ve süren dolmadan önce senden bahsederim. `/{ name-privacy }` içindeki bir düğme bunları kapatır.
challenge-expires = Geçerlilik süresi { $deadline } doluyor.
challenge-accept = Kabul et
challenge-decline = Reddet
challenge-withdraw = Geri çek
challenge-declined = **{ $who }** meydan okumayı reddetti.
challenge-withdrawn = **{ $who }** meydan okumayı geri çekti.
challenge-uninvited = **{ $who }** daveti geri çekti.
challenge-expired = ⌛ **{ $who }** zamanında yanıt alamadı.
challenge-begun = **{ $x }** { $mark_x }, **{ $o }** { $mark_o } ile karşı karşıya.
challenge-choose_friend = Kiminle oynamak istersin?
challenge-friend = Bir üye seç
challenge-invite = Buradan herhangi biri

## offer

offer-draw = 🤝 **{ $who }** beraberlik teklif ediyor. **{ $other }**, kabul ediyor musun?
offer-take-back = ↩️ **{ $who }** şu hamlesini geri almak istiyor: **{ $coordinate }**. **{ $other }**, kabul ediyor musun?
offer-take-back_answered = ↩️ **{ $who }** şu hamlesini geri almak istiyor: **{ $coordinate }** (onunla birlikte **{ $other }** oyuncusunun **{ $answer }** yanıtı da geri alınır). **{ $other }**, kabul ediyor musun?
offer-accept = Kabul et
offer-decline = Reddet
offer-taken_back = **{ $who }** bir hamlesini geri aldı.
offer-declined = **{ $who }** reddetti. Oyun devam ediyor.
offer-withdrawn = **{ $who }** teklifini geri çekti. Oyun devam ediyor.
notice-turn = { $who }, sıra sende.
notice-begun = { $who }, oyunun başladı.
notice-reminder = ⏰ { $who }, sıra sende ve [oyundaki]({ $link }) süren { $deadline } doluyor.
notify-on = 🔔 **Bildirimler:** açık. Üyelerle oyunlarda, sıra sendeyken beş dakikadır kanalda değilsen, rakibin meydan okumanı kabul edince ya da bir teklif yapınca ve süren bitmeden önce bir kez senden bahsederim.
notify-off = 🔕 **Bildirimler:** kapalı. Yalnızca biri sana meydan okuyunca senden bahsederim.
notify-turn_on = Bildirimleri aç
notify-reminders_on = 🔥 **Seri hatırlatması:** açık. Günün bulmacasında üç günlük ya da daha uzun bir serin bitmek üzereyse UTC’ye göre gece yarısından iki saat önce sana direkt mesaj gönderirim.
notify-reminders_off = 🔥 **Seri hatırlatması:** kapalı. Günün bulmacasında üç günlük ya da daha uzun bir serin bitmek üzereyse UTC’ye göre gece yarısından iki saat önce sana direkt mesaj gönderebilirim.
notify-turn_on_reminders = Serimi hatırlat
notify-turn_off_reminders = Serimi hatırlatma
notify-searches_on = ⚔️ **Davet bildirimleri:** burada açık. Görebildiğin bir kanalda biri rakip arayınca sana direkt mesaj gönderirim, saatte en fazla bir kez.
notify-searches_off = ⚔️ **Davet bildirimleri:** burada kapalı. Görebildiğin bir kanalda biri rakip arayınca sana direkt mesaj gönderebilirim, saatte en fazla bir kez.
notify-searches_off_here = ⚔️ **Davet bildirimleri:** kapalı. Bu sunucu onlara izin vermiyor.
notify-searches_in = { $count ->
    [one] ⚔️ **Davet bildirimleri:** { $count } sunucuda açık. Orada biri rakip arayınca sana direkt mesaj gönderirim.
   *[other] ⚔️ **Davet bildirimleri:** { $count } sunucuda açık. Orada biri rakip arayınca sana direkt mesaj gönderirim.
}
notify-searches_nowhere = ⚔️ **Davet bildirimleri:** kapalı. Bir sunucuda `/{ name-notify }`, orada biri rakip arayınca gelecek direkt mesajları açar.
notify-turn_on_searches = Biri rakip arayınca haber ver
notify-turn_off_searches = Davetleri haber verme
notify-streak_ends =
    🔥 Bugünün bulmacasını çözmezsen günün bulmacasındaki serin { $ends }, UTC’ye göre gece yarısı bitiyor:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } gün
       *[other] { $count } gün
    }
notify-private_streak = - burada, `{ $prefix }{ name-puzzle } { word-daily }` ile: { $count ->
        [one] { $count } gün
       *[other] { $count } gün
    }
notify-streak_elsewhere = - başka bir sohbette, `/{ name-puzzle }` ile: { $count ->
        [one] { $count } gün
       *[other] { $count } gün
    }
notify-some_server = başka bir sunucu
notify-search = ⚔️ **{ $who }** oynayacak birini arıyor: **{ $game }**, **{ $server }**. Davet { $deadline } sona eriyor. [Daveti gör]({ $link })
notify-turn_off = Bildirimleri kapat

## puzzle

puzzle-win = **Sıra { $mark } tarafında, kazanabilir.** Yalnızca bir hamle kazandırıyor. Hangisi?
puzzle-draw = **Sıra { $mark } tarafında, berabere kalabilir.** Yalnızca bir hamle beraberliği koruyor, diğerleri kaybettiriyor. Hangisi?
puzzle-user = 🧩 **{ $who }** için bir bulmaca.
puzzle-daily = 🧩 **Günün bulmacası, { $day }.** Sıradaki { $ends } geliyor. Yalnızca ilk cevabın sayılır.
puzzle-right = ✅ **{ $coordinate } doğru.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } yetmiyor:** { $other } hâlâ berabere kalabilir. Doğru hamle: **{ $solution }**. { $reasons }
puzzle-loses = 💡 Eğer { $other } iyi oynarsa **{ $coordinate } kaybettirir.** Doğru hamle: **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 Art arda { $count } bulmaca!
puzzle-days = 📅 Art arda { $count } gün!
puzzle-record-solved = **Çözülen:** { $solved }/{ $tried }
puzzle-record-streak = **Seri:** { $in_a_row } (en iyi: { $best })
puzzle-record-daily = **Günün bulmacası:** art arda { $days } gün (en iyi: { $best_days })
puzzle-next = Sonraki bulmaca
puzzle-skip_costs = -# Buna cevap vermeden başka bir bulmaca istersen bu, çözülememiş sayılır.
puzzle-seen = Bu bulmacayı son 30 gün içinde bir yarışta gördün, bu yüzden reytingini değiştirmez.
puzzle-rating = **Bulmaca reytingi:** { $rating } ({ $change })
puzzle-share = Paylaş
puzzle-shared = 🧩 Günün bulmacası, { $day }: { $result }
puzzle-shared_days = 🔥 { $count } gün
puzzle-solve = Çöz
puzzle-answers = Çözen: **{ $solved }**, çözemeyen: **{ $missed }**
puzzle-streaks = 🔥 **Paylaşılan seriler:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } gün
       *[other] { $count } gün
    }
puzzle-race = { $count ->
        [one] 🏁 **Günün yarışı:** { $leaders } · { $count } kişi katıldı
       *[other] 🏁 **Günün yarışı:** { $leaders } · { $count } kişi katıldı
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Günün yarışı
puzzle-yesterday = **Dünün çözümü:** { $solution }
puzzle-yesterday_posted = **[Dünün]({ $link }) çözümü:** { $solution }

## practice
practice-game = { $day } günkü oyunundan:
practice-lost_win = **Sıra { $mark } tarafında.** Burada **{ $coordinate }** oynadın ve galibiyeti kaçırdın. Daha iyi bir hamle bul.
practice-lost_draw = **Sıra { $mark } tarafında.** Burada **{ $coordinate }** oynadın ve beraberliği kaçırdın. Daha iyi bir hamle bul.
practice-crowd_game = Takımın { $day } günkü oyunundan:
practice-crowd_lost_win = **Sıra { $mark } tarafında.** Takım burada **{ $coordinate }** oynadı ve galibiyeti kaçırdı. Daha iyi bir hamle bul.
practice-crowd_lost_draw = **Sıra { $mark } tarafında.** Takım burada **{ $coordinate }** oynadı ve beraberliği kaçırdı. Daha iyi bir hamle bul.
practice-race = { $day } günkü yarışından:
practice-no_move_win = **Sıra { $mark } tarafında, kazanabilir.** Süren dolmadan bir hamle bulamadın. Yalnızca bir hamle kazandırıyor. Hangisi?
practice-no_move_draw = **Sıra { $mark } tarafında, berabere kalabilir.** Süren dolmadan bir hamle bulamadın. Yalnızca bir hamle beraberliği koruyor. Hangisi?
practice-draws = 💡 **{ $coordinate } yetmiyor:** { $other } hâlâ berabere kalabilir.
practice-loses = 💡 Eğer { $other } iyi oynarsa **{ $coordinate } kaybettirir.**
practice-unproven = 💡 **{ $coordinate }** belki aynı derecede iyi ama bunu kanıtlayamadım.
practice-better = **Daha iyisi:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Bu alıştırma yarın yeniden gelir.
       *[other] Bu alıştırma { $days } gün sonra yeniden gelir.
    }
practice-first_counts = Yalnızca ilk cevap, o da alıştırmanın günü geldiyse sayılır. { practice-comes_back }
practice-end_of_game = Bu, bu oyundaki son hatandı.
practice-end_of_race = Bu, bu yarışta çözemediğin son bulmacaydı.
practice-no_mistakes = Bu oyunda hata olduğu kanıtlanmış bir hamleni bulamadım.
practice-none = Henüz alıştırman yok. Bundan sonra bunları biten oyunlarındaki hatalardan hazırlıyorum.
practice-none_due = **Şimdi çalışılacak bir şey yok.** Sonraki alıştırman: { $due }.
practice-show = Göster
practice-try_again = Tekrar dene
practice-hint = { board-hint }
practice-other_game = Başka oyunun hataları
practice-a_game = Bir oyunun hataları
practice-hint_finish_line = 💡 **İpucu:** Bir sırayı tamamlayabilirsin.
practice-hint_block_line = 💡 **İpucu:** { $other } sonraki hamlede bir sırayı tamamlayabilir.
practice-hint_make_fork = 💡 **İpucu:** Aynı anda iki karede kazanma tehdidi kurabilirsin.
practice-hint_prevent_fork = 💡 **İpucu:** { $other } sonraki hamlede aynı anda iki karede kazanma tehdidi kurabilir.
practice-hint_forced_sequence = 💡 **İpucu:** Birkaç hamle ileriyi düşün: her hamlenden sonra { $other } ne oynayabilir?
practice-hint_opening = 💡 **İpucu:** Her hamlenden sonra { $other } nasıl bir tehdit kurabilir, ona bak.
practice-hint_zugzwang = 💡 **İpucu:** Sonunda her sütuna birinin oynaması gerekir. Bunun kim olacağını say.
practice-puzzle = Bulmaca çöz
practice-press = Alıştırma yapmak için düğmeye bas. Yalnızca sen görürsün.
practice-open = Alıştırma yap

## course

course-lines = Sıralar ve engelleme
course-forks = Çatallar
course-prevention = Çatalı önlemek
course-openings = Açılışlar
course-misere = Her şey tersine
course-large = Daha büyük tahtalar
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurs
    Her derste oynadığın bir örnek ve üç alıştırma var.
course-lines_text =
    Yan yana üç işaret kazanır: yatay, dikey ya da çapraz.
    Bu yüzden önce bir sırayı tamamlayabilir misin, ona bak.
    Tamamlayamıyorsan rakibin tamamlayabilir mi, ona bak ve engelle.
course-forks_text =
    Çatal, aynı anda iki karede kazanma tehdididir.
    Yalnızca biri kapatılabilir, sen de öbüründe kazanırsın.
    İki sıranın kesiştiği boş bir kare ara.
course-prevention_text =
    Rakibin çatalını kurulmadan gör.
    Karesini al ya da başka yerde kapatılması gereken bir tehdit kur.
    Kapatan hamle çatalı kuruyorsa yanlış tehditti.
course-openings_text =
    Orta kare dört sıranın, köşe üç sıranın, kenar iki sıranın parçasıdır.
    Bu yüzden ortadan ya da köşeden başla.
    Köşeye ortayla, ortaya köşeyle karşılık ver.
course-misere_text =
    Sıra tamamlayan kaybeder, bu yüzden işaretlerini ayrı tut.
    { $mark_x } ortadan başlar ve her hamleye tam karşı karede karşılık verir.
    Böylece { $mark_x } tarafının tamamlayabileceği her sırada bir { $mark_o } bulunur.
course-large_text =
    Beşli kazanır. İki ucu boş dörtlü durdurulamaz: yalnızca bir ucu kapatılabilir.
    İki ucu boş üçlü, sonraki hamlede böyle bir dörtlü olur.
    Dörtlü hemen kapatılmalıdır, bu yüzden her üçlüden önce gelir.
course-connect4_text =
    Bir karesi eksik sıra, oraya henüz oynanamasa bile tehdittir.
    Sonunda biri onun altına oynamak zorunda kalır: alttan sayınca tek satırlar { $mark_x }, çift satırlar { $mark_o } tarafınındır.
    Rakibin kazanacağı bir karenin altına asla oynama.
course-example = Örnek
course-exercise = Alıştırma { $number }
course-lessons = Bütün dersler
course-next = Sonraki ders
course-win = **Sıra { $mark } tarafında, kazanabilir.**
course-draw = **Sıra { $mark } tarafında, berabere kalabilir.**
course-completes_line = 💡 **{ $coordinate } kaybettirir:** bir sırayı tamamlıyor.
course-reply = { $mark } karşılık veriyor: **{ $coordinate }**.
course-another = İşte başka bir konum.
course-solution = 💡 Doğru hamle: **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Ders tamam!**
course-all_done = 🏆 **Bütün dersleri tamamladın!**
course-beat = Şimdi **{ $level }** seviyesini yen.
course-play = { $level } ile oyna
course-press = Kursu açmak için düğmeye bas. Yalnızca sen görürsün.

## settings

settings-level = **Varsayılan seviye:** { $level }
settings-game = **Varsayılan oyun:** { $game }
settings-games = **Oynanabilen oyunlar:** { $games }
settings-all_games = **Oynanabilen oyunlar:** hepsi ve diğer tüm tahta boyutları
settings-choose_games = Tüm oyunlar
settings-buttons = **Tahta düğmeleri:** açık
settings-text = **Tahta düğmeleri:** kapalı, hamleler yazılır
settings-title = ## ⚙️ Sunucu ayarları
settings-saved = ✅ Kaydedildi · { $now }
settings-page_games = Oyunlar
settings-page_server = Sunucu
settings-page_daily = Günün bulmacası
settings-page_language = Dil
settings-heading_games = ### Oyunlar
settings-heading_boards = ### Tahtalar
settings-heading_access = ### Erişim
settings-heading_commands = ### Komutlar
settings-heading_daily = ### Günün bulmacası
settings-heading_language = ### Dil
settings-default = Varsayılan: { $what }
settings-language = **Dil:** { $language }
settings-discord_language = **Dil:** { $language }, Discord’daki gibi
settings-language_from_discord = Discord’daki gibi
settings-choose_language = { $first } … { $last }
settings-more_languages = Diğer diller: { $first } … { $last }
settings-note_language = Herkese açık mesajlar bu dilde olur. Yalnızca senin gördüğün mesajlar senin dilinde olur.
settings-style = **Tahta stili:** { $style }
settings-like_pictures = Resimli daha mı iyi?
settings-use_pictures = Tüm tahtaları çiz
settings-pictures = Tahtalar resim olarak böyle görünür. { slash-settings } başka stiller sunar ve bunu geri alır.
settings-to_buttons = Düğmeleri göster
settings-to_text = Düğmeleri gizle
settings-everywhere = **Kanallar:** hepsi
settings-channels = **Kanallar:** { $channels } ve alt başlıkları
settings-choose_channels = Tüm kanallar
settings-everybody = **Kimler oynayabilir:** herkes
settings-roles = **Kimler oynayabilir:** { $roles }
settings-choose_roles = Herkes
settings-threads = **Alt başlıklar:** mümkünse her oyun için bir tane
settings-no_threads = **Alt başlıklar:** yalnızca istenince
settings-to_threads = Alt başlık kullan
settings-to_channels = Alt başlık kullanma
settings-idle = **Hareketsizlik sınırı:** { $idle }
settings-notices = **Bildirimler:** açık
settings-no_notices = **Bildirimler:** kapalı
settings-to_notices = Aç
settings-to_no_notices = Kapat
settings-search_notices = **Davet bildirimleri:** açık
settings-no_search_notices = **Davet bildirimleri:** kapalı
settings-to_search_notices = İzin ver
settings-to_no_search_notices = İzin verme
settings-note_is_search_quiet = Bunu isteyen üyelere, burada biri herkesi oyuna davet edince direkt mesaj gider, saatte en fazla bir kez.
settings-votes = **Oylamalı oyunlar:** açık
settings-no_votes = **Oylamalı oyunlar:** kapalı
settings-to_votes = Oylamaları aç
settings-to_no_votes = Oylamaları kapat
settings-note_has_no_votes = `/{ name-vote }` ile kanaldaki herkes bana karşı aynı tarafta oynar ve her hamle için oy verir.
settings-note_is_quiet = Üyeler arası oyunlarda, sıra kendisindeyken burada olmayan oyuncudan ve süresi dolmadan önce bahsederim. Üyeler bunu kendileri için `/{ name-privacy }` içindeki bir düğmeyle kapatabilir.
settings-note_idle = Bu süre boyunca kimse hamle yapmazsa oyun biter. Süren oyunlar başladıkları sınırla devam eder.
settings-cooldown = **Bekleme süresi:** komutlar arasında { $cooldown }
settings-no_cooldown = **Bekleme süresi:** yok
settings-note_cooldown = Hamleler ve düğmeler için beklemek gerekmez.
settings-prefix = **Ön ek:** `{ $own }`
settings-no_prefix = **Ön ek:** yok
settings-note_prefix = Eğik çizgi komutları ve benden bahsettikten sonra yazılan komutlar her zaman işe yarar.
settings-change_prefix = Ön eki değiştir
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** yok, bulmacayı yayımlamıyorum
settings-choose_daily_channel = Hiçbir yerde
settings-note_daily_channel = Günün bulmacasını oraya günde bir kez gönderirim: çözmek için bir düğme, kaç kişinin çözdüğü, dünün çözümü ve sonuçlarını paylaşan üyelerin en uzun serileriyle.
settings-daily_hour = **Saat:** { $time } ({ $utc } UTC)
settings-note_daily_hour = O saat çoktan başladıysa ve bugün gönderi yoksa bulmacayı hemen gönderirim.
settings-hour = { $time } UTC
settings-no_wait = Bekleme süresi yok
settings-hours = { $count } saat
settings-days = { $count } gün
settings-seconds = { $count } saniye
settings-channels_deleted = 🗑️ Seçtiğin kanallardan { $count } tanesi silindi.
settings-all_channels_deleted = 🗑️ Seçtiğin kanalların hepsi silindi. Başkalarını seçene kadar her kanalda oynanabilir.
settings-roles_deleted = 🗑️ Seçtiğin rollerden { $count } tanesi silindi.
settings-all_roles_deleted = 🗑️ Seçtiğin rollerin hepsi silindi. Başkalarını seçene kadar herkes oynayabilir.
settings-daily_channel_deleted = 🗑️ Günün bulmacası için seçtiğin kanal silindi. Başkasını seçene kadar bulmacayı göndermem.
settings-dismiss_deleted = Anladım
settings-missing_for_answers = ⚠️ Şuralarda yazılan komutlara yanıt veremiyorum: { $channels }. Lütfen bana orada **{ $missing }** iznini ver.
settings-missing_for_daily = ⚠️ Günün bulmacasını şuraya gönderemiyorum: { $channels }. Lütfen bana orada **{ $missing }** iznini ver.
settings-missing_for_threads = ⚠️ Şuralarda oyunlar için alt başlık kullanamıyorum: { $channels }. Lütfen bana orada **{ $missing }** iznini ver.
settings-missing_for_pictures = ⚠️ Şuralarda tahta çizemiyorum, bu yüzden emoji kullanıyorum: { $channels }. Lütfen bana orada **{ $missing }** iznini ver.

## prefix

prefix-title = Komut ön eki
prefix-field = Ön ek
prefix-explanation = En fazla 5 karakter (varsayılan: { $usual }). Boş: yalnızca bahsetme ve eğik çizgi komutları
prefix-explanation_no_usual = En fazla 5 karakter. Boş: yalnızca bahsetme ve eğik çizgi komutları

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Yanıtımı buradaki herkes görür. { $command } kullanırsan yalnızca sen görürsün.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 En iyisi **{ $coordinate }** gibi görünüyor, ama her şeyi hesaplayamadım. { coach-depth } { $reasons }
coach-depth = { $depth } hamle ilerisine baktım (iki tarafın hamleleri birlikte).
coach-analyse_anyway = Yine de analiz et
coach-price_hint = O zaman bu oyun reytingini düşürebilir, ama yükseltemez. İpucu göstereyim mi?
coach-price_analysis = O zaman bu oyun reytingini düşürebilir, ama yükseltemez. Analiz edeyim mi?
coach-show_hint = İpucunu göster
coach-press = İpucu görmek için düğmeye bas. Yalnızca sen görürsün.
coach-wait = Beni bekleyen çok üye var. Yanıtım yaklaşık { $seconds } saniye sürecek.
coach-win = { $moves } hamlede kazanır
coach-win_at_most = en fazla { $moves } hamlede kazanır
coach-draw = berabere
coach-loss = { $moves } hamlede kaybeder
coach-loss_at_most = en fazla { $moves } hamlede kaybeder
coach-to_move = Sıra { $mark } tarafında: **{ $value }**
coach-to_move_unproven = Sıra { $mark } tarafında: **tam hesaplanamadı**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **En iyi devam:** { $cells }
coach-looks_best = **En iyi görünen:** { $cells }
coach-not_proven = **Tam hesaplanamadı:** { $moves } hamleden { $count } tanesi. { coach-depth }
coach-legend = Kimse hata yapmazsa 🏆 kazanır, 🤝 berabere kalır, 💀 kaybeder. “3 hamlede kazanır” derken yalnızca kazananın hamleleri sayılır.
coach-network =
    Sıra { $mark } tarafında. Ağ bu taraf için **{ $value }** bekliyor, −100 (yenilgi) ile +100 (galibiyet) arasında.
    En çok beğendiği: **{ $moves }**
coach-network_legend = Bir kare ne kadar parlaksa ağın oraya oynaması o kadar olası. + kazanır, = berabere kalır, − en iyi oyunda kaybeder. Çubuk solda X’in, sağda O’nun payını gösterir.
coach-see_network = Ağın gördüğü
coach-nothing_left = Bu oyun çoktan bitti, analiz edilecek bir şey yok.
coach-before_last = Buradaki son oyun, son hamleden önce:
coach-at_end = Buradaki son oyun, durduğu anda:
coach-completes_line = Bir sırayı tamamlar ve kazanır: { $lines }.
coach-forks = Çatal kurar: { $cells } karelerinde kazanma tehdidi var, { $mark } bunlardan yalnızca birini kapatabilir.
coach-forces = { $cell } karesinde kazanmakla tehdit eder. { $mark } orayı kapatmak zorunda ve yine de kaybeder.
coach-wins_later = Sonunda { $mark } şu karenin altına oynamak zorunda kalır: { $cell }. Orada { $mover } kazanır. Alttan sayınca tek satırlar { $mark_x }, çift satırlar { $mark_o } tarafınındır.
coach-leaves_only_lines = Artık { $mark } hangi hamleyi yaparsa yapsın bir sıra tamamlar.
coach-mirrors = { $cell } karesinin tam karşısı. Ortayı alıp her hamleye tam karşı karede karşılık veren asla sıra tamamlamaz.
coach-mirrors_center = Orta kare. Ortayı alıp her hamleye tam karşı karede karşılık veren asla sıra tamamlamaz.
coach-only_move = Tek olası hamle bu.
coach-blocks = { $mark } tarafının şu sırasını kapatır: { $lines }.
coach-prevents_forks = { $count ->
    [one] { $mark } tarafının çatalını önler: { $cells }.
   *[other] { $mark } tarafının bütün çatallarını önler: { $cells }.
}
coach-only_draw = Diğer tüm hamleler kaybettirir.
coach-keeps_win = Kazandıran { $others } hamle daha var.
coach-only_win = Başka hiçbir hamle kazandırmaz.
coach-holds_out = Her hamle kaybettirir, hiçbiri bundan uzun dayanmaz.
coach-holds_out_alone = Her hamle kaybettirir, ama en uzun bu dayanır.
coach-threatens = { $cell } karesinde kazanmakla tehdit eder, bu yüzden { $mark } orayı kapatmak zorunda.
coach-tempts = { $mark } için olası { $replies } yanıttan { $mistakes } tanesi hata.
coach-one_of_draws = Olası { $moves } hamleden { $count } tanesi beraberliği korur, bu da onlardan biri.
coach-all_draw = Her hamle beraberliği korur.
coach-traps = { $count ->
        [one] En çok tuzağı kuran hamle: **{ $cells }**.
       *[other] En çok tuzağı kuran hamleler: **{ $cells }**.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **İsabet:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Dönüm noktası:** { $number }. hamle, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Daha iyisi: { $cells }
coach-no_mistake = **Tahtadaki hatalar:** yok. Hiçbir hamle sonucu değiştirmedi.
coach-no_proven_mistake = **Tahtadaki hatalar:** bulunamadı.
coach-not_judged = { $count ->
       *[other] **Değerlendirmek için fazla karmaşık:** hamle { $numbers }
    }
coach-stopped_at = Oyun durduğunda sıra { $mark } tarafındaydı: { $value }.
coach-no_plies = Hiç hamle yapılmadı.
coach-plies = **Hamleler:** { $cells }
coach-kept = İyi hamle: hâlâ { $value }.
coach-unjudged = Bu hamle, değerlendiremeyeceğim kadar karmaşık. { coach-depth }
coach-lost_anyway = Oyun zaten kaybedilmişti: { $value }.
coach-mistake = Hata: { $before } → { $after }. Daha iyisi: { $glyph } { $cells }
coach-mistakes = **{ $count } hata:** hamle { $numbers }
coach-move = { $number }. hamle
coach-back = Geri
coach-next = İleri

## learner

learner-title = ### 🧠 Burada öğrendiklerim
learner-naive = 🧠 Burada henüz bir şey öğrenmedim, yalnızca kuralları biliyorum. Bana öğretmek için: `{ $prefix }{ name-play } { level-learner } { $word }` ya da aşağıdaki düğmeler.
learner-how_original = -# Bana oyun kaybettirmemiş ilk boş kareyi seçerim.
learner-how_stronger = -# Her oyunda iki taraftan da öğrenirim. Ayna görüntüsü ve döndürülmüş konumlar bir sayılır.
learner-memory_lost = **Bildiğim kaybettiren konumlar:** { $lost }
learner-memory = **Bildiğim kaybettiren konumlar:** { $lost } · **İyi konumlar:** { $good }
learner-games = **Oyunlar:** { $games } · **Antrenmanda:** { $trained }
learner-latest_games = **Son { $count } oyun:** { $wins } galibiyet · { $draws } beraberlik · { $losses } yenilgi
learner-results = **Sonuçlar:** { $wins } galibiyet · { $draws } beraberlik · { $losses } yenilgi
learner-unbeatable = 🛡️ Artık beni kimse yenemez.
learner-beatable = 🎯 { $mark_x } ile de { $mark_o } ile de hâlâ yenilebilirim.
learner-beatable_as = 🎯 { $mark } ile hâlâ yenilebilirim.
learner-lesson = 💡 **{ $mark } ile aldığım son ders:** Bunu bir daha oynamam.
learner-curve = Kaybettiğim oyunların oranını gösteren çizgi grafik. Oyunlar: { $games }. Başta: { $first }. Sonda: { $last }.
learner-losses = **Kaybettiğim oyunların oranı:** başta { $first } · sonda { $last }
learner-training = 🏋️ **{ $opponent }** seviyesine karşı antrenman: { $played }/{ $games } oyun
learner-trained = ✅ **{ $opponent }** seviyesine karşı { $games } oyunluk antrenmanım bitti.
learner-training_ended_early = ⏹️ **{ $opponent }** seviyesine karşı antrenmanım erken bitti: { $played }/{ $games } oyun.
learner-training_failed = ⚠️ Bir şeyler ters gitti, **{ $opponent }** seviyesine karşı antrenmanım { $played }/{ $games } oyunda bitti. Öğrendiklerim bende kalıyor.
learner-training_over = ⏹️ Bu antrenman bitti. Öğrendiklerim bende: `{ $prefix }{ name-brain }` ile görebilirsin.
learner-known_positions = **Bildiğim konumlar:** { $knows } · **Önce:** { $knew }
learner-end = Antrenmanı bitir
learner-do_play = Bana karşı oyna
learner-do_train = { $games } oyunluk antrenman
learner-do_export = Dosya olarak kaydet
learner-do_import = Dosya yükle
learner-do_reset = Sıfırla
learner-import_title = Bir çırağın bildiklerini yükle
learner-import_field = Kaydettiğim bir dosya
learner-saved =
    📤 **Burada bildiğim her şey, `{ $mode }` modunda**
    { $memory }
    Başka bir yere yüklemek için oranın yöneticisi `{ $prefix }{ name-brain }` altındaki **{ learner-do_import }** düğmesine basar.
learner-import_preview =
    📥 **Bu dosyanın bildikleri, `{ $mode }` modunda**
    { $memory }
learner-merge_preview =
    { "" }**Birleştir**, bunları burada bildiklerime ekler ve istatistiklerimi korur.
    -# Yeni kaybettiren konumlar: { $lost } · Yeni iyi konumlar: { $good }
learner-replace_preview =
    { "" }**Değiştir**, burada bildiklerimi ve istatistiklerimi unutturur.
    -# Konumlar: { $known } · Oyunlar: { $games }
learner-do_merge = Birleştir
learner-do_replace = Değiştir
learner-do_cancel = İptal
learner-merged =
    ✅ **Birleştirildi**
    { "" }**Yeni kaybettiren konumlar:** { $lost } · **Yeni iyi konumlar:** { $good }
    { "" }**Bildiğim konumlar:** { $known }
learner-replaced =
    ✅ **Değiştirildi**
    { "" }**Bildiğim konumlar:** { $known }
    { "" }**Mod:** `{ $mode }`
    { "" }**Unutulan konumlar:** { $forgotten } · **Unutulan oyunlar:** { $games }
learner-not_imported = Hiçbir şey içe aktarılmadı.
learner-reset =
    🗑️ **Burada öğrendiğim her şeyi ve istatistiklerimi unutayım mı?**
    { "" }**Konumlar:** { $known } · **Oyunlar:** { $games }
    `{ $mode }` modunda baştan başlarım.
learner-reset_yes = Her şeyi unut
learner-reset_switch = Unut, { $mode } modunda öğren
learner-reset_no = Her şey kalsın
learner-forgotten =
    🗑️ **Burada öğrendiğim her şeyi ve istatistiklerimi unuttum.**
    { "" }**Konumlar:** { $known } · **Oyunlar:** { $games }
    `{ $mode }` modunda baştan başlıyorum.
learner-kept = Hiçbir şeyi unutmadım.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** burada henüz sonuçlanan bir oyun oynamadı. Başlamak için: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** burada henüz sonuçlanan bir { $game } oyunu oynamadı. Başlamak için: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 { $count } galibiyet
stats-drawn = 🤝 { $count } beraberlik
stats-lost = { $count } yenilgi
stats-total = **Toplam:** { $tally }
stats-mark = **{ $mark } ile:** { $tally }
stats-members = **Üyeler:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Bana karşı üyeler
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Yenilen seviyeler:** { $levels }
stats-winning_streak = **En uzun galibiyet serisi:** { $longest }
stats-course = 🎓 **Kurs:** bitti
stats-more = Ayrıca bak: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Ayrıca bak: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Burada oynanan oyunlar
stats-games = **Oyunlar:** { $games } · **Oyuncular:** { $members }
stats-nothing = Burada henüz kimse oyun bitirmedi. Başlamak için: `{ $prefix }{ name-play }`
stats-nothing_of_game = Burada henüz kimse { $game } oyunu bitirmedi. Başlamak için: `{ $prefix }{ name-play } { $word }`
stats-winners = **Galibiyetler:** { $mark_x } { $x } · { $mark_o } { $o } · **Beraberlikler:** { $draws }
stats-ends = **Nasıl bittiler:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **En aktifler:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Seviyelerim arasında:** { $games } oyun daha
stats-bar = Sonuçların çubuk grafiği. Galibiyet: { $wins }. Beraberlik: { $draws }. Yenilgi: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = İlerlemeni görmek için düğmeye bas. Yalnızca sen görürsün.
progress-open = İlerlememi göster
progress-practice_now = Alıştırma yap
progress-post = Paylaş
progress-none = Henüz hiçbir oyununu incelemedim. `{ $prefix }{ name-practice }` ile ya da kaybettiğin bir oyunun altındaki hatalarınla başla. Ondan sonra bitirdiğin her oyunu incelerim.
progress-clean = ✅ **{ $theme }:** { $date } gününden beri hata yok (incelenen oyunlar: { $games })
progress-all_themes = Tüm konular
progress-compared = { $now } · önce: { $before }
progress-accuracy = **İsabet:** { $share }
progress-games = **İncelenen oyunlar:** { $games }
progress-mistakes = ### Hatalar
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Alıştırmalar
progress-due = **Bugünkü alıştırmalar:** { $due } / { $exercises }
progress-lessons = **Biten dersler:** { $done } / { $lessons }
progress-puzzle_rating = **Bulmaca reytingi:** { $rating }
progress-legend = Son 30 gün ve ondan önceki 30 gün. İsabet, değerlendirilen hamlelerinden sonucu koruyanların payıdır.
progress-chart = Haftalık isabet grafiği, incelenen oyun sayısıyla: { $weeks }

## theme

theme-finish_line = Sırayı tamamla
theme-block_line = Sırayı kapat
theme-make_fork = Çatal kur
theme-prevent_fork = Çatalı önle
theme-forced_sequence = Zorlamalı hamleler
theme-opening = Açılış
theme-zugzwang = Zugzwang (tek ve çift tehditler)

## ended

ended-line = sıra tamamlandı
ended-full_board = tahta doldu
ended-repetition = konum yinelendi
ended-move_limit = hamle sınırı doldu
ended-boards_counted = tahtalar sayıldı
ended-resigned = pes edildi
ended-forfeited = ayrıldı ya da süresi doldu
ended-agreed = anlaşmalı beraberlik
ended-abandoned = yarım kaldı
ended-stopped = moderatör durdurdu

## rating

rating-ranked = **Reyting:** { $rating } · **Sıralama:** { $rank }
rating-provisional = **Geçici reyting:** { $rating } · **Sıralama:** { $games } puanlı oyun daha oynanınca
rating-none = **Reyting:** henüz yok · **Sıralama:** { $games } puanlı oyundan sonra
rating-of_game = **{ $game }** · { $standing }
rating-curve = Son { $games } puanlı oyundaki reytingin çizgi grafiği: başta { $first }, sonda { $last }, en düşük { $lowest }, en yüksek { $highest }.
rating-course = **Son { $games } puanlı oyun:** başta { $first }, sonda { $last } · en düşük { $lowest } · en yüksek { $highest }

## chart

chart-results = Sonuçlar
chart-wins = Galibiyet: { $games }
chart-draws = Beraberlik: { $games }
chart-defeats = Yenilgi: { $games }
chart-rating = Reyting
chart-rated_game = Puanlı oyun
chart-losses = Kaybettiğim oyunların oranı
chart-lost = Kaybedilen
chart-by_week = Haftalık isabet
chart-week = Hafta başı
chart-accuracy = İsabet
chart-reviewed = İncelenen oyunlar
chart-game = Oyun
chart-average = { $games } oyunun ortalaması

## leaderboard

leaderboard-title = ### 🏅 Sıralama: { $game }
leaderboard-range = Üyeler { $first }–{ $last }, toplam { $total }
leaderboard-none = 🏅 Burada henüz kimse sıralamada değil: { $game }. Bunun için seviyelerime ya da üyelere karşı ipucusuz { $games } oyun gerekir. Başlamak için: `{ $prefix }{ name-play } { $word }`
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Sırada:** { $level }, { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    } kaldı
leaderboard-rated = Yalnızca puanlı oyunlar sayılır.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Burada oynanan oyunlar
history-range = -# Oyunlar { $first }–{ $last }, toplam { $total }, en yeniler önce
history-none = **{ $who }** burada henüz oyun bitirmedi. Başlamak için: `{ $prefix }{ name-play }`
history-nothing = Burada henüz kimse oyun bitirmedi. Başlamak için: `{ $prefix }{ name-play }`
history-line_of = **{ $number }.** { $date } · { $mark } ile, rakip **{ $other }** · { $result } · { $plies } hamle
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } hamle
history-win = galibiyet
history-draw = beraberlik
history-loss = yenilgi
history-no_result = sonuçsuz
history-newer = Daha yeni
history-older = Daha eski
history-first = Baş
history-last = Son
history-list = Listeye dön
history-export = Oyunlarım dosya olarak
history-paste = Satırdan izle
history-pasted = Oyun dosyasından bir satır

## replay

replay-ply = Hamle { $number }/{ $plies }: **{ $who }** { $mark } koydu: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Hamleler:** { $moves }
replay-share = Paylaş

## export

export-use_history = Bu aramızda kalsın. `{ $prefix }{ name-history }` altındaki **{ history-export }** düğmesine bas ya da bana direkt mesajla `{ $prefix }{ name-export }` gönder.
export-done_pasted =
    📤 **Bitmiş oyunların:** { $games }
    Oynadığın her yerden, her satırda bir oyun. Bir oyunu yeniden görmek için `{ $prefix }{ name-history }` altındaki **{ history-paste }** düğmesine bas ve oyunun satırını yapıştır
export-none = Henüz oyun bitirmedin. Başlamak için: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Oyun durduruldu ve bu, tahtada yazıyor.
moderation-resigned = 🏳️ **{ $who }** oyunda pes etti ve bu, tahtada yazıyor.

## permission

permission-view_channel = Kanalları Görüntüle
permission-connect = Bağlan
permission-send_messages = Mesaj Gönder
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
permission-create_public_threads = Herkese Açık Alt Başlık Oluştur
permission-attach_files = Dosya Ekle
permission-manage_messages = Mesajları Yönet
permission-manage_guild = Sunucuyu Yönet

## question

question-yes = Baştan başla
question-no = Oynamaya devam
question-kept = Oyun devam ediyor. Tahtayı görmek için: `{ $prefix }{ name-board }`
question-stop = **{ $x }** ve **{ $o }** burada oynuyor. Oyunları durdurulsun mu?
question-stop_own = **{ $x }** ve **{ $o }** burada oynuyor. Bu oyunu durdurursan pes etmiş sayılırsın. Durdurulsun mu?
question-stop_yes = Oyunu durdur
question-stop_no = İptal
question-play_examples = Örneğin: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` ya da `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Örneğin: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` ya da `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Günün bulmacası herkes için aynı: `{ $prefix }{ $command } { word-daily }`. Oyun ya da konu, kendi bulmacan içindir: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Örneğin: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`. Süre 90s ya da 3m olabilir.
question-race_today_alone = Günün yarışı buradaki herkes için aynı: `{ $prefix }{ $command } { word-today }`. Oyunu ve süreyi, kendi açtığın bir yarış için seçebilirsin: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Örneğin: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`. Her hamlenin süresi 15s ile 24h arasıdır.
question-watch_examples = Örneğin: `{ $prefix }{ $command } { level-hard } { level-easy }` ya da `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Bunu mu demek istedin: `{ $prefix }{ $command } { $words }`
question-did_you_mean_command = Bunu mu demek istedin: `{ $prefix }{ $command }`
question-unknown_words = “{ $typed }” burada ne demek, anlamadım.
question-conflicting_words = Bu sözcükler birlikte kullanılamaz.
question-choose_member = Üyeyi, Discord’un `@` yazınca gösterdiği listeden seç.
question-course_examples = Derslerin numaraları 1 ile 7 arası: `{ $prefix }{ $command } 1` ilkini açar.
question-invite_examples = Örneğin: `{ $prefix }{ $command } { word-connect4 }` ya da `{ $prefix }{ $command } o`.
question-challenge_named = Şu üyeye meydan okuyayım mı: **{ $who }**?
question-challenge_named_yes = Meydan oku

## help

help-first = Bana karşı bir oyun başlatmak için **Oyna** düğmesine, sonra da bir kareye bas.
help-to_friend = Arkadaşınla oyna
help-to_commands = Tüm komutlar
help-to_play = Oyna
help-to_learn = Öğren
help-to_owners = Sunucu yöneticilerine
help-about = Hakkımda
help-play =
    ### Oyna
    Üç işaretini yan yana getiren kazanır: yatay, dikey ya da çapraz.
    - **Başla:** `{ $prefix }{ name-play }`. İşaretin { $mark_x } ve ilk hamle senin; `{ $prefix }{ name-play } o` ile { $mark_o } olursun.
    - **Hamle:** bir kareye bas ya da `{ $prefix }{ name-move } B2` yaz (satır B, sütun 2).
    - **Seviyeler:** `{ $prefix }{ name-play } { level-easy }` ya da `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Diğer oyunlar:** `{ $prefix }{ name-play } { word-connect4 }` ya da `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Başkalarıyla:** `{ $prefix }{ name-play } @ben` bir üyeye meydan okur, `{ $prefix }{ name-invite }` herkesi davet eder. `{ $prefix }{ name-vote }` ile herkes birlikte tek bir tarafı oynar.
    - **Oyun sırasında:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Oyunların ve oynayacak birini arayanlar:** `{ $prefix }{ name-games }`
    - **Sıra sana gelince bahsetme:** `{ $prefix }{ name-privacy }`
    - **Burada bir oyun daha:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Öğren
    - **En iyi hamle:** oyunda `/{ name-hint }`
    - **Tüm hamleleri karşılaştır:** `{ $prefix }{ name-analyse }`
    - **Oyunun açıklaması:** biten oyunun altındaki **{ board-review }** düğmesi
    - **Kendi hataların:** `{ $prefix }{ name-practice }`
    - **Kurs:** `{ $prefix }{ name-course }`
    - **Bulmacalar:** `{ $prefix }{ name-puzzle }` ya da `{ $prefix }{ name-puzzle } { word-daily }`
    - **Zamana karşı:** tek başına `{ $prefix }{ name-storm }`, başkalarıyla `{ $prefix }{ name-race }`
    - **Çırak:** `{ $prefix }{ name-play } { level-learner }` ile senden öğrenen bir acemiye karşı oyna; `{ $prefix }{ name-brain }` ne kadar ilerlediğini gösterir.
    - **İzle:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Sonuçlar:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Verilerin ve sana mesajlarım:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Sunucu yöneticilerine
    - **Ayarlar:** `/{ name-settings }` ile oyunlar, tahtalar, kanallar, roller, ön ek ve dil (**Sunucuyu Yönet** izni gerekir)
    - **Oyun durdurma:** kanalında `{ $prefix }{ name-stop }` (**Mesajları Yönet** izni gerekir)
    - **İzinler:** `/{ name-settings }` hangilerinin bende eksik olduğunu gösterir.
    - **Ön ek:** `/{ name-settings }` içinde değiştir. Benden bahsetmek her zaman işe yarar.
    - **Çırağı sıfırlama:** `{ $prefix }{ name-brain }`
    - **Gizlilik:** `{ $prefix }{ name-privacy }` senin hakkında ne sakladığımı gösterir.
about-version = **Sürüm:** { $version }
about-invite = [Beni bir sunucuya ekle](<{ $link }>)
about-install = [Beni hesabına ekle](<{ $link }>)
about-terms = [Hizmet şartları](<{ $link }>)
about-privacy = [Gizlilik politikası](<{ $link }>)
about-your_data = **Verilerin:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Bu veritabanıyla daha yeni { $version } sürümü çalıştı. Beni yeniden güncelle ya da o güncellemeden önceki bir yedeği geri yükle.
about-servers = **Sunucular:** { $servers }
about-since = **Başlatıldı:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** bağlı, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** bağlı değil

## privacy

privacy-use_slash_command = Bu aramızda kalsın. `/{ name-privacy }` kullan ya da bana direkt mesajla `{ $prefix }{ name-privacy }` gönder.
privacy-title = ### Senin hakkında sakladıklarım
privacy-nothing = Hiçbir şey.
privacy-never = **Asla saklanmaz:** adın ve yazdıkların
privacy-matches = **Oyunlar:** { $finished } bitmiş · { $live } süren
privacy-matches_details = -# Kullanıcı kimliğin, hamleler, zamanlar, ipuçları ve sunucu, kanal ve mesajların kimlikleri
privacy-challenges = **Açık meydan okumalar:** { $challenges }
privacy-challenges_details = -# Kimin kime meydan okuduğu, oyun, kanal ve mesajın kimlikleri
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Reytingler:** { $ratings } sunucuda
   *[other] **Reytingler:** { $ratings } sunucuda
}
privacy-gains = { $gains ->
    [0] **Seviyelerimden kazanılan puanlar:** yok
    [one] **Seviyelerimden kazanılan puanlar:** { $gains } seviyeden
   *[other] **Seviyelerimden kazanılan puanlar:** { $gains } seviyeden
}
privacy-ratings_details =
    -# Her puanlı oyundan sonraki reytingin ve galibiyet, beraberlik ve yenilgi sayın
    -# Her seviye için, puan kazandığın son günün puanları
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Bulmaca sonuçları:** yok
    [one] **Bulmaca sonuçları:** { $puzzles } sunucuda ya da özel sohbette
   *[other] **Bulmaca sonuçları:** { $puzzles } sunucuda ve özel sohbette
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Bulmaca reytingi:** –
   *[other] **Bulmaca reytingi:** tüm sunucular için tek
}
privacy-puzzles_details = -# Son bulmaca, doğru ve yanlış cevaplar, seriler ve en son paylaştığın günlük sonuç
privacy-practice = **Alıştırmalar:** { $exercises } · **Bunlar için oyunlar:** { $reviewed }
privacy-practice_details = -# Ne zamandan beri alıştırma yaptığın, hataların, cevapların ve ne zaman yeniden gelecekleri
privacy-course = **Dersler:** { $lessons }
privacy-course_details = -# Hangi alıştırmalarını çözdüğün
privacy-learners = { $learners ->
    [one] **Çırağın belleği:** { $learners } özel sohbetten
   *[other] **Çırağın belleği:** { $learners } özel sohbetten
}
privacy-learners_details = -# Direkt mesajlarda senden öğrendikleri. Sunucularda kimin oynadığını saklamaz.
privacy-notices = **Bildirimler kapalı:** evet
privacy-notices_details = -# Kullanıcı kimliğin
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Seri hatırlatması:** kapalı
   *[other] **Seri hatırlatması:** açık
}
privacy-search_notices = { $search_notices ->
    [0] **Davet bildirimleri:** kapalı
    [one] **Davet bildirimleri:** { $search_notices } sunucuda
   *[other] **Davet bildirimleri:** { $search_notices } sunucuda
}
privacy-direct_messages_details = -# Kullanıcı kimliğin ve sana en son ne zaman yazdığım
privacy-votes = **Oylar:** { $votes } · **Başlatılan oylamalar:** { $votings }
privacy-votes_details = -# Herkesin oy verdiği oyunlarda: kullanıcı kimliğin ve her hamle için verdiğin oy, oyun bittikten 24 saat sonrasına kadar
privacy-races = **Bulmaca yarışları ve fırtınaları:** { $races } · **Başlattıkların:** { $race_starts }
privacy-races_details = -# Kullanıcı kimliğin, bulmacalar, hangilerini çözemediğin, puanların ve harcadığın süre
privacy-if_deleted =
    ### Silersen
    { "" }**Süren oyunlar** hemen biter. İki tarafın da hamle yaptığı oyunları kaybedersin.
    { "" }**Bitmiş oyunlar** kalır, ama kullanıcı kimliğin olmadan.
    { "" }**Geri kalan her şey** silinir. Bu geri alınamaz.
privacy-forget = Verilerimi sil
privacy-deleted = ### Verilerin silindi
privacy-kept =
    -# Hâlâ bellekteyse adını, dilini ve kime meydan okuduğunu da unuttum.
    ### Kalanlar
    { "" }**Oyunlar:** { $kept }
    -# Kullanıcı kimliğin ve kanal ile mesaj kimlikleri olmadan. Yalnızca oyunu başlatan mesajın ya da basışın kimliği, oyunun numarası olarak kalır. Kanal bilinmeden kimse onu bulamaz.
    -# UTC’ye göre gece yarısına kadar aynı iki üyenin bugün birbiriyle kaç kez oynadığını hâlâ biliyorum, ama kim olduklarını bilmiyorum.
privacy-ended = { $lost ->
    [0] **Yarıda bitirilen oyunlar:** { $live } (sonuçsuz)
   *[other] **Yarıda bitirilen oyunlar:** { $live } · **Yenilgi:** { $lost } (iki taraf da hamle yapmıştı)
}
privacy-nothing_ended = **Yarıda bitirilen oyunlar:** yok

## name

name-play = oyna
name-play_opponent = rakip
name-play_member = üye
name-play_mark = işaret
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = oyun
name-invite = davet
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = teklif
name-offer_what = ne
name-draw = beraberlik
name-takeback = geri-al
name-games = oyunlar
name-watch = izle
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = beyin
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = çırak
name-settings = ayarlar
name-vote = oylama
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = süre
name-vote_thread = { word-thread }
name-stop = durdur
name-move = hamle
name-move_coordinate = kare
name-board = tahta
name-resign = pes
name-puzzle = bulmaca
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = konu
name-race = yarış
name-race_game = { name-play_game }
name-race_time = süre
name-race_today = { word-today }
name-storm = fırtına
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurs
name-course_lesson = ders
name-help = yardım
name-about = hakkında
name-hint = ipucu
name-analyse = analiz
name-analyse_position = konum
name-analyse_view = görünüm
name-review = incele
name-privacy = gizlilik
name-progress = ilerleme
name-notify = bildirimler
name-practice = alıştırma
name-practice_move = { name-move_coordinate }
name-stats = istatistik
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = sıralama
name-leaderboard_game = { name-play_game }
name-history = geçmiş
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = tekrar
name-export = dışa-aktar

## word

word-random = rastgele
word-thread = altbaşlık
word-here = burada
word-network = ağ
word-hints = ipuçları
word-misere = ters
word-fading = kaybolan
word-ultimate = süper
word-uttt = uttt
word-ultimate_tictactoe = süper-xox
word-infinite = sonsuz
word-disappearing = kaybolan-işaretler
word-connect4 = connect4
word-connect_four = dörtlü
word-tictactoe = xox
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = ters-xox
word-misere_tictactoe = ters-tic-tac-toe
word-daily = günlük
word-mixed = karışık
word-today = bugün
word-finish_line = sıra
word-block_line = kapat
word-make_fork = çatal
word-prevent_fork = önle
word-forced_sequence = zorlama
word-opening = açılış
word-zugzwang = zugzwang
word-show = göster
word-train = eğit
word-export = dışa-aktar
word-import = içe-aktar
word-reset = sıfırla
word-server = sunucu
word-original = özgün
word-stronger = güçlü

## command

command-play = XOX, Connect 4 ve daha fazlası, bana ya da bir üyeye karşı
command-play_opponent = Bana karşı oynuyorsan seviyem
command-play_member = Meydan okunacak üye (varsayılan: bana karşı oynarsın)
command-play_mark = İşaretin; ilk hamle X tarafının
command-play_mark_x = X (ilk oynar)
command-play_mark_o = O (ikinci oynar)
command-play_mark_random = Rastgele
command-play_thread = Oyun için alt başlık aç (varsayılan: sunucunun ayarı)
command-play_hints = Üyeler arası oyunda iki oyuncuya da ipucu izni ver
command-play_game = Hangi oyun (varsayılan: sunucunun varsayılan oyunu)
command-invite = İlk katılanla bir oyun
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = İki oyuncuya da ipucu izni ver
command-invite_game = { command-play_game }
command-menu_challenge_member = Meydan oku
command-offer = Diğer oyuncu kabul ederse beraberlik ya da son hamleni geri alma
command-offer_what = Diğer oyuncudan ne istediğin
command-offer_what_draw = Beraberlik
command-offer_what_takeback = Son hamleni geri almak
command-games = Süren oyunların ve burada oynayacak birini arayanlar
command-watch = İki seviyem arasında bir oyun
command-watch_x = X ile oynayan ve ilk başlayan seviye
command-watch_o = O ile oynayan seviye
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Bu sunucunun ayarları: oyunlar, tahtalar, kimler oynayabilir, dil
command-vote = Bir seviyeme karşı, buradaki herkesin her hamle için oy verdiği bir oyun
command-vote_opponent = Hep birlikte karşısında oynadığınız seviyem (varsayılan: sunucunun varsayılan seviyesi)
command-vote_game = { command-play_game }
command-vote_mark = Hepinizin işareti; ilk hamle X tarafının (varsayılan: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Her hamle için oylama süresi, 15s ile 24h arası, örneğin 30s, 5m ya da 1h (varsayılan: 1m)
command-vote_thread = Hayır: bu kanalda; bunun için Mesajları Yönet izni gerekir
command-stop = Bu kanaldaki oyunu durdur
command-move = Hamlen: B2 gibi bir kare ya da Connect 4’te sütun numarası
command-move_coordinate = B2 gibi bir kare ya da Connect 4’te sütun numarası
command-board = Tahta yeniden, yeni bir mesaj olarak
command-resign = Oyunda pes et
command-puzzle = Bir bulmaca: tek doğru hamleyi bul
command-puzzle_daily = Bu sunucunun bugünkü bulmacası, buradaki herkes için
command-puzzle_game = { command-play_game }
command-puzzle_theme = Bulmacanın konusunu seç
command-race = Buradaki herkes için bulmaca yarışı: 90 saniyede aynı bulmacalardan çözebildiğin kadar
command-race_game = Tek bir oyunun bulmacaları (varsayılan: karışık)
command-race_game_mixed = Karışık oyunlar
command-race_time = Herkesin ne kadar süresi var (varsayılan: 90 saniye)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Günün yarışı: buradaki herkes için aynı 20 bulmaca, bugün ne zaman istersen
command-storm = 90 saniyede çözebildiğin kadar bulmaca, kendi rekoruna karşı
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Ne kadar süren var (varsayılan: 90 saniye)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Daha iyi oynaman için yedi kısa ders
command-course_lesson = Bir dersin numarası (varsayılan: bütün dersler)
command-help = Nasıl oynanır ve tüm komutlar
command-brain = Çırağın burada öğrendikleri ve antrenmanı
command-brain_train = Onu eğit: oyun sayısı, 1 ile 10000 arası (varsayılan: 500)
command-brain_opponent = Onu bu seviyeye karşı eğit (varsayılan: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Sana neleri bildirdiğim ve bunu değiştiren düğmeler
command-hint = İyi bir hamle ve nedeni; yalnızca sen görürsün
command-analyse = Her hamlenin değeri
command-analyse_position = Yukarıdan başlayarak satırlar, örneğin X../.O./... (varsayılan: bu kanaldaki oyun)
command-analyse_view = Değerlerin dışında ne görmek istediğin (varsayılan: hiçbir şey)
command-analyse_view_network = ağın gördüğü
command-privacy = Senin hakkında sakladıklarım ve bunların nasıl silineceği
command-practice = Kendi hatalarından alıştırmalar: daha iyi hamleleri bul
command-practice_move = { command-move_coordinate }
command-stats = Senin, bir üyenin ya da tüm sunucunun sonuçları
command-stats_member = Kimin oyunları (varsayılan: seninkiler)
command-stats_server = Bu sunucudaki herkesin oyunları
command-stats_game = Yalnızca bu oyun (varsayılan: tüm oyunlar)
command-leaderboard = Bu sunucunun en iyi oyuncuları
command-leaderboard_game = { command-play_game }
command-history = Bitmiş oyunlar: hamle hamle izle ya da dosya olarak kaydet
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Hangi kare? Satır harfini ve sütun numarasını yaz, örneğin `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Bu bir kare değil. Satır harfi ve sütun numarası yaz, örneğin `{ $prefix }{ name-move } B2`.
error-missing_column = Hangi sütun? Numarasını yaz, örneğin `{ $prefix }{ name-move } 2`.
error-unreadable_column = Bu bir sütun değil. Numarasını yaz, örneğin `{ $prefix }{ name-move } 2`.
error-unknown_row = { $row } diye bir satır yok. Satırlar: { $first }–{ $last }.
error-unknown_column = { $column } diye bir sütun yok. Sütunlar: { $first }–{ $last }.
error-cell_fading = **{ $coordinate }** karesindeki { $mark } işaretin ancak sen oynayınca kaybolur: boş bir kare seç.
error-cell_taken = **{ $coordinate }** dolu, orada { $mark } var. Boş bir kare seç.
error-other_board = Şimdi **{ $board }** tahtaya oynaman gerekiyor: **{ $first }** ile **{ $last }** arası.
error-closed_board = Seçtiğin **{ $board }** tahta ({ $first } ile { $last } arası) kazanılmış ya da dolu. Başka bir tahtadan kare seç.
error-full_column = Sütun { $column } dolu. Başka birini seç.
error-floating_cell = **{ $coordinate }** karesine konan işaret aşağı düşer. Bir sütunun en alttaki boş karesini seç.
error-position_shape = Konumu { $rows } satır olarak yaz; her satırda { $columns } kare, satırlar arasında `/` olsun, örneğin `{ $example }`. Başka boyutta bir tahta için önce boyutu yaz, örneğin `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Yazılan bir konum **{ $game }** için her şeyi anlatmaz. Oyun sırasında `/{ name-analyse }` o anki konumu gösterir.
error-position_mark = Bu konumda satır { $row }, sütun { $column } `X`, `O` ya da `.` değil.
error-impossible_position = Hiçbir oyunda bu konuma ulaşılamaz: X ilk oynar, taraflar sırayla hamle yapar ve ilk tamamlanan sıra oyunu bitirir.
error-floating_position = Hiçbir oyunda bu konuma ulaşılamaz: **{ $coordinate }** karesindeki işaret aşağı düşer.
error-game_size = Bu boyutta bir oyun yok. Tahtada { $least } ile { $most } arası satır ve sütun olur; sıra en az { $least } karedir ve tahtaya sığar. Örneğin `{ $prefix }{ name-play } 6x6x4`: 6 satır, 6 sütun ve yan yana 4.
error-game_not_offered = Bu sunucuda **{ $game }** oynanmıyor. Oynanabilenler: { $offered }.
error-match_over = Bu oyun bitti. Yenisini başlatmak için: `{ $prefix }{ name-play }`
error-not_a_player = Bu oyunun oyuncusu değilsin.
error-workers_busy = Şu anda ipucu bekleyen çok fazla üye var. Lütfen bir dakika sonra tekrar dene.
error-advice_pending = Önceki isteğin üzerinde hâlâ çalışıyorum. Yanıtını alınca tekrar sor.
error-advice-duel = Üyeler arası ipucusuz bir oyunda bu konum tahtada ya da bir hamle ötede. O oyun ilerleyince tekrar sor.
error-advice-race = Bu konum, bir yarışta şu anda sana sorulan bulmaca ya da ondan bir hamle ötede. Önce o bulmacayı cevapla.
error-too_many_takebacks = Bu oyunda şimdiden { $limit } hamle geri aldın. Bir oyuncu bundan fazlasını geri alamaz.
error-nothing_to_take_back = Henüz hamle yapmadın, geri alınacak bir şey yok.
error-not_your_turn = Sıra sende değil. Tahtayı görmek için: `{ $prefix }{ name-board }`
error-no_match = Burada süren bir oyun yok. Başlatmak için: `{ $prefix }{ name-play }`
error-match_running-resignation = Buradaki oyunun hâlâ sürüyor. Baştan başlarsan pes etmiş olursun ve bu yenilgi sayılır. Baştan başlansın mı?
error-match_running-no_result = Burada hâlâ süren bir oyun var. Baştan başlarsan sonuçsuz biter. Baştan başlansın mı?
error-match_running-time_up = Burada süren oyunda bir saattir kimse hamle yapmadı. Baştan başlarsan oyuncusu o oyunu kaybeder. Baştan başlansın mı?
error-channel_busy = Burada başka üyeler oynuyor. Başka bir kanalda ya da alt başlıkta oyna veya { $idle_after } dakika boyunca kimse hamle yapmazsa `{ $prefix }{ name-play }` kullan.
error-exhibition_running = Burada iki seviyem birbirine karşı oynuyor. Oyunlarının bitmesini bekle ya da başka bir kanalda veya alt başlıkta oyna.
error-match_moved_on = Oyun o zamandan beri ilerledi. Son durumu görmek için: `{ $prefix }{ name-board }`
error-channel_taken = Burada başka bir oyun sürüyor. Bitmesini bekle ya da başka bir kanalda veya alt başlıkta oyna.
error-question-not_yours = Bu soru başka biri içindi.
error-offer-not_a_duel = Bu yalnızca üyeler arası oyunlarda olur. Bana karşı `{ $prefix }{ name-play }` yeni oyun başlatır, `{ $prefix }{ name-resign }` ise bu oyunda pes eder.
error-offer-own_offer = Bunu yalnızca diğer oyuncu kabul edebilir.
error-challenge-own_challenge = Kendine karşı oynayamazsın. Bana karşı oyun başlatmak için: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Botlar meydan okuma kabul edemez. Bana karşı oyun başlatmak için: `{ $prefix }{ name-play }`
error-challenge_waiting = İkinizin zaten açık bir meydan okuması var. Önce onu kabul edin, reddedin ya da geri çekin: { $existing }
error-challenge-invitation_open = Zaten açık bir davetin var. Önce onu geri çek ya da biri kabul edene kadar bekle: { $existing }
error-challenge_over = Bu artık geçerli değil. Yeni bir meydan okuma için: `{ $prefix }{ name-play } @birisi`
error-challenge-not_yours = Bu meydan okuma başka biri için.
error-challenge-level = Seviyeler yalnızca bana karşı oyunlar için. Bir üyeye meydan okumak için seviye yazma.
error-challenge-nobody_else = Burada yalnızca ikimiz varız. Bir sunucunun kanalında birine meydan oku.
error-challenge-not_visible = Bu sunucuda yanıtlarımı yalnızca sen görebiliyorsun, bu yüzden kimse kabul edemez. Sunucuyu yöneten birinden beni eklemesini iste ya da grup DM’inde oyna.
error-challenge-private_thread = Özel bir alt başlığı açan kişi diğerlerini oradan çıkarabilir. Bu yüzden üyeler burada yalnızca ipuçlu ve puansız oynar: `{ $prefix }{ name-play } @birisi { word-hints }`
error-challenge-cannot_see = **{ $who }** bu kanalı göremiyor. İkinizin de görebildiği bir kanalda oynayın.
error-challenge-channel_taken = Şurada başka bir oyun sürüyor: { $channel }. Bitince [daveti]({ $link }) kabul edebilirsin.
error-challenge-not_a_member = Bu üyeyi burada bulamıyorum. `@` yaz ve Discord’un listesinden seç.
error-moderation-not_the_starter = Bunu başka biri başlattı. Yalnızca o ve **{ permission-manage_messages }** iznine sahip üyeler durdurabilir.
error-no_puzzles = Bu oyun için bulmaca yok. Bulmacası olanlar: { $games }.
error-puzzle-not_yours = Bu bulmaca başka biri için. Kendi bulmacan için: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Bu bulmaca artık sayılmıyor. Yenisi için: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Bu bulmacayı zaten cevapladın. Yenisi için: `{ $prefix }{ name-puzzle }`
error-practice-over = Bu alıştırma artık açık değil. Başka biri için: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Bu bir kare değil. Satır harfi ve sütun numarası yaz, örneğin `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Bu bir sütun değil. Numarasını yaz, örneğin `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Bu, başka bir günün bulmacasıydı. Bugünkü için: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Bugünün bulmacasını zaten cevapladın. Sıradaki { $ends } geliyor.
error-race-outside_server = Yarış için başkaları gerekir, bu yüzden sunucularda olur. Burada `{ $prefix }{ name-storm }` ile aynısını tek başına oynarsın.
error-race-no_puzzles = Bu oyunun bulmacalarıyla yarış yok. Yarışı olan oyunlar: { $games }.
error-race-channel_taken = Bu kanalda zaten bir yarış var.
error-race-in_another = Başka bir yarışta ya da fırtınadasın. Önce onu bitir.
error-race-started = Bu yarış başladı. Bir sonrakine katılabilirsin.
error-race-full = Bu yarış dolu: en fazla { $most } üye katılabilir.
error-race-nobody_in = Henüz kimse katılmadı.
error-race-not_starter = Bu yarışı yalnızca açan üye erken başlatabilir.
error-race-not_in = Bu yarışta değilsin.
error-race-not_over = Başkaları bu bulmacaları hâlâ çözüyor. Yarış bitince görebilirsin.
error-race-day_not_over = Başkaları bu bulmacaları hâlâ çözebilir. Yarış { $ends } bitiyor; ondan sonra çözemediklerini gösteririm.
error-race-no_day = O gün yarış yoktu. Bugünkü için: `{ $prefix }{ name-race } { word-today }`
error-race-over = Bu yarış bitti.
error-race-private = Burada cevabını herkes okur. Onun yerine bulmacandaki düğmeye bas ya da bana direkt mesajla `{ $prefix }{ name-storm }` gönder.
error-thread-not_here = Burada alt başlık açamıyorum. Alt başlıksız ya da bir sunucunun metin kanalında oyna.
error-thread-user_permission = Burada alt başlık açmak için **{ $missing }** iznin olmalı. Alt başlıksız oyna.
error-thread-too_many = Bu sunucudaki açık alt başlıklar Discord’un izin verdiği sayıya ulaştı. Alt başlıksız oyna ya da önce açık olanlardan birini arşivle.
error-thread-try_later = Discord şu anda alt başlık açmama izin vermiyor, bu yüzden oyun burada oynanıyor.
error-thread-try_later_or_elsewhere = Discord şu anda alt başlık açmama izin vermiyor ve burada başka bir oyun sürüyor. Birkaç dakika sonra tekrar dene ya da başka bir kanalda oyna.
error-cannot_attach = Buraya dosya göndermek için **{ $missing }** iznine ihtiyacım var. Bu sunucuyu yöneten birinden bana vermesini iste ya da eğik çizgi komutunu kullan.
error-training-bot_permission = Antrenmanın gidişatını burada göstermek için **{ $missing }** iznine ihtiyacım var. Bu sunucuyu yöneten birinden bana vermesini iste ya da beni başka bir kanalda eğit.
error-training-user_install = Antrenmanın gidişatını burada gösteremiyorum. Beni direkt mesajda ya da eklendiğim bir sunucuda eğit.
error-learner_game = Çırak bu oyunu oynamıyor. Oynadıkları: { $games }.
error-learner-unknown_word = “{ $typed }” nedir bilmiyorum. `{ $prefix }{ name-brain }` öğrendiklerimi gösterir. Ayrıca `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, bir dosyayla `{ $prefix }{ name-learner } { word-import }` ve `{ $prefix }{ name-learner } { word-reset }` ya da `{ $prefix }{ name-learner } { word-reset } { word-stronger }` kullanabilirsin.
error-no_analysis = **{ $game }** oyununu analiz edemiyorum, bu yüzden ipucu, analiz ve inceleme yok.
error-training-unknown_word = “{ $typed }” nedir bilmiyorum. Oyun sayısını ve seviyelerimden birini ({ $levels }) yaz, örneğin `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Antrenman için 1 ile { $most } arası bir oyun sayısı seç.
error-training-already_running = Burada zaten antrenman yapıyorum. Bitmesini bekle ya da bitir.
error-learner-other_mode = Bu bellekler birleştirilemez: dosya `{ $theirs }` modunda, ben burada `{ $ours }` modunda öğreniyorum.
error-learner-one_file = Bana tek bir dosya gerek; onu `{ $prefix }{ name-brain }` altındaki **{ learner-do_export }** düğmesi hazırlar.
error-learner-download_failed = Discord bu dosyayı bana vermedi. Lütfen tekrar dene.
error-notify-other_server = Bu düğme başka bir sunucu için. Bu sunucununki için: `{ $prefix }{ name-notify }`
error-notify-searches_off = Bu sunucu davet bildirimlerine izin vermiyor.
error-not_a_manager = Bunu yapmak için **{ permission-manage_guild }** iznin olmalı.
error-settings_outside_server = Yalnızca sunucuların ayarları var. Sunucunun bir kanalında `/{ name-settings }` kullan.
error-invalid_choice = Bu seçenek kullanılamıyor. Kullanılabilenler `/{ name-settings }` içinde.
error-invalid_prefix = Kaydedilmedi: ön ek en fazla 5 görünür karakterdir, boşluk ve ters tırnak içermez, `/`, `@` ya da `<` ile başlamaz.
error-vote-outside_server = Bu oyunlarda bir yerdeki herkes oy verir, bu yüzden sunucularda oynanır. Burada benimle oynamak için: `{ $prefix }{ name-play }`
error-vote-off = Bu sunucu oylamalı oyunları kapattı.
error-vote-time = Her hamlenin süresi 15 saniye ile 24 saat arasıdır: `30s`, `5m` ya da `1h` gibi. Örneğin: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Bu hamlenin oylaması az önce bitti. Birazdan sonraki için oy verebilirsin.
error-vote-only_in_thread = Bu oyunu doğrudan kanalda başlatmak için **{ permission-manage_messages }** iznin olmalı. Yoksa oyun bir alt başlıkta oynanır.
error-vote-needs_thread = Bu oyun için alt başlık gerekli. Burada açmak için **{ permission-create_public_threads }**, doğrudan kanalda oynamak için **{ permission-manage_messages }** iznin olmalı.
error-wrong_channel = Burada oynamıyorum. Oynayabileceğin yerler: { $channels }.
error-missing_role = Burada benimle oynamak için şu rollerden biri gerekli: { $roles }.
error-cooldown = Çok hızlısın! Sıradaki komutu { $ends } kullanabilirsin.
error-too_many_choices = Bu oyunu çok sık değiştirdin. Oyna ya da `{ $prefix }{ name-play }` ile yenisini başlat.
error-already_playing = Burada zaten bir oyundasın. Tahtayı görmek için: `{ $prefix }{ name-board }`
error-button_used = Bu düğmeye zaten bastın.
error-moderation-not_a_moderator = Başka üyelerin oyunlarını durdurmak için **{ permission-manage_messages }** iznin olmalı.
error-moderation-end_exhibition_instead = Bu oyunu sen başlattıysan altındaki düğmeyle durdur. Yoksa **{ permission-manage_messages }** iznin olmalı.
error-memory_file-too_large = Bu dosyayı içe aktaramıyorum: { $max_kib } KiB’den büyük.
error-memory_file-not_mine = Bu dosyayı yükleyemiyorum: onu ben yapmadım ya da değiştirilmiş.
error-memory_file-value = Bu dosyayı içe aktaramıyorum: `{ $where }` şunlardan biri olmalı: `{ $values }`.
error-memory_file-entry = Bu dosyayı içe aktaramıyorum: `{ $where }` 1 ile { $max_position } arasında bir tam sayı olmalı. { -entries-from-0 }
error-memory_file-position = Bu dosyayı içe aktaramıyorum: `{ $where }` { $position }; çırak bunu bu modda öğrenmiş olamaz ya da iki kez yazılmış. { -entries-from-0 }
error-notation-line = { $line }. satırı okuyamıyorum. Bir satır şöyledir: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`. Zaman, tahta, oyuncular, hamleler, sonuç ve oyunun nasıl bittiği.
error-notation-unplayable = { $line }. satırdaki oyun olanaksız: { $move }. hamlesi, `B2` gibi o anda oynanabilecek bir kare değil.
error-notation-ending = { $line }. satırdaki oyun olanaksız: bu hamlelerden sonra `{ $ending }` ile bitmiş olamaz.
error-starting-own = Diğer oyununu hâlâ başlatıyorum. Birazdan tekrar dene.
error-starting-other = Meydan okuyanın başka bir oyununu hâlâ başlatıyorum. Birazdan tekrar dene.
error-thread-closed = Bu alt başlık kapalı ve onu yeniden açma iznim yok. Bu sunucuyu yöneten birinden açmasını iste; sonra tahta için: `{ $prefix }{ name-board }`
error-thread-name_blocked = Bu sunucunun AutoMod’u, oyuncuların adlarını içeren alt başlık adını engelledi. Alt başlıksız oyna ya da bir moderatörden beni o kuraldan muaf tutmasını iste.
-entries-from-0 = (Listenin ilk öğesi 0 numaradır.)
error-thread-bot_permission = Burada alt başlık açmak için **{ $missing }** iznine ihtiyacım var. Bu sunucuyu yöneten birinden bana vermesini iste ya da alt başlıksız oyna.
error-too_many_matches-own = Burada { $most } oyunun sürüyor, aynı anda en fazla bu kadar olabilir. Önce birini bitir: { $channels }
error-too_many_matches-other = Meydan okuyanın burada { $most } oyunu sürüyor, aynı anda en fazla bu kadar olabilir. Biri bitince kabul et.
error-may_not_follow_up = Oyunun nasıl sürdüğünü burada göstermek için **{ $missing }** iznine ihtiyacım var. Bu sunucuyu yöneten birinden bana vermesini iste ya da başka bir kanalda oyna.
error-not_in_thread = Önce burada benden bahset. Bu beni bu özel alt başlığa ekler; o zamana kadar oyunun nasıl sürdüğünü burada gösteremem.
error-locked_thread = Bu alt başlık kilitli, bu yüzden oyunun nasıl sürdüğünü burada gösteremem. Bir moderatörden kilidini açmasını iste ya da başka bir kanalda oyna.
error-in_timeout = Bu sunucuda zaman aşımındayım, bu yüzden buraya yazamıyorum. Zaman aşımı { $ends } bitiyor.
error-match_unreachable = Buradaki son oyun sonuçsuz bitti, çünkü tahtasının bulunduğu mesaj silindi ya da bu kanalı göremiyordum.
error-hints_not_allowed = Bu oyunda ipuçları kapalı. İkinizin de ipucu kullanabileceği bir oyun için: `{ $prefix }{ name-play } @birisi { word-hints }`
error-record-nothing_finished = Burada henüz biten bir oyun yok. `{ $prefix }{ name-analyse } X../.O./...` her konumu analiz eder.
error-record-match_not_found = Bu oyunu artık bilmiyorum. Oyunculardan biri verilerini silmiş olabilir.
error-record-unknown_target = “{ $typed }” nedir bilmiyorum. Kendin için boş bırak, bir üye belirt, örneğin `{ $prefix }{ $command } @ben`, ya da buradaki herkes için `{ $prefix }{ $command } { word-server }` yaz.
error-record-two_targets = Ya bir üye ya da tüm sunucuyu seç, ikisini birden değil.
error-record-no_leaderboard = Reyting ve sıralama yalnızca sunucularda var. Buradaki sonuçların için: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Komuttan sonra `{ $prefix }{ name-export }` dosyasından bir satır ekle, oyununu göstereyim.
error-record-board_too_large = Bu tahta gösteremeyeceğim kadar büyük. En büyüğü { $most }×{ $most }.
error-record-export_too_large = Oyunların { $most } MiB’lik dosyalara sığmayacak kadar çok. Onları beni çalıştıran kişiden iste.
error-share-not_visible = Bu sunucuda yanıtlarımı yalnızca sen görebiliyorsun, bu yüzden resmi başka kimse göremez.
error-share-cannot_attach = Oyunu burada paylaşamıyorum: bunun için **{ $missing }** izni gerekiyor.
error-level_not_offered = **{ $level }** bu oyunda yok: { $game }. Seviyeleri: { $levels }.
error-network_missing = Bu botta ağ kurulu değil; bu yüzden **sezgi** ve **sinirsel** kullanılamıyor.
error-network_game = Ağ bu oyunu öğrenmedi. Bildikleri: { $games }.
error-offer-what = Ne teklif ettiğini yaz: `{ $prefix }{ name-offer } { name-draw }` ya da `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Bu oyun için ayrı istatistik ve reyting yok. Olanlar: { $games }.
error-unknown_level = “{ $typed }” nedir bilmiyorum. Seviyelerim: { $levels }. Örneğin: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Kaydedilmedi: X ve O için birer emoji gerekli.
error-emoji-unreadable = Kaydedilmedi: “{ $typed }” bir emoji değil. Bir emoji ya da `:cat:` gibi bir sunucu emojisinin adını gir.
error-emoji-composed = Kaydedilmedi: “{ $typed }” tüm bayraklar, tuşlar ve aileler gibi birden çok karakterden oluşuyor. Discord bunları tahtada ayrı ayrı gösterebilir. 🍎 gibi basit bir emoji seç.
error-emoji-unknown = Kaydedilmedi: bu sunucuda `:{ $name }:` emojisi yok. Sunucunun kendi emojilerinden birini ya da 🍎 gibi standart bir emoji gir.
error-emoji-unavailable = Kaydedilmedi: `:{ $name }:` şu anda kullanılamıyor, çünkü bu sunucuda takviyelerinin izin verdiğinden fazla emoji var.
error-emoji-restricted = Kaydedilmedi: `:{ $name }:` yalnızca bende olmayan rollere açık.
error-emoji-duplicate = Kaydedilmedi: { $emoji } iki farklı şey anlamına gelirdi. X, O ve boş kareler için farklı emojiler gerekir, kazanan sırada da. Boş kareler için emoji girmezsen { $free } olurlar.
error-emoji-unlisted = Kaydedilmedi: Discord bana bu sunucuda hangi emojilerin olduğunu söylemedi. Lütfen tekrar dene.

## failure

failure-old_button = Bu düğme eski bir sürümümden kalma. Şimdi neler yapabildiğimi görmek için: `{ $prefix }{ name-help }`
failure-changed = Komutlarım az önce değişti ve Discord’un hâlâ eskileri gösteriyor. Yeniden yükle (Ctrl+R ya da uygulamayı yeniden başlat) ve tekrar dene.
failure-unexpected = Üzgünüm, benim tarafımda bir şeyler ters gitti. Lütfen tekrar dene; oyunun durumu için: `{ $prefix }{ name-board }`
failure-try_later = Discord şu anda bunu bitirmeme izin vermiyor. Lütfen bir dakika sonra tekrar dene; oyunun durumu için: `{ $prefix }{ name-board }`
failure-blocked = Bu sunucunun AutoMod’u mesajımı engelledi. Bir moderatörden beni o kuraldan muaf tutmasını iste; sonra oyunun durumu için: `{ $prefix }{ name-board }`
failure-blocked_link = Discord’un zararlı bağlantı filtresi, büyük olasılıkla içindeki bir ad yüzünden mesajımı engelledi. Oyunun durumu için: `{ $prefix }{ name-board }`
failure-embed_removed = Biri bu mesajdan sözlerimin bulunduğu gömülü içeriği kaldırdı. Lütfen kalsın: o olmadan sıranın kimde olduğunu kimse göremez.
failure-no_channel = Discord bunun hangi kanalda olduğunu bana söylemedi. Lütfen tekrar dene.
failure-not_attached = Dosya eksik, çünkü Discord onu kabul etmedi.
failure-database = Üzgünüm, şu anda oyunları kaydedemiyorum. Kayıtlı oyunlar güvende: birkaç dakika sonra `{ $prefix }{ name-board }` ile bak ve tekrar dene.
failure-computation = Üzgünüm, bunu zamanında hesaplayamadım. Lütfen birkaç dakika sonra tekrar dene.
failure-timeout = { $channel } kanalında yanıt veremiyorum, çünkü o sunucuda zaman aşımındayım. Zaman aşımı { $ends } bitiyor. Sonra `{ $prefix }{ name-board }` ile devam et: oyunun kayıtlı.
failure-muted = **{ $missing }** izni olmadan { $channel } kanalında yanıt veremiyorum. O sunucuyu yöneten birinden bana vermesini iste ve `{ $prefix }{ name-board }` ile devam et: oyunun kayıtlı.

## owner

owner-synced = Discord artık { $count } eğik çizgi komutumu biliyor.
owner-not_synced = Discord eğik çizgi komutlarını reddetti (HTTP { $status }: { $reason }). Daha sonra tekrar dene. İşe yaramazsa beni günlüğümdeki bağlantıyla yeniden davet et.
owner-servers = { $count } sunucudayım. Birinden ayrılmamı istersen `{ $prefix }leave` ve sunucunun kimliğini gönder.
owner-direct_message = Bu, hangi sunucularda olduğumu bu sunucunun üyelerine gösterir. Bana direkt mesajla gönder.
owner-left = { $id } sunucusundan ayrıldım.
owner-not_there = Bu kimliğe sahip bir sunucuda değilim. Liste için: `{ $prefix }servers`
owner-not_allowed = Beni çalıştıran kişi yalnızca belirli sunucularda oynamama izin veriyor. Bu onlardan biri değil, bu yüzden ayrılıyorum.

## place

place-1 = sol üst
place-2 = üst
place-3 = sağ üst
place-4 = sol
place-5 = orta
place-6 = sağ
place-7 = sol alt
place-8 = alt
place-9 = sağ alt

## advice

advice-match = Şu kanalda bu konumun tahtada ya da bir hamle ötede olduğu bir oyunun var: { $channel }. Devam edersem o oyun reytingini artık yükseltemez ve tahtasında yardım aldığın yazar.
advice-matches = Şu kanallarda bu konumun tahtada ya da bir hamle ötede olduğu oyunların var: { $channel }. Devam edersem o oyunlar reytingini artık yükseltemez ve tahtalarında yardım aldığın yazar.
advice-match_private = Direkt mesajlarında benimle oynadığın, bu konumun tahtada ya da bir hamle ötede olduğu bir oyunun var. Devam edersem oradaki tahtada yardım aldığın yazar.
advice-puzzle = Bu konum, şu anda sana sorulan bulmaca ya da ondan bir hamle ötede. Devam edersem o bulmaca çözülememiş sayılır.
advice-daily = Bu konum, bugünün bulmacası ya da ondan bir hamle ötede. Devam edersem o bulmaca çözülememiş sayılır.
advice-exercise = Bu konum, şu anda sana sorulan alıştırma ya da ondan bir hamle ötede. Devam edersem o alıştırma çözülememiş sayılır.
advice-show = Yine de devam et

## games

games-title = ### 🎮 Oyunların
games-none = Şu anda bir oyunda değilsin. Başlamak için `{ $prefix }{ name-play }`, herkesi davet etmek için `{ $prefix }{ name-invite }`.
games-game = - [{ $game }]({ $link }), rakip **{ $other }** · { $place } · { $turn }
games-your_turn = **sıra sende**, süren { $deadline } doluyor
games-their_turn = sıra: **{ $who }**, süresi { $deadline } doluyor
games-my_turn = sıra: **{ $who }**
games-private = özel sohbet
games-invitations = ### ⚔️ Oynayacak birini arayanlar
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · { $deadline } sona eriyor
games-join = Katıl: { $number }
games-press = Süren oyunlarını görmek için düğmeye bas. Yalnızca sen görürsün.
games-open = Oyunlarım

## share

share-won = { $plies ->
    [one] **{ $who }**, **{ $other }** karşısında { $plies } hamlede kazandı.
   *[other] **{ $who }**, **{ $other }** karşısında { $plies } hamlede kazandı.
}
share-resigned = { $plies ->
    [one] **{ $who }** kazandı: **{ $other }** { $plies } hamleden sonra pes etti.
   *[other] **{ $who }** kazandı: **{ $other }** { $plies } hamleden sonra pes etti.
}
share-forfeited = { $plies ->
    [one] **{ $who }** kazandı: **{ $other }** { $plies } hamleden sonra ayrıldı ya da süresi doldu.
   *[other] **{ $who }** kazandı: **{ $other }** { $plies } hamleden sonra ayrıldı ya da süresi doldu.
}
share-drawn = { $plies ->
    [one] **{ $x }** ve **{ $o }** { $plies } hamlede berabere kaldı.
   *[other] **{ $x }** ve **{ $o }** { $plies } hamlede berabere kaldı.
}
share-no_result = { $plies ->
    [one] **{ $x }** ve **{ $o }** { $plies } hamle oynadı, oyun sonuçsuz bitti.
   *[other] **{ $x }** ve **{ $o }** { $plies } hamle oynadı, oyun sonuçsuz bitti.
}
share-picture = Bir oyunun hareketli resmi: { $game }. İlk oynayan { $x }, ikinci { $o }. Hamleler: { $moves }.
share-player = { $number }. oyuncu
share-picture_won = { $who } kazandı.
share-picture_drawn = Oyun berabere bitti.
share-picture_no_result = Oyun sonuçsuz bitti.

## vote

vote-thread = 🗳️ Herkes oynayabilir: her hamle için burada oy verin: { $thread }
vote-counts = 🗳️ { $counts } · oylama { $deadline } bitiyor
vote-none = 🗳️ Henüz oy yok · oylama { $deadline } bitiyor
vote-waits = 🗳️ Kimse oy vermedi. Oy gelmezse oyun { $deadline } biter.
vote-last = Son hamlenin oyları: { $counts }
vote-lot = 🎲 Oylar eşit: { $cells }. Biri kurayla seçildi.
vote-lot_many = { $count ->
    [one] 🎲 { $count } karenin oyları eşitti, biri kurayla seçildi.
   *[other] 🎲 { $count } karenin oyları eşitti, biri kurayla seçildi.
}
vote-yours = { $count ->
    [one] 🗳️ Verdiğin oy: **{ $move }** · şimdiye dek { $count } oy · oylama { $deadline } bitiyor. O zamana kadar değiştirebilirsin.
   *[other] 🗳️ Verdiğin oy: **{ $move }** · şimdiye dek { $count } oy · oylama { $deadline } bitiyor. O zamana kadar değiştirebilirsin.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** oy verdi: **{ $move }** · şimdiye dek { $count } oy · oylama { $deadline } bitiyor
   *[other] 🗳️ **{ $who }** oy verdi: **{ $move }** · şimdiye dek { $count } oy · oylama { $deadline } bitiyor
}
vote-how = Bir kareye oy verin: en çok oy alan oynanır.
vote-how_with_review = { vote-how } Oyun bitince nerede hata yaptığınızı ve doğru hamleye kimlerin oy verdiğini söylerim.
vote-typed = Oy vermek için bir hamle yaz, örneğin `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] Doğru hamleyi gören: **{ $who }**.
    [one] Doğru hamleyi görenler: **{ $who }** ve { $others } kişi daha.
   *[other] Doğru hamleyi görenler: **{ $who }** ve { $others } kişi daha.
}
vote-saw_unnamed = { $count ->
    [0] Kimse daha iyi bir hamleye oy vermedi.
    [one] Doğru hamleyi { $count } kişi gördü.
   *[other] Doğru hamleyi { $count } kişi gördü.
}
vote-went_wrong = Takım { $number }. hamlede hata yaptı. Daha iyisi: { $cells }.
vote-best = **En isabetli oylar:** { $who } { $share }
vote-practise = Alıştırma yap
vote-choose = 🗳️ Oy vereceğin kareyi seç:

## race

race-title = 🏁 **Bulmaca yarışı** · { $game } · { $time }
race-title_storm = ⚡ **Bulmaca fırtınası** · { $game } · { $time }
race-time_90 = 90 saniye
race-time_180 = 3 dakika
race-mixed = karışık oyunlar
race-rules = Herkes, yalnızca kendisinin gördüğü bir mesajda, kolaydan zora aynı bulmacaları alır. Doğru cevap bir puan kazandırır, yanlış cevap { $seconds } saniye kaybettirir.
race-in = **Katılanlar:** { $names } ({ $count }/{ $most })
race-starts = Yarış { $begins } ya da { $who } **Başlat** düğmesine basınca başlıyor.
race-starts_at = Yarış { $begins } başlıyor.
race-unrated = -# Reytingler değişmez: birinin hızlı mı olduğunu, yoksa ikinci bir penceresinin mi açık olduğunu bilemem.
race-restarted_lobby = -# Yeniden başlatıldım. Katılmış olan herkes hâlâ yarışta: başladıktan sonra buradaki **Devam et** düğmesine basın.
race-join = Katıl
race-begin = Başlat
race-continue = Devam et
race-again = Yeniden
race-see_missed = Çözemediklerini gör
race-keep = Bunları çalış
race-kept = { $count ->
    [0] Bunlar zaten alıştırmaların arasında.
    [one] { $count } bulmaca yeni alıştırman oldu.
   *[other] { $count } bulmaca yeni alıştırman oldu.
}
race-open_storm = Fırtınamı başlat
race-joined = 🏁 Katıldın. Yarış { $begins } başlıyor ve ilk bulmacan burada görünecek.
race-alone = Başka kimse katılmadı, bu yüzden bu bir fırtına: tek başına bir yarış. Rekorlarına sayılır.
race-nobody_joined = Kimse katılmadı.
race-running = -# Herkes kendi mesajında cevaplar. Seninki kaybolduysa **Devam et** düğmesine bas.
race-restarted = Yeniden başlatıldım. Bütün puanlar ve son cevabındaki kalan süre duruyor: **Devam et** düğmesine bas.
race-over = -# Puanlar eşitse en uzun kombo, sonra daha az yanlış cevap, sonra daha kısa süre belirler.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · en iyi kombo { $combo } · { $wrong } yanlış
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } sn
race-score = { $points ->
    [one] **{ $points } puan** · bulmaca { $number } · süre { $ends } doluyor
   *[other] **{ $points } puan** · bulmaca { $number } · süre { $ends } doluyor
}
race-win = **Sıra { $mark } tarafında, kazanabilir.**
race-draw = **Sıra { $mark } tarafında, berabere kalabilir.**
race-paused = { $points ->
    [one] ⏸️ Süren şu an işlemiyor. **{ $points } puanın** var, **{ $seconds } saniyen** kaldı; süre, **Devam et** düğmesine basınca işlemeye başlar.
   *[other] ⏸️ Süren şu an işlemiyor. **{ $points } puanın** var, **{ $seconds } saniyen** kaldı; süre, **Devam et** düğmesine basınca işlemeye başlar.
}
race-time_up = ⏱️ Süre doldu.
race-all_answered = 🏆 Bütün bulmacaları cevapladın.
race-result = { $points ->
    [one] **{ $points } puan** · en iyi kombo { $combo } · { $wrong } yanlış
   *[other] **{ $points } puan** · en iyi kombo { $combo } · { $wrong } yanlış
}
race-wait_for_order = -# Herkes bitirince sıralama kanalda görünür.
race-records = En iyilerin: bugün **{ $today }** · bu hafta **{ $week }** · tüm zamanlar **{ $ever }**
race-new_record = 🏆 Şimdiye kadarki en iyi fırtınan!
race-missed = Bulmaca { $number } · çözemediğin { $page }/{ $count }
race-right_win = { $mark } **{ $solution }** ile kazanır. { $reasons }
race-right_draw = { $mark } **{ $solution }** ile berabere kalır. { $reasons }
race-nothing_missed = Çözemediğin bulmaca yok. ✅
race-title_day = 🏁 **Günün yarışı** · { $day }
race-day_rules = Buradaki herkes, kolaydan zora aynı { $count } bulmacayı alır; her biri için tek deneme var. Doğru cevap bir puandır. Yarış { $ends } bitiyor; ondan sonra doğru hamleleri gösteririm.
race-day_named = Tabloda katılan herkesin adı yazar. Reytingler değişmez.
race-day_nobody = Henüz kimse cevap vermedi.
race-day_over = O yarış UTC’ye göre gece yarısı bitti.
race-day_solutions = -# Yarış { $ends } bitiyor. Ondan sonra `{ $prefix }{ name-race } { word-today }` çözemediklerini gösterir.
race-day_progress = { $count } bulmacadan { $number } tanesini cevapladın.
race-day_order = -# Puanlar eşitse en uzun kombo, sonra daha az yanlış cevap, sonra daha kısa süre belirler. Hiçbir bulmaca bir dakikadan uzun sayılmaz; ara verip bugün daha sonra sürdürebilirsin.
race-day_yesterday = { $points ->
    [one] Dün: **{ $points } puan**, { $count } kişi içinde { $place }. sıra.
   *[other] Dün: **{ $points } puan**, { $count } kişi içinde { $place }. sıra.
}
race-start = Başla
race-todays = Bugünün yarışı
race-day_score = { $points ->
    [one] **{ $points } puan** · bulmaca { $number }/{ $count }
   *[other] **{ $points } puan** · bulmaca { $number }/{ $count }
}
race-day_wrong = ❌ Doğru hamle bu değil.
race-storm_press = { race-title_storm } · Kendi fırtınanı başlatmak için düğmeye bas. Yalnızca sen görürsün.
