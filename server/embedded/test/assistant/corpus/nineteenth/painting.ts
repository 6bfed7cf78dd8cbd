import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 'ua1-empty-rental-sansepolcro',
    service: 'tinteggiatura',
    at: 'Sansepolcro',
    turns: [
      {
        say: 'salve gli inquilini sono andati via e devo ridare il bianco a tutto l appartamento, 65 mq a sansepolcro, pareti e soffitti. è vuoto, non c è neanche una sedia',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'sansepolcro, provincia di arezzo',
      'mobil|arredat|vuot|libera|abitat': 'vuoto del tutto',
      'soffitt|altezz|alti|alte': 'anche i soffitti si, sono alti normali 2,70',
      'metri|mq|quant|grand|superfic|stanze': '65 mq calpestabili, 3 stanze più bagno',
      'stato|condizion|crep|muff|rovinat|umid|messi|macchi':
        'discreto, solo i buchi dei quadri e qualche segno',
      'lavabil|traspir|pittur|tipo|color|tint': 'bianco normale traspirante',
      'piano|ascensor|access': 'primo piano senza ascensore',
      'quand|tempi|entro|urgen|inizi': 'entro fine mese se si può, a settembre rientra gente',
    },
    facts: [
      fact('sansepolcro'),
      fact('65'),
      fact('soffitt'),
      fact('vuot', 'libera', 'libero', 'non arredat', 'senza mobili'),
    ],
    jobs: [scopes.painting],
    // 65 × 3,5 = 228 m² × 5–8,5 = 1.140–1.940 + 10 % = 1.250–2.130, middle 1.690
    band: [1100, 2280],
    after: [
      {
        say: 'i buchi dei quadri li chiudono loro o li devo fare io prima?',
        about: ['compres', 'inclus', 'stucc', 'imbianchin', 'pittor', 'fori', 'prezzo', 'preparazion'],
      },
      {
        say: 'quanti giorni ci mettono?',
        about: ['3', '4', '5', 'due', 'tre', 'quattro', 'cinque', 'settiman', 'giornat', 'person'],
      },
    ],
  },
  {
    id: 'ua2-son-bedroom-ostuni',
    service: 'tinteggiatura',
    at: 'Ostuni',
    turns: [
      {
        say: 'Buongiorno sono Cosimo da Ostuni. Mio figlio ha 15 anni e non vuole più la camera celeste con le nuvolette 😅 una stanza sola 4 x 4, la vuole bianca e UNA parete blu petrolio dietro al letto. Quanto può costare',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Ostuni',
      'mobil|arredat|vuot|libera': 'letto e scrivania li sposto io, l’armadio è a muro e resta',
      soffitt: 'si anche il soffitto',
      'altezz|alti|alte': '2,80',
      'metri|mq|quant|grand|superfic|misur': 'una camera 4 x 4',
      'stato|condizion|crep|muff|rovinat|umid|macchi': 'muri buoni',
      'color|tint': 'bianca e una parete blu petrolio',
      'lavabil|traspir|pittur|tipo': 'lavabile no, va bene quella normale',
      'piano|ascensor|access': 'piano terra',
      'quand|tempi|entro|urgen|inizi': 'quando capita, non c’è fretta',
    },
    facts: [
      fact('ostuni'),
      fact('16', '4 x 4', '4x4', '4 × 4', '4×4', 'una stanza', 'una camera', '1 stanza', '1 camera'),
      fact('blu', 'petrolio'),
    ],
    jobs: [scopes.room],
    // stanza 250–600 + tinta forte 60–120 = 310–720; labour of Puglia about −10 %; + 10 %: 307–713, middle 510
    band: [330, 690],
    after: [
      {
        say: 'ma il celeste sotto si vede poi?',
        about: [
          'mani',
          'mano',
          'copr',
          'fondo',
          'fissativ',
          'isolant',
          'chiar',
          'traspar',
          'strat',
          'passat',
        ],
      },
      {
        say: 'e se la pittura la compro io al colorificio mi scala qualcosa?',
        about: [
          'material',
          'manodoper',
          'risparm',
          'iva',
          'fornit',
          'prodott',
          'compres',
          'meno',
          'impres',
          'accord',
          'preventiv',
          'imbianchin',
          'artigian',
        ],
      },
    ],
  },
  {
    id: 'ua3-wallpaper-lounge-codogno',
    service: 'tinteggiatura',
    at: 'Codogno',
    turns: [
      {
        say: 'nel salotto della casa che ho ereditato dalla zia c’è ancora la tappezzeria a fiori anni 70, da strappare via tutta',
      },
      {
        say: 'sono circa 50 mq di muri. poi una volta tolta voglio le pareti bianche, il soffitto invece no che è già a posto',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Codogno, lodi',
      'mobil|arredat|vuot|libera': 'vuoto, i mobili li ha presi mio cugino',
      soffitt: 'no il soffitto no',
      'strat|vinil|carta|tappezz': 'uno strato solo, carta normale non plastificata',
      'metri|mq|quant|grand|superfic|stanz': '50 mq di pareti, è il salotto',
      'stato|condizion|crep|muff|rovinat|umid|sotto|rasat|lisci':
        'sotto il muro pare liscio e sano, niente rasatura',
      'lavabil|traspir|pittur|tipo|color|tint': 'bianco traspirante',
      'altezz|alti|alte': 'tre metri',
      'piano|ascensor|access': 'secondo piano, ascensore c’è',
      'quand|tempi|entro|urgen|inizi': 'in primavera',
    },
    facts: [fact('codogno'), fact('50'), fact('carta', 'tappezz', 'parat'), fact('bianc')],
    jobs: [scopes.wallpaperOff, scopes.room],
    // carta 50 × 4–8 = 200–400; pareti 50 × 5–9 = 250–450 (or one room 250–600); 450–1.000 + 10 %, middle 700–800
    band: [480, 1100],
    after: [
      {
        say: 'e se staccandola si rovina il muro?',
        about: ['rasatur', 'rasar', 'stucc', 'intonac', 'rasant', 'lisci', 'ripar'],
      },
      {
        say: 'la roba vecchia chi la porta in discarica',
        about: [
          'smaltim',
          'smalti',
          'compres',
          'inclus',
          'impres',
          'imbianchin',
          'artigian',
          'ditta',
          'rifiut',
        ],
      },
    ],
  },
  {
    id: 'ua4-list-of-rooms-feltre',
    service: 'tinteggiatura',
    at: 'Feltre',
    turns: [
      {
        say: 'Da tinteggiare solo muri, no soffitti:\n- camera 3,50 x 4\n- cameretta 3 x 3,20\n- corridoio 6 x 1,20\nalte 2,70. Casa a Feltre, abitata. Pittura lavabile solo in corridoio no anzi lasciamo perdere, traspirante bianca dappertutto',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Feltre (BL)',
      'mobil|arredat|vuot|libera|abitat': 'arredata, ma svuoto io il grosso',
      soffitt: 'no, solo muri',
      'altezz|alti|alte': '2,70',
      'metri|mq|quant|grand|superfic|stanz|misur': 'camera 3,50x4, cameretta 3x3,20, corridoio 6x1,20',
      'stato|condizion|crep|muff|rovinat|umid|macchi': 'buono, solo sporco',
      'lavabil|traspir|pittur|tipo|color|tint': 'traspirante bianca',
      'piano|ascensor|access': 'secondo, senza ascensore',
      'quand|tempi|entro|urgen|inizi': 'prima di Natale',
    },
    facts: [
      fact('feltre'),
      fact('corridoio', '113', '114', '3 stanze', 'tre stanze', '31', '30,8'),
      fact('traspir'),
      fact(
        'solo pareti',
        'solo le pareti',
        'solo muri',
        'solo i muri',
        'senza soffitt',
        'no soffitt',
        'pareti',
      ),
    ],
    wrong: ['lavabil'],
    jobs: [scopes.painting],
    // walls (15 + 12,4 + 14,4) m × 2,70 = 113 m² × 5–9 = 565–1.017 + 10 % = 620–1.120, middle 870
    band: [560, 1250],
    after: [
      {
        say: 'e se facessi fare pure i soffitti delle tre stanze?',
        jobs: [scopes.painting],
        // 113 + 31 = 144 m² × 5–8,5 = 720–1.224 + 10 %, middle 1.070
        band: [690, 1500],
      },
      {
        say: 'dormiamo in casa, l’odore dà fastidio? abbiamo una bimba di 8 mesi',
        about: [
          'arieggi',
          'aria',
          'finestr',
          'acqua',
          'solvent',
          'voc',
          'asciug',
          'ventil',
          'ore',
          'emission',
          'nott',
          'inodor',
        ],
      },
    ],
  },
]
