import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRoof: readonly CorpusConversation[] = [
  {
    id: 'ya-roof-4-agnone',
    service: 'ristrutturazione_tetto',
    at: 'Agnone (IS)',
    once: true,
    turns: [
      {
        say: 'Salute, scrivo pe mamma che sta ad Agnone. la grandine della settimana passata ci ha rotto 5 tegole sopra la soffitta e l’ultima volta che ha piovuto è sceso un filo d’acqua, s’è fatta la macchia. sono tutte vicine, casa bassa a un piano, si sale con la scala normale senza impalcatura. si devono solo cambiare quelle, le tegole di scorta ci stanno. quanto può volerci di soldi?',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Agnone, in campagna',
      'quant|numer|tegol|copp|punt': '5 tegole tutte nello stesso punto',
      'metri|grand|superfic|mq|m²|misur|dimension':
        'il punto sarà un metro quadro, il tetto una settantina ma il resto sta buono',
      'tipo|material': 'tegole marsigliesi, la scorta ce l’abbiamo',
      'trav|struttur|legno': 'il legno sta bene',
      'amiant|eternit': 'no',
      'pontegg|piano|piani|altezz|access|scal|parchegg': 'un piano solo, con la scala si arriva',
      'stato|condizion|infiltr|piov|perd|acqua|problem': 'adesso non piove, ci ho messo un telo',
      'quando|tempi|inizi|periodo|entro|urgen': 'prima che ripiove, però urgente urgente no',
    },
    facts: [
      fact('agnone'),
      fact(['5', 'tegol'], ['cinque', 'tegol']),
      fact('grandin'),
      fact('scala', 'un piano', '1 piano', 'bassa'),
    ],
    jobs: [scopes.roofTile],
    // 250–600; Molise k 0,88 on 85 % = × 0,898 → 225–539 (minimum 250); VAT 10 % → 250–590, middle 425
    band: [280, 600],
    after: [
      {
        say: 'la macchia dentro la tolgono pure loro?',
        about: [
          'esclus',
          'non compres',
          'non inclus',
          'intern',
          'tinteggi',
          'imbianc',
          'pittor',
          'isolant',
          'a parte',
          'dann',
          'asciug',
          'pittur',
          'soffitt',
        ],
      },
      {
        say: 'e a chiedere il preventivo si paga?',
        about: [
          'gratis',
          'gratuit',
          'nessun',
          'non cost',
          'senza impegn',
          'senza cost',
          'impegn',
          'zero',
          'liber',
          'obblig',
          'vincol',
        ],
      },
    ],
  },
  {
    id: 'ya-roof-5-taranto',
    service: 'ristrutturazione_tetto',
    at: 'Taranto, Tamburi',
    turns: [
      {
        say: 'aiuto sta piovendo dentro dal lastrico e l’acqua scende proprio dalla plafoniera della cucina con la luce accesa che devo fare???',
        safety: { steps: [['corrent', 'interruttor', 'contator', 'quadro', 'salvavita']], call: false },
      },
      {
        say: 'ok fatto ho abbassato tutto, è venuto pure l’elettricista e ha scollegato quella lampada, ora è tutto a posto e non piove più. adesso però la guaina del lastrico la voglio rifare, sono 60 metri quadri a Taranto rione Tamburi, tetto piano sopra casa mia, guaina ardesiata nuova sopra quella vecchia che è incollata bene ma tutta spaccata, un solo strato, lasciata a vista senza pavimento. si sale dalle scale, secondo piano',
      },
    ],
    answers: {
      'pericol|sicur|corrent|elettric': 'tutto staccato, ora è sicuro',
      'dove|comun|citt|paese|indirizz|cap': 'taranto tamburi',
      'metri|quant|grand|superfic|mq|m²|misur|dimension': '60 metri quadri',
      'strat|vecchi|rimuov|rimoz|togli': 'quella vecchia resta, uno strato nuovo sopra',
      'paviment|piastrell|vista|calpest': 'a vista, niente pavimento, ci salgo solo per l’antenna',
      'material|tipo|guain|ardesi|liquid|resin': 'guaina ardesiata',
      'pendenz|scaric|bocchett|pozzett': 'pendenza buona, due bocchettoni',
      'condomin|proprie': 'palazzina di due famiglie, il lastrico lo uso io',
      'piano|ascensor|access|scal|parchegg|altezz|pontegg': 'sopra il secondo piano, dalla scala interna',
      'stato|condizion|infiltr|piov|perd|problem': 'spaccata in più punti',
      'quando|tempi|inizi|periodo|entro|urgen': 'appena fa bel tempo',
    },
    facts: [fact('taranto'), fact('60'), fact('guain'), fact('lastric', 'tetto piano', 'terrazz')],
    jobs: [scopes.roofFelt],
    // 60 × 30–75 = 1.800–4.500; Puglia k 0,88 on 60 % = × 0,928 → 1.670–4.180; VAT 10 % → 1.840–4.590, middle 3.215
    band: [2100, 4350],
    after: [
      {
        say: 'e una ardesiata quanto tiene prima che torno da capo?',
        about: ['anni', 'anno', 'dura', 'manutenz', 'decenn', 'garanz'],
      },
      {
        say: 'quello di sotto deve mettere i soldi pure lui o tocca tutto a me?',
        about: [
          'terzo',
          '1/3',
          'terzi',
          '2/3',
          'assemble',
          'amministrator',
          'millesim',
          'ripart',
          '1126',
          'condomin',
          'regolament',
          'proprie',
          'comun',
          'divid',
          'divis',
          'esclusiv',
          'spes',
        ],
      },
    ],
  },
  {
    id: 'ya-roof-6-cogne',
    service: 'ristrutturazione_tetto',
    at: 'Cogne (AO)',
    once: true,
    turns: [
      {
        say: 'Buongiorno, mansarda a Cogne: ho 2 velux del 1994, 78x118, col vetro appannato e il legno nero. Li vorrei sostituire con due nuovi della stessa misura, nello stesso buco, apertura a mano. Il tetto attorno è a posto, lose messe bene. Ci si lavora da dentro, secondo piano. Tende no. Che cifra?',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Cogne, Valle d’Aosta',
      'quant|numer': 'due',
      'misur|dimension|grand|metri|formato': '78x118',
      'nuov|apertur|foro|stess|sostitu': 'stesso foro, si cambiano e basta, apertura manuale',
      'motor|tend|tapparell|elettric|solar': 'no, manuali e senza tende',
      'tegol|copp|lose|manto|copertur|material|tipo':
        'tetto in lose di pietra, le finestre in legno vanno bene',
      'piano|piani|ascensor|access|scal|parchegg|pontegg|altezz': 'secondo piano, si lavora da dentro',
      'stato|condizion|infiltr|piov|perd|problem': 'non ci piove, solo condensa nei vetri',
      'quando|tempi|inizi|periodo|entro|urgen': 'in estate, qui nevica fino a maggio',
    },
    facts: [
      fact('cogne'),
      fact(
        ['2', 'velux'],
        ['2', 'finestr'],
        ['due', 'finestr'],
        ['due', 'velux'],
        ['2', 'lucernar'],
        ['2', 'pezz'],
      ),
      fact('78'),
      fact('sostitu', 'cambi', 'stesso'),
    ],
    jobs: [scopes.roofWindow],
    // same opening: 2 × 900–1.600 = 1.800–3.200; k 1,03 on 45 % = × 1,0135; VAT about 13 % → 2.060–3.665, middle 2.860
    band: [1850, 3850],
    after: [
      {
        say: 'già che ci siamo, se ne cambiassi tre? il terzo è quello del bagno, identico',
        facts: [
          fact(
            ['3', 'velux'],
            ['3', 'finestr'],
            ['tre', 'finestr'],
            ['tre', 'velux'],
            ['3', 'lucernar'],
            ['tre', 'lucernar'],
            ['3', 'pezz'],
            ['tre', 'pezz'],
          ),
        ],
        jobs: [scopes.roofWindow],
        // 3 × 900–1.600 = 2.700–4.800; × 1,0135; VAT about 13 % → 3.090–5.500, middle 4.295
        band: [2800, 5750],
      },
      {
        say: 'il raccordo di lamiera attorno ci sta nel prezzo?',
        about: [
          'compres',
          'inclus',
          'comprend',
          'includ',
          'scossalin',
          'convers',
          'lattoner',
          'dentro',
          'esclus',
          'lose',
          'a parte',
        ],
      },
    ],
  },
]
