import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const traspirante = {
  title: 'Tinteggiatura di pareti e soffitti, pittura traspirante',
  work: 'tinteggiatura di pareti e soffitti, pittura traspirante',
  profession: 'Imbianchino',
  cues: 'imbiancare|tinteggiare|dare il bianco|pitturare casa|rinfrescare i muri|dare una mano di bianco|pitturazione|verniciare i muri|tinta semplice|tempera|idropittura|pittare casa',
  vatRate: 0.1,
  labourShare: 0.8,
  included: [
    'due mani',
    'stuccatura di fori e piccole cavillature',
    'protezione di pavimenti e mobili',
    'pittura bianca o tinta chiara',
    'pulizia di fine lavoro',
  ],
  excluded: [
    'rasatura',
    'crepe lunghe',
    'muffa',
    'carta da parati',
    'spostamento di mobili pesanti',
    'ponteggio oltre 3',
    '5 m',
  ],
  factors: [
    'casa arredata +10 % (+150–250 € su 80 m²)',
    'ogni colore in più +60–120 €',
    'soffitti oltre 3,2 m +15 %',
    'tinta forte +1–2 €/m² (terza mano)',
    'scuro su scuro: isolante +3,16 €/m² (L23 A20.01.10)',
  ],
  tiers: {
    base: { label: '5–6,5 bianco traspirante' },
    media: { label: '6,5–8,5 idropittura di marca, due tinte' },
  },
  permits: 'nessuno',
  duration: '80 m² in 3–5 giorni con due persone',
  rows: {
    main: {
      label: 'Tinteggiatura di pareti e soffitti, pittura traspirante',
      min: 5,
      max: 8.5,
      unit: 'm² di parete/soffitto',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('Regione Lazio', 2023),
        page('pgcasa.it'),
        page('chiediaben.it'),
        page('ProntoPro via infoiva', 2016),
        page('cityrumors'),
      ],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 300,
      max: 300,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
