import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const cartaPosare = {
  title: 'Posare carta da parati',
  work: 'posare carta da parati',
  profession: 'Imbianchino',
  cues: 'mettere la carta da parati|tappezzare|parato nuovo|carta murale|fotomurale|posa tappezzeria|TNT|vinilica|carta geometrica|parete con carta|incollare la carta',
  vatRate: 0.1,
  labourShare: 0.5,
  included: ['preparazione con fissativo', 'carta di fascia media', 'posa'],
  excluded: ['carta di designer o su misura', 'rasatura'],
  factors: [
    'solo posa (carta del cliente) 12–20 €',
    'fotomurale o carta di marca +20–80 €/m²',
    'vano scala +30 %',
  ],
  permits: 'nessuno',
  duration: '1 giorno a stanza',
  rows: {
    main: {
      label: 'Posare carta da parati',
      min: 22,
      max: 45,
      unit: 'm² di parete',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('Regione Lazio', 2023)],
    },
    minimum: {
      label: 'Minimo per una chiamata',
      min: 180,
      max: 180,
      unit: 'intervento',
      vat: 'esclusa',
      basis: 'own',
      sources: [],
    },
  },
  visit: '',
  relief: 'painting',
} as const satisfies JobKind
