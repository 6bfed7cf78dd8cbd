import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-w01-before-moving-in',
    service: 'tinteggiatura',
    at: 'Parma',
    turns: [
      {
        say: 'Prima di entrare nella casa nuova vorremmo imbiancare tutto, 85 mq, pareti e soffitti con lavabile, e far lamare il parquet che sono 50 mq. La casa è vuota e i muri sono a posto. Parma, terzo piano con ascensore.',
      },
    ],
    facts: [fact('85'), fact('50'), fact('parma')],
    jobs: [scopes.painting, scopes.sanding],
    band: [3_600, 7_000],
    once: true,
    after: [
      {
        say: 'cosa conviene fare prima?',
        about: ['tinteggi', 'polver', 'dopo', 'alla fine', 'ultim', 'pittur', 'parquet', 'levig', 'imbianc'],
      },
    ],
  },
  {
    id: 'm-w02-three-windows-and-shutters',
    service: 'serramenti',
    at: 'Rieti',
    turns: [
      {
        say: '3 finestre 100x130 in pvc bianche doppio vetro e anche le 3 tapparelle nuove sempre pvc, rieti primo piano',
      },
    ],
    facts: [fact('3'), fact('pvc'), fact('rieti')],
    jobs: [scopes.pvc, scopes.shutters],
    band: [2_300, 4_350],
    once: true,
    after: [
      {
        say: 'quando venite a prendere le misure?',
        about: ['sopralluog', 'professionist', 'contatt', 'richiest', 'appuntament', 'richiam'],
      },
    ],
  },
  {
    id: 'm-w03-sun-and-car',
    service: 'impianto_fotovoltaico',
    at: 'Cosenza',
    turns: [
      {
        say: 'salve a marzo mi arriva la macchina elettrica, quindi pensavo: fotovoltaico 6 kw sul tetto (a falda, sud, villetta un piano) senza batteria x ora, e la colonnina nel garage che sta a 8 metri dal contatore. cosenza',
      },
    ],
    facts: [fact('6'), fact('cosenza')],
    jobs: [scopes.solar, scopes.wallbox],
    band: [8_300, 14_100],
    once: true,
    after: [
      {
        say: 'anche la colonnina rientra nel bonus?',
        about: ['50', '36', 'detra', 'commercialista', 'conto termico', 'verific'],
      },
    ],
  },
  {
    id: 'm-w04-broken-key',
    service: 'caldaia',
    at: 'Spoleto',
    turns: [
      {
        say: 'Non so se è il posto giusto, ma mi si è spezzata la chiave nella porta di casa. Ora siamo rientrati con quella di mia suocera dal garage ma il cilindro va cambiato con uno buono, di sicurezza. Spoleto',
      },
    ],
    facts: [fact('spoleto'), fact('cilindr', 'serratur', 'chiave')],
    wrong: ['blindata nuova'],
    jobs: [scopes.lock],
    band: [130, 400],
    once: true,
    after: [
      {
        say: 'venite anche di domenica?',
        about: ['festiv', 'urgenz', 'professionist', 'accord', 'disponib', 'orar'],
      },
    ],
  },
  {
    id: 'm-w05-stairlift',
    service: 'ristrutturazione',
    at: 'Genova',
    turns: [
      {
        say: 'Buongiorno, a mia mamma serve un montascale, la scala interna ha 14 gradini con una curva. A Genova. Sapete dirmi più o meno la spesa?',
      },
    ],
    facts: [fact('montascal')],
    jobs: [],
  },
  {
    id: 'm-w06-aircon-clean-and-shutter',
    service: 'impianti',
    at: 'Oristano',
    turns: [
      {
        say: 'due cosette: pulire il condizionatore che fa puzza (ho 2 split) e poi c è una tapparella che non sale piu, si è strappata la cinghia. oristano',
      },
    ],
    facts: [fact('2', 'due'), fact('oristano')],
    jobs: [scopes.airService, scopes.shutterRepair],
    band: [150, 420],
    once: true,
    after: [
      {
        say: 'può venire la stessa persona?',
        about: ['professionist', 'elettricist', 'tecnic', 'due', 'impres', 'artigian', 'frigorist', 'divers'],
      },
    ],
  },
]
