import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'sa25-pressure-pump-sciacca',
    service: 'impianti',
    at: 'Sciacca',
    once: true,
    turns: [
      {
        say: 'Salve, qua a Sciacca l’acqua arriva un giorno sì e tre no e quando arriva fa un filo. Vorrei mettere un’autoclave con una cisterna da 1000 litri in garage, siamo in quattro, casa su due piani. il garage ha la presa e lo scarico. Quanto ci vuole più o meno?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Sciacca, zona Stazzone',
      'litri|grand|capac': '1000 litri',
      'person|quant': 'siamo in quattro',
      'quando|tempi|urgen': 'prima dell’estate per forza',
    },
    facts: [fact('sciacca'), fact('autoclav'), fact('1000', '1.000', 'cistern')],
    jobs: [],
    after: [
      {
        say: 'va bene, e allora a chi mi passate?',
        about: [
          'idraulic',
          'professionist',
          'artigian',
          'tecnico',
          'ditta',
          'install',
          'sopralluogo',
          'contatt',
          'richiest',
        ],
      },
    ],
  },
  {
    // pulizia di due split 85 + 47 = 132 × 1,1 = 145; con la riga intera 145 + 47 = 192 × 1,1 = 211
    id: 'sa28-air-service-grosseto',
    service: 'impianti',
    at: 'Grosseto',
    turns: [
      { say: 'ciao vorrei sapere quanto costa un condizionatore nuovo in camera e uno in sala' },
      {
        say: 'no aspetta ricominciamo da capo, ho sentito mio marito: i due che abbiamo sono del 2021, vanno bene, fanno solo puzza quando si accendono. quindi facciamo soltanto la pulizia di quei due e basta',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'grosseto',
      'gas|ricaric|freddo|fresc|raffredd': 'il freddo lo fanno, puzzano e basta',
      'perd|gocci|acqua': 'no acqua non ne perdono',
      'quant|split|numero': 'due split, camera e sala, con un motore solo',
      'ann|età|marca|modell|ultim': 'daikin del 2021, mai puliti',
      'piano|estern|access|altezz|motore': 'il motore è sul balcone, ci si arriva bene',
      'quando|tempi|urgen': 'prima del caldo',
    },
    facts: [fact('grosseto'), fact('due', '2'), fact('pulizi', 'puli'), fact('2021', 'puzz', 'odor')],
    wrong: ['condizionatore nuovo', 'climatizzatore nuovo'],
    jobs: [scopes.airService],
    band: [85, 310],
    after: [
      {
        say: 'ogni quanto andrebbe fatta?',
        about: ['anno', 'annual', 'volta', 'stagion', 'mesi', 'estate', 'primavera', 'anni', 'inizio'],
      },
      {
        say: 'la differenza con quello che faccio io col panno e lo spray qual è?',
        about: [
          'filtr',
          'batteri',
          'prodott',
          'scamb',
          'profond',
          'vaschett',
          'condens',
          'ventol',
          'muff',
          'sanific',
          'gas',
          'igien',
        ],
      },
    ],
  },
  {
    // radiatori senza caldaia 95 m² × (55–85) = 6.650 × 0,934 (m 0,55, k 0,88) = 6.211 × 1,1 = 6.832
    id: 'sa10-radiators-isernia',
    service: 'impianti',
    at: 'Isernia',
    turns: [
      {
        say: 'Salve, la casa di nonna a Isernia si è sempre scaldata col camino e una stufa in cucina, termosifoni mai avuti. Io adesso ci vado a vivere con la famiglia e li devo mettere dappertutto. La caldaia c’è già, l’ha montata mio fratello due anni fa, è grande e per ora fa solo l’acqua calda, quindi servono i tubi e i termosifoni',
      },
    ],
    answers: {
      'mq|m²|superfic|grand|metri': '95 metri quadri su un piano',
      'caldaia|generator|kw|condensaz': 'è a condensazione da 28, quella resta',
      'quant|termosifoni|radiator|stanz|numero':
        'non lo so quanti ne servono, le stanze sono cinque più il bagno',
      'material|ghisa|alluminio|acciaio|tipo': 'alluminio va bene',
      'tracc|muri|paviment': 'si possono fare le tracce, tanto poi ridipingo io',
      'valvol|termostat': 'come si usa di solito',
      'abit|vuot|mobil': 'per ora è vuota',
      'fascia|livell|qualit': 'media',
      'comune|dove|città|zona': 'isernia',
      'piano|ascensore': 'piano terra',
      'quando|tempi|inizi': 'dobbiamo entrarci a ottobre',
    },
    facts: [fact('isernia'), fact('95'), fact('termosif', 'radiator'), fact('condensaz', '28', 'caldaia')],
    jobs: [scopes.heating],
    band: [4_100, 11_000],
    after: [
      {
        say: 'e facendolo sotto al pavimento quanto cambierebbe?',
        about: [
          'massett',
          'demol',
          'radiant',
          'm²',
          'mq',
          'di più',
          'costa',
          '€',
          'euro',
          'temperatur',
          'serpentin',
          'altezza',
        ],
      },
      {
        say: 'bisogna avvisare il comune?',
        about: [
          'cila',
          'liber',
          'tecnico',
          'pratica',
          'manutenz',
          'progett',
          'legge 10',
          'termotecnic',
          'dichiaraz',
          'comunicaz',
          'permess',
          'geometr',
        ],
      },
    ],
  },
  {
    // telecamere 4 × (180–350) = 1.060 + videocitofono wifi (350–700) 525 = 1.585 × 1,12 = 1.775 (k 1); registratore in più
    id: 'sa11-cameras-intercom-cerveteri',
    service: 'impianti',
    at: 'Cerveteri',
    turns: [
      {
        say: 'salve villetta a schiera a cerveteri, dopo che so entrati dai vicini vojo mette 4 telecamere fori da vedé col telefono, e già che ce semo cambià er citofono che nun se sente un tubo, uno col video e il wifi. l allarme no che ce l ho già e funziona',
      },
    ],
    answers: {
      'citofon|pulsant|famigli|linea': 'è solo de casa mia, i fili der vecchio ce stanno e so boni',
      'telecamer|registr|sd|cloud|inquadr': '4 in tutto, due davanti e due dietro, co la registrazione',
      'wifi|rete|internet|corrente|aliment|pres|fil|cav': 'er wifi arriva e le prese fori ce stanno già',
      'comune|dove|città|zona|cap': 'cerveteri, 00052',
      'fascia|livell|qualit|marca': 'roba normale, niente de che',
      'piano|altezz|scala': 'du piani, co la scala ce s arriva',
      'quando|tempi|inizi|urgen': 'prima de le ferie',
    },
    facts: [
      fact('cerveteri', '00052'),
      fact('4', 'quattro'),
      fact('telecamer'),
      fact('citofon', 'videocitofon'),
    ],
    jobs: [['telecamer', 'videosorvegl'], scopes.intercom],
    band: [1_050, 3_000],
    after: [
      {
        say: 'ma la strada la posso inquadrà o me denunciano?',
        about: [
          'privacy',
          'proprietà',
          'garante',
          'cartell',
          'pubblic',
          'vicin',
          'spazi',
          'gdpr',
          'avvis',
          'suolo',
          'area',
        ],
      },
    ],
  },
]
