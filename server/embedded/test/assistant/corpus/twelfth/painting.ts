import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // 2.100 × 0,904 × 1,10 = 2.090
    id: 'l-t01-three-rooms-nardo',
    service: 'tinteggiatura',
    at: 'Nardò',
    turns: [
      {
        say: 'Salve a tutti, appartamento di 80 mq a Nardò da imbiancare tutto pareti e soffitti, bianco traspirante, muri in buono stato. Siamo dentro coi mobili e due gatti. Quanto mi chiedono?',
      },
    ],
    answers: {
      'mq|grand|superfic|stanz': '80 mq, tre stanze cucina e bagno',
      'soffitt|pareti': 'tutti e due',
      'pittur|tipo|lavabil|traspir': 'traspirante bianca',
      'color|tint': 'bianco ovunque',
      'stato|crep|muffa|rovin|stucc': 'muri buoni, giusto i buchi dei quadri',
      'mobil|arred|vuot|abit': 'arredato, ci viviamo',
      'altezz|alt': 'due e novanta',
      'comune|dove|città|zona': 'nardò',
      'quando|tempi': 'a giugno',
    },
    facts: [fact('nardo'), fact('80'), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_150, 3_030],
    once: true,
    after: [
      {
        say: 'coprono loro o devo svuotare le stanze?',
        about: ['protez', 'protegg', 'teli', 'nylon', 'spost', 'mobili', 'centro'],
      },
      {
        say: "l'odore dà fastidio agli animali?",
        about: [
          'acqua',
          'arieg',
          'finestr',
          'aria',
          'ventil',
          'ore',
          'asciug',
          'poco',
          'voc',
          'professionista',
        ],
      },
    ],
  },
  {
    // 52 × 2,5 = 130 × 9,5 = 1.240 × 1,06 × 1,10 = 1.446
    id: 'l-t02-list-of-rooms-ravenna',
    service: 'tinteggiatura',
    at: 'Ravenna',
    turns: [
      {
        say: 'mi servirebbe un prezzo x pitturare: sala 5x4, camera 4x4, cameretta 3x3 e corridoio 6x1,2. solo i muri i soffitti li ha fatti mio zio. lavabile che ho due bimbi artisti',
      },
    ],
    answers: {
      'mq|grand|superfic|misur|stanz': 'le misure son quelle che ho scritto',
      'soffitt|pareti': 'solo pareti',
      'pittur|tipo|lavabil|traspir': 'lavabile',
      'color|tint|bianc': 'bianco, in cameretta un verdino',
      'stato|crep|muffa|rovin|stucc|pennarell': 'pennarelli a parte sono sani',
      'mobil|arred|vuot|abit': 'casa arredata',
      'altezz|alt': 'altezza 2,70',
      'comune|dove|città|zona': 'ravenna',
      'quando|tempi': 'quando i bimbi sono dai nonni, luglio',
    },
    facts: [fact('ravenna'), fact('lavabil'), fact('5x4', '5 x 4', '5 × 4', '52', 'sala', '20')],
    jobs: [scopes.painting],
    band: [795, 2_100],
    after: [
      {
        say: 'i pennarelli poi non rispuntano?',
        about: ['isolant', 'fissativ', 'fondo', 'macchi', 'mano', 'copr', 'primer', 'professionista'],
      },
      {
        say: 'se pago contanti mi fate meno?',
        about: [
          'sconto',
          'fattura',
          'iva',
          'bonifico',
          'preventiv',
          'professionista',
          'non posso',
          'non dipende',
          'tracc',
        ],
      },
    ],
  },
  {
    // 425 × 1,176 × 1,10 = 550
    id: 'l-t03-room-size-wrong',
    service: 'tinteggiatura',
    at: 'Roma',
    turns: [
      { say: 'aò devo ridipingere na camera da letto 4x3,5 pareti e soffitto, bianca, roma zona tuscolana' },
      { say: 'me so sbagliato, è 5x3,5. ho contato male coll armadio' },
    ],
    answers: {
      'mq|grand|superfic|misur|lati': '5 per 3 e mezzo',
      'soffitt|pareti': 'tutto, pareti e soffitto',
      'pittur|tipo|lavabil|traspir': 'pittura normale traspirante',
      'color|tint|bianc': 'bianca',
      'stato|crep|muffa|rovin|stucc': 'un par de buchi, niente crepe',
      'mobil|arred|vuot|abit|armad': 'ci sta letto e armadio',
      'altezz|alt': 'tre metri',
      'comune|dove|città|zona': 'roma tuscolana',
      'quando|tempi': 'quanno potete',
    },
    facts: [fact('roma'), fact('5x3,5', '5 x 3,5', '5 × 3,5', '17,5', '5 per 3')],
    wrong: ['4x3,5', '4 x 3,5', '4 × 3,5', '14 mq'],
    jobs: [scopes.room],
    band: [300, 800],
  },
  {
    // 45 × 6 = 270 + 45 × 9,5 = 427 → 697 × 1,024 × 1,10 = 785
    id: 'l-t04-wallpaper-and-paint',
    service: 'tinteggiatura',
    at: 'Valenza',
    turns: [
      {
        say: "carta da parati a fiori anni '80 in salotto, 45 mq di pareti, non la reggo più. va tolta tutta e poi tinteggiate le stesse pareti con la lavabile bianca. il soffitto resta. Valenza (AL)",
      },
    ],
    answers: {
      'carta|parati|strati|vinil|tipo': 'carta normale un solo strato',
      'mq|superfic|grand|misur': '45 mq di pareti misurati',
      'rasat|lisc|stucc|sotto|muro': 'sotto il muro è liscio, basta stuccare i buchini',
      'pittur|lavabil|color|bianc': 'lavabile bianca',
      soffitt: 'il soffitto no',
      'mobil|arred|vuot|abit': 'lo svuoto io',
      'altezz|alt': '2,80',
      'comune|dove|città|zona': 'valenza',
      'quando|tempi': 'ad agosto',
    },
    facts: [fact('valenza'), fact('45'), fact('carta', 'parati'), fact('lavabil')],
    jobs: [scopes.wallpaperOff, scopes.painting],
    band: [430, 1_140],
  },
  {
    // 11,3 × 35–39 = 397–442 × 1,022 × 1,10 = 470
    id: 'l-t05-concrete-look-wall',
    service: 'tinteggiatura',
    at: 'Saluzzo',
    turns: [
      {
        say: 'ho visto su instagram quelle pareti effetto cemento spatolato. la farei dietro al divano, 4,20 per 2,70. quanto mi parte?',
      },
    ],
    answers: {
      'mq|grand|misur|superfic|alt': '4,20 x 2,70 una parete sola',
      'stato|lisc|rasat|irregol|muro': 'muro liscio e sano',
      'finitur|effett|tipo|prodott|microcem': 'spatolato effetto cemento grigio chiaro',
      'color|tint': 'grigio chiaro',
      'resto|altr|soffitt|stanz': 'il resto resta com è',
      'mobil|arred|vuot': 'il divano lo sposto io',
      'comune|dove|città|zona|paese': 'saluzzo',
      'quando|tempi': 'senza fretta',
    },
    facts: [fact('saluzzo'), fact('cement', 'spatolat'), fact('4,20', '4,2', '11,3', '11,34')],
    jobs: [scopes.decorative],
    band: [255, 700],
    after: [
      {
        say: 'se il bimbo ci va contro col triciclo si può ritoccare?',
        about: [
          'ripar',
          'protezion',
          'cera',
          'finitura',
          'segn',
          'rifare',
          'intera',
          'professionista',
          'graffi',
        ],
      },
      {
        say: 'perché per un muro solo chiedono così tanto?',
        about: ['minim', 'mani', 'giorn', 'manodopera', 'strat', 'spatol', 'prepar', 'uscita', 'chiamata'],
      },
    ],
  },
  {
    id: 'l-t06-hairdresser-shop',
    service: 'tinteggiatura',
    at: 'Marsala',
    turns: [
      {
        say: 'Buonasera, dovrei ridare il bianco al mio negozio di parrucchiera, 60 mq su strada con vetrina, di lunedì che siamo chiusi. Marsala. Mi fate un prezzo?',
      },
    ],
    answers: {
      'mq|grand|superfic|misur': 'sessanta metri quadri',
      'soffitt|pareti': 'pareti e soffitto',
      'pittur|tipo|lavabil|color': 'lavabile bianca',
      'stato|crep|muffa|stucc': 'stato buono',
      'mobil|arred|vuot': 'le poltrone si spostano',
      'comune|dove|città|zona': 'marsala',
      'quando|tempi': 'un lunedì di febbraio',
    },
    facts: [fact('negozio', 'parrucch'), fact('marsala')],
    jobs: [],
  },
  {
    // bilocale 55 × 3,5 = 192 × 6,75 = 1.300 × 1,096 × 1,10 = 1.567
    id: 'l-t07-flat-unknown-size',
    service: 'tinteggiatura',
    at: 'Torino',
    turns: [
      {
        say: 'devo dare una mano di bianco al bilocale prima che entrino gli inquilini nuovi, muri e soffitti, pittura semplice. torino. i metri non li so dai',
      },
    ],
    answers: {
      'mq|grand|superfic|misur|metri': 'non lo so, è un bilocale normale',
      'soffitt|pareti': 'tutto muri e soffitti',
      'pittur|tipo|lavabil|traspir': 'la più semplice, traspirante',
      'color|tint|bianc': 'bianco',
      'stato|crep|muffa|rovin|stucc': 'non lo so, saranno normali',
      'mobil|arred|vuot|abit': 'vuoto',
      'altezz|alt': 'non lo so, normale',
      'comune|dove|città|zona': 'torino barriera',
      'quando|tempi': 'fine mese',
    },
    facts: [fact('torino'), fact('bilocal')],
    assumed: [fact('m²', '55', '50', '60')],
    jobs: [scopes.painting],
    band: [860, 2_270],
  },
]
