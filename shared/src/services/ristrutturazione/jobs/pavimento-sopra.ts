import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const pavimentoSopra = {
  title: 'Pavimento nuovo sopra il vecchio',
  work: 'pavimento nuovo sopra il vecchio',
  profession: 'Impresa Edile',
  cues: 'pavimento sopra|gres sopra|senza togliere il vecchio|sovrapposizione|piastrelle sopra le piastrelle|coprire il pavimento|gres sottile|nuovo pavimento senza demolire|solo i pavimenti|gres sopra il vecchio',
  vatRate: 0.1,
  labourShare: 0.55,
  included: ['primer', 'piastrella di gres 20–30 €/m²', 'posa a colla', 'fughe'],
  excluded: ['porte da piallare (40–80 € l’una)', 'battiscopa (8–15 €/m)', 'livellamento'],
  factors: [
    'gres 60×60 o effetto legno +15–35 €/m²',
    'autolivellante +15–43 €/m²',
    'scale a parte',
    'sotto 15 m² minimo 700 €',
  ],
  permits: 'nessuno',
  duration: '60 m² in 4–6 giorni',
  rows: {
    main: {
      label: 'Pavimento nuovo sopra il vecchio',
      min: 50,
      max: 90,
      unit: 'm²',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023), page('linjapaneserestaurant')],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 700,
      max: 700,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
