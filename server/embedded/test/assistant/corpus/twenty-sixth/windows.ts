import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // A hurried plumber's wife. 6 × 1,20 × 1,40 = 10,08 + 2 × 1,20 × 2,20 = 5,28 → 15,36 m² × 380–620 = 5.840–9.520; VAT 16 % →
    // 6.770–11.050, middle 8.900.
    id: 'p1-7-faenza',
    service: 'serramenti',
    at: 'Faenza',
    turns: [
      {
        say: "Ciao faccio in fretta che ho il ragu sul fuoco. Mio marito fa l'idraulico e a casa sua come al solito è tutto vecchio.. mi servono 6 finestre 120x140 e 2 portefinestre 120x220 in pvc bianco doppio vetro via le vecchie di legno che spifferano. faenza primo piano. quanto???",
      },
    ],
    answers: {
      'dove|comune|citta|paese': 'faenza',
      'metri|mq|grand|misur|larg|dimens': 'te le ho scritte 6 da 120x140 e 2 da 120x220',
      quant: '6 finestre e 2 portefinestre',
      'material|pvc|allumin|legno': 'pvc',
      color: 'bianco',
      vetr: 'doppio basta',
      'tapparell|persian|cassonett|scur|zanzar': 'persiane fuori ci sono e restano, zanzariere no',
      'vecch|smont|rimoz|smalt': 'si via le vecchie e se le portano',
      'piano|ascensor': 'primo, il furgone arriva sotto',
      'apertur|ant|ribalt|batten': 'due ante, una con ribalta',
      'quando|tempi|entro|urgen': 'prima dell inverno',
      foto: 'dopo cena forse',
    },
    facts: [fact('faenza'), fact(['6', 'finestr']), fact('pvc', 'alluminio'), fact('2')],
    jobs: [scopes.pvc],
    band: [5300, 13500],
    after: [
      {
        say: 'ok e quanti giorni mi stanno tra i piedi? ho il bimbo di 8 mesi',
        about: [
          'finestre al',
          'giornat',
          'due',
          '2',
          '3',
          'tre',
          'settiman',
          'consegn',
          'posa',
          'montagg',
          'polver',
          'stanz',
          'squadr',
        ],
      },
      {
        // 15,36 × 600–950 = 9.220–14.590; VAT 16 % → 10.700–16.900, middle 13.800.
        say: 'senti mio marito urla dal garage che il pvc non lo vuole vedere, dice alluminio. rifammi il conto cosi',
        jobs: [scopes.aluminium],
        band: [8300, 20500],
        facts: [fact('allumin')],
      },
    ],
  },
  {
    // Somebody who dictates. Two belts: 70–150 + 30–60 → 100–210; VAT, zone 0,9 → 100–210, middle 155; one visit only → 109.
    id: 'p1-8-matera',
    service: 'serramenti',
    at: 'Matera',
    turns: [
      {
        say: 'allora sto dettando perché ho le mani nella farina ho un forno a Matera però è per casa non per il forno praticamente in camera dei bambini la serranda della finestra è venuta giù di botto la fettuccia si è spezzata e mo stanno al buio e anche quella del salone ha la corda tutta sfilacciata che fra un poco fa la stessa fine mi servono aggiustate tutte e due punto',
      },
    ],
    answers: {
      'dove|comune|citta|paese': 'Matera rione Serra Venerdì',
      'motor|manual|elettric|cinghia|cord': 'a mano con la corda',
      'material|pvc|legno|allumin|plastic': 'plastica',
      'misur|grand|larg|dimens': 'normali da finestra saranno un metro e venti',
      quant: 'due',
      'stecch|telo|rott|stato|condizion': 'le stecche sono intere è solo la corda',
      'cassonett|apr': 'il cassonetto è di legno si apre da dentro',
      'piano|ascensor': 'secondo piano con ascensore',
      'quando|tempi|entro|urgen': 'appena si può i bambini hanno paura del buio',
      foto: 'no che ho la farina',
    },
    facts: [fact('matera'), fact('2', 'due'), fact('cinghia', 'cord', 'fettucc', 'tapparell', 'serrand')],
    jobs: [scopes.shutterRepair],
    band: [65, 290],
    after: [
      {
        say: "e se poi quando apre il cassone trova pure l'avvolgitore rotto mi spara un altro prezzo punto di domanda",
        about: [
          'compres',
          'inclus',
          'molla',
          'ricamb',
          'pezz',
          'uscit',
          'chiamat',
          'second',
          'prima di',
          'cost',
          'concord',
          'telo',
          'rull',
          'euro',
        ],
      },
      {
        say: 'senti ma i soldi a chi li do a voi o a quello che viene',
        about: [
          'professionist',
          'artigian',
          'ditt',
          'dirett',
          'pag',
          'gratis',
          'gratuit',
          'fattur',
          'preventiv',
          'tecnic',
          'tapparellist',
          'serviz',
          'impegn',
        ],
      },
    ],
  },
  {
    id: 'p3-5-lodi',
    service: 'serramenti',
    at: 'Lodi',
    turns: [
      {
        say: 'salve volevo sapere più o meno per cambiare gli infissi di casa, quelli che ho sono di legno degli anni 80 e quando tira vento fischiano. sono 5 finestre e 1 portafinestra',
      },
    ],
    answers: {
      'quando|tempi|urgen|entro': 'prima dell’inverno prossimo, con calma',
      'foto|immagin': 'no',
      'piano|ascensor': 'al secondo ma ascensore c’è',
      'tapparell|persian|cassonett|zanzar|scur': 'le tapparelle restano quelle, vanno bene',
      'vetr|doppi|tripl': 'doppio, quello normale',
      'pvc|material|allumin|legno': 'pvc',
      'color|bianc|finitur': 'bianco',
      'livell|fascia|qualit': 'via di mezzo',
      'comune|citta|dove|zona|paese|localita|cap': 'lodi',
      'metri|mq|lung|larg|alt|grand|misur|dimension|superfic|quant':
        'boh le finestre circa 120x140, quella del balcone 90x230 credo',
    },
    facts: [fact('lodi'), fact('pvc'), fact(['5', 'finestr'])],
    jobs: [scopes.pvc],
    // 5 × 1,68 + 2,07 = 10,5 m² × 500 = 5.235 × 1,13 = 5.950
    band: [3600, 9000],
    after: [
      {
        say: 'ma lo sconto dello stato c’è ancora o l’hanno tolto?',
        about: [
          'bonus',
          'detraz',
          'ecobonus',
          'enea',
          'percent',
          'bonific',
          'abitaz',
          'irpef',
          'recuper',
          'prima casa',
          '50',
          '36',
          'commercialist',
          'agevol',
        ],
      },
      {
        say: 'ok senti invece del pvc mettimele in alluminio a taglio termico antracite, tutte e 6',
        jobs: [scopes.aluminium],
        // 10,5 m² × 775 = 8.140 × 1,13 = 9.200
        band: [5500, 13800],
        facts: [fact('allumin'), fact('lodi')],
      },
    ],
  },
  {
    id: 'p3-6-nardo',
    service: 'serramenti',
    at: 'Nardò',
    turns: [
      {
        say: 'Buonasera avrei due cosette. La tapparella della camera da letto è rimasta giu, s’è spezzata la cinghia e dormiamo al buio pesto. E visto che uno viene vorrei pure 3 zanzariere a rullo alle finestre che d’estate qui è un inferno. Grazie',
      },
    ],
    answers: {
      'quando|tempi|urgen|entro': 'la tapparella appena potete, il resto entro maggio',
      'foto|immagin': 'domani con la luce',
      'piano|ascensor': 'piano terra, casa singola',
      'motor|elettric|manual|avvolg': 'a mano, con la cinghia',
      'plastic|pvc|material|legno|allumin|tipo':
        'la tapparella è di plastica, le zanzariere quelle normali che scendono',
      color: 'bianche',
      'comune|citta|dove|zona|paese|localita|cap': 'nardo, provincia di lecce',
      'metri|larg|alt|grand|misur|dimension|quant': 'finestre normali un metro per uno e quaranta, e sono 3',
    },
    facts: [fact('nardo', 'nardò'), fact(['3', 'zanzar'], ['tre', 'zanzar'])],
    jobs: [scopes.shutterRepair, scopes.nets],
    // 110 + 3 × 165 = 605 × 0,95 × 1,10 = 635
    band: [380, 960],
    after: [
      {
        say: 'le zanzariere fammene 4 va, mi so scordato quella del bagno',
        jobs: [scopes.shutterRepair, scopes.nets],
        // 110 + 4 × 165 = 770 × 0,95 × 1,10 = 805
        band: [480, 1210],
        facts: [fact(['4', 'zanzar'], ['quattro', 'zanzar'])],
      },
      {
        say: 'ma se mentre aprono si rompe pure il rullo che è vecchio, pago di più?',
        about: [
          'ricamb',
          'sostitu',
          'sopralluog',
          'prevent',
          'extra',
          'tapparell',
          'stecc',
          'tecnic',
          'accord',
          'pezz',
          'suppl',
          'cost',
          'cambi',
        ],
      },
    ],
  },
]
