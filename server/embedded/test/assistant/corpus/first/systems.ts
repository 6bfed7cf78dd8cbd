import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-f01-step',
    service: 'impianti',
    at: 'Terni',
    turns: [{ say: 'impianto elettrico da rifare' }],
    answers: {
      'grand|m²|metri|superficie': '95 mq',
      'livello|base|standard|domotic': 'standard',
      'abitat|vuot|arred|muri|tracc': 'casa vuota',
    },
    facts: [fact('95 m²'), fact('terni')],
    jobs: [scopes.electric],
    band: [6_000, 13_000],
    after: [
      { say: 'ma la certificazione è inclusa?', about: ['dichiarazion', 'conformit', 'compres'] },
      { say: 'solo la manodopera quanto sarebbe?', about: ['€', '%'] },
    ],
  },
  {
    id: 'i-f02-both',
    service: 'impianti',
    at: 'Mentana',
    turns: [
      {
        say: 'impianto elettrico e idraulico tutti e due da rifare nuovi, appartamento 72 mq un bagno, Mentana',
      },
    ],
    facts: [fact('72 m²'), fact('mentana')],
    jobs: [scopes.electric, scopes.plumbing],
    band: [6_300, 14_000],
  },
  {
    id: 'i-f03-wallbox-gate',
    service: 'impianti',
    at: 'Cernusco sul Naviglio',
    turns: [
      {
        say: 'wallbox nel box a 15 metri dal contatore + automatizzare cancello scorrevole, Cernusco sul Naviglio',
      },
    ],
    facts: [fact('15 m'), fact('scorrevol'), fact('cernusco')],
    jobs: [scopes.wallbox, scopes.gate],
    band: [2_000, 5_700],
    after: [
      { say: 'serve aumentare i kw del contatore?', about: ['potenza', 'fornitor', 'carico', 'gestione'] },
    ],
  },
  {
    id: 'i-f04-dual',
    service: 'impianti',
    at: 'Pescara',
    turns: [
      { say: 'condizionatore con due split, salotto e camera, macchine comprese, Pescara porta nuova' },
    ],
    answers: { 'predispos|tub|distanz': 'non c è la predisposizione' },
    facts: [fact('pescara'), fact('due split', 'dual', ['2', 'split'], ['2', 'unita'])],
    jobs: [scopes.airTwo],
    band: [1_600, 4_300],
    after: [
      { say: 'se le macchine le compro io su amazon?', about: ['€'] },
      { say: 'ho diritto a qualche bonus?', about: ['50', '36', 'detrazion', 'conto termico'] },
    ],
  },
  {
    id: 'i-f05-sparks',
    service: 'impianti',
    at: 'Sora',
    turns: [{ say: 'la presa della lavatrice fa scintille e puzza di bruciato', safety: safety.sparks }],
  },
  {
    id: 'i-f06-sockets',
    service: 'impianti',
    at: 'Asti',
    turns: [{ say: 'aggiungere 4 prese in salotto e 2 punti luce, asti' }],
    facts: [fact('6 punti', ['4', 'pres'], ['6', 'punt']), fact('asti')],
    jobs: [scopes.sockets],
    band: [330, 1_000],
  },
  {
    id: 'i-f07-floor-heating',
    service: 'impianti',
    at: 'Castelfranco Emilia',
    once: true,
    turns: [
      {
        say: 'Riscaldamento a pavimento solo impianto, 115 mq, casa nuova con massetto ancora da fare, Castelfranco Emilia',
      },
    ],
    facts: [fact('115 m²'), fact('castelfranco emilia')],
    jobs: [scopes.floorHeating],
    band: [8_000, 19_500],
    after: [
      { say: 'massetto e pavimento sono nel prezzo?', about: ['esclus', 'non compres', 'a parte', 'fuori'] },
    ],
  },
  {
    id: 'i-f08-lights-out',
    service: 'impianti',
    at: 'Alatri',
    turns: [{ say: 'mi salta il salvavita ogni volta che accendo il forno, chi chiamo?' }],
    jobs: [[...scopes.electricFault]],
    band: [70, 320],
  },
  {
    id: 'i-f09-home-automation',
    service: 'impianti',
    at: 'Como',
    turns: [
      { say: 'progetto di domotica completo KNX per villa di 400 mq con scenari, audio e irrigazione' },
    ],
    facts: [fact('domotic', 'knx'), fact('400 m²')],
    jobs: [],
  },
  {
    id: 'i-f10-ac-clean',
    service: 'impianti',
    at: 'Barletta',
    turns: [{ say: 'pulizia di 3 condizionatori che puzzano, barletta' }],
    facts: [fact(['3', 'split'], ['3', 'climatizz'], ['3', 'condizion'], ['3', 'unita']), fact('barletta')],
    jobs: [scopes.airService],
    band: [110, 330],
  },
  {
    id: 'i-f11-other-service',
    service: 'impianti',
    at: 'Tradate',
    turns: [
      {
        say: 'ciao, in realtà mi servirebbe cambiare la caldaia da 24 kw, non trovavo dove scrivere. Tradate',
      },
    ],
    facts: [fact('tradate'), fact('24 kw', '24-25')],
    jobs: [scopes.boiler],
    band: [1_900, 4_000],
  },
  {
    id: 'i-f12-shock-then-price',
    service: 'impianti',
    at: 'Fermo',
    turns: [
      {
        say: 'ho preso la scossa toccando la lavatrice, ho ancora il braccio che formicola',
        safety: safety.shock,
      },
    ],
  },
]
