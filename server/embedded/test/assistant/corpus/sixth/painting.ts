import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-x01-flat-empty',
    service: 'tinteggiatura',
    at: 'Lecco',
    turns: [
      {
        say: 'Salve, appartamento di 75 mq vuoto a Lecco, da imbiancare pareti e soffitti, bianco normale traspirante, i muri sono in buono stato. Prezzo?',
      },
    ],
    facts: [fact('75'), fact('lecco'), fact('vuot')],
    jobs: [scopes.painting],
    band: [1_400, 2_600],
    once: true,
    after: [
      { say: 'la pittura è inclusa o la devo comprare io?', about: ['compres', 'material'] },
      { say: 'in quanto tempo finite?', about: ['giorn', 'settiman'] },
    ],
  },
  {
    id: 't-x02-only-ceilings',
    service: 'tinteggiatura',
    at: 'Viterbo',
    turns: [
      {
        say: 'a me servono solo i soffitti, 60 mq in tutto, i muri li ho già fatti io. casa abitata coi mobili. viterbo',
      },
    ],
    facts: [fact('60'), fact('viterbo'), fact('soffitt')],
    jobs: [scopes.ceilings],
    band: [380, 850],
    once: true,
  },
  {
    id: 't-x03-mould-corner',
    service: 'tinteggiatura',
    at: 'Biella',
    turns: [
      {
        say: "C'è la muffa dietro l'armadio in camera, l'abbiamo già tolta con la candeggina ma ogni inverno torna. Sarà una parete, diciamo 10 mq. Biella",
      },
    ],
    facts: [fact('10'), fact('biella'), fact('muff')],
    jobs: [scopes.mould],
    band: [195, 440],
    once: true,
    after: [
      {
        say: 'ma poi torna di nuovo?',
        about: ['causa', 'condens', 'isola', 'ventil', 'ponte termico', 'arieggia'],
      },
    ],
  },
  {
    id: 't-x04-messy-two-rooms',
    service: 'tinteggiatura',
    at: 'Taranto',
    turns: [
      {
        say: 'devo pittare 2 stanze na camera 4x4 e il salone 5x4 senza toccà i soffitti, i mobili ce stanno ma li sposto io cn mio cognato, taranto, muri boni',
      },
    ],
    answers: { 'lavabil|traspir|pittura': 'normale', 'altezz|alti': 'normali' },
    facts: [fact('taranto')],
    wrong: ['pareti e soffitti'],
    jobs: [['parete', 'pareti', 'stanz', 'camer', 'tintegg', 'imbianc']],
    band: [430, 1_250],
  },
  {
    id: 't-x05-washable-correction',
    service: 'tinteggiatura',
    at: 'Modena',
    turns: [
      {
        say: 'Vorrei un prezzo per tinteggiare casa, 90 mq, Modena, pareti e soffitti, pittura lavabile. I muri sono ok e la casa è arredata',
      },
      { say: 'scusa ho sbagliato, 90 è con il garage, la casa è 70' },
    ],
    facts: [fact('70'), fact('modena'), fact('lavabil')],
    wrong: ['90 m²'],
    jobs: [scopes.painting],
    band: [1_850, 3_650],
  },
  {
    id: 't-x06-balcony-railing',
    service: 'tinteggiatura',
    at: 'Sondrio',
    turns: [
      {
        say: 'Ringhiera del balcone in ferro da riverniciare, è lunga 5 metri ed alta uno, un po di ruggine. Sondrio',
      },
    ],
    facts: [fact('5'), fact('sondrio')],
    jobs: [scopes.ironwork],
    band: [160, 420],
    once: true,
  },
]
