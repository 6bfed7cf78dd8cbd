import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovationSecond: readonly CorpusConversation[] = [
  {
    id: 'r-w10-electric-laquila',
    service: 'ristrutturazione',
    at: "L'Aquila",
    turns: [
      {
        say: 'impianto elettrico ancora coi fili di tela, salta la luce col forno. Lo vorrei rifare da capo in tutta casa, il resto non si tocca',
      },
      { say: 'sono 80 metri.. no aspetta 70 calpestabili, 3 stanze bagno e cucina' },
    ],
    answers: {
      'dove|comune|citt': "l'aquila",
      'mq|metri|superf|grand': '70',
      'tracc|muri|canalin': 'sotto traccia nei muri',
      'domotic|livell': 'normale livello 2',
      'abitat|vuot|mobil': 'vuota in quel periodo',
      'odore|bruciat|scintill|scoss': 'no no solo che salta',
      'quando|tempi': 'in autunno',
    },
    facts: [fact('aquila'), fact('70'), fact('elettric')],
    wrong: [
      ['80', 'm²'],
      ['80', 'mq'],
    ],
    jobs: [scopes.electric],
    band: [3_850, 9_200],
    after: [{ say: 'mi date un foglio che è a norma?', about: ['dichiaraz', 'conformit', 'certif', '37'] }],
  },
  {
    id: 'r-w11-extension-ragusa',
    service: 'ristrutturazione',
    at: 'Modica',
    turns: [
      {
        say: 'Buonasera, abbiamo il terreno di fianco e vorremmo ampliare la casa costruendo da zero una stanza nuova in muratura di 25 mq attaccata al soggiorno. Modica. Quanto può venire a costare?',
      },
    ],
    answers: {
      'progett|tecnic|permess': 'ancora niente',
      'quando|tempi': 'l’anno prossimo',
      'casa|rest': 'dentro casa non si tocca niente',
    },
    jobs: [],
    once: true,
  },
  {
    id: 'r-w12-windows-and-door-imperia',
    service: 'ristrutturazione',
    at: 'Sanremo',
    turns: [
      {
        say: 'A Sanremo nell’alloggio dei miei: 5 finestre nuove in pvc bianco doppio vetro da 120x140 e la porta blindata d’ingresso classe 3. Tutto il resto va bene. Terzo piano ascensore stretto',
      },
    ],
    answers: {
      'tapparell|persian': 'le persiane restano',
      'telai|mur': 'telai standard',
      'quando|tempi': 'entro giugno',
      mis: 'porta 90x210',
    },
    facts: [fact('sanremo'), fact('5', 'cinque'), fact('pvc'), fact('blindat')],
    jobs: [scopes.pvc, scopes.securityDoor],
    band: [4_300, 10_500],
    once: true,
    after: [
      {
        say: 'le due cose si possono detrarre?',
        about: ['50', '36', 'ecobonus', 'sicurezza', 'bonus', 'prima casa', 'abitazione'],
      },
    ],
  },
]
