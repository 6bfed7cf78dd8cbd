import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    // 2.400 × 1,12 = 2.690
    id: 'c-w01-new-boiler-mondovi',
    service: 'caldaia',
    at: 'Mondovì',
    turns: [
      {
        say: 'buongiorno, caldaia di 18 anni da cambiare prima che mi lasci a piedi con mia mamma in casa. appartamento di 80 mq un bagno solo, metano, sta nel balcone chiuso e scarica nella canna che va sul tetto. Mondovì, CN. una 24 kw a condensazione di marca media',
      },
    ],
    answers: {
      'quando|tempi': 'prima del freddo vero',
      'piano|ascensore': 'secondo piano',
      'termosif|radiator|riscald': 'termosifoni in ghisa',
    },
    facts: [fact('24'), fact('mondov'), fact('metano', 'condensazion', 'gas')],
    jobs: [scopes.boiler],
    band: [1_700, 3_900],
    once: true,
    after: [
      {
        say: "quest'anno si scarica ancora dalle tasse?",
        about: ['niente', 'nessun', 'detrazion', 'bonus', '2025', 'ibrid', 'pompa'],
      },
      {
        say: 'mi portate via voi quella vecchia?',
        about: ['smaltiment', 'compres', 'smontaggio', 'sì', 'inclus', 'ritir'],
      },
    ],
  },
  {
    // 75–140 × 1,10
    id: 'c-w02-yearly-check-sulmona',
    service: 'caldaia',
    at: 'Sulmona',
    turns: [{ say: 'mi serve il bollino della caldaia, è scaduto' }],
    answers: {
      'comune|dove|città|zona': 'Sulmona AQ',
      'marca|modello|tipo': 'una Beretta da 24',
      'anni|vecchi': 'ha 6 anni',
      ultim: 'due anni fa',
      'gas|metano|combust|gpl': 'metano',
      'quando|tempi|giorn': 'di mattina',
      'problem|funzion|guast': 'va bene, nessun problema',
    },
    facts: [fact('sulmona'), fact('bollino', 'revision', 'fumi')],
    jobs: [scopes.boilerService],
    band: [70, 175],
    after: [
      {
        say: 'ma è proprio obbligatorio o se ne può fare a meno?',
        about: ['legge', 'dpr', '74', 'multa', 'sanzion', 'sì', 'regione', 'libretto', 'scadenz'],
      },
    ],
  },
  {
    // 275 × 1,10 = 300
    id: 'c-w03-pressure-falls-empoli',
    service: 'caldaia',
    at: 'Empoli',
    turns: [
      { say: "la caldaia va in blocco ogni 2 giorni, la lancetta va a 0 e devo ricaricare l'acqua da sotto" },
      { say: 'scusate ho detto ogni due giorni ma da ieri è tutti i giorni, e non è acqua per terra eh' },
    ],
    answers: {
      'comune|dove|città|zona': 'empoli',
      'marca|modello': 'immergas, non so il modello',
      'anni|vecchi|età': 'nove anni',
      'codice|errore|display': 'dice E10 quando è a zero',
      'quando|tempi|urgen': 'presto che fa freddo',
      'perd|goccia|acqua': 'non vedo acqua per terra',
    },
    facts: [fact('empoli'), fact('pression', 'lancetta', 'blocco', 'a 0')],
    wrong: ['caldaia nuova'],
    jobs: [scopes.boilerRepair],
    band: [140, 480],
    after: [
      {
        say: 'non è che conviene buttarla?',
        about: ['sostitu', 'cambi', 'anni', '10', '12', 'ripar', 'nuova'],
      },
    ],
  },
  {
    // 7.000–14.000 × 1,15, middle 12.000
    id: 'c-w04-heat-pump-adria',
    service: 'caldaia',
    at: 'Adria',
    turns: [
      {
        say: "Villetta singola ad Adria (RO), 130 mq su due piani, siamo in 4. Abbiamo gia il cappotto e il fotovoltaico, vogliamo staccare il gas e mettere la pompa di calore al posto della caldaia, con il bollitore per l'acqua. I caloriferi restano quelli in alluminio. che cifra?",
      },
    ],
    answers: {
      'quando|tempi': 'in estate',
      'kw|potenza|contatore': 'contatore da 6',
      'esterno|spazio|unità': "sì c'è posto in giardino",
    },
    facts: [fact('130'), fact('adria'), fact('pompa')],
    jobs: [scopes.heatPump],
    band: [7_400, 16_800],
    once: true,
    after: [
      {
        say: 'il conto termico me lo danno?',
        about: ['65', 'gse', '3.0', 'sì', '15.000', 'incentiv', 'sostituzione', 'ammess'],
      },
      {
        say: 'e il rumore fuori, i vicini si lamentano?',
        about: [
          'decibel',
          'db',
          'distanz',
          'silenzios',
          'notte',
          'antivibr',
          'posizion',
          'confin',
          'unità esterna',
        ],
      },
    ],
  },
  {
    // 9 × 82,5 × 1,10 = 817
    id: 'c-w05-valves-nine',
    service: 'caldaia',
    at: 'Crema',
    turns: [
      {
        say: 'vorrei mettere le valvole quelle coi numerini sui caloriferi, che in camera si muore di caldo e in sala no',
      },
      { say: 'sono 8.. no aspetta 9 con quello del bagno' },
    ],
    answers: {
      'comune|dove|città|zona': 'Crema',
      'quant|numero': 'nove in tutto',
      'centralizz|autonom|impianto|condomin': 'riscaldamento autonomo',
      'quando|tempi': 'con calma dopo le feste',
      piano: 'primo piano',
    },
    facts: [fact('crema'), fact('9', 'nove')],
    wrong: ['8 valvole'],
    jobs: [scopes.valves],
    band: [500, 1_250],
  },
  {
    // riparazione, 275 × 1,10
    id: 'c-w06-smell-of-gas',
    service: 'caldaia',
    at: 'Velletri',
    turns: [
      {
        say: 'ciao la caldaia si spegne da sola da stamattina e adesso in cucina si sente puzza di gas abbastanza forte, me la venite a riparare? sto a velletri',
        safety: {
          steps: [
            ['chiud', 'rubinetto', 'valvola'],
            ['apri', 'finestr', 'aria', 'areare', 'arieggi'],
            ['esc', 'fuori', 'allontan'],
          ],
          call: true,
        },
      },
    ],
    answers: {
      'comune|dove|città|zona': 'velletri',
      'marca|modello': 'vaillant',
      'anni|vecchi|età': 'dieci anni',
      'quando|urgen|tempi': 'oggi',
    },
    facts: [fact('velletri')],
  },
  {
    id: 'c-w07-pellet-stove',
    service: 'caldaia',
    at: 'Agnone',
    turns: [
      {
        say: 'vorrei mettere una stufa a pellet nel salone con il tubo che esce dal muro. mi dite quanto tra stufa e montaggio? sono ad agnone in molise',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'agnone',
      'mq|metri|grand|m²': 'il salone è 35 mq',
      'quando|tempi': 'prima di natale',
    },
    facts: [fact('pellet'), fact('agnone')],
    jobs: [],
    once: true,
  },
]
