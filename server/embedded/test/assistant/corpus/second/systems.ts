import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-s01-not-enough-plugs',
    service: 'impianti',
    at: 'Prato',
    turns: [
      {
        say: 'in cucina mi mancano le prese: ne vorrei quattro in più e anche un punto luce sopra il tavolo. Prato',
      },
    ],
    facts: [fact('5', ['4', '1'], ['4', 'pres']), fact('prato')],
    jobs: [scopes.sockets],
    band: [270, 850],
  },
  {
    id: 'i-s02-cloth-wires',
    service: 'impianti',
    at: 'Pozzuoli',
    turns: [
      {
        say: 'ho ancora i fili rivestiti di stoffa, la luce è da rifare tutta in tutta la casa, 88 mq e ci abitiamo dentro. Pozzuoli',
      },
    ],
    facts: [fact('88 m²'), fact('pozzuoli')],
    jobs: [scopes.electric],
    band: [5_000, 11_500],
    after: [
      {
        say: 'alla fine mi rilasciate il certificato?',
        about: ['conform', 'dichiaraz', 'dico', '37/08'],
      },
      { say: 'i muri poi li richiudete?', about: ['tracc', 'grezz', 'intonac', 'tint'] },
    ],
  },
  {
    id: 'i-s03-only-with-the-washer',
    service: 'impianti',
    at: 'Lodi',
    turns: [
      {
        say: 'appena accendo la lavatrice salta il salvavita, solo con quella, il resto va. un elettricista a Lodi quanto chiede x venire a vedere?',
      },
    ],
    facts: [fact('lodi')],
    jobs: [scopes.electricFault],
    band: [75, 270],
  },
  {
    id: 'i-s04-unit-from-the-web',
    service: 'impianti',
    at: 'Andria',
    turns: [
      {
        say: "il climatizzatore l'ho preso io su internet, uno split 12000 btu. serve solo chi lo monta, c'è già la predisposizione. Andria",
      },
    ],
    facts: [fact('andria'), fact('solo posa', 'client', 'manodoper', 'montagg', 'tuo', 'tua', 'già')],
    jobs: [scopes.airOne],
    band: [170, 560],
  },
  {
    id: 'i-s05-three-bedrooms',
    service: 'impianti',
    at: 'Ravenna',
    turns: [
      {
        say: 'aria condizionata in 3 camere da letto con una macchina sola fuori, secondo piano, macchine comprese. Ravenna',
      },
    ],
    facts: [fact('3', 'tre', 'trial'), fact('ravenna')],
    jobs: [scopes.airThree],
    band: [2_600, 6_300],
    after: [{ say: 'e se ne togliessi uno, solo due stanze?', jobs: [scopes.airTwo], band: [1_700, 4_200] }],
  },
  {
    id: 'i-s06-car-in-the-garage',
    service: 'impianti',
    at: 'Vicenza',
    turns: [
      {
        say: 'devo ricaricare la macchina elettrica nel box, il contatore sta a una quindicina di metri. colonnina da 7 kw. Vicenza',
      },
    ],
    facts: [fact('15 m'), fact('vicenza')],
    jobs: [scopes.wallbox],
    band: [950, 2_800],
  },
  {
    id: 'i-s07-only-the-coils',
    service: 'impianti',
    at: 'Parma',
    turns: [
      {
        say: "riscald a pavimento 70 mq. massetto e piastrelle li fa un'altra ditta, la caldaia ce già: voi solo pannelli tubi e collettore. Parma",
      },
    ],
    facts: [fact('70 m²'), fact('parma')],
    jobs: [scopes.floorHeating],
    band: [5_000, 10_800],
  },
  {
    id: 'i-s08-uncle-lays-tiles',
    service: 'impianti',
    at: 'Teramo',
    turns: [
      {
        say: "tubi dell'acqua da rifare in bagno e cucina, sono 8 attacchi in tutto. le mattonelle le rimette mio zio, i sanitari ci stanno. Teramo",
      },
    ],
    facts: [fact('8'), fact('teramo')],
    jobs: [scopes.plumbing],
    band: [1_500, 3_200],
  },
  {
    id: 'i-s09-gas-pipe-no-smell',
    service: 'impianti',
    at: 'Siena',
    turns: [
      {
        say: 'mi arriva la cucina nuova e il punto gas va spostato di due metri. nessun odore eh, tutto tranquillo. Siena',
        not: ['vigili', 'evacua', 'esci di casa', 'esci subito', 'chiama il 112'],
      },
    ],
    facts: [fact('siena')],
    jobs: [scopes.gasPoint],
    band: [280, 800],
  },
]
