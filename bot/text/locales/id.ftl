### The bot's texts in Indonesian.

## ply

ply-member_first = Game baru: **{ $who }** menaruh { $mark } di **{ $coordinate }**.
ply-member = **{ $who }** menaruh { $mark } di **{ $coordinate }**.
ply-program_first = Aku mulai dengan { $mark } di **{ $coordinate }**.
ply-program = Aku membalas dengan { $mark } di **{ $coordinate }**.
ply-level = { ply-member }
move-column = kolom { $column }
move-cell = kolom { $column } baris { $row }
move-row = baris { $row } (kolom { $first }–{ $last })
move-diagonal = diagonal ({ $first } – { $last })
move-boards = papan { $boards }
ply-wait = Banyak game menungguku, jadi langkahku butuh sekitar { $seconds } detik.

## status

status-member_to_move = Giliranmu, **{ $who }**: kamu memegang { $mark }.
status-example = Contohnya: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, giliranmu · waktumu habis { $deadline }
status-time_limit = Setelah kalian berdua melangkah, yang kehabisan waktu kalah; sebelum itu, game berakhir tanpa hasil.
status-replaceable = Setelah kita berdua melangkah, yang lain boleh memulai game di sini kalau kamu tidak melangkah selama satu jam, dan kamu kalah di game ini.
status-extended = ⏳ Waktu diperpanjang satu kali, karena **{ $who }** tidak bisa melihat channel ini atau menulis di sini.
status-excused = **{ $who }** tidak bisa melihat channel ini atau menulis di sini. **{ $other }** punya izin yang bisa menyebabkannya, jadi tidak ada yang kalah.
status-level_to_move = **{ $who }** { $mark } sedang berpikir…
status-member_won = 🏆 **{ $who } menang** dengan { $mark } di { $line }.
status-program_won = 🏁 **Aku menang** dengan { $mark } di { $line }.
status-member_won_without_line = 🏆 **{ $who } menang.**
status-program_won_without_line = 🏁 **Aku menang.**
status-misere_won = 🏆 **{ $winner } menang**, karena **{ $who }** melengkapi deret { $line } dengan { $mark }.
status-misere_member_won = 🏆 **{ $who } menang**, karena aku melengkapi deret { $line } dengan { $mark }.
status-misere_program_won = 🏁 **Aku menang**, karena **{ $who }** melengkapi deret { $line } dengan { $mark }.
status-draw = 🤝 **Seri.** Papan penuh dan tidak ada yang berhasil membentuk deret.
status-draw_repetition = 🤝 **Seri.** Posisi yang sama sudah muncul tiga kali.
status-draw_move_limit = 🤝 **Seri** setelah 100 langkah.
status-draw_boards = { $count ->
   *[other] 🤝 **Seri.** Kedua pihak memenangkan { $count } papan, dan tidak ada yang punya tiga sebaris.
}
status-member_won_boards = 🏆 **{ $who } menang** { $won } papan lawan { $lost }: tidak ada yang punya tiga sebaris.
status-program_won_boards = 🏁 **Aku menang** { $won } papan lawan { $lost }: tidak ada yang punya tiga sebaris.
status-member_resigned = 🏳️ **{ $who }** menyerah. **Aku menang.**
status-member_forfeited = ⌛ **{ $who }** keluar atau kehabisan waktu. **Aku menang.**
status-member_started_over = 🏳️ **{ $who }** menyerah di game sebelumnya. **Aku yang menang.**
status-resigned = 🏳️ **{ $who }** menyerah. **{ $winner } menang.**
status-forfeited = ⌛ **{ $who }** keluar atau kehabisan waktu. **{ $winner } menang.**
status-agreed = 🤝 **Seri** atas kesepakatan bersama.
status-exhibition_ended = ⏹️ **Dihentikan.** Game ini berakhir tanpa hasil.
status-stopped = ⏹️ **Moderator menghentikan game ini.** Game berakhir tanpa hasil.
status-abandoned = 💤 Tidak ada yang melanjutkan, jadi game ini berakhir tanpa hasil.
status-crowd = tim
status-crowd_first = Tim
status-crowd_to_move = Giliran tim { $mark }: **semua boleh memberi suara.**
status-someone = seseorang
status-again_watch = Tonton lagi? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Terima kasih sudah bermain!
ending-next_time = Mungkin lain kali!
ending-good_game = Permainan bagus!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count } kemenangan beruntun
ending-rating_of_game = **Rating { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Kemenangan pertama melawan **{ $level }**!
ending-last_win = Sebelum langkah terakhirmu, kamu masih bisa menang: ||**{ $cells }**||
ending-last_draw = Sebelum langkah terakhirmu, kamu masih bisa seri: ||**{ $cells }**||
ending-last_win_of_member = Sebelum langkah terakhirnya, **{ $who }** masih bisa menang: ||**{ $cells }**||
ending-last_draw_of_member = Sebelum langkah terakhirnya, **{ $who }** masih bisa seri: ||**{ $cells }**||
ending-earlier_win = Di langkahmu yang { $ordinal ->
       *[other] ke-{ $number }
    }, kamu masih bisa menang: ||**{ $cells }**||
ending-earlier_draw = Di langkahmu yang { $ordinal ->
       *[other] ke-{ $number }
    }, kamu masih bisa seri: ||**{ $cells }**||
ending-earlier_win_of_member = Di langkahnya yang { $ordinal ->
       *[other] ke-{ $number }
    }, **{ $who }** masih bisa menang: ||**{ $cells }**||
ending-earlier_draw_of_member = Di langkahnya yang { $ordinal ->
       *[other] ke-{ $number }
    }, **{ $who }** masih bisa seri: ||**{ $cells }**||
ending-best_result = Tanpa satu kesalahan pun: tidak ada yang bisa mendapat hasil lebih baik.
ending-no_mistake = Tanpa satu kesalahan pun.

## position

position-cells = X: { $x } · O: { $o }
position-none = tidak ada
position-columns = Keping di tiap kolom, dari bawah: { $columns }
position-disc_x = merah
position-disc_o = kuning
position-threats = { $glyph } menandai ancaman: { $cells }
position-fading = Yang menghilang berikutnya: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Langkah berikutnya: di papan { $board }, { $first } sampai { $last }.
position-any_board = Langkah berikutnya: di papan mana pun.
position-open_boards = Langkah berikutnya: di papan terbuka mana pun ({ $boards }).
position-boards_won = Papan tertutup: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = tanpa pemenang: { $boards }
position-against = Levelku: { $level }
position-coached = Pakai petunjuk
position-weakened = Waktu berpikirku kurang dari biasanya: rating tidak naik
position-unrated = Thread pribadi: tanpa rating
position-misere = Yang membuat { $count } sebaris kalah

## level

level-random = acak
level-easy = mudah
level-medium = sedang
level-hard = sulit
level-perfect = sempurna
level-learner = murid
level-intuition = intuisi
level-neural = neural
level-neural-early = neural-pemula
level-neural-middle = neural-setengah-jadi

## game

game-3x3 = Tic-tac-toe
game-misere = Tic-tac-toe terbalik (yang sebaris kalah)
game-4x4 = 4×4 (empat sebaris)
game-5x5 = 5×5 (empat sebaris)
game-7x7 = 7×7 (lima sebaris)
game-9x9 = 9×9 (lima sebaris)
game-connect4 = Connect Four
game-fading = Tanda menghilang
game-ultimate = Tic-tac-toe ultimate
game-rules_fading = Tiga sebaris menang. Tiap pihak punya paling banyak tiga tanda: saat kamu menaruh yang keempat, tanda tertuamu menghilang dulu.
game-rules_ultimate = Menangkan tiga papan sebaris: mendatar, tegak, atau diagonal. Kotak yang kamu isi menentukan di mana pihak lain bermain berikutnya: kotak kanan atas mengirimnya ke papan kanan atas. Kalau papan itu sudah dimenangkan atau penuh, ia boleh bermain di papan terbuka mana pun.
game-size = { $rows }×{ $columns } ({ $in_a_row } sebaris)

## board

board-rematch = Tanding ulang
board-level = Level: { $level }
board-game = Game: { $game }
board-hint = Petunjuk
board-resign = Menyerah
board-take_back = Urungkan langkah
board-draw = Tawarkan seri
board-again = Main lagi
board-stop = Hentikan game
board-review = Tinjau game
board-fix = Perbaiki kesalahanku
board-choose_row = Pilih baris: { $rows }
board-choose_column = Baris { $row }: pilih kolom
board-another_row = Baris lain
board-choose_board = Pilih papan
board-choose_cell = { $board }: pilih kotak
board-another_board = Papan lain

## style
style-default = Klasik, papan besar sebagai gambar
style-classic = Klasik
style-shapes = Bentuk
style-animals = Hewan
style-fruit = Buah
style-space = Antariksa
style-weather = Cuaca
style-picture = Gambar
style-own = Emoji server

## own

own-title = Emoji papan
own-choose = Pilih emoji
own-explanation = Sebuah emoji, atau nama emoji server, seperti :cat:
own-placeholder = Kosongkan untuk memakai bawaan
own-x = X
own-o = O
own-winning_x = X yang disorot
own-winning_o = O yang disorot
own-empty = Kotak kosong
own-unavailable = Emoji ini tidak bisa lagi dipakai di sini: { $names }. Papan kembali menampilkan { $mark_x } dan { $mark_o }.

## picture

picture-board = Papan: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Papan: { $rows }×{ $columns }. { $discs }.
picture-fading = Yang menghilang berikutnya: { $marks }.
picture-fading_mark = { $letter } di { $cell }
picture-last = Langkah terakhir { $coordinate }.
picture-line = Ada garis melalui { $line }.
picture-network = Jaringan memperkirakan { $value } untuk { $mark }, dari −100 sampai +100. Yang paling disukainya: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Main di thread
thread-made = Game-nya ada di { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** menantangmu main **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** mencari lawan main **{ $game }**. Siapa yang mau?
challenge-mark = **{ $who }** memegang { $mark }, dan { $mark_x } jalan duluan.
challenge-random_mark = Tanda dibagi secara acak, dan { $mark_x } jalan duluan.
challenge-hints = 💡 Kedua pemain boleh memakai `/{ name-hint }`, dan itu ditampilkan di papan.
challenge-notices_on = 🔔 Kalau kamu menerima, notifikasi jadi aktif: aku me-mention kamu saat giliranmu dan kamu tidak di sini, dan sebelum waktumu habis. Tombol di `/{ name-privacy }` mematikannya.
challenge-expires = Berakhir { $deadline }.
challenge-accept = Terima
challenge-decline = Tolak
challenge-withdraw = Batalkan
challenge-declined = **{ $who }** menolak tantangan.
challenge-withdrawn = **{ $who }** membatalkan tantangan.
challenge-uninvited = **{ $who }** membatalkan undangan.
challenge-expired = ⌛ **{ $who }** tidak mendapat jawaban sampai waktunya habis.
challenge-begun = **{ $x }** { $mark_x } melawan **{ $o }** { $mark_o }.
challenge-choose_friend = Mau main dengan siapa?
challenge-friend = Pilih anggota
challenge-invite = Siapa saja di sini

## offer

offer-draw = 🤝 **{ $who }** menawarkan seri. **{ $other }**, setuju?
offer-take-back = ↩️ **{ $who }** ingin mengurungkan langkah **{ $coordinate }**. **{ $other }**, setuju?
offer-take-back_answered = ↩️ **{ $who }** ingin mengurungkan langkah **{ $coordinate }** (berikut balasan **{ $answer }** dari **{ $other }**). **{ $other }**, setuju?
offer-accept = Setuju
offer-decline = Tolak
offer-taken_back = **{ $who }** mengurungkan satu langkah.
offer-declined = **{ $who }** menolak. Game berlanjut.
offer-withdrawn = **{ $who }** menarik tawarannya. Game berlanjut.
notice-turn = { $who }, giliranmu.
notice-begun = { $who }, game-mu sudah dimulai.
notice-reminder = ⏰ { $who }, giliranmu, dan waktumu di [game]({ $link }) habis { $deadline }.
notify-on = 🔔 **Notifikasi:** aktif. Dalam game dengan anggota, aku me-mention kamu saat giliranmu dan kamu sudah lima menit tidak di channel, saat pemain lain menerima tantanganmu atau memberi tawaran, dan sekali sebelum waktumu habis.
notify-off = 🔕 **Notifikasi:** nonaktif. Aku hanya me-mention kamu saat ada yang menantangmu.
notify-turn_on = Aktifkan notifikasi
notify-reminders_on = 🔥 **Pengingat runtunan:** aktif. Aku mengirimimu pesan langsung dua jam sebelum tengah malam UTC kalau runtunan teka-teki harianmu, tiga hari atau lebih, akan terputus.
notify-reminders_off = 🔥 **Pengingat runtunan:** nonaktif. Aku bisa mengirimimu pesan langsung dua jam sebelum tengah malam UTC kalau runtunan teka-teki harianmu, tiga hari atau lebih, akan terputus.
notify-turn_on_reminders = Ingatkan runtunanku
notify-turn_off_reminders = Jangan ingatkan runtunan
notify-searches_on = ⚔️ **Notifikasi undangan:** aktif di sini. Aku mengirimimu pesan langsung saat ada yang mencari lawan main di channel yang bisa kamu lihat, paling banyak sekali per jam.
notify-searches_off = ⚔️ **Notifikasi undangan:** nonaktif di sini. Aku bisa mengirimimu pesan langsung saat ada yang mencari lawan main di channel yang bisa kamu lihat, paling banyak sekali per jam.
notify-searches_off_here = ⚔️ **Notifikasi undangan:** nonaktif. Server ini tidak mengizinkannya.
notify-searches_in = { $count ->
   *[other] ⚔️ **Notifikasi undangan:** aktif di { $count } server. Aku mengirimimu pesan langsung saat ada yang mencari lawan main di sana.
}
notify-searches_nowhere = ⚔️ **Notifikasi undangan:** nonaktif. Di sebuah server, `/{ name-notify }` mengaktifkan pesan langsung saat ada yang mencari lawan main di sana.
notify-turn_on_searches = Beri tahu kalau ada yang cari lawan
notify-turn_off_searches = Jangan kabari soal undangan
notify-streak_ends =
    🔥 Runtunan teka-teki harianmu terputus { $ends }, pada tengah malam UTC, kalau teka-teki hari ini belum kamu pecahkan:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
       *[other] { $count } hari
    }
notify-private_streak = - di sini, dengan `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
       *[other] { $count } hari
    }
notify-streak_elsewhere = - di obrolan lain, dengan `/{ name-puzzle }`: { $count ->
       *[other] { $count } hari
    }
notify-some_server = server lain
notify-search = ⚔️ **{ $who }** mencari lawan main **{ $game }** di **{ $server }**. Berakhir { $deadline }. [Lihat undangan]({ $link })
notify-turn_off = Matikan notifikasi

## puzzle

puzzle-win = **{ $mark } melangkah dan menang.** Hanya satu langkah yang menang. Yang mana?
puzzle-draw = **{ $mark } melangkah dan seri.** Hanya satu langkah yang mempertahankan seri, sisanya kalah. Yang mana?
puzzle-user = 🧩 Teka-teki untuk **{ $who }**.
puzzle-daily = 🧩 **Teka-teki harian, { $day }.** Teka-teki berikutnya muncul { $ends }. Hanya jawaban pertamamu yang dihitung.
puzzle-right = ✅ **{ $coordinate } benar.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } belum cukup:** { $other } masih bisa seri. Langkah yang benar **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } kalah** kalau { $other } bermain baik. Langkah yang benar **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count } teka-teki beruntun!
puzzle-days = 📅 { $count } hari beruntun!
puzzle-record-solved = **Terpecahkan:** { $solved } dari { $tried }
puzzle-record-streak = **Runtunan:** { $in_a_row } (terbaik: { $best })
puzzle-record-daily = **Teka-teki harian:** { $days } hari beruntun (terbaik: { $best_days })
puzzle-next = Teka-teki berikutnya
puzzle-skip_costs = -# Kalau kamu minta teka-teki lain sebelum menjawab yang ini, yang ini dihitung gagal.
puzzle-seen = Kamu sudah melihat teka-teki ini di sebuah balapan dalam 30 hari terakhir, jadi ratingmu tidak berubah.
puzzle-rating = **Rating teka-teki:** { $rating } ({ $change })
puzzle-share = Bagikan
puzzle-shared = 🧩 Teka-teki harian, { $day }: { $result }
puzzle-shared_days = 🔥 { $count } hari
puzzle-solve = Pecahkan
puzzle-answers = **{ $solved }** berhasil, **{ $missed }** gagal
puzzle-streaks = 🔥 **Runtunan yang dibagikan:** { $streaks }
puzzle-streak_of = { $who } { $count ->
       *[other] { $count } hari
    }
puzzle-race = { $count ->
       *[other] 🏁 **Balapan harian:** { $leaders } · { $count } peserta
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Balapan harian
puzzle-yesterday = **Solusi kemarin:** { $solution }
puzzle-yesterday_posted = **[Solusi kemarin]({ $link }):** { $solution }

## practice
practice-game = Dari game-mu tanggal { $day }:
practice-lost_win = **Giliran { $mark }.** Di sini kamu memainkan **{ $coordinate }** dan melepas kemenangan. Temukan langkah yang lebih baik.
practice-lost_draw = **Giliran { $mark }.** Di sini kamu memainkan **{ $coordinate }** dan melepas hasil seri. Temukan langkah yang lebih baik.
practice-crowd_game = Dari game tim tanggal { $day }:
practice-crowd_lost_win = **Giliran { $mark }.** Di sini tim memainkan **{ $coordinate }** dan melepas kemenangan. Temukan langkah yang lebih baik.
practice-crowd_lost_draw = **Giliran { $mark }.** Di sini tim memainkan **{ $coordinate }** dan melepas hasil seri. Temukan langkah yang lebih baik.
practice-race = Dari balapanmu tanggal { $day }:
practice-no_move_win = **{ $mark } melangkah dan menang.** Kamu tidak menemukan langkah sampai waktu habis. Hanya satu langkah yang menang. Yang mana?
practice-no_move_draw = **{ $mark } melangkah dan seri.** Kamu tidak menemukan langkah sampai waktu habis. Hanya satu langkah yang mempertahankan seri. Yang mana?
practice-draws = 💡 **{ $coordinate } belum cukup:** { $other } masih bisa seri.
practice-loses = 💡 **{ $coordinate } kalah** kalau { $other } bermain baik.
practice-unproven = 💡 **{ $coordinate }** mungkin sama baiknya, tetapi aku tidak bisa membuktikannya.
practice-better = **Lebih baik:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Latihan ini muncul lagi besok.
       *[other] Latihan ini muncul lagi dalam { $days } hari.
    }
practice-first_counts = Hanya jawaban pertama yang dihitung, pada hari latihan itu dijadwalkan. { practice-comes_back }
practice-end_of_game = Itu kesalahan terakhirmu di game ini.
practice-end_of_race = Itu teka-teki terakhir yang gagal kamu pecahkan di balapan ini.
practice-no_mistakes = Aku tidak menemukan langkahmu di game ini yang terbukti salah.
practice-none = Kamu belum punya latihan. Mulai sekarang aku membuatnya dari kesalahan di game-mu yang sudah selesai.
practice-none_due = **Tidak ada yang perlu dilatih sekarang.** Latihanmu berikutnya: { $due }.
practice-show = Tunjukkan
practice-try_again = Coba lagi
practice-hint = { board-hint }
practice-other_game = Kesalahan game lain
practice-a_game = Kesalahan dari sebuah game
practice-hint_finish_line = 💡 **Petunjuk:** Kamu bisa melengkapi deret.
practice-hint_block_line = 💡 **Petunjuk:** { $other } bisa melengkapi deret di langkah berikutnya.
practice-hint_make_fork = 💡 **Petunjuk:** Kamu bisa mengancam menang di dua kotak sekaligus.
practice-hint_prevent_fork = 💡 **Petunjuk:** { $other } bisa mengancam menang di dua kotak sekaligus di langkah berikutnya.
practice-hint_forced_sequence = 💡 **Petunjuk:** Pikirkan beberapa langkah ke depan: apa yang bisa dimainkan { $other } setelah tiap langkahmu?
practice-hint_opening = 💡 **Petunjuk:** Lihat apa yang bisa diancam { $other } setelah tiap langkahmu.
practice-hint_zugzwang = 💡 **Petunjuk:** Pada akhirnya, seseorang harus bermain di tiap kolom. Hitung siapa orangnya.
practice-puzzle = Pecahkan teka-teki
practice-press = Tekan tombol untuk berlatih. Hanya kamu yang melihatnya.
practice-open = Berlatih

## course

course-lines = Deret dan blokir
course-forks = Ancaman ganda
course-prevention = Mencegah ancaman ganda
course-openings = Pembukaan
course-misere = Serba terbalik
course-large = Papan lebih besar
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kursus
    Tiap pelajaran punya contoh yang kamu mainkan dan tiga latihan.
course-lines_text =
    Tiga tanda sebaris menang: mendatar, tegak, atau diagonal.
    Jadi lihat dulu apakah kamu bisa melengkapi deret.
    Kalau tidak, lihat apakah lawan bisa, lalu blokir.
course-forks_text =
    Ancaman ganda bisa menang di dua kotak sekaligus.
    Hanya satu yang bisa diblokir, jadi kamu menang di kotak lainnya.
    Cari kotak kosong tempat dua deretmu bertemu.
course-prevention_text =
    Lihat ancaman ganda lawan sebelum terjadi.
    Ambil kotaknya, atau buat ancaman yang harus diblokir di tempat lain.
    Kalau blokirnya sendiri menjadi ancaman ganda, ancamanmu salah.
course-openings_text =
    Tengah termasuk empat deret, sudut tiga, sisi dua.
    Jadi mulailah di tengah atau di sudut.
    Balas sudut dengan tengah, dan tengah dengan sudut.
course-misere_text =
    Yang melengkapi deret kalah, jadi jauhkan tanda-tandamu.
    { $mark_x } mulai di tengah dan membalas tiap langkah di kotak seberangnya.
    Maka di setiap deret yang bisa dilengkapi { $mark_x } ada { $mark_o }.
course-large_text =
    Lima sebaris menang. Empat dengan dua ujung kosong tak bisa dihentikan: hanya satu ujung yang bisa diblokir.
    Tiga dengan dua ujung kosong menjadi empat seperti itu di langkah berikutnya.
    Empat harus langsung diblokir, jadi didahulukan dari tiga mana pun.
course-connect4_text =
    Deret yang kurang satu kotak adalah ancaman, walau belum ada yang bisa bermain di sana.
    Pada akhirnya seseorang harus bermain di bawahnya: dari bawah, { $mark_x } mendapat baris ganjil, { $mark_o } baris genap.
    Jangan pernah bermain di bawah kotak tempat lawan akan menang.
course-example = Contoh
course-exercise = Latihan { $number }
course-lessons = Semua pelajaran
course-next = Pelajaran berikutnya
course-win = **{ $mark } melangkah dan menang.**
course-draw = **{ $mark } melangkah dan seri.**
course-completes_line = 💡 **{ $coordinate } kalah:** langkah ini melengkapi deret.
course-reply = { $mark } membalas dengan **{ $coordinate }**.
course-another = Ini posisi lain.
course-solution = 💡 Langkah yang benar **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Pelajaran selesai!**
course-all_done = 🏆 **Semua pelajaran sudah selesai!**
course-beat = Sekarang kalahkan **{ $level }**.
course-play = Lawan { $level }
course-press = Tekan tombol untuk membuka kursus. Hanya kamu yang melihatnya.

## settings

settings-level = **Level bawaan:** { $level }
settings-game = **Game bawaan:** { $game }
settings-games = **Game yang tersedia:** { $games }
settings-all_games = **Game yang tersedia:** semua, dan papan ukuran lain apa pun
settings-choose_games = Semua game
settings-buttons = **Tombol papan:** aktif
settings-text = **Tombol papan:** nonaktif, langkah diketik
settings-title = ## ⚙️ Pengaturan server
settings-saved = ✅ Tersimpan · { $now }
settings-page_games = Game
settings-page_server = Server
settings-page_daily = Teka-teki harian
settings-page_language = Bahasa
settings-heading_games = ### Game
settings-heading_boards = ### Papan
settings-heading_access = ### Akses
settings-heading_commands = ### Perintah
settings-heading_daily = ### Teka-teki harian
settings-heading_language = ### Bahasa
settings-default = Bawaan: { $what }
settings-language = **Bahasa:** { $language }
settings-discord_language = **Bahasa:** { $language }, sama seperti di Discord
settings-language_from_discord = Sama seperti di Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Bahasa lainnya: { $first } … { $last }
settings-note_language = Pesan untuk semua orang memakai bahasa ini. Pesan yang hanya terlihat olehmu memakai bahasamu.
settings-style = **Gaya papan:** { $style }
settings-like_pictures = Lebih suka digambar?
settings-use_pictures = Gambar semua papan
settings-pictures = Begini tampilan papan sebagai gambar. { slash-settings } punya gaya lain dan bisa mengembalikannya.
settings-to_buttons = Tampilkan tombol
settings-to_text = Sembunyikan tombol
settings-everywhere = **Channel:** semua
settings-channels = **Channel:** { $channels } beserta thread-nya
settings-choose_channels = Semua channel
settings-everybody = **Yang boleh main:** semua orang
settings-roles = **Yang boleh main:** { $roles }
settings-choose_roles = Semua orang
settings-threads = **Thread:** satu untuk tiap game, jika bisa
settings-no_threads = **Thread:** hanya jika diminta
settings-to_threads = Pakai thread
settings-to_channels = Jangan pakai thread
settings-idle = **Batas tanpa aktivitas:** { $idle }
settings-notices = **Notifikasi:** aktif
settings-no_notices = **Notifikasi:** nonaktif
settings-to_notices = Aktifkan
settings-to_no_notices = Matikan
settings-search_notices = **Notifikasi undangan:** aktif
settings-no_search_notices = **Notifikasi undangan:** nonaktif
settings-to_search_notices = Izinkan
settings-to_no_search_notices = Jangan izinkan
settings-note_is_search_quiet = Anggota yang memintanya mendapat pesan langsung saat seseorang di sini mengajak siapa saja bermain, paling banyak sekali per jam.
settings-votes = **Game dengan voting:** aktif
settings-no_votes = **Game dengan voting:** nonaktif
settings-to_votes = Aktifkan voting
settings-to_no_votes = Matikan voting
settings-note_has_no_votes = Dengan `/{ name-vote }`, semua orang di channel bermain di satu pihak melawanku dan memberi suara untuk tiap langkah.
settings-note_is_quiet = Dalam game antaranggota, aku me-mention pemain yang tidak di sini saat gilirannya, dan sebelum waktunya habis. Anggota bisa mematikannya untuk diri sendiri dengan tombol di `/{ name-privacy }`.
settings-note_idle = Game berakhir kalau tidak ada langkah selama ini. Game yang sedang berjalan tetap memakai batas awalnya.
settings-cooldown = **Jeda:** { $cooldown } antarperintah
settings-no_cooldown = **Jeda:** tidak ada
settings-note_cooldown = Langkah dan tombol tidak kena jeda.
settings-prefix = **Prefiks:** `{ $own }`
settings-no_prefix = **Prefiks:** tidak ada
settings-note_prefix = Perintah slash, dan perintah setelah me-mention aku, selalu berfungsi.
settings-change_prefix = Ubah prefiks
settings-daily_channel = **Channel:** { $channel }
settings-no_daily_channel = **Channel:** tidak ada, jadi tidak kuposting
settings-choose_daily_channel = Tidak di mana pun
settings-note_daily_channel = Aku memposting teka-teki harian di sana sekali sehari, dengan tombol untuk memecahkannya, jumlah yang berhasil, solusi kemarin, dan runtunan terpanjang anggota yang membagikan hasilnya.
settings-daily_hour = **Waktu:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Kalau jam itu sudah dimulai dan hari ini belum ada postingan, aku langsung memposting teka-tekinya.
settings-hour = { $time } UTC
settings-no_wait = Tanpa jeda
settings-hours = { $count } jam
settings-days = { $count } hari
settings-seconds = { $count } detik
settings-channels_deleted = 🗑️ { $count } channel pilihanmu sudah dihapus.
settings-all_channels_deleted = 🗑️ Semua channel pilihanmu sudah dihapus. Sampai kamu memilih yang lain, game boleh dimainkan di semua channel.
settings-roles_deleted = 🗑️ { $count } role pilihanmu sudah dihapus.
settings-all_roles_deleted = 🗑️ Semua role pilihanmu sudah dihapus. Sampai kamu memilih yang lain, semua orang boleh main.
settings-daily_channel_deleted = 🗑️ Channel yang kamu pilih untuk teka-teki harian sudah dihapus. Sampai kamu memilih yang lain, teka-teki tidak kuposting.
settings-dismiss_deleted = Oke
settings-missing_for_answers = ⚠️ Aku tidak bisa menjawab perintah ketikan di { $channels }. Beri aku izin **{ $missing }** di sana.
settings-missing_for_daily = ⚠️ Aku tidak bisa memposting teka-teki harian di { $channels }. Beri aku izin **{ $missing }** di sana.
settings-missing_for_threads = ⚠️ Aku tidak bisa memakai thread untuk game di { $channels }. Beri aku izin **{ $missing }** di sana.
settings-missing_for_pictures = ⚠️ Aku tidak bisa menggambar papan di { $channels }, jadi papannya berupa emoji. Beri aku izin **{ $missing }** di sana.

## prefix

prefix-title = Prefiks perintah
prefix-field = Prefiks
prefix-explanation = Paling banyak 5 karakter (bawaan: { $usual }). Kosong: hanya mention dan perintah slash
prefix-explanation_no_usual = Paling banyak 5 karakter. Kosong: hanya mention dan perintah slash

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Semua orang di sini akan melihat jawabanku. Pakai { $command }, supaya hanya kamu yang melihatnya.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** tampak terbaik, tetapi tidak semuanya bisa kuhitung. { coach-depth } { $reasons }
coach-depth = Aku menghitung { $depth } langkah ke depan (gabungan kedua pihak).
coach-analyse_anyway = Tetap analisis
coach-price_hint = Setelah itu game ini bisa menurunkan ratingmu, tapi tidak bisa menaikkannya. Tampilkan petunjuk?
coach-price_analysis = Setelah itu game ini bisa menurunkan ratingmu, tapi tidak bisa menaikkannya. Analisis game ini?
coach-show_hint = Tampilkan petunjuk
coach-press = Tekan tombol untuk melihat petunjuk. Hanya kamu yang melihatnya.
coach-wait = Banyak anggota menungguku. Jawabanku siap sekitar { $seconds } detik lagi.
coach-win = menang dalam { $moves } langkah
coach-win_at_most = menang paling lama dalam { $moves } langkah
coach-draw = seri
coach-loss = kalah dalam { $moves } langkah
coach-loss_at_most = kalah paling lama dalam { $moves } langkah
coach-to_move = Giliran { $mark }: **{ $value }**
coach-to_move_unproven = Giliran { $mark }: **belum dihitung sampai tuntas**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Lanjutan terbaik:** { $cells }
coach-looks_best = **Tampak terbaik:** { $cells }
coach-not_proven = **Belum dihitung sampai tuntas:** { $count } dari { $moves } langkah. { coach-depth }
coach-legend = 🏆 menang, 🤝 seri, 💀 kalah, kalau tidak ada yang salah langkah. Dalam “menang dalam 3 langkah”, hanya langkah pemenang yang dihitung.
coach-network =
    Giliran { $mark }. Jaringan memperkirakan **{ $value }** untuk pihak ini, dari −100 (kalah) sampai +100 (menang).
    Yang paling disukainya: **{ $moves }**
coach-network_legend = Makin terang sebuah kotak, makin mungkin jaringan bermain di situ. + menang, = seri, − kalah dengan permainan terbaik. Bilah menunjukkan bagian X di kiri dan O di kanan.
coach-see_network = Yang dilihat jaringan
coach-nothing_left = Game itu sudah selesai, jadi tidak ada yang bisa dianalisis.
coach-before_last = Game terakhir di sini, sebelum langkah terakhirnya:
coach-at_end = Game terakhir di sini, saat berhenti:
coach-completes_line = Langkah ini melengkapi { $lines } dan menang.
coach-forks = Langkah ini membuat ancaman ganda: bisa menang di { $cells }, padahal { $mark } hanya bisa memblokir salah satunya.
coach-forces = Langkah ini mengancam menang di { $cell }. { $mark } harus memblokir di sana, dan tetap kalah.
coach-wins_later = Pada akhirnya { $mark } harus bermain di bawah { $cell }, dan { $mover } menang di sana. Dari bawah, { $mark_x } mendapat baris ganjil, { $mark_o } baris genap.
coach-leaves_only_lines = Sekarang semua langkah { $mark } melengkapi deret.
coach-mirrors = Ini kotak di seberang { $cell }. Siapa yang memegang tengah dan selalu membalas di kotak seberangnya tidak akan pernah melengkapi deret.
coach-mirrors_center = Ini kotak tengah. Siapa yang memegangnya dan selalu membalas di kotak seberangnya tidak akan pernah melengkapi deret.
coach-only_move = Ini satu-satunya langkah yang mungkin.
coach-blocks = Langkah ini memblokir { $mark } di { $lines }.
coach-prevents_forks = { $count ->
   *[other] Langkah ini mencegah ancaman ganda { $mark }: di { $cells }.
}
coach-only_draw = Semua langkah lain kalah.
coach-keeps_win = { $others } langkah lain juga menang.
coach-only_win = Tidak ada langkah lain yang menang.
coach-holds_out = Semua langkah kalah, dan tidak ada yang bertahan lebih lama dari ini.
coach-holds_out_alone = Semua langkah kalah, tetapi ini yang bertahan paling lama.
coach-threatens = Langkah ini mengancam menang di { $cell }, jadi { $mark } harus memblokir di sana.
coach-tempts = { $mistakes } dari { $replies } balasan { $mark } adalah kesalahan.
coach-one_of_draws = { $count } dari { $moves } langkah yang mungkin mempertahankan seri, termasuk yang ini.
coach-all_draw = Semua langkah mempertahankan seri.
coach-traps = { $count ->
       *[other] **{ $cells }** memasang jebakan terbanyak.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Akurasi:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Titik balik:** langkah { $number }, **{ $coordinate }** oleh { $who } { $mark } ({ $before } → { $after }). Lebih baik: { $cells }
coach-no_mistake = **Kesalahan di papan:** tidak ada. Tidak ada langkah yang mengubah hasil.
coach-no_proven_mistake = **Kesalahan di papan:** tidak ada yang ditemukan.
coach-not_judged = { $count ->
       *[other] **Terlalu rumit untuk dinilai:** langkah { $numbers }
    }
coach-stopped_at = Saat game berhenti, giliran { $mark }: { $value }.
coach-no_plies = Tidak ada langkah sama sekali.
coach-plies = **Langkah:** { $cells }
coach-kept = Langkah bagus: masih { $value }.
coach-unjudged = Langkah ini terlalu rumit untuk kunilai. { coach-depth }
coach-lost_anyway = Posisinya memang sudah kalah: { $value }.
coach-mistake = Kesalahan: { $before } → { $after }. Lebih baik: { $glyph } { $cells }
coach-mistakes = **{ $count } kesalahan:** langkah { $numbers }
coach-move = Langkah { $number }
coach-back = Kembali
coach-next = Lanjut

## learner

learner-title = ### 🧠 Yang sudah kupelajari di sini
learner-naive = 🧠 Aku belum mempelajari apa pun di sini. Aku hanya tahu aturannya. Untuk mengajariku: `{ $prefix }{ name-play } { level-learner } { $word }`, atau tombol di bawah.
learner-how_original = -# Aku mengambil kotak kosong pertama yang belum pernah membuatku kalah.
learner-how_stronger = -# Aku belajar dari kedua pihak di setiap game. Posisi yang dicerminkan atau diputar dihitung satu.
learner-memory_lost = **Posisi kalah yang kukenal:** { $lost }
learner-memory = **Posisi kalah yang kukenal:** { $lost } · **Posisi bagus:** { $good }
learner-games = **Game:** { $games } · **Dari latihan:** { $trained }
learner-latest_games = **{ $count } game terakhir:** { $wins } menang · { $draws } seri · { $losses } kalah
learner-results = **Hasil:** { $wins } menang · { $draws } seri · { $losses } kalah
learner-unbeatable = 🛡️ Sekarang tidak ada yang bisa mengalahkanku.
learner-beatable = 🎯 Aku masih bisa kalah sebagai { $mark_x } dan sebagai { $mark_o }.
learner-beatable_as = 🎯 Aku masih bisa kalah sebagai { $mark }.
learner-lesson = 💡 **Pelajaran terbaru, sebagai { $mark }:** langkah ini tidak akan kuulangi.
learner-curve = Grafik garis persentase kekalahanku. Game: { $games }. Di awal: { $first }. Di akhir: { $last }.
learner-losses = **Persentase kekalahanku:** { $first } di awal · { $last } di akhir
learner-training = 🏋️ Latihan melawan level **{ $opponent }**: { $played } dari { $games } game
learner-trained = ✅ Aku sudah berlatih melawan level **{ $opponent }** sebanyak { $games } game.
learner-training_ended_early = ⏹️ Latihanku melawan level **{ $opponent }** berakhir lebih awal, setelah { $played } dari { $games } game.
learner-training_failed = ⚠️ Ada yang salah, jadi latihanku melawan level **{ $opponent }** berakhir setelah { $played } dari { $games } game. Yang sudah kupelajari tetap kuingat.
learner-training_over = ⏹️ Latihan itu sudah berakhir. Yang kupelajari tetap kuingat: lihat dengan `{ $prefix }{ name-brain }`.
learner-known_positions = **Posisi yang kukenal:** { $knows } · **Sebelumnya:** { $knew }
learner-end = Akhiri latihan
learner-do_play = Lawan aku
learner-do_train = Latih { $games } game
learner-do_export = Simpan sebagai file
learner-do_import = Muat file
learner-do_reset = Reset
learner-import_title = Muat pengetahuan murid
learner-import_field = File yang kusimpan
learner-saved =
    📤 **Semua yang kuketahui di sini, dalam mode `{ $mode }`**
    { $memory }
    Untuk memuatnya di tempat lain, pengelola di sana menekan **{ learner-do_import }** di bawah `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Isi file ini, dalam mode `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Gabungkan** menambahkannya ke pengetahuanku di sini, dan statistikku tetap ada.
    -# Posisi kalah baru: { $lost } · Posisi bagus baru: { $good }
learner-replace_preview =
    { "" }**Ganti** membuatku melupakan pengetahuanku di sini beserta statistikku.
    -# Posisi: { $known } · Game: { $games }
learner-do_merge = Gabungkan
learner-do_replace = Ganti
learner-do_cancel = Batal
learner-merged =
    ✅ **Sudah digabungkan**
    { "" }**Posisi kalah baru:** { $lost } · **Posisi bagus baru:** { $good }
    { "" }**Posisi yang kukenal:** { $known }
learner-replaced =
    ✅ **Sudah diganti**
    { "" }**Posisi yang kukenal:** { $known }
    { "" }**Mode:** `{ $mode }`
    { "" }**Posisi yang kulupakan:** { $forgotten } · **Game yang kulupakan:** { $games }
learner-not_imported = Tidak ada yang diimpor.
learner-reset =
    🗑️ **Lupakan semua yang kupelajari di sini beserta statistikku?**
    { "" }**Posisi:** { $known } · **Game:** { $games }
    Aku akan mulai dari awal dalam mode `{ $mode }`.
learner-reset_yes = Lupakan semua
learner-reset_switch = Lupakan, belajar dalam mode { $mode }
learner-reset_no = Simpan semua
learner-forgotten =
    🗑️ **Semua yang kupelajari di sini beserta statistikku sudah kulupakan.**
    { "" }**Posisi:** { $known } · **Game:** { $games }
    Aku mulai dari awal dalam mode `{ $mode }`.
learner-kept = Tidak ada yang kulupakan.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** belum punya game dengan hasil di sini. Mulai dengan `{ $prefix }{ name-play }`.
stats-none_of_game = **{ $who }** belum punya game { $game } dengan hasil di sini. Mulai dengan `{ $prefix }{ name-play } { $word }`.
stats-won = 🏆 { $count } menang
stats-drawn = 🤝 { $count } seri
stats-lost = { $count } kalah
stats-total = **Total:** { $tally }
stats-mark = **Sebagai { $mark }:** { $tally }
stats-members = **Anggota:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Anggota melawanku
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Level yang dikalahkan:** { $levels }
stats-winning_streak = **Runtunan menang terpanjang:** { $longest }
stats-course = 🎓 **Kursus:** selesai
stats-more = Lihat juga: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Lihat juga: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Game yang dimainkan di sini
stats-games = **Game:** { $games } · **Pemain:** { $members }
stats-nothing = Belum ada yang menyelesaikan game di sini. Mulai dengan `{ $prefix }{ name-play }`.
stats-nothing_of_game = Belum ada yang menyelesaikan game { $game } di sini. Mulai dengan `{ $prefix }{ name-play } { $word }`.
stats-winners = **Menang:** { $mark_x } { $x } · { $mark_o } { $o } · **Seri:** { $draws }
stats-ends = **Cara berakhirnya:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Paling aktif:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = **Antarlevelku:** { $games } game lagi
stats-bar = Diagram batang hasil. Menang: { $wins }. Seri: { $draws }. Kalah: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Tekan tombol untuk melihat kemajuanmu. Hanya kamu yang melihatnya.
progress-open = Lihat kemajuanku
progress-practice_now = Berlatih sekarang
progress-post = Posting
progress-none = Belum ada game-mu yang ditinjau. Mulai dengan `{ $prefix }{ name-practice }` atau dengan kesalahanmu di bawah game yang kalah. Sejak itu, setiap game yang kamu selesaikan kutinjau.
progress-clean = ✅ **{ $theme }:** tidak ada kesalahan sejak { $date } (game yang ditinjau: { $games })
progress-all_themes = Semua tema
progress-compared = { $now } · sebelumnya: { $before }
progress-accuracy = **Akurasi:** { $share }
progress-games = **Game yang ditinjau:** { $games }
progress-mistakes = ### Kesalahan
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Latihan
progress-due = **Latihan hari ini:** { $due } dari { $exercises }
progress-lessons = **Pelajaran selesai:** { $done } dari { $lessons }
progress-puzzle_rating = **Rating teka-teki:** { $rating }
progress-legend = 30 hari terakhir dan 30 hari sebelumnya. Akurasi adalah bagian dari langkahmu yang dinilai dan mempertahankan hasil.
progress-chart = Grafik akurasi per minggu, dengan jumlah game yang ditinjau: { $weeks }

## theme

theme-finish_line = Lengkapi deret
theme-block_line = Blokir deret
theme-make_fork = Buat ancaman ganda
theme-prevent_fork = Cegah ancaman ganda
theme-forced_sequence = Rangkaian paksaan
theme-opening = Pembukaan
theme-zugzwang = Zugzwang (ancaman ganjil dan genap)

## ended

ended-line = deret lengkap
ended-full_board = papan penuh
ended-repetition = posisi berulang
ended-move_limit = batas langkah tercapai
ended-boards_counted = jumlah papan dihitung
ended-resigned = menyerah
ended-forfeited = keluar atau kehabisan waktu
ended-agreed = sepakat seri
ended-abandoned = ditinggalkan
ended-stopped = dihentikan moderator

## rating

rating-ranked = **Rating:** { $rating } · **Peringkat:** { $rank }
rating-provisional = **Rating sementara:** { $rating } · **Peringkat:** setelah { $games } game berperingkat lagi
rating-none = **Rating:** belum ada · **Peringkat:** setelah { $games } game berperingkat
rating-of_game = **{ $game }** · { $standing }
rating-curve = Grafik garis rating selama { $games } game berperingkat terakhir: dari { $first } ke { $last }, antara { $lowest } dan { $highest }.
rating-course = **{ $games } game berperingkat terakhir:** dari { $first } ke { $last } · terendah { $lowest } · tertinggi { $highest }

## chart

chart-results = Hasil
chart-wins = Menang: { $games }
chart-draws = Seri: { $games }
chart-defeats = Kalah: { $games }
chart-rating = Rating
chart-rated_game = Game berperingkat
chart-losses = Persentase kekalahanku
chart-lost = Kalah
chart-by_week = Akurasi per minggu
chart-week = Minggu mulai
chart-accuracy = Akurasi
chart-reviewed = Game yang ditinjau
chart-game = Game
chart-average = Rata-rata { $games } game

## leaderboard

leaderboard-title = ### 🏅 Papan peringkat: { $game }
leaderboard-range = Anggota { $first }–{ $last } dari { $total }
leaderboard-none = 🏅 Belum ada yang punya peringkat { $game } di sini. Perlu { $games } game melawan levelku atau anggota, tanpa petunjuk. Mulai dengan `{ $prefix }{ name-play } { $word }`.
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Berikutnya:** { $level }, { $points ->
       *[other] { $points } poin
    } lagi
leaderboard-rated = Hanya game berperingkat yang dihitung.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Game yang dimainkan di sini
history-range = -# Game { $first }–{ $last } dari { $total }, terbaru dulu
history-none = **{ $who }** belum menyelesaikan game di sini. Mulai dengan `{ $prefix }{ name-play }`.
history-nothing = Belum ada yang menyelesaikan game di sini. Mulai dengan `{ $prefix }{ name-play }`.
history-line_of = **{ $number }.** { $date } · { $mark } melawan **{ $other }** · { $result } · { $plies } langkah
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } langkah
history-win = menang
history-draw = seri
history-loss = kalah
history-no_result = tanpa hasil
history-newer = Lebih baru
history-older = Lebih lama
history-first = Awal
history-last = Akhir
history-list = Kembali ke daftar
history-export = Game-ku sebagai file
history-paste = Putar dari baris
history-pasted = Satu baris dari file berisi game

## replay

replay-ply = Langkah { $number } dari { $plies }: **{ $who }** menaruh { $mark } di **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Langkah:** { $moves }
replay-share = Bagikan

## export

export-use_history = Ini cukup antara kita berdua. Tekan **{ history-export }** di bawah `{ $prefix }{ name-history }`, atau kirim `{ $prefix }{ name-export }` kepadaku lewat pesan langsung.
export-done_pasted =
    📤 **Game-mu yang selesai:** { $games }
    Dari semua tempat kamu bermain, satu game per baris. Untuk melihat salah satunya lagi, tekan **{ history-paste }** di bawah `{ $prefix }{ name-history }` dan tempelkan barisnya
export-none = Kamu belum menyelesaikan game. Mulai dengan `{ $prefix }{ name-play }`.

## moderation

moderation-stopped = ⏹️ Game sudah dihentikan, dan papannya menampilkan itu.
moderation-resigned = 🏳️ **{ $who }** menyerah di game ini, dan papannya menampilkan itu.

## permission

permission-view_channel = Lihat Channel
permission-connect = Sambungkan
permission-send_messages = Kirim Pesan
permission-send_messages_in_threads = Kirim Pesan di Thread
permission-create_public_threads = Buat Thread Publik
permission-attach_files = Lampirkan File
permission-manage_messages = Kelola Pesan
permission-manage_guild = Kelola Server

## question

question-yes = Mulai baru
question-no = Lanjut main
question-kept = Game berlanjut. Lihat papannya dengan `{ $prefix }{ name-board }`.
question-stop = **{ $x }** dan **{ $o }** sedang main di sini. Hentikan game mereka?
question-stop_own = **{ $x }** dan **{ $o }** sedang main di sini. Kalau kamu menghentikan game ini, kamu dianggap menyerah. Hentikan?
question-stop_yes = Hentikan game
question-stop_no = Batal
question-play_examples = Contohnya: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }`, atau `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Contohnya: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }`, atau `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Teka-teki harian sama untuk semua orang: `{ $prefix }{ $command } { word-daily }`. Game atau tema hanya untuk teka-tekimu sendiri: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Contohnya: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; waktunya 90s atau 3m.
question-race_today_alone = Balapan harian sama untuk semua di sini: `{ $prefix }{ $command } { word-today }`. Game dan waktu bisa kamu pilih untuk balapan yang kamu buka sendiri: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Contohnya: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, dengan waktu untuk tiap langkah dari 15s sampai 24h.
question-watch_examples = Contohnya: `{ $prefix }{ $command } { level-hard } { level-easy }` atau `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Maksudmu `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Maksudmu `{ $prefix }{ $command }`?
question-unknown_words = Aku tidak mengerti “{ $typed }” di sini.
question-conflicting_words = Kata-kata itu tidak bisa dipakai bersama.
question-choose_member = Pilih anggotanya dari daftar yang ditampilkan Discord setelah `@`.
question-course_examples = Pelajaran bernomor 1 sampai 7: `{ $prefix }{ $command } 1` membuka yang pertama.
question-invite_examples = Contohnya: `{ $prefix }{ $command } { word-connect4 }` atau `{ $prefix }{ $command } o`.
question-challenge_named = Tantang **{ $who }**?
question-challenge_named_yes = Tantang

## help

help-first = Tekan **Main** untuk memulai game melawanku, lalu tekan sebuah kotak.
help-to_friend = Main dengan teman
help-to_commands = Semua perintah
help-to_play = Main
help-to_learn = Belajar
help-to_owners = Untuk pengelola server
help-about = Tentang aku
help-play =
    ### Main
    Yang membuat tiga sebaris menang: mendatar, tegak, atau diagonal.
    - **Mulai:** `{ $prefix }{ name-play }`. Kamu { $mark_x } dan jalan duluan; `{ $prefix }{ name-play } o` membuatmu { $mark_o }.
    - **Langkah:** tekan kotak atau ketik `{ $prefix }{ name-move } B2` (baris B, kolom 2).
    - **Level:** `{ $prefix }{ name-play } { level-easy }`, atau `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Game lain:** `{ $prefix }{ name-play } { word-connect4 }`, atau `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Bareng yang lain:** `{ $prefix }{ name-play } @ben` menantang anggota, `{ $prefix }{ name-invite }` mengajak siapa saja. Di `{ $prefix }{ name-vote }`, semua orang bermain di satu pihak.
    - **Saat bermain:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Game-mu, dan siapa yang mencari lawan:** `{ $prefix }{ name-games }`
    - **Mention saat giliranmu:** `{ $prefix }{ name-privacy }`
    - **Satu game lagi di sini:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Belajar
    - **Langkah terbaik:** `/{ name-hint }` saat bermain
    - **Bandingkan semua langkah:** `{ $prefix }{ name-analyse }`
    - **Penjelasan sebuah game:** tombol **{ board-review }** di bawah game yang selesai
    - **Kesalahanmu sendiri:** `{ $prefix }{ name-practice }`
    - **Kursus:** `{ $prefix }{ name-course }`
    - **Teka-teki:** `{ $prefix }{ name-puzzle }` atau `{ $prefix }{ name-puzzle } { word-daily }`
    - **Melawan waktu:** `{ $prefix }{ name-storm }` sendirian, `{ $prefix }{ name-race }` bersama yang lain
    - **Murid:** `{ $prefix }{ name-play } { level-learner }` melawan pemula yang belajar darimu; `{ $prefix }{ name-brain }` menunjukkan kemajuannya.
    - **Menonton:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Hasil:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Datamu, dan pesan dariku:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Untuk pengelola server
    - **Pengaturan:** `/{ name-settings }` untuk game, papan, channel, role, prefiks, dan bahasa (perlu izin **Kelola Server**)
    - **Menghentikan game:** `{ $prefix }{ name-stop }` di channel-nya (perlu izin **Kelola Pesan**)
    - **Izin:** `/{ name-settings }` menunjukkan izin yang belum kumiliki.
    - **Prefiks:** ubah di `/{ name-settings }`. Me-mention aku selalu berfungsi.
    - **Mereset murid:** `{ $prefix }{ name-brain }`
    - **Privasi:** `{ $prefix }{ name-privacy }` menunjukkan apa yang kusimpan tentangmu.
about-version = **Versi:** { $version }
about-invite = [Tambahkan aku ke server](<{ $link }>)
about-install = [Tambahkan aku ke akunmu](<{ $link }>)
about-terms = [Ketentuan layanan](<{ $link }>)
about-privacy = [Kebijakan privasi](<{ $link }>)
about-your_data = **Datamu:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Versi yang lebih baru, { $version }, sudah pernah berjalan dengan basis data ini. Perbarui aku lagi, atau pulihkan cadangan dari sebelum pembaruan itu.
about-servers = **Jumlah server:** { $servers }
about-since = **Mulai berjalan:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** terhubung, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** tidak terhubung

## privacy

privacy-use_slash_command = Ini cukup antara kita berdua. Pakai `/{ name-privacy }`, atau kirim `{ $prefix }{ name-privacy }` kepadaku lewat pesan langsung.
privacy-title = ### Yang kusimpan tentangmu
privacy-nothing = Tidak ada.
privacy-never = **Tidak pernah disimpan:** namamu dan apa yang kamu tulis
privacy-matches = **Game:** { $finished } selesai · { $live } berjalan
privacy-matches_details = -# ID penggunamu, langkah, waktu, petunjuk, serta ID server, channel, dan pesan
privacy-challenges = **Tantangan terbuka:** { $challenges }
privacy-challenges_details = -# Siapa menantang siapa, game-nya, serta ID channel dan pesan
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
   *[other] **Rating:** di { $ratings } server
}
privacy-gains = { $gains ->
    [0] **Poin dari game melawan levelku:** tidak ada
   *[other] **Poin dari game melawan levelku:** di { $gains } level
}
privacy-ratings_details =
    -# Ratingmu setelah tiap game berperingkat, serta jumlah menang, seri, dan kalahmu
    -# Untuk tiap level, poin pada hari terakhir kamu mendapatkannya
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Hasil teka-teki:** tidak ada
   *[other] **Hasil teka-teki:** di { $puzzles } server atau obrolan pribadi
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Rating teka-teki:** –
   *[other] **Rating teka-teki:** untuk semua server
}
privacy-puzzles_details = -# Teka-teki terakhir, jawaban benar dan salah, runtunan, dan hasil harian yang terakhir kamu bagikan
privacy-practice = **Latihan:** { $exercises } · **Game untuk itu:** { $reviewed }
privacy-practice_details = -# Sejak kapan kamu berlatih, kesalahanmu, jawabanmu, dan kapan semua itu muncul lagi
privacy-course = **Pelajaran:** { $lessons }
privacy-course_details = -# Latihan mana saja yang sudah kamu selesaikan
privacy-learners = { $learners ->
   *[other] **Ingatan murid:** dari { $learners } obrolan pribadi
}
privacy-learners_details = -# Yang dipelajarinya darimu di pesan langsung. Di server, dia tidak menyimpan siapa yang bermain.
privacy-notices = **Notifikasi dimatikan:** ya
privacy-notices_details = -# ID penggunamu
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Pengingat runtunan:** nonaktif
   *[other] **Pengingat runtunan:** aktif
}
privacy-search_notices = { $search_notices ->
    [0] **Notifikasi undangan:** nonaktif
   *[other] **Notifikasi undangan:** di { $search_notices } server
}
privacy-direct_messages_details = -# ID penggunamu, dan kapan terakhir aku mengirimimu pesan
privacy-votes = **Suara:** { $votes } · **Voting yang dimulai:** { $votings }
privacy-votes_details = -# Di game dengan voting bersama: ID penggunamu, dan suaramu untuk tiap langkah, sampai 24 jam setelah game selesai
privacy-races = **Balapan dan badai teka-teki:** { $races } · **Dimulai olehmu:** { $race_starts }
privacy-races_details = -# ID penggunamu, teka-tekinya, mana yang gagal kamu pecahkan, poinmu, dan waktu yang kamu pakai
privacy-if_deleted =
    ### Kalau kamu menghapusnya
    { "" }**Game yang berjalan** langsung berakhir. Kamu kalah di game yang kedua pihaknya sudah melangkah.
    { "" }**Game yang selesai** tetap ada, tetapi tanpa ID penggunamu.
    { "" }**Selebihnya** hilang. Ini tidak bisa dibatalkan.
privacy-forget = Hapus dataku
privacy-deleted = ### Datamu sudah dihapus
privacy-kept =
    -# Namamu, bahasamu, dan siapa yang kamu tantang juga kulupakan, kalau masih ada di memoriku.
    ### Yang tetap ada
    { "" }**Game:** { $kept }
    -# Tanpa ID penggunamu serta ID channel dan pesan. Yang tersisa hanya ID pesan atau tekanan tombol yang memulai game, sebagai nomor game itu. Tanpa channel-nya, tidak ada yang bisa mencarinya.
    -# Sampai tengah malam UTC, aku masih tahu berapa kali dua anggota yang sama saling bermain hari ini, tetapi tidak tahu siapa mereka.
privacy-ended = { $lost ->
    [0] **Game berjalan yang diakhiri:** { $live } (tanpa hasil)
   *[other] **Game berjalan yang diakhiri:** { $live } · **Kalah:** { $lost } (kedua pihak sudah melangkah)
}
privacy-nothing_ended = **Game berjalan yang diakhiri:** tidak ada

## name

name-play = main
name-play_opponent = lawan
name-play_member = anggota
name-play_mark = tanda
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = game
name-invite = undang
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = tawarkan
name-offer_what = apa
name-draw = seri
name-takeback = urungkan
name-games = game-ku
name-watch = tonton
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = otak
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = murid
name-settings = pengaturan
name-vote = voting
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = waktu
name-vote_thread = { word-thread }
name-stop = hentikan
name-move = langkah
name-move_coordinate = kotak
name-board = papan
name-resign = menyerah
name-puzzle = teka-teki
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = balapan
name-race_game = { name-play_game }
name-race_time = waktu
name-race_today = { word-today }
name-storm = badai
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kursus
name-course_lesson = pelajaran
name-help = bantuan
name-about = tentang
name-hint = petunjuk
name-analyse = analisis
name-analyse_position = posisi
name-analyse_view = tampilan
name-review = tinjau
name-privacy = privasi
name-progress = kemajuan
name-notify = notifikasi
name-practice = latihan
name-practice_move = { name-move_coordinate }
name-stats = statistik
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = peringkat
name-leaderboard_game = { name-play_game }
name-history = riwayat
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = putar-ulang
name-export = ekspor

## word

word-random = acak
word-thread = thread
word-here = di-sini
word-network = jaringan
word-hints = petunjuk
word-misere = terbalik
word-fading = menghilang
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = tic-tac-toe-ultimate
word-infinite = tak-terbatas
word-disappearing = tanda-menghilang
word-connect4 = connect4
word-connect_four = empatsebaris
word-tictactoe = tic-tac-toe
word-ttt = ttt
word-noughts = catur-jawa
word-reverse = tic-tac-toe-terbalik
word-misere_tictactoe = tic-tac-toe-misere
word-daily = harian
word-mixed = campuran
word-today = hari-ini
word-finish_line = deret
word-block_line = blokir
word-make_fork = ancaman-ganda
word-prevent_fork = cegah
word-forced_sequence = rangkaian
word-opening = pembukaan
word-zugzwang = zugzwang
word-show = lihat
word-train = latih
word-export = ekspor
word-import = impor
word-reset = reset
word-server = server
word-original = asli
word-stronger = lebih-kuat

## command

command-play = Tic-tac-toe, Connect Four, dan lainnya, melawanku atau anggota
command-play_opponent = Levelku, kalau kamu main melawanku
command-play_member = Anggota yang ditantang (bawaan: kamu main melawanku)
command-play_mark = Tandamu; X jalan duluan
command-play_mark_x = X (jalan duluan)
command-play_mark_o = O (jalan kedua)
command-play_mark_random = Acak
command-play_thread = Buka thread untuk game ini (bawaan: pengaturan server)
command-play_hints = Izinkan kedua pemain memakai petunjuk dalam game antaranggota
command-play_game = Game yang mana (bawaan: game bawaan server)
command-invite = Game dengan siapa pun yang ikut lebih dulu
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Izinkan kedua pemain memakai petunjuk
command-invite_game = { command-play_game }
command-menu_challenge_member = Tantang main
command-offer = Seri, atau langkah terakhirmu diurungkan, kalau pemain lain setuju
command-offer_what = Yang kamu minta dari pemain lain
command-offer_what_draw = Seri
command-offer_what_takeback = Mengurungkan langkah terakhirmu
command-games = Game-mu yang sedang berjalan, dan siapa yang mencari lawan main di sini
command-watch = Game antara dua levelku
command-watch_x = Level yang memegang X dan jalan duluan
command-watch_o = Level yang memegang O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Pengaturan server ini: game, papan, siapa yang boleh main, bahasa
command-vote = Game melawan salah satu levelku: semua orang di sini memberi suara untuk tiap langkah
command-vote_opponent = Levelku yang kalian lawan bersama (bawaan: level bawaan server)
command-vote_game = { command-play_game }
command-vote_mark = Tanda kalian semua; X jalan duluan (bawaan: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Waktu voting untuk tiap langkah, dari 15s sampai 24h, seperti 30s, 5m, atau 1h (bawaan: 1m)
command-vote_thread = Tidak: di channel ini, yang memerlukan izin Kelola Pesan
command-stop = Hentikan game di channel ini
command-move = Langkahmu: kotak, seperti B2, atau nomor kolom di Connect Four
command-move_coordinate = Kotak, seperti B2, atau nomor kolom di Connect Four
command-board = Papan sekali lagi, sebagai pesan baru
command-resign = Menyerah di game ini
command-puzzle = Teka-teki: temukan satu-satunya langkah yang benar
command-puzzle_daily = Teka-teki harian server ini, untuk semua orang di sini
command-puzzle_game = { command-play_game }
command-puzzle_theme = Pilih tema teka-teki
command-race = Balapan teka-teki untuk semua di sini: teka-teki yang sama, sebanyak mungkin dalam 90 detik
command-race_game = Teka-teki dari satu game (bawaan: berbagai game)
command-race_game_mixed = Berbagai game
command-race_time = Berapa lama waktu untuk semua (bawaan: 90 detik)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Balapan harian: 20 teka-teki yang sama untuk semua di sini, kapan pun kamu sempat hari ini
command-storm = Teka-teki sebanyak mungkin dalam 90 detik, melawan rekormu sendiri
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Berapa lama waktumu (bawaan: 90 detik)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Tujuh pelajaran singkat supaya bermain lebih baik
command-course_lesson = Nomor pelajaran (bawaan: semua pelajaran)
command-help = Cara bermain, dan semua perintah
command-brain = Yang sudah dipelajari murid di sini, dan latihannya
command-brain_train = Latih dia: jumlah game, dari 1 sampai 10000 (bawaan: 500)
command-brain_opponent = Latih dia melawan level ini (bawaan: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Hal yang kuberitahukan kepadamu, dengan tombol untuk mengubahnya
command-hint = Langkah bagus dan alasannya; hanya kamu yang melihatnya
command-analyse = Nilai setiap langkah
command-analyse_position = Baris dari atas, seperti X../.O./... (bawaan: game di channel ini)
command-analyse_view = Yang dilihat selain nilai (bawaan: tidak ada)
command-analyse_view_network = yang dilihat jaringan
command-privacy = Yang kusimpan tentangmu, dan cara menghapusnya
command-practice = Latihan dari kesalahanmu sendiri: temukan langkah yang lebih baik
command-practice_move = { command-move_coordinate }
command-stats = Hasilmu, hasil anggota, atau hasil seluruh server
command-stats_member = Game milik siapa (bawaan: milikmu)
command-stats_server = Game semua orang di server ini
command-stats_game = Hanya game ini (bawaan: semua game)
command-leaderboard = Pemain terbaik di server ini
command-leaderboard_game = { command-play_game }
command-history = Game yang selesai, untuk diputar langkah demi langkah atau disimpan sebagai file
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Kotak yang mana? Ketik huruf baris dan nomor kolomnya, misalnya `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Itu bukan kotak. Ketik huruf baris dan nomor kolom, misalnya `{ $prefix }{ name-move } B2`.
error-missing_column = Kolom yang mana? Ketik nomornya, misalnya `{ $prefix }{ name-move } 2`.
error-unreadable_column = Itu bukan kolom. Ketik nomornya, misalnya `{ $prefix }{ name-move } 2`.
error-unknown_row = Tidak ada baris { $row }. Barisnya { $first } sampai { $last }.
error-unknown_column = Tidak ada kolom { $column }. Kolomnya { $first } sampai { $last }.
error-cell_fading = { $mark } milikmu di **{ $coordinate }** baru menghilang setelah kamu melangkah: pilih kotak kosong.
error-cell_taken = **{ $coordinate }** sudah diisi { $mark }. Pilih kotak kosong.
error-other_board = Kamu harus bermain di papan **{ $board }**: **{ $first }** sampai **{ $last }**.
error-closed_board = Papan **{ $board }** ({ $first } sampai { $last }) sudah dimenangkan atau penuh. Pilih kotak di papan lain.
error-full_column = Kolom { $column } penuh. Pilih yang lain.
error-floating_cell = Keping di **{ $coordinate }** akan jatuh. Pilih kotak kosong terbawah di sebuah kolom.
error-position_shape = Tulis posisi sebagai { $rows } baris berisi { $columns } kotak dengan `/` di antara baris, misalnya `{ $example }`. Untuk papan ukuran lain, tulis ukurannya dulu, misalnya `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Posisi **{ $game }** yang diketik tidak memuat semuanya. Saat bermain, `/{ name-analyse }` menampilkan posisinya.
error-position_mark = Baris { $row }, kolom { $column } di posisi itu bukan `X`, `O`, atau `.`.
error-impossible_position = Tidak ada game yang bisa sampai ke posisi itu: X jalan duluan, kedua pihak bergantian, dan deret pertama yang lengkap mengakhiri game.
error-floating_position = Tidak ada game yang bisa sampai ke posisi itu: keping di **{ $coordinate }** akan jatuh.
error-game_size = Tidak ada game seukuran itu. Papan punya { $least } sampai { $most } baris dan kolom, dan deret pemenang paling sedikit { $least } kotak serta muat di papan. Misalnya, `{ $prefix }{ name-play } 6x6x4` berarti 6 baris, 6 kolom, dan 4 sebaris.
error-game_not_offered = Server ini tidak menyediakan **{ $game }**. Yang tersedia: { $offered }.
error-match_over = Game itu sudah selesai. Mulai yang baru dengan `{ $prefix }{ name-play }`.
error-not_a_player = Kamu bukan pemain di game ini.
error-workers_busy = Terlalu banyak anggota sedang menunggu petunjuk. Coba lagi dalam satu menit.
error-advice_pending = Aku masih mengerjakan permintaan petunjukmu yang terakhir. Minta lagi setelah kujawab, ya.
error-advice-duel = Dalam sebuah game antaranggota tanpa petunjuk, posisi ini ada di papan atau hanya berjarak satu langkah. Tanya lagi setelah game itu berlanjut.
error-advice-race = Posisi ini adalah teka-teki yang sedang kamu jawab dalam balapan, atau hanya berjarak satu langkah darinya. Jawab dulu teka-teki itu.
error-too_many_takebacks = Kamu sudah mengurungkan { $limit } langkah di game ini. Itu batas untuk setiap pemain.
error-nothing_to_take_back = Kamu belum melangkah, jadi tidak ada yang bisa diurungkan.
error-not_your_turn = Belum giliranmu. Lihat papannya dengan `{ $prefix }{ name-board }`.
error-no_match = Tidak ada game yang berjalan di sini. Mulai dengan `{ $prefix }{ name-play }`.
error-match_running-resignation = Game-mu di sini masih berjalan. Kalau mulai baru, kamu menyerah dan itu dihitung kalah. Mulai baru?
error-match_running-no_result = Masih ada game yang berjalan di sini. Kalau mulai baru, game itu berakhir tanpa hasil. Mulai baru?
error-match_running-time_up = Di game yang berjalan di sini, sudah satu jam tidak ada langkah. Kalau kamu mulai baru, pemainnya kalah di game itu. Mulai baru?
error-channel_busy = Anggota lain sedang main di sini. Main di channel lain atau di thread, atau pakai `{ $prefix }{ name-play }` setelah { $idle_after } menit tanpa langkah.
error-exhibition_running = Dua levelku sedang bertanding di sini. Tunggu sampai game mereka selesai, atau main di channel lain atau di thread.
error-match_moved_on = Game sudah berlanjut sejak itu. Lihat keadaannya dengan `{ $prefix }{ name-board }`.
error-channel_taken = Ada game lain yang berjalan di sini. Tunggu sampai selesai, atau main di channel lain atau di thread.
error-question-not_yours = Pertanyaan itu untuk orang lain.
error-offer-not_a_duel = Itu hanya bisa di game antaranggota. Saat melawanku, `{ $prefix }{ name-play }` memulai game baru, dan `{ $prefix }{ name-resign }` untuk menyerah di game ini.
error-offer-own_offer = Hanya pemain lain yang bisa menyetujuinya.
error-challenge-own_challenge = Kamu tidak bisa melawan diri sendiri. Mulai game melawanku dengan `{ $prefix }{ name-play }`.
error-challenge-bot_challenged = Bot tidak bisa menerima tantangan. Mulai game melawanku dengan `{ $prefix }{ name-play }`.
error-challenge_waiting = Kalian berdua masih punya tantangan terbuka. Terima, tolak, atau batalkan dulu: { $existing }
error-challenge-invitation_open = Kamu masih punya undangan terbuka. Batalkan dulu, atau tunggu sampai ada yang menerimanya: { $existing }
error-challenge_over = Itu sudah tidak terbuka. Buat tantangan baru dengan `{ $prefix }{ name-play } @seseorang`.
error-challenge-not_yours = Tantangan itu untuk orang lain.
error-challenge-level = Level hanya untuk game melawanku. Hilangkan levelnya untuk menantang anggota.
error-challenge-nobody_else = Di sini hanya ada kita berdua. Tantang seseorang di channel server.
error-challenge-not_visible = Hanya kamu yang bisa melihat jawabanku di server ini, jadi tidak ada yang bisa menerima. Minta pengelola server menambahkanku, atau main di DM grup.
error-challenge-private_thread = Pembuat thread pribadi bisa mengeluarkan yang lain, jadi di sini anggota hanya bisa main dengan petunjuk dan tanpa rating: `{ $prefix }{ name-play } @seseorang { word-hints }`.
error-challenge-cannot_see = **{ $who }** tidak bisa melihat channel ini. Main di channel yang bisa dilihat kalian berdua.
error-challenge-channel_taken = Ada game lain yang berjalan di { $channel }. Kamu bisa menerima [undangan]({ $link }) setelah game itu selesai.
error-challenge-not_a_member = Aku tidak menemukan anggota itu di sini. Ketik `@` dan pilih dari daftar Discord.
error-moderation-not_the_starter = Game ini dimulai orang lain. Hanya dia dan anggota dengan izin **{ permission-manage_messages }** yang bisa menghentikannya.
error-no_puzzles = Tidak ada teka-teki untuk game itu. Ada teka-teki untuk: { $games }.
error-puzzle-not_yours = Teka-teki itu untuk orang lain. Dapatkan milikmu dengan `{ $prefix }{ name-puzzle }`.
error-puzzle-over = Teka-teki itu tidak dihitung lagi. Dapatkan yang baru dengan `{ $prefix }{ name-puzzle }`.
error-puzzle-answered = Kamu sudah menjawab teka-teki itu. Dapatkan yang baru dengan `{ $prefix }{ name-puzzle }`.
error-practice-over = Latihan itu tidak terbuka lagi. Dapatkan yang lain dengan `{ $prefix }{ name-practice }`.
error-practice-unreadable_coordinate = Itu bukan kotak. Ketik huruf baris dan nomor kolom, misalnya `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Itu bukan kolom. Ketik nomornya, misalnya `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Itu teka-teki hari lain. Lihat yang hari ini dengan `{ $prefix }{ name-puzzle } { word-daily }`.
error-puzzle-daily_answered = Kamu sudah menjawab teka-teki hari ini. Teka-teki berikutnya muncul { $ends }.
error-race-outside_server = Balapan perlu peserta lain, jadi hanya ada di server. Di sini, `{ $prefix }{ name-storm }` sama saja, tapi sendirian.
error-race-no_puzzles = Tidak ada balapan dengan teka-teki game itu. Yang ada balapannya: { $games }.
error-race-channel_taken = Sudah ada balapan di channel ini.
error-race-in_another = Kamu sedang ikut balapan atau badai lain. Selesaikan dulu yang itu.
error-race-started = Balapan itu sudah dimulai. Kamu bisa ikut yang berikutnya.
error-race-full = Balapan itu sudah penuh: paling banyak { $most } anggota bisa ikut.
error-race-nobody_in = Belum ada yang ikut.
error-race-not_starter = Hanya anggota yang membuka balapan ini yang bisa memulainya lebih awal.
error-race-not_in = Kamu tidak ikut balapan itu.
error-race-not_over = Yang lain masih menjawab teka-teki ini. Kamu bisa melihatnya setelah balapan selesai.
error-race-day_not_over = Yang lain masih bisa menjawab teka-teki ini. Balapan berakhir { $ends }; setelah itu aku menunjukkan yang gagal kamu pecahkan.
error-race-no_day = Tidak ada balapan pada hari itu. `{ $prefix }{ name-race } { word-today }` menampilkan balapan hari ini.
error-race-over = Balapan itu sudah selesai.
error-race-private = Semua orang di sini akan membaca jawabanmu. Tekan saja tombol di teka-tekimu, atau kirim `{ $prefix }{ name-storm }` kepadaku lewat pesan langsung.
error-thread-not_here = Aku tidak bisa membuka thread di sini. Main tanpa thread, atau di channel teks sebuah server.
error-thread-user_permission = Kamu perlu izin **{ $missing }** untuk membuka thread di sini. Main saja tanpa thread.
error-thread-too_many = Jumlah thread terbuka di server ini sudah mencapai batas Discord. Main tanpa thread, atau arsipkan satu thread terbuka dulu.
error-thread-try_later = Discord sedang tidak mengizinkanku membuka thread, jadi game dimainkan di sini.
error-thread-try_later_or_elsewhere = Discord sedang tidak mengizinkanku membuka thread, dan ada game lain yang berjalan di sini. Coba lagi dalam beberapa menit, atau main di channel lain.
error-cannot_attach = Aku perlu izin **{ $missing }** untuk mengirim file di sini. Minta pengelola server ini memberikannya kepadaku, atau pakai perintah slash.
error-training-bot_permission = Aku perlu izin **{ $missing }** untuk menampilkan jalannya latihan di sini. Minta pengelola server ini memberikannya kepadaku, atau latih aku di channel lain.
error-training-user_install = Aku tidak bisa menampilkan jalannya latihan di sini. Latih aku di pesan langsung, atau di server yang sudah menambahkanku.
error-learner_game = Murid tidak memainkan game itu. Yang dimainkannya: { $games }.
error-learner-unknown_word = Aku tidak mengenal “{ $typed }”. `{ $prefix }{ name-brain }` menunjukkan yang sudah kupelajari. Kamu juga bisa memakai `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` dengan file, serta `{ $prefix }{ name-learner } { word-reset }` atau `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Aku tidak bisa menganalisis **{ $game }**, jadi tidak ada petunjuk, analisis, dan tinjauan untuk game ini.
error-training-unknown_word = Aku tidak mengenal “{ $typed }”. Ketik jumlah game dan salah satu levelku ({ $levels }), misalnya `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Pilih 1 sampai { $most } game untuk latihan.
error-training-already_running = Aku sedang berlatih di sini. Tunggu sampai selesai, atau akhiri latihannya.
error-learner-other_mode = Ingatan ini tidak bisa digabungkan: file-nya bermode `{ $theirs }`, sedangkan di sini aku belajar dalam mode `{ $ours }`.
error-learner-one_file = Aku perlu satu file, yang dibuat tombol **{ learner-do_export }** di bawah `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord tidak memberiku file itu. Coba lagi, ya.
error-notify-other_server = Tombol itu untuk server lain. `{ $prefix }{ name-notify }` menampilkan tombol untuk server ini.
error-notify-searches_off = Server ini tidak mengizinkan notifikasi undangan.
error-not_a_manager = Kamu perlu izin **{ permission-manage_guild }** untuk itu.
error-settings_outside_server = Hanya server yang punya pengaturan. Pakai `/{ name-settings }` di channel servermu.
error-invalid_choice = Pilihan itu tidak tersedia. Lihat yang tersedia di `/{ name-settings }`.
error-invalid_prefix = Tidak tersimpan: prefiks paling banyak 5 karakter yang terlihat, tanpa spasi dan backtick, dan tidak diawali `/`, `@`, atau `<`.
error-vote-outside_server = Di game seperti itu semua orang memberi suara, jadi dimainkan di server. `{ $prefix }{ name-play }` memulai game denganku di sini.
error-vote-off = Server ini mematikan game dengan voting.
error-vote-time = Waktu untuk tiap langkah dari 15 detik sampai 24 jam, seperti `30s`, `5m`, atau `1h`. Misalnya: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Voting untuk langkah itu baru saja berakhir. Sebentar lagi kamu bisa memberi suara untuk langkah berikutnya.
error-vote-only_in_thread = Kamu perlu izin **{ permission-manage_messages }** untuk memulai game ini langsung di channel. Tanpa itu, game mendapat thread.
error-vote-needs_thread = Game ini perlu thread. Kamu perlu izin **{ permission-create_public_threads }** untuk membukanya di sini, atau **{ permission-manage_messages }** untuk main langsung di channel.
error-wrong_channel = Aku tidak main di sini. Kamu bisa main di { $channels }.
error-missing_role = Untuk main denganku di sini, kamu perlu salah satu role ini: { $roles }.
error-cooldown = Cepat sekali! Kamu bisa memakai perintah berikutnya { $ends }.
error-too_many_choices = Kamu terlalu sering mengubah game ini. Mainkan, atau mulai yang baru dengan `{ $prefix }{ name-play }`.
error-already_playing = Kamu sudah bermain di sini. Lihat papannya dengan `{ $prefix }{ name-board }`.
error-button_used = Kamu sudah menekan tombol itu.
error-moderation-not_a_moderator = Kamu perlu izin **{ permission-manage_messages }** untuk menghentikan game anggota lain.
error-moderation-end_exhibition_instead = Kalau kamu yang memulai game ini, hentikan dengan tombol di bawahnya. Kalau bukan, kamu perlu izin **{ permission-manage_messages }**.
error-memory_file-too_large = Aku tidak bisa mengimpor file itu: ukurannya lebih dari { $max_kib } KiB.
error-memory_file-not_mine = Aku tidak bisa memuat file itu: bukan aku yang membuatnya, atau isinya sudah diubah.
error-memory_file-value = Aku tidak bisa mengimpor file itu: `{ $where }` harus salah satu dari ini: `{ $values }`.
error-memory_file-entry = Aku tidak bisa mengimpor file itu: `{ $where }` harus bilangan bulat dari 1 sampai { $max_position }. { -entries-from-0 }
error-memory_file-position = Aku tidak bisa mengimpor file itu: `{ $where }` berisi { $position }, yang tidak mungkin dipelajari murid dalam mode ini, atau yang tercantum dua kali. { -entries-from-0 }
error-notation-line = Aku tidak bisa membaca baris { $line }. Satu baris tampak seperti `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: waktu, papan, pemain, langkah, hasil, dan cara game berakhir.
error-notation-unplayable = Baris { $line } bukan game yang mungkin: langkah { $move } bukan kotak yang bisa dimainkan saat itu, seperti `B2`.
error-notation-ending = Baris { $line } bukan game yang mungkin: setelah langkah-langkah itu, game tidak bisa berakhir dengan `{ $ending }`.
error-starting-own = Aku masih memulai game-mu yang lain. Tunggu sebentar, lalu coba lagi.
error-starting-other = Aku masih memulai game lain milik penantangmu. Tunggu sebentar, lalu coba lagi.
error-thread-closed = Thread ini ditutup, dan aku tidak boleh membukanya lagi. Minta pengelola server ini membukanya; setelah itu `{ $prefix }{ name-board }` menampilkan papan.
error-thread-name_blocked = AutoMod server ini memblokir nama thread, yang memuat nama para pemain. Main tanpa thread, atau minta moderator mengecualikanku dari aturan itu.
-entries-from-0 = (Entri pertama daftar bernomor 0.)
error-thread-bot_permission = Aku perlu izin **{ $missing }** untuk membuka thread di sini. Minta pengelola server ini memberikannya kepadaku, atau main tanpa thread.
error-too_many_matches-own = Kamu sedang memainkan { $most } game di sini, jumlah terbanyak sekaligus. Selesaikan satu dulu: { $channels }
error-too_many_matches-other = Penantangmu sedang memainkan { $most } game di sini, jumlah terbanyak sekaligus. Terima setelah salah satunya selesai.
error-may_not_follow_up = Aku perlu izin **{ $missing }** untuk menampilkan kelanjutan game di sini. Minta pengelola server ini memberikannya kepadaku, atau main di channel lain.
error-not_in_thread = Mention aku di sini dulu. Dengan begitu aku ditambahkan ke thread pribadi ini; sebelum itu, aku tidak bisa menampilkan kelanjutan game di sini.
error-locked_thread = Thread ini dikunci, jadi aku tidak bisa menampilkan kelanjutan game di sini. Minta moderator membukanya, atau main di channel lain.
error-in_timeout = Aku kena timeout di server ini, jadi aku tidak bisa menulis di sini. Timeout berakhir { $ends }.
error-match_unreachable = Game terakhir di sini berakhir tanpa hasil, karena pesan berisi papannya dihapus atau aku tidak bisa melihat channel ini.
error-hints_not_allowed = Petunjuk dimatikan di game ini. Mulai game dengan petunjuk untuk kalian berdua: `{ $prefix }{ name-play } @seseorang { word-hints }`
error-record-nothing_finished = Belum ada game yang selesai di sini. Analisis posisi apa pun dengan `{ $prefix }{ name-analyse } X../.O./...`.
error-record-match_not_found = Aku tidak mengenal game itu lagi. Mungkin salah satu pemainnya sudah menghapus datanya.
error-record-unknown_target = Aku tidak mengenal “{ $typed }”. Kosongkan untuk dirimu sendiri, sebut anggota, seperti `{ $prefix }{ $command } @ben`, atau tulis `{ $prefix }{ $command } { word-server }` untuk semua orang di sini.
error-record-two_targets = Pilih anggota atau seluruh server, jangan keduanya.
error-record-no_leaderboard = Rating dan papan peringkat hanya ada di server. Lihat hasilmu di sini dengan `{ $prefix }{ name-stats }`.
error-record-no_pasted_game = Tambahkan satu baris dari `{ $prefix }{ name-export }` setelah perintah, dan kutunjukkan game-nya.
error-record-board_too_large = Papan itu terlalu besar untuk kutampilkan. Yang terbesar { $most }×{ $most }.
error-record-export_too_large = Game-mu terlalu banyak untuk dimuat dalam file { $most } MiB. Mintalah kepada orang yang menjalankanku.
error-share-not_visible = Hanya kamu yang bisa melihat jawabanku di server ini, jadi tidak ada orang lain yang akan melihat gambarnya.
error-share-cannot_attach = Aku tidak bisa membagikan game di sini: perlu izin **{ $missing }**.
error-level_not_offered = **{ $level }** tidak tersedia di game ini: { $game }. Levelnya: { $levels }.
error-network_missing = Jaringan tidak terpasang di bot ini, jadi **intuisi** dan **neural** tidak tersedia.
error-network_game = Jaringan belum mempelajari game itu. Yang dikuasainya: { $games }.
error-offer-what = Ketik yang kamu tawarkan: `{ $prefix }{ name-offer } { name-draw }` atau `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Tidak ada statistik dan rating terpisah untuk game itu. Yang ada: { $games }.
error-unknown_level = Aku tidak mengenal “{ $typed }”. Levelku: { $levels }. Misalnya: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Tidak tersimpan: X dan O masing-masing perlu emoji.
error-emoji-unreadable = Tidak tersimpan: “{ $typed }” bukan emoji. Masukkan emoji, atau nama emoji server, seperti `:cat:`.
error-emoji-composed = Tidak tersimpan: “{ $typed }” tersusun dari beberapa karakter, seperti semua bendera, tombol angka, dan keluarga. Di papan, Discord bisa menampilkannya satu per satu. Pilih emoji sederhana, misalnya 🍎.
error-emoji-unknown = Tidak tersimpan: server ini tidak punya emoji `:{ $name }:`. Masukkan emoji milik server ini, atau emoji standar seperti 🍎.
error-emoji-unavailable = Tidak tersimpan: `:{ $name }:` sedang tidak tersedia, karena emoji server ini melebihi jatah boost-nya.
error-emoji-restricted = Tidak tersimpan: `:{ $name }:` hanya boleh dipakai role yang tidak kumiliki.
error-emoji-duplicate = Tidak tersimpan: { $emoji } jadi berarti dua hal yang berbeda. X, O, dan kotak kosong perlu emoji yang berbeda, juga di deret pemenang. Kalau emoji kotak kosong tidak diisi, dipakai { $free }.
error-emoji-unlisted = Tidak tersimpan: Discord tidak memberi tahu emoji apa saja yang dimiliki server ini. Coba lagi, ya.

## failure

failure-old_button = Tombol itu dari versi lamaku. `{ $prefix }{ name-help }` menunjukkan yang bisa kulakukan sekarang.
failure-changed = Perintahku baru saja berubah, dan Discord-mu masih menampilkan yang lama. Muat ulang (Ctrl+R, atau buka ulang aplikasinya) lalu coba lagi.
failure-unexpected = Maaf, ada yang salah di pihakku. Coba lagi, ya; `{ $prefix }{ name-board }` menunjukkan keadaan game.
failure-try_later = Discord sedang tidak mengizinkanku menyelesaikannya. Coba lagi dalam satu menit; `{ $prefix }{ name-board }` menunjukkan keadaan game.
failure-blocked = AutoMod server ini memblokir pesanku. Minta moderator mengecualikanku dari aturan itu; setelah itu `{ $prefix }{ name-board }` menunjukkan keadaan game.
failure-blocked_link = Filter tautan berbahaya Discord memblokir pesanku, mungkin karena ada nama di dalamnya. `{ $prefix }{ name-board }` menunjukkan keadaan game.
failure-embed_removed = Seseorang menghapus embed berisi kata-kataku dari pesan ini. Tolong biarkan: tanpa itu, tidak ada yang tahu giliran siapa.
failure-no_channel = Discord tidak memberi tahu di channel mana itu terjadi. Coba lagi, ya.
failure-not_attached = File-nya tidak ada karena Discord menolaknya.
failure-database = Maaf, aku sedang tidak bisa menyimpan game. Game yang sudah tersimpan aman: cek `{ $prefix }{ name-board }` beberapa menit lagi, lalu coba lagi.
failure-computation = Maaf, aku tidak sempat menyelesaikan hitungannya. Coba lagi dalam beberapa menit.
failure-timeout = Aku tidak bisa menjawab di { $channel }, karena aku kena timeout di server itu. Timeout berakhir { $ends }. Setelah itu lanjutkan dengan `{ $prefix }{ name-board }`: game-mu tersimpan.
failure-muted = Aku tidak bisa menjawab di { $channel } tanpa izin **{ $missing }**. Minta pengelola server itu memberikannya kepadaku, lalu lanjutkan dengan `{ $prefix }{ name-board }`: game-mu tersimpan.

## owner

owner-synced = Discord sekarang mengenal { $count } perintah slash.
owner-not_synced = Discord menolak perintah slash (HTTP { $status }: { $reason }). Coba lagi nanti. Kalau tetap gagal, undang aku lagi dengan tautan di log-ku.
owner-servers = Aku ada di { $count } server. Supaya aku keluar dari salah satunya, kirim `{ $prefix }leave` dan ID-nya.
owner-direct_message = Anggota server ini akan melihat di server mana saja aku berada. Kirimkan kepadaku lewat pesan langsung.
owner-left = Aku sudah keluar dari server { $id }.
owner-not_there = Aku tidak ada di server dengan ID itu. Lihat daftarnya dengan `{ $prefix }servers`.
owner-not_allowed = Yang menjalankanku hanya mengizinkanku bermain di server tertentu, dan ini bukan salah satunya, jadi aku pamit.

## place

place-1 = kiri atas
place-2 = atas
place-3 = kanan atas
place-4 = kiri
place-5 = tengah
place-6 = kanan
place-7 = kiri bawah
place-8 = bawah
place-9 = kanan bawah

## advice

advice-match = Kamu sedang bermain di { $channel }, dan posisi ini ada di papannya atau hanya berjarak satu langkah. Kalau kulanjutkan, game itu tidak bisa lagi menaikkan ratingmu, dan papannya menampilkan bahwa kamu mendapat bantuan.
advice-matches = Kamu sedang bermain di { $channel }, dan posisi ini ada di papan-papannya atau hanya berjarak satu langkah. Kalau kulanjutkan, semua game itu tidak bisa lagi menaikkan ratingmu, dan papannya menampilkan bahwa kamu mendapat bantuan.
advice-match_private = Kamu sedang bermain denganku di pesan langsung, dan posisi ini ada di papannya atau hanya berjarak satu langkah. Kalau kulanjutkan, papan di sana menampilkan bahwa kamu mendapat bantuan.
advice-puzzle = Posisi ini adalah teka-teki yang sedang kamu jawab, atau hanya berjarak satu langkah darinya. Kalau kulanjutkan, teka-teki itu dihitung gagal.
advice-daily = Posisi ini adalah teka-teki harian hari ini, atau hanya berjarak satu langkah darinya. Kalau kulanjutkan, teka-teki itu dihitung gagal.
advice-exercise = Posisi ini adalah latihan yang sedang kamu jawab, atau hanya berjarak satu langkah darinya. Kalau kulanjutkan, latihan itu dihitung gagal.
advice-show = Tetap lanjutkan

## games

games-title = ### 🎮 Game-mu
games-none = Kamu tidak sedang bermain. `{ $prefix }{ name-play }` memulai game, dan `{ $prefix }{ name-invite }` mengajak siapa saja.
games-game = - [{ $game }]({ $link }) melawan **{ $other }** · { $place } · { $turn }
games-your_turn = **giliranmu**, waktumu habis { $deadline }
games-their_turn = menunggu **{ $who }**, waktunya habis { $deadline }
games-my_turn = menunggu **{ $who }**
games-private = obrolan pribadi
games-invitations = ### ⚔️ Mencari lawan main
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · berakhir { $deadline }
games-join = Ikut nomor { $number }
games-press = Tekan tombol untuk melihat game-mu yang sedang berjalan. Hanya kamu yang melihatnya.
games-open = Game-ku

## share

share-won = { $plies ->
   *[other] **{ $who }** mengalahkan **{ $other }** dalam { $plies } langkah.
}
share-resigned = { $plies ->
   *[other] **{ $who }** mengalahkan **{ $other }**, yang menyerah setelah { $plies } langkah.
}
share-forfeited = { $plies ->
   *[other] **{ $who }** mengalahkan **{ $other }**, yang keluar atau kehabisan waktu setelah { $plies } langkah.
}
share-drawn = { $plies ->
   *[other] **{ $x }** dan **{ $o }** seri setelah { $plies } langkah.
}
share-no_result = { $plies ->
   *[other] **{ $x }** dan **{ $o }** memainkan { $plies } langkah, tanpa hasil.
}
share-picture = Gambar bergerak dari sebuah game: { $game }. { $x } jalan duluan, { $o } kedua. Langkah: { $moves }.
share-player = pemain { $number }
share-picture_won = { $who } menang.
share-picture_drawn = Game berakhir seri.
share-picture_no_result = Game berakhir tanpa hasil.

## vote

vote-thread = 🗳️ Semua boleh ikut: beri suara untuk tiap langkah di { $thread }.
vote-counts = 🗳️ { $counts } · voting berakhir { $deadline }
vote-none = 🗳️ Belum ada suara · voting berakhir { $deadline }
vote-waits = 🗳️ Belum ada yang memberi suara. Kalau tetap tidak ada, game berakhir { $deadline }.
vote-last = Suara untuk langkah terakhir: { $counts }
vote-lot = 🎲 Suara untuk { $cells } sama banyak, jadi salah satunya diundi.
vote-lot_many = { $count ->
   *[other] 🎲 { $count } kotak mendapat suara sama banyak, jadi salah satunya diundi.
}
vote-yours = { $count ->
   *[other] 🗳️ Suaramu: **{ $move }** · { $count } suara sejauh ini · voting berakhir { $deadline }. Sampai saat itu kamu bisa mengubahnya.
}
vote-theirs = { $count ->
   *[other] 🗳️ **{ $who }** memilih **{ $move }** · { $count } suara sejauh ini · voting berakhir { $deadline }
}
vote-how = Beri suara untuk sebuah kotak: yang terbanyak dimainkan.
vote-how_with_review = { vote-how } Setelah game selesai, kuberi tahu di mana kalian salah dan siapa yang memilih langkah yang benar.
vote-typed = Untuk memberi suara, ketik langkah, misalnya `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** melihatnya.
   *[other] **{ $who }** dan { $others } lainnya melihatnya.
}
vote-saw_unnamed = { $count ->
    [0] Tidak ada yang memilih langkah yang lebih baik.
   *[other] { $count } pemilih melihatnya.
}
vote-went_wrong = Di langkah { $number }, tim salah. Lebih baik: { $cells }.
vote-best = **Pemilih terbaik:** { $who } { $share }
vote-practise = Berlatih
vote-choose = 🗳️ Pilih kotak yang kamu beri suara:

## race

race-title = 🏁 **Balapan teka-teki** · { $game } · { $time }
race-title_storm = ⚡ **Badai teka-teki** · { $game } · { $time }
race-time_90 = 90 detik
race-time_180 = 3 menit
race-mixed = berbagai game
race-rules = Semua mendapat teka-teki yang sama, dari mudah ke sulit, masing-masing dalam pesan yang hanya terlihat olehnya. Jawaban benar bernilai satu poin, jawaban salah memotong waktu { $seconds } detik.
race-in = **Peserta:** { $names } ({ $count } dari { $most })
race-starts = Dimulai { $begins }, atau saat { $who } menekan **Mulai**.
race-starts_at = Dimulai { $begins }.
race-unrated = -# Rating tidak berubah: aku tidak bisa tahu apakah seseorang memang cepat atau punya jendela kedua.
race-restarted_lobby = -# Aku baru saja dimulai ulang. Semua yang sudah ikut tetap ikut: setelah balapan dimulai, tekan **Lanjutkan** di sini.
race-join = Ikut
race-begin = Mulai
race-continue = Lanjutkan
race-again = Lagi
race-see_missed = Lihat yang gagal
race-keep = Latih yang ini
race-kept = { $count ->
    [0] Semua ini sudah ada di latihanmu.
   *[other] { $count } teka-teki ditambahkan ke latihanmu.
}
race-open_storm = Mulai badaiku
race-joined = 🏁 Kamu ikut. Balapan dimulai { $begins }, dan teka-teki pertamamu muncul di sini.
race-alone = Tidak ada lagi yang ikut, jadi ini badai: balapan sendirian. Hasilnya masuk ke rekormu.
race-nobody_joined = Tidak ada yang ikut.
race-running = -# Semua menjawab di pesannya sendiri. Kalau pesanmu hilang, tekan **Lanjutkan**.
race-restarted = Aku baru saja dimulai ulang. Semua poin tersimpan, begitu juga sisa waktu saat jawaban terakhirmu: tekan **Lanjutkan**.
race-over = -# Kalau poin sama, yang menentukan adalah kombo terpanjang, lalu jawaban salah paling sedikit, lalu waktu tersingkat.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · kombo terbaik { $combo } · { $wrong } salah
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } detik
race-score = { $points ->
   *[other] **{ $points } poin** · teka-teki { $number } · waktu habis { $ends }
}
race-win = **{ $mark } melangkah dan menang.**
race-draw = **{ $mark } melangkah dan seri.**
race-paused = { $points ->
   *[other] ⏸️ Waktumu sedang berhenti. Kamu punya **{ $points } poin** dan sisa **{ $seconds } detik**, yang berjalan lagi saat kamu menekan **Lanjutkan**.
}
race-time_up = ⏱️ Waktu habis.
race-all_answered = 🏆 Semua teka-teki sudah kamu jawab.
race-result = { $points ->
   *[other] **{ $points } poin** · kombo terbaik { $combo } · { $wrong } salah
}
race-wait_for_order = -# Urutannya muncul di channel setelah semua selesai.
race-records = Rekormu: **{ $today }** hari ini · **{ $week }** minggu ini · **{ $ever }** sepanjang masa
race-new_record = 🏆 Badai terbaikmu sejauh ini!
race-missed = Teka-teki { $number } · gagal { $page } dari { $count }
race-right_win = { $mark } menang dengan **{ $solution }**. { $reasons }
race-right_draw = { $mark } seri dengan **{ $solution }**. { $reasons }
race-nothing_missed = Tidak ada teka-teki yang gagal. ✅
race-title_day = 🏁 **Balapan harian** · { $day }
race-day_rules = Semua di sini mendapat { $count } teka-teki yang sama, dari mudah ke sulit, satu kesempatan untuk masing-masing. Jawaban benar bernilai satu poin. Balapan berakhir { $ends }; setelah itu aku menunjukkan langkah yang benar.
race-day_named = Tabelnya memuat nama semua peserta. Rating tidak berubah.
race-day_nobody = Belum ada yang menjawab.
race-day_over = Balapan itu berakhir pada tengah malam UTC.
race-day_solutions = -# Balapan berakhir { $ends }. Setelah itu, `{ $prefix }{ name-race } { word-today }` menunjukkan yang gagal kamu pecahkan.
race-day_progress = Kamu sudah menjawab { $number } dari { $count } teka-teki.
race-day_order = -# Kalau poin sama, yang menentukan adalah kombo terpanjang, lalu jawaban salah paling sedikit, lalu waktu tersingkat. Tiap teka-teki dihitung paling lama satu menit, jadi kamu boleh berhenti dan lanjut nanti hari ini.
race-day_yesterday = { $points ->
   *[other] Kemarin: **{ $points } poin**, peringkat { $place } dari { $count }.
}
race-start = Mulai
race-todays = Balapan hari ini
race-day_score = { $points ->
   *[other] **{ $points } poin** · teka-teki { $number } dari { $count }
}
race-day_wrong = ❌ Itu bukan langkah yang benar.
race-storm_press = { race-title_storm } · Tekan tombol untuk memulai badaimu. Hanya kamu yang melihatnya.
