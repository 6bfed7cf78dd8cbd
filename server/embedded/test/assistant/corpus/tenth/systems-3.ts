import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systemsThird: readonly CorpusConversation[] = [
  {
    id: 'i-w16-sparks-ciampino',
    service: 'impianti',
    at: 'Ciampino',
    turns: [
      {
        say: "dalla presa della lavatrice so uscite le scintille e adesso c'è puzza de plastica bruciata nel muro, che faccio?? me serve uno che l'aggiusta, ciampino",
        safety: {
          steps: [
            ['generale', 'contatore', 'stacc', 'corrente', 'salvavita', 'interruttore'],
            [
              'non tocc',
              'lontan',
              'allontan',
              'non usa',
              'esc',
              'uscire',
              'acqua',
              '115',
              '112',
              'vigili del fuoco',
            ],
          ],
          call: true,
        },
      },
      { say: 'ho staccato tutto e non puzza più. quanto viene a sistemare la presa?' },
    ],
    answers: {
      'quando|tempi|urgen': 'oggi',
      'piano|casa': 'secondo piano',
      'comune|dove': 'ciampino',
      'anni|vecchi|impiant': 'impianto del 90',
      'quant|pres': 'una sola',
    },
    facts: [fact('ciampino'), fact('presa', 'scintill')],
    jobs: [scopes.electricFault],
    band: [85, 400],
  },
  {
    id: 'i-w17-ventilation-trento',
    service: 'impianti',
    at: 'Rovereto',
    turns: [
      {
        say: 'Buongiorno ho una casa di 140 m2 a Rovereto appena cappottata e con la muffa agli angoli, vorrei la ventilazione meccanica controllata centralizzata con le bocchette in tutte le stanze e il recuperatore. Quanto costa?',
      },
    ],
    answers: { 'quando|tempi': "quest'anno", 'piani|piano': 'due piani', 'stanz|camer': 'otto' },
    jobs: [],
    once: true,
  },
  {
    id: 'i-w18-intercom-sockets-ascoli',
    service: 'impianti',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: 'Due cose: mettere un videocitofono nuovo al posto del citofono morto (villetta singola, i fili ci stanno e sono buoni), e aggiungere 3 prese nella taverna. Ascoli piceno',
      },
    ],
    answers: {
      'wifi|modello|tipo|marca': 'semplice con lo schermo',
      'tracc|muri|canalin|incass': 'incassate',
      'quando|tempi': 'quando vi capita',
      'piano|condomin': 'villetta',
      'quant|numero': 'un videocitofono e tre prese',
    },
    facts: [fact('ascoli'), fact('videocitof'), fact(['3', 'pres'], ['tre', 'pres'], ['taverna'])],
    jobs: [scopes.intercom, scopes.sockets],
    band: [430, 1_120],
    once: true,
    after: [
      {
        say: 'se poi voglio aprire dal telefonino?',
        about: ['wifi', 'wi-fi', 'app', 'smart', 'rete', 'router', '350', '700', 'connes'],
      },
    ],
  },
]
