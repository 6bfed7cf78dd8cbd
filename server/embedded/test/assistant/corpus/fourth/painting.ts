import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-v01-flat-before-moving-in',
    service: 'tinteggiatura',
    at: 'Ferrara',
    turns: [
      {
        say: 'Buonasera, a gennaio entriamo nella casa nuova e prima dei mobili vorremmo dare il bianco dappertutto, muri e soffitti. Sono 75 mq, muri in buono stato. Zona Ferrara. Quanto può venire?',
      },
    ],
    answers: {
      'lavabil|pittura|traspir': 'bianco normale',
      'mobil|arredat|vuot': 'vuota',
      'stato|crep|muffa': 'in buono stato',
    },
    facts: [fact('75 m²'), fact('ferrara')],
    jobs: [scopes.painting],
    band: [1_450, 2_850],
    once: true,
    after: [{ say: 'e quanto tempo ci vuole più o meno?', about: ['giorn'] }],
  },
  {
    id: 't-v02-nursery',
    service: 'tinteggiatura',
    at: 'Cuneo',
    turns: [{ say: 'arriva il bimbo!! vorremmo imbiancare la cameretta 3x4, pareti e soffitto. cuneo' }],
    answers: {
      'lavabil|pittura|traspir': 'quella che costa meno',
      'color|tinta': 'un verde chiarissimo',
      'stato|crep|muffa': 'è messa bene',
    },
    facts: [fact('cuneo')],
    jobs: [scopes.room],
    band: [250, 720],
  },
  {
    id: 't-v03-six-shutters',
    service: 'tinteggiatura',
    at: 'Lucca',
    turns: [
      {
        say: 'Salve, ho le persiane di legno di sei finestre che il sole ha mangiato, andrebbero riverniciate dello stesso verde. Abito in provincia di Lucca, al piano terra e primo. Che spesa è?',
      },
    ],
    answers: {
      'sverni|stato|scrost': 'solo una carteggiata, non serve portarle a legno',
      'misur|grand|metri|m²': 'normali, circa 120 per 150',
    },
    facts: [fact('6', 'sei'), fact('lucca')],
    jobs: [scopes.woodwork],
    band: [600, 1_400],
  },
  {
    id: 't-v04-own-wallpaper',
    service: 'tinteggiatura',
    at: 'Pescara',
    turns: [
      {
        say: 'ciao la carta da parati ce l ho gia comprata online, cerco solo chi la attacca. 18 mq di parete, muro liscio gia pronto, pescara',
      },
    ],
    answers: {
      'vecchi|togli|già': 'no il muro è pulito, niente da togliere',
      'rasat|lisc|stato': 'già liscio',
    },
    facts: [fact('18 m²'), fact('pescara')],
    jobs: [scopes.wallpaperOn],
    band: [175, 460],
  },
  {
    id: 't-v05-wrong-size',
    service: 'tinteggiatura',
    at: 'Sassari',
    turns: [
      { say: 'devo pitturare casa, 60mq, solo i muri il soffitto no. lavabile xke ho 2 cani. sassari' },
      { say: 'scusa ho detto na cavolata, 60 era quella di prima, questa è 95 mq' },
    ],
    answers: { 'stato|crep|muffa': 'stato discreto', 'mobil|arredat|vuot': 'ci abitiamo' },
    facts: [fact('95 m²'), fact('sassari'), fact('lavabil')],
    wrong: ['60 m²'],
    jobs: [scopes.painting],
    band: [1_450, 3_300],
  },
]
