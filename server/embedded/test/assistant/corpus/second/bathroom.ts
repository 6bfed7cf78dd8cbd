import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-s01-green-of-1974',
    service: 'ristrutturazione_bagno',
    at: 'Perugia',
    turns: [
      {
        say: 'il bagno è del 1974, verdino, lo vogliamo spogliare fino al mattone e rifarlo nuovo, tubi e tutto. due metri e venti per due e ottanta, niente lussi ma nemmeno roba da discount. Perugia',
      },
    ],
    answers: { 'ascensore|piano': 'secondo piano con ascensore' },
    facts: [fact('6 m²', '6,2 m²', '6,16 m²', ['2,2', '2,8']), fact('perugia')],
    wrong: ['74 m²'],
    jobs: [scopes.bathroom],
    band: [6_500, 13_000],
    after: [
      {
        say: 'mamma mia perché così tanto?',
        about: ['manodoper', 'material', 'demol', 'tubi', 'impermeab', 'compres'],
      },
    ],
  },
  {
    id: 'b-s02-mother-in-law',
    service: 'ristrutturazione_bagno',
    at: 'Bari',
    turns: [
      {
        say: "mia suocera ha 84 anni e non scavalca più la vasca, vogliamo toglierla e metterci una doccia con l'entrata bassa. il resto del bagno resta com'è. Bari",
      },
    ],
    facts: [fact('bari'), fact('vasca'), fact('docci')],
    wrong: ['84 m²'],
    jobs: [[...scopes.bathToShower, ...scopes.accessible]],
    band: [1_950, 5_700],
    after: [
      {
        say: "ma non c'è qualche bonus per gli invalidi?",
        about: ['barriere', '50', '36', '75', 'detra'],
      },
    ],
  },
  {
    id: 'b-s03-basin-runs-slow',
    service: 'ristrutturazione_bagno',
    at: 'Pescara',
    turns: [
      {
        say: 'il lavandino del bagno va giù pianissimo, ho gia versato di tutto dentro ma niente. quanto vuole un idraulico x stasarlo? Pescara',
      },
    ],
    once: true,
    facts: [fact('pescara')],
    jobs: [scopes.drain],
    band: [60, 190],
  },
  {
    id: 'b-s04-small-and-large',
    service: 'ristrutturazione_bagno',
    at: 'Treviso',
    turns: [
      {
        say: 'ho due bagni, uno piccolino di 3 metri quadri e uno di 7, li rifaccio completi tutti e due, impianti compresi, fascia media. Treviso',
      },
    ],
    facts: [fact('3 m²', '10 m²', ['3', '7']), fact('7 m²', '10 m²'), fact('treviso')],
    jobs: [scopes.bathroom],
    band: [12_000, 24_000],
  },
  {
    id: 'b-s05-no-only-the-box-above',
    service: 'ristrutturazione_bagno',
    at: 'Rieti',
    turns: [
      {
        say: 'no il bagno non lo devo rifare, è solo che la cassetta del wc butta acqua di continuo, quella di plastica esterna in alto. Rieti',
      },
    ],
    facts: [fact('rieti'), fact('estern')],
    jobs: [scopes.cistern],
    band: [85, 300],
  },
  {
    id: 'b-s06-drip-downstairs',
    service: 'ristrutturazione_bagno',
    at: 'Roma',
    turns: [
      {
        say: "l'inquilino di sotto dice che gli gocciola in bagno però io da me non vedo niente di bagnato. potete venire a cercare da dove viene, possibilmente senza spaccare tutto, e aggiustare? Roma, Ostia",
      },
    ],
    facts: [fact('roma', 'ostia')],
    jobs: [scopes.waterLeak],
    band: [250, 1_300],
    after: [
      {
        say: "e questa la paga l'assicurazione?",
        about: ['polizz', 'amministr', 'condomin', 'dann', 'compagni'],
      },
    ],
  },
  {
    id: 'b-s07-new-look',
    service: 'ristrutturazione_bagno',
    at: 'Arezzo',
    turns: [
      {
        say: 'vorrei cambiare faccia al bagno senza toccare i tubi che sono buoni: mattonelle nuove e sanitari nuovi. grande quanto? boh, normale. Arezzo',
      },
    ],
    facts: [fact('arezzo')],
    jobs: [scopes.restyling],
    band: [3_000, 7_300],
    after: [{ say: 'per quanto tempo resto senza lavarmi? 😂', about: ['giorn', 'settiman'] }],
  },
  {
    id: 'b-s08-from-the-closet',
    service: 'ristrutturazione_bagno',
    at: 'Sassari',
    turns: [
      {
        say: 'dal ripostiglio vorrei ricavare un bagnetto in più oltre a quello che ho, 1,60x2, lo scarico condominiale passa proprio dietro al muro. Sassari',
      },
    ],
    facts: [fact('3,2 m²', '3 m²', ['1,6', '2']), fact('sassari')],
    jobs: [scopes.secondBathroom],
    band: [6_000, 15_500],
    after: [
      {
        say: 'al comune devo dire qualcosa?',
        about: ['cila', 'pratic', 'asseverat', 'tecnic', 'permess', 'comunicaz'],
      },
    ],
  },
  {
    id: 'b-s09-same-bidet',
    service: 'ristrutturazione_bagno',
    at: 'Imola',
    turns: [
      {
        say: "s'è crepato il bidet. ne ho già preso uno uguale, a terra, è nello scatolone. mi serve solo chi leva il vecchio e mette questo. Imola",
      },
    ],
    facts: [
      fact('bidet'),
      fact('imola'),
      fact('solo posa', 'client', 'manodoper', 'montagg', 'tuo', 'tuoi', 'già'),
    ],
    jobs: [scopes.fixtures],
    band: [100, 330],
  },
]
