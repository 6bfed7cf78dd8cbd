import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    // canale 30 × 67,5 = 2.025; pluviali 18 × 44 = 790; 2.815 × 1,0165 × 1,1 = 3.150 (senza pluviali 2.265)
    id: 'pe1-gutters-sondrio',
    service: 'ristrutturazione_tetto',
    at: 'Sondrio',
    turns: [
      {
        say: 'bondì le grondaie de la mia baita in tücc büs, con l ultima nevicata un tocch l è vegnü giò. si cambiano tutte, anche i tubi che scendono. Il tetto in piode è sano e non si tocca',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'sondrio, frazione triangia',
      'pluvial|discend|discese|tubi': 'tre discese di 6 metri',
      'metri|lung|misur': '30 metri di canale, 15 per parte',
      'materi|allumin|rame|lamiera|pvc': 'alluminio testa di moro, il rame costa troppo',
      'piani|alt|piano|ponteggi|access': 'due piani, con la scala si arriva e il camion passa',
      'fascia|livell|qualit': 'normale ma che tenga la neve',
      'quando|tempi|inizi|urgen': 'quando va via la neve, aprile',
    },
    facts: [fact('sondrio'), fact('30'), fact('allumin')],
    wrong: ['in rame'],
    jobs: [scopes.gutters],
    band: [1_450, 5_050],
    after: [
      {
        say: 'ma l iva è già dentro in quel prezzo lì?',
        about: ['10', 'con iva', 'compres', 'inclus', 'senza', 'sì', 'aliquota'],
      },
    ],
  },
  {
    // tegole 425 × 0,9575 × 1,1 = 448; piattaforma + 300–900 se serve
    id: 'pe2-roof-leak-vasto',
    service: 'ristrutturazione_tetto',
    at: 'Vasto',
    once: true,
    turns: [
      {
        say: 'TERZA VOLTA CHE CHIAMO QUALCUNO E NESSUNO SI PRESENTA!! Allora: Vasto (CH), casa a un piano solo, tetto a falde con le tegole di cemento. Dopo il temporale di ottobre si sono spostate 4 o 5 tegole vicino al camino e ora quando piove goccia nel corridoio, un punto solo. Le travi sono asciutte e il tetto ha 15 anni, NON voglio rifarlo come mi voleva vendere quello dell anno scorso. Ci si sale con una scala. Voglio solo la riparazione e la voglio questa settimana.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'VASTO l ho già detto',
      'quant|tegol|punti': 'quattro o cinque tegole, un punto',
      'piano|alt|access|scala': 'un piano, basta una scala',
      'quando|tempi|urgen': 'questa settimana',
      'travi|struttur': 'asciutte',
    },
    facts: [fact('vasto'), fact('tegol'), fact('corridoio', 'camino', 'goccia')],
    jobs: [scopes.roofTile],
    band: [270, 900],
    after: [
      {
        say: 'e chi mi dice che il vostro viene davvero?',
        about: [
          'professionista',
          'contatt',
          'verific',
          'recension',
          'capisc',
          'dispiac',
          'appuntament',
          'conferm',
          'mestieri',
          'ragione',
          'promett',
          'seri',
        ],
      },
      {
        say: 'il muro del corridoio macchiato me lo sistema lui?',
        about: [
          'non compres',
          'esclus',
          'a parte',
          'imbianch',
          'pittor',
          'tinteg',
          'asciug',
          'intern',
          'aggiung',
          'danni',
        ],
      },
    ],
  },
  {
    id: 'pe3-eternit-garage-broni',
    service: 'ristrutturazione_tetto',
    at: 'Broni',
    once: true,
    turns: [
      {
        say: 'Buonasera, a Broni sappiamo bene cosa fa l amianto, ci ho perso uno zio. Il mio garage in cortile ha ancora il tettuccio in eternit, 28 mq di lastre ondulate del 1978, un angolo è spezzato. Voglio farle levare e smaltire a norma, solo quello: la copertura nuova me la fa mio cognato che è lattoniere. Altezza 2 metri e mezzo, si accede col furgone. Quanto costa?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'broni pavia',
      'mq|m²|metri|grand|superfic': '28 mq',
      'stato|rott|crep': 'un angolo spezzato, il resto intero',
      'quando|tempi|urgen': 'entro la primavera',
      'copertur|nuov': 'la copertura la fa mio cognato',
    },
    facts: [fact('broni'), fact('28'), fact('eternit', 'amianto')],
    jobs: [],
    after: [
      {
        say: 'intanto quell angolo rotto è pericoloso? ci giocano i nipoti lì sotto',
        about: [
          'tocc',
          'lontan',
          'allontan',
          'fibre',
          'asl',
          'ats',
          'copri',
          'specializz',
          'respir',
          'polver',
          'tener',
          'tieni',
          'bagn',
        ],
      },
    ],
  },
  {
    // sottotetto 85 × 42,5 = 3.610 (soffiato 32,5: 2.760) × 1,1 = 3.040–3.970
    id: 'pe4-attic-blown-fabriano',
    service: 'ristrutturazione_tetto',
    at: 'Fabriano',
    once: true,
    turns: [
      {
        say: 'Salve, sono un perito in pensione e mi sono fatto due conti: perdo più calore dal soffitto che da tutto il resto. Sottotetto non abitabile e non praticabile, solaio in laterocemento libero e pulito, 85 mq netti, si entra da una botola 70x70. Vorrei fiocchi di cellulosa soffiati, 20 cm, senza assito sopra perché lassù non ci tengo niente. Il tetto è stato rifatto nel 2019 e non si tocca. Siamo a Fabriano (AN), villetta di due piani. Non ho urgenza, direi entro ottobre prossimo.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'fabriano',
      'mq|m²|metri|grand|superfic': '85 mq',
      'materi|tipo|isolant|soffiat|pannell': 'cellulosa soffiata 20 cm',
      'assito|calpest|pavim|tavol': 'senza assito',
      'access|botola': 'botola 70x70',
      'quando|tempi|inizi': 'entro ottobre',
    },
    facts: [fact('fabriano'), fact('85'), fact('20'), fact('cellulosa', 'soffiat', 'fiocchi')],
    jobs: [scopes.attic],
    band: [1_820, 6_200],
    after: [
      {
        say: 'E il Conto termico 3.0 vale per questo intervento?',
        about: [
          'privat',
          'abitazion',
          'ecobonus',
          '50',
          '36',
          'detraz',
          'pompe',
          'pompa',
          'escl',
          'gse',
          'irpef',
        ],
      },
      {
        say: 'Per insufflare 85 metri quanto ci si mette?',
        about: ['giorn', 'ore', 'mattin', 'mezza', 'veloc', 'pomerig'],
      },
    ],
  },
]
