import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solarSecond: readonly CorpusConversation[] = [
  {
    id: 'p-w08-balcony-napoli',
    service: 'impianto_fotovoltaico',
    at: 'Napoli',
    turns: [
      {
        say: 'Uè ciao, sto in affitto a Napoli al Vomero e vorrei quei due pannellini da attaccare alla ringhiera del balcone e infilare nella spina, 800 watt. il balcone guarda a mezzogiorno',
      },
    ],
    answers: {
      'batter|accumul': 'senza batteria',
      'pres|spina|elettric': 'la presa sul balcone ci sta',
      piano: 'quinto',
      'monta|install': 'sì me lo montate voi',
      'quando|tempi': 'quando vuoi',
      quant: 'un kit',
    },
    facts: [fact('napoli', 'vomero'), fact('balcon'), fact('800')],
    jobs: [scopes.balconySolar],
    band: [470, 1_350],
    once: true,
    after: [
      {
        say: 'bisogna dirlo a qualcuno?',
        about: [
          'comunicaz',
          'distribut',
          'condomin',
          'amministrat',
          'propriet',
          'decoro',
          'e-distribuzione',
          'padron',
        ],
      },
    ],
  },
  {
    id: 'p-w09-solar-thermal-sondrio',
    service: 'impianto_fotovoltaico',
    at: 'Morbegno',
    turns: [
      {
        say: 'Buonasera, non per la corrente ma per l acqua calda: vorrei un solare termico, due collettori sul tetto col boiler da 300 litri in cantina, casa a morbegno in valtellina siamo in 5. che prezzo posso aspettarmi',
      },
    ],
    answers: {
      'quando|tempi': 'in estate',
      'tetto|falda': 'piode, esposto a sud',
      'piano|piani': 'due piani',
    },
    jobs: [],
    once: true,
  },
  {
    id: 'p-w10-more-panels-ancona',
    service: 'impianto_fotovoltaico',
    at: 'Jesi',
    turns: [
      {
        say: 'su casa a jesi ho 3 kw di fotovoltaico, vorrei allungarlo di altri due kw sulla falda accanto perchè ho preso la pompa di calore e non basta più. batteria per adesso no',
      },
    ],
    answers: {
      inverter: 'inverter da 3, ha sei anni',
      'ombr|falda|tetto|orient': 'falda a ovest, libera',
      'gse|incentiv|conto|scambio': 'nessun conto energia',
      'piano|altezza|piani': 'due piani',
      'quando|tempi': 'fra due o tre mesi',
      'kw|potenz|quant': 'due kw in piu',
    },
    facts: [fact('jesi'), fact('2', 'due')],
    jobs: [scopes.morePanels],
    band: [2_250, 5_700],
    once: true,
    after: [
      { say: 'quanti pannelli sono?', about: ['4', '5', '6', 'quattro', 'cinque', 'sei', 'watt', 'wp'] },
    ],
  },
]
