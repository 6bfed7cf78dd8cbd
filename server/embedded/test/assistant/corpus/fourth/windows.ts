import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-v01-four-pvc',
    service: 'serramenti',
    at: 'Asti',
    turns: [
      {
        say: 'Buongiorno, devo cambiare 4 finestre, tutte 120x140, a due ante. Le vorrei in PVC bianco, doppio vetro. Asti, secondo piano. Mi fate un prezzo indicativo?',
      },
    ],
    facts: [fact('4', 'quattro'), fact('asti'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [2_750, 5_200],
    once: true,
    after: [{ say: 'ma poi quanto si aspetta per averle?', about: ['settiman'] }],
  },
  {
    id: 's-v02-eight-nets',
    service: 'serramenti',
    at: 'Ravenna',
    turns: [{ say: 'zanzariere a rullo per otto finestre, a Ravenna, quanto mi vengono montate?' }],
    facts: [fact('8', 'otto'), fact('ravenna')],
    jobs: [scopes.nets],
    band: [750, 2_250],
    once: true,
  },
  {
    id: 's-v03-broken-strap',
    service: 'serramenti',
    at: 'Siena',
    turns: [
      {
        say: 'Si è spezzata la cinghia della tapparella in camera e ora siamo al buio. Quanto costa farla rimettere? Siena',
      },
    ],
    facts: [fact('siena')],
    jobs: [scopes.shutterRepair],
    band: [75, 185],
    once: true,
  },
  {
    id: 's-v04-security-door',
    service: 'serramenti',
    at: 'Brindisi',
    turns: [
      {
        say: "Hanno rubato dal vicino e mia madre non dorme più. Vorremmo metterle una porta blindata all'ingresso al posto di quella di legno",
      },
      { say: 'Brindisi, appartamento al 2° piano, misura standard 90x210' },
    ],
    answers: { class: 'non me ne intendo, una buona' },
    facts: [fact('brindisi')],
    jobs: [scopes.securityDoor],
    band: [1_200, 3_350],
  },
  {
    id: 's-v05-grilles-typos',
    service: 'serramenti',
    at: 'Latina',
    turns: [
      {
        say: 'inferiate fisse x 3 finstre pian terreno 100x120 luna a latina, senza apertura, ke prezo fate',
      },
    ],
    facts: [fact('3', 'tre'), fact('latina')],
    jobs: [scopes.grilles],
    band: [720, 1_800],
  },
]
