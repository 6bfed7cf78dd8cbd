import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-y01-empty-flat',
    service: 'tinteggiatura',
    at: 'Cremona',
    turns: [
      {
        say: 'ciao, appartamento vuoto di 75 mq a Cremona da imbiancare, pareti e soffitti, muri in buono stato, traspirante bianca. quanto?',
      },
    ],
    answers: { 'altezz|soffitti sono alti': '2,70', 'quando|inizi': 'a gennaio' },
    facts: [fact('75 m²'), fact('cremona')],
    jobs: [scopes.painting],
    band: [1_150, 2_900],
    once: true,
    after: [
      { say: 'e se la vernice la compro io?', about: ['manodopera', 'material', 'posa', '22', 'pittura'] },
      {
        say: 'ok e adesso che succede?',
        about: ['professionist', 'contatt', 'sopralluog', 'richiest', 'impres'],
      },
    ],
  },
  {
    id: 't-y02-measured-walls',
    service: 'tinteggiatura',
    at: 'Teramo',
    turns: [
      {
        say: 'Ho misurato io col laser: sono 140 metri quadri di muro netti. Solo i muri, i soffitti li ho fatti l anno scorso. Lavabile perché ho due bimbi che disegnano ovunque. A Teramo, casa abitata',
      },
    ],
    answers: {
      'stato|crep|muffa': 'buono a parte i disegni',
      'colore|tint': 'bianco e un beige chiaro',
      altezz: '2,80',
    },
    facts: [fact('140 m²'), fact('teramo'), fact('lavabil')],
    wrong: ['350 m²'],
    jobs: [scopes.painting],
    band: [900, 2_500],
    after: [{ say: 'con la traspirante invece risparmio tanto?', about: ['meno', 'lavabil'] }],
  },
  {
    id: 't-y03-patch-behind-wardrobe',
    service: 'tinteggiatura',
    at: 'Mestre',
    turns: [
      {
        say: 'ho spostato l armadio e dietro era tutto nero di muffa, na macchia de un metro e mezzo per 2. voglio solo togliere quella, il resto della camera è ok. mestre',
      },
    ],
    answers: { 'torna|inverno|causa': 'boh è la prima volta che sposto', 'ridipin|resto': 'no solo lì' },
    facts: [fact('3 m²'), fact('mestre', 'venezia')],
    jobs: [scopes.mould],
    band: [140, 380],
    after: [
      {
        say: 'ma poi ritorna?',
        about: ['condens', 'aria', 'ventil', 'ponte termic', 'isol', 'umid', 'causa'],
      },
    ],
  },
  {
    id: 't-y04-only-strip-the-paper',
    service: 'tinteggiatura',
    at: 'Casale Monferrato',
    turns: [
      {
        say: 'camera della suocera (pace all anima sua) tappezzata dal 1978. mi serve uno che stacca la carta da parati e la porta via, 40 metri di parete. a pitturare poi ci penso io e mio figlio, quindi NO imbianchino. casale monferrato',
      },
    ],
    answers: { 'strat|vinil|tipo': 'carta normale un solo strato', 'rasatur|stucc': 'no lo faccio io' },
    facts: [fact('40 m²'), fact('casale')],
    jobs: [scopes.wallpaperOff],
    band: [150, 450],
  },
  {
    id: 't-y05-stairwell',
    service: 'tinteggiatura',
    at: 'Savona',
    turns: [
      {
        say: 'Sono il capo scala di un piccolo condominio di 4 piani a Savona. Dobbiamo ridare la tinta al vano scale: l ultimo pittore aveva misurato 260 mq fra pareti e sottorampe. Lavabile. I portoncini no, la ringhiera no.',
      },
    ],
    answers: {
      'stato|crep|muffa': 'discreto',
      'altezz|pontegg': 'non lo so',
      'arred|mobil': 'è un vano scala, vuoto',
    },
    facts: [fact('260 m²'), fact('savona')],
    wrong: ['650 m²', '910 m²'],
    jobs: [scopes.painting],
    band: [1_600, 4_600],
    after: [
      {
        say: 'siamo 8 famiglie, a testa quanto fa?',
        about: ['ciascun', 'ognun', 'a famiglia', 'per famiglia', 'ogni', 'appartament', 'divis', 'quota'],
      },
    ],
  },
  {
    id: 't-y06-boys-room-dark-blue',
    service: 'tinteggiatura',
    at: 'Alghero',
    turns: [
      {
        say: 'mio figlio compie 13 anni e per regalo vuole la cameretta rifatta, lui è fissato col calcio e la juve ma sua mamma ha detto niente strisce quindi blu scuro su una parete e bianco le altre e il soffitto. stanza 3 x 4',
      },
      { say: 'ah siamo ad alghero' },
    ],
    answers: {
      'stato|crep|muffa|muri': 'buoni, qualche buchetto dei poster',
      'lavab|traspir|pittura|tipo': 'lavabile',
      'arred|mobil': 'i mobili li spostiamo noi',
    },
    facts: [fact('alghero'), fact('blu')],
    jobs: [scopes.room],
    band: [230, 850],
  },
  {
    id: 't-y07-six-doors-white',
    service: 'tinteggiatura',
    at: 'Chieti',
    turns: [
      {
        say: '6 porte interne in noce tanganica da far diventare bianche, smaltate su tutti e due i lati. Non nuove eh, quelle sono buone. Chieti scalo',
      },
    ],
    answers: {
      'sverni|stato|rovinat': 'sono in buono stato',
      'm²|metri': 'non lo so, sono 6 porte normali',
      'quant|port': '6',
    },
    facts: [fact('6'), fact('chieti')],
    jobs: [scopes.woodwork],
    band: [650, 1_850],
    after: [
      {
        say: 'quindi fatta una sola verrebbe?',
        about: ['l’una', "l'una", 'a porta', 'per porta', 'ciascun', 'ogni', 'porta', 'minim'],
      },
    ],
  },
  {
    id: 't-y08-frescoed-ceiling',
    service: 'tinteggiatura',
    at: 'Cherasco',
    turns: [
      {
        say: 'Palazzo del Settecento, salone con volta affrescata: in due punti la pittura antica si sfoglia. Non si deve imbiancare niente, cerchiamo chi restauri l affresco. Siamo a Cherasco. Un costo?',
        about: ['restaurator', 'professionist', 'sopralluog', 'soprintend'],
      },
    ],
    answers: { 'imbianc|tintegg|pareti': 'no, solo restauro dell affresco' },
    facts: [fact('affresc')],
    jobs: [],
  },
]
