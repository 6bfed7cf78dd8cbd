import t from 'tap'

import { jobsAfter } from '../engines/whole-catalogue.ts'

type Row = readonly [slug: Parameters<typeof jobsAfter>[0], message: string, ...jobs: string[]]

/** First messages and the jobs that they ask for, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'a new one is wanted in place of what fails': [
    ['caldaia', 'la caldaia a gas è defunta dopo 21 anni, ne prendiamo una nuova', 'sostituzione'],
    ['caldaia', 'la caldaia va in blocco, andrebbe aggiustata: non ne prendo una nuova', 'riparazione'],
    ['caldaia', 'si è rotta la caldaia, non vale la pena aggiustarla: mettiamone un’altra', 'sostituzione'],
    ['caldaia', 'caldaia in blocco, quanto chiedono per ripararla?', 'riparazione'],
  ],
  'a repair that is asked for is no replacement': [
    [
      'caldaia',
      'la caldaia perde dalla valvola del gas, dicono che quel pezzo va cambiato. per aggiustarla quanto ci vuole?',
      'riparazione',
    ],
  ],
  'a part of the home is renovated': [
    [
      'ristrutturazione',
      'sarebbe una ristrutturazione a metà: bagno, impianto elettrico e pavimenti del soggiorno, 80 mq',
      'parziale',
    ],
    ['ristrutturazione', 'lavori parziali, solo cucina e bagno, 90 mq la casa', 'parziale'],
  ],
  'the sanitary ware only names its part': [
    [
      'ristrutturazione_bagno',
      'due cose: il rubinetto del lavabo gocciola, lo cambierei, e il galleggiante del water non chiude',
      'cassetta',
      'rubinetto',
    ],
  ],
  'a thing that hangs outside on a wall is no facade': [
    [
      'ristrutturazione_bagno',
      'la cassetta dello sciacquone, quella montata fuori dal muro, è crepata e va sostituita',
      'cassetta',
    ],
  ],
  'work that is done is not asked for': [
    [
      'impianto_fotovoltaico',
      'un fotovoltaico da 5 kW sul tetto in coppi, rifatto nel 2021, senza batteria',
      'impianto',
    ],
    [
      'impianto_fotovoltaico',
      'fotovoltaico da 5 kW, tegole rifatte tre anni fa, esposizione sud',
      'impianto',
    ],
  ],
  'work that an acquaintance does is not asked for': [
    [
      'impianti',
      'impianto elettrico da rifare, 95 mq, sotto traccia. i muri poi li pittura mio zio',
      'elettrico',
    ],
  ],
  'entries of a list are works of their own': [
    [
      'ristrutturazione',
      'Due robe: 1) via il muretto tra cucina e sala, 3 metri. 2) in soggiorno, 30 mq, laminato sopra le piastrelle',
      'muro',
      'parquet',
    ],
  ],
  'a pronoun denies only what it can mean': [
    [
      'serramenti',
      'In mezzo ai due vetri c’è come la nebbia. Il telaio è bello sano, ha 18 anni e non lo cambio. Cosa si fa?',
      'vetri',
    ],
  ],
  'a thing that is new already is not asked for': [
    ['serramenti', 'devo cambiare 3 finestre ad Alba. Le tapparelle sono nuove', 'finestre'],
    ['serramenti', 'cambio 3 finestre in alluminio, attendo un importo indicativo', 'finestre'],
  ],
  'doors and windows are painted': [
    ['tinteggiatura', 'ho sei porte in legno, le vorrei bianche: scartavetrate e due mani', 'legno'],
  ],
  'upkeep that others tell of is no work': [
    [
      'serramenti',
      '5 finestre in pvc, mia moglie dice che il legno va riverniciato ogni tre anni',
      'finestre',
    ],
  ],
  'pipes of gutters and wires that are there are described': [
    ['ristrutturazione_tetto', 'le grondaie perdono, si cambiano tutte, pure i tubi di discesa', 'grondaie'],
    [
      'impianti',
      'un videocitofono per una famiglia. La corrente al portone c’è già e pure i fili del vecchio citofono',
      'citofono',
    ],
  ],
  'the heating of a home is described': [
    ['caldaia', 'riscaldamento autonomo, 8 caloriferi freddi sotto: lavaggio dell’impianto', 'lavaggio'],
  ],
  'a bathroom with new pipes is redone': [
    [
      'ristrutturazione_bagno',
      'bagno di 6 mq da sventrare: tubi e scarichi nuovi, piastrelle, wc e bidet, muri che non si toccano',
      'completo',
    ],
  ],
  'a closed bracket ends a denial': [
    ['impianti', 'un antifurto (niente telecamere) e il videocitofono nuovo, Osimo', 'allarme', 'citofono'],
  ],
  'water through a balcony is no leak of a pipe': [
    [
      'ristrutturazione_facciata',
      'dal balcone passa l’acqua e a quello di sotto è uscita la macchia: va rifatto il pavimento, 7 mq',
      'balcone',
    ],
  ],
  '‘via’ asks for nothing inside a clause': [
    ['tinteggiatura', 'imbiancare 70 mq in via la Marmora a Torino, muri buoni', 'interni'],
  ],
  '‘manco’ may say that less is paid': [
    ['impianto_fotovoltaico', 'i dise che coi pannelli se paga manco de luce, quanto vien?', 'impianto'],
  ],
  'a boiler that is only told about is not replaced': [
    ['caldaia', 'caldaia nuova messa l’anno scorso, mi serve un cronotermostato', 'termostato'],
    [
      'caldaia',
      'ho una caldaia a condensazione di due anni, aggiungere un termosifone in bagno',
      'termosifone',
    ],
    ['caldaia', 'ho una caldaia di 20 anni, la vorrei cambiare', 'sostituzione'],
  ],
  'walls that are smooth already are not skimmed': [
    ['tinteggiatura', 'vorrei imbiancare la sala 25 mq, la parete è già liscia', 'stanza'],
    ['tinteggiatura', 'pareti lisce, da imbiancare 80 mq di casa', 'interni'],
    ['tinteggiatura', 'vorrei le pareti lisce, adesso hanno il bucciato, 40 mq', 'rasatura'],
  ],
  'the painting after the preparation is a job of its own': [
    ['tinteggiatura', 'rasare e poi bianco, 60 mq di pareti', 'interni', 'rasatura'],
    ['tinteggiatura', 'muri da rasare e imbiancare, 45 mq', 'interni', 'rasatura'],
    [
      'tinteggiatura',
      'staccare la carta da parati e imbiancare il salotto 20 mq',
      'carta-togliere',
      'stanza',
    ],
    ['tinteggiatura', 'rasare 40 mq di pareti, la tinta la do io', 'rasatura'],
    ['tinteggiatura', 'solo rasatura, 60 mq di muri, niente pittura', 'rasatura'],
  ],
  'the outside of a house is no room': [
    [
      'tinteggiatura',
      'la pittura esterna della casa si è scrostata, 150 mq su due piani',
      'ristrutturazione_facciata/facciata',
    ],
    [
      'tinteggiatura',
      'i muri fuori sono scoloriti dal sole, vorrei ridipingerli, 120 mq',
      'ristrutturazione_facciata/facciata',
    ],
    ['tinteggiatura', 'sono fuori casa tutto il giorno, da imbiancare 80 mq', 'interni'],
  ],
  'tiles that look like wood are tiles': [
    ['ristrutturazione', 'gres tipo parquet 30 mq in sala', 'pavimenti'],
    ['ristrutturazione', 'piastrelle che sembrano parquet, 40 mq', 'pavimenti'],
    ['ristrutturazione', 'parquet sopra il gres che c’è, 40 mq', 'parquet'],
  ],
  'a wall that is built again, and its door, are jobs of their own': [
    ['ristrutturazione', 'buttare giù un tramezzo 4x2,7 e tirarne su uno nuovo 3x2,7', 'muro', 'parete'],
    ['ristrutturazione', 'demolire 9 mq di tramezza e costruirne altrettanti', 'muro', 'parete'],
    ['ristrutturazione', 'spostare un tramezzo di 8 mq', 'muro', 'parete'],
    ['ristrutturazione', 'parete in cartongesso 3x2,7 con una porta', 'parete', 'porte'],
    ['ristrutturazione', 'abbattere un muro di 10 mq', 'muro'],
  ],
  'what is clean is not washed': [
    ['impianto_fotovoltaico', 'cambiare l’inverter da 6 kw, pannelli puliti e in ordine', 'inverter'],
    [
      'impianto_fotovoltaico',
      'non produce più, l’elettricista dice che l’inverter è andato e bisogna metterne uno nuovo',
      'inverter',
    ],
    ['ristrutturazione_tetto', 'tegole rotte, 8, le grondaie sembrano pulite', 'tegola'],
    ['impianto_fotovoltaico', 'i pannelli sono sporchi, da pulire, 12 pannelli', 'pulizia'],
  ],
  'the panels are put back, and the tiles are new': [
    [
      'ristrutturazione_tetto',
      'smontare e rimontare i pannelli, 10, e rifare il tetto sotto di 80 mq',
      'impianto_fotovoltaico/smontaggio',
      'rifare',
    ],
    ['ristrutturazione_tetto', 'togliere le tegole e rimetterle con la guaina sotto, 90 mq', 'rimontaggio'],
  ],
  'an adjective may come before the ‘no’': [
    [
      'caldaia',
      'pompa di calore al posto della caldaia, e già che ci siete le valvoline termostatiche no perché le ho',
      'pompa',
    ],
  ],
  'one bathroom is redone, and another gets a part': [
    [
      'ristrutturazione_bagno',
      'due bagni: quello grande 7 mq da rifare completo, nel piccolo solo il box doccia',
      'box-piatto',
      'completo',
    ],
    ['tinteggiatura', 'muffa in bagno da togliere e poi ridipingere tutto il bagno', 'muffa'],
  ],
  'a bathroom that is only counted is not what is to be changed': [
    ['caldaia', 'Caldaia vecchia, un bagno solo. Da sostituire', 'sostituzione'],
    ['serramenti', '5 finestre in legno, un solo bagno. Da cambiare', 'finestre'],
    ['impianti', 'impianto elettrico vecchio, 80 mq, 1 bagno. Da rifare', 'elettrico'],
    ['ristrutturazione_bagno', 'un bagno solo. Da rifare', 'completo'],
  ],
  'new pipes are a part of the bathroom that is redone': [
    [
      'ristrutturazione_bagno',
      'bagno da rifare, scarichi nuovi (oggi ferro zincato). Mi serve un ordine di grandezza',
      'completo',
    ],
    ['ristrutturazione_bagno', 'bagno da ristrutturare con tubi e scarichi nuovi, oggi piombo', 'completo'],
    ['ristrutturazione_bagno', 'scarichi del bagno da rifare, ferro zincato, 5 punti acqua', 'tubi'],
    ['ristrutturazione_bagno', 'nel bagno da rifare solo tubi e scarichi', 'tubi'],
  ],
  'the panels that a home has are not asked for': [
    [
      'impianto_fotovoltaico',
      'i pannelli sul tetto li ho già da tre anni (4,5 kw) e di giorno regalo corrente alla rete. Volevo levare il boiler ' +
        'elettrico e mettere uno di quelli a pompa di calore da 200 litri in lavanderia. Sarnico',
      'caldaia/scaldabagno',
    ],
    [
      'impianto_fotovoltaico',
      'ho i pannelli sul tetto, vorrei una colonnina per la macchina',
      'impianti/wallbox',
    ],
    ['impianto_fotovoltaico', 'ho già un impianto da 6 kW, vorrei la colonnina', 'impianti/wallbox'],
    ['impianto_fotovoltaico', 'il fotovoltaico ce l’ho dal 2020, ora aggiungerei la batteria', 'batteria'],
    ['impianto_fotovoltaico', 'non ho i pannelli, vorrei metterli con la colonnina', 'impianto'],
  ],
  'several works beside what stays are the renovation of a part': [
    [
      'ristrutturazione',
      'casa della zia, 75 metri. L’anno scorso la zia ha cambiato la caldaia, quindi quella no. Però i fili della luce sono ' +
        'quelli di quando l’hanno costruita, il bagno è da buttare e nelle camere vogliamo cambiare per terra e ridare il bianco',
      'parziale',
    ],
    [
      'ristrutturazione',
      'mamma ha cambiato la caldaia due anni fa, quella no. Servono bagno nuovo, infissi nuovi e imbiancare, 85 mq',
      'parziale',
    ],
    [
      'ristrutturazione',
      'casa di 90 metri, gli infissi sono già nuovi. Da rifare i pavimenti, il bagno e la luce, poi imbiancare',
      'completa',
    ],
    [
      'ristrutturazione',
      'bagno di 5 mq da rifare: tubi, luce e piastrelle nuove. La caldaia resta',
      'ristrutturazione_bagno/completo',
    ],
  ],
  'the tiles that are cleaned are laid again': [
    [
      'ristrutturazione_tetto',
      'con il vento i coppi si son mossi tutti, bisogna tirarli giù tutti, pulirli uno a uno e rimetterli fissati per bene',
      'rimontaggio',
    ],
    ['ristrutturazione_tetto', 'due coppi si sono mossi, bisogna rimetterli a posto', 'tegola'],
    ['ristrutturazione_tetto', 'tirare giù i coppi e mettere tegole nuove, 100 mq', 'rifare'],
  ],
  'shutters that are painted are not new, and a grandchild is no stain': [
    [
      'tinteggiatura',
      'Due robe: la cameretta che era di mia figlia, 14 metri, da far celestina chiara muri e soffitto che arriva il nipotino; ' +
        'e poi i scuri delle finestre, sei finestre, di legno, tutti scrostati dal sole e da tornare a far verdi. Il legno ' +
        'sotto xe bon, no xe marso',
      'legno',
      'stanza',
    ],
    [
      'serramenti',
      'persiane nuove per 4 finestre, e il portone di legno da carteggiare',
      'persiane',
      'tinteggiatura/legno',
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, message, ...jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
  })
}
