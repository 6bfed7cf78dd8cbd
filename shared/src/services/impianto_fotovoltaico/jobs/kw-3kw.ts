import type { JobKind } from '../../job-kind.ts'
import { page } from '../../price-row.ts'

export const kw3kw = {
  title: 'Impianto fotovoltaico da 3 kW',
  work: 'impianto fotovoltaico da 3 kW',
  profession: 'Installatore fotovoltaico',
  cues: 'fotovoltaico piccolo|3 kw|pannelli solari|pannelli per due persone|impianto da 3|fotovoltaico appartamento|villetta a schiera|pannelli sul tetto|solare|fotovoltaico base',
  vatRate: 0.1,
  labourShare: 0.22,
  included: [
    'moduli',
    'inverter',
    'strutture',
    'cablaggi',
    'quadro',
    'pratica di connessione',
    'dichiarazione',
  ],
  excluded: ['batteria', 'ponteggio o linea vita', 'rifacimento del tetto', 'aumento del contatore'],
  factors: [
    'tetto piano con zavorre +8 %',
    'oltre due piani con piattaforma +400–1.200 €',
    'ottimizzatori +60–110 € a modulo',
  ],
  permits: 'edilizia libera sul tetto fuori dai centri storici e dai vincoli; pratica del distributore',
  duration: '1–2 giorni; allaccio in 4–10 settimane',
  rows: {
    main: {
      label: 'Impianto fotovoltaico da 3 kW',
      min: 4200,
      max: 6900,
      unit: 'impianto',
      vat: 'esclusa',
      basis: 'source',
      sources: [page('aforenergy', 2025), page('sostariffe')],
    },
  },
  visit: '',
  relief: 'general',
} as const satisfies JobKind
