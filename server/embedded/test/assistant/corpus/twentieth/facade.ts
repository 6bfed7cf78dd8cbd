import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // A woman of 62 in Romagna, step by step: paint of a detached house
    id: 'vb1',
    service: 'ristrutturazione_facciata',
    at: 'Santarcangelo di Romagna',
    turns: [
      {
        say: 'buonasera, la casa all’esterno è tutta sbiadita dal sole e mio marito dice che è ora di ridarle una bella mano.. quanto ci andrebbe via?',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz|paese|locali':
        'a santarcangelo di romagna, dalla parte della stazione',
      'pontegg|impalcat|piattaform|trabattell': 'no non abbiamo niente, il ponteggio ci vuole per forza',
      'pian|altezz|access':
        'due piani, casa staccata dalle altre e il giardino tutto intorno, ci si gira bene',
      'metri|superfic|grand|mq|m²|misur|quant|estension':
        'mio figlio che è geometra dice 220 metri quadri di muro, tutto il giro',
      'stato|condizion|crep|intonac|rovin|umid|distacc': 'i muri sono sani, niente crepe, è solo scolorita',
      'color|tint|pittur|material|tipo|prodott|finitur':
        'lo stesso giallino di adesso, il tipo di pittura non lo so, una che duri',
      'quando|tempi|entro|inizi|periodo|urgen': 'a maggio sarebbe l’ideale',
      'lavor|interven|rifare': 'solo la tinta, nient’altro',
      'foto|immagin': 'non sono capace a mandarle',
    },
    facts: [fact('santarcangelo'), fact('220')],
    jobs: [scopes.facadePaint],
    // 220 × 20 = 4.400 × 1,021 = 4.492; scaffold 220 × 16 = 3.520 × 1,024 = 3.604; 8.096 × 1,10 = 8.906
    band: [5800, 12000],
    after: [
      {
        say: 'e dentro ci sta pure l’impalcatura o quella me la fanno pagare dopo?',
        about: ['pontegg', 'compres', 'inclus', 'esclus', 'separat', 'a parte', 'trabattell'],
      },
      {
        say: 'quanti giorni me li ritrovo attorno casa gli imbianchini?',
        about: ['settiman', 'durat', 'dur', 'tempi', 'tempo', '7', '8', '10', 'mese', 'lavorativ', 'meteo'],
      },
    ],
  },
  {
    // A precise man of 45 in the Dolomites, everything at once: outer insulation
    id: 'vb2',
    service: 'ristrutturazione_facciata',
    at: 'Feltre',
    once: true,
    turns: [
      {
        say: 'Salve. Casa singola del 1978 a Feltre (BL), due piani, d’inverno le pareti sono ghiaccio. Vorrei il cappotto fuori in EPS grigio con grafite da 14 cm su tutti e 4 i lati. Ho misurato 165 mq tolte le finestre. Intonaco sano, davanzali li tengo, nessun vincolo, accesso comodo dal cortile. Partirei in aprile.',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Feltre, Belluno',
      'pian|altezz|access|pontegg': 'Due piani, il camion entra in cortile, ponteggio da mettere',
      'metri|superfic|grand|mq|m²|misur|quant': '165 mq netti',
      'material|isolant|pannell|spessor|tipo': 'EPS con grafite 14 cm',
      'stato|condizion|intonac|crep|umid': 'Intonaco buono, solo sporco',
      'color|finitur': 'Bianco sporco',
      'quando|tempi|entro|inizi|urgen': 'Aprile',
      'foto|vincol|condomin': 'No',
    },
    facts: [fact('feltre'), fact('165'), fact('grafit', 'eps'), fact(['14', 'cm'], '14cm'), fact('aprile')],
    jobs: [scopes.facadeInsulation],
    // 165 × 155 = 25.575 × (1 + 0,5 × 0,03) = 25.959 × 1,10 = 28.555
    band: [18600, 38500],
    after: [
      {
        say: 'Prima casa di proprietà: quanto mi torna indietro con le tasse?',
        about: ['50', 'ecobonus', 'detra', 'bonus', 'irpef', 'rate', 'enea'],
      },
      {
        say: 'E se invece prendo la lana di roccia, stesso spessore?',
        facts: [fact('lana', 'roccia'), fact('165')],
        jobs: [scopes.facadeInsulation],
        // 165 × 187–197 (about 192) = 31.680 × 1,015 × 1,10 = 35.371
        band: [23000, 47800],
      },
    ],
  },
  {
    // A man of 71 in Calabria, one long voice message: all the plaster off and anew
    id: 'vb3',
    service: 'ristrutturazione_facciata',
    at: 'Lamezia Terme',
    turns: [
      {
        say: 'allora buongiorno io sono saverio da nicastro, lamezia terme, tengo una palazzina di tre piani che fece mio padre bonanima nel sessantotto, e l’intonaco è marcio dappertutto, dove tocchi viene giù la sabbia, il muratore mi disse saverì qua bisogna buttare giù tutto e rifarlo da capo, tutto tutto e poi la pittura, sono duecentosessanta metri quadrati l’ha misurati mio genero, non ci sta nessun ponteggio e davanti c’è il cortile mio quindi non diamo fastidio a nessuno, per l’estate la vorrei pronta',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'lamezia terme, nicastro',
      'pian|altezz|access|pontegg|strada': 'tre piani, il cortile è mio, il ponteggio lo dovete portare voi',
      'metri|superfic|grand|mq|m²|misur|quant': '260 metri quadrati',
      'stato|condizion|intonac|rovin|percent|parte': 'tutto da levare, non si salva niente',
      'color|tint|pittur|material|tipo|finitur': 'intonaco normale e color crema sopra',
      'balcon|cornic|cappott|isol': 'no solo intonaco e pittura',
      'quando|tempi|entro|inizi|urgen': 'pronta per l’estate',
      foto: 'me le fa mio nipote poi',
    },
    facts: [
      fact('lamezia', 'nicastro'),
      fact('260', 'duecentosessanta'),
      fact(['3', 'pian'], ['tre', 'pian']),
      fact('estate'),
    ],
    jobs: [scopes.facadePlaster],
    // 260 × 102,5 = 26.650 × (1 − 0,65 × 0,20) = 23.186 × 1,10 = 25.504, scaffold in the row
    band: [16600, 34400],
    after: [
      {
        say: 'e al comune ci devo portare qualche carta o posso cominciare e basta?',
        about: [
          'cila',
          'libera',
          'pratic',
          'permess',
          'suolo',
          'autorizz',
          'manutenz',
          'tecnic',
          'geometr',
          'vincol',
        ],
      },
      {
        say: 'la roba vecchia che viene giù chi se la porta?',
        about: ['smalt', 'discaric', 'maceri', 'compres', 'inclus', 'impres', 'detrit', 'rimozion'],
      },
    ],
  },
  {
    // A terse woman of 38 in Umbria, step by step: patches and paint, scaffold already standing
    id: 'vb4',
    service: 'ristrutturazione_facciata',
    at: 'Narni',
    turns: [
      {
        say: 'ciao, muro esterno che si sfoglia a chiazze. vorrei sistemare solo le chiazze e poi ripassare il colore ovunque',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'narni scalo',
      'pontegg|impalcat|piattaform|trabattell':
        'c’è già su il ponteggio, l’hanno montato per il tetto e resta due mesi',
      'pian|altezz|access': 'piano terra e primo. il ponteggio c’è già',
      'percent|parte|stato|condizion|rovin|crep|intonac|distacc|profond':
        'gonfio e staccato un 20% circa, il resto tiene',
      'metri|superfic|grand|mq|m²|misur|quant|estension': '150 mq scarsi',
      'color|tint|pittur|material|tipo|finitur': 'grigio chiaro, come ora',
      'quando|tempi|entro|inizi|urgen': 'prima possibile, finché c’è il ponteggio',
      'cappott|isol|cornic|balcon': 'no',
      foto: 'dopo',
    },
    facts: [
      fact('narni'),
      fact('150'),
      fact(['20', '%'], '20%', ['20', 'cento']),
      fact('pontegg', 'impalcat'),
    ],
    jobs: [scopes.facadePatches],
    // 150 × 41,5 (paint 20 + 21,5 for 20 %) … 45 (row) = 6.225 … 6.750 × 1,10 = 6.850 … 7.425, no scaffold
    band: [4600, 9700],
    after: [
      {
        say: 'le pezze poi si vedono sotto la tinta?',
        about: [
          'uniform',
          'fissativ',
          'mani',
          'ras',
          'tutta',
          'omogen',
          'grana',
          'intonac',
          'finitur',
          'color',
        ],
      },
      {
        say: 'ok. e mo che succede',
        about: [
          'richiest',
          'profession',
          'impres',
          'contatt',
          'preventiv',
          'sopralluog',
          'invi',
          'appuntament',
        ],
      },
    ],
  },
  {
    // Emergency in Liguria: pieces fall from a balcony; then the edges of three balconies
    id: 'vb5',
    service: 'ristrutturazione_facciata',
    at: 'Recco',
    turns: [
      {
        say: 'AIUTO è venuto giù un tocco di cemento dal bordo del balcone, grosso come un pugno, è finito sul marciapiede dove passa la gente e ce n’è altro che balla!!',
        safety: {
          steps: [
            [
              'transenn',
              'recint',
              'delimit',
              'nastro',
              'allontan',
              'lontan',
              'tenere',
              'tieni',
              'sotto',
              'chiud',
              'sgomber',
              'blocca',
            ],
            ['115', '112', 'vigili', 'pompier'],
          ],
          call: true,
        },
      },
      {
        say: 'ok fatto, ho chiuso il passaggio e chiamato. adesso però vorrei sapere quanto costa rifare i bordi: casa nostra a recco, 3 balconi al primo piano, 8 metri di bordo l’uno quindi 24 metri in tutto, il trabattello ce l’abbiamo noi',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'recco, provincia di genova',
      'pian|altezz|access|pontegg|trabattell': 'primo piano, il trabattello ce l’abbiamo già',
      'metri|lungh|superfic|misur|quant|balcon': '3 balconi, 24 metri di bordo in tutto',
      'stato|condizion|ferr|rovin|profond|spessor': 'ferri fuori e arrugginiti, cemento via due o tre cm',
      'paviment|ringhier|sotto|altro': 'no solo il bordo',
      'quando|tempi|entro|inizi|urgen': 'subito, è pericoloso',
      foto: 'ora no',
    },
    facts: [fact('recco'), fact(['24', 'm']), fact(['3', 'balcon'], ['tre', 'balcon'])],
    jobs: [scopes.balconyEdge],
    // 24 × 67,5 = 1.620 × (1 + 0,8 × 0,03) = 1.659 × 1,10 = 1.825
    band: [1180, 2500],
    after: [
      {
        say: 'ma quei tondini tutti rossi li curate o ci mettete il cemento sopra e ciao?',
        about: ['passiv', 'rugg', 'antirugg', 'spazzol', 'malt', 'pul', 'ferr', 'protet', 'protez'],
      },
      {
        say: 'se la roba la compro io e mi danno solo le braccia risparmio?',
        about: ['manodoper', 'iva', '22', 'material', 'garanz', 'responsab', 'posa', 'accord', 'convien'],
      },
    ],
  },
  {
    // A young man near Lodi, at once: only washing
    id: 'vb6',
    service: 'ristrutturazione_facciata',
    at: 'Lodi',
    once: true,
    turns: [
      {
        say: 'ciaoo casa in mattoncini faccia a vista a lodi, solo pianterreno, i muri sono neri di smog e verdi di muschio verso la statale. niente tinta eh, vorrei farli solo lavare bene, 140mq circa, ci si arriva da terra senza ponteggi. entro ottobre',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'lodi',
      'pian|altezz|access|pontegg': 'pianterreno, si arriva da terra',
      'metri|superfic|grand|mq|m²|misur|quant': '140 mq',
      'material|tipo|stato|condizion|sporc|mattoni': 'mattoni a vista, smog e muschio, niente scritte',
      'protettiv|trattament|altro': 'no per ora solo lavaggio',
      'quando|tempi|entro|inizi|urgen': 'entro ottobre',
      foto: 'non ne ho',
    },
    facts: [fact('lodi'), fact('140'), fact('matton'), fact('ottobre')],
    jobs: [scopes.facadeWashing],
    // 140 × 11,5 = 1.610 × (1 + 0,85 × 0,03) = 1.651 × 1,10 = 1.816
    band: [1180, 2460],
    after: [
      {
        say: 'non è che con l’acqua sparata mi mangiate le fughe?',
        about: [
          'pression',
          'deterg',
          'prova',
          'delicat',
          'malta',
          'giunt',
          'bassa',
          'bar',
          'danneg',
          'rovin',
          'regol',
          'protez',
          'protegg',
        ],
      },
      {
        say: 'e se facessi solo il lato verso la strada, 50 mq?',
        facts: [fact('50')],
        jobs: [scopes.facadeWashing],
        // 50 × 11,5 = 575 × 1,0255 × 1,10 = 649 (over the minimum of 300)
        band: [400, 900],
      },
    ],
  },
]
