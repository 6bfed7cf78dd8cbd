import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-v01-inherited-flat',
    service: 'ristrutturazione',
    at: 'Alessandria',
    turns: [
      {
        say: "Ho ereditato l'appartamento della zia, 70 mq ad Alessandria, un bagno. È tutto da rifare: impianti, pavimenti, bagno, porte. Le finestre invece le ha cambiate lei tre anni fa e restano. Che cifra devo mettere in conto?",
      },
    ],
    answers: { 'fasc|livell|finitur|qualit': 'finiture normali' },
    facts: [fact('70 m²'), fact('alessandria')],
    jobs: [scopes.homeFull],
    band: [51_000, 104_000],
    once: true,
  },
  {
    id: 'r-v02-sand-parquet',
    service: 'ristrutturazione',
    at: 'Livorno',
    turns: [
      { say: 'Lamatura e verniciatura parquet vecchio, circa 48 m2, appartamento vuoto, Livorno. Costo?' },
    ],
    facts: [fact('48 m²'), fact('livorno')],
    jobs: [scopes.sanding],
    band: [1_200, 2_400],
    once: true,
  },
  {
    id: 'r-v03-open-kitchen',
    service: 'ristrutturazione',
    at: 'Novara',
    turns: [
      {
        say: "Ciao! Vorrei buttare giù il muro tra cucina e soggiorno per fare un open space. Non è portante, l'ha già guardato l'ingegnere. Lungo 3 metri e alto 2,70. Siamo a Novara",
      },
    ],
    answers: {
      'tub|impiant|prese|elettric': 'solo un interruttore della luce',
      paviment: 'sì, il buco nel pavimento va chiuso',
    },
    facts: [fact('novara')],
    jobs: [scopes.wallDown],
    band: [830, 3_000],
  },
  {
    id: 'r-v04-plasterboard-sms',
    service: 'ristrutturazione',
    at: 'Caserta',
    turns: [
      { say: 'x dividere 1 camera in 2 parete cartongesso ke costo ha? caserta' },
      { say: 'lunga 5 alta 3, senza porta' },
    ],
    answers: { 'isol|rumor|lana': 'non so, quella normale', porta: 'senza porta', 'pres|elettric': 'no' },
    facts: [fact('15 m²', ['5', '3']), fact('caserta')],
    jobs: [scopes.wallUp],
    band: [620, 1_650],
  },
]
