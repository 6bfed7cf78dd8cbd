import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'r-u01-door-walled-up',
    service: 'ristrutturazione',
    at: 'Foligno',
    turns: [
      {
        say: 'salve vorrei murare una porta tra il salotto e lo studio, normale 80x210, muro sottile. Foligno',
      },
    ],
    facts: [fact('foligno')],
    jobs: [['chiu', 'vano', 'porta', 'parete', '!blindat', '!porte interne']],
    band: [330, 1_050],
  },
  {
    id: 'r-u02-parquet-of-three-rooms',
    service: 'ristrutturazione',
    at: 'Torino',
    turns: [
      {
        say: 'parquet di rovere anni 60 da lamare e riverniciare, sala 26 camera 15 e disimpegno 7, a Torino Vanchiglia. la camera forse no vediamo',
      },
      { say: 'ok deciso, facciamo anche la camera' },
    ],
    answers: { 'mobil|vuot|arred': 'vuoto', 'listel|rovin|stato': 'nessun listello da cambiare' },
    facts: [fact('48 m²', '48'), fact('torino')],
    jobs: [scopes.sanding],
    band: [1_100, 2_750],
  },
  {
    id: 'r-u03-room-split-for-the-kids',
    service: 'ristrutturazione',
    at: 'Cagliari',
    turns: [
      {
        say: 'dividere in due la camera dei ragazzi che litigano sempre 😂 una parete in cartongesso di 4,2 m alta 2,75, più una porta nuova normale da mettere. Pirri',
      },
    ],
    answers: { 'acust|isol|rumor': 'senza isolante', 'scorrev|battent|porta': 'a battente, economica' },
    facts: [fact('11,6 m²', '11,5 m²', '11,55 m²', '12 m²', ['4,2', '2,75']), fact('pirri', 'cagliari')],
    jobs: [scopes.wallUp, scopes.innerDoors],
    band: [800, 2_500],
  },
  {
    id: 'r-u04-own-vinyl-planks',
    service: 'ristrutturazione',
    at: 'Cesena',
    turns: [
      {
        say: 'cerco chi mi posa il vinilico a incastro sopra al pavimento che c’è, 62 mq, le doghe le ho già in garage con battiscopa e materassino. Cesena',
      },
    ],
    answers: { 'stato|livell|piano': 'è dritto', porte: 'le sistemo io' },
    facts: [fact('62 m²'), fact('cesena')],
    jobs: [['parquet', 'laminat', 'vinil', 'spc', 'sopra', 'sovrapp', 'paviment', '!levig']],
    band: [600, 2_400],
  },
  {
    id: 'r-u05-kitchen-without-furniture',
    service: 'ristrutturazione',
    at: 'Gravina in Puglia',
    turns: [
      {
        say: 'devo sistemare la cucina prima che arrivano i mobili di Mondo Convenienza: acqua gas prese e piastrelle del paraschizzi da rifare nuovi, pavimento no. 10 mq a Gravina',
      },
      { say: 'gravina in puglia' },
    ],
    answers: { 'mur|abbat': 'nessun muro', 'comune|quale|provinc': 'Gravina in Puglia' },
    facts: [fact('gravina in puglia')],
    jobs: [scopes.kitchen],
    band: [2_400, 6_800],
  },
  {
    id: 'r-u06-whole-flat-prato',
    service: 'ristrutturazione',
    at: 'Prato',
    turns: [
      {
        say: 'ho preso un appartamento del 68 a Prato 95 mq un bagno solo, da rifare da cima a fondo impianti compresi. gli infissi li hanno già cambiati i vecchi proprietari',
      },
    ],
    answers: {
      'livell|fascia|finitur|qualit': 'media',
      'mur|parti': 'qualche tramezzo',
      'ascensor|pian': 'terzo piano con ascensore',
    },
    facts: [fact('95 m²'), fact('prato'), fact('1 bagno', 'un bagno', ['bagn', '1'])],
    jobs: [scopes.homeFull],
    band: [66_000, 136_000],
    after: [
      {
        say: 'per quanti mesi non ci posso entrare?',
        about: ['3-5', ['mesi', '3'], ['mesi', '4'], ['mesi', '5'], 'settiman', 'giorni'],
      },
      {
        say: 'con 60mila tutto compreso ce la posso fare?',
        about: ['60000', 'budget', 'sotto', 'rinunc', 'parzial', 'base', 'manca', 'meno', 'minimo'],
      },
      {
        say: 'i soldi si danno tutti subito o a pezzi?',
        about: [
          'accont',
          'anticip',
          'sald',
          'avanzament',
          'rate',
          'tranch',
          'contratt',
          'professionist',
          'impresa',
        ],
      },
    ],
  },
  {
    id: 'r-u07-open-kitchen',
    service: 'ristrutturazione',
    at: 'Sassuolo',
    turns: [
      {
        say: 'tirar giù il muro fra cucina e sala, 3,2 metri x 2,7, è un tramezzo da 10. Sassuolo',
      },
    ],
    answers: {
      portant: 'no è un tramezzo',
      'impiant|pres|tub': 'c’è una presa',
      'ascens|pian': 'primo piano',
    },
    facts: [fact('sassuolo')],
    jobs: [scopes.wallDown],
    band: [850, 3_000],
    after: [
      {
        say: 'e se poi scopriamo che regge il palazzo?',
        about: ['portant', 'struttur', 'ingegner', 'tecnic', 'scia', 'cerchiat'],
      },
      {
        say: 'quanta polvere fanno? ho il divano nuovo',
        about: ['telo', 'teli', 'protez', 'copr', 'spost', 'pulizia', 'sporc'],
      },
      { say: 'il geometra quanto si prende per la carta al comune?', about: ['€', ['cila', '€']] },
    ],
  },
]
