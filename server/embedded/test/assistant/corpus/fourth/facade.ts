import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-v01-villa-paint',
    service: 'ristrutturazione_facciata',
    at: 'Rovigo',
    turns: [
      {
        say: "Buongiorno, vorrei ridipingere l'esterno della mia casa a due piani vicino Rovigo. L'intonaco è sano, va solo ritinteggiata. Il geometra ha misurato 180 mq di facciate. Il ponteggio serve e non ce l'ho.",
      },
    ],
    answers: { 'prodott|quarzo|pittura': 'quarzo va bene', 'intonac|stato|crep': 'sano' },
    facts: [fact('180 m²'), fact('rovigo')],
    jobs: [scopes.facadePaint],
    band: [4_600, 9_700],
  },
  {
    id: 'f-v02-insulation',
    service: 'ristrutturazione_facciata',
    at: 'Biella',
    turns: [
      {
        say: 'cappotto esterno in eps da 12 cm, 140 metri quadri di pareti, casa singola a Biella: quanto ci vuole tutto compreso?',
      },
    ],
    facts: [fact('140 m²'), fact('biella')],
    jobs: [scopes.facadeInsulation],
    band: [17_500, 32_000],
    once: true,
  },
  {
    id: 'f-v03-cavity',
    service: 'ristrutturazione_facciata',
    at: 'Treviso',
    turns: [
      {
        say: "I miei muri hanno l'intercapedine vuota, un amico l'ha fatta riempire con l'insufflaggio e si trova benissimo. Da me sono 85 mq di pareti, Treviso. Quanto verrebbe?",
      },
    ],
    facts: [fact('85 m²'), fact('treviso')],
    jobs: [scopes.cavityFill],
    band: [2_200, 5_000],
    once: true,
    after: [
      {
        say: 'ok grazie. e per legge devo chiedere qualcosa in comune?',
        about: ['permess', 'cila', 'libera', 'pratica', 'titolo', 'scia', 'autorizz'],
      },
    ],
  },
  {
    id: 'f-v04-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Perugia',
    turns: [
      {
        say: 'frontalini dei balconi rovinati si vede il ferretto, nn cade niente. sono 15 mt in tutto, primo piano, basta il trabattello. PG',
      },
      { say: 'pg = perugia' },
    ],
    answers: { 'pezzi|cad|strada|pass': 'no non cade niente, sotto c è il mio giardino' },
    facts: [fact('15'), fact('perugia')],
    jobs: [scopes.balconyEdge],
    band: [600, 1_950],
  },
]
