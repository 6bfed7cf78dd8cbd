import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-v01-flat-jesi',
    service: 'tinteggiatura',
    at: 'Jesi',
    turns: [
      {
        say: 'salve dovrei ridare il bianco a casa, 80 mq calpestabili, muri e soffitti tutto, pittura normale traspirante. i muri stanno messi bene giusto qualche buco dei quadri. i mobili ci sono. sto a jesi secondo piano',
      },
    ],
    answers: { 'quando|urgen': 'a primavera', 'piano|ascensore': 'secondo piano', alt: 'due e settanta' },
    facts: [fact('80'), fact('jesi'), fact('traspir'), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_400, 3_300],
    once: true,
    after: [
      {
        say: 'quanti giorni devo stare fuori?',
        about: [
          'giornat',
          'settiman',
          '3',
          '4',
          '5',
          'tre',
          'quattro',
          'cinque',
          'lavorativ',
          'stanza per',
          'una stanza',
        ],
      },
      {
        say: 'e i mobili li coprite voi o ci devo pensare io',
        about: ['protez', 'proteg', 'tel', 'nylon', 'copert', 'compres', 'inclus'],
      },
    ],
  },
  {
    id: 't-v02-rooms-lecce',
    service: 'tinteggiatura',
    at: 'Lecce',
    turns: [
      {
        say: 'ciao vorrei pittare casa, solo le pareti xche i soffitti li ho fatti 2 anni fa. la sala è un 5x4 poi due camere 4x4 e la cucina 3x3',
      },
    ],
    answers: {
      'comune|citt|dove|zona': 'lecce',
      'lavabil|pittura|tipo|traspir': 'lavabile che ho i bimbi',
      'stato|condizion|crep|muff|rovinat': 'stanno bene',
      'mobil|arred|vuot': 'è arredata',
      'color|tint': 'tutto bianco',
      alt: '2,70',
      'quando|urgen': 'con calma',
      'piano|ascensore': 'piano terra',
    },
    facts: [fact('lecce'), fact('pareti', 'muri'), fact('lavabil')],
    jobs: [scopes.painting],
    band: [950, 2_450],
    after: [
      {
        say: 'ma la lavabile puzza? ci dormiamo la sera stessa',
        about: ['odor', 'arieggi', 'ventil', 'asciug', 'acqua', 'voc', 'ore', 'finestr'],
      },
    ],
  },
  {
    id: 't-v03-nursery-vercelli',
    service: 'tinteggiatura',
    at: 'Vercelli',
    turns: [
      {
        say: 'tra due mesi nasce la bimba e dobbiamo fare la cameretta, una stanza sola tre metri per quattro, verde salvia sulle pareti e soffitto bianco, muri a posto e stanza vuota. Vercelli centro',
      },
    ],
    answers: {
      'piano|ascensore': 'primo',
      'quando|urgen': 'entro un mese',
      alt: 'normale 2,70',
      'pittura|lavabil': 'lavabile',
    },
    facts: [
      fact('3x4', '3 x 4', '3 × 4', '12', 'tre metri per quattro'),
      fact('vercelli'),
      fact('salvia', 'verde'),
    ],
    jobs: [scopes.room],
    band: [290, 780],
    once: true,
    after: [
      {
        say: 'è sicura per la neonata?',
        about: ['acqua', 'voc', 'emission', 'ecolog', 'odor', 'arieggi', 'atossic', 'certific', 'traspir'],
      },
    ],
  },
  {
    id: 't-v04-mould-rovigo',
    service: 'tinteggiatura',
    at: 'Rovigo',
    turns: [
      { say: 'go la muffa nera in camera.. due cantoni vicino alla finestra. ogni inverno torna mannaggia' },
    ],
    answers: {
      'comune|citt|dove': 'rovigo',
      'metr|mq|m²|quant|grand|estes|superfic': 'saranno 3 metri quadri in tutto',
      'perdit|tub|infiltr|caus': 'no nessuna perdita è condensa',
      'quando|urgen': 'appena potete',
      'piano|ascensore': 'ultimo piano',
      'ridiping|rest|tint': 'no solo quei due angoli',
    },
    facts: [fact('muffa'), fact('rovigo'), fact('3')],
    jobs: [scopes.mould],
    band: [150, 450],
    after: [
      {
        say: 'e se dopo ritorna?',
        about: [
          'condens',
          'ventil',
          'arieggi',
          'ponte term',
          'ponti term',
          'isol',
          'caus',
          'umid',
          'garan',
          'cappott',
        ],
      },
    ],
  },
  {
    id: 't-v05-sorry-latina',
    service: 'tinteggiatura',
    at: 'Latina',
    turns: [
      {
        say: 'Buonasera, appartamento vuoto a Latina da imbiancare prima che entri l’inquilino, pareti e soffitti, il più economico, 95 mq. muri buoni',
      },
      { say: 'scusi ho guardato la piantina: 95 sono i commerciali, quelli veri dentro sono 59' },
    ],
    answers: {
      'quando|urgen': 'fine mese',
      'piano|ascensore': 'terzo con ascensore',
      'color|tint': 'bianco',
      alt: '2,70',
      'mobil|arred': 'vuoto',
    },
    facts: [fact('59'), fact('latina')],
    wrong: ['95 m'],
    jobs: [scopes.painting],
    band: [900, 2_200],
  },
  {
    id: 't-v06-radiators-pinerolo',
    service: 'tinteggiatura',
    at: 'Pinerolo',
    turns: [
      {
        say: 'buongiorno avrei 8 termosifoni vecchi di ghisa da riverniciare bianchi, hanno 10 elementi ciascuno, un po di ruggine sotto. Pinerolo. li lasciamo attaccati al muro',
      },
    ],
    answers: { 'quando|urgen': 'ora che sono spenti', 'piano|ascensore': 'secondo', comune: 'pinerolo' },
    facts: [fact(['8', 'termosif'], ['8', 'radiator'], ['otto', 'termosif'], '80'), fact('pinerolo')],
    jobs: [scopes.ironwork],
    band: [800, 2_000],
    once: true,
    after: [
      {
        say: 'devono essere freddi?',
        about: ['spent', 'riscaldament', 'accend', 'asciug', 'impianto', 'temperatur'],
      },
    ],
  },
  {
    id: 't-v07-wallpaper-gubbio',
    service: 'tinteggiatura',
    at: 'Gubbio',
    turns: [
      {
        say: 'la casa di nonna ha la carta da parati a fiori in salotto, mi serve solo qualcuno che la leva e porta via tutto, poi a pitturare ci pensa mi cognato. son 40 metri quadri di parete, un foglio solo. Gubbio',
      },
    ],
    answers: {
      'piano|ascensore': 'primo piano',
      'quando|urgen': 'a gennaio',
      'vinil|tipo|carta': 'carta normale',
    },
    facts: [fact('40'), fact('gubbio'), fact('carta')],
    jobs: [scopes.wallpaperOff],
    band: [150, 430],
    once: true,
    after: [
      {
        say: 'se viene via pure l’intonaco?',
        about: ['rasat', 'ripar', 'stucc', 'rappezz', 'a parte', 'prezzo', 'crep', 'rasar'],
      },
    ],
  },
  {
    id: 't-v08-doors-catanzaro',
    service: 'tinteggiatura',
    at: 'Catanzaro',
    turns: [{ say: 'sei porte interne in legno marroni le vorrei bianche, si puo fare senza cambiarle??' }],
    answers: {
      'comune|citt|dove': 'catanzaro lido',
      'lati|lato|facc': 'tutti e due i lati',
      'stato|condizion|rovinat|vernic|svernic': 'solo un po graffiate',
      'quando|urgen': 'nessuna fretta',
      'misur|grand': 'normali 80x210',
      'piano|ascensore': 'quarto con ascensore',
    },
    facts: [fact(['6', 'port'], ['sei', 'port']), fact('catanzaro'), fact('bianc')],
    jobs: [scopes.woodwork],
    band: [580, 1_400],
    after: [
      {
        say: 'in quanto tempo le avrei finite',
        about: ['giorn', 'settiman', 'asciug', 'mezza', 'lavorativ'],
      },
    ],
  },
  {
    id: 't-v09-clearing',
    service: 'tinteggiatura',
    at: 'Prato',
    turns: [
      {
        say: 'mi serve uno che mi sgombera la casa della zia a Prato, mobili vecchi e roba da buttare, niente pittura. quanto prende?',
      },
    ],
    answers: { 'comune|citt|dove': 'prato', 'piano|ascensore': 'terzo senza' },
    jobs: [],
    once: true,
  },
  {
    id: 't-v10-room-and-paper',
    service: 'tinteggiatura',
    at: 'Treviso',
    turns: [
      {
        say: 'due cose: pitturare la camera matrimoniale (4x4, bianca, pareti e soffitto) e mettere la carta da parati nuova sulla parete dell’ingresso, circa 12 mq. carta di fascia media la fornite voi. Treviso',
      },
    ],
    answers: {
      'piano|ascensore': 'primo',
      'quando|urgen': 'a maggio',
      'stato|condizion': 'muri lisci e buoni',
      'pittura|lavabil': 'normale',
    },
    facts: [fact('treviso'), fact('12'), fact('4x4', '4 x 4', '4 × 4', '16')],
    jobs: [scopes.room, scopes.wallpaperOn],
    band: [500, 1_350],
    once: true,
  },
  {
    id: 't-v11-ceilings-chieti',
    service: 'tinteggiatura',
    at: 'Chieti',
    turns: [
      { say: 'solo i soffitti da rifare bianchi, so diventati gialli che mio marito fumava in casa' },
      { say: 'ah in totale sono 22 metri quadrati, salotto e cucina' },
    ],
    answers: {
      'comune|citt|dove': 'chieti scalo',
      alt: 'normali',
      'perdit|infiltr|stato|macch': 'no è solo il fumo',
      'quando|urgen': 'quando potete',
      'piano|ascensore': 'secondo',
      'mobil|arred': 'si ci sono i mobili',
    },
    facts: [fact('22'), fact('chieti'), fact('soffitt'), fact('fum', 'giall', 'nicotin')],
    jobs: [scopes.ceilings],
    band: [180, 490],
    after: [
      {
        say: 'il giallo non è che rispunta?',
        about: ['isol', 'fissat', 'nicotin', 'antimacchia', 'fondo', 'primer', 'copr'],
      },
    ],
  },
  {
    id: 't-v12-postcode-milan',
    service: 'tinteggiatura',
    at: 'Milano',
    turns: [{ say: 'pittura lavabile tutta casa, centodieci metri, muri + soffitti' }],
    answers: {
      'comune|citt|dove|zona|cap': '20131',
      'stato|condizion|crep|muff|rovinat': 'discreti',
      'mobil|arred|vuot': 'vuota',
      'color|tint': 'bianco',
      alt: '2,80',
      'quando|urgen': 'a febbraio',
      'piano|ascensore': 'quinto con ascensore',
      'calpest|commerc|metr': '110 calpestabili',
    },
    facts: [fact('110', 'centodieci'), fact('20131', 'milano'), fact('lavabil')],
    jobs: [scopes.painting],
    band: [2_900, 6_600],
    after: [
      { say: 'se scelgo la traspirante risparmio?', about: ['meno', 'economic', 'cost', 'euro', '€', 'sì'] },
    ],
  },
]
