import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-t01-after-the-storm',
    service: 'ristrutturazione_tetto',
    at: 'Todi',
    turns: [
      {
        say: 'dopo il temporale di ieri ho una macchia sul soffitto della mansarda, penso sia qualche coppo spostato. non gocciola più. casa a 2 piani. Todi',
      },
    ],
    answers: {
      'quant|tegol|coppi': 'saranno 4 o 5 coppi',
      'pontegg|raggiung|scala': 'si sale da un abbaino',
    },
    facts: [fact('todi'), fact('copp', 'tegol')],
    jobs: [scopes.roofTile],
    band: [250, 950],
  },
  {
    id: 'te-t02-gutters-and-downpipes',
    service: 'ristrutturazione_tetto',
    at: 'Ivrea',
    turns: [
      {
        say: '30 metri di grondaia in lamiera preverniciata da sostituire + 4 pluviali da 6 metri l uno, casa a due piani. Ivrea',
      },
    ],
    facts: [fact('30 m', '30 metri', '30'), fact('pluvial'), fact('ivrea')],
    jobs: [scopes.gutters],
    band: [1_900, 5_200],
  },
  {
    id: 'te-t03-leaves',
    service: 'ristrutturazione_tetto',
    at: 'Rieti',
    turns: [{ say: 'pulizia delle grondaie piene di foglie, villetta di due piani, Rieti. grazie' }],
    facts: [fact('rieti'), fact('grondai')],
    jobs: [scopes.gutterCleaning],
    band: [150, 600],
  },
  {
    id: 'te-t04-tiles-and-felt',
    service: 'ristrutturazione_tetto',
    at: 'Nizza Monferrato',
    turns: [
      { say: 'Salve quanto costa rifare il tetto?' },
      {
        say: 'Sono due falde, 120 mq in totale. Tegole nuove e guaina sotto, niente isolamento, le travi sono sane. Nizza Monferrato (AT)',
      },
    ],
    answers: {
      'piani|altezz': 'due piani',
      'amianto|eternit': 'no sono tegole',
      'material|coppi|tipo': 'tegole normali',
    },
    facts: [fact('120 m²', '120 mq', '120'), fact('nizza'), fact('guain')],
    jobs: [scopes.roofTiles],
    band: [11_500, 26_000],
    after: [
      { say: 'ma il ponteggio è già dentro al prezzo?', about: ['esclus', 'compres', 'inclus', 'a parte'] },
    ],
  },
  {
    id: 'te-t05-baked-felt',
    service: 'ristrutturazione_tetto',
    at: 'Bitonto',
    turns: [
      {
        say: 'lastrico solare di 85 mq con la guaina ormai cotta dal sole, da rimettere guaina ardesiata nuova. bitonto prov bari',
      },
    ],
    answers: {
      'strat|togli|rimuov|vecchia': 'una sola, da togliere',
      'paviment|piastrel': 'niente pavimento, a vista',
    },
    facts: [fact('85 m²', '85 mq', '85'), fact('bitonto'), fact('guain', 'ardesiat')],
    jobs: [scopes.roofFelt],
    band: [2_400, 8_200],
  },
  {
    id: 'te-t06-same-hole',
    service: 'ristrutturazione_tetto',
    at: 'Sondrio',
    turns: [
      {
        say: 'Vorrei cambiare un velux 78x118 che ormai fa condensa tra i vetri, con uno nuovo uguale nello stesso foro. Sondrio',
      },
    ],
    facts: [fact('78'), fact('sondrio'), fact('sostit', 'stess', 'cambi')],
    jobs: [scopes.roofWindow],
    band: [950, 2_100],
  },
  {
    id: 'te-t07-asbestos-shed',
    service: 'ristrutturazione_tetto',
    at: 'Enna',
    turns: [
      {
        say: 'tettoia in eternit di 40 mq dietro casa, da togliere e basta. enna. posso smontarla io con mio cognato?',
        about: ['asl', 'autorizz', 'specializz', 'abilitat', 'iscritt', 'piano di lavoro'],
      },
    ],
    facts: [fact('40 m²', '40 mq', '40'), fact('enna')],
    jobs: [],
  },
]
