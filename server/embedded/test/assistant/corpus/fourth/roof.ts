import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-v01-two-broken-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Viterbo',
    turns: [
      {
        say: 'Con il vento della settimana scorsa si sono rotte due tegole e quando piove forte ho una macchiolina in mansarda. Quanto costa farle cambiare? Casa a due piani, Viterbo',
      },
    ],
    facts: [fact('viterbo')],
    jobs: [scopes.roofTile],
    band: [260, 720],
    once: true,
  },
  {
    id: 'te-v02-aluminium-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Macerata',
    turns: [
      {
        say: 'Avrei bisogno di un prezzo per 32 metri di grondaia nuova in alluminio. I pluviali sono buoni e restano. Casa di un piano solo in campagna, Macerata',
      },
    ],
    facts: [fact('32'), fact('macerata'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [1_550, 3_100],
    once: true,
  },
  {
    id: 'te-v03-flat-roof-felt',
    service: 'ristrutturazione_tetto',
    at: 'Foggia',
    turns: [
      { say: 'sul lastrico la guaina è tutta crepata' },
      {
        say: 'va rifatta tutta, 60 metri quadrati, ci si arriva dalla scala. non è pavimentato e non lo voglio pavimentare. Foggia',
      },
    ],
    answers: {
      'ardesi|finit|strat|doppi': 'una guaina ardesiata normale',
      'vecchi|togli|sopra|rimuov': 'si può mettere sopra',
    },
    facts: [fact('60 m²'), fact('foggia')],
    jobs: [scopes.roofFelt],
    band: [1_750, 5_100],
  },
  {
    id: 'te-v04-two-roof-windows',
    service: 'ristrutturazione_tetto',
    at: 'Belluno',
    turns: [
      {
        say: 'ho 2 velux del 95 ke fanno condensa e nn chiudono piu bene, da sostituire con uguali 78x118. si entra dal tetto o si fa da dentro?? belluno',
      },
    ],
    facts: [fact('2', 'due'), fact('belluno')],
    jobs: [scopes.roofWindow],
    band: [1_850, 6_600],
  },
]
