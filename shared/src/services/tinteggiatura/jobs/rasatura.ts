import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const rasatura = {
  title: 'Rasare i muri per averli lisci',
  work: 'rasare i muri per averli lisci',
  profession: 'Imbianchino',
  cues: 'rasatura|rasare|muri lisci|stuccare tutto|togliere la buccia d’arancia|muri ruvidi|graffiato da togliere|pareti irregolari|lisciare|gesso|spatolare i muri|bucciato',
  vatRate: 0.1,
  labourShare: 0.8,
  included: ['una o due mani di rasante', 'carteggiatura', 'primer'],
  excluded: ['tinteggiatura', 'rete sulle crepe', 'intonaco nuovo'],
  factors: ['una mano 9–12 €', 'due mani 14–19 €', 'graffiato spesso o bucciato +4–8 €'],
  permits: 'nessuno',
  duration: '80 m² di casa: 3–5 giorni in più',
  rows: {
    main: {
      label: 'Rasare i muri per averli lisci',
      min: 9,
      max: 19,
      unit: 'm² di parete, in più alla tinta',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('leristrutturazioni.it')],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
