import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-x01-six-with-battery',
    service: 'impianto_fotovoltaico',
    at: 'Lecce',
    turns: [
      {
        say: 'Buongiorno vorrei un fotovoltaico da 6 kW con accumulo da 10 kWh, tetto piano, casa singola a Lecce. Spendo 160 euro al mese di luce.',
      },
    ],
    facts: [fact('6'), fact('10'), fact('lecce')],
    jobs: [scopes.solar],
    band: [13_000, 22_000],
    once: true,
    after: [
      { say: 'in quanti anni si ripaga?', about: ['risparm', 'rientr', 'produ', 'consum', 'bolletta'] },
      { say: 'iva?', about: ['10 %', '10%'] },
    ],
  },
  {
    id: 'p-x02-three-no-battery',
    service: 'impianto_fotovoltaico',
    at: 'Fermo',
    turns: [{ say: '3 kw senza batteria tetto a falda a sud. fermo marche' }],
    facts: [fact('3'), fact('fermo')],
    jobs: [scopes.solar],
    band: [4_500, 7_700],
    once: true,
    after: [{ say: 'quanta corrente mi fa in un anno?', about: ['kwh', 'produ'] }],
  },
  {
    id: 'p-x03-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Mantova',
    turns: [
      {
        say: 'Ho già i pannelli dal 2021, 4,5 kW, mi piacerebbe aggiungere solo la batteria, pensavo a 10 kWh. Mantova',
      },
    ],
    facts: [fact('10'), fact('mantova')],
    jobs: [scopes.battery],
    band: [6_700, 12_600],
    once: true,
  },
  {
    id: 'p-x04-dirty-panels',
    service: 'impianto_fotovoltaico',
    at: 'Grosseto',
    turns: [
      {
        say: 'pannelli sporki di sabbia e cacche di piccione, sono 12, si fanno lavare? quanto, Grosseto. nn devo installarne altri',
      },
    ],
    facts: [fact('12'), fact('grosseto')],
    jobs: [scopes.panelWash],
    band: [120, 345],
    once: true,
  },
]
