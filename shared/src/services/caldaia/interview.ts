import type { ServiceInterview } from '../interview.ts'
import { pieceQuestion } from '../piece-question.ts'
import { heatingQuestions } from './heating-questions.ts'

export const interview = {
  photos: 'la targhetta della caldaia, lo scarico dei fumi e una vista d’insieme',
  questions: {
    bathrooms: {
      id: 'bagni',
      step: 'Misure',
      label: 'Bagni',
      question: 'Quanti bagni ci sono?',
      example: 'Per esempio «uno» o «2 bagni».',
      help: 'Con due docce aperte insieme serve più acqua calda, quindi una caldaia più potente.',
      chips: ['1', '2', '3', 'Non lo so'],
      units: ['bathroom'],
      bounds: [1, 10],
      whole: true,
      unit: { one: 'bagno', many: 'bagni' },
      price: { reference: 1, narrow: 'quanti bagni ci sono' },
    },
    area: {
      id: 'superficie',
      step: 'Misure',
      label: 'Casa',
      question: 'Quanto è grande la casa da scaldare?',
      example: 'Per esempio «90 m²» o «un trilocale».',
      help: 'Dai metri quadri si capisce che potenza serve.',
      chips: ['Fino a 110 m²', '120–160 m²', 'Oltre 160 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [15, 800],
      unit: 'm²',
      price: { reference: 90, narrow: 'i metri quadri da scaldare' },
    },
    power: {
      id: 'kw-caldaia',
      step: 'Misure',
      label: 'Potenza',
      question: 'Di quanti kW vuoi la caldaia?',
      example: 'Per esempio «24 kW».',
      help: 'Per un bagno bastano di solito 24 kW, per due ne servono circa 30.',
      chips: ['24 kW', '30 kW'],
      units: ['kw'],
      bounds: [15, 50],
      unit: 'kW',
      price: { reference: 0, narrow: 'la potenza della caldaia' },
    },
    pumpPower: {
      id: 'kw-pompa',
      step: 'Misure',
      label: 'Potenza',
      question: 'Di quanti kW vuoi la pompa di calore?',
      example: 'Per esempio «8 kW».',
      help: 'Per una casa di 100 m² bastano di solito 6–8 kW.',
      chips: ['8 kW', '12 kW', '16 kW'],
      units: ['kw'],
      bounds: [3, 40],
      unit: 'kW',
      price: { reference: 0, narrow: 'la potenza della pompa di calore' },
    },
    flue: {
      id: 'scarico',
      step: 'Cosa',
      label: 'Scarico dei fumi',
      question: 'Lo scarico dei fumi va già bene per una caldaia a condensazione, o va rifatto?',
      example: 'Puoi rispondere «va bene», «esce dal muro» o «canna fumaria».',
      help: 'Se la caldaia di adesso è già a condensazione di solito lo scarico resta. Un tubo che esce dal muro si cambia con la caldaia; una canna fumaria l’idraulico la deve prima vedere.',
      chips: ['Va già bene', 'Da rifare, esce dal muro', 'Canna fumaria', 'Non lo so'],
      options: {
        posto: {
          label: 'scarico già a posto',
          words:
            'va gia bene|va bene cosi|va bene scarico|scarico va bene|scarico a posto|gia a posto|gia posto|gia adatt*|gia intubat*|scarico ok|scarico buono|scarico nuovo gia|gia condensazione|gia a condensazione|sta buon*|sta bene|sta apposto|non serve canna*|non serve rifar*|non va rifatt*|canna fumaria gia|canna gia|~condensazione|~bene|~a posto|~posto|~apposto|~ok|~resta|~normal*|~buon*',
        },
        parete: {
          label: 'scarico nuovo dal muro',
          driver: 'Scarico nuovo dal muro',
          words:
            'scarico nuovo|fare scarico|rifare scarico|scarico muro|scarico parete|scarica muro|scarica parete|esce muro|esce parete|fumi muro|fumi parete|tubo muro|tubo parete|scarica fuori|direttamente muro|~muro|~parete|~esce|~fuori|~terrazz*|~balcon*|~diretto|~direttamente|~estern*|~rifatt*|~rifar*',
        },
        canna: {
          label: 'canna fumaria',
          driver: 'Canna fumaria, da vedere',
          words:
            'canna fumaria|canne fumarie|scarica canna|canna va tetto|canna che va|canna tetto|canna condominial*|~canna*|~camin*|~condomin*|~tetto|~collettiv*',
        },
      },
      price: {
        reference: 'posto',
        typical: ['posto'],
        open: 'Scarico dei fumi',
        narrow: 'com’è lo scarico dei fumi',
      },
    },
    valves: {
      id: 'valvole',
      step: 'Cosa',
      label: 'Valvole termostatiche',
      question: 'Vuoi anche le valvole termostatiche? Se sì, su quanti termosifoni?',
      example: 'Per esempio «7 termosifoni» o «no».',
      help: 'Regolano ogni termosifone da solo; se le hai già, rispondi «no».',
      chips: ['No', '5', '8', 'Non lo so'],
      units: ['radiator'],
      bounds: [0, 60],
      whole: true,
      mayBeNone: true,
      some: [7, 7],
      unit: { one: 'valvola termostatica', many: 'valvole termostatiche', none: 'nessuna valvola' },
      price: { reference: 0, narrow: 'quante valvole servono' },
    },
    position: {
      id: 'posizione',
      step: 'Cosa',
      label: 'Dove si monta',
      question: 'La caldaia sta in casa o all’esterno?',
      example: 'Puoi rispondere «in cucina» o «sul balcone».',
      help: 'Quella da esterno resiste al gelo e costa un po’ di più.',
      chips: ['In casa', 'All’esterno'],
      options: {
        interno: {
          label: 'caldaia in casa',
          words:
            'in cucina|dentro casa|caldaia interna|~casa|~dentro|~cucina|caldaia cucina|caldaia bagno|caldaia ripostiglio|caldaia corridoio|sta cucina|sta bagno|sta dentro|trova cucina|trova bagno|trova dentro|dentro cucina|montata cucina|messa cucina',
        },
        esterno: {
          label: 'caldaia da esterno',
          words:
            'caldaia da esterno|caldaia esterna|caldaia balcone|caldaia terrazz*|caldaia fuori|~esterno|~esterna|~fuori|~balcon*|~terrazz*|fuori balcone|fuori terrazzo|, fuori balcon*|, fuori terrazz*|, fuori poggiol*|, nicchia esterna|caldaia poggiolo|caldaia veranda|caldaia nicchia|sta fuori|sta balcon*|sta terrazz*|sta poggiolo|trova fuori|trova balcon*|trova terrazz*|messa fuori|montata fuori|messa balcon*|montata balcon*|messa terrazz*|montata terrazz*|caldaia muro esterno',
        },
      },
      price: { reference: 'interno', typical: ['interno'], open: 'Posizione', narrow: 'dove sta la caldaia' },
    },
    fuel: {
      id: 'combustibile',
      step: 'Cosa',
      label: 'Gas',
      question: 'Metano o GPL?',
      example: 'Puoi rispondere «metano» o «GPL».',
      help: 'Con il GPL la caldaia va adattata.',
      chips: ['Metano', 'GPL'],
      options: {
        metano: { label: 'metano', driver: null, words: 'metano|gas citta|gas di citta' },
        gpl: { label: 'GPL', words: 'gpl|gas liquido|bombolone|bombola|bombole|bombolone|serbatoio gas' },
      },
      price: { reference: 'metano', typical: ['metano'], open: 'Gas', narrow: 'se è metano o GPL' },
    },
    thermostat: {
      id: 'termostato',
      step: 'Cosa',
      label: 'Termostato',
      question: 'Vuoi anche un termostato nuovo?',
      example: 'Puoi rispondere «sì» o «no».',
      help: 'Un cronotermostato accende e spegne agli orari che scegli.',
      chips: ['Sì', 'No'],
      options: {
        no: {
          label: 'senza termostato nuovo',
          driver: null,
          words: 'senza termostato|termostato gia|ho gia termostato',
        },
        si: {
          label: 'con termostato nuovo',
          words: 'termostato|termostati|termostat|cronotermostat*',
        },
      },
      yes: 'si',
      no: 'no',
      price: { reference: 'no', typical: ['no'], open: 'Termostato', narrow: 'se serve un termostato' },
    },
    fault: {
      id: 'guasto-caldaia',
      step: 'Cosa',
      label: 'Guasto',
      question: 'Che cosa fa la caldaia?',
      example: 'Per esempio «perde pressione», «va in blocco» o «l’acqua è tiepida».',
      help: 'Dal difetto si capisce quale pezzo è di solito: i prezzi vanno da 100 a 600 €.',
      chips: ['Perde pressione', 'Non parte o va in blocco', 'L’acqua esce tiepida', 'Non lo so'],
      options: {
        comune: {
          label: 'guasto comune: accensione, valvola o sonda',
          driver: 'Guasto comune',
          words:
            'non parte|blocco|bloccat*|non si accende|non accende|non scald*|error*|rumor*|fischi*|sonda|valvola|elettrod*|pompa guasta|acqua fredda|niente acqua calda|senza acqua calda|si spegne|spegne|perde acqua|gocciol*|valvola 3 vie|ventola|circolator*|~rott*|~guast*|~non va|~non funziona',
        },
        pressione: {
          label: 'pressione o vaso di espansione',
          words:
            'pression*|vaso espansion*|vaso|valvola di sicurezza|valvola sicurezza|scende bar|zero bar|~ricaric*|~rabbocc*|~manometro',
        },
        scheda: {
          label: 'scheda elettronica',
          words: 'scheda|schede|scheda elettronic*|display spento|centralina',
        },
        scambiatore: {
          label: 'scambiatore',
          words: 'scambiator*|tiepid*|acqua poco calda|acqua va e viene|calda e fredda|incrostat*|calcare',
        },
      },
      price: {
        reference: 'comune',
        typical: ['comune'],
        open: 'Tipo di guasto',
        narrow: 'che cosa fa la caldaia',
      },
    },
    hours: {
      id: 'orario',
      step: 'Cosa',
      label: 'Orario',
      question: 'Serve di notte o in un giorno festivo?',
      example: 'Puoi rispondere «no, in settimana» o «domenica».',
      help: 'Di notte e nei festivi l’uscita costa di più.',
      chips: ['In settimana', 'Notte o festivo'],
      options: {
        feriale: {
          label: 'in un giorno feriale',
          driver: null,
          words:
            'in settimana|giorno feriale|feriale|feriali|orario normale|~non c fretta|~con calma|~quando vuol*|~quando pot*|~domattina|~pomeriggio|non urgente|nessuna urgenza|non c urgenza|non c fretta|senza fretta|senza urgenza|niente urgente|non ho fretta|con comodo|giorno settimana|durante settimana|giorno lavorativo|giorni lavorativi|giorno qualsiasi|giorno qualunque|orari normali|orario ufficio',
        },
        festivo: {
          label: 'di notte o in un giorno festivo',
          words:
            'di notte|stanotte|notte|domenica|festivo|festivi|natale|capodanno|ferragosto|pasqua|sabato sera',
        },
      },
      price: { reference: 'feriale', typical: ['feriale'], open: 'Orario', narrow: 'quando serve' },
    },
    service: {
      id: 'bollino',
      step: 'Cosa',
      label: 'Bollino',
      question: 'Serve anche il bollino, con l’analisi dei fumi?',
      example: 'Puoi rispondere «sì» o «solo la pulizia».',
      help: 'L’analisi dei fumi si fa di solito ogni due o quattro anni, secondo la regione: la data è sul libretto.',
      chips: ['Sì, con il bollino', 'Solo pulizia', 'Non lo so'],
      options: {
        no: {
          label: 'pulizia senza analisi dei fumi',
          words:
            'solo pulizia|senza bollino|solo manutenzione|solo controllo|senza analisi|senza fumi|~pulizia',
        },
        si: {
          label: 'con analisi dei fumi e bollino',
          driver: 'Analisi dei fumi e bollino',
          words: 'bollino|analisi fumi|prova fumi|controllo fumi|analisi combustione|~fumi',
        },
      },
      yes: 'si',
      no: 'no',
      price: { reference: 'si', typical: ['si'], open: 'Bollino', narrow: 'se serve il bollino' },
    },
    flueLength: {
      id: 'metri-scarico',
      step: 'Misure',
      label: 'Lunghezza del tubo',
      question: 'Quanti metri di tubo ci sono dalla caldaia al muro esterno?',
      example: 'Per esempio «un metro».',
      help: 'Fino a due metri sono compresi; ogni metro in più costa.',
      chips: ['1 metro', '3 metri', '5 metri', 'Non lo so'],
      units: ['metre'],
      bounds: [0, 15],
      unit: 'm',
      price: { reference: 1, narrow: 'la lunghezza del tubo' },
    },
    boilers: pieceQuestion({ one: 'caldaia', many: 'caldaie', isFeminine: true }),
    heaters: pieceQuestion({ one: 'scaldabagno', many: 'scaldabagni' }),
    heatPumps: pieceQuestion({ one: 'pompa di calore', many: 'pompe di calore', isFeminine: true }),
    ...heatingQuestions,
  },
} as const satisfies ServiceInterview
