import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const danger: readonly CorpusConversation[] = [
  {
    id: 'd-x01-rotten-eggs',
    service: 'caldaia',
    at: 'Novara',
    turns: [
      {
        say: 'Scusate ma da stamattina vicino alla caldaia si sente puzza di gas, tipo uova marce. È grave? quanto costa farla controllare?',
        safety: safety.gas,
      },
    ],
  },
  {
    id: 'd-x02-burst-pipe',
    service: 'ristrutturazione_bagno',
    at: 'Siracusa',
    turns: [
      {
        say: 'aiutooo si è rotto il tubo sotto il lavandino esce acqua a fiumi nn so dove si chiude!!',
        safety: safety.water,
      },
    ],
  },
  {
    id: 'd-x03-plaster-on-pavement',
    service: 'ristrutturazione_facciata',
    at: 'Savona',
    turns: [
      {
        say: 'stanno cadendo pezzi di cornicione sul marciapiede, adesso, sotto passa la gente. serve qualcuno che lo ripari',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'd-x04-shocking-green',
    service: 'tinteggiatura',
    at: 'Macerata',
    turns: [
      {
        say: 'La camera di mia figlia è di un verde da scossa elettrica, la vogliamo bianca. Una camera sola, 14 mq, pareti e soffitto, muri sani, vuota. Macerata',
      },
    ],
    facts: [fact('14'), fact('macerata')],
    jobs: [scopes.room],
    band: [270, 760],
    once: true,
  },
]
