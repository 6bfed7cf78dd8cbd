import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'ua21-repaint-scaffold-there-lucera',
    service: 'ristrutturazione_facciata',
    at: 'Lucera',
    turns: [
      {
        say: 'Salve abito a Lucera, villetta su due piani. Devo solo ridipingere fuori, 180 mq di facciata, l’intonaco è sano. Il ponteggio è già montato perché stanno finendo il tetto e me lo lasciano. Colore giallino chiaro pittura al quarzo',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Lucera (FG)',
      'pontegg|impalcat|access': 'il ponteggio c’è già',
      'intonac|stato|condizion|crep|stacc|rovinat|umid': 'sano, solo sbiadito',
      'pittur|tipo|quarz|material|color|finitur': 'quarzo, giallo chiaro',
      'metri|mq|quant|grand|superfic': '180 mq',
      'piani|piano|altezz': 'due piani',
      'balcon|cornic|frontal|ringhier': 'no quelli stanno bene',
      'isol|cappott': 'no niente cappotto',
      'quand|tempi|entro|urgen|inizi': 'subito, finché c’è il ponteggio, un mese e mezzo al massimo',
    },
    facts: [fact('lucera'), fact('180'), fact('pontegg'), fact('quarz')],
    jobs: [scopes.facadePaint],
    // 180 × 14–26 = 2.520–4.680 (quarzo 14–18); Puglia −8 %; + 10 % = 2.550–4.740, middle 3.640 (k 1: 3.960)
    band: [2500, 5300],
    after: [
      {
        say: 'se piove a lavoro appena finito si rovina tutto?',
        about: [
          'asciug',
          'ore',
          'meteo',
          'tempo',
          'asciutt',
          'previs',
          'temperatur',
          'umid',
          'acqua',
          'bagn',
          'colat',
        ],
      },
      {
        say: 'serve chiedere al comune per il colore?',
        about: [
          'storic',
          'vincol',
          'piano del colore',
          'libera',
          'edilizia',
          'regolament',
          'paesagg',
          'permess',
          'tecnic',
          'stess',
          'autorizz',
        ],
      },
    ],
  },
  {
    id: 'ua22-eps-coat-asiago',
    service: 'ristrutturazione_facciata',
    at: 'Asiago',
    turns: [
      {
        say: 'Buongiorno, casa singola ad Asiago del 1979, due piani più mansarda. In inverno spendiamo una follia di gas. Vorremmo il cappotto esterno in polistirene da 12 o 14 cm su 210 metri quadri di muri. Davanzali quelli che ci sono se si può',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Asiago',
      'pontegg|access|spazio|giardin':
        'casa isolata con giardino tutto attorno, il ponteggio ci sta, non l’abbiamo',
      'material|eps|polist|lana|spessor|isol': 'EPS 12-14 cm',
      'intonac|stato|condizion|crep|stacc|rovinat|umid': 'intonaco ancora attaccato bene',
      'metri|mq|quant|grand|superfic': '210 mq',
      'piani|piano|altezz': 'due più mansarda, 7 metri alla gronda',
      'davanzal|balcon|finestr|infiss': 'finestre già cambiate, un balcone solo',
      'anno|epoca|costru': '1979',
      'quand|tempi|entro|urgen|inizi': 'da maggio a settembre che poi nevica',
    },
    facts: [fact('asiago'), fact('210'), fact('eps', 'polistir', 'polist'), fact('12', '14')],
    jobs: [scopes.facadeInsulation],
    // 210 × 120–190 = 25.200–39.900 (scaffold in) + 10 % = 27.700–43.900, middle 35.800
    band: [23500, 48500],
    after: [
      {
        say: 'e facendolo in lana di roccia?',
        jobs: [scopes.facadeInsulation],
        facts: [fact('lana')],
        // + 25–40 €/m² (165–230): 210 × 145–230 = 30.450–48.300 + 10 % = 33.500–53.100, middle 43.300
        band: [29000, 59000],
      },
      {
        say: 'quanto mi torna indietro con le tasse? ci abitiamo',
        about: ['50', '36', 'detrazion', 'ecobonus', 'bonus', 'dieci', '10', 'enea', 'commercialist', 'caf'],
      },
    ],
  },
  {
    id: 'ua23-balcony-edges-soverato',
    service: 'ristrutturazione_facciata',
    at: 'Soverato',
    turns: [
      {
        say: 'balcone al primo piano vicino al mare, a soverato. il bordo davanti è tutto mangiato dalla salsedine e si vedono i ferri, sono 14 metri in tutto che gira ad angolo',
      },
      {
        say: 'e pure la ringhiera di ferro sopra è arrugginita, 14 metri alta 1, da scartavetrare e ridare antiruggine e vernice. il pavimento invece è buono',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'soverato',
      'cad|pericol|distacc|pezzi': 'per ora no non cade niente, sotto c’è il mio giardino',
      'pontegg|access|raggiung|altezz': 'primo piano, 4 metri, basta un trabattello',
      paviment: 'il pavimento è buono',
      'ringhier|ferro|vernic': '14 metri alta un metro, liscia a barre dritte',
      'frontal|bordo|spessor|profond': 'mangiato due o tre centimetri',
      'sotto|cielin|soffitt': 'sotto è a posto',
      'metri|mq|quant|lung|grand|misur': '14 metri',
      'condomin|propriet': 'casa mia privata',
      'piani|piano': 'primo piano',
      'quand|tempi|entro|urgen|inizi': 'prima dell’estate',
    },
    facts: [
      fact('soverato'),
      fact('14'),
      fact('ringhier'),
      fact('primo piano', '1° piano', 'piano 1', 'ferri', 'bordo', 'frontal'),
    ],
    jobs: [scopes.balconyEdge, scopes.railings],
    // frontalino 14 × 40–95 = 560–1.330 + ringhiera 14 m² × 25–45 = 350–630 = 910–1.960; Calabria −16 %; + 10 % = 840–1.810, middle 1.330 (k 1: 1.580)
    band: [870, 2100],
    after: [
      {
        say: 'ma i ferri che si vedono li devono cambiare?',
        about: [
          'passiv',
          'spazzol',
          'antirug',
          'trattat',
          'trattam',
          'malta',
          'rugg',
          'integr',
          'puli',
          'sostitu',
          'protett',
          'convertitor',
        ],
      },
      {
        say: 'quanto dura poi la vernice qui col mare a due passi?',
        about: [
          'anni',
          'anno',
          'zinc',
          'mano',
          'mani',
          'ritocc',
          'manutenz',
          'salsedin',
          'ciclo',
          'epossid',
          'protezion',
          'primer',
        ],
      },
    ],
  },
  {
    id: 'ua24-veranda-pontecagnano',
    service: 'ristrutturazione_facciata',
    at: 'Pontecagnano Faiano',
    turns: [
      {
        say: 'Ciao Gino, ho un terrazzo sul retro di 12 mq a Pontecagnano e lo vorrei chiudere a veranda, con i vetri e il tetto, così ci faccio una stanzetta in più. Un prezzo tutto finito?',
      },
    ],
    answers: {
      'dove|comune|citt|paes': 'Pontecagnano Faiano (SA)',
      'metri|mq|quant|grand|superfic|misur': '12 mq, 4 x 3',
      'permess|pratic|condomin': 'non ho chiesto ancora niente a nessuno',
      'material|allumin|vetr': 'alluminio e vetro',
      'piani|piano|altezz|access': 'secondo piano, condominio di 6 famiglie',
      'quand|tempi|entro|urgen|inizi': 'quest’anno',
    },
    facts: [],
    jobs: [],
    after: [
      {
        say: 'ma il mio vicino l’ha fatta senza chiedere niente a nessuno, perché io no?',
        about: [
          'permess',
          'abus',
          'comune',
          'volum',
          'titolo',
          'autorizz',
          'tecnic',
          'geometr',
          'sanzion',
          'demoliz',
          'condomin',
          'multa',
          'pratic',
        ],
      },
    ],
  },
]
