import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const wallbox = {
  title: 'Wallbox per auto elettrica',
  work: 'wallbox per auto elettrica',
  profession: 'Elettricista',
  cues: 'wallbox|colonnina|ricarica auto|auto elettrica|caricare la macchina|presa per auto|7|4 kw|ricarica in garage|box auto ricarica|tesla a casa',
  vatRate: 0.1,
  labourShare: 0.35,
  included: [
    'wallbox fino a 7',
    '4 kW',
    'linea fino a 10 m',
    'differenziale tipo A con 6 mA DC o B',
    'dichiarazione',
  ],
  excluded: ['aumento di potenza (p.contatore)', 'scavi', 'box lontano'],
  factors: [
    'oltre 20 m di linea +200–500 €',
    'smart con gestione del carico +300–500 €',
    '22 kW trifase +400–900 €',
  ],
  tiers: { base: { label: '700–1.100' }, media: { label: '1.100–1.700' }, alta: { label: '1.700–2.600' } },
  permits: 'nessuno; condominio: comunicazione all’amministratore; autorimesse oltre 300 m²: VVF',
  duration: 'mezza giornata – 1 giorno',
  rows: {
    main: {
      label: 'Wallbox per auto elettrica',
      min: 900,
      max: 1900,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('auto-matic.net', 2026), page('alanews', 2025)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
