import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const renovation: readonly CorpusConversation[] = [
  {
    id: 'ua5-first-home-lanciano',
    service: 'ristrutturazione',
    at: 'Lanciano',
    turns: [
      {
        say: 'Ciao, io e il mio ragazzo abbiamo appena fatto il rogito di un appartamento del 1968 a Lanciano. 74 mq, un bagno solo. È tutto originale quindi va rifatto completamente: luce, tubi, riscaldamento, pavimenti, bagno, porte. Le finestre no perché le ha cambiate il vecchio proprietario nel 2019',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Lanciano (CH)',
      'finestr|infiss|serrament': 'no quelle restano',
      'bagni|bagno': 'uno solo',
      'impiant|elettric|idraul|riscald': 'tutti da rifare, è originale',
      'livell|finitur|fascia|qualit|materiali': 'una via di mezzo, non lusso',
      'metri|mq|quant|grand|superfic': '74 mq',
      'muri|pareti|demol|distribuz|spostar': 'le stanze vanno bene così',
      'abit|vuot|libera': 'vuoto, abitiamo ancora in affitto',
      'anno|epoca|costru|stato|condizion': '1968, tutto originale',
      'piano|ascensor|access': 'terzo piano con ascensore piccolo',
      'quand|tempi|entro|urgen|inizi': 'vorremmo entrare per l’estate prossima',
    },
    facts: [
      fact('lanciano'),
      fact('74'),
      fact('un bagno', '1 bagno', 'uno solo', 'un solo bagno', ['bagni', '1']),
    ],
    jobs: [scopes.homeFull],
    // 74 × 700–1.250 = 51.800–92.500; labour of Abruzzo −3 %; + 10 % = 55.300–98.700, middle 77.000
    band: [50000, 104000],
    after: [
      {
        say: 'la cucina è compresa?',
        about: ['mobil', 'arred', 'componibil', 'elettrodomest', 'esclus', 'attacc', 'a parte', 'non è'],
      },
      {
        say: 'per le detrazioni quanto si recupera, è prima casa',
        about: ['50', '36', '96.000', '96000', 'bonus', 'dieci', '10', 'commercialist', 'caf'],
      },
    ],
  },
  {
    id: 'ua6-tiles-over-tiles-bosa',
    service: 'ristrutturazione',
    at: 'Bosa',
    turns: [
      {
        say: 'bonasera. Ho il pavimento della zona giorno vecchio ma tiene bene, non voglio rompere niente, vorrei il gres effetto legno appoggiato sopra a quello che c’è. 38 metri quadri, Bosa',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Bosa (OR)',
      'porte|porta|battiscop': 'porte 2, se c’è da piallare si pialla',
      'staccat|stato|condizion|livell|piano e|rott|vuote': 'è in piano e non si muove niente',
      'metri|mq|quant|grand|superfic|stanz': '38 mq, soggiorno e ingresso',
      'gres|material|tipo|format|piastrell|laminat|parquet': 'gres effetto legno',
      'demol|sopra|toglier|sovrapp': 'sopra, senza demolire',
      'mobil|arredat|vuot|abitat': 'i mobili li sposto nelle altre camere',
      'piano|ascensor|access': 'piano terra',
      'quand|tempi|entro|urgen|inizi': 'a ottobre',
    },
    facts: [fact('bosa'), fact('38'), fact('gres'), fact('legno')],
    jobs: [scopes.floorOver],
    // 38 × 50–90 = 1.900–3.420 (+ wood look 38 × 15–35 = 570–1.330); Sardegna −7 %; + 10 %: middle 2.720, with the extra 3.690
    band: [2100, 4300],
    after: [
      {
        say: 'ma poi la porta d’ingresso si apre ancora?? quella è blindata non la puoi piallare',
        about: [
          'spessor',
          'altezz',
          'millimetr',
          'mm',
          'cm',
          'centimetr',
          'misur',
          'soglia',
          'sottil',
          'lama',
          'para',
          'tagli',
          'sopralluog',
          'fabbr',
        ],
      },
      {
        say: 'i battiscopa nuovi sono dentro al prezzo?',
        about: ['metro', 'a parte', 'non compres', 'esclus', 'compres', 'inclus', 'zoccol', '8', '15'],
      },
    ],
  },
  {
    id: 'ua7-open-space-codroipo',
    service: 'ristrutturazione',
    at: 'Codroipo',
    turns: [
      {
        say: 'Mandi, sono di Codroipo. Voglio buttar giù la parete tra cucina e soggiorno. Il geometra è passato e ha detto che è un tramezzo da 8, non tiene su niente. Lunga 3 metri alta 2,70',
      },
      {
        say: 'ah e già che ci siamo cambierei le porte interne, ne ho 4, di quelle normali a battente laminate bianche',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Codroipo',
      'portant|tramezz': 'non è portante, l’ha detto il geometra',
      'impiant|fili|tubi|pres|interruttor': 'c’è solo un interruttore della luce',
      'porte|porta': '4 porte a battente bianche laminate',
      paviment: 'sotto c’è lo stesso pavimento, ho anche delle piastrelle di scorta',
      'lung|alt|misur|grand|metri|mq|quant|superfic': 'il muro 3 metri per 2,70',
      'abit|vuot|libera': 'ci abitiamo',
      'piano|ascensor|access|maceri': 'villetta a schiera, piano terra',
      'quand|tempi|entro|urgen|inizi': 'dopo le feste',
    },
    facts: [
      fact('codroipo'),
      fact(['4', 'port'], ['quattro', 'port']),
      fact('non portant', 'tramezz'),
      fact('2,70', '2,7', '8,1', '3 metri', '3 m'),
    ],
    jobs: [scopes.wallDown, scopes.innerDoors],
    // muro 800–2.500 + porte 4 × 350–850 = 1.400–3.400; × 1,10 and 1,16: 880–2.750 + 1.620–3.940 = 2.500–6.690, middle 4.600
    band: [3000, 6200],
    after: [
      {
        say: 'serve qualche permesso in comune per il muro?',
        about: ['cila', 'tecnic', 'geometr', 'pratic', 'asseverat', 'comunicaz'],
      },
      {
        say: 'e se di porte ne cambiassi solo due?',
        jobs: [scopes.wallDown, scopes.innerDoors],
        facts: [fact(['2', 'port'], ['due', 'port'])],
        // muro 880–2.750 + 2 × 350–850 × 1,16 = 810–1.970: 1.690–4.720, middle 3.200
        band: [2080, 4330],
      },
    ],
  },
  {
    id: 'ua8-stair-lift-camogli',
    service: 'ristrutturazione',
    at: 'Camogli',
    turns: [
      {
        say: 'Scrivo per mio papà, 86 anni, ha la casa su due livelli a Camogli e con le ginocchia che ha non sale più. Avremmo bisogno di quella poltroncina che va su per il corrimano della scala, insomma il montascale. Sono 14 gradini con una curva. Che prezzi hanno?',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Camogli',
      'gradin|scala|curva|largh|rampa': '14 gradini con una curva, larga circa 85 cm',
      'pres|elettric|corrent': 'c’è una presa in fondo alla scala',
      'quand|tempi|entro|urgen|inizi': 'il prima possibile',
    },
    facts: [],
    jobs: [],
    after: [
      {
        say: 'ho capito, ma allora a chi mi devo rivolgere?',
        about: [
          'ditt',
          'specializz',
          'sopralluog',
          'ascensor',
          'aziend',
          'tecnic',
          'install',
          'produttor',
          'montascal',
          'costruttor',
        ],
      },
      {
        say: 'intanto nel suo bagno vorrei far mettere due maniglioni, uno vicino al wc e uno nella doccia. muro in mattoni',
        jobs: [scopes.accessible],
        // only grab rails 300–900; two of them 150–700: + 10–15 %, middle 450–680
        band: [250, 900],
        facts: [fact(['2', 'maniglion'], ['due', 'maniglion'], 'maniglion')],
      },
    ],
  },
]
