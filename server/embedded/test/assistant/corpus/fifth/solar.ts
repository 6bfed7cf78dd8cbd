import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-y01-six-kilowatt',
    service: 'impianto_fotovoltaico',
    at: 'Taranto',
    turns: [
      {
        say: 'Buongiorno, vorrei un preventivo per un fotovoltaico da 6 kW senza batterie, tetto a falda a sud, Taranto',
      },
    ],
    answers: { 'piani|altezz|pontegg': 'un piano', 'fasc|livell|qualit': 'media', 'mono|trifas': 'monofase' },
    facts: [fact('6 kw', '6'), fact('taranto')],
    jobs: [scopes.solar],
    band: [6_500, 14_000],
    once: true,
    after: [
      { say: 'ma quanta corrente mi fa in un anno?', about: ['kwh'] },
      { say: 'e se ci metto pure 10 kwh di accumulo quanto diventa?', band: [11_000, 24_500] },
    ],
  },
  {
    id: 'p-y02-flat-roof-three',
    service: 'impianto_fotovoltaico',
    at: 'Olbia',
    turns: [
      {
        say: 'tetto piano (lastrico nostro) a olbia, consumiamo pochissimo, in bolletta 2100 kwh l anno. l elettricista dice che bastano 3 kw. batteria no che costa troppo',
      },
    ],
    answers: { 'piani|altezz|pontegg': 'un piano solo', 'fasc|livell|qualit': 'economica ma decente' },
    facts: [fact('3 kw', '3'), fact('olbia')],
    jobs: [scopes.solar],
    band: [3_800, 9_200],
    after: [
      {
        say: 'è vero che si scarica la metà?',
        about: ['50', '36', '10 anni', 'dieci', 'prima casa', 'abitazione principale'],
      },
    ],
  },
  {
    id: 'p-y03-battery-for-2019-plant',
    service: 'impianto_fotovoltaico',
    at: 'Thiene',
    turns: [
      {
        say: 'ho già l impianto da 5 kw fatto nel 2019, pannelli a posto. vorrei attaccarci solo un accumulo da 10 kwh così la sera non compro. Thiene (VI)',
      },
    ],
    answers: {
      'inverter|ibrid': 'inverter normale non ibrido',
      'conto energia|incentiv|gse': 'ho lo scambio sul posto',
    },
    facts: [fact('10 kwh', '10'), fact('thiene')],
    jobs: [scopes.battery],
    band: [5_400, 13_500],
    after: [
      {
        say: 'mi scrivi i numeri che hai usato? voglio capire da dove esce sta cifra',
        about: ['kwh', 'fonte', 'fonti', 'manodopera', 'batteri'],
      },
    ],
  },
  {
    id: 'p-y04-dead-inverter',
    service: 'impianto_fotovoltaico',
    at: 'Campobasso',
    turns: [
      {
        say: "L'inverter ha esalato l'ultimo respiro dopo 12 anni (schermo spento, il tecnico è già venuto: da buttare). Impianto da 4 kW, solo l'inverter da sostituire con uno equivalente. 86100",
      },
    ],
    answers: { 'ibrid|batteri|accumul': 'no uno semplice' },
    facts: [fact('campobasso', '86100')],
    jobs: [scopes.inverter],
    band: [850, 2_800],
  },
  {
    id: 'p-y05-bird-dirt',
    service: 'impianto_fotovoltaico',
    at: 'Faenza',
    turns: [
      {
        say: 'i piccioni mi hanno smerdato tutti i pannelli, 16 in tutto, impianto 5 kw. serve uno che li lava bene. tetto normale 2 piani. faenza, reti anti piccione no le ho gia',
      },
    ],
    answers: { 'ripid|pendenz|accesso': 'poco ripido, si sale dal lucernario' },
    facts: [fact('16', '5'), fact('faenza')],
    jobs: [scopes.panelWash],
    band: [110, 400],
    after: [{ say: 'fattura con iva al?', about: ['10', '22'] }],
  },
  {
    id: 'p-y06-hot-water-panels',
    service: 'impianto_fotovoltaico',
    at: 'Sciacca',
    turns: [
      {
        say: 'buonasera a me non interessa la corrente, vorrei i pannelli solari termici quelli per scaldare l acqua col serbatoio sopra, per 4 persone. sciacca',
      },
    ],
    answers: { 'kw|fotovolt|batteri|lavor': 'no solo acqua calda, solare termico' },
    facts: [fact('sciacca')],
    jobs: [],
  },
]
