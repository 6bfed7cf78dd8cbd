import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-y01-quartz-two-floors',
    service: 'ristrutturazione_facciata',
    at: 'Francavilla al Mare',
    turns: [
      {
        say: 'Buongiorno, vorrei far ridipingere fuori la nostra villetta a due piani con il quarzo, circa 200 mq di facciata, intonaco sano. Siamo a Francavilla al Mare',
      },
    ],
    answers: {
      'pontegg|impalcat|piattaform': 'sì ci vuole il ponteggio',
      'crep|rovinat|stato|intonac': 'sano',
      'colore|tint': 'bianco sporco',
    },
    facts: [fact('200 m²'), fact('francavilla')],
    jobs: [scopes.facadePaint],
    band: [4_300, 12_500],
    after: [
      {
        say: 'dovrei avvisare il comune o fare carte?',
        about: ['libera', 'permess', 'cila', 'scia', 'suolo pubblico', 'vincol'],
      },
      {
        say: 'e chi ha il mio numero poi mi tartassa di telefonate?',
        about: ['dati', 'privacy', 'contatt', 'scegli', 'decidi', 'recapit'],
      },
    ],
  },
  {
    id: 'f-y02-footprint-insulation',
    service: 'ristrutturazione_facciata',
    at: 'Manzano',
    turns: [
      {
        say: 'cappotto su casa singola. nn so i metri di muro ma la casa è 10 per 9 in pianta ed è su due piani, sui sei metri di altezza tot. polistirene classico va bene. provincia di Udine, Manzano',
      },
    ],
    answers: {
      'spessor|centim': '12 o 14 quello che si usa',
      'pontegg|impalcat': 'sì da montare',
      'stato|intonac|crep': 'intonaco buono',
      'material|pannell': 'eps normale',
    },
    facts: [fact('manzano')],
    wrong: ['90 m² di facciata', '180 m² di facciata'],
    jobs: [scopes.facadeInsulation],
    band: [23_000, 56_000],
    after: [
      {
        say: 'noi avremmo da parte 30mila, ci arriviamo?',
        about: ['bast', 'stret', 'rientr', 'ci sta', 'ci stai', 'sotto', 'budget', 'base', 'limite'],
      },
    ],
  },
  {
    id: 'f-y03-rusty-railing',
    service: 'ristrutturazione_facciata',
    at: 'Nuoro',
    turns: [
      {
        say: 'la ringhiera del balcone è tutta mangiata dalla ruggine, 6 metri per 1 di altezza, da carteggiare e verniciare antracite. primo piano a nuoro ci si arriva bene dal balcone',
      },
    ],
    answers: { 'sald|rott|stato': 'solo ruggine niente saldature', 'pontegg|piattaform': 'no' },
    facts: [fact('6'), fact('nuoro')],
    jobs: [scopes.railings],
    band: [140, 500],
  },
  {
    id: 'f-y04-four-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Cesena',
    turns: [
      {
        say: 'devo far sistemare i frontalini di 4 balconi, 5 metri ciascuno, si vedono i ferri ma non sta cadendo niente, già messo in sicurezza dai pompieri il mese scorso. Il pavimento sopra no, è nuovo. cesena',
      },
    ],
    answers: {
      'pontegg|piattaform|impalcat': 'il ponteggio ce lo mette il condominio, è già montato',
      'sotto|cielin': 'no solo il bordo',
    },
    facts: [fact('20', ['4', 'balcon']), fact('cesena')],
    jobs: [scopes.balconyEdge],
    band: [680, 2_700],
    after: [
      {
        say: 'il ponteggio l avete contato o no?',
        about: ['compres', 'esclus', 'a parte', 'non rientr', 'montat'],
      },
    ],
  },
  {
    id: 'f-y05-hollow-walls',
    service: 'ristrutturazione_facciata',
    at: 'Lugo',
    turns: [
      {
        say: 'Casa del 1972 coi muri a cassa vuota, ci passa una spanna d’aria in mezzo. Vorrei farla riempire con la roba soffiata dentro, pareti esterne tolte le finestre saranno un 120 metri. Lugo di Romagna',
      },
    ],
    answers: { 'pontegg|piattaform': 'si fa da dentro', 'spessor|centim|largh': '10 cm' },
    facts: [fact('120 m²'), fact('lugo')],
    jobs: [scopes.cavityFill],
    band: [2_500, 8_300],
    after: [
      { say: 'in quanti ci mettono? nel senso quanto tempo sto con gli operai per casa', about: ['giorn'] },
      { say: 'e le agevolazioni fiscali?', about: ['50', '36', 'ecobonus', 'detraz'] },
    ],
  },
  {
    id: 'f-y06-house-is-sinking',
    service: 'ristrutturazione_facciata',
    at: 'Gubbio',
    turns: [
      {
        say: 'Sul lato nord della casa si è aperta una crepa in diagonale dove infilo un dito, da quando è stato scavato il lotto accanto. Anche la porta di sotto non chiude più e il marciapiede è sceso. Quanto costa rimediare? Gubbio',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'f-y07-spray-graffiti',
    service: 'ristrutturazione_facciata',
    at: 'Sesto San Giovanni',
    turns: [
      {
        say: 'ci hanno imbrattato il muro con lo spray, na scritta lunga 6 metri e alta 2, al piano terra quindi niente ponteggi. si può pulire senza ridipingere? sesto s. giovanni',
      },
    ],
    answers: { 'protett|antigraff': 'no grazie', 'superfic|material|muro': 'intonaco' },
    facts: [fact('12 m²'), fact('sesto san giovanni', 'sesto')],
    jobs: [scopes.facadeWashing],
    band: [230, 620],
  },
]
