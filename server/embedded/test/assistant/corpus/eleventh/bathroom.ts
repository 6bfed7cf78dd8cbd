import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // (4.750 + 625 × 4,4) = 7.500; k 0,80 × m 0,55 → 6.675; × 1,11 = 7.400
    id: 'b-w01-bath-caltagirone',
    service: 'ristrutturazione_bagno',
    at: 'Caltagirone',
    turns: [
      {
        say: "salve ho un bagnetto di 2 metri e 20 per 2 tutto da rifare.. mattonelle, tubi, sanitari, tutto. ora c'è la vasca ma io voglio la doccia col box. roba normale non di lusso. sto a caltagirone primo piano senza ascensore. mi fate sapere piu o meno? grz",
      },
    ],
    answers: {
      'quando|inizi|tempi': 'appena potete',
      'piano|ascensore': 'primo piano senza ascensore',
      'sospes|terra': 'a terra normali',
      'doccia|vasca': 'doccia',
      'fascia|material|finitur': 'normali',
    },
    facts: [fact('2,20', '2,2', '2 metri e 20', '4,4', '4,40'), fact('caltagirone'), fact('doccia')],
    jobs: [scopes.bathroom],
    band: [4_700, 10_800],
    once: true,
    after: [
      {
        say: 'ma nel prezzo il mobile con lo specchio ci sta?',
        about: [
          'non compres',
          'non è compres',
          'esclus',
          'a parte',
          'non inclus',
          'non sono compres',
          'fuori',
        ],
      },
      {
        say: 'e quanto tempo resto senza lavarmi',
        about: ['giorn', 'settiman', 'lavorativ'],
      },
    ],
  },
  {
    // 1.800–4.500 × 1,13
    id: 'b-w02-tub-out-cividale',
    service: 'ristrutturazione_bagno',
    at: 'Cividale del Friuli',
    turns: [{ say: 'mia suocera nn scavalca piu la vasca, vorremo levarla e metterci una doccia comoda' }],
    answers: {
      'comune|dove|città|zona': 'cividale del friuli prov udine',
      'misur|lung|grand|metri': '170 per 70 quella classica',
      'piastrell|pannell|rivestiment|parete': 'quello che si sporca meno, anche i pannelli',
      'box|vetro|cabina|porta': 'si col vetro scorrevole',
      'piano|ascensore': 'piano terra',
      'quando|inizi|tempi': 'entro febbraio',
      'resto|altro|sanitar|tutto': 'solo la vasca, il resto resta',
    },
    facts: [fact('vasca'), fact('cividale'), fact('170')],
    wrong: ['rifacimento completo'],
    jobs: [scopes.bathToShower],
    band: [1_800, 5_000],
    after: [
      {
        say: 'si puo mettere anche un seggiolino e una maniglia?',
        about: ['maniglion', 'sedil', 'sedut', '410', '430', '75', '350', 'anzian', 'certo'],
      },
    ],
  },
  {
    // 3 × 425 × 1,15 = 1.470
    id: 'b-w03-three-fixtures-cassino',
    service: 'ristrutturazione_bagno',
    at: 'Cassino',
    turns: [
      {
        say: 'Devo cambiare tazza bidè e lavandino del bagno, i vecchi sono beige e non si possono guardare. Le mattonelle restano quelle. Pezzi da terra, semplici, li portate voi. Cassino (FR) 03043',
      },
    ],
    answers: {
      'quando|inizi|tempi': 'il mese prossimo',
      'piano|ascensore': 'secondo, con ascensore',
      'sospes|terra': 'a terra',
      'rubinett|miscelator': 'anche quelli del bidet e lavandino',
    },
    facts: [fact('bid'), fact('cassino', '03043'), fact('lavand', 'lavab')],
    jobs: [scopes.fixtures],
    band: [850, 2_200],
    once: true,
    after: [
      {
        say: 'e se invece li compro io e voi montate e basta?',
        about: ['120', '200', 'solo montaggio', 'posa', 'manodopera', 'meno', 'cliente', '22'],
      },
    ],
  },
  {
    // 500 × 1,10 = 550
    id: 'b-w04-stain-below-ivrea',
    service: 'ristrutturazione_bagno',
    at: 'Ivrea',
    turns: [
      {
        say: "il signore del piano di sotto dice che gli goccia dal soffitto e viene dal mio bagno... io non vedo niente di bagnato!! chi viene a trovare dov'è?",
      },
      { say: 'aggiungo che goccia solo quando facciamo la doccia' },
    ],
    answers: {
      'comune|dove|città|zona': 'ivrea',
      'quando|urgen|tempi': 'prima possibile',
      'piano|ascensore': 'terzo piano',
      'chiud|contatore|rubinetto': 'il contatore fermo non gira',
      'anni|vecchi': 'il bagno è del 98',
    },
    facts: [fact('ivrea'), fact('doccia'), fact('sotto', 'soffitto', 'vicino')],
    jobs: [scopes.waterLeak],
    band: [270, 850],
    after: [
      {
        say: 'poi le mattonelle rotte me le rimettete voi?',
        about: ['non compres', 'esclus', 'a parte', 'piastrell', 'ripristin', '156', '170', 'rivestiment'],
      },
    ],
  },
  {
    // doccia: 60–110 × 1,10; the whole row 60–180 × 1,10
    id: 'b-w05-slow-shower-olbia',
    service: 'ristrutturazione_bagno',
    at: 'Olbia',
    turns: [
      {
        say: "Buonasera la doccia non scarica piu, l'acqua resta li mezz ora. ho messo l idraulico gel due volte e niente. il lavandino e il water vanno bene solo la doccia. Olbia zona porto",
      },
    ],
    answers: {
      'quando|urgen|tempi': 'domani se si può',
      'piano|ascensore': 'piano rialzato',
    },
    facts: [fact('doccia'), fact('olbia')],
    jobs: [scopes.drain],
    band: [65, 185],
    once: true,
    after: [
      {
        say: 'la domenica costa uguale?',
        about: ['festiv', 'nott', '50', '100', 'di più', 'maggior', 'supplement', 'aument', 'urgenz'],
      },
    ],
  },
  {
    id: 'b-w06-septic-tank-todi',
    service: 'ristrutturazione_bagno',
    at: 'Todi',
    turns: [
      {
        say: 'abito in campagna vicino Todi e la fossa biologica è vecchia, il comune dice di farne una nuova interrata. non ho la fogna. quanto mi viene una fossa imhoff nuova con lo scavo?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'todi',
      'quando|tempi': "entro l'estate",
      'persone|abit': 'siamo in 4',
    },
    facts: [fact('fossa'), fact('todi')],
    jobs: [],
    once: true,
  },
  {
    // 3.000–6.000: 4.500 × 1,11 = 5.000
    id: 'b-w07-restyling-change-of-mind',
    service: 'ristrutturazione_bagno',
    at: 'Chiavari',
    turns: [
      {
        say: 'Ciao Gino! bagno del 2005, i tubi sono a posto ma vogliamo cambiare piastrelle e sanitari che sono brutti. Che spesa è?',
      },
      {
        say: 'ah la vasca la teniamo... anzi no mio marito dice togliamola pure e doccia, tanto cambiate tutto',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'chiavari',
      'misur|grand|metri|mq|m²': 'sarà un 2 e mezzo per 2',
      'fascia|material|finitur|piastrell': 'fascia media',
      'sospes|terra': 'a terra vanno bene',
      'tub|impiant': 'i tubi non si toccano',
      'doccia|vasca': 'doccia',
      'piano|ascensore': 'quarto con ascensore',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('chiavari'), fact('doccia'), fact('piastrell')],
    jobs: [scopes.restyling],
    band: [3_000, 7_800],
    after: [
      {
        say: 'si possono mettere le mattonelle nuove incollate sulle vecchie?',
        about: ['sovrapposizion', 'sopra', '400', '800', 'senza demolire', 'risparmi', 'gres'],
      },
    ],
  },
]
