import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'ua25-six-kw-cerea',
    service: 'impianto_fotovoltaico',
    at: 'Cerea',
    turns: [
      {
        say: 'Buongiorno vorrei un preventivo indicativo per fotovoltaico da 6 kw senza batteria. Casa a Cerea, tetto a due falde in tegole, quella buona guarda a sud ovest. Siamo in 4, consumi circa 4800 kwh anno',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Cerea (VR)',
      'batteri|accumul': 'per adesso no',
      'consum|bollett|kwh': '4800 kwh l’anno',
      'potenz|kw|grand|quant': '6 kw',
      'tetto|falda|orient|esposiz|copertur|tegol|ombr': 'tegole, sud ovest, niente ombre',
      'fase|contator': 'monofase 4,5 kw',
      'metri|mq|superfic|spazio': 'ci saranno 45 mq liberi',
      'piani|piano|altezz|access|pontegg': 'due piani',
      'quand|tempi|entro|urgen|inizi': 'entro l’estate',
    },
    facts: [
      fact('cerea'),
      fact('6 kw', '6 chilowatt', '6kw', '6,0 kw', '6 kwp'),
      fact('senza batteri', 'no batteri', 'senza accumul', 'tegol', 'sud'),
    ],
    jobs: [scopes.solar],
    // 7.300–10.900 + 10 % = 8.030–11.990, middle 10.000
    band: [6600, 13400],
    after: [
      {
        say: 'in quanti anni rientro della spesa?',
        about: ['autoconsum', 'rispar', 'bollett', '6', '7', '8', '9', '10', 'detrazion', 'consum'],
      },
      {
        say: 'se la batteria la metto fra due anni costa di più che adesso?',
        about: [
          '620',
          '530',
          '820',
          '980',
          'inverter',
          'ibrid',
          'kwh',
          'predispo',
          'subito',
          'insieme',
          'dopo',
        ],
      },
    ],
  },
  {
    id: 'ua26-battery-later-larino',
    service: 'impianto_fotovoltaico',
    at: 'Larino',
    turns: [
      {
        say: 'ho già i pannelli dal 2021, 5 kw, e di giorno regalo tutto alla rete perchè lavoriamo. voglio aggiungerci l’accumulo da 10 kwh. inverter è uno solaredge, funziona. larino in molise',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'larino (cb)',
      'batteri|accumul|capac|kwh': '10 kwh',
      'inverter|marca|ibrid': 'solaredge monofase, funziona, non è ibrido credo',
      'potenz|kw|impiant|pannell': '5 kw del 2021',
      'incentiv|conto|gse|scambio': 'scambio sul posto, niente conto energia',
      'consum|bollett': 'sui 4000 l’anno',
      'spazio|posto|garage|install|locale': 'in garage a fianco dell’inverter',
      'backup|blackout|corrent': 'se manca la luce amen, non serve',
      'piani|piano|altezz|access': 'garage al piano terra',
      'quand|tempi|entro|urgen|inizi': 'nei prossimi mesi',
    },
    facts: [
      fact('larino'),
      fact('10 kwh', '10kwh', ['10', 'batteri'], ['10', 'accumul']),
      fact('2021', '5 kw', 'solaredge'),
    ],
    jobs: [scopes.battery],
    // 10 × 620–980 = 6.200–9.800 + 10 % = 6.820–10.780, middle 8.800
    band: [5800, 11900],
    after: [
      {
        say: 'e da 5 invece che da 10?',
        jobs: [scopes.battery],
        facts: [fact('5 kwh', '5kwh', ['5', 'batteri'], ['5', 'accumul'])],
        // 5 × 620–980 = 3.100–4.900 + 10 % = 3.410–5.390, middle 4.400; with the fixed 900–1.800 up to 5.900
        band: [2900, 6400],
      },
      {
        say: 'quanti anni dura una batteria così prima di buttarla',
        about: ['10', '15', '12', 'cicli', 'garanz', 'capacità', 'dieci', 'quindici', 'litio'],
      },
    ],
  },
  {
    id: 'ua27-three-kw-and-car-mirandola',
    service: 'impianto_fotovoltaico',
    at: 'Mirandola',
    turns: [
      {
        say: 'Vivo da sola in una casetta a schiera a Mirandola. Pensavo a un impiantino fotovoltaico da 3 kW, tetto di tegole verso sud, niente accumulo',
      },
      {
        say: 'a febbraio mi arriva la macchina elettrica, quindi mi serve anche la wallbox nel garage, il contatore è proprio lì a 3 metri',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Mirandola',
      'batteri|accumul': 'no',
      'wallbox|colonnin|ricaric|auto|macchin|distanz|linea':
        'wallbox da 7 kW in garage, a 3 metri dal contatore',
      'contator|fase': 'monofase, 4,5 kW',
      'consum|bollett|kwh': '2200 kWh senza la macchina',
      'potenz|kw|grand|quant': '3 kW',
      'tetto|falda|orient|esposiz|copertur|tegol|ombr': 'tegole, a sud, nessuna ombra',
      'piani|piano|altezz|access|pontegg': 'due piani',
      'metri|mq|superfic|spazio': '20 mq liberi',
      'quand|tempi|entro|urgen|inizi': 'la macchina arriva a febbraio',
    },
    facts: [fact('mirandola'), fact('3 kw', '3kw', '3 kwp'), fact('febbraio'), fact('wallbox')],
    jobs: [scopes.solar, scopes.wallbox],
    // 4.200–6.900 + wallbox 900–1.900 = 5.100–8.800 + 10 % = 5.610–9.680, middle 7.650
    band: [5000, 10300],
    after: [
      {
        say: 'con 3 kw la ricarico tutta col sole la macchina?',
        about: [
          'kwh',
          'giorn',
          'consum',
          'km',
          'chilometr',
          'notte',
          'rete',
          'non bast',
          'parte',
          'ore',
          'produ',
          'lent',
        ],
      },
      {
        say: 'devo aumentare i kw del contatore?',
        about: [
          'carico',
          'gestion',
          '6',
          'potenz',
          'fornitor',
          'dinamic',
          'stacc',
          'limit',
          'modul',
          'bilanci',
        ],
      },
    ],
  },
  {
    id: 'ua28-solar-hot-water-carloforte',
    service: 'impianto_fotovoltaico',
    at: 'Carloforte',
    turns: [
      {
        say: 'Salve, ho la casa al mare a Carloforte e vorrei quei pannelli solari col bidone sopra che fanno l’acqua calda, non quelli della corrente elettrica. Saremo in 4, d’estate soprattutto. Quanto verrebbe installato',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Carloforte',
      'person|quant|famigl': 'in 4',
      'tetto|terrazz|copertur': 'terrazza piana',
      'acqua|scaldab|boiler|calda': 'adesso c’è uno scaldabagno elettrico',
      'litri|grand': 'penso 200 litri',
      'quand|tempi|entro|urgen|inizi': 'per giugno',
    },
    facts: [],
    jobs: [],
    after: [
      {
        say: 'e lo scaldabagno elettrico nuovo da 80 litri quanto costa montato? così intanto tiro avanti, il vecchio è attaccato al muro in bagno',
        jobs: [scopes.electricHeater],
        facts: [fact('80')],
        // 300–600; Sardegna −5 %; + 10 % = 310–630, middle 470
        band: [310, 680],
      },
      {
        say: 'tra i due cosa mi fa spendere meno di bolletta?',
        about: [
          'termic',
          'sole',
          'solar',
          'gratis',
          'consum',
          'estat',
          'rispar',
          'corrent',
          'elettric',
          'pompa',
        ],
      },
    ],
  },
]
