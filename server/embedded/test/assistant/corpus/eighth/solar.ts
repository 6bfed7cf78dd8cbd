import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-u01-six-kilowatt',
    service: 'impianto_fotovoltaico',
    at: 'Lecce',
    turns: [
      {
        say: 'Salve siamo in 4 e paghiamo bollette della luce da 180 euro, vorremmo i pannelli da 6 kW sul tetto piano della villetta, senza batteria per ora. Lecce',
      },
    ],
    answers: {
      'orientament|sud|esposiz|tetto': 'tetto piano libero a sud',
      'batteri|accumul': 'per ora no',
      'consum|kwh': 'circa 4500 kWh',
      'monofase|trifase|contatore': 'monofase',
    },
    facts: [fact('6'), fact('lecce')],
    jobs: [scopes.solar],
    band: [7_400, 12_900],
    once: true,
    after: [
      {
        say: 'in quanti anni rientro della spesa?',
        about: [
          'autoconsum',
          'risparmi',
          'consum',
          'dipend',
          'detrazion',
          'ammort',
          'bollett',
          '6–',
          '7–',
          '8–',
          '6-',
          '7-',
          '8-',
          '8 anni',
          '10 anni',
          'dieci',
        ],
      },
      {
        say: 'e se dopo voglio la batteria?',
        about: ['accumul', 'kwh', 'inverter', 'ibrid', 'aggiun', 'in seguito', 'predispost'],
      },
    ],
  },
  {
    id: 'p-u02-small-plant',
    service: 'impianto_fotovoltaico',
    at: 'Sassari',
    turns: [
      {
        say: 'vorrei un fotovoltaico piccolo da tre kilowatt, siamo solo io e mio marito pensionati. casa a un piano con tetto a tegole rivolto a sud, sassari',
      },
    ],
    answers: {
      'batteri|accumul': 'no niente batteria',
      'consum|kwh|bollett': 'circa 2000 kWh',
      'monofase|contatore': 'contatore da 3',
    },
    facts: [fact('3', 'tre'), fact('sassari')],
    jobs: [scopes.solar],
    band: [4_200, 7_900],
    once: true,
    after: [
      {
        say: 'la corrente che avanza me la pagano?',
        about: ['gse', 'ritiro', 'scambio', 'immess', 'immiss', 'rete', 'vend', 'kwh', 'comunit'],
      },
    ],
  },
  {
    id: 'p-u03-later-battery',
    service: 'impianto_fotovoltaico',
    at: 'Mantova',
    turns: [
      {
        say: 'Abbiamo già un impianto fotovoltaico da 6 kW del 2019 e vorremmo aggiungere una batteria da 10 kWh perchè di giorno siamo tutti al lavoro. Provincia di Mantova',
      },
    ],
    answers: {
      'inverter|marca': 'SolarEdge',
      'scambio|conto energia|gse': 'scambio sul posto',
      'monofase|trifase': 'monofase',
    },
    facts: [fact('10'), fact('mantova')],
    jobs: [scopes.battery],
    band: [6_300, 13_000],
    once: true,
    after: [
      {
        say: "l'inverter va cambiato?",
        about: ['ibrid', 'compatib', 'dipend', 'retrofit', 'lato', 'verific', 'nuovo', 'controll', 'model'],
      },
    ],
  },
  {
    id: 'p-u04-dirty-panels',
    service: 'impianto_fotovoltaico',
    at: 'Ravenna',
    turns: [
      {
        say: 'i pannelli sono sporchi di polvere e cacche di piccione e producono meno, ne abbiamo 18 sul tetto di casa. quanto prendete x lavarli? ravenna',
      },
    ],
    answers: { 'piano|altezz|tetto|acced': 'due piani, tetto poco inclinato' },
    facts: [fact('18'), fact('ravenna')],
    jobs: [scopes.panelWash],
    band: [120, 400],
    once: true,
    after: [
      {
        say: 'ogni quanto andrebbe fatto?',
        about: ['ann', 'mesi', 'volt', 'pioggi', 'dipend', 'zona'],
      },
    ],
  },
]
