import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  // Standard, step by step: new tiles with a membrane in Feltre, the scaffold already stands.
  {
    id: 'xa9',
    service: 'ristrutturazione_tetto',
    at: 'Feltre (Belluno), Villabruna',
    turns: [{ say: 'Buondì. El teto l’è da rifar, le tegole le se sfoia tute dal giazh. Quant vienlo?' }],
    answers: {
      'dove|citt|comune|indirizz': 'Feltre, frazione Villabruna, provincia di Belluno',
      'isol|coibent|ventil|mansard|sottotett': 'senza isolamento, sotto è soffitta morta',
      'ponteg|impalc|piattaf': 'ponteggio già su, l’ha lasciato la ditta che ha fatto i muri, lo posso usare',
      'trav|struttur|legn': 'travi sane, le ha guardate mio cugino carpentiere',
      'guaina|sotto le|membran': 'sì guaina nuova sotto le tegole',
      'quant|metri|mq|m²|superfic|grand|dimension': '120 metri quadri di falda, misurati sulla pendenza',
      'tegol|coppi|material|manto|tipo|copertur':
        'marsigliesi vecchie del 65, voglio tegole nuove in cemento',
      'eternit|amianto': 'no niente eternit',
      'grond|lattoner': 'le grondaie le ho cambiate tre anni fa, restano',
      'falde|forma|pendenz|inclin': 'due acque, pendenza normale per qua',
      'perd|piove|infiltr|stato|condizion|probl': 'ancora non piove dentro, ma manca poco',
      'piano|piani|alt|access': 'due piani, il camion arriva sotto',
      'quando|tempi|inizi|periodo': 'da aprile, prima c’è la neve',
    },
    facts: [fact('feltre'), fact('120'), fact('tegol')],
    jobs: [scopes.roofTiles],
    // 120 × 95–160 = 11.400–19.200; rest of the north 1 + 0,6 × 0,03 = 1,018 = 11.605–19.546; VAT 10 % = 12.766–21.500;
    // middle 17.130; no scaffold
    band: [11200, 23100],
    after: [
      {
        say: 'Chi le porta via le vecie? Il conto della discarica è a parte?',
        about: ['compres', 'inclus', 'smalt', 'rimoz', 'rimoss', 'macer', 'esclus', 'trasport'],
      },
      {
        say: 'e se invece smontassi e rimettessi su le stesse tegole, con la guaina sotto?',
        jobs: [scopes.roofRelay],
        // 120 × 75–135 = 9.000–16.200 (+ membrane 120 × 22–34 = 2.640–4.080 → 11.640–20.280); × 1,0225 × 1,1
        // = 13.092–22.810, middle 17.950 (without the membrane 14.170)
        band: [10500, 23500],
      },
      {
        say: 'Se le fan mal e dopo do ani la perde, chi è che risponde?',
        about: [
          'garanz',
          'impres',
          'ditta',
          'artigian',
          'difett',
          'responsab',
          'vizi',
          'legge',
          '10 anni',
          'dieci',
          'contratt',
          'conformit',
          'fattur',
        ],
      },
    ],
  },
  // Standard, all at once: a leak after the wind in Sardinia.
  {
    id: 'xa10',
    service: 'ristrutturazione_tetto',
    at: 'Oliena (Nuoro)',
    turns: [
      {
        say: 'Salve sono Gonario da Oliena prov. Nuoro, col maestrale di giovedì mi si sono spostati 6 o 7 coppi e due rotti, quando piove gocciola in camera in un punto solo, adesso è asciutto e c’è il secchio. casa a un piano, ci si arriva con la scala senza ponteggio. il resto del tetto è buono, non voglio rifarlo. quanto chiedono per sistemare? anche settimana prossima va bene',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Oliena, Nuoro',
      'quant|punti|num|esten|metri|mq|m²|grand': 'un punto solo, sette coppi spostati e due rotti',
      'tegol|coppi|material|manto|tipo': 'coppi sardi vecchi, ne ho una ventina di scorta in cortile',
      'ponteg|piattaf|access|alt|piano|piani|raggiung': 'un piano solo, scala appoggiata e via',
      'trav|legn|struttur|danni|intern': 'travi a posto, dentro solo l’alone',
      'acqua|piove|goccia|ancora|corrent|pericol': 'adesso asciutto, nessun pericolo',
      'quando|tempi|inizi|urgen': 'settimana prossima',
    },
    once: true,
    facts: [fact('oliena', 'nuoro'), fact('copp'), fact('7', 'sett', '6', 'un punto', 'un solo punto')],
    wrong: ['rifacimento del tetto'],
    jobs: [scopes.roofTile],
    // 250–600 × (1 − 0,85 × 0,12 = 0,898) = 225–539 (minimum 250); VAT 10 % = 247–593 (275–593); middle 420–435
    band: [280, 590],
    after: [
      {
        say: 'I coppi di scorta ce li metto io, mi fanno lo sconto?',
        about: [
          'materi',
          'manodoper',
          'prezz',
          'cost',
          'poco',
          'incid',
          'risparm',
          'accord',
          'artigian',
          'lavoro',
          'fornit',
          'cambia',
          'cala',
        ],
      },
      {
        say: 'il preventivo si paga? perché un altro mi ha chiesto 80 euro solo per salire a guardare',
        about: [
          'gratis',
          'gratuit',
          'impegn',
          'nessun cost',
          'sopralluog',
          'non cost',
          'non paghi',
          'nulla',
          'niente',
        ],
      },
    ],
  },
  // Two other jobs in one message: gutters and a roof window.
  {
    id: 'xa11',
    service: 'ristrutturazione_tetto',
    at: 'Saluzzo (Cuneo)',
    turns: [
      {
        say: 'Buongiorno, sono la Mariuccia di Saluzzo. Ho due cosette da far fare: le grondaie nuove, che quelle lì sono tutte bucate, 26 metri in alluminio con 3 discese, e poi il velux della mansarda che è vecchio e non chiude più, da cambiare con uno uguale nello stesso buco. Mi sa dire neh quanto spendo?',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Saluzzo, provincia di Cuneo, verso la strada di Manta',
      'pluvial|discend|disces': 'tre discese, sei metri l’una',
      'velux|lucern|finestr|foro|misur|apertur': 'uno solo, 78 per 98, stesso buco, si apre a mano',
      'quant|metri|lunghez|num': '26 metri di gronda e una finestra sola',
      'material|allumin|rame|tipo|color': 'alluminio testa di moro',
      'ponteg|piattaf|access|alt|piano|piani':
        'casa a due piani, si gira tutto intorno col cortile, ponteggio non ce n’è',
      'tetto|tegol|manto|stato|condizion': 'il tetto è in ordine, si tocca solo quello',
      'tenda|tapparell|oscur': 'no niente tendine',
      'quando|tempi|inizi|periodo': 'quando possono, basta prima dell’estate',
    },
    facts: [fact('saluzzo'), fact('26'), fact('allumin'), fact('velux', 'lucern', 'finestra da tetto')],
    jobs: [scopes.gutters, scopes.roofWindow],
    // Gutters 26 × 45–90 = 1.170–2.340 + downpipes 18 × 25–60 = 450–1.080 → 1.620–3.420 × 1,0165 × 1,1 = 1.811–3.824, middle 2.818.
    // Roof window in the same hole 900–1.600 × 1,0135 × VAT about 1,15 = 1.049–1.865, middle 1.457. Together 4.275
    band: [2780, 5780],
    after: [
      {
        say: 'E se le grondaie le mettessi di rame? La mia vicina le ha così e durano una vita',
        about: [
          '95',
          '135',
          'metro',
          'più car',
          'cost',
          'aument',
          'sal',
          'prezz',
          'doppi',
          'in più',
          'euro',
          '€',
        ],
      },
      {
        say: 'Ma i miei dati e il telefono non è che poi mi chiamano quelli del gas?',
        about: [
          'privacy',
          'artigian',
          'profession',
          'impres',
          'terz',
          'condivid',
          'consens',
          'pubblicit',
          'vend',
          'cedut',
          'ceder',
          'trattat',
          'trattam',
          'sicur',
          'contatt',
          'solo',
        ],
      },
    ],
  },
]
