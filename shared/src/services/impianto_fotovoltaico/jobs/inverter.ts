import type { JobKind } from '../../job-kind.ts'

export const inverter = {
  title: 'Cambiare l’inverter',
  work: 'cambiare l’inverter',
  profession: 'Installatore fotovoltaico',
  cues: 'inverter rotto|luce rossa|inverter guasto|l’impianto non produce|errore inverter|sostituire inverter|inverter nuovo|fotovoltaico spento|inverter ibrido|allarme inverter',
  vatRate: 0.1,
  labourShare: 0.25,
  included: ['inverter fino a 6 kW', 'smontaggio', 'configurazione', 'comunicazione'],
  excluded: ['moduli', 'quadri', 'batteria'],
  factors: ['fino a 3 kW 800–1.400 €', 'ibrido 1.600–3.000 €', 'solo diagnosi 100–180 €'],
  permits: 'comunicazione al distributore se cambia la potenza',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Cambiare l’inverter',
      min: 1000,
      max: 2200,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
