import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cartaTogliere = {
  title: 'Togliere la carta da parati',
  work: 'togliere la carta da parati',
  profession: 'Imbianchino',
  cues: 'carta da parati|tappezzeria|togliere la carta|staccare i parati|parati vecchi|strappare la tappezzeria|moquette a muro|rivestimento da togliere|vinilico|carta vecchia',
  vatRate: 0.1,
  labourShare: 0.9,
  included: ['stacco', 'lavaggio della colla', 'smaltimento'],
  excluded: ['stuccatura', 'rasatura (quasi sempre serve: +9–12 €/m²)', 'tinta'],
  factors: ['carta vinilica o a più strati +2–3 €/m²', 'muro che viene via con la carta: t.rasatura'],
  permits: 'nessuno',
  duration: '1 giorno per 40 m²',
  rows: {
    main: {
      label: 'Togliere la carta da parati',
      min: 4,
      max: 8,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 150,
      max: 150,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
