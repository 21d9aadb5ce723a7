### The bot's texts in Brazilian Portuguese, with the same keys and names in braces as en.toml.

## ply

ply-member_first = Nova partida: **{ $who }** jogou { $mark } em **{ $coordinate }**.
ply-member = **{ $who }** jogou { $mark } em **{ $coordinate }**.
ply-program_first = Eu começo com { $mark } em **{ $coordinate }**.
ply-program = Respondo com { $mark } em **{ $coordinate }**.
ply-level = **{ $who }** jogou { $mark } em **{ $coordinate }**.

## status

status-member_to_move = Sua vez, **{ $who }**: você joga com { $mark }. Por exemplo: `{ $prefix }{ name-move } { $example }`
status-awaited = Vez de **{ $who }** { $mark }. ⏳ O prazo acaba { $deadline }; quem não jogar até lá perde a partida.
status-awaited_first = Vez de **{ $who }** { $mark }. ⏳ Se ninguém jogar, a partida termina { $deadline } sem resultado.
status-level_to_move = **{ $who }** { $mark } está pensando…
status-member_won = 🏆 **{ $who } venceu** com { $mark } em { $line }.
status-program_won = 🏁 **Eu venci** com { $mark } em { $line }.
status-misere_won = 🏆 **{ $winner } venceu**, porque **{ $who }** fechou { $line } com { $mark }.
status-misere_member_won = 🏆 **{ $who } venceu**, porque eu fechei { $line } com { $mark }.
status-misere_program_won = 🏁 **Eu venci**, porque **{ $who }** fechou { $line } com { $mark }.
status-draw = 🤝 **Deu velha!** O tabuleiro está cheio e ninguém fechou uma linha.
status-member_resigned = 🏳️ **{ $who }** desistiu. **Eu venci.**
status-member_forfeited = ⌛ **{ $who }** saiu ou não voltou. **Eu venci.**
status-member_started_over = 🏳️ **{ $who }** desistiu da última partida. **Eu venci.**
status-resigned = 🏳️ **{ $who }** desistiu. **{ $winner } venceu.**
status-forfeited = ⌛ **{ $who }** saiu ou não voltou. **{ $winner } venceu.**
status-agreed = 🤝 **Empate**, de comum acordo.
status-stopped = ⏹️ **Partida interrompida.** Ela termina sem resultado.
status-halted = ⏹️ **A moderação interrompeu esta partida.** Ela termina sem resultado.
status-abandoned = 💤 Ninguém continuou esta partida, então ela terminou sem resultado.
status-someone = alguém
status-again = Mais uma? `{ $prefix }{ name-play }`
status-again_watch = Mais uma? `{ $prefix }{ name-watch }`

## position

position-cells = X: { $x } · O: { $o }
position-against = X: { $x } · O: { $o } · Meu nível: { $level }
position-coached = { $position } · com dicas
position-misere = { $position } · { $count } em linha perdem

## level

level-random = aleatório
level-easy = fácil
level-medium = médio
level-hard = difícil
level-perfect = perfeito
level-learner = aprendiz

## game

game-3x3 = Jogo da velha
game-misere = Jogo da velha misère
game-4x4 = 4×4, quatro em linha
game-5x5 = 5×5, quatro em linha
game-7x7 = 7×7, cinco em linha
game-9x9 = 9×9, cinco em linha
game-connect4 = Lig 4
game-size = { $rows }×{ $columns }, { $in_a_row } em linha

## board

board-rematch = Revanche
board-again = Jogar de novo
board-stop = Parar
board-review = Rever

## style

style-classic = Clássico
style-shapes = Formas
style-animals = Animais
style-fruit = Frutas
style-space = Espaço
style-weather = Clima
style-picture = Imagem desenhada
style-own = Emojis deste servidor

## own
## The form for the server's own emoji. Discord's limits: 45 characters for titles and fields, 100 for other texts.

own-title = Emojis do tabuleiro
own-choose = Escolher emojis próprios
own-explanation = Um emoji ou o nome de um que este servidor criou, como :cat:
own-placeholder = O padrão, se você deixar em branco
own-x = X
own-o = O
own-winning_x = X em uma linha vencedora
own-winning_o = O em uma linha vencedora
own-empty = Casa livre
own-unavailable = Os tabuleiros voltaram a mostrar { $mark_x } e { $mark_o }, porque estes emojis não podem mais ser usados aqui: { $names }.

## picture
## Alternative text of board pictures, for screen readers: at most 1024 characters, including the facts.

picture-board = Um tabuleiro de { $rows } linhas e { $columns } colunas. X: { $x }. O: { $o }.
picture-last = A última jogada foi { $coordinate }.
picture-line = Um traço passa por { $line }.

## thread

thread-name = { $one } – { $other }
thread-made = A partida está em { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** desafia você para uma partida: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** procura alguém para jogar. O jogo: **{ $game }**. Quem topa?
challenge-mark = **{ $who }** joga com { $mark }, e { $mark_x } começa.
challenge-random_mark = Um sorteio decide quem joga com { $mark_x } e começa.
challenge-hints = 💡 Os dois lados podem pedir dicas com `/{ name-hint }`, e o tabuleiro avisa.
challenge-expires = Expira { $deadline }.
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-withdraw = Retirar
challenge-declined = **{ $who }** recusou o desafio.
challenge-withdrawn = **{ $who }** retirou o desafio.
challenge-uninvited = **{ $who }** retirou o convite.
challenge-expired = ⌛ **{ $who }** não encontrou ninguém a tempo.
challenge-begun = **{ $x }** { $mark_x } joga contra **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** propõe empate. **{ $other }** aceita?
offer-take-back = ↩️ **{ $who }** pede a **{ $other }** para voltar a última jogada.
offer-accept = Aceitar
offer-decline = Recusar
offer-taken_back = **{ $who }** voltou uma jogada.
offer-declined = **{ $who }** recusou. A partida continua.
offer-withdrawn = **{ $who }** retirou a proposta. A partida continua.

## puzzle

puzzle-win = **{ $mark } joga e vence.** Só uma jogada consegue isso: qual?
puzzle-draw = **{ $mark } joga e não perde.** Só uma jogada segura o empate, todas as outras perdem: qual?
puzzle-user = 🧩 Um quebra-cabeça para **{ $who }**.
puzzle-daily = 🧩 **O quebra-cabeça de { $day }**, para todo mundo aqui; o próximo vem { $ends }. Clique em uma casa: só você vai ver se acertou, e vale a primeira resposta.
puzzle-right = ✅ **{ $coordinate } é a jogada certa.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } não basta:** { $other } consegue empatar. A jogada certa é **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } perde** se { $other } jogar bem. A jogada certa é **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 Já são { $count } acertos seguidos.
puzzle-days = 📅 Já são { $count } dias seguidos.
puzzle-record =
    Acertos: { $solved } de { $tried } · Seguidos: { $in_a_row } (recorde: { $best })
    Diário, dias seguidos: { $days } (recorde: { $best_days })
puzzle-next = Próximo quebra-cabeça

## settings

settings-level = Aqui eu jogo no nível **{ $level }** com quem não pede outro.
settings-game = Sem escolha, joga-se **{ $game }**.
settings-games = Pode-se jogar: { $games }.
settings-all_games = Pode-se jogar **todos os jogos**, também em tabuleiros de outros tamanhos.
settings-choose_games = Todos os jogos
settings-buttons = Os tabuleiros têm botões.
settings-text = Os tabuleiros são só texto, sem um botão para cada casa.
settings-title = ## ⚙️ Ajustes deste servidor
settings-saved = ✅ **Salvo.** { $now }
settings-page_games = Jogos
settings-page_server = Servidor
settings-default = Padrão: { $what }
settings-language = Aqui eu falo **{ $language }**.
settings-discord_language = Aqui eu falo **{ $language }**, o idioma que o Discord indica para este servidor.
settings-language_from_discord = O idioma que o Discord indica para este servidor
settings-style = Os tabuleiros são assim: **{ $style }**.
settings-to_buttons = Mostrar os botões
settings-to_text = Tirar os botões
settings-everywhere = Dá para jogar em **todos os canais**.
settings-channels = Dá para jogar em { $channels } e nos tópicos de lá, e em nenhum outro lugar.
settings-choose_channels = Em todos os canais
settings-everybody = **Todo mundo** pode jogar.
settings-roles = Só joga quem tem um destes cargos: { $roles }.
settings-choose_roles = Todo mundo
settings-threads = Cada partida ganha **um tópico só dela**, sempre que possível.
settings-no_threads = As partidas acontecem **no canal**, a não ser que alguém peça um tópico.
settings-to_threads = Abrir tópicos
settings-to_channels = Ficar no canal
settings-idle = Uma partida termina quando ninguém joga por **{ $idle }**. As que já começaram mantêm o prazo que tinham.
settings-cooldown = É preciso esperar **{ $cooldown }** entre um comando e o próximo; jogadas e botões são livres.
settings-no_cooldown = Ninguém precisa esperar entre um comando e o próximo.
settings-prefix = Os comandos digitados começam com `{ $own }`; mencionar meu nome também funciona.
settings-no_prefix = Só respondo a comandos digitados depois de uma menção a mim; os comandos de barra funcionam como sempre.
settings-change_prefix = Mudar o prefixo
settings-no_wait = Sem espera
settings-hours = { $count } h
settings-days = { $count } dias
settings-seconds = { $count } s
settings-channels_deleted = 🗑️ Alguns dos canais escolhidos foram apagados (quantidade: { $count }).
settings-all_channels_deleted = 🗑️ Todos os canais escolhidos foram apagados; até outros serem escolhidos, dá para jogar em todos.
settings-roles_deleted = 🗑️ Alguns dos cargos escolhidos foram apagados (quantidade: { $count }).
settings-all_roles_deleted = 🗑️ Todos os cargos escolhidos foram apagados; até outros serem escolhidos, todo mundo pode jogar.
settings-dismiss_deleted = Entendi
settings-missing_for_answers = ⚠️ Não tenho a permissão **{ $missing }** em { $channels }, então lá não respondo a comandos digitados.
settings-missing_for_threads = ⚠️ Não tenho a permissão **{ $missing }** em { $channels }, então lá as partidas não ganham tópico.
settings-missing_for_pictures = ⚠️ Não tenho a permissão **{ $missing }** em { $channels }, então lá os tabuleiros são feitos de emojis.

## prefix
## The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.

prefix-title = Prefixo dos comandos digitados
prefix-field = Prefixo
prefix-explanation = Até 5 caracteres. O padrão é { $usual }. Vazio: só menções e comandos de barra
prefix-explanation_no_usual = Até 5 caracteres. Vazio: só menções e comandos de barra

## slash
## Slash commands inside other sentences.

slash-hint = `/{ name-hint }`
slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Aqui todo mundo leria isso. Use { $command }, que só você vê.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** parece a melhor. Não está provado; profundidade da busca: { $depth } (jogadas dos dois lados). { $reasons }
coach-marked = -# A partir de agora esta partida conta como partida com dicas, e o tabuleiro avisa. Se ela valer pontos, pode baixar sua pontuação, mas não aumentá-la.
coach-win = vitória em { $moves }
coach-win_at_most = vitória em no máximo { $moves }
coach-draw = empate
coach-loss = derrota em { $moves }
coach-loss_at_most = derrota em no máximo { $moves }
coach-to_move = Vez de { $mark }: **{ $value }**.
coach-to_move_unproven = Vez de { $mark }: o resultado **não está provado**.
coach-cell_value = { $coordinate }: { $value }
coach-variation = Melhor sequência a partir daqui: { $cells }
coach-looks_best = Parece o melhor: { $cells }
coach-not_proven = Jogadas cujo valor não está provado: { $count } de { $moves }. Profundidade da busca: { $depth } (jogadas dos dois lados).
coach-legend = 🏆 vence, 🤝 empata, 💀 perde, se ninguém errar dali em diante; os números contam as jogadas de quem vence.
coach-nothing_left = Nesse tabuleiro a partida já terminou, então não há nada para analisar.
coach-before_last = Como estava a última partida daqui antes da jogada final:
coach-at_end = Como estava a última partida daqui quando parou:
coach-completes_line = Fecha { $lines } e vence.
coach-forks = Cria uma ameaça dupla: pode vencer em { $cells }, e só dá para bloquear uma das casas.
coach-forces = Ameaça vencer em { $cell }; { $mark } tem que responder ali, e perde mesmo assim.
coach-only_move = É a única jogada possível.
coach-blocks = Bloqueia { $mark } em { $lines }.
coach-forestalls_fork = Evita uma ameaça dupla de { $mark } em { $cells }.
coach-only_draw = Qualquer outra jogada perde.
coach-keeps_win = Outras jogadas que também vencem: { $others }.
coach-only_win = Nenhuma outra jogada vence.
coach-holds_out = Toda jogada perde; nenhuma outra resiste por mais tempo.
coach-holds_out_alone = Toda jogada perde; esta é a que resiste por mais tempo.
coach-threatens = Ameaça vencer em { $cell }; { $mark } tem que responder ali.
coach-tempts = { $mark } erra em { $mistakes } de { $replies } respostas.
coach-one_of_draws = De { $moves } jogadas, { $count } garantem o empate, e esta é uma delas.
coach-all_draw = Toda jogada garante o empate.
coach-page = { $page }/{ $pages } · { $position }
coach-accuracy = Jogadas que mantiveram o resultado: **{ $x }** { $mark_x } { $share_x } · **{ $o }** { $mark_o } { $share_o }
coach-turning_point = Virada: jogada { $number }, **{ $coordinate }** de **{ $who }** { $mark }. Antes: { $before }; depois: { $after }. Melhor: { $cells }.
coach-no_mistake = Ninguém deu nada de graça: toda jogada manteve o resultado.
coach-no_proven_mistake = De nenhuma jogada está provado que tenha dado algo de graça.
coach-not_judged = Sem julgamento, porque ali nada está provado: jogadas { $numbers }.
coach-stopped_at = Quando parou, era a vez de { $mark }: { $value }.
coach-no_plies = Ninguém tinha jogado.
coach-plies = Jogadas: { $cells }
coach-kept = Manteve o resultado: { $value }.
coach-unjudged = Não posso julgar esta jogada: o valor dela não está provado. Profundidade da busca: { $depth } (jogadas dos dois lados).
coach-lost_anyway = Não havia mais nada a salvar: { $value }.
coach-mistake = Essa jogada deu algo de graça. Antes: { $before }; depois: { $after }. Melhor: { $glyph } { $cells }.
coach-back = Voltar
coach-next = Avançar

## learner

learner-title = 🧠 **O que eu aprendi aqui**
learner-nothing_learned = 🧠 Ainda não aprendi nada aqui: sei as regras e mais nada. `{ $prefix }{ name-play } { level-learner }` me ensina, e `{ $prefix }{ name-brain } { word-train }` também. (Modo: `{ $mode }`)
learner-mode_original = Modo `{ $mode }`: jogo na primeira casa livre que ainda não me fez perder uma partida.
learner-mode_stronger = Modo `{ $mode }`: aprendo com os dois lados de cada partida e trato como iguais as posições espelhadas ou giradas.
learner-memory_lost = Posições que eu sei que perdem: { $lost }.
learner-memory = Posições que eu sei que perdem: { $lost }; que deram certo: { $good }.
learner-games = Partidas: { $games }, sendo { $trained } de treino.
learner-latest_games = Últimas partidas ({ $count }):
learner-results = vitórias { $wins }, empates { $draws }, derrotas { $losses }.
learner-unbeatable = 🛡️ Ninguém consegue mais me vencer.
learner-beatable = 🎯 Ainda dá para me vencer, quando jogo com { $mark_x } e quando jogo com { $mark_o }.
learner-beatable_as = 🎯 Ainda dá para me vencer quando jogo com { $mark }.
learner-lesson = 💡 O que aprendi por último, com { $mark }: isto eu não jogo mais.
learner-curve = Gráfico de linha da parcela de partidas que perdi. Nas primeiras { $window } de { $games } partidas ela foi de { $first }; nas últimas { $window }, é de { $last }.
learner-training = 🏋️ Estou treinando contra **{ $opponent }**. Partidas: { $played } de { $games }.
learner-trained = ✅ Treinei contra **{ $opponent }**. Partidas: { $games };
learner-training_ended_early = ⏹️ Meu treino contra **{ $opponent }** acabou antes da hora. Partidas: { $played } de { $games };
learner-training_failed = ⚠️ Algo deu errado, então meu treino contra **{ $opponent }** acabou; o que aprendi até ali está guardado. Partidas: { $played } de { $games };
learner-training_over = ⏹️ Esse treino já acabou. O que aprendi nele ficou guardado; `{ $prefix }{ name-brain }` mostra o que eu sei.
learner-known_positions = Posições que conheço agora: { $knows }; antes, eram { $knew }.
learner-end = Encerrar o treino
learner-exported = 📤 Tudo o que eu sei aqui, no modo `{ $mode }`. { $memory } Em outro servidor, `{ $prefix }{ name-brain } { word-import }` passa isso para mim.
learner-import_preview = 📥 O que esse arquivo traz é do modo `{ $mode }`. { $memory }
learner-merge_preview = **Juntar** acrescenta ao que sei aqui. Posições novas que perdem: { $lost }; que deram certo: { $good }. Meu retrospecto fica.
learner-replace_preview = **Substituir** me faz esquecer o que sei aqui (posições: { $known }) e meu retrospecto (partidas: { $games }).
learner-do_merge = Juntar
learner-do_replace = Substituir
learner-do_cancel = Cancelar
learner-merged = ✅ Juntei. Posições novas que perdem: { $lost }; que deram certo: { $good }. Posições que conheço agora: { $known }.
learner-replaced = ✅ Substituí. Posições que conheço agora: { $known }, no modo `{ $mode }`; esquecidas: { $forgotten }, e meu retrospecto (partidas: { $games }).
learner-not_imported = Nada foi importado.
learner-reset = 🗑️ Devo esquecer tudo o que aprendi aqui (posições: { $known }) e meu retrospecto (partidas: { $games })? Eu recomeçaria no modo `{ $mode }`.
learner-reset_yes = Esquecer tudo
learner-reset_no = Manter tudo
learner-forgotten = 🗑️ Esqueci tudo o que tinha aprendido aqui (posições: { $known }) e meu retrospecto (partidas: { $games }), e recomeço no modo `{ $mode }`.
learner-kept = Não esqueci nada.

## stats

stats-user = 📊 **{ $who }**
stats-none = **{ $who }** ainda não terminou nenhuma partida aqui. `{ $prefix }{ name-play }` começa uma.
stats-none_of_game = **{ $who }** ainda não terminou aqui nenhuma partida deste jogo ({ $game }). `{ $prefix }{ name-play }` começa uma.
stats-total = **No total:** { $tally }
stats-mark = Com { $mark }: { $tally }
stats-members = Contra membros: { $tally }
stats-against = Contra **{ $name }**: { $tally }
stats-members_against = Membros contra **{ $name }**: { $tally }
stats-streak = Sequência atual: { $glyph } { $length } · maior sequência de vitórias: { $longest }
stats-legend = 🎮 partidas, entre elas 🏆 vitórias, 🤝 empates e 💀 derrotas.
stats-more = `{ $prefix }{ name-history }` mostra as partidas de novo, e `{ $prefix }{ name-leaderboard }` mostra quem está na frente em um servidor.
stats-scope =
    📊 **O que já se jogou aqui**
    Partidas: **{ $games }** · Participantes: **{ $members }**
stats-nothing = Ninguém terminou nenhuma partida aqui ainda. `{ $prefix }{ name-play }` começa uma.
stats-nothing_of_game = Ninguém terminou aqui ainda uma partida deste jogo ({ $game }). `{ $prefix }{ name-play }` começa uma.
stats-winners = { $mark_x } venceu: { $x } · { $mark_o } venceu: { $o } · empates: { $draws }
stats-ends = Como acabaram: { $ends }
stats-end = { $end }: { $count }
stats-most_active = Quem mais jogou: { $members }
stats-exhibitions = Além disso, partidas entre meus níveis: { $games }
stats-bar = Barra: vitórias { $wins }, empates { $draws }, derrotas { $losses }.

## ended

ended-line = com uma linha
ended-full_board = com o tabuleiro cheio
ended-resigned = por desistência
ended-forfeited = por ausência
ended-agreed = empate combinado
ended-abandoned = sem resultado
ended-stopped = pela moderação

## rating

rating-ranked = Pontuação: **{ $rating }** · Colocação: **{ $rank }**
rating-provisional = Pontuação até agora: **{ $rating }** · partidas valendo pontos que faltam para ter colocação: { $games }
rating-none = Ainda sem pontuação. Para ter uma, são necessárias { $games } partidas valendo pontos contra meus níveis ou contra membros.
rating-of_game = { $game }: { $standing }
rating-curve = Gráfico de linha da pontuação nas últimas partidas valendo pontos ({ $games }): de { $first } a { $last }, entre { $lowest } e { $highest }.

## chart

chart-results = Resultados
chart-wins = Vitórias: { $games }
chart-draws = Empates: { $games }
chart-defeats = Derrotas: { $games }
chart-rating = Pontuação
chart-rated_game = Partida valendo pontos
chart-losses = Parcela de partidas que perdi
chart-lost = Derrotas
chart-game = Partida
chart-average =
    { $games ->
        [one] Média de { $games } partida
        [many] Média de { $games } de partidas
       *[other] Média de { $games } partidas
    }

## leaderboard

leaderboard-title = 🏅 **Classificação: { $game }**, { $first } a { $last } de { $total }
leaderboard-none = 🏅 Ninguém tem posição em { $game } aqui ainda. São necessárias { $games } partidas contra meus níveis ou membros, sem conselhos: `{ $prefix }{ name-play }` começa uma.
leaderboard-own = **{ $who }**: { $standing }
leaderboard-legend = 🤖 Meus níveis ficam entre os membros; a pontuação dos níveis não muda. Aqui só contam partidas que valem pontuação.

## history

history-user = 📜 **{ $who }**: partidas { $first } a { $last } de { $total }, as mais recentes primeiro
history-all = 📜 Partidas { $first } a { $last } de { $total } daqui, as mais recentes primeiro
history-none = **{ $who }** ainda não terminou nenhuma partida aqui. `{ $prefix }{ name-play }` começa uma.
history-nothing = Ninguém terminou nenhuma partida aqui ainda. `{ $prefix }{ name-play }` começa uma.
history-line_of = **{ $number }.** { $date } · { $mark } contra **{ $other }**: { $result } · jogadas: { $plies }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o }: { $result } · jogadas: { $plies }
history-win = vitória
history-draw = empate
history-loss = derrota
history-no_result = sem resultado
history-newer = Mais recentes
history-older = Mais antigas
history-first = Início
history-last = Fim
history-list = Voltar à lista

## replay

replay-ply = Jogada { $number } de { $plies }: **{ $who }** jogou { $mark } em **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = Esta partida é longa demais para ser percorrida com meus botões, então aqui está o último tabuleiro dela.

## export

export-use_slash_command = Isso fica entre nós: use `/{ name-export }`, ou mande `{ $prefix }{ name-export }` para mim por mensagem direta.
export-done = 📤 Todas as suas partidas terminadas, neste servidor e em outros lugares: { $games }. Cada uma é uma linha; `{ $prefix }{ name-replay }` seguido de uma linha mostra a partida de novo.
export-none = Você ainda não terminou nenhuma partida. `{ $prefix }{ name-play }` começa uma.

## moderation

moderation-stopped = ⏹️ Interrompi a partida, e o tabuleiro avisa.
moderation-resigned = 🏳️ **{ $who }** desistiu da partida, e o tabuleiro avisa.





## permission

permission-view_channel = Ver canais
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-attach_files = Anexar arquivos

## question

question-yes = Começar de novo
question-no = Continuar jogando
question-kept = A partida continua. `{ $prefix }{ name-board }` mostra o tabuleiro.
question-stop = **{ $x }** e **{ $o }** estão no meio de uma partida aqui. Devo encerrá-la?
question-stop_own = **{ $x }** e **{ $o }** estão no meio de uma partida aqui. Se eu a encerrar, você desiste. Devo encerrá-la?
question-stop_yes = Encerrar a partida
question-stop_no = Deixar continuar
question-did_you_mean = Você quis dizer `{ $prefix }{ $command } { $words }`?

## help

help-text =
    { "" }**Jogo da velha contra mim.** Vence quem fizer três em linha, em qualquer direção.
    - `{ $prefix }{ name-play }` começa uma partida. Você é { $mark_x } e começa; com `{ $prefix }{ name-play } o` você é { $mark_o }.
    - `{ $prefix }{ name-play } { level-easy }` deixa mais fácil: meus níveis são `{ level-random }`, `{ level-easy }`, `{ level-medium }`, `{ level-hard }` e `{ level-perfect }`.
    - Outros jogos, no mesmo lugar: `{ word-connect4 }`, `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`.
    - Clique em uma casa embaixo do tabuleiro, ou escreva `{ $prefix }{ name-move } B2` para a linha B, coluna 2.
    - `{ $prefix }{ name-board }` mostra o tabuleiro de novo, `{ $prefix }{ name-resign }` desiste da partida.
    - **Entre vocês:** `{ $prefix }{ name-play } @alguém` desafia um membro, `{ $prefix }{ name-invite }` chama quem quiser. `{ $prefix }{ name-draw }` propõe empate, `{ $prefix }{ name-takeback }` pede para voltar uma jogada.
    - `/{ name-hint }` ajuda você na partida, `{ $prefix }{ name-analyse }` avalia cada jogada, `{ $prefix }{ name-review }` repassa a última partida.
    - Com `{ $prefix }{ name-play } { level-learner }` eu ainda estou aprendendo; `{ $prefix }{ name-brain }` mostra o que já aprendi aqui.
    - Com `{ $prefix }{ name-watch } { level-hard } { level-easy }` eu jogo contra mim. `{ $prefix }{ name-puzzle }` traz um quebra-cabeça. `{ $prefix }{ name-privacy }` mostra o que eu guardo sobre você.
    - `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }` e `{ $prefix }{ name-history }` contam como foram as partidas.
    - Cada canal tem uma partida; `{ $prefix }{ name-play } { word-thread }` abre um tópico para mais uma.

## privacy

privacy-use_slash_command = Isso fica entre nós: use `/{ name-privacy }`, ou mande `{ $prefix }{ name-privacy }` para mim por mensagem direta.
privacy-holdings =
    { "" }**O que eu guardo sobre você:** o ID da sua conta nas partidas que você jogou (terminadas: { $finished }; em andamento: { $live }) e em desafios em aberto ({ $challenges }); com cada partida, as casas jogadas, os horários, se houve dicas e os IDs do servidor, do canal e das mensagens. De quebra-cabeças (servidores e mensagens diretas onde você recebeu algum: { $puzzles }): qual foi o último e de qual jogo, quantos você acertou e errou, também em sequência e dia a dia, e o ID da sua última mensagem ou do seu último clique lá. Sua pontuação e quantas partidas valendo pontos você ganhou, empatou e perdeu (servidores onde você tem pontuação: { $ratings }), com cada uma dessas partidas, como a pontuação ficou depois dela, e quantos pontos você ganhou de cada um dos meus níveis no último dia em que ganhou algum (níveis, contados em cada servidor: { $gains }). O que o aprendiz sabe de um servidor não diz quem jogou lá; o que ele aprendeu nas suas mensagens diretas comigo (conversas: { $learners }) fica guardado com o ID delas. Não guardo nomes nem nada do que você escreve.
    Se você apagar esses dados, suas partidas em andamento terminam na hora, e você perde aquelas em que os dois lados já jogaram; seu lugar nas terminadas fica sem ID, e seus resultados nos quebra-cabeças, suas pontuações e o que aprendi nas suas mensagens diretas são apagados. Isso não pode ser desfeito.
privacy-forget = Apagar meus dados
privacy-forgotten =
    Pronto.
    { $ended }
    { "" }**Apagado:** desafios em aberto ({ $challenges }), resultados nos quebra-cabeças (servidores e mensagens diretas: { $puzzles }), pontuações (servidores: { $ratings }), pontos ganhos dos níveis (níveis, contados em cada servidor: { $gains }) e o que o aprendiz aprendeu nas suas mensagens diretas (conversas: { $learners }). Também esqueci seu nome, seu idioma e quem você desafiou, se ainda os tinha na memória.
    { "" }**Mantido:** suas partidas ({ $kept }), sem o ID da sua conta e sem os IDs dos canais e das mensagens delas; só o ID da mensagem ou do clique que começou uma partida continua, como ID da partida. Sem o canal, ninguém consegue encontrá-lo.
privacy-ended = **Encerradas:** partidas em andamento ({ $live }). Delas, você perdeu { $lost }, porque os dois lados já tinham jogado; as outras terminam sem resultado.
privacy-nothing_ended = **Encerradas:** nenhuma partida, porque você não tinha nenhuma em andamento.

## name

name-play = jogar
name-play_opponent = oponente
name-play_member = membro
name-play_mark = símbolo
name-play_thread = tópico
name-play_hints = dicas
name-play_game = jogo
name-invite = convidar
name-invite_mark = símbolo
name-invite_thread = tópico
name-invite_hints = dicas
name-invite_game = jogo
name-draw = empate
name-takeback = desfazer
name-watch = assistir
name-watch_x = x
name-watch_o = o
name-watch_thread = tópico
name-watch_game = jogo
name-brain = cérebro
name-brain_show = mostrar
name-brain_show_game = jogo
name-brain_train = treinar
name-brain_train_games = partidas
name-brain_train_opponent = oponente
name-brain_train_game = jogo
name-brain_export = exportar
name-brain_export_game = jogo
name-brain_import = importar
name-brain_import_file = arquivo
name-brain_reset = zerar
name-brain_reset_mode = modo
name-brain_reset_game = jogo
name-settings = ajustes
name-stop = parar
name-move = marcar
name-move_coordinate = casa
name-board = tabuleiro
name-resign = desistir
name-puzzle = quebra-cabeça
name-puzzle_daily = diário
name-puzzle_game = jogo
name-help = ajuda
name-hint = dica
name-analyse = analisar
name-analyse_position = posição
name-review = rever
name-privacy = privacidade
name-stats = estatísticas
name-stats_member = membro
name-stats_server = servidor
name-stats_game = jogo
name-leaderboard = classificação
name-leaderboard_game = jogo
name-history = histórico
name-history_member = membro
name-history_server = servidor
name-replay = reprise
name-replay_game = partida
name-export = exportar

## word

word-random = sorteio
word-thread = tópico
word-hints = dicas
word-misere = misère
word-connect4 = lig4
word-connect_four = ligquatro
word-daily = diário
word-show = mostrar
word-train = treinar
word-export = exportar
word-import = importar
word-reset = zerar
word-server = servidor
word-original = original
word-stronger = aprimorado

## command

command-play = Começar uma partida de jogo da velha, Lig 4 ou outro jogo
command-play_opponent = Em que nível eu jogo, se você jogar contra mim
command-play_member = Quem você quer desafiar; deixe em branco para jogar contra mim
command-play_mark = Seu símbolo; X começa
command-play_mark_x = X: você começa
command-play_mark_o = O: você joga em segundo
command-play_mark_random = Deixar a sorte decidir
command-play_thread = Se a partida ganha um tópico só dela; em branco, fica como este servidor prefere
command-play_hints = Se os dois lados podem pedir dicas numa partida entre membros
command-play_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-invite = Convidar quem estiver aqui para uma partida
command-invite_mark = Seu símbolo; X começa
command-invite_mark_x = X: você começa
command-invite_mark_o = O: você joga em segundo
command-invite_mark_random = Deixar a sorte decidir
command-invite_thread = Se a partida ganha um tópico só dela; em branco, fica como este servidor prefere
command-invite_hints = Se os dois lados podem pedir dicas
command-invite_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-menu_challenge_member = Desafiar para uma partida
command-draw = Propor empate à outra pessoa
command-takeback = Pedir que a outra pessoa deixe você voltar sua última jogada
command-watch = Assistir a uma partida entre dois dos meus níveis
command-watch_x = Quem joga com X e começa
command-watch_o = Quem joga com O
command-watch_thread = Se a partida ganha um tópico só dela; em branco, fica como este servidor prefere
command-watch_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-brain = O que o aprendiz sabe aqui
command-brain_show = Ver o que o aprendiz sabe e como chegou a isso
command-brain_show_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-brain_train = Fazer o aprendiz jogar muitas partidas contra um dos meus níveis
command-brain_train_games = Quantas, de 1 a 10000; 500, se você deixar em branco
command-brain_train_opponent = Contra quem; perfeito, se você deixar em branco
command-brain_train_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-brain_export = Receber em um arquivo tudo o que o aprendiz sabe
command-brain_export_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-brain_import = Dar ao aprendiz um arquivo com o que outro sabe
command-brain_import_file = Um como o que a exportação gera
command-brain_reset = Fazer o aprendiz esquecer tudo
command-brain_reset_mode = Como ele aprende dali em diante; como agora, se você deixar em branco
command-brain_reset_mode_original = Um método simples: com as próprias derrotas
command-brain_reset_mode_stronger = Um mais forte: com os dois lados de cada partida
command-brain_reset_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-settings = Como eu jogo neste servidor
command-stop = Parar a partida deste canal, seja de quem for
command-move = Jogar em uma casa, como B2; onde os símbolos caem, o número de uma coluna
command-move_coordinate = Linha e coluna, como B2; onde os símbolos caem, só o número da coluna
command-board = Mostrar o tabuleiro de novo
command-resign = Desistir da partida
command-puzzle = Encontrar a única jogada certa de uma posição
command-puzzle_daily = Se você quer o quebra-cabeça do dia deste servidor, para todo mundo ver
command-puzzle_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-help = Como jogar
command-hint = Receber uma boa jogada e o motivo, só para você
command-analyse = Ver quanto vale cada jogada
command-analyse_position = Linhas de cima para baixo, como X../.O./...; deixe em branco para a partida deste canal
command-review = Rever a última partida daqui, jogada por jogada
command-privacy = Ver o que está guardado sobre você e, se quiser, apagar
command-stats = Ver o seu desempenho, o de um membro ou o do servidor inteiro
command-stats_member = De quem são as partidas; as suas, se você deixar em branco
command-stats_server = Se você quer ver as de todo mundo neste servidor
command-stats_game = Só partidas deste jogo; todas, se você deixar em branco
command-leaderboard = Ver quem está na frente neste servidor e onde ficam meus níveis
command-leaderboard_game = Qual jogo; o padrão deste servidor, se você deixar em branco
command-history = Ver partidas terminadas e reprisar uma, jogada por jogada
command-history_member = De quem são as partidas; as suas, se você deixar em branco
command-history_server = Se você quer ver as de todo mundo neste servidor
command-replay = Ver de novo uma partida que você traz como uma linha de texto
command-replay_game = Uma linha como as que a exportação gera
command-export = Receber todas as suas partidas em um arquivo, só para você

## error

error-MissingCoordinateError = Qual casa? Digite a letra da linha e o número da coluna, por exemplo `{ $prefix }{ name-move } B2`.
error-UnreadableCoordinateError = Isso não é uma casa. Digite uma letra de linha e um número de coluna, e mais nada, por exemplo `{ $prefix }{ name-move } B2`.
error-MissingColumnError = Qual coluna? Digite o número dela, por exemplo `{ $prefix }{ name-move } 2`.
error-UnreadableColumnError = Isso não é uma coluna. Digite o número dela, e mais nada, por exemplo `{ $prefix }{ name-move } 2`.
error-LookAlikeError = Esse “{ $typed }” vem de outro alfabeto, embora pareça “{ $meant }”. Mude o teclado para letras latinas e digite, por exemplo, `{ $prefix }{ name-move } B2`.
error-RowError = Não existe linha { $row }. As linhas vão de { $first } a { $last }.
error-ColumnError = Não existe coluna { $column }. As colunas vão de { $first } a { $last }.
error-CellTakenError = **{ $coordinate }** já está com { $mark }. Escolha uma casa livre.
error-FullColumnError = A coluna { $column } está cheia. Escolha outra.
error-FloatingCellError = Um símbolo cairia de **{ $coordinate }**. Escolha a casa livre mais baixa de uma coluna.
error-PositionShapeError = Uma posição aqui tem este tamanho: { $rows } × { $columns } (linhas × colunas), com `/` entre as linhas, por exemplo `X../.O./...`.
error-PositionMarkError = Na linha { $row }, coluna { $column } dessa posição não há `X`, `O` nem `.`.
error-ImpossiblePositionError = Nenhuma partida chega a essa posição: X começa, os lados se alternam e a partida termina na primeira linha fechada.
error-GameSizeError = Não há jogo desse tamanho. Um tabuleiro tem de { $least } a { $most } linhas e colunas, e um alinhamento pelo menos { $least } casas e não mais que o lado maior: por exemplo, `{ $prefix }{ name-play } 6x6x4` para 6 linhas, 6 colunas e 4 em linha.
error-GameNotOfferedError = Este servidor não oferece esse jogo ({ $game }). Ele oferece: { $offered }.
error-MatchOverError = Essa partida já acabou. `{ $prefix }{ name-play }` começa uma nova.
error-NotYourMatchError = Outra pessoa está jogando aqui. Comece sua própria partida em outro canal ou em um tópico.
error-NothingToTakeBackError = Você ainda não jogou, então não há jogada para voltar.
error-NotYourTurnError = Não é a sua vez. `{ $prefix }{ name-board }` mostra o tabuleiro.
error-NoMatchError = Não há partida em andamento neste canal. `{ $prefix }{ name-play }` começa uma.
error-MatchRunningError_resignation = Ainda há uma partida em andamento aqui. Se você começar uma nova, desiste dela, e isso conta como derrota. Começar uma nova?
error-MatchRunningError_no_result = Ainda há uma partida em andamento aqui. Quer descartá-la e começar uma nova?
error-ChannelBusyError = Outra pessoa está jogando aqui. Jogue em outro canal ou em um tópico; depois de { $idle_after } min sem nenhuma jogada, `{ $prefix }{ name-play }` começa uma nova partida aqui.
error-MatchMovedOnError = A partida já avançou desde então. `{ $prefix }{ name-board }` mostra como ela está.
error-ChannelTakenError = Há uma partida em andamento neste canal. Espere até ela acabar, ou jogue em outro canal ou em um tópico.
error-QuestionError_not_yours = Essa pergunta era para outra pessoa.
error-OfferError_not_a_duel = Isso só vale entre dois membros. Você joga contra mim: `{ $prefix }{ name-play }` começa uma nova partida, `{ $prefix }{ name-resign }` desiste desta.
error-OfferError_own_offer = Quem aceita isso é a outra pessoa.
error-ChallengeError_own_challenge = Você não pode se desafiar. `{ $prefix }{ name-play }` começa uma partida contra mim.
error-ChallengeError_bot_challenged = Bots não podem aceitar desafios. `{ $prefix }{ name-play }` começa uma partida contra mim.
error-ChallengeWaitingError = Vocês já têm um desafio em aberto: { $existing } Aceite, recuse ou retire esse primeiro.
error-ChallengeError_invitation_open = Você já tem um convite em aberto: { $existing } Retire esse primeiro, ou espere até alguém aceitar.
error-ChallengeOverError = Isso não está mais em aberto. `{ $prefix }{ name-play }` com o nome de um membro faz um novo desafio.
error-ChallengeError_not_yours = Esse desafio é para outra pessoa.
error-ChallengeError_level = Níveis e o aprendiz são para partidas contra mim. Deixe isso de fora para desafiar um membro.
error-ChallengeError_nobody_else = Aqui estamos só nós dois. Desafie as pessoas onde elas possam ver, como em um canal de um servidor.
error-ChallengeError_not_visible = Neste servidor só você vê o que eu respondo, então ninguém poderia aceitar: apps que os membros instalaram para si não podem falar para todo mundo aqui. Peça a quem gerencia este servidor que me convide, ou jogue em um grupo.
error-ChallengeError_not_a_member = Não encontro essa pessoa neste servidor. Escolha na lista que o Discord oferece depois de `@`.
error-ModerationError_not_the_starter = Foi outra pessoa que começou isso. Só ela, e quem pode gerenciar mensagens, pode parar.
error-NoPuzzlesError = Não há quebra-cabeças desse jogo. Há quebra-cabeças de: { $games }.
error-PuzzleError_not_yours = Esse quebra-cabeça é para outra pessoa. `{ $prefix }{ name-puzzle }` traz um para você.
error-PuzzleError_over = Esse quebra-cabeça não vale mais. `{ $prefix }{ name-puzzle }` traz um novo.
error-PuzzleError_answered = Você já respondeu esse quebra-cabeça. `{ $prefix }{ name-puzzle }` traz um novo.
error-PuzzleError_daily_over = Esse era o quebra-cabeça de outro dia. `{ $prefix }{ name-puzzle } { word-daily }` mostra o de hoje.
error-PuzzleError_daily_answered = Você já respondeu o quebra-cabeça de hoje. O próximo vem { $ends }.
error-ThreadError_not_here = Não dá para abrir um tópico aqui. Jogue sem tópico, ou peça um em um canal de texto de um servidor.
error-ThreadError_user_permission = Tópicos são para quem tem a permissão **{ $missing }** aqui. Jogue sem tópico.
error-ThreadError_too_many = Este servidor já tem tantos tópicos quantos o Discord permite. Jogue sem tópico, ou arquive alguns antes.
error-ThreadError_try_later = O Discord não está abrindo tópicos para mim no momento, então a partida é jogada aqui.
error-TrainingError_bot_permission = Não tenho a permissão **{ $missing }** aqui, então não conseguiria mostrar como vai o treino. Peça a quem gerencia este servidor que me dê essa permissão, ou me treine em outro canal.
error-TrainingError_user_install = Aqui eu só consigo responder, não mudar minha mensagem enquanto treino. Me treine por mensagem direta, ou em um servidor que me convidou.
error-MayNotAttachError = Não tenho a permissão **{ $missing }** aqui, então não consigo enviar arquivos. Peça a quem gerencia este servidor que me dê essa permissão, ou use o comando de barra, como `/{ name-brain } { word-export }`.
error-LearnerGameError = O aprendiz não joga esse jogo. Ele joga: { $games }.
error-LearnerError_unknown_word = Não conheço “{ $typed }”. `{ $prefix }{ name-brain }` mostra o que aprendi; `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-brain } { word-import }` com um arquivo, e `{ $prefix }{ name-brain } { word-reset }` ou `{ $prefix }{ name-brain } { word-reset } { word-stronger }` fazem o resto.
error-TrainingError_unknown_word = Não conheço “{ $typed }”. Diga um número de partidas e um dos meus níveis ({ $levels }), por exemplo `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-TrainingError_games = Um treino tem de 1 a { $most } partidas.
error-TrainingError_already_running = Já estou treinando aqui. Espere acabar, ou encerre esse treino.
error-LearnerError_other_mode = Não dá para juntar: essa memória é do modo `{ $theirs }`, e aqui eu aprendo no modo `{ $ours }`, então uma não entenderia a outra.
error-LearnerError_no_file = Anexe um arquivo ao comando, como o que `{ $prefix }{ name-brain } { word-export }` gera.
error-LearnerError_download_failed = O Discord não me entregou esse arquivo. Tente de novo, por favor.
error-NotAManagerError = Só quem pode gerenciar este servidor pode fazer isso.
error-InvalidChoiceError = Não dá para escolher isso, ou não dá mais. `/{ name-settings }` mostra o que dá.
error-InvalidPrefixError = Um prefixo tem até 5 caracteres visíveis, sem espaços nem crases, e não começa com `/`, `@` ou `<`. Nada mudou.
error-WrongChannelError = Aqui eu não jogo. Jogo em { $channels }.
error-MissingRoleError = Para jogar comigo aqui é preciso ter um destes cargos: { $roles }.
error-CooldownError = Que rapidez! Você pode usar o próximo comando { $ends }.
error-ModerationError_not_a_moderator = Só quem pode gerenciar mensagens pode interromper partidas de outras pessoas.
error-ModerationError_end_exhibition_instead = Quem começou esta partida pode encerrá-la com o botão embaixo dela. Fora essa pessoa, só quem pode gerenciar mensagens.
error-QuestionError_answered = Essa pergunta já foi respondida.
error-MemoryFileError_too_large = Isso não é uma memória minha: o arquivo tem mais de { $max_kib } KiB.
error-MemoryFileError_encoding = Isso não é uma memória minha: o arquivo não é um texto em UTF-8, como mostra o byte { $byte }.
error-MemoryFileError_syntax = Isso não é uma memória minha: na linha { $line }, coluna { $column }, não é JSON.
error-MemoryFileError_shape = Isso não é uma memória minha: o arquivo tem que ser um objeto JSON entre chaves, com duas listas e mais nada entre colchetes.
error-MemoryFileError_unknown_key = Isso não é uma memória minha: a chave número { $number } não é nenhuma das que ela tem, { $keys }.
error-MemoryFileError_repeated_key = Isso não é uma memória minha: a chave `{ $where }` aparece duas vezes.
error-MemoryFileError_missing_key = Isso não é uma memória minha: falta a chave `{ $where }`.
error-MemoryFileError_value = Não consigo ler essa memória: `{ $where }` tem que ser um destes valores: `{ $values }`.
error-MemoryFileError_not_a_list = Não consigo ler essa memória: `{ $where }` tem que ser uma lista.
error-MemoryFileError_entry = Não consigo ler essa memória: `{ $where }` tem que ser um número inteiro de 1 a { $max_position }. (O primeiro de uma lista é o número 0.)
error-MemoryFileError_order = Não consigo ler essa memória: `{ $where }` é { $position }, que não é maior que o anterior. (O primeiro de uma lista é o número 0.)
error-MemoryFileError_unreachable = Essa memória não pode estar certa: `{ $where }` é { $position }, uma posição a que nenhuma partida chega. (O primeiro de uma lista é o número 0.)
error-MemoryFileError_game_over = Essa memória não pode estar certa: `{ $where }` é { $position }, uma posição em que a partida já acabou, e sem vitória do lado em questão. (O primeiro de uma lista é o número 0.)
error-MemoryFileError_good_not_allowed = Essa memória não pode estar certa: no modo `{ $mode }` nenhuma posição é lembrada como boa, então `{ $where }` tem que sair.
error-MemoryFileError_not_canonical = Essa memória não pode estar certa: `{ $where }` é { $position }, que é representada por { $twin }, sua gêmea espelhada ou girada. (O primeiro de uma lista é o número 0.)
error-MemoryFileError_contradiction = Essa memória não pode estar certa: `{ $where }` é { $position }, que também está entre as perdidas. (O primeiro de uma lista é o número 0.)
error-NotationError_time = Não consigo ler a linha { $line }: ela tem que começar com um horário em UTC, como `2026-11-21T19:30:22Z`.
error-NotationError_rules = Não consigo ler a linha { $line }: depois do horário vêm as regras, que são o número de linhas, o de colunas e quantos em sequência vencem, como `3x3x3`; depois, `+gravity` e `+misere`, se for o caso.
error-NotationError_seat = Não consigo ler a linha { $line }: onde deveria estar `{ $seat }` com quem jogou, há outra coisa, ou nada. Pode ser `{ $seat }me`, `{ $seat }member` ou o nome em inglês de um dos meus níveis, como `{ $seat }easy`.
error-NotationError_same_player = A linha { $line } não pode estar certa: ninguém joga contra si, então só um dos dois lados pode ser `me`.
error-NotationError_move = Não consigo ler a linha { $line }: no lugar da jogada número { $move } não há nem uma casa desse tabuleiro, como `B2`, nem um resultado ({ $results }).
error-NotationError_cell_taken = A linha { $line } não pode estar certa: **{ $coordinate }** já está ocupada quando a jogada número { $move } vai para lá.
error-NotationError_floating_cell = A linha { $line } não pode estar certa: de **{ $coordinate }**, para onde vai a jogada número { $move }, um símbolo cairia.
error-NotationError_game_over = A linha { $line } não pode estar certa: a partida termina antes da jogada número { $move }.
error-NotationError_result = A linha { $line } está incompleta: depois das jogadas vêm o resultado ({ $results }) e como a partida terminou, por exemplo `1-0 line`.
error-NotationError_termination = Não consigo ler a linha { $line }: depois do resultado vem como a partida terminou, com uma destas palavras: { $terminations }.
error-NotationError_decided = A linha { $line } não pode estar certa: depois dessas jogadas a partida acabou, e a linha tem que continuar com `{ $ending }`.
error-NotationError_undecided = A linha { $line } não pode estar certa: as jogadas deixam a partida em aberto, então ela não pode ter terminado com `{ $termination }`.
error-NotationError_result_mismatch = A linha { $line } não pode estar certa: uma partida que terminou com `{ $termination }` tem outro resultado: { $results }.
error-NotationError_extra_text = Não consigo ler a linha { $line }: depois de como a partida terminou só pode vir `coached`.
error-ThreadError_bot_permission = Não tenho a permissão **{ $missing }** aqui, então não consigo abrir um tópico. Peça a quem gerencia este servidor que me dê essa permissão, ou jogue sem tópico.
error-TooManyMatchesError_own = Você já está em { $most } partidas em andamento neste servidor, e ninguém pode ter mais: { $channels }. Deixe uma delas terminar primeiro.
error-TooManyMatchesError_other = Quem desafiou você já está em { $most } partidas em andamento neste servidor, e ninguém pode ter mais. Aceite quando uma delas tiver terminado.
error-MayNotFollowUpError = Não tenho a permissão **{ $missing }** aqui, então não conseguiria mostrar como a partida continua. Peça a quem gerencia este servidor que me dê essa permissão, ou jogue em outro canal.
error-MatchUnreachableError = A última partida aqui terminou sem resultado, porque a mensagem dela foi apagada ou eu não conseguia mais vê-la.
error-HintsNotAllowedError = As dicas não foram permitidas quando esta partida começou. Na próxima, `{ $prefix }{ name-play } @alguém { word-hints }` permite que os dois lados peçam.
error-RecordError_nothing_finished = Nenhuma partida terminou neste canal ainda. `{ $prefix }{ name-analyse } X../.O./...` examina qualquer posição.
error-RecordError_match_not_found = Não conheço mais essa partida: os dados de alguém que jogou nela podem ter sido apagados.
error-RecordError_unknown_target = Não conheço “{ $typed }”. Não escreva nada para ver as suas partidas, diga um membro, por exemplo `{ $prefix }{ $command } @ben`, ou escreva `{ $prefix }{ $command } servidor` para ver as de todo mundo que joga aqui.
error-RecordError_two_targets = Escolha um membro ou o servidor inteiro, não os dois.
error-RecordError_no_leaderboard = Pontuação e classificação só existem em servidores. `{ $prefix }{ name-stats }` mostra como você se saiu aqui.
error-RecordError_nothing_to_replay = Escreva uma linha depois disso, como as que `{ $prefix }{ name-export }` dá; eu mostro a partida dela de novo, jogada por jogada.
error-RecordError_board_too_large = Esse tabuleiro é grande demais: o maior tem { $most } linhas e { $most } colunas.
error-RecordError_export_too_large = Você jogou mais do que cabe em arquivos de { $most } MiB cada. Peça suas partidas a quem cuida de mim.
error-LevelNotOfferedError = **{ $level }** não é um nível deste jogo ({ $game }): jogaria como outro. Os níveis são { $levels }.
error-NoRecordsError = Desse jogo separado não há estatísticas nem pontuação. Há de: { $games }.
error-UnknownLevelError = Não conheço “{ $typed }”. Os níveis são { $levels }; por exemplo, `{ $prefix }{ name-watch } { level-hard } { level-easy }`.
error-EmojiError_missing = X e O precisam, cada um, de um emoji. Nada mudou.
error-EmojiError_unreadable = “{ $typed }” não é um emoji. Digite um emoji, ou o nome de um que este servidor criou, como `:cat:`. Nada mudou.
error-EmojiError_composed = “{ $typed }” não é um emoji simples: bandeiras, teclas, famílias e outros assim são feitos de vários sinais, que se juntariam aos vizinhos no tabuleiro. Nada mudou.
error-EmojiError_unknown = Este servidor não tem um emoji chamado `:{ $name }:`. Emojis de outros servidores não podem ser usados; os do próprio Discord você digita como são, por exemplo 🍎. Nada mudou.
error-EmojiError_unavailable = `:{ $name }:` não pode ser usado no momento, porque este servidor tem mais emojis do que seus impulsos permitem. Nada mudou.
error-EmojiError_restricted = `:{ $name }:` é reservado a cargos que eu não tenho, então não posso mostrá-lo. Nada mudou.
error-EmojiError_duplicate = { $emoji } teria dois sentidos no tabuleiro. X, O e uma casa livre, que é { $free } se você não escolher outra coisa, têm que ser diferentes, e também X e O em uma linha vencedora. Nada mudou.
error-EmojiError_unlisted = O Discord não me disse quais emojis este servidor tem. Nada mudou; tente de novo, por favor.

## failure

failure-old_button = Esse botão é de uma versão antiga minha. `{ $prefix }{ name-help }` mostra o que eu sei fazer agora.
failure-changed = Meus comandos acabaram de mudar, e o seu Discord ainda mostra os antigos. Recarregue o Discord (Ctrl+R, ou reinicie o app) e tente de novo.
failure-unexpected = Algo deu errado do meu lado. Tente de novo, por favor; `{ $prefix }{ name-board }` mostra como está a partida.
failure-try_later = O Discord não me deixa terminar isso no momento. Tente de novo em um minuto; `{ $prefix }{ name-board }` mostra como está a partida.
failure-no_channel = O Discord não me disse em que canal foi isso, então não posso fazer. Tente de novo.
failure-not_attached = O Discord recusou o arquivo, então não pude anexá-lo.
failure-database = No momento não consigo salvar partidas. Nada do que já foi salvo se perdeu; tente de novo daqui a alguns minutos, mas veja `{ $prefix }{ name-board }` antes.
failure-muted = Não consigo responder a você em <#{ $channel }>: não tenho a permissão **{ $missing }** lá. Peça a quem gerencia esse servidor que me dê essa permissão. Sua partida está salva; depois é só continuar com `{ $prefix }{ name-board }`.

## owner

owner-synced = Comandos de barra que o Discord agora conhece: { $count }.
owner-not_synced = O Discord não aceitou os comandos de barra (HTTP { $status }: { $reason }). Tente de novo mais tarde; se continuar assim, convide o bot de novo com o link que está no log dele.
