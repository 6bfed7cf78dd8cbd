import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-v01-paint-and-parquet',
    service: 'tinteggiatura',
    at: 'Cremona',
    turns: [
      {
        say: 'Libero un bilocale di 50 mq a Cremona e prima di riaffittarlo voglio imbiancarlo tutto (muri e soffitti) e far levigare il parquet, che è in tutti i 50 mq. È vuoto. Mi dite i due prezzi?',
      },
    ],
    answers: { 'lavabil|pittura|traspir': 'bianco normale', 'stato|crep|muffa': 'discreto' },
    facts: [fact('50 m²'), fact('cremona')],
    jobs: [scopes.painting, scopes.sanding],
    band: [2_100, 4_300],
  },
  {
    id: 'm-v02-valves-and-check',
    service: 'caldaia',
    at: 'Vicenza',
    turns: [
      { say: 'mi serve la revisione della caldaia' },
      { say: 'a già che viene metto anche le valvole termostatiche su 7 termosifoni. vicenza' },
    ],
    facts: [fact('7', 'sette'), fact('vicenza')],
    jobs: [scopes.boilerService, scopes.valves],
    band: [490, 1_120],
  },
  {
    id: 'm-v03-sun-and-car',
    service: 'impianto_fotovoltaico',
    at: 'Pordenone',
    turns: [
      {
        say: 'Ho ordinato la macchina elettrica. Quindi: fotovoltaico 6 kW (niente accumulo per ora) + wallbox in garage. Casa singola, tetto a falde, Pordenone. Budget?',
      },
    ],
    facts: [fact('6 kw'), fact('pordenone')],
    jobs: [scopes.solar, scopes.wallbox],
    band: [8_600, 14_800],
  },
  {
    id: 'm-v04-swimming-pool',
    service: 'ristrutturazione',
    at: 'Ragusa',
    turns: [{ say: 'ciao gino quanto costa una piscina interrata 8x4 in giardino? siamo a ragusa' }],
    jobs: [],
  },
]
