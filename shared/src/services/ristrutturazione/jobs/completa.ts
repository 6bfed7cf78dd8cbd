import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const completa = {
  title: 'Ristrutturazione completa',
  work: 'ristrutturazione completa',
  profession: 'Impresa Edile',
  cues: 'ristrutturare tutto|casa da rifare|chiavi in mano|rifare tutto|totale|dalle fondamenta|demolire e rifare|appartamento anni 60|casa vecchia|ristrutturazione integrale|completa',
  vatRate: 0.1,
  labourShare: 0.6,
  included: [
    'demolizioni',
    'impianti elettrico',
    'idraulico e riscaldamento',
    'un bagno',
    'pavimenti',
    'porte',
    'tinteggiatura',
    'pratiche di base dell’impresa',
  ],
  excluded: [
    'infissi (serramenti)',
    'cucina componibile',
    'arredi',
    'climatizzatori',
    'tecnici (8–13 %)',
    'IVA',
  ],
  factors: [
    'per ogni bagno oltre il primo +6.000–11.000 €',
    'infissi +450–620 €/m² di infisso (s.pvc)',
    'radiante al posto dei radiatori +40–70 €/m²',
    'sotto 50 m² +10–15 % al m²',
    'sopra 130 m² −10 %',
  ],
  tiers: { base: { label: '700–900' }, media: { label: '900–1.250' }, alta: { label: 'r.pregio' } },
  permits: 'CILA; SCIA se si toccano parti strutturali o prospetti',
  duration: '80 m² in 3–5 mesi',
  rows: {
    main: {
      label: 'Ristrutturazione completa',
      min: 700,
      max: 1250,
      unit: 'm² di casa',
      vat: 'esclusa',
      basis: 'source',
      sources: [
        page('archizen', 2025),
        page('iperedilizia', 2025),
        page('ProntoPro/Immobiliare via ediltecnico', 2015),
      ],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
