import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-s01-after-the-hail',
    service: 'ristrutturazione_tetto',
    at: 'Pordenone',
    turns: [
      {
        say: 'con la grandinata di sabato si sono spaccati 5 o 6 coppi e in mansarda fa la goccia. il tetto è basso ci si arriva con la scala. Pordenone',
      },
    ],
    facts: [fact('pordenone'), fact('copp', 'tegol')],
    jobs: [scopes.roofTile],
    band: [260, 850],
    after: [
      {
        say: 'se piove prima che veniate che faccio?',
        about: ['telo', 'telon', 'secchi', 'bacinell', 'provvisori', 'urgen', 'copr'],
      },
    ],
  },
  {
    id: 'te-s02-copper-all-round',
    service: 'ristrutturazione_tetto',
    at: 'Verona',
    turns: [
      {
        say: 'canali di gronda da cambiare tutto il giro casa, 38 mt, li voglio in rame. i tubi che scendono vanno bene così. Verona, due piani',
      },
    ],
    facts: [fact('38 m'), fact('rame'), fact('verona')],
    jobs: [scopes.gutters],
    band: [3_700, 7_200],
  },
  {
    id: 'te-s03-leaves',
    service: 'ristrutturazione_tetto',
    at: 'Cesena',
    turns: [
      {
        say: 'le gronde sono piene di foglie del tiglio e quando vien giù forte straborda tutto. casa di 2 piani, solo da svuotare. Cesena',
      },
    ],
    facts: [fact('cesena')],
    jobs: [scopes.gutterCleaning],
    band: [160, 600],
  },
  {
    id: 'te-s04-terrace-from-scratch',
    service: 'ristrutturazione_tetto',
    at: 'Catania',
    turns: [
      {
        say: 'terrazzo 32 mq sopra la casa di mia sorella, tutto da capo: via le mattonelle, massetto, doppia guaina e gres nuovo. secondo piano senza ascensore. Catania',
      },
    ],
    facts: [fact('32 m²'), fact('catania')],
    jobs: [scopes.terrace],
    band: [4_000, 8_800],
    after: [
      {
        say: 'in agosto lavorate?',
        about: ['ferie', 'chius', 'professionist', 'impres', 'disponib', 'dipende', 'period', 'accord'],
      },
    ],
  },
  {
    id: 'te-s05-nine-by-twelve',
    service: 'ristrutturazione_tetto',
    at: 'Lecco',
    turns: [
      {
        say: 'tetto a due falde, casa 9 x 12. tegole nuove e guaina, niente isolamento, le travi sono ok. quanto viene su per giù? Lecco',
      },
    ],
    answers: { 'pontegg|impalcatur': 'no, non c’è', pian: 'due piani' },
    facts: [fact('130 m²', '108 m²', '124 m²', '125 m²', '135 m²', ['9', '12']), fact('lecco')],
    jobs: [scopes.roofTiles],
    band: [11_500, 28_000],
    after: [{ say: 'che garanzia mi date sul lavoro?', about: ['ann', 'difett', 'vizi', 'legge', 'scritt'] }],
  },
  {
    id: 'te-s06-old-velux',
    service: 'ristrutturazione_tetto',
    at: 'Trieste',
    turns: [
      {
        say: 'ho un velux vecchio che fa condensa e ci passa il vento, da cambiare con uno nuovo stessa misura 78x118, stesso buco. Trieste',
      },
    ],
    facts: [fact('trieste')],
    jobs: [scopes.roofWindow],
    band: [900, 2_250],
  },
  {
    id: 'te-s07-eternit-shed',
    service: 'ristrutturazione_tetto',
    at: 'Piacenza',
    turns: [
      {
        say: 'in cortile ho una tettoia di eternit, 40 mq, da far sparire. la copertura nuova poi si vedrà. Piacenza',
        about: ['asl', 'amianto', 'autorizz', 'specializz', 'abilitat', 'sopralluog'],
      },
    ],
    jobs: [],
  },
  {
    id: 'te-s08-crawl-attic',
    service: 'ristrutturazione_tetto',
    at: 'Campobasso',
    turns: [
      {
        say: 'sottotetto non abitato, ci si sta a carponi. voglio stendere isolante sul solaio che d’inverno il caldo scappa tutto di lì. sono 95 metri, il tetto non si tocca. Campobasso',
      },
    ],
    facts: [fact('95 m²'), fact('campobasso')],
    jobs: [scopes.attic],
    band: [2_200, 6_600],
    after: [{ say: 'ma si recupera qualcosa dalle tasse?', about: ['50', '36', 'detra', 'bonus'] }],
  },
  {
    id: 'te-s09-own-spare-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Benevento',
    turns: [
      {
        say: 'coppi da levare e rimettere con guaina sotto, 140 mq di falda. nn si comprano nuovi, x quelli rotti ne ho un bancale io. ponteggio già montato da altri. Benevento',
      },
    ],
    facts: [fact('140 m²'), fact('benevento'), fact('guaina')],
    jobs: [scopes.roofRelay],
    band: [9_800, 25_000],
  },
]
