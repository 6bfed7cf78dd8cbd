import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-u01-off-and-on-again',
    service: 'impianto_fotovoltaico',
    at: 'Schio',
    turns: [
      {
        say: 'devo rifare il tetto (ci pensa mio cognato che è del mestiere) e ho su 16 pannelli. mi serve solo chi li tira giù e poi li rimonta. Schio VI',
      },
    ],
    facts: [fact('16'), fact('schio')],
    jobs: [scopes.panelsOff],
    band: [900, 2_600],
  },
  {
    id: 'p-u02-three-to-five',
    service: 'impianto_fotovoltaico',
    at: 'Gallarate',
    turns: [
      {
        say: 'ho già un 3 kw del 2019 che va bene, lo vorrei portare a 5 perchè abbiamo preso il piano a induzione. spazio sul tetto ce n’è. Gallarate',
      },
    ],
    answers: { inverter: 'non so se regge', 'batteri|accum': 'no' },
    facts: [fact('2 kw', '2 kwp', ['2', 'kw']), fact('gallarate')],
    jobs: [scopes.morePanels],
    band: [2_300, 5_200],
  },
  {
    id: 'p-u03-six-kilowatts',
    service: 'impianto_fotovoltaico',
    at: 'Altamura',
    once: true,
    turns: [
      {
        say: 'buongiorno vorrei sapere costo fotovoltaico 6 kw senza batteria villetta Altamura tetto a falda rivolto a sud due piani',
      },
    ],
    answers: { 'consum|bollett': '4000 kwh', tetto: 'a falda' },
    facts: [
      fact('6 kw', '6 kwp'),
      fact('altamura'),
      fact('senza batteria', 'senza accumulo', ['batteri', 'no'], ['batteri', 'senza']),
    ],
    jobs: [scopes.solar],
    band: [7_600, 12_600],
    after: [
      {
        say: 'in quanti anni mi rientra la spesa?',
        about: [
          ['anni', '6'],
          ['anni', '7'],
          ['anni', '8'],
          'consum',
          'bolletta',
          'autoconsum',
          'risparm',
          'produ',
        ],
      },
      {
        say: 'i pannelli poi vanno curati? che ci devo fare',
        about: ['puli', 'lava', 'controll', 'manutenz'],
      },
      {
        say: 'e se ne grandina una come l’anno scorso?',
        about: ['vetro', 'assicur', 'garanz', 'resist', 'professionist', 'certific'],
      },
    ],
  },
  {
    id: 'p-u04-storage-later',
    service: 'impianto_fotovoltaico',
    at: 'Carpi',
    turns: [
      {
        say: 'ho i pannelli dal 2016, 4,5kw. vorrei aggiungerci un accumulo da 10 kWh. Carpi',
      },
    ],
    answers: { 'incentiv|conto energia': 'no, scambio sul posto', inverter: 'originale, funziona' },
    facts: [fact('10 kwh'), fact('carpi')],
    jobs: [scopes.battery],
    band: [5_600, 13_000],
    after: [
      {
        say: 'l’inverter che ho lo devo buttare?',
        about: ['ibrid', 'proprio', 'compatib', 'tenere', 'tieni', 'resta', 'cambia', 'nuovo'],
      },
      {
        say: 'se va via la luce in paese la casa resta accesa?',
        about: ['backup', 'quadro', 'emergenz', 'blackout', 'soccorr', 'professionist'],
      },
      { say: 'l’iva a quanto sta?', about: ['10 %', '10%', '22 %'] },
    ],
  },
  {
    id: 'p-u05-balcony-of-a-tenant',
    service: 'impianto_fotovoltaico',
    at: 'Seregno',
    turns: [
      {
        say: 'sono in affitto a Seregno, mi interessa quel kit da appendere alla ringhiera con la spina, 800 watt. balcone a sud al 2o piano',
      },
    ],
    facts: [fact('seregno'), fact('800', '0,8')],
    jobs: [scopes.balconySolar],
    band: [450, 1_600],
    after: [
      {
        say: 'devo chiedere a qualcuno prima?',
        about: ['comunicaz', 'distributor', 'condomin', 'amministrator', 'proprietar', 'decoro'],
      },
      {
        say: 'lo monto io, mi serve per forza l’elettricista?',
        about: ['presa', 'montagg', '€', 'spina', 'dedicat', 'installator'],
      },
    ],
  },
]
