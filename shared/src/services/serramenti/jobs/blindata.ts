import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const blindata = {
  title: 'Porta blindata',
  work: 'porta blindata',
  profession: 'Serramentista',
  cues: 'porta blindata|portoncino|porta di ingresso|porta di casa|blindatura|classe 3|porta corazzata|ladri|portone blindato|cambiare la porta di casa',
  vatRate: 0.16,
  labourShare: 0.2,
  included: [
    'porta di classe 3 con serratura a cilindro europeo',
    'pannelli standard',
    'posa',
    'smaltimento',
  ],
  excluded: ['opere murarie su telaio diverso (150–400 €)', 'pannello esterno particolare'],
  factors: [
    'classe 2: −200–400 €',
    'classe 4: +400–900 €',
    'da esterno isolata +500–1.200 €',
    'fuori misura +10–30 %',
  ],
  tiers: { base: { label: '1.100–1.500' }, media: { label: '1.500–2.800' }, alta: { label: '2.800–5.000' } },
  permits: 'edilizia libera (DM 2-3-2018); condominio: lato scale uguale',
  duration: 'mezza giornata; consegna 3–6 settimane',
  rows: {
    main: {
      label: 'Porta blindata',
      min: 1100,
      max: 2800,
      unit: 'porta',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('studiomadera', 2025), page('wikicasa')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
