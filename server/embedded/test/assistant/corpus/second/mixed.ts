import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-s01-bathroom-and-three-windows',
    service: 'ristrutturazione_bagno',
    at: 'Bologna',
    turns: [
      {
        say: 'bagno completo di 4 mq, livello medio, e già che ci siamo 3 finestre in pvc 100x130. Bologna',
      },
    ],
    facts: [fact('4 m²'), fact('3'), fact('bologna'), fact('pvc')],
    jobs: [scopes.bathroom, scopes.pvc],
    // The sum of both.
    band: [7_600, 15_500],
  },
  {
    id: 'm-s02-walls-and-wood',
    service: 'tinteggiatura',
    at: 'Gallarate',
    turns: [
      {
        say: 'una camera di 20mq: imbiancare muri e soffitto, e lucidare il parquet della stessa camera. stanza vuota. Gallarate',
      },
    ],
    facts: [fact('20 m²'), fact('gallarate')],
    jobs: [scopes.room, scopes.sanding],
    // The sum of both.
    band: [740, 1_850],
  },
  {
    id: 'm-s03-boiler-check-and-splits',
    service: 'caldaia',
    at: 'Viareggio',
    turns: [
      {
        say: 'revisione della caldaia + pulizia di due split nella stessa visita se si può. Viareggio',
      },
    ],
    facts: [fact('viareggio')],
    jobs: [scopes.boilerService, scopes.airService],
    // The sum of both.
    band: [150, 500],
  },
  {
    id: 'm-s04-wrong-counter',
    service: 'tinteggiatura',
    at: 'Nuoro',
    turns: [
      {
        say: 'scusate so che qui fate pittura ma a me servirebbe cambiare il cilindro della porta, europeo. Nuoro',
      },
    ],
    facts: [fact('nuoro')],
    jobs: [scopes.lock],
    band: [115, 410],
  },
  {
    id: 'm-s05-lawn',
    service: 'ristrutturazione',
    at: 'Cattolica',
    turns: [
      {
        say: 'fate anche giardini? dovrei seminare il prato, 200 mq, e mettere l’irrigazione. Cattolica',
      },
      { say: 'ok peccato. ma secondo te domenica piove?', offTopic: true },
    ],
    jobs: [],
  },
]
