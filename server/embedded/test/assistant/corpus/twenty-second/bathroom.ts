import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  // Standard, step by step: third floor without a lift in Catania.
  {
    id: 'xa5',
    service: 'ristrutturazione_bagno',
    at: 'Catania, quartiere Picanello',
    turns: [{ say: 'salve vulissi fari u bagnu novu, chistu è di quannu si maritanu i me genitori 🙈' }],
    answers: {
      'dove|citt|comune|indirizz|quartier': 'Catania, Picanello',
      'quant|metri|mq|m²|superfic|grand|dimension|misur':
        'due metri per due e mezzo, 5 metri quadri giusti giusti',
      'tubi|impiant|scaric|demol|complet|da zero|rifare':
        'tutto da zero, si rompe tutto, pure i tubi che sono di ferro',
      'vasca|doccia|box': 'doccia, col vetro. vasca non ce n’è',
      'sospes|sanitar|terra': 'sanitari a terra normali',
      'fascia|livello|qualit|finitur|material|piastrell': 'roba di media qualità, bella ma senza esagerare',
      'piano|ascensor|access': 'terzo piano senza ascensore purtroppo',
      'pareti|muri|spost|disposiz': 'no resta tutto al posto suo',
      'finestr|aeraz': 'la finestra c’è e non si tocca',
      'altro bagno|secondo|abit': 'è l’unico bagno che abbiamo',
      'quando|tempi|inizi|periodo': 'a primavera',
    },
    facts: [fact('catania', 'picanello'), fact('5 m', 'cinque m', '5mq'), fact('docci')],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 5 × 450–800 = 5.750–10.000; no lift +200–400 = 5.950–10.400; Sicily 1 − 0,55 × 0,2 = 0,89
    // = 5.296–9.256; VAT about 10,5 % = 5.852–10.228; middle 8.040
    band: [5250, 10850],
    after: [
      {
        say: 'ma quanti jorna restu senza cesso? semu in quattru',
        about: ['10', '15', 'giorn', 'settiman', 'lavorativ', 'provvisor', 'durat', 'dieci', 'quindici'],
      },
      {
        say: 'il mobiletto con lo specchio c’è dentro?',
        about: ['non compres', 'esclus', 'compres', 'inclus', 'a parte', 'arred', 'mobili', 'fuori'],
      },
      {
        say: 'mio budget 7 mila tutto compreso, ci arrivo?',
        about: [
          'rientr',
          'rang',
          'fasci',
          'forbic',
          'bass',
          'minim',
          'dentro',
          'risparm',
          'stretto',
          'possibil',
          'sufficient',
          'bast',
          'econom',
          'base',
          'parte',
        ],
      },
    ],
  },
  // Standard, all at once: a small one in Trento with wall-hung fixtures.
  {
    id: 'xa6',
    service: 'ristrutturazione_bagno',
    at: 'Trento, Gardolo',
    turns: [
      {
        say: 'Buongiorno, abito a Trento (Gardolo) in un condominio del 1978, quinto piano con ascensore. Desidero rifare completamente il bagno: misura 1,75 x 2,00 m, quindi 3,5 mq. Demolizione, tubazioni nuove, piastrelle di fascia media, doccia con box al posto di quella attuale, wc e bidet sospesi, lavabo. Nessun muro da spostare. Vorrei iniziare a fine gennaio. Cordialità, ing. Tomasi',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Trento, Gardolo',
      'quant|metri|mq|m²|superfic|grand|dimension|misur': '3,5 mq',
      'sospes|sanitar': 'wc e bidet sospesi',
      'tubi|impiant|scaric|demol|complet': 'completo, tubazioni comprese',
      'vasca|doccia|box': 'doccia con box, nessuna vasca',
      'altezz|rivest': 'rivestimento fino a 1,20, nella doccia fino al soffitto',
      'fascia|livello|qualit|finitur|material|piastrell': 'fascia media',
      'piano|ascensor|access': 'quinto piano con ascensore',
      'pareti|muri|spost': 'nessuno spostamento',
      'quando|tempi|inizi|periodo': 'fine gennaio',
    },
    once: true,
    facts: [fact('trento', 'gardolo'), fact('3,5', '3.5'), fact('sospes'), fact('docci')],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 3,5 × 450–800 = 5.075–8.800; wall-hung +700–1.200 = 5.775–10.000; Trento 1 + 0,55 × 0,12 = 1,066
    // = 6.156–10.660; VAT about 10,5 % = 6.802–11.779; middle 9.290
    band: [6050, 12550],
    after: [
      {
        say: 'Occorre una pratica in Comune o posso procedere liberamente?',
        about: [
          'cila',
          'permess',
          'autorizz',
          'edilizia',
          'nessun',
          'tecnico',
          'non serve',
          'non occorre',
          'comunicaz',
          'scia',
        ],
      },
      {
        say: 'I sanitari li avrei già visti in uno showroom a Rovereto: se li acquisto io conviene?',
        about: [
          'iva',
          '22',
          'fornit',
          'montagg',
          'posa',
          'manodoper',
          'garanz',
          'prezzo',
          'sconto',
          'scal',
          'accord',
        ],
      },
    ],
  },
  // Standard, step by step after a long story: 7 m² in Ascoli, the bath goes, a shower comes.
  {
    id: 'xa7',
    service: 'ristrutturazione_bagno',
    at: 'Ascoli Piceno, Porta Maggiore',
    turns: [
      {
        say: 'allora ti racconto, la casa era di zia Peppina che è mancata a giugno pace all’anima sua, e noi ci andiamo ad abitare in primavera. il bagno è rimasto agli anni 70, mattonelle marroni coi fiori, la vasca scheggiata, il bidet che balla.. mio marito dice dai una sistemata ma secondo me è da buttare giù tutto e rifare daccapo, tubi compresi. che mi dici?',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz|quartier': 'Ascoli Piceno zona Porta Maggiore',
      'quant|metri|mq|m²|superfic|grand|dimension|misur': 'è bello grande, sette metri quadri circa',
      'vasca|doccia|box': 'via la vasca, ci voglio una doccia con il vetro',
      'tubi|impiant|scaric|demol|complet|da zero': 'sì sì da zero, anche i tubi',
      'sospes|sanitar': 'quelli a terra vanno bene, 4 pezzi',
      'fascia|livello|qualit|finitur|material|piastrell': 'media, gres color sabbia',
      'altezz|rivest': 'mattonelle a mezza altezza, alte solo nella doccia',
      'piano|ascensor|access': 'primo piano, scale larghe, ascensore c’è',
      'pareti|muri|spost': 'i muri restano dove stanno',
      'quando|tempi|inizi|periodo': 'a febbraio sarebbe perfetto',
    },
    facts: [fact('ascoli'), fact('7 m', 'sette m', '7mq'), fact('docci')],
    jobs: [scopes.bathroom],
    // 3.500–6.000 + 7 × 450–800 = 6.650–11.600; centre k 1; VAT about 10,5 % = 7.348–12.818; middle 10.080
    band: [6550, 13650],
    after: [
      {
        say: 'mio marito vuole sapere se si può tenere il pavimento vecchio e coprirlo',
        about: [
          'sovrappos',
          'sopra',
          'gres',
          'resina',
          'tubi',
          'demol',
          'massett',
          'scaric',
          'risparm',
          'piastrell',
          'restyling',
          'quota',
          'sottile',
        ],
      },
      {
        say: 'e adesso che faccio? mi chiama qualcuno o devo chiamare io',
        about: [
          'contatt',
          'richiest',
          'artigian',
          'impres',
          'sopralluog',
          'preventiv',
          'invi',
          'foto',
          'ricontatt',
          'profession',
          'numero',
          'telefon',
        ],
      },
    ],
  },
  // Emergency, then a leak to find and repair.
  {
    id: 'xa8',
    service: 'ristrutturazione_bagno',
    at: 'Genova, Sampierdarena',
    turns: [
      {
        say: 'AIUTO scende acqua dal soffitto proprio sul lampadario acceso, viene dal mio bagno di sopra, belin gocciola sempre di più!!',
        safety: {
          steps: [
            ['acqua', 'contator', 'rubinett', 'saracin', 'valvol', 'chiud'],
            ['corrent', 'elettric', 'quadro', 'interrutt', 'salvavita', 'stacc', 'luce'],
          ],
          call: false,
        },
      },
      {
        say: 'ok ho chiuso il rubinetto generale e tirato giù la levetta della luce, non scende più niente. adesso però bisogna trovare il tubo rotto e aggiustarlo, siamo a Genova Sampierdarena, terzo piano, la casa è su due livelli ed è mia',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz|quartier': 'Genova, Sampierdarena',
      'ancora|chius|sicur|pericol|corrent': 'tutto chiuso, acqua e luce, non scende più',
      'quale|tubo|origin|punto|provien|sai': 'non lo so di preciso, credo sotto la doccia, nel pavimento',
      'quant|metri|mq|m²|grand|macchia': 'il bagno è piccolo, la macchia sotto sarà un metro',
      'riprist|piastrell|rifare|imbianc': 'per ora solo trovare e riparare, il resto si vede dopo',
      'material|tubi|anni|vecch': 'tubi di ferro zincato, anni 60',
      'piano|ascensor|access': 'terzo piano con ascensore',
      'quando|tempi|inizi|urgen': 'domani mattina va bene, senza acqua resisto una notte',
    },
    facts: [fact('genova', 'sampierdarena'), fact('perdit', 'tubo', 'tubi')],
    jobs: [scopes.waterLeak],
    // 200–800 × (1 + 0,8 × 0,12 = 1,096) = 219–877; VAT 10 % = 241–965; middle 603 (urgency may add up to a third)
    band: [390, 860],
    after: [
      {
        say: 'le mattonelle che spaccano poi le rimettono loro?',
        about: [
          'non compres',
          'esclus',
          'compres',
          'inclus',
          'riprist',
          'piastrell',
          'a parte',
          'rivest',
          'grezz',
          'posa',
        ],
      },
      {
        say: 'l’assicurazione di casa paga secondo te?',
        about: [
          'polizz',
          'compagni',
          'perit',
          'danni',
          'copert',
          'contratt',
          'ricerca',
          'foto',
          'fattur',
          'denunc',
          'sinistr',
          'verific',
        ],
      },
    ],
  },
]
