import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-v01-six-kw',
    service: 'impianto_fotovoltaico',
    at: 'Lecce',
    turns: [
      {
        say: 'Salve, vorrei mettere il fotovoltaico sul tetto piano di casa a Lecce, 6 kW senza batterie. Quanto si spende oggi chiavi in mano?',
      },
    ],
    facts: [fact('6 kw'), fact('lecce')],
    jobs: [scopes.solar],
    band: [7_600, 12_400],
    once: true,
    after: [{ say: 'e qualcosa me lo ridà lo stato?', about: ['detrazion', '50', 'bonus', 'irpef'] }],
  },
  {
    id: 'p-v02-dusty-panels',
    service: 'impianto_fotovoltaico',
    at: 'Cagliari',
    turns: [
      {
        say: 'Ho 16 pannelli pieni di polvere e di cacca di piccione, rendono la metà. Chi me li viene a lavare quanto prende? Tetto basso, Cagliari',
      },
    ],
    facts: [fact('16'), fact('cagliari')],
    jobs: [scopes.panelWash],
    band: [115, 370],
    once: true,
  },
  {
    id: 'p-v03-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Forlì',
    turns: [
      {
        say: "L'impianto ce l'ho dal 2019, sono 5 kW e va bene. Adesso vorrei aggiungere una batteria, pensavo da 10 kWh. Forlì. Quanto?",
      },
    ],
    answers: { inverter: 'non lo so, credo sia ibrido' },
    facts: [fact('10 kwh'), fact('forlì', 'forli')],
    jobs: [scopes.battery],
    band: [6_400, 11_300],
  },
  {
    id: 'p-v04-panels-off-and-on',
    service: 'impianto_fotovoltaico',
    at: 'Campobasso',
    turns: [
      {
        say: 'devo rifare il tetto (il muratore ce l ho gia, non mi serve). a me serve solo chi smonta i pannelli fv e poi li rimette. sono 12... no aspe li ho contati 14. campobasso',
      },
    ],
    facts: [fact('14'), fact('campobasso')],
    wrong: ['12 pannelli', '12 moduli'],
    jobs: [scopes.panelsOff],
    band: [780, 2_150],
  },
]
