import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    id: 'b-w01-no-lift-foligno',
    service: 'ristrutturazione_bagno',
    at: 'Foligno',
    turns: [
      {
        say: 'salve il bagno di casa va rifatto tutto tutto, tubi vecchi del 72 che ogni due mesi ne parte uno.. e un bagnetto di due metri e venti per uno e ottanta, secondo piano senza ascensore a foligno, roba normale mica da rivista, wc bidet lavandino e doccia',
      },
    ],
    answers: {
      'sospes|terra': 'appoggiati a terra',
      'quando|inizi|tempi': 'per marzo aprile',
      'piastrell|altezza': 'fino a due metri va bene',
      'finestr|porta': 'la finestra resta quella',
    },
    facts: [
      fact('foligno'),
      fact('2,20', '2.20', '2,2', '1,80', '1,8', 'due metri e venti', '4 m'),
      fact('doccia'),
    ],
    jobs: [scopes.bathroom],
    band: [4_900, 12_000],
    once: true,
    after: [
      {
        say: 'e quanti giorni stiamo senza? siamo in quattro con un bagno solo',
        about: ['lavorativ', 'settiman', '10', 'due', 'tre', '15'],
      },
      {
        say: 'ma dentro al prezzo ci sta anche il mobile col specchio?',
        about: [
          'non compres',
          'esclus',
          'non è compres',
          'a parte',
          'non rientra',
          'non inclu',
          'non sono compres',
          'fuori',
        ],
      },
    ],
  },
  {
    id: 'b-w02-panels-lecce',
    service: 'ristrutturazione_bagno',
    at: 'Lecce',
    turns: [
      {
        say: 'buonasera mi hanno detto che si puo levare la vasca in un giorno e ci mettono la doccia coi pannelli senza rompere le mattonelle',
      },
      { say: 'la vasca e murata eh nn di quelle coi piedini, sul metro e settanta x 70' },
    ],
    answers: {
      'dove|comune|citt': 'lecce, zona santa rosa',
      'box|vetro|anta|porta': 'si col vetro, fisso e porta',
      'piastrell|pannell|rivest': 'pannelli sopra quelle che ci sono',
      'piano|ascensore': 'piano terra',
      'quando|tempi': 'appena possibile',
    },
    facts: [fact('vasca'), fact('pannell'), fact('lecce'), fact('170', '1,70', 'metro e settanta', '1.70')],
    wrong: ['rifacimento completo'],
    jobs: [scopes.bathToShower],
    band: [1_450, 3_700],
    after: [
      {
        say: 'e li posso scaricare sti soldi?',
        about: [
          'detra',
          'bonus',
          '50',
          '36',
          'irpef',
          'caf',
          'commercialista',
          'manutenzione ordinaria',
          'agevol',
        ],
      },
    ],
  },
  {
    id: 'b-w03-three-pieces-vicenza',
    service: 'ristrutturazione_bagno',
    at: 'Vicenza',
    turns: [
      {
        say: 'Ciao, go da cambiar water bidè e lavandino, tre pezzi, quelli verdi orrendi de mia suocera. Mattonelle e tubi restano così. Normali a pavimento con i suoi rubinetti. Siamo a Vicenza, 36100. Quanto vien?',
      },
    ],
    answers: {
      'sospes|terra|pavimento': 'a pavimento normali',
      'scaric|parete': 'scarico a terra mi pare',
      'quando|tempi': 'nessuna fretta',
      'piano|ascensore': 'primo piano',
    },
    facts: [fact('vicenza', '36100'), fact('bid'), fact('3', 'tre', ['wc', 'bid'], ['water', 'bid'])],
    jobs: [scopes.fixtures],
    band: [900, 2_250],
    once: true,
    after: [
      {
        say: 'anzi il lavandino lo teniamo, facciamo solo gli altri due',
        about: ['2', 'lavabo', 'aggiorn', 'wc', 'water', 'bid', 'pezzi'],
        jobs: [scopes.fixtures],
        band: [600, 1_520],
      },
    ],
  },
  {
    id: 'b-w04-only-box-olbia',
    service: 'ristrutturazione_bagno',
    at: 'Olbia',
    turns: [
      {
        say: 'il vetro della doccia si è sganciato e ha il profilo tutto arrugginito , voglio un box nuovo il piatto sotto è buono nn si tocca',
      },
    ],
    answers: {
      'misur|grand|larg|cm': '80x100 ad angolo',
      'dove|comune|citt': 'olbia',
      piatto: 'il piatto resta quello',
      'vetro|tipo|porta|apertura': 'scorrevole trasparente',
      'quando|tempi': 'prima di natale se si può',
    },
    facts: [fact('box'), fact('olbia')],
    jobs: [scopes.showerBox],
    band: [580, 1_450],
  },
  {
    id: 'b-w05-tiles-fixtures-savona',
    service: 'ristrutturazione_bagno',
    at: 'Savona',
    turns: [
      {
        say: 'Buongiorno. Le tubature le ho rifatte nel 2015 quindi quelle NON si toccano. Vorrei cambiare tutte le piastrelle pavimento e muri e i sanitari (wc, bidet, lavabo, doccia) di un bagno di 5 mq a Savona, appartamento al terzo con ascensore. Fascia media. Grazie Piera',
      },
    ],
    answers: {
      'sospes|terra': 'a terra',
      'sovrappo|sopra|togli|demol': 'le vecchie le toglierei',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('savona'), fact('5 m', '5m'), fact('piastrell', 'rivestiment')],
    jobs: [scopes.restyling],
    band: [3_050, 7_400],
    once: true,
    after: [
      {
        say: 'E se i sanitari li volessi sospesi quanto mi cambia?',
        about: ['700', '1.200', '1200', '800', 'in più', 'cassett', 'staff', 'aument', 'circa'],
      },
      { say: 'Quanto dura il lavoro?', about: ['giorn', 'settiman'] },
    ],
  },
  {
    id: 'b-w06-second-ravenna',
    service: 'ristrutturazione_bagno',
    at: 'Ravenna',
    turns: [
      {
        say: 'abbiamo uno sgabuzzino attaccato al bagno e ci verrebbe un secondo bagnetto coi figli grandi la mattina è una guerra',
      },
      { say: 'la colonna è proprio dietro il muro, un paio di metri. finestre non ce ne sono' },
    ],
    answers: {
      'mis|grand|mq|metri': 'due metri per uno e mezzo',
      'dove|comune|citt': 'ravenna',
      'colonna|scaric': 'un paio di metri',
      'doccia|vasca|sanitar': 'wc lavabo e doccia',
      'finestr|aspir|ventil': 'cieco',
      'fascia|livello|materiali': 'media',
      'piano|ascensore': 'secondo con ascensore',
      'quando|tempi': 'anno nuovo',
    },
    facts: [fact('ravenna'), fact('sgabuzzin', 'ripostigl'), fact('colonna')],
    jobs: [scopes.secondBathroom],
    band: [7_500, 18_000],
    after: [
      {
        say: 'ma senza finestra si può fare lo stesso o non è a norma',
        about: ['aspira', 'estrat', 'ventol', 'ventil', 'cieco', 'forzata'],
      },
      {
        say: 'e al comune va detto qualcosa?',
        about: ['cila', 'pratica', 'tecnic', 'geometra', 'comunicaz'],
      },
    ],
  },
  {
    id: 'b-w07-grandma-caltanissetta',
    service: 'ristrutturazione_bagno',
    at: 'Caltanissetta',
    turns: [
      {
        say: "me nonna avi 88 anni e nella doccia c'è un gradino di 20 cm, ha già rischiato due volte. serve una doccia a filo pavimento col seggiolino e due maniglioni x tenersi, il resto del bagno va bene così. caltanissetta",
      },
    ],
    answers: {
      'mis|grand|cm': '80x120',
      'piano|ascensore': 'piano rialzato',
      'carrozz|cammin|deambul': 'cammina col bastone',
      'box|vetro|tenda': 'un vetro semplice',
      'quando|tempi|urgen': 'il prima possibile',
      'wc|water': 'il water resta',
    },
    facts: [fact('caltanissetta'), fact('maniglion'), fact('filo'), fact('seggiolin', 'sedil', 'sedut')],
    jobs: [scopes.accessible],
    band: [2_000, 5_400],
    once: true,
    after: [
      {
        say: "cè ancora l'agevolazione del 75% per gli anziani?",
        about: [
          'scadut',
          'termin',
          '31',
          '2025',
          'finit',
          'non c',
          'non è più',
          'barrier',
          '50',
          '36',
          'chius',
          'conclus',
        ],
      },
    ],
  },
]
