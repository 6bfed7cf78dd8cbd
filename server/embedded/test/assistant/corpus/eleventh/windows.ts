import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // 4 × 1,68 + 2 × 2,76 = 12,24 m² × 500 × 1,16 = 7.100
    id: 's-w01-pvc-jesi',
    service: 'serramenti',
    at: 'Jesi',
    turns: [
      {
        say: '4 finestre 120x140 e 2 portefinestre 120x230 in pvc bianco, doppio vetro, anta ribalta. Le vecchie in legno col vetro singolo le smontate e buttate voi. Niente tapparelle. Jesi AN terzo piano con ascensore',
      },
    ],
    answers: {
      'quando|tempi': 'entro marzo',
      color: 'bianco',
      'telaio|controtel': 'il controtelaio è buono',
    },
    facts: [fact('120x140', '120 x 140', '120 × 140'), fact('jesi'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [4_400, 10_400],
    once: true,
    after: [
      {
        say: 'quanto tempo dal contratto alla posa?',
        about: ['settiman', '4', '8', 'consegna', 'mes'],
      },
      {
        say: 'col triplo vetro cambia molto?',
        about: ['10', '20', '%', 'percento', 'di più', 'in più', 'aument'],
      },
    ],
  },
  {
    // 5 × 1,7 = 8,5 m² × 775 × 1,16 = 7.640
    id: 's-w02-aluminium-five',
    service: 'serramenti',
    at: 'Formia',
    turns: [
      {
        say: 'infissi vecchi che col maestrale fischiano tutta la notte. li voglio cambiare con quelli in alluminio taglio termico ke siamo sul mare',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'formia lt',
      'quant|numero': 'cinque finestre, balconi no',
      'misur|grand|largh|dimens': 'tutte 120 per 140',
      'material|pvc|allumin': 'alluminio',
      vetr: 'doppio vetro',
      color: 'bianche',
      'tapparell|persian|cassonet|zanzar': 'no solo finestre',
      'piano|ascensore': 'secondo piano',
      'quando|tempi': 'prima dell inverno',
    },
    facts: [fact('formia'), fact('5', 'cinque'), fact('allumin')],
    jobs: [scopes.aluminium],
    band: [4_700, 11_200],
    after: [
      {
        say: 'la salsedine non li rovina?',
        about: [
          'anodizz',
          'vernic',
          'corros',
          'trattament',
          'resist',
          'allumin',
          'mare',
          'marin',
          'lavar',
          'manutenz',
        ],
      },
    ],
  },
  {
    // 70–150 × 1,10
    id: 's-w03-strap-broken',
    service: 'serramenti',
    at: 'Portici',
    turns: [
      {
        say: 'si è spezzata la corda della tapparella della cucina ed è rimasta giu tutta chiusa, stiamo al buio. è una finestra normale 120x150, tapparella di plastica buona solo la cinghia. Portici (NA)',
      },
    ],
    answers: { 'quando|urgen|tempi': 'oggi o domani', piano: 'terzo', 'motor|elettric': 'a mano' },
    facts: [fact('portici'), fact('corda', 'cinghia'), fact('cucina')],
    wrong: ['tapparelle nuove'],
    jobs: [scopes.shutterRepair],
    band: [70, 185],
    once: true,
    after: [
      {
        say: "e se già che venite ne facciamo pure un'altra in camera?",
        about: ['30', '60', 'in più', 'stessa visita', 'ogni', 'meno', 'chiamata', 'conviene'],
      },
    ],
  },
  {
    // 1.950 × 1,16 = 2.260
    id: 's-w04-armoured-door',
    service: 'serramenti',
    at: 'Cinisello Balsamo',
    turns: [
      {
        say: 'la settimana scorsa sono entrati i ladri dal vicino, mi sa che è ora della porta blindata. che costo ha?',
      },
      { say: 'classe 3 mi ha detto il fabbro' },
    ],
    answers: {
      'comune|dove|città|zona': 'Cinisello Balsamo',
      'misur|grand|largh|dimens': 'misura normale 80x210',
      'condomin|estern|scale|casa': 'appartamento, dà sulle scale',
      'pannell|colore|finitur': 'noce semplice',
      classe: '3',
      'piano|ascensore': 'quarto con ascensore',
      'quando|tempi': 'subito',
      'telaio|vecchia': "ora c'è una porta di legno vecchia",
    },
    facts: [fact('cinisello'), fact('classe 3', '3'), fact('blindat')],
    jobs: [scopes.securityDoor],
    band: [1_300, 3_300],
    after: [
      {
        say: 'questa si puo detrarre?',
        about: ['50', '36', 'bonus', 'sicurezza', 'irpef', 'bonific'],
      },
    ],
  },
  {
    // 5 × 120 + 2 × 195 = 990 × 1,10 = 1.090
    id: 's-w05-nets-comacchio',
    service: 'serramenti',
    at: 'Comacchio',
    turns: [
      {
        say: 'qui in valle le zanzare ci mangiano vivi!! Servono zanzariere per 5 finestre (a rullo) e due portefinestre (laterali), misure standard, bianche. Comacchio, piano terra. Quanto tutto montato?',
      },
    ],
    answers: { 'quando|tempi': 'prima di maggio', 'misur|dimens': 'finestre 120x140, porte 120x230' },
    facts: [fact('comacchio'), fact('5', 'cinque', '7'), fact('2', 'due', '7')],
    jobs: [scopes.nets],
    band: [680, 1_750],
    once: true,
    after: [
      {
        say: 'quanto ci mettono ad arrivare?',
        about: ['settiman', '2', '4', 'consegna', 'giorn', 'misura'],
      },
    ],
  },
]
