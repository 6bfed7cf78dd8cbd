import type { JobKind } from '../../job-kind.ts'

export const controllo = {
  title: 'Controllo e manutenzione dell’impianto',
  work: 'controllo e manutenzione dell’impianto',
  profession: 'Installatore fotovoltaico',
  cues: 'manutenzione fotovoltaico|controllo impianto|verifica|produce poco|monitoraggio|assistenza fotovoltaico|bolletta sempre alta|garanzia pannelli|termocamera|check up',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['misure di stringa', 'serraggi', 'verifica inverter e portale'],
  excluded: ['riparazioni', 'piattaforma'],
  factors: ['termografia con drone 150–350 €', 'contratto annuo 90–180 €'],
  permits: 'nessuno',
  duration: '2 ore',
  rows: {
    main: {
      label: 'Controllo e manutenzione dell’impianto',
      min: 100,
      max: 220,
      unit: 'visita',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
