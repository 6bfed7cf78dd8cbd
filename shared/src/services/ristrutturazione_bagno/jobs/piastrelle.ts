import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const piastrelle = {
  title: 'Rifare o riparare il rivestimento',
  work: 'rifare o riparare il rivestimento',
  profession: 'Piastrellista',
  cues: 'piastrelle staccate|mattonelle rotte|rivestimento|maioliche|cambiare mattonelle|fughe nere|rifare le fughe|paraschizzi|piastrelle vuote|posa piastrelle',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['rimozione', 'rasatura del fondo', 'piastrella di gres 20–30 €/m²', 'posa', 'fughe'],
  excluded: ['tubi', 'impermeabilizzazione'],
  factors: [
    'rappezzo sotto i 4 m²: 160–200 €/m² di sola posa',
    'formati grandi +15–30 €/m²',
    'rifare le fughe 12–20 €/m²',
  ],
  permits: 'nessuno',
  duration: '5–8 m² al giorno',
  rows: {
    main: {
      label: 'Rifare o riparare il rivestimento',
      min: 70,
      max: 125,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('domidea')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 250,
      max: 250,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
