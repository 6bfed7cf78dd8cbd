import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cappotto = {
  title: 'Cappotto termico esterno',
  work: 'cappotto termico esterno',
  profession: 'Impresa Edile',
  cues: 'cappotto|isolamento esterno|cappotto termico|coibentare le pareti|polistirene|EPS|lana di roccia fuori|isolare casa fuori|pareti fredde|risparmio energetico facciata|cappottino',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'pannelli EPS 12–14 cm',
    'tasselli',
    'rasatura armata',
    'finitura colorata',
    'ponteggio',
    'davanzali semplici',
  ],
  excluded: ['infissi', 'balconi', 'rimozione dell’intonaco staccato', 'pratiche (3–6 %)'],
  factors: [
    'lana di roccia +25–40 €/m²',
    'ogni 2 cm in più +5–10 €/m²',
    'davanzali nuovi +60–120 € l’uno',
    'sotto 150 m² +10 %',
  ],
  tiers: {
    base: { label: 'EPS 120–145' },
    media: { label: 'EPS grafite 14 cm 140–170' },
    alta: { label: 'lana di roccia/sughero 165–230' },
  },
  permits: 'CILA (condominio: assemblea; centro storico: paesaggistica); APE prima e dopo per l’ecobonus',
  duration: '200 m² in 5–8 settimane',
  rows: {
    main: {
      label: 'Cappotto termico esterno',
      min: 120,
      max: 190,
      unit: 'm² di facciata',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('edilnet')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
