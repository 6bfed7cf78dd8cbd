import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    // 9.100 × 1,10 = 10.000
    id: 'p-w01-six-kw-lucera',
    service: 'impianto_fotovoltaico',
    at: 'Lucera',
    turns: [
      {
        say: 'Buonasera vorrei un preventivo per fotovoltaico da 6 kw senza batteria, villetta a Lucera (FG) tetto a falda esposto a sud con tegole, due piani, consumiamo 4500 kwh anno. bolletta da 180 euro!!',
      },
    ],
    answers: {
      'quando|tempi': 'anche subito',
      'contatore|monofase|trifase|potenza': 'contatore 4,5 monofase',
      'vincol|storic': 'no vincoli',
    },
    facts: [fact('6'), fact('lucera'), fact('sud', 'falda', 'tegol')],
    jobs: [scopes.solar],
    band: [6_300, 14_500],
    once: true,
    after: [
      {
        say: 'in quanti anni mi rientrano i soldi?',
        about: [
          '7',
          '8',
          '9',
          'sette',
          'otto',
          'nove',
          'dipend',
          'autoconsum',
          'risparm',
          'ammort',
          'ritorno',
          'ripag',
        ],
      },
      {
        say: 'quanti pannelli sarebbero e quanto spazio prendono?',
        about: ['12', '13', '14', '15', '16', 'm²', 'mq', 'metri', 'modul'],
      },
    ],
  },
  {
    // 9.100 + 6.750 = 15.850 × 1,10 = 17.450
    id: 'p-w02-six-kw-with-battery',
    service: 'impianto_fotovoltaico',
    at: 'Treviglio',
    turns: [
      { say: 'volevo sapere quanto costa mettere i pannelli con la batteria' },
      { say: 'per la precisione mi hanno consigliato 6 kw e accumulo da 10' },
    ],
    answers: {
      'comune|dove|città|zona': 'Treviglio BG',
      'tetto|falda|esposi|orient': 'tetto a due falde est ovest, tegole',
      'piani|altezza|accesso': 'due piani',
      'consum|bolletta|kwh': '5000 kwh',
      'kw|potenza|grand': '6 kw',
      'batteri|accumul': '10 kwh',
      'contatore|monofase|trifase': 'monofase',
      'quando|tempi': 'in primavera',
      'casa|condomin': 'villa a schiera nostra',
    },
    facts: [fact('6'), fact('10'), fact('treviglio')],
    jobs: [scopes.solar],
    band: [11_000, 25_500],
    after: [
      {
        say: 'se manca la corrente la casa va avanti lo stesso?',
        about: [
          'backup',
          'back-up',
          'isola',
          '400',
          '1.000',
          'quadro',
          'emergenz',
          'blackout',
          'black-out',
          'solo se',
        ],
      },
      {
        say: 'quanto si detrae sulla prima casa?',
        about: ['50', '10 anni', 'dieci', '96.000', 'irpef', 'rate', 'quote'],
      },
    ],
  },
  {
    // 200 × 1,10–1,22 = 230
    id: 'p-w03-dirty-panels',
    service: 'impianto_fotovoltaico',
    at: 'Mirandola',
    turns: [
      {
        say: 'ho 16 pannelli sul tetto del 2014 pieni di polvere dei campi e cacche di piccione, rendono meno. quanto per farli lavare? tetto basso a un piano, ci si arriva con la scala. Mirandola (MO)',
      },
    ],
    answers: { 'quando|tempi': 'prima di aprile', 'kw|potenza': 'quattro kw' },
    facts: [fact('16'), fact('mirandola')],
    jobs: [scopes.panelWash],
    band: [130, 360],
    once: true,
    after: [
      {
        say: 'ogni quanto bisogna farlo?',
        about: ['anno', 'annual', 'due anni', 'mesi', 'volta', 'primaver'],
      },
    ],
  },
  {
    // 10 × 800 × 1,10 = 8.800
    id: 'p-w04-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Macomer',
    turns: [
      {
        say: 'ho gia il fotovoltaico da 4,5 kw messo nel 2019 e vorrei aggiungerci una batteria da 5 kwh, quanto viene?',
      },
      { say: 'pensandoci meglio facciamo da 10 che di sera usiamo tanto' },
    ],
    answers: {
      'comune|dove|città|zona': 'Macomer NU',
      'inverter|marca': 'inverter solaredge di 5 anni, funziona',
      'kwh|capac|grand': '10',
      'conto energia|scambio|gse': 'scambio sul posto, niente conto energia',
      'spazio|garage|locale|install': 'in garage',
      'quando|tempi': 'non ho fretta',
      'consum|bolletta': 'sui 4000 all anno',
    },
    facts: [fact('10'), fact('macomer'), fact('batteri', 'accumul')],
    jobs: [scopes.battery],
    band: [5_300, 12_800],
  },
  {
    id: 'p-w05-solar-thermal',
    service: 'impianto_fotovoltaico',
    at: 'Canicattì',
    turns: [
      {
        say: "Non il fotovoltaico eh: a me serve il solare termico, quello con il serbatoio sopra che scalda l'acqua per la doccia, 200 litri circolazione naturale. A Canicattì su tetto piano. Prezzo montato?",
      },
    ],
    answers: { 'quando|tempi': 'a maggio', person: 'siamo 4', 'comune|dove|città|zona': 'canicattì' },
    facts: [fact('termico', 'serbatoio'), fact('canicatt')],
    jobs: [],
    once: true,
  },
]
