import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    // 85 × 85 × 1,10 = 7.950
    id: 'i-w01-wiring-frosinone',
    service: 'impianti',
    at: 'Alatri',
    turns: [
      {
        say: "impianto elettrico dell'85 coi fili di stoffa quasi, da rifare completo in appartamento di 85 mq ad Alatri (FR). casa vuota, muri da tracciare. Livello base/medio niente domotica, con dichiarazione di conformita. Costo?",
      },
    ],
    answers: { 'quando|tempi': 'marzo', piano: 'secondo', 'stanze|vani|punti': '3 camere cucina sala bagno' },
    facts: [fact('85'), fact('alatri'), fact('conformit', 'elettric')],
    jobs: [scopes.electric],
    band: [5_000, 11_800],
    once: true,
    after: [
      {
        say: 'le tracce poi le richiudete e pitturate?',
        about: ['grezz', 'tintegg', 'non compres', 'esclus', 'a parte', 'imbianc', 'chius'],
      },
      {
        say: 'quanto ci mettete?',
        about: ['giorn', 'settiman', 'lavorativ'],
      },
    ],
  },
  {
    // 1.225 × 1,15 = 1.410
    id: 'i-w02-ac-bedroom-prato',
    service: 'impianti',
    at: 'Prato',
    turns: [{ say: "la notte in camera d'estate un si dorme, vorrei un condizionatore" }],
    answers: {
      'comune|dove|città|zona': 'prato',
      'mq|m²|metri quadr|grand|superfic': 'camera di 16 mq',
      'quant|stanze|split|ambient': 'solo la camera, uno',
      'estern|balcone|motore|unità|distanz': "fuori c'è il balcone proprio dietro il muro",
      'predispos|line|tubi': 'nessuna predisposizione',
      piano: 'terzo',
      'marca|fascia|macchina': 'buona ma non la più cara, la portate voi',
      'quando|tempi': 'prima di giugno',
    },
    facts: [fact('prato'), fact('camera'), fact('16', 'balcone')],
    jobs: [scopes.airOne],
    band: [850, 2_150],
    after: [
      {
        say: 'serve il permesso del condominio?',
        about: [
          'amministrat',
          'decoro',
          'unità esterna',
          'facciat',
          'assemble',
          'comunic',
          'regolament',
          'liber',
        ],
      },
    ],
  },
  {
    // 2.450 × 1,15 = 2.820
    id: 'i-w03-dual-alghero',
    service: 'impianti',
    at: 'Alghero',
    turns: [
      {
        say: 'Cerco dual split per salotto 25mq e camera 14mq, un motore solo sul terrazzino, distanza 4 metri per tutti e due. macchine di fascia media le fornite voi. niente predisposizione. alghero, primo piano',
      },
    ],
    answers: {
      'quando|tempi': 'aprile',
      'marca|fascia': 'media',
      'condens|line': 'lo scarico può andare sul terrazzino',
    },
    facts: [fact('alghero'), fact('25'), fact('14')],
    jobs: [scopes.airTwo],
    band: [1_700, 4_200],
    once: true,
    after: [
      {
        say: 'ci posso scaldare pure in inverno?',
        about: ['pompa di calore', 'sì', 'calore', 'riscald', 'certo', 'anche'],
      },
      {
        say: 'e se ne aggiungo un terzo per lo studio?',
        about: ['2.400', '4.900', 'trial', 'tre split', '700', '1.200', 'multisplit', '2.', '3.', '4.', '5.'],
      },
    ],
  },
  {
    // 1.400 × 1,10 = 1.540
    id: 'i-w04-wallbox-faenza',
    service: 'impianti',
    at: 'Faenza',
    turns: [
      { say: 'mi arriva la macchina elettrica e mi serve la colonnina in garage' },
      { say: 'dimenticavo il garage è attaccato a casa, il quadro è a 5 metri' },
    ],
    answers: {
      'comune|dove|città|zona': 'Faenza',
      'kw|potenza|contatore|monofase|trifase': 'ho il contatore da 6 monofase, va bene 7,4',
      'distan|metri|quadro': 'cinque metri',
      'condomin|casa|box': 'casa nostra singola',
      fotovolt: 'no niente pannelli',
      'smart|app|modell': 'una normale',
      'quando|tempi': 'entro un mese',
    },
    facts: [fact('faenza'), fact('garage'), fact('5', 'cinque')],
    jobs: [scopes.wallbox],
    band: [900, 2_350],
    after: [
      {
        say: 'con il contatore da 6 ce la faccio a caricare col forno acceso?',
        about: [
          'gestione',
          'carico',
          'carichi',
          'modul',
          'smart',
          'bilanc',
          'ridu',
          'potenza',
          'notte',
          'salta',
          'stacc',
        ],
      },
    ],
  },
  {
    // 8 × 95 × 1,10 = 836
    id: 'i-w05-sockets-counted-twice',
    service: 'impianti',
    at: 'Vercelli',
    turns: [
      {
        say: 'devo far aggiungere delle prese: due in camera, una in bagno e tre in cucina. le linee ci sono vicine',
      },
      { say: 'e anche due in corridoio, quindi 8 non 6. siamo a vercelli' },
    ],
    answers: {
      'comune|dove|città|zona': 'vercelli',
      'quant|numero': 'otto',
      'traccia|muro|canalin': 'incassate nel muro',
      'dedicat|forno|induz': 'no prese normali',
      quadro: 'il quadro è recente',
      'quando|tempi': 'in settimana',
    },
    facts: [fact('vercelli'), fact('8', 'otto'), fact('corridoio', 'cucina')],
    jobs: [scopes.sockets],
    band: [500, 1_300],
  },
  {
    id: 'i-w06-ventilation-whole-house',
    service: 'impianti',
    at: 'Bressanone',
    turns: [
      {
        say: "Casa di 140 mq a Bressanone, stiamo pensando alla VMC canalizzata con recuperatore di calore per tutte le stanze. Un'idea di costo?",
      },
    ],
    answers: {
      'quando|tempi': 'l anno prossimo',
      controsoff: 'sì in corridoio',
      'comune|dove|città|zona': 'bressanone',
    },
    facts: [fact('vmc', 'recuperator', 'ventilazion'), fact('bressanone')],
    jobs: [],
    once: true,
  },
  {
    // cancello scorrevole 1.450 + kit video 450 = 1.900 × 1,10 = 2.100 (righe intere: 2.190 × 1,10)
    id: 'i-w07-gate-and-intercom',
    service: 'impianti',
    at: 'Cerignola',
    turns: [
      {
        say: "cancello scorrevole in ferro di 4 metri da motorizzare con due telecomandi, e già che ci siamo un videocitofono per la casa (una famiglia sola). Corrente al cancello c'è già e pure i fili del vecchio citofono. Cerignola",
      },
    ],
    answers: {
      'quando|tempi': 'appena possibile',
      'wifi|telefono': 'normale, senza telefono',
      'binario|ruot': 'scorre bene',
    },
    facts: [fact('cerignola'), fact('4', 'scorrevol'), fact('citofono', 'videocitofono')],
    jobs: [scopes.gate, scopes.intercom],
    band: [1_200, 3_300],
    once: true,
    after: [
      {
        say: 'se va via la luce resto chiuso fuori?',
        about: ['sblocc', 'chiave', 'manual', 'batteri', 'tampone'],
      },
    ],
  },
  {
    // 450 × 1,10 × 0,91 = 450
    id: 'i-w08-water-heater-modica',
    service: 'impianti',
    at: 'Modica',
    turns: [
      {
        say: "s'è rotto u scaldabagno, quello elettrico appeso in bagno, perde da sotto. ne voglio uno nuovo",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'modica RG',
      'litr|capac|grand': '80 litri',
      'elettric|gas|tipo': 'elettrico',
      'pres|attacc|stess': 'stesso posto, presa e tubi ci sono',
      'quando|urgen|tempi': 'al più presto, siamo senza acqua calda',
      piano: 'secondo',
      person: 'in tre',
    },
    facts: [fact('modica'), fact('80'), fact('elettric')],
    jobs: [scopes.electricHeater],
    band: [290, 700],
    after: [
      {
        say: 'e nel frattempo che perde che devo fare?',
        about: ['chiud', 'stacc', 'corrente', 'rubinett', 'interruttor', 'generale', 'spegn', 'svuot'],
      },
    ],
  },
]
