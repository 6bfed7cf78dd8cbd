import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-x01-rewire-flat',
    service: 'impianti',
    at: 'Ancona',
    turns: [
      {
        say: "Devo rifare l'impianto elettrico di un appartamento di 90 mq ad Ancona, è ancora quello degli anni 70 senza la terra. La casa è vuota, livello standard.",
      },
    ],
    facts: [fact('90'), fact('ancona')],
    jobs: [scopes.electric],
    band: [6_000, 10_900],
    once: true,
    after: [
      {
        say: 'alla fine mi danno la dichiarazione di conformità?',
        about: ['compres', 'certific', 'dico', '37/08'],
      },
      { say: 'e le tracce nei muri?', about: ['muratur', 'compres', 'assistenz', 'chiusur', 'inclus'] },
    ],
  },
  {
    id: 'i-x02-dual-split',
    service: 'impianti',
    at: 'Frosinone',
    turns: [
      {
        say: 'dual split camera + salone macchine incluse montato quanto? frosinone, predisposizione nn c è',
      },
    ],
    facts: [fact('2', 'dual', 'due'), fact('frosinone')],
    jobs: [scopes.airTwo],
    band: [1_750, 4_000],
    once: true,
  },
  {
    id: 'i-x03-wallbox',
    service: 'impianti',
    at: 'Bergamo',
    turns: [
      {
        say: 'Ho preso l’auto elettrica e vorrei una wallbox da 7,4 kW nel garage di casa, a 5 metri dal contatore. Il contatore lo potenzia già Enel. Bergamo',
      },
    ],
    facts: [fact('7,4', '7.4', 'wallbox'), fact('bergamo')],
    jobs: [scopes.wallbox],
    band: [980, 2_200],
    once: true,
    after: [
      {
        say: 'quindi qual è il prossimo passo?',
        about: ['richiest', 'professionist', 'sopralluogo', 'contatt'],
      },
    ],
  },
  {
    id: 'i-x04-ventilation',
    service: 'impianti',
    at: 'Trento',
    turns: [
      {
        say: 'vorremmo la ventilazione meccanica controllata in tutta la casa, 110 mq a Trento. avete una stima?',
      },
    ],
    facts: [fact('110'), fact('trento')],
    jobs: [],
  },
]
