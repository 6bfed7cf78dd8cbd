import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const intonaco = {
  title: 'Rifare l’intonaco completo e tinteggiare, ponteggio compreso',
  work: 'rifare l’intonaco completo e tinteggiare, ponteggio compreso',
  profession: 'Impresa Edile',
  cues: 'rifare la facciata|intonaco nuovo|facciata completa|scrostare tutto|spicconare|rifacimento facciata|intonaco esterno nuovo|ristrutturare la facciata|palazzo da rifare|prospetto nuovo',
  vatRate: 0.1,
  labourShare: 0.65,
  included: ['ponteggio', 'spicconatura e discarica', 'intonaco', 'tinta'],
  excluded: ['cappotto', 'balconi', 'cornici lavorate'],
  factors: [
    'intonaco a calce +12–20 €/m²',
    'solo ponteggio 12–20 €/m² il primo mese, +1,5–2,5 €/m² ogni mese dopo',
  ],
  permits:
    'edilizia libera (manutenzione ordinaria) o CILA se cambiano materiali e colori; condominio: assemblea',
  duration: '200 m² in 4–6 settimane',
  rows: {
    main: {
      label: 'Rifare l’intonaco completo e tinteggiare, ponteggio compreso',
      min: 75,
      max: 130,
      unit: 'm² di facciata',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('Regione Lazio', 2023),
        page('edilnet'),
        page('iperedilizia', 2022),
        page('preventivone', 2020),
      ],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
