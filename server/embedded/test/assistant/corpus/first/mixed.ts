import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

/** Conversations that go astray: wrong chat, restarts, questions in between, towns that are hard to name. */
export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-f01-restart-words-in-a-request',
    service: 'ristrutturazione_bagno',
    at: 'Ivrea',
    turns: [
      { say: 'bagno 6 mq a Ivrea, fascia media, terzo piano con ascensore' },
      { say: 'lo rifacciamo tutto da capo, piastrelle tubi e sanitari' },
    ],
    facts: [fact('6 m²'), fact('ivrea'), fact('con ascensore', ['ascensore', 'si'], 'con l ascensore')],
    jobs: [scopes.bathroom],
    band: [6_500, 14_500],
    after: [
      { say: 'ricominciamo', asks: ['ricominci', 'sicur', 'cancell'] },
      { say: 'no', facts: [fact('6 m²'), fact('ivrea')] },
    ],
  },
  {
    id: 'm-f02-question-before-figure',
    service: 'serramenti',
    at: 'Belluno',
    turns: [
      { say: '8 finestre da cambiare in pvc, belluno' },
      {
        say: 'ma prima una cosa, meglio doppio o triplo vetro?',
        about: ['isol', 'fredd', 'rumor', 'termic', '10-20 %'],
      },
    ],
    answers: { 'misur|grand|dimension': '120x150 tutte' },
    facts: [
      fact(['8', 'finestr'], ['8', 'infiss']),
      fact('belluno'),
      fact('pvc'),
      fact(['120', '150'], ['1,2', '1,5'], '14,4 m²', '1,8 m²'),
    ],
    jobs: [scopes.pvc],
    band: [5_500, 12_500],
  },
  {
    id: 'm-f03-cap',
    service: 'tinteggiatura',
    at: '20900',
    turns: [{ say: 'bilocale 48mq vuoto da dare il bianco solo pareti, cap 20900' }],
    answers: { 'muffa|stato|muri|crep': 'buoni' },
    facts: [fact('48 m²'), fact('monza')],
    wrong: [['pareti e soffitti']],
    jobs: [scopes.painting],
    band: [550, 1_650],
  },
  {
    id: 'm-f04-ambiguous-town',
    service: 'caldaia',
    at: 'Castro',
    turns: [{ say: 'revisione caldaia a Castro', asks: ['quale', 'bergamo', 'lecce', '(bg)', '(le)'] }],
    answers: { 'quale|bergamo|lecce|provincia': 'quello in provincia di Lecce, al mare' },
    facts: [fact(['castro', 'le'])],
    jobs: [scopes.boilerService],
    band: [65, 185],
  },
  {
    id: 'm-f05-papa-and-mass',
    service: 'tinteggiatura',
    at: 'Chieri',
    turns: [
      {
        say: 'domenica vado alla partita con mio papà, intanto volevo capire: 77 mq a Chieri pareti e soffitti lavabile casa arredata muri buoni',
      },
    ],
    facts: [fact('77 m²'), fact('chieri'), fact('lavabil')],
    jobs: [scopes.painting],
    band: [1_700, 4_500],
    once: true,
    after: [
      {
        say: 'chi vince il campionato secondo te?',
        about: ['lavori', 'pronostic', 'calcio'],
        offTopic: true,
        not: ['€'],
      },
    ],
  },
  {
    id: 'm-f06-painting-in-boiler-chat',
    service: 'caldaia',
    at: 'Sulmona',
    turns: [{ say: 'revisione caldaia a Sulmona' }],
    jobs: [scopes.boilerService],
    facts: [fact('sulmona')],
    band: [70, 185],
    after: [
      {
        say: 'e gia che ci siamo imbiancare due camere da 14 mq',
        jobs: [scopes.boilerService, scopes.room],
        facts: [fact('14 m²', '28 m²', ['2', 'camere'], ['2', 'stanze']), fact('sulmona')],
        band: [500, 1_750],
      },
    ],
  },
  {
    id: 'm-f07-roof-in-window-chat',
    service: 'serramenti',
    at: 'Ariano Irpino',
    turns: [{ say: 'tenimmo n’acqua ca trase d’’o titto, ce stanno doje tegole rotte. Ariano Irpino' }],
    facts: [fact('ariano irpino')],
    jobs: [scopes.roofTile],
    band: [240, 880],
  },
  {
    id: 'm-f08-solar-in-renovation',
    service: 'ristrutturazione',
    at: 'Copparo',
    turns: [
      {
        say: 'mi interessa solo il fotovoltaico 3 kw senza batteria per la casa di Copparo, tetto in tegole',
      },
    ],
    facts: [fact('3 kw'), fact('copparo')],
    jobs: [scopes.solar],
    band: [4_200, 8_500],
  },
  {
    id: 'm-f09-budget-first',
    service: 'ristrutturazione_bagno',
    at: 'Novara',
    turns: [
      {
        say: 'ho solo 7000 euro per rifare il bagno di 4,5 mq a novara, ci sto?? primo piano',
        about: ['budget', 'ci stai', 'ti dico se', 'te lo dico', 'appena', 'quando ho', 'stima'],
      },
    ],
    facts: [fact('4,5 m²', '4,5'), fact('novara')],
    jobs: [scopes.bathroom],
    band: [5_800, 13_500],
    after: [{ say: 'e con i 7000?', about: ['€'], not: ['non ho capito'] }],
  },
  {
    id: 'm-f10-range',
    service: 'tinteggiatura',
    at: 'Urbino',
    turns: [{ say: 'sui 90-100 metri, non so di preciso. da imbiancare tutto, urbino' }],
    facts: [fact('90-100 m²', '95 m²', ['90', '100 m²']), fact('urbino')],
    jobs: [scopes.painting],
    band: [1_500, 4_100],
  },
]
