import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSolar: readonly CorpusConversation[] = [
  {
    id: 'yc-solar-4-perito',
    service: 'impianto_fotovoltaico',
    at: 'Spilimbergo',
    turns: [
      {
        say: 'Buongiorno, bifamiliare a Spilimbergo (noi sotto, i suoceri sopra), contatore trifase. Vorremmo un fotovoltaico unico da 6 kw sul tetto a due falde est/ovest, tegole in cemento, rifatto nel 2019. Niente accumulo. In due famiglie facciamo 9500 kwh perché i suoceri si scaldano con la pompa di calore. Attorno alla casa si gira con la piattaforma. Un prezzo indicativo?',
      },
      { say: 'scusate ho riletto il foglio del perito, avevo preso la riga sbagliata: sono 10 kw non sei' },
    ],
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona': 'Spilimbergo (PN)',
      'batteri|accumul|storage': 'niente accumulo, solo i 10 kw',
      'kw|potenz|consum|bollett|person|famigli|taglia|grand|dimension|quanti|metri|mq':
        '10 kw, confermato dal perito',
      'ombr|alber|camin': 'nessuna ombra',
      'espos|orient|sud|sole|falda|falde|inclin': 'due falde, est e ovest',
      'pian|altezz|acced|access|pontegg|piattaf': 'due piani, la piattaforma passa',
      'tetto|tegol|copert|manto|stato': 'tegole in cemento del 2019',
      'contator|monofas|trifas|fase': 'trifase',
      'marc|fascia|qualit|budget': 'qualità media',
      'quando|temp|entro|inizi|urgen': 'entro l’anno prossimo',
      dove: 'Spilimbergo (PN)',
    },
    facts: [fact('spilimbergo'), fact('10 kw', '10kw', ['10', 'kw']), fact('trifas')],
    wrong: ['6 kw', '6kw'],
    jobs: [scopes.solar],
    // p.10kw 12.000–18.500 (three-phase inverter in it), Friuli k 1,03: middle 15.250 × 1,005 = 15.330 + 10 % = 16.870
    band: [11000, 22800],
    after: [
      {
        say: 'come mai così tanto? mio cognato a Udine dice che ha speso 11 mila',
        about: [
          'dipend',
          'inverter',
          'modul',
          'pannell',
          'struttur',
          'pratic',
          'potenz',
          'manodoper',
          'compres',
          'inclus',
          'qualit',
          'marc',
          'differen',
          'confront',
          'iva',
          'tetto',
          'access',
          'taglia',
        ],
      },
      {
        say: 'con est e ovest quanto ci perdo rispetto al sud pieno?',
        about: [
          'meno',
          'percent',
          'cento',
          '15',
          'mattin',
          'pomerigg',
          'sera',
          'rend',
          'resa',
          'produ',
          'distribu',
          'giornat',
          'inclinaz',
          'kwh',
          'autoconsum',
        ],
      },
    ],
  },
  {
    id: 'yc-solar-5-piccioni',
    service: 'impianto_fotovoltaico',
    at: 'Locorotondo',
    turns: [
      {
        say: 'ciao allora impianto del 2011 da 5,9 kw sulla masseria di papà a Locorotondo. l’inverter è morto, è venuto il tecnico e nn si ripara, va messo nuovo. poi i pannelli sn 24 pieni di cacca di piccioni e terra rossa, vanno lavati. tetto piano, si sale dalla scala di fuori. quanto spendo x tutt e due',
      },
    ],
    once: true,
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona': 'Locorotondo in campagna',
      'ibrid|batteri|accumul|tipo|marc|modell': 'inverter normale, niente batteria, era un power one',
      'quanti|numer|modul|pannell|puli|lav|sporc': '24 pannelli, da lavare tutti',
      'kw|potenz|taglia': '5,9 kw',
      'tetto|pian|altezz|acced|access|scala': 'tetto piano, un piano, scala in muratura',
      'diagnos|guast|error|inverter': 'l’inverter va sostituito, già visto dal tecnico',
      'quando|temp|entro|inizi|urgen': 'prima possibile che sto perdendo soldi',
      dove: 'Locorotondo',
    },
    facts: [fact('locorotondo'), fact('inverter'), fact(['24', 'pannell'], ['24', 'modul'])],
    jobs: [scopes.inverter, scopes.panelWash],
    // p.inverter 1.000–2.200 middle 1.600 × (1 − 0,25 × 0,12) = 1.550; 24 panels × 6–10 = 192 (or 120–280) × 0,90 = 175;
    // 1.725 + 10 % = 1.900
    band: [1230, 2570],
    after: [
      {
        say: 'per il gse devo fa le carte io o ci pensano loro?',
        about: [
          'comunic',
          'distribut',
          'pratic',
          'install',
          'tecnic',
          'potenza',
          'conto energia',
          'document',
          'portale',
          'aggiorn',
          'incaric',
          'notific',
          'dichiaraz',
          'ditta',
          'impresa',
        ],
      },
      {
        say: 'come si fa a nn farli piu fare il nido là sotto?',
        about: [
          'rete',
          'reti',
          'dissuas',
          'piccion',
          'uccell',
          'volatil',
          'spunton',
          'griglia',
          'perimetr',
          'barrier',
          'chius',
        ],
      },
    ],
  },
  {
    id: 'yc-solar-6-doccia',
    service: 'impianto_fotovoltaico',
    at: 'Maratea',
    turns: [
      {
        say: 'salve vorrei il solare termico, quelli col serbatoio sopra che col sole fanno l’acqua calda, NON quelli per la luce. casa al mare a Maratea, ci veniamo in 4 d’estate. quanto costa montato?',
      },
    ],
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona': 'Maratea, frazione Acquafredda',
      'fotovolt|corrente|elettric|batteri|kw|potenz':
        'no no niente corrente, solo acqua calda per docce e cucina',
      'quant|person|litri|grand|bagn': 'siamo 4, un bagno, un serbatoio da 200 litri credo',
      'tetto|pian|copert|acced|access|espos': 'tetto piano, un piano, pieno sole',
      'quando|temp|entro|inizi|urgen': 'per giugno',
      dove: 'Maratea',
    },
    facts: [
      fact('maratea'),
      fact('acqua calda', 'termic'),
      fact(['4', 'person'], 'in 4', 'quattro', 'estat', 'mare'),
    ],
    jobs: [],
    // Solar thermal stands in section 9: handed over without a price
    after: [
      {
        say: 'e allora a chi devo chiedere?',
        about: [
          'idraulic',
          'termotecnic',
          'sopralluog',
          'install',
          'artigian',
          'tecnic',
          'preventiv',
          'profession',
          'impres',
          'termoidraul',
          'ditta',
          'contatt',
        ],
      },
    ],
  },
]
