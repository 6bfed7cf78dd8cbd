import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-u01-empty-flat',
    service: 'tinteggiatura',
    at: 'Bergamo',
    turns: [
      {
        say: "Ciao! Mio figlio va ad abitare nell'appartamento della zia, 80 mq, e prima di portare i mobili vorremmo dare il bianco dappertutto, pareti e soffitti. I muri sono messi bene, pittura normale traspirante. Bergamo città",
      },
    ],
    answers: {
      'mobil|arredat|vuot': 'è vuoto',
      'altezza|soffitt': 'altezza normale 2,70',
      color: 'tutto bianco',
    },
    facts: [fact('80'), fact('bergamo'), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_550, 3_400],
    once: true,
    after: [
      {
        say: 'e se la facciamo lavabile?',
        about: ['€', 'euro', 'di più', 'cost', 'prezzo', 'acrilic', 'macchi', 'più car'],
      },
      {
        say: 'quanto ci mettete?',
        about: ['giorn', 'settiman', 'lavorativ', 'durata'],
      },
    ],
  },
  {
    id: 't-u02-baby-room',
    service: 'tinteggiatura',
    at: 'Foggia',
    turns: [
      {
        say: 'aspettiamo una bimba a marzo 😍 e vorremmo pitturare la cameretta, 12 metri quadri, pareti verde salvia e il soffitto bianco.. siamo a Foggia, la stanza è vuota',
      },
    ],
    answers: { 'stato|muri|crep|muffa': 'muri buoni', altezza: '2,80' },
    facts: [fact('12'), fact('foggia'), fact('verde', 'salvia')],
    jobs: [scopes.room],
    band: [235, 750],
    once: true,
    after: [
      {
        say: 'dopo quanto ci si può dormire?',
        about: ['ore', 'giorn', 'asciu', 'aria', 'arieggi', 'voc', 'acqua', 'odor'],
      },
    ],
  },
  {
    id: 't-u03-mouldy-wall',
    service: 'tinteggiatura',
    at: 'Cuneo',
    turns: [
      {
        say: 'Buongiorno dietro larmadio della camera abbiamo trovato la parete a nord piena di muffa nera, è 3 metri x 2,70. Vorremmo toglierla e trattare il muro, solo quella parete. Cuneo',
      },
    ],
    answers: {
      'perdit|tubi|infiltraz': 'no è condensa',
      'ogni inverno|torna|prima volta': 'torna tutti gli anni',
      'resto|stanza': 'solo la parete',
    },
    facts: [fact('3', '8'), fact('cuneo')],
    jobs: [scopes.mould],
    band: [175, 430],
    once: true,
    after: [
      {
        say: 'ma poi ritorna?',
        about: [
          'causa',
          'condens',
          'umidit',
          'ponte termico',
          'ventil',
          'isol',
          'arieggi',
          'aria',
          'cappotto',
        ],
      },
    ],
  },
  {
    id: 't-u04-green-shutters',
    service: 'tinteggiatura',
    at: 'Lucca',
    turns: [
      {
        say: 'Salve dobbiamo riverniciare le persiane di legno di 6 finestre, sono un po scolorite ma sane, sempre verde. Casa al piano terra e primo piano a Lucca',
      },
    ],
    answers: {
      'sverniciat|vecchia vernice|scrost': 'basta una carteggiata',
      'piano|ponteg|scala': 'si smontano',
      'misur|grand': 'finestre normali 120x140',
    },
    facts: [fact('6', 'sei'), fact('lucca'), fact('persian')],
    wrong: ['persiane nuove'],
    jobs: [scopes.woodwork],
    band: [680, 1_450],
    once: true,
    after: [
      {
        say: 'quante mani date?',
        about: ['due', '2', 'fondo', 'impregn', 'smalto', 'carteggi', 'strat'],
      },
    ],
  },
]
