import type { JobKind } from '../../job-kind.ts'

export const contatore = {
  title: 'Aumento della potenza del contatore',
  work: 'aumentare la potenza del contatore',
  profession: 'Elettricista',
  cues: 'aument* + contator*|aument* + potenza|alzare + contator*|alzare + potenza|portare + contator*|salta + contator*|scatta + contator*|passare + trifas*|contator* + non regge|contator* + stacc*|contator* + piu potent*|contator* + piu kw|contatore nuovo|@cambia + contator*|piu potenza + contator*|passare + kw + contator*|contator* + pratica|portare + kw + contator*|contator* + passare + kw + pratica|contator* + aument* + kw',
  vatRate: 0.22,
  labourShare: 0,
  included: ['richiesta al fornitore di energia'],
  excluded: ['linea dal contatore al quadro', 'quadro nuovo'],
  factors: [],
  permits: 'Nessun permesso: la richiesta la fai tu al tuo fornitore di energia.',
  duration: '5–15 giorni lavorativi',
  rows: null,
  visit:
    'la linea fra contatore e quadro; il costo della pratica lo dice il fornitore di energia, con le tariffe ARERA',
  relief: 'maintenance',
} as const satisfies JobKind
