import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-s01-small-and-south',
    service: 'impianto_fotovoltaico',
    at: 'Agrigento',
    turns: [
      {
        say: 'buonasera, pannelli x la corrente sul tetto a falda verso sud, tre kilowatt, senza accumulo. Agrigento',
      },
    ],
    facts: [fact('3 kw'), fact('agrigento')],
    jobs: [scopes.solar],
    band: [4_000, 7_900],
    after: [{ say: 'in un anno quanta me ne fa?', about: ['kwh', 'produ'] }],
  },
  {
    id: 'p-s02-six-and-ten',
    service: 'impianto_fotovoltaico',
    at: 'Oristano',
    turns: [
      {
        say: '6kw + accumulo da 10, villetta un piano tetto tegole. Oristano',
      },
      { say: 'ma di bolletta quanto calo?', about: ['kwh', 'consum', 'autoconsum', 'produ', 'risparm'] },
    ],
    facts: [fact('6 kw'), fact('10 kwh'), fact('oristano')],
    jobs: [scopes.solar],
    band: [12_500, 22_500],
    after: [
      {
        say: 'se va via la luce in paese io ce l’ho?',
        about: ['backup', 'blackout', 'black-out', 'emergenz', 'rete'],
      },
    ],
  },
  {
    id: 'p-s03-store-for-old-plant',
    service: 'impianto_fotovoltaico',
    at: 'Macerata',
    turns: [
      {
        say: "ho già 4,5 kw sul tetto dal 2019 e funzionano. voglio solo metterci l'accumulo, da 5 kwh. Macerata",
      },
    ],
    facts: [fact('5 kwh'), fact('macerata')],
    jobs: [scopes.battery],
    band: [3_100, 7_200],
  },
  {
    id: 'p-s04-desert-sand',
    service: 'impianto_fotovoltaico',
    at: 'Ragusa',
    turns: [
      {
        say: '18 pannelli pieni di sabbia rossa dello scirocco e cacca di piccione 😅 solo lavarli, ci si arriva dal terrazzo. Ragusa',
      },
    ],
    facts: [fact('18'), fact('ragusa')],
    wrong: ['18 kw'],
    jobs: [scopes.panelWash],
    band: [100, 340],
  },
  {
    id: 'p-s05-off-and-on-again',
    service: 'impianto_fotovoltaico',
    at: 'Avellino',
    turns: [
      {
        say: 'mio cognato impresario mi rifà il tetto, quindi serve chi toglie i 12 pannelli e poi li rimette. il tetto lo fa lui ripeto. Avellino',
      },
    ],
    facts: [fact('12'), fact('avellino')],
    wrong: ['12 kw'],
    jobs: [scopes.panelsOff],
    band: [640, 1_800],
  },
  {
    id: 'p-s06-room-for-more',
    service: 'impianto_fotovoltaico',
    at: 'Crotone',
    turns: [
      {
        say: "adesso ho 3 kw, con l'auto elettrica non bastano più. vorrei aggiungerne altri 3, lo spazio ce n'è. Crotone",
      },
    ],
    facts: [fact('3 kw'), fact('crotone')],
    jobs: [scopes.morePanels],
    band: [3_600, 7_400],
  },
  {
    id: 'p-s07-rented-with-railing',
    service: 'impianto_fotovoltaico',
    at: 'Milano',
    turns: [
      {
        say: 'sto in affitto, voglio quei due pannelli da appendere alla ringhiera che si attaccano con la spina. quanto? Milano',
      },
    ],
    facts: [fact('milano')],
    jobs: [scopes.balconySolar],
    band: [470, 1_600],
    after: [
      {
        say: 'devo chiederlo a qualcuno nel palazzo?',
        about: ['amministr', 'condomin', 'regolament', 'decor', 'proprietar', 'assemble'],
      },
    ],
  },
  {
    id: 'p-s08-ten-on-the-flat',
    service: 'impianto_fotovoltaico',
    at: 'Lecce',
    turns: [
      { say: 'siamo in sei, tutto elettrico. impianto da 8 kw sul tetto piano a Lecce, no batteria' },
      { say: 'anzi facciamo 10 kw trifase, la batteria resta no' },
    ],
    facts: [fact('10 kw'), fact('lecce')],
    wrong: ['8 kw'],
    jobs: [scopes.solar],
    band: [11_500, 23_000],
  },
]
