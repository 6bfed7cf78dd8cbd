import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 'ya-painting-1-mondovi',
    service: 'tinteggiatura',
    at: 'Mondovì (CN)',
    turns: [{ say: 'Buongiorno, dovrei far imbiancare l’alloggio a Mondovì, muri e soffitti.' }],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'Mondovì, in provincia di Cuneo, quartiere Altipiano',
      'arredat|mobil|vuot|abitat': 'Ci abito, quindi è arredato, ho tanti mobili',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz':
        'Sono 70 metri quadri, due camere, tinello, cucinino e bagno',
      'altezz|alti': 'Normali, due metri e ottanta credo',
      'muffa|crep|stato|condizion|rovinat|problem|intonac|danni':
        'I muri sono buoni, solo qualche buco di chiodo dei quadri',
      'soffitt|pareti': 'Tutti e due, muri e soffitti',
      'color|tint': 'Bianco, come adesso',
      'pittur|tipo|lavabil|traspir|finitur|material|prodott':
        'Quella bianca normale che lascia respirare il muro',
      'piano|ascensor|access|scal|parchegg': 'Secondo piano con ascensore',
      'quando|tempi|inizi|periodo|entro|urgen': 'In primavera, non ho premura',
      'budget|spend|spes': 'Non saprei, mi dica lei',
    },
    facts: [fact('mondov'), fact('70'), fact('soffitt')],
    jobs: [scopes.painting],
    // 70 × 3,5 = 245 m² × 5–8,5 = 1.225–2.083, furnished +10 % = 1.350–2.290;
    // k 1,03 on 80 % = × 1,024; VAT 10 % → 1.520–2.580, middle 2.050
    band: [1350, 2750],
    after: [
      {
        say: 'I mobili li dovrei spostare io? Ho l’artrosi e un buffet della nonna che pesa un quintale',
        about: [
          'pesant',
          'protezion',
          'protegg',
          'copr',
          'copert',
          'teli',
          'nylon',
          'aiut',
          'smont',
          'svuot',
          'extra',
          'compres',
          'esclus',
          'inclus',
          'a parte',
          'accord',
          'centro',
        ],
      },
      {
        say: 'E facendo solo i muri? I soffitti tutto sommato sono ancora belli bianchi',
        jobs: [scopes.painting],
        // 70 × 2,5 = 175 m² × 5–9 = 875–1.575, furnished +10 %, × 1,024, VAT 10 % → 1.080–1.950, middle 1.520
        band: [980, 2050],
      },
    ],
  },
  {
    id: 'ya-painting-2-barletta',
    service: 'tinteggiatura',
    at: 'Barletta (BT)',
    turns: [
      { say: 'salve sto a Barletta volevo sapè pe pittare casa nuova quanto viene' },
      { say: 'ah e deve essere quella lavabile eh, tengo due creature che scrivono sui muri' },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'barletta zona borgovilla',
      'arredat|mobil|vuot|abitat': 'è vuota ancora, entriamo a settembre',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz':
        'novantacinque metri, salone cucina 3 camere e 2 bagni',
      'altezz|alti': 'normale 2 e 70',
      'muffa|crep|stato|condizion|rovinat|problem|intonac|danni':
        'muri buoni, solo sporchi e un po di pennarello del vecchio inquilino',
      'soffitt|pareti': 'tutto, pareti e soffitti',
      'color|tint': 'bianco panna dappertutto',
      'pittur|tipo|lavabil|traspir|finitur|material|prodott': 'lavabile',
      'piano|ascensor|access|scal|parchegg': '4 piano ascensore c’è',
      'quando|tempi|inizi|periodo|entro|urgen': 'entro fine agosto',
      'budget|spend|spes': 'il meno possibile',
    },
    facts: [fact('barletta'), fact('95', 'novantacinque'), fact('lavabil', 'si lava')],
    jobs: [scopes.painting],
    // 95 × 3,5 = 332 m² × 7–12 = 2.330–3.990; Puglia k 0,88 on 75 % = × 0,91; VAT 10 % → 2.330–3.990, middle 3.160
    band: [2100, 4250],
    after: [
      {
        say: 'e se la pittura la compro io che mio cugino tiene il colorificio?',
        about: [
          'material',
          'manodoper',
          'mano d’opera',
          'detra',
          'scal',
          'sconto',
          'scend',
          'togli',
          'iva',
          '22',
          'garanzi',
          'fornit',
          'fornis',
          'portar',
          'procur',
          'posa',
          'abbass',
          'risparmi',
          'ferramenta',
          'prodott',
        ],
      },
      {
        say: 'il pennarello poi non è che esce da sotto dopo un mese?',
        about: [
          'isolant',
          'fissativ',
          'fondo',
          'primer',
          'coprent',
          'macchi',
          'mani',
          'mano',
          'antimacchi',
          'tratta',
          'copr',
          'affior',
          'sgrass',
        ],
      },
    ],
  },
  {
    id: 'ya-painting-3-comacchio',
    service: 'tinteggiatura',
    at: 'Comacchio (FE)',
    once: true,
    turns: [
      {
        say: 'Ciao, ho un appartamentino a Comacchio, 62 mq in tutto: sala 5x4, cucinotto, una matrimoniale, una cameretta, disimpegno e bagnetto. È VUOTO, lo affitto da maggio. Voglio dare solo i muri, traspirante bianca, con la parete lunga della sala verde salvia. I soffitti no, li ha fatti mio cognato l’anno scorso. Muri sani, senza muffa ne crepe, alti 2,70, primo piano, furgone sotto casa. Quanto mi parte??',
      },
    ],
    answers: {
      'dove|comun|citt|paese|indirizz|cap': 'comacchio centro',
      'arredat|mobil|vuot|abitat': 'vuoto te l’ho detto',
      'soffitt|pareti': 'solo pareti',
      'metri|quant|grand|superfic|mq|m²|misur|dimension|stanz': '62 mq di casa',
      'color|tint': 'bianco, e una parete verde salvia',
      'pittur|tipo|lavabil|traspir|finitur|material|prodott': 'traspirante',
      'muffa|crep|stato|condizion|rovinat|problem|intonac|altezz': 'muri buoni, alti 2,70',
      'piano|ascensor|access|scal|parchegg': 'primo piano',
      'quando|tempi|inizi|periodo|entro|urgen': 'prima di maggio',
    },
    facts: [fact('comacchio'), fact('62'), fact('pareti', 'parete', 'muri'), fact('salvia', 'verde')],
    jobs: [scopes.painting],
    // 62 × 2,5 = 155 m² of wall × 5–9 = 775–1.395 + one more colour 60–120 = 835–1.515;
    // k 1,03 on 80 % = × 1,024; VAT 10 % → 940–1.705, middle 1.320
    band: [860, 1790],
    after: [
      {
        say: 'e cosa ci sta dentro a sta cifra?',
        about: [
          'mani',
          'stucc',
          'protezion',
          'protegg',
          'teli',
          'pulizi',
          'compres',
          'inclus',
          'comprend',
          'includ',
          'material',
          'manodoper',
        ],
      },
      {
        say: 'ma a fare solo la pittura il bonus del 50 lo prendo?',
        about: [
          'ordinari',
          'detra',
          'manutenz',
          'agevol',
          'condomin',
          'parti comuni',
          'nessun',
          'spett',
          'rientr',
          'purtroppo',
          'iva',
        ],
      },
    ],
  },
]
