import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const piece = { unit: 'pezzo', vat: 'esclusa', ...own } as const

export const inverter = {
  title: 'Inverter nuovo',
  work: 'cambiare l’inverter',
  profession: 'Installatore fotovoltaico',
  cues: 'inverter|@cambia + inverter|@ripara + inverter|inverter + rott*|inverter + guast*|inverter + error*|inverter + luce rossa|inverter + spent*|inverter + allarm*|inverter + fotovoltaic*|fotovoltaic* + non produc*|fotovoltaic* + non funzion*|fotovoltaic* + ferm*|fotovoltaic* + spent*|fotovoltaic* + guast*|fotovoltaic* + rott*|pannell* + non produc*|pannell* + non funzion*|impianto + non produce|inverter + ibrid*|inverter + batteri*|inverter + @cambia + impianto|inverter + mort*|inverter + brucia*',
  partOf: ['impianto', 'ampliamento', 'batteria'],
  vatRate: 0.1,
  labourShare: 0.25,
  included: [
    'inverter nuovo',
    'smontaggio del vecchio',
    'configurazione e prova',
    'comunicazione al distributore',
  ],
  excluded: ['moduli e quadri', 'batteria', 'ponteggio'],
  factors: ['in garanzia si paga solo la manodopera: controlla l’anno di acquisto'],
  permits: 'Nessun permesso; se cambia la potenza l’installatore avvisa il distributore.',
  duration: 'circa mezza giornata',
  rows: {
    small: { label: 'Inverter fino a 3 kW, montato', min: 800, max: 1400, ...piece },
    medium: { label: 'Inverter fino a 6 kW, montato', min: 1000, max: 2200, ...piece },
    large: { label: 'Inverter oltre 6 kW, montato', min: 1500, max: 2900, ...piece },
    hybrid: { label: 'Inverter ibrido per la batteria, montato', min: 1600, max: 3000, ...piece },
    diagnosis: { label: 'Visita e diagnosi', min: 100, max: 180, unit: 'intervento', vat: 'esclusa', ...own },
  },
  visit: 'il codice d’errore, la garanzia e le stringhe dei moduli',
  relief: 'solar',
} as const satisfies JobKind
