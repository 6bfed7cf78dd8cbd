import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pavimentoDemolendo = {
  title: 'Pavimento nuovo con demolizione',
  work: 'pavimento nuovo con demolizione',
  profession: 'Impresa Edile',
  cues: 'rifare i pavimenti|demolire il pavimento|togliere le piastrelle|massetto nuovo|pavimento da rompere|cambiare il pavimento|piastrelle nuove|massetto|rompere il pavimento|rifare il massetto',
  vatRate: 0.1,
  labourShare: 0.6,
  included: ['demolizione e discarica', 'massetto', 'gres di fascia media', 'posa', 'battiscopa'],
  excluded: ['impianti sotto', 'porte', 'isolamento acustico (+10–20 €/m²)'],
  factors: ['senza rifare il massetto −30–45 €/m²', 'parquet al posto del gres +40–90 €/m²'],
  permits: 'nessuno (CILA se con impianti)',
  duration: '60 m² in 8–12 giorni più asciugatura',
  rows: {
    main: {
      label: 'Pavimento nuovo con demolizione',
      min: 95,
      max: 165,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('domidea')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 900,
      max: 900,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
