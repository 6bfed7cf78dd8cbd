import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-w01-flat-latina',
    service: 'tinteggiatura',
    at: 'Latina',
    turns: [
      {
        say: 'buonasera devo pittura casa so 85 metri quadri tre stanze cucina e bagno muri e soffitti tutto bianco traspirante, i muri stanno bene giusto i buchi dei quadri. mobili dentro. latina scalo',
      },
    ],
    answers: {
      altezz: 'normali 2,70',
      'muff|crep': 'niente',
      'quando|tempi': 'a gennaio',
      piano: 'secondo',
    },
    facts: [fact('latina'), fact('85'), fact('bianc'), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_350, 3_400],
    once: true,
    after: [
      {
        say: 'e voi spostate i mobili o devo fare io',
        about: [
          'pesant',
          'copr',
          'telo',
          'teli',
          'protez',
          'non compres',
          'spostament',
          'protegg',
          'nylon',
          'vuot',
          'liber',
        ],
      },
      { say: 'quanti giorni so?', about: ['3', 'tre', '4', 'quattro', '5', 'lavorativ', 'settiman'] },
    ],
  },
  {
    id: 't-w02-nursery-ascoli',
    service: 'tinteggiatura',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: 'ciaooo nasce il bimbo a febbraio e vorremmo fare la cameretta di un colorino salvia 🌿 è un 4x3',
      },
    ],
    answers: {
      'dove|comune|citt': 'ascoli piceno',
      'soffitt|pareti': 'pareti salvia e soffitto bianco',
      'stato|muff|crep|carta': 'muri buoni',
      'mobil|arred|vuot': 'vuota',
      altezz: '2,70',
      'pittura|lavabil|traspir': 'una pittura sana senza odori',
      'quando|tempi': 'entro gennaio',
    },
    facts: [fact('ascoli'), fact('camer'), fact('salvia', 'verde'), fact('4x3', '4 x 3', '4 × 3', '12')],
    jobs: [scopes.room],
    band: [270, 690],
    after: [
      {
        say: 'dopo quanto ci può dormire il piccolo?',
        about: ['or', 'giorn', 'asciu', 'arieg', 'aria', 'odor', 'ventil', 'settiman'],
      },
    ],
  },
  {
    id: 't-w03-list-parma',
    service: 'tinteggiatura',
    at: 'Parma',
    turns: [
      {
        say: 'Buongiorno, lavabile dappertutto per via dei cani: salone 30 mq, camera 14, cameretta 12, bagno 6 e corridoio 8. Pareti più soffitti. Parma, CAP 43123, piano terra, muri sani. Elena',
      },
    ],
    answers: {
      color: 'bianco sporco uguale ovunque',
      'mobil|arred': 'arredata',
      altezz: '2,80',
      'quando|tempi': 'fra un mese',
    },
    facts: [fact('parma', '43123'), fact('lavabil'), fact('70', ['30', '14']), fact('soffitt')],
    jobs: [scopes.painting],
    band: [1_600, 4_000],
    once: true,
    after: [
      {
        say: 'il bagno lasciamolo fuori, è piastrellato quasi tutto',
        about: ['64', 'tolt', 'senza', 'esclus', 'aggiorn', 'tolgo', 'salone'],
        jobs: [scopes.painting],
        band: [1_450, 3_700],
      },
    ],
  },
  {
    id: 't-w04-smoke-ceilings-varese',
    service: 'tinteggiatura',
    at: 'Gallarate',
    turns: [
      {
        say: 'soffitti gialli dal fumo, mio papà ne fumava 40 al giorno, i muri li abbiamo già fatti noi. mi servono solo quelli',
      },
      { say: 'appartamento sui 55 mq, ho detto 65 al telefono ma erano con il balcone' },
    ],
    answers: {
      'dove|comune|citt': 'gallarate va',
      'mq|metri|superf|grand': '55',
      altezz: 'normale',
      'mobil|arred|vuot': 'vuoto',
      'pareti|muri': 'no solo i soffitti',
      'quando|tempi': 'subito, lo vendiamo',
    },
    facts: [fact('gallarate'), fact('55'), fact('soffitt'), fact('fum', 'nicotin', 'giall')],
    wrong: [
      ['65', 'm²'],
      ['65', 'mq'],
    ],
    jobs: [scopes.ceilings],
    band: [360, 980],
    after: [
      {
        say: 'non è che poi rispunta la macchia?',
        about: ['isolant', 'fissativ', 'primer', 'fondo', 'blocc', 'copr'],
      },
    ],
  },
  {
    id: 't-w05-mould-lodi',
    service: 'tinteggiatura',
    at: 'Codogno',
    turns: [
      {
        say: 'in camera da letto a codogno (lo) ho due pareti piene di muffa nera, tutte e due di quattro metri e alte 2 e 70, la candeggina non serve a niente. vorrei il trattamento fatto bene e la pittura antimuffa',
      },
    ],
    answers: {
      'perdit|causa|infiltr|tubo': 'condensa, nessun tubo',
      'quando|tempi': 'appena potete',
      'resto|altre': 'solo quelle due',
    },
    facts: [fact('codogno'), fact('muff'), fact('21', 'due', '2,70', '2.70')],
    jobs: [scopes.mould],
    band: [390, 950],
    once: true,
    after: [
      {
        say: 'e se fra un anno è tutto nero di nuovo?',
        about: ['causa', 'ventil', 'aria', 'arieg', 'isol', 'condens', 'ponte', 'termic', 'umid', 'ricambio'],
      },
    ],
  },
  {
    id: 't-w06-wallpaper-off-siracusa',
    service: 'tinteggiatura',
    at: 'Noto',
    turns: [
      {
        say: 'ccà c’è carta da parati vecchia nel salone e nel corridoio, vorrei solo farla staccare che poi ci pitto io col cognato',
      },
      { say: 'saranno 40 metri quadri di muro' },
    ],
    answers: {
      'dove|comune|citt': 'noto, siracusa',
      'mq|metri|superf': '40 di muro',
      'strat|vinil|tipo': 'uno strato, carta normale',
      'tint|pittur|rasat|dopo': 'no quello lo faccio io',
      'quando|tempi': 'marzo',
    },
    facts: [fact('noto'), fact('40'), fact('carta')],
    jobs: [scopes.wallpaperOff],
    band: [125, 330],
    after: [
      {
        say: 'sotto il muro come resta? posso pitturare diretto?',
        about: ['stucc', 'rasat', 'colla', 'rasar', 'lisci', 'fissativ', 'prepar'],
      },
    ],
  },
  {
    id: 't-w07-shutters-arezzo',
    service: 'tinteggiatura',
    at: 'Cortona',
    turns: [
      {
        say: 'Salve avrei da riverniciare 8 persiane di legno, il sole le ha mangiate ma il legno l’è sano. Marroni come prima, carteggiate e due mani. Finestre normali, Cortona, si arriva da dentro',
      },
    ],
    answers: {
      'mis|grand': 'finestre da 1 metro per 1 e mezzo',
      sverni: 'basta carteggiarle',
      'quando|tempi': 'a primavera',
      piano: 'primo piano',
    },
    facts: [fact('cortona'), fact('8', 'otto'), fact('persian'), fact('legno')],
    jobs: [scopes.woodwork],
    band: [750, 1_850],
    once: true,
  },
  {
    id: 't-w08-decorative-caserta',
    service: 'tinteggiatura',
    at: 'Maddaloni',
    turns: [
      { say: 'Salve vulesse fa na parete del soggiorno ad effetto spatolato tipo cemento dietro la tv' },
    ],
    answers: {
      'dove|comune|citt': 'maddaloni',
      'mis|grand|mq|metri|lung': '5 metri e mezzo x 2,70, sui 15 metri',
      'color|effett|tipo': 'grigio cemento',
      'stato|liscia|rasat|parete': 'il muro è liscio',
      'resto|altre|soffitt': 'solo quella parete',
      'quando|tempi': 'senza fretta',
    },
    facts: [fact('maddaloni'), fact('spatolat', 'cemento'), fact('soggiorno')],
    jobs: [scopes.decorative],
    band: [340, 850],
  },
  {
    id: 't-w09-empty-studio-milano',
    service: 'tinteggiatura',
    at: 'Milano',
    turns: [
      {
        say: 'mono 38mq vuoto da rinfrescare prima del nuovo inquilino, pareti+soffitti, bianco standard, no muffa no crepe, mi zona lambrate 2p asc. ballpark?',
      },
    ],
    answers: { altezz: '2.70', 'quando|tempi': 'entro fine mese' },
    facts: [fact('milano', 'lambrate'), fact('38'), fact('bianc')],
    jobs: [scopes.painting],
    band: [690, 1_720],
    once: true,
    after: [
      {
        say: 'fattura intestata a una srl ok?',
        about: ['iva', '22', '10', 'impresa', 'sì', 'detra', 'societ', 'commercialist', 'azienda'],
      },
    ],
  },
]
