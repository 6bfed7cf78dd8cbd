import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'
import { prices } from '../prices.ts'

export const valvole = {
  title: 'Valvole termostatiche',
  work: 'montare le valvole termostatiche',
  profession: 'Idraulico',
  cues: 'valvol* termostatic*|valvole + termosifon*|valvole + calorifer*|valvole + radiator*|valvola + termosifon*|valvola + calorifer*|valvola + radiator*|termovalvol*|testine|testin* termostatic*|manopol* + termosifon*|manopol* + calorifer*|detentor*|contabilizza*|ripartitor*|termostatich*|~valvol*|valvol* termostatic* + termosifon*|valvol* termostatic* + calorifer*|valvol* termostatic* + radiator*|valvol* + @cambia + termosifon*',
  partOf: ['sostituzione'],
  vatRate: 0.1,
  labourShare: 0.45,
  included: [
    'valvola e testina termostatica',
    'detentore se serve',
    'svuotamento e riempimento dell’impianto',
  ],
  excluded: ['lavaggio dell’impianto', 'ripartitori di calore (25–45 € l’uno)'],
  factors: ['in un impianto centralizzato lo svuotamento va concordato con l’amministratore'],
  permits: 'Nessun permesso.',
  duration: 'otto valvole in circa mezza giornata',
  rows: {
    valve: { ...prices.radiatorValve, unit: 'pezzo' },
    head: { label: 'Solo la testina termostatica', min: 25, max: 45, unit: 'pezzo', vat: 'esclusa', ...own },
    minimum: {
      label: 'Uscita minima dell’idraulico',
      min: 200,
      max: 280,
      unit: 'intervento',
      vat: 'esclusa',
      ...own,
    },
  },
  visit: 'gli attacchi dei termosifoni e come si svuota l’impianto',
  relief: 'general',
} as const satisfies JobKind
