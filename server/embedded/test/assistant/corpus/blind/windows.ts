import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-b01-step',
    service: 'serramenti',
    at: 'Domodossola',
    turns: [{ say: 'Salve, infissi da cambiare perché entra un freddo cane' }],
    answers: {
      quant: 'sono sette finestre',
      'misur|grand|dimension': 'due ante, non le ho misurate',
      'material|pvc|legno|allumin': 'alluminio',
      'tapparell|persian|oscur': 'no quelle le lascio',
      piano: 'terra',
    },
    facts: [fact(['7', 'finestr'], ['7', 'infiss']), fact('domodossola'), fact('allumin')],
    jobs: [scopes.aluminium],
    band: [5_800, 15_500],
    after: [
      { say: 'meglio in pvc o alluminio allora?', about: ['€', 'isol', 'costa meno', 'durat', 'robust'] },
      {
        say: 'quanto risparmio di riscaldamento?',
        about: ['%', 'professionist', 'dipende', 'consum', 'bollett'],
      },
    ],
  },
  {
    id: 's-b02-once-mixed',
    service: 'serramenti',
    at: 'Casarano',
    once: true,
    turns: [
      {
        say: '3 finestre 100x130 e 2 portefinestre 120x230 in PVC bianco doppio vetro, Casarano (LE), piano terra, da fare entro marzo',
      },
    ],
    facts: [
      fact(['3', 'finestr']),
      fact(['2', 'portefinestr'], ['2', 'porte finestr'], ['2', 'porte-finestr'], ['2', 'portafinestr']),
      fact('casarano'),
      fact('pvc'),
      fact('marzo'),
    ],
    jobs: [scopes.pvc],
    band: [3_400, 8_300],
  },
  {
    id: 's-b03-sliding',
    service: 'serramenti',
    at: 'Desenzano del Garda',
    turns: [{ say: 'alzante scorrevole vista lago, 3 metri x 2,40, pvc. desenzano' }],
    facts: [fact('7,2 m²', ['3', '2,4'], ['300', '240']), fact('desenzano del garda')],
    jobs: [scopes.sliding],
    band: [3_800, 10_500],
  },
  {
    id: 's-b04-shutters',
    service: 'serramenti',
    at: 'Castellammare di Stabia',
    turns: [{ say: 'aggia cagnà 4 tapparelle ’e plastica, 120 pe’ 150, chelle vecchie so’ tutte sfunnate' }],
    facts: [
      fact(['4', 'tapparell'], ['tapparelle', '4']),
      fact(['120', '150'], ['1,2', '1,5'], '1,8 m²', '7,2 m²'),
    ],
    jobs: [scopes.shutters],
    band: [550, 1_700],
  },
  {
    id: 's-b05-shutter-box',
    service: 'serramenti',
    at: 'Susa',
    turns: [{ say: 'dai cassonetti delle tapparelle entra aria gelata, ne vorrei isolare 6' }],
    facts: [fact(['6', 'cassonett'], ['cassonetti', '6'])],
    jobs: [scopes.shutterBox],
    band: [750, 2_200],
    after: [{ say: 'serve qualche autorizzazione?', about: ['nessun', 'liber', 'non serv', 'condomin'] }],
  },
  {
    id: 's-b06-locked-out',
    service: 'serramenti',
    at: 'Sassari',
    turns: [
      { say: 'chiave spezzata dentro la serratura della porta di casa, bisogna cambiarla. Sassari via Roma' },
    ],
    facts: [fact('sassari')],
    jobs: [scopes.lock],
    band: [110, 520],
  },
  {
    id: 's-b07-elderly-english',
    service: 'serramenti',
    at: 'Greve in Chianti',
    turns: [
      {
        say: 'Hello! We have a farmhouse in Greve in Chianti and want 10 new wooden windows, about 100 x 120 cm. Sorry my italian is bad',
      },
    ],
    answers: { 'vetro|vetri': 'doppio', piano: 'terra' },
    facts: [fact(['10', 'finestr'], ['10', 'infiss']), fact('greve in chianti'), fact('legno')],
    jobs: [scopes.wood],
    band: [8_500, 24_000],
  },
  {
    id: 's-b08-veranda',
    service: 'serramenti',
    at: 'Taranto',
    turns: [{ say: 'chiudere il balcone con una veranda in alluminio 5x2' }],
    facts: [fact('veranda')],
    jobs: [],
    after: [
      {
        say: 'serve il permesso per farla?',
        about: ['scia', 'costruire', 'titolo ediliz', 'geometra', 'architett', 'tecnic'],
      },
    ],
  },
  {
    id: 's-b09-old-wood-windows-paint',
    service: 'serramenti',
    at: 'Asiago',
    turns: [
      {
        say: 'le finestre in legno sono buone vanno solo carteggiate e riverniciate, sono 6 (persiane escluse)',
      },
    ],
    facts: [fact(['6', 'finestr'], ['6', 'infiss'])],
    jobs: [scopes.woodwork],
    band: [300, 1_700],
  },
  {
    id: 's-b10-nets-many',
    service: 'serramenti',
    at: 'Argenta',
    turns: [
      { say: 'preventivo zanzariere: 4 finestre e 2 portefinestre, plissé' },
      {
        say: 'si possono mettere anche se ho le persiane?',
        about: ['guid', 'spazi', 'professionist', 'sopralluog'],
      },
    ],
    facts: [fact(['4', 'finestr'], ['6', 'zanzarier']), fact('pliss')],
    jobs: [scopes.nets],
    band: [900, 2_400],
  },
]
