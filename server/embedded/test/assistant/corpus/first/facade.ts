import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-f01-step',
    service: 'ristrutturazione_facciata',
    at: 'Mantova',
    turns: [{ say: 'vorrei ridipingere la facciata di casa mia' }],
    answers: {
      'grand|m²|metri|superficie|misur': '180 mq',
      'stato|intonac|condizion|rovin': 'buono',
      'piani|altezza|alta': '2 piani',
      pontegg: 'non ce l ho',
    },
    facts: [fact('180 m²'), fact('mantova')],
    jobs: [scopes.facadePaint],
    band: [4_200, 11_500],
    after: [
      {
        say: 'in rosa antico si può? o decide il comune',
        about: ['piano colore', 'colore', 'comunale', 'ufficio', 'soprintend', 'regolament'],
      },
      {
        say: 'e il cappotto quanto verrebbe invece',
        about: ['€'],
        jobs: [scopes.facadeInsulation],
        facts: [fact('180 m²')],
        band: [21_000, 45_000],
      },
    ],
  },
  {
    id: 'f-f02-once-coat',
    service: 'ristrutturazione_facciata',
    at: 'Bassano del Grappa',
    once: true,
    turns: [
      {
        say: 'Cappotto termico in EPS da 12 cm su 210 mq di facciata, casa singola di due piani a Bassano del Grappa, intonaco sano, nessun vincolo, inizio in primavera',
      },
    ],
    facts: [fact('210 m²'), fact('bassano del grappa'), fact('primavera')],
    jobs: [scopes.facadeInsulation],
    band: [24_000, 48_000],
    after: [
      { say: 'col bonus quanto mi torna indietro?', about: ['50', '36', '%'] },
      { say: 'e con la lana di roccia', about: ['€'], facts: [fact('lana di roccia', 'roccia')] },
    ],
  },
  {
    id: 'f-f03-sides',
    service: 'ristrutturazione_facciata',
    at: 'Alghero',
    turns: [
      {
        say: 'casa quadrata 11 metri per lato, alta 6 metri, da tinteggiare fuori tutta, intonaco a posto, ad Alghero',
      },
    ],
    facts: [fact('alghero'), fact('264 m²', ['11', '6'])],
    jobs: [scopes.facadePaint],
    band: [5_400, 15_500],
  },
  {
    id: 'f-f04-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Ostia',
    turns: [
      {
        say: 'i frontalini di 3 balconi si stanno sgretolando, in tutto saranno 14 metri, si vedono i ferri. per ora non cade niente. Ostia',
      },
    ],
    facts: [fact('14 m'), fact('ostia', 'roma')],
    jobs: [scopes.balconyEdge],
    band: [600, 2_600],
    after: [
      { say: 'paga il condominio o io?', about: ['amministrator', 'regolament', 'assemblea', 'propriet'] },
    ],
  },
  {
    id: 'f-f05-falling-plaster',
    service: 'ristrutturazione_facciata',
    at: 'Catanzaro',
    turns: [
      {
        say: 'dal balcone del terzo piano stanno cadendo calcinacci grossi in strada adesso',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'f-f06-balcony-floor',
    service: 'ristrutturazione_facciata',
    at: 'Merate',
    turns: [
      {
        say: 'balcone 8 mq, piastrelle che saltano e acqua che filtra di sotto, da rifare pavimento e impermeabilizzazione, Merate',
      },
    ],
    facts: [fact('8 m²'), fact('merate')],
    jobs: [scopes.balconyFloor],
    band: [800, 2_100],
  },
  {
    id: 'f-f07-graffiti',
    service: 'ristrutturazione_facciata',
    at: 'Bologna',
    turns: [
      {
        say: 'mi hanno imbrattato il muro con le bombolette, circa 12 mq di facciata al piano terra in Bolognina, da pulire',
      },
    ],
    facts: [fact('12 m²'), fact('bologna')],
    jobs: [scopes.facadeWashing],
    band: [250, 750],
  },
  {
    id: 'f-f08-rising-damp',
    service: 'ristrutturazione_facciata',
    at: 'Chioggia',
    turns: [
      {
        say: 'umidità che sale dal pavimento sui muri del pian terreno, 9 metri di muro, salnitro a go go. chioggia',
      },
    ],
    facts: [fact('9 m'), fact('chioggia')],
    jobs: [],
    after: [
      {
        say: 'ma funziona davvero?',
        about: ['diagnos', 'verific', 'tecnic', 'professionist', 'sopralluog', 'caus'],
      },
    ],
  },
  {
    id: 'f-f09-inner-insulation',
    service: 'ristrutturazione_facciata',
    at: 'Aosta',
    turns: [{ say: 'parete nord della camera gelata, vorrei isolarla da dentro, 4 x 2,70, Aosta' }],
    facts: [fact('10,8 m²', '11 m²', ['4', '2,7']), fact('aosta')],
    jobs: [scopes.innerInsulation],
    band: [600, 1_700],
  },
  {
    id: 'f-f10-condominium-and-scaffold',
    service: 'ristrutturazione_facciata',
    at: 'Milano, zona Lambrate',
    turns: [
      {
        say: "buongiorno scrivo per conto dell'amministratore. Il condominio è di 5 piani, facciata 900 mq, intonaco ammalorato al 20%, da riparare dove serve e ritinteggiare. Milano Lambrate. Il presidente dell'assemblea vuole una cifra entro venerdì",
      },
    ],
    facts: [
      fact('900 m²'),
      fact('milano'),
      fact(['5', 'piani'], ['piani', '5'], 'oltre'),
      fact('20 %', '20%'),
    ],
    jobs: [scopes.facadePatches],
    band: [35_000, 100_000],
    after: [{ say: 'quanto viene al metro quadro?', about: ['€/m²', '€ al m²', '€ a m²', ['€', 'm²']] }],
  },
  {
    id: 'f-f11-fence',
    service: 'ristrutturazione_facciata',
    at: 'Anzio',
    turns: [{ say: 'serve rifare la recinzione del giardino con rete e paletti, 40 metri' }],
    facts: [fact('recinzion'), fact('40 m')],
    jobs: [],
  },
]
