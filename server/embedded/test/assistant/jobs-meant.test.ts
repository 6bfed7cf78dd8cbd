import t from 'tap'

import { jobsAfter } from './engines/whole-catalogue.ts'

type Row = readonly [slug: Parameters<typeof jobsAfter>[0], message: string, ...jobs: string[]]

/** First messages and the jobs that are meant, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'a quoted trade is not asked for': [
    ['ristrutturazione', 'muretto da far sparire, non è portante l’ha detto il geometra, Cuneo', 'muro'],
    [
      'ristrutturazione_tetto',
      'il perito dice che il tetto non è isolato, lo vorrei rifare isolato',
      'rifare',
    ],
  ],
  'frames that are described are not ordered beside their nets or shutters': [
    ['serramenti', 'mettere le zanzariere, 5 finestre e 2 portefinestre, infissi in pvc', 'zanzariere'],
    ['serramenti', 'tapparella bloccata, infissi in legno, Lodi', 'cinghia'],
  ],
  'a membrane under new tiles is no flat roof, and a loft that is insulated needs nothing': [
    [
      'ristrutturazione_tetto',
      'tetto a due spioventi, le tegole le voglio tutte nuove con una guaina sotto, il sottotetto è già isolato',
      'rifare',
    ],
    ['ristrutturazione_tetto', 'terrazzo da impermeabilizzare, guaina nuova 40 mq', 'impermeabilizzazione'],
    ['ristrutturazione_tetto', 'il sottotetto è isolato male, 80 mq', 'sottotetto'],
  ],
  'a material belongs to the thing that is made of it': [
    ['ristrutturazione_tetto', 'si è staccata la gronda, 12 metri di lamiera da rimettere nuova', 'grondaie'],
    ['ristrutturazione_tetto', 'copertura in lamiera del capannone da rifare, 90 mq', 'lamiera'],
  ],
  'a work that must not be done is not ordered': [
    [
      'ristrutturazione_tetto',
      'solaio del sottotetto da isolare, il tetto vero e proprio non lo tocco',
      'sottotetto',
    ],
    ['tinteggiatura', 'non si deve imbiancare niente, cerchiamo chi restauri l’affresco', 'altro/restauro'],
  ],
  'a work that is finished is not ordered, and what somebody has is meant if nothing else is named': [
    ['serramenti', 'persiana rotta, ne cambio 2, le finestre le ha già messe mio zio', 'persiane'],
    ['tinteggiatura', 'imbiancare 60 mq, i soffitti li ho fatti io', 'interni'],
    [
      'tinteggiatura',
      'ho la grondaia bucata, 12 metri. La tinta della casa la fa mio cugino, quella no',
      'ristrutturazione_tetto/grondaie',
    ],
  ],
  'a common word is a job beside another one if it has a figure of its own': [
    ['ristrutturazione', 'pavimento in 3 camere, 60 mq, e 4 porte interne', 'pavimenti', 'porte'],
    ['tinteggiatura', 'garage 30 mq e ringhiera 6 metri da verniciare', 'ferro', 'stanza'],
  ],
  'a reason, an extent, a sign of damage or a relative clause orders nothing': [
    ['ristrutturazione', 'abbattere un muro di 6 mq perché la porta è stretta e non si apre', 'muro'],
    ['ristrutturazione', 'gres nuovo in 70 mq, va rotto il vecchio perché le porte non passano', 'pavimenti'],
    [
      'ristrutturazione_bagno',
      'togliamo la vasca e mettiamo la doccia, le piastrelle vanno rifatte solo lì in quella zona',
      'vasca-doccia',
    ],
    ['ristrutturazione_bagno', 'cambiare il lavandino e le piastrelle solo intorno', 'sanitari'],
    [
      'ristrutturazione_bagno',
      'dalla signora di sotto c’è una macchia sul soffitto, bisogna cercare la perdita e ripararla',
      'perdita',
    ],
    ['impianto_fotovoltaico', 'vorrei i pannelli da balcone che si attaccano alla presa', 'balcone'],
    ['impianti', 'telecamere che si attaccano al muro della facciata, 3', 'telecamere'],
  ],
  'what others leave alone is to be done, and what others do is not': [
    [
      'impianto_fotovoltaico',
      'mi rifanno il tetto ma i pannelli loro non li toccano, serve chi li smonta e li rimonta',
      'smontaggio',
    ],
    ['caldaia', 'il tecnico i termosifoni non li tocca. sono 8 da cambiare', 'termosifone'],
    [
      'tinteggiatura',
      'il muratore i muri li rasa ma non li pittura, 60 mq di pareti da imbiancare',
      'interni',
    ],
    ['tinteggiatura', 'c’è ancora la carta da parati in sala, mi serve solo chi la toglie', 'carta-togliere'],
    ['serramenti', 'mia moglie vuole la porta blindata', 'blindata'],
  ],
  'a part of a larger work is no job beside it': [
    ['tinteggiatura', 'dipingere la cameretta di 12 mq, pareti azzurre e soffitto bianco', 'stanza'],
    ['ristrutturazione', 'è da rifare tutto: impianti, pavimenti, bagno, porte, pitture', 'completa'],
    ['impianto_fotovoltaico', 'i pannelli sono sporchi e producono meno, chi li lava?', 'pulizia'],
  ],
  'each entry of a list is a job, and a fault stands beside a wish': [
    [
      'tinteggiatura',
      'casa di 90 mq. Da fare: pareti di tutta casa, 5 porte da riverniciare e il parquet 25 mq da lucidare',
      'interni',
      'legno',
      'ristrutturazione/levigatura',
    ],
    [
      'ristrutturazione_tetto',
      'il lucernario perde e già che ci siamo pulirei le grondaie',
      'lucernario',
      'pulizia-gronde',
    ],
    [
      'ristrutturazione_bagno',
      'cambiare la doccia con una più grande e il rubinetto del lavandino',
      'box-piatto',
      'rubinetto',
    ],
    ['serramenti', 'sostituire i vetri singoli con vetrocamera su 6 finestre, telai buoni', 'vetri'],
    ['caldaia', 'caldaia 24kw ferma da stamattina, errore F28', 'riparazione'],
    [
      'caldaia',
      'caldaia nuova no, l’ha cambiata il padrone. Servono 6 valvole e la pulizia dell’impianto',
      'lavaggio',
      'valvole',
    ],
    ['ristrutturazione_bagno', 'cambiare il sifone del lavandino che gocciola', 'perdita'],
    [
      'ristrutturazione_facciata',
      'cappotto sulle due pareti laterali, la facciata davanti è di pietra',
      'cappotto',
    ],
    ['caldaia', 'spostare la caldaia dal bagno al balcone', 'altro/caldaia-spostata'],
    ['impianti', 'messa a terra da fare, casa anni 60', 'altro/messa-a-terra'],
    ['impianti', 'dichiarazione di conformità per un impianto del 1998', 'altro/rispondenza'],
    ['ristrutturazione', 'battiscopa da cambiare in tutta casa, 70 mq', 'altro/battiscopa'],
  ],
  'each of two rooms has its own work': [
    [
      'ristrutturazione_bagno',
      'due bagni: nel primo va rifatto tutto, nel secondo solo cambiare la tazza',
      'completo',
      'sanitari',
    ],
    ['tinteggiatura', 'rifare tutto da zero il bagno, 5 mq', 'ristrutturazione_bagno/completo'],
    ['ristrutturazione_bagno', 'silicone della vasca ammuffito da rifare', 'piastrelle'],
    ['tinteggiatura', 'termosifoni in ghisa ingialliti, li vorrei bianchi, i muri vanno bene', 'ferro'],
  ],
  'a wall that does not move is no work': [
    ['ristrutturazione_bagno', 'bagno completo a Ivrea, 5 mq. Non spostiamo muri.', 'completo'],
    ['ristrutturazione_bagno', 'bagno da rifare tutto, 5 mq, senza spostare muri', 'completo'],
    ['ristrutturazione', 'vorrei spostare un tramezzo di 3 metri', 'muro', 'parete'],
  ],
  'a thing is done in another colour and not bought': [
    ['tinteggiatura', '6 porte interne di noce da far diventare bianche', 'legno'],
    ['tinteggiatura', 'devo riportare tutto a bianco, bilocale di 50 mq vuoto', 'interni'],
  ],
  'a verb with its own object takes no thing from a later clause': [
    [
      'impianti',
      'citofono che gracchia, vorrei cambiarlo con un videocitofono, 1 monitor, i fili ci sono',
      'citofono',
    ],
  ],
  'the place of a thing is no job of its own': [
    ['caldaia', 'Mi ha lasciato lo scaldabagno, quello da 80 litri in bagno, è da cambiare.', 'scaldabagno'],
    ['caldaia', 'caldaia vecchia in bagno, da rifare nuova, Asti', 'sostituzione'],
    ['caldaia', 'il radiatore nel bagno è arrugginito e va sostituito', 'termosifone'],
    ['impianti', 'serve una presa in cucina vicino al frigo', 'punti'],
    ['ristrutturazione_bagno', 'tubo che perde in bagno dietro la lavatrice', 'perdita'],
    ['serramenti', 'devo cambiare la finestra in cucina, 120x140', 'finestre'],
    ['ristrutturazione', 'la porta in bagno è da cambiare', 'porte'],
  ],
  'a counted clause takes no verb of the clause behind it': [
    ['caldaia', 'caldaia da 24 kW nuova. Un bagno, sostituzione semplice, Rieti', 'sostituzione'],
  ],
  'what is in good order is not to be done': [
    ['impianti', 'mi servirebbero quattro prese in più, casa a Messina, impianto a norma.', 'punti'],
    ['impianti', 'mi servono 6 prese, l’impianto elettrico è del 2015 ed è a posto', 'punti'],
    ['impianti', 'tre punti luce in soggiorno, l’impianto elettrico è nuovo', 'punti'],
    ['impianti', 'riscaldamento a pavimento su 95 mq, la pompa di calore l’abbiamo già', 'radiante'],
    ['impianti', 'vorrei mettere l’impianto a norma', 'elettrico'],
    ['impianti', 'impianto elettrico non a norma, da rifare', 'elettrico'],
  ],
  'what a price is for is to be done, and the shock at it is not': [
    ['caldaia', '4.200 euro per una caldaia da 24 kW: altro che scossa! Un bagno, Rieti', 'sostituzione'],
    ['caldaia', 'per lo scaldabagno a gas mi hanno chiesto 900 euro, prezzo bollente', 'scaldabagno'],
  ],
  'what is not worth repairing is to be replaced': [
    ['serramenti', 'le persiane sono 8, di legno, non vale la pena sistemarle. Siena', 'persiane'],
    ['serramenti', 'le tapparelle sono marce, ripararle non ha senso, sono 5', 'tapparelle'],
    ['serramenti', 'la porta blindata è storta, a ripararla ci spendo più che a cambiarla', 'blindata'],
    ['caldaia', 'la caldaia ha 22 anni, non ha senso ripararla. Monza', 'sostituzione'],
    ['caldaia', 'lo scaldabagno perde, il tecnico dice che non conviene aggiustarlo', 'scaldabagno'],
    ['caldaia', 'il termosifone della cameretta perde, irreparabile', 'termosifone'],
    ['impianti', 'il condizionatore perde gas, non vale la pena aggiustarlo, Catania', 'clima'],
    ['impianti', 'il cancello automatico è morto, inutile sistemarlo', 'cancello'],
    ['caldaia', 'la caldaia è rotta, vorrei ripararla', 'riparazione'],
    ['serramenti', 'le tapparelle non salgono, vale la pena ripararle', 'cinghia'],
  ],
  'a fault is known by any of its words, in the singular and the plural': [
    ['serramenti', 'le tapparelle non salgono più', 'cinghia'],
    ['serramenti', 'una tapparella di legno si è spezzata in mezzo', 'cinghia'],
    ['caldaia', 'i caloriferi restano freddi sotto e caldi sopra, 9 in tutto', 'lavaggio'],
    ['caldaia', 'la stufa a pellet va in blocco, chi la ripara?', 'altro/stufa'],
    ['impianti', 'la lavastoviglie non scarica l’acqua', 'altro/elettrodomestici'],
    ['impianti', 'il videocitofono non si vede più lo schermo', 'citofono'],
    ['ristrutturazione_tetto', 'entra acqua in mansarda vicino al velux quando piove', 'lucernario'],
    ['ristrutturazione', 'mattonelle del pavimento che si alzano in corridoio, 6 mq', 'pavimenti'],
  ],
  'a door that does not fit its frame is repaired': [
    ['serramenti', 'porta d’ingresso blindata che sbatte quando tira vento, si regola?', 'riparazione'],
    ['serramenti', 'la porta del balcone tocca sotto e non si chiude', 'riparazione'],
  ],
  'what a thing is changed into is the job': [
    ['caldaia', 'passare dalla caldaia alla pompa di calore, villetta 130 mq', 'pompa'],
    ['ristrutturazione_tetto', 'fare il tetto nuovo in lamiera coibentata, 140 mq', 'lamiera'],
  ],
  'one job is not two': [
    ['impianti', 'portare il gas in cucina, tubo nuovo 6 metri', 'gas'],
    ['ristrutturazione', 'rifare solo impianti e pavimenti di un bilocale di 50 mq', 'parziale'],
    ['ristrutturazione_facciata', 'il cornicione gira per 40 m, si stacca l’intonaco', 'cornicioni'],
    ['serramenti', '4 finestre e 2 portefinestre nuove in legno, con le zanzariere, Sondrio', 'finestre'],
    ['ristrutturazione_bagno', 'bagno per carrozzina, doccia filo pavimento e maniglioni', 'accessibile'],
  ],
  'a pronoun at the verb stands for the thing of the sentence before': [
    [
      'impianti',
      'ho il cancello di ferro a due ante a battente che apro a mano. Vorrei motorizzarlo e metterci anche il videocitofono, Civitanova Marche',
      'cancello',
      'citofono',
    ],
    [
      'serramenti',
      'la porta d’ingresso è di legno, vecchia di 40 anni. Vorrei cambiarla e mettere anche due zanzariere in cucina, Lodi',
      'blindata',
      'zanzariere',
    ],
    [
      'ristrutturazione_bagno',
      'ho la vasca degli anni 70, non la usa più nessuno. Vorrei toglierla e metterci la doccia, e cambiare anche il water. Siena',
      'sanitari',
      'vasca-doccia',
    ],
    [
      'tinteggiatura',
      'Il cancello in ferro è tutto arrugginito, 3 metri. Vorrei riverniciarlo e dare anche il bianco in cucina. Como',
      'ferro',
      'stanza',
    ],
    ['caldaia', 'La caldaia è nuova del 2022. Vorrei cambiare i termosifoni, sono 6. Asti', 'termosifone'],
    [
      'caldaia',
      'I termosifoni sono in ghisa, 7. Non vorrei cambiarli, mi serve solo lavare l’impianto. Biella',
      'lavaggio',
    ],
    [
      'impianti',
      'in giardino c’è il cancello già motorizzato. Vorrei metterci vicino un videocitofono. Ancona',
      'citofono',
    ],
  ],
  'an accessory takes the place of nothing': [
    ['serramenti', 'cambiare 5 finestre con le zanzariere, Lodi', 'finestre'],
    ['ristrutturazione_tetto', 'rifare il tetto 100 mq con le grondaie, Lodi', 'rifare'],
    ['caldaia', 'cambiare la caldaia con le valvole termostatiche, Lodi', 'sostituzione'],
    ['serramenti', 'cambiare le zanzariere alle finestre', 'zanzariere'],
    ['caldaia', 'sostituire le valvole vecchie con le termostatiche', 'valvole'],
  ],
  'solo leaves out what its own sentence names': [
    [
      'ristrutturazione_bagno',
      'Il bagno grande, 6 mq, lo vogliamo rifare. Nel piccolo cambiamo solo water e bidet. Padova',
      'completo',
      'sanitari',
    ],
  ],
  'an entry of a list needs no verb, and what is not enough is not wanted': [
    [
      'serramenti',
      '5 finestre in pvc bianco e la porta blindata dell’ingresso, Novara',
      'blindata',
      'finestre',
    ],
    ['ristrutturazione_bagno', 'il rubinetto gocciola e va cambiato, non basta la guarnizione', 'rubinetto'],
    [
      'ristrutturazione_tetto',
      '18 metri di grondaia in lamiera da cambiare e 3 o 4 tegole spaccate, Pinerolo',
      'grondaie',
      'tegola',
    ],
    [
      'ristrutturazione_facciata',
      'muri a cassa vuota da riempire, pareti esterne tolte le finestre 120 metri',
      'insufflaggio',
    ],
  ],
  'a trade without a price list is named as such': [
    ['serramenti', 'cerco un fabbro per fare un cancelletto in ferro su misura', 'altro/fabbro'],
    ['serramenti', 'mi serve un fabbro, la chiave non gira nella serratura', 'serratura'],
    ['impianti', 'la tv non prende più i canali, mi serve un antennista', 'altro/antenna'],
  ],
  'a thing that is only there, that an alarm watches or that an entry phone opens is not ordered': [
    [
      'impianti',
      'antifurto senza fili: ci sono 3 portefinestre, 4 finestre e la porta d’ingresso, e poi 2 telecamere, Prato',
      'allarme',
    ],
    [
      'impianti',
      'allarme per una villetta, da proteggere 6 finestre, la porta blindata e il garage',
      'allarme',
    ],
    ['impianti', 'vorrei proteggere la villetta con un allarme, ho 9 finestre con le inferriate', 'allarme'],
    ['impianti', 'antifurto e porta blindata nuova', 'allarme', 'serramenti/blindata'],
    ['impianti', 'videocitofono nuovo, villetta con cancello pedonale e cancello carraio', 'citofono'],
    ['impianti', 'videocitofono nuovo e motorizzare il cancello carraio', 'cancello', 'citofono'],
    [
      'tinteggiatura',
      'imbiancare il soggiorno 30 mq, ci sono due porte, tre finestre e un termosifone',
      'stanza',
    ],
    [
      'tinteggiatura',
      'imbiancare la camera 14 mq, ci sono anche due termosifoni da verniciare',
      'ferro',
      'stanza',
    ],
    [
      'tinteggiatura',
      'imbiancare 60 mq, ci sono 5 porte e 4 termosifoni, vorrei verniciare anche i termosifoni',
      'ferro',
      'interni',
    ],
    [
      'ristrutturazione_facciata',
      'tinteggiare la facciata 200 mq, ci sono 3 balconi con le ringhiere e 8 finestre con le persiane',
      'facciata',
    ],
    ['serramenti', '4 finestre nuove, fuori ci sono le persiane e dentro le tende', 'finestre'],
    [
      'ristrutturazione_bagno',
      'sostituire il rubinetto del lavello, sotto ci sono il mobile e il pavimento in parquet',
      'rubinetto',
    ],
    [
      'ristrutturazione_tetto',
      'pulire le grondaie che ci sono cresciute le piante, e una controllata ai coppi, falde 90 mq',
      'controllo',
      'pulizia-gronde',
    ],
  ],
  'a thing that stays, or stays like the one before it, is not ordered': [
    [
      'ristrutturazione_bagno',
      'togliere il bidet e chiudere gli attacchi, le piastrelle le tengo e il pavimento pure',
      'sanitari',
    ],
    [
      'ristrutturazione_bagno',
      'cambiare la vasca con la doccia, il pavimento resta e i sanitari anche',
      'vasca-doccia',
    ],
    ['serramenti', 'cambiare 4 finestre, le persiane le lascio e le tapparelle pure', 'finestre'],
    ['caldaia', 'caldaia nuova e i termosifoni li lascio', 'sostituzione'],
    ['ristrutturazione', 'rifare il pavimento 40 mq e pure le porte, 4', 'pavimenti', 'porte'],
    ['tinteggiatura', 'imbiancare la cucina sopra le piastrelle, 20 mq di parete', 'interni'],
    ['tinteggiatura', 'pitturare le piastrelle del bagno, 18 mq', 'smalto'],
  ],
  'a front door that is painted is not replaced': [
    ['serramenti', 'la porta d’ingresso di legno da riverniciare', 'tinteggiatura/legno'],
    ['serramenti', 'porta d’ingresso in legno da cambiare con una blindata', 'blindata'],
  ],
  'what others do is not to be done, and a job with a verb wins against a bare name': [
    ['caldaia', 'la caldaia me la monta l’idraulico, cerco chi mi fa il lavaggio dell’impianto', 'lavaggio'],
    ['serramenti', 'persiane da riverniciare, 6', 'tinteggiatura/legno'],
    ['impianto_fotovoltaico', '6 kW con batteria e la wallbox in garage', 'impianti/wallbox', 'impianto'],
    [
      'ristrutturazione',
      'cambiare 5 porte, mettere il laminato in 40 mq e imbiancare tutto',
      'parquet',
      'porte',
      'tinteggiatura/interni',
    ],
  ],
  'an old floor is made good, tiles are painted, and what is there is not ordered': [
    ['ristrutturazione', 'parquet rovinato dai cani, vorrei riportarlo come nuovo, 28 mq', 'levigatura'],
    ['tinteggiatura', 'le piastrelle della cucina sono brutte. ho visto che si possono dipingere', 'smalto'],
    ['ristrutturazione', '50 metri di marmette da togliere e gres nuovo', 'pavimenti'],
    ['ristrutturazione', 'rifare la cucina: pavimento, rivestimento e impianti, 12 mq', 'cucina'],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, (t) => {
    for (const [slug, message, ...jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
    t.end()
  })
}
