import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    // 2.400 × 1,009 × 1,12 = 2.710
    id: 'm-c01-old-boiler-casalpusterlengo',
    service: 'caldaia',
    at: 'Casalpusterlengo',
    turns: [
      {
        say: "il tecnico m'ha detto signora questa caldaia la mandi in pensione, ha 22 anni. appartamento 80 mq un bagno solo, metano, sta in cucina e lo scarico va già sul tetto. la voglio a condensazione 24 kw. casalpusterlengo",
      },
    ],
    answers: {
      'quando|tempi|urgen|inizi': 'prima che arriva il freddo',
      'marca|fascia|livell': 'una buona senza esagerare',
      'scaric|canna|fum|tetto': 'va sul tetto, canna nostra',
      'bagn|person|acqua': 'un bagno, siamo in tre',
      'piano|ascensor': 'terzo, ascensore sì',
      'valvol|termostat|termosif': 'i termosifoni hanno già le valvole',
      'metano|gpl|gas': 'metano',
      'intern|estern|posizion': 'interna in cucina',
    },
    facts: [fact('casalpusterlengo'), fact('condensazione', '24'), fact('80', 'cucina')],
    jobs: [scopes.boiler],
    band: [1_490, 3_930],
    once: true,
    after: [
      {
        say: 'il bonus al 50 ce lo prendo?',
        about: ['nessun', '2025', 'non c', 'detraz', 'fossil', 'ibrid', 'pomp', 'esclus'],
      },
      {
        say: 'e rimaniamo al freddo per quanto?',
        about: ['giorn', 'giornat', 'ore', 'sera', 'ora', 'mattin', 'pomerigg'],
      },
    ],
  },
  {
    // 107 × 1,20 × 1,10 = 142
    id: 'm-c02-service-garbatella',
    service: 'caldaia',
    at: 'Roma',
    turns: [
      {
        say: 'controllo fumi e bollino, è scaduto da un anno (lo so lo so). 00154 Roma, caldaia a condensazione di 6 anni',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'roma garbatella 00154',
      'marca|modell': 'vaillant',
      'potenz|kw': '24 mi pare',
      'problem|funzion|guast|error': 'va bene, nessun errore',
      'libretto|document': 'il libretto ce l ho',
      'quando|tempi|urgen': 'la mattina presto',
      'gas|metano': 'metano',
    },
    facts: [fact('roma', '00154', 'garbatella'), fact('fumi', 'bollino', 'revision')],
    jobs: [scopes.boilerService],
    band: [78, 206],
  },
  {
    // 275 × 0,93 × 1,10 = 281; solo pressione 150
    id: 'm-c03-pressure-ittiri',
    service: 'caldaia',
    at: 'Ittiri',
    turns: [
      {
        say: 'praticamente ogni due giorni la lancetta della caldaia scende sotto 1 e devo ricaricarla col rubinettino sotto sennò va in blocco, sono stufo marcio. non vedo acqua per terra',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'ittiri provincia di sassari',
      'età|anni|vecchi|quand è stata': 'ha 9 anni',
      'marca|modell|tipo': 'beretta a condensazione',
      'error|codic|spia': 'mi da il codice della pressione bassa',
      'perd|acqua|termosif|macchi': 'nessuna macchia, ho guardato anche i termosifoni',
      'vaso|valvol': 'e che ne so',
      'quando|tempi|urgen': 'in questi giorni',
      'cambiar|sostit|ripar': 'ripararla, cambiarla no',
    },
    facts: [fact('ittiri'), fact('pression', 'lancetta', 'blocco')],
    jobs: [scopes.boilerRepair],
    band: [95, 440],
    after: [
      {
        say: 'da cosa può dipendere secondo te?',
        about: [
          'vaso',
          'espansion',
          'valvol',
          'perdit',
          'microperdit',
          'impianto',
          'scambiator',
          'tubi',
          'termosif',
        ],
      },
      {
        say: 'conviene aggiustare o buttare?',
        about: ['ripar', '10', '12', 'anni', 'sostitu', 'nuov'],
      },
    ],
  },
  {
    id: 'm-c04-pellet-stove',
    service: 'caldaia',
    at: 'Agnone',
    turns: [
      {
        say: 'Per la casa dei miei ad Agnone pensavamo a una stufa a pellet canalizzata che scalda pure le camere, 100 mq. Il metano costa troppo. Avete idea della spesa?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'per il prossimo inverno',
      'comune|dove|città|zona': 'agnone (IS)',
      'canna|scaric|fum': 'c è la canna del vecchio camino',
      'stanz|mq|m²|superfic': '100 mq su un piano',
      'caldaia|riscald|termosif': 'adesso caldaia a metano coi termosifoni',
      'kw|potenz': 'non ne ho idea',
    },
    facts: [fact('agnone'), fact('pellet', 'stufa')],
    jobs: [],
    once: true,
  },
  {
    // 7 × 82,5 + 240 = 817 × 1,10 = 899
    id: 'm-c05-valves-and-thermostat',
    service: 'caldaia',
    at: 'Gubbio',
    turns: [
      {
        say: "quest'anno la bolletta del gas m'ha fatto piangere. voglio mettere le valvole termostatiche ai 7 termosifoni e un termostato di quelli che si comandano dal telefono. Gubbio. Il filo del termostato vecchio c'è",
      },
    ],
    answers: {
      'quando|tempi|inizi': 'a riscaldamento spento',
      'quant|numero|termosif': 'sette',
      'filo|wifi|termostat': 'wifi, il filo c è',
      'condomin|centralizz|autonom': 'autonomo',
      'caldaia|anni|marca': 'caldaia di 8 anni a condensazione',
      'materiale|ghis|allumin|attacc': 'in alluminio con i rubinetti vecchi',
      'piano|casa': 'casa su due piani',
    },
    facts: [fact('gubbio'), fact('7', 'sette'), fact('termostat')],
    jobs: [scopes.valves, scopes.thermostat],
    band: [495, 1_305],
    once: true,
    after: [
      {
        say: 'ma quanto risparmio davvero?',
        about: ['10', '15', '20', 'consum', 'dipend', 'bollett', '%', 'per cento', 'ridu'],
      },
      {
        say: 'devono svuotare tutto il circuito?',
        about: ['riempi', 'acqua', 'compres', 'scaric', 'mezza giornata'],
      },
    ],
  },
  {
    id: 'm-c06-headaches-old-boiler',
    service: 'caldaia',
    at: 'Bisceglie',
    turns: [
      {
        say: "senti è da stamattina che abbiamo tutti mal di testa e mia figlia ha vomitato, la caldaia è quella vecchia aperta in cucina ed è accesa da ieri sera.. può essere quella o è l'influenza?",
        safety: {
          steps: [
            ['finestr', 'aria', 'arieggi', 'areggi', 'spalanc'],
            ['usci', 'fuori', 'esci', 'aperto'],
            ['112', '118', '115', 'soccors', 'emergenz'],
          ],
          call: true,
        },
      },
      {
        say: 'siamo tutti sul balcone e ho chiamato. dopo chi è che deve guardarla prima che la riaccendo?',
        about: [
          'tecnic',
          'abilitat',
          'manutentor',
          'professionist',
          'caldaist',
          'vigili',
          'idraulic',
          'assistenza',
        ],
      },
    ],
    answers: {
      'comune|dove|città|zona': 'bisceglie',
      'quando|urgen|tempi': 'oggi',
      'caldaia|spent': 'sì spenta',
      'fuori|usci|finestr': 'siamo fuori',
      'gas|odor': 'odore no',
      'età|anni': 'almeno 25 anni',
    },
  },
  {
    // 10.500 × 1,01 × 1,15 = 12.170; macchina da 8 kW 10.700
    id: 'm-c07-no-more-gas-feltre',
    service: 'caldaia',
    at: 'Feltre',
    turns: [
      {
        say: 'abbiamo una villetta di 120 mq a Feltre con i termosifoni in ghisa e vorremmo staccarci dal gas e mettere la pompa di calore',
      },
      {
        say: 'prima però dimmi, con il conto termico quanto mi danno?',
        about: ['65', 'gse', '3.0', '3,0', 'domand', 'spesa', 'contribut', 'incentiv'],
      },
    ],
    answers: {
      'kw|potenz|tagli': 'non lo so proprio',
      'isol|cappott|classe|infiss': 'il cappotto c è, fatto nel 2021, infissi nuovi',
      'termosif|radiator|pavimento|emission': 'termosifoni in ghisa, niente pavimento',
      'acqua|bagn|person|accumul': 'due bagni e siamo in quattro, acqua calda compresa',
      'estern|unità|spazio|posizion': 'c è il giardino dietro, spazio a volontà',
      'fotovolt|contator|elettric': 'fotovoltaico 4 kw, contatore da 4,5',
      'quando|tempi|inizi': 'l estate prossima',
      'caldaia|attual|combust': 'caldaia a metano di 15 anni',
    },
    facts: [fact('feltre'), fact('120'), fact('termosif', 'ghisa')],
    jobs: [scopes.heatPump],
    band: [6_300, 17_000],
    after: [
      {
        say: 'coi caloriferi di ghisa scalda lo stesso?',
        about: [
          'temperatur',
          'mandata',
          'verific',
          'termotecnic',
          'bassa',
          '45',
          '50',
          '55',
          'isol',
          'dimension',
          'sopralluog',
        ],
      },
      {
        say: 'fa casino la macchina di notte? ho i vicini precisini',
        about: [
          'decibel',
          'db',
          'rumor',
          'distanz',
          'silenzi',
          'confin',
          'antivibrant',
          'posizion',
          'notturn',
        ],
      },
    ],
  },
]
