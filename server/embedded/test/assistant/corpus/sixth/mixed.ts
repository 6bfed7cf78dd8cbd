import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-x01-bathroom-and-boiler',
    service: 'ristrutturazione_bagno',
    at: 'Piacenza',
    turns: [
      {
        say: 'Due cose: bagno da rifare completo di 6 mq, livello medio, e caldaia da cambiare con una a condensazione 24 kW nello stesso posto. Un bagno solo, Piacenza, primo piano.',
      },
    ],
    answers: { 'canna|fumi|scaric': 'resta lo scarico che c è', 'doccia|vasca': 'doccia', ascensore: 'no' },
    facts: [fact('6'), fact('24'), fact('piacenza')],
    jobs: [scopes.bathroom, scopes.boiler],
    band: [8_900, 16_000],
    once: true,
    after: [
      {
        say: 'sono due ditte diverse o fa tutto uno?',
        about: ['professionist', 'impres', 'idraulic'],
        not: ['non mi occupo'],
      },
    ],
  },
  {
    id: 'm-x02-paint-and-doors',
    service: 'tinteggiatura',
    at: 'Treviso',
    turns: [
      {
        say: 'devo imbiancare casa 65mq pareti e soffitti (vuota, muri buoni, traspirante) e poi cambiare 4 porte interne a battente laminate. treviso',
      },
    ],
    facts: [fact('65'), fact('4'), fact('treviso')],
    jobs: [scopes.painting, scopes.innerDoors],
    band: [2_700, 6_100],
    once: true,
    after: [{ say: 'di questi quanti sono di manodopera?', about: ['material', 'lavoro', 'posa'] }],
  },
  {
    id: 'm-x03-aircon-and-sockets',
    service: 'impianti',
    at: 'Latina',
    turns: [
      {
        say: 'alura, vorrei un climatizzatore in camera uno solo (macchina compresa) e poi aggiungere 3 prese in cucina. il cane ha paura del trapano pero vabbè. latina',
      },
    ],
    facts: [fact('3'), fact('latina')],
    jobs: [scopes.airOne, scopes.sockets],
    band: [1_000, 2_450],
    once: true,
  },
  {
    id: 'm-x04-gutter-asked-at-painting',
    service: 'tinteggiatura',
    at: 'Varese',
    turns: [
      {
        say: 'Ho la grondaia bucata e ne devo cambiare 12 metri in alluminio, casa a un piano, a Varese. La tinta della casa la fa già mio cugino, quella no.',
      },
    ],
    facts: [fact('12'), fact('varese')],
    jobs: [scopes.gutters],
    band: [590, 1_450],
    once: true,
  },
  {
    id: 'm-x05-swimming-pool',
    service: 'serramenti',
    at: 'Lucca',
    turns: [{ say: 'vorrei costruire una piscina interrata 8x4 in giardino, a Lucca, che prezzi ci sono' }],
    facts: [fact('piscin')],
    jobs: [],
  },
]
