import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systemsSecond: readonly CorpusConversation[] = [
  {
    id: 'i-w09-fit-own-machine-genova',
    service: 'impianti',
    at: 'Genova',
    turns: [
      {
        say: "belin ho preso il condizionatore in offerta all'esselunga, un mono da 12000 btu, adesso mi serve solo uno che me lo monti, la macchina ce l'ho gia nello scatolone. genova marassi 5o piano con ascensore, il motore va sul poggiolo",
      },
    ],
    answers: {
      'tub|distanz|metri': 'la parete è quella del poggiolo, tre metri scarsi',
      'predispos|tracc': 'niente predisposizione, foro da fare',
      'elettric|pres|linea': 'presa lì sotto',
      'quando|tempi': 'sabato se si può',
    },
    facts: [
      fact('genova', 'marassi'),
      fact('solo', 'cliente', 'monta', 'installa', 'posa'),
      fact('12000', '12.000', 'mono', 'condizion', 'climatizz'),
    ],
    jobs: [scopes.airOne],
    band: [240, 620],
    once: true,
    after: [
      {
        say: 'ma il foglio del gas frigorifero me lo fate voi?',
        about: [
          'f-gas',
          'fgas',
          'patentin',
          'certific',
          'dichiaraz',
          'banca dati',
          'libretto',
          'abilitat',
          'tecnico',
          'sì',
          'registr',
        ],
      },
    ],
  },
  {
    id: 'i-w10-plumbing-matera',
    service: 'impianti',
    at: 'Matera',
    turns: [
      {
        say: 'Buonasera, dobbiamo rifare tutti i tubi dell acqua e gli scarichi di casa, sono ancora di ferro e l’acqua esce marrone. Un bagno con 5 attacchi, cucina con 2 e la lavatrice sul balcone chiuso, quindi 8 punti. Matera. Sanitari e mattonelle ci pensa mio zio',
      },
    ],
    answers: {
      'piano|colonn': 'primo piano, la colonna del palazzo è nuova',
      'metri|superfic|mq': '70 mq',
      'quando|tempi': 'fra un mesetto',
      'tracc|muri|paviment|demol': 'i pavimenti si rompono comunque',
      'materiale|multistrat': 'multistrato',
    },
    facts: [fact('8', 'otto'), fact('matera'), fact('bagno')],
    jobs: [scopes.plumbing],
    band: [1_250, 3_150],
    once: true,
    after: [
      {
        say: 'i muri poi li richiude zio o li richiudete voi',
        about: ['tracc', 'compres', 'inclus', 'esclus', 'ripristin', 'chius', 'murat', 'intonac'],
      },
    ],
  },
  {
    id: 'i-w11-gas-point-lecco',
    service: 'impianti',
    at: 'Lecco',
    turns: [
      {
        say: 'sposto la cucina dall altra parte della stanza e mi serve un attacco del gas nuovo per il piano cottura, saranno 6 metri di tubo dal vecchio.',
      },
    ],
    answers: {
      'tracc|vista|muri|estern|passa': 'fuori traccia dietro ai mobili',
      'comune|dove|citt|zona': 'a lecco',
      'metano|gpl|bombol': 'metano',
      'areaz|foro|ventil|griglia': 'il foro per l’aria c è già',
      'vecchio|tappar|elimin|chiud': 'quello vecchio lo tappate',
      'quando|tempi': 'fra due settimane arriva la cucina',
      piano: 'secondo',
      'perdit|odor|puzz': 'nessun odore',
    },
    facts: [fact('lecco'), fact('gas'), fact('6', 'sei')],
    jobs: [scopes.gasPoint],
    band: [310, 800],
    after: [
      {
        say: 'lo può fare anche mio cugino che è pratico?',
        about: [
          'abilit',
          '37/2008',
          'dichiaraz',
          'conform',
          'certific',
          'no',
          'uni',
          'tecnic',
          'idraulic',
          'sicur',
          'profession',
        ],
      },
    ],
  },
  {
    id: 'i-w12-radiators-laquila',
    service: 'impianti',
    at: "L'Aquila",
    turns: [
      {
        say: "casa di 100 metri all'aquila riscaldata solo col camino. vorrei l'impianto coi termosifoni in tutte le stanze, tubi e caloriferi nuovi. La caldaia c'è già, nuova dell anno scorso, fa solo l'acqua calda",
      },
    ],
    answers: {
      'quanti|stanz|numero|termosif|radiat': 'dieci termosifoni piu lo scaldasalviette nel bagno',
      'materiale|allumin|ghisa|tipo': 'alluminio',
      'tracc|muri|paviment': 'sotto traccia, i muri si possono rompere',
      'piani|piano': 'tutto su un piano',
      'quando|tempi': 'prima di ottobre',
    },
    facts: [fact('100', 'cento'), fact('aquila'), fact('termosif', 'radiator', 'calorifer')],
    jobs: [scopes.heating],
    band: [4_700, 11_500],
    once: true,
    after: [
      {
        say: 'quanti giorni di lavoro?',
        about: ['6', '8', '10', 'lavorativ', 'settiman', 'due persone', 'operai'],
      },
      {
        say: 'fai finta che la casa sia 130 metri',
        facts: [fact('130')],
        jobs: [scopes.heating],
        band: [6_100, 15_000],
      },
    ],
  },
  {
    id: 'i-w13-floor-heating-vicenza',
    service: 'impianti',
    at: 'Thiene',
    turns: [
      {
        say: 'Ciao, riscaldamento a pavimento par la casa nova de me fiol, solo tubi panei e colettori, al masseto e al pavimento ghe pensa l impresa',
      },
      { say: 'novanta metri, a Thiene' },
    ],
    answers: {
      'caldaia|pompa|generat': 'la pompa di calore la mette già un altro',
      'secco|ribass|spess|altezza': 'normale, c’è tutto lo spessore',
      'metri|superfic|mq': '90',
      'quando|tempi': 'a primavera',
      'piani|piano|stanz': 'un piano solo, 6 stanze',
      'comune|dove|citt': 'thiene',
    },
    facts: [fact('90', 'novanta'), fact('thiene')],
    jobs: [scopes.floorHeating],
    band: [5_700, 14_000],
    once: true,
    after: [
      {
        say: 'va bene anche col parquet sopra?',
        about: [
          'legno',
          'incoll',
          'spess',
          'sì',
          'stabil',
          'rovere',
          'umid',
          'resist',
          'condu',
          'temperat',
          'adatt',
          'compatib',
        ],
      },
    ],
  },
  {
    id: 'i-w14-wallbox-pordenone',
    service: 'impianti',
    at: 'Pordenone',
    turns: [{ say: 'mi arriva la macchina elettrica a gennaio e vorrei la colonnina nel garage' }],
    answers: {
      'comune|dove|citt|zona': 'pordenone',
      'kw|potenz|contator|fase': 'contatore da 6 kw, monofase, quella da 7,4',
      'metri|distan|lung|linea': 'dal quadro saranno 8 metri',
      'condomin|casa|garage|box': 'villetta a schiera, garage attaccato',
      'quando|tempi': 'per gennaio',
      'modello|marca|smart|app': 'normale',
      quant: 'una',
    },
    facts: [fact('pordenone'), fact('garage', 'box'), fact('7,4', '8 m', '6 kw')],
    jobs: [scopes.wallbox],
    band: [900, 2_350],
    after: [
      {
        say: 'per le spese qualche incentivo esiste?',
        about: [
          'bonus',
          'detraz',
          '50',
          '36',
          'conto termico',
          'agevol',
          'caf',
          'commercialista',
          'contribut',
          'detraib',
          'verific',
          'pompa di calore',
        ],
      },
    ],
  },
  {
    id: 'i-w15-gate-nuoro',
    service: 'impianti',
    at: 'Siniscola',
    turns: [
      {
        say: 'il cancello scorrevole l abbiamo già, di ferro, largo 4 metri, si apre a mano e mio padre non ce la fa piu. ci vorrei il motore con due telecomandi e le fotocellule. siniscola prov di nuoro, la corrente arriva fino al pilastro',
      },
    ],
    answers: {
      'peso|pesa|chil': 'sui tre quintali',
      'binari|guid|ruot|scorr': 'scorre bene',
      'quando|tempi': 'con calma',
      citofon: 'no solo il cancello',
    },
    facts: [fact('siniscola'), fact('scorrevol'), fact('4')],
    jobs: [scopes.gate],
    band: [1_000, 2_750],
    once: true,
    after: [
      {
        say: 'e se va via la corrente resto chiuso fuori?',
        about: ['sblocc', 'manual', 'chiave', 'batteri', 'tampone', 'mano'],
      },
    ],
  },
]
