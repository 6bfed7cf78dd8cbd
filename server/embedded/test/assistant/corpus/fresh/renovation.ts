import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-n01-about-ninety',
    service: 'ristrutturazione',
    at: 'Rieti',
    turns: [
      {
        say: 'ristrutturazione completa di un quadrilocale, una novantina di metri, due bagni, infissi esclusi, Rieti',
      },
    ],
    facts: [fact('90 m²'), fact('rieti'), fact(['2', 'bagn'], 'due bagni')],
    jobs: [scopes.homeFull],
    band: [66_000, 152_000],
    after: [
      { say: 'quanto viene al metro?', about: ['€'] },
      {
        say: 'ci sto dentro con 70mila?',
        about: ['ci stai', 'bast', 'manc', 'copre', 'rientr', 'budget', 'sotto', '€'],
      },
      { say: 'quanto dura tutto il cantiere?', about: ['mesi', 'settiman', 'mese'] },
    ],
  },
  {
    id: 'r-n02-floor-over-rooms',
    service: 'ristrutturazione',
    at: 'Imola',
    turns: [
      {
        say: 'pavimento nuovo sopra quello che c’è, gres effetto legno, soggiorno 28 + cucina 11 + corridoio 6. Imola',
      },
    ],
    facts: [fact('45 m²'), fact('imola')],
    jobs: [scopes.floorOver],
    band: [2_200, 6_400],
    after: [
      { say: 'le porte poi si aprono ancora?', about: ['piall', 'tagli', 'accorci', 'rifil', '€'] },
      { say: 'il battiscopa?', about: ['esclus', 'non compres', 'a parte', '€', 'compres', 'inclus'] },
    ],
  },
  {
    id: 'r-n03-oak',
    service: 'ristrutturazione',
    at: 'Alba',
    turns: [
      {
        say: 'ciao senti volevo sapere per un parquet diciamo prefinito in rovere in zona giorno e nelle due camere dovrebbero essere sessantadue metri quadri il massetto è già pronto e siamo ad Alba in provincia di Cuneo',
      },
    ],
    facts: [fact('62 m²'), fact('alba'), fact('parquet', 'prefinit')],
    jobs: [scopes.parquet],
    band: [3_200, 8_100],
    after: [
      { say: 'e se il legno lo compro io?', about: ['€', 'manodoper', '%', 'material', 'posa'] },
      { say: 'invece in laminato?', about: ['€'], band: [1_900, 4_800] },
    ],
  },
  {
    id: 'r-n04-partition-down',
    service: 'ristrutturazione',
    at: 'Lecco',
    turns: [
      {
        say: 'tirare giù il tramezzo fra cucina e sala, 3,8 x 2,8, non portante, c’è una presa dentro. Lecco',
      },
    ],
    facts: [fact('10,6 m²', '10,64 m²', '11 m²', ['3,8', '2,8'], 'non portante'), fact('lecco')],
    jobs: [scopes.wallDown],
    band: [850, 3_300],
    after: [
      { say: 'ci vuole la CILA? e chi la presenta?', about: ['tecnic', 'geometra', 'architett'] },
      {
        say: 'fate rumore anche di sabato?',
        about: ['orari', 'regolament', 'condomin', 'professionist', 'accord'],
      },
    ],
  },
  {
    id: 'r-n05-stone-house',
    service: 'ristrutturazione',
    at: 'Norcia',
    turns: [{ say: 'apertura di 120 cm in un muro maestro di 45 cm, casa in pietra. Norcia' }],
    facts: [fact('norcia')],
    jobs: [scopes.bearingWall],
    band: [3_700, 13_500],
    after: [
      {
        say: 'posso farlo senza ingegnere?',
        about: ['scia', 'progett', 'struttural', 'deposit', 'genio', 'obbligator', 'calcol'],
      },
    ],
  },
  {
    id: 'r-n06-kitchen-works',
    service: 'ristrutturazione',
    at: 'Sassuolo',
    turns: [
      {
        say: 'rifare la cucina: piastrelle, attacchi e tinta, i mobili no che li ho già ordinati. 12 mq Sassuolo',
      },
    ],
    facts: [fact('sassuolo')],
    jobs: [scopes.kitchen],
    band: [2_700, 8_500],
    after: [
      { say: 'a gennaio si può partire?', about: ['professionist', 'disponib', 'segn', 'annot', 'inizio'] },

      {
        say: 'ma tipo il pavimento è dentro?',
        about: ['esclus', 'non compres', 'a parte', '€', 'compres', 'inclus'],
      },
    ],
  },
  {
    id: 'r-n07-eight-doors',
    service: 'ristrutturazione',
    at: 'Fano',
    turns: [{ say: 'cambiare 7 porte interne laminate e una scorrevole a scomparsa. Fano' }],
    facts: [fact(['7', 'port'], ['8', 'port']), fact('fano')],
    jobs: [scopes.innerDoors],
    band: [3_200, 10_300],
    after: [
      {
        say: 'mi rimandi tutto per mail?',
        about: ['riassunt', 'condivid', 'copi', 'invi', 'whatsapp', 'stamp', 'link'],
      },
      { say: 'quanto a porta?', about: ['€'] },
    ],
  },
  {
    id: 'r-n08-lowered-corridor',
    service: 'ristrutturazione',
    at: 'Ercolano',
    turns: [{ say: 'abbassare il soffitto del corridoio col cartongesso, 1,2 x 6 metri. vicino a Ercolano' }],
    facts: [fact('7,2 m²', '7 m²', ['1,2', '6']), fact('ercolano')],
    jobs: [scopes.falseCeiling],
    band: [370, 760],
    after: [{ say: 'con 4 faretti dentro?', about: ['€'] }],
  },
  {
    id: 'r-n09-sixties-parquet',
    service: 'ristrutturazione',
    at: 'Udine',
    turns: [{ say: 'levigare e verniciare parquet anni 60, soggiorno e due camere circa 54 mq, Udine' }],
    facts: [fact('54 m²'), fact('udine')],
    wrong: ['60 m²'],
    jobs: [scopes.sanding],
    band: [1_250, 3_000],
    after: [
      {
        say: 'la vernice puzza? posso dormirci la sera stessa?',
        about: ['giorn', 'ore', 'asciug', 'odor', 'arieggi', 'acqua', 'ventil'],
      },
    ],
  },
  {
    id: 'r-n10-before-letting',
    service: 'ristrutturazione',
    at: 'Torino',
    turns: [
      {
        say: 'appartamento da affittare, 48 mq a Torino San Salvario, rinfrescata generale senza toccare gli impianti',
      },
    ],
    facts: [fact('48 m²'), fact('torino')],
    jobs: [scopes.homeLight],
    band: [8_800, 27_500],
    after: [
      { say: 'cosa comprende esattamente?', about: ['tintegg', 'pittura', 'porte', 'paviment', 'riparaz'] },
      { say: 'e se faccio solo le pareti?', about: ['€', 'tintegg', 'imbianc'] },
    ],
  },
  {
    id: 'r-n11-partial',
    service: 'ristrutturazione',
    at: 'Corsico',
    turns: [
      {
        say: 'ristrutturazione parziale di 70 mq: un bagno, l’impianto elettrico e i pavimenti delle stanze toccate. Corsico',
      },
      {
        say: 'serve che mando le foto?',
        about: [
          'obbligator',
          'bastano',
          'se vuoi',
          'aiut',
          'dopo',
          'non serv',
          'precis',
          'anche senza',
          'puoi',
          'facoltativ',
        ],
      },
    ],
    facts: [fact('70 m²'), fact('corsico')],
    jobs: [scopes.homePartial],
    band: [30_000, 74_000],
    after: [
      {
        say: 'e rifacendo anche l’idraulico?',
        about: ['€'],
        jobs: [scopes.homePartial, scopes.plumbing],
        band: [32_000, 82_000],
      },
    ],
  },
  {
    id: 'r-n12-only-paperwork',
    service: 'ristrutturazione',
    at: 'Monopoli',
    turns: [
      {
        say: 'devo spostare un tramezzo, i muratori li ho già, mi serve solo un tecnico per la CILA. Monopoli',
      },
    ],
    facts: [fact('monopoli')],
    jobs: [scopes.paperwork],
    band: [400, 2_000],
  },
  {
    id: 'r-n13-illegal-veranda',
    service: 'ristrutturazione',
    at: 'Subiaco',
    turns: [
      { say: 'devo sanare una veranda fatta da mio nonno senza permessi, mi serve la sanatoria. Subiaco' },
    ],
    facts: [fact('sanatori', 'veranda')],
    jobs: [],
  },
  {
    id: 'r-n14-split-bedroom',
    service: 'ristrutturazione',
    at: 'Marsala',
    turns: [
      {
        say: 'dividere la camera grande in due con cartongesso isolato, 4,2 x 2,7, più una porta nuova. Marsala',
      },
    ],
    facts: [fact('11,3 m²', '11 m²', '11,34 m²', ['4,2', '2,7']), fact('marsala')],
    jobs: [scopes.wallUp, scopes.innerDoors],
    band: [780, 2_600],
    after: [{ say: 'si sente parlare da una stanza all’altra?', about: ['isol', 'acustic', 'lana', '€'] }],
  },
]
