import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // 75 × 975 × 0,97 × 1,10 = 78.000
    id: 'm-r01-whole-flat-pescara',
    service: 'ristrutturazione',
    at: 'Pescara',
    turns: [
      {
        say: "preso all'asta un appartamento di 75 mq a Pescara, roba degli anni 60 mai toccata. da rifare tutto: impianti, bagno (uno), pavimenti, porte, pittura. gli infissi no che li ha già cambiati il condominio. finiture medie, terzo piano con ascensore. di che cifre parliamo",
      },
    ],
    answers: {
      'quando|tempi|inizi': 'appena ho le chiavi, due mesi',
      'muri|paret|spost|distribuz': 'le stanze restano come sono',
      'riscald|caldaia|radiant': 'termosifoni normali autonomo',
      'finitur|livell|fascia': 'medie',
      bagn: 'uno solo',
      'infiss|finestr': 'già nuovi',
      'cucina|mobil': 'i mobili a parte',
    },
    facts: [fact('pescara'), fact('75'), fact('bagno', 'impianti')],
    jobs: [scopes.homeFull],
    band: [42_900, 113_100],
    once: true,
    after: [
      {
        say: 'serve il geometra o posso partire e basta?',
        about: ['cila', 'pratica', 'asseveraz', 'tecnic', 'comune', 'architett', 'permess'],
      },
      {
        say: 'perché la forbice è così larga scusa',
        about: [
          'finitur',
          'material',
          'sopralluog',
          'dipend',
          'impiant',
          'stato',
          'misur',
          'scelt',
          'dettagl',
          'professionist',
        ],
      },
    ],
  },
  {
    // 33,3 × 70 × 1,017 × 1,10 = 2.606
    id: 'm-r02-tiles-over-bassano',
    service: 'ristrutturazione',
    at: 'Bassano del Grappa',
    turns: [
      {
        say: 'vorrei nascondere le mie adorate piastrelle marroncine anni 80 del corridoio e del soggiorno, senza spaccare niente perché ci vivo con due gatti e una suocera',
      },
    ],
    answers: {
      'comune|dove|città|zona|cap': 'bassano del grappa',
      'mq|m²|metri|misur|grand|superfic': 'corridoio 9 x 1,20 e soggiorno 5 x 4,5',
      'gres|parquet|material|tipo|laminat|finitur': 'gres normale effetto pietra',
      'stacc|vuot|stato|livell|plan': 'sono tutte ben attaccate e in piano',
      'port|altezz|battiscop': 'le porte le limiamo se serve, battiscopa nuovo',
      'arredat|mobil|abit': 'abitata, i mobili si spostano man mano',
      'quando|tempi|inizi': 'in autunno',
      'piano|ascensor': 'piano terra',
    },
    facts: [fact('bassano'), fact('soggiorno', 'corridoio'), fact('gres', '33', '9')],
    jobs: [scopes.floorOver],
    band: [1_430, 3_780],
    after: [
      {
        say: 'di quanto mi si alza il livello?',
        about: ['cm', 'mm', 'millimetr', 'centimetr', 'spessor', '1', 'spess'],
      },
      {
        say: 'quanta polvere fa? la suocera è asmatica',
        about: ['poc', 'tagli', 'demol', 'protezion', 'teli', 'meno', 'aria', 'pulizi', 'poca', 'pulit'],
      },
    ],
  },
  {
    // 1.650 × 1,176 × 1,10 = 2.134
    id: 'm-r03-wall-down-milano',
    service: 'ristrutturazione',
    at: 'Milano',
    turns: [
      {
        say: 'Milano zona Lambrate. Devo buttar giù la parete tra cucina e sala, 3,5 metri per 2,8, spessore 10 cm, forati. Niente tubi dentro, una presa sola. Quarto piano con ascensore',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'a gennaio',
      'portant|struttur': 'no tramezzo, me l ha confermato l architetto',
      paviment: 'il pavimento lo raccordo con una striscia',
      'impiant|tubi|pres|gas': 'una presa',
      'pratic|cila|permess': 'la cila la fa l architetto',
      'abit|arredat|mobil': 'ci abito',
    },
    facts: [fact('milano'), fact('3,5', '9,8', '2,8'), fact('cucina', 'parete')],
    jobs: [scopes.wallDown],
    band: [1_170, 3_100],
    once: true,
    after: [
      {
        say: 'a che ora possono fare rumore in condominio?',
        about: [
          'regolament',
          'orar',
          '8',
          'mattin',
          'pomerigg',
          'amministrator',
          'comunal',
          'feriali',
          'sabato',
        ],
      },
      {
        say: 'e le macerie dove vanno?',
        about: [
          'discaric',
          'smaltiment',
          'compres',
          'sacch',
          'portat',
          'inclus',
          'formular',
          'autorizz',
          'smalt',
        ],
      },
    ],
  },
  {
    id: 'm-r04-extension-sunroom',
    service: 'ristrutturazione',
    at: 'Cetraro',
    turns: [
      {
        say: 'vorrei ampliare casa a Cetraro, chiudere la terrazza e farci una veranda in muratura abitabile di 25 mq, praticamente una stanza in più. quanto vogliono di solito?',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'non c è fretta',
      'comune|dove|città|zona': 'cetraro marina',
      'permess|pratic|tecnic|comune': 'ancora non ho sentito nessuno',
      'mq|m²|superfic': '25 mq',
      'piano|terrazz': 'terrazza al primo piano',
      'vincol|mare|paesagg': 'siamo a 200 metri dal mare',
    },
    facts: [fact('cetraro'), fact('veranda', 'ampliament', 'ampliare', 'terrazza')],
    jobs: [],
    once: true,
  },
  {
    // 1.950 × 0,976 × 1,16 = 2.208
    id: 'm-r05-armoured-door-aversa',
    service: 'ristrutturazione',
    at: 'Aversa',
    turns: [
      {
        say: "ci sono stati i ladri al piano di sotto e la mia porta d'ingresso è di cartone. la vorrei blindata, classe 3. appartamento ad Aversa, misura standard 90x210, primo piano",
      },
    ],
    answers: {
      'quando|tempi|urgen|inizi': 'subito, non si dorme',
      'misur|larg|dimens': '90 per 210',
      'pannell|color|finitur|estern': 'pannello liscio noce come gli altri sulle scale',
      'telaio|mura|controtel': 'quella vecchia ha il telaio in legno',
      'classe|serratur|cilindr': 'classe 3 cilindro europeo',
      'condomin|scal|estern': 'dà sulle scale interne del condominio',
    },
    facts: [fact('aversa'), fact('blindat'), fact('classe 3', '90')],
    jobs: [scopes.securityDoor],
    band: [1_210, 3_200],
    after: [
      {
        say: 'mi danno qualcosa sulle tasse per i furti?',
        about: ['50', '36', 'detraz', 'bonus', 'sicurezz', 'anni', 'bonific', 'caf'],
      },
      {
        say: 'in quanto la montano da quando dico sì?',
        about: ['settiman', 'consegn', '3', '6', 'mezza giornata', 'giorn'],
      },
    ],
  },
  {
    // levigatura 40 × 33 × 1,10 = 1.452, porte 4 × 600 × 1,11 = 2.664: 4.116
    id: 'm-r06-sanding-and-doors-lucca',
    service: 'ristrutturazione',
    at: 'Lucca',
    turns: [
      {
        say: 'il parquet di rovere è tutto graffiato dal cane, 40 mq da levigare e riverniciare, e poi 4 porte interne nuove a battente standard, laminato bianco. casa vuota a lucca, sant anna',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'entro due mesi che poi ci entro',
      'listell|rott|stato|spessor': 'nessun listello rotto, massello da 14 mm mi pare',
      'vernic|olio|finitur': 'vernice opaca all acqua',
      'port|misur|scorrev|vano': 'misure normali 80x210, a battente, vani già fatti',
      'mobil|arredat': 'vuota',
      'piano|ascensor': 'secondo senza ascensore',
      'comune|dove|città|zona': 'lucca',
    },
    facts: [fact('lucca'), fact('40'), fact('4', 'quattro')],
    jobs: [scopes.sanding, scopes.innerDoors],
    band: [2_260, 5_970],
    once: true,
  },
  {
    // 50 × 85 × 1,01 × 1,10 = 4.720
    id: 'm-r07-second-thoughts-floor-ivrea',
    service: 'ristrutturazione',
    at: 'Ivrea',
    turns: [
      { say: 'metto il laminato in zona notte, 50 mq, posato flottante sopra le marmette. siamo ad ivrea' },
      {
        say: 'ripensandoci no, il finto legno non mi piace, voglio il legno vero prefinito di rovere, sempre flottante. i 50 mq restano quelli',
      },
    ],
    answers: {
      'quando|tempi|inizi': 'febbraio marzo',
      'sottofond|stato|plan|livell|marmett|massett': 'marmette dritte e ferme',
      'posa|spina|drit': 'dritta niente spina',
      'riscald|radiant': 'termosifoni',
      'port|battiscop': 'battiscopa sì, le porte le accorcio io',
      'mobil|arredat|abit': 'le camere le svuotiamo',
      'fascia|livell|materiale|essenz': 'rovere di fascia media',
    },
    facts: [fact('ivrea'), fact('50'), fact('prefinit', 'rovere', 'legno')],
    jobs: [scopes.parquet],
    band: [2_600, 6_850],
  },
]
