import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const facade: readonly CorpusConversation[] = [
  {
    id: 'tb7-house-colour-trevignano',
    service: 'ristrutturazione_facciata',
    at: 'Trevignano Romano',
    turns: [
      {
        say: 'ciao vorrei ridare il colore alla casa fuori, a Trevignano Romano. è a un piano solo, circa 140 mq di muri, giallino come adesso',
      },
    ],
    answers: {
      'foto|immagin': 'dopo le mando',
      'stato|intonac|crep|rovinat|scrost|umid|distacc':
        'il muro è sano, solo sbiadito e un po’ nero sotto le finestre',
      'pittur|materiale|tipo|prodott|quarzo|finit': 'al quarzo, quella normale',
      'color|tinta': 'giallo chiaro come ora',
      'quant|metri|superfic|grand|mq|dimension': '140 metri quadri piu o meno',
      'pontegg|piano|access|scala|alt|raggiung':
        'piano unico, alta 3 metri e qualcosa, si fa con la scala, niente ponteggio',
      'dove|comun|citt|zona|paese|indirizz': 'trevignano romano',
      'quando|temp|urgen|entro|iniz': 'ad aprile',
      'vincol|condomin|centro': 'no casa singola fuori dal centro',
    },
    facts: [fact('trevignano'), fact('140'), fact('giall'), fact('quarzo', 'aprile')],
    jobs: [scopes.facadePaint],
    // 140 × 14–26 = 1.960–3.640, Lazio k 1, no scaffold; VAT 10 %: 2.160–4.000, middle 3.080
    band: [2050, 4200],
    after: [
      {
        say: 'il lavaggio del nero sotto i davanzali è nel prezzo?',
        about: ['compres', 'inclus', 'prima', 'puli', 'idropul', 'fissativ', 'prepara'],
      },
      {
        say: 'e quante passate date?',
        about: ['due', '2', 'mani', 'mano', 'fissativ', 'fondo', 'primer'],
      },
    ],
  },
  {
    id: 'tb8-outer-insulation-feltre',
    service: 'ristrutturazione_facciata',
    at: 'Feltre',
    turns: [
      {
        say: 'Buongiorno, sono un pensionato di Feltre con una casa singola del 1974 in mattoni forati. Desidero un preventivo per il cappotto: 210 mq al netto, polistirene grigio da 12 cm. Due piani fuori terra, giardino tutt’intorno. Grazie, Bruno',
      },
    ],
    answers: {
      'foto|immagin': 'non sono capace',
      'intonac|stato|crep|umid|distacc|rovinat': 'intonaco buono, niente crepe',
      'davanzal|soglie|finestr|infiss|serrament': 'finestre già cambiate, i davanzali sono 11 di marmo',
      'spessor|materiale|tipo|pannell|isolant': 'eps con grafite da 12',
      'color|finit': 'bianco sporco',
      'quant|metri|superfic|grand|mq|dimension': '210 metri quadri',
      'pontegg|piano|access|scala|alt|raggiung':
        'due piani, alto 6 metri, ponteggio facile perche c’è giardino',
      'dove|comun|citt|zona|paese|indirizz': 'feltre, frazione villabruna',
      'quando|temp|urgen|entro|iniz': 'la prossima primavera',
      'vincol|condomin|centro|proprie': 'proprietario, nessun vincolo',
    },
    facts: [fact('feltre'), fact('210'), fact('12'), fact('grafit', 'grigi', 'eps', 'polistir')],
    jobs: [scopes.facadeInsulation],
    // 210 × 120–190 = 25.200–39.900 with scaffold; k 1,03 (m 0,5) × 1,015; VAT 10 %: 28.100–44.500, middle 36.300
    band: [24500, 47000],
    after: [
      {
        say: 'gli 11 davanzali di marmo diventano troppo corti, come si fa?',
        about: [
          'prolung',
          'nuov',
          'sostitu',
          'allung',
          'copri',
          'allumin',
          '60',
          '120',
          'sporg',
          'compres',
          'inclus',
          'a parte',
          'esclus',
          'semplic',
        ],
      },
      {
        say: 'con la lana di roccia invece quanto mi costerebbe in più al metro?',
        about: ['25', '30', '40', 'euro', '€', 'aument', 'sovrapp', 'mq', 'm²', 'rinc'],
      },
      {
        say: 'mi conviene aspettare il 2027 per le tasse?',
        about: ['50', '36', '30', 'detra', 'bonus', 'ecobonus', 'caf', 'commercialist', 'fiscal'],
      },
    ],
  },
  {
    id: 'tb9-balcony-floor-bacoli',
    service: 'ristrutturazione_facciata',
    at: 'Bacoli',
    turns: [
      {
        say: 'il balcone fa passare l’acqua e al vicino di sotto è uscita la macchia mi vuole denunciare.. si deve levare tutto il pavimento e rifarlo, 8 metri quadrati, Bacoli',
      },
    ],
    answers: {
      'foto|immagin': 'mo non posso',
      'frontal|bordo|sotto|ferri|ciel': 'il bordo sta buono, la macchia sotto la fa il vicino',
      'ringhier|parapett': 'la ringhiera non si tocca',
      'demol|sopra|toglier|vecchi|esistent': 'si toglie tutto e si mette nuovo',
      'piastrell|materiale|tipo|finit|paviment': 'mattonelle da esterno color cotto, roba normale',
      'quant|metri|superfic|grand|mq|dimension': '8 metri quadrati, lungo 5 e mezzo',
      'piano|access|ascens|scala|alt|raggiung|pontegg':
        'secondo piano senza ascensore, si passa da dentro casa',
      'dove|comun|citt|zona|paese|indirizz': 'bacoli',
      'quando|temp|urgen|entro|iniz': 'il prima possibile che quello mi scrive tutti i giorni',
      condomin: 'palazzina di 4 famiglie, il balcone è mio',
    },
    facts: [
      fact('bacoli'),
      fact('8'),
      fact('piastrell', 'mattonell', 'pavimen'),
      fact('secondo', '2°', ['2', 'pian']),
    ],
    jobs: [scopes.balconyFloor],
    // 8 × 110–190 = 880–1.520, at least 900; Campania k 0,88 (m 0,65) × 0,922; VAT 10 %: 910–1.540, middle 1.230
    band: [850, 1650],
    after: [
      {
        say: 'ma l’amministratore lo devo avvisare o faccio io?',
        about: [
          'condomin',
          'comunic',
          'assemble',
          'privat',
          'inform',
          'avvert',
          'conviene',
          'chied',
          'decor',
          'consigl',
        ],
      },
      {
        say: 'per quanti giorni non si puo uscire sul balcone',
        about: ['4', '5', '6', '7', 'quattro', 'cinque', 'sei', 'settiman', 'asciug', 'matur'],
      },
    ],
  },
  {
    id: 'tb10-edges-and-railings-sestri',
    service: 'ristrutturazione_facciata',
    at: 'Sestri Levante',
    turns: [
      {
        say: 'salve ho due terrazzini al primo piano a Sestri Levante, la salsedine ha mangiato il bordo di cemento e si vedono i ferri, in tutto 18 metri di frontalino. e le ringhiere sono tutte ruggine, 16 metri quadri da ripitturare. mi fate un conto di tutt’e due?',
      },
    ],
    answers: {
      'foto|immagin': 'le faccio domani con la luce',
      'ringhier|ferro|saldat|ruggin|barr': 'solo ruggine, nessun pezzo da saldare, verde scuro come ora',
      'sotto|ciel|soffitt': 'sotto è a posto',
      'profond|spessor|stato|ferri|calcest|cement': 'qualche cm, si vedono i ferri in quattro o cinque posti',
      'quant|metri|lung|superfic|grand|mq|dimension': '18 metri di bordo e 16 mq di ringhiera',
      'pontegg|piano|access|scala|alt|raggiung|trabatt':
        'primo piano, 4 metri da terra sul cortile mio, va bene un trabattello',
      'color|finit|tinta': 'bordo bianco',
      'dove|comun|citt|zona|paese|indirizz': 'sestri levante',
      'quando|temp|urgen|entro|iniz': 'prima dell’estate che affittiamo',
      'condomin|vincol': 'no casa indipendente',
    },
    facts: [fact('sestri'), fact('18'), fact('16'), fact('estate')],
    jobs: [scopes.balconyEdge, scopes.railings],
    // edges 18 × 40–95 = 720–1.710, railings 16 × 25–45 = 400–720; k 1,03 (m 0,8) × 1,024; VAT 10 %: 1.260–2.740, middle 2.000
    band: [1300, 2700],
    after: [
      {
        say: 'col mare vicino dopo quanto la ringhiera torna arrugginita?',
        about: ['anni', 'antirugg', 'salsed', 'smalt', 'manutenz', 'zinc', 'salin', 'ritocc', 'durat'],
      },
      {
        say: 'oddio proprio adesso è venuto giu un pezzo di cemento grosso come un’arancia sul marciapiede dove passa la gente',
        safety: {
          steps: [
            [
              'transenn',
              'delimit',
              'recint',
              'nastro',
              'allontan',
              'sgomb',
              'area',
              'nessun',
              'passa',
              'sost',
              'sotto',
            ],
          ],
          call: true,
        },
      },
    ],
  },
  {
    id: 'tb11-wet-stone-walls-piedimonte',
    service: 'ristrutturazione_facciata',
    at: 'Piedimonte Matese',
    turns: [
      {
        say: 'buonasera, casa antica in pietra a Piedimonte Matese. I muri a terra sono bagnati fino a ottanta centimetri, esce una polvere bianca come sale e la pittura si gonfia, sia fuori che dentro. non sono i tubi, l’hanno già controllati. il muro è spesso 60 e il tratto sara 14 metri. cosa si puo fare e quanto ci vuole',
      },
    ],
    answers: {
      'foto|immagin': 'ora è buio',
      'tub|perdit|infiltr|grond|pioggia': 'tubi a posto, sale dal terreno pure d’estate',
      'spessor|muro|materiale|pietra': 'pietra, 60 cm',
      'quant|metri|lung|superfic|grand|mq|dimension|altezz|alt': '14 metri lineari, fino a 80 cm da terra',
      'piano|access|raggiung': 'piano terra sulla strada',
      'dove|comun|citt|zona|paese|indirizz': 'piedimonte matese',
      'quando|temp|urgen|entro|iniz': 'entro l’anno',
    },
    facts: [fact('piedimonte'), fact('14'), fact('60'), fact('80', 'ottanta')],
    // rising damp: needs a diagnosis, left without a figure
    jobs: [],
    after: [
      {
        say: 'quelle scatolette elettroniche che mandano l’impulso funzionano o sono una fregatura?',
        about: [
          'diagnos',
          'sopralluog',
          'tecnic',
          'barrier',
          'dipend',
          'prov',
          'risalit',
          'verific',
          'efficac',
          'espert',
          'umid',
          'capillar',
        ],
      },
      {
        say: 'intanto posso ridare il bianco sopra?',
        about: [
          'asciug',
          'umid',
          'gonfi',
          'stacc',
          'traspir',
          'caus',
          'prima',
          'scrost',
          'inutil',
          'non conv',
          'sconsigl',
          'risolv',
          'dopo',
          'temporan',
        ],
      },
    ],
  },
  {
    id: 'tb12-hollow-walls-castelgoffredo',
    service: 'ristrutturazione_facciata',
    at: 'Castel Goffredo',
    turns: [
      {
        say: 'ciao gino, villetta anni 80 a castel goffredo, d’inverno i muri sono ghiacciati e se ci batti suona vuoto. mio cognato si è fatto sparare dentro della roba con un tubo dai buchetti e dice che è cambiata la vita. io le impalcature non le voglio. le pareti sono 120 mq',
      },
    ],
    answers: {
      'foto|immagin': 'no dai',
      'vuot|intercap|camera|cm|spessor|larg': '8 cm di vuoto, ho infilato un metro da una presa',
      'materiale|tipo|isolant|prodott|fiocc|schium|lana': 'non lo so, quello che consigliate',
      'intern|estern|lato|fori|buchi': 'i buchi meglio da fuori',
      'quant|metri|superfic|grand|mq|dimension': '120 metri quadri di muri esterni',
      'piano|access|scala|alt|raggiung|pontegg': 'due piani, intorno c’è il cortile, si fa con la scala',
      'muffa|umid|stato|crep|intonac': 'niente muffa, intonaco buono',
      'dove|comun|citt|zona|paese|indirizz': 'castel goffredo mantova',
      'quando|temp|urgen|entro|iniz': 'settembre ottobre',
    },
    facts: [fact('goffredo'), fact('120'), fact(['8', 'cm'], 'vuot', 'intercaped')],
    jobs: [scopes.cavityFill],
    // 120 × 25–50 = 3.000–6.000; k 1,03 (m 0,45) × 1,0135; VAT 10 %: 3.340–6.690, middle 5.020
    band: [3300, 6700],
    after: [
      {
        say: 'e se facessi solo il lato nord che sono 40 metri?',
        facts: [fact('40')],
        jobs: [scopes.cavityFill],
        // 40 × 25–50 = 1.000–2.000; × 1,0135; VAT 10 %: 1.115–2.230, middle 1.670
        band: [1050, 2300],
      },
      {
        say: 'ma dopo i buchetti sulla facciata si vedono?',
        about: ['chiu', 'stucc', 'malta', 'tint', 'ritocc', 'color', 'ripris', 'tapp', 'sigill', 'intonac'],
      },
    ],
  },
]
