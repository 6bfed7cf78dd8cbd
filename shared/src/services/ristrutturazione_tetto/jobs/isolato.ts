import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const isolato = {
  title: 'Rifare il tetto isolato e ventilato',
  work: 'rifare il tetto isolato e ventilato',
  profession: 'Impresa Edile',
  cues: 'rifare il tetto|isolare il tetto|tetto ventilato|coibentare|tetto nuovo|tetto di legno nuovo|mansarda calda|tetto termico|pacchetto ventilato|rifacimento copertura',
  vatRate: 0.1,
  labourShare: 0.5,
  included: [
    'rimozione',
    'tavolato o assito',
    'freno al vapore',
    'isolante',
    'ventilazione',
    'guaina',
    'tegole',
    'lattoneria di base',
  ],
  excluded: [
    'travi principali (te.travi)',
    'ponteggio',
    'linea vita (1.000–3.000 €)',
    'pratiche e direzione lavori (8–13 %)',
  ],
  factors: [
    'isolante oltre 14 cm +25–60 €/m²',
    'fibra di legno al posto di EPS +20–40 €/m²',
    'solo struttura sana −',
  ],
  tiers: {
    base: { label: '200–250 EPS e tegola portoghese' },
    media: { label: '250–310 lana di roccia o fibra di legno' },
    alta: { label: '310–420 coppi vecchi, legno a vista' },
  },
  permits: 'CILA (SCIA se strutture o sagoma; paesaggistica nei centri storici)',
  duration: '100 m² in 3–5 settimane',
  rows: {
    main: {
      label: 'Rifare il tetto isolato e ventilato',
      min: 200,
      max: 360,
      unit: 'm² di falda',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('idealista', 2023)],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
