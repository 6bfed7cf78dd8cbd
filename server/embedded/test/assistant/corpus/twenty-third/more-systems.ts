import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSystems: readonly CorpusConversation[] = [
  {
    id: 'yc-systems-4-bovisa',
    service: 'impianti',
    at: 'Milano',
    turns: [
      {
        say: 'Ciao! Appena rogitato un bilocale di 52mq a Milano in Bovisa, 2 piano con ascensore, vuoto. Impianto elettrico anni 70 senza messa a terra, da rifare completo sotto traccia con quadro nuovo, livello standard. Quanto budget devo prevedere?',
      },
      { say: 'ah il parquet e l’imbiancatura li fa mio cugino, a me serve sapere solo l’elettrico' },
    ],
    once: true,
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona|quartier': 'Milano, Bovisa',
      'abitat|vuot|mobil|arred': 'vuoto, ci entro dopo',
      'domot|smart|livell|fascia|qualit|budget': 'standard, no domotica',
      'metri|mq|grand|superfic|dimension|stanz|vani|camer|quant|punt|pres': '52 mq, bilocale',
      'mur|tracc|paret|canal|intonac': 'sotto traccia, muri in forati',
      'quadro|contator|salvav': 'quadro da fare nuovo',
      'pian|ascens|acced|access': 'secondo con ascensore',
      'quando|temp|entro|inizi|urgen': 'il mese prossimo',
      dove: 'Milano, Bovisa',
    },
    facts: [fact('milano', 'bovisa'), fact('52'), fact('tracc', 'incass')],
    jobs: [scopes.electric],
    // i.elettrico 52 × 65–105 = 3.380–5.460, Milano × (1 + 0,60 × 0,22): middle 4.420 × 1,132 = 5.000 + 10 % = 5.500
    band: [3600, 7400],
    after: [
      {
        say: 'devo avvisare il comune o basta l’amministratore?',
        about: [
          'libera',
          'libero',
          'permess',
          'cila',
          '37',
          'dichiaraz',
          'pratic',
          'autorizz',
          'ediliz',
          'comunic',
          'obblig',
          'serve',
          'necess',
          'condomin',
        ],
      },
      {
        say: 'scusa ma nel prezzo i lampadari e le placchette ci stanno?',
        about: [
          'compres',
          'inclus',
          'esclus',
          'frutt',
          'interruttor',
          'punti luce',
          'a parte',
          'comprend',
          'serie',
        ],
      },
    ],
  },
  {
    id: 'yc-systems-5-bosa',
    service: 'impianti',
    at: 'Bosa',
    turns: [
      {
        say: 'buongiorno da Bosa. due lavoretti: motore per il cancello scorrevole di ferro che c’è già, lungo 4 metri e scorre bene, la corrente al pilastro c’è. e al posto del citofono vecchio un videocitofono per una famiglia sola, fili già passati dal cancello a casa. sono in pensione e ad aprire sotto la pioggia non ci vado più',
      },
    ],
    once: true,
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona': 'Bosa, strada per la marina',
      'video|citofon|monitor|wifi|telefon': 'un videocitofono semplice, uno schermo solo, fili già passati',
      'cancell|anta|ante|scorrev|batten|metri|lungh|peso': 'scorrevole in ferro di 4 metri, già esistente',
      'corrent|linea|cavi|fili|elettric|scav': 'la corrente arriva già al pilastro',
      'quant|numer': 'un cancello e un videocitofono',
      'pian|acced|access|casa': 'casa indipendente, accesso dalla strada',
      'quando|temp|entro|inizi|urgen': 'prima dell’autunno',
      dove: 'Bosa',
    },
    facts: [fact('bosa'), fact('scorrev'), fact('video'), fact('4 m', '4m', ['4', 'metri'])],
    jobs: [scopes.gate, scopes.intercom],
    // i.cancello sliding 1.000–1.900 = 1.450 (whole row 1.800), i.citofono 180–600 = 390 (video kit 450); Sardegna × 0,952:
    // 1.750–2.140 + about 11 % = 1.940–2.380
    band: [1400, 2950],
    after: [
      {
        say: 'se manca la luce resto chiuso di fuori?',
        about: [
          'sblocc',
          'manual',
          'chiav',
          'batteri',
          'tampone',
          'emergenz',
          'blackout',
          'black',
          'apr',
          'mano',
        ],
      },
      {
        say: 'quello che viene a vedere vuole soldi anche solo per guardare?',
        about: [
          'gratuit',
          'gratis',
          'impegn',
          'sopralluog',
          'costo',
          'costa',
          'paga',
          'zero',
          'dipend',
          'artigian',
          'impres',
          'chied',
        ],
      },
    ],
  },
  {
    id: 'yc-systems-6-commenda',
    service: 'impianti',
    at: 'Rovigo',
    turns: [
      {
        say: 'si muore dal caldo!! voglio l’aria condizionata in camera e in soggiorno con un motore solo fuori. Rovigo zona Commenda, appartamento 2° piano, il motore va sul terrazzo e tutti e due gli split stanno a 3 metri scarsi. macchine da comprare, di marca media',
      },
    ],
    answers: {
      'comun|citt|paese|localit|provinc|si trova|zona': 'Rovigo, Commenda',
      'quant|numer|split|stanz|ambient|camer': 'due split, camera e soggiorno',
      'metri|mq|grand|superfic|dimension|btu': 'camera 15 mq e soggiorno 24',
      'tub|distan|tracc|predispos|motor|estern|terrazz|balcon':
        'sul terrazzo, tubi di 3 metri, nessuna predisposizione',
      'macchin|marc|fascia|qualit|budget|compr': 'macchine comprese, fascia media',
      'corrent|linea|presa|elettric|contator': 'la presa sul terrazzo c’è già',
      'pian|ascens|acced|access|piattaf': 'secondo piano, dal terrazzo si lavora bene',
      'quando|temp|entro|inizi|urgen': 'ieri! appena si può',
      dove: 'Rovigo',
    },
    facts: [
      fact('rovigo'),
      fact('dual', ['2', 'split'], ['due', 'split'], ['due', 'unit'], ['camera', 'soggiorno']),
      fact('terrazz', 'balcon', '3 m', ['3', 'metri']),
    ],
    jobs: [scopes.airTwo],
    // i.clima-dual 1.600–3.300 middle 2.450 (medium tier 2.700), Veneto × 1,008, + 15 % = 2.840–3.130
    band: [1950, 4050],
    after: [
      {
        say: 'a gennaio lo posso usare per scaldare e spegnere i caloriferi?',
        about: [
          'pompa',
          'riscald',
          'mezza stagion',
          'mezze stagion',
          'caldo',
          'freddo',
          'integr',
          'consum',
          'temperatur',
          'invern',
          'reversib',
          'tutta la casa',
          'stanze',
          'termosif',
        ],
      },
      {
        say: 'e se ne aggiungessi uno pure nella cameretta dei bimbi?',
        jobs: [scopes.airThree],
        facts: [fact('trial', 'tre split', ['3', 'split'], ['tre', 'unit'], ['3', 'unit'], 'cameretta')],
        // i.clima-trial 2.400–4.900, middle 3.650 × 1,008 + 15 % = 4.230
        band: [2800, 5700],
      },
    ],
  },
]
