import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const scaldabagnoElettrico = {
  title: 'Scaldabagno elettrico 50–80 litri',
  work: 'scaldabagno elettrico 50–80 litri',
  profession: 'Idraulico',
  cues: 'scaldabagno|boiler|boiler elettrico|scaldino|scaldabagno rotto|80 litri|non scalda l’acqua|perde lo scaldabagno|resistenza|scaldacqua|boiler del bagno',
  vatRate: 0.1,
  labourShare: 0.45,
  included: [
    'scaldabagno 80 l di classe C',
    'smontaggio e smaltimento',
    'valvola di sicurezza',
    'flessibili',
    'montaggio',
  ],
  excluded: ['tubi da rifare', 'presa nuova (i.punti)'],
  factors: [
    '50 l −40–70 €',
    '100 l +80–150 €',
    'solo resistenza o anodo 90–160 €',
    'casa del cliente: solo montaggio 110–200 €',
  ],
  permits: 'nessuno',
  duration: '2–3 ore',
  rows: {
    main: {
      label: 'Scaldabagno elettrico 50–80 litri',
      min: 300,
      max: 600,
      unit: 'pezzo',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('consulente-energia.com', 2025), page('ilmiobusinessplan.com')],
    },
  },
  visit: '',
  relief: 'boiler',
} as const satisfies JobKind
