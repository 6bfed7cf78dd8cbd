import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-t01-top-to-bottom',
    service: 'ristrutturazione',
    at: 'Novara',
    turns: [
      {
        say: 'Abbiamo comprato un appartamento di 70 mq anni 60, da rifare da cima a fondo: impianti, bagno (uno), pavimenti, porte, tinteggiatura. Gli infissi sono già stati cambiati. Novara, terzo piano. Una cifra indicativa?',
      },
    ],
    answers: { 'fascia|livell|finitur|qualit': 'finiture medie' },
    facts: [fact('70 m²', '70 mq', '70'), fact('novara')],
    jobs: [scopes.homeFull],
    band: [49_000, 108_000],
  },
  {
    id: 'r-t02-laminate-in-bedrooms',
    service: 'ristrutturazione',
    at: 'Bastia Umbra',
    turns: [
      { say: 'laminato nelle 3 camere x un totale di 42 mq, sopra le piastrelle che ci sono. Bastia Umbra' },
    ],
    answers: { porte: 'le porte le sistemo io' },
    facts: [fact('42 m²', '42 mq', '42'), fact('laminat'), fact('bastia')],
    jobs: [scopes.parquet],
    band: [1_450, 3_200],
  },
  {
    id: 'r-t03-stoneware-over-old',
    service: 'ristrutturazione',
    at: 'Vibo Valentia',
    turns: [
      {
        say: 'pavimento di cucina e soggiorno insieme 35 mq, gres nuovo sopra il vecchio senza rompere. vibo valenzia',
      },
    ],
    answers: { 'comun|città|dove': 'Vibo Valentia' },
    facts: [fact('35 m²', '35 mq', '35'), fact('vibo'), fact('gres', 'sopra', 'sovrap')],
    jobs: [scopes.floorOver],
    band: [1_500, 3_700],
  },
  {
    id: 'r-t04-kitchen-meets-lounge',
    service: 'ristrutturazione',
    at: 'Lucca',
    turns: [
      {
        say: 'Voglio unire cucina e sala buttando giù il tramezzo: mattoni forati, non è portante me l ha detto il geometra. 3,5m x 2,7. Quanto a Lucca?',
      },
    ],
    answers: {
      'fili|tubi|impiant|prese': 'dentro c è solo un interruttore',
      'ascensor|piano': 'primo piano senza ascensore',
    },
    facts: [
      fact('lucca'),
      fact('9,5', '9,45', '9 m²', '10 m²', ['3,5', '2,7']),
      fact('non portante', 'tramezz'),
    ],
    jobs: [scopes.wallDown],
    band: [780, 3_300],
  },
  {
    id: 'r-t05-six-doors',
    service: 'ristrutturazione',
    at: 'Caserta',
    turns: [
      {
        say: '6 porte interne da cambiare, laccate bianche standard a battente, portando via le vecchie. Caserta',
      },
    ],
    facts: [fact('6'), fact('port'), fact('caserta')],
    jobs: [scopes.innerDoors],
    band: [2_000, 6_000],
  },
  {
    id: 'r-t06-scratched-oak',
    service: 'ristrutturazione',
    at: 'Gorizia',
    turns: [
      {
        say: 'il parquet di casa (rovere, 55mq) è tutto graffiato dal cane, sarebbe da levigare e riverniciare. vivo a gorizia, 3° piano',
      },
    ],
    answers: { 'mobil|vuot|arred': 'svuoto io', 'listel|rott|sostitu': 'nessun listello da cambiare' },
    facts: [fact('55 m²', '55 mq', '55'), fact('parquet'), fact('gorizia')],
    jobs: [scopes.sanding],
    band: [1_300, 2_950],
    after: [{ say: 'in quanto tempo lo fanno?', about: ['giorn'] }],
  },
  {
    id: 'r-t07-ceiling-with-spots',
    service: 'ristrutturazione',
    at: 'Nuoro',
    turns: [
      { say: 'un contro soffitto in salotto cn 8 faretti quanto viene' },
      { say: 'salotto 6x4' },
      { say: 'Nuoro' },
    ],
    answers: { 'isol|acust': 'no solo estetico' },
    facts: [fact('24 m²', '24 mq', '24', '6x4', '6 x 4', '6×4', '6 × 4'), fact('farett'), fact('nuoro')],
    jobs: [scopes.falseCeiling],
    band: [850, 2_800],
  },
  {
    id: 'r-t08-grandmothers-house',
    service: 'ristrutturazione',
    at: 'Teramo',
    turns: [
      {
        say: 'ho ereditato la casa di mia nonna e non ho idea di cosa serva. è grande, boh 100 e qualcosa metri, vuota da 10 anni, impianti tutti da rifare direi. zona Teramo. mi aiuti a capire una cifra?',
      },
    ],
    answers: {
      bagn: 'ce n è uno solo',
      'finestr|infiss|serrament': 'le finestre le tengo',
      'metri|mq|m²|grande|superfic': 'facciamo 105',
      'complet|parzial|tutto|quali|cosa': 'direi proprio tutto',
      'fascia|livell|finitur|qualit': 'non saprei, nella media',
    },
    facts: [fact('teramo'), fact('impiant')],
    jobs: [scopes.homeFull],
    band: [48_000, 160_000],
  },
  {
    id: 'r-t09-kitchen-without-units',
    service: 'ristrutturazione',
    at: 'Bergamo',
    turns: [
      {
        say: 'Rifacimento cucina: piastrelle, attacchi acqua e gas, prese nuove, imbiancatura. I mobili li compro per conto mio. 11 mq, Bergamo. Il lavello resta sulla stessa parete',
      },
    ],
    answers: { paviment: 'il pavimento resta', mur: 'nessun muro da buttare giù' },
    facts: [fact('11 m²', '11 mq', '11'), fact('bergamo')],
    jobs: [scopes.kitchen],
    band: [2_900, 8_600],
  },
]
