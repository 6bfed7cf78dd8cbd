import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 'ua13-pvc-flat-schio',
    service: 'serramenti',
    at: 'Schio',
    turns: [
      {
        say: 'Buonasera, appartamento a Schio anni 80, finestre di legno che spifferano. Vorrei metterle in PVC bianco, doppio vetro. Sono 5 finestre 120x140 e 1 portafinestra 90x220. Le tapparelle restano quelle',
      },
    ],
    once: true,
    answers: {
      'dove|comune|citt|paes': 'Schio (VI)',
      'tapparell|cassonett|persian|zanzar': 'no restano quelle che ci sono',
      'misur|grand|metri|mq|largh|dimens': '5 da 120x140 e la portafinestra 90x220',
      'quant|numer': '5 finestre e 1 portafinestra',
      'material|pvc|legno|allumin': 'PVC bianco',
      vetr: 'doppio',
      color: 'bianco',
      'piano|ascensor|access': 'secondo piano con ascensore',
      'quand|tempi|entro|urgen|inizi': 'prima dell’inverno',
    },
    facts: [
      fact('schio'),
      fact(['5', 'finestr'], ['cinque', 'finestr']),
      fact('pvc'),
      fact('portafinestr', 'porta finestr', 'porta-finestr', 'portefinestr'),
    ],
    jobs: [scopes.pvc],
    // 5 × 1,68 + 1,98 = 10,4 m² × 380–620 = 3.940–6.440 × 1,16 = 4.580–7.470, middle 6.020
    band: [3950, 8100],
    after: [
      {
        say: 'ma bisogna spaccare i muri attorno?',
        about: [
          'telaio',
          'telai',
          'muratur',
          'sovrapp',
          'controtelai',
          'coprifil',
          'smont',
          'oper',
          'ristrutturaz',
          'rotture',
        ],
      },
      {
        say: 'e con il triplo vetro quanto salgo?',
        about: ['10', '15', '20', 'percent', 'euro', 'aument'],
      },
    ],
  },
  {
    id: 'ua14-mosquitoes-comacchio',
    service: 'serramenti',
    at: 'Comacchio',
    turns: [
      {
        say: 'siamo a comacchio e qua le zanzare ti portano via di peso. mi servono le zanzariere: 5 finestre a rullo e 2 portefinestre di quelle che si aprono di lato. quanto andiamo a spendere all incirca',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'comacchio',
      'tipo|model|rullo|plis|lateral': 'a rullo le finestre, laterali le portefinestre',
      'misur|grand|largh|dimens|metri': 'finestre 100x130 circa, portefinestre 120x230',
      'quant|numer|finestr': '5 finestre e 2 portefinestre',
      'color|material': 'marrone come gli infissi',
      'piano|ascensor|access': 'casa bassa, tutto a piano terra',
      'quand|tempi|entro|urgen|inizi': 'per maggio',
    },
    facts: [
      fact('comacchio'),
      fact(['5', 'finestr'], ['cinque', 'finestr'], ['7', 'zanzarier']),
      fact(
        ['2', 'portefinestr'],
        ['2', 'portafinestr'],
        ['2', 'porte'],
        ['due', 'portefinestr'],
        ['7', 'zanzarier'],
      ),
    ],
    jobs: [scopes.nets],
    // 5 × 90–150 + 2 × 150–240 = 750–1.230 (all at 90–240: 630–1.680); + 10 %: middle 1.090–1.270
    band: [720, 1600],
    after: [
      {
        say: 'ho due gatti che ci si arrampicano, si strappano subito?',
        about: [
          'rinforz',
          'resist',
          'antigraff',
          'anti-graff',
          'pet',
          'animal',
          'rete',
          'acciai',
          'poliest',
          'robust',
          'metall',
        ],
      },
      {
        say: 'ma si forano i telai per montarle? gli infissi son nuovi',
        about: [
          'vit',
          'fiss',
          'avvit',
          'bucar',
          'buch',
          'fori',
          'muro',
          'nicchi',
          'incass',
          'guid',
          'adesiv',
          'biadesiv',
          'coll',
          'spallett',
          'pression',
        ],
      },
    ],
  },
  {
    id: 'ua15-shutter-motors-fondi',
    service: 'serramenti',
    at: 'Fondi',
    turns: [
      {
        say: 'dopo l’operazione alla spalla mia moglie non tira più su le tapparelle. vorrei mettere il motore a 4 tapparelle, a fondi. sono in plastica, la corrente arriva vicino alle finestre perché ci sono le prese sotto',
      },
      { say: 'ah poi quella del bagno, che resta a mano, ha la cinghia rotta ed è bloccata giù' },
    ],
    answers: {
      'dove|comune|citt|paes': 'fondi (latina)',
      'cinghi|bagno|rott': 'la cinghia si è spezzata, la tapparella in sé è buona',
      'elettric|pres|corrent|filo': 'le prese ci sono sotto ogni finestra',
      'pulsant|telecomand|radio|wifi|comand': 'basta il pulsante',
      'misur|grand|largh|dimens|metri': '120x150 circa tutte',
      'quant|numer|tapparell': '4 col motore e una da riparare',
      'material|plastic|pvc': 'plastica',
      'piano|ascensor|access': 'primo piano',
      'quand|tempi|entro|urgen|inizi': 'appena possono',
    },
    facts: [
      fact('fondi'),
      fact(['4', 'tapparell'], ['quattro', 'tapparell'], ['4', 'motor']),
      fact('cinghia'),
    ],
    jobs: [scopes.shutterMotor, scopes.shutterRepair],
    // motori 4 × 190–380 = 760–1.520 + cinghia 70–150 = 830–1.670 + 10 % = 910–1.840, middle 1.380
    band: [900, 1860],
    after: [
      {
        say: 'se va via la luce poi resto al buio con le tapparelle giù?',
        about: ['manual', 'manovell', 'asta', 'soccors', 'emergenz', 'batteri', 'blocc', 'mano', 'corrent'],
      },
      {
        say: 'si possono comandare dal telefono?',
        about: ['wifi', 'wi-fi', 'radio', 'app', 'smart', 'centralin', 'domotic', '40', '90'],
      },
    ],
  },
  {
    id: 'ua16-wood-list-pieve-di-cadore',
    service: 'serramenti',
    at: 'Pieve di Cadore',
    turns: [
      {
        say: 'Casa di montagna a Pieve di Cadore, finestre in legno (larice o abete vediamo) da fare nuove:\nbagno 60x90\ncamera 110x150\ncucina 120x120\nsala portafinestra due ante 160x230\nSolo infissi, gli scuri sono già stati rifatti',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Pieve di Cadore (BL)',
      'scur|persian|tapparell|zanzar': 'no, gli scuri sono nuovi',
      'misur|grand|largh|dimens|metri|mq': 'bagno 60x90, camera 110x150, cucina 120x120, sala 160x230',
      'quant|numer': 'tre finestre e una portafinestra',
      'material|legno|essenz|pvc|allumin': 'legno',
      vetr: 'doppio va bene',
      'piano|ascensor|access': 'piano rialzato',
      'quand|tempi|entro|urgen|inizi': 'estate, d’inverno non si lavora quassù',
    },
    facts: [
      fact('pieve di cadore', 'cadore'),
      fact('legno'),
      fact('160'),
      fact(
        '60x90',
        '60 x 90',
        '60×90',
        '60 × 90',
        '0,6',
        ['3', 'finestr'],
        ['tre', 'finestr'],
        '4 infissi',
        '4 serramenti',
        '4 pezzi',
      ),
    ],
    jobs: [scopes.wood],
    // 1,5 (minimum) + 1,65 + 1,5 (minimum) + 3,68 = 8,3 m² × 700–1.150 = 5.830–9.580 × 1,16 = 6.760–11.110, middle 8.900
    band: [5800, 12000],
    after: [
      {
        say: 'e se le prendessi tutte in pvc effetto legno?',
        jobs: [scopes.pvc],
        facts: [fact('pvc')],
        // 8,3 m² × 380–620 = 3.170–5.170 × 1,16 = 3.670–5.990, middle 4.830; wood look + 8–15 %: 5.400
        band: [3300, 7000],
      },
      {
        say: 'ogni quanto vanno ridipinte quelle di legno vere?',
        about: ['anni', 'anno', 'manutenz', 'impregn', 'olio', 'esposiz', 'sole', 'vernic'],
      },
    ],
  },
]
