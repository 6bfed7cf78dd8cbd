import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-w01-big-family-ten',
    service: 'impianto_fotovoltaico',
    at: 'Brescia',
    turns: [
      {
        say: 'Siamo in sei con pompa di calore e piano a induzione, il consulente ci ha detto 10 kW. Senza accumulo per adesso. Tetto a falda in tegole, casa singola due piani a Brescia.',
      },
    ],
    facts: [fact('10'), fact('brescia')],
    jobs: [scopes.solar],
    band: [12_900, 22_000],
    once: true,
    after: [
      {
        say: 'serve il permesso del comune?',
        about: ['edilizia libera', 'comunicaz', 'vincol', 'centro storico', 'liber'],
      },
      { say: 'i pannelli quanto durano?', about: ['anni', 'garanz'] },
    ],
  },
  {
    id: 'p-w02-roof-comes-first',
    service: 'impianto_fotovoltaico',
    at: 'Imola',
    turns: [
      {
        say: "L'impresa mi rifà il tetto a maggio ma i pannelli sopra loro non li toccano. sono 14. mi serve chi li smonta e poi li rimonta. Imola",
      },
    ],
    facts: [fact('14'), fact('imola')],
    jobs: [scopes.panelsOff],
    band: [870, 2_180],
    once: true,
    after: [
      {
        say: 'e se se ne rompe uno?',
        about: ['assicur', 'respons', 'garanz', 'sostitu', 'dann', 'impres', 'professionist', 'rispond'],
      },
    ],
  },
  {
    id: 'p-w03-dead-inverter',
    service: 'impianto_fotovoltaico',
    at: 'Messina',
    turns: [
      {
        say: 'impianto del 2012 da 3 kw, l inverter è morto, l elettricista dice che nn conviene ripararlo. quanto x cambiarlo con uno nuovo normale? messina',
      },
    ],
    facts: [fact('3'), fact('messina')],
    jobs: [scopes.inverter],
    band: [800, 2_280],
    once: true,
    after: [
      {
        say: 'devo avvisare il gse?',
        about: ['comunic', 'conto energia', 'notific', 'pratica', 'verific', 'portale', 'incentiv'],
      },
    ],
  },
  {
    id: 'p-w04-rented-balcony',
    service: 'impianto_fotovoltaico',
    at: 'Trieste',
    turns: [
      {
        say: 'Sono in affitto e il tetto non è mio, però ho un bel balcone a sud. Vorrei uno di quei fotovoltaici da balcone che si attaccano alla presa, da 800 watt. Trieste',
      },
    ],
    facts: [fact('800', 'balcon'), fact('trieste')],
    jobs: [scopes.balconySolar],
    band: [460, 1_270],
    once: true,
    after: [
      {
        say: 'devo chiedere al condominio?',
        about: ['amministr', 'comunic', 'regolament', 'facciata', 'decoro', 'assemble'],
      },
    ],
  },
  {
    id: 'p-w05-hot-water-panel',
    service: 'impianto_fotovoltaico',
    at: 'Agrigento',
    turns: [
      {
        say: "a me nn interessa la corrente, voglio il pannello solare per l'acqua calda, quello col serbatoio da 200 litri sul tetto. agrigento quanto costa?",
      },
    ],
    facts: [fact('acqua calda', 'solar', '200')],
    jobs: [],
  },
]
