import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    // (95 × 975 + 8.500) × 1,10 × 0,928 = 103.200
    id: 'nr1-full-flat-quartu',
    service: 'ristrutturazione',
    at: "Quartu Sant'Elena",
    turns: [
      {
        say: "abbiamo ereditato l'appartamento dello zio, 95 mq fermo agli anni 60, dentro non si salva manco una maniglia. due bagni. impianti pavimenti porte tutto nuovo, le finestre invece le hanno cambiate tre anni fa e restano",
      },
    ],
    answers: {
      'comune|dove|città|zona': "quartu sant'elena (ca)",
      'mq|m²|metri|superfic|grand': '95 mq',
      'bagni|bagno': 'due bagni da rifare tutti e due',
      'infiss|finestr|serrament': 'le finestre restano quelle',
      'fascia|livell|finitur|qualit|budget': 'medio, roba onesta',
      'mur|distribuz|tramezz|spost': 'uno o due tramezzi forse, non lo so ancora',
      'riscald|caldaia|clima': 'radiatori normali',
      'piano|ascensore': 'terzo con ascensore',
      'abitat|vuot|arredat': 'è vuoto',
      'quando|tempi': 'dopo l estate',
    },
    facts: [fact('quartu'), fact('95'), fact(['due', 'bagn'], ['2', 'bagn'])],
    jobs: [scopes.homeFull],
    band: [56_700, 149_700],
    after: [
      {
        say: 'mamma mia che mazzata, come mai cosi tanto?',
        about: ['impiant', 'bagn', 'demol', 'compres', 'mq', 'm²', 'manodopera', 'paviment'],
      },
      {
        say: 'ci serve per forza un geometra?',
        about: ['cila', 'tecnic', 'pratica', 'assever', 'comune', 'architett'],
      },
    ],
  },
  {
    // 52 × 70 × 1,10 + 6 × 600 × 1,13 = 4.000 + 4.070 = 8.070
    id: 'nr2-floor-and-doors-narni',
    service: 'ristrutturazione',
    at: 'Narni',
    turns: [
      {
        say: 'vorrei mettere il gres sopra le mattonelle che ci stanno senza spaccare niente, sono 52 metri quadri tra sala corridoio e camere, e poi cambiare 6 porte interne che tanto andrebbero limate. battenti normali laminate bianche. narni scalo',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'narni (tr)',
      'mq|m²|metri|superfic|grand': '52 mq',
      'port|quant|scorrev|battent': 'sei porte a battente, bianche di serie',
      'piano|livell|stacc|stato|vuot': 'il pavimento sotto è sano e in piano',
      'formato|piastrell|gres|material|fascia': 'gres medio formato normale',
      'battiscop|zoccol': 'battiscopa li tengo',
      'mobil|arredat|abitat': 'la casa la svuoto io',
      'quando|tempi': 'in autunno',
    },
    facts: [fact('narni'), fact('52'), fact('6', 'sei')],
    jobs: [scopes.floorOver, scopes.innerDoors],
    band: [4_400, 11_750],
    after: [
      {
        say: 'la porta blindata d ingresso poi si apre ancora col pavimento piu alto?',
        about: [
          'limare',
          'pialla',
          'rialz',
          'spessor',
          'millimetr',
          'centimetr',
          'cm',
          'mm',
          'regol',
          'soglia',
          'tagli',
          'sopralluogo',
          'professionista',
        ],
      },
    ],
  },
  {
    // 6.250 × 1,10 × 1,02 = 7.010
    id: 'nr3-bearing-wall-rovereto',
    service: 'ristrutturazione',
    at: 'Rovereto',
    turns: [
      {
        say: 'dunque mia moglie vuole la cucina aperta sul soggiorno, io pensavo di buttare giù un tramezzo e via in due giorni, invece il geometra ha bussato sul muro e ha fatto la faccia: è portante. quindi ci va un apertura di 2 metri e mezzo con la trave di ferro, muro di mattoni da 30, siamo a rovereto',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'rovereto tn',
      'larg|misur|metri|apertur': 'apertura larga 2,50 e alta 2,20',
      'spessor|mattoni|pietra|cm': 'mattoni, 30 cm',
      'piano|piani|sopra': 'primo piano, sopra ce n è un altro',
      'progett|ingegner|calcol|tecnic': 'il progetto lo fa un ingegnere nostro',
      'impiant|tubi|fili|pres': 'nel muro c è solo un interruttore',
      'paviment|cucina|altro': 'solo l apertura, la cucina la pensiamo dopo',
      'quando|tempi': 'senza fretta, l anno nuovo',
    },
    facts: [fact('rovereto'), fact('portante'), fact('2 metri e mezzo', '2,5', '2,50')],
    jobs: [scopes.bearingWall],
    band: [3_850, 10_200],
    after: [
      {
        say: 'intanto che lavorano possiamo restare a vivere li dentro?',
        about: [
          'puntell',
          'polver',
          'abit',
          'cucina',
          'stanz',
          'impresa',
          'sicur',
          'professionista',
          'sopralluogo',
        ],
      },
      {
        say: 'quindi basta una semplice comunicazione in comune?',
        about: ['scia', 'struttural', 'genio civile', 'deposit', 'ingegner', 'tecnic'],
      },
    ],
  },
  {
    id: 'nr4-stairlift',
    service: 'ristrutturazione',
    at: 'Acqui Terme',
    turns: [
      {
        say: 'mia mamma le scale non le fa più, sono due rampe strette con la curva. vorrei mettere un montascale con la poltroncina, casa privata ad acqui terme. voi quanto chiedete?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'acqui terme, alessandria',
      'ramp|scal|metri|gradin|larg': 'due rampe, 17 gradini, larga 85 cm',
      'corrente|presa|elettric': 'in fondo alla scala c è una presa',
      'quando|tempi|urgen': 'abbastanza in fretta',
      'carrozzin|cammin': 'cammina col bastone, niente carrozzina',
    },
    facts: [fact('montascale', 'poltroncina'), fact('acqui')],
    jobs: [],
    once: true,
  },
]
