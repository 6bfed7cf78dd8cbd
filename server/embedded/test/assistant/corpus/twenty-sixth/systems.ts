import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    // A nurse on nights. Dual split 1.600–3.300 middle 2.450 × VAT 1,15 × zone 0,97 = 2.730.
    id: 'p1-11-quartu',
    service: 'impianti',
    at: "Quartu Sant'Elena",
    turns: [
      {
        say: "Ciao Gino 😴 lavoro di notte al Brotzu e di giorno dovrei dormire ma con 38 gradi ciccia. Vorrei l'aria condizionata in camera mia (16 mq circa) e in soggiorno, 25 mq. Motore uno solo sul balcone dietro. Predisposizione zero. Sto a Quartu Sant'Elena, terzo e ultimo piano, un caldo ajò che non ti dico. Macchine da comprare, non ho niente",
      },
    ],
    answers: {
      'dove si mett|unita estern|motore': 'sul balcone dietro, ci sta comodo',
      'dove|comune|citta|paese': 'Quartu Sant Elena',
      'metri di tub|distanz|lontan|tubazion': 'la camera e attaccata al balcone, il soggiorno sara 5 metri',
      'metri|mq|grand|superfic': 'camera 16 e soggiorno 25',
      'quant|stanz|split|ambient': 'due stanze',
      'predispos|tracc|canalin': 'niente, va bene la canalina a vista',
      'macchin|acquist|marca|model': 'da comprare, marca buona ma non la piu cara',
      'piano|ascensor|altez': 'terzo, ascensore minuscolo',
      'corrent|elettric|contator|kw': '3 kw, la presa vicino c e in soggiorno',
      'condomin|facciat|decor': 'balcone interno, il vicino ce l ha gia',
      'quando|tempi|entro|urgen': 'ieri 😂 comunque prima di luglio',
      foto: 'ora no sono in reparto',
    },
    facts: [fact('quartu'), fact('16'), fact('25'), fact('balcon')],
    jobs: [scopes.airTwo],
    band: [1600, 4200],
    after: [
      {
        // three 2.400–4.900 middle 3.650 × 1,15 × 0,97 = 4.070.
        say: 'uff mia mamma si trasferisce da me a maggio, mettine un altro anche nella cameretta, 11 mq. quindi 3 in tutto con lo stesso motore',
        jobs: [scopes.airThree],
        band: [2400, 6300],
        facts: [fact('11'), fact('3', 'tre', 'trial')],
      },
      {
        say: 'ma con 3 kw di contatore salta tutto se accendo pure il forno?',
        about: [
          'potenz',
          'inverter',
          'assorb',
          'consum',
          'watt',
          'fornitor',
          'aument',
          'elettricist',
          'insieme',
          'contemporan',
          'linea',
          '4,5',
          'carich',
          'carico',
        ],
      },
    ],
  },
  {
    // A Sicilian grandfather: the aerial has no price.
    id: 'p1-12-caltagirone',
    service: 'impianti',
    at: 'Caltagirone',
    turns: [
      {
        say: "Carissimo, scrivo da Caltagirone. Col vento di domenica l'antenna sopra la terrazza si calò tutta di lato, e ora Rai Uno si vede a quadratini e il resto nenti, manco la messa pozzu taliari. Ci vuole uno che acchiana e la raddrizza o la mette nova. Quantu si piglia?",
      },
    ],
    answers: {
      'dove|comune|citta|paese': 'Caltagirone, vicino la villa',
      'televis|pres|quant|tv': 'tre televisori, uno per stanza',
      'piano|altez|access|scal|tett': 'terzo piano, sulla terrazza si acchiana con la scala di casa',
      'condomin|casa': 'casa mia sola',
      'quando|tempi|entro|urgen': 'prima di domenica',
      foto: 'nun lu sacciu fari',
    },
    jobs: [],
  },
  {
    // dual 2.450, k 0,80 m 0,25: x 0,95 = 2.328, VAT about 15 % = 2.677
    id: 'p2-4-sciacca',
    service: 'impianti',
    at: 'Sciacca',
    turns: [
      {
        say: 'Buona sera figghiu mio scusassi se sbaglio che scrivo col telefono di me niputi. Io abbito a Sciacca e la stati passata stavo murennu di caldo, voglio mettere l aria fredda, una nella stanza dove dormo e una dove sto io davanti alla televisione. Non ce nenti ancora, ne buchi ne niente. Quanto ci vuole',
      },
    ],
    answers: {
      'dove|citta|comune|paese|provincia|indirizzo|zona': 'a Sciacca, vicino alla Matrice',
      'quant|split|stanz|ambient|camer|locali': 'due, la camera e il soggiorno',
      'metri|grand|superficie|mq|misur': 'la camera e 16 metri il soggiorno 22 dice mio nipote',
      'predispos|tubi|tracc|esist|vecchi|sostitu|gia': 'no non ce niente e la prima volta',
      'macchin|compr|modell|marca': 'la macchina la portate voi',
      'estern|balcon|motore|unita': 'fuori ce il balcone grande dove tengo il basilico',
      'elettric|contator|kw|corrent': 'la luce e quella normale, 3',
      'piano|ascensore|altez': 'primo piano, scale',
      'condomin|casa|propriet': 'casa mia, fatta da buonanima di mio marito',
      'quando|tempi|iniz|entro|urgen': 'prima che arriva giugno',
      'foto|immagin': 'no gioia non so come si fa',
    },
    facts: [fact('sciacca'), fact('due', '2', 'dual'), fact('camera', 'dorm', 'letto')],
    jobs: [scopes.airTwo],
    band: [1600, 4100],
    after: [
      {
        say: 'e poi di luce quanto vado a pagare? che mia cugnata la tiene sempre accesa e gli arrivano certe mazzate',
        about: [
          'consum',
          'bollett',
          'kwh',
          'classe',
          'inverter',
          'a++',
          'watt',
          'gradi',
          'euro',
          'energi',
          'elettric',
          'temperatur',
          'deumidif',
        ],
      },
      {
        // trial 3.650 x 0,95 x 1,15 = 3.990
        say: 'Senti, ci ho pensato. Ne mettiamo una pure nella cameretta per quando scende mia figlia da Torino con i picciriddi, allora sono tre',
        jobs: [scopes.airThree],
        band: [2400, 6100],
        facts: [fact('tre', '3', 'trial')],
      },
    ],
  },
  {
    // stairlift: no price row
    id: 'p2-11-matera',
    service: 'impianti',
    at: 'Matera',
    turns: [
      {
        say: "Salve, papà ha 84 anni e dopo l'anca rotta non ce la fa più con le scale di casa, sono 17 gradini con un giro a metà. Vorrei mettergli una di quelle poltroncine che salgono da sole lungo il corrimano. Siamo a Matera, rione nuovo non i Sassi. Che cifra mi devo aspettare e chi le monta?",
      },
    ],
    answers: {
      'dove|citta|comune|paese|provincia|indirizzo|zona': 'Matera',
      'scal|gradin|rampa|largh|curv': '17 gradini, larga un metro scarso, con una curva',
      'casa|condomin|propriet|edific': 'casa nostra, scala interna',
      'elettric|presa|corrent|contator': "una presa in basso c'è",
      'quando|tempi|iniz|entro|urgen': 'esce dalla riabilitazione tra un mese',
      'foto|immagin': 'te le posso fare domani',
    },
    facts: [fact('matera')],
    jobs: [],
  },
  {
    id: 'p3-12-augusta',
    service: 'impianti',
    at: 'Augusta',
    turns: [
      { say: 'salve vorrei il condizionatore in due stanze, con la macchina di fuori una sola. prezzo?' },
    ],
    answers: {
      'quando|tempi|urgen|entro': 'prima che arriva il caldo, maggio',
      'foto|immagin': 'no',
      'predispos|tracc|tubi gia|tubazion': 'no non c’è niente',
      'estern|balcon|motor|unita': 'sul balcone della camera',
      'piano|ascensor': 'quinto con ascensore',
      'marca|fascia|livell|qualit|modell': 'uno buono ma non il top',
      'compr|macchin|forn|gia': 'tutto voi, macchine comprese',
      'distanz|lontan': 'boh 5 metri una e 7 l’altra',
      'condens|scaric': 'sul balcone credo',
      'comune|citta|dove|paese|localita|cap': 'augusta (siracusa)',
      'stanz|camer|metri|mq|grand|misur|superfic|quant|split':
        'due, camera da letto 14 e il salotto sui 20 penso',
    },
    facts: [fact('augusta')],
    jobs: [scopes.airTwo],
    // 1.600–3.300, middle 2.450 × 0,95 × 1,13 = 2.630
    band: [1580, 4000],
    after: [
      {
        say: 'assai mi arriva di luce se lo tengo acceso la notte?',
        about: [
          'class',
          'inverter',
          'kwh',
          'watt',
          'consum',
          'kw',
          'euro',
          'centes',
          'energ',
          'bollett',
          'ora',
          'ore',
          'potenz',
        ],
      },
      {
        say: 'anzi no mettiamolo pure nella cameretta dei picciriddi, quindi 3 in tutto',
        jobs: [scopes.airThree],
        // 2.400–4.900, middle 3.650 × 0,95 × 1,13 = 3.920
        band: [2350, 5900],
        facts: [
          fact(['3', 'split'], ['tre', 'split'], 'trial', ['3', 'stanz'], ['tre', 'stanz'], ['3', 'unita']),
        ],
      },
    ],
  },
  {
    id: 'p4-11-formia',
    service: 'impianti',
    at: 'Formia',
    turns: [
      {
        say: 'Salve, devo rifare la corrente a tutta casa, i fili sono ancora quelli di stoffa e ogni volta che accendo forno e lavatrice insieme salta tutto. Casa a Formia sui 95mq. Ci viviamo dentro',
      },
    ],
    answers: {
      'metri|mq|superfic|grand|misur': '95 ma vado a occhio',
      'stanz|vani|camer|local': 'tre camere sala cucina e bagno',
      'punt|pres|interrutt': 'mah il normale, tante in cucina',
      'domot|livell|fascia|smart|base': 'normale normale, niente robe dal telefono',
      'tracc|canalin|muri|mur': 'dentro al muro, le canaline sono brutte',
      'quadro|salvavit|contator': 'da cambiare pure quello',
      'abit|arred|vuot|mobil': 'si ci abitiamo, siamo in tre',
      'pian|ascens': 'primo, senza ascensore ma son due rampe',
      'scint|bruciat|scoss|odor|cald': 'no no salta e basta',
      'quando|entro|tempi|urgen': 'dopo le feste',
      'foto|immagin': 'del quadro posso',
      'comune|citta|paese|dove': 'formia',
    },
    facts: [fact('formia'), fact('95')],
    jobs: [scopes.electric],
    // i.elettrico 95 × 65-105 = 6.175-9.975, middle 8.075 × 1,10 = 8.880; lived in +10-15 % = 9.900
    band: [5300, 14000],
    after: [
      {
        say: 'trovato il catasto, non sono 95 sono 118 con il corridoio e il ripostiglio. cambia molto?',
        jobs: [scopes.electric],
        // 118 × 85 = 10.030 × 1,10 = 11.030; lived in = 12.300
        band: [6600, 17500],
        facts: [fact('118')],
      },
      {
        say: 'noi nel frattempo stiamo dentro? che col bimbo piccolo senza frigo non si può',
        about: [
          'stanz',
          'polver',
          'zona',
          'zone',
          'provvisor',
          'corrent',
          'tracc',
          'giorn',
          'abit',
          'linea',
          'staccat',
          'ore',
          'vivere',
          'fuori',
        ],
      },
    ],
  },
  {
    id: 'p4-12-sulmona',
    service: 'impianti',
    at: 'Sulmona',
    turns: [
      {
        say: 'Buongiorno. Papà non ce la fa più con le scale, vorremmo uno di quei seggiolini che salgono sul binario attaccato alla ringhiera, dal garage al piano dove dorme, sono due rampe con un giro in mezzo. Quanto si spende? Sulmona',
      },
    ],
    answers: {
      'scal|ramp|gradin|metri|larg|misur': 'due rampe da 9 gradini, larghe 90 cm',
      'corrent|pres|elettric': 'una presa sotto c’è',
      'carroz|cammin|person|padre|papa': 'cammina col bastone',
      'condomin|casa|propriet': 'casa nostra da sola',
      'quando|entro|tempi|urgen': 'il prima possibile',
      'foto|immagin': 'si posso mandarla',
      'comune|citta|paese|dove': 'sulmona',
    },
    facts: [fact('sulmona')],
    jobs: [],
  },
]
