import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-v01-paint-ferrara',
    service: 'ristrutturazione_facciata',
    at: 'Ferrara',
    turns: [
      {
        say: 'villetta da ridipingere fuori, 250 mq di muri, intonaco sano, stesso colore giallino. il ponteggio è già su per il tetto, quindi mi serve solo la tinta. Ferrara',
      },
    ],
    answers: {
      'quando|urgen': 'entro un mese finché c’è il ponteggio',
      'piano|piani': 'due piani',
      'tipo|pittura|quarzo': 'al quarzo o quella che consigliate',
    },
    facts: [fact('250'), fact('ferrara'), fact('ponteggio')],
    jobs: [scopes.facadePaint],
    band: [3_500, 7_800],
    once: true,
    after: [
      { say: 'quanti giorni ci vogliono', about: ['settiman', '7', '8', '9', '10', 'lavorativ', 'dieci'] },
    ],
  },
  {
    id: 'f-v02-coat-cuneo',
    service: 'ristrutturazione_facciata',
    at: 'Alba',
    turns: [
      {
        say: 'cappotto esterno in eps grafite 14 cm su tutta la casa, 180 metri quadri di facciata, due piani. Alba (CN). muri intonacati buoni',
      },
    ],
    answers: { 'quando|urgen': 'primavera', 'davanzal|finestr': 'lasciamo i davanzali', pontegg: 'va messo' },
    facts: [fact('180'), fact('alba'), fact('eps', 'grafite', '14')],
    jobs: [scopes.facadeInsulation],
    band: [20_000, 42_500],
    once: true,
    after: [
      {
        say: 'e se lo faccio in lana di roccia?',
        about: ['25', '40', 'in più', 'cost', 'euro', '€', 'fuoco', 'incend'],
      },
      { say: 'che bonus posso avere?', about: ['50', '36', 'ecobonus', 'irpef', 'detraz', 'agevol'] },
    ],
  },
  {
    id: 'f-v03-patches-viterbo',
    service: 'ristrutturazione_facciata',
    at: 'Viterbo',
    turns: [
      {
        say: 'la facciata se sta a scrostà in più punti, cascano i calcinacci nel giardino. da riprendere dove manca e poi pitturà tutto',
      },
    ],
    answers: {
      'comune|citt|dove': 'viterbo',
      'metr|mq|m²|superfic|grand': '150 mq',
      'percent|quant|parte|rovinat|estes': 'sarà un 20 per cento rovinato',
      'pontegg|piattaform': 'ce l’ho io il ponteggio',
      'piano|piani|altezz': 'un piano e mezzo',
      'quando|urgen': 'entro l’estate',
      'color|tint': 'beige come ora',
    },
    facts: [fact('150'), fact('viterbo')],
    jobs: [scopes.facadePatches],
    band: [4_400, 10_500],
    after: [
      {
        say: 'ci vuole qualche permesso?',
        about: ['edilizia libera', 'nessun', 'comune', 'suolo', 'color', 'centro storico', 'libera'],
      },
    ],
  },
  {
    id: 'f-v04-plaster-reggio',
    service: 'ristrutturazione_facciata',
    at: 'Reggio Emilia',
    turns: [
      {
        say: 'casa colonica a reggio emilia, facciata da spicconare tutta e rifare l’intonaco nuovo piu tinta, ponteggio compreso, 200 mq, due piani',
      },
    ],
    answers: {
      'quando|urgen': 'anno nuovo',
      'calce|tipo|material': 'intonaco normale',
      'vincol|storic': 'no',
    },
    facts: [fact('200'), fact('reggio'), fact('intonac')],
    jobs: [scopes.facadePlaster],
    band: [14_500, 31_500],
    once: true,
    after: [
      {
        say: 'conviene farci il cappotto già che ci siamo?',
        about: ['isol', 'risparm', 'pontegg', 'bonus', 'ecobonus', 'bollett', 'energ'],
      },
    ],
  },
  {
    id: 'f-v05-balcony-edges',
    service: 'ristrutturazione_facciata',
    at: 'Livorno',
    turns: [
      { say: 'si vedono i ferri ai bordi dei balconi, sono quattro balconi di cinque metri l’uno' },
      { say: 'solo il frontalino eh, il pavimento sopra è bono' },
    ],
    answers: {
      'comune|citt|dove': 'livorno',
      'metr|lung': '20 metri in totale',
      'cad|pericol|distacc': 'no non cade niente per ora',
      'pontegg|piattaform': 'la piattaforma la mette il condominio',
      'piano|piani': 'secondo e terzo',
      'quando|urgen': 'entro l’anno',
    },
    facts: [fact('20', ['4', 'balcon'], ['quattro', 'balcon']), fact('livorno'), fact('frontalin', 'bord')],
    jobs: [scopes.balconyEdge],
    band: [900, 2_150],
    after: [
      {
        say: 'li paga il condominio o io',
        about: ['assemble', 'amministrat', 'comun', 'propriet', 'decor', 'regolament'],
      },
    ],
  },
  {
    id: 'f-v06-inner-sondrio',
    service: 'ristrutturazione_facciata',
    at: 'Sondrio',
    turns: [
      {
        say: 'parete a nord della camera gelata, fuori non posso toccare, la isoliamo da dentro con cartongesso e isolante. 4 metri per 2,70 senza prese. sondrio',
      },
    ],
    answers: { 'quando|urgen': 'prima dell’inverno', muff: 'no muffa no', 'piano|ascensore': 'secondo' },
    facts: [
      fact('sondrio'),
      fact('4 m', '4x2', '4 x 2', '4 × 2', '10,8', '11', '4'),
      fact('dentro', 'intern'),
    ],
    jobs: [scopes.innerInsulation],
    band: [660, 1_550],
    once: true,
    after: [{ say: 'quanti cm perdo di stanza?', about: ['6', '7', '8', '5', 'spessor', 'centimetr'] }],
  },
  {
    id: 'f-v07-balcony-floor',
    service: 'ristrutturazione_facciata',
    at: 'Avellino',
    turns: [
      { say: 'il balcone ha le mattonelle saltate e passa l’acqua sotto, lo rifacciamo nuovo levando tutto' },
    ],
    answers: {
      'comune|citt|dove': 'avellino',
      'metr|mq|m²|misur|grand|superfic': '8 mq',
      'frontal|ringhier|sotto': 'no solo il pavimento',
      'piano|ascensore': 'secondo con ascensore',
      'quando|urgen': 'appena smette di piovere',
      'demol|sopra': 'si togliere il vecchio',
    },
    facts: [fact('8'), fact('avellino'), fact('balcon')],
    jobs: [scopes.balconyFloor],
    band: [820, 1_950],
    after: [{ say: 'quanto ci mettete in tutto', about: ['giorn', 'settiman', '4', '5', '6'] }],
  },
  {
    id: 'f-v08-washing-varese',
    service: 'ristrutturazione_facciata',
    at: 'Varese',
    turns: [
      {
        say: 'facciata diventata verde di muschio e nera di smog, solo da lavare con idropulitrice, 120 mq, ci si arriva da terra, casa bassa. Varese',
      },
    ],
    answers: { 'quando|urgen': 'ad aprile', 'piano|piani|altezz': 'un piano', 'tipo|material': 'intonaco' },
    facts: [fact('120'), fact('varese'), fact('lava', 'idropul', 'pul')],
    jobs: [scopes.facadeWashing],
    band: [930, 2_200],
    once: true,
    after: [
      {
        say: 'e per non farlo tornare?',
        about: ['protettiv', 'antialg', 'idrorepell', 'trattament', 'biocid', '12', '19'],
      },
    ],
  },
  {
    id: 'f-v09-cavity-novara',
    service: 'ristrutturazione_facciata',
    at: 'Novara',
    turns: [
      { say: 'ho i muri con la camera d’aria vuota (anni 70), vorrei farci soffiare dentro l’isolante' },
      { say: 'novara, villetta singola, i muri esterni fanno circa 110 metri quadri' },
    ],
    answers: {
      'spessor|cm|intercap': '10 cm di vuoto',
      'quando|urgen': 'in autunno',
      'piano|piani': 'uno',
      material: 'cellulosa',
    },
    facts: [fact('110'), fact('novara')],
    jobs: [scopes.cavityFill],
    band: [2_800, 6_400],
    after: [
      {
        say: 'sporcate molto in casa?',
        about: ['for', 'estern', 'stucc', 'chius', 'polver', 'protez', 'pulit', 'giorn'],
      },
    ],
  },
  {
    id: 'f-v10-railings-matera',
    service: 'ristrutturazione_facciata',
    at: 'Matera',
    turns: [
      {
        say: 'ringhiere del balcone arrugginite, da scartavetrare e ridare antiruggine e smalto, 12 metri alte 1. niente saldature. Matera primo piano',
      },
    ],
    answers: { 'quando|urgen': 'in primavera', color: 'nero' },
    facts: [fact('12'), fact('matera'), fact('ringhier')],
    jobs: [scopes.railings],
    band: [300, 900],
    once: true,
  },
  {
    id: 'f-v11-pergola',
    service: 'ristrutturazione_facciata',
    at: 'Cesena',
    turns: [
      {
        say: 'vorrei una pergola bioclimatica attaccata alla facciata, 4x3 con le lamelle. Cesena. che cifra siamo?',
      },
    ],
    answers: { 'comune|citt|dove': 'cesena' },
    jobs: [],
  },
  {
    id: 'f-v12-cornices-oristano',
    service: 'ristrutturazione_facciata',
    at: 'Oristano',
    turns: [
      {
        say: 'il cornicione sotto il tetto è tutto rovinato da ripristinare e ritinteggiare, 20 metri, oristano',
      },
      { say: 'anzi no 26 metri, mi scordavo il lato corto' },
    ],
    answers: {
      'pontegg|piattaform': 'il ponteggio c’è già',
      'cad|pericol|distacc': 'no non cade nulla',
      'modanat|liscio|decor|lavorat': 'liscio semplice',
      'piano|piani|altezz': 'due piani',
      'quando|urgen': 'in estate',
    },
    facts: [fact('26'), fact('oristano'), fact('cornicion')],
    wrong: ['20 m'],
    jobs: [scopes.cornices],
    band: [1_250, 2_950],
  },
]
