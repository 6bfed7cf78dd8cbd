import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'xb1',
    service: 'ristrutturazione',
    at: 'Lanciano (CH)',
    turns: [{ say: 'ciao, devo rifare da capo la casa di nonna, impianti bagno e tutto quanto' }],
    answers: {
      'infiss|finestr|serrament': 'no le finestre le ha cambiate nonna nel 2019, quelle restano',
      bagn: 'uno solo',
      'metr|mq|m²|grand|superfic|dimension': '74 mq piu o meno, c’è scritto sulla piantina',
      'finitur|livell|qualit|fascia': 'cose normali, niente lusso',
      'muri|pareti|tramezz|portant|distribuz': 'no i muri restano dove stanno',
      'piano|ascensor|access|cortil': 'secondo piano, ascensore c’è ma piccolo',
      'abitat|vuot|occupat|arredat|vive': 'è vuota, nonna sta da noi adesso',
      'riscaldament|termosif|radiator|caldai': 'termosifoni normali, da rifare pure quelli',
      'anno|anni|epoca|costru|stato|condizion': 'palazzina del 66, mai toccato niente, fili con la treccia',
      'lavor|cosa|quali|intervent|stanz|compren':
        'tutto: luce acqua termosifoni, bagno, pavimenti, porte e pittura',
      'quando|tempi|inizi|comincia|urgen': 'dopo pasqua, ci vado a vivere con la ragazza',
      foto: 'ora non ce le ho',
      'dove|comune|citt|paese|zona|local': 'lanciano, quartiere santa rita',
    },
    facts: [fact('lanciano'), fact('74'), fact('impiant'), fact('bagn')],
    jobs: [scopes.homeFull],
    // 74 × 700–1.250 = 51.800–92.500; Abruzzo 1 + 0,6 × (0,95 − 1) = 0,97 → 50.246–89.725; + 10 % → 55.270–98.700; middle 77.000
    band: [50_000, 104_000],
    after: [
      {
        say: 'mammamia.. ma come mai cosi tanto per una casetta??',
        about: [
          'impiant',
          'demol',
          'manodop',
          'material',
          'paviment',
          'metr',
          'm²',
          'mq',
          'bagn',
          'inclu',
          'compren',
          'compres',
          'elettric',
        ],
      },
      {
        say: 'e la parcella del geometra ci sta gia dentro o la pago a parte?',
        about: [
          'tecnic',
          'pratic',
          'cila',
          'esclus',
          'compres',
          'inclus',
          'professionist',
          'asseveraz',
          'direzione',
        ],
      },
      {
        say: 'io tra risparmi e aiuto dei miei arrivo a 65mila, ci rientro o lascio perdere',
        about: [
          'budget',
          'bast',
          'sufficien',
          'copr',
          'sotto',
          'sopra',
          'super',
          'oltre',
          'limit',
          'ridu',
          'entro',
          'intervall',
          'forbice',
          'fascia',
          'minim',
          'massim',
          'base',
          'bass',
          'stai',
        ],
      },
    ],
  },
  {
    id: 'xb2',
    service: 'ristrutturazione',
    at: 'Nizza Monferrato (AT)',
    turns: [
      {
        say:
          'BUONGIORNO SONO UNA SIGNORA DI 71 ANNI DI NIZZA MONFERRATO. VORREI RISTRUTTURARE IN PARTE IL MIO ALLOGGIO DI 68 MQ, ' +
          'NON TUTTO. C’È DA RIFARE L’UNICO BAGNO, TUTTA LA PARTE ELETTRICA CHE È DEL 1974, IL PAVIMENTO DEL CORRIDOIO E DELLA CUCINA E POI ' +
          'DARE IL BIANCO. I TERMOSIFONI E LE FINESTRE SONO A POSTO E NON SI TOCCANO. PRIMO PIANO CON ASCENSORE. GRAZIE E SCUSI IL MAIUSCOLO NON SO TOGLIERLO',
      },
    ],
    answers: {
      'infiss|finestr|serrament': 'NO QUELLE VANNO BENE',
      'riscaldament|termosif|caldai|idraulic|tubi': 'I TERMOSIFONI RESTANO, I TUBI SOLO QUELLI DEL BAGNO',
      bagn: 'UNO SOLO, DA RIFARE',
      'metr|mq|m²|grand|superfic|dimension': '68 MQ',
      'finitur|livell|qualit|fascia': 'UNA COSA DIGNITOSA, MEDIA',
      'muri|tramezz|portant|distribuz': 'NON SI SPOSTA NIENTE',
      'piano|ascensor|access': 'PRIMO PIANO CON ASCENSORE',
      'abitat|vuot|occupat|arredat|vive': 'CI ABITO IO DA SOLA COL GATTO',
      'quando|tempi|inizi|comincia|urgen': 'IN PRIMAVERA',
      foto: 'NON SONO CAPACE',
      'stato|condizion|anno|anni|epoca': 'È COME NEL 1974 MA TENUTO BENE',
      'lavor|cosa|quali|intervent|stanz': 'BAGNO, ELETTRICO, PAVIMENTO CORRIDOIO E CUCINA, IMBIANCARE',
      'dove|comune|citt|paese|zona|local': 'NIZZA MONFERRATO PROVINCIA DI ASTI',
    },
    facts: [fact('nizza'), fact('68'), fact('bagn'), fact('elettric')],
    jobs: [scopes.homePartial],
    // 68 × 450–850 = 30.600–57.800; rest of the north 1 + 0,6 × 0,03 = 1,018 → 31.150–58.840; + 10 % → 34.270–64.720; middle 49.500
    band: [32_000, 67_000],
    after: [
      {
        say: 'MA IO E IL GATTO POSSIAMO RESTARE DENTRO MENTRE LAVORANO O DOBBIAMO ANDARE DA MIA SORELLA',
        about: [
          'abit',
          'viv',
          'riman',
          'disag',
          'polver',
          'stanz',
          'vuot',
          'trasfer',
          'dorm',
          'alloggi',
          'libera',
          'fas',
          'acqua',
          'corrente',
          'settiman',
          'bagn',
        ],
      },
      {
        say: 'E PER QUANTO TEMPO AVRÒ GLI OPERAI PER I PIEDI',
        about: ['settiman', 'mes', 'giorn'],
      },
    ],
  },
  {
    id: 'xb3',
    service: 'ristrutturazione',
    at: 'Siderno (RC)',
    turns: [
      {
        say:
          'allora vi spiego siamo a siderno, vorremmo levare il muro fra cucina e salotto, è di forati da 8, lungo tre metri e alto 2,70, ' +
          'mio zio ingegnere l’ha visto e non è portante, dentro non ci passano tubi. poi in tutto l’ambiente che viene 28 metri quadri mettiamo quel finto legno ' +
          'a incastro, SPC si chiama, le mattonelle le ho già tolte io e il massetto è bello dritto. piano terra',
      },
    ],
    answers: {
      'portant|struttur': 'no non è portante, visto da un ingegnere',
      'tubi|fili|impiant|pres|interrutt': 'no niente, solo un interruttore che si può levare',
      'massett|sotto|livell|fondo|vecchio|attual|demol': 'massetto nudo e dritto, le mattonelle già tolte',
      'lung|altezz|alto|spess|mattoni|material|tipo':
        'muro 3 x 2,70 di forati da 8, pavimento SPC a incastro',
      'metr|mq|m²|grand|superfic|dimension': '28 mq il pavimento, il muro 3 per 2,70',
      'piano|ascensor|access|maceri': 'piano terra, si arriva col camion davanti',
      'abitat|vuot|arredat|mobil': 'vuota',
      'battiscop|color|finitur': 'battiscopa bianco semplice',
      'quando|tempi|inizi|comincia|urgen': 'prima dell’estate',
      foto: 'poi le faccio',
      'dove|comune|citt|paese|zona|local': 'siderno marina',
    },
    facts: [fact('siderno'), fact('28'), fact('spc', 'vinil', 'incastro'), fact('muro', 'tramezz', 'parete')],
    jobs: [scopes.wallDown, scopes.parquet],
    // wall (8,1 m²) 800–2.500 × (1 − 0,8 × 0,2 = 0,84) = 672–2.100; SPC 28 × 35–60 = 980–1.680 × (1 − 0,35 × 0,2 = 0,93) = 911–1.562
    // sum 1.583–3.662; + 10 % → 1.742–4.028; middle 2.885
    band: [1_900, 3_900],
    after: [
      {
        say: 'ma al comune dobbiamo chiedere qualcosa per sto muro o si fa e basta',
        about: [
          'cila',
          'pratic',
          'tecnic',
          'geometr',
          'assever',
          'comunicaz',
          'autorizz',
          'permess',
          'edilizi',
        ],
      },
      {
        say: 'e se il muro lo buttiamo giù io e mio cugino e voi fate solo il pavimento?',
        jobs: [scopes.parquet],
        // 911–1.562 + 10 % → 1.002–1.718; middle 1.360
        band: [880, 1_840],
        facts: [fact('28')],
      },
    ],
  },
]
