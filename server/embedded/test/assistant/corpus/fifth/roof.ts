import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-y01-after-the-storm',
    service: 'ristrutturazione_tetto',
    at: 'Gorizia',
    turns: [
      {
        say: 'col vento di ieri sono volate 5 tegole e in mansarda c è una macchia umida. il tetto è del 2010 sarà un 130 metri ma è sano, c è da rimettere solo quelle. gorizia due piani',
      },
    ],
    answers: {
      'pontegg|piattaform|accesso|lucernar': 'c è una botola per uscire',
      pian: 'due piani',
      'punt|quant': 'un punto solo',
    },
    facts: [fact('gorizia'), fact('5')],
    jobs: [scopes.roofTile],
    band: [260, 900],
    after: [
      { say: "l'impalcatura è dentro o la pago?", about: ['pontegg', 'piattaform', 'trabattell'] },
      {
        say: 'domani può già venire qualcuno?',
        about: ['disponib', 'professionist', 'contatt', 'tempi', 'impres'],
      },
    ],
  },
  {
    id: 'te-y02-new-tiles-and-felt',
    service: 'ristrutturazione_tetto',
    at: 'Potenza',
    turns: [
      {
        say: 'Tetto a due falde da 60 metri quadri l’una, tegole vecchie di cinquant’anni: le cambiamo tutte con guaina sotto. Niente isolamento, sotto è soffitta e non ci va nessuno. Le travi sono ok. Potenza',
      },
    ],
    answers: {
      'pontegg|impalcat|piattaform': 'sì ci vuole',
      'grondai|lattoner': 'le grondaie restano',
      'coppi|tegol|material': 'tegole normali',
      'piani|altezz': 'due piani',
    },
    facts: [fact('120 m²', ['60', '2', 'fald']), fact('potenza')],
    jobs: [scopes.roofTiles],
    band: [10_000, 26_500],
    after: [
      {
        say: 'e se invece lo isoliamo già che ci siamo?',
        about: ['isolat', 'coibent', 'ventilat', 'in più'],
      },
    ],
  },
  {
    id: 'te-y03-copper-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Belluno',
    turns: [
      {
        say: 'grondaie de rame tutte nove, xe 30 metri in giro alla casa, e 3 discendenti da 6 metri sempre in rame. belluno. quele vecie xe de lamiera marza',
      },
    ],
    answers: { 'pontegg|piattaform': 'non lo so', 'piani|altezz': 'due piani' },
    facts: [fact('30'), fact('rame'), fact('belluno')],
    jobs: [scopes.gutters],
    band: [2_700, 7_600],
  },
  {
    id: 'te-y04-liquid-on-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Vietri sul Mare',
    turns: [
      {
        say: 'ho il terrazzo di copertura di 35 mq che trasuda nella stanza di sotto quando piove tre giorni. le piastrelle sono attaccate bene e belle (ceramica di Vietri!) quindi non si demolisce, ci vorrei sopra quella resina liquida trasparente. vietri sul mare',
      },
    ],
    answers: { 'stacc|rott|stato': 'tutte attaccate', pendenz: 'la pendenza va bene' },
    facts: [fact('35 m²'), fact('vietri')],
    jobs: [scopes.roofLiquid],
    band: [1_000, 3_600],
    after: [{ say: 'e una roba così quanto tiene?', about: ['anni', 'anno', 'dura', 'professionist'] }],
  },
  {
    id: 'te-y05-two-old-veluxes',
    service: 'ristrutturazione_tetto',
    at: 'Sondrio',
    turns: [
      {
        say: 'cambiare 2 velux vecchi 78x118 con due uguali nello stesso buco. niente buchi nuovi. sondrio. vorrei spendere il giusto',
      },
    ],
    answers: { 'tend|tapparell|motor|elettr': 'no manuali', 'pontegg|piattaform': 'si fa da dentro' },
    facts: [fact('2'), fact('sondrio')],
    jobs: [scopes.roofWindow],
    band: [1_600, 4_400],
    after: [
      {
        say: 'che detrazione mi tocca e in quante rate?',
        about: ['50', '36', '10 anni', 'dieci', '10 rate'],
      },
    ],
  },
  {
    id: 'te-y06-blown-attic',
    service: 'ristrutturazione_tetto',
    at: 'Aosta',
    turns: [
      {
        say: 'il sottotetto non ci si sta in piedi, 70 mq di solaio nudo, vorrei buttarci sopra la cellulosa o quella roba soffiata per non disperdere il caldo. il tetto vero e proprio non lo tocco. Aosta',
      },
    ],
    answers: { 'spessor|centim': '20 cm', 'assit|calpest|cammin': 'no non serve camminarci' },
    facts: [fact('70 m²'), fact('aosta')],
    jobs: [scopes.attic],
    band: [1_500, 4_900],
  },
  {
    id: 'te-y07-raise-the-roof',
    service: 'ristrutturazione_tetto',
    at: 'Recco',
    turns: [
      {
        say: 'Vorremmo alzare il tetto di un metro e venti per far diventare abitabile la mansarda, in pratica una sopraelevazione. Casa a Recco, 90 mq in pianta. Mi dici quanto?',
      },
    ],
    answers: { 'tegol|manto|isol|lavor': 'no non è rifare il tetto, è una sopraelevazione con muri nuovi' },
    facts: [fact('recco')],
    jobs: [],
  },
]
