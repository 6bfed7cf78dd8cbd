import type { ServiceInterview } from '../interview.ts'
import { pieceQuestion } from '../piece-question.ts'
import { plantQuestions } from './plant-questions.ts'

export const interview = {
  photos: 'il tetto da terra, il contatore e l’ultima bolletta',
  questions: {
    power: {
      id: 'kw',
      step: 'Misure',
      label: 'Potenza',
      question: 'Di quanti kW è l’impianto?',
      example: 'Per esempio «6 kW».',
      help: 'Una famiglia ha di solito da 3 a 6 kW; sta scritto sul contratto o sull’inverter.',
      chips: ['3 kW', '6 kW', '10 kW', 'Non lo so'],
      units: [],
      bounds: [1, 50],
      unit: 'kW',
      price: { reference: 6, narrow: 'i kW dell’impianto' },
    },
    consumption: {
      id: 'consumo',
      step: 'Misure',
      label: 'Consumo',
      question:
        'Quanti kWh consumi in un anno? Va bene anche quanto spendi al mese, o di quanti kW vuoi l’impianto.',
      example: 'Per esempio «3.500 kWh», «100 € al mese» o «6 kW».',
      help: 'In bolletta cerca «consumo annuo». Una famiglia di quattro persone sta spesso tra 3.000 e 4.500 kWh.',
      chips: ['2.000–3.000 kWh', '3.000–4.500 kWh', '4.500–6.000 kWh', 'Non lo so'],
      units: [],
      bounds: [500, 60_000],
      unit: 'kWh all’anno',
      price: { reference: 4500, narrow: 'il consumo annuo che trovi in bolletta' },
    },
    roof: {
      id: 'tetto-libero',
      step: 'Misure',
      label: 'Tetto libero',
      question: 'Quanti m² di tetto sono liberi e al sole?',
      example: 'Per esempio «30 m²» o «6 metri per 5».',
      help: 'Servono circa 5 o 6 m² per ogni kW: contano le falde a sud, est e ovest, senza ombre.',
      chips: ['15 m²', '25 m²', '40 m²', 'Non lo so'],
      units: ['area'],
      looseUnits: ['metre'],
      bounds: [5, 3000],
      unit: 'm²',
      price: { reference: 40, narrow: 'lo spazio libero sul tetto' },
    },
    battery: {
      id: 'batteria',
      step: 'Cosa',
      label: 'Batteria',
      question: 'Vuoi anche la batteria di accumulo?',
      example: 'Puoi rispondere «sì», «no» o «sì, da 10 kWh».',
      help: 'La batteria tiene per la sera la corrente del giorno. Costa, ma fa usare più energia propria.',
      chips: ['Sì', 'No', 'Non lo so'],
      options: {
        no: {
          label: 'senza batteria',
          words:
            'senza batteri*|senza accumulo|solo pannelli|niente batteri*|niente accumulo|solo fotovoltaico',
        },
        si: {
          label: 'con batteria',
          driver: 'Batteria di accumulo',
          words:
            'metti batteri*|mettici batteri*|mettiamo batteri*|mettete batteri*|aggiungi batteri*|aggiungiamo batteri*|batteri*|accumul*|storage|powerwall|~# kwh',
        },
      },
      yes: 'si',
      no: 'no',
      price: { reference: 'no', typical: ['no'], open: 'Batteria', narrow: 'se mettere la batteria' },
    },
    capacity: {
      id: 'kwh',
      step: 'Misure',
      label: 'Batteria da',
      question: 'Di quanti kWh vorresti la batteria?',
      example: 'Per esempio «10 kWh».',
      help: 'Per una famiglia bastano di solito da 5 a 10 kWh.',
      chips: ['5 kWh', '10 kWh', '15 kWh', 'Non lo so'],
      units: [],
      bounds: [1, 60],
      unit: 'kWh',
      price: { reference: 10, narrow: 'quanti kWh di batteria' },
    },
    loads: {
      id: 'carichi',
      step: 'Cosa',
      label: 'Nuovi consumi',
      question: 'Hai in programma una pompa di calore o un’auto elettrica?',
      example: 'Per esempio «l’auto», «tutte e due» o «no».',
      help: 'Con questi consumi conviene un impianto più grande già adesso.',
      chips: ['No', 'Pompa di calore', 'Auto elettrica', 'Tutte e due'],
      options: {
        no: {
          label: 'nessun nuovo consumo',
          driver: null,
          words:
            'nessuna due|nessuno due|nessun nuovo|abbiamo gia auto|ho gia auto|gia macchina elettrica|gia auto elettrica|gia pompa calore|gia entramb*|gia tutte due',
        },
        auto: {
          label: 'auto elettrica',
          driver: 'Auto elettrica in arrivo',
          words: 'auto elettric*|macchina elettric*|colonnina|wallbox|~auto|~macchina',
        },
        pompa: {
          label: 'pompa di calore',
          driver: 'Pompa di calore in arrivo',
          words: 'pompa calore|pompe calore|~climatizzator*|~pompa|~riscaldamento',
        },
        entrambe: {
          label: 'pompa di calore e auto elettrica',
          driver: 'Pompa di calore e auto elettrica',
          words:
            'tutte due|tutti due|entramb*|pompa calore auto elettrica|pompa calore auto|auto elettrica pompa calore|auto pompa calore|pompa auto|pompa calore macchina elettrica|macchina elettrica pompa calore',
        },
      },
      yes: 'entrambe',
      no: 'no',
      price: { reference: 'no', typical: ['no'], open: 'Nuovi consumi', narrow: 'i consumi in arrivo' },
    },
    floors: {
      id: 'piani',
      step: 'Misure',
      label: 'Piani',
      question: 'Quanti piani ha la casa?',
      example: 'Per esempio «2 piani».',
      help: 'Oltre i due piani di solito serve una piattaforma.',
      chips: ['1', '2', '3'],
      units: ['floor'],
      bounds: [1, 30],
      whole: true,
      unit: { one: 'piano', many: 'piani' },
      price: { reference: 2, narrow: 'quanti piani ha la casa' },
    },
    roofKind: {
      id: 'falda',
      step: 'Cosa',
      label: 'Tipo di tetto',
      question: 'Il tetto è a falde o piano?',
      example: 'Puoi rispondere «a falde» o «piano».',
      help: 'Sul tetto piano i pannelli stanno su zavorre.',
      chips: ['A falde', 'Piano'],
      options: {
        falde: {
          label: 'tetto a falde',
          driver: null,
          words:
            'tetto a falde|a falde|falde|falda|tegole|coppi|spiovente|spioventi|tetto pendenza|tetto spiovent*|spiovent*|tetto inclinat*|falde inclinat*|tetto falde|tetto coppi|tetto tegole|tetto pendent*|a capanna|a padiglione',
        },
        piano: {
          label: 'tetto piano',
          words:
            'tetto piano|lastrico|solaio piano|terrazz* pian*|tetto piatto|copertura piana|~piano|~piatto|tetto non spiovente|tetto non inclinato|solaio pian*|lastrico solare|non spiovent*|terrazza tetto',
        },
      },
      ordinals: false,
      price: { reference: 'falde', typical: ['falde'], open: 'Tipo di tetto', narrow: 'se il tetto è piano' },
    },
    inverters: pieceQuestion({ one: 'inverter', many: 'inverter' }),
    kits: pieceQuestion({ one: 'kit', many: 'kit' }),
    ...plantQuestions,
  },
} as const satisfies ServiceInterview
