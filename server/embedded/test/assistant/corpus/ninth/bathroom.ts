import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-v01-all-new-foligno',
    service: 'ristrutturazione_bagno',
    at: 'Foligno',
    turns: [
      {
        say: 'bagno da rifare completamente tubi compresi, due e venti per due e cinquanta, adesso c’è la vasca ma voglio la doccia. roba di fascia media, sanitari a terra. Foligno, primo piano, palazzina senza ascensore',
      },
    ],
    answers: {
      'quando|urgen': 'dopo le feste',
      'piastrell|altezz': 'normali',
      'piano|ascensore': 'primo senza ascensore',
    },
    facts: [
      fact('foligno'),
      fact('doccia'),
      fact('medi'),
      fact('2,20', '2.20', '220', '5,5', 'due e venti', '2,2'),
    ],
    jobs: [scopes.bathroom],
    band: [6_000, 12_800],
    once: true,
    after: [
      { say: 'quanto tempo resto senza bagno?', about: ['giorn', 'settiman', 'lavorativ'] },
      {
        say: 'lo specchio e il mobiletto sono dentro il prezzo?',
        about: ['non compr', 'esclus', 'a parte', 'non inclus', 'compres', 'inclus', 'fuori'],
      },
    ],
  },
  {
    id: 'b-v02-tub-trapani',
    service: 'ristrutturazione_bagno',
    at: 'Trapani',
    turns: [
      {
        say: 'a me matri non ci arriva più a trasiri nella vasca.. ci vulissi mettere la doccia al posto suo',
      },
    ],
    answers: {
      'comune|citt|dove': 'trapani',
      'piastrell|pannell|rivestiment|parete': 'con piastrelle nuove lì intorno',
      'box|vetro|cabina': 'si col vetro',
      'misur|grand|lung': '160x70',
      'quando|urgen': 'prima possibile',
      'piano|ascensore': 'piano terra',
    },
    facts: [fact('vasca'), fact('trapani'), fact('doccia')],
    jobs: [scopes.bathToShower],
    band: [1_900, 4_700],
    after: [
      {
        say: 'e si può mettere il seggiolino per sedersi',
        about: ['sedil', 'maniglion', 'ribalt', 'accessibil', '4'],
      },
    ],
  },
  {
    id: 'b-v03-restyling-biella',
    service: 'ristrutturazione_bagno',
    at: 'Biella',
    turns: [
      {
        say: 'Salve, i tubi del bagno li abbiamo rifatti nel 2015 quindi non si toccano. vorremmo cambiare piastrelle e sanitari, pavimento e muri, doccia nuova con box. è 5 mq. siamo a Biella, fascia media',
      },
    ],
    answers: {
      'quando|urgen': 'in estate',
      'piano|ascensore': 'secondo con ascensore',
      'sospes|terra': 'a terra',
      'demol|sovrapp': 'togliendo le vecchie',
    },
    facts: [fact('5'), fact('biella'), fact('tub')],
    jobs: [scopes.restyling],
    band: [3_000, 6_900],
    once: true,
    after: [
      {
        say: 'se mettiamo le mattonelle sopra le vecchie costa meno?',
        about: ['sovrapp', 'risparm', '400', '800', 'euro', '€', 'demol'],
      },
    ],
  },
  {
    id: 'b-v04-wc-bidet-pescara',
    service: 'ristrutturazione_bagno',
    at: 'Pescara',
    turns: [
      {
        say: 'water e bidet da cambiare tutti e due, il wc si è crepato. modelli normali a terra stesso attacco, li portate voi. pescara via tiburtina 3 piano',
      },
    ],
    answers: {
      'quando|urgen': 'questa settimana',
      'ascensore|piano': 'terzo con ascensore',
      rubinett: 'anche il rubinetto del bidet',
    },
    facts: [fact('wc', 'water', 'vaso'), fact('bidet'), fact('pescara')],
    jobs: [scopes.fixtures],
    band: [600, 1_450],
    once: true,
    after: [
      {
        say: 'e se li volessi sospesi?',
        about: ['cassett', 'staff', 'muratur', '300', '450', 'in più', 'murari', 'più'],
      },
    ],
  },
  {
    id: 'b-v05-kitchen-tap-cuneo',
    service: 'ristrutturazione_bagno',
    at: 'Cuneo',
    turns: [
      {
        say: 'il rubinetto della cucina gocciola da un mese, ormai lo voglio cambiare con uno nuovo semplice cromato. Cuneo',
      },
    ],
    answers: {
      'quando|urgen': 'settimana prossima',
      'piano|ascensore': 'primo',
      'incass|muro|lavello|tipo': 'sul lavello',
      'port|vostro|fornit': 'lo portate voi',
    },
    facts: [fact('cucina'), fact('cuneo'), fact('rubinett', 'miscelat')],
    jobs: [scopes.tap],
    band: [125, 340],
    once: true,
  },
  {
    id: 'b-v06-burst-pipe',
    service: 'ristrutturazione_bagno',
    at: 'Napoli',
    turns: [
      {
        say: 'AIUTO si è rotto un tubo nel muro del bagno sta uscendo acqua a fiotti e sta arrivando vicino alla presa',
        safety: {
          steps: [
            ['chiud', 'rubinetto generale', 'contatore', 'valvola'],
            ['corrent', 'elettric', 'salvavita', 'quadro', 'interruttor'],
          ],
          call: false,
        },
      },
    ],
    answers: { 'comune|citt|dove': 'napoli', 'chius|acqua|rubinett': 'ok ho chiuso tutto' },
    facts: [fact('tubo', 'tubi', 'perdita')],
  },
  {
    id: 'b-v07-second-ravenna',
    service: 'ristrutturazione_bagno',
    at: 'Ravenna',
    turns: [
      {
        say: 'siamo in 5 con un bagno solo, la mattina è la guerra. vorremmo ricavarne un altro dal ripostiglio',
      },
    ],
    answers: {
      'comune|citt|dove': 'ravenna',
      'colonna|scaric|distan': 'è di fianco al bagno che c’è già, due metri',
      'finestra|ciec|aria': 'ha una finestrina',
      'metr|mq|m²|misur|grand|superfic': '2x2',
      'fascia|material|livell|qualit': 'normali',
      'doccia|vasca': 'doccia',
      'quando|urgen': 'entro settembre',
      'piano|ascensore': 'primo piano',
    },
    facts: [fact('ravenna'), fact('ripostiglio', 'secondo bagno')],
    jobs: [scopes.secondBathroom],
    band: [7_600, 16_500],
    after: [
      {
        say: 'ci vuole il permesso del comune?',
        about: ['cila', 'pratica', 'tecnic', 'geometra', 'comunicaz'],
      },
    ],
  },
  {
    id: 'b-v08-clogged-grosseto',
    service: 'ristrutturazione_bagno',
    at: 'Grosseto',
    turns: [
      {
        say: 'wc tappato! sale l’acqua e non va giù, ho provato con lo sturalavandini e niente. grosseto zona gorarella piano terra, è solo il water gli altri scarichi vanno',
      },
    ],
    answers: { 'quando|urgen': 'oggi se si può', piano: 'terra' },
    facts: [fact('wc', 'water'), fact('grosseto')],
    jobs: [scopes.drain],
    band: [85, 235],
    once: true,
    after: [
      {
        say: 'di domenica è uguale?',
        about: ['festiv', 'maggior', '50', '100', 'in più', 'notte', 'supplement'],
      },
    ],
  },
  {
    id: 'b-v09-seven-not-nine',
    service: 'ristrutturazione_bagno',
    at: 'Sassari',
    turns: [
      { say: 'bagno anni 80 da buttar giù e rifare nuovo a Sassari, sarà 9 mq' },
      { say: 'misurato adesso col metro: sono 7 mq non nove' },
    ],
    answers: {
      'fascia|material|livell|qualit': 'medio',
      'doccia|vasca': 'doccia',
      'sospes|terra|sanitar': 'a terra',
      'tub|impiant': 'si anche i tubi',
      'quando|urgen': 'primavera',
      'piano|ascensore': 'secondo senza ascensore',
    },
    facts: [fact('7'), fact('sassari')],
    wrong: ['9 m'],
    jobs: [scopes.bathroom],
    band: [6_200, 13_200],
    after: [
      {
        say: 'mi spetta qualche detrazione',
        about: ['50', '36', 'bonus', 'irpef', 'agevol', 'caf', 'commercialista', 'abitazione principale'],
      },
    ],
  },
  {
    id: 'b-v10-tray-and-box',
    service: 'ristrutturazione_bagno',
    at: 'Belluno',
    turns: [{ say: 'il piatto doccia si è crepato e il box è pieno di calcare, cambiamo tutti e due' }],
    answers: {
      'comune|citt|dove': 'belluno',
      'misur|grand|dimens': '80x80',
      'piastrell|rivestiment': 'si possono rompere solo quelle sotto',
      'quando|urgen': 'entro il mese',
      'piano|ascensore': 'terra',
      'tipo|vetro|apert': 'vetro scorrevole ad angolo',
    },
    facts: [fact('belluno'), fact('piatto'), fact('box')],
    jobs: [scopes.showerBox],
    band: [1_250, 2_800],
    after: [
      { say: 'in giornata ce la fate?', about: ['giorni', 'giorno', 'ore', 'mezza', 'lavorativ', 'due'] },
    ],
  },
  {
    id: 'b-v11-stairlift',
    service: 'ristrutturazione_bagno',
    at: 'Isernia',
    turns: [
      { say: 'quanto costa un montascale con la poltroncina per mio suocero? una rampa dritta, Isernia' },
    ],
    answers: { 'comune|citt|dove': 'isernia', 'gradin|ramp': '15 gradini' },
    jobs: [],
    once: true,
  },
  {
    id: 'b-v12-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Vigevano',
    turns: [
      { say: 'lo sciacquone non si ferma mai, butta acqua di continuo' },
      { say: 'è la vaschetta esterna, quella di plastica appesa, non quella nel muro' },
    ],
    answers: {
      'comune|citt|dove': 'vigevano',
      'quando|urgen': 'domani',
      'piano|ascensore': 'secondo',
      'ripar|cambi|nuov|sostit': 'se conviene la cambiamo',
    },
    facts: [fact('vigevano'), fact('estern', 'vaschett', 'cassett', 'sciacquon')],
    jobs: [scopes.cistern],
    band: [110, 310],
    after: [
      {
        say: 'nel frattempo che faccio per non sprecare acqua',
        about: ['chiud', 'rubinett', 'valvol', 'intercett'],
      },
    ],
  },
]
