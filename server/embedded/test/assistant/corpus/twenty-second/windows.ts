import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 'xb4',
    service: 'serramenti',
    at: 'Vigevano (PV)',
    turns: [{ say: 'salve quanto vengono le finestre nuove in plastica? le mie fischiano' }],
    answers: {
      'tapparell|persian|cassonett|zanzar|scur': 'no solo finestre, le tapparelle restano le mie',
      'materia|pvc|allumin|legno': 'plastica, pvc insomma',
      'quant|numer|porte|pezzi|misur|dimension|larg|altez|grand|metr|m²|mq':
        'sei finestre e 2 porte finestre sul balcone, mah normali, tipo 120 x 140 e 120 x 240',
      vetr: 'doppio va benissimo',
      'color|finitur': 'bianche',
      'apertur|ribalt|ante|scorrev|battent': 'due ante normali, battente',
      'vecchi|attual|stato|telai|condizion|ora': 'legno anni 80 col vetro singolo, marce',
      'piano|ascensor|access': 'secondo piano senza ascensore',
      'condomin|villa|casa|appartament|abitaz': 'condominio piccolo, siamo in 6 famiglie',
      'quando|tempi|inizi|comincia|urgen': 'prima del prossimo inverno, calma',
      foto: 'stasera quando torno dal turno',
      'dove|comune|citt|paese|zona|local': 'vigevano, zona brughiera',
    },
    facts: [
      fact('vigevano'),
      fact(['6', 'finestr'], ['sei', 'finestr']),
      fact(['2', 'port'], ['due', 'port']),
      fact('pvc', 'plastic'),
    ],
    jobs: [scopes.pvc],
    // 6 × 1,68 + 2 × 2,88 = 15,84 m² × 380–620 = 6.020–9.820; 1 + 0,22 × 0,03 = 1,007 → 6.060–9.890; + 16 % → 7.030–11.470; middle 9.250
    band: [6_000, 12_500],
    after: [
      {
        say: 'ah ma dal cassonetto sopra entra un’aria.. quello ve lo guardate voi allo stesso prezzo?',
        about: [
          'esclus',
          'a parte',
          'compres',
          'inclus',
          'separat',
          'aggiun',
          'isol',
          'coibent',
          '130',
          '320',
          'extra',
          'non rientr',
        ],
      },
      {
        say: 'c’è ancora quella cosa che lo stato ti ridà metà?',
        about: ['detraz', 'ecobonus', 'bonus', '50', '36', 'enea', 'prima casa', 'irpef', 'abitazione princ'],
      },
    ],
  },
  {
    id: 'xb5',
    service: 'serramenti',
    at: 'Spello (PG)',
    once: true,
    turns: [
      {
        say:
          'Buonasera, casa in pietra nel centro storico di Spello: devo sostituire 5 finestre da 90x130 cm e una portafinestra da 120x230, tutte a due ante, in legno ' +
          'di castagno perché il Comune non vuole altro. Doppio vetro. Primo piano, scala stretta ma si passa. Quelle che ci sono sono di legno e vanno buttate. Gli scuri ' +
          'interni li ho già restaurati e non servono. Mi date una cifra? Pensavo a settembre. Giancarlo',
      },
    ],
    answers: {
      'persian|scur|tapparell|zanzar': 'no, solo finestre',
      'materia|legno|essenz': 'castagno',
      'misur|dimension|larg|altez|metr|m²|mq': '90x130 le finestre, 120x230 la portafinestra',
      'quant|numer|pezzi': 'cinque finestre e una portafinestra',
      vetr: 'doppio',
      'color|finitur|vernic': 'tinta noce chiaro',
      'apertur|ribalt|ante|battent': 'due ante a battente',
      'vecchi|attual|stato|telai|condizion': 'legno vecchio, da togliere e buttare',
      'piano|ascensor|access': 'primo piano, scala stretta',
      'quando|tempi|inizi|comincia|urgen': 'settembre',
      foto: 'gliele mando domani',
      'dove|comune|citt|paese|zona|local': 'Spello, centro storico',
    },
    facts: [
      fact('spello'),
      fact(['5', 'finestr'], ['cinque', 'finestr']),
      fact('90'),
      fact('portafinestra', 'porta finestra', 'portefinestre', 'porta-finestra'),
      fact('legno', 'castagn'),
    ],
    jobs: [scopes.wood],
    // 5 × 1,5 (minimum a piece) + 2,76 = 10,26 m² × 700–1.150 = 7.180–11.800; Umbria 1,00; + 16 % → 8.330–13.690; middle 11.000
    band: [7_200, 14_900],
    after: [
      {
        say: 'Se me le costruisce un falegname mio amico a Foligno, voi fareste solo il montaggio?',
        about: ['posa', 'manodop', 'iva', '22', 'garanz', 'fornit', 'material', 'artigian', 'instal'],
      },
      {
        say: 'E la vernice ogni quanto va ripassata, quella è a carico vostro?',
        about: [
          'manutenz',
          'esclus',
          'compres',
          'inclus',
          'impregn',
          'ritocc',
          'trattam',
          'futur',
          'anni',
          'cura',
          'sole',
          'espos',
        ],
      },
    ],
  },
  {
    id: 'xb6',
    service: 'serramenti',
    at: 'Alghero (SS)',
    turns: [
      {
        say:
          'ajò ciao, qui ad alghero con la salsedine mi si sono spezzate le corde di tre serrande, una è venuta giù di botto e le altre due restano a metà. ' +
          'le stecche sono sane è solo la corda, sono quelle in pvc delle camere, terzo piano con ascensore',
      },
    ],
    answers: {
      'motor|elettr|manual': 'a mano, con la corda',
      'quant|numer|pezzi': 'tre',
      'materia|pvc|allumin|legno|tipo': 'pvc',
      'misur|dimension|larg|altez|metr|m²|mq|grand': 'finestre normali, boh un metro e venti di larghezza',
      'stecch|rott|guast|problem|stato|succ|cinghi|cord': 'solo le corde spezzate, le stecche stanno bene',
      'cassonett|interno|apr|ispez': 'il cassonetto si apre da dentro, due viti',
      'piano|ascensor|access': 'terzo con ascensore',
      'quando|tempi|inizi|comincia|urgen': 'prima possibile, dormo al buio',
      foto: 'dopo',
      'dove|comune|citt|paese|zona|local': 'alghero, zona pietraia',
    },
    facts: [
      fact('alghero'),
      fact(
        'tre',
        ['3', 'tapparell'],
        ['3', 'serrand'],
        ['3', 'cord'],
        ['3', 'cinghi'],
        ['quant', '3'],
        ['numer', '3'],
      ),
      fact('cord', 'cinghi'),
    ],
    jobs: [scopes.shutterRepair],
    // first 70–150 + 2 more in the same visit × 30–60 = 130–270; Sardegna 1 − 0,85 × 0,12 = 0,898 → 117–242; + 10 % → 128–267; middle 198
    band: [130, 270],
    after: [
      {
        say: 'la corda nuova la portate voi o passo io in ferramenta?',
        about: [
          'compres',
          'inclus',
          'ricamb',
          'material',
          'fornit',
          'avvolgitor',
          'cinghi',
          'tecnic',
          'artigian',
        ],
      },
      {
        say: 'e se per adesso ne sistemassi solo una, quella caduta?',
        jobs: [scopes.shutterRepair],
        // 70–150 × 0,898 = 63–135; + 10 % → 69–148; middle 109
        band: [70, 150],
      },
    ],
  },
]
