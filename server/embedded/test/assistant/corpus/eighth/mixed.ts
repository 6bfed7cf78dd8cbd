import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-u01-paint-and-doors',
    service: 'ristrutturazione',
    at: 'Como',
    turns: [
      {
        say: "Dobbiamo affittare l'appartamento di mamma a Como, 65 mq vuoto. Vorremmo imbiancare tutto, pareti e soffitti, e cambiare 6 porte interne, roba semplice che fa bella figura. I muri sono in ordine",
      },
    ],
    answers: {
      'lavabil|pittura|traspir': 'normale',
      'porte|scorrev|battent': 'a battente, bianche, laminato',
      'mobil|vuot': 'vuoto',
    },
    facts: [fact('65'), fact('6', 'sei'), fact('como')],
    jobs: [scopes.painting, scopes.innerDoors],
    band: [3_300, 8_700],
    once: true,
    after: [
      {
        say: 'prima si imbianca o prima si montano le porte?',
        about: [
          'poi',
          'dopo',
          'tinteggi',
          'pittur',
          'telai',
          'controtelai',
          'ultim',
          'ritocc',
          'ordine',
          'fine',
        ],
      },
    ],
  },
  {
    id: 'm-u02-stairlift',
    service: 'ristrutturazione',
    at: 'Benevento',
    turns: [
      {
        say: 'mia suocera ha 88 anni e non riesce piu a fare le scale di casa, vorremmo far mettere un montascale con la poltroncina, una rampa dritta di 14 gradini. quanto costa? benevento',
      },
    ],
    answers: { 'rampa|scala|gradin': 'una rampa dritta di 14 gradini', 'intern|estern': 'interna' },
    jobs: [],
  },
  {
    id: 'm-u03-garden-fence',
    service: 'ristrutturazione',
    at: 'Asti',
    turns: [
      {
        say: 'Buongiorno abbiamo preso un cane grande e dobbiamo recintare il giardino, rete e paletti, circa 40 metri. Fate anche questo? che prezzo mi fate? Asti',
      },
    ],
    answers: { altezz: 'un metro e mezzo', 'mur|cancell': 'no solo la rete' },
    jobs: [],
  },
  {
    id: 'm-u04-boiler-and-valves',
    service: 'caldaia',
    at: 'Forlì',
    turns: [
      {
        say: 'Salve vorrei la caldaia nuova a condensazione da 24 kW (la vecchia è del 2006) e già che ci siamo le valvole termostatiche sui 7 termosifoni. Appartamento con un bagno, metano, autonomo, Forlì',
      },
    ],
    answers: { 'scaric|canna|fum': 'canna sul tetto', bagn: 'uno', marca: 'va bene qualsiasi' },
    facts: [fact('7'), fact('forli', 'forlì'), fact('24')],
    jobs: [scopes.boiler, scopes.valves],
    band: [2_300, 4_800],
    once: true,
    after: [
      {
        say: 'ci fate anche il lavaggio dei tubi?',
        about: ['impianto', '250', '600', 'compres', 'inclus', 'pulizia', 'a parte', 'filtro'],
      },
    ],
  },
]
