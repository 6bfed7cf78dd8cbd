import { own } from '../../estimate.ts'
import type { JobKind } from '../../job-kind.ts'

const job = { unit: 'intervento', vat: 'esclusa', ...own } as const

export const scaldabagnoRiparazione = {
  title: 'Riparazione dello scaldabagno',
  work: 'riparare lo scaldabagno',
  profession: 'Idraulico',
  cues: '@ripara + scaldabagn*|@ripara + boiler|@ripara + scaldin*|@ripara + scaldacqu*|resistenza + scaldabagn*|resistenza + boiler|cambi* + resistenza|anodo|scaldabagn* + perd*|boiler + perd*|scaldabagn* + non scald*|boiler + non scald*|scaldabagn* + non funzion*|boiler + non funzion*|boiler + non va|scaldabagn* + non va|scaldin* + non scald*|scaldin* + perd*|boiler + rott*|scaldabagn* + guast*|boiler + guast*|scaldabagn* + calcar*|boiler + calcar*|fiamma pilota|scaldin* + spegn*|scaldabagn* + spegn*|boiler + spegn*|scaldacqu* + spegn*|scaldin* + non si accend*|scaldabagn* + non si accend*|boiler + non si accend*|scaldin* + non accend*|scaldin* + rott*|scaldin* + guast*|scaldin* + blocc*|scaldabagn* + blocc*|scaldabagn* + salvavita|boiler + salvavita|scaldabagn* + scatt*|boiler + scatt*|scaldabagn* + rumor*|boiler + rumor*|scaldabagn* + gocciol*|boiler + gocciol*|scaldin* + gocciol*|scaldin* gas + spegn*|scaldabagn* gas + spegn*|boiler gas + spegn*|scaldin* elettric* + spegn*|scaldabagn* elettric* + spegn*|boiler + non fa*|scaldabagn* + non fa*|scaldin* + non fa*|boiler + acqua + non fa*|scaldabagn* + acqua + non fa*|boiler + non fa* + acqua calda|scaldabagn* + non fa* + acqua calda|boiler + acqua + fredd*|scaldabagn* + acqua + fredd*|boiler + non arriva + acqua calda|scaldabagn* + non part*|boiler + non part*|scaldabagn* + stacc* + corrente',
  replacement: 'scaldabagno',
  vatRate: 0.1,
  labourShare: 0.7,
  included: [
    'chiamata',
    'ricerca del guasto',
    'resistenza, termostato o anodo',
    'pulizia dal calcare e prova',
  ],
  excluded: ['scaldabagno nuovo', 'tubi da rifare'],
  factors: [
    'se perde dal serbatoio va cambiato: 300–600 € per un 80 litri elettrico',
    'notte e festivi: +30–50 %',
  ],
  permits: 'Nessun permesso.',
  duration: 'da 1 a 2 ore',
  rows: {
    electric: { label: 'Resistenza, termostato o anodo', min: 90, max: 160, ...job },
    gas: { label: 'Guasto di uno scaldabagno a gas', min: 100, max: 200, ...job },
  },
  visit: 'se perde dal serbatoio o dai tubi, e se la resistenza è bruciata',
  relief: 'maintenance',
} as const satisfies JobKind
