import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const scaldabagnoGas = {
  title: 'Scaldabagno a gas istantaneo',
  work: 'scaldabagno a gas istantaneo',
  profession: 'Idraulico',
  cues: 'scaldabagno a gas|scaldino a gas|acqua calda gas|junkers|scaldabagno camera stagna|boiler a gas|fiamma pilota|11 litri|scaldabagno cucina|scaldabagno esterno',
  vatRate: 0.1,
  labourShare: 0.4,
  included: ['apparecchio 11–14 litri', 'scarico fumi corto', 'collegamento gas', 'prova', 'dichiarazione'],
  excluded: ['canna fumaria', 'foro nuovo (80–150 €)'],
  factors: ['da esterno −100–200 €', '17 litri +150–250 €'],
  permits: 'DM 37/2008',
  duration: 'mezza giornata',
  rows: {
    main: {
      label: 'Scaldabagno a gas istantaneo',
      min: 700,
      max: 1300,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('consulente-energia.com', 2025), page('fullo.it')],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
