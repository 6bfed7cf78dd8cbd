import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pompa = {
  title: 'Pompa di calore aria-acqua al posto della caldaia',
  work: 'pompa di calore aria-acqua al posto della caldaia',
  profession: 'Idraulico',
  cues: 'pompa di calore|togliere il gas|full electric|aria acqua|riscaldamento elettrico|senza gas|pdc|pompa di calore per termosifoni|eliminare la caldaia|casa elettrica',
  vatRate: 0.12,
  labourShare: 0.25,
  included: [
    'macchina 6–12 kW',
    'accumulo sanitario e inerziale',
    'collegamenti idraulici ed elettrici',
    'regolazione',
  ],
  excluded: ['contatore', 'radiatori o pavimento radiante', 'basamento'],
  factors: [
    '8 kW in casa media 7.500–11.000 €',
    'oltre 12 kW +2.000–4.000 €',
    'termosifoni vecchi: serve la verifica termotecnica (250–600 €)',
  ],
  tiers: {
    base: { label: '7.000–9.000' },
    media: { label: '9.000–12.000' },
    alta: { label: '12.000–18.000' },
  },
  permits: 'edilizia libera sotto 12 kW termici (DM 2-3-2018); rumore e condominio',
  duration: '2–4 giorni',
  rows: {
    main: {
      label: 'Pompa di calore aria-acqua al posto della caldaia',
      min: 7000,
      max: 14000,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('updatezoneapp.com', 2025),
        page('geotherm.it', 2023),
        page('risparmiare-energia.com', 2013),
      ],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
