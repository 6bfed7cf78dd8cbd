import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-n01-seventies-flat',
    service: 'impianti',
    at: 'in provincia di Ancona',
    turns: [
      { say: 'rifare impianto elettrico, trilocale anni 70' },
      {
        say: 'ma è gratis parlare con te?',
        about: ['gratuit', 'nessun', 'niente', 'non cost', 'non paghi', 'impegn'],
      },
    ],
    answers: {
      'grand|metri|mq|m²|misur|superfic': 'tra 75 e 80 mq',
      'abit|vuot|arred': 'ci viviamo',
      'mur|tracc': 'muratura',
    },
    facts: [
      fact('70-95 m²', '75-80 m²', '78 m²', '77 m²', '80 m²', '77,5 m²', ['75', '80 m²']),
      fact('ancona'),
    ],
    wrong: ['70 m²'],
    jobs: [scopes.electric],
    band: [4_900, 11_000],
    after: [
      { say: 'la certificazione me la date?', about: ['conformit', 'dichiarazion', 'compres', 'inclus'] },
      {
        say: 'posso viverci dentro durante i lavori?',
        about: ['abit', 'stanz', 'polver', 'giorn', 'corrente', '10-15'],
      },
      { say: 'ma perché così tanto?', about: ['€', 'manodoper', 'tracc', 'muratur', 'punti'] },
    ],
  },
  {
    id: 'i-n02-sockets-and-light',
    service: 'impianti',
    at: 'Fiumicino',
    turns: [
      { say: 'mi servono 3 prese in salotto, una in bagno e un punto luce in terrazzo. Fiumicino' },
      { say: 'scusa le prese in salotto sono 4' },
    ],
    facts: [fact(['6', 'punt'], ['5', 'pres'], ['4', 'pres']), fact('fiumicino')],
    jobs: [scopes.sockets],
    band: [340, 1_060],
    after: [{ say: 'quanto l’una?', about: ['€'] }],
  },
  {
    id: 'i-n03-dual',
    service: 'impianti',
    at: 'Trani',
    turns: [
      {
        say: 'due condizionatori, uno in camera e uno in sala, con un motore solo fuori, macchine comprese. Trani',
      },
    ],
    facts: [fact('trani'), fact(['2', 'split'], 'dual', 'due split', ['2', 'unita'])],
    jobs: [scopes.airTwo],
    band: [1_600, 4_200],
    after: [
      { say: 'e se ne metto solo uno?', about: ['€'] },
      {
        say: 'il motore posso metterlo sul balcone davanti?',
        about: ['condomin', 'decoro', 'facciat', 'regolament', 'estern'],
      },
    ],
  },
  {
    id: 'i-n04-not-cooling',
    service: 'impianti',
    at: 'Pozzuoli',
    turns: [{ say: 'o condizionatore fa aria ma nun fredda, forse è finito il gas. Pozzuoli' }],
    facts: [fact('pozzuoli')],
    jobs: [scopes.airService],
    band: [75, 340],
  },
  {
    id: 'i-n05-far-wallbox',
    service: 'impianti',
    at: 'Segrate',
    turns: [{ say: 'colonnina da 7,4 kw in box a 25 metri dal contatore. Segrate' }],
    facts: [fact('segrate'), fact('25 m', '7,4 kw')],
    jobs: [scopes.wallbox],
    band: [1_000, 3_000],
    after: [{ say: 'il contatore va aumentato?', about: ['potenza', 'fornitor', 'carico', 'kw', 'dipend'] }],
  },
  {
    id: 'i-n06-two-leaf-gate',
    service: 'impianti',
    at: 'Frascati',
    turns: [{ say: 'cancello a battente due ante già esistente, da motorizzare con telecomandi. Frascati' }],
    facts: [fact('frascati'), fact('battent', ['2', 'ant'], 'due ante')],
    jobs: [scopes.gate],
    band: [1_150, 3_400],
    after: [{ say: 'quanti telecomandi ci sono?', about: ['due', '2', 'inclus', 'compres'] }],
  },
  {
    id: 'i-n07-crackling-handset',
    service: 'impianti',
    at: 'Garbagnate Milanese',
    turns: [
      { say: 'citofono che gracchia, cambiare solo la cornetta in casa, siamo in condominio a Garbagnate' },
    ],
    facts: [fact('garbagnate')],
    jobs: [scopes.intercom],
    band: [120, 480],
  },
  {
    id: 'i-n08-warm-floor',
    service: 'impianti',
    at: 'Treviglio',
    turns: [
      {
        say: 'riscaldamento a pavimento in appartamento tra 90 e 100 mq in ristrutturazione, massetto e piastrelle le fa l’impresa. Treviglio',
      },
    ],
    facts: [fact('90-100 m²', '95 m²', ['90', '100 m²']), fact('treviglio')],
    jobs: [scopes.floorHeating],
    band: [6_900, 16_000],
    after: [
      {
        say: 'si può mettere il parquet sopra?',
        about: ['legno', 'incoll', 'adatt', 'resist', 'compatib', 'professionist', 'spessor'],
      },
    ],
  },
  {
    id: 'i-n09-board',
    service: 'impianti',
    at: 'Campobasso',
    turns: [
      {
        say: 'quadro elettrico del 1985 da cambiare, salta sempre quando vanno forno e lavatrice. Campobasso',
      },
    ],
    facts: [fact('campobasso')],
    jobs: [scopes.board],
    band: [430, 1_550],
    after: [
      {
        say: 'poi non salta più?',
        about: ['potenza', 'contator', 'carico', 'verific', 'kw', 'linee', 'professionist', 'dispersion'],
      },
    ],
  },
  {
    id: 'i-n10-gas-line',
    service: 'impianti',
    at: 'Acqui Terme',
    turns: [
      { say: 'portare il gas dalla cucina vecchia a quella nuova, circa 14 metri di tubo. Acqui Terme' },
    ],
    facts: [fact('14 m'), fact('acqui terme')],
    jobs: [scopes.gasPoint],
    band: [300, 1_150],
  },
  {
    id: 'i-n11-wireless-alarm',
    service: 'impianti',
    at: 'Guidonia Montecelio',
    turns: [{ say: 'allarme wireless per villetta con sirena e 3 telecamere fuori. Guidonia' }],
    facts: [fact(['3', 'telecamer']), fact('guidonia')],
    jobs: [scopes.alarm],
    band: [1_300, 5_400],
    after: [
      {
        say: 'le registrazioni dove vanno?',
        about: [
          'cloud',
          'app',
          'professionist',
          'sched',
          'memori',
          'modell',
          'installator',
          'elettricist',
          'sopralluog',
        ],
      },
    ],
  },
  {
    id: 'i-n12-ventilation',
    service: 'impianti',
    at: 'Bressanone',
    turns: [{ say: 'impianto VMC, la ventilazione meccanica, in tutta la casa 120 mq, Bressanone' }],
    facts: [fact('vmc', 'ventilazion'), fact('bressanone')],
    jobs: [],
  },
  {
    id: 'i-n13-four-splits',
    service: 'impianti',
    at: 'Foligno',
    turns: [{ say: '❄️❄️ clima in tre camere più salotto quindi 4 split, macchine incluse 🥵🥵 Foligno' }],
    facts: [fact(['4', 'split'], 'quattro split', ['4', 'unita'], ['4', 'intern']), fact('foligno')],
    jobs: [[...scopes.airThree, 'quattro', 'multi']],
    band: [2_900, 8_000],
    after: [{ say: 'quanto consumano in bolletta?', about: ['kwh', 'classe', 'dipend', 'a++', 'uso'] }],
  },
]
