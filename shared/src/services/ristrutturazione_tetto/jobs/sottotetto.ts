import type { JobKind } from '../../job-kind.ts'

export const sottotetto = {
  title: 'Isolare il solaio del sottotetto',
  work: 'isolare il solaio del sottotetto',
  profession: 'Impresa Edile',
  cues: 'isolare il sottotetto|lana di roccia in soffitta|coibentare la soffitta|caldo in mansarda|insufflaggio sottotetto|fiocchi di cellulosa|solaio freddo|soffitta non abitabile|isolamento soffitta',
  vatRate: 0.1,
  labourShare: 0.4,
  included: ['isolante steso o soffiato 16–25 cm', 'passerella'],
  excluded: ['assito calpestabile (+25–40 €/m²)', 'tetto'],
  factors: ['soffiato 25–40 €', 'pannelli con assito 50–85 €'],
  permits: 'CILA',
  duration: '1–2 giorni',
  rows: {
    main: {
      label: 'Isolare il solaio del sottotetto',
      min: 25,
      max: 60,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 800,
      max: 800,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
