import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    // perimetro 2 × (9 + 11) = 40 m × 6 = 240 m² × 20 × 1,10 = 5.280, senza ponteggio
    id: 'nf1-paint-pontedera',
    service: 'ristrutturazione_facciata',
    at: 'Pontedera',
    turns: [
      {
        say: 'casa singola a pontedera, pianta 9 metri per 11 e alta 6 fino alla gronda. di fori la s ha da ridà di tinta tutta, quattro lati, muro sano senza crepe. il ponteggio lo mette il mi cognato che cià l impresa, quindi quello non mettetelo',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'pontedera (pi)',
      'mq|m²|metri|superfic|grand': '9 x 11 di pianta, alta 6, circa 240 mq di muri',
      'pittura|prodotto|tipo|quarzo|silossan': 'una buona ma normale, consigliatemi voi',
      'colore|tinta': 'lo stesso giallino di adesso',
      'crep|intonac|stato|rovinat|distacc': 'intonaco sano, solo sbiadito',
      'pontegg|impalcat|altezza|piani': 'due piani, ponteggio già a posto con mio cognato',
      'centro|vincol|storico': 'fuori dal centro, nessun vincolo',
      'quando|tempi': 'a primavera',
    },
    facts: [fact('pontedera'), fact('240', ['9', '11'], '6')],
    jobs: [scopes.facadePaint],
    band: [2_900, 7_700],
    after: [
      {
        say: 'ma quanto regge prima che sbiadisca di nuovo?',
        about: ['anni', 'dur', 'esposiz', 'sole', 'silossan', 'professionista', 'sopralluogo'],
      },
      {
        say: 'ci vole il permesso del comune?',
        about: ['liber', 'nessun', 'stesso colore', 'piano', 'centro', 'vincol', 'chied', 'ufficio'],
      },
    ],
  },
  {
    // 4,20 × 2,70 = 11,3 m² × 90 × 1,10 × 1,02 = 1.145
    id: 'nf2-inner-insulation-feltre',
    service: 'ristrutturazione_facciata',
    at: 'Feltre',
    turns: [
      {
        say: 'la parete a nord della camera in gennaio sembra il banco frigo dell esselunga. fuori non posso toccare niente perche il condominio non vuole il cappotto, quindi vorrei isolarla da dentro. è lunga 4 metri e 20 e alta 2,70, feltre',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'feltre bl',
      'mq|m²|metri|misur|superfic|grand': '4,20 per 2,70, una parete sola',
      'muffa|umid|macchi': 'niente muffa, solo fredda',
      'spessor|centimetr|material|pannell|tipo': 'va bene perdere 6 cm, struttura con isolante e cartongesso',
      'finestr|pres|radiator|termosif': 'nessuna finestra e nessuna presa su quella parete',
      'tint|pittur': 'la tinta me la do io',
      piano: 'terzo piano',
      'quando|tempi': 'prima dell inverno',
    },
    facts: [fact('feltre'), fact('4,20', '11', '2,70'), fact('nord', 'camera', 'parete')],
    jobs: [scopes.innerInsulation],
    band: [630, 1_670],
    after: [
      {
        say: 'non è che poi lì dietro si bagna tutto?',
        about: [
          'vapore',
          'condens',
          'ponte',
          'ponti',
          'barriera',
          'freno',
          'traspir',
          'silicato',
          'ventil',
          'professionista',
        ],
      },
    ],
  },
  {
    // 22 m × 67,5 × 1,10 × 0,904 = 1.477, ponteggio già montato
    id: 'nf3-falling-balcony-edges-portici',
    service: 'ristrutturazione_facciata',
    at: 'Portici',
    turns: [
      {
        say: 'stanotte se n è caduto nu piezzo e balcone sul marciapiede, nel bordo si vedono i ferri tutti arrugginiti e sotto passa la gente. se ne stanno staccando ancora',
        safety: {
          steps: [
            ['transenn', 'allontan', 'passare', 'passi', 'delimit', 'sotto', 'area', 'nastro'],
            ['vigili del fuoco', 'pompieri', '115', '112', 'polizia'],
          ],
          call: true,
        },
      },
      {
        say: 'ok i pompieri son venuti e hanno chiuso. adesso il ponteggio del palazzo è già montato e pagato, vorrei sapere solo il prezzo per rifare i frontalini, sono 22 metri in tutto tra i tre balconi, portici',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'portici (na)',
      'metri|lung|quant|misur': '22 metri lineari di bordo',
      'pontegg|piano|altezza': 'primo secondo e terzo piano, ponteggio già c è',
      'paviment|ringhier|sotto|cielin': 'no solo i frontalini, pavimento e ringhiera stanno bene',
      'spessor|profond|ferri|rovinat': 'i ferri si vedono in più punti, quanto è profondo non lo so',
      'condomin|amministrat': 'condominio, amministratore avvisato',
      'quando|tempi|urgen': 'subito',
    },
    facts: [fact('portici'), fact('22')],
    jobs: [scopes.balconyEdge],
    band: [800, 2_150],
    after: [
      {
        say: 'ma li pago io o tutto il palazzo?',
        about: [
          'condomin',
          'amministrat',
          'assemble',
          'decor',
          'regolament',
          'propriet',
          'millesim',
          'comun',
        ],
      },
    ],
  },
]
