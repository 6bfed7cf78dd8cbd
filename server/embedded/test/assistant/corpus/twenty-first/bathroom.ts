import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // Step by step: a young mother, the whole bathroom.
    id: 'wc1',
    service: 'ristrutturazione_bagno',
    at: 'Casalmaggiore',
    turns: [{ say: 'ciao! dobbiamo rifare il bagno di casa, proprio da capo' }],
    answers: {
      'comune|città|citta|paese|quartier|dove si trov|dov’è': 'casalmaggiore in provincia di cremona',
      'ascensor|piano|salit|acces': 'secondo piano, niente ascensore purtroppo',
      'tubi|tubazion|impiant|scarich': 'tutti da cambiare, sono quelli originali del 71',
      'grand|metri|mq|misur|dimension|superfic|m²': 'due metri e mezzo per due, quindi sui 5 mq',
      'livell|fascia|finitur|qualit|materia': 'una via di mezzo, ne il piu economico ne roba di lusso',
      'sospes|sanitar|wc|bidet|water': 'normali a terra, wc bidet lavandino e doccia',
      'vasca|doccia': 'doccia, la vasca non ce mai stata',
      'piastrell|rivestim|demol|butta': 'si via tutto, pavimento e mattonelle',
      'mur|paret|spost': 'no le pareti restano dove sono e anche il water',
      'quando|entro|tempi|iniz': 'entro l’estate se si puo',
      'citt|comun|paes|zona|dove': 'casalmaggiore in provincia di cremona',
    },
    facts: [
      fact('casalmaggiore'),
      fact('5 m', '2,5', '2.5', '2 metri e mezzo', 'due metri e mezzo'),
      fact('bagno'),
    ],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 5 m² × 450–800 = 5.750–10.000; no lift +200–400 → 5.950–10.400, middle 8.175
    // k 1,03, labour 55 % → × 1,0165 = 8.310; VAT about 10,5 % → 9.180; ± 35 %
    band: [6000, 12400],
    after: [
      {
        say: 'ma il mobiletto sotto il lavabo e lo specchio ci sono in quella cifra li?',
        about: ['compres', 'inclus', 'esclus', 'a parte', 'non rientr', 'fuori', 'extra', 'separat'],
      },
      {
        say: 'e quanto ci stanno in casa i muratori? ho due bimbi piccoli e un bagno solo',
        about: ['10', '15', 'dieci', 'quindici', 'settiman', 'giorn', 'lavorativ', 'cantiere'],
      },
    ],
  },
  {
    // At once: tiles and fixtures, the pipes stay.
    id: 'wc2',
    service: 'ristrutturazione_bagno',
    at: 'Cefalù',
    once: true,
    turns: [
      {
        say: 'Salve, appartamento a Cefalù che affittiamo d’estate, primo piano. Il bagno è 4 mq circa, mattonelle marroni anni 80 che non si possono vedere. Vorremmo togliere le mattonelle e metterle nuove chiare, cambiare wc bidet e lavabo con i rubinetti e mettere un box doccia decente, roba di fascia media. I tubi NO, sono stati rifatti nel 2015 e funzionano benissimo, non si toccano. Si parte dopo ottobre',
      },
    ],
    answers: {
      'tubi|tubazion|impiant|scarich': 'no rifatti nel 2015, si lasciano',
      'ascensor|piano|acces': 'primo piano, scala comoda',
      'grand|metri|mq|misur|dimension|superfic|m²': '4 mq',
      'sopra|demol|sovrappo|toglier': 'le vecchie si tolgono',
      'sospes|sanitar': 'normali, non sospesi',
      'livell|fascia|finitur|qualit|materia': 'media',
      'quando|entro|tempi|iniz': 'da novembre in poi',
      'citt|comun|paes|zona|dove': 'Cefalù',
    },
    facts: [fact('cefal'), fact('4 m'), fact('tubi', 'tubazion', 'impiant'), fact('sanitar', 'wc', 'bidet')],
    jobs: [scopes.restyling],
    // 3.000–6.000, middle 4.500; k 0,80, labour 50 % → × 0,90 = 4.050; VAT 10 % → 4.455; ± 35 %
    band: [2900, 6050],
    after: [
      {
        say: 'e se le mattonelle nuove le incollassimo sopra le vecchie?',
        about: [
          'sovrappo',
          'demol',
          'spessor',
          'altezz',
          'rispar',
          '400',
          '800',
          'stacc',
          'gres',
          'meno',
          'smaltim',
          'porta',
          'ader',
          'stabil',
        ],
      },
      {
        say: 'devo andare al comune a chiedere qualcosa?',
        about: [
          'liber',
          'nessun',
          'cila',
          'edilizia',
          'permess',
          'pratic',
          'ordinari',
          'vincol',
          'amministrator',
          'autorizz',
          'titolo',
        ],
      },
    ],
  },
  {
    // Step by step, Roman; wall-hung fixtures, then the change to floor ones.
    id: 'wc3',
    service: 'ristrutturazione_bagno',
    at: 'Roma, Centocelle',
    turns: [
      { say: 'bonasera dovrei rifà er bagno' },
      { say: 'ah li sanitari li vojo sospesi che mi moje dice che se pulisce mejo pe tera' },
    ],
    answers: {
      'comune|città|citta|paese|quartier|dove si trov|dov’è': 'roma, a centocelle',
      'ascensor|piano|salit|acces': 'quarto piano, l’ascensore c’è',
      'tubi|tubazion|impiant|scarich': 'tutto novo, pure li tubi so de ferro',
      'grand|metri|mq|misur|dimension|superfic|m²': 'è bello grande, quattro metri pe due, 8 mq',
      'livell|fascia|finitur|qualit|materia': 'normale, ’na cosa media',
      'sospes|sanitar': 'sospesi',
      'vasca|doccia': 'doccia, la vasca nun la volemo',
      'piastrell|rivestim|demol|butta': 'se butta giù tutto',
      'mur|paret|spost': 'no li muri restano così',
      'quando|entro|tempi|iniz': 'nun c’è prescia, dopo le feste',
      'citt|comun|paes|zona|dove|quartier': 'roma, a centocelle',
    },
    facts: [
      fact('roma', 'centocelle'),
      fact('8 m', '4 × 2', '4x2', '4 x 2', ['quattro metri', 'due']),
      fact('sospes'),
    ],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 8 m² × 450–800 = 7.100–12.400, wall-hung +700–1.200 → 7.800–13.600, middle 10.700
    // k 1,22, labour 55 % → × 1,121 = 11.995; VAT about 10,5 % → 13.250; ± 35 %
    band: [8700, 17900],
    after: [
      {
        say: 'e se alla fine li mettemo normali, quelli appoggiati pe tera?',
        jobs: [scopes.bathroom],
        // 9.750 × 1,121 × 1,105 = 12.080; ± 35 %
        band: [7900, 16300],
      },
      {
        say: 'ma sto servizio è gratis o poi me presentate er conto?',
        about: ['gratuit', 'impegn', 'nulla', 'niente', 'pagh', 'pagar', 'cost', 'soldi', 'euro'],
      },
    ],
  },
  {
    // At once, an old man from the lagoon; the size is corrected.
    id: 'wc4',
    service: 'ristrutturazione_bagno',
    at: 'Chioggia',
    turns: [
      {
        say: 'Buongiorno, son Bepi ho settantaquattro anni. Casa mia è a Chioggia in centro, secondo piano, senza ascensore. El bagno xe vecio, ancora coi tubi de piombo: da buttar zo tuto e far nuovo, tubi, piastrele, water, bidè, lavandin e la docia. Roba normale, de media qualità, sanitari appoggiati a terra. Sarà 3,5 metri quadri. Senza furia, in primavera',
      },
      { say: 'no speta, go misurà ben col metro: xe 2 per 3, quindi 6 metri quadri' },
    ],
    answers: {
      'ascensor|piano|salit|acces': 'secondo piano senza ascensore, scala streta',
      'tubi|tubazion|impiant|scarich': 'tuti da far nuovi, xe de piombo',
      'grand|metri|mq|misur|dimension|superfic|m²': '6 metri quadri, 2 per 3',
      'livell|fascia|finitur|qualit|materia': 'media',
      'sospes|sanitar': 'a terra, quattro pezzi con la docia',
      'mur|paret|spost': 'no, i muri no se toca',
      'quando|entro|tempi|iniz': 'in primavera',
      'citt|comun|paes|zona|dove': 'Chioggia',
    },
    facts: [
      fact('chioggia'),
      fact('6 m', '2 per 3', '2 × 3', '2x3'),
      fact('ascensor', 'secondo piano', '2° piano'),
    ],
    wrong: ['3,5', '3.5'],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 6 m² × 450–800 = 6.200–10.800; no lift +200–400 → 6.400–11.200, middle 8.800
    // k 1,03, labour 55 % → × 1,0165 = 8.945; VAT about 10,5 % → 9.885; ± 35 %
    band: [6400, 13400],
    after: [
      {
        say: 'ostia, e come mai tuti sti schei per un bagneto?',
        about: [
          'demol',
          'tubi',
          'manodoper',
          'impermeab',
          'piastrell',
          'material',
          'impiant',
          'smaltim',
          'idraulic',
          'sanitar',
          'ascensor',
          'scarich',
          'massett',
          'compre',
        ],
      },
      {
        say: 'e i calcinassi chi li porta via? qua no se passa col camion, solo la cariola',
        about: [
          'smalt',
          'discaric',
          'compres',
          'inclus',
          'trasport',
          'macerie',
          'detrit',
          'rifiut',
          'access',
          'barca',
          'mezz',
        ],
      },
    ],
  },
  {
    // Another job: bath out, shower in, with panels.
    id: 'wc5',
    service: 'ristrutturazione_bagno',
    at: 'Nuoro',
    turns: [
      {
        say: 'Buonasera scrivo per mamma che ha 83 anni e vive a Nuoro al piano terra. non riesce più a scavalcare la vasca, gliela vorrei togliere e fare una doccia al suo posto col piatto basso e il vetro. Le piastrelle non le voglio rifare tanto quelle uguali non si trovano, mi hanno parlato di pannelli da mettere sul muro dove stava la vasca. Il resto del bagno rimane com’è, i maniglioni già li ha',
      },
    ],
    answers: {
      'pannell|piastrell|rivestim|paret': 'pannelli, le piastrelle intorno restano',
      'grand|metri|mq|misur|dimension|lung|m²|cm': 'la vasca è la classica da 170 per 70',
      'box|vetro|chiusur|piatto|filo|walk': 'piatto basso normale e box scorrevole, niente di lusso',
      'tubi|scarich|rubinett|miscelat': 'i tubi sono a posto, il miscelatore nuovo sì',
      'piano|ascensor|acces': 'piano terra',
      'livell|fascia|qualit': 'economica ma fatta bene',
      'maniglion|sedil|disabil': 'no no quelli li ha già',
      'quando|entro|tempi|iniz': 'prima è meglio è, diciamo entro un mese',
      'citt|comun|paes|zona|dove': 'Nuoro',
    },
    facts: [fact('nuoro'), fact('vasca'), fact('doccia'), fact('pannell')],
    jobs: [scopes.bathToShower],
    // with panels 1.800–2.800, middle 2.300; k 0,88, labour 45 % → × 0,946 = 2.176; VAT about 15 % → 2.500
    // (whole row 1.800–4.500: 3.430); − 30 % / + 45 %
    band: [1750, 3650],
    after: [
      {
        say: 'mamma può venire a dormire da me solo sabato e domenica, fate in tempo?',
        about: [
          'giorn',
          '4',
          'quattro',
          'uno',
          'pannell',
          'rapid',
          'veloc',
          'silicon',
          'asciug',
          'artigian',
          'professionist',
          'accord',
        ],
      },
      {
        say: 'il piatto poi scivola? ho paura che mi cade lo stesso',
        about: [
          'antiscivol',
          'superfic',
          'ruvid',
          'resina',
          'textur',
          'sedil',
          'maniglion',
          'appogg',
          'sicur',
          'grip',
          'material',
        ],
      },
    ],
  },
  {
    // An emergency, then the repair of a leak.
    id: 'wc6',
    service: 'ristrutturazione_bagno',
    at: 'Genova, Sampierdarena',
    turns: [
      {
        say: 'AIUTO viene giù acqua dal soffitto del bagno proprio dalla lampada accesa, ha fatto pure un botto con le scintille!!!',
        safety: {
          steps: [
            ['corrente', 'elettric', 'generale', 'contatore', 'salvavita', 'quadro', 'stacc'],
            ['acqua', 'rubinett', 'chiud', 'valvol', 'tocc', 'allontan'],
          ],
          call: false,
        },
      },
      {
        say: 'ok fatto: corrente staccata dal contatore e acqua chiusa su, adesso non scende più niente e stiamo tutti bene. Il bagno di sopra è sempre nostro, siamo a Genova Sampierdarena in una casa su due piani. Mi serve uno che trovi dove perde il tubo e lo ripari',
      },
    ],
    answers: {
      'piano|ascensor|acces': 'casa su due piani nostra, il bagno che perde è al primo',
      'da quando|quanto tempo|prima volta': 'da stamattina, prima mai visto niente',
      'punto|tubo|sapete|capit|origin|visib': 'non si vede, secondo me è il tubo dietro la doccia ma boh',
      'piastrell|ripristin|mattonell': 'no quelle poi vedo io, mi basta che non perda più',
      'chius|corrente|sicur|pericol': 'sì sì tutto chiuso e staccato, tranquillo',
      'quando|urgen|entro|tempi': 'domani mattina andrebbe bene, di notte no',
      'citt|comun|zona|dove|quartier': 'Genova Sampierdarena',
    },
    facts: [fact('genova', 'sampierdarena'), fact('perd'), fact('tub', 'soffitto', 'bagno')],
    jobs: [scopes.waterLeak],
    // 200–800, middle 500; k 1,12, labour 80 % → × 1,096 = 548; VAT 10 % → 603; ± 35 %
    band: [390, 820],
    after: [
      {
        say: 'bisogna per forza spaccare mezzo bagno per trovarla?',
        about: [
          'termocamer',
          'gas',
          'senza romper',
          'senza demol',
          'strument',
          'ricerc',
          'punto',
          'non sempre',
          'local',
          'individu',
          'limitat',
          'minim',
          'piastrell',
        ],
      },
      {
        say: 'e il soffitto macchiato sotto è nel prezzo?',
        about: [
          'esclus',
          'non compres',
          'non è compres',
          'a parte',
          'inclus',
          'tintegg',
          'imbianc',
          'pittur',
          'ripristin',
          'separat',
          'compres',
        ],
      },
    ],
  },
]
