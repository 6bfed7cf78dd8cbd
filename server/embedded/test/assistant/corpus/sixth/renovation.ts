import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-x01-whole-flat',
    service: 'ristrutturazione',
    at: 'Alessandria',
    turns: [
      {
        say: 'Abbiamo comprato un appartamento del 1965 ad Alessandria, 85 mq, un bagno. È da ristrutturare completamente: impianti, bagno, pavimenti, tutto. Le finestre invece sono nuove e restano.',
      },
    ],
    answers: { 'fascia|livello|finitur': 'medio', 'ascensore|piano': 'secondo con ascensore' },
    facts: [fact('85'), fact('alessandria')],
    jobs: [scopes.homeFull],
    band: [65_000, 121_000],
    once: true,
    after: [
      { say: 'serve la cila?', about: ['tecnico', 'geometra', 'pratica', 'comune', 'architett'] },
      { say: 'quanto posso detrarre?', about: ['50', '96.000', '36'] },
      { say: 'quanto tempo durano i lavori?', about: ['settiman', 'mesi', 'giorn'] },
    ],
  },
  {
    id: 'r-x02-floor-over',
    service: 'ristrutturazione',
    at: 'Foggia',
    turns: [{ say: 'pavimento gres da mettere sopra quello vecchio senza rompere, 50 mq, foggia' }],
    facts: [fact('50'), fact('foggia')],
    jobs: [scopes.floorOver],
    band: [2_500, 5_600],
    once: true,
    after: [
      {
        say: 'solo la posa quanto sarebbe? le mattonelle ce le ho',
        about: ['manodopera', 'lavoro', 'material'],
      },
    ],
  },
  {
    id: 'r-x03-open-kitchen-wall',
    service: 'ristrutturazione',
    at: 'Pordenone',
    turns: [
      {
        say: 'Vorremmo unire cucina e soggiorno buttando giù il muro in mezzo. Il geometra ha già visto che non è portante. Circa 9 mq di parete. Pordenone.',
      },
    ],
    facts: [fact('9'), fact('pordenone')],
    jobs: [scopes.wallDown],
    band: [880, 2_850],
    once: true,
    after: [{ say: 'la CILA la presenta il muratore?', about: ['tecnico', 'geometra', 'architett'] }],
  },
  {
    id: 'r-x04-parquet-sanding',
    service: 'ristrutturazione',
    at: 'Mestre',
    turns: [
      {
        say: 'ho il parquet rovinato dal cane da lamare e riverniciare, 35 metri quadri tra sala e camera... non voglio cambiarlo è di mia nonna! mestre',
      },
    ],
    facts: [fact('35'), fact('mestre', 'venezia')],
    jobs: [scopes.sanding],
    band: [880, 1_850],
    once: true,
  },
  {
    id: 'r-x05-false-ceiling',
    service: 'ristrutturazione',
    at: 'Enna',
    turns: [
      {
        say: 'controsoffitto in cartongesso x corridoio e ingresso, 18 mq piano senza forme strane, i faretti li mette l elettricista mio. enna',
      },
    ],
    facts: [fact('18'), fact('enna')],
    jobs: [scopes.falseCeiling],
    band: [590, 1_430],
    once: true,
  },
]
