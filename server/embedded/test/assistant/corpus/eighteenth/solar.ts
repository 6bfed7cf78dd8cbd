import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'tb13-six-kw-acquaviva',
    service: 'impianto_fotovoltaico',
    at: 'Acquaviva delle Fonti',
    turns: [
      {
        say: 'salve vorrei mettere il fotovoltaico sul tetto di casa, siamo in 4 e la bolletta arriva a 220 euro ogni due mesi. pensavo a un 6 kw senza batteria. sto ad acquaviva delle fonti',
      },
    ],
    answers: {
      'foto|immagin': 'no',
      'batter|accumul': 'no per ora senza',
      'potenz|kw|kilowatt|chilowatt|taglia': '6 kw',
      'consum|bollett|kwh': 'circa 4500 kwh l’anno',
      'contator|monofas|trifas': 'contatore da 4,5 monofase',
      'orient|esposi|ombr|sud': 'è tutto al sole, a sud, nessun albero',
      'tetto|falda|tegol|lastric|copert|superfic|metri|spazio': 'lastrico piano, ho 90 metri liberi',
      'piano|access|scala|alt|raggiung|pontegg': 'due piani, scala interna fino sopra',
      'dove|comun|citt|zona|paese|indirizz': 'acquaviva delle fonti bari',
      'quando|temp|urgen|entro|iniz': 'entro tre mesi',
      'vincol|condomin|centro|proprie': 'casa mia niente condominio',
    },
    facts: [
      fact('acquaviva'),
      fact('6'),
      fact('pian', 'lastric'),
      fact('senza', ['no', 'batter'], ['batter', 'no']),
    ],
    jobs: [scopes.solar],
    // 7.300–10.900, flat roof up to +8 %; Puglia k 0,88 (m 0,2) × 0,976; VAT 10 %: 7.840–11.700, middle 9.770
    band: [6700, 13000],
    after: [
      {
        say: 'e se ci metto pure l’accumulo da 10 a quanto andiamo in tutto?',
        facts: [fact('10')],
        // 6 kW with 10 kWh: 12.600–19.100; VAT 10 %: 13.900–21.000, × 0,98, middle 17.100
        band: [11500, 22500],
      },
      {
        say: 'le carte con enel chi le fa',
        about: [
          'pratic',
          'conness',
          'compres',
          'inclus',
          'distribut',
          'installator',
          'noi',
          'gse',
          'allacc',
          'burocr',
          'ditta',
          'impresa',
          'tecnic',
        ],
      },
    ],
  },
  {
    id: 'tb14-dirty-panels-fabriano',
    service: 'impianto_fotovoltaico',
    at: 'Fabriano',
    turns: [
      {
        say: 'Buongiorno, ho 18 pannelli sul tetto dal 2016 a Fabriano e non li ho mai fatti pulire. Sono pieni di guano e di polvere della cava. Quanto costa farli lavare?',
      },
    ],
    answers: {
      'foto|immagin': 'da sotto non si vede niente',
      'quant|numer|modul|pannell|potenz|kw': '18 pannelli, 4,5 kw',
      'tetto|falda|penden|tegol|inclin': 'tegole, poco inclinato',
      'piccion|ret|nid': 'qualche piccione c’è ma la rete non la voglio',
      'produ|calo|monitor|inverter': 'produce un po’ meno di prima',
      'piano|access|scala|alt|raggiung|piattaf':
        'casa a due piani, dal terrazzo del primo si sale con una scala',
      'dove|comun|citt|zona|paese|indirizz': 'fabriano',
      'quando|temp|urgen|entro|iniz|ultim': 'quando volete, prima dell’estate',
      'acqua|rubin': 'rubinetto in giardino si',
    },
    facts: [fact('fabriano'), fact('18'), fact('guano', 'polver', 'sporc')],
    jobs: [scopes.panelWash],
    // 120–280, up to 20 modules; k 1; VAT 10–22 %: 132–342, middle 220–245
    band: [145, 330],
    after: [
      {
        say: 'ma non basta la pioggia?',
        about: ['guano', 'polver', 'incrost', 'spor', 'rendiment', 'produ', 'puli', 'lava', 'deposit'],
      },
      {
        say: 'ogni quanto andrebbe rifatto poi',
        about: ['ann', 'mesi', 'volta', 'due', 'dipend'],
      },
    ],
  },
  {
    id: 'tb15-later-battery-peschiera',
    service: 'impianto_fotovoltaico',
    at: 'Peschiera Borromeo',
    turns: [
      {
        say: 'ciao! impianto da 6 kw fatto nel 2021 con lo sconto in fattura, inverter huawei. di giorno regalo tutto alla rete e la sera compro. vorrei aggiungere una batteria da 10 kwh, casa a peschiera borromeo',
      },
    ],
    answers: {
      'foto|immagin': 'ora no',
      'inverter|marca|model|ibrid': 'huawei ibrido predisposto',
      'capac|kwh|taglia|accumul|batter': '10 kwh',
      'incentiv|conto energia|gse|scambio':
        'scambio sul posto finito ora ritiro dedicato, niente conto energia',
      'potenz|kw|impianto|pannell': '6 kw 15 pannelli del 2021',
      'consum|bollett': '5000 kwh anno',
      'blackout|backup|emergenz': 'no il backup non serve',
      'spazio|garage|posiz|metter|installar|locale': 'in garage vicino all’inverter',
      'piano|access|raggiung': 'garage a piano terra',
      'dove|comun|citt|zona|paese|indirizz': 'peschiera borromeo milano',
      'quando|temp|urgen|entro|iniz': 'entro fine anno',
    },
    facts: [fact('peschiera'), fact('10'), fact('huawei', '2021', '6'), fact('garage', 'fine anno', 'anno')],
    jobs: [scopes.battery],
    // 10 × 620–980 = 6.200–9.800; k 1,03 (m 0,15) × 1,0045; VAT 10 %: 6.850–10.830, middle 8.840
    band: [5800, 11600],
    after: [
      {
        say: 'ma in quanti anni mi ripago la spesa secondo te?',
        about: [
          'rispar',
          'consum',
          'dipend',
          'autocons',
          '7',
          '8',
          '9',
          '10',
          'rientr',
          'bollett',
          'kwh',
          'prezz',
        ],
      },
      {
        say: 'se va via la corrente in paese la luce in casa mi resta?',
        about: [
          'backup',
          'back-up',
          'emergenz',
          'blackout',
          'quadr',
          'isola',
          'funzion',
          'alimenta',
          'serve',
          'a parte',
          'compres',
          'eps',
        ],
      },
      {
        say: 'si puo detrarre?',
        about: ['50', '36', 'bonus', 'percent', 'irpef', 'fiscal', 'commercialist', 'caf', 'ristruttur'],
      },
    ],
  },
  {
    id: 'tb16-panels-and-car-dronero',
    service: 'impianto_fotovoltaico',
    at: 'Dronero',
    turns: [
      {
        say: 'buongiorno vorrei un preventivo per 6 kw di pannelli a Dronero. tetto in tegole verso sud, casa unifamiliare di due piani, niente batteria',
      },
      {
        say: 'dimenticavo: mi arriva la macchina elettrica a giugno quindi anche la colonnina in garage da 7 kw, il quadro è nella stanza accanto saranno 6 metri di cavo',
      },
    ],
    answers: {
      'foto|immagin': 'non subito',
      'auto|macchina|wallbox|colonnin|ricaric|cavo|distan|garage':
        'in garage, 7 kw, 6 metri dal quadro, quella che regola la potenza da sola',
      'batter|accumul': 'no niente batteria',
      'potenz|kw|kilowatt|chilowatt|taglia': '6 kw di pannelli',
      'consum|bollett|kwh': '4000 kwh',
      'contator|monofas|trifas': 'contatore 6 kw monofase',
      'orient|esposi|ombr|sud': 'sud, niente ombre',
      'tetto|falda|tegol|copert|superfic|metri|spazio': 'tegole, 50 metri di falda a sud',
      'piano|access|scala|alt|raggiung|pontegg': 'due piani, cortile grande',
      'dove|comun|citt|zona|paese|indirizz': 'dronero cuneo',
      'quando|temp|urgen|entro|iniz': 'entro giugno',
      'vincol|condomin|centro|proprie': 'casa singola di proprietà',
    },
    facts: [fact('dronero'), fact('6 k', '6k', '6'), fact('7'), fact('giugno')],
    jobs: [scopes.solar, scopes.wallbox],
    // 6 kW 7.300–10.900 × 1,006; wallbox 900–1.900 × 1,0105; VAT 10 %: 8.080–12.060 + 1.000–2.110, middle 11.630
    band: [8000, 15200],
    after: [
      {
        say: 'ma riesco a caricare la macchina solo col sole?',
        about: [
          'produ',
          'fotovolt',
          'pannell',
          'giorn',
          'kw',
          'dipend',
          'gestion',
          'surplus',
          'ecced',
          'rete',
          'regol',
          'consum',
          'invern',
        ],
      },
      {
        say: 'la colonnina è di quelle con l’app?',
        about: [
          'smart',
          'modell',
          'wifi',
          'wi-fi',
          'telefon',
          'gestion',
          'carico',
          '300',
          '500',
          'dipend',
          'scegl',
          'marc',
        ],
      },
    ],
  },
  {
    id: 'tb17-dead-white-box-caltagirone',
    service: 'impianto_fotovoltaico',
    at: 'Caltagirone',
    turns: [
      {
        say: 'salve da lunedi la scatola bianca dei pannelli che sta nel sottoscala ha il display nero. è venuto l’elettricista di mio compare, ha detto che è bruciata dentro e si deve buttare, i pannelli invece danno corrente. sono 4 kw del 2013',
      },
    ],
    answers: {
      'foto|immagin': 'non ce l’ho sotto mano',
      'marca|model|scatola|inverter': 'power one mi pare, monofase',
      'potenz|kw|kilowatt|taglia|quant|numer': '4 kw',
      'error|display|led|luce|spia|sintom': 'tutto spento, nero',
      'incentiv|conto energia|gse': 'si ho il conto energia',
      'batter|accumul|ibrid': 'no batteria non ne ho e non ne voglio',
      'garanz|anni|anno|età|vecchi': 'del 2013, garanzia finita',
      'piano|access|raggiung|dove si trova|posiz|install': 'sottoscala piano terra, comodo',
      'dove|comun|citt|zona|paese|indirizz': 'caltagirone',
      'quando|temp|urgen|entro|iniz': 'presto che sto perdendo i soldi del gse',
    },
    facts: [
      fact('caltagirone'),
      fact('4'),
      fact('display', 'spent', 'brucia', 'guast'),
      fact('2013', 'conto energia', 'gse'),
    ],
    jobs: [scopes.inverter],
    // 1.000–2.200 up to 6 kW; Sicilia k 0,80 (m 0,25) × 0,95; VAT 10 %: 1.045–2.300, middle 1.670
    band: [1080, 2300],
    after: [
      {
        say: 'cambiando sto pezzo il gse mi toglie i soldi?',
        about: [
          'comunic',
          'conto',
          'incentiv',
          'potenza',
          'mant',
          'pratic',
          'conserv',
          'perd',
          'notific',
          'verific',
        ],
      },
      {
        say: 'a sto punto con 13 anni di vita conviene o rifaccio tutto',
        about: [
          'pannell',
          'modul',
          '20',
          '25',
          'durat',
          'dura',
          'produ',
          'sostit',
          'cost',
          'incentiv',
          'dipend',
        ],
      },
    ],
  },
  {
    id: 'tb18-water-from-the-sun-ostuni',
    service: 'impianto_fotovoltaico',
    at: 'Ostuni',
    turns: [
      {
        say: 'buonasera io volevo quello col bidone sopra al tetto che il sole scalda l’acqua per le docce, il solare termico no quello della corrente. casa in campagna a Ostuni, siamo in due',
      },
    ],
    answers: {
      'foto|immagin': 'no',
      'acqua|boiler|scaldab|ora |attual': 'adesso ho il boiler elettrico da 80 in bagno',
      'litri|person|quant|famigl': 'siamo in due, 150 litri credo',
      'tetto|falda|lastric|copert|superfic|metri|spazio|orient|esposi':
        'lastrico piano al sole tutto il giorno',
      'kw|potenz|batter|consum|bollett': 'no corrente non mi serve',
      'piano|access|scala|alt|raggiung': 'un piano solo, scala di fuori',
      'dove|comun|citt|zona|paese|indirizz': 'ostuni contrada',
      'quando|temp|urgen|entro|iniz': 'in primavera',
    },
    facts: [fact('ostuni'), fact('due', '2', '150'), fact('acqua', 'solare', 'termic')],
    // solar thermal: no price list
    jobs: [],
    after: [
      {
        say: 'vabbè e allora un boiler a pompa di calore da 110 litri appeso al posto di quello in bagno?',
        facts: [fact('110')],
        jobs: [scopes.pumpHeater],
        // 80–110 l 1.500–2.300 (whole row up to 3.600); Puglia k 0,88 (m 0,25) × 0,97; VAT 10 %: 1.600–2.450 (3.840), middle 2.030 (2.720)
        band: [1450, 3300],
      },
      {
        say: 'fa rumore? la camera è attaccata al bagno',
        about: [
          'decibel',
          'db',
          'ventol',
          'silenz',
          'ronz',
          'sent',
          'notte',
          'frigo',
          'compressor',
          'programm',
          'condott',
          'vibra',
          'orar',
          'giorno',
          'disturb',
        ],
      },
    ],
  },
]
