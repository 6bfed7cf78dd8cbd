import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  // Standard, step by step: a retired teacher in Molise, whole home, furnished.
  {
    id: 'xa1',
    service: 'tinteggiatura',
    at: 'Termoli, via Cairoli',
    turns: [
      { say: 'Buonasera, dovrei far ripittare tutta casa, muri e soffitti, sono anni che non la tocchiamo.' },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'A Termoli, in provincia di Campobasso, zona via Cairoli',
      'quant|metri|mq|m²|superfic|grand|dimension': 'Saranno settanta metri quadri, calpestabili',
      'soffitt|parti|cosa': 'Tutto, muri e soffitti di ogni stanza',
      'lavabil|traspir|tipo|pittur|prodott|material': 'quella normale traspirante, non la lavabile',
      'color|tint': 'Bianca dappertutto grazie',
      'arred|vuot|mobil|abit': 'È arredata, ci viviamo io e mia moglie',
      'stato|condizion|crep|muffa|rovin|umid|probl':
        'I muri sono buoni, solo i buchi dei quadri e un po’ ingialliti',
      alt: 'Altezza normale, due e ottanta',
      'piano|ascensor|access': 'Secondo piano con l’ascensore',
      'stanz|camer|local': 'Due camere, cucina, salotto, bagno e corridoio',
      'quando|tempi|inizi|periodo': 'Dopo le feste, senza fretta',
    },
    facts: [fact('termoli'), fact('70', 'settant'), fact('soffitt')],
    jobs: [scopes.painting],
    // 70 × 3,5 = 245 m² × 5–8,5 = 1.225–2.083; furnished +10 % = 1.348–2.291; Molise 1 − 0,8 × 0,12 = 0,904
    // = 1.218–2.071; VAT 10 % = 1.340–2.278; middle 1.810
    band: [1180, 2450],
    after: [
      {
        say: 'I mobili pesanti chi li sposta? Io ho un’ernia e l’armadio di mamma non si smonta',
        about: [
          'spostament',
          'compres',
          'esclus',
          'inclus',
          'imbianchin',
          'pittore',
          'artigian',
          'proteg',
          'protez',
          'telo',
          'teli',
          'copr',
          'coper',
          'arred',
          'extra',
          'supplement',
          'accord',
          'centro della stanza',
          'svuot',
          'aiut',
        ],
      },
      {
        say: 'E se invece facessi mettere la lavabile da tutte le parti?',
        facts: [fact('lavabil')],
        jobs: [scopes.painting],
        // 245 × 7–12 = 1.715–2.940; +10 % = 1.887–3.234; × (1 − 0,75 × 0,12) = 1.717–2.943; VAT = 1.888–3.237; middle 2.563
        band: [1670, 3460],
      },
      {
        say: 'Si può scaricare qualcosa dalle tasse?',
        about: [
          'detra',
          'bonus',
          'ordinaria',
          'manutenz',
          'irpef',
          'agevol',
          '50',
          '36',
          'commercialist',
          'caf',
          'condomin',
        ],
      },
    ],
  },
  // Standard, all at once, with a size corrected in the second message: a young mother in Crema.
  {
    id: 'xa2',
    service: 'tinteggiatura',
    at: 'Crema, quartiere Ombriano',
    turns: [
      {
        say: 'ciao!! abbiamo preso casa a crema (ombriano) 110 mq, vuota, entriamo a marzo. vorremmo imbiancare TUTTO pareti e soffitti con la lavabile xke abbiamo due bimbi e un cane 😅 soggiorno, cucina, 3 camere, 2 bagni e disimpegno, muri messi bene, tutto bianco tranne niente. primo piano, altezza 2,70. quanto ci va?',
      },
      { say: 'scusa ho guardato ora la planimetria, sono 100 mq giusti, i 110 erano col balcone' },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'crema, ombriano',
      'quant|metri|mq|m²|superfic|grand': '100 mq giusti',
      soffitt: 'si anche i soffitti',
      'lavabil|traspir|tipo|pittur|prodott': 'lavabile ovunque',
      'color|tint': 'tutto bianco',
      'arred|vuot|mobil|abit': 'vuota vuota',
      'stato|condizion|crep|muffa|rovin|umid|probl': 'messi bene, ne crepe ne muffa',
      alt: '2,70',
      'piano|ascensor|access': 'primo piano, l’ascensore c’è',
      'quando|tempi|inizi|periodo': 'entro fine febbraio, poi traslochiamo',
    },
    once: true,
    facts: [fact('crema'), fact('100'), fact('lavabil'), fact('soffitt')],
    wrong: ['110 m'],
    jobs: [scopes.painting],
    // 100 × 3,5 = 350 m² × 7–12 = 2.450–4.200; rest of the north 1 + 0,75 × 0,03 = 1,0225 = 2.505–4.295;
    // VAT 10 % = 2.756–4.724; middle 3.740
    band: [2430, 5050],
    after: [
      {
        say: 'ma dentro sto prezzo cosa c’è esattamente? la vernice la portano loro?',
        about: [
          'compres',
          'inclus',
          'mani',
          'stuccatur',
          'pittur',
          'material',
          'protez',
          'pulizia',
          'fornit',
          'lavabil',
        ],
      },
      {
        say: 'una parete della cameretta la volevo verde salvia, cambia tanto?',
        about: [
          'color',
          'tint',
          'euro',
          '€',
          'supplement',
          'in più',
          'aggiun',
          'sovrappr',
          'poco',
          '60',
          '120',
        ],
      },
    ],
  },
  // Another job: mould behind the wardrobe on two walls.
  {
    id: 'xa3',
    service: 'tinteggiatura',
    at: 'Adria (Rovigo)',
    turns: [
      {
        say: 'Ciò, go la camera dei tosi piena de muffa. Dietro l’armadio e su tuto el canton, do pareti, ogni inverno la torna fora. Vorìa cavarla e dare qualcosa che la ferma',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz': 'Adria, provincia de Rovigo',
      'quant|metri|mq|m²|superfic|grand|esten':
        'a ocio 14 metri quadri de muro nero, contando tute e do le pareti',
      'rest|tutta la|ridiping|ritint|altre|soffitt|intera':
        'no no, solo dove ghe xe la muffa, il resto xe a posto',
      'caus|perch|perdit|infiltr|tubi|condens|umid': 'parete nord, fredda. tubi non ghe ne xe, xe condensa',
      'intonac|stacc|sgretol|scrost|stato|condizion': 'l’intonaco tien, solo nero',
      'color|tint': 'bianco',
      'arred|vuot|mobil|abit': 'l’armadio lo sposto mi',
      'piano|ascensor|access': 'piano terra',
      'quando|tempi|inizi|periodo': 'prima de natale se se pol',
    },
    facts: [fact('adria'), fact('14', 'quattordic'), fact('muff')],
    jobs: [scopes.mould],
    // 14 m² × 18–35 = 252–490; Veneto outside the big cities 1 + 0,75 × 0,03 = 1,0225 = 258–501; VAT = 283–551; middle 417
    band: [270, 590],
    after: [
      {
        say: 'E dopo st’altro inverno la torna o xe garantio?',
        about: [
          'caus',
          'freddo',
          'fredda',
          'ponte',
          'isol',
          'cappotto',
          'aria',
          'areare',
          'arieg',
          'ventil',
          'condens',
          'umid',
          'garanz',
          'temperat',
        ],
      },
      {
        say: 'se compro mi el prodotto al brico, quanto vien solo el lavoro?',
        about: [
          'manodoper',
          'material',
          '75',
          'circa',
          '€',
          'euro',
          'accord',
          'iva',
          'fornit',
          'artigian',
          'garanz',
        ],
      },
    ],
  },
  // Standard, step by step: a Roman landlord between two tenants, walls alone.
  {
    id: 'xa4',
    service: 'tinteggiatura',
    at: 'Roma, Centocelle',
    turns: [
      {
        say: 'aò bonasera, me s’è liberato l’appartamentino che affitto, je devo da’ na rinfrescata ai muri, soffitti no, prima che entrano l’artri',
      },
    ],
    answers: {
      'dove|citt|comune|indirizz|quartier': 'roma, centocelle, dietro piazza dei mirti',
      'soffitt|parti|cosa': 'solo le pareti, i soffitti stanno boni li lascio così',
      'quant|metri|mq|m²|superfic|grand|dimension': 'quarantacinque metri, bilocale più bagnetto',
      'lavabil|traspir|tipo|pittur|prodott|material': 'la normale, traspirante, mica è pe’ mme',
      'color|tint': 'bianco e via',
      'arred|vuot|mobil|abit': 'è vuoto, s’è portato via pure le lampadine',
      'stato|condizion|crep|muffa|rovin|umid|probl':
        'du buchi de tasselli e qualche strisciata, crepe nun ce ne so',
      alt: 'boh tre metri scarsi',
      'piano|ascensor|access': 'quarto piano, ascensore c’è ma piccoletto',
      'stanz|camer|local': 'camera, soggiorno con angolo cottura, bagno',
      'quando|tempi|inizi|periodo': 'er quindici entra quello novo, quindi prima',
    },
    facts: [fact('centocelle', 'roma'), fact('45', 'quarantacinq'), fact('pareti', 'muri')],
    jobs: [scopes.painting],
    // Walls 45 × 2,5 = 112,5 m² × 5–9 = 563–1.013; Rome 1 + 0,8 × 0,22 = 1,176 = 662–1.191; VAT 10 % = 728–1.310; middle 1.019
    band: [660, 1390],
    after: [
      {
        say: 'anvedi oh. e come mai tutti sti sordi pe’ na mano de bianco?',
        about: [
          'prezz',
          'cost',
          'manodoper',
          'mani',
          'stuccatur',
          'roma',
          'm²',
          'mq',
          'metr',
          'protez',
          'compres',
          'listin',
          'superfic',
        ],
      },
      {
        say: 'in quanti giorni me lo finiscono? che poi ce devo fa’ le pulizie',
        about: ['2', '3', '4', 'due', 'tre', 'quattro', 'durat', 'settiman', 'lavorativ', 'asciug'],
      },
    ],
  },
]
