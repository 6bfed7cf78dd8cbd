import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // 38 × 6,5 = 247 m²; (20 + 16) × 247 × 1,10 = 9.780
    id: 'f-w01-four-sides-osimo',
    service: 'ristrutturazione_facciata',
    at: 'Osimo',
    turns: [
      {
        say: "casa singola a Osimo da ripitturare fuori, l'intonaco tiene bene è solo sbiadita. i lati sono due da 11 metri e due da 8, alta 6 e mezzo alla gronda. ponteggio lo mettete voi. pittura buona ma non la piu cara, stesso colore di prima",
      },
    ],
    answers: {
      'quando|tempi|stagion': 'a maggio',
      'strada|suolo|cortile': 'no è tutto cortile nostro',
      'crep|intonaco|stato': "l'intonaco è sano",
    },
    facts: [fact('osimo'), fact('11', '247'), fact('ponteggio')],
    jobs: [scopes.facadePaint],
    band: [5_400, 14_200],
    once: true,
    after: [
      {
        say: 'ci vogliono permessi in comune?',
        about: ['nessun', 'liber', 'colore', 'paesagg', 'centro storico', 'vincol'],
      },
      {
        say: 'quanti anni mi dura?',
        about: ['10', '8', '12', '15', 'dieci', 'quarzo', 'silossan', 'dipend'],
      },
    ],
  },
  {
    // 180 × 155 × 1,10 = 30.700
    id: 'f-w02-coat-morbegno',
    service: 'ristrutturazione_facciata',
    at: 'Morbegno',
    turns: [
      {
        say: "d'inverno spendiamo un botto di metano, ci hanno detto di fare il cappotto. quanto costa su una villetta?",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Morbegno in Valtellina',
      'superfic|mq|m²|metri|grand|misur|facciat': 'saranno 180 mq di muri fuori tolte le finestre',
      'piani|altezza|alta': 'due piani',
      'materiale|pannell|isolant|spessore|eps|lana': 'polistirolo normale, 12 o 14 cm',
      ponteggio: "non ce l'abbiamo",
      'intonaco|stato|crep|muffa': 'intonaco discreto',
      'quando|tempi': 'anno prossimo',
      'condomin|singola|vincol': 'casa singola niente vincoli',
    },
    facts: [fact('180'), fact('morbegno'), fact('cappott')],
    jobs: [scopes.facadeInsulation],
    band: [19_500, 44_000],
    after: [
      {
        say: 'quanto torna indietro con le tasse se ci abito?',
        about: ['50', 'ecobonus', 'detrazion', '10 anni', 'dieci', 'rate', '36', 'quote', 'irpef'],
      },
      {
        say: 'i davanzali si devono rifare?',
        about: ['soglie', '60', '120', 'allung', 'semplici', 'compres', 'spor', 'spessore'],
      },
    ],
  },
  {
    // tinta 20 + rappezzi 20 % 21 = 41–45 × 120 × 1,10 × 0,91 = 4.900–5.400
    id: 'f-w03-patches-galatina',
    service: 'ristrutturazione_facciata',
    at: 'Galatina',
    turns: [
      {
        say: "facciata davanti con l'intonaco che si gonfia e cade a pezzetti qua e la, sara un 20 percento, sotto e vicino alle finestre. vorrei ripararla e poi pitturarla tutta, sono 150 mq",
      },
      {
        say: "mi correggo, ho rimisurato: 120 mq. e il ponteggio ce l'ha gia montato mio cugino che fa il muratore, quello non contatelo",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Galatina provincia di Lecce',
      'piani|altezza|alta': 'due piani',
      ponteggio: "il ponteggio già c'è",
      'quando|tempi': 'appena smette di piovere',
      'colore|pittura|tinta': 'bianco',
    },
    facts: [fact('120'), fact('galatina'), fact('20')],
    wrong: ['150 m'],
    jobs: [scopes.facadePatches],
    band: [3_200, 8_000],
    after: [
      {
        say: 'ma se poi scoprite che è rovinata di piu?',
        about: [
          'sopralluog',
          'battitura',
          'aument',
          '30',
          '40',
          'intonaco',
          'aggiorn',
          'preventiv',
          'completo',
        ],
      },
    ],
  },
  {
    // 18 m × 67,5 × 1,10 = 1.340
    id: 'f-w04-balcony-edges-thiene',
    service: 'ristrutturazione_facciata',
    at: 'Thiene',
    turns: [
      {
        say: 'bordi dei balconi tutti sgretolati coi ferri fuori arrugginiti, sono 3 balconi e per ognuno fanno 6 metri di frontalino giro giro quindi 18 in tutto. Sono bassi, piano rialzato, con una scala ci si arriva non serve impalcatura. Thiene VI. Il pavimento sopra è a posto',
      },
    ],
    answers: {
      'quando|tempi': 'in primavera',
      'alt|spessore': 'alti 20 cm',
      'ringhier|pavimento': 'no quelli vanno bene',
    },
    facts: [fact('18', ['3', 'balcon']), fact('thiene'), fact('frontalin', 'bordi', 'bordo')],
    jobs: [scopes.balconyEdge],
    band: [800, 2_050],
    once: true,
    after: [
      {
        say: 'nel mentre sono pericolosi? ci passano sotto i bambini',
        about: [
          'transenn',
          'delimit',
          'cad',
          'stacc',
          'rimuov',
          'messa in sicurezza',
          'evita',
          'non far',
          'sì',
          'tenere lontan',
          'lontan',
          'urgent',
        ],
      },
    ],
  },
  {
    id: 'f-w05-cornice-falling',
    service: 'ristrutturazione_facciata',
    at: 'Acireale',
    turns: [
      {
        say: 'aiuto sta cadendo il cornicione!! stanotte è venuto giu un pezzo grosso sul marciapiede dove passa la gente e ne penzola un altro. palazzina di 3 piani ad acireale. saranno 12 metri di cornicione da rifare',
        safety: {
          steps: [['transenn', 'allontan', 'lontan', 'delimit', 'non passare', 'sgomb', 'blocc', 'nessuno']],
          call: true,
        },
      },
    ],
    answers: {
      'comune|dove|città|zona': 'acireale',
      'quando|urgen|tempi': 'subito',
      'ponteggio|piattaform': "non c'è niente",
      'feri|sicur': 'nessuno ferito',
    },
    facts: [fact('acireale'), fact('cornicion')],
  },
  {
    // 110 × 37,5 × 1,10 = 4.540
    id: 'f-w06-cavity-fill-copparo',
    service: 'ristrutturazione_facciata',
    at: 'Copparo',
    turns: [
      {
        say: "casa anni 70 con i muri a cassa vuota, 8 cm di vuoto in mezzo. niente cappotto ke nn abbiamo i soldi: vogliamo farci soffiare dentro l'isolante. le pareti fuori sono circa 110 metri quadri, siamo a Copparo (Ferrara). quanto?",
      },
    ],
    answers: {
      'quando|tempi': 'anche subito',
      'material|isolant': 'quello che consigliate',
      'piani|altezza': 'due piani',
    },
    facts: [fact('110'), fact('copparo'), fact('8')],
    wrong: ['cappotto termico'],
    jobs: [scopes.cavityFill],
    band: [2_800, 6_700],
    once: true,
    after: [
      {
        say: 'dopo restano i buchi?',
        about: ['for', 'chius', 'stucc', 'tint', 'ritocc'],
      },
    ],
  },
]
