import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // A pensioner of 73 in Friuli, step by step: PVC windows
    id: 'vb14',
    service: 'serramenti',
    at: 'Codroipo',
    turns: [
      { say: 'mandi, le finestre di casa mia ga quarant’ani e entra la bora, cossa costa cambiarle tute' },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'codroipo, provincia di udine',
      'material|pvc|allumin|legno|tipo|profil': 'in pvc bianche, come quelle de mio cognato',
      vetr: 'doppio basta',
      'misur|dimension|larg|altezz|grand':
        'mai misurade, finestre normali da camera e le porte che va sul terrazzino',
      'quant|numer|finestr|infiss|portefin': 'sei finestre e due portefinestre',
      'pian|ascensor|access': 'pianterreno e primo, casa mia',
      'tapparell|persian|cassonett|zanzar|oscur': 'le tapparelle le tegno',
      'stato|condizion|telaio|attual|vecch': 'de legno col vetro solo, mezze marce',
      'quando|tempi|entro|inizi|urgen': 'prima che torni il freddo, in ottobre',
      'foto|budget': 'no so far',
    },
    facts: [
      fact('codroipo'),
      fact(['6', 'finestr'], ['sei', 'finestr']),
      fact(['2', 'porte'], ['due', 'porte'], ['2', 'portaf']),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    // 6 × 1,7 + 2 × 2,9 = 16 m² × 500 = 8.000 × (1 + 0,22 × 0,03) = 8.053 × 1,16 = 9.341
    band: [6000, 12600],
    after: [
      {
        say: 'e le robe vecie chi le porta via?',
        about: ['smalt', 'compres', 'inclus', 'smont', 'discaric', 'ritir', 'rimozion'],
      },
      {
        say: 'me fioi dise che lo stato te torna metà, xe vero?',
        about: ['50', '36', 'ecobonus', 'enea', 'irpef', 'bonus', 'detra', 'anni', 'rate'],
      },
    ],
  },
  {
    // A young Sicilian, at once with sizes: aluminium
    id: 'vb15',
    service: 'serramenti',
    at: 'Bagheria',
    once: true,
    turns: [
      {
        say: 'Ciao mbare, sono di bagheria. mi servono 4 finestre 120x140 e 1 porta finestra 90x230 in alluminio a taglio termico bianco, doppio vetro, sto al 2 piano con ascensore. le vecchie sono alluminio freddo da smontare e i telai nel muro sono buoni. niente persiane. x giugno',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'bagheria',
      'material|pvc|allumin|legno|tipo|profil': 'alluminio taglio termico bianco',
      vetr: 'doppio',
      'misur|dimension|larg|altezz|grand': '120x140 le finestre, 90x230 la porta finestra',
      'quant|numer|finestr|infiss|portefin': '4 finestre e 1 porta finestra',
      'pian|ascensor|access': 'secondo con ascensore',
      'tapparell|persian|cassonett|zanzar|oscur': 'niente',
      'stato|condizion|telaio|attual|vecch|murari': 'vecchie da levare, muro buono',
      'quando|tempi|entro|inizi|urgen': 'giugno',
    },
    facts: [fact('bagheria'), fact('allumin'), fact(['4', 'finestr']), fact('120'), fact('giugno')],
    jobs: [scopes.aluminium],
    // 4 × 1,68 + 2,07 = 8,79 m² × 775 = 6.812 × (1 − 0,18 × 0,20) = 6.567 × 1,16 = 7.618
    band: [4950, 10300],
    after: [
      {
        say: 'e fatte nere opache cambia assai?',
        about: ['ral', 'vernic', '6', '%', 'supplement', 'aument', 'color', 'tint', 'in più', 'finitur'],
      },
      {
        say: 'no troppi piccioli. se faccio solo 2 finestre, quelle della camera?',
        facts: [fact(['2', 'finestr'], ['due', 'finestr'])],
        jobs: [scopes.aluminium],
        // 2 × 1,68 = 3,36 m² × 775 = 2.604 × 0,964 × 1,16 = 2.912
        band: [1890, 3940],
      },
    ],
  },
  {
    // A teacher of 48 in the Marche, step by step with a change of mind: PVC, then wood
    id: 'vb16',
    service: 'serramenti',
    at: 'Urbino',
    turns: [
      {
        say: 'Buongiorno, abito a Urbino dentro le mura e vorrei sostituire cinque finestre con altre in PVC',
      },
      {
        say: 'Aspetti, mi ha appena risposto l’ufficio del Comune: in centro vogliono solo il legno. Quindi legno, verniciato marrone. Niente plastica!',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Urbino, centro storico',
      'material|pvc|allumin|legno|tipo|profil|essenz': 'Legno, verniciato marrone',
      vetr: 'Doppio',
      'misur|dimension|larg|altezz|grand': 'Non le ho misurate, finestre normali a due ante',
      'quant|numer|finestr|infiss|portefin': 'Cinque finestre, nessuna portafinestra',
      'pian|ascensor|access': 'Secondo piano, scala stretta e senza ascensore',
      'tapparell|persian|cassonett|zanzar|oscur|scur': 'No, gli scuri interni restano quelli',
      'stato|condizion|telaio|attual|vecch|murari': 'Legno vecchio con vetro singolo, non chiudono bene',
      'quando|tempi|entro|inizi|urgen': 'Nelle vacanze di Natale se possibile',
      'foto|budget': 'Non saprei',
    },
    facts: [fact('urbino'), fact(['5', 'finestr'], ['cinque', 'finestr']), fact('legno')],
    wrong: ['pvc'],
    jobs: [scopes.wood],
    // 5 × 1,7 = 8,5 m² × 925 = 7.863 × 1,16 = 9.121 (k 1,00)
    band: [5900, 12400],
    after: [
      {
        say: 'Ogni quanto bisogna ridarci la vernice, poi?',
        about: ['anni', 'anno', 'manutenz', 'impregn', 'espos', 'sole', 'dipend'],
      },
      {
        say: 'Da quando ordino a quando le vedo montate, quanto passa?',
        about: ['settiman', 'consegn', 'mes', '8', '12', 'tempi'],
      },
    ],
  },
  {
    // A woman of 52 on Lake Garda, step by step: one big sliding door
    id: 'vb17',
    service: 'serramenti',
    at: 'Desenzano del Garda',
    turns: [
      {
        say: 'Bongiorno, in salotto verso il lago ho una portafinestra brutta e vorrei un vetro unico grande, di quelli che si alzano un pelo e poi corrono di lato',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Desenzano, a Rivoltella',
      'misur|dimension|larg|altezz|grand|metri':
        'il buco è 300 largo per 220 alto, ed è già così, muri non se ne toccano',
      'material|pvc|allumin|legno|tipo|profil|modell': 'in pvc bianco, alzante scorrevole si chiama giusto?',
      vetr: 'doppio, buono per il caldo',
      'quant|numer|finestr|infiss|altri': 'una sola, questa',
      'pian|ascensor|access': 'piano terra, dal giardino si arriva col furgone',
      'tapparell|persian|cassonett|zanzar|oscur': 'c’è una tenda, il resto no',
      'stato|condizion|telaio|attual|vecch|murari': 'la vecchia è di legno da buttare',
      'quando|tempi|entro|inizi|urgen': 'per Pasqua',
      'foto|budget': 'magari domani',
    },
    facts: [
      fact('desenzano', 'rivoltella'),
      fact(['300', '220'], ['3', '2,2'], '300x220', '300×220'),
      fact('scorr', 'alzant'),
      fact('pvc'),
    ],
    jobs: [scopes.sliding],
    // 3,0 × 2,2 = 6,6 m² × 825 (row) … 1.100 (alzante) = 5.445 … 7.260 × 1,005 × 1,16 = 6.350 … 8.467; about 7.400
    band: [4700, 10100],
    after: [
      {
        say: 'mia mamma gira col deambulatore, inciampa sotto o è tutto liscio?',
        about: ['sogli', 'ribass', 'paviment', 'gradin', 'incass', 'livell', 'filo', 'binar', '80', '150'],
      },
      {
        say: 'e le misure precise le venite a prendere?',
        about: [
          'sopralluog',
          'riliev',
          'appuntament',
          'contatt',
          'richiest',
          'profession',
          'tecnic',
          'serramentist',
          'rilev',
        ],
      },
    ],
  },
  {
    // A man of 41 with a mountain home in Piedmont, at once: PVC with triple glass
    id: 'vb18',
    service: 'serramenti',
    at: 'Limone Piemonte',
    once: true,
    turns: [
      {
        say: 'Salve seconda casa a Limone Piemonte,al mattino brina DENTRO. Rifacciamo nove finestre più una portafinestra, misure standard,pvc effetto bianco liscio ma triplo vetro mi raccomando. Primo piano e mansarda dritta,scala interna comoda. Persiane buone non si toccano. Smontaggio vecchi a carico vostro,montaggio a settembre.',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'limone piemonte cuneo',
      'material|pvc|allumin|legno|tipo|profil': 'pvc bianco',
      vetr: 'triplo',
      'misur|dimension|larg|altezz|grand': 'standard, non le ho qui',
      'quant|numer|finestr|infiss|portefin': 'nove finestre e una portafinestra',
      'pian|ascensor|access': 'primo piano e mansarda, scala comoda',
      'tapparell|persian|cassonett|zanzar|oscur': 'le persiane restano',
      'stato|condizion|telaio|attual|vecch|murari': 'legno anni 80, da togliere',
      'quando|tempi|entro|inizi|urgen': 'settembre',
    },
    facts: [fact('limone'), fact(['9', 'finestr'], ['nove', 'finestr']), fact('tripl'), fact('pvc')],
    jobs: [scopes.pvc],
    // 9 × 1,7 + 2,9 = 18,2 m² × 500 = 9.100 × 1,15 (triple) = 10.465 × 1,007 × 1,16 = 12.224
    band: [7900, 16500],
    after: [
      {
        say: 'ma scusi in internet ne trovo a 150 euro l’una,come mai sta differenza?',
        about: [
          'posa',
          'smalt',
          'mont',
          'smont',
          'vetr',
          'tripl',
          'iva',
          'su misura',
          'compres',
          'qualit',
          'manodoper',
        ],
      },
      {
        say: 'non ci ho la residenza,il bonus lo prendo uguale?',
        about: ['36', '30', 'abitazion', 'principal', 'seconda', 'detra', 'aliquot', '%'],
      },
    ],
  },
  {
    // A Florentine of 60, two jobs in one message: new shutters and their motors
    id: 'vb19',
    service: 'serramenti',
    at: 'Firenze, Novoli',
    once: true,
    turns: [
      {
        say: 'O buongiorno, sto a Firenze in Novoli, quarto piano coll’ascensore. C’ho 5 avvolgibili di plastica 120x150 tutti storti che ’un si tiran più su, la mi’ schiena ’un ce la fa. Li vorrei novi in alluminio coibentato, e tutti e cinque col motore a bottone. I cassoni e le finestre van bene. Quando vi pare, ’un c’è furia',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'Firenze, Novoli',
      'motor|elettric|corrente|presa|comand':
        'il motore su tutte e cinque, la corrente c’è lì vicino, un bottone e basta',
      'material|allumin|pvc|tipo|color': 'alluminio coibentato, grigie',
      'misur|dimension|larg|altezz|grand': '120 per 150 tutte uguali',
      'quant|numer|tapparell|avvolg': 'cinque',
      'pian|ascensor|access': 'quarto coll’ascensore',
      'cassonett|finestr|infiss|guide|stato|condizion': 'quelli van bene, solo il telo e il motore',
      'quando|tempi|entro|inizi|urgen': 'senza furia, in primavera',
      'foto|budget': 'boh',
    },
    facts: [
      fact('firenze', 'novoli'),
      fact(['5', 'tapparell'], ['5', 'avvolg'], ['cinque', 'tapparell'], ['5', 'pezz']),
      fact('allumin'),
      fact('motor'),
    ],
    jobs: [scopes.shutters, scopes.shutterMotor],
    // 5 × 1,8 = 9 m² × 165 = 1.485 × 1,009 = 1.498; motors 5 × 285 = 1.425 × 1,017 = 1.449; 2.947 × 1,10 = 3.242
    band: [2100, 4400],
    after: [
      {
        say: 'e se un giorno manca la luce resto al buio murato?',
        about: [
          'manual',
          'manovr',
          'batteri',
          'soccors',
          'emergenz',
          'corrente',
          'arganel',
          'asta',
          'sblocc',
        ],
      },
      {
        say: 'la mi’ nipote le vorrebbe aprire dal telefonino, si pole?',
        about: ['wifi', 'wi-fi', 'radio', 'app', '40', '90', 'central', 'smart', 'domotic'],
      },
    ],
  },
  {
    // A student of 24 in Naples: one French window to repair
    id: 'vb20',
    service: 'serramenti',
    at: 'Napoli, Vomero',
    turns: [
      {
        say: 'uè ciao la portafinestra della stanza si è scassata, la maniglia gira a vuoto e l’anta pende e gratta a terra. il padrone di casa vuole solo farla aggiustare, no cambiarla',
      },
    ],
    answers: {
      'dove|citt|comune|provinc|zona|indirizz': 'napoli, al vomero',
      'material|pvc|allumin|legno|tipo|profil|marca': 'alluminio bianco, anta e ribalta',
      'quant|numer|finestr|infiss|altre': 'solo questa, una',
      'problem|difett|guast|success|stato|condizion|chiud|manigl|cern':
        'maniglia che gira a vuoto e anta che striscia, chiude male',
      'misur|dimension|larg|altezz|grand': 'normale, 80x220',
      'pian|ascensor|access': 'terzo con ascensore',
      'quando|tempi|entro|inizi|urgen': 'sta settimana se si può',
      'foto|budget': 'mo non posso',
    },
    facts: [fact('napoli', 'vomero'), fact('manigl')],
    jobs: [scopes.windowRepair],
    // one window 100 … whole row 180 × (1 − 0,9 × 0,14) = 87 … 157 × 1,10 = 96 … 173
    band: [85, 240],
    after: [
      {
        say: 'e se il pezzo per sta maniglia non lo fanno più?',
        about: [
          'ricamb',
          'compatib',
          'marca',
          'adatt',
          'sostitu',
          'ferrament',
          'univers',
          'equival',
          'modell',
        ],
      },
      {
        say: 'ci vuole assai? devo stare a casa a aspettare',
        about: ['ora', 'ore', 'mezz', 'minut', 'durat', 'dur', 'appuntament', '1', '2'],
      },
    ],
  },
]
