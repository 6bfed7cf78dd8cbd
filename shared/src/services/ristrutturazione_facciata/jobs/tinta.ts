import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const tinta = {
  title: 'Tinteggiare la facciata (quarzo o acrilica)',
  work: 'tinteggiare la facciata (quarzo o acrilica)',
  profession: 'Impresa Edile',
  cues: 'pitturare fuori|tinteggiare esterno|facciata da pitturare|colorare la casa fuori|dare il colore fuori|imbiancare l’esterno|pittura al quarzo|rinfrescare la facciata|prospetto|casa da fuori',
  vatRate: 0.1,
  labourShare: 0.7,
  included: ['lavaggio', 'fissativo', 'due mani', 'protezioni'],
  excluded: ['ponteggio (12–20 €/m² il primo mese)', 'intonaco', 'cornici'],
  factors: ['silossanica o silicati +5–10 €/m²', 'oltre tre piani +10 %', 'colori forti +2 €/m²'],
  tiers: {
    base: { label: 'quarzo 14–18' },
    media: { label: 'acrilsilossanica 18–26' },
    alta: { label: 'silicati/calce 24–36' },
  },
  permits:
    'nessuno se il colore è lo stesso; piano colore o paesaggistica nei centri storici; ponteggio su strada: suolo pubblico',
  duration: '200 m² in 7–10 giorni più ponteggio',
  rows: {
    main: {
      label: 'Tinteggiare la facciata (quarzo o acrilica)',
      min: 14,
      max: 26,
      unit: 'm² di facciata',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('edilnet')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
