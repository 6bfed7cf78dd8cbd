import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // 14 + 9 + 20 = 43 m² → circa 150 m² di superficie × 6,75 × 1,10 × 0,904 = 1.010
    id: 'np1-three-rooms-iglesias',
    service: 'tinteggiatura',
    at: 'Iglesias',
    turns: [
      {
        say: 'Ajò allora devo pitturare camera 4x3,5 cameretta 3x3 e sala 5x4, muri e soffitti tutto bianco normale, muri a posto solo i buchi dei quadri. cucina e bagno NO che li ho già fatti',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'iglesias, sardegna',
      'mq|m²|metri|superfic|grand': 'camera 14, cameretta 9 e sala 20',
      'altezza|alti|soffitt': 'alte 2,70, soffitti compresi',
      'lavabil|traspir|pittura|tipo|prodotto': 'traspirante bianca normale',
      'mobil|arredat|vuot': 'casa arredata ma i mobili li sposto io',
      'muffa|crep|stato|rovinat|condizion': 'muri sani, solo buchini',
      'colore|tint': 'tutto bianco',
      'quando|tempi': 'a maggio',
    },
    facts: [fact('iglesias'), fact('sala'), fact('cameretta'), fact('bianc')],
    jobs: [scopes.room],
    band: [550, 1_550],
    after: [
      {
        say: 'i buchi dei quadri li tappate o lo devo fare io prima?',
        about: ['stucc', 'compres', 'fori', 'inclus'],
      },
      {
        say: 'per dormirci quanto bisogna aspettare?',
        about: ['ore', 'ora', 'giorn', 'asciug', 'arieggi', 'nott', 'odor', '24', '48', 'professionista'],
      },
    ],
  },
  {
    // 4 × 2,70 = 10,8 m² × 26,5 × 1,10 × 1,02 = 320
    id: 'np2-mould-corrected-casalpusterlengo',
    service: 'tinteggiatura',
    at: 'Casalpusterlengo',
    turns: [
      { say: 'ho la muffa in un angolo della camera dietro l armadio, i soliti puntini neri' },
      {
        say: 'scusa ho spostato l armadio adesso... altro che angolo, è tutta la parete, 4 metri per 2,70. solo quella però, il resto della stanza non lo tocco',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'casalpusterlengo lodi',
      'mq|m²|metri|superfic|grand|quant': 'tutta la parete 4 per 2,70',
      'torna|inverno|ogni|prima volta': 'torna ogni inverno',
      'perdit|infiltr|tub|caus': 'non ci passano tubi, è un muro verso l esterno',
      'intonac|stacc|scrost|rovinat': 'intonaco sano, è solo nero in superficie',
      'resto|altre|ridipin|soffitt': 'no, solo quella parete',
      'quando|tempi': 'appena si può',
    },
    facts: [fact('casalpusterlengo'), fact('4', '10,8', '11', '2,70')],
    wrong: ['angolo'],
    jobs: [scopes.mould],
    band: [175, 500],
    after: [
      {
        say: 'e se tra un anno sono punto e a capo?',
        about: ['caus', 'isol', 'ponte', 'ventil', 'arieggi', 'umid', 'condens', 'cappotto', 'garanz'],
      },
    ],
  },
  {
    // 28 m² × 33 × 1,10 × 1,025 = 1.040
    id: 'np3-parquet-asked-of-painter-adria',
    service: 'tinteggiatura',
    at: 'Adria',
    turns: [
      {
        say: 'non so se sei quello giusto, il pittore lo avevo già. a me servirebbe qualcuno per lamare e riverniciare il parquet del salotto, 28 mq, rovere incollato con i graffi del cane (bestia di 40 kg). Adria, stanza vuota, listelli tutti sani',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'adria (ro)',
      'mq|m²|metri|superfic|grand': '28 mq',
      'tipo|legno|spessor|massell|prefinit': 'rovere massello incollato',
      'listell|rott|stacc|rovinat': 'nessun listello da cambiare',
      'mobil|vuot|arredat': 'vuoto',
      'vernic|olio|finitur|opac': 'vernice opaca',
      'paret|mur|tint': 'no i muri no, solo il pavimento',
      'quando|tempi': 'il mese prossimo',
    },
    facts: [fact('adria'), fact('28'), fact('parquet')],
    jobs: [scopes.sanding],
    band: [570, 1_520],
    once: true,
    after: [
      {
        say: 'si sporca tanto? nelle altre stanze ci viviamo',
        about: ['aspir', 'polver', 'teli', 'chius', 'porte', 'protez', 'sigill', 'professionista'],
      },
    ],
  },
]
