import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

const days = ['giorn', 'settiman', 'mes', 'ore', 'lavorativ']
const bonus = ['50', '36', 'irpef', 'bonus', 'commercialista', 'caf', 'agevol']

export const solar: readonly CorpusConversation[] = [
  {
    id: 'f-v01-six-kw',
    service: 'impianto_fotovoltaico',
    at: 'Mesagne',
    turns: [{ say: 'vorrei il fotovoltaico da 6 kw senza batteria, tetto piano, villetta a mesagne br' }],
    facts: [fact('6 k', '6k'), fact('mesagne')],
    jobs: [scopes.solar],
    band: [6_500, 14_000], // 9.100 × 1,1 = 10.000
    once: true,
    after: [{ say: 'quanto ci mettete a montarlo?', about: days }],
  },
  {
    id: 'f-v02-three-kw',
    service: 'impianto_fotovoltaico',
    at: 'Fermo',
    turns: [
      {
        say: 'siamo in due e consumiamo poco, un impiantino da tre kw quanto costa?? niente accumulo. casa nostra a fermo tetto con tegole',
      },
    ],
    facts: [fact('3 k', '3k', 'tre k'), fact('fermo')],
    jobs: [scopes.solar],
    band: [4_000, 8_500], // 5.550 × 1,1 = 6.100
    once: true,
    after: [{ say: 'e si detrae?', about: bonus }],
  },
  {
    id: 'f-v03-later-battery',
    service: 'impianto_fotovoltaico',
    at: 'Thiene',
    turns: [{ say: 'ho gia i pannelli dal 2019, 5 kw, vorrei aggiungere una batteria da 10 kwh. thiene' }],
    facts: [fact('10'), fact('thiene')],
    jobs: [scopes.battery],
    band: [5_800, 12_500], // 10 × 800 × 1,1 = 8.800
    once: true,
  },
  {
    id: 'f-v04-wash',
    service: 'impianto_fotovoltaico',
    at: 'Gela',
    turns: [
      {
        say: 'pannelli sporchi di sabbia del deserto, li venite a lavare? sono 14 su una casa a un piano a gela',
      },
    ],
    facts: [fact('14'), fact('gela')],
    jobs: [scopes.panelWash],
    band: [120, 340], // 200 × 1,1–1,22 = 220–244
    once: true,
  },
  {
    id: 'f-v05-inverter',
    service: 'impianto_fotovoltaico',
    at: 'Rieti',
    turns: [{ say: "l'inverter è morto, impianto da 6 kw del 2012, va cambiato a rieti" }],
    facts: [fact('inverter'), fact('rieti')],
    jobs: [scopes.inverter],
    band: [1_050, 2_600], // 1.600 × 1,1 = 1.760
    once: true,
  },
  {
    id: 'f-v06-with-battery',
    service: 'impianto_fotovoltaico',
    at: 'Pinerolo',
    turns: [{ say: 'ciao volevo mettere i pannelli con accumulo' }],
    answers: {
      'kw|potenza|consum|boll|grand': '6 kw con batteria da 10 kwh',
      'batteri|accumul': '10 kwh',
      'comune|citt|dove|cap': 'pinerolo',
      'tett|falda': 'a falde con tegole',
      quando: 'entro estate',
    },
    facts: [fact('10'), fact('pinerolo')],
    jobs: [scopes.solar],
    band: [11_000, 24_000], // (9.100 + 6.750) × 1,1 = 17.400
    after: [
      {
        say: 'ma funziona anche se va via la luce?',
        about: ['backup', 'back-up', 'blackout', 'black-out', 'quadro', 'emergenza', 'rete'],
      },
    ],
  },
  {
    id: 'f-v07-balcony',
    service: 'impianto_fotovoltaico',
    at: 'Sesto Fiorentino',
    turns: [
      {
        say: 'sto in affitto al quarto piano a sesto fiorentino, quei due pannelli da balcone plug and play quanto costano',
      },
    ],
    facts: [fact('balcon'), fact('sesto')],
    jobs: [scopes.balconySolar],
    band: [520, 1_350], // 775 × 1,1 = 850, con montaggio 1.050
    once: true,
  },
  {
    id: 'f-v08-ten-kw',
    service: 'impianto_fotovoltaico',
    at: 'Oristano',
    turns: [{ say: 'impianto da dieci kw trifase senza batterie per casa con piscina oristano' }],
    facts: [fact('10 k', '10k', 'dieci'), fact('oristano')],
    jobs: [scopes.solar],
    band: [10_500, 24_000], // 15.250 × 1,1 = 16.800
    once: true,
  },
  {
    id: 'f-v09-off-and-on',
    service: 'impianto_fotovoltaico',
    at: 'Schio',
    turns: [
      { say: 'devono rifarmi il tetto (altra ditta) e bisogna togliere 15 pannelli e poi rimetterli. schio' },
    ],
    facts: [fact('15'), fact('schio')],
    jobs: [scopes.panelsOff],
    band: [950, 2_300], // 15 × 95 × 1,1 = 1.570
    once: true,
  },
  {
    id: 'f-v10-more-panels',
    service: 'impianto_fotovoltaico',
    at: 'Nuoro',
    turns: [
      { say: 'ho 3 kw ma con la macchina elettrica nn bastano, ne vorrei aggiungere altri 2 kw. nuoro' },
    ],
    facts: [fact('2 k', '2k'), fact('nuoro')],
    jobs: [scopes.morePanels],
    band: [2_300, 5_300], // 2 × 1.700 × 1,1 = 3.740
    once: true,
  },
  {
    id: 'f-v11-check',
    service: 'impianto_fotovoltaico',
    at: 'Todi',
    turns: [{ say: 'produce meno di prima vorrei un controllo dell impianto, 4,5 kw a todi' }],
    facts: [fact('todi')],
    jobs: [scopes.panelCheck],
    band: [105, 270], // 160 × 1,1 = 176
    once: true,
  },
  {
    id: 'f-v12-wind',
    service: 'impianto_fotovoltaico',
    at: 'Ariano Irpino',
    turns: [
      { say: 'qui tira sempre vento, si può mettere una pala eolica piccola in giardino? ariano irpino' },
    ],
    facts: [fact('ariano')],
    jobs: [],
    once: true,
  },
]
