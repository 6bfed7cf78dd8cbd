import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boilerSecond: readonly CorpusConversation[] = [
  {
    id: 'c-w09-flushing-biella',
    service: 'caldaia',
    at: 'Biella',
    turns: [
      {
        say: 'Ciao, i termosifoni sono caldi sopra e freddi sotto, il tecnico dice che c’è fanghiglia e va fatto il lavaggio dell’impianto. Sono 9 termosifoni, autonomo, casa a Biella di 100 mq. Quanto chiedete?',
      },
    ],
    answers: {
      'caldaia|anni': 'caldaia di 5 anni a posto',
      'quando|tempi': 'anche la settimana prossima',
      filtro: 'non c’è',
    },
    facts: [fact('biella'), fact('9', 'nove'), fact('lavagg', 'fangh', 'freddi')],
    jobs: [scopes.flushing],
    band: [280, 700],
    once: true,
    after: [
      {
        say: 'Il filtro magnetico conviene metterlo già che ci siamo?',
        about: [
          '120',
          '220',
          'impur',
          'ferros',
          'particell',
          'protegg',
          'trattien',
          'scambiatore',
          'consigl',
          'fang',
        ],
      },
    ],
  },
  {
    id: 'c-w10-dual-split-taranto',
    service: 'caldaia',
    at: 'Taranto',
    turns: [
      {
        say: 'sentite ma i condizionatori li mettete pure? me ne servono due, uno in camera e uno in salone con un motore solo fuori',
      },
    ],
    answers: {
      'dove|comune|citt': 'taranto',
      'distan|metri|tubi|lontan': 'tre quattro metri, il balcone è in mezzo',
      'predispos|tracc': 'niente predisposizione ma fuori traccia va bene',
      'mq|grand|stanz|misur': 'camera 15 e salone 25',
      'marca|fascia|macchin|comprat': 'media, le macchine le portate voi',
      'piano|balcone|esterna': 'secondo piano sul balcone',
      'quando|tempi': 'per maggio',
    },
    facts: [fact('taranto'), fact('due', '2', 'dual'), fact('camera'), fact('salone', 'soggiorno')],
    jobs: [scopes.airTwo],
    band: [1_600, 3_950],
  },
  {
    id: 'c-w11-pellet-isernia',
    service: 'caldaia',
    at: 'Isernia',
    turns: [
      {
        say: 'Voglio levare il gas e mettere una stufa a pellet in sala con i tubi che vanno sul tetto, casa 90mq a Isernia, che spesa mi devo aspettare tutto montato?',
      },
    ],
    answers: {
      'canna|fumi': 'la canna fumaria non c’è',
      'caldaia|gas': 'solo la stufa a pellet',
      'quando|tempi': 'subito',
    },
    jobs: [],
    once: true,
  },
  {
    id: 'c-w12-gas-smell-novara',
    service: 'caldaia',
    at: 'Novara',
    turns: [
      {
        say: 'in cucina vicino alla caldaia si sente puzza di gas da stamattina, mio marito dice che è lei che è vecchia.. potete mandare uno a ripararla? siamo a novara',
        safety: {
          steps: [
            ['chiud', 'rubinett', 'contatore'],
            ['apr', 'finestr', 'aria', 'arieggi'],
            ['usc', 'esc', 'fuori', 'allontan', 'lasci'],
          ],
          call: true,
        },
      },
      {
        say: 'ho chiuso e aperto le finestre, è venuto il tecnico del gas e ha chiuso tutto. adesso quanto costa far riparare la caldaia?',
      },
    ],
    answers: {
      'gas|odore|puzza|chius': 'sì ho chiuso e aperto le finestre',
      'anni|marca|modello': 'immergas di 14 anni',
      'error|funzion|problem': 'va ma si spegne spesso',
      'quando|urgen': 'oggi',
    },
    facts: [fact('novara'), fact('gas')],
    jobs: [scopes.boilerRepair],
    band: [180, 480],
    after: [
      {
        say: 'intanto posso accendere la luce per vedere meglio?',
        about: ['no', 'non', 'scintill', 'interruttor', 'evit'],
      },
    ],
  },
]
