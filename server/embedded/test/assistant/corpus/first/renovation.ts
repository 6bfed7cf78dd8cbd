import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-f01-step',
    service: 'ristrutturazione',
    at: 'Prato',
    turns: [{ say: 'salve ho comprato casa da ristrutturare' }],
    answers: {
      'grand|m²|metri|superficie|misur': '105 mq',
      'tutt|complet|parzial|cosa|livello|tipo di': 'tutta completa, impianti compresi',
      bagni: 'due bagni',
      'finestr|infiss|serrament': 'le finestre sono nuove non si toccano',
      'fascia|qualit': 'media',
    },
    facts: [fact('105 m²'), fact('prato'), fact(['2', 'bagn'], 'due bagni')],
    jobs: [scopes.homeFull],
    band: [75_000, 170_000],
    after: [
      { say: 'io ho 80mila euro ci rientro?', about: ['€'], not: ['non so'] },
      { say: 'cosa resta fuori dal prezzo', about: ['infiss', 'cucina', 'arred', 'tecnic', 'mobili'] },
      { say: 'quanto dura il cantiere?', about: ['mesi', 'settiman', 'mese'] },
    ],
  },
  {
    id: 'r-f02-once',
    service: 'ristrutturazione',
    at: 'Saronno',
    once: true,
    turns: [
      {
        say: 'Trilocale 82 mq a Saronno, terzo piano con ascensore, ristrutturazione completa con impianti elettrico idraulico e riscaldamento, un bagno, pavimenti e porte, infissi esclusi, fascia media, inizio a gennaio',
      },
    ],
    facts: [fact('82 m²'), fact('saronno'), fact(['1', 'bagn'], 'un bagno'), fact('gennaio')],
    jobs: [scopes.homeFull],
    band: [60_000, 125_000],
    after: [
      { say: 'dai un prezzo anche con i radianti a pavimento', about: ['€'] },
      { say: 'chi fa la pratica in comune', about: ['tecnic', 'geometra', 'architett', 'cila', 'impresa'] },
    ],
  },
  {
    id: 'r-f03-floor-over',
    service: 'ristrutturazione',
    at: 'Molfetta',
    turns: [
      { say: 'mettere il gres sopra il pavimento vecchio senza rompere, 64 mq, Molfetta. niente altro' },
    ],
    facts: [fact('64 m²'), fact('molfetta')],
    jobs: [scopes.floorOver],
    band: [2_700, 7_200],
    after: [
      { say: 'e le porte poi sfregano?', about: ['piall', 'tagli', 'accorci', '€'] },
      { say: 'invece demolendo il vecchio', about: ['€'], jobs: [scopes.floorNew], band: [5_500, 12_500] },
    ],
  },
  {
    id: 'r-f04-wall',
    service: 'ristrutturazione',
    at: 'Pomezia',
    turns: [
      {
        say: 'vorrei buttare giù il muro tra cucina e sala per fare open space, è di mattoni forati non portante, 3 metri e mezzo per 2,70',
      },
    ],
    facts: [fact('9 m²', '9,5 m²', '9,45 m²', ['3,5', '2,7'], 'non portante')],
    jobs: [scopes.wallDown],
    band: [800, 3_100],
    after: [
      {
        say: 'come faccio a sapere se è portante per davvero?',
        about: ['ingegner', 'tecnic', 'struttur', 'planimetri', 'sopralluog'],
      },
    ],
  },
  {
    id: 'r-f05-building',
    service: 'ristrutturazione',
    at: 'Viterbo',
    turns: [
      {
        say: 'palazzina con 4 appartamenti da 70 mq l’uno tutti da ristrutturare completamente, un bagno ciascuno',
      },
    ],
    facts: [fact('280 m²', ['4', '70 m²']), fact('viterbo')],
    jobs: [scopes.homeFull],
    band: [180_000, 430_000],
  },
  {
    id: 'r-f06-parquet-sanding',
    service: 'ristrutturazione',
    at: 'Conegliano',
    turns: [
      {
        say: 'ho un parquet di rovere di 30 anni tutto graffiato dal cane (bellissimo setter), 45 mq, levigare e riverniciare. conegliano veneto',
      },
    ],
    facts: [fact('45 m²'), fact('conegliano')],
    jobs: [scopes.sanding],
    band: [1_000, 2_600],
    after: [
      { say: 'devo togliere i mobili?', about: ['vuot', 'sgomber', 'liber', 'spost', 'esclus', 'compres'] },
    ],
  },
  {
    id: 'r-f07-kitchen-furniture',
    service: 'ristrutturazione',
    at: 'Cremona',
    turns: [
      {
        say: 'mi serve una cucina componibile nuova con elettrodomestici, 4 metri lineari. fate voi i mobili?',
      },
    ],
    facts: [fact('cucina')],
    jobs: [],
  },
  {
    id: 'r-f08-doors-and-painting',
    service: 'ristrutturazione',
    at: 'Nichelino',
    turns: [
      {
        say: 'cambiare 6 porte interne e ridare il bianco a tutta la casa che è 90 mq, pareti e soffitti, Nichelino',
      },
    ],
    answers: { 'arredat|mobili|abitat|vuot': 'arredata', 'stato|muri': 'buoni' },
    facts: [fact(['6', 'port']), fact('90 m²'), fact('nichelino')],
    jobs: [scopes.innerDoors, scopes.painting],
    band: [3_900, 10_500],
  },
  {
    id: 'r-f09-amnesty',
    service: 'ristrutturazione',
    at: 'Fondi',
    turns: [{ say: 'ho una veranda abusiva da sanare, mi fate il condono?' }],
    facts: [fact('veranda', 'sanatoria', 'condono')],
    jobs: [],
    after: [{ say: 'e a chi mi rivolgo', about: ['geometra', 'architett', 'tecnic', 'comune', 'ingegner'] }],
  },
  {
    id: 'r-f10-voice',
    service: 'ristrutturazione',
    at: 'Quartu Sant’Elena',
    turns: [
      {
        say: "allora ciao praticamente noi siamo io e mio marito abbiamo ereditato la casa di mio nonno a quartu sant'elena è una casa di centoventi metri quadri con due bagni e niente vorremmo rifarla tutta da capo impianti pavimenti bagni tutto le finestre no perché le ha cambiate mio zio l'anno scorso ecco volevamo capire più o meno una cifra grazie",
      },
    ],
    answers: { 'fascia|qualit|livell': 'una cosa normale' },
    facts: [fact('120 m²'), fact(['2', 'bagn'], 'due bagni'), fact("quartu sant'elena")],
    wrong: [],
    jobs: [scopes.homeFull],
    band: [78_000, 180_000],
    after: [{ say: 'ah ok pensavo meno... perché così tanto?', about: ['€', 'm²', 'manodoper'] }],
  },
  {
    id: 'r-f11-flood',
    service: 'ristrutturazione',
    at: 'Faenza',
    turns: [
      {
        say: 'con l’alluvione di settembre si è allagato tutto il piano terra, muri e pavimenti, fango ovunque. quanto costa sistemare i danni?',
      },
    ],
    facts: [fact('alluvion', 'danni', 'allagament')],
    jobs: [],
  },
  {
    id: 'r-f12-false-ceiling-lights',
    service: 'ristrutturazione',
    at: 'Vigevano',
    turns: [{ say: 'controsoffitto in cartongesso in soggiorno 28 mq con 8 faretti a Vigevano' }],
    facts: [fact('28 m²'), fact('vigevano'), fact(['8', 'farett'], ['faretti', '8'])],
    jobs: [scopes.falseCeiling],
    band: [1_250, 3_400],
  },
]
