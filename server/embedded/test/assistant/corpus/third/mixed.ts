import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-t01-bathroom-and-white',
    service: 'ristrutturazione_bagno',
    at: 'Forlì',
    turns: [
      {
        say: 'devo rifare da zero il bagno (4mq) e già che ci siamo imbiancare tutto l appartamento, 60 mq, soffitti compresi. Forlì',
      },
    ],
    answers: {
      'vasca|doccia': 'doccia',
      'sospes|terra': 'a terra',
      'muff|rovin|stato|crep': 'muri buoni',
      'fascia|livell|finitur|qualit': 'media',
    },
    facts: [fact('4 m²', '4 mq', '4'), fact('60 m²', '60 mq', '60'), fact('forl')],
    jobs: [scopes.bathroom, scopes.painting],
    band: [6_300, 15_500],
  },
  {
    id: 'm-t02-football-first',
    service: 'impianti',
    at: 'Gallarate',
    turns: [
      { say: 'ciao chi ha vinto ieri sera la partita?', offTopic: true },
      { say: 'ahah ok. mi serve il prezzo di una presa in più in cucina vicino al frigo. Gallarate' },
    ],
    answers: { 'trac|canalin': 'va bene in canalina' },
    facts: [fact('pres'), fact('gallarate')],
    jobs: [scopes.sockets],
    band: [65, 230],
  },
  {
    id: 'm-t03-floors-and-two-doors',
    service: 'ristrutturazione',
    at: 'Acireale',
    turns: [
      {
        say: 'Sostituire il pavimento di due camere (15 + 14 mq) togliendo quello vecchio e il massetto, e mettere due porte interne nuove. Acireale',
      },
    ],
    answers: { 'gres|parquet|material|tipo': 'gres', 'battent|scorrev': 'a battente normali' },
    facts: [fact('29 m²', '29 mq', '29', ['15', '14']), fact('2', 'due'), fact('acireale')],
    jobs: [scopes.floorNew, scopes.innerDoors],
    band: [3_000, 7_400],
  },
  {
    id: 'm-t04-gutters-and-tiles',
    service: 'tinteggiatura',
    at: 'Spoleto',
    turns: [
      {
        say: 'cerco qualcuno che mi pulisca le grondaie e sistemi 3-4 tegole rotte, tutto nella stessa giornata. casa a due piani a Spoleto',
      },
    ],
    facts: [fact('spoleto'), fact('tegol'), fact('grondai')],
    jobs: [scopes.gutterCleaning, scopes.roofTile],
    band: [380, 1_500],
  },
  {
    id: 'm-t05-pellet-stove',
    service: 'caldaia',
    at: 'Aosta',
    turns: [
      {
        say: 'Buonasera, quanto mi costerebbe installare una stufa a pellet in soggiorno? Casa di 90 mq ad Aosta',
      },
    ],
    facts: [fact('pellet', 'stuf')],
    jobs: [],
  },
]
