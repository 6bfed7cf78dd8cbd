import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const serratura = {
  title: 'Cambiare serratura o cilindro',
  work: 'cambiare serratura o cilindro',
  profession: 'Serramentista',
  cues: 'serratura|cilindro|chiave rotta|chiuso fuori|cambiare la serratura|defender|chiave bloccata|serratura elettrica|furto|fabbro|mappa',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['chiamata', 'cilindro o serratura standard', 'montaggio'],
  excluded: ['apertura d’urgenza (100–250 €, notte di più)', 'serratura elettronica (300–700 €)'],
  factors: ['cilindro di sicurezza 150–280 €', 'doppia mappa con conversione 200–350 €'],
  permits: 'nessuno',
  duration: '1 ora',
  rows: {
    main: {
      label: 'Cambiare serratura o cilindro',
      min: 120,
      max: 350,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
