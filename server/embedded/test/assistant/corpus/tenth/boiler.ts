import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-w01-condensing-cremona',
    service: 'caldaia',
    at: 'Cremona',
    turns: [
      {
        say: 'la caldaia è del 2004 e il tecnico mha detto basta non ci metto piu mano. appartamento 75 metri un bagno solo metano, sta in cucina, 24kw, cremona terzo piano. vorrei una a condensazione di marca onesta, quanto ci vuole di soldi?',
      },
    ],
    answers: {
      'canna|scarico|fumi': 'scarica sul tetto, canna già fatta per condensazione',
      'quando|tempi|urgen': 'entro due settimane',
      'interno|esterno|balcone': 'dentro in cucina',
      'valvol|termosif': 'sette termosifoni con le valvole',
    },
    facts: [fact('cremona'), fact('75'), fact('condensazion', '24')],
    jobs: [scopes.boiler],
    band: [1_650, 3_950],
    once: true,
    after: [
      {
        say: 'si recupera qualcosa nella dichiarazione?',
        about: ['no', 'fossil', '2025', 'detraz', 'bonus', 'ibrid', 'pompa', 'agevol'],
      },
      { say: 'quanto state in casa per il lavoro', about: ['giorn', 'ore'] },
    ],
  },
  {
    id: 'c-w02-service-roma',
    service: 'caldaia',
    at: 'Roma',
    turns: [
      {
        say: "aò me serve er bollino della caldaia, l'amministratore rompe, è n'anno e mezzo che nun la guarda nessuno",
      },
    ],
    answers: {
      'dove|comune|citt|zona': 'roma centocelle',
      'marca|modello': 'vaillant',
      'gas|metano|gpl': 'metano',
      'anni|età|vecch': 'avrà 7 anni',
      'funzion|guast|problem': 'va bene, solo il controllo',
      'quando|tempi': 'quando volete la mattina',
    },
    facts: [fact('roma'), fact('bollino', 'revision', 'controllo', 'fumi')],
    jobs: [scopes.boilerService],
    band: [80, 210],
  },
  {
    id: 'c-w03-error-messina',
    service: 'caldaia',
    at: 'Messina',
    turns: [
      {
        say: "Salve da ieri la caldaia nn parte piu, lampeggia un errore sul display e l'acqua esce gelata, resetto e si riblocca dopo un minuto. Beretta di 6 anni metano, Messina centro, vorrei farla aggiustare non cambiare",
      },
    ],
    answers: {
      'codice|errore': 'A01 mi pare',
      'pressione|bar|manometro': 'la lancetta sta a 1,3',
      'odore|gas': 'no nessun odore',
      'quando|urgen': 'domani',
    },
    facts: [fact('messina'), fact('beretta', '6 anni'), fact('error', 'blocc', 'non parte', 'nn parte')],
    wrong: ['sostituzione caldaia'],
    jobs: [scopes.boilerRepair],
    band: [150, 400],
    once: true,
    after: [
      {
        say: 'e se è la scheda?',
        about: [
          '250',
          '450',
          '200',
          '400',
          'in più',
          'elettronic',
          'cambi',
          'ricamb',
          'preventivo',
          'sostitu',
        ],
      },
    ],
  },
  {
    id: 'c-w04-valves-aosta',
    service: 'caldaia',
    at: 'Aosta',
    turns: [
      {
        say: 'Buongiorno vorrei mettere le valvole termostatiche a tutti i caloriferi, il condominio ce lo impone',
      },
      {
        say: 'sono due in soggiorno, uno in cucina, uno per camera e le camere sono tre, poi corridoio e bagno uno e uno',
      },
    ],
    answers: {
      'dove|comune|citt': 'aosta',
      quant: 'otto in tutto',
      'autonom|centralizz|condomin': 'riscaldamento centralizzato',
      'ripartitor|contabilizz': 'i ripartitori li mette il condominio',
      'ghisa|allumin|tipo': 'ghisa vecchi',
      'quando|tempi': 'in estate',
    },
    facts: [fact('valvol', 'termostatic'), fact('8', 'otto', ['due', 'soggiorno', 'tre']), fact('aosta')],
    jobs: [scopes.valves],
    band: [440, 1_080],
    after: [
      {
        say: 'bisogna svuotare l impianto?',
        about: ['sì', 'si', 'acqua', 'riemp', 'scaric', 'compres', 'svuotamento'],
        not: ['non serve svuotare'],
      },
    ],
  },
  {
    id: 'c-w05-heat-pump-macerata',
    service: 'caldaia',
    at: 'Tolentino',
    turns: [
      {
        say: "Ho una villetta di centotrenta metri quadri a Tolentino (MC) isolata nel 2021, oggi vado a gasolio e spendo una follia. Vorrei togliere la caldaia e mettere solo la pompa di calore per riscaldare e per l'acqua calda, ho già il pavimento radiante. Spazio fuori ce n'è",
      },
    ],
    answers: {
      'contatore|kw|potenza': '6 kw, ho anche il fotovoltaico',
      'bagni|persone': 'due bagni, siamo in quattro',
      'quando|tempi': 'la prossima estate',
      'classe|isolament|cappotto': 'cappotto fatto',
    },
    facts: [fact('tolentino'), fact('130', 'centotrenta'), fact('pompa')],
    jobs: [scopes.heatPump],
    band: [7_000, 17_000],
    once: true,
    after: [
      {
        say: 'ho sentito del conto termico, mi spetta?',
        about: ['gse', '65', '3.0', 'pompe', 'generatore', 'ammess', 'incentiv', 'rimbors'],
      },
      {
        say: 'la vecchia cisterna del gasolio la portate via voi?',
        about: [
          'smalt',
          'bonific',
          'non compres',
          'non è compres',
          'esclus',
          'a parte',
          'serbatoi',
          'sopralluog',
          'verific',
          'preventiv',
        ],
      },
    ],
  },
  {
    id: 'c-w06-hybrid-treviso',
    service: 'caldaia',
    at: 'Treviso',
    turns: [
      {
        say: 'un collega ga messo el sistema ibrido, caldaia più pompa de calore insieme. mi piacerebbe anche a me al posto della vecchia caldaia',
      },
    ],
    answers: {
      'dove|comune|citt': 'treviso, appena fuori mura',
      'mq|metri|grand|superf': '110 metri, casa singola',
      'termosif|radiator|paviment': 'termosifoni in alluminio',
      bagni: 'due',
      'spazio|esterno|unità': 'sì in giardino',
      'gas|metano': 'metano',
      'anni|vecch|kw': '18 anni, 28 kw',
      'quando|tempi': 'primavera',
    },
    facts: [fact('ibrid'), fact('treviso')],
    jobs: [scopes.hybrid],
    band: [6_000, 14_800],
    after: [
      {
        say: 'e rispetto a una caldaia normale ho il bonus?',
        about: ['50', '36', 'ecobonus', 'detra', 'conto termico', '65', 'incentiv', 'sì', 'gse'],
      },
    ],
  },
  {
    id: 'c-w07-boiler-50l-agrigento',
    service: 'caldaia',
    at: 'Licata',
    turns: [
      {
        say: 'lo scaldabagno elettrico della casa al mare si è bucato, 50 litri va bene che siamo in due. licata prov agrigento piano terra attacchi e presa ci sono gia. fornitura e montaggio e portarsi via il vecchio',
      },
    ],
    answers: { 'quando|tempi|urgen': 'prima di pasqua', 'vertical|orizzont|posizion': 'verticale' },
    facts: [fact('licata'), fact('50'), fact('scaldabagn', 'boiler')],
    jobs: [scopes.electricHeater],
    band: [235, 600],
    once: true,
    after: [
      {
        say: 'ripensandoci arriva pure mia figlia coi bimbi, facciamo 80',
        about: ['aggiorn', 'litri', 'capien', 'scaldabagn', 'boiler'],
        wrong: ['50 litri'],
        jobs: [scopes.electricHeater],
        band: [270, 660],
      },
    ],
  },
  {
    id: 'c-w08-radiators-rieti',
    service: 'caldaia',
    at: 'Rieti',
    turns: [
      {
        say: 'devo cambiare quattro termosifoni in ghisa che perdono dagli elementi, metterei quelli di alluminio',
      },
      { say: 'pardon sono 3, quello del bagno lha cambiato mio cognato lanno scorso' },
    ],
    answers: {
      'dove|comune|citt': 'rieti',
      'element|mis|grand': 'una decina di elementi ciascuno',
      'attacc|posizion|stess|punto': 'stesso posto, stessi attacchi',
      'autonom|centralizz': 'autonomo',
      'quando|tempi': 'prima che fa freddo',
    },
    facts: [fact('3', 'tre'), fact('allumin'), fact('rieti')],
    wrong: ['4 termosif', 'quattro termosif', '4 radiator'],
    jobs: [scopes.radiator],
    band: [780, 1_950],
  },
]
