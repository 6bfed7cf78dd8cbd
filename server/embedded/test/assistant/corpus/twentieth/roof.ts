import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'tetto-va15-fucecchio',
    service: 'ristrutturazione_tetto',
    at: 'Fucecchio',
    turns: [{ say: 'bongiorno, tegole da cambiare tutte, quanto vole al metro?' }],
    answers: {
      'isol|coibent|ventil': 'no no l’isolamento un mi serve, solo tegole e la guaina sotto',
      guain: 'si la guaina nova sotto ci vole',
      'tipo|material|tegol|coppi|manto': 'marsigliesi, come l’eran prima',
      'trav|struttur|legno|solaio|stato|condizion|rovin|perd|infiltr':
        'il solaio l’è bono, in laterizio, so le tegole che si sfarinano',
      'ponteg|access|piani|alt|camion|gru': 'casa a due piani, ci si gira intorno, il ponteggio ci vole',
      grond: 'le gronde le ho fatte du’ anni fa',
      'amiant|etern': 'no niente amianto',
      'quando|tempi|entro|inizi|urgen': 'avanti l’inverno',
      'pendenz|falde|forma': 'du’ falde, pendenza normale',
      'dove|citt|comun|zona|paes|indirizz|provinc': 'Fucecchio, via verso le Cerbaie',
      'quant|metri|mq|grand|superfic|misur|dimension':
        'centoventi metri quadri di tetto, misurati sulle falde',
      foto: 'un ce l’ho',
    },
    facts: [fact('fucecchio'), fact(['120', 'm'], 'centoventi'), fact('marsigli', 'tegol'), fact('guain')],
    jobs: [scopes.roofTiles],
    // 120 × 95–160 = 11.400–19.200; k 1; + 10 % = 12.540–21.120; middle 16.830; scaffold of 80–100 m² × 12–20 = + 1.100–2.200
    band: [11300, 22500],
    after: [
      {
        say: 'i ponteggio l’è dentro o l’è di fori?',
        about: ['compres', 'esclus', 'a parte', 'inclus', 'm²', 'aggiung', 'facciat', '12', '20', 'metro'],
      },
      {
        say: 'se si mette i pannelli solari dopo conviene fa’ tutt’insieme?',
        about: [
          'fotovolt',
          'ponteg',
          'risparm',
          'staff',
          'stess',
          'predispo',
          'una volta',
          'doppi',
          'installa',
          'impiant',
        ],
      },
    ],
  },
  {
    id: 'tetto-va16-saluzzo',
    service: 'ristrutturazione_tetto',
    at: 'Saluzzo',
    once: true,
    turns: [
      {
        say: 'Buongiorno, cascina ristrutturata a Saluzzo (CN), tetto a due falde, 140 mq di falda in totale, attualmente coppi su assito senza isolante. Vogliamo rifarlo ventilato e coibentato con fibra di legno, guaina traspirante e tegole nuove; le travi sono buone e restano. Due piani fuori terra, cortile accessibile al camion. Niente amianto. Lavori a maggio-giugno. Che cifra mettiamo in conto?',
      },
    ],
    answers: {
      'isol|spess|materi|fibra': 'fibra di legno, 14 cm',
      'tegol|coppi|manto': 'tegole nuove',
      'trav|struttur|legno': 'travi sane, restano',
      'ponteg|access|pian|alt': 'due piani, cortile libero su tutti i lati',
      'grond|latton': 'le gronde nuove solo se servono',
      'quando|tempi|entro|inizi|urgen': 'maggio o giugno',
      'dove|citt|comun|zona|paes|indirizz': 'Saluzzo',
      'quant|metri|mq|grand|superfic|misur': '140 mq di falda',
    },
    facts: [fact('saluzzo'), fact(['140', 'm']), fact('fibra'), fact('ventilat', 'coibent', 'isolat')],
    jobs: [scopes.roofInsulated],
    // 140 × 250–310 (full row 200–360) = 35.000–43.400 (28.000–50.400); × (1 + 0,5 × 0,03 = 1,015) × 1,1; middle 43.770; scaffold + 1.800–3.000
    band: [29000, 58000],
    after: [
      {
        say: 'Vorrei capire se rientra in qualche bonus, è la prima casa',
        about: ['detraz', '50', '36', 'ecobonus', 'enea', 'agevol', 'bonific', '96', 'caf', 'commercial'],
      },
      {
        say: 'In paese siamo sotto tutela della collina, quindi serve qualche autorizzazione?',
        about: [
          'paesagg',
          'cila',
          'scia',
          'comun',
          'vincol',
          'soprintend',
          'tecnic',
          'geometr',
          'architet',
          'permess',
        ],
      },
      {
        say: 'E con la lana di roccia al posto della fibra?',
        about: [
          'risparm',
          'meno',
          'costa',
          'prezz',
          '€',
          'euro',
          'sfas',
          'estate',
          'fuoco',
          'isolan',
          'caldo',
          'acust',
          'simil',
          'infiamm',
        ],
      },
    ],
  },
  {
    id: 'tetto-va17-piazza-armerina',
    service: 'ristrutturazione_tetto',
    at: 'Piazza Armerina',
    turns: [
      { say: 'sentissi il vento mi fici volare i canali, i coppi dico, e mo’ chiove dentro la cameretta' },
    ],
    answers: {
      'quant|numero|punt|metri|mq|grand|superfic|misur|esten': 'una decina di coppi rotti in un punto solo',
      'tipo|material|coppi|tegol': 'coppi siciliani vecchi',
      'acqua|perd|infiltr|goccia|piov|stato|danno|soffitt':
        'quando piove forte gocciola, c’è la macchia in un angolo, il secchio basta',
      'trav|struttur|legno': 'travi sane mi pare',
      'elettr|luce|corrent': 'no lontano dalla luce',
      'ponteg|access|pian|alt|salir|scal': 'casa di due piani, ci si arriva dal terrazzino, niente ponteggio',
      'quando|tempi|entro|inizi|urgen': 'prima possibile',
      'dove|citt|comun|zona|paes|indirizz|provinc': 'Piazza Armerina, quartiere Monte',
      foto: 'ci provo',
    },
    facts: [fact('piazza armerina'), fact('coppi', 'tegol'), fact('decina', '10')],
    jobs: [scopes.roofTile],
    // 250–600 × (1 − 0,85 × 0,2 = 0,83) = 207–498 (minimum 250); + 10 % = 275–548; middle 410; a few points more + 60–120
    band: [260, 640],
    after: [
      {
        say: 'e la macchia nel muro chi la sistema dopo?',
        about: [
          'imbianc',
          'tintegg',
          'pittor',
          'asciug',
          'isolant',
          'esclus',
          'a parte',
          'soffitt',
          'pittur',
          'non compres',
          'antimacch',
        ],
      },
      {
        say: 'nel frattempo ci posso mettere un telo io?',
        about: [
          'sicur',
          'pericol',
          'cad',
          'non salir',
          'attenz',
          'profession',
          'provvisor',
          'nylon',
          'mai',
          'altez',
          'secchi',
          'meglio',
        ],
      },
    ],
  },
  {
    id: 'tetto-va18-spoleto',
    service: 'ristrutturazione_tetto',
    at: 'Spoleto',
    turns: [
      {
        say: 'Salve, casale fuori Spoleto, tetto in coppi antichi che vogliamo tenere: smontare, pulire, mettere sotto la guaina e rimontare gli stessi. la falda sono circa novanta metri quadri. Le pianelle e i travetti sono a posto li ha visti mio cognato. Pioggia non ne entra ma c’è vegetazione',
      },
    ],
    answers: {
      'coppi|tegol|recup|manto|material|tipo': 'coppi vecchi nostri, si riusano, ne mancherà una ventina',
      'guain|imperm': 'sì guaina nuova sotto',
      'isol|coibent': 'no isolamento no',
      'trav|struttur|legno|stato|condizion': 'travi sane, pianelle anche',
      'ponteg|access|pian|alt|camion': 'due piani bassi, si gira tutto intorno',
      'grond|latton': 'le grondaie restano',
      'amiant|etern': 'no',
      'quando|tempi|entro|inizi|urgen': 'primavera prossima',
      'pendenz|falde|forma': 'due falde poco pendenti',
      'dove|citt|comun|zona|paes|indirizz|provinc': 'Spoleto, frazione Eggi',
      'quant|metri|mq|grand|superfic|misur': '90 mq di falda',
    },
    facts: [fact('spoleto'), fact(['90', 'm'], 'novanta'), fact('guain'), fact('coppi', 'coppo')],
    jobs: [scopes.roofRelay],
    // 90 × (75–135 + guaina 22–34 = 97–169) = 8.730–15.210; k 1; + 10 % = 9.600–16.730; middle 13.170; scaffold may add 1.300–2.000
    band: [8900, 17500],
    after: [
      {
        say: 'e i coppi che si rompono smontando? ne avete di vecchi voi?',
        about: [
          'ricamb',
          'recuper',
          'mancan',
          'usat',
          'antich',
          '€',
          'euro',
          'rimpiazz',
          'percent',
          'scort',
          'trov',
          'nuov',
          'aggiunt',
        ],
      },
      {
        say: 'qual è la garanzia su un lavoro così?',
        about: [
          'anni',
          '10',
          'dieci',
          'due',
          'conform',
          'vizi',
          'difett',
          'impres',
          'legge',
          'decennal',
          'guain',
        ],
      },
    ],
  },
  {
    id: 'tetto-va19-pergine',
    service: 'ristrutturazione_tetto',
    at: 'Pergine Valsugana',
    turns: [
      {
        say: 'ciao, due cose sul tetto a Pergine Valsugana: 1) cambiare le grondaie, 26 metri in alluminio marrone con 3 pluviali da 6 m, casa di 2 piani; 2) il velux in mansarda che ormai non si chiude più, 78x118, va sostituito nello stesso buco. Che mi costa?',
      },
    ],
    answers: {
      'velux|lucern|finestr|apert|foro': 'uno solo, stesso foro, 78x118',
      'grond|pluvial|material|tipo|color|rame|allumin': 'alluminio marrone, 26 m e tre pluviali',
      'ponteg|access|pian|alt|piattaf|scal': 'due piani, prato attorno, il trabattello ci sta',
      'stato|condizion|perd|infiltr|tetto|manto': 'tetto ok, le gronde sono bucate',
      'quando|tempi|entro|inizi|urgen': 'prima delle nevicate',
      'dove|citt|comun|zona|paes|indirizz|provinc': 'Pergine Valsugana',
      'quant|metri|mq|grand|superfic|misur|lungh': '26 metri di grondaia, 1 finestra',
    },
    facts: [fact('pergine'), fact(['26', 'm']), fact('allumin'), fact('78x118', '78', '118')],
    jobs: [scopes.gutters, scopes.roofWindow],
    // gutters 26 × 45–90 = 1.170–2.340 + 18 m of downpipes × 25–60 = 450–1.080; × 1,0165 × 1,1 = 1.810–3.825, middle 2.820 (canal alone 1.960);
    // window 900–1.600 × 1,0135 × 1,15 = 1.050–1.865, middle 1.460; together 4.280 (3.420)
    band: [2800, 5700],
    after: [
      {
        say: 'e se per adesso lascio stare la finestra e faccio solo le gronde?',
        jobs: [scopes.gutters],
        // see above: 1.960 without downpipes, 2.820 with them
        band: [1650, 3750],
      },
      {
        say: 'in rame la stessa roba di quanto sale?',
        about: ['€', 'euro', '95', '135', 'più', 'doppi', 'caro', 'metro', 'costos', 'circa'],
      },
    ],
  },
  {
    id: 'tetto-va20-soverato',
    service: 'ristrutturazione_tetto',
    at: 'Soverato',
    turns: [
      {
        say: 'Buongiorno mi chiamo Rocco, a Soverato ho un nido di calabroni enorme sotto le tegole vicino alla grondaia, le tegole sono sane, ho solo da far togliere il nido. quanto prendete?',
      },
    ],
    answers: {
      'tegol|tetto|manto|rott|perd|infiltr': 'no il tetto è a posto, solo il nido',
      'dove|citt|comun|zona|paes|indirizz': 'Soverato',
      'alt|pian|access|ponteg': 'primo piano, saranno 6 metri',
      'quant|numero|grand|misur': 'un nido solo, come un pallone',
      'quando|tempi|urgen': 'subito, c’è mia moglie allergica',
    },
    jobs: [],
    after: [
      {
        say: 'e allora a chi mi devo rivolgere?',
        about: [
          'disinfest',
          'pompier',
          'vigili',
          '115',
          '112',
          'apicolt',
          'ditta',
          'specializz',
          'asl',
          'comune',
        ],
      },
    ],
  },
]
