import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cassonetto = {
  title: 'Isolare o cambiare il cassonetto',
  work: 'isolare o cambiare il cassonetto',
  profession: 'Serramentista',
  cues: 'cassonetto|spiffero dal cassonetto|freddo dal cassonetto|isolare cassonetto|aria dal cassonetto|celino|coibentare|monoblocco|rumore cassonetto|cassonetto in legno',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['pannello isolante o frontale nuovo', 'sigillatura'],
  excluded: ['tapparella', 'tinta'],
  factors: ['solo kit isolante 110–180 €', 'cassonetto nuovo 200–350 €'],
  permits: 'nessuno',
  duration: '4 al giorno',
  rows: {
    main: {
      label: 'Isolare o cambiare il cassonetto',
      min: 130,
      max: 320,
      unit: 'cassonetto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
