import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-u01-draughty-windows',
    service: 'serramenti',
    at: 'Piacenza',
    turns: [
      {
        say: 'Buongiorno abbiamo ancora le finestre di legno col vetro singolo, entra il freddo dappertutto. Vorremmo il PVC bianco: 5 finestre 120x140 e una porta finestra 90x220. Piacenza secondo piano, senza tapparelle',
      },
    ],
    answers: {
      'vetro|tripl|dopp': 'doppio vetro',
      'piano|ascensore': "secondo con l'ascensore",
      color: 'bianco',
    },
    facts: [fact('5', '6', '10'), fact('piacenza'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [4_350, 8_000],
    once: true,
    after: [
      {
        say: 'la detrazione del 50 si può ancora avere?',
        about: [
          '36',
          'prima casa',
          'abitazione principale',
          'ecobonus',
          'bonus',
          'enea',
          '2026',
          'commercialista',
        ],
      },
      {
        say: 'dal ordine quanto si aspetta?',
        about: ['settiman', 'mes', 'consegn', 'giorn'],
      },
    ],
  },
  {
    id: 's-u02-mosquito-nets',
    service: 'serramenti',
    at: 'Ragusa',
    turns: [
      {
        say: 'qua di zanzare nn si vive più, vorrei le zanzariere a rullo per quattro finestre e una laterale per la portafinestra della cucina. ragusa',
      },
    ],
    answers: { 'misur|grand': 'finestre normali 100x140, la porta 120x220', color: 'bianche' },
    facts: [fact('4', 'quattro'), fact('ragusa'), fact('zanzarier')],
    jobs: [scopes.nets],
    band: [450, 1_320],
    once: true,
    after: [
      {
        say: 'venite voi a prendere le misure?',
        about: [
          'sopralluog',
          'rilie',
          'profession',
          'tecnic',
          'serramentist',
          'gratuit',
          'artigian',
          'visita',
        ],
      },
    ],
  },
  {
    id: 's-u03-broken-belt',
    service: 'serramenti',
    at: 'Trieste',
    turns: [
      {
        say: 'Stamattina si è spezzata la cinghia della tapparella in camera ed è rimasta giù, siamo al buio 😅 è una tapparella di plastica normale. Trieste',
      },
    ],
    answers: { 'motor|manual': 'manuale', quante: 'una sola', 'quando|urgen': 'domani' },
    facts: [fact('trieste'), fact('cinghia', 'tapparell')],
    jobs: [scopes.shutterRepair],
    band: [68, 200],
    once: true,
    after: [
      {
        say: "ce n'è un'altra consumata in sala, se fate anche quella quanto in più?",
        about: ['30', '40', '45', '60', '€', 'euro', 'stessa visita', 'stessa uscita'],
      },
    ],
  },
  {
    id: 's-u04-after-the-thieves',
    service: 'serramenti',
    at: 'Bologna',
    turns: [
      {
        say: 'Sono entrati i ladri dai vicini e adesso mia moglie vuole la porta blindata al posto del portoncino di legno. Misure standard 90x210, classe 3, appartamento primo piano a Bologna',
      },
    ],
    answers: { 'class|sicurezz': 'classe 3', 'pannell|rivest|color': 'pannello semplice', misur: '90x210' },
    facts: [fact('blindat'), fact('bologna'), fact('classe 3', '3')],
    jobs: [scopes.securityDoor],
    band: [1_230, 3_500],
    once: true,
    after: [
      {
        say: 'lo stato rimborsa qualcosa?',
        about: ['50', '36', 'detrazion', 'bonus', 'irpef', 'agevol', 'sicurezz', 'commercialista'],
      },
    ],
  },
]
