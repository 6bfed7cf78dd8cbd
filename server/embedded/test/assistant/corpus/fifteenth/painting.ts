import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    // lavabile 75 × 3,5 = 262 × 9,5 = 2.494 × 1,165 × 1,1 = 3.196, arredata + 10 % = 3.515
    id: 'oc1-flat-washable-milan',
    service: 'tinteggiatura',
    at: 'Milano',
    turns: [
      {
        say: 'ciao, trilocale a milano in bovisa, 75 mq di pavimento, da imbiancare tutto muri e soffitti con lavabile bianca perche ho due gemelli di 3 anni e disegnano ovunque coi pennarelli. muri in buono stato solo buchi di quadri, niente muffa niente crepe, soffitti alti 2,70, ci abitiamo dentro quindi casa arredata ma i mobili li metto io in mezzo alle stanze. terzo piano con ascensore, primi di marzo. porte e termosifoni NO',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città|zona': 'milano bovisa',
      'mq|m²|metri|grand|superfic': '75 mq',
      'color|tint|pittur': 'lavabile bianca',
    },
    facts: [fact('milano'), fact('75'), fact('lavabil'), fact('bianc')],
    jobs: [scopes.painting],
    band: [1_950, 5_500],
    after: [
      {
        say: 'coi bimbi possiamo dormirci la sera stessa o puzza?',
        about: [
          'odor',
          'acqua',
          'aria',
          'arieggi',
          'finestr',
          'asciug',
          'ore',
          'voc',
          'solvent',
          'giorn',
          'ventil',
        ],
      },
      {
        say: 'e se compro io la pittura e pago solo la mano?',
        about: [
          'manodopera',
          'lavoro',
          'material',
          '22',
          'scend',
          'risparmi',
          'garanzi',
          'accord',
          'professionist',
          '%',
          'detra',
        ],
      },
    ],
  },
  {
    // angolo di 3 m²: minimo 200, circa 235 × 1,02 × 1,1 = 264
    id: 'oc2-mould-portogruaro',
    service: 'tinteggiatura',
    at: 'Portogruaro',
    turns: [{ say: 'go la muffa in camera, nera, la torna tuti i inverni' }],
    answers: {
      'comune|dove|città|paese': 'Portogruaro (VE)',
      'mq|m²|metri|grand|superfic|estes|quant': 'xe un canton solo drio l armadio, 3 metri quadri',
      'causa|perdita|tubo|infiltr|umid|condens': 'no lo so, tubi no ghe ne xe, el muro el xe quel a nord',
      'color|tinta|resto|tutta|ridiping|imbianc': 'solo quel canton, bianco come prima',
      'intonac|stacc|stato': 'l intonaco el tien',
      'mobil|armadio|arred': 'l armadio lo sposto mi',
      'fascia|livell|qualit': 'normale',
      'quando|tempi|urgen': 'prima che vegna fredo',
    },
    facts: [fact('portogruaro'), fact('3', 'tre'), fact('muffa')],
    jobs: [scopes.mould],
    band: [140, 480],
    after: [
      {
        say: 'ma dopo la torna o no?',
        about: [
          'causa',
          'condens',
          'ponte',
          'arieggi',
          'aria',
          'isol',
          'ventil',
          'umid',
          'freddo',
          'cappotto',
          'ripresent',
        ],
      },
      {
        say: 'quanto costa farve vignir a vedar?',
        about: [
          'gratis',
          'gratuit',
          'paga',
          'nulla',
          'niente',
          'sopralluogo',
          'professionist',
          'artigian',
          'impegn',
        ],
      },
    ],
  },
  {
    // togliere la carta 35 m² × 6 × 1,1 = 231 + stanza 425 × 1,1 = 467 → 700
    id: 'oc3-wallpaper-room-ascoli',
    service: 'tinteggiatura',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: 'Salve la cameretta di mia figlia ha ancora i parati con gli orsetti, ma adesso ha 16 anni e si vergogna con le amiche!! va tolta la carta da tutte e quattro le pareti e poi imbiancata la stanza, soffitto compreso. Ascoli Piceno',
      },
    ],
    answers: {
      'carta|strat|vinil|parati': 'carta normale un solo strato',
      'mq|m²|metri|grand|misur|superfic': 'la stanza è 14 mq, 4 x 3,5',
      'sotto|liscio|rasat|intonac|stato|crep|muffa':
        'sotto il muro è liscio, l avevamo rasato prima, niente crepe né muffa',
      'color|tint': 'color salvia chiaro le pareti, bianco il soffitto',
      'pittur|lavab|traspir|tipo|qualit|fascia|livell': 'traspirante normale',
      'mobil|arred|vuot': 'la svuotiamo noi',
      'altezza|alt': '2,80',
      'quando|tempi|inizi': 'nel ponte di pasqua quando è in gita',
      'comune|dove|città|zona': 'Ascoli Piceno',
    },
    facts: [fact('ascoli'), fact('14', '3,5'), fact('salvia')],
    jobs: [scopes.wallpaperOff, scopes.room],
    band: [420, 1_200],
    after: [
      {
        say: 'In quanti giorni la finite?',
        about: ['giornat', '1', '2', '3', 'due', 'tre', 'asciug', 'settiman'],
      },
    ],
  },
  {
    // soffitti 60 × (8,5 + 4 isolante) = 750 × 0,84 × 1,1 = 693
    id: 'oc4-nicotine-ceilings-cefalu',
    service: 'tinteggiatura',
    at: 'Cefalù',
    turns: [
      {
        say: 'allora senta io sono a cefalù e mio padre buonanima fumava due pacchetti al giorno in casa per quarant anni e quindi lei si immagina sopra come sono i soffitti gialli marroni che pare una trattoria le pareti invece le ho pitturate io da solo l estate scorsa e quelle non si toccano mi servono solo i soffitti di tutta la casa bianchi',
      },
    ],
    answers: {
      'mq|m²|metri|grand|superfic|quant': '60 metri quadri la casa',
      'altezza|alt|alti': 'alti due e ottanta normali',
      'macch|nicotin|fumo|isolant|alon|giall|fissativ': 'gialli di fumo dappertutto, non è acqua',
      'crep|muffa|intonac|stato|stacc|infiltr': 'intonaco buono niente crepe',
      'pittur|tipo|lavab|traspir|qualit|fascia': 'quella che copre bene, media',
      'mobil|arred|vuot|abit': 'casa vuota, rimasto solo un armadio',
      'quando|tempi|inizi': 'con calma, entro l anno',
      'comune|dove|città|zona': 'cefalù provincia di palermo',
    },
    facts: [fact('cefalù', 'cefalu'), fact('60'), fact('soffitt')],
    jobs: [scopes.ceilings],
    band: [370, 1_150],
    after: [
      {
        say: 'il giallo non è che poi riaffiora?',
        about: [
          'isolant',
          'fissativ',
          'blocc',
          'fondo',
          'antimacch',
          'primer',
          'tratta',
          'mani',
          'nicotin',
          'copre',
          'copert',
        ],
      },
      {
        say: 'e questi lavori si scaricano nel 730?',
        about: [
          'detra',
          'bonus',
          'manutenzione ordinaria',
          'ordinari',
          '50',
          '36',
          'condomin',
          'caf',
          'commercialista',
        ],
      },
    ],
  },
]
