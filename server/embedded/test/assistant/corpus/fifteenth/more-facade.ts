import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreFacade: readonly CorpusConversation[] = [
  {
    // 90 × 11,5 = 1.035 × 0,96 × 1,1 = 1.090; piattaforma eventuale +700
    id: 'ob19-green-wall-sulmona',
    service: 'ristrutturazione_facciata',
    at: 'Sulmona',
    turns: [
      {
        say: 'il lato nord di casa è tutto verde e nero di muschio, il colore sotto è ancora bello. si può lavare con la pompa a pressione?',
      },
      { say: 'sarebbe sui 90 mq, solo quel lato, a Sulmona' },
    ],
    answers: {
      'comune|dove|città|zona': 'sulmona aq',
      'mq|m²|metri|grand|superfic|misur': '90 mq circa',
      'material|intonac|pietra|matton|rivestiment|superfici': 'intonaco pitturato',
      'protett|trattament': 'non lo so, voi che dite? per ora solo lavare',
      'tint|pittur|color': 'no la pittura no, solo lavare',
      'scritt|graffit': 'nessuna scritta',
      'piani|alt|pontegg|access': 'due piani, davanti c’è il prato',
      'acqua|rubinet|corrent': 'c’è il rubinetto in giardino',
      'crep|stacc|stato|condizion': 'nessuna crepa',
      'quando|tempi|urgen': 'non lo so, senza fretta',
    },
    facts: [fact('sulmona'), fact('90'), fact('musch', 'verde', 'nord')],
    jobs: [scopes.facadeWashing],
    band: [600, 2_200],
    after: [
      {
        say: 'e poi ritorna subito?',
        about: [
          'anni',
          'protett',
          'umid',
          'alghe',
          'biocid',
          'trattament',
          'antialg',
          'esposiz',
          'ombra',
          'nord',
          'idrorepell',
          'musch',
        ],
      },
    ],
  },
  {
    // 4,2 × 2,8 = 11,8 m² × 90 = 1.060 × 0,93 × 1,1 = 1.080; silicato di calcio fino a 1.350
    id: 'ob20-cold-bedroom-matera',
    service: 'ristrutturazione_facciata',
    at: 'Matera',
    turns: [
      {
        say: 'salve nella cameretta del bimbo la parete che da fuori è gelata, la tocchi e sembra il frigo. il condominio il cappotto non lo vuole fare quindi mi arrangio da dentro, cartongesso con isolante',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'matera 75100',
      'mq|m²|metri|grand|superfic|misur|lungh|alt': 'è lunga 4,20 e alta 2,80, una sola parete',
      'muffa|umid|macch': 'muffa no, solo fredda',
      'finestr|port': 'su quella parete niente finestra',
      'pres|termosif|radiator|interrutt|elettric': 'una presa sola, niente termosifone',
      'isolant|spessor|material|pannell|centimet': 'isolante 5 cm, quello che si usa di solito',
      'tint|pittur|imbian': 'poi la pitturo io',
      'battiscop|paviment': 'il battiscopa me lo rimetto io',
      'piano|ascensor': 'secondo con ascensore',
      'fascia|livell|qualit|budget': 'media',
      'arred|mobil': 'la svuoto io la stanza',
      'quando|tempi|inizi': 'gennaio',
    },
    facts: [fact('matera'), fact('4,2', '11,7', '11,8', '12'), fact('fredd', 'gelat', 'isola')],
    jobs: [scopes.innerInsulation],
    band: [580, 1_900],
    after: [
      {
        say: 'quanto spazio mi mangia?',
        about: [
          'cm',
          'centimet',
          'spessor',
          'lastra',
          'poc',
          'struttur',
          'dieci',
          'isolant',
          'pannell',
          'profondit',
        ],
      },
    ],
  },
  {
    // 160 × (14–26 + 20–23) = 6.700 + ponteggio 160 × 16 = 2.560 → 9.280 × 1,1 = 10.200; senza ponteggio 7.400
    id: 'ob21-restart-pesaro',
    service: 'ristrutturazione_facciata',
    at: 'Pesaro',
    turns: [
      { say: 'vorrei il cappotto per la palazzina di 340 mq di facciata' },
      { say: 'no lascia stare, quella è di mio suocero e ancora non sa se lo fa. ricominciamo da capo' },
      {
        say: "parliamo di casa mia a pesaro: l'intonaco fuori è gonfio e casca a pezzetti in un po' di posti, diciamo un quinto della superficie. vorrei sistemare dove manca e poi dare il colore a tutta, 160 mq in totale. il cappotto qua non mi interessa",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'pesaro, zona pantano',
      'quanto è|percent|parte|rovin|stato|ammalor|intonac|stacc': 'un 20 per cento è gonfio, il resto tiene',
      'mq|m²|metri|grand|superfic|misur': '160 mq',
      'pontegg|piani|alt': 'due piani, ponteggio da montare',
      'tint|pittur|color|finitur': 'silossanica, grigio perla',
      'balcon|cornic|ringhier': 'no, solo i muri',
      'fascia|livell|qualit|budget': 'media',
      'condomin|singol|villa|propriet': 'casa singola',
      'storic|vincol': 'no',
      crep: 'crepe serie no, solo intonaco che si stacca',
      'quando|tempi|inizi': 'tra maggio e giugno',
    },
    facts: [fact('pesaro'), fact('160'), fact('20', 'quinto')],
    wrong: ['340'],
    jobs: [scopes.facadePatches],
    band: [5_600, 16_000],
    after: [
      {
        say: 'il mio numero di telefono a chi va a finire?',
        about: [
          'professionist',
          'privacy',
          'dati',
          'contatt',
          'impres',
          'condivi',
          'tratt',
          'consens',
          'terzi',
          'artigian',
          'pubblic',
        ],
      },
    ],
  },
]
