import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-v01-few-tiles-rieti',
    service: 'ristrutturazione_tetto',
    at: 'Rieti',
    turns: [
      {
        say: 'col vento de ieri so volate 4 tegole e mo in mansarda c’è na macchia d’acqua, da sistemare solo quel punto. Rieti casa a due piani, si arriva dal lucernaio',
      },
    ],
    answers: {
      'quando|urgen': 'presto che chiama pioggia',
      'piogg|piove|gocciol': 'adesso non piove',
      'tipo|tegol': 'marsigliesi',
    },
    facts: [fact('rieti'), fact('tegol'), fact('4', 'quattro')],
    jobs: [scopes.roofTile],
    band: [280, 720],
    once: true,
    after: [
      {
        say: 'serve il ponteggio?',
        about: [
          'piattaform',
          'lucernai',
          'scal',
          'accesso',
          'impalcatur',
          '300',
          '900',
          'sopralluog',
          'altezz',
        ],
      },
    ],
  },
  {
    id: 'te-v02-new-tiles-asti',
    service: 'ristrutturazione_tetto',
    at: 'Asti',
    turns: [
      {
        say: 'cambiare tutte le tegole, 120 mq di falda, con la guaina sotto ma niente isolamento che la soffitta non si usa. travi sane. Asti, cascinale a 2 piani, il ponteggio ce l’ha già montato il vicino e ce lo presta',
      },
    ],
    answers: {
      'quando|urgen': 'in primavera',
      'tipo|material|coppi': 'tegole normali portoghesi',
      'amianto|eternit': 'no',
    },
    facts: [fact('120'), fact('asti'), fact('tegol'), fact('guaina')],
    jobs: [scopes.roofTiles],
    band: [11_000, 23_500],
    once: true,
    after: [
      {
        say: 'e quanti giorni con il tetto aperto?',
        about: ['giornat', 'settiman', '8', '10', '12', '15', 'lavorativ', 'tel'],
      },
    ],
  },
  {
    id: 'te-v03-gutters-udine',
    service: 'ristrutturazione_tetto',
    at: 'Udine',
    turns: [{ say: 'le gorne son tutte bucate, le cambio in alluminio' }],
    answers: {
      'comune|citt|dove': 'udine',
      'pluvial|discend': 'no i pluviali sono nuovi',
      'metr|lung': 'trenta metri',
      'piano|piani|altezz': 'due piani',
      'pontegg|piattaform': 'si arriva con la scala',
      'quando|urgen': 'entro l’autunno',
    },
    facts: [fact('30', 'trenta'), fact('udine'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [1_350, 3_200],
    after: [{ say: 'e in rame?', about: ['95', '135', 'in più', 'cost', 'euro', '€', 'caro', 'più'] }],
  },
  {
    id: 'te-v04-felt-foggia',
    service: 'ristrutturazione_tetto',
    at: 'Foggia',
    turns: [
      {
        say: 'lastrico solare 10x8 che non ci cammina nessuno, guaina ardesiata nuova uno strato sopra la vecchia che è ancora attaccata. foggia 2 piani con scala interna',
      },
    ],
    answers: {
      'quando|urgen': 'prima dell’inverno',
      'piastrell|paviment': 'no niente pavimento',
      'pendenz|scaric': 'gli scarichi vanno bene',
    },
    facts: [fact('80', '10x8', '10 x 8', '10 × 8'), fact('foggia'), fact('guaina', 'ardesiat')],
    jobs: [scopes.roofFelt],
    band: [2_650, 6_100],
    once: true,
    after: [
      {
        say: 'quanto dura una guaina così?',
        about: ['anni', 'dieci', 'quindici', '10', '15', '20', 'manutenz', 'garan'],
      },
    ],
  },
  {
    id: 'te-v05-insulated-trento',
    service: 'ristrutturazione_tetto',
    at: 'Trento',
    turns: [
      {
        say: 'tetto da rifare isolato e ventilato, la casa in pianta è un 9 per 11. d’estate in mansarda si muore',
      },
    ],
    answers: {
      'comune|citt|dove': 'trento',
      'trav|struttur|legn': 'le travi sono buone',
      'falda|pendenz|inclin': 'due falde pendenza normale',
      'isolant|material|fascia': 'fibra di legno',
      'amianto|eternit': 'no tegole',
      pontegg: 'non c’è',
      'piano|piani': 'due piani',
      'quando|urgen': 'l’anno prossimo',
      'metr|mq|m²|superfic': 'in pianta 99 mq, la falda non so',
    },
    facts: [
      fact('trento'),
      fact('isol', 'ventil'),
      fact('9 per 11', '9x11', '9 x 11', '9 × 11', '99', '119', '120'),
    ],
    jobs: [scopes.roofInsulated],
    band: [25_000, 55_000],
    after: [{ say: 'che detrazioni ci sono', about: ['50', '36', 'bonus', 'ecobonus', 'irpef', 'agevol'] }],
  },
  {
    id: 'te-v06-windows-aosta',
    service: 'ristrutturazione_tetto',
    at: 'Aosta',
    turns: [
      {
        say: 'due velux vecchi da sostituire con due uguali nuovi nello stesso buco, misura 78x98, Aosta, si lavora da dentro',
      },
    ],
    answers: { 'quando|urgen': 'a maggio', 'piano|piani': 'terzo piano mansarda', 'tapparell|tend': 'senza' },
    facts: [
      fact(['2', 'velux'], ['due', 'velux'], ['2', 'finestr'], ['2', 'lucernar'], 'due', '2'),
      fact('aosta'),
    ],
    jobs: [scopes.roofWindow],
    band: [1_750, 3_950],
    once: true,
  },
  {
    id: 'te-v07-cleaning-lucca',
    service: 'ristrutturazione_tetto',
    at: 'Lucca',
    turns: [
      {
        say: 'le grondaie son piene di foglie del platano del vicino (litigo da dieci anni) e quando piove trabocca tutto. solo pulirle',
      },
    ],
    answers: {
      'comune|citt|dove': 'lucca san marco',
      'piano|piani|altezz': 'villetta a due piani',
      'metr|lung': 'una trentina di metri',
      'quando|urgen': 'prima delle piogge',
      'rott|bucat|ripar': 'no sono sane',
    },
    facts: [fact('lucca'), fact('grondai', 'gronde'), fact('fogli', 'pul')],
    jobs: [scopes.gutterCleaning],
    band: [190, 540],
    after: [
      { say: 'ogni quanto andrebbe fatto', about: ['anno', 'volt', 'mesi', 'autunn', 'stagion', 'annual'] },
    ],
  },
  {
    id: 'te-v08-terrace-salerno',
    service: 'ristrutturazione_tetto',
    at: 'Salerno',
    turns: [
      {
        say: 'il terrazzo piove al vicino di sotto, va rifatto tutto: levare le piastrelle, guaina e piastrelle nuove',
      },
      { say: 'sono 25 mq a salerno torrione' },
    ],
    answers: {
      'comune|citt|dove': 'salerno',
      'piano|ascensore': 'quarto con ascensore',
      'quando|urgen': 'il vicino strilla quindi presto',
      'massett|pendenz': 'pure il massetto',
      'fascia|material|piastrell': 'gres normale',
    },
    facts: [fact('25'), fact('salerno'), fact('guaina', 'piastrell')],
    jobs: [scopes.terrace],
    band: [3_000, 6_800],
    after: [
      {
        say: 'e il danno al vicino chi lo paga',
        about: ['assicuraz', 'propriet', 'polizz', 'condomin', 'amministrat', 'respons', 'legal', 'avvocat'],
      },
    ],
  },
  {
    id: 'te-v09-storm-emergency',
    service: 'ristrutturazione_tetto',
    at: 'Sanremo',
    turns: [
      {
        say: 'il vento ci ha scoperchiato mezzo tetto e stanno cadendo le tegole in strada dove passa la gente!!',
        safety: {
          steps: [
            ['allontan', 'lontan', 'transenn', 'nessuno', 'non salire', 'non passa', 'distan', 'area'],
            ['115', '112', 'vigili del fuoco'],
          ],
          call: true,
        },
      },
    ],
    answers: { 'comune|citt|dove': 'sanremo' },
  },
  {
    id: 'te-v10-attic-cremona',
    service: 'ristrutturazione_tetto',
    at: 'Cremona',
    turns: [
      {
        say: 'isolare il pavimento della soffitta, vuota e non abitabile, basta la lana o quello soffiato. 60 mq, cremona',
      },
      { say: 'mi correggo mia moglie dice 75 mq, lei ha misurato davvero' },
    ],
    answers: {
      'calpest|assit|cammin': 'no non ci si cammina',
      'accesso|botol|scal': 'c’è la botola',
      'quando|urgen': 'prima del freddo',
      'spessor|cm|material': 'quello che consigliate',
      'piano|piani': 'casa di due piani',
    },
    facts: [fact('75'), fact('cremona'), fact('soffitt', 'sottotett')],
    wrong: ['60 m'],
    jobs: [scopes.attic],
    band: [2_100, 5_000],
    after: [{ say: 'quanto ci mettete', about: ['giorn', 'ore', 'mezza'] }],
  },
  {
    id: 'te-v11-solar-thermal',
    service: 'ristrutturazione_tetto',
    at: 'Agrigento',
    turns: [
      {
        say: 'mi mettete sul tetto il pannello solare termico quello per l’acqua calda col serbatoio? agrigento, siamo in quattro. quanto viene',
      },
    ],
    answers: { 'comune|citt|dove': 'agrigento', 'fotovolt|corrent': 'no solo acqua calda solare termico' },
    jobs: [],
    once: true,
  },
  {
    id: 'te-v12-asbestos-shed',
    service: 'ristrutturazione_tetto',
    at: 'Caserta',
    turns: [
      {
        say: 'tettoia in eternit da togliere e smaltire, 40 metri quadri, bassa altezza 3 metri. a coprire poi ci penso io. Caserta',
      },
    ],
    answers: {
      'quando|urgen': 'quando si può',
      'rott|stato|condizion': 'intere',
      'accesso|camion': 'il camion arriva sotto',
    },
    facts: [fact('40'), fact('caserta'), fact('eternit', 'amianto')],
    jobs: [['eternit', 'amianto']],
    band: [1_050, 2_600],
    once: true,
    after: [
      {
        say: 'la pratica la fate voi?',
        about: ['asl', 'piano di lavoro', 'ditta', 'albo', '30 giorni', 'iscritt'],
      },
    ],
  },
]
