import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-b01-bill',
    service: 'impianto_fotovoltaico',
    at: 'Cassino',
    turns: [
      {
        say: 'pago 180 euro di luce al mese e mio cognato dice di mettere i pannelli, ha ragione? casa a Cassino',
      },
    ],
    answers: {
      'batteri|accumul': 'no',
      'tetto|fald': 'tetto normale inclinato',
      'potenza|kw|consum': 'non so, pago 180 al mese',
    },
    facts: [fact('cassino'), fact('180 €', ['bolletta', '180'], ['luce', '180'])],
    jobs: [scopes.solar],
    band: [4_800, 16_500],
    after: [{ say: 'e di notte come faccio?', about: ['batteri', 'accumul', 'rete'] }],
  },
  {
    id: 'p-b02-once-10',
    service: 'impianto_fotovoltaico',
    at: 'Mortara',
    once: true,
    turns: [
      {
        say: 'Fotovoltaico 10 kW senza accumulo su capannone agricolo/casa a Mortara, tetto a falda esposto a sud, un piano, appena possibile',
      },
    ],
    facts: [fact('10 kw'), fact('mortara')],
    jobs: [scopes.solar],
    band: [11_500, 22_500],
    after: [{ say: 'quanti metri di tetto servono?', about: ['m²'] }],
  },
  {
    id: 'p-b03-check',
    service: 'impianto_fotovoltaico',
    at: 'Partinico',
    turns: [{ say: 'l’impianto mio produce picca, va controllato. l’ho da 8 anni. partinico' }],
    facts: [fact('partinico')],
    jobs: [scopes.panelCheck],
    band: [90, 320],
  },
  {
    id: 'p-b04-more-panels',
    service: 'impianto_fotovoltaico',
    at: 'Este',
    turns: [{ say: 'ho 3 kw sul tetto e ne vorrei aggiungere altri 3, este (pd)' }],
    facts: [fact('3 kw'), fact('este (pd)')],
    jobs: [scopes.morePanels],
    band: [3_300, 8_300],
  },
  {
    id: 'p-b05-panel-fire',
    service: 'impianto_fotovoltaico',
    at: 'Eboli',
    turns: [
      {
        say: 'sul tetto un pannello ha preso fuoco, vedo le fiamme',
        safety: safety.fire,
      },
    ],
  },
  {
    id: 'p-b06-battery-change',
    service: 'impianto_fotovoltaico',
    at: 'Osimo',
    turns: [
      { say: 'impianto da 6 kw con batteria da 10, Osimo' },
      { say: 'no aspetta la batteria facciamola da 5 kwh' },
    ],
    answers: { 'tetto|fald': 'falda', consum: '4000 kwh' },
    facts: [fact('6 kw'), fact('5 kwh'), fact('osimo')],
    wrong: ['10 kwh'],
    jobs: [scopes.solar],
    band: [9_500, 18_500],
    after: [
      { say: 'e senza batteria proprio?', about: ['€'], band: [7_000, 13_500] },
      {
        say: 'il gse quanto mi paga l’energia?',
        about: ['ritiro dedicato', 'cent', 'scambio', '€'],
      },
    ],
  },
  {
    id: 'p-b07-geothermal',
    service: 'impianto_fotovoltaico',
    at: 'Larderello',
    turns: [{ say: 'e il geotermico con le sonde nel terreno quanto costa invece?' }],
    facts: [fact('geotermic', 'sond')],
    jobs: [],
  },
  {
    id: 'p-b08-wallbox-and-solar',
    service: 'impianto_fotovoltaico',
    at: 'Bovolone',
    turns: [{ say: 'fotovoltaico 6kw e colonnina per la tesla in garage, Bovolone' }],
    answers: { 'batteri|accumul': 'senza', 'tetto|fald': 'falde', 'distan|metri|lontan': '5 metri' },
    facts: [fact('6 kw'), fact('bovolone')],
    jobs: [scopes.solar, scopes.wallbox],
    band: [8_200, 16_000],
  },
  {
    id: 'p-b09-boiler-in-solar-chat',
    service: 'impianto_fotovoltaico',
    at: 'Thiene',
    turns: [
      {
        say: 'scusate ho sbagliato sezione, a me serve riparare la caldaia che fa un rumore come un treno. Thiene',
      },
    ],
    facts: [fact('thiene')],
    jobs: [scopes.boilerRepair],
    band: [90, 560],
  },
]
