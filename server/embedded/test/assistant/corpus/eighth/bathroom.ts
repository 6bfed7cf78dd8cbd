import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-u01-grandparents-bathroom',
    service: 'ristrutturazione_bagno',
    at: 'Modena',
    turns: [
      {
        say: "Buongiorno, abbiamo comprato la casa dei miei nonni e il bagno è ancora quello rosa degli anni 70. Lo vogliamo rifare da zero, impianto idraulico compreso, è 2x3. Materiali normali, di fascia media. Siamo a Modena al secondo piano con l'ascensore",
      },
    ],
    answers: {
      'ascensore|piano': "secondo piano con l'ascensore",
      'doccia|vasca': 'la doccia',
      'sospes|terra': 'a terra',
      quando: 'dopo natale',
    },
    facts: [fact('2x3', '2 x 3', '2 × 3', '6'), fact('modena'), fact('medi')],
    jobs: [scopes.bathroom],
    band: [6_600, 13_000],
    once: true,
    after: [
      {
        say: 'e quanto dura il cantiere? abbiamo un solo bagno...',
        about: ['giorn', 'settiman', 'lavorativ', 'mese'],
      },
      {
        say: 'posso detrarre qualcosa?',
        about: [
          '50',
          '36',
          'bonus',
          'irpef',
          'commercialista',
          'caf',
          'agevol',
          'prima casa',
          'abitazione principale',
        ],
      },
    ],
  },
  {
    id: 'b-u02-father-hip',
    service: 'ristrutturazione_bagno',
    at: 'Bari',
    turns: [
      {
        say: "ciao mio padre è stato operato all'anca e nn riesce a entrare nella vasca.. la vogliamo togliere e mettere la doccia,, il resto del bagno non si tocca. quanto può costare? bari quartiere poggiofranco",
      },
    ],
    answers: {
      'piastrell|pannell|rivestiment': 'quello che costa di meno',
      'box|vetro|cabina': 'sì con il box',
      'misur|grand|lung': 'la vasca è 170x70',
      'piano|ascensore': 'terzo piano con ascensore',
    },
    facts: [fact('vasca'), fact('bari')],
    wrong: ['rifacimento completo'],
    jobs: [scopes.bathToShower],
    band: [1_750, 5_000],
    once: true,
    after: [
      {
        say: 'in quanto tempo me la fate? papà torna a casa il 10',
        about: ['giorn', 'ore', 'settiman', 'lavorativ'],
      },
    ],
  },
  {
    id: 'b-u03-running-cistern',
    service: 'ristrutturazione_bagno',
    at: 'Pavia',
    turns: [
      {
        say: "lo sciacquone del water nn si ferma mai, corre sempre un filo d'acqua dentro e la bolletta è raddoppiata!! è la cassetta esterna bianca di plastica. pavia",
      },
    ],
    answers: { 'incass|muro|estern': 'esterna', 'marca|modello': 'non lo so', anni: 'una quindicina' },
    facts: [fact('pavia'), fact('cassetta', 'sciacquon')],
    jobs: [scopes.cistern],
    band: [88, 310],
    once: true,
    after: [
      {
        say: 'conviene aggiustarla o metterla nuova?',
        about: ['ripar', 'cambi', 'sostitu', 'galleggiant', 'batteria', 'guarnizion', 'vecchi', 'pezz'],
      },
    ],
  },
  {
    id: 'b-u04-shower-box',
    service: 'ristrutturazione_bagno',
    at: 'Latina',
    turns: [
      {
        say: 'Salve il box doccia 80x80 è di plastica tutto ingiallito e le ante non scorrono piu, ne vorrei uno in vetro. Il piatto è buono e resta quello. Latina',
      },
    ],
    answers: {
      piatto: 'il piatto resta',
      'scorrev|battent|anta|apertur': 'scorrevole',
      'angol|nicchia|lati': 'in angolo',
    },
    facts: [fact('80x80', '80 x 80', '80 × 80', '80'), fact('latina')],
    jobs: [scopes.showerBox],
    band: [750, 1_700],
    once: true,
    after: [
      {
        say: 'ma il vecchio lo portate via voi?',
        about: [
          'smaltim',
          'smonta',
          'discarica',
          'compres',
          'inclus',
          'ritir',
          'rimozion',
          'rimoss',
          'accordo',
          'profession',
        ],
      },
    ],
  },
]
