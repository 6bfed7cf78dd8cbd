import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'ua17-drip-after-wind-norcia',
    service: 'ristrutturazione_tetto',
    at: 'Norcia',
    turns: [
      {
        say: 'buongiorno col vento dell’altra notte mi si sono spostati due o tre coppi e quando piove mi gocciola in camera. casa a norcia, due piani, il tetto è nuovo del 2020 quindi per il resto sta bene',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'norcia',
      'coppi|tegol|quant|rott|danneg': '2 o 3 coppi, uno l’ho trovato rotto in giardino',
      'goccia|infiltr|acqua|perdit|macchi': 'in un punto solo sopra la camera',
      'piano|piani|altezz|access|pontegg|scala|raggiung': 'due piani, c’è una botola per salire sul tetto',
      'metri|mq|grand|superfic': 'il tetto sarà 90 mq ma è un punto solo',
      'stato|condizion|età|anni': 'il tetto è del 2020',
      'quand|tempi|entro|urgen|inizi': 'prima possibile, danno pioggia giovedì',
    },
    facts: [
      fact('norcia'),
      fact('coppi', 'coppo', 'tegol'),
      fact('due piani', '2 piani', 'secondo piano', '2° piano', 'gocc', 'camera'),
    ],
    jobs: [scopes.roofTile],
    // 250–600 + 10 % = 275–660, middle 470 (with platform 250–450: 850)
    band: [300, 800],
    after: [
      {
        say: 'fino a che non vengono cosa posso fare io?',
        about: [
          'secchi',
          'bacinell',
          'telo',
          'telon',
          'contenitor',
          'mobil',
          'corrent',
          'salir',
          'foto',
          'raccog',
          'sottotett',
          'catin',
          'recipient',
          'elettr',
        ],
      },
      {
        say: 'l’assicurazione della casa me lo paga secondo lei?',
        about: [
          'polizz',
          'vento',
          'atmosfer',
          'denunc',
          'foto',
          'franchig',
          'compagn',
          'maltempo',
          'garanz',
          'eventi',
          'contratt',
          'perit',
        ],
      },
    ],
  },
  {
    id: 'ua18-copper-gutter-poppi',
    service: 'ristrutturazione_tetto',
    at: 'Poppi',
    turns: [
      {
        say: 'Cerco prezzo per sostituire la grondaia sul davanti della casa, 18 metri, in rame come il resto. I discendenti li lasciamo che sono buoni. Siamo a Poppi in Casentino, alla gronda saranno 5 metri di altezza',
      },
    ],
    once: true,
    answers: {
      'dove|comune|citt|paes': 'Poppi (AR)',
      'pluvial|discendent': 'quelli restano',
      'material|rame|allumin|pvc': 'rame',
      'metri|lung|quant|grand': '18 metri',
      'piano|piani|altezz|access|pontegg|raggiung':
        'due piani bassi, 5 metri, davanti c’è il piazzale, si arriva bene con la piattaforma',
      'stato|condizion|perd|buc': 'è bucata in più punti',
      'quand|tempi|entro|urgen|inizi': 'in autunno',
    },
    facts: [fact('poppi'), fact('18'), fact('rame')],
    jobs: [scopes.gutters],
    // 18 × 95–135 = 1.710–2.430 + 10 % = 1.880–2.670, middle 2.280 (with platform + 390)
    band: [1480, 3100],
    after: [
      {
        say: 'in alluminio color rame quanto risparmierei?',
        about: ['euro', 'metro', '45', '90', 'metà', 'meno', 'differenz'],
      },
      {
        say: 'la piattaforma per salire è nel prezzo?',
        about: [
          '250',
          '450',
          'a parte',
          'non compres',
          'esclus',
          'compres',
          'inclus',
          'giorno',
          'noleggi',
          'ponteggi',
        ],
      },
    ],
  },
  {
    id: 'ua19-roof-windows-loft-borgo',
    service: 'ristrutturazione_tetto',
    at: 'Borgo Valsugana',
    turns: [
      {
        say: 'Ciao! Casa a Borgo Valsugana. Ho due Velux del 1995 coi vetri appannati, vorrei sostituirli con quelli nuovi stessa misura (78x118), stesso buco',
      },
      {
        say: 'Poi vorrei isolare il pavimento della soffitta, 70 mq, nessuno ci va quindi non serve camminarci sopra. Quello soffiato in fiocchi mi han detto che è veloce',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Borgo Valsugana (TN)',
      'velux|lucern|finestr|foro|buco': 'due, 78x118, stesso foro',
      'tapparell|tend|motor': 'no niente, manuali',
      'isol|soffitt|solaio|calpest|fiocch|material|spessor': 'isolante soffiato, 70 mq, non calpestabile',
      'metri|mq|quant|grand|superfic|misur': '70 mq la soffitta, i velux sono 2',
      'piano|piani|altezz|access|botol|pontegg|raggiung': 'botola 70x70, i velux si cambiano da dentro',
      'stato|condizion|età|anni': 'tetto sano',
      'quand|tempi|entro|urgen|inizi': 'prima dell’inverno',
    },
    facts: [
      fact('borgo valsugana', 'valsugana'),
      fact(
        ['2', 'velux'],
        ['due', 'velux'],
        ['2', 'finestr'],
        ['due', 'finestr'],
        ['2', 'lucernari'],
        ['due', 'lucernari'],
      ),
      fact('70'),
    ],
    jobs: [scopes.roofWindow, scopes.attic],
    // velux 2 × 900–1.600 × 1,13 = 2.030–3.620 (whole row: to 6.330); solaio 70 × 25–60 × 1,1 = 1.930–4.620; middle 6.100 (5.300–7.400)
    band: [4000, 8200],
    after: [
      {
        say: 'i topi o i ghiri non ci fanno il nido in quei fiocchi?',
        about: [
          'rodit',
          'cellulos',
          'lana',
          'vetro',
          'roccia',
          'boro',
          'sali',
          'trattat',
          'griglia',
          'rete',
          'reti',
          'chiud',
          'sigill',
          'apertur',
          'accesso',
          'animal',
        ],
      },
    ],
  },
  {
    id: 'ua20-panels-off-canosa',
    service: 'ristrutturazione_tetto',
    at: 'Canosa di Puglia',
    turns: [
      {
        say: 'allora la situazione è questa. il tetto me lo rifà mio cognato che fa il muratore quindi quello non mi serve. però sopra ho 12 pannelli fotovoltaici e lui non li tocca, dice chiama uno del mestiere. mi serve solo uno che li smonta e poi dopo un mese li rimonta. canosa di puglia',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'canosa di puglia',
      'pannell|modul|quant|kw|potenz': '12 pannelli, impianto da 3 e qualcosa',
      'tetto|copertur|falda|inclin': 'falda di tegole poco pendente',
      'metri|mq|grand|superfic': 'sono 12 pannelli',
      'piano|piani|altezz|access|pontegg|raggiung': 'due piani, il ponteggio ce lo mette mio cognato',
      'stato|età|anni|funzion': 'funzionano, sono del 2012',
      'deposit|custod|tener': 'li posso tenere nel garage',
      'quand|tempi|entro|urgen|inizi': 'a settembre',
    },
    facts: [fact('canosa'), fact(['12', 'pannell'], ['12', 'modul'], ['dodici', 'pannell']), fact('smont')],
    jobs: [scopes.panelsOff],
    // 12 × 60–130 = 720–1.560; Puglia about −10 %; + 10 % = 710–1.540, middle 1.130 (k 1: 1.250)
    band: [760, 1660],
    after: [
      {
        say: 'e se se ne rompe uno mentre lo tolgono chi lo paga?',
        about: [
          'assicur',
          'responsab',
          'impres',
          'install',
          'ditt',
          'danni',
          'danno',
          'contratt',
          'foto',
          'rc',
          'iscritt',
          'garanz',
        ],
      },
      {
        say: 'perdo gli incentivi del gse a tenerlo fermo un mese?',
        about: [
          'comunic',
          'conto energia',
          'produz',
          'produc',
          'manutenz',
          'seriali',
          'stess',
          'sospens',
          'moduli',
          'tariff',
          'verific',
        ],
      },
    ],
  },
]
