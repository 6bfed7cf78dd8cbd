import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'f-w01-paint-villa-cuneo',
    service: 'ristrutturazione_facciata',
    at: 'Boves',
    turns: [
      {
        say: "Bondì, la villetta l'è da pitturare fuori, l'intonaco l'è bun, solo scolorito. La casa è 10 metri per 9 e alta 6, tutti e quattro i lati, Boves provincia di Cuneo. Due piani. Tinta chiara al quarzo, col ponteggio",
      },
    ],
    answers: {
      'crep|intonac|rovin|stacc': 'intonaco sano, solo il colore',
      'quando|tempi': 'maggio giugno',
      'balcon|persian|corni': 'no no solo i muri',
    },
    facts: [fact('boves', 'cuneo'), fact('228', '10', 'quattro'), fact('quarzo')],
    jobs: [scopes.facadePaint],
    band: [5_000, 13_300],
    once: true,
    after: [{ say: 'quanto tempo stanno su i ferri?', about: ['giorn', 'settiman', 'mese', 'ponteggi'] }],
  },
  {
    id: 'f-w02-coat-trento',
    service: 'ristrutturazione_facciata',
    at: 'Pergine Valsugana',
    turns: [
      {
        say: 'buongiorno volevo capire il prezzo di un cappotto esterno per una casa anni 80 che d’inverno è un frigo',
      },
      { say: 'il geometra ha misurato 160 metri quadri di muro tolte le finestre' },
    ],
    answers: {
      'dove|comune|citt': 'pergine valsugana, trento',
      'spessor|cm|material|pannell': 'polistirene normale 12 o 14 cm',
      'piani|altezz': 'due piani fuori terra',
      'superf|mq|metri': '160',
      'intonac|crep|stato': 'intonaco in ordine',
      davanzal: 'quelli semplici',
      'quando|tempi': 'estate prossima',
    },
    facts: [fact('pergine', 'trento'), fact('160'), fact('cappott')],
    jobs: [scopes.facadeInsulation],
    band: [17_300, 42_000],
    after: [
      {
        say: 'c’è ancora il superbonus?',
        about: ['no', 'finit', 'termin', '50', '36', 'ecobonus', 'chius', 'scad', 'conclus'],
      },
      {
        say: 'e dell’ enea cosa devo fare',
        about: ['90', 'invi', 'comunic', 'trasmett', 'tecnic', 'portale', 'pratica', 'ecobonus'],
      },
    ],
  },
  {
    id: 'f-w03-patches-livorno',
    service: 'ristrutturazione_facciata',
    at: 'Livorno',
    turns: [
      {
        say: 'deh a Livorno cor salmastro la facciata lato mare viene giù a scaglie, un venti percento è da rifà e poi si ritinteggia tutta',
      },
      { say: "so trecento metri quadri, palazzina di 3 piani, l'amministratore so io" },
    ],
    answers: {
      'mq|metri|superf|grand': '300 mq',
      'pontegg|altezz|piani': 'tre piani serve il ponteggio',
      'cade|pericol|pezzi': 'no no sono scaglie di pittura',
      'colore|pittura|tinta': 'silossanica color sabbia',
      'balcon|frontalin|corni': 'i balconi no, già fatti',
      'quando|tempi': 'dopo l’estate',
    },
    facts: [fact('livorno'), fact('300', 'trecento'), fact('20', 'venti')],
    jobs: [scopes.facadePatches],
    band: [11_500, 28_500],
    after: [
      {
        say: 'i condomini la detraggono?',
        about: ['50', '36', 'parti comuni', 'sì', 'bonus', 'quota', 'millesim', 'irpef', 'bonifico'],
      },
    ],
  },
  {
    id: 'f-w04-balcony-salerno',
    service: 'ristrutturazione_facciata',
    at: 'Salerno',
    turns: [
      {
        say: "il signore del piano di sotto si lamenta che gli passa l'acqua dal mio balcone. lo voglio rifare a nuovo levando le mattonelle, impermeabilizzare e rimettere le piastrelle.. è lungo 6 metri largo uno e venti, Salerno quarto piano con ascensore",
      },
    ],
    answers: {
      'frontalin|sotto|ringhier': 'no solo il pavimento',
      'mattonell|piastrell|gres': 'gres da esterno normale',
      'quando|tempi': 'quando smette di piovere',
    },
    facts: [fact('salerno'), fact('7,2', '7.2', '6', 'sei'), fact('imperm')],
    jobs: [scopes.balconyFloor],
    band: [650, 1_650],
    once: true,
    after: [
      {
        say: 'si può fare anche sopra le vecchie senza rompere?',
        about: ['75', '120', 'sovrapp', 'imperm', 'stacc', 'soglia', 'altezza', 'liquid'],
      },
    ],
  },
  {
    id: 'f-w05-edges-sassari',
    service: 'ristrutturazione_facciata',
    at: 'Alghero',
    turns: [
      {
        say: 'i bordi dei balconi sono mangiati si vedono i ferri arruginiti, nn cade niente ma è brutto e mi preoccupa',
      },
      { say: 'misurati tutti insieme fanno 24 metri, sono al rialzato si arriva col trabattello' },
    ],
    answers: {
      'dove|comune|citt': 'alghero',
      'metri|lung|mis': '24 metri in tutto',
      'pontegg|altezz|piano': 'piano rialzato basta il trabattello',
      quant: 'quattro balconi',
      'paviment|ringhier|sotto': 'solo il bordo davanti',
      'quando|tempi': 'ottobre',
    },
    facts: [fact('alghero'), fact('24'), fact('frontalin', 'bord')],
    jobs: [scopes.balconyEdge],
    band: [950, 2_500],
  },
  {
    id: 'f-w06-washing-belluno',
    service: 'ristrutturazione_facciata',
    at: 'Feltre',
    turns: [
      {
        say: 'parete a nord tutta verde de muschio, 12 metri x 7, voria solo farla lavar bene, la pittura sotto l’è ancora bona. se riva col cestello dal cortile o con la scala. Feltre (bl)',
      },
    ],
    answers: {
      'mis|mq|metri': '84 metri quadri',
      'graffit|scritt': 'no solo muschio',
      'quando|tempi': 'primavera',
      'piattaform|pontegg|altezz': 'niente ponteggio',
    },
    facts: [fact('feltre'), fact('84', '12'), fact('lav')],
    jobs: [scopes.facadeWashing],
    band: [620, 1_650],
    once: true,
  },
  {
    id: 'f-w07-cavity-rovigo',
    service: 'ristrutturazione_facciata',
    at: 'Adria',
    turns: [
      {
        say: 'ho i muri a cassa vuota, intercapedine di 8 cm. il mio vicino se l’è fatta riempire coi fiocchi attraverso i buchi. io ho 110 mq di pareti, casa singola ad Adria, prezzo?',
      },
    ],
    answers: {
      'material|fiocch|fibra': 'quello che costa il giusto',
      'quando|tempi': 'prima dell’inverno',
      'piani|altezz': 'due piani',
    },
    facts: [fact('adria'), fact('110'), fact('intercaped', 'insuffl', 'cassa vuota')],
    jobs: [scopes.cavityFill],
    band: [2_700, 6_800],
    once: true,
    after: [
      {
        say: 'anzi ho ricontato, sono 140 col garage',
        about: ['aggiorn', 'metri', 'mq', 'm²', 'intercaped', 'pareti'],
        wrong: [
          ['110', 'm²'],
          ['110', 'mq'],
        ],
        jobs: [scopes.cavityFill],
        band: [3_450, 8_600],
      },
    ],
  },
  {
    id: 'f-w08-gutters-chieti',
    service: 'ristrutturazione_facciata',
    at: 'Ortona',
    turns: [
      {
        say: 'Non so se lo fate voi delle facciate ma le grondaie sono bucate e mi sporcano il muro, le vorrei nuove in lamiera verniciata',
      },
      { say: '30 metri in tutto, i discendenti sono a posto' },
    ],
    answers: {
      'dove|comune|citt': 'Ortona, Chieti',
      'metri|lung': '30 metri',
      'piani|altezz': 'due piani',
      'material|rame|allumin': 'lamiera verniciata marrone',
      'pluvial|discend': 'i pluviali restano',
      'quando|tempi': 'prima delle piogge',
    },
    facts: [fact('ortona'), fact('30'), fact('lamiera'), fact('grondai')],
    jobs: [scopes.gutters],
    band: [1_300, 3_200],
    after: [
      {
        say: 'e se le facessimo in rame?',
        about: ['95', '135', 'più', 'fascia alta', 'cost', 'dur', 'al metro'],
      },
    ],
  },
  {
    id: 'f-w09-fence-wall-matera',
    service: 'ristrutturazione_facciata',
    at: 'Policoro',
    turns: [
      {
        say: 'devo far costruire il muretto di recinzione nuovo intorno al giardino, 25 metri alto uno con la rete sopra, a Policoro, quanto viene al metro',
      },
    ],
    answers: { 'facciat|casa': 'la casa è a posto, solo il recinto', 'quando|tempi': 'quando si può' },
    jobs: [],
    once: true,
  },
]
