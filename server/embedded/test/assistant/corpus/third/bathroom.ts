import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-t01-two-by-three',
    service: 'ristrutturazione_bagno',
    at: 'Arezzo',
    turns: [
      { say: 'ciao, bagno 2x3 da rifare completamente, tutto quanto, tubi compresi. Arezzo. che cifra?' },
    ],
    answers: {
      'vasca|doccia': 'doccia',
      'sospes|terra': 'a terra',
      'fascia|livell|finitur|qualit': 'roba media',
    },
    facts: [fact('6 m²', '6 mq', '2x3', '2 x 3', '2×3', '2 × 3'), fact('arezzo')],
    jobs: [scopes.bathroom],
    band: [5_800, 14_000],
  },
  {
    id: 'b-t02-mother-and-the-tub',
    service: 'ristrutturazione_bagno',
    at: 'Pescara',
    turns: [
      {
        say: 'Salve. Mia madre ha 82 anni e non riesce più a scavalcare la vasca. Vorremmo metterci una doccia con il piatto basso, chiudendo le pareti con i pannelli, senza rifare il resto del bagno. Abita a Pescara, secondo piano con ascensore.',
      },
    ],
    facts: [fact('vasca'), fact('pannell'), fact('pescara')],
    jobs: [scopes.bathToShower],
    band: [1_750, 5_000],
  },
  {
    id: 'b-t03-three-pieces',
    service: 'ristrutturazione_bagno',
    at: 'Cuneo',
    turns: [
      {
        say: 'Cambio di wc, bidet e lavandino, modelli normali a terra, gli scarichi restano dove sono. Prov di Cuneo',
      },
    ],
    answers: { 'comun|città|paese|dove': 'proprio Cuneo' },
    facts: [fact('3', ['wc', 'bidet'], ['water', 'bidet']), fact('cuneo'), fact('bidet')],
    jobs: [scopes.fixtures],
    band: [780, 2_400],
  },
  {
    id: 'b-t04-kitchen-drip',
    service: 'ristrutturazione_bagno',
    at: 'Chieti',
    turns: [
      {
        say: 'il rubinetto della cucina gocciola da mesi, vorrei metterne uno nuovo, semplice. quanto spendo? chieti',
      },
    ],
    facts: [fact('rubinett', 'miscelator'), fact('cucina'), fact('chieti')],
    jobs: [scopes.tap],
    band: [95, 360],
  },
  {
    id: 'b-t05-slow-shower',
    service: 'ristrutturazione_bagno',
    at: 'Udine',
    turns: [
      {
        say: "La doccia non scarica più, l'acqua ci mette mezz'ora ad andare giù. Ho provato con l'acido ma niente. Abito a Udine",
      },
    ],
    answers: { 'altri|solo la doccia': 'solo la doccia' },
    facts: [fact('doccia'), fact('udine')],
    jobs: [scopes.drain],
    band: [55, 220],
  },
  {
    id: 'b-t06-bought-on-offer',
    service: 'ristrutturazione_bagno',
    at: 'Prato',
    turns: [
      {
        say: 'lavabo e bidet li ho presi in offerta, mi serve solo chi toglie i vecchi e monta questi. due pezzi in tutto. Prato',
      },
    ],
    answers: { 'sospes|terra': 'a terra', rubinett: 'i rubinetti ce li ho' },
    facts: [
      fact('2', ['lavabo', 'bidet']),
      fact('prato'),
      fact('client', 'manodoper', 'solo posa', 'montagg', 'tuo', 'tuoi', 'già'),
    ],
    jobs: [scopes.fixtures],
    band: [220, 600],
  },
  {
    id: 'b-t07-meter-turns',
    service: 'ristrutturazione_bagno',
    at: 'Siena',
    turns: [
      {
        say: 'slv, ho 1 perdita d acqua ke nn trovo, il contatore gira ank cn tt kiuso. siena. quanto x trovarla e ripararla?',
      },
    ],
    answers: { 'macchi|dove|muro': 'nn si vede niente' },
    facts: [fact('perdit'), fact('siena')],
    jobs: [scopes.waterLeak],
    band: [210, 920],
  },
  {
    id: 'b-t08-pipes-stay',
    service: 'ristrutturazione_bagno',
    at: 'Latina',
    turns: [
      {
        say: 'Vorrei rinnovare il bagno: piastrelle e sanitari nuovi. I tubi sono stati rifatti nel 2015 quindi non si toccano. 5 mq circa, Latina',
      },
      {
        say: 'ma serve un permesso per una cosa così?',
        about: [
          'cila',
          'edilizia libera',
          'manutenzione ordinaria',
          'comune',
          'pratica',
          ['nessun', 'permess'],
          'non serv',
          'non occorr',
        ],
      },
    ],
    answers: { 'vasca|doccia': 'la doccia c è già', 'sospes|terra': 'a terra' },
    facts: [fact('5 m²', '5 mq', '5'), fact('latina')],
    jobs: [scopes.restyling],
    band: [2_900, 7_400],
  },
  {
    id: 'b-t09-from-the-closet',
    service: 'ristrutturazione_bagno',
    at: 'Rovigo',
    turns: [
      { say: 'In casa siamo in cinque e un bagno solo non basta' },
      {
        say: 'vogliamo ricavarne un secondo dal ripostiglio, che confina con quello che c è. saranno 3 mq, senza finestra. stiamo a Rovigo',
      },
    ],
    answers: { 'scaric|colonna|distan': 'la colonna è nel muro in comune' },
    facts: [fact('3 m²', '3 mq', '3'), fact('rovigo'), fact('second')],
    jobs: [scopes.secondBathroom],
    band: [7_200, 17_500],
  },
]
