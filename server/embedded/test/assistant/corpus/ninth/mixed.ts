import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-v01-nets-in-painting',
    service: 'tinteggiatura',
    at: 'Comacchio',
    turns: [{ say: 'fate pure zanzariere? 4 a rullo per finestre normali, comacchio' }],
    facts: [fact('comacchio')],
    jobs: [scopes.nets],
    band: [350, 900], // 4 × 120–165 × 1,1 = 530–726
    once: true,
  },
  {
    id: 'm-v02-service-in-solar',
    service: 'impianto_fotovoltaico',
    at: 'Lodi',
    turns: [{ say: 'revisione della caldaia con bollino a lodi grazie' }],
    facts: [fact('lodi')],
    jobs: [scopes.boilerService],
    band: [70, 175], // 107 × 1,1 = 118
    once: true,
  },
  {
    id: 'm-v03-tap-in-windows',
    service: 'serramenti',
    at: 'Barletta',
    turns: [{ say: 'il rubinetto della cucina gocciola va cambiato con uno nuovo, barletta' }],
    facts: [fact('barletta')],
    jobs: [scopes.tap],
    band: [125, 330], // 200 × 1,1 = 220
    once: true,
  },
  {
    id: 'm-v04-wallbox-and-solar',
    service: 'impianti',
    at: 'Carpi',
    turns: [
      {
        say: 'fotovoltaico da 6 kw senza batteria e in più la wallbox in garage a 5 metri dal quadro, villetta a carpi',
      },
    ],
    facts: [fact('wallbox'), fact('carpi')],
    jobs: [scopes.solar, scopes.wallbox],
    band: [7_400, 16_000], // 10.000 + 1.540 = 11.500
    once: true,
  },
  {
    id: 'm-v05-door-and-grilles',
    service: 'serramenti',
    at: 'Acireale',
    turns: [{ say: 'porta blindata classe 3 e due grate fisse 100x120 per le finestre, acireale' }],
    facts: [fact('blindat'), fact('acireale')],
    jobs: [scopes.securityDoor, scopes.grilles],
    band: [1_800, 4_300], // 2.260 + 2,4 × 225–305 × 1,1 = 2.860–3.070
    once: true,
  },
  {
    id: 'm-v06-pool',
    service: 'ristrutturazione',
    at: 'Alghero',
    turns: [{ say: 'voglio una piscina interrata 8x4 in giardino ad alghero' }],
    facts: [fact('alghero')],
    jobs: [],
    once: true,
  },
  {
    id: 'm-v07-lift',
    service: 'impianti',
    at: 'Varese',
    turns: [{ say: 'montascale per mia suocera due rampe a varese lo fate?' }],
    facts: [fact('varese')],
    jobs: [],
    once: true,
  },
  {
    id: 'm-v08-gutters-in-boiler',
    service: 'caldaia',
    at: 'Tolmezzo',
    turns: [{ say: 'grondaie piene di foglie da pulire, casa a due piani a tolmezzo' }],
    facts: [fact('tolmezzo')],
    jobs: [scopes.gutterCleaning],
    band: [180, 520], // 300 × 1,1 = 330
    once: true,
  },
]
