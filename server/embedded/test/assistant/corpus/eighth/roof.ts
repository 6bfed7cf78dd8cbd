import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-u01-tiles-after-storm',
    service: 'ristrutturazione_tetto',
    at: 'Arezzo',
    turns: [
      {
        say: 'dopo il temporale di sabato si sono spostate delle tegole, 5 o 6, e in camera è uscita una macchia di bagnato sul soffitto. Casa di due piani ad Arezzo, quanto chiedete per sistemarle?',
      },
    ],
    answers: {
      'piano|altezz|acced': 'due piani',
      'tipo|coppi|tegol': 'tegole marsigliesi',
      'quando|urgen': 'prima che ripiova',
    },
    facts: [fact('arezzo'), fact('tegol')],
    jobs: [scopes.roofTile],
    band: [260, 900],
    once: true,
    after: [
      {
        say: 'venite anche se piove?',
        about: [
          'sicurezz',
          'asciutt',
          'telo',
          'telon',
          'maltempo',
          'bagnat',
          'tempo',
          'urgen',
          'scivol',
          'meteo',
          'provvisor',
          'profession',
        ],
      },
    ],
  },
  {
    id: 'te-u02-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Vicenza',
    turns: [
      {
        say: 'Buongiorno le grondaie sono bucate e quando piove scolano sul marciapiede. 18 metri da cambiare, le vorremmo in alluminio, i pluviali invece sono nuovi e restano. Due piani, Vicenza',
      },
    ],
    answers: { 'piano|altezz': 'due piani', 'materiale|color': 'alluminio marrone' },
    facts: [fact('18'), fact('vicenza'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [850, 2_500],
    once: true,
    after: [
      {
        say: 'in rame quanto diventa?',
        about: ['€', 'euro', '95', '135', 'di più', 'più car', 'doppio', 'al metro'],
      },
    ],
  },
  {
    id: 'te-u03-insulated-roof',
    service: 'ristrutturazione_tetto',
    at: 'Potenza',
    turns: [
      {
        say: "Il tetto di mio suocero ha quarant'anni, in mansarda d'estate si muore e d'inverno si gela. Vogliamo rifarlo con isolamento e ventilato, tegole nuove, la struttura in legno è sana. Sono 130 mq di falda. Potenza",
      },
    ],
    answers: {
      'trav|struttur|legno': 'la struttura è sana',
      'isolant|materiale': 'quello che consigliate',
      'piano|altezz|ponteg': 'due piani',
    },
    facts: [fact('130'), fact('potenza')],
    jobs: [scopes.roofInsulated],
    band: [25_000, 56_000],
    once: true,
    after: [
      {
        say: 'per la parte fiscale cosa recupero?',
        about: ['50', '36', 'detrazion', 'ecobonus', 'bonus', 'irpef', 'enea', 'commercialista'],
      },
    ],
  },
  {
    id: 'te-u04-garage-felt',
    service: 'ristrutturazione_tetto',
    at: 'Taranto',
    turns: [
      {
        say: 'il tetto piano del garage è 6x5, la guaina è tutta crepata e dentro ce umido. volevo rifare la guaina ardesiata sopra tutto. taranto',
      },
    ],
    answers: {
      'calpest|paviment|terrazz': 'non ci si cammina',
      'vecchia|togliere|strat': 'la mettete sopra la vecchia',
      'altezz|piano': 'piano terra',
    },
    facts: [fact('6x5', '6 x 5', '6 × 5', '30'), fact('taranto'), fact('guaina')],
    jobs: [scopes.roofFelt],
    band: [870, 2_900],
    once: true,
    after: [
      {
        say: 'quanto dura una guaina nuova?',
        about: ['anni', 'garanz', 'decenn', 'manutenz'],
      },
    ],
  },
]
