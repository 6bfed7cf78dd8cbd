import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

const published = {
  unit: 'caldaia',
  vat: 'esclusa',
  basis: 'source',
  sources: [
    page('consulente-energia.com', 2025),
    page('liguria24', 2022),
    page('ProntoPro', 2019),
    page('Iren luce gas'),
    page('habitissimo'),
    page('cronoshare'),
  ],
} as const

export const revisione = {
  title: 'Revisione e controllo fumi della caldaia',
  work: 'fare la revisione della caldaia',
  profession: 'Idraulico',
  cues: 'controllo fumi + caldai*|controllo fumi + caldai* + bollin*|analisi fumi + caldai*|bollin*|controllo fumi|prova fumi|prova dei fumi|analisi fumi|analisi combustion*|caldai* + revision*|caldai* + manutenzion*|caldai* + tagliand*|caldai* + @pulisce|caldai* + controll*|caldai* + libretto|caldai* + annual*|caldai* + ogni anno|caldai* + verific*|calderin* + controll*|calderin* + revision*|~revision*|~manutenzion*|~tagliand*|~controllo annual*|~libretto|calderin* + tagliand*|calderin* + manutenzion*|calderin* + @pulisce|caldai* + bollin*|bollin* blu|revision* + caldai* + condensazion*|manutenzion* + caldai* + condensazion*|controll* + caldai* + condensazion*|@pulisce + caldai* + condensazion*|tagliando + caldai* + condensazion*',
  vatRate: 0.1,
  labourShare: 0.9,
  included: [
    'visita',
    'pulizia e controllo della caldaia',
    'analisi dei fumi e bollino, se li chiedi',
    'rapporto di controllo',
  ],
  excluded: ['ricambi', 'chiamata urgente', 'riparazioni'],
  factors: [
    'centro assistenza della marca: +10–30 €',
    'più caldaie nello stesso palazzo: di solito uno sconto',
  ],
  permits:
    'Nessun permesso: è un obbligo (DPR 74/2013) con le scadenze della tua regione. Il tecnico trasmette il rapporto al catasto degli impianti.',
  duration: 'circa un’ora',
  rows: {
    full: { label: 'Revisione con analisi dei fumi e bollino', min: 75, max: 140, ...published },
    clean: { label: 'Pulizia e controllo, senza analisi dei fumi', min: 65, max: 90, ...published },
  },
  visit: 'il libretto, la data dell’ultimo controllo e il modello della caldaia',
  relief: 'maintenance',
} as const satisfies JobKind
