import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-y01-whole-flat',
    service: 'ristrutturazione',
    at: 'Alessandria',
    turns: [
      {
        say: 'Abbiamo comprato un appartamento di 85 mq ad Alessandria, da ristrutturare tutto: impianti, il bagno (uno), pavimenti, porte. Le finestre no, le ha cambiate il vecchio proprietario tre anni fa. Mi date un ordine di grandezza?',
      },
    ],
    answers: {
      'fasc|livell|qualit|finitur': 'media',
      'ascensor|piano': 'terzo con ascensore',
      'muri|paret': 'lasciamo i muri dove sono',
    },
    facts: [fact('85 m²'), fact('alessandria')],
    jobs: [scopes.homeFull],
    band: [54_000, 136_000],
    after: [
      { say: 'quanto tempo dobbiamo stare in affitto fuori?', about: ['mesi', 'settiman'] },
      { say: 'e la cucina ikea coi mobili?', about: ['compres', 'esclus', 'a parte', 'arred', 'non rientr'] },
      { say: 'bonus ce ne sono?', about: ['50', '36', '96.000', 'detraz'] },
    ],
  },
  {
    id: 'r-y02-laminate-over-tiles',
    service: 'ristrutturazione',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: 'pavimento laminato click da posare sopra le mattonelle che ci sono, 48 metri, sala corridoio e cameretta. senza rompere nulla. ascoli',
      },
    ],
    answers: {
      'compr|forni|hai già|avete': 'no tutto voi',
      'fasc|livell|qualit': 'medio',
      'livell|dislivell': 'è in piano',
    },
    facts: [fact('48 m²'), fact('ascoli')],
    jobs: [scopes.parquet],
    band: [1_450, 3_900],
    after: [
      {
        say: 'le porte poi strusciano sotto, il taglio è dentro?',
        about: ['compres', 'esclus', 'a parte', 'piall', 'non rientr'],
      },
    ],
  },
  {
    id: 'r-y03-seven-doors',
    service: 'ristrutturazione',
    at: 'Crotone',
    turns: [
      {
        say: 'vorrei cambiare le porte di casa, sono 6 più quella dello sgabuzzino quindi 7. laminato bianco semplice, battente. crotone',
      },
    ],
    answers: {
      'fasc|livell|qualit': 'media',
      'telai|mur|misur': 'misure standard',
      'scorrev|battent|tipo': 'a battente',
    },
    facts: [fact('7'), fact('crotone')],
    jobs: [scopes.innerDoors],
    band: [2_200, 6_800],
    after: [
      {
        say: 'se me le monto da solo? cioè le prendo e basta',
        about: ['posa', 'montagg', 'manodopera', 'material', '22', 'fornitur'],
      },
    ],
  },
  {
    id: 'r-y04-lowered-ceiling',
    service: 'ristrutturazione',
    at: 'Formia',
    turns: [
      {
        say: 'soffitti alti 3,60 che d inverno nn si scalda mai. abbassamento in cartongesso liscio su corridoio e sala, sui 30 mq in totale, niente faretti niente velette. Formia',
      },
    ],
    answers: { 'isol|lana': 'no', 'tint|imbianc|pittur': 'la pittura la faccio io' },
    facts: [fact('30 m²'), fact('formia')],
    jobs: [scopes.falseCeiling],
    band: [1_000, 2_900],
  },
  {
    id: 'r-y05-opening-in-stone',
    service: 'ristrutturazione',
    at: 'Bobbio',
    turns: [
      {
        say: 'Casa in sasso a Bobbio, muri da 60 centimetri. Vogliamo aprire un passaggio largo un metro e mezzo nel muro maestro tra la cantina e la stanza nuova. Due piani sopra. Solo l’apertura con la sua cerchiatura, le finiture le fa mio cugino.',
      },
    ],
    answers: {
      'spess|largh': 'muro da 60 cm, apertura di un metro e mezzo',
      'quant|apertur': 'una',
      'progett|ingegn|tecnico': 'non ancora',
    },
    facts: [fact('bobbio')],
    jobs: [scopes.bearingWall],
    band: [3_600, 14_000],
    after: [
      {
        say: 'l ingegnere è già nel conto?',
        about: ['progett', 'struttur', 'esclus', 'a parte', 'non compres', 'non rientr'],
      },
      { say: 'che garanzia ho sul lavoro?', about: ['anni', 'anno', 'vizi', 'difett', 'legge', 'contratto'] },
    ],
  },
  {
    id: 'r-y06-closed-veranda',
    service: 'ristrutturazione',
    at: 'Marsala',
    turns: [
      {
        say: 'Voglio chiudere il terrazzo e farci na veranda abitabile, tetto e tutto, saranno 5 metri x 4, da usare come soggiorno. Marsala. Quanto mi costa?',
      },
    ],
    answers: { 'lavor|cosa|finestr|ristruttur': 'la veranda nuova da zero, chiusa, niente altro' },
    facts: [fact('marsala'), fact('verand')],
    jobs: [],
  },
  {
    id: 'r-y07-kitchen-wrong-town',
    service: 'ristrutturazione',
    at: 'Crema',
    turns: [
      {
        say: 'cucina da rifare: attacchi acqua gas e corrente, piastrelle al muro, imbiancatura. I mobili li portiamo da un mobilificio e quindi esclusi. muri non se ne toccano. lodi',
      },
      { say: 'scusa la casa è a crema, io abito a lodi ma la cucina è quella di crema' },
    ],
    answers: {
      paviment: 'il pavimento resta',
      'grand|metri|mq|m²': '11 metri quadri',
      'fasc|livell|qualit': 'media',
    },
    facts: [fact('crema')],
    wrong: ['lodi'],
    jobs: [scopes.kitchen],
    band: [2_800, 7_600],
  },
]
