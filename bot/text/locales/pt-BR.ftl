### The bot's texts in Brazilian Portuguese.

## ply

ply-member_first = Nova partida: **{ $who }** jogou { $mark } em **{ $coordinate }**.
ply-member = **{ $who }** jogou { $mark } em **{ $coordinate }**.
ply-program_first = Eu começo com { $mark } em **{ $coordinate }**.
ply-program = Respondo com { $mark } em **{ $coordinate }**.
ply-level = { ply-member }
move-column = coluna { $column }
move-cell = linha { $row } da coluna { $column }
move-row = linha { $row }, da coluna { $first } à { $last }
move-diagonal = diagonal da { $first } à { $last }
move-boards = tabuleiros { $boards }
ply-wait = Há muitas partidas esperando por mim, então minha jogada vai levar cerca de { $seconds } segundos.

## status

status-member_to_move = Sua vez, **{ $who }**: você joga com { $mark }.
status-example = Por exemplo: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, sua vez · seu tempo acaba { $deadline }
status-time_limit = Se ninguém jogar até lá, a partida termina sem resultado. Depois que os dois tiverem jogado, quem ficar sem tempo perde.
status-replaceable = Depois que nós dois tivermos jogado, se passar uma hora sem jogada sua, outras pessoas podem começar uma partida aqui, e você perde esta.
status-extended = ⏳ O tempo foi prorrogado uma vez, porque **{ $who }** não consegue ver este canal ou escrever nele.
status-excused = **{ $who }** não conseguia ver este canal ou escrever nele. **{ $other }** tem permissões que podem causar isso, então ninguém perde.
status-level_to_move = **{ $who }** { $mark } está pensando…
status-member_won = 🏆 **{ $who } venceu** com { $mark }: { $line }.
status-program_won = 🏁 **Venci** com { $mark }: { $line }.
status-member_won_without_line = 🏆 **{ $who } venceu.**
status-program_won_without_line = 🏁 **Venci.**
status-misere_won = 🏆 **{ $winner } venceu**, porque **{ $who }** fechou a linha { $line } com { $mark }.
status-misere_member_won = 🏆 **{ $who } venceu**, porque eu fechei a linha { $line } com { $mark }.
status-misere_program_won = 🏁 **Venci**, porque **{ $who }** fechou a linha { $line } com { $mark }.
status-draw = 🤝 **Empate!** O tabuleiro está cheio e ninguém fechou uma linha.
status-draw_repetition = 🤝 **Empate.** A mesma posição apareceu três vezes.
status-draw_move_limit = 🤝 **Empate** depois de 100 jogadas.
status-draw_boards = { $count ->
    [one] 🤝 **Empate.** Cada lado venceu { $count } tabuleiro, e ninguém tem três em linha.
    [many] 🤝 **Empate.** Cada lado venceu { $count } de tabuleiros, e ninguém tem três em linha.
   *[other] 🤝 **Empate.** Cada lado venceu { $count } tabuleiros, e ninguém tem três em linha.
}
status-member_won_boards = 🏆 **{ $who } venceu** por { $won } tabuleiros a { $lost }: ninguém tem três em linha.
status-program_won_boards = 🏁 **Venci** por { $won } tabuleiros a { $lost }: ninguém tem três em linha.
status-member_resigned = 🏳️ **{ $who }** desistiu. **Venci.**
status-member_forfeited = ⌛ **{ $who }** saiu ou ficou sem tempo. **Venci.**
status-member_started_over = 🏳️ **{ $who }** desistiu da última partida. **Venci essa.**
status-resigned = 🏳️ **{ $who }** desistiu. **{ $winner } venceu.**
status-forfeited = ⌛ **{ $who }** saiu ou ficou sem tempo. **{ $winner } venceu.**
status-agreed = 🤝 **Empate** de comum acordo.
status-exhibition_ended = ⏹️ **Partida encerrada.** Ela termina sem resultado.
status-stopped = ⏹️ **A moderação encerrou esta partida.** Ela termina sem resultado.
status-abandoned = 💤 Ninguém continuou jogando, então esta partida terminou sem resultado.
status-crowd = a galera
status-crowd_first = A galera
status-crowd_to_move = Vez da galera { $mark }: **todo mundo pode votar.**
status-someone = alguém
status-again_watch = Mais uma? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Valeu pela partida!
ending-next_time = Quem sabe na próxima!
ending-good_game = Boa partida!
ending-rating = **Pontuação:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } vitória seguida
        [many] { $count } de vitórias seguidas
       *[other] { $count } vitórias seguidas
    }
ending-rating_of_game = **Pontuação em { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Primeira vitória contra o nível **{ $level }**!
ending-last_win = Antes da sua última jogada, ainda dava para vencer: ||**{ $cells }**||
ending-last_draw = Antes da sua última jogada, ainda dava para empatar: ||**{ $cells }**||
ending-last_win_of_member = Antes da última jogada, **{ $who }** ainda podia vencer: ||**{ $cells }**||
ending-last_draw_of_member = Antes da última jogada, **{ $who }** ainda podia empatar: ||**{ $cells }**||
ending-earlier_win = Na sua { $ordinal ->
       *[other] { $number }ª
    } jogada, ainda dava para vencer: ||**{ $cells }**||
ending-earlier_draw = Na sua { $ordinal ->
       *[other] { $number }ª
    } jogada, ainda dava para empatar: ||**{ $cells }**||
ending-earlier_win_of_member = Na sua { $ordinal ->
       *[other] { $number }ª
    } jogada, **{ $who }** ainda podia vencer: ||**{ $cells }**||
ending-earlier_draw_of_member = Na sua { $ordinal ->
       *[other] { $number }ª
    } jogada, **{ $who }** ainda podia empatar: ||**{ $cells }**||
ending-best_result = Nenhum erro: ninguém consegue um resultado melhor.
ending-no_mistake = Nenhum erro.

## position

position-cells = X: { $x } · O: { $o }
position-none = nenhuma
position-columns = Fichas por coluna, de baixo para cima: { $columns }
position-disc_x = vermelha
position-disc_o = amarela
position-threats = { $glyph } marca uma ameaça: { $cells }
position-fading = Próximos a sumir: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Próxima jogada: no tabuleiro que fica { $board }, de { $first } a { $last }.
position-any_board = Próxima jogada: em qualquer tabuleiro.
position-open_boards = Próxima jogada: em qualquer tabuleiro aberto ({ $boards }).
position-boards_won = Tabuleiros fechados: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = de ninguém: { $boards }
position-against = Meu nível: { $level }
position-coached = Com ajuda
position-weakened = Tive menos tempo para pensar que o normal: a pontuação não sobe
position-unrated = Tópico privado: não vale pontuação
position-misere = Quem faz { $count } em linha perde

## level

level-random = aleatório
level-easy = fácil
level-medium = médio
level-hard = difícil
level-perfect = perfeito
level-learner = aprendiz
level-intuition = intuição
level-neural = neural
level-neural-early = neural-inicial
level-neural-middle = neural-meio-treinado

## game

game-3x3 = Jogo da velha
game-misere = Jogo da velha ao contrário (linha perde)
game-4x4 = 4×4 (quatro em linha)
game-5x5 = 5×5 (quatro em linha)
game-7x7 = 7×7 (cinco em linha)
game-9x9 = 9×9 (cinco em linha)
game-connect4 = Lig 4
game-fading = Símbolos que somem
game-ultimate = Super jogo da velha
game-rules_fading = Vence quem fizer três em linha. Cada lado tem no máximo três símbolos: quando você coloca o quarto, o seu mais antigo some antes.
game-rules_ultimate = Vença três tabuleiros em linha: na horizontal, na vertical ou na diagonal. A casa em que você joga decide onde o outro lado joga em seguida: uma casa em cima à direita manda o outro lado para o tabuleiro em cima à direita. Quem é mandado para um tabuleiro vencido ou cheio joga em qualquer outro aberto.
game-size = { $rows }×{ $columns } ({ $in_a_row } em linha)

## board

board-rematch = Revanche
board-level = Nível: { $level }
board-game = Jogo: { $game }
board-hint = Dica
board-resign = Desistir
board-take_back = Desfazer jogada
board-draw = Propor empate
board-again = Jogar de novo
board-stop = Encerrar partida
board-review = Rever
board-fix = Corrigir meus erros
board-choose_row = Escolha uma linha: { $rows }
board-choose_column = Linha { $row }: escolha uma coluna
board-another_row = Outra linha
board-choose_board = Escolha um tabuleiro
board-choose_cell = { $board }: escolha uma casa
board-another_board = Outro tabuleiro

## style
style-default = Clássico, tabuleiros grandes como imagem
style-classic = Clássico
style-shapes = Formas
style-animals = Animais
style-fruit = Frutas
style-space = Espaço
style-weather = Clima
style-picture = Imagem
style-own = Emojis do servidor

## own

own-title = Emojis do tabuleiro
own-choose = Escolher emojis
own-explanation = Um emoji, ou o nome de um emoji do servidor, como :cat:
own-placeholder = Deixe em branco para usar o padrão
own-x = X
own-o = O
own-winning_x = X destacado
own-winning_o = O destacado
own-empty = Casa livre
own-unavailable = Estes emojis não podem mais ser usados aqui: { $names }. Os tabuleiros voltam a mostrar { $mark_x } e { $mark_o }.

## picture

picture-board = Tabuleiro: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Tabuleiro: { $rows }×{ $columns }. { $discs }.
picture-fading = Próximos a sumir: { $marks }.
picture-fading_mark = { $letter } em { $cell }
picture-last = A última jogada foi { $coordinate }.
picture-line = Um traço passa por { $line }.
picture-network = A rede prevê { $value } para { $mark }, de −100 a +100. O que ela prefere: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Jogar em um tópico
thread-made = A partida está em { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** desafia você para uma partida: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** procura alguém para jogar: **{ $game }**. Quem topa?
challenge-mark = **{ $who }** joga com { $mark }, e { $mark_x } começa.
challenge-random_mark = Os símbolos são sorteados, e { $mark_x } começa.
challenge-hints = 💡 Nesta partida dá para usar `/{ name-hint }`, e o tabuleiro avisa.
challenge-notices_on = 🔔 Ao aceitar, você ativa os avisos: menciono você quando é a sua vez e você não está por aqui, e antes que seu tempo acabe. Um botão em `/{ name-privacy }` desativa os avisos.
challenge-expires = Expira { $deadline }.
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-withdraw = Retirar
challenge-declined = **{ $who }** recusou o desafio.
challenge-withdrawn = **{ $who }** retirou o desafio.
challenge-uninvited = **{ $who }** retirou o convite.
challenge-expired = ⌛ **{ $who }** não recebeu resposta a tempo.
challenge-begun = **{ $x }** { $mark_x } joga contra **{ $o }** { $mark_o }.
challenge-choose_friend = Com quem você quer jogar?
challenge-friend = Escolha um membro
challenge-invite = Com quem quiser

## offer

offer-draw = 🤝 **{ $who }** propõe empate. **{ $other }** aceita?
offer-take-back = ↩️ **{ $who }** pede para desfazer **{ $coordinate }**. **{ $other }** concorda?
offer-take-back_answered = ↩️ **{ $who }** pede para desfazer **{ $coordinate }** (e com isso a resposta **{ $answer }** de **{ $other }**). **{ $other }** concorda?
offer-accept = Aceitar
offer-decline = Recusar
offer-taken_back = **{ $who }** desfez uma jogada.
offer-declined = **{ $who }** recusou. A partida continua.
offer-withdrawn = **{ $who }** retirou a proposta. A partida continua.
notice-turn = { $who }, é a sua vez.
notice-begun = { $who }, a sua partida começou.
notice-reminder = ⏰ { $who }, é a sua vez, e o seu tempo na [partida]({ $link }) acaba { $deadline }.
notify-on = 🔔 **Avisos:** ativados. Em partidas entre membros, menciono você quando é a sua vez e você não usa o canal há cinco minutos, quando a outra pessoa aceita o seu desafio ou faz uma oferta, e uma vez antes que seu tempo acabe.
notify-off = 🔕 **Avisos:** desativados. Só menciono você quando alguém faz um desafio.
notify-turn_on = Ativar avisos
notify-reminders_on = 🔥 **Lembrete de sequência:** ativado. Mando uma mensagem direta duas horas antes da meia-noite UTC se uma sequência de três dias ou mais no problema do dia estiver para acabar.
notify-reminders_off = 🔥 **Lembrete de sequência:** desativado. Posso mandar uma mensagem direta duas horas antes da meia-noite UTC se uma sequência de três dias ou mais no problema do dia estiver para acabar.
notify-turn_on_reminders = Lembrar minha sequência
notify-turn_off_reminders = Não lembrar a sequência
notify-searches_on = ⚔️ **Avisos de convites:** ativados aqui. Mando uma mensagem direta quando alguém procura com quem jogar em um canal que você vê, no máximo uma vez por hora.
notify-searches_off = ⚔️ **Avisos de convites:** desativados aqui. Posso mandar uma mensagem direta quando alguém procura com quem jogar em um canal que você vê, no máximo uma vez por hora.
notify-searches_off_here = ⚔️ **Avisos de convites:** desativados. Este servidor não permite.
notify-searches_in = { $count ->
    [one] ⚔️ **Avisos de convites:** ativados em { $count } servidor. Mando uma mensagem direta quando alguém procura com quem jogar lá.
    [many] ⚔️ **Avisos de convites:** ativados em { $count } de servidores. Mando uma mensagem direta quando alguém procura com quem jogar lá.
   *[other] ⚔️ **Avisos de convites:** ativados em { $count } servidores. Mando uma mensagem direta quando alguém procura com quem jogar lá.
}
notify-searches_nowhere = ⚔️ **Avisos de convites:** desativados. Em um servidor, `/{ name-notify }` ativa as mensagens diretas para quando alguém procura com quem jogar lá.
notify-turn_on_searches = Me avisar de convites
notify-turn_off_searches = Não me avisar mais
notify-streak_ends =
    🔥 Sua sequência no problema do dia acaba { $ends }, à meia-noite UTC, se você não resolver o de hoje:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
notify-private_streak = - aqui, com `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
notify-streak_elsewhere = - em outra conversa, com `/{ name-puzzle }`: { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
notify-some_server = outro servidor
notify-search = ⚔️ **{ $who }** procura alguém para jogar **{ $game }** em **{ $server }**. Expira { $deadline }. [Ver o convite]({ $link })
notify-turn_off = Desativar avisos

## puzzle

puzzle-win = **{ $mark } joga e vence.** Só uma jogada vence. Qual?
puzzle-draw = **{ $mark } joga e empata.** Só uma jogada garante o empate, e todas as outras perdem. Qual?
puzzle-user = 🧩 Um problema para **{ $who }** resolver.
puzzle-daily = 🧩 **Problema do dia, { $day }.** O próximo vem { $ends }. Só vale a sua primeira resposta.
puzzle-right = ✅ **{ $coordinate } é a jogada certa.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } não basta:** { $other } ainda consegue empatar. A jogada certa é **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } perde** se { $other } jogar bem. A jogada certa é **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } problema resolvido seguido!
        [many] { $count } de problemas resolvidos seguidos!
       *[other] { $count } problemas resolvidos seguidos!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dia seguido!
        [many] { $count } de dias seguidos!
       *[other] { $count } dias seguidos!
    }
puzzle-record-solved = **Acertos:** { $solved } de { $tried }
puzzle-record-streak = **Sequência:** { $in_a_row } (recorde: { $best })
puzzle-record-daily = **Problema do dia:** { $days ->
        [one] { $days } dia seguido
        [many] { $days } de dias seguidos
       *[other] { $days } dias seguidos
    } (recorde: { $best_days })
puzzle-next = Próximo
puzzle-skip_costs = -# Se você pedir outro problema antes de responder a este, este conta como errado.
puzzle-seen = Você viu este problema em uma corrida nos últimos 30 dias, então ele não muda sua pontuação.
puzzle-rating = **Pontuação nos problemas:** { $rating } ({ $change })
puzzle-share = Compartilhar
puzzle-shared = 🧩 Problema do dia, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
puzzle-solve = Resolver
puzzle-answers = Acertaram: **{ $solved }**, erraram: **{ $missed }**
puzzle-streaks = 🔥 **Sequências compartilhadas:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
puzzle-race = { $count ->
        [one] 🏁 **A corrida do dia:** { $leaders } · { $count } membro participou
        [many] 🏁 **A corrida do dia:** { $leaders } · { $count } de membros participaram
       *[other] 🏁 **A corrida do dia:** { $leaders } · { $count } membros participaram
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = A corrida do dia
puzzle-yesterday = **Solução de ontem:** { $solution }
puzzle-yesterday_posted = **Solução de [ontem]({ $link }):** { $solution }

## practice
practice-game = Da sua partida de { $day }:
practice-lost_win = **Vez de { $mark }.** Aqui você jogou **{ $coordinate }** e deixou a vitória escapar. Encontre uma jogada melhor.
practice-lost_draw = **Vez de { $mark }.** Aqui você jogou **{ $coordinate }** e deixou o empate escapar. Encontre uma jogada melhor.
practice-crowd_game = Da partida da galera de { $day }:
practice-crowd_lost_win = **Vez de { $mark }.** Aqui a galera jogou **{ $coordinate }** e deixou a vitória escapar. Encontre uma jogada melhor.
practice-crowd_lost_draw = **Vez de { $mark }.** Aqui a galera jogou **{ $coordinate }** e deixou o empate escapar. Encontre uma jogada melhor.
practice-race = Da sua corrida de { $day }:
practice-no_move_win = **{ $mark } joga e vence.** Você não encontrou uma jogada a tempo. Só uma jogada vence. Qual?
practice-no_move_draw = **{ $mark } joga e empata.** Você não encontrou uma jogada a tempo. Só uma jogada garante o empate. Qual?
practice-draws = 💡 **{ $coordinate } não basta:** { $other } ainda consegue empatar.
practice-loses = 💡 **{ $coordinate } perde** se { $other } jogar bem.
practice-unproven = 💡 **{ $coordinate }** talvez seja tão boa quanto, mas não consegui provar.
practice-better = **Melhor:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Este exercício volta amanhã.
        [one] Este exercício volta em { $days } dia.
        [many] Este exercício volta em { $days } de dias.
       *[other] Este exercício volta em { $days } dias.
    }
practice-first_counts = Só vale a primeira resposta, em um dia em que o exercício está na lista. { practice-comes_back }
practice-end_of_game = Esse foi o seu último erro nesta partida.
practice-end_of_race = Esse foi o último problema que você errou nesta corrida.
practice-no_mistakes = Não encontrei nesta partida nenhuma jogada sua que seja um erro comprovado.
practice-none = Você ainda não tem exercícios. A partir de agora, eu os faço com os erros das suas partidas terminadas.
practice-none_due = **Não há nada para praticar agora.** Seu próximo exercício: { $due }.
practice-show = Mostrar a solução
practice-try_again = Tentar de novo
practice-hint = { board-hint }
practice-other_game = Erros de outra partida
practice-a_game = Erros de uma partida
practice-hint_finish_line = 💡 **Dica:** você pode fechar uma linha.
practice-hint_block_line = 💡 **Dica:** { $other } pode fechar uma linha na próxima jogada.
practice-hint_make_fork = 💡 **Dica:** você pode ameaçar vencer em duas casas ao mesmo tempo.
practice-hint_prevent_fork = 💡 **Dica:** { $other } pode ameaçar vencer em duas casas ao mesmo tempo na próxima jogada.
practice-hint_forced_sequence = 💡 **Dica:** pense algumas jogadas à frente: o que { $other } pode jogar depois de cada jogada sua?
practice-hint_opening = 💡 **Dica:** veja o que { $other } pode ameaçar depois de cada jogada sua.
practice-hint_zugzwang = 💡 **Dica:** no fim, alguém tem que jogar em cada coluna. Conte quem vai ser.
practice-puzzle = Resolver um problema
practice-press = Aperte o botão para praticar. Só você vê.
practice-open = Praticar

## course

course-lines = Linhas e bloqueios
course-forks = Ameaças duplas
course-prevention = Evitar ameaças duplas
course-openings = Aberturas
course-misere = Tudo ao contrário
course-large = Tabuleiros maiores
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Curso
    Cada lição tem um exemplo que você joga e três exercícios.
course-lines_text =
    Vence quem fizer três em linha: na horizontal, na vertical ou na diagonal.
    Então veja primeiro se você consegue fechar uma linha.
    Se não, veja se o adversário consegue, e bloqueie.
course-forks_text =
    Uma ameaça dupla pode vencer em duas casas ao mesmo tempo.
    Só dá para bloquear uma, então você vence na outra.
    Procure uma casa livre onde duas das suas linhas se cruzam.
course-prevention_text =
    Veja a ameaça dupla do adversário antes que ela aconteça.
    Ocupe a casa dela, ou crie uma ameaça que precise ser bloqueada em outro lugar.
    Se o próprio bloqueio cria a ameaça dupla, você escolheu a ameaça errada.
course-openings_text =
    O centro faz parte de quatro linhas, um canto de três, uma borda de duas.
    Então comece no centro ou em um canto.
    Responda a um canto com o centro, e ao centro com um canto.
course-misere_text =
    Quem fecha uma linha perde, então mantenha seus símbolos separados.
    { $mark_x } começa no centro e responde a cada jogada na casa oposta.
    Assim, toda linha que { $mark_x } poderia fechar tem um { $mark_o }.
course-large_text =
    Vence quem fizer cinco em linha. Quatro com as duas pontas livres não têm defesa: só dá para bloquear uma ponta.
    Três com as duas pontas livres viram um quatro desses na próxima jogada.
    Um quatro precisa ser bloqueado na hora, então vem antes de qualquer três.
course-connect4_text =
    Uma linha em que falta uma casa é uma ameaça, mesmo que ninguém possa jogar ali ainda.
    No fim, alguém tem que jogar embaixo: { $mark_x } fica com as linhas ímpares a partir de baixo, { $mark_o } com as pares.
    Nunca jogue embaixo de uma casa onde o adversário venceria.
course-example = Exemplo
course-exercise = Exercício { $number }
course-lessons = Todas as lições
course-next = Próxima lição
course-win = **{ $mark } joga e vence.**
course-draw = **{ $mark } joga e empata.**
course-completes_line = 💡 **{ $coordinate } perde:** fecha uma linha.
course-reply = { $mark } responde com **{ $coordinate }**.
course-another = Aqui está outra posição.
course-solution = 💡 A jogada certa é **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lição concluída!**
course-all_done = 🏆 **Você concluiu todas as lições!**
course-beat = Agora vença o nível **{ $level }**.
course-play = Jogar contra { $level }
course-press = Aperte o botão para abrir o curso. Só você vê.

## settings

settings-level = **Nível padrão:** { $level }
settings-game = **Jogo padrão:** { $game }
settings-games = **Jogos disponíveis:** { $games }
settings-all_games = **Jogos disponíveis:** todos, e tabuleiros de qualquer outro tamanho
settings-choose_games = Todos os jogos
settings-buttons = **Botões do tabuleiro:** ativados
settings-text = **Botões do tabuleiro:** desativados, as jogadas são digitadas
settings-title = ## ⚙️ Ajustes do servidor
settings-saved = ✅ Salvo · { $now }
settings-page_games = Jogos
settings-page_server = Servidor
settings-page_daily = Problema do dia
settings-page_language = Idioma
settings-heading_games = ### Jogos
settings-heading_boards = ### Tabuleiros
settings-heading_access = ### Acesso
settings-heading_commands = ### Comandos
settings-heading_daily = ### Problema do dia
settings-heading_language = ### Idioma
settings-default = Padrão: { $what }
settings-language = **Idioma:** { $language }
settings-discord_language = **Idioma:** { $language }, o mesmo do Discord
settings-language_from_discord = O mesmo do Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Mais idiomas: { $first } … { $last }
settings-note_language = As mensagens para todo mundo aparecem neste idioma. As que só você vê aparecem no seu.
settings-style = **Estilo do tabuleiro:** { $style }
settings-like_pictures = Melhor em imagem?
settings-use_pictures = Desenhar os tabuleiros
settings-pictures = É assim que os tabuleiros ficam como imagem. Em { slash-settings } há mais estilos, e lá dá para voltar atrás.
settings-to_buttons = Mostrar botões
settings-to_text = Ocultar botões
settings-everywhere = **Canais:** todos
settings-channels = **Canais:** { $channels } e os tópicos deles
settings-choose_channels = Todos os canais
settings-everybody = **Quem pode jogar:** todo mundo
settings-roles = **Quem pode jogar:** { $roles }
settings-choose_roles = Todo mundo
settings-threads = **Tópicos:** um para cada partida, quando possível
settings-no_threads = **Tópicos:** só quando alguém pedir
settings-to_threads = Usar tópicos
settings-to_channels = Não usar tópicos
settings-idle = **Limite de inatividade:** { $idle }
settings-notices = **Avisos:** ativados
settings-no_notices = **Avisos:** desativados
settings-to_notices = Ativar
settings-to_no_notices = Desativar
settings-search_notices = **Avisos de convites:** permitidos
settings-no_search_notices = **Avisos de convites:** não permitidos
settings-to_search_notices = Permitir
settings-to_no_search_notices = Não permitir
settings-note_is_search_quiet = Membros que pediram isso recebem uma mensagem direta quando alguém aqui convida quem quiser jogar, no máximo uma vez por hora.
settings-votes = **Partidas com votos:** ativadas
settings-no_votes = **Partidas com votos:** desativadas
settings-to_votes = Ativar votos
settings-to_no_votes = Desativar votos
settings-note_has_no_votes = Com `/{ name-vote }`, todo mundo em um canal joga do mesmo lado contra mim e vota em cada jogada.
settings-note_is_quiet = Em partidas entre membros, menciono quem não está por aqui quando é a sua vez, e antes que o tempo acabe. Cada membro pode desativar isso para si com um botão em `/{ name-privacy }`.
settings-note_idle = Uma partida termina quando ninguém joga por esse tempo. As que já começaram mantêm o limite que tinham.
settings-cooldown = **Espera:** { $cooldown } entre comandos
settings-no_cooldown = **Espera:** nenhuma
settings-note_cooldown = Jogadas e botões não têm espera.
settings-prefix = **Prefixo:** `{ $own }`
settings-no_prefix = **Prefixo:** nenhum
settings-note_prefix = Comandos de barra, e os digitados depois de uma menção a mim, sempre funcionam.
settings-change_prefix = Mudar prefixo
settings-daily_channel = **Canal:** { $channel }
settings-no_daily_channel = **Canal:** nenhum, não publico
settings-choose_daily_channel = Em nenhum
settings-note_daily_channel = Publico lá uma vez por dia o problema do dia, com um botão para resolver, quantas pessoas resolveram, a solução de ontem e as maiores sequências dos membros que compartilharam seus resultados.
settings-daily_hour = **Hora:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Se essa hora já começou e hoje ainda não publiquei, publico o problema imediatamente.
settings-hour = { $time } UTC
settings-no_wait = Sem espera
settings-hours = { $count ->
    [one] { $count } hora
    [many] { $count } de horas
   *[other] { $count } horas
}
settings-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}
settings-seconds = { $count ->
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } dos canais escolhidos foi excluído.
    [many] 🗑️ { $count } dos canais escolhidos foram excluídos.
   *[other] 🗑️ { $count } dos canais escolhidos foram excluídos.
}
settings-all_channels_deleted = 🗑️ Todos os canais escolhidos foram excluídos. Até você escolher outros, dá para jogar em qualquer canal.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } dos cargos escolhidos foi excluído.
    [many] 🗑️ { $count } dos cargos escolhidos foram excluídos.
   *[other] 🗑️ { $count } dos cargos escolhidos foram excluídos.
}
settings-all_roles_deleted = 🗑️ Todos os cargos escolhidos foram excluídos. Até você escolher outros, todo mundo pode jogar.
settings-daily_channel_deleted = 🗑️ O canal que você escolheu para o problema do dia foi excluído. Até você escolher outro, não publico.
settings-dismiss_deleted = Entendi
settings-missing_for_answers = ⚠️ Não consigo responder a comandos digitados em { $channels }. Preciso da permissão **{ $missing }** lá.
settings-missing_for_daily = ⚠️ Não consigo publicar o problema do dia em { $channels }. Preciso da permissão **{ $missing }** lá.
settings-missing_for_threads = ⚠️ Não consigo usar tópicos para as partidas em { $channels }. Preciso da permissão **{ $missing }** lá.
settings-missing_for_pictures = ⚠️ Não consigo desenhar tabuleiros em { $channels }, então lá eles são feitos de emojis. Preciso da permissão **{ $missing }** lá.

## prefix

prefix-title = Prefixo dos comandos
prefix-field = Prefixo
prefix-explanation = Até 5 caracteres (padrão: { $usual }). Vazio: só menções e comandos de barra
prefix-explanation_no_usual = Até 5 caracteres. Vazio: só menções e comandos de barra

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Aqui todo mundo veria minha resposta. Use { $command }, e só você vai ver.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** parece a melhor jogada, mas não consegui calcular tudo. { coach-depth } { $reasons }
coach-depth = Analisei { $depth ->
        [one] { $depth } jogada
        [many] { $depth } de jogadas
       *[other] { $depth } jogadas
    } à frente (somando os dois lados).
coach-analyse_anyway = Analisar mesmo assim
coach-price_hint = Depois disso, esta partida poderá baixar sua pontuação, mas não aumentá-la. Mostrar uma dica?
coach-price_analysis = Depois disso, esta partida poderá baixar sua pontuação, mas não aumentá-la. Analisar?
coach-show_hint = Mostrar a dica
coach-press = Aperte o botão para ver uma dica. Só você vê.
coach-wait = Há muitos membros esperando por mim. Minha resposta vai levar cerca de { $seconds } segundos.
coach-win = vitória em { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    }
coach-win_at_most = vitória em no máximo { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    }
coach-draw = empate
coach-loss = derrota em { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    }
coach-loss_at_most = derrota em no máximo { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    }
coach-to_move = Vez de { $mark }: **{ $value }**
coach-to_move_unproven = Vez de { $mark }: **sem cálculo completo**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Melhor sequência:** { $cells }
coach-looks_best = **Parece melhor:** { $cells }
coach-not_proven = **Sem cálculo completo:** { $count } de { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    }. { coach-depth }
coach-legend = 🏆 vence, 🤝 empata, 💀 perde com jogo perfeito. Em “vitória em 3 jogadas”, só contam as jogadas de quem vence.
coach-network =
    Vez de { $mark }. A rede prevê **{ $value }** para este lado, de −100 (derrota) a +100 (vitória).
    O que ela prefere: **{ $moves }**
coach-network_legend = Quanto mais clara a casa, mais provável é a rede jogar ali. + vence, = empata e − perde com jogo perfeito. A barra mostra a parte de X à esquerda e a de O à direita.
coach-see_network = O que a rede vê
coach-nothing_left = Essa partida já terminou, então não há nada para analisar.
coach-before_last = A última partida daqui, antes da jogada final:
coach-at_end = A última partida daqui, quando parou:
coach-completes_line = Fecha uma linha e vence: { $lines }.
coach-forks = Cria uma ameaça dupla ({ $cells }), e { $mark } só consegue bloquear uma dessas casas.
coach-forces = Ameaça vencer ({ $cell }). { $mark } tem que bloquear ali, e perde mesmo assim.
coach-wins_later = No fim, { $mark } tem que jogar embaixo desta casa: { $cell }. Aí { $mover } vence nela. { $mark_x } fica com as linhas ímpares a partir de baixo, { $mark_o } com as pares.
coach-leaves_only_lines = Agora toda jogada de { $mark } fecha uma linha.
coach-mirrors = É a casa oposta a { $cell }. Quem tem o centro e sempre responde na casa oposta nunca fecha uma linha.
coach-mirrors_center = É o centro. Quem tem o centro e sempre responde na casa oposta nunca fecha uma linha.
coach-only_move = É a única jogada possível.
coach-blocks = Bloqueia { $mark }: { $lines }.
coach-prevents_forks = { $count ->
    [one] Evita uma ameaça dupla de { $mark }: { $cells }.
    [many] Evita todas as ameaças duplas de { $mark }: { $cells }.
   *[other] Evita todas as ameaças duplas de { $mark }: { $cells }.
}
coach-only_draw = Qualquer outra jogada perde.
coach-keeps_win = { $others ->
        [one] { $others } outra jogada também vence.
        [many] { $others } de outras jogadas também vencem.
       *[other] { $others } outras jogadas também vencem.
    }
coach-only_win = Nenhuma outra jogada vence.
coach-holds_out = Toda jogada perde, e nenhuma outra resiste por mais tempo.
coach-holds_out_alone = Toda jogada perde, mas esta é a que resiste por mais tempo.
coach-threatens = Ameaça vencer ({ $cell }), então { $mark } tem que bloquear ali.
coach-tempts = { $mistakes ->
        [one] { $mistakes } das { $replies } respostas possíveis de { $mark } é um erro.
        [many] { $mistakes } das { $replies } respostas possíveis de { $mark } são erros.
       *[other] { $mistakes } das { $replies } respostas possíveis de { $mark } são erros.
    }
coach-one_of_draws = { $count } das { $moves } jogadas possíveis garantem o empate, incluindo esta.
coach-all_draw = Toda jogada garante o empate.
coach-traps = { $count ->
        [one] **{ $cells }** é a jogada com mais armadilhas.
        [many] **{ $cells }** são as jogadas com mais armadilhas.
       *[other] **{ $cells }** são as jogadas com mais armadilhas.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Precisão:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Momento decisivo:** jogada { $number } ({ $who } { $mark }), **{ $coordinate }**: { $before } → { $after }. Melhor: { $cells }
coach-no_mistake = **Erros no tabuleiro:** nenhum. Nenhuma jogada mudou o resultado.
coach-no_proven_mistake = **Erros no tabuleiro:** nenhum encontrado.
coach-not_judged = { $count ->
        [1] **Complexa demais para avaliar:** jogada { $numbers }
       *[other] **Complexas demais para avaliar:** jogadas { $numbers }
    }
coach-stopped_at = Quando a partida parou, era a vez de { $mark }: { $value }.
coach-no_plies = Não houve jogadas.
coach-plies = **Jogadas:** { $cells }
coach-kept = Boa jogada: ainda é { $value }.
coach-unjudged = Esta jogada é complexa demais para eu avaliar. { coach-depth }
coach-lost_anyway = A partida já estava perdida: { $value }.
coach-mistake = Um erro: { $before } → { $after }. Melhor: { $glyph } { $cells }
coach-mistakes = **{ $count } erros:** jogadas { $numbers }
coach-move = Jogada { $number }
coach-back = Voltar
coach-next = Avançar

## learner

learner-title = ### 🧠 O que aprendi aqui
learner-naive = 🧠 Ainda não aprendi nada aqui. Só conheço as regras. Para me ensinar: `{ $prefix }{ name-play } { level-learner } { $word }`, ou os botões abaixo.
learner-how_original = -# Jogo na primeira casa livre que ainda não me fez perder uma partida.
learner-how_stronger = -# Aprendo com os dois lados de cada partida. Posições espelhadas e giradas contam como uma só.
learner-memory_lost = **Posições perdedoras que conheço:** { $lost }
learner-memory = **Posições perdedoras que conheço:** { $lost } · **Boas:** { $good }
learner-games = **Partidas:** { $games } · **Em treino:** { $trained }
learner-latest_games = { $count ->
    [one] **Última partida:** vitórias: { $wins } · empates: { $draws } · derrotas: { $losses }
    [many] **Últimas { $count } de partidas:** vitórias: { $wins } · empates: { $draws } · derrotas: { $losses }
   *[other] **Últimas { $count } partidas:** vitórias: { $wins } · empates: { $draws } · derrotas: { $losses }
}
learner-results = **Resultados:** vitórias: { $wins } · empates: { $draws } · derrotas: { $losses }
learner-unbeatable = 🛡️ Ninguém consegue mais me vencer.
learner-beatable = 🎯 Ainda posso perder com { $mark_x } e com { $mark_o }.
learner-beatable_as = 🎯 Ainda posso perder com { $mark }.
learner-lesson = 💡 **Última lição, com { $mark }:** isto eu não jogo mais.
learner-curve = Gráfico de linha da porcentagem de partidas que perdi. Partidas: { $games }. No começo: { $first }. No fim: { $last }.
learner-losses = **Porcentagem de partidas que perdi:** { $first } no começo · { $last } no fim
learner-training = { $games ->
    [one] 🏋️ Treinando contra **{ $opponent }**: { $played } de { $games } partida
    [many] 🏋️ Treinando contra **{ $opponent }**: { $played } de { $games } de partidas
   *[other] 🏋️ Treinando contra **{ $opponent }**: { $played } de { $games } partidas
}
learner-trained = { $games ->
    [one] ✅ Treinei { $games } partida contra **{ $opponent }**.
    [many] ✅ Treinei { $games } de partidas contra **{ $opponent }**.
   *[other] ✅ Treinei { $games } partidas contra **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Meu treino contra **{ $opponent }** acabou antes da hora, depois de { $played } de { $games } partida.
    [many] ⏹️ Meu treino contra **{ $opponent }** acabou antes da hora, depois de { $played } de { $games } de partidas.
   *[other] ⏹️ Meu treino contra **{ $opponent }** acabou antes da hora, depois de { $played } de { $games } partidas.
}
learner-training_failed = { $games ->
    [one] ⚠️ Algo deu errado, então meu treino contra **{ $opponent }** acabou depois de { $played } de { $games } partida. O que aprendi está guardado.
    [many] ⚠️ Algo deu errado, então meu treino contra **{ $opponent }** acabou depois de { $played } de { $games } de partidas. O que aprendi está guardado.
   *[other] ⚠️ Algo deu errado, então meu treino contra **{ $opponent }** acabou depois de { $played } de { $games } partidas. O que aprendi está guardado.
}
learner-training_over = ⏹️ Esse treino já acabou. O que aprendi está guardado: veja com `{ $prefix }{ name-brain }`.
learner-known_positions = **Posições que conheço:** { $knows } · **Antes:** { $knew }
learner-end = Encerrar treino
learner-do_play = Jogar comigo
learner-do_train = Treinar { $games } partidas
learner-do_export = Salvar em arquivo
learner-do_import = Carregar um arquivo
learner-do_reset = Zerar
learner-import_title = Carregar o que um aprendiz sabe
learner-import_field = Um arquivo que eu salvei
learner-saved =
    📤 **Tudo o que sei aqui, no modo `{ $mode }`**
    { $memory }
    Para carregar isso em outro lugar, quem gerencia o servidor aperta **{ learner-do_import }** embaixo de `{ $prefix }{ name-brain }` lá.
learner-import_preview =
    📥 **O que este arquivo sabe, no modo `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Juntar** acrescenta isso ao que sei aqui e mantém meu retrospecto.
    -# Novas posições perdedoras: { $lost } · Novas boas: { $good }
learner-replace_preview =
    { "" }**Substituir** me faz esquecer o que sei aqui e o meu retrospecto.
    -# Posições: { $known } · Partidas: { $games }
learner-do_merge = Juntar
learner-do_replace = Substituir
learner-do_cancel = Cancelar
learner-merged =
    ✅ **Memórias juntadas**
    { "" }**Novas posições perdedoras:** { $lost } · **Novas boas:** { $good }
    { "" }**Posições que conheço:** { $known }
learner-replaced =
    ✅ **Memória substituída**
    { "" }**Posições que conheço:** { $known }
    { "" }**Modo:** `{ $mode }`
    { "" }**Posições esquecidas:** { $forgotten } · **Partidas esquecidas:** { $games }
learner-not_imported = Nada foi importado.
learner-reset =
    🗑️ **Quer que eu esqueça tudo o que aprendi aqui e o meu retrospecto?**
    { "" }**Posições:** { $known } · **Partidas:** { $games }
    Eu recomeçaria no modo `{ $mode }`.
learner-reset_yes = Esquecer tudo
learner-reset_switch = Esquecer, e aprender no modo { $mode }
learner-reset_no = Manter tudo
learner-forgotten =
    🗑️ **Esqueci tudo o que aprendi aqui e o meu retrospecto.**
    { "" }**Posições:** { $known } · **Partidas:** { $games }
    Recomeço no modo `{ $mode }`.
learner-kept = Não esqueci nada.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** ainda não tem partidas com resultado aqui. Para começar uma: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** ainda não tem partidas de { $game } com resultado aqui. Para começar uma: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 vitórias: { $count }
stats-drawn = 🤝 empates: { $count }
stats-lost = derrotas: { $count }
stats-total = **Total:** { $tally }
stats-mark = **Com { $mark }:** { $tally }
stats-members = **Membros:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Membros contra mim
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Níveis vencidos:** { $levels }
stats-winning_streak = **Maior sequência de vitórias:** { $longest }
stats-course = 🎓 **Curso:** concluído
stats-more = Veja também: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Veja também: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partidas jogadas aqui
stats-games = **Partidas:** { $games } · **Participantes:** { $members }
stats-nothing = Ninguém terminou uma partida aqui ainda. Para começar uma: `{ $prefix }{ name-play }`
stats-nothing_of_game = Ninguém terminou uma partida de { $game } aqui ainda. Para começar uma: `{ $prefix }{ name-play } { $word }`
stats-winners = **Vitórias:** { $mark_x } { $x } · { $mark_o } { $o } · **Empates:** { $draws }
stats-ends = **Como terminaram:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Quem mais jogou:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Entre meus níveis:** mais { $games } partida
    [many] **Entre meus níveis:** mais { $games } de partidas
   *[other] **Entre meus níveis:** mais { $games } partidas
}
stats-bar = Gráfico de barras dos resultados. Vitórias: { $wins }. Empates: { $draws }. Derrotas: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Aperte o botão para ver seu progresso. Só você vê.
progress-open = Ver meu progresso
progress-practice_now = Praticar agora
progress-post = Publicar
progress-none = Ainda não revi nenhuma partida sua. Comece com `{ $prefix }{ name-practice }` ou com seus erros abaixo de uma partida perdida. A partir daí, revejo cada partida que você terminar.
progress-clean = ✅ **{ $theme }:** nenhum erro desde { $date } (partidas revistas: { $games })
progress-all_themes = Todos os temas
progress-compared = { $now } · antes: { $before }
progress-accuracy = **Precisão:** { $share }
progress-games = **Partidas revistas:** { $games }
progress-mistakes = ### Erros
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Prática
progress-due = **Exercícios de hoje:** { $due } de { $exercises }
progress-lessons = **Lições feitas:** { $done } de { $lessons }
progress-puzzle_rating = **Pontuação nos problemas:** { $rating }
progress-legend = Os últimos 30 dias e os 30 anteriores. A precisão é a parte das suas jogadas avaliadas que manteve o resultado.
progress-chart = Gráfico da precisão por semana, com o número de partidas revistas: { $weeks }

## theme

theme-finish_line = Fechar uma linha
theme-block_line = Bloquear uma linha
theme-make_fork = Criar uma ameaça dupla
theme-prevent_fork = Evitar uma ameaça dupla
theme-forced_sequence = Sequência forçada
theme-opening = Abertura
theme-zugzwang = Zugzwang (ameaças pares e ímpares)

## ended

ended-line = linha fechada
ended-full_board = tabuleiro cheio
ended-repetition = posição repetida
ended-move_limit = limite de jogadas
ended-boards_counted = contagem de tabuleiros
ended-resigned = desistência
ended-forfeited = saída ou tempo esgotado
ended-agreed = empate combinado
ended-abandoned = abandonada
ended-stopped = encerrada pela moderação

## rating

rating-ranked = **Pontuação:** { $rating } · **Colocação:** { $rank }
rating-provisional = { $games ->
    [one] **Pontuação até agora:** { $rating } · **Colocação:** depois de mais { $games } partida ranqueada
    [many] **Pontuação até agora:** { $rating } · **Colocação:** depois de mais { $games } de partidas ranqueadas
   *[other] **Pontuação até agora:** { $rating } · **Colocação:** depois de mais { $games } partidas ranqueadas
}
rating-none = { $games ->
    [one] **Pontuação:** ainda não há · **Colocação:** depois de { $games } partida ranqueada
    [many] **Pontuação:** ainda não há · **Colocação:** depois de { $games } de partidas ranqueadas
   *[other] **Pontuação:** ainda não há · **Colocação:** depois de { $games } partidas ranqueadas
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Gráfico de linha da pontuação em { $games } partida ranqueada: de { $first } a { $last }, entre { $lowest } e { $highest }.
    [many] Gráfico de linha da pontuação nas últimas { $games } de partidas ranqueadas: de { $first } a { $last }, entre { $lowest } e { $highest }.
   *[other] Gráfico de linha da pontuação nas últimas { $games } partidas ranqueadas: de { $first } a { $last }, entre { $lowest } e { $highest }.
}
rating-course = { $games ->
    [one] **Última { $games } partida ranqueada:** de { $first } a { $last } · mínima { $lowest } · máxima { $highest }
    [many] **Últimas { $games } de partidas ranqueadas:** de { $first } a { $last } · mínima { $lowest } · máxima { $highest }
   *[other] **Últimas { $games } partidas ranqueadas:** de { $first } a { $last } · mínima { $lowest } · máxima { $highest }
}

## chart

chart-results = Resultados
chart-wins = Vitórias: { $games }
chart-draws = Empates: { $games }
chart-defeats = Derrotas: { $games }
chart-rating = Pontuação
chart-rated_game = Partida ranqueada
chart-losses = Porcentagem de partidas que perdi
chart-lost = Derrotas
chart-by_week = Precisão por semana
chart-week = Semana de
chart-accuracy = Precisão
chart-reviewed = Partidas revistas
chart-game = Partida
chart-average =
    { $games ->
        [one] Média de { $games } partida
        [many] Média de { $games } de partidas
       *[other] Média de { $games } partidas
    }

## leaderboard

leaderboard-title = ### 🏅 Classificação: { $game }
leaderboard-range = Membros { $first }–{ $last } de { $total }
leaderboard-none = { $games ->
    [one] 🏅 Ninguém tem colocação em { $game } aqui ainda. É preciso { $games } partida contra meus níveis ou membros, sem dicas. Para começar: `{ $prefix }{ name-play } { $word }`
    [many] 🏅 Ninguém tem colocação em { $game } aqui ainda. São precisas { $games } de partidas contra meus níveis ou membros, sem dicas. Para começar: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Ninguém tem colocação em { $game } aqui ainda. São precisas { $games } partidas contra meus níveis ou membros, sem dicas. Para começar: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Próximo:** { $level }, a { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
leaderboard-rated = Só valem as partidas ranqueadas.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partidas jogadas aqui
history-range = -# Partidas { $first }–{ $last } de { $total }, as mais recentes primeiro
history-none = **{ $who }** ainda não terminou uma partida aqui. Para começar uma: `{ $prefix }{ name-play }`
history-nothing = Ninguém terminou uma partida aqui ainda. Para começar uma: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } jogada
    [many] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } de jogadas
   *[other] **{ $number }.** { $date } · { $mark } contra **{ $other }** · { $result } · { $plies } jogadas
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } jogada
    [many] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } de jogadas
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } jogadas
}
history-win = vitória
history-draw = empate
history-loss = derrota
history-no_result = sem resultado
history-newer = Mais recentes
history-older = Mais antigas
history-first = Início
history-last = Fim
history-list = Voltar à lista
history-export = Minhas partidas em arquivo
history-paste = Reprisar uma linha
history-pasted = Uma linha de um arquivo de partidas

## replay

replay-ply = Jogada { $number } de { $plies }: **{ $who }** jogou { $mark } em **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Jogadas:** { $moves }
replay-share = Compartilhar

## export

export-use_history = Isso fica entre nós. Aperte **{ history-export }** embaixo de `{ $prefix }{ name-history }`, ou mande `{ $prefix }{ name-export }` para mim por mensagem direta.
export-done_pasted =
    📤 **Suas partidas terminadas:** { $games }
    De todos os lugares em que você jogou, uma partida por linha. Para rever uma, aperte **{ history-paste }** embaixo de `{ $prefix }{ name-history }` e cole a linha dela
export-none = Você ainda não terminou nenhuma partida. Para começar uma: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Partida encerrada, e o tabuleiro avisa.
moderation-resigned = 🏳️ **{ $who }** desistiu da partida, e o tabuleiro avisa.

## permission

permission-view_channel = Ver canais
permission-connect = Conectar
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-attach_files = Anexar arquivos
permission-manage_messages = Gerenciar mensagens
permission-manage_guild = Gerenciar servidor

## question

question-yes = Começar de novo
question-no = Continuar jogando
question-kept = A partida continua. Para ver o tabuleiro: `{ $prefix }{ name-board }`
question-stop = **{ $x }** e **{ $o }** estão jogando aqui. Encerrar a partida deles?
question-stop_own = **{ $x }** e **{ $o }** estão jogando aqui. Se você encerrar esta partida, desiste dela. Encerrar?
question-stop_yes = Encerrar partida
question-stop_no = Cancelar
question-play_examples = Por exemplo: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Por exemplo: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` ou `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = O problema do dia é o mesmo para todo mundo: `{ $prefix }{ $command } { word-daily }`. Um jogo ou um tema é para um problema só seu: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Por exemplo: `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } { word-mixed } 3m`; o tempo é 90s ou 3m.
question-race_today_alone = A corrida do dia é a mesma para todo mundo aqui: `{ $prefix }{ $command } { word-today }`. Um jogo e um tempo são para uma corrida que você abre: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Por exemplo: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, com um tempo por jogada de 15s a 24h.
question-watch_examples = Por exemplo: `{ $prefix }{ $command } { level-hard } { level-easy }` ou `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Você quis dizer `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Você quis dizer `{ $prefix }{ $command }`?
question-unknown_words = Não entendo “{ $typed }” aqui.
question-conflicting_words = Essas palavras não combinam.
question-choose_member = Escolha o membro na lista que o Discord mostra depois de `@`.
question-course_examples = As lições têm os números de 1 a 7: `{ $prefix }{ $command } 1` abre a primeira.
question-invite_examples = Por exemplo: `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } o`.
question-challenge_named = Desafiar **{ $who }**?
question-challenge_named_yes = Desafiar

## help

help-first = Aperte **Jogar** para começar uma partida contra mim e depois aperte uma casa.
help-to_friend = Jogar com alguém
help-to_commands = Todos os comandos
help-to_play = Jogar
help-to_learn = Aprender
help-to_owners = Para quem gerencia
help-about = Sobre mim
help-play =
    ### Jogar
    Vence quem fizer três em linha: na horizontal, na vertical ou na diagonal.
    - **Começar:** `{ $prefix }{ name-play }`. Você é { $mark_x } e começa; com `{ $prefix }{ name-play } o` você é { $mark_o }.
    - **Fazer uma jogada:** aperte uma casa ou digite `{ $prefix }{ name-move } B2` (linha B, coluna 2).
    - **Níveis:** `{ $prefix }{ name-play } { level-easy }`, ou `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Outros jogos:** `{ $prefix }{ name-play } { word-connect4 }`, ou `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Com outras pessoas:** `{ $prefix }{ name-play } @ben` desafia um membro, `{ $prefix }{ name-invite }` chama quem quiser. Com `{ $prefix }{ name-vote }`, todo mundo joga junto do mesmo lado.
    - **Durante a partida:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Suas partidas, e quem procura uma:** `{ $prefix }{ name-games }`
    - **Menções quando é a sua vez:** `{ $prefix }{ name-privacy }`
    - **Mais uma partida aqui:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Aprender
    - **Melhor jogada:** `/{ name-hint }` durante a partida
    - **Todas as jogadas comparadas:** `{ $prefix }{ name-analyse }`
    - **Uma partida explicada:** o botão **{ board-review }** no fim dela
    - **Seus próprios erros:** `{ $prefix }{ name-practice }`
    - **Curso:** `{ $prefix }{ name-course }`
    - **Problemas para resolver:** `{ $prefix }{ name-puzzle }` ou `{ $prefix }{ name-puzzle } { word-daily }`
    - **Contra o relógio:** `{ $prefix }{ name-storm }` em modo solo, `{ $prefix }{ name-race }` com mais gente
    - **Aprendiz:** com `{ $prefix }{ name-play } { level-learner }` você joga contra um iniciante que aprende com você; `{ $prefix }{ name-brain }` mostra até onde ele chegou.
    - **Assistir:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultados:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Seus dados, e minhas mensagens:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Para quem gerencia o servidor
    - **Ajustes:** `/{ name-settings }` para jogos, tabuleiros, canais, cargos, prefixo e idioma (exige a permissão **Gerenciar servidor**)
    - **Encerrar uma partida:** `{ $prefix }{ name-stop }` no canal dela (exige a permissão **Gerenciar mensagens**)
    - **Permissões:** `/{ name-settings }` mostra quais me faltam.
    - **Prefixo:** mude em `/{ name-settings }`. Me mencionar sempre funciona.
    - **Zerar o aprendiz:** `{ $prefix }{ name-brain }`
    - **Privacidade:** `{ $prefix }{ name-privacy }` mostra o que guardo sobre você.
about-version = **Versão:** { $version }
about-invite = [Me adicione a um servidor](<{ $link }>)
about-install = [Me adicione à sua conta](<{ $link }>)
about-terms = [Termos de serviço](<{ $link }>)
about-privacy = [Política de privacidade](<{ $link }>)
about-your_data = **Seus dados:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ A versão { $version }, mais nova, já rodou com este banco de dados. Me atualize de novo, ou restaure um backup de antes dessa atualização.
about-servers = **Servidores:** { $servers }
about-since = **Iniciado:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** conectado, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** desconectado

## privacy

privacy-use_slash_command = Isso fica entre nós. Use `/{ name-privacy }`, ou mande `{ $prefix }{ name-privacy }` para mim por mensagem direta.
privacy-title = ### O que guardo sobre você
privacy-nothing = Nada.
privacy-never = **Nunca guardo:** seu nome e o que você escreve
privacy-matches = **Partidas:** terminadas: { $finished } · em andamento: { $live }
privacy-matches_details = -# Seu ID de usuário, jogadas, horários, dicas e os IDs do servidor, do canal e das mensagens
privacy-challenges = **Desafios em aberto:** { $challenges }
privacy-challenges_details = -# Quem desafiou quem, o jogo e os IDs do canal e da mensagem
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Pontuações:** em { $ratings } servidor
    [many] **Pontuações:** em { $ratings } de servidores
   *[other] **Pontuações:** em { $ratings } servidores
}
privacy-gains = { $gains ->
    [0] **Pontos ganhos contra meus níveis:** nenhum
    [one] **Pontos ganhos contra meus níveis:** em { $gains } nível
    [many] **Pontos ganhos contra meus níveis:** em { $gains } de níveis
   *[other] **Pontos ganhos contra meus níveis:** em { $gains } níveis
}
privacy-ratings_details =
    -# Sua pontuação depois de cada partida ranqueada, e quantas você venceu, empatou e perdeu
    -# Para cada nível, os pontos do último dia em que você ganhou algum
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Resultados dos problemas:** nenhum
    [one] **Resultados dos problemas:** em { $puzzles } servidor ou conversa privada
    [many] **Resultados dos problemas:** em { $puzzles } de servidores e conversas privadas
   *[other] **Resultados dos problemas:** em { $puzzles } servidores e conversas privadas
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Pontuação nos problemas:** –
   *[other] **Pontuação nos problemas:** de todos os servidores
}
privacy-puzzles_details = -# O último problema, acertos e erros, sequências, o último resultado diário que você compartilhou e, por 30 dias, quais problemas você viu em corridas
privacy-practice = **Exercícios:** { $exercises } · **Partidas para eles:** { $reviewed }
privacy-practice_details = -# Desde quando você pratica, seus erros em partidas e corridas, suas respostas e quando eles voltam
privacy-course = **Lições:** { $lessons }
privacy-course_details = -# Quais exercícios você resolveu
privacy-learners = { $learners ->
    [one] **Memória do aprendiz:** de { $learners } conversa privada
    [many] **Memória do aprendiz:** de { $learners } de conversas privadas
   *[other] **Memória do aprendiz:** de { $learners } conversas privadas
}
privacy-learners_details = -# O que ele aprendeu com você em mensagens diretas. Em servidores, ele não guarda quem jogou.
privacy-notices = **Avisos desativados:** sim
privacy-notices_details = -# Seu ID de usuário
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Lembrete de sequência:** desativado
   *[other] **Lembrete de sequência:** ativado
}
privacy-search_notices = { $search_notices ->
    [0] **Avisos de convites:** desativados
    [one] **Avisos de convites:** em { $search_notices } servidor
    [many] **Avisos de convites:** em { $search_notices } de servidores
   *[other] **Avisos de convites:** em { $search_notices } servidores
}
privacy-direct_messages_details = -# Seu ID de usuário, e quando mandei a última para você
privacy-votes = **Votos:** { $votes } · **Votações iniciadas:** { $votings }
privacy-votes_details = -# Em partidas em que todo mundo vota: seu ID de usuário e seu voto em cada jogada, até 24 horas depois do fim
privacy-races = **Corridas e contrarrelógios de problemas:** { $races } · **Abertos por você:** { $race_starts }
privacy-races_details = -# Seu ID de usuário, os problemas, quais você errou, seus pontos e quanto tempo você levou
privacy-if_deleted =
    ### Se você excluir
    { "" }**As partidas em andamento** terminam na hora. Você perde aquelas em que os dois lados já jogaram.
    { "" }**As partidas terminadas** ficam, mas sem o seu ID de usuário.
    { "" }**Todo o resto** some. Isso não pode ser desfeito.
privacy-forget = Excluir meus dados
privacy-deleted = ### Seus dados foram excluídos
privacy-kept =
    -# Também esqueci seu nome, seu idioma e quem você desafiou, se ainda os tinha na memória.
    ### O que fica
    { "" }**Partidas:** { $kept }
    -# Sem o seu ID de usuário e sem os IDs do canal e das mensagens. Só fica o ID da mensagem ou do botão que começou a partida, como número dela. Sem o canal, ninguém consegue encontrá-lo.
    -# Até a meia-noite UTC, ainda sei quantas vezes os mesmos dois membros jogaram um contra o outro hoje, mas não quem eles são.
privacy-ended = { $lost ->
    [0] **Partidas em andamento encerradas:** { $live } (sem resultado)
   *[other] **Partidas em andamento encerradas:** { $live } · **Perdidas:** { $lost } (os dois lados já tinham jogado)
}
privacy-nothing_ended = **Partidas em andamento encerradas:** nenhuma

## name

name-play = jogar
name-play_opponent = adversário
name-play_member = membro
name-play_mark = símbolo
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = jogo
name-invite = convidar
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = propor
name-offer_what = o-que
name-draw = empate
name-takeback = desfazer
name-games = partidas
name-watch = assistir
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = cérebro
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = aprendiz
name-settings = ajustes
name-vote = votar
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tempo
name-vote_thread = { word-thread }
name-stop = parar
name-move = marcar
name-move_coordinate = casa
name-board = tabuleiro
name-resign = desistir
name-puzzle = problema
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = corrida
name-race_game = { name-play_game }
name-race_time = tempo
name-race_today = { word-today }
name-storm = contrarrelógio
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = curso
name-course_lesson = lição
name-help = ajuda
name-about = sobre
name-hint = dica
name-analyse = analisar
name-analyse_position = posição
name-analyse_view = visão
name-review = rever
name-privacy = privacidade
name-progress = progresso
name-notify = avisos
name-practice = praticar
name-practice_move = { name-move_coordinate }
name-stats = estatísticas
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = classificação
name-leaderboard_game = { name-play_game }
name-history = histórico
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = reprise
name-export = exportar

## word

word-random = sorteio
word-thread = tópico
word-here = aqui
word-network = rede
word-hints = dicas
word-misere = misère
word-fading = sumiço
word-ultimate = super
word-uttt = uttt
word-ultimate_tictactoe = super-jogo-da-velha
word-infinite = infinito
word-disappearing = símbolos-que-somem
word-connect4 = lig4
word-connect_four = ligquatro
word-tictactoe = jogo-da-velha
word-ttt = ttt
word-noughts = velha
word-reverse = jogo-da-velha-ao-contrário
word-misere_tictactoe = jogo-da-velha-misère
word-daily = diário
word-mixed = misto
word-today = hoje
word-finish_line = linha
word-block_line = bloquear
word-make_fork = ameaça
word-prevent_fork = evitar
word-forced_sequence = sequência
word-opening = abertura
word-zugzwang = zugzwang
word-show = mostrar
word-train = treinar
word-export = exportar
word-import = importar
word-reset = zerar
word-server = servidor
word-original = original
word-stronger = aprimorado

## command

command-play = Jogo da velha, Lig 4 e mais, contra mim ou contra um membro
command-play_opponent = Meu nível, se você jogar contra mim
command-play_member = Membro a desafiar (padrão: você joga contra mim)
command-play_mark = Seu símbolo; X começa
command-play_mark_x = X (começa)
command-play_mark_o = O (joga depois)
command-play_mark_random = Aleatório
command-play_thread = Abrir um tópico para a partida (padrão: o ajuste do servidor)
command-play_hints = Deixar os dois usarem dicas em uma partida entre membros
command-play_game = Qual jogo (padrão: o jogo padrão do servidor)
command-invite = Uma partida com quem aceitar primeiro
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Deixar os dois usarem dicas
command-invite_game = { command-play_game }
command-menu_challenge_member = Desafiar para uma partida
command-offer = Empate, ou desfazer a sua última jogada, se a outra pessoa concordar
command-offer_what = O que você pede à outra pessoa
command-offer_what_draw = Empate
command-offer_what_takeback = Desfazer a sua última jogada
command-games = Suas partidas em andamento, e quem procura uma aqui
command-watch = Uma partida entre dois dos meus níveis
command-watch_x = Nível que joga com X e começa
command-watch_o = Nível que joga com O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Os ajustes deste servidor: jogos, tabuleiros, quem pode jogar, idioma
command-vote = Uma partida contra um dos meus níveis em que todo mundo aqui vota em cada jogada
command-vote_opponent = Meu nível contra o qual vocês jogam (padrão: o nível padrão do servidor)
command-vote_game = { command-play_game }
command-vote_mark = Símbolo da galera; X começa (padrão: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tempo para votar em cada jogada, de 15s a 24h, como 30s, 5m ou 1h (padrão: 1m)
command-vote_thread = Não: neste canal, o que exige a permissão Gerenciar mensagens
command-stop = Encerrar a partida deste canal
command-move = Sua jogada: uma casa, como B2, ou no Lig 4 um número de coluna
command-move_coordinate = Uma casa, como B2, ou no Lig 4 um número de coluna
command-board = O tabuleiro de novo, em uma nova mensagem
command-resign = Desistir da partida
command-puzzle = Um problema: encontre a única jogada certa
command-puzzle_daily = O problema do dia deste servidor, para todo mundo aqui
command-puzzle_game = { command-play_game }
command-puzzle_theme = Escolha o tema do problema
command-race = Corrida de problemas para todo mundo aqui: os mesmos, quantos você conseguir em 90 segundos
command-race_game = Problemas de um jogo só (padrão: de vários)
command-race_game_mixed = Vários jogos
command-race_time = Quanto tempo cada participante tem (padrão: 90 segundos)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = A corrida do dia: os mesmos 20 problemas para todo mundo aqui, hoje quando você quiser
command-storm = Quantos problemas você conseguir em 90 segundos, contra o seu próprio recorde
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Quanto tempo você tem (padrão: 90 segundos)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sete lições curtas para você jogar melhor
command-course_lesson = Número de uma lição (padrão: todas as lições)
command-help = Como jogar, e todos os comandos
command-brain = O que o aprendiz aprendeu aqui, e o treino dele
command-brain_train = Treinar o aprendiz: número de partidas, de 1 a 10000 (padrão: 500)
command-brain_opponent = Treinar o aprendiz contra este nível (padrão: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Do que eu aviso você, com botões para mudar isso
command-hint = Uma boa jogada e o motivo dela; só você vê
command-analyse = Quanto vale cada jogada
command-analyse_position = Linhas de cima para baixo, como X../.O./... (padrão: a partida deste canal)
command-analyse_view = O que ver além dos valores (padrão: nada)
command-analyse_view_network = o que a rede vê
command-privacy = O que guardo sobre você, e como excluir
command-practice = Exercícios com os seus próprios erros: encontre as jogadas melhores
command-practice_move = Sua resposta, como B2 ou 4
command-stats = Seus resultados, os de um membro ou os do servidor inteiro
command-stats_member = Partidas de quem (padrão: as suas)
command-stats_server = As partidas de todo mundo neste servidor
command-stats_game = Só este jogo (padrão: todos os jogos)
command-leaderboard = As melhores pontuações deste servidor
command-leaderboard_game = { command-play_game }
command-history = Partidas terminadas, para rever jogada a jogada ou salvar em arquivo
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Qual casa? Digite a letra da linha e o número da coluna, por exemplo `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Isso não é uma casa. Digite uma letra de linha e um número de coluna, por exemplo `{ $prefix }{ name-move } B2`.
error-missing_column = Qual coluna? Digite o número dela, por exemplo `{ $prefix }{ name-move } 2`.
error-unreadable_column = Isso não é uma coluna. Digite o número dela, por exemplo `{ $prefix }{ name-move } 2`.
error-unknown_row = Não existe linha { $row }. As linhas vão de { $first } a { $last }.
error-unknown_column = Não existe coluna { $column }. As colunas vão de { $first } a { $last }.
error-cell_fading = Seu { $mark } em **{ $coordinate }** só some depois que você jogar: escolha uma casa livre.
error-cell_taken = **{ $coordinate }** já está com { $mark }. Escolha uma casa livre.
error-other_board = Você tem que jogar no tabuleiro que fica **{ $board }**: de **{ $first }** a **{ $last }**.
error-closed_board = O tabuleiro que fica **{ $board }** (de { $first } a { $last }) já foi vencido ou está cheio. Escolha uma casa de outro.
error-full_column = A coluna { $column } está cheia. Escolha outra.
error-floating_cell = Uma ficha cairia de **{ $coordinate }**. Escolha a casa livre mais baixa de uma coluna.
error-position_shape = Escreva a posição como { $rows } linhas de { $columns } casas, com `/` entre as linhas, por exemplo `{ $example }`. Para um tabuleiro de outro tamanho, coloque o tamanho antes, como em `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Uma posição digitada de **{ $game }** não diz tudo. Durante uma partida, `/{ name-analyse }` mostra a posição dela.
error-position_mark = Na linha { $row }, coluna { $column } dessa posição não há `X`, `O` nem `.`.
error-impossible_position = Nenhuma partida chega a essa posição: X começa, os lados se alternam e a primeira linha fechada encerra a partida.
error-floating_position = Nenhuma partida chega a essa posição: a ficha em **{ $coordinate }** cairia.
error-game_size = Não existe jogo desse tamanho. Um tabuleiro tem de { $least } a { $most } linhas e colunas, e a sequência vencedora tem pelo menos { $least } casas e cabe no tabuleiro. Por exemplo, `{ $prefix }{ name-play } 6x6x4` significa 6 linhas, 6 colunas e 4 em linha.
error-game_not_offered = Este servidor não oferece **{ $game }**. Ele oferece: { $offered }.
error-match_over = Essa partida já acabou. Para começar outra: `{ $prefix }{ name-play }`
error-not_a_player = Você não está jogando nesta partida.
error-workers_busy = Há membros demais esperando por ajuda agora. Tente de novo em um minuto.
error-advice_pending = Ainda estou trabalhando no seu último pedido. Peça de novo quando eu tiver respondido.
error-advice-duel = Em uma partida entre membros sem dicas, esta posição está no tabuleiro ou a uma jogada dele. Peça de novo quando essa partida tiver avançado.
error-advice-race = Esta posição é a do problema que você tem em aberto em uma corrida, ou está a uma jogada dela. Responda primeiro a esse problema.
error-too_many_takebacks = Você já desfez { $limit } jogadas nesta partida. Ninguém pode desfazer mais que isso.
error-nothing_to_take_back = Você ainda não jogou, então não há nada para desfazer.
error-not_your_turn = Não é a sua vez. Para ver o tabuleiro: `{ $prefix }{ name-board }`
error-no_match = Não há partida em andamento aqui. Para começar uma: `{ $prefix }{ name-play }`
error-match_running-resignation = Sua partida aqui ainda está em andamento. Se você começar de novo, desiste dela, e isso conta como derrota. Começar de novo?
error-match_running-no_result = Ainda há uma partida em andamento aqui. Se você começar de novo, ela termina sem resultado. Começar de novo?
error-match_running-time_up = Na partida em andamento aqui, ninguém joga há uma hora. Se você começar de novo, quem tem a vez perde. Começar de novo?
error-channel_busy = { $idle_after ->
        [one] Outros membros estão jogando aqui. Jogue em outro canal ou em um tópico, ou use `{ $prefix }{ name-play }` quando ninguém tiver jogado por { $idle_after } minuto.
        [many] Outros membros estão jogando aqui. Jogue em outro canal ou em um tópico, ou use `{ $prefix }{ name-play }` quando ninguém tiver jogado por { $idle_after } de minutos.
       *[other] Outros membros estão jogando aqui. Jogue em outro canal ou em um tópico, ou use `{ $prefix }{ name-play }` quando ninguém tiver jogado por { $idle_after } minutos.
    }
error-exhibition_running = Dois dos meus níveis estão jogando um contra o outro aqui. Espere a partida deles acabar, ou jogue em outro canal ou em um tópico.
error-match_moved_on = A partida já avançou desde então. Para ver como ela está: `{ $prefix }{ name-board }`
error-channel_taken = Há outra partida em andamento aqui. Espere até ela acabar, ou jogue em outro canal ou em um tópico.
error-question-not_yours = Essa pergunta era para outra pessoa.
error-offer-not_a_duel = Isso só funciona em partidas entre membros. Contra mim, `{ $prefix }{ name-play }` começa uma nova partida, e `{ $prefix }{ name-resign }` desiste desta.
error-offer-own_offer = Só a outra pessoa pode aceitar isso.
error-challenge-own_challenge = Você não pode se desafiar. Para começar uma partida contra mim: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Bots não podem aceitar desafios. Para começar uma partida contra mim: `{ $prefix }{ name-play }`
error-challenge_waiting = Vocês já têm um desafio em aberto. Aceite, recuse ou retire esse primeiro: { $existing }
error-challenge-invitation_open = Você já tem um convite em aberto. Retire esse primeiro, ou espere alguém aceitar: { $existing }
error-challenge_over = Isso não está mais em aberto. Para fazer um novo desafio: `{ $prefix }{ name-play } @alguém`
error-challenge-not_yours = Esse desafio é para outra pessoa.
error-challenge-level = Os níveis são só para partidas contra mim. Deixe o nível de fora para desafiar um membro.
error-challenge-nobody_else = Aqui estamos só nós dois. Desafie alguém em um canal de um servidor.
error-challenge-not_visible = Neste servidor só você vê minhas respostas, então ninguém poderia aceitar. Peça a quem gerencia o servidor que me adicione, ou jogue em um grupo de mensagens diretas.
error-challenge-private_thread = Quem criou um tópico privado pode remover os outros dele. Por isso, aqui os membros só jogam com dicas, sem valer pontuação: `{ $prefix }{ name-play } @alguém { word-hints }`
error-challenge-cannot_see = **{ $who }** não consegue ver este canal. Jogue em um que vocês dois vejam.
error-challenge-channel_taken = Há outra partida em andamento em { $channel }. Você pode aceitar o [convite]({ $link }) quando ela terminar.
error-challenge-not_a_member = Não encontro esse membro aqui. Digite `@` e escolha na lista do Discord.
error-moderation-not_the_starter = Foi outra pessoa que começou isso. Só ela e membros com a permissão **{ permission-manage_messages }** podem encerrar.
error-no_puzzles = Não há problemas para resolver nesse jogo. Há problemas de: { $games }.
error-puzzle-not_yours = Esse problema é para outra pessoa. Para receber o seu: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Esse problema não vale mais. Para receber um novo: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Você já respondeu a esse problema. Para receber um novo: `{ $prefix }{ name-puzzle }`
error-practice-over = Esse exercício não está mais aberto. Para receber outro: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Isso não é uma casa. Digite uma letra de linha e um número de coluna, por exemplo `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Isso não é uma coluna. Digite o número dela, por exemplo `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Esse era o problema de outro dia. O de hoje: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Você já respondeu ao problema de hoje. O próximo vem { $ends }.
error-race-outside_server = Uma corrida precisa de mais gente, então é para servidores. Aqui, `{ $prefix }{ name-storm }` é o mesmo, só para você.
error-race-no_puzzles = Não há corridas com problemas desse jogo. Há corridas com problemas de: { $games }.
error-race-channel_taken = Já há uma corrida neste canal.
error-race-in_another = Você já está em outra corrida ou contrarrelógio. Termine primeiro.
error-race-started = Essa corrida já começou. Você pode participar da próxima.
error-race-full = Essa corrida está cheia: no máximo { $most } membros.
error-race-nobody_in = Ninguém entrou ainda.
error-race-not_starter = Só o membro que abriu esta corrida pode começá-la antes da hora.
error-race-not_in = Você não está nessa corrida.
error-race-not_over = Ainda há quem esteja respondendo a estes problemas. Você pode vê-los quando a corrida acabar.
error-race-day_not_over = Outras pessoas ainda podem responder a estes problemas. A corrida acaba { $ends }; depois disso, mostro o que você errou.
error-race-no_day = Não houve corrida nesse dia. A de hoje: `{ $prefix }{ name-race } { word-today }`
error-race-over = Essa corrida já acabou.
error-race-private = Aqui todo mundo leria sua resposta. Aperte o botão no seu problema, ou mande `{ $prefix }{ name-storm }` para mim por mensagem direta.
error-thread-not_here = Não consigo abrir um tópico aqui. Jogue sem tópico, ou em um canal de texto de um servidor.
error-thread-user_permission = Você precisa da permissão **{ $missing }** para abrir um tópico aqui. Jogue sem tópico.
error-thread-too_many = Este servidor já tem todos os tópicos abertos que o Discord permite. Jogue sem tópico, ou arquive antes um tópico aberto.
error-thread-try_later = O Discord não me deixa abrir tópicos agora, então a partida é jogada aqui.
error-thread-try_later_or_elsewhere = O Discord não me deixa abrir tópicos agora, e há outra partida em andamento aqui. Tente de novo em alguns minutos, ou jogue em outro canal.
error-cannot_attach = Preciso da permissão **{ $missing }** para enviar arquivos aqui. Peça a quem gerencia este servidor que me dê essa permissão, ou use o comando de barra.
error-training-bot_permission = Preciso da permissão **{ $missing }** para mostrar aqui como vai o treino. Peça a quem gerencia este servidor que me dê essa permissão, ou me treine em outro canal.
error-training-user_install = Não consigo mostrar aqui como vai o treino. Me treine por mensagem direta, ou em um servidor que me adicionou.
error-learner_game = O aprendiz não joga esse jogo. Ele joga: { $games }.
error-learner-unknown_word = Não conheço “{ $typed }”. `{ $prefix }{ name-brain }` mostra o que aprendi. Você também pode usar `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` com um arquivo, e `{ $prefix }{ name-learner } { word-reset }` ou `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Não sei analisar **{ $game }**, então não há dicas, análises e revisões desse jogo.
error-training-unknown_word = Não conheço “{ $typed }”. Digite um número de partidas e um dos meus níveis ({ $levels }), por exemplo `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Escolha de 1 a { $most } partidas para um treino.
error-training-already_running = Já estou treinando aqui. Espere acabar, ou encerre esse treino.
error-learner-other_mode = Não dá para juntar estas memórias: o arquivo é do modo `{ $theirs }`, e aqui eu aprendo no modo `{ $ours }`.
error-learner-one_file = Preciso de um arquivo: o que o botão **{ learner-do_export }** embaixo de `{ $prefix }{ name-brain }` cria.
error-learner-download_failed = O Discord não me entregou esse arquivo. Tente de novo.
error-notify-other_server = Esse botão é de outro servidor. Para ver o deste: `{ $prefix }{ name-notify }`
error-notify-searches_off = Este servidor não permite avisos de convites.
error-not_a_manager = Você precisa da permissão **{ permission-manage_guild }** para fazer isso.
error-settings_outside_server = Só servidores têm ajustes. Use `/{ name-settings }` em um canal do seu servidor.
error-invalid_choice = Essa opção não está disponível. As que estão: `/{ name-settings }`
error-invalid_prefix = Não foi salvo: um prefixo tem até 5 caracteres visíveis, sem espaços nem crases, e não começa com `/`, `@` ou `<`.
error-vote-outside_server = Nessas partidas todo mundo vota, então elas são jogadas em servidores. Para começar aqui uma partida contra mim: `{ $prefix }{ name-play }`
error-vote-off = Este servidor desativou as partidas em que todo mundo vota.
error-vote-time = O tempo por jogada vai de 15 segundos a 24 horas, como `30s`, `5m` ou `1h`. Por exemplo: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = A votação dessa jogada acabou de terminar. Você pode votar na próxima daqui a pouco.
error-vote-only_in_thread = Você precisa da permissão **{ permission-manage_messages }** para começar esta partida no próprio canal. Sem ela, a partida ganha um tópico.
error-vote-needs_thread = Esta partida precisa de um tópico. Você precisa da permissão **{ permission-create_public_threads }** para abrir um aqui, ou da permissão **{ permission-manage_messages }** para jogar no próprio canal.
error-wrong_channel = Aqui eu não jogo. Você pode jogar em { $channels }.
error-missing_role = Para jogar comigo aqui, você precisa de um destes cargos: { $roles }.
error-cooldown = Que rapidez! Você pode usar o próximo comando { $ends }.
error-too_many_choices = Você mudou esta partida vezes demais. Jogue, ou comece outra com `{ $prefix }{ name-play }`.
error-already_playing = Você já está em uma partida aqui. Para ver: `{ $prefix }{ name-board }`
error-button_used = Você já apertou esse botão.
error-moderation-not_a_moderator = Você precisa da permissão **{ permission-manage_messages }** para encerrar partidas de outros membros.
error-moderation-end_exhibition_instead = Se foi você quem começou esta partida, encerre com o botão embaixo dela. Senão, você precisa da permissão **{ permission-manage_messages }**.
error-memory_file-too_large = Não consigo importar esse arquivo: ele tem mais de { $max_kib } KiB.
error-memory_file-not_mine = Não consigo importar esse arquivo: não fui eu que fiz, ou alguém mudou algo nele.
error-memory_file-value = Não consigo importar esse arquivo: `{ $where }` tem que ser um destes valores: `{ $values }`.
error-memory_file-entry = Não consigo importar esse arquivo: `{ $where }` tem que ser um número inteiro de 1 a { $max_position }. { -entries-from-0 }
error-memory_file-position = Não consigo importar esse arquivo: `{ $where }` é { $position }, algo que o aprendiz não pode ter aprendido neste modo, ou que aparece duas vezes. { -entries-from-0 }
error-notation-line = Não consigo ler a linha { $line }. Uma linha é assim: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`: hora, tabuleiro, lados, jogadas, resultado e como a partida terminou.
error-notation-unplayable = A linha { $line } não é uma partida possível: a jogada { $move } não é uma casa em que dava para jogar naquela hora, como `B2`.
error-notation-ending = A linha { $line } não é uma partida possível: depois dessas jogadas, ela não pode ter terminado com `{ $ending }`.
error-starting-own = Ainda estou começando a sua outra partida. Tente de novo daqui a pouco.
error-starting-other = Ainda estou começando outra partida de quem fez o desafio. Tente de novo daqui a pouco.
error-thread-closed = Este tópico está fechado, e não posso abri-lo de novo. Peça a quem gerencia este servidor que faça isso; depois, `{ $prefix }{ name-board }` mostra o tabuleiro.
error-thread-name_blocked = O AutoMod deste servidor bloqueou o nome do tópico, que tem os nomes de quem joga. Jogue sem tópico, ou peça à moderação que me libere dessa regra.
-entries-from-0 = (O primeiro item de uma lista é o número 0.)
error-thread-bot_permission = Preciso da permissão **{ $missing }** para abrir um tópico aqui. Peça a quem gerencia este servidor que me dê essa permissão, ou jogue sem tópico.
error-too_many_matches-own = { $most ->
        [one] Você está em { $most } partida aqui, o máximo ao mesmo tempo. Termine essa primeiro: { $channels }
        [many] Você está em { $most } de partidas aqui, o máximo ao mesmo tempo. Termine uma primeiro: { $channels }
       *[other] Você está em { $most } partidas aqui, o máximo ao mesmo tempo. Termine uma primeiro: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Quem fez o desafio está em { $most } partida aqui, o máximo ao mesmo tempo. Aceite quando ela tiver terminado.
        [many] Quem fez o desafio está em { $most } de partidas aqui, o máximo ao mesmo tempo. Aceite quando uma delas tiver terminado.
       *[other] Quem fez o desafio está em { $most } partidas aqui, o máximo ao mesmo tempo. Aceite quando uma delas tiver terminado.
    }
error-may_not_follow_up = Preciso da permissão **{ $missing }** para mostrar aqui como a partida continua. Peça a quem gerencia este servidor que me dê essa permissão, ou jogue em outro canal.
error-not_in_thread = Me mencione aqui primeiro. Isso me adiciona a este tópico privado; até lá, não consigo mostrar aqui como a partida continua.
error-locked_thread = Este tópico está trancado, então não consigo mostrar aqui como a partida continua. Peça à moderação que destranque, ou jogue em outro canal.
error-in_timeout = Estou de castigo neste servidor, então não consigo escrever aqui. O castigo acaba { $ends }.
error-match_unreachable = A última partida aqui terminou sem resultado, porque a mensagem com o tabuleiro foi excluída ou eu não conseguia ver este canal.
error-hints_not_allowed = As dicas estão desativadas nesta partida. Para começar uma com dicas para vocês dois: `{ $prefix }{ name-play } @alguém { word-hints }`
error-record-nothing_finished = Nenhuma partida terminou aqui ainda. `{ $prefix }{ name-analyse } X../.O./...` analisa qualquer posição.
error-record-match_not_found = Não conheço mais essa partida. Alguém que jogou nela pode ter excluído os próprios dados.
error-record-unknown_target = Não conheço “{ $typed }”. Não escreva nada para ver as suas partidas, indique um membro, como `{ $prefix }{ $command } @ben`, ou escreva `{ $prefix }{ $command } { word-server }` para ver as de todo mundo aqui.
error-record-two_targets = Escolha um membro ou o servidor inteiro, não os dois.
error-record-no_leaderboard = Pontuação e classificação só existem em servidores. Seus resultados aqui: `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Coloque depois do comando uma linha de `{ $prefix }{ name-export }`, e eu mostro a partida.
error-record-board_too_large = Esse tabuleiro é grande demais para eu mostrar. O maior é { $most }×{ $most }.
error-record-export_too_large = Você jogou mais partidas do que cabem em arquivos de { $most } MiB. Peça suas partidas a quem cuida de mim.
error-share-not_visible = Neste servidor só você vê minhas respostas, então mais ninguém veria a imagem.
error-share-cannot_attach = Não consigo compartilhar a partida aqui: para isso, preciso da permissão **{ $missing }**.
error-level_not_offered = **{ $level }** não está disponível neste jogo: { $game }. Níveis: { $levels }.
error-network_missing = A rede não está instalada neste bot, por isso **intuição** e **neural** não estão disponíveis.
error-network_game = A rede não aprendeu esse jogo. Ela conhece: { $games }.
error-offer-what = Digite o que você propõe: `{ $prefix }{ name-offer } { name-draw }` ou `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Não há estatísticas e pontuações separadas para esse jogo. Há para: { $games }.
error-unknown_level = Não conheço “{ $typed }”. Meus níveis são { $levels }. Por exemplo: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Não foi salvo: X e O precisam de um emoji cada.
error-emoji-unreadable = Não foi salvo: “{ $typed }” não é um emoji. Digite um, ou o nome de um emoji do servidor, como `:cat:`.
error-emoji-composed = Não foi salvo: “{ $typed }” é feito de vários caracteres, como todas as bandeiras, teclas e famílias. No tabuleiro, o Discord pode mostrá-los separados. Escolha um emoji simples, como 🍎.
error-emoji-unknown = Não foi salvo: este servidor não tem um emoji `:{ $name }:`. Digite um dos emojis dele, ou um comum, como 🍎.
error-emoji-unavailable = Não foi salvo: `:{ $name }:` não está disponível no momento, porque este servidor tem mais emojis do que seus impulsos permitem.
error-emoji-restricted = Não foi salvo: só cargos que eu não tenho podem usar `:{ $name }:`.
error-emoji-duplicate = Não foi salvo: { $emoji } representaria duas coisas diferentes. X, O e as casas livres precisam de emojis diferentes, também em uma linha vencedora. Se você não indicar nenhum para as casas livres, elas são { $free }.
error-emoji-unlisted = Não foi salvo: o Discord não me disse quais emojis este servidor tem. Tente de novo.

## failure

failure-old_button = Esse botão é de uma versão antiga minha. Veja o que sei fazer agora: `{ $prefix }{ name-help }`
failure-changed = Meus comandos acabaram de mudar, e o seu Discord ainda mostra os antigos. Recarregue (Ctrl+R, ou reinicie o app) e tente de novo.
failure-unexpected = Desculpe, algo deu errado do meu lado. Tente de novo; `{ $prefix }{ name-board }` mostra como está a partida.
failure-try_later = O Discord não me deixa terminar isso agora. Tente de novo em um minuto; `{ $prefix }{ name-board }` mostra como está a partida.
failure-blocked = O AutoMod deste servidor bloqueou minha mensagem. Peça à moderação que me libere dessa regra; depois, `{ $prefix }{ name-board }` mostra como está a partida.
failure-blocked_link = O filtro de links perigosos do Discord bloqueou minha mensagem, provavelmente por causa de um nome nela. `{ $prefix }{ name-board }` mostra como está a partida.
failure-embed_removed = Alguém removeu desta mensagem o embed com o meu texto. Por favor, deixe ele aí: sem ele, ninguém vê de quem é a vez.
failure-no_channel = O Discord não me disse em que canal foi isso. Tente de novo.
failure-not_attached = Falta o arquivo, porque o Discord o recusou.
failure-database = Desculpe, não consigo salvar partidas agora. As que já estão salvas estão seguras: veja `{ $prefix }{ name-board }` em alguns minutos e tente de novo.
failure-computation = Desculpe, não consegui terminar esse cálculo a tempo. Tente de novo em alguns minutos.
failure-timeout = Não consigo responder em { $channel }, porque estou de castigo naquele servidor. O castigo acaba { $ends }. Depois continue com `{ $prefix }{ name-board }`: sua partida está salva.
failure-muted = Não consigo responder em { $channel } sem a permissão **{ $missing }**. Peça a quem gerencia esse servidor que me dê essa permissão e continue com `{ $prefix }{ name-board }`: sua partida está salva.

## owner

owner-synced = { $count ->
        [one] O Discord agora conhece { $count } comando de barra.
        [many] O Discord agora conhece { $count } de comandos de barra.
       *[other] O Discord agora conhece { $count } comandos de barra.
    }
owner-not_synced = O Discord recusou os comandos de barra (HTTP { $status }: { $reason }). Tente de novo mais tarde. Se não adiantar, me convide de novo com o link do meu log.
owner-servers = { $count ->
        [one] Estou em { $count } servidor. Para me fazer sair dele, envie `{ $prefix }leave` e o ID.
        [many] Estou em { $count } de servidores. Para me fazer sair de um deles, envie `{ $prefix }leave` e o ID.
       *[other] Estou em { $count } servidores. Para me fazer sair de um deles, envie `{ $prefix }leave` e o ID.
    }
owner-direct_message = Isso mostraria aos membros deste servidor em quais servidores estou. Mande para mim por mensagem direta.
owner-left = Saí do servidor { $id }.
owner-not_there = Não estou em nenhum servidor com esse ID. A lista: `{ $prefix }servers`
owner-not_allowed = Quem cuida de mim só me deixa jogar em certos servidores, e este não é um deles, então vou sair.

## place

place-1 = em cima à esquerda
place-2 = em cima
place-3 = em cima à direita
place-4 = à esquerda
place-5 = no centro
place-6 = à direita
place-7 = embaixo à esquerda
place-8 = embaixo
place-9 = embaixo à direita

## advice

advice-match = Você está jogando em { $channel } uma partida em que esta posição está no tabuleiro ou a uma jogada dele. Se eu continuar, essa partida não poderá mais aumentar sua pontuação, e o tabuleiro dela vai avisar que você teve ajuda.
advice-matches = Você está jogando em { $channel } partidas em que esta posição está no tabuleiro ou a uma jogada dele. Se eu continuar, essas partidas não poderão mais aumentar sua pontuação, e os tabuleiros delas vão avisar que você teve ajuda.
advice-match_private = Você está jogando comigo, nas suas mensagens diretas, uma partida em que esta posição está no tabuleiro ou a uma jogada dele. Se eu continuar, o tabuleiro de lá vai avisar que você teve ajuda.
advice-puzzle = Esta posição é a do problema que você tem em aberto, ou está a uma jogada dela. Se eu continuar, esse problema conta como errado.
advice-daily = Esta posição é a do problema do dia, ou está a uma jogada dela. Se eu continuar, esse problema conta como errado.
advice-exercise = Esta posição é a do exercício que você tem em aberto, ou está a uma jogada dela. Se eu continuar, esse exercício conta como errado.
advice-show = Continuar mesmo assim

## games

games-title = ### 🎮 Suas partidas
games-none = Você não está em nenhuma partida agora. `{ $prefix }{ name-play }` começa uma, e `{ $prefix }{ name-invite }` convida quem quiser.
games-game = - [{ $game }]({ $link }) contra **{ $other }** · { $place } · { $turn }
games-your_turn = **sua vez**, seu tempo acaba { $deadline }
games-their_turn = vez de **{ $who }**, o tempo acaba { $deadline }
games-my_turn = vez de **{ $who }**
games-private = conversa privada
games-invitations = ### ⚔️ Procurando alguém para jogar
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · expira { $deadline }
games-join = Aceitar { $number }
games-press = Aperte o botão para ver suas partidas em andamento. Só você vê.
games-open = Minhas partidas

## share

share-won = { $plies ->
    [one] **{ $who }** venceu a partida contra **{ $other }** em { $plies } jogada.
    [many] **{ $who }** venceu a partida contra **{ $other }** em { $plies } de jogadas.
   *[other] **{ $who }** venceu a partida contra **{ $other }** em { $plies } jogadas.
}
share-resigned = { $plies ->
    [one] **{ $who }** venceu a partida contra **{ $other }**, que desistiu depois de { $plies } jogada.
    [many] **{ $who }** venceu a partida contra **{ $other }**, que desistiu depois de { $plies } de jogadas.
   *[other] **{ $who }** venceu a partida contra **{ $other }**, que desistiu depois de { $plies } jogadas.
}
share-forfeited = { $plies ->
    [one] **{ $who }** venceu a partida contra **{ $other }**, que saiu ou ficou sem tempo depois de { $plies } jogada.
    [many] **{ $who }** venceu a partida contra **{ $other }**, que saiu ou ficou sem tempo depois de { $plies } de jogadas.
   *[other] **{ $who }** venceu a partida contra **{ $other }**, que saiu ou ficou sem tempo depois de { $plies } jogadas.
}
share-drawn = { $plies ->
    [one] **{ $x }** e **{ $o }** empataram depois de { $plies } jogada.
    [many] **{ $x }** e **{ $o }** empataram depois de { $plies } de jogadas.
   *[other] **{ $x }** e **{ $o }** empataram depois de { $plies } jogadas.
}
share-no_result = { $plies ->
    [one] **{ $x }** e **{ $o }** fizeram { $plies } jogada, sem resultado.
    [many] **{ $x }** e **{ $o }** fizeram { $plies } de jogadas, sem resultado.
   *[other] **{ $x }** e **{ $o }** fizeram { $plies } jogadas, sem resultado.
}
share-picture = Imagem animada de uma partida: { $game }. { $x } começou, { $o } jogou depois. Jogadas: { $moves }.
share-player = lado { $number }
share-picture_won = { $who } venceu.
share-picture_drawn = A partida terminou empatada.
share-picture_no_result = A partida terminou sem resultado.

## vote

vote-thread = 🗳️ Todo mundo pode jogar: vote em cada jogada em { $thread }.
vote-counts = 🗳️ { $counts } · a votação acaba { $deadline }
vote-none = 🗳️ Nenhum voto ainda · a votação acaba { $deadline }
vote-waits = 🗳️ Ninguém votou. Sem votos, a partida termina { $deadline }.
vote-last = Votos da última jogada: { $counts }
vote-lot = 🎲 { $cells } empataram em votos, então houve sorteio.
vote-lot_many = { $count ->
    [one] 🎲 { $count } casa empatou em votos, então houve sorteio.
    [many] 🎲 { $count } de casas empataram em votos, então houve sorteio.
   *[other] 🎲 { $count } casas empataram em votos, então houve sorteio.
}
vote-yours = { $count ->
    [one] 🗳️ Seu voto: **{ $move }** · { $count } voto até agora · a votação acaba { $deadline }. Até lá, você pode mudar seu voto.
    [many] 🗳️ Seu voto: **{ $move }** · { $count } de votos até agora · a votação acaba { $deadline }. Até lá, você pode mudar seu voto.
   *[other] 🗳️ Seu voto: **{ $move }** · { $count } votos até agora · a votação acaba { $deadline }. Até lá, você pode mudar seu voto.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** vota em **{ $move }** · { $count } voto até agora · a votação acaba { $deadline }
    [many] 🗳️ **{ $who }** vota em **{ $move }** · { $count } de votos até agora · a votação acaba { $deadline }
   *[other] 🗳️ **{ $who }** vota em **{ $move }** · { $count } votos até agora · a votação acaba { $deadline }
}
vote-how = Vote em uma casa: a que tiver mais votos é jogada.
vote-how_with_review = { vote-how } Quando a partida acabar, digo onde a galera errou e quem tinha votado na jogada certa.
vote-typed = Para votar, digite uma jogada, por exemplo `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** viu.
    [one] **{ $who }** e mais { $others } pessoa viram.
    [many] **{ $who }** e mais { $others } de pessoas viram.
   *[other] **{ $who }** e mais { $others } pessoas viram.
}
vote-saw_unnamed = { $count ->
    [0] Ninguém votou em uma jogada melhor.
    [one] { $count } pessoa viu.
    [many] { $count } de pessoas viram.
   *[other] { $count } pessoas viram.
}
vote-went_wrong = Na jogada { $number }, a galera errou. Melhor: { $cells }.
vote-best = **Quem votou melhor:** { $who } { $share }
vote-practise = Praticar
vote-choose = 🗳️ Escolha a casa em que você vota:

## race

race-title = 🏁 **Corrida de problemas** · { $game } · { $time }
race-title_storm = ⚡ **Contrarrelógio de problemas** · { $game } · { $time }
race-time_90 = 90 segundos
race-time_180 = 3 minutos
race-mixed = vários jogos
race-rules = Todo mundo recebe os mesmos problemas, dos fáceis aos difíceis, em uma mensagem que ninguém mais vê. Uma resposta certa vale um ponto, uma errada custa { $seconds } segundos.
race-in = **Participam:** { $names } ({ $count } de { $most })
race-starts = A largada é { $begins }, ou quando { $who } apertar **Começar já**.
race-starts_at = A largada é { $begins }.
race-unrated = -# Nenhuma pontuação muda: não tenho como saber se alguém é rápido ou tem outra janela aberta.
race-restarted_lobby = -# Fui reiniciado. Quem tinha entrado continua dentro: depois da largada, é só apertar **Continuar** aqui.
race-join = Participar
race-begin = Começar já
race-continue = Continuar
race-again = De novo
race-see_missed = Ver o que errei
race-keep = Praticar estes
race-kept = { $count ->
    [0] Estes já são exercícios seus.
    [one] { $count } problema virou exercício seu.
    [many] { $count } de problemas viraram exercícios seus.
   *[other] { $count } problemas viraram exercícios seus.
}
race-open_storm = Começar meu contrarrelógio
race-joined = 🏁 Você está dentro. A corrida começa { $begins }, e o seu primeiro problema aparece aqui.
race-alone = Ninguém mais entrou, então isto é um contrarrelógio: uma corrida só sua. Ele conta para os seus recordes.
race-nobody_joined = Ninguém entrou.
race-running = -# Cada participante responde na própria mensagem. Se a sua sumiu, aperte **Continuar**.
race-restarted = Fui reiniciado. Todos os pontos estão guardados, e também o tempo que restava na sua última resposta: aperte **Continuar**.
race-over = -# Com pontos iguais, decide o maior combo, depois menos erros, depois menos tempo.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · maior combo: { $combo } · erros: { $wrong }
race-right = ✅ +1 · combo: { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [0] **{ $points } pontos** · problema { $number } · o tempo acaba { $ends }
    [one] **{ $points } ponto** · problema { $number } · o tempo acaba { $ends }
    [many] **{ $points } de pontos** · problema { $number } · o tempo acaba { $ends }
   *[other] **{ $points } pontos** · problema { $number } · o tempo acaba { $ends }
}
race-win = **{ $mark } joga e vence.**
race-draw = **{ $mark } joga e empata.**
race-paused = { $points ->
    [0] ⏸️ Seu tempo está parado. Você tem **{ $points } pontos** e ainda **{ $seconds } segundos**, que voltam a correr quando você apertar **Continuar**.
    [one] ⏸️ Seu tempo está parado. Você tem **{ $points } ponto** e ainda **{ $seconds } segundos**, que voltam a correr quando você apertar **Continuar**.
    [many] ⏸️ Seu tempo está parado. Você tem **{ $points } de pontos** e ainda **{ $seconds } segundos**, que voltam a correr quando você apertar **Continuar**.
   *[other] ⏸️ Seu tempo está parado. Você tem **{ $points } pontos** e ainda **{ $seconds } segundos**, que voltam a correr quando você apertar **Continuar**.
}
race-time_up = ⏱️ O tempo acabou.
race-all_answered = 🏆 Você respondeu a todos os problemas.
race-result = { $points ->
    [0] **{ $points } pontos** · maior combo: { $combo } · erros: { $wrong }
    [one] **{ $points } ponto** · maior combo: { $combo } · erros: { $wrong }
    [many] **{ $points } de pontos** · maior combo: { $combo } · erros: { $wrong }
   *[other] **{ $points } pontos** · maior combo: { $combo } · erros: { $wrong }
}
race-wait_for_order = -# O resultado aparece no canal quando todo mundo tiver terminado.
race-records = Seus recordes: **{ $today }** hoje · **{ $week }** nesta semana · **{ $ever }** de todos os tempos
race-new_record = 🏆 Seu melhor contrarrelógio até agora!
race-missed = Problema { $number } · errado { $page } de { $count }
race-right_win = { $mark } vence com **{ $solution }**. { $reasons }
race-right_draw = { $mark } empata com **{ $solution }**. { $reasons }
race-nothing_missed = Você não errou nenhum. ✅
race-title_day = 🏁 **A corrida do dia** · { $day }
race-day_rules = Todo mundo aqui recebe os mesmos { $count } problemas, dos fáceis aos difíceis, com uma tentativa em cada um. Uma resposta certa vale um ponto. A corrida acaba { $ends }; depois disso, mostro as jogadas certas.
race-day_named = A lista mostra o nome de quem participa. Nenhuma pontuação muda.
race-day_nobody = Ninguém respondeu ainda.
race-day_over = Essa corrida acabou à meia-noite UTC.
race-day_solutions = -# A corrida acaba { $ends }. Depois disso, `{ $prefix }{ name-race } { word-today }` mostra o que você errou.
race-day_progress = Você respondeu a { $number } de { $count } problemas.
race-day_order = -# Com pontos iguais, decide o maior combo, depois menos erros, depois menos tempo. Nenhum problema conta mais de um minuto, então você pode parar e continuar hoje mais tarde.
race-day_yesterday = { $points ->
    [0] Ontem: **{ $points } pontos**, lugar { $place } de { $count }.
    [one] Ontem: **{ $points } ponto**, lugar { $place } de { $count }.
    [many] Ontem: **{ $points } de pontos**, lugar { $place } de { $count }.
   *[other] Ontem: **{ $points } pontos**, lugar { $place } de { $count }.
}
race-start = Começar
race-todays = A corrida de hoje
race-day_score = { $points ->
    [0] **{ $points } pontos** · problema { $number } de { $count }
    [one] **{ $points } ponto** · problema { $number } de { $count }
    [many] **{ $points } de pontos** · problema { $number } de { $count }
   *[other] **{ $points } pontos** · problema { $number } de { $count }
}
race-day_wrong = ❌ Essa não é a jogada certa.
race-storm_press = { race-title_storm } · Aperte o botão para começar o seu. Só você vê.
