import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-x01-cottage-paint',
    service: 'ristrutturazione_facciata',
    at: 'Cremona',
    turns: [
      {
        say: 'Vorrei ridipingere la villetta fuori, intonaco buono, solo il colore che è sbiadito. Ho misurato 220 mq di facciata, due piani. Serve anche il ponteggio. Cremona',
      },
    ],
    facts: [fact('220'), fact('cremona')],
    jobs: [scopes.facadePaint],
    band: [6_000, 11_700],
    once: true,
    after: [
      {
        say: 'devo chiedere qualche permesso in comune?',
        about: ['edilizia libera', 'cila', 'scia', 'suolo pubblico', 'centro storico', 'vincol'],
      },
      {
        say: 'ho messo da parte 7000 euro, bastano?',
        about: [
          'budget',
          'stima',
          'rientr',
          'parte bassa',
          'stretto',
          'copre',
          'ci stai',
          'fascia',
          'meno di',
        ],
      },
    ],
  },
  {
    id: 'f-x02-thermal-coat',
    service: 'ristrutturazione_facciata',
    at: 'Vicenza',
    turns: [{ say: 'cappotto esterno su casa singola, circa 180 mq di pareti, eps 12 cm. vicenza' }],
    facts: [fact('180'), fact('vicenza')],
    jobs: [scopes.facadeInsulation],
    band: [23_500, 39_000],
    once: true,
    after: [{ say: 'le impalcature sono a parte?', about: ['ponteggi'] }],
  },
  {
    id: 'f-x03-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Pescara',
    turns: [
      {
        say: 'Buongiorno scrivo x il condominio, si sono rovinati i frontalini di 4 balconi, ogni balcone sarà 6 metri di bordo. la facciata l abbiamo fatta nel 2020 non si tocca. pescara',
      },
    ],
    answers: { 'ponteggi|piattaform|altezz|piano': 'non lo so' },
    facts: [fact('24', ['4', '6']), fact('pescara')],
    jobs: [scopes.balconyEdge],
    band: [1_000, 2_750],
  },
  {
    id: 'f-x04-graffiti',
    service: 'ristrutturazione_facciata',
    at: 'Cagliari',
    turns: [
      {
        say: 'ci hanno imbrattato il muro davanti con le scritte, saranno una ventina di metri quadri, vorrei farlo ripulire non ridipingere. Cagliari',
      },
    ],
    facts: [fact('20'), fact('cagliari')],
    wrong: ['cappotto'],
    jobs: [scopes.facadeWashing],
    band: [320, 850],
    once: true,
  },
]
