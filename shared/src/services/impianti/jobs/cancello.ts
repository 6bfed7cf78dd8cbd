import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const piece = { unit: 'pezzo', vat: 'esclusa', ...own } as const

export const cancello = {
  title: 'Cancello o basculante automatico',
  work: 'motorizzare il cancello',
  profession: 'Elettricista',
  cues: 'cancell* + automatic*|cancell* + automatizz*|automatizz* + cancell*|automazion* + cancell*|cancell* + elettric*|cancell* + motor*|motorizz* + cancell*|motore + cancell*|cancell* + telecomand*|cancell* + scorrevol*|cancell* + battent*|cancell* + @aggiunge|basculant* + motor*|basculant* + automatic*|basculant* + elettric*|portone + garage + motor*|portone + garage + automatic*|garage + automatic*|serranda + motor*|serranda + elettric*|sbarra automatic*|sbarra + @aggiunge|~cancell*|~basculant*|motore + cancell* + vialett*|cancell* + vialett*|cancell* + vill*|cancell* + garage',
  vatRate: 0.1,
  labourShare: 0.4,
  included: [
    'motori e centralina',
    'fotocellule e lampeggiante',
    'due telecomandi',
    'collegamento a una linea vicina',
    'fascicolo tecnico e marcatura CE',
  ],
  excluded: ['cancello nuovo (in ferro 1.500–3.500 €)', 'scavi e linea elettrica (15–40 €/m)', 'citofono'],
  factors: [],
  permits:
    'Automatizzare un cancello che c’è non chiede permessi; per un cancello nuovo serve la CILA o la SCIA, che presenta un tecnico.',
  duration: 'circa un giorno',
  rows: {
    sliding: { label: 'Automazione di un cancello scorrevole', min: 1000, max: 1900, ...piece },
    swing: { label: 'Automazione di un cancello a due ante', min: 1300, max: 2600, ...piece },
    garage: { label: 'Automazione di una basculante', min: 600, max: 1200, ...piece },
  },
  visit: 'il peso e le guide del cancello, e dove arriva la corrente',
  relief: 'general',
} as const satisfies JobKind
