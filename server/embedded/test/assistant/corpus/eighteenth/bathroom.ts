import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** What is asked of everybody and matters little. */
const usual = {
  'foto|immagin': 'le faccio stasera',
  'budget|spesa': 'non saprei ditemi voi',
  'altro|aggiung|precis|dettagl': 'no grazie',
} as const

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'ta13-whole-bath-saluzzo',
    service: 'ristrutturazione_bagno',
    at: 'Saluzzo (CN)',
    turns: [
      {
        say: 'Buonasera, bagno da rifare completamente a Saluzzo. 5 mq e mezzo, è ancora quello rosa del 1978',
      },
    ],
    answers: {
      'tubi|tubaz|impiant|scaric': 'tutto nuovo anche i tubi, sono quelli di ferro',
      'doccia|vasca': 'adesso c’è la vasca, vorremmo la doccia 80x120',
      'sanitar|pezzi|sospes|wc|bidet|lavab': 'water, bidet, lavabo e doccia. appoggiati a terra non sospesi',
      'finitur|livell|material|qualit|fascia|piastrell|rivest': 'gres chiaro, roba media',
      'metri|mq|grand|misur|superf|quant': '5,5 mq, 2,20 per 2,50',
      finestr: 'c’è una finestra e resta com’è',
      'spost|dispos|posizion': 'stanno dove sono',
      'citt|comun|zona|paese|si trova|dove': 'Saluzzo',
      'quando|entro|tempi|urgen|inizi': 'in primavera, è l’unico bagno',
      'piano|ascensor|access|parchegg': 'terzo piano senza ascensore',
      ...usual,
    },
    facts: [
      fact('saluzzo'),
      fact('5,5', '5.5', '5 m', '5½', 'cinque'),
      fact('docci'),
      fact('ascensor', 'terzo', '3'),
    ],
    jobs: [scopes.bathroom],
    // 4.750 + 5,5 × 625 = 8.190 + 300 (no lift) = 8.490 × 1,0165 × 1,11 = 9.580
    band: [6300, 13000],
    after: [
      { say: 'Per quanto resto senza? Ne ho uno solo', about: ['giorn', 'settiman'] },
      {
        say: 'E se sanitari e piastrelle li compro io in offerta?',
        about: [
          '22',
          'iva',
          'manodopera',
          'montagg',
          'garanz',
          'posa',
          'fornit',
          'risparm',
          'respons',
          'misur',
          'scend',
          'detra',
          'togl',
        ],
      },
    ],
  },
  {
    id: 'ta14-mother-tub-trani',
    service: 'ristrutturazione_bagno',
    at: 'Trani (BT)',
    turns: [
      {
        say: 'buongiorno scrivo per mia madre, ha 79 anni e non riesce più a scavalcare la vasca, ieri per poco non cadeva. vorremmo metterci la doccia, stesso posto, la vasca è 170x70. trani',
      },
    ],
    answers: {
      'piastrell|rivest|parete|pareti|pannell|muro': 'dove si toglie la vasca mattonelle nuove, bianche',
      'box|vetr|chius|piatto|filo|tipo': 'piatto basso antiscivolo e vetro scorrevole',
      'metri|mq|grand|misur|superf|quant': 'vasca 170x70, piatto della stessa misura',
      'tubi|rubinett|miscelat|impiant|scaric': 'i tubi vanno bene, li abbiamo rifatti nel 2010',
      'maniglion|sedil|mobilit|anzian': 'sì un maniglione ci vorrebbe',
      'citt|comun|zona|paese|si trova|dove': 'Trani, vicino al porto',
      'quando|entro|tempi|urgen|inizi': 'il prima possibile',
      'piano|ascensor|access|parchegg': 'secondo piano, ascensore c’è',
      ...usual,
    },
    facts: [fact('trani'), fact('vasca'), fact('docci'), fact('170', '1,70')],
    jobs: [scopes.bathToShower],
    // 3.150–3.650 × 0,946 (Puglia) × 1,13 = 3.370–3.900
    band: [2200, 4900],
    after: [
      {
        say: 'possono mettere pure un seggiolino che si chiude?',
        about: ['sedil', 'ribalt', 'pieghev', 'maniglion', '410', '430', '€', 'euro', 'fiss'],
      },
      { say: 'in quanto lo fanno? lei non può uscire di casa', about: ['giorn', 'settiman', 'mezza'] },
      {
        say: 'si può scaricare dalle tasse?',
        about: [
          '50',
          '36',
          'detra',
          'bonus',
          'irpef',
          'barrier',
          'ordinari',
          'straordinari',
          'caf',
          'commercial',
          'manutenz',
        ],
      },
    ],
  },
  {
    id: 'ta15-wobbly-toilet-agnone',
    service: 'ristrutturazione_bagno',
    at: 'Agnone (IS)',
    turns: [
      {
        say: 'oh buongiorno. il water balla e s’è crepato alla base, il bidet è coevo e fa schifo uguale. cambiateli tutti e due, roba bianca semplice. agnone in molise, lo so che non sapete dov’è',
      },
    ],
    answers: {
      'sospes|terra|tipo|model|scaric': 'a terra, scarico a muro come adesso',
      'sanitar|pezzi|quant': 'due, water e bidet',
      rubinett: 'il rubinetto del bidet nuovo anche lui',
      'cassett|sciacqu': 'cassetta fuori, funziona, resta quella',
      'compr|acquist|fornit|porta': 'no portateli voi',
      'citt|comun|zona|paese|si trova|dove': 'agnone (isernia)',
      'quando|entro|tempi|urgen|inizi': 'presto, ogni volta che mi siedo prego',
      'piano|ascensor|access|parchegg': 'primo piano, scale strette ma si passa',
      ...usual,
    },
    facts: [fact('agnone'), fact('wc', 'water', 'vaso'), fact('bidet')],
    jobs: [scopes.fixtures],
    // 2 × 425 = 850 × 0,952 (Molise) × 1,15 = 930
    band: [600, 1300],
    after: [
      {
        say: 'quelli vecchi dove vanno a finire?',
        about: ['smalt', 'discaric', 'compres', 'portat', 'portan', 'ritir', 'inclus', 'rimoz', 'isola'],
      },
      {
        say: 'vabbè e se il bidet lo lascio stare? solo il water',
        facts: [fact('wc', 'water', 'vaso')],
        jobs: [scopes.fixtures],
        // 425 × 0,952 × 1,15 = 465
        band: [300, 640],
      },
    ],
  },
  {
    id: 'ta16-drip-and-drain-cormons',
    service: 'ristrutturazione_bagno',
    at: 'Cormons (GO)',
    turns: [
      {
        say: 'Ciao due cose: il miscelatore del lavabo perde da sotto e ormai è da buttare, ne voglio uno nuovo. E la doccia non scarica più, ti lavi coi piedi a mollo fino alle caviglie',
      },
    ],
    answers: {
      'miscel|rubin|marca|model|tipo|cromat': 'normale cromato, monocomando',
      'scaric|doccia|provat|otturat|intas':
        'ho provato con la ventosa e con l’acido, niente. solo la doccia, il resto va',
      quant: 'un rubinetto e uno scarico',
      'citt|comun|zona|paese|si trova|dove': 'Cormons, Gorizia',
      'quando|entro|tempi|urgen|inizi': 'questa settimana se si riesce',
      'piano|ascensor|access|parchegg': 'primo piano, si parcheggia davanti',
      ...usual,
    },
    facts: [fact('cormons', 'cormòns'), fact('miscelat', 'rubinett'), fact('docci')],
    jobs: [scopes.tap, scopes.drain],
    // tap 200 × 1,015 × 1,13 = 230; drain 85–120 × 1,03 × 1,10 = 96–136; sum 326–366
    band: [215, 500],
    after: [
      {
        say: 'viene lo stesso idraulico per tutte e due, così pago una sola uscita?',
        about: ['chiamata', 'visita', 'intervento', 'insieme', 'unic', 'risparm', 'stessa', 'conv'],
      },
      {
        say: 'posso versarci ancora un po’ di acido nel frattempo?',
        about: [
          'pericol',
          'corros',
          'ustion',
          'tubi',
          'guarniz',
          'vapori',
          'eviter',
          'evit',
          'sconsigli',
          'meglio',
          'danneggi',
          'rovin',
          'tecnic',
          'idraulic',
        ],
      },
    ],
  },
  {
    id: 'ta17-refresh-and-towel-rail-merate',
    service: 'ristrutturazione_bagno',
    at: 'Merate (LC)',
    turns: [
      {
        say: 'Buongiorno, bagno di 6 mq a Merate. I tubi sono stati rifatti 8 anni fa quindi non si toccano: vorrei solo cambiare le piastrelle, marroni e tristissime, e i quattro pezzi (wc bidet lavabo doccia).',
      },
      {
        say: 'Dimenticavo, al posto del calorifero in ghisa ci starebbe bene uno scaldasalviette bianco, sullo stesso attacco',
      },
    ],
    answers: {
      'scaldasalv|termoarr|calorif|termosif|radiat': 'uno scaldasalviette bianco 50x120, stesso attacco',
      'tubi|tubaz|impiant': 'no i tubi restano',
      'sospes|sanitar|pezzi|wc|bidet|lavab': 'quattro pezzi standard a terra, doccia 80x100 con box',
      'piastrell|rivest|material|finitur|livell|fascia': 'gres grigio chiaro, via quelle vecchie',
      'metri|mq|grand|misur|superf|quant': '6 mq di pavimento, piastrelle alte 2 metri',
      'citt|comun|zona|paese|si trova|dove': 'Merate in Brianza',
      'quando|entro|tempi|urgen|inizi': 'Dopo l’Epifania',
      'piano|ascensor|access|parchegg': 'Villetta a schiera, bagno al primo piano',
      ...usual,
    },
    facts: [
      fact('merate'),
      fact('6 m', '6 ', ['6', 'mq'], ['6', 'm²']),
      fact('scaldasalv', 'termoarred', 'calorif', 'radiat', 'termosif'),
    ],
    jobs: [scopes.restyling, scopes.radiator],
    // restyling 4.500 × 1,015 × 1,10 = 5.025; towel rail 400 × 1,01 × 1,10 = 445; sum 5.470
    band: [3550, 7400],
    after: [
      {
        say: 'Se mettono le piastrelle sopra le vecchie risparmio?',
        about: ['400', '800', 'sovrapp', 'demol', 'spessor', 'cm', 'mm', 'macer', 'meno'],
      },
      {
        say: 'Lo scaldasalviette scalda abbastanza per 6 metri?',
        about: [
          'watt',
          'potenz',
          'w ',
          'kw',
          'resa',
          'termic',
          'grandezz',
          'dimension',
          'altezz',
          'isolament',
          'dipende',
          'calcol',
        ],
      },
    ],
  },
  {
    id: 'ta18-neighbour-stain-tarquinia',
    service: 'ristrutturazione_bagno',
    at: 'Tarquinia (VT)',
    turns: [
      {
        say: 'è venuta su la signora Adele del piano di sotto tutta agitata che ha una chiazza sul soffitto del corridoio che si allarga ogni giorno. sopra c’è il mio bagno ma per terra da me è asciutto. ho chiuso tutto e la rotellina dell’acqua continua a muoversi piano piano. tarquinia',
      },
    ],
    answers: {
      'rubinett|contator|chius|acqua': 'sì si muove anche con tutto chiuso, ma piano',
      'da quando|quanto tempo|giorni': 'una decina di giorni dice lei',
      'bagno|tubi|anni|impiant|vecchi': 'bagno del 1995, tubi sotto il pavimento',
      'citt|comun|zona|paese|si trova|dove': 'Tarquinia, la chiazza è sotto il mio bagno',
      'quando|entro|tempi|urgen|inizi': 'subito che quella mi denuncia',
      'metri|mq|grand|misur|superf|quant': 'una chiazza di mezzo metro',
      'piano|ascensor|access|parchegg': 'io sto al secondo, palazzina senza ascensore',
      ...usual,
    },
    facts: [
      fact('tarquinia'),
      fact('sotto', 'soffitt', 'vicin', 'infiltr'),
      fact('contator', 'rotell', 'chius', 'perdit'),
    ],
    jobs: [scopes.waterLeak],
    // 500 × 1,10 = 550
    band: [350, 760],
    after: [
      {
        say: 'ma devono spaccarmi il pavimento?',
        about: [
          'termocam',
          'strument',
          'gas',
          'romp',
          'geofon',
          'punto',
          'piastrell',
          'mattonell',
          'localizz',
          'ricerc',
          'demol',
          'ripristin',
        ],
      },
      {
        say: 'e il soffitto della Adele lo devo ripagare io?',
        about: [
          'assicur',
          'polizz',
          'condomin',
          'proprietar',
          'respons',
          'danni',
          'danno',
          'amministrat',
          'risarc',
        ],
      },
    ],
  },
]
