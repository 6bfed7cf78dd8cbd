import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-w01-pvc-parma',
    service: 'serramenti',
    at: 'Fidenza',
    turns: [
      {
        say: "Buongiorno cambio le finestre di tutto l'appartamento, pvc bianco doppio vetro: sono cinque finestre 120x140 e una portafinestra 120x230. A Fidenza, secondo piano con ascensore. le tapparelle restano quelle",
      },
    ],
    answers: {
      'apertur|ante|ribalt': 'due ante, con la ribalta in bagno',
      'cassonett|tapparell': 'restano',
      'quando|tempi': 'prima della primavera',
      'vetro|triplo': 'doppio',
    },
    facts: [fact('5', 'cinque'), fact('120x140', '120 x 140', '120 × 140'), fact('fidenza'), fact('pvc')],
    jobs: [scopes.pvc],
    band: [4_100, 9_500],
    once: true,
    after: [
      {
        say: 'e se le prendessi in alluminio?',
        facts: [fact('allumin')],
        jobs: [scopes.aluminium],
        band: [6_300, 14_600],
      },
      {
        say: 'posso recuperare qualcosa con le tasse?',
        about: ['50', '36', 'irpef', 'ecobonus', 'bonus', 'detra', 'enea', 'caf', 'commercialista', 'agevol'],
      },
    ],
  },
  {
    id: 's-w02-pvc-enna',
    service: 'serramenti',
    at: 'Piazza Armerina',
    turns: [{ say: 'sti finestri di ferro fanno passare il vento e i rumori, li vulissi canciari' }],
    answers: {
      'quant|numero|misur|grand|pezz|elenc': '4 finestre 100x120 e 2 balconi 90x220',
      'materiale|pvc|legno|allumin': 'pvc che costa meno',
      'comune|dove|citt|zona': 'piazza armerina',
      'piano|ascens': 'primo piano',
      'vetro|triplo': 'doppio',
      'tapparell|persian|cassonett': 'niente tapparelle',
      'quando|tempi': 'a settembre',
      'color|finitur': 'bianco',
    },
    facts: [
      fact('100x120', '100 x 120', '100 × 120'),
      fact('90x220', '90 x 220', '90 × 220'),
      fact('armerina'),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    band: [3_100, 8_100],
    after: [{ say: 'quanti iorna ci stati a muntarli', about: ['giorn', 'settiman', 'ore', 'consegn'] }],
  },
  {
    id: 's-w03-aluminium-pesaro',
    service: 'serramenti',
    at: 'Fano',
    turns: [
      {
        say: 'infissi in alluminio taglio termico color antracite per casa al mare a Fano: n. 3 da 130x150 + n. 1 portafinestra 140x240. via i vecchi in legno. piano terra',
      },
    ],
    answers: {
      'quando|tempi': 'entro maggio',
      'vetro|sicur|antisf': 'doppio basso emissivo',
      'tapparell|zanzar|persian': 'solo infissi',
      'apertur|ante|ribalt': 'battente due ante',
    },
    facts: [
      fact('130x150', '130 x 150', '130 × 150'),
      fact('fano'),
      fact('allumin'),
      fact('antracite', '140x240', '140 x 240', '140 × 240'),
    ],
    jobs: [scopes.aluminium],
    band: [5_100, 12_300],
    once: true,
    after: [
      {
        say: 'la salsedine li rovina?',
        about: [
          'mare',
          'marin',
          'vernic',
          'anodizz',
          'resist',
          'corros',
          'allumin',
          'ferrament',
          'inox',
          'puli',
          'lava',
          'acqua',
        ],
      },
    ],
  },
  {
    id: 's-w04-wood-siena',
    service: 'serramenti',
    at: 'Siena',
    turns: [
      {
        say: "noi s'abita in contrada dentro le mura a Siena e la soprintendenza ci vòle le finestre di legno. sono quattro finestre a due ante, 110 di larghezza per 160 di altezza, terzo piano senza ascensore",
      },
    ],
    answers: {
      'essenz|pino|castagn|rovere|tipo': 'quello normale, laccato bianco',
      'vetro|inglesin': 'doppio vetro senza inglesine',
      'scuri|persian': 'gli scuri si tengono',
      'quando|tempi': 'non prima di marzo',
    },
    facts: [fact('4', 'quattro'), fact('siena'), fact('legno'), fact('110')],
    jobs: [scopes.wood],
    band: [4_700, 11_300],
    once: true,
    after: [
      {
        say: 'ma serve il permesso se son uguali?',
        about: ['libera', 'vincol', 'storic', 'paesagg', 'comune', 'soprintend', 'autorizz', 'nulla osta'],
      },
    ],
  },
  {
    id: 's-w05-sliding-varese',
    service: 'serramenti',
    at: 'Luino',
    turns: [
      {
        say: 'Ciao in salotto abbiamo il vecchio finestrone vista lago, vorremmo un alzante scorrevole grosso in pvc',
      },
      { say: 'tre metri di larghezza per 2,40 di altezza, due ante di cui una fissa' },
    ],
    answers: {
      'comune|dove|citt|zona': 'luino (VA)',
      'piano|altezza|acced': 'piano terra sul giardino',
      'materiale|pvc|allumin': 'pvc',
      'vetro|triplo': 'doppio',
      soglia: 'soglia ribassata se si può',
      'quando|tempi': 'per l’estate',
      'misur|largh|quant': '300x240, una',
      tapparell: 'niente',
    },
    facts: [fact('luino'), fact('scorrevol', 'alzant'), fact('300', 'tre metri', '3 m', '3 ×', '3x', '7,2')],
    jobs: [scopes.sliding],
    band: [4_600, 12_500],
    after: [{ say: 'quanti mesi per averlo?', about: ['settiman', 'consegn', 'giorn', '4', '8', 'misur'] }],
  },
  {
    id: 's-w06-shutters-savona',
    service: 'serramenti',
    at: 'Alassio',
    turns: [
      {
        say: 'Salve le tapparelle di plastica sono tutte secche e si spaccano a stecche, ne devo cambiare 4 da 120x150 sempre in pvc, manuali con la cinghia. Alassio 3o piano',
      },
    ],
    answers: {
      color: 'verde come il condominio',
      'motor|elettr': 'no manuali',
      'cassonett|guid': 'buoni restano',
      'quando|tempi': 'prima di pasqua',
      ascens: 'con ascensore',
    },
    facts: [
      fact('4', 'quattro'),
      fact('alassio'),
      fact('pvc', 'tapparell'),
      fact('120x150', '120 x 150', '120 × 150'),
    ],
    jobs: [scopes.shutters],
    band: [540, 1_500],
    once: true,
    after: [
      {
        say: 'già che ci siamo mettiamo anche il motore a tutte e 4',
        facts: [fact('motor')],
        jobs: [scopes.shutters],
        band: [1_250, 3_200],
      },
    ],
  },
  {
    id: 's-w07-belt-avellino',
    service: 'serramenti',
    at: 'Avellino',
    turns: [
      { say: "s'è rotta a cinghia d'a tapparella in cucina e mo' sta tutta calata stamm' o scuro, avellino" },
    ],
    answers: {
      'quando|tempi|urgen': 'pure oggi',
      'quant|numero': 'una sola',
      'misur|grand|largh': 'normale da finestra',
      'motor|manual': 'manuale',
      piano: 'secondo piano',
    },
    facts: [fact('avellino'), fact('cinghia', 'tapparell')],
    jobs: [scopes.shutterRepair],
    band: [65, 185],
    once: true,
    after: [
      {
        say: 'ma lo fate in giornata?',
        about: [
          'ora',
          'ore',
          'disponib',
          'accord',
          'artigian',
          'profession',
          'oggi',
          'tempi',
          'subito',
          'urgen',
        ],
      },
    ],
  },
]
