import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const intonachino = {
  title: 'Rivestimento colorato a spessore (intonachino)',
  work: 'rivestimento colorato a spessore (intonachino)',
  profession: 'Impresa Edile',
  cues: 'intonachino|rivestimento plastico|graffiato esterno|spatolato esterno|rasato esterno|silossanico a spessore|finitura colorata|tonachino|bucciato esterno|rustico',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['fondo', 'rivestimento 1', '2–1', '5 mm', 'protezioni'],
  excluded: ['ponteggio', 'intonaco'],
  factors: ['granulometria grossa +4–6 €/m²'],
  permits: 'come f.tinta',
  duration: '200 m² in 8–12 giorni',
  rows: {
    main: {
      label: 'Rivestimento colorato a spessore (intonachino)',
      min: 22,
      max: 36,
      unit: 'm² di facciata',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('edilnet')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
