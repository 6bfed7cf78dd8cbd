import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-u01-three-splits-to-clean',
    service: 'impianti',
    at: 'Catania',
    turns: [
      {
        say: 'i tre climatizzatori fanno un fetu di calzino bagnato 🤢 li vorrei far pulire e disinfettare per bene. Catania, Ognina',
      },
    ],
    answers: { 'fredd|gas|ricaric': 'il freddo lo fanno' },
    facts: [fact('3'), fact('catania')],
    jobs: [scopes.airService],
    band: [120, 360],
  },
  {
    id: 'i-u02-gate-stops-halfway',
    service: 'impianti',
    at: 'Fano',
    turns: [
      {
        say: 'il cancello elettrico scorrevole si apre fino a metà e poi torna indietro. il motore gira. non lo voglio cambiare se si può aggiustare. Fano PU',
      },
    ],
    answers: { 'marca|anni': 'Faac di 8 anni' },
    facts: [fact('fano')],
    jobs: [scopes.gate],
    band: [90, 480],
  },
  {
    id: 'i-u03-gas-out-induction-in',
    service: 'impianti',
    at: 'Legnano',
    turns: [
      {
        say: 'passo all’induzione, quindi: 1) tappare il punto gas in cucina con la dichiarazione 2) linea nuova dedicata dal quadro per il piano, saranno 8 metri. Legnano',
      },
    ],
    answers: { quadro: 'ha posto libero', 'contator|kw': '4,5' },
    facts: [fact('legnano')],
    jobs: [scopes.gasPoint, scopes.sockets],
    band: [210, 950],
  },
  {
    id: 'i-u04-sockets-and-garden-lights',
    service: 'impianti',
    at: 'Velletri',
    turns: [
      {
        say: 'me servono 4 prese in più (2 in sala 2 in camera) e due punti luce fuori in veranda. Velletri. casa già abitata, i lampadari li ho io',
      },
    ],
    answers: { 'tracc|canalin': 'a vista in canalina va bene' },
    facts: [fact('6', ['4', '2'], '4'), fact('velletri')],
    jobs: [scopes.sockets],
    band: [300, 1_050],
  },
  {
    id: 'i-u05-two-splits-florence',
    service: 'impianti',
    at: 'Firenze',
    turns: [
      {
        say: 'vorrei l’aria condizionata in camera e in salotto, un motore solo fuori sul terrazzino. Firenze Campo di Marte',
      },
    ],
    answers: { predispos: 'no', 'metri|dist|tub': '3 metri', 'marca|fascia|class': 'media' },
    facts: [fact('2', 'dual', 'due'), fact('firenze')],
    jobs: [scopes.airTwo],
    band: [1_750, 4_200],
    after: [
      {
        say: 'il condominio può dirmi di no?',
        about: ['amministrator', 'decoro', 'regolament', 'facciat', 'assemblea', 'unita esterna'],
      },
      {
        say: 'se le macchine le compro io online quanto viene montarle?',
        about: ['posa', 'manodoper', 'montagg', '€'],
        band: [480, 1_350],
      },
      { say: 'quella fuori fa casino di notte?', about: ['db', 'decibel', 'rumor', 'silenz', 'vicin'] },
    ],
  },
  {
    id: 'i-u06-wiring-while-living-there',
    service: 'impianti',
    at: 'Benevento',
    turns: [
      {
        say: 'impianto elettrico tutto da rifare 70 mq a Benevento, fili ancora di stoffa!! ci viviamo io e mia madre',
      },
    ],
    answers: { 'livell|fascia|domot': 'normale', 'muri|tracc|ristrutt': 'muri da aprire' },
    facts: [fact('70 m²'), fact('benevento')],
    jobs: [scopes.electric],
    band: [4_000, 9_200],
    after: [
      {
        say: 'ce ne dobbiamo andare da casa?',
        about: ['abit', 'stanza', 'giorn', 'restare', 'viver', 'polver', 'corrente'],
      },
      {
        say: 'mi rilasciano il certificato?',
        about: ['dichiaraz', 'conform', '37'],
      },
      {
        say: 'perché così caro? mio cugino ha speso 2000',
        about: ['m²', 'tracc', 'manodoper', 'quadro', 'punti', 'lines', 'linee'],
      },
    ],
  },
  {
    id: 'i-u07-car-in-the-garage',
    service: 'impianti',
    at: 'Peschiera del Garda',
    turns: [
      {
        say: 'presa auto elettrica nel box, 7,4 kw, dal contatore sono una quindicina di metri. Peschiera del G.',
      },
    ],
    answers: { 'contator|kw': '3 kw', condomin: 'box privato' },
    facts: [fact('7,4'), fact('15 m', '15'), fact('peschiera')],
    jobs: [scopes.wallbox],
    band: [950, 2_600],
    after: [
      {
        say: 'col contatore da 3 ce la faccio?',
        about: ['potenz', 'aument', 'distributor', 'fornitor', 'carico', '6 kw', 'salt'],
      },
      { say: 'in quanto me la carica?', about: ['ore', 'notte', 'batteria', 'kwh'] },
      { say: 'e se la metto da 22?', about: ['€', 'trifas'] },
    ],
  },
]
