import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

const days = ['giorn', 'ore', 'ora', 'settiman', 'mezza', 'lavorativ']

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-v01-electric-90',
    service: 'impianti',
    at: 'Viterbo',
    turns: [
      { say: 'impianto elettrico da rifare tutto, casa di 90 mq vuota a viterbo, fili ancora di stoffa..' },
    ],
    facts: [fact('90'), fact('viterbo')],
    jobs: [scopes.electric],
    band: [5_300, 12_000], // 90 × 85 × 1,1 = 8.400
    once: true,
    after: [{ say: 'quanto dura il lavoro?', about: days }],
  },
  {
    id: 'i-v02-mono',
    service: 'impianti',
    at: 'Matera',
    turns: [{ say: 'condizionatore in camera da letto uno solo con macchina e montaggio, matera' }],
    answers: { 'metri|distan|unità': 'il balcone è dietro al muro' },
    facts: [fact('matera')],
    jobs: [scopes.airOne],
    band: [850, 2_000], // 1.225 × 1,15 = 1.410
    once: true,
  },
  {
    id: 'i-v03-dual',
    service: 'impianti',
    at: 'Mirandola',
    turns: [{ say: 'vorrei il clima' }],
    answers: {
      'stanz|quant|split|ambient|local': 'due: salotto e camera',
      'comune|citt|dove|cap': 'mirandola',
      'macchin|predispos': 'le macchine mettetele voi, niente predisposizione',
      quando: 'prima di giugno',
    },
    facts: [fact('mirandola')],
    jobs: [scopes.airTwo],
    band: [1_750, 4_000], // 2.450 × 1,15 = 2.820
    after: [
      {
        say: 'e si può detrarre?',
        about: ['50', '36', 'bonus', 'irpef', 'caf', 'commercialista', 'agevol', 'ecobonus'],
      },
    ],
  },
  {
    id: 'i-v04-sockets',
    service: 'impianti',
    at: 'Tortona',
    turns: [{ say: 'mi servono cinque prese in più, tre in cucina e due in sala. tortona' }],
    facts: [fact('tortona')],
    jobs: [scopes.sockets],
    band: [320, 780], // 5 × 95 × 1,1 = 520
    once: true,
  },
  {
    id: 'i-v05-wallbox',
    service: 'impianti',
    at: 'Pordenone',
    turns: [{ say: 'colonnina 7,4 kw nel box, dal contatore saranno 8 metri. pordenone' }],
    facts: [fact('pordenone')],
    jobs: [scopes.wallbox],
    band: [1_000, 2_300], // 1.400 × 1,1 = 1.540
    once: true,
  },
  {
    id: 'i-v06-board',
    service: 'impianti',
    at: 'Crotone',
    turns: [{ say: 'quadro elettrico vecchio senza salvavita da cambiare intero, appartamento a crotone' }],
    facts: [fact('quadro'), fact('crotone')],
    jobs: [scopes.board],
    band: [530, 1_350], // 825 × 1,1 = 907
    once: true,
  },
  {
    id: 'i-v07-gate',
    service: 'impianti',
    at: 'Legnago',
    turns: [{ say: 'motore per cancello a due ante battente che ho già, legnago' }],
    facts: [fact('legnago')],
    jobs: [scopes.gate],
    band: [1_250, 3_000], // 1.950 × 1,1 = 2.145
    once: true,
  },
  {
    id: 'i-v08-recharge',
    service: 'impianti',
    at: 'Latina',
    turns: [
      { say: 'il condizionatore nn fa piu freddo, credo sia scarico di gas. è uno split solo, latina' },
    ],
    facts: [fact('latina')],
    jobs: [scopes.airService],
    band: [90, 280], // 110–220 × 1,1 = 180
    once: true,
  },
  {
    id: 'i-v09-radiators',
    service: 'impianti',
    at: 'Avezzano',
    turns: [
      {
        say: 'impianto a termosifoni nuovo completo, tubi e radiatori, senza caldaia che ce l ho. 100 mq avezzano',
      },
    ],
    facts: [fact('100'), fact('avezzano')],
    jobs: [scopes.heating],
    band: [4_800, 11_000], // 100 × 70 × 1,1 = 7.700
    once: true,
  },
  {
    id: 'i-v10-intercom',
    service: 'impianti',
    at: 'Massa',
    turns: [{ say: 'videocitofono per villetta a massa i fili ci sono già' }],
    facts: [fact('citofono'), fact('massa')],
    jobs: [scopes.intercom],
    band: [270, 690], // 390–450 × 1,13 = 440–510
    once: true,
  },
  {
    id: 'i-v11-alarm',
    service: 'impianti',
    at: 'Nola',
    turns: [{ say: 'antifurto senza fili per appartamento 80 mq a nola niente telecamere' }],
    facts: [fact('nola')],
    jobs: [scopes.alarm],
    band: [950, 2_600], // 1.300–1.850 × 1,15 = 1.500–2.130
    once: true,
  },
  {
    id: 'i-v12-well',
    service: 'impianti',
    at: 'Noto',
    turns: [{ say: 'dovrei scavare un pozzo artesiano in campagna a noto' }],
    facts: [fact('noto')],
    jobs: [],
    once: true,
  },
]
