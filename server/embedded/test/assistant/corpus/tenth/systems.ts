import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-w01-electric-livorno',
    service: 'impianti',
    at: 'Livorno',
    turns: [
      {
        say: "Salve, ho comprato un appartamento a Livorno di 85 mq del 1965 con ancora i fili di tela e due prese per stanza, de l'impianto elettrico va rifatto tutto dal contatore, con le tracce nei muri, livello normale niente domotica, casa vuota",
      },
    ],
    answers: {
      'piano|ascens': 'primo piano',
      'quando|tempi': 'appena faccio il rogito, a febbraio',
      'pres|punti|stanz|camer': 'quello che ci va di norma, 5 stanze',
      quadro: 'nuovo anche il quadro',
    },
    facts: [fact('85'), fact('livorno')],
    jobs: [scopes.electric],
    band: [4_900, 11_500],
    once: true,
    after: [
      {
        say: 'alla fine mi date il foglio di conformità?',
        about: ['dichiaraz', '37/2008', 'dico', 'certific', 'obbligator', 'rilasc', 'sì', 'si'],
      },
      { say: 'quanto dura', about: ['giorn', 'settiman', 'lavorativ'] },
    ],
  },
  {
    id: 'i-w02-electric-catania',
    service: 'impianti',
    at: 'Acireale',
    turns: [{ say: 'vogghiu rifari a luci di casa tutta i fili su vecchi' }],
    answers: {
      'metri|superfic|grand|mq|quant': 'sessanta metri quatrati',
      'comune|dove|citt|zona': 'acireale prov catania',
      'stanz|camer|punti|pres': 'cucina soggiorno camera e bagno',
      'tracc|muri|canalin|tipo': 'dentro i muri',
      'abitat|vuot|mobil|arred': 'ci abitiamo noi',
      'quando|tempi': 'dopo le feste',
      'livell|domotic|base': 'base semplice',
      piano: 'secondo',
    },
    facts: [fact('60', 'sessanta'), fact('acireale')],
    jobs: [scopes.electric],
    band: [2_900, 7_300],
    after: [
      {
        say: 'si po abbitari intantu ca travagghiati?',
        about: ['stanz', 'camer', 'volta', 'abit', 'corrente', 'polver', 'giorn', 'disag', 'accord'],
      },
    ],
  },
  {
    id: 'i-w03-dual-foggia',
    service: 'impianti',
    at: 'San Severo',
    turns: [
      {
        say: 'ciao volevo due condizionatori uno in camera da letto e uno in salotto con un motore solo fuori sul balcone, macchine comprese roba buona tipo daikin o mitsubishi ma senza svenarsi. nessuna predisposizione. stiamo a san severo FG, le due stanze sono attaccate',
      },
    ],
    answers: {
      'tub|distanz|tracc': 'tre quattro metri, con la canalina va bene',
      'metri|superfic|grand|mq|misur': 'camera 16 salotto 25',
      'piano|altezza': 'secondo piano, il balcone è comodo',
      'quando|tempi': 'entro giugno',
      'elettric|pres': 'la presa vicino ci sta',
    },
    facts: [fact('san severo'), fact('camera'), fact('dual', 'due', '2')],
    jobs: [scopes.airTwo],
    band: [1_700, 4_400],
    once: true,
    after: [
      {
        say: 'd inverno ci si può anche scaldare?',
        about: ['pompa di calore', 'riscald', 'caldo', 'calor', 'mezza stagione'],
      },
      {
        say: 'devo avvisare il condominio?',
        about: ['amministrat', 'decoro', 'regolament', 'facciata', 'estern', 'assemblea', 'comunic'],
      },
    ],
  },
  {
    id: 'i-w04-mono-terni',
    service: 'impianti',
    at: 'Terni',
    turns: [{ say: 'un clima per la camera nostra che st’estate nun se dormiva' }],
    answers: {
      'estern|balcon|unit|motore|distanz|tub': 'fori sul terrazzino attaccato, du metri',
      'comune|dove|citt|zona': 'terni borgo rivo',
      'metri|superfic|grand|mq|misur': '4x4',
      'quanti|stanz|ambient|split': 'uno solo',
      'macchin|compr': 'no la macchina la portate voi',
      'piano|altezza': 'primo',
      predispos: 'non ce sta niente',
      'quando|tempi': 'a maggio',
      'elettric|pres|linea': 'la presa ce sta',
    },
    facts: [fact('terni', 'borgo rivo'), fact('16', '4x4', '4 x 4', '4 × 4', 'camera')],
    jobs: [scopes.airOne],
    band: [850, 2_100],
    after: [
      {
        say: 'mi moje adesso ne vole uno pure in salone, quindi due split col motore solo',
        facts: [fact('due', '2', 'dual')],
        jobs: [scopes.airTwo],
        band: [1_700, 4_300],
      },
    ],
  },
  {
    id: 'i-w05-heater-trapani',
    service: 'impianti',
    at: 'Trapani',
    turns: [
      {
        say: 'Lo scaldabagno elettrico da 80 litri perde acqua da sotto e fa scattare la luce, me ne serve uno nuovo uguale verticale nello stesso posto nel bagno, trapani',
      },
    ],
    answers: {
      'quando|tempi|urgen': 'domani',
      'piano|ascens': 'piano terra',
      'attacc|tub|pres': 'gli attacchi sono buoni',
      'litri|capac|grand': '80',
    },
    facts: [fact('80'), fact('trapani')],
    jobs: [scopes.electricHeater],
    band: [260, 690],
    once: true,
    after: [
      {
        say: 'quello vecchio ve lo portate?',
        about: ['smaltim', 'ritir', 'smonta', 'raee', 'compres', 'inclus', 'discaric', 'rimoz', 'accordo'],
      },
    ],
  },
  {
    id: 'i-w06-air-service-rimini',
    service: 'impianti',
    at: 'Rimini',
    turns: [
      {
        say: 'Bondì ho due split che quando li accendo puzzano di cane bagnato, va fatta la pulizia e la sanificazione, freddo lo fanno. Rimini viserba',
      },
    ],
    answers: {
      'gas|ricaric': 'no il gas va bene',
      'marca|modello|anni': 'samsung di 5 anni',
      'quando|tempi': 'la settimana prossima al pomeriggio',
      'altezza|piano': 'primo piano, stanno sopra le porte',
    },
    facts: [fact('rimini', 'viserba'), fact('due', '2'), fact('puli', 'sanific')],
    jobs: [scopes.airService],
    band: [80, 290],
    once: true,
    after: [
      {
        say: 'ogni quanto andrebbe rifatta?',
        about: ['anno', 'annual', 'stagion', 'volta', 'mesi', 'estat', 'primaver'],
      },
    ],
  },
  {
    id: 'i-w07-sockets-como',
    service: 'impianti',
    at: 'Cantù',
    turns: [
      {
        say: 'mi servono delle prese in più: due in cucina sul piano, una in corridoio, due dietro la tv e in cameretta una',
      },
    ],
    answers: {
      'comune|dove|citt|zona': 'cantù',
      'tracc|muri|canalin|incass|estern': 'nel muro, la canalina non mi piace',
      'quando|tempi': 'entro il mese',
      'linea|forno|induzion': 'prese normali',
      'muratur|parete|materiale': 'mattone forato',
      piano: 'rialzato',
      'quant|numero': 'come ho scritto, due due e una e una',
    },
    facts: [fact('cant'), fact('cucina'), fact('6', 'sei')],
    jobs: [scopes.sockets],
    band: [390, 950],
    after: [
      {
        say: 'aspetta in cucina ne metterei quattro, non due',
        facts: [fact('8', 'otto')],
        jobs: [scopes.sockets],
        band: [520, 1_270],
      },
      {
        say: 'poi il muro lo ridipingete?',
        about: [
          'tint',
          'pittur',
          'imbianc',
          'ritocc',
          'stucc',
          'esclus',
          'compres',
          'a parte',
          'tracc',
          'chius',
          'chiud',
        ],
      },
    ],
  },
  {
    id: 'i-w08-board-campobasso',
    service: 'impianti',
    at: 'Campobasso',
    turns: [
      {
        say: 'ho ancora il quadretto coi fusibili di ceramica e senza salvavita!! ne vorrei uno nuovo a norma con 8 interruttori, i fili delle stanze restano. campobasso app. di 90 mq',
      },
    ],
    answers: {
      'terra|messa': 'la terra c è in tutte le prese, controllata',
      piano: 'terzo',
      'quando|tempi': 'presto',
      'incass|estern|muro|dove sta': 'a incasso vicino alla porta',
      'kw|potenz|contator': '3 kw',
    },
    facts: [fact('campobasso'), fact('quadr'), fact('8', 'otto', 'salvavita')],
    wrong: ['impianto elettrico completo'],
    jobs: [scopes.board],
    band: [500, 1_300],
    once: true,
    after: [{ say: 'rimango senza corrente quanto?', about: ['ore', 'mezza', 'giorn', 'mattin'] }],
  },
]
