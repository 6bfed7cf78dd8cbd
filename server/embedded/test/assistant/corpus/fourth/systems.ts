import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-v01-dual-split',
    service: 'impianti',
    at: 'Modena',
    turns: [
      {
        say: "L'estate scorsa non si dormiva... vorrei un dual split, uno in camera e uno in sala, macchine comprese. Appartamento a Modena al terzo piano con balcone per il motore. Che prezzi ci sono?",
      },
    ],
    facts: [fact('modena')],
    jobs: [scopes.airTwo],
    band: [1_800, 4_050],
    once: true,
  },
  {
    id: 'i-v02-wallbox',
    service: 'impianti',
    at: 'Varese',
    turns: [
      { say: 'Prezzo per una wallbox da 7,4 kW nel box? il contatore è a una decina di metri. Varese' },
    ],
    facts: [fact('varese')],
    jobs: [scopes.wallbox],
    band: [950, 2_350],
    once: true,
  },
  {
    id: 'i-v03-four-sockets',
    service: 'impianti',
    at: 'Messina',
    turns: [
      {
        say: 'buonasera mi servirebbero quattro prese in più, due in salotto dietro la tv e due in camera. casa a messina, impianto a norma. spesa?',
      },
    ],
    answers: { 'tracc|canal|estern|incass|muro': 'sotto traccia' },
    facts: [fact('4', 'quattro'), fact('messina')],
    jobs: [scopes.sockets],
    band: [205, 580],
    once: true,
  },
  {
    id: 'i-v04-video-intercom',
    service: 'impianti',
    at: 'Grosseto',
    turns: [
      {
        say: 'Il citofono gracchia e non si capisce più chi è. Vorrei un videocitofono per la mia villetta, un posto esterno e uno dentro. Grosseto',
      },
    ],
    facts: [fact('grosseto')],
    jobs: [scopes.intercom],
    band: [190, 720],
  },
  {
    id: 'i-v05-oven-trips-breaker',
    service: 'impianti',
    at: 'Parma',
    turns: [
      {
        say: 'ogni volta ke accendo il forno salta il salvavita, con tutto il resto no. niente puzza ne scintille. quanto vuole un elettricista x venire a vedere il guasto? parma',
      },
    ],
    answers: { 'bruci|scintill|odor|puzz': 'no, niente', cald: 'no' },
    facts: [fact('parma')],
    jobs: [scopes.electricFault],
    band: [75, 275],
  },
]
