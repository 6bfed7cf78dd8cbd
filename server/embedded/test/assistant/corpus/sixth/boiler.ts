import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-x01-two-bathrooms',
    service: 'caldaia',
    at: 'Pavia',
    turns: [
      {
        say: 'Devo sostituire la caldaia, ha 20 anni. Abbiamo due bagni e siamo in cinque, ci hanno detto di prenderla da 30 kW a condensazione. Casa singola a Pavia.',
      },
    ],
    answers: { 'canna|fumi|scaric': 'lo scarico resta quello che c è' },
    facts: [fact('30'), fact('pavia')],
    jobs: [scopes.boiler],
    band: [2_500, 4_400],
    once: true,
    after: [
      {
        say: 'ci sono detrazioni quest anno?',
        about: ['bonus', 'nessuna', 'fossil', 'non spetta', 'non danno', 'non c’è', 'conto termico'],
      },
      { say: 'e quanta iva ci pago?', about: ['10 %', '10%', '22 %', '22%'] },
    ],
  },
  {
    id: 'c-x02-boiler-check',
    service: 'caldaia',
    at: 'Perugia',
    turns: [{ say: 'manutenzione annuale caldaia + analisi fumi, perugia' }],
    facts: [fact('perugia')],
    jobs: [scopes.boilerService],
    band: [80, 180],
    once: true,
  },
  {
    id: 'c-x03-pellet-stove',
    service: 'caldaia',
    at: 'Belluno',
    turns: [
      {
        say: 'Vorremmo mettere una stufa a pellet in soggiorno, con la canna fumaria che esce dal tetto. Quanto si spende a Belluno?',
      },
    ],
    facts: [fact('pellet')],
    jobs: [],
  },
  {
    id: 'c-x04-radiator-drips',
    service: 'caldaia',
    at: 'Rimini',
    turns: [
      {
        say: 'il termosifone della cameretta è tutto arrugginito e lo voglio cambiare con uno nuovo uguale, gli attacchi ci sono già. anzi no scusa sono due, anche quello del corridoio. rimini',
      },
    ],
    facts: [fact('2', 'due'), fact('rimini')],
    jobs: [scopes.radiator],
    band: [550, 1_250],
    once: true,
  },
  {
    id: 'c-x05-heat-pump',
    service: 'caldaia',
    at: 'Asti',
    turns: [
      {
        say: 'vorrei levare il gas, quindi via la caldaia e al suo posto pompa di calore aria acqua da 8 kw. la casa è di 120 mq coibentata nel 2019, riscaldamento a pavimento già presente. Asti',
      },
    ],
    facts: [fact('8'), fact('asti')],
    jobs: [scopes.heatPump],
    band: [7_800, 13_500],
    once: true,
    after: [{ say: 'col conto termico quanto recupero?', about: ['65', 'gse', '15.000'] }],
  },
]
