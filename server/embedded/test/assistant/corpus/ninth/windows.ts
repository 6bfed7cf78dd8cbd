import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

const days = ['giorn', 'settiman', 'mes', 'ore', 'lavorativ']
const bonus = ['50', '36', 'ecobonus', 'irpef', 'bonus', 'commercialista', 'caf', 'agevol']

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-v01-seven-pvc',
    service: 'serramenti',
    at: 'Vigevano',
    turns: [
      {
        say: 'salve sto a vigevano devo cambiare sette finestre 120x140 tutte in pvc bianco, quelle di adesso sono di legno marcio secondo piano senza ascensore',
      },
    ],
    answers: { quando: 'in primavera', vetr: 'doppio' },
    facts: [
      fact('120x140', '120 x 140', '120 × 140', ['7', 'finestr'], 'sette'),
      fact('pvc'),
      fact('vigevano'),
    ],
    jobs: [scopes.pvc],
    band: [4_300, 9_500], // 7 × 1,68 = 11,8 m² × 500 × 1,16 = 6.820
    once: true,
    after: [{ say: 'e quanto tempo ci vuole x averle?', about: days }],
  },
  {
    id: 's-v02-rooms-aluminium',
    service: 'serramenti',
    at: 'Termoli',
    turns: [{ say: 'buonasera vorrei gli infissi nuovi in alluminio taglio termico' }],
    answers: {
      'quant|misur|grand': '2 finestre in camera 100x140, 1 in bagno 80x100 e un balcone in sala 140x230',
      'comune|citt|dove|cap': 'termoli',
      quando: 'appena si può',
      'piano|ascensore': 'primo piano',
    },
    facts: [fact('allumin'), fact('termoli')],
    jobs: [scopes.aluminium],
    band: [4_400, 9_300], // 1,5 × 3 + 3,22 = 7,7 m² × 775 × 1,16 = 6.950
    after: [{ say: 'si può scaricare qualcosa dalle tasse?', about: bonus }],
  },
  {
    id: 's-v03-belt',
    service: 'serramenti',
    at: 'Frosinone',
    turns: [{ say: 'mi si è rotta la cinghia della serranda in camera nn sale più.. una sola, a frosinone' }],
    facts: [fact('cinghia'), fact('frosinone')],
    jobs: [scopes.shutterRepair],
    band: [75, 180], // 110 × 1,1 = 121
    once: true,
  },
  {
    id: 's-v04-nets',
    service: 'serramenti',
    at: 'Chioggia',
    turns: [
      { say: 'qui a chioggia le zanzare ci mangiano vivi!! mi servono 5 zanzariere a rullo per le finestre' },
      { say: 'anzi fate sei che ho scordato quella del bagno' },
    ],
    facts: [fact(['6', 'zanzar'], ['sei', 'zanzar']), fact('chioggia')],
    wrong: [['5', 'zanzar']],
    jobs: [scopes.nets],
    band: [500, 1_300], // 6 × 120–165 × 1,1 = 790–1.090
  },
  {
    id: 's-v05-shutters',
    service: 'serramenti',
    at: 'Alessandria',
    turns: [
      {
        say: 'devo cambiare 4 tapparelle di plastica, sono 120x150 cm, alessandria zona cristo. i motori non li voglio',
      },
    ],
    facts: [fact('tapparell'), fact('alessandria')],
    wrong: ['motorizz'],
    jobs: [scopes.shutters],
    band: [600, 1_500], // 4 × 1,8 × 112–152 × 1,1 = 890–1.210
    once: true,
    after: [
      { say: 'le vecchie le portate via voi?', about: ['smalt', 'compres', 'ritir', 'inclus', 'discaric'] },
    ],
  },
  {
    id: 's-v06-security-door',
    service: 'serramenti',
    at: 'Giugliano in Campania',
    turns: [
      {
        say: 'ci sono entrati i ladri dalla vicina e mia moglie nn dorme piu. voglio mettere la porta blindata classe 3 a giugliano',
      },
    ],
    answers: { misur: 'normale 90x210', piano: 'terzo' },
    facts: [fact('blindat'), fact('giugliano')],
    jobs: [scopes.securityDoor],
    band: [1_400, 3_300], // 1.950 × 1,16 = 2.260
    once: true,
    after: [{ say: 'in quanto la montate?', about: days }],
  },
  {
    id: 's-v07-sliding',
    service: 'serramenti',
    at: 'Desenzano del Garda',
    turns: [
      {
        say: 'Vorrei un alzante scorrevole in pvc 3 metri x 2,30 sul giardino, villa a Desenzano piano terra',
      },
    ],
    facts: [fact('scorrevol', 'alzante'), fact('desenzano')],
    jobs: [scopes.sliding],
    band: [4_000, 9_200], // 6,9 × 825 × 1,16 = 6.600
    once: true,
  },
  {
    id: 's-v08-adjust',
    service: 'serramenti',
    at: 'Sulmona',
    turns: [
      { say: 'una finestra striscia sotto e nn chiude bene, basterebbe regolarla credo. sono di sulmona' },
    ],
    facts: [fact('sulmona')],
    jobs: [scopes.windowRepair],
    band: [80, 290], // 180 × 1,1 = 198; una finestra 110
    once: true,
  },
  {
    id: 's-v09-persiane',
    service: 'serramenti',
    at: 'Empoli',
    turns: [
      {
        say: 'persiane nuove in alluminio per quattro finestre, ogni finestra è 1,20 per 1,50, casa a empoli',
      },
    ],
    facts: [fact('persian'), fact('empoli')],
    jobs: [scopes.persiane],
    band: [2_700, 6_000], // 7,2 × 540 × 1,1 = 4.280
    once: true,
  },
  {
    id: 's-v10-motors',
    service: 'serramenti',
    at: 'Ragusa',
    turns: [
      {
        say: 'mamma ha 80 anni e non ce la fa a tirare su le tapparelle, si possono mettere i motori? sono 3 a ragusa',
      },
    ],
    answers: { 'elettric|corrente|presa': 'sì la corrente è vicina' },
    facts: [fact('motor'), fact('ragusa')],
    jobs: [scopes.shutterMotor],
    band: [560, 1_350], // 3 × 285 × 1,1 = 940
    once: true,
  },
  {
    id: 's-v11-grilles',
    service: 'serramenti',
    at: 'Velletri',
    turns: [{ say: 'inferriate fisse per 3 finestre 100x120 al pianterreno, velletri' }],
    facts: [fact('inferriat', 'grat'), fact('velletri')],
    jobs: [scopes.grilles],
    band: [600, 1_500], // 3,6 × 225–305 × 1,1 = 890–1.210
    once: true,
  },
  {
    id: 's-v12-stained-glass',
    service: 'serramenti',
    at: 'Orvieto',
    turns: [
      { say: 'ho una vetrata artistica a piombo di mio nonno con dei pezzi rotti, la restaurate? orvieto' },
    ],
    facts: [fact('orvieto')],
    jobs: [],
    once: true,
  },
]
