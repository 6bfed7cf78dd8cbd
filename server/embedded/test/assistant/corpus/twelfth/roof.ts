import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    // 425 × 1,0255 × 1,10 = 480
    id: 'l-te01-drip-on-the-bed',
    service: 'ristrutturazione_tetto',
    at: 'Finale Ligure',
    turns: [
      {
        say: 'quando tira scirocco e piove mi gocciola sul letto in mansarda, ho la bacinella fissa da tre settimane. qualche tegola si sarà mossa. finale ligure',
      },
    ],
    answers: {
      'punt|quant|dove|gocc|macchi': 'un punto solo, vicino al camino',
      'tegol|copp|ardesi|tipo|manto': 'tegole marsigliesi',
      'acced|lucernari|botol|ponteggi|piattaform|salir': 'si esce dal lucernario',
      'piani|altezz|alt': 'due piani',
      'anni|vecchi|rifatt': 'il tetto avrà 30 anni',
      'mq|grand|superfic': 'un centinaio di metri ma perde solo lì',
      'condomin|propriet': 'casa mia',
      'comune|città|zona': 'finale ligure',
      'quando|tempi|urgen': 'alla prima giornata asciutta',
    },
    facts: [fact('finale'), fact('tegol', 'gocc')],
    jobs: [scopes.roofTile],
    band: [264, 695],
    after: [
      {
        say: 'e se alla prima pioggia ripiglia daccapo?',
        about: ['garanz', 'richiam', 'torn', 'ritorn', 'verific', 'sopralluogo', 'professionista', 'scritt'],
      },
      {
        say: 'la macchia sul soffitto la mettono a posto loro?',
        about: [
          'non compres',
          'intern',
          'esclus',
          'a parte',
          'tintegg',
          'pittur',
          'imbianc',
          'asciug',
          'danni',
        ],
      },
    ],
  },
  {
    // 22 × 67,5 = 1.485 + 12 × 42 = 510 → 1.995 × 1,0165 × 1,10 = 2.230
    id: 'l-te02-gutters-morbegno',
    service: 'ristrutturazione_tetto',
    at: 'Morbegno',
    turns: [
      {
        say: 'grondaie marce, quando piove fan la cascata davanti alla porta. 11 metri davanti e 11 dietro, più due discese da 6 metri. le vorrei in alluminio. Morbegno, casa di due piani col prato intorno',
      },
    ],
    answers: {
      'metri|lungh|misur|quant': 'ventidue metri di canale e due pluviali da sei',
      'material|allumin|rame|lamier': 'alluminio testa di moro',
      'pluvial|disces|scaric': 'due discese, vanno a terra',
      'ponteggi|acced|scala|piattaform|altezz|piani': 'due piani, scala o trabattello sul prato',
      'tetto|tegol|legno|stato': 'il tetto è a posto',
      'color|tint': 'marrone scuro',
      'comune|dove|città|zona': 'morbegno',
      'quando|tempi': 'prima delle piogge',
    },
    facts: [fact('morbegno'), fact('22', '11', 'ventidue'), fact('allumin')],
    jobs: [scopes.gutters],
    band: [1_230, 3_230],
    after: [
      {
        say: 'in rame quanto di più?',
        about: ['95', '135', 'euro', '€', 'doppio', 'metro', 'cost'],
      },
      {
        say: 'in un giorno le cambiano?',
        about: ['1-2', '1–2', 'due', 'giorni', 'giornat'],
      },
    ],
  },
  {
    // 130 × 280 = 36.400 × 1,10 = 40.040
    id: 'l-te03-insulated-roof-spoleto',
    service: 'ristrutturazione_tetto',
    at: 'Spoleto',
    turns: [
      {
        say: "Il sottotetto lo abitiamo e d'agosto è un forno. Vorremmo rifare il tetto isolato e ventilato, 130 mq di falde, la struttura in legno è sana (l'ha vista l'ingegnere). Spoleto, casa singola",
      },
    ],
    answers: {
      'mq|superfic|grand|falde': '130 mq di falda',
      'trav|struttur|legno|stato': 'travi sane',
      'isol|material|lana|fibra|spessor': 'fibra di legno se conviene, se no lana di roccia',
      'tegol|copp|manto': 'coppi nuovi',
      'ponteggi|acced|altezz|piani': 'due piani, ponteggio facile',
      'grondai|lattoner|lucernar|camin': 'due lucernari che restano',
      'fotovolt|pannell|amiant|etern': 'no niente',
      'comune|dove|città|zona|vincol|centro': 'spoleto fuori dalle mura',
      'quando|tempi': 'primavera',
    },
    facts: [fact('spoleto'), fact('130'), fact('ventilat', 'isolat')],
    jobs: [scopes.roofInsulated],
    band: [22_000, 58_000],
    after: [
      {
        say: 'e se viene un temporale mentre è scoperto?',
        about: ['telon', 'tel', 'copr', 'protegg', 'protezion', 'provvisor', 'tratti', 'settor', 'impresa'],
      },
      {
        say: "lana di roccia o fibra di legno, per l'estate cosa è meglio?",
        about: [
          'sfasament',
          'dens',
          'calore',
          'ritard',
          'cald',
          '20',
          '40',
          'sopralluogo',
          'professionista',
          'fresc',
        ],
      },
    ],
  },
  {
    id: 'l-te04-chimney-fell',
    service: 'ristrutturazione_tetto',
    at: 'Pievepelago',
    turns: [
      {
        say: "col vento di sabato è venuto giù il comignolo in mattoni del camino, in cortile non s'è fatto male nessuno ed è già tutto raccolto. il tetto sotto è intero. va ricostruito il comignolo uguale, pievepelago. prezzo?",
      },
    ],
    answers: {
      'altezz|misur|grand|alt': 'alto un metro e venti',
      'material|matton|pietra': 'mattoni a vista come prima',
      'tegol|tetto|perd|infiltr': 'il resto del tetto non perde',
      'camin|canna|stufa|uso': 'ci va il camino della sala',
      'acced|ponteggi|piani': 'due piani, tetto ripido',
      'comune|dove|città|zona': 'pievepelago',
      'quando|tempi|urgen': 'prima della neve',
    },
    facts: [fact('comignol'), fact('pievepelago')],
    jobs: [],
  },
  {
    // pulizia 300 × 0,82 + controllo 90 × 21 × 0,83 = 246 + 1.569 = 1.815 × 1,10 = 1.996
    id: 'l-te05-clean-and-check-sciacca',
    service: 'ristrutturazione_tetto',
    at: 'Sciacca',
    turns: [
      {
        say: 'due cose sul tetto: pulire le grondaie che ci sono cresciute le piante, e una controllata con ripasso dei coppi, quelli smossi rimessi a posto. falde 90 mq, un piano solo, 92019 Sciacca',
      },
    ],
    answers: {
      'mq|superfic|grand|falde': 'novanta di falda',
      'metri|grondai|lungh': 'una ventina di metri di grondaia',
      'copp|tegol|rott|tipo|manto': 'coppi siciliani, pochi rotti, forse cinque',
      'perd|infiltr|macchi|piov': 'non piove dentro',
      'piani|altezz|acced|ponteggi|scala': 'un piano, si sale con la scala',
      'foto|immagin': 'non ne ho',
      'comune|dove|città|zona': 'sciacca',
      'quando|tempi': 'settembre',
    },
    facts: [fact('sciacca', '92019'), fact('90', 'novanta'), fact('grondai')],
    jobs: [scopes.gutterCleaning, scopes.roofCheck],
    band: [1_100, 2_900],
  },
  {
    // 24 × 57,5 = 1.380 × 0,97 × 1,10 = 1.472
    id: 'l-te06-terrace-over-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Silvi',
    turns: [
      {
        say: 'terrazzo 6x4 sopra il garage, sotto gocciola. pensavo di demolire tutto e rifare guaina e pavimento',
      },
      {
        say: 'no aspetta, mi ha detto un amico che si può dare la guaina liquida sopra le mattonelle senza rompere. facciamo quella. Silvi Marina',
      },
      {
        say: 'però ci si può camminare o si rovina?',
        about: ['calpest', 'pedon', 'poliuretan', 'resist'],
      },
    ],
    answers: {
      'mq|grand|misur|superfic': '24 mq',
      'piastrell|mattonell|stacc|stato|paviment': 'mattonelle ferme, qualche fuga aperta',
      'pendenz|scaric|bocchett': 'pendenza buona, uno scarico',
      'trasparent|color|finitur|prodott|tipo': 'anche grigia, basta che ci si cammini sopra',
      'perd|infiltr|punt|sotto': 'gocciola in due punti in garage',
      'piano|acced|scala': 'primo piano con scala esterna',
      'comune|dove|città|zona': 'silvi',
      'quando|tempi': 'con la bella stagione',
    },
    facts: [fact('silvi'), fact('6x4', '6 x 4', '6 × 4', '24')],
    jobs: [scopes.roofLiquid],
    band: [810, 2_140],
  },
]
